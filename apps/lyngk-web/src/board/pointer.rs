//! Pointer input at the board: clicks, drags, hover and long press.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use lyngk_rules::Point;
use lyngk_view::{Intent, PointRole};
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent, PointerEvent, TouchEvent};

use super::drag::Drag;
use super::ui::{BoardUi, point_of};
use crate::browser;

/// Distance in CSS pixels from which a movement is a drag.
const DRAG_DISTANCE: f64 = 6.0;
/// Hover time before a stack fans out.
const HOVER: Duration = Duration::from_millis(250);
/// The same for a touch.
const LONG_PRESS: Duration = Duration::from_millis(450);
/// How long the card stays after the pointer has left the stack.
const LINGER: Duration = Duration::from_millis(200);
/// A click that follows sooner is the second of a double click and does not confirm.
const DOUBLE_CLICK: Duration = Duration::from_millis(400);

/// Elements that react to a click.
const CONTROLS: &str = "[data-point], button, a, input, select, textarea, label, summary, dialog, [tabindex]";

/// A pointer that is down on a point.
#[derive(Clone, Copy)]
struct Press {
    pointer: i32,
    from: Point,
    start: (f64, f64),
    drag: Option<Drag>,
}

/// State of the pointer over the board.
#[derive(Clone, Copy)]
pub(crate) struct Pointer {
    ui: BoardUi,
    press: StoredValue<Option<Press>>,
    hovered: StoredValue<Option<Point>>,
    timer: StoredValue<Option<TimeoutHandle>>,
    /// The next click event belongs to a drag or a long press and is ignored.
    ignore_click: StoredValue<bool>,
    /// Time of the last click.
    last_click: StoredValue<Duration>,
    /// Where the pointer was pressed or released, until it moves on. Whatever comes to lie there by itself is not pointed at.
    resting: StoredValue<Option<(i32, i32)>>,
}

impl Pointer {
    pub(crate) fn new(ui: BoardUi) -> Pointer {
        Pointer {
            ui,
            press: StoredValue::new(None),
            hovered: StoredValue::new(None),
            timer: StoredValue::new(None),
            ignore_click: StoredValue::new(false),
            last_click: StoredValue::new(Duration::ZERO),
            resting: StoredValue::new(None),
        }
    }

    /// Whether the board is gone. Its elements still send events while they are removed, and timers may be left.
    fn is_gone(self) -> bool {
        self.timer.is_disposed()
    }

    /// Sets the timer for hover and long press.
    fn set_timer(self, wait: Duration, act: impl FnOnce() + 'static) {
        self.cancel_timer();
        let act = move || {
            if !self.is_gone() {
                act();
            }
        };
        self.timer.set_value(set_timeout_with_handle(act, wait).ok());
    }

    fn cancel_timer(self) {
        if let Some(timer) = self.timer.get_value() {
            timer.clear();
            self.timer.set_value(None);
        }
    }

    /// Fans the stack on a point out after a delay, or closes the card.
    fn fan(self, point: Option<Point>, wait: Duration) {
        let fanned = self.ui.fanned;
        let point = point.filter(|&point| self.ui.point_view(point).stack.height() > 1);
        if fanned.get_untracked() == point {
            self.cancel_timer();
        } else {
            self.set_timer(wait, move || fanned.set(point));
        }
    }

    pub(crate) fn on_over(self, event: &PointerEvent) {
        if !self.is_gone()
            && event.pointer_type() != "touch"
            && self.press.get_value().is_none_or(|press| press.drag.is_none())
        {
            let rests = self.resting.get_value() == Some((event.client_x(), event.client_y()));
            if !rests {
                self.resting.set_value(None);
            }
            self.hover(point_of(event), !rests);
        }
    }

    pub(crate) fn on_leave(self) {
        if !self.is_gone() {
            self.resting.set_value(None);
            self.hover(None, true);
        }
    }

    /// Notes the point below the pointer. The card of its stack opens only if the pointer came to it: after a click or a drop, this takes
    /// leaving the stack first.
    fn hover(self, point: Option<Point>, came: bool) {
        if self.hovered.get_value() == point {
            return;
        }
        self.hovered.set_value(point);
        self.ui.regard(point);
        self.fan(point.filter(|_| came), if point.is_some() { HOVER } else { LINGER });
    }

    fn rest_at(self, event: &MouseEvent) {
        self.resting.set_value(Some((event.client_x(), event.client_y())));
    }

    pub(crate) fn on_focus(self, event: &web_sys::FocusEvent) {
        let Some(point) = point_of(event) else { return };
        self.ui.focus.set(point);
        // A click moves the focus, too, and is handled by itself; and a rotation of the board puts the focus back.
        if !self.ui.is_by_pointer() {
            self.ui.regard(Some(point));
            self.fan(Some(point), HOVER);
        }
    }

    pub(crate) fn on_blur(self) {
        if !self.is_gone() && !self.ui.is_by_pointer() {
            self.ui.regard(None);
            self.fan(None, Duration::ZERO);
        }
    }

    pub(crate) fn on_down(self, event: &PointerEvent) {
        self.ignore_click.set_value(false);
        if !event.is_primary() || event.button() != 0 {
            return;
        }
        let Some(from) = point_of(event) else { return };
        self.cancel_timer();
        self.rest_at(event);
        self.ui.set_by_pointer(true);
        let start = (f64::from(event.client_x()), f64::from(event.client_y()));
        self.press.set_value(Some(Press { pointer: event.pointer_id(), from, start, drag: None }));
        if event.pointer_type() == "touch" {
            self.set_timer(LONG_PRESS, move || {
                if self.ui.point_view(from).stack.height() > 1 {
                    self.ignore_click.set_value(true);
                    self.ui.fanned.set(Some(from));
                }
            });
        }
    }

    /// Keeps a touch on a movable stack from scrolling the page. (`touch-action` has no effect on parts of an SVG.)
    pub(crate) fn on_touch_move(self, event: &TouchEvent) {
        let Some(press) = self.press.get_value() else { return };
        let movable = matches!(
            self.ui.point_view(press.from).role,
            PointRole::Movable | PointRole::MovableWithClaim | PointRole::Picked
        );
        if event.touches().length() == 1 && event.cancelable() && (movable || press.drag.is_some()) {
            event.prevent_default();
        }
    }

    pub(crate) fn on_move(self, event: &PointerEvent) {
        let Some(press) = self.press.get_value().filter(|press| press.pointer == event.pointer_id()) else { return };
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        if let Some(mut drag) = press.drag {
            drag.move_to(self.ui, at);
            self.press.set_value(Some(Press { drag: Some(drag), ..press }));
        } else if (at.0 - press.start.0).hypot(at.1 - press.start.1) > DRAG_DISTANCE {
            self.cancel_timer();
            self.begin_drag(press, at, event.pointer_type() == "touch");
        }
    }

    fn begin_drag(self, mut press: Press, at: (f64, f64), by_touch: bool) {
        let ui = self.ui;
        if !self.pick_up(press.from, by_touch) {
            self.press.set_value(None);
            return;
        }
        let Some(mut drag) = Drag::begin(ui, press.from, press.start, by_touch) else { return };
        if let Some(svg) = ui.svg.get_untracked() {
            let _ = svg.set_pointer_capture(press.pointer);
        }
        self.ignore_click.set_value(true);
        drag.move_to(ui, at);
        press.drag = Some(drag);
        self.press.set_value(Some(press));
    }

    /// Picks the stack on a point up, or announces why it cannot be. Another picked-up stack is put back, unless it could land there:
    /// then this was an unsteady click, not a drag.
    fn pick_up(self, point: Point, by_touch: bool) -> bool {
        let ui = self.ui;
        match ui.point_view(point).role {
            PointRole::Picked => return true,
            PointRole::Landing(_) | PointRole::Chosen(_) => return false,
            PointRole::Nothing | PointRole::Movable | PointRole::MovableWithClaim => {}
        }
        ui.board.put_back();
        // A touch on any other stack scrolls the page.
        if by_touch && ui.point_view(point).role == PointRole::Nothing {
            return false;
        }
        self.ignore_click.set_value(true);
        ui.board.act(Intent::Lift(point));
        ui.holds_something()
    }

    pub(crate) fn on_up(self, event: &PointerEvent) {
        self.cancel_timer();
        self.rest_at(event);
        let Some(press) = self.press.get_value().filter(|press| press.pointer == event.pointer_id()) else { return };
        self.press.set_value(None);
        if let Some(drag) = press.drag {
            self.drop_stack(drag.end(self.ui));
        }
    }

    pub(crate) fn on_cancel(self) {
        self.cancel_timer();
        if let Some(drag) = self.press.get_value().and_then(|press| press.drag) {
            drag.end(self.ui);
            self.drop_stack(Intent::Cancel);
        }
        self.press.set_value(None);
    }

    fn drop_stack(self, intent: Intent) {
        self.ui.board.under_way.by_hand(|| self.ui.board.act(intent));
        self.ui.regard(None);
    }

    pub(crate) fn on_click(self, event: &MouseEvent) {
        if self.ignore_click.get_value() {
            self.ignore_click.set_value(false);
            event.prevent_default();
            return;
        }
        self.cancel_timer();
        let (now, last) = (browser::now(), self.last_click.get_value());
        self.last_click.set_value(now);
        if let Some(point) = point_of(event) {
            if matches!(self.ui.point_view(point).role, PointRole::Chosen(_)) && now.saturating_sub(last) < DOUBLE_CLICK
            {
                return;
            }
            self.ui.fanned.set(None);
            self.ui.board.act(Intent::Choose(point));
        }
    }

    /// Puts a picked-up stack back after a click beside the points and everything else that reacts to one.
    pub(crate) fn on_click_beside(self, event: &MouseEvent) {
        // A control that its own click has removed is no longer inside anything.
        let target = event.target().and_then(|it| it.dyn_into::<Element>().ok()).filter(|it| it.is_connected());
        let is_on = |controls: &str| target.as_ref().is_none_or(|it| it.closest(controls).is_ok_and(|it| it.is_some()));
        if !self.is_gone() && self.ui.holds_something() && !event.default_prevented() && !is_on(CONTROLS) {
            self.ui.board.put_back();
        }
    }
}
