//! Sentences about the library in the reader's language.

use lyngk_rules::{GameResult, Player, Variant};
use lyngk_view::{Words, say};

use super::{EntryKind, Restored, Summary};
use crate::study;

/// Whose games a list shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Those of the person at the device, who is "You" against the engine, unless they have given their name.
    Own,
    /// Studies of games of that person, who is "You" in them as well.
    OwnStudies,
    /// Those of anybody.
    Anybodys,
}

impl Whose {
    /// Whether a player is the person at the device.
    fn is_you(self, summary: &Summary, player: Player) -> bool {
        let is_engine = |player: Player| summary.players[player].level.is_some();
        let is_person = !is_engine(player) && is_engine(player.opponent()) && summary.players[player].name.is_none();
        let is_own = match self {
            Whose::Own => summary.kind == EntryKind::Game,
            Whose::OwnStudies => true,
            Whose::Anybodys => false,
        };
        is_own && is_person
    }
}

/// Title of an entry: its name, its event, or the players.
#[must_use]
pub fn title(words: &Words, summary: &Summary, whose: Whose) -> String {
    let given = summary.name.as_ref().or(summary.event.as_ref());
    given.map_or_else(|| players(words, summary, whose), |name| say::isolated(name))
}

/// Title of a chapter: what its record is called, or its number in the study, from 1. Chapters with games of one event are told apart by
/// their players.
#[must_use]
pub fn chapter(words: &Words, summary: &Summary, number: usize) -> String {
    if has_title(summary) {
        chapter_title(words, summary)
    } else {
        words.with("chapter-number", [("number", number.into())])
    }
}

/// Where in a study a chapter is: "Chapter 2 of 5: The trap".
#[must_use]
pub fn chapter_place(words: &Words, summary: &Summary, number: usize, count: usize) -> String {
    let values = [("number", number.into()), ("count", count.into())];
    if has_title(summary) {
        let [number, count] = values;
        words.with("chapter-at", [number, count, ("name", chapter_title(words, summary).into())])
    } else {
        words.with("chapter-of", values)
    }
}

pub(crate) fn has_title(summary: &Summary) -> bool {
    summary.name.is_some() || summary.event.is_some() || has_players(summary)
}

fn has_players(summary: &Summary) -> bool {
    summary.players.values().any(|player| player.name.is_some() || player.level.is_some())
}

fn chapter_title(words: &Words, summary: &Summary) -> String {
    match &summary.name {
        None if has_players(summary) => players(words, summary, Whose::Anybodys),
        _ => title(words, summary, Whose::Anybodys),
    }
}

/// Facts about a study with chapters besides its title. The caller formats the date.
#[must_use]
pub fn study_facts(words: &Words, summary: &Summary, chapters: usize, day: Option<String>) -> Vec<String> {
    let mut facts: Vec<String> = day.into_iter().collect();
    if summary.variant == Variant::Six {
        facts.push(words.text("library-six"));
    }
    facts.push(words.with("library-chapters", [("count", chapters.into())]));
    facts
}

fn players(words: &Words, summary: &Summary, whose: Whose) -> String {
    let [one, two] = Player::ALL.map(|player| {
        if whose.is_you(summary, player) { words.text("you") } else { player_name(words, summary, player) }
    });
    words.with("library-players", [("one", one.into()), ("two", two.into())])
}

fn player_name(words: &Words, summary: &Summary, player: Player) -> String {
    study::say::player_name(words, &summary.players[player], player)
}

/// Facts about an entry besides its title. The caller formats the date.
#[must_use]
pub fn facts(words: &Words, summary: &Summary, whose: Whose, day: Option<String>) -> Vec<String> {
    let result = match summary.result {
        GameResult::Win(winner) if whose.is_you(summary, winner) => Some(words.text("end-you-won")),
        GameResult::Win(winner) => {
            Some(words.with("study-wins", [("player", player_name(words, summary, winner).into())]))
        }
        GameResult::Draw => Some(words.text("end-draw")),
        // A study need not be finished.
        GameResult::Open => (summary.kind == EntryKind::Game).then(|| words.text("library-unfinished")),
    };
    // Narrow lists cut off what comes last.
    let mut facts: Vec<String> = result.into_iter().chain(day).collect();
    if summary.name.is_some() || summary.event.is_some() {
        facts.push(players(words, summary, whose));
    }
    if summary.variant == Variant::Six {
        facts.push(words.text("library-six"));
    }
    facts.push(words.with("library-turns", [("count", summary.moves.into())]));
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
