//! A game record: a start, a tree of turns with comments and marks, and a result.

use ::core::fmt;
use alloc::string::String;
use alloc::vec::Vec;

use crate::{IllegalTurn, Player, Position, Turn};

/// How a game ended according to its record. Unlike an [`Outcome`](crate::Outcome) it may come from a resignation or a
/// clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum GameResult {
    /// The player won.
    Win(Player),
    /// A draw.
    Draw,
    /// Not finished, or not known.
    #[default]
    Open,
}

impl GameResult {
    /// All four.
    pub const ALL: [GameResult; 4] =
        [GameResult::Win(Player::One), GameResult::Win(Player::Two), GameResult::Draw, GameResult::Open];

    /// The result in the notation.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            GameResult::Win(Player::One) => "1-0",
            GameResult::Win(Player::Two) => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Open => "*",
        }
    }
}

impl From<Option<Player>> for GameResult {
    /// The result of a finished game, by its winner.
    fn from(winner: Option<Player>) -> GameResult {
        winner.map_or(GameResult::Draw, GameResult::Win)
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

/// A comment: any text without `}`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Comment(String);

impl Comment {
    /// The comment with this text, none if the text has a `}` in it, which would end the comment in a record.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Option<Comment> {
        let text = text.into();
        (!text.contains('}')).then_some(Comment(text))
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A mark on a turn, by its number as in PGN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark(pub u8);

impl Mark {
    /// The marks with a form of their own: `!`, `?`, `!!`, `??`, `!?`, `?!` are 1 to 6.
    pub(crate) const SUFFIXES: [&'static str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

    /// The form of its own, if it has one.
    #[must_use]
    pub fn suffix(self) -> Option<&'static str> {
        Mark::SUFFIXES.get(usize::from(self.0).checked_sub(1)?).copied()
    }

    /// The mark with that form.
    #[must_use]
    pub fn from_suffix(suffix: &str) -> Option<Mark> {
        let index = Mark::SUFFIXES.iter().position(|&known| known == suffix)?;
        Some(Mark(index as u8 + 1))
    }
}

/// The name of a node in a record's tree. It is never given to another turn of the same record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(usize);

/// A turn in a record.
#[derive(Clone, Debug)]
pub struct Node {
    turn: Turn,
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    lead: Vec<Comment>,
    /// What is said after the turn.
    pub comments: Vec<Comment>,
    /// How the turn is judged.
    pub marks: Vec<Mark>,
}

impl Node {
    /// The turn.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// The turn before, none for a first turn.
    #[must_use]
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The turns that follow: first the one of this line, then those of variations.
    #[must_use]
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// What is said before the turn, where a variation begins with it.
    #[must_use]
    pub fn lead(&self) -> &[Comment] {
        &self.lead
    }
}

/// A tag of a record, like `[Event "Club championship"]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    name: String,
    value: String,
}

impl Tag {
    /// A tag. None if the name is empty or has anything but letters, digits and `_`, if it is one that every record
    /// has by itself (`Variant`, `Start`, `State`), or if the value has a line break or another control character.
    #[must_use]
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Option<Tag> {
        let (name, value) = (name.into(), value.into());
        let named = !name.is_empty() && name.chars().all(Tag::is_name_char) && !Tag::RESERVED.contains(&name.as_str());
        (named && !value.chars().any(char::is_control)).then_some(Tag { name, value })
    }

    /// Tags that come from the start position.
    pub(crate) const RESERVED: [&'static str; 3] = ["Variant", "Start", "State"];

    pub(crate) fn is_name_char(char: char) -> bool {
        char.is_ascii_alphanumeric() || char == '_'
    }

    /// The name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The value.
    #[must_use]
    pub fn value(&self) -> &str {
        &self.value
    }
}

/// A game record.
///
/// Every turn in it is legal where it stands. It is written as LGN with `Display` and read with `parse`, or several at
/// once with [`Records`](crate::Records); writing then reading gives an equal record.
///
/// The tree is held flat. Whatever is added, removed or promoted, these hold: a turn is named once among the children of
/// its parent, the first child is the one of the line and has no [`lead`](Node::lead), and names of turns that are still
/// there stay good.
///
/// ```
/// use lyngk_rules::{Position, Record, Variant};
///
/// let mut record = Record::new(Position::random_start(1, Variant::Standard));
/// let turn = record.start().turns()[0];
/// let node = record.push(None, turn)?;
/// assert_eq!(record.main_line().count(), 1);
/// assert_eq!(record.position(Some(node)).occupied().len(), 42);
/// assert_eq!(record.to_string().parse::<Record>().as_ref(), Ok(&record));
/// # Ok::<(), lyngk_rules::IllegalTurn>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    start: Position,
    tags: Vec<Tag>,
    /// By their names; those that were removed leave a gap, so that no name is used twice.
    nodes: Vec<Option<Node>>,
    first: Vec<NodeId>,
    /// What is said before the first turn.
    pub comments: Vec<Comment>,
    /// How the game ended, as far as anybody says: neither the tags nor the turns need agree.
    pub result: GameResult,
}

impl Record {
    /// A record without turns.
    #[must_use]
    pub fn new(start: Position) -> Record {
        Record {
            start,
            tags: Vec::new(),
            nodes: Vec::new(),
            first: Vec::new(),
            comments: Vec::new(),
            result: GameResult::Open,
        }
    }

    /// The start position.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The tags, beside those that come from the start position.
    #[must_use]
    pub fn tags(&self) -> &[Tag] {
        &self.tags
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(Tag::value)
    }

    /// Sets a tag; one of the same name is replaced.
    pub fn set_tag(&mut self, tag: Tag) {
        match self.tags.iter_mut().find(|known| known.name == tag.name) {
            Some(known) => *known = tag,
            None => self.tags.push(tag),
        }
    }

    /// Takes a tag out. False if there is none of this name.
    pub fn remove_tag(&mut self, name: &str) -> bool {
        let before = self.tags.len();
        self.tags.retain(|tag| tag.name != name);
        self.tags.len() < before
    }

    /// Adds a tag of a name that is not there yet, without looking whether that is so.
    pub(crate) fn push_tag(&mut self, tag: Tag) {
        self.tags.push(tag);
    }

    /// A turn of the tree, none if it was removed.
    #[must_use]
    pub fn get(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.0)?.as_ref()
    }

    /// How many turns there are, variations included.
    #[must_use]
    pub fn turn_total(&self) -> usize {
        self.nodes.iter().flatten().count()
    }

    /// A turn of the tree.
    ///
    /// # Panics
    /// If the record has no such node, or no longer: names are good for the record that gave them.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        match self.get(id) {
            Some(node) => node,
            None => panic!("the record has no such turn"),
        }
    }

    /// The comments after a turn, to change them.
    ///
    /// # Panics
    /// If the record has no such node.
    pub fn comments_mut(&mut self, id: NodeId) -> &mut Vec<Comment> {
        &mut self.node_mut(id).comments
    }

    /// The marks of a turn, to change them.
    ///
    /// # Panics
    /// If the record has no such node.
    pub fn marks_mut(&mut self, id: NodeId) -> &mut Vec<Mark> {
        &mut self.node_mut(id).marks
    }

    /// Private, as whole nodes could be exchanged through it: then a turn would no longer be legal where it stands.
    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        match self.nodes.get_mut(id.0) {
            Some(Some(node)) => node,
            _ => panic!("the record has no such turn"),
        }
    }

    /// The turns that can follow a turn, or the start: first the one of the same line, then those of variations.
    ///
    /// # Panics
    /// If the record has no such node.
    #[must_use]
    pub fn children(&self, of: Option<NodeId>) -> &[NodeId] {
        of.map_or(&self.first, |id| &self.node(id).children)
    }

    /// The main line.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        ::core::iter::successors(self.first.first().copied(), |&id| self.node(id).children.first().copied())
    }

    /// The position after a turn, or the start.
    ///
    /// # Panics
    /// If the record has no such node.
    #[must_use]
    pub fn position(&self, after: Option<NodeId>) -> Position {
        let mut line: Vec<Turn> =
            ::core::iter::successors(after, |&id| self.node(id).parent).map(|id| self.node(id).turn).collect();
        line.reverse();
        line.into_iter().fold(self.start, |mut position, turn| {
            position.play_unchecked(turn);
            position
        })
    }

    /// The position at the end of the main line.
    #[must_use]
    pub fn final_position(&self) -> Position {
        self.position(self.main_line().last())
    }

    /// Adds a turn after another, or after the start: to the line if it ends there, otherwise as a variation.
    ///
    /// # Errors
    /// Every reason why the turn is not legal there.
    ///
    /// # Panics
    /// If the record has no such node.
    pub fn push(&mut self, after: Option<NodeId>, turn: Turn) -> Result<NodeId, IllegalTurn> {
        self.position(after).play(turn)?;
        Ok(self.push_legal(after, turn))
    }

    /// The same for a turn that is known to be legal there.
    pub(crate) fn push_legal(&mut self, after: Option<NodeId>, turn: Turn) -> NodeId {
        let id = NodeId(self.nodes.len());
        self.children_mut(after).push(id);
        self.nodes.push(Some(Node {
            turn,
            parent: after,
            children: Vec::new(),
            lead: Vec::new(),
            comments: Vec::new(),
            marks: Vec::new(),
        }));
        id
    }

    fn children_mut(&mut self, of: Option<NodeId>) -> &mut Vec<NodeId> {
        match of {
            Some(id) => &mut self.node_mut(id).children,
            None => &mut self.first,
        }
    }

    /// Removes a turn with all that follows it. If it was the one of the line, its first variation takes its place.
    ///
    /// The names of the removed turns are no longer good, all others are.
    ///
    /// # Panics
    /// If the record has no such node.
    pub fn remove(&mut self, id: NodeId) {
        let parent = self.node(id).parent;
        self.children_mut(parent).retain(|&child| child != id);
        let mut doomed = Vec::from([id]);
        while let Some(id) = doomed.pop() {
            doomed.extend(self.nodes[id.0].take().into_iter().flat_map(|node| node.children));
        }
        self.settle_first(parent);
    }

    /// Makes the variation that a turn is in the line: where it branches off, what was the line until now becomes the
    /// first variation. In a variation of a variation that is one step: the outer one stays what it is. False, and nothing
    /// done, for a turn of the main line.
    ///
    /// What was said before the variation's first turn is from then on said after the turn before.
    ///
    /// # Panics
    /// If the record has no such node.
    pub fn promote(&mut self, id: NodeId) -> bool {
        let Some(branch) = self.branch(id) else { return false };
        let parent = self.node(branch).parent;
        let children = self.children_mut(parent);
        if let Some(at) = children.iter().position(|&child| child == branch) {
            children[..=at].rotate_right(1);
        }
        self.settle_first(parent);
        true
    }

    /// The turn that begins the innermost variation that a turn is in; none for a turn of the main line.
    ///
    /// # Panics
    /// If the record has no such node.
    #[must_use]
    pub fn branch(&self, id: NodeId) -> Option<NodeId> {
        let mut line = ::core::iter::successors(Some(id), |&id| self.node(id).parent);
        line.find(|&id| self.begins_variation(id))
    }

    fn begins_variation(&self, id: NodeId) -> bool {
        self.children(self.node(id).parent).first() != Some(&id)
    }

    /// What was said before a turn that has come to be the one of its line moves to where it is read from there.
    fn settle_first(&mut self, parent: Option<NodeId>) {
        let Some(&first) = self.children(parent).first() else { return };
        let lead = ::core::mem::take(&mut self.node_mut(first).lead);
        match parent {
            Some(parent) => self.node_mut(parent).comments.extend(lead),
            None => self.comments.extend(lead),
        }
    }

    /// Says something before a turn that begins a variation. False, and nothing done, for any other turn: what is said
    /// there belongs to the turn before, or to the record.
    ///
    /// # Panics
    /// If the record has no such node.
    pub fn set_lead(&mut self, id: NodeId, lead: Vec<Comment>) -> bool {
        let begins_variation = self.begins_variation(id);
        if begins_variation {
            self.node_mut(id).lead = lead;
        }
        begins_variation
    }

    /// All turns, each before those that follow it and a line before its variations.
    fn walk(&self) -> impl Iterator<Item = &Node> {
        let mut ahead: Vec<NodeId> = self.first.iter().rev().copied().collect();
        ::core::iter::from_fn(move || {
            let node = self.node(ahead.pop()?);
            ahead.extend(node.children.iter().rev());
            Some(node)
        })
    }
}

/// The same start, tags, tree and result, in whatever order the tree was built.
impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        fn seen(node: &Node) -> (Turn, usize, &[Comment], &[Comment], &[Mark]) {
            (node.turn, node.children.len(), &node.lead, &node.comments, &node.marks)
        }
        let record = |record: &Record| (record.start, record.result, record.first.len());
        record(self) == record(other)
            && self.tags == other.tags
            && self.comments == other.comments
            && self.walk().map(seen).eq(other.walk().map(seen))
    }
}

impl Eq for Record {}
