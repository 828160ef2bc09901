//! The server's log on standard error.

use std::io;

use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt, registry};

use crate::cli::{LogFormat, LogLevel};

/// Starts logging.
pub(super) fn start(level: LogLevel, format: LogFormat) {
    let output = fmt::layer().with_writer(io::stderr).with_ansi(false);
    let output = match format {
        LogFormat::Text => output.boxed(),
        LogFormat::Json => output.json().flatten_event(true).boxed(),
    };
    // Libraries may log what they are given, so they are heard only if something is wrong.
    let targets = Targets::new().with_default(LevelFilter::WARN).with_target("lyngk", filter(level));
    // Nothing else sets it up.
    let _ = registry().with(output).with(targets.with_target("lyngk_server", filter(level))).try_init();
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
