//! The mouse: a click chooses, dragging moves a stack, the wheel steps through the game or scrolls the help.

use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use lyngk_view::{Draft, Intent};

use super::{App, Prompt};
use crate::draw::help::{self, HelpAt};
use crate::draw::{color_at, key_at, point_at, turn_at};

/// Lines of the help that the wheel scrolls at a time.
const WHEEL: isize = 3;

impl App {
    /// Handles the mouse. Returns whether there is something new to draw.
    pub(super) fn on_mouse(&mut self, mouse: MouseEvent) -> bool {
        let Some(layout) = self.layout() else { return false };
        let is_click = mouse.kind == MouseEventKind::Down(MouseButton::Left);
        if let Some(code) = key_at(layout.keys, &self.scene(), mouse.column, mouse.row).filter(|_| is_click) {
            return self.on_key(code.into());
        }
        if let Some(Prompt::Help(at)) = self.prompt {
            return self.on_help_mouse(at, mouse);
        }
        // A question is answered first.
        if self.prompt.is_some() {
            return false;
        }
        let point = point_at(&layout, self.compass(), mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::Moved | MouseEventKind::Drag(_) => {
                let moved = point.filter(|&point| point != self.cursor);
                if let Some(point) = moved {
                    self.focus(point);
                }
                moved.is_some()
            }
            MouseEventKind::Down(MouseButton::Left) if self.desk.try_puzzle_again() => true,
            MouseEventKind::Down(MouseButton::Left) => {
                self.pressed = point;
                if let Some(point) = point {
                    self.focus(point);
                    self.act(Intent::Choose(point));
                    return true;
                }
                let scene = self.scene();
                let color = color_at(&layout, &scene, mouse.column, mouse.row);
                let turn = turn_at(&layout, &scene, mouse.column, mouse.row);
                if let Some(color) = color {
                    self.toggle_claim(color);
                } else if let Some(turn) = turn {
                    self.show(turn);
                }
                true
            }
            MouseEventKind::Up(MouseButton::Left) => {
                let pressed = self.pressed.take();
                let (Some(from), Some(to)) = (pressed, point) else { return false };
                let holds = self.desk.table().draft().from == Some(from) && self.desk.table().draft().to.is_none();
                if from == to || !holds {
                    return false;
                }
                self.act(Intent::Drag { from, to });
                true
            }
            MouseEventKind::Down(MouseButton::Right) => {
                self.act(Intent::Cancel);
                true
            }
            MouseEventKind::ScrollUp => self.turn_wheel(-1),
            MouseEventKind::ScrollDown => self.turn_wheel(1),
            _ => false,
        }
    }

    /// The wheel is turned by accident easily, so it does not discard a turn under construction.
    fn turn_wheel(&mut self, by: isize) -> bool {
        let is_drafting = self.desk.table().draft() != Draft::default();
        if !is_drafting {
            self.step(by);
        }
        !is_drafting
    }

    /// Shows the position after a turn, counted from one.
    fn show(&mut self, turn: usize) {
        let table = self.desk.table();
        let shown = table.shown_ply().unwrap_or(table.game().turns().len());
        self.step(turn as isize - shown as isize);
    }

    fn on_help_mouse(&mut self, at: HelpAt, mouse: MouseEvent) -> bool {
        match mouse.kind {
            MouseEventKind::Down(_) => {
                self.prompt = None;
                if let Some(page) = help::page_at(self.area, &self.scene().desk.words, mouse.column, mouse.row) {
                    self.open_page(page);
                }
            }
            MouseEventKind::ScrollUp => self.scroll(at, -WHEEL),
            MouseEventKind::ScrollDown => self.scroll(at, WHEEL),
            _ => return false,
        }
        true
    }
}
