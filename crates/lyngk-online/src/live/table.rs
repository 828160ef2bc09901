//! The table that shows a live game: the server's game, with the own turn that is not settled yet.

use std::time::Duration;

use lyngk_game::Game;
use lyngk_game::tags::PlayerInfo;
use lyngk_room::{Phase, Room, Timestamp};
use lyngk_rules::{PerPlayer, Player};
use lyngk_view::{Seat, Table};

use super::LiveGame;

/// The server settles a turn in less time, as a rule. Nobody is told about the wait before that.
const USUAL_WAIT: Duration = Duration::from_secs(1);

/// # The table
impl LiveGame {
    /// The seats: the person here, or somebody at another device.
    #[must_use]
    pub fn seats(&self) -> PerPlayer<Seat> {
        let is_aborted = self.is_aborted();
        PerPlayer::from_fn(|player| {
            let is_own = self.place().is_some() && self.place_of(player) == self.place() && !is_aborted;
            if is_own { Seat::Person } else { Seat::Remote }
        })
    }

    /// The table with the game, once it has started.
    #[must_use]
    pub fn table(&self, now: Timestamp) -> Option<Table> {
        let mut table = Table::remote(self.game(now)?, self.seats());
        table.set_settled(self.settled_game(now));
        table.set_names(&self.names());
        Some(table)
    }

    /// The names for sentences: the person who plays here is "you".
    #[must_use]
    pub fn names(&self) -> PerPlayer<Option<String>> {
        let seats = self.seats();
        PerPlayer::from_fn(|player| {
            let place = self.place_of(player).filter(|_| seats[player] == Seat::Remote)?;
            self.name(place).map(|name| name.as_str().to_owned())
        })
    }

    /// The game as the table should show it: the server's, and the own turn that is not settled yet.
    #[must_use]
    pub fn game(&self, now: Timestamp) -> Option<Game> {
        let mut game = self.room()?.game()?.clone();
        if self.is_aborted() {
            // The clocks stand for good, which is no pause.
            let turns = game.turns().to_vec();
            game = Game::new(*game.start(), None);
            turns.into_iter().try_for_each(|turn| game.play(turn, Duration::ZERO).map(drop)).ok()?;
        }
        for player in Player::ALL {
            game.set_player(player, PlayerInfo::human());
        }
        if let Some(turn) = self.unsettled_turn() {
            // The server may refuse it; then it will not be there the next time.
            let _ = game.play(turn, self.playing_time(now));
        }
        Some(game)
    }

    /// Whether an own turn has waited for the server for so long that it must be told: without a connection at once.
    #[must_use]
    pub fn is_turn_late(&self, now: Timestamp) -> bool {
        self.unsettled_turn().is_some() && (!self.is_connected() || now - self.played_at > USUAL_WAIT)
    }

    /// The game without the own turn, while that is [late](LiveGame::is_turn_late): the own clock runs until the server has the turn.
    #[must_use]
    pub fn settled_game(&self, now: Timestamp) -> Option<Game> {
        self.room()?.game().filter(|_| self.is_turn_late(now)).cloned()
    }

    /// Whether the game was aborted.
    #[must_use]
    pub fn is_aborted(&self) -> bool {
        self.room().map(Room::phase) == Some(Phase::Aborted)
    }

    /// How far the server's clock is ahead of the caller's.
    #[must_use]
    pub fn ahead(&self, now: Timestamp) -> Duration {
        self.client.server_time(now) - now
    }

    /// The server's time, but never past the moment at which the flag falls: only the server ends a game on time, as a turn may be
    /// under way.
    #[must_use]
    pub fn playing_time(&self, now: Timestamp) -> Duration {
        let time = self.client.server_time(now).since_epoch();
        let flag = self.room().and_then(|room| room.game()?.flag_falls_at());
        flag.map_or(time, |flag| time.min(flag.saturating_sub(Duration::from_millis(1))))
    }
}
