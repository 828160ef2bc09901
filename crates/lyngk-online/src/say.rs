//! Sentences about online games.

use lyngk_room::{
    ChatMessage, LogEntry, MatchGround, Name, Offer, Phrase, Place, RoomError, RoomEvent, Speaker, StartChoice, Terms,
    Timestamp, Visibility,
};
use lyngk_rules::{GameResult, Player, Variant};
use lyngk_view::Words;
use lyngk_view::say::isolated;
use lyngk_wire::http::{Problem, RoomSummary, Status};
use lyngk_wire::{Connection, Goodbye, Rejection};

use crate::{LiveGame, Stage};

/// The milliseconds of an outage that somebody notices. Shorter ones are like a lag.
const NOTICEABLE: u64 = 2_000;

/// The quality of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quality {
    /// There is none.
    None,
    /// Messages take long.
    Poor,
    /// Messages take a moment.
    Fair,
    /// Messages take no time that anybody would notice.
    Good,
}

impl Quality {
    /// The quality of a connection. One that was not measured yet counts as good.
    #[must_use]
    pub fn of(connection: Connection) -> Quality {
        match (connection.online, connection.lag.unwrap_or_default()) {
            (false, _) => Quality::None,
            (true, 0..150) => Quality::Good,
            (true, 150..500) => Quality::Fair,
            (true, _) => Quality::Poor,
        }
    }
}

/// A name for a sentence.
fn named(name: Option<&Name>, words: &Words) -> String {
    name.map_or_else(|| words.text("online-guest"), |name| isolated(name.as_str()))
}

/// The name at a place, for a sentence.
#[must_use]
pub fn name(words: &Words, live: &LiveGame, place: Place) -> String {
    named(live.name(place), words)
}

/// The name of a variant.
#[must_use]
pub fn variant(words: &Words, variant: Variant) -> String {
    words.text(match variant {
        Variant::Standard => "new-variant-standard",
        Variant::Six => "new-variant-six",
    })
}

/// The time control of a challenge, or that there is none.
#[must_use]
pub fn clock(words: &Words, terms: &Terms) -> String {
    let Some(control) = terms.control else { return words.text("online-terms-no-clock") };
    let (total, seconds) = (control.initial().as_secs(), control.increment().as_secs());
    if seconds == 0 && total.is_multiple_of(60) {
        words.with("online-terms-minutes", [("minutes", (total / 60).into())])
    } else if total.is_multiple_of(60) {
        words.with("online-terms-clock", [("minutes", (total / 60).into()), ("seconds", seconds.into())])
    } else {
        words.with("online-terms-clock-seconds", [("total", total.into()), ("seconds", seconds.into())])
    }
}

/// The player who begins.
fn first_to_move(start: StartChoice) -> Player {
    match start {
        StartChoice::Random => Player::One,
        StartChoice::Position(position) => position.to_move(),
    }
}

/// Everything that a challenge offers, for whoever considers it.
#[must_use]
pub fn terms(words: &Words, terms: &Terms, host: Option<&Name>) -> Vec<String> {
    let host = named(host, words);
    let first = first_to_move(terms.start);
    let side = match terms.host.player() {
        Some(player) if player == first => words.with("online-terms-host-first", [("name", host.into())]),
        Some(_) => words.with("online-terms-host-second", [("name", host.into())]),
        None => words.text("online-terms-lot"),
    };
    let start = words.text(match terms.start {
        StartChoice::Random => "online-terms-random",
        StartChoice::Position(_) => "online-terms-given",
    });
    let watching = words.text(match terms.visibility {
        Visibility::Public => "online-terms-public",
        Visibility::Private => "online-terms-private",
    });
    vec![variant(words, terms.variant), clock(words, terms), side, start, watching]
}

/// Both players of a room, player 1 first as in the result: "Anna – Ben".
#[must_use]
pub fn players(words: &Words, summary: &RoomSummary) -> String {
    let name = |place: Place| {
        summary.names[place].as_ref().map_or_else(|| words.text("online-open-place"), |name| isolated(name.as_str()))
    };
    let first = summary.first.unwrap_or(Place::Host);
    words.with("online-against", [("first", name(first).into()), ("second", name(first.opposite()).into())])
}

/// Status of a game: whose turn it is, or its result; from the point of view of its player.
#[must_use]
pub fn standing(words: &Words, summary: &RoomSummary) -> Option<String> {
    let is_own = |place: Option<Place>| Some(place? == summary.you?);
    let key = match (summary.status, summary.result) {
        (Status::Playing, _) if is_own(summary.to_move)? => "online-your-turn",
        (Status::Playing, _) => "online-their-turn",
        (Status::Ended, GameResult::Draw) => "online-tied",
        (Status::Ended, GameResult::Open) => return None,
        (Status::Ended, result) => {
            let winner = summary
                .first
                .map(|first| if result == GameResult::Win(Player::One) { first } else { first.opposite() });
            match is_own(winner) {
                Some(true) => "online-won",
                Some(false) => "online-lost",
                None => return Some(result.to_string()),
            }
        }
        _ => return None,
    };
    Some(words.text(key))
}

/// How long a game is, in moves as records count them: a turn of each player is one. `None` before the first.
#[must_use]
pub fn moves(words: &Words, summary: &RoomSummary) -> Option<String> {
    let first = first_to_move(summary.terms.start);
    let count = lyngk_view::say::row(first, summary.turns as usize);
    (summary.turns > 0).then(|| words.with("online-turns", [("count", count.into())]))
}

/// How a player is connected, for the tooltip of their sign.
#[must_use]
pub fn connection(words: &Words, live: &LiveGame, place: Place) -> String {
    let connection = live.connection(place);
    let is_own = live.place() == Some(place);
    let quality = Quality::of(connection);
    let key = match (is_own, quality) {
        (true, Quality::None) => "online-you-offline",
        (true, _) => "online-you-online",
        (false, Quality::None) => "online-offline",
        (false, _) => "online-online",
    };
    let who = words.with(key, [("name", name(words, live, place).into())]);
    let how = match quality {
        Quality::None => return who,
        Quality::Good => "online-good",
        Quality::Fair => "online-fair-connection",
        Quality::Poor => "online-poor",
    };
    format!("{who}, {}", words.text(how))
}

/// Label of the button for an offer.
#[must_use]
pub fn offer(words: &Words, offer: Offer) -> String {
    words.text(match offer {
        Offer::Draw => "online-offer-draw",
        Offer::TakeBack => "online-offer-take-back",
        Offer::Pause => "online-offer-pause",
        Offer::Resume => "online-offer-resume",
        Offer::Rematch => "online-rematch",
        Offer::Return => "online-return",
    })
}

/// The opponent's offer that waits for an answer.
#[must_use]
pub fn offered(words: &Words, live: &LiveGame) -> Option<String> {
    let other = live.place()?.opposite();
    let offer = live.offered()?;
    let count = turns_back(live, other);
    let key = match offer {
        Offer::Draw => "online-offered-draw",
        Offer::TakeBack if count > 1 => "online-offered-take-back-more",
        Offer::TakeBack => "online-offered-take-back",
        Offer::Pause => "online-offered-pause",
        Offer::Resume => "online-offered-resume",
        Offer::Rematch => "online-offered-rematch",
        Offer::Return => "online-offered-return",
    };
    Some(words.with(key, [("name", name(words, live, other).into()), ("count", count.into())]))
}

/// The number of moves that taking back a player's last one undoes.
fn turns_back(live: &LiveGame, place: Place) -> u32 {
    live.room().and_then(|room| room.turns_back(place)).unwrap_or_default()
}

/// Why an offer cannot be made now.
#[must_use]
pub fn no_offer(words: &Words, live: &LiveGame, offer: Offer, now: Timestamp) -> Option<String> {
    let other = live.place()?.opposite();
    Some(match live.offer_refusal(offer, now)? {
        (RoomError::OfferedAlready, turns @ 1..) => {
            words.with("online-offer-again", [("name", name(words, live, other).into()), ("count", turns.into())])
        }
        (error, _) => words.text(refusal_key(error)),
    })
}

/// Introduction to the game, for somebody who may not know it.
#[must_use]
pub fn aim(words: &Words, variant: Variant) -> String {
    words.text(match variant {
        Variant::Standard => "page-aim",
        Variant::Six => "online-aim-six",
    })
}

/// The own offer that waits for an answer.
#[must_use]
pub fn own_offer(words: &Words, live: &LiveGame) -> Option<String> {
    let place = live.place()?;
    let count = turns_back(live, place);
    let key = match live.own_offer()? {
        Offer::Draw => "online-you-offered-draw",
        Offer::TakeBack if count > 1 => "online-you-offered-take-back-more",
        Offer::TakeBack => "online-you-offered-take-back",
        Offer::Pause => "online-you-offered-pause",
        Offer::Resume => "online-you-offered-resume",
        Offer::Rematch => "online-you-offered-rematch",
        Offer::Return => "online-you-offered-return",
    };
    let other = name(words, live, place.opposite());
    Some(words.with(key, [("name", other.into()), ("count", count.into())]))
}

/// What has just happened at the table, if it is worth a sentence that nothing else says. Turns and the end are told by the board,
/// chat by the chat, and offers and absences by the status.
#[must_use]
pub fn event(words: &Words, live: &LiveGame, entry: &LogEntry) -> Option<String> {
    let of = |key: &str, place: Place| {
        (live.place() != Some(place)).then(|| words.with(key, [("name", name(words, live, place).into())]))
    };
    match &entry.event {
        RoomEvent::Seated { place: Place::Guest, name } if live.place() == Some(Place::Host) => {
            Some(words.with("online-accepted", [("name", isolated(name.as_str()).into())]))
        }
        RoomEvent::Declined { place, .. } => of("online-declined", *place),
        RoomEvent::Withdrawn { place, .. } => of("online-withdrawn", *place),
        RoomEvent::Returned { place } => of("online-returned", *place),
        RoomEvent::Paused => Some(words.text("online-paused-by-agreement")),
        RoomEvent::Resumed => Some(words.text("online-goes-on")),
        RoomEvent::Aborted { .. } => Some(words.text("online-aborted")),
        RoomEvent::Cancelled => Some(words.text("online-cancelled")),
        RoomEvent::ServerWasDown { millis } if *millis >= NOTICEABLE => Some(words.text("online-server-was-down")),
        _ => None,
    }
}

/// That the game is paused, or `None` if it is not. The players are told how it goes on; watchers have nothing to choose.
#[must_use]
pub fn paused(words: &Words, live: &LiveGame) -> Option<String> {
    let room = live.room().filter(|_| live.stage() == Stage::Playing)?;
    let is_paused = room.game()?.is_paused();
    // Whoever has said that they want to go on, or is asked whether they do, has no button of this name.
    let is_asked = [live.offered(), live.own_offer()].contains(&Some(Offer::Resume));
    let may_go_on = live.place().is_some() && room.terms().control.is_some() && !is_asked;
    let key = if may_go_on { "paused-covered" } else { "online-paused-by-agreement" };
    is_paused.then(|| words.text(key))
}

/// The result of a duplicate match, after its second game: who wins by how many points, and what decided equal ones.
#[must_use]
pub fn match_result(words: &Words, live: &LiveGame) -> Option<String> {
    let result = live.room()?.match_result()?;
    // Watchers read of the winner first.
    let first = live.place().or(result.winner).unwrap_or(Place::Host);
    let points = |place: Place| {
        let halves = result.half_points[place];
        let half = if halves % 2 == 1 { "½" } else { "" };
        if halves == 1 { half.to_owned() } else { format!("{}{half}", halves / 2) }
    };
    let key = match (live.place(), result.winner) {
        (_, None) => "online-match-tied",
        (None, Some(_)) => "online-match-other",
        (Some(place), Some(winner)) if place == winner => "online-match-won",
        (Some(_), Some(_)) => "online-match-lost",
    };
    let values = [
        ("name", name(words, live, first).into()),
        ("own", points(first).into()),
        ("other", points(first.opposite()).into()),
    ];
    let said = words.with(key, values);
    let why = match result.ground {
        MatchGround::Stacks { height } => words.with("online-match-stacks", [("height", height.into())]),
        MatchGround::PlayedOut => words.text("online-match-played-out"),
        MatchGround::Points | MatchGround::AllEqual => return Some(said),
    };
    Some(format!("{said} {why}"))
}

/// Name of a speaker.
#[must_use]
pub fn speaker(words: &Words, live: &LiveGame, by: &Speaker) -> String {
    match by {
        Speaker::Player(place) if live.place() == Some(*place) => words.text("online-chat-you"),
        Speaker::Player(place) => name(words, live, *place),
        Speaker::Watcher(name) => isolated(name.as_str()),
    }
}

/// A chat message, in the reader's language if it was a phrase.
#[must_use]
pub fn message(words: &Words, message: &ChatMessage) -> String {
    match message {
        ChatMessage::Text(text) => text.as_str().to_owned(),
        ChatMessage::Phrase(is) => phrase(words, *is),
    }
}

/// A phrase in the reader's language.
#[must_use]
pub fn phrase(words: &Words, phrase: Phrase) -> String {
    words.text(match phrase {
        Phrase::Hello => "online-phrase-hello",
        Phrase::GoodLuck => "online-phrase-good-luck",
        Phrase::HaveFun => "online-phrase-have-fun",
        Phrase::NiceTurn => "online-phrase-nice-turn",
        Phrase::Oops => "online-phrase-oops",
        Phrase::OneMoment => "online-phrase-one-moment",
        Phrase::Back => "online-phrase-back",
        Phrase::WellPlayed => "online-phrase-well-played",
        Phrase::ThankYou => "online-phrase-thank-you",
        Phrase::Goodbye => "online-phrase-goodbye",
        // A newer server may know more of them.
        _ => "online-phrase-other",
    })
}

/// Why the server refused something.
#[must_use]
pub fn rejection(words: &Words, rejection: Rejection) -> String {
    words.text(match rejection {
        Rejection::Room(error) => refusal_key(error),
        Rejection::TooFast => "online-too-fast",
        Rejection::Storage => "online-busy",
    })
}

fn refusal_key(error: RoomError) -> &'static str {
    match error {
        RoomError::NotAPlayer => "online-no-not-a-player",
        RoomError::NotTheHost => "online-no-not-the-host",
        RoomError::Full => "online-no-full",
        RoomError::AlreadySeated => "online-no-already-seated",
        RoomError::Cancelled => "online-no-cancelled",
        RoomError::NameTaken => "online-no-name-taken",
        RoomError::NotStarted => "online-no-not-started",
        RoomError::Started => "online-no-started",
        RoomError::Over => "online-no-over",
        RoomError::NotOver => "online-no-not-over",
        RoomError::NotYourTurn => "online-no-not-your-turn",
        RoomError::TimeIsUp => "online-no-time-is-up",
        RoomError::OutdatedTurn => "online-no-outdated-turn",
        RoomError::IllegalTurn => "online-no-illegal-turn",
        RoomError::Paused => "online-no-paused",
        RoomError::NotPaused => "online-no-not-paused",
        RoomError::NothingToTakeBack => "online-no-nothing-to-take-back",
        RoomError::NoSuchOffer => "online-no-no-such-offer",
        RoomError::OfferedAlready => "online-no-offered-already",
        RoomError::TooLateToAbort => "online-no-too-late-to-abort",
        RoomError::NotGone => "online-no-not-gone",
        RoomError::TooEarlyToClaim => "online-no-too-early-to-claim",
        RoomError::NoNumberExpected | RoomError::WrongNumber => "online-no-lot",
        RoomError::TalkedOut => "online-no-talked-out",
        _ => "online-no-other",
    }
}

/// Why a request over HTTP failed.
#[must_use]
pub fn problem(words: &Words, problem: &Problem) -> String {
    let refused = serde_json::from_value::<RoomError>(problem.error.clone().into());
    words.text(match (problem.error.as_str(), refused) {
        (_, Ok(error)) => refusal_key(error),
        ("not_found", _) => "online-no-room",
        ("other_site", _) => "online-no-other-site",
        ("too_fast", _) => "online-too-fast",
        ("no_such_code", _) => "online-device-bad",
        ("unavailable" | "too_slow", _) => "online-unreachable",
        ("invalid" | "too_large", _) => "online-no-invalid",
        _ => "online-no-other",
    })
}

/// Why the server has closed the connection.
#[must_use]
pub fn goodbye(words: &Words, goodbye: Goodbye) -> String {
    words.text(match goodbye {
        Goodbye::Stopping => "online-stopping",
        Goodbye::NoSuchRoom => "online-no-room",
        Goodbye::Moved => "online-moved",
        Goodbye::Version => "online-version",
        Goodbye::TooFast => "online-too-fast",
        Goodbye::Unavailable => "online-busy",
        Goodbye::Full => "online-full",
        _ => "online-not-understood",
    })
}

#[cfg(test)]
mod tests {
    use lyngk_room::HostSide;
    use lyngk_rules::Position;
    use lyngk_view::Language;

    use super::*;

    fn words() -> Words {
        crate::words(Language::English)
    }

    /// Whether a text exists: a missing one shows its key.
    fn is_text(text: &str) -> bool {
        !text.starts_with("online-") && !text.is_empty() && !text.contains(['{', '$'])
    }

    #[test]
    fn a_challenge_says_what_it_offers() {
        let mut offered = Terms::new(Variant::Standard);
        offered.control = Some("300+3".parse().expect("a time control"));
        let anna: Name = "Anna".parse().expect("a name");
        let said = terms(&words(), &offered, Some(&anna)).join("; ");
        assert!(said.contains("5 min + 3 s a move; sides by lot; random start; nobody may watch"), "{said}");
        offered.control = Some("90+1".parse().expect("a time control"));
        offered.host = HostSide::First;
        let said = terms(&words(), &offered, Some(&anna)).join("; ");
        assert!(said.contains("90 s + 1 s a move; Anna moves first"), "{said}");
        let start = Position::random_start(5, Variant::Standard);
        offered.start = StartChoice::Position(start.after(start.turns()[0]).expect("a legal turn"));
        let said = terms(&words(), &offered, Some(&anna)).join("; ");
        assert!(said.contains("Anna moves second; given start position"), "{said}");
    }

    #[test]
    fn a_turn_of_each_player_is_one_move() {
        let commitment = lyngk_room::lot::SecretNumber::from_random([1; 32]).commitment();
        let terms = Terms::new(Variant::Standard);
        let opening = lyngk_room::Room::opening(terms, commitment, "Anna".parse().expect("a name")).expect("terms");
        let log = LogEntry::sequence(1, opening, Timestamp::from_millis(1_000), None);
        let room = lyngk_room::Room::replay(&log).expect("a room");
        let mut summary = RoomSummary::of(lyngk_room::RoomId::from_random([1; 8]), &room, None);
        let mut said = |turns| {
            summary.turns = turns;
            moves(&words(), &summary)
        };
        let told = |text: &str| Some(text.to_owned());
        assert_eq!([0, 1, 2, 3].map(&mut said), [None, told("1 move"), told("1 move"), told("2 moves")]);
        // Player 2 begins, so that their first turn has a row of its own, as in records.
        let start = Position::random_start(5, Variant::Standard);
        let second = start.after(start.turns()[0]).expect("a legal turn");
        summary.terms.start = StartChoice::Position(second);
        summary.turns = 2;
        assert_eq!(moves(&words(), &summary), told("2 moves"));
    }

    #[test]
    fn the_aim_is_that_of_the_variant() {
        for language in Language::ALL {
            let words = crate::words(language);
            let [standard, six] = [Variant::Standard, Variant::Six].map(|variant| aim(&words, variant));
            assert!(is_text(&standard) && is_text(&six) && standard != six, "{language:?}");
        }
        assert!(aim(&words(), Variant::Six).contains("first to complete a stack of six"));
    }

    #[test]
    fn every_phrase_offer_refusal_and_goodbye_has_a_text() {
        let words = words();
        assert!(Phrase::ALL.iter().all(|&is| is_text(&phrase(&words, is))));
        assert!(Offer::ALL.iter().all(|&is| is_text(&offer(&words, is))));
        for name in ["full", "name_taken", "not_found", "invalid", "no_such_code", "too_fast", "what"] {
            let problem = Problem { error: name.to_owned(), message: String::new() };
            assert!(is_text(&super::problem(&words, &problem)), "{name}");
        }
        assert_eq!(
            super::problem(&words, &Problem { error: "full".to_owned(), message: String::new() }),
            "Somebody else was faster: both places are taken."
        );
        for reason in [Goodbye::Stopping, Goodbye::NoSuchRoom, Goodbye::Moved, Goodbye::Version, Goodbye::Invalid] {
            assert!(is_text(&goodbye(&words, reason)));
        }
    }

    #[test]
    fn an_outage_that_nobody_notices_is_not_mentioned() {
        let live = LiveGame::new(lyngk_room::lot::SecretNumber::from_random([1; 32]), 1, None);
        let said = |millis| {
            let down = vec![RoomEvent::ServerWasDown { millis }];
            let entries = LogEntry::sequence(1, down, Timestamp::from_millis(1), None);
            event(&words(), &live, &entries[0]).is_some()
        };
        assert_eq!([700, 1_200, 2_000, 3_600_000].map(said), [false, false, true, true]);
    }

    #[test]
    fn the_quality_of_a_connection_follows_from_its_lag() {
        let of = |online, lag| Quality::of(Connection { online, lag });
        assert_eq!(of(false, Some(20)), Quality::None);
        assert_eq!([of(true, None), of(true, Some(149))], [Quality::Good; 2]);
        assert_eq!([of(true, Some(150)), of(true, Some(500))], [Quality::Fair, Quality::Poor]);
    }
}
