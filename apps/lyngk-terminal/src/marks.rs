//! The signs of the pieces, and the marks to their left and right that tell what can be done.

use lyngk_rules::{Color, Piece, Player, Point, Turn};
use lyngk_view::{Completes, Landing, PointRole, PointView, Trace};

use crate::desk::MomentTurns;
use crate::look::{Accent, Look};

/// The sign of a kind of piece.
pub(crate) const fn sign(look: Look, piece: Piece) -> &'static str {
    if look.ascii {
        return "";
    }
    match piece {
        Piece::Color(Color::Ivory) => "○",
        Piece::Color(Color::Blue) => "◆",
        Piece::Color(Color::Red) => "▲",
        Piece::Color(Color::Green) => "■",
        Piece::Color(Color::Black) => "●",
        Piece::Joker => "✶",
    }
}

/// The sign of an owner.
pub(crate) const fn owner(look: Look, player: Player) -> &'static str {
    match (look.ascii, player) {
        (false, Player::One) => "¹",
        (false, Player::Two) => "²",
        (true, Player::One) => "1",
        (true, Player::Two) => "2",
    }
}

/// The sign of the player to move.
pub(crate) const fn to_move(look: Look) -> &'static str {
    if look.ascii { ">" } else { "▶" }
}

/// The sign of a colour that is claimed with the turn under construction.
pub(crate) const fn chosen(look: Look) -> &'static str {
    if look.ascii { "*" } else { "✓" }
}

/// The sign of an obstacle, in the place of an owner, and beside a landing that makes one.
pub(crate) const OBSTACLE: &str = "#";

/// A mark to the left and right of a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Mark {
    /// Has been picked up.
    Picked,
    /// Can be landed on.
    Landing,
    /// The same by the LYNGK rule.
    Lyngk,
    /// The same with a claim.
    WithClaim,
    /// The same, and completes a stack.
    Completes,
    /// The same, and makes an obstacle.
    Obstacle,
    /// The turn that waits ends here.
    Chosen,
    /// A LYNGK point of the path.
    OnPath,
    /// A hint points here.
    Hint,
    /// The opponent could complete a stack here.
    Threat,
    /// The person could.
    Chance,
    /// The last turn came from here.
    From,
    /// It led through here.
    Through,
    /// It landed here.
    To,
    /// In the review: the better turn starts and ends here.
    BetterFrom,
    BetterTo,
    /// In the review: the turn that was played starts and ends here.
    PlayedFrom,
    PlayedTo,
}

impl Mark {
    /// All marks, in the order of the help.
    pub(crate) const ALL: [Mark; 18] = [
        Mark::Picked,
        Mark::Landing,
        Mark::Lyngk,
        Mark::WithClaim,
        Mark::Completes,
        Mark::Obstacle,
        Mark::Chosen,
        Mark::OnPath,
        Mark::Hint,
        Mark::Threat,
        Mark::Chance,
        Mark::From,
        Mark::Through,
        Mark::To,
        Mark::BetterFrom,
        Mark::BetterTo,
        Mark::PlayedFrom,
        Mark::PlayedTo,
    ];

    /// The mark of a point, the most important if there are several. `pointed` is the mark of a hint or of the review.
    pub(crate) fn of(view: &PointView, pointed: Option<Mark>) -> Option<Mark> {
        match view.role {
            PointRole::Picked => return Some(Mark::Picked),
            PointRole::Chosen(_) => return Some(Mark::Chosen),
            PointRole::Landing(landing) => return Some(of_landing(landing)),
            PointRole::Nothing | PointRole::Movable | PointRole::MovableWithClaim => (),
        }
        if view.on_path {
            return Some(Mark::OnPath);
        }
        if pointed.is_some() {
            return pointed;
        }
        if view.threats.values().any(|is| *is) {
            return Some(Mark::Threat);
        }
        if view.chance {
            return Some(Mark::Chance);
        }
        Some(match view.trace? {
            Trace::From => Mark::From,
            Trace::Through => Mark::Through,
            Trace::To => Mark::To,
        })
    }

    /// Left and right of the stack.
    pub(crate) const fn signs(self, look: Look) -> (&'static str, &'static str) {
        let (unicode, ascii) = match self {
            Mark::Picked => (("↑", "↑"), ("^", "^")),
            Mark::Landing => (("‹", "›"), ("<", ">")),
            Mark::Lyngk => (("«", "»"), ("{", "}")),
            Mark::WithClaim => (("┆", "┆"), (":", ":")),
            Mark::Completes => (("★", "★"), ("*", "*")),
            Mark::Obstacle => ((OBSTACLE, OBSTACLE), (OBSTACLE, OBSTACLE)),
            Mark::Chosen => (("►", "◄"), (">", "<")),
            Mark::OnPath => (("~", "~"), ("~", "~")),
            Mark::Hint => (("?", "?"), ("?", "?")),
            Mark::Threat => (("!", "!"), ("!", "!")),
            Mark::Chance => (("+", "+"), ("+", "+")),
            Mark::From => (("∘", "∘"), ("o", "o")),
            Mark::Through => (("-", "-"), ("-", "-")),
            Mark::To => (("•", "•"), ("=", "=")),
            Mark::BetterFrom => (("(", ")"), ("(", ")")),
            Mark::BetterTo => ((")", "("), (")", "(")),
            Mark::PlayedFrom => (("[", "]"), ("[", "]")),
            Mark::PlayedTo => (("]", "["), ("]", "[")),
        };
        if look.ascii { ascii } else { unicode }
    }

    pub(crate) const fn accent(self) -> Accent {
        match self {
            Mark::Picked | Mark::Chosen => Accent::Cursor,
            Mark::Landing | Mark::Lyngk | Mark::OnPath | Mark::BetterFrom | Mark::BetterTo => Accent::Landing,
            Mark::WithClaim => Accent::Asks,
            Mark::Completes | Mark::Chance => Accent::Completes,
            Mark::Obstacle | Mark::Threat | Mark::PlayedFrom | Mark::PlayedTo => Accent::Danger,
            Mark::Hint => Accent::Hint,
            Mark::From | Mark::Through | Mark::To => Accent::Last,
        }
    }

    /// The key of its text in the help.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Mark::Picked => "terminal-mark-picked",
            Mark::Landing => "terminal-mark-landing",
            Mark::Lyngk => "terminal-mark-lyngk",
            Mark::WithClaim => "terminal-mark-claim",
            Mark::Completes => "terminal-mark-completes",
            Mark::Obstacle => "terminal-mark-obstacle",
            Mark::Chosen => "terminal-mark-chosen",
            Mark::OnPath => "terminal-mark-path",
            Mark::Hint => "terminal-mark-hint",
            Mark::Threat => "terminal-mark-threat",
            Mark::Chance => "terminal-mark-chance",
            Mark::From => "terminal-mark-from",
            Mark::Through => "terminal-mark-through",
            Mark::To => "terminal-mark-to",
            Mark::BetterFrom => "terminal-mark-better-from",
            Mark::BetterTo => "terminal-mark-better-to",
            Mark::PlayedFrom => "terminal-mark-played-from",
            Mark::PlayedTo => "terminal-mark-played-to",
        }
    }
}

/// The mark of a point in the review.
pub(crate) fn of_moment(turns: MomentTurns, point: Point) -> Option<Mark> {
    let of = |turn: Option<Turn>, start: Mark, end: Mark| match turn {
        Some(Turn::Move { from, .. }) if from == point => Some(start),
        Some(Turn::Move { to, .. }) if to == point => Some(end),
        _ => None,
    };
    of(turns.better, Mark::BetterFrom, Mark::BetterTo)
        .or_else(|| of(Some(turns.played), Mark::PlayedFrom, Mark::PlayedTo))
}

const fn of_landing(landing: Landing) -> Mark {
    match (landing.claim, landing.completes, landing.lyngk) {
        (Some(_), _, _) => Mark::WithClaim,
        (None, Some(Completes::Own), _) => Mark::Completes,
        (None, Some(Completes::Obstacle), _) => Mark::Obstacle,
        (None, None, true) => Mark::Lyngk,
        (None, None, false) => Mark::Landing,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::ColorDepth;

    #[test]
    fn no_two_marks_pieces_or_owners_look_the_same() {
        for ascii in [false, true] {
            let look = Look { depth: ColorDepth::None, ascii };
            let marks: BTreeSet<_> = Mark::ALL.map(|mark| mark.signs(look)).into();
            assert_eq!(marks.len(), Mark::ALL.len());
            let letters: BTreeSet<_> = Piece::ALL.map(|piece| format!("{}{piece}", sign(look, piece))).into();
            assert_eq!(letters.len(), Piece::ALL.len());
            assert_ne!(owner(look, Player::One), owner(look, Player::Two));
            let all = Mark::ALL.into_iter().flat_map(|mark| <[&str; 2]>::from(mark.signs(look)));
            for text in
                all.chain(Piece::ALL.map(|piece| sign(look, piece))).chain(Player::ALL.map(|is| owner(look, is)))
            {
                assert!(crate::wrap::width(text) <= 1, "{text}");
                assert!(!ascii || text.is_ascii(), "{text}");
            }
        }
    }
}
