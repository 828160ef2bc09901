//! A fair start: random numbers that nobody can choose.
//!
//! The server and both players each choose a [`SecretNumber`] and publish its [`Commitment`], a hash. When all three commitments are known,
//! they are final: otherwise a player could change theirs after the server has told them the other number. Then the numbers are revealed, the server's last. Everybody can check that each number has the hash that was published, and that the
//! seed follows from all three ([`draw`]). Whoever chose a number at random knows that the seed is random, whatever the others did.
//! One can still refuse to reveal, but then there is no game.

use std::fmt;
use std::str::FromStr;

use data_encoding::HEXLOWER;
use lyngk_rules::Player;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{IdError, RoomId};

macro_rules! hexadecimal {
    ($(#[$doc:meta])* $type:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $type([u8; 32]);

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&HEXLOWER.encode(&self.0))
            }
        }

        impl FromStr for $type {
            type Err = IdError;

            fn from_str(text: &str) -> Result<$type, IdError> {
                let bytes = (text.len() == 64).then(|| HEXLOWER.decode(text.as_bytes()).ok()).flatten();
                let bytes = bytes.and_then(|bytes| bytes.try_into().ok());
                bytes.map($type).ok_or(IdError::expected("64 hexadecimal digits in lower case"))
            }
        }

        impl TryFrom<String> for $type {
            type Error = IdError;

            fn try_from(text: String) -> Result<$type, IdError> {
                text.parse()
            }
        }

        impl From<$type> for String {
            fn from(value: $type) -> String {
                value.to_string()
            }
        }
    };
}

hexadecimal! {
    /// A secret number, chosen at random. Written as 64 hexadecimal digits.
    SecretNumber
}

hexadecimal! {
    /// The hash of a secret [`SecretNumber`]: it fixes the number without telling it. Written as 64 hexadecimal digits.
    Commitment
}

impl SecretNumber {
    /// The number with these random bytes.
    #[must_use]
    pub const fn from_random(bytes: [u8; 32]) -> SecretNumber {
        SecretNumber(bytes)
    }

    /// The number of a player who has one secret for all rooms. It is the same after a reload and in another tab, and tells nothing
    /// about the numbers for other rooms.
    #[must_use]
    pub fn for_room(secret: [u8; 32], room: RoomId) -> SecretNumber {
        let digest = Sha256::new_with_prefix(b"lyngk room ").chain_update(secret).chain_update(room.as_str());
        SecretNumber(digest.finalize().into())
    }

    /// The bytes of the number.
    #[must_use]
    pub const fn to_bytes(self) -> [u8; 32] {
        self.0
    }

    /// The commitment to this number.
    #[must_use]
    pub fn commitment(self) -> Commitment {
        Commitment(Sha256::new_with_prefix(b"lyngk number ").chain_update(self.0).finalize().into())
    }
}

/// Start and sides that follow from all three numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The seed of the random start.
    pub seed: u64,
    /// The player that the host gets by lot.
    pub host_plays: Player,
}

/// Draws the seed and the lot from the numbers of the server, the host and the guest.
///
/// ```
/// use lyngk_room::lot::{SecretNumber, draw};
///
/// let [server, host, guest] = [1, 2, 3].map(|byte| SecretNumber::from_random([byte; 32]));
/// assert_eq!(draw(server, host, guest), draw(server, host, guest));
/// assert_ne!(draw(server, host, guest).seed, draw(server, guest, host).seed);
/// ```
#[must_use]
pub fn draw(server: SecretNumber, host: SecretNumber, guest: SecretNumber) -> Drawn {
    let numbers = [server, host, guest].map(|number| number.0).concat();
    let digest: [u8; 32] = Sha256::new_with_prefix(b"lyngk start ").chain_update(numbers).finalize().into();
    let mut seed = [0; 8];
    seed.copy_from_slice(&digest[..8]);
    let host_plays = if digest[31] & 1 == 0 { Player::One } else { Player::Two };
    Drawn { seed: u64::from_be_bytes(seed), host_plays }
}
