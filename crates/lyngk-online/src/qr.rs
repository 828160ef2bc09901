//! QR codes of links.

use std::fmt::Write;

use qrcodegen::QrCodeEcc;

/// A QR code as the path of a drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QrCode {
    /// Width and height in modules, with the quiet zone around the code.
    pub size: i32,
    /// The dark modules as an SVG path: rows of squares, one unit high.
    pub path: String,
}

/// The blank modules that readers need around a code.
const QUIET_ZONE: i32 = 4;

/// The QR code of a link; `None` if the link is too long.
///
/// ```
/// let code = lyngk_online::qr_code("https://lyngk.example/#online/abcdefghijkm").expect("short enough");
/// assert_eq!(code.size, 29 + 8);
/// ```
#[must_use]
pub fn qr_code(link: &str) -> Option<QrCode> {
    let code = qrcodegen::QrCode::encode_text(link, QrCodeEcc::Medium).ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|&x| code.get_module(x, y)).count() as i32;
            if run > 0 {
                // Writing to a string cannot fail.
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET_ZONE, y + QUIET_ZONE);
            }
            x += run.max(1);
        }
    }
    Some(QrCode { size: code.size() + 2 * QUIET_ZONE, path })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_three_finder_patterns() {
        let code = qr_code("https://lyngk.example/#online/abcdefghijkm").expect("a code");
        let far = code.size - QUIET_ZONE - 7;
        for corner in ["M4 4h7".to_owned(), format!("M{far} 4h7"), format!("M4 {far}h7")] {
            assert!(code.path.contains(&corner), "{corner}");
        }
    }

    #[test]
    fn a_link_that_is_too_long_has_none() {
        assert_eq!(qr_code(&"x".repeat(4_000)), None);
    }
}
