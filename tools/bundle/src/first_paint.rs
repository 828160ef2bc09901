//! The outline that a browser paints before the program has arrived: name, aim of the game, empty board.
//!
//! The drawing and the texts come from the same functions as those of the page, so they cannot differ from it.

use anyhow::{Context, Result};
use lyngk_picture::{draw, geometry};
use lyngk_view::{Language, Words};

/// Fills in the placeholders of `common/first.html`.
pub(crate) fn fill(template: &str) -> Result<String> {
    let aim = |language: Language| {
        let text = Words::new(language).text("page-aim");
        format!("<p class=\"welcome-aim\" lang=\"{}\">{text}</p>", language.code())
    };
    let aims: String = Language::ALL.into_iter().map(aim).collect();
    let plate = format!("<defs>{}</defs>{}", plate_gradient()?, geometry::plate());
    let name = Words::new(Language::English).text("page-name");
    let filled = template.replace("{name}", &name).replace("{aims}", &aims);
    Ok(filled.replace("{view-box}", &geometry::view_box()).replace("{plate}", &plate))
}

/// The gradient of the plate, among the definitions of a drawing.
fn plate_gradient() -> Result<String> {
    let definitions = draw::definitions();
    let start = definitions.find("<linearGradient id=\"plate\"").context("the plate has no gradient")?;
    let end = "</linearGradient>";
    let length = definitions[start..].find(end).context("the gradient of the plate does not end")?;
    Ok(definitions[start..start + length].to_owned() + end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_outline_has_the_board_of_the_page_and_the_aim_in_every_language() {
        let outline = fill(include_str!("../../../apps/lyngk-web/common/first.html")).expect("an outline");
        assert!(outline.contains(&geometry::plate()) && outline.contains(&geometry::view_box()));
        for language in Language::ALL {
            assert!(outline.contains(&format!(
                "lang=\"{}\">{}<",
                language.code(),
                Words::new(language).text("page-aim")
            )));
        }
        let rest = outline.split_once("-->").map_or("", |(_, rest)| rest);
        assert!(!rest.contains('{'), "every placeholder is filled");
    }
}
