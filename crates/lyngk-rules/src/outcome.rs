//! How a game ends.

use crate::{Core, PerPlayer, Player, Points, Variant};

/// How many stacks of each height count for a player.
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
    /// The counts in the order in which they decide, each with the height that it is of.
    #[must_use]
    pub const fn by_height(self) -> [(usize, usize); 5] {
        [(5, self.fives), (4, self.fours), (3, self.threes), (2, self.twos), (1, self.singles)]
    }
}

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// A stack of six with an own colour on top (H4).
    SuddenDeath,
    /// More stacks of this height, all higher ones being equal (G1, G2, H6).
    Stacks {
        /// Five for G1, four to one for the tie-break.
        height: usize,
    },
    /// All counts are equal: a draw (G3, H6).
    AllEqual,
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner, none for a draw.
    pub winner: Option<Player>,
    /// What decided.
    pub ground: Ground,
    /// The counts of both players.
    pub tallies: PerPlayer<Tally>,
}

impl Core {
    /// The counts of a player as they are now.
    ///
    /// Stacks count for the player who owns the colour on top (X7). Obstacles, stacks of full height with a neutral top
    /// when they were completed, count for nobody (X4).
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

    /// How the game ended; none while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.outcome_by_count())
    }

    /// How the game would end if it were over now: what the counts say.
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
