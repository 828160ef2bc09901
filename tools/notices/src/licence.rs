//! Choice of the licence texts of a package.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use lyngk_notices::packages::Package;

/// How the names of licence files begin.
const FILE_PREFIXES: [&str; 4] = ["LICEN", "COPYING", "NOTICE", "COPYRIGHT"];

/// The folder of licence texts by the REUSE specification.
const REUSE_FOLDER: &str = "LICENSES";

/// The Apache licence. Its text is the same for everybody; it names no copyright holder.
const APACHE: &str = include_str!("../../../LICENSE-APACHE");

/// The texts that have to accompany a package.
pub(crate) fn texts(package: &Package, manifest: &Path) -> Result<Vec<String>> {
    let expression = package.license.as_deref().context("the package has no licence expression")?;
    let folder = manifest.parent().context("the manifest has no folder")?;
    let mut names = files(folder, "");
    // Projects that follow the REUSE specification have the texts in a folder.
    names.extend(files(&folder.join(REUSE_FOLDER), &format!("{REUSE_FOLDER}/")));
    names.sort();
    let names = needed(expression, &names);
    if !names.is_empty() {
        return names.iter().map(|name| read(&folder.join(name))).collect();
    }
    if !is_choice(expression, "MIT") && is_choice(expression, "Apache-2.0") {
        return Ok(vec![APACHE.trim_matches('\n').to_owned()]);
    }
    if !is_choice(expression, "MIT") {
        bail!("the package has no licence file, and its licence {expression} is neither MIT nor Apache-2.0");
    }
    let unnamed = format!("The authors of {}", package.name);
    let mut authors: Vec<&str> = package.authors.iter().filter_map(|author| author.split(" <").next()).collect();
    if authors.is_empty() {
        authors.push(&unnamed);
    }
    Ok(vec![mit(&authors)])
}

/// The names of the files in a folder, each after a prefix.
fn files(folder: &Path, prefix: &str) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let files = entries.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_file()));
    files.map(|file| format!("{prefix}{}", file.file_name().to_string_lossy())).collect()
}

/// The licence files that are needed. Of several licences to choose from it is MIT, whose text is the shortest.
fn needed(expression: &str, names: &[String]) -> Vec<String> {
    let upper = |name: &String| name.to_ascii_uppercase();
    let files = names.iter().filter(|name| FILE_PREFIXES.iter().any(|prefix| upper(name).starts_with(prefix)));
    let has_mit = is_choice(expression, "MIT") && names.iter().any(|name| upper(name).contains("MIT"));
    // With a file for the MIT licence, those of the other choices are not needed.
    let others = ["APACHE", "ZLIB", "COPYING", "COPYRIGHT"];
    let is_other = |name: &String| others.iter().any(|other| upper(name).contains(other));
    files.filter(|&name| !has_mit || !is_other(name)).cloned().collect()
}

/// Whether a licence is one that can be chosen.
fn is_choice(expression: &str, licence: &str) -> bool {
    expression.split(|char: char| !(char.is_ascii_alphanumeric() || "-.".contains(char))).any(|word| word == licence)
}

fn read(path: &Path) -> Result<String> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let lines: Vec<&str> = text.trim_start_matches('\u{feff}').lines().map(str::trim_end).collect();
    Ok(lines.join("\n").trim_matches('\n').to_owned())
}

/// The MIT licence with these copyright holders.
pub(crate) fn mit(holders: &[&str]) -> String {
    format!("MIT License\n\nCopyright (c) {}\n\n{MIT_TERMS}", holders.join(", "))
}

const MIT_TERMS: &str = "\
Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the \"Software\"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shortest_choice_and_everything_else_that_is_required_is_needed() {
        let cases: [(&str, &[&str], &[&str]); 6] = [
            ("MIT OR Apache-2.0", &["Cargo.toml", "LICENSE-APACHE", "LICENSE-MIT"], &["LICENSE-MIT"]),
            ("Unlicense OR MIT", &["COPYING", "LICENSE-MIT", "UNLICENSE"], &["LICENSE-MIT"]),
            (
                "(MIT OR Apache-2.0) AND Unicode-3.0",
                &["LICENSE-APACHE", "LICENSE-MIT", "LICENSE-UNICODE"],
                &["LICENSE-MIT", "LICENSE-UNICODE"],
            ),
            ("MIT AND BSD-3-Clause", &["LICENSE", "LICENSE.httprouter"], &["LICENSE", "LICENSE.httprouter"]),
            (
                "Apache-2.0 OR MIT",
                &["LICENSE-APACHE", "LICENSE-MIT", "LICENSE-THIRD-PARTY"],
                &["LICENSE-MIT", "LICENSE-THIRD-PARTY"],
            ),
            ("Zlib", &["LICENSE-ZLIB.md", "README.md"], &["LICENSE-ZLIB.md"]),
        ];
        for (expression, names, expected) in cases {
            let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
            assert_eq!(needed(expression, &names), expected, "{expression}");
        }
    }

    #[test]
    fn a_package_without_a_licence_file_must_have_a_licence_whose_text_is_known() {
        let package = |license: &str| Package { license: Some(license.to_owned()), ..Package::default() };
        let manifest = Path::new("/nowhere/Cargo.toml");
        assert!(texts(&package("Apache-2.0 OR MIT"), manifest).is_ok_and(|texts| texts.len() == 1));
        assert!(texts(&package("Apache-2.0"), manifest).is_ok_and(|texts| texts == [APACHE.trim_matches('\n')]));
        assert!(texts(&package("BSD-3-Clause"), manifest).is_err());
    }
}
