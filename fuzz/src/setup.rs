//! Setups, valid and invalid.

use lyngk_rules::{Color, Colors, PerPlayer, Piece, Player, Point, Setup, Stack, Variant};

use crate::bytes::Bytes;

/// A setup, valid or not.
///
/// # Panics
/// If the faults of a setup are not those of the specification, or if a turn leads from a valid position to an invalid one.
pub fn setup(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let mut setup = Setup { variant: bytes.pick(&Variant::ALL), to_move: bytes.pick(&Player::ALL), ..Setup::default() };
    if bytes.flag() {
        fill_arbitrarily(&mut setup, &mut bytes);
    } else {
        fill_validly(&mut setup, &mut bytes);
        spoil(&mut setup, &mut bytes);
    }
    check(&setup);
}

fn check(setup: &Setup) {
    assert_eq!(setup.to_string().parse().as_ref(), Ok(setup), "{setup}");
    let faults = setup.faults();
    for fault in &faults {
        assert!(!fault.to_string().is_empty());
    }
    assert_eq!(faults.is_empty(), is_valid(setup), "{setup}: {faults:?}");
    let position = match setup.position() {
        Ok(position) => position,
        Err(error) => {
            assert_eq!(error.faults(), faults, "{setup}");
            return;
        }
    };
    assert_eq!(position.setup(), *setup);
    for turn in position.turns() {
        let mut next = position;
        next.play(turn).unwrap_or_else(|error| panic!("{position}: {error}"));
        let fresh = next.setup().position().unwrap_or_else(|error| panic!("{position} {turn}: {error}"));
        assert_eq!(fresh, next, "{position} {turn}");
        assert_eq!(fresh.hash(), next.hash(), "{position} {turn}");
    }
}

/// Whether a setup is valid: the definition in docs/notation.md, word for word.
fn is_valid(setup: &Setup) -> bool {
    let count = |pieces: &[Piece], wanted: Piece| pieces.iter().filter(|&&piece| piece == wanted).count();
    let limit = match setup.variant {
        Variant::Standard => 5,
        Variant::Six => 6,
    };
    let stack_is_valid = |stack: &Stack| {
        let pieces: Vec<Piece> = stack.pieces().collect();
        pieces.len() <= limit
            && Color::ALL.into_iter().all(|color| count(&pieces, color.into()) <= 1)
            && (pieces.last() != Some(&Piece::Joker) || pieces.len() == 1)
    };
    let all: Vec<Piece> = setup.stacks.iter().flat_map(|stack| stack.pieces()).collect();
    let counts_are_valid =
        Color::ALL.into_iter().all(|color| count(&all, color.into()) <= 8) && count(&all, Piece::Joker) <= 3;
    let [one, two] = setup.scored.map(usize::from).into_array();
    let score_is_valid = match setup.variant {
        Variant::Standard => all.len() + 5 * (one + two) == 43,
        Variant::Six => all.len() == 43 && one + two <= 1,
    };
    let owners = |color: Color| Player::ALL.into_iter().filter(|&player| setup.claims[player].contains(color)).count();
    let claims_are_valid = setup.claims.values().all(|claims| claims.iter().count() <= 2)
        && Color::ALL.into_iter().all(|color| owners(color) <= 1);
    setup.stacks.iter().all(stack_is_valid) && counts_are_valid && score_is_valid && claims_are_valid
}

/// Sets arbitrary claims, scores and stacks.
fn fill_arbitrarily(setup: &mut Setup, bytes: &mut Bytes<'_>) {
    setup.claims = PerPlayer::from_fn(|_| any_colors(bytes));
    setup.scored = PerPlayer::from(bytes.take());
    for stack in &mut setup.stacks {
        let height = bytes.below(Stack::CAPACITY + 1);
        *stack = (0..height).fold(Stack::EMPTY, |stack, _| pushed(stack, bytes.pick(&Piece::ALL)));
    }
}

/// Sets valid claims, scores and stacks, except that pieces which fit nowhere are left out.
fn fill_validly(setup: &mut Setup, bytes: &mut Bytes<'_>) {
    let mut neutral = Color::ALL.to_vec();
    for player in Player::ALL {
        for _ in 0..bytes.below(3) {
            setup.claims[player].insert(neutral.swap_remove(bytes.below(neutral.len())));
        }
    }
    // Jokers come first, because they cannot lie on a coloured piece.
    let mut pieces: Vec<Piece> =
        Piece::ALL.into_iter().rev().flat_map(|piece| std::iter::repeat_n(piece, piece.count())).collect();
    match setup.variant {
        Variant::Standard => {
            let scored = bytes.below(9);
            let first = bytes.below(scored + 1);
            setup.scored = PerPlayer::new(first as u8, (scored - first) as u8);
            for _ in 0..5 * scored {
                pieces.remove(bytes.below(pieces.len()));
            }
        }
        // Mostly unfinished games, because finished ones have no turns.
        Variant::Six => setup.scored = bytes.pick(&[[0, 0], [0, 0], [0, 0], [0, 1], [1, 0]]).into(),
    }
    for piece in pieces {
        let wanted = bytes.below(Point::COUNT);
        let has_room = |stack: &Stack| {
            stack.height() < setup.variant.height_limit()
                && piece.color().map_or(stack.jokers() == stack.height(), |color| !stack.colors().contains(color))
        };
        let place = (wanted..Point::COUNT).chain(0..wanted).find(|&place| has_room(&setup.stacks[place]));
        if let Some(place) = place {
            setup.stacks[place] = pushed(setup.stacks[place], piece);
        }
    }
    // Without this, jokers would be at the bottom and colours in one order.
    for stack in setup.stacks.iter_mut().filter(|stack| stack.height() > 1) {
        let mut pieces: Vec<Piece> = stack.pieces().collect();
        let by = bytes.below(pieces.len());
        pieces.rotate_left(by);
        if pieces.last() == Some(&Piece::Joker) {
            pieces.reverse();
        }
        *stack = Stack::from_pieces(pieces).expect("as high as before");
    }
}

/// Makes some changes, most of which make the setup invalid.
fn spoil(setup: &mut Setup, bytes: &mut Bytes<'_>) {
    while !bytes.is_empty() {
        let place = bytes.below(Point::COUNT);
        let player = bytes.pick(&Player::ALL);
        match bytes.below(5) {
            0 => setup.stacks[place] = pushed(setup.stacks[place], bytes.pick(&Piece::ALL)),
            1 => setup.stacks[place] = Stack::EMPTY,
            2 => setup.stacks.swap(place, bytes.below(Point::COUNT)),
            3 => setup.claims[player] = any_colors(bytes),
            _ => setup.scored[player] = bytes.byte(),
        }
    }
}

fn any_colors(bytes: &mut Bytes<'_>) -> Colors {
    let bits = bytes.byte();
    Color::ALL.into_iter().filter(|color| bits >> color.index() & 1 == 1).collect()
}

/// The stack with one more piece, or unchanged if it is full.
fn pushed(mut stack: Stack, piece: Piece) -> Stack {
    let _: bool = stack.push(piece);
    stack
}
