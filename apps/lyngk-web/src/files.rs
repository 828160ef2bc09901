//! Files of games that are kept in the browser's database, so that a collection is still there after a reload.

use idb::TransactionMode;
use lyngk_study::collection::KeptFile;
use wasm_bindgen::JsCast;
use web_sys::Blob;

use crate::database::{self, Change, Requests, StorageError, Store, transact};
use crate::library::EntryId;

/// A file and its description.
const BOTH: [Store; 2] = [Store::Files, Store::FileNames];

/// The files, the newest first.
pub(crate) async fn list() -> Result<Vec<(EntryId, KeptFile)>, StorageError> {
    let all = transact(&BOTH, TransactionMode::ReadOnly, async |requests| requests.all(Store::FileNames).await).await?;
    let read = |(key, line): (wasm_bindgen::JsValue, String)| Some((EntryId(key.as_f64()? as u64), line.parse().ok()?));
    Ok(all.into_iter().rev().filter_map(read).collect())
}

/// Keeps a file.
pub(crate) async fn add(file: &KeptFile, content: &Blob) -> Result<EntryId, StorageError> {
    let id = EntryId::new();
    transact(&BOTH, TransactionMode::ReadWrite, async |requests| {
        requests.put_value(Store::Files, &id.key(), content).await?;
        requests.put(Store::FileNames, &id.key(), &file.to_string()).await
    })
    .await?;
    database::ask_to_persist();
    database::tell(&Change::Files);
    Ok(id)
}

/// A file and its content; `None` if it is not kept any more.
pub(crate) async fn load(id: EntryId) -> Result<Option<(KeptFile, Blob)>, StorageError> {
    transact(&BOTH, TransactionMode::ReadOnly, async |requests| {
        let content = requests.get_value(Store::Files, &id.key()).await?;
        let line = requests.get(Store::FileNames, &id.key()).await?;
        let content = content.and_then(|content| content.dyn_into::<Blob>().ok());
        Ok(line.and_then(|line| line.parse().ok()).zip(content))
    })
    .await
}

/// Removes a file.
pub(crate) async fn remove(id: EntryId) -> Result<(), StorageError> {
    transact(&BOTH, TransactionMode::ReadWrite, async |requests| {
        for store in BOTH {
            requests.remove(store, &id.key()).await?;
        }
        Ok(())
    })
    .await?;
    database::tell(&Change::Files);
    Ok(())
}
