//! Positions that are laid out by hand, before a game starts.

use lyngk_rules::{Color, Piece, Player, Point, Position, Setup, SetupError, Stack, Variant};

use super::Seat;
use super::action::{Action, Place};
use super::error::OrderProblem;

/// A position that is being laid out. Pieces move freely, so it may be impossible at any time.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    variant: Variant,
    stacks: [Stack; Point::COUNT],
    claims: [Vec<Color>; 2],
    removed: [Vec<Stack>; 2],
    hand: Hand,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Hand {
    Empty,
    Color(Color),
    Stack(Stack),
}

impl Layout {
    /// A position as it stands, for players whose places are given by who is player 1.
    pub(super) fn new(position: &Position, player_one: Seat) -> Layout {
        let player = |seat: Seat| if seat == player_one { Player::One } else { Player::Two };
        Layout {
            variant: position.variant(),
            stacks: Point::ALL.map(|point| position.stack(point)),
            claims: Seat::ALL.map(|seat| position.claims(player(seat)).iter().collect()),
            // Which pieces they had is not known here, and does not matter while they stay there.
            removed: Seat::ALL.map(|seat| vec![Stack::EMPTY; position.scored(player(seat)).into()]),
            hand: Hand::Empty,
        }
    }

    /// Moves pieces.
    pub(super) fn apply(&mut self, action: Action) -> Result<(), OrderProblem> {
        match action {
            Action::Lift(point, level) => self.lift(point, level),
            Action::Land(point) => self.land(point),
            Action::Move(from, to) => self.lift(from, 0).and_then(|()| self.land(to)),
            Action::Pick(place) => self.pick(place),
            Action::Drop(place) => self.drop(place),
            Action::Claim(color, seat) => self.pick(Place::Pool(color)).and_then(|()| self.drop(Place::Claims(seat))),
            // Ends a step of the layout, without any meaning.
            Action::Done | Action::Edit => Ok(()),
            _ => Err(OrderProblem::Editing),
        }
    }

    fn lift(&mut self, point: Point, level: usize) -> Result<(), OrderProblem> {
        self.expect_empty_hand()?;
        let stack = &mut self.stacks[point.index()];
        if level >= stack.height() {
            return Err(OrderProblem::NothingThere { point });
        }
        let part = |pieces: &mut dyn Iterator<Item = Piece>| Stack::from_pieces(pieces).unwrap_or_default();
        let lifted = part(&mut stack.pieces().skip(level));
        *stack = part(&mut stack.pieces().take(level));
        self.hand = Hand::Stack(lifted);
        Ok(())
    }

    fn land(&mut self, point: Point) -> Result<(), OrderProblem> {
        let Hand::Stack(lifted) = self.hand else { return Err(OrderProblem::HandEmpty) };
        let stack = &mut self.stacks[point.index()];
        // A pile of more pieces than a stack can hold is impossible anyhow.
        let piled = Stack::from_pieces(stack.pieces().chain(lifted.pieces()));
        *stack = piled.ok_or(OrderProblem::StackFull { point })?;
        self.hand = Hand::Empty;
        Ok(())
    }

    fn pick(&mut self, place: Place) -> Result<(), OrderProblem> {
        self.expect_empty_hand()?;
        self.hand = match place {
            Place::Pool(color) if self.claims.iter().flatten().any(|&claimed| claimed == color) => {
                return Err(OrderProblem::NothingToPick);
            }
            Place::Pool(color) => Hand::Color(color),
            Place::Claims(seat) => Hand::Color(self.claims[seat.index()].pop().ok_or(OrderProblem::NothingToPick)?),
            Place::Removed(seat) => {
                let stack = self.removed[seat.index()].pop().filter(|stack| !stack.is_empty());
                Hand::Stack(stack.ok_or(OrderProblem::NothingToPick)?)
            }
        };
        Ok(())
    }

    fn drop(&mut self, place: Place) -> Result<(), OrderProblem> {
        match (&self.hand, place) {
            (Hand::Color(color), Place::Pool(pool)) if *color == pool => {}
            (Hand::Color(color), Place::Claims(seat)) => self.claims[seat.index()].push(*color),
            (Hand::Stack(stack), Place::Removed(seat)) => self.removed[seat.index()].push(*stack),
            _ => return Err(OrderProblem::HandEmpty),
        }
        self.hand = Hand::Empty;
        Ok(())
    }

    fn expect_empty_hand(&self) -> Result<(), OrderProblem> {
        if self.hand == Hand::Empty { Ok(()) } else { Err(OrderProblem::HandFull) }
    }

    /// Whether nothing is in the hand, so that play can start.
    pub(super) fn is_complete(&self) -> bool {
        self.hand == Hand::Empty
    }

    /// The position, with this player to move as player 1.
    pub(super) fn position(&self, player_one: Seat) -> Result<Position, SetupError> {
        let mut setup = Setup { stacks: self.stacks, variant: self.variant, ..Setup::default() };
        for seat in Seat::ALL {
            let player = if seat == player_one { Player::One } else { Player::Two };
            self.claims[seat.index()].iter().for_each(|&color| setup.claims[player].insert(color));
            setup.scored[player] = self.removed[seat.index()].len().min(u8::MAX.into()) as u8;
        }
        setup.position()
    }
}
