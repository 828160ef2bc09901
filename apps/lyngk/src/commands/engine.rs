//! `lyngk engine`: the engine for other programs to talk to.

use std::io::{self, BufReader};

use anyhow::{Context, Result};

pub(crate) fn run() -> Result<()> {
    // Not the locked input: it is read on a thread of its own.
    lyngk_engine::lei::serve(BufReader::new(io::stdin()), io::stdout().lock()).context("the conversation broke off")
}
