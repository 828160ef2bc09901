//! The browser's database (IndexedDB): games, studies, reviews, progress, files of games, and what cannot be read.
//!
//! Values are texts, except for files. Keys of entries and files are numbers, keys of other values are names. Tabs tell each other
//! about changes over a [`BroadcastChannel`]; a message is only a hint, the database is the truth.

use std::cell::{Cell, RefCell};

use idb::{
    Database, DatabaseEvent, Factory, KeyRange, ObjectStoreParams, Query, Transaction, TransactionMode,
    TransactionResult,
};
use js_sys::{Function, Promise, Reflect};
use leptos::prelude::{StoredValue, on_cleanup, window};
use leptos::reactive::traits::WithValue;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{BroadcastChannel, MessageEvent};

const NAME: &str = "lyngk";
const VERSION: u32 = 3;
/// Name of the channel between tabs.
const CHANNEL: &str = "lyngk";

/// An object store of the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Store {
    /// Games and studies, by number.
    Entries,
    /// Their summaries, under the same numbers.
    Summaries,
    /// Reviews of games, by the game.
    Reviews,
    /// Everything else, by name.
    Values,
    /// Files of games, by number.
    Files,
    /// Their descriptions, under the same numbers.
    FileNames,
}

impl Store {
    const ALL: [Store; 6] =
        [Store::Entries, Store::Summaries, Store::Reviews, Store::Values, Store::Files, Store::FileNames];

    const fn name(self) -> &'static str {
        match self {
            Store::Entries => "entries",
            Store::Summaries => "summaries",
            Store::Reviews => "reviews",
            Store::Values => "values",
            Store::Files => "files",
            Store::FileNames => "file-names",
        }
    }
}

/// Why something could not be stored or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StorageError {
    /// The browser gives the page no more room.
    Full,
    /// The browser refuses to store anything, or the database is damaged.
    Unavailable,
}

impl From<idb::Error> for StorageError {
    fn from(error: idb::Error) -> StorageError {
        // Not by the error's text: the first load would contain the texts of all errors.
        let exception = match error {
            idb::Error::UpdateFailed(exception) => exception,
            idb::Error::DomException(exception) => exception.into(),
            _ => return StorageError::Unavailable,
        };
        let name = Reflect::get(&exception, &"name".into()).ok().and_then(|name| name.as_string());
        if name.as_deref() == Some("QuotaExceededError") { StorageError::Full } else { StorageError::Unavailable }
    }
}

thread_local! {
    /// The open database. Opened at first use, and again after the browser has closed it.
    static OPEN: RefCell<Option<Database>> = const { RefCell::new(None) };
    /// Whether the browser has been asked to keep the data.
    static ASKED: Cell<bool> = const { Cell::new(false) };
}

/// Runs requests in a transaction and waits until everything is on disk. If anything fails, nothing has changed.
///
/// The requests must not wait for anything but the database: a transaction ends when it has nothing to do.
pub(crate) async fn transact<T>(
    stores: &[Store],
    mode: TransactionMode,
    requests: impl AsyncFnOnce(&Transaction) -> Result<T, StorageError>,
) -> Result<T, StorageError> {
    let names: Vec<&str> = stores.iter().map(|store| store.name()).collect();
    let transaction = begin(&names, mode).await?;
    match requests(&transaction).await {
        Ok(value) => match transaction.await? {
            TransactionResult::Committed => Ok(value),
            // Without an error of its own, a transaction is aborted for lack of room.
            TransactionResult::Aborted => Err(StorageError::Full),
        },
        Err(error) => {
            let _ = transaction.abort();
            Err(error)
        }
    }
}

/// A new transaction. The browser may have closed the database meanwhile, for example to clear it: then it is opened once more.
async fn begin(stores: &[&str], mode: TransactionMode) -> Result<Transaction, StorageError> {
    let known = OPEN.with_borrow(|open| open.as_ref().and_then(|database| database.transaction(stores, mode).ok()));
    if let Some(transaction) = known {
        return Ok(transaction);
    }
    let database = open().await?;
    let transaction = database.transaction(stores, mode)?;
    OPEN.set(Some(database));
    Ok(transaction)
}

async fn open() -> Result<Database, StorageError> {
    let mut request = Factory::new()?.open(NAME, Some(VERSION))?;
    request.on_upgrade_needed(|event| {
        let Ok(database) = event.database() else { return };
        let there = database.store_names();
        for store in Store::ALL.into_iter().filter(|store| !there.iter().any(|name| name == store.name())) {
            // A store that is missing makes every transaction on it fail, which is reported.
            let _ = database.create_object_store(store.name(), ObjectStoreParams::new());
        }
    });
    let mut database = request.await?;
    // A newer version of the page, in another tab, waits until this one lets go.
    database.on_version_change(|_| OPEN.with_borrow(|open| open.iter().for_each(Database::close)));
    Ok(database)
}

/// Asks the browser to keep the data for good, once a visit. It may ask the person, or decide by itself.
pub(crate) fn ask_to_persist() {
    if ASKED.replace(true) {
        return;
    }
    // Not in `web-sys` without a flag for unstable APIs, and missing outside of secure contexts.
    let storage = Reflect::get(&window().navigator(), &"storage".into()).ok().filter(JsValue::is_object);
    let persist = storage.as_ref().and_then(|storage| Reflect::get(storage, &"persist".into()).ok());
    if let (Some(storage), Some(Ok(persist))) = (storage, persist.map(JsCast::dyn_into::<Function>))
        && let Some(Ok(promise)) = persist.call0(&storage).ok().map(JsCast::dyn_into::<Promise>)
    {
        spawn_local(async move { drop(JsFuture::from(promise).await) });
    }
}

/// Requests of a transaction.
pub(crate) trait Requests {
    /// The text under a key.
    async fn get(&self, store: Store, key: &JsValue) -> Result<Option<String>, StorageError>;
    /// The value under a key, whatever it is.
    async fn get_value(&self, store: Store, key: &JsValue) -> Result<Option<JsValue>, StorageError>;
    /// Stores a text under a key.
    async fn put(&self, store: Store, key: &JsValue, text: &str) -> Result<(), StorageError>;
    /// Stores a value under a key.
    async fn put_value(&self, store: Store, key: &JsValue, value: &JsValue) -> Result<(), StorageError>;
    /// Removes a key.
    async fn remove(&self, store: Store, key: &JsValue) -> Result<(), StorageError>;
    /// All keys and their texts, in the order of the keys.
    async fn all(&self, store: Store) -> Result<Vec<(JsValue, String)>, StorageError>;
    /// The keys that begin with a text, and their texts.
    async fn starting_with(&self, store: Store, start: &str) -> Result<Vec<(JsValue, String)>, StorageError>;
    /// The keys and values after a key, in the order of the keys, at most so many.
    async fn some(
        &self,
        store: Store,
        after: &JsValue,
        most: u32,
    ) -> Result<(Vec<JsValue>, Vec<JsValue>), StorageError>;
}

impl Requests for Transaction {
    async fn get(&self, store: Store, key: &JsValue) -> Result<Option<String>, StorageError> {
        Ok(self.get_value(store, key).await?.and_then(|value| value.as_string()))
    }

    async fn get_value(&self, store: Store, key: &JsValue) -> Result<Option<JsValue>, StorageError> {
        Ok(self.object_store(store.name())?.get(Query::Key(key.clone()))?.await?)
    }

    async fn put(&self, store: Store, key: &JsValue, text: &str) -> Result<(), StorageError> {
        self.put_value(store, key, &text.into()).await
    }

    async fn put_value(&self, store: Store, key: &JsValue, value: &JsValue) -> Result<(), StorageError> {
        self.object_store(store.name())?.put(value, Some(key))?.await?;
        Ok(())
    }

    async fn remove(&self, store: Store, key: &JsValue) -> Result<(), StorageError> {
        Ok(self.object_store(store.name())?.delete(Query::Key(key.clone()))?.await?)
    }

    async fn all(&self, store: Store) -> Result<Vec<(JsValue, String)>, StorageError> {
        texts(self, store, None).await
    }

    async fn some(
        &self,
        store: Store,
        after: &JsValue,
        most: u32,
    ) -> Result<(Vec<JsValue>, Vec<JsValue>), StorageError> {
        let store = self.object_store(store.name())?;
        let later = || Ok::<_, StorageError>(Some(Query::KeyRange(KeyRange::lower_bound(after, Some(true))?)));
        let (keys, values) = (store.get_all_keys(later()?, Some(most))?, store.get_all(later()?, Some(most))?);
        Ok((keys.await?, values.await?))
    }

    async fn starting_with(&self, store: Store, start: &str) -> Result<Vec<(JsValue, String)>, StorageError> {
        let end = format!("{start}\u{ffff}");
        let range = KeyRange::bound(&start.into(), &end.into(), None, None)?;
        texts(self, store, Some(range)).await
    }
}

async fn texts(
    transaction: &Transaction,
    store: Store,
    range: Option<KeyRange>,
) -> Result<Vec<(JsValue, String)>, StorageError> {
    let store = transaction.object_store(store.name())?;
    let query = || range.clone().map(Query::KeyRange);
    let (keys, values) = (store.get_all_keys(query(), None)?, store.get_all(query(), None)?);
    let (keys, values) = (keys.await?, values.await?);
    Ok(keys.into_iter().zip(values).filter_map(|(key, value)| Some((key, value.as_string()?))).collect())
}

/// A value that is stored by name.
pub(crate) async fn value(name: &str) -> Result<Option<String>, StorageError> {
    let key = name.into();
    transact(&[Store::Values], TransactionMode::ReadOnly, async |requests| requests.get(Store::Values, &key).await)
        .await
}

/// Changes a value that is stored by name, in one step, whatever other tabs do: the function gets the stored text, and returns the new
/// one, or `None` to remove it. Returns the new text. Other tabs are told.
pub(crate) async fn update_value(
    name: &str,
    change: impl FnOnce(Option<String>) -> Option<String>,
) -> Result<Option<String>, StorageError> {
    let key = name.into();
    let new = transact(&[Store::Values], TransactionMode::ReadWrite, async |requests| {
        let before = requests.get(Store::Values, &key).await?;
        let new = change(before.clone());
        match &new {
            Some(text) if Some(text) != before.as_ref() => requests.put(Store::Values, &key, text).await?,
            None if before.is_some() => requests.remove(Store::Values, &key).await?,
            _ => (),
        }
        Ok(new)
    })
    .await?;
    tell(&Change::Value(name.to_owned()));
    Ok(new)
}

/// A change that tabs tell each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// An entry was added, changed or removed.
    Entry(u64),
    /// Many entries were.
    Entries,
    /// A value was changed.
    Value(String),
    /// A file was added or removed.
    Files,
}

impl Change {
    fn to_text(&self) -> String {
        match self {
            Change::Entry(id) => format!("entry {id}"),
            Change::Entries => "entries".to_owned(),
            Change::Value(name) => format!("value {name}"),
            Change::Files => "files".to_owned(),
        }
    }

    fn from_text(text: &str) -> Option<Change> {
        match text.split_once(' ') {
            Some(("entry", id)) => id.parse().ok().map(Change::Entry),
            Some(("value", name)) => Some(Change::Value(name.to_owned())),
            _ => match text {
                "entries" => Some(Change::Entries),
                "files" => Some(Change::Files),
                _ => None,
            },
        }
    }
}

/// Tells all other tabs, and the listeners in this one.
pub(crate) fn tell(change: &Change) {
    // A channel does not get its own messages, so one that lives for a moment reaches this tab's listeners too.
    if let Ok(channel) = BroadcastChannel::new(CHANNEL) {
        let _ = channel.post_message(&change.to_text().into());
        channel.close();
    }
}

/// Calls a function for every change, of this and other tabs, as long as the present owner lives.
pub(crate) fn listen(heard: impl Fn(Change) + 'static) {
    let Ok(channel) = BroadcastChannel::new(CHANNEL) else { return };
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(change) = event.data().as_string().as_deref().and_then(Change::from_text) {
            heard(change);
        }
    });
    channel.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    let listener = StoredValue::new_local((channel, on_message));
    on_cleanup(move || {
        let _ = listener.try_with_value(|(channel, _)| channel.close());
    });
}
