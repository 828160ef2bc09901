//! The complete rules, for a page: clause by clause in the numbering of `docs/rules.md`, with examples to look at and to play.

mod chapters_a_to_e;
mod chapters_f_to_x;
mod example_turn;

use lyngk_rules::{Color, LpnError, PerPlayer, Point, Position};
use lyngk_view::{Arrangement, Seat, Table};

use chapters_a_to_e as a_to_e;
use chapters_f_to_x as f_to_x;
pub use example_turn::{ExampleTurn, ExampleVerdict};

/// A chapter of the rules.
#[derive(Debug)]
pub struct Chapter {
    /// The letters that its numbers begin with, `E`; nothing where there are no numbers.
    pub letters: &'static str,
    /// What it is about.
    pub title: &'static str,
    /// Its clauses in their order.
    pub clauses: &'static [Clause],
}

/// A clause of the rules.
#[derive(Debug)]
pub struct Clause {
    /// Its numbers, such as `E7`: one, two that belong together, or none.
    pub numbers: &'static [&'static str],
    /// What it says.
    pub text: &'static str,
    /// Positions that show it.
    pub examples: &'static [Example],
}

/// A position that shows what a clause means.
#[derive(Debug)]
pub struct Example {
    /// What is to be seen, in a sentence or two.
    pub picture: &'static str,
    /// The position, as LPN.
    pub position: &'static str,
    /// Turns of the player to move, with what comes of them.
    pub turns: &'static [ExampleTurn],
    /// Points to look at.
    pub marks: &'static [Point],
}

impl Chapter {
    /// The rules from beginning to end.
    pub const ALL: [Chapter; 8] = [
        a_to_e::BOARD,
        a_to_e::SETUP,
        a_to_e::COLORS,
        a_to_e::TURN,
        f_to_x::LYNGK,
        f_to_x::END,
        f_to_x::SIX,
        f_to_x::RULINGS,
    ];
}

impl Clause {
    /// The clause of a number, such as `E7`, where a refusal that cites it can lead; or of a [name](Clause::name).
    ///
    /// ```
    /// use lyngk_study::course::Clause;
    /// assert_eq!(Clause::of("F3").map(|clause| clause.numbers), Some(["F2", "F3"].as_slice()));
    /// assert_eq!(Clause::of("start").map(|clause| clause.text), Some("rule-start"));
    /// ```
    #[must_use]
    pub fn of(number: &str) -> Option<&'static Clause> {
        const CHAPTERS: &[Chapter] = &Chapter::ALL;
        let mut clauses = CHAPTERS.iter().flat_map(|chapter| chapter.clauses);
        clauses.find(|clause| clause.numbers.contains(&number) || clause.name() == number)
    }

    /// Its name in addresses: its first number, or a word where it has none.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.numbers.first().copied().unwrap_or_else(|| self.text.trim_start_matches("rule-"))
    }
}

impl Example {
    /// The position.
    ///
    /// # Errors
    /// The example's LPN cannot be read. Tests read the LPN of every example.
    pub fn position(&self) -> Result<Position, LpnError> {
        self.position.parse()
    }

    /// A board on which one person plays both sides of the example.
    ///
    /// # Errors
    /// As for [`Example::position`].
    pub fn table(&self) -> Result<Table, LpnError> {
        let start = self.position()?;
        Ok(Table::new(&Arrangement { start, seats: PerPlayer::both(Seat::Person), control: None }))
    }
}

const fn turn(claim: Option<Color>, path: &'static [Point], verdict: ExampleVerdict) -> ExampleTurn {
    ExampleTurn { claim, path, verdict }
}
