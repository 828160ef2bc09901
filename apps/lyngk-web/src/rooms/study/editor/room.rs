//! State of the position editor.

use std::time::Duration;

use leptos::prelude::*;
use lyngk_rules::{PerPlayer, Point, Position, Variant};
use lyngk_study::editor::{PasteError, Surface, Tool, say};
use lyngk_study::{Edit, Editor, Refused};
use lyngk_view::{Arrangement, Intent, PointRole, PointView, Seat, Table};

use super::super::room::StudyRoom;
use super::palette;
use crate::state::{BoardState, Message};
use crate::store;

/// Storage key of the position as LPN, complete or not.
const KEPT: &str = "lyngk.editor";

/// State of the position editor.
#[derive(Clone, Copy)]
pub(super) struct EditorRoom {
    pub(super) room: StudyRoom,
    /// The board. Its table is a stand-in: it shows the point views of the editor.
    pub(super) board: BoardState,
    pub(super) surface: RwSignal<Surface>,
    pub(super) said: RwSignal<Option<Message>>,
    /// An LPN text that is no position, and the reason.
    pub(super) unread: RwSignal<Option<(String, PasteError)>>,
}

impl EditorRoom {
    /// The editor with the stored position, or that of the study.
    pub(super) fn new(room: StudyRoom) -> EditorRoom {
        let mut surface = Surface::new(Editor::new(room.study.read_untracked().position()));
        let unread = store::read(KEPT).and_then(|text| surface.paste(&text).err().map(|error| (text, error)));
        let table = stand_in(surface.editor().setup().variant);
        let surface = RwSignal::new(surface);
        let point_views = Memo::new(move |_| surface.read().point_views());
        let holding = Memo::new(move |_| surface.read().held().is_some());
        let board = BoardState::new(room.board.page, room.board.words, table).showing(point_views, holding);
        let editor_room = EditorRoom { room, board, surface, said: RwSignal::new(None), unread: RwSignal::new(unread) };
        board.handle_intents(move |intent, _: Duration| {
            editor_room.act(&intent);
            Vec::new()
        });
        editor_room.register_effects();
        editor_room
    }

    /// Registers the effects: storage, and the variant of the stand-in.
    fn register_effects(self) {
        Effect::new(move |_| {
            let text = self.surface.read().editor().to_text();
            // An unreadable text is not overwritten before the first edit.
            if self.unread.read_untracked().is_none() {
                store::save(self.board.page, KEPT, &text);
            }
        });
        let variant = Memo::new(move |_| self.surface.read().editor().setup().variant);
        Effect::new(move |_| {
            self.board.table.set(stand_in(variant.get()));
            self.board.changed();
        });
    }

    /// Handles an intent at the board.
    fn act(self, intent: &Intent) {
        match *intent {
            Intent::Choose(point) => self.attempt(Some(point), |surface| surface.choose(point)),
            // The start of a drag is not announced.
            Intent::Lift(point) => drop(self.surface.try_update(|surface| surface.lift(point))),
            Intent::Drag { from, to } => self.attempt(Some(to), |surface| {
                surface.lift(from)?;
                let moved = surface.choose(to);
                surface.put_back();
                moved
            }),
            Intent::Cancel => self.surface.update(|surface| {
                surface.put_back();
            }),
            _ => (),
        }
    }

    /// Tries an edit, and announces the stack on the point, or the reasons of a refusal.
    pub(super) fn attempt(self, point: Option<Point>, change: impl FnOnce(&mut Surface) -> Result<(), Refused>) {
        let was_complete = self.is_complete();
        let Some(came) = self.surface.try_update(change) else { return };
        self.board.changed();
        let words = self.board.words.get_untracked();
        match came {
            Ok(()) => {
                self.unread.set(None);
                let mut texts: Vec<String> = point.map(|point| self.describe(point)).into_iter().collect();
                if self.is_complete() && !was_complete {
                    texts.push(say::missing(&words, self.surface.read_untracked().editor()));
                }
                self.say(texts.join(". "), false);
            }
            Err(refused) => self.say(say::refused(&words, &refused), true),
        }
    }

    /// Applies an edit that concerns no point.
    pub(super) fn edit(self, edit: Edit) {
        self.attempt(None, move |surface| surface.apply(edit));
    }

    /// Takes a tool and announces it.
    pub(super) fn take(self, tool: Tool) {
        self.surface.update(|surface| surface.set_tool(tool));
        let name = palette::name(&self.board.words.get_untracked(), self.surface.read_untracked().editor(), tool);
        self.say(name, false);
    }

    pub(super) fn undo(self) {
        self.step(Surface::undo);
    }

    pub(super) fn redo(self) {
        self.step(Surface::redo);
    }

    fn step(self, step: fn(&mut Surface) -> bool) {
        if self.surface.try_update(step) == Some(true) {
            self.unread.set(None);
            self.said.set(None);
            self.board.changed();
        }
    }

    pub(super) fn say(self, text: String, refusal: bool) {
        self.said.set((!text.is_empty()).then_some(Message { text, refusal, instead: false }));
    }

    fn is_complete(self) -> bool {
        self.surface.read_untracked().editor().position().is_ok()
    }

    /// Description of a point.
    fn describe(self, point: Point) -> String {
        let surface = self.surface.read_untracked();
        let point_view = surface.point_views()[point.index()];
        // Every stack can be picked up, so that is not said.
        let point_view = PointView {
            role: if surface.held() == Some(point) { PointRole::Picked } else { PointRole::Nothing },
            ..point_view
        };
        lyngk_view::say::point(
            &self.board.words.get_untracked(),
            &self.board.table.read_untracked(),
            point,
            &point_view,
        )
    }
}

/// A table of the same variant for components that need one.
fn stand_in(variant: Variant) -> Table {
    let start = Position::random_start(0, variant);
    Table::new(&Arrangement { start, seats: PerPlayer::both(Seat::Person), control: None })
}
