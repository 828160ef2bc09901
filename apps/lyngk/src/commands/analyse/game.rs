//! Report on a game: graded turns, a summary and a graph.

use lyngk_engine::analysis::{GameAnalysis, Grade, TurnAnalysis, beginning};
use lyngk_rules::{Player, Record};

use super::{text_graph, words};

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
    if !analysis.complete {
        text.push_str(
            "\n  The analysis was interrupted. It begins at the end of the game, so the first turns are missing.\n",
        );
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
