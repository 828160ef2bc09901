//! Training samples and their files.
//!
//! A folder of samples has a record for each position in `positions.bin`, a record for each of their turns in `turns.bin`, and in
//! `layout.json` the description of both, which `data.py` reads.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::Path;

use anyhow::{Context, Result};
use lyngk_engine::Verdict;
use lyngk_engine::evaluation::{
    BoardFacts, PHASES, POSITION_FEATURES, PositionFeatures, TURN_FEATURES, TurnFeatures, phase,
};
use lyngk_engine::network::{FATES, GLOBAL_INPUTS, MARGINS, NetworkInputs, STACK_INPUTS, slots};
use lyngk_engine::search::Node;
use lyngk_rules::{Core, Player, Point, Points, Position, Turn, Variant};
use serde_json::json;

use crate::record::{Bytes, Fields, Layout};

/// The fates of a stack, as the network counts them.
pub(crate) const NO_STACK: u8 = 0;
/// The player to move completes it.
pub(crate) const MINE: u8 = 1;
/// The opponent completes it.
pub(crate) const THEIRS: u8 = 2;
/// It is still on the board at the end.
pub(crate) const LEFT: u8 = 3;

/// The largest share of visits in a record.
const FULL_SHARE: f32 = 65535.0;

/// A position with its targets.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    pub(crate) core: Core,
    /// The policy target: turns with shares that add up to 1, or nothing if the search was too short to learn from.
    pub(crate) shares: Vec<(Turn, f32)>,
    /// The value of the search for the player to move, from 0 to 1.
    pub(crate) value: f32,
    /// The probability of a draw by the search.
    pub(crate) draws: f32,
    /// The result for the player to move: 1, 0 or -1.
    pub(crate) result: i8,
    /// The lead in stacks of five at the end, for the player to move.
    pub(crate) margin: i8,
    /// The fate of the stack on each point.
    pub(crate) fates: [u8; Point::COUNT],
}

impl Sample {
    /// A sample without results, in which all these turns have the same share.
    pub(crate) fn new(core: &Core, turns: &[Turn]) -> Sample {
        let share = 1.0 / turns.len() as f32;
        let shares = turns.iter().map(|&turn| (turn, share)).collect();
        let fates = [NO_STACK; Point::COUNT];
        Sample { core: *core, shares, value: 0.5, draws: 0.0, result: 0, margin: 0, fates }
    }

    pub(crate) fn mover(&self) -> Player {
        self.core.to_move()
    }

    fn position_fields(&self, facts: &BoardFacts, to: &mut impl Fields) {
        let inputs = NetworkInputs::new(facts);
        let mut features = [0f32; POSITION_FEATURES];
        PositionFeatures::new(facts).features(|feature, amount| features[feature] += amount);
        to.field("stacks", &inputs.stacks);
        to.field("near", &inputs.near.map(bits_by_index));
        to.field("landings", &inputs.landings.map(bits_by_index));
        to.field("sides", &inputs.sides.map(bits_by_index));
        to.field("global", &[inputs.global]);
        to.field("features", &features);
        to.field("value", &[self.value]);
        to.field("draws", &[self.draws]);
        to.field("turns", &[self.shares.len() as u32]);
        to.field("phase", &[phase(&self.core) as u8]);
        to.field("result", &[self.result]);
        to.field("margin", &[self.margin]);
        to.field("fates", &self.fates);
        // The size of a record is a multiple of eight.
        to.field("padding", &[0u8; 2]);
    }

    fn turn_fields(&self, facts: &BoardFacts, to: &mut impl Fields) {
        let (known, slots) = (TurnFeatures::new(facts), slots(&self.core));
        let claimed = self.core.claims(self.mover());
        for &(turn, share) in &self.shares {
            let Turn::Move { claim, from, to: target } = turn else { continue };
            let mut features = 0u64;
            known.features(turn, |feature, _| features |= 1 << feature);
            let top = self.core.top_color(from);
            let is_own = top.is_some_and(|color| claimed.contains(color)) || claim.is_some() && claim == top;
            to.field("features", &[features]);
            to.field("share", &[(share * FULL_SHARE).round() as u16]);
            to.field("start", &[from.index() as u8]);
            to.field("end", &[target.index() as u8]);
            to.field("own", &[u8::from(is_own)]);
            to.field("claim", &[claim.map_or(0, |color| slots[color.index()] as u8)]);
            to.field("padding", &[0u8; 2]);
        }
    }
}

/// The policy target of a search: the share of the visits of each turn.
///
/// If turns are proved to win, they share all visits. Turns that are proved to lose get none.
pub(crate) fn shares(nodes: &[Node]) -> Vec<(Turn, f32)> {
    // Proofs are for the opponent, who is to move after the turn.
    let wins = nodes.iter().any(|node| node.proof == Some(Verdict::Loss));
    let count = |node: &Node| match node.proof {
        Some(Verdict::Loss) => node.visits.max(1),
        Some(Verdict::Win) => 0,
        _ if wins => 0,
        _ => node.visits,
    };
    let sum: u32 = nodes.iter().map(count).sum();
    if sum == 0 || nodes.len() < 2 {
        return Vec::new();
    }
    nodes.iter().map(|node| (node.turn, count(node) as f32 / sum as f32)).collect()
}

/// Points as bits by their index, which is the order of Python's arrays.
fn bits_by_index(points: Points) -> u64 {
    points.iter().fold(0, |bits, point| bits | 1 << point.index())
}

/// The files of a folder of samples.
#[derive(Debug)]
pub(crate) struct SampleWriter {
    positions: BufWriter<File>,
    turns: BufWriter<File>,
    count: u64,
}

impl SampleWriter {
    pub(crate) fn create(folder: &Path) -> Result<SampleWriter> {
        fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
        let file = |name: &str| -> Result<BufWriter<File>> {
            let path = folder.join(name);
            Ok(BufWriter::new(File::create(&path).with_context(|| format!("{} cannot be written", path.display()))?))
        };
        write!(file("layout.json")?, "{:#}", layout())?;
        Ok(SampleWriter { positions: file("positions.bin")?, turns: file("turns.bin")?, count: 0 })
    }

    pub(crate) fn write(&mut self, sample: &Sample) -> Result<()> {
        let facts = BoardFacts::new(&sample.core);
        let (mut position, mut turns) = (Bytes::default(), Bytes::default());
        sample.position_fields(&facts, &mut position);
        sample.turn_fields(&facts, &mut turns);
        self.positions.write_all(&position.0)?;
        self.turns.write_all(&turns.0)?;
        self.count += 1;
        Ok(())
    }

    /// The number of positions so far.
    pub(crate) fn count(&self) -> u64 {
        self.count
    }

    pub(crate) fn finish(mut self) -> Result<()> {
        self.positions.flush()?;
        Ok(self.turns.flush()?)
    }
}

/// The description of the records, and the sizes of the network's inputs and outputs.
fn layout() -> serde_json::Value {
    let position = Position::random_start(0, Variant::Standard);
    let sample = Sample::new(&position, &position.turns()[..1]);
    let facts = BoardFacts::new(&position);
    let (mut positions, mut turns) = (Layout::default(), Layout::default());
    sample.position_fields(&facts, &mut positions);
    sample.turn_fields(&facts, &mut turns);
    json!({
        "positions": positions.0,
        "turns": turns.0,
        "full_share": FULL_SHARE,
        "sizes": {
            "points": Point::COUNT,
            "stack_inputs": STACK_INPUTS,
            "global_inputs": GLOBAL_INPUTS,
            "phases": PHASES,
            "position_features": POSITION_FEATURES,
            "turn_features": TURN_FEATURES,
            "margins": MARGINS,
            "fates": FATES,
        },
    })
}
