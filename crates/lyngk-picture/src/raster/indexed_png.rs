//! PNG files with a palette.
//!
//! A rendered board has some 40,000 colours, nearly all of them where edges are smoothed, and a PNG with all of them is 2 MB. So the
//! file has a palette, and a pixel may repeat the colour of a neighbour, which compresses well: within shadings if it is all but the same, at
//! edges if it is similar, and never in areas of one colour, where every step would show.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};

use super::palette::Palette;
use super::{Image, RasterError};

/// How faithful a file is.
#[derive(Clone, Copy)]
struct Quality {
    /// The number of colours.
    colors: usize,
    /// How much farther than the nearest colour a repeated one may be, within shadings and at edges, by [`Palette::distance`].
    in_shadings: u32,
    at_edges: u32,
}

/// Settings tried until the file is small enough.
const QUALITIES: [Quality; 3] = [
    Quality { colors: 192, in_shadings: 120, at_edges: 2000 },
    Quality { colors: 160, in_shadings: 150, at_edges: 3600 },
    Quality { colors: 96, in_shadings: 400, at_edges: 12_000 },
];
/// The size of a file, in bytes, that is small enough.
const ENOUGH: usize = 298_000;

/// An RGBA image as a PNG file of less than 300 kB, if it is a board of up to 1760 × 1748 pixels. It becomes opaque.
///
/// # Errors
/// The number of bytes does not match the size, or the size is zero.
///
/// ```
/// let file = lyngk_picture::png(2, 2, &[255; 16])?;
/// assert!(file.starts_with(b"\x89PNG\r\n\x1a\n"));
/// # Ok::<(), lyngk_picture::RasterError>(())
/// ```
pub fn png(width: u32, height: u32, pixels: &[u8]) -> Result<Vec<u8>, RasterError> {
    let image = Image::new(width as usize, height as usize, pixels)?;
    let mut file = Vec::new();
    for quality in QUALITIES {
        let mut palette = Palette::of(&[image], quality.colors);
        let indices = calm_indices(image, &mut palette, quality);
        file = encode(width, height, &palette, &indices).map_err(|_| RasterError::Format)?;
        if file.len() <= ENOUGH {
            break;
        }
    }
    Ok(file)
}

/// The palette index of every pixel, with as many repetitions as nobody notices.
fn calm_indices(image: Image<'_>, palette: &mut Palette, quality: Quality) -> Vec<u8> {
    let row = image.width;
    let neighbours = [row, 1, row + 1, row.saturating_sub(1)];
    let mut indices = Vec::with_capacity(image.pixels.len());
    // The distance to the neighbour that was repeated last: going on with it makes long matches.
    let mut repeated = None;
    for at in 0..image.pixels.len() {
        let color = image.color(at);
        let nearest = palette.index(color);
        let slack = match () {
            () if image.is_flat(at) => 0,
            () if image.is_smooth(at) => quality.in_shadings,
            () => quality.at_edges,
        };
        let limit = palette.distance(nearest, color) + slack;
        let error = |back: usize| {
            let index = *at.checked_sub(back.max(1)).and_then(|before| indices.get(before))?;
            Some(palette.distance(index, color)).filter(|&error| error <= limit)
        };
        let best = || {
            let errors = neighbours.into_iter().filter_map(|back| Some((error(back)?, back)));
            errors.min().map(|(_, back)| back)
        };
        repeated = repeated.filter(|&back| error(back).is_some()).or_else(best);
        indices.push(repeated.map_or(nearest, |back| indices[at - back.max(1)]));
    }
    indices
}

fn encode(width: u32, height: u32, palette: &Palette, indices: &[u8]) -> Result<Vec<u8>, png::EncodingError> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.bytes());
    // Filters predict brightness, not palette indices.
    encoder.set_filter(Filter::NoFilter);
    encoder.set_deflate_compression(DeflateCompression::Level(9));
    let mut writer = encoder.write_header()?;
    writer.write_image_data(indices)?;
    writer.finish()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use png::{Decoder, Transformations};

    use super::*;

    const SIDE: usize = 400;

    /// Discs with smoothed edges and shadings on a flat ground, with the noise that browsers add to shadings.
    fn board() -> Vec<u8> {
        let pixel = |x: usize, y: usize| -> [u8; 4] {
            let (column, line) = (x / 100, y / 100);
            let (dx, dy) = ((x % 100) as f64 - 50.0, (y % 100) as f64 - 50.0);
            let inside = (40.5 - dx.hypot(dy)).clamp(0.0, 1.0);
            let noise = (x * 7 + y * 13) % 4;
            let shade = 1.0 - (dx + dy + 80.0) / 400.0;
            let face = [[63.0, 111.0, 163.0], [169.0, 60.0, 51.0], [77.0, 127.0, 80.0]][(column + line) % 3];
            let mixed = [0, 1, 2].map(|channel| {
                let ground = [245.0, 242.0, 236.0][channel];
                (ground + (face[channel] * shade + noise as f64 / 4.0 - ground) * inside) as u8
            });
            [mixed[0], mixed[1], mixed[2], 255]
        };
        (0..SIDE * SIDE).flat_map(|at| pixel(at % SIDE, at / SIDE)).collect()
    }

    fn read(file: &[u8]) -> Vec<u8> {
        let mut decoder = Decoder::new(std::io::Cursor::new(file));
        decoder.set_transformations(Transformations::EXPAND);
        let mut reader = decoder.read_info().expect("a PNG");
        let mut rgb = vec![0; SIDE * SIDE * 3];
        reader.next_frame(&mut rgb).expect("an image");
        rgb
    }

    #[test]
    fn a_board_is_small_and_looks_the_same() {
        let board = board();
        let file = png(SIDE as u32, SIDE as u32, &board).expect("a PNG");
        let seen = read(&file);
        let image = Image::new(SIDE, SIDE, &board).expect("an image");
        for (at, found) in seen.chunks_exact(3).enumerate() {
            let allowed = match () {
                () if image.is_flat(at) => 3,
                () if image.is_smooth(at) => 10,
                () => 40,
            };
            let apart = found.iter().zip(image.color(at)).map(|(found, was)| found.abs_diff(was)).max();
            assert!(apart.is_some_and(|apart| apart <= allowed), "{apart:?} at {at}");
        }
        assert!(file.len() < SIDE * SIDE / 10, "{} bytes", file.len());
    }

    #[test]
    fn an_image_of_another_size_is_refused() {
        assert_eq!(png(2, 2, &[0; 15]), Err(RasterError::Size { expected: 16, found: 15 }));
        assert_eq!(png(0, 0, &[]), Err(RasterError::Format));
        assert!(png(1, 3, &[7; 12]).is_ok(), "a column");
    }
}
