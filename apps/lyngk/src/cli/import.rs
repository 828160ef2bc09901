//! Arguments of `lyngk import`.

use std::path::PathBuf;

use clap::Args;

#[derive(Args, Debug)]
pub(crate) struct ImportArgs {
    /// Game file of Boardspace.net, folder with files whose names end in .sgf, or - for standard input.
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// Output file; an existing file is overwritten [default: standard output].
    #[arg(short, long, value_name = "FILE.lgn")]
    pub(crate) output: Option<PathBuf>,
}
