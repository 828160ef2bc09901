//! Numbered jobs on several threads, and progress messages.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};
use std::time::{Duration, Instant};

/// The time between two progress messages.
const PROGRESS_EVERY: Duration = Duration::from_secs(10);

/// Runs a job for each number on several threads, and passes the results to `receive` in the order of the numbers, whatever the order
/// in which the jobs end. `worker` makes the state that the jobs of one thread share. `receive` can stop the run.
///
/// ```
/// use std::convert::Infallible;
/// use std::ops::ControlFlow;
///
/// let mut squares = Vec::new();
/// let run = lyngk_selfplay::in_order(1.., 4, || (), |(), number| number * number, |_, square| {
///     squares.push(square);
///     Ok::<_, Infallible>(if squares.len() == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
/// });
/// assert!(run.is_ok());
/// assert_eq!(squares, [1, 4, 9]);
/// ```
///
/// # Errors
/// The error of `receive`, which ends the run.
///
/// # Panics
/// If a job does.
pub fn in_order<W, T: Send, E>(
    numbers: impl IntoIterator<Item = u64, IntoIter: Send>,
    threads: usize,
    worker: impl Fn() -> W + Sync,
    job: impl Fn(&mut W, u64) -> T + Sync,
    mut receive: impl FnMut(u64, T) -> Result<ControlFlow<()>, E>,
) -> Result<(), E> {
    let (jobs, is_stopped) = (Mutex::new(numbers.into_iter().enumerate()), AtomicBool::new(false));
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (sender, worker, job, jobs, is_stopped) = (sender.clone(), &worker, &job, &jobs, &is_stopped);
            scope.spawn(move || {
                let _guard = StopOnPanic(is_stopped);
                let mut worker = worker();
                while !is_stopped.load(Ordering::Relaxed) {
                    let next = jobs.lock().unwrap_or_else(PoisonError::into_inner).next();
                    let Some((place, number)) = next else { break };
                    if sender.send((place, (number, job(&mut worker, number)))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let (mut early, mut expected) = (BTreeMap::new(), 0);
        for (place, result) in receiver {
            early.insert(place, result);
            while let Some((number, result)) = early.remove(&expected) {
                expected += 1;
                let flow = receive(number, result);
                if !matches!(flow, Ok(ControlFlow::Continue(()))) {
                    is_stopped.store(true, Ordering::Relaxed);
                    return flow.map(|_| ());
                }
            }
        }
        Ok(())
    })
}

/// Stops the other threads if this one panics. They would go on otherwise, although the missing result blocks all later ones.
struct StopOnPanic<'a>(&'a AtomicBool);

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}

/// The clock of progress messages: one is due every ten seconds.
#[derive(Debug)]
pub struct Progress {
    started: Instant,
    next: Duration,
}

impl Progress {
    /// Starts the clock.
    #[must_use]
    #[expect(clippy::new_without_default, reason = "it starts a clock")]
    pub fn new() -> Progress {
        Progress { started: Instant::now(), next: PROGRESS_EVERY }
    }

    /// Whether a message is due.
    pub fn is_due(&mut self) -> bool {
        let elapsed = self.started.elapsed();
        let is_due = elapsed >= self.next;
        if is_due {
            self.next = elapsed + PROGRESS_EVERY;
        }
        is_due
    }

    /// The number of seconds since the start.
    #[must_use]
    pub fn seconds(&self) -> u64 {
        self.started.elapsed().as_secs()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_arrive_in_order_although_later_jobs_end_first() {
        let mut received = Vec::new();
        let job = |(): &mut (), number: u64| std::thread::sleep(Duration::from_millis(20 * (3 - number % 4)));
        let run = in_order(
            0..8,
            4,
            || (),
            job,
            |number, ()| {
                received.push(number);
                Ok::<_, String>(ControlFlow::Continue(()))
            },
        );
        assert_eq!((run, received), (Ok(()), (0..8).collect()));
    }

    #[test]
    fn a_panic_ends_an_endless_run() {
        let job = |(): &mut (), number: u64| assert!(number != 3, "on purpose");
        let receive = |_, ()| Ok::<_, String>(ControlFlow::Continue(()));
        assert!(std::panic::catch_unwind(|| in_order(0.., 2, || (), job, receive)).is_err());
    }

    #[test]
    fn an_error_ends_the_run() {
        let mut received = 0;
        let run = in_order(
            0..,
            2,
            || (),
            |(), number| number,
            |number, _| {
                received += 1;
                if number == 5 { Err("five") } else { Ok(ControlFlow::Continue(())) }
            },
        );
        assert_eq!((run, received), (Err("five"), 6));
    }
}
