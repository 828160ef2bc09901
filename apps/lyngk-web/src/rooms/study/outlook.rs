//! Outlook of a position: the likely end, and who may complete which stack.

use leptos::prelude::*;
use lyngk_picture::gauge;
use lyngk_rules::{PerPlayer, Player, Variant};
use lyngk_study::Analysis;
use lyngk_study::analysis::{Capture, say};
use lyngk_view::Compass;

use super::analysis::of;
use super::room::StudyRoom;

/// Share on the gauge in the legend.
const EXAMPLE: u16 = 750;

/// Gauges over stacks that may be completed, while they are switched on.
pub(super) fn gauges(room: StudyRoom) -> String {
    if !room.gauging.get() {
        return String::new();
    }
    let captures = room.engine.analysis.read().as_ref().and_then(Analysis::captures).unwrap_or_default();
    let compass = Compass::new(room.board.page.settings.read().rotation);
    gauge::gauges(compass, captures.iter().map(|&Capture { point, player, share }| (point, player, share)))
}

/// The likely end, and a switch for the gauges. Only for the standard game: the network knows nothing else.
#[component]
pub(super) fn OutlookPart() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let gauging = room.gauging;
    let applies = of(room, |analysis| {
        let position = analysis.position();
        position.variant() == Variant::Standard && !position.is_over()
    });
    let end = of(room, Analysis::likely_end);
    let proved = of(room, Analysis::is_proved);
    let end_text = move || {
        let words = board.words.get();
        if proved.get() == Some(true) {
            return Some(words.text("outlook-proved"));
        }
        let names = PerPlayer::from_fn(|player| room.name(player));
        end.get().flatten().map(|end| say::likely_end(&words, &end, &names))
    };
    let lead_text =
        move || end.get().flatten().map(|end| say::usual_lead(&board.words.get(), &end, &room.name(Player::One)));
    view! {
        <section class="outlook" aria-labelledby="outlook-title" hidden=move || applies.get() != Some(true)>
            <h3 class="study-label" id="outlook-title">{board.text("outlook-title")}</h3>
            <div class="outlook-words">
                <p id="outlook-end">{move || end_text()}</p>
                <p class="study-hint" id="outlook-lead">{move || lead_text()}</p>
            </div>
            <div class="study-row">
                <button
                    type="button"
                    id="outlook-switch"
                    aria-pressed=move || gauging.get().to_string()
                    on:click=move |_| gauging.update(|on| *on = !*on)
                >
                    {board.text("outlook-show")}
                </button>
            </div>
            <Captures />
        </section>
    }
}

/// The gauges in words.
#[component]
fn Captures() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let captures = of(room, Analysis::captures);
    let list = move || {
        let words = board.words.get();
        let captures = captures.get().flatten()?;
        if captures.is_empty() {
            return Some(view! { <li>{words.text("outlook-open")}</li> }.into_any());
        }
        let of_player = |player: Player| {
            let text = say::captures(&words, &captures, player, &room.name(player))?;
            Some(view! {
                <li data-player=player.to_string()>
                    <svg viewBox="-15 -15 30 30" aria-hidden="true" inner_html=gauge::gauge(player, EXAMPLE)></svg>
                    <span>{text}</span>
                </li>
            })
        };
        Some(Player::ALL.map(of_player).into_iter().collect_view().into_any())
    };
    view! {
        <ul class="captures" id="outlook-captures" hidden=move || !room.gauging.get()>
            {move || list()}
        </ul>
    }
}
