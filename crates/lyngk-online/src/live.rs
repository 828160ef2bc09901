//! A live game as somebody at the table sees it.

mod table;
#[cfg(test)]
mod tests;

use lyngk_room::lot::{Commitment, SecretNumber};
use lyngk_room::{
    ChatMessage, LogEntry, Name, Offer, Phase, Place, Room, RoomCommand, RoomError, RoomEvent, Speaker, Timestamp, Who,
};
use lyngk_rules::{Player, Turn};
use lyngk_wire::{ClientError, ClientMessage, Connection, News, RoomClient};

/// A line of the chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// The number of the event.
    pub number: u64,
    /// The speaker.
    pub by: Speaker,
    /// The text or phrase.
    pub message: ChatMessage,
}

/// Present concern of a live game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The server has not told anything yet.
    Entering,
    /// The challenge waits for somebody to accept it.
    Waiting,
    /// The start is being drawn by lot.
    Drawing,
    /// The game is played.
    Playing,
    /// The game has ended, with or without a result, or the challenge was withdrawn.
    Over,
}

/// A live game: the room as the server tells it, the own turn that the server has not settled yet, and the chat.
///
/// Times are those of the caller's clock, which must not go back. The game itself runs on the server's clock, which is
/// [`ahead`](LiveGame::ahead) of the caller's.
#[derive(Clone, Debug)]
pub struct LiveGame {
    client: RoomClient,
    chat: Vec<ChatLine>,
    /// The server has closed the connection for good: nothing can be done here any more.
    has_left: bool,
    /// When the last own turn was made here.
    played_at: Timestamp,
    /// The commitment to the number for the lot, as this client publishes it.
    commitment: Commitment,
    /// How often a message could not be read, without a new event in between.
    unreadable: u32,
    /// The last event that was known when one could not be read.
    unreadable_after: u64,
}

/// Progress and check of the drawing of the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartCheck {
    /// Nothing was drawn: it was given in the challenge.
    Given,
    /// Nothing was drawn: it is that of the game before.
    Return,
    /// It follows from the numbers of the lot, and the own one among them is that of this page.
    Fair,
    /// It follows from the numbers of the lot, but the own one is not that of this page: the place came from another device, the
    /// browser has forgotten its secret, or the server has made up a number.
    OwnNumberUnknown,
    /// It does not follow from the numbers of the lot.
    Unfair,
}

/// # Connecting
impl LiveGame {
    /// A game that is not connected yet. Number and nonce are random; the number is for the lot, and must be the same after a reload.
    #[must_use]
    pub fn new(number: SecretNumber, nonce: u64, name: Option<Name>) -> LiveGame {
        LiveGame {
            client: RoomClient::new(number, nonce, name),
            chat: Vec::new(),
            has_left: false,
            played_at: Timestamp::default(),
            commitment: number.commitment(),
            unreadable: 0,
            unreadable_after: 0,
        }
    }

    /// The socket is open.
    pub fn connected(&mut self) {
        self.client.connected();
    }

    /// The socket is closed.
    pub fn disconnected(&mut self) {
        self.client.disconnected();
    }

    /// The server has closed the connection for good, as when the place has moved to another device. The person here only sees what was
    /// told before, without turns that were not settled.
    pub fn leave(&mut self) {
        self.has_left = true;
    }

    /// Whether the server has let this client in.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        self.client.is_connected()
    }

    /// Messages to send now.
    pub fn outgoing(&mut self) -> Vec<ClientMessage> {
        self.client.outgoing()
    }

    /// Takes in a message of the server.
    ///
    /// # Errors
    /// If no server says this, or it has lost events. The game is forgotten; the caller connects again and gets all of it anew, unless
    /// the server is [not understood](LiveGame::is_not_understood).
    pub fn receive(&mut self, text: &str, now: Timestamp) -> Result<Option<News>, ClientError> {
        let known = self.last_number();
        let news = self.client.receive(text, now).inspect_err(|error| {
            // A server that has lost events is understood.
            if !matches!(error, ClientError::Lost { .. }) {
                self.unreadable += 1;
                self.unreadable_after = self.unreadable_after.max(known);
            }
            self.client.forget_room();
            self.chat.clear();
        })?;
        // Events understood before the message are told again after it, which shows nothing.
        if self.last_number() > self.unreadable_after {
            self.unreadable = 0;
        }
        if let Some(News::Events(events)) = &news {
            self.chat.extend(events.iter().filter(|entry| entry.number > known).filter_map(chat_line));
        }
        Ok(news)
    }

    /// Whether getting everything anew has not helped: a message could not be read for the second time. Another try would not help
    /// either, but a newer page may.
    #[must_use]
    pub fn is_not_understood(&self) -> bool {
        self.unreadable > 1
    }

    /// Asks for the server's time. The caller does so every few seconds.
    pub fn ping(&mut self, now: Timestamp) {
        self.client.ping(now);
    }

    /// Sends everything again that the server could not carry out a moment ago.
    pub fn try_again(&mut self) {
        self.client.try_again();
    }

    /// Gives a command. It is sent now, or when there is a connection.
    pub fn act(&mut self, command: RoomCommand) {
        self.client.act(command);
    }

    /// Sends a turn that the table has played already.
    pub fn play(&mut self, turn: Turn, now: Timestamp) {
        let ply = self.next_ply();
        self.played_at = now;
        self.act(RoomCommand::Play { ply, turn });
    }

    /// Sends a turn that an earlier page of this player has played but not sent, unless the game has gone on since.
    pub fn play_unsent(&mut self, (ply, turn): (u32, Turn), now: Timestamp) {
        if self.unsettled_turn().is_none() && self.can(&RoomCommand::Play { ply, turn }, now) {
            self.play(turn, now);
        }
    }

    /// The number of the last event that is known.
    fn last_number(&self) -> u64 {
        self.room().map_or(0, Room::last_number)
    }

    /// The number of the next turn.
    fn next_ply(&self) -> u32 {
        self.room().map_or(0, Room::turns) as u32 + 1
    }
}

fn chat_line(entry: &LogEntry) -> Option<ChatLine> {
    let RoomEvent::Said { by, message } = &entry.event else { return None };
    Some(ChatLine { number: entry.number, by: by.clone(), message: message.clone() })
}

/// # Looking
impl LiveGame {
    /// The room, as far as the server has told it.
    #[must_use]
    pub fn room(&self) -> Option<&Room> {
        self.client.room()
    }

    /// The place of this client; `None` for a watcher.
    #[must_use]
    pub fn place(&self) -> Option<Place> {
        self.client.place().filter(|_| !self.has_left)
    }

    /// Present concern of the game.
    #[must_use]
    pub fn stage(&self) -> Stage {
        match self.room().map(Room::phase) {
            None => Stage::Entering,
            Some(Phase::Open) => Stage::Waiting,
            Some(Phase::Drawing) => Stage::Drawing,
            Some(Phase::Playing) => Stage::Playing,
            Some(Phase::Ended(_) | Phase::Aborted | Phase::Cancelled) => Stage::Over,
        }
    }

    /// Whether nothing more can happen at the table for the person here: they watch, or the game is over and another one with the same
    /// opponent has begun or is impossible.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        match self.room().map(|room| (room.phase(), room.rematch())) {
            Some((Phase::Cancelled, _) | (Phase::Ended(_) | Phase::Aborted, Some(_))) => true,
            _ => self.place().is_none(),
        }
    }

    /// The opponent's offer of another game that waits for an answer.
    #[must_use]
    pub fn offered_rematch(&self) -> Option<Offer> {
        self.offered().filter(|offer| offer.is_rematch())
    }

    /// How the start came about, once there is one. Whoever plays compares their own published commitment with that of this page:
    /// nobody can choose a start in whose lot is a number that they did not know.
    #[must_use]
    pub fn start_check(&self) -> Option<StartCheck> {
        let room = self.room().filter(|room| room.game().is_some())?;
        let is_own = |place: Place| room.lot(place).0 == Some(self.commitment);
        Some(match room.start_is_fair() {
            None if room.predecessor().is_some_and(|before| before.offer == Offer::Return) => StartCheck::Return,
            None => StartCheck::Given,
            Some(false) => StartCheck::Unfair,
            Some(true) if self.client.place().is_none_or(is_own) => StartCheck::Fair,
            Some(true) => StartCheck::OwnNumberUnknown,
        })
    }

    /// The name at a place.
    #[must_use]
    pub fn name(&self, place: Place) -> Option<&Name> {
        self.room()?.name(place)
    }

    /// The place of a player, once the game has started.
    #[must_use]
    pub fn place_of(&self, player: Player) -> Option<Place> {
        let room = self.room()?;
        Place::ALL.into_iter().find(|&place| room.player(place) == Some(player))
    }

    /// How a player is connected. The server cannot tell somebody who has lost the connection that they have.
    #[must_use]
    pub fn connection(&self, place: Place) -> Connection {
        let told = self.client.presence().0[place];
        Connection { online: told.online && (self.place() != Some(place) || self.is_connected()), ..told }
    }

    /// The number of people who watch.
    #[must_use]
    pub fn watchers(&self) -> u32 {
        self.client.presence().1
    }

    /// The chat at the table.
    #[must_use]
    pub fn chat(&self) -> &[ChatLine] {
        &self.chat
    }

    /// Whether a command would be carried out now. For buttons: the server decides.
    #[must_use]
    pub fn can(&self, command: &RoomCommand, now: Timestamp) -> bool {
        let (Some(room), Some(place)) = (self.room(), self.place()) else { return false };
        room.decide(command, Who::Player(place), self.client.server_time(now)).is_ok()
    }

    /// Why an offer cannot be made now, and the number of turns after which a declined one may be made again, if that is why.
    #[must_use]
    pub fn offer_refusal(&self, offer: Offer, now: Timestamp) -> Option<(RoomError, usize)> {
        let (room, place) = (self.room()?, self.place()?);
        let decided = room.decide(&RoomCommand::Offer { offer }, Who::Player(place), self.client.server_time(now));
        decided.err().map(|error| (error, room.turns_until_offer(place, offer)))
    }

    /// Chat of the person here that the server has not passed on yet.
    pub fn unsaid(&self) -> impl Iterator<Item = &ChatMessage> {
        self.client.unsaid()
    }

    /// The offer of the opponent that waits for an answer.
    #[must_use]
    pub fn offered(&self) -> Option<Offer> {
        self.room()?.offer(self.place()?.opposite())
    }

    /// The own offer that waits for an answer.
    #[must_use]
    pub fn own_offer(&self) -> Option<Offer> {
        self.room()?.offer(self.place()?)
    }

    /// Whether something was done that the server has not answered yet.
    #[must_use]
    pub fn is_unsettled(&self) -> bool {
        self.client.pending().next().is_some()
    }

    /// Whether the person at this device is to move.
    #[must_use]
    pub fn is_own_turn(&self) -> bool {
        let to_move = self.room().and_then(Room::to_move);
        to_move.is_some() && to_move == self.place() && self.unsettled_turn().is_none()
    }

    /// The own turn that the server has not settled yet.
    fn unsettled_turn(&self) -> Option<Turn> {
        self.unsettled_play().map(|(_, turn)| turn)
    }

    /// The own turn that the server has not settled yet, with its number.
    #[must_use]
    pub fn unsettled_play(&self) -> Option<(u32, Turn)> {
        let next = self.next_ply();
        let mut pending = self.client.pending().filter(|_| !self.has_left);
        pending.find_map(|command| match command {
            RoomCommand::Play { ply, turn } if *ply == next => Some((*ply, *turn)),
            _ => None,
        })
    }
}
