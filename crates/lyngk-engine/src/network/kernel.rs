//! Kernel of the trunk: products of quantised weights and activations, with the best SIMD instructions of the processor.
//!
//! `wide` chooses at compile time: NEON on 64-bit ARM, SIMD in WebAssembly, SSE2 or AVX2 on x86-64, scalar code elsewhere. A default
//! build for x86-64 has SSE2 only, although nearly all processors have AVX2, which is twice as wide. So AVX2 is detected at run time.
//!
//! Only this loop is compiled for both, which halves the time of a search in a default build. Compiling everything for AVX2 saves another
//! fifth, but an AVX2 function around each evaluation does not: what is not inlined into it stays SSE2 (`docs/performance.md`).

use bytemuck::{Pod, cast, cast_slice};
use lyngk_rules::{Point, Points};
use wide::{i16x16, i32x8};

use super::trunk::{Accumulator, Embedding, groups};

/// An implementation. All give the same results.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kernel {
    /// The instructions that `wide` was compiled for.
    Compiled,
    /// AVX2, detected at run time.
    #[cfg(target_arch = "x86_64")]
    Avx2(HasAvx2),
    /// Scalar code with overflow checks: the reference.
    #[cfg(test)]
    Scalar,
}

/// Evidence that this processor has AVX2. Only [`Kernel::fastest`] creates it.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy, Debug)]
pub(super) struct HasAvx2(());

impl Kernel {
    /// The fastest one on this processor. The standard library caches the detection, and builds for AVX2 skip it.
    #[inline]
    pub(super) fn fastest() -> Kernel {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2") {
            return Kernel::Avx2(HasAvx2(()));
        }
        Kernel::Compiled
    }

    /// Adds the products of some inputs and weights to their accumulators.
    #[inline]
    pub(super) fn accumulate<'a, const B: usize>(
        self,
        sums: &mut [Accumulator<B>; Point::COUNT],
        points: Points,
        input: impl Fn(usize) -> &'a Embedding<B>,
        weights: &[[[i16x16; 2]; B]],
    ) {
        match self {
            Kernel::Compiled => accumulate(sums, points, input, weights, |sum: i32x8, pair, weights| {
                sum + weights.dot(cast(i32x8::splat(pair)))
            }),
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2(HasAvx2(())) => {
                // SAFETY: the function requires AVX2 only, and `HasAvx2` is evidence that the processor has it.
                #[allow(unsafe_code)]
                unsafe {
                    accumulate_avx2(sums, points, input, weights);
                }
            }
            #[cfg(test)]
            Kernel::Scalar => accumulate_scalar(sums, points, input, weights),
        }
    }
}

/// The same as [`accumulate`] in scalar code.
#[cfg(test)]
fn accumulate_scalar<'a, const B: usize>(
    sums: &mut [Accumulator<B>; Point::COUNT],
    points: Points,
    input: impl Fn(usize) -> &'a Embedding<B>,
    weights: &[[[i16x16; 2]; B]],
) {
    for at in points.iter().map(Point::index) {
        let sums: &mut [i32] = bytemuck::cast_slice_mut(&mut sums[at]);
        for (pair, weights) in cast_slice::<i16x16, [i16; 2]>(input(at)).iter().zip(weights) {
            for (sum, weights) in sums.iter_mut().zip(cast_slice::<[i16x16; 2], [i16; 2]>(weights)) {
                for (&number, &weight) in pair.iter().zip(weights) {
                    let more = i32::from(number) * i32::from(weight);
                    *sum = sum.checked_add(more).expect("sums do not overflow");
                }
            }
        }
    }
}

/// The same as [`accumulate`] with AVX2.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn accumulate_avx2<'a, const B: usize>(
    sums: &mut [Accumulator<B>; Point::COUNT],
    points: Points,
    input: impl Fn(usize) -> &'a Embedding<B>,
    weights: &[[[i16x16; 2]; B]],
) {
    use std::arch::x86_64::{__m256i, _mm256_add_epi32, _mm256_madd_epi16, _mm256_set1_epi32};
    accumulate(sums, points, input, weights, |sum: __m256i, pair, weights| {
        _mm256_add_epi32(sum, _mm256_madd_epi16(cast(weights), _mm256_set1_epi32(pair)))
    });
}

/// Processes several inputs at a time, so that weights are loaded once for all. `add` multiplies a pair of inputs with their weights and
/// adds the products to eight sums.
// It must be inlined to be compiled for the instructions of its caller.
#[allow(clippy::inline_always)]
#[inline(always)]
fn accumulate<'a, const B: usize, Eight: Pod>(
    sums: &mut [Accumulator<B>; Point::COUNT],
    points: Points,
    input: impl Fn(usize) -> &'a Embedding<B>,
    weights: &[[[i16x16; 2]; B]],
    add: impl Fn(Eight, i32, i16x16) -> Eight,
) {
    for (group, count) in groups(points) {
        let [one, two, three, _] = group;
        match count {
            1 => accumulate_group(sums, [one], &input, weights, &add),
            2 => accumulate_group(sums, [one, two], &input, weights, &add),
            3 => accumulate_group(sums, [one, two, three], &input, weights, &add),
            _ => accumulate_group(sums, group, &input, weights, &add),
        }
    }
}

/// Processes a group of inputs, sixteen outputs at a time so that their sums stay in registers.
#[allow(clippy::inline_always)]
#[inline(always)]
fn accumulate_group<'a, const B: usize, const COUNT: usize, Eight: Pod>(
    sums: &mut [Accumulator<B>; Point::COUNT],
    group: [usize; COUNT],
    input: &impl Fn(usize) -> &'a Embedding<B>,
    weights: &[[[i16x16; 2]; B]],
    add: &impl Fn(Eight, i32, i16x16) -> Eight,
) {
    let inputs = group.map(|at| cast_slice::<i16x16, i32>(input(at)));
    for b in 0..B {
        let mut here: [[Eight; 2]; COUNT] = group.map(|at| cast(sums[at][b]));
        for (n, weights) in weights.iter().enumerate() {
            for row in 0..COUNT {
                for half in 0..2 {
                    here[row][half] = add(here[row][half], inputs[row][n], weights[b][half]);
                }
            }
        }
        for (at, here) in group.into_iter().zip(here) {
            sums[at][b] = cast(here);
        }
    }
}
