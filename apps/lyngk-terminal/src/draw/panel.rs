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

/// The parts of the panel, from top to bottom.
struct Parts {
    status: Rect,
    players: [Rect; 2],
    /// The lead or the variant; at puzzles, the variant and the rating.
    standing: Rect,
    colors: Rect,
    record: Rect,
}

impl Parts {
    fn of(layout: &Layout, scene: &Scene<'_>) -> Parts {
        let panel = layout.panel;
        let gap = u16::from(panel.height >= ROOMY);
        let mut rest = panel;
        let mut part = |height: u16, gap: u16| {
            let part = Rect { height: height.min(rest.height), ..rest };
            rest = below(rest, height + gap);
            part
        };
        let status = part(STATUS, gap);
        let players = [part(PLAYER, gap), part(PLAYER, gap)];
        let lines = standing(scene).iter().map(|line| wrapped(scene, line, panel.width)).sum::<u16>();
        let standing = part(if scene.desk.is_puzzle() { lines } else { LEAD }, gap);
        let colors = part(Color::ALL.len() as u16, 1);
        Parts { status, players, standing, colors, record: layout.record.unwrap_or(rest) }
    }
}

/// The number of lines of a text.
fn wrapped(scene: &Scene<'_>, text: &str, width: u16) -> u16 {
    let lines = if scene.look.ascii { wrap(&crate::ascii::fold(text), width.into()) } else { wrap(text, width.into()) };
    lines.len() as u16
}

pub(super) fn draw(canvas: &mut Canvas<'_>, layout: &Layout, scene: &Scene<'_>) {
    let parts = Parts::of(layout, scene);
    draw_status(canvas, parts.status, scene);
    let near = scene.desk.table().near();
    for (area, player) in parts.players.into_iter().zip([near.opponent(), near]) {
        draw_player(canvas, area, scene, player);
    }
    let mut area = parts.standing;
    for line in standing(scene) {
        area = canvas.paragraph(area, &line, canvas.look.faint());
    }
    draw_colors(canvas, parts.colors, scene);
    record::draw(canvas, parts.record, scene);
}

fn draw_status(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>) {
    let style = canvas.look.accent(Accent::Title);
    let title = match scene.desk.puzzle() {
        Some(puzzle) => format!("{} · {}", puzzle.title, puzzle.difficulty),
        None => say::status(&scene.desk.words, scene.desk.table()),
    };
    canvas.paragraph(area, &title, style);
}

/// A player: who, whose turn, completed stacks; claimed colours and clock; stacks by height.
fn draw_player(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, player: Player) {
    let desk = scene.desk;
    let table = desk.table();
    let position = table.shown();
    let to_move = table.ended().is_none() && position.to_move() == player;
    let style = if to_move { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
    let arrow = if to_move { marks::to_move(canvas.look) } else { " " };
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

/// The lead by the tie-break, or the variant while nobody leads, as long before the end. At puzzles, the variant and the rating.
fn standing(scene: &Scene<'_>) -> Vec<String> {
    let desk = scene.desk;
    let position = desk.table().shown();
    let variant = desk::variant(&desk.words, &position);
    if let Some(puzzle) = desk.puzzle() {
        return std::iter::once(variant).chain(puzzle.standing).collect();
    }
    match say::leader(&position) {
        _ if desk.table().ended().is_some() => vec![],
        Some(_) => vec![say::lead(&desk.words, desk.table(), &position)],
        None => vec![variant],
    }
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
            None if is_chosen => marks::chosen(canvas.look),
            None if claimable.contains(color) => "",
            None => "-",
        };
        canvas.put(area.x + 21, y, owner, style);
    }
}

/// The colour at a place of the screen.
pub(crate) fn color_at(layout: &Layout, scene: &Scene<'_>, x: u16, y: u16) -> Option<Color> {
    let colors = Parts::of(layout, scene).colors;
    let is_inside = colors.contains((x, y).into());
    Color::ALL.get(usize::from(y.checked_sub(colors.y).filter(|_| is_inside)?)).copied()
}

/// The turn at a place of the screen, counted from one.
pub(crate) fn turn_at(layout: &Layout, scene: &Scene<'_>, x: u16, y: u16) -> Option<usize> {
    record::turn_at(Parts::of(layout, scene).record, scene, x, y)
}
