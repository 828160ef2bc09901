//! Encoding of games: start, players, and the tree of turns.

use lyngk_game::tags::{self, PlayerInfo, PlayerType};
use lyngk_rules::{Comment, GameResult, Mark, NodeId, Player, Position, Record, Tag, Turn};

use super::choices::{Reader, Writer};
use super::{LinkError, place};
use crate::comments;

/// Tags with a short code. The first two are the players.
const TAGS: [&str; 5] =
    [*tags::PLAYER_NAME.get(Player::One), *tags::PLAYER_NAME.get(Player::Two), tags::EVENT, tags::SITE, tags::DATE];
/// Number of engine levels with a short code.
const LEVELS: u64 = 10;

/// Weights of turns without and with a claim, where both exist.
const CLAIM_WIDTHS: [u64; 2] = [3, 1];
/// Weights of no next turn, one, or several.
const FOLLOWING_WIDTHS: [u64; 3] = [1, 6, 1];

/// Upper bound of a game's length: each of 42 moves may follow a pass.
const LONGEST: u64 = 128;

/// How the turns are encoded.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// No turns and nothing else: a position.
    Bare,
    /// No turns.
    None,
    /// A line to the end of the game.
    Whole,
    /// A line that ends earlier.
    Part,
    /// A tree with variations, comments or marks.
    Tree,
}

const FORMS: [Form; 5] = [Form::Bare, Form::None, Form::Whole, Form::Part, Form::Tree];

/// The record without clock data.
pub(super) fn without_clocks(record: &Record) -> Record {
    let mut record = record.clone();
    for tag in tags::GAME_STATE {
        record.remove_tag(tag);
    }
    let mut ahead = record.children(None).to_vec();
    while let Some(id) = ahead.pop() {
        ahead.extend(record.children(Some(id)));
        let comments = record.comments_mut(id);
        *comments = comments.iter().filter_map(comments::for_people).collect();
    }
    record
}

pub(super) fn write(writer: &mut Writer, record: &Record) {
    place::write(writer, record.start());
    let form = form(record);
    writer.choice(FORMS.iter().position(|&known| known == form).unwrap_or_default() as u64, FORMS.len() as u64);
    if form == Form::Bare {
        return;
    }
    write_tags(writer, record);
    let result = GameResult::ALL.iter().position(|&known| known == record.result).unwrap_or_default();
    writer.choice(result as u64, GameResult::ALL.len() as u64);
    if form == Form::Tree {
        return write_tree(writer, record);
    }
    let turns: Vec<Turn> = record.main_line().map(|id| record.node(id).turn()).collect();
    if form == Form::Part {
        writer.choice(turns.len() as u64, LONGEST);
    }
    let mut position = *record.start();
    for turn in turns {
        write_turn(writer, &position, turn);
        position.play_unchecked(turn);
    }
}

pub(super) fn read(reader: &mut Reader) -> Result<Record, LinkError> {
    let mut record = Record::new(place::read(reader)?);
    let form = FORMS[reader.choice(FORMS.len() as u64) as usize];
    if form == Form::Bare {
        return Ok(record);
    }
    read_tags(reader, &mut record)?;
    record.result = GameResult::ALL[reader.choice(GameResult::ALL.len() as u64) as usize];
    let turns = match form {
        Form::Bare | Form::None => 0,
        Form::Whole => LONGEST,
        Form::Part => reader.choice(LONGEST),
        Form::Tree => {
            read_tree(reader, &mut record)?;
            return Ok(record);
        }
    };
    let (mut last, mut position) = (None, *record.start());
    for _ in 0..turns {
        // A whole game ends where it is over. Only a damaged link continues.
        let Some(turn) = read_turn(reader, &position) else {
            return if turns == LONGEST { Ok(record) } else { Err(LinkError::Impossible) };
        };
        last = Some(push(&mut record, last, turn)?);
        position.play_unchecked(turn);
    }
    Ok(record)
}

fn push(record: &mut Record, after: Option<NodeId>, turn: Turn) -> Result<NodeId, LinkError> {
    record.push(after, turn).map_err(|_| LinkError::Impossible)
}

fn form(record: &Record) -> Form {
    let mut plain = record.comments.is_empty() && record.children(None).len() <= 1;
    let mut last = None;
    for id in record.main_line() {
        let node = record.node(id);
        plain &= node.comments.is_empty() && node.marks.is_empty() && node.children().len() <= 1;
        last = Some(id);
    }
    match last {
        _ if !plain => Form::Tree,
        None if record.tags().is_empty() && record.result == GameResult::Open => Form::Bare,
        None => Form::None,
        Some(_) if record.position(last).is_over() => Form::Whole,
        Some(_) => Form::Part,
    }
}

/// The legal turns without and with a claim, in an order that never changes. The order of `Position::turns` may.
fn listed(position: &Position) -> [Vec<Turn>; 2] {
    let mut turns = position.turns();
    turns.sort_unstable();
    let (with, without) = turns.into_iter().partition(|turn| turn.claim().is_some());
    [without, with]
}

fn write_turn(writer: &mut Writer, position: &Position, turn: Turn) {
    let lists = listed(position);
    let claims = usize::from(turn.claim().is_some());
    if lists.iter().all(|list| !list.is_empty()) {
        writer.weighed(claims, &CLAIM_WIDTHS);
    }
    let index = lists[claims].iter().position(|&known| known == turn).unwrap_or_default();
    writer.choice(index as u64, lists[claims].len() as u64);
}

/// None if the game is over.
fn read_turn(reader: &mut Reader, position: &Position) -> Option<Turn> {
    let [without, with] = listed(position);
    let list = match (without.is_empty(), with.is_empty()) {
        (false, false) if reader.weighed(&CLAIM_WIDTHS) == 0 => without,
        (_, false) => with,
        (_, true) => without,
    };
    let index = reader.choice(list.len() as u64) as usize;
    list.get(index).copied()
}

/// Writes the turns at each position, depth first. Iterative, because variations may be nested without limit.
fn write_tree(writer: &mut Writer, record: &Record) {
    write_comments(writer, &record.comments);
    let mut ahead: Vec<(Option<NodeId>, Position)> = vec![(None, *record.start())];
    while let Some((after, position)) = ahead.pop() {
        let children = record.children(after);
        writer.weighed(children.len().min(2), &FOLLOWING_WIDTHS);
        writer.note(children.len().min(2));
        if children.len() >= 2 {
            writer.count(children.len() - 2);
        }
        let first = ahead.len();
        for (index, &id) in children.iter().enumerate() {
            let node = record.node(id);
            write_turn(writer, &position, node.turn());
            let remarks = [node.comments.as_slice(), node.lead()];
            let any = !node.marks.is_empty() || remarks.iter().any(|comments| !comments.is_empty());
            writer.choice(any.into(), 2);
            if any {
                write_marks(writer, &node.marks);
                remarks.iter().take(1 + index.min(1)).for_each(|comments| write_comments(writer, comments));
            }
            ahead.push((Some(id), position.after_unchecked(node.turn())));
        }
        ahead[first..].reverse();
    }
}

fn read_tree(reader: &mut Reader, record: &mut Record) -> Result<(), LinkError> {
    record.comments = read_comments(reader)?;
    let mut ahead: Vec<(Option<NodeId>, Position)> = vec![(None, *record.start())];
    while let Some((after, position)) = ahead.pop() {
        let mut children = reader.weighed(&FOLLOWING_WIDTHS);
        reader.note(children)?;
        if children == 2 {
            children += reader.count()?;
        }
        let first = ahead.len();
        for index in 0..children {
            let turn = read_turn(reader, &position).ok_or(LinkError::Impossible)?;
            let id = push(record, after, turn)?;
            if reader.choice(2) == 1 {
                *record.marks_mut(id) = read_marks(reader)?;
                *record.comments_mut(id) = read_comments(reader)?;
                if index > 0 {
                    record.set_lead(id, read_comments(reader)?);
                }
            }
            ahead.push((Some(id), position.after_unchecked(turn)));
        }
        ahead[first..].reverse();
    }
    Ok(())
}

fn write_comments(writer: &mut Writer, comments: &[Comment]) {
    writer.count(comments.len());
    for comment in comments {
        writer.text(comment.as_str());
    }
}

fn read_comments(reader: &mut Reader) -> Result<Vec<Comment>, LinkError> {
    let count = reader.count()?;
    (0..count).map(|_| Comment::new(reader.text()?).ok_or(LinkError::Impossible)).collect()
}

/// Marks with a symbol take one of eight values, all others one of 256 more.
fn write_marks(writer: &mut Writer, marks: &[Mark]) {
    writer.count(marks.len());
    for mark in marks {
        writer.choice(if mark.suffix().is_some() { mark.0.into() } else { 0 }, 8);
        if mark.suffix().is_none() {
            writer.choice(mark.0.into(), 256);
        }
    }
}

fn read_marks(reader: &mut Reader) -> Result<Vec<Mark>, LinkError> {
    let count = reader.count()?;
    let mark = |_| match reader.choice(8) as u8 {
        0 => Ok(Mark(reader.choice(256) as u8)),
        known if Mark(known).suffix().is_some() => Ok(Mark(known)),
        _ => Err(LinkError::Impossible),
    };
    (0..count).map(mark).collect()
}

/// A tag in a link.
enum LinkTag<'a> {
    /// A player without a name, as a number: 1 for a human, 2 to 11 for an engine of level 1 to 10.
    Player(Player, u64),
    /// Any other tag.
    Text(&'a Tag),
}

/// The number of a player without a name, if it describes the player fully.
fn player_number(info: &PlayerInfo) -> Option<u64> {
    match *info {
        PlayerInfo { name: None, player_type: Some(PlayerType::Human), level: None } => Some(1),
        PlayerInfo { name: None, player_type: Some(PlayerType::Engine), level: Some(level) } => {
            (1..=LEVELS).contains(&level.into()).then_some(u64::from(level) + 1)
        }
        _ => None,
    }
}

fn link_tags(record: &Record) -> Vec<LinkTag<'_>> {
    let mut listed = Vec::new();
    let mut numbered = Vec::new();
    for tag in record.tags() {
        let of_player = |player: &Player| {
            let names = [tags::PLAYER_NAME, tags::PLAYER_TYPE, tags::PLAYER_LEVEL];
            names.into_iter().any(|names| names[*player] == tag.name())
        };
        let player = Player::ALL.into_iter().find(of_player);
        match player.and_then(|player| Some((player, player_number(&PlayerInfo::of(record, player))?))) {
            Some((player, _)) if numbered.contains(&player) => (),
            Some((player, number)) => {
                numbered.push(player);
                listed.push(LinkTag::Player(player, number));
            }
            None => listed.push(LinkTag::Text(tag)),
        }
    }
    listed
}

fn write_tags(writer: &mut Writer, record: &Record) {
    let listed = link_tags(record);
    writer.count(listed.len());
    for tag in listed {
        match tag {
            LinkTag::Player(player, number) => {
                writer.choice(player.index() as u64 + 1, TAGS.len() as u64 + 1);
                writer.choice(number, LEVELS + 2);
            }
            LinkTag::Text(tag) => {
                let known = TAGS.iter().position(|&name| name == tag.name());
                writer.choice(known.map_or(0, |index| index as u64 + 1), TAGS.len() as u64 + 1);
                match known {
                    None => writer.text(tag.name()),
                    Some(index) if index < Player::ALL.len() => writer.choice(0, LEVELS + 2),
                    Some(_) => (),
                }
                writer.text(tag.value());
            }
        }
    }
}

fn read_tags(reader: &mut Reader, record: &mut Record) -> Result<(), LinkError> {
    for _ in 0..reader.count()? {
        let known = (reader.choice(TAGS.len() as u64 + 1) as usize).checked_sub(1);
        let name = match known {
            Some(index) => TAGS[index].to_owned(),
            None => reader.text()?,
        };
        if record.tag(&name).is_some() {
            return Err(LinkError::Impossible);
        }
        let player = known.and_then(|index| Player::ALL.get(index).copied());
        if let Some(player) = player
            && let Some(above_human) = reader.choice(LEVELS + 2).checked_sub(1)
        {
            if PlayerInfo::of(record, player) != PlayerInfo::default() {
                return Err(LinkError::Impossible);
            }
            let info = if above_human == 0 { PlayerInfo::human() } else { PlayerInfo::engine(above_human as u8) };
            info.write_to(record, player);
            continue;
        }
        let value = reader.text()?;
        record.set_tag(Tag::new(name, value).ok_or(LinkError::Impossible)?);
    }
    Ok(())
}
