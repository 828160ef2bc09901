//! The mouse: a click chooses, dragging moves a stack, the wheel steps through the game.

use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use lyngk_view::Intent;

use super::{App, Prompt};
use crate::draw::{color_at, point_at};

impl App {
    /// Handles the mouse. Returns whether there is something new to draw.
    pub(super) fn on_mouse(&mut self, mouse: MouseEvent) -> bool {
        let Some(layout) = self.layout() else { return false };
        if self.prompt == Some(Prompt::Help) {
            let closes = matches!(mouse.kind, MouseEventKind::Down(_));
            if closes {
                self.prompt = None;
            }
            return closes;
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
                match point {
                    Some(point) => {
                        self.focus(point);
                        self.act(Intent::Choose(point));
                    }
                    None => {
                        if let Some(color) = color_at(&layout, &self.scene(), mouse.column, mouse.row) {
                            self.toggle_claim(color);
                        }
                    }
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
            MouseEventKind::ScrollUp => {
                self.step(-1);
                true
            }
            MouseEventKind::ScrollDown => {
                self.step(1);
                true
            }
            _ => false,
        }
    }
}
