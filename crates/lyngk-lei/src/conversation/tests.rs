use lyngk_rules::{PerPlayer, Player, Position, Turn, Variant};

use super::*;
use crate::{GameClock, Go};

const fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

const START: Duration = seconds(1_000);
const TIMEOUTS: Timeouts = Timeouts { reply: seconds(10), grace: seconds(2), search: seconds(120) };

fn position() -> Position {
    Position::random_start(7, Variant::Standard)
}

fn question() -> Question {
    Question::new(position()).go(Go::time(seconds(3)))
}

fn turn(text: &str) -> Turn {
    text.parse().expect("a turn")
}

/// A conversation with an engine that has introduced itself.
fn with_process() -> Conversation {
    let mut conversation = Conversation::with_process([], TIMEOUTS, START);
    assert_eq!(sent(&mut conversation), ["lei"]);
    assert_eq!(conversation.hear("leiok", START), Some(Event::Ready));
    conversation
}

fn with_worker() -> Conversation {
    let mut conversation = Conversation::with_worker([], TIMEOUTS, START);
    assert_eq!(conversation.hear("leiok", START), Some(Event::Ready));
    conversation
}

/// The commands to send, as lines; of `position` only the word.
fn sent(conversation: &mut Conversation) -> Vec<String> {
    let line = |command: Command| match command {
        Command::Position { .. } => "position".to_owned(),
        command => command.to_string(),
    };
    std::iter::from_fn(|| conversation.next_command()).map(line).collect()
}

/// A conversation whose question has come to `go`.
fn searching(mut conversation: Conversation, question: Question) -> Conversation {
    conversation.ask(question, START);
    assert_eq!(sent(&mut conversation), ["position", "isready"]);
    assert_eq!(conversation.hear("readyok", START), None);
    assert!(sent(&mut conversation)[0].starts_with("go "));
    conversation
}

fn info(pv: &str) -> String {
    format!("info depth 1 nodes 5 nps 9 time 200 multipv 1 score wdl 620 50 330 pv {pv}")
}

fn refused(text: &str) -> Event {
    Event::Failed(Failure::Refused(Text::new(text)))
}

#[test]
fn an_engine_introduces_itself_and_is_set_up_before_it_is_ready() {
    let settings = [Setting::hash(32), Setting::seed(5)];
    let mut conversation = Conversation::with_process(settings, TIMEOUTS, START);
    conversation.ask(question(), START);
    assert_eq!(sent(&mut conversation), ["lei"], "nothing else is sent before leiok");
    for line in ["id name Some engine", "id author Somebody", "option name Seed type spin default 0 min 0 max 9"] {
        assert_eq!(conversation.hear(line, START), None);
    }
    assert_eq!(conversation.hear("leiok", START), None);
    assert_eq!(sent(&mut conversation), ["setoption name Hash value 32", "setoption name Seed value 5", "isready"]);
    assert_eq!(conversation.hear("readyok", START), Some(Event::Ready));
    assert_eq!(sent(&mut conversation), ["position", "isready"], "the question has waited");
    let Identity { name, author, options } = conversation.identity();
    assert_eq!((name, author), (&Some(Text::new("Some engine")), &Some(Text::new("Somebody"))));
    assert_eq!(options.len(), 1);
}

#[test]
fn a_worker_is_not_greeted() {
    let mut conversation = Conversation::with_worker([], TIMEOUTS, START);
    conversation.ask(question(), START);
    assert_eq!(sent(&mut conversation), [] as [&str; 0]);
    assert_eq!(conversation.hear("leiok", START), Some(Event::Ready));
    assert_eq!(sent(&mut conversation), ["position", "isready"]);
}

#[test]
fn a_question_is_prepared_then_queried_then_searched() {
    let mut conversation = with_process();
    let settings = [Setting::multipv(2)];
    let question = question().set(settings).new_game().query(Query::Result).query(Query::Outlook);
    conversation.ask(question, START);
    assert_eq!(sent(&mut conversation), ["setoption name MultiPV value 2", "newgame", "position", "isready"]);
    assert_eq!(conversation.hear("readyok", START), None);
    assert_eq!(sent(&mut conversation), ["query result"]);
    assert_eq!(conversation.hear("result *", START), Some(Event::Result(lyngk_rules::GameResult::Open)));
    assert_eq!(sent(&mut conversation), ["query outlook"]);
    assert!(matches!(conversation.hear("outlook wdl 500 0 500", START), Some(Event::Outlook(Some(_)))));
    assert_eq!(sent(&mut conversation), ["go movetime 3000"]);
    assert!(conversation.has_question() && !conversation.is_idle());
    assert!(matches!(conversation.hear(&info("b1-b2"), START), Some(Event::Info(_))));
    assert_eq!(conversation.hear("bestmove b1-b2", START), Some(Event::BestMove(Some(turn("b1-b2")))));
    assert!(!conversation.has_question() && conversation.is_idle());
}

#[test]
fn a_question_without_a_search_ends_with_its_last_query() {
    let mut conversation = with_process();
    conversation.ask(Question::new(position()).query(Query::Lpn), START);
    assert_eq!(sent(&mut conversation), ["position", "isready"]);
    assert_eq!(conversation.hear("readyok", START), None);
    assert_eq!(conversation.hear(&format!("lpn {}", position()), START), Some(Event::Position(position())));
    assert!(conversation.is_idle());
}

#[test]
fn the_game_before_the_position_is_told() {
    let played = [turn("b1-b2"), turn("R,b3-c4")];
    let question = Question::after(position(), &played).expect("legal turns").go(Go::nodes(5));
    assert_eq!(question.position(), &position().after_unchecked(played[0]).after_unchecked(played[1]));
    let mut conversation = with_process();
    conversation.ask(question, START);
    let line = conversation.next_command().expect("a position").to_string();
    assert_eq!(line, format!("position lpn {} moves b1-b2 R,b3-c4", position()));
    assert!(Question::after(position(), &[turn("a1-i1")]).is_err());
}

#[test]
fn a_refused_position_is_never_searched() {
    let mut conversation = with_process();
    conversation.ask(question(), START);
    assert_eq!(sent(&mut conversation), ["position", "isready"]);
    assert_eq!(conversation.hear("error no such position", START), Some(refused("no such position")));
    assert!(!conversation.has_question());
    assert_eq!(conversation.hear("readyok", START), None);
    assert_eq!(sent(&mut conversation), [] as [&str; 0]);
    // The engine can be asked again.
    assert!(searching(conversation, question()).has_question());
}

#[test]
fn a_refused_search_has_no_best_move() {
    let mut conversation = searching(with_process(), question());
    assert_eq!(conversation.hear("error no clock", START), Some(refused("no clock")));
    assert!(conversation.is_idle() && !conversation.has_question());
    assert_eq!(conversation.hear("bestmove b1-b2", START), None, "nobody asked for it");
    let mut conversation = searching(conversation, question());
    assert_eq!(conversation.hear("bestmove b1-b2", START), Some(Event::BestMove(Some(turn("b1-b2")))));
}

#[test]
fn engines_that_do_not_know_outlooks_have_none() {
    let mut conversation = with_process();
    conversation.ask(question().query(Query::Outlook), START);
    assert_eq!(sent(&mut conversation), ["position", "isready"]);
    assert_eq!(conversation.hear("readyok", START), None);
    assert_eq!(conversation.hear("error there is no query outlook", START), Some(Event::Outlook(None)));
    assert_eq!(sent(&mut conversation), ["query outlook", "go movetime 3000"]);
}

#[test]
fn an_outlook_of_other_stacks_is_none() {
    let mut conversation = with_process();
    conversation.ask(question().query(Query::Outlook), START);
    assert_eq!(conversation.hear("readyok", START), None);
    let line = "outlook wdl 500 0 500 margins 0 0 0 0 0 1000 0 0 0 0 0 fates a1 0 0 1000";
    assert_eq!(conversation.hear(line, START), Some(Event::Outlook(None)));
}

#[test]
fn the_answers_of_an_abandoned_question_are_swallowed() {
    let mut conversation = searching(with_process(), question());
    conversation.ask(Question::new(position()).go(Go::nodes(7)), START);
    assert_eq!(sent(&mut conversation), ["stop"], "the new question waits for the end of the old one");
    assert_eq!(conversation.hear(&info("b1-b2"), START), None);
    assert_eq!(conversation.hear("bestmove b1-b2", START), None);
    assert_eq!(sent(&mut conversation), ["position", "isready"]);
    assert_eq!(conversation.hear("bestmove b1-b2", START), None, "a second one comes before readyok");
    assert_eq!(conversation.hear("readyok", START), None);
    assert_eq!(sent(&mut conversation), ["go nodes 7"]);
    assert_eq!(conversation.hear("bestmove R,b3-c4", START), Some(Event::BestMove(Some(turn("R,b3-c4")))));
}

#[test]
fn a_question_can_be_abandoned_before_it_is_searched() {
    let mut conversation = with_process();
    conversation.ask(question().query(Query::Turns), START);
    conversation.abandon(START);
    assert_eq!(sent(&mut conversation), ["position", "isready"]);
    assert_eq!(conversation.hear("readyok", START), None);
    assert!(conversation.is_idle());
    conversation.ask(question().query(Query::Turns), START);
    assert_eq!(conversation.hear("readyok", START), None);
    assert_eq!(sent(&mut conversation), ["position", "isready", "query turns"]);
    conversation.abandon(START);
    assert_eq!(conversation.hear("turns b1-b2", START), None);
    assert!(conversation.is_idle());
    assert_eq!(sent(&mut conversation), [] as [&str; 0]);
}

#[test]
fn of_several_questions_only_the_last_is_asked() {
    let mut conversation = searching(with_worker(), question());
    conversation.ask(Question::new(position()).go(Go::nodes(1)), START);
    conversation.ask(Question::new(position()).go(Go::nodes(2)), START);
    assert_eq!(sent(&mut conversation), [] as [&str; 0], "a worker does not hear stop");
    assert_eq!(conversation.hear("bestmove b1-b2", START), None);
    assert_eq!(conversation.hear("readyok", START), None);
    assert_eq!(sent(&mut conversation), ["position", "isready", "go nodes 2"]);
}

#[test]
fn a_driver_sees_how_long_an_abandoned_search_goes_on() {
    let mut conversation = searching(with_worker(), question());
    conversation.abandon(START + seconds(1));
    assert_eq!(conversation.expected_end(), Some(START + seconds(3)));
    assert!(!conversation.is_idle() && !conversation.has_question());
    let mut conversation = searching(with_process(), question());
    conversation.abandon(START + seconds(1));
    assert_eq!(conversation.expected_end(), Some(START + seconds(1)), "it is stopped at once");
}

#[test]
fn a_search_that_is_stopped_still_has_its_best_move() {
    let mut conversation = searching(with_process(), Question::new(position()).go(Go::default()));
    assert_eq!(conversation.deadline(), None, "an endless search is waited for without end");
    conversation.stop(START + seconds(50));
    assert_eq!(sent(&mut conversation), ["stop"]);
    assert_eq!(conversation.deadline(), Some(START + seconds(60)));
    assert_eq!(conversation.hear("bestmove b1-b2", START), Some(Event::BestMove(Some(turn("b1-b2")))));
}

#[test]
fn every_wait_has_its_deadline() {
    let timeout = |conversation: &mut Conversation, after: u64, awaited: Awaited| {
        assert_eq!(conversation.deadline(), Some(START + seconds(after)), "{awaited}");
        assert_eq!(conversation.tick(START + seconds(after - 1)), None);
        let event = conversation.tick(START + seconds(after));
        assert_eq!(event, Some(Event::Failed(Failure::Timeout(awaited))));
        assert!(conversation.is_closed() && conversation.deadline().is_none());
        assert_eq!(conversation.tick(START + seconds(1_000)), None, "it is said once");
        assert_eq!(conversation.hear("bestmove b1-b2", START), None);
    };
    timeout(&mut Conversation::with_process([], TIMEOUTS, START), 10, Awaited::LeiOk);
    let mut conversation = with_process();
    conversation.new_game(START);
    timeout(&mut conversation, 10, Awaited::ReadyOk);
    let mut conversation = with_process();
    conversation.ask(question().query(Query::Turns), START);
    timeout(&mut conversation.clone(), 10, Awaited::ReadyOk);
    assert_eq!(conversation.hear("readyok", START), None);
    timeout(&mut conversation, 10, Awaited::QueryAnswer);
    timeout(&mut searching(with_process(), question()), 5, Awaited::BestMove);
    let by_nodes = Question::new(position()).go(Go::nodes(5));
    timeout(&mut searching(with_process(), by_nodes.clone()), 120, Awaited::BestMove);
    timeout(&mut searching(with_process(), by_nodes.takes(seconds(30))), 32, Awaited::BestMove);
    let clock = |remaining| Some(GameClock { remaining: seconds(remaining), increment: seconds(1) });
    let by_clock = Go::clocks(PerPlayer::new(clock(60), clock(7)), Player::One);
    timeout(&mut searching(with_process(), Question::new(position()).go(by_clock)), 62, Awaited::BestMove);
    let untimed = Go::clocks(PerPlayer::new(clock(60), None), Player::Two);
    assert!(untimed.is_infinite(), "the opponent's clock alone is no limit");
    assert_eq!(with_process().deadline(), None, "an idle engine owes nothing");
}

#[test]
fn a_stopped_engine_that_hangs_is_noticed() {
    let mut conversation = searching(with_process(), question());
    conversation.ask(question(), START + seconds(1));
    assert_eq!(conversation.deadline(), Some(START + seconds(11)));
    assert!(conversation.tick(START + seconds(11)).is_some());
    assert!(!conversation.has_question());
}

#[test]
fn an_engine_that_dies_fails_once() {
    let mut conversation = searching(with_process(), question());
    assert_eq!(conversation.ended(), Some(Event::Failed(Failure::Ended)));
    assert_eq!(conversation.ended(), None);
    assert!(conversation.is_closed());
    conversation.ask(question(), START);
    assert_eq!(sent(&mut conversation), [] as [&str; 0]);
    assert!(!conversation.has_question());
    // In a worker it says why, as its last line.
    let mut conversation = searching(with_worker(), question());
    conversation.abandon(START);
    assert_eq!(conversation.hear("error the engine panicked", START), Some(refused("the engine panicked")));
}

#[test]
fn garbage_is_reported_and_changes_nothing() {
    let mut conversation = searching(with_process(), question());
    assert_eq!(conversation.hear("hello there", START), Some(Event::Noise(Text::new("hello there"))));
    assert_eq!(conversation.hear("info string hello", START), None, "engines may have info lines of their own");
    assert_eq!(conversation.hear("  ", START), None);
    assert_eq!(conversation.hear("readyok", START), None);
    assert_eq!(conversation.hear("bestmove b1-b2", START), Some(Event::BestMove(Some(turn("b1-b2")))));
}

#[test]
fn an_answer_that_cannot_be_read_ends_the_question() {
    let mut conversation = searching(with_process(), question());
    let Some(Event::Failed(failure)) = conversation.hear("bestmove e2e4", START) else { panic!("no failure") };
    assert!(failure.to_string().contains("\"bestmove e2e4\" cannot be read: expected a turn or none"), "{failure}");
    assert!(!failure.is_final() && conversation.is_idle());
    let mut conversation = with_process();
    conversation.ask(question().query(Query::Result), START);
    assert_eq!(conversation.hear("readyok", START), None);
    let failed = conversation.hear("result 2-0", START);
    assert!(matches!(failed, Some(Event::Failed(Failure::Unreadable { .. }))), "{failed:?}");
    assert!(conversation.is_idle() && !conversation.has_question());
}

#[test]
fn turns_that_may_not_be_played_are_failures() {
    let end = |question: Question, line: &str| searching(with_process(), question).hear(line, START);
    let illegal = Some(Event::Failed(Failure::IllegalTurn(turn("a1-i1"))));
    assert_eq!(end(question(), "bestmove a1-i1"), illegal);
    assert_eq!(end(question(), "bestmove none"), Some(Event::Failed(Failure::NoTurn)));
    let among = question().go(Go::nodes(5).among(&[turn("b1-b2")]));
    let other = Some(Event::Failed(Failure::IllegalTurn(turn("R,b3-c4"))));
    assert_eq!(end(among, "bestmove R,b3-c4"), other, "it is legal, but not one to choose from");
    let over = "I/.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,J,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./K 1 I/K 4/4 std";
    let over = Question::new(over.parse().expect("a position")).go(Go::nodes(5));
    assert_eq!(end(over, "bestmove none"), Some(Event::BestMove(None)));
}

#[test]
fn variations_are_cut_where_they_stop_being_legal() {
    let mut conversation = searching(with_process(), question());
    let Some(Event::Info(info)) = conversation.hear(&info("b1-b2 b1-b2 R,b3-c4"), START) else { panic!("no info") };
    assert_eq!(info.turns, [turn("b1-b2")]);
    assert_eq!(conversation.hear(&self::info("a1-i1 b1-b2"), START), None);
}

#[test]
fn a_new_game_and_options_are_confirmed() {
    let mut conversation = with_process();
    conversation.set([Setting::seed(1)], START);
    assert_eq!(sent(&mut conversation), ["setoption name Seed value 1", "isready"]);
    conversation.new_game(START);
    assert_eq!(conversation.hear("error no such option", START), Some(refused("no such option")));
    assert_eq!(conversation.hear("readyok", START), Some(Event::Ready));
    assert_eq!(sent(&mut conversation), ["newgame", "isready"]);
    assert_eq!(conversation.hear("readyok", START), Some(Event::Ready));
    conversation.quit();
    assert_eq!(sent(&mut conversation), ["quit"]);
    assert!(conversation.is_closed());
}
