//! `lyngk export`: games for Boardspace.net, and tables of turns.

use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use lyngk_exchange::{boardspace, csv};
use lyngk_rules::Record;

use crate::cli::{ExportArgs, ExportFormat, read_subject};
use crate::games::Games;
use crate::output::{self, Output};
use crate::progress::{Progress, grouped};
use crate::subject::Subject;

/// The size at which a table gets a byte order mark although it has had no need for one: its last games are not known yet.
const UNMARKED_LIMIT: usize = 4 << 20;

pub(crate) fn run(args: &ExportArgs) -> Result<()> {
    let to = args.output.as_deref().unwrap_or(Path::new("-"));
    if !output::is_standard(to) {
        output::check(Path::new(args.subject.as_deref().unwrap_or_default()), &[to])?;
    }
    let subject = read_subject(args.subject.as_deref(), args.position.as_deref())?.context("expected a game")?;
    // Opened before the work, which may take long.
    let out = Output::create(to)?;
    let source = Source::new(subject, args.game);
    match args.format {
        ExportFormat::Csv => write_table(source, out),
        ExportFormat::Sgf => write_game(source, out),
    }
}

/// The chosen games with their numbers.
struct Source {
    games: Games,
    chosen: Option<u64>,
    /// Number of games that were read.
    count: u64,
    progress: Progress,
}

impl Source {
    fn new(subject: Subject, chosen: Option<u64>) -> Source {
        Source { games: subject.into_games(), chosen, count: 0, progress: Progress::new() }
    }

    /// Reads on to the next chosen game.
    fn next(&mut self) -> Result<Option<(u64, Record)>> {
        while self.chosen.is_none_or(|chosen| self.count < chosen) {
            let Some(game) = self.games.next() else {
                self.progress.clear();
                return Ok(None);
            };
            let game = game?;
            self.count += 1;
            let count = self.count;
            self.progress.update(|| format!("{} games", grouped(count as f64)));
            if self.chosen.is_none_or(|chosen| chosen == count) {
                return Ok(Some((count, game)));
            }
        }
        self.progress.clear();
        Ok(None)
    }

    /// The error if no chosen game was found.
    fn missing(self) -> anyhow::Error {
        let Source { games, chosen, count, .. } = self;
        match chosen {
            Some(chosen) if count > 0 => {
                anyhow!("--game {chosen}: expected 1 to {count}, the number of games in {}", games.name())
            }
            _ => games.none(),
        }
    }
}

/// Writes the games one by one.
fn write_table(mut source: Source, mut out: Output) -> Result<()> {
    // The beginning waits until it is known whether the table needs a byte order mark.
    let mut begun = Some(csv::header());
    let mut has_game = false;
    while let Some((number, game)) = source.next()? {
        has_game = true;
        let rows = csv::rows(number as usize, &game);
        let Some(waiting) = &mut begun else {
            out.write(&rows)?;
            continue;
        };
        waiting.push_str(&rows);
        if !rows.is_ascii() || waiting.len() > UNMARKED_LIMIT {
            out.write(&format!("{}{waiting}", csv::BYTE_ORDER_MARK))?;
            begun = None;
        }
    }
    if !has_game {
        return Err(source.missing());
    }
    if let Some(waiting) = begun {
        out.write(&waiting)?;
    }
    out.finish()
}

fn write_game(mut source: Source, mut out: Output) -> Result<()> {
    let Some((number, game)) = source.next()? else { return Err(source.missing()) };
    let text = boardspace::export(&game).with_context(|| format!("{}, game {number}", source.games.name()))?;
    while source.next()?.is_some() {}
    if source.chosen.is_none() && source.count > 1 {
        let Source { games, count, .. } = source;
        bail!("{} has {count} games, and an SGF file one, expected --game 1 to {count}", games.name());
    }
    out.write(&text)?;
    out.finish()
}
