//! One question to an engine, and what has been heard of the answer.

use std::time::Duration;

use lyngk_engine::Line;
use lyngk_engine::analysis::Question;
use lyngk_lei::{Answer, Command, Go, Setting, Start, Word};
use lyngk_rules::{LongTurn, Position, Turn};

/// How long an engine thinks about one question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// So long.
    Time(Duration),
    /// So many nodes: the same answer every time.
    Nodes(u64),
}

/// What came of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Nothing of interest.
    Nothing,
    /// There is something new to see.
    News,
    /// The question is answered: the next can be asked.
    Done,
    /// The engine has refused, or said what is not true.
    Failed,
}

/// The engine at its best, whatever level somebody played against before.
const FULL_STRENGTH: &str = "10";

#[derive(Clone, Debug)]
pub(crate) struct Inquiry {
    question: Question,
    effort: Effort,
    /// The lines that came together last.
    coming: Vec<Line>,
    /// The lines to be seen: never fewer than before while more are on their way.
    lines: Vec<Line>,
    nodes: u64,
}

impl Inquiry {
    pub(crate) fn new(question: Question, effort: Effort) -> Inquiry {
        Inquiry { question, effort, coming: Vec::new(), lines: Vec::new(), nodes: 0 }
    }

    /// The lines to send. Options are set each time: an engine keeps what it remembers if they are what they were.
    pub(crate) fn commands(&self, best_lines: u32) -> Vec<String> {
        let options = [("Level", FULL_STRENGTH.to_owned()), ("MultiPV", best_lines.max(1).to_string())];
        let set = options.into_iter().filter_map(|(name, value)| {
            Some(Command::SetOption(Setting { name: Word::new(name)?, value: Word::new(value)? }))
        });
        let long = |turn: &Turn| LongTurn { turn: *turn, through: Vec::new() };
        let among = self.question.among.iter().flatten().map(long).collect();
        let go = match self.effort {
            Effort::Time(time) => {
                Go { movetime: Some(u32::try_from(time.as_millis()).unwrap_or(u32::MAX)), among, ..Go::default() }
            }
            Effort::Nodes(nodes) => Go { nodes: Some(nodes), among, ..Go::default() },
        };
        let position = Command::Position { start: Start::Position(self.question.position), turns: Vec::new() };
        set.chain([position, Command::Go(go)]).map(|command| command.to_string()).collect()
    }

    pub(crate) fn hear(&mut self, answer: &Answer) -> Heard {
        match answer {
            Answer::Info(info) => {
                let turns = legal_part(&self.question.position, &info.turns);
                if turns.is_empty() {
                    return Heard::Nothing;
                }
                let rank = info.multipv as usize;
                if rank != self.coming.len() + 1 {
                    self.coming.clear();
                }
                // Lines come together, from the best on: one that follows nothing belongs to nothing.
                if rank != self.coming.len() + 1 {
                    return Heard::Nothing;
                }
                self.coming.push(Line { score: info.score, turns });
                self.nodes = info.nodes;
                if self.coming.len() < self.lines.len() {
                    return Heard::Nothing;
                }
                self.lines.clone_from(&self.coming);
                Heard::News
            }
            Answer::BestMove(best) => {
                self.lines = std::mem::take(&mut self.coming);
                // Without a line there is no score, and so no answer.
                if best.is_some() && !self.lines.is_empty() { Heard::Done } else { Heard::Failed }
            }
            Answer::Error(_) => Heard::Failed,
            _ => Heard::Nothing,
        }
    }

    pub(crate) fn lines(&self) -> &[Line] {
        &self.lines
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// The beginning of a line as far as it is legal: nothing else is ever shown or played.
fn legal_part(position: &Position, turns: &[Turn]) -> Vec<Turn> {
    let mut position = *position;
    turns.iter().copied().take_while(|&turn| position.play(turn).is_ok()).collect()
}
