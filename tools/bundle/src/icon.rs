//! PNG versions of the page's icon, which systems show when the page is installed.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The source, among the assets of the page.
const SOURCE: &str = "icon.svg";

/// A PNG version of the icon.
struct Png {
    name: &'static str,
    /// The width and the height in pixels.
    side: u16,
    /// The share of the side that the drawing takes.
    scale: f32,
    /// The colour behind the drawing, as red, green and blue.
    background: Option<[u8; 3]>,
}

const PNGS: [Png; 3] = [
    Png { name: "icon-192.png", side: 192, scale: 1.0, background: None },
    Png { name: "icon-512.png", side: 512, scale: 1.0, background: None },
    // Systems crop a maskable icon, at most to a circle of four fifths of its side. The background is that of the page's light theme.
    Png { name: "icon-maskable.png", side: 512, scale: 0.6, background: Some([0xf5, 0xf2, 0xec]) },
];

/// The PNG versions of the icon among these assets, by file name.
pub(crate) fn pngs(assets: &BTreeMap<String, Vec<u8>>) -> Result<Vec<(String, Vec<u8>)>> {
    let svg = assets.get(SOURCE).with_context(|| format!("{SOURCE} is not among the assets"))?;
    let tree = Tree::from_data(svg, &Options::default()).with_context(|| SOURCE.to_owned())?;
    PNGS.iter().map(|png| Ok((png.name.to_owned(), png.render(&tree)?.encode_png()?))).collect()
}

impl Png {
    fn render(&self, icon: &Tree) -> Result<Pixmap> {
        let (side, pixels) = (f32::from(self.side), u32::from(self.side));
        let mut pixmap = Pixmap::new(pixels, pixels).context("an icon needs a size")?;
        if let Some([red, green, blue]) = self.background {
            pixmap.fill(Color::from_rgba8(red, green, blue, u8::MAX));
        }
        let (scale, margin) = (side * self.scale / icon.size().width(), side * (1.0 - self.scale) / 2.0);
        let transform = Transform::from_scale(scale, scale).post_translate(margin, margin);
        resvg::render(icon, transform, &mut pixmap.as_mut());
        Ok(pixmap)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn icon() -> Tree {
        let svg = include_bytes!("../../../apps/lyngk-web/assets/icon.svg");
        Tree::from_data(svg, &Options::default()).expect("an SVG file")
    }

    #[test]
    fn the_drawing_fills_an_icon_without_background() {
        let pixmap = Png { name: "", side: 32, scale: 1.0, background: None }.render(&icon()).expect("an icon");
        let at =
            |x: u32, y: u32| pixmap.pixel(x, y).map(|pixel| (pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()));
        assert_eq!(at(0, 0), Some((0, 0, 0, 0)), "the corner");
        assert_eq!(at(16, 11), Some((0x63, 0x48, 0xbd, 255)), "the top piece");
        assert_eq!(at(16, 13), Some((255, 255, 255, 255)), "its engraving");
        assert_eq!(at(16, 30), Some((0x3a, 0x65, 0x3e, 255)), "the lowest piece");
    }

    #[test]
    fn a_maskable_icon_is_background_outside_its_safe_circle() {
        let pixmap = Png { side: 40, ..PNGS[2] }.render(&icon()).expect("an icon");
        let safe_radius = 0.4 * 40.0;
        for (number, pixel) in pixmap.pixels().iter().enumerate() {
            let (x, y) = ((number % 40) as f32 - 19.5, (number / 40) as f32 - 19.5);
            let color = (pixel.red(), pixel.green(), pixel.blue(), pixel.alpha());
            assert!(x.hypot(y) < safe_radius || color == (0xf5, 0xf2, 0xec, 255), "pixel {number}: {color:?}");
        }
    }

    #[test]
    fn every_icon_is_a_png_file_of_its_size() {
        let svg = include_bytes!("../../../apps/lyngk-web/assets/icon.svg");
        let pngs = pngs(&BTreeMap::from([(SOURCE.to_owned(), svg.to_vec())])).expect("icons");
        for (png, (name, file)) in PNGS.iter().zip(&pngs) {
            assert_eq!(name, png.name);
            assert!(file.starts_with(b"\x89PNG") && file[16..20] == u32::from(png.side).to_be_bytes());
        }
    }
}
