//! Colours of the pieces and of what is around them, for terminals of every kind.

use lyngk_rules::{Color as GameColor, Piece};
use ratatui::style::{Color, Modifier, Style};

/// How many colours a terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ColorDepth {
    /// None. Bold, dim and reversed text remain.
    None,
    /// The 16 colours of the terminal's own palette.
    Sixteen,
    /// The 256 colours of xterm.
    Indexed,
    /// 24-bit colours.
    True,
}

impl ColorDepth {
    /// The depth that the environment tells: `NO_COLOR`, `COLORTERM` and `TERM`, each `None` if it is not set.
    #[must_use]
    pub fn of_environment(no_color: Option<&str>, color_term: Option<&str>, term: Option<&str>) -> ColorDepth {
        let term = term.unwrap_or_default();
        // https://no-color.org: present and not empty.
        if no_color.is_some_and(|value| !value.is_empty()) || term == "dumb" || is_monochrome(term) {
            return ColorDepth::None;
        }
        let is_true = color_term.is_some_and(|value| value == "truecolor" || value == "24bit");
        match term {
            _ if is_true || term.ends_with("-direct") => ColorDepth::True,
            _ if term.contains("256color") => ColorDepth::Indexed,
            // The console of Windows sets no TERM and has all colours.
            "" if cfg!(windows) => ColorDepth::True,
            _ => ColorDepth::Sixteen,
        }
    }
}

/// Whether a terminal has no colours: those of DEC up to the VT420 have none.
fn is_monochrome(term: &str) -> bool {
    let kind = term.split('-').next().unwrap_or(term);
    let number = kind.strip_prefix("vt").and_then(|number| number.parse::<u16>().ok());
    term.ends_with("-mono") || term.ends_with("-m") || number.is_some_and(|number| (52..=420).contains(&number))
}

/// The abilities of the terminal that the drawing depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    pub(crate) depth: ColorDepth,
    /// Only ASCII, apart from scripts without Latin letters.
    pub(crate) ascii: bool,
}

/// A colour at each depth.
struct Shade {
    rgb: (u8, u8, u8),
    indexed: u8,
    sixteen: Color,
}

const fn shade(rgb: (u8, u8, u8), indexed: u8, sixteen: Color) -> Shade {
    Shade { rgb, indexed, sixteen }
}

const DARK: Shade = shade((20, 20, 22), 16, Color::Black);
const LIGHT: Shade = shade((250, 250, 250), 231, Color::White);

/// The ground of a piece, and the text on it.
const fn of_piece(piece: Piece) -> (Shade, Shade) {
    match piece {
        Piece::Color(GameColor::Ivory) => (shade((238, 226, 192), 223, Color::LightYellow), DARK),
        Piece::Color(GameColor::Blue) => (shade((42, 98, 205), 26, Color::Blue), LIGHT),
        Piece::Color(GameColor::Red) => (shade((200, 44, 44), 160, Color::Red), LIGHT),
        Piece::Color(GameColor::Green) => (shade((32, 132, 62), 28, Color::Green), LIGHT),
        Piece::Color(GameColor::Black) => (shade((72, 72, 78), 239, Color::DarkGray), LIGHT),
        Piece::Joker => (shade((196, 198, 206), 251, Color::Gray), DARK),
    }
}

/// A piece as the colour of text, on any ground: for terminals in which a faded ground is not possible.
const fn ink(piece: Piece) -> u8 {
    match piece {
        Piece::Color(GameColor::Ivory) => 137,
        Piece::Color(GameColor::Blue) => 69,
        Piece::Color(GameColor::Red) => 167,
        Piece::Color(GameColor::Green) => 71,
        Piece::Color(GameColor::Black) => 243,
        Piece::Joker => 246,
    }
}

/// The ground of a faded stack with 24-bit colours: greyer and darker than its colour, so that light text is read easily on it.
const fn faded(piece: Piece) -> (u8, u8, u8) {
    match piece {
        Piece::Color(GameColor::Ivory) => (118, 104, 70),
        Piece::Color(GameColor::Blue) => (62, 86, 140),
        Piece::Color(GameColor::Red) => (134, 62, 62),
        Piece::Color(GameColor::Green) => (56, 102, 70),
        Piece::Color(GameColor::Black) => (50, 50, 54),
        Piece::Joker => (104, 107, 118),
    }
}

/// The text on the ground of a faded stack.
const FADED_TEXT: (u8, u8, u8) = (242, 242, 244);

/// Accents around the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Accent {
    /// The point of the keyboard.
    Cursor,
    /// A landing, or a stack that can be picked up.
    Landing,
    /// A completed stack.
    Completes,
    /// Something that asks for a decision: a claim, a turn that waits.
    Asks,
    /// The last turn.
    Last,
    /// A threat, a refusal.
    Danger,
    /// Points of a hint.
    Hint,
    /// A heading.
    Title,
}

impl Look {
    fn color(self, shade: &Shade) -> Option<Color> {
        match self.depth {
            ColorDepth::None => None,
            ColorDepth::Sixteen => Some(shade.sixteen),
            ColorDepth::Indexed => Some(Color::Indexed(shade.indexed)),
            ColorDepth::True => Some(Color::Rgb(shade.rgb.0, shade.rgb.1, shade.rgb.2)),
        }
    }

    /// The style of the top of a stack, or of a piece by itself.
    pub(crate) fn piece(self, piece: Piece, veiled: bool) -> Style {
        let (ground, text) = of_piece(piece);
        if veiled {
            return self.veiled(piece);
        }
        match self.color(&ground).zip(self.color(&text)) {
            Some((ground, text)) => Style::new().bg(ground).fg(text).add_modifier(Modifier::BOLD),
            None => Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED),
        }
    }

    /// The style of a faded stack: on a dark ground with 24-bit colours, otherwise without a ground.
    fn veiled(self, piece: Piece) -> Style {
        // The ground of the cursor ends at the stack.
        let plain = Style::new().bg(Color::Reset).remove_modifier(Modifier::REVERSED | Modifier::BOLD);
        let rgb = |(red, green, blue): (u8, u8, u8)| Color::Rgb(red, green, blue);
        match self.depth {
            ColorDepth::True => Style::new().bg(rgb(faded(piece))).fg(rgb(FADED_TEXT)),
            ColorDepth::Indexed => plain.fg(Color::Indexed(ink(piece))),
            // On a ground of unknown colour, only the terminal's own text can be read for certain. Sign and letter tell the piece.
            ColorDepth::Sixteen => plain.fg(Color::Reset),
            ColorDepth::None => plain.add_modifier(Modifier::DIM),
        }
    }

    /// The style of a piece inside a stack.
    pub(crate) fn buried(self, piece: Piece, veiled: bool) -> Style {
        let (ground, text) = of_piece(piece);
        if veiled {
            return self.veiled(piece);
        }
        match self.color(&ground).zip(self.color(&text)) {
            Some((ground, text)) => Style::new().bg(ground).fg(text),
            None => Style::new().remove_modifier(Modifier::REVERSED | Modifier::BOLD),
        }
    }

    /// An accent as the colour of text.
    pub(crate) fn accent(self, accent: Accent) -> Style {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        match self.color(&accent_ink(accent)) {
            Some(color) => bold.fg(color),
            None => bold,
        }
    }

    /// An accent as the ground of text.
    pub(crate) fn ground(self, accent: Accent) -> Style {
        match self.color(&accent_shade(accent)).zip(self.color(&DARK)) {
            Some((ground, text)) => Style::new().bg(ground).fg(text).add_modifier(Modifier::BOLD),
            None => Style::new().add_modifier(Modifier::REVERSED),
        }
    }

    /// The lines of the board: seen on dark and on light grounds, and fainter than any text.
    pub(crate) fn grid(self) -> Style {
        match self.depth {
            ColorDepth::None | ColorDepth::Sixteen => Style::new().add_modifier(Modifier::DIM),
            ColorDepth::Indexed => Style::new().fg(Color::Indexed(242)),
            ColorDepth::True => Style::new().fg(Color::Rgb(112, 112, 118)),
        }
    }

    /// Text that matters less.
    pub(crate) fn faint(self) -> Style {
        match self.depth {
            ColorDepth::None | ColorDepth::Sixteen => Style::new().add_modifier(Modifier::DIM),
            ColorDepth::Indexed => Style::new().fg(Color::Indexed(244)),
            ColorDepth::True => Style::new().fg(Color::Rgb(126, 126, 132)),
        }
    }
}

/// An accent as text, which is read on white and on black. With 16 colours, few are: what is not a mark has the terminal's own text.
const fn accent_ink(accent: Accent) -> Shade {
    match accent {
        Accent::Cursor => shade((176, 128, 0), 136, Color::Reset),
        Accent::Landing => shade((40, 148, 70), 29, Color::Green),
        Accent::Completes => shade((200, 70, 180), 133, Color::Magenta),
        Accent::Asks | Accent::Hint => shade((190, 110, 20), 130, Color::Reset),
        Accent::Last | Accent::Title => shade((40, 130, 192), 32, Color::Reset),
        Accent::Danger => shade((222, 66, 54), 167, Color::Red),
    }
}

/// An accent as the ground of dark text.
const fn accent_shade(accent: Accent) -> Shade {
    match accent {
        Accent::Cursor => shade((255, 208, 64), 221, Color::Yellow),
        Accent::Landing => shade((84, 190, 110), 77, Color::Green),
        Accent::Completes => shade((236, 120, 220), 213, Color::LightMagenta),
        Accent::Asks | Accent::Hint => shade((240, 170, 60), 215, Color::LightYellow),
        Accent::Last | Accent::Title => shade((96, 176, 232), 75, Color::LightCyan),
        Accent::Danger => shade((244, 96, 84), 203, Color::LightRed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_depth_follows_the_environment() {
        let depth = |no_color, color_term, term| ColorDepth::of_environment(no_color, color_term, term);
        assert_eq!(depth(None, Some("truecolor"), Some("xterm-256color")), ColorDepth::True);
        assert_eq!(depth(None, None, Some("xterm-256color")), ColorDepth::Indexed);
        assert_eq!(depth(None, None, Some("linux")), ColorDepth::Sixteen);
        for term in ["vt100", "vt102", "vt220", "vt320"] {
            assert_eq!(depth(None, None, Some(term)), ColorDepth::None, "{term}");
        }
        assert_eq!(depth(None, None, Some("xterm-mono")), ColorDepth::None);
        assert_eq!(depth(Some("1"), Some("truecolor"), Some("xterm-256color")), ColorDepth::None);
        assert_eq!(depth(Some(""), Some("24bit"), None), ColorDepth::True);
    }

    #[test]
    fn pieces_differ_at_every_depth_with_colours() {
        for depth in [ColorDepth::Sixteen, ColorDepth::Indexed, ColorDepth::True] {
            let look = Look { depth, ascii: false };
            // With 16 colours, signs and letters tell faded stacks apart.
            for veiled in [false, true].into_iter().filter(|veiled| !veiled || depth != ColorDepth::Sixteen) {
                for (n, one) in Piece::ALL.into_iter().enumerate() {
                    for two in &Piece::ALL[n + 1..] {
                        assert_ne!(look.piece(one, veiled), look.piece(*two, veiled), "{depth:?} {one} {two}");
                    }
                }
            }
        }
    }

    const ACCENTS: [Accent; 8] = [
        Accent::Cursor,
        Accent::Landing,
        Accent::Completes,
        Accent::Asks,
        Accent::Last,
        Accent::Danger,
        Accent::Hint,
        Accent::Title,
    ];

    /// The contrast of two colours by WCAG 2.2.
    fn contrast(one: Color, two: Color) -> f64 {
        let luminance = |color: Color| {
            let Color::Rgb(red, green, blue) = color else { panic!("{color:?}") };
            let linear = [red, green, blue].map(|part| match f64::from(part) / 255.0 {
                part if part <= 0.040_45 => part / 12.92,
                part => ((part + 0.055) / 1.055).powf(2.4),
            });
            0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        };
        let (one, two) = (luminance(one), luminance(two));
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    #[test]
    fn text_on_pieces_has_enough_contrast() {
        let look = Look { depth: ColorDepth::True, ascii: false };
        for piece in Piece::ALL {
            for style in [look.piece(piece, false), look.piece(piece, true), look.buried(piece, false)] {
                let (ground, text) = style.bg.zip(style.fg).expect("two colours");
                assert!(contrast(ground, text) >= 4.5, "{piece}: {style:?} {}", contrast(ground, text));
            }
        }
    }

    #[test]
    fn text_around_pieces_is_read_on_white_and_on_black() {
        let look = Look { depth: ColorDepth::True, ascii: false };
        for style in ACCENTS.map(|accent| look.accent(accent)).into_iter().chain([look.faint()]) {
            for ground in [Color::Rgb(255, 255, 255), Color::Rgb(16, 16, 18)] {
                let contrast = contrast(style.fg.expect("a colour"), ground);
                assert!(contrast >= 3.4, "{style:?} on {ground:?}: {contrast}");
            }
        }
    }

    #[test]
    fn with_sixteen_colours_faded_stacks_have_the_text_of_the_terminal() {
        let look = Look { depth: ColorDepth::Sixteen, ascii: false };
        for piece in Piece::ALL {
            let style = look.piece(piece, true);
            assert_eq!((style.fg, style.bg), (Some(Color::Reset), Some(Color::Reset)), "{piece}");
        }
    }

    #[test]
    fn without_colours_no_style_has_any() {
        let look = Look { depth: ColorDepth::None, ascii: true };
        let styles =
            Piece::ALL.into_iter().flat_map(|is| [look.piece(is, true), look.piece(is, false), look.buried(is, false)]);
        let styles = styles.chain(ACCENTS.into_iter().flat_map(|is| [look.accent(is), look.ground(is)]));
        for style in styles.chain([look.faint()]) {
            assert!(style.fg.is_none() && style.bg.is_none_or(|ground| ground == Color::Reset), "{style:?}");
        }
    }
}
