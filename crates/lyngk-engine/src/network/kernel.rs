//! Kernel of the trunk: products of quantised weights and activations, with the best SIMD instructions of the processor.
//!
//! Weights and inputs have 8 bits. AVX-512 VNNI, detected at run time, multiplies four of them with one instruction for each sum.
//! Without it, they are multiplied as 16-bit numbers: the 8-bit instruction of AVX2 saturates, and WebAssembly has none.
//! `wide` chooses at compile time: NEON on 64-bit ARM, SIMD in WebAssembly, SSE2 or AVX2 on x86-64, scalar code elsewhere. A default
//! build for x86-64 has SSE2 only, although nearly all processors have AVX2, which is twice as wide. So AVX2 is detected at run time, too.
//!
//! Only this loop is compiled for all of them, which halves the time of a search in a default build. Compiling everything for AVX2 saves another
//! fifth, but an AVX2 function around each evaluation does not: what is not inlined into it stays SSE2 (`docs/performance.md`).

use std::array::from_fn;

#[cfg(target_arch = "x86_64")]
use bytemuck::cast_slice_mut;
use bytemuck::{Pod, Zeroable, cast, cast_slice};
#[cfg(target_arch = "x86_64")]
use wide::{i8x64, u8x16};
use wide::{i16x16, i32x8};

use super::trunk::{Accumulator, BLOCK, Embedding, GROUP};

/// The input of a layer for one stack, in `P` parts of `B` blocks.
#[derive(Clone, Copy, Debug)]
pub(super) struct LayerInput<const B: usize, const P: usize> {
    /// Numbers from 0 to 255.
    pub(super) parts: [Embedding<B>; P],
    /// Whether each part may be other than zero.
    pub(super) has: [bool; P],
}

impl<const B: usize, const P: usize> LayerInput<B, P> {
    const ZERO: LayerInput<B, P> = LayerInput { parts: [[i16x16::ZERO; B]; P], has: [false; P] };
}

/// The weights of sixteen outputs for a pair of 16-bit inputs, interleaved.
type PairWeights = [i16x16; 2];
/// The weights of sixteen outputs for four 8-bit inputs, interleaved.
#[cfg(target_arch = "x86_64")]
type QuadWeights = i8x64;

/// The weights of a layer with `O` blocks of outputs.
#[derive(Clone, Debug)]
pub(super) struct LayerWeights<const O: usize> {
    /// For each pair of inputs, part by part: the weights by block of outputs.
    pairs: Vec<[PairWeights; O]>,
    /// The same for fours.
    #[cfg(target_arch = "x86_64")]
    quads: Vec<[QuadWeights; O]>,
}

impl<const O: usize> LayerWeights<O> {
    /// Weights by output and input.
    pub(super) fn new(inputs: usize, weight: impl Fn(usize, usize) -> i8) -> LayerWeights<O> {
        let pair = |first_input: usize, b: usize| -> PairWeights {
            let eight = |first: usize| -> [[i16; 2]; 8] {
                from_fn(|n| from_fn(|i| weight(BLOCK * b + first + n, first_input + i).into()))
            };
            [cast(eight(0)), cast(eight(8))]
        };
        #[cfg(target_arch = "x86_64")]
        let quad = |first_input: usize, b: usize| -> QuadWeights {
            let sixteen: [[i8; 4]; BLOCK] = from_fn(|n| from_fn(|i| weight(BLOCK * b + n, first_input + i)));
            cast(sixteen)
        };
        LayerWeights {
            pairs: (0..inputs).step_by(2).map(|input| from_fn(|b| pair(input, b))).collect(),
            #[cfg(target_arch = "x86_64")]
            quads: (0..inputs).step_by(4).map(|input| from_fn(|b| quad(input, b))).collect(),
        }
    }
}

/// An implementation. All give the same results.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kernel {
    /// The instructions that `wide` was compiled for.
    Compiled,
    /// AVX2, detected at run time.
    #[cfg(target_arch = "x86_64")]
    Avx2(HasAvx2),
    /// AVX-512 VNNI, detected at run time.
    #[cfg(target_arch = "x86_64")]
    Vnni(HasVnni),
    /// Scalar code with overflow checks: the reference.
    #[cfg(test)]
    Scalar,
}

/// Evidence that this processor has AVX2. Only [`Kernel::avx2`] creates it.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy, Debug)]
pub(super) struct HasAvx2(());

/// Evidence that this processor has AVX-512 VNNI. Only [`Kernel::vnni`] creates it.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy, Debug)]
pub(super) struct HasVnni(());

impl Kernel {
    /// The fastest one on this processor. The standard library caches the detection, and builds for AVX2 skip it.
    #[inline]
    pub(super) fn fastest() -> Kernel {
        #[cfg(target_arch = "x86_64")]
        {
            if let Some(kernel) = Kernel::vnni().or_else(Kernel::avx2) {
                return kernel;
            }
        }
        Kernel::Compiled
    }

    #[cfg(target_arch = "x86_64")]
    #[inline]
    fn avx2() -> Option<Kernel> {
        is_x86_feature_detected!("avx2").then_some(Kernel::Avx2(HasAvx2(())))
    }

    #[cfg(target_arch = "x86_64")]
    #[inline]
    fn vnni() -> Option<Kernel> {
        let has_vnni = is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vnni");
        has_vnni.then_some(Kernel::Vnni(HasVnni(())))
    }

    /// All that this processor can run.
    #[cfg(test)]
    pub(super) fn all() -> Vec<Kernel> {
        let mut kernels = vec![Kernel::Compiled, Kernel::Scalar];
        #[cfg(target_arch = "x86_64")]
        kernels.extend([Kernel::avx2(), Kernel::vnni()].into_iter().flatten());
        kernels
    }

    /// Multiplies inputs with weights. `input` writes the input for each place, `finish` gets its sums.
    #[inline]
    pub(super) fn multiply<const B: usize, const P: usize, const O: usize>(
        self,
        weights: &LayerWeights<O>,
        places: usize,
        input: impl Fn(usize, &mut LayerInput<B, P>),
        finish: impl FnMut(usize, &Accumulator<O>),
    ) {
        match self {
            Kernel::Compiled => {
                let add = |sums: [i32x8; 2], pair, weights: &PairWeights| {
                    let pair = cast(i32x8::splat(pair));
                    [sums[0] + weights[0].dot(pair), sums[1] + weights[1].dot(pair)]
                };
                multiply::<B, P, O, 1, _, _>(&weights.pairs, places, input, add, finish);
            }
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2(HasAvx2(())) => {
                // SAFETY: the function requires AVX2 only, and `HasAvx2` is evidence that the processor has it.
                #[allow(unsafe_code)]
                unsafe {
                    multiply_avx2(weights, places, input, finish);
                }
            }
            #[cfg(target_arch = "x86_64")]
            Kernel::Vnni(HasVnni(())) => {
                // SAFETY: `HasVnni` is evidence that the processor has what the function requires.
                #[allow(unsafe_code)]
                unsafe {
                    multiply_vnni(weights, places, input, finish);
                }
            }
            #[cfg(test)]
            Kernel::Scalar => multiply_scalar(weights, places, input, finish),
        }
    }
}

/// The same as [`multiply`] in scalar code.
#[cfg(test)]
fn multiply_scalar<const B: usize, const P: usize, const O: usize>(
    weights: &LayerWeights<O>,
    places: usize,
    input: impl Fn(usize, &mut LayerInput<B, P>),
    mut finish: impl FnMut(usize, &Accumulator<O>),
) {
    let mut inputs = LayerInput::ZERO;
    for place in 0..places {
        input(place, &mut inputs);
        let mut sums = [[0; BLOCK]; O];
        let numbers = inputs.parts.as_flattened().iter().flat_map(|block| block.to_array());
        for (input, number) in numbers.enumerate() {
            for (sums, weights) in sums.iter_mut().zip(&weights.pairs[input / 2]) {
                let weights: [[i16; 2]; BLOCK] = cast(*weights);
                for (sum, weights) in sums.iter_mut().zip(weights) {
                    let more = i32::from(number) * i32::from(weights[input % 2]);
                    *sum = i32::checked_add(*sum, more).expect("sums do not overflow");
                }
            }
        }
        finish(place, &sums.map(cast));
    }
}

/// The same as [`multiply`] with AVX2.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn multiply_avx2<const B: usize, const P: usize, const O: usize>(
    weights: &LayerWeights<O>,
    places: usize,
    input: impl Fn(usize, &mut LayerInput<B, P>),
    finish: impl FnMut(usize, &Accumulator<O>),
) {
    use std::arch::x86_64::{__m256i, _mm256_add_epi32, _mm256_madd_epi16, _mm256_set1_epi32};
    let add = |sums: [__m256i; 2], pair, weights: &PairWeights| {
        let pair = _mm256_set1_epi32(pair);
        let add = |sum, weights| _mm256_add_epi32(sum, _mm256_madd_epi16(cast(weights), pair));
        [add(sums[0], weights[0]), add(sums[1], weights[1])]
    };
    multiply::<B, P, O, 1, _, _>(&weights.pairs, places, input, add, finish);
}

/// The same as [`multiply`] with AVX-512 VNNI: one instruction multiplies and adds, without saturation.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512vnni")]
fn multiply_vnni<const B: usize, const P: usize, const O: usize>(
    weights: &LayerWeights<O>,
    places: usize,
    input: impl Fn(usize, &mut LayerInput<B, P>),
    finish: impl FnMut(usize, &Accumulator<O>),
) {
    use std::arch::x86_64::{__m512i, _mm512_dpbusd_epi32, _mm512_set1_epi32};
    // Narrows the input in place: the bytes of a part fill its first half.
    let input = |place: usize, here: &mut LayerInput<B, P>| {
        input(place, here);
        for part in &mut here.parts {
            let part: &mut [u8x16] = cast_slice_mut(part);
            for b in 0..B {
                part[b] = u8x16::narrow_i16x8(cast(part[2 * b]), cast(part[2 * b + 1]));
            }
        }
    };
    let add =
        |sums: __m512i, quad, weights: &QuadWeights| _mm512_dpbusd_epi32(sums, _mm512_set1_epi32(quad), cast(*weights));
    // There are 32 registers, and it takes ten sums or more to keep the processor busy.
    multiply::<B, P, O, O, _, _>(&weights.quads, places, input, add, finish);
}

/// Processes several inputs at a time, so that weights are loaded once for all, and `W` blocks of outputs at a time. `add` multiplies a
/// word of an input, the numbers that are multiplied at once, with its weights and adds the products to the sixteen sums of a block.
// It must be inlined to be compiled for the instructions of its caller.
#[allow(clippy::inline_always)]
#[inline(always)]
fn multiply<const B: usize, const P: usize, const O: usize, const W: usize, Weights, Sixteen: Pod>(
    weights: &[[Weights; O]],
    places: usize,
    input: impl Fn(usize, &mut LayerInput<B, P>),
    add: impl Fn(Sixteen, i32, &Weights) -> Sixteen,
    mut finish: impl FnMut(usize, &Accumulator<O>),
) {
    // Written and read in place: copies would wait for stores of another size, and in WebAssembly each is a call.
    let mut inputs = [LayerInput::ZERO; GROUP];
    for place in (0..places).step_by(GROUP) {
        let [one, two, three, _] = &mut inputs;
        match places - place {
            1 => multiply_group::<B, P, O, 1, W, _, _>(weights, place, [one], &input, &add, &mut finish),
            2 => multiply_group::<B, P, O, 2, W, _, _>(weights, place, [one, two], &input, &add, &mut finish),
            3 => multiply_group::<B, P, O, 3, W, _, _>(weights, place, [one, two, three], &input, &add, &mut finish),
            _ => {
                multiply_group::<B, P, O, GROUP, W, _, _>(weights, place, inputs.each_mut(), &input, &add, &mut finish);
            }
        }
    }
}

/// Processes a group of inputs. The sums of `W` blocks stay in registers.
#[allow(clippy::inline_always)]
#[inline(always)]
fn multiply_group<
    const B: usize,
    const P: usize,
    const O: usize,
    const COUNT: usize,
    const W: usize,
    Weights,
    Sixteen: Pod,
>(
    weights: &[[Weights; O]],
    first_place: usize,
    mut inputs: [&mut LayerInput<B, P>; COUNT],
    input: &impl Fn(usize, &mut LayerInput<B, P>),
    add: &impl Fn(Sixteen, i32, &Weights) -> Sixteen,
    finish: &mut impl FnMut(usize, &Accumulator<O>),
) {
    for (n, here) in inputs.iter_mut().enumerate() {
        input(first_place + n, here);
    }
    let mut sums: [Accumulator<O>; COUNT] = [[Zeroable::zeroed(); O]; COUNT];
    for first in (0..O).step_by(W) {
        let mut here: [[Sixteen; W]; COUNT] = [[Sixteen::zeroed(); W]; COUNT];
        // One loop over the words of a part: with loops over blocks and words, WebAssembly took three times as long.
        for (part, weights) in weights.chunks_exact(weights.len() / P).enumerate() {
            if !inputs.iter().any(|input| input.has[part]) {
                continue;
            }
            let words: [&[i32]; COUNT] = from_fn(|row| &cast_slice(&inputs[row].parts[part])[..weights.len()]);
            for (n, weights) in weights.iter().enumerate() {
                for row in 0..COUNT {
                    for w in 0..W {
                        here[row][w] = add(here[row][w], words[row][n], &weights[first + w]);
                    }
                }
            }
        }
        for (sums, here) in sums.iter_mut().zip(here) {
            for (w, here) in here.into_iter().enumerate() {
                sums[first + w] = cast(here);
            }
        }
    }
    for (n, sums) in sums.iter().enumerate() {
        finish(first_place + n, sums);
    }
}
