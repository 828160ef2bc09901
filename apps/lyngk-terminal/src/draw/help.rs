//! All keys and marks, on the whole screen.

use lyngk_rules::{Piece, Player};
use lyngk_view::say;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::canvas::below;
use super::{Canvas, Scene};
use crate::look::Accent;
use crate::marks::{self, Mark};

/// The keys with the texts about them.
pub(crate) const KEYS: [(&str, &str); 19] = [
    ("←↑↓→", "terminal-help-move"),
    ("Tab", "terminal-help-targets"),
    ("Enter", "terminal-help-choose"),
    ("Esc", "action-undo"),
    ("i b r g k", "terminal-help-claim"),
    (":", "typed-label"),
    ("h", "action-hint"),
    ("u", "control-take-back"),
    ("t", "control-threats"),
    ("p", "terminal-help-pass"),
    ("[ ] { }", "record-steps"),
    ("f", "control-rotate"),
    ("x", "control-resign"),
    ("n", "head-new-game"),
    ("v", "over-review"),
    ("m M", "terminal-help-moments"),
    ("s", "terminal-help-export"),
    ("o a", "terminal-help-puzzle"),
    ("q", "terminal-help-quit"),
];

/// The width of the keys.
const KEY: u16 = 10;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>) {
    let words = &scene.desk.words;
    let title = canvas.look.accent(Accent::Title);
    canvas.put_cut(area.x + 1, area.y, area.width - 2, &words.text("help-title"), title);
    let beside = (area.width * 9 / 20).min(50);
    let width = area.width - 3 - beside;
    let mut left = Rect { x: area.x + 1, y: area.y + 1, width: width.min(60), height: area.height.saturating_sub(2) };
    let right = Rect { x: left.right() + 1, width: beside, ..left };
    for (key, text) in KEYS {
        if left.height == 0 {
            break;
        }
        canvas.put(left.x, left.y, key, Style::new().add_modifier(Modifier::BOLD));
        let beside = Rect { x: left.x + KEY, width: left.width - KEY, ..left };
        let rest = canvas.paragraph(Rect { height: beside.height.min(2), ..beside }, &words.text(text), Style::new());
        left = below(left, rest.y - left.y);
    }
    draw_marks(canvas, right, scene);
    let close = words.text("dialog-close");
    canvas.put_cut(area.x + 1, area.bottom() - 1, area.width - 2, &format!("Esc {close}"), canvas.look.faint());
}

fn draw_marks(canvas: &mut Canvas<'_>, mut area: Rect, scene: &Scene<'_>) {
    let words = &scene.desk.words;
    for mark in Mark::ALL {
        let (first, second) = mark.signs(scene.look);
        let x = canvas.put(area.x, area.y, first, scene.look.accent(mark.accent()));
        canvas.put(x, area.y, &format!("  {second}"), scene.look.accent(mark.accent()));
        canvas.put_cut(area.x + 6, area.y, area.width - 6, &words.text(mark.key()), Style::new());
        area = below(area, 1);
    }
    area = below(area, 1);
    for pair in Piece::ALL.chunks(2) {
        let mut x = area.x;
        for &piece in pair {
            let sign = format!("{}{piece}", marks::sign(scene.look, piece));
            let end = canvas.put(x, area.y, &sign, scene.look.piece(piece, false));
            canvas.put_cut(end + 1, area.y, 14, &say::piece(words, piece), Style::new());
            x += 19;
        }
        area = below(area, 1);
    }
    let names = scene.desk.names();
    let owners = Player::ALL.map(|player| format!("{} {}", marks::owner(scene.look, player), names[player]));
    canvas.put_cut(area.x, area.y, area.width, &owners.join("   "), Style::new());
}
