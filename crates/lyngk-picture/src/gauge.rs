//! Who may complete a stack, and how likely that is: a chip at its foot.
//!
//! Beads and form say who: one bead in a circle, two in a square. The edge is drawn as far round as it is likely, and what is
//! likelier is larger.

use lyngk_rules::{Player, Point};
use lyngk_view::Compass;

use crate::draw::{self, RX, put};
use crate::{Length, geometry};

/// A circle and a square, each from the middle of its upper edge on.
const FORMS: [&str; 2] = [
    "M0-11a11 11 0 1 1 0 22 11 11 0 1 1 0-22Z",
    "M0-11H7a4 4 0 0 1 4 4V7a4 4 0 0 1-4 4H-7a4 4 0 0 1-4-4V-7a4 4 0 0 1 4-4Z",
];

/// Chips at the feet of stacks, each with a player and a share in thousandths.
#[must_use]
pub fn gauges(compass: Compass, stacks: impl Iterator<Item = (Point, Player, u16)>) -> String {
    let mut svg = String::new();
    for (point, player, share) in stacks {
        let (x, y) = geometry::place(compass, point);
        let [x, y] = [x + RX + 3.0, y + 11.0].map(Length);
        let chip = gauge(player, share);
        put(
            &mut svg,
            format_args!(
                "<g data-at=\"{point}\" transform=\"translate({x} {y})\"><g class=\"gauge-size\">{chip}</g></g>"
            ),
        );
    }
    svg
}

/// A chip around the origin.
#[must_use]
pub fn gauge(player: Player, share: u16) -> String {
    let form = FORMS[player.index()];
    let word = ["one", "two"][player.index()];
    // Lengths have tenths: a step larger for every fifth.
    let size = Length(0.7 + f64::from(share.min(1000)) / 2000.0);
    let round = Length(f64::from(share.min(1000)) / 10.0);
    format!(
        "<g class=\"gauge {word}\" transform=\"scale({size})\"><path class=\"gauge-ground\" d=\"{form}\"/><path class=\"gauge-track\" d=\"{form}\"/><path class=\"gauge-edge\" pathLength=\"100\" stroke-dasharray=\"{round} 100\" d=\"{form}\"/><g transform=\"scale(.7)\">{}</g></g>",
        draw::beads(player)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_differ_by_form_and_beads_and_shares_by_length_and_size() {
        let [one, two] = Player::ALL.map(|player| gauge(player, 700));
        assert_eq!([&one, &two].map(|svg| svg.matches("class=\"bead\"").count()), [1, 2]);
        assert!(one.contains(FORMS[0]) && two.contains(FORMS[1]));
        assert!(one.contains("stroke-dasharray=\"70 100\"") && gauge(Player::One, 999).contains("\"99.9 100\""));
        assert_ne!(gauge(Player::One, 510).split('>').next(), gauge(Player::One, 900).split('>').next());
    }

    #[test]
    fn every_chip_is_at_its_stack_however_the_board_lies() {
        for rotation in 0..6 {
            let svg = gauges(Compass::new(rotation), Point::ALL.into_iter().map(|point| (point, Player::Two, 600)));
            assert_eq!(svg.matches("data-at=").count(), Point::COUNT);
        }
        assert_eq!(gauges(Compass::new(0), std::iter::empty()), "");
    }
}
