//! A stack that is being dragged, and a preview of what dropping it would result in.
//!
//! By mouse the stack stays under the pointer. By touch it floats above the finger, larger, and shows the resulting stack itself, because
//! the finger hides the point below.

use leptos::prelude::*;
use lyngk_picture::geometry;
use lyngk_rules::{Point, Stack};
use lyngk_view::{Intent, PointRole};

use super::frame::Frame;
use super::ui::{BoardUi, Instead};
use super::{mark, motion};

/// By touch: enlargement of the dragged stack, and its distance above the finger in CSS pixels.
const ENLARGED: &str = "scale(1.3)";
const ABOVE_FINGER: f64 = 58.0;
/// How near the stack must be to a landing, in units of the board, and how near to any other point.
const LANDING_REACH: f64 = 72.0;
const REACH: f64 = 56.0;
/// A landing wins over another point that is nearer, up to this ratio.
const PREFERENCE: f64 = 1.4;

/// A drag in progress.
#[derive(Clone, Copy)]
pub(crate) struct Drag {
    from: Point,
    by_touch: bool,
    frame: Frame,
    /// Where the pointer went down.
    start: (f64, f64),
    /// The point on which the stack would be dropped.
    over: Option<Point>,
}

impl Drag {
    /// Begins to drag the stack on a point, which has been picked up.
    pub(crate) fn begin(ui: BoardUi, from: Point, start: (f64, f64), by_touch: bool) -> Option<Drag> {
        let frame = Frame::of(&ui.svg.get_untracked()?.get_bounding_client_rect());
        let drag = Drag { from, by_touch, frame, start, over: None };
        ui.fanned.set(None);
        drag.draw(ui, Instead::shown_at(ui, from));
        ui.dragged.set(Some(from));
        Some(drag)
    }

    /// Moves the stack with the pointer.
    pub(crate) fn move_to(&mut self, ui: BoardUi, (x, y): (f64, f64)) {
        let home = geometry::place(ui.compass.get_untracked(), self.from);
        let (dx, dy) = self.frame.scaled((x - self.start.0, y - self.start.1));
        let place = (home.0 + dx, home.1 + dy);
        let over = target(ui, place).filter(|&point| point != self.from);
        if over != self.over {
            self.over = over;
            ui.regard(over);
            self.preview(ui);
        }
        let lift = if self.by_touch { self.frame.scaled((0.0, ABOVE_FINGER)).1 } else { mark::LIFT };
        motion::put_at(ui, (place.0, place.1 - lift));
    }

    /// Ends the drag. Returns the intent of dropping the stack here.
    pub(crate) fn end(self, ui: BoardUi) -> Intent {
        motion::clear(ui);
        ui.ghost.set(None);
        ui.dragged.set(None);
        self.over.map_or(Intent::Cancel, |to| Intent::Drag { from: self.from, to })
    }

    /// Shows the stack that would result, or that the point is no landing.
    fn preview(self, ui: BoardUi) {
        let result = self.over.and_then(|over| result(ui, self.from, over));
        // In the editor every point can be a landing, and none is marked as one.
        let is_game = Point::ALL.into_iter().any(|point| is_landing(ui, point));
        ui.ghost.set(self.over.filter(|_| is_game).map(|point| (point, result)));
        if self.by_touch {
            self.draw(ui, result.unwrap_or_else(|| Instead::shown_at(ui, self.from)));
        } else if let Some(flight) = ui.flight.get_untracked() {
            // The result is drawn in its place, so the stack above it becomes faint.
            let _ = flight.set_attribute("class", if result.is_some() { "flight is-faint" } else { "flight" });
        }
    }

    fn draw(self, ui: BoardUi, Instead { stack, owner, .. }: Instead) {
        let drawing = motion::drawing(ui, stack, owner);
        if self.by_touch {
            motion::show(ui, &format!("<g transform=\"{ENLARGED}\">{drawing}</g>"));
        } else {
            motion::show(ui, &drawing);
        }
    }
}

/// The point on which a stack at a place would be dropped. Landings are easier to hit than other points.
fn target(ui: BoardUi, at: (f64, f64)) -> Option<Point> {
    let compass = ui.compass.get_untracked();
    let cost = |point: Point| {
        let away = geometry::distance(geometry::place(compass, point), at);
        match ui.point_view(point).role {
            PointRole::Landing(_) | PointRole::Chosen(_) => Some(away).filter(|away| *away < LANDING_REACH),
            PointRole::Picked => Some(away).filter(|away| *away < REACH),
            _ => Some(away * PREFERENCE).filter(|away| *away < REACH * PREFERENCE),
        }
    };
    let near = Point::ALL.into_iter().filter_map(|point| Some((point, cost(point)?)));
    near.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(point, _)| point)
}

fn is_landing(ui: BoardUi, point: Point) -> bool {
    matches!(ui.point_view(point).role, PointRole::Landing(_) | PointRole::Chosen(_))
}

/// The stack that results from a landing; `None` if the stack cannot land there.
fn result(ui: BoardUi, from: Point, to: Point) -> Option<Instead> {
    let (mover, below) = (ui.point_view(from), ui.point_view(to));
    let (PointRole::Landing(landing) | PointRole::Chosen(landing)) = below.role else { return None };
    let stack = Stack::from_pieces(below.stack.pieces().chain(mover.stack.pieces()))?;
    let claims = landing.claim.map(|_| ui.board.table.read_untracked().game().to_move());
    Some(Instead { point: to, stack, owner: claims.or(mover.owner) })
}
