//! Sentences about the library in the reader's language.

use lyngk_game::tags;
use lyngk_rules::{GameResult, Player, Record, Variant};
use lyngk_view::Words;

use super::{Entry, EntryKind, Restored};
use crate::study;

/// Title of an entry: its name, its event, or the players.
#[must_use]
pub fn title(words: &Words, record: &Record) -> String {
    let given =
        [tags::NAME, tags::EVENT].into_iter().find_map(|tag| record.tag(tag).filter(|name| !name.trim().is_empty()));
    given.map_or_else(|| players(words, record), str::to_owned)
}

fn players(words: &Words, record: &Record) -> String {
    let [one, two] = Player::ALL.map(|player| study::say::player(words, record, player));
    words.with("library-players", [("one", one.into()), ("two", two.into())])
}

/// Facts about an entry besides its title. The caller formats the date.
#[must_use]
pub fn facts(words: &Words, entry: &Entry, day: Option<String>) -> Vec<String> {
    let record = entry.record();
    let mut facts: Vec<String> = day.into_iter().collect();
    let players = players(words, record);
    if players != title(words, record) {
        facts.push(players);
    }
    if record.start().variant() == Variant::Six {
        facts.push(words.text("library-six"));
    }
    facts.push(words.with("library-turns", [("count", crate::study::say::moves(record).into())]));
    facts.extend(match record.result {
        GameResult::Win(winner) => {
            Some(words.with("study-wins", [("player", study::say::player(words, record, winner).into())]))
        }
        GameResult::Draw => Some(words.text("end-draw")),
        // A study need not be finished.
        GameResult::Open => (entry.kind() == EntryKind::Game).then(|| words.text("library-unfinished")),
    });
    facts
}

/// The result of a restore.
#[must_use]
pub fn restored(words: &Words, restored: &Restored) -> String {
    let count = |number: usize| [("count", number.into())];
    let mut said = vec![match restored.added {
        0 => words.text("library-nothing-new"),
        added => words.with("library-restored", count(added)),
    }];
    if restored.known > 0 {
        said.push(words.with("library-known", count(restored.known)));
    }
    if restored.left_out > 0 {
        said.push(words.with("library-left-out", count(restored.left_out)));
    }
    if let Some(first) = restored.unread.first() {
        let reason = study::say::lgn(words, &first.error).into();
        said.push(words.with("library-unread", [("count", restored.unread.len().into()), ("reason", reason)]));
    }
    said.join(" ")
}
