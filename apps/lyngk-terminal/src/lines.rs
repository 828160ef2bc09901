//! The program in lines, for screen readers and pipes: commands in, sentences out. Nothing is ever drawn over.

mod commands;

use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};

use lyngk_view::say;

use crate::Problem;
use crate::desk::Desk;
use crate::event::{self, Event};

use commands::Next;

/// Runs until the person quits or the input ends.
pub(crate) fn run(desk: Desk, events: Sender<Event>, queue: &Receiver<Event>) -> Result<(), Problem> {
    event::watch_signals(events.clone(), false)?;
    event::read_lines(events)?;
    let mut session = Lines { desk, waiting: VecDeque::new(), at_end: false, told_at: None };
    match session.run(queue) {
        // The reader of a pipe has seen enough, as `head` does.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other.map_err(Problem::system("standard output")),
    }
}

struct Lines {
    desk: Desk,
    /// Lines that were typed while an engine was to answer. They are about the position after its answer.
    waiting: VecDeque<String>,
    at_end: bool,
    /// The turns and the pause after which the status was printed last.
    told_at: Option<(usize, bool)>,
}

impl Lines {
    fn run(&mut self, queue: &Receiver<Event>) -> io::Result<()> {
        let mut out = io::stdout().lock();
        self.greet(&mut out)?;
        loop {
            if self.go_on(&mut out)? {
                break;
            }
            let deadline = self.desk.deadline(false);
            let event = match deadline {
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
            self.print_told(&mut out)?;
        }
        self.desk.leave();
        self.print_told(&mut out)
    }

    /// Answers the lines that wait, as long as no engine is to answer first. Returns whether the program is over.
    fn go_on(&mut self, out: &mut impl Write) -> io::Result<bool> {
        while !self.desk.is_waiting() {
            let Some(line) = self.waiting.pop_front() else { return Ok(self.at_end) };
            let was_waiting = self.desk.is_waiting();
            let next = self.command(line.trim(), out)?;
            self.print_told(out)?;
            if next == Next::Quit {
                return Ok(true);
            }
            if !was_waiting && self.desk.is_waiting() && !self.desk.is_puzzle() {
                // The status says that the opponent is thinking.
                writeln!(out, "{}", self.status())?;
                out.flush()?;
            }
        }
        Ok(false)
    }

    /// Prints what was told. If the game has changed, whose turn it is now follows.
    fn print_told(&mut self, out: &mut impl Write) -> io::Result<()> {
        let told = self.desk.take_told();
        for told in told {
            // What was typed is repeated in answers, but it must not control the terminal.
            let text: String = told.text.chars().filter(|char| !char.is_control()).collect();
            writeln!(out, "{}{text}", if told.is_refusal { "! " } else { "" })?;
        }
        if self.desk.has_opponent_failed() {
            writeln!(out, "continue: {}", self.desk.words.text("trouble-engine-restart"))?;
        }
        let table = self.desk.table();
        let now = Some((table.game().turns().len(), table.game().is_paused()));
        if now != self.told_at && table.persons_turn() && !self.desk.is_waiting() && !self.desk.is_puzzle() {
            writeln!(out, "{}", self.status())?;
            self.told_at = now;
        }
        out.flush()
    }

    fn greet(&mut self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "LYNGK. {}", self.desk.words.text("terminal-lines-hello"))?;
        if self.desk.is_puzzle() {
            self.task(out)?;
        } else {
            let names = self.desk.names().values().cloned().collect::<Vec<_>>().join(" – ");
            let variant = crate::desk::variant(&self.desk.words, self.desk.table().game().position());
            writeln!(out, "{names}. {variant}.")?;
            let told = self.desk.take_told();
            told.iter().try_for_each(|told| writeln!(out, "{}", told.text))?;
            if !self.desk.table().persons_turn() {
                writeln!(out, "{}", self.status())?;
            }
        }
        self.print_told(out)
    }

    fn status(&self) -> String {
        say::status(&self.desk.words, self.desk.table())
    }
}
