//! “Play now”: somebody is seated opposite whoever waits for the same terms.

use std::time::Duration;

use lyngk_room::{Place, RoomError, RoomId, Timestamp, Visibility};
use lyngk_wire::http::{Challenge, RoomSummary};
use tokio::time::Instant;

use super::hosts::EXPECTED;
use super::{ActionError, Client, Rooms};

/// How often “play now” looks for a host who is about to connect.
const EXPECTED_INTERVAL: Duration = Duration::from_millis(50);

impl Rooms {
    /// Sits down opposite somebody who waits in the lobby for the same terms, or waits there.
    ///
    /// A host who has just asked is not connected yet. They are awaited for a moment: two who ask at the same time must meet, but
    /// somebody who never comes must not be found.
    pub(crate) async fn play_now(&self, challenge: Challenge, client: Client) -> Result<(RoomId, Place), ActionError> {
        let mut wanted = challenge.terms.clone();
        wanted.visibility = Visibility::Public;
        let asked_at = Instant::now();
        loop {
            let one_at_a_time = (self.matching.lock().await, self.store.match_alone().await?);
            let hosts = self.connected_hosts();
            let connected: Vec<RoomId> = hosts.keys().copied().collect();
            for waiting in self.store.lobby(&connected).await? {
                if !waiting.terms.suits(&wanted) {
                    continue;
                }
                match self.join(waiting.room, challenge.name.clone(), client.visitor).await {
                    Ok(place) => return Ok((waiting.room, place)),
                    // Their own challenge, or somebody else was faster.
                    Err(ActionError::Refused(RoomError::AlreadySeated)) => return Ok((waiting.room, Place::Host)),
                    Err(ActionError::Refused(_) | ActionError::NoSuchRoom) => {}
                    Err(error) if error.is_unreadable() => {}
                    Err(error) => return Err(error),
                }
            }
            let expected = self.hosts.expected();
            let mut suitable = self.store.lobby(&expected.keys().copied().collect::<Vec<RoomId>>()).await?;
            // Somebody may have asked another node a moment ago.
            let since = Timestamp::default() + (self.clock.now() - Timestamp::default()).saturating_sub(EXPECTED);
            suitable.extend(self.store.just_opened(since).await?);
            suitable.retain(|room| room.terms.suits(&wanted) && !hosts.contains_key(&room.room));
            let is_own =
                |room: &&RoomSummary| expected.get(&room.room).is_some_and(|host| host.visitor == client.visitor);
            if let Some(own) = suitable.iter().find(is_own) {
                return Ok((own.room, Place::Host));
            }
            if suitable.is_empty() || asked_at.elapsed() >= EXPECTED {
                let room = self.open(Challenge { listed: true, ..challenge }, client).await?;
                return Ok((room, Place::Host));
            }
            drop(one_at_a_time);
            tokio::time::sleep(EXPECTED_INTERVAL).await;
        }
    }
}
