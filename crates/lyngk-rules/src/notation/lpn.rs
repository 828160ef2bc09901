//! LPN: the notation of positions.

use ::core::fmt;
use ::core::str::FromStr;
use alloc::vec::Vec;

use super::cursor::{Cursor, Expected, SyntaxError};
use crate::{Color, Colors, Fault, PerPlayer, Player, Point, Position, Setup, Stack, Variant};

/// One of the five fields of LPN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum LpnField {
    Columns,
    SideToMove,
    Claims,
    Score,
    Variant,
}

impl fmt::Display for LpnField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LpnField::Columns => "field 1 (the columns)",
            LpnField::SideToMove => "field 2 (player to move)",
            LpnField::Claims => "field 3 (claims)",
            LpnField::Score => "field 4 (completed stacks)",
            LpnField::Variant => "field 5 (variant)",
        })
    }
}

/// A reason why a text is not LPN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LpnProblem {
    /// A syntax error.
    #[allow(missing_docs)]
    Syntax { field: LpnField, error: SyntaxError },
    /// The described position is impossible.
    #[allow(missing_docs)]
    Fault { field: LpnField, column: usize, fault: Fault },
}

impl LpnProblem {
    /// The field with the problem.
    #[must_use]
    pub const fn field(&self) -> LpnField {
        match *self {
            LpnProblem::Syntax { field, .. } | LpnProblem::Fault { field, .. } => field,
        }
    }

    /// The column in characters, from 1.
    #[must_use]
    pub const fn column(&self) -> usize {
        match *self {
            LpnProblem::Syntax { error, .. } => error.column,
            LpnProblem::Fault { column, .. } => column,
        }
    }
}

impl fmt::Display for LpnProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, column {}: ", self.field(), self.column())?;
        match self {
            LpnProblem::Syntax { error, .. } => error.without_place(f),
            LpnProblem::Fault { fault, .. } => fault.fmt(f),
        }
    }
}

/// The error for a text that is not LPN: one syntax error, or every fault of the described position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LpnError {
    problems: Vec<LpnProblem>,
}

impl LpnError {
    fn syntax((field, error): (LpnField, SyntaxError)) -> LpnError {
        LpnError { problems: Vec::from([LpnProblem::Syntax { field, error }]) }
    }

    /// All problems; never empty.
    #[must_use]
    pub fn problems(&self) -> &[LpnProblem] {
        &self.problems
    }
}

impl fmt::Display for LpnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not a position: ")?;
        for (n, problem) in self.problems.iter().enumerate() {
            let gap = if n == 0 { "" } else { "; " };
            write!(f, "{gap}{problem}")?;
        }
        Ok(())
    }
}

impl ::core::error::Error for LpnError {}

/// A parsed setup with the offsets of its parts.
struct Read {
    setup: Setup,
    points: [usize; Point::COUNT],
    claims: usize,
    score: usize,
}

/// Parses the nine columns and records the offset of each point.
pub(crate) fn read_columns(
    cursor: &mut Cursor<'_>,
    starts: &mut [usize; Point::COUNT],
) -> Result<[Stack; Point::COUNT], SyntaxError> {
    let mut stacks = [Stack::EMPTY; Point::COUNT];
    for point in Point::ALL {
        if point != Point::A1 {
            cursor.expect(if point.row() == 0 { '/' } else { ',' })?;
        }
        starts[point.index()] = cursor.offset();
        stacks[point.index()] = cursor.stack()?;
    }
    Ok(stacks)
}

/// Writes the nine columns.
pub(crate) fn write_columns(stacks: &[Stack; Point::COUNT], f: &mut impl fmt::Write) -> fmt::Result {
    for point in Point::ALL {
        if point != Point::A1 {
            f.write_char(if point.row() == 0 { '/' } else { ',' })?;
        }
        write!(f, "{}", stacks[point.index()])?;
    }
    Ok(())
}

/// Parses player to move, claims and score, with the spaces between them. Returns the offsets of claims and score, or the field
/// with the error.
pub(crate) fn read_state(
    cursor: &mut Cursor<'_>,
    setup: &mut Setup,
) -> Result<(usize, usize), (LpnField, SyntaxError)> {
    let at = |field| move |error| (field, error);
    setup.to_move = read_side(cursor).map_err(at(LpnField::SideToMove))?;
    cursor.expect(' ').map_err(at(LpnField::SideToMove))?;
    let claims = cursor.offset();
    setup.claims = read_pair(cursor, read_claims).map_err(at(LpnField::Claims))?;
    cursor.expect(' ').map_err(at(LpnField::Claims))?;
    let score = cursor.offset();
    setup.scored = read_pair(cursor, read_number).map_err(at(LpnField::Score))?;
    Ok((claims, score))
}

fn read(text: &str) -> Result<Read, (LpnField, SyntaxError)> {
    let at = |field| move |error| (field, error);
    let mut cursor = Cursor::new(text);
    let mut setup = Setup::default();
    let mut points = [0; Point::COUNT];
    setup.stacks = read_columns(&mut cursor, &mut points).map_err(at(LpnField::Columns))?;
    cursor.expect(' ').map_err(at(LpnField::Columns))?;
    let (claims, score) = read_state(&mut cursor, &mut setup)?;
    cursor.expect(' ').map_err(at(LpnField::Score))?;
    let before = cursor;
    setup.variant = Variant::from_name(cursor.take_while(|char| char.is_ascii_alphanumeric()))
        .ok_or_else(|| before.error(Expected::Variant))
        .map_err(at(LpnField::Variant))?;
    cursor.expect_end().map_err(at(LpnField::Variant))?;
    Ok(Read { setup, points, claims, score })
}

fn read_side(cursor: &mut Cursor<'_>) -> Result<Player, SyntaxError> {
    if cursor.eat('1') {
        Ok(Player::One)
    } else if cursor.eat('2') {
        Ok(Player::Two)
    } else {
        Err(cursor.error(Expected::Side))
    }
}

/// Parses player 1's value, `/`, and player 2's value.
fn read_pair<T>(
    cursor: &mut Cursor<'_>,
    read: impl Fn(&mut Cursor<'_>) -> Result<T, SyntaxError>,
) -> Result<PerPlayer<T>, SyntaxError> {
    let first = read(cursor)?;
    cursor.expect('/')?;
    Ok(PerPlayer::new(first, read(cursor)?))
}

fn read_claims(cursor: &mut Cursor<'_>) -> Result<Colors, SyntaxError> {
    let mut claims = Colors::EMPTY;
    if cursor.eat('-') {
        return Ok(claims);
    }
    let mut last = None;
    while let Some(color) = cursor.peek().and_then(Color::from_letter) {
        if last >= Some(color) {
            return Err(cursor.error(Expected::ClaimOrder));
        }
        last = Some(color);
        claims.insert(color);
        cursor.next();
    }
    if claims.is_empty() { Err(cursor.error(Expected::Claims)) } else { Ok(claims) }
}

fn read_number(cursor: &mut Cursor<'_>) -> Result<u8, SyntaxError> {
    let mut ahead = *cursor;
    let digits = ahead.take_while(|char| char.is_ascii_digit());
    let canonical = digits.len() == 1 || !digits.starts_with('0');
    let number = digits.parse().ok().filter(|_| canonical).ok_or_else(|| cursor.error(Expected::Score))?;
    *cursor = ahead;
    Ok(number)
}

impl FromStr for Position {
    type Err = LpnError;

    fn from_str(text: &str) -> Result<Position, LpnError> {
        let read = read(text).map_err(LpnError::syntax)?;
        read.setup.position().map_err(|error| {
            let problems = error.faults().iter().map(|&fault| read.locate(text, fault)).collect();
            LpnError { problems }
        })
    }
}

/// Parses LPN without validating the position. The only errors are syntax errors.
impl FromStr for Setup {
    type Err = LpnError;

    fn from_str(text: &str) -> Result<Setup, LpnError> {
        read(text).map(|read| read.setup).map_err(LpnError::syntax)
    }
}

impl Read {
    fn locate(&self, text: &str, fault: Fault) -> LpnProblem {
        let (field, offset) = match fault {
            Fault::TooHigh { point, .. } | Fault::ColorTwice { point, .. } | Fault::JokerOnTop { point } => {
                (LpnField::Columns, self.points[point.index()])
            }
            Fault::TooManyPieces { .. } | Fault::PieceCount { .. } => (LpnField::Columns, 0),
            Fault::TooManyScored { .. } => (LpnField::Score, self.score),
            Fault::TooManyClaims { .. } | Fault::ClaimedByBoth { .. } => (LpnField::Claims, self.claims),
        };
        LpnProblem::Fault { field, column: text[..offset].chars().count() + 1, fault }
    }
}

/// Writes player to move, claims and score: the three fields in the middle.
pub(crate) fn write_state(setup: &Setup, f: &mut impl fmt::Write) -> fmt::Result {
    write!(f, "{} ", setup.to_move)?;
    for (player, &claims) in setup.claims.iter() {
        match claims {
            Colors::EMPTY => f.write_char('-')?,
            claims => write!(f, "{claims}")?,
        }
        f.write_char(if player == Player::One { '/' } else { ' ' })?;
    }
    write!(f, "{}/{}", setup.scored[Player::One], setup.scored[Player::Two])
}

/// Written as LPN.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_columns(&self.stacks, f)?;
        f.write_str(" ")?;
        write_state(self, f)?;
        write!(f, " {}", self.variant)
    }
}

/// Written as LPN.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}
