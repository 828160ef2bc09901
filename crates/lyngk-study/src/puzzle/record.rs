//! Puzzles as records, for Study and as a file.

use lyngk_game::tags;
use lyngk_rules::{Comment, Mark, NodeId, Record, Tag};
use lyngk_view::Words;

use super::{Puzzle, PuzzleStep, Worse, say};
use crate::study::say::turn_with_arrow;

/// A puzzle as a record: the solution and the rest of the game as the main line, the traps with their answers as variations, and what is
/// said about them as comments.
#[must_use]
pub fn record(words: &Words, puzzle: &Puzzle, number: usize) -> Record {
    let mut record = Record::new(*puzzle.position());
    let themes: Vec<String> = puzzle.themes().iter().map(|&theme| say::theme(words, Some(theme))).collect();
    let facts = [
        (tags::NAME, say::number(words, number)),
        (tags::EVENT, say::number(words, number)),
        (tags::SITE, format!("#puzzles/{}", puzzle.id())),
        ("Rating", puzzle.rating().to_string()),
        ("Themes", themes.join(", ")),
    ];
    for tag in facts.into_iter().filter_map(|(name, value)| Tag::new(name, value)) {
        record.set_tag(tag);
    }
    // Puzzles have legal turns only, so nothing is left out.
    let mut place = None;
    for step in puzzle.steps() {
        let Ok(found) = record.push(place, step.turn) else { return record };
        record.marks_mut(found).push(Mark(1));
        if place.is_none() {
            record.comments_mut(found).extend(Comment::new(say::theme_is(words, puzzle)));
        }
        add_traps(words, &mut record, puzzle, step, place);
        place = step.reply.and_then(|reply| record.push(Some(found), reply).ok()).or(Some(found));
    }
    if let Some(last) = place {
        record.comments_mut(last).extend(say::proved(words, puzzle).and_then(Comment::new));
    }
    for &turn in puzzle.rest() {
        place = record.push(place, turn).ok().or(place);
    }
    record
}

/// Adds the wrong turns of a step as variations.
fn add_traps(words: &Words, record: &mut Record, puzzle: &Puzzle, step: &PuzzleStep, before: Option<NodeId>) {
    for trap in &step.traps {
        let Ok(wrong) = record.push(before, trap.turn) else { continue };
        record.marks_mut(wrong).push(Mark(if trap.leads_to == Worse::Loss { 4 } else { 2 }));
        record.comments_mut(wrong).extend(Comment::new(say::thrown(words, puzzle.goal(), trap.leads_to)));
        if let Some(answer) = trap.answer {
            let _ = record.push(Some(wrong), answer);
        }
    }
}

/// A file of numbered puzzles: their records, one after the other.
#[must_use]
pub fn collection<'a>(words: &Words, puzzles: impl Iterator<Item = (usize, &'a Puzzle)>) -> String {
    let texts: Vec<String> = puzzles.map(|(number, puzzle)| record(words, puzzle, number).to_string()).collect();
    texts.join("\n")
}

/// The solution of a puzzle as one line: "d3 → d4, claiming red; e4 → e5; …".
pub(super) fn line(words: &Words, puzzle: &Puzzle) -> String {
    puzzle.line().map(|turn| turn_with_arrow(words, turn)).collect::<Vec<_>>().join("; ")
}
