//! Accepting of connections, with limits on their number, duration and speed.

use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{Instant, Sleep, sleep, timeout};
use tower_service::Service;

use crate::api::network;
use crate::limit::{Bucket, Holdings, Rate};

/// The largest number of HTTP connections at the same time; more have to wait. A connection that has become a WebSocket does not
/// count.
const MAX_CONNECTIONS: usize = 256;
/// The timeout for a request to arrive, and for an idle connection.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(15);
/// The timeout for a connection, even if it is busy.
const CONNECTION_TIMEOUT: Duration = Duration::from_mins(10);
/// The timeout for a client that does not read its answer.
const WRITE_TIMEOUT: Duration = Duration::from_secs(15);
/// The size limit for the head of a request.
const MAX_HEAD_BYTES: usize = 16 * 1024;
/// The bytes that are read from a connection. Requests and messages are small; whoever sends more than they need has to wait. This
/// also bounds what the WebSocket library reads without passing it on, such as endless frames without content.
const READING: Rate = Rate { burst: 256.0 * 1024.0, per_second: 64.0 * 1024.0 };
/// The timeout for open requests on shutdown.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(2);

/// Serves until `shutdown` completes. Connections of an address beyond `connections_per_address` are closed at once, so that one client
/// cannot have all.
pub(crate) async fn run(
    listener: TcpListener,
    router: Router,
    connections_per_address: Option<usize>,
    shutdown: impl Future<Output = ()>,
) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(REQUEST_TIMEOUT).max_buf_size(MAX_HEAD_BYTES);
    let (stop, stopping) = watch::channel(());
    let permits = Arc::new(Semaphore::new(MAX_CONNECTIONS));
    let by_address: Holdings<IpAddr> = Holdings::new(connections_per_address);
    let mut shutdown = pin!(shutdown);
    let mut fails = false;
    loop {
        let (stream, address, permit) = tokio::select! {
            accepted = accept(&listener, &permits, &mut fails) => accepted,
            () = &mut shutdown => break,
        };
        let Some(held) = by_address.take(network(address.ip().to_canonical())) else { continue };
        // A turn is a small packet that must not wait for more.
        let _ = stream.set_nodelay(true);
        let router = router.clone();
        let service = service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(address));
            router.clone().call(request)
        });
        let connection = http.serve_connection(TokioIo::new(Paced::new(stream)), service).with_upgrades();
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
            drop((permit, held));
        });
    }
    drop(listener);
    drop(stop);
    let _ = timeout(SHUTDOWN_TIMEOUT, permits.acquire_many(MAX_CONNECTIONS as u32)).await;
}

async fn accept(
    listener: &TcpListener,
    permits: &Arc<Semaphore>,
    fails: &mut bool,
) -> (TcpStream, SocketAddr, Option<OwnedSemaphorePermit>) {
    // The semaphore is never closed, so this succeeds sooner or later.
    let permit = Arc::clone(permits).acquire_owned().await.ok();
    loop {
        match listener.accept().await {
            Ok((stream, address)) => {
                if std::mem::take(fails) {
                    tracing::info!("connections are accepted again");
                }
                return (stream, address, permit);
            }
            // Out of file descriptors, or the client has gone: both are temporary. It is logged once, however long it lasts.
            Err(error) => {
                if !std::mem::replace(fails, true) {
                    tracing::warn!(%error, "a connection cannot be accepted; it is tried again and again");
                }
                sleep(Duration::from_millis(50)).await;
            }
        }
    }
}

/// Raises the number of files that this process may have open, to what its connections need, if the system lets it.
pub(crate) fn raise_file_limit(sockets: usize) {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        // The database and HTTP connections need some, too.
        let wanted = (sockets + 2 * MAX_CONNECTIONS) as u64;
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        if current.is_none_or(|current| current >= wanted) {
            return;
        }
        let possible = maximum.map_or(wanted, |maximum| maximum.min(wanted));
        let raised = setrlimit(Resource::Nofile, Rlimit { current: Some(possible), maximum });
        let limit = if raised.is_ok() { Some(possible) } else { current };
        if limit.is_some_and(|limit| limit < wanted) {
            tracing::info!(limit, wanted, "the system allows fewer open files than many connections need (ulimit -n)");
        }
    }
    #[cfg(not(unix))]
    let _ = sockets;
}

/// A stream that is read no faster than [`READING`], and is closed when the other side does not read for [`WRITE_TIMEOUT`].
struct Paced<S> {
    stream: S,
    allowance: Bucket,
    pause: Option<Pin<Box<Sleep>>>,
    /// When waiting for the other side to read ends.
    patience: Option<Pin<Box<Sleep>>>,
}

impl<S> Paced<S> {
    fn new(stream: S) -> Paced<S> {
        Paced { stream, allowance: Bucket::full(READING, Instant::now().into_std()), pause: None, patience: None }
    }

    /// The result of a write, or an error if nothing could be written for a long time.
    fn written<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.patience = None;
            return written;
        }
        let patience = self.patience.get_or_insert_with(|| Box::pin(sleep(WRITE_TIMEOUT)));
        patience.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Paced<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if let Some(pause) = &mut self.pause {
            ready!(pause.as_mut().poll(context));
            self.pause = None;
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        let read = buffer.filled().len() - before;
        let wait = self.allowance.owe(read as f64, READING, Instant::now().into_std());
        if !wait.is_zero() {
            self.pause = Some(Box::pin(sleep(wait)));
        }
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Paced<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.written(context, written)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.written(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.written(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn nobody_is_read_faster_than_they_need() {
        let bytes = vec![0; 1024 * 1024];
        let mut paced = Paced::new(&bytes[..]);
        let (started, mut buffer) = (Instant::now(), vec![0; 2048]);
        paced.read_exact(&mut buffer).await.expect("bytes");
        assert!(started.elapsed().is_zero(), "a request does not wait");
        while paced.read(&mut buffer).await.expect("bytes") > 0 {}
        let expected = (bytes.len() as f64 - READING.burst) / READING.per_second;
        let took = started.elapsed().as_secs_f64();
        assert!((expected..expected + 1.0).contains(&took), "{took} instead of {expected}");
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_that_does_not_read_is_given_up_and_a_slow_one_is_not() {
        let (_client, server) = tokio::io::duplex(1000);
        let mut paced = Paced::new(server);
        let started = Instant::now();
        let error = paced.write_all(&[0; 2000]).await.expect_err("nobody reads");
        assert_eq!((error.kind(), started.elapsed()), (io::ErrorKind::TimedOut, WRITE_TIMEOUT));
        // This one reads a little every ten seconds.
        let (mut client, server) = tokio::io::duplex(1000);
        let mut paced = Paced::new(server);
        let reader = tokio::spawn(async move {
            let mut buffer = [0; 500];
            while client.read_exact(&mut buffer).await.is_ok() {
                sleep(Duration::from_secs(10)).await;
            }
        });
        paced.write_all(&[0; 5000]).await.expect("it is read");
        drop(paced);
        reader.await.expect("the end");
    }
}
