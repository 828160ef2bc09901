//! A game with its seats and the turn under construction.

mod acts;
mod follow;
mod point_views;

use std::time::Duration;

use lyngk_game::tags::PlayerInfo;
use lyngk_game::{EndReason, Ended, Game};
use lyngk_rules::{Color, Colors, PerPlayer, Player, Point, Position, Turn};

use crate::seat::only_person;
use crate::{Arrangement, ClaimPreview, Draft, EngineRequest, Intent, Seat, TableEvent, Threat};

/// Whose turns people may play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sides {
    /// Those of the seats that people have.
    BySeat,
    /// Everybody's. The seats only say who the players are.
    Free,
}

/// A game with its seats and the turn under construction.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) game: Game,
    pub(crate) seats: PerPlayer<Seat>,
    pub(crate) draft: Draft,
    /// The focused point.
    pub(crate) focused: Option<Point>,
    /// The previewed claim.
    pub(crate) previewed_claim: Option<Color>,
    /// The number of turns before the displayed position, if it is an earlier one.
    pub(crate) shown_ply: Option<usize>,
    /// Whether a complete turn awaits confirmation.
    pub(crate) confirm: bool,
    /// Whether threats are shown.
    pub(crate) show_threats: bool,
    /// Whether claims are offered.
    pub(crate) claiming: bool,
    /// Whose turns people may play.
    pub(crate) sides: Sides,
    /// Counts the engine requests, so that late answers can be recognised.
    pub(crate) request: u64,
    /// The game without the last turn, while a server takes long to settle that turn.
    pub(crate) settled: Option<Box<Game>>,
}

impl Table {
    /// A table with a new game.
    #[must_use]
    pub fn new(arrangement: &Arrangement) -> Table {
        let mut game = Game::new(arrangement.start, arrangement.control);
        arrangement.seats.iter().for_each(|(player, seat)| game.set_player(player, seat.info()));
        Table::with_game(game, arrangement.seats)
    }

    pub(crate) fn with_game(game: Game, seats: PerPlayer<Seat>) -> Table {
        Table {
            game,
            seats,
            draft: Draft::default(),
            focused: None,
            previewed_claim: None,
            shown_ply: None,
            confirm: false,
            show_threats: false,
            claiming: true,
            sides: Sides::BySeat,
            request: 0,
            settled: None,
        }
    }

    /// Sets whether a complete turn awaits confirmation before it is played.
    pub fn set_confirm(&mut self, confirm: bool) {
        self.confirm = confirm;
    }

    /// Sets whether [`point_views`](Table::point_views) include threats.
    pub fn set_show_threats(&mut self, show: bool) {
        self.show_threats = show;
    }

    /// Sets whether claims, and landings that need one, are offered. On by default; lessons before claiming turn it off.
    pub fn set_claiming(&mut self, claiming: bool) {
        self.claiming = claiming;
    }

    /// Sets whether people play both sides, as in a study. The seats then only say who the players are: no engine is asked.
    pub fn set_free(&mut self, free: bool) {
        self.sides = if free { Sides::Free } else { Sides::BySeat };
    }

    /// Whether a person at this device decides for a player.
    #[must_use]
    pub fn is_persons(&self, player: Player) -> bool {
        self.sides == Sides::Free || self.seats[player] == Seat::Person
    }

    /// The only player that people here decide for; `None` if they decide for both or neither.
    #[must_use]
    pub fn only_side(&self) -> Option<Player> {
        self.only_person().filter(|_| self.sides == Sides::BySeat)
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game as far as it is settled: its clocks are those that run.
    #[must_use]
    pub fn settled(&self) -> &Game {
        self.settled.as_deref().unwrap_or(&self.game)
    }

    /// The seat of each player.
    #[must_use]
    pub fn seats(&self) -> PerPlayer<Seat> {
        self.seats
    }

    /// The turn under construction.
    #[must_use]
    pub fn draft(&self) -> Draft {
        self.draft
    }

    /// The number of turns before the displayed position, if it is an earlier one.
    #[must_use]
    pub fn shown_ply(&self) -> Option<usize> {
        self.shown_ply
    }

    /// The displayed position: the current one or an earlier one.
    #[must_use]
    pub fn shown(&self) -> Position {
        *self.shown_ply.and_then(|ply| self.game.position_after(ply)).unwrap_or(self.game.position())
    }

    /// The player in the only human seat; `None` if both or neither are people.
    #[must_use]
    pub fn only_person(&self) -> Option<Player> {
        only_person(self.seats)
    }

    /// The player at the near side of the board: the only person, otherwise player 1.
    #[must_use]
    pub fn near(&self) -> Player {
        self.only_person().unwrap_or(Player::One)
    }

    /// The player who sits near if the board turns to the player to move: of two people, the one to move, and after the end the one
    /// who was.
    #[must_use]
    pub fn near_if_turning(&self) -> Player {
        if self.seats != PerPlayer::both(Seat::Person) {
            return self.near();
        }
        let by_last_turn = matches!(self.game.ended(), Some(Ended { reason: EndReason::Rules(_), .. }));
        let to_move = self.game.to_move();
        if by_last_turn { to_move.opponent() } else { to_move }
    }

    /// Whether a person at this device is to move in the displayed position.
    #[must_use]
    pub fn persons_turn(&self) -> bool {
        self.shown_ply.is_none()
            && self.game.ended().is_none()
            && !self.game.is_paused()
            && self.is_persons(self.game.to_move())
    }

    /// The request to the engine, if an engine is to move. Other kinds of seats have no requests.
    #[must_use]
    pub fn engine_request(&self) -> Option<EngineRequest> {
        let Seat::Engine(level) = self.seats[self.game.to_move()] else { return None };
        if self.sides == Sides::Free || self.game.ended().is_some() || self.game.is_paused() {
            return None;
        }
        Some(EngineRequest { number: self.request, position: *self.game.position(), level })
    }

    /// Whether the person to move must pass.
    #[must_use]
    pub fn must_pass(&self) -> bool {
        self.persons_turn() && self.game.position().must_pass()
    }

    /// The colours that the person to move may claim.
    #[must_use]
    pub fn claimable(&self) -> Colors {
        if self.claiming && self.persons_turn() { self.game.position().claimable() } else { Colors::EMPTY }
    }

    /// The colours of which the person to move has to claim one, because no turn is possible without; otherwise none.
    #[must_use]
    pub fn needed_claims(&self) -> Colors {
        if self.claimable().is_empty() {
            return Colors::EMPTY;
        }
        let turns = self.game.position().turns();
        if turns.iter().any(|turn| turn.claim().is_none()) {
            return Colors::EMPTY;
        }
        turns.into_iter().filter_map(Turn::claim).collect()
    }

    /// The player whose claims are of interest: the only one that people here decide for, otherwise the player to move in the displayed position.
    #[must_use]
    pub fn claimer(&self) -> Player {
        self.only_side().unwrap_or(self.shown().to_move())
    }

    /// The effects of the previewed claim, otherwise of the chosen one.
    #[must_use]
    pub fn claim_preview(&self) -> Option<ClaimPreview> {
        if !self.persons_turn() {
            return None;
        }
        ClaimPreview::new(self.game.position(), self.previewed_claim.or(self.draft.claim)?)
    }

    /// The threats of both players in the displayed position.
    #[must_use]
    pub fn threats(&self) -> Vec<Threat> {
        Threat::all(&self.shown())
    }

    /// The complete turn that awaits confirmation.
    #[must_use]
    pub fn waiting(&self) -> Option<Turn> {
        Some(Turn::Move { claim: self.draft.claim, from: self.draft.from?, to: self.draft.to? })
    }

    /// The displayed path: of the turn awaiting confirmation, or to the focused landing. It contains start, LYNGK points and end,
    /// in order.
    #[must_use]
    pub fn path(&self) -> Option<Vec<Point>> {
        if !self.persons_turn() {
            return None;
        }
        let (from, to) = (self.draft.from?, self.draft.to.or(self.focused)?);
        let position = self.game.position();
        let with = |claim| position.path(Turn::Move { claim, from, to });
        with(self.draft.claim).or_else(|| with(self.implied_claim(from, to)))
    }

    /// The claim of the stack's own colour that would make this landing legal, if nothing else is missing.
    pub(crate) fn implied_claim(&self, from: Point, to: Point) -> Option<Color> {
        let position = self.game.position();
        if !self.claiming || self.draft.claim.is_some() || position.is_legal(Turn::Move { claim: None, from, to }) {
            return None;
        }
        let color = position.top_color(from)?;
        position.is_legal(Turn::Move { claim: Some(color), from, to }).then_some(color)
    }

    /// The path of the last turn before the displayed position.
    #[must_use]
    pub fn last_path(&self) -> Vec<Point> {
        let ply = self.shown_ply.unwrap_or(self.game.turns().len());
        let Some(before) = ply.checked_sub(1) else { return Vec::new() };
        let (Some(position), Some(turn)) = (self.game.position_after(before), self.game.turns().get(before)) else {
            return Vec::new();
        };
        position.path(*turn).unwrap_or_default()
    }

    /// Whether a person's turn or a resignation can be taken back.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        self.has_resigned() || (self.game.can_take_back() && self.plies_to_take_back() > 0)
    }

    fn has_resigned(&self) -> bool {
        self.game.ended().is_some_and(|ended| ended.reason == EndReason::Resignation)
    }

    /// The number of turns since a person's last decision, including that turn.
    fn plies_to_take_back(&self) -> usize {
        let turns = self.game.turns().len();
        let persons = |ply: &usize| {
            let mover = self.game.position_after(*ply).map_or(Player::One, |position| position.to_move());
            self.is_persons(mover)
        };
        (0..turns).rev().find(persons).map_or(0, |ply| turns - ply)
    }

    /// Replaces engines by people, when an engine fails.
    pub fn dismiss_engines(&mut self) {
        for (player, seat) in self.seats.iter_mut() {
            if *seat != Seat::Person {
                *seat = Seat::Person;
                self.game.set_player(player, PlayerInfo::human());
            }
        }
        // Late answers are ignored.
        self.request += 1;
    }

    /// Gives the players their names, or takes them away.
    pub fn set_names(&mut self, names: &PerPlayer<Option<String>>) {
        for (player, seat) in self.seats.iter() {
            self.game.set_player(player, PlayerInfo { name: names[player].clone(), ..seat.info() });
        }
    }

    /// Plays a turn for a scripted seat.
    pub fn play_scripted(&mut self, turn: Turn, now: Duration) -> Vec<TableEvent> {
        self.play(turn, now)
    }

    /// The end of the game, if it is over.
    #[must_use]
    pub fn ended(&self) -> Option<Ended> {
        self.game.ended()
    }

    /// Handles an intent and returns the resulting events.
    pub fn act(&mut self, intent: Intent, now: Duration) -> Vec<TableEvent> {
        match intent {
            Intent::Choose(point) | Intent::Lift(point) => self.choose(point, now),
            Intent::Drag { from, to } => self.drag(from, to, now),
            Intent::Focus(point) => {
                self.focused = point;
                Vec::new()
            }
            Intent::Claim(color) => {
                self.claim(color);
                Vec::new()
            }
            Intent::PreviewClaim(color) => {
                self.previewed_claim = color;
                Vec::new()
            }
            Intent::Type(text) => self.type_turn(&text, now),
            Intent::Confirm => self.confirm_waiting(now),
            Intent::Cancel => {
                self.cancel();
                Vec::new()
            }
            Intent::Pass => self.by_person(now, |table| table.play(Turn::Pass, now)),
            Intent::TakeBack => self.take_back(now),
            Intent::Resign => self.resign(now),
            Intent::Pause => self.pause(now),
            Intent::Resume => self.resume(now),
            Intent::ShowPly(_) if self.is_covered() => vec![TableEvent::IsPaused],
            Intent::ShowPly(ply) => {
                self.shown_ply = ply.filter(|&ply| ply < self.game.turns().len());
                self.draft = Draft::default();
                Vec::new()
            }
            Intent::EngineTurn { request, turn } => self.engine_turn(request, turn, now),
            Intent::Tick => self.tick(now),
        }
    }
}

#[cfg(test)]
mod tests {
    use lyngk_rules::SplitMix64;

    use super::*;
    use crate::{NewGame, Opponent, WhoBegins};

    fn table(begins: WhoBegins) -> Table {
        let new_game = NewGame { begins, ..NewGame::default() };
        Table::new(&new_game.arrange(&mut SplitMix64::new(1)).expect("a random start"))
    }

    #[test]
    fn at_a_free_table_both_sides_are_played_by_hand_and_the_seats_give_the_names() {
        let mut table = table(WhoBegins::Opponent);
        assert!(table.engine_request().is_some() && !table.persons_turn());
        table.set_free(true);
        for player in [Player::One, Player::Two] {
            assert_eq!((table.game().to_move(), table.claimer()), (player, player));
            assert!(table.engine_request().is_none() && table.persons_turn());
            let turn = table.game().position().turns()[0];
            table.act(Intent::Type(turn.to_string()), Duration::ZERO);
        }
        assert_eq!(table.game().turns().len(), 2);
        assert_eq!((table.only_person(), table.only_side()), (Some(Player::Two), None));
    }

    #[test]
    fn a_board_that_turns_faces_the_player_to_move_and_after_the_end_who_was() {
        let against_engine = table(WhoBegins::Opponent);
        assert_eq!(against_engine.near_if_turning(), Player::Two);
        let friends = NewGame { opponent: Opponent::Friend, ..NewGame::default() };
        let mut table = friends.table(&mut SplitMix64::new(1)).expect("a random start");
        while table.ended().is_none() {
            let mover = table.game().to_move();
            assert_eq!(table.near_if_turning(), mover);
            let turn = table.game().position().turns()[0];
            table.play_scripted(turn, Duration::ZERO);
            if table.ended().is_some() {
                assert_eq!(table.near_if_turning(), mover);
            }
        }
        let mut table = friends.table(&mut SplitMix64::new(1)).expect("a random start");
        table.act(Intent::Resign, Duration::ZERO);
        assert_eq!(table.near_if_turning(), Player::One);
    }

    #[test]
    fn people_replace_a_failed_engine() {
        let mut table = table(WhoBegins::Opponent);
        let asked = table.engine_request().expect("the engine begins");
        let turn = table.game().position().turns()[0];
        assert!(!table.persons_turn());
        table.dismiss_engines();
        assert!(table.persons_turn());
        assert_eq!((table.engine_request(), table.only_person()), (None, None));
        // Its late answer is ignored.
        assert!(table.act(Intent::EngineTurn { request: asked.number, turn }, Duration::ZERO).is_empty());
        assert!(table.game().turns().is_empty());
        let saved = table.save(Duration::ZERO);
        assert_eq!(
            Table::restore(&saved, Duration::ZERO).map(|table| table.seats()),
            Ok(PerPlayer::both(Seat::Person))
        );
    }
}
