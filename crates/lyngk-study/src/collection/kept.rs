//! Description of a file that is kept for later visits.

use std::fmt;
use std::str::FromStr;

/// A file of games that is kept. Its text form is one line.
///
/// ```
/// use lyngk_study::collection::KeptFile;
///
/// let file = KeptFile { name: "club.lgn".to_owned(), size: 1_200_000 };
/// assert_eq!(file.to_string().parse(), Ok(file));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptFile {
    /// Its name.
    pub name: String,
    /// Its size in bytes.
    pub size: u64,
}

/// A line that does not describe a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected the size of a file and its name")]
pub struct KeptFileError;

impl fmt::Display for KeptFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.size, self.name)
    }
}

impl FromStr for KeptFile {
    type Err = KeptFileError;

    fn from_str(line: &str) -> Result<KeptFile, KeptFileError> {
        let (size, name) = line.split_once(' ').ok_or(KeptFileError)?;
        Ok(KeptFile { name: name.to_owned(), size: size.parse().map_err(|_| KeptFileError)? })
    }
}
