//! Storage in memory, for simulations: the disk can be slow and fail.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use lyngk_room::lot::SecretNumber;
use lyngk_room::{LogEntry, Place, RoomId, Timestamp};
use lyngk_rules::SplitMix64;
use lyngk_wire::http::{RoomSummary, Status};

use super::seat_code::{CodeUse, SeatCode};
use super::{AppendError, Change, ChangedRoom, CodeHash, FoundRoom, NewRoom, Search, Store, StoreError};
use crate::metrics::CommitMetrics;
use crate::visitor::VisitorId;

/// Storage in memory. Everything is lost when it is dropped.
#[derive(Debug, Default)]
pub struct MemoryStore {
    data: Mutex<Data>,
    faults: Option<Mutex<SplitMix64>>,
    is_full: AtomicBool,
    read_time: Mutex<Duration>,
    write_time: Mutex<Duration>,
    commits: CommitMetrics,
}

#[derive(Debug, Default)]
struct Data {
    rooms: BTreeMap<RoomId, StoredRoom>,
    codes: BTreeMap<CodeHash, SeatCode>,
    beat: Option<Timestamp>,
}

#[derive(Debug)]
struct StoredRoom {
    log: Vec<LogEntry>,
    seats: BTreeMap<Place, VisitorId>,
    status: Status,
    due: Option<Timestamp>,
    summary: Option<RoomSummary>,
    listed: bool,
    number: SecretNumber,
}

impl StoredRoom {
    fn changed_at(&self) -> Timestamp {
        self.log.last().map(|entry| entry.at).unwrap_or_default()
    }

    fn apply(&mut self, change: Change) {
        let Change { room: _, entries, status, due, summary, seats } = change;
        self.log.extend(entries);
        (self.status, self.due, self.summary) = (status, due, summary);
        self.seats.extend(seats);
    }
}

/// Planned failure of a write.
enum Fault {
    None,
    /// Nothing is written.
    Lost,
    /// Everything is written, but the answer is an error.
    Unanswered,
}

impl MemoryStore {
    /// A store that is slow at times, and in which some logs, seats and numbers cannot be read, and some writes fail: nothing is written,
    /// or it is written and reported as failed.
    #[must_use]
    pub fn unreliable(seed: u64) -> MemoryStore {
        MemoryStore { faults: Some(Mutex::new(SplitMix64::new(seed))), ..MemoryStore::default() }
    }

    /// Lets all writes fail from now on, as on a full disk, or succeed again.
    pub fn set_full(&self, is_full: bool) {
        self.is_full.store(is_full, Ordering::Relaxed);
    }

    /// Sets the time that it takes to read a log, and to write.
    pub fn set_speed(&self, read: Duration, write: Duration) {
        *self.read_time.lock().unwrap_or_else(PoisonError::into_inner) = read;
        *self.write_time.lock().unwrap_or_else(PoisonError::into_inner) = write;
    }

    fn data(&self) -> MutexGuard<'_, Data> {
        self.data.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes as an unreliable disk does.
    async fn write<T>(&self, write: impl FnOnce(&mut Data) -> T + Send) -> Result<T, StoreError> {
        let write_time = *self.write_time.lock().unwrap_or_else(PoisonError::into_inner);
        let (wait, fault) = match &self.faults {
            _ if self.is_full.load(Ordering::Relaxed) => (write_time, Fault::Lost),
            Some(random) => {
                let mut random = random.lock().unwrap_or_else(PoisonError::into_inner);
                let fault = match random.below(20) {
                    0 => Fault::Lost,
                    1 => Fault::Unanswered,
                    _ => Fault::None,
                };
                (Duration::from_millis(random.below(20)), fault)
            }
            None => (write_time, Fault::None),
        };
        pause(wait).await;
        match fault {
            Fault::None => Ok(write(&mut self.data())),
            Fault::Lost => Err(failure()),
            Fault::Unanswered => {
                write(&mut self.data());
                Err(failure())
            }
        }
    }

    /// Fails at times, as an unreliable disk does when something is read.
    fn may_read(&self) -> Result<(), StoreError> {
        let Some(random) = &self.faults else { return Ok(()) };
        match random.lock().unwrap_or_else(PoisonError::into_inner).below(20) {
            0 => Err(failure()),
            _ => Ok(()),
        }
    }

    /// Reads something of a room.
    fn of<T>(&self, room: RoomId, read: impl FnOnce(&StoredRoom) -> T) -> Option<T> {
        self.data().rooms.get(&room).map(read)
    }
}

fn failure() -> StoreError {
    StoreError::Database(sqlx::Error::Protocol("the disk fails in this simulation".to_owned()))
}

async fn pause(time: Duration) {
    if !time.is_zero() {
        tokio::time::sleep(time).await;
    }
}

#[async_trait]
impl Store for MemoryStore {
    async fn open(&self, room: NewRoom) -> Result<bool, StoreError> {
        self.write(|data| {
            let NewRoom { change, listed, number } = room;
            if data.rooms.contains_key(&change.room) {
                return false;
            }
            let mut stored = StoredRoom {
                log: Vec::new(),
                seats: BTreeMap::new(),
                status: change.status,
                due: None,
                summary: None,
                listed,
                number,
            };
            let id = change.room;
            stored.apply(change);
            data.rooms.insert(id, stored);
            true
        })
        .await
    }

    async fn append(&self, change: Change) -> Result<(), AppendError> {
        let appended = self.write(|data| {
            let next = change.entries.first().map(|entry| entry.number);
            match data.rooms.get_mut(&change.room) {
                Some(stored) if next == Some(stored.log.len() as u64 + 1) => {
                    stored.apply(change);
                    true
                }
                _ => false,
            }
        });
        if appended.await? { Ok(()) } else { Err(AppendError::Conflict) }
    }

    async fn log(&self, room: RoomId, after: u64) -> Result<Vec<LogEntry>, StoreError> {
        let read_time = *self.read_time.lock().unwrap_or_else(PoisonError::into_inner);
        pause(read_time).await;
        self.may_read()?;
        let after = usize::try_from(after).unwrap_or(usize::MAX);
        Ok(self.of(room, |room| room.log.iter().skip(after).cloned().collect()).unwrap_or_default())
    }

    async fn seats(&self, room: RoomId) -> Result<Vec<(Place, VisitorId)>, StoreError> {
        self.may_read()?;
        let seats = self.of(room, |room| room.seats.iter().map(|(place, visitor)| (*place, *visitor)).collect());
        Ok(seats.unwrap_or_default())
    }

    async fn server_number(&self, room: RoomId) -> Result<Option<SecretNumber>, StoreError> {
        self.may_read()?;
        Ok(self.of(room, |room| room.number))
    }

    async fn due(&self, now: Timestamp, limit: u32) -> Result<Vec<RoomId>, StoreError> {
        let data = self.data();
        let due = data.rooms.iter().filter_map(|(id, room)| Some((room.due.filter(|due| *due <= now)?, *id)));
        let mut due: Vec<(Timestamp, RoomId)> = due.collect();
        due.sort_unstable();
        Ok(due.into_iter().map(|(_, id)| id).take(limit as usize).collect())
    }

    async fn being_played(&self) -> Result<Vec<RoomId>, StoreError> {
        let data = self.data();
        Ok(data.rooms.iter().filter(|(_, room)| room.status == Status::Playing).map(|(id, _)| *id).collect())
    }

    async fn lobby(&self, among: &[RoomId]) -> Result<Vec<RoomSummary>, StoreError> {
        let data = self.data();
        let listed = among.iter().filter_map(|id| data.rooms.get(id));
        let mut rooms: Vec<&StoredRoom> = listed.filter(|room| room.listed && room.status == Status::Open).collect();
        rooms.sort_by_key(|room| room.log.first().map(|entry| entry.at));
        Ok(rooms.into_iter().rev().filter_map(|room| room.summary.clone()).collect())
    }

    async fn games(&self, limit: u32) -> Result<Vec<RoomSummary>, StoreError> {
        let data = self.data();
        let mut rooms: Vec<&StoredRoom> = data.rooms.values().filter(|room| room.status == Status::Playing).collect();
        rooms.sort_by_key(|room| room.changed_at());
        Ok(rooms.into_iter().rev().filter_map(|room| room.summary.clone()).take(limit as usize).collect())
    }

    async fn changed(&self, known: &[(RoomId, u64)]) -> Result<Vec<ChangedRoom>, StoreError> {
        let data = self.data();
        let changed = known.iter().filter_map(|(room, number)| {
            let last = data.rooms.get(room).map(|room| room.log.len() as u64);
            last.is_none_or(|last| last > *number).then_some(ChangedRoom { room: *room, last })
        });
        Ok(changed.collect())
    }

    async fn find(&self, search: &Search, limit: u32) -> Result<Vec<FoundRoom>, StoreError> {
        let data = self.data();
        let fits = |room: &StoredRoom| {
            search.status.is_none_or(|status| room.status == status)
                && search.changed_since.is_none_or(|since| room.changed_at() >= since)
                && search.unchanged_since.is_none_or(|since| room.changed_at() < since)
        };
        let found = data.rooms.iter().filter(|(_, room)| fits(room));
        let mut found: Vec<FoundRoom> =
            found.map(|(id, room)| FoundRoom { room: *id, changed_at: room.changed_at() }).collect();
        found.sort_by_key(|found| std::cmp::Reverse(found.changed_at));
        found.truncate(limit as usize);
        Ok(found)
    }

    async fn remove(&self, room: RoomId) -> Result<bool, StoreError> {
        self.write(|data| {
            data.codes.retain(|_, code| code.seat.0 != room);
            data.rooms.remove(&room).is_some()
        })
        .await
    }

    async fn add_seat_code(&self, code: CodeHash, seat: (RoomId, Place), expires: Timestamp) -> Result<(), StoreError> {
        self.write(|data| {
            data.codes.retain(|_, code| code.seat != seat);
            if data.rooms.contains_key(&seat.0) {
                data.codes.insert(code, SeatCode { seat, expires, used_by: None });
            }
        })
        .await
    }

    async fn use_seat_code(
        &self,
        code: CodeHash,
        visitor: VisitorId,
        now: Timestamp,
    ) -> Result<Option<(RoomId, Place)>, StoreError> {
        self.write(|data| {
            let found = data.codes.get_mut(&code)?;
            let (room, place) = found.seat;
            let stored = data.rooms.get_mut(&room)?;
            let held: Vec<Place> = stored.seats.iter().filter(|seat| *seat.1 == visitor).map(|seat| *seat.0).collect();
            match found.used_by(visitor, &held, now) {
                CodeUse::Taken => {
                    found.used_by = Some(visitor);
                    stored.seats.insert(place, visitor);
                    Some((room, place))
                }
                CodeUse::Repeated => Some((room, place)),
                CodeUse::Refused => None,
                CodeUse::Void => {
                    data.codes.remove(&code);
                    None
                }
            }
        })
        .await
    }

    async fn beat(&self, now: Timestamp) -> Result<(), StoreError> {
        self.write(|data| data.beat = Some(now)).await
    }

    async fn last_beat(&self) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.data().beat)
    }

    fn commits(&self) -> &CommitMetrics {
        &self.commits
    }

    async fn close(&self) {}
}
