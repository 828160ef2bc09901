//! `Playout` draws exactly the legal turns, uniformly.

use std::collections::HashMap;

use lyngk_rules::{Color, Core, Playout, Point, Position, SplitMix64, Turn, Variant};

/// Plays random games and calls a function for each position, with the drawn turn and the legal turns.
fn play_games(variant: Variant, games: u64, mut see: impl FnMut(&Playout, Option<Turn>, &[Turn])) {
    let mut random = SplitMix64::new(games ^ variant.height_limit() as u64);
    let mut turns = Vec::new();
    for seed in 0..games {
        let mut game = Playout::new(&Position::random_start(seed, variant));
        loop {
            let drawn = game.random_turn(&mut random);
            game.core().turns_into(&mut turns);
            see(&game, drawn, &turns);
            let Some(turn) = drawn else { break };
            let mut expected = *game.core();
            expected.play_unchecked(turn);
            game.play_unchecked(turn);
            assert_eq!(*game.core(), expected);
        }
    }
}

#[test]
fn draws_only_legal_turns_and_ends_only_finished_games() {
    for variant in Variant::ALL {
        let mut passes = 0;
        play_games(variant, 5_000, |game, drawn, turns| {
            match drawn {
                Some(turn) => assert!(turns.contains(&turn), "{turn:?} in {:?}", game.core()),
                None => assert!(turns.is_empty() && game.core().is_over()),
            }
            passes += usize::from(drawn == Some(Turn::Pass));
        });
        assert!(passes > 100, "passes are drawn as well: {passes}");
    }
}

/// Pearson's statistic for drawing each of the legal turns equally often, as a number of standard deviations.
fn deviation(core: &Core, mut draw: impl FnMut() -> Option<Turn>) -> f64 {
    let turns = core.turns();
    let each = 200;
    let mut drawn: HashMap<Turn, u64> = turns.iter().map(|&turn| (turn, 0)).collect();
    for _ in 0..each * turns.len() as u64 {
        *drawn.get_mut(&draw().expect("there are turns")).expect("a legal turn") += 1;
    }
    let each = each as f64;
    let statistic: f64 = drawn.values().map(|&n| (n as f64 - each).powi(2) / each).sum();
    let freedom = turns.len() as f64 - 1.0;
    (statistic - freedom) / (2.0 * freedom).sqrt()
}

#[test]
fn draws_each_turn_equally_often() {
    let mut random = SplitMix64::new(7);
    let (mut tested, mut with_claims, mut squares) = (0, 0, 0.0);
    for variant in Variant::ALL {
        let mut number = 0;
        play_games(variant, 40, |game, _, turns| {
            number += 1;
            if number % 9 == 0 && turns.len() > 1 {
                let deviation = deviation(game.core(), || game.random_turn(&mut random));
                assert!(deviation.abs() < 6.0, "{deviation} for {} turns of {:?}", turns.len(), game.core());
                tested += 1;
                with_claims += usize::from(!game.core().claimable().is_empty());
                squares += deviation * deviation;
            }
        });
    }
    // All positions together: the deviations must be about as large as chance makes them, neither more nor less.
    let spread = squares / f64::from(tested);
    assert!(tested > 150 && with_claims > 20, "{tested} positions, {with_claims} with claims");
    assert!((0.6..1.6).contains(&spread), "{spread}");
}

/// The list, the count and the draw come from one piece of code, the question about a single turn from another.
#[test]
fn the_list_contains_each_legal_turn_once() {
    let claims = [None].into_iter().chain(Color::ALL.map(Some));
    for variant in Variant::ALL {
        play_games(variant, 60, |game, _, turns| {
            let core = game.core();
            let moves = claims.clone().flat_map(|claim| {
                let pairs = Point::ALL.into_iter().flat_map(|from| Point::ALL.map(|to| (from, to)));
                pairs.map(move |(from, to)| Turn::Move { claim, from, to })
            });
            let mut legal: Vec<Turn> =
                [Turn::Pass].into_iter().chain(moves).filter(|&turn| core.is_legal(turn)).collect();
            let mut listed = turns.to_vec();
            legal.sort_unstable();
            listed.sort_unstable();
            assert_eq!(listed, legal, "{core:?}");
            assert_eq!(core.turn_count(), legal.len());
        });
    }
}

#[test]
fn a_core_draws_each_turn_equally_often() {
    let mut random = SplitMix64::new(8);
    let mut number = 0;
    play_games(Variant::Standard, 20, |game, _, turns| {
        number += 1;
        if number % 9 == 0 && turns.len() > 1 {
            let deviation = deviation(game.core(), || game.core().random_turn(&mut random));
            assert!(deviation.abs() < 6.0, "{deviation} for {} turns of {:?}", turns.len(), game.core());
        }
    });
}

/// The promises of the documentation of `play_unchecked`.
#[test]
fn illegal_turns_do_not_panic() {
    let mut random = SplitMix64::new(9);
    for (seed, variant) in (0..200).flat_map(|seed| Variant::ALL.map(|variant| (seed, variant))) {
        let mut game = Playout::new(&Position::random_start(seed, variant));
        for _ in 0..100 {
            let mut point = || Point::ALL[random.below(Point::COUNT as u64) as usize];
            let (from, to) = (point(), point());
            let claim = Color::ALL.get(random.below(10) as usize).copied();
            game.play_unchecked(Turn::Move { claim, from, to });
            let _ = game.random_turn(&mut random);
        }
    }
}
