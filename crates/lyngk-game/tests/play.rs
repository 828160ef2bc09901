//! Tests of turns, ends and takebacks.

mod common;

use common::{first_turn, new_game, play_on, play_randomly, refuses, secs, tag};
use lyngk_game::{EndReason, Ended, Forfeit, Game, GameError};
use lyngk_rules::{Completion, Ground, Player, Position, SplitMix64, Variant};

/// A whole random game.
fn finished(seed: u64, variant: Variant) -> Game {
    let mut game = new_game(seed, variant, None);
    let mut random = SplitMix64::new(seed);
    while play_randomly(&mut game, &mut random, secs(0)) {}
    game
}

#[test]
fn games_follow_the_rules_turn_by_turn() {
    for variant in Variant::ALL {
        for seed in 0..60 {
            let mut game = new_game(seed, variant, None);
            let mut random = SplitMix64::new(seed);
            let mut position = *game.start();
            while let Some(turn) = position.random_turn(&mut random) {
                let before = position;
                let played = game.play(turn, secs(0)).expect("a legal turn");
                position.play(turn).expect("a legal turn");
                let consequences = played.consequences;
                assert_eq!(consequences, before.consequences(turn).expect("a legal turn"));
                assert_eq!(game.consequences(played.ply), Some(consequences.clone()));
                assert_eq!(consequences.player, before.to_move());
                assert_eq!(consequences.opponent_must_pass, position.must_pass());
                assert_eq!(played.ended.is_some(), position.is_over());
                assert_eq!(*game.position(), position);
                assert_eq!(game.position_after(played.ply - 1), Some(&before));
                assert_eq!(game.to_move(), position.to_move());
            }
            let outcome = position.outcome().expect("no turns are left");
            let ended = Ended { winner: outcome.winner, reason: EndReason::Rules(outcome.ground) };
            assert_eq!(game.ended(), Some(ended));
            let turn = game.turns()[0];
            refuses(&mut game, |game| game.play(turn, secs(1)), &GameError::Over(ended));
            refuses(&mut game, |game| game.resign(Player::One, secs(1)), &GameError::Over(ended));
            refuses(&mut game, |game| game.pause(secs(1)), &GameError::Over(ended));
            assert_eq!(game.position_after(game.turns().len() + 1), None);
            assert_eq!(game.consequences(0), None);
            assert_eq!(game.consequences(game.turns().len() + 1), None);
        }
    }
}

#[test]
fn captured_stacks_are_the_removed_ones() {
    let mut removed = 0;
    for seed in 0..60 {
        let game = finished(seed, Variant::Standard);
        for player in Player::ALL {
            let captured = game.captured(player);
            assert_eq!(captured.len(), usize::from(game.position().scored(player)));
            for stack in &captured {
                assert_eq!(stack.height(), 5);
                let top = stack.top_color().expect("a colour is on top");
                assert_eq!(game.position().owner(top), Some(player));
            }
            removed += captured.len();
        }
        let captured = Player::ALL.into_iter().flat_map(|player| game.captured(player));
        let on_board = game.position().setup().stacks;
        let mut pieces: Vec<_> =
            captured.chain(on_board).flat_map(|stack| stack.pieces().collect::<Vec<_>>()).collect();
        let mut at_start: Vec<_> =
            game.start().setup().stacks.iter().flat_map(|stack| stack.pieces().collect::<Vec<_>>()).collect();
        pieces.sort();
        at_start.sort();
        assert_eq!(pieces, at_start);
    }
    assert!(removed > 20, "the games show it: {removed}");
}

#[test]
fn nothing_is_captured_in_the_six_stack_variant() {
    let mut won = 0;
    for seed in 0..200 {
        let game = finished(seed, Variant::Six);
        assert!(Player::ALL.into_iter().all(|player| game.captured(player).is_empty()));
        let last = game.consequences(game.turns().len()).expect("there is a last turn");
        if let Some(Ended { winner, reason: EndReason::Rules(Ground::SuddenDeath) }) = game.ended() {
            assert_eq!(last.completed.map(|completed| completed.completion), Some(Completion::Won));
            assert_eq!(winner, Some(last.player));
            won += 1;
        }
    }
    assert!(won > 0, "the games show it");
}

#[test]
fn stacks_from_before_the_start_are_not_captured() {
    let game = finished(5, Variant::Standard);
    let whole: usize = Player::ALL.into_iter().map(|player| game.captured(player).len()).sum();
    assert!(whole > 0);
    let later = Game::new(*game.position(), None);
    assert!(Player::ALL.into_iter().all(|player| later.captured(player).is_empty()));
    assert_eq!(later.ended(), game.ended(), "over there, over at once");
}

#[test]
fn illegal_turns_change_nothing() {
    let mut game = new_game(1, Variant::Standard, Some("10+2"));
    play_on(&mut game, secs(10));
    for text in ["a1-i1", "pass", "I,a1-i1"] {
        let turn = text.parse().expect("a turn");
        let error = game.position().consequences(turn).expect_err("not legal");
        refuses(&mut game, |game| game.play(turn, secs(12)), &GameError::Illegal(error));
    }
}

#[test]
fn either_player_can_resign_at_any_time() {
    for player in Player::ALL {
        for (turns, paused) in [(0, false), (1, false), (2, true)] {
            let mut game = new_game(1, Variant::Standard, Some("10+2"));
            (0..turns).for_each(|_| play_on(&mut game, secs(10)));
            if paused {
                game.pause(secs(10)).expect("it goes on");
            }
            let ended = Ended { winner: Some(player.opponent()), reason: EndReason::Resignation };
            assert_eq!(game.resign(player, secs(11)), Ok(ended));
            assert_eq!(game.ended(), Some(ended));
            assert!(!game.is_paused());
            assert_eq!(game.running(), None);
            let turn = first_turn(&game);
            refuses(&mut game, |game| game.play(turn, secs(11)), &GameError::Over(ended));
        }
    }
}

#[test]
fn a_program_that_fails_loses_whoever_is_to_move() {
    for (player, forfeit) in Player::ALL.into_iter().flat_map(|player| Forfeit::ALL.map(|forfeit| (player, forfeit))) {
        let mut game = new_game(1, Variant::Standard, Some("10+2"));
        play_on(&mut game, secs(10));
        let ended = Ended { winner: Some(player.opponent()), reason: EndReason::Forfeit(forfeit) };
        // Even if the clock of the player to move has run out without a tick.
        assert_eq!(game.forfeit(player, forfeit, secs(99)), Ok(ended));
        assert_eq!(game.running(), None);
        assert!(!game.can_take_back());
        refuses(&mut game, |game| game.take_back(0, secs(99)), &GameError::Over(ended));
        refuses(&mut game, |game| game.forfeit(player, forfeit, secs(99)), &GameError::Over(ended));
    }
}

#[test]
fn turns_can_be_taken_back_to_the_start() {
    for variant in Variant::ALL {
        let mut game = finished(3, variant);
        let turns = game.turns().to_vec();
        let plies = turns.len();
        for ply in (0..plies).rev() {
            assert!(game.can_take_back());
            let expected = *game.position_after(ply).expect("it was played");
            game.take_back(1, secs(0)).expect("also after the end by the rules");
            assert_eq!(game.turns(), &turns[..ply]);
            assert_eq!(*game.position(), expected);
            assert_eq!(game.ended(), None);
        }
        assert!(!game.can_take_back());
        refuses(&mut game, |game| game.take_back(1, secs(0)), &GameError::NotSoMany { asked: 1, played: 0 });
        for &turn in &turns {
            game.play(turn, secs(0)).expect("as before");
        }
        refuses(&mut game, |game| game.take_back(999, secs(0)), &GameError::NotSoMany { asked: 999, played: plies });
        let ended = game.ended();
        game.take_back(0, secs(0)).expect("nothing to do");
        assert_eq!(game.ended(), ended, "the rules do not change their mind");
    }
}

#[test]
fn a_resignation_can_be_taken_back() {
    let mut game = new_game(1, Variant::Standard, Some("10+2"));
    play_on(&mut game, secs(10));
    game.resign(Player::Two, secs(14)).expect("it goes on");
    game.take_back(0, secs(100)).expect("the resignation alone");
    assert_eq!(game.ended(), None);
    assert_eq!(game.remaining(Player::Two, secs(101)), Some(secs(5)), "nor does it give time back");
    game.resign(Player::One, secs(102)).expect("it goes on");
    game.take_back(1, secs(103)).expect("with a turn");
    assert_eq!((game.ended(), game.turns().len()), (None, 0));
}

#[test]
fn callers_can_set_all_tags_that_the_game_does_not_write() {
    let mut game = Game::new(Position::random_start(1, Variant::Standard), None);
    game.set_tag(tag("Event", "Summer")).expect("not the game's");
    game.set_tag(tag("Site", "here")).expect("not the game's");
    game.set_tag(tag("Event", "Winter")).expect("not the game's");
    assert_eq!(game.tag("Event"), Some("Winter"));
    assert_eq!(game.tags(), [tag("Event", "Winter"), tag("Site", "here")]);
    let of_players = ["Player1", "Player2Type", "Player1Level"];
    for name in of_players.into_iter().chain(lyngk_game::tags::GAME_STATE) {
        refuses(&mut game, |game| game.set_tag(tag(name, "1")), &GameError::OwnTag { name: name.to_owned() });
    }
}
