//! English phrases for scores, grades and mistakes.

use std::fmt::{Arguments, Display, Write};

use lyngk_engine::analysis::{GameAnalysis, Grade, Judgement, Theme, ThrownAway, TurnAnalysis};
use lyngk_engine::{Proof, Score, Verdict};
use lyngk_game::tags::PlayerInfo;
use lyngk_rules::{Ground, Mark, PerPlayer, Player, Record};

/// Appends to a text.
pub(super) fn add(text: &mut String, part: Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = text.write_fmt(part);
}

/// A score in full, from the point of view of its player.
pub(super) fn score(score: Score) -> String {
    match score {
        Score::Estimate(wdl) => {
            let [win, draw, loss] = wdl.hundredths();
            format!("{win:>3} % win {draw:>3} % tie {loss:>3} % loss")
        }
        Score::Proved(proof) => format!("proved: {}", proved(proof)),
    }
}

/// `win in 7 turns, by 1 stack of five`.
pub(super) fn proved(proof: Proof) -> String {
    let Proof { verdict, distance, ground, margin } = proof;
    let verdict = verdict_name(verdict);
    let when = match distance {
        0 => ", the game is over".to_owned(),
        1 => " in 1 turn".to_owned(),
        more => format!(" in {more} turns"),
    };
    let margin = usize::from(margin);
    let by = match ground {
        Ground::AllEqual => String::new(),
        Ground::SuddenDeath => ", by a stack of six".to_owned(),
        Ground::Stacks { height: 1 } => format!(", by {}", count(margin, "single piece")),
        Ground::Stacks { height } => {
            let height = ["none", "one", "two", "three", "four", "five", "six"].get(height).unwrap_or(&"many");
            format!(", by {} of {height}", count(margin, "stack"))
        }
    };
    format!("{verdict}{when}{by}")
}

pub(super) const fn verdict_name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Loss => "loss",
        Verdict::Draw => "tie",
        Verdict::Win => "win",
    }
}

/// Player 1's expected score, as in `48 %`, or the proved winner.
pub(super) fn chances_of_one(score: Score) -> String {
    match score.proof().map(|proof| proof.verdict) {
        None => percent(score.expectation()),
        Some(Verdict::Win) => "proved: 1 wins".to_owned(),
        Some(Verdict::Draw) => "proved: tie".to_owned(),
        Some(Verdict::Loss) => "proved: 2 wins".to_owned(),
    }
}

pub(super) fn percent(share: f32) -> String {
    format!("{:.0} %", share * 100.0)
}

/// A loss, rounded down, so that an inaccuracy never shows the loss of a mistake.
pub(super) fn loss(loss: f32) -> String {
    let thousandths = (loss * 1000.0).round() as u32;
    format!("{} %", thousandths / 10)
}

/// `1 turn`, `2 turns`.
pub(super) fn count(number: usize, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}

pub(super) const fn grade(grade: Grade) -> &'static str {
    match grade {
        Grade::Best => "best",
        Grade::Good => "good",
        Grade::Inaccuracy => "inaccuracy",
        Grade::Mistake => "mistake",
        Grade::Blunder => "blunder",
    }
}

/// The mark of a turn as in records; empty if it has none.
pub(super) fn mark(judgement: &Judgement) -> &'static str {
    judgement.mark().and_then(Mark::suffix).unwrap_or_default()
}

/// The faults of a turn, as phrases that begin with a verb.
pub(super) fn faults(judgement: &Judgement) -> Vec<String> {
    let thrown_away = judgement.thrown_away.map(|ThrownAway { had, left }| {
        format!("throws away a proved {} for a proved {}", verdict_name(had), verdict_name(left))
    });
    thrown_away.into_iter().chain(judgement.themes.iter().map(theme)).collect()
}

fn theme(theme: &Theme) -> String {
    match theme {
        Theme::MissedCompletion => "misses completing a stack".to_owned(),
        Theme::AllowsCompletion => "lets the opponent complete a stack".to_owned(),
        Theme::EarlyClaim { color } => format!("claims {} where the claim could wait", color.name()),
        Theme::MissedClaim { color } => format!("does not claim {}", color.name()),
        Theme::OtherClaim { claimed, better } => format!("claims {} rather than {}", claimed.name(), better.name()),
        Theme::RanOutOfMoves => "leaves its player without a move".to_owned(),
        Theme::MissedLyngk { points } => format!("misses the LYNGK move via {}", spaced(points)),
    }
}

pub(super) fn spaced<T: Display>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The number of turns before this one, as if player 1 had begun.
fn ply(record: &Record, index: usize) -> usize {
    index + usize::from(record.start().to_move() == Player::Two)
}

/// The number of a turn as in records: `5.` for player 1, `5…` for player 2.
pub(super) fn number(record: &Record, index: usize) -> String {
    let ply = ply(record, index);
    format!("{}{}", ply / 2 + 1, if ply.is_multiple_of(2) { "." } else { "…" })
}

/// The labels below a graph: for player 1's first and every fifth turn, the index of the point and the number of the turn.
pub(super) fn axis(record: &Record, analysis: &GameAnalysis) -> Vec<(usize, usize)> {
    let of_first = (1..).zip(&analysis.turns).filter(|(_, turn)| turn.player == Player::One);
    let numbers = of_first.map(|(point, turn)| (point, ply(record, turn.index) / 2 + 1));
    numbers.filter(|(_, number)| *number == 1 || number.is_multiple_of(5)).collect()
}

/// A turn with its number and mark.
pub(super) fn numbered(record: &Record, turn: &TurnAnalysis) -> String {
    let mark = turn.judgement.as_ref().map_or("", mark);
    format!("{} {}{mark}", number(record, turn.index), turn.turn)
}

/// The score after a turn, for player 1.
pub(super) fn after_for_one(turn: &TurnAnalysis) -> Score {
    if turn.player == Player::One { turn.after } else { turn.after.opposite() }
}

/// The names of the players in the record, or what else the record says about them.
pub(super) fn names(record: &Record) -> PerPlayer<String> {
    PerPlayer::from_fn(|player| PlayerInfo::of(record, player).label(player))
}
