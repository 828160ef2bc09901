//! Colours of self-contained pictures.
//!
//! The page's style sheets have the same colours; tests compare them.

use lyngk_rules::{Color, PerPlayer, Piece};
use lyngk_view::PieceSet;

/// The colours of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Style {
    /// The background.
    pub background: Background,
    /// The set of pieces.
    pub pieces: PieceSet,
}

/// The background of a picture, with matching colours for the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Background {
    /// Light, as the page in its light theme.
    #[default]
    Light,
    /// Dark, as the page in its dark theme.
    Dark,
    /// White, with thin lines, for printers.
    Paper,
}

impl Background {
    /// All backgrounds.
    pub const ALL: [Background; 3] = [Background::Light, Background::Dark, Background::Paper];

    /// Its name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Background::Light => "light",
            Background::Dark => "dark",
            Background::Paper => "paper",
        }
    }
}

/// The colours of everything but the pieces, named as in the page's style sheets.
#[derive(Debug)]
pub(crate) struct BoardColors {
    pub(crate) surface: &'static str,
    pub(crate) surface_raised: &'static str,
    pub(crate) text: &'static str,
    pub(crate) text_muted: &'static str,
    pub(crate) line_strong: &'static str,
    pub(crate) accent: &'static str,
    pub(crate) accent_contrast: &'static str,
    pub(crate) plate: &'static str,
    pub(crate) plate_light: &'static str,
    pub(crate) plate_side: &'static str,
    pub(crate) plate_edge: &'static str,
    pub(crate) plate_line: &'static str,
    pub(crate) plate_text: &'static str,
    pub(crate) plate_shadow: &'static str,
    pub(crate) plate_mark: &'static str,
    pub(crate) slots: &'static str,
    /// The tints of the players.
    pub(crate) players: PerPlayer<&'static str>,
    /// The ground of the owner's rings on a top piece.
    pub(crate) owner_case: &'static str,
    /// The outline of the slots.
    pub(crate) slot_edge: &'static str,
    /// The outline of pieces seen from above.
    pub(crate) face_edge: &'static str,
}

const LIGHT: BoardColors = BoardColors {
    surface: "#f5f2ec",
    surface_raised: "#fffdf9",
    text: "#24211e",
    text_muted: "#5b554d",
    line_strong: "#7d7568",
    accent: "#6348bd",
    accent_contrast: "#ffffff",
    plate: "#e6ded0",
    plate_light: "#f1ebe0",
    plate_side: "#c5b9a5",
    plate_edge: "#fbf8f1",
    plate_line: "#84775f",
    plate_text: "#5b5142",
    plate_shadow: "#5a4a30",
    plate_mark: "#5a41b3",
    players: PerPlayer::new("#00625f", "#b06500"),
    owner_case: "#fffdf9",
    slots: "#fffdf9",
    slot_edge: "#7d7568",
    face_edge: "#000000",
};

const DARK: BoardColors = BoardColors {
    surface: "#17181c",
    surface_raised: "#22242a",
    text: "#eeece8",
    text_muted: "#b3b0a9",
    line_strong: "#878a94",
    accent: "#b9a5ff",
    accent_contrast: "#1a1230",
    plate: "#2c2e35",
    plate_light: "#363942",
    plate_side: "#1b1c21",
    plate_edge: "#4a4d57",
    plate_line: "#848895",
    plate_text: "#b3b0a9",
    plate_shadow: "#000000",
    plate_mark: "#c3b2ff",
    players: PerPlayer::new("#7fe3da", "#e0922f"),
    owner_case: "#16141a",
    slots: "#cfcbc3",
    slot_edge: "#16141a",
    face_edge: "#ffffff",
};

/// Black on white, for every printer.
const PAPER: BoardColors = BoardColors {
    surface: "#ffffff",
    surface_raised: "#ffffff",
    text: "#000000",
    text_muted: "#333333",
    line_strong: "#333333",
    accent: "#000000",
    accent_contrast: "#ffffff",
    plate: "#ffffff",
    plate_light: "#ffffff",
    plate_side: "#999999",
    plate_edge: "#777777",
    plate_line: "#777777",
    plate_text: "#333333",
    plate_shadow: "none",
    plate_mark: "#000000",
    players: PerPlayer::new("#000000", "#000000"),
    owner_case: "#ffffff",
    slots: "#ffffff",
    slot_edge: "#555555",
    face_edge: "#000000",
};

/// The colours of a piece: its top, its side, the engraved symbol, and the lit edge of the engraving.
#[derive(Debug)]
pub(crate) struct PieceColors {
    pub(crate) face: &'static str,
    pub(crate) side: &'static str,
    pub(crate) ink: &'static str,
    pub(crate) lit: &'static str,
}

/// How symbols are engraved.
#[derive(Debug)]
pub(crate) struct SymbolStyle {
    /// The width of lines.
    pub(crate) line: &'static str,
    /// The width of the outline of filled areas.
    pub(crate) swell: &'static str,
    /// The scale of the symbol on a face, in hundredths.
    pub(crate) reach: u32,
    /// The scale of the symbol on a piece seen from above.
    pub(crate) small: &'static str,
}

impl Style {
    pub(crate) fn board_colors(self) -> &'static BoardColors {
        match self.background {
            Background::Light => &LIGHT,
            Background::Dark => &DARK,
            Background::Paper => &PAPER,
        }
    }

    pub(crate) fn piece_colors(self, piece: Piece) -> PieceColors {
        let [face, side, ink, lit] = match self.pieces {
            PieceSet::Stone => stone(piece),
            PieceSet::Distinct => distinct(piece),
            PieceSet::Grey => grey(piece),
        };
        PieceColors { face, side, ink, lit }
    }

    pub(crate) fn symbol(self) -> SymbolStyle {
        match self.pieces {
            PieceSet::Stone => SymbolStyle { line: "3.6", swell: ".8", reach: 122, small: ".76" },
            PieceSet::Distinct => SymbolStyle { line: "4.4", swell: "1.6", reach: 132, small: ".76" },
            PieceSet::Grey => SymbolStyle { line: "4.4", swell: "1.6", reach: 150, small: ".86" },
        }
    }
}

fn stone(piece: Piece) -> [&'static str; 4] {
    match piece {
        Piece::Color(Color::Ivory) => ["#eadfc6", "#d3c4a2", "#6a5430", "#fffaf0"],
        Piece::Color(Color::Blue) => ["#3f6fa3", "#2f5785", "#e6f1fb", "#1d3a5c"],
        Piece::Color(Color::Red) => ["#a93c33", "#8a2c26", "#ffe9e2", "#5c1814"],
        Piece::Color(Color::Green) => ["#4d7f50", "#3a653e", "#eaf6e4", "#234226"],
        Piece::Color(Color::Black) => ["#35343a", "#232227", "#dcd8d0", "#0e0d10"],
        Piece::Joker => ["#f4f2ee", "#dddad4", "#4b4a4d", "#ffffff"],
    }
}

fn distinct(piece: Piece) -> [&'static str; 4] {
    match piece {
        Piece::Color(Color::Ivory) => ["#fff3c9", "#e6d69c", "#3d2f05", "#fffdf2"],
        Piece::Color(Color::Blue) => ["#1c4f9c", "#123a78", "#ffffff", "#0a2450"],
        Piece::Color(Color::Red) => ["#e2642f", "#bf4c1c", "#1f0800", "#ffb08a"],
        Piece::Color(Color::Green) => ["#7ccfa4", "#57ad82", "#04291a", "#c4f2dc"],
        Piece::Color(Color::Black) => ["#141416", "#060607", "#ffffff", "#000000"],
        Piece::Joker => ["#ffffff", "#e4e4e4", "#1d1d1f", "#ffffff"],
    }
}

fn grey(piece: Piece) -> [&'static str; 4] {
    match piece {
        Piece::Color(Color::Ivory) => ["#e2e2e2", "#c6c6c6", "#1a1a1a", "#ffffff"],
        Piece::Color(Color::Blue) => ["#6a6a6a", "#545454", "#ffffff", "#333333"],
        Piece::Color(Color::Red) => ["#8f8f8f", "#767676", "#0b0b0b", "#c4c4c4"],
        Piece::Color(Color::Green) => ["#b8b8b8", "#9c9c9c", "#101010", "#e6e6e6"],
        Piece::Color(Color::Black) => ["#2a2a2a", "#171717", "#ffffff", "#000000"],
        Piece::Joker => ["#ffffff", "#e2e2e2", "#1a1a1a", "#ffffff"],
    }
}

#[cfg(test)]
mod tests {
    use lyngk_rules::Player;

    use super::*;
    use crate::draw;

    /// A style sheet of the page. A package of this crate is without the page; then there is nothing to compare.
    fn style_sheet(name: &str) -> Option<String> {
        let assets = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../apps/lyngk-web/assets");
        assets.exists().then(|| std::fs::read_to_string(assets.join(name)).expect("a style sheet"))
    }

    #[test]
    fn the_style_sheets_of_the_page_have_the_same_pieces() {
        let Some(board) = style_sheet("board.css") else { return };
        for (class, pieces) in [("stone", PieceSet::Stone), ("distinct", PieceSet::Distinct), ("grey", PieceSet::Grey)]
        {
            let style = Style { pieces, ..Style::default() };
            for piece in Piece::ALL {
                let PieceColors { face, side, ink, lit } = style.piece_colors(piece);
                let line = format!(
                    ".{class} .{} {{ --face: {face}; --side: {side}; --ink: {ink}; --lit: {lit}; }}",
                    draw::class(piece)
                );
                assert!(board.contains(&line), "{line}");
            }
            let SymbolStyle { line, swell, reach, small } = style.symbol();
            let cut =
                format!(".{class} {{ --cut: {line}; --swell: {swell}; --reach: {}.{:02}", reach / 100, reach % 100);
            assert!(board.contains(cut.trim_end_matches('0')), "{cut}");
            let is_small =
                |of: &str| board.contains(&format!(".disc{of} .cut-symbol {{ transform: scale({small}); }}"));
            assert!(is_small("") || is_small(&format!(".{class}")));
        }
    }

    #[test]
    fn the_style_sheets_of_the_page_have_the_same_board_colours() {
        let (Some(board), Some(tokens_css)) = (style_sheet("board.css"), style_sheet("tokens.css")) else { return };
        let (l, d) = (&LIGHT, &DARK);
        let tokens = [
            ("surface", l.surface, d.surface),
            ("surface-raised", l.surface_raised, d.surface_raised),
            ("text", l.text, d.text),
            ("text-muted", l.text_muted, d.text_muted),
            ("line-strong", l.line_strong, d.line_strong),
            ("accent", l.accent, d.accent),
            ("accent-contrast", l.accent_contrast, d.accent_contrast),
            ("plate", l.plate, d.plate),
            ("plate-light", l.plate_light, d.plate_light),
            ("plate-side", l.plate_side, d.plate_side),
            ("plate-edge", l.plate_edge, d.plate_edge),
            ("plate-line", l.plate_line, d.plate_line),
            ("plate-text", l.plate_text, d.plate_text),
            ("plate-shadow", l.plate_shadow, d.plate_shadow),
            ("plate-mark", l.plate_mark, d.plate_mark),
            ("player-1", l.players[Player::One], d.players[Player::One]),
            ("player-2", l.players[Player::Two], d.players[Player::Two]),
            ("owner-case", l.owner_case, d.owner_case),
            ("slots", l.slots, d.slots),
        ];
        for (name, light, dark) in tokens {
            let line = format!("  --{name}: light-dark({light}, {dark});\n");
            assert!(tokens_css.contains(&line), "{line}");
        }
        assert!(board.contains(&format!("stroke: light-dark({}, {})", l.slot_edge, d.slot_edge)));
    }
}
