//! Results against the engine, for the suggestion of the next opponent.

use leptos::prelude::ReadUntracked;
use lyngk_game::Ended;
use lyngk_view::{Level, PersonResult, RecentResults, Seat};

use crate::state::BoardState;
use crate::{beaten, store};

/// Storage key of the results.
const RESULTS: &str = "lyngk.results";
/// Storage key of the game that was counted last, as a digest.
const COUNTED: &str = "lyngk.results.last";

/// What the end card says about a game against the engine.
pub(super) struct Counted {
    /// The opponent.
    pub(super) level: Level,
    /// The level to suggest next.
    pub(super) suggestion: Option<Level>,
    /// Whether this is the first win against this opponent.
    pub(super) is_first_win: bool,
}

/// Counts a game against the engine, once.
pub(super) fn count(board: BoardState, ended: Ended) -> Option<Counted> {
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
    let mut is_first_win = false;
    // The card is built again after a reload, and in another tab.
    if store::read(COUNTED).as_deref() != Some(&game) {
        results.add(level, result);
        store::write(RESULTS, &results.to_text());
        store::write(COUNTED, &game);
        is_first_win = result == PersonResult::Won && beaten::add(level);
    }
    Some(Counted { level, suggestion: results.suggestion(level), is_first_win })
}

/// FNV-1a.
fn digest(text: &str) -> String {
    let digest = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |digest, byte| (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    digest.to_string()
}
