//! Loading: the page starts under its content security policy, and the engine answers in its worker.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use crate::server;
use crate::visit::{DESKTOP, PHONE, Visit, visit, visit_at};

/// Starts the worker as the page does, sends it lines, and returns the answers.
async fn engine_answers(page: &Visit, lines: &[&str], until: &str) -> Vec<String> {
    let talk = format!(
        "new Promise((done, fail) => {{
            const url = document.querySelector('meta[name=\"lyngk-worker\"]').content;
            const worker = new Worker(new URL(url, document.baseURI), {{ type: 'module' }});
            const answers = [];
            worker.onerror = event => fail(new Error(event.message ?? 'the worker does not start'));
            worker.onmessage = event => {{
                answers.push(event.data);
                if (event.data === 'leiok') {serialised}.forEach(line => worker.postMessage(line));
                if (event.data.startsWith({until:?})) {{ worker.terminate(); done(answers); }}
            }};
        }})",
        serialised = serde_json::json!(lines)
    );
    page.eval(&talk).await
}

/// The answers of `lyngk engine` to the same lines.
fn answers_outside(lines: &[&str], until: &str) -> Vec<String> {
    let mut engine = Command::new(env!("CARGO_BIN_EXE_lyngk"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the engine starts");
    // The engine exits when its input is closed, so it stays open until the last answer.
    let mut input = engine.stdin.take().expect("it listens");
    writeln!(input, "{}", lines.join("\n")).expect("it listens");
    let mut answers = Vec::new();
    for answer in BufReader::new(engine.stdout.take().expect("it speaks")).lines() {
        answers.push(answer.expect("text"));
        if answers.last().is_some_and(|answer| answer.starts_with(until)) {
            break;
        }
    }
    drop(input);
    engine.wait().expect("it ends");
    answers
}

/// The last `info` of each line without times, and the chosen turn.
fn said(answers: &[String]) -> Vec<String> {
    let search =
        answers.iter().rev().take_while(|answer| answer.starts_with("info ") || answer.starts_with("bestmove "));
    let timeless = |answer: &String| {
        let mut words: Vec<&str> = answer.split(' ').collect();
        for name in ["nps", "time"] {
            if let Some(at) = words.iter().position(|&word| word == name) {
                words.drain(at..at + 2);
            }
        }
        words.join(" ")
    };
    search.take(3).map(timeless).collect()
}

#[test]
fn the_page_loads_without_a_problem() {
    visit(PHONE, async |page| {
        page.wait_for("main").await;
        assert!(page.count("main svg").await >= 1);
        assert!(page.eval::<bool>("crossOriginIsolated").await, "the page has a process of its own");
    });
}

#[test]
fn the_engine_answers_in_its_worker() {
    visit(DESKTOP, async |page| {
        let answers = engine_answers(page, &["position startpos 7", "go nodes 200"], "bestmove ").await;
        assert!(answers[0].starts_with("id name lyngk"), "{answers:?}");
        assert!(answers.contains(&"leiok".to_owned()));
        assert!(answers.iter().any(|answer| answer.starts_with("info ")));
        let timed = engine_answers(page, &["go movetime 50"], "bestmove ").await;
        assert!(timed.last().is_some_and(|answer| answer.contains('-')), "{timed:?}");
        let wrong = engine_answers(page, &["fly"], "error ").await;
        assert!(wrong.last().is_some_and(|answer| answer.contains("fly")), "{wrong:?}");
    });
}

#[test]
fn the_engine_answers_the_same_in_the_browser_and_outside() {
    visit(DESKTOP, async |page| {
        for start in ["startpos 7", "startpos 8 six"] {
            let position = format!("position {start}");
            let lines = ["setoption name MultiPV value 2", &position, "go nodes 200"];
            let inside = said(&engine_answers(page, &lines, "bestmove ").await);
            assert_eq!(inside, said(&answers_outside(&lines, "bestmove ")), "{start}");
            assert!(inside.len() == 3 && inside[2].contains(" multipv 1 score wdl "), "{inside:?}");
        }
    });
}

#[test]
fn only_the_pages_own_scripts_can_run() {
    visit(DESKTOP, async |page| {
        page.wait_for("#board").await;
        let inline = "(() => {
            const script = document.createElement('script');
            script.textContent = 'document.title = \"taken over\"';
            document.body.append(script);
            return document.title;
        })()";
        assert_ne!(page.eval::<String>(inline).await, "taken over");
        page.expect_problem("Content Security Policy").await;
        let evaluated = "new Promise(done => {
            const button = document.createElement('button');
            button.setAttribute('onclick', 'document.title = \"taken over\"');
            button.click();
            done(document.title);
        })";
        assert_ne!(page.eval::<String>(evaluated).await, "taken over");
        page.expect_problem("Content Security Policy").await;
        let elsewhere = "fetch('http://127.0.0.2:9/').then(() => 'reached', () => 'refused')";
        assert_eq!(page.eval::<String>(elsewhere).await, "refused");
        // It is reported twice.
        page.expect_problem("Fetch API cannot load").await;
        page.expect_problem("Content Security Policy").await;
    });
}

#[test]
fn a_plain_file_server_can_serve_it_under_any_path() {
    visit_at(PHONE, &server::plain("/games/lyngk/"), async |page| {
        page.wait_for("main svg").await;
        let answers = engine_answers(page, &["go nodes 50"], "bestmove ").await;
        assert!(answers.len() > 2, "{answers:?}");
    });
}
