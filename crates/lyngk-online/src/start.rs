//! The given start of a challenge.

use lyngk_game::tags::PlayerInfo;
use lyngk_room::{Name, StartChoice, Terms};
use lyngk_rules::Record;

/// The given start of a challenge as a record without turns, for a picture: the position, and the host's name if the sides are not left
/// to the lot. `None` for a random start.
#[must_use]
pub fn given_start(terms: &Terms, host: Option<&Name>) -> Option<Record> {
    let StartChoice::Position(position) = terms.start else { return None };
    let mut record = Record::new(position);
    if let (Some(player), Some(host)) = (terms.host.player(), host) {
        let info = PlayerInfo { name: Some(host.as_str().to_owned()), ..PlayerInfo::human() };
        info.write_to(&mut record, player);
    }
    Some(record)
}

#[cfg(test)]
mod tests {
    use lyngk_game::tags::PLAYER_NAME;
    use lyngk_room::HostSide;
    use lyngk_rules::{Player, Position, Variant};

    use super::*;

    #[test]
    fn a_given_start_shows_where_the_host_sits() {
        let anna: Name = "Anna".parse().expect("a name");
        let mut terms = Terms::new(Variant::Standard);
        assert_eq!(given_start(&terms, Some(&anna)), None);
        let position = Position::random_start(4, Variant::Standard);
        terms.start = StartChoice::Position(position);
        let names = |terms: &Terms| {
            let record = given_start(terms, Some(&anna)).expect("a start");
            assert_eq!(*record.start(), position);
            Player::ALL.map(|player| record.tag(PLAYER_NAME[player]).map(str::to_owned))
        };
        assert_eq!(names(&terms), [None, None]);
        terms.host = HostSide::Second;
        assert_eq!(names(&terms), [None, Some("Anna".to_owned())]);
    }
}
