//! A game with the people at it.

mod acts;
mod point_views;

use std::time::Duration;

use lyngk_game::tags::PlayerInfo;
use lyngk_game::{EndReason, Ended, Game};
use lyngk_rules::{Color, Colors, PerPlayer, Player, Point, Position, Turn};

use crate::seat::only_person;
use crate::{Arrangement, ClaimPreview, Draft, EngineRequest, Intent, Seat, TableEvent, Threat};

/// A game with the people at it, and everything that is not yet decided.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) game: Game,
    pub(crate) seats: PerPlayer<Seat>,
    pub(crate) draft: Draft,
    /// Where attention is.
    pub(crate) focused: Option<Point>,
    /// A claim that is only looked at.
    pub(crate) previewed_claim: Option<Color>,
    /// The earlier position that is looked at.
    pub(crate) shown_ply: Option<usize>,
    /// Whether a whole turn waits to be confirmed.
    pub(crate) confirm: bool,
    /// Whether threats are shown.
    pub(crate) show_threats: bool,
    /// Whether people are offered claims.
    pub(crate) claiming: bool,
    /// Counts the questions to engines, so that late answers are known as such.
    pub(crate) request: u64,
}

impl Table {
    /// A table at which a game begins.
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
            request: 0,
        }
    }

    /// Whether a whole turn waits to be confirmed before it is made.
    pub fn set_confirm(&mut self, confirm: bool) {
        self.confirm = confirm;
    }

    /// Whether [`sights`](Table::point_views) show threats.
    pub fn set_show_threats(&mut self, show: bool) {
        self.show_threats = show;
    }

    /// Whether people are offered claims, and landings that need one. They are unless somebody is still to learn of them.
    pub fn set_claiming(&mut self, claiming: bool) {
        self.claiming = claiming;
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Who decides for each player.
    #[must_use]
    pub fn seats(&self) -> PerPlayer<Seat> {
        self.seats
    }

    /// The half-built turn.
    #[must_use]
    pub fn draft(&self) -> Draft {
        self.draft
    }

    /// The number of turns after which the shown position stood, if it is not the present one.
    #[must_use]
    pub fn shown_ply(&self) -> Option<usize> {
        self.shown_ply
    }

    /// The position that is shown: the present one, or the one looked at.
    #[must_use]
    pub fn shown(&self) -> Position {
        *self.shown_ply.and_then(|ply| self.game.position_after(ply)).unwrap_or(self.game.position())
    }

    /// The one person who plays here, if the other is an engine.
    #[must_use]
    pub fn only_person(&self) -> Option<Player> {
        only_person(self.seats)
    }

    /// Who sits at the near side of the board: the one person, or the first of two.
    #[must_use]
    pub fn near(&self) -> Player {
        self.only_person().unwrap_or(Player::One)
    }

    /// Whether a person at this device is to decide now, in the position that is shown.
    #[must_use]
    pub fn persons_turn(&self) -> bool {
        self.shown_ply.is_none()
            && self.game.ended().is_none()
            && !self.game.is_paused()
            && self.seats[self.game.to_move()] == Seat::Person
    }

    /// What an engine is to be asked now, if it is one's turn.
    #[must_use]
    pub fn engine_request(&self) -> Option<EngineRequest> {
        let Seat::Engine(level) = self.seats[self.game.to_move()] else { return None };
        if self.game.ended().is_some() || self.game.is_paused() {
            return None;
        }
        Some(EngineRequest { number: self.request, position: *self.game.position(), level })
    }

    /// Whether the person to move can do nothing but pass.
    #[must_use]
    pub fn must_pass(&self) -> bool {
        self.persons_turn() && self.game.position().must_pass()
    }

    /// The colours that the person to move may claim.
    #[must_use]
    pub fn claimable(&self) -> Colors {
        if self.claiming && self.persons_turn() { self.game.position().claimable() } else { Colors::EMPTY }
    }

    /// What the claim that is chosen or considered would change.
    #[must_use]
    pub fn claim_preview(&self) -> Option<ClaimPreview> {
        if !self.persons_turn() {
            return None;
        }
        ClaimPreview::new(self.game.position(), self.previewed_claim.or(self.draft.claim)?)
    }

    /// The stacks that either player could complete next, in the position that is shown.
    #[must_use]
    pub fn threats(&self) -> Vec<Threat> {
        Threat::all(&self.shown())
    }

    /// The whole turn that waits to be confirmed.
    #[must_use]
    pub fn waiting(&self) -> Option<Turn> {
        Some(Turn::Move { claim: self.draft.claim, from: self.draft.from?, to: self.draft.to? })
    }

    /// The way that is shown: of the turn that waits, or to the landing that is regarded. From start to end with the LYNGK
    /// points between.
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

    /// The claim without which a stack does not get to a point, where a claim of its colour is all that is missing.
    pub(crate) fn implied_claim(&self, from: Point, to: Point) -> Option<Color> {
        let position = self.game.position();
        if !self.claiming || self.draft.claim.is_some() || position.is_legal(Turn::Move { claim: None, from, to }) {
            return None;
        }
        let color = position.top_color(from)?;
        position.is_legal(Turn::Move { claim: Some(color), from, to }).then_some(color)
    }

    /// The way of the last turn before the shown position.
    #[must_use]
    pub fn last_path(&self) -> Vec<Point> {
        let ply = self.shown_ply.unwrap_or(self.game.turns().len());
        let Some(before) = ply.checked_sub(1) else { return Vec::new() };
        let (Some(position), Some(turn)) = (self.game.position_after(before), self.game.turns().get(before)) else {
            return Vec::new();
        };
        position.path(*turn).unwrap_or_default()
    }

    /// Whether there is a turn of a person's, or a resignation, to take back.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        self.has_resigned() || (self.game.can_take_back() && self.plies_to_take_back() > 0)
    }

    fn has_resigned(&self) -> bool {
        self.game.ended().is_some_and(|ended| ended.reason == EndReason::Resignation)
    }

    /// How many turns lead back to a person's last decision.
    fn plies_to_take_back(&self) -> usize {
        let turns = self.game.turns().len();
        let persons = |ply: &usize| {
            let mover = self.game.position_after(*ply).map_or(Player::One, |position| position.to_move());
            self.seats[mover] == Seat::Person
        };
        (0..turns).rev().find(persons).map_or(0, |ply| turns - ply)
    }

    /// Engines leave and people take their seats: what remains when an engine cannot go on.
    pub fn dismiss_engines(&mut self) {
        for (player, seat) in self.seats.iter_mut() {
            if *seat != Seat::Person {
                *seat = Seat::Person;
                self.game.set_player(player, PlayerInfo::human());
            }
        }
        // What an engine may still say is of the past.
        self.request += 1;
    }

    /// Makes a turn for whoever is to move: somebody who tells a story knows what is played.
    pub fn play_scripted(&mut self, turn: Turn, now: Duration) -> Vec<TableEvent> {
        self.play(turn, now)
    }

    /// The end of the game, if it is over.
    #[must_use]
    pub fn ended(&self) -> Option<Ended> {
        self.game.ended()
    }

    /// Does what somebody wants and says what came of it.
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
    use crate::{NewGame, WhoBegins};

    fn table(begins: WhoBegins) -> Table {
        let plan = NewGame { begins, ..NewGame::default() };
        Table::new(&plan.arrange(&mut SplitMix64::new(1)).expect("a drawn start"))
    }

    #[test]
    fn a_person_goes_on_where_an_engine_cannot() {
        let mut table = table(WhoBegins::Opponent);
        let asked = table.engine_request().expect("the engine begins");
        let turn = table.game().position().turns()[0];
        assert!(!table.persons_turn());
        table.dismiss_engines();
        assert!(table.persons_turn());
        assert_eq!((table.engine_request(), table.only_person()), (None, None));
        // What it said all the same comes too late.
        assert!(table.act(Intent::EngineTurn { request: asked.number, turn }, Duration::ZERO).is_empty());
        assert!(table.game().turns().is_empty());
        let saved = table.save(Duration::ZERO);
        assert_eq!(
            Table::restore(&saved, Duration::ZERO).map(|table| table.seats()),
            Ok(PerPlayer::both(Seat::Person))
        );
    }
}
