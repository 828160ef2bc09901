//! A point with what stands on it.

use leptos::prelude::*;
use lyngk_rules::Point;
use lyngk_view::{Compass, Intent, Use, say};

use super::{geometry, mark, tag};
use crate::desk::Desk;
use crate::piece::draw;

/// A point: a button for everybody who cannot see it.
#[component]
pub(crate) fn Spot(point: Point, compass: Compass) -> impl IntoView {
    let desk: Desk = expect_context();
    let sight = Memo::new(move |_| desk.sights.read()[point.index()]);
    let (x, y) = geometry::place(compass, point);
    let markup = move || {
        let sight = sight.get();
        let mut svg = format!("<circle class=\"hit\" r=\"44\"/>{}", mark::below(&sight));
        if sight.stack.is_empty() {
            svg += "<circle class=\"hole\" r=\"4\"/>";
        } else {
            svg += &mark::shadow(sight.stack.height());
            let lifted = if sight.use_ == Use::Picked { " lifted" } else { "" };
            draw::put(
                &mut svg,
                format_args!("<g class=\"stack{lifted}\">{}{}</g>", draw::stack(sight.stack), mark::on_top(&sight)),
            );
            svg += &tag::tag(sight.stack, desk.table.read_untracked().game().position().variant());
        }
        svg += &mark::above(&sight);
        svg
    };
    let label = move || say::point(&desk.words.get(), &desk.table.read_untracked(), point, &sight.get());
    view! {
        <g
            class="spot"
            transform=format!("translate({x:.1} {y:.1})")
            role="button"
            aria-label=label
            data-point=point.to_string()
            data-use=move || mark::use_word(sight.get().use_)
            data-height=move || sight.get().stack.height().to_string()
            inner_html=markup
            on:click=move |_| desk.act(Intent::Choose(point))
        ></g>
    }
}
