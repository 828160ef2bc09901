//! Pictures of positions for the documentation, as SVG: `cargo xtask pictures`.

use std::path::PathBuf;

use anyhow::{Context, Result};
use lyngk_picture::{Caption, Picture};
use lyngk_rules::Position;

/// File names and positions of the pictures.
const PICTURES: [(&str, &str); 2] = [
    (
        "start.svg",
        "K/I,R,R,B/G,B,I,K,R,J,G/B,G,I,I,R,K/R,B,G,K,J,I,B/K,G,R,B,I,G/B,K,R,I,G,K,R/J,I,B,K/G 1 -/- 0/0 std",
    ),
    (
        "middle.svg",
        "K/B,RG,JK,./.,RB,.,.,B,.,I/JK,RKIB,.,.,IB,R/K,.,.,.,.,.,I/G,RGI,.,KBG,I,R/K,G,JB,IRBG,.,G,I/.,.,G,KR/. 2 IG/BR 0/0 six",
    ),
];

fn main() -> Result<()> {
    for (name, lpn) in PICTURES {
        let path = path(name);
        std::fs::write(&path, svg(lpn.parse()?)).with_context(|| path.display().to_string())?;
        println!("{}", path.display());
    }
    Ok(())
}

fn path(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "..", "docs", "pictures", name].iter().collect()
}

fn svg(position: Position) -> String {
    let caption =
        Caption { title: "A LYNGK board".to_owned(), description: format!("LPN: {position}"), ..Caption::default() };
    Picture { caption, players: false, ..Picture::new(position) }.svg()
}

#[cfg(test)]
mod tests {
    use super::{PICTURES, path, svg};

    #[test]
    fn the_pictures_in_the_documentation_are_up_to_date() {
        for (name, lpn) in PICTURES {
            let drawn = svg(lpn.parse().expect("a position"));
            let file = std::fs::read_to_string(path(name)).expect("the picture is there");
            assert!(file == drawn, "{name} is out of date: run `cargo xtask pictures`");
        }
    }
}
