//! The page's sign: a stack with a violet piece on it, as a drawing for browsers and as pictures for whoever installs the page.
//!
//! Both come from one description. The pictures are painted here, point by point, so that they are the same wherever they are made.

use std::fmt::Write as _;
use std::io::Write as _;

use anyhow::Result;
use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};

/// The drawing's side, in its own units.
const SIDE: f64 = 32.0;
/// The middle of the pieces, and their radius, from left to right.
const CENTRE: f64 = 16.0;
const RADIUS: f64 = 14.0;
/// How far their lower edge is bent.
const BEND: f64 = 6.4;
/// Where the middle of the upper face is, from the top.
const FACE: f64 = 10.5;
const TRIANGLE: [(f64, f64); 3] = [(16.0, 5.5), (21.5, 13.5), (10.5, 13.5)];

type Rgb = [u8; 3];

const WHITE: Rgb = [255; 3];
/// The page's surface in the light, and what lies behind the sign where something must.
const GROUND: Rgb = [0xf5, 0xf2, 0xec];

/// From the lowest to the highest, each with its colour and how much of it covers what is below.
const LAYERS: [(Shape, Rgb, f64); 6] = [
    (Shape::Side { top: 21.0, bottom: 25.0 }, [0x3a, 0x65, 0x3e], 1.0),
    (Shape::Side { top: 15.5, bottom: 20.0 }, [0xea, 0xdf, 0xc6], 1.0),
    (Shape::Side { top: 11.0, bottom: 15.0 }, [0x2f, 0x57, 0x85], 1.0),
    (Shape::Face { rx: RADIUS, ry: 8.5 }, [0x63, 0x48, 0xbd], 1.0),
    (Shape::Ring { rx: 11.5, ry: 6.8, width: 1.0 }, WHITE, 0.4),
    (Shape::Triangle { width: 2.0 }, WHITE, 1.0),
];

/// What the sign is made of.
#[derive(Clone, Copy)]
enum Shape {
    /// The side of a piece, seen from above.
    Side { top: f64, bottom: f64 },
    /// The face of the piece on top.
    Face { rx: f64, ry: f64 },
    /// A line around that face.
    Ring { rx: f64, ry: f64, width: f64 },
    /// The engraving, as a line.
    Triangle { width: f64 },
}

/// A picture of the sign.
struct Picture {
    name: &'static str,
    pixels: u32,
    /// How much of the picture's side the drawing takes.
    share: f64,
    ground: Option<Rgb>,
}

const PICTURES: [Picture; 3] = [
    Picture { name: "icon-192.png", pixels: 192, share: 1.0, ground: None },
    Picture { name: "icon-512.png", pixels: 512, share: 1.0, ground: None },
    // Systems cut theirs out of it, as small as a circle of four fifths of its side.
    Picture { name: "icon-maskable.png", pixels: 512, share: 0.6, ground: Some(GROUND) },
];

/// The drawing and the pictures, by the names that sources call them.
pub(super) fn files() -> Result<Vec<(String, Vec<u8>)>> {
    let mut files = vec![("icon.svg".to_owned(), svg().into_bytes())];
    for picture in &PICTURES {
        files.push((picture.name.to_owned(), png(picture.pixels, &painted(picture))?));
    }
    Ok(files)
}

fn svg() -> String {
    let mut svg = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {SIDE} {SIDE}\">\n");
    for (shape, [red, green, blue], opacity) in LAYERS {
        let color = format!("#{red:02x}{green:02x}{blue:02x}");
        let fill = format!("fill=\"{color}\"");
        let line = |width: f64| {
            format!(
                "fill=\"none\" stroke=\"{color}\" stroke-opacity=\"{opacity}\" stroke-width=\"{width}\" stroke-linejoin=\"round\""
            )
        };
        let ellipse = |rx: f64, ry: f64, paint: String| {
            format!("<ellipse cx=\"{CENTRE}\" cy=\"{FACE}\" rx=\"{rx}\" ry=\"{ry}\" {paint}/>")
        };
        let element = match shape {
            Shape::Side { top, bottom } => {
                let (left, high, wide) = (CENTRE - RADIUS, bottom - top, 2.0 * RADIUS);
                format!("<path d=\"M{left} {top}v{high}a{RADIUS} {BEND} 0 0 0 {wide} 0v{}z\" {fill}/>", -high)
            }
            Shape::Face { rx, ry } => ellipse(rx, ry, fill),
            Shape::Ring { rx, ry, width } => ellipse(rx, ry, line(width)),
            Shape::Triangle { width } => {
                let corners = TRIANGLE.map(|(x, y)| format!("{x} {y}")).join("L");
                format!("<path d=\"M{corners}Z\" {}/>", line(width))
            }
        };
        // Writing to a string cannot fail.
        let _ = writeln!(svg, "{element}");
    }
    svg + "</svg>\n"
}

impl Shape {
    /// Whether a point of the drawing belongs to it.
    fn covers(self, x: f64, y: f64) -> bool {
        // Inside an ellipse this is less than one.
        let within = |middle: f64, rx: f64, ry: f64| ((x - CENTRE) / rx).powi(2) + ((y - middle) / ry).powi(2) <= 1.0;
        match self {
            Shape::Side { top, bottom } => {
                (x - CENTRE).abs() <= RADIUS && y >= top && (y <= bottom || within(bottom, RADIUS, BEND))
            }
            Shape::Face { rx, ry } => within(FACE, rx, ry),
            Shape::Ring { rx, ry, width } => {
                let half = width / 2.0;
                within(FACE, rx + half, ry + half) && !within(FACE, rx - half, ry - half)
            }
            Shape::Triangle { width } => {
                let ends = TRIANGLE.into_iter().zip(TRIANGLE.into_iter().cycle().skip(1));
                ends.into_iter().any(|(from, to)| distance((x, y), from, to) <= width / 2.0)
            }
        }
    }
}

/// How far a point is from a line between two others.
fn distance((x, y): (f64, f64), from: (f64, f64), to: (f64, f64)) -> f64 {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let along = ((x - from.0) * dx + (y - from.1) * dy) / (dx * dx + dy * dy);
    let along = along.clamp(0.0, 1.0);
    (x - from.0 - along * dx).hypot(y - from.1 - along * dy)
}

/// A picture, row by row: red, green, blue and how much covers what is behind, of each pixel.
fn painted(picture: &Picture) -> Vec<u8> {
    /// Each pixel is looked at in so many places, along and across.
    const LOOKS: u32 = 4;
    let (unit, looks) = (SIDE / (f64::from(picture.pixels) * picture.share), f64::from(LOOKS));
    let margin = SIDE * (1.0 / picture.share - 1.0) / 2.0;
    let place = |pixel: u32, look: u32| (f64::from(pixel) + (f64::from(look) + 0.5) / looks) * unit - margin;
    let mut pixels = Vec::new();
    for row in 0..picture.pixels {
        for column in 0..picture.pixels {
            let mut sum = [0.0; 4];
            for look in 0..LOOKS * LOOKS {
                let seen = color(place(column, look % LOOKS), place(row, look / LOOKS), picture.ground);
                sum.iter_mut().zip(seen).for_each(|(sum, part)| *sum += part);
            }
            // Colours count by how much of them is there.
            let part = |part: f64| if sum[3] > 0.0 { (part / sum[3]).round() as u8 } else { 0 };
            pixels.extend([part(sum[0]), part(sum[1]), part(sum[2])]);
            pixels.push((sum[3] / (looks * looks) * 255.0).round() as u8);
        }
    }
    pixels
}

/// The colour of a point of the drawing, each part multiplied by how much covers what is behind, which comes last.
fn color(x: f64, y: f64, ground: Option<Rgb>) -> [f64; 4] {
    let opaque = |[red, green, blue]: Rgb| [f64::from(red), f64::from(green), f64::from(blue), 1.0];
    let mut seen = ground.map_or([0.0; 4], opaque);
    for (_, color, opacity) in LAYERS.into_iter().filter(|(shape, ..)| shape.covers(x, y)) {
        seen.iter_mut().zip(opaque(color)).for_each(|(below, above)| *below += (above - *below) * opacity);
    }
    seen
}

/// A square picture as a PNG file.
fn png(side: u32, pixels: &[u8]) -> Result<Vec<u8>> {
    const DEPTH: u8 = 8;
    const RGBA: u8 = 6;
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
    for row in pixels.chunks(4 * side as usize) {
        let unfiltered = 0;
        encoder.write_all(&[unfiltered])?;
        encoder.write_all(row)?;
    }
    let width = side.to_be_bytes();
    let header = [&width[..], &width, &[DEPTH, RGBA, 0, 0, 0]].concat();
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    for (name, content) in [(b"IHDR", header), (b"IDAT", encoder.finish()?), (b"IEND", Vec::new())] {
        let mut sum = Crc::new();
        sum.update(name);
        sum.update(&content);
        file.extend(u32::try_from(content.len())?.to_be_bytes());
        file.extend(name);
        file.extend(&content);
        file.extend(sum.sum().to_be_bytes());
    }
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pictures_show_the_drawing() {
        let small = Picture { name: "", pixels: 32, share: 1.0, ground: None };
        let pixels = painted(&small);
        let at = |x: usize, y: usize| &pixels[4 * (32 * y + x)..][..4];
        assert_eq!(at(0, 0), [0, 0, 0, 0], "nothing is behind it");
        assert_eq!(at(16, 11), [0x63, 0x48, 0xbd, 255], "the piece on top");
        assert_eq!(at(16, 13), [255, 255, 255, 255], "its engraving");
        assert_eq!(at(16, 30), [0x3a, 0x65, 0x3e, 255], "the lowest piece");
    }

    #[test]
    fn what_systems_cut_away_is_ground() {
        let picture = Picture { pixels: 40, ..PICTURES[2] };
        let pixels = painted(&picture);
        let safe = 0.4 * 40.0;
        for (number, pixel) in pixels.chunks(4).enumerate() {
            let (x, y) = ((number % 40) as f64 - 19.5, (number / 40) as f64 - 19.5);
            assert!(x.hypot(y) < safe || pixel == [0xf5, 0xf2, 0xec, 255], "{number}");
        }
    }

    #[test]
    fn files_are_what_their_names_say() {
        let files = files().expect("files");
        assert!(files[0].1.starts_with(b"<svg "));
        for (picture, (name, file)) in PICTURES.iter().zip(&files[1..]) {
            assert_eq!(name, picture.name);
            assert!(file.starts_with(b"\x89PNG") && file[16..20] == picture.pixels.to_be_bytes());
        }
    }
}
