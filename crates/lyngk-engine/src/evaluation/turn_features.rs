//! What a turn does, as numbers.

use std::sync::LazyLock;

use lyngk_rules::{Color, Direction, Player, Point, Points, Turn};

use super::board_facts::{BoardFacts, Side};

/// How many features a turn can have.
pub const TURN_FEATURES: usize = 52;

// Where features come in several sizes, the number is that of the smallest and the next ones follow.
/// Completes a stack of full height with an own colour on top.
const COMPLETES: usize = 0;
/// Completes one with a neutral top.
const OBSTACLE: usize = 1;
/// What comes of it, two to five high, with an own top or a neutral one.
const OWN_STACK: usize = 2;
const NEUTRAL_STACK: usize = 6;
/// What it covers, the stacks one, two or three and more high.
const ONTO_JOKER: usize = 10;
const ONTO_OWN: usize = 11;
const ONTO_OTHER: usize = 14;
const ONTO_NEUTRAL: usize = 17;
/// What it moves, one to four high.
const WITH_OWN: usize = 20;
const WITH_NEUTRAL: usize = 24;
/// The opponent's ways to complete a stack that it leaves, and that it takes away: one, or more.
const LEAVES: usize = 28;
const DENIES: usize = 30;
/// The ways in which the opponent could complete what comes of it, and in which the mover could: one, or more.
const DANGER: usize = 32;
const THREAT: usize = 34;
/// What comes of it could run on and complete a stack elsewhere, with an own top or a neutral one.
const OWN_RUNS_ON: usize = 36;
const NEUTRAL_RUNS_ON: usize = 51;
/// The first claim of the mover, or the second; and whether the colour claimed is the one that moves, and completes.
const CLAIM: usize = 37;
const CLAIM_MOVES: usize = 39;
const CLAIM_COMPLETES: usize = 50;
/// How many stacks the colour claimed has, how much lies below it, how far it reaches, and that the opponent could have
/// completed a stack with it.
const CLAIM_STACKS: usize = 40;
const CLAIM_HEIGHT: usize = 41;
const CLAIM_REACH: usize = 42;
const CLAIM_TAKES: usize = 48;
/// Jokers in what comes of it.
const JOKERS: usize = 43;
/// The points around its end.
const OPENNESS: usize = 44;
/// As `DANGER` and `THREAT`, with a colour that is still to be claimed.
const DANGER_BY_CLAIM: usize = 45;
const THREAT_BY_CLAIM: usize = 46;
/// An own single piece onto a single piece.
const SINGLES: usize = 47;
/// A LYNGK move around a corner.
const CORNER: usize = 49;

/// The turns of a position, to be looked at.
#[derive(Debug)]
pub struct TurnFeatures<'a> {
    facts: &'a BoardFacts<'a>,
    mover: Player,
    /// What a claim of each colour would get, in the order of the features.
    claims: [[f32; 3]; 5],
    /// Whether the opponent could complete a stack with each colour, were it claimed.
    takes: [bool; 5],
}

impl<'a> TurnFeatures<'a> {
    /// Those of the player to move.
    #[must_use]
    pub fn new(facts: &'a BoardFacts<'a>) -> TurnFeatures<'a> {
        let core = facts.core;
        let claims = Color::ALL.map(|color| {
            let stacks = core.topped(color);
            let below: u8 = stacks.iter().map(|point| facts.height[point.index()] - 1).sum();
            let reach = stacks.iter().fold(Points::EMPTY, |all, point| all | facts.reach[point.index()]);
            [stacks.len() as f32 / 8.0, f32::from(below) / 8.0, reach.len() as f32 / 20.0]
        });
        let other = core.to_move().opponent();
        let takes = Color::ALL.map(|color| {
            let taken = facts.claimable[other] & core.topped(color);
            taken.iter().any(|point| facts.part_of[other][point.index()] > 0)
        });
        TurnFeatures { facts, mover: core.to_move(), claims, takes }
    }

    /// What a legal turn does: `has` is told the number of each feature, and how much of it there is.
    #[inline]
    pub fn features(&self, turn: Turn, mut has: impl FnMut(usize, f32)) {
        let Turn::Move { claim, from, to } = turn else { return };
        let facts = self.facts;
        let claims_it = claim.is_some() && claim == facts.top[from.index()];
        let own = claims_it || facts.side(from) == Side::Of(self.mover);
        let height = usize::from(facts.height[from.index()] + facts.height[to.index()]);
        let completes = own && height == facts.limit;
        if let Some(color) = claim {
            self.claim(color, &mut has);
            if claims_it {
                has(CLAIM_MOVES, 1.0);
            }
            if claims_it && completes {
                has(CLAIM_COMPLETES, 1.0);
            }
        }
        let other = self.mover.opponent();
        let denied = facts.part_of[other][from.index()] + facts.part_of[other][to.index()];
        some(LEAVES, usize::from(facts.completions[other].saturating_sub(denied)), &mut has);
        some(DENIES, denied.into(), &mut has);
        if completes {
            has(COMPLETES, 1.0);
            return;
        }
        if height == facts.limit {
            has(OBSTACLE, 1.0);
        } else {
            has(if own { OWN_STACK } else { NEUTRAL_STACK } + height - 2, 1.0);
            self.prospects(claim, from, to, own, &mut has);
        }
        self.shape(from, to, own, &mut has);
    }

    /// What a claim gets.
    fn claim(&self, color: Color, has: &mut impl FnMut(usize, f32)) {
        has(CLAIM + self.facts.core.claims(self.mover).len(), 1.0);
        for (feature, amount) in [CLAIM_STACKS, CLAIM_HEIGHT, CLAIM_REACH].into_iter().zip(self.claims[color.index()]) {
            has(feature, amount);
        }
        if self.takes[color.index()] {
            has(CLAIM_TAKES, 1.0);
        }
    }

    /// Who could complete what comes of a move, which is not complete yet, or complete something with it.
    #[inline]
    fn prospects(&self, claim: Option<Color>, from: Point, to: Point, own: bool, has: &mut impl FnMut(usize, f32)) {
        let facts = self.facts;
        let (f, t) = (from.index(), to.index());
        let height = usize::from(facts.height[f] + facts.height[t]);
        let moved = Points::from(from) | Points::from(to);
        let claimed = claim.map_or(Points::EMPTY, |color| facts.core.topped(color));
        let [mine, theirs] = [self.mover, self.mover.opponent()];
        let fitting = facts.completers(from, to);
        let completers = |stacks: Points| (stacks & fitting).len();
        some(DANGER, completers(facts.owned[theirs]), has);
        some(THREAT, completers(facts.owned[mine] | claimed), has);
        if completers(facts.claimable[theirs] - claimed) > 0 {
            has(DANGER_BY_CLAIM, 1.0);
        }
        if completers(facts.claimable[mine] - claimed) > 0 {
            has(THREAT_BY_CLAIM, 1.0);
        }
        // As far as it saw before it moved, which is most of what it sees after.
        let targets = facts.reach[f] & facts.of_height[facts.limit - height];
        if !(targets - facts.sharing[f] - facts.sharing[t] - moved).is_empty() {
            has(if own { OWN_RUNS_ON } else { NEUTRAL_RUNS_ON }, 1.0);
        }
    }

    /// What is moved onto what.
    #[inline]
    fn shape(&self, from: Point, to: Point, own: bool, has: &mut impl FnMut(usize, f32)) {
        let facts = self.facts;
        let (moving, below) = (usize::from(facts.height[from.index()]), usize::from(facts.height[to.index()]));
        let size = below.min(3) - 1;
        match facts.side(to) {
            Side::Nobody => has(ONTO_JOKER, 1.0),
            Side::Neutral => has(ONTO_NEUTRAL + size, 1.0),
            Side::Of(player) => has(if player == self.mover { ONTO_OWN } else { ONTO_OTHER } + size, 1.0),
        }
        has(if own { WITH_OWN } else { WITH_NEUTRAL } + moving.min(4) - 1, 1.0);
        if own && moving + below == 2 {
            has(SINGLES, 1.0);
        }
        let jokers = moving + below - (facts.colors[from.index()] | facts.colors[to.index()]).len();
        if jokers > 0 {
            has(JOKERS, jokers as f32);
        }
        if own && !LINES[from.index()].contains(to) {
            has(CORNER, 1.0);
        }
        has(OPENNESS, OPEN[to.index()]);
    }
}

/// The points on a line with each.
static LINES: LazyLock<[Points; Point::COUNT]> = LazyLock::new(|| {
    Point::ALL.map(|point| Direction::ALL.into_iter().fold(Points::EMPTY, |all, direction| all | point.ray(direction)))
});
/// The share of six neighbours that each has.
static OPEN: LazyLock<[f32; Point::COUNT]> =
    LazyLock::new(|| Point::ALL.map(|point| point.neighbors().len() as f32 / 6.0));

/// A feature that comes as one, or as more.
#[inline]
fn some(feature: usize, count: usize, has: &mut impl FnMut(usize, f32)) {
    if count > 0 {
        has(feature + count.min(2) - 1, 1.0);
    }
}
