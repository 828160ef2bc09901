//! Programs that others have made, and Debian's way to get them.

use std::path::Path;
use std::process::Command;

use crate::run::{command, step};

/// Whether a program can be started by its name.
pub(crate) fn is_there(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path).any(|folder| folder.join(program).is_file());
    found || (program.contains("chrom") && Path::new("/Applications/Google Chrome.app").exists())
}

/// Has Debian's package manager install something, where there is one and it may. Whether it could is for the caller to see.
pub(crate) fn install(package: &str) {
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0");
    if !is_there("apt-get") || !is_root {
        return;
    }
    // The lists may be old or not there at all.
    let _ = step("what packages there are", command("apt-get", &["update", "-qq"]));
    let _ = step(
        &format!("installing {package}"),
        command("apt-get", &["install", "-qq", "-y", "--no-install-recommends", package]),
    );
}
