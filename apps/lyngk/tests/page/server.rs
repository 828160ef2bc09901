//! Servers for the tests: `lyngk serve`, and a plain file server.

use std::io::{BufRead, BufReader, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use tempfile::TempDir;

/// Shell script that runs a program until its standard input is closed: by a drop, or by the end of the test program.
const SERVE: &str = r#"
    trap : HUP INT TERM
    "$@" &
    cat >/dev/null
    { kill -9 $!; wait $!; } 2>/dev/null
"#;

/// `lyngk serve`. It exits when this is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) url: String,
    folder: TempDir,
}

impl Server {
    pub(crate) fn start() -> Server {
        let folder = tempfile::tempdir().expect("a folder");
        let (child, url) = serve_games(&folder, "0");
        Server { child, url, folder }
    }

    /// Kills the server and starts it again, with the same database at the same address.
    pub(crate) fn restart(&mut self) {
        let _ = self.child.wait();
        let port = self.url.trim_end_matches('/').rsplit(':').next().expect("a port").to_owned();
        let (child, url) = serve_games(&self.folder, &port);
        assert_eq!(url, self.url);
        self.child = child;
    }
}

/// Starts `lyngk serve` and returns its address.
fn serve_games(folder: &TempDir, port: &str) -> (Child, String) {
    let mut child = Command::new("sh")
        .args(["-c", SERVE, "sh", env!("CARGO_BIN_EXE_lyngk"), "serve", "--port", port, "--database"])
        .arg(folder.path().join("games.db"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
    let url = line.split_whitespace().find(|word| word.starts_with("http://"));
    let url = url.unwrap_or_else(|| panic!("no address: build the page first, with cargo xtask page")).to_owned();
    (child, url)
}

/// A network between a browser and a server, which can be cut.
pub(crate) struct Network {
    pub(crate) url: String,
    is_up: Arc<AtomicBool>,
    streams: Arc<Mutex<Vec<TcpStream>>>,
}

impl Network {
    pub(crate) fn before(server: &Server) -> Network {
        let target = server.url.trim_start_matches("http://").trim_end_matches('/').to_owned();
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
        let url = format!("http://{}/", listener.local_addr().expect("an address"));
        let is_up = Arc::new(AtomicBool::new(true));
        let streams = Arc::new(Mutex::new(Vec::new()));
        let network = Network { url, is_up: Arc::clone(&is_up), streams: Arc::clone(&streams) };
        thread::spawn(move || {
            for from in listener.incoming().flatten().filter(|_| is_up.load(Ordering::SeqCst)) {
                let Ok(to) = TcpStream::connect(&target) else { continue };
                let mut kept = streams.lock().expect("nobody panics while holding it");
                for (from, to) in [(&from, &to), (&to, &from)] {
                    let (Ok(mut from), Ok(mut to)) = (from.try_clone(), to.try_clone()) else { continue };
                    kept.extend(from.try_clone());
                    thread::spawn(move || {
                        let _ = std::io::copy(&mut from, &mut to);
                        let _ = to.shutdown(Shutdown::Both);
                    });
                }
            }
        });
        network
    }

    /// Cuts all connections, and allows no new ones.
    pub(crate) fn cut(&self) {
        self.is_up.store(false, Ordering::SeqCst);
        for stream in self.streams.lock().expect("nobody panics while holding it").drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    /// Allows new connections.
    pub(crate) fn mend(&self) {
        self.is_up.store(true, Ordering::SeqCst);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // `wait` closes its standard input first.
        let _ = self.child.wait();
    }
}

/// The folder of the built page.
pub(crate) fn page_folder() -> PathBuf {
    // Cargo sets it for everything that it runs.
    std::env::var_os("LYNGK_PAGE").expect("LYNGK_PAGE, from .cargo/config.toml").into()
}

/// Serves the page's files under a path without compression and with no header but the type, until the test program ends. Returns the
/// address of the page.
pub(crate) fn plain(path: &str) -> String {
    altered(path, |_, body| Some(body))
}

/// The same with a function that changes files or hides them.
pub(crate) fn altered(path: &str, change: impl Fn(&str, Vec<u8>) -> Option<Vec<u8>> + Send + Sync + 'static) -> String {
    serve(path, move |name| Some((change(name, std::fs::read(page_folder().join(name)).ok()?)?, "")))
}

/// Serves the files of a built page compressed with brotli, as people load them. Returns the address of the page.
pub(crate) fn compressed(folder: PathBuf) -> String {
    serve("/", move |name| {
        let read = |name: &str| std::fs::read(folder.join(name)).ok();
        let brotli = read(&format!("{name}.br")).map(|body| (body, "Content-Encoding: br\r\n"));
        brotli.or_else(|| read(name).map(|body| (body, "")))
    })
}

/// Serves what `find` finds by name: a body and further header lines.
fn serve(path: &str, find: impl Fn(&str) -> Option<(Vec<u8>, &'static str)> + Send + Sync + 'static) -> String {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    let address = listener.local_addr().expect("an address");
    let (start, find) = (format!("GET {path}"), Arc::new(find));
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let (start, find) = (start.clone(), Arc::clone(&find));
            // The browser retries a failed connection.
            thread::spawn(move || drop(answer(stream, &start, &*find)));
        }
    });
    format!("http://{address}{path}")
}

fn answer(
    mut stream: TcpStream,
    start: &str,
    find: &impl Fn(&str) -> Option<(Vec<u8>, &'static str)>,
) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    while lines.next().transpose()?.is_some_and(|line| !line.is_empty()) {}
    let name = request.strip_prefix(start).and_then(|rest| rest.split([' ', '?']).next()).map(|name| match name {
        "" => "index.html",
        name => name,
    });
    let file = name.filter(|name| !name.contains('/')).and_then(|name| {
        let (body, headers) = find(name)?;
        Some(("200 OK", content_type(Path::new(name)), body, headers))
    });
    let (status, kind, body, headers) = file.unwrap_or(("404 Not Found", "text/plain", Vec::new(), ""));
    let length = body.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n{headers}Connection: close\r\n\r\n"
    )?;
    stream.write_all(&body)
}

fn content_type(path: &Path) -> &'static str {
    match path.extension().and_then(|end| end.to_str()) {
        Some("css") => "text/css",
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("png") => "image/png",
        Some("svg") => "image/svg+xml",
        Some("wasm") => "application/wasm",
        _ => "application/octet-stream",
    }
}
