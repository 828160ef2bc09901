//! Check for the processor features that the program was compiled for.
//!
//! Without them the program would crash with an illegal instruction. `is_x86_feature_detected!` does not help: it assumes the features
//! that the program was compiled for.

use std::arch::x86_64::{__cpuid, __cpuid_count};

// CPUID leaves: basic, structured extended and extended features.
const FEATURES: u32 = 1;
const EXTENDED_FEATURES: u32 = 7;
const AMD_FEATURES: u32 = 0x8000_0001;

// The features of x86-64-v3: FMA, MOVBE, OSXSAVE, AVX, F16C; BMI1, AVX2, BMI2; LZCNT.
const BASIC: u32 = 1 << 12 | 1 << 22 | 1 << 27 | 1 << 28 | 1 << 29;
const EXTENDED: u32 = 1 << 3 | 1 << 5 | 1 << 8;
const COUNTING: u32 = 1 << 5;

/// The message for a processor without them.
pub(crate) const UNSUPPORTED: &[u8] = b"error: this processor lacks AVX2 or BMI2, which this build of lyngk needs; \
    build it with RUSTFLAGS=\"-C target-cpu=x86-64\" to run it here\n";

/// Whether the processor has all of these features. Nothing that this calls may use them.
pub(crate) fn is_supported() -> bool {
    __cpuid(0).eax >= EXTENDED_FEATURES
        && __cpuid(0x8000_0000).eax >= AMD_FEATURES
        && __cpuid(FEATURES).ecx & BASIC == BASIC
        && __cpuid_count(EXTENDED_FEATURES, 0).ebx & EXTENDED == EXTENDED
        && __cpuid(AMD_FEATURES).ecx & COUNTING == COUNTING
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_processor_that_runs_this_test_is_supported() {
        assert!(super::is_supported());
    }
}
