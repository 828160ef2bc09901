//! Colour quantisation by median cut.

/// The number of bits of each channel that tell colours apart.
const BITS: u32 = 6;

/// A palette, with a cache of the nearest entry for every colour.
pub(crate) struct Palette {
    colors: Vec<[u8; 3]>,
    /// The nearest entry by the upper bits of a colour; filled on demand.
    nearest: Vec<Option<u8>>,
}

impl std::fmt::Debug for Palette {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Palette").field("colors", &self.colors.len()).finish_non_exhaustive()
    }
}

/// Colours with the same upper bits: the number of pixels, and the sums of their channels.
#[derive(Clone, Copy, Default)]
struct Shade {
    count: u64,
    sums: [u64; 3],
}

impl Shade {
    fn mean(self) -> [u8; 3] {
        self.sums.map(|sum| (sum / self.count.max(1)) as u8)
    }
}

/// A box of similar shades.
struct ColorBox {
    shades: Vec<Shade>,
    /// The channel in which they differ most, and by how much.
    widest: (usize, u8),
}

impl ColorBox {
    fn new(shades: Vec<Shade>) -> ColorBox {
        let spread = |channel: usize| {
            let values = || shades.iter().map(|shade| shade.mean()[channel]);
            values().max().unwrap_or(0) - values().min().unwrap_or(0)
        };
        let widest =
            (0..3).map(|channel| (channel, spread(channel))).max_by_key(|&(_, spread)| spread).unwrap_or((0, 0));
        ColorBox { shades, widest }
    }

    /// The number of pixels in it.
    fn count(&self) -> u64 {
        self.shades.iter().map(|shade| shade.count).sum()
    }

    /// The gain of cutting it in two.
    fn weight(&self) -> u64 {
        // The square root gives rare colours a chance, or small signs would lose theirs to large backgrounds.
        u64::from(self.widest.1) * u64::from(self.widest.1) * self.count().isqrt()
    }

    /// Cuts it at the median.
    fn cut(mut self) -> [ColorBox; 2] {
        let channel = self.widest.0;
        self.shades.sort_unstable_by_key(|shade| shade.mean()[channel]);
        let half = self.count() / 2;
        let mut sum = 0;
        let middle = self.shades.iter().position(|shade| {
            sum += shade.count;
            sum > half
        });
        let at = middle.unwrap_or(0).clamp(1, self.shades.len() - 1);
        let upper = self.shades.split_off(at);
        [ColorBox::new(self.shades), ColorBox::new(upper)]
    }

    /// The mean colour of its pixels.
    fn mean(&self) -> [u8; 3] {
        let sums = [0, 1, 2].map(|channel| self.shades.iter().map(|shade| shade.sums[channel]).sum());
        Shade { count: self.count(), sums }.mean()
    }
}

impl Palette {
    /// A palette of at most `size` colours for these RGBA images.
    pub(crate) fn of<'a>(images: impl Iterator<Item = &'a [u8]>, size: usize) -> Palette {
        let mut shades = vec![Shade::default(); 1 << (3 * BITS)];
        for pixel in images.flat_map(|image| image.chunks_exact(4)) {
            let shade = &mut shades[bucket(pixel)];
            shade.count += 1;
            for (sum, &channel) in shade.sums.iter_mut().zip(pixel) {
                *sum += u64::from(channel);
            }
        }
        shades.retain(|shade| shade.count > 0);
        let mut boxes = vec![ColorBox::new(shades)];
        while boxes.len() < size {
            let widest = (0..boxes.len()).filter(|&at| boxes[at].shades.len() > 1).max_by_key(|&at| boxes[at].weight());
            let Some(widest) = widest else { break };
            let halves = boxes.swap_remove(widest).cut();
            boxes.extend(halves);
        }
        let colors = boxes.iter().map(ColorBox::mean).collect();
        Palette { colors, nearest: vec![None; 1 << (3 * BITS)] }
    }

    /// The colours as RGB bytes.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.colors.concat()
    }

    /// The palette indices of an RGBA image.
    pub(crate) fn indices(&mut self, image: &[u8]) -> Vec<u8> {
        image
            .chunks_exact(4)
            .map(|pixel| {
                let at = bucket(pixel);
                if let Some(known) = self.nearest[at] {
                    return known;
                }
                let found = self.find(color(at));
                self.nearest[at] = Some(found);
                found
            })
            .collect()
    }

    fn find(&self, color: [u8; 3]) -> u8 {
        let apart = |other: &[u8; 3]| -> u32 {
            // The eye sees differences in green best and those in blue worst.
            [3_u32, 6, 1]
                .into_iter()
                .zip(color.into_iter().zip(other))
                .map(|(weight, (a, b))| weight * u32::from(a.abs_diff(*b)).pow(2))
                .sum()
        };
        let best = self.colors.iter().enumerate().min_by_key(|(_, other)| apart(other));
        best.map_or(0, |(number, _)| number as u8)
    }
}

/// The index of a colour by its upper bits.
fn bucket(pixel: &[u8]) -> usize {
    let channel = |number: usize| usize::from(pixel[number] >> (8 - BITS));
    channel(0) << (2 * BITS) | channel(1) << BITS | channel(2)
}

/// A colour with these upper bits, scaled so that black and white are exact.
fn color(bucket: usize) -> [u8; 3] {
    let channel = |shift: u32| {
        let upper = (bucket >> shift & ((1 << BITS) - 1)) as u8;
        upper << (8 - BITS) | upper >> (2 * BITS - 8)
    };
    [channel(2 * BITS), channel(BITS), channel(0)]
}
