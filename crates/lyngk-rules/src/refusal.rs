//! Reasons why a turn is illegal, as data.

use ::core::fmt;
use alloc::vec::Vec;

use crate::{Color, Colors, Core, Piece, Player, Point, Turn, Variant};

/// A reason why a turn is illegal.
///
/// `Display` gives an English sentence for terminals and logs. User interfaces in other languages build theirs from the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum Refusal {
    /// The game has ended: nobody can move (G1, X3), or a stack of six has won it (H4).
    GameOver { sudden_death: bool },
    /// The player may not pass, as there is another legal turn (E11), possibly only with a claim (X2).
    MayNotPass { only_with_claim: bool },
    /// The player has no legal move and must pass (E12).
    MustPass,
    /// The colour has already been claimed (D3).
    AlreadyClaimed { color: Color, by: Player },
    /// The player has already claimed two colours (D3).
    NoClaimLeft { claimed: Colors },
    /// Start and end are the same point (E3).
    NotMoving { point: Point },
    /// The start is empty (E1).
    EmptyStart { point: Point },
    /// The end is empty (E3).
    EmptyEnd { point: Point },
    /// A joker never moves by itself (D1).
    Joker { point: Point },
    /// The moving stack belongs to the opponent (E1, D3).
    OpponentsColor { color: Color },
    /// Start and end are not on one line (E3).
    NotInLine,
    /// A stack between start and end blocks the move; `by` is the first one (E3).
    Blocked { by: Point },
    /// No path of LYNGK points leads there either (F2).
    NoLyngkPath { color: Color },
    /// The LYNGK rule would lead there, but applies only to the player's own colours (F1).
    LyngkIsForOwnColors { color: Color },
    /// No other stack can be reached from the start (E3).
    NothingInReach { point: Point },
    /// The resulting stack would contain colours twice (E5).
    ColorTwice { colors: Colors },
    /// The resulting stack would be too high (E5, H1).
    TooHigh { height: usize, limit: usize },
    /// A single neutral piece may only move onto a single piece (E6).
    SingleOntoStack { onto: usize },
    /// A stack with a neutral top may only move onto a stack of at most its own height (E7).
    OntoHigher { height: usize, onto: usize },
}

impl Refusal {
    /// The number of the rule that the turn breaks.
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
    /// Whether the stack cannot reach the end of the move, whatever stands there (E3, F).
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

    /// Whether the stack may move but cannot land: because of the stack that would result (E5 to E8), or because no stack is in
    /// its reach (E3).
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
                write!(f, "a player who can move after claiming a colour may not pass")
            }
            Refusal::MustPass => write!(f, "the player to move has no legal move and must pass"),
            Refusal::AlreadyClaimed { color, by } => write!(f, "player {by} has already claimed {}", color.name()),
            Refusal::NoClaimLeft { claimed } => {
                write!(f, "the player to move has already claimed two colours, {}", claimed.names())
            }
            Refusal::NotMoving { point } => write!(f, "the move must end on a point other than {point}"),
            Refusal::EmptyStart { point } => write!(f, "{point} is empty"),
            Refusal::EmptyEnd { point } => write!(f, "{point} is empty, and a move must end on a stack"),
            Refusal::Joker { point } => write!(f, "{point} has a joker on top, which never moves by itself"),
            Refusal::OpponentsColor { color } => write!(f, "the stack has the opponent's {} on top", color.name()),
            Refusal::NotInLine => write!(f, "start and end are not on one line"),
            Refusal::Blocked { by } => write!(f, "{by} is in the way"),
            Refusal::NoLyngkPath { color } => write!(f, "no path of {} LYNGK points leads there", color.name()),
            Refusal::LyngkIsForOwnColors { color } => {
                write!(f, "LYNGK points lead there, but only the player who has claimed {} may use them", color.name())
            }
            Refusal::NothingInReach { point } => write!(f, "no other stack can be reached from {point}"),
            Refusal::ColorTwice { colors } => write!(f, "the stack would contain {} twice", colors.names()),
            Refusal::TooHigh { height, limit } => {
                write!(f, "the stack would be {height} high, and the limit is {limit}")
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

/// An illegal turn, with every reason why it is illegal.
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

    /// Every reason why the turn is illegal; never empty.
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
    /// Every reason why a turn is illegal; empty if it is legal.
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

    /// Every reason why no move can start on a point in a turn with this claim, if any. Empty if and only if the stack there
    /// has [`landings`](Core::landings).
    ///
    /// For a stack that may move but has no landing, these are the reasons against every stack in its reach, each once.
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

    /// Checks that a turn is legal.
    ///
    /// # Errors
    /// Every reason why it is illegal.
    pub fn check_turn(&self, turn: Turn) -> Result<(), IllegalTurn> {
        if self.is_legal(turn) { Ok(()) } else { Err(IllegalTurn { turn, refusals: self.refusals(turn) }) }
    }

    /// Adds the reasons against any move with this claim. Returns the core after the claim, or unchanged if the claim is illegal.
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

    /// Adds the reasons why the player to move may not move a stack at all.
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

    /// Adds the reasons against every landing of a neutral stack or one of the mover's own. Adds nothing if it has a landing.
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

    /// Adds the reasons why no path leads from one point to another, neither straight (E3) nor by LYNGK points (F).
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

    /// Adds the reasons against the stack that would result (E5 to E8).
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
