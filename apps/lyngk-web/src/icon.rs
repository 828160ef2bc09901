//! Icons, as SVG paths on a grid of 24.

use leptos::prelude::*;

/// A stone with a plus: a new game.
pub(crate) const NEW_GAME: &str = "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 8v8M8 12h8";
/// Two stones on a line: the game.
pub(crate) const PLAY: &str = "M3 18.5h18M8 8.5a3.5 2 0 1 0 0 4a3.5 2 0 1 0 0-4M4.5 10.5v4c0 1.1 1.6 2 3.5 2s3.5-.9 3.5-2v-4M16.5 12.5a3.5 2 0 1 0 0 4a3.5 2 0 1 0 0-4";
/// A piece of a jigsaw: puzzles. The question mark is the help's.
pub(crate) const PUZZLES: &str = "M5 7.8h3.7a2.2 2.2 0 1 1 4.1 0h3.7v3.7a2.2 2.2 0 1 1 0 4.1v3.7H5z";
/// A line that branches: a study.
pub(crate) const STUDY: &str =
    "M6 4v16M6 9c0 4 12 1 12 6v1M6 2.6a1.6 1.6 0 1 0 .01 0M6 18.6a1.6 1.6 0 1 0 .01 0M18 16.6a1.6 1.6 0 1 0 .01 0";
/// An open book: the lesson.
pub(crate) const LEARN: &str =
    "M12 6.5C10 5 7 4.5 3.5 4.8v13.4c3.5-.3 6.5.2 8.5 1.7c2-1.5 5-2 8.5-1.7V4.8C17 4.5 14 5 12 6.5v13.4";
/// Two people: games between them.
pub(crate) const ONLINE: &str =
    "M8 5.5a2.5 2.5 0 1 0 .01 0M3 18c0-6 10-6 10 0M17 8a2 2 0 1 0 .01 0M15.5 14.3c3-.8 5.5.8 5.5 3.7";
/// Sliders: the settings.
pub(crate) const SETTINGS: &str = "M4 7h9M19 7h1M16 4.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4M4 17h1M11 17h9M8 14.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4";
/// A light bulb: a hint.
pub(crate) const HINT: &str = "M9.5 17.5c0-2.2-3-3.2-3-7a5.5 5.5 0 0 1 11 0c0 3.8-3 4.8-3 7zM10 20.5h4";
/// A pencil: drawing.
pub(crate) const PENCIL: &str = "M4 20l1-4.5L16.5 4a2 2 0 0 1 3 0l.5.5a2 2 0 0 1 0 3L8.5 19zM14.5 6l3.5 3.5";
/// A cross: close.
pub(crate) const CLOSE: &str = "M6 6l12 12M18 6L6 18";
/// Left chevron: back.
pub(crate) const BACK: &str = "M14.5 5.5L8 12l6.5 6.5";
/// Right chevron: next.
pub(crate) const NEXT: &str = "M9.5 5.5L16 12l-6.5 6.5";
/// Counterclockwise.
pub(crate) const TURN_LEFT: &str = "M4.5 4.5v5h5M5 9.5a8 8 0 1 1-.8 4.5";
/// Clockwise.
pub(crate) const TURN_RIGHT: &str = "M19.5 4.5v5h-5M19 9.5a8 8 0 1 0 .8 4.5";
/// Two bars: pause.
pub(crate) const PAUSE: &str = "M8.5 5.5v13M15.5 5.5v13";
/// A flag: resign.
pub(crate) const FLAG: &str = "M6 21V4M6 4.5c4-2 8 2 12 0v8.5c-4 2-8-2-12 0";
/// A warning triangle: threats.
pub(crate) const THREATS: &str = "M12 4L3 19.5h18zM12 10v4.5M12 17v.2";
/// A globe: the language.
pub(crate) const GLOBE: &str = "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18";
/// Two opposite arrows: rematch with sides swapped.
pub(crate) const REMATCH: &str = "M4 8.5h14.5M14.5 4.5l4 4l-4 4M20 15.5H5.5M9.5 11.5l-4 4l4 4";
/// An alarm clock: little time left.
pub(crate) const ALARM: &str = "M12 6a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15M12 9.5v4.5l3 2M3 7l4-3.5M21 7l-4-3.5";

/// An icon, hidden from screen readers: a text or an accessible name says the same.
#[component]
pub(crate) fn Icon(
    /// One of the paths above.
    shape: &'static str,
) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path
                d=shape
                fill="none"
                stroke="currentColor"
                stroke-width="1.75"
                stroke-linecap="round"
                stroke-linejoin="round"
            />
        </svg>
    }
}
