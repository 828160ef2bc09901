//! The keyboard.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use lyngk_rules::{Color, Point};
use lyngk_view::{Arrow, Intent, Level, Opponent, PointRole};

use super::{App, Prompt};

/// The longest text that can be typed.
const TYPED: usize = 40;

impl App {
    /// Handles a key. Returns whether there is something new to draw.
    pub(super) fn on_key(&mut self, key: KeyEvent) -> bool {
        // Some terminals also tell when a key is released.
        if key.kind == KeyEventKind::Release {
            return false;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return self.on_control(key.code);
        }
        match self.prompt.take() {
            None => self.on_plain_key(key),
            Some(prompt) => self.on_answer(prompt, key.code),
        }
        true
    }

    fn on_control(&mut self, code: KeyCode) -> bool {
        match code {
            KeyCode::Char('c' | 'd' | 'q') => self.is_over = true,
            KeyCode::Char('z') => self.is_suspended = true,
            KeyCode::Char('l') => {
                self.is_spoilt = true;
                return true;
            }
            _ => (),
        }
        false
    }

    /// Text from the clipboard is a typed turn.
    pub(super) fn on_paste(&mut self, text: &str) -> bool {
        let line = text.lines().next().unwrap_or_default().trim();
        self.prompt = Some(Prompt::Typed(line.chars().filter(|char| !char.is_control()).take(TYPED).collect()));
        true
    }

    fn on_answer(&mut self, prompt: Prompt, code: KeyCode) {
        match prompt {
            // Any key closes the help.
            Prompt::Help => (),
            Prompt::Resign => {
                if matches!(code, KeyCode::Char('y' | 'Y')) {
                    self.act(Intent::Resign);
                }
            }
            Prompt::NewGame => self.on_new_game(code),
            Prompt::Typed(text) => self.on_typed(text, code),
        }
    }

    fn on_new_game(&mut self, code: KeyCode) {
        let opponent = match code {
            KeyCode::Enter => None,
            KeyCode::Char('f' | 'F') => Some(Opponent::Friend),
            KeyCode::Char(digit @ '0'..='9') => {
                let number = digit.to_digit(10).map_or(10, |digit| if digit == 0 { 10 } else { digit as u8 });
                Level::new(number).map(Opponent::Engine)
            }
            _ => return,
        };
        self.message.clear();
        self.desk.new_game(opponent);
    }

    fn on_typed(&mut self, mut text: String, code: KeyCode) {
        match code {
            KeyCode::Esc => return,
            KeyCode::Enter => {
                if !text.trim().is_empty() {
                    self.act(Intent::Type(text));
                }
                return;
            }
            KeyCode::Backspace => drop(text.pop()),
            KeyCode::Char(char) if text.chars().count() < TYPED => text.push(char),
            _ => (),
        }
        self.prompt = Some(Prompt::Typed(text));
    }

    fn on_plain_key(&mut self, key: KeyEvent) {
        let other = key.modifiers.contains(KeyModifiers::SHIFT);
        match key.code {
            KeyCode::Up => self.walk(Arrow::Up, other),
            KeyCode::Down => self.walk(Arrow::Down, other),
            KeyCode::Left => self.walk(Arrow::Left, other),
            KeyCode::Right => self.walk(Arrow::Right, other),
            KeyCode::Tab | KeyCode::PageDown => self.jump(false),
            KeyCode::BackTab | KeyCode::PageUp => self.jump(true),
            // Key repeat must not confirm a turn.
            KeyCode::Enter | KeyCode::Char(' ') if key.kind == KeyEventKind::Repeat => (),
            KeyCode::Enter | KeyCode::Char(' ') => self.choose_or_confirm(),
            KeyCode::Esc => self.cancel(),
            KeyCode::Home => self.desk.step(isize::MIN),
            KeyCode::End => self.desk.step(isize::MAX),
            KeyCode::Char(char) => self.on_char(char),
            _ => (),
        }
    }

    fn on_char(&mut self, char: char) {
        match char {
            'h' => {
                self.message.clear();
                self.desk.give_hint();
                // The hint has a place of its own.
                let told = self.desk.take_told();
                self.message.extend(told.into_iter().filter(|told| told.is_refusal));
            }
            'u' => self.act(Intent::TakeBack),
            't' => self.desk.toggle_threats(),
            'p' => self.pass_or_pause(),
            'f' => self.rotation = (self.rotation + 3) % 6,
            'F' => self.rotation = (self.rotation + 1) % 6,
            ':' | '/' => self.prompt = Some(Prompt::Typed(String::new())),
            '?' => self.prompt = Some(Prompt::Help),
            'x' if self.desk.table().ended().is_none() && !self.desk.is_puzzle() => self.prompt = Some(Prompt::Resign),
            'n' if self.desk.is_puzzle() => {
                self.message.clear();
                self.desk.next_puzzle();
            }
            'n' => self.prompt = Some(Prompt::NewGame),
            'a' if self.desk.is_puzzle() => {
                self.message.clear();
                self.desk.puzzle_again();
            }
            'o' if self.desk.is_puzzle() => {
                self.message.clear();
                self.desk.give_up_puzzle();
            }
            'v' => self.desk.begin_review(),
            'm' => self.step_moment(true),
            'M' => self.step_moment(false),
            '[' => self.desk.step(-1),
            ']' => self.desk.step(1),
            '{' => self.desk.step(isize::MIN),
            '}' => self.desk.step(isize::MAX),
            's' => {
                self.message.clear();
                let name = crate::desk::Desk::export_name();
                self.desk.export(&name);
            }
            'E' if self.desk.has_opponent_failed() => self.desk.restart_opponent(),
            'W' if self.desk.has_opponent_failed() => self.desk.go_on_without_opponent(),
            'q' | 'Q' => self.is_over = true,
            letter => {
                if let Some(color) = Color::from_letter(letter.to_ascii_uppercase()) {
                    self.toggle_claim(color);
                }
            }
        }
    }

    /// Confirms the turn that the last line asks about, wherever the cursor is. Otherwise chooses the point of the cursor.
    fn choose_or_confirm(&mut self) {
        let waits = self.desk.table().persons_turn() && self.desk.table().waiting().is_some();
        self.act(if waits { Intent::Confirm } else { Intent::Choose(self.cursor) });
    }

    /// Claims a colour with this turn, or no longer.
    pub(super) fn toggle_claim(&mut self, color: Color) {
        let chosen = self.desk.table().draft().claim == Some(color);
        self.act(Intent::Claim((!chosen).then_some(color)));
    }

    fn pass_or_pause(&mut self) {
        let table = self.desk.table();
        let has_clock = table.game().controls().values().any(Option::is_some);
        let intent = match () {
            () if table.game().is_paused() => Intent::Resume,
            () if has_clock && !table.must_pass() => Intent::Pause,
            () => Intent::Pass,
        };
        self.act(intent);
    }

    fn step_moment(&mut self, forward: bool) {
        self.message.clear();
        self.desk.step_moment(forward);
        // The moment has a place of its own.
        let _ = self.desk.take_told();
    }

    /// Undoes a step of the turn under construction; without one, takes the hint away; in an earlier position, returns to the game.
    fn cancel(&mut self) {
        let table = self.desk.table();
        let is_drafting = table.draft() != lyngk_view::Draft::default();
        let looks_back = table.shown_ply().is_some();
        self.message.clear();
        if is_drafting {
            self.desk.act(Intent::Cancel);
        } else if looks_back {
            self.desk.step(isize::MAX);
        } else {
            self.desk.drop_hint();
        }
    }

    fn walk(&mut self, arrow: Arrow, other: bool) {
        if let Some(next) = self.compass().step(self.cursor, arrow, other) {
            self.focus(next);
        }
    }

    /// Jumps to the next landing of the stack that is held, or to the next stack that can be moved.
    fn jump(&mut self, backwards: bool) {
        let views = self.desk.table().point_views();
        let is_target = |role: PointRole| !matches!(role, PointRole::Nothing | PointRole::Picked);
        let targets: Vec<Point> = Point::ALL
            .into_iter()
            .zip(views)
            .filter(|(_, view)| is_target(view.role))
            .map(|(point, _)| point)
            .collect();
        let next = if backwards {
            targets.iter().rev().find(|&&point| point < self.cursor).or(targets.last())
        } else {
            targets.iter().find(|&&point| point > self.cursor).or(targets.first())
        };
        if let Some(&next) = next {
            self.focus(next);
        }
    }
}
