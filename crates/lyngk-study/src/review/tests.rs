use std::time::Duration;

use lyngk_engine::analysis::analyse_game;
use lyngk_engine::{Limits, Options};
use lyngk_lei::Failure;
use lyngk_rules::{SplitMix64, Variant};

use super::*;
use crate::Study;
use crate::analysis::tests::{Engine, lines};

pub(crate) fn random_game(seed: u64, variant: Variant) -> Record {
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
pub(crate) fn answered(review: &mut Review, engine: &mut Engine, most: usize) {
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

#[test]
fn a_review_is_kept_as_text_finished_or_not() {
    let record = random_game(6, Variant::Standard);
    let mut review = Review::new(&record, EFFORT);
    let mut engine = Engine::new();
    answered(&mut review, &mut engine, 12);
    let half = review.to_text();
    assert!(!half.contains("\n\n"), "empty lines separate reviews");
    let mut resumed = Review::from_text(&record, &half).expect("a review of the same game");
    assert_eq!(resumed.progress(), review.progress());
    answered(&mut resumed, &mut engine, usize::MAX);
    assert!(resumed.is_complete());
    let again = Review::from_text(&record, &resumed.to_text()).expect("a review of the same game");
    assert!(again.is_complete());
    assert_eq!(again.graph(Player::One), resumed.graph(Player::One));
    let mistakes = |review: &Review| review.retries(None).iter().map(|retry| retry.ply).collect::<Vec<_>>();
    assert_eq!(mistakes(&again), mistakes(&resumed));
    assert!(Review::from_text(&random_game(7, Variant::Standard), &half).is_none(), "another game");
    assert!(Review::from_text(&record, "").is_none());
    let (start, _) = half.rsplit_once("info").expect("an answer");
    assert!(Review::from_text(&record, &format!("{start}infinite nonsense")).is_some(), "what can be read is kept");
}

#[test]
fn moments_come_in_the_order_of_the_game_each_with_its_name_and_one_is_the_turning_point() {
    let words = crate::words(lyngk_view::Language::English);
    let mut kinds = std::collections::BTreeSet::new();
    let mut turning = 0;
    for seed in 0..6 {
        let mut record = random_game(seed, Variant::Standard);
        record.result = GameResult::Win(Player::One);
        let mut review = Review::new(&record, EFFORT);
        answered(&mut review, &mut Engine::new(), usize::MAX);
        let moments = review.moments(None);
        let plies = moments.iter().map(Moment::ply).collect::<Vec<_>>();
        assert!(plies.is_sorted());
        // The same moments can be tried again in the same order, and each has something better.
        assert_eq!(plies, review.retries(None).iter().map(|retry| retry.ply).collect::<Vec<_>>());
        assert!(moments.iter().all(|moment| !moment.better().is_empty()));
        kinds.extend(moments.iter().map(|moment| say::kind(&words, moment.kind())));
        // The card at the end of the game names the same turn.
        let decisive = crate::ending::turning_point(&review.graph(Player::One), Player::One);
        let named: Vec<usize> = moments.iter().filter(|it| it.is_turning_point).map(|it| it.ply() + 1).collect();
        assert_eq!(named, Vec::from_iter(decisive));
        turning += named.len();
        for player in Player::ALL {
            let Counts { inaccuracies, mistakes, blunders, gifts } = review.counts(player);
            assert_eq!(inaccuracies + mistakes + blunders + gifts, review.moments(Some(player)).len());
        }
    }
    assert!(turning > 0);
    for kind in ["missed win", "missed stack", "a stack given away", "blunder", "mistake"] {
        assert!(kinds.contains(kind), "{kind}: {kinds:?}");
    }
}

#[test]
fn a_scoring_turn_that_is_an_error_says_what_it_costs() {
    let words = crate::words(lyngk_view::Language::English);
    let names = lyngk_rules::PerPlayer::new("You".to_owned(), "Pip".to_owned());
    let mut seen = 0;
    for seed in 0..24 {
        let mut review = Review::new(&random_game(seed, Variant::Standard), EFFORT);
        answered(&mut review, &mut Engine::new(), usize::MAX);
        let is_scoring = |moment: &Moment| moment.position.completes(moment.analysis.turn);
        for moment in review.moments(None).into_iter().filter(is_scoring) {
            let said = say::why(&words, &moment, &names, Some(Player::One)).join(" ");
            assert!(said.contains(" counts, but it costs more than it brings."), "{said}");
            seen += 1;
        }
    }
    assert!(seen > 0);
}

#[test]
fn moves_are_counted_as_in_the_record() {
    let record = random_game(6, Variant::Standard);
    let mut review = Review::new(&record, EFFORT);
    let turns = record.main_line().count();
    assert_eq!(review.progress_in_moves(), (0, turns.div_ceil(2)));
    answered(&mut review, &mut Engine::new(), usize::MAX);
    assert_eq!(review.progress_in_moves(), (turns.div_ceil(2), turns.div_ceil(2)));
}

#[test]
fn stacks_given_away_by_the_losing_side_are_lessons_too() {
    let mut seen = 0;
    for seed in 0..12 {
        let record = random_game(seed, Variant::Standard);
        let mut review = Review::new(&record, Effort::Nodes(12));
        answered(&mut review, &mut Engine::new(), usize::MAX);
        let turns = review.analysis().turns;
        let retries = review.retries(None);
        for gift in review.gifts() {
            let ((before, played), (next, reply)) = (review.line[gift.ply], review.line[gift.ply + 1]);
            assert!(next.completes(reply) && !before.completes(played) && before.to_move() == gift.player);
            let can_complete = |position: Position| position.turns().into_iter().any(|turn| position.completes(turn));
            assert!(!can_complete(before.after(gift.safe).expect("a legal turn")));
            let retry = retries.iter().find(|retry| retry.ply == gift.ply).expect("it can be tried again");
            let is_error = turns[gift.ply].judgement.as_ref().is_some_and(|it| it.grade.is_error());
            assert_eq!(retry.is_gift, !is_error);
            if !is_error {
                seen += 1;
                let unsafe_turn = before
                    .turns()
                    .into_iter()
                    .find(|&turn| turn != played && can_complete(before.after_unchecked(turn)));
                let tried = |turn| match retry.try_turn(turn, EFFORT) {
                    Tried::Known(verdict) => verdict,
                    Tried::Ask(_) => panic!("the rules tell"),
                };
                assert_eq!(tried(gift.safe), RetryVerdict::Best);
                assert!(unsafe_turn.is_none_or(|turn| tried(turn) == RetryVerdict::StillGives));
            }
        }
    }
    assert!(seen > 0, "the losing side gives stacks away, too");
}

#[test]
fn a_resignation_of_a_game_that_is_not_lost_is_told() {
    let words = crate::words(lyngk_view::Language::English);
    let names = lyngk_rules::PerPlayer::new("You".to_owned(), "Pip".to_owned());
    let mut record = random_game(3, Variant::Standard);
    record.result = lyngk_rules::GameResult::Win(Player::Two);
    let chances =
        |percent: f32| Some((lyngk_engine::Score::Estimate(lyngk_engine::Wdl::new(percent / 100.0, 0.0)), Player::One));
    let said = |record: &Record, end, you| say::resigned(&words, record, end, &names, you);
    assert_eq!(said(&record, chances(78.0), Some(Player::One)), None, "it was played to its end");
    record.set_tag(lyngk_rules::Tag::new("Termination", "resignation").expect("a tag"));
    let yours = "You resigned, although your chances were 78%.";
    assert_eq!(said(&record, chances(78.0), Some(Player::One)).as_deref(), Some(yours));
    assert_eq!(said(&record, chances(20.0), Some(Player::One)), None, "the game was lost");
    assert_eq!(said(&record, None, Some(Player::One)), None);
    record.result = lyngk_rules::GameResult::Win(Player::One);
    let theirs = "Pip resigned, although the chances were 80%.";
    assert_eq!(said(&record, chances(20.0), Some(Player::One)).as_deref(), Some(theirs));
}

#[test]
fn a_moment_says_why_before_it_gives_percentages() {
    let words = crate::words(lyngk_view::Language::English);
    let names = lyngk_rules::PerPlayer::new("You".to_owned(), "Pip".to_owned());
    let (mut moments, mut stacks, mut bare) = (0, 0, Vec::new());
    for seed in 0..8 {
        let mut review = Review::new(&random_game(seed, Variant::Standard), EFFORT);
        answered(&mut review, &mut Engine::new(), usize::MAX);
        for moment in review.moments(None) {
            moments += 1;
            let said = say::why(&words, &moment, &names, Some(Player::One)).join(" ");
            assert!(!said.contains(['{', '%']) && !said.contains("  "), "{said}");
            let is_bare_answer = ["answers ", "You answer "].iter().any(|answer| {
                said.rsplit_once(answer).is_some_and(|(_, rest)| !rest.trim_end_matches('.').contains(". "))
            });
            assert!(!is_bare_answer, "what the answer achieves follows: {said}");
            for fault in ["You answers", "You’s", "lets You", "You can", "the other player can complete"] {
                assert!(!said.contains(fault), "{said}");
            }
            stacks += usize::from(said.contains(" complete a stack on ") || said.contains("completes a stack of"));
            if said.is_empty() {
                bare.push((seed, moment.ply()));
            }
            let better = say::better(&words, &moment, &names, Some(Player::One));
            assert!(better[0].ends_with("was better.") && !better.join(" ").contains('{'), "{better:?}");
        }
    }
    assert!(stacks * 4 > moments, "{stacks} of {moments} name a stack");
    assert!(bare.len() * 10 < moments, "{moments}: {bare:?}");
}
