//! Tests of clocks, pauses and losses on time.

mod common;

use std::time::Duration;

use common::{both, first_turn, millis, new_game, play_on, refuses, secs, seen, timed};
use lyngk_game::{EndReason, Ended, Game, GameError};
use lyngk_rules::{PerPlayer, Player, Position, Variant};

const TWO_WINS: Ended = Ended { winner: Some(Player::Two), reason: EndReason::Time };
const ONE_WINS: Ended = Ended { winner: Some(Player::One), reason: EndReason::Time };

fn left(one: u64, two: u64) -> PerPlayer<Option<Duration>> {
    PerPlayer::new(one, two).map(|seconds| Some(secs(seconds)))
}

#[test]
fn the_clock_does_not_run_before_the_first_turn() {
    let mut game = timed("10+2");
    assert_eq!(game.running(), None);
    assert!(!game.tick(secs(1_000_000)));
    play_on(&mut game, secs(1_000_000));
    assert_eq!(both(&game, secs(1_000_000)), left(10, 10));
    assert_eq!(game.running(), Some(Player::Two));
}

#[test]
fn every_turn_except_the_first_earns_the_increment() {
    let mut game = timed("10+2");
    play_on(&mut game, secs(100));
    play_on(&mut game, secs(103));
    assert_eq!(both(&game, secs(103)), left(10, 9));
    play_on(&mut game, secs(104));
    assert_eq!(both(&game, secs(104)), left(11, 9));
    assert_eq!(both(&game, secs(108)), left(11, 5));
}

#[test]
fn the_flag_falls_exactly_at_zero() {
    let mut game = timed("10+2");
    play_on(&mut game, secs(100));
    assert!(!game.tick(millis(109_999)));
    assert_eq!(game.remaining(Player::Two, millis(109_999)), Some(millis(1)));
    assert_eq!(game.ended(), None);
    assert!(game.tick(secs(110)));
    assert_eq!(game.ended(), Some(ONE_WINS));
    assert_eq!(both(&game, secs(500)), left(10, 0));
    assert!(!game.tick(secs(111)), "it has ended already");
    assert_eq!(game.running(), None);
}

#[test]
fn a_turn_at_the_last_millisecond_counts() {
    let mut game = timed("10+2");
    play_on(&mut game, secs(100));
    play_on(&mut game, millis(109_999));
    assert_eq!(game.remaining(Player::Two, secs(109)), Some(millis(2_001)));
}

#[test]
fn any_action_after_time_has_run_out_ends_the_game() {
    type Attempt = fn(&mut Game) -> Result<(), GameError>;
    let attempts: [Attempt; 5] = [
        |game| game.play(first_turn(game), secs(112)).map(drop),
        |game| game.resign(Player::One, secs(112)).map(drop),
        |game| game.take_back(1, secs(112)),
        |game| game.pause(secs(112)),
        |game| game.resume(secs(112)),
    ];
    for attempt in attempts {
        let mut game = timed("10+2");
        play_on(&mut game, secs(100));
        play_on(&mut game, secs(101));
        assert_eq!(attempt(&mut game), Err(GameError::OutOfTime { player: Player::One }));
        assert_eq!(game.ended(), Some(TWO_WINS));
        assert_eq!(game.turns().len(), 2);
        refuses(&mut game, attempt, &GameError::Over(TWO_WINS));
        assert!(!game.can_take_back());
    }
}

#[test]
fn a_late_turn_loses_on_time_even_if_it_is_illegal() {
    let mut game = timed("10+2");
    play_on(&mut game, secs(100));
    let late = game.play("a1-i1".parse().expect("a turn"), secs(110));
    assert_eq!(late, Err(GameError::OutOfTime { player: Player::Two }));
}

#[test]
fn a_paused_game_uses_no_time_and_allows_no_turns() {
    let mut game = timed("10+2");
    play_on(&mut game, secs(100));
    game.pause(secs(104)).expect("it goes on");
    assert!(game.is_paused());
    assert_eq!(game.running(), None);
    assert_eq!(both(&game, secs(900)), left(10, 6));
    assert!(!game.tick(secs(900)));
    let turn = first_turn(&game);
    refuses(&mut game, |game| game.play(turn, secs(900)), &GameError::Paused);
    game.pause(secs(901)).expect("once more changes nothing");
    game.resume(secs(1000)).expect("it goes on");
    assert!(!game.is_paused());
    assert_eq!(both(&game, secs(1001)), left(10, 5));
    game.resume(secs(1001)).expect("once more changes nothing");
    assert_eq!(both(&game, secs(1002)), left(10, 4));
}

#[test]
fn a_game_can_be_paused_before_the_first_turn_and_without_clocks() {
    for control in [Some("10+2"), None] {
        let mut game = new_game(1, Variant::Six, control);
        game.pause(secs(1)).expect("it goes on");
        let turn = first_turn(&game);
        refuses(&mut game, |game| game.play(turn, secs(2)), &GameError::Paused);
        game.resume(secs(2)).expect("it goes on");
        assert_eq!(game.running(), None);
        play_on(&mut game, secs(3));
    }
}

#[test]
fn taking_back_gives_time_back() {
    let mut game = timed("10+2");
    for now in [100, 103, 104, 109] {
        play_on(&mut game, secs(now));
    }
    assert_eq!(both(&game, secs(109)), left(11, 6));
    // Player 1 thinks for four seconds, then the last turn of player 2 is taken back.
    game.take_back(1, secs(113)).expect("it goes on");
    assert_eq!(both(&game, secs(113)), left(11, 9));
    assert_eq!(game.running(), Some(Player::Two));
    assert_eq!(both(&game, secs(114)), left(11, 8));
    game.take_back(2, secs(115)).expect("it goes on");
    assert_eq!(both(&game, secs(115)), left(10, 10));
    assert_eq!(game.running(), Some(Player::Two));
    game.take_back(1, secs(116)).expect("it goes on");
    assert_eq!(both(&game, secs(200)), left(10, 10));
    assert_eq!(game.running(), None, "the first turn is to come");
}

#[test]
fn taking_back_no_turn_gives_no_time_back() {
    let mut game = timed("10+2");
    play_on(&mut game, secs(100));
    game.take_back(0, secs(104)).expect("it goes on");
    assert_eq!(both(&game, secs(105)), left(10, 5));
}

#[test]
fn a_paused_game_stays_paused_when_turns_are_taken_back() {
    let mut game = timed("10+2");
    play_on(&mut game, secs(100));
    play_on(&mut game, secs(103));
    game.pause(secs(105)).expect("it goes on");
    game.take_back(1, secs(300)).expect("it goes on");
    assert!(game.is_paused());
    assert_eq!(both(&game, secs(400)), left(10, 10));
}

#[test]
fn time_that_goes_backwards_counts_as_no_time() {
    let mut game = timed("10+2");
    play_on(&mut game, secs(100));
    play_on(&mut game, secs(103));
    assert_eq!(both(&game, secs(50)), left(10, 9));
    play_on(&mut game, secs(50));
    assert_eq!(both(&game, secs(103)), left(12, 9));
    assert_eq!(both(&game, secs(104)), left(12, 8));
}

#[test]
fn times_are_rounded_down_to_milliseconds() {
    let mut game = timed("10+0");
    play_on(&mut game, Duration::from_micros(100_900));
    assert_eq!(game.remaining(Player::Two, Duration::from_micros(101_100)), Some(millis(9_999)));
    assert_eq!(game.remaining(Player::Two, Duration::from_micros(101_999)), Some(millis(9_999)));
}

#[test]
fn a_tick_before_time_runs_out_changes_nothing() {
    let mut game = timed("10+2");
    play_on(&mut game, secs(100));
    let before = seen(&game);
    assert!(!game.tick(secs(109)));
    assert_eq!(seen(&game), before);
}

#[test]
fn a_game_without_time_control_has_no_clocks() {
    let mut game = new_game(1, Variant::Standard, None);
    play_on(&mut game, secs(1));
    assert_eq!(game.controls(), PerPlayer::both(None));
    assert_eq!(both(&game, secs(1)), PerPlayer::both(None));
    assert_eq!(game.running(), None);
    assert!(!game.tick(Duration::MAX));
}

#[test]
fn a_clock_started_early_times_the_first_turn_too() {
    let mut game = timed("10+2");
    game.start_clock(secs(100));
    assert_eq!(game.running(), Some(Player::One));
    play_on(&mut game, secs(103));
    assert_eq!(both(&game, secs(104)), left(9, 9));

    let mut late = timed("10+2");
    late.start_clock(secs(100));
    assert!(late.tick(secs(110)));
    assert_eq!(late.ended(), Some(TWO_WINS));
}

/// Player 1 has 10 seconds and 2 more for each turn.
fn against(control: Option<&str>) -> Game {
    let controls = PerPlayer::new(Some("10+2"), control).map(|control| control.map(|text| text.parse().expect("one")));
    Game::with_controls(Position::random_start(1, Variant::Standard), controls)
}

#[test]
fn players_can_have_different_time_controls() {
    let mut game = against(Some("60+5"));
    play_on(&mut game, secs(100));
    play_on(&mut game, secs(110));
    assert_eq!(both(&game, secs(110)), left(10, 55));
    play_on(&mut game, secs(114));
    assert_eq!(both(&game, secs(114)), left(8, 55));
}

#[test]
fn a_player_without_a_clock_never_loses_on_time() {
    let mut game = against(None);
    play_on(&mut game, secs(100));
    assert_eq!(game.running(), None);
    assert!(!game.tick(secs(9_999)));
    play_on(&mut game, secs(9_999));
    assert_eq!(game.running(), Some(Player::One));
    assert_eq!(both(&game, secs(10_001)), PerPlayer::new(Some(secs(8)), None));
    assert!(game.tick(secs(10_009)));
    assert_eq!(game.ended(), Some(TWO_WINS));
}

#[test]
fn a_game_can_be_lost_by_a_limit_that_is_not_on_the_clocks() {
    let mut game = new_game(1, Variant::Standard, None);
    play_on(&mut game, secs(1));
    assert_eq!(game.lose_on_time(secs(2)), Ok(ONE_WINS));
    refuses(&mut game, |game| game.lose_on_time(secs(3)), &GameError::Over(ONE_WINS));
    refuses(&mut game, |game| game.take_back(1, secs(3)), &GameError::Over(ONE_WINS));
}

#[test]
fn given_time_counts_before_the_flag_falls() {
    let mut game = timed("10+2");
    play_on(&mut game, secs(100));
    game.give_time(Player::Two, millis(300));
    assert_eq!(both(&game, secs(101)), PerPlayer::new(Some(secs(10)), Some(millis(9_300))));
    assert!(!game.tick(secs(110)));
    assert!(game.tick(millis(110_300)));
    let mut untimed = new_game(1, Variant::Standard, None);
    untimed.give_time(Player::One, secs(1));
    assert_eq!(both(&untimed, secs(1)), PerPlayer::both(None));
}

#[test]
fn skipped_time_is_on_nobodys_clock() {
    let mut game = timed("10+2");
    play_on(&mut game, secs(100));
    game.skip_time(secs(60));
    assert_eq!(both(&game, secs(100)), left(10, 10), "the period lies ahead");
    assert_eq!(both(&game, secs(163)), left(10, 7));
    play_on(&mut game, secs(163));
    assert_eq!(both(&game, secs(164)), left(9, 9));
}

#[test]
fn players_can_agree_to_a_tie_or_leave() {
    let mut agreed = timed("10+2");
    play_on(&mut agreed, secs(100));
    let tie = Ended { winner: None, reason: EndReason::Agreement };
    assert_eq!(agreed.agree_to_draw(secs(101)), Ok(tie));
    assert_eq!(agreed.agree_to_draw(secs(101)), Err(GameError::Over(tie)));
    assert_eq!(agreed.running(), None);

    let mut left_alone = timed("10+2");
    play_on(&mut left_alone, secs(100));
    let won = Ended { winner: Some(Player::One), reason: EndReason::Absence };
    assert_eq!(left_alone.lose_by_absence(Player::Two, secs(101)), Ok(won));
    assert!(!left_alone.can_take_back());

    let mut late = timed("10+2");
    play_on(&mut late, secs(100));
    assert_eq!(late.agree_to_draw(secs(110)), Err(GameError::OutOfTime { player: Player::Two }));
}
