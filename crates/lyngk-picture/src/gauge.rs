//! Gauges at the feet of stacks: which player is likely to complete the stack, and how likely.
//!
//! Player 1's gauge is a circle with one ring, player 2's a square with two. The edge goes as far round as the probability, and
//! likelier gauges are larger.

use lyngk_rules::{PerPlayer, Player, Point};
use lyngk_view::Compass;

use crate::draw::{self, RX, put};
use crate::{Length, geometry};

/// A circle and a square. Both paths begin in the middle of the upper edge.
const SHAPES: PerPlayer<&str> = PerPlayer::new(
    "M0-11a11 11 0 1 1 0 22 11 11 0 1 1 0-22Z",
    "M0-11H7a4 4 0 0 1 4 4V7a4 4 0 0 1-4 4H-7a4 4 0 0 1-4-4V-7a4 4 0 0 1 4-4Z",
);

/// Gauges at the feet of stacks, each with a player and a probability in thousandths.
#[must_use]
pub fn gauges(compass: Compass, stacks: impl Iterator<Item = (Point, Player, u16)>) -> String {
    let mut svg = String::new();
    for (point, player, share) in stacks {
        let (x, y) = geometry::place(compass, point);
        let [x, y] = [x + RX - 10.0, y + 11.0].map(Length);
        let drawing = gauge(player, share);
        put(
            &mut svg,
            format_args!(
                "<g data-at=\"{point}\" transform=\"translate({x} {y})\"><g class=\"gauge-size\">{drawing}</g></g>"
            ),
        );
    }
    svg
}

/// A gauge around the origin.
#[must_use]
pub fn gauge(player: Player, share: u16) -> String {
    let outline = SHAPES[player];
    let class = match player {
        Player::One => "one",
        Player::Two => "two",
    };
    // With one decimal place there is a step for every fifth.
    let size = Length(0.7 + f64::from(share.min(1000)) / 2000.0);
    let round = Length(f64::from(share.min(1000)) / 10.0);
    format!(
        "<g class=\"gauge {class}\" transform=\"scale({size})\"><path class=\"gauge-ground\" d=\"{outline}\"/><path class=\"gauge-track\" d=\"{outline}\"/><path class=\"gauge-edge\" pathLength=\"100\" stroke-dasharray=\"{round} 100\" d=\"{outline}\"/><g transform=\"scale(.7)\">{}</g></g>",
        draw::player_sign(player)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_differ_in_shape_and_rings_and_probabilities_in_length_and_size() {
        let [one, two] = Player::ALL.map(|player| gauge(player, 700));
        assert_eq!([&one, &two].map(|svg| svg.matches("<circle").count()), [1, 2]);
        assert!(one.contains(SHAPES[Player::One]) && two.contains(SHAPES[Player::Two]));
        assert!(one.contains("stroke-dasharray=\"70 100\"") && gauge(Player::One, 999).contains("\"99.9 100\""));
        assert_ne!(gauge(Player::One, 510).split('>').next(), gauge(Player::One, 900).split('>').next());
    }

    #[test]
    fn every_stack_has_its_gauge_in_every_rotation() {
        for rotation in 0..6 {
            let svg = gauges(Compass::new(rotation), Point::ALL.into_iter().map(|point| (point, Player::Two, 600)));
            assert_eq!(svg.matches("data-at=").count(), Point::COUNT);
        }
        assert_eq!(gauges(Compass::new(0), std::iter::empty()), "");
    }
}
