//! Guide through somebody's first game: short remarks, each when its situation first arises, and never twice. A stack that is left to
//! the opponent is remarked on before the reply, up to [`GIFTS`] times.
//!
//! A remark recommends only the turn that a search prefers, claim and move together. Everything else it says is a fact of the rules.

pub mod say;

use std::collections::BTreeSet;

use lyngk_rules::{Player, Point, Position, Turn, Variant};
use lyngk_view::Threat;

use crate::hint::can_be_stopped;

/// How often a game remarks on a stack that the person leaves to the opponent.
pub const GIFTS: usize = 2;

/// Topic of a remark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// The player cannot move and must pass, or the opponent had to (E12).
    Pass,
    /// There is an obstacle on the board (E10).
    Obstacle,
    /// The first move.
    Move,
    /// The best turn completes a stack (E9).
    Complete,
    /// The opponent could complete a stack next.
    Threat,
    /// A stack can move via LYNGK points (F2).
    Chain,
    /// Claiming in general (D3, D4).
    Claiming,
    /// The best turn includes a first claim.
    Claim,
    /// The person's turn leaves a stack to the opponent. It comes after a turn, unlike the others.
    Gift,
}

impl Topic {
    /// All topics of a person who is to move, the most urgent first.
    pub const ALL: [Topic; 8] = [
        Topic::Pass,
        Topic::Obstacle,
        Topic::Move,
        Topic::Complete,
        Topic::Threat,
        Topic::Chain,
        Topic::Claiming,
        Topic::Claim,
    ];

    /// Stored name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Topic::Pass => "pass",
            Topic::Obstacle => "obstacle",
            Topic::Move => "move",
            Topic::Complete => "complete",
            Topic::Threat => "threat",
            Topic::Chain => "chain",
            Topic::Claiming => "claiming",
            Topic::Claim => "claim",
            Topic::Gift => GIFT,
        }
    }
}

/// Stored name of a remark on a stack left to the opponent, once for each.
const GIFT: &str = "gift";

/// A remark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The player to move, or else the opponent just now, has no move.
    #[allow(missing_docs)]
    Pass { own: bool },
    /// The obstacle.
    Obstacle(Point),
    /// A first turn with its path; without a search, how moves are made.
    Move(Option<(Turn, Vec<Point>)>),
    /// A turn that completes a stack, with its path.
    Complete(Turn, Vec<Point>),
    /// The stack that the opponent could complete.
    Threat(Point),
    /// The path of a move via LYNGK points. It is an example, not advice.
    Chain(Vec<Point>),
    /// Claims can be made.
    Claiming,
    /// A turn with a claim, with its path and the number of stacks that it brings.
    Claim(Turn, Vec<Point>, usize),
    /// The stack that the opponent can complete now.
    Gift(Point),
}

impl Remark {
    /// Its topic.
    #[must_use]
    pub const fn topic(&self) -> Topic {
        match self {
            Remark::Pass { .. } => Topic::Pass,
            Remark::Obstacle(_) => Topic::Obstacle,
            Remark::Move(_) => Topic::Move,
            Remark::Complete(..) => Topic::Complete,
            Remark::Threat(_) => Topic::Threat,
            Remark::Chain(_) => Topic::Chain,
            Remark::Claiming => Topic::Claiming,
            Remark::Claim(..) => Topic::Claim,
            Remark::Gift(_) => Topic::Gift,
        }
    }

    /// The turn that it recommends.
    #[must_use]
    pub const fn advised(&self) -> Option<Turn> {
        match self {
            Remark::Move(Some((turn, _))) | Remark::Complete(turn, _) | Remark::Claim(turn, ..) => Some(*turn),
            _ => None,
        }
    }

    /// Marks on the board: the path of the advised turn, or single points.
    #[must_use]
    pub fn marks(&self) -> Vec<Vec<Point>> {
        match self {
            Remark::Move(Some((_, path))) | Remark::Complete(_, path) | Remark::Claim(_, path, _) => vec![path.clone()],
            Remark::Obstacle(point) | Remark::Threat(point) | Remark::Gift(point) => vec![vec![*point]],
            // An arrow would look like advice.
            Remark::Chain(path) => path.iter().map(|&point| vec![point]).collect(),
            Remark::Pass { .. } | Remark::Move(None) | Remark::Claiming => Vec::new(),
        }
    }
}

/// The situation of a person who is to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Situation {
    /// The position.
    pub position: Position,
    /// The opponent's last turn; none in the person's first turn, if they begin.
    pub last: Option<Turn>,
    /// Whether this is the person's first turn.
    pub is_first: bool,
}

/// The best turn by a search of the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Best {
    /// There was no search yet.
    Unknown,
    /// The search failed.
    None,
    /// The turn.
    Turn(Turn),
}

/// Advice for a situation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing to remark.
    Silence,
    /// A search must tell the best turn first.
    Search,
    /// A remark.
    Say(Remark),
}

/// The topics that remarks have been made about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FirstGame {
    said: BTreeSet<Topic>,
    /// The number of remarks on stacks left to the opponent.
    gifts: usize,
}

impl FirstGame {
    /// Reads the stored form. Unknown words are ignored.
    #[must_use]
    pub fn from_text(text: &str) -> FirstGame {
        let named = |name: &str| Topic::ALL.into_iter().find(|topic| topic.name() == name);
        let gifts = text.split(' ').filter(|name| *name == GIFT).count();
        FirstGame { said: text.split(' ').filter_map(named).collect(), gifts }
    }

    /// The stored form: names of topics.
    #[must_use]
    pub fn to_text(&self) -> String {
        let gifts = std::iter::repeat_n(GIFT, self.gifts);
        self.said.iter().map(|topic| topic.name()).chain(gifts).collect::<Vec<_>>().join(" ")
    }

    /// Notes that a remark has been made. It is not made again; one on a stack left to the opponent up to [`GIFTS`] times.
    pub fn note(&mut self, topic: Topic) {
        if topic == Topic::Gift {
            self.gifts += 1;
        } else {
            self.said.insert(topic);
        }
    }

    /// The remark on a turn that leaves a stack to the opponent, although another turn would not.
    #[must_use]
    pub fn gift(&self, before: &Position, turn: Turn) -> Option<Remark> {
        if self.gifts >= GIFTS || before.variant() != Variant::Standard || before.completes(turn) {
            return None;
        }
        let given = |turn: Turn| {
            let after = before.after(turn).ok()?;
            after.turns().into_iter().find_map(|reply| match reply {
                Turn::Move { to, .. } if after.completes(reply) => Some(to),
                _ => None,
            })
        };
        let point = given(turn)?;
        before.turns().into_iter().any(|other| given(other).is_none()).then_some(Remark::Gift(point))
    }

    /// The remark for a situation, about the most urgent topic that is new.
    #[must_use]
    pub fn next(&self, situation: &Situation, best: Best) -> Next {
        // The texts are about stacks of five.
        if situation.position.variant() != Variant::Standard {
            return Next::Silence;
        }
        let new = Topic::ALL.into_iter().filter(|topic| !self.said.contains(topic));
        new.map(|topic| remark(topic, situation, best)).find(|next| *next != Next::Silence).unwrap_or(Next::Silence)
    }

    /// The remark until the search has an answer: how a first move is made, which needs no search.
    #[must_use]
    pub fn meanwhile(&self, situation: &Situation) -> Option<Remark> {
        let is_due = situation.is_first && situation.position.variant() == Variant::Standard;
        (is_due && !self.said.contains(&Topic::Move)).then_some(Remark::Move(None))
    }
}

fn remark(topic: Topic, situation: &Situation, best: Best) -> Next {
    let position = &situation.position;
    let player = position.to_move();
    let has_claimed = !position.claims(player).is_empty();
    // The best turn, if it fulfils a condition.
    let if_best = |suits: &dyn Fn(Turn) -> bool, say: &dyn Fn(Turn, Vec<Point>) -> Remark| match best {
        Best::Unknown => Next::Search,
        Best::Turn(turn) if suits(turn) => position.path(turn).map_or(Next::Silence, |path| Next::Say(say(turn, path))),
        Best::Turn(_) | Best::None => Next::Silence,
    };
    let found = match topic {
        Topic::Pass if situation.last == Some(Turn::Pass) => Some(Remark::Pass { own: false }),
        Topic::Pass => (position.turns() == [Turn::Pass]).then_some(Remark::Pass { own: true }),
        Topic::Obstacle => position.occupied().iter().find(|&point| position.height(point) == 5).map(Remark::Obstacle),
        Topic::Move if !situation.is_first => None,
        Topic::Move if best == Best::None => Some(Remark::Move(None)),
        Topic::Move => return if_best(&|_| true, &|turn, path| Remark::Move(Some((turn, path)))),
        Topic::Complete if completable(position, player).is_none() => None,
        Topic::Complete => return if_best(&|turn| position.completes(turn), &Remark::Complete),
        // Nobody is asked to stop what cannot be stopped.
        Topic::Threat => completable(position, player.opponent())
            .filter(|&point| can_be_stopped(position, point))
            .map(Remark::Threat),
        Topic::Chain => chain(position).map(Remark::Chain),
        Topic::Claiming => (!has_claimed && !situation.is_first).then_some(Remark::Claiming),
        Topic::Gift => None,
        Topic::Claim if has_claimed => None,
        Topic::Claim => {
            let stacks = |turn: Turn| turn.claim().map_or(0, |color| position.topped(color).iter().count());
            return if_best(&|turn| turn.claim().is_some(), &|turn, path| Remark::Claim(turn, path, stacks(turn)));
        }
    };
    found.map_or(Next::Silence, Next::Say)
}

/// A point where a player could complete a stack if it were their turn.
fn completable(position: &Position, player: Player) -> Option<Point> {
    Threat::all(position).into_iter().find(|threat| threat.player == player).map(|threat| threat.point)
}

/// The path of a move via LYNGK points without a claim, with as few of them as possible.
fn chain(position: &Position) -> Option<Vec<Point>> {
    let unclaimed = position.turns().into_iter().filter(|turn| turn.claim().is_none());
    unclaimed.filter_map(|turn| position.path(turn)).filter(|path| path.len() > 2).min_by_key(Vec::len)
}
