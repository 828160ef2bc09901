//! Tests of the texts: the languages against each other, against the code, and against Fluent.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use lyngk_view::{Language, Value, Words};
use unic_langid::LanguageIdentifier;

/// The structure of a text.
#[derive(Default, Debug, PartialEq, Eq)]
struct Shape {
    placeholders: BTreeSet<String>,
    /// The plural categories of the text, for each number that it depends on.
    plurals: BTreeMap<String, BTreeSet<String>>,
}

/// The crates with texts.
const CRATES: [&str; 4] = ["lyngk-view", "lyngk-study", "lyngk-online", "lyngk-terminal"];

const PLURAL_KINDS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The sources of a crate.
fn folder(of: &str) -> PathBuf {
    let parent = if of == "lyngk-terminal" { "apps" } else { "crates" };
    root().join(parent).join(of).join("src")
}

fn source(of: &str, language: Language) -> String {
    let path = folder(of).join("lang").join(format!("{}.ftl", language.code()));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn words(of: &str, language: Language) -> Words {
    Words::read(language, &source(of, language))
}

/// Name of a file for messages.
fn file(of: &str, language: Language) -> String {
    format!("{of}, {}.ftl", language.code())
}

/// All files: each language of each crate.
fn files() -> impl Iterator<Item = (&'static str, Language)> {
    CRATES.into_iter().flat_map(|of| Language::ALL.map(|language| (of, language)))
}

/// All texts of a file by their keys.
fn shapes(of: &str, language: Language) -> BTreeMap<String, Shape> {
    let source = source(of, language);
    let resource = parser::parse(source.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{} cannot be read: {errors:?}", file(of, language)));
    let mut shapes = BTreeMap::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut shape = Shape::default();
        let key = message.id.name.to_owned();
        let value = message.value.unwrap_or_else(|| panic!("{}: {key} is empty", file(of, language)));
        visit(&value, &mut shape);
        let twice = shapes.insert(key.clone(), shape);
        assert_eq!(twice, None, "{} has {key} twice", file(of, language));
    }
    shapes
}

fn visit(pattern: &Pattern<&str>, shape: &mut Shape) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => visit_inline(inline, shape),
            Expression::Select { selector, variants } => {
                visit_inline(selector, shape);
                let kinds: BTreeSet<String> = variants
                    .iter()
                    .filter_map(|variant| match variant.key {
                        VariantKey::Identifier { name } if PLURAL_KINDS.contains(&name) => Some(name.to_owned()),
                        _ => None,
                    })
                    .collect();
                if let InlineExpression::VariableReference { id } = selector
                    && kinds.contains("one")
                {
                    shape.plurals.insert(id.name.to_owned(), kinds);
                }
                for variant in variants {
                    visit(&variant.value, shape);
                }
            }
        }
    }
}

fn visit_inline(inline: &InlineExpression<&str>, shape: &mut Shape) {
    match inline {
        InlineExpression::VariableReference { id } => {
            shape.placeholders.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = &**expression {
                visit_inline(inline, shape);
            }
        }
        _ => (),
    }
}

/// Sources that use texts: these crates and the page, without their tests.
fn sources() -> Vec<(PathBuf, String)> {
    let mut folders: Vec<PathBuf> = CRATES.map(folder).into();
    folders.push(root().join("apps/lyngk-web/src"));
    // The manifest has keys in braces, which the bundler replaces.
    let manifest = root().join("apps/lyngk-web/common/manifest.json");
    let keys = fs::read_to_string(&manifest).expect("the manifest").replace(['{', '}'], "\"");
    let mut sources = vec![(manifest, keys)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.expect("an entry of a folder").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") && !path.ends_with("tests.rs") {
                let text = fs::read_to_string(&path).expect("a source");
                sources.push((path, text));
            }
        }
    }
    sources
}

#[test]
fn every_language_has_the_same_keys_and_placeholders() {
    let mut faults = Vec::new();
    for (of, language) in files() {
        let english = shapes(of, Language::English);
        let texts = shapes(of, language);
        let file = file(of, language);
        for (key, shape) in &english {
            match texts.get(key) {
                None => faults.push(format!("{file} lacks {key}")),
                Some(text) if text.placeholders != shape.placeholders => faults.push(format!(
                    "{file}: {key} has the placeholders {:?}, not {:?}",
                    text.placeholders, shape.placeholders
                )),
                Some(_) => (),
            }
        }
        for key in texts.keys().filter(|key| !english.contains_key(*key)) {
            faults.push(format!("{file} has {key}, which English has not"));
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn every_text_is_used_and_in_one_file_only() {
    let sources = sources();
    let mut all = BTreeSet::new();
    for of in CRATES {
        for key in shapes(of, Language::English).into_keys() {
            let used = sources.iter().any(|(_, source)| source.contains(&format!("\"{key}\"")));
            assert!(used, "{key} of {of} is unused");
            assert!(all.insert(key.clone()), "{key} exists twice");
        }
    }
}

#[test]
fn every_key_in_the_code_exists() {
    let english: BTreeSet<String> =
        CRATES.into_iter().flat_map(|of| shapes(of, Language::English).into_keys()).collect();
    let mut missing = Vec::new();
    for (path, source) in sources() {
        // `text("key")`, `with("key", …)`, with or without a line break after the bracket.
        for call in ["text(", "with("] {
            // Not `starts_with("…")`.
            for (at, _) in source.match_indices(call).filter(|(at, _)| !source[..*at].ends_with('_')) {
                let Some(rest) = source[at + call.len()..].trim_start().strip_prefix('"') else { continue };
                let Some((key, _)) = rest.split_once('"') else { continue };
                let is_key = key.chars().all(|char| char.is_ascii_lowercase() || char.is_ascii_digit() || char == '-');
                if is_key && !key.is_empty() && !english.contains(key) {
                    missing.push(format!("{}: {key}", path.display()));
                }
            }
        }
    }
    assert!(missing.is_empty(), "en.ftl lacks\n{}", missing.join("\n"));
}

#[test]
fn plurals_have_all_forms_of_their_language() {
    let mut faults = Vec::new();
    for (of, language) in files() {
        let kinds: &[&str] = match language {
            Language::Polish | Language::Russian => &["one", "few", "many", "other"],
            _ => &["one", "other"],
        };
        let texts = shapes(of, language);
        for (key, shape) in shapes(of, Language::English) {
            for counted in shape.plurals.keys() {
                let there = texts.get(&key).and_then(|text| text.plurals.get(counted));
                let lacks: Vec<&&str> =
                    kinds.iter().filter(|kind| there.is_none_or(|there| !there.contains(**kind))).collect();
                if !lacks.is_empty() {
                    faults.push(format!("{}: {key} lacks the forms {lacks:?} for {counted}", file(of, language)));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The reference implementation of Fluent, which our own parser must agree with.
fn fluent(of: &str, language: Language) -> FluentBundle<FluentResource> {
    let locale: LanguageIdentifier = language.code().parse().expect("a language");
    let mut bundle = FluentBundle::new(vec![locale]);
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(source(of, language)).expect("a Fluent file");
    bundle.add_resource(resource).expect("keys that differ");
    bundle
}

#[test]
fn formatting_agrees_with_fluent() {
    // Numbers from all plural categories, and words that some texts select by.
    let numbers = [0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 14, 20, 21, 22, 25, 100, 101, 111, 112, 1000, 86400];
    for (of, language) in files() {
        let (words, bundle) = (words(of, language), fluent(of, language));
        for (key, shape) in shapes(of, language) {
            let pattern = bundle.get_message(&key).and_then(|message| message.value()).expect("a text");
            let compare = |value: Value<'static>, expected: FluentValue<'static>| {
                // Placeholder names are literals in the code; leaking a few bytes in a test is fine.
                let names: Vec<&'static str> =
                    shape.placeholders.iter().map(|name| &*Box::leak(name.clone().into_boxed_str())).collect();
                let arguments: FluentArgs = names.iter().map(|name| (*name, expected.clone())).collect();
                let mut errors = Vec::new();
                let right = bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
                assert!(errors.is_empty(), "{}: {key}: {errors:?}", file(of, language));
                let filled = match names[..] {
                    [] => words.text(&key),
                    [a] => words.with(&key, [(a, value)]),
                    [a, b] => words.with(&key, [(a, value.clone()), (b, value)]),
                    [a, b, c] => words.with(&key, [(a, value.clone()), (b, value.clone()), (c, value)]),
                    [a, b, c, d] => {
                        words.with(&key, [(a, value.clone()), (b, value.clone()), (c, value.clone()), (d, value)])
                    }
                    _ => panic!("{key} has more placeholders than this test supports"),
                };
                assert_eq!(filled, right, "{}: {key}", file(of, language));
            };
            for number in numbers {
                compare(Value::from(number), FluentValue::from(number));
            }
            for text in ["i1", "c3", "red", "{ $point }"] {
                compare(Value::from(text), FluentValue::from(text));
            }
        }
    }
}

#[test]
fn polish_and_russian_plurals_are_right() {
    let say = |language, count: usize| Words::new(language).with("turns-taken-back", [("count", Value::from(count))]);
    for language in [Language::Polish, Language::Russian] {
        let word = |count: usize| say(language, count).replace(|char: char| char.is_ascii_digit(), "");
        assert_eq!(word(2), word(4));
        assert_eq!(word(2), word(22));
        assert_eq!(word(5), word(12));
        assert_eq!(word(5), word(25));
        assert_ne!(word(1), word(2));
        assert_ne!(word(2), word(5));
        // In Russian 21 goes with 1, in Polish with 5.
        let like = if language == Language::Russian { 1 } else { 5 };
        assert_eq!(word(21), word(like));
    }
}

/// English terms that are also used in other languages.
const LOANS: [&str; 1] = ["Sudden death"];

#[test]
fn sentences_are_translated() {
    for (of, language) in files().filter(|(_, language)| *language != Language::English) {
        let (english, words) = (words(of, Language::English), words(of, language));
        // Sentences without placeholders; single words may be the same by chance (Joker, Standard).
        let same: Vec<String> = shapes(of, Language::English)
            .into_iter()
            .filter(|(key, shape)| {
                let text = english.text(key);
                let is_sentence =
                    shape.placeholders.is_empty() && text.contains(' ') && !LOANS.contains(&text.as_str());
                is_sentence && words.text(key) == text
            })
            .map(|(key, _)| key)
            .collect();
        assert!(same.is_empty(), "{} has English texts: {same:?}", file(of, language));
    }
}

#[test]
fn the_word_for_and_avoids_the_same_vowel_twice() {
    for (language, last, expected) in [
        (Language::Italian, "e4", "d1 ed e4"),
        (Language::Italian, "f4", "d1 e f4"),
        (Language::Spanish, "i1", "d1 e i1"),
        (Language::Spanish, "e4", "d1 y e4"),
    ] {
        let list = words("lyngk-view", language).with("list-and", [("first", "d1".into()), ("last", last.into())]);
        assert_eq!(list, expected);
    }
}
