//! Graphs as SVG files.

use crate::{Length, escape};

/// Colours for light and dark pages, which the reader's program chooses between.
const STYLE: &str = "
text{font-family:system-ui,sans-serif;font-size:12px;fill:#3d3a33}
.head{font-size:16px;font-weight:600}
.ground{fill:#fbf9f4}
.halo{paint-order:stroke;stroke:#fbf9f4;stroke-width:3px;stroke-linejoin:round}
.line{fill:none;stroke:#3d3a33;stroke-width:2;stroke-linejoin:round}
.grid{stroke:#3d3a33;stroke-opacity:.25;stroke-dasharray:2 4}
.axis{stroke:#3d3a33}
";
const DARK_STYLE: &str = "
text{fill:#e9e4d8}
.ground{fill:#1d1c1a}
.halo{stroke:#1d1c1a}.line,.grid,.axis{stroke:#e9e4d8}
";

/// A graph as a file of its own.
///
/// The drawing may use these classes: `head` for a heading, `line` for the line of a graph, `axis` and `grid` for straight
/// lines, `halo` for text on top of something else.
///
/// ```
/// use lyngk_picture::graph::Document;
///
/// let graph = Document { size: (80.0, 40.0), title: "Elo", description: "It rises.", ..Document::default() };
/// let svg = graph.svg("<path class=\"line\" d=\"M10 30L70 10\"/>");
/// assert!(svg.contains("<title id=\"title\">Elo</title>"));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Document<'a> {
    /// Width and height in CSS pixels.
    pub size: (f64, f64),
    /// The title, for screen readers and as a tooltip.
    pub title: &'a str,
    /// A description for screen readers.
    pub description: &'a str,
    /// CSS rules for classes of the drawing's own.
    pub style: &'a str,
    /// CSS rules for these classes on dark pages.
    pub dark_style: &'a str,
}

impl Document<'_> {
    /// The file with this drawing in it.
    #[must_use]
    pub fn svg(&self, drawing: &str) -> String {
        let [width, height] = <[f64; 2]>::from(self.size).map(Length);
        let Document { style, dark_style, .. } = self;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
             role=\"img\" aria-labelledby=\"title desc\">\n<title id=\"title\">{}</title>\n<desc id=\"desc\">{}</desc>\n\
             <style>{STYLE}{style}@media(prefers-color-scheme:dark){{{DARK_STYLE}{dark_style}}}\n</style>\n\
             <rect class=\"ground\" width=\"100%\" height=\"100%\" rx=\"10\"/>\n{drawing}</svg>\n",
            escape(self.title),
            escape(self.description)
        )
    }
}
