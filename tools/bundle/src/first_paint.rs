//! First paint, before the program has arrived: name and aim of the game, and the board with the start of a first game.
//!
//! The drawing and the texts come from the same functions as those of the page, so they cannot differ from it.

use lyngk_picture::{Length, decoration, draw, geometry};
use lyngk_view::{Compass, Language, NewGame, Words};

/// Fills in the placeholders of `common/first.html`.
pub(crate) fn fill(template: &str) -> String {
    let aim = |language: Language| {
        let text = Words::new(language).text("page-aim");
        format!("<p class=\"welcome-aim\" lang=\"{}\">{text}</p>", language.code())
    };
    let aims: String = Language::ALL.into_iter().map(aim).collect();
    let plate = format!("<defs>{}</defs>{}", draw::definitions(), geometry::plate());
    let name = Words::new(Language::English).text("page-name");
    let filled = template.replace("{name}", &name).replace("{aims}", &aims);
    let filled = filled.replace("{view-box}", &geometry::view_box()).replace("{plate}", &plate);
    filled.replace("{start}", &start())
}

/// The stacks of a visitor's first game, with the coordinates around them.
fn start() -> String {
    let (start, compass) = (NewGame::first_start(), Compass::new(0));
    let stack = |point| {
        let (x, y) = geometry::place(compass, point);
        let [x, y] = [x, y].map(Length);
        format!(
            "<g class=\"first-stack\" transform=\"translate({x} {y})\">{}</g>",
            decoration::decorated_stack(&start, point, None)
        )
    };
    let stacks: String = geometry::far_to_near(compass).into_iter().map(stack).collect();
    let labels = geometry::coordinates(compass, |point| start.stack(point).height());
    format!("{stacks}<g class=\"board-labels\">{labels}</g>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_outline_has_the_board_of_a_first_game_and_the_aim_in_every_language() {
        let outline = fill(include_str!("../../../apps/lyngk-web/common/first.html"));
        assert!(outline.contains(&geometry::plate()) && outline.contains(&geometry::view_box()));
        assert_eq!(outline.matches("first-stack").count(), NewGame::first_start().occupied().len());
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
