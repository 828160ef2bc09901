//! A scene of the lesson, drawn.

use leptos::prelude::*;
use lyngk_view::Scene;

/// A scene of the lesson, drawn.
#[component]
pub(crate) fn Diagram(
    /// What is drawn.
    scene: Scene,
    /// What it shows, for those who do not see it.
    label: Signal<String>,
) -> impl IntoView {
    let _ = scene;
    view! { <svg class="diagram" viewBox="-200 -150 400 300" role="img" aria-label=label></svg> }
}
