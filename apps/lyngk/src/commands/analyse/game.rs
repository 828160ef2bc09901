//! A game: every turn with its grade, a summary, a graph, and the files that were asked for.

use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use lyngk_engine::analysis::{GameAnalysis, Grade, Progress, TurnAnalysis, analyse_game, beginning};
use lyngk_engine::{Engine, Limits};
use lyngk_rules::{Player, Record, Records};

use super::{annotate, chart, text_graph, words};
use crate::cli::AnalyseArgs;
use crate::{input, output};

pub(super) fn run(path: &Path, args: &AnalyseArgs, mut engine: Engine, limits: &Limits) -> Result<()> {
    let outputs: Vec<&Path> = [&args.svg, &args.lgn].into_iter().flatten().map(AsRef::as_ref).collect();
    output::check(path, &outputs)?;
    let (record, games) = game(path, args.game)?;
    let started = Instant::now();
    let clock = || started.elapsed();
    let shown = io::stderr().is_terminal();
    let analysis = analyse_game(&mut engine, &record, limits, &clock, &mut |progress| {
        if shown {
            show(progress, started);
        }
    });
    let which =
        if games == 1 { input::name(path) } else { format!("{}, game {} of {games}", input::name(path), args.game) };
    // Files first, so that whoever stops reading still gets them; but what cannot be written hides no answer.
    let written = write_files(args, &record, &analysis);
    let printed = io::stdout().write_all(report(&which, &record, &analysis).as_bytes());
    written?;
    Ok(printed?)
}

fn write_files(args: &AnalyseArgs, record: &Record, analysis: &GameAnalysis) -> Result<()> {
    if let Some(path) = &args.svg {
        output::write(path, &chart::chart(record, analysis))?;
    }
    if let Some(path) = &args.lgn {
        output::write(path, &annotate::annotated(record, analysis).to_string())?;
    }
    Ok(())
}

/// One game of a file, and how many there are.
fn game(path: &Path, wanted: u64) -> Result<(Record, u64)> {
    let text = input::file(path)?;
    let name = input::name(path);
    let mut games = 0;
    let mut found = None;
    for record in Records::new(&text) {
        games += 1;
        // What is wrong behind the game that is wanted does not matter.
        if found.is_none() {
            found = Some(record.with_context(|| name.clone())?).filter(|_| games == wanted);
        }
    }
    match found {
        Some(record) => Ok((record, games)),
        None if games == 0 => bail!("{name} has no game in it, one begins with a tag like [Variant \"std\"]"),
        None => bail!("--game {wanted}: {name} has {} only", words::count(games as usize, "game")),
    }
}

/// How far it is and how long it will take, on one line of the terminal that is wiped at the end.
fn show(progress: &Progress<'_>, started: Instant) {
    let Progress { done, total, .. } = *progress;
    let left = started.elapsed().as_secs_f64() / done as f64 * (total - done) as f64;
    let mut stderr = io::stderr().lock();
    // When nobody can see it, it need not be seen.
    let _ = if done < total {
        write!(stderr, "\r{done} of {total} turns, about {left:.0} s left \u{1b}[K")
    } else {
        write!(stderr, "\r\u{1b}[K")
    };
    let _ = stderr.flush();
}

pub(super) fn report(which: &str, record: &Record, analysis: &GameAnalysis) -> String {
    let [one, two] = words::names(record).into_array();
    let mut text = format!("{which}: {one} – {two}\n\n");
    if analysis.turns.is_empty() {
        text.push_str("The game has no turns, there is nothing to judge.\n");
        return text;
    }
    text.push_str("  Chances: player 1's after the turn, wins and half of the draws.\n\n");
    text.push_str("  turn              chances         grade\n");
    for turn in &analysis.turns {
        add_turn(&mut text, record, turn);
    }
    text.push('\n');
    text.push_str(&summary(record, analysis));
    text.push('\n');
    text.push_str(&text_graph::graph(record, analysis));
    text
}

/// A turn; where it was an error, also what would have been better and what was wrong.
fn add_turn(text: &mut String, record: &Record, turn: &TurnAnalysis) {
    let judgement = turn.judgement.as_ref();
    let grade = match judgement {
        None => "the only legal turn".to_owned(),
        Some(judgement) if judgement.only_good => "best, all others are worse".to_owned(),
        Some(judgement) if judgement.grade.is_error() => {
            format!("{}, loses {}", words::grade(judgement.grade), words::loss(judgement.loss))
        }
        Some(judgement) => words::grade(judgement.grade).to_owned(),
    };
    let chances = words::chances_of_one(words::after_for_one(turn));
    let mark = judgement.map_or("", words::mark);
    let number = words::number(record, turn.index);
    words::add(text, format_args!("{number:>5} {:<9} {mark:<2}  {chances:<14}  {grade}\n", turn.turn.to_string()));
    let Some(judgement) = judgement.filter(|judgement| judgement.grade.is_error()) else { return };
    if let Some(better) = &judgement.better {
        add_wrapped(text, &format!("better {}", words::spaced(beginning(&better.turns))));
    }
    let faults = words::faults(judgement);
    if !faults.is_empty() {
        add_wrapped(text, &format!("it {}", faults.join(", ")));
    }
}

/// Adds words below a turn, on as many lines as they take.
fn add_wrapped(text: &mut String, words: &str) {
    const INDENT: usize = 20;
    const WIDTH: usize = 79;
    let mut column = 0;
    for word in words.split(' ') {
        let length = word.chars().count();
        if column == 0 || column + 1 + length > WIDTH {
            text.push_str(if column == 0 { "" } else { "\n" });
            text.push_str(&" ".repeat(INDENT));
            column = INDENT;
        } else {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += length;
    }
    text.push('\n');
}

fn summary(record: &Record, analysis: &GameAnalysis) -> String {
    let mut text = format!("  {:<20}", "");
    for grade in Grade::ALL {
        words::add(&mut text, format_args!("{:>11}", words::grade(grade)));
    }
    text.push('\n');
    let names = words::names(record);
    for player in Player::ALL {
        let summary = analysis.summary(player);
        let name: String = names[player].chars().take(16).collect();
        words::add(&mut text, format_args!("  {player} {name:<18}"));
        for grade in Grade::ALL {
            words::add(&mut text, format_args!("{:>11}", summary.count(grade)));
        }
        text.push('\n');
        if let (Some(accuracy), Some(loss)) = (summary.accuracy(), summary.mean_loss()) {
            let loss = loss * 100.0;
            words::add(&mut text, format_args!("    accuracy {accuracy:.0} %, loses {loss:.1} % a turn on average\n"));
        }
    }
    text
}
