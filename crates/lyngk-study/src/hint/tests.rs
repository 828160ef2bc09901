use lyngk_lei::{Line, Proof, Score, Verdict, Wdl};
use lyngk_rules::{Color, Ground, Point, Points, SplitMix64, Turn, Variant};
use lyngk_view::{Language, Words};

use super::*;
use crate::analysis::tests::{Engine, event, lines};
use crate::puzzle::PuzzleTheme;

/// Only e7-e6 wins: it denies a stack. (Puzzle bhjhs.)
const DENY: &str = "./.,.,.,./IK,.,.,R,BIG,IGBK,./.,.,.,.,.,R/RKB,.,.,.,.,GI,BR/RBGJI,.,.,.,.,./R,.,.,KGI,.,.,B/K,.,.,K/\
                    GKB 1 GK/IB 1/1 std";
/// Only the claim of green wins: the opponent must pass. (Puzzle xnfgf.)
const RUN_OUT: &str = "./.,.,.,GKIB/.,.,.,.,GB,.,KGRB/.,KR,.,.,.,GK/.,.,BKI,.,BRI,KBI,./.,.,.,G,IR,./.,.,.,.,.,RG,./.,.,.,./. \
                       2 BR/I 2/1 std";
/// Blue completes a stack of six. (Puzzle jqczj.)
const SIX: &str = "KR/KB,.,.,JRGJK/.,.,.,.,RIGBK,.,./.,IB,.,I,.,./.,GKRBI,.,.,.,RBGIK,G/.,K,.,.,G,./GJBI,IR,B,IG,B,.,./\
                   .,R,K,./R 1 -/IK 0/0 six";

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn turn(text: &str) -> Turn {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn line(turns: &str, win: f32) -> Line {
    Line { score: Score::Estimate(Wdl::new(win, 0.0)), turns: turns.split(' ').map(turn).collect() }
}

fn advice(position: &Position, lines: &[Line]) -> Advice {
    Advice::of(position, lines).expect("an advice")
}

fn points(text: &str) -> Points {
    text.split(' ').map(|point| point.parse().expect("a point")).collect()
}

fn words() -> Words {
    crate::words(Language::English)
}

#[test]
fn of_turns_that_are_as_good_the_one_that_gives_nothing_away_is_advised() {
    let position = position(DENY);
    let turn_of = |lines: &[Line]| advice(&position, lines).turn;
    // Of these only e7-e6 leaves the opponent no stack to complete. c6-d6 completes one itself.
    assert_eq!(turn_of(&[line("e7-h4", 0.6), line("c5-c4", 0.59), line("e7-e6", 0.58)]), turn("e7-e6"));
    assert_eq!(turn_of(&[line("e7-h4", 0.6), line("e7-e6", 0.5)]), turn("e7-h4"), "it is clearly better");
    assert_eq!(turn_of(&[line("c6-d6", 0.6), line("e7-e6", 0.59)]), turn("c6-d6"), "it completes a stack");
}

#[test]
fn a_stack_that_can_be_completed_is_advised_unless_that_costs_something() {
    let position = position(DENY);
    // c6-d6 completes a stack, e7-e6 stops the opponent, e7-h4 does neither.
    let advised = |lines: &[Line]| advice(&position, lines);
    assert_eq!(advised(&[line("e7-h4", 0.6), line("e7-e6", 0.59), line("c6-d6", 0.58)]).turn, turn("c6-d6"));
    let costly = advised(&[line("e7-h4", 0.6), line("c5-c4", 0.5), line("c6-d6", 0.4)]);
    let other = costly.instead.expect("another turn");
    assert_eq!((costly.turn, other.turn, other.does), (turn("e7-h4"), turn("c6-d6"), Some(Expected::Completes)));
    let why = say::why(&words(), &costly);
    let told = "c6 → d6 would complete a stack at once, but is weaker: Win 40%, tie 0%, loss 60%.";
    assert!(why.contains(&told.to_owned()), "{why:?}");
    let stops = advised(&[line("e7-h4", 0.6), line("c5-c4", 0.5), line("e7-e6", 0.4)]);
    let why = say::why(&words(), &stops);
    let told = "e7 → e6 would stop that, but is weaker: Win 40%, tie 0%, loss 60%.";
    assert!(why.contains(&told.to_owned()), "{why:?}");
}

#[test]
fn turns_that_people_would_expect_are_searched_if_the_best_lines_have_none() {
    let mut hint = Hint::new(position(DENY), Effort::Nodes(50));
    assert!(hint.ask().is_some());
    hint.hear(&event("info depth 1 nodes 9 nps 1 time 1 multipv 1 score wdl 600 0 400 pv e7-h4"));
    assert_eq!(hint.hear(&event("bestmove e7-h4")), Update::Done);
    assert_eq!(hint.step(), HintStep::Thinking, "there is another question");
    let asked = lines(hint.ask().expect("a second question")).join("\n");
    assert!(asked.contains("c6-d6") && !asked.contains("e7-h4"), "{asked}");
    let mut failing = hint.clone();
    hint.hear(&event("info depth 1 nodes 9 nps 1 time 1 multipv 1 score wdl 590 0 410 pv c6-d6"));
    assert_eq!(hint.hear(&event("bestmove c6-d6")), Update::Done);
    assert_eq!((hint.ask(), hint.step()), (None, HintStep::Nudge));
    assert_eq!(hint.advice().map(|advice| advice.turn), Some(turn("c6-d6")));
    assert_eq!(failing.hear(&event("bestmove none")), Update::Done, "the first answer is enough");
    assert_eq!(failing.advice().map(|advice| advice.turn), Some(turn("e7-h4")));
}

#[test]
fn a_stack_that_nobody_can_save_is_told_from_one_that_is_left() {
    let left = advice(&position(DENY), &[line("e7-h4", 0.5)]).reasons;
    assert!(left.iter().any(|is| matches!(is, Reason::StillOpen { .. })), "e7-e6 stops it: {left:?}");
    let mut random = SplitMix64::new(5);
    let mut met = 0;
    for seed in 0..40 {
        let mut position = Position::random_start(seed, Variant::Standard);
        while let Some(turn) = position.random_turn(&mut random) {
            let reasons = advice(&position, &[line(&turn.to_string(), 0.5)]).reasons;
            if let Some(Reason::Inevitable { points }) =
                reasons.iter().find(|is| matches!(is, Reason::Inevitable { .. }))
            {
                met += 1;
                for next in position.turns().into_iter().map(|turn| position.after(turn).expect("a legal turn")) {
                    let replies: Points =
                        next.turns().into_iter().filter(|&reply| next.completes(reply)).filter_map(end).collect();
                    assert_eq!(replies & *points, *points, "{position}");
                }
            }
            position.play(turn).expect("a legal turn");
        }
    }
    assert!(met > 0);
    let said = say::reason(&words(), &Reason::Inevitable { points: points("e1 e6") });
    assert_eq!(said, "No move stops your opponent from completing a stack on e1 and e6.");
}

fn end(turn: Turn) -> Option<Point> {
    match turn {
        Turn::Move { to, .. } => Some(to),
        Turn::Pass => None,
    }
}

#[test]
fn a_turn_that_differs_by_its_claim_alone_is_said_to_have_none() {
    let start = Position::random_start(7, Variant::Standard);
    let claiming = start.turns().into_iter().find(|turn| turn.claim().is_some()).expect("a claim");
    let Turn::Move { from, to, .. } = claiming else { panic!("a move") };
    let advice = advice(&start, &[line(&claiming.to_string(), 0.6), line(&format!("{from}-{to}"), 0.4)]);
    let why = say::why(&words(), &advice);
    assert!(why.iter().any(|said| said.starts_with(&format!("{from} → {to} without claiming is weaker"))), "{why:?}");
}

#[test]
fn the_nudge_shows_the_danger_but_not_the_turn() {
    let position = position(DENY);
    let lines = [line("e7-e6 c6-d6", 0.9), line("c5-c4", 0.88), line("c6-d6 e7-h4", 0.2)];
    let advice = advice(&position, &lines);
    let danger = points("e1 e6");
    assert_eq!(advice.nudge, Nudge::Theme { theme: PuzzleTheme::Deny, look: danger });
    assert!(advice.reasons.contains(&Reason::Denies { points: danger }), "{:?}", advice.reasons);
    let other = advice.instead.expect("another turn");
    assert_eq!(
        (other.turn, other.worse, other.allows),
        (turn("c6-d6"), true, danger),
        "the first that is clearly worse"
    );

    let words = words();
    let nudge = say::nudge(&words, advice.nudge);
    assert_eq!(nudge, "Your opponent is about to complete a stack. Prevent it. Look at e1 and e6.");
    assert!(!nudge.contains("e7"), "the nudge does not name the moving stack");
    assert_eq!(say::turn(&words, &advice), "Move from e7 to e6.");
    let why = say::why(&words, &advice);
    assert!(why.contains(&"It stops your opponent from completing a stack on e1 and e6.".to_owned()), "{why:?}");
    assert!(why.contains(&"c6 → d6 is weaker: Win 20%, tie 0%, loss 80%.".to_owned()), "{why:?}");
    assert!(why.contains(&"It would let your opponent complete a stack on e1 and e6.".to_owned()), "{why:?}");
}

#[test]
fn many_points_are_counted_and_only_the_first_named() {
    let all = ["a1", "b2", "c3", "d4", "e5", "f5"].join(" ");
    let said = |count: usize| {
        let some: Vec<&str> = all.split(' ').take(count).collect();
        say::reason(&words(), &Reason::Denies { points: points(&some.join(" ")) })
    };
    assert_eq!(said(4), "It stops your opponent from completing a stack on a1, b2, c3 and d4.");
    assert_eq!(said(6), "It stops your opponent from completing a stack on a1, b2, c3, d4… (6 in all).");
}

#[test]
fn a_claim_is_explained_and_running_out_of_moves_comes_first() {
    let position = position(RUN_OUT);
    let advice = advice(&position, &[line("G,f4-f5", 1.0)]);
    assert_eq!(advice.nudge, Nudge::Theme { theme: PuzzleTheme::RunOut, look: Points::EMPTY });
    assert!(advice.reasons.contains(&Reason::RunsOut));
    let claims = |reason: &Reason| matches!(reason, Reason::Claims(preview) if preview.color == Color::Green);
    assert!(advice.reasons.iter().any(claims), "{:?}", advice.reasons);
    assert_eq!(advice.instead, None);
    let words = words();
    assert_eq!(say::turn(&words, &advice), "Claim green, then move from f4 to f5.");
    let why = say::why(&words, &advice);
    assert!(why.iter().any(|sentence| sentence.starts_with("This turn claims green:")), "{why:?}");
}

#[test]
fn a_completed_stack_of_six_wins() {
    let position = position(SIX);
    let advice = advice(&position, &[line("B,g5-b4", 1.0), line("g3-d4", 0.99)]);
    assert!(
        matches!(advice.nudge, Nudge::Theme { theme: PuzzleTheme::SuddenDeath, look } if look.contains("b4".parse().expect("a point")))
    );
    assert_eq!(advice.reasons, [Reason::Wins, Reason::Completes { point: "b4".parse().expect("a point"), height: 6 }]);
    assert!(!advice.instead.expect("another turn").worse, "one per cent less is not clearly worse");
}

#[test]
fn the_nudge_for_a_quiet_turn_is_its_stack() {
    let start = Position::random_start(7, Variant::Standard);
    let quiet = start.turns().into_iter().find(|turn| turn.claim().is_none()).expect("a move");
    let Turn::Move { from, to, .. } = quiet else { panic!("a move") };
    let advice = advice(&start, &[line(&quiet.to_string(), 0.5)]);
    assert_eq!(advice.nudge, Nudge::Look(from));
    assert_eq!(advice.reasons, [Reason::Builds { point: to, height: 2, own: false }]);
    assert_eq!(advice.path, [from, to]);
}

#[test]
fn turns_of_the_same_worth_are_not_compared_by_their_chances() {
    let start = Position::random_start(7, Variant::Standard);
    let quiet: Vec<Turn> = start.turns().into_iter().filter(|turn| turn.claim().is_none()).take(2).collect();
    let lines = [line(&quiet[0].to_string(), 0.51), line(&quiet[1].to_string(), 0.51)];
    let advice = advice(&start, &lines);
    assert!(advice.is_even());
    let why = say::why(&words(), &advice);
    assert!(why.iter().all(|sentence| !sentence.contains('%')), "{why:?}");
    assert!(why.iter().any(|sentence| sentence.contains("nothing separates")), "{why:?}");
}

#[test]
fn what_is_proved_is_said_in_plain_words() {
    let start = Position::random_start(7, Variant::Standard);
    let quiet = start.turns().into_iter().find(|turn| turn.claim().is_none()).expect("a move");
    let mut advice = advice(&start, &[line(&quiet.to_string(), 0.5)]);
    let five = Ground::Stacks { height: 5 };
    for (verdict, distance, ground, margin, said) in [
        (Verdict::Win, 13, five, 2, "you can force a win, for example in 7 moves, by stacks of five (+2)."),
        (Verdict::Draw, 1, Ground::AllEqual, 0, "with best play it is a tie, for example in 1 move."),
        (Verdict::Loss, 4, five, 1, "your opponent can force a win, for example in 2 moves, by stacks of five (+1)."),
    ] {
        advice.score = Score::Proved(Proof { verdict, distance, ground, margin });
        let why = say::why(&words(), &advice);
        assert!(why.last().is_some_and(|sentence| sentence.ends_with(said)), "{why:?}");
        assert!(why.iter().all(|sentence| !sentence.contains("roved")), "{why:?}");
    }
}

#[test]
fn of_many_facts_a_hint_tells_three() {
    let position = position(DENY);
    let mut advice = advice(&position, &[line("e7-e6 c6-d6", 0.9)]);
    let (built, denied, open) = ("e6".parse().expect("a point"), points("e1"), points("e6"));
    advice.reasons = vec![
        Reason::Builds { point: built, height: 3, own: true },
        Reason::RunsOut,
        Reason::Denies { points: denied },
        Reason::StillOpen { points: open },
    ];
    let why = say::why(&words(), &advice);
    let told: Vec<String> = advice.reasons[1..].iter().map(|is| say::reason(&words(), is)).collect();
    assert_eq!(why[..3], told, "what it builds can be seen");
    assert!(!why.contains(&say::reason(&words(), &advice.reasons[0])));
}

#[test]
fn a_hint_with_a_claim_has_at_most_four_sentences() {
    let start = Position::random_start(7, Variant::Standard);
    let claims: Vec<Turn> = start.turns().into_iter().filter(|turn| turn.claim().is_some()).take(2).collect();
    let mut advice = advice(&start, &[line(&claims[0].to_string(), 0.6), line(&claims[1].to_string(), 0.4)]);
    advice.reasons = vec![Reason::RunsOut, Reason::Safe, Reason::Denies { points: points("e1") }];
    let why = say::why(&words(), &advice);
    assert!(advice.instead.is_some() && why.len() <= 4, "{why:?}");
    assert_eq!(why[0], say::reason(&words(), &advice.reasons[0]));
}

#[test]
fn a_turn_that_leaves_nothing_to_complete_says_so_once_stacks_are_high() {
    let mut position = Position::random_start(7, Variant::Standard);
    let mut met = 0;
    while !position.is_over() {
        let turn = position.turns()[0];
        let reasons = advice(&position, &[line(&turn.to_string(), 0.5)]).reasons;
        let next = position.after(turn).expect("a legal turn");
        if reasons.contains(&Reason::Safe) {
            met += 1;
            assert!(!next.turns().into_iter().any(|reply| next.completes(reply)), "{turn} in {position}");
            assert!(next.occupied().iter().any(|point| next.height(point) >= 3), "{turn} in {position}");
        }
        position = next;
    }
    assert!(met > 0);
}

#[test]
fn steps_are_shown_one_by_one_and_only_after_the_search() {
    let position = position(DENY);
    let mut hint = Hint::new(position, Effort::Nodes(50));
    assert!(!hint.show_more(), "there is nothing to show yet");
    let lines = lines(hint.ask().expect("a question"));
    assert!(lines.contains(&"setoption name MultiPV value 5".to_owned()) && lines.contains(&"go nodes 50".to_owned()));
    assert_eq!(hint.ask(), None, "one question is enough");
    let tell = |hint: &mut Hint, line: &str| hint.hear(&event(line));
    let info = "info depth 1 nodes 9 nps 1 time 1 multipv 1 score wdl 900 0 100 pv c6-d6";
    assert_eq!(tell(&mut hint, info), Update::Nothing);
    assert_eq!((hint.step(), hint.advice()), (HintStep::Thinking, None));
    assert_eq!(tell(&mut hint, "bestmove c6-d6"), Update::Done);
    let mut steps = vec![hint.step()];
    while hint.show_more() {
        steps.push(hint.step());
    }
    assert_eq!(steps, [HintStep::Nudge, HintStep::Turn, HintStep::Why]);
    assert_eq!(tell(&mut hint, "error too late"), Update::Nothing);

    let mut hint = Hint::new(position, Effort::Nodes(50));
    hint.ask();
    assert_eq!(tell(&mut hint, "bestmove none"), Update::Failed);
    assert_eq!(hint.step(), HintStep::Thinking);
}

#[test]
fn a_real_engine_gives_hints_with_texts_in_every_position_of_a_game() {
    let words = words();
    for variant in [Variant::Standard, Variant::Six] {
        let mut position = Position::random_start(3, variant);
        let mut engine = Engine::new();
        while !position.is_over() {
            let mut hint = Hint::new(position, Effort::Nodes(60));
            while let Some(question) = hint.ask() {
                for event in engine.ask(question) {
                    assert_ne!(hint.hear(&event), Update::Failed, "{event:?}");
                }
            }
            let advice = hint.advice().expect("an advice").clone();
            let said = [say::nudge(&words, advice.nudge), say::turn(&words, &advice)];
            for sentence in said.iter().chain(&say::why(&words, &advice)) {
                assert!(sentence.ends_with('.') && !sentence.contains("hint-"), "{sentence}");
            }
            position.play(advice.turn).expect("a legal turn");
        }
    }
}

#[test]
fn a_search_for_a_hint_ends_with_its_visits_or_its_time() {
    let position = Position::random_start(7, Variant::Standard);
    let asked = |effort| lines(Hint::new(position, effort).ask().expect("a question")).join("\n");
    assert!(asked(EFFORT).contains("movetime 5000 nodes 50000"), "{}", asked(EFFORT));
    assert!(asked(Effort::Nodes(60)).contains("nodes 60"), "a lower limit stays");
}
