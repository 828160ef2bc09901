//! Below the board: what was said, what is asked, hints, claims, threats, and the point of the keyboard.

use lyngk_view::{Words, say};
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::{Canvas, Scene};
use crate::app::Prompt;
use crate::desk;
use crate::look::Accent;
use crate::wrap::width;

/// Draws the notes. Returns where typed text goes on, if something is typed.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>) -> Option<(u16, u16)> {
    let mut area = Rect { y: area.y, ..area };
    let mut typed = None;
    if let Some(prompt) = scene.prompt {
        typed = draw_prompt(canvas, area, scene, prompt);
        let lines = if matches!(prompt, Prompt::Typed(_)) { 1 } else { 2 };
        area = super::canvas::below(area, lines);
    }
    for (text, style) in texts(scene) {
        if area.height == 0 {
            break;
        }
        area = canvas.paragraph(area, &text, style);
    }
    typed
}

fn draw_prompt(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, prompt: &Prompt) -> Option<(u16, u16)> {
    let words = &scene.desk.words;
    let style = canvas.look.accent(Accent::Asks);
    match prompt {
        Prompt::Help => None,
        Prompt::Resign => {
            canvas.paragraph(Rect { height: 2, ..area }, &yes_or_no(words, "control-resign-sure"), style);
            None
        }
        Prompt::PutAside(_) => {
            canvas.paragraph(Rect { height: 2, ..area }, &yes_or_no(words, "terminal-aside-sure"), style);
            None
        }
        Prompt::Leave => {
            canvas.paragraph(Rect { height: 2, ..area }, &words.text("terminal-leave-unsaved"), style);
            None
        }
        Prompt::NewGame => {
            canvas.paragraph(Rect { height: 2, ..area }, &words.text("terminal-new-game"), style);
            None
        }
        Prompt::Typed(line) => {
            let label = format!("{}: ", words.text("typed-label"));
            let x = canvas.put_cut(area.x, area.y, area.width / 2, &label, style);
            let room = usize::from(area.right().saturating_sub(x + 1));
            // The cursor is in sight.
            let mut shown = line.before();
            while width(shown) > room {
                let mut chars = shown.chars();
                chars.next();
                shown = chars.as_str();
            }
            let cursor = canvas.put(x, area.y, shown, Style::new());
            canvas.put_cut(cursor, area.y, area.right().saturating_sub(cursor), line.behind(), Style::new());
            Some((cursor, area.y))
        }
    }
}

/// A question with the letters that answer it: "Resign this game? y: yes, n: no".
fn yes_or_no(words: &Words, question: &str) -> String {
    let answers = ["terminal-yes", "terminal-no"].map(|key| {
        let text = words.text(key);
        format!("{}: {text}", text.chars().next().unwrap_or_default())
    });
    format!("{} {}", words.text(question), answers.join(", "))
}

/// The texts, the most important first.
fn texts(scene: &Scene<'_>) -> Vec<(String, Style)> {
    let (desk, look) = (scene.desk, scene.look);
    let (words, table) = (&desk.words, desk.table());
    let plain = Style::new();
    let mut texts = Vec::new();
    for told in scene.message {
        let style = if told.is_refusal { look.accent(Accent::Danger) } else { plain };
        let sign = if told.is_refusal { "! " } else { "" };
        texts.push((format!("{sign}{}", told.text), style));
    }
    let is_told = |text: &String| scene.message.iter().any(|told| told.text == *text);
    texts.extend(
        desk.unsaved().filter(|text| !is_told(text)).map(|text| (format!("! {text}"), look.accent(Accent::Danger))),
    );
    texts.extend(desk.ending().filter(|text| !is_told(text)).map(|text| (text, plain)));
    if desk.has_opponent_failed() {
        let text = format!("E: {}, W: {}", words.text("trouble-engine-restart"), words.text("trouble-engine-without"));
        texts.push((text, look.accent(Accent::Asks)));
    }
    if let Some(puzzle) = desk.puzzle() {
        texts.extend(Some((puzzle.task, look.accent(Accent::Title))).filter(|(task, _)| !task.is_empty()));
        texts.extend(puzzle.message.map(|message| (message, look.accent(Accent::Asks))));
    }
    if let Some(hint) = desk.hint_text() {
        texts.push((format!("? {hint}"), look.accent(Accent::Hint)));
    }
    texts.extend(desk.review_progress().map(|progress| (progress, look.accent(Accent::Title))));
    if let Some(moment) = desk.moment_text() {
        texts.push((moment, plain));
    } else if desk.has_review() {
        let names = desk.names();
        for of in desk.review_of_players() {
            texts.push((format!("{}: {}", names[of.player], desk::summary(words, &of)), plain));
        }
    }
    let tray = say::tray(words, table);
    if !tray.is_empty() && !desk.is_puzzle() {
        texts.push((tray, plain));
    }
    if desk.shows_threats() && table.ended().is_none() {
        let sign = if table.threats().is_empty() { "" } else { "! " };
        texts.extend(say::threats(words, table).into_iter().map(|line| (format!("{sign}{line}"), plain)));
    }
    let view = &table.point_views()[scene.cursor.index()];
    texts.push((say::point(words, table, scene.cursor, view), look.faint()));
    texts
}
