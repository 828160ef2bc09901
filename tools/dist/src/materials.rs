//! The bill of materials: what the programs are made of, in the CycloneDX format.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use lyngk_notices::packages::{Linked, PROGRAMS, Package, linked_packages};
use serde_json::{Value, json};

use crate::calendar;
use crate::compile::ZIG;
use crate::source::Source;
use crate::target::Target;

/// The system of the page.
const WEB_TARGET: &str = "wasm32-unknown-unknown";

/// The bill of the program and of the page in it, as JSON.
pub(crate) fn bill(root: &Path, source: &Source) -> Result<Vec<u8>> {
    let (main, page) = PROGRAMS.split_at(1);
    let linux = linked_packages(main, &Target::ALL.map(Target::triple))?;
    let page = linked_packages(page, &[WEB_TARGET])?;
    let checksums = checksums(&fs::read_to_string(root.join("Cargo.lock"))?);
    Ok(serde_json::to_vec_pretty(&of_packages(source, &[linux, page], &checksums, &rust_version()?))?)
}

/// The bill of some programs with these packages.
fn of_packages(
    source: &Source,
    programs: &[Vec<Linked>],
    checksums: &BTreeMap<String, String>,
    rust_version: &str,
) -> Value {
    let mut components = BTreeMap::new();
    let mut dependencies = BTreeMap::<String, BTreeSet<String>>::new();
    let native = native(rust_version);
    for linked in programs {
        for Linked { package, dependencies: places } in linked {
            let reference = reference(package);
            components.insert(reference.clone(), component(package, checksums));
            let known = dependencies.entry(reference).or_default();
            known.extend(places.iter().map(|&place| self::reference(&linked[place].package)));
        }
    }
    for component in native {
        let name = component["bom-ref"].as_str().unwrap_or_default().to_owned();
        dependencies.entry(name.clone()).or_default();
        components.insert(name, component);
    }
    let dependencies: Vec<Value> = dependencies
        .into_iter()
        .map(|(reference, depends)| json!({ "ref": reference, "dependsOn": depends }))
        .collect();
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": calendar::rfc_3339(source.time),
            "component": { "type": "application", "name": "lyngk", "version": source.version, "bom-ref": "release" },
            "properties": [{ "name": "lyngk:commit", "value": source.commit }],
        },
        "components": components.into_values().collect::<Vec<_>>(),
        "dependencies": dependencies,
    })
}

/// What is in the programs without being a package of cargo.
fn native(rust_version: &str) -> [Value; 4] {
    let component = |name: &str, version: &str, licence: &str, what: &str| {
        json!({
            "type": "library", "bom-ref": name, "name": name, "version": version, "description": what,
            "licenses": [{ "expression": licence }],
        })
    };
    let zig = format!("as in Zig {ZIG}");
    [
        component("std", rust_version, "MIT OR Apache-2.0", "the Rust standard library"),
        component("musl", &zig, "MIT", "the C library"),
        component("libunwind", &zig, "Apache-2.0 WITH LLVM-exception", "LLVM's library for unwinding"),
        component("compiler-rt", &zig, "MIT", "Zig's compiler library"),
    ]
}

fn reference(package: &Package) -> String {
    format!("pkg:cargo/{}@{}", package.name, package.version)
}

fn component(package: &Package, checksums: &BTreeMap<String, String>) -> Value {
    let reference = reference(package);
    let mut component = json!({
        "type": "library", "bom-ref": reference, "name": package.name, "version": package.version, "purl": reference,
    });
    if let Some(licence) = &package.license {
        component["licenses"] = json!([{ "expression": licence }]);
    }
    if let Some(sum) = checksums.get(&reference) {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": sum }]);
    }
    component
}

/// The checksums of packages in `Cargo.lock`.
fn checksums(lock: &str) -> BTreeMap<String, String> {
    let packages = lock.split("[[package]]").filter_map(|package| {
        let value = |name: &str| {
            package.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(" = \"")?.strip_suffix('"'))
        };
        Some((format!("pkg:cargo/{}@{}", value("name")?, value("version")?), value("checksum")?.to_owned()))
    });
    packages.collect()
}

fn rust_version() -> Result<String> {
    let output = Command::new("rustc").arg("-vV").output().context("rustc cannot be run")?;
    let text = String::from_utf8(output.stdout)?;
    let version = text.lines().find_map(|line| line.strip_prefix("release: "));
    Ok(version.context("rustc does not tell its version")?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bill_has_the_page_and_the_libraries_of_the_system_and_no_person() -> Result<()> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let source = Source { version: "0.1.0".to_owned(), commit: "0123456789ab".to_owned(), time: 1_700_000_000 };
        let bytes = bill(&root, &source)?;
        assert_eq!(bytes, bill(&root, &source)?, "the same commit has the same bill");
        let bill: Value = serde_json::from_slice(&bytes)?;
        let components = bill["components"].as_array().context("a list")?;
        let names: BTreeSet<&str> = components.iter().filter_map(|component| component["name"].as_str()).collect();
        for name in
            ["lyngk", "lyngk-web", "lyngk-worker", "lyngk-collection", "leptos", "axum", "std", "musl", "libunwind"]
        {
            assert!(names.contains(name), "{name}");
        }
        for name in ["windows-sys", "objc2", "proptest", "xtask", "serde_derive"] {
            assert!(!names.contains(name), "{name} is in no program for Linux");
        }
        let axum = components.iter().find(|component| component["name"] == "axum").context("axum")?;
        assert_eq!(axum["hashes"][0]["content"].as_str().map(str::len), Some(64));
        assert!(bill["metadata"]["authors"].is_null() && bill["metadata"]["timestamp"] == "2023-11-14T22:13:20Z");
        let references: Vec<&Value> = components.iter().map(|component| &component["bom-ref"]).collect();
        let dependencies = bill["dependencies"].as_array().context("a list")?;
        for reference in dependencies.iter().filter_map(|one| one["dependsOn"].as_array()).flatten() {
            assert!(references.contains(&reference), "{reference}");
        }
        Ok(())
    }
}
