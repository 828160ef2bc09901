use lyngk_engine::analysis::Grade;
use lyngk_rules::{Completion, PerPlayer, SplitMix64, Variant};
use lyngk_view::Language;

use super::*;
use crate::analysis::tests::Engine;

const EFFORT: Effort = Effort::Nodes(60);

fn answered(mut inspection: Inspection) -> Finding {
    let mut engine = Engine::new();
    while let Some(question) = inspection.ask() {
        for event in engine.ask(question) {
            assert_ne!(inspection.hear(&event), Update::Failed, "{event:?}");
        }
    }
    inspection.finding().expect("an answer")
}

fn said(finding: &Finding) -> String {
    let names = PerPlayer::new("Anna".to_owned(), "Ben".to_owned());
    say::finding(&crate::words(Language::English), finding, &names, None).join(" ")
}

/// Positions in which the opponent of the player to move could complete a stack, and the player to move could not.
fn threatened() -> impl Iterator<Item = Position> {
    let completes = |position: &Position, turn: Turn| {
        let happens = position.consequences(turn).ok();
        happens.and_then(|happens| happens.completed).is_some_and(|done| done.completion == Completion::Removed)
    };
    (0..200).filter_map(move |seed| {
        let (mut position, mut random) = (Position::random_start(seed, Variant::Standard), SplitMix64::new(seed));
        for _ in 0..16 {
            let Some(turn) = position.random_turn(&mut random) else { break };
            position.play_unchecked(turn);
        }
        let other = position.with_to_move(position.to_move().opponent());
        let own = position.turns().into_iter().any(|turn| completes(&position, turn));
        (!own && other.turns().into_iter().any(|turn| turn.claim().is_none() && completes(&other, turn)))
            .then_some(position)
    })
}

#[test]
fn a_threat_is_what_the_opponent_would_do() {
    let mut texts = Vec::new();
    for position in threatened().take(6) {
        let finding = answered(Inspection::threat(&position, EFFORT).expect("the opponent can move"));
        let Finding::Threat(threat) = &finding else { panic!("{finding:?}") };
        assert_eq!(threat.player, position.to_move().opponent());
        assert!(position.with_to_move(threat.player).is_legal(threat.turn));
        let text = said(&finding);
        assert!(text.contains("If it were"), "{text}");
        texts.push(text);
    }
    // A stack that only its owner can touch need not be completed at once: preparing another may be the better threat.
    let says_why = |text: &&String| text.contains("completes a stack of 5") || text.contains("threatens to complete");
    assert!(texts.iter().filter(says_why).count() >= 4, "{texts:#?}");
}

#[test]
fn a_turn_that_allows_a_stack_is_refuted_by_it() {
    let position = threatened().next().expect("a threat");
    let opponent = position.to_move().opponent();
    // A turn after which the opponent can still complete a stack.
    let careless = position.turns().into_iter().find(|&turn| {
        let next = position.after_unchecked(turn);
        next.to_move() == opponent && next.turns().into_iter().any(|reply| next.completes(reply))
    });
    let turn = careless.expect("a careless turn");
    let finding = answered(Inspection::why_not(&position, turn, EFFORT).expect("a legal turn"));
    let Finding::WhyNot(moment) = &finding else { panic!("{finding:?}") };
    assert!(moment.analysis.turn == turn && !moment.reply.is_empty());
    let text = said(&finding);
    assert!(text.contains("answers") || text.contains("lets"), "{text}");
    assert!(!text.contains('{') && !text.contains("  "), "{text}");
}

#[test]
fn illegal_turns_and_finished_games_are_not_asked_about() {
    let mut position = Position::random_start(3, Variant::Standard);
    assert!(Inspection::why_not(&position, Turn::Pass, EFFORT).is_none());
    while let Some(&turn) = position.turns().first() {
        position.play_unchecked(turn);
    }
    assert!(Inspection::threat(&position, EFFORT).is_none());
}

#[test]
fn a_turn_within_the_noise_of_the_search_is_about_as_good_as_the_best() {
    let position = Position::random_start(3, Variant::Standard);
    let finding = |turn| answered(Inspection::why_not(&position, turn, EFFORT).expect("a legal turn"));
    let grade = |finding: &Finding| match finding {
        Finding::WhyNot(moment) => moment.analysis.judgement.as_ref().map(|judgement| judgement.grade),
        Finding::Threat(_) => None,
    };
    let good = position.turns().into_iter().map(finding).find(|finding| grade(finding) == Some(Grade::Good));
    let text = said(&good.expect("a turn that is hardly worse"));
    assert!(text.starts_with("This move is about as good as the best one."), "{text}");
    assert!(!text.contains('%') && !text.contains("fell"), "{text}");
}

#[test]
fn whoever_reads_it_is_spoken_to_in_every_language() {
    let position = threatened().next().expect("a threat");
    let finding = answered(Inspection::threat(&position, EFFORT).expect("the opponent can move"));
    let Finding::Threat(TurnFacts { player, .. }) = finding else { panic!("{finding:?}") };
    for language in Language::ALL {
        let words = crate::words(language);
        let you = words.text("you");
        let names = PerPlayer::from_fn(|_| you.clone());
        let mut texts = say::finding(&words, &finding, &names, Some(player));
        texts.push(say::no_threat(&words, player, &names, Some(player)));
        texts.push(say::reply(&words, player, position.turns()[0], &names, Some(player)));
        assert!(language != Language::English || !texts.iter().any(|text| text.contains("You’s")), "{texts:?}");
        assert!(texts.iter().all(|text| !text.contains('{')), "{texts:?}");
        // With a name, the sentence is another one.
        assert_ne!(texts[0], say::finding(&words, &finding, &names, None)[0], "{language:?}");
    }
}
