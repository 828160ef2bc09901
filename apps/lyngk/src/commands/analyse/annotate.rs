//! Game records annotated with an analysis.

use lyngk_engine::analysis::{GameAnalysis, TurnAnalysis};
use lyngk_engine::{Score, Verdict};
use lyngk_game::tags;
use lyngk_rules::{Comment, NodeId, Player, Record, Tag};

use super::words;

/// The beginning of every comment of an analysis, by which a second analysis finds and replaces the comments of the first.
const PREFIX: &str = "Chances of player 1: ";

/// The record with marks, comments and better lines.
///
/// Other comments stay. Marks such as `?!` are replaced on turns that get one here. A better line becomes a variation, unless it is
/// one already.
pub(super) fn annotated(record: &Record, analysis: &GameAnalysis) -> Record {
    let mut record = record.clone();
    if let Some(tag) = Tag::new(tags::ANNOTATOR, concat!("lyngk ", env!("CARGO_PKG_VERSION"))) {
        record.set_tag(tag);
    }
    let nodes: Vec<NodeId> = record.main_line().collect();
    for turn in &analysis.turns {
        let Some(&id) = nodes.get(turn.index) else { continue };
        let comments = record.comments_mut(id);
        comments.retain(|comment| !comment.as_str().starts_with(PREFIX));
        comments.extend(Comment::new(comment(turn)));
    }
    analysis.annotate(&mut record);
    record
}

/// The comment on a turn, in short sentences.
fn comment(turn: &TurnAnalysis) -> String {
    let mut text = PREFIX.to_owned() + &chances(words::after_for_one(turn)) + ".";
    let Some(judgement) = &turn.judgement else { return text + " The only legal turn." };
    if judgement.only_good {
        text.push_str(" The only good turn.");
    }
    if !judgement.grade.is_error() {
        return text;
    }
    let article = if words::grade(judgement.grade).starts_with('i') { "An" } else { "A" };
    words::add(&mut text, format_args!(" {article} {}.", words::grade(judgement.grade)));
    if let Some(better) = &judgement.better
        && let Some(first) = better.turns.first()
    {
        let score = if turn.player == Player::One { better.score } else { better.score.opposite() };
        words::add(&mut text, format_args!(" Better {first}: {}.", chances(score)));
    }
    for fault in words::faults(judgement) {
        words::add(&mut text, format_args!(" It {fault}."));
    }
    text
}

fn chances(score: Score) -> String {
    match score {
        Score::Estimate(wdl) => {
            let [win, draw, loss] = wdl.hundredths();
            format!("{win} % win, {draw} % tie, {loss} % loss")
        }
        Score::Proved(proof) => {
            let verdict = match proof.verdict {
                Verdict::Win => "a proved win",
                Verdict::Draw => "a proved tie",
                Verdict::Loss => "a proved loss",
            };
            verdict.to_owned()
        }
    }
}
