//! Arrows and circles that somebody draws on a board, as an aid to thinking. They never touch the game and are gone after the next turn,
//! unless the room keeps them.
//!
//! With a mouse the right button draws; modifier keys choose another line. With touch a pencil button switches to drawing and offers the same lines. The listeners
//! are on the element around the board, in the capture phase, so that the board itself knows nothing of this. With the keyboard, D begins at the focused point and ends at another one.

use leptos::ev;
use leptos::prelude::*;
use lyngk_picture::geometry;
use lyngk_picture::sketch::{self, Pen, Shape};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent, PointerEvent};

use super::frame::Frame;
use super::ui::{BoardUi, point_of};
use crate::shortcuts;

/// The pen for the modifier keys of an event, if there are any.
fn pen_of(event: &MouseEvent) -> Option<Pen> {
    match (event.shift_key() || event.ctrl_key(), event.alt_key()) {
        (false, false) => None,
        (true, false) => Some(Pen::Dashed),
        (false, true) => Some(Pen::Dotted),
        (true, true) => Some(Pen::Mixed),
    }
}

/// Drawings that are kept with a position, by a room that has a place for them. The context is `Option<KeptDrawings>`.
#[derive(Clone, Copy)]
pub(crate) struct KeptDrawings {
    /// Those of the position on the board; none while drawings are not kept.
    pub(crate) shapes: Signal<Option<Vec<Shape>>>,
    /// Draws a shape, or removes it.
    pub(crate) draw: Callback<Shape>,
}

type Handler = fn(Sketch, &Event);

/// The drawings on a board.
#[derive(Clone, Copy)]
pub(super) struct Sketch {
    ui: BoardUi,
    /// The drawings of this board.
    own: RwSignal<Vec<Shape>>,
    kept: Option<KeptDrawings>,
    /// The shape being drawn.
    current: RwSignal<Option<Shape>>,
    /// Whether it is drawn with the keyboard.
    by_key: RwSignal<bool>,
    /// The pen with which every pointer draws, not only the right mouse button.
    pub(super) pencil: RwSignal<Option<Pen>>,
}

impl Sketch {
    pub(super) fn new(ui: BoardUi) -> Sketch {
        let sketch = Sketch {
            ui,
            own: RwSignal::new(Vec::new()),
            kept: use_context::<Option<KeptDrawings>>().flatten(),
            current: RwSignal::new(None),
            by_key: RwSignal::new(false),
            pencil: RwSignal::new(None),
        };
        // Where the code is loaded before the board is drawn, the board is not in the document yet.
        Effect::new(move |_| sketch.listen());
        let shown = Memo::new(move |_| (ui.board.changes.get(), ui.board.table.read().shown_ply()));
        Effect::new(move |_| {
            // Read, not only tracked: a memo that was never read does not notify.
            let _ = shown.get();
            sketch.clear();
        });
        sketch
    }

    fn clear(self) {
        self.current.set(None);
        self.by_key.set(false);
        if !self.own.read_untracked().is_empty() {
            self.own.set(Vec::new());
        }
    }

    fn listen(self) {
        let Some(around) = self.ui.svg.get_untracked().and_then(|svg| svg.parent_element()) else { return };
        let handlers: [(&str, Handler); 7] = [
            ("keydown", |sketch, event| sketch.on_key(event.unchecked_ref())),
            ("focusin", |sketch, event| sketch.on_focus(event)),
            ("pointerdown", |sketch, event| sketch.on_down(event.unchecked_ref())),
            ("pointermove", |sketch, event| sketch.on_move(event.unchecked_ref())),
            ("contextmenu", |_, event| event.prevent_default()),
            ("touchmove", |sketch, event| {
                if sketch.current.get_untracked().is_some() && event.cancelable() {
                    event.prevent_default();
                }
            }),
            ("click", |sketch, event| {
                if sketch.pencil.get_untracked().is_some() && event.target().is_some_and(|it| is_on_board(&it)) {
                    event.stop_propagation();
                }
            }),
        ];
        for (name, handle) in handlers {
            let listener = Closure::<dyn FnMut(Event)>::new(move |event: Event| handle(self, &event));
            let function = listener.as_ref().unchecked_ref();
            let _ = around.add_event_listener_with_callback_and_bool(name, function, true);
            let kept = StoredValue::new_local((around.clone(), listener));
            on_cleanup(move || {
                kept.with_value(|(around, listener)| {
                    let function = listener.as_ref().unchecked_ref();
                    let _ = around.remove_event_listener_with_callback_and_bool(name, function, true);
                });
            });
        }
        // The pointer may be released outside of the board.
        let up = window_event_listener(ev::pointerup, move |_| {
            if !self.by_key.get_untracked() {
                self.finish();
            }
        });
        let cancel = window_event_listener(ev::pointercancel, move |_| self.current.set(None));
        on_cleanup(move || {
            up.remove();
            cancel.remove();
        });
    }

    fn on_down(self, event: &PointerEvent) {
        let pencil = self.pencil.get_untracked();
        let draws = event.button() == 2 || pencil.is_some() && event.button() == 0 && event.is_primary();
        let point = point_of(event);
        if !draws {
            let is_empty = point.is_none_or(|point| self.ui.point_view(point).stack.is_empty());
            if is_empty && event.target().is_some_and(|it| is_on_board(&it)) {
                self.clear();
            }
            return;
        }
        let Some(from) = point else { return };
        event.stop_propagation();
        self.ui.fanned.set(None);
        self.by_key.set(false);
        self.current.set(Some(Shape { from, to: from, pen: pen_of(event).or(pencil).unwrap_or(Pen::Plain) }));
    }

    /// D begins a shape at the focused point, and ends it there or at another one. Escape drops it.
    fn on_key(self, event: &KeyboardEvent) {
        let draws = self.by_key.get_untracked();
        let is_escape = draws && event.key() == "Escape";
        let is_letter = shortcuts::character(self.ui.board.page, event).is_some_and(|letter| letter == "D");
        let Some(point) = point_of(event).filter(|_| is_escape || is_letter) else { return };
        event.prevent_default();
        event.stop_propagation();
        if is_escape {
            self.current.set(None);
        } else if draws {
            self.finish();
        } else {
            let pen = self.pencil.get_untracked().unwrap_or(Pen::Plain);
            self.current.set(Some(Shape { from: point, to: point, pen }));
        }
        self.by_key.set(!draws);
    }

    /// A shape that is drawn with the keyboard ends at the focused point.
    fn on_focus(self, event: &Event) {
        if let (true, Some(to)) = (self.by_key.get_untracked(), point_of(event)) {
            self.current.update(|shape| {
                if let Some(shape) = shape {
                    shape.to = to;
                }
            });
        }
    }

    fn on_move(self, event: &PointerEvent) {
        let Some(shape) = self.current.get_untracked() else { return };
        event.stop_propagation();
        let Some(svg) = self.ui.svg.get_untracked() else { return };
        let frame = Frame::of(&svg.get_bounding_client_rect());
        let at = frame.on_board((f64::from(event.client_x()), f64::from(event.client_y())));
        let to = geometry::nearest(self.ui.compass.get_untracked(), at).unwrap_or(shape.to);
        if to != shape.to {
            self.current.set(Some(Shape { to, ..shape }));
        }
    }

    /// Adds the shape being drawn, or removes it if it is there.
    fn finish(self) {
        let Some(shape) = self.current.get_untracked() else { return };
        self.current.set(None);
        match self.kept.filter(|kept| kept.shapes.read_untracked().is_some()) {
            Some(kept) => kept.draw.run(shape),
            None => self.own.update(|shapes| sketch::toggle(shapes, shape)),
        }
    }

    /// The drawings as SVG.
    pub(super) fn drawing(self) -> String {
        let kept = self.kept.and_then(|kept| kept.shapes.get());
        let shapes = kept.unwrap_or_else(|| self.own.get());
        let position = self.ui.board.table.read().shown();
        sketch::drawing(self.ui.compass.get(), &position, shapes.iter().chain(&self.current.get()))
    }
}

/// Whether an element is part of the board, not a button beside it.
fn is_on_board(target: &web_sys::EventTarget) -> bool {
    target.dyn_ref::<Element>().is_some_and(|it| it.closest("#board").is_ok_and(|board| board.is_some()))
}
