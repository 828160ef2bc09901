//! Rings around points of a board.

use leptos::prelude::*;
use lyngk_picture::draw::{self, RX, RY, put};
use lyngk_picture::{Length, geometry};
use lyngk_rules::Point;
use lyngk_view::Compass;

use crate::state::BoardState;

/// Rings around points. Hidden from screen readers: a text says the same.
#[component]
pub(super) fn Marks(
    /// The points.
    points: Signal<Vec<Point>>,
) -> impl IntoView {
    let board: BoardState = expect_context();
    let compass = Memo::new(move |_| Compass::new(board.page.settings.read().rotation));
    let rings = move || {
        let mut svg = String::new();
        for point in points.get() {
            let (x, y) = geometry::place(compass.get(), point);
            let top = draw::top(board.point_views.read()[point.index()].stack);
            let [left, top, width, height] =
                [x - RX - 10.0, y - top - RY - 10.0, 2.0 * RX + 20.0, top + 2.0 * RY + 20.0].map(Length);
            for class in ["mark-ring mark-case", "mark-ring"] {
                put(
                    &mut svg,
                    format_args!(
                        "<rect class=\"{class}\" x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" rx=\"44\"/>"
                    ),
                );
            }
        }
        svg
    };
    view! { <svg class="marks" viewBox=geometry::view_box() aria-hidden="true" inner_html=move || rings()></svg> }
}
