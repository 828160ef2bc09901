//! Results: sentences in the language of whoever saved the game.

use super::Seat;

/// The result that a sentence states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StatedResult {
    Win(Seat),
    Draw,
}

/// The known sentences about a win: the texts before and after the name.
const WINS: [(&str, &str); 4] =
    [("Game won by ", ""), ("", " hat gewonnen"), ("De partij is gewonnen door ", ""), ("Partie gagnée par ", "")];
/// The sentence about a tie.
pub(super) const DRAW_SENTENCE: &str = "The game is a draw";
/// The known sentences about a tie, in lower case and without the mark at their end.
const DRAWS: [&str; 2] = ["the game is a draw", "unentschieden"];
/// Words for a tie in other sentences, in lower case.
const DRAW_WORDS: [&str; 12] = [
    "draw",
    "unentschieden",
    "gelijk",
    "remise",
    "nulle",
    "égalité",
    "empate",
    "pareggio",
    "引き分け",
    "平局",
    "和棋",
    "무승부",
];
/// The beginning of a guest's name.
const GUEST: &str = "guest";

/// The sentence about a win.
pub(super) fn win_sentence(name: &str) -> String {
    format!("{}{name}", WINS[0].0)
}

/// Reads the sentence about the result, in any language that names the winner. None if it is not clear what it states.
pub(super) fn stated_result(sentence: &str, names: [Option<&str>; 2]) -> Option<StatedResult> {
    let sentence = sentence.trim();
    // The known sentences come first: any of their words may be a player's name.
    if DRAWS.contains(&&*sentence.trim_end_matches(['.', '!']).to_lowercase()) {
        return Some(StatedResult::Draw);
    }
    let names = names.map(|name| name.map(|name| name.trim().to_lowercase()).filter(|name| !name.is_empty()));
    for (before, after) in WINS {
        if let Some(name) = sentence.strip_prefix(before).and_then(|rest| rest.strip_suffix(after)) {
            return winner_called(&name.trim().to_lowercase(), &names).map(StatedResult::Win);
        }
    }
    let sentence = sentence.to_lowercase();
    let without_names = names.iter().flatten().fold(sentence.clone(), |text, name| without_words(&text, name));
    if DRAW_WORDS.iter().any(|draw| without_names.contains(draw)) {
        return Some(StatedResult::Draw);
    }
    // A word for a tie that is also a player's name may mean either.
    if DRAW_WORDS.iter().any(|draw| sentence.contains(draw)) {
        return None;
    }
    winner_in(&sentence, &names).map(StatedResult::Win)
}

/// The player with this name, in lower case.
fn winner_called(name: &str, names: &[Option<String>; 2]) -> Option<Seat> {
    let is_called = |seat: &Seat, name: &str| names[seat.index()].as_deref() == Some(name);
    for name in [name, name.trim_end_matches('.')] {
        match Seat::ALL.into_iter().filter(|seat| is_called(seat, name)).collect::<Vec<_>>()[..] {
            [winner] => return Some(winner),
            // Two players with one name.
            [_, _] => return None,
            _ => {}
        }
    }
    winner_in(name, names)
}

/// The player who is named in a text in lower case.
fn winner_in(text: &str, names: &[Option<String>; 2]) -> Option<Seat> {
    // Guests have another name here, such as guest.x.
    if text.contains(GUEST) {
        let is_guest = |seat: &Seat| names[seat.index()].as_deref().is_some_and(|name: &str| name.starts_with(GUEST));
        match Seat::ALL.into_iter().filter(is_guest).collect::<Vec<_>>()[..] {
            [winner] => return Some(winner),
            [_, _] => return None,
            _ => {}
        }
    }
    let length = |seat: Seat| {
        names[seat.index()].as_deref().filter(|name| words(text, name).next().is_some()).map_or(0, str::len)
    };
    // If both names occur, the longer one counts, as it may contain the other.
    match Seat::ALL.map(length) {
        [first, second] if first > second => Some(Seat::P0),
        [first, second] if first < second => Some(Seat::P1),
        _ => None,
    }
}

/// The text without these words.
fn without_words(text: &str, wanted: &str) -> String {
    let mut rest = text.to_owned();
    let places: Vec<usize> = words(text, wanted).collect();
    // From the end, so that the places before stay right. The same letters may belong to two places.
    let mut end = text.len();
    for at in places.into_iter().rev().filter(|at| at + wanted.len() <= text.len()) {
        if at + wanted.len() <= end {
            rest.replace_range(at..at + wanted.len(), " ");
            end = at;
        }
    }
    rest
}

/// The offsets of some words in a text: no letter or digit stands right before or after them.
fn words<'a>(text: &'a str, wanted: &'a str) -> impl Iterator<Item = usize> + 'a {
    let is_inner = |char: Option<char>| char.is_some_and(|char| char.is_alphanumeric() && !joins_words(char));
    text.match_indices(wanted).map(|(at, _)| at).filter(move |&at| {
        !is_inner(text[..at].chars().next_back()) && !is_inner(text[at + wanted.len()..].chars().next())
    })
}

/// Whether a letter belongs to a script that writes words, or particles after them, without spaces: Thai, Lao, and those of China, Japan
/// and Korea.
fn joins_words(char: char) -> bool {
    matches!(
        char,
        '\u{e00}'..='\u{eff}'
            | '\u{1100}'..='\u{11ff}'
            | '\u{2e80}'..='\u{a4cf}'
            | '\u{a960}'..='\u{a97f}'
            | '\u{ac00}'..='\u{d7ff}'
            | '\u{f900}'..='\u{faff}'
            | '\u{20000}'..='\u{3ffff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const P0_WINS: Option<StatedResult> = Some(StatedResult::Win(Seat::P0));
    const P1_WINS: Option<StatedResult> = Some(StatedResult::Win(Seat::P1));
    const DRAW: Option<StatedResult> = Some(StatedResult::Draw);

    fn stated(sentence: &str, first: &str, second: &str) -> Option<StatedResult> {
        stated_result(sentence, [Some(first), Some(second)])
    }

    #[test]
    fn the_winner_is_found_by_name_in_any_language() {
        for sentence in ["Game won by ada", "ada hat gewonnen", "Partie gagnée par ada", "ada a gagné", "Победила ada!"]
        {
            assert_eq!(stated(sentence, "ada", "bert"), P0_WINS, "{sentence}");
        }
        for sentence in ["The game is a draw", "Unentschieden!", "remise", "Partie nulle", "平局"] {
            assert_eq!(stated(sentence, "ada", "bert"), DRAW, "{sentence}");
        }
        assert_eq!(stated("Game won by adam", "ada", "bert"), None, "adam is somebody else");
        assert_eq!(stated("", "ada", "bert"), None);
        assert_eq!(stated_result("Game won by ada", [None, Some("ada")]), P1_WINS);
    }

    #[test]
    fn the_winner_is_found_in_scripts_without_spaces() {
        for sentence in ["ada获胜", "游戏由ada赢得", "adaの勝ち", "ada가 이겼습니다", "勝者:ada"] {
            assert_eq!(stated(sentence, "ada", "bert"), P0_WINS, "{sentence}");
        }
        assert_eq!(stated("山田の勝ち", "佐藤", "山田"), P1_WINS);
        assert_eq!(stated("adam获胜", "ada", "bert"), None, "adam is somebody else");
    }

    #[test]
    fn names_that_are_words_of_the_sentence_do_not_confuse_it() {
        assert_eq!(stated("Game won by ada", "won", "ada"), P1_WINS);
        assert_eq!(stated("Game won by draw", "ada", "draw"), P1_WINS);
        assert_eq!(stated("Game won by ada b", "ada", "ada b"), P1_WINS);
        assert_eq!(stated("ada b a gagné", "ada", "ada b"), P1_WINS);
        assert_eq!(stated("Game won by ada", "ada", "ada"), None, "which one?");
        assert_eq!(stated("Game won by eva", "ada", "Game"), None, "eva is somebody else");
    }

    #[test]
    fn a_tie_stays_one_whatever_the_players_are_called() {
        for name in ["a", "Game", "is", "The", "draw", "game is", "the game is a draw"] {
            assert_eq!(stated("The game is a draw", name, "bert"), DRAW, "{name}");
            assert_eq!(stated("The game is a draw.", "bert", name), DRAW, "{name}");
        }
        assert_eq!(stated("Unentschieden!", "unentschieden", "bert"), DRAW);
        assert_eq!(stated("La partie est nulle", "La", "partie"), DRAW);
        assert_eq!(stated("La partie est nulle", "nulle", "bert"), None, "this may mean either");
    }

    #[test]
    fn guests_are_found_although_their_names_differ() {
        assert_eq!(stated("Game won by guest.x", "ada", "Guest"), P1_WINS);
        assert_eq!(stated("Game won by guest.x", "Game", "guest"), P1_WINS);
        assert_eq!(stated("Game won by ada", "ada", "guest"), P0_WINS);
        assert_eq!(stated("Game won by guest.x", "guest", "guest2"), None, "which guest?");
        assert_eq!(stated("Game won by guest.x", "ada", "bert"), None);
    }
}
