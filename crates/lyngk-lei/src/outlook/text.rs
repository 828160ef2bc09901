//! Outlooks and probabilities as words of a line.

use std::fmt;

use lyngk_rules::Point;

use super::{EndForecast, Fate, Outlook};
use crate::words::{Words, number};
use crate::{ParseError, Wdl};

const SHARE: &str = "thousandths that add up to 1000";

impl Outlook {
    /// Reads what follows the word `outlook`.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Option<Box<Outlook>>, ParseError> {
        if words.eat("none") {
            return Ok(None);
        }
        if words.peek() != Some("wdl") {
            return Err(words.wrong("none or wdl"));
        }
        let chances = read_wdl(words)?;
        let ending = if words.eat("margins") { Some(read_ending(words)?) } else { None };
        Ok(Some(Box::new(Outlook { chances, ending })))
    }

    /// Writes what follows the word `outlook`.
    pub(crate) fn write(outlook: Option<&Outlook>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(Outlook { chances, ending }) = outlook else { return f.write_str("none") };
        write_wdl(*chances, f)?;
        let Some(ending) = ending else { return Ok(()) };
        f.write_str(" margins")?;
        ending.margins().iter().try_for_each(|share| write!(f, " {share}"))?;
        f.write_str(" fates")?;
        ending
            .fates()
            .iter()
            .try_for_each(|(point, fate)| write!(f, " {point} {} {} {}", fate.mine(), fate.theirs(), fate.left()))
    }
}

/// Reads `wdl` and three thousandths.
pub(crate) fn read_wdl(words: &mut Words<'_>) -> Result<Wdl, ParseError> {
    words.keyword("wdl")?;
    let [win, draw, _] = shares(words)?;
    Ok(Wdl::new(f32::from(win) / 1000.0, f32::from(draw) / 1000.0))
}

/// Takes this many thousandths that add up to 1000. If they do not, the error is about the last one.
fn shares<const N: usize>(words: &mut Words<'_>) -> Result<[u16; N], ParseError> {
    let mut shares = [0; N];
    let mut left = 1000;
    for (place, share) in (1..).zip(&mut shares) {
        let fits = |share: &u16| if place == N { *share == left } else { *share <= left };
        *share = words.take(SHARE, |word| number(word).filter(fits))?;
        left -= *share;
    }
    Ok(shares)
}

fn read_ending(words: &mut Words<'_>) -> Result<EndForecast, ParseError> {
    let margins = shares(words)?;
    words.keyword("fates")?;
    let mut fates: Vec<(Point, Fate)> = Vec::new();
    while words.peek().is_some() {
        let is_next = |point: &Point| fates.last().is_none_or(|(before, _)| before < point);
        let point = words.take("a later point", |word| word.parse().ok().filter(is_next))?;
        words.took("the point");
        let fate = Fate::new(shares(words)?).ok_or_else(|| words.wrong(SHARE))?;
        words.took("the fate");
        fates.push((point, fate));
    }
    EndForecast::from_parts(margins, fates).ok_or_else(|| words.wrong(SHARE))
}

/// Writes `wdl` and three thousandths.
pub(crate) fn write_wdl(wdl: Wdl, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "wdl {} {} {}", wdl.win(), wdl.draw(), wdl.loss())
}
