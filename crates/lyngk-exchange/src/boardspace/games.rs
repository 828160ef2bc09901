//! Iterator over the games in a text.

use std::borrow::Cow;
use std::collections::HashSet;

use lyngk_game::tags::{BOARDSPACE_RESULT, RESULT, TERMINATION, Termination};
use lyngk_rules::{Comment, GameResult, Mark, Player, Position, Record, Tag, Turn};

use super::action;
use super::error::{BoardspaceError, Failure, Problem};
use super::header::{self, Header};
use super::names::GameName;
use super::note::Note;
use super::play::{End, Move, Play, Played, Remark};
use super::result::{StatedResult, stated_result};
use super::setup::Setup;
use super::sgf::{Node, Parser, Tree, next_game};
use super::{Seat, decode};

/// The number of texts that look like games and may all belong to one, in its comments.
const JOINED_GAMES: usize = 8;

/// A game that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportedGame {
    /// The game, as far as Boardspace's rules agree with ours.
    pub record: Record,
    /// What the record does not show.
    pub notes: Vec<Note>,
}

impl ImportedGame {
    /// The record with its notes as comments after the last turn, in the caller's words.
    ///
    /// ```
    /// # use lyngk_exchange::boardspace::Games;
    /// # let mut games = Games::new("(;GM[lyngk]SU[Lyngk 2 1 100];P0[0 Start P0])");
    /// let game = games.next().expect("a game")?;
    /// let record = game.annotated(|note| note.to_string());
    /// # assert_eq!(record.main_line().count(), 0);
    /// # Ok::<(), lyngk_exchange::boardspace::BoardspaceError>(())
    /// ```
    #[must_use]
    pub fn annotated(&self, say: impl Fn(&Note) -> String) -> Record {
        let mut record = self.record.clone();
        for comment in self.notes.iter().filter_map(|note| comment(&say(note))) {
            let comments = match record.main_line().last() {
                Some(last) => record.comments_mut(last),
                None => &mut record.comments,
            };
            if !comments.contains(&comment) {
                comments.push(comment);
            }
        }
        record
    }
}

/// Iterator over the games in a text: the content of one file, or of several.
///
/// A second tree about the same game, such as its unedited history, is skipped, and so is text without brackets after a game. After a
/// game with an error reading goes on with the next one: at the next line that begins like one, if the error hides where the game ends.
#[derive(Clone, Debug)]
pub struct Games<'a> {
    text: Cow<'a, str>,
    /// Number of bytes read so far.
    at: usize,
    number: usize,
    seen: HashSet<String>,
    /// The name of the file, which is that of its game.
    file_name: Option<String>,
    /// The place of the last error. Counting goes on from there, so that many errors take linear time.
    place: Place,
}

/// An offset of a text, and its line and column, from 0.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    at: usize,
    line: usize,
    column: usize,
}

impl Place {
    /// Counts up to a later offset.
    fn advance(&mut self, text: &str, to: usize) {
        let passed = &text[self.at..to];
        if let Some(newline) = passed.rfind('\n') {
            self.line += passed.matches('\n').count();
            self.column = passed[newline + 1..].chars().count();
        } else {
            self.column += passed.chars().count();
        }
        self.at = to;
    }
}

impl Games<'static> {
    /// The games of the bytes of a file. See [`decode`].
    #[must_use]
    pub fn of_bytes(bytes: &[u8]) -> Games<'static> {
        Games::of(Cow::Owned(decode(bytes).into_owned()))
    }
}

impl<'a> Games<'a> {
    /// Reads this text, skipping a byte order mark at its start. See [`decode`] for the bytes of a file.
    #[must_use]
    pub fn new(text: &'a str) -> Games<'a> {
        Games::of(Cow::Borrowed(text.strip_prefix('\u{feff}').unwrap_or(text)))
    }

    fn of(text: Cow<'a, str>) -> Games<'a> {
        Games { text, at: 0, number: 0, seen: HashSet::new(), file_name: None, place: Place::default() }
    }

    /// Names the first game after its file, without the extension, if the file has no name for it and this is one of Boardspace's names.
    ///
    /// ```
    /// use lyngk_exchange::boardspace::Games;
    ///
    /// let games = Games::new("(;GM[lyngk]SU[Lyngk 2 1 100];P0[0 Start P0])");
    /// let game = games.with_file_name("LY-ada-bert-2026-08-01-0800").next().expect("a game")?;
    /// assert_eq!((game.record.tag("Player1"), game.record.tag("Date")), (Some("ada"), Some("2026.08.01")));
    /// # Ok::<(), lyngk_exchange::boardspace::BoardspaceError>(())
    /// ```
    #[must_use]
    pub fn with_file_name(self, name: &str) -> Games<'a> {
        let file_name = GameName::read(name).is_some().then(|| name.to_owned());
        Games { file_name, ..self }
    }

    /// The text from some offset to where the last game ends, or to the next game if an error hides where that is. Offsets count from
    /// the first character after the byte order mark.
    ///
    /// ```
    /// use lyngk_exchange::boardspace::Games;
    ///
    /// let mut games = Games::new("(;GM[lyngk]SU[Lyngk 2 1 100]) (;GM[hex])");
    /// assert!(games.next().is_some_and(|game| game.is_ok()));
    /// let before = games.offset();
    /// assert!(games.next().is_some_and(|game| game.is_err()));
    /// assert_eq!(games.text_since(before), " (;GM[hex])");
    /// ```
    #[must_use]
    pub fn text_since(&self, offset: usize) -> &str {
        self.text.get(offset..self.offset()).unwrap_or_default()
    }

    /// An error of the last game. It is after all errors of games before.
    fn error(&mut self, Failure { at, problem }: Failure) -> BoardspaceError {
        self.place.advance(&self.text, at);
        BoardspaceError { game: self.number, line: self.place.line + 1, column: self.place.column + 1, problem }
    }

    /// The number of bytes read so far, without a byte order mark.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.at
    }

    /// The game at the current place; none at the end of the text. A game that is to be skipped is `Ok(None)`.
    fn read(&mut self) -> Option<Result<Option<ImportedGame>, Failure>> {
        let text = &*self.text;
        let start = text.len() - text[self.at..].trim_start().len();
        let mut end = start;
        let mut broken = None;
        // A broken game must not swallow the next one, so the text first ends where that begins. If the game then ends in the middle of
        // something, the beginning of another game may stand in one of its comments.
        for _ in 0..JOINED_GAMES {
            end = next_game(text, end).unwrap_or(text.len());
            let mut parser = Parser::new(&text[..end], start);
            let failure = match parser.tree() {
                Ok(None) => {
                    self.at = end;
                    return None;
                }
                Ok(Some(tree)) => match game(&tree, &mut self.seen, self.file_name.take().as_deref()) {
                    Err(_) if broken.is_some() => break,
                    read => {
                        self.at = parser.offset();
                        return Some(read);
                    }
                },
                Err(failure) => failure,
            };
            let is_cut_off = matches!(failure.problem, Problem::Syntax { found: None, .. });
            broken.get_or_insert((failure, end));
            if !is_cut_off || end == text.len() {
                break;
            }
        }
        let (failure, end) = broken?;
        self.at = end;
        Some(Err(failure))
    }

    /// Skips text after a game that has nothing of a game.
    fn skip_other_text(&mut self) {
        let rest = &self.text[self.at..];
        let end = rest.find('(').unwrap_or(rest.len());
        if self.number > 0 && !rest[..end].contains([';', '[', ']', ')']) {
            self.at += end;
        }
    }
}

impl Iterator for Games<'_> {
    type Item = Result<ImportedGame, BoardspaceError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            self.skip_other_text();
            if let Some(read) = self.read()?.transpose() {
                self.number += 1;
                return Some(read.map_err(|failure| self.error(failure)));
            }
        }
    }
}

/// The game of a tree; none if it was seen before, or is part of the game before it.
fn game(tree: &Tree<'_>, seen: &mut HashSet<String>, file_name: Option<&str>) -> Result<Option<ImportedGame>, Failure> {
    let header = Header::of(tree, file_name);
    let setup = match Setup::of(tree) {
        Ok(setup) => setup,
        // A history without a set-up of its own belongs to the game before.
        Err(Failure { problem: Problem::Missing { .. }, .. }) if header.belongs_to(seen) => return Ok(None),
        Err(failure) => return Err(failure),
    };
    if !seen.insert(header.identity(setup)) {
        return Ok(None);
    }
    let mut play = Play::new(setup.start());
    let mut states = Vec::with_capacity(tree.nodes.len());
    let mut has_child = vec![false; tree.nodes.len()];
    for node in &tree.nodes {
        let (after, begins_variation) = match node.parent {
            Some(parent) => (states[parent], std::mem::replace(&mut has_child[parent], true)),
            None => (Play::BEGINNING, false),
        };
        states.push(add_node(&mut play, node, after, begins_variation)?);
    }
    Ok(Some(finished(play.finish(), &header, setup)))
}

/// Plays the moves of a node. Returns the state after them.
fn add_node(play: &mut Play, node: &Node<'_>, after: usize, begins_variation: bool) -> Result<usize, Failure> {
    let mut remark = Remark { comment: node.value("C").and_then(|value| comment(&value.text())), mark: mark(node) };
    let used = node.value("TM").and_then(|value| value.raw.trim().parse().ok());
    let mut last = after;
    let mut begins = begins_variation;
    let mut has_moves = false;
    for property in &node.properties {
        let Some(seat) = header::seat_of_property(property.name) else { continue };
        for value in property.values.iter().filter(|value| !header::is_about_player(value)) {
            let numbered = action::parse(value.raw, value.at)?;
            let step = Move { seat, numbered, at: value.at, remark: std::mem::take(&mut remark), used };
            last = play.act(last, begins, step)?;
            (begins, has_moves) = (false, true);
        }
    }
    Ok(if has_moves { last } else { play.remark(after, begins_variation, remark) })
}

/// A text as a comment, without what cannot be in one.
fn comment(text: &str) -> Option<Comment> {
    let text: String = text
        .replace("\r\n", "\n")
        .chars()
        .filter(|char| !char.is_control() || "\n\t".contains(*char))
        .map(|char| match char {
            '{' => '(',
            '}' => ')',
            _ => char,
        })
        .collect();
    Some(text.trim()).filter(|text| !text.is_empty()).and_then(Comment::new)
}

/// Properties of SGF for marks, with their values.
pub(super) const MARKS: [(&str, &str, Mark); 6] = [
    ("TE", "1", Mark(1)),
    ("BM", "1", Mark(2)),
    ("TE", "2", Mark(3)),
    ("BM", "2", Mark(4)),
    ("IT", "", Mark(5)),
    ("DO", "", Mark(6)),
];

fn mark(node: &Node<'_>) -> Option<Mark> {
    let is = |name: &str, wanted: &str| {
        node.value(name).is_some_and(|value| wanted.is_empty() || value.raw.trim() == wanted)
    };
    MARKS.into_iter().find(|(name, value, _)| is(name, value)).map(|(_, _, mark)| mark)
}

/// Adds result and tags to a game that was played to its end.
fn finished(played: Played, header: &Header, setup: Setup) -> ImportedGame {
    let Played { mut record, mut notes, player_one, end, position } = played;
    let win = |seat: Seat| GameResult::Win(if seat == player_one { Player::One } else { Player::Two });
    let sentence = header.sentence.as_deref();
    let stated = sentence.and_then(|sentence| stated_result(sentence, header.names())).map(|stated| match stated {
        StatedResult::Win(seat) => win(seat),
        StatedResult::Draw => GameResult::Draw,
    });
    if let Some(sentence) = sentence.filter(|_| stated.is_none()) {
        notes.push(Note::UnknownResult { sentence: sentence.to_owned() });
    }
    let ended = end.map(|end| match end {
        End::Resignation { loser } => win(loser.other()),
        End::Time { by, as_winner } => win(if as_winner { by } else { by.other() }),
    });
    let ours = position.and_then(|position| position.outcome()).map(|outcome| GameResult::from(outcome.winner));
    record.result = ours.or(stated).or(ended).unwrap_or(GameResult::Open);

    let mut termination = ours.map(|_| Termination::Normal);
    match (ours, stated, end) {
        (Some(ours), Some(theirs), _) if ours != theirs => {
            notes.push(Note::OtherResult { ours, theirs });
            record.extend_tag(BOARDSPACE_RESULT, theirs.text());
        }
        (None, _, Some(End::Resignation { .. })) => match ended.filter(|&ended| ended != record.result) {
            Some(end) => notes.push(Note::EndContradicts { end, stated: record.result }),
            None => termination = Some(Termination::Resignation),
        },
        (None, _, Some(End::Time { as_winner, .. })) => {
            termination = Some(Termination::Time);
            // Boardspace's own board gives these to P0 and P1, whoever moved.
            let board = win(if as_winner { Seat::P0 } else { Seat::P1 });
            if ended != Some(board) || ended != Some(record.result) {
                notes.push(Note::DoubtfulTime { result: record.result });
            }
        }
        // Boardspace writes the sentence when a game is over, so it tells that even if it is not understood.
        (None, _, None) if sentence.is_some() => notes.extend(position.and_then(|position| ended_early(&position))),
        (Some(_), ..) | (None, _, None) => {}
    }
    header.write_to(&mut record, setup, player_one);
    if let Some(termination) = termination {
        record.extend_tag(TERMINATION, termination.name());
    }
    let result = record.result.text();
    record.extend_tag(RESULT, result);
    ImportedGame { record, notes }
}

/// The note that a game is over by Boardspace's rules only: nobody can move without claiming.
fn ended_early(position: &Position) -> Option<Note> {
    let player = position.to_move();
    let stuck = [player, player.opponent()].into_iter().all(|player| position.with_to_move(player).moves().is_empty());
    let turn = [player, player.opponent()]
        .into_iter()
        .find_map(|player| position.with_to_move(player).turns().into_iter().find(|turn| *turn != Turn::Pass))?;
    stuck.then_some(Note::EndedEarly { turn })
}

trait ExtendTag {
    /// Sets a tag if its value is valid.
    fn extend_tag(&mut self, name: &str, value: &str);
}

impl ExtendTag for Record {
    fn extend_tag(&mut self, name: &str, value: &str) {
        if let Some(tag) = Tag::new(name, value) {
            self.set_tag(tag);
        }
    }
}
