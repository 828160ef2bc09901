//! What is kept of studies: the one that is open, and those that were put aside for another.

use lyngk_rules::{NodeId, Record};
use lyngk_study::{ImportError, Imported, Study, import};

use crate::desk::Desk;
use crate::store;

/// The open study, as LGN.
const STUDY: &str = "lyngk.study";
/// Where in it one stands: which of the turns, from the start on.
const PLACE: &str = "lyngk.study.place";
/// Those put aside, as LGN, the last one first.
const EARLIER: &str = "lyngk.studies";
/// One that could not be read.
const BROKEN: &str = "lyngk.study.broken";
/// How many are kept aside.
const MOST: usize = 50;

/// The study that was open last; none, or why it cannot be read. What cannot be is put where nothing overwrites it.
pub(super) fn find() -> Result<Option<Study>, ImportError> {
    let Some(text) = store::read(STUDY) else { return Ok(None) };
    match import(&text) {
        Ok(imported) => Ok(imported.into_record().map(|record| {
            let place = store::read(PLACE).and_then(|path| place(&record, &path));
            let mut study = Study::new(record);
            study.go_to(place);
            study
        })),
        Err(error) => {
            let earlier = store::read(BROKEN).filter(|earlier| !earlier.contains(&text));
            store::write(BROKEN, &earlier.map_or_else(|| text.clone(), |earlier| format!("{earlier}\n{text}")));
            Err(error)
        }
    }
}

/// Keeps the open study.
pub(super) fn keep(desk: Desk, study: &Study) {
    store::keep(desk, STUDY, &study.to_lgn());
    store::keep(desk, PLACE, &path(study.record(), study.place()));
}

/// What could not be read, as it was.
pub(super) fn broken() -> Option<String> {
    store::read(BROKEN)
}

/// The studies that were put aside, the last one first.
pub(super) fn earlier() -> Vec<Record> {
    match store::read(EARLIER).map(|text| import(&text)) {
        Some(Ok(Imported::Games(games))) => games,
        _ => Vec::new(),
    }
}

/// Puts a study aside. It stands there once.
pub(super) fn put_aside(desk: Desk, record: &Record) {
    let mut all = earlier();
    let unread = all.is_empty().then(|| store::read(EARLIER)).flatten().filter(|text| !text.trim().is_empty());
    if let Some(unread) = unread {
        // What cannot be read is no reason to lose it.
        store::write(BROKEN, &unread);
    }
    all.retain(|other| other != record);
    all.insert(0, record.clone());
    all.truncate(MOST);
    store::keep(desk, EARLIER, &texts(&all));
}

/// A study that is open again need not be kept twice.
pub(super) fn take_out(desk: Desk, record: &Record) {
    let all = earlier();
    if all.contains(record) {
        let rest: Vec<Record> = all.into_iter().filter(|other| other != record).collect();
        store::keep(desk, EARLIER, &texts(&rest));
    }
}

fn texts(records: &[Record]) -> String {
    records.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// The way to a turn: which of the turns that follow each other, from the start on.
fn path(record: &Record, place: Option<NodeId>) -> String {
    let back = |&id: &NodeId| record.node(id).parent();
    let mut numbers: Vec<String> = std::iter::successors(place, back)
        .map(|id| {
            let all = record.children(record.node(id).parent());
            all.iter().position(|&other| other == id).unwrap_or_default().to_string()
        })
        .collect();
    numbers.reverse();
    numbers.join(" ")
}

/// The turn that a way leads to, as far as it can be followed.
fn place(record: &Record, path: &str) -> Option<NodeId> {
    let mut place = None;
    for number in path.split_whitespace() {
        let next = number.parse::<usize>().ok().and_then(|number| record.children(place).get(number).copied());
        place = Some(next?);
    }
    place
}
