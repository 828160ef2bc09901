//! Arrows and circles that somebody draws on a board, as an aid to thinking. They never touch the game and are gone after the next turn.
//!
//! With a mouse the right button draws; modifier keys choose another line. With touch a pencil button switches to drawing and offers the same lines. The listeners
//! are on the element around the board, in the capture phase, so that the board itself knows nothing of this.

use leptos::ev;
use leptos::prelude::*;
use lyngk_picture::draw::{self, RX, RY, put};
use lyngk_picture::{Length, arrow, geometry};
use lyngk_rules::Point;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, MouseEvent, PointerEvent};

use super::frame::Frame;
use super::ui::{BoardUi, point_of};

/// A kind of line. They differ in form, not only in colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pen {
    Plain,
    Dashed,
    Dotted,
    Mixed,
}

impl Pen {
    pub(super) const ALL: [Pen; 4] = [Pen::Plain, Pen::Dashed, Pen::Dotted, Pen::Mixed];

    /// The pen for the modifier keys of an event, if there are any.
    fn of(event: &MouseEvent) -> Option<Pen> {
        match (event.shift_key() || event.ctrl_key(), event.alt_key()) {
            (false, false) => None,
            (true, false) => Some(Pen::Dashed),
            (false, true) => Some(Pen::Dotted),
            (true, true) => Some(Pen::Mixed),
        }
    }

    /// Its name as an attribute value.
    pub(super) fn name(self) -> &'static str {
        match self {
            Pen::Plain => "plain",
            Pen::Dashed => "dashed",
            Pen::Dotted => "dotted",
            Pen::Mixed => "mixed",
        }
    }

    /// The key of its name for people.
    pub(super) fn text(self) -> &'static str {
        match self {
            Pen::Plain => "pen-plain",
            Pen::Dashed => "pen-dashed",
            Pen::Dotted => "pen-dotted",
            Pen::Mixed => "pen-mixed",
        }
    }
}

/// An arrow from point to point, or a circle around one point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shape {
    from: Point,
    to: Point,
    pen: Pen,
}

type Handler = fn(Sketch, &Event);

/// The drawings on a board.
#[derive(Clone, Copy)]
pub(super) struct Sketch {
    ui: BoardUi,
    shapes: RwSignal<Vec<Shape>>,
    /// The shape being drawn.
    current: RwSignal<Option<Shape>>,
    /// The pen with which every pointer draws, not only the right mouse button.
    pub(super) pencil: RwSignal<Option<Pen>>,
}

impl Sketch {
    pub(super) fn new(ui: BoardUi) -> Sketch {
        let sketch =
            Sketch { ui, shapes: RwSignal::new(Vec::new()), current: RwSignal::new(None), pencil: RwSignal::new(None) };
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
        if !self.shapes.read_untracked().is_empty() {
            self.shapes.set(Vec::new());
        }
    }

    fn listen(self) {
        let Some(around) = self.ui.svg.get_untracked().and_then(|svg| svg.parent_element()) else { return };
        let handlers: [(&str, Handler); 5] = [
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
        let up = window_event_listener(ev::pointerup, move |_| self.finish());
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
        self.current.set(Some(Shape { from, to: from, pen: Pen::of(event).or(pencil).unwrap_or(Pen::Plain) }));
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

    /// Adds the shape being drawn. The same shape again removes it, and another line replaces it.
    fn finish(self) {
        let Some(shape) = self.current.get_untracked() else { return };
        self.current.set(None);
        self.shapes.update(|shapes| {
            let is_there = shapes.contains(&shape);
            shapes.retain(|other| (other.from, other.to) != (shape.from, shape.to));
            if !is_there {
                shapes.push(shape);
            }
        });
    }

    /// The drawings as SVG.
    pub(super) fn drawing(self) -> String {
        let mut svg = String::new();
        for shape in self.shapes.read().iter().chain(&self.current.get()) {
            put(
                &mut svg,
                format_args!("<g class=\"sketch-shape\" data-pen=\"{}\">{}</g>", shape.pen.name(), self.shape(*shape)),
            );
        }
        svg
    }

    fn shape(self, Shape { from, to, .. }: Shape) -> String {
        let compass = self.ui.compass.get();
        let position = self.ui.board.table.read().shown();
        if from != to {
            return arrow::arrow(compass, &position, &[from, to], 0.0);
        }
        let (x, y) = geometry::place(compass, from);
        let y = y - draw::top(position.stack(from));
        let [x, y, rx, ry] = [x, y, RX + 2.0, RY + 2.0].map(Length);
        let circle =
            |casing: &str| format!("<ellipse class=\"way{casing}\" cx=\"{x}\" cy=\"{y}\" rx=\"{rx}\" ry=\"{ry}\"/>");
        circle(" way-casing") + &circle("")
    }
}

/// Whether an element is part of the board, not a button beside it.
fn is_on_board(target: &web_sys::EventTarget) -> bool {
    target.dyn_ref::<Element>().is_some_and(|it| it.closest("#board").is_ok_and(|board| board.is_some()))
}
