//! Pictures one after the other: an animated GIF.
//!
//! All pictures share one palette, which is made from a few of them, and each writes only what is different from the one before: on a
//! board that is little.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use crate::palette::Palette;

/// What stands for "as before".
const SAME: u8 = 255;

/// Why there is no film.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FilmError {
    /// A picture has another size than the film.
    #[error("a picture of this film must have {expected} bytes, four for each point, but has {found}")]
    Size {
        /// How many bytes it must have.
        expected: usize,
        /// How many it has.
        found: usize,
    },
    /// It is not what a GIF can hold.
    #[error("this cannot be written as a GIF")]
    Format,
}

/// A film that is being made. Pictures are rows of points, each of which is red, green, blue and opaque or not.
pub struct Film {
    width: u16,
    height: u16,
    palette: Palette,
    encoder: Encoder<Vec<u8>>,
    /// What is seen now.
    seen: Vec<u8>,
}

impl std::fmt::Debug for Film {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Film").field("width", &self.width).field("height", &self.height).finish_non_exhaustive()
    }
}

impl Film {
    /// A film of a size, with colours like those of some of its pictures.
    ///
    /// # Errors
    /// A picture has another size, or there is nothing to see.
    ///
    /// ```
    /// use lyngk_picture::Film;
    ///
    /// let (white, black) = ([255; 16], [0, 0, 0, 255].repeat(4));
    /// let mut film = Film::new(2, 2, &[&white, &black])?;
    /// film.push(&white, 100)?;
    /// film.push(&black, 300)?;
    /// assert!(film.finish()?.starts_with(b"GIF89a"));
    /// # Ok::<(), lyngk_picture::FilmError>(())
    /// ```
    pub fn new(width: u16, height: u16, samples: &[&[u8]]) -> Result<Film, FilmError> {
        for sample in samples {
            check(width, height, sample)?;
        }
        let palette = Palette::of(samples.iter().copied(), usize::from(SAME));
        let mut colors = palette.bytes();
        colors.resize((usize::from(SAME) + 1) * 3, 0);
        let mut encoder = Encoder::new(Vec::new(), width, height, &colors).map_err(|_| FilmError::Format)?;
        encoder.set_repeat(Repeat::Infinite).map_err(|_| FilmError::Format)?;
        Ok(Film { width, height, palette, encoder, seen: Vec::new() })
    }

    /// Adds a picture that is seen for so many hundredths of a second.
    ///
    /// # Errors
    /// It has another size than the film.
    pub fn push(&mut self, picture: &[u8], hundredths: u16) -> Result<(), FilmError> {
        check(self.width, self.height, picture)?;
        let points = self.palette.points(picture);
        let (left, top, width, height) = self.changed(&points);
        let row = usize::from(self.width);
        let mut buffer = Vec::with_capacity(usize::from(width) * usize::from(height));
        for y in usize::from(top)..usize::from(top) + usize::from(height) {
            let span = y * row + usize::from(left)..y * row + usize::from(left) + usize::from(width);
            if self.seen.is_empty() {
                buffer.extend_from_slice(&points[span]);
            } else {
                let pairs = points[span.clone()].iter().zip(&self.seen[span]);
                buffer.extend(pairs.map(|(&now, &before)| if now == before { SAME } else { now }));
            }
        }
        self.seen = points;
        let frame = Frame {
            delay: hundredths,
            dispose: DisposalMethod::Keep,
            transparent: Some(SAME),
            left,
            top,
            width,
            height,
            buffer: Cow::Owned(buffer),
            ..Frame::default()
        };
        self.encoder.write_frame(&frame).map_err(|_| FilmError::Format)
    }

    /// The film as a file.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn finish(self) -> Result<Vec<u8>, FilmError> {
        self.encoder.into_inner().map_err(|_| FilmError::Format)
    }

    /// The smallest rectangle with everything in it that is different now: left, top, width, height. Something must be written always.
    fn changed(&self, points: &[u8]) -> (u16, u16, u16, u16) {
        if self.seen.is_empty() {
            return (0, 0, self.width, self.height);
        }
        let (mut low, mut high) = ((self.width, self.height), (0, 0));
        for (at, _) in points.iter().zip(&self.seen).enumerate().filter(|(_, (now, before))| now != before) {
            let (x, y) = ((at % usize::from(self.width)) as u16, (at / usize::from(self.width)) as u16);
            low = (low.0.min(x), low.1.min(y));
            high = (high.0.max(x), high.1.max(y));
        }
        if low.0 > high.0 { (0, 0, 1, 1) } else { (low.0, low.1, high.0 - low.0 + 1, high.1 - low.1 + 1) }
    }
}

fn check(width: u16, height: u16, picture: &[u8]) -> Result<(), FilmError> {
    let (expected, found) = (usize::from(width) * usize::from(height) * 4, picture.len());
    if expected == found { Ok(()) } else { Err(FilmError::Size { expected, found }) }
}

#[cfg(test)]
mod tests {
    use gif::{ColorOutput, DecodeOptions};

    use super::*;

    const SIDE: usize = 40;

    /// A square on a ground that changes its colour gradually.
    fn picture(at: usize) -> Vec<u8> {
        let point = |x: usize, y: usize| match (x, y) {
            _ if (at..at + 8).contains(&x) && (5..13).contains(&y) => [200, 30, 40, 255],
            _ => [100 + x as u8, 120, 140 + y as u8, 255],
        };
        (0..SIDE * SIDE).flat_map(|number| point(number % SIDE, number / SIDE)).collect()
    }

    /// The pictures of a film as a reader puts them together, and how long each is seen.
    fn read(film: &[u8]) -> Vec<(Vec<u8>, u16)> {
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::RGBA);
        let mut decoder = options.read_info(film).expect("a film");
        let mut seen = vec![0; SIDE * SIDE * 4];
        let mut all = Vec::new();
        while let Some(frame) = decoder.read_next_frame().expect("a picture") {
            for (number, point) in frame.buffer.chunks(4).enumerate().filter(|(_, point)| point[3] > 0) {
                let (x, y) = (number % usize::from(frame.width), number / usize::from(frame.width));
                let at = ((usize::from(frame.top) + y) * SIDE + usize::from(frame.left) + x) * 4;
                seen[at..at + 4].copy_from_slice(point);
            }
            all.push((seen.clone(), frame.delay));
        }
        all
    }

    #[test]
    fn every_picture_is_seen_as_it_was_and_as_long() {
        let pictures: Vec<Vec<u8>> = [0, 4, 4, 30].map(picture).into();
        let mut film = Film::new(SIDE as u16, SIDE as u16, &[&pictures[0], &pictures[3]]).expect("a film");
        for (picture, delay) in pictures.iter().zip([150, 100, 100, 400]) {
            film.push(picture, delay).expect("a picture");
        }
        let film = film.finish().expect("a film");
        let seen = read(&film);
        assert_eq!(seen.iter().map(|(_, delay)| *delay).collect::<Vec<_>>(), [150, 100, 100, 400]);
        for ((seen, _), picture) in seen.iter().zip(&pictures) {
            let apart = seen.iter().zip(picture).map(|(seen, was)| seen.abs_diff(*was)).max();
            assert!(apart.is_some_and(|apart| apart <= 8), "{apart:?}");
        }
        let mut alone = Film::new(SIDE as u16, SIDE as u16, &[&pictures[0]]).expect("a film");
        alone.push(&pictures[0], 1).expect("a picture");
        let alone = alone.finish().expect("a film").len();
        assert!(film.len() < alone * 3 / 2, "only differences are written: {} and {alone}", film.len());
    }

    #[test]
    fn a_picture_of_another_size_is_refused() {
        let picture = picture(0);
        let wrong = FilmError::Size { expected: 6400, found: 6396 };
        assert_eq!(Film::new(40, 40, &[&picture[4..]]).err(), Some(wrong));
        let mut film = Film::new(40, 40, &[&picture]).expect("a film");
        assert_eq!(film.push(&picture[4..], 1), Err(wrong));
    }
}
