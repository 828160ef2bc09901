//! One question to an engine, with the lines received so far.

use std::time::Duration;

use lyngk_engine::analysis::SearchRequest;
use lyngk_lei::{Event, Go, Level, Line, Question, Setting};

use super::SearchLimit;

/// The search limit of one question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// A time limit.
    Time(Duration),
    /// A node limit, which makes answers reproducible.
    Nodes(u64),
}

/// The longest time of a search that follows the extent of another.
const LONGEST: Duration = Duration::from_millis(1_600);

impl Effort {
    /// An effort that is comparable with that of another search, if that is greater.
    pub(crate) fn at_least(self, other: Extent) -> Effort {
        match self {
            Effort::Time(time) => Effort::Time(time.max(other.time.min(LONGEST))),
            Effort::Nodes(nodes) => Effort::Nodes(nodes.max(other.nodes)),
        }
    }
}

/// The effect of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Update {
    /// No visible change.
    Nothing,
    /// There is new data to show.
    Changed,
    /// The question is answered; the next one can be asked.
    Done,
    /// The engine failed or sent no line.
    Failed,
}

/// A question about one position, with the lines that the engine has sent.
#[derive(Clone, Debug)]
pub(crate) struct Inquiry {
    request: SearchRequest,
    effort: Effort,
    limit: SearchLimit,
    /// The lines of the incomplete report, best first.
    coming: Vec<Line>,
    /// The lines to show. An incomplete report with fewer lines does not replace them.
    lines: Vec<Line>,
    extent: Extent,
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Extent {
    /// The positions searched.
    pub nodes: u64,
    /// The length of the best line.
    pub depth: u32,
    /// The time taken.
    pub time: Duration,
}

impl Inquiry {
    pub(crate) fn new(request: SearchRequest, effort: Effort) -> Inquiry {
        let limit = SearchLimit::None;
        Inquiry { request, effort, limit, coming: Vec::new(), lines: Vec::new(), extent: Extent::default() }
    }

    /// The same question with another limit.
    pub(crate) fn up_to(self, limit: SearchLimit) -> Inquiry {
        Inquiry { limit, ..self }
    }

    /// The question, for this many best lines. The engine searches at full strength, whatever level was set before.
    pub(crate) fn question(&self, best_lines: u32) -> Question {
        let go = match self.effort {
            Effort::Time(time) => Go::time(time),
            Effort::Nodes(nodes) => Go::nodes(nodes),
        };
        let go = match self.limit {
            SearchLimit::None => go,
            SearchLimit::Visits(visits) => Go { nodes: Some(go.nodes.map_or(visits, |nodes| nodes.min(visits))), ..go },
            SearchLimit::Depth(depth) => Go { depth: Some(depth), ..go },
        };
        let go = go.among(self.request.among.as_deref().unwrap_or_default());
        let settings = [Setting::level(Level::STRONGEST), Setting::multipv(best_lines.max(1))];
        Question::new(self.request.position).set(settings).go(go)
    }

    pub(crate) fn hear(&mut self, event: &Event) -> Update {
        match event {
            Event::Info(info) => {
                let rank = info.multipv as usize;
                if rank == 1 {
                    self.coming.clear();
                }
                // The lines of a report arrive in order, best first. Any other line is left over from an earlier report.
                if rank != self.coming.len() + 1 {
                    self.coming.clear();
                    return Update::Nothing;
                }
                self.coming.push(Line { score: info.score, turns: info.turns.clone() });
                self.extent = Extent { nodes: info.nodes, depth: info.depth, time: Duration::from_millis(info.time) };
                if self.coming.len() < self.lines.len() {
                    return Update::Nothing;
                }
                self.lines.clone_from(&self.coming);
                Update::Changed
            }
            Event::BestMove(best) => {
                self.lines = std::mem::take(&mut self.coming);
                // Without a line there is no score.
                if best.is_some() && !self.lines.is_empty() { Update::Done } else { Update::Failed }
            }
            Event::Failed(_) => Update::Failed,
            _ => Update::Nothing,
        }
    }

    pub(crate) fn request(&self) -> &SearchRequest {
        &self.request
    }

    pub(crate) fn lines(&self) -> &[Line] {
        &self.lines
    }

    pub(crate) fn extent(&self) -> Extent {
        self.extent
    }
}
