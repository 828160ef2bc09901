//! The page: LYNGK in a browser.

use leptos::prelude::*;

fn main() {
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
    leptos::mount::mount_to_body(Page);
}

#[component]
fn Page() -> impl IntoView {
    view! {
        <main>
            <svg id="board" viewBox="0 0 100 100" role="img" aria-label="LYNGK">
                <circle cx="50" cy="50" r="40" />
            </svg>
        </main>
    }
}
