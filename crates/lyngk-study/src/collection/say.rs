//! Sentences about collections in the reader's language.

use lyngk_rules::{GameResult, Position, Record, Tag, Variant};
use lyngk_view::{Words, say};

use super::encoding::error_of_sgf;
use super::message::{BrokenRow, FileProblem, GameRow, ReadProgress, ReadState, RowProblem};
use super::search::Hit;
use crate::library::say::Whose;
use crate::library::{self, EntryKind, Summary};
use crate::{Entry, study};

/// What is wrong with a part of a file, and where.
#[must_use]
pub fn broken(words: &Words, row: &BrokenRow) -> String {
    let at = |key| words.with(key, [("line", row.line.into())]);
    match &row.problem {
        RowProblem::Lgn { text } => match (error_of_sgf(text), text.parse::<Record>()) {
            (Some(error), _) => study::say::import_error(words, &error.into()),
            (None, Err(mut error)) => {
                error.line += row.line - 1;
                study::say::lgn(words, &error)
            }
            // Another version of the page has read it.
            (None, Ok(_)) => at("collection-broken-text"),
        },
        RowProblem::NotText { .. } => at("collection-broken-text"),
        RowProblem::TooLong => at("collection-broken-long"),
    }
}

/// Title of a part of a file that cannot be read: what its tags say, if they can be read.
#[must_use]
pub fn broken_title(words: &Words, row: &BrokenRow) -> String {
    let head = match &row.problem {
        RowProblem::Lgn { text } => text,
        RowProblem::NotText { head } => head,
        RowProblem::TooLong => "",
    };
    // Any start will do: titles are made of tags.
    let mut record = Record::new(Position::random_start(0, Variant::Standard));
    for line in head.lines().map(str::trim).take_while(|line| line.starts_with('[')) {
        let tag =
            line.strip_prefix('[').and_then(|line| line.strip_suffix("\"]")).and_then(|tag| tag.split_once(" \""));
        if let Some(tag) = tag.and_then(|(name, value)| Tag::new(name, value)) {
            record.set_tag(tag);
        }
    }
    let summary = without_event(&Summary::without_digest(&Entry::new(EntryKind::Game, record)));
    if library::say::has_title(&summary) {
        library::say::title(words, &summary, Whose::Anybodys)
    } else {
        words.text("collection-kind-broken")
    }
}

/// That games are not UTF-8, and what would be right.
#[must_use]
pub fn not_text(words: &Words, progress: &ReadProgress) -> Option<String> {
    let is_worth_it = progress.not_text > 0 && progress.problem.is_none();
    is_worth_it.then(|| words.with("collection-some-not-text", [("count", progress.not_text.into())]))
}

/// What is wrong with a file as a whole.
#[must_use]
pub fn problem(words: &Words, problem: FileProblem) -> String {
    words.text(match problem {
        FileProblem::Empty => "collection-empty",
        FileProblem::NotText => "collection-not-text",
        FileProblem::NoGame => "collection-no-game",
        FileProblem::Unreadable => "collection-unreadable",
    })
}

/// How far reading is, while it goes on or if something is to be said about its end.
#[must_use]
pub fn progress(words: &Words, progress: &ReadProgress) -> Option<String> {
    if let Some(wrong) = progress.problem {
        return Some(problem(words, wrong));
    }
    match progress.state {
        ReadState::Done => None,
        ReadState::Stopped => Some(words.text("collection-stopped")),
        ReadState::Reading => {
            let percent = (progress.read * 100).checked_div(progress.total).unwrap_or_default();
            let values = [("percent", percent.into()), ("count", progress.rows.into())];
            Some(words.with("collection-reading", values))
        }
    }
}

/// Title of a game in a list: its name, or the players.
#[must_use]
pub fn title(words: &Words, game: &GameRow) -> String {
    library::say::title(words, &without_event(&game.summary), whose(game))
}

/// Games that are in the library are one's own, unlike those of a file.
fn whose(game: &GameRow) -> Whose {
    match game.id {
        Some(_) if game.is_of_own_game => Whose::OwnStudies,
        Some(_) => Whose::Own,
        None => Whose::Anybodys,
    }
}

/// Facts about a game besides its title. The caller formats the date.
#[must_use]
pub fn facts(words: &Words, game: &GameRow, day: Option<String>) -> Vec<String> {
    let mut facts: Vec<String> = game.hit.iter().map(|found| hit(words, found)).collect();
    let mut others = library::say::facts(words, &without_event(&game.summary), whose(game), day);
    if let Some([one, two]) = game.score {
        let score = format!("{one}–{two}");
        // It belongs to the result, if that is said.
        match others.first_mut().filter(|_| game.summary.result != GameResult::Open) {
            Some(result) => *result = format!("{result} {score}"),
            None => others.insert(0, score),
        }
    }
    facts.extend(others);
    facts.extend(game.summary.event.as_ref().map(|event| say::isolated(event)));
    facts
}

/// In a collection, games of one event are told apart by their players.
fn without_event(summary: &Summary) -> Summary {
    Summary { event: None, ..summary.clone() }
}

/// The size of a file.
#[must_use]
pub fn size(words: &Words, bytes: u64) -> String {
    match bytes / 1_000_000 {
        0 => words.with("collection-size-small", [("size", bytes.div_ceil(1_000).into())]),
        megabytes => words.with("collection-size", [("size", megabytes.into())]),
    }
}

/// Where a pattern is in a game, and what follows.
#[must_use]
pub fn hit(words: &Words, hit: &Hit) -> String {
    let key = match (hit.is_main, hit.next) {
        (true, Some(_)) => "collection-hit",
        (true, None) => "collection-hit-end",
        (false, Some(_)) => "collection-hit-variation",
        (false, None) => "collection-hit-variation-end",
    };
    let turn = hit.next.map(|turn| study::say::turn_with_arrow(words, turn)).unwrap_or_default();
    words.with(key, [("number", hit.move_number.into()), ("turn", turn.into())])
}
