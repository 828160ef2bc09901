//! The drawn program: keys and mouse in, frames out.

mod help;
mod keys;
mod mouse;
mod typed;

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};

use lyngk_rules::Point;
use lyngk_view::{Compass, Intent, Opponent};
use ratatui::layout::Rect;

use crate::Problem;
use crate::desk::{Desk, Told};
use crate::draw::help::HelpAt;
use crate::draw::{Scene, draw};
use crate::event::{self, Event};
use crate::layout::Layout;
use crate::look::Look;
use crate::screen::Screen;
pub(crate) use typed::TypedLine;

pub(crate) use help::rule_of;

/// A question that the next key answers, or text that is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Prompt {
    /// Keys, signs and rules are shown.
    Help(HelpAt),
    /// Resign?
    Resign,
    /// Against whom?
    NewGame,
    /// The game is not over. Begin another one all the same, against whom?
    PutAside(Option<Opponent>),
    /// Something would be lost. Quit all the same?
    Leave,
    /// A turn is typed.
    Typed(TypedLine),
}

/// The drawn program without its terminal.
pub(crate) struct App {
    desk: Desk,
    look: Look,
    area: Rect,
    cursor: Point,
    /// Sixths of a full turn by which the board is rotated.
    rotation: u8,
    message: Vec<Told>,
    prompt: Option<Prompt>,
    /// The point on which the mouse button went down.
    pressed: Option<Point>,
    /// The program was asked to end.
    is_over: bool,
    /// The program was asked to give the terminal to the shell.
    #[cfg_attr(not(unix), allow(dead_code, reason = "only Unix has job control"))]
    is_suspended: bool,
    /// Something else has written on the screen.
    is_overwritten: bool,
}

impl App {
    pub(crate) fn new(desk: Desk, look: Look, area: Rect) -> App {
        let mut app = App {
            desk,
            look,
            area,
            cursor: Point::E4,
            rotation: 0,
            message: Vec::new(),
            prompt: None,
            pressed: None,
            is_over: false,
            is_suspended: false,
            is_overwritten: false,
        };
        app.show_told();
        app
    }

    fn compass(&self) -> Compass {
        Compass::new(self.rotation)
    }

    fn layout(&self) -> Option<Layout> {
        Layout::of(self.area)
    }

    pub(crate) fn scene(&self) -> Scene<'_> {
        Scene {
            desk: &self.desk,
            look: self.look,
            cursor: self.cursor,
            compass: self.compass(),
            message: &self.message,
            prompt: self.prompt.as_ref(),
        }
    }

    /// Handles an event. Returns whether there is something new to draw.
    pub(crate) fn handle(&mut self, event: Event) -> bool {
        let changed = match event {
            Event::Input(input) => self.on_input(&input),
            Event::Engine { engine, line } => self.desk.hear(engine, line.as_deref()),
            Event::Line(_) => false,
            Event::End => {
                self.is_over = true;
                false
            }
            Event::Stop => {
                self.suspend();
                false
            }
            Event::Continued => {
                self.is_overwritten = true;
                true
            }
        };
        self.show_told();
        changed
    }

    fn on_input(&mut self, input: &crossterm::event::Event) -> bool {
        use crossterm::event::Event as Input;
        match input {
            Input::Key(key) => self.on_key(*key),
            Input::Mouse(mouse) => self.on_mouse(*mouse),
            Input::Resize(width, height) => {
                self.area = Rect::new(0, 0, *width, *height);
                true
            }
            Input::Paste(text) => self.on_paste(text),
            Input::FocusGained | Input::FocusLost => false,
        }
    }

    /// Has the terminal given to the shell. Nobody sees the clock meanwhile, so it stops.
    fn suspend(&mut self) {
        self.desk.pause_clock();
        self.is_suspended = true;
    }

    /// Ends the program, or asks first if something would be lost.
    fn quit(&mut self) {
        if self.desk.would_lose() {
            self.prompt = Some(Prompt::Leave);
        } else {
            self.is_over = true;
        }
    }

    /// Steps through the game. What was told before is about another position.
    fn step(&mut self, by: isize) {
        self.message.clear();
        self.desk.step(by);
    }

    /// Shows what has been told since.
    fn show_told(&mut self) {
        let told = self.desk.take_told();
        if !told.is_empty() {
            self.message = told;
        }
    }

    /// Performs an intent. What was told before is no longer shown.
    fn act(&mut self, intent: Intent) {
        if !intent.is_quiet() {
            self.message.clear();
        }
        self.desk.act(intent);
    }

    /// Moves the cursor, and with it the displayed path.
    fn focus(&mut self, point: Point) {
        self.cursor = point;
        self.desk.act(Intent::Focus(Some(point)));
    }

    fn tick(&mut self) -> bool {
        let changed = self.desk.tick();
        self.show_told();
        changed
    }
}

/// Runs until the person quits.
pub(crate) fn run(desk: Desk, look: Look, events: Sender<Event>, queue: &Receiver<Event>) -> Result<(), Problem> {
    let mut screen = Screen::take().map_err(Problem::system("the terminal"))?;
    event::watch_signals(events.clone(), true)?;
    event::read_input(events)?;
    let size = screen.terminal.size().map_err(Problem::system("the terminal"))?;
    let mut app = App::new(desk, look, Rect::new(0, 0, size.width, size.height));
    let result = follow_events(&mut app, &mut screen, queue);
    let closed = app.desk.close();
    drop(screen);
    result.and(closed)
}

fn follow_events(app: &mut App, screen: &mut Screen, queue: &Receiver<Event>) -> Result<(), Problem> {
    let mut is_new = true;
    while !app.is_over {
        if std::mem::take(&mut app.is_overwritten) {
            screen.forget().map_err(Problem::system("the terminal"))?;
        }
        if is_new {
            let scene = app.scene();
            let frame = |frame: &mut ratatui::Frame<'_>| {
                let area = frame.area();
                if let Some(cursor) = draw(frame.buffer_mut(), area, &scene) {
                    frame.set_cursor_position(cursor);
                }
            };
            screen.terminal.draw(frame).map_err(Problem::system("the terminal"))?;
        }
        let deadline = app.desk.deadline(true);
        let first = match deadline {
            Some(deadline) => queue.recv_timeout(deadline.saturating_sub(app.desk.now())),
            None => queue.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        is_new = match first {
            Ok(event) => app.handle(event),
            // The clock shows something else, even if nothing else has changed.
            Err(RecvTimeoutError::Timeout) => {
                app.tick();
                true
            }
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        };
        // Everything that has arrived meanwhile is one frame.
        while let Ok(event) = queue.try_recv() {
            is_new |= app.handle(event);
        }
        is_new |= app.tick();
        #[cfg(unix)]
        if std::mem::take(&mut app.is_suspended) {
            screen.suspend().map_err(Problem::system("the terminal"))?;
            is_new = true;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
