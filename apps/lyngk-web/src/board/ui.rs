//! State of the board component, beside the game.

use std::time::Duration;

use leptos::prelude::*;
use leptos::svg;
use lyngk_picture::geometry;
use lyngk_rules::{Player, Point, Position, Stack, Variant};
use lyngk_view::{Compass, Intent, PointRole, PointView};
use wasm_bindgen::JsCast;

use crate::state::BoardState;

/// Attribute of the board while it is used with a pointer.
pub(crate) const BY_POINTER: &str = "data-by-pointer";

/// A stack that a point shows instead of its own during an animation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Instead {
    pub(crate) point: Point,
    pub(crate) stack: Stack,
    pub(crate) owner: Option<Player>,
}

impl Instead {
    /// The stack that is on a point now.
    pub(crate) fn shown_at(ui: BoardUi, point: Point) -> Instead {
        let PointView { stack, owner, .. } = ui.point_view(point);
        Instead { point, stack, owner }
    }

    /// The stack on a point in a position.
    pub(crate) fn of(position: &Position, point: Point) -> Instead {
        let stack = position.stack(point);
        Instead { point, stack, owner: stack.top_color().and_then(|color| position.owner(color)) }
    }
}

/// State of the board component.
#[derive(Clone, Copy)]
pub(crate) struct BoardUi {
    pub(crate) board: BoardState,
    pub(crate) compass: Memo<Compass>,
    pub(crate) variant: Memo<Variant>,
    /// The only person at the table. Labels depend on it.
    pub(crate) person: Memo<Option<Player>>,
    /// A stack has been picked up.
    pub(crate) holding: Memo<bool>,
    /// Counts drawn frames. Labels for screen readers follow it, so that they do not delay the picture.
    pub(crate) pictures: RwSignal<u64>,
    /// The focused point.
    pub(crate) focus: RwSignal<Point>,
    /// The point whose stack is dragged. Its element is only hidden: removing it would end the touch.
    pub(crate) dragged: RwSignal<Option<Point>>,
    /// The point below the dragged stack, and the stack that would result there, if that is a landing.
    pub(crate) ghost: RwSignal<Option<(Point, Option<Instead>)>>,
    /// The point where a moving stack is about to arrive.
    pub(crate) instead: RwSignal<Option<Instead>>,
    /// The point whose stack is fanned out.
    pub(crate) fanned: RwSignal<Option<Point>>,
    pub(crate) svg: NodeRef<svg::Svg>,
    /// The group of moving stacks.
    pub(crate) flight: NodeRef<svg::G>,
}

impl BoardUi {
    pub(crate) fn new(board: BoardState) -> BoardUi {
        let pictures = RwSignal::new(0);
        Effect::new(move |_| {
            let _ = board.point_views.read();
            request_animation_frame(move || {
                // The frame is painted after this callback.
                set_timeout(move || pictures.update(|count| *count += 1), Duration::ZERO);
            });
        });
        BoardUi {
            board,
            compass: Memo::new(move |_| {
                let half = if board.turned.get() { 3 } else { 0 };
                Compass::new((board.page.settings.read().rotation + half) % 6)
            }),
            variant: Memo::new(move |_| board.table.read().game().position().variant()),
            person: Memo::new(move |_| board.table.read().only_person()),
            holding: board.holding,
            pictures,
            focus: RwSignal::new(Point::E4),
            dragged: RwSignal::new(None),
            ghost: RwSignal::new(None),
            instead: RwSignal::new(None),
            fanned: RwSignal::new(None),
            svg: NodeRef::new(),
            flight: NodeRef::new(),
        }
    }

    /// The view model of a point.
    pub(crate) fn displayed_view(self, point: Point) -> Memo<PointView> {
        Memo::new(move |_| {
            let view_model = self.board.point_views.read()[point.index()];
            let ghost = self.ghost.get().and_then(|(_, result)| result);
            match ghost.or(self.instead.get()).filter(|instead| instead.point == point) {
                Some(instead) => PointView { stack: instead.stack, owner: instead.owner, full: None, ..view_model },
                None => view_model,
            }
        })
    }

    /// The present view model of a point, for event handlers.
    pub(crate) fn point_view(self, point: Point) -> PointView {
        self.board.point_views.read_untracked()[point.index()]
    }

    /// Previews landing on a point while a stack is picked up.
    pub(crate) fn regard(self, point: Option<Point>) {
        if self.holds_something() {
            self.board.act(Intent::Focus(point));
        }
    }

    /// Whether a stack has been picked up.
    pub(crate) fn holds_something(self) -> bool {
        self.holding.get_untracked()
    }

    /// Whether a pointer was used at the board last, not the keyboard. Then the focus is not shown.
    pub(crate) fn is_by_pointer(self) -> bool {
        self.svg.get_untracked().is_some_and(|svg| svg.has_attribute(BY_POINTER))
    }

    pub(crate) fn set_by_pointer(self, by_pointer: bool) {
        if let Some(svg) = self.svg.get_untracked() {
            let _ = svg.toggle_attribute_with_force(BY_POINTER, by_pointer);
        }
    }

    /// Moves the focus to a point.
    pub(crate) fn focus_on(self, point: Point) {
        self.set_by_pointer(false);
        self.focus.set(point);
        let found = self.svg.get_untracked().and_then(|svg| svg.query_selector(&format!("[data-point={point}]")).ok());
        if let Some(spot) = found.flatten().and_then(|spot| spot.dyn_into::<web_sys::SvgElement>().ok()) {
            let _ = spot.focus();
        }
    }

    /// The points with possible actions, row by row from the farthest.
    pub(crate) fn targets(self) -> Vec<Point> {
        let holds = self.holds_something();
        let wanted = |point: &Point| match self.point_view(*point).role {
            PointRole::Landing(_) | PointRole::Chosen(_) => true,
            PointRole::Movable | PointRole::MovableWithClaim => !holds,
            PointRole::Nothing | PointRole::Picked => false,
        };
        geometry::far_to_near(self.compass.get_untracked()).into_iter().filter(wanted).collect()
    }
}

/// The point of an event.
pub(crate) fn point_of(event: &web_sys::Event) -> Option<Point> {
    let element: web_sys::Element = event.target()?.dyn_into().ok()?;
    element.closest("[data-point]").ok().flatten()?.get_attribute("data-point")?.parse().ok()
}
