//! A game that is decided elsewhere, on a server.

use lyngk_game::{Game, Played};
use lyngk_rules::PerPlayer;

use super::Table;
use crate::{Draft, Seat, TableEvent};

impl Table {
    /// A table for a game that is decided on a server. Turns of people here are played at once, as anywhere, and settled by
    /// [`follow`](Table::follow).
    #[must_use]
    pub fn remote(game: Game, seats: PerPlayer<Seat>) -> Table {
        Table::with_game(game, seats)
    }

    /// Sets the game without the last turn while the server takes long to settle that turn. Until it has, the clock of the player who
    /// made it runs on.
    pub fn set_settled(&mut self, game: Option<Game>) {
        self.settled = game.map(Box::new);
    }

    /// Whether nothing was said about a turn that is not settled.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.settled.is_none()
    }

    /// Takes over the game as the server has it, and returns what has changed. The players stay as they are.
    ///
    /// Turns that the table does not have are played, turns that the server does not have disappear. If the position stays, so does
    /// the turn under construction.
    pub fn follow(&mut self, game: Game) -> Vec<TableEvent> {
        let common = self.game.turns().iter().zip(game.turns()).take_while(|(here, there)| here == there).count();
        let is_same_start = self.game.start() == game.start();
        let common = if is_same_start { common } else { 0 };
        let removed = self.game.turns().len() - common;
        let is_same = is_same_start && removed == 0 && common == game.turns().len();
        let (was_paused, had_ended) = (self.game.is_paused(), self.game.ended());
        let players = self.game.players().clone();
        self.game = game;
        players.iter().for_each(|(player, info)| self.game.set_player(player, info.clone()));
        if !is_same {
            self.draft = Draft::default();
            self.previewed_claim = None;
        }
        if removed > 0 || self.shown_ply.is_some_and(|ply| ply >= self.game.turns().len()) {
            self.shown_ply = None;
        }
        let ended = self.game.ended();
        let mut events = Vec::new();
        // A turn that another one replaces was not taken back by anybody.
        if removed > 0 && common == self.game.turns().len() {
            events.push(TableEvent::TookBack(removed));
        }
        for ply in common + 1..=self.game.turns().len() {
            if let Some(consequences) = self.game.consequences(ply) {
                let last = ply == self.game.turns().len();
                events.push(TableEvent::Played(Played { ply, consequences, ended: ended.filter(|_| last) }));
            }
        }
        match ended {
            Some(ended) if had_ended.is_none() => events.push(TableEvent::Ended(ended)),
            None if was_paused != self.game.is_paused() => {
                events.push(if was_paused { TableEvent::Resumed } else { TableEvent::Paused });
            }
            _ => (),
        }
        events
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use lyngk_game::tags::PlayerInfo;
    use lyngk_rules::{Player, Position, Variant};

    use super::*;
    use crate::Intent;

    const NOW: Duration = Duration::from_secs(1_000);

    fn game(turns: usize) -> Game {
        let mut game = Game::new(Position::random_start(3, Variant::Standard), None);
        for _ in 0..turns {
            let turn = game.position().turns()[0];
            game.play(turn, NOW).expect("a legal turn");
        }
        game
    }

    fn table() -> Table {
        let mut table = Table::remote(game(0), PerPlayer::new(Seat::Person, Seat::Remote));
        table.set_names(&PerPlayer::new(None, Some("Ben".to_owned())));
        table
    }

    #[test]
    fn turns_of_the_server_are_played_and_names_stay() {
        let mut table = table();
        let events = table.follow(game(3));
        let plies: Vec<usize> = events
            .iter()
            .filter_map(|event| if let TableEvent::Played(it) = event { Some(it.ply) } else { None })
            .collect();
        assert_eq!(plies, [1, 2, 3]);
        assert_eq!(
            table.game().players()[Player::Two],
            PlayerInfo { name: Some("Ben".to_owned()), ..PlayerInfo::human() }
        );
        assert_eq!(table.follow(game(3)), []);
    }

    #[test]
    fn an_own_turn_is_there_at_once_and_settled_without_another_event() {
        let mut table = table();
        let turn = table.game().position().turns()[0];
        let events = table.act(Intent::Type(turn.to_string()), NOW);
        assert!(matches!(events[..], [TableEvent::Played(_)]));
        assert_eq!(table.follow(game(1)), []);
        assert!(!table.persons_turn(), "the other player is to move");
    }

    #[test]
    fn a_turn_that_the_server_does_not_have_disappears() {
        let mut table = table();
        let turn = table.game().position().turns()[0];
        table.act(Intent::Type(turn.to_string()), NOW);
        assert_eq!(table.follow(game(0)), [TableEvent::TookBack(1)]);
        assert!(table.persons_turn());
    }

    #[test]
    fn a_turn_under_construction_stays_while_the_position_does() {
        let mut table = table();
        let from = table.movable().iter().next().expect("a stack that moves");
        table.act(Intent::Choose(from), NOW);
        table.follow(game(0));
        assert_eq!(table.draft().from, Some(from));
        table.follow(game(1));
        assert_eq!(table.draft(), Draft::default());
    }

    #[test]
    fn a_turn_that_is_not_settled_leaves_the_clock_of_its_player_running() {
        let control = "300+3".parse().expect("a time control");
        let mut game = Game::new(Position::random_start(3, Variant::Standard), Some(control));
        for _ in 0..2 {
            game.play(game.position().turns()[0], NOW).expect("a legal turn");
        }
        let mut table = Table::remote(game.clone(), PerPlayer::new(Seat::Person, Seat::Remote));
        table.act(Intent::Type(game.position().turns()[0].to_string()), NOW);
        assert_eq!(table.settled().running(), Some(Player::Two));
        table.set_settled(Some(game));
        assert_eq!((table.settled().running(), table.game().turns().len()), (Some(Player::One), 3));
        let later = NOW + Duration::from_secs(10);
        assert_eq!(table.settled().remaining(Player::One, later), Some(Duration::from_secs(290)));
        table.set_settled(None);
        assert_eq!((table.settled().running(), table.is_settled()), (Some(Player::Two), true));
    }

    #[test]
    fn pauses_and_the_end_are_told_once() {
        let mut table = table();
        let mut paused = game(2);
        paused.pause(NOW).expect("a pause");
        table.follow(game(2));
        assert_eq!(table.follow(paused.clone()), [TableEvent::Paused]);
        assert_eq!(table.follow(paused), []);
        assert_eq!(table.follow(game(2)), [TableEvent::Resumed]);
        let mut resigned = game(2);
        let ended = resigned.resign(Player::Two, NOW).expect("an end");
        assert_eq!(table.follow(resigned.clone()), [TableEvent::Ended(ended)]);
        assert_eq!(table.follow(resigned), []);
    }
}
