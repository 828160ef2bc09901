//! The help: which page of it is shown, and from which line on.

use crossterm::event::KeyCode;
use lyngk_view::say;

use super::{App, Prompt};
use crate::desk::Told;
use crate::draw::help::{self, HelpAt, Page};

impl App {
    /// Handles a key while the help is shown.
    pub(super) fn on_help(&mut self, at: HelpAt, code: KeyCode) {
        let page = help::visible(self.area);
        match code {
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char('?' | 'q' | 'Q') => (),
            KeyCode::Tab | KeyCode::Right => self.open_page(at.page.next(false)),
            KeyCode::BackTab | KeyCode::Left => self.open_page(at.page.next(true)),
            KeyCode::Char('1') => self.open_page(Page::Keys),
            KeyCode::Char('2') => self.open_page(Page::Signs),
            KeyCode::Char('3') => self.open_page(Page::Rules),
            KeyCode::Down => self.scroll(at, 1),
            KeyCode::Up => self.scroll(at, -1),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll(at, page as isize),
            KeyCode::PageUp => self.scroll(at, -(page as isize)),
            KeyCode::Home => self.scroll(at, isize::MIN),
            KeyCode::End => self.scroll(at, isize::MAX),
            _ => self.scroll(at, 0),
        }
    }

    pub(super) fn open_page(&mut self, page: Page) {
        self.prompt = Some(Prompt::Help(HelpAt { page, top: 0 }));
    }

    /// Moves the help by lines.
    pub(super) fn scroll(&mut self, at: HelpAt, by: isize) {
        let last = help::length(self.area, &self.scene(), at.page).saturating_sub(help::visible(self.area));
        let top = at.top.saturating_add_signed(by).min(last);
        self.prompt = Some(Prompt::Help(HelpAt { top, ..at }));
    }

    /// Opens the rules at the one that the last refusal names.
    pub(super) fn explain_refusal(&mut self) {
        if let Some(rule) = rule_of(&self.message) {
            let top = help::line_of_rule(self.area, &self.scene(), &rule).unwrap_or_default();
            self.scroll(HelpAt { page: Page::Rules, top }, 0);
        }
    }
}

/// The number of the first rule that a refusal names.
pub(crate) fn rule_of(message: &[Told]) -> Option<String> {
    let refusals = message.iter().filter(|told| told.is_refusal);
    let mut inner = refusals.flat_map(|told| told.text.split('(').skip(1)).filter_map(|part| part.split(')').next());
    inner.find_map(|names| names.split(", ").find_map(say::rule_number).map(str::to_owned))
}
