//! Files of a training run.
//!
//! Every file is either complete or missing, so an interrupted run can be resumed.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

/// The folder of a run.
#[derive(Clone, Debug)]
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn open(path: &Path) -> Result<Folder> {
        for part in ["games", "networks", "fits", "python"] {
            let part = path.join(part);
            fs::create_dir_all(&part).with_context(|| format!("{} cannot be made", part.display()))?;
        }
        Ok(Folder(path.to_owned()))
    }

    /// The samples of a generation's games.
    pub(crate) fn games(&self, generation: u32) -> PathBuf {
        self.0.join(format!("games/{generation:03}"))
    }

    /// The network of a generation. The first is generation 1.
    pub(crate) fn network(&self, generation: u32) -> PathBuf {
        self.0.join(format!("networks/{generation:03}.net"))
    }

    /// The network that was accepted last.
    pub(crate) fn accepted(&self) -> PathBuf {
        self.0.join("accepted.net")
    }

    /// The checkpoint of the newest network, with full precision.
    pub(crate) fn checkpoint(&self) -> PathBuf {
        self.0.join("checkpoint.pt")
    }

    /// The losses during the fitting of a generation.
    pub(crate) fn fit(&self, generation: u32) -> PathBuf {
        self.0.join(format!("fits/{generation:03}.jsonl"))
    }

    pub(crate) fn python(&self) -> PathBuf {
        self.0.join("python")
    }

    pub(crate) fn gates(&self) -> PathBuf {
        self.0.join("gates.jsonl")
    }

    pub(crate) fn exams(&self) -> PathBuf {
        self.0.join("exams.jsonl")
    }

    pub(crate) fn starts(&self) -> PathBuf {
        self.0.join("starts.txt")
    }

    pub(crate) fn curves(&self) -> PathBuf {
        self.0.join("curves.svg")
    }

    /// The newest generation that has a network, or 0.
    pub(crate) fn newest(&self) -> u32 {
        let files = fs::read_dir(self.0.join("networks")).into_iter().flatten().flatten().map(|file| file.path());
        let networks = files.filter(|path| path.extension().is_some_and(|name| name == "net"));
        networks.filter_map(|path| path.file_stem()?.to_str()?.parse().ok()).max().unwrap_or(0)
    }

    /// Makes a file or folder under a temporary name, and renames it when it is complete.
    pub(crate) fn make(path: &Path, write: impl FnOnce(&Path) -> Result<()>) -> Result<()> {
        let part = path.with_extension("part");
        write(&part)?;
        fs::rename(&part, path).with_context(|| format!("{} cannot be renamed", part.display()))
    }
}

/// Appends a line of JSON to a file. A line that an interruption left incomplete stays on its own line.
pub(crate) fn append_line(path: &Path, line: &Value) -> Result<()> {
    let is_incomplete = fs::read(path).is_ok_and(|text| text.last().is_some_and(|&last| last != b'\n'));
    let line = format!("{}{line}\n", if is_incomplete { "\n" } else { "" });
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    file.write_all(line.as_bytes()).with_context(|| format!("{} cannot be written", path.display()))
}

/// The lines of JSON in a file. A missing file has none, and incomplete lines are skipped.
pub(crate) fn lines(path: &Path) -> Vec<Value> {
    let text = fs::read_to_string(path).unwrap_or_default();
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

/// Whether a file has a line about a generation.
pub(crate) fn has_line(path: &Path, generation: u32) -> bool {
    lines(path).iter().any(|line| line["generation"] == generation)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_incomplete_line_does_not_damage_the_next_one() {
        let path = std::env::temp_dir().join(format!("lyngk-lines-{}.jsonl", std::process::id()));
        fs::write(&path, "{\"generation\":1}\n{\"gener").expect("it is written");
        assert!(has_line(&path, 1) && !has_line(&path, 2));
        append_line(&path, &json!({ "generation": 2 })).expect("a line");
        assert!(has_line(&path, 2), "{:?}", fs::read_to_string(&path));
        fs::remove_file(&path).expect("it was there");
    }
}
