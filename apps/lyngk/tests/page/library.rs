//! The library: stored games and studies, named, exported, deleted and restored.

use lyngk_rules::{Position, Record, SplitMix64, Tag, Variant};

use crate::table::{some_turn, with_stored};
use crate::views::fits;
use crate::visit::{DESKTOP, SMALL, Visit, quoted, visit, visit_prepared};

/// Script that collects downloads in `document.made`.
pub(crate) const WATCH_DOWNLOADS: &str = "document.made = [];
    const make = URL.createObjectURL;
    URL.createObjectURL = blob => { document.made.push(blob); return make(blob); };";

/// Script after which the browser gives the page no more room.
const FULL: &str = "const full = () => { throw new DOMException('full', 'QuotaExceededError'); };
    IDBObjectStore.prototype.put = full;
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
        if (key === 'lyngk.games') full();
        set.call(this, key, text);
    };";

/// A record with some turns.
fn record(seed: u64, turns: usize) -> Record {
    let mut chance = SplitMix64::new(seed);
    let mut record = Record::new(Position::random_start(seed, Variant::Standard));
    let mut last = None;
    for _ in 0..turns {
        let turn = some_turn(&record.position(last), &mut chance);
        last = record.push(last, turn).ok();
    }
    record
}

fn named(name: &str, mut record: Record) -> Record {
    record.set_tag(Tag::new("Name", name).expect("a tag"));
    record
}

impl Visit {
    /// Removes everything that the page has stored, as the browser's settings can.
    pub(crate) async fn clear_storage(&self) {
        let clear = "localStorage.clear();
            sessionStorage.removeItem('lyngk.study.open');
            await new Promise(done => Object.assign(indexedDB.deleteDatabase('lyngk'), { onsuccess: done, onerror: done }));";
        self.run(clear).await;
    }

    pub(crate) async fn enter_library(&self) {
        self.run("location.hash = '#study/library';").await;
        self.wait_for("#library").await;
        self.wait_until("document.activeElement.id === 'library-title'", "the title to have the focus").await;
    }

    /// The texts of the rows of games or studies.
    pub(crate) async fn listed(&self, kind: &str) -> Vec<String> {
        let rows = format!("[...document.querySelectorAll('[data-kind=library-{kind}] > li')]");
        self.eval(&format!("{rows}.map(row => (row.querySelector('.kept-what') ?? row).innerText)")).await
    }

    pub(crate) async fn wait_for_rows(&self, kind: &str, count: usize) {
        let rows = format!("document.querySelectorAll('[data-kind=library-{kind}] > li').length === {count}");
        self.wait_until(&rows, &format!("{count} {kind}")).await;
    }

    /// Chooses a file.
    pub(crate) async fn restore(&self, text: &str) {
        let script = "const files = new DataTransfer();
            files.items.add(new File([TEXT], 'games.lgn'));
            const input = document.querySelector('#library-restore');
            input.files = files.files;
            input.dispatchEvent(new Event('change', { bubbles: true }));";
        self.run(&script.replace("TEXT", &quoted(text).to_string())).await;
    }

    pub(crate) async fn wait_for_said(&self, part: &str) {
        self.wait_for_words("#library-said", part).await;
    }

    /// Plays a game of two turns between two people.
    async fn play_two_turns(&self, seed: u64) {
        self.new_game(&["opponent=friend", "start=random"], &[]).await;
        let mut chance = SplitMix64::new(seed);
        for _ in 0..2 {
            let table = self.table().await;
            self.play(some_turn(table.game().position(), &mut chance)).await;
        }
    }
}

#[test]
fn games_are_listed_named_exported_deleted_and_restored() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.play_two_turns(101).await;
        page.click("#resign").await;
        page.click("#resign-yes").await;
        page.table_when("it is over", |table| table.ended().is_some()).await;
        page.play_two_turns(102).await;
        page.enter_library().await;
        // The finished game, and the one on the board.
        page.wait_for_rows("games", 2).await;
        let games = page.listed("games").await;
        assert!(games[0].contains("on the board now") && games[0].contains("unfinished"), "{games:?}");
        assert!(games[1].contains("1 move") && games[1].contains("Player 2 wins"), "{games:?}");
        page.axe().await;

        page.run("document.querySelector('#kept-rename-game-1').focus();").await;
        page.press("Enter").await;
        page.wait_until("document.activeElement.id === 'kept-name-game-1'", "the field").await;
        page.axe().await;
        page.type_text("The \"long\" way").await;
        page.press("Enter").await;
        page.wait_for_said("The name is now: The \"long\" way.").await;
        page.wait_until("document.activeElement.id === 'kept-rename-game-1'", "the focus to come back").await;
        page.click("#kept-rename-game-0").await;
        page.wait_until("document.activeElement.id === 'kept-name-game-0'", "the field").await;
        page.type_text("Unfinished").await;
        page.click("#kept-save").await;
        page.wait_for_said("Unfinished").await;
        assert_eq!(page.table().await.game().tag("Name"), Some("Unfinished"));
        let games = page.listed("games").await;

        page.click("#kept-delete-game-1").await;
        page.wait_for_words(".kept-gone", "Deleted: The \"long\" way").await;
        page.wait_until("document.activeElement.id === 'kept-undo-game-1'", "the way back to have the focus").await;
        assert!(page.eval::<bool>("localStorage.getItem('lyngk.games') === null").await, "it has been moved");
        page.axe().await;
        page.press("Enter").await;
        page.wait_until("document.activeElement.id === 'kept-delete-game-1'", "it to be back").await;
        assert_eq!(page.listed("games").await, games);

        page.run(WATCH_DOWNLOADS).await;
        page.click("#library-export").await;
        page.wait_until("document.made.length === 1", "the file").await;
        let file: String = page.eval("document.made[0].text()").await;
        page.clear_storage().await;
        page.reload().await;
        page.enter_library().await;
        page.wait_for_words("#library", "A game is listed here once you start another one.").await;
        page.restore(&file).await;
        page.wait_for_said("2 entries were restored.").await;
        page.wait_for_rows("games", 2).await;
        let same: Vec<String> = games.iter().map(|row| row.replace("on the board now\n", "")).collect();
        assert_eq!(page.listed("games").await, same);

        page.restore(&file).await;
        page.wait_for_said("There was nothing new in the file. 2 were here already.").await;
        page.restore(&format!("{}\n{}", file.replacen("1. ", "1. a1-i1 ", 1), record(103, 3))).await;
        page.wait_for_said("One entry was restored. One was here already. One cannot be read. Line ").await;
        page.restore("Dear diary").await;
        page.wait_for_said("This is not a game").await;
        page.wait_for_rows("games", 3).await;
        page.click("#kept-open-game-1").await;
        page.wait_until("location.hash === '#study'", "the board").await;
        page.wait_until("document.querySelectorAll('#tree .turn').length === 3", "two turns and the start").await;
    });
}

#[test]
fn thousands_of_games_are_restored_and_listed_a_hundred_at_a_time() {
    let games: Vec<String> = (0..3_000).map(|seed| record(seed % 7 + 1_000 * seed, 2).to_string()).collect();
    visit(DESKTOP.reduced_motion(), async |page| {
        page.enter_library().await;
        page.restore(&games.join("\n")).await;
        page.wait_for_said("3000 entries were restored.").await;
        page.wait_for_rows("games", 100).await;
        page.click(".kept-more").await;
        page.wait_for_rows("games", 200).await;
        page.reload().await;
        page.wait_for_rows("games", 100).await;
        page.click("#kept-open-game-7").await;
        page.wait_until("document.querySelectorAll('#tree .turn').length === 3", "two turns and the start").await;
    });
}

#[test]
fn earlier_studies_are_listed_and_unreadable_ones_are_not_lost() {
    let studies = format!("{}\n[Variant \"what\"]\n\n1. x *\n\n{}", named("An idea", record(1, 3)), record(2, 1));
    let kept = [("lyngk.studies", studies.as_str()), ("lyngk.study", &named("Open", record(3, 2)).to_string())];
    visit_prepared(SMALL.dark().reduced_motion(), &with_stored(&kept), async |page| {
        page.wait_for("#board").await;
        page.enter_library().await;
        page.wait_for_rows("studies", 3).await;
        page.wait_for("#library-broken").await;
        fits(page, "library").await;
        page.axe().await;
        page.run(WATCH_DOWNLOADS).await;
        page.tap("#library-broken-download").await;
        page.wait_until("document.made.length === 1", "the file").await;
        assert!(page.eval::<String>("document.made[0].text()").await.starts_with("[Variant \"what\"]\n\n1. x *\n% 20"));
        // The one that was open stays in the list.
        page.tap("#kept-open-study-1").await;
        page.wait_until("document.querySelectorAll('#tree .turn').length === 4", "three turns and the start").await;
        page.enter_library().await;
        page.wait_for_rows("studies", 3).await;
        let names = page.listed("studies").await.join("\n");
        assert!(names.starts_with("An idea\nopen now") && names.contains("\nOpen\n"), "{names}");
        page.wait_for("#library-broken").await;
        page.tap("#library-broken-discard").await;
        page.wait_until_gone("#library-broken").await;
        page.reload().await;
        page.wait_for_rows("studies", 3).await;
        assert_eq!(page.count("#library-broken").await, 0);

        // If storage is full, nothing is lost silently.
        page.run(FULL).await;
        page.tap("#kept-rename-study-1").await;
        page.wait_until("document.activeElement.id === 'kept-name-study-1'", "the field").await;
        page.type_text("Another name").await;
        page.tap("#kept-save").await;
        page.wait_for_said("There is no room for more.").await;
        page.tap("#kept-cancel").await;
        page.run("location.hash = '#play';").await;
        page.play_two_turns(104).await;
        let turns = page.table().await.game().turns().len();
        page.new_game(&["opponent=friend"], &[]).await;
        page.wait_for_words("#left-out", "no room to keep your last game").await;
        fits(page, "left out").await;
        page.axe().await;
        page.run(WATCH_DOWNLOADS).await;
        page.tap("#left-out-download").await;
        page.wait_until("document.made.length === 1", "the file").await;
        let file: String = page.eval("document.made[0].text()").await;
        assert_eq!(file.parse::<Record>().expect("a game").main_line().count(), turns);
        page.tap("#left-out-close").await;
        page.wait_until_gone("#left-out").await;
    });
}
