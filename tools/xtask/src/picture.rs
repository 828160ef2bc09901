//! Pictures of positions for the documentation, as SVG.

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use lyngk_rules::Color::{Black, Blue, Green, Ivory, Red};
use lyngk_rules::{Direction, Piece, Point, Position};

/// The pictures: file name and position.
const PICTURES: [(&str, &str); 2] = [
    (
        "start.svg",
        "K/I,R,R,B/G,B,I,K,R,J,G/B,G,I,I,R,K/R,B,G,K,J,I,B/K,G,R,B,I,G/B,K,R,I,G,K,R/J,I,B,K/G 1 -/- 0/0 std",
    ),
    (
        "middle.svg",
        "K/B,RG,JK,./.,RB,.,.,B,.,I/JK,RKIB,.,.,IB,R/K,.,.,.,.,.,I/G,RGI,.,KBG,I,R/K,G,JB,IRBG,.,G,I/.,.,G,KR/. 2 IG/BR 0/0 six",
    ),
];

const COLUMN: f64 = 52.0;
const HALF_ROW: f64 = 30.0;
const MARGIN: f64 = 60.0;
const WIDTH: f64 = 8.0 * COLUMN + 2.0 * MARGIN;
const HEIGHT: f64 = 12.0 * HALF_ROW + 2.0 * MARGIN;
const RADIUS: f64 = 19.0;
/// How much of a piece shows below the one on it.
const THICKNESS: f64 = 6.5;

/// Draws all pictures into their files.
pub(crate) fn draw_all() -> Result<()> {
    for (name, lpn) in PICTURES {
        let path = path(name);
        std::fs::write(&path, svg(&lpn.parse()?)).with_context(|| path.display().to_string())?;
        println!("{}", path.display());
    }
    Ok(())
}

fn path(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "..", "docs", "pictures", name].iter().collect()
}

fn svg(position: &Position) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
         role=\"img\" aria-label=\"A LYNGK board\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"18\" fill=\"#f4f0e8\"/>\n\
         <g stroke=\"#c9c0ae\" stroke-width=\"2\">\n"
    );
    for point in Point::ALL {
        for direction in [Direction::North, Direction::NorthEast, Direction::SouthEast] {
            if let Some(next) = point.step(direction) {
                let ((x1, y1), (x2, y2)) = (place(point), place(next));
                add(&mut svg, format_args!("<path d=\"M{x1} {y1}L{x2} {y2}\"/>\n"));
            }
        }
    }
    for point in Point::ALL {
        let (x, y) = place(point);
        add(&mut svg, format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"4\" fill=\"#c9c0ae\"/>\n"));
    }
    svg.push_str("</g>\n");
    // From the top of the picture down, so that what is nearer covers what is behind it.
    let mut points = Point::ALL;
    points.sort_by_key(|point| -point.coordinates().1);
    for point in points {
        for (level, piece) in position.stack(point).pieces().enumerate() {
            draw_piece(&mut svg, piece, place(point), level, level + 1 == position.height(point));
        }
    }
    // The names come last, with a rim in the colour of the ground, so that they can be read wherever they are.
    svg.push_str(
        "<g font-family=\"sans-serif\" font-size=\"10\" fill=\"#5f584b\" stroke=\"#f4f0e8\" stroke-width=\"3\" \
         paint-order=\"stroke\" stroke-linejoin=\"round\">\n",
    );
    for point in Point::ALL {
        let (x, y) = place(point);
        add(&mut svg, format_args!("<text x=\"{}\" y=\"{}\">{point}</text>\n", x + 15.0, y + 23.0));
    }
    svg.push_str("</g>\n</svg>\n");
    svg
}

fn place(point: Point) -> (f64, f64) {
    let (x, y) = point.coordinates();
    (MARGIN + COLUMN * f64::from(x + 4), MARGIN + HALF_ROW * f64::from(6 - y))
}

fn draw_piece(svg: &mut String, piece: Piece, (x, y): (f64, f64), level: usize, top: bool) {
    let (face, edge, mark) = match piece {
        Piece::Color(Ivory) => ("#f7edd2", "#cbbd97", "#8c7c4f"),
        Piece::Color(Blue) => ("#3b78bd", "#27548a", "#e6f0fb"),
        Piece::Color(Red) => ("#c3423a", "#8c2a24", "#fdeceb"),
        Piece::Color(Green) => ("#4c9a61", "#326b43", "#eaf7ee"),
        Piece::Color(Black) => ("#3a3a40", "#1c1c20", "#dcdce2"),
        Piece::Joker => ("#e4e2de", "#aaa69e", "#6d6a64"),
    };
    let y = y - THICKNESS * level as f64;
    add(svg, format_args!("<circle cx=\"{x}\" cy=\"{}\" r=\"{RADIUS}\" fill=\"{edge}\"/>\n", y + THICKNESS - 1.5));
    add(svg, format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{RADIUS}\" fill=\"{face}\" stroke=\"{edge}\"/>\n"));
    if top {
        let symbol = symbol(piece);
        let style = format!("fill=\"none\" stroke=\"{mark}\" stroke-width=\"2.4\" stroke-linejoin=\"round\"");
        add(svg, format_args!("<path transform=\"translate({x} {y})\" d=\"{symbol}\" {style}/>\n"));
    }
}

/// The engraving of each kind of piece, around the origin: nothing is told by colour alone.
const fn symbol(piece: Piece) -> &'static str {
    match piece {
        Piece::Color(Ivory) => "M9 0A9 9 0 1 1-9 0A9 9 0 1 1 9 0Z",
        Piece::Color(Blue) => "M0-10L8 0L0 10L-8 0Z",
        Piece::Color(Red) => "M0-10L9.5 7L-9.5 7Z",
        Piece::Color(Green) => "M-7.5-7.5H7.5V7.5H-7.5Z",
        Piece::Color(Black) => "M-8-8L8 8M8-8L-8 8",
        Piece::Joker => "M0-10V10M-8.7-5L8.7 5M-8.7 5L8.7-5",
    }
}

fn add(svg: &mut String, part: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = svg.write_fmt(part);
}

#[cfg(test)]
mod tests {
    use super::{PICTURES, path, svg};

    #[test]
    fn the_pictures_in_the_documentation_are_up_to_date() {
        for (name, lpn) in PICTURES {
            let drawn = svg(&lpn.parse().expect("a position"));
            let file = std::fs::read_to_string(path(name)).expect("the picture is there");
            assert!(file == drawn, "{name} is out of date: run `cargo xtask pictures`");
        }
    }
}
