//! The program in lines, for screen readers and pipes: commands in, sentences out. Nothing is ever drawn over.

mod commands;
mod folded;
mod looking;

use std::collections::VecDeque;
use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::Duration;

use lyngk_rules::Player;
use lyngk_view::{Opponent, Seat, say};

use crate::Problem;
use crate::desk::Desk;
use crate::event::{self, Event};

use commands::Next;
use folded::Folded;

/// When a player is told that little time is left.
const LOW: [Duration; 3] = [Duration::from_mins(1), Duration::from_secs(30), Duration::from_secs(10)];

/// Runs until the person quits or the input ends.
pub(crate) fn run(desk: Desk, ascii: bool, events: Sender<Event>, queue: &Receiver<Event>) -> Result<(), Problem> {
    event::watch_signals(events.clone(), false)?;
    event::read_lines(events)?;
    let mut session = Lines {
        desk,
        waiting: VecDeque::new(),
        at_terminal: io::stdin().is_terminal(),
        at_end: false,
        told_at: None,
        question: None,
        last_warning: None,
        quarters: None,
    };
    let out = io::stdout().lock();
    let result = if ascii { session.run(queue, &mut Folded(out)) } else { session.run(queue, &mut { out }) };
    let closed = session.desk.close();
    match result {
        // The reader of a pipe has seen enough, as `head` does.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => closed,
        other => other.map_err(Problem::system("standard output")).and(closed),
    }
}

struct Lines {
    desk: Desk,
    /// Lines that were typed while an engine was to answer. They are about the position after its answer.
    waiting: VecDeque<String>,
    /// The lines are typed at a terminal.
    at_terminal: bool,
    at_end: bool,
    /// The turns and the pause after which the status was printed last.
    told_at: Option<(usize, bool)>,
    /// The person is asked whether an unfinished game is put aside.
    question: Option<PutAside>,
    /// The player who was warned last of the clock, and at which time left.
    last_warning: Option<(Player, Duration)>,
    /// How much of the review was done when its progress was printed last, in quarters.
    quarters: Option<usize>,
}

/// Another game is to take the place of one that is not over: against this opponent, or against the same one.
struct PutAside(Option<Opponent>);

impl Lines {
    fn run(&mut self, queue: &Receiver<Event>, out: &mut impl Write) -> io::Result<()> {
        self.greet(out)?;
        loop {
            if self.go_on(out)? {
                break;
            }
            let deadlines = [self.desk.deadline(false), self.next_warning()];
            let event = match deadlines.into_iter().flatten().min() {
                Some(deadline) => queue.recv_timeout(deadline.saturating_sub(self.desk.now())),
                None => queue.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match event {
                Ok(Event::Line(Some(line))) => self.waiting.push_back(line),
                Ok(Event::Line(None)) => self.at_end = true,
                Ok(Event::Engine { engine, line }) => drop(self.desk.hear(engine, line.as_deref())),
                Ok(Event::End) | Err(RecvTimeoutError::Disconnected) => break,
                Ok(Event::Input(_) | Event::Stop | Event::Continued) | Err(RecvTimeoutError::Timeout) => (),
            }
            self.desk.tick();
            self.warn_of_clock(out)?;
            self.print_review_progress(out)?;
            self.print_told(out)?;
        }
        self.desk.pause_clock();
        self.print_told(out)
    }

    /// Answers the lines that wait, as long as no engine is to answer first. Returns whether the program is over.
    fn go_on(&mut self, out: &mut impl Write) -> io::Result<bool> {
        while !self.desk.is_waiting() || self.can_answer_at_once() {
            let Some(line) = self.waiting.pop_front() else { return Ok(self.at_end) };
            let was_waiting = self.desk.is_waiting();
            let mut answer = Vec::new();
            let next = self.command(line.trim(), &mut answer)?;
            let is_silent = answer.is_empty() && !self.desk.has_told() && !self.desk.is_waiting() && next == Next::Read;
            out.write_all(&answer)?;
            self.print_told(out)?;
            if is_silent {
                writeln!(out, "{}", self.status())?;
            }
            if next == Next::Quit {
                return Ok(true);
            }
            if !was_waiting && self.desk.is_waiting() && !self.desk.is_puzzle() && self.desk.table().ended().is_none() {
                // The status says that the opponent is thinking.
                writeln!(out, "{}", self.status())?;
            }
            out.flush()?;
        }
        Ok(false)
    }

    /// Whether the next line changes nothing, and a person waits for its answer. In a pipe, lines are answered in their order.
    fn can_answer_at_once(&self) -> bool {
        let is_question = |line: &String| {
            let line = line.trim().to_ascii_lowercase();
            ["quit", "exit", "q", "status", "board", "help", "?", "rules", "record"].contains(&line.as_str())
        };
        self.at_terminal && self.waiting.front().is_some_and(is_question)
    }

    /// Prints what was told.
    fn write_told(&mut self, out: &mut impl Write) -> io::Result<()> {
        for told in self.desk.take_told() {
            // What was typed is repeated in answers, but it must not control the terminal.
            let text: String = told.text.chars().filter(|char| !char.is_control()).collect();
            writeln!(out, "{}{text}", if told.is_refusal { "! " } else { "" })?;
        }
        Ok(())
    }

    /// Prints what was told. If the game has changed, whose turn it is now follows.
    fn print_told(&mut self, out: &mut impl Write) -> io::Result<()> {
        self.write_told(out)?;
        if self.desk.has_opponent_failed() {
            writeln!(out, "continue: {}", self.desk.words.text("trouble-engine-restart"))?;
        }
        let table = self.desk.table();
        let now = Some((table.game().turns().len(), table.game().is_paused()));
        if now != self.told_at && table.persons_turn() && !self.desk.is_waiting() {
            writeln!(out, "{}", self.status())?;
            let is_first = self.told_at.is_none();
            // It has been told once, when saving failed first.
            if let Some(unsaved) = self.desk.unsaved().filter(|_| !is_first) {
                writeln!(out, "! {unsaved}")?;
            }
            self.told_at = now;
        }
        out.flush()
    }

    fn greet(&mut self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "LYNGK. {}", self.desk.words.text("terminal-lines-hello"))?;
        if self.desk.is_puzzle() {
            self.task(out)?;
            return self.print_told(out);
        }
        let (words, table) = (&self.desk.words, self.desk.table());
        let name = |player: Player| match table.seats()[player] {
            Seat::Engine(level) => say::opponent_with_level(words, level),
            _ => say::player(words, table, player),
        };
        let variant = crate::desk::variant(words, table.game().position());
        writeln!(out, "{} – {}. {variant}.", name(Player::One), name(Player::Two))?;
        if let Some(person) = table.only_person() {
            let number = if person == Player::One { "1" } else { "2" };
            writeln!(out, "{}", words.with("terminal-lines-you", [("number", number.into())]))?;
        }
        let last = say::last_turn(words, table).filter(|_| !table.is_covered());
        self.write_told(out)?;
        if let Some(last) = last {
            writeln!(out, "{last}")?;
        }
        if !self.desk.table().persons_turn() && self.desk.table().ended().is_none() {
            writeln!(out, "{}", self.status())?;
        }
        self.print_told(out)
    }

    fn status(&self) -> String {
        say::status(&self.desk.words, self.desk.table())
    }

    /// The running clock of a person: whose it is, and the time left.
    fn running_clock(&self) -> Option<(Player, Duration)> {
        let (table, now) = (self.desk.table(), self.desk.now());
        let player = table.game().running().filter(|&player| table.is_persons(player))?;
        Some((player, table.game().remaining(player, now)?))
    }

    /// When the next warning of the clock is due.
    fn next_warning(&self) -> Option<Duration> {
        let (_, left) = self.running_clock()?;
        let next = LOW.into_iter().find(|&low| low < left)?;
        Some(self.desk.now() + left.saturating_sub(next))
    }

    /// Warns of a clock that has little time left, once at each time.
    fn warn_of_clock(&mut self, out: &mut impl Write) -> io::Result<()> {
        let Some((player, left)) = self.running_clock() else { return Ok(()) };
        let Some(low) = LOW.into_iter().rev().find(|&low| left <= low) else { return Ok(()) };
        if self.last_warning.is_some_and(|(warned, at)| warned == player && at <= low) {
            return Ok(());
        }
        self.last_warning = Some((player, low));
        let name = say::player(&self.desk.words, self.desk.table(), player);
        let said = self.desk.words.with("clock-low", [("player", name.into())]);
        writeln!(out, "{said} ({})", say::clock(left))
    }

    /// Prints the progress of the review whenever another quarter of it is done.
    fn print_review_progress(&mut self, out: &mut impl Write) -> io::Result<()> {
        let now = self.desk.review_quarters();
        if now != std::mem::replace(&mut self.quarters, now)
            && let Some(progress) = self.desk.review_progress()
        {
            writeln!(out, "{progress}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
