//! Targets of samples, from the rest of their game.

use lyngk_engine::Verdict;
use lyngk_rules::{Player, Point, Turn};
use lyngk_selfplay::Game;

use crate::sample::{LEFT, MINE, Sample, THEIRS};

/// The margins that the network tells apart reach from minus to plus this number.
const MOST_MARGIN: i8 = 5;

/// Fills in results, margins and fates. The samples belong to the game's positions, each with its result if that is proved.
///
/// A proved result counts more than the rest of the game: it replaces the result of the game in this position and in all earlier
/// ones, back to the next proof.
pub(crate) fn label(positions: Vec<(Sample, Option<Verdict>)>, game: &Game) -> Vec<Sample> {
    let outcome = game.end.outcome_by_count();
    let fives = outcome.tallies.map(|tally| tally.fives as i8);
    let mut result = match outcome.winner {
        Some(winner) => (winner, Verdict::Win),
        None => (game.end.to_move(), Verdict::Draw),
    };
    // The player who completes the stack on each point, in the position that the loop has reached.
    let mut completed_by: [Option<Player>; Point::COUNT] = [None; Point::COUNT];
    let mut labelled = Vec::with_capacity(positions.len());
    for ((mut sample, proof), &(before, turn)) in positions.into_iter().zip(&game.turns).rev() {
        let mover = sample.mover();
        if let Some(verdict) = proof {
            result = (mover, verdict);
            // A proof also replaces the estimates of the search.
            (sample.value, sample.draws) = (verdict.expectation(), f32::from(u8::from(verdict == Verdict::Draw)));
        }
        let verdict = if result.0 == mover { result.1 } else { result.1.opposite() };
        sample.result = match verdict {
            Verdict::Win => 1,
            Verdict::Draw => 0,
            Verdict::Loss => -1,
        };
        sample.margin = (fives[mover] - fives[mover.opponent()]).clamp(-MOST_MARGIN, MOST_MARGIN);
        if let Turn::Move { from, to, .. } = turn {
            if !before.after_unchecked(turn).occupied().contains(to) {
                completed_by[to.index()] = Some(mover);
            }
            // A stack that moves shares the fate of the stack that it lands on.
            completed_by[from.index()] = completed_by[to.index()];
        }
        for point in before.occupied() {
            sample.fates[point.index()] = match completed_by[point.index()] {
                Some(player) if player == mover => MINE,
                Some(_) => THEIRS,
                None => LEFT,
            };
        }
        labelled.push(sample);
    }
    labelled.reverse();
    labelled
}

#[cfg(test)]
mod tests {
    use lyngk_rules::Variant;
    use lyngk_selfplay::opening;

    use super::*;

    #[test]
    fn a_proof_replaces_the_estimates_of_the_search() {
        let (position, mut random) = opening(1, Variant::Standard);
        let turn = position.random_turn(&mut random).expect("a turn");
        let game = Game { turns: vec![(position, turn)], end: position.after_unchecked(turn) };
        let labelled = |proof: Option<Verdict>| {
            let estimate = Sample { value: 0.3, draws: 0.2, ..Sample::new(&position, &[]) };
            let sample = label(vec![(estimate, proof)], &game).remove(0);
            (sample.result, sample.value, sample.draws)
        };
        assert_eq!(labelled(Some(Verdict::Win)), (1, 1.0, 0.0));
        assert_eq!(labelled(Some(Verdict::Draw)), (0, 0.5, 1.0));
        assert_eq!(labelled(Some(Verdict::Loss)), (-1, 0.0, 0.0));
        let (_, value, draws) = labelled(None);
        assert_eq!((value, draws), (0.3, 0.2));
    }
}
