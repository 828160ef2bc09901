//! Puzzles at the desk.

use std::time::Duration;

use lyngk_study::puzzle::{
    Pending, Puzzle, PuzzleFilter, PuzzleId, PuzzleProgress, PuzzleSession, PuzzleSet, PuzzleStage, Rating, record, say,
};
use lyngk_view::{Intent, Table, TableEvent, Words};

use super::Desk;
use crate::{Problem, PuzzleChoice, Puzzles, clock};

/// The puzzles, the same as those of the page. Tests of `lyngk-study` read them.
const FILE: &str = include_str!("../../../../crates/lyngk-study/data/puzzles.txt");

/// How long the opponent's reply waits, so that people see both turns.
const PAUSE: Duration = Duration::from_millis(900);

/// Puzzles, one after the other.
pub(super) struct PuzzleRoom {
    set: PuzzleSet,
    filter: PuzzleFilter,
    progress: PuzzleProgress,
    session: PuzzleSession,
    /// The day whose puzzle it is, if it is one.
    day: Option<u32>,
    /// When the opponent replies.
    due: Option<Duration>,
    /// The result is part of the progress.
    is_recorded: bool,
    /// The rating before this puzzle.
    before: Option<Rating>,
}

impl PuzzleRoom {
    /// The first puzzle, and a table with it. The progress is text of an earlier time.
    pub(super) fn open(puzzles: &Puzzles, progress: &str) -> Result<(PuzzleRoom, Table), Problem> {
        let set: PuzzleSet = FILE.parse().unwrap_or_default();
        let mut progress = PuzzleProgress::from_text(progress);
        let filter = PuzzleFilter { difficulty: puzzles.difficulty, theme: puzzles.theme, variant: puzzles.variant };
        let count = set.puzzles().len();
        let (puzzle, day) = match puzzles.first {
            PuzzleChoice::Number(number) => (number.checked_sub(1).and_then(|place| set.puzzles().get(place)), None),
            PuzzleChoice::Day => {
                let today = clock::today();
                (set.of_day(today, puzzles.variant.unwrap_or(lyngk_rules::Variant::Standard)), Some(today))
            }
            PuzzleChoice::Next => (set.next(filter, &progress, None).or_else(|| set.matching(filter).next()), None),
        };
        let none = || match puzzles.first {
            PuzzleChoice::Number(number) => Problem::NoPuzzle { number, count },
            PuzzleChoice::Next | PuzzleChoice::Day => Problem::NoneOfThisKind,
        };
        let puzzle = puzzle.ok_or_else(none)?.clone();
        progress.record_opened(puzzle.id());
        let before = progress.rating();
        let session = PuzzleSession::new(puzzle);
        let table = session.table();
        let room = PuzzleRoom { set, filter, progress, session, day, due: None, is_recorded: false, before };
        Ok((room, table))
    }

    pub(super) fn act(&mut self, table: &mut Table, intent: Intent, now: Duration) -> Vec<TableEvent> {
        let events = self.session.act(table, intent, now);
        self.plan(now);
        events
    }

    /// Sets when the opponent's next turn is due.
    fn plan(&mut self, now: Duration) {
        self.due = match self.session.pending() {
            Some(Pending::Reply(_) | Pending::Answer(_)) => Some(self.due.unwrap_or(now + PAUSE)),
            Some(Pending::Back) | None => None,
        };
    }

    pub(super) fn due(&self) -> Option<Duration> {
        self.due
    }

    pub(super) fn progress_text(&self) -> String {
        self.progress.to_text()
    }

    /// The puzzle with its solution, as LGN.
    pub(super) fn record(&self, words: &Words) -> String {
        record(words, self.puzzle(), self.number()).to_string()
    }

    fn puzzle(&self) -> &Puzzle {
        self.session.attempt().puzzle()
    }

    /// The solution, the turns of both players.
    #[cfg(test)]
    pub(super) fn puzzle_line(&self) -> Vec<lyngk_rules::Turn> {
        self.puzzle().line().collect()
    }

    fn number(&self) -> usize {
        self.set.number(self.puzzle().id()).unwrap_or_default()
    }

    fn is_over(&self) -> bool {
        self.session.attempt().stage() != PuzzleStage::Open
    }

    fn is_wrong(&self) -> bool {
        matches!(self.session.pending(), Some(Pending::Answer(_) | Pending::Back))
    }

    /// Adds the result to the progress, as soon as it is decided.
    fn record_outcome(&mut self) -> bool {
        let Some(outcome) = self.session.attempt().outcome().filter(|_| !self.is_recorded) else { return false };
        self.is_recorded = true;
        let puzzle = self.session.attempt().puzzle().clone();
        self.progress.record(&puzzle, outcome);
        if let Some(day) = self.day {
            self.progress.record_day(day, outcome);
        }
        true
    }

    fn begin(&mut self, puzzle: Puzzle) -> Table {
        self.progress.record_opened(puzzle.id());
        self.before = self.progress.rating();
        self.session = PuzzleSession::new(puzzle);
        (self.day, self.due, self.is_recorded) = (None, None, false);
        self.session.table()
    }
}

/// What to show of a puzzle beside the board.
pub(crate) struct PuzzleView {
    /// "Puzzle 17".
    pub(crate) title: String,
    pub(crate) difficulty: String,
    /// "Stacks of five".
    pub(crate) variant: String,
    /// What is to be found. Empty when the puzzle is over.
    pub(crate) task: String,
    /// The answer to the last turn, a hint or the solution.
    pub(crate) message: Option<String>,
    /// Rating and streak.
    pub(crate) standing: Vec<String>,
    pub(crate) is_over: bool,
    /// A wrong move is on the board, with its answer. The next attempt begins in the position before.
    pub(crate) is_wrong: bool,
}

impl Desk {
    pub(crate) fn puzzle(&self) -> Option<PuzzleView> {
        let room = self.puzzles.as_ref()?;
        let (words, puzzle) = (&self.words, room.puzzle());
        let mut task = if room.is_over() { String::new() } else { say::task(words, puzzle) };
        // The page marks stacks with rings, a drawn board with small numbers, and lines with nothing.
        let rings = words.text("lead-two-rings");
        if task.contains(&rings) {
            let owned = if self.tells_all {
                words.with("terminal-lines-you", [("number", "2".into())])
            } else {
                words.text("terminal-two")
            };
            task = task.replace(&rings, &owned);
        }
        let title = match room.day {
            Some(day) => say::daily(words, &date(day)),
            None => say::number(words, room.number()),
        };
        let mut standing = match room.progress.rating().filter(|_| room.is_recorded) {
            Some(now) => vec![say::rating_change(words, room.before, now, room.progress.tried())],
            None => vec![say::rating(words, &room.progress)],
        };
        standing.push(say::count_all(words, room.set.count(PuzzleFilter::default(), &room.progress)));
        if room.is_over() {
            standing.push(say::theme_is(words, puzzle));
        }
        Some(PuzzleView {
            title,
            difficulty: say::difficulty(words, Some(puzzle.difficulty())),
            variant: super::variant(words, self.table.game().position()),
            task,
            message: self.puzzle_message(),
            standing,
            is_over: room.is_over(),
            is_wrong: room.is_wrong(),
        })
    }

    /// The answer to the last turn, the last hint, or that the solution was shown.
    pub(crate) fn puzzle_verdict(&self) -> Option<String> {
        let room = self.puzzles.as_ref()?;
        room.session.message().map(|message| say::message(&self.words, room.puzzle(), message))
    }

    fn puzzle_message(&self) -> Option<String> {
        let room = self.puzzles.as_ref()?;
        // Browsing the solution, the turn that is shown says more.
        let shown =
            say::shown_turn(&self.words, &self.table).filter(|_| room.is_over() && self.table.shown_ply().is_some());
        shown.or_else(|| self.puzzle_verdict())
    }

    pub(crate) fn is_puzzle(&self) -> bool {
        self.puzzles.is_some()
    }

    /// After the table's events: records the result, and tells the answer.
    pub(super) fn after_puzzle_events(&mut self) {
        let Some(room) = &mut self.puzzles else { return };
        if room.record_outcome() {
            self.save();
        }
    }

    pub(super) fn give_puzzle_hint(&mut self) {
        let now = self.now();
        let Some(room) = &mut self.puzzles else { return };
        room.session.hint(&mut self.table, now);
        room.plan(now);
        self.after_puzzle_events();
    }

    /// Shows the solution.
    pub(crate) fn give_up_puzzle(&mut self) {
        let now = self.now();
        let Some(room) = &mut self.puzzles else { return };
        if room.is_over() {
            room.session.play_out(&mut self.table, now);
        } else {
            room.session.give_up(&mut self.table, now);
        }
        room.plan(now);
        self.after_puzzle_events();
    }

    /// Begins the same puzzle again.
    pub(crate) fn puzzle_again(&mut self) {
        let Some(room) = &mut self.puzzles else { return };
        let (puzzle, was_recorded) = (room.puzzle().clone(), room.is_recorded);
        self.table = room.begin(puzzle);
        // The first attempt counts.
        room.is_recorded = was_recorded;
        self.save();
    }

    /// Returns to the position before a wrong move. Returns whether there was one.
    pub(crate) fn try_puzzle_again(&mut self) -> bool {
        let is_wrong = self.puzzles.as_ref().is_some_and(PuzzleRoom::is_wrong);
        if is_wrong {
            self.act(Intent::TakeBack);
            // That the move was taken back can be seen.
            self.told.clear();
        }
        is_wrong
    }

    /// Goes to the next puzzle. Returns whether there is one.
    pub(crate) fn next_puzzle(&mut self) -> bool {
        let Some(room) = &mut self.puzzles else { return false };
        let present: PuzzleId = room.puzzle().id();
        let Some(puzzle) = room.set.next(room.filter, &room.progress, Some(present)).cloned() else {
            let none = say::none_left(&self.words, &room.set, room.filter);
            self.tell_refusal(none);
            return false;
        };
        self.table = room.begin(puzzle);
        self.save();
        true
    }
}

/// A day in the form that is read alike in all languages.
fn date(day: u32) -> String {
    let (year, month, day) = clock::calendar(day);
    format!("{year:04}-{month:02}-{day:02}")
}
