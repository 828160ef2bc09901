//! Engine against engine, from any position, to watch.

use std::time::Duration;

use lyngk_lei::{Go, Level, Question, Setting};
use lyngk_rules::{PerPlayer, Position};

/// How long the strongest level searches. The others search a fixed number of positions.
const STRONGEST: Duration = Duration::from_millis(1_500);
/// This ends a search of another level that takes far too long.
const OTHER_LEVELS: Duration = Duration::from_secs(10);

/// The time between two turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Pace {
    /// To look closely.
    Slow,
    /// To follow.
    #[default]
    Normal,
    /// To see the end soon.
    Fast,
}

impl Pace {
    /// All of them, slowest first.
    pub const ALL: [Pace; 3] = [Pace::Slow, Pace::Normal, Pace::Fast];

    /// The pause before each turn.
    #[must_use]
    pub const fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Slow => 4_000,
            Pace::Normal => 1_500,
            Pace::Fast => 300,
        })
    }

    /// The key of its name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Pace::Slow => "duel-slow",
            Pace::Normal => "duel-normal",
            Pace::Fast => "duel-fast",
        }
    }
}

/// A game between two levels of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duel {
    /// The level of each player.
    pub levels: PerPlayer<Level>,
    /// The time between two turns.
    pub pace: Pace,
}

impl Default for Duel {
    fn default() -> Duel {
        Duel { levels: PerPlayer::both(Level::STRONGEST), pace: Pace::default() }
    }
}

impl Duel {
    /// The question for the next turn. None when the game is over.
    #[must_use]
    pub fn question(&self, position: &Position) -> Option<Question> {
        if position.is_over() {
            return None;
        }
        let level = self.levels[position.to_move()];
        let time = if level == Level::STRONGEST { STRONGEST } else { OTHER_LEVELS };
        Some(Question::new(*position).set([Setting::level(level), Setting::multipv(1)]).go(Go::time(time)))
    }
}

#[cfg(test)]
mod tests {
    use lyngk_lei::Event;
    use lyngk_rules::{Player, Variant};

    use super::*;
    use crate::analysis::tests::{Engine, lines};

    #[test]
    fn each_player_is_asked_at_its_own_level() {
        let mut duel = Duel::default();
        duel.levels[Player::Two] = Level::EASY;
        let start = Position::random_start(5, Variant::Standard);
        let asked = |position: &Position| lines(duel.question(position).expect("a question"));
        let first = asked(&start);
        assert!(
            first.contains(&"setoption name Level value 10".to_owned())
                && first.contains(&"go movetime 1500".to_owned())
        );
        let second = asked(&start.after_unchecked(start.turns()[0]));
        assert!(second.contains(&"setoption name Level value 1".to_owned()), "{second:?}");
        assert!(second.contains(&"go movetime 10000".to_owned()), "{second:?}");
    }

    #[test]
    fn two_levels_play_a_game_to_its_end() {
        let duel = Duel { levels: PerPlayer::new(Level::EASY, Level::ALL[1]), pace: Pace::Fast };
        let mut position = Position::random_start(6, Variant::Standard);
        let mut engine = Engine::new();
        while let Some(question) = duel.question(&position) {
            let best = engine.ask(question).into_iter().find_map(|event| match event {
                Event::BestMove(best) => best,
                _ => None,
            });
            position.play(best.expect("a turn")).expect("a legal turn");
        }
        assert!(position.is_over());
    }
}
