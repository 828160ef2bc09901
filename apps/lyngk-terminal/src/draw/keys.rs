//! The last line: the keys that matter now.

use lyngk_view::Words;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::{Canvas, Scene};
use crate::app::Prompt;
use crate::desk::PuzzleView;
use crate::wrap::width;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>) {
    let words = &scene.desk.words;
    // These two are always in sight, at the right.
    let last = [("?", words.text("terminal-key-help")), ("q", words.text("terminal-key-quit"))];
    let last_width: usize = last.iter().map(|(key, label)| width(key) + width(label) + 3).sum();
    let mut x = area.x;
    let right = area.right().saturating_sub(last_width as u16);
    let items = keys(scene).into_iter().filter(|(_, label)| !label.is_empty());
    for (key, label) in items {
        let (key, label) = (canvas.text(key).into_owned(), canvas.text(&label).into_owned());
        if usize::from(x) + width(&key) + width(&label) + 3 > usize::from(right) {
            continue;
        }
        x = put(canvas, x, area.y, &key, &label);
    }
    let mut x = right;
    for (key, label) in last {
        x = put(canvas, x, area.y, key, &label);
    }
}

fn put(canvas: &mut Canvas<'_>, x: u16, y: u16, key: &str, label: &str) -> u16 {
    let x = canvas.put(x, y, key, Style::new().add_modifier(Modifier::REVERSED));
    canvas.put(x + 1, y, label, canvas.look.faint()) + 1
}

/// The keys, the most important first.
fn keys(scene: &Scene<'_>) -> Vec<(&'static str, String)> {
    let desk = scene.desk;
    let (table, words) = (desk.table(), &desk.words);
    let text = |key: &str| words.text(key);
    if matches!(scene.prompt, Some(Prompt::Typed(_))) {
        return vec![("Enter", text("typed-submit")), ("Esc", text("action-undo"))];
    }
    if scene.prompt.is_some() {
        return vec![("Esc", text("new-back"))];
    }
    if let Some(puzzle) = desk.puzzle() {
        return puzzle_keys(words, &puzzle);
    }
    let mut keys = Vec::new();
    if table.shown_ply().is_some() {
        keys.extend([("[ ]", text("terminal-key-steps")), ("Esc", text("action-present"))]);
    }
    if desk.has_review() {
        keys.push(("m", text("terminal-key-moments")));
    }
    if table.ended().is_some() {
        if !desk.has_review() {
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
            let enter = if draft.to.is_some() { text("action-play") } else { text("terminal-key-choose") };
            keys.extend([("←↑↓→", text("terminal-key-move")), ("Enter", enter)]);
        }
        if draft.from.is_some() || draft.claim.is_some() {
            keys.push(("Esc", text("action-undo")));
        }
        if !table.claimable().is_empty() {
            keys.push(("ibrgk", text("terminal-key-claim")));
        }
        keys.push(("h", text(desk.more_of_hint().unwrap_or("action-hint"))));
    }
    if table.can_take_back() {
        keys.push(("u", text("control-take-back")));
    }
    if table.ended().is_none() {
        keys.push(("t", text("control-threats")));
        keys.push((":", text("typed-label")));
    }
    keys
}

fn puzzle_keys(words: &Words, puzzle: &PuzzleView) -> Vec<(&'static str, String)> {
    let text = |key: &str| words.text(key);
    if puzzle.is_wrong {
        return vec![
            ("a", text("puzzle-action-again")),
            ("o", text("puzzle-action-give-up")),
            ("n", text("puzzle-action-next")),
        ];
    }
    if puzzle.is_over {
        return vec![
            ("n", text("puzzle-action-next")),
            ("a", text("puzzle-action-again")),
            ("[ ]", text("terminal-key-steps")),
            ("o", text("puzzle-action-play-out")),
        ];
    }
    vec![
        ("←↑↓→", text("terminal-key-move")),
        ("Enter", text("terminal-key-choose")),
        ("h", text("action-hint")),
        ("o", text("puzzle-action-give-up")),
        ("n", text("puzzle-action-next")),
        ("ibrgk", text("terminal-key-claim")),
    ]
}
