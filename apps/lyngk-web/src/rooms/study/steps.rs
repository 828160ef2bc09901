//! Buttons below the panel: stepping through the study, autoplay, variations, rotation, and a game from here.

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use lyngk_rules::NodeId;
use lyngk_study::{Pace, Study};

use super::room::StudyRoom;
use crate::icon::{self, Icon};
use crate::panels::{Step, step_button};
use crate::state::Dialog;

/// A triangle: autoplay.
const RUN: &str = "M8 5.5v13l11-6.5z";

/// Autoplay: the line, turn by turn, to its end. Whoever goes elsewhere meanwhile stops it.
#[derive(Clone, Copy)]
pub(super) struct Autoplay {
    room: StudyRoom,
    runs: RwSignal<bool>,
    pace: RwSignal<Pace>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

impl Autoplay {
    pub(super) fn new(room: StudyRoom) -> Autoplay {
        let autoplay = Autoplay {
            room,
            runs: RwSignal::new(false),
            pace: RwSignal::new(Pace::default()),
            timer: StoredValue::new(None),
        };
        on_cleanup(move || autoplay.clear_timer());
        autoplay
    }

    /// Starts or stops. At its end, the line is played again.
    pub(super) fn toggle(self) {
        if self.runs.get_untracked() {
            return self.stop();
        }
        if self.is_at_end() {
            self.room.go(Study::to_start);
        }
        self.runs.set(true);
        self.step();
    }

    fn step(self) {
        self.room.forward();
        if self.is_at_end() {
            return self.stop();
        }
        let here = self.place();
        // Stops for somebody who writes about the move.
        let next = move || if self.place() == here && !is_writing() { self.step() } else { self.stop() };
        self.timer.set_value(set_timeout_with_handle(next, self.pace.get_untracked().pause()).ok());
    }

    fn stop(self) {
        self.clear_timer();
        self.runs.set(false);
    }

    fn place(self) -> Option<NodeId> {
        self.room.study.read_untracked().place()
    }

    fn is_at_end(self) -> bool {
        let study = self.room.study.read_untracked();
        study.record().children(study.place()).is_empty()
    }

    fn clear_timer(self) {
        if let Some(Some(timer)) = self.timer.try_update_value(Option::take) {
            timer.clear();
        }
    }
}

/// Whether a text field has the focus.
fn is_writing() -> bool {
    document().active_element().is_some_and(|it| matches!(it.tag_name().as_str(), "TEXTAREA" | "INPUT"))
}

/// The buttons. During autoplay its speed is in the place of the variations.
#[component]
pub(super) fn Steps(autoplay: Autoplay) -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let ends = Memo::new(move |_| {
        let study = room.study.read();
        let siblings = study.place().map_or(0, |id| study.record().children(study.record().node(id).parent()).len());
        (study.place().is_none(), study.record().children(study.place()).is_empty(), siblings < 2)
    });
    let button = move |step: Step, idle: fn((bool, bool, bool)) -> bool, walk: fn(StudyRoom)| {
        step_button(board, step, move || idle(ends.get()), move || walk(room))
    };
    let runs = autoplay.runs;
    let is_empty = move || ends.get().0 && ends.get().1;
    let run_text = move || board.words.get().text(if runs.get() { "study-autoplay-stop" } else { "study-autoplay" });
    let run_icon = move || {
        let shape = if runs.get() { icon::PAUSE } else { RUN };
        view! { <Icon shape /> }
    };
    let others = move || {
        if runs.get() {
            return view! { <Speed autoplay /> }.into_any();
        }
        view! {
            {button(("study-previous", "↑", "study-previous", None), |ends| ends.2, |room| room.go(Study::previous_variation))}
            {button(("study-next", "↓", "study-next", None), |ends| ends.2, |room| room.go(Study::next_variation))}
        }
        .into_any()
    };
    view! {
        <div class="study-steps" role="group" aria-label=board.text("record-steps")>
            {button(("study-first", "«", "record-start", Some("Home")), |ends| ends.0, |room| room.go(Study::to_start))}
            {button(("study-back", "‹", "record-back", Some("[")), |ends| ends.0, StudyRoom::back)}
            <button
                type="button"
                id="study-autoplay"
                aria-label=move || run_text()
                title=move || run_text()
                aria-keyshortcuts="P Space"
                aria-pressed=move || runs.get().to_string()
                aria-disabled=move || is_empty().to_string()
                on:click=move |_| autoplay.toggle()
            >
                {move || run_icon()}
            </button>
            {button(("study-on", "›", "record-on", Some("]")), |ends| ends.1, StudyRoom::forward)}
            {button(("study-last", "»", "study-last", Some("End")), |ends| ends.1, |room| room.go(Study::to_end))}
            {move || others()}
            <button
                type="button"
                id="study-rotate"
                aria-label=board.text("control-rotate")
                title=board.text("control-rotate")
                aria-keyshortcuts="R"
                on:click=move |_| board.page.rotate(1)
            >
                <Icon shape=icon::TURN_RIGHT />
            </button>
            <button
                type="button"
                id="study-play-here"
                aria-label=board.text("editor-play")
                title=board.text("editor-play")
                aria-haspopup="dialog"
                on:click=move |_| play_here(room)
            >
                <Icon shape=icon::PLAY />
            </button>
        </div>
    }
}

/// The speed of autoplay.
#[component]
fn Speed(autoplay: Autoplay) -> impl IntoView {
    let board = autoplay.room.board;
    let option = move |(number, pace): (usize, Pace)| {
        let chosen = move || autoplay.pace.get() == pace;
        view! { <option value=number.to_string() prop:selected=chosen>{board.text(pace.key())}</option> }
    };
    let choose = move |text: String| {
        if let Some(&pace) = text.parse().ok().and_then(|number: usize| Pace::ALL.get(number)) {
            autoplay.pace.set(pace);
        }
    };
    view! {
        <select
            id="study-speed"
            aria-label=board.text("duel-speed")
            on:change:target=move |event| choose(event.target().value())
        >
            {Pace::ALL.into_iter().enumerate().map(option).collect_view()}
        </select>
    }
}

/// Opens the dialog for a new game from the present position.
fn play_here(room: StudyRoom) {
    let page = room.board.page;
    let position = *room.study.read_untracked().position();
    if position.is_over() {
        return room.say(room.board.words.get_untracked().text("refusal-over"), true);
    }
    page.given_start.set(Some(position.to_string()));
    page.dialog.set(Some(Dialog::NewGame));
}
