//! What is kept from one visit to the next.
//!
//! A game has no other owner than the browser. Of two pages that show it the one in which somebody does something plays it: only that
//! one keeps it and asks the engine. The other hears of every change and shows it.

use leptos::prelude::*;
use lyngk_study::library;
use lyngk_view::{Intent, Plan, SavedProblem, Settings, Table};
use web_sys::StorageEvent;

use crate::desk::Desk;
use crate::{browser, day};

const GAME: &str = "lyngk.game";
/// The games that were played before it, as LGN, the last one first.
pub(crate) const GAMES: &str = "lyngk.games";
const BROKEN: &str = "lyngk.game.broken";
const SETTINGS: &str = "lyngk.settings";
const PLAN: &str = "lyngk.plan";
const WELCOMED: &str = "lyngk.welcomed";
/// A position to play from, for whoever sets up the next game.
pub(crate) const GIVEN: &str = "lyngk.given";
/// What begins the line behind a broken game that says when it was put aside.
const ASIDE: char = '%';
/// A number that changes when another page begins to play.
const PLAYING: &str = "lyngk.playing";

/// What was found of the last visit.
pub(crate) struct Found {
    pub(crate) settings: Settings,
    pub(crate) plan: Plan,
    /// The game, if there was one that could be read.
    pub(crate) table: Option<Table>,
    /// One that could not.
    pub(crate) broken: Option<Broken>,
    /// Whether the offer to learn the game has been answered.
    pub(crate) welcomed: bool,
}

impl Found {
    /// What somebody finds who has never been here.
    pub(crate) fn nothing() -> Found {
        Found { settings: Settings::default(), plan: Plan::default(), table: None, broken: None, welcomed: true }
    }
}

/// A saved game that cannot be read. It is kept until somebody says that it may go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Broken {
    pub(crate) text: String,
    pub(crate) problem: SavedProblem,
}

/// Looks for what was kept.
pub(crate) fn find() -> Found {
    let (table, broken) = find_game();
    Found {
        settings: read(SETTINGS).map_or_else(Settings::default, |text| Settings::from_text(&text)),
        plan: read(PLAN).map_or_else(Plan::default, |text| Plan::from_text(&text)),
        table: table.map(paused),
        broken,
        welcomed: read(WELCOMED).is_some(),
    }
}

/// The game, if it can be read, and what could not be read of it now or on an earlier visit.
fn find_game() -> (Option<Table>, Option<Broken>) {
    let restore = |text: &str| Table::restore(text, browser::now());
    let aside = read(BROKEN);
    let (table, unread) = match read(GAME).map(|text| (restore(&text), text)) {
        Some((Ok(table), _)) => (Some(table), None),
        Some((Err(_), text)) => (None, Some(text)),
        None => (None, None),
    };
    // An earlier broken one stays as well.
    let text = match (aside, unread) {
        (Some(earlier), Some(game)) if !undated(&earlier).ends_with(&game) => format!("{earlier}\n{}", dated(&game)),
        (Some(text), _) => text,
        (None, Some(game)) => dated(&game),
        (None, None) => return (table, None),
    };
    match restore(undated(&text)) {
        // A page that understands it has come since: it is a game like any other.
        Ok(understood) if table.is_none() => {
            remove(BROKEN);
            (Some(understood), None)
        }
        Ok(_) => (table, None),
        Err(problem) => {
            // Until it is safe there, nothing takes its place (see `keep_game`).
            write(BROKEN, &text);
            (table, Some(Broken { text, problem }))
        }
    }
}

/// A text that cannot be read, with the time in a line of its own: there may be several, to be told apart.
pub(crate) fn dated(game: &str) -> String {
    format!("{game}\n{ASIDE} {}\n", String::from(js_sys::Date::new_0().to_iso_string()))
}

/// The same without the last of these lines.
fn undated(text: &str) -> &str {
    text.rsplit_once(ASIDE).map_or(text, |(games, _)| games.strip_suffix('\n').unwrap_or(games))
}

/// A game whose clock was running waits for the person to come back to it.
fn paused(mut table: Table) -> Table {
    if table.game().running().is_some() {
        table.act(Intent::Pause, browser::now());
    }
    table
}

/// Forgets the broken game: somebody said so.
pub(crate) fn discard_broken(desk: Desk) {
    remove(BROKEN);
    desk.broken.set(None);
}

/// Never offers again to teach the game.
pub(crate) fn set_welcomed(desk: Desk) {
    desk.welcomed.set(true);
    keep(desk, WELCOMED, "yes");
}

/// Keeps everything from now on, whenever it changes and when the page is left.
pub(crate) fn keep_all(desk: Desk) {
    Effect::new(move |_| keep(desk, SETTINGS, &desk.settings.read().to_text()));
    Effect::new(move |_| keep(desk, PLAN, &desk.plan.read().to_text()));
    Effect::new(move |_| {
        desk.changes.track();
        keep_game(desk);
    });
    play_here(desk);
    let _ = window_event_listener(leptos::ev::storage, move |event| hear(desk, &event));
    // Clocks go on between turns: what they show is kept as late as possible. Phones end hidden pages without a word. Without a
    // clock all has been kept, and another page may have gone on with the game since.
    let keep_clocks = move || {
        if desk.table.read_untracked().game().running().is_some() {
            keep_game(desk);
        }
    };
    let _ = window_event_listener(leptos::ev::pagehide, move |_| keep_clocks());
    let _ = window_event_listener(leptos::ev::visibilitychange, move |_| {
        keep_clocks();
        if !document().hidden() {
            play_here(desk);
        }
    });
}

/// The game is played in this page from now on, and in no other.
pub(crate) fn play_here(desk: Desk) {
    desk.elsewhere.set(false);
    write(PLAYING, &browser::chance().to_string());
}

/// Another page has kept something.
fn hear(desk: Desk, event: &StorageEvent) {
    let (Some(key), Some(text)) = (event.key(), event.new_value()) else { return };
    match key.as_str() {
        PLAYING => desk.elsewhere.set(true),
        PLAN => desk.plan.set(Plan::from_text(&text)),
        GAME => {
            if let Ok(table) = Table::restore(&text, browser::now()) {
                desk.replace(table);
            }
        }
        _ => (),
    }
}

/// Keeps the game, where it is played in this page.
pub(crate) fn keep_game(desk: Desk) {
    if desk.elsewhere.get_untracked() {
        return;
    }
    let broken_is_safe = desk.broken.read_untracked().is_none() || read(BROKEN).is_some();
    if !broken_is_safe {
        desk.unkept.set(true);
        return;
    }
    keep(desk, GAME, &saved(desk));
}

/// The game as it is saved, with its day as soon as there are turns in it.
pub(crate) fn saved(desk: Desk) -> String {
    let table = desk.table.read_untracked();
    let text = table.save(browser::now());
    let game = table.game();
    if game.turns().is_empty() || game.tag(library::DATE).is_some() {
        return text;
    }
    // Tags come in any order; from the next visit on this one is among the others.
    format!("[{} \"{}\"]\n{text}", library::DATE, day::today())
}

/// Puts the game with those that were played before, as another takes its place. One in which nothing has happened is let go; one for
/// which there is no room is handed out.
pub(crate) fn put_away(desk: Desk) {
    let table = desk.table.read_untracked();
    let has_begun = table.game().turns().len() > 1 || table.ended().is_some();
    // Where nothing can be kept that has been said.
    if !has_begun || desk.unkept.get_untracked() {
        return;
    }
    let (game, others) = (saved(desk), read(GAMES).unwrap_or_default());
    let fits = game.len() + others.len() < library::SHELF;
    if !(fits && write(GAMES, &format!("{game}\n{others}"))) {
        desk.left_out.set(Some(game));
    }
}

/// Keeps a text under a name, or says once that nothing can be kept.
pub(crate) fn keep(desk: Desk, key: &str, text: &str) {
    if !write(key, text) && !desk.unkept.get_untracked() {
        desk.unkept.set(true);
    }
}

/// What is kept under a name.
pub(crate) fn read(key: &str) -> Option<String> {
    browser::storage()?.get_item(key).ok().flatten()
}

/// Keeps a text under a name, and says whether it is kept.
pub(crate) fn write(key: &str, text: &str) -> bool {
    browser::storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

/// Forgets what is kept under a name.
pub(crate) fn remove(key: &str) {
    if let Some(storage) = browser::storage() {
        let _ = storage.remove_item(key);
    }
}
