//! Graph of who was ahead in a finished game. It navigates the game.

use leptos::prelude::*;
use lyngk_rules::Player;
use lyngk_study::{GraphPoint, analysis};
use lyngk_view::{Intent, say};
use web_sys::{KeyboardEvent, MouseEvent};

use crate::rooms::study::graph::{self, HIGH, WIDTH};
use crate::state::BoardState;
use crate::words::SharedWords;

/// The curve of the near player's chances, as a slider.
#[component]
pub(super) fn Graph(
    words: RwSignal<SharedWords>,
    points: Memo<Vec<GraphPoint>>,
    /// Whose chances they are.
    player: Player,
    /// The number of the turn that decided the game.
    turning_point: Memo<Option<usize>>,
) -> impl IntoView {
    let board: BoardState = expect_context();
    let last = move || points.read().last().map_or(0, |point| point.ply);
    let here = Memo::new(move |_| board.shown.get().ply);
    let on_key = move |event: KeyboardEvent| {
        let at = here.get_untracked();
        let to = match event.key().as_str() {
            "ArrowLeft" | "ArrowDown" => at.saturating_sub(1),
            "ArrowRight" | "ArrowUp" => (at + 1).min(last()),
            "Home" => 0,
            "End" => last(),
            _ => return,
        };
        event.prevent_default();
        go_to(board, to);
    };
    let svg = NodeRef::<leptos::svg::Svg>::new();
    let pressed = move |event: MouseEvent| {
        let Some(svg) = svg.get_untracked() else { return };
        let rect = svg.get_bounding_client_rect();
        let x = (f64::from(event.client_x()) - rect.left()) / rect.width() * WIDTH;
        go_to(board, graph::ply_at(x, last()));
    };
    let name = move |player: Player| say::player(&board.words.get(), &board.table.read(), player);
    view! {
        <div class="over-graph">
            <span class="over-above" aria-hidden="true">{move || name(player)}</span>
            <span class="over-below" aria-hidden="true">{move || name(player.opponent())}</span>
            <svg
                id="over-graph"
                class="graph"
                node_ref=svg
                viewBox=format!("0 0 {WIDTH} {HIGH}")
                preserveAspectRatio="none"
                role="slider"
                tabindex="0"
                aria-label=move || words.get().text("over-graph")
                aria-valuemin="0"
                aria-valuemax=last
                aria-valuenow=move || here.get()
                aria-valuetext=move || told(board, &words.get(), &points.read(), here.get())
                on:keydown=on_key
                on:click=pressed
            >
                <g inner_html=move || graph::drawing(&points.read(), player, HIGH)></g>
                <g class="over-turn-mark" inner_html=move || graph::marker(turning_point.get(), last(), HIGH)></g>
                <g inner_html=move || graph::marker(Some(here.get()), last(), HIGH)></g>
            </svg>
        </div>
    }
}

/// Shows the position after a number of turns; the last one is the present.
pub(super) fn go_to(board: BoardState, ply: usize) {
    let turns = board.shown.get_untracked().turns;
    board.act(Intent::ShowPly((ply < turns).then_some(ply)));
}

/// Text of the slider's value.
fn told(board: BoardState, words: &SharedWords, points: &[GraphPoint], here: usize) -> String {
    let table = board.table.read_untracked();
    let Some(point) = points.iter().find(|point| point.ply == here) else {
        return say::position_after(words, &table, here);
    };
    let turn = here.checked_sub(1).and_then(|index| table.game().turns().get(index));
    let first = table.game().start().to_move();
    analysis::say::after_turn(words, turn.map(|&turn| say::numbered_turn(words, first, here, turn)), point.chances)
}
