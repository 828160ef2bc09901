//! Helpers for the tests.
#![allow(dead_code)]

use std::time::Duration;

use lyngk_game::{Game, GameError};
use lyngk_rules::{PerPlayer, Player, Position, SplitMix64, Tag, Turn, Variant};

pub(crate) fn secs(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

pub(crate) fn millis(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

pub(crate) fn new_game(seed: u64, variant: Variant, control: Option<&str>) -> Game {
    Game::new(Position::random_start(seed, variant), control.map(|text| text.parse().expect("a time control")))
}

/// A standard game with clocks.
pub(crate) fn timed(control: &str) -> Game {
    new_game(1, Variant::Standard, Some(control))
}

pub(crate) fn first_turn(game: &Game) -> Turn {
    game.position().turns()[0]
}

/// Plays the first legal turn.
#[track_caller]
pub(crate) fn play_on(game: &mut Game, now: Duration) {
    game.play(first_turn(game), now).expect("it goes on");
}

/// Plays a random turn. Returns `false` if the game is over.
#[track_caller]
pub(crate) fn play_randomly(game: &mut Game, random: &mut SplitMix64, now: Duration) -> bool {
    let Some(turn) = game.position().random_turn(random) else { return false };
    game.play(turn, now).expect("a legal turn in a game that goes on");
    true
}

pub(crate) fn both(game: &Game, now: Duration) -> PerPlayer<Option<Duration>> {
    PerPlayer::from_fn(|player| game.remaining(player, now))
}

pub(crate) fn tag(name: &str, value: &str) -> Tag {
    Tag::new(name, value).expect("a tag")
}

/// The whole state of a game, for comparison.
pub(crate) fn seen(game: &Game) -> String {
    format!("{game:?}")
}

/// Asserts that an action fails with this error and changes nothing.
#[track_caller]
pub(crate) fn refuses<T: std::fmt::Debug>(
    game: &mut Game,
    attempt: impl FnOnce(&mut Game) -> Result<T, GameError>,
    why: &GameError,
) {
    let before = seen(game);
    assert_eq!(&attempt(game).expect_err("it is refused"), why);
    assert_eq!(seen(game), before);
}

/// Asserts that two games, each at its own time, agree in everything public, now and later.
#[track_caller]
pub(crate) fn same(game: &Game, now: Duration, other: &Game, other_now: Duration) {
    assert_eq!(game.start(), other.start());
    assert_eq!(game.turns(), other.turns());
    assert_eq!(game.position(), other.position());
    assert_eq!(game.ended(), other.ended());
    assert_eq!(game.is_paused(), other.is_paused());
    assert_eq!(game.controls(), other.controls());
    assert_eq!(game.running(), other.running());
    assert_eq!(game.players(), other.players());
    assert_eq!(game.tags(), other.tags());
    assert_eq!(game.can_take_back(), other.can_take_back());
    for ply in 0..=game.turns().len() + 1 {
        assert_eq!(game.position_after(ply), other.position_after(ply));
    }
    for player in Player::ALL {
        assert_eq!(game.captured(player), other.captured(player));
    }
    for later in [0, 700, 5_000, 100_000].map(millis) {
        assert_eq!(both(game, now + later), both(other, other_now + later));
    }
    // The readings after each turn are visible only in records.
    assert_eq!(game.to_record(now), other.to_record(other_now));
}
