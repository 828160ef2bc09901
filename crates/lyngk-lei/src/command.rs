//! Commands: the lines to an engine.

use std::fmt;
use std::str::FromStr;

use lyngk_rules::{LongTurn, Position, Variant};

use crate::words::{NUMBER_64, Words, number};
use crate::{Go, ParseError, Setting, Word};

const COMMANDS: &str = "lei, isready, setoption, newgame, position, go, stop, query, quit";

/// A line to an engine.
///
/// ```
/// use lyngk_lei::{Command, Go};
///
/// let command: Command = "go  nodes 500".parse()?;
/// assert_eq!(command, Command::Go(Go { nodes: Some(500), ..Go::default() }));
/// assert_eq!(command.to_string(), "go nodes 500");
/// # Ok::<(), lyngk_lei::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `lei`: asks for the name and the options of the engine.
    Lei,
    /// `isready`: asks for `readyok` when all commands before have been handled.
    IsReady,
    /// `setoption`: sets an option.
    SetOption(Setting),
    /// `newgame`: clears the memory of earlier searches.
    NewGame,
    /// `position`: sets the position.
    Position {
        /// The start of the game.
        start: Start,
        /// The turns played since.
        turns: Vec<LongTurn>,
    },
    /// `go`: starts a search.
    Go(Go),
    /// `stop`: ends the search.
    Stop,
    /// `query`: asks about the position, without a search.
    Query(Query),
    /// `quit`: ends the engine.
    Quit,
}

/// The start of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// A random start.
    Seed {
        /// Its seed.
        seed: u64,
        /// The variant.
        variant: Variant,
    },
    /// A position.
    Position(Position),
}

impl Start {
    /// The position.
    #[must_use]
    pub fn position(self) -> Position {
        match self {
            Start::Seed { seed, variant } => Position::random_start(seed, variant),
            Start::Position(position) => position,
        }
    }
}

/// A query about the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// All legal turns.
    Turns,
    /// The result of the game.
    Result,
    /// The position.
    Lpn,
    /// The outlook.
    Outlook,
}

impl Query {
    const ALL: [Query; 4] = [Query::Turns, Query::Result, Query::Lpn, Query::Outlook];

    /// The word after `query`, which is also the first word of the answer.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Query::Turns => "turns",
            Query::Result => "result",
            Query::Lpn => "lpn",
            Query::Outlook => "outlook",
        }
    }
}

impl FromStr for Command {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Command, ParseError> {
        let mut words = Words::new(line);
        let first = words.next().unwrap_or_default();
        let mut plain = |word, command| {
            words.took(word);
            words.end().map(|()| command)
        };
        match first {
            "lei" => plain("lei", Command::Lei),
            "isready" => plain("isready", Command::IsReady),
            "newgame" => plain("newgame", Command::NewGame),
            "stop" => plain("stop", Command::Stop),
            "quit" => plain("quit", Command::Quit),
            "setoption" => set_option(words),
            "position" => position(words),
            "go" => Go::read(&mut words).map(Command::Go),
            "query" => query(words),
            word => Err(ParseError::Unknown { kind: "command", word: word.to_owned(), known: COMMANDS }),
        }
    }
}

fn set_option(mut words: Words<'_>) -> Result<Command, ParseError> {
    words.took("setoption");
    words.keyword("name")?;
    let name = words.take("the name of an option", Word::new)?;
    words.took("the name of the option");
    words.keyword("value")?;
    let value = words.take("a value", Word::new)?;
    words.took("the value");
    words.end()?;
    Ok(Command::SetOption(Setting { name, value }))
}

fn position(mut words: Words<'_>) -> Result<Command, ParseError> {
    words.took("position");
    let start = if words.eat("startpos") {
        let seed = words.take(NUMBER_64, number)?;
        words.took("the seed");
        let named = words.peek().and_then(Variant::from_name);
        if named.is_some() {
            words.next();
            words.took("the variant");
        }
        Start::Seed { seed, variant: named.unwrap_or_default() }
    } else if words.eat("lpn") {
        let mut fields = Vec::new();
        // A position has five fields. If the sixth word is not `moves`, the error below says so.
        while fields.len() < 5 && words.peek().is_some_and(|word| word != "moves") {
            fields.extend(words.next());
        }
        words.took("the position");
        Start::Position(fields.join(" ").parse().map_err(ParseError::Position)?)
    } else {
        return Err(words.wrong("startpos or lpn"));
    };
    let turns = if words.eat("moves") { words.turns()? } else { Vec::new() };
    // `moves` takes all words that follow, so words are left only without it.
    words.end().map_err(|_| words.wrong("moves or the end of the line"))?;
    Ok(Command::Position { start, turns })
}

fn query(mut words: Words<'_>) -> Result<Command, ParseError> {
    words.took("query");
    let query = words
        .take("turns, result, lpn or outlook", |word| Query::ALL.into_iter().find(|query| query.word() == word))?;
    words.took("the query");
    words.end()?;
    Ok(Command::Query(query))
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Command::Lei => f.write_str("lei"),
            Command::IsReady => f.write_str("isready"),
            Command::SetOption(Setting { name, value }) => write!(f, "setoption name {name} value {value}"),
            Command::NewGame => f.write_str("newgame"),
            Command::Position { start, turns } => {
                match start {
                    Start::Seed { seed, variant } => write!(f, "position startpos {seed} {variant}")?,
                    Start::Position(position) => write!(f, "position lpn {position}")?,
                }
                if !turns.is_empty() {
                    f.write_str(" moves")?;
                }
                turns.iter().try_for_each(|turn| write!(f, " {turn}"))
            }
            Command::Go(go) => go.fmt(f),
            Command::Stop => f.write_str("stop"),
            Command::Query(query) => write!(f, "query {}", query.word()),
            Command::Quit => f.write_str("quit"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LPN: &str =
        "K/I,R,R,B/G,B,I,K,R,J,G/B,G,I,I,R,K/R,B,G,K,J,I,B/K,G,R,B,I,G/B,K,R,I,G,K,R/J,I,B,K/G 1 -/- 0/0 std";

    #[test]
    fn commands_round_trip() {
        let position = format!("position lpn {LPN} moves b2-b1 K,c1-d1-e2-f2 pass");
        let lines = [
            "lei",
            "isready",
            "setoption name Hash value 64",
            "newgame",
            "position startpos 18446744073709551615 six",
            "position startpos 7 std moves b1-b2",
            &position,
            "go infinite",
            "go movetime 1 time1 2 time2 3 inc1 4 inc2 5 depth 6 nodes 7 searchmoves a1-b2 R,b2-b3-b4",
            "stop",
            "query turns",
            "query result",
            "query lpn",
            "query outlook",
            "quit",
        ];
        for line in lines {
            let command: Command = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
            assert_eq!(command.to_string(), line);
        }
        let same = [("  go\t", "go infinite"), ("position startpos 7", "position startpos 7 std"), ("\tlei\r", "lei")];
        for (line, written) in same {
            assert_eq!(line.parse::<Command>().map(|command| command.to_string()).as_deref(), Ok(written));
        }
    }

    #[test]
    fn malformed_commands_are_refused_with_what_was_expected() {
        let cases = [
            ("", "unknown command \"\", expected one of: lei, isready"),
            ("uci", "unknown command \"uci\""),
            ("LEI", "unknown command \"LEI\""),
            ("isready now", "expected nothing more after isready, found \"now\""),
            ("setoption Hash 64", "expected name after setoption, found \"Hash\""),
            ("setoption name Hash", "expected value after the name of the option, found the end of the line"),
            ("setoption name Hash value", "expected a value after value, found the end of the line"),
            ("setoption name Hash value 1 2", "expected nothing more after the value, found \"2\""),
            ("position", "expected startpos or lpn after position, found the end of the line"),
            ("position startpos", "expected a whole number from 0 to 18446744073709551615 after startpos"),
            ("position startpos -1", "found \"-1\""),
            ("position startpos 18446744073709551616", "a whole number from 0 to 18446744073709551615"),
            ("position startpos 7 five", "expected moves or the end of the line after the seed, found \"five\""),
            ("position startpos 7 six e2-e4", "expected moves or the end of the line after the variant"),
            ("position startpos 7 moves a1-b2 x", "turn 2, \"x\": this is not a turn: column 1: expected a turn like"),
            ("position lpn", "this is not a position: field 1"),
            ("position lpn moves a1-b2", "this is not a position: field 1"),
            ("position lpn x", "expected a stack like RIJ"),
            ("go wtime 1000", "found \"wtime\""),
            ("go fast", "expected movetime, nodes, depth, infinite"),
            ("go nodes", "expected a whole number from 0 to 18446744073709551615 after nodes, found the end"),
            ("go movetime 4294967296", "expected a whole number from 0 to 4294967295 after movetime"),
            ("go depth +3", "found \"+3\""),
            ("go nodes 1 nodes 2", "nodes is given twice"),
            ("go infinite infinite", "infinite is given twice"),
            ("go infinite depth 3", "infinite cannot be combined with another limit"),
            ("go searchmoves", "expected a turn after searchmoves, found the end of the line"),
            ("go searchmoves a1-b2 nodes 5", "turn 2, \"nodes\""),
            ("query", "expected turns, result, lpn or outlook after query"),
            ("query moves", "found \"moves\""),
            ("query lpn turns", "expected nothing more after the query"),
        ];
        for (line, expected) in cases {
            let message = line.parse::<Command>().expect_err(line).to_string();
            assert!(message.contains(expected), "{line}: {message}");
        }
        let sixth = format!("position lpn {LPN} a1-b2").parse::<Command>().expect_err("moves is missing").to_string();
        assert!(sixth.contains("expected moves or the end of the line after the position"), "{sixth}");
        let long = format!("go {}", "x".repeat(10_000)).parse::<Command>().expect_err("no limit").to_string();
        assert!(long.len() < 300, "{long}");
    }
}
