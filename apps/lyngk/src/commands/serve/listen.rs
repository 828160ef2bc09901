//! Takes connections, not too many, and gives none of them for ever.

use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{sleep, timeout};

/// How many connections there may be at once; more wait.
const MOST_CONNECTIONS: usize = 256;
/// How long a request may take to arrive, and a connection may be idle.
const REQUEST_TIME: Duration = Duration::from_secs(15);
/// How long a connection may live, however busy.
const CONNECTION_TIME: Duration = Duration::from_mins(10);
/// How much of a request's head is held.
const REQUEST_BYTES: usize = 16 * 1024;
/// How long those who are being answered have when it ends.
const FAREWELL_TIME: Duration = Duration::from_secs(2);

/// Serves until `shutdown` comes to an end.
pub(super) async fn run(listener: TcpListener, site: Router, shutdown: impl Future<Output = ()>) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(REQUEST_TIME).max_buf_size(REQUEST_BYTES);
    let graceful = GracefulShutdown::new();
    let room = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    let mut shutdown = pin!(shutdown);
    loop {
        let (stream, place) = tokio::select! {
            accepted = accept(&listener, &room) => accepted,
            () = &mut shutdown => break,
        };
        let connection = http.serve_connection(TokioIo::new(stream), TowerToHyperService::new(site.clone()));
        let connection = graceful.watch(connection);
        tokio::spawn(async move {
            // Whatever breaks a connection is the other side's to notice.
            let _ = timeout(CONNECTION_TIME, connection).await;
            drop(place);
        });
    }
    drop(listener);
    let _ = timeout(FAREWELL_TIME, graceful.shutdown()).await;
}

async fn accept(listener: &TcpListener, room: &Arc<Semaphore>) -> (TcpStream, Option<OwnedSemaphorePermit>) {
    // The semaphore is never closed, so there is always a place in the end.
    let place = Arc::clone(room).acquire_owned().await.ok();
    loop {
        match listener.accept().await {
            Ok((stream, _)) => return (stream, place),
            // Out of files, or the other side is gone already: either passes.
            Err(_) => sleep(Duration::from_millis(50)).await,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};

    use super::*;

    #[test]
    fn it_answers_until_it_is_told_to_end() {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let (end, ended) = tokio::sync::oneshot::channel::<()>();
        let listener = runtime.block_on(TcpListener::bind(("127.0.0.1", 0))).expect("a port");
        let address = listener.local_addr().expect("an address");
        let client = std::thread::spawn(move || {
            let mut stream = std::net::TcpStream::connect(address).expect("a connection");
            stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").expect("asked");
            let mut start = [0; 12];
            stream.read_exact(&mut start).expect("answered");
            end.send(()).expect("it still runs");
            // Kept open, it must not hold up the end for longer than the farewell.
            let mut rest = Vec::new();
            let _ = stream.read_to_end(&mut rest);
            start
        });
        let site = Router::new().fallback(|| async { "hello" });
        runtime.block_on(run(listener, site, async { drop(ended.await) }));
        assert_eq!(&client.join().expect("the client"), b"HTTP/1.1 200");
    }
}
