//! Tests of one's own games over time.

use lyngk_game::tags::PlayerInfo;
use lyngk_rules::PerPlayer;
use lyngk_view::Language;

use super::*;
use crate::analysis::Effort;
use crate::analysis::tests::Engine;
use crate::review::tests::{answered, random_game};

fn summary(level: u8, result: GameResult) -> Summary {
    Summary {
        kind: EntryKind::Game,
        name: None,
        event: None,
        players: PerPlayer::new(PlayerInfo::human(), PlayerInfo::engine(level)),
        day: None,
        variant: Variant::Standard,
        moves: 20,
        result,
        start: 1,
    }
}

fn game(level: u8, result: GameResult, accuracy: Option<f32>, weaknesses: &[Weakness]) -> OwnGame {
    let reviewed = accuracy.map(|accuracy| Reviewed {
        accuracy: Some(accuracy),
        counts: Counts { blunders: weaknesses.len(), ..Counts::default() },
        weaknesses: weaknesses.to_vec(),
    });
    OwnGame { reviewed, ..OwnGame::of(&summary(level, result)).expect("an own game") }
}

#[test]
fn only_games_against_the_engine_are_ones_own() {
    let won = summary(3, GameResult::Win(Player::One));
    let own = OwnGame::of(&won).expect("an own game");
    assert_eq!((own.person, own.level.number(), own.result), (Player::One, 3, Some(PersonResult::Won)));
    let swapped = Summary { players: PerPlayer::new(PlayerInfo::engine(3), PlayerInfo::human()), ..won.clone() };
    assert_eq!(OwnGame::of(&swapped).and_then(|own| own.result), Some(PersonResult::Lost));
    for other in [
        Summary { kind: EntryKind::Study, ..won.clone() },
        Summary { moves: 0, ..won.clone() },
        Summary { players: PerPlayer::from_fn(|_| PlayerInfo::human()), ..won.clone() },
        Summary { players: PerPlayer::from_fn(|_| PlayerInfo::engine(2)), ..won.clone() },
        Summary { players: PerPlayer::new(PlayerInfo::human(), PlayerInfo::engine(77)), ..won },
    ] {
        assert_eq!(OwnGame::of(&other), None);
    }
}

#[test]
fn the_trend_compares_the_latest_games_with_those_before() {
    let games = |accuracies: &[f32]| {
        let one = |&accuracy: &f32| game(1, GameResult::Draw, Some(accuracy), &[]);
        OwnGames::new(accuracies.iter().map(one).collect())
    };
    assert_eq!(games(&[]).accuracy(), None);
    assert_eq!(games(&[50.0; 5]).trend(), None, "too few");
    let better = games(&[60.0, 60.0, 66.0, 70.0, 80.0, 90.0]);
    assert_eq!(better.trend(), Some(Trend { count: 3, lately: 80.0, before: 62.0 }));
    assert_eq!(better.accuracy(), Some(71.0));
    assert_eq!(better.curve(), [60.0, 60.0, 62.0, 64.0, 67.2, 73.2]);
    let long: Vec<f32> = (0..40).map(|number| if number < 30 { 50.0 } else { 40.0 }).collect();
    assert_eq!(games(&long).trend(), Some(Trend { count: 10, lately: 40.0, before: 50.0 }));
    let words = crate::words(Language::English);
    assert_eq!(
        say::trend(&words, &better.trend().expect("a trend")),
        "Your last 3 reviewed games: 80%, before: 62%. You play more accurately."
    );
}

#[test]
fn games_without_a_review_count_for_results_alone() {
    let all = OwnGames::new(vec![
        game(1, GameResult::Win(Player::One), Some(80.0), &[Weakness::Other, Weakness::GivenStack]),
        game(1, GameResult::Win(Player::Two), None, &[]),
        game(4, GameResult::Draw, Some(60.0), &[Weakness::GivenStack, Weakness::MissedLyngk, Weakness::Other]),
        game(4, GameResult::Open, None, &[]),
        game(2, GameResult::Open, None, &[]),
    ]);
    assert_eq!(all.reviewed(), 2);
    assert_eq!(all.accuracies().collect::<Vec<_>>(), [(0, 80.0), (2, 60.0)]);
    let against: Vec<_> = all.against().iter().map(|it| (it.level.number(), it.won, it.tied, it.lost)).collect();
    assert_eq!(against, [(4, 0, 1, 0), (1, 1, 0, 1)], "the strongest first, and only finished games");
    let weaknesses = [(Weakness::GivenStack, 2), (Weakness::MissedLyngk, 1), (Weakness::Other, 2)];
    assert_eq!(all.weaknesses(), weaknesses, "what cannot be named comes last");
    assert_eq!(say::count(&crate::words(Language::English), &all), "5 games, 2 of them reviewed");
}

#[test]
fn a_review_tells_accuracy_and_weaknesses_of_the_person() {
    let record = random_game(6, Variant::Standard);
    let mut review = Review::new(&record, Effort::Nodes(60));
    let own = OwnGame::of(&summary(1, GameResult::Open)).expect("an own game");
    assert_eq!(own.clone().with_review(&review).reviewed, None, "an unfinished review tells nothing");
    answered(&mut review, &mut Engine::new(), usize::MAX);
    for person in Player::ALL {
        let reviewed = OwnGame { person, ..own.clone() }.with_review(&review).reviewed.expect("a finished review");
        let summary = review.analysis().summary(person);
        assert_eq!(reviewed.accuracy, summary.accuracy());
        assert_eq!(reviewed.counts, review.counts(person));
        // Every moment that can be tried again has shown something.
        let moments = review.retries(Some(person)).len();
        assert!(moments > 0 && reviewed.weaknesses.len() >= moments, "{reviewed:?}");
    }
}

#[test]
fn every_weakness_has_words_and_puzzles_that_train_against_it() {
    let set: crate::puzzle::PuzzleSet = include_str!("../../data/puzzles.txt").parse().expect("puzzles");
    for variant in Variant::ALL {
        for weakness in Weakness::ALL {
            let theme = weakness.trained_by(variant);
            assert_eq!(theme.is_none(), weakness == Weakness::Other);
            let filter = crate::puzzle::PuzzleFilter { theme, ..Default::default() };
            assert!(set.matching(filter).count() > 10, "{weakness:?}");
        }
    }
    for language in Language::ALL {
        let words = crate::words(language);
        let said: std::collections::BTreeSet<String> =
            Weakness::ALL.iter().map(|&weakness| say::weakness(&words, weakness)).collect();
        assert_eq!(said.len(), Weakness::ALL.len(), "{language:?}");
    }
}
