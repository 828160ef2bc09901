use std::time::Duration;

use lyngk_engine::analysis::analyse_game;
use lyngk_engine::{Limits, Options};
use lyngk_lei::Failure;
use lyngk_rules::{SplitMix64, Variant};

use super::*;
use crate::Study;
use crate::analysis::tests::{Engine, lines};

fn random_game(seed: u64, variant: Variant) -> Record {
    let mut random = SplitMix64::new(seed);
    let mut position = Position::random_start(seed, variant);
    let mut record = Record::new(position);
    let mut last = None;
    while let Some(turn) = position.random_turn(&mut random) {
        last = Some(record.push(last, turn).expect("a drawn turn is legal"));
        position.play_unchecked(turn);
    }
    record
}

const EFFORT: Effort = Effort::Nodes(60);

/// Lets the engine answer at most this many questions.
fn answered(review: &mut Review, engine: &mut Engine, most: usize) {
    for _ in 0..most {
        let Some(question) = review.ask() else { return };
        for event in engine.ask(question) {
            assert_ne!(review.hear(&event), Update::Failed, "{event:?}");
        }
    }
}

#[test]
fn a_review_over_lei_equals_the_analysis_of_the_engine() {
    for (seed, variant) in [(3, Variant::Standard), (4, Variant::Six)] {
        let record = random_game(seed, variant);
        let mut review = Review::new(&record, EFFORT);
        answered(&mut review, &mut Engine::new(), usize::MAX);
        assert!(review.is_complete());
        let total = record.main_line().count();
        assert_eq!(review.progress(), (total, total));
        let mut engine = lyngk_engine::Engine::new(Options { lines: 2, ..Options::default() });
        let direct = analyse_game(&mut engine, &record, &Limits::nodes(60), &|| Duration::ZERO, &mut |_| ());
        assert_eq!(review.analysis(), direct);
        let graph = review.graph(Player::One);
        assert_eq!(graph.iter().map(|point| point.ply).collect::<Vec<_>>(), (0..=total).collect::<Vec<_>>());
        assert_eq!((graph[0].turn, graph[total].chances.proof.is_some()), (None, true));
        for (one, two) in graph.iter().zip(review.graph(Player::Two)) {
            assert!((one.chances.expectation() + two.chances.expectation() - 1.0).abs() < 1e-6);
        }
    }
}

#[test]
fn an_unfinished_review_keeps_its_results() {
    let record = random_game(5, Variant::Standard);
    let mut review = Review::new(&record, EFFORT);
    assert_eq!(review.progress().0, 0);
    answered(&mut review, &mut Engine::new(), 12);
    let (done, total) = review.progress();
    assert!(done > 2 && done < total && !review.is_complete());
    let graph = review.graph(Player::One);
    assert_eq!((graph.len(), graph[0].ply), (done + 1, total - done));
}

#[test]
fn an_engine_that_fails_ends_the_review() {
    let record = random_game(5, Variant::Standard);
    let mut review = Review::new(&record, EFFORT);
    assert!(review.ask().is_some_and(|question| lines(question).contains(&"newgame".to_owned())));
    assert_eq!(review.hear(&Event::Failed(Failure::Ended)), Update::Failed);
    assert!(review.has_failed() && review.ask().is_none());
}

#[test]
fn a_study_is_annotated_with_a_review() {
    let record = random_game(6, Variant::Standard);
    let mut review = Review::new(&record, EFFORT);
    answered(&mut review, &mut Engine::new(), usize::MAX);
    let mut study = Study::new(record.clone());
    assert!(study.annotate(&review.analysis()));
    assert!(!study.annotate(&review.analysis()), "once is enough");
    let main: Vec<_> = study.record().main_line().collect();
    for retry in review.retries(None) {
        let id = main[retry.ply];
        assert!(study.record().node(id).marks[0].suffix().is_some_and(|suffix| suffix.contains('?')));
        let variations = study.record().children(study.record().node(id).parent());
        let mut turns = variations.iter().map(|&id| study.record().node(id).turn());
        assert!(turns.any(|turn| turn == retry.better.turns[0]));
    }
    assert!(study.undo());
    assert_eq!(study.record(), &record);
    let mut other = Study::new(random_game(7, Variant::Standard));
    assert!(!other.annotate(&review.analysis()), "nothing is known of another game");
}

#[test]
fn mistakes_can_be_tried_again() {
    let record = random_game(6, Variant::Standard);
    let mut engine = Engine::new();
    let mut review = Review::new(&record, EFFORT);
    answered(&mut review, &mut engine, usize::MAX);
    let retries = review.retries(None);
    assert!(!retries.is_empty(), "random play cannot be without errors");
    let of_each = Player::ALL.map(|player| review.retries(Some(player)).len());
    assert_eq!(of_each.iter().sum::<usize>(), retries.len());
    let known = |tried| match tried {
        Tried::Known(verdict) => Some(verdict),
        Tried::Ask(_) => None,
    };
    let mut asked = 0;
    for retry in &retries {
        let played = record.main_line().nth(retry.ply).map(|id| record.node(id).turn());
        assert_eq!((Some(retry.played), retry.position.to_move()), (played, retry.player));
        assert_eq!(known(retry.try_turn(retry.better.turns[0], EFFORT)), Some(RetryVerdict::Best));
        assert_eq!(known(retry.try_turn(retry.played, EFFORT)), Some(RetryVerdict::AsPlayed));
        assert!(RetryVerdict::Best.is_good() && !RetryVerdict::AsPlayed.is_good());
        for turn in retry.position.turns().into_iter().step_by(40) {
            let Tried::Ask(mut question) = retry.try_turn(turn, EFFORT) else { continue };
            assert_eq!(question.verdict(), None);
            for event in engine.ask(question.question()) {
                question.hear(&event);
            }
            asked += 1;
            match question.verdict().expect("a verdict") {
                RetryVerdict::GoodEnough => (),
                RetryVerdict::Worse { loss } => assert!((0.05..=1.0).contains(&loss)),
                other => panic!("{other:?} needs no question"),
            }
        }
    }
    assert!(asked > 0);
}
