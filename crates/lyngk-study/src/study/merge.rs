//! Three-way merge of records, for one study that is edited in two places.

use lyngk_rules::{Comment, Mark, NodeId, Record, Tag, Turn};

use super::drawing;

/// Merges two edited versions of a record. `None` if both changed the same thing in different ways: a comment, the drawings or the marks of a
/// turn, a tag, the order of variations, or a turn that one removed and the other went on with.
///
/// If both added turns at the same place, those of `theirs` come first.
///
/// ```
/// use lyngk_rules::{Position, Record, Variant};
/// use lyngk_study::study::merge;
///
/// let base = Record::new(Position::random_start(7, Variant::Standard));
/// let turns = base.start().turns();
/// let (mut ours, mut theirs) = (base.clone(), base.clone());
/// ours.push(None, turns[0])?;
/// theirs.push(None, turns[1])?;
/// let merged = merge(&base, &ours, &theirs).expect("they touch nothing in common");
/// assert_eq!(merged.turn_total(), 2);
/// # Ok::<(), lyngk_rules::IllegalTurn>(())
/// ```
#[must_use]
pub fn merge(base: &Record, ours: &Record, theirs: &Record) -> Option<Record> {
    if base.start() != ours.start() || base.start() != theirs.start() {
        return None;
    }
    let mut merged = Record::new(*base.start());
    merged.result = choose(&base.result, &ours.result, &theirs.result)?;
    merged.comments = merge_comments(&base.comments, &ours.comments, &theirs.comments)?;
    merge_tags(&mut merged, base, ours, theirs)?;
    let versions = Versions { base: Some(base), ours, theirs };
    versions.merge_children(&mut merged, Places::default())?;
    Some(merged)
}

/// The version that differs from the base. `None` if both do, and from each other.
fn choose<T: PartialEq + Clone>(base: &T, ours: &T, theirs: &T) -> Option<T> {
    if ours == base || ours == theirs {
        Some(theirs.clone())
    } else if theirs == base {
        Some(ours.clone())
    } else {
        None
    }
}

/// Merges two edited versions of a text, if they changed different parts of it. What both added at the same place is kept one after the
/// other, that of `theirs` first.
fn merge_edits(base: &str, ours: &str, theirs: &str) -> Option<String> {
    if ours == theirs || ours == base {
        return Some(theirs.to_owned());
    }
    let base: Vec<char> = base.chars().collect();
    let [ours, theirs] = [ours, theirs].map(|text| Edit::of(&base, text));
    let (first, second) = if ours.end <= theirs.start && (ours.start, ours.end) != (theirs.start, theirs.end) {
        (ours, theirs)
    } else {
        (theirs, ours)
    };
    let kept = |range: std::ops::Range<usize>| base[range].iter().copied();
    (first.end <= second.start).then(|| {
        let parts = kept(0..first.start).chain(first.text).chain(kept(first.end..second.start));
        parts.chain(second.text).chain(kept(second.end..base.len())).collect()
    })
}

/// Merges two edited versions of a text. If both changed the same part in different ways, both are kept, `theirs` above.
///
/// ```
/// use lyngk_study::study::merge_texts;
///
/// assert_eq!(merge_texts("good", "good move", "a good"), "a good move");
/// assert_eq!(merge_texts("good", "better", "worse"), "worse\nbetter");
/// ```
#[must_use]
pub fn merge_texts(base: &str, ours: &str, theirs: &str) -> String {
    merge_edits(base, ours, theirs).unwrap_or_else(|| format!("{theirs}\n{ours}"))
}

/// The part of a text that was replaced, by its characters, and what by.
struct Edit {
    start: usize,
    end: usize,
    text: Vec<char>,
}

impl Edit {
    fn of(base: &[char], text: &str) -> Edit {
        let text: Vec<char> = text.chars().collect();
        let start = base.iter().zip(&text).take_while(|(one, other)| one == other).count();
        let tail = base[start..].iter().rev().zip(text[start..].iter().rev());
        let same = tail.take_while(|(one, other)| one == other).count();
        Edit { start, end: base.len() - same, text: text[start..text.len() - same].to_vec() }
    }
}

/// Texts of comments that both changed in different parts, as when both went on writing. None if there are several comments.
fn merge_written(base: &[Comment], ours: &[Comment], theirs: &[Comment]) -> Option<Vec<Comment>> {
    let text = |comments: &[Comment]| match comments {
        [] => Some(String::new()),
        [one] => Some(one.as_str().to_owned()),
        _ => None,
    };
    let merged = merge_edits(&text(base)?, &text(ours)?, &text(theirs)?)?;
    Some(Comment::new(merged).filter(|comment| !comment.as_str().is_empty()).into_iter().collect())
}

/// Comments, with drawings apart from everything else: one may write where the other draws.
fn merge_comments(base: &Vec<Comment>, ours: &Vec<Comment>, theirs: &Vec<Comment>) -> Option<Vec<Comment>> {
    choose(base, ours, theirs).or_else(|| {
        let versions = [base, ours, theirs];
        let shapes = versions.map(|comments| drawing::shapes_in(comments));
        let others = versions.map(|comments| drawing::with_shapes(comments, &[]));
        let shapes = choose(&shapes[0], &shapes[1], &shapes[2])?;
        let others = choose(&others[0], &others[1], &others[2])
            .or_else(|| merge_written(&others[0], &others[1], &others[2]).filter(|_| !others[0].is_empty()))?;
        Some(drawing::with_shapes(&others, &shapes))
    })
}

fn merge_tags(merged: &mut Record, base: &Record, ours: &Record, theirs: &Record) -> Option<()> {
    let is_new = |tag: &&Tag| theirs.tag(tag.name()).is_none();
    for tag in theirs.tags().iter().chain(ours.tags().iter().filter(is_new)) {
        let name = tag.name();
        if let Some(value) = choose(&base.tag(name), &ours.tag(name), &theirs.tag(name))? {
            merged.set_tag(Tag::new(name, value)?);
        }
    }
    Some(())
}

/// Annotations of a turn.
#[derive(PartialEq, Clone, Default)]
struct Notes {
    lead: Vec<Comment>,
    comments: Vec<Comment>,
    marks: Vec<Mark>,
}

impl Notes {
    fn of(record: &Record, id: NodeId) -> Notes {
        let node = record.node(id);
        Notes { lead: node.lead().to_vec(), comments: node.comments.clone(), marks: node.marks.clone() }
    }

    fn write_to(self, record: &mut Record, id: NodeId) {
        *record.comments_mut(id) = self.comments;
        *record.marks_mut(id) = self.marks;
        if record.set_lead(id, self.lead.clone()) {
            return;
        }
        // Comments before a turn that continues its line belong to the previous turn.
        match record.node(id).parent() {
            Some(parent) => record.comments_mut(parent).extend(self.lead),
            None => record.comments.extend(self.lead),
        }
    }
}

/// The three versions. There is no base for turns that both added.
#[derive(Clone, Copy)]
struct Versions<'a> {
    base: Option<&'a Record>,
    ours: &'a Record,
    theirs: &'a Record,
}

/// The same place in each version, and in the merged record.
#[derive(Clone, Copy, Default)]
struct Places {
    base: Option<NodeId>,
    ours: Option<NodeId>,
    theirs: Option<NodeId>,
    merged: Option<NodeId>,
}

impl Versions<'_> {
    fn merge_children(self, merged: &mut Record, at: Places) -> Option<()> {
        let base = self.base.map(|record| turns(record, at.base)).unwrap_or_default();
        let (ours, theirs) = (turns(self.ours, at.ours), turns(self.theirs, at.theirs));
        for turn in order(&base, &ours, &theirs)? {
            let before = self.base.and_then(|record| child(record, at.base, turn));
            let pair = (child(self.ours, at.ours, turn), child(self.theirs, at.theirs, turn));
            match pair {
                (Some(ours), Some(theirs)) => {
                    let notes = self.merge_notes(before, ours, theirs)?;
                    // A turn that two of the versions hold is legal here.
                    let id = merged.push(at.merged, turn).ok()?;
                    notes.write_to(merged, id);
                    let places = Places { base: before, ours: Some(ours), theirs: Some(theirs), merged: Some(id) };
                    let base = self.base.filter(|_| before.is_some());
                    Versions { base, ..self }.merge_children(merged, places)?;
                }
                (Some(only), None) => self.merge_single(merged, at.merged, before, (self.ours, only))?,
                (None, Some(only)) => self.merge_single(merged, at.merged, before, (self.theirs, only))?,
                (None, None) => (),
            }
        }
        Some(())
    }

    fn merge_notes(self, before: Option<NodeId>, ours: NodeId, theirs: NodeId) -> Option<Notes> {
        let base = self.base.zip(before).map(|(record, id)| Notes::of(record, id)).unwrap_or_default();
        let (ours, theirs) = (Notes::of(self.ours, ours), Notes::of(self.theirs, theirs));
        Some(Notes {
            lead: choose(&base.lead, &ours.lead, &theirs.lead)?,
            comments: merge_comments(&base.comments, &ours.comments, &theirs.comments)?,
            marks: choose(&base.marks, &ours.marks, &theirs.marks)?,
        })
    }

    /// Merges a turn that only one version has: new ones stay, removed ones go unless something changed behind them.
    fn merge_single(
        self,
        merged: &mut Record,
        at: Option<NodeId>,
        before: Option<NodeId>,
        (record, id): (&Record, NodeId),
    ) -> Option<()> {
        match self.base.zip(before) {
            None => copy(merged, at, record, id),
            Some((base, before)) => is_same(base, before, record, id).then_some(()),
        }
    }
}

/// The order of the merged turns, including those that were removed.
fn order(base: &[Turn], ours: &[Turn], theirs: &[Turn]) -> Option<Vec<Turn>> {
    let common = |turn: &&Turn| base.contains(turn) && ours.contains(turn) && theirs.contains(turn);
    let known = |turns: &[Turn]| turns.iter().filter(common).copied().collect::<Vec<_>>();
    let has_ours_order = || Some(choose(&known(base), &known(ours), &known(theirs))? != known(theirs));
    let (first, second) = if theirs == base || has_ours_order()? { (ours, theirs) } else { (theirs, ours) };
    let others = second.iter().filter(|turn| !first.contains(turn));
    Some(first.iter().chain(others).copied().collect())
}

fn turns(record: &Record, at: Option<NodeId>) -> Vec<Turn> {
    record.children(at).iter().map(|&id| record.node(id).turn()).collect()
}

fn child(record: &Record, at: Option<NodeId>, turn: Turn) -> Option<NodeId> {
    record.children(at).iter().copied().find(|&id| record.node(id).turn() == turn)
}

/// Copies a turn with everything after it.
fn copy(merged: &mut Record, at: Option<NodeId>, record: &Record, id: NodeId) -> Option<()> {
    let new = merged.push(at, record.node(id).turn()).ok()?;
    Notes::of(record, id).write_to(merged, new);
    record.node(id).children().iter().try_for_each(|&next| copy(merged, Some(new), record, next))
}

/// Whether two turns and everything after them are equal.
fn is_same(one: &Record, first: NodeId, other: &Record, second: NodeId) -> bool {
    let (children, others) = (one.node(first).children(), other.node(second).children());
    one.node(first).turn() == other.node(second).turn()
        && Notes::of(one, first) == Notes::of(other, second)
        && children.len() == others.len()
        && children.iter().zip(others).all(|(&first, &second)| is_same(one, first, other, second))
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{GameResult, Player, Position, SplitMix64, Variant};
    use proptest::prelude::*;

    use super::*;

    /// A record with a main line, a variation, and a comment on each turn.
    fn base() -> Record {
        let mut record = Record::new(Position::random_start(7, Variant::Standard));
        let mut chance = SplitMix64::new(7);
        let mut last = None;
        for number in 0..4 {
            let turn = record.position(last).random_turn(&mut chance).expect("a turn");
            let id = record.push(last, turn).expect("it is legal");
            record.comments_mut(id).extend(Comment::new(format!("turn {number}")));
            last = Some(id);
        }
        vary(&mut record, None, 1);
        record.set_tag(Tag::new("Event", "Club").expect("a tag"));
        record
    }

    /// Adds a turn that is not there yet.
    fn vary(record: &mut Record, at: Option<NodeId>, seed: usize) -> NodeId {
        let new: Vec<Turn> =
            record.position(at).turns().iter().copied().filter(|&turn| child(record, at, turn).is_none()).collect();
        record.push(at, new[seed % new.len()]).expect("it is legal")
    }

    fn main(record: &Record, ply: usize) -> NodeId {
        record.main_line().nth(ply).expect("a turn")
    }

    fn comment(text: &str) -> Vec<Comment> {
        Comment::new(text).into_iter().collect()
    }

    #[test]
    fn edits_at_different_places_are_both_kept() {
        let base = base();
        let (mut ours, mut theirs) = (base.clone(), base.clone());
        let at = main(&ours, 0);
        *ours.comments_mut(at) = comment("ours");
        ours.set_tag(Tag::new("Name", "Ours").expect("a tag"));
        let ours_new = vary(&mut ours, Some(at), 3);
        let at = main(&theirs, 2);
        theirs.marks_mut(at).push(Mark(1));
        theirs.remove_tag("Event");
        theirs.result = GameResult::Win(Player::Two);
        let removed = base.children(None)[1];
        theirs.remove(removed);

        let merged = merge(&base, &ours, &theirs).expect("no conflict");
        let first = main(&merged, 0);
        assert_eq!(merged.node(first).comments, comment("ours"));
        assert_eq!(merged.tag("Name"), Some("Ours"));
        assert!(child(&merged, Some(first), ours.node(ours_new).turn()).is_some());
        assert_eq!(merged.node(main(&merged, 2)).marks, [Mark(1)]);
        assert_eq!((merged.tag("Event"), merged.result), (None, GameResult::Win(Player::Two)));
        assert_eq!(merged.children(None).len(), 1, "the variation stays removed");
        assert_eq!(merge(&base, &theirs, &ours), Some(merged), "either may be the first");
    }

    #[test]
    fn turns_added_at_the_same_place_are_both_kept_the_first_saved_first() {
        let base = base();
        let last = base.main_line().last();
        let (mut ours, mut theirs) = (base.clone(), base.clone());
        let new_ours = vary(&mut ours, last, 1);
        let new_theirs = vary(&mut theirs, last, 2);
        vary(&mut theirs, Some(new_theirs), 1);
        let merged = merge(&base, &ours, &theirs).expect("no conflict");
        let wanted = [theirs.node(new_theirs).turn(), ours.node(new_ours).turn()];
        assert_eq!(turns(&merged, merged.main_line().nth(3)), wanted);
        // The same turn added twice is there once, with what both added after it.
        let mut same = base.clone();
        let again = same.push(last, wanted[0]).expect("it is legal");
        *same.comments_mut(again) = comment("the same");
        let merged = merge(&base, &same, &theirs).expect("no conflict");
        assert_eq!(merged.turn_total(), theirs.turn_total());
        assert_eq!(merged.node(main(&merged, 4)).comments, comment("the same"));
    }

    #[test]
    fn comments_that_both_went_on_with_are_merged() {
        let written = |text: &str| {
            let mut record = base();
            let at = main(&record, 1);
            *record.comments_mut(at) = comment(text);
            record
        };
        let merged = |ours: &str, theirs: &str| merge(&base(), &written(ours), &written(theirs));
        assert_eq!(merged("turn 1 [A1]", "turn 1 [B1]"), Some(written("turn 1 [B1] [A1]")));
        assert_eq!(merged("my turn 1", "turn 1 indeed"), Some(written("my turn 1 indeed")));
        assert_eq!(merged("turn 1 indeed", "my turn 1"), Some(written("my turn 1 indeed")));
        assert_eq!(merged("turn 2", "turn 3"), None, "both replaced the same");
        assert_eq!(merge_texts("turn 1", "turn 2", "turn 3"), "turn 3\nturn 2");
        assert_eq!(merge_texts("", "mine", ""), "mine");
        assert_eq!(merge_texts("", "", "theirs"), "theirs");
        assert_eq!(merge_texts("", "mine", "theirs "), "theirs mine");
        assert_eq!(merge_texts("a\u{e9}b", "a\u{e9}bc", "\u{e8}\u{e9}b"), "\u{e8}\u{e9}bc");
    }

    #[test]
    fn different_changes_of_the_same_thing_are_a_conflict() {
        let base = base();
        let change = |edit: &dyn Fn(&mut Record)| {
            let mut record = base.clone();
            edit(&mut record);
            record
        };
        let written = |text: &'static str| change(&move |record| *record.comments_mut(main(record, 1)) = comment(text));
        assert_eq!(merge(&base, &written("one"), &written("two")), None);
        assert_eq!(merge(&base, &written("one"), &written("one")), Some(written("one")));
        let named = |name: &'static str| change(&move |record| record.set_tag(Tag::new("Event", name).expect("a tag")));
        assert_eq!(merge(&base, &named("one"), &named("two")), None);
        // One removes a turn, the other goes on with it or comments on it.
        let removed = change(&|record| record.remove(main(record, 2)));
        let longer = change(&|record| {
            vary(record, record.main_line().last(), 0);
        });
        assert_eq!(merge(&base, &removed, &longer), None);
        assert_eq!(merge(&base, &longer, &removed), None);
        assert_eq!(merge(&base, &removed, &written("one")).expect("no conflict").main_line().count(), 2);
        let other = Record::new(Position::random_start(8, Variant::Standard));
        assert_eq!(merge(&base, &base, &other), None);
    }

    #[test]
    fn a_promoted_variation_stays_promoted_and_keeps_its_comment() {
        let base = base();
        let variation = base.children(None)[1];
        let (mut ours, mut theirs) = (base.clone(), base.clone());
        assert!(ours.promote(variation));
        assert!(theirs.set_lead(variation, comment("instead")));
        let merged = merge(&base, &ours, &theirs).expect("no conflict");
        assert_eq!(merged.node(merged.children(None)[0]).turn(), base.node(variation).turn());
        assert_eq!(merged.comments, comment("instead"));
        assert_eq!(merged.to_string().parse(), Ok(merged));
    }

    fn edit(record: &mut Record, kind: u8, place: usize, seed: usize) {
        let nodes: Vec<NodeId> = {
            let mut all = Vec::new();
            let mut ahead = record.children(None).to_vec();
            while let Some(id) = ahead.pop() {
                all.push(id);
                ahead.extend(record.node(id).children());
            }
            all
        };
        let Some(&id) = nodes.get(place % nodes.len().max(1)) else { return };
        match kind {
            0 => *record.comments_mut(id) = comment(&format!("{seed}")),
            1 => record.marks_mut(id).push(Mark(seed as u8)),
            2 => record.remove(id),
            3 => drop(record.promote(id)),
            _ if !record.position(Some(id)).is_over() => {
                vary(record, Some(id), seed);
            }
            _ => (),
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn merging_with_an_unchanged_version_changes_nothing(
            edits in prop::collection::vec((0_u8..5, 0_usize..9, 0_usize..50), 0..6),
            others in prop::collection::vec((0_u8..5, 0_usize..9, 0_usize..50), 0..6),
        ) {
            let base = base();
            let (mut ours, mut theirs) = (base.clone(), base.clone());
            for (kind, place, seed) in edits {
                edit(&mut ours, kind, place, seed);
            }
            for (kind, place, seed) in others {
                edit(&mut theirs, kind, place, seed);
            }
            prop_assert_eq!(merge(&base, &ours, &base), Some(ours.clone()));
            prop_assert_eq!(merge(&base, &base, &ours), Some(ours.clone()));
            prop_assert_eq!(merge(&base, &ours, &ours), Some(ours.clone()));
            if let Some(merged) = merge(&base, &ours, &theirs) {
                // It is a record like any other, and merging again brings nothing new.
                prop_assert_eq!(merged.to_string().parse::<Record>(), Ok(merged.clone()));
                prop_assert_eq!(merge(&theirs, &merged, &theirs), Some(merged));
            }
        }
    }
}
