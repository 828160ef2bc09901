//! Notes on games that differ from ours.

use std::fmt;

use lyngk_rules::{Color, GameResult, IllegalTurn, Player, Points, Turn};

/// Something about a game that its record does not show, as the rules of Boardspace differ or a file contradicts itself.
///
/// `Display` writes it as an English sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Note {
    /// A claim took the obstacles on these points from the board, and they counted for the player. By our rules they stay (X4).
    ObstaclesTaken {
        /// The number of the turn.
        number: usize,
        /// Whose turn it was.
        player: Player,
        /// The claimed colour.
        color: Color,
        /// The points of the obstacles.
        points: Points,
    },
    /// This turn is illegal by our rules, so it and all later ones were not read.
    OtherRules {
        /// The number of the turn.
        number: usize,
        /// The player.
        player: Player,
        /// The turn, and why it is illegal.
        error: IllegalTurn,
        /// This turn and all later ones.
        unread: Vec<Turn>,
    },
    /// The position was changed by hand in the middle of the game. The turns after that were not read.
    PositionChanged,
    /// This many variations go on under other rules, or from other positions, and were read in part only.
    VariationsCut {
        /// How many.
        count: usize,
    },
    /// The game ended where nobody could move without claiming. By our rules a player could go on, as with this turn (X2, X3).
    EndedEarly {
        /// A legal turn.
        turn: Turn,
    },
    /// The last turn has no `Done`, so it was not read, or the resignation does not count.
    Unfinished {
        /// The number of the turn.
        number: usize,
        /// The player.
        player: Player,
        /// Whether the player had resigned.
        resigned: bool,
    },
    /// The result by Boardspace's rules is another one than by ours.
    OtherResult {
        /// By our rules.
        ours: GameResult,
        /// By Boardspace's.
        theirs: GameResult,
    },
    /// The result does not fit how the game ended: by the player who resigned, or whose time ran out.
    EndContradicts {
        /// The result that the end means.
        end: GameResult,
        /// The result that the file states.
        stated: GameResult,
    },
    /// Who won on time is doubtful: the player who claimed the time is not the one whom Boardspace's board gives the win.
    DoubtfulTime {
        /// The result that the record has.
        result: GameResult,
    },
    /// The sentence about the result names neither a player nor a draw.
    UnknownResult {
        /// The sentence.
        sentence: String,
    },
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::ObstaclesTaken { number, player, color, points } => {
                let points: Vec<String> = points.iter().map(|point| point.to_string()).collect();
                write!(
                    f,
                    "turn {number} of player {player}: at Boardspace, claiming {} took the obstacle on {} from the board; here it stays (X4)",
                    color.name(),
                    points.join(" and ")
                )
            }
            Note::OtherRules { number, player, error, unread } => {
                write!(
                    f,
                    "the game goes on under other rules: it was read up to turn {number} of player {player}, where {error}; not read:"
                )?;
                unread.iter().try_for_each(|turn| write!(f, " {turn}"))
            }
            Note::PositionChanged => {
                f.write_str("the position was changed by hand in the middle of the game; it was read up to there")
            }
            Note::VariationsCut { count } => {
                write!(f, "{count} variations go on under other rules and were read in part")
            }
            Note::EndedEarly { turn } => write!(
                f,
                "Boardspace ended the game as nobody could move without claiming; here a claim allows a turn, such as {turn} (X2, X3)"
            ),
            Note::Unfinished { number, player, resigned: false } => {
                write!(f, "turn {number} of player {player} has no Done, so it was not finished and not read")
            }
            Note::Unfinished { player, resigned: true, .. } => {
                write!(f, "player {player} resigned, but without the Done that would make it count")
            }
            Note::OtherResult { ours, theirs } => {
                write!(f, "by the rules of Boardspace the result is {theirs}; by the rules here it is {ours}")
            }
            Note::EndContradicts { end, stated } => {
                write!(f, "the game ended {end} by the last move, but the file says {stated}")
            }
            Note::DoubtfulTime { result } => {
                write!(f, "who won on time is doubtful: the file can be read both ways; the record says {result}")
            }
            Note::UnknownResult { sentence } => {
                write!(f, "it is not clear what the sentence about the result means: {sentence:?}")
            }
        }
    }
}
