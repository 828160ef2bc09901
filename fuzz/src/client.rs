//! A client's conversation with an engine that sends anything.

use std::time::Duration;

use lyngk_lei::{Command, Conversation, Event, Go, LINE_LIMIT, LineReader, Query, Question, Timeouts};
use lyngk_rules::{Position, Variant};

/// Lines from an engine to a conversation, one each second. The conversation asks a question whenever it has none, and abandons it now
/// and then.
///
/// # Panics
/// If a command cannot be read again, an event has an illegal turn, or the conversation waits for an engine that owes it nothing.
pub fn client(data: &[u8]) {
    let position = Position::random_start(7, Variant::Standard);
    let question = Question::new(position).query(Query::Outlook).go(Go::nodes(5));
    let mut now = Duration::ZERO;
    let mut conversation = Conversation::with_process([], Timeouts::default(), now);
    for line in LineReader::new(data, LINE_LIMIT) {
        let Ok(line) = line else { continue };
        now += Duration::from_secs(1);
        if let Some(event) = conversation.hear(&line, now) {
            check(&event, &position);
        }
        match now.as_secs() % 8 {
            0 => conversation.abandon(now),
            _ if !conversation.has_question() => conversation.ask(question.clone(), now),
            _ => {}
        }
        let timed_out = conversation.tick(now).is_some();
        assert!(!timed_out || conversation.is_closed());
        while let Some(command) = conversation.next_command() {
            assert_eq!(command.to_string().parse::<Command>().as_ref(), Ok(&command));
        }
        let owes_nothing = conversation.is_idle() || conversation.is_closed();
        assert_eq!(conversation.deadline().is_none(), owes_nothing, "{line}");
        assert!(!owes_nothing || !conversation.has_question(), "{line}");
    }
    let was_closed = conversation.is_closed();
    assert_eq!(conversation.ended().is_none(), was_closed);
}

fn check(event: &Event, position: &Position) {
    match event {
        Event::BestMove(best) => assert!(best.is_some_and(|turn| position.is_legal(turn)), "{event:?}"),
        Event::Info(info) => {
            let mut position = *position;
            assert!(!info.turns.is_empty());
            info.turns.iter().for_each(|&turn| position.play(turn).unwrap_or_else(|error| panic!("{error}")));
        }
        Event::Failed(failure) => assert!(!failure.to_string().contains('\n')),
        Event::Noise(text) => assert!(!text.as_str().contains('\n')),
        _ => {}
    }
}
