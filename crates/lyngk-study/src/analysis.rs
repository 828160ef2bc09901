//! Analysis of a position by an engine over LEI (`docs/engine-protocol.md`).
//!
//! Nothing here searches or waits. An [`Analysis`] returns questions for a [`Conversation`](lyngk_lei::Conversation) and handles its
//! events. An engine in a worker receives no messages while it searches, so it gets a series of questions, each twice as long, and
//! can be stopped after any of them.
//!
//! ```
//! use lyngk_lei::Event;
//! use lyngk_rules::{Position, Variant};
//! use lyngk_study::{Analysis, AnalysisPlan, Update};
//!
//! let position = Position::random_start(7, Variant::Standard);
//! let mut analysis = Analysis::new(position, AnalysisPlan::default());
//! let question = analysis.ask().expect("a first question");
//! assert_eq!(question.position(), &position);
//! // A conversation asks it and returns these events.
//! let turn = position.turns()[0];
//! let line = format!("info depth 1 nodes 5 nps 9 time 200 multipv 1 score wdl 620 50 330 pv {turn}");
//! let lyngk_lei::Answer::Info(info) = line.parse()? else { unreachable!() };
//! assert_eq!(analysis.hear(&Event::Info(info)), Update::Changed);
//! assert_eq!(analysis.hear(&Event::BestMove(Some(turn))), Update::Done);
//! assert_eq!(analysis.lines()[0].turns, [turn]);
//! assert!(analysis.ask().is_some());
//! # Ok::<(), lyngk_lei::ParseError>(())
//! ```

mod chances;
mod inquiry;
mod known;
pub mod say;

use std::collections::VecDeque;
use std::ops::RangeInclusive;
use std::time::Duration;

use lyngk_engine::analysis::{SearchRequest, best_with_claims, claim_choices, final_score, merge_lines};
use lyngk_lei::{Event, Line, Outlook, Query, Question, Score, Verdict};
use lyngk_rules::{Color, PerPlayer, Player, Point, Position, Turn};

pub use chances::Chances;
pub(crate) use inquiry::Inquiry;
pub use inquiry::{Effort, Extent, Update};
pub use known::Known;
pub use lyngk_engine::analysis::ClaimChoice;
pub use lyngk_lei::Capture;

/// The scope of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnalysisPlan {
    /// The number of best lines.
    pub lines: u32,
    /// The time of the first search.
    pub first: Duration,
    /// The longest time of a search. Each takes twice as long as the one before.
    pub longest: Duration,
    /// What else ends it.
    pub limit: SearchLimit,
    /// Whether each claim is searched on its own.
    pub claims: bool,
}

/// A limit of an analysis besides its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum SearchLimit {
    /// None.
    #[default]
    None,
    /// A number of visits.
    Visits(u64),
    /// A length of the best line.
    Depth(u32),
}

impl SearchLimit {
    /// Whether a search has come so far. The engine keeps a quarter of the visits for proofs.
    fn is_reached(self, extent: Extent) -> bool {
        match self {
            SearchLimit::None => false,
            SearchLimit::Visits(visits) => extent.nodes >= visits * 7 / 10,
            SearchLimit::Depth(depth) => extent.depth >= depth,
        }
    }
}

impl AnalysisPlan {
    /// The numbers of lines to choose from.
    pub const LINES: RangeInclusive<u32> = 1..=5;
    /// The longest searches to choose from.
    pub const LONGEST: [Duration; 4] =
        [Duration::from_secs(1), Duration::from_secs(5), Duration::from_secs(30), AnalysisPlan::UNLIMITED];
    /// A search that somebody ends, as nobody waits for so long.
    pub const UNLIMITED: Duration = Duration::from_hours(24);
    /// The limits to choose from.
    pub const LIMITS: [SearchLimit; 7] = [
        SearchLimit::None,
        SearchLimit::Visits(10_000),
        SearchLimit::Visits(100_000),
        SearchLimit::Visits(1_000_000),
        SearchLimit::Depth(4),
        SearchLimit::Depth(8),
        SearchLimit::Depth(12),
    ];
}

impl Default for AnalysisPlan {
    fn default() -> AnalysisPlan {
        AnalysisPlan {
            lines: 3,
            first: Duration::from_millis(200),
            longest: AnalysisPlan::LONGEST[1],
            limit: SearchLimit::None,
            claims: true,
        }
    }
}

/// The subject of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Subject {
    /// The best lines.
    Best,
    /// The best turn with a certain claim, or without one.
    Claim(Option<Color>, Vec<Turn>),
}

/// The first turn of a line, as an arrow to draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnArrow {
    /// The rank of the line, from 1 for the best.
    pub rank: usize,
    /// The colour that the turn claims, if any.
    pub claim: Option<Color>,
    /// Its path: start, LYNGK points, end.
    pub path: Vec<Point>,
    /// Its score for the player to move.
    pub score: Score,
}

/// The analysis of a position, while it runs and after.
#[derive(Clone, Debug)]
pub struct Analysis {
    position: Position,
    plan: AnalysisPlan,
    choices: Vec<(Option<Color>, Vec<Turn>)>,
    /// The time of the current searches.
    slice: Duration,
    ahead: VecDeque<Subject>,
    asked: Option<(Subject, Inquiry)>,
    /// The lines of the last search among all turns.
    best: Vec<Line>,
    /// The extent of that search.
    extent: Extent,
    /// The best turn with each claim, from searches of their own.
    claims: Vec<(Option<Color>, Line)>,
    /// All of these lines, merged, best first: what is shown is a part of this list.
    found: Vec<Line>,
    /// The outlook, as soon as it is known.
    outlook: Option<Box<Outlook>>,
    /// Whether the outlook was requested.
    outlook_asked: bool,
}

/// The likely end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LikelyEnd {
    /// The stacks of five of each player.
    pub fives: PerPlayer<u8>,
    /// The lead of player 1 in at least four of five such games.
    pub lead: RangeInclusive<i8>,
}

impl Analysis {
    /// An analysis of a position.
    #[must_use]
    pub fn new(position: Position, plan: AnalysisPlan) -> Analysis {
        let choices = if plan.claims { claim_choices(&position) } else { Vec::new() };
        let over = position.is_over();
        Analysis {
            position,
            plan,
            choices,
            slice: plan.first,
            ahead: if over { VecDeque::new() } else { VecDeque::from([Subject::Best]) },
            asked: None,
            best: Vec::new(),
            extent: Extent::default(),
            claims: Vec::new(),
            found: Vec::new(),
            outlook: None,
            outlook_asked: over,
        }
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The next question. `None` while one is open and when the analysis is finished.
    pub fn ask(&mut self) -> Option<Question> {
        if self.asked.is_some() {
            return None;
        }
        let subject = self.ahead.pop_front()?;
        let (among, time, lines) = match &subject {
            Subject::Best => (None, self.slice, self.plan.lines),
            // All claims together take as long as the best lines.
            Subject::Claim(_, turns) => (Some(turns.clone()), self.slice / self.others(), 1),
        };
        let inquiry =
            Inquiry::new(SearchRequest { position: self.position, among }, Effort::Time(time)).up_to(self.plan.limit);
        let mut question = inquiry.question(lines);
        if !std::mem::replace(&mut self.outlook_asked, true) {
            question = question.query(Query::Outlook);
        }
        self.asked = Some((subject, inquiry));
        Some(question)
    }

    /// The number of claims beside that of the best turn.
    fn others(&self) -> u32 {
        (self.choices.len() as u32).saturating_sub(1).max(1)
    }

    /// Handles an event of the conversation that asked the question.
    pub fn hear(&mut self, event: &Event) -> Update {
        let Some((subject, inquiry)) = &mut self.asked else { return Update::Nothing };
        if let Event::Outlook(outlook) = event {
            self.outlook.clone_from(outlook);
            return if self.outlook.is_some() { Update::Changed } else { Update::Nothing };
        }
        let update = inquiry.hear(event);
        let is_best = *subject == Subject::Best;
        // The first reports of a new search are worse than the last ones of the search before.
        if is_best
            && (update == Update::Done || update == Update::Changed && inquiry.extent().nodes >= self.extent.nodes)
        {
            // A new search begins with short lines; what it shows should not seem to go back.
            let Extent { nodes, depth, time } = inquiry.extent();
            self.extent = Extent { nodes, depth: depth.max(self.extent.depth), time };
            self.best = inquiry.lines().to_vec();
            self.merge();
        }
        match update {
            Update::Done => {
                if let Some((subject, inquiry)) = self.asked.take() {
                    self.done(&subject, &inquiry);
                }
            }
            // No further questions after a failure.
            Update::Failed => {
                self.asked = None;
                self.ahead.clear();
            }
            Update::Nothing | Update::Changed => (),
        }
        update
    }

    /// Merges the results of all searches, so that lines and claims agree.
    fn merge(&mut self) {
        let claims: Vec<Line> = self.claims.iter().map(|(_, line)| line.clone()).collect();
        self.found = merge_lines(&[&self.best, &claims]);
        // A proof for the best of all turns holds for each of them: an estimate above it is wrong.
        if let Some(proved) = self.proved() {
            self.found.retain(|line| line.score <= proved);
        }
    }

    fn done(&mut self, subject: &Subject, inquiry: &Inquiry) {
        match subject {
            Subject::Claim(claim, _) => {
                self.claims.retain(|(known, _)| known != claim);
                self.claims.extend(inquiry.lines().first().map(|line| (*claim, line.clone())));
                self.merge();
            }
            // The first search is followed by a longer one for the best lines; claims come later.
            Subject::Best
                if self.choices.len() > 1
                    && !self.is_lost()
                    && (self.slice > self.plan.first
                        || self.is_proved()
                        || self.plan.limit.is_reached(inquiry.extent())) =>
            {
                let others = self.choices.iter().filter(|(claim, _)| !self.best_claims(*claim));
                self.ahead = others.map(|(claim, turns)| Subject::Claim(*claim, turns.clone())).collect();
            }
            Subject::Best => (),
        }
        let is_over = self.is_proved() || self.plan.limit.is_reached(self.extent);
        if self.ahead.is_empty() && !is_over && self.slice < self.plan.longest {
            self.slice = (self.slice * 2).min(self.plan.longest);
            self.ahead.push_back(Subject::Best);
        }
    }

    /// The proved result of the position, from the last search among all turns.
    fn proved(&self) -> Option<Score> {
        self.best.first().map(|line| line.score).filter(|score| score.proof().is_some())
    }

    /// Whether every turn is proved to lose, whatever it claims.
    fn is_lost(&self) -> bool {
        let proof = self.proved().and_then(Score::proof);
        proof.is_some_and(|proof| proof.verdict == Verdict::Loss)
    }

    /// Whether the result is proved, so that a longer search would change nothing.
    #[must_use]
    pub fn is_proved(&self) -> bool {
        self.found.first().is_some_and(|line| line.score.proof().is_some())
    }

    /// Whether the best turn makes this claim, or no claim for none.
    fn best_claims(&self, claim: Option<Color>) -> bool {
        let first = self.best.first().and_then(|line| line.turns.first());
        first.is_some_and(|turn| turn.claim() == claim)
    }

    /// Whether no question is open or left to ask.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.asked.is_none() && self.ahead.is_empty()
    }

    /// The time of the current search.
    #[must_use]
    pub fn slice(&self) -> Duration {
        self.slice
    }

    /// The extent of the search behind the lines.
    #[must_use]
    pub fn extent(&self) -> Extent {
        self.extent
    }

    /// What it has found out. None before the first line.
    #[must_use]
    pub fn known(&self) -> Option<Known> {
        let known = Known { position: self.position, lines: self.lines().to_vec(), extent: self.extent };
        (!known.lines.is_empty()).then_some(known)
    }

    /// Takes the lines of another search of the position, unless its own search went further. Whether they are new.
    pub fn learn(&mut self, known: &Known) -> bool {
        let is_new = known.position == self.position
            && known.extent.nodes > self.extent.nodes
            && known.lines.len() >= self.lines().len();
        if is_new {
            self.best.clone_from(&known.lines);
            self.extent = known.extent;
            self.merge();
        }
        is_new
    }

    /// Notes that the open question was abandoned. It will be asked again.
    pub fn interrupt(&mut self) {
        if let Some((subject, _)) = self.asked.take() {
            self.ahead.push_front(subject);
        }
    }

    /// The best lines, best first, with scores for the player to move.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.found[..self.found.len().min(self.plan.lines as usize)]
    }

    /// The score for the player to move: of the finished game, or of the best line.
    #[must_use]
    pub fn score(&self) -> Option<Score> {
        final_score(&self.position).or_else(|| self.found.first().map(|line| line.score))
    }

    /// The chances of a player.
    #[must_use]
    pub fn chances(&self, player: Player) -> Option<Chances> {
        self.score().map(|score| Chances::seen_by(score, self.position.to_move(), player))
    }

    /// The likely end of the game. None before it is known, in the six-stack variant, and if the result is proved.
    #[must_use]
    pub fn likely_end(&self) -> Option<LikelyEnd> {
        let ending = self.outlook.as_ref()?.ending.as_ref().filter(|_| !self.is_proved())?;
        Some(LikelyEnd { fives: ending.likely(&self.position), lead: ending.usual_lead(&self.position) })
    }

    /// The stacks that one of the players is likely to complete, the likeliest first. None before they are known.
    #[must_use]
    pub fn captures(&self) -> Option<Vec<Capture>> {
        let ending = self.outlook.as_ref()?.ending.as_ref()?;
        Some(ending.captures(&self.position))
    }

    /// The first turns of the lines as arrows. A pass has none.
    #[must_use]
    pub fn arrows(&self) -> Vec<TurnArrow> {
        let arrow = |(rank, line): (usize, &Line)| {
            let &turn = line.turns.first()?;
            let path = self.position.path(turn)?;
            Some(TurnArrow { rank, claim: turn.claim(), path, score: line.score })
        };
        (1..).zip(self.lines()).filter_map(arrow).collect()
    }

    /// Whether there are claims to compare, now or after further searches.
    #[must_use]
    pub fn expects_claims(&self) -> bool {
        !self.claims().is_empty() || self.choices.len() > 1 && !self.is_lost() && !self.is_finished()
    }

    /// The best turn without a claim and with each claim, as far as they are known. Empty without a choice.
    #[must_use]
    pub fn claims(&self) -> Vec<ClaimChoice> {
        if self.claims.is_empty() {
            return Vec::new();
        }
        let claims = best_with_claims(&self.choices, &self.found);
        // A single entry would not show a choice.
        if claims.len() > 1 { claims } else { Vec::new() }
    }
}

#[cfg(test)]
pub(crate) mod tests;
