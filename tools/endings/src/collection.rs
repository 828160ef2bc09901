//! The collected endings, and the text of their file.

use std::cmp::Reverse;
use std::fmt;
use std::fmt::Write;
use std::ops::RangeInclusive;

use lyngk_rules::Variant;
use lyngk_selfplay::Ending;

/// The limit on endings from one game, so that the collection is varied.
const MOST_PER_GAME: usize = 2;

/// The comment at the top of the file.
const HEADER: &str = "\
# Endings from games of the engine against itself. At most half of the turns keep the result, and none of these ends the game
# at once. `cargo run --release -p lyngk-endings` writes this file.
#
# A line has three fields: the result for the player to move with the number of turns that keep it; the position; these turns.
# The solver has proved all of it.
";

/// Endings of both variants, up to a number of each.
#[derive(Debug)]
pub(crate) struct Collection {
    each: usize,
    stacks: RangeInclusive<usize>,
    endings: Vec<Ending>,
}

impl Collection {
    /// An empty collection.
    pub(crate) fn new(each: usize, stacks: RangeInclusive<usize>) -> Collection {
        Collection { each, stacks, endings: Vec::new() }
    }

    /// Whether there is room for endings of the variant.
    fn has_room_for(&self, variant: Variant) -> bool {
        self.endings.iter().filter(|ending| ending.position.variant() == variant).count() < self.each
    }

    pub(crate) fn is_full(&self) -> bool {
        !Variant::ALL.into_iter().any(|variant| self.has_room_for(variant))
    }

    /// Adds the best endings of a game: those whose number of stacks is rarest so far.
    pub(crate) fn add_best(&mut self, mut endings: Vec<Ending>) {
        endings.sort_by_key(|ending| Reverse(self.count(ending.position.variant(), ending.position.occupied().len())));
        for _ in 0..MOST_PER_GAME {
            let Some(ending) = endings.pop() else { break };
            if self.has_room_for(ending.position.variant()) {
                self.endings.push(ending);
            }
        }
    }

    fn count(&self, variant: Variant, stacks: usize) -> usize {
        self.endings.iter().filter(|ending| has_kind(ending, variant, stacks)).count()
    }

    /// The text of the file: a comment, then the endings by variant and number of stacks.
    pub(crate) fn text(&self) -> String {
        let mut text = HEADER.to_owned();
        for variant in Variant::ALL {
            for stacks in self.stacks.clone() {
                // Writing to a string cannot fail.
                let _ = writeln!(text, "\n# {}, {stacks} stacks: {}", variant.name(), self.count(variant, stacks));
                for ending in self.endings.iter().filter(|ending| has_kind(ending, variant, stacks)) {
                    let _ = writeln!(text, "{ending}");
                }
            }
        }
        text
    }
}

fn has_kind(ending: &Ending, variant: Variant, stacks: usize) -> bool {
    ending.position.variant() == variant && ending.position.occupied().len() == stacks
}

/// The numbers of endings by variant, from the fewest stacks to the most.
impl fmt::Display for Collection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = |variant| {
            self.stacks.clone().map(|stacks| self.count(variant, stacks).to_string()).collect::<Vec<_>>().join("+")
        };
        let [one, two] = Variant::ALL.map(|variant| format!("{} {}", variant.name(), counts(variant)));
        write!(f, "{one}, {two}")
    }
}
