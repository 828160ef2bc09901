//! The answer `info`: progress of a search.

use std::fmt;

use lyngk_rules::{Ground, Turn};

use crate::outlook::{read_wdl, write_wdl};
use crate::words::{NUMBER_32, NUMBER_64, Words};
use crate::{ParseError, Proof, Score, Verdict};

/// One of the principal variations of a running search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// The length of the best principal variation.
    pub depth: u32,
    /// The nodes visited.
    pub nodes: u64,
    /// The nodes visited per second.
    pub nps: u64,
    /// The milliseconds since the start of the search.
    pub time: u64,
    /// The rank of this variation, from 1 for the best.
    pub multipv: u32,
    /// Its score for the player to move.
    pub score: Score,
    /// The turns, that of the player to move first; at least one.
    pub turns: Vec<Turn>,
}

impl Info {
    /// Reads what follows the word `info`.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Info, ParseError> {
        let depth = words.keyword_number("depth", NUMBER_32)?;
        let nodes = words.keyword_number("nodes", NUMBER_64)?;
        let nps = words.keyword_number("nps", NUMBER_64)?;
        let time = words.keyword_number("time", NUMBER_64)?;
        let multipv = words.keyword_number("multipv", NUMBER_32)?;
        let score = read_score(words)?;
        words.keyword("pv")?;
        let turns = words.short_turns()?;
        if turns.is_empty() {
            return Err(words.wrong("a turn"));
        }
        Ok(Info { depth, nodes, nps, time, multipv, score, turns })
    }
}

impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Info { depth, nodes, nps, time, multipv, score, turns } = self;
        write!(f, "info depth {depth} nodes {nodes} nps {nps} time {time} multipv {multipv} score ")?;
        write_score(*score, f)?;
        f.write_str(" pv")?;
        turns.iter().try_for_each(|turn| write!(f, " {turn}"))
    }
}

const VERDICTS: [(&str, Verdict); 3] = [("win", Verdict::Win), ("draw", Verdict::Draw), ("loss", Verdict::Loss)];

const GROUNDS: [(&str, Ground); 7] = [
    ("5", Ground::Stacks { height: 5 }),
    ("4", Ground::Stacks { height: 4 }),
    ("3", Ground::Stacks { height: 3 }),
    ("2", Ground::Stacks { height: 2 }),
    ("1", Ground::Stacks { height: 1 }),
    ("six", Ground::SuddenDeath),
    ("equal", Ground::AllEqual),
];

fn named<T: Copy>(names: &[(&'static str, T)], word: &str) -> Option<T> {
    names.iter().find(|(name, _)| *name == word).map(|&(_, value)| value)
}

fn name_of<T: PartialEq>(names: &[(&'static str, T)], wanted: &T) -> &'static str {
    names.iter().find(|(_, value)| value == wanted).map_or("?", |&(name, _)| name)
}

fn write_score(score: Score, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match score {
        Score::Estimate(wdl) => write_wdl(wdl, f),
        Score::Proved(Proof { verdict, distance, ground, margin }) => {
            let (verdict, by) = (name_of(&VERDICTS, &verdict), name_of(&GROUNDS, &ground));
            write!(f, "proved {verdict} distance {distance} by {by} margin {margin}")
        }
    }
}

fn read_score(words: &mut Words<'_>) -> Result<Score, ParseError> {
    words.keyword("score")?;
    if words.peek() == Some("wdl") {
        return read_wdl(words).map(Score::Estimate);
    }
    if words.eat("proved") {
        let verdict = words.take("win, draw or loss", |word| named(&VERDICTS, word))?;
        words.took("the result");
        let distance = words.keyword_number("distance", "a whole number from 0 to 65535")?;
        words.keyword("by")?;
        let ground = words.take("a height from 5 to 1, six or equal", |word| named(&GROUNDS, word))?;
        let margin = words.keyword_number("margin", "a whole number from 0 to 255")?;
        return Ok(Score::Proved(Proof { verdict, distance, ground, margin }));
    }
    Err(words.wrong("wdl or proved"))
}
