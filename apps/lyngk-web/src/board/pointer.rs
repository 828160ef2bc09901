//! The board by mouse, pen or finger: choosing, dragging, looking closer.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use lyngk_picture::geometry;
use lyngk_rules::Point;
use lyngk_view::{Intent, PointRole};
use web_sys::{MouseEvent, PointerEvent, TouchEvent};

use super::frame::Frame;
use super::mark;
use super::motion;
use super::ui::{BoardUi, point_of};
use crate::browser;

/// How far a pointer moves before that is dragging, in CSS pixels.
const THRESHOLD: f64 = 6.0;
/// How long a pointer rests before a stack fans out.
const REST: Duration = Duration::from_millis(250);
/// How long a finger does.
const PRESS: Duration = Duration::from_millis(450);
/// How long a card stays when the pointer has left for something where there is none.
const LINGER: Duration = Duration::from_millis(200);
/// What comes sooner after a click is its second half, and confirms nothing.
const DOUBLE: Duration = Duration::from_millis(400);

/// A pointer that is down on a stack.
#[derive(Clone, Copy)]
struct Grip {
    pointer: i32,
    from: Point,
    start: (f64, f64),
    /// Once the stack follows the pointer: how the board lies on the screen, and where the stack is over.
    drag: Option<(Frame, Option<Point>)>,
}

/// The hand over the board.
#[derive(Clone, Copy)]
pub(crate) struct Pointer {
    ui: BoardUi,
    grip: StoredValue<Option<Grip>>,
    hovered: StoredValue<Option<Point>>,
    timer: StoredValue<Option<TimeoutHandle>>,
    /// The click that follows belongs to a drag or a long press and means nothing.
    spent: StoredValue<bool>,
    /// When the last click was.
    clicked: StoredValue<Duration>,
}

impl Pointer {
    pub(crate) fn new(ui: BoardUi) -> Pointer {
        Pointer {
            ui,
            grip: StoredValue::new(None),
            hovered: StoredValue::new(None),
            timer: StoredValue::new(None),
            spent: StoredValue::new(false),
            clicked: StoredValue::new(Duration::ZERO),
        }
    }

    /// Whether the board has been left. What goes with it still loses pointer and focus, and time goes on.
    fn is_gone(self) -> bool {
        self.timer.is_disposed()
    }

    /// Does something later, unless something else is to be done before.
    fn later(self, wait: Duration, act: impl FnOnce() + 'static) {
        self.forget();
        let act = move || {
            if !self.is_gone() {
                act();
            }
        };
        self.timer.set_value(set_timeout_with_handle(act, wait).ok());
    }

    fn forget(self) {
        if let Some(timer) = self.timer.get_value() {
            timer.clear();
            self.timer.set_value(None);
        }
    }

    /// Shows the stack on a point closer, or none, after a while.
    fn fan(self, point: Option<Point>, wait: Duration) {
        let fanned = self.ui.fanned;
        let point = point.filter(|&point| self.ui.sight(point).stack.height() > 1);
        if fanned.get_untracked() == point {
            self.forget();
        } else {
            self.later(wait, move || fanned.set(point));
        }
    }

    /// The pointer came to something else.
    pub(crate) fn over(self, event: &PointerEvent) {
        if !self.is_gone()
            && event.pointer_type() != "touch"
            && self.grip.get_value().is_none_or(|grip| grip.drag.is_none())
        {
            self.hover(point_of(event));
        }
    }

    /// The pointer left the board.
    pub(crate) fn leave(self) {
        if !self.is_gone() {
            self.hover(None);
        }
    }

    fn hover(self, point: Option<Point>) {
        if self.hovered.get_value() == point {
            return;
        }
        self.hovered.set_value(point);
        self.ui.regard(point);
        self.fan(point, if point.is_some() { REST } else { LINGER });
    }

    /// The keyboard came to a point.
    pub(crate) fn focused(self, event: &web_sys::FocusEvent) {
        let Some(point) = point_of(event) else { return };
        self.ui.focus.set(point);
        // A click brings the focus too, and has its own ways.
        if self.grip.get_value().is_none() {
            self.ui.regard(Some(point));
            self.fan(Some(point), REST);
        }
    }

    /// The keyboard left a point.
    pub(crate) fn blurred(self) {
        if !self.is_gone() {
            self.ui.regard(None);
            self.fan(None, Duration::ZERO);
        }
    }

    pub(crate) fn down(self, event: &PointerEvent) {
        self.spent.set_value(false);
        if !event.is_primary() || event.button() != 0 {
            return;
        }
        let Some(from) = point_of(event) else { return };
        self.forget();
        let start = (f64::from(event.client_x()), f64::from(event.client_y()));
        self.grip.set_value(Some(Grip { pointer: event.pointer_id(), from, start, drag: None }));
        if event.pointer_type() == "touch" {
            self.later(PRESS, move || {
                if self.ui.sight(from).stack.height() > 1 {
                    self.spent.set_value(true);
                    self.ui.fanned.set(Some(from));
                }
            });
        }
    }

    /// A finger on a stack that can be moved moves it, not the page. (`touch-action` would say so more simply, but is not heeded
    /// on the parts of a drawing.)
    pub(crate) fn touched(self, event: &TouchEvent) {
        let Some(grip) = self.grip.get_value() else { return };
        let movable = matches!(
            self.ui.sight(grip.from).role,
            PointRole::Movable | PointRole::MovableWithClaim | PointRole::Picked
        );
        if event.touches().length() == 1 && event.cancelable() && (movable || grip.drag.is_some()) {
            event.prevent_default();
        }
    }

    pub(crate) fn moved(self, event: &PointerEvent) {
        let Some(grip) = self.grip.get_value().filter(|grip| grip.pointer == event.pointer_id()) else { return };
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        if let Some((frame, over)) = grip.drag {
            self.carry(grip, frame, over, at);
        } else if (at.0 - grip.start.0).hypot(at.1 - grip.start.1) > THRESHOLD {
            self.forget();
            self.begin_drag(grip, at, event.pointer_type() == "touch");
        }
    }

    fn begin_drag(self, mut grip: Grip, at: (f64, f64), by_finger: bool) {
        let ui = self.ui;
        if !self.picks_up(grip.from, by_finger) {
            self.grip.set_value(None);
            return;
        }
        let Some(svg) = ui.svg.get_untracked() else { return };
        let _ = svg.set_pointer_capture(grip.pointer);
        let sight = ui.sight(grip.from);
        ui.fanned.set(None);
        motion::show(ui, &motion::drawing(sight.stack, sight.owner));
        ui.dragged.set(Some(grip.from));
        let frame = Frame::of(&svg.get_bounding_client_rect());
        grip.drag = Some((frame, None));
        self.spent.set_value(true);
        self.carry(grip, frame, None, at);
    }

    /// Picks up the stack on a point, or says why that is not possible. What was in the hand is put back, unless it could land there:
    /// then the hand only trembled.
    fn picks_up(self, point: Point, by_finger: bool) -> bool {
        let ui = self.ui;
        match ui.sight(point).role {
            PointRole::Picked => return true,
            PointRole::Landing(_) | PointRole::Chosen(_) => return false,
            PointRole::Nothing | PointRole::Movable | PointRole::MovableWithClaim => {}
        }
        while ui.holds_something() {
            ui.board.act(Intent::Cancel);
        }
        // A finger on what cannot be moved scrolls the page.
        if by_finger && ui.sight(point).role == PointRole::Nothing {
            return false;
        }
        self.spent.set_value(true);
        ui.board.act(Intent::Lift(point));
        ui.holds_something()
    }

    fn carry(self, mut grip: Grip, frame: Frame, over: Option<Point>, at: (f64, f64)) {
        let compass = self.ui.compass.get_untracked();
        let (x, y) = geometry::place(compass, grip.from);
        let (dx, dy) = frame.scaled((at.0 - grip.start.0, at.1 - grip.start.1));
        let place = (x + dx, y + dy);
        motion::put_at(self.ui, (place.0, place.1 - mark::LIFT));
        let now = geometry::nearest(compass, place).filter(|&point| point != grip.from);
        if now != over {
            self.ui.regard(now);
        }
        grip.drag = Some((frame, now));
        self.grip.set_value(Some(grip));
    }

    /// The pointer is up: what it carried is put down.
    pub(crate) fn up(self, event: &PointerEvent) {
        self.forget();
        let Some(grip) = self.grip.get_value().filter(|grip| grip.pointer == event.pointer_id()) else { return };
        self.grip.set_value(None);
        if let Some((_, over)) = grip.drag {
            self.put_down(match over {
                Some(to) => Intent::Drag { from: grip.from, to },
                None => Intent::Cancel,
            });
        }
    }

    /// The browser took the pointer away.
    pub(crate) fn lost(self) {
        self.forget();
        if self.grip.get_value().is_some_and(|grip| grip.drag.is_some()) {
            self.put_down(Intent::Cancel);
        }
        self.grip.set_value(None);
    }

    fn put_down(self, intent: Intent) {
        motion::clear(self.ui);
        self.ui.dragged.set(None);
        motion::by_hand(self.ui, || self.ui.board.act(intent));
        self.ui.regard(None);
    }

    pub(crate) fn clicked(self, event: &MouseEvent) {
        if self.spent.get_value() {
            self.spent.set_value(false);
            return;
        }
        self.forget();
        let (now, last) = (browser::now(), self.clicked.get_value());
        self.clicked.set_value(now);
        if let Some(point) = point_of(event) {
            if matches!(self.ui.sight(point).role, PointRole::Chosen(_)) && now.saturating_sub(last) < DOUBLE {
                return;
            }
            if self.ui.holds_something() {
                self.ui.fanned.set(None);
            }
            self.ui.board.act(Intent::Choose(point));
        }
    }
}
