//! Generated games, to measure and test collections.

use lyngk_game::tags::{DATE, EVENT, PlayerInfo};
use lyngk_rules::{Comment, GameResult, NodeId, Player, Position, Record, SplitMix64, Tag, Variant};

/// Number of games from the same start.
const GAMES_PER_START: u64 = 20;

const NAMES: [&str; 8] = ["Anna", "Bertrand", "Chloé", "Dmitri", "Eszter", "Farid", "Grażyna", "Henk"];

/// The generated game with this number: random turns to the end, with players, a date, and sometimes a comment. Twenty games in a row
/// have the same start.
#[must_use]
pub fn generated(number: u64) -> Record {
    let series = number / GAMES_PER_START;
    let variant = if series.is_multiple_of(5) { Variant::Six } else { Variant::Standard };
    let mut random = SplitMix64::new(number);
    let mut position = Position::random_start(series, variant);
    let mut record = Record::new(position);
    for player in Player::ALL {
        let info = match random.below(4) {
            0 => PlayerInfo::engine(random.below(10) as u8 + 1),
            _ => PlayerInfo::named(NAMES[random.below(NAMES.len() as u64) as usize]),
        };
        info.write_to(&mut record, player);
    }
    let day = format!("{}.{:02}.{:02}", 2017 + random.below(10), 1 + random.below(12), 1 + random.below(28));
    let tags = [Tag::new(EVENT, format!("Series {series}")), Tag::new(DATE, day)];
    tags.into_iter().flatten().for_each(|tag| record.set_tag(tag));
    let mut last: Option<NodeId> = None;
    while let Some(turn) = position.random_turn(&mut random) {
        position.play_unchecked(turn);
        last = record.push(last, turn).ok();
    }
    if let (Some(last), 0) = (last, random.below(4)) {
        record.comments_mut(last).extend(Comment::new(format!("The end of game {number}.")));
    }
    record.result = position.outcome().map_or(GameResult::Open, |outcome| outcome.winner.into());
    record
}
