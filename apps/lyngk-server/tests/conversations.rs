//! Conversations with the server, from the language-neutral suite in `testdata/wire`. Their format is described in
//! `docs/online-protocol.md`.

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use common::{Answer, Socket, TestServer, Visitor};
use lyngk_room::RoomId;
use lyngk_room::lot::{SecretNumber, draw};
use lyngk_rules::{Player, Position, Turn, Variant};
use lyngk_services::{Nats, Postgres};
use serde_json::Value;

/// The timeout for a message that is expected.
const PATIENCE: Duration = Duration::from_secs(10);

/// The wildcards of patterns.
const KINDS: [&str; 5] = ["any", "int", "text", "hex", "room"];

/// The outcome of a line: an error says what came instead.
type Outcome = Result<(), String>;

/// A client of a conversation.
struct Client {
    visitor: Visitor,
    headers: String,
    answer: Option<Answer>,
    /// The path that was asked for last, if it can be asked for again.
    asked: Option<String>,
    socket: Option<Socket>,
    /// Whether its server is one of several: it may tell events together that others tell one by one, as it reads what another server
    /// has stored, and hears of the hosts at others a little later.
    is_one_of_several: bool,
    /// Events that came together with others, and were not expected yet.
    left_over: Option<Value>,
}

/// The server under test.
#[derive(Clone, Copy)]
enum Setup {
    /// A server with its own file.
    Sqlite,
    /// A server with a PostgreSQL database.
    Postgres(&'static Postgres),
    /// Three servers that share a PostgreSQL database.
    Nodes(&'static Postgres, &'static Nats),
}

/// A section that is being played.
struct Section {
    nodes: Vec<TestServer>,
    clients: BTreeMap<String, Client>,
    stored: BTreeMap<String, String>,
}

/// Plays a file. The error names the file, the line and what is wrong there.
async fn play(file: &str, text: &str, setup: Setup) -> Result<Vec<String>, String> {
    let mut titles = Vec::new();
    let mut section: Option<Section> = None;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        let outcome = if line.is_empty() || line.starts_with('#') {
            Ok(())
        } else if let Some(title) = line.strip_prefix("== ") {
            titles.push(title.to_owned());
            section = Some(Section::start(setup).await);
            Ok(())
        } else {
            match &mut section {
                Some(section) => section.line(line).await,
                None => Err("expected a section, \"== TITLE\", before the first line".to_owned()),
            }
        };
        outcome.map_err(|error| format!("{file}:{number}: {line}\n{error}"))?;
    }
    Ok(titles)
}

impl Section {
    async fn start(setup: Setup) -> Section {
        let nodes = match setup {
            Setup::Sqlite => vec![TestServer::start().await],
            Setup::Postgres(postgres) => vec![TestServer::node(&postgres.create_database(), None).await],
            Setup::Nodes(postgres, nats) => {
                let (database, bus) = (postgres.create_database(), nats.url());
                let mut nodes = Vec::new();
                for _ in 0..3 {
                    nodes.push(TestServer::node(&database, Some(&bus)).await);
                }
                nodes
            }
        };
        Section { nodes, clients: BTreeMap::new(), stored: BTreeMap::new() }
    }

    async fn line(&mut self, line: &str) -> Outcome {
        let line = self.filled_in(line);
        let (who, rest) = line.split_once(' ').ok_or("expected a client and what it does")?;
        let (sign, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        if who == "!" {
            return self.check(sign, &unwritten(rest)?);
        }
        // Clients are spread over the nodes.
        let address = self.nodes[self.clients.len() % self.nodes.len()].address;
        // Another connection of a visitor.
        let shared = who.split_once('/').and_then(|(visitor, _)| self.clients.get(visitor)?.visitor.cookie.clone());
        let client = self.clients.entry(who.to_owned()).or_insert_with(|| Client {
            visitor: Visitor { address, cookie: None },
            headers: String::new(),
            answer: None,
            asked: None,
            socket: None,
            is_one_of_several: self.nodes.len() > 1,
            left_over: None,
        });
        client.visitor.cookie = shared.or(client.visitor.cookie.take());
        match sign {
            "?" => client.request(&unwritten(rest)?).await,
            "+" => {
                client.headers += rest;
                client.headers += "\r\n";
                Ok(())
            }
            "=" => client.answered(rest, &mut self.stored).await,
            "@" => client.connect(&unwritten(rest)?).await,
            ">" => {
                client.socket()?.send_text(&unwritten(rest)?).await;
                Ok(())
            }
            "<" => client.receive(rest, &mut self.stored).await,
            "." => match client.next().await? {
                None => Ok(()),
                Some(text) => Err(format!("expected the end of the connection; came {text}")),
            },
            _ => Err(format!("expected one of ? + = @ > < . after the client; found {sign}")),
        }
    }

    /// The line with stored values instead of their names.
    fn filled_in(&self, line: &str) -> String {
        self.stored.iter().fold(line.to_owned(), |line, (name, value)| line.replace(&format!("<{name}>"), value))
    }

    fn check(&mut self, what: &str, rest: &str) -> Outcome {
        let words: Vec<&str> = rest.split(' ').collect();
        match (what, &*words) {
            ("lot", [server, host, guest, variant, plays, start @ ..]) => {
                let number = |text: &str| text.parse::<SecretNumber>().map_err(|error| format!("{text}: {error}"));
                let drawn = draw(number(server)?, number(host)?, number(guest)?);
                let variant = if *variant == "six" { Variant::Six } else { Variant::Standard };
                let host_plays = if drawn.host_plays == Player::One { "1" } else { "2" };
                let position = Position::random_start(drawn.seed, variant).to_string();
                let (found, expected) = ((*plays, start.join(" ")), (host_plays, position));
                // Only what is drawn can be compared.
                let plays_fit = found.0 == "-" || found.0 == expected.0;
                let starts_fit = found.1 == "-" || found.1 == expected.1;
                if plays_fit && starts_fit { Ok(()) } else { Err(format!("expected {expected:?}; came {found:?}")) }
            }
            ("turn", [name, rest @ ..]) if rest.len() >= 5 => {
                let mut position: Position = parsed(&rest[..5].join(" "))?;
                for turn in &rest[5..] {
                    position.play(parsed(turn)?).map_err(|error| error.to_string())?;
                }
                let turns: BTreeSet<String> = position.turns().iter().map(Turn::to_string).collect();
                let first = turns.first().ok_or("the game is over")?;
                self.stored.insert((*name).to_owned(), first.clone());
                Ok(())
            }
            _ => Err("expected \"! lot …\" or \"! turn …\"".to_owned()),
        }
    }
}

impl Client {
    async fn request(&mut self, rest: &str) -> Outcome {
        let (method, rest) = rest.split_once(' ').ok_or("expected a method and a path")?;
        let (path, body) = rest.split_once(' ').unwrap_or((rest, ""));
        let headers = std::mem::take(&mut self.headers);
        let answer = self.visitor.request(method, path, &headers, body).await;
        self.visitor.cookie = answer.cookie().or(self.visitor.cookie.take());
        self.answer = Some(answer);
        self.asked = (method == "GET" && path.contains("?list=") && headers.is_empty()).then(|| path.to_owned());
        Ok(())
    }

    async fn answered(&mut self, rest: &str, stored: &mut BTreeMap<String, String>) -> Outcome {
        let answer = self.answer.take().ok_or("there is no answer, as nothing was asked")?;
        let give_up_at = Instant::now() + PATIENCE;
        let mut outcome = is_answered(&answer, rest, stored);
        while let (Err(_), Some(path), true) = (&outcome, &self.asked, self.is_one_of_several)
            && Instant::now() < give_up_at
        {
            tokio::time::sleep(Duration::from_millis(20)).await;
            outcome = is_answered(&self.visitor.get(path).await, rest, stored);
        }
        outcome
    }

    async fn connect(&mut self, room: &str) -> Outcome {
        self.socket = if room == "-" { None } else { Some(self.visitor.socket(room).await) };
        Ok(())
    }

    fn socket(&mut self) -> Result<&mut Socket, String> {
        self.socket.as_mut().ok_or_else(|| "the client has no socket; open one with @".to_owned())
    }

    /// The next message, `None` at the end of the connection.
    async fn next(&mut self) -> Result<Option<String>, String> {
        if let Some(message) = self.left_over.take() {
            return Ok(Some(message.to_string()));
        }
        self.socket()?.receive_text(PATIENCE).await.map_err(|_| "nothing came in time".to_owned())
    }

    async fn receive(&mut self, pattern: &str, stored: &mut BTreeMap<String, String>) -> Outcome {
        let pattern = json(pattern)?;
        let awaits_presence = pattern["type"] == "presence";
        loop {
            let text = self.next().await?.ok_or("expected a message; came the end of the connection")?;
            let mut message = json(&text)?;
            if self.is_one_of_several {
                self.left_over = split_events(&mut message, &pattern);
            }
            let is_presence = message["type"] == "presence";
            if is_presence && !awaits_presence {
                continue;
            }
            match matches(&pattern, &message, stored) {
                Err(_) if is_presence => {}
                outcome => return outcome.map_err(|error| format!("{error}; came {text}")),
            }
        }
    }
}

/// Checks an answer.
fn is_answered(answer: &Answer, rest: &str, stored: &mut BTreeMap<String, String>) -> Outcome {
    let (status, pattern) = rest.split_once(' ').unwrap_or((rest, ""));
    let came = || format!("came {} {}", answer.status, answer.body);
    if status != answer.status.to_string() {
        return Err(format!("expected {status}; {}", came()));
    }
    if pattern.is_empty() {
        return Ok(());
    }
    let pattern = json(pattern)?;
    match (&pattern, serde_json::from_str::<Value>(&answer.body)) {
        (_, Ok(body)) => matches(&pattern, &body, stored).map_err(|error| format!("{error}; {}", came())),
        (Value::String(part), Err(_)) if answer.body.contains(part) => Ok(()),
        _ => Err(format!("expected {pattern}; {}", came())),
    }
}

/// Takes off the events that a message has in addition to those that are expected, as a message of their own.
fn split_events(message: &mut Value, pattern: &Value) -> Option<Value> {
    let expected = pattern["events"].as_array()?.len();
    let events = message.get_mut("events")?.as_array_mut()?;
    if expected == 0 || events.len() <= expected {
        return None;
    }
    let rest = events.split_off(expected);
    let mut others = message.clone();
    others["events"] = rest.into();
    Some(others)
}

/// A text to send, in which every name must have been replaced.
fn unwritten(text: &str) -> Result<String, String> {
    let mut names = text.split('<').skip(1).filter_map(|part| part.split_once('>')).map(|(name, _)| name);
    let is_name = |name: &&str| !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric());
    match names.find(is_name) {
        Some(name) => Err(format!("nothing has been stored as {name}")),
        None => Ok(text.to_owned()),
    }
}

fn parsed<T: std::str::FromStr<Err: std::fmt::Display>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error| format!("{text}: {error}"))
}

fn json(text: &str) -> Result<Value, String> {
    serde_json::from_str(text).map_err(|error| format!("not JSON: {error}: {text}"))
}

/// Compares a value with a pattern, and stores what named wildcards match.
fn matches(pattern: &Value, found: &Value, stored: &mut BTreeMap<String, String>) -> Outcome {
    let differs = || Err(format!("expected {pattern}"));
    match (pattern, found) {
        (Value::String(text), _) if text.starts_with('<') && text.ends_with('>') => {
            let inner = &text[1..text.len() - 1];
            let (kind, name) = inner.split_once(':').map_or((inner, None), |(kind, name)| (kind, Some(name)));
            let fits = match kind {
                "any" => true,
                "int" => found.is_u64(),
                "text" => found.is_string(),
                "hex" => found.as_str().is_some_and(|text| text.parse::<SecretNumber>().is_ok()),
                "room" => found.as_str().is_some_and(|text| text.parse::<RoomId>().is_ok()),
                _ => return Err(format!("{text} is not a wildcard, and nothing has been stored under this name")),
            };
            if !fits {
                return differs();
            }
            if let Some(name) = name {
                if KINDS.contains(&name) {
                    return Err(format!("{name} cannot be a name, as it is a wildcard"));
                }
                let value = found.as_str().map_or_else(|| found.to_string(), ToOwned::to_owned);
                stored.insert(name.to_owned(), value);
            }
            Ok(())
        }
        (Value::Object(fields), Value::Object(found_fields)) => {
            for (key, pattern) in fields.iter().filter(|(key, _)| *key != "...") {
                let value = found_fields.get(key).ok_or_else(|| format!("expected a field {key}"))?;
                matches(pattern, value, stored).map_err(|error| format!("{key}: {error}"))?;
            }
            let other = found_fields.keys().find(|key| !fields.contains_key(*key));
            match other {
                Some(key) if !fields.contains_key("...") => Err(format!("expected no field {key}")),
                _ => Ok(()),
            }
        }
        (Value::Array(elements), Value::Array(found_elements)) => {
            if elements.len() != found_elements.len() {
                return Err(format!("expected {} elements, not {}", elements.len(), found_elements.len()));
            }
            let pairs = elements.iter().zip(found_elements).enumerate();
            pairs.into_iter().try_for_each(|(index, (pattern, found))| {
                matches(pattern, found, stored).map_err(|error| format!("element {index}: {error}"))
            })
        }
        _ if pattern == found => Ok(()),
        _ => differs(),
    }
}

fn suite() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/wire");
    let entries = fs::read_dir(folder).expect("the suite").map(|entry| entry.expect("a file").path());
    let paths: BTreeSet<_> = entries.filter(|path| path.extension().is_some_and(|end| end == "txt")).collect();
    let file = |path: &std::path::PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy();
        (format!("testdata/wire/{name}"), fs::read_to_string(path).expect("a readable file"))
    };
    paths.iter().map(file).collect()
}

#[tokio::test]
async fn the_server_keeps_to_every_conversation() {
    keeps_to_every_conversation(Setup::Sqlite).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_with_postgresql_keeps_to_every_conversation() {
    if let Some(postgres) = Postgres::shared() {
        keeps_to_every_conversation(Setup::Postgres(postgres)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_servers_keep_to_every_conversation() {
    if let (Some(postgres), Some(nats)) = (Postgres::shared(), Nats::shared()) {
        keeps_to_every_conversation(Setup::Nodes(postgres, nats)).await;
    }
}

async fn keeps_to_every_conversation(setup: Setup) {
    let mut failures = Vec::new();
    let mut titles = BTreeSet::new();
    for (file, text) in suite() {
        match play(&file, &text, setup).await {
            Ok(played) => {
                for title in played {
                    assert!(titles.insert(title.clone()), "two sections are called {title:?}");
                }
            }
            Err(error) => failures.push(error),
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
    assert!(titles.len() >= 20, "{titles:?}");
}

#[tokio::test]
async fn a_conversation_with_an_error_fails_with_its_line_and_what_came_instead() {
    let open = r#"anna ? POST /api/rooms {"terms":{"variant":"std"},"name":"Anna"}"#;
    for (lines, error) in [
        (vec!["anna = 200"], "there is no answer"),
        (vec![open, "anna = 200"], "expected 200; came 201 {\"room\":"),
        (vec![open, r#"anna = 201 {"room":"<room>","place":"guest"}"#], "place: expected \"guest\"; came 201"),
        (vec![open, r#"anna = 201 {"room":"<room>"}"#], "expected no field place"),
        (vec![open, r#"anna = 201 {"room":"<int>","...":"..."}"#], "room: expected \"<int>\""),
        (vec![open, r#"anna = 201 {"room":"<room>","place":"host","more":1}"#], "expected a field more"),
        (vec!["ben ? GET /api/rooms/<nowhere>"], "nothing has been stored as nowhere"),
        (vec!["ben < {}"], "no socket"),
        (
            vec!["ben @ zzzzzzzzzzzz", "ben > hello", "ben ."],
            "expected the end of the connection; came {\"type\":\"goodbye\"",
        ),
        (
            vec!["ben @ zzzzzzzzzzzz", "ben > hello", r#"ben < {"type":"goodbye","reason":"version"}"#],
            "reason: expected \"version\"; came {\"type\":\"goodbye\",\"reason\":\"invalid\"}",
        ),
        (vec!["ben & this"], "expected one of"),
        (vec!["! dance"], "expected \"! lot"),
    ] {
        let text = format!("== a section\n\n{}\n", lines.join("\n"));
        let failure = play("wrong.txt", &text, Setup::Sqlite).await.expect_err(error);
        let place = format!("wrong.txt:{}: {}", lines.len() + 2, lines.last().expect("a line"));
        assert!(failure.starts_with(&place) && failure.contains(error), "{failure}\nexpected {place}\n{error}");
    }
    let failure = play("wrong.txt", "ben @ zzzzzzzzzzzz", Setup::Sqlite).await.expect_err("no section");
    assert!(failure.contains("expected a section"), "{failure}");
}

#[test]
fn the_example_of_a_lot_in_the_documents_is_right() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/online-protocol.md");
    let document = fs::read_to_string(path).expect("the document");
    let value = |name: &str| {
        let line = document
            .lines()
            .find(|line| line.starts_with("    ") && line.trim_start().starts_with(name) && line.contains("= "));
        line.and_then(|line| line.split_once("= ")).map(|(_, value)| value.to_owned())
    };
    let numbers = [1, 2, 3].map(|byte| SecretNumber::from_random([byte; 32]));
    for (name, number) in ["server's commitment", "host's commitment", "guest's commitment"].into_iter().zip(numbers) {
        assert_eq!(value(name), Some(number.commitment().to_string()), "{name}");
    }
    let [server, host, guest] = numbers;
    let drawn = draw(server, host, guest);
    let example = document.split("An example:").nth(1).expect("an example");
    assert!(example.contains(&format!("= {}\n", drawn.seed)), "{}", drawn.seed);
    assert_eq!(drawn.host_plays, Player::One);
    assert!(example.contains(&format!("= {}\n", Position::random_start(drawn.seed, Variant::Standard))));
}

/// The variants of an enumeration in a source file, as they are written in JSON.
fn variants(source: &str, name: &str) -> Vec<String> {
    let body = source.split(&format!("pub enum {name} {{\n")).nth(1).and_then(|rest| rest.split("\n}\n").next());
    let lines = body.expect(name).lines().filter_map(|line| line.strip_prefix("    "));
    let names = lines.filter(|line| line.starts_with(|first: char| first.is_ascii_uppercase()));
    let snake = |line: &str| {
        let name: String = line.chars().take_while(char::is_ascii_alphanumeric).collect();
        let words = name.char_indices().map(|(index, letter)| match letter {
            'A'..='Z' if index > 0 => format!("_{}", letter.to_ascii_lowercase()),
            _ => letter.to_ascii_lowercase().to_string(),
        });
        words.collect::<String>()
    };
    names.map(snake).collect()
}

#[test]
fn the_document_names_everything_that_is_said() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |path: &str| fs::read_to_string(root.join(path)).expect("a readable file");
    let document = read("docs/online-protocol.md");
    let mut missing = Vec::new();
    for (path, name, fewest) in [
        ("crates/lyngk-wire/src/message.rs", "ClientMessage", 3),
        ("crates/lyngk-wire/src/message.rs", "ServerMessage", 7),
        ("crates/lyngk-wire/src/message.rs", "Rejection", 3),
        ("crates/lyngk-wire/src/message.rs", "Goodbye", 8),
        ("crates/lyngk-wire/src/http.rs", "Status", 6),
        ("crates/lyngk-room/src/command.rs", "RoomCommand", 14),
        ("crates/lyngk-room/src/command.rs", "Offer", 6),
        ("crates/lyngk-room/src/event.rs", "RoomEvent", 26),
        ("crates/lyngk-room/src/error.rs", "RoomError", 24),
        ("crates/lyngk-room/src/talk.rs", "Phrase", 10),
    ] {
        let variants = variants(&read(path), name);
        assert!(variants.len() >= fewest, "{name}: {variants:?}");
        let is_named = |variant: &String| {
            document.contains(&format!("`{variant}`")) || document.contains(&format!("\"{variant}\""))
        };
        missing.extend(
            variants.into_iter().filter(|variant| !is_named(variant)).map(|variant| format!("{name}: {variant}")),
        );
    }
    assert!(missing.is_empty(), "{missing:#?}");
}
