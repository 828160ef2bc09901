//! A position as a picture that stands alone.

use lyngk_rules::{Mark, Player, Point, Position, Stack};
use lyngk_view::{Compass, Trace};

use crate::draw::{self, RX, put};
use crate::geometry::{self, VIEW};
use crate::strip::{self, strip};
use crate::{Length, Look, dress, escape, mark, route, tag};

/// What is said in a picture, and of it to those who do not see it. Whoever has it made knows the language.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Caption {
    /// What it is.
    pub title: String,
    /// What there is to see.
    pub description: String,
    /// What the players are called, the first one first.
    pub players: [String; 2],
    /// What is said of each behind the name, such as "to move"; often nothing.
    pub notes: [String; 2],
}

/// A position, to be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// What stands on the board.
    pub position: Position,
    /// The colours.
    pub look: Look,
    /// How the board is rotated.
    pub compass: Compass,
    /// Whether the names of points are written beside the board.
    pub coordinates: bool,
    /// Whether names, claims and completed stacks of the players are shown.
    pub players: bool,
    /// The way of the last turn, from start to end with the LYNGK points between; nothing where it is not shown.
    pub last: Vec<Point>,
    /// How that turn is judged: `!?`, at its end.
    pub judged: Option<Mark>,
    /// Ways that are pointed out, the best first.
    pub ways: Vec<Vec<Point>>,
    /// The stacks that each player has completed, as far as it is known what was in them.
    pub captured: [Vec<Stack>; 2],
    /// What is said.
    pub caption: Caption,
}

/// How much is left free at the sides of the board.
const MARGIN: f64 = 18.0;

impl Picture {
    /// A picture of a position and nothing else, with names of points and without words.
    #[must_use]
    pub fn new(position: Position) -> Picture {
        Picture {
            position,
            look: Look::default(),
            compass: Compass::new(0),
            coordinates: true,
            players: true,
            last: Vec::new(),
            judged: None,
            ways: Vec::new(),
            captured: [Vec::new(), Vec::new()],
            caption: Caption::default(),
        }
    }

    /// How wide and high the picture is, in CSS pixels.
    #[must_use]
    pub fn size(&self) -> (u32, u32) {
        let [_, _, width, height] = self.view();
        (width as u32, height as u32)
    }

    /// The picture as a document of its own, of so many CSS pixels.
    #[must_use]
    pub fn svg(&self) -> String {
        let (width, height) = self.size();
        self.element(&format!(" xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\""), true)
            + "\n"
    }

    /// The picture as an element of a document that holds the [definitions](Picture::definitions) once for all of them.
    #[must_use]
    pub fn diagram(&self) -> String {
        self.element("", false)
    }

    /// What [diagrams](Picture::diagram) of a look refer to, as an element that is not seen.
    #[must_use]
    pub fn definitions(look: Look) -> String {
        let drawn = dress::dress(&draw::definitions(), look);
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
            let (over, under) = (top - strip::HEIGHT / 2.0, top + height + strip::HEIGHT / 2.0);
            for (player, at) in [(Player::Two, over + 6.0), (Player::One, under - 6.0)] {
                put(
                    &mut drawing,
                    format_args!("<g transform=\"translate(0 {})\">{}</g>", Length(at), strip(self, player)),
                );
            }
        }
        drawing += &self.board();
        svg + &dress::dress(&drawing, self.look) + "</svg>"
    }

    /// Left, top, width, height.
    fn view(&self) -> [f64; 4] {
        let [left, top, width, height] = VIEW;
        let strip = if self.players { strip::HEIGHT } else { 0.0 };
        [left - MARGIN, top - strip, width + 2.0 * MARGIN, height + 2.0 * strip]
    }

    /// From far to near, as on the page: the plate, the way of the last turn, the stacks, names of points, what is written at stacks,
    /// ways.
    fn board(&self) -> String {
        let (compass, position) = (self.compass, &self.position);
        let mut svg = geometry::drawn_plate();
        svg += &route::trail(compass, &self.last);
        let points = geometry::far_to_near(compass);
        let at = |point: Point| {
            let [x, y] = <[f64; 2]>::from(geometry::place(compass, point)).map(Length);
            format!("<g transform=\"translate({x} {y})\">")
        };
        for point in points {
            let below = mark::below(Trace::of(point, &self.last));
            put(&mut svg, format_args!("{}{below}{}</g>", at(point), mark::standing(position, point)));
        }
        if self.coordinates {
            let labels = geometry::written_labels(compass, |point| position.height(point));
            put(&mut svg, format_args!("<g class=\"board-labels\">{labels}</g>"));
        }
        for point in points {
            let written = tag::tag(position.stack(point), position.variant());
            if !written.is_empty() {
                put(&mut svg, format_args!("{}{written}</g>", at(point)));
            }
        }
        svg += &route::pointed(compass, position, &self.ways);
        svg + &self.judgement()
    }

    /// The mark of the last turn, where it ended.
    fn judgement(&self) -> String {
        let (Some(sign), Some(&end)) = (self.judged.and_then(Mark::suffix), self.last.last()) else {
            return String::new();
        };
        let (x, y) = geometry::place(self.compass, end);
        let up = draw::top(self.position.stack(end)) + 18.0;
        let [x, y] = [x - RX + 2.0, y - up].map(Length);
        format!(
            "<g class=\"badge\" transform=\"translate({x} {y})\"><circle r=\"17\"/><text y=\"6.8\">{sign}</text></g>"
        )
    }
}
