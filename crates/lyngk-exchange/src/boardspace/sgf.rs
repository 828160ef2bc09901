//! Syntax of SGF: trees of nodes with properties, as slices of the text.

use std::borrow::Cow;

use super::GAME_LIMIT;
use super::error::{Expected, Failure, Problem};

/// The maximum depth of nested variations.
const DEPTH_LIMIT: usize = 1_000;
/// The maximum number of nodes of a game.
const NODE_LIMIT: usize = 20_000;

/// A game tree. Its nodes are in the order of the text, so parents come before their children.
#[derive(Debug)]
pub(super) struct Tree<'a> {
    /// The offset of its parenthesis.
    pub(super) at: usize,
    pub(super) nodes: Vec<Node<'a>>,
}

#[derive(Debug)]
pub(super) struct Node<'a> {
    pub(super) parent: Option<usize>,
    pub(super) properties: Vec<Property<'a>>,
}

#[derive(Debug)]
pub(super) struct Property<'a> {
    pub(super) name: &'a str,
    pub(super) values: Vec<Value<'a>>,
}

/// A value between brackets.
#[derive(Clone, Copy, Debug)]
pub(super) struct Value<'a> {
    /// Its offset.
    pub(super) at: usize,
    /// As it is written.
    pub(super) raw: &'a str,
}

impl<'a> Value<'a> {
    /// The value without the backslashes that protect characters.
    pub(super) fn text(&self) -> Cow<'a, str> {
        if !self.raw.contains('\\') {
            return Cow::Borrowed(self.raw);
        }
        let mut text = String::with_capacity(self.raw.len());
        let mut chars = self.raw.chars();
        while let Some(char) = chars.next() {
            text.extend(if char == '\\' { chars.next() } else { Some(char) });
        }
        Cow::Owned(text)
    }
}

impl Node<'_> {
    /// The first value of a property.
    pub(super) fn value(&self, name: &str) -> Option<&Value<'_>> {
        self.properties.iter().find(|property| property.name == name)?.values.first()
    }
}

/// Parser for the trees of a text.
#[derive(Clone, Debug)]
pub(super) struct Parser<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Parser<'a> {
    /// A parser that begins at an offset.
    pub(super) fn new(text: &'a str, at: usize) -> Parser<'a> {
        Parser { text, at }
    }

    /// The number of bytes read so far.
    pub(super) fn offset(&self) -> usize {
        self.at
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_space(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn expected<T>(&self, expected: Expected) -> Result<T, Failure> {
        Err(Failure { at: self.at, problem: Problem::Syntax { expected, found: self.peek() } })
    }

    /// The next tree; `None` at the end of the text.
    pub(super) fn tree(&mut self) -> Result<Option<Tree<'a>>, Failure> {
        self.skip_space();
        let mut tree = Tree { at: self.at, nodes: Vec::new() };
        match self.peek() {
            None => return Ok(None),
            Some('(') => {}
            Some(_) => return self.expected(Expected::Game),
        }
        // The node before each open variation, and the last node of the innermost.
        let mut open: Vec<Option<usize>> = Vec::new();
        let mut last = None;
        let (mut is_empty, mut has_branched) = (false, false);
        loop {
            self.skip_space();
            self.check_size(tree.at)?;
            match self.peek() {
                Some(';') if !has_branched => {
                    if tree.nodes.len() == NODE_LIMIT {
                        return Err(Failure { at: self.at, problem: Problem::TooManyNodes { limit: NODE_LIMIT } });
                    }
                    self.at += 1;
                    let properties = self.properties(tree.at)?;
                    tree.nodes.push(Node { parent: last, properties });
                    last = Some(tree.nodes.len() - 1);
                    is_empty = false;
                }
                Some('(') if !is_empty => {
                    if open.len() == DEPTH_LIMIT {
                        return Err(Failure { at: self.at, problem: Problem::TooDeep { limit: DEPTH_LIMIT } });
                    }
                    self.at += 1;
                    open.push(last);
                    (is_empty, has_branched) = (true, false);
                }
                Some(')') if !is_empty => {
                    self.at += 1;
                    last = open.pop().flatten();
                    has_branched = true;
                    if open.is_empty() {
                        return Ok(Some(tree));
                    }
                }
                _ if is_empty => return self.expected(Expected::Node),
                _ if has_branched => return self.expected(Expected::VariationOrEnd),
                _ => return self.expected(Expected::PropertyOrNode),
            }
        }
    }

    fn check_size(&self, start: usize) -> Result<(), Failure> {
        if self.at - start <= GAME_LIMIT {
            return Ok(());
        }
        Err(Failure { at: start, problem: Problem::TooLarge { limit: GAME_LIMIT } })
    }

    fn properties(&mut self, tree: usize) -> Result<Vec<Property<'a>>, Failure> {
        let mut properties = Vec::new();
        loop {
            self.skip_space();
            if !self.peek().is_some_and(|char| char.is_ascii_alphabetic()) {
                return Ok(properties);
            }
            let name = &self.rest()[..name_length(self.rest())];
            self.at += name.len();
            self.skip_space();
            if self.peek() != Some('[') {
                return self.expected(Expected::Value);
            }
            let mut values = Vec::new();
            while self.peek() == Some('[') {
                values.push(self.value(name)?);
                self.check_size(tree)?;
                self.skip_space();
            }
            properties.push(Property { name, values });
        }
    }

    /// Parses a value with its brackets.
    fn value(&mut self, name: &str) -> Result<Value<'a>, Failure> {
        let at = self.at + 1;
        let bytes = self.text.as_bytes();
        let mut end = at;
        let mut first_end = None;
        loop {
            match bytes.get(end) {
                // Names have no line breaks, so this bracket is not in one, and the error is after the first bracket.
                None | Some(b'\n') if let Some(first) = first_end => {
                    end = first;
                    break;
                }
                None => {
                    // The place is the beginning, as the end may be far away.
                    let problem = Problem::Syntax { expected: Expected::ValueEnd, found: None };
                    return Err(Failure { at: self.at, problem });
                }
                Some(b'\\') => end += 2,
                // Boardspace does not protect names, so this may be a bracket in one.
                Some(b']')
                    if holds_name(name, &self.text[at..end]) && !continues_after_value(&self.text[end + 1..]) =>
                {
                    first_end.get_or_insert(end);
                    end += 1;
                }
                Some(b']') => break,
                Some(_) => end += 1,
            }
        }
        self.at = end + 1;
        Ok(Value { at, raw: &self.text[at..end] })
    }
}

/// The number of bytes at the beginning of a game in which its `GM` must stand for [`next_game`].
const ROOT: usize = 1_000;

/// The offset after `from` at which the next game seems to begin, at the beginning of a line or after another game.
pub(super) fn next_game(text: &str, from: usize) -> Option<usize> {
    let begins_game = |at: usize| {
        let before = text[..at].trim_end_matches([' ', '\t']);
        let nodes = text[at + 1..].trim_start().strip_prefix(';');
        let is_place = before.is_empty() || before.ends_with(['\n', '\r', ')']);
        is_place
            && nodes.is_some_and(|nodes| {
                let root = &nodes.as_bytes()[..nodes.len().min(ROOT)];
                let root = root.split(|&byte| byte == b';').next().unwrap_or_default();
                root.windows(3).any(|name| name == b"GM[")
            })
    };
    let rest = text.get(from..)?;
    rest.match_indices('(').map(|(at, _)| from + at).find(|&at| at > from && begins_game(at))
}

/// Whether the value of a property that begins like this contains a player's name.
fn holds_name(property: &str, value: &str) -> bool {
    match property {
        "GN" | "RE" => true,
        "P0" | "P1" | "P-1" => value.trim_start().starts_with("id"),
        _ => false,
    }
}

/// The longest name of a property that is looked for after a value.
const NAME_LIMIT: usize = 8;

fn name_length(text: &str) -> usize {
    text.find(|char: char| !char.is_ascii_alphanumeric() && char != '-').unwrap_or(text.len())
}

/// Whether a text continues as it may after a value: with another value, property, node or variation.
fn continues_after_value(text: &str) -> bool {
    let text = text.trim_start();
    if text.is_empty() || text.starts_with(['[', ';', '(', ')']) {
        return true;
    }
    let name = &text.as_bytes()[..text.len().min(NAME_LIMIT)];
    let length = name.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'-').count();
    name[0].is_ascii_alphabetic() && text[length..].trim_start().starts_with('[')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(text: &str) -> Tree<'_> {
        Parser::new(text, 0).tree().expect("a tree").expect("one")
    }

    fn failure(text: &str) -> (usize, Problem) {
        let failure = Parser::new(text, 0).tree().expect_err("an error");
        (failure.at, failure.problem)
    }

    #[test]
    fn nodes_know_their_parents_and_variations_follow_the_main_line() {
        let tree = tree(" ( ;A[1] ;B[2][3]\r\n (;C[4];D[5]) (;E[6]))");
        let parents: Vec<_> = tree.nodes.iter().map(|node| node.parent).collect();
        assert_eq!(parents, [None, Some(0), Some(1), Some(2), Some(1)]);
        assert_eq!(tree.nodes[1].properties[0].values.len(), 2);
        assert_eq!(tree.nodes[4].value("E").map(|value| value.raw), Some("6"));
    }

    #[test]
    fn a_backslash_protects_the_next_character() {
        let tree = tree(
            r"(;C[a \[b\] \\ c\
d é])",
        );
        assert_eq!(tree.nodes[0].value("C").map(Value::text).as_deref(), Some("a [b] \\ c\nd é"));
    }

    #[test]
    fn brackets_in_names_are_not_protected() {
        let tree = tree("(;GN[LY-a]b-c-2026-08-01-0800]RE[Game won by a]b]\nP0[id \"a]b\"] C[x])");
        let values: Vec<_> = tree.nodes[0].properties.iter().map(|property| property.values[0].raw).collect();
        assert_eq!(values, ["LY-a]b-c-2026-08-01-0800", "Game won by a]b", "id \"a]b\"", "x"]);
    }

    #[test]
    fn errors_say_what_was_expected_and_where() {
        let syntax = |at, expected, found| (at, Problem::Syntax { expected, found });
        assert_eq!(failure("x"), syntax(0, Expected::Game, Some('x')));
        assert_eq!(failure("()"), syntax(1, Expected::Node, Some(')')));
        assert_eq!(failure("(;A"), syntax(3, Expected::Value, None));
        assert_eq!(failure("(;A[b"), syntax(3, Expected::ValueEnd, None));
        assert_eq!(failure("(;A[b\\"), syntax(3, Expected::ValueEnd, None));
        assert_eq!(failure("(;GN[b]+\n;C[d])"), syntax(7, Expected::PropertyOrNode, Some('+')), "no name ends later");
        assert_eq!(failure("(;P0[Done ]+)"), syntax(11, Expected::PropertyOrNode, Some('+')), "moves have no names");
        assert_eq!(failure("(;A[b]+"), syntax(6, Expected::PropertyOrNode, Some('+')));
        assert_eq!(failure("(;A[b](;C[d]);"), syntax(13, Expected::VariationOrEnd, Some(';')));
        assert_eq!(failure("(;A[b]"), syntax(6, Expected::PropertyOrNode, None));
    }

    #[test]
    fn size_depth_and_number_of_nodes_are_bounded() {
        let deep = "(;".repeat(DEPTH_LIMIT + 1);
        assert_eq!(failure(&deep).1, Problem::TooDeep { limit: DEPTH_LIMIT });
        let long = "(".to_owned() + &";".repeat(NODE_LIMIT + 1);
        assert_eq!(failure(&long).1, Problem::TooManyNodes { limit: NODE_LIMIT });
        let large = format!("(;{})", "A[]".repeat(GAME_LIMIT / 3 + 1));
        assert_eq!(failure(&large), (0, Problem::TooLarge { limit: GAME_LIMIT }));
    }
}
