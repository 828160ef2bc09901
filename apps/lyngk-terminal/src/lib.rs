//! LYNGK in a terminal: games against the engine or between two people, and puzzles.
//!
//! [`play`] and [`puzzle`] run until the person quits. Both draw on a terminal, by keyboard and mouse, or print lines for screen
//! readers and pipes ([`Manner::Lines`]).
//!
//! # Design
//! - **No rules here.** What can be done, and why something cannot, comes from a [`Table`](lyngk_view::Table) of `lyngk-view`; hints,
//!   reviews and puzzles come from `lyngk-study`, all with their texts in eight languages. `lang/*.ftl` has only what a terminal needs
//!   in addition, such as its keys.
//! - **A `Desk` is a table with everything around it**: the engine's turns, hints, the review, the saved game. The drawn
//!   program (`app`) and the one in lines (`lines`) are thin layers on top of it.
//! - **One channel.** Keys, lines of engines, typed lines and signals arrive as `Event`s, from a thread each that blocks
//!   while there is nothing. The main thread waits for the next event, or until the next deadline: the running clock, or an engine that
//!   does not answer. An idle game uses no processor time.
//! - **The engine runs on threads of its own**, over LEI through two pipes (`engine`): the same conversation as with a process or a worker.
//! - **A frame is a function of the desk** (`draw`): nothing is drawn anywhere else, and ratatui sends only the cells that have changed.
//! - **Nothing is told by colour alone.** Every piece has its letter, its height and its owner. `marks` has the signs around it.
//! - **The game is saved after every turn** (`store`), in a file that is replaced as a whole, under a lock. A signal or a closed window
//!   ends the program as `q` does: the terminal is restored first.

#![forbid(unsafe_code)]

mod app;
mod ascii;
mod clock;
mod desk;
mod draw;
mod engine;
mod event;
mod layout;
mod lines;
mod look;
mod marks;
mod options;
mod rules;
mod screen;
mod store;
mod texts;
mod wrap;

pub use look::ColorDepth;
pub use options::{Begin, Manner, Play, PuzzleChoice, Puzzles};
pub use store::{StoreProblem, export, unfinished};

use std::sync::mpsc;

/// Why the program cannot begin or go on.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// The terminal, a thread or the random numbers of the system failed.
    #[error("{what}: {error}")]
    System {
        /// What could not be done.
        what: &'static str,
        /// The error.
        error: std::io::Error,
    },
    /// The saved game.
    #[error(transparent)]
    Store(#[from] store::StoreProblem),
    /// The given starting position.
    #[error("the starting position")]
    Start(#[from] lyngk_rules::LpnError),
    /// The last moves could not be saved.
    #[error("the last moves are not saved: {0}")]
    Unsaved(String),
    /// There is no puzzle of the kind that was asked for.
    #[error("there is no puzzle with this theme and difficulty in this variant")]
    NoneOfThisKind,
    /// There is no puzzle with this number.
    #[error("there is no puzzle {number}; there are {count}")]
    NoPuzzle {
        /// The number.
        number: usize,
        /// The number of puzzles.
        count: usize,
    },
}

impl Problem {
    fn system(what: &'static str) -> impl FnOnce(std::io::Error) -> Problem {
        move |error| Problem::System { what, error }
    }
}

/// Plays games until the person quits.
///
/// # Errors
/// If the saved game is in use or cannot be read or written, or the terminal fails.
pub fn play(play: &Play) -> Result<(), Problem> {
    let (events, queue) = mpsc::channel();
    let desk = desk::Desk::open_game(play, events.clone())?;
    run(desk, play.manner, events, &queue)
}

/// Solves puzzles until the person quits.
///
/// # Errors
/// If the progress cannot be read or written, there is no such puzzle, or the terminal fails.
pub fn puzzle(puzzles: &Puzzles) -> Result<(), Problem> {
    let (events, queue) = mpsc::channel();
    let desk = desk::Desk::open_puzzles(puzzles, events.clone())?;
    run(desk, puzzles.manner, events, &queue)
}

fn run(
    desk: desk::Desk,
    manner: Manner,
    events: mpsc::Sender<event::Event>,
    queue: &mpsc::Receiver<event::Event>,
) -> Result<(), Problem> {
    match manner {
        Manner::Lines { ascii } => lines::run(desk, ascii, events, queue),
        Manner::Drawn { depth, ascii } => app::run(desk, look::Look { depth, ascii }, events, queue),
    }
}
