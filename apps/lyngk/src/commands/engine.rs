//! `lyngk engine`: the engine as a LEI server on standard input and output.

use std::io::{self, BufReader};

use anyhow::{Context, Result};

use crate::memory;

pub(crate) fn run() -> Result<()> {
    // Not the locked input: a thread of its own reads it.
    let most_hash = memory::available().map(|available| available as usize);
    lyngk_engine::lei::serve(BufReader::new(io::stdin()), io::stdout().lock(), most_hash)
        .context("the connection to the engine failed")
}
