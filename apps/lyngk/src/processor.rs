//! Whether the processor has what the program was compiled for.
//!
//! One without would stop somewhere with an illegal instruction, and nobody would know why. The standard library's own detection is of no
//! use here: it takes for granted what the program was compiled for.

use std::arch::x86_64::{__cpuid, __cpuid_count};

/// The first leaf with more than the oldest processors tell, and that of additions by others than Intel.
const FEATURES: u32 = 1;
const MORE_FEATURES: u32 = 7;
const ADDITIONS: u32 = 0x8000_0001;

// FMA, MOVBE, OSXSAVE, AVX, F16C; BMI1, AVX2, BMI2; LZCNT: what x86-64-v3 adds.
const BASIC: u32 = 1 << 12 | 1 << 22 | 1 << 27 | 1 << 28 | 1 << 29;
const EXTENDED: u32 = 1 << 3 | 1 << 5 | 1 << 8;
const COUNTING: u32 = 1 << 5;

/// What to say where it does not.
pub(crate) const TOO_OLD: &[u8] = b"error: this processor lacks AVX2 or BMI2, for which lyngk was built; \
    build it with RUSTFLAGS=\"-C target-cpu=x86-64\" to run it here\n";

/// Whether the processor has all of it. Nothing that this calls may need what it asks for.
pub(crate) fn is_able() -> bool {
    __cpuid(0).eax >= MORE_FEATURES
        && __cpuid(0x8000_0000).eax >= ADDITIONS
        && __cpuid(FEATURES).ecx & BASIC == BASIC
        && __cpuid_count(MORE_FEATURES, 0).ebx & EXTENDED == EXTENDED
        && __cpuid(ADDITIONS).ecx & COUNTING == COUNTING
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_processor_that_runs_this_test_is_able_to() {
        assert!(super::is_able());
    }
}
