//! Duplicate matches: two games from the same start with sides swapped, decided by both together.

use lyngk_rules::Tally;
use serde::{Deserialize, Serialize};

use crate::{PerPlace, Place};

/// Half points for a win. A tie is one for each.
const WIN: u32 = 2;

/// How a game ended, by place. The second game of a duplicate match has that of the first in its log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct GameEnd {
    /// The winner, nobody after a tie.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<Place>,
    /// The stacks that counted at the end, if the game was decided by counting them: not by a stack of six, by resignation, on
    /// time, by absence or by agreement.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stacks: Option<PerPlace<StackCounts>>,
}

/// The number of stacks of five, four, three and two pieces, and of single pieces, in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StackCounts(pub [u32; 5]);

impl From<Tally> for StackCounts {
    fn from(tally: Tally) -> StackCounts {
        StackCounts(tally.by_height().map(|(_, count)| count as u32))
    }
}

/// The result of a duplicate match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MatchResult {
    /// The winner of the match, nobody after a tie.
    pub winner: Option<Place>,
    /// The ground of the result.
    pub ground: MatchGround,
    /// The points of both games, in halves: two for a win, one for a tie.
    pub half_points: PerPlace<u32>,
    /// The stacks of both games together, if both games were decided by counting.
    pub stacks: Option<PerPlace<StackCounts>>,
}

/// Ground of the result of a duplicate match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchGround {
    /// More points.
    Points,
    /// One win each, both by counting, and more stacks of this height in both games together, with equal numbers of all higher ones.
    Stacks {
        /// Five to one.
        height: usize,
    },
    /// One win each, and only one of them by counting: the other win weighs more.
    PlayedOut,
    /// Nothing: the match is a tie.
    AllEqual,
}

impl MatchResult {
    /// The result of two games.
    ///
    /// Points decide. After one win each, both by counting, the rules' own comparison decides, with the stacks of both games
    /// together. If only one of the games was decided by counting, whoever won the other wins the match: nobody can secure a lead from
    /// one game by giving up the other. In all other cases it is a tie.
    ///
    /// ```
    /// use lyngk_room::{GameEnd, MatchResult, PerPlace, Place, StackCounts};
    ///
    /// let counts = |host, guest| Some(PerPlace { host: StackCounts(host), guest: StackCounts(guest) });
    /// let first = GameEnd { winner: Some(Place::Host), stacks: counts([4, 1, 0, 0, 2], [2, 0, 1, 1, 0]) };
    /// let second = GameEnd { winner: Some(Place::Guest), stacks: counts([3, 0, 0, 0, 0], [4, 0, 0, 0, 0]) };
    /// // One win each; seven stacks of five against six.
    /// assert_eq!(MatchResult::of([first, second]).winner, Some(Place::Host));
    /// ```
    #[must_use]
    pub fn of(games: [GameEnd; 2]) -> MatchResult {
        let points = |place: Place| games.iter().map(|game| half_points(game, place)).sum();
        let half_points = PerPlace { host: points(Place::Host), guest: points(Place::Guest) };
        let stacks = together(games);
        let leader = |ahead: bool| Some(if ahead { Place::Host } else { Place::Guest });
        let decided = |winner, ground| MatchResult { winner, ground, half_points, stacks };
        if half_points.host != half_points.guest {
            return decided(leader(half_points.host > half_points.guest), MatchGround::Points);
        }
        if let Some(stacks) = stacks {
            let (host, guest) = (stacks.host.0, stacks.guest.0);
            let difference = host.into_iter().zip(guest).zip((1..=5).rev()).find(|((host, guest), _)| host != guest);
            return match difference {
                Some(((host, guest), height)) => decided(leader(host > guest), MatchGround::Stacks { height }),
                None => decided(None, MatchGround::AllEqual),
            };
        }
        let [first, second] = games;
        match (first.stacks, second.stacks) {
            (Some(_), None) if second.winner.is_some() => decided(second.winner, MatchGround::PlayedOut),
            (None, Some(_)) if first.winner.is_some() => decided(first.winner, MatchGround::PlayedOut),
            _ => decided(None, MatchGround::AllEqual),
        }
    }
}

fn half_points(game: &GameEnd, place: Place) -> u32 {
    match game.winner {
        Some(winner) if winner == place => WIN,
        Some(_) => 0,
        None => WIN / 2,
    }
}

/// The stacks of both games, if both were decided by counting.
fn together(games: [GameEnd; 2]) -> Option<PerPlace<StackCounts>> {
    let [first, second] = [games[0].stacks?, games[1].stacks?];
    let sum = |place: Place| {
        let mut counts = first[place].0;
        for (count, more) in counts.iter_mut().zip(second[place].0) {
            *count = count.saturating_add(more);
        }
        StackCounts(counts)
    };
    Some(PerPlace { host: sum(Place::Host), guest: sum(Place::Guest) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(winner: Option<Place>, host: [u32; 5], guest: [u32; 5]) -> GameEnd {
        GameEnd { winner, stacks: Some(PerPlace { host: StackCounts(host), guest: StackCounts(guest) }) }
    }

    fn given_up(winner: Option<Place>) -> GameEnd {
        GameEnd { winner, stacks: None }
    }

    #[track_caller]
    fn decides(games: [GameEnd; 2], winner: Option<Place>, ground: MatchGround) {
        let swapped = |place: Place| place.opposite();
        for games in [games, [games[1], games[0]]] {
            let result = MatchResult::of(games);
            assert_eq!((result.winner, result.ground), (winner, ground));
            assert_eq!(result.half_points.host + result.half_points.guest, 4);
            // The same with the places swapped.
            let mirrored = games.map(|game| GameEnd {
                winner: game.winner.map(swapped),
                stacks: game.stacks.map(|stacks| PerPlace { host: stacks.guest, guest: stacks.host }),
            });
            let result = MatchResult::of(mirrored);
            assert_eq!((result.winner, result.ground), (winner.map(swapped), ground));
        }
    }

    #[test]
    fn points_decide_first() {
        let (host, guest) = (Some(Place::Host), Some(Place::Guest));
        decides([given_up(host), given_up(host)], host, MatchGround::Points);
        decides([given_up(None), given_up(guest)], guest, MatchGround::Points);
        // However clear the other game was.
        let close = counted(guest, [1, 0, 0, 0, 0], [2, 0, 0, 0, 0]);
        decides([close, counted(None, [4, 0, 0, 0, 0], [4, 0, 0, 0, 0])], guest, MatchGround::Points);
    }

    #[test]
    fn after_one_win_each_the_stacks_of_both_games_decide_as_in_the_rules() {
        let (host, guest) = (Some(Place::Host), Some(Place::Guest));
        let won = counted(host, [3, 1, 2, 0, 0], [2, 3, 0, 0, 0]);
        decides([won, counted(guest, [1, 0, 0, 0, 0], [3, 0, 0, 0, 0])], guest, MatchGround::Stacks { height: 5 });
        decides([won, counted(guest, [1, 1, 0, 0, 0], [2, 1, 0, 0, 0])], guest, MatchGround::Stacks { height: 4 });
        decides([won, counted(guest, [1, 3, 0, 0, 1], [2, 1, 2, 0, 0])], host, MatchGround::Stacks { height: 1 });
        decides([won, counted(guest, [2, 3, 0, 0, 0], [3, 1, 2, 0, 0])], None, MatchGround::AllEqual);
    }

    #[test]
    fn whoever_gives_up_a_game_does_not_profit_from_the_other() {
        let (host, guest) = (Some(Place::Host), Some(Place::Guest));
        let clear = counted(host, [8, 0, 0, 0, 0], [0, 0, 0, 0, 0]);
        decides([clear, given_up(guest)], guest, MatchGround::PlayedOut);
        decides([given_up(host), given_up(guest)], None, MatchGround::AllEqual);
        decides([given_up(None), given_up(None)], None, MatchGround::AllEqual);
        decides([given_up(None), counted(None, [1; 5], [1; 5])], None, MatchGround::AllEqual);
    }
}
