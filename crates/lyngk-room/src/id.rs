//! Identifiers of rooms and commands.

use std::fmt;
use std::str::FromStr;

use data_encoding::{BASE32_NOPAD, Encoding, Specification};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The name of a room in links: twelve letters and digits, without those that look alike.
///
/// ```
/// use lyngk_room::RoomId;
///
/// let id = RoomId::from_random([7; 8]);
/// assert_eq!(id.to_string().len(), 12);
/// assert_eq!(id.to_string().parse(), Ok(id));
/// assert!("../etc".parse::<RoomId>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct RoomId([u8; RoomId::LENGTH]);

/// Base 32 in lower case, without 0, 1, l and o.
fn alphabet() -> Encoding {
    let mut specification = Specification::new();
    specification.symbols.push_str("abcdefghijkmnpqrstuvwxyz23456789");
    // The alphabet above has 32 different symbols.
    specification.encoding().unwrap_or(BASE32_NOPAD)
}

impl RoomId {
    const LENGTH: usize = 12;

    /// The id for random bytes. 60 of their bits count.
    #[must_use]
    pub fn from_random(bytes: [u8; 8]) -> RoomId {
        let mut id = [0; RoomId::LENGTH];
        id.copy_from_slice(&alphabet().encode(&bytes).as_bytes()[..RoomId::LENGTH]);
        RoomId(id)
    }

    /// The id of the room for a rematch. It follows from this one, so that a rematch that was interrupted while it was being opened
    /// is not opened twice.
    #[must_use]
    pub fn of_rematch(self) -> RoomId {
        let digest = Sha256::new_with_prefix(b"lyngk rematch ").chain_update(self.0).finalize();
        let mut bytes = [0; 8];
        bytes.copy_from_slice(&digest[..8]);
        RoomId::from_random(bytes)
    }

    /// The id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        // All symbols are ASCII.
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl fmt::Display for RoomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for RoomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RoomId({})", self.as_str())
    }
}

/// The error for a text that is not an identifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected {expected}")]
pub struct IdError {
    expected: &'static str,
}

impl IdError {
    pub(crate) const fn expected(expected: &'static str) -> IdError {
        IdError { expected }
    }
}

impl FromStr for RoomId {
    type Err = IdError;

    fn from_str(text: &str) -> Result<RoomId, IdError> {
        let symbols = b"abcdefghijkmnpqrstuvwxyz23456789";
        let id =
            text.as_bytes().try_into().ok().filter(|id: &[u8; RoomId::LENGTH]| id.iter().all(|c| symbols.contains(c)));
        id.map(RoomId).ok_or(IdError { expected: "the name of a room: twelve small letters and digits" })
    }
}

impl TryFrom<String> for RoomId {
    type Error = IdError;

    fn try_from(text: String) -> Result<RoomId, IdError> {
        text.parse()
    }
}

impl From<RoomId> for String {
    fn from(id: RoomId) -> String {
        id.to_string()
    }
}

/// A name that the sender gives to a command, so that sending it twice carries it out once.
///
/// 8 to 32 letters, digits, hyphens and underscores; the sender chooses them at random.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CommandId(Box<str>);

impl CommandId {
    /// The id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for CommandId {
    type Err = IdError;

    fn from_str(text: &str) -> Result<CommandId, IdError> {
        let allowed = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        if (8..=32).contains(&text.len()) && text.bytes().all(allowed) {
            Ok(CommandId(text.into()))
        } else {
            Err(IdError { expected: "8 to 32 letters, digits, hyphens and underscores" })
        }
    }
}

impl TryFrom<String> for CommandId {
    type Error = IdError;

    fn try_from(text: String) -> Result<CommandId, IdError> {
        text.parse()
    }
}

impl From<CommandId> for String {
    fn from(id: CommandId) -> String {
        id.0.into()
    }
}

impl fmt::Display for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
