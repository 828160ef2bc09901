//! Chat at the table.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::name::is_invisible;
use crate::{Name, Place};

/// A chat message: a text, or a phrase that everybody reads in their own language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChatMessage {
    /// A text.
    Text(ChatText),
    /// A ready phrase.
    Phrase(Phrase),
}

/// Ready phrases, which the page shows in the reader's language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum Phrase {
    Hello,
    GoodLuck,
    HaveFun,
    NiceTurn,
    Oops,
    OneMoment,
    Back,
    WellPlayed,
    ThankYou,
    Goodbye,
}

impl Phrase {
    /// All phrases, in the order in which they are offered.
    pub const ALL: [Phrase; 10] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::HaveFun,
        Phrase::NiceTurn,
        Phrase::Oops,
        Phrase::OneMoment,
        Phrase::Back,
        Phrase::WellPlayed,
        Phrase::ThankYou,
        Phrase::Goodbye,
    ];
}

/// A line of chat: 1 to 200 characters that can be seen.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ChatText(Box<str>);

impl ChatText {
    /// The largest number of characters.
    pub const MAX_CHARS: usize = 200;

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for ChatText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The error for a text that cannot be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ChatTextError {
    /// There is nothing to see.
    #[error("there is nothing to say")]
    Empty,
    /// It is too long.
    #[error("a message has at most {} characters", ChatText::MAX_CHARS)]
    Long,
}

impl FromStr for ChatText {
    type Err = ChatTextError;

    /// Reads a text. Characters that cannot be seen are left out, as people paste them without knowing.
    fn from_str(text: &str) -> Result<ChatText, ChatTextError> {
        if text.len() > 4 * 4 * ChatText::MAX_CHARS {
            return Err(ChatTextError::Long);
        }
        // Emoji are joined by a character that cannot be seen, and coloured by another.
        let kept = |c: &char| c.is_whitespace() || !is_invisible(*c) || matches!(c, '\u{200d}' | '\u{fe0f}');
        // First this, then the spaces: a text that is stored must be the same when it is read again.
        let text: String = text.chars().filter(kept).collect();
        let text = text.split_whitespace().collect::<Vec<&str>>().join(" ");
        if text.chars().all(|c| c.is_whitespace() || is_invisible(c)) {
            Err(ChatTextError::Empty)
        } else if text.chars().count() > ChatText::MAX_CHARS {
            Err(ChatTextError::Long)
        } else {
            Ok(ChatText(text.into()))
        }
    }
}

impl TryFrom<String> for ChatText {
    type Error = ChatTextError;

    fn try_from(text: String) -> Result<ChatText, ChatTextError> {
        text.parse()
    }
}

impl From<ChatText> for String {
    fn from(text: ChatText) -> String {
        text.0.into()
    }
}

/// Name of a speaker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Speaker {
    /// A player.
    Player(Place),
    /// Somebody who watches, by name.
    Watcher(Name),
}

/// Audience of a message: players and watchers have a chat of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Audience {
    Players,
    Watchers,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_left_out_of_chat() {
        for hidden in ["\u{202e}", "\u{1d173}", "\u{e000}", "\u{10fffd}", "\u{fdd0}", "\u{ffff}"] {
            let text: ChatText = format!("a{hidden}b").parse().expect("a text");
            assert_eq!(text.as_str(), "ab", "{hidden:?}");
            assert_eq!(hidden.parse::<ChatText>(), Err(ChatTextError::Empty), "{hidden:?}");
        }
        let family: ChatText = "👨\u{200d}👩\u{fe0f}".parse().expect("a text");
        assert_eq!(family.as_str(), "👨\u{200d}👩\u{fe0f}");
    }
}
