//! Lesson component: a board, a task, and the answer to each try.

use leptos::ev;
use leptos::prelude::*;
use lyngk_rules::Turn;
use lyngk_study::course::{Answer as Try, CoursePart, Lesson, LessonAttempt, LessonState, LessonTask};
use lyngk_study::hint;
use lyngk_view::say;
use web_sys::MouseEvent;

use super::marks::Marks;
use super::room::LessonRoom;
use super::storage::Learned;
use super::{Texts, address, listen_for_escape};
use crate::board::Board;
use crate::browser;
use crate::icon::{self, Icon};
use crate::panels::{Actions, ClaimTray, PlayerPanel};
use crate::rooms::DONE;
use crate::route::Room;
use crate::state::PageState;

/// A lesson, starting with its first step that is new, or was only shown.
pub(super) fn lesson(lesson: &'static Lesson, texts: Texts, learned: Learned) -> AnyView {
    let page: PageState = expect_context();
    let number = learned.progress.read_untracked().first_step(lesson);
    let Some(attempt) = LessonAttempt::at(lesson, number) else { return ().into_any() };
    let room = LessonRoom::new(page, texts.0, attempt, learned);
    provide_context(room.board);
    listen_for_escape(room.board);
    let marks = Signal::derive(move || room.marks());
    view! {
        <div
            class="lesson"
            data-lesson=lesson.name()
            data-plain=lesson.is_plain().then_some("")
            data-step=move || room.number.get().to_string()
        >
            <Head room />
            <div class="lesson-board">
                <Board />
                <Marks points=marks />
            </div>
            <Side room />
        </div>
    }
    .into_any()
}

/// Title and progress.
#[component]
fn Head(room: LessonRoom) -> impl IntoView {
    let board = room.board;
    let lesson = room.lesson();
    let count = lesson.steps.len();
    let step = move || {
        let number = room.number.get() + 1;
        board.words.get().with("learn-step", [("number", number.into()), ("count", count.into())])
    };
    let dots = (0..count)
        .map(|number| {
            let state = move || match number.cmp(&room.number.get()) {
                std::cmp::Ordering::Less => "past",
                std::cmp::Ordering::Equal => "now",
                std::cmp::Ordering::Greater => "next",
            };
            view! { <i data-dot=move || state()></i> }
        })
        .collect_view();
    view! {
        <section class="lesson-head" aria-labelledby="room-title">
            <a class="back-link" id="all-lessons" href=Room::Learn.address()>
                <Icon shape=icon::BACK />
                <span>{board.text("learn-all-lessons")}</span>
            </a>
            <h2 class="room-title" id="room-title" tabindex="-1">
                {board.text(lesson.title)}
            </h2>
            <p class="lesson-step">
                <span>{move || step()}</span>
                <span class="lesson-dots" aria-hidden="true">
                    {dots}
                </span>
            </p>
        </section>
    }
}

/// The task with the answer to the last try, what is needed for an answer, buttons, and the players. Each has its place: the words get
/// what the others leave, so that nothing moves.
#[component]
fn Side(room: LessonRoom) -> impl IntoView {
    let board = room.board;
    let lesson = room.lesson();
    // Once the step is done, nothing can be claimed: its words get the room.
    let tray =
        Memo::new(move |_| lesson.offers_claims(room.step()) && !matches!(room.state.get(), LessonState::Done { .. }));
    let tray = move || tray.get().then(|| view! { <ClaimTray /> });
    let players = lesson.needs_players().then(|| {
        view! {
            <div class="lesson-players">
                <PlayerPanel upper=false />
                <PlayerPanel upper=true />
            </div>
        }
    });
    keep_task_if_it_fits(room);
    view! {
        <section class="lesson-side" aria-label=board.text("learn-task")>
            <div class="lesson-task">
                // Long words scroll, also by keyboard.
                <div class="lesson-talk" role="region" tabindex="0" aria-labelledby="lesson-text">
                    <p class="lesson-text" id="lesson-text" tabindex="-1">
                        {move || board.words.get().text(room.step().text)}
                    </p>
                    <Answer room />
                    {soon(room)}
                </div>
                <Choices room />
                {move || tray()}
            </div>
            <Ways room />
            {players}
        </section>
    }
}

/// Marks the words as too long for their place if task and answer do not both fit: the answer then takes the place of the task.
fn keep_task_if_it_fits(room: LessonRoom) {
    let measure = || {
        let Ok(Some(talk)) = document().query_selector(".lesson-talk") else { return };
        let _ = talk.remove_attribute("data-tight");
        if talk.scroll_height() > talk.client_height() + 1 {
            let _ = talk.set_attribute("data-tight", "");
        }
    };
    let board = room.board;
    Effect::new(move |_| {
        // Everything that is said. After it has been rendered and before it is painted.
        let _ = (room.number.get(), room.state.get(), room.hinted.get());
        let _ = (board.words.read(), board.message.read(), board.played.read());
        request_animation_frame(measure);
    });
    let resized = window_event_listener(ev::resize, move |_| request_animation_frame(measure));
    on_cleanup(move || resized.remove());
}

/// The options of a question.
#[component]
fn Choices(room: LessonRoom) -> impl IntoView {
    let board = room.board;
    let option = move |(number, key): (usize, &'static str)| {
        let chosen = move || (room.chosen.get() == Some(number)).to_string();
        let is_over = move || matches!(room.state.get(), LessonState::Done { .. }).then_some("true");
        view! {
            <button
                type="button"
                class="button"
                data-option=number.to_string()
                aria-pressed=move || chosen()
                aria-disabled=move || is_over()
                on:click=move |_| room.choose(number)
            >
                {board.text(key)}
            </button>
        }
    };
    let choices = move || match room.step().task {
        LessonTask::Choice { options, .. } => {
            let options = options.iter().copied().enumerate().map(option).collect_view();
            view! {
                <div class="lesson-choices" role="group" aria-labelledby="lesson-text">
                    {options}
                </div>
            }
            .into_any()
        }
        _ => ().into_any(),
    };
    view! { {move || choices()} }
}

/// The answer to the last try, as two live regions, polite and assertive.
#[component]
fn Answer(room: LessonRoom) -> impl IntoView {
    let board = room.board;
    let state = move || match room.state.get() {
        LessonState::Trying => "trying",
        LessonState::Wrong { .. } => "wrong",
        LessonState::Done { .. } => "done",
    };
    let sign = move || match room.state.get() {
        LessonState::Trying => ().into_any(),
        LessonState::Wrong { .. } => {
            view! { <Icon shape=icon::TURN_LEFT /> <b>{board.text("learn-not-yet")}</b> }.into_any()
        }
        LessonState::Done { .. } if room.is_shown() => {
            view! { <Icon shape=icon::HINT /> <b>{board.text("learn-shown")}</b> }.into_any()
        }
        LessonState::Done { .. } => view! { <Icon shape=DONE /> <b>{board.text("learn-done")}</b> }.into_any(),
    };
    let comment = move || room.comment().map(|key| board.words.get().text(key));
    let reply = move || {
        let words = board.words.get();
        let said = |played| board.with_table(|table| say::played(&words, table, &played));
        room.reply_of_opponent().map(|played| format!("{}.", said(played)))
    };
    let hint = move || {
        let words = board.words.get();
        let hinted = room.hinted.get();
        if let (2.., Try::Play(turn @ Turn::Move { .. })) = (hinted, room.step().model()) {
            let path = room.step().model_path();
            return Some(hint::say::instruction(&words, turn, &path));
        }
        (hinted > 0).then(|| {
            let points = room.step().hint.iter().map(ToString::to_string);
            words.with("learn-hint-points", [("points", say::all_of(&words, points).into())])
        })
    };
    // Live regions announce only changes. An invisible space makes a repeated refusal differ.
    let again = StoredValue::new(false);
    let refusal = move || {
        again.update_value(|again| *again = !*again);
        let blank = if again.get_value() { "\u{a0}" } else { "" };
        let message = board.message.read();
        let said = message.as_ref().filter(|said| said.refusal || said.instead)?;
        let words = board.words.get();
        let plain = say::plain_refusal(&words, &said.text);
        // The first lesson has not explained what is neutral.
        let is_first = Lesson::all().next().is_some_and(|first| first.title == room.lesson().title);
        let is_neutral =
            ["refusal-single-onto-stack", "refusal-onto-higher"].iter().any(|key| plain.contains(&words.text(key)));
        let text = match (room.is_on_lyngk_point(), is_first && is_neutral) {
            (true, _) => words.text("learn-lyngk-point"),
            (_, true) => words.text("learn-refused-higher"),
            _ => plain,
        };
        Some(format!("{text}{blank}"))
    };
    view! {
        <div class="answer" data-state=move || state()>
            <div id="lesson-answer" aria-live="polite">
                <p class="answer-sign">{move || sign()}</p>
                <p class="answer-text">{move || comment()}</p>
                <p class="answer-more">{move || reply()}</p>
                <p class="answer-more" id="lesson-hint-text">{move || hint()}</p>
            </div>
            <p id="refusal" aria-live="assertive">
                {move || refusal()}
            </p>
        </div>
    }
}

/// Buttons: hint, show me, again, next.
#[component]
fn Ways(room: LessonRoom) -> impl IntoView {
    let board = room.board;
    let kind = Memo::new(move |_| match room.state.get() {
        LessonState::Trying => Now::Trying,
        LessonState::Wrong { .. } => Now::Wrong,
        LessonState::Done { .. } if room.is_last() => Now::Finished,
        LessonState::Done { .. } => Now::Done,
    });
    let button = move |class: &'static str, id: &'static str, key: &'static str, press: fn(LessonRoom, &MouseEvent)| {
        view! {
            <button
                type="button"
                class=class
                id=id
                aria-keyshortcuts=(id == "lesson-hint").then_some("H")
                on:click=move |event| press(room, &event)
            >
                {board.text(key)}
            </button>
        }
        .into_any()
    };
    let again = move |class| button(class, "lesson-again", "learn-again", again);
    let help = move || {
        (
            button("button", "lesson-hint", "learn-hint", give_hint),
            button("button", "lesson-show", "learn-show", show_how),
        )
    };
    let ways = move || match kind.get() {
        Now::Trying => help().into_any(),
        Now::Wrong => (again("button button-main"), help()).into_any(),
        Now::Done => (button("button button-main", "lesson-next", "learn-next", advance), again("button")).into_any(),
        Now::Finished => (finished(room), again("button")).into_any(),
    };
    // A turn to confirm, or a pass.
    let is_play = Memo::new(move |_| room.step().is_play());
    let actions = move || is_play.get().then(|| view! { <Actions /> });
    view! { <div class="lesson-ways ways">{move || actions()} {move || ways()}</div> }
}

/// The state that the buttons depend on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Now {
    Trying,
    Wrong,
    Done,
    Finished,
}

/// Links at the end of a lesson. After the basics one leads to a game.
fn finished(room: LessonRoom) -> AnyView {
    let board = room.board;
    let following = room.lesson().following();
    let can_play = following.is_none() || ends_basics(room.lesson());
    let play = can_play.then(|| {
        view! {
            <a class="button button-main" id="play-now" href=Room::Play.address()>
                {board.text("learn-play-now")}
            </a>
        }
    });
    let class = if can_play { "button" } else { "button button-main" };
    let next = following.map(|following| {
        let word = move || {
            let words = board.words.get();
            words.with("learn-next-lesson", [("lesson", words.text(following.title).into())])
        };
        view! { <a class=class id="lesson-next" href=address(following.name())>{move || word()}</a> }
    });
    view! { {play} {next} }.into_any()
}

/// Whether a lesson is the last of the basics.
fn ends_basics(lesson: &Lesson) -> bool {
    let is_further = |following: &Lesson| following.part != CoursePart::Basics;
    lesson.part == CoursePart::Basics && lesson.following().is_some_and(is_further)
}

/// Links at the end of the basics to what a first game may show too.
fn soon(room: LessonRoom) -> AnyView {
    let board = room.board;
    let is_due = Memo::new(move |_| {
        ends_basics(room.lesson()) && room.is_last() && matches!(room.state.get(), LessonState::Done { .. })
    });
    let links = move || {
        let links = ["pass", "end"].into_iter().filter_map(Lesson::named).map(|lesson| {
            view! { <a href=address(lesson.name())>{board.text(lesson.title)}</a> }
        });
        view! { <p class="lesson-more lesson-soon">{board.text("learn-soon")} {links.collect_view()}</p> }
    };
    view! { {move || is_due.get().then(links)} }.into_any()
}

fn give_hint(room: LessonRoom, _: &MouseEvent) {
    room.hint();
}

fn show_how(room: LessonRoom, event: &MouseEvent) {
    room.show_how();
    // This button disappears, and the one for the next step appears.
    if by_key(event) {
        request_animation_frame(|| browser::focus("#lesson-next, #play-now"));
    }
}

fn again(room: LessonRoom, event: &MouseEvent) {
    room.again();
    if by_key(event) {
        browser::focus(".lesson-choices button, #board [tabindex='0']");
    }
}

fn advance(room: LessonRoom, _: &MouseEvent) {
    room.advance();
    request_animation_frame(|| {
        browser::focus("#lesson-text");
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
}

fn by_key(event: &MouseEvent) -> bool {
    event.detail() == 0
}
