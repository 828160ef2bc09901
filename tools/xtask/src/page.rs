//! `cargo xtask page`: compiles the page for browsers and bundles it.

use std::path::PathBuf;

use anyhow::Result;

use crate::step::{beside, cargo, step};
use crate::toolchain::{WEB_TARGET, add_targets};

/// The packages that compile for browsers only, with their profiles.
const PROGRAMS: [(&str, &str); 3] = [("lyngk-web", "page"), ("lyngk-worker", "worker"), ("lyngk-collection", "worker")];

/// The names of these packages.
pub(crate) const PACKAGES: [&str; 3] = [PROGRAMS[0].0, PROGRAMS[1].0, PROGRAMS[2].0];

/// The package that bundles the page.
pub(crate) const BUNDLER: &str = "lyngk-bundle";

/// Settings of the page's profile for quick builds. They turn a change of the page into files in about 15 seconds instead of a
/// minute and a half. The bundler recognises them: it compresses less and does not check sizes.
const QUICK: [(&str, &str); 4] = [
    ("CARGO_PROFILE_PAGE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_PAGE_INCREMENTAL", "true"),
    ("CARGO_PROFILE_PAGE_LTO", "off"),
    ("CARGO_PROFILE_PAGE_OPT_LEVEL", "1"),
];

/// Builds the page, unless it is up to date.
pub(crate) fn build() -> Result<()> {
    build_with(&[])
}

/// Builds the page faster but larger.
pub(crate) fn build_quickly() -> Result<()> {
    build_with(&QUICK)
}

fn build_with(settings: &[(&str, &str)]) -> Result<()> {
    add_targets(&[WEB_TARGET])?;
    // The bundler is a program of this machine, and large.
    beside(compile_bundler, || compile_all(settings))?;
    bundle(settings)
}

/// Compiles the programs of the page.
pub(crate) fn compile_all(settings: &[(&str, &str)]) -> Result<()> {
    PROGRAMS.into_iter().try_for_each(|(package, profile)| compile(package, profile, settings))
}

/// Compiles the bundler.
pub(crate) fn compile_bundler() -> Result<()> {
    step("Compiling the bundler", cargo(&["build", "--package", BUNDLER]))
}

/// Bundles the page from what has been compiled.
pub(crate) fn bundle(settings: &[(&str, &str)]) -> Result<()> {
    let mut bundle = cargo(&["run", "--package", BUNDLER]);
    bundle.envs(settings.iter().copied());
    step("Bundling the page", bundle)
}

fn compile(package: &str, profile: &str, settings: &[(&str, &str)]) -> Result<()> {
    let mut compile = cargo(&["build", "--package", package, "--target", WEB_TARGET, "--profile", profile]);
    compile.envs(settings.iter().copied());
    // Flags for the user's own processor do not fit WebAssembly.
    compile.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
    // Panic messages contain paths of source files. They should not show the folders of the machine that built the page.
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    if let Some(home) = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo"))) {
        let flag = format!("--remap-path-prefix={}=cargo", home.display());
        compile.arg("--config").arg(format!("target.{WEB_TARGET}.rustflags=[{flag:?}]"));
    }
    step(&format!("Compiling {package} for browsers"), compile)
}
