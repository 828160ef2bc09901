//! Quality of the turns of each level: whether it completes stacks when it can, whether it lets the opponent complete one, and how much
//! expected result its turns lose, judged by full strength.
//!
//! All levels play the same positions. In self-play, a weak level would soon have won or lost, and then no turn costs anything. The
//! positions are from games of [`Strength::Plain`], which is stronger than the weakest levels and does not change with them. Error bars are
//! 95 % and computed over games, as the turns of one game are not independent.
//!
//! `cargo run --release -p lyngk-engine --example sense -- std 20`: the variant, the games, and perhaps the levels.

use std::env;
use std::error::Error;
use std::fmt;
use std::time::Duration;

use lyngk_engine::{Engine, Level, Limits, Options, Report, Strength};
use lyngk_rules::{Core, Position, Turn, Variant};

/// The playouts for a turn in the games that the positions come from.
const PLAIN_NODES: u64 = 300;
/// The nodes of full strength, for the best turn and for the chosen one.
const NODES: u64 = 400;
/// A turn that loses this much expected result is a blunder.
const BLUNDER: f32 = 0.25;

/// A position with a choice, and facts about it.
#[derive(Debug)]
struct Question {
    position: Position,
    best: Option<Turn>,
    /// The expected result of the best turn.
    promise: f32,
    /// Whether a stack can be completed, and whether by a straight move, without a LYNGK point.
    complete: bool,
    complete_straight: bool,
    /// Whether a turn leaves the opponent nothing to complete.
    deny: bool,
}

/// The statistics of a level in the positions of one game.
#[derive(Debug, Default)]
struct Sense {
    /// The loss of expected result, over all turns.
    lost: Part,
    blunders: Part,
    /// Turns that completed a stack, where a straight move could.
    completed_straight: Part,
    /// Turns that completed a stack, where any move could.
    completed: Part,
    /// Turns that let the opponent complete a stack, where no stack could be completed and another turn would have prevented it.
    allowed: Part,
}

/// A sum and a count.
#[derive(Clone, Copy, Debug, Default)]
struct Part {
    sum: f64,
    of: f64,
}

impl Part {
    fn add(&mut self, what: impl Into<f64>) {
        self.sum += what.into();
        self.of += 1.0;
    }
}

/// A share over several games, with its error bar.
struct Share(Vec<Part>);

impl Share {
    fn over(games: &[Sense], part: impl Fn(&Sense) -> Part) -> Share {
        Share(games.iter().map(part).collect())
    }
}

impl fmt::Display for Share {
    fn fmt(&self, to: &mut fmt::Formatter) -> fmt::Result {
        let of: f64 = self.0.iter().map(|part| part.of).sum();
        let share = self.0.iter().map(|part| part.sum).sum::<f64>() / of.max(1.0);
        let squares: f64 = self.0.iter().map(|part| (part.sum - share * part.of).powi(2)).sum();
        let text = format!("{:.1} ± {:.1} % of {of}", 100.0 * share, 196.0 * squares.sqrt() / of.max(1.0));
        to.pad(&text)
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let variant = match arguments.next().as_deref() {
        Some("six") => Variant::Six,
        _ => Variant::Standard,
    };
    let games: u64 = arguments.next().map_or(Ok(20), |word| word.parse())?;
    let chosen: Vec<u8> = arguments.map(|word| word.parse()).collect::<Result<_, _>>()?;
    let mut evaluator = Engine::new(Options { hash: 4, ..Options::default() });
    let games: Vec<Vec<Question>> = (0..games).map(|seed| questions(variant, seed, &mut evaluator)).collect();
    println!(
        "{:<6}{:<24}{:<24}{:<24}{:<24}lets complete, need not",
        "level", "lost a turn", "blunders", "completes if straight", "completes if possible"
    );
    for level in Level::ALL.into_iter().filter(|level| chosen.is_empty() || chosen.contains(&level.number())) {
        let senses: Vec<Sense> =
            games.iter().zip(0..).map(|(game, seed)| look(level, game, seed, &mut evaluator)).collect();
        println!(
            "{:<6}{:<24}{:<24}{:<24}{:<24}{}",
            level.number(),
            Share::over(&senses, |sense| sense.lost),
            Share::over(&senses, |sense| sense.blunders),
            Share::over(&senses, |sense| sense.completed_straight),
            Share::over(&senses, |sense| sense.completed),
            Share::over(&senses, |sense| sense.allowed),
        );
    }
    Ok(())
}

/// The positions of a game.
fn questions(variant: Variant, seed: u64, evaluator: &mut Engine) -> Vec<Question> {
    let mut player = Engine::new(Options { strength: Strength::Plain, seed, hash: 4, ..Options::default() });
    let mut position = Position::random_start(seed, variant);
    let mut questions = Vec::new();
    while let Some(turn) = ask(&mut player, &position, &Limits::nodes(PLAIN_NODES)).best {
        if position.turn_count() > 1 {
            questions.push(Question::new(position, evaluator));
        }
        position.play_unchecked(turn);
    }
    questions
}

/// The turns of a level in these positions.
fn look(level: Level, questions: &[Question], seed: u64, evaluator: &mut Engine) -> Sense {
    let mut player = Engine::new(Options { strength: Strength::Level(level), seed, hash: 4, ..Options::default() });
    let mut sense = Sense::default();
    for question in questions {
        if let Some(turn) = ask(&mut player, &question.position, &Limits::nodes(20_000)).best {
            sense.add(question, turn, evaluator);
        }
    }
    sense
}

impl Question {
    fn new(position: Position, evaluator: &mut Engine) -> Question {
        let turns = position.turns();
        let straight = |turn: Turn| position.path(turn).is_some_and(|way| way.len() == 2);
        let complete = turns.iter().any(|&turn| position.completes(turn));
        let complete_straight = turns.iter().any(|&turn| position.completes(turn) && straight(turn));
        let deny = turns.iter().any(|&turn| !can_complete(&position.after_unchecked(turn)));
        let report = ask(evaluator, &position, &Limits::nodes(NODES));
        let (best, promise) = (report.best, expectation(&report));
        Question { position, best, promise, complete, complete_straight, deny }
    }
}

impl Sense {
    fn add(&mut self, question: &Question, turn: Turn, evaluator: &mut Engine) {
        let position = &question.position;
        if question.complete {
            self.completed.add(position.completes(turn));
        } else if question.deny {
            self.allowed.add(can_complete(&position.after_unchecked(turn)));
        }
        if question.complete_straight {
            self.completed_straight.add(position.completes(turn));
        }
        let lost = if question.best == Some(turn) {
            0.0
        } else {
            let played = ask(evaluator, position, &Limits { among: Some(vec![turn]), ..Limits::nodes(NODES) });
            (question.promise - expectation(&played)).max(0.0)
        };
        self.lost.add(lost);
        self.blunders.add(lost >= BLUNDER);
    }
}

fn ask(engine: &mut Engine, position: &Position, limits: &Limits) -> Report {
    engine.go(position, limits, &|| Duration::ZERO, &mut |_| ())
}

fn expectation(report: &Report) -> f32 {
    report.lines.first().map_or(0.5, |line| line.score.expectation())
}

/// Whether the player to move can complete a stack at once.
fn can_complete(core: &Core) -> bool {
    core.turns().into_iter().any(|turn| core.completes(turn))
}
