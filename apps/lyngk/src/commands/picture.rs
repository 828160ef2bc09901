//! `lyngk picture`: a position as an SVG file.

use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use lyngk_picture::Picture;
use lyngk_study::study;
use lyngk_view::Compass;

use crate::cli::{PictureArgs, read_subject};
use crate::output;

pub(crate) fn run(args: &PictureArgs) -> Result<()> {
    // As elsewhere, - means standard output.
    let file = args.output.as_deref().filter(|&path| path != Path::new("-"));
    if let Some(path) = file {
        let input = args.subject.as_ref().or(args.position.as_ref());
        output::check(Path::new(input.map_or(OsStr::new("-"), OsString::as_os_str)), &[path])?;
    }
    let subject = read_subject(args.subject.as_deref(), args.position.as_deref())?;
    let (record, place) = subject.context("expected a position")?.into_record(&args.place)?;
    let words = lyngk_study::words(args.lang);
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
