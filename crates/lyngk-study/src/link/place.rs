//! Encoding of positions: a start by its rank among all arrangements, any other position by heights and pieces.

use lyngk_rules::{Color, Colors, PerPlayer, Piece, Player, Point, Position, Setup, Stack, Variant};

use super::LinkError;
use super::choices::{Reader, Writer};

/// Number of arrangements of these pieces in a row (multinomial coefficient).
fn arrangements(counts: &[usize; Piece::ALL.len()]) -> u128 {
    // Multiplies binomial coefficients step by step, so that every division is exact.
    let (mut ways, mut laid) = (1, 0);
    for &count in counts {
        for nth in 1..=count as u128 {
            laid += 1;
            ways = ways * laid / nth;
        }
    }
    ways
}

const fn all_pieces() -> [usize; Piece::ALL.len()] {
    let mut counts = [0; Piece::ALL.len()];
    let mut at = 0;
    while at < counts.len() {
        counts[at] = Piece::ALL[at].count();
        at += 1;
    }
    counts
}

/// Whether a setup is a start: one piece on each point, first player to move, no claims.
fn is_start(setup: &Setup) -> bool {
    let Setup { stacks, to_move, claims, scored, variant: _ } = setup;
    stacks.iter().all(|stack| stack.height() == 1)
        && (*to_move, *claims, *scored) == (Player::One, PerPlayer::both(Colors::EMPTY), PerPlayer::both(0))
}

pub(super) fn write(writer: &mut Writer, position: &Position) {
    let setup = position.setup();
    let start = is_start(&setup);
    writer.choice(u64::from(setup.variant == Variant::Six), 2);
    writer.choice(u64::from(!start), 2);
    if start {
        write_start(writer, &setup);
    } else {
        write_state(writer, &setup);
        write_heights(writer, &setup);
        write_pieces(writer, &setup);
    }
}

pub(super) fn read(reader: &mut Reader) -> Result<Position, LinkError> {
    let variant = Variant::ALL[reader.choice(2) as usize];
    let mut setup = Setup { variant, ..Setup::default() };
    if reader.choice(2) == 0 {
        read_start(reader, &mut setup)?;
    } else {
        read_state(reader, &mut setup);
        let heights = read_heights(reader, &setup)?;
        read_pieces(reader, &mut setup, &heights)?;
    }
    setup.position().map_err(|_| LinkError::Impossible)
}

/// Writes the lexicographic rank of an arrangement.
fn write_start(writer: &mut Writer, setup: &Setup) {
    let mut counts = all_pieces();
    let mut ways = arrangements(&counts);
    let (total, mut number) = (ways, 0);
    for (stack, left) in setup.stacks.iter().zip((1..=Point::COUNT as u128).rev()) {
        let Some(piece) = stack.top() else { continue };
        let with = |count: usize| ways * count as u128 / left;
        number += counts[..piece.index()].iter().map(|&count| with(count)).sum::<u128>();
        ways = with(counts[piece.index()]);
        counts[piece.index()] -= 1;
    }
    writer.wide_choice(number, total);
}

fn read_start(reader: &mut Reader, setup: &mut Setup) -> Result<(), LinkError> {
    let mut counts = all_pieces();
    let mut ways = arrangements(&counts);
    let mut number = reader.wide_choice(ways)?;
    for (stack, left) in setup.stacks.iter_mut().zip((1..=Point::COUNT as u128).rev()) {
        for piece in Piece::ALL {
            let with = ways * counts[piece.index()] as u128 / left;
            if number < with {
                *stack = Stack::from(piece);
                counts[piece.index()] -= 1;
                ways = with;
                break;
            }
            number -= with;
        }
    }
    Ok(())
}

/// Upper bound of the stacks that a player can have completed.
const fn most_scored(variant: Variant) -> u64 {
    match variant {
        Variant::Standard => (Point::COUNT / 5) as u64,
        Variant::Six => 1,
    }
}

fn write_state(writer: &mut Writer, setup: &Setup) {
    writer.choice(setup.to_move.index() as u64, 2);
    for color in Color::ALL {
        let owner = setup.owner(color);
        writer.choice(owner.map_or(0, |player| player.index() as u64 + 1), 3);
    }
    setup.scored.values().for_each(|&scored| writer.choice(scored.into(), most_scored(setup.variant) + 1));
}

fn read_state(reader: &mut Reader, setup: &mut Setup) {
    setup.to_move = Player::ALL[reader.choice(2) as usize];
    for color in Color::ALL {
        if let Some(index) = (reader.choice(3) as usize).checked_sub(1) {
            setup.claims[Player::ALL[index]].insert(color);
        }
    }
    let most = most_scored(setup.variant);
    setup.scored = PerPlayer::from_fn(|_| reader.choice(most + 1) as u8);
}

/// Number of pieces on the board; none if the score is impossible.
fn on_board(setup: &Setup) -> Option<usize> {
    let removed = match setup.variant {
        Variant::Standard => 5 * setup.scored.values().copied().map(usize::from).sum::<usize>(),
        Variant::Six => 0,
    };
    Point::COUNT.checked_sub(removed)
}

/// For each number of points and pieces, the number of ways to distribute the pieces as heights.
fn height_ways(limit: usize) -> Vec<[u128; Point::COUNT + 1]> {
    let mut none = [0; Point::COUNT + 1];
    none[0] = 1;
    let mut ways = vec![none];
    for points in 0..Point::COUNT {
        let mut more = [0; Point::COUNT + 1];
        for (pieces, more) in more.iter_mut().enumerate() {
            *more = (0..=limit.min(pieces)).map(|height| ways[points][pieces - height]).sum();
        }
        ways.push(more);
    }
    ways
}

fn write_heights(writer: &mut Writer, setup: &Setup) {
    let ways = height_ways(setup.variant.height_limit());
    let mut pieces = on_board(setup).unwrap_or_default();
    let (total, mut number) = (ways[Point::COUNT][pieces], 0);
    for (stack, behind) in setup.stacks.iter().zip((0..Point::COUNT).rev()) {
        let height = stack.height();
        number += (0..height).map(|lower| ways[behind][pieces - lower]).sum::<u128>();
        pieces -= height;
    }
    writer.wide_choice(number, total);
}

fn read_heights(reader: &mut Reader, setup: &Setup) -> Result<[usize; Point::COUNT], LinkError> {
    let ways = height_ways(setup.variant.height_limit());
    let mut pieces = on_board(setup).ok_or(LinkError::Impossible)?;
    let mut number = reader.wide_choice(ways[Point::COUNT][pieces])?;
    let mut heights = [0; Point::COUNT];
    for (height, behind) in heights.iter_mut().zip((0..Point::COUNT).rev()) {
        while pieces > 0 && number >= ways[behind][pieces] {
            number -= ways[behind][pieces];
            *height += 1;
            pieces -= 1;
        }
    }
    Ok(heights)
}

/// The pieces that can come next on a stack of this final height.
fn candidates(counts: &[usize; Piece::ALL.len()], stack: Stack, height: usize) -> Vec<Piece> {
    let fits = |piece: Piece| match piece.color() {
        Some(color) => !stack.colors().contains(color),
        // A joker is on top only when it stands alone (D1).
        None => height == 1 || stack.height() + 1 < height,
    };
    Piece::ALL.into_iter().filter(|&piece| counts[piece.index()] > 0 && fits(piece)).collect()
}

fn write_pieces(writer: &mut Writer, setup: &Setup) {
    let mut counts = all_pieces();
    for stack in setup.stacks {
        let mut built = Stack::EMPTY;
        for piece in stack.pieces() {
            let possible = candidates(&counts, built, stack.height());
            let index = possible.iter().position(|&known| known == piece).unwrap_or_default();
            writer.choice(index as u64, possible.len() as u64);
            counts[piece.index()] -= 1;
            let _ = built.push(piece);
        }
    }
}

fn read_pieces(reader: &mut Reader, setup: &mut Setup, heights: &[usize; Point::COUNT]) -> Result<(), LinkError> {
    let mut counts = all_pieces();
    for (stack, &height) in setup.stacks.iter_mut().zip(heights) {
        while stack.height() < height {
            let possible = candidates(&counts, *stack, height);
            let index = reader.choice(possible.len() as u64) as usize;
            let &piece = possible.get(index).ok_or(LinkError::Impossible)?;
            counts[piece.index()] -= 1;
            if !stack.push(piece) {
                return Err(LinkError::Impossible);
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrangements_are_counted() {
        assert_eq!(arrangements(&[1, 1, 1, 0, 0, 0]), 6);
        assert_eq!(arrangements(&[2, 2, 0, 0, 0, 1]), 30);
        // 43! / (8!⁵ 3!)
        let exact = (arrangements(&all_pieces()) as f64).log10();
        assert!((28.97..28.98).contains(&exact), "{exact}");
    }

    #[test]
    fn height_distributions_are_counted() {
        let ways = height_ways(5);
        assert_eq!((ways[2][2], ways[3][1], ways[1][6]), (3, 3, 0));
    }
}
