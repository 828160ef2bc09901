//! The commands that can be typed.

use std::io::{self, Write};
use std::path::Path;

use lyngk_rules::{Point, TurnError};
use lyngk_view::{Intent, Level, Opponent, say};

use super::{Lines, PutAside};

/// Whether the program goes on after a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    Read,
    Quit,
}

/// Where a command can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Use {
    Always,
    Games,
    Puzzles,
}

/// The commands with the texts about them, in the order of the help.
const COMMANDS: [(&str, &str, Use); 24] = [
    ("d3-e4, R,d3-e4", "terminal-command-turn", Use::Always),
    ("yes, no", "terminal-command-answer", Use::Games),
    ("board", "terminal-command-board", Use::Always),
    ("e4, look e4", "terminal-command-look", Use::Always),
    ("status", "terminal-command-status", Use::Always),
    ("legal, legal d3", "terminal-command-legal", Use::Always),
    ("claims", "terminal-command-claims", Use::Always),
    ("threats", "terminal-command-threats", Use::Games),
    ("hint", "terminal-command-hint", Use::Always),
    ("solution", "terminal-command-solution", Use::Puzzles),
    ("again", "terminal-command-again", Use::Puzzles),
    ("next", "terminal-command-next", Use::Puzzles),
    ("back", "terminal-command-back", Use::Games),
    ("pass", "terminal-command-pass", Use::Always),
    ("record", "terminal-command-record", Use::Always),
    ("earlier, later, start, end", "terminal-command-steps", Use::Always),
    ("pause, continue", "terminal-command-pause", Use::Games),
    ("resign", "terminal-command-resign", Use::Games),
    ("new, new 3, new two", "terminal-command-new", Use::Games),
    ("review, next, previous", "terminal-command-review", Use::Games),
    ("rules, rule E3", "terminal-command-rules", Use::Always),
    ("export FILE", "terminal-command-export", Use::Always),
    ("help", "terminal-command-help", Use::Always),
    ("quit", "terminal-command-quit", Use::Always),
];

/// Commands that only games have.
const OF_GAMES: [&str; 8] = ["threats", "pause", "continue", "resign", "new", "review", "previous", "back"];
/// Commands that only puzzles have.
const OF_PUZZLES: [&str; 2] = ["solution", "again"];

impl Lines {
    /// Answers a command.
    pub(super) fn command(&mut self, line: &str, out: &mut impl Write) -> io::Result<Next> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (word, rest) = (word.to_lowercase(), rest.trim());
        let is_puzzle = self.desk.is_puzzle();
        let elsewhere = if is_puzzle { OF_GAMES.as_slice() } else { OF_PUZZLES.as_slice() };
        if elsewhere.contains(&word.as_str()) {
            self.refuse(if is_puzzle { "terminal-lines-not-puzzles" } else { "terminal-lines-only-puzzles" }, out)?;
            return Ok(Next::Read);
        }
        let is_answer = |key: &str| word == self.desk.words.text(key);
        let (is_yes, is_no) = (word == "yes" || is_answer("terminal-yes"), word == "no" || is_answer("terminal-no"));
        let question = self.question.take();
        match word.as_str() {
            "quit" | "exit" | "q" | ":q" => return Ok(Next::Quit),
            "" | "status" => self.print_status(out)?,
            "help" | "?" => self.help(out)?,
            "board" => self.board(out)?,
            "look" => self.look(rest, out)?,
            "legal" => self.legal(rest, out)?,
            "claims" => self.claims(out)?,
            "rule" | "rules" => self.rules(rest, out)?,
            "threats" => self.threats(out)?,
            "record" => self.record(out)?,
            "hint" => self.hint(out)?,
            "pass" => self.act_or_refuse(Intent::Pass, out)?,
            "back" => self.take_back(out)?,
            "earlier" => self.step(-1, out)?,
            "later" => self.step(1, out)?,
            "start" => self.step(isize::MIN, out)?,
            "end" => self.step(isize::MAX, out)?,
            "pause" => self.act_or_refuse(Intent::Pause, out)?,
            "continue" if self.desk.has_opponent_failed() => self.desk.restart_opponent(),
            "continue" if !self.desk.table().game().is_paused() => self.refuse("terminal-lines-not-paused", out)?,
            "continue" => self.desk.act(Intent::Resume),
            "resign" => self.act_or_refuse(Intent::Resign, out)?,
            "review" => self.review(out)?,
            "next" if is_puzzle => {
                if self.desk.next_puzzle() {
                    self.begin_puzzle(out)?;
                }
            }
            "next" => self.step_moment(true, out)?,
            "previous" => self.step_moment(false, out)?,
            "solution" => self.solution(out)?,
            "again" => {
                self.desk.puzzle_again();
                self.begin_puzzle(out)?;
            }
            "new" => self.new_game(rest, out)?,
            "export" if !rest.is_empty() => self.desk.export(Path::new(rest)),
            _ if is_yes => match question {
                Some(PutAside(opponent)) => self.desk.new_game(opponent),
                None if self.desk.table().waiting().is_some() => self.desk.act(Intent::Confirm),
                None => self.refuse("terminal-lines-no-question", out)?,
            },
            _ if is_no => {
                let is_asked = question.is_some() || self.desk.table().waiting().is_some();
                // The landing, the stack and the claim.
                (0..3).for_each(|_| self.desk.act(Intent::Cancel));
                self.refuse(if is_asked { "terminal-lines-dropped" } else { "terminal-lines-no-question" }, out)?;
            }
            _ => self.turn_or_point(line, out)?,
        }
        Ok(Next::Read)
    }

    fn refuse(&self, key: &'static str, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "! {}", self.desk.words.text(key))
    }

    /// The answer to a word that is no command.
    pub(super) fn unknown(&self, out: &mut impl Write) -> io::Result<()> {
        self.refuse("terminal-lines-unknown", out)
    }

    /// Performs an intent. If nothing comes of it, says why.
    fn act_or_refuse(&mut self, intent: Intent, out: &mut impl Write) -> io::Result<()> {
        self.desk.act(intent);
        match self.desk.why_not_now() {
            Some(reason) if !self.desk.has_told() => writeln!(out, "! {reason}"),
            _ => Ok(()),
        }
    }

    /// A point is described, everything else is read as a turn.
    fn turn_or_point(&mut self, line: &str, out: &mut impl Write) -> io::Result<()> {
        if let Ok(point) = line.to_ascii_lowercase().parse::<Point>() {
            return self.point(point, out);
        }
        // A turn is played in the present position.
        if self.desk.table().shown_ply().is_some() && !self.desk.is_puzzle() {
            self.desk.act(Intent::ShowPly(None));
        }
        if let Some(puzzle) = self.desk.puzzle().filter(|puzzle| puzzle.is_over) {
            return writeln!(out, "! {}", puzzle.message.unwrap_or_default());
        }
        let before = self.desk.table().game().turns().len();
        let is_misread = matches!(self.desk.table().game().position().read_turn(line), Err(TurnError::Syntax(_)));
        self.desk.act(Intent::Type(line.to_owned()));
        if !self.desk.has_told() && self.desk.table().waiting().is_none() {
            let reason = self.desk.why_not_now();
            reason.map_or(Ok(()), |reason| writeln!(out, "! {reason}"))?;
        }
        self.write_told(out)?;
        if is_misread {
            writeln!(out, "{}", self.desk.words.text("terminal-lines-unknown"))?;
        }
        if let Some(turn) = self.desk.table().waiting() {
            let sure = self.desk.words.with("terminal-lines-confirm", [("turn", turn.to_string().into())]);
            return writeln!(out, "{sure}");
        }
        // The verdict on the move that was told.
        if self.desk.is_puzzle() && self.desk.table().game().turns().len() != before {
            self.puzzle_message(out)?;
            if self.desk.try_puzzle_again() {
                writeln!(out, "{}", self.desk.words.text("terminal-lines-wrong"))?;
            }
        }
        Ok(())
    }

    fn help(&self, out: &mut impl Write) -> io::Result<()> {
        let hidden = if self.desk.is_puzzle() { Use::Games } else { Use::Puzzles };
        for (command, text, _) in COMMANDS.into_iter().filter(|(.., used)| *used != hidden) {
            writeln!(out, "{command}: {}", self.desk.words.text(text))?;
        }
        Ok(())
    }

    /// A hint, or more of it. One that is complete is repeated.
    fn hint(&mut self, out: &mut impl Write) -> io::Result<()> {
        let complete = self.desk.hint_text().filter(|_| self.desk.more_of_hint().is_none());
        self.desk.give_hint();
        if self.desk.is_puzzle() {
            return self.puzzle_message(out);
        }
        match complete.filter(|_| !self.desk.has_told()) {
            Some(hint) => writeln!(out, "{hint}"),
            None => Ok(()),
        }
    }

    fn take_back(&mut self, out: &mut impl Write) -> io::Result<()> {
        self.desk.act(Intent::TakeBack);
        if self.desk.has_told() { Ok(()) } else { self.refuse("terminal-lines-no-way-back", out) }
    }

    /// Steps through the game, and says after which move the position is.
    fn step(&mut self, by: isize, out: &mut impl Write) -> io::Result<()> {
        self.desk.step(by);
        if self.desk.has_told() {
            return Ok(());
        }
        let (words, table) = (&self.desk.words, self.desk.table());
        if table.game().turns().is_empty() {
            return writeln!(out, "{}", words.text("record-empty"));
        }
        if let Some(last) = say::last_turn(words, table) {
            writeln!(out, "{last}")?;
        }
        writeln!(out, "{}", self.status())
    }

    /// Begins the review, or says how far it is, or what it has found.
    fn review(&mut self, out: &mut impl Write) -> io::Result<()> {
        if self.desk.table().ended().is_none() {
            return self.refuse("terminal-lines-not-over", out);
        }
        if self.desk.has_review() {
            return self.print_review(out);
        }
        self.desk.begin_review();
        self.print_review_progress(out)
    }

    fn step_moment(&mut self, forward: bool, out: &mut impl Write) -> io::Result<()> {
        if self.desk.moments().is_empty() {
            let found_none = self.desk.has_review();
            return self.refuse(if found_none { "review-no-mistakes" } else { "terminal-lines-no-moments" }, out);
        }
        self.desk.step_moment(forward);
        Ok(())
    }

    fn new_game(&mut self, against: &str, out: &mut impl Write) -> io::Result<()> {
        let opponent = match against {
            "" => None,
            "two" => Some(Opponent::Friend),
            level => match level.parse().ok().and_then(Level::new) {
                Some(level) => Some(Opponent::Engine(level)),
                None => return self.refuse("terminal-command-new", out),
            },
        };
        if self.desk.is_unfinished() {
            self.question = Some(PutAside(opponent));
            let words = &self.desk.words;
            return writeln!(out, "{} {}", words.text("terminal-aside-sure"), words.text("terminal-lines-answer"));
        }
        self.desk.new_game(opponent);
        Ok(())
    }

    /// The task of a puzzle that has just begun.
    fn begin_puzzle(&mut self, out: &mut impl Write) -> io::Result<()> {
        self.told_at = None;
        self.task(out)
    }

    /// All moves of the solution that were not found, and how they win.
    fn solution(&mut self, out: &mut impl Write) -> io::Result<()> {
        let found = self.desk.table().shown_ply().unwrap_or(self.desk.table().game().turns().len());
        let was_over = self.desk.puzzle().is_some_and(|puzzle| puzzle.is_over);
        self.desk.give_up_puzzle();
        if let Some(outcome) = self.desk.puzzle_verdict().filter(|_| !was_over) {
            writeln!(out, "{outcome}")?;
        }
        let (words, table) = (&self.desk.words, self.desk.table());
        let from = if was_over { 0 } else { found };
        for ply in from + 1..=table.game().turns().len() {
            if let Some(said) = say::turn_at(words, table, ply) {
                writeln!(out, "{}. {said}", say::row(table.game().start().to_move(), ply))?;
            }
        }
        Ok(())
    }

    /// The answer to a turn at a puzzle, or a hint.
    fn puzzle_message(&self, out: &mut impl Write) -> io::Result<()> {
        let message = self.desk.puzzle_verdict();
        message.map_or(Ok(()), |message| writeln!(out, "{message}"))
    }
}
