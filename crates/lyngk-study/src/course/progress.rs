//! Progress through the lessons.

use std::collections::BTreeSet;

use super::{Lesson, LessonStep};
use crate::progress::Progress;

/// The finished steps, as stored on a device.
///
/// ```
/// use lyngk_study::course::{Lesson, LessonProgress};
///
/// let lesson = Lesson::all().next().expect("there are lessons");
/// let mut progress = LessonProgress::default();
/// assert!(progress.finish(&lesson.steps[0]));
/// assert_eq!(progress.count(lesson), 1);
/// assert_eq!(LessonProgress::from_text(&progress.to_text()), progress);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonProgress {
    /// Text keys of the finished steps. Unknown keys are kept for the version that knows them.
    done: BTreeSet<String>,
    /// Text keys of the steps whose solution was shown, finished since or not.
    shown: BTreeSet<String>,
}

impl LessonProgress {
    /// Whether a step is finished.
    #[must_use]
    pub fn has(&self, step: &LessonStep) -> bool {
        self.done.contains(step.text)
    }

    /// Marks a step as finished. Returns whether that is new.
    pub fn finish(&mut self, step: &LessonStep) -> bool {
        self.done.insert(step.text.to_owned())
    }

    /// Marks a step as gone through by its solution. Returns whether that is new.
    pub fn show(&mut self, step: &LessonStep) -> bool {
        self.shown.insert(step.text.to_owned())
    }

    /// Whether a step has been gone through: finished, or its solution was shown.
    #[must_use]
    pub fn has_seen(&self, step: &LessonStep) -> bool {
        self.has(step) || self.shown.contains(step.text)
    }

    /// Whether all steps of a lesson have been gone through.
    #[must_use]
    pub fn is_seen(&self, lesson: &Lesson) -> bool {
        lesson.steps.iter().all(|step| self.has_seen(step))
    }

    /// Index of the step that a lesson opens with: the first that is new, then the first that was only shown.
    #[must_use]
    pub fn first_step(&self, lesson: &Lesson) -> usize {
        let new = lesson.steps.iter().position(|step| !self.has_seen(step));
        new.or_else(|| lesson.steps.iter().position(|step| !self.has(step))).unwrap_or(0)
    }

    /// Number of finished steps of a lesson.
    #[must_use]
    pub fn count(&self, lesson: &Lesson) -> usize {
        lesson.steps.iter().filter(|step| self.has(step)).count()
    }

    /// Whether all steps of a lesson are finished.
    #[must_use]
    pub fn is_complete(&self, lesson: &Lesson) -> bool {
        lesson.steps.iter().all(|step| self.has(step))
    }

    /// The lesson to go on with, and the step that it opens with: the first lesson with new steps, then the first with steps that were only
    /// shown.
    #[must_use]
    pub fn next(&self) -> Option<(&'static Lesson, usize)> {
        let new = Lesson::all().find(|lesson| !self.is_seen(lesson));
        let next = new.or_else(|| Lesson::all().find(|lesson| !self.is_complete(lesson)))?;
        Some((next, self.first_step(next)))
    }

    /// Serialises to text, one line for each step.
    #[must_use]
    pub fn to_text(&self) -> String {
        let done = self.done.iter().flat_map(|name| ["done=", name, "\n"]);
        done.chain(self.shown.iter().flat_map(|name| ["shown=", name, "\n"])).collect()
    }

    /// Parses text; unreadable lines are skipped.
    #[must_use]
    pub fn from_text(text: &str) -> LessonProgress {
        let names = |wanted: &str| {
            let lines = text.lines().filter_map(|line| line.split_once('='));
            let names = lines.filter(|(key, _)| key.trim() == wanted).map(|(_, name)| name.trim());
            names.filter(|name| is_name(name)).map(ToOwned::to_owned).collect()
        };
        LessonProgress { done: names("done"), shown: names("shown") }
    }
}

impl Progress for LessonProgress {
    fn from_text(text: &str) -> LessonProgress {
        LessonProgress::from_text(text)
    }

    fn to_text(&self) -> String {
        LessonProgress::to_text(self)
    }

    fn is_readable(text: &str) -> bool {
        let understood = LessonProgress::from_text(text).to_text();
        text.lines().all(|line| line.trim().is_empty() || understood.lines().any(|own| own == line))
    }

    /// A result is the line of the step in the text.
    fn add(&mut self, result: &str) -> bool {
        let more = LessonProgress::from_text(result);
        let is_read = more != LessonProgress::default();
        self.merge(&more);
        is_read
    }

    fn merge(&mut self, other: &LessonProgress) {
        self.done.extend(other.done.iter().cloned());
        self.shown.extend(other.shown.iter().cloned());
    }
}

/// Whether this has the form of a step's key, known or not.
fn is_name(name: &str) -> bool {
    let lengths = 1..=64;
    lengths.contains(&name.len())
        && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_survives_serialisation_and_finds_the_next_step() {
        let mut progress = LessonProgress::default();
        let steps: Vec<(&Lesson, usize)> =
            Lesson::all().flat_map(|lesson| (0..lesson.steps.len()).map(move |number| (lesson, number))).collect();
        for (done, (lesson, number)) in steps.iter().enumerate() {
            let (next, at) = progress.next().expect("something is left");
            assert_eq!((next.title, at), (lesson.title, *number));
            assert!(!progress.is_complete(lesson));
            assert!(progress.finish(&lesson.steps[*number]));
            assert!(!progress.finish(&lesson.steps[*number]));
            assert_eq!(progress.to_text().lines().count(), done + 1);
            assert_eq!(LessonProgress::from_text(&progress.to_text()), progress);
        }
        assert!(progress.next().is_none());
        assert!(
            Lesson::all().all(|lesson| progress.is_complete(lesson) && progress.count(lesson) == lesson.steps.len())
        );
    }

    #[test]
    fn a_lesson_is_gone_through_when_its_steps_were_shown_and_they_remain_to_be_tried() {
        let mut lessons = Lesson::all();
        let (first, second) = (lessons.next().expect("a lesson"), lessons.next().expect("another"));
        let mut progress = LessonProgress::default();
        for step in first.steps {
            assert!(!progress.is_seen(first));
            assert!(progress.show(step) && !progress.show(step) && progress.has_seen(step));
        }
        assert_eq!((progress.is_seen(first), progress.is_complete(first), progress.count(first)), (true, false, 0));
        assert_eq!(progress.next().map(|(next, at)| (next.title, at)), Some((second.title, 0)), "new steps come first");
        progress.finish(&first.steps[0]);
        assert_eq!(progress.first_step(first), 1);
        assert_eq!(LessonProgress::from_text(&progress.to_text()), progress);
        assert!(LessonProgress::is_readable(&progress.to_text()));
        let mut merged = LessonProgress::default();
        assert!(merged.add(&progress.to_text()));
        assert_eq!(merged, progress);
        for lesson in Lesson::all() {
            for step in lesson.steps {
                progress.show(step);
            }
        }
        assert_eq!(
            progress.next().map(|(next, at)| (next.title, at)),
            Some((first.title, 1)),
            "then what was only shown"
        );
    }

    #[test]
    fn malformed_lines_are_skipped_and_unknown_steps_are_kept() {
        let first = &Lesson::all().next().expect("a lesson").steps[0];
        let text = format!(
            "nonsense\n= \ndone=\ndone=a b\ndone=ÄÖ\ndone = {} \nlast=x\ndone=lesson-of-tomorrow-1",
            first.text
        );
        let progress = LessonProgress::from_text(&text);
        assert!(progress.has(first));
        assert_eq!(progress.to_text(), format!("done={}\ndone=lesson-of-tomorrow-1\n", first.text));
        assert_eq!(LessonProgress::from_text("\u{0}=\u{0}"), LessonProgress::default());
        assert_eq!(LessonProgress::from_text(&format!("done={}", "x".repeat(1000))), LessonProgress::default());
    }
}
