//! Contrast of the page's colours for boards and players. A package of this crate is without the page; then there is nothing to check.

use std::path::Path;

/// The design tokens of the page.
fn tokens() -> Option<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../apps/lyngk-web/assets/tokens.css");
    path.exists().then(|| std::fs::read_to_string(path).expect("a style sheet"))
}

/// The light and the dark value of a token.
fn token(css: &str, name: &str) -> [f64; 2] {
    let (_, from) = css.split_once(&format!(" --{name}: light-dark(")).unwrap_or_else(|| panic!("--{name}"));
    let (values, _) = from.split_once(')').expect("two values");
    let values: Vec<f64> = values.split(", ").map(luminance).collect();
    [values[0], values[1]]
}

/// Relative luminance as defined by WCAG.
fn luminance(hex: &str) -> f64 {
    let channel = |at: usize| {
        let value = f64::from(u8::from_str_radix(&hex[at..at + 2], 16).expect("a channel")) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn contrast(one: f64, other: f64) -> f64 {
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Checks the contrast of a token on another in the light and in the dark theme.
fn check(css: &str, front: &str, ground: &str, least: f64) {
    let (fronts, grounds) = (token(css, front), token(css, ground));
    for (theme, (front_value, ground_value)) in ["light", "dark"].iter().zip(fronts.into_iter().zip(grounds)) {
        let found = contrast(front_value, ground_value);
        assert!(found >= least, "{theme}: --{front} on --{ground}: {found:.2}");
    }
}

#[test]
fn lines_texts_and_marks_are_clear_on_every_board() {
    let Some(css) = tokens() else { return };
    let plain = css.split("data-board").next().expect("the plain board");
    let boards = css.split(") [data-board=\"").skip(1).filter_map(|rest| rest.split('}').next());
    let boards: Vec<&str> = boards.filter(|board| board.contains("--plate-side")).collect();
    assert_eq!(boards.len(), 3);
    for board in boards.into_iter().chain([plain]) {
        for ground in ["plate", "plate-light"] {
            check(board, "plate-line", ground, 3.0);
            check(board, "plate-text", ground, 4.5);
            check(board, "plate-mark", ground, 3.0);
        }
    }
}

#[test]
fn the_tints_of_players_are_clear_on_every_surface_and_unlike_each_other_in_lightness() {
    let Some(css) = tokens() else { return };
    for player in ["player-1", "player-2"] {
        for ground in ["surface", "surface-raised", "surface-sunken", "plate", "plate-light", "owner-case"] {
            check(&css, player, ground, 3.0);
        }
        check(&css, "text", &format!("{player}-soft"), 4.5);
        check(&css, player, &format!("{player}-soft"), 3.0);
    }
    check(&css, "player-1", "player-2", 1.5);
}
