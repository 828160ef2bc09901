//! The review of a game that is over.

use lyngk_lei::Event;
use lyngk_rules::{Player, Points, Turn};
use lyngk_study::review::{Counts, Moment, say as review_say};
use lyngk_study::{Effort, Review, Update};
use lyngk_view::{Intent, Words, say};

use super::Desk;

/// The effort for a question, a tenth of a second on a desktop. A number of nodes, so that a review says the same whenever it is made.
const EFFORT: Effort = Effort::Nodes(1_200);
/// The longest time of a question. One that takes longer has failed.
const LONGEST: std::time::Duration = std::time::Duration::from_secs(30);

/// The review of the game on the table, if it was asked for.
#[derive(Default)]
pub(super) struct Reviewer {
    review: Option<Review>,
    /// The moment that is shown, among [`Desk::moments`].
    moment: Option<usize>,
}

impl Reviewer {
    pub(super) fn leave_moment(&mut self) {
        self.moment = None;
    }
}

/// The review's summary of a player.
pub(crate) struct ReviewOf {
    pub(crate) player: Player,
    pub(crate) accuracy: Option<String>,
    pub(crate) counts: Counts,
}

/// The turns of a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MomentTurns {
    pub(crate) played: Turn,
    pub(crate) better: Option<Turn>,
}

impl Desk {
    /// Begins the review of a game that is over.
    pub(crate) fn begin_review(&mut self) {
        if self.table.ended().is_none() || self.reviewer.review.is_some() || self.puzzles.is_some() {
            return;
        }
        self.drop_hint();
        self.reviewer.review = Some(Review::new(&self.table.game().to_record(self.now()), EFFORT));
        self.ask_for_review();
    }

    fn ask_for_review(&mut self) {
        let question = self.reviewer.review.as_mut().and_then(Review::ask);
        if let Some(question) = question {
            if !self.ask_coach(question.takes(LONGEST)) {
                self.review_failed();
            }
        } else if self.reviewer.review.as_ref().is_some_and(Review::is_complete) {
            let count = self.moments().len();
            let key = if count == 0 { "review-no-mistakes" } else { "terminal-review-done" };
            self.tell(self.words.with(key, [("count", count.into())]));
        }
    }

    pub(super) fn on_review_event(&mut self, event: &Event) -> bool {
        let Some(review) = &mut self.reviewer.review else { return false };
        match review.hear(event) {
            Update::Done => {
                self.ask_for_review();
                true
            }
            Update::Failed => {
                self.review_failed();
                true
            }
            Update::Changed | Update::Nothing => false,
        }
    }

    fn review_failed(&mut self) {
        self.reviewer = Reviewer::default();
        self.tell_refusal(self.words.text("terminal-review-failed"));
    }

    /// Drops the review, when the game changes.
    pub(super) fn drop_review(&mut self) {
        if self.reviewer.review.is_some() {
            self.reviewer = Reviewer::default();
            self.quiet_coach();
        }
    }

    /// The progress of the review: "12 of 31 moves". None without one, and when it is complete.
    pub(crate) fn review_progress(&self) -> Option<String> {
        let review = self.reviewer.review.as_ref().filter(|review| !review.is_complete())?;
        Some(review_say::progress(&self.words, review.progress_in_moves()))
    }

    /// The part of the review that is done, in quarters.
    pub(crate) fn review_quarters(&self) -> Option<usize> {
        let review = self.reviewer.review.as_ref().filter(|review| !review.is_complete())?;
        let (done, all) = review.progress_in_moves();
        Some(done * 4 / all.max(1))
    }

    pub(crate) fn has_review(&self) -> bool {
        self.reviewer.review.as_ref().is_some_and(Review::is_complete)
    }

    /// The summaries of both players, once the review is complete.
    pub(crate) fn review_of_players(&self) -> Vec<ReviewOf> {
        let Some(review) = self.reviewer.review.as_ref().filter(|review| review.is_complete()) else {
            return Vec::new();
        };
        let analysis = review.analysis();
        Player::ALL
            .map(|player| ReviewOf {
                player,
                accuracy: review_say::accuracy(&self.words, &analysis.summary(player)),
                counts: review.counts(player),
            })
            .into()
    }

    /// The moments worth a look: those of the only person, otherwise of both players.
    pub(crate) fn moments(&self) -> Vec<Moment> {
        let review = self.reviewer.review.as_ref().filter(|review| review.is_complete());
        review.map(|review| review.moments(self.table.only_person())).unwrap_or_default()
    }

    /// Shows the next or the previous moment.
    pub(crate) fn step_moment(&mut self, forward: bool) {
        let moments = self.moments();
        if moments.is_empty() {
            return;
        }
        let last = moments.len() - 1;
        let number = match self.reviewer.moment {
            None if forward => 0,
            None => last,
            Some(number) if forward => (number + 1).min(last),
            Some(number) => number.saturating_sub(1),
        };
        self.act(Intent::ShowPly(Some(moments[number].ply())));
        self.reviewer.moment = Some(number);
        if let Some(text) = self.moment_text().filter(|_| self.tells_all) {
            self.tell(text);
        }
    }

    fn moment(&self) -> Option<(usize, usize, Moment)> {
        let number = self.reviewer.moment?;
        let moments = self.moments();
        let count = moments.len();
        moments.into_iter().nth(number).map(|moment| (number, count, moment))
    }

    /// The moment that is shown: which, what was played, why it was not the best, and what was.
    pub(crate) fn moment_text(&self) -> Option<String> {
        let (number, count, moment) = self.moment()?;
        let (names, you) = (self.names(), self.table.only_person());
        let title = review_say::moment_number(&self.words, number, count, you.is_some());
        let first = self.table.game().start().to_move();
        let turn = say::numbered_turn(&self.words, first, moment.ply() + 1, moment.analysis.turn);
        let kind = review_say::kind(&self.words, moment.kind());
        let mut text = vec![format!("{title}: {turn} – {kind}.")];
        text.extend(review_say::why(&self.words, &moment, &names, you));
        text.extend(review_say::better(&self.words, &moment, &names, you));
        Some(text.join(" "))
    }

    /// The turns of the moment that is shown.
    pub(crate) fn moment_turns(&self) -> Option<MomentTurns> {
        let (_, _, moment) = self.moment()?;
        Some(MomentTurns { played: moment.analysis.turn, better: moment.better().first().copied() })
    }

    /// The points of the better turn.
    pub(super) fn better_points(&self) -> Points {
        match self.moment_turns().and_then(|turns| turns.better) {
            Some(Turn::Move { from, to, .. }) => Points::from_iter([from, to]),
            _ => Points::EMPTY,
        }
    }
}

/// A player's part of the review on a line: "87%: inaccuracies 2, mistakes 1, blunders 0".
pub(crate) fn summary(words: &Words, of: &ReviewOf) -> String {
    let counts = [
        (words.text("review-inaccuracies"), of.counts.inaccuracies),
        (words.text("review-mistakes"), of.counts.mistakes),
        (words.text("review-blunders"), of.counts.blunders),
        (words.text("review-given"), of.counts.gifts),
    ];
    let counts = counts.into_iter().filter(|(_, count)| *count > 0).map(|(what, count)| format!("{what} {count}"));
    of.accuracy
        .iter()
        .map(|accuracy| format!("{} {accuracy}", words.text("review-accuracy")))
        .chain(counts)
        .collect::<Vec<_>>()
        .join(", ")
}
