//! Small deterministic mutator, for fuzzing without libFuzzer.

use lyngk_rules::SplitMix64;

/// The largest number of changes to an input.
const MOST_CHANGES: usize = 4;
/// The largest number of bytes that one change removes or repeats.
const LONGEST_CUT: usize = 16;
/// The largest number of bytes that are copied from another input.
const LONGEST_COPY: usize = 32;

/// An endless sequence of changed inputs, which depends on the seed alone.
#[derive(Debug)]
pub struct Mutator<'a> {
    inputs: &'a [Vec<u8>],
    words: &'a [Vec<u8>],
    random: SplitMix64,
    next: usize,
}

impl<'a> Mutator<'a> {
    /// Changes these inputs in turn. Words are byte strings that mean something to the target.
    ///
    /// # Panics
    /// If there are no inputs.
    #[must_use]
    pub fn new(inputs: &'a [Vec<u8>], words: &'a [Vec<u8>], seed: u64) -> Mutator<'a> {
        assert!(!inputs.is_empty(), "there is nothing to change");
        Mutator { inputs, words, random: SplitMix64::new(seed), next: 0 }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.random.below(bound as u64) as usize
    }

    /// A random place in data of a length, and the end of a short range there.
    fn range(&mut self, length: usize, longest: usize) -> (usize, usize) {
        let start = self.below(length + 1);
        (start, start + self.below((length - start).min(longest) + 1))
    }

    /// One of the changes that fuzzers make.
    fn change(&mut self, data: &mut Vec<u8>) {
        let (start, end) = self.range(data.len(), LONGEST_CUT);
        match self.below(7) {
            0 => data.truncate(start),
            1 => data.insert(start, self.below(256) as u8),
            2 => drop(data.drain(start..end)),
            3 => data.extend_from_within(start..end),
            4 if start < data.len() => data[start] ^= 1 << self.below(8),
            5 if !self.words.is_empty() => {
                let word = self.below(self.words.len());
                data.splice(start..end, self.words[word].iter().copied());
            }
            _ => {
                let other = self.below(self.inputs.len());
                let (from, to) = self.range(self.inputs[other].len(), LONGEST_COPY);
                data.splice(start..end, self.inputs[other][from..to].iter().copied());
            }
        }
    }
}

/// The number of the original input, and the changed one.
impl Iterator for Mutator<'_> {
    type Item = (usize, Vec<u8>);

    fn next(&mut self) -> Option<(usize, Vec<u8>)> {
        let number = self.next % self.inputs.len();
        self.next += 1;
        let mut data = self.inputs[number].clone();
        for _ in 0..=self.below(MOST_CHANGES) {
            self.change(&mut data);
        }
        Some((number, data))
    }
}

/// The words of a dictionary of libFuzzer: a string in quotes on each line, in which `\"`, `\\` and `\xNN` are escapes. Other lines
/// are comments.
#[must_use]
pub fn dictionary(text: &str) -> Vec<Vec<u8>> {
    text.lines().filter_map(|line| Some(unescaped(line.strip_prefix('"')?.strip_suffix('"')?))).collect()
}

fn unescaped(text: &str) -> Vec<u8> {
    let (mut bytes, mut rest) = (Vec::new(), text.bytes());
    while let Some(byte) = rest.next() {
        let escaped = if byte == b'\\' { rest.next() } else { None };
        bytes.push(match escaped {
            Some(b'x') => {
                let digits: Vec<u8> = rest.by_ref().take(2).collect();
                str::from_utf8(&digits).ok().and_then(|digits| u8::from_str_radix(digits, 16).ok()).unwrap_or(b'?')
            }
            Some(other) => other,
            None => byte,
        });
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dictionary_has_words_with_escapes() {
        let words = dictionary("# comment\n\"go\\x0a\"\n\n\"[Variant \\\"std\\\"]\"\n\"\\\\\"\n");
        assert_eq!(words, [&b"go\n"[..], b"[Variant \"std\"]", b"\\"]);
    }

    #[test]
    fn mutations_depend_on_the_seed_alone() {
        let (inputs, words) = ([b"one".to_vec(), Vec::new()], [b"word".to_vec()]);
        let some = |seed: u64| Mutator::new(&inputs, &words, seed).take(200).collect::<Vec<_>>();
        assert_eq!(some(1), some(1));
        assert_ne!(some(1), some(2));
        assert!(some(1).iter().any(|(_, data)| data.windows(4).any(|part| part == b"word")));
    }
}
