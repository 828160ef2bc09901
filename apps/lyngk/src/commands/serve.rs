//! `lyngk serve`: the web server for the page.

mod listen;
mod site;

use std::io::{self, Write};
use std::net::{IpAddr, SocketAddr};

use anyhow::{Context, Result, anyhow, ensure};
use tokio::net::TcpListener;

use crate::cli::ServeArgs;

pub(crate) fn run(args: &ServeArgs) -> Result<()> {
    ensure!(site::has_page(), "this program was built without the page; build both with cargo play");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().enable_time().build();
    runtime.context("the server cannot be started")?.block_on(async {
        let listener = bind(args.address, args.port).await?;
        let address = listener.local_addr()?;
        let url = url(address);
        writeln!(io::stdout(), "LYNGK is at {url} (Ctrl-C stops the server)")?;
        if args.open {
            open(url);
        }
        listen::run(listener, site::router(address.ip()), shutdown_signal()).await;
        Ok(())
    })
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

/// Opens the page in a browser, on a thread: some of the programs that open a browser run until it is closed.
fn open(url: String) {
    std::thread::spawn(move || {
        if open::that(&url).is_err() {
            // If this cannot be written either, the address has still been printed.
            let _ = writeln!(io::stderr(), "no browser could be opened; go to {url}");
        }
    });
}

/// Completes on Ctrl-C or a request to terminate.
async fn shutdown_signal() {
    #[cfg(unix)]
    if let Ok(mut terminate) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        tokio::select! {
            _ = tokio::signal::ctrl_c() => (),
            _ = terminate.recv() => (),
        }
        return;
    }
    // Without a signal handler the system ends the program.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
