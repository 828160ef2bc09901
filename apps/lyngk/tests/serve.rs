//! `lyngk serve` over real connections, as seen by a browser, a cache and an attacker.

use std::collections::HashMap;
use std::io::{ErrorKind, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use tempfile::TempDir;

/// A server that is killed at the end of the test.
struct Server {
    server: lyngk_services::Server,
    folder: TempDir,
}

impl Server {
    fn start() -> Server {
        Server::start_with(&[], Stdio::inherit())
    }

    fn start_with(args: &[&str], log: Stdio) -> Server {
        let folder = tempfile::tempdir().expect("a folder");
        let mut command = Command::new(env!("CARGO_BIN_EXE_lyngk"));
        command.args(["serve", "--port", "0", "--database"]).arg(folder.path().join("games.db")).args(args);
        Server { server: lyngk_services::Server::start(command.stderr(log)), folder }
    }

    fn get(&self, path: &str, headers: &[&str]) -> Response {
        self.ask("GET", path, headers)
    }

    fn ask(&self, method: &str, path: &str, headers: &[&str]) -> Response {
        let host = format!("Host: {}", self.server.address);
        let mut lines = vec![format!("{method} {path} HTTP/1.1"), "Connection: close".to_owned()];
        if !headers.iter().any(|header| header.starts_with("Host:")) {
            lines.push(host);
        }
        lines.extend(headers.iter().map(|&header| header.to_owned()));
        Response::read(&self.send((lines.join("\r\n") + "\r\n\r\n").as_bytes()))
    }

    /// Sends bytes as they are and reads to the end.
    fn send(&self, request: &[u8]) -> Vec<u8> {
        let mut stream = TcpStream::connect(self.server.address).expect("a connection");
        stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a limit");
        // A refused client may find the connection closed, even before it has sent everything.
        if let Err(error) = stream.write_all(request) {
            assert!(matches!(error.kind(), ErrorKind::BrokenPipe | ErrorKind::ConnectionReset), "{error}");
        }
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes);
        bytes
    }
}

struct Response {
    status: u16,
    headers: HashMap<String, String>,
    body: Vec<u8>,
}

impl Response {
    fn read(bytes: &[u8]) -> Response {
        let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").expect("the end of the headers");
        let head = std::str::from_utf8(&bytes[..end]).expect("text");
        let (first, rest) = head.split_once("\r\n").unwrap_or((head, ""));
        let header = |line: &str| {
            let (name, value) = line.split_once(": ").expect("a header");
            (name.to_ascii_lowercase(), value.to_owned())
        };
        Response {
            status: first.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status"),
            headers: rest.lines().map(header).collect(),
            body: bytes[end + 4..].to_vec(),
        }
    }

    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }

    fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("text")
    }
}

/// The text from the first occurrence of a mark to the next quote.
fn after<'a>(text: &'a str, mark: &str) -> &'a str {
    text.split_once(mark).and_then(|(_, rest)| rest.split('"').next()).unwrap_or_else(|| panic!("{mark} in {text}"))
}

fn lyngk(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lyngk")).args(args).output().expect("the program runs")
}

#[test]
fn every_file_that_the_page_names_is_served() {
    let server = Server::start();
    let index = server.get("/", &[]);
    assert_eq!(index.status, 200);
    assert_eq!(index.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(index.header("cache-control"), "no-cache");
    assert_eq!(index.text(), server.get("/index.html", &[]).text());
    let html = index.text();
    assert!(!html.contains("<style") && !html.contains(" style=") && !html.contains("<script>"), "nothing is inline");
    let kinds = [
        ("rel=\"stylesheet\" href=\"", "text/css; charset=utf-8"),
        ("rel=\"modulepreload\" href=\"", "text/javascript; charset=utf-8"),
        ("rel=\"preload\" href=\"", "application/wasm"),
        ("rel=\"manifest\" href=\"", "application/manifest+json"),
        ("rel=\"apple-touch-icon\" href=\"", "image/png"),
        ("name=\"lyngk-worker\" content=\"", "text/javascript; charset=utf-8"),
        ("type=\"module\" src=\"", "text/javascript; charset=utf-8"),
    ];
    for (mark, content_type) in kinds {
        let name = after(html, mark);
        let file = server.get(&format!("/{name}"), &[]);
        assert_eq!((file.status, file.header("content-type")), (200, content_type), "{name}");
        assert_eq!(file.header("cache-control"), "public, max-age=31536000, immutable", "{name}");
        assert_eq!(file.header("content-length"), file.body.len().to_string(), "{name}");
    }
}

#[test]
fn the_service_worker_is_never_cached_and_names_existing_files() {
    let server = Server::start();
    let worker = server.get("/service-worker.js", &[]);
    assert_eq!((worker.status, worker.header("content-type")), (200, "text/javascript; charset=utf-8"));
    assert_eq!(worker.header("cache-control"), "no-cache");
    let policy = server.get("/", &[]).header("content-security-policy").to_owned();
    assert!(policy.contains("worker-src 'self';") && policy.contains("manifest-src 'self';"), "{policy}");
    let names: Vec<&str> =
        worker.text().lines().filter_map(|line| line.strip_prefix("  \"")?.split('"').next()).collect();
    assert!(names.len() > 20, "{names:?}");
    for name in names {
        assert_eq!(server.ask("HEAD", &format!("/{name}"), &[]).status, 200, "{name}");
    }
    assert!(server.get("/", &[]).text().contains(&format!("content=\"{}\"", after(worker.text(), "VERSION = \""))));
}

#[test]
fn every_response_has_strict_security_headers() {
    let server = Server::start();
    for answer in [server.get("/", &[]), server.get("/nothing", &[]), server.ask("POST", "/", &[])] {
        let policy = answer.header("content-security-policy");
        for part in ["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval';", "frame-ancestors 'none'"] {
            assert!(policy.contains(part), "{part}: {policy}");
        }
        assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
        assert_eq!(answer.header("cross-origin-embedder-policy"), "require-corp");
        assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin");
        assert!(answer.header("permissions-policy").contains("camera=()"));
    }
}

#[test]
fn only_the_embedded_board_may_be_framed() {
    let server = Server::start();
    let embed = server.get("/embed.html", &[]);
    assert_eq!((embed.status, embed.header("cache-control")), (200, "no-cache"));
    let policy = embed.header("content-security-policy");
    assert!(policy.starts_with("default-src 'none';") && policy.ends_with("frame-ancestors *"), "{policy}");
    assert_eq!(embed.header("cross-origin-resource-policy"), "cross-origin");
    assert_eq!(embed.header("x-content-type-options"), "nosniff");
    for path in ["/", "/index.html", "/embed.html/", "/nothing"] {
        let answer = server.get(path, &[]);
        assert!(answer.header("content-security-policy").ends_with("frame-ancestors 'none'"), "{path}");
        assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin", "{path}");
    }
    for mark in ["type=\"module\" src=\"", "rel=\"preload\" href=\"", "name=\"lyngk-rooms\" content=\""] {
        let name = after(embed.text(), mark);
        assert_eq!(server.get(&format!("/{name}"), &[]).status, 200, "{name}");
    }
}

#[test]
fn licence_notices_are_served_as_text() {
    let notices = Server::start().get("/notices.txt", &[]);
    assert_eq!((notices.status, notices.header("content-type")), (200, "text/plain; charset=utf-8"));
    assert_eq!(notices.header("cache-control"), "no-cache");
    assert_eq!(notices.text(), include_str!("../../../NOTICES.txt"));
}

#[test]
fn files_are_sent_in_the_smallest_accepted_encoding() {
    let server = Server::start();
    let plain = server.get("/", &[]);
    assert_eq!(plain.header("content-encoding"), "");
    let sizes = ["br", "gzip"].map(|encoding| {
        let answer = server.get("/", &[&format!("Accept-Encoding: {encoding}")]);
        assert_eq!(answer.header("content-encoding"), encoding);
        assert_eq!(answer.header("vary"), "Accept-Encoding");
        assert_eq!(answer.header("etag"), plain.header("etag"));
        answer.body.len()
    });
    assert!(sizes[0] < sizes[1] && sizes[1] < plain.body.len(), "{sizes:?}");
    assert_eq!(server.get("/", &["Accept-Encoding: zstd, br;q=0"]).header("content-encoding"), "");
}

#[test]
fn a_cached_page_is_not_sent_again() {
    let server = Server::start();
    let tag = server.get("/", &[]).header("etag").to_owned();
    assert!(tag.starts_with("W/\""), "{tag}");
    let again = server.get("/", &[&format!("If-None-Match: {tag}")]);
    assert_eq!((again.status, again.body.len()), (304, 0));
    assert_eq!(again.header("etag"), tag);
    assert_eq!(again.header("cache-control"), "no-cache");
    assert_eq!(server.get("/", &["If-None-Match: W/\"0\""]).status, 200);
}

#[test]
fn unknown_paths_and_methods_get_short_responses() {
    let server = Server::start();
    for path in ["/nothing", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "//", "/index.html/", "/index.html.br"] {
        let answer = server.get(path, &[]);
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.text(), "not found; the page is at /\n");
        assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
    }
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PROPFIND"] {
        let answer = server.ask(method, "/", &[]);
        assert_eq!((answer.status, answer.header("allow")), (405, "GET, HEAD"), "{method}");
    }
    let head = server.ask("HEAD", "/", &[]);
    assert_eq!((head.status, head.body.len()), (200, 0));
    assert_eq!(head.header("content-length"), server.get("/", &[]).header("content-length"));
}

#[test]
fn requests_for_other_hosts_are_refused() {
    let server = Server::start();
    assert_eq!(server.get("/", &["Host: localhost:1"]).status, 200);
    for host in ["Host: evil.example", "Host: localhost.evil.example", "Host: 192.168.0.1", "Host:"] {
        let answer = server.get("/", &[host]);
        assert_eq!(answer.status, 421, "{host}");
        assert!(!answer.text().contains("lyngk-worker"));
    }
}

#[test]
fn another_spelling_of_the_loopback_address_checks_the_host_too() {
    let server = Server::start_with(&["--address", "::ffff:127.0.0.1"], Stdio::inherit());
    assert_eq!(server.get("/", &["Host: localhost:1"]).status, 200);
    assert_eq!(server.get("/", &["Host: evil.example"]).status, 421);
}

/// All of 127.0.0.0/8 is this machine.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn clients_that_do_not_read_do_not_shut_others_out() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpSocket;
    let server = Server::start();
    let connect = async |from: &str, request: &str| {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind(from.parse().expect("an address")).expect("an address of this machine");
        socket.set_recv_buffer_size(4096).expect("a small buffer");
        let mut stream = socket.connect(server.server.address).await.ok()?;
        stream.write_all(request.as_bytes()).await.ok()?;
        Some(stream)
    };
    let request = format!("GET / HTTP/1.1\r\nHost: {}\r\n\r\n", server.server.address);
    let mut greedy = Vec::new();
    for _ in 0..300 {
        greedy.extend(connect("127.0.0.1:0", &request.repeat(20)).await);
    }
    assert!(greedy.len() > 200, "only {}", greedy.len());
    let answer = async {
        let mut stream = connect("127.0.0.2:0", &request).await.expect("a connection");
        let mut answer = [0; 15];
        stream.read_exact(&mut answer).await.expect("an answer");
        answer
    };
    let answer = tokio::time::timeout(Duration::from_secs(5), answer).await.expect("in time");
    assert_eq!(&answer, b"HTTP/1.1 200 OK");
}

#[test]
fn behind_a_proxy_the_public_host_is_answered() {
    let server = Server::start_with(&["--behind-proxy"], Stdio::inherit());
    let headers = ["Host: play.example", "X-Forwarded-For: 192.0.2.7"];
    assert_eq!(server.get("/", &headers).status, 200);
    let mut program = Command::new(env!("CARGO_BIN_EXE_lyngk"));
    let output = program.args(["serve", "--port", "0", "--behind-proxy", "192.0.2.1"]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2));
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(message.contains("a proxy at 192.0.2.1 cannot reach 127.0.0.1"), "{message}");
}

#[test]
fn malformed_and_endless_requests_are_refused() {
    let server = Server::start();
    let long = format!("GET /{} HTTP/1.1\r\nHost: localhost\r\n\r\n", "a".repeat(1 << 20));
    let many = format!("GET / HTTP/1.1\r\nHost: localhost\r\n{}\r\n", "A: b\r\n".repeat(10_000));
    for request in [&b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n"[..], long.as_bytes(), many.as_bytes()] {
        let answer = server.send(request);
        assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 4"), "{}", String::from_utf8_lossy(&answer));
    }
    assert_eq!(server.get("/", &[]).status, 200);
}

#[test]
fn logs_and_metrics_are_there_if_asked_for() {
    let args = ["--metrics", "--log", "debug", "--log-format", "json"];
    let mut server = Server::start_with(&args, Stdio::piped());
    assert_eq!(server.get("/api/rooms/zzzzzzzzzzzz", &[]).status, 404);
    let metrics = server.get("/metrics", &[]);
    assert_eq!(metrics.status, 200);
    assert!(metrics.text().contains("lyngk_http_responses_total{status=\"404\"} 1"), "{}", metrics.text());
    server.server.child.kill().expect("it runs");
    let mut log = String::new();
    server.server.child.stderr.take().expect("a pipe").read_to_string(&mut log).expect("text");
    let lines: Vec<serde_json::Value> = log.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    let request = lines.iter().find(|line| line["message"] == "request" && line["status"] == 404).expect("a request");
    assert_eq!((&request["level"], &request["route"]), (&"DEBUG".into(), &"/api/rooms/{id}".into()), "{request}");

    assert_eq!(Server::start().get("/metrics", &[]).status, 404);
    let wrong =
        Command::new(env!("CARGO_BIN_EXE_lyngk")).args(["serve", "--port", "0"]).env("LYNGK_LOG", "loud").output();
    let wrong = wrong.expect("the program runs");
    let message = String::from_utf8_lossy(&wrong.stderr);
    assert_eq!(wrong.status.code(), Some(2), "{message}");
    assert!(
        message.contains("LYNGK_LOG") && message.contains("expected error, warn, info, debug or trace"),
        "{message}"
    );
}

/// Runs the program with environment variables, in a folder.
fn lyngk_with(variables: &[(&str, &str)], args: &[&str], folder: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lyngk"));
    command.args(args).envs(variables.iter().copied()).current_dir(folder).output().expect("the program runs")
}

// Only Linux has more than one loopback address without being asked.
#[cfg(target_os = "linux")]
#[test]
fn options_are_taken_from_the_environment() {
    let folder = tempfile::tempdir().expect("a folder");
    let variables = [
        ("LYNGK_ADDRESS", "127.0.0.2"),
        ("LYNGK_PORT", "0"),
        ("LYNGK_DATABASE", "from-environment.db"),
        ("LYNGK_BEHIND_PROXY", "127.0.0.1"),
        ("LYNGK_METRICS", "true"),
        ("LYNGK_LOG", "DEBUG"),
        ("LYNGK_LOG_FORMAT", "json"),
        // An empty variable counts as not set.
        ("LYNGK_BUS", ""),
    ];
    let mut command = Command::new(env!("CARGO_BIN_EXE_lyngk"));
    command.arg("serve").envs(variables).current_dir(folder.path()).stderr(Stdio::piped());
    let server = lyngk_services::Server::start(&mut command);
    let mut server = Server { server, folder };
    assert_eq!(server.server.address.ip().to_string(), "127.0.0.2");
    assert!(server.folder.path().join("from-environment.db").exists());
    assert_eq!(server.get("/metrics", &["Host: localhost"]).status, 200);
    assert_eq!(server.get("/", &["Host: play.example", "X-Forwarded-For: 192.0.2.7"]).status, 200);
    server.server.child.kill().expect("it runs");
    let mut log = String::new();
    server.server.child.stderr.take().expect("a pipe").read_to_string(&mut log).expect("text");
    assert!(log.lines().all(|line| line.starts_with('{')) && log.contains("\"request\""), "{log}");
}

#[test]
fn an_option_goes_before_its_variable() {
    let folder = tempfile::tempdir().expect("a folder");
    let variables = [("LYNGK_PORT", "wrong"), ("LYNGK_DATABASE", "environment.db"), ("LYNGK_METRICS", "")];
    let check = ["serve", "--check", "--port", "0", "--database", "option.db"];
    let output = lyngk_with(&variables, &check, folder.path());
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && said.contains("option.db") && !said.contains("environment.db"), "{output:?}");
    for args in [&["admin", "list"][..], &["admin", "--database", "option.db", "list"]] {
        let output = lyngk_with(&variables, args, folder.path());
        let name = if args.len() > 2 { "option.db" } else { "environment.db" };
        let message = String::from_utf8_lossy(&output.stderr);
        assert!(message.contains(&format!("there is no database {name}")), "{message}");
    }
    let output = lyngk_with(&variables, &["admin", "list", "--database", "option.db"], folder.path());
    assert!(String::from_utf8_lossy(&output.stderr).contains("there is no database option.db"), "{output:?}");
}

#[test]
fn a_wrong_value_of_a_variable_is_one_sentence_that_names_it() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, value, expected) in [
        ("LYNGK_ADDRESS", "here", "expected an IP address"),
        ("LYNGK_PORT", "65536", "expected a whole number from 0 to 65535"),
        ("LYNGK_BEHIND_PROXY", "yes", "expected an IP address"),
        ("LYNGK_METRICS", "1", "expected true or false"),
        ("LYNGK_LOG", "loud", "expected error, warn, info, debug or trace"),
        ("LYNGK_LOG_FORMAT", "xml", "expected text or json"),
    ] {
        let output = lyngk_with(&[(name, value)], &["serve", "--check"], folder.path());
        let message = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{message}");
        assert!(message.starts_with("error: ") && message.lines().count() == 1, "{message}");
        assert!(message.contains(name) && message.contains(value) && message.contains(expected), "{message}");
    }
    // The same value as an option is a mistake in the option.
    let output = lyngk_with(&[("LYNGK_PORT", "x")], &["serve", "--check", "--port", "x"], folder.path());
    assert!(String::from_utf8_lossy(&output.stderr).contains("'--port <N>'"), "{output:?}");
}

#[test]
fn help_names_the_variables_and_shows_no_values() {
    let folder = tempfile::tempdir().expect("a folder");
    let secret = [("LYNGK_DATABASE", "postgres://lyngk:open-sesame@db/lyngk")];
    for args in [&["serve", "--help"][..], &["admin", "--help"], &["admin", "list", "--help"]] {
        let output = lyngk_with(&secret, args, folder.path());
        let help = String::from_utf8_lossy(&output.stdout);
        assert!(help.contains("LYNGK_DATABASE") && !help.contains("open-sesame"), "{help}");
    }
}

#[test]
fn a_taken_port_is_reported_with_a_remedy() {
    let taken = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    let port = taken.local_addr().expect("an address").port().to_string();
    let output = lyngk(&["serve", "--port", &port]);
    let message = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{message}");
    assert!(message.contains(&format!("port {port} is taken")) && message.contains("--port 0"), "{message}");
    let output = lyngk(&["serve", "--port", "65536"]);
    assert!(String::from_utf8_lossy(&output.stderr).contains("a whole number from 0 to 65535"));
    assert_eq!(lyngk(&["serve", "--address", "here"]).status.code(), Some(2));
}

#[test]
fn a_database_that_cannot_be_used_stops_the_start_with_one_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = folder.path().join("notes.txt");
    std::fs::write(&text, "these are my notes, and not a database of any kind\n".repeat(100)).expect("written");
    for path in [folder.path().join("missing/games.db"), text.clone()] {
        let output = lyngk(&["serve", "--port", "0", "--database", &path.to_string_lossy()]);
        let message = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{message}");
        assert!(message.ends_with("; choose another file with --database\n"), "{message}");
        assert!(message.lines().count() == 1 && output.stdout.is_empty(), "{message}");
    }
    assert!(std::fs::read_to_string(&text).expect("still there").starts_with("these are my notes"));
}

#[test]
fn a_second_server_with_the_same_database_is_told_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start();
    let database = server.folder.path().join("games.db");
    let path = database.to_str().expect("a path");
    let output = lyngk(&["serve", "--port", "0", "--database", path]);
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("another server is using") && error.trim().lines().count() == 1, "{error}");
    // An operator can look at the games all the same.
    let copy = folder.path().join("copy.db");
    for args in [&["list"][..], &["backup", copy.to_str().expect("a path")]] {
        let output = lyngk(&[&["admin"], args, &["--database", path]].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn the_server_raises_the_limit_on_open_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -S -n 64; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_lyngk")]);
    command.args(["serve", "--port", "0", "--database"]).arg(folder.path().join("games.db"));
    let server = lyngk_services::Server::start(&mut command);
    let address = server.address;
    // More connections than it could have had.
    let streams: Vec<TcpStream> = (0..100).map(|_| TcpStream::connect(address).expect("a connection")).collect();
    let mut last = TcpStream::connect(address).expect("a connection");
    last.set_read_timeout(Some(Duration::from_secs(10))).expect("a limit");
    write!(last, "GET /health HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").expect("sent");
    let mut answer = String::new();
    last.read_to_string(&mut answer).expect("an answer in time");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    drop(streams);
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_the_server_with_success() {
    let mut server = Server::start();
    assert_eq!(server.get("/", &[]).status, 200);
    let interrupted =
        Command::new("kill").args(["-INT", &server.server.child.id().to_string()]).status().expect("kill");
    assert!(interrupted.success());
    assert_eq!(server.server.child.wait().expect("the end").code(), Some(0));
}
