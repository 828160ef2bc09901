//! Stored progress: what was learned and solved.
//!
//! It is a value of the database. A new result is noted in local storage at once, so that it survives if the page is closed, then added to the
//! value in one transaction, whatever other tabs do, and then its note is removed. If the database cannot be used, notes stay.

use idb::TransactionMode;
use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_study::progress::{Combined, Progress, combine, without};

use crate::database::{self, Change, Requests, StorageError, Store, transact};
use crate::state::PageState;
use crate::store;

/// Names of a kind of progress.
pub(crate) struct Names {
    /// Name of the database's value.
    pub(crate) value: &'static str,
    /// Name of the database's value with unreadable texts that were set aside.
    pub(crate) broken: &'static str,
    /// Key in local storage of new results, one a line.
    pub(crate) notes: &'static str,
    /// Keys in local storage of what earlier versions of the page have stored: the progress, and unreadable texts.
    pub(crate) local: &'static str,
    pub(crate) local_broken: &'static str,
}

/// Stored progress.
pub(crate) struct StoredProgress<P: 'static> {
    page: PageState,
    names: &'static Names,
    pub(crate) progress: RwSignal<P>,
    /// Unreadable texts that were set aside, until they are discarded.
    pub(crate) broken: RwSignal<Option<String>>,
    /// Something was set aside during this visit of the room.
    pub(crate) is_newly_broken: RwSignal<bool>,
    is_loaded: RwSignal<bool>,
    /// Results that could not even be noted.
    unnoted: StoredValue<String>,
    /// Whether it is being synchronised, and whether that has to be done once more.
    is_busy: StoredValue<bool>,
    is_outdated: StoredValue<bool>,
}

// Not derived: that would ask for `P: Copy`.
impl<P> Copy for StoredProgress<P> {}

impl<P> Clone for StoredProgress<P> {
    fn clone(&self) -> StoredProgress<P> {
        *self
    }
}

impl<P: Progress + Send + Sync> StoredProgress<P> {
    /// Begins to load the progress, and follows what other tabs store.
    pub(crate) fn new(page: PageState, names: &'static Names) -> StoredProgress<P> {
        let stored = StoredProgress {
            page,
            names,
            progress: RwSignal::new(P::default()),
            broken: RwSignal::new(None),
            is_newly_broken: RwSignal::new(false),
            is_loaded: RwSignal::new(false),
            unnoted: StoredValue::new(String::new()),
            is_busy: StoredValue::new(false),
            is_outdated: StoredValue::new(false),
        };
        stored.synchronise();
        database::listen(move |change| {
            if matches!(change, Change::Value(name) if name == names.value) {
                stored.synchronise();
            }
        });
        stored
    }

    /// Whether it has been loaded. Reactive.
    pub(crate) fn is_loaded(self) -> bool {
        self.is_loaded.get()
    }

    /// Adds results, one a line, and stores them.
    pub(crate) fn add(self, results: &str) {
        let before = self.progress.get_untracked();
        let mut progress = before.clone();
        progress.add_all(results);
        if progress == before {
            return;
        }
        self.progress.set(progress);
        let notes = store::read(self.names.notes).unwrap_or_default();
        if !store::write(self.names.notes, &format!("{notes}{results}\n")) {
            self.unnoted.update_value(|unnoted| unnoted.extend([results, "\n"]));
        }
        self.synchronise();
    }

    /// Discards the unreadable texts at the person's request.
    pub(crate) fn discard_broken(self) {
        self.broken.set(None);
        spawn_local(async move {
            let _ = database::update_value(self.names.broken, |_| None).await;
        });
    }

    /// Adds what is noted to what is stored, and shows the result.
    fn synchronise(self) {
        if self.is_busy.get_value() {
            return self.is_outdated.set_value(true);
        }
        self.is_busy.set_value(true);
        spawn_local(async move {
            let mut is_first = true;
            while is_first || self.is_outdated.try_get_value() == Some(true) {
                is_first = false;
                self.is_outdated.try_update_value(|is_outdated| *is_outdated = false);
                self.store_once().await;
            }
            self.is_busy.try_update_value(|is_busy| *is_busy = false);
        });
    }

    /// New results: those in local storage, and those that could not be noted there.
    fn results(self) -> String {
        store::read(self.names.notes).unwrap_or_default() + &self.unnoted.try_get_value().unwrap_or_default()
    }

    async fn store_once(self) {
        let Names { value, broken, local, local_broken, notes } = *self.names;
        let (earlier, earlier_broken) = (store::read(local), store::read(local_broken));
        let results = self.results();
        let synchronised = transact(&[Store::Values], TransactionMode::ReadWrite, async |requests| {
            let (key, broken_key) = (value.into(), broken.into());
            let stored = requests.get(Store::Values, &key).await?;
            let Combined { progress, broken } = combine::<P>(stored.as_deref(), earlier.as_deref(), &results);
            let text = progress.to_text();
            let has_changed = stored.as_ref().map_or(progress != P::default(), |stored| *stored != text);
            if has_changed {
                requests.put(Store::Values, &key, &text).await?;
            }
            let aside = requests.get(Store::Values, &broken_key).await?;
            let is_new = |text: &&String| aside.as_ref().is_none_or(|aside| !aside.contains(text.as_str()));
            let earlier = earlier_broken.iter().filter(is_new).cloned();
            let dated = broken.iter().filter(is_new).map(|text| store::dated(text));
            let all: String = aside.iter().cloned().chain(earlier).chain(dated).collect();
            if !all.is_empty() && aside.as_ref() != Some(&all) {
                requests.put(Store::Values, &broken_key, &all).await?;
            }
            Ok(Synchronised {
                has_changed,
                is_broken: !broken.is_empty(),
                progress,
                aside: Some(all).filter(|all| !all.is_empty()),
            })
        });
        match synchronised.await {
            Ok(done) => {
                // Everything is safe. Another tab may have noted or stored something meanwhile.
                forget(notes, &results);
                for (key, text) in [(local, earlier), (local_broken, earlier_broken)] {
                    if text.is_some() && store::read(key) == text {
                        store::remove(key);
                    }
                }
                self.show(done, &results);
            }
            Err(error) => self.show_unstored(error, earlier.as_deref(), &results),
        }
    }

    /// Shows what is stored now, with the results that have come since.
    fn show(self, mut done: Synchronised<P>, added: &str) {
        if done.has_changed {
            database::tell(&Change::Value(self.names.value.to_owned()));
        }
        // The room may have been left.
        self.unnoted.try_update_value(|unnoted| *unnoted = without(unnoted, added));
        done.progress.add_all(&self.results());
        if self.progress.try_read_untracked().is_some_and(|shown| *shown != done.progress) {
            self.progress.try_set(done.progress);
        }
        self.broken.try_set(done.aside);
        if done.is_broken {
            self.is_newly_broken.try_set(true);
        }
        // Whoever waits for it builds the room only once.
        if self.is_loaded.try_get_untracked() == Some(false) {
            self.is_loaded.try_set(true);
        }
    }

    /// Shows what there is without the database. Only what is not even noted is in danger.
    fn show_unstored(self, _: StorageError, earlier: Option<&str>, results: &str) {
        if self.is_loaded.try_get_untracked() == Some(false) {
            self.progress.try_set(combine::<P>(None, earlier, results).progress);
            self.is_loaded.try_set(true);
        }
        if self.unnoted.try_with_value(|unnoted| !unnoted.is_empty()) == Some(true) {
            self.page.storage_failed.set(true);
        }
    }
}

/// What has been stored.
struct Synchronised<P> {
    progress: P,
    aside: Option<String>,
    has_changed: bool,
    is_broken: bool,
}

/// Removes results from the notes.
fn forget(notes: &str, results: &str) {
    let Some(now) = store::read(notes) else { return };
    match without(&now, results) {
        left if left.is_empty() => store::remove(notes),
        left => drop(store::write(notes, &left)),
    }
}
