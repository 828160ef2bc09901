//! Random positions for tests.

use lyngk_rules::{Color, PerPlayer, Piece, Player, Position, Setup, SplitMix64, Stack, Variant};

/// A position from random play of up to 45 turns after a random start.
pub(crate) fn played(variant: Variant, seed: u64) -> Position {
    let mut random = SplitMix64::new(seed);
    let mut position = Position::random_start(random.next_u64(), variant);
    for _ in 0..random.below(45) {
        let Some(turn) = position.random_turn(&mut random) else { break };
        position.play_unchecked(turn);
    }
    position
}

/// A possible position that need not be reachable: pieces are stacked at random, whatever lies between them.
pub(crate) fn piled(variant: Variant, seed: u64) -> Position {
    let mut random = SplitMix64::new(seed);
    let mut setup = Setup { variant, ..Setup::default() };
    let mut pieces: Vec<Piece> = Piece::ALL.into_iter().flat_map(|piece| vec![piece; piece.count()]).collect();
    shuffle(&mut pieces, &mut random);
    if variant == Variant::Standard {
        setup.scored = PerPlayer::new(random.below(4) as u8, random.below(4) as u8);
        pieces.truncate(43 - 5 * setup.scored.values().copied().map(usize::from).sum::<usize>());
    }
    for (stack, piece) in setup.stacks.iter_mut().zip(&pieces) {
        *stack = Stack::from(*piece);
    }
    shuffle(&mut setup.stacks, &mut random);
    for _ in 0..random.below(120) {
        let [from, to] = [(); 2].map(|()| random.below(43) as usize);
        let (upper, lower) = (setup.stacks[from], setup.stacks[to]);
        let fits = upper.height() + lower.height() <= variant.height_limit()
            && (upper.colors() & lower.colors()).is_empty()
            && upper.top_color().is_some()
            && !lower.is_empty()
            && from != to;
        if fits {
            setup.stacks[to] = Stack::from_pieces(lower.pieces().chain(upper.pieces())).expect("it fits");
            setup.stacks[from] = Stack::EMPTY;
        }
    }
    let mut colors = Color::ALL;
    shuffle(&mut colors, &mut random);
    let (first, second) = (random.below(3) as usize, random.below(3) as usize);
    setup.claims =
        PerPlayer::new(&colors[..first], &colors[first..first + second]).map(|colors| colors.iter().copied().collect());
    setup.to_move = Player::ALL[random.below(2) as usize];
    setup.position().unwrap_or_else(|error| panic!("{setup}: {error}"))
}

/// A position of either kind.
pub(crate) fn any_position(variant: Variant, seed: u64) -> Position {
    if seed.is_multiple_of(2) { played(variant, seed) } else { piled(variant, seed) }
}

pub(crate) fn shuffle<T>(items: &mut [T], random: &mut SplitMix64) {
    for last in (1..items.len()).rev() {
        items.swap(last, random.below(last as u64 + 1) as usize);
    }
}
