//! `lyngk play` and `lyngk puzzle` in a real terminal: keys in, screen out.

#![cfg(target_os = "linux")]

mod drawn;
mod ending;
mod lines;
mod pty;

/// The sizes at which everything is tested: the smallest window, and a large one.
const SIZES: [(u16, u16); 2] = [(80, 24), (200, 60)];

const DOWN: &str = "\x1b[B";
const RIGHT: &str = "\x1b[C";
