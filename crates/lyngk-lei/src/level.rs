//! Levels of strength.

/// How strong an engine plays, from 1 (a first evening) to 10 (full strength).
///
/// ```
/// use lyngk_lei::Level;
///
/// assert_eq!(Level::new(3).map(Level::number), Some(3));
/// assert_eq!(Level::new(11), None);
/// assert_eq!(Level::STRONGEST.number(), 10);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 10] =
        [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6), Level(7), Level(8), Level(9), Level(10)];

    /// The level offered to newcomers: the gentlest.
    pub const EASY: Level = Level(1);

    /// Full strength: the only level that uses all the time it is given.
    pub const STRONGEST: Level = Level(10);

    /// The level with this number, from 1 to 10.
    #[must_use]
    pub fn new(number: u8) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.0 == number)
    }

    /// Its number, from 1 to 10.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}
