//! `lyngk link`: links to positions and games.

use std::io::{BufWriter, Write};

use anyhow::{Context, Result, bail};
use lyngk_rules::Record;
use lyngk_study::{Study, link};

use crate::cli::{LinkArgs, PlaceArgs, read_subject};
use crate::output;
use crate::subject::Subject;

/// How the page knows a link for study.
const PREFIX: &str = "#study/g/";

pub(crate) fn run(args: &LinkArgs) -> Result<()> {
    let mut out = BufWriter::new(output::stdout());
    let subject = read_subject(args.subject.as_deref(), args.position.as_deref())?;
    match (subject.context("expected a position")?, args.game) {
        (Subject::Games(mut games), None) => {
            let mut number = 0;
            while let Some(game) = games.next() {
                number += 1;
                let link = link(&game?, args).with_context(|| format!("{}, game {number}", games.name()))?;
                writeln!(out, "{link}")?;
                // A reader that waits for this link must get it now.
                if games.must_wait() {
                    out.flush()?;
                }
            }
            if number == 0 {
                return Err(games.none());
            }
        }
        (subject, game) => {
            let place = PlaceArgs { game, turn: None };
            writeln!(out, "{}", link(&subject.into_record(&place)?.0, args)?)?;
        }
    }
    Ok(out.flush()?)
}

fn link(record: &Record, args: &LinkArgs) -> Result<String> {
    let letters = link::encode(record)?;
    let turns: Vec<_> = record.main_line().collect();
    let number = match args.turn.map(|turn| turn as usize) {
        None | Some(0) => 0,
        Some(turn) => {
            let Some(&node) = turns.get(turn - 1) else {
                bail!("--turn {turn}: expected 0 to {}, the number of turns of the game", turns.len());
            };
            let mut study = Study::new(record.clone());
            study.go_to(Some(node));
            study.place_number()
        }
    };
    let page = args.page.as_deref().unwrap_or_default();
    Ok(format!("{page}{PREFIX}{}", link::at(&letters, number)))
}
