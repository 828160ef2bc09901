//! Programs from Debian packages.

use std::path::Path;
use std::process::Command;

use crate::step::{command, step};

/// Whether a program is installed.
pub(crate) fn is_installed(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let is_on_path = std::env::split_paths(&path).any(|folder| folder.join(program).is_file());
    is_on_path || (program.contains("chrom") && Path::new("/Applications/Google Chrome.app").exists())
}

/// Whether this process runs as root.
pub(crate) fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

/// Tries to install a Debian package. Without `apt-get` or root it does nothing, so the caller checks whether the program is there.
pub(crate) fn install(package: &str) {
    if !is_installed("apt-get") || !is_root() {
        return;
    }
    // The package lists may be old or missing.
    let _ = step("Updating the package lists", command("apt-get", &["update", "-qq"]));
    let _ = step(
        &format!("Installing {package}"),
        command("apt-get", &["install", "-qq", "-y", "--no-install-recommends", package]),
    );
}
