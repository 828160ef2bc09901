//! JSON output of `--json`: one object a line.

use std::io::Write;

use anyhow::Result;
use lyngk_rules::{Player, Record};
use serde::Serialize;
use serde_json::{Map, Value};

/// The version of all objects. Within a version fields may be added, but none is renamed, removed or given another meaning.
const VERSION: u32 = 1;

#[derive(Serialize)]
struct Line<'a, T> {
    r#type: &'a str,
    version: u32,
    #[serde(flatten)]
    fields: T,
}

/// Writes an object of this type on a line of its own. Its first fields are `type` and `version`.
pub(crate) fn write(mut out: impl Write, r#type: &str, fields: impl Serialize) -> Result<()> {
    let line = serde_json::to_string(&Line { r#type, version: VERSION, fields })?;
    Ok(writeln!(out, "{line}")?)
}

/// The number of a player.
pub(crate) fn player(player: Player) -> u8 {
    if player == Player::One { 1 } else { 2 }
}

/// The tags of a record by their names.
pub(crate) fn tags(record: &Record) -> Map<String, Value> {
    record.tags().iter().map(|tag| (tag.name().to_owned(), tag.value().into())).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::write;

    #[test]
    fn every_object_begins_with_its_type_and_version() -> anyhow::Result<()> {
        let mut out = Vec::new();
        write(&mut out, "turn", json!({ "legal": true }))?;
        assert_eq!(String::from_utf8(out)?, "{\"type\":\"turn\",\"version\":1,\"legal\":true}\n");
        Ok(())
    }
}
