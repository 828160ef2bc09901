//! `lyngk engine`: the engine as a LEI server on standard input and output.

use std::io::{self, BufReader};

use anyhow::{Context, Result};

pub(crate) fn run() -> Result<()> {
    // Not the locked input: a thread of its own reads it.
    lyngk_engine::lei::serve(BufReader::new(io::stdin()), io::stdout().lock())
        .context("the connection to the engine failed")
}
