//! Report on a position: the board, the best turns, the effect of each claim, and the outlook.

use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;
use lyngk_engine::analysis::{PositionAnalysis, analyse_position, beginning};
use lyngk_engine::{Engine, Limits, Options, Report, Score};
use lyngk_rules::Position;

use super::words::{self, add};
use super::{fields, outlook};
use crate::progress::{Progress, grouped, in_words};
use crate::{json, output, text_board};

/// The interval between updates of the progress.
const TICK: Duration = Duration::from_millis(200);

pub(super) fn run(position: &Position, options: Options, limits: &Limits, is_json: bool) -> Result<()> {
    if !is_json {
        // The board comes first, so that there is something to see during the search.
        print(&format!("{}\n", text_board::board(position)))?;
        if position.is_over() {
            return print("The game is over, so there are no turns to analyse.\n");
        }
    }
    let analysis = analyse_with_progress(position, options, limits);
    if is_json {
        return json::write(
            output::stdout(),
            "positionAnalysis",
            fields::position(position, &analysis, limits.stop.is_stopped()),
        );
    }
    print(&report(position, &analysis))?;
    if limits.stop.is_stopped() {
        print("\nThe analysis was interrupted.\n")?;
    }
    Ok(())
}

/// Prints a text at once, without colours in a pipe.
fn print(text: &str) -> Result<()> {
    let mut out = anstream::stdout();
    let printed = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    Ok(printed.map_err(|error| output::of_stdout(&error))?)
}

fn analyse_with_progress(position: &Position, options: Options, limits: &Limits) -> PositionAnalysis {
    let mut engine = Engine::new(options);
    let started = Instant::now();
    let nodes = AtomicU64::new(0);
    thread::scope(|scope| {
        let (done, ended) = mpsc::channel::<()>();
        let nodes = &nodes;
        // A thread of its own: the engine reports only on the first of its searches. Where no thread can be started, there is no progress.
        let _ = thread::Builder::new().spawn_scoped(scope, move || {
            let mut progress = Progress::new();
            while ended.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
                progress.update(|| line(limits, started.elapsed(), nodes.load(Ordering::Relaxed)));
            }
            progress.clear();
        });
        let clock = || started.elapsed();
        let on_info = &mut |report: &Report| nodes.store(report.nodes, Ordering::Relaxed);
        let analysis = analyse_position(&mut engine, position, limits, &clock, on_info);
        drop(done);
        super::tell_missing_threads(&engine);
        analysis
    })
}

/// The progress of a search.
fn line(limits: &Limits, elapsed: Duration, nodes: u64) -> String {
    match limits.time {
        Some(time) => format!("searching, about {} left", in_words(time.saturating_sub(elapsed))),
        None => format!("searching for {}, {} nodes", in_words(elapsed), grouped(nodes as f64)),
    }
}

/// The tables. They do not contain the time taken, so the same analysis gives the same text.
pub(super) fn report(position: &Position, analysis: &PositionAnalysis) -> String {
    let mut text = format!("Best turns for player {}\n", position.to_move());
    for (number, line) in (1..).zip(&analysis.lines) {
        let [first, rest @ ..] = line.turns.as_slice() else { continue };
        add(&mut text, format_args!("{number:>3}  {:<9}  {}\n", first.to_string(), words::score(line.score)));
        if !rest.is_empty() {
            add(&mut text, format_args!("     then {}\n", words::spaced(beginning(rest))));
        }
    }
    if !analysis.claims.is_empty() {
        text.push_str("\nEffect of claims, as expected score in per cent\n");
    }
    let without = analysis.claims.iter().find(|choice| choice.claim.is_none()).map(|choice| choice.line.score);
    for choice in &analysis.claims {
        let claim = choice.claim.map_or("no claim".to_owned(), |color| format!("{color} {}", color.name()));
        let turn = words::spaced(choice.line.turns.get(..1).unwrap_or_default());
        let score = choice.line.score;
        let change = without.filter(|_| choice.claim.is_some()).map_or(String::new(), |without| change(without, score));
        let row = format!("     {claim:<9}  {turn:<9}  {:<32}  {change}", words::score(score));
        text.push_str(row.trim_end());
        text.push('\n');
    }
    if let Some(outlook) = &analysis.outlook {
        let proved = analysis.lines.first().is_some_and(|line| line.score.proof().is_some());
        text += &outlook::report(position, outlook, proved);
    }
    add(&mut text, format_args!("\n{}.\n", words::count(analysis.nodes as usize, "node")));
    text
}

/// The change of the expected score by a claim, in per cent.
fn change(without: Score, with: Score) -> String {
    let points = ((with.expectation() - without.expectation()) * 100.0).round();
    match points {
        points if points > 0.0 => format!("+{points:.0}"),
        points if points < 0.0 => format!("−{:.0}", -points),
        _ => "same".to_owned(),
    }
}
