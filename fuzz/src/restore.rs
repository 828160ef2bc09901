//! Saved games, restored from records.

use std::time::Duration;

use lyngk_game::Game;
use lyngk_rules::{Player, Records, Variant};

/// Text with any number of records, restored as games.
///
/// # Panics
/// If a restored game is not saved and restored again without a change, or cannot be continued.
pub fn restore(data: &[u8]) {
    let text = &*String::from_utf8_lossy(data);
    let now = Duration::from_secs(1);
    for record in Records::new(text).map_while(Result::ok) {
        match Game::from_record(&record, now) {
            Ok(game) => check(game, now),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

fn check(mut game: Game, now: Duration) {
    game.tick(now);
    let saved = game.to_record(now);
    let again = Game::from_record(&saved, now).unwrap_or_else(|error| panic!("{error}\n{saved}"));
    assert_eq!(again.to_record(now), saved);
    assert_eq!(again.ended(), game.ended());
    if game.start().variant() == Variant::Standard {
        for player in Player::ALL {
            let removed = game.position().scored(player) - game.start().scored(player);
            assert_eq!(game.captured(player).len(), usize::from(removed));
        }
    }
    let later = now + Duration::from_secs(1);
    while game.take_back(1, later).is_ok() {}
    if let Some(&turn) = game.position().turns().first() {
        let _ = game.play(turn, later);
    }
}
