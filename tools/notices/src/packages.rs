//! The packages whose code is in the program or the page, from `cargo metadata`.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

/// The packages that are published as programs.
const PROGRAMS: [&str; 4] = ["lyngk", "lyngk-web", "lyngk-worker", "lyngk-collection"];

/// The systems that they are built for. All are listed wherever this program runs, so that the result is the same everywhere.
const TARGETS: [&str; 6] = [
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
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Package {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) version: String,
    /// The licence expression.
    pub(crate) license: Option<String>,
    pub(crate) authors: Vec<String>,
    pub(crate) manifest_path: String,
    /// None for packages of this workspace.
    pub(crate) source: Option<String>,
    pub(crate) targets: Vec<Target>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Target {
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

/// The packages of others that are linked into the programs, sorted by name.
pub(crate) fn linked_packages() -> Result<Vec<Package>> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command.args(["metadata", "--locked", "--offline", "--format-version", "1"]);
    command.args(TARGETS.iter().flat_map(|target| ["--filter-platform", target]));
    let output = command.output().context("cargo metadata cannot be run")?;
    ensure!(output.status.success(), "cargo metadata failed: {}", String::from_utf8_lossy(&output.stderr));
    let metadata: Metadata = serde_json::from_slice(&output.stdout)?;
    Ok(linked(metadata))
}

/// Follows normal dependencies from the programs. Macros and build scripts run at compile time and are not linked.
fn linked(metadata: Metadata) -> Vec<Package> {
    let mut packages: BTreeMap<String, Package> =
        metadata.packages.into_iter().map(|package| (package.id.clone(), package)).collect();
    packages
        .retain(|_, package| !package.targets.iter().any(|target| target.kind.iter().any(|kind| kind == "proc-macro")));
    let nodes: BTreeMap<&str, &Node> = metadata.resolve.nodes.iter().map(|node| (node.id.as_str(), node)).collect();
    let programs = packages.values().filter(|package| PROGRAMS.contains(&package.name.as_str()));
    let mut open: Vec<&str> = programs.map(|package| package.id.as_str()).collect();
    let mut seen = BTreeSet::new();
    while let Some(id) = open.pop() {
        if !packages.contains_key(id) || !seen.insert(id) {
            continue;
        }
        let dependencies = nodes.get(id).map_or(&[][..], |node| &node.deps);
        let normal =
            dependencies.iter().filter(|dependency| dependency.dep_kinds.iter().any(|kind| kind.kind.is_none()));
        open.extend(normal.map(|dependency| dependency.pkg.as_str()));
    }
    let foreign = seen.iter().filter_map(|&id| packages.get(id)).filter(|package| package.source.is_some());
    let mut linked: Vec<Package> = foreign.cloned().collect();
    linked.sort_by(|one, two| (&one.name, &one.version).cmp(&(&two.name, &two.version)));
    linked
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
        let names: Vec<String> = linked(serde_json::from_value(metadata).expect("metadata"))
            .into_iter()
            .map(|package| package.name)
            .collect();
        assert_eq!(names, ["below", "used"]);
    }
}
