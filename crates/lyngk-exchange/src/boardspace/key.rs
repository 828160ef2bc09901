//! Starts from random keys.

use lyngk_rules::{Color, Piece, Point, Position, Setup, Stack, Variant};

/// Number of times that all pieces are exchanged.
const ROUNDS: usize = 4;

/// The generator of Boardspace's starts: that of Java's class `Random`, with 48 bits.
struct Generator(u64);

impl Generator {
    const FACTOR: u64 = 0x5_DEEC_E66D;
    const MASK: u64 = (1 << 48) - 1;

    fn new(key: i32) -> Generator {
        // The key is extended with its sign.
        Generator((i64::from(key) as u64 ^ Generator::FACTOR) & Generator::MASK)
    }

    /// A number below `bound`, which must not be a power of two.
    fn below(&mut self, bound: u32) -> usize {
        loop {
            self.0 = self.0.wrapping_mul(Generator::FACTOR).wrapping_add(0xB) & Generator::MASK;
            let drawn = (self.0 >> 17) as u32;
            let remainder = drawn % bound;
            // Numbers of the last, incomplete range would make small remainders likelier.
            if drawn - remainder + (bound - 1) < 1 << 31 {
                return remainder as usize;
            }
        }
    }
}

/// The start that Boardspace makes from a random key, with player 1 to move.
///
/// ```
/// use lyngk_exchange::boardspace::start_of_key;
/// use lyngk_rules::Variant;
///
/// let start = start_of_key(-563_235_550, Variant::Six).to_string();
/// assert!(start.starts_with("I/B,I,J,J/G,G,K,G,K,J,G/R,K,K,B,G,I/K,R,I,I,B,R,I/"), "{start}");
/// ```
#[must_use]
pub fn start_of_key(key: i32, variant: Variant) -> Position {
    let colors = [Color::Black, Color::Red, Color::Green, Color::Blue, Color::Ivory].map(Piece::Color);
    let mut pieces = [Piece::Joker; Point::COUNT];
    let places = pieces.iter_mut().skip(Piece::Joker.count());
    places.zip((0..8).flat_map(|_| colors)).for_each(|(place, piece)| *place = piece);
    let mut generator = Generator::new(key);
    for _ in 0..ROUNDS {
        for place in 0..Point::COUNT {
            pieces.swap(place, generator.below(Point::COUNT as u32));
        }
    }
    let mut setup = Setup { variant, ..Setup::default() };
    for (stack, piece) in setup.stacks.iter_mut().zip(pieces) {
        *stack = Stack::from_pieces([piece]).unwrap_or_default();
    }
    match setup.position() {
        Ok(position) => position,
        Err(error) => unreachable!("all pieces of the game, one on each point: {error}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_starts_of_known_keys_are_right_in_both_variants() {
        let known = [
            (1, "K/K,B,I,B/K,G,I,K,I,R,R/G,B,I,R,J,J/J,B,R,G,G,G,G/R,G,G,B,R,K/B,K,I,I,K,B,R/I,R,I,K/B"),
            (18_340_105, "R/G,K,G,B/G,K,K,I,K,I,G/K,I,J,G,B,K/R,I,R,B,B,B,I/I,B,J,K,I,B/R,I,R,R,G,R,K/B,R,G,G/J"),
            (-563_235_550, "I/B,I,J,J/G,G,K,G,K,J,G/R,K,K,B,G,I/K,R,I,I,B,R,I/R,B,G,B,B,G/R,R,R,I,K,R,B/I,K,B,G/K"),
        ];
        for (key, columns) in known {
            for variant in Variant::ALL {
                assert_eq!(start_of_key(key, variant).to_string(), format!("{columns} 1 -/- 0/0 {variant}"));
            }
        }
    }
}
