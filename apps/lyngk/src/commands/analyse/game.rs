//! Report on a game: graded turns, a summary, a graph, and output files.

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
    let is_terminal = io::stderr().is_terminal();
    let analysis = analyse_game(&mut engine, &record, limits, &clock, &mut |progress| {
        if is_terminal {
            show(progress, started);
        }
    });
    let title =
        if games == 1 { input::name(path) } else { format!("{}, game {} of {games}", input::name(path), args.game) };
    // Files first: a closed pipe does not prevent them. An error about a file is reported after the output.
    let written = write_files(args, &record, &analysis);
    let printed = io::stdout().write_all(report(&title, &record, &analysis).as_bytes());
    written?;
    Ok(printed?)
}

fn write_files(args: &AnalyseArgs, record: &Record, analysis: &GameAnalysis) -> Result<()> {
    let svg = args.svg.as_ref().map(|path| output::write(path, &chart::chart(record, analysis)));
    // Written even if the other file cannot be.
    let lgn = args.lgn.as_ref().map(|path| output::write(path, &annotate::annotated(record, analysis).to_string()));
    svg.into_iter().chain(lgn).collect()
}

/// A game of a file, and the number of games in the file.
fn game(path: &Path, wanted: u64) -> Result<(Record, u64)> {
    let text = input::file(path)?;
    let name = input::name(path);
    let mut games = 0;
    let mut found = None;
    for record in Records::new(&text) {
        games += 1;
        // Errors after the wanted game do not matter.
        if found.is_none() {
            found = Some(record.with_context(|| name.clone())?).filter(|_| games == wanted);
        }
    }
    match found {
        Some(record) => Ok((record, games)),
        None if games == 0 => bail!("{name} has no game in it; a game begins with tags like [Variant \"std\"]"),
        None => bail!("--game {wanted}: {name} has only {}", words::count(games as usize, "game")),
    }
}

/// Shows progress and remaining time on a line of the terminal, which is erased at the end.
fn show(progress: &Progress<'_>, started: Instant) {
    let Progress { done, total, .. } = *progress;
    let left = started.elapsed().as_secs_f64() / done as f64 * (total - done) as f64;
    let mut stderr = io::stderr().lock();
    // Progress that cannot be written is not worth an error.
    let _ = if done < total {
        write!(stderr, "\r{done} of {total} turns, about {left:.0} s left \u{1b}[K")
    } else {
        write!(stderr, "\r\u{1b}[K")
    };
    let _ = stderr.flush();
}

pub(super) fn report(title: &str, record: &Record, analysis: &GameAnalysis) -> String {
    let [one, two] = words::names(record).into_array();
    let mut text = format!("{title}: {one} – {two}\n\n");
    if analysis.turns.is_empty() {
        text.push_str("The game has no turns to analyse.\n");
        return text;
    }
    text.push_str("  Chances: expected score of player 1 after the turn; a tie counts half.\n\n");
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

/// A turn with its grade; for an error, also a better turn and the reasons.
fn add_turn(text: &mut String, record: &Record, turn: &TurnAnalysis) {
    let judgement = turn.judgement.as_ref();
    let grade = match judgement {
        None => "the only legal turn".to_owned(),
        Some(judgement) if judgement.only_good => "best, the only good turn".to_owned(),
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

/// Adds wrapped text below a turn.
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
            words::add(&mut text, format_args!("    accuracy {accuracy:.0} %, average loss {loss:.1} % per turn\n"));
        }
    }
    text
}
