//! Accepting of connections, with limits on their number and duration.

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

/// The largest number of connections at the same time; more have to wait.
const MAX_CONNECTIONS: usize = 256;
/// The timeout for a request to arrive, and for an idle connection.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(15);
/// The timeout for a connection, even if it is busy.
const CONNECTION_TIMEOUT: Duration = Duration::from_mins(10);
/// The size limit for the head of a request.
const MAX_HEAD_BYTES: usize = 16 * 1024;
/// The timeout for open requests on shutdown.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(2);

/// Serves until `shutdown` completes.
pub(super) async fn run(listener: TcpListener, site: Router, shutdown: impl Future<Output = ()>) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(REQUEST_TIMEOUT).max_buf_size(MAX_HEAD_BYTES);
    let graceful = GracefulShutdown::new();
    let permits = Arc::new(Semaphore::new(MAX_CONNECTIONS));
    let mut shutdown = pin!(shutdown);
    loop {
        let (stream, permit) = tokio::select! {
            accepted = accept(&listener, &permits) => accepted,
            () = &mut shutdown => break,
        };
        let connection = http.serve_connection(TokioIo::new(stream), TowerToHyperService::new(site.clone()));
        let connection = graceful.watch(connection);
        tokio::spawn(async move {
            // A broken connection concerns only the client, who notices it.
            let _ = timeout(CONNECTION_TIMEOUT, connection).await;
            drop(permit);
        });
    }
    drop(listener);
    let _ = timeout(SHUTDOWN_TIMEOUT, graceful.shutdown()).await;
}

async fn accept(listener: &TcpListener, permits: &Arc<Semaphore>) -> (TcpStream, Option<OwnedSemaphorePermit>) {
    // The semaphore is never closed, so this succeeds sooner or later.
    let permit = Arc::clone(permits).acquire_owned().await.ok();
    loop {
        match listener.accept().await {
            Ok((stream, _)) => return (stream, permit),
            // Out of file descriptors, or the client has gone: both are temporary.
            Err(_) => sleep(Duration::from_millis(50)).await,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};

    use super::*;

    #[test]
    fn the_server_answers_until_shutdown() {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let (end, ended) = tokio::sync::oneshot::channel::<()>();
        let listener = runtime.block_on(TcpListener::bind(("127.0.0.1", 0))).expect("a port");
        let address = listener.local_addr().expect("an address");
        let client = std::thread::spawn(move || {
            let mut stream = std::net::TcpStream::connect(address).expect("a connection");
            stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").expect("asked");
            let mut start = [0; 12];
            stream.read_exact(&mut start).expect("answered");
            end.send(()).expect("the server still runs");
            // An open connection must not delay the shutdown for longer than its timeout.
            let mut rest = Vec::new();
            let _ = stream.read_to_end(&mut rest);
            start
        });
        let site = Router::new().fallback(|| async { "hello" });
        runtime.block_on(run(listener, site, async { drop(ended.await) }));
        assert_eq!(&client.join().expect("the client"), b"HTTP/1.1 200");
    }
}
