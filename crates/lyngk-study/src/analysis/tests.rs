use lyngk_engine::lei::{Next, Session};
use lyngk_lei::{Answer, Conversation, Failure, Timeouts};
use lyngk_rules::{PerPlayer, Record, Variant};

use super::*;

fn position() -> Position {
    Position::random_start(7, Variant::Standard)
}

/// The event of a line that answers an open question.
pub(crate) fn event(line: &str) -> Event {
    match line.parse().unwrap_or_else(|error| panic!("{line}: {error}")) {
        Answer::Info(info) => Event::Info(info),
        Answer::BestMove(best) => Event::BestMove(best),
        Answer::Outlook(outlook) => Event::Outlook(outlook),
        Answer::Error(text) => Event::Failed(Failure::Refused(text)),
        other => panic!("{other} answers no question"),
    }
}

/// Passes the event of a line to an analysis.
fn tell(analysis: &mut Analysis, line: &str) -> Update {
    analysis.hear(&event(line))
}

/// The lines that a question sends, without `isready`.
pub(crate) fn lines(question: Question) -> Vec<String> {
    let mut conversation = Conversation::with_worker([], Timeouts::default(), Duration::ZERO);
    conversation.ask(question, Duration::ZERO);
    conversation.hear("leiok", Duration::ZERO);
    let mut lines = Vec::new();
    while let Some(command) = conversation.next_command() {
        let line = command.to_string();
        match line.as_str() {
            "isready" => drop(conversation.hear("readyok", Duration::ZERO)),
            "query outlook" => drop(conversation.hear("outlook none", Duration::ZERO)),
            _ => (),
        }
        lines.extend(Some(line).filter(|line| line != "isready"));
    }
    lines
}

fn info(nodes: u64, rank: usize, score: &str, turn: Turn) -> String {
    format!("info depth 1 nodes {nodes} nps 1 time 1 multipv {rank} score {score} pv {turn}")
}

/// Answers the open question with one line and this score.
fn answer(analysis: &mut Analysis, turn: Turn, score: &str) {
    assert_eq!(tell(analysis, &info(10, 1, score, turn)), Update::Changed);
    assert_eq!(tell(analysis, &format!("bestmove {turn}")), Update::Done);
}

#[test]
fn questions_get_longer_and_each_claim_gets_its_own() {
    let position = position();
    let plan = AnalysisPlan { longest: Duration::from_millis(400), ..AnalysisPlan::default() };
    let mut analysis = Analysis::new(position, plan);
    let turn = position.moves()[0];
    let question = lines(analysis.ask().expect("a question"));
    let expected = [
        "setoption name Level value 10".to_owned(),
        "setoption name MultiPV value 3".to_owned(),
        format!("position lpn {position}"),
        "query outlook".to_owned(),
        "go movetime 200".to_owned(),
    ];
    assert_eq!(question, expected);
    assert_eq!(analysis.ask(), None, "one question at a time");
    answer(&mut analysis, turn, "wdl 500 0 500");
    assert!(analysis.claims().is_empty(), "the first search is for the best lines");
    let question = lines(analysis.ask().expect("a second question"));
    assert_eq!(question.last().map(String::as_str), Some("go movetime 400"));
    assert!(!question.iter().any(|line| line.starts_with("query")), "the outlook is asked for once");
    answer(&mut analysis, turn, "wdl 550 0 450");
    for color in Color::ALL {
        let last = analysis.ask().and_then(|question| lines(question).pop()).expect("a question for each claim");
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
fn lines_and_claims_agree() {
    let position = position();
    let with = |claim| position.turns().into_iter().filter(|turn| turn.claim() == claim).collect::<Vec<Turn>>();
    let plan = AnalysisPlan { first: Duration::from_millis(100), ..AnalysisPlan::default() };
    let mut analysis = Analysis::new(position, plan);
    let free = with(None);
    let red = with(Some(Color::ALL[0]));
    for _ in 0..2 {
        analysis.ask();
        for (rank, (score, turn)) in
            (1..).zip([("wdl 650 0 350", free[0]), ("wdl 460 0 540", red[0]), ("wdl 410 0 590", free[1])])
        {
            tell(&mut analysis, &info(50, rank, score, turn));
        }
        tell(&mut analysis, &format!("bestmove {}", free[0]));
    }
    for color in Color::ALL {
        analysis.ask();
        // The best turn with the first colour is known, with another score. A turn with the second is better than the second line.
        let (score, turn) = match color {
            color if color == Color::ALL[0] => ("wdl 440 0 560", red[0]),
            color if color == Color::ALL[1] => ("wdl 570 0 430", with(Some(color))[0]),
            color => ("wdl 300 0 700", with(Some(color))[0]),
        };
        answer(&mut analysis, turn, score);
    }
    let shown: Vec<f32> = analysis.lines().iter().map(|line| line.score.expectation()).collect();
    assert_eq!(shown, [0.65, 0.57, 0.46]);
    let claims = analysis.claims();
    assert_eq!(claims.len(), 1 + Color::ALL.len());
    assert_eq!(claims[0].line, analysis.lines()[0]);
    assert_eq!(claims[1].line, analysis.lines()[2], "one turn has one score");
    assert_eq!(claims[2].line, analysis.lines()[1]);
}

#[test]
fn the_outlook_is_shown_until_the_result_is_proved() {
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
    assert_eq!(tell(&mut analysis, "outlook none"), Update::Nothing);
    assert_eq!(tell(&mut analysis, "outlook wdl 500 0 500"), Update::Changed);
    assert_eq!(analysis.captures(), None);
    assert_eq!(tell(&mut analysis, &said(&fates("200 700 100"))), Update::Changed);
    assert_eq!(
        analysis.likely_end(),
        Some(LikelyEnd { fives: PerPlayer::new(3, 4), lead: -2..=-1 }),
        "the second is to move"
    );
    let captures = analysis.captures().expect("captures");
    assert_eq!(captures.len(), position.occupied().len());
    assert!(captures.iter().all(|capture| capture.player == Player::One && capture.share == 700));
    answer(&mut analysis, position.moves()[0], "proved loss distance 7 by 5 margin 1");
    assert_eq!(analysis.likely_end(), None, "an estimate must not contradict a proof");
    assert!(analysis.captures().is_some());
}

#[test]
fn an_interrupted_question_is_asked_again() {
    let mut analysis = Analysis::new(position(), AnalysisPlan { claims: false, lines: 5, ..AnalysisPlan::default() });
    let first = lines(analysis.ask().expect("a question"));
    assert!(first.contains(&"setoption name MultiPV value 5".to_owned()));
    assert_eq!(analysis.ask(), None);
    analysis.interrupt();
    let again = lines(analysis.ask().expect("the same question"));
    assert_eq!(again.last(), first.last());
    tell(&mut analysis, "info depth 7 nodes 900 nps 1 time 180 multipv 1 score wdl 500 0 500 pv pass");
    assert_eq!(analysis.extent(), Extent { nodes: 900, depth: 7, time: Duration::from_millis(180) });
}

#[test]
fn a_proved_position_is_not_searched_again() {
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
fn a_report_replaces_the_lines_when_it_is_complete() {
    let position = position();
    let turns = position.turns();
    let mut analysis = Analysis::new(position, AnalysisPlan { claims: false, ..AnalysisPlan::default() });
    analysis.ask();
    assert_eq!(tell(&mut analysis, &info(5, 2, "wdl 1 0 999", turns[0])), Update::Nothing, "nothing is before it");
    for (rank, turn) in (1..).zip(&turns[..3]) {
        assert_eq!(tell(&mut analysis, &info(5, rank, "wdl 500 0 500", *turn)), Update::Changed);
    }
    assert_eq!(analysis.lines().len(), 3);
    // Until the next report is complete, the old lines are shown.
    assert_eq!(tell(&mut analysis, &info(9, 1, "wdl 600 0 400", turns[4])), Update::Nothing);
    assert_eq!(analysis.lines()[0].turns, [turns[0]]);
    tell(&mut analysis, &info(9, 2, "wdl 600 0 400", turns[5]));
    assert_eq!(tell(&mut analysis, &info(9, 3, "wdl 600 0 400", turns[6])), Update::Changed);
    assert_eq!(analysis.lines()[0].turns, [turns[4]]);
    tell(&mut analysis, &info(9, 1, "wdl 1 0 999", turns[8]));
    tell(&mut analysis, &format!("bestmove {}", turns[8]));
    assert_eq!(analysis.lines(), [Line { turns: vec![turns[8]], ..analysis.lines()[0].clone() }]);
    // A new search shows nothing before it has as many nodes.
    analysis.ask();
    assert_eq!(tell(&mut analysis, &info(2, 1, "wdl 900 0 100", turns[1])), Update::Changed);
    assert_eq!(analysis.lines()[0].turns, [turns[8]]);
    tell(&mut analysis, &info(20, 1, "wdl 900 0 100", turns[1]));
    assert_eq!(analysis.lines()[0].turns, [turns[1]]);
    let arrows = analysis.arrows();
    assert_eq!((arrows.len(), arrows[0].rank, Some(arrows[0].path.clone())), (1, 1, position.path(turns[1])));
}

#[test]
fn after_a_failure_the_engine_is_asked_nothing_more() {
    for line in ["error something is wrong", "bestmove none", "bestmove a1-b2"] {
        let mut analysis = Analysis::new(position(), AnalysisPlan::default());
        analysis.ask();
        assert_eq!(tell(&mut analysis, line), Update::Failed);
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

/// An engine with a conversation. Every search has 60 nodes.
pub(crate) struct Engine {
    session: Session,
    conversation: Conversation,
}

impl Engine {
    pub(crate) fn new() -> Engine {
        let conversation = Conversation::with_process([], Timeouts::default(), Duration::ZERO);
        Engine { session: Session::new(), conversation }
    }

    /// Asks a question and returns the events.
    pub(crate) fn ask(&mut self, question: Question) -> Vec<Event> {
        let Engine { session, conversation } = self;
        conversation.ask(question, Duration::ZERO);
        let mut events = Vec::new();
        while let Some(command) = conversation.next_command() {
            let mut hear = |answer: Answer| events.extend(conversation.hear(&answer.to_string(), Duration::ZERO));
            if let Next::Search(mut search) = session.handle_command(command, &mut hear) {
                search.limit_nodes(60);
                let searched = search.run(&|| Duration::ZERO, &mut hear);
                session.finish(searched, &mut hear);
            }
        }
        assert!(conversation.is_idle());
        events
    }
}

#[test]
fn an_analysis_ends_at_a_limit_of_visits_or_depth() {
    for (limit, word) in [(SearchLimit::Visits(40), "nodes 40"), (SearchLimit::Depth(2), "depth 2")] {
        let plan = AnalysisPlan { limit, ..AnalysisPlan::default() };
        let mut analysis = Analysis::new(Position::random_start(3, Variant::Standard), plan);
        let mut engine = Engine::new();
        let mut asked = 0;
        while let Some(question) = analysis.ask() {
            assert!(lines(question.clone()).iter().any(|line| line.contains(word)), "{word}");
            for event in engine.ask(question) {
                assert_ne!(analysis.hear(&event), Update::Failed);
            }
            asked += 1;
        }
        assert!(analysis.is_finished() && !analysis.lines().is_empty());
        let claims = analysis.claims().len();
        assert!(asked <= claims.max(1), "{word}: {asked} questions, {claims} claims");
    }
}

#[test]
fn a_real_engine_completes_an_analysis() {
    let mut record = Record::new(position());
    let mut last = None;
    for _ in 0..12 {
        let turn = record.position(last).turns()[3];
        last = Some(record.push(last, turn).expect("a listed turn"));
    }
    let position = record.position(last);
    let mut engine = Engine::new();
    let mut analysis =
        Analysis::new(position, AnalysisPlan { longest: Duration::from_millis(400), ..AnalysisPlan::default() });
    while let Some(question) = analysis.ask() {
        for event in engine.ask(question) {
            assert_ne!(analysis.hear(&event), Update::Failed, "{event:?}");
        }
    }
    assert!(analysis.is_finished());
    assert_eq!(analysis.lines().len(), 3);
    assert_eq!(analysis.arrows().len(), 3);
    assert!(analysis.claims().len() > 1);
    assert!(analysis.likely_end().is_some() && analysis.captures().is_some());
}

#[test]
fn a_proved_loss_is_not_hidden_by_estimates_of_single_claims() {
    let position = position();
    let mut analysis = Analysis::new(position, AnalysisPlan::default());
    let turns = position.turns();
    let with = |claims: bool| *turns.iter().find(|turn| turn.claim().is_some() == claims).expect("a turn");
    let (plain, claiming) = (with(false), with(true));
    // Two searches of all turns and those of single claims end with estimates.
    while analysis.slice() < Duration::from_millis(800) {
        assert!(analysis.ask().is_some());
        let is_best = matches!(analysis.asked, Some((Subject::Best, _)));
        answer(&mut analysis, if is_best { plain } else { claiming }, "wdl 30 0 970");
    }
    assert!(!analysis.claims.is_empty() && analysis.ask().is_some());
    // The next search of all turns proves the loss, with another turn as its longest line.
    answer(&mut analysis, turns[1], "proved loss distance 12 by 4 margin 3");
    assert!(analysis.is_proved() && analysis.is_finished(), "{:?}", analysis.lines());
    assert!(analysis.score().is_some_and(|score| score.proof().is_some()));
    assert_eq!(analysis.lines().len(), 1);
    assert!(analysis.claims().is_empty());
}
