//! The board, drawn.

mod geometry;
mod mark;
mod spot;
pub(crate) mod tag;

use leptos::prelude::*;
use lyngk_view::Compass;

use crate::desk::Desk;
use crate::piece::{draw, set_class};
use spot::Spot;

/// The board with everything on it.
#[component]
pub(crate) fn Board() -> impl IntoView {
    let desk: Desk = expect_context();
    let rotation = Memo::new(move |_| desk.settings.read().rotation);
    let set = Memo::new(move |_| desk.settings.read().pieces);
    let coordinates = Memo::new(move |_| desk.settings.read().coordinates);
    let labels = move || coordinates.get().then(|| labels(Compass::new(rotation.get()))).unwrap_or_default();
    let spots = move || {
        let compass = Compass::new(rotation.get());
        geometry::far_to_near(compass).map(|point| view! { <Spot point compass /> }).into_iter().collect_view()
    };
    view! {
        <div class="board">
            <svg id="board" class=move || set_class(set.get()) viewBox=geometry::VIEW_BOX role="group">
                <defs inner_html=draw::definitions()></defs>
                <g class="plate" inner_html=plate()></g>
                <g class="labels" inner_html=labels aria-hidden="true"></g>
                <g>{spots}</g>
            </svg>
        </div>
    }
}

/// The plate with its lines.
fn plate() -> String {
    let mut svg = String::new();
    for beyond in [26.0, 18.0, 11.0, 5.0] {
        draw::put(
            &mut svg,
            format_args!(
                "<path class=\"plate-shadow\" transform=\"translate(5 20)\" d=\"{}\"/>",
                geometry::plate(beyond - 8.0)
            ),
        );
    }
    let outline = geometry::plate(0.0);
    draw::put(&mut svg, format_args!("<path class=\"plate-side\" transform=\"translate(0 13)\" d=\"{outline}\"/>"));
    draw::put(&mut svg, format_args!("<path class=\"plate-top\" d=\"{outline}\"/>"));
    draw::put(&mut svg, format_args!("<path class=\"plate-lines\" d=\"{}\"/>", geometry::lines()));
    svg
}

fn labels(compass: Compass) -> String {
    let mut svg = String::new();
    for (point, (x, y)) in geometry::labels(compass) {
        draw::put(&mut svg, format_args!("<text x=\"{x:.1}\" y=\"{:.1}\">{point}</text>", y + 5.0));
    }
    svg
}
