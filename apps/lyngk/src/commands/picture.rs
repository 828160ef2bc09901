//! `lyngk picture`: a position as an SVG file.

use std::io::Write;
use std::path::Path;

use anyhow::Result;
use lyngk_picture::Picture;
use lyngk_study::study;
use lyngk_view::Compass;

use crate::cli::PictureArgs;
use crate::output;
use crate::subject::Subject;

pub(crate) fn run(args: &PictureArgs) -> Result<()> {
    // As elsewhere, - means standard output.
    let file = args.output.as_deref().filter(|&path| path != Path::new("-"));
    if let Some(path) = file {
        output::check(Path::new(&args.subject), &[path])?;
    }
    let (record, place) = Subject::read(&args.subject)?.into_record(&args.place)?;
    let words = lyngk_study::words(args.language);
    let mut picture = Picture {
        style: args.style(),
        compass: Compass::new(args.rotate),
        coordinates: !args.no_coordinates,
        players: !args.no_players,
        ..study::picture(&words, &record, place)
    };
    if args.no_turn {
        (picture.last_turn, picture.mark) = (Vec::new(), None);
    }
    match file {
        Some(path) => output::write(path, &picture.svg()),
        None => Ok(output::stdout().write_all(picture.svg().as_bytes())?),
    }
}
