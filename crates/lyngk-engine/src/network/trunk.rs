//! The part of the network in which stacks take each other in: nearly all of its work, in whole numbers.
//!
//! Rows are 16-bit numbers with a fixed point, of which a processor multiplies sixteen at once, and sums of whole numbers are the
//! same on every machine. A row has `B` blocks of sixteen.

use std::array::from_fn;

use bytemuck::{cast, cast_slice};
use lyngk_rules::{Point, Points};
use wide::{i16x8, i16x16, i32x8};

use super::NetworkInputs;
use super::kernel::Kernel;
use super::layers::Affine;

/// Numbers in a block.
pub(super) const BLOCK: usize = 16;
/// A row of numbers.
pub(super) type Row<const B: usize> = [i16x16; B];
/// A row for each point.
pub(super) type Rows<const B: usize> = [Row<B>; Point::COUNT];
/// A sum for each number of a row, in the same order.
pub(super) type Sums<const B: usize> = [[i32x8; 2]; B];
/// For each stack: those next to it, those it could land on, those that could land on it.
type Around<const B: usize> = [[Row<B>; 3]; Point::COUNT];

/// So many rows are worked on at once.
pub(super) const GROUP: usize = 4;

/// What a one is in a row, as a power of two; in weights; in the sums of both.
const ROW_BITS: u32 = 8;
const WEIGHT_BITS: u32 = 11;
const SUM_BITS: u32 = ROW_BITS + WEIGHT_BITS;
/// The most that a number of a row can be.
const MOST: i16 = (1 << MOST_BITS) - 1;
const MOST_BITS: u32 = 14;
// No sum overflows. It has 31 bits beside its sign, which are 64 times `MOST` weighed by one, 2^14 · 2^11. Of these 64 the weights have at most
// 48, what is shared by all stacks 15, and the last is far more than is rounded up: half a unit for each of at most 256 weights, 1/16 in all.
/// How heavy the weights of an output can be in all, each as much as its input can be of the most.
const HEAVIEST: f32 = 48.0;
/// The most and the least that is shared.
const MOST_SHARED: f32 = 15.0 * (1 << (MOST_BITS + WEIGHT_BITS)) as f32;
/// How much of the most the inputs can be: the stack itself; those next to it, which are saturated sums shifted by 2; landings both
/// ways, by 3.
const PARTS: [f32; 4] = [1.0, 0.5, 0.25, 0.25];

/// What comes before the heads.
#[derive(Clone, Debug)]
pub(super) struct Trunk<const B: usize> {
    stacks: Vec<Row<B>>,
    global: Vec<Row<B>>,
    bias: Row<B>,
    layers: Vec<Layer<B>>,
}

#[derive(Clone, Debug)]
struct Layer<const B: usize> {
    /// For each two inputs, their weights side by side for each output. Inputs are the stack itself and what is around it.
    weights: Vec<[[i16x16; 2]; B]>,
    /// What all stacks together say to each, and the constant.
    pool: Affine<MAX_WIDTH>,
}

/// The numbers of a layer as they are in a file.
pub(super) struct TrunkLayerWeights<'a> {
    /// By outputs.
    pub(super) around: &'a [f32],
    pub(super) bias: &'a [f32],
    pub(super) pool: Affine<MAX_WIDTH>,
}

impl<const B: usize> Trunk<B> {
    pub(super) fn new(stacks: &[f32], global: &[f32], bias: &[f32], layers: Vec<TrunkLayerWeights>) -> Trunk<B> {
        let rows = |numbers: &[f32]| numbers.chunks(BLOCK * B).map(row).collect();
        let layers = layers.into_iter().map(Layer::new).collect();
        Trunk { stacks: rows(stacks), global: rows(global), bias: row(bias), layers }
    }

    /// Looks at a position: what each stack comes to. Rows of points without a stack are left alone.
    pub(super) fn look(&self, inputs: &NetworkInputs, rows: &mut Rows<B>) {
        self.look_by(Kernel::fastest(), inputs, rows);
    }

    /// The same by any kernel.
    #[inline]
    pub(super) fn look_by(&self, kernel: Kernel, inputs: &NetworkInputs, rows: &mut Rows<B>) {
        let mut around = [[[i16x16::ZERO; B]; 3]; Point::COUNT];
        let mut shared = self.bias;
        add_marked(&mut shared, inputs.global, &self.global);
        for point in inputs.occupied {
            let mut row = shared;
            add_marked(&mut row, inputs.stacks[point.index()], &self.stacks);
            rows[point.index()] = row.map(|block| block.max(i16x16::ZERO).min(i16x16::splat(MOST)));
        }
        for layer in &self.layers {
            let with = gather(inputs, rows, &mut around);
            layer.step(kernel, inputs, rows, &around, with);
        }
    }
}

impl<const B: usize> Layer<B> {
    fn new(numbers: TrunkLayerWeights) -> Layer<B> {
        let TrunkLayerWeights { around, bias, mut pool } = numbers;
        pool.add_to_bias(bias);
        let inputs = 4 * BLOCK * B;
        let weights = |output: usize| &around[output * inputs..][..inputs];
        // Weights that could make sums overflow are no use; they are made lighter.
        let lighter: Vec<f32> = (0..BLOCK * B).map(|output| (HEAVIEST / heaviness(weights(output))).min(1.0)).collect();
        let pair = |n: usize, output: usize| {
            [2 * n, 2 * n + 1].map(|input| fixed(weights(output)[input] * lighter[output], WEIGHT_BITS))
        };
        let eight = |n: usize, first: usize| {
            let pairs: [[i16; 2]; 8] = from_fn(|output| pair(n, first + output));
            cast(pairs)
        };
        let block = |n: usize| from_fn(|b| [eight(n, BLOCK * b), eight(n, BLOCK * b + 8)]);
        Layer { weights: (0..inputs / 2).map(block).collect(), pool }
    }

    /// Adds to each row what comes of it, of what surrounds it, and of all together. Only some have something around them.
    #[inline]
    fn step(&self, kernel: Kernel, inputs: &NetworkInputs, rows: &mut Rows<B>, around: &Around<B>, with: [Points; 3]) {
        let mut sums = [self.shared(inputs, rows); Point::COUNT];
        let mut parts = self.weights.chunks_exact(BLOCK * B / 2);
        kernel.take_in(&mut sums, inputs.occupied, |at| &rows[at], parts.next().unwrap_or_default());
        for ((part, points), weights) in with.into_iter().enumerate().zip(parts) {
            kernel.take_in(&mut sums, points, |at| &around[at][part], weights);
        }
        for point in inputs.occupied {
            raise(&mut rows[point.index()], &sums[point.index()]);
        }
    }

    /// What is the same for all stacks.
    fn shared(&self, inputs: &NetworkInputs, rows: &Rows<B>) -> Sums<B> {
        let mut sums = [[i32x8::ZERO; 2]; B];
        let said = self.pool.apply(&pooled(inputs.occupied, rows, 1.0 / 16.0));
        // Half a unit more makes rounding out of what cuts off later.
        let within = |sum: f32| sum.clamp(-MOST_SHARED, MOST_SHARED) as i32;
        let fix = |sum: f32| within(sum * (1 << SUM_BITS) as f32) + (1 << (WEIGHT_BITS - 1));
        for (eight, numbers) in sums.as_flattened_mut().iter_mut().zip(said.as_chunks::<8>().0) {
            *eight = i32x8::new(numbers.map(fix));
        }
        sums
    }
}

/// More than any row has.
pub(super) const MAX_WIDTH: usize = 64;

/// What some stacks have come to, together, as real numbers.
#[inline]
pub(super) fn pooled<const B: usize>(points: Points, rows: &Rows<B>, by: f32) -> [f32; MAX_WIDTH] {
    let mut sums = [[i32x8::ZERO; 2]; B];
    for point in points {
        for (sum, block) in sums.iter_mut().zip(&rows[point.index()]) {
            let [low, high]: [[i16; 8]; 2] = cast(*block);
            sum[0] += i32x8::new(low.map(i32::from));
            sum[1] += i32x8::new(high.map(i32::from));
        }
    }
    let mut pooled = [0.0; MAX_WIDTH];
    let by = by / (1 << ROW_BITS) as f32;
    for (number, sum) in pooled.iter_mut().zip(sums.as_flattened().iter().flat_map(|eight| eight.to_array())) {
        *number = sum as f32 * by;
    }
    pooled
}

/// A row as real numbers.
#[inline]
pub(super) fn real<const B: usize>(row: &Row<B>) -> [f32; MAX_WIDTH] {
    let mut numbers = [0.0; MAX_WIDTH];
    for (number, &fixed) in numbers.iter_mut().zip(cast_slice::<i16x16, i16>(row)) {
        *number = f32::from(fixed) / (1 << ROW_BITS) as f32;
    }
    numbers
}

fn row<const B: usize>(numbers: &[f32]) -> Row<B> {
    from_fn(|b| i16x16::new(from_fn(|n| fixed(numbers.get(BLOCK * b + n).copied().unwrap_or_default(), ROW_BITS))))
}

/// How much of the most the inputs of an output can come to.
fn heaviness(weights: &[f32]) -> f32 {
    let parts = weights.chunks(weights.len() / PARTS.len()).zip(PARTS);
    parts.map(|(part, counts)| counts * part.iter().map(|weight| weight.abs()).sum::<f32>()).sum()
}

/// A number with a fixed point.
fn fixed(number: f32, bits: u32) -> i16 {
    (number * (1 << bits) as f32).round() as i16
}

/// Adds what is positive in sums to a row.
#[inline]
fn raise<const B: usize>(row: &mut Row<B>, sums: &Sums<B>) {
    for (block, sums) in row.iter_mut().zip(sums) {
        // What does not fit into 16 bits is more than the most, or less than nothing.
        let more: i16x16 = cast(sums.map(|sum| i16x8::from_i32x8_saturate(sum >> WEIGHT_BITS as i32)));
        *block = block.saturating_add(more.max(i16x16::ZERO)).min(i16x16::splat(MOST));
    }
}

/// The points of a set, several at a time; the last time as many as there are.
pub(super) fn groups(points: Points) -> impl Iterator<Item = ([usize; GROUP], usize)> {
    let mut points = points.iter().map(Point::index);
    std::iter::from_fn(move || {
        let mut group = [points.next()?; GROUP];
        let mut count = 1;
        for (at, point) in group[1..].iter_mut().zip(&mut points) {
            *at = point;
            count += 1;
        }
        Some((group, count))
    })
}

/// Takes in what surrounds each stack. Gives the stacks of which there is something next to them, to land on, and that could land on them.
#[inline]
fn gather<const B: usize>(inputs: &NetworkInputs, rows: &Rows<B>, around: &mut Around<B>) -> [Points; 3] {
    let mut with = [Points::EMPTY; 3];
    for point in inputs.occupied {
        // Half a unit more makes rounding out of what cuts off later.
        around[point.index()][2] = [i16x16::splat(4); B];
    }
    for point in inputs.occupied {
        let (mut near, mut onto) = ([i16x16::splat(2); B], [i16x16::splat(4); B]);
        for (part, points) in [inputs.near[point.index()], inputs.landings[point.index()]].into_iter().enumerate() {
            if !points.is_empty() {
                with[part].insert(point);
            }
        }
        with[2] |= inputs.landings[point.index()];
        for next in inputs.near[point.index()] {
            add(&mut near, &rows[next.index()]);
        }
        for to in inputs.landings[point.index()] {
            add(&mut onto, &rows[to.index()]);
            add(&mut around[to.index()][2], &rows[point.index()]);
        }
        around[point.index()][0] = near.map(|sum| sum >> 2);
        around[point.index()][1] = onto.map(|sum| sum >> 3);
    }
    for point in inputs.occupied {
        let from = &mut around[point.index()][2];
        *from = from.map(|sum| sum >> 3);
    }
    with
}

#[inline]
fn add_marked<const B: usize>(sum: &mut Row<B>, mut bits: u64, table: &[Row<B>]) {
    while bits != 0 {
        let row = bits.trailing_zeros() as usize;
        bits &= bits - 1;
        add(sum, &table[row]);
    }
}

#[inline]
fn add<const B: usize>(sum: &mut Row<B>, row: &Row<B>) {
    for (sum, block) in sum.iter_mut().zip(row) {
        *sum = sum.saturating_add(*block);
    }
}
