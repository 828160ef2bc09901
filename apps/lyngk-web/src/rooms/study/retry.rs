//! Retried mistakes: positions before mistakes, to find a better turn, and their panel.

use leptos::prelude::*;
use lyngk_rules::{PerPlayer, Player};
use lyngk_study::study::say::{turn_in_words, turn_with_arrow};
use lyngk_study::{Retry, RetryVerdict, analysis, review};
use lyngk_view::Table;

use super::analysis::EngineTrouble;
use super::room::StudyRoom;
use crate::browser;
use crate::parts::Judgement;

/// Mistakes that are retried one after the other.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Retrying {
    pub(super) all: Vec<Retry>,
    pub(super) at: usize,
    pub(super) state: RetryState,
}

/// State of a retried mistake.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum RetryState {
    /// The person looks for a better turn.
    Trying,
    /// The engine judges the tried turn.
    Judging,
    Judged(RetryVerdict),
    /// The better turn was shown.
    Shown,
}

impl Retrying {
    /// The present mistake.
    pub(super) fn present(&self) -> &Retry {
        &self.all[self.at]
    }
}

/// # Retried mistakes
impl StudyRoom {
    /// Begins to retry the moments of a player or of both, from the one with this many turns before it on, or from the first.
    pub(super) fn retry(self, of: Option<Player>, from: Option<usize>) {
        let all = self.engine.review.read_untracked().as_ref().map(|review| review.retries(of));
        let all = all.unwrap_or_default();
        if !all.is_empty() {
            self.engine.stop();
            let at = all.iter().position(|retry| Some(retry.ply) == from).unwrap_or_default();
            self.retrying.set(Some(Retrying { all, at, state: RetryState::Trying }));
            self.set_up_mistake();
        }
    }

    /// Sets up the position of the present mistake.
    pub(super) fn set_up_mistake(self) {
        self.set_retry_state(RetryState::Trying);
        self.engine.verdict.set(None);
        let position = self.retrying.read_untracked().as_ref().map(|retrying| retrying.present().position);
        if let Some(position) = position {
            self.board.replace(untrack(|| self.players()).table(&position, &[]));
        }
    }

    /// Goes to the next mistake, or back to the study after the last.
    pub(super) fn next_mistake(self) {
        let last = self.retrying.read_untracked().as_ref().is_none_or(|it| it.at + 1 >= it.all.len());
        if last {
            return self.leave_mistakes();
        }
        self.retrying.update(|retrying| {
            if let Some(retrying) = retrying {
                retrying.at += 1;
            }
        });
        self.set_up_mistake();
    }

    /// What is said about the last try. Reactive.
    pub(super) fn judged(self) -> Option<Judgement> {
        let retrying = self.retrying.read();
        let retrying = retrying.as_ref()?;
        let RetryState::Judged(verdict) = retrying.state else { return None };
        Some(match verdict.is_good() {
            false => Judgement::Wrong,
            true if retrying.at + 1 < retrying.all.len() => Judgement::Right,
            true => Judgement::Solved,
        })
    }

    /// Shows the better turn.
    pub(super) fn show_better(self) {
        self.set_up_mistake();
        let better = self.retrying.read_untracked().as_ref().and_then(|it| it.present().better.turns.first().copied());
        if let Some(turn) = better {
            // It needs no judgement.
            self.make(turn);
        }
        self.set_retry_state(RetryState::Shown);
    }

    /// Returns to the study.
    pub(super) fn leave_mistakes(self) {
        self.engine.stop();
        self.retrying.set(None);
        self.show();
        request_animation_frame(|| browser::focus("#study-panel button"));
    }

    pub(super) fn set_retry_state(self, state: RetryState) {
        self.retrying.update(|retrying| {
            if let Some(retrying) = retrying {
                retrying.state = state;
            }
        });
    }
}

/// The panel: task, answer and buttons.
#[component]
pub(super) fn RetryPanel() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let hint = RwSignal::new(false);
    let at = Memo::new(move |_| room.retrying.read().as_ref().map(|retrying| (retrying.at, retrying.all.len())));
    let state = Memo::new(move |_| room.retrying.read().as_ref().map_or(RetryState::Trying, |retrying| retrying.state));
    Effect::new(move |_| {
        let _ = at.get();
        hint.set(false);
        request_animation_frame(|| {
            browser::focus("#retry-title");
            // In one column, the colours to claim are between board and task.
            window().scroll_to_with_x_and_y(0.0, 0.0);
        });
    });
    let title = move || {
        let (at, count) = at.get()?;
        let whose = room.retrying.read().as_ref().map(|retrying| retrying.present().player);
        let is_own = whose.is_some_and(|player| board.with_table(Table::only_person) == Some(player));
        Some(review::say::moment_number(&board.words.get(), at, count, is_own))
    };
    let good = move || matches!(state.get(), RetryState::Judged(verdict) if verdict.is_good());
    let answer = move || room.retrying.read().as_ref().map(|retrying| answer(room, retrying));
    let hints = move || {
        let is_shown = hint.get() || state.get() == RetryState::Shown || good();
        let reasons = is_shown.then(|| why(room)).filter(|why| !why.is_empty())?;
        // The board may show the position after another turn: the reasons are about the one that was played.
        let played = room.retrying.read().as_ref().map(|retrying| retrying.present().played)?;
        let words = board.words.get();
        let values = [("turn", turn_with_arrow(&words, played).into()), ("why", reasons.join(" ").into())];
        Some(words.with("retry-why", values))
    };
    view! {
        <section class="study-box" aria-labelledby="retry-title" id="retry">
            <h3 id="retry-title" tabindex="-1">{move || title()}</h3>
            <p>{move || task(room)}</p>
            <p class="retry-hint" aria-live="polite">{move || hints()}</p>
            <p class="retry-answer" id="retry-answer" data-good=move || good().then_some("") aria-live="polite">{move || answer()}</p>
            <EngineTrouble />
            <Buttons state hint />
        </section>
    }
}

/// Why the played turn was not the best one.
fn why(room: StudyRoom) -> Vec<String> {
    let retrying = room.retrying.read();
    let Some(retry) = retrying.as_ref().map(Retrying::present) else { return Vec::new() };
    let names = PerPlayer::from_fn(|player| room.name(player));
    let you = room.board.with_table(Table::only_person);
    review::say::why(&room.board.words.get(), &retry.moment, &names, you)
}

/// The task.
fn task(room: StudyRoom) -> Option<String> {
    let retrying = room.retrying.read();
    let retry = retrying.as_ref()?.present();
    let words = room.board.words.get();
    let key = if room.is_you(retry.player) { "retry-task-you" } else { "retry-task" };
    let turn = turn_in_words(&words, retry.played);
    Some(words.with(key, [("player", room.name(retry.player).into()), ("turn", turn.into())]))
}

/// The answer to a try.
fn answer(room: StudyRoom, retrying: &Retrying) -> String {
    let words = room.board.words.get();
    match retrying.state {
        RetryState::Trying => String::new(),
        RetryState::Judging => words.text("retry-judging"),
        RetryState::Judged(verdict) => review::say::retry(&words, verdict),
        RetryState::Shown => {
            let retry = retrying.present();
            let turn = retry.better.turns.first().map(|&turn| turn_in_words(&words, turn)).unwrap_or_default();
            if retry.is_gift {
                return words.with("retry-shown-safe", [("turn", turn.into())]);
            }
            let you = room.board.with_table(Table::only_person);
            let names = PerPlayer::from_fn(|player| room.name(player));
            let better = review::say::better(&words, &retry.moment, &names, you).join(" ");
            let score = analysis::say::score(&words, retry.better.score);
            let whose =
                words.with("analysis-for", [("player", room.name(retry.player).into()), ("score", score.into())]);
            format!("{better} {whose}.")
        }
    }
}

/// Buttons.
#[component]
fn Buttons(state: Memo<RetryState>, hint: RwSignal<bool>) -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let has_hint = Memo::new(move |_| !why(room).is_empty());
    let is_last = Memo::new(move |_| room.retrying.read().as_ref().is_none_or(|it| it.at + 1 >= it.all.len()));
    let failed = Memo::new(move |_| matches!(state.get(), RetryState::Judged(verdict) if !verdict.is_good()));
    let settled = Memo::new(move |_| match state.get() {
        RetryState::Judged(verdict) => verdict.is_good(),
        RetryState::Shown => true,
        RetryState::Trying | RetryState::Judging => false,
    });
    // After a failure of the engine it can be tried again, too.
    let again = move || failed.get() || room.engine.failed.get();
    let set_up = move |_| {
        room.set_up_mistake();
        request_animation_frame(|| browser::focus("#retry-title"));
    };
    let button = move |id: &'static str, key: &'static str, press: fn(StudyRoom)| {
        view! { <button type="button" id=id on:click=move |_| press(room)>{board.text(key)}</button> }
    };
    view! {
        <div class="study-row">
            {move || again().then(|| view! {
                <button type="button" class="primary" id="retry-again" on:click=set_up>{board.text("part-again")}</button>
            })}
            {move || (has_hint.get() && !settled.get()).then(|| view! {
                <button type="button" id="retry-hint" aria-keyshortcuts="H" on:click=move |_| hint.set(true)>
                    {board.text("action-hint")}
                </button>
            })}
            {move || (!settled.get()).then(|| button("retry-show", "retry-show", StudyRoom::show_better))}
            {move || (!is_last.get()).then(|| button("retry-next", "retry-next", StudyRoom::next_mistake))}
            {button("retry-leave", "retry-leave", StudyRoom::leave_mistakes)}
        </div>
    }
}
