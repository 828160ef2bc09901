//! Checks of a release that this machine can run: the programs start, and the package can be installed and removed.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use flate2::read::GzDecoder;

use crate::source::Source;
use crate::target::Target;
use crate::{debian, release};

/// Starts what was built for this machine.
pub(crate) fn check(folder: &Path, source: &Source) -> Result<()> {
    let Some(target) = Target::of_this_machine() else {
        println!("nothing was started: these programs are not for this machine");
        return Ok(());
    };
    let name = release::archive_name(source, target);
    let unpacked = tempfile::tempdir()?;
    let bytes = fs::read(folder.join(format!("{name}.tar.gz")))?;
    tar::Archive::new(GzDecoder::new(&bytes[..])).unpack(unpacked.path())?;
    let root = unpacked.path().join(&name);
    starts(&root.join("bin/lyngk"), source)?;
    let program = target.processors().1.map(|_| root.join(source.faster_program()));
    if let Some(program) = program.filter(|_| has_avx2()) {
        starts(&program, source)?;
        fs::write(&program, "#!/bin/sh\necho faster\n")?;
        let printed = Command::new(root.join("bin/lyngk")).output()?.stdout;
        ensure!(printed == b"faster\n", "bin/lyngk does not start {}", source.faster_program());
    }
    println!("the programs for this machine start");
    let package = fs::read(folder.join(debian::file_name(&source.version, target.debian())))?;
    match debian::try_out(&package, |root| starts(&root.join("usr/bin/lyngk"), source))? {
        None => println!("the package for this machine can be installed and removed"),
        Some(reason) => println!("the package was not installed: {reason}"),
    }
    Ok(())
}

fn starts(program: &Path, source: &Source) -> Result<()> {
    let output = Command::new(program)
        .arg("--version")
        .output()
        .with_context(|| format!("{} cannot start", program.display()))?;
    let printed = String::from_utf8_lossy(&output.stdout);
    let expected = format!("lyngk {} (commit {})\n", source.version, source.commit);
    ensure!(printed.starts_with(&expected), "{} prints {printed:?}, expected {expected:?}", program.display());
    Ok(())
}

fn has_avx2() -> bool {
    #[cfg(target_arch = "x86_64")]
    return std::is_x86_feature_detected!("avx2");
    #[cfg(not(target_arch = "x86_64"))]
    false
}
