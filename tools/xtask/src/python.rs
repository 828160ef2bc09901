//! Python with PyTorch, for the tests of training.

use std::process::Command;

use crate::packages::install;

/// Debian's own Python, in case another `python3` comes first in `PATH`.
const DEBIAN_PYTHON: &str = "/usr/bin/python3";

/// A Python with PyTorch, installed if possible. Few people train networks, so the check goes on without it.
pub(crate) fn set_up() -> Option<String> {
    if let Some(python) = find() {
        return Some(python);
    }
    install("python3-torch");
    let python = find();
    if python.is_none() {
        println!(
            "PyTorch is missing, so the tests of training are skipped. Install it (Debian: python3-torch), or set \
             LYNGK_PYTHON=/path/to/a/python that has it."
        );
    }
    python
}

fn find() -> Option<String> {
    let given = std::env::var("LYNGK_PYTHON").ok();
    let candidates = given.into_iter().chain(["python3", DEBIAN_PYTHON].map(str::to_owned));
    let has_torch = |python: &String| {
        Command::new(python).args(["-c", "import numpy, torch"]).output().is_ok_and(|output| output.status.success())
    };
    candidates.into_iter().find(has_torch)
}
