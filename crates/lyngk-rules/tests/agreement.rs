//! Comparison with the slow, literal implementation of the rules in `literal`, which was written independently.
//!
//! `LYNGK_POSITIONS` is the number of random positions of each variant; `cargo verify --thorough` sets 100,000.

mod common;
mod literal;

use common::any_position;
use literal::LiteralPosition;
use lyngk_rules::{Color, Player, Position, SplitMix64, Turn, Variant};

fn positions_to_compare() -> u64 {
    std::env::var("LYNGK_POSITIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(10_000)
}

#[test]
fn both_implementations_agree_on_random_standard_positions() {
    (0..positions_to_compare()).for_each(|seed| compare(&any_position(Variant::Standard, seed), seed));
}

#[test]
fn both_implementations_agree_on_random_six_stack_positions() {
    (0..positions_to_compare()).for_each(|seed| compare(&any_position(Variant::Six, seed), seed));
}

fn compare(position: &Position, seed: u64) {
    let lpn = position.to_string();
    let literal = LiteralPosition::read(&lpn).unwrap_or_else(|reason| panic!("{lpn}: {reason}"));
    assert_eq!(literal.write(), lpn);

    let turns = position.turns();
    let mut words: Vec<String> = turns.iter().map(Turn::to_string).collect();
    words.sort_unstable();
    assert_eq!(words, literal.turns(), "{lpn}");

    assert_eq!(position.is_over(), literal.is_over(), "{lpn}");
    for (player, number) in [(Player::One, 1), (Player::Two, 2)] {
        let counts = position.tally(player).by_height().map(|(_, count)| count);
        assert_eq!(counts, literal.counts(number), "{lpn}");
    }
    if let Some(outcome) = position.outcome() {
        assert_eq!(outcome.winner.map_or(0, |winner| winner.index() as u8 + 1), literal.winner(), "{lpn}");
    }

    // The rest is slow in the literal implementation, so only a few turns of each position are compared.
    let mut random = SplitMix64::new(seed);
    for _ in 0..3.min(turns.len()) {
        let turn = turns[random.below(turns.len() as u64) as usize];
        let mut next = *position;
        next.play(turn).unwrap_or_else(|error| panic!("{lpn}: {error}"));
        assert_eq!(next.to_string(), literal.play(&turn.to_string()).write(), "{lpn} {turn}");
        if let Turn::Move { claim, from, .. } = turn {
            let path = position.path(turn).unwrap_or_else(|| panic!("{lpn} {turn}: no path"));
            assert_eq!(Some(&(path.len() - 2)), literal.chain_lengths(&turn.to_string()).first(), "{lpn} {turn}");
            let points: Vec<String> =
                position.lyngk_points(claim, from).iter().map(|point| point.to_string()).collect();
            assert_eq!(points, literal.lyngk_points(claim.map(Color::letter), &from.to_string()), "{lpn} {turn}");
        }
    }
}

#[test]
fn both_implementations_reject_the_same_damaged_positions() {
    let mut random = SplitMix64::new(1);
    let letters: Vec<char> = "IBRGKJ.,/-0123456789 stdix".chars().collect();
    let mut refused = 0;
    for seed in 0..3_000 {
        let mut lpn: Vec<char> = any_position(Variant::ALL[seed as usize % 2], seed).to_string().chars().collect();
        let at = random.below(lpn.len() as u64) as usize;
        let letter = letters[random.below(letters.len() as u64) as usize];
        match random.below(4) {
            0 => drop(lpn.remove(at)),
            1 => lpn.insert(at, letter),
            2 => lpn[at] = letter,
            _ => lpn.swap(at, random.below(43) as usize),
        }
        let lpn: String = lpn.into_iter().collect();
        let fast = lpn.parse::<Position>();
        assert_eq!(
            fast.is_ok(),
            LiteralPosition::read(&lpn).is_ok(),
            "{lpn}: {fast:?} or {:?}",
            LiteralPosition::read(&lpn)
        );
        refused += usize::from(fast.is_err());
    }
    assert!(refused > 1_000, "only {refused} of 3,000 were refused");
}
