//! Parser for conformance files, and matching of lines against their patterns. `docs/engine-protocol.md` describes the format.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail, ensure};
use lyngk_rules::{Position, Turn};

use lyngk_lei::quoted;

/// Named parts of answers.
pub(crate) type Captures = BTreeMap<String, String>;

/// A section of a file. Each section runs with a fresh engine.
#[derive(Debug)]
pub(crate) struct Section {
    pub(crate) title: String,
    pub(crate) steps: Vec<ScriptStep>,
}

#[derive(Debug)]
pub(crate) struct ScriptStep {
    /// The line number.
    pub(crate) line: usize,
    pub(crate) action: Action,
}

#[derive(Debug)]
pub(crate) enum Action {
    /// Send this line.
    Send(Pattern),
    /// Expect a matching line, within this time if given.
    Expect(Pattern, Option<Duration>),
    /// Expect no matching line until the end of the section.
    Forbid(Pattern),
    /// Expect the engine to exit.
    ExpectEnd,
}

/// A line of words and placeholders.
#[derive(Debug)]
pub(crate) struct Pattern(Vec<Token>);

#[derive(Debug)]
enum Token {
    Word(String),
    /// Any number of words.
    Ellipsis,
    Placeholder {
        kind: Kind,
        name: Option<String>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Turn,
    Number,
    Lpn,
}

/// Parses a whole file.
pub(crate) fn read(text: &str) -> Result<Vec<Section>> {
    let mut sections: Vec<Section> = Vec::new();
    let mut timeout = None;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim_end();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(title) = line.strip_prefix("== ") {
            sections.push(Section { title: title.trim().to_owned(), steps: Vec::new() });
            continue;
        }
        let read = action(line, &mut timeout).with_context(|| format!("line {number}"))?;
        let section =
            sections.last_mut().ok_or_else(|| anyhow!("line {number}: expected == and the title of a section"))?;
        section.steps.extend(read.map(|action| ScriptStep { line: number, action }));
    }
    ensure!(!sections.is_empty(), "the file has no section; a section begins with == and its title");
    Ok(sections)
}

fn action(line: &str, timeout: &mut Option<Duration>) -> Result<Option<Action>> {
    let (mark, rest) = line.split_once(' ').unwrap_or((line, ""));
    Ok(match mark {
        ">" => Some(Action::Send(Pattern::read(rest)?)),
        "<" => Some(Action::Expect(Pattern::read(rest)?, timeout.take())),
        "!" if rest.trim() == "end" => Some(Action::ExpectEnd),
        "!" => match rest.split_once(' ') {
            Some(("never", pattern)) => Some(Action::Forbid(Pattern::read(pattern)?)),
            Some(("within", number)) => {
                let millis: u32 = number.trim().parse().context("expected a number of milliseconds after within")?;
                *timeout = Some(Duration::from_millis(millis.into()));
                None
            }
            _ => bail!("expected within, never or end after !, found {}", quoted(rest)),
        },
        _ => bail!("expected a line that begins with >, <, !, == or #, found {}", quoted(line)),
    })
}

impl Pattern {
    fn read(text: &str) -> Result<Pattern> {
        text.split_ascii_whitespace().map(Token::read).collect::<Result<_>>().map(Pattern)
    }

    /// The line with captures in place of the placeholders.
    pub(crate) fn filled(&self, captures: &Captures) -> Result<String> {
        let fill = |token: &Token| match token {
            Token::Word(word) => Ok(word.clone()),
            Token::Placeholder { name: Some(name), .. } => {
                captures.get(name).cloned().ok_or_else(|| anyhow!("no earlier line has a value for {name}"))
            }
            token => Err(anyhow!("{token} has no value to send")),
        };
        Ok(self.0.iter().map(fill).collect::<Result<Vec<_>>>()?.join(" "))
    }

    /// The captures, extended by those of this line; `None` if the line does not match.
    ///
    /// The tokens between two ellipses have a fixed length and are matched at the first place where they fit. This finds every
    /// match, except one that needs a capture at a later place.
    pub(crate) fn matched(&self, line: &str, captures: &Captures) -> Option<Captures> {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        let mut captures = captures.clone();
        let mut stretches = self.0.split(|token| matches!(token, Token::Ellipsis)).peekable();
        let mut at = 0;
        let mut is_first = true;
        while let Some(stretch) = stretches.next() {
            let length: usize = stretch.iter().map(Token::length).sum();
            let at_end = words.len().checked_sub(length)?;
            let is_last = stretches.peek().is_none();
            // The first stretch begins the line and the last one ends it.
            let from = if is_last { at_end.max(at) } else { at };
            let to = if is_first { 0 } else { at_end };
            let (place, extended) =
                (from..=to).find_map(|place| Some((place, match_words(stretch, &words[place..], &captures)?)))?;
            captures = extended;
            at = place + length;
            is_first = false;
        }
        Some(captures)
    }
}

/// The captures, extended by those of a match at the beginning of the words.
fn match_words(stretch: &[Token], mut words: &[&str], captures: &Captures) -> Option<Captures> {
    let mut captures = captures.clone();
    for token in stretch {
        let (these, rest) = words.split_at_checked(token.length())?;
        words = rest;
        let text = these.join(" ");
        match token {
            Token::Word(word) => (*word == text).then_some(())?,
            Token::Ellipsis => {}
            Token::Placeholder { kind, name } => {
                kind.matches(&text).then_some(())?;
                if let Some(name) = name {
                    let known = captures.entry(name.clone()).or_insert_with(|| text.clone());
                    (*known == text).then_some(())?;
                }
            }
        }
    }
    Some(captures)
}

impl Kind {
    const ALL: [Kind; 3] = [Kind::Turn, Kind::Number, Kind::Lpn];

    const fn name(self) -> &'static str {
        match self {
            Kind::Turn => "turn",
            Kind::Number => "n",
            Kind::Lpn => "lpn",
        }
    }

    fn matches(self, text: &str) -> bool {
        match self {
            Kind::Turn => text.parse::<Turn>().is_ok(),
            Kind::Number => text.bytes().all(|byte| byte.is_ascii_digit()),
            Kind::Lpn => text.parse::<Position>().is_ok(),
        }
    }
}

impl Token {
    fn read(word: &str) -> Result<Token> {
        if word == "..." {
            return Ok(Token::Ellipsis);
        }
        let Some(inner) = word.strip_prefix('<').and_then(|word| word.strip_suffix('>')) else {
            return Ok(Token::Word(word.to_owned()));
        };
        let (kind, name) = inner.split_once(':').map_or((inner, None), |(kind, name)| (kind, Some(name.to_owned())));
        let kind = Kind::ALL.into_iter().find(|known| known.name() == kind);
        let kind = kind.with_context(|| format!("expected <turn>, <n> or <lpn>, found {}", quoted(word)))?;
        Ok(Token::Placeholder { kind, name })
    }

    /// The number of words it matches; 0 for an ellipsis.
    const fn length(&self) -> usize {
        match self {
            Token::Word(_) | Token::Placeholder { kind: Kind::Turn | Kind::Number, .. } => 1,
            Token::Placeholder { kind: Kind::Lpn, .. } => 5,
            Token::Ellipsis => 0,
        }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Word(word) => f.write_str(word),
            Token::Ellipsis => f.write_str("..."),
            Token::Placeholder { kind, name: None } => write!(f, "<{}>", kind.name()),
            Token::Placeholder { kind, name: Some(name) } => write!(f, "<{}:{name}>", kind.name()),
        }
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&words.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matched(pattern: &str, line: &str) -> Option<Captures> {
        Pattern::read(pattern).expect("a pattern").matched(line, &Captures::new())
    }

    #[test]
    fn placeholders_and_ellipses_match_their_words() {
        let yes = [
            ("readyok", "readyok"),
            ("readyok", "  readyok "),
            ("...", ""),
            ("error ...", "error"),
            ("error ... E3", "error it breaks E3"),
            ("... a b ... c", "x a a b c c"),
            ("bestmove <turn>", "bestmove R,a1-b2"),
            ("info ... multipv 2 ...", "info depth 1 multipv 2 score"),
            ("a <n:x> ... <n:x>", "a 5 6 5"),
        ];
        for (pattern, line) in yes {
            assert!(matched(pattern, line).is_some(), "{pattern}: {line}");
        }
        let no = [
            ("readyok", ""),
            ("readyok", "readyok readyok"),
            ("readyok", "no readyok"),
            ("error ... E3", "error it breaks E3 again"),
            ("a ... a", "a"),
            ("bestmove <turn>", "bestmove none"),
            ("a <n:x> ... <n:x>", "a 5 6 7"),
            ("lpn <lpn>", "lpn a b c d e"),
        ];
        for (pattern, line) in no {
            assert!(matched(pattern, line).is_none(), "{pattern}: {line}");
        }
    }

    #[test]
    fn captures_are_sent_and_compared() {
        let captures = matched("bestmove <turn:best>", "bestmove a1-b2").expect("it matches");
        let pattern = |text| Pattern::read(text).expect("a pattern");
        let filled = pattern("position startpos 7 moves <turn:best>").filled(&captures);
        assert_eq!(filled.expect("it is known"), "position startpos 7 moves a1-b2");
        assert!(pattern("bestmove <turn:best>").matched("bestmove a1-b3", &captures).is_none());
        assert!(pattern("go nodes <n>").filled(&captures).is_err());
        assert!(pattern("go nodes <n:other>").filled(&captures).is_err());
    }

    #[test]
    fn malformed_files_are_refused_with_the_line() {
        let cases = [
            ("", "no section"),
            ("> lei", "line 1: expected == and the title"),
            ("== a\nlei", "line 2: expected a line that begins with"),
            ("== a\n\n! soon", "line 3: expected within, never or end"),
            ("== a\n< <move>", "line 2: expected <turn>"),
        ];
        for (text, expected) in cases {
            let message = format!("{:#}", read(text).expect_err(text));
            assert!(message.contains(expected), "{message}");
        }
    }
}
