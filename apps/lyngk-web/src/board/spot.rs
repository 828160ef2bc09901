//! Components of a point: its stack and marks.

use leptos::prelude::*;
use lyngk_picture::draw::{self, RX, RY};
use lyngk_picture::{Length, geometry};
use lyngk_rules::Point;
use lyngk_view::{Compass, PointRole, PointView, say};

use super::mark::{self, Dressing};
use super::ui::BoardUi;

/// A point with its stack. For screen readers it is a button.
#[component]
pub(crate) fn Spot(ui: BoardUi, point: Point, compass: Compass) -> impl IntoView {
    let board = ui.board;
    let view_model = Memo::new(move |_| board.point_views.read()[point.index()]);
    let displayed = ui.displayed_view(point);
    let (x, y) = geometry::place(compass, point);
    // Picking a stack up changes the possible actions everywhere, but no stack. Actions are attributes for the style sheet, so a click
    // redraws nothing.
    let ground = Memo::new(move |_| {
        let view_model = displayed.read();
        (view_model.trace, view_model.stack.height())
    });
    let rise = Memo::new(move |_| draw::top(displayed.read().stack));
    let body = Memo::new(move |_| {
        let PointView { stack, owner, full, .. } = displayed.get();
        (stack, Dressing { variant: ui.variant.get(), owner, full })
    });
    let marks = Memo::new(move |_| mark::marks(&displayed.read()));
    // A drawing of its own, below the label, which it would cover.
    let ring = Memo::new(move |_| {
        let PointView { stack, becomes, .. } = displayed.get();
        becomes.map_or_else(String::new, |player| mark::becoming(stack, player))
    });
    let ground = move || {
        let (trace, height) = ground.get();
        mark::below(trace) + &mark::shadow(height)
    };
    let pieces = move || {
        let (stack, _) = body.get();
        draw::stack(stack) + &mark::veil(stack)
    };
    let top = move || {
        let (stack, dressing) = body.get();
        mark::on_top(stack, dressing)
    };
    let claim = move || match view_model.get().role {
        PointRole::Landing(landing) => landing.claim.map(|color| color.letter().to_string()),
        _ => None,
    };
    let label = Memo::new(move |_| {
        // Read, not only tracked: a memo that was never read does not notify.
        let _ = (ui.person.get(), ui.pictures.get());
        say::point(&board.words.get(), &board.table.read_untracked(), point, &view_model.get_untracked())
    });
    let tabindex = Memo::new(move |_| if ui.focus.get() == point { "0" } else { "-1" });
    let dragged = Memo::new(move |_| ui.dragged.get() == Some(point));
    let ghost = Memo::new(move |_| ui.ghost.get().filter(|(over, _)| *over == point).map(|(_, it)| it.is_some()));
    let pressed = move || (view_model.get().role == PointRole::Picked).then_some("true");
    view! {
        <g
            class="spot"
            transform=format!("translate({} {})", Length(x), Length(y))
            role="button"
            tabindex=move || tabindex.get()
            aria-label=move || label.get()
            aria-pressed=move || pressed()
            data-point=point.to_string()
            data-use=move || mark::role_name(view_model.get().role)
            data-claim=move || claim()
            data-veiled=move || view_model.get().veiled.then_some("")
            data-hinted=move || board.pointed.read().iter().any(|way| *way == [point]).then_some("")
            data-dragged=move || dragged.get().then_some("")
            data-ghost=move || ghost.get().map(|lands| if lands { "landing" } else { "refused" })
            data-height=move || view_model.get().stack.height().to_string()
        >
            // The only shapes that take the pointer, and never replaced: a browser reports no click if what was pressed is gone when
            // the button is released, as when an opponent's stack lands in between.
            <circle class="spot-hit" r="44" />
            <g inner_html=move || ground()></g>
            // Its number is part of the drawing; the label has it in words.
            <g class="spot-stack" aria-hidden="true">
                <g inner_html=move || pieces()></g>
                <g inner_html=move || ring.get()></g>
                <g inner_html=move || top()></g>
                <g inner_html=move || marks.get()></g>
                <path class="spot-hit" d=move || draw::outline(0.0, rise.get()) />
            </g>
        </g>
    }
}

/// The focus ring around the focused point.
#[component]
pub(crate) fn FocusFrame(ui: BoardUi) -> impl IntoView {
    let markup = Memo::new(move |_| {
        let point = ui.focus.get();
        let (x, y) = geometry::place(ui.compass.get(), point);
        let view_model = ui.board.point_views.read()[point.index()];
        let picked = view_model.role == PointRole::Picked;
        // Around an empty point it is small: nearer stacks reach up to it.
        let (rx, ry) = if view_model.stack.is_empty() { (24.0, 20.0) } else { (RX + 6.0, RY + 6.0) };
        let top = draw::top(view_model.stack) + ry + if picked { mark::LIFT } else { 0.0 };
        let [left, top, width, height] = [x - rx, y - top, 2.0 * rx, top + ry].map(Length);
        let mut svg = String::new();
        for class in ["focus-line way-casing", "focus-line"] {
            draw::put(
                &mut svg,
                format_args!(
                    "<rect class=\"{class}\" x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" rx=\"40\"/>"
                ),
            );
        }
        svg
    });
    view! { <g class="focus-frame" inner_html=move || markup.get()></g> }
}
