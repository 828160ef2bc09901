//! A point with what stands on it, and what is written and marked there.

use leptos::prelude::*;
use lyngk_rules::Point;
use lyngk_view::{Compass, Use, say};

use super::stage::Stage;
use super::{geometry, mark, tag};
use crate::piece::draw::{self, RX, RY};

/// A point: a button for everybody who cannot see it.
#[component]
pub(crate) fn Spot(stage: Stage, point: Point, compass: Compass) -> impl IntoView {
    let desk = stage.desk;
    let sight = Memo::new(move |_| desk.sights.read()[point.index()]);
    let seen = stage.seen(point);
    let (x, y) = geometry::place(compass, point);
    let ground = Memo::new(move |_| {
        let sight = seen.get();
        let mut svg = mark::below(&sight);
        svg += &if sight.stack.is_empty() {
            "<circle class=\"hole\" r=\"4\"/>".to_owned()
        } else {
            mark::shadow(sight.stack.height())
        };
        svg
    });
    let stack = Memo::new(move |_| {
        let sight = seen.get();
        draw::stack(sight.stack) + &mark::on_top(&sight)
    });
    let label = Memo::new(move |_| {
        stage.person.track();
        say::point(&desk.words.get(), &desk.table.read_untracked(), point, &sight.get())
    });
    let tabindex = Memo::new(move |_| if stage.focus.get() == point { "0" } else { "-1" });
    let picked = Memo::new(move |_| sight.get().use_ == Use::Picked);
    view! {
        <g
            class="spot"
            transform=format!("translate({x:.1} {y:.1})")
            role="button"
            tabindex=move || tabindex.get()
            aria-label=move || label.get()
            aria-pressed=move || picked.get().then_some("true")
            data-point=point.to_string()
            data-use=move || mark::use_word(sight.get().use_)
            data-height=move || sight.get().stack.height().to_string()
        >
            <circle class="hit" r="44" />
            <g inner_html=move || ground.get()></g>
            <g class="stack" class:lifted=move || picked.get() inner_html=move || stack.get()></g>
        </g>
    }
}

/// What is written at a stack and marked above it, over all stacks, so that no nearer one hides it.
#[component]
pub(crate) fn Notes(stage: Stage, point: Point, compass: Compass) -> impl IntoView {
    let seen = stage.seen(point);
    let (x, y) = geometry::place(compass, point);
    let markup = Memo::new(move |_| {
        let sight = seen.get();
        tag::tag(sight.stack, stage.variant.get()) + &mark::above(&sight)
    });
    let picked = Memo::new(move |_| seen.get().use_ == Use::Picked);
    view! {
        <g transform=format!("translate({x:.1} {y:.1})")>
            <g class="stack" class:lifted=move || picked.get() inner_html=move || markup.get()></g>
        </g>
    }
}

/// The frame around the point that has the focus of the keyboard.
#[component]
pub(crate) fn FocusFrame(stage: Stage) -> impl IntoView {
    let markup = Memo::new(move |_| {
        let point = stage.focus.get();
        let (x, y) = geometry::place(stage.compass.get(), point);
        let sight = stage.desk.sights.read()[point.index()];
        let picked = sight.use_ == Use::Picked;
        let top = draw::top(sight.stack) + RY + 9.0 + if picked { mark::LIFT } else { 0.0 };
        let (left, width, height) = (x - RX - 9.0, 2.0 * RX + 18.0, top + RY + 11.0);
        let mut svg = String::new();
        for class in ["focus casing", "focus"] {
            draw::put(
                &mut svg,
                format_args!(
                    "<rect class=\"{class}\" x=\"{left:.1}\" y=\"{:.1}\" width=\"{width}\" height=\"{height}\" rx=\"40\"/>",
                    y - top
                ),
            );
        }
        svg
    });
    view! { <g class="focus-frame" inner_html=move || markup.get()></g> }
}
