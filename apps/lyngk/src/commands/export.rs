//! `lyngk export`: games for Boardspace.net, and tables of turns.

use std::io::{self, Write};
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use lyngk_exchange::{boardspace, csv};
use lyngk_rules::{Record, Records};

use crate::cli::{ExportArgs, ExportFormat};
use crate::{input, output};

pub(crate) fn run(args: &ExportArgs) -> Result<()> {
    // As elsewhere, - means standard output.
    let file = args.output.as_deref().filter(|&path| path != Path::new("-"));
    if let Some(output) = file {
        output::check(&args.file, &[output])?;
    }
    let name = input::name(&args.file);
    let text = input::file(&args.file)?;
    let games: Vec<Record> = Records::new(&text).collect::<Result<_, _>>().with_context(|| name.clone())?;
    if games.is_empty() {
        bail!("{name} has no game in it; a game begins with tags like [Variant \"std\"]");
    }
    let count = games.len();
    let number = args.game.map(|number| number as usize);
    if let Some(number) = number.filter(|&number| number > count) {
        bail!("--game {number}: expected 1 to {count}, the number of games in {name}");
    }
    let chosen = |index: usize| number.is_none_or(|number| number == index);
    let mut games = (1..).zip(&games).filter(|&(index, _)| chosen(index));
    let written = match args.format {
        ExportFormat::Csv => csv::numbered_table(games),
        ExportFormat::Sgf => {
            let (_, game) = games.next().ok_or_else(|| anyhow!("{name} has no game in it"))?;
            if games.next().is_some() {
                bail!("{name} has {count} games, and an SGF file one, expected --game 1 to {count}");
            }
            boardspace::export(game).with_context(|| name.clone())?
        }
    };
    match file {
        Some(path) => output::write(path, &written),
        None => Ok(io::stdout().write_all(written.as_bytes())?),
    }
}
