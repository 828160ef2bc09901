//! Conversations with a script, and with the engine itself.

use lyngk_engine::Verdict;
use lyngk_engine::lei::{Next, Session};
use lyngk_rules::{Record, Variant};

use super::*;

fn position() -> Position {
    Position::random_start(7, Variant::Standard)
}

/// Tells an analysis a line.
fn tell(analysis: &mut Analysis, line: &str) -> Heard {
    analysis.hear(&line.parse().unwrap_or_else(|error| panic!("{line}: {error}")))
}

fn info(nodes: u64, rank: usize, score: &str, turn: Turn) -> String {
    format!("info depth 1 nodes {nodes} nps 1 time 1 multipv {rank} score {score} pv {turn}")
}

/// Answers the open question with one line and this score.
fn answer(analysis: &mut Analysis, turn: Turn, score: &str) {
    assert_eq!(tell(analysis, &info(10, 1, score, turn)), Heard::News);
    assert_eq!(tell(analysis, &format!("bestmove {turn}")), Heard::Done);
}

#[test]
fn questions_get_longer_and_each_claim_gets_its_own() {
    let position = position();
    let plan = AnalysisPlan { longest: Duration::from_millis(500), ..AnalysisPlan::default() };
    let mut analysis = Analysis::new(position, plan);
    let turn = position.moves()[0];
    let lines = analysis.ask().expect("a question");
    let expected = [
        "setoption name Level value 10".to_owned(),
        "setoption name MultiPV value 3".to_owned(),
        format!("position lpn {position}"),
        "query outlook".to_owned(),
        "go movetime 200".to_owned(),
    ];
    assert_eq!(lines, expected);
    assert_eq!(analysis.ask(), None, "one question at a time");
    answer(&mut analysis, turn, "wdl 500 0 500");
    assert!(analysis.claims().is_empty(), "the first moment is for the best lines");
    let lines = analysis.ask().expect("a second question");
    assert_eq!(lines.last().map(String::as_str), Some("go movetime 400"));
    assert!(!lines.iter().any(|line| line.starts_with("query")), "the outlook is asked for once");
    answer(&mut analysis, turn, "wdl 550 0 450");
    for color in Color::ALL {
        let last = analysis.ask().and_then(|lines| lines.last().cloned()).expect("a question for each claim");
        let (limit, turns) = last.split_once(" searchmoves ").expect("some turns only");
        assert_eq!(limit, "go movetime 80");
        assert!(turns.split(' ').all(|turn| turn.starts_with(color.letter())), "{turns}");
        assert!(last.len() < lyngk_lei::LINE_LIMIT);
        let turn = turns.split(' ').next().and_then(|turn| turn.parse().ok()).expect("a turn");
        answer(&mut analysis, turn, "wdl 400 0 600");
    }
    assert_eq!((analysis.ask(), analysis.is_finished()), (None, true));
    let claims: Vec<Option<Color>> = analysis.claims().iter().map(|choice| choice.claim).collect();
    assert_eq!(claims, [None].into_iter().chain(Color::ALL.map(Some)).collect::<Vec<_>>());
}

#[test]
fn the_outlook_is_heard_at_once_and_gives_way_to_proofs() {
    let mut position = position();
    position.play_unchecked(position.moves()[0]);
    let fates = |shares: &str| {
        let stacks: Vec<String> = position.occupied().iter().map(|point| format!(" {point} {shares}")).collect();
        stacks.concat()
    };
    let said = |fates: &str| format!("outlook wdl 500 0 500 margins 0 0 0 0 0 100 700 200 0 0 0 fates{fates}");
    let mut analysis = Analysis::new(position, AnalysisPlan { claims: false, ..AnalysisPlan::default() });
    analysis.ask();
    assert_eq!((analysis.likely_end(), analysis.captures()), (None, None));
    for wrong in ["outlook none", &said(" a1 0 0 1000")] {
        assert_eq!(tell(&mut analysis, wrong), Heard::Nothing, "{wrong}");
    }
    assert_eq!(tell(&mut analysis, "outlook wdl 500 0 500"), Heard::News);
    assert_eq!(analysis.captures(), None);
    assert_eq!(tell(&mut analysis, &said(&fates("200 700 100"))), Heard::News);
    assert_eq!(analysis.likely_end(), Some(LikelyEnd { fives: [3, 4], lead: -2..=-1 }), "the second is to move");
    let captures = analysis.captures().expect("captures");
    assert_eq!(captures.len(), position.occupied().len());
    assert!(captures.iter().all(|capture| capture.player == Player::One && capture.share == 700));
    answer(&mut analysis, position.moves()[0], "proved loss distance 7 by 5 margin 1");
    assert_eq!(analysis.likely_end(), None, "a guess must not speak against a proof");
    assert!(analysis.captures().is_some());
}

#[test]
fn what_is_proved_is_not_asked_again() {
    let position = position();
    let plan = AnalysisPlan { claims: false, ..AnalysisPlan::default() };
    let mut analysis = Analysis::new(position, plan);
    analysis.ask();
    answer(&mut analysis, position.moves()[0], "proved win distance 7 by 5 margin 1");
    assert!(analysis.is_finished() && analysis.ask().is_none());
    let chances = analysis.chances(Player::Two).expect("a score");
    assert_eq!((chances.win, chances.loss), (0, 1000));
    assert_eq!(chances.proof.map(|proof| proof.verdict), Some(Verdict::Loss));
}

#[test]
fn lines_come_together_and_what_is_not_legal_is_passed_over() {
    let position = position();
    let turns = position.turns();
    let mut analysis = Analysis::new(position, AnalysisPlan { claims: false, ..AnalysisPlan::default() });
    analysis.ask();
    assert_eq!(tell(&mut analysis, &info(5, 2, "wdl 1 0 999", turns[0])), Heard::Nothing, "nothing is before it");
    for (rank, turn) in (1..).zip(&turns[..3]) {
        assert_eq!(tell(&mut analysis, &info(5, rank, "wdl 500 0 500", *turn)), Heard::News);
    }
    assert_eq!(analysis.lines().len(), 3);
    // The next lines are on their way: until all have come, the old ones are seen.
    assert_eq!(tell(&mut analysis, &info(9, 1, "wdl 600 0 400", turns[4])), Heard::Nothing);
    assert_eq!(analysis.lines()[0].turns, [turns[0]]);
    tell(&mut analysis, &info(9, 2, "wdl 600 0 400", turns[5]));
    assert_eq!(tell(&mut analysis, &info(9, 3, "wdl 600 0 400", turns[6])), Heard::News);
    assert_eq!(analysis.lines()[0].turns, [turns[4]]);
    let illegal = "info depth 1 nodes 9 nps 1 time 1 multipv 1 score wdl 1 0 999 pv a1-i1";
    assert_eq!(tell(&mut analysis, illegal), Heard::Nothing);
    let half = format!("info depth 1 nodes 9 nps 1 time 1 multipv 1 score wdl 1 0 999 pv {} a1-a1", turns[8]);
    tell(&mut analysis, &half);
    tell(&mut analysis, &format!("bestmove {}", turns[8]));
    assert_eq!(analysis.lines(), [Line { turns: vec![turns[8]], ..analysis.lines()[0].clone() }]);
    // A new and longer search shows nothing before it knows as much.
    analysis.ask();
    assert_eq!(tell(&mut analysis, &info(2, 1, "wdl 900 0 100", turns[1])), Heard::News);
    assert_eq!(analysis.lines()[0].turns, [turns[8]]);
    tell(&mut analysis, &info(20, 1, "wdl 900 0 100", turns[1]));
    assert_eq!(analysis.lines()[0].turns, [turns[1]]);
    let arrows = analysis.arrows();
    assert_eq!((arrows.len(), arrows[0].rank, Some(arrows[0].path.clone())), (1, 1, position.path(turns[1])));
}

#[test]
fn an_engine_that_refuses_is_asked_nothing_more() {
    for line in ["error something is wrong", "bestmove none", "bestmove a1-b2"] {
        let mut analysis = Analysis::new(position(), AnalysisPlan::default());
        analysis.ask();
        assert_eq!(tell(&mut analysis, line), Heard::Failed);
        assert!(analysis.is_finished() && analysis.ask().is_none());
    }
}

#[test]
fn a_finished_game_needs_no_engine() {
    let mut position = position();
    while let Some(&turn) = position.turns().first() {
        position.play_unchecked(turn);
    }
    let mut analysis = Analysis::new(position, AnalysisPlan::default());
    assert!(analysis.is_finished() && analysis.ask().is_none());
    assert!(analysis.score().and_then(Score::proof).is_some_and(|proof| proof.distance == 0));
}

#[test]
fn answers_to_abandoned_questions_are_passed_over() {
    let mut dialogue = Dialogue::default();
    let go = |line: &str| vec!["position startpos 1".to_owned(), line.to_owned()];
    dialogue.sent(&go("go movetime 100"));
    assert!(dialogue.hear("info depth 1 nodes 1 nps 1 time 1 multipv 1 score wdl 1 0 999 pv a1-b2").is_some());
    dialogue.abandon();
    dialogue.sent(&go("go movetime 200"));
    assert_eq!(dialogue.hear("info depth 1 nodes 1 nps 1 time 1 multipv 1 score wdl 1 0 999 pv a1-b2"), None);
    assert_eq!(dialogue.hear("bestmove a1-b2"), None);
    assert!(dialogue.is_busy());
    assert!(dialogue.hear("bestmove c1-c2").is_some());
    assert!(!dialogue.is_busy());
    assert_eq!(dialogue.hear("what is this"), None);
}

/// Sends lines to a real engine and gives what it says.
pub(crate) fn converse(session: &mut Session, lines: &[String]) -> Vec<String> {
    let mut answers = Vec::new();
    for line in lines {
        let mut answer = |answer: Answer| answers.push(answer.to_string());
        if let Next::Search(mut search) = session.handle(line, &mut answer) {
            search.limit_nodes(60);
            let searched = search.run(&|| Duration::ZERO, &mut answer);
            session.finish(searched, &mut answer);
        }
    }
    answers
}

#[test]
fn the_engine_itself_is_understood() {
    let mut record = Record::new(position());
    let mut last = None;
    for _ in 0..12 {
        let turn = record.position(last).turns()[3];
        last = Some(record.push(last, turn).expect("a listed turn"));
    }
    let position = record.position(last);
    let mut session = Session::new();
    let mut dialogue = Dialogue::default();
    let mut analysis =
        Analysis::new(position, AnalysisPlan { longest: Duration::from_millis(400), ..AnalysisPlan::default() });
    while let Some(lines) = analysis.ask() {
        dialogue.sent(&lines);
        for line in converse(&mut session, &lines) {
            let answer = dialogue.hear(&line).expect("an answer");
            assert_ne!(analysis.hear(&answer), Heard::Failed, "{line}");
        }
    }
    assert!(!dialogue.is_busy() && analysis.is_finished());
    assert_eq!(analysis.lines().len(), 3);
    assert_eq!(analysis.arrows().len(), 3);
    assert!(analysis.claims().len() > 1);
    assert!(analysis.likely_end().is_some() && analysis.captures().is_some());
}
