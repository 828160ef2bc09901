//! Which answers belong to which questions.

use lyngk_lei::Answer;

/// A conversation with one engine that cannot be interrupted.
///
/// What was asked and is no longer wanted is still answered: until that has come to its end, whatever the engine says is passed
/// over. New questions may be sent meanwhile; the engine hears them when it is done.
#[derive(Clone, Debug, Default)]
pub struct Dialogue {
    /// How many searches were asked for and have not ended.
    running: usize,
    /// How many of them nobody waits for; they are the first to end.
    unwanted: usize,
}

impl Dialogue {
    /// Notes lines that are sent.
    pub fn sent(&mut self, lines: &[String]) {
        let searches = lines.iter().filter(|line| line.split_whitespace().next() == Some("go"));
        self.running += searches.count();
    }

    /// Nobody waits any more for what has been asked so far.
    pub fn abandon(&mut self) {
        self.unwanted = self.running;
    }

    /// Whether the engine is still thinking.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.running > 0
    }

    /// Reads a line of the engine. None for what belongs to an abandoned question, and for what cannot be read.
    pub fn hear(&mut self, line: &str) -> Option<Answer> {
        let answer: Answer = line.parse().ok()?;
        let wanted = self.unwanted == 0;
        if matches!(answer, Answer::BestMove(_)) {
            self.running = self.running.saturating_sub(1);
            self.unwanted = self.unwanted.saturating_sub(1);
        }
        // That something is wrong concerns everybody.
        (wanted || matches!(answer, Answer::Error(_))).then_some(answer)
    }
}
