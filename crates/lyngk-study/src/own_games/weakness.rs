//! Typical mistakes, by what they have in common.

use lyngk_engine::analysis::Theme;
use lyngk_rules::Variant;

use crate::puzzle::PuzzleTheme;
use crate::review::Moment;

/// A kind of mistake that can be trained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Weakness {
    /// A stack could have been completed.
    MissedStack,
    /// The opponent was left a stack to complete.
    GivenStack,
    /// A colour was claimed too early.
    EarlyClaim,
    /// It was time to claim a colour.
    MissedClaim,
    /// Another colour was to be claimed.
    WrongClaim,
    /// The player ran out of moves.
    RanOut,
    /// A way over LYNGK points was missed.
    MissedLyngk,
    /// Something else: a plan, a better place.
    Other,
}

impl Weakness {
    /// All of them.
    pub const ALL: [Weakness; 8] = [
        Weakness::MissedStack,
        Weakness::GivenStack,
        Weakness::EarlyClaim,
        Weakness::MissedClaim,
        Weakness::WrongClaim,
        Weakness::RanOut,
        Weakness::MissedLyngk,
        Weakness::Other,
    ];

    /// The theme of the puzzles that train against it. None if any puzzle will do.
    #[must_use]
    pub const fn trained_by(self, variant: Variant) -> Option<PuzzleTheme> {
        match (self, variant) {
            (Weakness::MissedStack, Variant::Six) => Some(PuzzleTheme::SuddenDeath),
            (Weakness::MissedStack, Variant::Standard) => Some(PuzzleTheme::Complete),
            (Weakness::GivenStack, _) => Some(PuzzleTheme::Deny),
            (Weakness::EarlyClaim | Weakness::MissedClaim | Weakness::WrongClaim, _) => Some(PuzzleTheme::Claim),
            (Weakness::RanOut, _) => Some(PuzzleTheme::RunOut),
            (Weakness::MissedLyngk, _) => Some(PuzzleTheme::Chain),
            (Weakness::Other, _) => None,
        }
    }

    /// The weaknesses that a moment shows: those of an error, or of a stack given away.
    pub(super) fn of_moment(moment: &Moment) -> Vec<Weakness> {
        let judgement = moment.analysis.judgement.as_ref().filter(|_| moment.is_error());
        let themes = judgement.into_iter().flat_map(|judgement| &judgement.themes);
        let of_theme = |theme: &Theme| match theme {
            Theme::MissedCompletion => Weakness::MissedStack,
            Theme::AllowsCompletion => Weakness::GivenStack,
            Theme::EarlyClaim { .. } => Weakness::EarlyClaim,
            Theme::MissedClaim { .. } => Weakness::MissedClaim,
            Theme::OtherClaim { .. } => Weakness::WrongClaim,
            Theme::RanOutOfMoves => Weakness::RanOut,
            Theme::MissedLyngk { .. } => Weakness::MissedLyngk,
        };
        let mut found: Vec<Weakness> = themes.map(of_theme).chain(moment.gift.map(|_| Weakness::GivenStack)).collect();
        if found.is_empty() && judgement.is_some() {
            found.push(Weakness::Other);
        }
        found.sort_unstable();
        found.dedup();
        found
    }
}
