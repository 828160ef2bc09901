//! JavaScript glue between the programs and the browser, written by wasm-bindgen.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::{Bindgen, Output};

use crate::file::read_folder;
use crate::{PAGE, PROGRAMS, program_path, shrink, split};

/// Binds the programs, in a scratch folder. Returns `NAME.js`, `NAME.wasm` and `NAME-boot.js` of each, and the page's lazy parts.
pub(crate) fn bind(compiled: &Path, folder: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut bound = BTreeMap::new();
    for name in PROGRAMS {
        let program = program_path(compiled, name);
        let mut bindgen = Bindgen::new();
        if name == PAGE {
            let split = split::split(name, &fs::read(program)?, folder)?;
            bound.extend(split.parts);
            // The parts import some of the main program's exports, which wasm-bindgen would remove as unused.
            bindgen.input_bytes(name, split.main).keep_lld_exports(true);
        } else {
            bindgen.input_path(program);
        }
        let (script, wasm) = generate(&mut bindgen, name, folder)?;
        bound.insert(format!("{name}.js"), script.into_bytes());
        bound.insert(format!("{name}.wasm"), wasm);
        bound.insert(format!("{name}-boot.js"), boot_script(name).into_bytes());
    }
    let _ = fs::remove_dir_all(folder);
    Ok(bound)
}

/// Runs wasm-bindgen. Returns the script, which loads `NAME.wasm`, and that program.
fn generate(bindgen: &mut Bindgen, name: &str, folder: &Path) -> Result<(String, Vec<u8>)> {
    let _ = fs::remove_dir_all(folder);
    let mut output = bindgen
        .out_name(name)
        .web(true)?
        .typescript(false)
        // The script finds its program relative to itself.
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()?;
    remove_streams(&mut output);
    let short_names = shorten_imports(&mut output, &format!("./{name}_bg.js"));
    output.emit(folder)?;
    ensure!(!folder.join("snippets").exists(), "{name} contains JavaScript snippets, which are not bundled");
    let mut files = read_folder(folder)?;
    let wasm_name = format!("{name}_bg.wasm");
    let wasm = files.remove(&wasm_name).with_context(|| format!("wasm-bindgen wrote no {wasm_name}"))?;
    let script = files.remove(&format!("{name}.js")).with_context(|| format!("wasm-bindgen wrote no {name}.js"))?;
    let mut script = String::from_utf8(script)?;
    for (long, short) in short_names {
        let (definition, shorter) = (format!(" {long}: "), format!(" {short}: "));
        ensure!(script.matches(&definition).count() == 1, "{name}.js does not define {long} in the usual way");
        script = script.replace(&definition, &shorter);
    }
    script = without_streams(&script);
    ensure!(!script.contains(STREAMS), "{name}.js uses streams, which are removed from the program");
    if name == PAGE {
        script = split::link_loader(&script)?;
    }
    ensure!(script.contains(&wasm_name), "{name}.js does not name {wasm_name}");
    Ok((shrink::glue(&script).replace(&wasm_name, &format!("{name}.wasm")), wasm))
}

/// Start of the names of classes from the crate `wasm-streams`, which Leptos brings along. They are exported, so nothing removes them by
/// itself, but the page has no streams.
const STREAMS: &str = "IntoUnderlying";

/// Removes the exports of these classes, and the code that only they need.
fn remove_streams(output: &mut Output) {
    let module = output.wasm_mut();
    let is_of_streams = |name: &str| name.contains(&STREAMS.to_lowercase());
    let unused = module.exports.iter().filter(|export| is_of_streams(&export.name));
    let unused: Vec<_> = unused.map(walrus::Export::id).collect();
    for id in unused {
        module.exports.delete(id);
    }
    walrus::passes::gc::run(module);
}

/// The script without these classes: their definitions, each with a line and a statement that belong to it.
fn without_streams(script: &str) -> String {
    let mut kept = String::with_capacity(script.len());
    let mut until = None;
    for line in script.lines() {
        if until.is_none() {
            until = if line.starts_with(&format!("export class {STREAMS}")) {
                Some("}")
            } else if line.starts_with(&format!("const {STREAMS}")) {
                Some(";")
            } else {
                None
            };
        }
        match until {
            // Within a class, every line but the last is indented.
            Some("}") if line == "}" => until = None,
            Some(";") if line.ends_with(';') => until = None,
            Some(_) => (),
            None if line.starts_with(&format!("if (Symbol.dispose) {STREAMS}")) => (),
            None => {
                kept += line;
                kept.push('\n');
            }
        }
    }
    kept
}

/// Replaces the names of functions that the program imports from a script, which contain digests, by numbers. Returns the old names with
/// the new ones.
fn shorten_imports(output: &mut Output, script: &str) -> Vec<(String, String)> {
    let imports = output.wasm_mut().imports.iter_mut().filter(|import| import.module == script);
    let mut renamed = Vec::new();
    for (number, import) in imports.enumerate() {
        let short = number.to_string();
        renamed.push((std::mem::replace(&mut import.name, short.clone()), short));
    }
    renamed
}

/// The script that starts a program. If that fails, it shows the document's message and rethrows the error from a timer: the owner of
/// a worker gets an `error` event for uncaught exceptions, but not for rejected promises.
fn boot_script(name: &str) -> String {
    format!(
        "import init from \"./{name}.js\";\ninit().catch((error) => {{\n  \
         globalThis.document?.getElementById(\"failed\")?.removeAttribute(\"hidden\");\n  \
         setTimeout(() => {{ throw error; }});\n}});\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_of_streams_are_removed_and_nothing_else() {
        let class = |name: &str| {
            format!(
                "export class {name} {{\n    free() {{\n        return 1;\n    }}\n}}\n\
                 if (Symbol.dispose) {name}.prototype[Symbol.dispose] = {name}.prototype.free;\n"
            )
        };
        let registry = |name: &str| format!("const {name}Finalization = (a)\n    ? b\n    : new C(d => e);\n");
        let [own, other] = ["Own", "IntoUnderlyingSink"].map(|name| (class(name), registry(name)));
        let script = format!("let first;\n{}{}{}{}let last;\n", other.0, own.0, other.1, own.1);
        assert_eq!(without_streams(&script), format!("let first;\n{}{}let last;\n", own.0, own.1));
    }
}
