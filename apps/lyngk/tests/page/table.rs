//! The game at the board: its state as the page stores it, and turns made as people make them.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::time::{Duration, Instant};

use lyngk_rules::{Player, Position, SplitMix64, Turn, Variant};
use lyngk_view::{Language, Table, Words, say};
use serde_json::json;

use crate::visit::{POLL_INTERVAL, TIMEOUT, Visit, quoted};

/// The texts of the page, for expected sentences.
pub(crate) fn english() -> Words {
    Words::new(Language::English)
}

/// The first position of random games that fulfils a condition.
pub(crate) fn position_where(variant: Variant, wanted: impl Fn(&Position) -> bool) -> Position {
    (1..1_000).find_map(|seed| in_a_game(seed, variant, &wanted)).expect("a thousand games have one")
}

/// The first such position of a random game.
pub(crate) fn in_a_game(seed: u64, variant: Variant, wanted: impl Fn(&Position) -> bool) -> Option<Position> {
    let mut chance = SplitMix64::new(seed);
    let mut position = Position::random_start(seed, variant);
    while !wanted(&position) {
        let turn = position.random_turn(&mut chance)?;
        position.play(turn).ok()?;
    }
    Some(position)
}

/// A position in which every turn ends the game, and nobody has to pass.
pub(crate) fn before_the_end(variant: Variant) -> Position {
    let ends = |position: &Position, turn: Turn| {
        let mut next = *position;
        next.play(turn).is_ok() && next.is_over()
    };
    position_where(variant, |position| {
        let turns = position.turns();
        !position.must_pass() && !turns.is_empty() && turns.iter().all(|&turn| ends(position, turn))
    })
}

/// Script that stores texts as an earlier visit would have.
pub(crate) fn with_stored(texts: &[(&str, &str)]) -> String {
    format!(
        "if (location.protocol === 'http:' && sessionStorage.getItem('prepared') === null) {{
            sessionStorage.setItem('prepared', 'yes');
            for (const [key, text] of {}) localStorage.setItem(key, text);
        }}",
        json!(texts)
    )
}

/// The selector of a point.
// By value: points are small.
#[allow(clippy::needless_pass_by_value)]
pub(crate) fn at(point: impl Display) -> String {
    format!("[data-point='{point}']")
}

impl Visit {
    /// All texts of a store of the page's database, by key.
    pub(crate) async fn database(&self, store: &str) -> BTreeMap<String, String> {
        let read = format!(
            "new Promise((resolve, reject) => {{
                const opened = indexedDB.open('lyngk');
                opened.onerror = () => reject(opened.error);
                opened.onsuccess = () => {{
                    const store = opened.result.transaction('{store}').objectStore('{store}');
                    const [keys, texts] = [store.getAllKeys(), store.getAll()];
                    texts.onsuccess = () => {{
                        opened.result.close();
                        resolve(Object.fromEntries(keys.result.map((key, place) => [key, texts.result[place]])));
                    }};
                }};
            }})"
        );
        self.eval(&read).await
    }

    /// Stored progress, once all results are in it.
    pub(crate) async fn progress_text(&self, name: &str) -> String {
        let added = format!("localStorage.getItem('lyngk.{name}.new') === null");
        self.wait_until(&added, "all results to be stored").await;
        self.database("values").await.remove(name).unwrap_or_default()
    }

    /// The table as the page has stored it.
    pub(crate) async fn table(&self) -> Table {
        self.wait_until("localStorage.getItem('lyngk.game') !== null", "a kept game").await;
        let text: String = self.eval("localStorage.getItem('lyngk.game')").await;
        Table::restore(&text, Duration::ZERO).unwrap_or_else(|problem| panic!("{problem} in {text}"))
    }

    /// The table, once it fulfils a condition.
    pub(crate) async fn table_when(&self, what: &str, condition: impl Fn(&Table) -> bool) -> Table {
        let started = Instant::now();
        loop {
            let table = self.table().await;
            if condition(&table) {
                return table;
            }
            self.assert_no_problems();
            assert!(started.elapsed() < TIMEOUT, "timed out waiting for {what}");
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// The table, once it has a number of turns.
    pub(crate) async fn table_after(&self, turns: usize) -> Table {
        self.table_when(&format!("{turns} turns"), |table| table.game().turns().len() == turns).await
    }

    /// The table, once a person is to move or the game is over. Goes on where the guide of a first game holds the opponent's reply.
    pub(crate) async fn table_for_person(&self) -> Table {
        let started = Instant::now();
        loop {
            let table = self.table().await;
            if table.persons_turn() || table.ended().is_some() {
                return table;
            }
            if self.eval("document.querySelector('#guide[data-open] #guide-play-on') !== null").await {
                self.touch("#guide-play-on").await;
                self.wait_until_gone("#guide-play-on").await;
            }
            self.assert_no_problems();
            assert!(started.elapsed() < TIMEOUT, "timed out waiting for a person to move");
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Clicks, or taps if the visitor has touch.
    pub(crate) async fn touch(&self, css: &str) {
        if self.visitor.touch {
            self.tap(css).await;
        } else {
            self.click(css).await;
        }
    }

    /// Begins a game by the dialog: choices such as `opponent=friend`, and texts of fields.
    pub(crate) async fn new_game(&self, choices: &[&str], texts: &[(&str, &str)]) {
        self.touch("#head-new-game").await;
        self.fill_in(choices, texts).await;
        self.touch("#new-start").await;
        self.wait_until_gone("#dialog[open]").await;
    }

    /// Fills in the dialog for a new game.
    pub(crate) async fn fill_in(&self, choices: &[&str], texts: &[(&str, &str)]) {
        for choice in choices {
            let (name, value) = choice.split_once('=').expect("a name and a value");
            if name == "start" {
                self.unfold_options().await;
            }
            self.touch(&format!("#dialog label:has(input[name='{name}'][value='{value}'])")).await;
        }
        for (field, text) in texts {
            self.write(&format!("#{field}"), text).await;
        }
    }

    /// Shows the options of a new game that are folded.
    pub(crate) async fn unfold_options(&self) {
        self.wait_for("#new-more").await;
        if self.eval("document.querySelector('#new-more:not([open])') !== null").await {
            self.touch("#new-more > summary").await;
            self.wait_for("#new-more[open]").await;
        }
    }

    /// Replaces the text of a field.
    pub(crate) async fn write(&self, field: &str, text: &str) {
        self.touch(field).await;
        self.wait_until(&format!("document.activeElement.matches({})", quoted(field)), field).await;
        self.run("document.activeElement.select();").await;
        self.type_text(text).await;
    }

    /// Begins a game of two people from a position.
    pub(crate) async fn friends_at(&self, position: impl ToString) {
        self.new_game(&["opponent=friend", "start=lpn"], &[("new-lpn", &position.to_string())]).await;
    }

    /// Clicks or taps a point.
    pub(crate) async fn choose(&self, point: impl Display) {
        self.touch(&at(point)).await;
    }

    /// Makes the claim of a turn in the tray.
    pub(crate) async fn claim_for(&self, turn: Turn) {
        if let Turn::Move { claim: Some(color), .. } = turn {
            self.touch(&format!(".claim[data-color='{}']", color.name())).await;
            self.wait_for(&format!(".claim[data-color='{}'][aria-pressed='true']", color.name())).await;
        }
    }

    /// Plays a turn by its points, one after the other, and waits until it is stored.
    pub(crate) async fn play(&self, turn: Turn) -> Table {
        let turns = self.table().await.game().turns().len();
        self.make_turn(turn).await;
        self.table_when(&format!("{turn} is made"), |table| table.game().turns().get(turns) == Some(&turn)).await
    }

    /// Makes a turn by its points, one after the other.
    pub(crate) async fn make_turn(&self, turn: Turn) {
        self.claim_for(turn).await;
        match turn {
            Turn::Pass => self.touch("#pass").await,
            Turn::Move { from, to, .. } => {
                self.choose(from).await;
                self.wait_for(&format!("{}[data-use='picked']", at(from))).await;
                self.wait_for(&format!("{}[data-use='landing']", at(to))).await;
                self.choose(to).await;
            }
        }
    }

    /// Plays a turn by dragging, and waits until it is stored.
    pub(crate) async fn play_by_drag(&self, turn: Turn) -> Table {
        let Turn::Move { from, to, .. } = turn else { return self.play(turn).await };
        let turns = self.table().await.game().turns().len();
        self.claim_for(turn).await;
        self.drag(&at(from), &at(to)).await;
        self.table_when(&format!("{turn} is made"), |table| table.game().turns().get(turns) == Some(&turn)).await
    }

    /// The displayed name of a player.
    pub(crate) async fn name_of(&self, player: Player) -> String {
        self.text(&format!(".player[data-player='{player}'] .player-name")).await
    }

    /// Waits until the status line has a text.
    pub(crate) async fn wait_for_status(&self, text: &str) {
        self.wait_until(&format!("document.querySelector('#status').textContent === {}", quoted(text)), text).await;
    }

    /// Waits until the position after a number of turns of a game is shown.
    pub(crate) async fn wait_for_position(&self, table: &Table, turns: usize) {
        self.wait_for_status(&say::position_after(&english(), table, turns)).await;
    }

    /// Waits until the text of an element contains a text.
    pub(crate) async fn wait_for_words(&self, css: &str, part: &str) {
        let what = format!("{css} to say “{part}”");
        let says = format!("document.querySelector({})?.textContent.includes({})", quoted(css), quoted(part));
        self.wait_until(&says, &what).await;
    }
}

/// A random turn.
pub(crate) fn some_turn(position: &Position, chance: &mut SplitMix64) -> Turn {
    position.random_turn(chance).expect("the game is not over")
}
