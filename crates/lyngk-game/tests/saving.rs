//! Tests of saving and restoring.

mod common;

use common::{both, millis, new_game, play_on, play_randomly, same, secs, tag, timed};
use lyngk_game::tags::{PlayerInfo, PlayerType};
use lyngk_game::{EndReason, Ended, Forfeit, Game, RestoreError};
use lyngk_rules::{Comment, GameResult, PerPlayer, Player, Position, Record, SplitMix64, Variant};

/// The game's record, written as text and read again.
#[track_caller]
fn reread(game: &Game, now: std::time::Duration) -> Record {
    let record = game.to_record(now);
    let read = record.to_string().parse().expect("what is written can be read");
    assert_eq!(record, read);
    read
}

#[track_caller]
fn restores(game: &Game, now: std::time::Duration) -> Game {
    let later = now + secs(12_345);
    let restored = Game::from_record(&reread(game, now), later).expect("a saved game");
    same(game, now, &restored, later);
    restored
}

#[test]
fn a_game_can_be_saved_after_every_turn() {
    for variant in Variant::ALL {
        for (seed, control) in (0..6).zip([None, Some("300+3"), Some("60+0.5")].into_iter().cycle()) {
            let mut game = new_game(seed, variant, control);
            game.set_player(Player::One, PlayerInfo::named("Anna \"the \\ great\""));
            game.set_tag(tag("Date", "2025.01.31")).expect("not the game's");
            let mut random = SplitMix64::new(seed);
            let mut now = secs(1000);
            loop {
                restores(&game, now);
                let thinking = now + millis(random.below(400));
                let restored = restores(&game, thinking);
                for plies in [1, 2].into_iter().filter(|&plies| plies <= restored.turns().len()) {
                    let mut original = game.clone();
                    original.take_back(plies, thinking).expect("there are so many");
                    let mut copy = restored.clone();
                    copy.take_back(plies, thinking + secs(12_345)).expect("there are so many");
                    same(&original, thinking, &copy, thinking + secs(12_345));
                }
                // Half of all turns are played after restoring.
                if random.below(2) == 0 {
                    game = Game::from_record(&reread(&game, thinking), thinking).expect("a saved game");
                }
                now = thinking + millis(random.below(400));
                if !play_randomly(&mut game, &mut random, now) {
                    break;
                }
            }
            assert_eq!(reread(&game, now).tag("Termination"), Some("normal"));
        }
    }
}

#[test]
fn a_record_has_players_clocks_pauses_and_readings() {
    let mut game = timed("300+3");
    game.set_player(Player::Two, PlayerInfo { name: Some("Ben".to_owned()), ..PlayerInfo::human() });
    play_on(&mut game, secs(50));
    play_on(&mut game, millis(71_500));
    game.pause(millis(80_250)).expect("it goes on");
    let text = reread(&game, secs(900)).to_string();
    let expected = [
        "[Player2 \"Ben\"]\n[Player2Type \"human\"]\n[TimeControl \"300+3\"]\n[Clock1 \"291.25\"]\n[Clock2 \"281.5\"]\n[Paused \"yes\"]\n[Result \"*\"]",
        "{[%clk 300]}",
        "{[%clk 281.5]} *",
    ];
    for part in expected {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
}

#[test]
fn a_running_clock_runs_on_when_restored() {
    let mut game = timed("300+3");
    play_on(&mut game, secs(50));
    let restored = Game::from_record(&reread(&game, secs(60)), secs(5)).expect("a saved game");
    assert_eq!(restored.running(), Some(Player::Two));
    assert_eq!(both(&restored, secs(7)), PerPlayer::new(300, 288).map(|left| Some(secs(left))));
}

#[test]
fn pauses_and_early_ends_are_saved() {
    let mut paused = timed("300+3");
    play_on(&mut paused, secs(50));
    paused.pause(secs(60)).expect("it goes on");
    assert!(restores(&paused, secs(70)).is_paused());

    for player in Player::ALL {
        for control in [Some("10+0"), None] {
            let mut resigned = new_game(1, Variant::Six, control);
            play_on(&mut resigned, secs(50));
            resigned.resign(player, secs(52)).expect("it goes on");
            let mut restored = restores(&resigned, secs(70));
            restored.take_back(0, secs(80)).expect("as before saving");
        }
    }

    for forfeit in Forfeit::ALL {
        let mut failed = timed("10+0");
        play_on(&mut failed, secs(50));
        failed.forfeit(Player::One, forfeit, secs(55)).expect("it goes on");
        restores(&failed, secs(70));
    }

    let mut late = new_game(1, Variant::Standard, None);
    play_on(&mut late, secs(50));
    late.lose_on_time(secs(51)).expect("it goes on");
    restores(&late, secs(52));

    let mut late = timed("10+0");
    play_on(&mut late, secs(50));
    // No call has noticed the loss on time, but the record has it.
    let record = reread(&late, secs(60));
    assert_eq!(record.tag("Termination"), Some("time"));
    assert!(late.tick(secs(60)));
    assert_eq!(reread(&late, secs(61)), record);
    let restored = restores(&late, secs(61));
    assert_eq!(restored.ended(), Some(Ended { winner: Some(Player::One), reason: EndReason::Time }));
}

/// Restores a game of two turns with clocks after changing the text of its record.
fn changed(from: &str, to: &str) -> Result<Game, RestoreError> {
    let mut game = timed("300+3");
    play_on(&mut game, secs(50));
    play_on(&mut game, secs(60));
    let text = game.to_record(secs(70)).to_string();
    assert!(text.contains(from), "{from} is not in\n{text}");
    let record: Record = text.replace(from, to).parse().expect("still a record");
    Game::from_record(&record, secs(0))
}

#[track_caller]
fn wrong(from: &str, to: &str, message: &str) {
    assert_eq!(changed(from, to).expect_err("it is wrong").to_string(), message);
}

#[test]
fn invalid_tags_are_errors_with_the_expected_value() {
    let seconds = "expected seconds from 0 to 3600000, as in 231.5";
    let clock = "[Clock1 \"290\"]";
    wrong(clock, "[Clock1 \"ten\"]", &format!("the tag Clock1 is \"ten\"; {seconds}"));
    wrong(clock, "[Clock1 \"-1\"]", &format!("the tag Clock1 is \"-1\"; {seconds}"));
    wrong("[%clk 300]", "[%clk 5:00]", &format!("after turn 1 the clock is \"5:00\"; {seconds}"));
    let control = "[TimeControl \"300+3\"]";
    wrong(
        control,
        "[TimeControl \"40/9000\"]",
        "the tag TimeControl is \"40/9000\"; expected a time control like 300+3, with at most 86400 and 3600 seconds",
    );
    wrong(control, "", "the tag TimeControl is missing; expected a time control like 300+3, as there are clocks");
    let open = "[Result \"*\"]";
    wrong(open, "[Paused \"maybe\"]", "the tag Paused is \"maybe\"; expected yes or no");
    wrong(open, "[Result \"1-0\"]", "the tag Result is \"1-0\"; expected *, as after the turns");
    wrong(
        open,
        "[Termination \"time\"]",
        "the tag Termination is \"time\"; expected no such tag, as the game has no result",
    );
    let long = "x".repeat(1000);
    let error = changed(open, &format!("[Paused \"{long}\"]")).expect_err("it is wrong").to_string();
    assert!(error.len() < 120, "{error}");
}

#[test]
fn results_must_be_possible() {
    let ends = |termination: &str, result: &str| {
        let mut game = timed("300+3");
        play_on(&mut game, secs(50));
        let text = game.to_record(secs(70)).to_string();
        let text = text.replace("[Result \"*\"]", termination).replace("*\n", &format!("{result}\n"));
        Game::from_record(&text.parse().expect("still a record"), secs(0)).map(|game| game.ended())
    };
    let error = |termination, result| ends(termination, result).expect_err("it is wrong").to_string();
    let won = |winner, reason| Ok(Some(Ended { winner: Some(winner), reason }));
    assert_eq!(ends("[Termination \"resignation\"]", "0-1"), won(Player::Two, EndReason::Resignation));
    assert_eq!(ends("[Termination \"time\"]", "1-0"), won(Player::One, EndReason::Time));
    assert_eq!(ends("[Termination \"absence\"]", "1-0"), won(Player::One, EndReason::Absence));
    let agreed = Ended { winner: None, reason: EndReason::Agreement };
    assert_eq!(ends("[Termination \"agreement\"]", "1/2-1/2"), Ok(Some(agreed)));
    assert_eq!(
        error("[Termination \"agreement\"]", "1-0"),
        "the tag Termination is \"agreement\"; expected resignation, time, absence, illegal turn, crash, error or no answer"
    );
    assert_eq!(
        error("[Termination \"time\"]", "0-1"),
        "the tag Termination is \"time\"; expected another reason, as only the player to move can run out of time"
    );
    assert_eq!(error("[Termination \"normal\"]", "1/2-1/2"), "the result is 1/2-1/2; expected *, as on the board");
    assert_eq!(
        error("[Termination \"normal\"]", "1-0"),
        "the tag Termination is \"normal\"; expected resignation, time, absence, illegal turn, crash, error or no answer"
    );
    assert_eq!(
        error("", "1-0"),
        "the tag Termination is missing; expected resignation, time, absence, illegal turn, crash, error or no answer"
    );
}

#[test]
fn a_finished_game_has_the_result_of_the_rules() {
    let mut game = new_game(4, Variant::Standard, None);
    let mut random = SplitMix64::new(4);
    while play_randomly(&mut game, &mut random, secs(0)) {}
    let mut record = game.to_record(secs(0));
    let right = record.result;
    record.set_tag(tag("Result", "*"));
    record.result = GameResult::Open;
    assert_eq!(
        Game::from_record(&record, secs(0)).map(|game| game.ended()),
        Ok(game.ended()),
        "nothing is known better"
    );
    let other = GameResult::ALL.into_iter().find(|&result| result != right).expect("there are four");
    record.set_tag(tag("Result", other.text()));
    record.result = other;
    assert_eq!(
        Game::from_record(&record, secs(0)).expect_err("not so"),
        RestoreError::Result { found: other, actual: right }
    );
    record.set_tag(tag("Result", right.text()));
    record.result = right;
    record.set_tag(tag("Termination", "resignation"));
    let error = Game::from_record(&record, secs(0)).expect_err("it was played to its end").to_string();
    assert_eq!(error, "the tag Termination is \"resignation\"; expected normal");
}

#[test]
fn records_of_other_programs_are_restored_as_far_as_possible() {
    let mut game = new_game(1, Variant::Standard, None);
    (0..4).for_each(|_| play_on(&mut game, secs(0)));
    let mut record = game.to_record(secs(0));
    assert_eq!(Game::from_record(&record, secs(0)).expect("no clocks").controls(), PerPlayer::both(None));
    record.set_tag(tag("TimeControl", "-"));
    assert_eq!(Game::from_record(&record, secs(0)).expect("no clocks").controls(), PerPlayer::both(None));

    record.set_tag(tag("TimeControl", "100+1"));
    let fresh = Game::from_record(&record, secs(0)).expect("clocks");
    assert_eq!(both(&fresh, secs(0)), PerPlayer::new(Some(secs(100)), Some(secs(100))));

    record.set_tag(tag("Clock1", "40"));
    record.set_tag(tag("Clock2", "50"));
    let mut told = Game::from_record(&record, secs(0)).expect("clocks");
    assert_eq!(both(&told, secs(0)), PerPlayer::new(Some(secs(40)), Some(secs(50))));
    told.take_back(2, secs(0)).expect("there are four");
    assert_eq!(both(&told, secs(0)), PerPlayer::new(Some(secs(40)), Some(secs(50))), "nobody gains by taking back");

    // The third turn was player 1's.
    let mut commented = game.to_record(secs(0));
    commented.set_tag(tag("TimeControl", "100+1"));
    let third = commented.main_line().nth(2).expect("there are four");
    commented.comments_mut(third).extend(Comment::new("thinks [%clk 77.5] long"));
    let mut told = Game::from_record(&commented, secs(0)).expect("clocks");
    assert_eq!(both(&told, secs(0)), PerPlayer::new(Some(millis(77_500)), Some(secs(100))));
    told.take_back(3, secs(0)).expect("there are four");
    assert_eq!(
        both(&told, secs(0)),
        PerPlayer::new(Some(millis(77_500)), Some(secs(100))),
        "nobody gains by taking back"
    );
}

#[test]
fn variations_are_not_restored() {
    let mut game = new_game(1, Variant::Standard, None);
    play_on(&mut game, secs(0));
    let mut record = game.to_record(secs(0));
    let other = record.start().turns()[1];
    record.push(None, other).expect("a legal turn");
    let restored = Game::from_record(&record, secs(0)).expect("a game");
    same(&game, secs(0), &restored, secs(0));
}

#[test]
fn different_time_controls_are_saved_player_by_player() {
    for (controls, expected) in [
        (
            [Some("10+2"), Some("60+0")],
            "[Player1TimeControl \"10+2\"]\n[Player2TimeControl \"60+0\"]\n[Clock1 \"10\"]\n[Clock2 \"60\"]",
        ),
        ([None, Some("60+0")], "[Player1TimeControl \"-\"]\n[Player2TimeControl \"60+0\"]\n[Clock2 \"60\"]"),
    ] {
        let controls = PerPlayer::from(controls).map(|control| control.map(|text| text.parse().expect("one")));
        let mut game = Game::with_controls(Position::random_start(1, Variant::Standard), controls);
        let text = reread(&game, secs(0)).to_string();
        assert!(text.contains(expected), "{expected} is not in\n{text}");
        for now in 1..6 {
            play_on(&mut game, secs(now));
            restores(&game, secs(now));
        }
    }
}

#[test]
fn a_players_name_type_and_level_are_separate_tags() {
    let mut game = new_game(1, Variant::Standard, None);
    let anna = PlayerInfo { name: Some("Anna".to_owned()), ..PlayerInfo::human() };
    let engine = PlayerInfo { name: Some("Engine level 3".to_owned()), ..PlayerInfo::engine(7) };
    game.set_player(Player::One, anna.clone());
    game.set_player(Player::Two, engine.clone());
    assert_eq!(restores(&game, secs(0)).players(), &PerPlayer::new(anna, engine));
    let record = game.to_record(secs(0));
    assert_eq!((record.tag("Player2Type"), record.tag("Player2Level")), (Some("engine"), Some("7")));

    game.set_player(Player::One, PlayerInfo::named("A\nB"));
    assert_eq!(game.to_record(secs(0)).tag("Player1"), Some("AB"), "a tag is one line");
}

#[test]
fn players_of_earlier_versions_are_understood() {
    let mut record = new_game(1, Variant::Standard, None).to_record(secs(0));
    let mut player = |name: &str| {
        record.set_tag(tag("Player1", name));
        Game::from_record(&record, secs(0)).expect("a game").players()[Player::One].clone()
    };
    assert_eq!(player("Person"), PlayerInfo::human());
    assert_eq!(player("Engine level 10"), PlayerInfo::engine(10));
    for name in ["Persona", "Engine level", "Engine level x", "Engine level 1000"] {
        assert_eq!(player(name), PlayerInfo::named(name));
    }
    assert_eq!(player("?"), PlayerInfo::default());
    record.set_tag(tag("Player1", "Person"));
    record.set_tag(tag("Player1Type", "engine"));
    let info = PlayerInfo { player_type: Some(PlayerType::Engine), ..PlayerInfo::named("Person") };
    assert_eq!(PlayerInfo::of(&record, Player::One), info, "with the newer tags it is a name like any other");
}
