//! The trunk's products, which are most of what the network does, by the best that the processor has.
//!
//! `wide` chooses when the program is compiled: NEON, which every 64-bit ARM has, SIMD in WebAssembly, SSE2 or AVX2 on x86-64, and plain
//! Rust where there is none of them. AVX2 is twice as wide as SSE2, nearly all x86-64 processors have it, and few builds are
//! for it: whoever takes the library into a program of theirs gets SSE2. So on x86-64 it is looked for when the program runs.
//!
//! Only this loop is compiled twice, and halves the time of a search in such builds. A build for AVX2 as a whole takes a fifth less again, but
//! a function for AVX2 around each evaluation does not come near it: what is not inlined into it stays as it was (`docs/performance.md`).

use bytemuck::{Pod, cast, cast_slice};
use lyngk_rules::{Point, Points};
use wide::{i16x16, i32x8};

use super::trunk::{Row, Sums, groups};

/// What makes the products. All make the same.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kernel {
    /// What `wide` was compiled for.
    Compiled,
    /// AVX2, as this processor has it.
    #[cfg(target_arch = "x86_64")]
    Avx2(HasAvx2),
    /// One number after the other, and every sum is checked: the reference.
    #[cfg(test)]
    Plain,
}

/// That this processor has AVX2. Only who has looked can say so.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy, Debug)]
pub(super) struct HasAvx2(());

impl Kernel {
    /// The fastest one here. What was found is remembered by the standard library, and known beforehand in builds for AVX2.
    #[inline]
    pub(super) fn fastest() -> Kernel {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2") {
            return Kernel::Avx2(HasAvx2(()));
        }
        Kernel::Compiled
    }

    /// Adds the numbers of some rows, weighed, to their sums.
    #[inline]
    pub(super) fn take_in<'a, const B: usize>(
        self,
        sums: &mut [Sums<B>; Point::COUNT],
        points: Points,
        input: impl Fn(usize) -> &'a Row<B>,
        weights: &[[[i16x16; 2]; B]],
    ) {
        match self {
            Kernel::Compiled => take_in(sums, points, input, weights, |sum: i32x8, pair, weights| {
                sum + weights.dot(cast(i32x8::splat(pair)))
            }),
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2(HasAvx2(())) => {
                // SAFETY: the function needs AVX2 and nothing else, and the processor has it.
                #[allow(unsafe_code)]
                unsafe {
                    take_in_by_avx2(sums, points, input, weights);
                }
            }
            #[cfg(test)]
            Kernel::Plain => take_in_plainly(sums, points, input, weights),
        }
    }
}

/// The same as [`take_in`] without any haste.
#[cfg(test)]
fn take_in_plainly<'a, const B: usize>(
    sums: &mut [Sums<B>; Point::COUNT],
    points: Points,
    input: impl Fn(usize) -> &'a Row<B>,
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

/// The same as [`take_in`] with other instructions.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn take_in_by_avx2<'a, const B: usize>(
    sums: &mut [Sums<B>; Point::COUNT],
    points: Points,
    input: impl Fn(usize) -> &'a Row<B>,
    weights: &[[[i16x16; 2]; B]],
) {
    use std::arch::x86_64::{__m256i, _mm256_add_epi32, _mm256_madd_epi16, _mm256_set1_epi32};
    take_in(sums, points, input, weights, |sum: __m256i, pair, weights| {
        _mm256_add_epi32(sum, _mm256_madd_epi16(cast(weights), _mm256_set1_epi32(pair)))
    });
}

/// Weighs the numbers of some rows. Several rows at a time, so that weights are fetched once for all. `add` adds to eight sums a pair of
/// inputs, each weighed for itself.
// Becomes part of its caller, for whose processor it is compiled.
#[allow(clippy::inline_always)]
#[inline(always)]
fn take_in<'a, const B: usize, Eight: Pod>(
    sums: &mut [Sums<B>; Point::COUNT],
    points: Points,
    input: impl Fn(usize) -> &'a Row<B>,
    weights: &[[[i16x16; 2]; B]],
    add: impl Fn(Eight, i32, i16x16) -> Eight,
) {
    for (group, count) in groups(points) {
        let [one, two, three, _] = group;
        match count {
            1 => take_in_some(sums, [one], &input, weights, &add),
            2 => take_in_some(sums, [one, two], &input, weights, &add),
            3 => take_in_some(sums, [one, two, three], &input, weights, &add),
            _ => take_in_some(sums, group, &input, weights, &add),
        }
    }
}

/// Weighs the numbers of so many rows, by pairs of inputs: sixteen outputs at a time, so that their sums stay in registers.
#[allow(clippy::inline_always)]
#[inline(always)]
fn take_in_some<'a, const B: usize, const COUNT: usize, Eight: Pod>(
    sums: &mut [Sums<B>; Point::COUNT],
    group: [usize; COUNT],
    input: &impl Fn(usize) -> &'a Row<B>,
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
