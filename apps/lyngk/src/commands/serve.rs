//! `lyngk serve`: the web server for the page and for live games.

mod check;
mod log;
mod site;

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, ensure};
use lyngk_server::bus::{Bus, LocalBus, NatsBus};
use lyngk_server::store::Store;
use lyngk_server::{Config, Proxy, Rate};
use tokio::net::TcpListener;

use super::database;
use crate::cli::ServeArgs;
use crate::output;

pub(crate) fn run(args: &ServeArgs) -> Result<ExitCode> {
    ensure!(site::has_page(), "this program was built without the page; build both with cargo play");
    log::start(args.log, args.log_format);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.context("the server cannot be started")?;
    if args.check {
        return runtime.block_on(check::run(args));
    }
    runtime.block_on(serve(args))?;
    Ok(ExitCode::SUCCESS)
}

async fn serve(args: &ServeArgs) -> Result<()> {
    let proxy = proxy(args)?;
    let listener = bind(args.address, args.port).await?;
    let store = database::open(args.database.as_deref(), args.bus.is_some()).await?;
    let bus = bus(args.bus.as_deref(), &*store).await?;
    let address = listener.local_addr()?;
    let shutdown = shutdown_signal().context("the server could not be stopped with Ctrl-C")?;
    // In one write: whoever reads only the first line may be gone before a second one.
    let announcement =
        format!("LYNGK is at {} (Ctrl-C stops the server)\n{}\n", url(address), reachable(address, proxy));
    let mut out = output::stdout();
    out.write_all(announcement.as_bytes()).and_then(|()| out.flush())?;
    // The lock is not for the whole life of the server.
    drop(out);
    if args.open {
        open(url(address));
    }
    let unlimited = args.without_rate_limits.then_some(Rate::UNLIMITED);
    let config = Config {
        behind_proxy: proxy,
        metrics: args.metrics,
        request_rate: unlimited,
        message_rate: unlimited,
        stored_bytes: unlimited,
        ..Config::default()
    };
    let config = if args.without_rate_limits {
        Config { max_sockets_per_address: None, max_connections_per_address: None, ..config }
    } else {
        config
    };
    Ok(lyngk_server::run(listener, config, store, bus, site::router(), shutdown).await?)
}

/// The bus to other servers, if there are any.
async fn bus(urls: Option<&str>, store: &dyn Store) -> Result<Arc<dyn Bus>> {
    let Some(urls) = urls else { return Ok(Arc::new(LocalBus)) };
    let installation = store.installation().await.map_err(|error| anyhow!("{error}"))?;
    let installation =
        installation.context("--bus needs a database that servers can share: --database postgres://…")?;
    Ok(Arc::new(NatsBus::connect(urls, &installation).await.map_err(|error| anyhow!("{error}"))?))
}

/// The proxy in front, if there is one.
fn proxy(args: &ServeArgs) -> Result<Option<Proxy>> {
    let Some(address) = args.behind_proxy else { return Ok(None) };
    if address.is_loopback() {
        return Ok(Some(Proxy::Local));
    }
    ensure!(
        !args.address.is_loopback(),
        "a proxy at {address} cannot reach {}; choose an address of this machine that it can reach with --address",
        args.address
    );
    Ok(Some(Proxy::At(address)))
}

async fn bind(address: IpAddr, port: u16) -> Result<TcpListener> {
    TcpListener::bind((address, port)).await.map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => anyhow!(
            "port {port} is taken by another program, perhaps another lyngk serve; choose another one with --port, \
             or any free one with --port 0"
        ),
        io::ErrorKind::PermissionDenied => {
            anyhow!("you may not use port {port}; choose one from 1024 to 65535 with --port")
        }
        io::ErrorKind::AddrNotAvailable => {
            anyhow!("this machine does not have the address {address}; the default is 127.0.0.1")
        }
        _ => anyhow::Error::new(error).context(format!("the server cannot listen on {address}, port {port}")),
    })
}

/// The URL for a browser on this machine.
fn url(address: SocketAddr) -> String {
    match address.ip() {
        // "All addresses" is not an address to connect to.
        ip if ip.is_unspecified() => format!("http://localhost:{}/", address.port()),
        _ => format!("http://{address}/"),
    }
}

/// A sentence that tells who can reach the server.
fn reachable(address: SocketAddr, proxy: Option<Proxy>) -> String {
    match proxy {
        Some(Proxy::Local) => return "It answers only the proxy on this machine.".to_owned(),
        Some(Proxy::At(proxy)) => return format!("It answers only the proxy at {proxy}."),
        None => {}
    }
    let others = |url: String| {
        format!(
            "Others in your network can play at {url}. Whoever can reach this machine can use the page, take part and watch public \
             games; private games are seen by their players only."
        )
    };
    match address.ip() {
        ip if ip.is_loopback() => {
            "Only this machine can reach it; to play with others in your network, add --address 0.0.0.0".to_owned()
        }
        ip if ip.is_unspecified() => match network_address() {
            Some(ip) => others(format!("http://{}/", SocketAddr::new(ip, address.port()))),
            None => "This machine has no address in a network at the moment.".to_owned(),
        },
        _ => others(url(address)),
    }
}

/// This machine's address in its network: the one from which it would reach the internet. Nothing is sent.
fn network_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // Any public address will do; this range is for documentation and never used.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_unspecified())
}

/// Opens the page in a browser, on a thread: some of the programs that open a browser run until it is closed.
fn open(url: String) {
    std::thread::spawn(move || {
        if open::that(&url).is_err() {
            // If this cannot be written either, the address has still been printed.
            let _ = writeln!(io::stderr(), "no browser could be opened; go to {url}");
        }
    });
}

/// A future that completes on Ctrl-C or a request to terminate. Both are caught from the call on, not only once the
/// future is awaited: whoever has read the announcement may stop the server with success.
#[cfg(unix)]
fn shutdown_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => (),
            _ = terminate.recv() => (),
        }
    })
}

/// A future that completes on Ctrl-C, which is caught from the call on.
#[cfg(windows)]
fn shutdown_signal() -> io::Result<impl Future<Output = ()>> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}
