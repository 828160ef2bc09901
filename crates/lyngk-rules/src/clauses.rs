//! Tests for every clause of the rules, on boards with only the stacks that each test needs. This file has the helpers.

use ::core::ops::Deref;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::{
    Color, Colors, Ground, LongTurn, PathError, PerPlayer, Player, Point, Points, Position, Refusal, Setup, Stack,
    Turn, TurnError, Variant,
};

mod end;
mod lyngk;
mod rulings;
mod setup;
mod six;
mod turn;

/// A position that need not have all 43 pieces.
#[derive(Clone, Copy)]
struct Board(Position);

/// The standard game with these stacks, such as `"c1:RG d3:J"`; player 1 to move, nothing claimed or scored.
fn board(stacks: &str) -> Board {
    let mut setup = Setup::default();
    place(&mut setup, stacks);
    Board(Position::of_valid(&setup))
}

fn place(setup: &mut Setup, stacks: &str) {
    for text in stacks.split_whitespace() {
        let (at, stack) = text.split_once(':').expect("point:stack");
        setup.stacks[point(at).index()] = stack.parse().expect("a stack");
    }
}

fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

fn points(names: &str) -> Points {
    names.split_whitespace().map(point).collect()
}

fn colors(letters: &str) -> Colors {
    letters.chars().map(|letter| Color::from_letter(letter).expect("the letter of a colour")).collect()
}

impl Board {
    fn with(self, change: impl FnOnce(&mut Setup)) -> Board {
        let mut setup = self.setup();
        change(&mut setup);
        Board(Position::of_valid(&setup))
    }

    /// With these colours claimed by player 1 and player 2.
    fn claimed(self, one: &str, two: &str) -> Board {
        self.with(|setup| setup.claims = PerPlayer::new(colors(one), colors(two)))
    }

    /// With this many stacks of five removed by player 1 and player 2.
    fn removed(self, one: u8, two: u8) -> Board {
        self.with(|setup| setup.scored = PerPlayer::new(one, two))
    }

    /// With player 2 to move.
    fn second(self) -> Board {
        self.with(|setup| setup.to_move = Player::Two)
    }

    /// In the six-stack variant.
    fn six(self) -> Board {
        self.with(|setup| setup.variant = Variant::Six)
    }

    /// After these turns, all of which must be legal.
    #[track_caller]
    fn after(mut self, turns: &str) -> Board {
        for text in turns.split_whitespace() {
            self.allows(text);
            self.0.play(text.parse().expect("a turn")).expect("a legal turn");
        }
        self
    }

    /// The stack on a point, from bottom to top.
    fn on(&self, name: &str) -> String {
        self.stack(point(name)).to_string()
    }

    /// All legal turns: those without a claim first, then claim by claim in the order `IBRGK`.
    fn all_turns(&self) -> String {
        let mut turns = self.turns();
        turns.sort();
        turns.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    fn removed_by_both(&self) -> [u8; 2] {
        Player::ALL.map(|player| self.scored(player))
    }

    #[track_caller]
    fn allows(&self, turns: &str) {
        for text in turns.split_whitespace() {
            let turn = text.parse().expect("a turn");
            assert_eq!(self.refusals(turn), [], "{text}");
            assert!(self.is_legal(turn), "{text} has no refusal but is not legal");
            assert!(self.turns().contains(&turn), "{text} is legal but not listed");
        }
    }

    /// Asserts that a turn is illegal for exactly these reasons, which cite these rules, and that it changes nothing.
    #[track_caller]
    fn refuses(&self, turn: &str, rules: &str, reasons: &[Refusal]) {
        let turn: Turn = turn.parse().expect("a turn");
        assert_eq!(self.refusals(turn), reasons, "{turn}");
        assert_eq!(reasons.iter().map(|reason| reason.rule()).collect::<Vec<_>>().join(" "), rules);
        assert!(!self.turns().contains(&turn), "{turn} is refused but listed");
        let mut position = self.0;
        let error = position.play(turn).expect_err("a refused turn cannot be played");
        assert_eq!((error.turn(), error.refusals()), (turn, reasons));
        assert_eq!(position, self.0);
    }

    /// Asserts that a turn is legal by this path.
    #[track_caller]
    fn allows_path(&self, path: &str) {
        let long: LongTurn = path.parse().expect("a turn");
        assert_eq!(self.read_turn(path), Ok(long.turn));
    }

    /// Asserts that a turn is legal, but not by this path.
    #[track_caller]
    fn refuses_path(&self, path: &str, rule: &str, error: PathError) {
        let LongTurn { turn, .. } = path.parse().expect("a turn");
        assert_eq!(self.read_turn(path), Err(TurnError::Path { turn, error }));
        assert_eq!(error.rule(), rule);
    }

    /// Asserts that the game is over with this result on this ground.
    #[track_caller]
    fn ends(&self, winner: Option<Player>, ground: Ground) {
        let outcome = self.outcome().expect("the game is over");
        assert_eq!((outcome.winner, outcome.ground), (winner, ground));
    }
}

impl Deref for Board {
    type Target = Position;

    fn deref(&self) -> &Position {
        &self.0
    }
}

/// A complete setup: these stacks, and all other pieces as single pieces on the other points.
fn full(stacks: &str) -> Setup {
    let mut setup = Setup::default();
    place(&mut setup, stacks);
    let used: Vec<_> = setup.stacks.iter().flat_map(|stack| stack.pieces()).collect();
    let mut rest = crate::Piece::ALL.into_iter().flat_map(|piece| {
        let used = used.iter().filter(|&&other| other == piece).count();
        ::core::iter::repeat_n(piece, piece.count().saturating_sub(used))
    });
    for stack in setup.stacks.iter_mut().filter(|stack| stack.is_empty()) {
        *stack = rest.next().map_or(Stack::EMPTY, Stack::from);
    }
    setup
}
