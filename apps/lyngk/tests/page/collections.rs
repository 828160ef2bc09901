//! Collections: files of games that are listed, filtered, searched by position, exported and kept.

use std::fs::File;

use lyngk_rules::{BoardSymmetry, GameResult, Player, Record, Symmetry, Turn};
use lyngk_study::collection::generated;
use lyngk_study::library::Games;

use crate::browser::Visitor;
use crate::stepping::branched;
use crate::views::fits;
use crate::visit::{DESKTOP, PHONE, SMALL, Visit, quoted, visit, visit_prepared};

/// Script that collects downloads in `document.made`.
const WATCH_DOWNLOADS: &str = "document.made = [];
    const make = URL.createObjectURL;
    URL.createObjectURL = blob => { document.made.push(blob); return make(blob); };";

fn games(numbers: std::ops::Range<u64>) -> Vec<Record> {
    numbers.map(generated).collect()
}

fn text(records: &[Record]) -> String {
    records.iter().map(Record::to_string).collect()
}

impl Visit {
    /// Chooses a file, given as an expression for the parts of a blob.
    pub(crate) async fn choose_collection(&self, parts: &str, name: &str) {
        self.run("location.hash = '#study/library';").await;
        self.wait_for("#collection-file").await;
        let script = "const files = new DataTransfer();
            files.items.add(new File(PARTS, NAME));
            const input = document.querySelector('#collection-file');
            input.files = files.files;
            input.dispatchEvent(new Event('change', { bubbles: true }));";
        self.run(&script.replace("PARTS", parts).replace("NAME", &quoted(name).to_string())).await;
    }

    async fn open_collection(&self, text: &str) {
        self.choose_collection(&format!("[{}]", quoted(text)), "club.lgn").await;
        self.wait_for("#collection").await;
        self.wait_until_gone("#collection-reading").await;
    }

    async fn wait_for_count(&self, words: &str) {
        let there = format!("document.querySelector('#collection-count')?.textContent === {}", quoted(words));
        self.wait_until(&there, words).await;
    }

    /// The texts of the rows that are drawn, once they have arrived.
    async fn drawn_rows(&self) -> Vec<String> {
        let rows = "[...document.querySelectorAll('.list-row')]";
        let full = format!("{rows}.length > 0 && {rows}.every(row => row.innerText.trim() !== '')");
        self.wait_until(&full, "all rows").await;
        self.eval(&format!("{rows}.map(row => row.innerText)")).await
    }

    async fn set_field(&self, css: &str, value: &str) {
        let script = "const field = document.querySelector(CSS);
            field.closest('details')?.setAttribute('open', '');
            field.value = VALUE;
            field.dispatchEvent(new Event('input', { bubbles: true }));
            field.dispatchEvent(new Event('change', { bubbles: true }));";
        let (css, value) = (quoted(css).to_string(), quoted(value).to_string());
        self.run(&script.replace("CSS", &css).replace("VALUE", &value)).await;
    }

    /// Chooses the option of a `<select>` whose text contains these words.
    async fn choose_option(&self, css: &str, words: &str) {
        let option = format!(
            "[...document.querySelector({}).options].find(option => option.text.includes({}))",
            quoted(css),
            quoted(words)
        );
        let value: String = self.eval(&format!("{option}.value")).await;
        self.set_field(css, &value).await;
    }

    async fn exported_by(&self, button: &str) -> Vec<Record> {
        self.run(WATCH_DOWNLOADS).await;
        self.touch(button).await;
        self.wait_until("document.made.length > 0", "the file").await;
        let file: String = self.eval("document.made[0].text()").await;
        Games::new(&file).map(|game| game.expect("a game")).collect()
    }
}

#[test]
fn a_file_is_listed_filtered_sorted_selected_exported_and_kept() {
    let records = games(0..400);
    let broken = records[0].to_string().replacen("1. ", "1. a1-a1 ", 1);
    let whole = format!("{}{broken}{}", text(&records[..200]), text(&records[200..]));
    visit(DESKTOP.reduced_motion(), async |page| {
        page.open_collection(&whole).await;
        page.wait_for_count("401 games").await;
        page.wait_until("document.activeElement.id === 'collection-title'", "the title to have the focus").await;
        // Only what is in sight is in the document.
        let rows = page.drawn_rows().await;
        assert!((8..40).contains(&rows.len()), "{} rows", rows.len());
        assert_eq!(page.attribute("#collection-list", "aria-rowcount").await.as_deref(), Some("401"));
        assert!(rows[0].contains("Series 0") && rows[0].contains("stacks of six"), "{}", rows[0]);
        page.axe().await;

        // By keyboard to the end, and up to a broken game.
        page.run("document.querySelector('#collection-list').focus();").await;
        page.press("End").await;
        page.wait_until("document.querySelector('#row-400')?.innerText.includes('Series 19')", "the last row").await;
        assert_eq!(page.attribute("#collection-list", "aria-activedescendant").await.as_deref(), Some("row-400"));
        page.touch("#collection-show-broken").await;
        page.wait_for_count("1 of 401 games").await;
        let rows = page.drawn_rows().await;
        assert!(rows[0].starts_with("Dmitri – Onyx (level 10)\nLine ") && rows[0].contains("column 4"), "{}", rows[0]);
        page.touch("#collection-clear").await;
        page.wait_for_count("401 games").await;

        // Conditions, one after the other.
        page.set_field("#collection-player", "chloé").await;
        let of = |name: &str| -> Vec<Record> {
            let plays = |record: &&Record| ["Player1", "Player2"].iter().any(|tag| record.tag(tag) == Some(name));
            records.iter().filter(plays).cloned().collect()
        };
        let chloe = of("Chloé");
        page.wait_for_count(&format!("{} of 401 games", chloe.len())).await;
        assert_eq!(page.exported_by("#collection-export").await, chloe);
        page.choose_option("#collection-sort", "as in the file, last first").await;
        page.choose_option("#collection-variant", "Stacks of six").await;
        let mut six: Vec<Record> = chloe.into_iter().filter(|it| it.start().variant().height_limit() == 6).collect();
        six.reverse();
        page.wait_for_count(&format!("{} of 401 games", six.len())).await;
        page.wait_until("document.querySelector('#collection-list').scrollTop === 0", "the top of the list").await;
        page.drawn_rows().await;

        // Selected by keyboard and pointer.
        page.run("document.querySelector('#collection-list').focus();").await;
        page.press(" ").await;
        page.wait_for_words("#collection-selected", "1 selected").await;
        page.press("Shift+ArrowDown").await;
        page.press("Shift+ArrowDown").await;
        page.wait_for_words("#collection-selected", "3 selected").await;
        page.click("#row-1 .row-check").await;
        page.wait_for_words("#collection-selected", "2 selected").await;
        page.wait_for("#row-2[aria-selected='true']").await;
        page.axe().await;
        assert_eq!(page.exported_by("#collection-export-selected").await, [six[0].clone(), six[2].clone()]);
        page.wait_for_words("#collection-said", "2 games were exported.").await;
        // Another list hides what is selected.
        page.set_field("#collection-player", "nobody at all").await;
        page.wait_for_words("#collection-selected", "2 selected, 2 of them not shown").await;
        page.set_field("#collection-player", "chloé").await;
        page.wait_until("document.querySelector('#collection-selected').textContent === '2 selected'", "both").await;
        page.drawn_rows().await;
        page.click("#row-1 .row-check").await;
        page.click("#row-1 .row-check").await;

        // A game opens in the study, and the list is where it was.
        page.run("document.querySelector('#collection-list').focus();").await;
        page.press("Enter").await;
        page.wait_until("location.hash === '#study'", "the study").await;
        page.wait_for_turns(six[1].main_line().count()).await;
        page.run("history.back();").await;
        page.wait_for_count(&format!("{} of 401 games", six.len())).await;
        page.wait_for(".list-row.active#row-1").await;

        // It is kept, with its conditions.
        page.reload().await;
        page.wait_for_count(&format!("{} of 401 games", six.len())).await;
        page.wait_for_words("#collection-title", "club.lgn").await;
        let player = "document.querySelector('#collection-player').value === 'chloé'";
        page.wait_until(player, "the name that was searched").await;
        page.wait_for("#collection-more[open]").await;
        assert_eq!(page.exported_by("#collection-export").await, six, "in the same order");
        page.touch("#collection-back").await;
        page.wait_for_words("#collection-files", "club.lgn").await;
        page.wait_for_words("#collection-files", "401 games").await;
        page.touch("#file-delete-0").await;
        page.wait_until("document.querySelectorAll('#collection-files > li').length === 0", "it to be gone").await;
        page.run("history.back();").await;
        page.wait_for_count(&format!("{} of 401 games", six.len())).await;
        page.reload().await;
        page.wait_for("#collection-missing").await;
    });
}

#[test]
fn selected_games_become_the_chapters_of_a_study() {
    let records = games(0..1_001);
    let broken = records[0].to_string().replacen("1. ", "1. a1-a1 ", 1);
    visit(DESKTOP.reduced_motion(), async |page| {
        page.open_collection(&format!("{broken}{}", text(&records))).await;
        page.wait_for_count("1002 games").await;
        page.drawn_rows().await;
        page.wait_for("#collection-study:disabled").await;
        page.click("#row-0 .row-check").await;
        page.wait_for_words("#collection-selected", "1 selected").await;
        page.touch("#collection-study").await;
        page.wait_for_words("#collection-said", "None of the selected games can be read.").await;
        page.touch("#collection-select-all").await;
        page.wait_for_words("#collection-selected", "1002 selected").await;
        page.touch("#collection-study").await;
        page.wait_for_words("#collection-said", "A study can have at most 1000 chapters.").await;
        page.axe().await;

        page.touch("#collection-select-none").await;
        page.wait_until("document.querySelector('#collection-said').textContent === ''", "no more refusal").await;
        for row in [4, 2, 0] {
            page.click(&format!("#row-{row} .row-check")).await;
        }
        page.wait_for_words("#collection-selected", "3 selected").await;
        page.touch("#collection-study").await;
        page.wait_until("location.hash === '#study'", "the study").await;
        // In the order of the list, without the part that is no game.
        page.wait_for_words("#chapters-toggle", "Chapter 1 of 2").await;
        page.wait_for_turns(records[1].main_line().count()).await;
        page.touch("#chapter-next").await;
        page.wait_for_turns(records[3].main_line().count()).await;
        page.open_tab("notes").await;
        page.touch("#chapters-toggle").await;
        page.wait_until("document.querySelector('#study-name')?.value === 'club'", "the name of the file").await;
        // It is in the library, and the collection is as it was.
        page.run("history.back();").await;
        page.wait_for_words("#collection-selected", "3 selected").await;
        page.touch("#collection-back").await;
        page.wait_for_rows("studies", 1).await;
        let studies = page.listed("studies").await;
        assert!(studies[0].starts_with("club") && studies[0].contains("2 chapters"), "{studies:?}");
        let today: String = page
            .eval("new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })")
            .await;
        assert!(studies[0].contains(&today), "it was made today: {studies:?}");
    });
}

#[test]
fn a_position_is_searched_from_the_study_with_what_was_played_there() {
    // The same start on another board, and games from other starts.
    let mut records = games(100..130);
    let board = BoardSymmetry::all().nth(7).expect("twelve");
    let symmetry = Symmetry { board, ..Symmetry::IDENTITY };
    let mut turned = Record::new(symmetry.position(records[0].start()));
    let turns: Vec<Turn> = records[0].main_line().map(|node| records[0].node(node).turn()).collect();
    let mut last = None;
    for &turn in &turns[..6] {
        last = turned.push(last, symmetry.turn(turn)).ok();
    }
    records.push(turned);
    visit(DESKTOP.reduced_motion(), async |page| {
        page.open_collection(&text(&records)).await;
        page.wait_for_count("31 games").await;
        page.drawn_rows().await;
        page.run("document.querySelector('#collection-list').focus();").await;
        page.press("Enter").await;
        page.wait_for_turns(turns.len()).await;
        // To the next game of the list, back to the one before, and to the list.
        page.wait_for("#list-previous[aria-disabled='true']").await;
        page.wait_for("#list-next[aria-disabled='false']").await;
        page.touch("#list-next").await;
        page.wait_for_turns(records[1].main_line().count()).await;
        page.wait_for("#list-previous[aria-disabled='false']").await;
        page.touch("#list-previous").await;
        page.wait_for_turns(turns.len()).await;
        page.wait_for("#list-previous[aria-disabled='true']").await;
        page.axe().await;
        page.touch("#list-back").await;
        page.wait_for_words("#row-1", "2. ").await;
        page.run("document.querySelector('#collection-list').focus();").await;
        page.press("Enter").await;
        page.wait_for_turns(turns.len()).await;
        page.run("document.querySelectorAll('#tree .turn')[1].click();").await;
        page.open_tab("analysis").await;
        page.touch("#collection-find").await;
        // After its first turn: this game, and the same on the other board.
        page.wait_for_count("2 of 31 games").await;
        let rows = page.drawn_rows().await;
        assert!(rows.iter().all(|row| row.contains("move 1: then")), "{rows:?}");
        page.wait_for("#search-picture svg").await;
        page.axe().await;
        let table = page.text("#collection-played").await;
        assert!(table.contains(&turns[1].to_string().replace('-', "→")) || table.contains('2'), "{table}");
        assert_eq!(page.count("#collection-played tbody tr").await, 1, "both games went on in the same way");
        page.touch("#collection-played .turn").await;
        page.wait_for_words("#row-0", "move 2: then").await;
        page.wait_for_count("2 of 31 games").await;
        // The other board opens at the same place.
        page.click("#row-1 .row-what").await;
        page.wait_for_turns(6).await;
        page.wait_until(
            "[...document.querySelectorAll('#tree .turn')].findIndex(turn => turn.ariaCurrent) === 2",
            "the place",
        )
        .await;

        page.run("history.back();").await;
        page.wait_for("#collection-board").await;
        page.choose_option("#collection-board", "a stack").await;
        page.set_field("#collection-stack", "xyz").await;
        page.wait_for_words("#collection-stack-said", "This is not a stack").await;
        page.set_field("#collection-stack", "ri").await;
        page.wait_until("/^[0-9]+ of 31/.test(document.querySelector('#collection-count').textContent)", "games").await;
        page.wait_for("#collection-played .played-all").await;
        assert_eq!(page.count("#collection-played tbody tr:not(#played-in-variations)").await, 0, "no next turns");
        page.choose_option("#collection-board", "claims").await;
        page.wait_for("#collection-red").await;
        // The claims of the study.
        let claims = "[...document.querySelectorAll('#board-search select')].map(select => select.selectedOptions[0].textContent)";
        let chosen: Vec<String> = page.eval(claims).await;
        assert!(chosen.len() == 5 && chosen.iter().all(|owner| owner != "any"), "{chosen:?}");
        page.choose_option("#collection-red", "Player 1").await;
        page.wait_for("#collection-played .played-all").await;
        page.axe().await;
        page.choose_option("#collection-board", "nothing").await;
        page.wait_for_count("31 games").await;
    });
}

#[test]
fn own_games_are_a_collection_too() {
    let mut study = generated(7);
    study.set_tag(lyngk_rules::Tag::new("Name", "A quiet place").expect("a tag"));
    visit(PHONE.reduced_motion(), async |page| {
        page.enter_study("").await;
        page.paste(&study.to_string()).await;
        page.wait_for_turns(study.main_line().count()).await;
        page.wait_for_stored("A quiet place").await;
        page.open_tab("analysis").await;
        page.tap("#collection-find").await;
        page.wait_for_words("#collection-title", "Your games and studies").await;
        page.wait_for_count("1 of 1 games").await;
        page.wait_for_words("#row-0", "A quiet place").await;
        fits(page, "collection").await;
        page.axe().await;
    });
}

#[test]
fn a_position_in_a_variation_counts_with_the_result_of_its_game() {
    let mut game = branched(6, 5);
    game.result = GameResult::Win(Player::Two);
    visit(DESKTOP.reduced_motion(), async |page| {
        page.enter_study("").await;
        page.paste(&game.to_string()).await;
        page.wait_for_turns(game.turn_total()).await;
        page.touch("#tree [data-depth='1'] .turn").await;
        page.open_tab("analysis").await;
        page.touch("#collection-find").await;
        page.wait_for_count("1 of 1 games").await;
        page.wait_for_words("#row-0", "at the end of a variation").await;
        let cells = "td => [...document.querySelectorAll(td)].map(cell => cell.textContent.trim()).join(' ')";
        for (row, name) in [("#played-in-variations", "only in a variation"), (".played-all", "All together")] {
            let said: String = page.eval(&format!("({cells})('{row} > *')")).await;
            assert_eq!(said, format!("{name} 1 0 0 1 0"));
        }
        assert_eq!(page.count("#collection-played tbody tr").await, 1, "nothing was played there");
    });
}

#[test]
fn files_that_are_no_collection_say_why() {
    visit(SMALL.dark().reduced_motion(), async |page| {
        for (parts, problem) in [
            ("[]", "The file is empty."),
            ("[new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x56, 0])]", "not a text in UTF-8"),
            ("['Dear diary']", "There is no game in this file."),
        ] {
            page.choose_collection(parts, "diary.txt").await;
            page.wait_for_words("#collection-failure", problem).await;
            page.wait_for_words("#collection-failure", "The file is not kept.").await;
        }
        fits(page, "collection").await;
        page.axe().await;
        // A sparse file: the same bytes made by a script would take the memory that the other tests need.
        let large = std::env::temp_dir().join(format!("lyngk-large-{}.lgn", std::process::id()));
        File::create(&large).and_then(|file| file.set_len(100_000_001)).expect("a sparse file");
        page.run("location.hash = '#study/library';").await;
        page.wait_for("#collection-file").await;
        page.choose_file("#collection-file", &large).await;
        page.wait_for_words("#collection-problem", "100001 kB").await;
        std::fs::remove_file(&large).expect("the file");
        fits(page, "library").await;
        // A dropped file opens as well.
        let drop = "const data = new DataTransfer();
            data.items.add(new File([TEXT], 'dropped.lgn'));
            document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));";
        page.run(&drop.replace("TEXT", &quoted(&text(&games(0..3))).to_string())).await;
        page.wait_for_count("3 games").await;
        page.wait_for_words("#collection-title", "dropped.lgn").await;
        // It is kept, as is one with a single game among broken ones. Those without a game are not.
        let game = text(&games(5..6));
        let broken = game.replacen("1. ", "1. a1-a1 ", 1);
        page.open_collection(&format!("{broken}{game}{broken}")).await;
        page.wait_for_count("3 games").await;
        page.wait_until("/collection.[0-9]+$/.test(location.hash)", "its own address").await;
        page.touch("#collection-back").await;
        page.wait_until("document.querySelectorAll('#collection-files > li').length === 2", "two files").await;
        let kept: Vec<String> =
            page.eval("[...document.querySelectorAll('#collection-files .kept-name')].map(it => it.innerText)").await;
        assert!(kept.iter().all(|name| name.contains("dropped.lgn") || name.contains("club.lgn")), "{kept:?}");
    });
}

#[test]
fn files_in_other_encodings_are_read_or_say_what_would_be_right() {
    let (one, two) = (text(&games(0..1)), text(&games(1..2)));
    let named = two.replacen('\n', "\n[Name \"Zoë\"]\n", 1);
    visit(DESKTOP.reduced_motion(), async |page| {
        // UTF-16 says so in its first bytes.
        let utf_16 =
            format!("[Uint16Array.from('\\ufeff' + {}, char => char.charCodeAt())]", quoted(&format!("{one}{named}")));
        page.choose_collection(&utf_16, "wide.lgn").await;
        page.wait_for_count("2 games").await;
        page.wait_for_words("#row-1", "Zoë").await;
        page.run("document.querySelector('#row-1').click();").await;
        page.wait_for("#tree .tree-turn").await;
        // Latin-1 does not: the game has its name, and one sentence says what to do.
        let latin = format!("[Uint8Array.from({}, char => char.charCodeAt())]", quoted(&format!("{one}{named}")));
        page.choose_collection(&latin, "old.lgn").await;
        page.wait_for_count("2 games").await;
        page.wait_for_words("#collection-failure", "Save the file as UTF-8 and open it again.").await;
        page.wait_for_words("#row-1", "Zoë").await;
        page.wait_for_words("#row-1", "not a text in UTF-8").await;
    });
}

#[test]
fn a_file_that_cannot_be_kept_works_until_the_study_is_left() {
    let full = "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };";
    visit_prepared(DESKTOP.reduced_motion(), full, async |page| {
        page.wait_for("#board").await;
        page.open_collection(&text(&games(0..30))).await;
        page.wait_for_words("#collection-failure", "There is no room to keep this collection.").await;
        page.wait_for_count("30 games").await;
        page.set_field("#collection-text", "series").await;
        page.wait_for_count("30 of 30 games").await;
        page.axe().await;
        page.reload().await;
        page.wait_for("#collection-missing").await;
    });
}

#[test]
fn a_collection_is_listed_at_once_and_survives_a_reload_when_it_is_counted() {
    // A file that takes a while to store. The page is reloaded in the moment in which the games are counted.
    let one = text(&games(0..200));
    let hold = "await new Promise(held => {
        indexedDB.open('lyngk').onsuccess = event => {
            const database = event.target.result;
            const stores = [...database.objectStoreNames];
            const transaction = database.transaction(stores, 'readwrite');
            const wait = () => { if (!window.release) transaction.objectStore(stores[0]).get(0).onsuccess = wait; };
            wait();
            transaction.oncomplete = () => database.close();
            held();
        };
    });";
    let watch = "const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
        new MutationObserver((_, watching) => {
            if (document.querySelector('#collection-progress')?.textContent.includes('is being stored')) {
                sessionStorage.setItem('asks', asks());
            }
            if (/^[1-9]/.test(document.querySelector('#collection-count')?.textContent)) {
                watching.disconnect();
                sessionStorage.setItem('asks-later', asks());
                location.reload();
            }
        }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });";
    visit(DESKTOP.reduced_motion(), async |page| {
        page.run("location.hash = '#study/library';").await;
        page.wait_for("#collection-file").await;
        page.run(watch).await;
        page.run(hold).await;
        page.choose_collection(&format!("Array(60).fill({})", quoted(&one)), "large.lgn").await;
        page.wait_for(".row-name").await;
        page.wait_for_words("#collection-progress", "is being stored").await;
        assert_eq!(page.text("#collection-count").await, "");
        page.run("window.release = true;").await;
        page.wait_until("sessionStorage.getItem('asks-later') !== null", "the games to be counted").await;
        page.wait_for_words("#collection-title", "large.lgn").await;
        page.wait_for_count("12000 games").await;
        let asks: Vec<String> = page.eval("['asks', 'asks-later'].map(key => sessionStorage.getItem(key))").await;
        assert_eq!(asks, ["true", "false"], "whether the browser asks before it closes the page");
    });
}

#[test]
fn reading_can_be_stopped() {
    // The worker's slices are large: the file must be larger.
    let one = text(&games(0..200));
    visit(DESKTOP.reduced_motion(), async |page| {
        page.choose_collection(&format!("Array(300).fill({})", quoted(&one)), "large.lgn").await;
        let listed = "document.querySelector('#collection-list')?.getAttribute('aria-rowcount') > 0";
        page.wait_until(listed, "the first games").await;
        page.touch("#collection-stop").await;
        page.wait_for_words("#collection-progress", "Reading was stopped.").await;
        let read: u32 = page
            .attribute("#collection-list", "aria-rowcount")
            .await
            .and_then(|rows| rows.parse().ok())
            .expect("a number");
        assert!((1..60_000).contains(&read), "{read}");
        page.drawn_rows().await;
    });
}

#[test]
#[ignore = "these are pictures to look at, in target/page-shots"]
fn collection_pictures() {
    let records = games(0..600);
    let whole = text(&records);
    for (name, size) in [("390", (390, 844)), ("844", (844, 390)), ("1280", (1280, 720)), ("1440", (1440, 900))] {
        let base = if size.0 < 1000 { PHONE } else { DESKTOP };
        let visitor = Visitor { width: size.0, height: size.1, ..base };
        for (mode, visitor) in [("light", visitor), ("dark", visitor.dark())] {
            visit(visitor.reduced_motion(), async |page| {
                let shot = |what: &str| format!("collection-{name}-{mode}-{what}");
                page.open_collection(&whole).await;
                page.drawn_rows().await;
                page.screenshot(&shot("list")).await;
                page.run("document.querySelector('#collection-more').open = true;").await;
                page.screenshot(&shot("conditions")).await;
                page.run("document.querySelector('#collection-more').open = false;").await;
                page.run("document.querySelector('#collection-list').focus();").await;
                page.press("Enter").await;
                page.wait_until("location.hash === '#study'", "the study").await;
                page.open_tab("analysis").await;
                page.screenshot(&shot("study")).await;
                page.touch("#collection-find").await;
                page.wait_for_count("20 of 600 games").await;
                page.drawn_rows().await;
                page.screenshot(&shot("position")).await;
                page.touch("#collection-back").await;
                page.wait_for_words("#collection-files", "club.lgn").await;
                page.run("document.querySelector('#collections-title').scrollIntoView();").await;
                page.screenshot(&shot("library")).await;
            });
        }
    }
}
