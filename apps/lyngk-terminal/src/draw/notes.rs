//! Below the board: what was said, what is asked, hints, claims, threats, and the point of the keyboard.

use lyngk_rules::Turn;
use lyngk_view::{Words, say};
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::{Canvas, Scene};
use crate::app::{Prompt, TypedLine};
use crate::desk;
use crate::look::Accent;
use crate::marks::Mark;
use crate::wrap::{width, wrap};

/// The greatest number of a note that gives way.
const GIVES_WAY: u8 = 4;
/// The sign before a hint.
const HINT: &str = "? ";

/// A text below the board.
struct Note {
    text: String,
    style: Style,
    /// Which notes give way first if there is no room for all of them: those with the greatest number. None never does.
    gives_way: Option<u8>,
    is_hint: bool,
}

/// Draws the notes. Returns where typed text goes on, if something is typed.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>) -> Option<(u16, u16)> {
    let mut area = area;
    let mut typed = None;
    if let Some(prompt) = scene.prompt {
        (area, typed) = draw_prompt(canvas, area, scene, prompt);
    }
    let mut notes = notes(scene);
    let lines = |note: &Note| wrap(&canvas.text(&note.text), area.width.into()).len();
    let has_room = |notes: &[Note]| notes.iter().map(lines).sum::<usize>() <= area.height.into();
    for rank in (1..=GIVES_WAY).rev() {
        while let Some(place) =
            notes.iter().rposition(|note| note.gives_way == Some(rank)).filter(|_| !has_room(&notes))
        {
            notes.remove(place);
        }
    }
    // The first sentences of a hint say less than the last ones.
    while !has_room(&notes) {
        let hint = notes.iter_mut().filter(|note| note.is_hint).find_map(|note| {
            let (_, rest) = note.text.split_once(". ")?;
            note.text = format!("{HINT}{rest}");
            Some(())
        });
        if hint.is_none() {
            break;
        }
    }
    for note in notes {
        area = canvas.paragraph(area, &note.text, note.style);
    }
    typed
}

/// Asks the question, or shows what is typed. Returns the area below it.
fn draw_prompt(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, prompt: &Prompt) -> (Rect, Option<(u16, u16)>) {
    let words = &scene.desk.words;
    let style = canvas.look.accent(Accent::Asks);
    let question = match prompt {
        Prompt::Help(_) => return (area, None),
        Prompt::Typed(line) => {
            let typed = draw_typed(canvas, area, &format!("{}: ", words.text("typed-label")), line);
            return (super::canvas::below(area, 1), Some(typed));
        }
        Prompt::Resign => yes_or_no(words, "control-resign-sure"),
        Prompt::PutAside(_) => yes_or_no(words, "terminal-aside-sure"),
        Prompt::Leave => words.text("terminal-leave-unsaved"),
        Prompt::NewGame => words.text("terminal-new-game"),
    };
    (canvas.paragraph(area, &question, style), None)
}

/// Shows what is typed, with the cursor in sight. Returns the place of the cursor.
fn draw_typed(canvas: &mut Canvas<'_>, area: Rect, label: &str, line: &TypedLine) -> (u16, u16) {
    let x = canvas.put_cut(area.x, area.y, area.width * 2 / 3, label, canvas.look.accent(Accent::Asks));
    let room = usize::from(area.right().saturating_sub(x + 1));
    let mut shown = line.before();
    while width(shown) > room {
        let mut chars = shown.chars();
        chars.next();
        shown = chars.as_str();
    }
    let cursor = canvas.put(x, area.y, shown, Style::new());
    canvas.put_cut(cursor, area.y, area.right().saturating_sub(cursor), line.after(), Style::new());
    (cursor, area.y)
}

/// A question with the letters that answer it: "Resign this game? y: yes, n: no".
fn yes_or_no(words: &Words, question: &str) -> String {
    let answers = ["terminal-yes", "terminal-no"].map(|key| {
        let text = words.text(key);
        format!("{}: {text}", text.chars().next().unwrap_or_default())
    });
    format!("{} {}", words.text(question), answers.join(", "))
}

/// The notes, the most important first.
fn notes(scene: &Scene<'_>) -> Vec<Note> {
    let (desk, look) = (scene.desk, scene.look);
    let (words, table) = (&desk.words, desk.table());
    let plain = Style::new();
    let mut notes = Vec::new();
    let mut note = |text: String, style: Style| notes.push(Note { text, style, gives_way: None, is_hint: false });
    for told in scene.message {
        let style = if told.is_refusal { look.accent(Accent::Danger) } else { plain };
        let sign = if told.is_refusal { "! " } else { "" };
        note(format!("{sign}{}", told.text), style);
    }
    let is_told = |text: &String| scene.message.iter().any(|told| told.text == *text);
    if let Some(text) = desk.unsaved().filter(|text| !is_told(text)) {
        note(format!("! {text}"), look.accent(Accent::Danger));
    }
    if let Some(text) = desk.ending().filter(|text| !is_told(text)) {
        note(text, plain);
    }
    if desk.has_opponent_failed() {
        let text = format!("E: {}, W: {}", words.text("trouble-engine-restart"), words.text("trouble-engine-without"));
        note(text, look.accent(Accent::Asks));
    }
    if let Some(puzzle) = desk.puzzle() {
        if !puzzle.task.is_empty() {
            note(puzzle.task, look.accent(Accent::Title));
        }
        if let Some(message) = puzzle.message {
            note(message, look.accent(Accent::Asks));
        }
    }
    if let Some(hint) = desk.hint_text() {
        let text = format!("{HINT}{hint}");
        notes.push(Note { text, style: look.accent(Accent::Hint), gives_way: None, is_hint: true });
    }
    let mut note = |text: String, style: Style| notes.push(Note { text, style, gives_way: None, is_hint: false });
    if let Some(progress) = desk.review_progress() {
        note(progress, look.accent(Accent::Title));
    }
    if let Some(moment) = desk.moment_text() {
        if let Some(turns) = desk.moment_turns() {
            let say = |mark: Mark, key: &str, turn: Turn| {
                let (left, right) = mark.signs(look);
                format!("{left}{right} {}: {}", words.text(key), turn_name(words, turn))
            };
            let played = say(Mark::PlayedFrom, "review-played", turns.played);
            let better = turns.better.map(|turn| say(Mark::BetterFrom, "review-better", turn));
            note(std::iter::once(played).chain(better).collect::<Vec<_>>().join("   "), look.accent(Accent::Title));
        }
        note(moment, plain);
    } else if desk.has_review() {
        let names = desk.names();
        for of in desk.review_of_players() {
            let summary = desk::summary(words, &of);
            if !summary.is_empty() {
                note(format!("{}: {summary}", names[of.player]), plain);
            }
        }
    }
    let mut less =
        |text: String, style: Style, rank: u8| notes.push(Note { text, style, gives_way: Some(rank), is_hint: false });
    if table.game().turns().is_empty() && table.ended().is_none() && !desk.is_puzzle() {
        less(words.text("page-aim"), look.accent(Accent::Title), 2);
    }
    let tray = say::tray(words, table);
    if !tray.is_empty() && !desk.is_puzzle() {
        less(tray, plain, 4);
    }
    if desk.shows_threats() && table.ended().is_none() {
        let sign = if table.threats().is_empty() { "" } else { "! " };
        for line in say::threats(words, table) {
            less(format!("{sign}{line}"), plain, 3);
        }
    }
    let view = &table.point_views()[scene.cursor.index()];
    less(say::point(words, table, scene.cursor, view), look.faint(), 1);
    notes
}

/// A turn as it is written.
fn turn_name(words: &Words, turn: Turn) -> String {
    match turn {
        Turn::Pass => words.text("record-pass"),
        Turn::Move { .. } => turn.to_string(),
    }
}
