//! Reports on writes: metrics, and a line in the log when writing begins to fail and when it works again.

use std::fmt::Display;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::metrics::CommitMetrics;

/// Reports on the writes of a store.
#[derive(Clone, Debug, Default)]
pub(super) struct WriteReports {
    pub(super) commits: CommitMetrics,
    fails: Arc<AtomicBool>,
}

impl WriteReports {
    /// Reports a transaction with this many writes.
    pub(super) fn committed(&self, writes: usize, took: Duration) {
        self.commits.committed(writes, took);
        if self.fails.swap(false, Ordering::Relaxed) {
            tracing::info!("writing works again");
        }
    }

    /// Reports a transaction that failed. It is logged once, however often it is tried again.
    pub(super) fn failed(&self, error: &impl Display) {
        self.commits.failed();
        if !self.fails.swap(true, Ordering::Relaxed) {
            tracing::error!(%error, "writing failed");
        }
    }
}
