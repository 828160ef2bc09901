//! The command `go`: limits of a search, and the turns to choose from.

use std::fmt;
use std::time::Duration;

use lyngk_rules::{LongTurn, PerPlayer, Player, Turn};

use crate::ParseError;
use crate::words::{NUMBER_32, NUMBER_64, Words, number};

const LIMITS: &str = "movetime, nodes, depth, infinite, time1, time2, inc1, inc2 or searchmoves";

/// The time that a player has for the rest of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct GameClock {
    /// The time left.
    pub remaining: Duration,
    /// The time that each turn adds.
    pub increment: Duration,
}

/// The limits of a search, and the turns to choose from. The first limit that is reached ends the search; without any, it goes on
/// until `stop`.
///
/// ```
/// use std::time::Duration;
/// use lyngk_lei::{GameClock, Go};
/// use lyngk_rules::{PerPlayer, Player};
///
/// let clock = GameClock { remaining: Duration::from_secs(60), increment: Duration::from_secs(1) };
/// let go = Go::clocks(PerPlayer::both(Some(clock)), Player::One).at_most(Duration::from_secs(6));
/// assert_eq!(go.to_string(), "go movetime 6000 time1 60000 time2 60000 inc1 1000 inc2 1000");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Go {
    /// Milliseconds for this turn.
    pub movetime: Option<u32>,
    /// How many nodes to visit.
    pub nodes: Option<u64>,
    /// The length of the principal variation to reach.
    pub depth: Option<u32>,
    /// Milliseconds left on each player's clock.
    pub times: PerPlayer<Option<u32>>,
    /// Milliseconds that each turn adds to a player's clock.
    pub increments: PerPlayer<Option<u32>>,
    /// The turns to choose from; all legal ones if it is empty.
    pub among: Vec<LongTurn>,
}

impl Go {
    /// A limit of time for this turn.
    #[must_use]
    pub fn time(time: Duration) -> Go {
        Go { movetime: Some(milliseconds(time)), ..Go::default() }
    }

    /// A limit of nodes.
    #[must_use]
    pub fn nodes(nodes: u64) -> Go {
        Go { nodes: Some(nodes), ..Go::default() }
    }

    /// The clocks of the players who have one. The engine decides how much of its own it uses. If the player to move has none, there
    /// is no limit: the protocol has no use for the opponent's clock alone.
    #[must_use]
    pub fn clocks(clocks: PerPlayer<Option<GameClock>>, to_move: Player) -> Go {
        if clocks[to_move].is_none() {
            return Go::default();
        }
        Go {
            times: clocks.map(|clock| clock.map(|clock| milliseconds(clock.remaining))),
            increments: clocks.map(|clock| clock.map(|clock| milliseconds(clock.increment))),
            ..Go::default()
        }
    }

    /// The same, with at most this much time for this turn.
    #[must_use]
    pub fn at_most(self, time: Duration) -> Go {
        let time = milliseconds(time);
        Go { movetime: Some(self.movetime.map_or(time, |movetime| movetime.min(time))), ..self }
    }

    /// The same, with only these turns to choose from.
    #[must_use]
    pub fn among(self, turns: &[Turn]) -> Go {
        let among = turns.iter().map(|&turn| LongTurn { turn, through: Vec::new() }).collect();
        Go { among, ..self }
    }

    /// Whether only `stop` ends it.
    #[must_use]
    pub fn is_infinite(&self) -> bool {
        *self == Go { among: self.among.clone(), ..Go::default() }
    }

    /// The longest time that a search of this player may take, if there is a limit of time.
    pub(crate) fn longest(&self, player: Player) -> Option<Duration> {
        let times = [self.movetime, self.times[player]];
        times.into_iter().flatten().min().map(|time| Duration::from_millis(time.into()))
    }

    /// Reads what follows the word `go`.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Go, ParseError> {
        let mut go = Go::default();
        let mut infinite = false;
        while let Some(word) = words.next() {
            match word {
                "movetime" => limit(words, "movetime", NUMBER_32, &mut go.movetime)?,
                "nodes" => limit(words, "nodes", NUMBER_64, &mut go.nodes)?,
                "depth" => limit(words, "depth", NUMBER_32, &mut go.depth)?,
                "time1" => limit(words, "time1", NUMBER_32, &mut go.times[Player::One])?,
                "time2" => limit(words, "time2", NUMBER_32, &mut go.times[Player::Two])?,
                "inc1" => limit(words, "inc1", NUMBER_32, &mut go.increments[Player::One])?,
                "inc2" => limit(words, "inc2", NUMBER_32, &mut go.increments[Player::Two])?,
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

/// Whole milliseconds, as many as the protocol has room for.
fn milliseconds(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}

/// Reads the number that follows a keyword.
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
        let limits = [
            ("movetime", self.movetime),
            ("time1", self.times[Player::One]),
            ("time2", self.times[Player::Two]),
            ("inc1", self.increments[Player::One]),
            ("inc2", self.increments[Player::Two]),
            ("depth", self.depth),
        ];
        for (keyword, value) in limits {
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
