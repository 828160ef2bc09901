//! The commit that a release is made from.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

/// The source of a release.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Source {
    pub(crate) version: String,
    /// The beginning of the commit's hash, as `lyngk --version` prints it.
    pub(crate) commit: String,
    /// The time of the commit in seconds, for everything that has a time.
    pub(crate) time: u64,
}

impl Source {
    /// The commit that is checked out. Files that are not committed would be in the release without anybody being able to make it again.
    pub(crate) fn of(root: &Path, version: &str, allow_dirty: bool) -> Result<Source> {
        let changes = git(root, &["status", "--porcelain"])?;
        match (changes.is_empty(), allow_dirty) {
            (true, _) => {}
            (false, true) => println!("these files are not for a release: not everything is committed"),
            (false, false) => bail!(
                "a release is made from a commit, and not everything is committed; --allow-dirty makes files for trials:\n{changes}"
            ),
        }
        Ok(Source {
            version: version.to_owned(),
            commit: git(root, &["rev-parse", "--short=12", "HEAD"])?,
            time: git(root, &["log", "-1", "--format=%ct"])?.parse()?,
        })
    }

    /// The place of the program for newer processors. `apps/lyngk/src/processor.rs` looks for it there.
    pub(crate) fn faster_program(&self) -> String {
        format!("lib/lyngk/{}-{}/lyngk", self.version, self.commit)
    }
}

fn git(root: &Path, args: &[&str]) -> Result<String> {
    let output = Command::new("git").current_dir(root).args(args).output().context("git cannot be run")?;
    ensure!(output.status.success(), "a release needs the git repository: {}", String::from_utf8_lossy(&output.stderr));
    Ok(String::from_utf8(output.stdout)?.trim_end().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_release_needs_a_clean_commit() -> Result<()> {
        let folder = tempfile::tempdir()?;
        let root = folder.path();
        assert!(Source::of(&root.join("nowhere"), "1.0.0", false).is_err());
        git(root, &["init", "--quiet"])?;
        std::fs::write(root.join("file"), "one")?;
        git(root, &["add", "file"])?;
        let person = ["-c", "user.name=Anna", "-c", "user.email=anna@example.org", "-c", "commit.gpgsign=false"];
        git(root, &[&person[..], &["commit", "--quiet", "--message", "one", "--date", "@1700000000"]].concat())?;
        let clean = Source::of(root, "1.0.0", false)?;
        assert_eq!(clean.commit.len(), 12);
        std::fs::write(root.join("other"), "two")?;
        let error = Source::of(root, "1.0.0", false).expect_err("not clean").to_string();
        assert!(error.contains("not everything is committed") && error.ends_with("?? other"), "{error}");
        assert_eq!(Source::of(root, "1.0.0", true)?, clean);
        Ok(())
    }
}
