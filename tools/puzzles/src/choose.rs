//! Selection of puzzles from the candidates.

use std::collections::{BTreeSet, HashMap};
use std::fmt;
use std::fmt::Write;

use lyngk_rules::{Turn, Variant};
use lyngk_study::puzzle::{Difficulty, Puzzle, PuzzleTheme};

use crate::kept::Kept;
use crate::level::Tries;
use crate::search::{KEPT, MOST_STEPS};

/// The limit on puzzles from one game.
const MOST_PER_GAME: usize = 3;
/// The smallest number of turns between two puzzles of a game, because successive positions look alike.
const FEWEST_TURNS_BETWEEN: usize = 4;
/// At most one puzzle in this many has a single turn to find.
const ONE_TURN: usize = 4;

/// A puzzle that may be selected.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    /// The seed of its game.
    pub(crate) seed: u64,
    /// The number of turns since the first position of the game that was tried. For a kept puzzle, its place.
    pub(crate) turn: usize,
    /// How the levels fared.
    pub(crate) tries: Tries,
    /// The puzzle at its full length, without a rating.
    pub(crate) puzzle: Puzzle,
}

/// The line of the notes.
impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {}", self.seed, self.turn, self.tries, self.puzzle)
    }
}

impl Candidate {
    /// Reads a line of the notes.
    pub(crate) fn read(line: &str) -> Option<Candidate> {
        let mut words = line.splitn(4, ' ');
        let (seed, turn) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let (tries, puzzle) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        Some(Candidate { seed, turn, tries, puzzle })
    }

    /// The lengths in which it may be selected. One that goes on is never cut to a single turn, and a kept one is never cut.
    fn lengths(&self) -> std::ops::RangeInclusive<usize> {
        let full = self.puzzle.steps().len();
        (if self.seed == KEPT { full } else { full.min(2) })..=full
    }

    /// The puzzle with a rating, cut to a number of turns to find. What is cut off is not lost: it becomes a part of the rest.
    fn cut(&self, count: usize) -> Option<Puzzle> {
        let whole = &self.puzzle;
        let mut steps = whole.steps().get(..count)?.to_vec();
        steps.last_mut()?.reply = None;
        let line: Vec<Turn> = whole.line().collect();
        let (found, after) = line.split_at(2 * count - 1);
        let themes = PuzzleTheme::of_line(whole.position(), found.iter().copied());
        let rest = after.iter().chain(whole.rest()).copied().collect();
        let puzzle =
            Puzzle::new(self.tries.rating(count), whole.goal(), themes, *whole.position(), steps, rest).ok()?;
        puzzle.main_theme().map(|_| puzzle)
    }
}

/// The selected puzzles in the order of selection, which mixes variants, difficulties and themes. Those that are kept come first.
#[derive(Debug, Default)]
pub(crate) struct Collection {
    chosen: Vec<Puzzle>,
    /// The turns of the games that puzzles were selected from.
    games: HashMap<u64, Vec<usize>>,
    /// The stacks on the boards: the same ones with the other player to move would look like the same puzzle.
    boards: BTreeSet<String>,
    counts: HashMap<Kind, usize>,
}

/// Properties that the selection balances.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    All(Variant),
    OneTurn(Variant),
    Difficulty(Variant, Difficulty),
    Theme(Variant, Difficulty, Option<PuzzleTheme>),
    Length(Variant, Difficulty, usize),
}

impl Kind {
    fn of(puzzle: &Puzzle) -> impl Iterator<Item = Kind> {
        let (variant, difficulty, length) = (puzzle.variant(), puzzle.difficulty(), puzzle.steps().len());
        let kinds = [
            Kind::All(variant),
            Kind::Difficulty(variant, difficulty),
            Kind::Theme(variant, difficulty, puzzle.main_theme()),
            Kind::Length(variant, difficulty, length),
        ];
        kinds.into_iter().chain((length == 1).then_some(Kind::OneTurn(variant)))
    }
}

impl Collection {
    /// Selects a number of puzzles of each variant, the kept ones among them, balanced by difficulty, then by theme, then by length.
    pub(crate) fn choose(candidates: &[Candidate], wanted: [usize; 2]) -> Collection {
        let mut collection = Collection::default();
        let mut rest: Vec<(&Candidate, Puzzle)> = Vec::new();
        for candidate in candidates {
            let mut cut = candidate.lengths().filter_map(|length| Some((candidate, candidate.cut(length)?)));
            if candidate.seed == KEPT {
                cut.for_each(|(candidate, puzzle)| collection.add(candidate, puzzle));
            } else {
                rest.extend(cut.by_ref());
            }
        }
        loop {
            rest.retain(|(candidate, puzzle)| collection.has_room_for(candidate, puzzle, wanted));
            let next = (rest.iter().enumerate())
                .min_by_key(|(_, (candidate, puzzle))| (collection.fullness(puzzle), candidate.seed, candidate.turn));
            let Some((place, _)) = next else { return collection };
            let (candidate, puzzle) = rest.swap_remove(place);
            collection.add(candidate, puzzle);
        }
    }

    /// These puzzles and no others.
    pub(crate) fn of(puzzles: &[Puzzle]) -> Collection {
        Collection { chosen: puzzles.to_vec(), ..Collection::default() }
    }

    fn add(&mut self, candidate: &Candidate, puzzle: Puzzle) {
        self.games.entry(candidate.seed).or_default().push(candidate.turn);
        self.boards.insert(board(&puzzle));
        for kind in Kind::of(&puzzle) {
            *self.counts.entry(kind).or_default() += 1;
        }
        self.chosen.push(puzzle);
    }

    /// How many puzzles like this there are, by difficulty, theme and length. The emptiest kind is next.
    fn fullness(&self, puzzle: &Puzzle) -> [usize; 3] {
        let (variant, difficulty) = (puzzle.variant(), puzzle.difficulty());
        [
            self.counted(Kind::Difficulty(variant, difficulty)),
            self.counted(Kind::Theme(variant, difficulty, puzzle.main_theme())),
            self.counted(Kind::Length(variant, difficulty, puzzle.steps().len())),
        ]
    }

    fn has_room_for(&self, candidate: &Candidate, puzzle: &Puzzle, wanted: [usize; 2]) -> bool {
        let variant = puzzle.variant();
        let all = wanted[Variant::ALL.iter().position(|&one| one == variant).unwrap_or(0)];
        let of_game = self.games.get(&candidate.seed).map_or(&[][..], Vec::as_slice);
        self.counted(Kind::All(variant)) < all
            && (puzzle.steps().len() > 1 || self.counted(Kind::OneTurn(variant)) < all / ONE_TURN)
            && of_game.len() < MOST_PER_GAME
            && of_game.iter().all(|turn| turn.abs_diff(candidate.turn) >= FEWEST_TURNS_BETWEEN)
            && !self.boards.contains(&board(puzzle))
    }

    fn counted(&self, kind: Kind) -> usize {
        self.counts.get(&kind).copied().unwrap_or_default()
    }

    fn count(&self, fits: impl Fn(&Puzzle) -> bool) -> usize {
        self.chosen.iter().filter(|puzzle| fits(puzzle)).count()
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

    /// The text of the file: a comment, then the puzzles and the days from which they are in use.
    pub(crate) fn text(&self, kept: &Kept, day: u32) -> String {
        let mut text = HEADER.to_owned();
        for (place, puzzle) in self.chosen.iter().enumerate() {
            for daily in kept.daily_below(place) {
                // Writing to a string cannot fail.
                let _ = writeln!(text, "{daily}");
            }
            let _ = writeln!(text, "{puzzle}");
        }
        let _ = writeln!(text, "daily {day} {}", self.chosen.len());
        text
    }
}

/// The stacks of a puzzle, without the player to move.
fn board(puzzle: &Puzzle) -> String {
    puzzle.position().to_string().split(' ').take(1).collect()
}

/// The comment at the top of the file.
const HEADER: &str = "\
# Puzzles from games of the engine against itself. `cargo run --release -p lyngk-puzzles` writes this file; see docs/puzzles.md.
# In each position exactly one turn keeps the result, and so it is after each reply. The solver has proved the results of all turns.
#
# A line has four fields: name, rating, goal and themes, the main one first; the position; the turns to find and the replies in turn,
# then `|` and turns to the end of the game that keep the result; for each turn to find, separated by `/`, the traps. A trap is a wrong
# turn, with `=` if it draws and `>` before the answer. All turns that draw are listed; any other wrong turn loses.
# `daily DAY COUNT` is the first day of the daily puzzles and their number.
";

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = include_str!("../../../crates/lyngk-study/data/puzzles.txt");

    /// Candidates with a number of puzzles from each game, some turns apart.
    fn candidates(of_game: usize, apart: usize) -> Vec<Candidate> {
        let tries: Tries = "00000000/00000000/00000000/00000000/00000000/000000/0000/0000".parse().expect("tries");
        let lines =
            FILE.lines().filter_map(|line| line.parse::<Puzzle>().ok()).filter(|puzzle| puzzle.steps().len() > 1);
        let candidate = |(number, puzzle): (usize, Puzzle)| {
            let (seed, turn) = (1 + (number / of_game) as u64, number % of_game * apart);
            Candidate { seed, turn, tries: tries.clone(), puzzle }
        };
        lines.enumerate().map(candidate).take(60).collect()
    }

    #[test]
    fn a_game_gives_few_puzzles_which_are_not_close_to_each_other() {
        let all = [usize::MAX, usize::MAX];
        assert_eq!(Collection::choose(&candidates(1, 0), all).chosen.len(), 60);
        assert_eq!(Collection::choose(&candidates(4, FEWEST_TURNS_BETWEEN), all).chosen.len(), 45);
        assert_eq!(Collection::choose(&candidates(2, FEWEST_TURNS_BETWEEN - 1), all).chosen.len(), 30);
    }

    #[test]
    fn no_more_puzzles_are_selected_than_requested() {
        let candidates = candidates(1, 0);
        let collection = Collection::choose(&candidates, [9, 3]);
        assert_eq!(Variant::ALL.map(|variant| collection.count(|puzzle| puzzle.variant() == variant)), [9, 3]);
    }

    #[test]
    fn kept_puzzles_come_first_and_at_full_length() {
        let mut candidates = candidates(1, 0);
        for (place, candidate) in candidates[20..30].iter_mut().enumerate() {
            (candidate.seed, candidate.turn) = (KEPT, place);
        }
        let collection = Collection::choose(&candidates, [25, 25]);
        for (chosen, candidate) in collection.chosen.iter().zip(&candidates[20..30]) {
            assert_eq!((chosen.id(), chosen.steps()), (candidate.puzzle.id(), candidate.puzzle.steps()));
        }
    }

    #[test]
    fn what_is_cut_off_becomes_a_part_of_the_rest() {
        for candidate in candidates(1, 0) {
            let whole: Vec<Turn> = candidate.puzzle.line().chain(candidate.puzzle.rest().iter().copied()).collect();
            // Without the later turns there may be no theme.
            let Some(cut) = candidate.cut(1) else { continue };
            assert_eq!(cut.line().chain(cut.rest().iter().copied()).collect::<Vec<Turn>>(), whole);
        }
    }

    #[test]
    fn a_candidate_is_read_as_it_was_written() {
        for candidate in candidates(2, 7) {
            let read = Candidate::read(&candidate.to_string()).expect("a candidate");
            assert_eq!((read.seed, read.turn, &read.tries), (candidate.seed, candidate.turn, &candidate.tries));
            assert_eq!(read.puzzle, candidate.puzzle);
        }
    }
}
