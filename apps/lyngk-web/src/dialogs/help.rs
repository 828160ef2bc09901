//! Help dialog: keys, gestures, and a legend of the marks on the board, beside it, in lists of moves and in rooms.

use leptos::prelude::*;
use lyngk_picture::draw;
use lyngk_picture::legend::{self, Sign};
use lyngk_rules::{Color, Piece, Player};

use super::frame::DialogFrame;
use crate::browser;
use crate::icon::{ALARM, Icon};
use crate::piece::{Disc, set_class};
use crate::rooms;
use crate::rooms::puzzles::{RIGHT, WRONG};
use crate::route::Room;
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

/// Signs behind turns, and the text keys of their meanings. Those with a player say who stands better.
const SIGNS: [(&str, &str, Option<Player>); 26] = [
    ("!!", "mark-very-good", None),
    ("!", "mark-good", None),
    ("!?", "mark-interesting", None),
    ("?!", "mark-doubtful", None),
    ("?", "mark-mistake", None),
    ("??", "mark-blunder", None),
    ("≡", "grade-gift", None),
    ("✎", "tree-drawn", None),
    ("…", "mark-elsewhere", None),
    ("□", "mark-only-move", None),
    ("N", "mark-novelty", None),
    ("∆", "mark-idea", None),
    ("=", "mark-even", None),
    ("∞", "mark-unclear", None),
    ("=∞", "mark-compensation", None),
    ("+=", "mark-slightly-better", Some(Player::One)),
    ("=+", "mark-slightly-better", Some(Player::Two)),
    ("±", "mark-clearly-better", Some(Player::One)),
    ("∓", "mark-clearly-better", Some(Player::Two)),
    ("+−", "mark-winning", Some(Player::One)),
    ("−+", "mark-winning", Some(Player::Two)),
    ("↑", "mark-initiative", None),
    ("→", "mark-attack", None),
    ("⇆", "mark-counterplay", None),
    ("⊙", "mark-zugzwang", None),
    ("⊕", "mark-time-trouble", None),
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
    let page: PageState = expect_context();
    let link = move |path: &str, key: &'static str| {
        let href = format!("{}{path}", Room::Learn.address());
        view! { <a class="button" href=href on:click=move |_| page.dialog.set(None)>{text(key)}</a> }
    };
    view! {
        // Whoever asks for help may not know the game.
        <p class="help-links">{link("", "welcome-learn")} {link("/rules", "learn-rules")}</p>
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
                <h3>{text("help-beside")}</h3>
                {marks_beside(words)}
                <h3>{text("help-in-record")}</h3>
                {signs(words)}
                <h3>{text("help-answers")}</h3>
                {answers(words)}
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

/// An entry of a legend: what is seen, and what it means.
fn entry(name: &'static str, drawing: AnyView, meaning: impl Fn() -> String + Send + 'static) -> AnyView {
    view! {
        <li data-mark=name>
            <span class="help-sign" aria-hidden="true">{drawing}</span>
            <span>{meaning}</span>
        </li>
    }
    .into_any()
}

/// The name of player 1 or 2.
fn numbered(words: &SharedWords, player: Player) -> String {
    words.text(if player == Player::One { "player-one" } else { "player-two" })
}

/// What the cards of the players show.
fn marks_beside(words: RwSignal<SharedWords>) -> AnyView {
    let text = move |key: &'static str| move || words.get().text(key);
    let low = move || {
        let words = words.get();
        words.with("clock-low", [("player", numbered(&words, Player::One).into())])
    };
    let pointer = view! { <svg class="help-pointer" viewBox="0 0 18 36"><rect width="18" height="36" rx="4" /><path d="M4 10v16l11-8z" /></svg> };
    let claimed = view! { <span class="claimed"><Disc piece=Piece::Color(Color::Blue) /></span> };
    let slots = view! { <span class="slot"></span> };
    let unknown = view! { <span class="slot unknown"></span> };
    view! {
        <ul class="help-signs" data-player="1">
            {entry("to-move", pointer.into_any(), text("panel-to-move"))}
            {entry("claimed", claimed.into_any(), text("panel-claims"))}
            {entry("unclaimed", view! { <span class="empty-place"></span> }.into_any(), text("panel-unclaimed"))}
            {entry("slot", slots.into_any(), text("mark-slot"))}
            {entry("slot-unknown", unknown.into_any(), text("panel-slot-unknown"))}
            {entry("clock-low", view! { <Icon shape=ALARM /> }.into_any(), low)}
        </ul>
    }
    .into_any()
}

/// The signs in lists of moves.
fn signs(words: RwSignal<SharedWords>) -> AnyView {
    let sign = move |(sign, key, player): (&'static str, &'static str, Option<Player>)| {
        let meaning = move || {
            let words = words.get();
            match player {
                Some(player) => words.with(key, [("player", numbered(&words, player).into())]),
                None => words.text(key),
            }
        };
        entry(sign, sign.into_any(), meaning)
    };
    view! { <ul class="help-signs">{SIGNS.map(sign).collect_view()}</ul> }.into_any()
}

/// What hints, reviews and puzzles draw on the board.
fn answers(words: RwSignal<SharedWords>) -> AnyView {
    let text = move |key: &'static str| move || words.get().text(key);
    let arrow = |class: &'static str| {
        view! { <svg class=class viewBox="0 0 56 24"><path class="way" d="M4 12h34" /><path class="way-head" d="M52 12 35 23V1z" /></svg> }.into_any()
    };
    let judged = |mood: &'static str, sign: &'static str| {
        view! { <svg viewBox="-19 -19 38 38"><g class="judged" data-mood=mood><circle r="16" /><path d=sign /></g></svg> }.into_any()
    };
    view! {
        <ul class="help-signs">
            {entry("arrow", arrow("help-way"), text("mark-arrow"))}
            {entry("better", arrow("help-way"), text("review-better"))}
            {entry("played", arrow("help-way help-played"), text("review-played"))}
            {entry("right", judged("right", RIGHT), text("mark-right"))}
            {entry("wrong", judged("wrong", WRONG), text("mark-wrong"))}
        </ul>
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
