//! Server: a session on a reader and a writer, with two threads.

use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::Instant;

use lyngk_lei::{Answer, LINE_LIMIT, LineReader, ReadError};

use super::{Next, Search, Searched, Session};

/// The capacity of the event queue. A client that sends lines faster has to wait (back-pressure).
const WAITING: usize = 64;

/// An event for the session. All events come through one channel, so that one thread owns the session and the output.
enum Event {
    Line(Result<String, ReadError>),
    /// The end of the input.
    End,
    Answer(Answer),
    /// The search is over. None if it panicked.
    Searched(Option<Box<Searched>>),
}

/// Serves a client until `quit` or the end of the input. Every answer is written and flushed at once.
///
/// A `Hash` above `most_hash` MiB is refused, if there is such a limit. Lines are read on one thread, searches run on another. After `quit`, the reading thread lives until its input has another line or
/// ends.
///
/// # Errors
/// If the input cannot be read, the output cannot be written, or a thread cannot be started.
pub fn serve(input: impl BufRead + Send + 'static, output: impl Write, most_hash: Option<usize>) -> io::Result<()> {
    let (sender, events) = sync_channel(WAITING);
    let lines = sender.clone();
    thread::Builder::new().name("reader".to_owned()).spawn(move || {
        // Sending fails when the conversation is over.
        let all_sent = LineReader::new(input, LINE_LIMIT).all(|line| lines.send(Event::Line(line)).is_ok());
        if all_sent {
            let _ = lines.send(Event::End);
        }
    })?;
    let mut session = Session::new();
    if let Some(most) = most_hash {
        session.limit_hash(most);
    }
    let ended = converse(&mut session, &sender, &events, output);
    // After an error a search may still be running.
    session.stop();
    ended
}

fn converse(
    session: &mut Session,
    sender: &SyncSender<Event>,
    events: &Receiver<Event>,
    mut output: impl Write,
) -> io::Result<()> {
    let started = Instant::now();
    let mut quitting = false;
    while !quitting || session.is_searching() {
        let Ok(event) = events.recv() else { break };
        let mut written = Ok(());
        let mut write = |answer: Answer| {
            if written.is_ok() {
                written = writeln!(output, "{answer}").and_then(|()| output.flush());
            }
        };
        match event {
            // Lines after `quit` are ignored.
            Event::Line(_) if quitting => {}
            Event::Line(Ok(line)) => match session.handle(&line, &mut write) {
                Next::Read => {}
                Next::Search(search) => start(*search, sender.clone(), started)?,
                Next::Quit => quitting = true,
            },
            Event::Line(Err(ReadError::Broken(error))) => return Err(error),
            Event::Line(Err(error)) => write(Answer::error(error)),
            Event::End => {
                session.stop();
                quitting = true;
            }
            Event::Answer(answer) => write(answer),
            Event::Searched(Some(searched)) => session.finish(*searched, &mut write),
            Event::Searched(None) => {
                return Err(io::Error::other("the search failed, which is a bug in this program"));
            }
        }
        written?;
    }
    Ok(())
}

fn start(search: Search, events: SyncSender<Event>, started: Instant) -> io::Result<()> {
    let run = move || {
        let clock = || started.elapsed();
        // Sending fails when the conversation is over.
        let mut tell = |answer| drop(events.send(Event::Answer(answer)));
        let searched = catch_unwind(AssertUnwindSafe(|| search.run(&clock, &mut tell)));
        let _ = events.send(Event::Searched(searched.ok().map(Box::new)));
    };
    thread::Builder::new().name("search".to_owned()).spawn(run).map(drop)
}
