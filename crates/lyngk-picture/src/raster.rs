//! Rendered pictures as files: PNGs with a palette, and animated GIFs. Images are RGBA, row by row.

mod animation;
mod indexed_png;
mod palette;

pub use animation::Animation;
pub use indexed_png::png;

/// Why a file cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RasterError {
    /// An image has another size than was said.
    #[error("the image must have {expected} bytes, four for each pixel, but has {found}")]
    Size {
        /// The right number of bytes.
        expected: usize,
        /// The number of bytes given.
        found: usize,
    },
    /// The encoder refused an image or a size.
    #[error("this image cannot be encoded")]
    Format,
}

/// The largest difference of a channel between neighbours that belong to the same shading.
const SHADING: u8 = 8;

/// An opaque image.
#[derive(Clone, Copy, Debug)]
struct Image<'a> {
    width: usize,
    pixels: &'a [[u8; 4]],
}

impl<'a> Image<'a> {
    fn new(width: usize, height: usize, bytes: &'a [u8]) -> Result<Image<'a>, RasterError> {
        let (expected, found) = (width * height * 4, bytes.len());
        let (pixels, _) = bytes.as_chunks();
        if expected == found { Ok(Image { width, pixels }) } else { Err(RasterError::Size { expected, found }) }
    }

    fn color(&self, at: usize) -> [u8; 3] {
        let [red, green, blue, _] = self.pixels[at];
        [red, green, blue]
    }

    /// The pixels left and right of one, as far as there are any.
    fn beside(&self, at: usize) -> impl Iterator<Item = usize> + use<> {
        let x = at % self.width;
        (x > 0).then(|| at - 1).into_iter().chain((x + 1 < self.width).then(|| at + 1))
    }

    /// The pixels above and below one, as far as there are any.
    fn above_and_below(&self, at: usize) -> impl Iterator<Item = usize> + use<> {
        let below = at + self.width;
        at.checked_sub(self.width).into_iter().chain((below < self.pixels.len()).then_some(below))
    }

    /// Whether a pixel lies within a shading: all its neighbours have nearly the same colour.
    fn is_smooth(&self, at: usize) -> bool {
        let color = self.color(at);
        let is_near = |other: usize| {
            let pairs = color.into_iter().zip(self.color(other));
            pairs.into_iter().all(|(one, other)| one.abs_diff(other) <= SHADING)
        };
        self.beside(at).all(is_near) && self.above_and_below(at).all(is_near)
    }

    /// Whether a pixel lies within an area or a line of one colour.
    fn is_flat(&self, at: usize) -> bool {
        let is_same = |other: usize| self.color(at) == self.color(other);
        self.beside(at).all(is_same) || self.above_and_below(at).all(is_same)
    }
}
