//! Memory of the machine: what cannot be had is refused before any work.

use std::fs;

use anyhow::{Result, bail};

/// The memory of an engine besides its hash, in MiB: the largest cache of its network.
const BESIDES_HASH: u64 = 33;

/// The memory of an engine with this much hash, in MiB.
pub(crate) fn of_engine(hash: usize) -> u64 {
    hash as u64 + BESIDES_HASH
}

/// Refuses work that needs more memory than there is, in MiB. `what` says what needs it, and `advice` what would need less.
pub(crate) fn check(needed: u64, what: &str, advice: &str) -> Result<()> {
    if let Some(available) = available().filter(|&available| needed > available) {
        bail!("{what} would need {needed} MiB of memory, and {available} MiB are free; {advice}");
    }
    Ok(())
}

/// The memory that programs can still get, in MiB; `None` if the system does not tell.
pub(crate) fn available() -> Option<u64> {
    let of_machine = in_mib(&fs::read_to_string("/proc/meminfo").ok()?)?;
    // What a container uses includes the cache of files, which makes room: only the limit itself tells something.
    let limit = fs::read_to_string("/sys/fs/cgroup/memory.max").ok().and_then(|text| text.trim().parse::<u64>().ok());
    Some(limit.map_or(of_machine, |bytes| of_machine.min(bytes >> 20)))
}

/// The available memory in the text of /proc/meminfo.
fn in_mib(text: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kib: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kib >> 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_available_memory_is_read() {
        assert_eq!(in_mib("MemTotal:       24736548 kB\nMemAvailable:   21474836 kB\n"), Some(20_971));
        assert_eq!(in_mib("MemTotal:       24736548 kB\n"), None);
    }

    #[test]
    fn work_that_fits_is_allowed() {
        assert!(check(1, "this test", "").is_ok());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn work_that_does_not_fit_is_refused_with_its_size() {
        let error = check(u64::MAX, "the match", "choose a smaller hash").expect_err("too much").to_string();
        assert!(error.starts_with("the match would need 18446744073709551615 MiB of memory, and "), "{error}");
        assert!(error.ends_with(" MiB are free; choose a smaller hash"), "{error}");
    }
}
