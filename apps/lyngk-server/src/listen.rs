//! Accepting of connections, with limits on their number and duration.

use std::future::Future;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{sleep, timeout};
use tower_service::Service;

/// The largest number of HTTP connections at the same time; more have to wait. A connection that has become a WebSocket does not
/// count.
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
pub(crate) async fn run(listener: TcpListener, router: Router, shutdown: impl Future<Output = ()>) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(REQUEST_TIMEOUT).max_buf_size(MAX_HEAD_BYTES);
    let (stop, stopping) = watch::channel(());
    let permits = Arc::new(Semaphore::new(MAX_CONNECTIONS));
    let mut shutdown = pin!(shutdown);
    loop {
        let (stream, address, permit) = tokio::select! {
            accepted = accept(&listener, &permits) => accepted,
            () = &mut shutdown => break,
        };
        // A turn is a small packet that must not wait for more.
        let _ = stream.set_nodelay(true);
        let router = router.clone();
        let service = service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(address));
            router.clone().call(request)
        });
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut stopping = stopping.clone();
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            let served = async {
                // A broken connection concerns only the client, who notices it.
                tokio::select! {
                    _ = connection.as_mut() => return,
                    _ = stopping.changed() => connection.as_mut().graceful_shutdown(),
                }
                let _ = connection.await;
            };
            let _ = timeout(CONNECTION_TIMEOUT, served).await;
            drop(permit);
        });
    }
    drop(listener);
    drop(stop);
    let _ = timeout(SHUTDOWN_TIMEOUT, permits.acquire_many(MAX_CONNECTIONS as u32)).await;
}

async fn accept(
    listener: &TcpListener,
    permits: &Arc<Semaphore>,
) -> (TcpStream, SocketAddr, Option<OwnedSemaphorePermit>) {
    // The semaphore is never closed, so this succeeds sooner or later.
    let permit = Arc::clone(permits).acquire_owned().await.ok();
    loop {
        match listener.accept().await {
            Ok((stream, address)) => return (stream, address, permit),
            // Out of file descriptors, or the client has gone: both are temporary.
            Err(_) => sleep(Duration::from_millis(50)).await,
        }
    }
}
