//! Conversations with the engine in LEI.

use std::time::Duration;

use lyngk_engine::lei::{Next, Search, Session};
use lyngk_lei::{Answer, Command, LINE_LIMIT, LineReader, Query, Setting};

/// The node limit of every search, so that inputs take little time.
const NODES: u64 = 4;

/// Lines from a client to a session. A search runs after the line that follows its `go`, so commands reach both an idle and a
/// searching engine.
///
/// # Panics
/// If a command or an answer is not written and read again without a change, or if a command that gets an error changes the session.
pub fn protocol(data: &[u8]) {
    let mut session = Session::new();
    // A large transposition table would take longer than everything else.
    let _ = session.handle("setoption name Hash value 1", &mut |answer| panic!("{answer}"));
    let mut waiting: Option<Box<Search>> = None;
    for line in LineReader::new(data, LINE_LIMIT) {
        let Ok(line) = line else { continue };
        if is_expensive(&line) {
            continue;
        }
        let before = (*session.position(), session.is_searching());
        let mut answers = Vec::new();
        let next = session.handle(&line, &mut |answer| answers.push(answer));
        answers.iter().for_each(check);
        if answers.iter().any(|answer| matches!(answer, Answer::Error(_))) {
            assert!(matches!(next, Next::Read) && answers.len() == 1, "{line}: {answers:?}");
            assert_eq!((*session.position(), session.is_searching()), before, "{line}");
        }
        if let Some(search) = waiting.take() {
            finish(&mut session, *search);
        }
        match next {
            Next::Read => {}
            Next::Search(search) => waiting = Some(search),
            Next::Quit => break,
        }
    }
    if let Some(search) = waiting {
        finish(&mut session, *search);
    }
    check_queries(&mut session);
}

/// Whether a line sets memory or threads. Also checks that commands are written and read again without a change.
fn is_expensive(line: &str) -> bool {
    let Ok(command) = line.parse::<Command>() else { return false };
    assert_eq!(command.to_string().parse().as_ref(), Ok(&command), "{line}");
    matches!(command, Command::SetOption(Setting { name, .. }) if ["hash", "threads"].contains(&&*name.as_str().to_lowercase()))
}

fn check(answer: &Answer) {
    let line = answer.to_string();
    assert!(!line.contains(['\n', '\r']), "{line:?}");
    assert_eq!(line.parse().as_ref(), Ok(answer), "{line}");
}

/// Checks that queries answer with the state of the session.
fn check_queries(session: &mut Session) {
    let position = *session.position();
    let mut answers = Vec::new();
    for query in [Query::Lpn, Query::Turns, Query::Result] {
        let _ = session.handle_command(Command::Query(query), &mut |answer| answers.push(answer));
    }
    answers.iter().for_each(check);
    let [Answer::Lpn(lpn), Answer::Turns(turns), Answer::Result(_)] = &*answers else { panic!("{answers:?}") };
    assert_eq!(*lpn, position);
    assert_eq!(turns.is_empty(), position.is_over());
}

fn finish(session: &mut Session, mut search: Search) {
    search.limit_nodes(NODES);
    let position = *session.position();
    let mut answers = Vec::new();
    let searched = search.run(&|| Duration::ZERO, &mut |answer| answers.push(answer));
    assert!(answers.iter().all(|answer| matches!(answer, Answer::Info(_))), "{answers:?}");
    session.finish(searched, &mut |answer| answers.push(answer));
    answers.iter().for_each(check);
    let Some(Answer::BestMove(Some(turn))) = answers.last() else { panic!("{answers:?}") };
    assert!(position.is_legal(*turn), "{position}: {turn}");
}
