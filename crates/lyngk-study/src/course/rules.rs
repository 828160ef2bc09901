//! The complete rules, clause by clause in the numbering of `docs/rules.md`, with playable examples.

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
    /// Letters that the chapter's numbers begin with, such as `E`; empty for chapters without numbers.
    pub letters: &'static str,
    /// Text key of the title.
    pub title: &'static str,
    /// The clauses, in order.
    pub clauses: &'static [Clause],
}

/// A clause of the rules.
#[derive(Debug)]
pub struct Clause {
    /// Its numbers, such as `E7`: one, two that belong together, or none.
    pub numbers: &'static [&'static str],
    /// Text key of the clause.
    pub text: &'static str,
    /// Positions that illustrate it.
    pub examples: &'static [Example],
}

/// A position that illustrates a clause.
#[derive(Debug)]
pub struct Example {
    /// Text key of the caption.
    pub picture: &'static str,
    /// The position as LPN.
    pub position: &'static str,
    /// Turns of the player to move, with their verdicts.
    pub turns: &'static [ExampleTurn],
    /// Points to highlight.
    pub marks: &'static [Point],
}

impl Chapter {
    /// All chapters, in order.
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
    /// Finds a clause by a number that a refusal cites, such as `E7`, or by its [name](Clause::name).
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

    /// The clause's name in addresses: its first number, or a word if it has none.
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
        let mut table = Table::new(&Arrangement { start, seats: PerPlayer::both(Seat::Person), control: None });
        table.set_free(true);
        Ok(table)
    }
}

const fn turn(claim: Option<Color>, path: &'static [Point], verdict: ExampleVerdict) -> ExampleTurn {
    ExampleTurn { claim, path, verdict }
}
