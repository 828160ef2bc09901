//! Agreement of the documents with the repository: links, names of files and tests, and the diagram of dependencies.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The folders that a path in a document may begin with.
const FOLDERS: [&str; 7] = ["crates/", "apps/", "tools/", "testdata/", "docs/", "fuzz/", ".cargo/"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The Markdown files of the repository's root, of `docs` and of each package.
fn documents() -> Vec<(PathBuf, String)> {
    let mut folders = vec![root(), root().join("docs")];
    for parent in ["crates", "apps", "tools"] {
        folders.extend(entries(&root().join(parent)));
    }
    let files = folders.iter().filter(|folder| folder.is_dir()).flat_map(|folder| entries(folder));
    let documents = files.filter(|path| path.extension().is_some_and(|extension| extension == "md"));
    documents.map(|path| (path.clone(), read(&path))).collect()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries.map(|entry| entry.expect("a readable entry").path()).collect()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The text without its code blocks.
fn prose(text: &str) -> String {
    let parts = text.split("\n```").step_by(2);
    parts.collect::<Vec<_>>().join("\n")
}

/// The targets of the links in a text: `[title](target)`.
fn links(text: &str) -> Vec<&str> {
    text.split("](").skip(1).filter_map(|rest| rest.split(')').next()).collect()
}

/// The anchors of a text's headings, as forges make them: lower case, blanks as hyphens, punctuation dropped.
fn anchors(text: &str) -> BTreeSet<String> {
    let mut seen = BTreeMap::new();
    let headings = prose(text).lines().filter(|line| line.starts_with('#')).map(ToOwned::to_owned).collect::<Vec<_>>();
    let anchor = |heading: &String| {
        let title = heading.trim_start_matches('#').trim().to_lowercase();
        let kept = title.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect::<String>()
    };
    let numbered = |anchor: String| {
        let count = seen.entry(anchor.clone()).and_modify(|count| *count += 1).or_insert(0);
        if *count == 0 { anchor } else { format!("{anchor}-{count}") }
    };
    headings.iter().map(anchor).map(numbered).collect()
}

#[test]
fn every_link_in_a_document_leads_to_a_file_and_a_heading() {
    let mut broken = Vec::new();
    for (path, text) in documents() {
        for link in links(&prose(&text)).into_iter().filter(|link| !link.contains("://")) {
            let (file, anchor) = link.split_once('#').map_or((link, None), |(file, anchor)| (file, Some(anchor)));
            let target = if file.is_empty() { path.clone() } else { path.with_file_name(file) };
            let found = target.exists() && anchor.is_none_or(|anchor| anchors(&read(&target)).contains(anchor));
            if !found {
                broken.push(format!("{}: {link}", path.display()));
            }
        }
    }
    assert!(broken.is_empty(), "{broken:#?}");
}

#[test]
fn every_file_that_a_document_names_exists() {
    let mut missing = Vec::new();
    for (path, text) in documents() {
        let text = prose(&text);
        let named = text.split('`').skip(1).step_by(2);
        let plain = |name: &&str| !name.contains([' ', '*', '<', '{']) && FOLDERS.iter().any(|f| name.starts_with(f));
        missing.extend(named.filter(plain).filter(|name| !root().join(name).exists()).map(|name| {
            let document = path.display();
            format!("{document}: {name}")
        }));
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

/// The security document names a file and then tests in it, or sections of a conversation as `== title`.
#[test]
fn every_test_that_the_security_document_names_exists() {
    let text = prose(&read(&root().join("docs/security.md")));
    let (mut source, mut missing, mut found) = (String::new(), Vec::new(), 0);
    for name in text.split('`').skip(1).step_by(2) {
        let wanted = if FOLDERS.iter().any(|folder| name.starts_with(folder)) {
            source = read(&root().join(name));
            continue;
        } else if name.starts_with("== ") {
            format!("{name}\n")
        } else if name.matches('_').count() >= 2 {
            format!("fn {name}(")
        } else {
            continue;
        };
        found += 1;
        if !source.contains(&wanted) {
            missing.push(name);
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
    assert!(found >= 40, "{found}");
}

/// Packages with their dependencies.
type Reach = BTreeMap<String, BTreeSet<String>>;

/// Adds indirect dependencies.
fn closed(mut reach: Reach) -> Reach {
    loop {
        let before = reach.clone();
        for reached in reach.values_mut() {
            let further = reached.iter().filter_map(|name| before.get(name)).flatten();
            let further: Vec<String> = further.cloned().collect();
            reached.extend(further);
        }
        if reach == before {
            return reach;
        }
    }
}

/// The dependencies among the packages in `crates` and `apps`, from their manifests, without those for tests.
fn manifests() -> Reach {
    let packages = ["crates", "apps"].into_iter().flat_map(|parent| entries(&root().join(parent)));
    let dependencies = packages.filter(|folder| folder.join("Cargo.toml").exists()).map(|folder| {
        let manifest = read(&folder.join("Cargo.toml"));
        let section = manifest.split("\n[dependencies]\n").nth(1).and_then(|rest| rest.split("\n[").next());
        let names = section.unwrap_or_default().lines().filter_map(|line| line.split(['.', ' ', '=']).next());
        let ours = names.filter(|name| name.starts_with("lyngk")).map(ToOwned::to_owned).collect();
        (folder.file_name().expect("a name").to_string_lossy().into_owned(), ours)
    });
    dependencies.collect()
}

/// The arrows of the diagram in ARCHITECTURE.md.
fn diagram() -> Reach {
    let map = read(&root().join("ARCHITECTURE.md"));
    let drawn = map.split("```mermaid\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a diagram");
    let mut reach: Reach = manifests().into_keys().map(|name| (name, BTreeSet::new())).collect();
    for (from, to) in drawn.lines().filter_map(|line| line.split_once("-->")) {
        for to in to.split('&') {
            reach.entry(from.trim().to_owned()).or_default().insert(to.trim().to_owned());
        }
    }
    reach
}

#[test]
fn the_diagram_of_dependencies_is_that_of_the_manifests() {
    let (drawn, real) = (closed(diagram()), closed(manifests()));
    let differences = |one: &Reach, two: &Reach| -> Vec<String> {
        let arrows = one.iter().flat_map(|(from, to)| to.iter().map(move |to| (from, to)));
        let only = arrows.filter(|(from, to)| !two.get(*from).is_some_and(|reached| reached.contains(*to)));
        only.map(|(from, to)| format!("{from} --> {to}")).collect()
    };
    let (missing, wrong) = (differences(&real, &drawn), differences(&drawn, &real));
    assert!(missing.is_empty() && wrong.is_empty(), "not in the diagram: {missing:?}; only in the diagram: {wrong:?}");
}
