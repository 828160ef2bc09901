//! The bill of materials: what the program is made of, in the CycloneDX format.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

/// The program that reads the dependencies, from crates.io.
const TOOL: (&str, &str) = ("cargo-sbom", "0.10.0");

/// The bill of the program, as JSON.
pub(crate) fn bill(root: &Path, time: u64) -> Result<Vec<u8>> {
    let (name, version) = TOOL;
    let folder = root.join(format!("target/tools/{name}-{version}"));
    let program = folder.join("bin").join(name);
    if !program.exists() {
        println!("installing {name} {version}");
        let mut install = Command::new("cargo");
        install.args(["install", name, "--version", version, "--locked", "--quiet", "--debug", "--root"]).arg(folder);
        ensure!(install.status()?.success(), "{name} cannot be installed");
    }
    let mut command = Command::new(&program);
    command.current_dir(root).args(["--cargo-package", "lyngk", "--output-format", "cyclone_dx_json_1_6"]);
    let output = command.output().with_context(|| program.display().to_string())?;
    ensure!(output.status.success(), "{name} failed: {}", String::from_utf8_lossy(&output.stderr));
    let mut bill: Value = serde_json::from_slice(&output.stdout)?;
    normalize(&mut bill, time)?;
    Ok(serde_json::to_vec_pretty(&bill)?)
}

/// Makes a bill the same for the same commit: it has a random number, the time of its making, and lists in no order.
fn normalize(bill: &mut Value, time: u64) -> Result<()> {
    let object = bill.as_object_mut().context("the bill of materials is not an object")?;
    object.remove("serialNumber");
    if let Some(metadata) = object.get_mut("metadata").and_then(Value::as_object_mut) {
        metadata.remove("timestamp");
        metadata
            .insert("properties".to_owned(), serde_json::json!([{ "name": "commit-time", "value": time.to_string() }]));
    }
    for key in ["components", "dependencies"] {
        let Some(list) = object.get_mut(key).and_then(Value::as_array_mut) else { continue };
        for item in list.iter_mut() {
            if let Some(depends) = item.get_mut("dependsOn").and_then(Value::as_array_mut) {
                depends.sort_by_key(Value::to_string);
            }
        }
        list.sort_by_key(Value::to_string);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_same_materials_give_the_same_bill() -> Result<()> {
        let mut one = json!({ "serialNumber": 1, "metadata": { "timestamp": 1 }, "components": [{ "name": "b" }, { "name": "a" }] });
        let mut other = json!({ "serialNumber": 2, "metadata": { "timestamp": 2 }, "components": [{ "name": "a" }, { "name": "b" }] });
        normalize(&mut one, 7)?;
        normalize(&mut other, 7)?;
        assert_eq!(one, other);
        assert!(one["metadata"]["timestamp"].is_null());
        Ok(())
    }
}
