//! The complete rules, for a page: clause by clause in the numbering of `docs/rules.md`, with examples to look at and to play.

mod rest;
mod turns;
mod way;

use lyngk_rules::{Color, Colors, PerPlayer, Point, Position};
use lyngk_view::{Arrangement, Seat, Table};

pub use way::{Verdict, Way};

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
    pub ways: &'static [Way],
    /// Points to look at.
    pub marks: &'static [Point],
}

impl Chapter {
    /// The rules from beginning to end.
    pub const ALL: [Chapter; 8] =
        [turns::BOARD, turns::SETUP, turns::COLORS, turns::TURN, rest::LYNGK, rest::END, rest::SIX, rest::RULINGS];
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
    #[must_use]
    pub fn position(&self) -> Position {
        super::position(self.position)
    }

    /// The colours whose fifth piece still lies beside the board, waiting to be claimed (A–C).
    #[must_use]
    pub fn beside(&self) -> Colors {
        self.position().neutral()
    }

    /// A board to play it on, for one person who moves both sides.
    #[must_use]
    pub fn table(&self) -> Table {
        Table::new(&Arrangement { start: self.position(), seats: PerPlayer::both(Seat::Person), control: None })
    }
}

const fn way(claim: Option<Color>, path: &'static [Point], verdict: Verdict) -> Way {
    Way { claim, path, verdict }
}
