//! The server's log on standard error.

use std::env;
use std::io;

use anyhow::{Context, Result};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt, registry};

use crate::cli::{LogFormat, LogLevel};

/// The environment variable with the level.
const VARIABLE: &str = "LYNGK_LOG";

/// Starts logging, at the level of the command line, of the environment, or warnings.
pub(super) fn start(level: Option<LogLevel>, format: LogFormat) -> Result<()> {
    let level = match (level, env::var(VARIABLE)) {
        (Some(level), _) => level,
        (None, Ok(text)) if !text.is_empty() => clap::ValueEnum::from_str(&text, true)
            .map_err(anyhow::Error::msg)
            .with_context(|| format!("{VARIABLE} is not a level; expected error, warn, info, debug or trace"))?,
        (None, _) => LogLevel::Warn,
    };
    let output = fmt::layer().with_writer(io::stderr).with_ansi(false);
    let output = match format {
        LogFormat::Text => output.boxed(),
        LogFormat::Json => output.json().flatten_event(true).boxed(),
    };
    // Libraries may log what they are given, so they are heard only if something is wrong.
    let targets = Targets::new().with_default(LevelFilter::WARN).with_target("lyngk", filter(level));
    // Nothing else sets it up.
    let _ = registry().with(output).with(targets.with_target("lyngk_server", filter(level))).try_init();
    Ok(())
}

fn filter(level: LogLevel) -> LevelFilter {
    match level {
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
        LogLevel::Trace => LevelFilter::TRACE,
    }
}
