//! Colours in the place of classes, so that a drawing needs no style sheet.
//!
//! Attributes rather than a style element: every program that reads SVG knows them, and no page forbids them. What is dressed is what
//! this crate has written itself: elements, no text with angle brackets in it.

use lyngk_rules::Piece;

use crate::Look;
use crate::draw::{self, put};

/// What comes before every name in a drawing that stands alone, so that it can stand in other documents.
const PREFIX: &str = "lyngk-";

/// What an element is in.
#[derive(Clone, Copy, Default)]
struct Place {
    piece: Option<Piece>,
    /// A piece seen from above.
    disc: bool,
    /// The height of a stack, or another round sign with a text in it.
    sign: Option<Sign>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Height,
    Badge,
}

/// The drawing with colours in the place of classes.
pub(crate) fn dress(drawing: &str, look: Look) -> String {
    let mut out = String::with_capacity(drawing.len() * 2);
    let mut around = vec![Place::default()];
    let mut rest = drawing;
    while let Some((text, from)) = rest.split_once('<') {
        out += text;
        let (element, behind) = from.split_once('>').unwrap_or((from, ""));
        rest = behind;
        if element.starts_with('/') {
            around.pop();
            put(&mut out, format_args!("<{element}>"));
            continue;
        }
        let alone = element.ends_with('/');
        let place = around.last().copied().unwrap_or_default();
        let inside = start(&mut out, element.trim_end_matches('/'), place, look);
        out += if alone { "/>" } else { ">" };
        if !alone {
            around.push(inside);
        }
    }
    out += rest;
    out
}

/// Writes the start of an element, and says what is within it.
fn start(out: &mut String, element: &str, place: Place, look: Look) -> Place {
    let (before, classes, behind) = match element.split_once(" class=\"") {
        Some((before, rest)) => {
            let (classes, behind) = rest.split_once('"').unwrap_or((rest, ""));
            (before, classes, behind)
        }
        None => (element, "", ""),
    };
    let mut place = place;
    for class in classes.split(' ') {
        place.piece = Piece::ALL.into_iter().find(|&piece| draw::class(piece) == class).or(place.piece);
        place.disc |= class == "disc";
        place.sign = match class {
            "tag-height" => Some(Sign::Height),
            "badge" => Some(Sign::Badge),
            _ => place.sign,
        };
    }
    let named = |part: &str| {
        part.replace(" id=\"", &format!(" id=\"{PREFIX}"))
            .replace("href=\"#", &format!("href=\"#{PREFIX}"))
            .replace("url(#", &format!("url(#{PREFIX}"))
    };
    put(out, format_args!("<{}{}", named(before), named(behind)));
    for class in classes.split(' ') {
        attributes(out, class, classes, place, look);
    }
    if let Some(sign) = place.sign {
        sign_attributes(out, before, sign, look);
    }
    place
}

/// Writes what a class stands for.
fn attributes(out: &mut String, class: &str, all: &str, place: Place, look: Look) {
    let tones = look.tones();
    let stuff = look.stuff(place.piece.unwrap_or(Piece::Joker));
    let cut = look.cut();
    let lit = all.split(' ').any(|other| other == "cut-lit");
    let mut set = |text: std::fmt::Arguments<'_>| {
        out.push(' ');
        put(out, text);
    };
    match class {
        "piece-body" => set(format_args!("fill=\"{}\"", stuff.side)),
        "piece-face" => {
            set(format_args!("fill=\"{}\" stroke=\"#fff\" stroke-opacity=\".28\"", stuff.face));
        }
        "piece-foot" => set(format_args!("fill=\"none\" stroke=\"#000\" stroke-opacity=\".42\" stroke-width=\"1.2\"")),
        "face-edge" => set(format_args!("fill=\"none\" stroke=\"{}\" stroke-opacity=\".3\"", tones.face_edge)),
        "face-ring" => {
            let stroke = if lit { stuff.lit } else { stuff.ink };
            set(format_args!("fill=\"none\" stroke=\"{stroke}\" stroke-width=\"1.3\" opacity=\".38\""));
        }
        "cut-symbol" if place.disc => set(format_args!("transform=\"scale({})\" color=\"{}\"", cut.small, stuff.ink)),
        "cut-symbol" => {
            let [x, y] =
                [cut.reach * 10, cut.reach * 82 / 10].map(|reach| format!("{}.{:03}", reach / 1000, reach % 1000));
            set(format_args!("transform=\"scale({x} {y})\" color=\"{}\"", stuff.ink));
        }
        "cut-lit" if !all.contains("face-ring") => set(format_args!("color=\"{}\" opacity=\".7\"", stuff.lit)),
        "cut-mark" => set(format_args!("color=\"{}\"", stuff.ink)),
        "cut-line" => set(format_args!(
            "fill=\"none\" stroke=\"currentColor\" stroke-width=\"{}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"",
            cut.line
        )),
        "cut-solid" => set(format_args!(
            "fill=\"currentColor\" stroke=\"currentColor\" stroke-width=\"{}\" stroke-linejoin=\"round\"",
            cut.swell
        )),
        "fleck-dark" => set(format_args!("fill=\"#8d8a86\" opacity=\".75\"")),
        "fleck-pale" => set(format_args!("fill=\"#c3bfb9\" opacity=\".8\"")),
        "bead" => set(format_args!("fill=\"#ffffff\" stroke=\"#16141a\" stroke-width=\"2\"")),
        "strap-edge" => set(format_args!("fill=\"none\" stroke=\"#16141a\" stroke-width=\"8\" opacity=\".9\"")),
        "strap" => set(format_args!("fill=\"none\" stroke=\"#d8d2c6\" stroke-width=\"5\"")),
        "strap-fold" => set(format_args!("stroke=\"#16141a\" stroke-width=\"1.2\" opacity=\".6\"")),
        "slot" if !all.contains("hollow") => {
            set(format_args!("fill=\"{}\" stroke=\"#16141a\" stroke-width=\"1.3\"", stuff.face));
        }
        "hollow" => set(format_args!("fill=\"none\" stroke=\"#4d4840\" stroke-width=\"1.3\"")),
        _ => board_attributes(out, class, all, look),
    }
}

/// Writes what a class of the board stands for.
fn board_attributes(out: &mut String, class: &str, all: &str, look: Look) {
    let tones = look.tones();
    let casing = all.contains("way-casing");
    let mut set = |text: std::fmt::Arguments<'_>| {
        out.push(' ');
        put(out, text);
    };
    match class {
        "plate-from" => set(format_args!("stop-color=\"{}\"", tones.plate_light)),
        "plate-to" => set(format_args!("stop-color=\"{}\"", tones.plate)),
        "plate-shadow" => set(format_args!("fill=\"{}\" opacity=\".032\"", tones.plate_shadow)),
        "plate-side" => set(format_args!("fill=\"{}\"", tones.plate_side)),
        "plate-top" => {
            set(format_args!("fill=\"url(#{PREFIX}plate)\" stroke=\"{}\" stroke-width=\"1.5\"", tones.plate_edge));
        }
        "plate-lines" => set(format_args!(
            "fill=\"none\" stroke=\"{}\" stroke-width=\"1.4\" stroke-linecap=\"round\"",
            tones.plate_line
        )),
        "spot-hole" => set(format_args!("fill=\"{}\"", tones.plate_line)),
        "slot-plate" => {
            set(format_args!("fill=\"{}\" stroke=\"{}\" stroke-width=\"1.2\"", tones.slots, tones.slot_edge));
        }
        "board-labels" => set(format_args!(
            "font-size=\"17\" text-anchor=\"middle\" fill=\"{}\" stroke=\"{}\" stroke-width=\"5\" \
             stroke-linejoin=\"round\" paint-order=\"stroke\"",
            tones.plate_text, tones.plate
        )),
        "trace" => set(format_args!("fill=\"{}\" fill-opacity=\".2\"", tones.plate_mark)),
        "from" => set(format_args!("stroke=\"{}\" stroke-width=\"1.6\" stroke-dasharray=\"4 4\"", tones.plate_mark)),
        "trail" => set(format_args!(
            "fill=\"none\" stroke=\"{}\" stroke-width=\"9\" stroke-linecap=\"round\" stroke-linejoin=\"round\" opacity=\".24\"",
            tones.plate_mark
        )),
        "way" => {
            let (stroke, width) = if casing { (tones.surface_raised, "11") } else { (tones.accent, "5.5") };
            set(format_args!(
                "fill=\"none\" stroke=\"{stroke}\" stroke-width=\"{width}\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
            ));
        }
        "way-head" => {
            let (stroke, width) = if casing { (tones.surface_raised, "8") } else { (tones.accent, "3") };
            set(format_args!(
                "fill=\"{}\" stroke=\"{stroke}\" stroke-width=\"{width}\" stroke-linejoin=\"round\"",
                tones.accent
            ));
        }
        "ground" => set(format_args!("fill=\"{}\"", tones.surface)),
        "name" => set(format_args!("font-size=\"27\" font-weight=\"600\" fill=\"{}\"", tones.text)),
        "aside" => set(format_args!("font-size=\"23\" font-weight=\"400\" fill=\"{}\"", tones.text_muted)),
        "to-move" => set(format_args!("fill=\"{}\"", tones.accent)),
        "unclaimed" => set(format_args!(
            "fill=\"none\" stroke=\"{}\" stroke-width=\"1.6\" stroke-dasharray=\"5 4\"",
            tones.line_strong
        )),
        "unknown-stack" => set(format_args!(
            "fill=\"{}\" stroke=\"{}\" stroke-width=\"2\" stroke-linejoin=\"round\"",
            tones.surface_raised, tones.line_strong
        )),
        _ => (),
    }
}

/// Writes what belongs to an element of a sign.
fn sign_attributes(out: &mut String, element: &str, sign: Sign, look: Look) {
    let tones = look.tones();
    let (fill, stroke, text) = match sign {
        Sign::Height => (tones.surface_raised, tones.line_strong, tones.text),
        Sign::Badge => (tones.accent, tones.surface_raised, tones.accent_contrast),
    };
    if element.starts_with("circle") {
        put(out, format_args!(" fill=\"{fill}\" stroke=\"{stroke}\" stroke-width=\"1.5\""));
    } else if element.starts_with("text") {
        put(out, format_args!(" font-size=\"19\" font-weight=\"700\" text-anchor=\"middle\" fill=\"{text}\""));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_takes_its_colours_from_what_is_around_it() {
        let dressed =
            dress("<g class=\"p-r\"><path class=\"piece-body\" d=\"M0 0\"/></g><use href=\"#a\"/>", Look::default());
        assert_eq!(dressed, "<g><path d=\"M0 0\" fill=\"#8a2c26\"/></g><use href=\"#lyngk-a\"/>");
    }
}
