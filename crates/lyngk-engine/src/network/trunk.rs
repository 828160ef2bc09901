//! Trunk of the network: embeddings of stacks and the layers between them, in quantised integers. Nearly all the work is here.
//!
//! Activations are 16-bit integers with a fixed point, sums are 32-bit accumulators. Integer sums are the same on every machine, and
//! SIMD multiplies sixteen numbers at once. An embedding has `B` blocks of sixteen numbers.

use std::array::from_fn;

use bytemuck::{cast, cast_slice};
use lyngk_rules::{Point, Points};
use wide::{i16x8, i16x16, i32x8};

use super::NetworkInputs;
use super::kernel::Kernel;
use super::layers::Affine;

/// The numbers of a block.
pub(super) const BLOCK: usize = 16;
/// The activations of one stack.
pub(super) type Embedding<const B: usize> = [i16x16; B];
/// An embedding for each point.
pub(super) type Embeddings<const B: usize> = [Embedding<B>; Point::COUNT];
/// 32-bit sums for the numbers of an embedding, in the same order.
pub(super) type Accumulator<const B: usize> = [[i32x8; 2]; B];
/// The messages to each stack: sums of the embeddings next to it, of those it could land on, and of those that could land on it.
type Messages<const B: usize> = [[Embedding<B>; 3]; Point::COUNT];

/// How many embeddings are processed together.
pub(super) const GROUP: usize = 4;

// Quantisation: the fractional bits of activations, of weights, and of their products.
const ACTIVATION_BITS: u32 = 8;
const WEIGHT_BITS: u32 = 11;
const SUM_BITS: u32 = ACTIVATION_BITS + WEIGHT_BITS;
/// Activations are clipped to this.
const MAX_ACTIVATION: i16 = (1 << MAX_ACTIVATION_BITS) - 1;
const MAX_ACTIVATION_BITS: u32 = 14;
// Accumulators do not overflow. They have 31 bits and a sign, which is 64 times the product of `MAX_ACTIVATION` and a weight of one,
// 2^14 · 2^11. Of these 64, the weights of an output take at most 48 and the shared part 15. The last one covers rounding: half a unit
// for each of at most 256 weights, 1/16 in all.
/// The limit for the sum of an output's absolute weights, each times the range of its input.
const MAX_WEIGHT_SUM: f32 = 48.0;
/// The limit for the part that all stacks share.
const MAX_SHARED: f32 = 15.0 * (1 << (MAX_ACTIVATION_BITS + WEIGHT_BITS)) as f32;
/// The range of the inputs relative to `MAX_ACTIVATION`: the stack itself; the message from its neighbours, a saturated sum shifted by 2;
/// the messages along landings, shifted by 3.
const INPUT_RANGES: [f32; 4] = [1.0, 0.5, 0.25, 0.25];

/// The input layer and the layers after it.
#[derive(Clone, Debug)]
pub(super) struct Trunk<const B: usize> {
    stacks: Vec<Embedding<B>>,
    global: Vec<Embedding<B>>,
    bias: Embedding<B>,
    layers: Vec<Layer<B>>,
}

#[derive(Clone, Debug)]
struct Layer<const B: usize> {
    /// The weights of the stack's own embedding and its three messages. Pairs of inputs are interleaved for each output.
    weights: Vec<[[i16x16; 2]; B]>,
    /// The dense layer of the sum over all stacks, with the bias.
    pool: Affine<MAX_WIDTH>,
}

/// The weights of a layer, as in a file.
pub(super) struct TrunkLayerWeights<'a> {
    /// Of the embedding and the messages, by output.
    pub(super) weights: &'a [f32],
    pub(super) bias: &'a [f32],
    pub(super) pool: Affine<MAX_WIDTH>,
}

impl<const B: usize> Trunk<B> {
    pub(super) fn new(stacks: &[f32], global: &[f32], bias: &[f32], layers: Vec<TrunkLayerWeights>) -> Trunk<B> {
        let rows = |numbers: &[f32]| numbers.chunks(BLOCK * B).map(row).collect();
        let layers = layers.into_iter().map(Layer::new).collect();
        Trunk { stacks: rows(stacks), global: rows(global), bias: row(bias), layers }
    }

    /// Computes the embeddings of a position. Those of empty points are left as they are.
    pub(super) fn infer(&self, inputs: &NetworkInputs, embeddings: &mut Embeddings<B>) {
        self.infer_with(Kernel::fastest(), inputs, embeddings);
    }

    /// The same with a given kernel.
    #[inline]
    pub(super) fn infer_with(&self, kernel: Kernel, inputs: &NetworkInputs, embeddings: &mut Embeddings<B>) {
        let mut messages = [[[i16x16::ZERO; B]; 3]; Point::COUNT];
        let mut shared = self.bias;
        add_marked(&mut shared, inputs.global, &self.global);
        for point in inputs.occupied {
            let mut row = shared;
            add_marked(&mut row, inputs.stacks[point.index()], &self.stacks);
            embeddings[point.index()] = row.map(|block| block.max(i16x16::ZERO).min(i16x16::splat(MAX_ACTIVATION)));
        }
        for layer in &self.layers {
            let with = gather(inputs, embeddings, &mut messages);
            layer.apply(kernel, inputs, embeddings, &messages, with);
        }
    }
}

impl<const B: usize> Layer<B> {
    fn new(weights: TrunkLayerWeights) -> Layer<B> {
        let TrunkLayerWeights { weights: all, bias, mut pool } = weights;
        pool.add_to_bias(bias);
        let inputs = 4 * BLOCK * B;
        let weights = |output: usize| &all[output * inputs..][..inputs];
        // Weights that could overflow an accumulator are scaled down.
        let factors: Vec<f32> =
            (0..BLOCK * B).map(|output| (MAX_WEIGHT_SUM / weight_sum(weights(output))).min(1.0)).collect();
        let pair = |n: usize, output: usize| {
            [2 * n, 2 * n + 1].map(|input| fixed(weights(output)[input] * factors[output], WEIGHT_BITS))
        };
        let eight = |n: usize, first: usize| {
            let pairs: [[i16; 2]; 8] = from_fn(|output| pair(n, first + output));
            cast(pairs)
        };
        let block = |n: usize| from_fn(|b| [eight(n, BLOCK * b), eight(n, BLOCK * b + 8)]);
        Layer { weights: (0..inputs / 2).map(block).collect(), pool }
    }

    /// Adds the output of the layer to each embedding (a residual connection). `with` are the stacks that have each kind of message.
    #[inline]
    fn apply(
        &self,
        kernel: Kernel,
        inputs: &NetworkInputs,
        embeddings: &mut Embeddings<B>,
        messages: &Messages<B>,
        with: [Points; 3],
    ) {
        let mut sums = [self.shared(inputs, embeddings); Point::COUNT];
        let mut parts = self.weights.chunks_exact(BLOCK * B / 2);
        kernel.accumulate(&mut sums, inputs.occupied, |at| &embeddings[at], parts.next().unwrap_or_default());
        for ((part, points), weights) in with.into_iter().enumerate().zip(parts) {
            kernel.accumulate(&mut sums, points, |at| &messages[at][part], weights);
        }
        for point in inputs.occupied {
            add_relu(&mut embeddings[point.index()], &sums[point.index()]);
        }
    }

    /// The part of the sums that is the same for all stacks.
    fn shared(&self, inputs: &NetworkInputs, embeddings: &Embeddings<B>) -> Accumulator<B> {
        let mut sums = [[i32x8::ZERO; 2]; B];
        let shared = self.pool.apply(&pooled(inputs.occupied, embeddings, 1.0 / 16.0));
        // Adding half a unit makes the later shift round to nearest.
        let within = |sum: f32| sum.clamp(-MAX_SHARED, MAX_SHARED) as i32;
        let fix = |sum: f32| within(sum * (1 << SUM_BITS) as f32) + (1 << (WEIGHT_BITS - 1));
        for (eight, numbers) in sums.as_flattened_mut().iter_mut().zip(shared.as_chunks::<8>().0) {
            *eight = i32x8::new(numbers.map(fix));
        }
        sums
    }
}

/// The largest width of an embedding.
pub(super) const MAX_WIDTH: usize = 64;

/// The sum of some embeddings, times a factor, in floats.
#[inline]
pub(super) fn pooled<const B: usize>(points: Points, embeddings: &Embeddings<B>, by: f32) -> [f32; MAX_WIDTH] {
    let mut sums = [[i32x8::ZERO; 2]; B];
    for point in points {
        for (sum, block) in sums.iter_mut().zip(&embeddings[point.index()]) {
            let [low, high]: [[i16; 8]; 2] = cast(*block);
            sum[0] += i32x8::new(low.map(i32::from));
            sum[1] += i32x8::new(high.map(i32::from));
        }
    }
    let mut pooled = [0.0; MAX_WIDTH];
    let by = by / (1 << ACTIVATION_BITS) as f32;
    for (number, sum) in pooled.iter_mut().zip(sums.as_flattened().iter().flat_map(|eight| eight.to_array())) {
        *number = sum as f32 * by;
    }
    pooled
}

/// An embedding in floats.
#[inline]
pub(super) fn real<const B: usize>(row: &Embedding<B>) -> [f32; MAX_WIDTH] {
    let mut numbers = [0.0; MAX_WIDTH];
    for (number, &fixed) in numbers.iter_mut().zip(cast_slice::<i16x16, i16>(row)) {
        *number = f32::from(fixed) / (1 << ACTIVATION_BITS) as f32;
    }
    numbers
}

fn row<const B: usize>(numbers: &[f32]) -> Embedding<B> {
    from_fn(|b| {
        i16x16::new(from_fn(|n| fixed(numbers.get(BLOCK * b + n).copied().unwrap_or_default(), ACTIVATION_BITS)))
    })
}

/// The sum of an output's absolute weights, each times the range of its input.
fn weight_sum(weights: &[f32]) -> f32 {
    let parts = weights.chunks(weights.len() / INPUT_RANGES.len()).zip(INPUT_RANGES);
    parts.map(|(part, counts)| counts * part.iter().map(|weight| weight.abs()).sum::<f32>()).sum()
}

/// Quantises a number.
fn fixed(number: f32, bits: u32) -> i16 {
    (number * (1 << bits) as f32).round() as i16
}

/// Adds the `ReLU` of the sums to an embedding.
#[inline]
fn add_relu<const B: usize>(row: &mut Embedding<B>, sums: &Accumulator<B>) {
    for (block, sums) in row.iter_mut().zip(sums) {
        // What saturates 16 bits is clipped by the ReLU or to the maximum anyway.
        let more: i16x16 = cast(sums.map(|sum| i16x8::from_i32x8_saturate(sum >> WEIGHT_BITS as i32)));
        *block = block.saturating_add(more.max(i16x16::ZERO)).min(i16x16::splat(MAX_ACTIVATION));
    }
}

/// The points of a set in groups, each with the number of its points. The last may have fewer.
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

/// Computes the messages to each stack. Gives the stacks that have each kind of message.
#[inline]
fn gather<const B: usize>(
    inputs: &NetworkInputs,
    embeddings: &Embeddings<B>,
    messages: &mut Messages<B>,
) -> [Points; 3] {
    let mut with = [Points::EMPTY; 3];
    for point in inputs.occupied {
        // Adding half a unit makes the later shift round to nearest.
        messages[point.index()][2] = [i16x16::splat(4); B];
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
            add(&mut near, &embeddings[next.index()]);
        }
        for to in inputs.landings[point.index()] {
            add(&mut onto, &embeddings[to.index()]);
            add(&mut messages[to.index()][2], &embeddings[point.index()]);
        }
        messages[point.index()][0] = near.map(|sum| sum >> 2);
        messages[point.index()][1] = onto.map(|sum| sum >> 3);
    }
    for point in inputs.occupied {
        let from = &mut messages[point.index()][2];
        *from = from.map(|sum| sum >> 3);
    }
    with
}

#[inline]
fn add_marked<const B: usize>(sum: &mut Embedding<B>, mut bits: u64, table: &[Embedding<B>]) {
    while bits != 0 {
        let row = bits.trailing_zeros() as usize;
        bits &= bits - 1;
        add(sum, &table[row]);
    }
}

#[inline]
fn add<const B: usize>(sum: &mut Embedding<B>, row: &Embedding<B>) {
    for (sum, block) in sum.iter_mut().zip(row) {
        *sum = sum.saturating_add(*block);
    }
}
