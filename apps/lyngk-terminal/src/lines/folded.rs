//! Output for terminals without Unicode.

use std::io::{self, Write};

use crate::ascii::fold;

/// A writer that replaces signs and accents by ASCII, as [`fold`] does.
pub(super) struct Folded<W>(pub(super) W);

impl<W: Write> Write for Folded<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // Only whole texts are written here.
        let text = String::from_utf8_lossy(bytes);
        let folded = text.split('\n').map(fold).collect::<Vec<_>>().join("\n");
        self.0.write_all(folded.as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_and_accents_become_ascii_and_lines_stay() {
        let mut written = Folded(Vec::new());
        writeln!(written, "Anna – Ben…\nGröße → 3").expect("a vector");
        assert_eq!(written.0, b"Anna - Ben...\nGrosse -> 3\n");
    }
}
