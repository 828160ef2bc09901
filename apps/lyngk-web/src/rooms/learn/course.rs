//! Overview of the course.

use leptos::prelude::*;
use lyngk_picture::draw;
use lyngk_study::course::{CoursePart, Lesson};

use super::diagram::Thumbnail;
use super::storage::Learned;
use super::{Texts, address};
use crate::icon::{self, Icon};
use crate::rooms::DONE;

/// The parts of the course with their lessons, the progress, and the next lesson.
pub(super) fn course(
    texts: Texts,
    learned: Learned,
    // The address names no lesson.
    lost: bool,
) -> AnyView {
    let lost = lost.then(|| view! { <p class="note" id="learn-lost">{texts.text("learn-lost")}</p> });
    let broken = move || {
        learned
            .is_newly_broken
            .get()
            .then(|| view! { <p class="note" id="learn-broken">{texts.text("learn-broken")}</p> })
    };
    view! {
        <div class="course">
            <Definitions />
            <div class="course-head">
                <h2 class="room-title" id="room-title" tabindex="-1">
                    {texts.text("learn-title")}
                </h2>
                <p class="course-intro">{texts.text("learn-intro")}</p>
                {lost}
                {move || broken()}
                {next(texts, learned)}
            </div>
            {CoursePart::ALL.map(|part| section(texts, learned, part)).into_iter().collect_view()}
            <section class="course-part">
                <h3>{texts.text("learn-rules")}</h3>
                <a class="course-lesson" id="to-rules" href=address("rules")>
                    <Icon shape=icon::LEARN />
                    <span class="course-title">{texts.text("learn-rules-text")}</span>
                </a>
            </section>
        </div>
    }
    .into_any()
}

/// Link to the lesson to go on with.
fn next(texts: Texts, learned: Learned) -> impl IntoView {
    let next = Memo::new(move |_| learned.progress.read().next().map(|(lesson, _)| lesson.name()));
    let begun = Memo::new(move |_| {
        let progress = learned.progress.read();
        Lesson::all().flat_map(|lesson| lesson.steps).any(|step| progress.has_seen(step))
    });
    let word = move || {
        let words = texts.0.get();
        let lesson = next.get().and_then(Lesson::named).map_or("", |lesson| lesson.title);
        if begun.get() {
            words.with("learn-go-on", [("lesson", words.text(lesson).into())])
        } else {
            words.text("learn-begin")
        }
    };
    let way = move || match next.get() {
        Some(name) => view! {
            <a class="button button-main" id="learn-next" href=address(name)>
                {move || word()}
                <Icon shape=icon::NEXT />
            </a>
        }
        .into_any(),
        None => view! { <p id="learn-all-done">{texts.text("learn-all-done")}</p> }.into_any(),
    };
    view! { {move || way()} }
}

/// A part of the course.
fn section(texts: Texts, learned: Learned, part: CoursePart) -> impl IntoView {
    let steps: usize = part.lessons().iter().map(|lesson| lesson.steps.len()).sum();
    let length = move || {
        let words = texts.0.get();
        format!("{}, {}", words.with("learn-steps", [("count", steps.into())]), words.text("learn-time"))
    };
    let time = (part == CoursePart::Basics).then(|| view! { <p class="course-time">{move || length()}</p> });
    let lessons = part.lessons().iter().enumerate().map(|(number, lesson)| entry(texts, learned, number, lesson));
    view! {
        <section class="course-part" data-part=part.title()>
            <h3>{texts.text(part.title())}</h3>
            {time}
            <ol class="course-lessons">{lessons.collect_view()}</ol>
        </section>
    }
}

/// A lesson with its progress.
fn entry(texts: Texts, learned: Learned, number: usize, lesson: &'static Lesson) -> impl IntoView {
    let count = lesson.steps.len();
    let done = Memo::new(move |_| learned.progress.read().count(lesson));
    // Gone through, although not everything was found.
    let is_seen = Memo::new(move |_| done.get() < count && learned.progress.read().is_seen(lesson));
    let is_begun = Memo::new(move |_| lesson.steps.iter().any(|step| learned.progress.read().has_seen(step)));
    let is_next =
        Memo::new(move |_| learned.progress.read().next().is_some_and(|(next, _)| next.title == lesson.title));
    let state = move || match done.get() {
        _ if is_seen.get() => "seen",
        steps if steps == count => "done",
        _ if is_begun.get() => "begun",
        _ => "open",
    };
    let sign = move || {
        if done.get() == count { view! { <Icon shape=DONE /> }.into_any() } else { (number + 1).to_string().into_any() }
    };
    let word = move || {
        let words = texts.0.get();
        match done.get() {
            steps if is_seen.get() => words.with("learn-steps-shown", [("count", (count - steps).into())]),
            steps if steps == count => words.text("learn-done"),
            _ if !is_begun.get() => words.with("learn-steps", [("count", count.into())]),
            steps => words.with("learn-steps-done", [("done", steps.into()), ("count", count.into())]),
        }
    };
    // The first position of the lesson.
    let position = lesson.steps.first().and_then(|step| step.position().ok());
    let picture = position.map(|position| view! { <Thumbnail position /> });
    view! {
        <li>
            <a
                class="course-lesson"
                href=address(lesson.name())
                data-lesson=lesson.name()
                data-state=move || state()
                data-next=move || is_next.get().then_some("")
            >
                {picture}
                <span class="course-sign" aria-hidden="true">{move || sign()}</span>
                <span class="course-title">{texts.text(lesson.title)}</span>
                <span class="course-state">{move || word()}</span>
            </a>
        </li>
    }
}

/// SVG definitions for drawings, on pages without a board.
#[component]
pub(super) fn Definitions() -> impl IntoView {
    view! {
        <svg class="definitions" width="0" height="0" aria-hidden="true">
            <defs inner_html=draw::definitions()></defs>
        </svg>
    }
}
