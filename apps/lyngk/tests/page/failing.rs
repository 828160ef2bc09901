//! A program that fails: a panic is told, with a way to save a copy without the program, and a reload finds everything.

use crate::keeping::line;
use crate::reviews::own_game;
use crate::table::with_stored;
use crate::visit::{DESKTOP, PHONE, Visit, visit_prepared};

/// Script that makes the program panic when it creates the next element: it takes for granted that it can.
const FAULT: &str = "const create = Document.prototype.createElement;
    Document.prototype.createElement = function () {
        Document.prototype.createElement = create;
        throw new Error('no more elements');
    };";

impl Visit {
    /// Makes the program panic by a click.
    async fn panic_at(&self, css: &str) {
        self.wait_for(css).await;
        self.run(&format!("{FAULT} document.querySelector('{css}').click();")).await;
        self.expect_problem("panicked at").await;
        // A program that has panicked is stopped by a trap.
        self.expect_problem("unreachable").await;
        self.settle().await;
        self.forgive();
        self.wait_for("#rescue[open]").await;
    }

    /// Saves a copy, and returns the text of the file.
    async fn rescued(&self) -> String {
        self.run(
            "document.made = []; const make = URL.createObjectURL;
            URL.createObjectURL = blob => { document.made.push(blob); return make(blob); };",
        )
        .await;
        self.click("#rescue-save").await;
        self.wait_until("document.made.length === 1", "the file").await;
        self.eval("document.made[0].text()").await
    }
}

#[test]
fn after_a_panic_games_and_studies_are_safe_and_can_be_saved_at_once() {
    let study = line(1, 4).to_string();
    let stored = with_stored(&[("lyngk.game", &own_game()), ("lyngk.study", &study)]);
    visit_prepared(DESKTOP.reduced_motion(), &stored, async |page| {
        page.wait_for("#board").await;
        page.enter_study("").await;
        page.wait_for_turns(4).await;
        page.write("#study-comment", "a thought before the end").await;
        page.wait_for_stored("a thought before the end").await;
        page.panic_at("#tab-share").await;
        page.wait_for_words("#rescue", "LYNGK has stopped because of an error.").await;
        page.wait_for_words("#rescue", "Your games and studies are stored in this browser.").await;
        page.axe().await;
        page.screenshot("rescue").await;
        // Nothing behind the message can be reached.
        page.press("Escape").await;
        page.settle().await;
        assert_eq!(page.count("#rescue[open]").await, 1);
        let copy = page.rescued().await;
        let game = own_game();
        let start = game.lines().find(|line| line.starts_with("[Start")).expect("a start");
        assert!(copy.contains("a thought before the end") && copy.contains(start), "{copy}");
        assert!(copy.contains("[Kind \"study\"]"), "{copy}");
        // The copy is a file that the library restores.
        let (games, unread) = lyngk_study::library::read(&copy);
        assert_eq!((games.len(), unread.len()), (2, 0), "{copy}");

        page.click("#rescue-load").await;
        page.wait_until("document.querySelector('#rescue') === null", "the page to be loaded again").await;
        page.wait_for_turns(4).await;
        assert!(page.study_text().await.contains("a thought before the end"));
        let game: lyngk_rules::Record = game.parse().expect("a game");
        assert_eq!(page.table().await.game().turns().len(), game.main_line().count());
    });
}

#[test]
fn after_a_panic_even_a_game_that_could_not_be_stored_is_saved_in_the_copy() {
    let full = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };";
    visit_prepared(PHONE.reduced_motion(), full, async |page| {
        page.wait_for("#unkept").await;
        page.touch("#unkept button").await;
        page.touch("[data-use='movable']").await;
        page.touch("[data-use='landing']:not([data-claim])").await;
        page.wait_for("#record .turn[data-ply='2']").await;
        page.wait_for_status("Your turn").await;
        page.panic_at("#head-settings").await;
        page.wait_for_words("#rescue", "Something could not be stored. Save a copy").await;
        page.screenshot("rescue-phone").await;
        let copy = page.rescued().await;
        let (games, _) = lyngk_study::library::read(&copy);
        assert_eq!(games.first().map(|game| game.main_line().count()), Some(2), "{copy}");
    });
}
