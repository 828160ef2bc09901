//! The keyboard.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use lyngk_rules::{Color, Point};
use lyngk_view::{Arrow, Intent, Level, Opponent, PointRole};

use super::typed::{TypedLine, Typing};
use super::{App, Prompt};
use crate::desk::Told;
use crate::draw::help::Page;

/// The colour with a letter, small or capital.
fn color_of(letter: char) -> Option<Color> {
    Color::from_letter(letter.to_ascii_uppercase())
}

impl App {
    /// Handles a key. Returns whether there is something new to draw.
    pub(super) fn on_key(&mut self, key: KeyEvent) -> bool {
        // Some terminals also tell when a key is released.
        if key.kind == KeyEventKind::Release {
            return false;
        }
        // A typed line has keys of its own.
        let is_typing =
            matches!(self.prompt, Some(Prompt::Typed(_))) && !matches!(key.code, KeyCode::Char('z' | 'l' | 'q'));
        if key.modifiers.contains(KeyModifiers::CONTROL) && !is_typing {
            return self.on_control(key.code);
        }
        match self.prompt.take() {
            None => self.on_plain_key(key),
            Some(Prompt::Typed(line)) => self.on_typed(line, key),
            Some(prompt) => self.on_answer(&prompt, key.code),
        }
        true
    }

    fn on_control(&mut self, code: KeyCode) -> bool {
        match code {
            KeyCode::Char('c' | 'd' | 'q') => self.is_over = true,
            KeyCode::Char('z') => self.suspend(),
            KeyCode::Char('l') => {
                self.is_overwritten = true;
                return true;
            }
            _ => (),
        }
        false
    }

    /// Text from the clipboard is a typed turn.
    pub(super) fn on_paste(&mut self, text: &str) -> bool {
        let line = text.lines().next().unwrap_or_default().trim();
        self.prompt = Some(Prompt::Typed(TypedLine::of(line)));
        true
    }

    fn on_answer(&mut self, prompt: &Prompt, code: KeyCode) {
        match prompt {
            Prompt::Help(at) => self.on_help(*at, code),
            Prompt::Typed(_) => (),
            Prompt::Resign => {
                if self.is_yes(code) {
                    self.act(Intent::Resign);
                }
            }
            Prompt::NewGame => self.on_new_game(code),
            Prompt::PutAside(opponent) => {
                if self.is_yes(code) {
                    self.begin(*opponent);
                }
            }
            Prompt::Leave => match code {
                KeyCode::Char('s' | 'S') => self.export(),
                KeyCode::Char('q' | 'Q') => self.is_over = true,
                _ => (),
            },
        }
    }

    /// Whether a key says yes: `y`, or the letter of the language.
    fn is_yes(&self, code: KeyCode) -> bool {
        let KeyCode::Char(char) = code else { return false };
        let char = char.to_lowercase().next();
        char == Some('y') || char == self.desk.words.text("terminal-yes").chars().next()
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
        if self.desk.is_unfinished() {
            self.prompt = Some(Prompt::PutAside(opponent));
        } else {
            self.begin(opponent);
        }
    }

    fn begin(&mut self, opponent: Option<Opponent>) {
        self.message.clear();
        self.desk.new_game(opponent);
    }

    fn export(&mut self) {
        self.message.clear();
        let name = crate::desk::Desk::export_name();
        self.desk.export(&name);
    }

    fn on_typed(&mut self, mut line: TypedLine, key: KeyEvent) {
        match line.on_key(key) {
            Typing::Goes => self.prompt = Some(Prompt::Typed(line)),
            Typing::Left => (),
            Typing::Entered => match line.text().trim() {
                "" => (),
                "q" | "quit" => self.quit(),
                text => {
                    let text = text.to_owned();
                    self.act(Intent::Type(text));
                }
            },
        }
    }

    fn on_plain_key(&mut self, key: KeyEvent) {
        // After a wrong move in a puzzle, the keys that play return to the position before, and no more.
        let plays = |char: char| matches!(char, ' ' | 'a' | 'u') || color_of(char).is_some();
        let returns =
            matches!(key.code, KeyCode::Enter | KeyCode::Esc) || matches!(key.code, KeyCode::Char(char) if plays(char));
        if returns && self.desk.try_puzzle_again() {
            return;
        }
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
            KeyCode::Home => self.step(isize::MIN),
            KeyCode::End => self.step(isize::MAX),
            KeyCode::Char(char) => self.on_char(char),
            _ => (),
        }
    }

    fn on_char(&mut self, char: char) {
        match char {
            'h' => {
                self.message.clear();
                self.desk.give_hint();
            }
            'u' => self.act(Intent::TakeBack),
            't' => self.desk.toggle_threats(),
            'p' => self.pass_or_pause(),
            'f' => self.rotation = (self.rotation + 3) % 6,
            'F' => self.rotation = (self.rotation + 1) % 6,
            ':' | '/' => self.prompt = Some(Prompt::Typed(TypedLine::default())),
            '?' => self.open_page(Page::Keys),
            'e' => self.explain_refusal(),
            'x' if self.desk.table().ended().is_none() && !self.desk.is_puzzle() => self.prompt = Some(Prompt::Resign),
            'n' if self.desk.is_puzzle() => {
                self.message.clear();
                let _ = self.desk.next_puzzle();
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
            '[' => self.step(-1),
            ']' => self.step(1),
            '{' => self.step(isize::MIN),
            '}' => self.step(isize::MAX),
            's' => self.export(),
            // Those who know vi expect these keys to move the cursor.
            'j' | 'l' => {
                self.message = vec![Told { text: self.desk.words.text("terminal-letters"), is_refusal: false }];
            }
            'E' if self.desk.has_opponent_failed() => self.desk.restart_opponent(),
            'W' if self.desk.has_opponent_failed() => self.desk.go_on_without_opponent(),
            'q' | 'Q' => self.quit(),
            letter => {
                if let Some(color) = color_of(letter) {
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
            self.step(isize::MAX);
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
