//! Rows of numbers, and what is done to them. Lengths are known when the program is compiled, so that it makes many sums at once.

use std::array::from_fn;

use lyngk_rules::Point;

use super::Scene;

/// A row of numbers for each point.
pub(super) type Rows<const W: usize> = [[f32; W]; Point::COUNT];

/// Weighted sums of all inputs, and a constant, for each output.
#[derive(Clone, Debug)]
pub(super) struct Affine<const OUT: usize> {
    /// By input.
    weights: Vec<[f32; OUT]>,
    bias: [f32; OUT],
}

impl<const OUT: usize> Affine<OUT> {
    /// From weights by outputs, as they are in a file.
    pub(super) fn new(inputs: usize, by_output: &[f32], bias: &[f32]) -> Affine<OUT> {
        let weight = |input: usize, output: usize| by_output.get(output * inputs + input).copied().unwrap_or_default();
        Affine { weights: (0..inputs).map(|input| from_fn(|output| weight(input, output))).collect(), bias: row(bias) }
    }

    /// The sums.
    #[inline]
    pub(super) fn apply(&self, input: &[f32]) -> [f32; OUT] {
        let mut sums = self.bias;
        take_in(&mut sums, input, &self.weights);
        sums
    }
}

/// A row out of a list.
pub(super) fn row<const W: usize>(numbers: &[f32]) -> [f32; W] {
    from_fn(|n| numbers.get(n).copied().unwrap_or_default())
}

/// Rows out of a list.
pub(super) fn rows<const W: usize>(numbers: &[f32]) -> Vec<[f32; W]> {
    numbers.chunks(W).map(row).collect()
}

#[inline]
fn take_in<const W: usize>(sums: &mut [f32; W], input: &[f32], weights: &[[f32; W]]) {
    for (&number, weights) in input.iter().zip(weights) {
        for (sum, weight) in sums.iter_mut().zip(weights) {
            *sum += number * weight;
        }
    }
}

/// What comes before the heads: rows for all stacks, as wide as the network is.
#[derive(Clone, Debug)]
pub(super) struct Trunk<const W: usize> {
    pub(super) stacks: Vec<[f32; W]>,
    pub(super) whole: Vec<[f32; W]>,
    pub(super) bias: [f32; W],
    pub(super) layers: Vec<Layer<W>>,
}

#[derive(Clone, Debug)]
pub(super) struct Layer<const W: usize> {
    /// For the stack itself, those next to it, those it could land on, those that could land on it.
    pub(super) around: Affine<W>,
    pub(super) pool: Affine<W>,
}

impl<const W: usize> Trunk<W> {
    /// Looks at a position: what each stack comes to.
    pub(super) fn look(&self, scene: &Scene, rows: &mut Rows<W>, around: &mut [[[f32; W]; 3]; Point::COUNT]) {
        let mut shared = self.bias;
        add_marked(&mut shared, scene.whole, &self.whole);
        for point in scene.occupied {
            let mut row = shared;
            add_marked(&mut row, scene.stacks[point.index()], &self.stacks);
            rectify(&mut row);
            rows[point.index()] = row;
        }
        for layer in &self.layers {
            let mut pool = [0.0; W];
            for point in scene.occupied {
                add(&mut pool, &rows[point.index()]);
            }
            scale(&mut pool, 1.0 / 16.0);
            let shared = layer.pool.apply(&pool);
            gather(scene, rows, around);
            let (own, others) = layer.around.weights.split_at(W.min(layer.around.weights.len()));
            for point in scene.occupied {
                let mut sums = layer.around.bias;
                add(&mut sums, &shared);
                take_in(&mut sums, &rows[point.index()], own);
                take_in(&mut sums, around[point.index()].as_flattened(), others);
                rectify(&mut sums);
                add(&mut rows[point.index()], &sums);
            }
        }
    }
}

/// Takes in what surrounds each stack: those next to it, those it could land on, those that could land on it.
#[inline]
fn gather<const W: usize>(scene: &Scene, rows: &Rows<W>, around: &mut [[[f32; W]; 3]; Point::COUNT]) {
    for point in scene.occupied {
        around[point.index()][2] = [0.0; W];
    }
    for point in scene.occupied {
        let mut near = [0.0; W];
        for next in scene.near[point.index()] {
            add(&mut near, &rows[next.index()]);
        }
        scale(&mut near, 1.0 / 4.0);
        let mut onto = [0.0; W];
        let mut spoken = rows[point.index()];
        scale(&mut spoken, 1.0 / 8.0);
        for to in scene.landings[point.index()] {
            add(&mut onto, &rows[to.index()]);
            add(&mut around[to.index()][2], &spoken);
        }
        scale(&mut onto, 1.0 / 8.0);
        around[point.index()][0] = near;
        around[point.index()][1] = onto;
    }
}

/// Adds the rows of a table that are marked by bits.
#[inline]
pub(super) fn add_marked<const W: usize>(sum: &mut [f32; W], mut bits: u64, table: &[[f32; W]]) {
    while bits != 0 {
        let row = bits.trailing_zeros() as usize;
        bits &= bits - 1;
        add(sum, &table[row]);
    }
}

#[inline]
pub(super) fn add<const W: usize>(sum: &mut [f32; W], row: &[f32; W]) {
    for (sum, number) in sum.iter_mut().zip(row) {
        *sum += number;
    }
}

#[inline]
pub(super) fn scale<const W: usize>(row: &mut [f32; W], by: f32) {
    for number in row {
        *number *= by;
    }
}

#[inline]
pub(super) fn rectify<const W: usize>(row: &mut [f32; W]) {
    for number in row {
        *number = number.max(0.0);
    }
}

/// Eight sums side by side, so that the order of additions is the same on every machine.
#[inline]
pub(super) fn dot<const W: usize>(one: &[f32; W], other: &[f32; W]) -> f32 {
    let mut sums = [0.0; 8];
    for (one, other) in one.as_chunks::<8>().0.iter().zip(other.as_chunks::<8>().0) {
        for (n, sum) in sums.iter_mut().enumerate() {
            *sum += one[n] * other[n];
        }
    }
    sums.iter().sum()
}
