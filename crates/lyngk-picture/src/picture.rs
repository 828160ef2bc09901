//! Positions as self-contained SVG files.

use lyngk_rules::{Mark, PerPlayer, Player, Point, Position, Stack};
use lyngk_view::{Compass, Trace};

use crate::draw::{self, put};
use crate::geometry::{self, VIEW};
use crate::player_panel::{self, panel};
use crate::sketch::{self, Shape};
use crate::{Length, Style, arrow, decoration, escape, inline_style};

/// The texts of a picture, for the eye and for screen readers, in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Caption {
    /// The title.
    pub title: String,
    /// Description of the picture, in words.
    pub description: String,
    /// The names of the players.
    pub players: PerPlayer<String>,
    /// A note behind each name, such as "to move"; may be empty.
    pub notes: PerPlayer<String>,
}

/// A picture of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The position.
    pub position: Position,
    /// The colours.
    pub style: Style,
    /// The rotation of the board.
    pub compass: Compass,
    /// Whether coordinates are shown.
    pub coordinates: bool,
    /// Whether names, claims and completed stacks of the players are shown.
    pub players: bool,
    /// The path of the last turn, from start to end with the LYNGK points between; empty if it is not shown.
    pub last_turn: Vec<Point>,
    /// The mark of the last turn, such as `!?`, shown at its end.
    pub mark: Option<Mark>,
    /// Paths of turns to show as arrows, the best first.
    pub arrows: Vec<Vec<Point>>,
    /// Arrows and circles that somebody has drawn.
    pub shapes: Vec<Shape>,
    /// The stacks that each player has completed, as far as their pieces are known.
    pub completed: PerPlayer<Vec<Stack>>,
    /// The texts.
    pub caption: Caption,
}

/// The margin at the sides of the board.
const MARGIN: f64 = 18.0;

impl Picture {
    /// A picture of a position with coordinates and player panels, without texts.
    #[must_use]
    pub fn new(position: Position) -> Picture {
        Picture {
            position,
            style: Style::default(),
            compass: Compass::new(0),
            coordinates: true,
            players: true,
            last_turn: Vec::new(),
            mark: None,
            arrows: Vec::new(),
            shapes: Vec::new(),
            completed: PerPlayer::default(),
            caption: Caption::default(),
        }
    }

    /// Width and height in CSS pixels.
    #[must_use]
    pub fn size(&self) -> (u32, u32) {
        let [_, _, width, height] = self.view();
        (width as u32, height as u32)
    }

    /// The picture as an SVG file.
    #[must_use]
    pub fn svg(&self) -> String {
        let (width, height) = self.size();
        self.element(&format!(" xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\""), true)
            + "\n"
    }

    /// The picture as an element of a document that has the [definitions](Picture::definitions) once for all pictures.
    #[must_use]
    pub fn diagram(&self) -> String {
        self.element("", false)
    }

    /// The definitions that [diagrams](Picture::diagram) of a style refer to, as an invisible element.
    #[must_use]
    pub fn definitions(style: Style) -> String {
        let drawn = inline_style::apply(&draw::definitions(), style);
        format!("<svg width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>{drawn}</defs></svg>")
    }

    fn element(&self, attributes: &str, defined: bool) -> String {
        let view = self.view();
        let view_box = view.map(|length| Length(length).to_string()).join(" ");
        let Caption { title, description, .. } = &self.caption;
        let mut svg = format!("<svg{attributes} viewBox=\"{view_box}\" role=\"img\"");
        if !title.is_empty() {
            put(&mut svg, format_args!(" aria-label=\"{}\"", escape(title)));
        }
        svg += " font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif\">";
        for (name, text) in [("title", title), ("desc", description)] {
            if !text.is_empty() {
                put(&mut svg, format_args!("<{name}>{}</{name}>", escape(text)));
            }
        }
        let mut drawing = String::new();
        if defined {
            put(&mut drawing, format_args!("<defs>{}</defs>", draw::definitions()));
        }
        let [x, y, width, height] = view.map(Length);
        put(
            &mut drawing,
            format_args!("<rect class=\"ground\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>"),
        );
        if self.players {
            let [_, top, _, height] = VIEW;
            let (over, under) = (top - player_panel::HEIGHT / 2.0, top + height + player_panel::HEIGHT / 2.0);
            for (player, at) in [(Player::Two, over + 6.0), (Player::One, under - 6.0)] {
                put(
                    &mut drawing,
                    format_args!("<g transform=\"translate(0 {})\">{}</g>", Length(at), panel(self, player)),
                );
            }
        }
        drawing += &self.board();
        svg + &inline_style::apply(&drawing, self.style) + "</svg>"
    }

    /// Left, top, width, height.
    fn view(&self) -> [f64; 4] {
        let [left, top, width, height] = VIEW;
        let panel = if self.players { player_panel::HEIGHT } else { 0.0 };
        [left - MARGIN, top - panel, width + 2.0 * MARGIN, height + 2.0 * panel]
    }

    /// The layers from back to front: plate, trail of the last turn, stacks, coordinates, arrows, drawings, mark.
    fn board(&self) -> String {
        let (compass, position) = (self.compass, &self.position);
        let mut svg = geometry::plate();
        svg += &arrow::trail(compass, &self.last_turn);
        let points = geometry::far_to_near(compass);
        let at = |point: Point| {
            let [x, y] = <[f64; 2]>::from(geometry::place(compass, point)).map(Length);
            format!("<g transform=\"translate({x} {y})\">")
        };
        for point in points {
            let below = decoration::below(Trace::of(point, &self.last_turn));
            let stack = decoration::decorated_stack(position, point, self.last_turn.last().copied());
            put(&mut svg, format_args!("{}{below}{stack}</g>", at(point)));
        }
        if self.coordinates {
            let labels = geometry::coordinates(compass, |point| position.height(point));
            put(&mut svg, format_args!("<g class=\"board-labels\">{labels}</g>"));
        }
        svg += &arrow::arrows(compass, position, &self.arrows);
        svg += &sketch::drawing(compass, position, &self.shapes);
        svg + &self.drawn_mark()
    }

    /// The mark of the last turn, at its end: at the rim, where it covers neither symbol nor height of the stack.
    fn drawn_mark(&self) -> String {
        let (Some(sign), Some(&end)) = (self.mark.and_then(Mark::suffix), self.last_turn.last()) else {
            return String::new();
        };
        let (x, y) = geometry::place(self.compass, end);
        let up = draw::top(self.position.stack(end)) + draw::RY * 0.9;
        let [x, y] = [x + draw::RX * 0.95, y - up].map(Length);
        format!("<g class=\"badge\" transform=\"translate({x} {y})\"><circle r=\"14\"/><text y=\"6\">{sign}</text></g>")
    }
}
