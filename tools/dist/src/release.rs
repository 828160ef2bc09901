//! The files of a release, from what they are made of.

use std::collections::BTreeMap;

use anyhow::Result;
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::archive::{self, Entry};
use crate::debian;
use crate::source::Source;
use crate::target::Target;

/// What a release is made of.
#[derive(Clone, Debug)]
pub(crate) struct Parts {
    pub(crate) source: Source,
    /// The programs for each target.
    pub(crate) programs: Vec<(Target, Vec<Entry>)>,
    /// Documents, manual pages and completions.
    pub(crate) texts: Vec<Entry>,
    /// The systemd unit, for archives that people unpack.
    pub(crate) unit: Vec<u8>,
    /// The MIT licence.
    pub(crate) mit: Vec<u8>,
    pub(crate) page: Vec<Entry>,
    /// The bill of materials.
    pub(crate) bill: Vec<u8>,
    pub(crate) containerfile: Vec<u8>,
}

/// The name of the archive for a target, without its extension. It is also that of the folder in it.
pub(crate) fn archive_name(source: &Source, target: Target) -> String {
    format!("lyngk-{}-{}-linux", source.version, target.architecture())
}

/// The files by name. They depend on the parts alone.
pub(crate) fn files(parts: &Parts) -> Result<BTreeMap<String, Vec<u8>>> {
    let Parts { source, .. } = parts;
    let Source { version, time, .. } = source;
    let mut files = BTreeMap::new();
    let example = Entry::file(format!("{}/examples/lyngk.service", crate::texts::DOCUMENTS), parts.unit.clone());
    let of_debian = debian::files(source, &parts.mit, &parts.unit)?;
    for (target, programs) in &parts.programs {
        let common: Vec<Entry> = programs.iter().chain(&parts.texts).cloned().collect();
        let name = archive_name(source, *target);
        let inside = common.iter().chain([&example]).map(|entry| entry.below(&name)).collect();
        files.insert(format!("{name}.tar.gz"), archive::tar_gz(inside, *time)?);
        let installed: Vec<Entry> = common.iter().chain(&of_debian).cloned().collect();
        files.insert(
            debian::file_name(version, target.debian()),
            debian::package(source, target.debian(), &sorted(installed))?,
        );
    }
    files.insert(format!("lyngk-{version}-page.zip"), archive::zip(parts.page.clone(), *time)?);
    files.insert(format!("lyngk-{version}.cdx.json"), parts.bill.clone());
    files.insert("Containerfile".to_owned(), parts.containerfile.clone());
    let sum = |(name, bytes)| format!("{}  {name}\n", HEXLOWER.encode(&Sha256::digest(bytes)));
    let sums: Vec<String> = files.iter().map(sum).collect();
    files.insert("SHA256SUMS".to_owned(), sums.concat().into_bytes());
    Ok(files)
}

fn sorted(mut entries: Vec<Entry>) -> Vec<Entry> {
    entries.sort_by(|one, other| one.path.cmp(&other.path));
    entries
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_parts_give_the_same_bytes_in_any_order() -> Result<()> {
        let program = |path: &str| Entry::program(path, path.repeat(1000).into_bytes());
        let parts = Parts {
            source: Source { version: "1.2.3".to_owned(), commit: "0123456789ab".to_owned(), time: 1_700_000_000 },
            programs: Target::ALL
                .map(|target| (target, vec![program("bin/lyngk"), program("lib/lyngk/lyngk")]))
                .to_vec(),
            texts: vec![Entry::file("share/a", vec![1]), Entry::file("share/b", vec![2; 100_000])],
            unit: b"ExecStart=/usr/local/bin/lyngk serve\n".to_vec(),
            mit: b"MIT\n\nPermission is granted.\n".to_vec(),
            page: vec![Entry::file("index.html", vec![3]), Entry::file("a.wasm", vec![4])],
            bill: b"{}".to_vec(),
            containerfile: b"FROM scratch\n".to_vec(),
        };
        let once = files(&parts)?;
        // Times of zip archives would differ after two seconds.
        std::thread::sleep(std::time::Duration::from_millis(2100));
        let mut shuffled = parts.clone();
        shuffled.programs.reverse();
        shuffled.programs.iter_mut().for_each(|(_, programs)| programs.reverse());
        shuffled.texts.reverse();
        shuffled.page.reverse();
        let again = files(&shuffled)?;
        for (name, bytes) in &once {
            assert_eq!(Some(bytes), again.get(name), "{name}");
        }
        assert_eq!(
            once.keys().collect::<Vec<_>>(),
            [
                "Containerfile",
                "SHA256SUMS",
                "lyngk-1.2.3-aarch64-linux.tar.gz",
                "lyngk-1.2.3-page.zip",
                "lyngk-1.2.3-x86_64-linux.tar.gz",
                "lyngk-1.2.3.cdx.json",
                "lyngk_1.2.3_amd64.deb",
                "lyngk_1.2.3_arm64.deb"
            ]
        );
        Ok(())
    }
}
