//! Animated GIFs.
//!
//! All frames share one palette, made from a few of them. A frame stores only the pixels that differ from the frame before, which
//! are few on a board.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use super::palette::Palette;
use super::{Image, RasterError};

/// The palette index for "as in the frame before", which is transparent.
const SAME: u8 = 255;

/// An animated GIF in the making. Frames are RGBA images, row by row.
pub struct Animation {
    width: u16,
    height: u16,
    palette: Palette,
    encoder: Encoder<Vec<u8>>,
    /// The palette indices of the last frame; empty before the first.
    previous: Vec<u8>,
}

impl std::fmt::Debug for Animation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Animation").field("width", &self.width).field("height", &self.height).finish_non_exhaustive()
    }
}

impl Animation {
    /// Starts an animation of this size, with a palette made from sample frames.
    ///
    /// # Errors
    /// A sample has another size, or the size is zero.
    ///
    /// ```
    /// use lyngk_picture::Animation;
    ///
    /// let (white, black) = ([255; 16], [0, 0, 0, 255].repeat(4));
    /// let mut animation = Animation::new(2, 2, &[&white, &black])?;
    /// animation.push(&white, 100)?;
    /// animation.push(&black, 300)?;
    /// assert!(animation.finish()?.starts_with(b"GIF89a"));
    /// # Ok::<(), lyngk_picture::RasterError>(())
    /// ```
    pub fn new(width: u16, height: u16, samples: &[&[u8]]) -> Result<Animation, RasterError> {
        let samples = samples.iter().map(|sample| Image::new(width.into(), height.into(), sample));
        let samples = samples.collect::<Result<Vec<_>, _>>()?;
        let palette = Palette::of(&samples, usize::from(SAME));
        let mut colors = palette.bytes();
        colors.resize((usize::from(SAME) + 1) * 3, 0);
        let mut encoder = Encoder::new(Vec::new(), width, height, &colors).map_err(|_| RasterError::Format)?;
        encoder.set_repeat(Repeat::Infinite).map_err(|_| RasterError::Format)?;
        Ok(Animation { width, height, palette, encoder, previous: Vec::new() })
    }

    /// Adds a frame that is shown for this many hundredths of a second.
    ///
    /// # Errors
    /// The frame has another size than the animation.
    pub fn push(&mut self, frame: &[u8], hundredths: u16) -> Result<(), RasterError> {
        let image = Image::new(self.width.into(), self.height.into(), frame)?;
        let indices: Vec<u8> = (0..image.pixels.len()).map(|at| self.palette.index(image.color(at))).collect();
        let (left, top, width, height) = self.changed(&indices);
        let row = usize::from(self.width);
        let mut buffer = Vec::with_capacity(usize::from(width) * usize::from(height));
        for y in usize::from(top)..usize::from(top) + usize::from(height) {
            let span = y * row + usize::from(left)..y * row + usize::from(left) + usize::from(width);
            if self.previous.is_empty() {
                buffer.extend_from_slice(&indices[span]);
            } else {
                let pairs = indices[span.clone()].iter().zip(&self.previous[span]);
                buffer.extend(pairs.map(|(&now, &before)| if now == before { SAME } else { now }));
            }
        }
        self.previous = indices;
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
        self.encoder.write_frame(&frame).map_err(|_| RasterError::Format)
    }

    /// The bytes of the GIF file.
    ///
    /// # Errors
    /// The encoder fails.
    pub fn finish(self) -> Result<Vec<u8>, RasterError> {
        self.encoder.into_inner().map_err(|_| RasterError::Format)
    }

    /// The smallest rectangle around all pixels that change: left, top, width, height. It is never empty, as GIF demands.
    fn changed(&self, indices: &[u8]) -> (u16, u16, u16, u16) {
        if self.previous.is_empty() {
            return (0, 0, self.width, self.height);
        }
        let (mut low, mut high) = ((self.width, self.height), (0, 0));
        for (at, _) in indices.iter().zip(&self.previous).enumerate().filter(|(_, (now, before))| now != before) {
            let (x, y) = ((at % usize::from(self.width)) as u16, (at / usize::from(self.width)) as u16);
            low = (low.0.min(x), low.1.min(y));
            high = (high.0.max(x), high.1.max(y));
        }
        if low.0 > high.0 { (0, 0, 1, 1) } else { (low.0, low.1, high.0 - low.0 + 1, high.1 - low.1 + 1) }
    }
}

#[cfg(test)]
mod tests {
    use gif::{ColorOutput, DecodeOptions};

    use super::*;

    const SIDE: usize = 40;

    /// A square on a gradient.
    fn frame(at: usize) -> Vec<u8> {
        let point = |x: usize, y: usize| match (x, y) {
            _ if (at..at + 8).contains(&x) && (5..13).contains(&y) => [200, 30, 40, 255],
            _ => [100 + x as u8, 120, 140 + y as u8, 255],
        };
        (0..SIDE * SIDE).flat_map(|number| point(number % SIDE, number / SIDE)).collect()
    }

    /// The frames of a GIF as a reader composes them, and their delays.
    fn read(gif: &[u8]) -> Vec<(Vec<u8>, u16)> {
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::RGBA);
        let mut decoder = options.read_info(gif).expect("a GIF");
        let mut seen = vec![0; SIDE * SIDE * 4];
        let mut all = Vec::new();
        while let Some(frame) = decoder.read_next_frame().expect("a frame") {
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
    fn frames_read_back_with_their_pixels_and_delays() {
        let frames: Vec<Vec<u8>> = [0, 4, 4, 30].map(frame).into();
        let mut animation = Animation::new(SIDE as u16, SIDE as u16, &[&frames[0], &frames[3]]).expect("an animation");
        for (frame, delay) in frames.iter().zip([150, 100, 100, 400]) {
            animation.push(frame, delay).expect("a frame");
        }
        let animation = animation.finish().expect("an animation");
        let seen = read(&animation);
        assert_eq!(seen.iter().map(|(_, delay)| *delay).collect::<Vec<_>>(), [150, 100, 100, 400]);
        for ((seen, _), frame) in seen.iter().zip(&frames) {
            let apart = seen.iter().zip(frame).map(|(seen, was)| seen.abs_diff(*was)).max();
            assert!(apart.is_some_and(|apart| apart <= 8), "{apart:?}");
        }
        let mut alone = Animation::new(SIDE as u16, SIDE as u16, &[&frames[0]]).expect("an animation");
        alone.push(&frames[0], 1).expect("a frame");
        let alone = alone.finish().expect("an animation").len();
        assert!(animation.len() < alone * 3 / 2, "only differences are written: {} and {alone}", animation.len());
    }

    #[test]
    fn a_frame_of_another_size_is_refused() {
        let frame = frame(0);
        let wrong = RasterError::Size { expected: 6400, found: 6396 };
        assert_eq!(Animation::new(40, 40, &[&frame[4..]]).err(), Some(wrong));
        let mut animation = Animation::new(40, 40, &[&frame]).expect("an animation");
        assert_eq!(animation.push(&frame[4..], 1), Err(wrong));
    }
}
