//! What to say to an engine and what to hear from it, read from a file. `docs/engine-protocol.md` describes the form.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail, ensure};
use lyngk_rules::{Position, Turn};

use crate::input::shortened;

/// What was found in answers, by the names that the file gives it.
pub(crate) type Found = BTreeMap<String, String>;

/// A part of a file, which is tried with a fresh engine.
#[derive(Debug)]
pub(crate) struct Part {
    pub(crate) title: String,
    pub(crate) steps: Vec<Step>,
}

#[derive(Debug)]
pub(crate) struct Step {
    /// The number of its line.
    pub(crate) line: usize,
    pub(crate) action: Action,
}

#[derive(Debug)]
pub(crate) enum Action {
    /// Say this.
    Send(Pattern),
    /// Hear this, within some other time than the usual one.
    Expect(Pattern, Option<Duration>),
    /// Do not hear this any more.
    Never(Pattern),
    /// See the engine end by itself.
    End,
}

/// Words, some of which stand for others.
#[derive(Debug)]
pub(crate) struct Pattern(Vec<Token>);

#[derive(Debug)]
enum Token {
    Word(String),
    /// Any words, or none.
    Anything,
    Place {
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

/// Reads a whole file.
pub(crate) fn read(text: &str) -> Result<Vec<Part>> {
    let mut parts: Vec<Part> = Vec::new();
    let mut within = None;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim_end();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(title) = line.strip_prefix("== ") {
            parts.push(Part { title: title.trim().to_owned(), steps: Vec::new() });
            continue;
        }
        let read = action(line, &mut within).with_context(|| format!("line {number}"))?;
        let part = parts.last_mut().ok_or_else(|| anyhow!("line {number}: a part begins with == and its title"))?;
        part.steps.extend(read.map(|action| Step { line: number, action }));
    }
    ensure!(!parts.is_empty(), "there is no part in it, one begins with == and its title");
    Ok(parts)
}

fn action(line: &str, within: &mut Option<Duration>) -> Result<Option<Action>> {
    let (mark, rest) = line.split_once(' ').unwrap_or((line, ""));
    Ok(match mark {
        ">" => Some(Action::Send(Pattern::read(rest)?)),
        "<" => Some(Action::Expect(Pattern::read(rest)?, within.take())),
        "!" if rest.trim() == "end" => Some(Action::End),
        "!" => match rest.split_once(' ') {
            Some(("never", pattern)) => Some(Action::Never(Pattern::read(pattern)?)),
            Some(("within", number)) => {
                let millis: u32 = number.trim().parse().context("expected a number of milliseconds after within")?;
                *within = Some(Duration::from_millis(millis.into()));
                None
            }
            _ => bail!("expected within, never or end after !, found {}", shortened(rest)),
        },
        _ => bail!("expected a line that begins with >, <, !, == or #, found {}", shortened(line)),
    })
}

impl Pattern {
    fn read(text: &str) -> Result<Pattern> {
        text.split_ascii_whitespace().map(Token::read).collect::<Result<_>>().map(Pattern)
    }

    /// The line with what was found put into its places.
    pub(crate) fn filled(&self, found: &Found) -> Result<String> {
        let fill = |token: &Token| match token {
            Token::Word(word) => Ok(word.clone()),
            Token::Place { name: Some(name), .. } => {
                found.get(name).cloned().ok_or_else(|| anyhow!("nothing was found before that is called {name}"))
            }
            token => Err(anyhow!("{token} does not say what to send")),
        };
        Ok(self.0.iter().map(fill).collect::<Result<Vec<_>>>()?.join(" "))
    }

    /// What is found when a line is held against it; none if the line is another.
    ///
    /// Between places for anything, each stretch of words is taken where it first fits. As their lengths are fixed,
    /// this finds a way whenever there is one, but for names that would have to be found elsewhere.
    pub(crate) fn matched(&self, line: &str, found: &Found) -> Option<Found> {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        let mut found = found.clone();
        let mut stretches = self.0.split(|token| matches!(token, Token::Anything)).peekable();
        let mut at = 0;
        let mut is_first = true;
        while let Some(stretch) = stretches.next() {
            let length: usize = stretch.iter().map(Token::length).sum();
            let at_end = words.len().checked_sub(length)?;
            let is_last = stretches.peek().is_none();
            // The first stretch begins the line and the last one ends it.
            let from = if is_last { at_end.max(at) } else { at };
            let to = if is_first { 0 } else { at_end };
            let (place, now) = (from..=to).find_map(|place| Some((place, fits(stretch, &words[place..], &found)?)))?;
            found = now;
            at = place + length;
            is_first = false;
        }
        Some(found)
    }
}

/// What is found when the words begin with this stretch.
fn fits(stretch: &[Token], mut words: &[&str], found: &Found) -> Option<Found> {
    let mut found = found.clone();
    for token in stretch {
        let (these, behind) = words.split_at_checked(token.length())?;
        words = behind;
        let text = these.join(" ");
        match token {
            Token::Word(word) => (*word == text).then_some(())?,
            Token::Anything => {}
            Token::Place { kind, name } => {
                kind.is(&text).then_some(())?;
                if let Some(name) = name {
                    let known = found.entry(name.clone()).or_insert_with(|| text.clone());
                    (*known == text).then_some(())?;
                }
            }
        }
    }
    Some(found)
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

    fn is(self, text: &str) -> bool {
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
            return Ok(Token::Anything);
        }
        let Some(inner) = word.strip_prefix('<').and_then(|word| word.strip_suffix('>')) else {
            return Ok(Token::Word(word.to_owned()));
        };
        let (kind, name) = inner.split_once(':').map_or((inner, None), |(kind, name)| (kind, Some(name.to_owned())));
        let kind = Kind::ALL.into_iter().find(|known| known.name() == kind);
        let kind = kind.with_context(|| format!("expected <turn>, <n> or <lpn>, found {}", shortened(word)))?;
        Ok(Token::Place { kind, name })
    }

    /// How many words it stands for, where that is certain.
    const fn length(&self) -> usize {
        match self {
            Token::Word(_) | Token::Place { kind: Kind::Turn | Kind::Number, .. } => 1,
            Token::Place { kind: Kind::Lpn, .. } => 5,
            Token::Anything => 0,
        }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Word(word) => f.write_str(word),
            Token::Anything => f.write_str("..."),
            Token::Place { kind, name: None } => write!(f, "<{}>", kind.name()),
            Token::Place { kind, name: Some(name) } => write!(f, "<{}:{name}>", kind.name()),
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

    fn found(pattern: &str, line: &str) -> Option<Found> {
        Pattern::read(pattern).expect("a pattern").matched(line, &Found::new())
    }

    #[test]
    fn places_and_anything_match_what_they_stand_for() {
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
            assert!(found(pattern, line).is_some(), "{pattern}: {line}");
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
            assert!(found(pattern, line).is_none(), "{pattern}: {line}");
        }
    }

    #[test]
    fn what_was_found_is_sent_and_compared() {
        let found = found("bestmove <turn:best>", "bestmove a1-b2").expect("it fits");
        let pattern = |text| Pattern::read(text).expect("a pattern");
        let filled = pattern("position startpos 7 moves <turn:best>").filled(&found);
        assert_eq!(filled.expect("it is known"), "position startpos 7 moves a1-b2");
        assert!(pattern("bestmove <turn:best>").matched("bestmove a1-b3", &found).is_none());
        assert!(pattern("go nodes <n>").filled(&found).is_err());
        assert!(pattern("go nodes <n:other>").filled(&found).is_err());
    }

    #[test]
    fn files_that_make_no_sense_are_refused_with_the_line() {
        let cases = [
            ("", "no part"),
            ("> lei", "line 1: a part begins"),
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
