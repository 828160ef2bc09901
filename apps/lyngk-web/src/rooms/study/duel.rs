//! Engine against engine, from the present position. The turns become a line of the study.

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use lyngk_lei::Event;
use lyngk_rules::{Player, Position};
use lyngk_study::{Duel, Pace};
use lyngk_view::{Level, say};

use super::room::StudyRoom;
use crate::worker::EngineWorker;

/// A game to watch.
#[derive(Clone, Copy)]
struct Watching {
    room: StudyRoom,
    duel: RwSignal<Duel>,
    runs: RwSignal<bool>,
    /// The position that the engine was asked about. Elsewhere its answer means nothing.
    asked: StoredValue<Option<Position>>,
    timer: StoredValue<Option<TimeoutHandle>>,
    worker: EngineWorker,
}

impl Watching {
    fn new(room: StudyRoom) -> Watching {
        let watching = Watching {
            room,
            duel: RwSignal::new(Duel::default()),
            runs: RwSignal::new(false),
            asked: StoredValue::new(None),
            timer: StoredValue::new(None),
            worker: EngineWorker::new(),
        };
        watching.worker.listen(move |event| watching.on_event(event));
        on_cleanup(move || watching.clear_timer());
        watching
    }

    fn position(self) -> Position {
        *self.room.study.read_untracked().position()
    }

    /// Asks for the next turn, or ends with the game.
    fn ask(self) {
        let position = self.position();
        match self.duel.read_untracked().question(&position) {
            Some(question) => {
                self.asked.set_value(Some(position));
                self.worker.ask(question);
            }
            None => self.pause(),
        }
    }

    fn pause(self) {
        self.clear_timer();
        self.runs.set(false);
        self.worker.terminate();
    }

    fn press(self) {
        if self.runs.get_untracked() {
            return self.pause();
        }
        self.runs.set(true);
        self.ask();
    }

    fn on_event(self, event: &Event) {
        match event {
            // Whoever looks elsewhere meanwhile has stopped watching.
            Event::BestMove(_) if self.asked.get_value() != Some(self.position()) => self.pause(),
            Event::BestMove(Some(turn)) if self.runs.get_untracked() => {
                self.room.play_line(&[*turn]);
                let pause = self.duel.read_untracked().pace.pause();
                let after = self.position();
                let next = move || {
                    if self.position() == after { self.ask() } else { self.pause() }
                };
                self.timer.set_value(set_timeout_with_handle(next, pause).ok());
            }
            Event::BestMove(_) => self.pause(),
            Event::Failed(_) => {
                self.pause();
                self.room.engine.failed.set(true);
            }
            _ => (),
        }
    }

    fn clear_timer(self) {
        if let Some(Some(timer)) = self.timer.try_update_value(Option::take) {
            timer.clear();
        }
    }
}

/// The levels, the speed, and a button to watch and to pause.
#[component]
pub(super) fn DuelPart() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let watching = Watching::new(room);
    let Watching { duel, runs, .. } = watching;
    let level = move |player: Player| {
        let id = format!("duel-level-{player}");
        let option = move |level: Level| {
            let text = move || say::opponent_with_level(&board.words.get(), level);
            let chosen = move || duel.get().levels[player] == level;
            view! { <option value=level.number().to_string() prop:selected=chosen>{move || text()}</option> }
        };
        let choose = move |text: String| {
            if let Some(level) = text.parse().ok().and_then(Level::new) {
                duel.update(|duel| duel.levels[player] = level);
            }
        };
        view! {
            <label class="plan-choice">
                {move || room.name(player)}
                <select id=id on:change:target=move |event| choose(event.target().value())>
                    {Level::ALL.map(option).into_iter().collect_view()}
                </select>
            </label>
        }
    };
    let pace = move |(number, pace): (usize, Pace)| {
        let chosen = move || duel.get().pace == pace;
        view! { <option value=number.to_string() prop:selected=chosen>{board.text(pace.key())}</option> }
    };
    let choose_pace = move |text: String| {
        if let Some(&pace) = text.parse().ok().and_then(|number: usize| Pace::ALL.get(number)) {
            duel.update(|duel| duel.pace = pace);
        }
    };
    view! {
        <details class="study-details" id="duel">
            <summary>{board.text("duel-title")}</summary>
            <div class="study-row">
                {level(Player::One)} {level(Player::Two)}
                <label class="plan-choice">
                    {board.text("duel-speed")}
                    <select id="duel-pace" on:change:target=move |event| choose_pace(event.target().value())>
                        {Pace::ALL.into_iter().enumerate().map(pace).collect_view()}
                    </select>
                </label>
                <button type="button" id="duel-watch" aria-pressed=move || runs.get().to_string() on:click=move |_| watching.press()>
                    {move || board.words.get().text(if runs.get() { "duel-pause" } else { "duel-watch" })}
                </button>
            </div>
        </details>
    }
}
