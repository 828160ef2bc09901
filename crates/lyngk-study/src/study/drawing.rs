//! Arrows and circles that belong to a position of a study. The record keeps them in comments.

use lyngk_picture::sketch::{self, Shape};
use lyngk_rules::{Comment, NodeId, Record};

use super::{Holder, Remark, Study};
use crate::comments;

/// The drawings after a turn, or at the start.
#[must_use]
pub fn shapes(record: &Record, place: Option<NodeId>) -> Vec<Shape> {
    shapes_in(place.map_or(&record.comments, |id| &record.node(id).comments))
}

pub(super) fn shapes_in(comments: &[Comment]) -> Vec<Shape> {
    comments.iter().flat_map(comments::drawings).collect()
}

/// Comments with other drawings, which come first.
pub(super) fn with_shapes(comments: &[Comment], shapes: &[Shape]) -> Vec<Comment> {
    comments::of_drawings(shapes).into_iter().chain(comments.iter().filter_map(comments::without_drawings)).collect()
}

/// # Drawings
impl Study {
    /// The drawings at the cursor.
    #[must_use]
    pub fn shapes(&self) -> Vec<Shape> {
        shapes(self.record(), self.place())
    }

    /// Draws a shape at the cursor. The same one again removes it, and another line replaces it.
    ///
    /// ```
    /// use lyngk_picture::sketch::{Pen, Shape};
    /// use lyngk_rules::{Position, Record, Variant};
    /// use lyngk_study::Study;
    ///
    /// let mut study = Study::new(Record::new(Position::random_start(7, Variant::Standard)));
    /// study.draw(Shape { from: "c1".parse()?, to: "c2".parse()?, pen: Pen::Dashed });
    /// assert!(study.to_lgn().contains("{[%cal Gc1c2]}"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn draw(&mut self, shape: Shape) {
        let mut shapes = self.shapes();
        sketch::toggle(&mut shapes, shape);
        self.set_shapes(&shapes);
    }

    /// Removes all drawings at the cursor. Returns false if there are none.
    pub fn erase(&mut self) -> bool {
        let any = !self.shapes().is_empty();
        if any {
            self.set_shapes(&[]);
        }
        any
    }

    fn set_shapes(&mut self, shapes: &[Shape]) {
        let was = self.state.clone();
        let holder = self.holder(Remark::After);
        let comments = with_shapes(self.comments(holder), shapes);
        match holder {
            Holder::After(id) => *self.state.record.comments_mut(id) = comments,
            Holder::Record | Holder::Lead(_) => self.state.record.comments = comments,
        }
        self.changed(was);
    }
}

#[cfg(test)]
mod tests {
    use lyngk_picture::sketch::Pen;
    use lyngk_rules::{Position, Variant};
    use lyngk_view::Language;

    use super::super::{merge, picture, say};
    use super::*;
    use crate::link;

    fn shape(from: &str, to: &str, pen: Pen) -> Shape {
        Shape { from: from.parse().expect("a point"), to: to.parse().expect("a point"), pen }
    }

    /// A study with a comment, a clock and drawings at its only turn, and a circle at the start.
    fn study() -> Study {
        let mut record = Record::new(Position::random_start(7, Variant::Standard));
        let first = record.push(None, record.start().turns()[0]).expect("legal");
        record.comments_mut(first).extend(Comment::new("[%clk 9] solid"));
        let mut study = Study::new(record);
        study.draw(shape("d1", "d1", Pen::Plain));
        study.forward();
        study.draw(shape("c1", "c2", Pen::Dashed));
        study.draw(shape("c1", "c1", Pen::Mixed));
        study
    }

    #[test]
    fn drawings_belong_to_their_position_and_can_be_undone() {
        let mut study = study();
        assert_eq!(study.shapes(), [shape("c1", "c1", Pen::Mixed), shape("c1", "c2", Pen::Dashed)]);
        assert_eq!(study.remark(Remark::After), "solid");
        study.set_remark(Remark::After, "or not").expect("a comment");
        assert_eq!(study.shapes().len(), 2, "a comment leaves them alone");
        study.draw(shape("c1", "c2", Pen::Dotted));
        assert_eq!(study.shapes()[1].pen, Pen::Dotted);
        assert!(study.undo() && study.undo());
        assert_eq!(study.to_lgn().parse().as_ref(), Ok(study.record()));
        study.back();
        assert_eq!(study.shapes(), [shape("d1", "d1", Pen::Plain)]);
        assert!(study.erase() && !study.erase());
        assert!(study.record().comments.is_empty());
        study.forward();
        assert!(study.erase());
        let texts: Vec<&str> =
            study.record().node(study.place().expect("a turn")).comments.iter().map(Comment::as_str).collect();
        assert_eq!(texts, ["[%clk 9] solid"]);
    }

    #[test]
    fn drawings_survive_links_and_merging() {
        let study = study();
        let letters = link::encode(study.record()).expect("short enough");
        let read = link::decode(&letters).expect("a link");
        assert_eq!(shapes(&read, read.main_line().next()), study.shapes());
        assert_eq!(shapes(&read, None), [shape("d1", "d1", Pen::Plain)]);

        // One writes while the other draws at the same turn.
        let (mut ours, mut theirs) = (study.clone(), study.clone());
        ours.set_remark(Remark::After, "really").expect("a comment");
        theirs.draw(shape("e1", "e1", Pen::Plain));
        for [one, other] in [[&ours, &theirs], [&theirs, &ours]] {
            let merged = Study::new(merge(study.record(), one.record(), other.record()).expect("no conflict"));
            let merged = {
                let mut merged = merged;
                merged.forward();
                merged
            };
            assert_eq!((merged.remark(Remark::After).as_str(), merged.shapes()), ("really", theirs.shapes()));
        }
        ours.draw(shape("e2", "e2", Pen::Plain));
        assert_eq!(merge(study.record(), ours.record(), theirs.record()), None, "both have drawn");
    }

    #[test]
    fn pictures_show_and_tell_them() {
        let study = study();
        let words = crate::words(Language::English);
        let picture = picture(&words, study.record(), study.place());
        assert_eq!(picture.shapes, study.shapes());
        let said = say::shapes(&words, &study.shapes());
        assert_eq!(said, "Dashes and dots: circle around c1; Dashed line: arrow from c1 to c2");
        assert!(picture.caption.description.contains(&said), "{}", picture.caption.description);
    }
}
