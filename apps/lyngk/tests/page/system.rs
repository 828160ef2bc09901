//! The page before its program arrives, and the page as a part of the system: manifest, files and shared texts.

use serde_json::Value;

use crate::browser::Visitor;
use crate::server::page_folder;
use crate::visit::{DESKTOP, PHONE, SMALL, visit, visit_prepared};

/// Remembers the outline of the page, before the program replaces it.
const OUTLINE: &str = "
const pieces = stacks => [...document.querySelectorAll(stacks)].filter(stack => stack.checkVisibility({ visibilityProperty: true }))
    .map(stack => [stack.getAttribute('transform'), stack.querySelector('.piece-body').classList[0]]);
addEventListener('DOMContentLoaded', () => {
    const board = document.querySelector('.first-board')?.getBoundingClientRect();
    const aims = [...document.querySelectorAll('#first .welcome-aim')];
    document.outline = {
        place: board && [board.x, board.y, board.width, board.height],
        language: document.documentElement.lang,
        aim: aims.filter(aim => aim.checkVisibility({ visibilityProperty: true })).map(aim => aim.innerText),
        theme: document.documentElement.dataset.theme,
        pieces: pieces('.first-stack'),
        shown: document.querySelector('#first main')?.checkVisibility({ visibilityProperty: true }),
    };
});";

/// A low window, as a phone on its side.
const LOW: Visitor = Visitor { width: 844, height: 390, ..PHONE };

/// Gives the page a queue of launched files that the test controls.
const LAUNCHER: &str = "Object.defineProperty(window, 'launchQueue', { value: {
    setConsumer(consume) { window.launch = text => consume({ files: [{ getFile: async () => new File([text], 'a.lgn') }] }); },
} });";

#[test]
fn the_outline_of_the_page_is_where_the_page_will_be() {
    for visitor in [DESKTOP, PHONE, SMALL, LOW] {
        visit_prepared(visitor, OUTLINE, async |page| {
            page.wait_for(".controls #resign").await;
            let place = "const r = document.querySelector('#board').getBoundingClientRect(); return [r.x, r.y, r.width, r.height];";
            let board: [f64; 4] = page.eval(&format!("(() => {{ {place} }})()")).await;
            let outline: [f64; 4] = page.eval("document.outline.place").await;
            for (side, (now, then)) in ["left", "top", "width", "height"].iter().zip(board.into_iter().zip(outline)) {
                assert!(
                    (now - then).abs() <= 2.0,
                    "{side} at {} × {}: {then} before, {now} now",
                    visitor.width,
                    visitor.height
                );
            }
        });
    }
}

#[test]
fn a_first_visit_sees_its_start_before_the_program_arrives_and_a_later_one_no_other() {
    visit_prepared(DESKTOP, OUTLINE, async |page| {
        page.wait_for("#resign").await;
        let first: Vec<[String; 2]> = page.eval("document.outline.pieces").await;
        let board: Vec<[String; 2]> = page.eval("pieces('#board .spot')").await;
        assert!(first.len() == 43 && first == board, "{first:?}\n{board:?}");
        page.wait_until("localStorage.getItem('lyngk.settings') !== null", "storage").await;
        page.reload().await;
        page.wait_for("#resign").await;
        assert!(page.eval::<bool>("document.outline.pieces.length === 0").await, "the game may have gone on");
    });
}

#[test]
fn the_outline_speaks_the_language_of_the_page() {
    for (tag, aim) in [("en-GB", "complete the most stacks"), ("de-AT", "Stapel"), ("ja", "complete the most stacks")] {
        visit_prepared(DESKTOP.speaking(tag), OUTLINE, async |page| {
            page.wait_for("#board").await;
            let aims: Vec<String> = page.eval("document.outline.aim").await;
            assert!(aims.len() == 1 && aims[0].contains(aim), "{tag}: {aims:?}");
            let unchanged = "document.outline.language === document.documentElement.lang";
            assert!(page.eval::<bool>(unchanged).await, "{tag}: the language changes while the page loads");
        });
    }
}

#[test]
fn the_outline_has_the_colours_and_the_room_of_the_visit() {
    visit_prepared(DESKTOP, OUTLINE, async |page| {
        page.wait_for("#resign").await;
        page.run("localStorage.setItem('lyngk.settings', 'theme=dark\\n'); location.hash = '#learn';").await;
        page.reload().await;
        page.wait_until("document.outline?.theme === 'dark'", "the stored theme").await;
        assert!(!page.eval::<bool>("document.outline.shown").await, "no board where there will be none");
    });
}

#[test]
fn every_file_that_a_manifest_names_exists() {
    let names = std::fs::read_dir(page_folder()).expect("a built page").flatten();
    let names: Vec<String> = names.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    let manifests: Vec<&String> = names.iter().filter(|name| name.ends_with(".webmanifest")).collect();
    assert_eq!(manifests.len(), 8, "one for each language: {manifests:?}");
    for manifest in manifests {
        let text = std::fs::read(page_folder().join(manifest)).expect("a file");
        let manifest: Value = serde_json::from_slice(&text).expect("JSON");
        for list in ["icons", "screenshots"] {
            for file in manifest[list].as_array().expect("a list") {
                let name = file["src"].as_str().expect("a name");
                assert!(names.iter().any(|other| other == name), "{list} name {name}");
            }
        }
        for shortcut in manifest["shortcuts"].as_array().expect("a list") {
            assert!(shortcut["url"].as_str().is_some_and(|url| url.starts_with("./#")), "{shortcut}");
        }
    }
}

#[test]
fn the_manifest_has_the_language_of_the_reader() {
    visit(DESKTOP.speaking("fr-FR"), async |page| {
        page.wait_for("#board").await;
        let manifest = "fetch(document.querySelector('link[rel=manifest]').href).then(answer => answer.json())";
        assert_eq!(page.eval::<Value>(manifest).await["lang"], "fr");
    });
}

#[test]
fn shortcuts_of_the_installed_page_open_what_they_name() {
    visit(DESKTOP, async |page| {
        page.wait_for("#resign").await;
        page.run("location.hash = '#play/new';").await;
        page.wait_for("#dialog[open] #dialog-title").await;
        page.press("Escape").await;
        page.run("location.hash = '#puzzles/today';").await;
        page.wait_for("#puzzle-said").await;
    });
}

#[test]
fn a_launched_file_opens_in_the_study() {
    visit_prepared(DESKTOP, LAUNCHER, async |page| {
        page.wait_for("#resign").await;
        // The stored game is a record like any other.
        page.wait_until("localStorage.getItem('lyngk.game') !== null", "a record").await;
        page.run("await window.launch(localStorage.getItem('lyngk.game'));").await;
        page.wait_for("#tree").await;
        page.wait_until("location.hash === '#study'", "the address of the study").await;
        assert!(!page.eval::<bool>("document.querySelector('#study-trouble') !== null").await);
        page.run("await window.launch('no record at all');").await;
        page.wait_for("#study-trouble p").await;
    });
}

#[test]
fn a_shared_text_opens_in_the_study_and_a_broken_one_is_explained() {
    visit(DESKTOP, async |page| {
        page.wait_until("localStorage.getItem('lyngk.game') !== null", "a record").await;
        page.run("location.href = './?text=' + encodeURIComponent(localStorage.getItem('lyngk.game'));").await;
        page.wait_for("#tree").await;
        page.wait_until("location.search === '' && location.hash === '#study'", "a clean address").await;
        page.run("location.href = './?text=hello';").await;
        page.wait_for("#study-trouble p").await;
        assert!(!page.text("#study-trouble p").await.is_empty());
    });
}
