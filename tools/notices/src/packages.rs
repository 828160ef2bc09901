//! The packages whose code is in the program or the page, from `cargo metadata`.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

/// The packages that are published as programs. The first one embeds the others, which are the page.
pub const PROGRAMS: [&str; 4] = ["lyngk", "lyngk-web", "lyngk-worker", "lyngk-collection"];

/// The systems that they are built for. All are listed wherever this program runs, so that the result is the same everywhere.
pub const TARGETS: [&str; 6] = [
    "x86_64-unknown-linux-gnu",
    "aarch64-unknown-linux-gnu",
    "x86_64-apple-darwin",
    "aarch64-apple-darwin",
    "x86_64-pc-windows-msvc",
    "wasm32-unknown-unknown",
];

#[derive(Debug, Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

/// A package, as far as it matters here.
#[allow(missing_docs, reason = "as cargo names them")]
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Package {
    pub id: String,
    pub name: String,
    pub version: String,
    /// The licence expression.
    pub license: Option<String>,
    pub authors: Vec<String>,
    pub manifest_path: String,
    /// None for packages of this workspace.
    pub source: Option<String>,
    pub targets: Vec<Target>,
}

/// A target of a package.
#[derive(Clone, Debug, Deserialize)]
pub struct Target {
    kind: Vec<String>,
}

#[derive(Debug, Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Debug, Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Debug, Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<DependencyKind>,
}

#[derive(Debug, Deserialize)]
struct DependencyKind {
    /// `dev` or `build`; none for normal dependencies.
    kind: Option<String>,
}

/// A package that is linked into a program, and the packages that it is linked with.
#[derive(Clone, Debug)]
pub struct Linked {
    /// The package.
    pub package: Package,
    /// The indices of its dependencies.
    pub dependencies: Vec<usize>,
}

/// The packages of others that are linked into the programs, sorted by name.
///
/// # Errors
/// If cargo cannot tell.
pub fn foreign_packages() -> Result<Vec<Package>> {
    let linked = linked_packages(&PROGRAMS, &TARGETS)?;
    Ok(linked.into_iter().map(|linked| linked.package).filter(|package| package.source.is_some()).collect())
}

/// The packages that are linked into some programs for some systems, sorted by name.
///
/// # Errors
/// If cargo cannot tell.
pub fn linked_packages(programs: &[&str], targets: &[&str]) -> Result<Vec<Linked>> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command.args(["metadata", "--locked", "--offline", "--format-version", "1"]);
    command.args(targets.iter().flat_map(|target| ["--filter-platform", target]));
    let output = command.output().context("cargo metadata cannot be run")?;
    ensure!(output.status.success(), "cargo metadata failed: {}", String::from_utf8_lossy(&output.stderr));
    let metadata: Metadata = serde_json::from_slice(&output.stdout)?;
    Ok(linked(metadata, programs))
}

/// Follows normal dependencies from the programs. Macros and build scripts run at compile time and are not linked.
fn linked(metadata: Metadata, programs: &[&str]) -> Vec<Linked> {
    let mut packages: BTreeMap<String, Package> =
        metadata.packages.into_iter().map(|package| (package.id.clone(), package)).collect();
    packages
        .retain(|_, package| !package.targets.iter().any(|target| target.kind.iter().any(|kind| kind == "proc-macro")));
    let nodes: BTreeMap<&str, &Node> = metadata.resolve.nodes.iter().map(|node| (node.id.as_str(), node)).collect();
    let programs = packages.values().filter(|package| programs.contains(&package.name.as_str()));
    let mut open: Vec<&str> = programs.map(|package| package.id.as_str()).collect();
    let linked_with = |id: &str| {
        let dependencies = nodes.get(id).map_or(&[][..], |node| &node.deps);
        let normal =
            dependencies.iter().filter(|dependency| dependency.dep_kinds.iter().any(|kind| kind.kind.is_none()));
        normal.map(|dependency| dependency.pkg.as_str()).filter(|id| packages.contains_key(*id)).collect::<Vec<_>>()
    };
    let mut seen = BTreeSet::new();
    while let Some(id) = open.pop() {
        if seen.insert(id) {
            open.extend(linked_with(id));
        }
    }
    let mut found: Vec<&Package> = seen.iter().filter_map(|&id| packages.get(id)).collect();
    found.sort_by(|one, two| (&one.name, &one.version).cmp(&(&two.name, &two.version)));
    let places: BTreeMap<&str, usize> =
        found.iter().enumerate().map(|(place, package)| (&*package.id, place)).collect();
    let link = |package: &Package| {
        let mut dependencies: Vec<usize> =
            linked_with(&package.id).iter().filter_map(|id| places.get(id).copied()).collect();
        dependencies.sort_unstable();
        Linked { package: package.clone(), dependencies }
    };
    found.into_iter().map(link).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_code_that_is_linked_counts() {
        let package = |name: &str, kind: &str, source: Option<&str>| {
            serde_json::json!({
                "id": name, "name": name, "version": "1.0.0", "license": "MIT", "authors": [], "manifest_path": "",
                "source": source, "targets": [{ "kind": [kind] }],
            })
        };
        let registry = Some("registry");
        let dependency =
            |name: &str, kind: Option<&str>| serde_json::json!({ "pkg": name, "dep_kinds": [{ "kind": kind }] });
        let metadata = serde_json::json!({
            "packages": [
                package("lyngk", "bin", None),
                package("lyngk-rules", "lib", None),
                package("used", "lib", registry),
                package("below", "lib", registry),
                package("macro", "proc-macro", registry),
                package("of-macro", "lib", registry),
                package("build", "lib", registry),
                package("dev", "lib", registry),
                package("tool", "bin", None),
                package("of-tool", "lib", registry),
            ],
            "resolve": { "nodes": [
                { "id": "lyngk", "deps": [
                    dependency("lyngk-rules", None), dependency("macro", None),
                    dependency("build", Some("build")), dependency("dev", Some("dev")),
                ] },
                { "id": "lyngk-rules", "deps": [dependency("used", None)] },
                { "id": "used", "deps": [dependency("below", None)] },
                { "id": "macro", "deps": [dependency("of-macro", None)] },
                { "id": "tool", "deps": [dependency("of-tool", None)] },
            ] },
        });
        let linked = linked(serde_json::from_value(metadata).expect("metadata"), &PROGRAMS);
        let names: Vec<(&str, &[usize])> =
            linked.iter().map(|linked| (&*linked.package.name, &*linked.dependencies)).collect();
        assert_eq!(names, [("below", &[][..]), ("lyngk", &[2]), ("lyngk-rules", &[3]), ("used", &[0])]);
    }
}
