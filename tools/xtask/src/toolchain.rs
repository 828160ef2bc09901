//! Components and targets of the Rust toolchain.

use std::process::Command;

use anyhow::Result;

use crate::step::{command, step};

/// The browser's target triple.
pub(crate) const WEB_TARGET: &str = "wasm32-unknown-unknown";

/// A bare-metal target: code that builds for it uses neither std nor an operating system.
pub(crate) const BARE_TARGET: &str = "x86_64-unknown-none";

/// Installs the missing ones of these components.
pub(crate) fn add_components(components: &[&str]) -> Result<()> {
    // A line is the component's name and, for most, the host: `clippy-x86_64-unknown-linux-gnu`.
    add("component", components, |line, component| line.starts_with(component))
}

/// Installs the missing ones of these targets.
pub(crate) fn add_targets(targets: &[&str]) -> Result<()> {
    add("target", targets, |line, target| line == target)
}

fn add(kind: &str, names: &[&str], is_it: fn(&str, &str) -> bool) -> Result<()> {
    let Ok(installed) = Command::new("rustup").args([kind, "list", "--installed"]).output() else {
        println!("rustup is not installed: assuming that the toolchain has {}", names.join(" and "));
        return Ok(());
    };
    let installed = String::from_utf8_lossy(&installed.stdout).into_owned();
    for name in names {
        if !installed.lines().any(|line| is_it(line, name)) {
            step(&format!("Installing the {kind} {name}"), command("rustup", &[kind, "add", name]))?;
        }
    }
    Ok(())
}
