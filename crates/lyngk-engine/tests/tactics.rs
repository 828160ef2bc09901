//! The engine on `testdata/tactics.txt`: positions with all turns that keep the proved result.

mod common;

use common::clock;
use lyngk_engine::{Engine, Level, Limits, Options, Solver, Strength, Verdict};
use lyngk_rules::{Core, Position, Turn, Variant};

/// The theme of a position. It holds for every good turn, and not for all turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Theme {
    /// The good turns complete a stack (E9).
    Complete,
    /// The opponent threatens to complete a stack, and the mover cannot complete one: the good turns stop all of them.
    Deny,
    /// The good turns are LYNGK moves of three legs or more (F3).
    Chain,
    /// The good turns complete a stack, which no turn without a claim does (D4).
    ClaimToScore,
    /// There is no turn without a claim (X2), and not every turn is good.
    MustClaim,
    /// After the good turns the opponent must pass (E12), or the game is over.
    RunOut,
    /// The good turns complete a stack of six, or stop the opponent's (H4).
    SuddenDeath,
}

impl Theme {
    const ALL: [(Theme, &'static str); 7] = [
        (Theme::Complete, "complete"),
        (Theme::Deny, "deny"),
        (Theme::Chain, "chain"),
        (Theme::ClaimToScore, "claim-to-score"),
        (Theme::MustClaim, "must-claim"),
        (Theme::RunOut, "run-out"),
        (Theme::SuddenDeath, "sudden-death"),
    ];

    /// Whether a position with these good turns has this theme.
    fn fits(self, core: &Core, good: &[Turn]) -> bool {
        let turns = core.turns();
        if good.is_empty() || good.len() == turns.len() {
            return false;
        }
        let six = core.variant() == Variant::Six;
        let good_ones =
            |fact: &dyn Fn(Turn) -> bool| good.iter().all(|&turn| fact(turn)) && !turns.iter().all(|&turn| fact(turn));
        let completes = |turn| core.completes(turn);
        let cannot_complete = !turns.iter().any(|&turn| completes(turn));
        let stops = |turn| !can_complete(&core.after_unchecked(turn));
        let threatened = cannot_complete && can_complete(&with_the_other_to_move(core));
        match self {
            Theme::Complete => !six && good_ones(&completes),
            Theme::Deny => !six && threatened && good_ones(&stops),
            Theme::Chain => good_ones(&|turn| core.path(turn).is_some_and(|way| way.len() > 3)),
            Theme::ClaimToScore => {
                good_ones(&|turn| turn.claim().is_some() && completes(turn)) && !core.moves().into_iter().any(completes)
            }
            Theme::MustClaim => core.moves().is_empty() && !core.must_pass(),
            Theme::RunOut => {
                cannot_complete && good_ones(&|turn| !core.after_unchecked(turn).can_move(core.to_move().opponent()))
            }
            Theme::SuddenDeath => six && (good_ones(&completes) || threatened && good_ones(&stops)),
        }
    }
}

/// The position with the opponent to move, as if the mover could pass.
fn with_the_other_to_move(core: &Core) -> Core {
    core.with_to_move(core.to_move().opponent())
}

fn can_complete(core: &Core) -> bool {
    core.turns().into_iter().any(|turn| core.completes(turn))
}

/// A line of the file.
struct Task {
    theme: Theme,
    position: Position,
    good: Vec<Turn>,
}

fn tasks() -> Vec<Task> {
    let text = include_str!("../../../testdata/tactics.txt");
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| task(line).unwrap_or_else(|| panic!("{line}"))).collect()
}

fn task(line: &str) -> Option<Task> {
    let [name, lpn, good] = line.split("; ").collect::<Vec<_>>().try_into().ok()?;
    let (theme, _) = Theme::ALL.into_iter().find(|(_, known)| *known == name)?;
    let position: Position = lpn.parse().ok()?;
    let good: Option<Vec<Turn>> = good.split(' ').map(|turn| position.read_turn(turn).ok()).collect();
    Some(Task { theme, position, good: good? })
}

/// The number of positions that an engine solves with this many nodes each, and those that it does not.
fn solved(options: Options, nodes: u64) -> (usize, Vec<String>) {
    let mut engine = Engine::new(options);
    let mut wrong = Vec::new();
    let tasks = tasks();
    for Task { theme, position, good } in &tasks {
        engine.new_game();
        let best = engine.go(position, &Limits::nodes(nodes), &clock(), &mut |_| ()).best;
        if !best.is_some_and(|turn| good.contains(&turn)) {
            let played = best.map(|turn| turn.to_string());
            wrong.push(format!("{theme:?}: {played:?} in {position}"));
        }
    }
    (tasks.len() - wrong.len(), wrong)
}

#[test]
fn there_are_positions_of_every_theme_and_each_shows_its_theme() {
    let tasks = tasks();
    for (theme, name) in Theme::ALL {
        assert!(tasks.iter().filter(|task| task.theme == theme).count() >= 4, "{name}");
    }
    for Task { theme, position, good } in tasks {
        assert!(theme.fits(&position, &good), "{theme:?}: {position}");
    }
}

#[test]
fn the_solver_proves_exactly_the_good_turns() {
    let mut solver = Solver::new(16);
    for Task { theme, position, mut good } in tasks() {
        let solution = solver.solve(&position, &mut |_| true).expect("it is not stopped");
        let mut best = solution.best;
        best.sort_unstable();
        good.sort_unstable();
        assert_eq!(best, good, "{theme:?}: {position}");
        assert_ne!(solution.proof.verdict, Verdict::Loss, "{theme:?}: {position}");
        let must_win = matches!(theme, Theme::Chain | Theme::RunOut);
        assert!(solution.proof.verdict == Verdict::Win || !must_win, "{theme:?}: {position}");
    }
}

#[test]
fn the_engine_plays_a_good_turn_in_every_position() {
    for strength in [Strength::Full, Strength::Level(Level::ALL[9])] {
        let (_, wrong) = solved(Options { strength, hash: 16, ..Options::default() }, 20_000);
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
}

#[test]
fn the_engine_plays_a_good_turn_with_several_lines_or_threads() {
    for (lines, threads) in [(3, 1), (1, 2)] {
        let (_, wrong) = solved(Options { lines, threads, hash: 16, ..Options::default() }, 20_000);
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
}

#[test]
fn the_search_plays_a_good_turn_in_nine_positions_of_ten_without_the_solver() {
    // Not in all: this is where the solver helps.
    let (right, wrong) = solved(Options { solver: false, hash: 32, ..Options::default() }, 50_000);
    assert!(right >= 9 * wrong.len(), "{wrong:#?}");
}
