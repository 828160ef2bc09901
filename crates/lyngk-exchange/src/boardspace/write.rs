//! Writer for game files.
//!
//! A start that has no random key is laid out by hand before play: pieces are exchanged one by one from the start of a known key, then
//! piled.

use std::fmt::Write;

use lyngk_game::tags::{
    BOARDSPACE_GAME, BOARDSPACE_KEY, BOARDSPACE_RESULT, DATE, EVENT, PLAYER_COUNTRY, PLAYER_RATING, PLAYER_TIME,
    PlayerInfo, TERMINATION, TIME_CONTROL, Termination,
};
use lyngk_rules::{
    Comment, GameResult, Mark, NodeId, PerPlayer, Piece, Player, Point, Position, Record, Turn, Variant,
};

use super::action::{Action, Place};
use super::games::MARKS;
use super::key::start_of_key;
use super::names::{GameName, encoded_name};
use super::{Seat, clock, date, result};

/// The key from whose start other positions are laid out.
const LAYOUT_KEY: i32 = 1;

/// A reason why a game cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ExportError {
    /// The start was decided by a stack of six, so nothing can be played from it.
    #[error("the game starts from a position that a stack of six has already decided; this cannot be written as SGF")]
    DecidedStart,
}

/// Writes a game with its variations, comments and the marks `!` to `?!`, for Boardspace.net and readers of SGF.
///
/// Reading the file again gives the same game, with these exceptions: several comments on a turn become one, those before a variation
/// stand after its first turn, other tags and marks are left out, and the player to move at the start becomes player 1.
///
/// # Errors
/// If the start cannot be laid out.
///
/// ```
/// use lyngk_exchange::boardspace::{Games, export};
/// use lyngk_rules::{Position, Record, Variant};
///
/// let mut record = Record::new(Position::random_start(7, Variant::Six));
/// record.push(None, record.start().turns()[0])?;
/// let text = export(&record)?;
/// let read = Games::new(&text).next().expect("a game")?.record;
/// assert_eq!(read.final_position(), record.final_position());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn export(record: &Record) -> Result<String, ExportError> {
    let start = record.start();
    if start.variant() == Variant::Six && Player::ALL.iter().any(|&player| start.scored(player) > 0) {
        return Err(ExportError::DecidedStart);
    }
    let key = record.tag(BOARDSPACE_KEY).and_then(|key| key.parse().ok());
    let key = key.filter(|&key| start_of_key(key, start.variant()) == *start);
    let mut writer = Writer { text: String::new(), record, seats: seats(record) };
    writer.root(key.unwrap_or(LAYOUT_KEY));
    let mut number = 0;
    if key.is_none() {
        for action in layout(start, writer.seats) {
            writer.action(Seat::P0, number, action, "");
            number += 1;
        }
    }
    writer.game(number);
    writer.text.push_str(")\n");
    Ok(writer.text)
}

/// The places of the players: those that they had at Boardspace, or else P0 for the one to move.
fn seats(record: &Record) -> PerPlayer<Seat> {
    let first = record.start().to_move();
    let names = PerPlayer::from_fn(|player| PlayerInfo::of(record, player).name);
    let known = record.tag(BOARDSPACE_GAME).and_then(GameName::read).and_then(|game| game.players);
    let swapped = known.is_some_and(|[p0, p1]| {
        p0 != p1 && names[first.opponent()].as_ref() == Some(&p0) && names[first].as_ref() == Some(&p1)
    });
    let seat_of_first = if swapped { Seat::P1 } else { Seat::P0 };
    PerPlayer::from_fn(|player| if player == first { seat_of_first } else { seat_of_first.other() })
}

struct Writer<'a> {
    text: String,
    record: &'a Record,
    seats: PerPlayer<Seat>,
}

/// A place in the tree of turns.
#[derive(Clone)]
struct Line {
    position: Position,
    /// The number of the next move.
    number: usize,
    /// Milliseconds that each seat has used.
    used: [u64; 2],
}

/// Work left to do. The traversal is iterative, as in LGN.
enum Pending {
    After(Option<NodeId>, Line),
    Variation(NodeId, Line),
    Close,
}

impl Writer<'_> {
    fn property(&mut self, name: &str, value: &str) {
        self.text.push_str(name);
        self.text.push('[');
        for char in value.chars() {
            if "\\[]".contains(char) {
                self.text.push('\\');
            }
            self.text.push(char);
        }
        self.text.push(']');
    }

    fn root(&mut self, key: i32) {
        self.text.push_str("(;GM[lyngk]FF[4]CM[0,1]");
        let record = self.record;
        let tag = |name: &str| record.tag(name).filter(|value| !value.is_empty());
        let variant = if record.start().variant() == Variant::Six { "Lyngk-6" } else { "Lyngk" };
        self.property("SU", &format!("{variant} 2 {key} 100"));
        let control = tag(TIME_CONTROL).and_then(clock::clock);
        self.property("TC", &control.unwrap_or_else(|| "None".to_owned()));
        for (name, value) in [
            ("GN", tag(BOARDSPACE_GAME).map(str::to_owned)),
            ("GC", tag(EVENT).map(str::to_owned)),
            ("DT", tag(DATE).and_then(date::printed_date)),
            ("RE", self.sentence()),
        ] {
            if let Some(value) = value {
                self.text.push('\n');
                self.property(name, &value);
            }
        }
        for player in Player::ALL {
            let seat = self.seats[player].name();
            self.text.push('\n');
            let name = encoded_name(&self.name(player));
            self.property(seat, &format!(" id \"{name}\""));
            for (word, tags) in [("ranking", PLAYER_RATING), ("country", PLAYER_COUNTRY)] {
                if let Some(value) = tag(tags[player]) {
                    self.property(seat, &format!(" {word} {value}"));
                }
            }
            if let Some(seconds) = tag(PLAYER_TIME[player]).and_then(|value| value.parse().ok()) {
                self.property(seat, &format!(" time {}", clock::printed_duration(seconds)));
            }
        }
        self.text.push('\n');
    }

    /// A player's name. The second of two equal names gets a number.
    fn name(&self, player: Player) -> String {
        let label = |player: Player| PlayerInfo::of(self.record, player).label(player);
        let name = label(player);
        if player == Player::Two && name == label(Player::One) { format!("{name} (2)") } else { name }
    }

    /// The sentence about the result, by Boardspace's rules if they gave another one.
    fn sentence(&self) -> Option<String> {
        let theirs = self.record.tag(BOARDSPACE_RESULT);
        let theirs = theirs.and_then(|text| GameResult::ALL.into_iter().find(|result| result.text() == text));
        match theirs.unwrap_or(self.record.result) {
            GameResult::Win(winner) => Some(result::win_sentence(&self.name(winner))),
            GameResult::Draw => Some(result::DRAW_SENTENCE.to_owned()),
            GameResult::Open => None,
        }
    }

    /// Writes a node with other properties and a move.
    fn action(&mut self, seat: Seat, number: usize, action: Action, properties: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, ";{properties}{}[{number} {action}]", seat.name());
    }

    /// Writes all turns from the start, whose number is given.
    fn game(&mut self, number: usize) {
        let record = self.record;
        let first = self.seats[record.start().to_move()];
        let comments = self.remark(&record.comments, &[]);
        self.action(first, number, Action::Start(first), &comments);
        let line = Line { position: *record.start(), number: number + 1, used: [0; 2] };
        let main_end = record.main_line().last();
        let mut ahead = vec![Pending::After(None, line)];
        while let Some(step) = ahead.pop() {
            match step {
                Pending::After(node, line) => {
                    if node == main_end {
                        self.end(&line);
                    }
                    match record.children(node) {
                        [] => {}
                        &[only] => {
                            let line = self.turn(only, line);
                            ahead.push(Pending::After(Some(only), line));
                        }
                        several => {
                            ahead.extend(several.iter().rev().map(|&child| Pending::Variation(child, line.clone())));
                        }
                    }
                }
                Pending::Variation(node, line) => {
                    self.text.push('(');
                    let line = self.turn(node, line);
                    ahead.extend([Pending::Close, Pending::After(Some(node), line)]);
                }
                Pending::Close => self.text.push_str(")\n"),
            }
        }
    }

    /// Writes a turn. Returns the place after it.
    fn turn(&mut self, id: NodeId, mut line: Line) -> Line {
        let node = self.record.node(id);
        let seat = self.seats[line.position.to_move()];
        let mut actions = Vec::with_capacity(3);
        if let Turn::Move { claim, from, to } = node.turn() {
            actions.extend(claim.map(|color| Action::Claim(color, seat)));
            actions.push(Action::Move(from, to));
        }
        for action in actions {
            self.action(seat, line.number, action, "");
            line.number += 1;
        }
        let mut properties = String::new();
        if let Some(elapsed) = node.comments.iter().find_map(elapsed) {
            line.used[seat.index()] += elapsed;
            let _ = write!(properties, "TM[{}]", line.used[seat.index()]);
        }
        let comments: Vec<Comment> = node.lead().iter().chain(&node.comments).cloned().collect();
        properties += &self.remark(&comments, &node.marks);
        self.action(seat, line.number, Action::Done, &properties);
        line.number += 1;
        line.position.play_unchecked(node.turn());
        line
    }

    /// The properties for comments and marks.
    fn remark(&mut self, comments: &[Comment], marks: &[Mark]) -> String {
        let before = self.text.len();
        let texts: Vec<&str> =
            comments.iter().filter(|comment| elapsed(comment).is_none()).map(Comment::as_str).collect();
        if !texts.is_empty() {
            self.property("C", &texts.join("\n"));
        }
        let known = marks.iter().find_map(|&mark| MARKS.into_iter().find(|(_, _, known)| *known == mark));
        if let Some((name, value, _)) = known {
            self.property(name, value);
        }
        self.text.split_off(before)
    }

    /// Writes how a game ended before its end by the rules.
    fn end(&mut self, line: &Line) {
        let GameResult::Win(winner) = self.record.result else { return };
        if line.position.is_over() {
            return;
        }
        let (winner, loser) = (self.seats[winner], self.seats[winner.opponent()]);
        match self.record.tag(TERMINATION).and_then(Termination::from_name) {
            Some(Termination::Resignation) => {
                self.action(loser, line.number, Action::Resign, "");
                self.action(loser, line.number + 1, Action::Done, "");
            }
            // In this way both readings of the words agree: that of the player who moves, and that of Boardspace's board.
            Some(Termination::Time) if winner == Seat::P0 => {
                self.action(winner, line.number, Action::WinOnTime, "");
            }
            Some(Termination::Time) => self.action(loser, line.number, Action::LoseOnTime, ""),
            _ => {}
        }
    }
}

/// The milliseconds in a comment that has nothing but the time of its turn.
fn elapsed(comment: &Comment) -> Option<u64> {
    clock::milliseconds(comment.as_str().strip_prefix("[%emt ")?.strip_suffix(']')?)
}

/// Moves by hand from the start of [`LAYOUT_KEY`] to another position.
fn layout(target: &Position, seats: PerPlayer<Seat>) -> Vec<Action> {
    let mut actions = vec![Action::Edit];
    let mut push = |action| actions.push(action);
    // Pieces that will lie on others, or off the board, wait on points that will be empty.
    let setup = target.setup();
    let mut wanted = setup.stacks.map(|stack| stack.piece(0));
    let mut waiting_points = Point::ALL.into_iter().filter(|point| setup.stacks[point.index()].is_empty());
    let mut piles = Vec::new();
    for point in Point::ALL {
        for piece in setup.stacks[point.index()].pieces().skip(1) {
            if let Some(place) = waiting_points.next() {
                wanted[place.index()] = Some(piece);
                piles.push((place, point));
            }
        }
    }
    let mut missing = missing_pieces(&wanted).into_iter();
    let removed: Vec<Point> = waiting_points.collect();
    for point in &removed {
        wanted[point.index()] = missing.next();
    }

    let known = start_of_key(LAYOUT_KEY, target.variant());
    let mut board = Point::ALL.map(|point| known.stack(point).top());
    for (index, hole) in Point::ALL.into_iter().enumerate() {
        if board[index] == wanted[index] {
            continue;
        }
        let later = |&other: &usize| board[other] == wanted[index] && board[other] != wanted[other];
        let Some(source) = (index + 1..Point::COUNT).find(later) else { continue };
        // Exchange two pieces by way of a third point.
        let spare = (0..Point::COUNT).find(|other| ![index, source].contains(other)).unwrap_or_default();
        let (from, spare) = (Point::ALL[source], Point::ALL[spare]);
        for (from, level, to) in [(hole, 0, spare), (from, 0, hole), (spare, 1, from)] {
            push(Action::Lift(from, level));
            push(Action::Land(to));
        }
        board.swap(index, source);
    }
    for (from, to) in piles {
        push(Action::Lift(from, 0));
        push(Action::Land(to));
    }
    for player in Player::ALL {
        for color in target.claims(player).iter() {
            push(Action::Pick(Place::Pool(color)));
            push(Action::Drop(Place::Claims(seats[player])));
        }
    }
    let owners = Player::ALL.into_iter().flat_map(|player| vec![player; target.scored(player).into()]);
    for (points, owner) in removed.chunks(Variant::Standard.height_limit()).zip(owners) {
        for &point in &points[1..] {
            push(Action::Lift(point, 0));
            push(Action::Land(points[0]));
        }
        push(Action::Lift(points[0], 0));
        push(Action::Drop(Place::Removed(seats[owner])));
    }
    actions
}

/// The pieces of the game that are not on these points.
fn missing_pieces(points: &[Option<Piece>]) -> Vec<Piece> {
    let missing = |piece: Piece| {
        let placed = points.iter().filter(|&&placed| placed == Some(piece)).count();
        std::iter::repeat_n(piece, piece.count().saturating_sub(placed))
    };
    Piece::ALL.into_iter().flat_map(missing).collect()
}
