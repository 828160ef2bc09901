//! Rules: chapters, numbered clauses and examples.

use leptos::prelude::*;
use lyngk_rules::{Piece, Player, Point};
use lyngk_study::course::{Chapter, Clause, Example};
use lyngk_view::say;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::course::Definitions;
use super::diagram::Diagram;
use super::{Texts, address, back_to_game};
use crate::icon::{self, Icon};
use crate::piece::Disc;
use crate::route::{Room, Route};
use crate::state::BoardState;

/// All rules. The address may name a chapter or a clause, which is scrolled into view.
pub(super) fn rules(texts: Texts, game: BoardState) -> AnyView {
    let route: Memo<Route> = expect_context();
    Effect::new(move |_| {
        let named = route.read().path.split_once('/').map(|(_, name)| anchor(name));
        if let Some(id) = named {
            // After the heading has got the focus.
            request_animation_frame(move || request_animation_frame(move || go_to(&id)));
        }
    });
    let contents = Chapter::ALL.iter().map(|chapter| {
        view! {
            <li>
                <a href=address(&format!("rules/{}", name_of(chapter)))>{texts.text(chapter.title)}</a>
            </li>
        }
    });
    view! {
        <div class="rules">
            <Definitions />
            <div class="course-head">
                <a class="back-link" id="all-lessons" href=Room::Learn.address()>
                    <Icon shape=icon::BACK />
                    {texts.text("learn-all-lessons")}
                </a>
                <h2 class="room-title" id="room-title" tabindex="-1">
                    {texts.text("learn-rules")}
                </h2>
                <p class="course-intro">{texts.text("learn-rules-intro")}</p>
            </div>
            <nav class="rules-contents" aria-label=texts.text("learn-contents")>
                <ol>{contents.collect_view()}</ol>
            </nav>
            {Chapter::ALL.iter().map(|of| chapter(texts, of)).collect_view()}
            {back_to_game(texts, game)}
        </div>
    }
    .into_any()
}

/// The name of a chapter in an address.
fn name_of(chapter: &Chapter) -> &'static str {
    chapter.title.trim_start_matches("rule-").trim_end_matches("-title")
}

/// The element of a name in an address. Both numbers of a clause lead to it.
fn anchor(name: &str) -> String {
    let is_chapter = Chapter::ALL.iter().any(|chapter| name_of(chapter) == name);
    match Clause::of(name) {
        Some(clause) if !is_chapter => format!("rule-{}", clause.name()),
        _ => format!("chapter-{name}"),
    }
}

fn go_to(id: &str) {
    let Some(element) = document().get_element_by_id(id) else { return };
    element.scroll_into_view();
    if let Ok(element) = element.dyn_into::<HtmlElement>() {
        let _ = element.focus();
    }
}

fn chapter(texts: Texts, chapter: &Chapter) -> impl IntoView {
    let letters =
        (!chapter.letters.is_empty()).then(|| view! { <span class="chapter-letters">{chapter.letters}</span> });
    let clauses = chapter.clauses.iter().map(|of| clause(texts, of));
    view! {
        <section class="chapter">
            <h3 id=format!("chapter-{}", name_of(chapter)) tabindex="-1">
                {letters}
                {texts.text(chapter.title)}
            </h3>
            {clauses.collect_view()}
        </section>
    }
}

fn clause(texts: Texts, clause: &'static Clause) -> impl IntoView {
    let numbers = clause.numbers.iter().map(|number| {
        view! { <a class="clause-number" href=address(&format!("rules/{number}"))>{*number}</a> }
    });
    let examples = clause.examples.iter().map(|of| example(texts, clause, of));
    view! {
        <section class="clause" id=format!("rule-{}", clause.name()) tabindex="-1">
            <div class="clause-numbers">{numbers.collect_view()}</div>
            <p class="clause-text">{texts.text(clause.text)}</p>
            {examples.collect_view()}
        </section>
    }
}

/// An example of a clause with a link to a playable board.
fn example(texts: Texts, clause: &'static Clause, example: &'static Example) -> impl IntoView {
    let name = move || {
        let words = texts.0.get();
        words.with("learn-try-rule", [("rule", clause.numbers.join(", ").into())])
    };
    let name = (!clause.numbers.is_empty()).then_some(name);
    view! {
        <figure class="example">
            <div class="example-picture">
                <Diagram example />
                {beside(texts, example)}
            </div>
            <figcaption>
                <p>{texts.text(example.picture)}</p>
                <a
                    class="button"
                    href=address(&format!("try/{}", clause.name()))
                    data-try=clause.name()
                    aria-label=name.map(|name| move || name())
                >
                    {texts.text("learn-try")}
                </a>
            </figcaption>
        </figure>
    }
}

/// The pieces of the game, for the clause about setting up.
fn beside(texts: Texts, example: &Example) -> impl IntoView {
    let start = example.position().ok().filter(|position| {
        Player::ALL.into_iter().all(|player| position.claims(player).is_empty())
            && Point::ALL.into_iter().all(|point| position.height(point) == 1)
    });
    start.map(|start| {
        let discs = start.neutral().iter().map(|color| {
            let name = move || say::color(&texts.0.get(), color);
            view! { <li><Disc piece=Piece::Color(color) /> <span class="sr-only">{move || name()}</span></li> }
        });
        view! { <ul class="beside" aria-label=texts.text("learn-beside")>{discs.collect_view()}</ul> }
    })
}
