//! Report on a position: the board, the best turns, the effect of each claim, and the outlook.

use std::io::Write;
use std::time::Instant;

use anyhow::Result;
use lyngk_engine::analysis::{PositionAnalysis, analyse_position, beginning};
use lyngk_engine::{Engine, Limits, Score};
use lyngk_rules::Position;

use super::outlook;
use super::words::{self, add};
use crate::text_board;

pub(super) fn run(position: &Position, mut engine: Engine, limits: &Limits) -> Result<()> {
    let mut out = anstream::stdout();
    // The board comes first, so that there is something to see during the search.
    writeln!(out, "{}", text_board::board(position))?;
    out.flush()?;
    if position.is_over() {
        writeln!(out, "The game is over, so there are no turns to analyse.")?;
        return Ok(());
    }
    let started = Instant::now();
    let clock = || started.elapsed();
    let analysis = analyse_position(&mut engine, position, limits, &clock, &mut |_| ());
    write!(out, "{}", report(position, &analysis))?;
    Ok(())
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
