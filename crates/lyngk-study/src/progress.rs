//! Progress that several tabs add to: stored as a text, with results that are added one by one.
//!
//! A result is one line. It is noted first, added to the stored progress later, and removed from the notes last, so that no moment loses
//! it. Whoever adds it reads the stored progress in the same transaction: results of several tabs count in the order in which they are
//! added.

/// Progress with a text form, to which results are added.
pub trait Progress: Clone + Default + PartialEq {
    /// Parses text. Unreadable parts are skipped.
    fn from_text(text: &str) -> Self;

    /// Serialises to text.
    fn to_text(&self) -> String;

    /// Whether a text has no unreadable parts.
    fn is_readable(text: &str) -> bool;

    /// Adds a result, in its text form. Returns false if it cannot be read.
    fn add(&mut self, result: &str) -> bool;

    /// Adds results, one a line. Those that cannot be read, as a newer version of the page has noted them, are skipped.
    fn add_all(&mut self, results: &str) {
        for result in results.lines() {
            self.add(result);
        }
    }

    /// Adds what somebody has achieved elsewhere.
    fn merge(&mut self, other: &Self);
}

/// Stored progress with everything that was to be added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Combined<P> {
    /// The progress.
    pub progress: P,
    /// Texts with unreadable parts, to be set aside.
    pub broken: Vec<String>,
}

/// Combines stored progress, progress from an earlier place of storage, and results, one a line.
///
/// ```
/// use lyngk_study::course::LessonProgress;
/// use lyngk_study::progress::combine;
///
/// let all = combine::<LessonProgress>(Some("done=one\n"), Some("done=two\nwhat?\n"), "done=three\n");
/// assert_eq!(all.progress, combine(None, None, "done=one\ndone=two\ndone=three\n").progress);
/// assert_eq!(all.broken, ["done=two\nwhat?\n"]);
/// ```
#[must_use]
pub fn combine<P: Progress>(stored: Option<&str>, earlier: Option<&str>, results: &str) -> Combined<P> {
    let mut progress = stored.map(P::from_text).unwrap_or_default();
    if let Some(earlier) = earlier {
        progress.merge(&P::from_text(earlier));
    }
    progress.add_all(results);
    let texts = [stored, earlier].into_iter().flatten();
    Combined { progress, broken: texts.filter(|text| !P::is_readable(text)).map(str::to_owned).collect() }
}

/// The notes without results that have been added, each as often as it was added.
///
/// ```
/// use lyngk_study::progress::without;
///
/// assert_eq!(without("one\ntwo\none\n", "one\nthree\n"), "two\none\n");
/// ```
#[must_use]
pub fn without(notes: &str, added: &str) -> String {
    let mut added: Vec<&str> = added.lines().collect();
    let is_left = |note: &&str| match added.iter().position(|known| known == note) {
        Some(known) => {
            added.swap_remove(known);
            false
        }
        None => true,
    };
    notes.lines().filter(is_left).flat_map(|note| [note, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::course::{Lesson, LessonProgress};
    use crate::puzzle::{PuzzleMark, PuzzleOutcome, PuzzleProgress, PuzzleResult};

    fn result(id: &str, outcome: PuzzleOutcome) -> String {
        PuzzleResult::Tried { id: id.parse().expect("an identifier"), rating: 1500, outcome }.to_string()
    }

    fn puzzles(results: &[String]) -> PuzzleProgress {
        combine(None, None, &results.join("\n")).progress
    }

    #[test]
    fn results_of_two_tabs_count_in_the_order_in_which_they_are_added() {
        let [one, two, three] = ["bbbbb", "ccccc", "ddddd"].map(|id| result(id, PuzzleOutcome::Solved));
        let mut stored: Option<String> = None;
        // Each tab adds to what is stored, whatever it has read before.
        for result in [&one, &two, &three] {
            stored = Some(combine::<PuzzleProgress>(stored.as_deref(), None, result).progress.to_text());
        }
        let all = PuzzleProgress::from_text(&stored.expect("a text"));
        assert_eq!(all, puzzles(&[one.clone(), two.clone(), three.clone()]));
        assert_eq!((all.solved(), all.streak()), (3, 3));
        // A result whose note could not be removed is added again, which changes nothing.
        let again = combine::<PuzzleProgress>(Some(&all.to_text()), None, &[one, two, three].join("\n"));
        assert_eq!(again, Combined { progress: all, broken: Vec::new() });
    }

    #[test]
    fn progress_of_an_earlier_version_is_merged() {
        let solved = |ids: &[&str]| ids.iter().map(|id| result(id, PuzzleOutcome::Solved)).collect::<Vec<_>>();
        let (mut here, there) = (solved(&["bbbbb", "ccccc"]), solved(&["ccccc", "ddddd", "fffff"]));
        here.push(result("fffff", PuzzleOutcome::Failed));
        let (here, there) = (puzzles(&here), puzzles(&there));
        for (one, other) in [(&here, &there), (&there, &here)] {
            let both: Combined<PuzzleProgress> = combine(Some(&one.to_text()), Some(&other.to_text()), "");
            assert_eq!((both.progress.solved(), both.broken.len()), (4, 0));
            assert_eq!(both.progress.best_streak(), 3);
            assert_eq!(both.progress.mark("fffff".parse().expect("an identifier")), Some(PuzzleMark::Solved));
            assert_eq!(both.progress.rating(), one.rating(), "as many results: what is stored counts");
        }
        let new: Combined<PuzzleProgress> = combine(Some(&puzzles(&[]).to_text()), Some(&here.to_text()), "");
        assert_eq!(new.progress, here, "more results: what was achieved there counts");
        let again: Combined<PuzzleProgress> = combine(Some(&here.to_text()), Some(&here.to_text()), "");
        assert_eq!(again.progress, here, "merging twice changes nothing");
    }

    #[test]
    fn lessons_are_united() {
        let steps: Vec<_> = Lesson::all().flat_map(|lesson| lesson.steps).take(3).collect();
        let done = |number: usize| format!("done={}\n", steps[number].text);
        let all: Combined<LessonProgress> = combine(Some(&done(0)), Some(&done(1)), &done(2));
        assert!(steps.iter().all(|step| all.progress.has(step)) && all.broken.is_empty());
        let broken: Combined<LessonProgress> = combine(Some(&done(0)), Some("coffee"), "tea");
        assert_eq!((broken.progress.to_text(), broken.broken), (done(0), vec!["coffee".to_owned()]));
    }
}
