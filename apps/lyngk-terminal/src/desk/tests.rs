//! Tests of the desk, with real engines and files.

use std::path::Path;
use std::sync::mpsc::{self, Receiver};

use lyngk_game::EndReason;
use lyngk_rules::{Record, Turn};
use lyngk_view::Language;

use super::*;
use crate::PuzzleChoice;
use crate::look::ColorDepth;

/// A desk in a folder of its own.
pub(crate) struct Room {
    pub(crate) desk: Desk,
    queue: Receiver<Event>,
    pub(crate) folder: tempfile::TempDir,
}

fn play(folder: &Path, begin: Begin) -> Play {
    Play {
        begin,
        file: folder.join("game.lgn"),
        language: Language::English,
        manner: Manner::Drawn { depth: ColorDepth::None, ascii: false },
        threats: false,
        confirm: false,
    }
}

fn puzzles(folder: &Path, first: PuzzleChoice) -> Puzzles {
    Puzzles {
        first,
        difficulty: None,
        theme: None,
        variant: None,
        file: folder.join("puzzles.txt"),
        language: Language::English,
        manner: Manner::Lines { ascii: false },
    }
}

pub(crate) fn two_people() -> NewGame {
    NewGame { opponent: Opponent::Friend, start: StartPosition::Seed(7), ..NewGame::default() }
}

/// The same game, in which every complete turn waits for confirmation.
pub(crate) fn confirming() -> Room {
    let folder = tempfile::tempdir().expect("a folder");
    let (events, queue) = mpsc::channel();
    let play = Play { confirm: true, ..play(folder.path(), Begin::New(two_people())) };
    let desk = Desk::open_game(&play, events).expect("a desk");
    Room { desk, queue, folder }
}

fn against(level: u8) -> NewGame {
    let level = Level::new(level).expect("a level");
    NewGame { opponent: Opponent::Engine(level), ..two_people() }
}

impl Room {
    pub(crate) fn new(plan: NewGame) -> Room {
        Room::in_folder(tempfile::tempdir().expect("a folder"), Begin::New(plan))
    }

    /// The same as a program in lines has it.
    pub(crate) fn in_lines(plan: NewGame) -> Room {
        let folder = tempfile::tempdir().expect("a folder");
        let (events, queue) = mpsc::channel();
        let lines = Play { manner: Manner::Lines { ascii: false }, ..play(folder.path(), Begin::New(plan)) };
        let desk = Desk::open_game(&lines, events).expect("a desk");
        Room { desk, queue, folder }
    }

    fn in_folder(folder: tempfile::TempDir, begin: Begin) -> Room {
        let (events, queue) = mpsc::channel();
        let desk = Desk::open_game(&play(folder.path(), begin), events).expect("a desk");
        Room { desk, queue, folder }
    }

    pub(crate) fn with_puzzle(first: PuzzleChoice) -> Room {
        Room::with_puzzle_in(tempfile::tempdir().expect("a folder"), first)
    }

    fn with_puzzle_in(folder: tempfile::TempDir, first: PuzzleChoice) -> Room {
        let (events, queue) = mpsc::channel();
        let desk = Desk::open_puzzles(&puzzles(folder.path(), first), events).expect("a desk");
        Room { desk, queue, folder }
    }

    /// Ends the program, and begins it again in the same folder.
    fn again(mut self) -> Room {
        self.desk.close().expect("saved");
        drop(self.desk);
        Room::in_folder(self.folder, Begin::Saved)
    }

    /// Waits until no engine is to answer.
    pub(crate) fn settle(&mut self) {
        while self.desk.is_waiting() {
            let wait =
                self.desk.deadline(false).map_or(Duration::from_mins(1), |at| at.saturating_sub(self.desk.now()));
            if let Ok(Event::Engine { engine, line }) = self.queue.recv_timeout(wait) {
                self.desk.hear(engine, line.as_deref());
            }
            self.desk.tick();
        }
    }

    pub(crate) fn play_any(&mut self) {
        let turn = self.desk.table().game().position().turns()[0];
        self.desk.act(Intent::Type(turn.to_string()));
    }

    fn said(&mut self) -> String {
        let told = self.desk.take_told();
        told.into_iter()
            .map(|told| format!("{}{}", if told.is_refusal { "! " } else { "" }, told.text))
            .collect::<Vec<_>>()
            .join("\n")
    }

    fn saved_turns(&self) -> usize {
        let text = std::fs::read_to_string(self.folder.path().join("game.lgn")).expect("a saved game");
        text.parse::<Record>().expect("a record").main_line().count()
    }
}

#[test]
fn a_game_is_saved_after_every_turn_and_goes_on_where_it_was() {
    let mut room = Room::new(two_people());
    for turns in 1..=5 {
        room.play_any();
        assert_eq!(room.saved_turns(), turns);
    }
    room.desk.act(Intent::TakeBack);
    assert_eq!(room.saved_turns(), 4);
    let position = *room.desk.table().game().position();
    let mut room = room.again();
    assert_eq!(room.desk.table().game().position(), &position);
    assert!(room.said().contains("The saved game goes on."));
    assert!(room.desk.table().game().tag("Date").is_some_and(|date| date.len() == 10));
}

#[test]
fn a_file_that_is_opened_stays_as_it_is_until_something_changes() {
    let mut room = Room::new(two_people());
    room.play_any();
    let Room { desk, folder, .. } = room;
    drop(desk);
    let file = folder.path().join("game.lgn");
    // Spaces that the program would not write.
    let text = std::fs::read_to_string(&file).expect("a game").replace("] [", "]  [").replace('\n', "\n\n");
    std::fs::write(&file, &text).expect("written");
    let mut room = Room::in_folder(folder, Begin::Saved);
    room.desk.close().expect("saved");
    assert_eq!(std::fs::read_to_string(&file).expect("the game"), text);
    room.play_any();
    assert_eq!(room.saved_turns(), 2);
}

#[test]
fn a_file_that_is_no_progress_is_refused_and_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("puzzles.txt");
    std::fs::write(&file, "[Variant \"std\"]\n").expect("written");
    let (events, _queue) = mpsc::channel();
    let refused = Desk::open_puzzles(&puzzles(folder.path(), PuzzleChoice::Next), events);
    assert!(matches!(refused, Err(Problem::Store(StoreProblem::NotProgress(_)))));
    assert_eq!(std::fs::read_to_string(&file).expect("the file"), "[Variant \"std\"]\n");
}

#[test]
fn an_engine_replies_and_its_turn_is_saved() {
    let mut room = Room::new(against(1));
    room.play_any();
    assert!(room.desk.is_waiting() && !room.desk.table().persons_turn());
    room.settle();
    assert!(room.desk.table().persons_turn());
    assert_eq!((room.desk.table().game().turns().len(), room.saved_turns()), (2, 2));
    assert!(room.said().contains("Pip"));
}

#[test]
fn a_turn_taken_back_while_the_engine_thinks_is_not_answered() {
    let mut room = Room::new(against(10));
    room.play_any();
    assert!(room.desk.is_waiting());
    room.desk.act(Intent::TakeBack);
    assert!(!room.desk.is_waiting() && room.desk.table().persons_turn());
    room.play_any();
    room.settle();
    assert_eq!(room.desk.table().game().turns().len(), 2);
}

#[test]
fn an_engine_that_begins_does_so_by_itself() {
    let mut room = Room::new(NewGame { begins: WhoBegins::Opponent, ..against(1) });
    room.settle();
    assert_eq!(room.desk.table().game().turns().len(), 1);
    // After it was closed while the engine was to move, too.
    room.play_any();
    let mut room = room.again();
    room.settle();
    assert_eq!(room.desk.table().game().turns().len(), 3);
}

#[test]
fn an_engine_that_fails_is_started_again_or_replaced_by_a_person() {
    let mut room = Room::new(against(1));
    let fails = |room: &mut Room| {
        room.play_any();
        // Its end, whatever its number is.
        for number in 0..10_000 {
            let _ = room.desk.hear(number, None);
        }
        assert!(room.desk.has_opponent_failed() && !room.desk.is_waiting());
        assert!(room.said().contains("! The engine has stopped. Your game is safe."));
    };
    fails(&mut room);
    room.desk.restart_opponent();
    room.settle();
    assert_eq!(room.desk.table().game().turns().len(), 2);
    fails(&mut room);
    room.desk.go_on_without_opponent();
    assert_eq!((room.desk.table().persons_turn(), room.desk.table().only_person()), (true, None));
    room.play_any();
    assert_eq!(room.saved_turns(), 4);
}

#[test]
fn a_hint_tells_more_each_time() {
    let mut room = Room::new(against(1));
    room.desk.give_hint();
    assert_eq!(room.desk.hint_text().as_deref(), Some("The engine is thinking…"));
    room.settle();
    let mut texts = Vec::new();
    for _ in 0..3 {
        texts.push(room.desk.hint_text().expect("a hint"));
        room.desk.give_hint();
    }
    assert!(texts.windows(2).all(|pair| pair[1].starts_with(&pair[0]) && pair[1].len() > pair[0].len()), "{texts:?}");
    assert!(!room.desk.hinted().is_empty());
    assert_eq!(room.desk.more_of_hint(), None);
    room.play_any();
    assert_eq!(room.desk.hint_text(), None, "it was about the position before");
}

#[test]
fn refusals_come_with_their_rules() {
    let mut room = Room::new(two_people());
    room.desk.act(Intent::Type("a1-i1".to_owned()));
    let said = room.said();
    assert!(said.starts_with("! a1 → i1 is not possible.") && said.contains("(Rule E3)"), "{said}");
}

#[test]
fn a_clock_stops_when_the_program_ends() {
    let control = Some("300+3".parse().expect("a time control"));
    let mut room = Room::new(NewGame { control, ..two_people() });
    room.play_any();
    assert!(room.desk.table().game().running().is_some());
    assert!(room.desk.deadline(true).is_some_and(|at| at <= room.desk.now() + Duration::from_secs(1)));
    let room = room.again();
    assert!(room.desk.table().game().is_paused() && room.desk.table().is_covered());
    // Nothing is to be done until somebody continues.
    assert_eq!(room.desk.deadline(true), None);
}

#[test]
fn without_a_clock_nothing_wakes_the_program() {
    let room = Room::new(two_people());
    assert_eq!(room.desk.deadline(true), None);
}

#[test]
fn a_flag_falls_by_itself() {
    let control = Some("0.2+0".parse().expect("a time control"));
    let mut room = Room::new(NewGame { control, ..two_people() });
    room.play_any();
    while room.desk.table().ended().is_none() {
        let at = room.desk.deadline(true).expect("the clock runs");
        std::thread::sleep(at.saturating_sub(room.desk.now()));
        room.desk.tick();
    }
    assert_eq!(room.desk.table().ended().map(|ended| ended.reason), Some(EndReason::Time));
    assert!(room.said().contains("ran out of time"));
}

#[test]
fn another_game_swaps_who_begins_and_the_last_one_is_kept() {
    let mut room = Room::new(against(2));
    room.play_any();
    room.settle();
    room.desk.new_game(None);
    assert_eq!(room.desk.table().only_person(), Some(Player::Two));
    let earlier = std::fs::read_to_string(room.folder.path().join("games.lgn")).expect("the first game");
    assert_eq!(earlier.parse::<Record>().expect("a record").main_line().count(), 2);
    room.desk.new_game(Level::new(4).map(Opponent::Engine));
    assert!(room.desk.names().values().any(|name| name == "Amara"));
    room.desk.new_game(Some(Opponent::Friend));
    assert_eq!(room.desk.table().only_person(), None);
}

#[test]
fn the_next_game_after_a_resumed_one_has_the_same_opponent() {
    let mut room = Room::new(NewGame { variant: Variant::Six, start: StartPosition::Random, ..against(3) }).again();
    room.desk.new_game(None);
    assert_eq!(room.desk.table().game().position().variant(), Variant::Six);
    assert!(room.desk.names().values().any(|name| name == "Tilda"));
}

#[test]
fn after_a_game_that_is_over_comes_another_one_with_the_same_opponent() {
    let mut room = Room::new(against(3));
    room.play_any();
    room.settle();
    room.desk.act(Intent::Resign);
    let Room { desk, folder, .. } = room;
    drop(desk);
    let mut room = Room::in_folder(folder, Begin::SavedOr(two_people()));
    assert_eq!((room.desk.table().ended(), room.desk.table().only_person()), (None, Some(Player::Two)));
    assert!(room.desk.names().values().any(|name| name == "Tilda"));
    room.settle();
    assert!(room.folder.path().join("games.lgn").exists());
    // Asked for explicitly, the game that is over is shown.
    room.desk.act(Intent::Resign);
    assert!(room.again().desk.table().ended().is_some());
}

#[test]
fn an_earlier_game_is_opened_by_its_number() {
    let mut room = Room::new(two_people());
    room.play_any();
    room.play_any();
    room.desk.new_game(None);
    assert!(room.said().contains("game 1 of "));
    room.play_any();
    let Room { desk, folder, .. } = room;
    drop(desk);
    let mut room = Room::in_folder(folder, Begin::Earlier(1));
    assert_eq!((room.desk.table().game().turns().len(), room.saved_turns()), (2, 2));
    let said = room.said();
    assert!(said.contains("game 2 of ") && said.contains("The saved game goes on."), "{said}");
    let (events, _queue) = mpsc::channel();
    let folder = room.folder;
    drop(room.desk);
    let none = Desk::open_game(&play(folder.path(), Begin::Earlier(3)), events);
    assert!(none.is_err_and(|problem| problem.to_string().contains("there is no game 3 in")));
}

#[test]
fn a_resumed_game_says_that_it_is_covered_or_how_it_ended() {
    let control = Some("300+3".parse().expect("a time control"));
    let mut room = Room::new(NewGame { control, ..two_people() });
    room.play_any();
    let mut room = room.again();
    assert!(room.said().contains("The board is covered until you choose Continue."));
    room.desk.act(Intent::Resume);
    room.desk.act(Intent::Resign);
    assert!(room.desk.ending().is_some_and(|text| text.contains("resigned")));
    let mut room = room.again();
    let said = room.said();
    assert!(said.contains("resigned") && !said.contains("goes on"), "{said}");
}

#[test]
fn a_hint_is_told_only_where_no_screen_shows_it() {
    let mut room = Room::new(against(1));
    room.desk.give_hint();
    room.settle();
    assert!(room.desk.hint_text().is_some());
    assert_eq!(room.said(), "");
}

#[test]
fn at_an_earlier_position_no_claim_is_offered() {
    let mut room = Room::new(two_people());
    room.play_any();
    assert!(say::tray(&room.desk.words, room.desk.table()).contains("You may claim"));
    room.desk.step(-1);
    assert_eq!(say::tray(&room.desk.words, room.desk.table()), "");
}

#[test]
fn a_second_program_is_told_that_the_game_is_open() {
    let room = Room::new(two_people());
    let (events, _queue) = mpsc::channel();
    let second = Desk::open_game(&play(room.folder.path(), Begin::New(two_people())), events);
    assert!(matches!(second, Err(Problem::Store(StoreProblem::InUse(_)))));
    let (events, _queue) = mpsc::channel();
    let folder = tempfile::tempdir().expect("a folder");
    let none = Desk::open_game(&play(folder.path(), Begin::Saved), events);
    assert!(matches!(none, Err(Problem::Store(StoreProblem::Nothing(_)))));
}

#[test]
fn a_game_that_cannot_be_saved_is_told_once_and_keeps_its_mark() {
    let mut room = Room::new(two_people());
    std::fs::create_dir(room.folder.path().join("game.lgn.new")).expect("a folder in the way");
    room.play_any();
    assert!(room.said().contains("! The game cannot be saved: "));
    room.play_any();
    assert!(!room.said().contains("cannot be saved"));
    assert!(room.desk.unsaved().is_some_and(|text| text.contains("cannot be saved")) && room.desk.would_lose());
    room.desk.new_game(None);
    assert!(room.said().contains("! The game cannot be saved: "));
    assert_eq!(room.desk.table().game().turns().len(), 2, "no other game takes its place");
    assert!(matches!(room.desk.close(), Err(Problem::Unsaved(_))));
    std::fs::remove_dir(room.folder.path().join("game.lgn.new")).expect("removed");
    assert!(room.desk.close().is_ok());
    assert_eq!(room.saved_turns(), 2);
}

#[test]
fn a_finished_game_is_reviewed_moment_by_moment() {
    let mut room = Room::new(two_people());
    for _ in 0..6 {
        room.play_any();
    }
    room.desk.begin_review();
    assert!(!room.desk.is_waiting(), "the game is not over");
    room.desk.act(Intent::Resign);
    room.desk.begin_review();
    assert!(room.desk.review_progress().is_some());
    room.settle();
    assert!(room.desk.has_review() && room.desk.review_progress().is_none());
    assert_eq!(room.desk.review_of_players().len(), 2);
    let moments = room.desk.moments();
    assert!(!moments.is_empty(), "first turns in the list are poor ones");
    for moment in &moments {
        room.desk.step_moment(true);
        assert_eq!(room.desk.table().shown_ply(), Some(moment.ply()));
        assert!(room.desk.moment_text().is_some_and(|text| text.contains("Moment ")));
        assert!(!room.desk.hinted().is_empty());
    }
    room.desk.act(Intent::TakeBack);
    assert!(!room.desk.has_review(), "the game goes on");
}

#[test]
fn an_exported_game_is_a_record_and_replaces_no_file() {
    let mut room = Room::new(two_people());
    room.play_any();
    let path = room.folder.path().join("mine.lgn");
    room.desk.export(&path);
    assert!(room.said().contains("mine.lgn"));
    let text = std::fs::read_to_string(&path).expect("a file");
    assert_eq!(text.parse::<Record>().expect("a record").main_line().count(), 1);
    room.play_any();
    room.desk.take_told();
    room.desk.export(&path);
    assert!(room.said().starts_with("! "));
    assert_eq!(std::fs::read_to_string(&path).expect("the same file"), text);
}

impl Desk {
    /// The solution of the puzzle, the turns of both players.
    pub(crate) fn solution(&self) -> Vec<Turn> {
        self.puzzles.as_ref().expect("a puzzle").puzzle_line()
    }
}

/// Plays the solution of the puzzle, as far as it is left.
fn solve(room: &mut Room) {
    let line = room.desk.solution();
    for turn in line.into_iter().step_by(2) {
        room.desk.act(Intent::Type(turn.to_string()));
        room.settle();
    }
}

#[test]
fn puzzles_are_solved_and_remembered() {
    let mut room = Room::with_puzzle(PuzzleChoice::Next);
    let first = room.desk.puzzle().expect("a puzzle").title;
    solve(&mut room);
    let view = room.desk.puzzle().expect("a puzzle");
    assert!(view.is_over && view.message.is_some_and(|message| message.contains("win")));
    assert_eq!(view.task, "", "nothing is left to be found");
    assert!(view.variant.starts_with("Stacks of "));
    assert!(room.desk.next_puzzle());
    assert_ne!(room.desk.puzzle().expect("a puzzle").title, first);
    let Room { desk, folder, .. } = room;
    drop(desk);
    let room = Room::with_puzzle_in(folder, PuzzleChoice::Next);
    assert!(room.desk.puzzle().expect("a puzzle").standing.iter().any(|line| line.contains('1')));
    assert_ne!(room.desk.puzzle().expect("a puzzle").title, first);
}

#[test]
fn a_wrong_turn_is_answered_and_taken_back() {
    let mut room = Room::with_puzzle(PuzzleChoice::Number(1));
    let right = room.desk.solution()[0];
    let start = *room.desk.table().game().position();
    let wrong = start.turns().into_iter().find(|turn| *turn != right).expect("a wrong turn");
    room.desk.act(Intent::Type(wrong.to_string()));
    room.settle();
    assert!(room.desk.puzzle().expect("a puzzle").message.is_some());
    solve(&mut room);
    assert!(room.desk.puzzle().expect("a puzzle").is_over);
    // The first try decides.
    let progress = std::fs::read_to_string(room.folder.path().join("puzzles.txt")).expect("the progress");
    assert!(progress.lines().any(|line| line.starts_with("failed=") && line.len() > "failed=".len()), "{progress}");
}

#[test]
fn a_puzzle_gives_hints_and_its_solution_and_begins_again() {
    let mut room = Room::with_puzzle(PuzzleChoice::Number(3));
    let start = *room.desk.table().game().position();
    room.desk.give_hint();
    assert!(room.desk.puzzle().expect("a puzzle").message.is_some());
    room.desk.give_up_puzzle();
    assert!(room.desk.puzzle().expect("a puzzle").is_over);
    room.desk.give_up_puzzle();
    room.desk.puzzle_again();
    assert_eq!(room.desk.table().game().position(), &start);
    assert!(!room.desk.puzzle().expect("a puzzle").is_over);
    let number = Room::with_puzzle(PuzzleChoice::Day).desk.puzzle().expect("a puzzle").title;
    assert!(number.contains("Puzzle of the day"), "{number}");
}
