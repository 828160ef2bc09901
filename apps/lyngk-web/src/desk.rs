//! Everything that the page knows, where every part of it can reach it.
//!
//! Data flows one way: what somebody does becomes an [`Intent`], [`Desk::act`] gives it to the table, and what there is to see
//! follows from the table by itself.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use lyngk_game::Played;
use lyngk_rules::{LpnError, Point, SplitMix64};
use lyngk_view::{Intent, Note, Plan, Settings, Sight, Table, Theme, say};

use crate::languages::SharedWords;
use crate::store::{Broken, Found};
use crate::{browser, coach, store};

/// What the line below the board says, and the screen reader with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Message {
    pub(crate) text: String,
    /// Something was not possible: it stays until the next thing happens.
    pub(crate) refusal: bool,
}

/// What lies over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialog {
    NewGame,
    Settings,
    About,
}

/// What keeps the game from going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// The engine does not start, does not answer, or plays what is not allowed.
    Engine,
}

/// The state of the page. It is made of signals and can be copied into every closure.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    pub(crate) table: RwSignal<Table>,
    pub(crate) settings: RwSignal<Settings>,
    pub(crate) words: RwSignal<SharedWords>,
    pub(crate) sights: Memo<[Sight; Point::COUNT]>,
    /// A stack has been picked up.
    pub(crate) holding: Memo<bool>,
    pub(crate) message: RwSignal<Option<Message>>,
    /// The last turn made, with a number that no other has, for whoever lets it be seen and heard.
    pub(crate) played: RwSignal<Option<(u64, Played)>>,
    /// Ways that are pointed out on the board, the best first. Each is from start to end with the LYNGK points between; one of a
    /// single point is a place to look at.
    pub(crate) pointed: RwSignal<Vec<Vec<Point>>>,
    /// What a room draws over the stacks.
    pub(crate) overlay: RwSignal<String>,
    /// What is open over the board.
    pub(crate) dialog: RwSignal<Option<Dialog>>,
    /// How the present game was set up, for a rematch and as what is offered next.
    pub(crate) plan: RwSignal<Plan>,
    /// Grows with everything that happens to the game itself (turns, pauses, its end, a new game), so that what depends on
    /// nothing else is not woken by every movement of the pointer.
    pub(crate) changes: RwSignal<u64>,
    /// What is shown of the game, apart from what somebody is about to do: how often it has changed, and the earlier
    /// position that is looked at.
    pub(crate) moment: Memo<(u64, Option<usize>)>,
    /// The number of the game since the page was opened.
    pub(crate) game: RwSignal<u64>,
    /// The time, while a clock runs.
    pub(crate) now: RwSignal<Duration>,
    /// What keeps the game from going on.
    pub(crate) trouble: RwSignal<Option<Trouble>>,
    /// A saved game that could not be read.
    pub(crate) broken: RwSignal<Option<Broken>>,
    /// The last game, as LGN, where there was no room to keep it.
    pub(crate) left_out: RwSignal<Option<String>>,
    /// Nothing can be kept: the browser does not let us.
    pub(crate) unkept: RwSignal<bool>,
    /// The offer to learn the game has been answered.
    pub(crate) welcomed: RwSignal<bool>,
    /// The same game is played in another page of this browser, which keeps it and asks the engine. This one only watches, until
    /// somebody does something here.
    pub(crate) elsewhere: RwSignal<bool>,
    /// Who does what people want, if not the table itself.
    actor: StoredValue<Option<Actor>>,
}

/// Takes what somebody wants to the table of a room, and says what came of it.
type Actor = Arc<dyn Fn(Intent, Duration) -> Vec<Note> + Send + Sync>;

impl Desk {
    /// The desk as it was left, or that of a new visitor.
    pub(crate) fn new(found: Found, words: SharedWords) -> Desk {
        let settings = RwSignal::new(found.settings);
        let table = RwSignal::new(found.table.unwrap_or_else(first_table));
        let sights = Memo::new(move |_| table.read().sights());
        let changes = RwSignal::new(0);
        let moment = Memo::new(move |_| (changes.get(), table.read().looking()));
        Desk {
            table,
            settings,
            words: RwSignal::new(words),
            sights,
            holding: holding(table),
            message: RwSignal::new(None),
            played: RwSignal::new(None),
            pointed: RwSignal::new(Vec::new()),
            overlay: RwSignal::new(String::new()),
            dialog: RwSignal::new(None),
            plan: RwSignal::new(found.plan),
            changes,
            moment,
            game: RwSignal::new(0),
            now: RwSignal::new(browser::now()),
            trouble: RwSignal::new(None),
            broken: RwSignal::new(found.broken),
            left_out: RwSignal::new(None),
            unkept: RwSignal::new(false),
            welcomed: RwSignal::new(found.welcomed),
            elsewhere: RwSignal::new(false),
            actor: StoredValue::new(None),
        }
    }

    /// A desk beside this one, in another room: with a table of its own, and texts that are more than the page's. Settings are shared.
    pub(crate) fn aside(self, table: Table, words: RwSignal<SharedWords>) -> Desk {
        let table = RwSignal::new(table);
        let changes = RwSignal::new(0);
        let desk = Desk {
            table,
            words,
            sights: Memo::new(move |_| table.read().sights()),
            holding: holding(table),
            message: RwSignal::new(None),
            played: RwSignal::new(None),
            pointed: RwSignal::new(Vec::new()),
            overlay: RwSignal::new(String::new()),
            changes,
            moment: Memo::new(move |_| (changes.get(), table.read().looking())),
            game: RwSignal::new(0),
            now: RwSignal::new(browser::now()),
            trouble: RwSignal::new(None),
            elsewhere: RwSignal::new(false),
            actor: StoredValue::new(None),
            ..self
        };
        desk.follow_table_settings();
        desk
    }

    /// The same desk with something else on the board than what the table has.
    pub(crate) fn showing(self, sights: Memo<[Sight; Point::COUNT]>, holding: Memo<bool>) -> Desk {
        Desk { sights, holding, ..self }
    }

    /// Has somebody else do what people want: whoever teaches, or asks.
    pub(crate) fn let_act(self, actor: impl Fn(Intent, Duration) -> Vec<Note> + Send + Sync + 'static) {
        self.actor.set_value(Some(Arc::new(actor)));
    }

    /// Does what somebody wants.
    pub(crate) fn act(self, intent: Intent) {
        self.try_act(intent);
    }

    /// Does what somebody wants and returns what came of it, which is also said.
    pub(crate) fn try_act(self, intent: Intent) -> Vec<Note> {
        let now = browser::now();
        let quiet = matches!(intent, Intent::Regard(_) | Intent::ConsiderClaim(_) | Intent::Tick);
        if !quiet && self.elsewhere.get_untracked() {
            store::play_here(self);
        }
        // What is still on its way belongs to a position that is no longer shown.
        if matches!(intent, Intent::TakeBack | Intent::Look(_)) {
            self.played.set(None);
        }
        let mut notes = Vec::new();
        match self.actor.get_value() {
            Some(actor) => notes = actor(intent, now),
            None => self.table.update(|table| notes = table.act(intent, now)),
        }
        if !quiet || !notes.is_empty() {
            self.hear(&notes);
        }
        notes
    }

    /// Says what has come of something, and lets it be seen.
    pub(crate) fn hear(self, notes: &[Note]) {
        self.take_note(notes);
        if notes.iter().any(changes_game) {
            self.changed();
        }
    }

    /// Something has happened to the game.
    pub(crate) fn changed(self) {
        self.now.set(browser::now());
        self.changes.update(|count| *count += 1);
    }

    /// A person takes the seat of an engine that cannot go on.
    pub(crate) fn go_on_without_engine(self) {
        self.table.update(Table::dismiss_engines);
        store::play_here(self);
        self.trouble.set(None);
        self.changed();
    }

    /// Keeps the table as the settings want it.
    fn heed_settings(self) {
        let settings = *self.settings.read_untracked();
        self.table.update(|table| {
            table.set_confirm(settings.confirm);
            table.set_show_threats(settings.threats);
        });
    }

    fn follow_table_settings(self) {
        let table_settings = Memo::new(move |_| (self.settings.read().confirm, self.settings.read().threats));
        Effect::new(move |_| {
            // Not only tracked: a memo that nobody has ever asked notices nothing.
            let _ = table_settings.get();
            self.heed_settings();
        });
    }

    /// Does what settings change beside what is read from them: at the table, and in the document.
    pub(crate) fn follow_settings(self) {
        self.follow_table_settings();
        Effect::new(move |_| {
            let settings = self.settings.read();
            browser::set_root("data-theme", settings.theme.name());
            browser::set_root("data-pieces", settings.pieces.name());
            browser::set_meta(
                "color-scheme",
                match settings.theme {
                    Theme::Light => "light",
                    Theme::Dark => "dark",
                    Theme::System | Theme::Contrast => "light dark",
                },
            );
        });
        Effect::new(move |_| {
            let words = self.words.get();
            browser::set_root("lang", words.language().code());
            document().set_title(&words.text("page-title"));
        });
    }

    fn take_note(self, notes: &[Note]) {
        let words = self.words.get_untracked();
        let table = self.table.read_untracked();
        // That the clocks stop or go on the status line says as well.
        let told = |note: &&Note| !matches!(note, Note::Paused | Note::Resumed);
        let texts: Vec<String> = notes.iter().filter(told).map(|note| say::note(&words, &table, note)).collect();
        let refusal = notes
            .iter()
            .any(|note| matches!(note, Note::Refused { .. } | Note::CannotPick { .. } | Note::Misread { .. }));
        drop(table);
        self.message.set((!texts.is_empty()).then(|| Message { text: sentences(&texts), refusal }));
        for note in notes {
            if *note == Note::OpponentFailed {
                self.trouble.set(Some(Trouble::Engine));
            }
            if let Note::Played(played) = note {
                self.played.set(Some((self.changes.get_untracked(), played.clone())));
                // Who has made a turn knows what to do.
                if !self.welcomed.get_untracked() {
                    store::set_welcomed(self);
                }
            }
        }
    }

    /// Begins another game.
    ///
    /// # Errors
    /// The given start cannot be read; the present game goes on.
    pub(crate) fn begin(self, plan: Plan) -> Result<(), LpnError> {
        let arrangement = plan.arrange(&mut SplitMix64::new(browser::chance()))?;
        self.plan.set(plan);
        coach::forget();
        store::put_away(self);
        store::play_here(self);
        self.replace(Table::new(&arrangement));
        Ok(())
    }

    /// Another table takes the place of this one, with everything that was going on here.
    pub(crate) fn replace(self, table: Table) {
        self.table.set(table);
        self.heed_settings();
        self.trouble.set(None);
        self.game.update(|number| *number += 1);
        self.message.set(None);
        self.played.set(None);
        self.changed();
    }

    /// Whether nothing is to move, as the system or the person has it.
    pub(crate) fn is_still(self) -> bool {
        self.settings.read_untracked().still || browser::prefers_stillness()
    }

    /// A text without anything to fill in, in the reader's language, now and when that changes.
    pub(crate) fn text(self, key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.words.get().text(key)
    }
}

fn holding(table: RwSignal<Table>) -> Memo<bool> {
    Memo::new(move |_| table.read().draft().from.is_some())
}

/// Texts after each other, each as a sentence: who listens hears where one ends.
fn sentences(texts: &[String]) -> String {
    let ended =
        |text: &String| if text.ends_with(['.', '!', '?', '…', ')']) { text.clone() } else { format!("{text}.") };
    texts.iter().map(ended).collect::<Vec<_>>().join(" ")
}

/// Whether a note tells of something that happened to the game itself.
fn changes_game(note: &Note) -> bool {
    matches!(note, Note::Played(_) | Note::TookBack(_) | Note::Ended(_) | Note::Paused | Note::Resumed)
}

/// What a visitor finds who has not been here before.
fn first_table() -> Table {
    let mut chance = SplitMix64::new(browser::chance());
    loop {
        // The first plan has a drawn start, which can always be arranged.
        if let Ok(arrangement) = Plan::default().arrange(&mut chance) {
            return Table::new(&arrangement);
        }
    }
}
