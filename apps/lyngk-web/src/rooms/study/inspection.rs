//! Questions about single turns: the opponent's threat, and why the last turn was not the best.

use std::time::Duration;

use leptos::prelude::*;
use lyngk_rules::PerPlayer;
use lyngk_study::inspection::say;
use lyngk_study::review::Moment;
use lyngk_study::{Effort, Finding, Inspection};
use lyngk_view::{Table, Words};

use super::analysis::line_buttons;
use super::engine::EngineTask;
use super::room::StudyRoom;

/// Effort of each search. There are up to three.
const EFFORT: Effort = Effort::Time(Duration::from_millis(500));

/// What the buttons and the answer have in common.
#[derive(Clone, Copy)]
pub(super) struct Inspecting {
    room: StudyRoom,
    /// The answer where nothing needs to be searched.
    nothing: RwSignal<Option<String>>,
    /// Whether the last question was about the threat.
    threat: RwSignal<bool>,
    is_at_start: Memo<bool>,
}

impl Inspecting {
    pub(super) fn new(room: StudyRoom) -> Inspecting {
        let nothing = RwSignal::new(None::<String>);
        let here = Memo::new(move |_| room.study.read().place());
        // An answer is about the position it was asked in.
        Effect::new(move |before: Option<()>| {
            let _ = here.get();
            if before.is_some() {
                room.engine.inspection.set(None);
                nothing.set(None);
            }
        });
        let threat = RwSignal::new(false);
        Inspecting { room, nothing, threat, is_at_start: Memo::new(move |_| here.get().is_none()) }
    }

    /// Whether the answer is about the threat. Reactive.
    fn shows_threat(self) -> bool {
        self.threat.get() && (self.room.engine.inspection.read().is_some() || self.nothing.read().is_some())
    }

    /// Shows the threat, or no longer.
    fn ask_threat(self) {
        let Inspecting { room, nothing, .. } = self;
        if untrack(|| self.shows_threat()) {
            nothing.set(None);
            return room.engine.drop_inspection();
        }
        self.threat.set(true);
        let position = *room.study.read_untracked().position();
        nothing.set(None);
        if let Some(inspection) = Inspection::threat(&position, EFFORT) {
            return room.engine.inspect(inspection);
        }
        let names = untrack(|| PerPlayer::from_fn(|player| room.name(player)));
        let you = untrack(|| room.board.with_table(Table::only_person));
        let player = position.to_move().opponent();
        nothing.set(Some(say::no_threat(&room.board.words.get_untracked(), player, &names, you)));
    }

    fn ask_why(self) {
        let study = self.room.study.read_untracked();
        self.threat.set(false);
        let Some(place) = study.place() else {
            self.room.engine.drop_inspection();
            return self.nothing.set(Some(self.room.board.words.get_untracked().text("inspect-why-none")));
        };
        let node = study.record().node(place);
        let before = study.record().position(node.parent());
        let engine = self.room.engine;
        let (known, lines) = (engine.known(), engine.plan.get_untracked().lines);
        if let Some(inspection) = Inspection::why_not(&before, node.turn(), EFFORT, &known, lines) {
            self.nothing.set(None);
            engine.inspect(inspection);
        }
    }
}

/// The two questions.
#[component]
pub(super) fn InspectionButtons(inspecting: Inspecting) -> impl IntoView {
    let board = inspecting.room.board;
    let idle = move || inspecting.is_at_start.get().to_string();
    let reason = move || inspecting.is_at_start.get().then(|| board.words.get().text("inspect-why-none"));
    let pressed = move || inspecting.shows_threat().to_string();
    view! {
        <button type="button" id="inspect-threat" aria-pressed=pressed on:click=move |_| inspecting.ask_threat()>
            {board.text("inspect-ask-threat")}
        </button>
        <button type="button" id="inspect-why" aria-disabled=idle title=reason on:click=move |_| inspecting.ask_why()>
            {board.text("inspect-ask-why")}
        </button>
    }
}

/// The answer to the last question.
#[component]
pub(super) fn InspectionAnswer(inspecting: Inspecting) -> impl IntoView {
    let Inspecting { room, nothing, .. } = inspecting;
    let board = room.board;
    let thinks = Memo::new(move |_| room.engine.is_at(EngineTask::Inspection));
    let answer = move || {
        let words = board.words.get();
        if thinks.get() {
            return view! { <p class="study-hint">{words.text("analysis-thinking")}</p> }.into_any();
        }
        let finding = room.engine.inspection.read().as_ref().and_then(Inspection::finding);
        let Some(finding) = finding else { return nothing.get().into_any() };
        let names = PerPlayer::from_fn(|player| room.name(player));
        let you = board.with_table(Table::only_person);
        let text = say::finding(&words, &finding, &names, you).join(" ");
        let better = match &finding {
            Finding::WhyNot(moment) => better(&words, room, moment),
            Finding::Threat(_) => None,
        };
        view! { <p>{text}</p> {better} }.into_any()
    };
    view! { <div class="inspection" id="inspection" aria-live="polite">{move || answer()}</div> }
}

/// The better line, as buttons that play it instead of the turn. A turn that is about as good as the best has none.
fn better(words: &Words, room: StudyRoom, moment: &Moment) -> Option<AnyView> {
    let turns = moment.better();
    (!turns.is_empty()).then(|| {
        view! {
            <p>
                {words.text("review-better")} ": "
                <span class="line-turns">{line_buttons(room, move || room.back(), &turns)}</span>
            </p>
        }
        .into_any()
    })
}
