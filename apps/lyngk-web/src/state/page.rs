//! State of the page around the board.

use leptos::prelude::*;
use lyngk_view::{ColorTheme, NewGame, SavedProblem, Settings};

use super::board::Actor;
use crate::browser;
use crate::words::SharedWords;

/// A modal dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialog {
    NewGame,
    Settings,
    About,
    Help,
}

/// A saved game that cannot be restored. It stays in storage until somebody discards it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UnreadableGame {
    pub(crate) text: String,
    pub(crate) problem: SavedProblem,
}

/// The state that all rooms share.
#[derive(Clone, Copy)]
pub(crate) struct PageState {
    pub(crate) settings: RwSignal<Settings>,
    /// The texts of the page. Rooms load more for themselves.
    pub(crate) words: RwSignal<SharedWords>,
    /// The open dialog.
    pub(crate) dialog: RwSignal<Option<Dialog>>,
    /// How the present game was set up: for a rematch, and as defaults of the next new game.
    pub(crate) plan: RwSignal<NewGame>,
    /// A position as LPN that the dialog for a new game starts with.
    pub(crate) given_start: RwSignal<Option<String>>,
    /// The offer to learn the game has been answered, or a turn has been played.
    pub(crate) welcomed: RwSignal<bool>,
    /// The same game is being played in another tab, which stores it and runs the engine. This tab only follows, until somebody
    /// acts in it.
    pub(crate) elsewhere: RwSignal<bool>,
    /// The saved game, if it could not be restored.
    pub(crate) unreadable: RwSignal<Option<UnreadableGame>>,
    /// The previous game as LGN, if storage had no room for it.
    pub(crate) left_out: RwSignal<Option<String>>,
    /// The browser refuses to store anything.
    pub(crate) storage_failed: RwSignal<bool>,
    /// What handles the intents of all boards.
    pub(super) actor: StoredValue<Actor>,
}

impl PageState {
    pub(crate) fn new(settings: Settings, words: SharedWords) -> PageState {
        PageState {
            settings: RwSignal::new(settings),
            words: RwSignal::new(words),
            dialog: RwSignal::new(None),
            plan: RwSignal::new(NewGame::default()),
            given_start: RwSignal::new(None),
            welcomed: RwSignal::new(true),
            elsewhere: RwSignal::new(false),
            unreadable: RwSignal::new(None),
            left_out: RwSignal::new(None),
            storage_failed: RwSignal::new(false),
            actor: StoredValue::new(Actor::Awaited(Vec::new())),
        }
    }

    /// Rotates all boards by so many sixths of a full turn.
    pub(crate) fn rotate(self, by: u8) {
        self.settings.update(|settings| settings.rotation = (settings.rotation + by) % 6);
    }

    /// Applies settings and language to the document, now and whenever they change.
    pub(crate) fn update_document(self) {
        Effect::new(move |_| {
            let settings = self.settings.read();
            browser::set_root("data-theme", settings.theme.name());
            browser::set_root("data-pieces", settings.pieces.name());
            browser::set_root("data-board", settings.board.name());
            browser::set_meta(
                "color-scheme",
                match settings.theme {
                    ColorTheme::Light => "light",
                    ColorTheme::Dark => "dark",
                    ColorTheme::System | ColorTheme::Contrast => "light dark",
                },
            );
        });
        Effect::new(move |_| {
            let words = self.words.get();
            browser::set_root("lang", words.language().code());
            document().set_title(&words.text("page-title"));
        });
    }

    /// The duration of animations in per cent of the normal one: 0 if they are off, by the system's preference or by the settings.
    pub(crate) fn pace(self) -> u32 {
        if browser::prefers_reduced_motion() { 0 } else { self.settings.read_untracked().motion.percent() }
    }

    /// Whether animations are off.
    pub(crate) fn is_still(self) -> bool {
        self.pace() == 0
    }

    /// A text without parameters, as a function for views: it follows the language.
    pub(crate) fn text(self, key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.words.get().text(key)
    }
}
