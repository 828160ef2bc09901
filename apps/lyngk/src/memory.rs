//! Memory of the machine: what cannot be had is refused before any work.

use std::fs;
use std::path::Path;

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
    let groups = fs::read_to_string("/proc/self/cgroup").unwrap_or_default();
    Some(limit(&groups, Path::new("/sys/fs/cgroup")).map_or(of_machine, |bytes| of_machine.min(bytes >> 20)))
}

/// The lowest limit of the control groups of this process, in bytes. `groups` is the text of /proc/self/cgroup, `root` the place of their
/// files.
///
/// What a group uses includes the cache of files, which makes room: only the limit itself tells something.
fn limit(groups: &str, root: &Path) -> Option<u64> {
    let limits = groups.lines().filter_map(|line| {
        let mut fields = line.splitn(3, ':');
        let (_, controllers, group) = (fields.next()?, fields.next()?, fields.next()?);
        // One hierarchy for everything since version 2, one for each controller before.
        let (hierarchy, file) = match controllers {
            "" => (root.to_owned(), "memory.max"),
            _ if controllers.split(',').any(|name| name == "memory") => (root.join("memory"), "memory.limit_in_bytes"),
            _ => return None,
        };
        // A limit holds for all groups below it. In a container the path may be that of the machine outside, and only the top is there.
        let groups = Path::new(group.trim_start_matches('/')).ancestors();
        let read = |group| fs::read_to_string(hierarchy.join(group).join(file)).ok()?.trim().parse::<u64>().ok();
        groups.filter_map(read).min()
    });
    limits.min()
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
    fn the_lowest_limit_of_the_control_groups_counts() -> std::io::Result<()> {
        let root = tempfile::tempdir()?;
        let root = root.path();
        let write = |path: &str, text: &str| {
            let path = root.join(path);
            path.parent().map_or(Ok(()), fs::create_dir_all)?;
            fs::write(path, text)
        };
        let nested = "0::/user.slice/match.scope\n";
        assert_eq!(limit(nested, root), None);
        write("user.slice/match.scope/memory.max", "max\n")?;
        assert_eq!(limit(nested, root), None);
        write("user.slice/memory.max", "1000\n")?;
        write("user.slice/match.scope/memory.max", "3000\n")?;
        assert_eq!(limit(nested, root), Some(1000));
        write("memory.max", "500\n")?;
        assert_eq!(limit("0::/elsewhere/outside\n", root), Some(500), "in a container");
        write("memory/batch/memory.limit_in_bytes", "700\n")?;
        assert_eq!(limit("5:cpu,cpuacct:/\n4:memory:/batch/job\n", root), Some(700), "version 1");
        Ok(())
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
