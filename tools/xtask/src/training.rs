//! What the test of training needs: a Python with `PyTorch`.

use std::process::Command;

use crate::packages::install;

/// Debian's Python goes where no other one hides it.
const DEBIAN_PYTHON: &str = "/usr/bin/python3";

/// A Python that has `PyTorch`, which is got where it can be. Training is for few people, so that nothing fails where there is none.
pub(crate) fn set_up() -> Option<String> {
    if let Some(python) = found() {
        return Some(python);
    }
    install("python3-torch");
    let python = found();
    if python.is_none() {
        println!(
            "PyTorch is missing, and the test that teaches a small network is left out: install it (Debian: python3-torch), or say \
             which Python has it with LYNGK_PYTHON=/path/to/it"
        );
    }
    python
}

fn found() -> Option<String> {
    let given = std::env::var("LYNGK_PYTHON").ok();
    let places = given.into_iter().chain(["python3", DEBIAN_PYTHON].map(str::to_owned));
    let has_torch = |python: &String| {
        Command::new(python).args(["-c", "import numpy, torch"]).output().is_ok_and(|output| output.status.success())
    };
    places.into_iter().find(has_torch)
}
