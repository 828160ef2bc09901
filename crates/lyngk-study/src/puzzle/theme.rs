//! What a puzzle is about, decided by facts of the rules.

use lyngk_rules::{Completion, Core, Position, Turn, Variant};
use lyngk_view::Threat;

/// What a turn does that may be the point of it. Each is a fact; that it is the reason why the turn is right is likely, not
/// certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PuzzleTheme {
    /// Six-stack variant: completes a stack of six (H4), or leaves the opponent no turn that keeps the player from completing
    /// one next.
    SuddenDeath,
    /// The opponent cannot move and must pass (E12).
    RunOut,
    /// Claims a colour (D4).
    Claim,
    /// Goes by two LYNGK points or more (F2), and there is no shorter way.
    Chain,
    /// Completes a stack of full height with an own colour on top (E9, H4).
    Complete,
    /// The opponent could have completed a stack next turn, and no longer can.
    Deny,
}

/// So many LYNGK points make a chain: by way of one, stacks go all the time.
const CHAIN: usize = 2;

impl PuzzleTheme {
    /// All, in the order in which they name a puzzle that has several: what is rarer goes first.
    pub const ALL: [PuzzleTheme; 6] = [
        PuzzleTheme::SuddenDeath,
        PuzzleTheme::RunOut,
        PuzzleTheme::Claim,
        PuzzleTheme::Chain,
        PuzzleTheme::Complete,
        PuzzleTheme::Deny,
    ];

    /// Its name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            PuzzleTheme::SuddenDeath => "sudden-death",
            PuzzleTheme::RunOut => "run-out",
            PuzzleTheme::Claim => "claim",
            PuzzleTheme::Chain => "chain",
            PuzzleTheme::Complete => "complete",
            PuzzleTheme::Deny => "deny",
        }
    }

    /// What a turn is about, the main theme first. Nothing for a turn that is not legal.
    #[must_use]
    pub fn of_turn(position: &Position, turn: Turn) -> Vec<PuzzleTheme> {
        let Ok(happens) = position.consequences(turn) else { return Vec::new() };
        let next = position.after_unchecked(turn);
        let completion = happens.completed.map(|completed| completed.completion);
        let is = |theme: PuzzleTheme| match theme {
            PuzzleTheme::SuddenDeath => completion == Some(Completion::Won) || forces_a_six(&next),
            PuzzleTheme::RunOut => happens.opponent_must_pass,
            PuzzleTheme::Claim => happens.claimed().is_some(),
            PuzzleTheme::Chain => happens.lyngk_points().len() >= CHAIN,
            PuzzleTheme::Complete => matches!(completion, Some(Completion::Removed | Completion::Won)),
            PuzzleTheme::Deny => {
                let opponent = position.to_move().opponent();
                let threatened = Threat::all(position).iter().any(|threat| threat.player == opponent);
                threatened && next.outcome().is_none() && completing(&next).is_none()
            }
        };
        PuzzleTheme::ALL.into_iter().filter(|&theme| is(theme)).collect()
    }

    /// What a line of both players is about, the main theme first: the themes of all turns of the player who begins.
    #[must_use]
    pub fn of_line(start: &Position, line: impl IntoIterator<Item = Turn>) -> Vec<PuzzleTheme> {
        let (mut position, mut found) = (*start, Vec::new());
        for turn in line {
            if position.to_move() == start.to_move() {
                found.extend(PuzzleTheme::of_turn(&position, turn));
            }
            if position.play(turn).is_err() {
                break;
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }
}

/// A turn that completes a stack of the mover's own, without a claim where that is possible.
pub(super) fn completing(core: &Core) -> Option<Turn> {
    let turns: Vec<Turn> = core.turns().into_iter().filter(|&turn| core.completes(turn)).collect();
    turns.iter().find(|turn| turn.claim().is_none()).or(turns.first()).copied()
}

/// Whether whatever the player to move does, the opponent completes a stack of six next.
fn forces_a_six(core: &Core) -> bool {
    core.variant() == Variant::Six
        && !core.is_over()
        && core.turns().into_iter().all(|turn| {
            let next = core.after_unchecked(turn);
            !next.is_over() && completing(&next).is_some()
        })
}
