//! The endings that are collected, and the file that holds them.

use std::cmp::Reverse;
use std::fmt;
use std::fmt::Write;
use std::ops::RangeInclusive;

use lyngk_endings::Ending;
use lyngk_rules::Variant;

/// How many endings a game may give, so that none has too much to say.
const MOST_OF_A_GAME: usize = 2;

/// What the file says of itself.
const HEADER: &str = "\
# Endings from games of the engine against itself in which at most half of the turns keep the result, and no turn ends the
# game at once. `cargo run --release -p lyngk-endings` writes such a file.
#
# A line: what the player to move reaches, and how many turns keep it; the position; these turns. All of it is proved.
";

/// Endings of both variants, up to a number of each.
#[derive(Debug)]
pub(crate) struct Collection {
    each: usize,
    stacks: RangeInclusive<usize>,
    endings: Vec<Ending>,
}

impl Collection {
    /// Nothing yet.
    pub(crate) fn new(each: usize, stacks: RangeInclusive<usize>) -> Collection {
        Collection { each, stacks, endings: Vec::new() }
    }

    /// Whether endings of the variant are still wanted.
    pub(crate) fn wants(&self, variant: Variant) -> bool {
        self.endings.iter().filter(|ending| ending.position.variant() == variant).count() < self.each
    }

    pub(crate) fn is_full(&self) -> bool {
        !Variant::ALL.into_iter().any(|variant| self.wants(variant))
    }

    /// Adds the best of a game: those with a number of stacks that is rare so far.
    pub(crate) fn add_some(&mut self, mut endings: Vec<Ending>) {
        endings.sort_by_key(|ending| Reverse(self.count(ending.position.variant(), ending.position.occupied().len())));
        for _ in 0..MOST_OF_A_GAME {
            let Some(ending) = endings.pop() else { break };
            if self.wants(ending.position.variant()) {
                self.endings.push(ending);
            }
        }
    }

    fn count(&self, variant: Variant, stacks: usize) -> usize {
        self.endings.iter().filter(|ending| is(ending, variant, stacks)).count()
    }

    /// The file: first what it is, then the endings by variant and number of stacks.
    pub(crate) fn text(&self) -> String {
        let mut text = HEADER.to_owned();
        for variant in Variant::ALL {
            for stacks in self.stacks.clone() {
                // Writing to a string cannot fail.
                let _ = writeln!(text, "\n# {}, {stacks} stacks: {}", variant.name(), self.count(variant, stacks));
                for ending in self.endings.iter().filter(|ending| is(ending, variant, stacks)) {
                    let _ = writeln!(text, "{ending}");
                }
            }
        }
        text
    }
}

fn is(ending: &Ending, variant: Variant, stacks: usize) -> bool {
    ending.position.variant() == variant && ending.position.occupied().len() == stacks
}

/// How many there are, from the fewest stacks to the most.
impl fmt::Display for Collection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = |variant| {
            self.stacks.clone().map(|stacks| self.count(variant, stacks).to_string()).collect::<Vec<_>>().join("+")
        };
        let [one, two] = Variant::ALL.map(|variant| format!("{} {}", variant.name(), counts(variant)));
        write!(f, "{one}, {two}")
    }
}
