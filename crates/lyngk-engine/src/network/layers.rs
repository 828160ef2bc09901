//! Dense layers in floats, with lengths known at compile time so that the compiler can vectorise them.

use std::array::from_fn;

/// A dense (affine) layer: weights and a bias.
#[derive(Clone, Debug)]
pub(super) struct Affine<const OUT: usize> {
    /// By input.
    weights: Vec<[f32; OUT]>,
    bias: [f32; OUT],
}

impl<const OUT: usize> Affine<OUT> {
    /// From weights by output, as in a file.
    pub(super) fn new(inputs: usize, by_output: &[f32], bias: &[f32]) -> Affine<OUT> {
        let weight = |input: usize, output: usize| by_output.get(output * inputs + input).copied().unwrap_or_default();
        Affine { weights: (0..inputs).map(|input| from_fn(|output| weight(input, output))).collect(), bias: row(bias) }
    }

    /// Adds to the bias.
    pub(super) fn add_to_bias(&mut self, more: &[f32]) {
        add(&mut self.bias, &row(more));
    }

    /// Its weights by input, and its bias.
    pub(super) fn into_parts(self) -> (Vec<[f32; OUT]>, [f32; OUT]) {
        (self.weights, self.bias)
    }

    /// The outputs for an input.
    #[inline]
    pub(super) fn apply(&self, input: &[f32]) -> [f32; OUT] {
        let mut sums = self.bias;
        accumulate(&mut sums, input, &self.weights);
        sums
    }
}

/// A row from a slice.
pub(super) fn row<const W: usize>(numbers: &[f32]) -> [f32; W] {
    from_fn(|n| numbers.get(n).copied().unwrap_or_default())
}

/// Rows from a slice.
pub(super) fn rows<const W: usize>(numbers: &[f32]) -> Vec<[f32; W]> {
    numbers.chunks(W).map(row).collect()
}

#[inline]
fn accumulate<const W: usize>(sums: &mut [f32; W], input: &[f32], weights: &[[f32; W]]) {
    for (&number, weights) in input.iter().zip(weights) {
        for (sum, weight) in sums.iter_mut().zip(weights) {
            *sum += number * weight;
        }
    }
}

/// Adds the rows of a table whose bits are set: a sparse layer.
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
pub(super) fn relu<const W: usize>(row: &mut [f32; W]) {
    for number in row {
        *number = number.max(0.0);
    }
}

/// The dot product, in eight partial sums so that the order of additions is the same on every machine.
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
