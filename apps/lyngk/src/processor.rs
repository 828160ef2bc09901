//! The processor's features, and the program for them.
//!
//! A program that was compiled for newer processors would crash with an illegal instruction on others, so it checks them first. A release
//! for x86-64 has two programs: one that every processor can run, and one for x86-64-v3, which the first starts where it can. The rules
//! are about twice as fast in the second one, and start-up takes 0.2 ms more (docs/performance.md).

use std::arch::x86_64::{__cpuid, __cpuid_count};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

// CPUID leaves: basic, structured extended and extended features, and the saved state.
const FEATURES: u32 = 1;
const EXTENDED_FEATURES: u32 = 7;
const STATE: u32 = 0xd;
const AMD_FEATURES: u32 = 0x8000_0001;

// The features of x86-64-v3: FMA, MOVBE, OSXSAVE, AVX, F16C; BMI1, AVX2, BMI2; LZCNT.
const BASIC: u32 = 1 << 12 | 1 << 22 | 1 << 27 | 1 << 28 | 1 << 29;
const EXTENDED: u32 = 1 << 3 | 1 << 5 | 1 << 8;
const COUNTING: u32 = 1 << 5;

/// The bytes of state that the system saves at least if it has switched AVX on: the legacy area, a header, and the upper halves of the
/// registers.
const AVX_STATE: u32 = 512 + 64 + 256;

/// Whether this program was compiled for processors that not everybody has.
const IS_DEMANDING: bool = cfg!(target_feature = "avx2");

/// The place of the program for x86-64-v3 beside the folder `bin` of this one. Its folder is named after version and commit, so that
/// another version is never started. `tools/dist` puts it there.
const FASTER: &str = concat!("lib/lyngk/", env!("CARGO_PKG_VERSION"), "-", env!("LYNGK_COMMIT"), "/lyngk");

/// The message for a processor without these features.
const UNSUPPORTED: &[u8] = b"error: this processor lacks AVX2 or BMI2, which this build of lyngk needs; \
    build it with RUSTFLAGS=\"-C target-cpu=x86-64\" to run it here\n";

/// Prepares the program for this processor: refuses one that cannot run it, with the exit status, or goes on as the program for
/// x86-64-v3 if that can run. Nothing that this calls may use the features that it checks.
pub(crate) fn prepare() -> Option<ExitCode> {
    if !IS_DEMANDING {
        #[cfg(unix)]
        start_faster_program(&std::env::current_exe().ok()?);
        return None;
    }
    if is_supported() {
        return None;
    }
    let _ = io::stderr().write_all(UNSUPPORTED);
    Some(ExitCode::from(2))
}

/// Whether the processor has all of these features, and the system has switched them on.
fn is_supported() -> bool {
    __cpuid(0).eax >= STATE
        && __cpuid(0x8000_0000).eax >= AMD_FEATURES
        && __cpuid(FEATURES).ecx & BASIC == BASIC
        && __cpuid_count(EXTENDED_FEATURES, 0).ebx & EXTENDED == EXTENDED
        && __cpuid(AMD_FEATURES).ecx & COUNTING == COUNTING
        // A system or a virtual machine can leave AVX off. XGETBV tells that, but needs `unsafe`. The size of the state tells it, too.
        && __cpuid_count(STATE, 0).ebx >= AVX_STATE
        // This asks XGETBV, except in a program for x86-64-v3, where it assumes what the program was compiled for.
        && std::is_x86_feature_detected!("avx2")
}

/// Replaces this program by the one for x86-64-v3, if that is installed with it and the processor can run it.
#[cfg(unix)]
fn start_faster_program(own: &Path) {
    use std::os::unix::process::CommandExt;
    let program = own.canonicalize().ok().and_then(|own| faster_program(&own));
    if let Some(program) = program.filter(|_| is_supported()) {
        let mut args = std::env::args_os();
        let name = args.next().unwrap_or_else(|| "lyngk".into());
        // It returns only if the other program cannot be started. Then this one goes on.
        let _ = std::process::Command::new(program).arg0(name).args(args).exec();
    }
}

/// The program for x86-64-v3 that was installed with this one.
#[cfg(unix)]
fn faster_program(own: &Path) -> Option<PathBuf> {
    let bin = own.parent().filter(|folder| folder.ends_with("bin"))?;
    Some(bin.parent()?.join(FASTER)).filter(|program| program.is_file())
}

#[cfg(all(test, unix))]
mod tests {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;
    use std::process::Command;

    use super::*;

    /// The variable with the path that the second process of a test has as its own.
    const OWN: &str = "LYNGK_TEST_OWN_PATH";

    #[test]
    fn the_processor_that_runs_this_test_is_supported() {
        assert!(!IS_DEMANDING || is_supported());
        assert!(!IS_DEMANDING || prepare().is_none());
    }

    /// The second process of [`the_faster_program_takes_the_place_of_this_one`]; nothing when it runs by itself.
    #[test]
    fn second_process() {
        if let Some(own) = std::env::var_os(OWN) {
            start_faster_program(Path::new(&own));
            println!("went on");
        }
    }

    #[test]
    fn the_faster_program_takes_the_place_of_this_one() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let own = folder.path().join("bin/lyngk");
        let faster = folder.path().join(FASTER);
        for path in [&own, &faster] {
            fs::create_dir_all(path.parent().expect("a folder"))?;
            fs::write(path, "#!/bin/sh\necho \"faster: $*\"\n")?;
            fs::set_permissions(path, fs::Permissions::from_mode(0o755))?;
        }
        let second_process = || {
            let mut test = Command::new(std::env::current_exe()?);
            test.args(["--exact", "processor::tests::second_process", "--nocapture"]).env(OWN, &own);
            Ok::<_, io::Error>(String::from_utf8_lossy(&test.output()?.stdout).into_owned())
        };
        let printed = second_process()?;
        if is_supported() {
            assert!(printed.ends_with("faster: --exact processor::tests::second_process --nocapture\n"), "{printed}");
            assert!(!printed.contains("went on"), "{printed}");
        }
        fs::set_permissions(&faster, fs::Permissions::from_mode(0o644))?;
        assert!(second_process()?.contains("went on"), "a program that cannot be started is no reason to stop");
        let other = folder.path().join("lib/lyngk/0.0.0-0123456789ab");
        fs::rename(faster.parent().expect("a folder"), &other)?;
        fs::set_permissions(other.join("lyngk"), fs::Permissions::from_mode(0o755))?;
        assert!(second_process()?.contains("went on"), "another version is not started");
        Ok(())
    }

    #[test]
    fn only_a_program_in_bin_has_a_faster_one() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let own = folder.path().join("bin/lyngk");
        assert_eq!(faster_program(&own), None);
        let faster = folder.path().join(FASTER);
        fs::create_dir_all(faster.parent().expect("a folder"))?;
        fs::write(&faster, "")?;
        assert_eq!(faster_program(&own), Some(faster));
        assert_eq!(faster_program(&folder.path().join("lyngk")), None);
        Ok(())
    }
}
