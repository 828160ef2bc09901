//! Source text of the weights.

use std::fmt::Write;

use lyngk_engine::evaluation::Weights;

const NUMBERS_PER_LINE: usize = 13;

/// The text of `weights.rs`, which the engine is built with.
pub(crate) fn weights(weights: &Weights) -> String {
    format!(
        "//! Linear weights of the features, fitted to self-play games. `lyngk-tune` writes this file.

// Some weights are close to mathematical constants by chance.
#![allow(clippy::approx_constant)]

use super::Weights;

/// The weights that the engine uses.
#[rustfmt::skip]
pub const WEIGHTS: Weights = Weights {{
    turns: [
{}    ],
    positions: [
{}    ],
}};
",
        rows(&weights.turns),
        rows(&weights.positions)
    )
}

fn rows<const N: usize>(phases: &[[f32; N]]) -> String {
    let mut text = String::new();
    for phase in phases {
        text += "        [\n";
        for line in phase.chunks(NUMBERS_PER_LINE) {
            // Adding zero turns minus zero into zero.
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
    use lyngk_engine::evaluation::WEIGHTS;

    #[test]
    fn the_weights_of_the_engine_are_written_as_they_are_in_its_source() {
        let file = include_str!("../../../crates/lyngk-engine/src/evaluation/weights.rs");
        assert_eq!(super::weights(&WEIGHTS), file);
    }
}
