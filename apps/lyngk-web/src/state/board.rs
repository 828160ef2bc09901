//! State of a game at a board.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use lyngk_game::Played;
use lyngk_rules::{Color, LpnError, Player, Point, SplitMix64, Turn};
use lyngk_view::{Intent, NewGame, PointView, Table, TableEvent, say};

use super::page::PageState;
use super::shown::Shown;
use super::under_way::UnderWay;
use crate::browser;
use crate::words::SharedWords;

/// What handles the intents of all boards of a page. The code is in the parts that follow the first board.
///
/// It is kept in the page's state: the compiler would see through a static variable, and move the code into the first part.
pub(super) enum Actor {
    /// It has not arrived. These intents wait for it.
    Awaited(Vec<(BoardState, Intent)>),
    Present(fn(BoardState, Intent) -> Vec<TableEvent>),
}

/// The text of the message line, which is a live region.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Message {
    pub(crate) text: String,
    /// Something was refused. The message stays until the next one.
    pub(crate) refusal: bool,
    /// Not a refusal, but why a stack could not land on another one, which was picked up instead.
    pub(crate) instead: bool,
}

/// Something that is about to happen at a board. Listeners still see the state before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BoardEvent {
    /// A person acts; hovering does not count.
    Acting,
    /// A new game replaces the present one.
    Beginning,
}

/// A game at a board: the game of the page, or that of a room.
#[derive(Clone, Copy)]
pub(crate) struct BoardState {
    pub(crate) page: PageState,
    /// The texts for this board: those of the page, or those of its room, which include them.
    pub(crate) words: RwSignal<SharedWords>,
    pub(crate) table: RwSignal<Table>,
    pub(crate) point_views: Memo<[PointView; Point::COUNT]>,
    /// A stack has been picked up.
    pub(crate) holding: Memo<bool>,
    pub(crate) message: RwSignal<Option<Message>>,
    /// The message about a turn that is told when its animation has shown it.
    untold: StoredValue<Option<Message>>,
    /// The last turn, with a sequence number, for animation and sounds.
    pub(crate) played: RwSignal<Option<(u64, Played)>>,
    /// What the animation of turns has not shown yet.
    pub(crate) under_way: UnderWay,
    /// Paths highlighted on the board, the best first: from start to end with the LYNGK points between. A path of a single point
    /// highlights that point.
    pub(crate) pointed: RwSignal<Vec<Vec<Point>>>,
    /// The colour that a hint says to claim.
    pub(crate) pointed_claim: RwSignal<Option<Color>>,
    /// SVG that a room draws over the stacks.
    pub(crate) overlay: RwSignal<String>,
    /// Counts changes of the game itself (turns, pauses, its end, a new game), for effects such as storage.
    pub(crate) changes: RwSignal<u64>,
    /// What is displayed. Everything beside the board derives from it, here or by [`with_table`](BoardState::with_table).
    pub(crate) shown: Memo<Shown>,
    /// The board is turned by half, with the other player near.
    pub(crate) turned: RwSignal<bool>,
    /// Counts the games played at this board.
    pub(crate) game: RwSignal<u64>,
    /// The time, while a clock runs.
    pub(crate) now: RwSignal<Duration>,
    /// How far the clock of the game is ahead of the page's: a server may keep it.
    ahead: StoredValue<Duration>,
    /// The engine does not start, does not answer, or played an illegal turn. The game waits.
    pub(crate) engine_failed: RwSignal<bool>,
    /// The reply of an engine is held back, and the status says this instead.
    pub(crate) held: RwSignal<Option<String>>,
    /// The game that the guide accompanies, or has accompanied until it ended.
    pub(crate) guided: RwSignal<Option<u64>>,
    /// The game in which threats are marked, whatever the settings say.
    pub(crate) with_threats: RwSignal<Option<u64>>,
    /// Threats are never marked here: they would give answers away.
    without_threats: StoredValue<bool>,
    /// Handles intents instead of the table.
    handler: StoredValue<Option<Handler>>,
    listeners: StoredValue<Vec<Listener>>,
}

/// Handles the intents at the board of a room and returns the resulting events.
type Handler = Arc<dyn Fn(Intent, Duration) -> Vec<TableEvent> + Send + Sync>;

type Listener = Arc<dyn Fn(BoardEvent) + Send + Sync>;

impl BoardState {
    pub(crate) fn new(page: PageState, words: RwSignal<SharedWords>, table: Table) -> BoardState {
        let table = RwSignal::new(table);
        let changes = RwSignal::new(0);
        let board = BoardState {
            page,
            words,
            table,
            point_views: Memo::new(move |_| table.read().point_views()),
            holding: Memo::new(move |_| table.read().draft().from.is_some()),
            message: RwSignal::new(None),
            untold: StoredValue::new(None),
            played: RwSignal::new(None),
            under_way: UnderWay::new(),
            pointed: RwSignal::new(Vec::new()),
            pointed_claim: RwSignal::new(None),
            overlay: RwSignal::new(String::new()),
            changes,
            shown: Memo::new(move |_| Shown::of(&table.read(), changes.get())),
            turned: RwSignal::new(false),
            game: RwSignal::new(0),
            now: RwSignal::new(browser::now()),
            ahead: StoredValue::new(Duration::ZERO),
            engine_failed: RwSignal::new(false),
            held: RwSignal::new(None),
            guided: RwSignal::new(None),
            with_threats: RwSignal::new(None),
            without_threats: StoredValue::new(false),
            handler: StoredValue::new(None),
            listeners: StoredValue::new(Vec::new()),
        };
        let table_settings = Memo::new(move |_| (page.settings.read().confirm, board.shows_threats()));
        Effect::new(move |_| {
            let _ = table_settings.get();
            board.apply_settings();
        });
        Effect::new(move |_| {
            if !board.under_way.withholds()
                && let Some(message) = board.untold.try_update_value(Option::take).flatten()
            {
                board.message.set(Some(message));
            }
        });
        board
    }

    /// The same board with point views other than its table's.
    pub(crate) fn showing(self, point_views: Memo<[PointView; Point::COUNT]>, holding: Memo<bool>) -> BoardState {
        BoardState { point_views, holding, ..self }
    }

    /// Reads the table, and again whenever what it displays changes. The table itself also changes with every movement of the pointer.
    pub(crate) fn with_table<T>(self, read: impl FnOnce(&Table) -> T) -> T {
        let _ = self.shown.get();
        read(&self.table.read_untracked())
    }

    /// What is told about the game beside the board. The turn of an opponent is told when it has been seen, everywhere at once.
    pub(crate) fn told<T>(self, read: impl Fn() -> T + Send + Sync + 'static) -> Memo<T>
    where
        T: Clone + PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |last: Option<&T>| match last.filter(|_| self.under_way.coming().is_some()) {
            Some(last) => last.clone(),
            None => read(),
        })
    }

    /// The present time by the clock of the game.
    pub(crate) fn time(self) -> Duration {
        browser::now() + self.ahead.get_value()
    }

    /// Sets how far the clock of the game is ahead of the page's.
    pub(crate) fn set_ahead(self, ahead: Duration) {
        self.ahead.set_value(ahead);
    }

    /// The player at the near side of the board. Reactive.
    pub(crate) fn near(self) -> Player {
        let near = self.with_table(Table::near);
        if self.turned.get() { near.opponent() } else { near }
    }

    /// Puts a picked-up stack back. A claim that has been chosen stays.
    pub(crate) fn put_back(self) {
        while self.holding.get_untracked() {
            self.act(Intent::Cancel);
        }
    }

    /// Whether threats are wanted, by the settings or the guide. Reactive.
    pub(crate) fn shows_threats(self) -> bool {
        self.page.settings.read().threats || self.with_threats.get() == Some(self.game.get())
    }

    /// Marks threats, or no longer.
    pub(crate) fn toggle_threats(self) {
        let shows = !untrack(|| self.shows_threats());
        self.with_threats.set(None);
        self.page.settings.update(|settings| settings.threats = shows);
    }

    /// Shows a message that is no refusal.
    pub(crate) fn say(self, text: String) {
        self.message.set(Some(Message { text, refusal: false, instead: false }));
    }

    /// Removes this message, unless another one has taken its place.
    pub(crate) fn unsay(self, text: &str) {
        if self.message.read_untracked().as_ref().is_some_and(|message| message.text == text) {
            self.message.set(None);
        }
    }

    /// Never marks threats at this board, whatever the settings say.
    pub(crate) fn hide_threats(self) {
        self.without_threats.set_value(true);
        self.apply_settings();
    }

    /// Has a room handle the intents, instead of the table.
    pub(crate) fn handle_intents(self, handler: impl Fn(Intent, Duration) -> Vec<TableEvent> + Send + Sync + 'static) {
        self.handler.set_value(Some(Arc::new(handler)));
    }

    /// Registers a listener. Listeners are called at once, in the order in which they were registered.
    pub(crate) fn listen(self, listener: impl Fn(BoardEvent) + Send + Sync + 'static) {
        self.listeners.update_value(|listeners| listeners.push(Arc::new(listener)));
    }

    fn emit(self, event: BoardEvent) {
        for listener in self.listeners.get_value() {
            listener(event);
        }
    }

    /// Handles an intent, as soon as the code for it has arrived.
    pub(crate) fn act(self, intent: Intent) {
        let mut present = None;
        self.page.actor.update_value(|actor| match actor {
            Actor::Present(act) => present = Some((*act, intent)),
            Actor::Awaited(waiting) => waiting.push((self, intent)),
        });
        // Acting may lead to other intents.
        if let Some((act, intent)) = present {
            act(self, intent);
        }
    }

    /// Has the boards of a page handle intents, beginning with those that have waited for it. For the parts that contain the code.
    pub(crate) fn start_acting(page: PageState) {
        let mut before = Actor::Present(BoardState::try_act);
        page.actor.update_value(|actor| std::mem::swap(actor, &mut before));
        if let Actor::Awaited(waiting) = before {
            for (board, intent) in waiting {
                board.try_act(intent);
            }
        }
    }

    /// Handles an intent, announces the resulting events and returns them.
    pub(crate) fn try_act(self, intent: Intent) -> Vec<TableEvent> {
        // Elements still send events while they are removed.
        if self.table.is_disposed() {
            return Vec::new();
        }
        let now = self.time();
        let quiet = intent.is_quiet();
        if !quiet {
            self.emit(BoardEvent::Acting);
        }
        // An animation under way belongs to a position that is no longer shown.
        if matches!(intent, Intent::TakeBack | Intent::ShowPly(_)) {
            self.end_animations();
        } else if !quiet {
            // Whoever goes on has seen enough: everything changes with the first touch.
            self.under_way.land_now();
        }
        let mut events = Vec::new();
        match self.handler.get_value() {
            Some(handler) => events = handler(intent, now),
            None => self.table.update(|table| events = table.act(intent, now)),
        }
        if !quiet || !events.is_empty() {
            self.announce(&events);
        }
        events
    }

    /// Announces the events of an intent and triggers animation and sounds.
    pub(crate) fn announce(self, events: &[TableEvent]) {
        for event in events {
            if *event == TableEvent::OpponentFailed {
                self.engine_failed.set(true);
            }
            if let TableEvent::Played(played) = event {
                let number = self.changes.get_untracked();
                self.played.set(Some((number, played.clone())));
                let (own, timed, pace) = {
                    let table = self.table.read_untracked();
                    let own = table.is_persons(played.consequences.player);
                    let timed = table.game().running().is_some();
                    (own, timed, if table.shown_ply().is_none() { self.page.pace() } else { 0 })
                };
                self.under_way.begin(number, played, own, timed, pace);
                // Somebody who has played a turn needs no offer to learn the game.
                if !self.page.welcomed.get_untracked() {
                    self.page.welcomed.set(true);
                }
            }
        }
        self.show_message(events);
        if events.iter().any(changes_game) {
            self.changed();
        }
    }

    fn show_message(self, events: &[TableEvent]) {
        let words = self.words.get_untracked();
        let table = self.table.read_untracked();
        // The status line already says that the clocks stop or go on.
        let said = |event: &&TableEvent| **event != TableEvent::Resumed;
        let texts: Vec<String> = events.iter().filter(said).map(|event| say::event(&words, &table, event)).collect();
        // Somebody who chooses another stack may well want to move that one.
        let picked = table.draft().from;
        let instead = events.iter().any(
            |event| matches!(event, TableEvent::Refused { turn: Turn::Move { to, .. }, .. } if Some(*to) == picked),
        );
        let refusal = !instead
            && events.iter().any(|event| {
                matches!(event, TableEvent::Refused { .. } | TableEvent::CannotPick { .. } | TableEvent::Misread { .. })
            });
        drop(table);
        let message = (!texts.is_empty()).then(|| Message { text: sentences(&texts), refusal, instead });
        let is_played = events.iter().any(|event| matches!(event, TableEvent::Played(_)));
        let (now, later) =
            if is_played && untrack(|| self.under_way.withholds()) { (None, message) } else { (message, None) };
        self.untold.set_value(later);
        self.message.set(now);
    }

    /// Ends what is animated: it belongs to a position that is no longer shown.
    pub(crate) fn end_animations(self) {
        self.untold.set_value(None);
        self.played.set(None);
        self.under_way.reset();
    }

    /// Notifies everything that depends on the game.
    pub(crate) fn changed(self) {
        self.now.set(self.time());
        self.changes.update(|count| *count += 1);
    }

    /// Seats a person in place of an engine that failed.
    pub(crate) fn go_on_without_engine(self) {
        self.table.update(Table::dismiss_engines);
        self.emit(BoardEvent::Acting);
        self.engine_failed.set(false);
        self.changed();
    }

    fn apply_settings(self) {
        let settings = *self.page.settings.read_untracked();
        self.table.update(|table| {
            table.set_confirm(settings.confirm);
            let threats = untrack(|| self.shows_threats());
            table.set_show_threats(threats && !self.without_threats.get_value());
        });
    }

    /// Begins a new game.
    ///
    /// # Errors
    /// The start of the plan cannot be read. The present game goes on.
    pub(crate) fn begin(self, plan: NewGame) -> Result<(), LpnError> {
        let table = plan.table(&mut SplitMix64::new(browser::random_seed()))?;
        self.page.plan.set(plan);
        self.emit(BoardEvent::Beginning);
        self.replace(table);
        Ok(())
    }

    /// Replaces the table and resets everything that belonged to the old one.
    pub(crate) fn replace(self, table: Table) {
        self.table.set(table);
        self.apply_settings();
        self.engine_failed.set(false);
        self.game.update(|number| *number += 1);
        self.message.set(None);
        self.end_animations();
        self.changed();
    }

    /// A text without parameters, as a function for views: it follows the language.
    pub(crate) fn text(self, key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.words.get().text(key)
    }
}

/// Joins texts, each as a sentence of its own: screen readers pause at the full stop.
fn sentences(texts: &[String]) -> String {
    let ended =
        |text: &String| if text.ends_with(['.', '!', '?', '…', ')']) { text.clone() } else { format!("{text}.") };
    texts.iter().map(ended).collect::<Vec<_>>().join(" ")
}

/// Whether an event reports a change of the game itself.
fn changes_game(event: &TableEvent) -> bool {
    matches!(
        event,
        TableEvent::Played(_)
            | TableEvent::TookBack(_)
            | TableEvent::Ended(_)
            | TableEvent::Paused
            | TableEvent::Resumed
    )
}
