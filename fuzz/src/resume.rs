//! Files of matches, read to resume a match.

use lyngk_game::{MatchFileError, MatchGame, MatchGames};

/// The file of an interrupted match.
///
/// # Panics
/// If the part that is kept does not have the same games, or cannot be continued.
pub fn resume(data: &[u8]) {
    let Ok((games, intact)) = read(data) else { return };
    let kept = data.get(..intact).unwrap_or_else(|| panic!("{intact} bytes of {} are intact", data.len()));
    assert_eq!(read(kept).as_ref(), Ok(&(games.clone(), intact)), "the intact part has the same games");
    // The next game follows after a line feed. Any game will do.
    let continued = [kept, b"\n\n", kept].concat();
    let (twice, _) = read(&continued).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(twice, [&games[..], &games].concat());
}

/// The games of a file and the length of its intact part.
fn read(data: &[u8]) -> Result<(Vec<MatchGame>, usize), MatchFileError> {
    let read = || {
        let mut games = MatchGames::new(data)?;
        let list = games.by_ref().collect::<Result<Vec<_>, _>>()?;
        assert!(games.next().is_none());
        let rest = String::from_utf8_lossy(&data[games.intact()..]);
        let is_empty = rest.trim_start_matches('\u{feff}').trim().is_empty();
        assert!(is_empty || games.is_cut_off(), "a rest that is not empty is an incomplete game: {rest}");
        Ok((list, games.intact()))
    };
    read().inspect_err(|error: &MatchFileError| assert!(!error.to_string().is_empty()))
}
