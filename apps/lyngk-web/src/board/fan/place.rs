//! Placement of the card beside its stack.

use leptos::prelude::*;
use lyngk_rules::{Point, Points};
use lyngk_view::PointRole;
use web_sys::DomRect;

use crate::board::ui::BoardUi;

/// Distance between the stack and the card, for the tip that points at the stack.
const GAP: f64 = 11.0;
/// Minimum distance from the edges of the window.
const MARGIN: f64 = 4.0;
/// Minimum distance of the tip from the card's corners.
const CORNER: f64 = 18.0;
/// Number of positions tried along each side of the stack.
const STEPS: u32 = 9;

/// The side of the stack on which the card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Right,
    Left,
    Above,
    Below,
}

/// Where the card is, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    side: Side,
    pub(super) left: i32,
    pub(super) top: i32,
    /// Distance of the tip from the card's upper or left edge.
    pub(super) tip: i32,
}

/// A rectangle in the window: left, top, right, bottom.
#[derive(Clone, Copy, Debug)]
struct Area([f64; 4]);

impl Area {
    fn of(rect: &DomRect) -> Area {
        Area([rect.left(), rect.top(), rect.right(), rect.bottom()])
    }

    fn middle(self) -> (f64, f64) {
        let Area([left, top, right, bottom]) = self;
        (left.midpoint(right), top.midpoint(bottom))
    }

    fn size(self) -> f64 {
        let Area([left, top, right, bottom]) = self;
        (right - left).max(0.0) * (bottom - top).max(0.0)
    }

    /// The share of this rectangle that another one covers.
    fn covered_by(self, other: Area) -> f64 {
        let (Area(this), Area(that)) = (self, other);
        let common = Area([this[0].max(that[0]), this[1].max(that[1]), this[2].min(that[2]), this[3].min(that[3])]);
        common.size() / self.size().max(1.0)
    }
}

/// Something that the card should not cover.
struct Obstacle {
    area: Area,
    /// The fanned-out stack could land there, or a picked-up one.
    is_landing: bool,
}

impl Place {
    /// The best place for a card of this size beside the stack on a point: in the window and not over the stack itself, if
    /// possible over no landing, then over as few stacks as possible. `None` if there is no such place, or if a stack is picked
    /// up and its landings would be covered.
    pub(super) fn beside(ui: BoardUi, point: Point, card: &DomRect) -> Option<Place> {
        let board = Area::of(&ui.svg.get_untracked()?.get_bounding_client_rect());
        let stack = stack_area(ui, point)?;
        let window = window_area()?;
        let obstacles = obstacles(ui, point);
        let mut best: Option<(f64, bool, Place)> = None;
        for side in [Side::Right, Side::Left, Side::Above, Side::Below] {
            for step in 0..STEPS {
                let part = f64::from(step) / f64::from(STEPS - 1);
                let (left, top) = corner(side, stack, (card.width(), card.height()), part);
                let area = Area([left, top, left + card.width(), top + card.height()]);
                if area.covered_by(window) < 0.999 {
                    continue;
                }
                let on_landings: f64 =
                    obstacles.iter().filter(|it| it.is_landing).map(|it| it.area.covered_by(area)).sum();
                let on_stacks: f64 =
                    obstacles.iter().filter(|it| !it.is_landing).map(|it| it.area.covered_by(area)).sum();
                // Other elements are beside the board. The card looks best with its tip in the middle.
                let cost =
                    on_landings * 100.0 + on_stacks * 10.0 + (1.0 - area.covered_by(board)) * 10.0 + (part - 0.5).abs();
                if best.is_none_or(|(least, ..)| cost < least) {
                    best = Some((cost, on_landings > 0.05, Place::at(side, stack, (left, top))));
                }
            }
        }
        let (_, hides_landing, place) = best?;
        (!hides_landing || !ui.holds_something()).then_some(place)
    }

    fn at(side: Side, stack: Area, (left, top): (f64, f64)) -> Place {
        let (x, y) = stack.middle();
        let tip = match side {
            Side::Right | Side::Left => y - top,
            Side::Above | Side::Below => x - left,
        };
        // Text is sharp on whole pixels.
        let [left, top, tip] = [left, top, tip].map(|length| length.round_ties_even() as i32);
        Place { side, left, top, tip }
    }

    /// The side as an attribute value.
    pub(super) fn side(self) -> &'static str {
        match self.side {
            Side::Right => "right",
            Side::Left => "left",
            Side::Above => "above",
            Side::Below => "below",
        }
    }
}

/// The upper left corner of a card at a side of the stack. `part` is its position along that side, from 0 to 1.
fn corner(side: Side, stack: Area, (width, height): (f64, f64), part: f64) -> (f64, f64) {
    let (x, y) = stack.middle();
    let Area([left, top, right, bottom]) = stack;
    let along = |middle: f64, length: f64| middle - CORNER - (length - 2.0 * CORNER) * part;
    match side {
        Side::Right => (right + GAP, along(y, height)),
        Side::Left => (left - GAP - width, along(y, height)),
        Side::Above => (along(x, width), top - GAP - height),
        Side::Below => (along(x, width), bottom + GAP),
    }
}

fn window_area() -> Option<Area> {
    let length = |name: &str| js_sys::Reflect::get(&window(), &name.into()).ok()?.as_f64();
    Some(Area([MARGIN, MARGIN, length("innerWidth")? - MARGIN, length("innerHeight")? - MARGIN]))
}

/// The stack on a point as it is drawn.
fn stack_area(ui: BoardUi, point: Point) -> Option<Area> {
    let drawn = ui.svg.get_untracked()?.query_selector(&format!("[data-point={point}] .spot-stack")).ok()??;
    Some(Area::of(&drawn.get_bounding_client_rect()))
}

fn obstacles(ui: BoardUi, fanned: Point) -> Vec<Obstacle> {
    let table = ui.board.table.read_untracked();
    let own = if table.persons_turn() { table.shown().landings(table.draft().claim, fanned) } else { Points::EMPTY };
    let others = Point::ALL.into_iter().filter(|&point| point != fanned);
    let obstacle = |point: Point| {
        let view_model = ui.point_view(point);
        let is_landing = own.contains(point)
            || matches!(view_model.role, PointRole::Landing(_) | PointRole::Chosen(_) | PointRole::Picked);
        if view_model.stack.is_empty() {
            return None;
        }
        Some(Obstacle { area: stack_area(ui, point)?, is_landing })
    };
    others.filter_map(obstacle).collect()
}
