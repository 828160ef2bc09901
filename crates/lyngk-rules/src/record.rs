//! Game records: a start position, a tree of turns with comments and marks, and a result.

use ::core::fmt;
use alloc::string::String;
use alloc::vec::Vec;

use crate::{IllegalTurn, Player, Position, Turn};

/// The result of a recorded game. Unlike an [`Outcome`](crate::Outcome) it may be due to a resignation or a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum GameResult {
    /// This player won.
    Win(Player),
    /// A tie.
    Draw,
    /// Unfinished or unknown.
    #[default]
    Open,
}

impl GameResult {
    /// All four results.
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
    /// The comment with this text, or `None` if the text contains a `}`, which would end the comment in LGN.
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

/// A mark on a turn: a numeric annotation glyph (NAG), as in PGN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark(pub u8);

impl Mark {
    /// The suffixes of marks 1 to 6.
    pub(crate) const SUFFIXES: [&'static str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

    /// The suffix of marks 1 to 6: `!`, `?`, `!!`, `??`, `!?` or `?!`.
    #[must_use]
    pub fn suffix(self) -> Option<&'static str> {
        Mark::SUFFIXES.get(usize::from(self.0).checked_sub(1)?).copied()
    }

    /// The mark with this suffix.
    #[must_use]
    pub fn from_suffix(suffix: &str) -> Option<Mark> {
        let index = Mark::SUFFIXES.iter().position(|&known| known == suffix)?;
        Some(Mark(index as u8 + 1))
    }
}

/// The identifier of a node in a record's tree. A record never reuses one, even if its node is removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(usize);

/// A node of a record's tree: a turn with its annotations.
#[derive(Clone, Debug)]
pub struct Node {
    turn: Turn,
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    lead: Vec<Comment>,
    /// The comments after the turn.
    pub comments: Vec<Comment>,
    /// The marks on the turn.
    pub marks: Vec<Mark>,
}

impl Node {
    /// The turn.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// The node of the previous turn, or `None` for a first turn.
    #[must_use]
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The nodes that follow: first the continuation of this line, then the variations.
    #[must_use]
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// The comments before the turn, if it begins a variation.
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
    /// A tag, or `None` if it is invalid. The name must consist of ASCII letters, digits and `_`, and must not be one that records
    /// write themselves (`Variant`, `Start`, `State`). The value must not contain control characters such as line breaks.
    #[must_use]
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Option<Tag> {
        let (name, value) = (name.into(), value.into());
        let named = !name.is_empty() && name.chars().all(Tag::is_name_char) && !Tag::RESERVED.contains(&name.as_str());
        (named && !value.chars().any(char::is_control)).then_some(Tag { name, value })
    }

    /// The tags that describe the start position.
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
/// Every turn in it is legal where it stands. `Display` writes LGN, and `parse` reads it; [`Records`](crate::Records) reads several
/// records from one text. Writing a record and reading it again gives an equal record.
///
/// The nodes of the tree are stored in one list. These invariants hold whatever is added, removed or promoted: each node is
/// once among the children of its parent; the first child continues the line and has no [`lead`](Node::lead); the identifiers of
/// existing nodes stay valid.
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
    /// Indexed by identifier. Removed nodes leave a gap, so that no identifier is reused.
    nodes: Vec<Option<Node>>,
    first: Vec<NodeId>,
    /// The comments before the first turn.
    pub comments: Vec<Comment>,
    /// The result as written. It need not agree with tags or turns.
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

    /// The tags, except those that describe the start position.
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

    /// Removes a tag. Returns `false` if there is none with this name.
    pub fn remove_tag(&mut self, name: &str) -> bool {
        let before = self.tags.len();
        self.tags.retain(|tag| tag.name != name);
        self.tags.len() < before
    }

    /// Adds a tag without checking that its name is new.
    pub(crate) fn push_tag(&mut self, tag: Tag) {
        self.tags.push(tag);
    }

    /// A node of the tree, or `None` if it was removed.
    #[must_use]
    pub fn get(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.0)?.as_ref()
    }

    /// The number of turns, including variations.
    #[must_use]
    pub fn turn_total(&self) -> usize {
        self.nodes.iter().flatten().count()
    }

    /// A node of the tree.
    ///
    /// # Panics
    /// If the record has no such node: it was removed, or the identifier is from another record.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        match self.get(id) {
            Some(node) => node,
            None => panic!("the record has no such node"),
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

    /// Not public: whole nodes could be swapped through it, and then their turns might be illegal where they stand.
    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        match self.nodes.get_mut(id.0) {
            Some(Some(node)) => node,
            _ => panic!("the record has no such node"),
        }
    }

    /// The nodes after a node, or after the start: first the continuation of the line, then the variations.
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

    /// Adds a turn after a node, or after the start. If the line already continues there, the turn begins a variation.
    ///
    /// # Errors
    /// Every reason why the turn is illegal there.
    ///
    /// # Panics
    /// If the record has no such node.
    pub fn push(&mut self, after: Option<NodeId>, turn: Turn) -> Result<NodeId, IllegalTurn> {
        self.position(after).play(turn)?;
        Ok(self.push_legal(after, turn))
    }

    /// The same for a turn that must be legal there.
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

    /// Removes a node and all nodes after it. If it continued the line, the first variation takes its place.
    ///
    /// The identifiers of removed nodes become invalid; all others stay valid.
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

    /// Promotes the innermost variation that contains a node: it becomes the line, and the former line its first variation.
    /// Outer variations are not promoted. Returns `false` and does nothing for a node of the main line.
    ///
    /// Comments before the variation become comments after the previous turn.
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

    /// The first node of the innermost variation that contains a node, or `None` for a node of the main line.
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

    /// Moves the comments before a node that now continues its line to the previous node, where LGN has them.
    fn settle_first(&mut self, parent: Option<NodeId>) {
        let Some(&first) = self.children(parent).first() else { return };
        let lead = ::core::mem::take(&mut self.node_mut(first).lead);
        match parent {
            Some(parent) => self.node_mut(parent).comments.extend(lead),
            None => self.comments.extend(lead),
        }
    }

    /// Sets the comments before a node that begins a variation. Returns `false` and does nothing for other nodes: comments before
    /// these belong to the previous node or to the record.
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

    /// All nodes in depth-first order, a line before its variations.
    fn walk(&self) -> impl Iterator<Item = &Node> {
        let mut ahead: Vec<NodeId> = self.first.iter().rev().copied().collect();
        ::core::iter::from_fn(move || {
            let node = self.node(ahead.pop()?);
            ahead.extend(node.children.iter().rev());
            Some(node)
        })
    }
}

/// Equality of start, tags, tree and result. The order in which the tree was built does not matter.
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
