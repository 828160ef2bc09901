//! The help, on the whole screen: pages about keys, signs and rules, which are scrolled.

use lyngk_rules::{Color, Piece, Player};
use lyngk_view::{Words, say};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::{Canvas, Scene};
use crate::ascii;
use crate::look::Accent;
use crate::marks::{self, Mark};
use crate::rules;
use crate::wrap::{width, wrap};

/// A page of the help.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Page {
    #[default]
    Keys,
    Signs,
    Rules,
}

impl Page {
    pub(crate) const ALL: [Page; 3] = [Page::Keys, Page::Signs, Page::Rules];

    const fn title(self) -> &'static str {
        match self {
            Page::Keys => "help-keys",
            Page::Signs => "terminal-page-signs",
            Page::Rules => "terminal-page-rules",
        }
    }

    /// The next page, or the one before.
    pub(crate) fn next(self, backwards: bool) -> Page {
        let by = if backwards { Page::ALL.len() - 1 } else { 1 };
        Page::ALL[(self as usize + by) % Page::ALL.len()]
    }
}

/// The part of the help that is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct HelpAt {
    pub(crate) page: Page,
    /// The first line of the page on the screen.
    pub(crate) top: usize,
}

/// The keys with the texts about them.
pub(crate) const KEYS: [(&str, &str); 28] = [
    ("←↑↓→", "help-key-arrows"),
    ("Shift ←→", "help-key-other-line"),
    ("Tab PgDn", "terminal-help-targets"),
    ("PgUp", "terminal-help-target-before"),
    ("Enter Space", "terminal-help-choose"),
    ("Esc", "action-undo"),
    ("i b r g k", "terminal-help-claim"),
    (": /", "typed-label"),
    ("?", "help-key-help"),
    ("e", "terminal-help-rule"),
    ("h", "action-hint"),
    ("u", "control-take-back"),
    ("t", "control-threats"),
    ("p", "terminal-help-pass"),
    ("[ ]", "help-key-step"),
    ("{ } Home End", "help-key-far"),
    ("f", "help-key-flip"),
    ("F", "help-key-rotate"),
    ("x", "control-resign"),
    ("n", "head-new-game"),
    ("v", "over-review"),
    ("m M", "terminal-help-moments"),
    ("s", "terminal-help-export"),
    ("o a", "terminal-help-puzzle"),
    ("E", "trouble-engine-restart"),
    ("W", "trouble-engine-without"),
    ("Ctrl-L", "terminal-help-redraw"),
    ("q Q Ctrl-C", "terminal-help-quit"),
];

/// The widest text. Longer lines are hard to read.
const WIDEST: u16 = 84;
/// The columns of keys, of signs, and of the numbers of rules.
const LEAD: u16 = 14;
const NUMBER: u16 = 8;
/// The lines around the page: its title with an empty line, and an empty line with the keys.
const AROUND: u16 = 4;

/// A line of a page: texts with their columns and styles.
type Line = Vec<(u16, String, Style)>;

/// The lines of a page that are in sight.
pub(crate) fn visible(area: Rect) -> usize {
    area.height.saturating_sub(AROUND).max(1).into()
}

/// The lines of a page.
pub(crate) fn length(area: Rect, scene: &Scene<'_>, page: Page) -> usize {
    lines(area, scene, page).len()
}

/// The line of a rule on its page.
pub(crate) fn line_of_rule(area: Rect, scene: &Scene<'_>, number: &str) -> Option<usize> {
    let has = |text: &str| text.split(", ").any(|part| part == number);
    lines(area, scene, Page::Rules)
        .iter()
        .position(|line| line.first().is_some_and(|(x, text, _)| *x == 0 && has(text)))
}

/// The page whose title is at a place of the screen.
pub(crate) fn page_at(area: Rect, words: &Words, x: u16, y: u16) -> Option<Page> {
    titles(area, words).into_iter().find(|(place, ..)| place.contains((x, y).into())).map(|(_, page, _)| page)
}

/// The titles of the pages with their places.
fn titles(area: Rect, words: &Words) -> Vec<(Rect, Page, String)> {
    let mut x = inside(area).x;
    let title = |(number, page): (usize, Page)| {
        let text = format!(" {number} {} ", words.text(page.title()));
        let place = Rect { x, y: area.y, width: width(&text) as u16, height: 1 };
        x = place.right() + 1;
        (place, page, text)
    };
    (1..).zip(Page::ALL).map(title).collect()
}

fn inside(area: Rect) -> Rect {
    let width = area.width.saturating_sub(2).min(WIDEST);
    let height = area.height.saturating_sub(AROUND);
    Rect { x: area.x + (area.width - width) / 2, y: area.y + 2, width, height }
}

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, at: HelpAt) {
    let words = &scene.desk.words;
    for (place, page, title) in titles(area, words) {
        let style = canvas.look.accent(Accent::Title);
        let style = if page == at.page { style.add_modifier(Modifier::REVERSED) } else { style };
        canvas.put_cut(place.x, place.y, place.width, &title, style);
    }
    let lines = lines(area, scene, at.page);
    let inside = inside(area);
    let visible = visible(area);
    let top = at.top.min(lines.len().saturating_sub(visible));
    for (y, line) in (inside.y..inside.bottom()).zip(&lines[top..]) {
        for (x, text, style) in line {
            canvas.put(inside.x + x, y, text, *style);
        }
    }
    if lines.len() > visible {
        let place = format!("{}–{} / {}", top + 1, lines.len().min(top + visible), lines.len());
        canvas.put_right(inside.right(), area.y, &place, canvas.look.faint());
    }
}

fn lines(area: Rect, scene: &Scene<'_>, page: Page) -> Vec<Line> {
    let mut text = Text { lines: Vec::new(), width: inside(area).width, ascii: scene.look.ascii };
    match page {
        Page::Keys => keys(&mut text, scene),
        Page::Signs => signs(&mut text, scene),
        Page::Rules => rules(&mut text, scene),
    }
    text.lines
}

/// The lines of a page as they are written.
struct Text {
    lines: Vec<Line>,
    width: u16,
    ascii: bool,
}

impl Text {
    /// Writes a text beside what it is about.
    fn entry(&mut self, lead: Line, column: u16, text: &str, style: Style) {
        let text = if self.ascii { ascii::fold(text) } else { text.to_owned() };
        let mut wrapped = wrap(&text, self.width.saturating_sub(column).into()).into_iter();
        let mut first = lead;
        first.extend(wrapped.next().map(|line| (column, line, style)));
        self.lines.push(first);
        self.lines.extend(wrapped.map(|line| vec![(column, line, style)]));
    }

    fn gap(&mut self) {
        self.lines.push(Vec::new());
    }
}

fn keys(text: &mut Text, scene: &Scene<'_>) {
    let words = &scene.desk.words;
    let bold = Style::new().add_modifier(Modifier::BOLD);
    for (key, about) in KEYS {
        text.entry(vec![(0, key.to_owned(), bold)], LEAD, &words.text(about), Style::new());
    }
    text.gap();
    text.entry(vec![], 0, &words.text("terminal-help-mouse"), Style::new());
}

fn signs(text: &mut Text, scene: &Scene<'_>) {
    let (words, look) = (&scene.desk.words, scene.look);
    let plain = Style::new();
    let title = look.accent(Accent::Title);
    let piece = Piece::Color(Color::Green);
    let top = format!("{}{piece}", marks::sign(look, piece));
    let of = |key: &str| words.text(key);
    // The board.
    text.entry(vec![], 0, &of("help-marks"), title);
    let owners = Player::ALL.map(|player| marks::owner(look, player));
    text.entry(
        vec![(0, format!("{top} 3 {}", owners[0]), look.piece(piece, false))],
        LEAD,
        &of("terminal-sign-stack"),
        plain,
    );
    let buried = [Piece::Color(Color::Red), Piece::Color(Color::Ivory)];
    let letters = (0..)
        .zip(buried)
        .map(|(x, piece)| (x, piece.letter().to_ascii_lowercase().to_string(), look.buried(piece, false)));
    text.entry(letters.collect(), LEAD, &of("terminal-sign-buried"), plain);
    text.entry(vec![(0, top.clone(), look.piece(piece, true))], LEAD, &of("terminal-sign-faded"), plain);
    text.entry(vec![(0, "·".to_owned(), look.faint())], LEAD, &of("terminal-sign-empty"), plain);
    let path = if look.ascii { "***" } else { "⠤⠤⠤" };
    let path =
        vec![(0, path.to_owned(), look.accent(Accent::Last)), (4, path.to_owned(), look.accent(Accent::Landing))];
    text.entry(path, LEAD, &of("terminal-sign-path"), plain);
    let five = format!("{top} 5 {}", marks::OBSTACLE);
    text.entry(vec![(0, five, look.piece(piece, false))], LEAD, &of("terminal-sign-obstacle"), plain);
    let six = format!("{top} 6 {}", Mark::Completes.signs(look).0);
    text.entry(vec![(0, six, look.piece(piece, false))], LEAD, &of("terminal-sign-winner"), plain);
    text.gap();
    for mark in Mark::ALL {
        let (first, second) = mark.signs(look);
        let style = look.accent(mark.accent());
        let signs = vec![(0, first.to_owned(), style), (3, second.to_owned(), style)];
        text.entry(signs, LEAD, &of(mark.key()), plain);
    }
    text.gap();
    for piece in Piece::ALL {
        let sign = format!("{}{piece}", marks::sign(look, piece));
        text.entry(vec![(0, sign, look.piece(piece, false))], LEAD, &say::piece(words, piece), plain);
    }
    // The panel.
    text.gap();
    text.entry(vec![], 0, &of("help-beside"), title);
    let names = scene.desk.names();
    for player in Player::ALL {
        text.entry(vec![(0, marks::owner(look, player).to_owned(), plain)], LEAD, &names[player], plain);
    }
    let arrow = marks::to_move(look);
    text.entry(vec![(0, arrow.to_owned(), look.accent(Accent::Cursor))], LEAD, &of("terminal-sign-to-move"), plain);
    let bold = plain.add_modifier(Modifier::BOLD);
    text.entry(vec![(0, "2".to_owned(), bold)], LEAD, &of("terminal-sign-score"), plain);
    text.entry(vec![(0, "5:2 4:0 …".to_owned(), look.faint())], LEAD, &of("terminal-sign-heights"), plain);
    let count = vec![(0, top, look.piece(piece, false)), (4, "8".to_owned(), look.faint())];
    text.entry(count, LEAD, &of("terminal-sign-count"), plain);
    let claimed = format!("{} {}", owners[0], owners[1]);
    text.entry(vec![(0, claimed, plain)], LEAD, &of("terminal-sign-claimed"), plain);
    text.entry(vec![(0, marks::chosen(look).to_owned(), plain)], LEAD, &of("terminal-sign-chosen"), plain);
    text.entry(vec![(0, "-".to_owned(), plain)], LEAD, &of("terminal-sign-unclaimable"), plain);
}

fn rules(text: &mut Text, scene: &Scene<'_>) {
    let title = scene.look.accent(Accent::Title);
    let bold = Style::new().add_modifier(Modifier::BOLD);
    text.entry(vec![], 0, &rules::aim(&scene.desk.words), bold);
    for chapter in rules::chapters(&scene.desk.words) {
        text.gap();
        text.entry(vec![], 0, &chapter.title, title);
        for (numbers, clause) in chapter.clauses {
            let (lead, column) = if numbers.is_empty() { (vec![], 0) } else { (vec![(0, numbers, bold)], NUMBER) };
            text.entry(lead, column, &clause, Style::new());
        }
    }
}
