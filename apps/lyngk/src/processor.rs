//! The processor's features, and the program for them.
//!
//! A program that was compiled for newer processors would crash with an illegal instruction on others, so it checks them first.
//! `is_x86_feature_detected!` does not help: it assumes the features that the program was compiled for.
//!
//! A release for x86-64 has two programs: one that every processor can run, and one for x86-64-v3, which searches 1.2 times as fast
//! (docs/performance.md). The first starts the second where it can.

use std::arch::x86_64::{__cpuid, __cpuid_count};
#[cfg(all(unix, any(test, not(target_feature = "avx2"))))]
use std::path::{Path, PathBuf};

// CPUID leaves: basic, structured extended and extended features.
const FEATURES: u32 = 1;
const EXTENDED_FEATURES: u32 = 7;
const AMD_FEATURES: u32 = 0x8000_0001;

// The features of x86-64-v3: FMA, MOVBE, OSXSAVE, AVX, F16C; BMI1, AVX2, BMI2; LZCNT.
const BASIC: u32 = 1 << 12 | 1 << 22 | 1 << 27 | 1 << 28 | 1 << 29;
const EXTENDED: u32 = 1 << 3 | 1 << 5 | 1 << 8;
const COUNTING: u32 = 1 << 5;

/// The message for a processor without them.
#[cfg(target_feature = "avx2")]
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

/// Replaces this program by the one for x86-64-v3, if that is installed and the processor can run it.
#[cfg(all(unix, not(target_feature = "avx2")))]
pub(crate) fn start_faster_program() {
    use std::os::unix::process::CommandExt;
    let program = std::env::current_exe().ok().and_then(|own| faster_program(&own.canonicalize().ok()?));
    if let Some(program) = program.filter(|_| is_supported()) {
        let mut args = std::env::args_os();
        let name = args.next().unwrap_or_else(|| "lyngk".into());
        // It returns only if the other program cannot be started. Then this one goes on.
        let _ = std::process::Command::new(program).arg0(name).args(args).exec();
    }
}

/// The program for x86-64-v3 that was installed with this one: `lib/lyngk/lyngk` beside `bin/lyngk`.
#[cfg(all(unix, any(test, not(target_feature = "avx2"))))]
fn faster_program(own: &Path) -> Option<PathBuf> {
    let bin = own.parent().filter(|folder| folder.ends_with("bin"))?;
    Some(bin.parent()?.join("lib/lyngk/lyngk")).filter(|program| program.is_file())
}

#[cfg(test)]
mod tests {
    #[cfg(target_feature = "avx2")]
    #[test]
    fn the_processor_that_runs_this_test_is_supported() {
        assert!(super::is_supported());
    }

    #[cfg(unix)]
    #[test]
    fn only_a_program_in_bin_has_a_faster_one() -> std::io::Result<()> {
        let folder = tempfile::tempdir()?;
        let own = folder.path().join("bin/lyngk");
        assert_eq!(super::faster_program(&own), None);
        let faster = folder.path().join("lib/lyngk/lyngk");
        std::fs::create_dir_all(folder.path().join("lib/lyngk"))?;
        std::fs::write(&faster, "")?;
        assert_eq!(super::faster_program(&own), Some(faster));
        assert_eq!(super::faster_program(&folder.path().join("lyngk")), None);
        Ok(())
    }
}
