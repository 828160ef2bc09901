//! A record with what the analysis has to say.

use lyngk_engine::analysis::{GameAnalysis, TurnAnalysis};
use lyngk_engine::{Score, Verdict};
use lyngk_rules::{Comment, Mark, NodeId, Player, Record, Tag, Turn};

use super::words;

/// How every comment of ours begins, so that a second analysis can replace those of the first.
const OPENING: &str = "Chances of player 1: ";

/// The record with marks, comments and better lines.
///
/// What people wrote stays, but for marks such as `?!` on turns that get one here. A better line is added as a
/// variation unless it is there already.
pub(super) fn annotated(record: &Record, analysis: &GameAnalysis) -> Record {
    let mut record = record.clone();
    if let Some(tag) = Tag::new("Annotator", concat!("lyngk ", env!("CARGO_PKG_VERSION"))) {
        record.set_tag(tag);
    }
    let nodes: Vec<NodeId> = record.main_line().collect();
    for turn in &analysis.turns {
        let Some(&id) = nodes.get(turn.index) else { continue };
        let node = record.node_mut(id);
        node.comments.retain(|comment| !comment.as_str().starts_with(OPENING));
        node.comments.extend(Comment::new(comment(turn)));
        let Some(judgement) = &turn.judgement else { continue };
        if let Some(mark) = Mark::from_suffix(words::mark(judgement)) {
            node.marks.retain(|mark| mark.suffix().is_none());
            node.marks.insert(0, mark);
        }
        let parent = node.parent();
        if let Some(better) = judgement.better.as_ref().filter(|_| judgement.grade.is_error()) {
            add_line(&mut record, parent, words::beginning(&better.turns));
        }
    }
    record
}

/// Adds turns one after the other, as far as they are not there.
fn add_line(record: &mut Record, mut after: Option<NodeId>, turns: &[Turn]) {
    for &turn in turns {
        let known = record.children(after).iter().copied().find(|&child| record.node(child).turn() == turn);
        // An engine's line ends where it is not legal, whatever went wrong there: the record stays a good one.
        let Some(next) = known.or_else(|| record.push(after, turn).ok()) else { return };
        after = Some(next);
    }
}

/// What is said of a turn, in short sentences.
fn comment(turn: &TurnAnalysis) -> String {
    let mut text = OPENING.to_owned() + &chances(words::after_for_one(turn)) + ".";
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
            format!("{win} % win, {draw} % draw, {loss} % loss")
        }
        Score::Proved(proof) => {
            let verdict = match proof.verdict {
                Verdict::Win => "a proved win",
                Verdict::Draw => "a proved draw",
                Verdict::Loss => "a proved loss",
            };
            verdict.to_owned()
        }
    }
}
