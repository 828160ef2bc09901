//! Trunk of the network: embeddings of stacks and the layers between them, in quantised integers. Nearly all the work is here.
//!
//! Activations are 16-bit integers with a fixed point. They are rounded to 8 bits where they are multiplied with 8-bit weights; the sums are
//! 32-bit accumulators. Integer sums are the same on every machine, and SIMD adds up to 64 products at once. An embedding has `B` blocks of
//! sixteen numbers.

use std::array::from_fn;
use std::mem::swap;

use bytemuck::cast;
use lyngk_rules::{Point, Points};
use wide::{f32x4, f32x8, i16x8, i16x16, i32x4, i32x8};

use super::NetworkInputs;
use super::kernel::{Kernel, LayerInput, LayerWeights};
use super::layers::Affine;

/// The numbers of a block.
pub(super) const BLOCK: usize = 16;
/// The activations of one stack.
pub(super) type Embedding<const B: usize> = [i16x16; B];
/// An embedding for each point.
pub(super) type Embeddings<const B: usize> = [Embedding<B>; Point::COUNT];
/// 32-bit sums for the numbers of an embedding, in the same order.
pub(super) type Accumulator<const B: usize> = [[i32x8; 2]; B];
/// Floats for the numbers of an embedding, in the same order.
pub(super) type Floats<const B: usize> = [[f32x8; 2]; B];

/// The parts of a layer's input: the embedding of the stack itself and its three messages.
const PARTS: usize = 4;
/// How many embeddings are processed together.
pub(super) const GROUP: usize = 4;

/// The fractional bits of activations.
const ACTIVATION_BITS: u32 = 8;
/// Activations are clipped to this.
const MAX_ACTIVATION: i16 = (1 << 14) - 1;
// The inputs of a layer are rounded to 8 bits, without a sign, and so are weights, with one. Sums cannot overflow, and are exact as
// floats: at most 256 · 255 · 127, less than 2^23.
/// The fractional bits of each part of a layer's input: the stack itself and its messages.
const INPUT_BITS: [u32; PARTS] = [4, 5, 5, 5];
/// Inputs are clipped to this.
const MAX_INPUT: i16 = u8::MAX as i16;
/// The largest absolute weight.
const MAX_WEIGHT: f32 = i8::MAX as f32;
/// By how many bits the sum of each part is shifted. The sum of the neighbours is divided by 4, those of both kinds of landings by 8.
const SHIFTS: [u32; PARTS] = [
    ACTIVATION_BITS - INPUT_BITS[0],
    ACTIVATION_BITS - INPUT_BITS[1] + 2,
    ACTIVATION_BITS - INPUT_BITS[2] + 3,
    ACTIVATION_BITS - INPUT_BITS[3] + 3,
];

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
    /// The weights of the stack's own embedding and its three messages. A unit of an output is one of an activation.
    around: Quantised<B>,
    /// The dense layer of the sum over all stacks, by input, and its bias with that of the layer. In units of activations.
    pool: Vec<Floats<B>>,
    bias: Floats<B>,
}

/// Weights that are rounded to 8 bits, with `O` blocks of outputs.
#[derive(Clone, Debug)]
pub(super) struct Quantised<const O: usize> {
    weights: LayerWeights<O>,
    /// Value of one unit of each sum.
    scales: Floats<O>,
}

impl<const O: usize> Quantised<O> {
    /// Weights by output and input, for a unit of the input.
    pub(super) fn new(inputs: usize, weight: impl Fn(usize, usize) -> f32) -> Quantised<O> {
        // Each output has a scale of its own, so that its largest weight uses all bits.
        let largest = |output| (0..inputs).fold(f32::MIN_POSITIVE, |most, input| most.max(weight(output, input).abs()));
        let scales: Vec<f32> = (0..BLOCK * O).map(|output| largest(output) / MAX_WEIGHT).collect();
        let quantised = |output: usize, input: usize| (weight(output, input) / scales[output]).round() as i8;
        Quantised { weights: LayerWeights::new(inputs, quantised), scales: floats(&scales) }
    }

    /// The outputs for eight sums.
    #[inline]
    fn outputs(&self, sums: &Accumulator<O>, block: usize, half: usize) -> f32x8 {
        to_floats(sums[block][half]) * self.scales[block][half]
    }
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
        // Layers read one array and write the other. The last one writes the result.
        let mut other = [[i16x16::ZERO; B]; Point::COUNT];
        let (mut before, mut after) = (&mut other, embeddings);
        if self.layers.len().is_multiple_of(2) {
            swap(&mut before, &mut after);
        }
        let mut shared = self.bias;
        add_marked(&mut shared, inputs.global, &self.global);
        for point in inputs.occupied {
            let mut row = shared;
            add_marked(&mut row, inputs.stacks[point.index()], &self.stacks);
            before[point.index()] = row.map(|block| block.max(i16x16::ZERO).min(i16x16::splat(MAX_ACTIVATION)));
        }
        let order = order(inputs);
        let stacks = &order[..inputs.occupied.len()];
        for layer in &self.layers {
            let shared = layer.shared(inputs, before);
            let input = |place: usize, input: &mut LayerInput<B, PARTS>| gather(inputs, stacks[place], before, input);
            kernel.multiply(&layer.around.weights, stacks.len(), input, |place, sums| {
                layer.add_relu(&before[stacks[place]], sums, &shared, &mut after[stacks[place]]);
            });
            swap(&mut before, &mut after);
        }
    }
}

/// Applies weights and a bias to the embeddings of some points, rounded to 8 bits. `finish` gets the outputs of each.
#[inline]
pub(super) fn apply_to_embeddings<const B: usize, const O: usize>(
    weights: &Quantised<O>,
    bias: &Floats<O>,
    points: Points,
    embeddings: &Embeddings<B>,
    mut finish: impl FnMut(usize, Floats<O>),
) {
    let (mut at, mut shifts) = ([0; Point::COUNT], [0; Point::COUNT]);
    for ((at, shift), point) in at.iter_mut().zip(&mut shifts).zip(points) {
        *at = point.index();
        *shift = fitting_shift(&embeddings[*at]);
    }
    let input = |place: usize, input: &mut LayerInput<B, 1>| {
        input.has[0] = true;
        input.parts[0] = rounded(&embeddings[at[place]], shifts[place]);
    };
    Kernel::fastest().multiply(&weights.weights, points.len(), input, |place, sums| {
        let unit = f32x8::splat((1 << shifts[place]) as f32 / (1 << ACTIVATION_BITS) as f32);
        let outputs = |block, half| weights.outputs(sums, block, half) * unit + bias[block][half];
        finish(at[place], from_fn(|block| from_fn(|half| outputs(block, half))));
    });
}

/// By how many bits an embedding is shifted to be rounded to 8 bits. Nothing is clipped, whatever the size of its numbers.
#[inline]
fn fitting_shift<const B: usize>(embedding: &Embedding<B>) -> u32 {
    let largest = embedding.iter().fold(i16x16::ZERO, |most, block| most.max(*block));
    let most = largest.to_array().into_iter().fold(0, i16::max);
    (i16::BITS - most.leading_zeros()).saturating_sub(u8::BITS).max(1)
}

impl<const B: usize> Layer<B> {
    fn new(weights: TrunkLayerWeights) -> Layer<B> {
        let TrunkLayerWeights { weights: all, bias, mut pool } = weights;
        pool.add_to_bias(bias);
        let inputs = PARTS * BLOCK * B;
        // A weight for a unit of its input, in units of activations.
        let weight = |output: usize, input: usize| {
            let unit = 1 << (ACTIVATION_BITS - INPUT_BITS[input / (BLOCK * B)]);
            all[output * inputs + input] * unit as f32
        };
        let units = |row: &[f32; MAX_WIDTH]| floats(&row.map(|number| number * (1 << ACTIVATION_BITS) as f32));
        let (pool, bias) = pool.into_parts();
        Layer { around: Quantised::new(inputs, weight), pool: pool.iter().map(units).collect(), bias: units(&bias) }
    }

    /// The part of the outputs that is the same for all stacks, in units of activations.
    #[inline]
    fn shared(&self, inputs: &NetworkInputs, embeddings: &Embeddings<B>) -> Floats<B> {
        let mut sums = self.bias;
        for (number, weights) in pooled(inputs.occupied, embeddings, 1.0 / 16.0).into_iter().zip(&self.pool) {
            for (sum, weights) in sums.as_flattened_mut().iter_mut().zip(weights.as_flattened()) {
                *sum += f32x8::splat(number) * *weights;
            }
        }
        // Adding half a unit makes the later conversion round to nearest.
        sums.map(|block| block.map(|sum| sum + f32x8::splat(0.5)))
    }

    /// Writes the sum of an embedding and the output of the layer, the `ReLU` of the sums and the shared part (a residual connection).
    #[inline]
    fn add_relu(&self, row: &Embedding<B>, sums: &Accumulator<B>, shared: &Floats<B>, result: &mut Embedding<B>) {
        let most = f32x8::splat(MAX_ACTIVATION.into());
        for b in 0..B {
            let more = from_fn(|n| {
                let output = self.around.outputs(sums, b, n) + shared[b][n];
                i16x8::from_i32x8_saturate(output.fast_max(f32x8::ZERO).fast_min(most).fast_trunc_int())
            });
            result[b] = row[b].saturating_add(cast::<[i16x8; 2], _>(more)).min(i16x16::splat(MAX_ACTIVATION));
        }
    }
}

/// The points with stacks. Those with the same kinds of messages are adjacent, so that the kernel can skip the others for whole groups.
fn order(inputs: &NetworkInputs) -> [usize; Point::COUNT] {
    let has = |sets: &[Points; Point::COUNT]| -> Points {
        inputs.occupied.iter().filter(|point| !sets[point.index()].is_empty()).collect()
    };
    let (onto, from) = (has(&inputs.landings), has(&inputs.landers));
    let classes = [onto & from, onto - from, from - onto, inputs.occupied - onto - from];
    let mut order = [0; Point::COUNT];
    for (place, point) in order.iter_mut().zip(classes.into_iter().flatten()) {
        *place = point.index();
    }
    order
}

/// Computes the input of a layer for the stack on a point: its own embedding and its messages, rounded to 8 bits.
#[inline]
fn gather<const B: usize>(
    inputs: &NetworkInputs,
    at: usize,
    embeddings: &Embeddings<B>,
    input: &mut LayerInput<B, PARTS>,
) {
    input.has[0] = true;
    input.parts[0] = rounded(&embeddings[at], SHIFTS[0]);
    for (part, points) in (1..).zip([inputs.near[at], inputs.landings[at], inputs.landers[at]]) {
        let mut sum = [i16x16::ZERO; B];
        for next in points {
            add(&mut sum, &embeddings[next.index()]);
        }
        input.parts[part] = rounded(&sum, SHIFTS[part]);
        input.has[part] = !points.is_empty();
    }
}

/// Activations, or sums of them, in 8 bits: shifted by this many, rounded to nearest, and clipped.
#[inline]
fn rounded<const B: usize>(numbers: &Embedding<B>, shift: u32) -> Embedding<B> {
    let half = i16x16::splat(1 << (shift - 1));
    numbers.map(|number| (number.saturating_add(half) >> shift).min(i16x16::splat(MAX_INPUT)))
}

/// The largest width of an embedding.
pub(super) const MAX_WIDTH: usize = 64;

/// The sum of some embeddings, times a factor, in floats.
#[inline]
pub(super) fn pooled<const B: usize>(points: Points, embeddings: &Embeddings<B>, by: f32) -> [f32; MAX_WIDTH] {
    let mut sums = [[i32x8::ZERO; 2]; B];
    for point in points {
        for (sum, block) in sums.iter_mut().zip(&embeddings[point.index()]) {
            let [low, high] = cast(*block);
            sum[0] += widened(low);
            sum[1] += widened(high);
        }
    }
    in_reals(&sums, by)
}

/// An embedding in floats.
#[inline]
pub(super) fn real<const B: usize>(row: &Embedding<B>) -> [f32; MAX_WIDTH] {
    in_reals(&row.map(|block| cast::<_, [i16x8; 2]>(block).map(widened)), 1.0)
}

/// `wide` has this for AVX2 only. Elsewhere its halves are faster, and what the compiler makes of arrays.
#[inline]
fn to_floats(numbers: i32x8) -> f32x8 {
    if cfg!(target_arch = "x86_64") {
        f32x8::from_i32x8(numbers)
    } else {
        cast(cast::<_, [i32x4; 2]>(numbers).map(f32x4::from_i32x4))
    }
}

/// Likewise.
#[inline]
fn widened(numbers: i16x8) -> i32x8 {
    if cfg!(target_arch = "x86_64") {
        i32x8::from_i16x8(numbers)
    } else {
        i32x8::new(numbers.to_array().map(i32::from))
    }
}

/// Activations, or sums of them, times a factor, in floats.
#[inline]
fn in_reals<const B: usize>(sums: &Accumulator<B>, by: f32) -> [f32; MAX_WIDTH] {
    let mut reals = [0.0; MAX_WIDTH];
    let unit = f32x8::splat(by / (1 << ACTIVATION_BITS) as f32);
    for (eight, &sum) in reals.as_chunks_mut::<8>().0.iter_mut().zip(sums.as_flattened()) {
        *eight = (to_floats(sum) * unit).to_array();
    }
    reals
}

fn row<const B: usize>(numbers: &[f32]) -> Embedding<B> {
    from_fn(|b| i16x16::new(from_fn(|n| fixed(numbers.get(BLOCK * b + n).copied().unwrap_or_default()))))
}

pub(super) fn floats<const B: usize>(numbers: &[f32]) -> Floats<B> {
    let eight = |first: usize| f32x8::new(from_fn(|n| numbers[first + n]));
    from_fn(|b| [eight(BLOCK * b), eight(BLOCK * b + 8)])
}

/// Quantises an activation.
fn fixed(number: f32) -> i16 {
    (number * (1 << ACTIVATION_BITS) as f32).round() as i16
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
