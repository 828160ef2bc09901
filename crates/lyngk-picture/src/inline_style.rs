//! Replacement of class names by presentation attributes, so that a drawing needs no style sheet.
//!
//! Attributes rather than a style element: every SVG reader knows them, and no content security policy forbids them. The input is
//! always a drawing of this crate, so a simple scan for `<` and `>` is enough: all text in it is escaped.

use lyngk_rules::{Color, Piece, Player};

use crate::draw::{self, put};
use crate::sketch::Pen;
use crate::{Background, Style};

/// The prefix of every id, so that a drawing can be put into other documents.
const PREFIX: &str = "lyngk-";

/// The opacity of the arrows after the best one.
const RANKS: [&str; 4] = [".6", ".42", ".3", ".2"];

/// The surroundings of an element, from the classes of its ancestors.
#[derive(Clone, Copy, Default)]
struct Context {
    piece: Option<Piece>,
    /// Within a piece seen from above.
    disc: bool,
    /// Within the mark of a turn, a round sign with a text in it.
    badge: bool,
    player: Option<Player>,
    /// Within a shape that somebody has drawn.
    pen: Option<Pen>,
}

/// Replaces the class names of a drawing by the attributes of a style.
pub(crate) fn apply(drawing: &str, style: Style) -> String {
    let mut out = String::with_capacity(drawing.len() * 2);
    let mut ancestors = vec![Context::default()];
    let mut rest = drawing;
    while let Some((text, from)) = rest.split_once('<') {
        out += text;
        let (element, behind) = from.split_once('>').unwrap_or((from, ""));
        rest = behind;
        if element.starts_with('/') {
            ancestors.pop();
            put(&mut out, format_args!("<{element}>"));
            continue;
        }
        let alone = element.ends_with('/');
        let context = ancestors.last().copied().unwrap_or_default();
        let inside = start(&mut out, element.trim_end_matches('/'), context, style);
        out += if alone { "/>" } else { ">" };
        if !alone {
            ancestors.push(inside);
        }
    }
    out += rest;
    out
}

/// Writes the start tag of an element, and returns the context of its content.
fn start(out: &mut String, element: &str, context: Context, style: Style) -> Context {
    let (before, classes, behind) = match element.split_once(" class=\"") {
        Some((before, rest)) => {
            let (classes, behind) = rest.split_once('"').unwrap_or((rest, ""));
            (before, classes, behind)
        }
        None => (element, "", ""),
    };
    let mut context = context;
    for class in classes.split(' ') {
        context.piece = Piece::ALL.into_iter().find(|&piece| draw::class(piece) == class).or(context.piece);
        context.disc |= class == "disc";
        context.badge |= class == "badge";
        context.player = Player::ALL.into_iter().find(|&player| draw::player_class(player) == class).or(context.player);
    }
    if classes.contains("sketch-shape") {
        context.pen = Pen::ALL.into_iter().find(|pen| behind.contains(pen.name()));
    }
    let named = |part: &str| {
        part.replace(" id=\"", &format!(" id=\"{PREFIX}"))
            .replace("href=\"#", &format!("href=\"#{PREFIX}"))
            .replace("url(#", &format!("url(#{PREFIX}"))
    };
    put(out, format_args!("<{}{}", named(before), named(behind)));
    // As in the page's style sheet: the weaker the turn, the paler its arrow.
    let rank = before.split_once(" data-rank=\"").and_then(|(_, rest)| rest.split_once('"')?.0.parse::<usize>().ok());
    if let Some(opacity) = rank.and_then(|rank| RANKS.get(rank.checked_sub(2)?)) {
        put(out, format_args!(" opacity=\"{opacity}\""));
    }
    for class in classes.split(' ') {
        attributes(out, class, classes, context, style);
    }
    if context.badge {
        badge_attributes(out, before, style);
    }
    context
}

/// Writes the attributes of a class.
fn attributes(out: &mut String, class: &str, all: &str, context: Context, style: Style) {
    let colors = style.board_colors();
    let piece = style.piece_colors(context.piece.unwrap_or(Piece::Joker));
    let symbol = style.symbol();
    let player = colors.players[context.player.unwrap_or(Player::One)];
    let mut set = |text: std::fmt::Arguments<'_>| {
        out.push(' ');
        put(out, text);
    };
    match class {
        "piece-body" if style.background == Background::Dark && context.piece == Some(Piece::Color(Color::Black)) => {
            set(format_args!("fill=\"{}\" stroke=\"#a5a4b0\" stroke-width=\"2\"", piece.side));
        }
        "piece-body" => {
            set(format_args!("fill=\"{}\" stroke=\"#000\" stroke-opacity=\".42\" stroke-width=\"1.2\"", piece.side));
        }
        "piece-face" => {
            set(format_args!("fill=\"{}\" stroke=\"#fff\" stroke-opacity=\".28\"", piece.face));
        }
        "face-edge" => set(format_args!("fill=\"none\" stroke=\"{}\" stroke-opacity=\".3\"", colors.face_edge)),
        "face-ring" => {
            set(format_args!("fill=\"none\" stroke=\"{}\" stroke-width=\"1.3\" opacity=\".38\"", piece.ink));
        }
        "cut-symbol" if context.disc => {
            set(format_args!("transform=\"scale({})\" color=\"{}\"", symbol.small, piece.ink));
        }
        "cut-symbol" => {
            let [x, y] = [symbol.reach * 10, symbol.reach * 82 / 10]
                .map(|reach| format!("{}.{:03}", reach / 1000, reach % 1000));
            set(format_args!("transform=\"scale({x} {y})\" color=\"{}\"", piece.ink));
        }
        "cut-lit" => set(format_args!("color=\"{}\" opacity=\".7\"", piece.lit)),
        "cut-mark" => set(format_args!("color=\"{}\"", piece.ink)),
        "cut-line" => set(format_args!(
            "fill=\"none\" stroke=\"currentColor\" stroke-width=\"{}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"",
            symbol.line
        )),
        "cut-solid" => set(format_args!(
            "fill=\"currentColor\" stroke=\"currentColor\" stroke-width=\"{}\" stroke-linejoin=\"round\"",
            symbol.swell
        )),
        "fleck-dark" => set(format_args!("fill=\"#8d8a86\" opacity=\".75\"")),
        "fleck-pale" => set(format_args!("fill=\"#c3bfb9\" opacity=\".8\"")),
        "player-sign" => set(format_args!("fill=\"none\" stroke=\"{player}\"")),
        "owner" => set(format_args!("fill=\"none\"")),
        "owner-ring" => set(format_args!("stroke=\"{player}\"")),
        "owner-case" => set(format_args!("stroke=\"{}\"", colors.owner_case)),
        "blocked" => set(format_args!("fill=\"#16141a\" fill-opacity=\".5\"")),
        "strap-edge" => set(format_args!("fill=\"none\" stroke=\"#16141a\" stroke-width=\"11\"")),
        "strap" => set(format_args!("fill=\"none\" stroke=\"#d8d2c6\" stroke-width=\"7\"")),
        "crown" => {
            set(format_args!("fill=\"#f2b632\" stroke=\"#3a2600\" stroke-width=\"2\" stroke-linejoin=\"round\""));
        }
        "tag-height" => {
            let (color, width) = if all.contains("tag-case") { (piece.face, 5) } else { (piece.ink, 2) };
            set(format_args!(
                "fill=\"none\" stroke=\"{color}\" stroke-width=\"{width}\" stroke-linecap=\"round\" \
                 stroke-linejoin=\"round\""
            ));
        }
        "slot" if !all.contains("hollow") => {
            set(format_args!("fill=\"{}\" stroke=\"#16141a\" stroke-width=\"1.3\"", piece.face));
        }
        "hollow" => set(format_args!("fill=\"none\" stroke=\"#4d4840\" stroke-width=\"1.3\"")),
        _ => board_attributes(out, class, all, context, style),
    }
}

/// Writes the attributes of a class of the board.
fn board_attributes(out: &mut String, class: &str, all: &str, context: Context, style: Style) {
    let colors = style.board_colors();
    let casing = all.contains("way-casing");
    let (line, width) = context.pen.map_or((colors.accent, "5.5"), |pen| (pen_color(pen, style), "7"));
    let mut set = |text: std::fmt::Arguments<'_>| {
        out.push(' ');
        put(out, text);
    };
    match class {
        "plate-from" => set(format_args!("stop-color=\"{}\"", colors.plate_light)),
        "plate-to" => set(format_args!("stop-color=\"{}\"", colors.plate)),
        "plate-shade" => set(format_args!("stop-color=\"{}\"", colors.plate_shadow)),
        "plate-shadow" if colors.plate_shadow == "none" => set(format_args!("display=\"none\"")),
        "plate-side" => set(format_args!("fill=\"{}\"", colors.plate_side)),
        "plate-top" => {
            set(format_args!("fill=\"url(#{PREFIX}plate)\" stroke=\"{}\" stroke-width=\"1.5\"", colors.plate_edge));
        }
        "plate-lines" => set(format_args!(
            "fill=\"none\" stroke=\"{}\" stroke-width=\"1.4\" stroke-linecap=\"round\"",
            colors.plate_line
        )),
        "spot-hole" => set(format_args!("fill=\"{}\"", colors.plate_line)),
        "slot-plate" => {
            set(format_args!("fill=\"{}\" stroke=\"{}\" stroke-width=\"1.2\"", colors.slots, colors.slot_edge));
        }
        "board-labels" => set(format_args!(
            "font-size=\"17\" text-anchor=\"middle\" fill=\"{}\" stroke=\"{}\" stroke-width=\"5\" \
             stroke-linejoin=\"round\" paint-order=\"stroke\"",
            colors.plate_text, colors.plate
        )),
        "trace" => set(format_args!("fill=\"{}\" fill-opacity=\".2\"", colors.plate_mark)),
        "trail" => set(format_args!(
            "fill=\"none\" stroke=\"{}\" stroke-width=\"9\" stroke-linecap=\"round\" stroke-linejoin=\"round\" opacity=\".24\"",
            colors.plate_mark
        )),
        "way" => {
            let (stroke, width) = if casing { (colors.surface_raised, "11") } else { (line, width) };
            set(format_args!(
                "fill=\"none\" stroke=\"{stroke}\" stroke-width=\"{width}\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
            ));
            if let Some(dash) = context.pen.and_then(|pen| pen.line().2).filter(|_| !casing) {
                set(format_args!("stroke-dasharray=\"{dash}\""));
            }
        }
        "way-head" => {
            let (stroke, width) = if casing { (colors.surface_raised, "8") } else { (line, "3") };
            set(format_args!("fill=\"{line}\" stroke=\"{stroke}\" stroke-width=\"{width}\" stroke-linejoin=\"round\""));
        }
        "ground" => set(format_args!("fill=\"{}\"", colors.surface)),
        "name" => set(format_args!("font-size=\"27\" font-weight=\"600\" fill=\"{}\"", colors.text)),
        "aside" => set(format_args!("font-size=\"23\" font-weight=\"400\" fill=\"{}\"", colors.text_muted)),
        "to-move" => set(format_args!("fill=\"{}\"", colors.accent)),
        "unclaimed" => set(format_args!(
            "fill=\"none\" stroke=\"{}\" stroke-width=\"1.6\" stroke-dasharray=\"5 4\"",
            colors.line_strong
        )),
        "unknown-stack" => set(format_args!(
            "fill=\"{}\" stroke=\"{}\" stroke-width=\"2\" stroke-linejoin=\"round\"",
            colors.surface_raised, colors.line_strong
        )),
        _ => (),
    }
}

/// The colour of a drawn line.
fn pen_color(pen: Pen, style: Style) -> &'static str {
    let (light, dark, _) = pen.line();
    match style.background {
        Background::Light => light,
        Background::Dark => dark,
        Background::Paper => style.board_colors().accent,
    }
}

/// Writes the attributes of an element within a badge.
fn badge_attributes(out: &mut String, element: &str, style: Style) {
    let colors = style.board_colors();
    if element.starts_with("circle") {
        put(out, format_args!(" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.5\"", colors.accent, colors.surface_raised));
    } else if element.starts_with("text") {
        put(
            out,
            format_args!(
                " font-size=\"17\" font-weight=\"700\" text-anchor=\"middle\" fill=\"{}\"",
                colors.accent_contrast
            ),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_takes_its_colours_from_its_ancestors() {
        let styled =
            apply("<g class=\"p-r\"><path class=\"piece-body\" d=\"M0 0\"/></g><use href=\"#a\"/>", Style::default());
        assert_eq!(
            styled,
            "<g><path d=\"M0 0\" fill=\"#8a2c26\" stroke=\"#000\" stroke-opacity=\".42\" stroke-width=\"1.2\"/></g><use href=\"#lyngk-a\"/>"
        );
    }
}
