//! Conversations over LEI: the session, the server, and a client's conversation.

use std::io::{self, BufReader, Read};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use lyngk_engine::lei::{Next, Session, serve};
use lyngk_lei::{Answer, Conversation, Event, Failure, Go, Query, Question, Setting, Timeouts};
use lyngk_rules::{Position, Variant};

/// Sends lines to a session, runs every search at once, and gives the answers except `info`.
fn say(session: &mut Session, lines: &[&str]) -> Vec<String> {
    let started = Instant::now();
    let mut answers = Vec::new();
    for line in lines {
        if let Next::Search(search) = session.handle(line, &mut |answer| answers.push(answer)) {
            let searched = search.run(&|| started.elapsed(), &mut |answer| answers.push(answer));
            session.finish(searched, &mut |answer| answers.push(answer));
        }
    }
    answers.iter().filter(|answer| !matches!(answer, Answer::Info(_))).map(ToString::to_string).collect()
}

fn said(lines: &[&str]) -> Vec<String> {
    say(&mut Session::new(), lines)
}

#[test]
fn the_engine_introduces_itself_with_its_options() {
    let answers = said(&["lei"]);
    assert_eq!(answers[0], concat!("id name lyngk ", env!("CARGO_PKG_VERSION")));
    assert!(answers[1].starts_with("id author "));
    assert_eq!(answers[2], "option name Threads type spin default 1 min 1 max 256");
    assert_eq!(answers[5], "option name Seed type spin default 0 min 0 max 18446744073709551615");
    assert_eq!(answers[6], "option name Solver type check default true");
    assert_eq!(answers.last().map(String::as_str), Some("leiok"));
    assert_eq!(answers.len(), 10);
}

#[test]
fn positions_are_set_with_turns_in_short_and_long_form() {
    let lpn = "K/I,R,R,B/G,B,I,K,R,J,G/B,G,I,I,R,K/R,B,G,K,J,I,B/K,G,R,B,I,G/B,K,R,I,G,K,R/J,I,B,K/G 1 -/- 0/0 std";
    let short = said(&[&format!("position lpn {lpn} moves R,b2-b4"), "query lpn"]);
    let long = said(&[&format!("position lpn {lpn} moves R,b2-b3-b4"), "query lpn"]);
    assert_eq!(short, long);
    assert!(short[0].ends_with(" 2 R/- 0/0 std"), "{short:?}");
    let six = said(&["position startpos 7 six", "query lpn", "query result"]);
    assert!(six[0].ends_with(" 1 -/- 0/0 six") && six[1] == "result *", "{six:?}");
}

#[test]
fn every_position_has_an_outlook_until_the_game_is_over() {
    let over = "I/.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,J,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./K 1 I/K 4/4 std";
    let mut session = Session::new();
    let answers = say(
        &mut session,
        &[
            "position startpos 7",
            "query outlook",
            "setoption name Network value false",
            "query outlook",
            "position startpos 7 six",
            "query outlook",
            &format!("position lpn {over}"),
            "query outlook",
        ],
    );
    let [standard, again, six, over] = answers.as_slice() else { panic!("{answers:?}") };
    let (chances, ending) = standard.split_once(" margins ").expect("how a standard game is likely to end");
    assert!(chances.starts_with("outlook wdl ") && ending.contains(" fates a1 "), "{standard}");
    assert_eq!(standard.split(' ').count(), 5 + 1 + 11 + 1 + 43 * 4);
    assert_eq!(standard, again, "options change nothing");
    assert_eq!(six.split(' ').count(), 5, "{six}: nothing is known of stacks in the variant");
    assert_eq!(over, "outlook none");
    for answer in &answers {
        assert_eq!(answer.parse::<Answer>().map(|read| read.to_string()).as_ref(), Ok(answer));
    }
    // It is answered at once, even during a search.
    let mut heard = Vec::new();
    let _ = session.handle("position startpos 7", &mut |_| ());
    let Next::Search(search) = session.handle("go nodes 50", &mut |_| ()) else { panic!("a search") };
    let _ = session.handle("query outlook", &mut |answer| heard.push(answer.to_string()));
    assert_eq!(heard, std::slice::from_ref(standard));
    drop(search);
}

#[test]
fn a_refused_line_changes_nothing() {
    let mut session = Session::new();
    let before = say(&mut session, &["position startpos 7 moves b1-b2", "query lpn"]);
    let cases = [
        ("position startpos 9 moves a1-i1", "turn 1, \"a1-i1\": a1-i1 is not legal: "),
        ("position startpos 9 moves pass", "may not pass (E11)"),
        ("position lpn K 1 -/- 0/0 std", "this is not a position: field 1"),
        ("go time1 1000", "player 2 is to move and has no clock: time2 is missing"),
        ("go inc2 1000", "time2 is missing"),
        ("go wtime 1000 btime 1000", "time1, time2, inc1, inc2"),
        ("go nodes 5 searchmoves a1-i1", "turn 1, \"a1-i1\": a1-i1 is not legal"),
        ("setoption name Threads value 1000", "Threads must be a whole number from 1 to 256"),
        ("fly", "unknown command \"fly\""),
    ];
    for (line, expected) in cases {
        let answers = say(&mut session, &[line, "query lpn"]);
        assert!(answers[0].starts_with("error ") && answers[0].contains(expected), "{line}: {answers:?}");
        assert_eq!(answers[1..], before, "{line}");
    }
    session.limit_hash(1000);
    let answers = say(&mut session, &["setoption name Hash value 1001", "setoption name Hash value 1000"]);
    assert_eq!(answers, ["error Hash must be at most 1000 here, found 1001: there is no more memory"]);
    assert_eq!(say(&mut session, &["", "  \t", "stop", "newgame", "setoption name hash value 1"]), [] as [&str; 0]);
}

#[test]
fn queries_are_answered_by_the_rules() {
    let over = "I/.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,J,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./K 1 I/K 4/4 std";
    let lines = [&format!("position lpn {over}"), "query turns", "query result", "query lpn", "go infinite"];
    assert_eq!(said(&lines), ["turns", "result 1/2-1/2", &format!("lpn {over}"), "bestmove none"]);
    let turns = said(&["position startpos 7", "query turns"]);
    let words: Vec<&str> = turns[0].split(' ').skip(1).collect();
    assert!(words.len() > 1000 && words.is_sorted());
}

#[test]
fn the_same_seed_and_nodes_give_the_same_turn() {
    let mut session = Session::new();
    let lines = ["setoption name Seed value 5", "newgame", "position startpos 3", "go nodes 300"];
    let first = say(&mut session, &lines);
    assert_eq!(first, say(&mut session, &lines));
    say(&mut session, &["setoption name Seed value 6", "go nodes 300"]);
    assert_eq!(first, say(&mut session, &lines));
}

#[test]
fn searchmoves_restricts_the_choice() {
    let turn = said(&["position startpos 7", "query turns"])[0].split(' ').nth(100).map(str::to_owned).expect("a turn");
    let answers = said(&["position startpos 7", &format!("go nodes 50 searchmoves {turn}")]);
    assert_eq!(answers, [format!("bestmove {turn}")]);
}

#[test]
fn a_running_search_allows_no_changes() {
    let mut session = Session::new();
    let mut answers = Vec::new();
    let Next::Search(search) = session.handle("go infinite", &mut |_| ()) else { panic!("a search") };
    for line in ["position startpos 9", "setoption name Hash value 1", "newgame", "go nodes 1"] {
        assert!(matches!(session.handle(line, &mut |answer| answers.push(answer)), Next::Read));
        let Some(Answer::Error(text)) = answers.pop() else { panic!("{line} is refused") };
        assert!(text.as_str().starts_with("a search is running: send stop"), "{text}");
    }
    for (line, expected) in [("isready", "readyok"), ("query result", "result *")] {
        assert!(matches!(session.handle(line, &mut |answer| answers.push(answer)), Next::Read));
        assert_eq!(answers.pop().map(|answer| answer.to_string()).as_deref(), Some(expected));
    }
    assert!(matches!(session.handle("quit", &mut |_| ()), Next::Quit));
    let searched = search.run(&|| Duration::ZERO, &mut |_| ());
    session.finish(searched, &mut |answer| answers.push(answer));
    assert!(matches!(answers[..], [Answer::BestMove(Some(_))]), "quitting stops the search: {answers:?}");
    assert!(!session.is_searching());
}

/// Runs a client's conversation with a session, each search to its end, and gives the events.
fn events(conversation: &mut Conversation, session: &mut Session) -> Vec<Event> {
    let started = Instant::now();
    let mut events = Vec::new();
    while let Some(command) = conversation.next_command() {
        let mut hear = |answer: Answer| events.extend(conversation.hear(&answer.to_string(), started.elapsed()));
        if let Next::Search(search) = session.handle(&command.to_string(), &mut hear) {
            let searched = search.run(&|| started.elapsed(), &mut hear);
            session.finish(searched, &mut hear);
        }
    }
    events
}

#[test]
fn client_and_engine_understand_each_other() {
    let mut session = Session::new();
    let now = Duration::ZERO;
    let mut client = Conversation::with_process([Setting::hash(1)], Timeouts::default(), now);
    assert_eq!(events(&mut client, &mut session), [Event::Ready]);
    assert_eq!(client.identity().options.len(), 7);
    let start = Position::random_start(7, Variant::Standard);
    let turns = [start.turns()[0]];
    let question = Question::after(start, &turns).expect("a legal turn").set([Setting::multipv(2)]);
    client.ask(question.query(Query::Outlook).query(Query::Lpn).go(Go::nodes(100)), now);
    let heard = events(&mut client, &mut session);
    let [Event::Outlook(Some(_)), Event::Position(position), infos @ .., Event::BestMove(Some(turn))] = &heard[..]
    else {
        panic!("{heard:?}")
    };
    assert_eq!(*position, start.after_unchecked(turns[0]));
    assert!(position.is_legal(*turn) && infos.len() >= 2);
    assert!(infos.iter().all(|event| matches!(event, Event::Info(_))));
    client.ask(Question::new(start).set([Setting::multipv(0)]).go(Go::nodes(1)), now);
    let heard = events(&mut client, &mut session);
    assert!(matches!(&heard[..], [Event::Failed(Failure::Refused(_))]), "{heard:?}");
    assert!(client.is_idle());
}

/// A reader at the end of a channel.
struct Pipe(Receiver<Vec<u8>>);

impl Read for Pipe {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let bytes = self.0.recv().unwrap_or_default();
        buffer[..bytes.len()].copy_from_slice(&bytes);
        Ok(bytes.len())
    }
}

/// A writer that sends every line to a channel.
struct Heard(Sender<String>, Vec<u8>);

impl io::Write for Heard {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.1.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let text = String::from_utf8_lossy(&std::mem::take(&mut self.1)).into_owned();
        text.lines().for_each(|line| drop(self.0.send(line.to_owned())));
        Ok(())
    }
}

/// A server on a thread, with channels for its input and output.
fn conversation() -> (Sender<Vec<u8>>, Receiver<String>, thread::JoinHandle<io::Result<()>>) {
    let (say, input) = channel();
    let (output, heard) = channel();
    let served = thread::spawn(move || serve(BufReader::new(Pipe(input)), Heard(output, Vec::new()), None));
    (say, heard, served)
}

fn hear(heard: &Receiver<String>) -> String {
    loop {
        let line = heard.recv_timeout(Duration::from_secs(20)).expect("an answer");
        if !line.starts_with("info ") {
            return line;
        }
    }
}

#[test]
fn the_server_answers_during_a_search_and_stops_it() {
    let (say, heard, served) = conversation();
    let send = |text: &str| say.send(text.as_bytes().to_vec()).expect("the server is running");
    send("position startpos 7\ngo infinite\nisready\n");
    assert_eq!(hear(&heard), "readyok");
    send("go\n");
    assert!(hear(&heard).starts_with("error a search is running"));
    send("stop\n");
    assert!(hear(&heard).starts_with("bestmove "));
    send("go nodes 10\r\n");
    assert!(hear(&heard).starts_with("bestmove "));
    send("go infinite\nquit\nisready\n");
    assert!(hear(&heard).starts_with("bestmove "));
    served.join().expect("the server does not panic").expect("it ends without an error");
    assert!(heard.recv().is_err(), "nothing comes behind quit");
}

#[test]
fn the_end_of_the_input_stops_a_search_and_ends_the_conversation() {
    let (say, heard, served) = conversation();
    say.send(b"go infinite\nisready".to_vec()).expect("the server is running");
    drop(say);
    assert_eq!(hear(&heard), "readyok", "the last line needs no line feed");
    assert!(hear(&heard).starts_with("bestmove "));
    served.join().expect("the server does not panic").expect("it ends without an error");
}

#[test]
fn lines_that_are_too_long_or_not_utf8_are_refused_one_by_one() {
    let (say, heard, served) = conversation();
    for _ in 0..20 {
        say.send(vec![b'x'; 8000]).expect("the server is running");
    }
    say.send(b"\n\xff\xfe\nisready\n".to_vec()).expect("the server is running");
    assert_eq!(hear(&heard), "error the line is longer than the limit of 65536 bytes");
    assert_eq!(hear(&heard), "error the text is not UTF-8 from column 1 on");
    assert_eq!(hear(&heard), "readyok");
    drop(say);
    served.join().expect("the server does not panic").expect("it ends without an error");
}

#[test]
fn a_closed_output_ends_the_conversation() {
    struct Closed;
    impl io::Write for Closed {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let error = serve(&b"go infinite\nisready\n"[..], Closed, None).expect_err("nobody hears");
    assert_eq!(error.kind(), io::ErrorKind::BrokenPipe);
}
