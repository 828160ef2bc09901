//! The guide through somebody's first game.

use lyngk_rules::{Color, Player, Point, Position, Turn, Variant};

use lyngk_study::first_game::{FirstGame, Remark};
use lyngk_view::{Language, say};

use crate::browser::Visitor;
use crate::table::{at, before_the_end, english, position_where, with_stored};
use crate::visit::{DESKTOP, PHONE, SMALL, Visit, visit, visit_prepared};

/// A phone on its side.
const LANDSCAPE: Visitor = Visitor { width: 844, height: 390, ..PHONE };

/// The guide is open, within the window, and covers neither the board nor what must stay in reach.
const IS_IN_PLACE: &str = "(() => {
    const box = css => document.querySelector(css).getBoundingClientRect();
    const guide = box('#guide[data-open]');
    const apart = ['#board', '#status', '.tray-colors', '.side > .lower', '.side > .controls', '#hint-button'].every(css => {
        const other = box(css);
        if (getComputedStyle(document.querySelector(css)).visibility === 'hidden') return true;
        // One pixel is for screen readers.
        return other.width <= 1 || guide.right <= other.left + 1 || guide.left >= other.right - 1 || guide.bottom <= other.top + 1
            || guide.top >= other.bottom - 1;
    });
    return apart && guide.width > 100 && guide.height > 20 && guide.top >= 0 && guide.bottom <= innerHeight;
})()";

impl Visit {
    /// Waits for a remark about a topic, checks its place, and returns its text.
    async fn remark(&self, topic: &str) -> String {
        self.wait_for(&format!("#guide[data-open][data-topic='{topic}']")).await;
        if topic == "move" {
            // How to move is said at once, and the advice when it is known.
            assert!(self.text("#guide-text").await.contains("hoose"), "how to move");
            self.wait_for("#board .pointed .way").await;
        }
        self.wait_until(IS_IN_PLACE, &format!("a remark about {topic} in its place")).await;
        self.text("#guide-text").await
    }
}

/// A turn that leaves nothing to the opponent.
fn safe_turn(position: &Position) -> Turn {
    let is_safe = |turn: &Turn| FirstGame::default().gift(position, *turn).is_none();
    position.turns().into_iter().find(is_safe).expect("a turn")
}

/// The points in a text.
fn points_in(text: &str) -> Vec<Point> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter_map(|word| word.parse().ok()).collect()
}

/// Counts the searches that engine workers are asked for.
const COUNT_SEARCHES: &str = "window.searches = 0;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (line, ...rest) {
        if (String(line).startsWith('go')) window.searches += 1;
        return post.call(this, line, ...rest);
    };";

#[test]
fn a_hint_on_the_first_move_is_the_turn_that_the_guide_advises() {
    visit_prepared(DESKTOP.reduced_motion(), COUNT_SEARCHES, async |page| {
        page.touch("#welcome-not-now").await;
        let advised = points_in(&page.remark("move").await);
        let arrow = "document.querySelector('#board .pointed .way').getAttribute('d')";
        let guides: String = page.eval(arrow).await;
        let searches: u32 = page.eval("searches").await;
        assert_eq!(searches, 1);
        page.touch("#hint-button").await;
        page.wait_for("#hint[data-step='nudge']").await;
        page.touch("#hint-next").await;
        page.wait_for("#hint[data-step='turn']").await;
        assert_eq!(points_in(&page.text("#hint-turn").await), advised);
        assert_eq!(page.eval::<String>(arrow).await, guides);
        assert_eq!(page.eval::<u32>("searches").await, searches, "a second search might prefer another turn");
        assert_eq!(page.eval::<String>("localStorage.getItem('lyngk.hints')").await, "1");
        // The guide says to follow the arrow, so that it is there when the hint has gone.
        page.touch("#hint-close").await;
        page.wait_until_gone("#hint").await;
        assert_eq!(points_in(&page.remark("move").await), advised);
        page.settle().await;
        assert_eq!(page.eval::<String>(arrow).await, guides);
    });
}

#[test]
fn the_first_game_advises_a_whole_turn_and_explains_claims_without_advice() {
    for visitor in [DESKTOP, PHONE, SMALL, LANDSCAPE] {
        visit(visitor.reduced_motion(), async |page| {
            page.wait_for("#welcome").await;
            assert_eq!(page.count("#guide[data-open], .pointed path").await, 0, "one message at a time");
            page.touch("#welcome-not-now").await;
            let text = page.remark("move").await;
            assert_eq!(page.count("#welcome, #typed-turn").await, 0);
            let position = *page.table().await.game().position();
            let [from, to] = points_in(&text)[..] else { panic!("a move in {text}") };
            let claim = page.attribute("#guide", "data-color").await;
            let claim = claim.and_then(|name| Color::ALL.into_iter().find(|color| color.name() == name));
            let turn = Turn::Move { claim, from, to };
            assert!(position.is_legal(turn), "{turn} in {text}");
            page.wait_for(".pointed path").await;
            assert_eq!(page.attribute("#guide-text", "aria-live").await.as_deref(), Some("polite"));
            // The arrow goes with another stack, and comes back without it.
            let other = position.turns().into_iter().find_map(|turn| match turn {
                Turn::Move { claim: None, from: other, .. } if other != from => Some(other),
                _ => None,
            });
            page.choose(other.expect("another stack")).await;
            page.wait_until_gone(".pointed path").await;
            page.wait_until_gone("#guide[data-open]").await;
            page.choose(other.expect("another stack")).await;
            page.wait_for(".pointed path").await;
            page.play(turn).await;
            let table = page.table_after(2).await;
            let text = page.remark("claiming").await;
            assert!(text.contains("no hurry") && points_in(&text).is_empty(), "{text}");
            let news = say::last_turn(&english(), &table).expect("a reply");
            assert_eq!(page.text("#guide-news").await, news, "the reply can be read beside the remark");
            assert_eq!(page.count(".pointed path, #board [data-hinted], #guide[data-color]").await, 0);
            page.play(safe_turn(page.table().await.game().position())).await;
            page.table_after(4).await;
            page.wait_until("localStorage.getItem('lyngk.guide').includes('claiming')", "it is noted").await;
            page.wait_until_gone("#guide[data-topic='claiming'], #guide[data-topic='move']").await;
        });
    }
}

#[test]
fn an_obstacle_is_explained_once_even_when_all_claims_are_made() {
    let has_obstacle = |position: &Position| Point::ALL.iter().any(|&point| position.height(point) == 5);
    let start = position_where(Variant::Standard, |position| {
        let is_mine = position.to_move() == Player::One && position.claims(Player::One).len() == 2;
        has_obstacle(position) && is_mine && position.turns().len() > 3
    });
    let said = with_stored(&[("lyngk.welcomed", "yes"), ("lyngk.guide", "move claiming")]);
    for visitor in [DESKTOP, PHONE, SMALL, LANDSCAPE] {
        visit_prepared(visitor.reduced_motion(), &said, async |page| {
            page.wait_for("#hint-button").await;
            let choices = ["opponent=engine", "level=1", "side=first", "start=lpn"];
            page.new_game(&choices, &[("new-lpn", &start.to_string())]).await;
            let text = page.remark("obstacle").await;
            assert!(points_in(&text).iter().all(|&point| start.height(point) == 5), "{text}");
            page.wait_for(&format!("{}[data-hinted]", at(points_in(&text)[0]))).await;
            page.play(safe_turn(&start)).await;
            page.wait_until("localStorage.getItem('lyngk.guide').includes('obstacle')", "it is noted").await;
            page.table_for_person().await;
            page.settle().await;
            assert_eq!(page.count("#guide[data-topic='obstacle']").await, 0);
        });
    }
}

#[test]
fn the_end_says_why_the_game_is_over_and_ends_the_guide() {
    let start = before_the_end(Variant::Standard);
    let side = if start.to_move() == Player::One { "side=first" } else { "side=second" };
    let said = with_stored(&[("lyngk.welcomed", "yes"), ("lyngk.guide", "move claiming")]);
    visit_prepared(DESKTOP.reduced_motion(), &said, async |page| {
        page.wait_for("#hint-button").await;
        let choices = ["opponent=engine", "level=1", side, "start=lpn"];
        page.new_game(&choices, &[("new-lpn", &start.to_string())]).await;
        page.play(start.turns()[0]).await;
        page.wait_for_words("#game-over .over-detail", "Neither player can move any more.").await;
        page.wait_until("localStorage.getItem('lyngk.guide') === 'done'", "the end of the guide").await;
        assert_eq!(page.count("#guide[data-open]").await, 0);
    });
}

#[test]
fn the_guide_is_closed_with_one_key_for_good_and_spares_those_who_have_played() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.touch("#welcome-not-now").await;
        page.wait_for("#guide[data-open]").await;
        page.reload().await;
        page.wait_for("#guide[data-open]").await;
        page.press("Escape").await;
        page.wait_until_gone("#guide[data-open]").await;
        assert_eq!(page.count(".pointed path").await, 0);
        page.wait_until("localStorage.getItem('lyngk.guide') === 'done'", "the end of the guide").await;
        page.reload().await;
        page.wait_for("#hint-button").await;
        page.settle().await;
        assert_eq!(page.count("#guide").await, 0);
    });
    visit_prepared(DESKTOP.reduced_motion(), &with_stored(&[("lyngk.welcomed", "yes")]), async |page| {
        page.wait_for("#hint-button").await;
        page.settle().await;
        assert_eq!(page.count("#guide").await, 0);
    });
}

#[test]
fn a_stack_left_to_the_opponent_can_be_taken_back_before_the_reply() {
    let given = |position: &Position| {
        let guide = FirstGame::default();
        let plain = |turn: &Turn| turn.claim().is_none();
        position.turns().into_iter().filter(plain).find_map(|turn| match guide.gift(position, turn)? {
            Remark::Gift(point) => Some((turn, point)),
            _ => None,
        })
    };
    let start = position_where(Variant::Standard, |position| {
        position.to_move() == Player::One && given(position).is_some() && position.occupied().len() > 20
    });
    let (turn, point) = given(&start).expect("the position was found by it");
    let said = with_stored(&[("lyngk.welcomed", "yes"), ("lyngk.guide", "move claiming claim threat obstacle")]);
    for visitor in [DESKTOP, PHONE, SMALL, LANDSCAPE] {
        visit_prepared(visitor.reduced_motion(), &said, async |page| {
            page.wait_for("#hint-button").await;
            let choices = ["opponent=engine", "level=1", "side=first", "start=lpn"];
            page.new_game(&choices, &[("new-lpn", &start.to_string())]).await;
            page.wait_for("#threats[aria-pressed='true']").await;
            page.play(turn).await;
            let text = page.remark("gift").await;
            assert!(points_in(&text).contains(&point), "{text} instead of {point}");
            page.wait_for(&format!("{}[data-hinted]", at(point))).await;
            page.wait_for_status("Pip is waiting for you").await;
            // Language::ALL begins with English, and so it ends here.
            for language in Language::ALL.into_iter().rev() {
                let code = language.code();
                page.run(&format!(
                    "const select = document.querySelector('#language');
                    select.value = '{code}';
                    select.dispatchEvent(new Event('change', {{ bubbles: true }}));"
                ))
                .await;
                page.wait_for(&format!("html[lang='{code}']")).await;
                let play_on = lyngk_study::words(language).text("guide-play-on");
                page.wait_for_words("#guide-play-on", &play_on).await;
                page.remark("gift").await;
            }
            page.run("await new Promise(done => setTimeout(done, 2500));").await;
            assert_eq!(page.table().await.game().turns().len(), 1, "the reply waits");
            page.touch("#guide-take-back").await;
            page.table_after(0).await;
            page.wait_for_status("Your turn").await;
            // Somebody who insists may, and is warned no more than twice.
            page.play(turn).await;
            page.remark("gift").await;
            page.touch("#guide-play-on").await;
            page.table_after(2).await;
            page.wait_until("localStorage.getItem('lyngk.guide').includes('gift gift')", "both are noted").await;
            page.touch("#take-back").await;
            page.table_after(0).await;
            page.play(turn).await;
            page.table_after(2).await;
        });
    }
}
