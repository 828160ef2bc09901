//! Tests of the drawing, on buffers of many sizes.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use lyngk_rules::{Color, Piece, Player};
use lyngk_view::{Intent, Language, NewGame, PointRole, StartPosition};
use ratatui::style;

use super::help::{HelpAt, Page};
use super::*;
use crate::ColorDepth;
use crate::app::TypedLine;
use crate::desk::tests::{Room, two_people};
use crate::texts;

const PLAIN: Look = Look { depth: ColorDepth::True, ascii: false };
const SMALLEST_WINDOW: Rect = Rect { x: 0, y: 0, width: SMALLEST.0, height: SMALLEST.1 };
const SMALL: Rect = Rect { x: 0, y: 0, width: 80, height: 24 };
const LARGE: Rect = Rect { x: 0, y: 0, width: 200, height: 60 };

/// A page of the help from its first line on.
fn help_page(page: Page) -> Prompt {
    Prompt::Help(HelpAt { page, top: 0 })
}

fn scene<'a>(desk: &'a Desk, look: Look, prompt: Option<&'a Prompt>) -> Scene<'a> {
    Scene { desk, look, cursor: Point::E4, compass: Compass::new(0), message: &[], prompt }
}

fn drawn(scene: &Scene<'_>, area: Rect) -> Buffer {
    let mut buffer = Buffer::empty(area);
    draw(&mut buffer, area, scene);
    buffer
}

fn text(buffer: &Buffer) -> String {
    let width = usize::from(buffer.area.width);
    let symbols: Vec<&str> = buffer.content().iter().map(ratatui::buffer::Cell::symbol).collect();
    symbols.chunks(width).map(|line| line.concat().trim_end().to_owned()).collect::<Vec<_>>().join("\n")
}

/// The text in the area of a point.
fn text_at(buffer: &Buffer, point: Point) -> String {
    let layout = Layout::of(buffer.area).expect("a layout");
    let square = square(&layout, Compass::new(0), point);
    let mut said = String::new();
    for y in square.y..square.bottom() {
        for x in square.x..square.right() {
            said += buffer[(x, y)].symbol();
        }
    }
    said
}

/// A game in which all five colours of stacks, heights and owners occur.
fn advanced() -> Room {
    let mut room = Room::new(two_people());
    for _ in 0..14 {
        // The last turns of the list come from the right, with claims.
        let turns = room.desk.table().game().position().turns();
        let turn = turns[turns.len() * 2 / 3];
        room.desk.act(Intent::Type(turn.to_string()));
    }
    room
}

#[test]
fn every_stack_shows_its_top_height_owner_and_buried_pieces() {
    let room = advanced();
    let position = *room.desk.table().game().position();
    assert!(Player::ALL.iter().any(|&player| !position.claims(player).is_empty()));
    for area in [SMALL, Rect::new(0, 0, 104, 30), Rect::new(0, 0, 120, 40), LARGE] {
        let buffer = drawn(&scene(&room.desk, PLAIN, None), area);
        for point in Point::ALL {
            let said = text_at(&buffer, point);
            let stack = position.stack(point);
            let Some(top) = stack.top() else { continue };
            let height = if stack.height() > 1 { stack.height().to_string() } else { " ".to_owned() };
            let owner = match stack.top_color().and_then(|color| position.owner(color)) {
                _ if stack.height() == 5 => "#",
                Some(Player::One) => "¹",
                Some(Player::Two) => "²",
                None => " ",
            };
            let (close, apart) = (format!("{top}{height}{owner}"), format!("{top} {height} {owner}"));
            assert!(said.contains(&close) || said.contains(apart.trim_end()), "{point}: {said}");
            assert!(said.contains(&point.to_string()), "{point}: {said}");
            for piece in stack.pieces().rev().skip(1) {
                let letter = piece.letter();
                assert!(said.contains(letter) || said.contains(letter.to_ascii_lowercase()), "{point}: {said}");
            }
        }
    }
}

#[test]
fn status_players_colours_and_keys_are_in_every_window() {
    let room = advanced();
    for area in [SMALLEST_WINDOW, SMALL, Rect::new(0, 0, 100, 24), Rect::new(0, 0, 120, 40), LARGE] {
        let said = text(&drawn(&scene(&room.desk, PLAIN, None), area));
        for part in ["Player 1", "Player 2", "to move", "ivory", "black", "Moves", "Enter", "help", "quit"] {
            assert!(said.contains(part), "{area:?}: {part}\n{said}");
        }
        for turn in room.desk.table().game().turns().iter().rev().take(4) {
            assert!(said.contains(&turn.to_string()), "{area:?}: {turn}\n{said}");
        }
    }
}

/// The signs and colours of a path at the middle of a line of the board.
fn between(buffer: &Buffer, from: Point, to: Point) -> Vec<(String, style::Color)> {
    let layout = Layout::of(buffer.area).expect("a layout");
    let middle = |point: Point| tile::anchor(square(&layout, Compass::new(0), point), layout.scale);
    let (one, two) = (middle(from), middle(to));
    let (x, y) = (u16::midpoint(one.0, two.0), u16::midpoint(one.1, two.1));
    let cells = (y - 1..=y + 1).map(|y| &buffer[(x, y)]);
    cells.filter(|cell| cell.symbol() != " ").map(|cell| (cell.symbol().to_owned(), cell.fg)).collect()
}

#[test]
fn lines_of_the_board_are_drawn_where_there_is_room() {
    let room = Room::new(two_people());
    for ascii in [false, true] {
        let look = Look { ascii, ..PLAIN };
        for (area, has_lines) in [(SMALL, false), (Rect::new(0, 0, 120, 40), true), (LARGE, true)] {
            let buffer = drawn(&scene(&room.desk, look, None), area);
            for (from, to) in [(Point::A1, Point::B2), (Point::E4, Point::F4), (Point::H2, Point::I1)] {
                let is_line = |sign: &str| {
                    if ascii {
                        ".-'".contains(sign)
                    } else {
                        ('\u{2801}'..='\u{28ff}').contains(&sign.chars().next().expect("a sign"))
                    }
                };
                let found = between(&buffer, from, to).iter().any(|(sign, _)| is_line(sign));
                assert_eq!(found, has_lines, "{area:?} {from} {to}\n{}", text(&buffer));
            }
        }
    }
}

#[test]
fn the_path_of_the_last_turn_is_a_bright_line() {
    let mut room = Room::new(two_people());
    let turns = room.desk.table().game().position().turns();
    let slanting = turns.into_iter().find_map(|turn| match turn {
        lyngk_rules::Turn::Move { claim: None, from, to } if from.coordinates().0 != to.coordinates().0 => {
            Some((from, to))
        }
        _ => None,
    });
    let (from, to) = slanting.expect("a turn to a neighbouring column");
    let color = |room: &Room| {
        let buffer = drawn(&scene(&room.desk, PLAIN, None), LARGE);
        between(&buffer, from, to).first().map(|(_, color)| *color)
    };
    assert_eq!(color(&room), PLAIN.grid().fg);
    room.desk.act(Intent::Type(format!("{from}-{to}")));
    assert_eq!(color(&room), PLAIN.accent(Accent::Last).fg);
}

#[test]
fn a_name_on_a_path_looks_like_any_other_name() {
    let mut room = Room::new(two_people());
    let style_of = |room: &Room, look: Look| {
        let buffer = drawn(&scene(&room.desk, look, None), LARGE);
        let layout = Layout::of(LARGE).expect("a layout");
        let path = room.desk.table().last_path();
        let (x, y) = tile::anchor(square(&layout, Compass::new(0), path[0]), layout.scale);
        [buffer[(x, y + 1)].modifier, buffer[(x + 1, y + 1)].modifier]
    };
    for _ in 0..8 {
        room.play_any();
        for depth in [ColorDepth::None, ColorDepth::True] {
            let look = Look { depth, ascii: false };
            assert_eq!(style_of(&room, look), [look.faint().add_modifier; 2]);
        }
    }
}

#[test]
fn names_are_in_the_same_place_whatever_stands_on_their_points() {
    let mut room = advanced();
    room.desk.act(Intent::Choose(Point::E4));
    for area in [SMALL, Rect::new(0, 0, 104, 30), Rect::new(0, 0, 80, 40), Rect::new(0, 0, 120, 40), LARGE] {
        let layout = Layout::of(area).expect("a layout");
        let buffer = drawn(&scene(&room.desk, PLAIN, None), area);
        let places: BTreeSet<(u16, u16)> = Point::ALL
            .into_iter()
            .map(|point| {
                let square = square(&layout, Compass::new(0), point);
                let name = point.to_string();
                let is_name =
                    |x: u16, y: u16| buffer[(x, y)].symbol() == &name[..1] && buffer[(x + 1, y)].symbol() == &name[1..];
                let found = (square.y..square.bottom())
                    .flat_map(|y| (square.x..square.right() - 1).map(move |x| (x, y)))
                    .find(|&(x, y)| is_name(x, y));
                let (x, y) = found.unwrap_or_else(|| panic!("{area:?}: {name}"));
                (x - square.x, y - square.y)
            })
            .collect();
        assert_eq!(places.len(), 1, "{area:?}: {places:?}\n{}", text(&buffer));
    }
}

#[test]
fn a_moment_of_the_review_marks_the_move_that_was_played_and_the_better_one() {
    let mut room = Room::new(two_people());
    for _ in 0..6 {
        room.play_any();
    }
    room.desk.act(Intent::Resign);
    room.desk.begin_review();
    let keys = |room: &Room| text(&drawn(&scene(&room.desk, PLAIN, None), SMALL)).lines().last().map(str::to_owned);
    assert!(!keys(&room).expect("keys").contains("next moment"));
    room.settle();
    room.desk.step_moment(true);
    assert!(keys(&room).expect("keys").contains("next moment"));
    let turns = room.desk.moment_turns().expect("a moment");
    let better = turns.better.expect("a better turn");
    for area in [SMALL, LARGE] {
        let buffer = drawn(&scene(&room.desk, PLAIN, None), area);
        for turn in [turns.played, better] {
            let lyngk_rules::Turn::Move { from, to, .. } = turn else { panic!("{turn}") };
            for point in [from, to] {
                let (left, right) = crate::marks::of_moment(turns, point).expect("a mark").signs(PLAIN);
                let said = text_at(&buffer, point);
                assert!(said.contains(left) && said.contains(right), "{point}: {said}");
            }
        }
        let said = unwrapped(&text_of_notes(&buffer));
        let expected = format!("[] Played: {}   () Better: {better}", turns.played);
        assert!(said.contains(&unwrapped(&expected)), "{expected}\n{said}");
    }
}

#[test]
fn landings_of_the_stack_that_is_held_are_marked() {
    let mut room = Room::new(two_people());
    room.desk.act(Intent::Choose(Point::E4));
    let views = room.desk.table().point_views();
    assert_eq!(views[Point::E4.index()].role, PointRole::Picked);
    for ascii in [false, true] {
        let look = Look { ascii, ..PLAIN };
        let buffer = drawn(&scene(&room.desk, look, None), SMALL);
        for (point, view) in Point::ALL.into_iter().zip(views) {
            let mark = crate::marks::Mark::of(&view, None);
            let said = text_at(&buffer, point);
            match mark {
                Some(mark) => {
                    let (left, right) = mark.signs(look);
                    let line: String = said.chars().take(6).collect();
                    assert!(line.starts_with(left) && line.ends_with(right), "{point}: {line}");
                }
                None => assert!(said.starts_with(' '), "{point}: {said}"),
            }
        }
    }
}

#[test]
fn the_path_over_lyngk_points_is_marked_and_told() {
    // A green stack on g4 that goes on over e3, another one with ivory on top, to d2.
    let lpn = "./I,IK,.,IG/K,B,B,.,.,.,G/R,B,B,I,.,./B,.,KI,GRK,.,.,JR/.,K,.,.,.,./R,RB,.,RGKI,.,.,G/.,IGR,.,./. 1 IG/RK 1/1 std";
    let start = StartPosition::Lpn(lpn.to_owned());
    let mut room = Room::new(NewGame { start, ..two_people() });
    room.desk.act(Intent::Choose(Point::G4));
    let to = Point::D2;
    room.desk.act(Intent::Focus(Some(to)));
    let path = room.desk.table().path().expect("a path");
    assert!(path.len() > 2, "{path:?}");
    for ascii in [false, true] {
        let look = Look { ascii, ..PLAIN };
        let buffer = drawn(&Scene { cursor: to, ..scene(&room.desk, look, None) }, SMALL);
        for &point in &path[1..path.len() - 1] {
            assert!(text_at(&buffer, point).starts_with('~'), "{point}: {}", text_at(&buffer, point));
        }
        let star = if ascii { "*" } else { "★" };
        assert!(text_at(&buffer, to).starts_with(star), "{}", text_at(&buffer, to));
        assert!(text(&buffer).contains("completes a stack of 5"));
    }
}

#[test]
fn a_claim_shows_what_would_become_whose() {
    let mut room = Room::new(two_people());
    let before = text(&drawn(&scene(&room.desk, PLAIN, None), SMALL));
    assert!(!before.contains('¹') || before.matches('¹').count() == 1, "{before}");
    room.desk.act(Intent::Claim(Some(Color::Red)));
    let after = text(&drawn(&scene(&room.desk, PLAIN, None), SMALL));
    let topped = room.desk.table().game().position().topped(Color::Red).len();
    assert_eq!(after.matches("R ¹").count(), topped, "{after}");
    assert!(after.contains("8 pieces and stacks become"), "{after}");
}

#[test]
fn every_window_can_be_drawn_in_every_language() {
    // Names from right to left, wide letters, and joined signs.
    let names = ["\u{5d0}\u{5d1}\u{5d2} \u{202e}x".to_owned(), "日本語の長い名前👩\u{200d}🚀👩\u{200d}🚀".to_owned()];
    let mut room = Room::new(NewGame { names, ..two_people() });
    room.desk.toggle_threats();
    for language in Language::ALL {
        room.desk.words = texts::words(language);
        for width in [1, 40, 79, 80, 95, 100, 120, 153, 200, 300] {
            for height in [1, 12, 23, 24, 30, 36, 50, 60, 100] {
                for ascii in [false, true] {
                    for prompt in [
                        None,
                        Some(help_page(Page::Keys)),
                        Some(help_page(Page::Signs)),
                        Some(help_page(Page::Rules)),
                        Some(Prompt::NewGame),
                        Some(Prompt::Resign),
                    ] {
                        let look = Look { ascii, ..PLAIN };
                        let area = Rect::new(0, 0, width, height);
                        drawn(&scene(&room.desk, look, prompt.as_ref()), area);
                    }
                }
            }
        }
    }
}

#[test]
fn ascii_means_ascii() {
    let mut room = advanced();
    room.desk.toggle_threats();
    room.desk.act(Intent::Choose(Point::E4));
    let look = Look { depth: ColorDepth::None, ascii: true };
    for language in Language::ALL.into_iter().filter(|language| *language != Language::Russian) {
        room.desk.words = texts::words(language);
        for (area, prompt) in [
            (SMALL, None),
            (LARGE, None),
            (SMALL, Some(help_page(Page::Keys))),
            (LARGE, Some(help_page(Page::Signs))),
            (LARGE, Some(help_page(Page::Rules))),
        ] {
            let said = text(&drawn(&scene(&room.desk, look, prompt.as_ref()), area));
            let strange: BTreeSet<char> = said.chars().filter(|char| !char.is_ascii()).collect();
            assert!(strange.is_empty(), "{language:?}: {strange:?}");
        }
    }
}

#[test]
fn without_colours_none_is_drawn() {
    let mut room = advanced();
    room.desk.act(Intent::Choose(Point::E4));
    let look = Look { depth: ColorDepth::None, ascii: false };
    for area in [SMALL, LARGE] {
        for cell in drawn(&scene(&room.desk, look, None), area).content() {
            assert_eq!((cell.fg, cell.bg), (style::Color::Reset, style::Color::Reset));
        }
    }
}

#[test]
fn the_ground_of_the_cursor_ends_at_the_stack() {
    let mut room = advanced();
    room.desk.act(Intent::Choose(Point::E4));
    for depth in [ColorDepth::None, ColorDepth::Sixteen, ColorDepth::Indexed, ColorDepth::True] {
        let look = Look { depth, ascii: false };
        for (point, view) in Point::ALL.into_iter().zip(room.desk.table().point_views()) {
            let Some(top) = view.stack.top() else { continue };
            let cursor = Scene { cursor: point, ..scene(&room.desk, look, None) };
            let buffer = drawn(&cursor, SMALL);
            let square = square(&Layout::of(SMALL).expect("a layout"), Compass::new(0), point);
            let cell =
                |x: u16, y: u16| (buffer[(x, y)].bg, buffer[(x, y)].modifier.contains(style::Modifier::REVERSED));
            let letter =
                (square.x..square.right()).find(|&x| buffer[(x, square.y)].symbol() == top.letter().to_string());
            let name = cell(square.x, square.y + 1);
            let is_plain = depth == ColorDepth::None && !view.veiled;
            assert_ne!(cell(square.x, square.y + 1), (style::Color::Reset, false), "{depth:?} {point}: no cursor");
            if !is_plain {
                assert_ne!(cell(letter.expect("its letter"), square.y), name, "{depth:?} {point}");
            }
        }
    }
}

#[test]
fn a_small_window_says_what_size_is_needed() {
    let room = Room::new(two_people());
    let said = text(&drawn(&scene(&room.desk, PLAIN, None), Rect::new(0, 0, 50, 16)));
    for part in ["50 × 16", "60 × 20", "--lines"] {
        assert!(said.contains(part), "{said}");
    }
}

/// All that a page of the help has, screen by screen.
fn whole_page(room: &Room, look: Look, area: Rect, page: Page) -> String {
    let length = help::length(area, &scene(&room.desk, look, None), page);
    let tops = (0..length).step_by(help::visible(area));
    let screens = tops.map(|top| {
        let prompt = Prompt::Help(HelpAt { page, top });
        text(&drawn(&scene(&room.desk, look, Some(&prompt)), area))
    });
    screens.collect::<Vec<_>>().join("\n")
}

/// The text without what wrapping changes.
fn unwrapped(text: &str) -> String {
    text.split_whitespace().collect()
}

#[test]
fn the_help_has_every_key_mark_and_rule_in_every_language() {
    let mut room = Room::new(two_people());
    for language in Language::ALL {
        room.desk.words = texts::words(language);
        let words = &room.desk.words;
        for area in [SMALLEST_WINDOW, SMALL, LARGE] {
            let page = |page| whole_page(&room, PLAIN, area, page);
            let keys = page(Page::Keys);
            for (key, about) in help::KEYS {
                assert!(keys.lines().any(|line| line.trim_start().starts_with(key)), "{language:?}: {key}\n{keys}");
                assert_ne!(words.text(about), about);
            }
            let signs = unwrapped(&page(Page::Signs));
            let marks = crate::marks::Mark::ALL.map(|mark| words.text(mark.key()));
            let pieces = Piece::ALL.map(|piece| lyngk_view::say::piece(words, piece));
            for sign in marks.into_iter().chain(pieces) {
                assert!(area != LARGE || signs.contains(&unwrapped(&sign)), "{language:?}: {sign}\n{signs}");
            }
            let rules = page(Page::Rules);
            for number in ["D1", "E3", "E12", "F2, F3", "G1", "H4", "X7"] {
                assert!(
                    rules.lines().any(|line| line.trim_start().starts_with(number)),
                    "{language:?}: {number}\n{rules}"
                );
            }
        }
        let rules = unwrapped(&whole_page(&room, PLAIN, LARGE, Page::Rules));
        assert!(rules.contains(&unwrapped(&words.text("rule-aim"))), "{language:?}\n{rules}");
    }
}

/// The characters that a function of the source code of `app/keys.rs` handles.
fn handled(function: &str) -> BTreeSet<char> {
    let source = include_str!("../app/keys.rs");
    let (_, body) = source.split_once(&format!("fn {function}(")).expect("the function");
    let body = body.split_once("\n    }\n").map_or(body, |(body, _)| body);
    let arms = body.lines().filter_map(|line| line.split_once("=>").map(|(arm, _)| arm));
    let quoted =
        |arm: &str| arm.split('\'').skip(1).step_by(2).filter_map(|text| text.chars().next()).collect::<Vec<_>>();
    arms.flat_map(quoted).collect()
}

#[test]
fn the_help_explains_the_keys_that_are_handled() {
    let mut explained: BTreeSet<char> =
        help::KEYS.iter().flat_map(|(key, _)| key.split(' ')).filter_map(single).collect();
    // These claim a colour.
    for color in Color::ALL {
        assert!(explained.remove(&color.letter().to_ascii_lowercase()));
    }
    explained.retain(|key| !"←↑↓→".contains(*key));
    // Users of vi press these. They say which keys move the cursor.
    explained.extend(['j', 'l']);
    assert_eq!(explained, handled("on_char"));
    let said = help::KEYS.map(|(key, _)| key).join(" ");
    for (code, name) in [
        ("Up", "↑"),
        ("Down", "↓"),
        ("Left", "←"),
        ("Right", "→"),
        ("Tab", "Tab"),
        ("PageDown", "PgDn"),
        ("PageUp", "PgUp"),
        ("Enter", "Enter"),
        ("Char(' ')", "Space"),
        ("Esc", "Esc"),
        ("Home", "Home"),
        ("End", "End"),
    ] {
        assert!(include_str!("../app/keys.rs").contains(&format!("KeyCode::{code}")), "{code}");
        assert!(said.contains(name), "{name}");
    }
}

/// The only character of a key.
fn single(key: &str) -> Option<char> {
    let mut chars = key.chars();
    chars.next().filter(|_| chars.next().is_none())
}

#[test]
fn questions_are_asked_in_full_in_every_language() {
    let mut room = Room::new(two_people());
    room.desk.toggle_threats();
    for language in Language::ALL {
        room.desk.words = texts::words(language);
        for area in [SMALLEST_WINDOW, SMALL] {
            let typed = Prompt::Typed(TypedLine::of("R,d3-e4"));
            for prompt in [Prompt::Resign, Prompt::NewGame, Prompt::PutAside(None), Prompt::Leave, typed] {
                let said = text(&drawn(&scene(&room.desk, PLAIN, Some(&prompt)), area));
                assert!(!said.contains('…'), "{language:?} {area:?}\n{said}");
            }
        }
    }
}

#[test]
fn a_hint_has_room_beside_threats_in_a_small_window() {
    let mut room = advanced();
    room.desk.toggle_threats();
    room.desk.give_hint();
    room.settle();
    room.desk.give_hint();
    room.desk.give_hint();
    assert_eq!(room.desk.more_of_hint(), None);
    for language in Language::ALL {
        room.desk.words = texts::words(language);
        let hint = room.desk.hint_text().expect("a hint");
        // Where to look may give way to the move and its reasons.
        let hint = hint.split(". ").skip(2).collect::<Vec<_>>().join(". ");
        let said = text_of_notes(&drawn(&scene(&room.desk, PLAIN, None), SMALL));
        assert!(unwrapped(&said).contains(&unwrapped(&hint)), "{language:?}: {hint}\n{said}");
    }
}

#[test]
fn a_puzzle_names_its_variant_lists_its_moves_and_offers_the_next_one() {
    for number in [1, 2, 156] {
        let mut room = Room::with_puzzle(crate::PuzzleChoice::Number(number));
        for language in Language::ALL {
            room.desk.words = texts::words(language);
            let words = &room.desk.words;
            let said = text(&drawn(&scene(&room.desk, PLAIN, None), SMALL));
            let title = crate::desk::variant(words, &room.desk.table().shown());
            for part in [title, words.text("record-title"), words.text("puzzle-action-next")] {
                assert!(said.contains(&part), "{language:?} {number}: {part}\n{said}");
            }
            let can_claim = !room.desk.table().claimable().is_empty();
            assert_eq!(said.lines().last().expect("keys").contains("ibrgk"), can_claim, "{language:?}\n{said}");
        }
    }
}

#[test]
fn a_text_that_is_cut_ends_with_one_ellipsis() {
    let area = Rect::new(0, 0, 12, 2);
    let mut buffer = Buffer::empty(area);
    Canvas { buffer: &mut buffer, look: PLAIN }.paragraph(
        area,
        "A neutral stack may not move onto it",
        style::Style::new(),
    );
    assert_eq!(text(&buffer), "A neutral\nstack may n…".replace(" n…", "…"));
}

#[test]
fn the_aim_is_on_the_first_screen() {
    let mut room = Room::new(two_people());
    for language in Language::ALL {
        room.desk.words = texts::words(language);
        let said = unwrapped(&text_of_notes(&drawn(&scene(&room.desk, PLAIN, None), SMALL)));
        assert!(said.contains(&unwrapped(&room.desk.words.text("page-aim"))), "{language:?}: {said}");
    }
}

/// The text below the board.
fn text_of_notes(buffer: &Buffer) -> String {
    let notes = Layout::of(buffer.area).expect("a layout").notes;
    let line = |y| (notes.x..notes.right()).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (notes.y..notes.bottom()).map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn points_and_colours_are_found_by_their_place() {
    let room = Room::new(two_people());
    let scene = scene(&room.desk, PLAIN, None);
    for area in [SMALL, LARGE] {
        let layout = Layout::of(area).expect("a layout");
        for rotation in 0..6 {
            let compass = Compass::new(rotation);
            for point in Point::ALL {
                let square = square(&layout, compass, point);
                assert_eq!(point_at(&layout, compass, square.x, square.y), Some(point));
                assert_eq!(point_at(&layout, compass, square.right() - 1, square.bottom() - 1), Some(point));
            }
        }
        let buffer = drawn(&scene, area);
        for color in Color::ALL {
            let name = lyngk_view::say::color(&room.desk.words, color);
            let found = (0..area.height).find(|&y| {
                let line: String = (layout.panel.x..layout.panel.right()).map(|x| buffer[(x, y)].symbol()).collect();
                line.contains(&name)
            });
            let y = found.expect("the name of the colour");
            assert_eq!(color_at(&layout, &scene, layout.panel.x + 3, y), Some(color), "{area:?}");
        }
    }
}

/// `cargo test --release -p lyngk-terminal -- --ignored --nocapture a_frame`
#[test]
#[ignore = "measures"]
fn a_frame_takes_less_than_five_milliseconds() {
    use ratatui::backend::CrosstermBackend;
    use ratatui::{Terminal, TerminalOptions, Viewport};

    const FRAMES: usize = 2_000;
    let mut room = advanced();
    room.desk.toggle_threats();
    for (area, name) in [(SMALL, "80 × 24"), (LARGE, "200 × 60")] {
        let options = TerminalOptions { viewport: Viewport::Fixed(area) };
        let mut terminal = Terminal::with_options(CrosstermBackend::new(Vec::new()), options).expect("a terminal");
        let mut times = Vec::new();
        for frame in 0..FRAMES {
            // The cursor moves, which changes two points and a text; every tenth frame changes the whole board.
            let cursor = Point::ALL[frame % Point::COUNT];
            let compass = Compass::new((frame / 10 % 6) as u8);
            let begun = Instant::now();
            let scene = Scene { cursor, compass, ..scene(&room.desk, PLAIN, None) };
            let draw_frame = |frame: &mut ratatui::Frame<'_>| {
                let _ = draw(frame.buffer_mut(), area, &scene);
            };
            terminal.draw(draw_frame).expect("a frame");
            times.push(begun.elapsed());
        }
        times.sort_unstable();
        let [median, most, longest] = [FRAMES / 2, FRAMES * 99 / 100, FRAMES - 1].map(|place| times[place]);
        println!("{name}: {median:?} at the median, {most:?} at 99 %, {longest:?} at most");
        assert!(most < Duration::from_millis(5));
    }
}
