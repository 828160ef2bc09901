//! Score of a player, with slots that completed stacks fill, and the line that says who leads.

use leptos::prelude::*;
use lyngk_rules::{Player, Stack, Variant};
use lyngk_view::{Table, say};
use wasm_bindgen::JsCast;

use crate::parts::{Around, Parts};
use crate::piece::{Rings, SmallStack};
use crate::state::BoardState;

/// Slots of the standard game: at most eight stacks can be completed, so five decide it.
const SLOTS: usize = 5;

/// The stacks that a player has completed in the displayed position, in order. The pieces of stacks completed before the game's
/// start position are unknown.
pub(crate) fn completed(table: &Table, player: Player) -> Vec<Option<Stack>> {
    let position = table.shown();
    let scored = usize::from(position.scored(player));
    let mut known = match position.variant() {
        Variant::Standard => table.game().captured(player),
        Variant::Six => {
            let sixes = position.occupied().iter().map(|point| position.stack(point));
            sixes.filter(|stack| stack.height() == Variant::Six.height_limit()).take(scored).collect()
        }
    };
    let before = match position.variant() {
        Variant::Standard => usize::from(table.game().start().scored(player)).min(scored),
        Variant::Six => scored - known.len(),
    };
    known.truncate(scored - before);
    std::iter::repeat_n(None, before).chain(known.into_iter().map(Some)).collect()
}

/// The number of completed stacks, large, and a slot for each stack that decides the game. A button: it opens the stacks in full size
/// and the counts that break a tie.
#[component]
pub(super) fn Score(player: Memo<Player>) -> impl IntoView {
    let board: BoardState = expect_context();
    let parts: Parts = expect_context();
    let stacks = Memo::new(move |_| {
        let mut stacks = board.with_table(|table| completed(table, player.get()));
        // A stack counts when it has arrived.
        stacks.truncate(stacks.len().saturating_sub(board.under_way.scoring(player.get())));
        stacks
    });
    let variant = Memo::new(move |_| board.shown.get().position.variant());
    let is_six = move || variant.get() == Variant::Six;
    let slots = move || {
        let stacks = stacks.get();
        let all = if is_six() { 1 } else { SLOTS }.max(stacks.len());
        (0..all).map(|place| slot(place, stacks.get(place))).collect_view()
    };
    let count = move || board.words.get().with("panel-score", [("count", stacks.read().len().into())]);
    let variant_name =
        move || board.words.get().text(if is_six() { "new-variant-six" } else { "new-variant-standard" });
    let variant_hint =
        move || board.words.get().text(if is_six() { "new-variant-six-hint" } else { "new-variant-standard-hint" });
    let open = RwSignal::new(false);
    let card = move || format!("score-{}", player.get());
    view! {
        <button type="button" class="score" class:six=is_six popovertarget=card title=move || variant_hint()>
            <span class="score-number" aria-hidden="true">{move || stacks.read().len()}</span>
            <span class="sr-only">{move || count()}</span>
            <span class="slots" aria-hidden="true">{move || slots()}</span>
        </button>
        <span class="score-variant">{move || variant_name()}</span>
        <div
            class="score-card"
            id=card
            popover="auto"
            on:toggle=move |event| open.set(is_open(&event))
        >
            {move || open.get().then(|| parts.around.build_if_loaded(Around::ScoreDetails(player.get())))}
        </div>
    }
}

/// Whether the popover of an event is open.
fn is_open(event: &web_sys::Event) -> bool {
    let popover = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    popover.is_some_and(|popover| popover.matches(":popover-open") == Ok(true))
}

fn slot(place: usize, stack: Option<&Option<Stack>>) -> AnyView {
    let filled = stack.is_some();
    let picture = stack.copied().flatten().map(|stack| view! { <SmallStack stack /> });
    let unknown = filled && picture.is_none();
    view! { <span class="slot" class:filled=filled class:unknown=unknown data-slot=place>{picture}</span> }.into_any()
}

/// Who leads in the displayed position, or would win now, with the rings of the player whom the sentence names. Empty after the end.
#[component]
pub(super) fn Lead() -> impl IntoView {
    let board: BoardState = expect_context();
    let lead = Memo::new(move |last: Option<&(Option<Player>, String)>| {
        let shown = board.shown.get();
        // The lead changes when a completed stack has arrived.
        let coming = Player::ALL.into_iter().any(|player| board.under_way.scoring(player) > 0);
        let words = board.words.get();
        if let Some(last) = last.filter(|_| coming) {
            return last.clone();
        }
        if shown.ended.is_some() && !shown.looks_back() {
            return (None, String::new());
        }
        (say::leader(&shown.position), board.with_table(|table| say::lead(&words, table, &shown.position)))
    });
    // The reason comes last, from the colon on. Narrow cards leave it out: it is behind the score.
    let words = move || {
        let (_, text) = lead.get();
        // French has a space before it.
        let before = text.split(':').next().map_or(0, |who| who.trim_end().len());
        let (who, why) = text.split_at(before);
        view! { <span class="lead-words">{who.to_owned()}<span class="lead-why">{why.to_owned()}</span></span> }
    };
    let leader = move || lead.read().0;
    view! {
        <p class="lead" title=move || lead.get().1 data-leader=move || leader().map(|leader| leader.to_string())>
            {move || leader().map(|player| view! { <Rings player /> })}
            {move || words()}
        </p>
    }
}
