//! The guide through a first game.

use std::collections::BTreeSet;

use lyngk_rules::{Color, Player, Point, Position, SplitMix64, Turn, Variant};
use lyngk_study::first_game::{Best, FirstGame, Next, Remark, Situation, Topic, say};
use lyngk_view::{Language, Threat, Words};

fn english() -> Words {
    lyngk_study::words(Language::English)
}

/// Whether what a remark says is so.
fn is_true(remark: &Remark, situation: &Situation, best: Turn) -> bool {
    let position = &situation.position;
    let me = position.to_move();
    let threatens = |player: Player, point: Point| {
        Threat::all(position).iter().any(|threat| threat.player == player && threat.point == point)
    };
    let is_path_of = |turn: Turn, path: &[Point]| position.path(turn).as_deref() == Some(path);
    match remark {
        Remark::Pass { own: true } => position.must_pass(),
        Remark::Pass { own: false } => situation.last == Some(Turn::Pass),
        Remark::Obstacle(point) => position.height(*point) == 5,
        Remark::Move(None) | Remark::Gift(_) => false,
        Remark::Move(Some((turn, path))) => *turn == best && is_path_of(*turn, path) && situation.is_first,
        Remark::Complete(turn, path) => {
            let scored = position.after(*turn).map(|next| next.scored(me));
            *turn == best && is_path_of(*turn, path) && scored == Ok(position.scored(me) + 1)
        }
        Remark::Threat(point) => threatens(me.opponent(), *point),
        Remark::Chain(path) => {
            let [from, via @ .., to] = path.as_slice() else { return false };
            let color = position.top_color(*from);
            let is_mine = |color: Color| position.owner(color) == Some(me);
            !via.is_empty()
                && color.is_some_and(is_mine)
                && via.iter().all(|&point| position.top_color(point) == color)
                && position.is_legal(Turn::Move { claim: None, from: *from, to: *to })
        }
        Remark::Claiming => !position.claimable().is_empty(),
        Remark::Claim(turn, path, count) => {
            let color = turn.claim().expect("a claim");
            *turn == best && is_path_of(*turn, path) && position.topped(color).iter().count() == *count
        }
    }
}

#[test]
fn how_to_move_is_said_at_once_while_the_search_runs() {
    let position = Position::random_start(7, Variant::Standard);
    let first = Situation { position, last: None, is_first: true };
    let mut guide = FirstGame::default();
    assert_eq!(guide.next(&first, Best::Unknown), Next::Search);
    assert_eq!(guide.meanwhile(&first), Some(Remark::Move(None)));
    assert_eq!(guide.meanwhile(&Situation { is_first: false, ..first }), None);
    let six = Position::random_start(7, Variant::Six);
    assert_eq!(guide.meanwhile(&Situation { position: six, ..first }), None);
    // The following texts begin with the same sentence.
    let turn = position.turns().into_iter().find(|turn| turn.claim().is_none()).expect("a turn");
    let Next::Say(advice) = guide.next(&first, Best::Turn(turn)) else { panic!("advice") };
    for language in Language::ALL {
        let words = lyngk_study::words(language);
        let [before, after] = [Remark::Move(None), advice.clone()].map(|remark| say::remark(&words, &remark));
        assert_eq!(before.split('.').next(), after.split('.').next(), "{}", language.code());
    }
    guide.note(Topic::Move);
    assert_eq!(guide.meanwhile(&first), None);
}

/// Plays a game by chance and returns the topics of the remarks. A stack is completed whenever that is possible.
fn play_through(seed: u64) -> Vec<Topic> {
    let mut chance = SplitMix64::new(seed);
    let mut position = Position::random_start(seed, Variant::Standard);
    let (mut guide, mut topics, mut turns) = (FirstGame::default(), Vec::new(), Vec::new());
    while !position.is_over() {
        let legal = position.turns();
        let completing = legal.iter().find(|&&turn| position.completes(turn));
        let turn = *completing.unwrap_or(&legal[chance.below(legal.len() as u64) as usize]);
        if position.to_move() == Player::One {
            let situation = Situation { position, last: turns.last().copied(), is_first: turns.len() < 2 };
            let mut next = guide.next(&situation, Best::Unknown);
            if next == Next::Search {
                next = guide.next(&situation, Best::Turn(turn));
                assert_ne!(next, Next::Search, "it searches twice");
            }
            if let Next::Say(remark) = next {
                let text = say::remark(&english(), &remark);
                assert!(is_true(&remark, &situation, turn), "seed {seed}: {text} in {position}");
                assert!(remark.advised().is_none_or(|advised| advised == turn), "seed {seed}: {text}");
                topics.push(remark.topic());
                guide.note(remark.topic());
                guide = FirstGame::from_text(&guide.to_text());
            }
        }
        position.play(turn).expect("a legal turn");
        turns.push(turn);
    }
    topics
}

#[test]
fn every_step_of_a_first_game_is_said_once_and_truly() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let topics = play_through(seed);
        assert_eq!(topics.first(), Some(&Topic::Move), "seed {seed}");
        let distinct: BTreeSet<Topic> = topics.iter().copied().collect();
        assert_eq!(distinct.len(), topics.len(), "seed {seed} says something twice: {topics:?}");
        seen.extend(distinct);
    }
    assert_eq!(
        seen.len(),
        Topic::ALL.len(),
        "never said: {:?}",
        Topic::ALL.map(|topic| (topic, seen.contains(&topic)))
    );
}

#[test]
fn a_claim_is_recommended_only_if_the_search_prefers_it() {
    let position = Position::random_start(7, Variant::Standard);
    let moves = position.turns();
    let mut guide = FirstGame::default();
    guide.note(Topic::Move);
    let situation = Situation { position, last: moves.first().copied(), is_first: false };
    // First the explanation, without a recommendation.
    assert_eq!(guide.next(&situation, Best::Unknown), Next::Say(Remark::Claiming));
    guide.note(Topic::Claiming);
    assert_eq!(guide.next(&situation, Best::Unknown), Next::Search);
    let plain = moves.iter().copied().find(|turn| turn.claim().is_none()).expect("a move");
    assert_eq!(guide.next(&situation, Best::Turn(plain)), Next::Silence);
    assert_eq!(guide.next(&situation, Best::None), Next::Silence);
    let claiming = moves.iter().copied().find(|turn| turn.claim().is_some()).expect("a claim");
    let Next::Say(remark) = guide.next(&situation, Best::Turn(claiming)) else { panic!("it says nothing") };
    let Turn::Move { from, to, .. } = claiming else { panic!("a move") };
    let text = say::remark(&english(), &remark);
    assert!(text.contains(&format!("from {from} to {to}")), "{text}");
    assert_eq!(remark.marks(), [position.path(claiming).expect("a path")]);
}

#[test]
fn without_a_search_the_first_remark_recommends_nothing() {
    let position = Position::random_start(7, Variant::Standard);
    let situation = Situation { position, last: None, is_first: true };
    assert_eq!(FirstGame::default().next(&situation, Best::None), Next::Say(Remark::Move(None)));
}

#[test]
fn remarks_are_short_in_every_language() {
    let position = Position::random_start(7, Variant::Standard);
    let turn = position.turns().into_iter().find(|turn| turn.claim().is_some()).expect("a claim");
    let path = position.path(turn).expect("a path");
    let remarks = [
        Remark::Pass { own: true },
        Remark::Pass { own: false },
        Remark::Obstacle(Point::E4),
        Remark::Move(None),
        Remark::Move(Some((turn, path.clone()))),
        Remark::Complete(turn, path.clone()),
        Remark::Threat(Point::E4),
        Remark::Chain(vec![Point::E4, Point::E5, Point::E6]),
        Remark::Claiming,
        Remark::Claim(turn, path, 8),
        Remark::Gift(Point::E4),
    ];
    for language in Language::ALL {
        let words = lyngk_study::words(language);
        for remark in &remarks {
            let text = say::remark(&words, remark);
            assert!(!text.contains('{') && text.chars().count() <= 140, "{language:?}: {text}");
        }
    }
}

#[test]
fn a_stack_left_to_the_opponent_is_remarked_on_twice_and_only_if_it_could_be_helped() {
    let completable = |position: &Position| position.turns().into_iter().any(|turn| position.completes(turn));
    let (mut met, mut unavoidable) = (0, 0);
    for seed in 0..20 {
        let mut chance = SplitMix64::new(seed);
        let mut position = Position::random_start(seed, Variant::Standard);
        let mut guide = FirstGame::default();
        let mut said = 0;
        while !position.is_over() {
            let legal = position.turns();
            let turn = legal[chance.below(legal.len() as u64) as usize];
            let after = position.after(turn).expect("a legal turn");
            match guide.gift(&position, turn) {
                Some(remark) => {
                    let Remark::Gift(point) = remark else { panic!("{remark:?}") };
                    let takes = |reply: &Turn| {
                        after.completes(*reply) && matches!(reply, Turn::Move { to, .. } if *to == point)
                    };
                    assert!(after.turns().iter().any(takes), "nothing to take on {point} after {turn} in {position}");
                    guide.note(Topic::Gift);
                    guide = FirstGame::from_text(&guide.to_text());
                    said += 1;
                }
                None if completable(&after) && said < 2 && !position.completes(turn) => {
                    let other = |other: &Turn| position.after(*other).is_ok_and(|next| !completable(&next));
                    assert!(!legal.iter().any(other), "{turn} in {position}");
                    unavoidable += 1;
                }
                None => (),
            }
            position = after;
        }
        assert!(said <= 2);
        met += said;
    }
    assert!(met > 20 && unavoidable > 0, "{met} {unavoidable}");
}
