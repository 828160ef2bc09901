//! Views of the points of a table.

use lyngk_rules::{Completion, PerPlayer, Point, Points, Position, Turn};

use super::{Sides, Table};
use crate::{ClaimPreview, Completes, FullStack, Landing, PointRole, PointView, Seat, Threat, Trace};

/// The data that all point views share.
struct Surroundings {
    position: Position,
    movable: Points,
    landings: Points,
    path: Vec<Point>,
    last: Vec<Point>,
    threats: PerPlayer<Points>,
    claim: Option<ClaimPreview>,
    /// The stacks that recede behind the others.
    veiled: Points,
}

impl Table {
    /// The views of all points, in the order of [`Point::ALL`].
    #[must_use]
    pub fn point_views(&self) -> [PointView; Point::COUNT] {
        if self.is_covered() {
            return [PointView::EMPTY; Point::COUNT];
        }
        let active = self.persons_turn();
        let picked = self.draft.from.filter(|_| active);
        let movable = if active { self.movable() } else { Points::EMPTY };
        let landings = picked.map_or(Points::EMPTY, |from| self.landings(from));
        let surroundings = Surroundings {
            position: self.shown(),
            movable,
            veiled: self.veiled(picked.map(|from| landings | Points::from_iter([from])), movable),
            landings,
            path: self.path().unwrap_or_default(),
            last: self.last_path(),
            threats: self.threatened(),
            claim: self.claim_preview(),
        };
        Point::ALL.map(|point| self.point_view(point, &surroundings))
    }

    /// Whether the position is covered: a game with clocks is paused, and nobody thinks on meanwhile.
    #[must_use]
    pub fn is_covered(&self) -> bool {
        let has_clock = self.game.controls().values().any(Option::is_some);
        has_clock && self.is_game() && self.game.is_paused() && self.game.ended().is_none()
    }

    fn threatened(&self) -> PerPlayer<Points> {
        let mut points = PerPlayer::both(Points::EMPTY);
        if self.show_threats {
            for threat in Threat::all(&self.shown()) {
                points[threat.player].insert(threat.point);
            }
        }
        points
    }

    /// The stacks that recede. While a stack is held, these are all but that stack and its landings. Otherwise they are the stacks that the person at
    /// the board cannot move, except for jokers, which nobody ever moves; and only in a game: whoever studies a position reads all of it.
    fn veiled(&self, held: Option<Points>, movable: Points) -> Points {
        let position = self.shown();
        let occupied = position.occupied();
        if let Some(held) = held {
            return occupied & !held;
        }
        let mine = if self.persons_turn() { Some(movable) } else { self.movable_next() };
        let Some(mine) = mine.filter(|_| self.is_game()) else { return Points::EMPTY };
        (occupied & !mine).iter().filter(|&point| position.top_color(point).is_some()).collect()
    }

    /// Whether this is a game between people or against an engine, not a study, a lesson or a puzzle.
    fn is_game(&self) -> bool {
        self.sides == Sides::BySeat && !self.seats.values().any(|seat| *seat == Seat::Script)
    }

    /// The stacks that the only person could move if it were their turn; `None` if no turn of theirs can follow.
    fn movable_next(&self) -> Option<Points> {
        let person = self.only_side()?;
        if self.shown_ply.is_some() || self.game.ended().is_some() || self.game.is_paused() {
            return None;
        }
        let position = self.game.position().with_to_move(person);
        let can_move = |point: &Point| !self.landings_in(&position, *point).is_empty();
        Some(position.occupied().iter().filter(can_move).collect())
    }

    fn point_view(&self, point: Point, around: &Surroundings) -> PointView {
        let position = &around.position;
        let stack = position.stack(point);
        let role = self.role(point, around);
        let mut threats = Table::threats_at(point, role, around);
        let chance = self.only_person().is_some_and(|person| std::mem::take(&mut threats[person]));
        PointView {
            stack,
            owner: stack.top_color().and_then(|color| position.owner(color)),
            full: FullStack::of(position, point, around.last.last().copied()),
            role,
            trace: Trace::of(point, &around.last),
            on_path: around.path.len() > 2 && around.path[1..around.path.len() - 1].contains(&point),
            threats,
            chance,
            becomes: around.claim.filter(|claim| claim.stacks.contains(point)).map(|_| position.to_move()),
            veiled: around.veiled.contains(point),
        }
    }

    /// Players who could complete a stack on a point. A landing that does it says so itself.
    fn threats_at(point: Point, role: PointRole, around: &Surroundings) -> PerPlayer<bool> {
        let mut threats = around.threats.map(|points| points.contains(point));
        if let PointRole::Landing(landing) | PointRole::Chosen(landing) = role
            && landing.completes == Some(Completes::Own)
        {
            threats[around.position.to_move()] = false;
        }
        threats
    }

    fn role(&self, point: Point, around: &Surroundings) -> PointRole {
        if !self.persons_turn() {
            return PointRole::Nothing;
        }
        match self.draft.from {
            Some(from) if from == point => PointRole::Picked,
            Some(from) if self.draft.to == Some(point) => PointRole::Chosen(self.landing(from, point)),
            Some(from) if around.landings.contains(point) => PointRole::Landing(self.landing(from, point)),
            Some(_) => PointRole::Nothing,
            None if !around.movable.contains(point) => PointRole::Nothing,
            None if around.position.landings(self.draft.claim, point).is_empty() => PointRole::MovableWithClaim,
            None => PointRole::Movable,
        }
    }

    fn landing(&self, from: Point, to: Point) -> Landing {
        let position = self.game.position();
        let implied = self.implied_claim(from, to);
        let turn = Turn::Move { claim: self.draft.claim.or(implied), from, to };
        Landing {
            claim: implied,
            lyngk: position.path(turn).is_some_and(|path| path.len() > 2),
            completes: completes(position, turn),
        }
    }
}

/// The kind of stack that a turn completes.
fn completes(position: &Position, turn: Turn) -> Option<Completes> {
    let completed = position.consequences(turn).ok()?.completed?;
    Some(if completed.completion == Completion::Obstacle { Completes::Obstacle } else { Completes::Own })
}
