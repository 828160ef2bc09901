//! Stored reviews, so that a game is reviewed once: the card at its end and the study show the same.

use std::time::Duration;

use idb::TransactionMode;
use lyngk_rules::Record;
use lyngk_study::{Effort, Review, review};

use crate::database::{Requests, StorageError, Store, transact};
use crate::store;

// Numbers of nodes, so that a review says the same whenever and on whatever device it is made.
/// The effort for a question of a quick review, a tenth of a second on a desktop. A turn takes two or three.
pub(crate) const QUICK: Effort = Effort::Nodes(1_200);
/// The effort for a question of a thorough review, about a second on a desktop.
pub(crate) const THOROUGH: Effort = Effort::Nodes(12_000);
/// The longest time of a question on a slow phone. One that takes longer has failed.
pub(crate) const LONGEST: Duration = Duration::from_secs(30);

/// Reviews in the local storage of earlier versions, the latest first, and what separates them.
const LOCAL: &str = "lyngk.reviews";
const BETWEEN: &str = "\n\n";

/// The stored review of a game, finished or not. What cannot be read is reviewed again.
pub(crate) async fn load(record: &Record) -> Option<Review> {
    // If they cannot be moved, they are tried again the next time.
    let _ = collect().await;
    let key = Review::new(record, QUICK).key().into();
    let text = transact(&[Store::Reviews], TransactionMode::ReadOnly, async |requests| {
        requests.get(Store::Reviews, &key).await
    });
    let text = text.await.ok().flatten();
    text.and_then(|text| Review::from_text(record, &text)).or_else(|| local(record))
}

/// Stores a review in the place of an earlier one of the same game. One that was stopped replaces no finished one.
pub(crate) async fn save(record: &Record, review: &Review) -> Result<(), StorageError> {
    if review.progress().0 == 0 {
        return Ok(());
    }
    let key = review.key().into();
    transact(&[Store::Reviews], TransactionMode::ReadWrite, async |requests| {
        let earlier = requests.get(Store::Reviews, &key).await?;
        let is_complete = |text: String| Review::from_text(record, &text).is_some_and(|review| review.is_complete());
        if !review.is_complete() && earlier.is_some_and(is_complete) {
            return Ok(());
        }
        requests.put(Store::Reviews, &key, &review.to_text()).await
    })
    .await
}

/// Moves the reviews of earlier versions into the database, and removes them from local storage once they are safe.
async fn collect() -> Result<(), StorageError> {
    let Some(all) = store::read(LOCAL) else { return Ok(()) };
    transact(&[Store::Reviews], TransactionMode::ReadWrite, async |requests| {
        for text in all.split(BETWEEN).filter(|text| !text.is_empty()) {
            let key = review::key(text).into();
            if requests.get(Store::Reviews, &key).await?.is_none() {
                requests.put(Store::Reviews, &key, text).await?;
            }
        }
        Ok(())
    })
    .await?;
    store::remove(LOCAL);
    Ok(())
}

/// The review of a game that is still in local storage.
fn local(record: &Record) -> Option<Review> {
    store::read(LOCAL)?.split(BETWEEN).find_map(|text| Review::from_text(record, text))
}
