//! Everything that the page knows, where every part of it can reach it.
//!
//! Data flows one way: what somebody does becomes an [`Intent`], [`Desk::act`] gives it to the table, and what there is to see
//! follows from the table by itself.

use std::sync::Arc;

use leptos::prelude::*;
use lyngk_game::Played;
use lyngk_rules::{LpnError, Point, SplitMix64};
use lyngk_view::{Intent, Language, Note, Plan, Settings, Sight, Table, Words, say};

use crate::browser;

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
    Learn,
    About,
}

/// The state of the page. It is made of signals and can be copied into every closure.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    pub(crate) table: RwSignal<Table>,
    pub(crate) settings: RwSignal<Settings>,
    pub(crate) words: Memo<Arc<SameWords>>,
    pub(crate) sights: Memo<[Sight; Point::COUNT]>,
    pub(crate) message: RwSignal<Option<Message>>,
    /// The last turn made, with a number that grows, for whoever lets it be seen and heard.
    pub(crate) played: RwSignal<Option<(u64, Played)>>,
    /// What is open over the board.
    pub(crate) dialog: RwSignal<Option<Dialog>>,
    /// How the present game was set up, for a rematch and as what is offered next.
    pub(crate) plan: RwSignal<Plan>,
}

/// Words, equal when their language is.
pub(crate) struct SameWords(Words);

impl PartialEq for SameWords {
    fn eq(&self, other: &SameWords) -> bool {
        self.0.language() == other.0.language()
    }
}

impl std::ops::Deref for SameWords {
    type Target = Words;

    fn deref(&self) -> &Words {
        &self.0
    }
}

impl Desk {
    /// The desk of a visitor.
    pub(crate) fn new() -> Desk {
        let settings = RwSignal::new(Settings::default());
        let table = RwSignal::new(first_table());
        let words = Memo::new(move |_| {
            let preferred = browser::languages();
            let language = settings.read().language;
            let language = language.unwrap_or_else(|| Language::preferred(preferred.iter().map(String::as_str)));
            Arc::new(SameWords(Words::new(language)))
        });
        let sights = Memo::new(move |_| table.read().sights());
        Desk {
            table,
            settings,
            words,
            sights,
            message: RwSignal::new(None),
            played: RwSignal::new(None),
            dialog: RwSignal::new(None),
            plan: RwSignal::new(Plan::default()),
        }
    }

    /// Does what somebody wants.
    pub(crate) fn act(self, intent: Intent) {
        let now = browser::now();
        let quiet = matches!(intent, Intent::Regard(_) | Intent::ConsiderClaim(_) | Intent::Tick);
        let mut notes = Vec::new();
        self.table.update(|table| notes = table.act(intent, now));
        if !quiet || !notes.is_empty() {
            self.take_note(&notes);
        }
    }

    fn take_note(self, notes: &[Note]) {
        let words = self.words.get_untracked();
        let table = self.table.read_untracked();
        let texts: Vec<String> = notes.iter().map(|note| say::note(&words, &table, note)).collect();
        let refusal = notes
            .iter()
            .any(|note| matches!(note, Note::Refused { .. } | Note::CannotPick { .. } | Note::Misread { .. }));
        drop(table);
        self.message.set((!texts.is_empty()).then(|| Message { text: texts.join(" "), refusal }));
        for note in notes {
            if let Note::Played(played) = note {
                self.played.update(|last| {
                    let number = last.as_ref().map_or(0, |(number, _)| number + 1);
                    *last = Some((number, played.clone()));
                });
            }
        }
    }

    /// Begins another game.
    ///
    /// # Errors
    /// The given start cannot be read; the present game goes on.
    pub(crate) fn begin(self, plan: Plan) -> Result<(), LpnError> {
        let arrangement = plan.arrange(&mut SplitMix64::new(browser::chance()))?;
        self.table.set(Table::new(&arrangement));
        self.plan.set(plan);
        self.message.set(None);
        self.played.set(None);
        Ok(())
    }

    /// A text without anything to fill in, in the reader's language, now and when that changes.
    pub(crate) fn text(self, key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.words.get().text(key)
    }
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
