//! JSON output: the examples of `docs/json.md`.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// The commands whose figures depend on the engine and the machine.
const MEASURED: [&str; 3] = ["match", "analyse", "bench"];

/// What the program prints in the folder of the examples, as objects.
fn run(command: &str) -> Vec<Value> {
    let words: Vec<&str> = command.split(' ').collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata");
    let mut program = Command::new(env!("CARGO_BIN_EXE_lyngk"));
    let output = program.args(&words[1..]).current_dir(folder).output().expect("the program starts");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{command}");
    text.lines().map(|line| object(line, command)).collect()
}

fn object(line: &str, command: &str) -> Value {
    assert!(line.starts_with("{\"type\":\"") && line.contains("\",\"version\":1,"), "{command}: {line}");
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{command}: {error}: {line}"))
}

/// The value with every figure and text replaced by its type, and every list by its first item.
fn shape(value: &Value) -> Value {
    match value {
        Value::Null => "null".into(),
        Value::Bool(_) => "bool".into(),
        Value::Number(_) => "number".into(),
        Value::String(_) => "text".into(),
        Value::Array(items) => items.iter().take(1).map(shape).collect(),
        Value::Object(fields) => fields.iter().map(|(name, value)| (name.clone(), shape(value))).collect(),
    }
}

#[test]
fn the_examples_of_the_documentation_are_what_the_program_prints() {
    let document = include_str!("../../../docs/json.md");
    let blocks: Vec<&str> =
        document.split("```console\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    for block in &blocks {
        let (command, expected) = block.trim_end().split_once('\n').expect("a command and its output");
        let command = command.strip_prefix("$ ").expect("a command");
        let expected: Vec<Value> = expected.lines().map(|line| object(line, command)).collect();
        let printed = run(command);
        if MEASURED.contains(&command.split(' ').nth(1).expect("a word")) {
            let shapes = |objects: &[Value]| -> Vec<Value> { objects.iter().map(shape).collect() };
            assert_eq!(shapes(&printed), shapes(&expected), "{command}");
            let types =
                |objects: &[Value]| -> Vec<Value> { objects.iter().map(|object| object["type"].clone()).collect() };
            assert_eq!(types(&printed), types(&expected), "{command}");
        } else {
            assert_eq!(printed, expected, "{command}");
        }
    }
    assert!(blocks.len() >= 9, "{} examples", blocks.len());
}

#[test]
fn every_command_with_json_is_documented() {
    let document = include_str!("../../../docs/json.md");
    let help = |args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_lyngk")).args(args).output().expect("the program starts");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    let commands = help(&["--help"]);
    let list = commands.split("Commands:\n").nth(1).expect("a list").split("\n\n").next().expect("lines");
    let names = list.lines().filter_map(|line| line.strip_prefix("  ")).filter_map(|line| line.split(' ').next());
    let with_json: Vec<&str> =
        names.filter(|name| !name.is_empty() && help(&["help", name]).contains("--json")).collect();
    assert!(with_json.len() >= 6, "{with_json:?}");
    for name in with_json {
        assert!(document.contains(&format!("\n## {name}\n")), "{name}");
    }
}
