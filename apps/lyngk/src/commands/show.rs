//! `lyngk show` and `lyngk random`: positions, drawn or as LPN.

use std::hash::{BuildHasher, RandomState};
use std::io::Write;

use anyhow::Result;
use lyngk_rules::{Player, Point, Position, Variant};
use serde_json::{Map, Value, json};

use crate::cli::ShowArgs;
use crate::{json, output, progress, text_board};

pub(crate) fn run(args: &ShowArgs) -> Result<()> {
    let position = match args.position.read()? {
        Some(position) => position,
        None => random_start(args.seed, args.variant.into()),
    };
    if args.json {
        return json::write(output::stdout(), "position", fields(&position));
    }
    // This stream removes colours in a pipe, unless --color says otherwise.
    Ok(write!(anstream::stdout(), "{}", text_board::board(&position)).map_err(|error| output::of_stdout(&error))?)
}

pub(crate) fn random(seed: Option<u64>, variant: Variant) -> Result<()> {
    Ok(writeln!(output::stdout(), "{}", random_start(seed, variant))?)
}

/// The random start with this seed, or with one that is told to people.
fn random_start(seed: Option<u64>, variant: Variant) -> Position {
    let seed = seed.unwrap_or_else(|| {
        // The standard library's hashes are seeded by the system.
        let seed = RandomState::new().hash_one(());
        progress::note(&format!("seed {seed}"));
        seed
    });
    Position::random_start(seed, variant)
}

/// What the drawing tells, for programs.
fn fields(position: &Position) -> Value {
    let occupied = Point::ALL.into_iter().filter(|&point| !position.stack(point).is_empty());
    let stacks = occupied.map(|point| {
        let stack = position.stack(point);
        let owner = stack.top_color().and_then(|color| position.owner(color)).map(json::player);
        (point.to_string(), json!({ "pieces": stack.to_string(), "owner": owner }))
    });
    let letters = |player| position.claims(player).iter().map(|color| color.to_string()).collect::<String>();
    let outcome = position.outcome();
    json!({
        "position": position.to_string(),
        "variant": position.variant().to_string(),
        "toMove": json::player(position.to_move()),
        "mustPass": position.must_pass(),
        "over": outcome.is_some(),
        "winner": outcome.and_then(|outcome| outcome.winner).map(json::player),
        "claims": Player::ALL.map(letters),
        "stacks": stacks.collect::<Map<String, Value>>(),
    })
}
