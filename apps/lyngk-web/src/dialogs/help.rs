//! Help dialog: keys, gestures, and a legend of the marks on the board.

use leptos::prelude::*;
use lyngk_picture::draw;
use lyngk_picture::legend::{self, Sign};

use super::frame::DialogFrame;
use crate::browser;
use crate::piece::set_class;
use crate::rooms;
use crate::state::PageState;
use crate::words::SharedWords;

/// Keys of one row, and the text key of what they do. Names of keys that languages call differently are text keys.
type Row = (&'static [&'static str], &'static str);

/// Groups of keys: the text key of where they work, and the rows.
const KEYS: [(&str, &[Row]); 4] = [
    ("help-everywhere", &[(&["Esc"], "help-key-escape"), (&["←", "→"], "help-key-step")]),
    (
        LETTERS,
        &[
            (&["?"], "help-key-help"),
            (&["[", "]"], "help-key-step"),
            (&["R"], "help-key-rotate"),
            (&["help-cap-shift", "+", "R"], "help-key-rotate-back"),
            (&["F"], "help-key-flip"),
            (&["H"], "help-key-hint"),
            (&["T"], "control-threats"),
            (&["U"], "control-take-back"),
            (&["N"], "head-new-game"),
            (&["Z"], "settings-zen"),
            (&["help-cap-shift", "+", "F"], "settings-fullscreen"),
        ],
    ),
    (
        "help-at-board",
        &[
            (&["←", "→", "↑", "↓"], "help-key-arrows"),
            (&["help-cap-shift", "+", "←", "→"], "help-key-other-line"),
            (&["help-cap-enter", "help-cap-space"], "help-key-choose"),
            (&["help-cap-page-down", "help-cap-page-up"], "help-key-jump"),
            (&["help-cap-home", "help-cap-end"], "help-key-ends"),
            (&["D"], "help-key-draw"),
        ],
    ),
    ("help-in-record", &[(&["help-cap-home", "help-cap-end"], "help-key-far")]),
];

/// The group of single characters, which the settings can turn off.
const LETTERS: &str = "help-letters";

/// What people do with a mouse or a finger, and what it means.
const GESTURES: [(&str, &str); 5] = [
    ("help-do-drag", "help-means-drag"),
    ("help-do-card", "help-means-card"),
    ("help-do-circle", "help-means-circle"),
    ("help-do-arrow", "help-means-arrow"),
    ("help-do-clear", "help-means-clear"),
];

/// The help dialog.
#[component]
pub(crate) fn Help() -> impl IntoView {
    view! {
        <DialogFrame title="help-title" text=true>
            {rooms::with_texts(content)}
        </DialogFrame>
    }
}

fn content(words: RwSignal<SharedWords>) -> AnyView {
    let text = move |key: &'static str| move || words.get().text(key);
    let cap = move |name: &'static str| match name {
        "+" => "+".into_any(),
        name if name.starts_with("help-") => view! { <kbd>{text(name)}</kbd> }.into_any(),
        name => view! { <kbd>{name}</kbd> }.into_any(),
    };
    let row = move |(caps, means): Row| {
        view! {
            <div>
                <dt>{caps.iter().map(|name| cap(name)).collect_view()}</dt>
                <dd>{text(means)}</dd>
            </div>
        }
    };
    let group = move |(place, rows): (&'static str, &'static [Row])| {
        view! {
            <h4>{text(place)}</h4>
            {(place == LETTERS).then(|| view! { <p class="help-note">{text("help-letters-note")}</p> })}
            <dl class="help-keys">{rows.iter().copied().map(row).collect_view()}</dl>
        }
    };
    let gesture = move |(act, means): (&'static str, &'static str)| {
        view! { <div><dt>{text(act)}</dt><dd>{text(means)}</dd></div> }
    };
    view! {
        <div class="help">
            <section class="help-input">
                <h3>{text("help-keys")}</h3>
                {KEYS.map(group).collect_view()}
                <h3>{text("help-hand")}</h3>
                <dl class="help-gestures">{GESTURES.map(gesture).collect_view()}</dl>
            </section>
            <section>
                <h3>{text("help-marks")}</h3>
                {marks(words)}
            </section>
        </div>
    }
    .into_any()
}

/// Every mark of the board with its meaning.
fn marks(words: RwSignal<SharedWords>) -> AnyView {
    let page: PageState = expect_context();
    let set = move || set_class(page.settings.read().pieces);
    let entry = move |sign: Sign| {
        let meaning = move || words.get().text(meaning(sign));
        view! {
            <li data-mark=sign.name()>
                <svg class=move || set() viewBox=legend::VIEW_BOX aria-hidden="true" inner_html=sign.drawing()></svg>
                <span>{meaning}</span>
            </li>
        }
    };
    // Drawings refer to definitions, which the board has if there is one.
    let definitions = (!browser::exists("#board")).then(|| {
        view! { <svg width="0" height="0" aria-hidden="true"><defs inner_html=draw::definitions()></defs></svg> }
    });
    view! {
        {definitions}
        <ul class="help-marks">{Sign::ALL.map(entry).collect_view()}</ul>
    }
    .into_any()
}

/// The text key of a mark's meaning.
fn meaning(sign: Sign) -> &'static str {
    match sign {
        Sign::PlayerOne => "mark-player-one",
        Sign::PlayerTwo => "mark-player-two",
        Sign::Slots => "mark-slots",
        Sign::Veiled => "mark-veiled",
        Sign::NeedsClaim => "mark-needs-claim",
        Sign::Picked => "mark-picked",
        Sign::Landing => "mark-landing",
        Sign::LandingByLyngk => "mark-landing-lyngk",
        Sign::LandingWithClaim => "mark-landing-claim",
        Sign::Completes => "mark-completes",
        Sign::MakesObstacle => "mark-makes-obstacle",
        Sign::Chosen => "mark-chosen",
        Sign::Becomes => "mark-becomes",
        Sign::Hinted => "mark-hinted",
        Sign::LastTurn => "mark-last-turn",
        Sign::Threat => "mark-threat",
        Sign::Obstacle => "mark-obstacle",
        Sign::Winner => "mark-winner",
    }
}
