//! Local storage: the game on the board, settings, and other small things that are needed at once.
//!
//! It is written synchronously, so nothing is lost when the page is closed. What grows is in the [database](crate::database). If two tabs show the same game, the tab in which somebody acted last
//! owns it: only that one saves it and runs the engine. The other follows by storage events.

use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_game::tags;
use lyngk_view::{Intent, NewGame, Settings, Table};
use web_sys::StorageEvent;

use crate::state::{BoardEvent, BoardState, PageState, UnreadableGame};
use crate::{browser, day, split};

pub(crate) const GAME: &str = "lyngk.game";
/// Games that new ones have replaced, as LGN, the latest first. They wait here for their move into the library, so that the first
/// board needs no code for that, and no game is lost if the page is closed at once.
pub(crate) const GAMES: &str = "lyngk.games";
/// Online tables of this device.
pub(crate) const ONLINE_ROOMS: &str = "lyngk.online.rooms";
/// Size limit in bytes of these games. They stay here only if the library cannot take them.
const WAITING: usize = 1_000_000;
const UNREADABLE: &str = "lyngk.game.broken";
const SETTINGS: &str = "lyngk.settings";
const PLAN: &str = "lyngk.plan";
const WELCOMED: &str = "lyngk.welcomed";
/// The first character of the line after an unreadable text that says when it was set aside.
const ASIDE: char = '%';
/// A random number. It changes when another tab takes over the game.
const OWNER: &str = "lyngk.playing";

/// State stored by the last visit.
pub(crate) struct Stored {
    pub(crate) settings: Settings,
    /// The game, if there was one and it could be restored.
    pub(crate) table: Option<Table>,
    /// A game that could not be restored.
    pub(crate) unreadable: Option<UnreadableGame>,
    /// Whether the offer to learn the game has been answered.
    pub(crate) welcomed: bool,
}

/// A stored game that was restored, and one that could not be.
pub(crate) type StoredGame = (Option<Table>, Option<UnreadableGame>);

/// The settings of the last visit.
pub(crate) fn settings() -> Settings {
    read(SETTINGS).map_or_else(Settings::default, |text| Settings::from_text(&text))
}

/// Loads the state stored by the last visit; `None` if the code for stored games cannot be fetched. A first visit does not need it.
pub(crate) async fn load(settings: Settings) -> Option<Stored> {
    let has_game = read(GAME).is_some() || read(UNREADABLE).is_some();
    let (table, unreadable) = if has_game { split::stored_game().await? } else { (None, None) };
    Some(Stored { settings, table, unreadable, welcomed: read(WELCOMED).is_some() })
}

/// The game, if it can be restored, and an unreadable game of this or an earlier visit.
pub(crate) fn restored_game() -> StoredGame {
    let (table, unreadable) = read_game();
    (table.map(paused), unreadable)
}

fn read_game() -> StoredGame {
    let restore = |text: &str| Table::restore(text, browser::now());
    let aside = read(UNREADABLE);
    let (table, unread) = match read(GAME).map(|text| (restore(&text), text)) {
        Some((Ok(table), _)) => (Some(table), None),
        Some((Err(_), text)) => (None, Some(text)),
        None => (None, None),
    };
    // An unreadable game of an earlier visit is kept as well.
    let text = match (aside, unread) {
        (Some(earlier), Some(game)) if !undated(&earlier).ends_with(&game) => format!("{earlier}\n{}", dated(&game)),
        (Some(text), _) => text,
        (None, Some(game)) => dated(&game),
        (None, None) => return (table, None),
    };
    match restore(undated(&text)) {
        // A newer version of the page can read it.
        Ok(understood) if table.is_none() => {
            remove(UNREADABLE);
            (Some(understood), None)
        }
        Ok(_) => (table, None),
        Err(problem) => {
            // Until this has succeeded, `save_game` does not overwrite the game.
            write(UNREADABLE, &text);
            (table, Some(UnreadableGame { text, problem }))
        }
    }
}

/// An unreadable text with the time on a line of its own, to tell several apart.
pub(crate) fn dated(game: &str) -> String {
    format!("{game}\n{ASIDE} {}\n", String::from(js_sys::Date::new_0().to_iso_string()))
}

/// The text without the last such date line.
fn undated(text: &str) -> &str {
    text.rsplit_once(ASIDE).map_or(text, |(games, _)| games.strip_suffix('\n').unwrap_or(games))
}

/// Pauses a game whose clock was running, until the person resumes it.
fn paused(mut table: Table) -> Table {
    if table.game().running().is_some() {
        table.act(Intent::Pause, browser::now());
    }
    table
}

/// Removes the unreadable game at the person's request.
pub(crate) fn discard_unreadable(page: PageState) {
    remove(UNREADABLE);
    page.unreadable.set(None);
}

/// Restores the settings of the last new game, and saves page and game whenever they change and when the page is left.
pub(crate) fn keep(page: PageState, board: BoardState) {
    if let Some(text) = read(PLAN) {
        page.plan.set(NewGame::from_text(&text));
    }
    Effect::new(move |_| save(page, SETTINGS, &page.settings.read().to_text()));
    Effect::new(move |_| save(page, PLAN, &page.plan.read().to_text()));
    Effect::new(move |_| {
        if page.welcomed.get() {
            save(page, WELCOMED, "yes");
        }
    });
    Effect::new(move |_| {
        let _ = board.changes.get();
        save_game(board);
    });
    board.listen(move |event| match event {
        BoardEvent::Acting if page.elsewhere.get_untracked() => take_over(page),
        BoardEvent::Acting => (),
        BoardEvent::Beginning => {
            archive(board);
            take_over(page);
        }
    });
    take_over(page);
    set_timeout(collect_games, browser::AFTER_THE_BOARD);
    let (owner, parts) = (Owner::current().unwrap_or_default(), expect_context());
    let recall = move || {
        if read(ONLINE_ROOMS).is_some_and(|rooms| !rooms.is_empty()) {
            spawn_local(split::recall(page, parts, owner.clone()));
        }
    };
    set_timeout(recall, browser::AFTER_THE_BOARD);
    // Somebody who comes back to a game with clocks finds the board covered.
    if board.table.read_untracked().is_covered() {
        let text = page.words.read_untracked().text("paused-left");
        board.say(text);
    }
    let _ = window_event_listener(leptos::ev::storage, move |event| on_storage(board, &event));
    // A running clock changes between turns, so it is saved as late as possible: mobile browsers end hidden pages without notice.
    // Without a running clock everything is saved already, and another tab may have gone on with the game since.
    let save_clocks = move || {
        if board.table.read_untracked().game().running().is_some() {
            save_game(board);
        }
    };
    let _ = window_event_listener(leptos::ev::pagehide, move |_| save_clocks());
    let _ = window_event_listener(leptos::ev::visibilitychange, move |_| {
        save_clocks();
        if !document().hidden() {
            take_over(page);
        }
    });
}

/// Makes this tab the owner of the game.
fn take_over(page: PageState) {
    page.elsewhere.set(false);
    write(OWNER, &browser::random_seed().to_string());
}

/// Follows what another tab has stored.
fn on_storage(board: BoardState, event: &StorageEvent) {
    let (Some(key), Some(text)) = (event.key(), event.new_value()) else { return };
    match key.as_str() {
        OWNER => board.page.elsewhere.set(true),
        PLAN => board.page.plan.set(NewGame::from_text(&text)),
        GAME => {
            if let Ok(table) = Table::restore(&text, browser::now()) {
                board.replace(table);
            }
        }
        _ => (),
    }
}

/// Saves the game, if this tab owns it.
pub(crate) fn save_game(board: BoardState) {
    let page = board.page;
    if page.elsewhere.get_untracked() {
        return;
    }
    let unreadable_is_safe = page.unreadable.read_untracked().is_none() || read(UNREADABLE).is_some();
    if !unreadable_is_safe {
        page.storage_failed.set(true);
        return;
    }
    save(page, GAME, &to_lgn(board));
}

/// The game as LGN, with today's date once it has turns.
pub(crate) fn to_lgn(board: BoardState) -> String {
    let table = board.table.read_untracked();
    let text = table.save(browser::now());
    let game = table.game();
    if game.turns().is_empty() || game.tag(tags::DATE).is_some() {
        return text;
    }
    // Tags may come in any order. The next load adds it to the game's own tags.
    format!("[{} \"{}\"]\n{text}", tags::DATE, day::today())
}

/// Adds the game to the earlier ones before a new game replaces it. A game without turns is dropped.
fn archive(board: BoardState) {
    let table = board.table.read_untracked();
    if !table.game().turns().is_empty() || table.ended().is_some() {
        add_to_library(board.page, to_lgn(board));
    }
}

/// Adds a game to the library. One for which there is no room is offered as a download.
pub(crate) fn add_to_library(page: PageState, game: String) {
    // A banner already says that nothing can be stored.
    if page.storage_failed.get_untracked() {
        return;
    }
    let others = read(GAMES).unwrap_or_default();
    let fits = game.len() + others.len() < WAITING;
    if !(fits && write(GAMES, &format!("{game}\n{others}"))) {
        page.left_out.set(Some(game));
    }
    collect_games();
}

/// Has the library take the games that wait for it.
fn collect_games() {
    if read(GAMES).is_some_and(|games| !games.is_empty()) {
        spawn_local(split::collect_games());
    }
}

/// Stores a text under a key. If that fails, a banner says so.
pub(crate) fn save(page: PageState, key: &str, text: &str) {
    if !write(key, text) && !page.storage_failed.get_untracked() {
        page.storage_failed.set(true);
    }
}

/// The text stored under a key.
pub(crate) fn read(key: &str) -> Option<String> {
    browser::storage()?.get_item(key).ok().flatten()
}

/// Stores a text under a key, and returns whether that succeeded. Otherwise the text is left where `assets/rescue.js` finds it if the
/// program fails.
pub(crate) fn write(key: &str, text: &str) -> bool {
    let is_stored = browser::storage().is_some_and(|storage| storage.set_item(key, text).is_ok());
    if !is_stored {
        let _ = js_sys::Reflect::set(&window(), &key.into(), &text.into());
    }
    is_stored
}

/// Removes the text stored under a key.
pub(crate) fn remove(key: &str) {
    if let Some(storage) = browser::storage() {
        let _ = storage.remove_item(key);
    }
}
