//! Portraits of the engine's characters: an animal behind a piece, in a round frame.
//!
//! All have the same build, so that they look like one family: a ground, the animal, and the piece at which it sits. Their colours are
//! fixed, since they differ from the page's surface in every theme. Details are at least a pixel wide at 28 pixels.

use lyngk_view::Level;

/// The view box of a portrait.
pub const VIEW_BOX: &str = "0 0 48 48";

/// The colours of a piece's side and top.
struct PieceColors(&'static str, &'static str);

const IVORY: PieceColors = PieceColors("#d8ccb0", "#efe6d2");
const BLUE: PieceColors = PieceColors("#2f5f9e", "#4a7cc0");
const RED: PieceColors = PieceColors("#a83a34", "#c8544c");
const GREEN: PieceColors = PieceColors("#3d7a46", "#579a60");
const BLACK: PieceColors = PieceColors("#403f46", "#5f5e67");

struct Portrait {
    /// The colour of the ground.
    ground: &'static str,
    piece: PieceColors,
    /// The animal, as SVG.
    animal: &'static str,
}

/// The portrait of a level's character as SVG within [`VIEW_BOX`].
#[must_use]
pub fn portrait(level: Level) -> String {
    let Portrait { ground, piece: PieceColors(side, top), animal } = &PORTRAITS[usize::from(level.number()) - 1];
    format!(
        concat!(
            r#"<circle cx="24" cy="24" r="24" fill="{ground}"/>"#,
            r#"<path fill="{side}" d="M4 37.5a24 24 0 0 0 40 0v-1H4z"/>"#,
            r#"<ellipse cx="24" cy="36.8" rx="20.4" ry="5" fill="{top}"/>{animal}"#,
        ),
        ground = ground,
        side = side,
        top = top,
        animal = animal
    )
}

/// From level 1 to level 10.
const PORTRAITS: [Portrait; 10] = [
    // A chick.
    Portrait {
        ground: "#bfe0ea",
        piece: RED,
        animal: concat!(
            r##"<path d="M24 12c-3-2-4-5-3-7 2 1 3 3 3 5 1-2 3-3 5-3 0 3-2 4-5 5z" fill="#e0a52a"/>"##,
            r##"<circle cx="24" cy="25" r="13" fill="#f6cf4f"/>"##,
            r##"<path d="M8 27q5 0 7 6-6 1-7-6zM40 27q-5 0-7 6 6 1 7-6z" fill="#e0a52a"/><g fill="#2a2522">"##,
            r##"<circle cx="19" cy="23" r="1.9"/><circle cx="29" cy="23" r="1.9"/></g>"##,
            r##"<path d="M24 26l5 2.5-5 4-5-4z" fill="#e2742b"/>"##,
            r##"<path d="M19 28.5h10" stroke="#b4531a" stroke-width="1"/>"##,
        ),
    },
    // A mouse.
    Portrait {
        ground: "#f0d9c0",
        piece: BLUE,
        animal: concat!(
            r##"<g fill="#8f8a93"><circle cx="11.5" cy="14" r="7.5"/><circle cx="36.5" cy="14" r="7.5"/></g>"##,
            r##"<g fill="#e9b3ae"><circle cx="11.5" cy="14.5" r="4.5"/><circle cx="36.5" cy="14.5" r="4.5"/></g>"##,
            r##"<path d="M24 11c8 0 13 6 13 13 0 8-7 13-13 14-6-1-13-6-13-14 0-7 5-13 13-13z" fill="#a9a4ad"/>"##,
            r##"<g fill="#2a2522"><circle cx="18.5" cy="24" r="1.9"/><circle cx="29.5" cy="24" r="1.9"/></g>"##,
            r##"<circle cx="24" cy="31" r="2.6" fill="#d9817c"/>"##,
            r##"<path d="M15 29l-8-2M15 32l-8 2M33 29l8-2M33 32l8 2" stroke="#5d5862" stroke-width="1" stroke-linecap="round"/>"##,
        ),
    },
    // A magpie.
    Portrait {
        ground: "#d5e3b9",
        piece: IVORY,
        animal: concat!(
            r##"<path d="M24 9c9 0 14 7 14 15 0 7-5 12-14 13-9-1-14-6-14-13 0-8 5-15 14-15z" fill="#27303c"/>"##,
            r##"<path d="M24 38c-7 0-12-4-13.5-9 4-2 8-2 13.5 1 5.5-3 9.5-3 13.5-1-1.5 5-6.5 9-13.5 9z" fill="#f4f2ec"/>"##,
            r##"<path d="M19.5 24h9L24 36z" fill="#4a4f57"/><g fill="#f4f2ec"><circle cx="18" cy="21.5" r="3"/>"##,
            r##"<circle cx="30" cy="21.5" r="3"/></g><g fill="#2a2522"><circle cx="18" cy="21.5" r="1.7"/>"##,
            r##"<circle cx="30" cy="21.5" r="1.7"/></g>"##,
            r##"<path d="M14.5 16q3-4 7-4.5" fill="none" stroke="#5f94b8" stroke-width="2" stroke-linecap="round"/>"##,
        ),
    },
    // A cat that plays by feel, with closed eyes.
    Portrait {
        ground: "#c9d4ee",
        piece: GREEN,
        animal: concat!(
            r##"<path d="M10 22L9.5 6l10 6.5zM38 22l.5-16-10 6.5z" fill="#d9822f"/>"##,
            r##"<path d="M12 15.5L12 9.5l4.5 3.5zM36 15.5L36 9.5l-4.5 3.5z" fill="#f3c7a8"/>"##,
            r##"<ellipse cx="24" cy="25" rx="14.5" ry="12.5" fill="#e8974a"/>"##,
            r##"<path d="M24 13v6M19.5 13.5l1 4.5M28.5 13.5l-1 4.5" stroke="#b9641c" stroke-width="1.8" stroke-linecap="round"/>"##,
            r##"<ellipse cx="24" cy="31" rx="6.5" ry="4.8" fill="#f9e4cf"/>"##,
            r##"<path d="M14.5 24q3 3 6 0M27.5 24q3 3 6 0" fill="none" stroke="#2a2522" stroke-width="1.7" stroke-linecap="round"/>"##,
            r##"<path d="M22 28.5h4l-2 2.2z" fill="#b5544a"/>"##,
            r##"<path d="M21.6 31.6q2.4 2.4 4.8 0" fill="none" stroke="#2a2522" stroke-width="1.5" stroke-linecap="round"/>"##,
        ),
    },
    // A hare with open eyes.
    Portrait {
        ground: "#f3dfa6",
        piece: BLUE,
        animal: concat!(
            r##"<g fill="#a97d54"><ellipse cx="18" cy="11.5" rx="3.8" ry="9.5" transform="rotate(-8 18 11)"/>"##,
            r##"<ellipse cx="30" cy="11.5" rx="3.8" ry="9.5" transform="rotate(8 30 11)"/></g><g fill="#ecc9b0">"##,
            r##"<ellipse cx="18" cy="11.5" rx="1.8" ry="7" transform="rotate(-8 18 11)"/>"##,
            r##"<ellipse cx="30" cy="11.5" rx="1.8" ry="7" transform="rotate(8 30 11)"/></g>"##,
            r##"<ellipse cx="24" cy="26.5" rx="11.5" ry="11.5" fill="#bd9067"/>"##,
            r##"<ellipse cx="24" cy="32" rx="6" ry="4.6" fill="#f3e4d2"/><g fill="#fff"><circle cx="19" cy="24" r="3"/>"##,
            r##"<circle cx="29" cy="24" r="3"/></g><g fill="#2a2522"><circle cx="19" cy="24.3" r="1.9"/>"##,
            r##"<circle cx="29" cy="24.3" r="1.9"/></g><path d="M22.3 29h3.4l-1.7 2z" fill="#a9564c"/>"##,
            r##"<path d="M24 31v3.5" stroke="#2a2522" stroke-width="1.2"/>"##,
        ),
    },
    // A beaver.
    Portrait {
        ground: "#b9dccf",
        piece: RED,
        animal: concat!(
            r##"<g fill="#5f3f28"><circle cx="13" cy="15" r="3.8"/><circle cx="35" cy="15" r="3.8"/></g>"##,
            r##"<path d="M24 10c9 0 14.5 6 14.5 14 0 9-6.5 14-14.5 14S9.5 33 9.5 24c0-8 5.5-14 14.5-14z" fill="#80573a"/>"##,
            r##"<ellipse cx="18.5" cy="29.5" rx="6.5" ry="5" fill="#b58a63"/>"##,
            r##"<ellipse cx="29.5" cy="29.5" rx="6.5" ry="5" fill="#b58a63"/><g fill="#2a2522">"##,
            r##"<circle cx="18.5" cy="22" r="1.9"/><circle cx="29.5" cy="22" r="1.9"/></g>"##,
            r##"<ellipse cx="24" cy="26.5" rx="3.6" ry="2.5" fill="#2a2522"/>"##,
            r##"<path d="M20.2 30.5h3.6v7h-3.6zM24.2 30.5h3.6v7h-3.6z" fill="#fffdf4" stroke="#5f3f28" stroke-width=".7"/>"##,
        ),
    },
    // An arctic fox.
    Portrait {
        ground: "#7fa9cf",
        piece: BLACK,
        animal: concat!(
            r##"<path d="M9 5l11 8-9 11zM39 5l-11 8 9 11z" fill="#e9edf2"/>"##,
            r##"<path d="M12 9.5l5 4-4 5zM36 9.5l-5 4 4 5z" fill="#b9a9b4"/>"##,
            r##"<path d="M24 11c8 0 14 5 16 14-5 3-10 6-16 14-6-8-11-11-16-14 2-9 8-14 16-14z" fill="#f7f9fb"/>"##,
            r##"<path d="M24 39c-4-5-8-8-13-11 5-1 10 0 13 5 3-5 8-6 13-5-5 3-9 6-13 11z" fill="#d6dee7"/>"##,
            r##"<path d="M15.5 24q3-3 5.5 0-3 1.5-5.5 0zM32.5 24q-3-3-5.5 0 3 1.5 5.5 0z" fill="#2a2522" stroke="#2a2522" stroke-width="1"/>"##,
            r##"<ellipse cx="24" cy="36" rx="2.6" ry="2.2" fill="#2a2522"/>"##,
        ),
    },
    // An elephant.
    Portrait {
        ground: "#efc7a0",
        piece: GREEN,
        animal: concat!(
            r##"<g fill="#8795a5"><path d="M14 13C6 9 2 15 3 22s6 10 11 8zM34 13c8-4 12 2 11 9s-6 10-11 8z"/></g>"##,
            r##"<g fill="#c7a9ac"><path d="M13 16c-5-2-7 2-6.5 6s4 6 7 4.5zM35 16c5-2 7 2 6.5 6s-4 6-7 4.5z"/></g>"##,
            r##"<path d="M24 9c8 0 11 6 11 13 0 5-3 8-6 10v8c0 3-3 4-5 4s-5-1-5-4v-8c-3-2-6-5-6-10 0-7 3-13 11-13z" fill="#9babbb"/>"##,
            r##"<path d="M20 34h8M20.5 37.5h7M20.5 41h7" stroke="#6d7c8d" stroke-width="1.2" stroke-linecap="round"/>"##,
            r##"<path d="M18.5 31.5q-3 3-4.5 6.5 4-1 6-3.5zM29.5 31.5q3 3 4.5 6.5-4-1-6-3.5z" fill="#fffaf0"/>"##,
            r##"<path d="M20 13.5q4-2 8 0M21 16.5q3-1.5 6 0" fill="none" stroke="#6d7c8d" stroke-width="1.2" stroke-linecap="round"/>"##,
            r##"<g fill="#2a2522"><circle cx="18.8" cy="22.5" r="1.8"/><circle cx="29.2" cy="22.5" r="1.8"/></g>"##,
        ),
    },
    // An owl.
    Portrait {
        ground: "#4c5b86",
        piece: IVORY,
        animal: concat!(
            r##"<path d="M9 6c5 1 8 4 9 7h12c1-3 4-6 9-7 1 5-1 8-2 10 2 4 2 9 0 13-2 5-7 9-13 9s-11-4-13-9c-2-4-2-9 0-13-1-2-3-5-2-10z" fill="#8a6748"/>"##,
            r##"<path d="M24 14c3-2 9-2 11 2 2 5-1 12-11 15-10-3-13-10-11-15 2-4 8-4 11-2z" fill="#e5cfa8"/>"##,
            r##"<g fill="#f7b733"><circle cx="18" cy="21" r="5"/><circle cx="30" cy="21" r="5"/></g><g fill="#2a2522">"##,
            r##"<circle cx="18" cy="21" r="2.7"/><circle cx="30" cy="21" r="2.7"/></g>"##,
            r##"<path d="M22 25h4l-2 5z" fill="#b86a25"/>"##,
            r##"<path d="M17 34q2 2 4 0M22 36q2 2 4 0M27 34q2 2 4 0" fill="none" stroke="#e5cfa8" stroke-width="1.3" stroke-linecap="round"/>"##,
        ),
    },
    // A lynx.
    Portrait {
        ground: "#e3d2f2",
        piece: BLACK,
        animal: concat!(
            r##"<path d="M11 24L9.5 7.5l9 6.5zM37 24l1.5-16.5-9 6.5z" fill="#4b4854"/>"##,
            r##"<path d="M9.8 8.5l-.5-4M38.2 8.5l.5-4" stroke="#17161a" stroke-width="2.2" stroke-linecap="round"/>"##,
            r##"<path d="M12.5 16L12 11l4 3.5zM35.5 16l.5-5-4 3.5z" fill="#b9a9c9"/>"##,
            r##"<path d="M24 11c8 0 13 4 13.5 11l5 7-5.5 1 1 5-6-1c-2 3-5 4.5-8 4.5s-6-1.5-8-4.5l-6 1 1-5-5.5-1 5-7C11 15 16 11 24 11z" fill="#3a3842"/>"##,
            r##"<path d="M24 37c-4 0-7-2-7-5.5s3-4 7-4 7 .5 7 4-3 5.5-7 5.5z" fill="#d8d3de"/>"##,
            r##"<path d="M24 13v5M19.5 14l1.5 4M28.5 14L27 18" stroke="#17161a" stroke-width="1.7" stroke-linecap="round"/>"##,
            r##"<path d="M14 23.5q3.5-4 7 0-3.5 3-7 0zM34 23.5q-3.5-4-7 0 3.5 3 7 0z" fill="#f2c230"/><g fill="#17161a">"##,
            r##"<ellipse cx="17.5" cy="23.3" rx="1" ry="2"/><ellipse cx="30.5" cy="23.3" rx="1" ry="2"/></g>"##,
            r##"<path d="M22 28.5h4l-2 2.5z" fill="#17161a"/>"##,
            r##"<path d="M21.4 32.5q2.6 2.6 5.2 0" fill="none" stroke="#2a2522" stroke-width="1.5" stroke-linecap="round"/>"##,
        ),
    },
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_level_has_a_small_drawing_of_its_own() {
        let drawings: BTreeSet<String> = Level::ALL.map(portrait).into();
        assert_eq!(drawings.len(), 10);
        let animals: BTreeSet<&str> = PORTRAITS.iter().map(|portrait| portrait.animal).collect();
        assert_eq!(animals.len(), 10);
        for drawing in &drawings {
            assert!(drawing.len() < 1_200, "{} bytes: {drawing}", drawing.len());
            assert_eq!(drawing.matches("<g").count(), drawing.matches("</g>").count(), "{drawing}");
            // Portraits of several characters stand in one document, so they must not share names.
            assert!(!drawing.contains("id=") && !drawing.contains("url("), "{drawing}");
        }
    }
}
