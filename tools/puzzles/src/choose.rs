//! Selection of puzzles from the candidates.

use std::collections::BTreeSet;
use std::fmt;
use std::fmt::Write;

use lyngk_rules::Variant;
use lyngk_study::puzzle::{Difficulty, Puzzle, PuzzleId, PuzzleTheme};

use crate::Args;
use crate::level::difficulty;
use crate::search::MOST_STEPS;

/// The limit on puzzles from one game.
const MOST_PER_GAME: usize = 2;
/// The smallest number of turns between two puzzles of a game, because successive positions look alike.
const FEWEST_TURNS_BETWEEN: usize = 4;

/// A puzzle that may be selected.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    /// The seed of its game.
    pub(crate) seed: u64,
    /// The number of turns since the first position of the game that was tried.
    pub(crate) turn: usize,
    /// The weakest level that solves it.
    pub(crate) level: u8,
    pub(crate) puzzle: Puzzle,
}

/// The line of the notes.
impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {}", self.seed, self.turn, self.level, self.puzzle)
    }
}

impl Candidate {
    /// Reads a line of the notes. The difficulty follows from the level.
    pub(crate) fn read(line: &str) -> Option<Candidate> {
        let mut words = line.splitn(4, ' ');
        let (seed, turn) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let level = words.next()?.parse().ok()?;
        let noted: Puzzle = words.next()?.parse().ok()?;
        let (position, steps) = (*noted.position(), noted.steps().to_vec());
        let puzzle = Puzzle::new(difficulty(level), noted.goal(), noted.themes().to_vec(), position, steps).ok()?;
        Some(Candidate { seed, turn, level, puzzle })
    }

    /// Whether two candidates are from the same game and too close to each other.
    fn is_near(&self, other: &Candidate) -> bool {
        self.seed == other.seed && self.turn.abs_diff(other.turn) < FEWEST_TURNS_BETWEEN
    }
}

/// The selected puzzles in the order of selection, which mixes variants, difficulties and themes.
#[derive(Debug)]
pub(crate) struct Collection<'a> {
    chosen: Vec<&'a Candidate>,
}

impl<'a> Collection<'a> {
    /// Selects a number of puzzles of each variant, balanced by difficulty, then by theme, then by length.
    pub(crate) fn choose(candidates: &'a [Candidate], wanted: [usize; 2]) -> Collection<'a> {
        let mut collection = Collection { chosen: Vec::new() };
        let mut rest: Vec<&Candidate> = candidates.iter().collect();
        let mut ids: BTreeSet<PuzzleId> = BTreeSet::new();
        loop {
            rest.retain(|candidate| !ids.contains(&candidate.puzzle.id()) && collection.has_room_for(candidate));
            // The filled share of a kind in thousandths. The emptiest kind is next.
            let filled = |variant: Variant, difficulty: Difficulty| {
                let count = collection.count(|puzzle| puzzle.variant() == variant && puzzle.difficulty() == difficulty);
                let of_variant = collection.count(|puzzle| puzzle.variant() == variant);
                let all = wanted[Variant::ALL.iter().position(|&one| one == variant).unwrap_or(0)];
                (of_variant < all).then(|| count * Difficulty::ALL.len() * 1000 / all)
            };
            let best = rest
                .iter()
                .filter_map(|candidate| {
                    let puzzle = &candidate.puzzle;
                    let kind = filled(puzzle.variant(), puzzle.difficulty())?;
                    Some((kind, collection.of_theme(puzzle), collection.of_length(puzzle), *candidate))
                })
                .min_by_key(|&(kind, theme, length, candidate)| (kind, theme, length, candidate.seed, candidate.turn));
            let Some((.., candidate)) = best else { return collection };
            ids.insert(candidate.puzzle.id());
            collection.chosen.push(candidate);
        }
    }

    /// The number of selected puzzles with the variant and main theme of a puzzle.
    fn of_theme(&self, of: &Puzzle) -> usize {
        self.count(|puzzle| puzzle.variant() == of.variant() && puzzle.main_theme() == of.main_theme())
    }

    /// The number of selected puzzles with the variant, difficulty and length of a puzzle.
    fn of_length(&self, of: &Puzzle) -> usize {
        let kind = |puzzle: &Puzzle| (puzzle.variant(), puzzle.difficulty(), puzzle.steps().len());
        self.count(|puzzle| kind(puzzle) == kind(of))
    }

    fn has_room_for(&self, candidate: &Candidate) -> bool {
        let of_game = self.chosen.iter().filter(|chosen| chosen.seed == candidate.seed).count();
        of_game < MOST_PER_GAME && !self.chosen.iter().any(|chosen| chosen.is_near(candidate))
    }

    fn count(&self, fits: impl Fn(&Puzzle) -> bool) -> usize {
        self.chosen.iter().filter(|candidate| fits(&candidate.puzzle)).count()
    }

    /// The numbers of puzzles of each kind, as text.
    pub(crate) fn table(&self) -> String {
        let mut text = String::new();
        for variant in Variant::ALL {
            let of_variant = |puzzle: &Puzzle| puzzle.variant() == variant;
            let line = |what: &str, fits: &dyn Fn(&Puzzle) -> bool| {
                let counts = Difficulty::ALL.map(|difficulty| {
                    self.count(|puzzle| of_variant(puzzle) && puzzle.difficulty() == difficulty && fits(puzzle))
                });
                let [easy, medium, hard] = counts;
                format!("{} {what}: {easy} easy, {medium} medium, {hard} hard\n", variant.name())
            };
            text.push_str(&line("all", &|_| true));
            for theme in PuzzleTheme::ALL {
                text.push_str(&line(theme.name(), &|puzzle| puzzle.themes().contains(&theme)));
                text.push_str(&line(&format!("mainly {}", theme.name()), &|puzzle| puzzle.main_theme() == Some(theme)));
            }
            for steps in 1..=MOST_STEPS {
                text.push_str(&line(&format!("of {steps} turns"), &|puzzle| puzzle.steps().len() == steps));
            }
        }
        text
    }

    /// The text of the file: a comment, then the puzzles.
    pub(crate) fn text(&self, args: &Args) -> String {
        let mut text = HEADER.to_owned();
        for Candidate { puzzle, .. } in &self.chosen {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{puzzle}");
        }
        let _ = writeln!(text, "daily {} {}", args.day, self.chosen.len());
        text
    }
}

/// The comment at the top of the file.
const HEADER: &str = "\
# Puzzles from games of the engine against itself. `cargo run --release -p lyngk-puzzles` writes this file; see docs/puzzles.md.
# In each position exactly one turn keeps the result, and so it is after each reply. The solver has proved the results of all turns.
#
# A line has four fields: name, difficulty, goal and themes, the main one first; the position; the turns to find and the replies in
# turn; for each turn to find, separated by `/`, the traps. A trap is a wrong turn, with `=` if it draws and `>` before the answer.
# All turns that draw are listed; any other wrong turn loses. `daily DAY COUNT` is the first day of the daily puzzles and their number.
";

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = include_str!("../../../crates/lyngk-study/data/puzzles.txt");

    /// Candidates with a number of puzzles from each game, some turns apart.
    fn candidates(of_game: usize, apart: usize) -> Vec<Candidate> {
        let lines = FILE.lines().filter_map(|line| line.parse::<Puzzle>().ok());
        let candidate = |(number, puzzle): (usize, Puzzle)| {
            let (seed, turn) = ((number / of_game) as u64, number % of_game * apart);
            Candidate { seed, turn, level: 9, puzzle }
        };
        lines.enumerate().map(candidate).take(60).collect()
    }

    #[test]
    fn a_game_gives_at_most_two_puzzles_which_are_not_close_to_each_other() {
        let all = [usize::MAX, usize::MAX];
        assert_eq!(Collection::choose(&candidates(1, 0), all).chosen.len(), 60);
        assert_eq!(Collection::choose(&candidates(3, FEWEST_TURNS_BETWEEN), all).chosen.len(), 40);
        assert_eq!(Collection::choose(&candidates(2, FEWEST_TURNS_BETWEEN - 1), all).chosen.len(), 30);
    }

    #[test]
    fn no_more_puzzles_are_selected_than_requested() {
        let candidates = candidates(1, 0);
        let collection = Collection::choose(&candidates, [9, 3]);
        assert_eq!(Variant::ALL.map(|variant| collection.count(|puzzle| puzzle.variant() == variant)), [9, 3]);
    }

    #[test]
    fn a_candidate_is_read_as_it_was_written() {
        for candidate in candidates(2, 7) {
            let read = Candidate::read(&candidate.to_string()).expect("a candidate");
            assert_eq!((read.seed, read.turn, read.level), (candidate.seed, candidate.turn, candidate.level));
            assert_eq!((read.puzzle.id(), read.puzzle.steps()), (candidate.puzzle.id(), candidate.puzzle.steps()));
        }
    }
}
