//! Swiping to the left and right steps through the study.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::room::StudyRoom;

/// How far a finger moves at least, in CSS pixels, and how much more sideways than up or down.
const REACH: f64 = 50.0;
const SLOPE: f64 = 2.0;
/// How long it takes at most, in milliseconds.
const TIME: f64 = 700.0;
/// Where a finger moves something else: fields, the curve of a review, and stacks on the board.
const USES_FINGERS: &str = "input, textarea, select, [role='slider'], [data-point]:not([data-height='0'])";

/// A finger that may swipe.
#[derive(Clone, Copy)]
struct Press {
    pointer: i32,
    at: (f64, f64),
    time: f64,
}

/// Swiping in a room.
#[derive(Clone, Copy)]
pub(super) struct Swipe {
    room: StudyRoom,
    press: StoredValue<Option<Press>>,
}

impl Swipe {
    pub(super) fn new(room: StudyRoom) -> Swipe {
        Swipe { room, press: StoredValue::new(None) }
    }

    pub(super) fn on_down(self, event: &PointerEvent) {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let is_free = target.is_some_and(|target| target.closest(USES_FINGERS).ok().flatten().is_none());
        let is_swipe = event.pointer_type() == "touch" && event.is_primary() && is_free;
        self.press.set_value(is_swipe.then(|| Press {
            pointer: event.pointer_id(),
            at: (f64::from(event.client_x()), f64::from(event.client_y())),
            time: event.time_stamp(),
        }));
    }

    pub(super) fn on_up(self, event: &PointerEvent) {
        let Some(Some(press)) = self.press.try_update_value(Option::take) else { return };
        let (x, y) = (f64::from(event.client_x()) - press.at.0, f64::from(event.client_y()) - press.at.1);
        let is_sideways = x.abs() >= REACH && x.abs() >= SLOPE * y.abs();
        if press.pointer != event.pointer_id() || !is_sideways || event.time_stamp() - press.time > TIME {
            return;
        }
        if x < 0.0 { self.room.forward() } else { self.room.back() }
    }
}
