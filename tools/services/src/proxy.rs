//! A proxy between clients and services, for faults of the network, which can spread connections over several services.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// A proxy on a free loopback port. It passes everything on until it is told otherwise.
#[derive(Debug)]
pub struct Proxy {
    port: u16,
    faults: Arc<Faults>,
}

#[derive(Debug, Default)]
struct Faults {
    /// The number of answers that are lost, together with their connections.
    answers_to_lose: AtomicU32,
    /// Whether nothing is passed on, and connections stay open.
    is_frozen: AtomicBool,
    connections: Mutex<Vec<TcpStream>>,
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
        let targets = targets.to_vec();
        let listener = TcpListener::bind(("127.0.0.1", 0))?;
        let port = listener.local_addr()?.port();
        let faults = Arc::new(Faults::default());
        let shared = Arc::clone(&faults);
        thread::spawn(move || {
            for (first, client) in listener.incoming().flatten().enumerate() {
                let mut order = (first..first + targets.len()).map(|index| targets[index % targets.len()]);
                // A client whose connection cannot be passed on is disconnected.
                let server = order.find_map(|target| TcpStream::connect(("127.0.0.1", target)).ok());
                let _ = server.map(|server| pass_on(&client, &server, &shared));
            }
        });
        Ok(Proxy { port, faults })
    }

    /// The port on which it listens.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Passes the next request on, but loses the answer and the connection.
    pub fn lose_an_answer(&self) {
        self.faults.answers_to_lose.fetch_add(1, Ordering::Relaxed);
    }

    /// The number of answers that are still to be lost.
    #[must_use]
    pub fn answers_to_lose(&self) -> u32 {
        self.faults.answers_to_lose.load(Ordering::Relaxed)
    }

    /// Lets nothing through from now on, without closing a connection, or lets everything through again.
    pub fn freeze(&self, is_frozen: bool) {
        self.faults.is_frozen.store(is_frozen, Ordering::Relaxed);
    }

    /// Closes all connections.
    pub fn cut(&self) {
        for connection in self.faults.connections.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            // It may be closed already.
            let _ = connection.shutdown(Shutdown::Both);
        }
    }
}

fn pass_on(client: &TcpStream, server: &TcpStream, faults: &Arc<Faults>) -> io::Result<()> {
    let mut connections = faults.connections.lock().unwrap_or_else(PoisonError::into_inner);
    connections.extend([client.try_clone()?, server.try_clone()?]);
    drop(connections);
    for (from, to, is_answer) in [(client, server, false), (server, client, true)] {
        from.set_nodelay(true)?;
        let (from, to, faults) = (from.try_clone()?, to.try_clone()?, Arc::clone(faults));
        thread::spawn(move || {
            // A connection that breaks on one side is closed on the other.
            let _ = copy(&from, &to, is_answer, &faults);
            let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
        });
    }
    Ok(())
}

fn copy(mut from: &TcpStream, mut to: &TcpStream, is_answer: bool, faults: &Faults) -> io::Result<()> {
    let mut buffer = vec![0; 64 * 1024];
    loop {
        let read = from.read(&mut buffer)?;
        while faults.is_frozen.load(Ordering::Relaxed) {
            thread::sleep(Duration::from_millis(5));
        }
        let lose = |left: u32| left.checked_sub(1);
        let is_lost =
            is_answer && faults.answers_to_lose.fetch_update(Ordering::Relaxed, Ordering::Relaxed, lose).is_ok();
        if read == 0 || is_lost {
            return Ok(());
        }
        to.write_all(&buffer[..read])?;
    }
}
