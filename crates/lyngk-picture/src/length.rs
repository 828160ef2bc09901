//! Number formatting for SVG.

use std::fmt::{Display, Formatter, Result};

/// A length, written with at most one decimal place.
///
/// It is formatted with integer arithmetic: the standard library's float formatting would make the page 14 KB larger. No code of
/// the page may format a float in any other way.
#[derive(Clone, Copy, Debug)]
pub struct Length(pub f64);

impl Display for Length {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let tenths = (self.0 * 10.0).round_ties_even() as i32;
        if tenths < 0 {
            f.write_str("-")?;
        }
        let tenths = tenths.unsigned_abs();
        write!(f, "{}", tenths / 10)?;
        match tenths % 10 {
            0 => Ok(()),
            tenth => write!(f, ".{tenth}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_length_is_written_to_a_tenth() {
        let written = [
            (0.0, "0"),
            (12.0, "12"),
            (12.34, "12.3"),
            (12.36, "12.4"),
            (9.96, "10"),
            (0.04, "0"),
            (-0.04, "0"),
            (-0.5, "-0.5"),
            (-0.96, "-1"),
            (-422.0, "-422"),
            (-86.6, "-86.6"),
        ];
        for (length, text) in written {
            assert_eq!(Length(length).to_string(), text);
        }
    }
}
