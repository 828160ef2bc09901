//! Texts for scores, outlooks, grades and mistakes.

use lyngk_engine::analysis::{Grade, Theme, ThrownAway, TurnAnalysis};
use lyngk_engine::{Proof, Score, Verdict};
use lyngk_rules::{Color, Ground, PerPlayer, Player};
use lyngk_view::{Words, say};

use super::{Capture, Chances, Extent, LikelyEnd, SearchLimit};

/// A score in full: "Win 62%, tie 5%, loss 33%", or "Proved win in 7 moves".
#[must_use]
pub fn score(words: &Words, score: Score) -> String {
    match score {
        Score::Estimate(wdl) => {
            let [win, draw, loss] = open(wdl.hundredths()).map(|hundredths| u32::from(hundredths).into());
            words.with("score-chances", [("win", win), ("draw", draw), ("loss", loss)])
        }
        Score::Proved(proof) => proved(words, proof),
    }
}

/// A player's chances: "Win 62%, tie 5%, loss 33%".
#[must_use]
pub fn chances(words: &Words, chances: Chances) -> String {
    let rounded = [chances.win, chances.draw, chances.loss].map(|part| (part + 5) / 10);
    let shown = if chances.proof.is_some() { rounded } else { open(rounded) };
    let [win, draw, loss] = shown.map(|part| u32::from(part).into());
    words.with("score-chances", [("win", win), ("draw", draw), ("loss", loss)])
}

/// A player's chances after a turn, given with its number: "After move 6, c1 → d1: Win 62%, tie 5%, loss 33%."
#[must_use]
pub fn after_turn(words: &Words, numbered_turn: Option<String>, of: Chances) -> String {
    let score = chances(words, of);
    match numbered_turn {
        Some(number) => words.with("review-at", [("number", number.into()), ("score", score.into())]),
        None => words.with("review-at-start", [("score", score.into())]),
    }
}

/// A score in short: the expected result, "62%", or the proof.
#[must_use]
pub fn short_score(words: &Words, score: Score) -> String {
    match score {
        Score::Estimate(_) => words.with("score-short", [("percent", percent(score).into())]),
        Score::Proved(proof) => proof_in_short(words, proof),
    }
}

/// The same with a decimal, to tell lines apart: "62.3%".
#[must_use]
pub fn precise_score(words: &Words, score: Score) -> String {
    match score {
        Score::Estimate(wdl) => {
            let thousandths = ((wdl.expectation() * 1000.0).round() as u32).clamp(1, 999);
            words.with("score-tenths", [("whole", (thousandths / 10).into()), ("tenth", (thousandths % 10).into())])
        }
        Score::Proved(proof) => proof_in_short(words, proof),
    }
}

fn proof_in_short(words: &Words, proof: Proof) -> String {
    words.text(match proof.verdict {
        Verdict::Win => "score-proved-win",
        Verdict::Draw => "score-proved-draw",
        Verdict::Loss => "score-proved-loss",
    })
}

/// The expected result in percent. Only what is proved is certain.
fn percent(score: Score) -> u32 {
    let percent = (score.expectation() * 100.0).round() as u32;
    if score.proof().is_some() { percent } else { percent.clamp(1, 99) }
}

/// Probabilities of a win, a draw and a loss in percent, none of them certain.
fn open(hundredths: [u16; 3]) -> [u16; 3] {
    match hundredths {
        [100, ..] => [99, 0, 1],
        [.., 100] => [1, 0, 99],
        open => open,
    }
}

/// The extent of an analysis: "Positions searched: 12 400, depth 9, 0:03.2".
#[must_use]
pub fn searched(words: &Words, extent: Extent) -> String {
    let values = [
        ("count", grouped(extent.nodes).into()),
        ("depth", extent.depth.into()),
        ("time", say::clock(extent.time).into()),
    ];
    words.with("analysis-searched", values)
}

/// A limit of an analysis: "10 000 positions", "depth 8".
#[must_use]
pub fn limit(words: &Words, limit: SearchLimit) -> String {
    match limit {
        SearchLimit::None => words.text("analysis-no-limit"),
        SearchLimit::Visits(visits) => words.with("analysis-limit-visits", [("count", grouped(visits).into())]),
        SearchLimit::Depth(depth) => words.with("analysis-limit-depth", [("depth", depth.into())]),
    }
}

/// A number with its digits in groups of three.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (place, digit) in digits.char_indices() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            grouped.push('\u{202f}');
        }
        grouped.push(digit);
    }
    grouped
}

fn proved(words: &Words, proof: Proof) -> String {
    let (over, ahead) = match proof.verdict {
        Verdict::Win => ("score-won", "score-win-in"),
        Verdict::Draw => ("score-tied", "score-draw-in"),
        Verdict::Loss => ("score-lost", "score-loss-in"),
    };
    match proof.distance {
        0 => words.text(over),
        // A turn of each player is one move, as in the record.
        distance => words.with(ahead, [("count", u32::from(distance).div_ceil(2).into())]),
    }
}

/// Ground of a proved result: "by stacks of five (+2)". None for a tie.
#[must_use]
pub fn ground(words: &Words, proof: Proof) -> Option<String> {
    match proof.ground {
        Ground::AllEqual => None,
        Ground::SuddenDeath => Some(words.text("score-by-six")),
        Ground::Stacks { height } => {
            let values = [("height", height.into()), ("count", u32::from(proof.margin).into())];
            Some(words.with("score-by-stacks", values))
        }
    }
}

/// The likely end, with the names of the players: "Stacks of five at the end: Anna about 4, Ben about 3".
#[must_use]
pub fn likely_end(words: &Words, end: &LikelyEnd, names: &PerPlayer<String>) -> String {
    let [first, second] = names.each_ref().map(|name| name.as_str().into()).into_array();
    let [one, two] = end.fives.map(Into::into).into_array();
    words.with("outlook-end", [("first", first), ("one", one), ("second", second), ("two", two)])
}

/// The usual lead of player 1 at the end: "Lead of Anna in at least 4 of 5 such games: 0 to +2".
#[must_use]
pub fn usual_lead(words: &Words, end: &LikelyEnd, name: &str) -> String {
    let (low, high) = (end.lead.start(), end.lead.end());
    let lead = if low == high {
        signed(*low)
    } else {
        words.with("outlook-between", [("low", signed(*low).into()), ("high", signed(*high).into())])
    };
    words.with("outlook-lead", [("player", name.into()), ("lead", lead.into())])
}

/// The stacks that a player is likely to complete: "Anna might complete a stack with: d3 82%, e4 35%". None if there are none.
#[must_use]
pub fn captures(words: &Words, captures: &[Capture], player: Player, name: &str) -> Option<String> {
    let stack = |capture: &Capture| {
        // Rounded down, so that nothing open is shown as certain.
        let percent = capture.share / 10;
        words.with(
            "outlook-stack",
            [("point", capture.point.to_string().into()), ("percent", u32::from(percent).into())],
        )
    };
    let stacks: Vec<String> = captures.iter().filter(|capture| capture.player == player).map(stack).collect();
    let values = [("player", name.into()), ("stacks", stacks.join(", ").into())];
    (!stacks.is_empty()).then(|| words.with("outlook-completes", values))
}

/// A difference with its sign: "+2", "0", "−1".
fn signed(difference: i8) -> String {
    match difference {
        0 => "0".to_owned(),
        ahead @ 1.. => format!("+{ahead}"),
        behind => format!("−{}", behind.unsigned_abs()),
    }
}

/// The label of a claim in a table of claims: its colour, or that nothing is claimed.
#[must_use]
pub fn claim(words: &Words, claim: Option<Color>) -> String {
    claim.map_or_else(|| words.text("analysis-no-claim"), |color| say::color(words, color))
}

/// The name of a grade: "mistake".
#[must_use]
pub fn grade(words: &Words, grade: Grade) -> String {
    words.text(match grade {
        Grade::Best => "grade-best",
        Grade::Good => "grade-good",
        Grade::Inaccuracy => "grade-inaccuracy",
        Grade::Mistake => "grade-mistake",
        Grade::Blunder => "grade-blunder",
    })
}

/// What a turn cost: the result it threw away, or how far the chances of its player fell. The name is "you" for the person at the device.
#[must_use]
pub fn cost(words: &Words, turn: &TurnAnalysis, name: &str, is_you: bool) -> Option<String> {
    let judgement = turn.judgement.as_ref()?;
    if let Some(thrown) = judgement.thrown_away {
        return Some(thrown_away(words, thrown));
    }
    let better = judgement.better.as_ref()?;
    let values = [("player", name.into()), ("from", percent(better.score).into()), ("to", percent(turn.after).into())];
    Some(words.with(if is_you { "review-fell-you" } else { "review-fell" }, values))
}

fn thrown_away(words: &Words, thrown: ThrownAway) -> String {
    words.text(match (thrown.had, thrown.left) {
        (Verdict::Win, Verdict::Draw) => "thrown-win-for-draw",
        (Verdict::Win, _) => "thrown-win-for-loss",
        _ => "thrown-draw-for-loss",
    })
}

/// A theme in words.
#[must_use]
pub fn theme(words: &Words, theme: &Theme) -> String {
    let color = |color| say::color(words, color).into();
    match theme {
        Theme::MissedCompletion => words.text("theme-missed-completion"),
        Theme::AllowsCompletion => words.text("theme-allows-completion"),
        Theme::EarlyClaim { color: is } => words.with("theme-early-claim", [("color", color(*is))]),
        Theme::MissedClaim { color: is } => words.with("theme-missed-claim", [("color", color(*is))]),
        Theme::OtherClaim { claimed, better } => {
            words.with("theme-other-claim", [("claimed", color(*claimed)), ("better", color(*better))])
        }
        Theme::RanOutOfMoves => words.text("theme-ran-out"),
        Theme::MissedLyngk { points } => {
            let points = say::all_of(words, points.iter().map(ToString::to_string));
            words.with("theme-missed-lyngk", [("points", points.into())])
        }
    }
}
