//! Invariants under random sequences of actions.

mod common;

use std::time::Duration;

use common::{same, seen};
use lyngk_game::{EndReason, Forfeit, Game, GameError};
use lyngk_rules::{PerPlayer, Piece, Player, Position, SplitMix64, Turn, Variant};
use proptest::prelude::*;

#[derive(Clone, Debug)]
enum Act {
    /// A legal turn, drawn with this seed, if there is one.
    Play(u64),
    /// Any turn, most likely illegal.
    PlayAnything(String),
    TakeBack(usize),
    Resign(Player),
    Forfeit(Player, Forfeit),
    Pause,
    Resume,
    Tick,
    SaveAndRestore,
}

fn players() -> impl Strategy<Value = Player> {
    proptest::sample::select(&Player::ALL)
}

fn acts() -> impl Strategy<Value = Act> {
    prop_oneof![
        20 => any::<u64>().prop_map(Act::Play),
        2 => "([IBRGK],)?[a-i][1-7]-[a-i][1-7]|pass".prop_map(Act::PlayAnything),
        3 => (0..6usize).prop_map(Act::TakeBack),
        1 => players().prop_map(Act::Resign),
        1 => (players(), proptest::sample::select(&Forfeit::ALL)).prop_map(|(player, forfeit)| Act::Forfeit(player, forfeit)),
        1 => Just(Act::Pause),
        3 => Just(Act::Resume),
        2 => Just(Act::Tick),
        2 => Just(Act::SaveAndRestore),
    ]
}

fn games() -> impl Strategy<Value = Game> {
    let control = || {
        proptest::sample::select(&[None, Some("60+2"), Some("5+0.5"), Some("86400+3600")])
            .prop_map(|text| text.map(|text| text.parse().expect("a time control")))
    };
    let controls = prop_oneof![
        control().prop_map(PerPlayer::both),
        (control(), control()).prop_map(|(one, two)| PerPlayer::new(one, two)),
    ];
    (any::<u64>(), proptest::sample::select(&Variant::ALL), controls)
        .prop_map(|(seed, variant, controls)| Game::with_controls(Position::random_start(seed, variant), controls))
}

fn act(game: &mut Game, act: &Act, now: Duration) -> Result<(), GameError> {
    match act {
        Act::Play(seed) => match game.position().random_turn(&mut SplitMix64::new(*seed)) {
            Some(turn) => game.play(turn, now).map(drop),
            None => Ok(()),
        },
        Act::PlayAnything(text) => match text.parse::<Turn>() {
            Ok(turn) => game.play(turn, now).map(drop),
            Err(_) => Ok(()),
        },
        Act::TakeBack(plies) => game.take_back(*plies, now),
        Act::Resign(player) => game.resign(*player, now).map(drop),
        Act::Forfeit(player, forfeit) => game.forfeit(*player, *forfeit, now).map(drop),
        Act::Pause => game.pause(now),
        Act::Resume => game.resume(now),
        Act::Tick => {
            game.tick(now);
            Ok(())
        }
        Act::SaveAndRestore => {
            // So that both know about a loss on time.
            game.tick(now);
            let text = game.to_record(now).to_string();
            let restored = Game::from_record(&text.parse().expect("a record"), now).expect("a saved game");
            same(game, now, &restored, now);
            *game = restored;
            Ok(())
        }
    }
}

/// Checks the invariants of a game.
fn check(game: &Game, now: Duration) {
    let mut position: Position = *game.start();
    for (index, &turn) in game.turns().iter().enumerate() {
        assert_eq!(game.position_after(index), Some(&position));
        position.play(turn).expect("only legal turns are kept");
    }
    assert_eq!(*game.position(), position);
    let pieces = |stacks: Vec<lyngk_rules::Stack>| {
        let mut pieces: Vec<Piece> = stacks.into_iter().flat_map(|stack| stack.pieces().collect::<Vec<_>>()).collect();
        pieces.sort();
        pieces
    };
    let captured = Player::ALL.map(|player| game.captured(player)).concat();
    let all = pieces([position.setup().stacks.to_vec(), captured].concat());
    assert_eq!(all.len(), 43);
    assert_eq!(all, pieces(game.start().setup().stacks.to_vec()));

    let by_rules = game.ended().filter(|ended| matches!(ended.reason, EndReason::Rules(_)));
    assert_eq!(position.is_over(), by_rules.is_some());
    assert!(!(game.is_paused() && game.ended().is_some()));
    let runs = game.controls()[game.to_move()].is_some()
        && !game.turns().is_empty()
        && !game.is_paused()
        && game.ended().is_none();
    assert_eq!(game.running(), runs.then(|| game.to_move()));
    assert_eq!(game.flag_falls_at().is_some(), runs);
    if let Some(flag) = game.flag_falls_at() {
        assert_eq!(game.remaining(game.to_move(), flag), Some(Duration::ZERO));
        let before = game.remaining(game.to_move(), flag.saturating_sub(Duration::from_millis(1)));
        assert_eq!(before, Some(Duration::from_millis(1)));
    }
    for player in Player::ALL {
        assert_eq!(game.remaining(player, now).is_some(), game.controls()[player].is_some());
        let later = game.remaining(player, now + Duration::from_secs(1));
        assert!(later <= game.remaining(player, now));
        assert!(game.remaining(player, Duration::MAX) <= later);
    }
    if let (Some(ended), Some(_)) = (game.ended(), game.controls()[game.to_move()])
        && ended.reason == EndReason::Time
    {
        assert_eq!(game.remaining(game.to_move(), now), Some(Duration::ZERO));
        assert_eq!(ended.winner, Some(game.to_move().opponent()));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn invariants_hold_after_every_action(
        mut game in games(),
        steps in proptest::collection::vec((acts(), 0..3_000u64), 0..120),
    ) {
        let mut latest = Duration::from_secs(7);
        for (step, passed) in &steps {
            // Time mostly goes forwards. Going backwards must not break anything either, except that a restored game does not
            // know later times of the past.
            let back = passed % 50 == 0 && !matches!(step, Act::SaveAndRestore);
            let now = if back { latest / 2 } else { latest + Duration::from_micros(passed * 997) };
            latest = latest.max(now);
            let before = seen(&game);
            let done = act(&mut game, step, now);
            match done {
                Ok(()) => {}
                Err(GameError::OutOfTime { player }) => {
                    prop_assert_eq!(game.ended().map(|ended| ended.winner), Some(Some(player.opponent())));
                }
                Err(error) => {
                    prop_assert!(!error.to_string().is_empty());
                    prop_assert_eq!(&seen(&game), &before);
                }
            }
            check(&game, now);
        }
    }

    #[test]
    fn any_tag_is_restored_or_an_error(
        game in games(),
        name in "(Player[12])?TimeControl|Clock1|Clock2|Paused|Termination|Result|Player[12](Type|Level)?",
        value in "[0-9+.:/*-]{0,12}|normal|time|resignation|crash|yes|no|human|engine|Person|Engine level [0-9]{1,3}|\\PC{0,60}",
    ) {
        let now = Duration::from_secs(1);
        let mut record = game.to_record(now);
        if let Some(tag) = lyngk_rules::Tag::new(name, value) {
            record.set_tag(tag);
        }
        match Game::from_record(&record, now) {
            Ok(restored) => {
                check(&restored, now);
                let again = Game::from_record(&restored.to_record(now), now).expect("a saved game");
                same(&restored, now, &again, now);
            }
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }
}
