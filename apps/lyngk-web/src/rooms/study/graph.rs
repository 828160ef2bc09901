//! Graph of the winning chances by turn, with mistakes. It navigates the game.

use leptos::prelude::*;
use lyngk_picture::Length;
use lyngk_picture::draw::put;
use lyngk_picture::graph::{Plot, Scale};
use lyngk_rules::{Mark, Player};
use lyngk_study::review::GIFT_SIGN;
use lyngk_study::{GraphPoint, analysis};
use web_sys::{KeyboardEvent, MouseEvent};

use super::room::StudyRoom;

/// The number of signs beside the curve, for the turns that changed the chances most. More would cover the curve.
const SIGNS: usize = 6;
/// Width of the drawing, its heights at the end of a game and in a study, and the margin around the curve.
pub(crate) const WIDTH: f64 = 360.0;
pub(crate) const HIGH: f64 = 130.0;
const FLAT: f64 = 68.0;
const EDGE: (f64, f64) = (12.0, 6.0);
/// The size of a sign beside the curve, and its distance from it: the baseline of text above and below.
const SIGN: (f64, f64) = (20.0, 12.0);
const ABOVE: f64 = -8.0;
const BELOW: f64 = 16.0;

/// The curve of the near player's chances, as a slider, between the names of both.
#[component]
pub(super) fn Graph(
    /// Chooses the mistake that led to the position after this many turns, if one did.
    choose: Callback<usize, bool>,
) -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let near = Memo::new(move |_| board.near());
    let points = Memo::new(move |_| {
        room.engine.review.read().as_ref().map(|review| review.graph(near.get())).unwrap_or_default()
    });
    let last = move || points.read().last().map_or(0, |point| point.ply);
    let first = move || points.read().first().map_or(0, |point| point.ply);
    let here = Memo::new(move |_| room.main_ply());
    let on_key = move |event: KeyboardEvent| {
        let at = here.get_untracked().unwrap_or_else(first);
        let to = match event.key().as_str() {
            "ArrowLeft" | "ArrowDown" => at.saturating_sub(1),
            "ArrowRight" | "ArrowUp" => at + 1,
            "Home" => first(),
            "End" => last(),
            _ => return,
        };
        event.prevent_default();
        room.go_to_turn(to.clamp(first(), last()));
    };
    let graph = NodeRef::<leptos::svg::Svg>::new();
    let pressed = move |event: MouseEvent| {
        let Some(graph) = graph.get_untracked() else { return };
        let rect = graph.get_bounding_client_rect();
        let x = (f64::from(event.client_x()) - rect.left()) / rect.width() * WIDTH;
        let ply = ply_at(x, last()).max(first());
        if !choose.run(ply) {
            room.go_to_turn(ply);
        }
    };
    view! {
        <div class="graph-place">
            <span class="graph-above" aria-hidden="true">{move || room.name(near.get())}</span>
            <span class="graph-below" aria-hidden="true">{move || room.name(near.get().opponent())}</span>
            <svg
                id="review-graph"
                class="graph"
                node_ref=graph
                viewBox=format!("0 0 {WIDTH} {FLAT}")
                role="slider"
                tabindex="0"
                aria-label=board.text("over-graph")
                aria-valuemin=first
                aria-valuemax=last
                aria-valuenow=move || here.get().unwrap_or_else(first)
                aria-valuetext=move || told(room, &points.read(), here.get(), near.get())
                on:keydown=on_key
                on:click=pressed
            >
                <g inner_html=move || drawing(&points.read(), near.get(), FLAT)></g>
                <g inner_html=move || marker(here.get(), last(), FLAT)></g>
            </svg>
        </div>
    }
}

/// Text of the slider's value: whose chances they are, after which move.
fn told(room: StudyRoom, points: &[GraphPoint], here: Option<usize>, near: Player) -> String {
    let words = room.board.words.get();
    let Some(point) = points.iter().find(|point| Some(point.ply) == here) else {
        return words.text("review-elsewhere");
    };
    let chances = analysis::say::chances(&words, point.chances);
    let whose = words.with("analysis-for", [("player", room.name(near).into()), ("score", chances.into())]);
    let Some(last) = point.ply.checked_sub(1) else { return whose };
    let text = words.with("review-at", [("number", room.move_number(last).into()), ("score", whose.into())]);
    match point.turn.filter(|(_, grade)| grade.is_error()) {
        Some((_, grade)) => format!("{text} {}", analysis::say::grade(&words, grade)),
        None if point.is_gift => format!("{text} {}", words.text("grade-gift")),
        None => text,
    }
}

/// The plot of a game with `last` turns.
fn plot(last: usize, height: f64) -> Plot {
    Plot {
        x: Scale::new((0.0, last.max(1) as f64), (EDGE.0, WIDTH - EDGE.0)),
        y: Scale::new((0.0, 1.0), (height - EDGE.1, EDGE.1)),
    }
}

/// The number of turns at a place of the drawing, up to the last.
pub(crate) fn ply_at(x: f64, last: usize) -> usize {
    (plot(last, HIGH).x.value(x).round().max(0.0) as usize).min(last)
}

fn value(point: &GraphPoint) -> (f64, f64) {
    (point.ply as f64, f64::from(point.chances.expectation()))
}

/// The player and the sign of a turn that a review counts.
fn sign(point: &GraphPoint) -> Option<(Player, &'static str)> {
    let (player, grade) = point.turn?;
    let sign = grade.mark().and_then(Mark::suffix).or(point.is_gift.then_some(GIFT_SIGN))?;
    Some((player, sign))
}

/// The turns that changed the chances most, by the number of turns before the next.
fn largest_changes(points: &[GraphPoint]) -> Vec<usize> {
    let change = |pair: &[GraphPoint]| (pair[1].chances.expectation() - pair[0].chances.expectation()).abs();
    let mut changes: Vec<(f32, usize)> = points.windows(2).map(|pair| (change(pair), pair[1].ply)).collect();
    changes.sort_by(|one, other| other.0.total_cmp(&one.0));
    changes.into_iter().take(SIGNS).map(|(_, ply)| ply).collect()
}

/// The curve of a player's chances, with both players' mistakes.
pub(crate) fn drawing(points: &[GraphPoint], of: Player, height: f64) -> String {
    let plot = plot(points.last().map_or(0, |point| point.ply), height);
    let middle = Length(height / 2.0);
    let [left, right] = [EDGE.0, WIDTH - EDGE.0].map(Length);
    let mut svg = format!("<path class=\"graph-middle\" d=\"M{left} {middle}H{right}\"/>");
    let line = plot.line(points.iter().map(value));
    let mut marks = String::new();
    let mut signs: Vec<(f64, f64)> = Vec::new();
    let largest = largest_changes(points);
    for point in points {
        let Some((player, sign)) = sign(point) else { continue };
        let (x, y) = plot.place(value(point));
        let (cx, cy) = (Length(x), Length(y));
        put(&mut marks, format_args!("<circle class=\"graph-mark\" cx=\"{cx}\" cy=\"{cy}\" r=\"4\"/>"));
        // The player's own mistakes lower the curve and are marked below it, the opponent's above it, where there is room.
        let sides = if player == of { [BELOW, ABOVE] } else { [ABOVE, BELOW] };
        let is_free = |&at: &f64| {
            let is_inside = at >= SIGN.1 && at <= height - 2.0;
            let overlaps = |&(left, line): &(f64, f64)| (x - left).abs() < SIGN.0 && (at - line).abs() < SIGN.1;
            is_inside && !signs.iter().any(overlaps)
        };
        let line = sides.map(|side| y + side).into_iter().find(is_free);
        if let Some(line) = line.filter(|_| largest.contains(&point.ply)) {
            signs.push((x, line));
            put(&mut marks, format_args!("<text x=\"{cx}\" y=\"{}\">{sign}</text>", Length(line)));
        }
    }
    put(&mut svg, format_args!("<path class=\"graph-line\" d=\"{line}\"/>{marks}"));
    svg
}

/// Marker of a position.
pub(crate) fn marker(here: Option<usize>, last: usize, height: f64) -> String {
    let Some(ply) = here.filter(|&ply| ply <= last) else { return String::new() };
    let (x, height) = (Length(plot(last, height).x.length(ply as f64)), Length(height));
    format!("<path class=\"graph-here\" d=\"M{x} 0V{height}\"/>")
}
