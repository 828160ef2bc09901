//! Tests of keys and mouse.

use std::ops::{Deref, DerefMut};

use crossterm::event::{
    Event as Input, KeyCode, KeyEvent, KeyEventKind, KeyEventState, KeyModifiers, MouseButton, MouseEvent,
    MouseEventKind,
};
use lyngk_rules::{Color, Turn};
use lyngk_view::{Draft, Level, NewGame, PointRole};

use super::*;
use crate::ColorDepth;
use crate::desk::tests::{Room, confirming, two_people};
use crate::draw::square;

/// The program with the folder of its game.
struct Window {
    app: App,
    folder: tempfile::TempDir,
}

impl Deref for Window {
    type Target = App;

    fn deref(&self) -> &App {
        &self.app
    }
}

impl DerefMut for Window {
    fn deref_mut(&mut self) -> &mut App {
        &mut self.app
    }
}

fn app() -> Window {
    window(Room::new(two_people()))
}

fn window(room: Room) -> Window {
    let look = Look { depth: ColorDepth::None, ascii: false };
    let Room { desk, folder, .. } = room;
    Window { app: App::new(desk, look, Rect::new(0, 0, 80, 24)), folder }
}

impl App {
    fn press(&mut self, code: KeyCode) {
        self.press_with(code, KeyModifiers::NONE);
    }

    fn press_with(&mut self, code: KeyCode, modifiers: KeyModifiers) {
        self.handle(Event::Input(Input::Key(KeyEvent::new(code, modifiers))));
    }

    fn write(&mut self, text: &str) {
        text.chars().for_each(|char| self.press(KeyCode::Char(char)));
    }

    fn mouse(&mut self, kind: MouseEventKind, point: Point) {
        let square = square(&self.layout().expect("a layout"), self.compass(), point);
        let mouse = MouseEvent { kind, column: square.x + 2, row: square.y, modifiers: KeyModifiers::NONE };
        self.handle(Event::Input(Input::Mouse(mouse)));
    }

    fn turns(&self) -> usize {
        self.desk.table().game().turns().len()
    }
}

/// A turn without a claim and its points.
fn plain_turn(app: &App) -> (Point, Point) {
    let turns = app.desk.table().game().position().turns();
    let found = turns.into_iter().find_map(|turn| match turn {
        Turn::Move { claim: None, from, to } => Some((from, to)),
        _ => None,
    });
    found.expect("a turn")
}

/// Walks the cursor to a point with arrow keys and Tab.
fn walk_to(app: &mut App, point: Point) {
    for _ in 0..60 {
        if app.cursor == point {
            return;
        }
        app.press(KeyCode::Tab);
    }
    panic!("{point} cannot be reached with Tab");
}

#[test]
fn arrows_walk_along_the_lines() {
    let mut app = app();
    for (code, point) in [
        (KeyCode::Up, Point::E5),
        (KeyCode::Down, Point::E4),
        (KeyCode::Right, Point::F4),
        (KeyCode::Left, Point::E4),
        (KeyCode::Left, Point::D4),
    ] {
        app.press(code);
        assert_eq!(app.cursor, point, "{code:?}");
    }
    app.press_with(KeyCode::Right, KeyModifiers::SHIFT);
    assert_eq!(app.cursor, Point::E5);
}

#[test]
fn a_turn_is_played_with_enter_and_taken_back() {
    let mut app = app();
    let (from, to) = plain_turn(&app);
    walk_to(&mut app, from);
    app.press(KeyCode::Enter);
    assert_eq!(app.desk.table().draft().from, Some(from));
    walk_to(&mut app, to);
    app.press(KeyCode::Char(' '));
    assert_eq!(app.turns(), 1);
    assert!(app.message.iter().any(|told| told.text.contains(&to.to_string())));
    app.press(KeyCode::Char('u'));
    assert_eq!(app.turns(), 0);
}

#[test]
fn enter_confirms_the_turn_that_is_asked_about_wherever_the_cursor_is() {
    let mut app = window(confirming());
    app.write(":e7-e6");
    app.press(KeyCode::Enter);
    assert_eq!((app.turns(), app.desk.table().waiting().map(|turn| turn.to_string())), (0, Some("e7-e6".to_owned())));
    assert_ne!(app.cursor, Point::E6);
    app.press(KeyCode::Enter);
    assert_eq!(app.desk.table().game().turns().first().map(ToString::to_string), Some("e7-e6".to_owned()));
}

#[test]
fn enter_confirms_a_claim_after_the_cursor_has_moved() {
    let mut app = app();
    app.desk.act(Intent::Drag { from: Point::E4, to: Point::C2 });
    assert_eq!(app.desk.table().waiting().map(|turn| turn.to_string()), Some("I,e4-c2".to_owned()));
    app.press(KeyCode::Down);
    app.press(KeyCode::Enter);
    assert_eq!(app.desk.table().game().turns().first().map(ToString::to_string), Some("I,e4-c2".to_owned()));
}

#[test]
fn a_key_that_is_held_or_released_confirms_nothing() {
    let mut app = app();
    for kind in [KeyEventKind::Repeat, KeyEventKind::Release] {
        let key = KeyEvent { code: KeyCode::Enter, modifiers: KeyModifiers::NONE, kind, state: KeyEventState::NONE };
        app.handle(Event::Input(Input::Key(key)));
        assert_eq!(app.desk.table().draft().from, None);
    }
}

#[test]
fn letters_claim_their_colour_and_undo_it() {
    let mut app = app();
    for color in Color::ALL {
        app.press(KeyCode::Char(color.letter().to_ascii_lowercase()));
        assert_eq!(app.desk.table().draft().claim, Some(color));
    }
    app.press(KeyCode::Char('k'));
    assert_eq!(app.desk.table().draft().claim, None);
    app.write("r");
    app.press(KeyCode::Esc);
    assert_eq!(app.desk.table().draft().claim, None);
}

#[test]
fn a_typed_or_pasted_turn_is_played_and_an_illegal_one_refused() {
    let mut app = app();
    let turn = app.desk.table().game().position().turns()[0].to_string();
    app.write(&format!(":{turn}"));
    assert_eq!(app.prompt, Some(Prompt::Typed(TypedLine::of(&turn))));
    app.press(KeyCode::Enter);
    assert_eq!((app.turns(), app.prompt.clone()), (1, None));
    app.handle(Event::Input(Input::Paste("a1-i1\nmore".to_owned())));
    app.press(KeyCode::Enter);
    assert!(app.message.iter().any(|told| told.is_refusal && told.text.contains("Rule E3")));
    app.write(":a1");
    app.press(KeyCode::Backspace);
    assert_eq!(app.prompt, Some(Prompt::Typed(TypedLine::of("a"))));
    app.press(KeyCode::Esc);
    assert_eq!((app.turns(), app.prompt.clone()), (1, None));
}

#[test]
fn a_typed_line_is_edited_with_the_keys_of_shells() {
    let mut app = app();
    let control = |app: &mut Window, char| app.press_with(KeyCode::Char(char), KeyModifiers::CONTROL);
    let typed = |app: &Window| match &app.prompt {
        Some(Prompt::Typed(line)) => (line.before().to_owned(), line.after().to_owned()),
        _ => panic!("nothing is typed"),
    };
    app.write(":e4 e6");
    control(&mut app, 'w');
    app.write("e5");
    app.press(KeyCode::Left);
    app.press(KeyCode::Left);
    app.press(KeyCode::Left);
    app.write("-");
    app.press(KeyCode::Delete);
    assert_eq!(typed(&app), ("e4-".to_owned(), "e5".to_owned()));
    app.press(KeyCode::Home);
    app.press(KeyCode::Right);
    control(&mut app, 'u');
    assert_eq!(typed(&app), (String::new(), "4-e5".to_owned()));
    app.write("e");
    app.press(KeyCode::Enter);
    assert_eq!(app.turns(), 1);
    // Control and C leave the line, not the program.
    app.write(":e4");
    control(&mut app, 'c');
    assert!(app.prompt.is_none() && !app.is_over);
    control(&mut app, 'c');
    assert!(app.is_over);
}

#[test]
fn the_keys_of_vi_quit_but_claim_nothing() {
    let mut app = app();
    app.write("jl");
    assert_eq!(app.desk.table().draft().claim, None);
    assert!(app.message.iter().any(|told| told.text.contains("arrow keys")));
    app.write(":q");
    app.press(KeyCode::Enter);
    assert!(app.is_over);
}

#[test]
fn an_unfinished_game_is_put_aside_only_after_a_question() {
    let mut app = app();
    app.write(":e4-e5");
    app.press(KeyCode::Enter);
    app.write("n3");
    assert_eq!(app.prompt, Some(Prompt::PutAside(Level::new(3).map(Opponent::Engine))));
    app.write("n");
    assert_eq!((app.turns(), app.prompt.clone()), (1, None));
    app.write("n3y");
    assert_eq!(app.turns(), 0);
    assert!(app.message.iter().any(|told| told.text.contains("lyngk play --game 1 ")), "{:?}", app.message);
}

#[test]
fn quitting_asks_first_if_the_last_moves_are_not_saved() {
    let mut app = app();
    std::fs::create_dir(app.folder.path().join("game.lgn.new")).expect("a folder in the way");
    app.write(":e4-e5");
    app.press(KeyCode::Enter);
    app.write("q");
    assert_eq!((app.prompt.clone(), app.is_over), (Some(Prompt::Leave), false));
    app.press(KeyCode::Esc);
    assert!(!app.is_over);
    // A game that cannot be saved stays, and says why.
    app.write("n3y");
    assert!(app.message.iter().any(|told| told.is_refusal && told.text.contains("cannot be saved")));
    let elsewhere = app.folder.path().join("mine.lgn");
    app.desk.export(&elsewhere);
    app.write("q");
    assert!(app.is_over && app.desk.close().is_ok());
}

#[test]
fn a_refusal_goes_when_the_game_is_stepped_through() {
    let mut app = app();
    app.write(":e4-e5");
    app.press(KeyCode::Enter);
    app.write(":a1-i1");
    app.press(KeyCode::Enter);
    assert!(app.message.iter().any(|told| told.is_refusal));
    app.write("[");
    assert_eq!(app.message, []);
}

#[test]
fn control_z_pauses_the_clock() {
    let control = Some("300+3".parse().expect("a time control"));
    let mut app = window(Room::new(NewGame { control, ..two_people() }));
    app.write(":e4-e5");
    app.press(KeyCode::Enter);
    assert!(app.desk.table().game().running().is_some());
    app.handle(Event::Stop);
    assert!(app.desk.table().game().is_paused() && app.is_suspended);
}

#[test]
fn after_a_wrong_move_the_first_key_only_returns_to_the_position() {
    let mut app = window(Room::with_puzzle(crate::PuzzleChoice::Number(1)));
    let start = *app.desk.table().game().position();
    let right = app.desk.solution()[0];
    for key in ['a', ' ', 'g'] {
        let wrong = start.turns().into_iter().find(|turn| *turn != right).expect("a wrong turn");
        app.write(&format!(":{wrong}"));
        app.press(KeyCode::Enter);
        assert!(app.desk.puzzle().is_some_and(|puzzle| puzzle.is_wrong));
        app.write(&key.to_string());
        assert!(app.desk.puzzle().is_some_and(|puzzle| !puzzle.is_wrong));
        assert_eq!((app.desk.table().game().position(), app.desk.table().draft()), (&start, Draft::default()));
    }
}

#[test]
fn resigning_and_a_new_game_ask_first() {
    let mut app = app();
    app.write("xn");
    assert_eq!(app.desk.table().ended(), None);
    app.write("xy");
    assert!(app.desk.table().ended().is_some());
    app.write("n");
    app.press(KeyCode::Esc);
    assert!(app.desk.table().ended().is_some());
    app.write("n4");
    assert!(app.desk.table().ended().is_none());
    assert!(app.desk.names().values().any(|name| name == "Amara"));
}

#[test]
fn earlier_positions_are_shown_with_brackets_and_left_with_escape() {
    let mut app = app();
    for _ in 0..3 {
        let turn = app.desk.table().game().position().turns()[0].to_string();
        app.write(&format!(":{turn}"));
        app.press(KeyCode::Enter);
    }
    for (keys, ply) in
        [("[", Some(2)), ("[", Some(1)), ("]", Some(2)), ("]", None), ("{", Some(0)), ("}", None), ("[", Some(2))]
    {
        app.write(keys);
        assert_eq!(app.desk.table().shown_ply(), ply, "{keys}");
    }
    app.press(KeyCode::Esc);
    assert_eq!(app.desk.table().shown_ply(), None);
}

#[test]
fn the_mouse_clicks_drags_claims_and_undoes() {
    let mut app = app();
    let (from, to) = plain_turn(&app);
    app.mouse(MouseEventKind::Down(MouseButton::Left), from);
    app.mouse(MouseEventKind::Up(MouseButton::Left), from);
    assert_eq!(app.desk.table().draft().from, Some(from), "a click leaves it picked up");
    app.mouse(MouseEventKind::Moved, to);
    assert_eq!(app.cursor, to);
    app.mouse(MouseEventKind::Down(MouseButton::Left), to);
    app.mouse(MouseEventKind::Up(MouseButton::Left), to);
    assert_eq!(app.turns(), 1);
    let (from, to) = plain_turn(&app);
    app.mouse(MouseEventKind::Down(MouseButton::Left), from);
    app.mouse(MouseEventKind::Drag(MouseButton::Left), to);
    app.mouse(MouseEventKind::Up(MouseButton::Left), to);
    assert_eq!(app.turns(), 2);
    app.mouse(MouseEventKind::ScrollUp, to);
    assert_eq!(app.desk.table().shown_ply(), Some(1));
    app.mouse(MouseEventKind::ScrollDown, to);
    let (from, _) = plain_turn(&app);
    app.mouse(MouseEventKind::Down(MouseButton::Left), from);
    app.mouse(MouseEventKind::Down(MouseButton::Right), from);
    assert_eq!(app.desk.table().draft().from, None);
    let layout = app.layout().expect("a layout");
    let row =
        (0..24).find(|&y| crate::draw::color_at(&layout, &app.scene(), layout.panel.x + 3, y) == Some(Color::Green));
    let mouse = MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column: layout.panel.x + 3,
        row: row.expect("the colours"),
        modifiers: KeyModifiers::NONE,
    };
    app.handle(Event::Input(Input::Mouse(mouse)));
    assert_eq!(app.desk.table().draft().claim, Some(Color::Green));
}

impl App {
    fn click(&mut self, column: u16, row: u16) {
        let kind = MouseEventKind::Down(MouseButton::Left);
        let mouse = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
        self.handle(Event::Input(Input::Mouse(mouse)));
    }

    /// Clicks the first of a kind of place, line by line.
    fn click_first(&mut self, is_place: impl Fn(&App, u16, u16) -> bool) {
        let places = (0..self.area.height).flat_map(|y| (0..self.area.width).map(move |x| (x, y)));
        let place = places.into_iter().find(|&(x, y)| is_place(self, x, y));
        let (x, y) = place.expect("such a place");
        self.click(x, y);
    }

    fn click_key(&mut self, code: KeyCode) {
        self.click_first(|app, x, y| {
            let keys = app.layout().expect("a layout").keys;
            crate::draw::key_at(keys, &app.scene(), x, y) == Some(code)
        });
    }

    fn play_turns(&mut self, count: usize) {
        for _ in 0..count {
            let turn = self.desk.table().game().position().turns()[0].to_string();
            self.write(&format!(":{turn}"));
            self.press(KeyCode::Enter);
        }
    }
}

#[test]
fn a_click_under_a_question_plays_nothing() {
    let mut app = app();
    let (from, to) = plain_turn(&app);
    app.mouse(MouseEventKind::Down(MouseButton::Left), from);
    app.write("x");
    for point in [to, from] {
        app.mouse(MouseEventKind::Down(MouseButton::Left), point);
        app.mouse(MouseEventKind::Up(MouseButton::Left), point);
    }
    assert_eq!((app.turns(), app.prompt.clone()), (0, Some(Prompt::Resign)));
    assert_eq!(app.desk.table().draft().from, Some(from));
}

#[test]
fn the_wheel_leaves_a_turn_under_construction_alone() {
    let mut app = app();
    app.play_turns(2);
    let (from, to) = plain_turn(&app);
    app.mouse(MouseEventKind::Down(MouseButton::Left), from);
    app.mouse(MouseEventKind::ScrollUp, to);
    assert_eq!(app.desk.table().draft().from, Some(from));
    assert_eq!(app.desk.table().shown_ply(), None);
    app.press(KeyCode::Esc);
    app.mouse(MouseEventKind::ScrollUp, to);
    assert_eq!(app.desk.table().shown_ply(), Some(1));
}

#[test]
fn keys_of_the_last_line_and_turns_of_the_list_can_be_clicked() {
    for (width, height) in [(80, 24), (200, 60)] {
        let mut app = app();
        app.handle(Event::Input(Input::Resize(width, height)));
        app.play_turns(4);
        for ply in [1, 3, 4, 2] {
            let is_turn = |app: &App, x, y| {
                crate::draw::turn_at(&app.layout().expect("a layout"), &app.scene(), x, y) == Some(ply)
            };
            app.click_first(is_turn);
            assert_eq!(app.desk.table().shown_ply().unwrap_or(4), ply, "{width}×{height}");
        }
        app.click_key(KeyCode::Char('['));
        assert_eq!(app.desk.table().shown_ply(), Some(1));
        app.click_key(KeyCode::Esc);
        app.click_key(KeyCode::Char('u'));
        assert_eq!(app.turns(), 3);
        app.click_key(KeyCode::Char('?'));
        assert!(matches!(app.prompt, Some(Prompt::Help(_))));
        app.click_key(KeyCode::Esc);
        assert_eq!(app.prompt, None);
        app.click_key(KeyCode::Char('q'));
        assert!(app.is_over);
    }
}

#[test]
fn the_help_has_pages_and_opens_at_the_rule_of_a_refusal() {
    use crate::draw::help::{HelpAt, Page};
    let mut app = app();
    let page = |app: &App| match app.prompt {
        Some(Prompt::Help(at)) => at,
        _ => panic!("no help"),
    };
    app.write("e");
    assert_eq!(app.prompt, None, "nothing was refused");
    app.write("?");
    assert_eq!(page(&app), HelpAt::default());
    app.press(KeyCode::Tab);
    assert_eq!(page(&app).page, Page::Signs);
    app.press(KeyCode::Left);
    app.write("3");
    app.press(KeyCode::End);
    let end = page(&app);
    assert!(end.page == Page::Rules && end.top > 50, "{end:?}");
    app.press(KeyCode::Down);
    assert_eq!(page(&app), end, "there is nothing below the end");
    app.press(KeyCode::PageUp);
    assert!(page(&app).top < end.top);
    app.press(KeyCode::Esc);
    app.write(":a1-i1");
    app.press(KeyCode::Enter);
    app.write("e");
    let mut buffer = ratatui::buffer::Buffer::empty(app.area);
    draw(&mut buffer, app.area, &app.scene());
    let first: String = (0..app.area.width).map(|x| buffer[(x, 2)].symbol()).collect();
    assert!(first.trim().starts_with("E3 "), "{first}");
}

#[test]
fn a_claim_that_a_landing_implies_waits_for_a_second_enter() {
    let mut app = app();
    let views = |app: &App| app.desk.table().point_views();
    let found = Point::ALL.into_iter().find_map(|from| {
        app.desk.act(Intent::Choose(from));
        let to = Point::ALL.into_iter().find(
            |point| matches!(views(&app)[point.index()].role, PointRole::Landing(landing) if landing.claim.is_some()),
        );
        app.desk.act(Intent::Cancel);
        to.map(|to| (from, to))
    });
    let Some((from, to)) = found else { return };
    app.focus(from);
    app.press(KeyCode::Enter);
    app.focus(to);
    app.press(KeyCode::Enter);
    assert_eq!((app.turns(), app.desk.table().waiting().is_some()), (0, true));
    app.press(KeyCode::Enter);
    assert_eq!(app.turns(), 1);
}

#[test]
fn the_board_turns_and_threats_and_help_come_and_go() {
    let mut app = app();
    let place = app.compass().place(Point::A1);
    app.write("f");
    assert_eq!(app.compass().place(Point::I1), place);
    app.write("ft");
    assert!(app.desk.shows_threats());
    app.write("?");
    assert!(matches!(app.prompt, Some(Prompt::Help(_))));
    app.write("q");
    assert!(!app.is_over, "the key closed the help");
    app.write("q");
    assert!(app.is_over);
}

#[test]
fn control_c_and_signals_end_the_program() {
    let mut first = app();
    first.press_with(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert!(first.is_over);
    let mut second = app();
    second.handle(Event::End);
    assert!(second.is_over);
}

#[test]
fn a_changed_window_has_another_layout() {
    let mut app = app();
    assert!(app.handle(Event::Input(Input::Resize(200, 60))));
    assert_eq!(app.layout(), Layout::of(Rect::new(0, 0, 200, 60)));
    app.handle(Event::Input(Input::Resize(40, 10)));
    assert_eq!(app.layout(), None);
    app.mouse_outside();
}

impl App {
    /// A click in a window that is too small.
    fn mouse_outside(&mut self) {
        let mouse = MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column: 5,
            row: 5,
            modifiers: KeyModifiers::NONE,
        };
        assert!(!self.handle(Event::Input(Input::Mouse(mouse))));
        assert_eq!(self.desk.table().draft().from, None);
    }
}
