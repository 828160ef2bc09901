//! Guide through somebody's first game: remarks beside the board, each when its situation first arises.
//!
//! It appears to people who never played here, until the end of their first game, and is closed for good with one tap or Escape. What it
//! recommends is the result of a search like that of a hint; `lyngk_study::first_game` decides what to say. Threats are marked meanwhile.
//! When the person leaves a stack to the engine, the reply is held back until they have decided whether to take their turn back.

use leptos::ev;
use leptos::prelude::*;
use lyngk_game::EndReason;
use lyngk_lei::Event;
use lyngk_rules::{Color, Point, Position, Turn};
use lyngk_study::first_game::{Best, FirstGame, Next, Remark, Situation, Topic, say};
use lyngk_study::hint::EFFORT;
use lyngk_study::{Hint, Update as Heard};
use lyngk_view::{Intent, Table, say as table_say};
use web_sys::MouseEvent;

use crate::coach::Coach;
use crate::icon::{self, Icon};
use crate::panels::focus_board;
use crate::state::BoardState;
use crate::words::SharedWords;
use crate::worker::EngineWorker;
use crate::{browser, coach, rooms, store};

/// Storage key of what has been said.
const SAID: &str = "lyngk.guide";
/// What is stored when the guide is over.
const DONE: &str = "done";

/// Whether somebody still needs the guide: from the first visit until it is over.
pub(crate) fn is_needed(board: BoardState) -> bool {
    match store::read(SAID) {
        Some(said) => said != DONE,
        None => !board.page.welcomed.get_untracked(),
    }
}

/// The guide.
pub(crate) fn guide() -> AnyView {
    rooms::with_texts(content)
}

/// State of the guide.
#[derive(Clone, Copy)]
struct Guide {
    board: BoardState,
    said: RwSignal<FirstGame>,
    over: RwSignal<bool>,
    /// The situation, while the person is to move.
    situation: Memo<Option<Situation>>,
    /// The result of the last search, and the position that it was about.
    best: RwSignal<Option<(Position, Best)>>,
    search: StoredValue<Option<Hint>>,
    worker: EngineWorker,
    /// The stack that the person's last turn leaves to the engine, until they have decided what to do.
    gift: RwSignal<Option<Remark>>,
    /// The remark of the present situation.
    remark: Memo<Option<Remark>>,
}

impl Guide {
    fn new(board: BoardState) -> Guide {
        let stored = store::read(SAID);
        let said = RwSignal::new(FirstGame::from_text(stored.as_deref().unwrap_or_default()));
        let over = RwSignal::new(stored.as_deref() == Some(DONE));
        let best = RwSignal::new(None);
        let situation = Memo::new(move |_| {
            let is_moving = board.under_way.is_moving();
            board.with_table(situation).filter(|_| !is_moving && !over.get() && board.page.welcomed.get())
        });
        let next = Memo::new(move |_| {
            let Some(situation) = situation.get() else { return Next::Silence };
            let found = best.get().filter(|(position, _)| *position == situation.position);
            said.read().next(&situation, found.map_or(Best::Unknown, |(_, best)| best))
        });
        let gift = RwSignal::new(None);
        let remark = Memo::new(move |_| match (gift.get(), next.get()) {
            (Some(remark), _) if !board.under_way.is_moving() => Some(remark),
            (None, Next::Say(remark)) => Some(remark),
            (None, Next::Search) => situation.get().and_then(|situation| said.read().meanwhile(&situation)),
            _ => None,
        });
        let guide = Guide {
            board,
            said,
            over,
            situation,
            best,
            search: StoredValue::new(None),
            worker: EngineWorker::new(),
            gift,
            remark,
        };
        guide.worker.listen(move |event| guide.hear(event));
        guide.follow();
        Effect::new(move |_| {
            if next.get() == Next::Search {
                guide.ask();
            }
        });
        guide
    }

    /// Notes what has been said, when its situation is over.
    fn follow(self) {
        Effect::new(move |before: Option<(Option<Situation>, Option<Topic>)>| {
            // A stack left to the engine is noted at once.
            let topic = self.remark.get().map(|remark| remark.topic()).filter(|topic| *topic != Topic::Gift);
            let situation = self.situation.get();
            match before {
                Some((before, said)) if before == situation => (situation, topic.or(said)),
                Some((_, Some(said))) => {
                    self.said.update(|it| it.note(said));
                    (situation, topic.filter(|topic| *topic != said))
                }
                _ => (situation, topic),
            }
        });
        let ends = Memo::new(move |_| {
            let shown = self.board.shown.get();
            shown.ended.is_some_and(|ended| matches!(ended.reason, EndReason::Rules(_)))
        });
        Effect::new(move |_| {
            if ends.get() {
                self.over.set(true);
            }
        });
        Effect::new(move |_| {
            let text = if self.over.get() { DONE.to_owned() } else { self.said.read().to_text() };
            // Also an empty text: those who were welcomed before there was a guide have none.
            if self.board.page.welcomed.get() {
                store::write(SAID, &text);
            }
        });
    }

    /// Holds the engine's reply back after a turn that leaves it a stack.
    fn watch_gifts(self, words: RwSignal<SharedWords>) {
        let board = self.board;
        Effect::new(move |_| {
            let shown = board.shown.get();
            if shown.looks_back() {
                return;
            }
            let over = self.over.get();
            // Nobody is warned of a turn that was recommended.
            let is_own_idea = |(before, turn): &(Position, Turn)| coach::advised(before) != Some(*turn);
            let gift = board.with_table(last_turn).filter(is_own_idea).filter(|_| !over).and_then(|(before, turn)| {
                let gift = self.said.read_untracked().gift(&before, turn);
                gift.inspect(|_| self.said.update(|said| said.note(Topic::Gift)))
            });
            let waits = |words: &SharedWords| {
                let opponent = board.with_table(|table| table_say::player(words, table, table.game().to_move()));
                words.with("guide-waits", [("player", opponent.into())])
            };
            board.held.set(gift.as_ref().map(|_| waits(&words.get_untracked())));
            self.gift.set(gift);
        });
        // Only a remark that is seen holds the reply: it is not beside a dialog, nor while somebody looks back.
        let is_hidden = Memo::new(move |_| board.page.dialog.read().is_some() || board.shown.get().looks_back());
        Effect::new(move |_| {
            if is_hidden.get() && self.gift.get().is_some() {
                self.let_reply();
            }
        });
        on_cleanup(move || board.held.set(None));
    }

    /// The person has decided: the engine may reply.
    fn let_reply(self) {
        self.gift.set(None);
        self.board.held.set(None);
    }

    /// Marks threats until the game is over in which the guide ends.
    fn mark_threats(self) {
        let board = self.board;
        Effect::new(move |_| {
            let game = board.game.get();
            if !self.over.get() && board.guided.get_untracked() != Some(game) {
                board.guided.set(Some(game));
                board.with_threats.set(Some(game));
            }
        });
    }

    /// Searches for the best turn, unless a hint has done so.
    fn ask(self) {
        let Some(situation) = self.situation.get_untracked() else { return };
        if let Some(found) = coach::found(&situation.position) {
            return self.learn(&found);
        }
        self.search.set_value(Some(Hint::new(situation.position, EFFORT)));
        self.ask_next();
    }

    /// Asks the next question of the search. False if there is none.
    fn ask_next(self) -> bool {
        let question = self.search.try_update_value(|search| search.as_mut()?.ask()).flatten();
        question.map(|question| self.worker.ask(question)).is_some()
    }

    fn hear(self, event: &Event) {
        let update = self.search.try_update_value(|search| search.as_mut().map(|hint| hint.hear(event))).flatten();
        let Some(hint) = self.search.try_get_value().flatten() else { return };
        match update {
            Some(Heard::Done) if self.ask_next() => (),
            Some(Heard::Done) => self.learn(&coach::keep(hint)),
            Some(Heard::Failed) => self.best.set(Some((*hint.position(), Best::None))),
            _ => (),
        }
    }

    /// Takes the best turn from a hint.
    fn learn(self, hint: &Hint) {
        if let Some(advice) = hint.advice() {
            self.best.set(Some((*hint.position(), Best::Turn(advice.turn))));
        }
    }

    /// The turn that is recommended, unless the person has begun another one.
    fn advised(self) -> Option<Turn> {
        let turn = self.remark.get()?.advised()?;
        let draft = self.board.table.read().draft();
        let Turn::Move { claim, from, .. } = turn else { return None };
        let differs = draft.from.is_some_and(|point| point != from) || draft.claim.is_some() && draft.claim != claim;
        (!differs).then_some(turn)
    }
}

/// The situation at a table, if its only person is to move in the displayed position.
fn situation(table: &Table) -> Option<Situation> {
    table.only_person().filter(|_| table.persons_turn())?;
    let turns = table.game().turns();
    Some(Situation { position: table.shown(), last: turns.last().copied(), is_first: turns.len() < 2 })
}

/// The last turn of a table's only person and the position before it, if an engine without a clock is about to reply.
fn last_turn(table: &Table) -> Option<(Position, Turn)> {
    let person = table.only_person()?;
    let game = table.game();
    table.engine_request().filter(|_| game.running().is_none())?;
    let before = game.position_after(game.turns().len().checked_sub(1)?)?;
    let turn = game.turns().last().copied()?;
    (before.to_move() == person).then_some((*before, turn))
}

fn content(words: RwSignal<SharedWords>) -> AnyView {
    let board: BoardState = expect_context();
    let guide = Guide::new(board);
    guide.watch_gifts(words);
    guide.mark_threats();
    let remark = guide.remark;
    let advised = Memo::new(move |_| guide.advised());
    mark(guide, advised);
    let close = move || guide.over.set(true);
    let keys = window_event_listener(ev::keydown, move |event| {
        let is_free = !event.default_prevented()
            && !board.holding.get_untracked()
            && board.page.dialog.read_untracked().is_none()
            && !browser::exists(".fan");
        if event.key() != "Escape" || !is_free || remark.get_untracked().is_none() {
            return;
        }
        if guide.gift.read_untracked().is_some() {
            guide.let_reply();
        } else {
            close();
        }
    });
    on_cleanup(move || keys.remove());
    // The text of the tray, which the guide covers, explains a claim that is considered; a refusal comes first where both have one place.
    // Somebody who picks up another stack has read it.
    let is_open = Memo::new(move |_| {
        let Some(remark) = remark.get() else { return false };
        // The reply waits for the answer to it.
        if remark.topic() == Topic::Gift {
            return true;
        }
        let is_refused = board.message.read().as_ref().is_some_and(|message| message.refusal);
        let is_wanted = if remark.advised().is_some() { advised.get().is_some() } else { !board.holding.get() };
        let table = board.table.read();
        // A stack whose landings claim a colour is explained by the tray too.
        let is_explained = table.claim_preview().is_some() || table.claim_of_landings().is_some();
        is_wanted && !is_refused && !is_explained
    });
    // What the opponent has just done, which the guide covers. The message line announces it.
    let news = Memo::new(move |_| {
        let is_reply = remark.get().is_some_and(|remark| remark.topic() != Topic::Gift);
        is_reply.then(|| board.with_table(|table| table_say::last_turn(&words.get(), table))).flatten()
    });
    let text = move || remark.get().map(|remark| say::remark(&words.get(), &remark));
    // The colour to choose first.
    let color = move || advised.get().filter(|_| is_open.get())?.claim().map(Color::name);
    view! {
        <section
            class="guide"
            id="guide"
            data-topic=move || remark.get().map(|remark| remark.topic().name())
            data-color=move || color()
            data-open=move || is_open.get().then_some("")
            aria-label=move || words.get().text("guide-title")
        >
            // A live region announces only changes, so it exists from the start.
            <div>
                <p class="guide-news" id="guide-news" aria-hidden="true">{news}</p>
                <p id="guide-text" aria-live="polite">{move || text()}</p>
            </div>
            <button
                type="button"
                class="link quiet"
                id="guide-close"
                aria-label=move || words.get().text("guide-close")
                title=move || words.get().text("guide-close")
                on:click=move |_| close()
            >
                <Icon shape=icon::CLOSE />
            </button>
            {move || guide.gift.get().map(|_| choice(guide, words))}
        </section>
    }
    .into_any()
}

/// Buttons to take a turn back that leaves a stack to the engine, or to go on.
fn choice(guide: Guide, words: RwSignal<SharedWords>) -> AnyView {
    let take_back = move |event: MouseEvent| {
        guide.let_reply();
        guide.board.act(Intent::TakeBack);
        focus_board(&event);
    };
    let play_on = move |event: MouseEvent| {
        guide.let_reply();
        focus_board(&event);
    };
    view! {
        <div class="guide-choice">
            <button type="button" class="primary" id="guide-take-back" on:click=take_back>
                {move || words.get().text("control-take-back")}
            </button>
            <button type="button" id="guide-play-on" on:click=play_on>
                {move || words.get().text("guide-play-on")}
            </button>
        </div>
    }
    .into_any()
}

/// Marks on the board what the remark is about.
fn mark(guide: Guide, advised: Memo<Option<Turn>>) {
    let board = guide.board;
    let marks = Memo::new(move |_| {
        let remark = guide.remark.get()?;
        let is_shown = if remark.advised().is_some() { advised.get().is_some() } else { !board.holding.get() };
        is_shown.then(|| remark.marks())
    });
    let coach: Coach = expect_context();
    let is_hinted = Memo::new(move |_| coach.is_open());
    Effect::new(move |before: Option<Vec<Vec<Point>>>| {
        let marks = marks.get().unwrap_or_default();
        // A hint that is open has its own marks, and takes them away when it is closed.
        let is_bare = !is_hinted.get() && board.pointed.read().is_empty() && !marks.is_empty();
        if is_bare || marks != before.unwrap_or_default() {
            board.pointed.set(marks.clone());
        }
        marks
    });
    on_cleanup(move || board.pointed.set(Vec::new()));
}
