//! Themes of puzzles, derived from the rules.

use lyngk_rules::{Completion, Core, Position, Turn, Variant};
use lyngk_view::Threat;

/// A notable effect of a turn. Each is a fact; that it is the reason why the turn is right is likely, not certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PuzzleTheme {
    /// Six-stack variant: completes a stack of six (H4), or leaves the opponent no way to stop one next turn.
    SuddenDeath,
    /// The opponent cannot move and must pass (E12).
    RunOut,
    /// Claims a colour (D4).
    Claim,
    /// Passes two or more LYNGK points (F2), and no shorter path exists.
    Chain,
    /// Completes a stack of full height for the mover (E9, H4).
    Complete,
    /// Stops the opponent from completing a stack next turn.
    Deny,
}

/// Number of LYNGK points that make a chain. One is too common.
const CHAIN: usize = 2;

impl PuzzleTheme {
    /// All themes, the rarest first: the first that fits names the puzzle.
    pub const ALL: [PuzzleTheme; 6] = [
        PuzzleTheme::SuddenDeath,
        PuzzleTheme::RunOut,
        PuzzleTheme::Claim,
        PuzzleTheme::Chain,
        PuzzleTheme::Complete,
        PuzzleTheme::Deny,
    ];

    /// Name in files.
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

    /// The themes of a turn, the main one first; empty for an illegal turn.
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

    /// The themes of a line, the main one first: those of all turns of the player who begins.
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

/// A turn that completes a stack for the mover, without a claim if possible.
pub(super) fn completing(core: &Core) -> Option<Turn> {
    plainest(&all_completing(core))
}

/// The same, on a point where no stack could be completed in another position.
pub(super) fn completing_only_here(core: &Core, other: &Core) -> Option<Turn> {
    let target = |turn: &Turn| if let Turn::Move { to, .. } = turn { Some(*to) } else { None };
    let there: Vec<_> = if other.is_over() { Vec::new() } else { all_completing(other) }.iter().map(target).collect();
    let mut here = all_completing(core);
    here.retain(|turn| !there.contains(&target(turn)));
    plainest(&here)
}

fn all_completing(core: &Core) -> Vec<Turn> {
    core.turns().into_iter().filter(|&turn| core.completes(turn)).collect()
}

fn plainest(turns: &[Turn]) -> Option<Turn> {
    turns.iter().find(|turn| turn.claim().is_none()).or(turns.first()).copied()
}

/// Whether the opponent completes a stack of six next, whatever the player to move does.
fn forces_a_six(core: &Core) -> bool {
    core.variant() == Variant::Six
        && !core.is_over()
        && core.turns().into_iter().all(|turn| {
            let next = core.after_unchecked(turn);
            !next.is_over() && completing(&next).is_some()
        })
}
