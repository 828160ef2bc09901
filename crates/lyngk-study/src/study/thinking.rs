//! Clocks in a record: what a player had left, and how long they thought.

use std::time::Duration;

use lyngk_game::{TimeControl, tags};
use lyngk_rules::{NodeId, Player, Record};

use crate::comments;

/// Clock of the player of a turn after it.
pub(super) fn clock(record: &Record, id: NodeId) -> Option<Duration> {
    record.node(id).comments.iter().find_map(|comment| comments::clock(comment.as_str()))
}

/// Increment for every turn; `None` if the record has no time control.
pub(super) fn increment(record: &Record, player: Player) -> Option<Duration> {
    let control = record.tag(tags::PLAYER_TIME_CONTROL[player]).or_else(|| record.tag(tags::TIME_CONTROL))?;
    control.parse().ok().map(TimeControl::increment)
}

/// How long the player of a turn has thought: what the record says, or what the clock has lost since their turn before.
pub(super) fn time(record: &Record, id: NodeId, increment: Option<Duration>) -> Option<Duration> {
    let told = record.node(id).comments.iter().find_map(|comment| comments::elapsed(comment.as_str()));
    told.or_else(|| {
        let opponent = record.node(id).parent()?;
        let before = clock(record, record.node(opponent).parent()?)?;
        (before + increment?).checked_sub(clock(record, id)?)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The thinking times of a record with a time control, in milliseconds.
    fn thought(control: &str, comments: [&str; 5]) -> Vec<Option<u128>> {
        let mut record = Record::new(lyngk_rules::Position::random_start(4, lyngk_rules::Variant::Standard));
        record.set_tag(lyngk_rules::Tag::new(tags::TIME_CONTROL, control).expect("a tag"));
        let mut last = None;
        for comment in comments {
            let turn = record.position(last).turns()[0];
            let id = record.push(last, turn).expect("legal");
            record.comments_mut(id).extend(lyngk_rules::Comment::new(comment));
            last = Some(id);
        }
        let increment = increment(&record, Player::One);
        record.main_line().map(|id| time(&record, id, increment).map(|time| time.as_millis())).collect()
    }

    #[test]
    fn clocks_tell_how_long_somebody_thought() {
        let clocks = ["[%clk 300]", "[%clk 0:05:00]", "[%clk 291.5] solid", "[%clk 303]", "[%clk 280]"];
        assert_eq!(thought("300+3", clocks), [None, None, Some(11_500), Some(0), Some(14_500)]);
        assert_eq!(thought("-", clocks), [None; 5], "without a control, the increment is unknown");
    }

    #[test]
    fn a_record_may_tell_the_time_itself() {
        let told = ["[%emt 2.5]", "", "[%clk 300] [%emt 0:01:05]", "[%clk 9]", "[%clk 400]"];
        assert_eq!(thought("300+3", told), [Some(2_500), None, Some(65_000), None, None]);
    }
}
