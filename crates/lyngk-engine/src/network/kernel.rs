//! Kernel of the trunk: products of quantised weights and activations, with the best SIMD instructions of the processor.
//!
//! `wide` chooses at compile time: NEON on 64-bit ARM, SIMD in WebAssembly, SSE2 or AVX2 on x86-64, scalar code elsewhere. A default
//! build for x86-64 has SSE2 only, although nearly all processors have AVX2, which is twice as wide. So AVX2 is detected at run time, and
//! AVX-512 VNNI, which needs half the instructions.
//!
//! Only this loop is compiled for all of them, which halves the time of a search in a default build. Compiling everything for AVX2 saves another
//! fifth, but an AVX2 function around each evaluation does not: what is not inlined into it stays SSE2 (`docs/performance.md`).

use std::array::from_fn;

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
    /// The same width with one instruction for products and sums, detected at run time.
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

/// Evidence that this processor has AVX2, and AVX-512 VNNI for vectors of that width. Only [`Kernel::vnni`] creates it.
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
            Kernel::Compiled => {
                accumulate::<B, 1, _>(sums, points, input, weights, |sums: [i32x8; 2], pair, weights| {
                    let pair = cast(i32x8::splat(pair));
                    [sums[0] + weights[0].dot(pair), sums[1] + weights[1].dot(pair)]
                });
            }
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2(HasAvx2(())) => {
                // SAFETY: the function requires AVX2 only, and `HasAvx2` is evidence that the processor has it.
                #[allow(unsafe_code)]
                unsafe {
                    accumulate_avx2(sums, points, input, weights);
                }
            }
            #[cfg(target_arch = "x86_64")]
            Kernel::Vnni(HasVnni(())) => {
                // SAFETY: `HasVnni` is evidence that the processor has what the function requires.
                #[allow(unsafe_code)]
                unsafe {
                    accumulate_vnni(sums, points, input, weights);
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
    accumulate::<B, 1, _>(sums, points, input, weights, |sums: [__m256i; 2], pair, weights| {
        let pair = _mm256_set1_epi32(pair);
        let add = |sum, weights| _mm256_add_epi32(sum, _mm256_madd_epi16(cast(weights), pair));
        [add(sums[0], weights[0]), add(sums[1], weights[1])]
    });
}

/// The same as [`accumulate`] with AVX-512 VNNI: one instruction multiplies and adds, without saturation.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512vnni")]
fn accumulate_vnni<'a, const B: usize>(
    sums: &mut [Accumulator<B>; Point::COUNT],
    points: Points,
    input: impl Fn(usize) -> &'a Embedding<B>,
    weights: &[[[i16x16; 2]; B]],
) {
    use std::arch::x86_64::{__m512i, _mm512_dpwssd_epi32, _mm512_set1_epi32};
    // There are 32 registers, and it takes ten sums or more to keep the processor busy.
    accumulate::<B, B, _>(sums, points, input, weights, |sums: __m512i, pair, weights| {
        _mm512_dpwssd_epi32(sums, cast(weights), _mm512_set1_epi32(pair))
    });
}

/// Processes several inputs at a time, so that weights are loaded once for all, and `W` blocks of outputs at a time. `add` multiplies a
/// pair of inputs with their weights and adds the products to the sixteen sums of a block.
// It must be inlined to be compiled for the instructions of its caller.
#[allow(clippy::inline_always)]
#[inline(always)]
fn accumulate<'a, const B: usize, const W: usize, Sixteen: Pod>(
    sums: &mut [Accumulator<B>; Point::COUNT],
    points: Points,
    input: impl Fn(usize) -> &'a Embedding<B>,
    weights: &[[[i16x16; 2]; B]],
    add: impl Fn(Sixteen, i32, [i16x16; 2]) -> Sixteen,
) {
    for (group, count) in groups(points) {
        let [one, two, three, _] = group;
        match count {
            1 => accumulate_group::<B, 1, W, _>(sums, [one], &input, weights, &add),
            2 => accumulate_group::<B, 2, W, _>(sums, [one, two], &input, weights, &add),
            3 => accumulate_group::<B, 3, W, _>(sums, [one, two, three], &input, weights, &add),
            _ => accumulate_group::<B, 4, W, _>(sums, group, &input, weights, &add),
        }
    }
}

/// Processes a group of inputs. The sums of `W` blocks stay in registers.
#[allow(clippy::inline_always)]
#[inline(always)]
fn accumulate_group<'a, const B: usize, const COUNT: usize, const W: usize, Sixteen: Pod>(
    sums: &mut [Accumulator<B>; Point::COUNT],
    group: [usize; COUNT],
    input: &impl Fn(usize) -> &'a Embedding<B>,
    weights: &[[[i16x16; 2]; B]],
    add: &impl Fn(Sixteen, i32, [i16x16; 2]) -> Sixteen,
) {
    let inputs = group.map(|at| cast_slice::<i16x16, i32>(input(at)));
    for first in (0..B).step_by(W) {
        let mut here: [[Sixteen; W]; COUNT] = group.map(|at| from_fn(|w| cast(sums[at][first + w])));
        for (n, weights) in weights.iter().enumerate() {
            for row in 0..COUNT {
                for w in 0..W {
                    here[row][w] = add(here[row][w], inputs[row][n], weights[first + w]);
                }
            }
        }
        for (at, here) in group.into_iter().zip(here) {
            for (w, here) in here.into_iter().enumerate() {
                sums[at][first + w] = cast(here);
            }
        }
    }
}
