//! A position as the fitting reads it: numbers of fixed size, little end first. `data.py` reads the same.

use std::io::{self, Write};

use lyngk_engine::judge::{STANDING_FEATURES, Sight, Standing, Turns, phase};
use lyngk_engine::network::{Scene, slots};
use lyngk_engine::search::Node;
use lyngk_rules::{Core, Player, Point, Points, Turn};

/// A position with what was found out about it.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    pub(crate) core: Core,
    /// Turns with the share of attention each should get; empty if nothing is known about that.
    pub(crate) shares: Vec<(Turn, f32)>,
    /// What the search thought of it, from 0 to 1.
    pub(crate) thought: f32,
    /// How likely it thought a draw, from 0 to 1.
    pub(crate) draws: f32,
    /// What came of it for the player to move: 1, 0 or -1.
    pub(crate) result: i8,
    /// How many more stacks of five than the opponent at the end.
    pub(crate) margin: i8,
    /// What became of the stack on each point: 0 if there is none, completed by the player to move 1, by the opponent 2, left 3.
    pub(crate) fates: [u8; Point::COUNT],
}

impl Sample {
    /// A position of which nothing is known but its turns.
    pub(crate) fn of(core: Core, turns: &[Turn]) -> Sample {
        let share = 1.0 / turns.len() as f32;
        let shares = turns.iter().map(|&turn| (turn, share)).collect();
        Sample { core, shares, thought: 0.5, draws: 0.0, result: 0, margin: 0, fates: [0; Point::COUNT] }
    }

    pub(crate) fn mover(&self) -> Player {
        self.core.to_move()
    }

    /// Writes the position, and its turns to a second place.
    pub(crate) fn write(&self, positions: &mut impl Write, turns: &mut impl Write) -> io::Result<()> {
        let sight = Sight::new(&self.core);
        let scene = Scene::new(&sight);
        for bits in scene.stacks {
            positions.write_all(&bits.to_le_bytes())?;
        }
        for points in scene.near.iter().chain(&scene.landings).chain(&scene.sides) {
            positions.write_all(&by_index(*points).to_le_bytes())?;
        }
        positions.write_all(&scene.whole.to_le_bytes())?;
        let mut standing = [0f32; STANDING_FEATURES];
        Standing::new(&sight).features(|feature, amount| standing[feature] += amount);
        for number in standing {
            positions.write_all(&number.to_le_bytes())?;
        }
        positions.write_all(&self.thought.to_le_bytes())?;
        positions.write_all(&self.draws.to_le_bytes())?;
        positions.write_all(&(self.shares.len() as u32).to_le_bytes())?;
        positions.write_all(&[phase(&self.core) as u8, self.result as u8, self.margin as u8])?;
        positions.write_all(&self.fates)?;
        // To a multiple of eight.
        positions.write_all(&[0; 2])?;
        self.write_turns(&sight, turns)
    }

    fn write_turns(&self, sight: &Sight, out: &mut impl Write) -> io::Result<()> {
        let (known, slots) = (Turns::new(sight), slots(&self.core));
        let mine = self.core.claims(self.mover());
        for &(turn, share) in &self.shares {
            let Turn::Move { claim, from, to } = turn else { continue };
            let mut marks = 0u64;
            known.features(turn, |feature, _| marks |= 1 << feature);
            let top = self.core.top_color(from);
            let own = top.is_some_and(|color| mine.contains(color)) || claim.is_some() && claim == top;
            out.write_all(&marks.to_le_bytes())?;
            out.write_all(&((share * 65535.0).round() as u16).to_le_bytes())?;
            let claim = claim.map_or(0, |color| slots[color.index()] as u8);
            out.write_all(&[from.index() as u8, to.index() as u8, u8::from(own), claim, 0, 0])?;
        }
        Ok(())
    }
}

/// How the search divided its attention.
pub(crate) fn shares(nodes: &[Node]) -> Vec<(Turn, f32)> {
    use lyngk_engine::Verdict;
    // A turn that certainly wins is all there is to know; one that certainly loses deserves nothing.
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

fn by_index(points: Points) -> u64 {
    points.iter().fold(0, |bits, point| bits | 1 << point.index())
}
