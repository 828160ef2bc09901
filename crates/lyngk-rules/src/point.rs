//! Board geometry: points, directions and sets of points.

use ::core::fmt;
use ::core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Sub, SubAssign};

/// The number of points in each column, from a to i. The whole geometry is derived from this.
const COLUMN_HEIGHTS: [u8; 9] = [1, 4, 7, 6, 7, 6, 7, 4, 1];

/// A point of the board.
///
/// ```text
///           c7        e7        g7
///                d6        f6
///           c6        e6        g6
///      b4        d5        f5        h4
///           c5        e5        g5
///      b3        d4        f4        h3
/// a1        c4        e4        g4        i1
///      b2        d3        f3        h2
///           c3        e3        g3
///      b1        d2        f2        h1
///           c2        e2        g2
///                d1        f1
///           c1        e1        g1
/// ```
///
/// The points of a column are numbered from the bottom, so that `a1` is the leftmost point, `i1` the rightmost and
/// [`Point::E4`] the centre. Points are ordered column by column, as in the notation.
///
/// ```
/// use lyngk_rules::{Direction, Point};
///
/// let centre: Point = "e4".parse()?;
/// assert_eq!(centre, Point::E4);
/// assert_eq!(centre.step(Direction::North), Some(Point::E5));
/// assert_eq!(Point::A1.neighbors().len(), 2);
/// # Ok::<(), lyngk_rules::SyntaxError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
// The number is the point's bit in `Points`, 1 to 43. Bit 0 is unused: `first_in_each_direction` needs a bit below all points
// that is not a point.
pub struct Point(u8);

/// The length of tables that are indexed by `Point::slot`: one entry for every bit number, so that no bounds check is needed.
pub(crate) const SLOTS: usize = 64;

macro_rules! points {
    ($($name:ident = $number:literal),* $(,)?) => {
        /// The points by name.
        #[allow(missing_docs)]
        impl Point {
            $(pub const $name: Point = Point($number);)*
        }
    };
}

points! {
    A1 = 1,
    B1 = 2, B2 = 3, B3 = 4, B4 = 5,
    C1 = 6, C2 = 7, C3 = 8, C4 = 9, C5 = 10, C6 = 11, C7 = 12,
    D1 = 13, D2 = 14, D3 = 15, D4 = 16, D5 = 17, D6 = 18,
    E1 = 19, E2 = 20, E3 = 21, E4 = 22, E5 = 23, E6 = 24, E7 = 25,
    F1 = 26, F2 = 27, F3 = 28, F4 = 29, F5 = 30, F6 = 31,
    G1 = 32, G2 = 33, G3 = 34, G4 = 35, G5 = 36, G6 = 37, G7 = 38,
    H1 = 39, H2 = 40, H3 = 41, H4 = 42,
    I1 = 43,
}

impl Point {
    /// The number of points on the board.
    pub const COUNT: usize = 43;

    /// All points, column by column from a to i, each from the bottom up.
    pub const ALL: [Point; Point::COUNT] = {
        let mut all = [Point::A1; Point::COUNT];
        let mut index = 0;
        while index < Point::COUNT {
            all[index] = Point(index as u8 + 1);
            index += 1;
        }
        all
    };

    /// The point's index in [`Point::ALL`], 0 to 42.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The point with this index in [`Point::ALL`].
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Point> {
        if index < Point::COUNT { Some(Point::ALL[index]) } else { None }
    }

    /// The point in a column (0 for a, to 8 for i) and row (0 for the lowest).
    #[must_use]
    pub const fn from_column_row(column: usize, row: usize) -> Option<Point> {
        if column >= COLUMN_HEIGHTS.len() || row >= COLUMN_HEIGHTS[column] as usize {
            return None;
        }
        let mut first = 0;
        let mut left = 0;
        while left < column {
            first += COLUMN_HEIGHTS[left] as usize;
            left += 1;
        }
        Some(Point::ALL[first + row])
    }

    /// The point's column, 0 for a to 8 for i.
    #[must_use]
    pub const fn column(self) -> usize {
        self.column_row().0
    }

    /// The point's row, 0 for the lowest of its column.
    #[must_use]
    pub const fn row(self) -> usize {
        self.column_row().1
    }

    const fn column_row(self) -> (usize, usize) {
        let mut row = self.index();
        let mut column = 0;
        while row >= COLUMN_HEIGHTS[column] as usize {
            row -= COLUMN_HEIGHTS[column] as usize;
            column += 1;
        }
        (column, row)
    }

    /// The points of a column (0 for a, to 8 for i), from the bottom up.
    pub fn of_column(column: usize) -> impl Iterator<Item = Point> + Clone {
        (0..).map_while(move |row| Point::from_column_row(column, row))
    }

    /// The point's coordinates. The centre is (0, 0); x increases by 1 for each column to the right, y by 2 for each point upwards.
    #[must_use]
    pub const fn coordinates(self) -> (i8, i8) {
        let (column, row) = self.column_row();
        (column as i8 - 4, 2 * row as i8 - (COLUMN_HEIGHTS[column] as i8 - 1))
    }

    /// The point with these [`coordinates`](Point::coordinates), if there is one.
    #[must_use]
    pub const fn from_coordinates(x: i8, y: i8) -> Option<Point> {
        if x < -4 || x > 4 || y < -6 || y > 6 {
            return None;
        }
        let column = x + 4;
        let from_bottom = y + COLUMN_HEIGHTS[column as usize] as i8 - 1;
        if from_bottom < 0 || from_bottom % 2 != 0 {
            return None;
        }
        Point::from_column_row(column as usize, from_bottom as usize / 2)
    }

    /// The neighbour in a direction, or `None` at the edge.
    #[must_use]
    pub const fn step(self, direction: Direction) -> Option<Point> {
        let (x, y) = self.coordinates();
        let (dx, dy) = direction.offset();
        Point::from_coordinates(x + dx, y + dy)
    }

    /// All points in a direction, up to the edge.
    #[must_use]
    pub const fn ray(self, direction: Direction) -> Points {
        Points(RAYS[self.slot()][direction as usize])
    }

    /// The neighbouring points.
    #[must_use]
    pub fn neighbors(self) -> Points {
        Points(first_in_each_direction(Points::ALL.0, self))
    }

    /// The direction of `other`, or `None` if the two points are not on one line.
    #[must_use]
    pub fn direction_to(self, other: Point) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.ray(direction).contains(other))
    }

    /// The points strictly between this and `other`; empty if they are not on one line.
    #[must_use]
    pub fn between(self, other: Point) -> Points {
        match self.direction_to(other) {
            Some(direction) => self.ray(direction) & other.ray(direction.opposite()),
            None => Points::EMPTY,
        }
    }

    /// The first of these points strictly between this and `other`, on a straight line.
    #[must_use]
    pub fn first_towards(self, other: Point, points: Points) -> Option<Point> {
        let met = self.between(other) & points;
        met.iter().find(|&point| (self.between(point) & met).is_empty())
    }

    /// The point's bit number, always below [`SLOTS`].
    #[inline]
    pub(crate) const fn slot(self) -> usize {
        (self.0 & (SLOTS as u8 - 1)) as usize
    }

    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 & (SLOTS as u8 - 1))
    }

    /// The point of the lowest set bit; there must be one.
    #[inline]
    pub(crate) const fn of_lowest_bit(bits: u64) -> Point {
        Point(bits.trailing_zeros() as u8)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, row) = self.column_row();
        let name = [b'a' + column as u8, b'1' + row as u8];
        f.pad(::core::str::from_utf8(&name).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// One of the six directions of the lines on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
// `first_in_each_direction` relies on the order: the first three lead to points with higher numbers, the last three to lower.
#[allow(missing_docs)]
pub enum Direction {
    North,
    NorthEast,
    SouthEast,
    South,
    SouthWest,
    NorthWest,
}

impl Direction {
    /// All six directions, clockwise from north.
    pub const ALL: [Direction; 6] = [
        Direction::North,
        Direction::NorthEast,
        Direction::SouthEast,
        Direction::South,
        Direction::SouthWest,
        Direction::NorthWest,
    ];

    /// The offset of one step, in [`Point::coordinates`].
    #[must_use]
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Direction::North => (0, 2),
            Direction::NorthEast => (1, 1),
            Direction::SouthEast => (1, -1),
            Direction::South => (0, -2),
            Direction::SouthWest => (-1, -1),
            Direction::NorthWest => (-1, 1),
        }
    }

    /// The opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 3) % 6]
    }
}

/// The points from each point to the edge, by direction.
static RAYS: [[u64; 6]; SLOTS] = {
    let mut rays = [[0; 6]; SLOTS];
    let mut index = 0;
    while index < Point::COUNT {
        let start = Point::ALL[index];
        let mut d = 0;
        while d < 6 {
            let mut at = start.step(Direction::ALL[d]);
            while let Some(point) = at {
                rays[start.slot()][d] |= point.bit();
                at = point.step(Direction::ALL[d]);
            }
            d += 1;
        }
        index += 1;
    }
    rays
};

/// The first point of `occupied` in each direction from `from`: the possible ends of a straight move (E3).
#[inline]
pub(crate) fn first_in_each_direction(occupied: u64, from: Point) -> u64 {
    first_by_axis(occupied, from).into_iter().fold(0, |hits, [higher, lower]| hits | higher | lower) & !1
}

/// The same for each of the three lines: the first point in the direction of higher numbers, then of lower numbers.
///
/// Towards higher numbers the first point is the lowest set bit of the ray, towards lower numbers the highest. For an empty ray
/// the latter is bit 0, which is not a point, so that no branch is needed.
#[inline]
pub(crate) fn first_by_axis(occupied: u64, from: Point) -> [[u64; 2]; 3] {
    let rays = &RAYS[from.slot()];
    let lowest = |ray: u64| {
        let hit = occupied & ray;
        hit & hit.wrapping_neg()
    };
    let highest = |ray: u64| 1 << ((occupied & ray) | 1).ilog2();
    [[lowest(rays[0]), highest(rays[3])], [lowest(rays[1]), highest(rays[4])], [lowest(rays[2]), highest(rays[5])]]
}

/// A set of points.
///
/// ```
/// use lyngk_rules::{Point, Points};
///
/// let corner = Points::from(Point::A1) | Point::A1.neighbors();
/// assert_eq!(corner.to_string(), "a1 b2 b3");
/// assert!(corner.contains(Point::B2));
/// assert_eq!((!corner).len(), 40);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Points(pub(crate) u64);

impl Points {
    /// The empty set.
    pub const EMPTY: Points = Points(0);

    /// The set of all points.
    pub const ALL: Points = Points(((1 << Point::COUNT) - 1) << 1);

    /// Whether the set contains this point.
    #[must_use]
    #[inline]
    pub const fn contains(self, point: Point) -> bool {
        self.0 & point.bit() != 0
    }

    /// The number of points in the set.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a point.
    pub fn insert(&mut self, point: Point) {
        self.0 |= point.bit();
    }

    /// Removes a point.
    pub fn remove(&mut self, point: Point) {
        self.0 &= !point.bit();
    }

    /// The first point in the order of [`Point::ALL`].
    #[must_use]
    pub const fn first(self) -> Option<Point> {
        if self.0 == 0 { None } else { Some(Point::of_lowest_bit(self.0)) }
    }

    /// The points, in the order of [`Point::ALL`].
    #[must_use]
    pub const fn iter(self) -> PointsIter {
        PointsIter(self)
    }
}

impl From<Point> for Points {
    fn from(point: Point) -> Points {
        Points(point.bit())
    }
}

impl FromIterator<Point> for Points {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Points {
        points.into_iter().fold(Points::EMPTY, |set, point| set | point.into())
    }
}

impl IntoIterator for Points {
    type Item = Point;
    type IntoIter = PointsIter;

    #[inline]
    fn into_iter(self) -> PointsIter {
        self.iter()
    }
}

/// Iterator over the points of a set, in the order of [`Point::ALL`].
#[derive(Clone, Debug)]
pub struct PointsIter(Points);

impl Iterator for PointsIter {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for PointsIter {}

impl BitOr for Points {
    type Output = Points;
    #[inline]
    fn bitor(self, other: Points) -> Points {
        Points(self.0 | other.0)
    }
}

impl BitAnd for Points {
    type Output = Points;
    #[inline]
    fn bitand(self, other: Points) -> Points {
        Points(self.0 & other.0)
    }
}

impl BitXor for Points {
    type Output = Points;
    #[inline]
    fn bitxor(self, other: Points) -> Points {
        Points(self.0 ^ other.0)
    }
}

/// The points of the left set that are not in the right one.
impl Sub for Points {
    type Output = Points;
    #[inline]
    fn sub(self, other: Points) -> Points {
        Points(self.0 & !other.0)
    }
}

impl Not for Points {
    type Output = Points;
    #[inline]
    fn not(self) -> Points {
        Points::ALL - self
    }
}

impl BitOrAssign for Points {
    #[inline]
    fn bitor_assign(&mut self, other: Points) {
        self.0 |= other.0;
    }
}

impl BitAndAssign for Points {
    #[inline]
    fn bitand_assign(&mut self, other: Points) {
        self.0 &= other.0;
    }
}

impl SubAssign for Points {
    #[inline]
    fn sub_assign(&mut self, other: Points) {
        self.0 &= !other.0;
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, point) in self.iter().enumerate() {
            let gap = if n == 0 { "" } else { " " };
            write!(f, "{gap}{point}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
