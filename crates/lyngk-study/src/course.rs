//! Lessons: short texts with positions to play, and what is answered to what is tried.
//!
//! Everything here is data. An [`Attempt`] takes a person through a lesson on a [`Table`](lyngk_view::Table), which does
//! picking up, landing and refusing; a lesson only says what is asked and what comes of legal turns. Texts are keys of
//! `lang/*.ftl`. That every step can be done, and that all that is claimed of a position is so, is tested.

mod attempt;
mod basics;
mod goal;
mod more;
mod progress;
mod rules;
mod strategy;

use lyngk_rules::{Color, Point, Position, Turn, Variant};

pub use attempt::{Attempt, State};
pub use goal::Goal;
pub use progress::Progress;
pub use rules::{Chapter, Clause, Example, Verdict, Way};

/// Something to be learned in a few steps.
#[derive(Debug)]
pub struct Lesson {
    /// What it is about.
    pub title: &'static str,
    /// Where in the course it stands.
    pub part: Part,
    /// Whether claims are offered: not before one has learned of them.
    pub claiming: bool,
    /// Whether completed stacks are part of what is told. Elsewhere they only make up the number of pieces.
    pub scores: bool,
    /// One after the other.
    pub steps: &'static [Step],
}

/// A part of the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// What one needs to begin: three minutes.
    Basics,
    /// The other rules.
    More,
    /// What to play for.
    Strategy,
}

impl Part {
    /// All parts in their order.
    pub const ALL: [Part; 3] = [Part::Basics, Part::More, Part::Strategy];

    /// What it is called.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Part::Basics => "lesson-basics",
            Part::More => "lesson-more",
            Part::Strategy => "lesson-strategy",
        }
    }

    /// Its lessons in their order.
    #[must_use]
    pub const fn lessons(self) -> &'static [Lesson] {
        match self {
            Part::Basics => &basics::LESSONS,
            Part::More => &more::LESSONS,
            Part::Strategy => &strategy::LESSONS,
        }
    }
}

impl Lesson {
    /// All lessons in their order.
    pub fn all() -> impl Iterator<Item = &'static Lesson> {
        Part::ALL.into_iter().flat_map(Part::lessons)
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
pub struct Step {
    /// What there is to know and to do. No two steps have the same: it is also the name by which a step is remembered.
    pub text: &'static str,
    /// Where it begins, as LPN.
    pub position: &'static str,
    /// What is asked.
    pub task: Task,
    /// What is said when it is done.
    pub done: &'static str,
    /// What is said to something else that is allowed: the task in other words.
    pub again: &'static str,
    /// What deserves an answer of its own. The first that fits is given.
    pub wrong: &'static [Wrong],
    /// What the opponent plays when it is done.
    pub reply: Option<Turn>,
    /// Where to look.
    pub hint: &'static [Point],
}

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub enum Task {
    /// A turn that reaches all these goals.
    Play {
        /// What it must reach.
        goals: &'static [Goal],
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
pub struct Wrong {
    /// When it is said.
    pub case: Case,
    /// Why it is not right.
    pub text: &'static str,
    /// What the opponent would play, to be seen before the board goes back.
    pub reply: Option<Turn>,
}

/// What was tried.
#[derive(Clone, Copy, Debug)]
pub enum Case {
    /// A turn that has all of this.
    Play(&'static [Goal]),
    /// One of these points.
    Points(&'static [Point]),
    /// The answer of this number.
    Choice(usize),
}

/// Something that somebody did to solve a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    /// A turn was played.
    Play(Turn),
    /// A point was chosen.
    Point(Point),
    /// An answer was chosen, by its number.
    Choice(usize),
}

impl Step {
    /// The position in which it begins.
    #[must_use]
    pub fn position(&self) -> Position {
        position(self.position)
    }

    /// Something that solves it.
    #[must_use]
    pub fn model(&self) -> Tried {
        match self.task {
            Task::Play { model, .. } => Tried::Play(model),
            Task::Point(points) => Tried::Point(points.first().copied().unwrap_or(Point::E4)),
            Task::Choice { right, .. } => Tried::Choice(right),
        }
    }

    /// Whether something that was tried solves it.
    #[must_use]
    pub fn is_solved_by(&self, tried: Tried) -> bool {
        match (self.task, tried) {
            (Task::Play { goals, .. }, Tried::Play(turn)) => Goal::all_reached(goals, &self.position(), turn),
            (Task::Point(points), Tried::Point(point)) => points.contains(&point),
            (Task::Choice { right, .. }, Tried::Choice(option)) => option == right,
            _ => false,
        }
    }

    /// What is said to something that does not solve it, if that has an answer of its own.
    #[must_use]
    pub fn wrong(&self, tried: Tried) -> Option<&'static Wrong> {
        self.wrong.iter().find(|wrong| match (wrong.case, tried) {
            (Case::Play(goals), Tried::Play(turn)) => Goal::all_reached(goals, &self.position(), turn),
            (Case::Points(points), Tried::Point(point)) => points.contains(&point),
            (Case::Choice(wrong), Tried::Choice(option)) => wrong == option,
            _ => false,
        })
    }
}

/// A position that is part of the program. That all can be read is tested.
fn position(lpn: &str) -> Position {
    lpn.parse().unwrap_or_else(|_| Position::random_start(1, Variant::Standard))
}

/// A move without a claim.
const fn go(from: Point, to: Point) -> Turn {
    Turn::Move { claim: None, from, to }
}

/// A claim and a move.
const fn claim(color: Color, from: Point, to: Point) -> Turn {
    Turn::Move { claim: Some(color), from, to }
}
