//! Reviews as texts, so that a game is reviewed only once.
//!
//! A text holds the game, the effort and the answers of the engine as lines of LEI. Everything else follows from them.

use std::fmt::Write;

use lyngk_engine::analysis::ReviewStep;
use lyngk_lei::{Info, Line};
use lyngk_rules::Record;

use super::{Answer, Review};
use crate::analysis::Effort;
use crate::digest::digest;

/// Number of turns that are kept of a line. What follows is little more than a guess.
const TURNS: usize = 4;

impl Review {
    /// The name under which the review of this game is stored.
    #[must_use]
    pub fn key(&self) -> String {
        key(&self.game())
    }

    /// The game: its start and its turns.
    fn game(&self) -> String {
        let mut text = String::from("review");
        if let Some((start, _)) = self.line.first() {
            // Writing to a string cannot fail.
            let _ = write!(text, " {start}");
        }
        for (_, turn) in &self.line {
            let _ = write!(text, " {turn}");
        }
        text
    }

    /// The review as text, finished or not. It has no empty lines, and the first line is the same for every review of this game.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = self.game();
        let mut put = |part: &dyn std::fmt::Display| {
            // Writing to a string cannot fail.
            let _ = write!(text, "{part}");
        };
        match self.effort {
            Effort::Time(time) => put(&format_args!("\ntime {}\n", time.as_millis())),
            Effort::Nodes(nodes) => put(&format_args!("\nnodes {nodes}\n")),
        }
        for answer in &self.answers {
            for line in (1..).zip(&answer.lines) {
                put(&format_args!("{}\n", as_info(line, answer.visits)));
            }
        }
        text
    }

    /// The review of a record from its text. None if the text is about another game. What cannot be read is searched again.
    #[must_use]
    pub fn from_text(record: &Record, text: &str) -> Option<Review> {
        let mut lines = text.lines();
        let game = lines.next()?;
        let effort = match lines.next()?.split_once(' ')? {
            // Reviews of earlier versions, limited by time, judged by another method.
            ("nodes", nodes) => Effort::Nodes(nodes.parse().ok()?),
            _ => return None,
        };
        let mut review = Review::new(record, effort);
        if review.game() != game {
            return None;
        }
        for answer in answers(lines) {
            review.judge();
            if !matches!(review.method.step(), ReviewStep::Ask(_)) {
                break;
            }
            review.take(answer);
        }
        Some(review)
    }
}

/// The name under which a review is stored, from its text.
#[must_use]
pub fn key(text: &str) -> String {
    format!("{:x}", digest(text.lines().next().unwrap_or_default()))
}

fn as_info((multipv, line): (u32, &Line), nodes: u64) -> Info {
    let turns = line.turns.iter().copied().take(TURNS).collect();
    Info { depth: 0, nodes, nps: 0, time: 0, multipv, score: line.score, turns }
}

/// The answers in lines of LEI, up to the first that cannot be read. Each begins with the best line.
fn answers<'a>(lines: impl Iterator<Item = &'a str>) -> Vec<Answer> {
    let mut answers: Vec<Answer> = Vec::new();
    for line in lines {
        let Ok(lyngk_lei::Answer::Info(info)) = line.parse() else { break };
        if info.multipv == 1 {
            answers.push(Answer { lines: Vec::new(), visits: info.nodes });
        }
        let Some(answer) = answers.last_mut() else { break };
        answer.lines.push(Line { score: info.score, turns: info.turns });
    }
    answers
}
