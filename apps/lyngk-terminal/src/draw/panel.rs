//! Beside the board: status, players, colours, and the turns if they have no place of their own.

use lyngk_rules::{Color, Piece, Player};
use lyngk_view::{Seat, say};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::canvas::below;
use super::{Canvas, Scene, record};
use crate::desk;
use crate::layout::Layout;
use crate::look::Accent;
use crate::marks;
use crate::wrap::wrap;

/// The lines of the status at most, and those of the lead.
const STATUS: u16 = 2;
const LEAD: u16 = 2;
/// The lines of a player.
const PLAYER: u16 = 3;
/// From this height on, there are empty lines between the parts.
const ROOMY: u16 = 30;

pub(super) fn draw(canvas: &mut Canvas<'_>, layout: &Layout, scene: &Scene<'_>) {
    let is_roomy = layout.panel.height >= ROOMY;
    let gap = |area: Rect| if is_roomy { below(area, 1) } else { area };
    let mut area = draw_status(canvas, layout.panel, scene);
    area = gap(area);
    let table = scene.desk.table();
    let near = table.near();
    for player in [near.opponent(), near] {
        draw_player(canvas, area, scene, player);
        area = gap(below(area, PLAYER));
    }
    area = if scene.desk.is_puzzle() { draw_standing(canvas, area, scene) } else { draw_lead(canvas, area, scene) };
    area = gap(area);
    draw_colors(canvas, area, scene);
    area = below(area, Color::ALL.len() as u16 + 1);
    if let Some(beside) = layout.record {
        record::draw(canvas, beside, scene);
    } else if !scene.desk.is_puzzle() {
        record::draw(canvas, area, scene);
    }
}

fn draw_status(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>) -> Rect {
    let style = canvas.look.accent(Accent::Title);
    let title = match scene.desk.puzzle() {
        Some(puzzle) => format!("{} · {}", puzzle.title, puzzle.difficulty),
        None => say::status(&scene.desk.words, scene.desk.table()),
    };
    canvas.paragraph(Rect { height: STATUS, ..area }, &title, style);
    below(area, STATUS)
}

/// A player: who, whose turn, completed stacks; claimed colours and clock; stacks by height.
fn draw_player(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, player: Player) {
    let desk = scene.desk;
    let table = desk.table();
    let position = table.shown();
    let to_move = table.ended().is_none() && position.to_move() == player;
    let style = if to_move { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
    let arrow = match (to_move, canvas.look.ascii) {
        (true, false) => "▶",
        (true, true) => ">",
        (false, _) => " ",
    };
    canvas.put(area.x, area.y, arrow, canvas.look.accent(Accent::Cursor));
    let name = match table.seats()[player] {
        Seat::Engine(level) => say::opponent_with_level(&desk.words, level),
        _ => say::player(&desk.words, table, player),
    };
    let scored = position.scored(player).to_string();
    let name = format!("{} {name}", marks::owner(canvas.look, player));
    canvas.put_cut(area.x + 2, area.y, area.width - 5, &name, style);
    canvas.put_right(area.right(), area.y, &scored, style.add_modifier(Modifier::BOLD));
    let mut x = area.x + 2;
    for color in position.claims(player).iter() {
        x = draw_piece(canvas, x, area.y + 1, color) + 1;
    }
    if let Some(left) = table.game().remaining(player, desk.now()) {
        let is_running = table.game().running() == Some(player);
        let is_low = is_running && left.as_secs() < 10;
        let style = match (is_low, is_running) {
            (true, _) => canvas.look.accent(Accent::Danger),
            (false, true) => style.add_modifier(Modifier::BOLD),
            (false, false) => canvas.look.faint(),
        };
        canvas.put_right(area.right(), area.y + 1, &say::clock(left), style);
    }
    let tally = position.tally(player).by_height().map(|(height, count)| format!("{height}:{count}")).join(" ");
    canvas.put(area.x + 2, area.y + 2, &tally, canvas.look.faint());
}

/// A colour's sign and letter on its ground.
fn draw_piece(canvas: &mut Canvas<'_>, x: u16, y: u16, color: Color) -> u16 {
    let piece = Piece::Color(color);
    let sign = marks::sign(canvas.look, piece);
    canvas.put(x, y, &format!("{sign}{piece}"), canvas.look.piece(piece, false))
}

/// Who leads. Long before the end nobody does by the tie-break.
fn draw_lead(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>) -> Rect {
    let desk = scene.desk;
    let position = desk.table().shown();
    let text = match say::leader(&position) {
        Some(_) => say::lead(&desk.words, desk.table(), &position),
        None => desk::variant(&desk.words, &position),
    };
    if desk.table().ended().is_none() {
        canvas.paragraph(Rect { height: LEAD, ..area }, &text, canvas.look.faint());
    }
    below(area, LEAD)
}

fn draw_standing(canvas: &mut Canvas<'_>, mut area: Rect, scene: &Scene<'_>) -> Rect {
    for line in scene.desk.puzzle().map(|puzzle| puzzle.standing).unwrap_or_default() {
        let lines = wrap(&canvas.text(&line), area.width.into()).len() as u16;
        canvas.paragraph(Rect { height: lines.min(area.height), ..area }, &line, canvas.look.faint());
        area = below(area, lines);
    }
    area
}

/// The colours: name, stacks with this colour on top, owner. The letter is the key that claims it.
fn draw_colors(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>) {
    let desk = scene.desk;
    let table = desk.table();
    let position = table.shown();
    let claimable = table.claimable();
    let chosen = table.draft().claim;
    let hinted = desk.hinted_claim();
    let faint = canvas.look.faint();
    for (y, color) in (area.y..area.bottom()).zip(Color::ALL) {
        let is_chosen = chosen == Some(color);
        let style = match () {
            () if is_chosen => canvas.look.ground(Accent::Asks),
            () if hinted == Some(color) => canvas.look.accent(Accent::Hint),
            () if claimable.contains(color) => Style::new(),
            () => faint,
        };
        let end = draw_piece(canvas, area.x + 2, y, color);
        let name = say::color(&desk.words, color);
        canvas.put_cut(end + 1, y, 13, &format!("{name:<12}"), style);
        let topped = if table.is_covered() { String::new() } else { position.topped(color).len().to_string() };
        canvas.put_right(area.x + 20, y, &topped, faint);
        let owner = match position.owner(color) {
            Some(owner) => marks::owner(canvas.look, owner),
            None if is_chosen => "✓",
            None if claimable.contains(color) => "",
            None => "-",
        };
        canvas.put(area.x + 21, y, if owner == "✓" && canvas.look.ascii { "*" } else { owner }, style);
    }
}

/// The colour at a place of the screen.
pub(crate) fn color_at(layout: &Layout, scene: &Scene<'_>, x: u16, y: u16) -> Option<Color> {
    // The panel is drawn from the top, so the place of the colours follows from a drawing of it.
    let area = layout.panel;
    let is_roomy = area.height >= ROOMY;
    let gap = u16::from(is_roomy);
    let standing = match scene.desk.puzzle() {
        Some(puzzle) => {
            let text = |line: &String| if scene.look.ascii { crate::ascii::fold(line) } else { line.clone() };
            puzzle.standing.iter().map(|line| wrap(&text(line), area.width.into()).len() as u16).sum()
        }
        None => LEAD,
    };
    let top = area.y + STATUS + gap + 2 * (PLAYER + gap) + standing + gap;
    let is_inside = x >= area.x && x < area.right();
    let row = y.checked_sub(top).filter(|_| is_inside)?;
    Color::ALL.get(usize::from(row)).copied()
}
