//! Features of a turn.

use std::sync::LazyLock;

use lyngk_rules::{Color, Direction, Player, Point, Points, Turn};

use super::board_facts::{BoardFacts, Side};

/// The number of features.
pub const TURN_FEATURES: usize = 52;

// The constant of a feature with several sizes is the number of the smallest; the others follow.
/// Completes a stack of full height with one of the mover's colours on top.
const COMPLETES: usize = 0;
/// Makes a stack of full height with a neutral colour on top: an obstacle.
const OBSTACLE: usize = 1;
/// The resulting stack, two to five high, with one of the mover's colours on top or a neutral one.
const OWN_STACK: usize = 2;
const NEUTRAL_STACK: usize = 6;
/// The stack that is covered, one, two, or at least three high.
const ONTO_JOKER: usize = 10;
const ONTO_OWN: usize = 11;
const ONTO_OTHER: usize = 14;
const ONTO_NEUTRAL: usize = 17;
/// The stack that moves, one to four high.
const WITH_OWN: usize = 20;
const WITH_NEUTRAL: usize = 24;
/// The opponent's ways to complete a stack that are left, and those that are taken away: one, or more.
const LEAVES: usize = 28;
const DENIES: usize = 30;
/// The ways in which the opponent, and in which the mover, could complete the resulting stack: one, or more.
const DANGER: usize = 32;
const THREAT: usize = 34;
/// The resulting stack could move on and complete a stack, with one of the mover's colours on top or a neutral one.
const OWN_RUNS_ON: usize = 36;
const NEUTRAL_RUNS_ON: usize = 51;
/// The mover's first claim, or the second; the claimed colour moves; it completes a stack.
const CLAIM: usize = 37;
const CLAIM_MOVES: usize = 39;
const CLAIM_COMPLETES: usize = 50;
/// How many stacks the claimed colour has, how many pieces lie below it, how many points it reaches, and whether the opponent could have
/// completed a stack with it.
const CLAIM_STACKS: usize = 40;
const CLAIM_HEIGHT: usize = 41;
const CLAIM_REACH: usize = 42;
const CLAIM_TAKES: usize = 48;
/// Jokers in the resulting stack.
const JOKERS: usize = 43;
/// The number of neighbours of the landing point.
const OPENNESS: usize = 44;
/// As `DANGER` and `THREAT`, after a claim.
const DANGER_BY_CLAIM: usize = 45;
const THREAT_BY_CLAIM: usize = 46;
/// One of the mover's single pieces onto a single piece.
const SINGLES: usize = 47;
/// A LYNGK move that changes direction.
const CORNER: usize = 49;

/// The features of the turns of a position.
#[derive(Debug)]
pub struct TurnFeatures<'a> {
    facts: &'a BoardFacts<'a>,
    mover: Player,
    /// The values of `CLAIM_STACKS`, `CLAIM_HEIGHT` and `CLAIM_REACH` for each colour.
    claims: [[f32; 3]; 5],
    /// Whether the opponent could complete a stack with each colour by claiming it.
    takes: [bool; 5],
    /// [`LINES`] and [`OPEN`], so that each turn need not ask whether they are computed.
    lines: &'static [Points; Point::COUNT],
    open: &'static [f32; Point::COUNT],
}

impl<'a> TurnFeatures<'a> {
    /// Of the turns of the player to move.
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
        TurnFeatures { facts, mover: core.to_move(), claims, takes, lines: &LINES, open: &OPEN }
    }

    /// Calls `has` with the number and the value of each feature of a legal turn.
    #[inline]
    pub fn features(&self, turn: Turn, mut has: impl FnMut(usize, f32)) {
        let Turn::Move { claim, from, to } = turn else { return };
        let facts = self.facts;
        let claims_it = claim.is_some() && claim == facts.top[from.index()];
        let own = claims_it || facts.side(from) == Side::Of(self.mover);
        if let Some(color) = claim {
            self.of_claim(color, &mut has);
            if claims_it {
                self.of_claimed_move(from, to, &mut has);
            }
        }
        self.of_move(claim, from, to, own, &mut has);
    }

    /// Features of a move, as one of the mover's own stacks or as a neutral one. A claim changes them only if it claims one of
    /// [`completers`](BoardFacts::completers).
    #[inline]
    pub(crate) fn of_move(
        &self,
        claim: Option<Color>,
        from: Point,
        to: Point,
        own: bool,
        has: &mut impl FnMut(usize, f32),
    ) {
        let facts = self.facts;
        let height = usize::from(facts.height[from.index()] + facts.height[to.index()]);
        let other = self.mover.opponent();
        let denied = facts.part_of[other][from.index()] + facts.part_of[other][to.index()];
        some(LEAVES, usize::from(facts.completions[other].saturating_sub(denied)), has);
        some(DENIES, denied.into(), has);
        if own && height == facts.limit {
            has(COMPLETES, 1.0);
            return;
        }
        if height == facts.limit {
            has(OBSTACLE, 1.0);
        } else {
            has(if own { OWN_STACK } else { NEUTRAL_STACK } + height - 2, 1.0);
            self.prospects(claim, from, to, own, has);
        }
        self.shape(from, to, own, has);
    }

    /// Features of a move of the colour that is claimed in the same turn, beside those of the claim and of the move.
    #[inline]
    pub(crate) fn of_claimed_move(&self, from: Point, to: Point, has: &mut impl FnMut(usize, f32)) {
        let facts = self.facts;
        has(CLAIM_MOVES, 1.0);
        if usize::from(facts.height[from.index()] + facts.height[to.index()]) == facts.limit {
            has(CLAIM_COMPLETES, 1.0);
        }
    }

    /// Features of a claim, whatever moves.
    pub(crate) fn of_claim(&self, color: Color, has: &mut impl FnMut(usize, f32)) {
        has(CLAIM + self.facts.core.claims(self.mover).len(), 1.0);
        for (feature, amount) in [CLAIM_STACKS, CLAIM_HEIGHT, CLAIM_REACH].into_iter().zip(self.claims[color.index()]) {
            has(feature, amount);
        }
        if self.takes[color.index()] {
            has(CLAIM_TAKES, 1.0);
        }
    }

    /// Features of what either player could complete with the resulting stack.
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
        // Its reach before the move approximates its reach after.
        let targets = facts.reach[f] & facts.of_height[facts.limit - height];
        if !(targets - facts.sharing[f] - facts.sharing[t] - moved).is_empty() {
            has(if own { OWN_RUNS_ON } else { NEUTRAL_RUNS_ON }, 1.0);
        }
    }

    /// Features of the two stacks.
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
        if own && !self.lines[from.index()].contains(to) {
            has(CORNER, 1.0);
        }
        has(OPENNESS, self.open[to.index()]);
    }
}

/// The points on a line with each point.
static LINES: LazyLock<[Points; Point::COUNT]> = LazyLock::new(|| {
    Point::ALL.map(|point| Direction::ALL.into_iter().fold(Points::EMPTY, |all, direction| all | point.ray(direction)))
});
/// The share of six neighbours that each point has.
static OPEN: LazyLock<[f32; Point::COUNT]> =
    LazyLock::new(|| Point::ALL.map(|point| point.neighbors().len() as f32 / 6.0));

/// A feature with two sizes: one, or more. Nothing for none.
#[inline]
fn some(feature: usize, count: usize, has: &mut impl FnMut(usize, f32)) {
    if count > 0 {
        has(feature + count.min(2) - 1, 1.0);
    }
}
