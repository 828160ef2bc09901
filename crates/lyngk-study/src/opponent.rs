//! The question for a turn of the engine that plays against people.

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
#[must_use]
pub fn question(request: &EngineRequest, game: &Game, now: Duration) -> Question {
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

#[cfg(test)]
mod tests {
    use lyngk_lei::{Conversation, Timeouts};
    use lyngk_rules::{Position, Variant};
    use lyngk_view::{Arrangement, Seat, Table};

    use super::*;

    /// The `go` command for an engine that begins a game.
    fn go(level: Level, control: Option<&str>) -> Option<String> {
        let start = Position::random_start(7, Variant::Standard);
        let control = control.map(|text| text.parse().expect("a time control"));
        let table =
            Table::new(&Arrangement { start, seats: PerPlayer::new(Seat::Engine(level), Seat::Person), control });
        let now = Duration::ZERO;
        let question = question(&table.engine_request()?, table.game(), now);
        let mut conversation = Conversation::with_worker([], Timeouts::default(), now);
        let _ = conversation.hear("leiok", now);
        conversation.ask(question, now);
        std::iter::from_fn(|| {
            let command = conversation.next_command()?.to_string();
            if command == "isready" {
                let _ = conversation.hear("readyok", now);
            }
            Some(command)
        })
        .find(|command| command.starts_with("go"))
    }

    #[test]
    fn without_a_clock_only_the_cap_is_sent() {
        assert_eq!(go(Level::STRONGEST, None).as_deref(), Some("go movetime 1500"));
        assert_eq!(go(Level::EASY, None).as_deref(), Some("go movetime 10000"));
    }

    #[test]
    fn with_a_clock_both_clocks_and_a_higher_cap_are_sent() {
        let clocks = "time1 300000 time2 300000 inc1 3000 inc2 3000";
        assert_eq!(go(Level::STRONGEST, Some("300+3")), Some(format!("go movetime 6000 {clocks}")));
        assert_eq!(go(Level::EASY, Some("300+3")), Some(format!("go movetime 10000 {clocks}")));
    }
}
