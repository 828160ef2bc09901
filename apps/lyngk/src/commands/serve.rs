//! `lyngk serve`: the page for browsers.

mod listen;
mod site;

use std::io::{self, Write};
use std::net::{IpAddr, SocketAddr};

use anyhow::{Context, Result, anyhow, ensure};
use tokio::net::TcpListener;

use crate::cli::ServeArgs;

pub(crate) fn run(args: &ServeArgs) -> Result<()> {
    ensure!(site::has_page(), "this program was built without the page: cargo play builds both");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().enable_time().build();
    runtime.context("the server cannot be started")?.block_on(async {
        let listener = bind(args.address, args.port).await?;
        let address = listener.local_addr()?;
        let url = url(address);
        writeln!(io::stdout(), "LYNGK is at {url} (Ctrl-C ends it)")?;
        if args.open {
            open(url);
        }
        listen::run(listener, site::router(address.ip()), told_to_end()).await;
        Ok(())
    })
}

async fn bind(address: IpAddr, port: u16) -> Result<TcpListener> {
    TcpListener::bind((address, port)).await.map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => anyhow!(
            "port {port} is taken by another program, perhaps another lyngk serve: choose one with --port, or any free \
             one with --port 0"
        ),
        io::ErrorKind::PermissionDenied => {
            anyhow!("port {port} may not be used by you: choose one from 1024 to 65535 with --port")
        }
        io::ErrorKind::AddrNotAvailable => {
            anyhow!("this machine does not have the address {address}: without --address it is 127.0.0.1")
        }
        _ => anyhow::Error::new(error).context(format!("nothing can be served at {address}, port {port}")),
    })
}

/// Where a browser on this machine finds it.
fn url(address: SocketAddr) -> String {
    match address.ip() {
        // All addresses are none to go to.
        ip if ip.is_unspecified() => format!("http://localhost:{}/", address.port()),
        _ => format!("http://{address}/"),
    }
}

/// Opens the page in a browser. Some of the programs that open one stay until it is closed: nobody waits for them.
fn open(url: String) {
    std::thread::spawn(move || {
        if open::that(&url).is_err() {
            // When this cannot be written either, the address has still been printed.
            let _ = writeln!(io::stderr(), "no browser could be opened here: go to {url} yourself");
        }
    });
}

/// Comes to an end when the program is told to.
async fn told_to_end() {
    #[cfg(unix)]
    if let Ok(mut terminate) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        tokio::select! {
            _ = tokio::signal::ctrl_c() => (),
            _ = terminate.recv() => (),
        }
        return;
    }
    // Where the signal cannot be heard, the program is ended the hard way.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
