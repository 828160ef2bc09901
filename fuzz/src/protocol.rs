//! Conversations with the engine.

use std::time::Duration;

use lyngk_engine::lei::{Next, Search, Session};
use lyngk_lei::{Answer, Command, LINE_LIMIT, LineReader, Query, Setting};

/// So little that an input takes no time, whatever it asks for.
const NODES: u64 = 4;

/// Any lines, said to a session one after the other. A search that they start runs when one more line has been said, so
/// that both what is said to a searching engine and what is said to an idle one is tried.
///
/// # Panics
/// If a line is not read as it is written, an answer is not what its line says, or an error changes something.
pub fn protocol(data: &[u8]) {
    let mut session = Session::new();
    // What is set up for nothing costs more than all the rest.
    let _ = session.handle("setoption name Hash value 1", &mut |answer| panic!("{answer}"));
    let mut waiting: Option<Box<Search>> = None;
    for line in LineReader::new(data, LINE_LIMIT) {
        let Ok(line) = line else { continue };
        if needs_much(&line) {
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

/// Whether a line asks for memory or threads. It is also checked that what can be read can be written.
fn needs_much(line: &str) -> bool {
    let Ok(command) = line.parse::<Command>() else { return false };
    assert_eq!(command.to_string().parse().as_ref(), Ok(&command), "{line}");
    matches!(command, Command::SetOption(Setting { name, .. }) if ["hash", "threads"].contains(&&*name.as_str().to_lowercase()))
}

fn check(answer: &Answer) {
    let line = answer.to_string();
    assert!(!line.contains(['\n', '\r']), "{line:?}");
    assert_eq!(line.parse().as_ref(), Ok(answer), "{line}");
}

/// What a runner learns by asking is what the session has.
fn check_queries(session: &mut Session) {
    let position = *session.position();
    let mut answers = Vec::new();
    for query in [Query::Lpn, Query::Turns, Query::Result] {
        let _ = session.follow(Command::Query(query), &mut |answer| answers.push(answer));
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
