//! `lyngk serve --check`: whether a server could start with these options.

use std::io::Write;
use std::process::ExitCode;

use anyhow::{Context, Result, anyhow, ensure};
use lyngk_server::bus::NatsBus;

use super::{bind, proxy};
use crate::cli::ServeArgs;
use crate::commands::database;
use crate::output;

/// Prints a sentence about each thing that a server needs. What is wrong is printed like errors are.
pub(super) async fn run(args: &ServeArgs) -> Result<ExitCode> {
    let findings = [
        address(args).await,
        database::check(args.database.as_deref(), args.bus.is_some()).await,
        bus(args).await.transpose().unwrap_or_else(|| Ok(String::new())),
    ];
    let mut is_good = true;
    for finding in findings {
        match finding {
            Ok(sentence) if sentence.is_empty() => {}
            Ok(sentence) => writeln!(output::stdout(), "{sentence}")?,
            Err(error) => {
                is_good = false;
                output::write_error(&error);
            }
        }
    }
    Ok(if is_good { ExitCode::SUCCESS } else { ExitCode::from(2) })
}

async fn address(args: &ServeArgs) -> Result<String> {
    proxy(args)?;
    let listener = bind(args.address, args.port).await?;
    let address = listener.local_addr().context("the listener has no address")?;
    Ok(format!("the server can listen on {address}"))
}

async fn bus(args: &ServeArgs) -> Result<Option<String>> {
    let Some(urls) = args.bus.as_deref() else { return Ok(None) };
    ensure!(
        args.database.as_deref().is_some_and(database::is_shared),
        "--bus needs a database that servers can share: --database postgres://…"
    );
    NatsBus::check(urls).await.map_err(|error| anyhow!("{error}"))?;
    Ok(Some("the message bus can be used".to_owned()))
}
