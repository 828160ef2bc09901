use lyngk_engine::analysis::Grade;
use lyngk_engine::{Score, Wdl};
use lyngk_rules::{Completion, PerPlayer, SplitMix64, Variant};
use lyngk_view::Language;

use super::*;
use crate::analysis::tests::{Engine, lines};
use crate::analysis::{Analysis, AnalysisPlan, Extent};

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
        assert!(text.contains("If it were") && !text.contains("Nothing"), "{text}");
        let completes = position.with_to_move(threat.player).completes(threat.turn);
        assert!(completes || text.contains("could also complete a stack on"), "{text}");
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
    let finding = answered(Inspection::why_not(&position, turn, EFFORT, &[], 0).expect("a legal turn"));
    let Finding::WhyNot(moment) = &finding else { panic!("{finding:?}") };
    assert!(moment.analysis.turn == turn && !moment.reply.is_empty());
    let text = said(&finding);
    assert!(text.contains("answers") || text.contains("lets"), "{text}");
    assert!(!text.contains('{') && !text.contains("  "), "{text}");
}

#[test]
fn illegal_turns_and_finished_games_are_not_asked_about() {
    let mut position = Position::random_start(3, Variant::Standard);
    assert!(Inspection::why_not(&position, Turn::Pass, EFFORT, &[], 0).is_none());
    while let Some(&turn) = position.turns().first() {
        position.play_unchecked(turn);
    }
    assert!(Inspection::threat(&position, EFFORT).is_none());
}

#[test]
fn a_turn_within_the_noise_of_the_search_is_about_as_good_as_the_best() {
    let position = Position::random_start(3, Variant::Standard);
    let finding = |turn| answered(Inspection::why_not(&position, turn, EFFORT, &[], 0).expect("a legal turn"));
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

fn known(position: &Position, nodes: u64, lines: &[(Turn, f32)]) -> Known {
    let line =
        |&(turn, chance): &(Turn, f32)| Line { score: Score::Estimate(Wdl::new(chance, 0.0)), turns: vec![turn] };
    let extent = Extent { nodes, ..Extent::default() };
    Known { position: *position, lines: lines.iter().map(line).collect(), extent }
}

/// A question about a turn of which everything is known: the chances of its player before and after it.
fn known_case(best: f32, left: f32) -> (Inspection, Turn) {
    let position = Position::random_start(3, Variant::Standard);
    let [first, second, turn, ..] = position.turns()[..] else { panic!("too few turns") };
    let next = position.after_unchecked(turn);
    let before = known(&position, 20_000, &[(first, best), (second, best - 0.01)]);
    let after = known(&next, 20_000, &[(next.turns()[0], 1.0 - left)]);
    (Inspection::why_not(&position, turn, EFFORT, &[before, after], 3).expect("a legal turn"), first)
}

#[test]
fn a_question_agrees_with_the_analysis_and_does_not_search_again() {
    let (mut inspection, first) = known_case(0.14, 0.04);
    assert!(inspection.ask().is_none());
    let finding = inspection.finding().expect("an answer");
    let Finding::WhyNot(moment) = &finding else { panic!("{finding:?}") };
    assert_eq!(moment.analysis.judgement.as_ref().map(|judgement| judgement.grade), Some(Grade::Mistake));
    assert_eq!(moment.better(), [first]);
    let text = said(&finding);
    assert!(text.contains("14%") && text.contains("4%") && !text.contains("as good"), "{text}");
}

#[test]
fn a_turn_that_loses_most_of_what_was_left_is_not_as_good() {
    for (best, left, is_as_good) in [(0.09, 0.04, false), (0.04, 0.01, false), (0.09, 0.06, true), (0.52, 0.49, true)] {
        let (mut inspection, first) = known_case(best, left);
        assert!(inspection.ask().is_none());
        let finding = inspection.finding().expect("an answer");
        let text = said(&finding);
        assert_eq!(text.contains("about as good"), is_as_good, "{best} to {left}: {text}");
        let Finding::WhyNot(moment) = &finding else { panic!("{finding:?}") };
        assert_eq!(moment.better(), if is_as_good { vec![] } else { vec![first] }, "{best} to {left}");
    }
}

#[test]
fn a_turn_is_searched_as_long_as_the_position_before_it() {
    let position = Position::random_start(3, Variant::Standard);
    let [first, turn, ..] = position.turns()[..] else { panic!("too few turns") };
    let before = known(&position, 400, &[(first, 0.9)]);
    let asked = |known: &[Known]| {
        let mut inspection = Inspection::why_not(&position, turn, EFFORT, known, 3).expect("a legal turn");
        let lines = inspection.ask().map(lines).unwrap_or_default();
        assert!(lines.iter().any(|line| line.to_lowercase().contains("multipv") && line.ends_with(" 3")), "{lines:?}");
        lines.last().cloned().expect("a search")
    };
    assert!(asked(&[]).contains("nodes 60"), "{}", asked(&[]));
    assert!(asked(&[before]).contains("nodes 400"));
    // Less than its own search is worth nothing.
    let shallow = known(&position, 20, &[(first, 0.9)]);
    assert!(asked(&[shallow]).contains("nodes 60"));
}

#[test]
fn a_deeper_analysis_corrects_the_answer() {
    let (mut inspection, _) = known_case(0.14, 0.13);
    assert!(inspection.ask().is_none());
    assert!(said(&inspection.finding().expect("an answer")).contains("about as good"));
    let position = Position::random_start(3, Variant::Standard);
    let [first, _, turn, ..] = position.turns()[..] else { panic!("too few turns") };
    let next = position.after_unchecked(turn);
    let mut list = vec![known(&position, 20_000, &[(first, 0.14)])];
    assert!(!inspection.learn(&list), "the position after the turn is unknown");
    known(&next, 90_000, &[(next.turns()[0], 0.98)]).add_to(&mut list, 9);
    // A shorter search of the same position changes nothing.
    known(&next, 9_000, &[(next.turns()[0], 0.5)]).add_to(&mut list, 9);
    assert!(list.len() == 2 && inspection.learn(&list));
    let text = said(&inspection.finding().expect("an answer"));
    assert!(text.contains("14%") && text.contains("2%"), "{text}");
}

#[test]
fn an_analysis_takes_what_a_question_has_found() {
    let position = Position::random_start(3, Variant::Standard);
    let turn = position.turns()[0];
    let mut analysis = Analysis::new(position, AnalysisPlan::default());
    assert!(analysis.known().is_none());
    assert!(analysis.learn(&known(&position, 100, &[(turn, 0.3)])));
    assert!(!analysis.learn(&known(&position, 50, &[(turn, 0.6)])), "it knows more");
    assert_eq!(analysis.known(), Some(known(&position, 100, &[(turn, 0.3)])));
}

/// A turn after which its player could complete a stack, on a point where the opponent can complete one first.
fn preparing() -> (Position, Turn, Point) {
    let found = (0..400).find_map(|seed| {
        let (mut position, mut random) = (Position::random_start(seed, Variant::Standard), SplitMix64::new(seed));
        for _ in 0..20 {
            let prepares = position.turns().into_iter().find_map(|turn| {
                let open = open_to_reply(&position, turn);
                let threatens = facts(&position, turn).into_iter().find_map(|reason| match reason {
                    Reason::Threatens { points } => Some(points),
                    _ => None,
                });
                let both = threatens.filter(|points| (*points - open).is_empty())?;
                both.iter().next().map(|point| (position, turn, point))
            });
            if prepares.is_some() {
                return prepares;
            }
            position.play_unchecked(position.random_turn(&mut random)?);
        }
        None
    });
    found.expect("a turn that prepares a stack for both")
}

#[test]
fn a_stack_that_the_reader_could_complete_first_is_no_threat() {
    let (position, turn, point) = preparing();
    let player = position.to_move();
    let threat = TurnFacts::new(&position, turn);
    let names = PerPlayer::new("Anna".to_owned(), "Ben".to_owned());
    let words = crate::words(Language::English);
    let said = |you| say::told(&words, &position, turn, &names, you).join(" ");
    assert!(!said(None).contains("threatens"), "{}", said(None));
    let expected = format!("but {} could complete it first.", names[player.opponent()]);
    assert!(said(None).contains(&expected) && said(None).contains(&point.to_string()), "{}", said(None));
    assert!(said(Some(player.opponent())).contains("but you could complete it first."));
    assert_eq!(threat.path().is_empty(), !threat.is_threat());
}

#[test]
fn a_turn_that_gains_nothing_is_no_threat() {
    // At the start, nothing can be completed.
    let position = Position::random_start(3, Variant::Standard);
    let quiet = position.turns().into_iter().find(|turn| turn.claim().is_none()).expect("a move without a claim");
    let threat = TurnFacts::new(&position, quiet);
    assert!(!threat.is_threat() && threat.path().is_empty());
    let text = said(&Finding::Threat(threat));
    assert!(text.starts_with("Nothing is threatened. If it were"), "{text}");
    let position = threatened().next().expect("a threat");
    let other = position.with_to_move(position.to_move().opponent());
    let completing = other.turns().into_iter().find(|&turn| other.completes(turn)).expect("a completing turn");
    let threat = TurnFacts::new(&other, completing);
    assert!(threat.is_threat() && threat.path().len() >= 2);
    assert!(!said(&Finding::Threat(threat)).contains("Nothing"));
}
