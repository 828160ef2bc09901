//! How sensible the turns of each level look, in its games against itself: whether it completes stacks when it can, whether
//! it lets the opponent complete one, and what its turns cost by the judgement of full strength.
//!
//! `cargo run --release -p lyngk-engine --example sense -- std 20`: the variant, the games of each level, and perhaps the levels.

use std::env;
use std::error::Error;
use std::time::Duration;

use lyngk_engine::{Engine, Level, Limits, Options, Report, Strength};
use lyngk_rules::{Core, Position, Turn, Variant};

/// How many positions full strength looks at, for the best turn and for the one that was played.
const NODES: u64 = 400;
/// What costs this much of the chances is a blunder.
const BLUNDER: f32 = 0.25;

/// What was seen of a level.
#[derive(Debug, Default)]
struct Sense {
    turns: u32,
    /// Turns in which a stack could be completed, and in which one was.
    could_complete: u32,
    completed: u32,
    /// Turns that could leave the opponent nothing to complete, and that did not.
    could_deny: u32,
    allowed: u32,
    blunders: u32,
    lost: f32,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let variant = match arguments.next().as_deref() {
        Some("six") => Variant::Six,
        _ => Variant::Standard,
    };
    let games: u64 = arguments.next().map_or(Ok(20), |word| word.parse())?;
    let chosen: Vec<u8> = arguments.map(|word| word.parse()).collect::<Result<_, _>>()?;
    println!("level  turns  completes when it can  lets complete when it need not  blunders  lost a turn");
    for level in Level::ALL.into_iter().filter(|level| chosen.is_empty() || chosen.contains(&level.number())) {
        let mut sense = Sense::default();
        for seed in 0..games {
            sense.play(level, Position::random_start(seed, variant), seed);
        }
        let part = |count: u32, of: u32| 100.0 * f64::from(count) / f64::from(of.max(1));
        println!(
            "{:>5}  {:>5}  {:>14.0} % of {:<4}  {:>22.1} % of {:<4}  {:>6.1} %  {:>9.1} %",
            level.number(),
            sense.turns,
            part(sense.completed, sense.could_complete),
            sense.could_complete,
            part(sense.allowed, sense.could_deny),
            sense.could_deny,
            part(sense.blunders, sense.turns),
            100.0 * f64::from(sense.lost) / f64::from(sense.turns.max(1)),
        );
    }
    Ok(())
}

impl Sense {
    fn play(&mut self, level: Level, start: Position, seed: u64) {
        let player =
            |seed| Engine::new(Options { strength: Strength::Level(level), seed, hash: 4, ..Options::default() });
        let mut players = [player(2 * seed), player(2 * seed + 1)];
        let mut judge = Engine::new(Options { hash: 4, ..Options::default() });
        let mut position = start;
        for number in 0.. {
            let limits = Limits::nodes(20_000);
            let Some(turn) = ask(&mut players[number % 2], &position, &limits).best else { break };
            if position.turn_count() > 1 {
                self.look(&position, turn, &mut judge);
            }
            position.play_unchecked(turn);
        }
    }

    fn look(&mut self, position: &Position, turn: Turn, judge: &mut Engine) {
        self.turns += 1;
        let turns = position.turns();
        if turns.iter().any(|&turn| completes(position, turn)) {
            self.could_complete += 1;
            self.completed += u32::from(completes(position, turn));
        } else if turns.iter().any(|&turn| !can_complete(&after(position, turn))) {
            self.could_deny += 1;
            self.allowed += u32::from(can_complete(&after(position, turn)));
        }
        let best = ask(judge, position, &Limits::nodes(NODES));
        if best.best == Some(turn) {
            return;
        }
        let played = ask(judge, position, &Limits { among: Some(vec![turn]), ..Limits::nodes(NODES) });
        let lost = (expectation(&best) - expectation(&played)).max(0.0);
        self.lost += lost;
        self.blunders += u32::from(lost >= BLUNDER);
    }
}

fn ask(engine: &mut Engine, position: &Position, limits: &Limits) -> Report {
    engine.go(position, limits, &|| Duration::ZERO, &mut |_| ())
}

fn expectation(report: &Report) -> f32 {
    report.lines.first().map_or(0.5, |line| line.score.expectation())
}

fn after(core: &Core, turn: Turn) -> Core {
    let mut next = *core;
    next.play_unchecked(turn);
    next
}

fn completes(core: &Core, turn: Turn) -> bool {
    core.completes(turn)
}

/// Whether the player to move can complete a stack at once.
fn can_complete(core: &Core) -> bool {
    core.turns().into_iter().any(|turn| completes(core, turn))
}
