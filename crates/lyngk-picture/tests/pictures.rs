//! Self-contained pictures, read as other programs read them.

use std::collections::BTreeSet;
use std::path::PathBuf;

use lyngk_picture::{Background, Caption, Picture, Style};
use lyngk_rules::{Mark, PerPlayer, Point, Position, SplitMix64, Variant};
use lyngk_view::{Compass, PieceSet};
use roxmltree::Document;

/// Well into a game: high stacks, claims and completed stacks.
const MIDDLE: &str = "./.,.,.,./IK,.,.,R,BIG,IGBK,./.,.,.,.,.,R/RKB,.,.,.,.,GI,BR/RBGJI,.,.,.,.,./R,.,.,KGI,.,.,B/K,.,.,K/GKB 1 GK/IB 1/1 std";

fn middle() -> Picture {
    let caption = Caption {
        title: "Anna & <Ben>".to_owned(),
        description: "“It's” a \"test\"\u{1}".to_owned(),
        players: ["Anna & <Ben>", "Somebody with a name that is far too long for the picture"]
            .map(str::to_owned)
            .into(),
        notes: PerPlayer::new("to move".to_owned(), String::new()),
    };
    Picture {
        last_turn: vec![Point::C6, Point::D6],
        mark: Some(Mark(5)),
        arrows: vec![vec![Point::E7, Point::E6], vec![Point::C5, Point::C6, Point::D6]],
        caption,
        ..Picture::new(MIDDLE.parse().expect("a position"))
    }
}

fn all_styles() -> impl Iterator<Item = Style> {
    let sets = [PieceSet::Stone, PieceSet::Distinct, PieceSet::Grey];
    Background::ALL.into_iter().flat_map(move |background| sets.map(|pieces| Style { background, pieces }))
}

/// Reads a picture as XML, and checks that it refers to nothing outside.
fn check(svg: &str) {
    let document = Document::parse(svg).unwrap_or_else(|error| panic!("{error}: {svg}"));
    let ids: BTreeSet<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    for node in document.descendants().filter(roxmltree::Node::is_element) {
        for attribute in node.attributes() {
            let (name, value) = (attribute.name(), attribute.value());
            assert!(name != "class" && name != "style", "{name}=\"{value}\" needs a style sheet");
            let link = value.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')')).or(value.strip_prefix('#'));
            let link = link.filter(|_| name != "fill" && name != "stroke" || value.starts_with("url"));
            let link = link.filter(|_| !["color", "stop-color"].contains(&name));
            assert!(link.is_none_or(|link| ids.contains(link)), "{name}=\"{value}\" refers to nothing");
        }
        let tag = node.tag_name().name();
        assert!(!["style", "script", "image", "foreignObject"].contains(&tag), "{tag}");
    }
}

/// Checks that every symbol is defined and used, in a picture of a start position.
fn check_symbols(svg: &str) {
    for symbol in ["i", "b", "r", "g", "k", "j"] {
        for part in [format!("<g id=\"lyngk-s-p-{symbol}\">"), format!("<use href=\"#lyngk-s-p-{symbol}\"/>")] {
            assert!(svg.contains(&part), "there is no {part}");
        }
    }
}

#[test]
fn every_style_is_self_contained_and_has_every_symbol() {
    let start = Picture::new(Position::random_start(7, Variant::Six));
    for style in all_styles() {
        check(&Picture { style, ..middle() }.svg());
        let svg = Picture { style, players: false, coordinates: false, ..start.clone() }.svg();
        check(&svg);
        check_symbols(&svg);
    }
}

#[test]
fn random_positions_in_every_rotation_can_be_drawn() {
    let mut chance = SplitMix64::new(3);
    for rotation in 0..6 {
        let mut position = Position::random_start(u64::from(rotation), Variant::Standard);
        while let Some(turn) = position.random_turn(&mut chance) {
            position.play(turn).expect("a legal turn");
            let svg = Picture { compass: Compass::new(rotation), ..Picture::new(position) }.svg();
            Document::parse(&svg).unwrap_or_else(|error| panic!("{position}: {error}"));
        }
    }
}

#[test]
fn title_and_description_are_in_the_picture() {
    let svg = middle().svg();
    let document = Document::parse(&svg).expect("a picture");
    let named = |name| document.descendants().find(|node| node.tag_name().name() == name).and_then(|node| node.text());
    assert_eq!(named("title"), Some("Anna & <Ben>"));
    assert_eq!(named("desc"), Some("“It's” a \"test\""), "control characters cannot be written");
    assert_eq!(document.root_element().attribute("role"), Some("img"));
    assert!(svg.contains("Somebody with") && !svg.contains("far too long"), "a long name is cut");
    assert!(svg.contains(">!?</text>"));
    assert!(!Picture::new(middle().position).svg().contains("<title>"), "no caption, no title");
}

#[test]
fn diagrams_share_their_definitions() {
    let (style, picture) = (Style::default(), middle());
    let both = format!("<div>{}{}</div>", Picture::definitions(style), picture.diagram());
    check(&both);
    assert!(picture.diagram().len() + 3_000 < picture.svg().len());
}

/// After a change to the drawings, look at the files: `LYNGK_DRAW=1 cargo test -p lyngk-picture` regenerates them.
#[test]
fn pictures_match_the_stored_files() {
    let dark = Style { background: Background::Dark, pieces: PieceSet::Distinct };
    let start = Picture { style: dark, players: false, ..Picture::new(Position::random_start(7, Variant::Standard)) };
    for (name, svg) in [("middle.svg", middle().svg()), ("start-dark.svg", start.svg())] {
        let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../testdata/pictures", name].iter().collect();
        if std::env::var_os("LYNGK_DRAW").is_some() {
            std::fs::write(&path, &svg).expect("a file");
        }
        let before = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(before == svg, "{} differs from what is drawn now", path.display());
    }
}
