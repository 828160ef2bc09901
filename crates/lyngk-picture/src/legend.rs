//! Every mark on a board, one by one, for a legend.

use lyngk_rules::{Color, Piece, Player, Stack, Variant};
use lyngk_view::{Completes, FullStack, Landing, PointRole, PointView, Trace};

use crate::decoration::{self, Dressing};
use crate::draw::{self, put};
use crate::mark;

/// The area of a legend's drawing as a `viewBox` attribute.
pub const VIEW_BOX: &str = "-48 -76 96 116";

/// A mark on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// A stack of player 1's: one ring.
    PlayerOne,
    /// A stack of player 2's: two rings.
    PlayerTwo,
    /// Height and slots: a full slot for a colour that the stack has, a hollow one for a colour that it lacks.
    Slots,
    /// A stack with which nothing can be done now.
    Veiled,
    /// A stack that can be moved only with a claim of its colour.
    NeedsClaim,
    /// The stack that has been picked up.
    Picked,
    /// A landing of the picked-up stack.
    Landing,
    /// A landing by the LYNGK rule.
    LandingByLyngk,
    /// A landing that needs a claim.
    LandingWithClaim,
    /// A landing that completes a stack of one's own.
    Completes,
    /// A landing that makes an obstacle.
    MakesObstacle,
    /// The landing that awaits confirmation.
    Chosen,
    /// A stack that becomes one's own by the claim under consideration.
    Becomes,
    /// A stack that a hint points at.
    Hinted,
    /// Start and end of the last turn.
    LastTurn,
    /// A point on which a player could complete a stack next.
    Threat,
    /// A stack that neither moves nor grows.
    Obstacle,
    /// The stack that won the game.
    Winner,
}

impl Sign {
    /// All marks, in the order of a legend.
    pub const ALL: [Sign; 18] = [
        Sign::PlayerOne,
        Sign::PlayerTwo,
        Sign::Slots,
        Sign::Veiled,
        Sign::Picked,
        Sign::Landing,
        Sign::LandingByLyngk,
        Sign::NeedsClaim,
        Sign::LandingWithClaim,
        Sign::Becomes,
        Sign::Completes,
        Sign::MakesObstacle,
        Sign::Chosen,
        Sign::Hinted,
        Sign::LastTurn,
        Sign::Threat,
        Sign::Obstacle,
        Sign::Winner,
    ];

    /// Its name in keys of texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Sign::PlayerOne => "player-one",
            Sign::PlayerTwo => "player-two",
            Sign::Slots => "slots",
            Sign::Veiled => "veiled",
            Sign::NeedsClaim => "needs-claim",
            Sign::Picked => "picked",
            Sign::Landing => "landing",
            Sign::LandingByLyngk => "landing-lyngk",
            Sign::LandingWithClaim => "landing-claim",
            Sign::Completes => "completes",
            Sign::MakesObstacle => "makes-obstacle",
            Sign::Chosen => "chosen",
            Sign::Becomes => "becomes",
            Sign::Hinted => "hinted",
            Sign::LastTurn => "last-turn",
            Sign::Threat => "threat",
            Sign::Obstacle => "obstacle",
            Sign::Winner => "winner",
        }
    }

    /// The mark on an example, as the content of an SVG element with this [`VIEW_BOX`]. Its colours come from the style sheets of the
    /// board; the element needs the class of a piece set.
    #[must_use]
    pub fn drawing(self) -> String {
        let view = self.example();
        let variant = if self == Sign::Winner { Variant::Six } else { Variant::Standard };
        let dressing = Dressing { variant, owner: view.owner, full: view.full };
        let claim = match view.role {
            PointRole::Landing(Landing { claim: Some(_), .. }) => " data-claim=\"\"",
            _ => "",
        };
        let veiled = if view.veiled { " data-veiled=\"\"" } else { "" };
        let hinted = if self == Sign::Hinted { " data-hinted=\"\"" } else { "" };
        let mut svg = format!("<g class=\"spot\" data-use=\"{}\"{claim}{veiled}{hinted}>", mark::role_name(view.role));
        match self {
            Sign::Hinted => svg += "<circle class=\"spot-hit\" r=\"44\"/>",
            Sign::LastTurn => svg += "<path class=\"trail\" d=\"M-40-46 0 0\"/>",
            _ => {}
        }
        svg += &decoration::below(view.trace);
        svg += &decoration::shadow(view.stack.height());
        put(
            &mut svg,
            format_args!(
                "<g class=\"spot-stack\">{}{}{}{}</g></g>",
                draw::stack(view.stack) + &decoration::veil(view.stack),
                view.becomes.map(|player| decoration::becoming(view.stack, player)).unwrap_or_default(),
                decoration::on_top(view.stack, dressing),
                mark::marks(&view)
            ),
        );
        svg
    }

    /// A point with the mark and nothing else.
    fn example(self) -> PointView {
        use Color::{Black, Blue, Green, Ivory, Red};
        let of = |colors: &[Color]| {
            Stack::from_pieces(colors.iter().map(|&color| Piece::Color(color))).unwrap_or(Piece::Color(Blue).into())
        };
        let landing = Landing { claim: None, lyngk: false, completes: None };
        let mut view = PointView { stack: of(&[Blue]), ..PointView::EMPTY };
        match self {
            Sign::PlayerOne => view.owner = Some(Player::One),
            Sign::PlayerTwo => view.owner = Some(Player::Two),
            Sign::Slots => view.stack = of(&[Black, Red, Blue]),
            Sign::Veiled => view.veiled = true,
            Sign::NeedsClaim => {
                view.stack = of(&[Ivory, Blue]);
                view.role = PointRole::MovableWithClaim;
            }
            Sign::Picked => view.role = PointRole::Picked,
            Sign::Landing => view.role = PointRole::Landing(landing),
            Sign::LandingByLyngk => view.role = PointRole::Landing(Landing { lyngk: true, ..landing }),
            Sign::LandingWithClaim => view.role = PointRole::Landing(Landing { claim: Some(Red), ..landing }),
            Sign::Completes => {
                view.role = PointRole::Landing(Landing { completes: Some(Completes::Own), ..landing });
            }
            Sign::MakesObstacle => {
                view.role = PointRole::Landing(Landing { completes: Some(Completes::Obstacle), ..landing });
            }
            Sign::Chosen => view.role = PointRole::Chosen(landing),
            Sign::Becomes => view.becomes = Some(Player::One),
            Sign::Hinted => {}
            Sign::LastTurn => view.trace = Some(Trace::To),
            Sign::Threat => view.threats[Player::One] = true,
            Sign::Obstacle => {
                view.stack = of(&[Ivory, Red, Black, Green, Blue]);
                view.full = Some(FullStack::Obstacle);
            }
            Sign::Winner => {
                view.stack = of(&[Ivory, Red, Black, Green, Blue]);
                view.full = Some(FullStack::Winner);
                view.owner = Some(Player::One);
            }
        }
        view
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_mark_is_drawn_and_named_differently() {
        let names: BTreeSet<&str> = Sign::ALL.into_iter().map(Sign::name).collect();
        let drawings: BTreeSet<String> = Sign::ALL.into_iter().map(Sign::drawing).collect();
        assert_eq!((names.len(), drawings.len()), (Sign::ALL.len(), Sign::ALL.len()));
    }

    #[test]
    fn every_class_of_a_mark_is_in_the_legend() {
        let legend: String = Sign::ALL.into_iter().map(Sign::drawing).collect();
        for class in
            ["owner of-one", "owner of-two", "tag-height", "tag-slots", "veil", "becoming", "claim-chip", "chip-threat"]
        {
            assert!(legend.contains(&format!("class=\"{class}")) || legend.contains(&format!("{class}\"")), "{class}");
        }
    }
}
