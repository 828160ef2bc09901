//! The command `go`: how long to think, and about what.

use std::fmt;

use lyngk_rules::{LongTurn, Player};

use crate::ParseError;
use crate::words::{NUMBER_32, NUMBER_64, Words, number};

const LIMITS: &str = "movetime, nodes, depth, infinite, time1, time2, inc1, inc2 or searchmoves";

/// How long to think, and about what. With no limit at all it is for as long as it takes until `stop`.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Go {
    /// Milliseconds for this turn.
    pub movetime: Option<u32>,
    /// How many nodes to visit.
    pub nodes: Option<u64>,
    /// How long the main line is to become.
    pub depth: Option<u32>,
    /// Milliseconds that the players have left, player 1 first.
    pub clocks: [Option<u32>; 2],
    /// Milliseconds that each turn adds for the players, player 1 first.
    pub increments: [Option<u32>; 2],
    /// The turns to choose from; all legal ones when it is empty.
    pub among: Vec<LongTurn>,
}

impl Go {
    /// Whether nothing but `stop` ends it.
    #[must_use]
    pub fn is_infinite(&self) -> bool {
        *self == Go { among: self.among.clone(), ..Go::default() }
    }

    /// Reads what follows the word `go`.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Go, ParseError> {
        let mut go = Go::default();
        let mut infinite = false;
        let [one, two] = Player::ALL.map(Player::index);
        while let Some(word) = words.next() {
            match word {
                "movetime" => limit(words, "movetime", NUMBER_32, &mut go.movetime)?,
                "nodes" => limit(words, "nodes", NUMBER_64, &mut go.nodes)?,
                "depth" => limit(words, "depth", NUMBER_32, &mut go.depth)?,
                "time1" => limit(words, "time1", NUMBER_32, &mut go.clocks[one])?,
                "time2" => limit(words, "time2", NUMBER_32, &mut go.clocks[two])?,
                "inc1" => limit(words, "inc1", NUMBER_32, &mut go.increments[one])?,
                "inc2" => limit(words, "inc2", NUMBER_32, &mut go.increments[two])?,
                "infinite" if infinite => return Err(ParseError::Twice { word: "infinite" }),
                "infinite" => infinite = true,
                "searchmoves" => {
                    words.took("searchmoves");
                    go.among = words.turns()?;
                    if go.among.is_empty() {
                        return Err(words.wrong("a turn"));
                    }
                }
                word => {
                    return Err(ParseError::Expected { after: "go", expected: LIMITS, found: Some(word.to_owned()) });
                }
            }
        }
        if infinite && !go.is_infinite() { Err(ParseError::InfiniteWithLimit) } else { Ok(go) }
    }
}

/// Reads the number behind a keyword into its place.
fn limit<T: std::str::FromStr>(
    words: &mut Words<'_>,
    keyword: &'static str,
    expected: &'static str,
    place: &mut Option<T>,
) -> Result<(), ParseError> {
    words.took(keyword);
    match place.replace(words.take(expected, number)?) {
        None => Ok(()),
        Some(_) => Err(ParseError::Twice { word: keyword }),
    }
}

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("go")?;
        if self.is_infinite() {
            f.write_str(" infinite")?;
        }
        let [time1, time2] = self.clocks;
        let [inc1, inc2] = self.increments;
        let small = [("time1", time1), ("time2", time2), ("inc1", inc1), ("inc2", inc2), ("depth", self.depth)];
        for (keyword, value) in [("movetime", self.movetime)].into_iter().chain(small) {
            if let Some(value) = value {
                write!(f, " {keyword} {value}")?;
            }
        }
        if let Some(nodes) = self.nodes {
            write!(f, " nodes {nodes}")?;
        }
        if !self.among.is_empty() {
            f.write_str(" searchmoves")?;
            self.among.iter().try_for_each(|turn| write!(f, " {turn}"))?;
        }
        Ok(())
    }
}
