//! Colour quantisation: boxes cut where that lowers the error most, then k-means.

use super::Image;

/// The number of bits of each channel that tell shades apart.
const SHADE_BITS: u32 = 6;
/// The number of bits of each channel by which the nearest entry is remembered.
const NEAREST_BITS: u32 = 7;
/// The weights of differences in red, green and blue: the eye sees those in green best and those in blue worst.
const EYE: [u32; 3] = [3, 6, 1];
/// The weight of pixels in shadings, where steps are visible. Those at edges weigh 1: most colours of a picture are mixed there.
const SMOOTH: u64 = 20;
/// Rounds of k-means.
const ROUNDS: usize = 4;

/// A palette, with a cache of the nearest entry for every colour.
pub(super) struct Palette {
    colors: Vec<[u8; 3]>,
    /// The nearest entry by the upper bits of a colour; filled on demand.
    nearest: Vec<Option<u8>>,
}

impl std::fmt::Debug for Palette {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Palette").field("colors", &self.colors.len()).finish_non_exhaustive()
    }
}

/// Weighted pixels: their number, and the sums of their channels.
#[derive(Clone, Copy, Default)]
struct Shade {
    count: u64,
    sums: [u64; 3],
}

impl Shade {
    fn add(&mut self, other: Shade) {
        self.count += other.count;
        for (sum, more) in self.sums.iter_mut().zip(other.sums) {
            *sum += more;
        }
    }

    fn mean(self) -> [u8; 3] {
        let count = self.count.max(1);
        self.sums.map(|sum| ((sum + count / 2) / count) as u8)
    }
}

/// A box of similar shades.
struct ColorBox {
    shades: Vec<Shade>,
    mean: [u8; 3],
    /// The weighted squared error of the mean, and the channel that contributes most.
    error: u64,
    widest: usize,
}

impl ColorBox {
    fn new(shades: Vec<Shade>) -> ColorBox {
        let mut sum = Shade::default();
        for &shade in &shades {
            sum.add(shade);
        }
        let mean = sum.mean();
        let error = |channel: usize| {
            let apart = |shade: &Shade| u64::from(shade.mean()[channel].abs_diff(mean[channel]));
            let squares: u64 = shades.iter().map(|shade| shade.count * apart(shade).pow(2)).sum();
            u64::from(EYE[channel]) * squares
        };
        let errors = [0, 1, 2].map(error);
        let widest = (0..3).max_by_key(|&channel| errors[channel]).unwrap_or_default();
        ColorBox { shades, mean, error: errors.into_iter().sum(), widest }
    }

    /// Cuts it at the mean.
    fn cut(mut self) -> [ColorBox; 2] {
        let channel = self.widest;
        self.shades.sort_unstable_by_key(|shade| shade.mean()[channel]);
        let at = self.shades.partition_point(|shade| shade.mean()[channel] <= self.mean[channel]);
        let upper = self.shades.split_off(at.clamp(1, self.shades.len() - 1));
        [ColorBox::new(self.shades), ColorBox::new(upper)]
    }
}

impl Palette {
    /// A palette of at most `size` colours, and no more than 256, for these images.
    pub(super) fn of(images: &[Image<'_>], size: usize) -> Palette {
        let shades = shades(images);
        let mut boxes = vec![ColorBox::new(shades.clone())];
        while boxes.len() < size.min(256) {
            let worst = (0..boxes.len()).filter(|&at| boxes[at].shades.len() > 1).max_by_key(|&at| boxes[at].error);
            let Some(worst) = worst else { break };
            let halves = boxes.swap_remove(worst).cut();
            boxes.extend(halves);
        }
        let mut colors: Vec<[u8; 3]> = boxes.iter().map(|of| of.mean).collect();
        for _ in 0..ROUNDS {
            let mut sums = vec![Shade::default(); colors.len()];
            for &shade in &shades {
                sums[usize::from(nearest(&colors, shade.mean()))].add(shade);
            }
            for (color, sum) in colors.iter_mut().zip(sums).filter(|(_, sum)| sum.count > 0) {
                *color = sum.mean();
            }
        }
        Palette { colors, nearest: vec![None; 1 << (3 * NEAREST_BITS)] }
    }

    /// The colours as RGB bytes.
    pub(super) fn bytes(&self) -> Vec<u8> {
        self.colors.concat()
    }

    /// The entry that is nearest to a colour.
    pub(super) fn index(&mut self, color: [u8; 3]) -> u8 {
        let at = bucket(color, NEAREST_BITS);
        if let Some(known) = self.nearest[at] {
            return known;
        }
        let found = nearest(&self.colors, color);
        self.nearest[at] = Some(found);
        found
    }

    /// How far an entry is from a colour.
    pub(super) fn distance(&self, index: u8, color: [u8; 3]) -> u32 {
        distance(self.colors[usize::from(index)], color)
    }
}

/// The shades of images, each a group of colours with the same upper bits.
fn shades(images: &[Image<'_>]) -> Vec<Shade> {
    let mut shades = vec![Shade::default(); 1 << (3 * SHADE_BITS)];
    for image in images {
        for at in 0..image.pixels.len() {
            let color = image.color(at);
            let count = if image.is_smooth(at) { SMOOTH } else { 1 };
            let sums = color.map(|channel| u64::from(channel) * count);
            shades[bucket(color, SHADE_BITS)].add(Shade { count, sums });
        }
    }
    shades.retain(|shade| shade.count > 0);
    shades
}

fn nearest(colors: &[[u8; 3]], color: [u8; 3]) -> u8 {
    let best = colors.iter().enumerate().min_by_key(|(_, other)| distance(**other, color));
    best.map_or(0, |(index, _)| index as u8)
}

fn distance(one: [u8; 3], other: [u8; 3]) -> u32 {
    let differences = EYE.into_iter().zip(one.into_iter().zip(other));
    differences.map(|(weight, (one, other))| weight * u32::from(one.abs_diff(other)).pow(2)).sum()
}

/// The index of a colour by the upper bits of its channels.
fn bucket([red, green, blue]: [u8; 3], bits: u32) -> usize {
    let upper = |channel: u8| usize::from(channel >> (8 - bits));
    upper(red) << (2 * bits) | upper(green) << bits | upper(blue)
}
