//! The position editor: by mouse, keyboard and touch.

use lyngk_rules::{Piece, Player, Point, Position, Setup, Variant};

use crate::table::at;
use crate::views::fits;
use crate::visit::{DESKTOP, SMALL, Visit, visit};

impl Visit {
    async fn enter_editor(&self) {
        self.run("location.hash = '#study/editor';").await;
        self.wait_for(".editor #board").await;
        self.settle().await;
    }

    async fn take_tool(&self, letter: char) {
        self.touch(&format!("[data-tool='{letter}']")).await;
        self.wait_for(&format!("[data-tool='{letter}'][aria-pressed='true']")).await;
    }

    /// The position in the editor.
    async fn set_up(&self) -> Setup {
        let text: String = self.eval("document.querySelector('#editor-lpn').value").await;
        text.parse().unwrap_or_else(|error| panic!("{error} in {text}"))
    }

    async fn wait_for_height(&self, point: Point, height: usize) {
        self.wait_for(&format!("{}[data-height='{height}']", at(point))).await;
    }

    async fn random_start(&self, seed: u64) -> Position {
        self.write("#editor-number", &seed.to_string()).await;
        self.touch("#editor-random").await;
        self.wait_for(".editor-said.complete").await;
        Position::random_start(seed, Variant::Standard)
    }
}

/// A stack that can be moved onto a neighbour of another colour.
fn pair(position: &Position) -> (Point, Point) {
    let other = |point: Point| {
        let top = position.top_color(point)?;
        point.neighbors().into_iter().find(|&next| position.top_color(next).is_some_and(|color| color != top))
    };
    Point::ALL.into_iter().find_map(|point| Some((point, other(point)?))).expect("every start has one")
}

#[test]
fn a_position_is_built_by_mouse_and_impossible_edits_are_refused_with_reasons() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.run("location.hash = '#study';").await;
        page.open_tab("open").await;
        page.touch("#to-editor").await;
        page.wait_for(".editor #board").await;
        page.wait_until("document.activeElement.id === 'editor-title'", "the focus at the heading").await;
        page.touch("#editor-clear").await;
        page.wait_for_words("#editor-missing", "43 more pieces").await;
        page.take_tool('R').await;
        page.choose(Point::E4).await;
        page.wait_for_height(Point::E4, 1).await;
        page.wait_for("[data-tool='R'][aria-label='red, 7 left']").await;
        page.choose(Point::E4).await;
        page.wait_for_words("#refusal", "holds a colour more than once: red. (Rule E5)").await;
        page.take_tool('J').await;
        page.choose(Point::E4).await;
        page.wait_for_words("#editor-missing", "The joker on e4 needs a piece on top").await;
        page.touch("#editor-study").await;
        page.wait_for_words("#refusal", "more pieces must go on the board").await;
        page.axe().await;

        // An impossible LPN stays in the field, with every reason.
        let kept = page.set_up().await;
        page.write(
            "#editor-lpn",
            "RR/.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./. 1 IBR/- 0/0 std",
        )
        .await;
        page.wait_for_words("#editor-lpn-problem", "(Rule E5)").await;
        page.wait_for_words("#editor-lpn-problem", "more than two colours").await;
        assert_eq!(page.count(&format!("{}[data-height='2']", at(Point::E4))).await, 1, "nothing has changed");
        page.axe().await;
        page.choose(Point::D4).await;
        page.wait_until("document.querySelector('#editor-lpn').ariaInvalid === 'false'", "what is set up").await;
        page.touch("#editor-undo").await;
        page.wait_for_height(Point::D4, 0).await;
        assert_eq!(page.set_up().await, kept);

        // A random start, a stack moved by dragging, another by clicking, a claim, and the player to move.
        let start = page.random_start(7).await;
        let (from, to) = pair(&start);
        page.drag(&at(from), &at(to)).await;
        page.wait_for_height(to, 2).await;
        page.touch("[data-player='2'] [data-color='red']").await;
        page.wait_for("[data-player='2'] [data-color='red'][aria-pressed='true']").await;
        page.touch("[data-player='2'] .editor-turn").await;
        let mut setup = start.setup();
        setup.stacks[to.index()] = format!("{}{}", start.stack(to), start.stack(from)).parse().expect("a stack");
        setup.stacks[from.index()] = lyngk_rules::Stack::EMPTY;
        setup.claims[Player::Two].insert(lyngk_rules::Color::Red);
        setup.to_move = lyngk_rules::Player::Two;
        assert_eq!(page.set_up().await, setup);
        let position = setup.position().expect("a whole position");

        page.touch("#editor-study").await;
        page.wait_for("#tree").await;
        page.wait_for_stored("[State").await;
        let record = page.study().await;
        assert_eq!((*record.start(), record.turn_total()), (position, 0));

        page.run("history.back();").await;
        page.wait_for(".editor #board").await;
        assert_eq!(page.set_up().await, setup, "it is as it was left");
        page.touch("#editor-play").await;
        page.wait_for("#dialog[open] #new-lpn").await;
        page.fill_in(&["opponent=friend"], &[]).await;
        page.touch("#new-start").await;
        page.wait_until_gone("#dialog[open]").await;
        page.wait_for(".play #board").await;
        let table = page.table_when("the game starts there", |table| *table.game().start() == position).await;
        assert!(table.game().turns().is_empty());
    });
}

#[test]
fn a_position_is_built_by_keyboard_alone_and_analysed() {
    visit(DESKTOP.dark().reduced_motion(), async |page| {
        page.enter_editor().await;
        let start = page.random_start(3).await;
        page.run("document.querySelector('#board [tabindex=\"0\"]').focus();").await;
        let there: String = page.eval("document.activeElement.dataset.point").await;
        let point: Point = there.parse().expect("a point");
        page.press("Backspace").await;
        page.wait_for_height(point, 0).await;
        page.wait_for_words("#editor-missing", "1 more piece").await;
        let piece: Piece = start.stack(point).top().expect("a piece");
        page.press(&piece.letter().to_lowercase().to_string()).await;
        page.wait_for(&format!("[data-tool='{}'][aria-pressed='true']", piece.letter())).await;
        page.wait_for_words("#message", "1 left").await;
        page.press("Enter").await;
        page.wait_for_height(point, 1).await;
        assert_eq!(page.set_up().await, start.setup());

        page.press("8").await;
        page.press("Enter").await;
        page.wait_for(&format!("{}[data-use='picked']", at(point))).await;
        page.press("Escape").await;
        page.wait_until_gone("[data-use='picked']").await;
        page.press("Delete").await;
        page.wait_for_height(point, 0).await;
        page.press("Control+z").await;
        page.wait_for_height(point, 1).await;
        page.axe().await;
        page.run("document.querySelector('#editor-analyse').focus();").await;
        page.press("Enter").await;
        page.wait_for("#tab-analysis[aria-selected='true']").await;
        page.wait_for("#best-lines li[data-rank='1']:not([hidden]) .turn").await;
        page.reload().await;
        page.enter_editor().await;
        assert_eq!(page.set_up().await, start.setup(), "what is set up is kept");
    });
}

#[test]
fn the_editor_fits_on_a_small_phone() {
    visit(SMALL.dark().reduced_motion().speaking("de-DE"), async |page| {
        page.enter_editor().await;
        page.touch("#editor-clear").await;
        page.wait_for_words("#editor-missing", "43").await;
        page.take_tool('K').await;
        page.choose(Point::E4).await;
        page.wait_for_height(Point::E4, 1).await;
        page.drag(&at(Point::E4), &at(Point::E5)).await;
        page.wait_for_height(Point::E5, 1).await;
        fits(page, "editor").await;
        page.choose(Point::E5).await;
        page.wait_for_words("#refusal", "(Regel E5)").await;
        fits(page, "refused").await;
        page.axe().await;
    });
}
