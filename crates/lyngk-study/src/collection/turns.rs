//! Compact form of a game's turns: two bytes a turn, in the order of LGN, with marks around variations.

use lyngk_rules::{Color, Core, Node, NodeId, Point, Record, Turn};

/// Codes that are not moves: a move's claim is at most 5.
const PASS: u16 = 0xf000;
const OPEN: u16 = 0xf001;
const CLOSE: u16 = 0xf002;

const CLAIM_SHIFT: u32 = 12;
const FROM_SHIFT: u32 = 6;
const POINT_MASK: u16 = (1 << FROM_SHIFT) - 1;

fn code(turn: Turn) -> u16 {
    match turn {
        Turn::Pass => PASS,
        Turn::Move { claim, from, to } => {
            let claim = claim.map_or(0, |color| color.index() as u16 + 1);
            claim << CLAIM_SHIFT | (from.index() as u16) << FROM_SHIFT | to.index() as u16
        }
    }
}

/// The turn of a code; `None` for a mark.
fn turn(code: u16) -> Option<Turn> {
    if code >= PASS {
        return (code == PASS).then_some(Turn::Pass);
    }
    let claim = usize::from(code >> CLAIM_SHIFT).checked_sub(1).and_then(|index| Color::ALL.get(index).copied());
    let from = Point::from_index(usize::from(code >> FROM_SHIFT & POINT_MASK))?;
    Some(Turn::Move { claim, from, to: Point::from_index(usize::from(code & POINT_MASK))? })
}

/// Appends the turns of a record, and shows all nodes to a visitor.
pub(super) fn encode(record: &Record, codes: &mut Vec<u16>, mut visit: impl FnMut(&Node)) {
    enum Step {
        After(Option<NodeId>),
        Variation(NodeId),
        Close,
    }
    let mut add = |codes: &mut Vec<u16>, id: NodeId| {
        let node = record.node(id);
        codes.push(code(node.turn()));
        visit(node);
    };
    let mut ahead = vec![Step::After(None)];
    while let Some(step) = ahead.pop() {
        match step {
            Step::After(node) => {
                let [main, variations @ ..] = record.children(node) else { continue };
                add(codes, *main);
                ahead.push(Step::After(Some(*main)));
                ahead.extend(variations.iter().rev().map(|&variation| Step::Variation(variation)));
            }
            Step::Variation(node) => {
                codes.push(OPEN);
                add(codes, node);
                ahead.extend([Step::Close, Step::After(Some(node))]);
            }
            Step::Close => codes.push(CLOSE),
        }
    }
}

/// The codes of the main line.
pub(super) fn main_line(codes: &[u16]) -> Vec<u16> {
    let mut depth = 0_usize;
    let is_main = |code: &u16| match *code {
        OPEN => {
            depth += 1;
            false
        }
        CLOSE => {
            depth -= 1;
            false
        }
        _ => depth == 0,
    };
    codes.iter().copied().filter(is_main).collect()
}

/// A place in a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place<'a> {
    /// The position.
    pub(super) core: &'a Core,
    /// The position before the last turn, and that turn; none at the start.
    pub(super) last: Option<(&'a Core, Turn)>,
    /// Whether it is in the main line.
    pub(super) is_main: bool,
    /// Number of turns before it.
    pub(super) ply: usize,
    /// Number of codes before it.
    at: usize,
}

/// Plays a game and its variations. The visitor says whether to go on.
pub(super) fn replay(start: &Core, codes: &[u16], mut visit: impl FnMut(Place<'_>) -> bool) {
    let (mut core, mut before, mut ply) = (*start, *start, 0);
    let mut outer: Vec<(Core, Core, usize)> = Vec::new();
    if !visit(Place { core: &core, last: None, is_main: true, ply, at: 0 }) {
        return;
    }
    for (index, &code) in codes.iter().enumerate() {
        match (code, turn(code)) {
            (OPEN, _) => {
                outer.push((core, before, ply));
                (core, ply) = (before, ply - 1);
            }
            (CLOSE, _) => (core, before, ply) = outer.pop().unwrap_or((core, before, ply)),
            (_, Some(turn)) => {
                before = core;
                core.play_unchecked(turn);
                ply += 1;
                let last = Some((&before, turn));
                if !visit(Place { core: &core, last, is_main: outer.is_empty(), ply, at: index + 1 }) {
                    return;
                }
            }
            (_, None) => (),
        }
    }
}

/// The turn after a place in its line.
pub(super) fn next(codes: &[u16], place: Place<'_>) -> Option<Turn> {
    let mut depth = 0_usize;
    for &code in codes.get(place.at..)? {
        match code {
            OPEN => depth += 1,
            CLOSE => depth = depth.checked_sub(1)?,
            _ if depth == 0 => return turn(code),
            _ => (),
        }
    }
    None
}

/// The turns from the start to a place.
pub(super) fn path(codes: &[u16], place: Place<'_>) -> Vec<Turn> {
    let mut line = Vec::new();
    let mut outer = Vec::new();
    for &code in &codes[..place.at] {
        match code {
            OPEN => {
                outer.push(line.clone());
                line.pop();
            }
            CLOSE => line = outer.pop().unwrap_or_default(),
            code => line.extend(turn(code)),
        }
    }
    line
}
