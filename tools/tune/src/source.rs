//! Weights as source text.

use std::fmt::Write;

use lyngk_engine::judge::Weights;

const NUMBERS_A_LINE: usize = 13;

/// The file that the engine is built with.
pub(crate) fn weights(weights: &Weights) -> String {
    format!(
        "//! How much each feature counts: numbers fitted to games of the engine against itself. `lyngk-tune` writes this file.

// What some numbers come near to is chance.
#![allow(clippy::approx_constant)]

use super::Weights;

/// What the engine is tuned to.
#[rustfmt::skip]
pub const WEIGHTS: Weights = Weights {{
    turns: [
{}    ],
    standing: [
{}    ],
}};
",
        rows(&weights.turns),
        rows(&weights.standing)
    )
}

fn rows<const N: usize>(phases: &[[f32; N]]) -> String {
    let mut text = String::new();
    for phase in phases {
        text += "        [\n";
        for line in phase.chunks(NUMBERS_A_LINE) {
            // Adding zero makes minus zero plain.
            let numbers: Vec<String> =
                line.iter().map(|number| format!("{:.2}", (number * 100.0).round() / 100.0 + 0.0)).collect();
            let _ = writeln!(text, "            {},", numbers.join(", "));
        }
        text += "        ],\n";
    }
    text
}

#[cfg(test)]
mod tests {
    use lyngk_engine::judge::WEIGHTS;

    #[test]
    fn the_engine_is_built_with_a_file_of_this_form() {
        let file = include_str!("../../../crates/lyngk-engine/src/judge/weights.rs");
        assert_eq!(super::weights(&WEIGHTS), file);
    }
}
