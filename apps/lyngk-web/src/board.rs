//! The board, drawn.

use leptos::prelude::*;
use lyngk_rules::Point;
use lyngk_view::{Compass, Intent};

use crate::desk::Desk;

/// The board with everything on it.
#[component]
pub(crate) fn Board() -> impl IntoView {
    let desk: Desk = expect_context();
    let points = Point::ALL
        .map(|point| {
            let height = move || desk.sights.read()[point.index()].stack.height().to_string();
            let place = move || {
                let (x, y) = Compass::new(desk.settings.read().rotation).place(point);
                format!("translate({} {})", f64::from(x) * 86.6, f64::from(y) * -50.0)
            };
            view! {
                <g transform=place on:click=move |_| desk.act(Intent::Choose(point))>
                    <circle r="40" fill="none" stroke="currentColor" />
                    <text text-anchor="middle">{height}</text>
                </g>
            }
        })
        .into_iter()
        .collect_view();
    view! { <svg id="board" viewBox="-420 -420 840 840">{points}</svg> }
}
