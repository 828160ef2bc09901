//! The study as a lesson: the reader finds the moves of its main line.

use std::time::Duration;

use leptos::prelude::*;
use lyngk_rules::Turn;
use lyngk_study::drill::{Drill, DrillHint, Reader, Task, Verdict, has_marked, say};
use lyngk_study::study::say as study_say;

use super::room::StudyRoom;
use super::share::{copy, copy_label};
use super::{LESSON, share};
use crate::browser;
use crate::route::Room;

/// Pause before the other player's move is played.
const REPLY: Duration = Duration::from_millis(700);
/// The same if only marked moves are asked for, so that many others may come before.
const BETWEEN: Duration = Duration::from_millis(350);

/// A lesson that is under way.
#[derive(Clone, Debug)]
pub(super) struct Drilling {
    pub(super) drill: Drill,
    /// The answer to the last try. A wrong move stays on the board until it is taken back.
    verdict: Option<Verdict>,
    hint: Option<DrillHint>,
}

impl Drilling {
    /// Whether a move can be tried.
    pub(super) fn waits(&self) -> bool {
        self.drill.is_asking() && !self.is_wrong()
    }

    fn is_wrong(&self) -> bool {
        matches!(self.verdict, Some(Verdict::Variation { .. } | Verdict::Unknown))
    }
}

/// # Lessons
impl StudyRoom {
    /// Begins the lesson. Returns false if there is nothing to find.
    pub(super) fn drill(self, task: Task) -> bool {
        let drill = Drill::new(self.study.read_untracked().record(), task);
        let begins = drill.is_some();
        if let Some(drill) = drill {
            self.engine.stop();
            self.drilling.set(Some(Drilling { drill, verdict: None, hint: None }));
            self.show_drill();
            self.reply_soon();
            request_animation_frame(|| browser::focus("#drill-title"));
        }
        begins
    }

    /// Sets the board to the position of the lesson.
    fn show_drill(self) {
        let Some((start, turns)) = self
            .drilling
            .read_untracked()
            .as_ref()
            .map(|drilling| (*drilling.drill.record().start(), drilling.drill.turns()))
        else {
            return;
        };
        self.board.replace(untrack(|| self.players()).table(&start, &turns));
    }

    /// Takes note of a move at the board during a lesson.
    pub(super) fn tried(self, turn: Turn) {
        self.drilling.update(|drilling| {
            let Some(drilling) = drilling else { return };
            drilling.hint = None;
            if drilling.drill.is_asking() {
                drilling.verdict = Some(drilling.drill.try_turn(turn));
            } else if drilling.drill.reply() == Some(turn) {
                drilling.drill.go_on();
            }
        });
        self.reply_soon();
    }

    /// Plays a move that is not to be found after a pause.
    fn reply_soon(self) {
        let has_reply = |room: StudyRoom| {
            let drilling = room.drilling.try_read_untracked()?;
            let drill = &drilling.as_ref()?.drill;
            let pause = if drill.task().only_marked { BETWEEN } else { REPLY };
            drill.reply().map(|turn| (drill.turns().len(), turn, pause))
        };
        let Some((at, _, pause)) = has_reply(self) else { return };
        set_timeout(
            move || {
                // The lesson may have been left or begun again.
                if let Some((_, turn, _)) = has_reply(self).filter(|(now, ..)| *now == at) {
                    self.make(turn);
                }
            },
            pause,
        );
    }

    /// Takes a wrong move back.
    fn try_again(self) {
        self.drilling.update(|drilling| {
            if let Some(drilling) = drilling {
                drilling.verdict = None;
            }
        });
        self.show_drill();
        request_animation_frame(|| browser::focus("#drill-title"));
    }

    fn show_drill_hint(self) {
        if self.drilling.read_untracked().as_ref().is_some_and(Drilling::is_wrong) {
            self.try_again();
        }
        self.drilling.update(|drilling| {
            if let Some(drilling) = drilling {
                drilling.hint = drilling.drill.hint();
            }
        });
    }

    /// Plays the right move.
    fn show_drill_turn(self) {
        if self.drilling.read_untracked().as_ref().is_some_and(Drilling::is_wrong) {
            self.try_again();
        }
        let turn = self.drilling.try_update(|drilling| {
            let drilling = drilling.as_mut()?;
            (drilling.hint, drilling.verdict) = (None, None);
            drilling.drill.show()
        });
        if turn.flatten().is_some() {
            self.show_drill();
            self.reply_soon();
        }
    }

    /// Returns to the study, at the position of the lesson.
    pub(super) fn leave_drill(self) {
        let place = self.drilling.try_update(Option::take).flatten().and_then(|drilling| drilling.drill.place());
        self.study.update(|study| {
            study.go_to(place);
        });
        self.show();
        request_animation_frame(|| browser::focus("#study-panel summary"));
    }
}

/// The lesson: task, answer and buttons.
#[component]
pub(super) fn DrillPanel() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let read = move |get: fn(&StudyRoom, &Drilling) -> String| {
        room.drilling.read().as_ref().map(|drilling| get(&room, drilling)).unwrap_or_default()
    };
    let title = move || {
        read(|room, drilling| {
            let (done, count) = (drilling.drill.done(), drilling.drill.total());
            let number = (done + 1).min(count);
            room.board.words.get().with("drill-title", [("number", number.into()), ("count", count.into())])
        })
    };
    let task = move || {
        read(|room, drilling| {
            let words = room.board.words.get();
            if drilling.drill.is_over() {
                return say::result(&words, &drilling.drill);
            }
            let player = room.name(drilling.drill.position().to_move());
            let key = match drilling.drill.is_asking() {
                true => "drill-task",
                false if drilling.drill.task().only_marked => return words.text("drill-on"),
                false => "drill-wait",
            };
            words.with(key, [("player", player.into())])
        })
    };
    let before =
        move || read(|_, drilling| if drilling.verdict.is_none() { drilling.drill.comment() } else { String::new() });
    let answer = move || {
        read(|room, drilling| {
            let words = room.board.words.get();
            let verdict = drilling.verdict.as_ref();
            verdict.map(|verdict| say::verdict(&words, verdict)).unwrap_or_default()
        })
    };
    let remark = move || {
        read(|_, drilling| drilling.verdict.as_ref().map(|verdict| verdict.comment().to_owned()).unwrap_or_default())
    };
    let hint = move || {
        read(|room, drilling| {
            let words = room.board.words.get();
            drilling.hint.as_ref().map(|hint| say::hint(&words, hint)).unwrap_or_default()
        })
    };
    let state = Memo::new(move |_| {
        let drilling = room.drilling.read();
        drilling.as_ref().map(|drilling| (drilling.is_wrong(), drilling.waits(), drilling.drill.is_over()))
    });
    let is_wrong = move || state.get().is_some_and(|state| state.0);
    let can_help = move || state.get().is_some_and(|state| state.0 || state.1);
    let is_over = move || state.get().is_some_and(|state| state.2);
    let good = move || (room.drilling.read().as_ref()?.verdict.is_some() && !is_wrong()).then_some("");
    let again = move |_| {
        let task = room.drilling.read_untracked().as_ref().map(|drilling| drilling.drill.task());
        if let Some(task) = task {
            room.drill(task);
        }
    };
    view! {
        <section class="study-box" aria-labelledby="drill-title" id="drill">
            <h3 id="drill-title" tabindex="-1">{move || title()}</h3>
            <p id="drill-task" aria-live="polite">{move || task()}</p>
            <p class="drill-remark" dir="auto">{move || before()}</p>
            <p class="retry-answer" id="drill-answer" data-good=good aria-live="polite">{move || answer()}</p>
            <p class="drill-remark" id="drill-remark" dir="auto" aria-live="polite">{move || remark()}</p>
            <p class="retry-hint" id="drill-said" dir="auto" aria-live="polite">{move || hint()}</p>
            <div class="study-row">
                {move || is_wrong().then(|| view! {
                    <button type="button" class="primary" id="drill-again" on:click=move |_| room.try_again()>
                        {board.text("part-again")}
                    </button>
                })}
                {move || can_help().then(|| view! {
                    <button type="button" id="drill-hint" aria-keyshortcuts="H" on:click=move |_| room.show_drill_hint()>
                        {board.text("action-hint")}
                    </button>
                    <button type="button" id="drill-show" on:click=move |_| room.show_drill_turn()>
                        {board.text("drill-show")}
                    </button>
                })}
                {move || is_over().then(|| view! {
                    <button type="button" id="drill-repeat" on:click=again>{board.text("drill-repeat")}</button>
                })}
                <button type="button" id="drill-leave" on:click=move |_| room.leave_drill()>{board.text("retry-leave")}</button>
            </div>
        </section>
    }
}

/// The way to a lesson: whose moves are to be found and which of them, a button to begin, and a link.
#[component]
pub(super) fn DrillStart() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let reader = RwSignal::new(Reader::ALL[0]);
    let wants_marked = RwSignal::new(false);
    // The choice is there if the study has marked moves.
    let can_choose = Memo::new(move |_| has_marked(room.study.read().record()));
    let task = move || Task {
        reader: reader.get_untracked(),
        only_marked: wants_marked.get_untracked() && can_choose.get_untracked(),
    };
    let nothing = RwSignal::new(false);
    let by_hand = RwSignal::new(None::<String>);
    let option = move |of: Reader| {
        let text = move || {
            let words = board.words.get();
            match of {
                Reader::Player(player) => study_say::player(&words, room.study.read().record(), player),
                Reader::Both => words.text("drill-both"),
            }
        };
        view! { <option value=of.name() prop:selected=move || reader.get() == of>{move || text()}</option> }
    };
    let which = move || {
        view! {
            <select
                id="drill-which"
                aria-label=board.text("drill-which")
                on:change:target=move |event| {
                    nothing.set(false);
                    wants_marked.set(event.target().value() == "marked");
                }
            >
                <option value="all" prop:selected=move || !wants_marked.get()>{board.text("drill-all")}</option>
                <option value="marked" prop:selected=move || wants_marked.get()>{board.text("drill-marked")}</option>
            </select>
        }
    };
    let link = move |_| {
        if let Ok(letters) = lyngk_study::link::encode(room.study.read_untracked().record()) {
            let path = format!("{}/{LESSON}{}/{letters}", Room::Study.address(), task().name());
            copy(room, "drill-link", format!("{}{path}", browser::page_address()), by_hand);
        } else if let Err(error) = share::letters(room) {
            let words = board.words.get_untracked();
            room.say(lyngk_study::link::say::error(&words, &error), true);
        }
    };
    view! {
        <details class="study-details" id="study-drill">
            <summary>{board.text("drill-open")}</summary>
            <p class="study-hint">{board.text("drill-lead")}</p>
            <div class="study-row">
                <select
                    id="drill-reader"
                    aria-label=board.text("drill-whose")
                    on:change:target=move |event| {
                        nothing.set(false);
                        if let Some(chosen) = Reader::from_name(&event.target().value()) {
                            reader.set(chosen);
                        }
                    }
                >
                    {Reader::ALL.map(option).into_iter().collect_view()}
                </select>
                {move || can_choose.get().then(which)}
                <button
                    type="button"
                    class="primary"
                    id="drill-start"
                    on:click=move |_| nothing.set(!room.drill(task()))
                >
                    {board.text("drill-start")}
                </button>
                <button type="button" id="drill-link" on:click=link>
                    {move || copy_label(room, "drill-link", "drill-link")}
                </button>
            </div>
            <p class="study-problem" aria-live="assertive">{move || nothing.get().then(|| board.words.get().text("drill-nothing"))}</p>
            {move || by_hand.get().map(|text| view! {
                <textarea class="study-text" rows="3" readonly aria-label=board.text("drill-link") prop:value=text></textarea>
            })}
        </details>
    }
}
