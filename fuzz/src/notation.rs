//! Readers of turns, positions and records. What they accept is written and read again; errors have the right place.

use std::fmt::{Debug, Display};
use std::str::FromStr;
use std::sync::LazyLock;

use lyngk_rules::{
    Expected, LgnError, LgnProblem, LongTurn, LpnError, LpnProblem, Point, Position, Record, Records, Setup, Stack,
    SyntaxError, Turn, TurnError,
};

/// The positions of the target [`turn`]: a start, and a later position with long LYNGK moves.
static POSITIONS: LazyLock<Vec<Position>> = LazyLock::new(|| {
    let lpns = [
        "K/I,R,R,B/G,B,I,K,R,J,G/B,G,I,I,R,K/R,B,G,K,J,I,B/K,G,R,B,I,G/B,K,R,I,G,K,R/J,I,B,K/G 1 -/- 0/0 std",
        "K/B,RG,JK,./.,RB,.,.,B,.,I/JK,RKIB,.,.,IB,R/K,.,.,.,.,.,I/G,RGI,.,KBG,I,R/K,G,JB,IRBG,.,G,I/.,.,G,KR/. 2 IG/BR 0/0 six",
    ];
    lpns.map(|lpn| lpn.parse().expect("a valid position")).to_vec()
});

/// Text of points, stacks and turns, in short and long form.
///
/// # Panics
/// If accepted text is not written and read again without a change, or if an error has the wrong place.
pub fn turn(data: &[u8]) {
    let text = &*String::from_utf8_lossy(data);
    read::<Point>(text);
    read::<Stack>(text);
    let short = read::<Turn>(text);
    let long = read::<LongTurn>(text);
    let long_without_path = long.as_ref().filter(|long| long.through.is_empty()).map(|long| long.turn);
    assert_eq!(short, long_without_path, "both readers know the short form");
    for position in &*POSITIONS {
        match position.read_turn(text) {
            Ok(turn) => {
                assert_eq!(Some(turn), long.as_ref().map(|long| long.turn));
                assert!(position.is_legal(turn));
                assert_eq!(position.refusals(turn), []);
            }
            Err(error) => {
                shown(&error);
                assert_eq!(long.is_none(), matches!(error, TurnError::Syntax(_)), "{error}");
                if let TurnError::Illegal(illegal) = error {
                    assert!(!position.is_legal(illegal.turn()));
                    assert!(!illegal.refusals().is_empty(), "an illegal turn has a reason");
                }
            }
        }
    }
}

/// Reads a text as one value, and checks the value or the error.
fn read<T>(text: &str) -> Option<T>
where
    T: FromStr<Err = SyntaxError> + Display + Debug + PartialEq,
{
    let value: T = match text.parse() {
        Ok(value) => value,
        Err(error) => {
            check_syntax_error(text, error);
            return None;
        }
    };
    let written = value.to_string();
    assert_eq!(written.parse().as_ref(), Ok(&value), "{written}");
    assert!(written.eq_ignore_ascii_case(text), "{text} is written as {written}, which differs by more than case");
    Some(value)
}

/// Text of a position in LPN, read as a position and as a setup.
///
/// # Panics
/// If accepted text is not written and read again without a change, or if an error has the wrong place.
pub fn lpn(data: &[u8]) {
    let text = &*String::from_utf8_lossy(data);
    let position: Result<Position, _> = text.parse();
    let setup: Setup = match text.parse() {
        Ok(setup) => setup,
        Err(error) => {
            check_lpn_error(text, &error);
            assert_eq!(position, Err(error), "both readers have the same syntax");
            return;
        }
    };
    // There is only one way to write a setup.
    assert_eq!(setup.to_string(), text);
    match position {
        Ok(position) => {
            assert_eq!(setup.faults(), []);
            assert_eq!(position.setup(), setup);
            assert_eq!(position.to_string(), text);
        }
        Err(error) => {
            check_lpn_error(text, &error);
            let found: Vec<_> = error
                .problems()
                .iter()
                .map(|problem| match *problem {
                    LpnProblem::Fault { fault, .. } => fault,
                    _ => panic!("{error}: the syntax of the setup was right"),
                })
                .collect();
            assert_eq!(found, setup.faults());
        }
    }
}

/// Text with any number of records in LGN.
///
/// # Panics
/// If accepted text is not written and read again without a change, or if an error has the wrong place.
pub fn lgn(data: &[u8]) {
    let text = &*String::from_utf8_lossy(data);
    let mut records = Records::new(text);
    let mut read: Vec<Record> = Vec::new();
    let mut failed = false;
    while let Some(record) = records.next() {
        match record {
            Ok(record) => read.push(record),
            Err(error) => {
                assert_eq!(error.game, read.len() + 1);
                check_lgn_error(text, &error);
                assert!(records.next().is_none(), "an error ends the reading");
                failed = true;
                break;
            }
        }
    }
    match text.parse::<Record>() {
        Ok(record) => assert_eq!([record].as_slice(), read),
        Err(error) => {
            assert!(failed || read.len() != 1, "{error}");
            check_lgn_error(text, &error);
        }
    }
    for record in &read {
        let written = record.to_string();
        let again: Record = written.parse().unwrap_or_else(|error| panic!("{error}\n{written}"));
        assert_eq!(&again, record, "{written}");
        assert_eq!(again.to_string(), written);
        assert_eq!(record.final_position().setup().faults(), []);
        // The tag Start contains the nine columns only, and there is one way to write them.
        let lpn = record.start().to_string();
        let columns = lpn.split(' ').next().unwrap_or_default();
        assert!(text.contains(&format!("\"{columns}\"")), "{lpn}\n{text}");
    }
    let together: String = read.iter().map(ToString::to_string).collect();
    assert_eq!(Records::new(&together).collect::<Result<Vec<_>, _>>().as_ref(), Ok(&read), "{together}");
}

fn check_syntax_error(text: &str, error: SyntaxError) {
    shown(&error);
    assert!((1..=text.chars().count() + 1).contains(&error.column), "{error}");
    assert_eq!(text.chars().nth(error.column - 1), error.found, "{error}");
}

fn check_lpn_error(text: &str, error: &LpnError) {
    shown(error);
    assert!(!error.problems().is_empty());
    for problem in error.problems() {
        match *problem {
            LpnProblem::Syntax { error, .. } => check_syntax_error(text, error),
            _ => assert!((1..=text.chars().count()).contains(&problem.column()), "{problem}"),
        }
    }
}

fn check_lgn_error(text: &str, error: &LgnError) {
    // A byte order mark does not count as a character of the first line.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    shown(error);
    // Unlike `lines`, this has an empty last line, for errors at the end of the text.
    let line = text.split_inclusive('\n').chain([""]).nth(error.line - 1);
    let line = line.unwrap_or_else(|| panic!("the text has no such line: {error}"));
    assert!((1..=line.chars().count() + 1).contains(&error.column), "{error}");
    match &error.problem {
        // The place of an unclosed comment is its beginning, although its end is missing.
        LgnProblem::Syntax(SyntaxError { expected: Expected::CommentEnd, found, .. }) => assert_eq!(*found, None),
        LgnProblem::Syntax(syntax) | LgnProblem::Turn { error: TurnError::Syntax(syntax), .. } => {
            let there = line.chars().nth(error.column - 1);
            // A quote ends the value of a tag, and a backslash precedes a quote within it.
            let in_tag = matches!((there, syntax.found), (Some('"'), None) | (Some('\\'), Some('"')));
            assert!(there == syntax.found || in_tag, "{error}, but the text has {there:?}");
        }
        _ => {}
    }
}

/// Formats an error, which could panic as well.
fn shown(error: &impl std::error::Error) {
    assert!(!error.to_string().is_empty());
}
