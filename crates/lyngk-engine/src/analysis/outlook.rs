//! Outlook of a position, from the network's auxiliary heads.

use lyngk_lei::{EndForecast, Outlook, Wdl};
use lyngk_rules::{Core, Point, Variant};

use crate::evaluation::BoardFacts;
use crate::network::{ActivationCache, AuxiliaryOutputs, Network};

/// The height of a stack that is taken off the board (E9).
const FULL: usize = 5;

/// The outlook of the embedded network of the variant. None when the game is over.
///
/// ```
/// use lyngk_engine::analysis::outlook;
/// use lyngk_rules::{Position, Variant};
///
/// let position = Position::random_start(7, Variant::Standard);
/// let outlook = outlook(&position).expect("the game goes on");
/// let ending = outlook.ending.expect("a standard game");
/// let [one, two] = ending.likely(&position).into_array();
/// assert!(one + two <= 8, "43 pieces make eight stacks of five at most");
/// assert_eq!(ending.fates().len(), 43);
/// ```
#[must_use]
pub fn outlook(core: &Core) -> Option<Outlook> {
    outlook_by(&Network::embedded(core.variant()), core)
}

/// A network's outlook. None when the game is over.
#[must_use]
pub fn outlook_by(network: &Network, core: &Core) -> Option<Outlook> {
    if core.is_over() {
        return None;
    }
    let facts = BoardFacts::new(core);
    // One evaluation of the network's trunk serves for both.
    let cache = ActivationCache::new(1);
    let chances = network.value(&facts, &cache);
    let is_standard = core.variant() == Variant::Standard;
    let ending = is_standard.then(|| ending(core, &network.auxiliary(&facts, &cache)));
    Some(Outlook { chances: Wdl::new(chances.win, chances.draw), ending })
}

fn ending(core: &Core, prospects: &AuxiliaryOutputs) -> EndForecast {
    let fate = |point: Point| {
        // An obstacle stays for certain (X4).
        let is_obstacle = core.height(point) == FULL;
        (point, if is_obstacle { [0.0, 0.0, 1.0] } else { prospects.fates[point.index()] })
    };
    EndForecast::from_shares(prospects.margins, core.occupied().iter().map(fate))
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{Player, Position, SplitMix64};

    use super::*;

    #[test]
    fn all_positions_of_games_have_an_outlook_until_they_are_over() {
        for seed in 0..4 {
            let mut random = SplitMix64::new(seed);
            let variant = Variant::ALL[(seed % 2) as usize];
            let mut position = Position::random_start(seed, variant);
            while let Some(turn) = position.random_turn(&mut random) {
                let outlook = outlook(&position).expect("an outlook");
                assert_eq!(outlook.ending.is_some(), variant == Variant::Standard);
                if let Some(ending) = outlook.ending {
                    assert!(ending.fates().iter().map(|&(point, _)| point).eq(position.occupied().iter()));
                    assert!(ending.fates().iter().all(|(_, fate)| fate.mine() + fate.theirs() + fate.left() == 1000));
                    let likely = ending.likely(&position);
                    let expected = ending.expected(&position);
                    for player in Player::ALL {
                        assert!(likely[player] >= position.scored(player));
                        assert!(expected[player] >= f32::from(position.scored(player)));
                    }
                    assert!(likely.values().sum::<u8>() <= 8 && expected.values().sum::<f32>() <= 8.61);
                }
                position.play_unchecked(turn);
            }
            assert_eq!(outlook(&position), None);
        }
    }

    #[test]
    fn an_obstacle_is_left_for_certain() {
        let lpn =
            "I/.,.,.,B/.,.,.,R,.,.,./.,.,.,.,.,./I,.,.,G,.,.,R/RBGJI,.,.,.,.,./.,.,.,.,.,.,B/.,.,.,./K 2 IB/RG 3/3 std";
        let position: Position = lpn.parse().expect("a position");
        let ending = outlook(&position).and_then(|outlook| outlook.ending).expect("a standard game");
        assert!(ending.fates().iter().all(|&(point, fate)| (fate.left() == 1000) == (position.height(point) == FULL)));
    }
}
