//! Answers: the lines from an engine.

use std::fmt;
use std::str::FromStr;

use lyngk_rules::{GameResult, Position, Turn};

use crate::words::Words;
use crate::{EngineOption, Info, Outlook, ParseError, Text};

const ANSWERS: &str = "id, option, leiok, readyok, info, bestmove, turns, result, lpn, outlook, error";

/// A line from an engine.
///
/// ```
/// use lyngk_lei::Answer;
///
/// let answer: Answer = "bestmove R,c1-c2".parse()?;
/// assert_eq!(answer, Answer::BestMove(Some("R,c1-c2".parse()?)));
/// assert_eq!(answer.to_string(), "bestmove R,c1-c2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// `id name`: the name of the engine.
    Name(Text),
    /// `id author`: its author.
    Author(Text),
    /// `option`: an option of the engine.
    Option(EngineOption),
    /// `leiok`: the end of the introduction.
    LeiOk,
    /// `readyok`: all commands before `isready` have been handled.
    ReadyOk,
    /// `info`: a principal variation of the running search.
    Info(Info),
    /// `bestmove`: the end of a search, with the turn to play. None when the game is over.
    BestMove(Option<Turn>),
    /// `turns`: all legal turns.
    Turns(Vec<Turn>),
    /// `result`: the result of the game.
    Result(GameResult),
    /// `lpn`: the position.
    Lpn(Position),
    /// `outlook`: the outlook for the player to move. None when the game is over or the engine cannot tell.
    Outlook(Option<Box<Outlook>>),
    /// `error`: why a line was refused, in one sentence.
    Error(Text),
}

impl Answer {
    /// An `error` line with this message.
    #[must_use]
    pub fn error(error: impl fmt::Display) -> Answer {
        Answer::Error(Text::new(error))
    }
}

impl FromStr for Answer {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Answer, ParseError> {
        let mut words = Words::new(line);
        let answer = if words.eat("id") {
            if words.eat("name") {
                Answer::Name(Text::new(words.rest()))
            } else {
                words.keyword("author").map_err(|_| words.wrong("name or author"))?;
                Answer::Author(Text::new(words.rest()))
            }
        } else if words.eat("option") {
            Answer::Option(EngineOption::read(&mut words)?)
        } else if words.eat("leiok") {
            Answer::LeiOk
        } else if words.eat("readyok") {
            Answer::ReadyOk
        } else if words.eat("info") {
            Answer::Info(Info::read(&mut words)?)
        } else if words.eat("bestmove") {
            let turn = |word: &str| if word == "none" { Some(None) } else { word.parse().ok().map(Some) };
            Answer::BestMove(words.take("a turn or none", turn)?)
        } else if words.eat("turns") {
            Answer::Turns(words.short_turns()?)
        } else if words.eat("result") {
            let result = |word: &str| GameResult::ALL.into_iter().find(|result| result.text() == word);
            Answer::Result(words.take("1-0, 0-1, 1/2-1/2 or *", result)?)
        } else if words.eat("lpn") {
            Answer::Lpn(words.rest().parse().map_err(ParseError::Position)?)
        } else if words.eat("outlook") {
            Answer::Outlook(Outlook::read(&mut words)?)
        } else if words.eat("error") {
            Answer::Error(Text::new(words.rest()))
        } else {
            let word = words.next().unwrap_or_default().to_owned();
            return Err(ParseError::Unknown { kind: "answer", word, known: ANSWERS });
        };
        words.end()?;
        Ok(answer)
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Name(name) => write!(f, "id name {name}"),
            Answer::Author(author) => write!(f, "id author {author}"),
            Answer::Option(option) => option.fmt(f),
            Answer::LeiOk => f.write_str("leiok"),
            Answer::ReadyOk => f.write_str("readyok"),
            Answer::Info(info) => info.fmt(f),
            Answer::BestMove(Some(turn)) => write!(f, "bestmove {turn}"),
            Answer::BestMove(None) => f.write_str("bestmove none"),
            Answer::Turns(turns) => {
                f.write_str("turns")?;
                turns.iter().try_for_each(|turn| write!(f, " {turn}"))
            }
            Answer::Result(result) => write!(f, "result {result}"),
            Answer::Lpn(position) => write!(f, "lpn {position}"),
            Answer::Outlook(outlook) => {
                f.write_str("outlook ")?;
                Outlook::write(outlook.as_deref(), f)
            }
            Answer::Error(text) => write!(f, "error {text}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_round_trip() {
        let lines = [
            "id name Some engine 1.0",
            "id author Somebody",
            "option name Hash type spin default 64 min 1 max 65536",
            "option name Solver type check default true",
            "leiok",
            "readyok",
            "info depth 3 nodes 500 nps 1000 time 499 multipv 1 score wdl 333 1 666 pv a1-b2 R,c1-c2 pass",
            "info depth 3 nodes 500 nps 1000 time 499 multipv 2 score proved win distance 7 by six margin 1 pv a1-b2",
            "info depth 1 nodes 1 nps 1 time 0 multipv 1 score proved draw distance 0 by equal margin 0 pv pass",
            "info depth 1 nodes 1 nps 1 time 0 multipv 1 score proved loss distance 2 by 4 margin 2 pv pass",
            "bestmove R,c1-c2",
            "bestmove none",
            "turns",
            "turns a1-b2 pass",
            "result 1-0",
            "result 1/2-1/2",
            "result *",
            "lpn K/I,R,R,B/G,B,I,K,R,J,G/B,G,I,I,R,K/R,B,G,K,J,I,B/K,G,R,B,I,G/B,K,R,I,G,K,R/J,I,B,K/G 1 -/- 0/0 std",
            "outlook none",
            "outlook wdl 500 0 500",
            "outlook wdl 1 2 997 margins 0 0 1 99 200 300 200 100 90 10 0 fates a1 300 600 100 i1 0 0 1000",
            "error something is wrong",
        ];
        for line in lines {
            let answer: Answer = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
            assert_eq!(answer.to_string(), line);
        }
    }

    #[test]
    fn all_probabilities_round_trip() {
        for win in 0..=1000 {
            for draw in (0..=1000 - win).step_by(7) {
                let loss = 1000 - win - draw;
                let line =
                    format!("info depth 1 nodes 1 nps 1 time 1 multipv 1 score wdl {win} {draw} {loss} pv a1-b2");
                assert_eq!(line.parse::<Answer>().map(|answer| answer.to_string()), Ok(line));
            }
        }
    }

    #[test]
    fn malformed_answers_are_refused() {
        let cases = [
            ("uciok", "unknown answer \"uciok\", expected one of: id, option"),
            ("id", "expected name or author after id"),
            ("bestmove", "expected a turn or none after bestmove, found the end of the line"),
            ("bestmove a1-b2 ponder", "expected nothing more"),
            ("option name A B", "expected type after the name of the option, found \"B\""),
            ("option name A type button", "expected check or spin after type"),
            ("info depth x", "expected a whole number"),
            ("info string hello", "expected depth after info, found \"string\""),
            ("info depth 1 nodes 1 nps 1 time 1 multipv 1 score cp 5", "expected wdl or proved after score"),
            ("info depth 1 nodes 1 nps 1 time 1 multipv 1 score wdl 500 500 1", "thousandths that add up to 1000"),
            ("info depth 1 nodes 1 nps 1 time 1 multipv 1 score wdl 0 0 1000 pv", "expected a turn after pv"),
            ("result 2-0", "expected 1-0, 0-1, 1/2-1/2 or *"),
            ("outlook", "expected none or wdl after outlook, found the end of the line"),
            ("outlook wdl 500 500 1", "thousandths that add up to 1000"),
            ("outlook wdl 500 0 500 fates", "expected nothing more"),
            ("outlook wdl 500 0 500 margins 1000", "thousandths that add up to 1000 after margins"),
            ("outlook wdl 500 0 500 margins 0 0 0 0 0 1000 0 0 0 0 0", "expected fates"),
            ("outlook wdl 500 0 500 margins 0 0 0 0 0 1000 0 0 0 0 0 fates a1 1 2 3", "thousandths that add up"),
            (
                "outlook wdl 500 0 500 margins 0 0 0 0 0 1000 0 0 0 0 0 fates b1 0 0 1000 a1 0 0 1000",
                "expected a later point after the fate, found \"a1\"",
            ),
            ("turns a1-b2 c1-c2-c3", "turn 2, \"c1-c2-c3\""),
        ];
        for (line, expected) in cases {
            let message = line.parse::<Answer>().expect_err(line).to_string();
            assert!(message.contains(expected), "{line}: {message}");
        }
    }
}
