//! Results against the engine, for the suggestion of the next opponent.

use leptos::prelude::ReadUntracked;
use lyngk_game::Ended;
use lyngk_view::{Level, PersonResult, RecentResults, Seat};

use crate::state::BoardState;
use crate::store;

/// Storage key of the results.
const RESULTS: &str = "lyngk.results";
/// Storage key of the game that was counted last, as a digest.
const COUNTED: &str = "lyngk.results.last";

/// Counts a game against the engine, once, and returns the level to suggest next.
pub(super) fn count(board: BoardState, ended: Ended) -> Option<Level> {
    let (level, result, game) = {
        let table = board.table.read_untracked();
        let person = table.only_person()?;
        let Seat::Engine(level) = table.seats()[person.opponent()] else { return None };
        let result = match ended.winner {
            None => PersonResult::Tied,
            Some(winner) if winner == person => PersonResult::Won,
            Some(_) => PersonResult::Lost,
        };
        let turns: Vec<String> = table.game().turns().iter().map(ToString::to_string).collect();
        (level, result, digest(&format!("{} {}", table.game().start(), turns.join(" "))))
    };
    let mut results = RecentResults::from_text(&store::read(RESULTS).unwrap_or_default());
    // The card is built again after a reload, and in another tab.
    if store::read(COUNTED).as_deref() != Some(&game) {
        results.add(level, result);
        store::write(RESULTS, &results.to_text());
        store::write(COUNTED, &game);
    }
    results.suggestion(level)
}

/// FNV-1a.
fn digest(text: &str) -> String {
    let digest = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |digest, byte| (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    digest.to_string()
}
