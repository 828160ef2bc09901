//! Learning and studying LYNGK, without pixels.
//!
//! Everything that a reader opens beside the game itself, as plain state machines that are handed what happens and say what
//! there is to see. Browsers load it when it is wanted.

mod course;

pub use course::{
    Attempt, Case, Chapter, Clause, Example, Goal, Lesson, Part, Progress, State, Step, Task, Tried, Wrong,
};
