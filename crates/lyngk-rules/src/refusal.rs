//! Why a turn is not legal: every reason, as data.

use ::core::fmt;
use alloc::vec::Vec;

use crate::{Color, Colors, Core, Piece, Player, Point, Turn, Variant};

/// A reason why a turn is not legal.
///
/// The sentences of its `Display` are for the terminal and for logs; a page in another language makes its own from the
/// data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum Refusal {
    /// The game has ended: nobody can move (G1, X3), or a stack of six has won it (H4).
    GameOver { sudden_death: bool },
    /// Passing is for those who have no other legal turn (E11), claims included (X2).
    MayNotPass { only_with_claim: bool },
    /// The player has no legal move and must pass (E12).
    MustPass,
    /// The colour that is to be claimed has been claimed before (D3).
    AlreadyClaimed { color: Color, by: Player },
    /// The player has claimed two colours already (D3).
    NoClaimLeft { claimed: Colors },
    /// Start and end are the same point (E3).
    NotMoving { point: Point },
    /// Nothing stands on the start (E1).
    EmptyStart { point: Point },
    /// Nothing stands on the end (E3).
    EmptyEnd { point: Point },
    /// A joker never moves by itself (D1).
    Joker { point: Point },
    /// The stack that is to move belongs to the opponent (E1, D3).
    OpponentsColor { color: Color },
    /// Start and end are not on one line (E3).
    NotInLine,
    /// Something stands between start and end; this is the first of it (E3).
    Blocked { by: Point },
    /// The stack does not get there by the LYNGK rule either (F2).
    NoLyngkPath { color: Color },
    /// The LYNGK rule would lead there, but is for the player's own colours only (F1).
    LyngkIsForOwnColors { color: Color },
    /// No other stack can be reached from the start (E3).
    NothingInReach { point: Point },
    /// The stack would hold colours twice (E5).
    ColorTwice { colors: Colors },
    /// The stack would be too high (E5, H1).
    TooHigh { height: usize, limit: usize },
    /// A single neutral piece moves only onto a single piece (E6).
    SingleOntoStack { onto: usize },
    /// A stack with a neutral top moves only onto what is at most as high (E7).
    OntoHigher { height: usize, onto: usize },
}

impl Refusal {
    /// The number of the rule that the turn would break.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Refusal::GameOver { sudden_death: false } => "G1",
            Refusal::GameOver { sudden_death: true } => "H4",
            Refusal::MayNotPass { only_with_claim: false } => "E11",
            Refusal::MayNotPass { only_with_claim: true } => "X2",
            Refusal::MustPass => "E12",
            Refusal::AlreadyClaimed { .. } | Refusal::NoClaimLeft { .. } => "D3",
            Refusal::EmptyStart { .. } | Refusal::OpponentsColor { .. } => "E1",
            Refusal::NotMoving { .. }
            | Refusal::EmptyEnd { .. }
            | Refusal::NotInLine
            | Refusal::Blocked { .. }
            | Refusal::NothingInReach { .. } => "E3",
            Refusal::Joker { .. } => "D1",
            Refusal::NoLyngkPath { .. } => "F2",
            Refusal::LyngkIsForOwnColors { .. } => "F1",
            Refusal::ColorTwice { .. } | Refusal::TooHigh { limit: 5, .. } => "E5",
            Refusal::TooHigh { .. } => "H1",
            Refusal::SingleOntoStack { .. } => "E6",
            Refusal::OntoHigher { .. } => "E7",
        }
    }
}

impl Refusal {
    /// Whether the stack cannot get to where it should land, whatever stands there (E3, F).
    #[must_use]
    pub const fn is_about_path(self) -> bool {
        matches!(
            self,
            Refusal::NotInLine
                | Refusal::Blocked { .. }
                | Refusal::NoLyngkPath { .. }
                | Refusal::LyngkIsForOwnColors { .. }
        )
    }

    /// Whether the stack cannot land although it may move: because of the stack that would result (E5 to E8), or because there
    /// is nothing to land on (E3).
    #[must_use]
    pub const fn is_about_landing(self) -> bool {
        matches!(
            self,
            Refusal::NothingInReach { .. }
                | Refusal::ColorTwice { .. }
                | Refusal::TooHigh { .. }
                | Refusal::SingleOntoStack { .. }
                | Refusal::OntoHigher { .. }
        )
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Refusal::GameOver { sudden_death: false } => write!(f, "the game is over, neither player can move"),
            Refusal::GameOver { sudden_death: true } => write!(f, "the game is over, a stack of six has won it"),
            Refusal::MayNotPass { only_with_claim: false } => write!(f, "a player who can move may not pass"),
            Refusal::MayNotPass { only_with_claim: true } => {
                write!(f, "a player who can move by claiming a colour first may not pass")
            }
            Refusal::MustPass => write!(f, "the player to move has no legal move and must pass"),
            Refusal::AlreadyClaimed { color, by } => write!(f, "player {by} has claimed {} already", color.name()),
            Refusal::NoClaimLeft { claimed } => {
                write!(f, "the player to move has claimed two colours already, {}", claimed.names())
            }
            Refusal::NotMoving { point } => write!(f, "the move must end on another point than {point}"),
            Refusal::EmptyStart { point } => write!(f, "nothing stands on {point}"),
            Refusal::EmptyEnd { point } => write!(f, "nothing stands on {point}, a move must end on something"),
            Refusal::Joker { point } => write!(f, "on {point} stands a joker, which never moves by itself"),
            Refusal::OpponentsColor { color } => write!(f, "the stack has the opponent's {} on top", color.name()),
            Refusal::NotInLine => write!(f, "start and end are not on one line"),
            Refusal::Blocked { by } => write!(f, "{by} is in the way"),
            Refusal::NoLyngkPath { color } => write!(f, "no chain of {} LYNGK points leads there", color.name()),
            Refusal::LyngkIsForOwnColors { color } => {
                write!(f, "LYNGK points lead there, but only a player who owns {} may use them", color.name())
            }
            Refusal::NothingInReach { point } => write!(f, "no other stack can be reached from {point}"),
            Refusal::ColorTwice { colors } => write!(f, "the stack would hold {} twice", colors.names()),
            Refusal::TooHigh { height, limit } => {
                write!(f, "the stack would be {height} high, at most {limit} is allowed")
            }
            Refusal::SingleOntoStack { onto } => {
                write!(f, "a single neutral piece may only move onto a single piece, not onto a stack of {onto}")
            }
            Refusal::OntoHigher { height, onto } => {
                write!(f, "a neutral stack of {height} may not move onto a stack of {onto}, which is higher")
            }
        }
    }
}

/// A turn that is not legal, with every reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalTurn {
    turn: Turn,
    refusals: Vec<Refusal>,
}

impl IllegalTurn {
    /// The turn.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// Every reason why it is not legal; never empty.
    #[must_use]
    pub fn refusals(&self) -> &[Refusal] {
        &self.refusals
    }
}

impl fmt::Display for IllegalTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not legal: ", self.turn)?;
        for (n, refusal) in self.refusals.iter().enumerate() {
            let gap = if n == 0 { "" } else { "; " };
            write!(f, "{gap}{refusal} ({})", refusal.rule())?;
        }
        Ok(())
    }
}

impl ::core::error::Error for IllegalTurn {}

impl Core {
    /// Every reason why a turn is not legal; empty for a legal one.
    ///
    /// ```
    /// use lyngk_rules::{Color, Point, Position, Refusal};
    ///
    /// let position: Position =
    ///     "K/I,R,R,B/G,B,I,K,R,J,G/B,G,I,I,R,K/R,B,G,K,J,I,B/K,G,R,B,I,G/B,K,R,I,G,K,R/J,I,B,K/G 1 -/- 0/0 std".parse()?;
    /// let reasons = position.refusals("b2-b4".parse()?);
    /// let lyngk = Refusal::LyngkIsForOwnColors { color: Color::Red };
    /// assert_eq!(reasons, [Refusal::Blocked { by: Point::B3 }, lyngk]);
    /// assert_eq!(reasons[0].rule(), "E3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn refusals(&self, turn: Turn) -> Vec<Refusal> {
        let mut refusals = Vec::new();
        if self.is_over() {
            refusals.push(Refusal::GameOver { sudden_death: self.is_sudden_death() });
        }
        match turn {
            Turn::Pass if self.can_move(self.to_move()) => {
                refusals.push(Refusal::MayNotPass { only_with_claim: self.moves().is_empty() });
            }
            Turn::Pass => {}
            Turn::Move { claim, from, to } => {
                self.refuse_before_move(claim, &mut refusals).refuse_move(from, to, &mut refusals);
            }
        }
        refusals
    }

    /// Every reason why nothing on this point can move in a turn that begins with this claim, if any, wherever the move would
    /// end; empty exactly when there are [`landings`](Core::landings).
    ///
    /// For a stack that could move if only it had somewhere to land, these are the reasons against every stack in its reach,
    /// each once.
    ///
    /// ```
    /// use lyngk_rules::{Point, Position, Refusal};
    ///
    /// let position: Position =
    ///     "K/I,R,R,B/G,B,I,K,R,J,G/B,G,I,I,R,K/R,B,G,K,J,I,B/K,G,R,B,I,G/B,K,R,I,G,K,R/J,I,B,K/G 1 -/- 0/0 std".parse()?;
    /// assert_eq!(position.refusals_from(None, Point::H1), [Refusal::Joker { point: Point::H1 }]);
    /// assert_eq!(position.refusals_from(None, Point::A1), []);
    /// # Ok::<(), lyngk_rules::LpnError>(())
    /// ```
    #[must_use]
    pub fn refusals_from(&self, claim: Option<Color>, from: Point) -> Vec<Refusal> {
        let mut refusals = Vec::new();
        if self.is_over() {
            refusals.push(Refusal::GameOver { sudden_death: self.is_sudden_death() });
        }
        let after_claim = self.refuse_before_move(claim, &mut refusals);
        let before = refusals.len();
        after_claim.refuse_start(from, &mut refusals);
        if refusals.len() == before {
            after_claim.refuse_landings(from, &mut refusals);
        }
        refusals
    }

    /// An error with every reason if a turn is illegal.
    ///
    /// # Errors
    /// See [`refusals`](Core::refusals).
    pub fn check_turn(&self, turn: Turn) -> Result<(), IllegalTurn> {
        if self.is_legal(turn) { Ok(()) } else { Err(IllegalTurn { turn, refusals: self.refusals(turn) }) }
    }

    /// The reasons against any move with this claim. Gives the core after the claim, or as it is if the claim is refused.
    fn refuse_before_move(&self, claim: Option<Color>, refusals: &mut Vec<Refusal>) -> Core {
        if self.must_pass() {
            refusals.push(Refusal::MustPass);
        }
        let mut after_claim = *self;
        if let Some(color) = claim {
            let before = refusals.len();
            self.refuse_claim(color, refusals);
            if refusals.len() == before {
                after_claim.claim(color);
            }
        }
        after_claim
    }

    fn refuse_claim(&self, color: Color, refusals: &mut Vec<Refusal>) {
        if let Some(by) = self.owner(color) {
            refusals.push(Refusal::AlreadyClaimed { color, by });
        }
        let claimed = self.claims(self.to_move());
        if claimed.len() >= Player::CLAIMS {
            refusals.push(Refusal::NoClaimLeft { claimed });
        }
    }

    fn refuse_move(&self, from: Point, to: Point, refusals: &mut Vec<Refusal>) {
        if from == to {
            refusals.push(Refusal::NotMoving { point: from });
        }
        self.refuse_start(from, refusals);
        let end = self.top(to);
        if end.is_none() && from != to {
            refusals.push(Refusal::EmptyEnd { point: to });
        }
        if self.top(from).is_none() || from == to {
            return;
        }
        self.refuse_path(from, to, refusals);
        if end.is_some() {
            self.refuse_landing(from, to, refusals);
        }
    }

    /// The reasons why a stack may not be moved by the player to move, wherever to.
    fn refuse_start(&self, from: Point, refusals: &mut Vec<Refusal>) {
        match self.top(from) {
            None => refusals.push(Refusal::EmptyStart { point: from }),
            Some(Piece::Joker) => refusals.push(Refusal::Joker { point: from }),
            Some(Piece::Color(color)) if self.owner(color) == Some(self.to_move().opponent()) => {
                refusals.push(Refusal::OpponentsColor { color });
            }
            Some(Piece::Color(_)) => {}
        }
    }

    /// The reasons against every landing of a stack of the mover's own or a neutral one. None if it has a landing.
    fn refuse_landings(&self, from: Point, refusals: &mut Vec<Refusal>) {
        let own = self.top_color(from).is_some_and(|color| self.claims(self.to_move()).contains(color));
        if self.is_sudden_death() || self.landings_as(from, own) != 0 {
            return;
        }
        let reach = if own { self.lyngk_reach(from) } else { self.first_hits(from) };
        if reach.is_empty() {
            refusals.push(Refusal::NothingInReach { point: from });
        }
        for to in reach {
            let mut found = Vec::new();
            self.refuse_landing(from, to, &mut found);
            found.retain(|refusal| !refusals.contains(refusal));
            refusals.append(&mut found);
        }
    }

    /// The path from one point to another: straight (E3), or by LYNGK points (F).
    fn refuse_path(&self, from: Point, to: Point, refusals: &mut Vec<Refusal>) {
        let straight = match from.direction_to(to) {
            None => Some(Refusal::NotInLine),
            Some(_) => from.first_towards(to, self.occupied()).map(|by| Refusal::Blocked { by }),
        };
        let Some(straight) = straight else { return };
        let color = self.top_color(from);
        let mine = color.is_some_and(|color| self.claims(self.to_move()).contains(color));
        let by_lyngk = color.is_some() && self.lyngk_reach(from).contains(to);
        if mine && by_lyngk {
            return;
        }
        refusals.push(straight);
        match color {
            Some(color) if mine => refusals.push(Refusal::NoLyngkPath { color }),
            Some(color) if by_lyngk && self.owner(color).is_none() => {
                refusals.push(Refusal::LyngkIsForOwnColors { color });
            }
            _ => {}
        }
    }

    /// The stack that results from moving one onto another (E5 to E8).
    fn refuse_landing(&self, from: Point, to: Point, refusals: &mut Vec<Refusal>) {
        let twice = self.colors(from) & self.colors(to);
        if !twice.is_empty() {
            refusals.push(Refusal::ColorTwice { colors: twice });
        }
        let (height, onto) = (self.height(from), self.height(to));
        let limit = self.variant().height_limit();
        if height + onto > limit {
            refusals.push(Refusal::TooHigh { height: height + onto, limit });
        }
        let neutral = self.top_color(from).is_some_and(|color| self.owner(color).is_none());
        if neutral && onto > height {
            refusals.push(match height {
                1 => Refusal::SingleOntoStack { onto },
                _ => Refusal::OntoHigher { height, onto },
            });
        }
    }
}

const _: () = assert!(Variant::Standard.height_limit() == 5, "Refusal::rule tells the variants apart by their limit");
