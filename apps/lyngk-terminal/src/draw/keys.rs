//! The last line: the keys that matter now.

use crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::{Canvas, Scene};
use crate::app::{Prompt, rule_of};
use crate::ascii;
use crate::wrap::width;

/// A key of the last line, and where it is.
struct Item {
    place: Rect,
    key: String,
    label: String,
}

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>) {
    for Item { place, key, label } in items(area, scene) {
        let x = canvas.put(place.x, place.y, &key, Style::new().add_modifier(Modifier::REVERSED));
        canvas.put(x + 1, place.y, &label, canvas.look.faint());
    }
}

/// The keys that there is room for.
fn items(area: Rect, scene: &Scene<'_>) -> Vec<Item> {
    let words = &scene.desk.words;
    let text = |text: &str| if scene.look.ascii { ascii::fold(text) } else { text.to_owned() };
    let mut items: Vec<Item> = Vec::new();
    let mut put = |x: &mut u16, key: &str, label: &str, right: u16| {
        let (key, label) = (text(key), text(label));
        let wide = (width(&key) + width(&label) + 1) as u16;
        if *x + wide < right {
            items.push(Item { place: Rect { x: *x, width: wide, ..area }, key, label });
            *x += wide + 1;
        }
    };
    // These two are always in sight, at the right.
    let last = [("?", words.text("terminal-key-help")), ("q", words.text("terminal-key-quit"))];
    let last_width: usize = last.iter().map(|(key, label)| width(&text(key)) + width(&text(label)) + 2).sum();
    let right = area.right().saturating_sub(last_width as u16);
    let mut x = area.x;
    for (key, label) in keys(scene).into_iter().filter(|(_, label)| !label.is_empty()) {
        put(&mut x, key, &label, right);
    }
    if !matches!(scene.prompt, Some(Prompt::Help(_))) {
        let mut x = right;
        for (key, label) in last {
            put(&mut x, key, &label, area.right() + 1);
        }
    }
    items
}

/// The key at a place of the last line. If there are several, it is the one whose sign is there.
pub(crate) fn key_at(area: Rect, scene: &Scene<'_>, x: u16, y: u16) -> Option<KeyCode> {
    let item = items(area, scene).into_iter().find(|item| item.place.contains((x, y).into()))?;
    match item.key.as_str() {
        "Enter" => return Some(KeyCode::Enter),
        "Esc" => return Some(KeyCode::Esc),
        "Tab" => return Some(KeyCode::Tab),
        _ => (),
    }
    let mut signs = item.key.chars();
    let only = if width(&item.key) == 1 { signs.next() } else { signs.nth(usize::from(x - item.place.x)) };
    match only? {
        '←' => Some(KeyCode::Left),
        '↑' => Some(KeyCode::Up),
        '↓' => Some(KeyCode::Down),
        '→' => Some(KeyCode::Right),
        ' ' => None,
        sign => Some(KeyCode::Char(sign)),
    }
}

/// The keys, the most important first.
fn keys(scene: &Scene<'_>) -> Vec<(&'static str, String)> {
    let desk = scene.desk;
    let (table, words) = (desk.table(), &desk.words);
    let text = |key: &str| words.text(key);
    if matches!(scene.prompt, Some(Prompt::Typed(_))) {
        return vec![("Enter", text("typed-submit")), ("Esc", text("action-undo"))];
    }
    if matches!(scene.prompt, Some(Prompt::Help(_))) {
        return vec![
            ("Tab", text("terminal-key-page")),
            ("↑↓", text("terminal-key-scroll")),
            ("Esc", text("dialog-close")),
        ];
    }
    if scene.prompt.is_some() {
        return vec![("Esc", text("new-back"))];
    }
    if desk.puzzle().is_some_and(|puzzle| puzzle.is_wrong) {
        return vec![
            ("a", text("puzzle-action-again")),
            ("o", text("puzzle-action-give-up")),
            ("n", text("puzzle-action-next")),
        ];
    }
    let mut keys = Vec::new();
    if let Some(rule) = rule_of(scene.message) {
        keys.push(("e", words.with("rule-link", [("rule", rule.into())])));
    }
    if desk.puzzle().is_some_and(|puzzle| puzzle.is_over) {
        keys.push(("n", text("puzzle-action-next")));
        keys.push(("a", text("puzzle-action-again")));
        keys.push(("[ ]", text("terminal-key-steps")));
        keys.push(("o", text("puzzle-action-play-out")));
        return keys;
    }
    if desk.has_review() && !desk.moments().is_empty() {
        keys.push(("m", text("terminal-key-moments")));
    }
    if table.shown_ply().is_some() {
        keys.extend([("[ ]", text("terminal-key-steps")), ("Esc", text("action-present"))]);
    }
    if table.ended().is_some() {
        if !desk.has_review() && desk.review_progress().is_none() {
            keys.push(("v", text("over-review")));
        }
        keys.extend([("n", text("over-rematch")), ("s", text("terminal-key-export"))]);
    }
    if table.game().is_paused() && table.ended().is_none() {
        keys.push(("p", text("action-continue")));
    }
    if table.persons_turn() {
        let draft = table.draft();
        if table.must_pass() {
            keys.push(("p", text("action-pass")));
        } else {
            keys.push(("Enter", if draft.to.is_some() { text("action-play") } else { text("terminal-key-choose") }));
        }
        if draft.from.is_some() || draft.claim.is_some() {
            keys.push(("Esc", text("action-undo")));
        }
        if !table.claimable().is_empty() {
            keys.push(("ibrgk", text("terminal-key-claim")));
        }
        if desk.is_puzzle() {
            keys.push(("n", text("puzzle-action-next")));
        }
        if !table.must_pass() {
            keys.push(("←↑↓→", text("terminal-key-move")));
        }
        keys.push(("h", text(desk.more_of_hint().unwrap_or("action-hint"))));
    }
    if desk.is_puzzle() {
        if !table.persons_turn() {
            keys.push(("n", text("puzzle-action-next")));
        }
        keys.push(("o", text("puzzle-action-give-up")));
    }
    if table.can_take_back() {
        keys.push(("u", text("control-take-back")));
    }
    if table.ended().is_none() {
        if !desk.is_puzzle() {
            keys.push(("t", text("control-threats")));
        }
        keys.push((":", text("typed-label")));
    }
    keys
}
