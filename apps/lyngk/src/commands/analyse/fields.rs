//! Fields of an analysis for programs; `docs/json.md` describes them.

use lyngk_engine::analysis::{GameAnalysis, Grade, PositionAnalysis, TurnAnalysis};
use lyngk_engine::{Line, Score, Verdict};
use lyngk_rules::{Player, Position, Record, Turn};
use serde_json::{Map, Value, json};

use super::words;
use crate::json;

/// The analysis of a position.
pub(super) fn position(position: &Position, analysis: &PositionAnalysis, is_interrupted: bool) -> Value {
    let claims = analysis.claims.iter().map(|choice| {
        let mut fields = line(&choice.line);
        fields["claim"] = choice.claim.map(|color| color.to_string()).into();
        fields
    });
    let outlook = analysis.outlook.as_ref().map(|outlook| {
        let ending = outlook.ending.as_ref().map(|ending| {
            let lead = ending.usual_lead(position);
            let captures = ending.captures(position).into_iter().map(|capture| {
                let (player, point) = (json::player(capture.player), capture.point.to_string());
                json!({ "player": player, "point": point, "share": f64::from(capture.share) / 1000.0 })
            });
            json!({
                "stacks": ending.likely(position).into_array(),
                "lead": [lead.start(), lead.end()],
                "captures": captures.collect::<Vec<_>>(),
            })
        });
        json!({ "chances": score(Score::Estimate(outlook.chances)), "ending": ending })
    });
    json!({
        "position": position.to_string(),
        "over": position.is_over(),
        "interrupted": is_interrupted,
        "lines": analysis.lines.iter().map(line).collect::<Vec<_>>(),
        "claims": claims.collect::<Vec<_>>(),
        "outlook": outlook,
        "nodes": analysis.nodes,
    })
}

/// The analysis of a game.
pub(super) fn game(number: u64, record: &Record, analysis: &GameAnalysis) -> Value {
    let summary = Player::ALL.map(|player| {
        let summary = analysis.summary(player);
        let grades = Grade::ALL.map(|grade| (words::grade(grade).to_owned(), summary.count(grade).into()));
        json!({
            "grades": Map::from_iter(grades),
            "forced": summary.forced,
            "accuracy": summary.accuracy().map(|percent| rounded(percent / 100.0)),
            "meanLoss": summary.mean_loss().map(rounded),
        })
    });
    json!({
        "game": number,
        "players": words::names(record).into_array(),
        "tags": json::tags(record),
        "start": record.start().to_string(),
        "complete": analysis.complete,
        "turns": analysis.turns.iter().map(turn).collect::<Vec<_>>(),
        "summary": summary,
    })
}

fn turn(turn: &TurnAnalysis) -> Value {
    let judgement = turn.judgement.as_ref().map(|judgement| {
        json!({
            "grade": words::grade(judgement.grade),
            "loss": rounded(judgement.loss),
            "onlyGood": judgement.only_good,
            "better": judgement.better.as_ref().map(line),
            "faults": words::faults(judgement),
        })
    });
    json!({
        "index": turn.index,
        "player": json::player(turn.player),
        "turn": turn.turn.to_string(),
        "before": score(turn.before),
        "after": score(turn.after),
        "judgement": judgement,
    })
}

fn line(line: &Line) -> Value {
    let turns: Vec<String> = line.turns.iter().map(Turn::to_string).collect();
    json!({ "turns": turns, "score": score(line.score) })
}

/// Chances, or what is proved; both with the expected score.
fn score(score: Score) -> Value {
    let expectation = rounded(score.expectation());
    match score {
        Score::Estimate(wdl) => {
            let [win, draw, loss] = [wdl.win(), wdl.draw(), wdl.loss()].map(|share| f64::from(share) / 1000.0);
            json!({ "expectation": expectation, "win": win, "draw": draw, "loss": loss })
        }
        Score::Proved(proof) => {
            let result = match proof.verdict {
                Verdict::Win => "win",
                Verdict::Draw => "draw",
                Verdict::Loss => "loss",
            };
            json!({ "expectation": expectation, "proved": result, "in": proof.distance })
        }
    }
}

/// Thousandths: the digits behind them are noise.
fn rounded(number: f32) -> f64 {
    (f64::from(number) * 1000.0).round() / 1000.0
}
