//! Arrows and circles that people draw on a board.

use lyngk_rules::{Point, Position};
use lyngk_view::Compass;

use crate::draw::{self, RX, RY, put};
use crate::{Length, arrow, geometry};

/// A kind of line. They differ in form, not only in colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pen {
    /// A solid line, red.
    Plain,
    /// A dashed line, green.
    Dashed,
    /// A dotted line, blue.
    Dotted,
    /// Dashes and dots, yellow.
    Mixed,
}

impl Pen {
    /// All pens.
    pub const ALL: [Pen; 4] = [Pen::Plain, Pen::Dashed, Pen::Dotted, Pen::Mixed];

    /// Its name in attributes.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Pen::Plain => "plain",
            Pen::Dashed => "dashed",
            Pen::Dotted => "dotted",
            Pen::Mixed => "mixed",
        }
    }

    /// The colours on light and on dark ground, and the dashes if it has any.
    pub(crate) const fn line(self) -> (&'static str, &'static str, Option<&'static str>) {
        match self {
            Pen::Plain => ("#a3195b", "#ff8fc4", None),
            Pen::Dashed => ("#0f5c2e", "#8ee6a8", Some("15 10")),
            Pen::Dotted => ("#0b4f94", "#8cc8ff", Some(".1 11")),
            Pen::Mixed => ("#6a4300", "#f0c674", Some("17 10 .1 10")),
        }
    }
}

/// An arrow from point to point, or a circle around one point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// Start of the arrow.
    pub from: Point,
    /// End of the arrow; for a circle the same point.
    pub to: Point,
    /// The line.
    pub pen: Pen,
}

impl Shape {
    /// Whether it is a circle.
    #[must_use]
    pub fn is_circle(self) -> bool {
        self.from == self.to
    }
}

/// Draws a shape into others: the same one again removes it, and another line replaces it.
pub fn toggle(shapes: &mut Vec<Shape>, shape: Shape) {
    let is_there = shapes.contains(&shape);
    shapes.retain(|other| (other.from, other.to) != (shape.from, shape.to));
    if !is_there {
        shapes.push(shape);
    }
}

/// Shapes over the stacks of a position, in their order.
#[must_use]
pub fn drawing<'a>(compass: Compass, position: &Position, shapes: impl IntoIterator<Item = &'a Shape>) -> String {
    let mut svg = String::new();
    for &shape in shapes {
        let lines = if shape.is_circle() {
            circle(compass, position, shape.from)
        } else {
            arrow::arrow(compass, position, &[shape.from, shape.to], 0.0)
        };
        put(&mut svg, format_args!("<g class=\"sketch-shape\" data-pen=\"{}\">{lines}</g>", shape.pen.name()));
    }
    svg
}

fn circle(compass: Compass, position: &Position, around: Point) -> String {
    let (x, y) = geometry::place(compass, around);
    let y = y - draw::top(position.stack(around));
    let [x, y, rx, ry] = [x, y, RX + 2.0, RY + 2.0].map(Length);
    let circle =
        |casing: &str| format!("<ellipse class=\"way{casing}\" cx=\"{x}\" cy=\"{y}\" rx=\"{rx}\" ry=\"{ry}\"/>");
    circle(" way-casing") + &circle("")
}

#[cfg(test)]
mod tests {
    use lyngk_rules::Variant;

    use super::*;
    use crate::{Background, Picture, Style};

    fn shape(from: &str, to: &str, pen: Pen) -> Shape {
        Shape { from: from.parse().expect("a point"), to: to.parse().expect("a point"), pen }
    }

    #[test]
    fn the_same_shape_removes_and_another_line_replaces() {
        let mut shapes = Vec::new();
        toggle(&mut shapes, shape("c1", "c2", Pen::Plain));
        toggle(&mut shapes, shape("c1", "c1", Pen::Plain));
        toggle(&mut shapes, shape("c1", "c2", Pen::Dotted));
        assert_eq!(shapes, [shape("c1", "c1", Pen::Plain), shape("c1", "c2", Pen::Dotted)]);
        toggle(&mut shapes, shape("c1", "c1", Pen::Plain));
        assert_eq!(shapes, [shape("c1", "c2", Pen::Dotted)]);
    }

    #[test]
    fn a_picture_has_the_lines_in_form_and_colour() {
        let shapes = vec![shape("c1", "c2", Pen::Dashed), shape("d1", "d1", Pen::Mixed), shape("e1", "e3", Pen::Plain)];
        let picture = Picture { shapes, ..Picture::new(Position::random_start(1, Variant::Standard)) };
        let drawn = |background| Picture { style: Style { background, ..Style::default() }, ..picture.clone() }.svg();
        let light = drawn(Background::Light);
        for part in [
            "data-pen=\"dashed\"",
            "stroke=\"#0f5c2e\"",
            "stroke-dasharray=\"15 10\"",
            "stroke=\"#6a4300\"",
            "stroke-dasharray=\"17 10 .1 10\"",
            "fill=\"#a3195b\"",
        ] {
            assert!(light.contains(part), "{part}");
        }
        assert!(drawn(Background::Dark).contains("stroke=\"#8ee6a8\""));
        // On paper there are no colours; the form tells the lines apart.
        let paper = drawn(Background::Paper);
        assert!(!paper.contains("#0f5c2e") && paper.contains("stroke-dasharray=\"15 10\""));
    }

    #[test]
    fn the_style_sheet_of_the_page_has_the_same_lines() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../apps/lyngk-web/assets/aids.css");
        // The crate may be used without the page.
        let Ok(sheet) = std::fs::read_to_string(path) else { return };
        for pen in Pen::ALL {
            let (light, dark, dash) = pen.line();
            let colors = format!("--pen: light-dark({light}, {dark});");
            assert!(
                sheet.contains(&dash.map_or(colors.clone(), |dash| format!("{colors} --dash: {dash};"))),
                "{colors}"
            );
        }
    }
}
