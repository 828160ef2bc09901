//! Lessons: short texts with positions to play, and what is answered to what is tried.
//!
//! Everything here is data. An [`LessonAttempt`] takes a person through a lesson on a [`Table`](lyngk_view::Table), which does
//! picking up, landing and refusing; a lesson only says what is asked and what comes of legal turns. Texts are keys of
//! `lang/*.ftl`. That every step can be done, and that all that is claimed of a position is so, is tested.

mod attempt;
mod basics;
mod goal;
mod more;
mod progress;
mod rules;
mod strategy;

use lyngk_rules::{Color, LpnError, Point, Position, Turn};

pub use attempt::{LessonAttempt, LessonState};
pub use goal::TurnGoal;
pub use progress::LessonProgress;
pub use rules::{Chapter, Clause, Example, ExampleTurn, ExampleVerdict};

/// Something to be learned in a few steps.
#[derive(Debug)]
pub struct Lesson {
    /// What it is about.
    pub title: &'static str,
    /// Where in the course it stands.
    pub part: CoursePart,
    /// Whether claims are offered: not before one has learned of them.
    pub claiming: bool,
    /// Whether completed stacks are part of what is told. Elsewhere they only make up the number of pieces.
    pub scores: bool,
    /// One after the other.
    pub steps: &'static [LessonStep],
}

/// A part of the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoursePart {
    /// What one needs to begin: three minutes.
    Basics,
    /// The other rules.
    More,
    /// What to play for.
    Strategy,
}

impl CoursePart {
    /// All parts in their order.
    pub const ALL: [CoursePart; 3] = [CoursePart::Basics, CoursePart::More, CoursePart::Strategy];

    /// What it is called.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            CoursePart::Basics => "lesson-basics",
            CoursePart::More => "lesson-more",
            CoursePart::Strategy => "lesson-strategy",
        }
    }

    /// Its lessons in their order.
    #[must_use]
    pub const fn lessons(self) -> &'static [Lesson] {
        match self {
            CoursePart::Basics => &basics::LESSONS,
            CoursePart::More => &more::LESSONS,
            CoursePart::Strategy => &strategy::LESSONS,
        }
    }
}

impl Lesson {
    /// All lessons in their order.
    pub fn all() -> impl Iterator<Item = &'static Lesson> {
        CoursePart::ALL.into_iter().flat_map(CoursePart::lessons)
    }

    /// Its name in addresses.
    ///
    /// ```
    /// use lyngk_study::course::Lesson;
    /// assert!(Lesson::all().all(|lesson| Lesson::named(lesson.name()).is_some_and(|found| found.title == lesson.title)));
    /// ```
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.title.trim_start_matches("lesson-").trim_end_matches("-title")
    }

    /// The lesson of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Lesson> {
        Lesson::all().find(|lesson| lesson.name() == name)
    }

    /// The one that follows in the course.
    #[must_use]
    pub fn following(&self) -> Option<&'static Lesson> {
        Lesson::all().skip_while(|lesson| lesson.title != self.title).nth(1)
    }
}

/// A position with a task. Who is to move there is who learns.
#[derive(Debug)]
pub struct LessonStep {
    /// What there is to know and to do. No two steps have the same: it is also the name by which a step is remembered.
    pub text: &'static str,
    /// Where it begins, as LPN.
    pub position: &'static str,
    /// What is asked.
    pub task: LessonTask,
    /// What is said when it is done.
    pub done: &'static str,
    /// What is said to something else that is allowed: the task in other words.
    pub again: &'static str,
    /// What deserves an answer of its own. The first that fits is given.
    pub wrong: &'static [WrongAnswer],
    /// What the opponent plays when it is done.
    pub reply: Option<Turn>,
    /// Where to look.
    pub hint: &'static [Point],
}

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub enum LessonTask {
    /// A turn that reaches all these goals.
    Play {
        /// What it must reach.
        goals: &'static [TurnGoal],
        /// One that does.
        model: Turn,
    },
    /// One of these points is to be chosen.
    Point(&'static [Point]),
    /// One of several answers is to be chosen.
    Choice {
        /// All that there are.
        options: &'static [&'static str],
        /// The number of the right one, from 0.
        right: usize,
    },
}

/// Something allowed that is not what was asked, and what is said to it.
#[derive(Clone, Copy, Debug)]
pub struct WrongAnswer {
    /// When it is said.
    pub case: WrongCase,
    /// Why it is not right.
    pub text: &'static str,
    /// What the opponent would play, to be seen before the board goes back.
    pub reply: Option<Turn>,
}

/// What was tried.
#[derive(Clone, Copy, Debug)]
pub enum WrongCase {
    /// A turn that has all of this.
    Play(&'static [TurnGoal]),
    /// One of these points.
    Points(&'static [Point]),
    /// The answer of this number.
    Choice(usize),
}

/// Something that somebody did to solve a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A turn was played.
    Play(Turn),
    /// A point was chosen.
    Point(Point),
    /// An answer was chosen, by its number.
    Choice(usize),
}

impl LessonStep {
    /// The position in which the step begins.
    ///
    /// # Errors
    /// The step's LPN cannot be read. Tests read the LPN of every step.
    pub fn position(&self) -> Result<Position, LpnError> {
        self.position.parse()
    }

    /// Something that solves it.
    #[must_use]
    pub fn model(&self) -> Answer {
        match self.task {
            LessonTask::Play { model, .. } => Answer::Play(model),
            LessonTask::Point(points) => Answer::Point(points.first().copied().unwrap_or(Point::E4)),
            LessonTask::Choice { right, .. } => Answer::Choice(right),
        }
    }

    /// Whether something that was tried solves it.
    #[must_use]
    pub fn is_solved_by(&self, tried: Answer) -> bool {
        match (self.task, tried) {
            (LessonTask::Play { goals, .. }, Answer::Play(turn)) => self.reaches(goals, turn),
            (LessonTask::Point(points), Answer::Point(point)) => points.contains(&point),
            (LessonTask::Choice { right, .. }, Answer::Choice(option)) => option == right,
            _ => false,
        }
    }

    /// What is said to something that does not solve it, if that has an answer of its own.
    #[must_use]
    pub fn wrong(&self, tried: Answer) -> Option<&'static WrongAnswer> {
        self.wrong.iter().find(|wrong| match (wrong.case, tried) {
            (WrongCase::Play(goals), Answer::Play(turn)) => self.reaches(goals, turn),
            (WrongCase::Points(points), Answer::Point(point)) => points.contains(&point),
            (WrongCase::Choice(wrong), Answer::Choice(option)) => wrong == option,
            _ => false,
        })
    }

    fn reaches(&self, goals: &[TurnGoal], turn: Turn) -> bool {
        self.position().is_ok_and(|position| TurnGoal::all_reached(goals, &position, turn))
    }
}

/// A move without a claim.
const fn go(from: Point, to: Point) -> Turn {
    Turn::Move { claim: None, from, to }
}

/// A claim and a move.
const fn claim(color: Color, from: Point, to: Point) -> Turn {
    Turn::Move { claim: Some(color), from, to }
}
