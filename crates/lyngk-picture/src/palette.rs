//! A few colours that stand for many.

/// How many bits of each part of a colour tell it apart from others.
const BITS: u32 = 6;

/// Colours, and which of them is the nearest to any other.
pub(crate) struct Palette {
    colors: Vec<[u8; 3]>,
    /// By the upper bits of a colour, its nearest; unknown until somebody asks.
    nearest: Vec<Option<u8>>,
}

impl std::fmt::Debug for Palette {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Palette").field("colors", &self.colors.len()).finish_non_exhaustive()
    }
}

/// Colours with the same upper bits: how often they are seen, and the sums of their parts.
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

/// Shades that are near each other.
struct Box3 {
    shades: Vec<Shade>,
    /// The part in which they differ most, and by how much.
    widest: (usize, u8),
}

impl Box3 {
    fn new(shades: Vec<Shade>) -> Box3 {
        let spread = |part: usize| {
            let values = || shades.iter().map(|shade| shade.mean()[part]);
            values().max().unwrap_or(0) - values().min().unwrap_or(0)
        };
        let widest = (0..3).map(|part| (part, spread(part))).max_by_key(|&(_, spread)| spread).unwrap_or((0, 0));
        Box3 { shades, widest }
    }

    /// How often its colours are seen.
    fn count(&self) -> u64 {
        self.shades.iter().map(|shade| shade.count).sum()
    }

    /// How much would be won by cutting it in two.
    fn weight(&self) -> u64 {
        // Rare colours count as well, or small signs would lose theirs to large grounds.
        u64::from(self.widest.1) * u64::from(self.widest.1) * self.count().isqrt()
    }

    /// Cuts it where both halves are seen as often.
    fn cut(mut self) -> [Box3; 2] {
        let part = self.widest.0;
        self.shades.sort_unstable_by_key(|shade| shade.mean()[part]);
        let half = self.count() / 2;
        let mut sum = 0;
        let middle = self.shades.iter().position(|shade| {
            sum += shade.count;
            sum > half
        });
        let at = middle.unwrap_or(0).clamp(1, self.shades.len() - 1);
        let upper = self.shades.split_off(at);
        [Box3::new(self.shades), Box3::new(upper)]
    }

    /// What is seen from far away.
    fn mean(&self) -> [u8; 3] {
        let sums = [0, 1, 2].map(|part| self.shades.iter().map(|shade| shade.sums[part]).sum());
        Shade { count: self.count(), sums }.mean()
    }
}

impl Palette {
    /// At most so many colours, like those of some pictures: these are cut in two again and again where they differ most.
    pub(crate) fn of<'a>(pictures: impl Iterator<Item = &'a [u8]>, most: usize) -> Palette {
        let mut shades = vec![Shade::default(); 1 << (3 * BITS)];
        for point in pictures.flat_map(|picture| picture.chunks_exact(4)) {
            let shade = &mut shades[place(point)];
            shade.count += 1;
            for (sum, &part) in shade.sums.iter_mut().zip(point) {
                *sum += u64::from(part);
            }
        }
        shades.retain(|shade| shade.count > 0);
        let mut boxes = vec![Box3::new(shades)];
        while boxes.len() < most {
            let widest = (0..boxes.len()).filter(|&at| boxes[at].shades.len() > 1).max_by_key(|&at| boxes[at].weight());
            let Some(widest) = widest else { break };
            let halves = boxes.swap_remove(widest).cut();
            boxes.extend(halves);
        }
        let colors = boxes.iter().map(Box3::mean).collect();
        Palette { colors, nearest: vec![None; 1 << (3 * BITS)] }
    }

    /// The colours, one after the other.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.colors.concat()
    }

    /// A picture by the numbers of its colours.
    pub(crate) fn points(&mut self, picture: &[u8]) -> Vec<u8> {
        picture
            .chunks_exact(4)
            .map(|point| {
                let at = place(point);
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
            // The eye is more particular about green than about red, and about red than about blue.
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

/// Where a colour is by its upper bits.
fn place(point: &[u8]) -> usize {
    let part = |number: usize| usize::from(point[number] >> (8 - BITS));
    part(0) << (2 * BITS) | part(1) << BITS | part(2)
}

/// A colour with these upper bits; black and white are among them.
fn color(place: usize) -> [u8; 3] {
    let part = |shift: u32| {
        let upper = (place >> shift & ((1 << BITS) - 1)) as u8;
        upper << (8 - BITS) | upper >> (2 * BITS - 8)
    };
    [part(2 * BITS), part(BITS), part(0)]
}
