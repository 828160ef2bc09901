//! One's own games over time: the empty view, reviews one after another, the summary, and the way to puzzles.

use lyngk_rules::{Record, Tag};

use crate::keeping::line;
use crate::study::WASTED;
use crate::table::with_stored;
use crate::views::fits;
use crate::visit::{DESKTOP, PHONE, Visit, quoted, visit, visit_prepared};

/// A game against an engine, as the page stores it.
fn against(level: u8, mut record: Record, day: &str) -> String {
    let level = level.to_string();
    let tags = [("Player1Type", "human"), ("Player2Type", "engine"), ("Player2Level", &level), ("Date", day)];
    for (name, value) in tags {
        record.set_tag(Tag::new(name, value).expect("a tag"));
    }
    record.to_string()
}

/// Three games, the latest first. The first turn of the oldest threw a win away.
pub(crate) fn three_games() -> String {
    let wasted: Record = WASTED.parse().expect("a game");
    [against(2, line(7, 3), "2026.11.17"), against(1, line(8, 2), "2026.11.16"), against(2, wasted, "2026.11.15")]
        .join("\n")
}

impl Visit {
    async fn enter_own_games(&self) {
        self.run("location.hash = '#study/own';").await;
        self.wait_for("#own-title").await;
    }
}

#[test]
fn without_games_the_view_says_what_to_do() {
    visit(PHONE.reduced_motion(), async |page| {
        page.wait_for("#board").await;
        page.enter_own_games().await;
        page.wait_for_words("#own-empty", "You have no stored games against the engine yet. Play one to the end").await;
        assert_eq!(page.count("#own-review, #own-graph, #own-results").await, 0);
        page.axe().await;
        fits(page, "own games, empty").await;
    });
}

#[test]
fn games_are_reviewed_one_after_another_and_lead_to_puzzles_for_their_mistakes() {
    visit_prepared(DESKTOP.reduced_motion(), &with_stored(&[("lyngk.games", &three_games())]), async |page| {
        page.wait_for("#board").await;
        page.run("location.hash = '#study/library';").await;
        page.wait_for("#library").await;
        // The library says "You", as all rooms do. In the file of somebody else, nobody is you.
        page.wait_for_rows("games", 3).await;
        assert!(page.listed("games").await.iter().all(|game| game.starts_with("You – ")));
        page.run("location.hash = '#study/collection/own';").await;
        page.wait_for_words("#row-0", "You – ").await;
        page.choose_collection(&format!("[{}]", quoted(&three_games())), "theirs.lgn").await;
        page.wait_for_words("#row-0", "Player 1 – ").await;
        page.run("location.hash = '#study/library';").await;
        page.wait_for("#library").await;
        page.click("#to-own-games").await;
        page.wait_for_words("#own-count", "3 games, 0 of them reviewed").await;
        page.wait_for_words("#own-review", "Review 3 more games").await;
        assert_eq!(page.count("#own-graph").await, 0);
        // It can be stopped, and goes on where it was.
        page.click("#own-review").await;
        page.wait_for_words("#own-reviewing", "Reviewing game 1 of 3").await;
        page.click("#own-stop").await;
        page.wait_for("#own-review").await;
        page.click("#own-review").await;
        page.wait_for_words("#own-count", "3 games, 3 of them reviewed").await;
        page.wait_until_gone("#own-review, #own-stop").await;
        assert_eq!(page.count("#own-graph .own-dot").await, 3);
        page.wait_for_words("#own-mean", "Average accuracy: ").await;
        assert_eq!(page.count("#own-game-list > li").await, 3);
        page.wait_for_words("#own-game-list > li:last-child", "Against Nino").await;
        page.wait_for_words("#own-game-list > li:last-child", "Accuracy: ").await;
        page.wait_for_words("#own-game-list > li:last-child", "Blunders: 1").await;
        page.axe().await;
        page.screenshot("own-games").await;
        // Everything is stored.
        page.reload().await;
        page.wait_for_words("#own-count", "3 games, 3 of them reviewed").await;
        let link = "#own-weakness-list a[href*='/theme/']";
        let theme: String =
            page.eval(&format!("document.querySelector(\"{link}\").getAttribute('href').split('/').pop()")).await;
        page.click(link).await;
        page.wait_until(&format!("document.querySelector('#filter-theme')?.value === '{theme}'"), "the theme").await;
        page.wait_for("#puzzle-next").await;
        // The review of a game is one click away.
        page.enter_own_games().await;
        page.wait_for("#own-game-list > li:last-child").await;
        page.click("#own-game-list > li:last-child .own-open").await;
        page.wait_for("#tab-review[aria-selected='true']").await;
        page.wait_for_words(".mistake-turn", "c6-d6??").await;
        page.wait_for_words(".mistake-head", "missed win").await;
        // The review counts what the list of games says.
        let blunders = "document.querySelector('#review-summaries [data-of=\"1\"] td:nth-of-type(4)').textContent";
        assert_eq!(page.eval::<String>(blunders).await, "1");
    });
}

#[test]
fn own_games_fit_on_a_phone_in_all_shapes() {
    visit_prepared(PHONE.dark().reduced_motion(), &with_stored(&[("lyngk.games", &three_games())]), async |page| {
        page.wait_for("#board").await;
        page.enter_own_games().await;
        page.touch("#own-review").await;
        page.wait_for_words("#own-count", "3 games, 3 of them reviewed").await;
        page.settle().await;
        fits(page, "own games").await;
        page.axe().await;
        page.screenshot("own-games-phone").await;
    });
}
