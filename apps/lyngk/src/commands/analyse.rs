//! `lyngk analyse`: best turns of a position, mistakes in a game.
//!
//! `lyngk_engine::analysis` does the analysis; the modules here print it ([`position`], [`game`], [`outlook`], [`text_graph`]) and write
//! it to files ([`chart`] as SVG, [`annotate`] as LGN). [`words`] has the sentences.

mod annotate;
mod chart;
mod game;
mod outlook;
mod position;
#[cfg(test)]
mod tests;
mod text_graph;
mod words;

use std::time::Duration;

use anyhow::Result;
use lyngk_engine::{Engine, Limits, Options};

use crate::cli::{AnalyseArgs, AnalyseLimit};

pub(crate) fn run(args: &AnalyseArgs) -> Result<()> {
    let options = |lines| Options { threads: args.threads as usize, seed: args.seed, lines, ..Options::default() };
    match (&args.what.position, &args.what.file) {
        (Some(lpn), _) => {
            let position = crate::subject::Subject::read_option(lpn)?
                .into_position(&crate::cli::PlaceArgs { game: 1, turn: None })?;
            let limits = limits(&args.limit, Duration::from_secs(3));
            position::run(&position, Engine::new(options(args.lines as usize)), &limits)
        }
        (None, file) => {
            let limits = limits(&args.limit, Duration::from_millis(500));
            // The second line shows whether a turn was the only good one.
            game::run(file.as_deref().unwrap_or("-".as_ref()), args, Engine::new(options(2)), &limits)
        }
    }
}

fn limits(given: &AnalyseLimit, default: Duration) -> Limits {
    match *given {
        AnalyseLimit { movetime: Some(ms), .. } => Limits::time(Duration::from_millis(ms)),
        AnalyseLimit { nodes: Some(nodes), .. } => Limits::nodes(nodes),
        AnalyseLimit { depth: Some(depth), .. } => Limits { depth: Some(depth as u32), ..Limits::default() },
        AnalyseLimit { movetime: None, nodes: None, depth: None } => Limits::time(default),
    }
}
