//! Status line, message line, and the last turn in words.

use leptos::prelude::*;
use lyngk_view::{Draft, say};

use super::actions::Actions;
use super::banners::{Welcome, WelcomeAim};
use super::claims::ClaimHint;
use crate::parts::{Parts, Soon};
use crate::route::Room;
use crate::state::{BoardState, Message};

/// The status line, the message line and a row of buttons, which all keep their places.
#[component]
pub(crate) fn Status(
    /// Whether this is a game, where the claim that somebody considers is explained here.
    #[prop(optional)]
    in_play: bool,
    /// Whether there are a welcome, a guide and hints.
    #[prop(optional)]
    aided: bool,
) -> impl IntoView {
    let board: BoardState = expect_context();
    // While the turn of an opponent is shown, the status says what is seen.
    let coming = Memo::new(move |_| board.under_way.coming());
    let status = Memo::new(move |_| {
        if let Some(held) = board.held.get() {
            return held;
        }
        let (words, table) = (board.words.get(), board.table.read());
        coming.get().map_or_else(|| say::status(&words, &table), |played| say::coming(&words, &table, &played))
    });
    let last_turn = Memo::new(move |_| {
        let words = board.words.get();
        let is_told = board.message.read().is_none() && !board.under_way.withholds();
        is_told.then(|| board.with_table(|table| say::last_turn(&words, table))).flatten()
    });
    // What matters most is seen alone in the one place for text: a refusal, then a claim that somebody considers, then another message.
    let alone = Memo::new(move |_| {
        let considers = in_play && board.table.read().claim_preview().is_some();
        match board.message.read().as_ref() {
            Some(said) if said.refusal => Some("refusal"),
            _ if considers => Some("claim"),
            said => said.map(|_| "message"),
        }
    });
    let drafts = Memo::new(move |_| board.table.read().draft() != Draft::default());
    view! {
        <section class="status-box" class:drafts=drafts aria-label=board.text("status-title")>
            // Screen readers tell only what comes of it.
            <p
                id="status"
                class="status"
                aria-live="polite"
                aria-busy=move || coming.get().map(|_| "true")
            >
                {status}
            </p>
            <div class="said" data-alone=alone>
                <Said message=board.message />
                // Not a live region: the message line announces every turn.
                <p class="last-turn">{last_turn}</p>
                {aided.then(|| view! { <WelcomeAim /> })}
                {in_play.then(|| view! { <ClaimHint /> })}
                {aided.then(|| guide())}
            </div>
            <div class="status-acts">
                {aided.then(|| view! { <Welcome /> })}
                <Actions />
                {aided.then(|| later_buttons())}
            </div>
        </section>
    }
}

/// The guide through a first game, if it is needed.
fn guide() -> AnyView {
    let parts: Parts = expect_context();
    view! { {move || parts.guide.build_if_loaded(())} }.into_any()
}

/// The button for hints and those after a game, once they are loaded.
fn later_buttons() -> AnyView {
    let parts: Parts = expect_context();
    view! {
        {move || parts.soon.build_if_loaded(Soon::HintButton)}
        {move || parts.soon.build_if_loaded(Soon::NextGame)}
    }
    .into_any()
}

/// The message line. Numbers of rules are links.
#[component]
pub(crate) fn Said(message: RwSignal<Option<Message>>) -> impl IntoView {
    let text = move |refusal: bool| {
        // Live regions announce only changes. An invisible space makes a repeated message differ.
        let again = StoredValue::new(false);
        move || {
            again.update_value(|again| *again = !*again);
            let blank = if again.get_value() { "\u{a0}" } else { "" };
            let message = message.read();
            let said = message.as_ref().filter(|said| said.refusal == refusal)?;
            Some((linked(&said.text), blank))
        }
    };
    view! {
        // Polite and assertive messages have a live region each, which exist from the start.
        <div class="message">
            <p id="message" aria-live="polite">{text(false)}</p>
            <p id="refusal" aria-live="assertive">{text(true)}</p>
        </div>
    }
}

/// A text in which rules in brackets, as in "(Rule E1)" and "(Rule E5, Rule E6)", are links to them.
fn linked(text: &str) -> AnyView {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((before, inner, after)) = bracket(rest) {
        parts.push(before.to_owned().into_any());
        for (place, rule) in inner.split(", ").enumerate() {
            let separator = if place == 0 { "(" } else { ", " };
            let number = say::rule_number(rule).unwrap_or_default();
            let href = format!("{}/rules/{number}", Room::Learn.address());
            let link = view! { <a class="rule-link" href=href>{rule.to_owned()}</a> };
            parts.push((separator, link).into_any());
        }
        parts.push(")".into_any());
        rest = after;
    }
    parts.push(rest.to_owned().into_any());
    parts.into_any()
}

/// The first brackets that hold only rules: the text before, in and after them.
fn bracket(text: &str) -> Option<(&str, &str, &str)> {
    text.match_indices('(').find_map(|(at, _)| {
        let (inner, after) = text[at + 1..].split_once(')')?;
        inner.split(", ").all(|rule| say::rule_number(rule).is_some()).then_some((&text[..at], inner, after))
    })
}
