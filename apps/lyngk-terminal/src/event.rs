//! Everything that happens to the program, on one channel.

use std::io::{self, BufReader};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;

use lyngk_lei::LineReader;

use crate::Problem;

/// Something that happened.
#[derive(Debug)]
pub(crate) enum Event {
    /// A key, the mouse, or a change of the window.
    Input(crossterm::event::Event),
    /// A typed line. None at the end of the input.
    Line(Option<String>),
    /// A line of an engine. None if it has ended.
    Engine { engine: u64, line: Option<String> },
    /// The program was asked to end: by a signal, or because the terminal is gone.
    End,
    /// The program was asked to stop until it is continued.
    Stop,
    /// It was continued. Something else may have written on the screen.
    Continued,
}

/// The longest line that can be typed, in bytes.
const LINE_LIMIT: usize = 4095;

/// Reads keys and the mouse on a thread of its own.
pub(crate) fn read_input(events: Sender<Event>) -> Result<(), Problem> {
    // From here on, no change of the window is missed, even if the thread begins late.
    crossterm::event::poll(Duration::ZERO).map_err(Problem::system("the keyboard"))?;
    let read = move || {
        loop {
            let event = crossterm::event::read().map_or(Event::End, Event::Input);
            let is_end = matches!(event, Event::End);
            // Sending fails when the program is over.
            if events.send(event).is_err() || is_end {
                break;
            }
        }
    };
    thread::Builder::new().name("input".to_owned()).spawn(read).map(drop).map_err(Problem::system("the keyboard"))
}

/// Reads typed lines on a thread of its own.
pub(crate) fn read_lines(events: Sender<Event>) -> Result<(), Problem> {
    let read = move || {
        let lines = LineReader::new(BufReader::new(io::stdin()), LINE_LIMIT);
        // A line that is too long or not UTF-8 is read as an empty one, whose answer is the status.
        let all_sent = lines
            .take_while(|line| !matches!(line, Err(lyngk_lei::ReadError::Broken(_))))
            .all(|line| events.send(Event::Line(Some(line.unwrap_or_default()))).is_ok());
        if all_sent {
            let _ = events.send(Event::Line(None));
        }
    };
    thread::Builder::new().name("lines".to_owned()).spawn(read).map(drop).map_err(Problem::system("standard input"))
}

/// Turns signals into events: those that end programs, and if it draws, also those that stop and continue it.
#[cfg(unix)]
pub(crate) fn watch_signals(events: Sender<Event>, draws: bool) -> Result<(), Problem> {
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP};

    let ending = [SIGHUP, SIGINT, SIGTERM];
    let job_control = [SIGTSTP, SIGCONT];
    let watched = ending.into_iter().chain(job_control.into_iter().filter(|_| draws));
    let mut signals = signal_hook::iterator::Signals::new(watched).map_err(Problem::system("signals"))?;
    let watch = move || {
        for signal in signals.forever() {
            let event = match signal {
                SIGTSTP => Event::Stop,
                SIGCONT => Event::Continued,
                _ => Event::End,
            };
            if events.send(event).is_err() {
                break;
            }
        }
    };
    thread::Builder::new().name("signals".to_owned()).spawn(watch).map(drop).map_err(Problem::system("signals"))
}

/// Ctrl-C arrives as a key. Closing the window ends the program; the game was saved after the last turn.
#[cfg(not(unix))]
pub(crate) fn watch_signals(_: Sender<Event>, _: bool) -> Result<(), Problem> {
    Ok(())
}
