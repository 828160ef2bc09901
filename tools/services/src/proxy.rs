//! A proxy between clients and services, for faults of the network, which can spread connections over several services or switch between
//! them.

use std::collections::HashMap;
use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// The timeout for a connection to a service.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(1);

/// A proxy on a free loopback port. It passes everything on until it is told otherwise.
#[derive(Debug)]
pub struct Proxy {
    port: u16,
    state: Arc<State>,
}

#[derive(Debug, Default)]
struct State {
    /// The loopback ports of the services.
    targets: Mutex<Vec<u16>>,
    /// The number of answers that are lost, together with their connections.
    answers_to_lose: AtomicU32,
    /// Whether nothing is passed on, and connections stay open.
    is_frozen: AtomicBool,
    /// The milliseconds by which everything is late.
    delay: AtomicU64,
    /// The connections by number, with the client's side and the service's side.
    connections: Mutex<HashMap<u64, [TcpStream; 2]>>,
}

impl State {
    fn targets(&self) -> MutexGuard<'_, Vec<u16>> {
        self.targets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn connections(&self) -> MutexGuard<'_, HashMap<u64, [TcpStream; 2]>> {
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn cut(&self) {
        for (_, connection) in self.connections().drain() {
            close(&connection);
        }
    }
}

impl Proxy {
    /// Starts a proxy to a loopback port.
    ///
    /// # Errors
    /// If there is no free port.
    pub fn start(target: u16) -> io::Result<Proxy> {
        Proxy::balance(&[target])
    }

    /// Starts a proxy that spreads connections over loopback ports, one after the other. Ports that nobody listens on are left out.
    ///
    /// # Errors
    /// If there is no free port.
    pub fn balance(targets: &[u16]) -> io::Result<Proxy> {
        let listener = TcpListener::bind(("127.0.0.1", 0))?;
        let port = listener.local_addr()?.port();
        let state = Arc::new(State { targets: Mutex::new(targets.to_vec()), ..State::default() });
        let shared = Arc::clone(&state);
        thread::spawn(move || {
            for (number, client) in (0..).zip(listener.incoming().flatten()) {
                let state = Arc::clone(&shared);
                // A client whose connection cannot be passed on is disconnected.
                thread::spawn(move || pass_on(number, client, &state));
            }
        });
        Ok(Proxy { port, state })
    }

    /// The port on which it listens.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Passes connections on to another port from now on, or to none, and closes those to the port before.
    pub fn switch_to(&self, target: Option<u16>) {
        *self.state.targets() = target.into_iter().collect();
        self.state.cut();
    }

    /// Passes the next request on, but loses the answer and the connection.
    pub fn lose_an_answer(&self) {
        self.state.answers_to_lose.fetch_add(1, Ordering::Relaxed);
    }

    /// The number of answers that are still to be lost.
    #[must_use]
    pub fn answers_to_lose(&self) -> u32 {
        self.state.answers_to_lose.load(Ordering::Relaxed)
    }

    /// Lets nothing through from now on, without closing a connection, or lets everything through again.
    pub fn freeze(&self, is_frozen: bool) {
        self.state.is_frozen.store(is_frozen, Ordering::Relaxed);
    }

    /// Lets everything through late from now on.
    pub fn slow_down(&self, delay: Duration) {
        self.state.delay.store(delay.as_millis() as u64, Ordering::Relaxed);
    }

    /// Closes all connections.
    pub fn cut(&self) {
        self.state.cut();
    }
}

fn close(connection: &[TcpStream; 2]) {
    for side in connection {
        // It may be closed already.
        let _ = side.shutdown(Shutdown::Both);
    }
}

fn pass_on(number: u64, client: TcpStream, state: &Arc<State>) -> io::Result<()> {
    let targets = state.targets().clone();
    let order = (0..targets.len()).map(|offset| targets[(number as usize + offset) % targets.len()]);
    let connect = |target| {
        let address = SocketAddr::from(([127, 0, 0, 1], target));
        TcpStream::connect_timeout(&address, CONNECT_TIMEOUT).ok().map(|server| (target, server))
    };
    let (target, server) = order.into_iter().find_map(connect).ok_or(io::ErrorKind::ConnectionRefused)?;
    let connection = [client.try_clone()?, server.try_clone()?];
    state.connections().insert(number, connection);
    // The proxy may have been switched meanwhile, and has not seen this connection.
    if state.targets().contains(&target) {
        client.set_nodelay(true)?;
        server.set_nodelay(true)?;
        let answers = {
            let (client, server, state) = (client.try_clone()?, server.try_clone()?, Arc::clone(state));
            thread::spawn(move || copy(&server, &client, true, &state))
        };
        // A connection that breaks on one side is closed on the other.
        let _ = copy(&client, &server, false, state);
        close(&[client, server]);
        let _ = answers.join();
    }
    if let Some(connection) = state.connections().remove(&number) {
        close(&connection);
    }
    Ok(())
}

fn copy(mut from: &TcpStream, mut to: &TcpStream, is_answer: bool, state: &State) -> io::Result<()> {
    let closed = |_: &io::Error| {
        let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
    };
    let mut buffer = vec![0; 16 * 1024];
    loop {
        let read = from.read(&mut buffer).inspect_err(closed)?;
        while state.is_frozen.load(Ordering::Relaxed) {
            thread::sleep(Duration::from_millis(5));
        }
        match state.delay.load(Ordering::Relaxed) {
            0 => {}
            delay => thread::sleep(Duration::from_millis(delay)),
        }
        let lose = |left: u32| left.checked_sub(1);
        // The end of a connection is no answer that could be lost.
        let is_over = read == 0
            || is_answer && state.answers_to_lose.fetch_update(Ordering::Relaxed, Ordering::Relaxed, lose).is_ok();
        if is_over {
            let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
            return Ok(());
        }
        to.write_all(&buffer[..read]).inspect_err(closed)?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A service that answers each connection with these bytes, and closes it.
    fn service(answer: &'static [u8]) -> io::Result<u16> {
        let listener = TcpListener::bind(("127.0.0.1", 0))?;
        let port = listener.local_addr()?.port();
        thread::spawn(move || {
            for mut client in listener.incoming().flatten() {
                let _ = client.write_all(answer);
            }
        });
        Ok(port)
    }

    fn ask(proxy: &Proxy) -> Vec<u8> {
        let mut answer = Vec::new();
        let mut stream = TcpStream::connect(("127.0.0.1", proxy.port())).expect("a connection");
        // A lost answer may end in a reset.
        let _ = stream.read_to_end(&mut answer);
        answer
    }

    #[test]
    fn an_answer_is_lost_once() {
        let proxy = Proxy::start(service(b"yes").expect("a port")).expect("a port");
        proxy.lose_an_answer();
        assert_eq!((ask(&proxy).as_slice(), proxy.answers_to_lose()), (&b""[..], 0));
        assert_eq!(ask(&proxy), b"yes");
    }

    #[test]
    fn a_connection_that_is_closed_without_an_answer_loses_none() {
        let proxy = Proxy::start(service(b"").expect("a port")).expect("a port");
        proxy.lose_an_answer();
        assert_eq!((ask(&proxy).as_slice(), proxy.answers_to_lose()), (&b""[..], 1));
    }
}
