//! The question for a turn of the engine.

use std::time::Duration;

use lyngk_game::Game;
use lyngk_lei::{GameClock, Go, Level, Question, Setting};
use lyngk_rules::PerPlayer;
use lyngk_view::EngineRequest;

/// How long the strongest level searches without a clock.
const UNTIMED: Duration = Duration::from_millis(1_500);
/// The longest that the strongest level searches with a clock: people do not want to wait longer.
const TIMED: Duration = Duration::from_secs(6);
/// Other levels search a fixed number of positions. This ends a search that takes far too long.
const OTHER_LEVELS: Duration = Duration::from_secs(10);

/// The question: at the player's level, with the clocks of the game and a cap. The engine decides how much of its time it uses.
pub(super) fn question(request: &EngineRequest, game: &Game, now: Duration) -> Question {
    let clock = |player| {
        let control = game.controls()[player]?;
        Some(GameClock { remaining: game.remaining(player, now)?, increment: control.increment() })
    };
    let clocks = PerPlayer::from_fn(clock);
    let to_move = request.position.to_move();
    let cap = match (request.level, clocks[to_move]) {
        (Level::STRONGEST, None) => UNTIMED,
        (Level::STRONGEST, Some(_)) => TIMED,
        _ => OTHER_LEVELS,
    };
    let go = Go::clocks(clocks, to_move).at_most(cap);
    Question::new(request.position).set([Setting::level(request.level)]).go(go)
}
