//! Reviews as texts, so that a game is reviewed only once.
//!
//! A text holds the game, the effort and the answers of the engine as lines of LEI. Everything else follows from them.

use std::fmt::Write;
use std::time::Duration;

use lyngk_engine::analysis::ReviewStep;
use lyngk_lei::{Answer, Info, Line};
use lyngk_rules::Record;

use super::Review;
use crate::analysis::Effort;

/// Number of turns that are kept of a line. What follows is little more than a guess.
const TURNS: usize = 4;

impl Review {
    /// The review as text, finished or not. It has no empty lines, and the first line is the same for every review of this game.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::from("review");
        let mut put = |part: &dyn std::fmt::Display| {
            // Writing to a string cannot fail.
            let _ = write!(text, "{part}");
        };
        if let Some((start, _)) = self.line.first() {
            put(&format_args!(" {start}"));
        }
        self.line.iter().for_each(|(_, turn)| put(&format_args!(" {turn}")));
        match self.effort {
            Effort::Time(time) => put(&format_args!("\ntime {}\n", time.as_millis())),
            Effort::Nodes(nodes) => put(&format_args!("\nnodes {nodes}\n")),
        }
        for line in self.answers.iter().flat_map(|lines| (1..).zip(lines)) {
            put(&format_args!("{}\n", as_info(line)));
        }
        text
    }

    /// The review of a record from its text. None if the text is about another game. What cannot be read is searched again.
    #[must_use]
    pub fn from_text(record: &Record, text: &str) -> Option<Review> {
        let mut lines = text.lines();
        let game = lines.next()?;
        let effort = match lines.next()?.split_once(' ')? {
            ("time", millis) => Effort::Time(Duration::from_millis(millis.parse().ok()?)),
            ("nodes", nodes) => Effort::Nodes(nodes.parse().ok()?),
            _ => return None,
        };
        let mut review = Review::new(record, effort);
        if review.to_text().lines().next() != Some(game) {
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

fn as_info((multipv, line): (u32, &Line)) -> Info {
    let turns = line.turns.iter().copied().take(TURNS).collect();
    Info { depth: 0, nodes: 0, nps: 0, time: 0, multipv, score: line.score, turns }
}

/// The answers in lines of LEI, up to the first that cannot be read. Each begins with the best line.
fn answers<'a>(lines: impl Iterator<Item = &'a str>) -> Vec<Vec<Line>> {
    let mut answers: Vec<Vec<Line>> = Vec::new();
    for line in lines {
        let Ok(Answer::Info(info)) = line.parse() else { break };
        if info.multipv == 1 {
            answers.push(Vec::new());
        }
        let Some(answer) = answers.last_mut() else { break };
        answer.push(Line { score: info.score, turns: info.turns });
    }
    answers
}
