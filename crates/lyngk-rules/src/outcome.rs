//! Outcomes of games.

use crate::{Core, PerPlayer, Player, Points, Variant};

/// The number of stacks of each height that count for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Tally {
    /// Standard game: stacks of five removed (G1). Six-stack variant: stacks of five on the board (H6).
    pub fives: usize,
    /// Stacks of four on the board.
    pub fours: usize,
    /// Stacks of three on the board.
    pub threes: usize,
    /// Stacks of two on the board.
    pub twos: usize,
    /// Single pieces on the board.
    pub singles: usize,
}

impl Tally {
    /// Pairs of height and count, in the order in which they decide.
    #[must_use]
    pub const fn by_height(self) -> [(usize, usize); 5] {
        [(5, self.fives), (4, self.fours), (3, self.threes), (2, self.twos), (1, self.singles)]
    }
}

/// Ground of the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// A stack of six with one of the winner's colours on top (H4).
    SuddenDeath,
    /// More stacks of this height, with equal counts for all greater heights (G1, G2, H6).
    Stacks {
        /// Five for G1, four to one for the tie-break.
        height: usize,
    },
    /// All counts are equal: a tie (G3, H6).
    AllEqual,
}

/// The outcome of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner, or `None` for a tie.
    pub winner: Option<Player>,
    /// Ground of the result.
    pub ground: Ground,
    /// The counts of both players.
    pub tallies: PerPlayer<Tally>,
}

impl Core {
    /// The current counts of a player.
    ///
    /// A stack counts for the player who has claimed the colour on top (X7). Obstacles, which were completed with a neutral
    /// colour on top, count for nobody (X4).
    #[must_use]
    pub fn tally(&self, player: Player) -> Tally {
        let own = self.claims(player).iter().fold(Points::EMPTY, |all, color| all | self.topped(color));
        let mut heights = [0; 7];
        own.iter().for_each(|point| heights[self.height(point)] += 1);
        let fives = match self.variant() {
            Variant::Standard => usize::from(self.scored(player)),
            Variant::Six => heights[5],
        };
        Tally { fives, fours: heights[4], threes: heights[3], twos: heights[2], singles: heights[1] }
    }

    /// The outcome, or `None` if the game is not over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.outcome_by_count())
    }

    /// The outcome by the current counts, as if the game were over.
    #[must_use]
    pub fn outcome_by_count(&self) -> Outcome {
        let tallies = PerPlayer::from_fn(|player| self.tally(player));
        if self.is_sudden_death() {
            let winner = Player::ALL.into_iter().find(|&player| self.scored(player) > 0);
            return Outcome { winner, ground: Ground::SuddenDeath, tallies };
        }
        let [one, two] = tallies.map(Tally::by_height).into_array();
        let decided = one.into_iter().zip(two).find(|((_, one), (_, two))| one != two);
        let (winner, ground) = match decided {
            Some(((height, one), (_, two))) => {
                (Some(if one > two { Player::One } else { Player::Two }), Ground::Stacks { height })
            }
            None => (None, Ground::AllEqual),
        };
        Outcome { winner, ground, tallies }
    }
}
