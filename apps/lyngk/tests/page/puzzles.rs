//! The puzzles.

use std::time::Duration;

use lyngk_rules::{Turn, Variant};
use lyngk_study::puzzle::{
    Difficulty, Feedback, Puzzle, PuzzleFilter, PuzzleMessage, PuzzleProgress, PuzzleSession, PuzzleSet, PuzzleTheme,
    Trap, say,
};
use lyngk_view::{Intent, Language, Threat, Words};
use serde_json::json;

use crate::browser::Visitor;
use crate::keyboard::{tab_to, walk_to};
use crate::table::{at, with_stored};
use crate::views::fits;
use crate::visit::{DESKTOP, PHONE, SMALL, Visit, visit, visit_prepared};

pub(crate) fn puzzles() -> PuzzleSet {
    include_str!("../../../../crates/lyngk-study/data/puzzles.txt").parse().expect("puzzles")
}

/// The first puzzle that fulfils a condition.
fn puzzle_where(wanted: impl Fn(&Puzzle) -> bool) -> Puzzle {
    puzzles().puzzles().iter().find(|puzzle| wanted(puzzle)).expect("one").clone()
}

/// Script that sets the date, in days since 1970, plus `later` of the session storage.
fn on_day(day: u32) -> String {
    format!(
        "{{
            const Real = Date;
            const now = () => ({day} + Number(sessionStorage.getItem('later') ?? 0)) * 86400000 + 43200000;
            globalThis.Date = class extends Real {{
                constructor(...parts) {{ if (parts.length) super(...parts); else super(now()); }}
                static now() {{ return now(); }}
            }};
        }}"
    )
}

/// A wrong first turn that has an answer.
fn trap(puzzle: &Puzzle) -> Option<Turn> {
    let answered = |turn: Option<Turn>| matches!(turn, Some(Turn::Move { .. }));
    puzzle.steps()[0].traps.iter().find(|trap| answered(trap.answer)).map(|trap| trap.turn)
}

impl Visit {
    /// Opens an address within the room.
    async fn go_to_puzzles(&self, within: &str) {
        self.wait_for("#board").await;
        self.run(&format!("location.hash = '#puzzles{within}';")).await;
    }

    async fn open_puzzle(&self, puzzle: &Puzzle) {
        self.go_to_puzzles(&format!("/{}", puzzle.id())).await;
        self.wait_for(&format!("[data-puzzle='{}'] #puzzle-hint", puzzle.id())).await;
    }

    /// Tries a turn at the board.
    async fn try_turn(&self, turn: Turn) {
        let Turn::Move { from, to, .. } = turn else { panic!("nobody has to find a pass") };
        self.wait_for("#board [data-use^='movable']").await;
        self.claim_for(turn).await;
        self.choose(from).await;
        self.wait_for(&format!("{}[data-use='landing']", at(to))).await;
        self.choose(to).await;
    }

    /// Plays the whole solution.
    async fn solve(&self, puzzle: &Puzzle) {
        for step in puzzle.steps() {
            self.try_turn(step.turn).await;
            match step.reply {
                Some(reply) => {
                    self.wait_for_words("#puzzle-said", &format!("Right. Your opponent replies {reply}.")).await;
                    self.wait_for_words("#message", "Your opponent ").await;
                }
                None => self.wait_for_words("#puzzle-said", "Right, that is the solution.").await,
            }
        }
    }

    /// The stored progress.
    async fn progress(&self) -> PuzzleProgress {
        let text: Option<String> = self.eval("localStorage.getItem('lyngk.puzzles')").await;
        PuzzleProgress::from_text(&text.unwrap_or_default())
    }

    async fn focus_is_on(&self, css: &str) {
        self.wait_until(&format!("document.activeElement.matches({css:?})"), &format!("the focus on {css}")).await;
    }
}

/// Whether the solution has no passes.
fn moves_only(puzzle: &Puzzle) -> bool {
    puzzle.line().all(|turn| turn != Turn::Pass)
}

#[test]
fn a_solved_puzzle_of_the_day_is_stored() {
    let set = puzzles();
    let of = |day: u32| set.of_day(day, Variant::Standard).expect("a puzzle").clone();
    let claims = |puzzle: &Puzzle| puzzle.line().any(|turn| turn.claim().is_some());
    let wanted = |&day: &u32| of(day).steps().len() == 2 && claims(&of(day)) && moves_only(&of(day));
    let day = (20_800..21_000).find(wanted).expect("a day");
    visit_prepared(DESKTOP, &on_day(day), async |page| {
        page.go_to_puzzles("").await;
        page.focus_is_on("#room-title").await;
        let puzzle = of(day);
        assert_eq!(page.attribute("#day-open", "href").await, Some(format!("#puzzles/{}", puzzle.id())));
        page.wait_for_words("#progress-streak", "0 solved in a row").await;
        page.click("#day-open").await;
        page.focus_is_on("#room-title").await;
        page.wait_for_words("#room-title", "Puzzle of the day").await;
        page.solve(&puzzle).await;
        page.wait_for_words("#puzzle-merit", "This counts as solved.").await;
        page.click("#puzzle-all").await;
        page.wait_for("#day-solved").await;

        page.reload().await;
        page.wait_for("#day-solved").await;
        page.wait_for_words("#progress-all", "1 of 280").await;
        page.wait_for_words("#progress-streak", "1 solved in a row; your best: 1").await;
        page.wait_for_words("#progress-days", "1 day in a row; your best: 1").await;
        page.run("sessionStorage.setItem('later', '1');").await;
        page.reload().await;
        assert_eq!(page.attribute("#day-open", "href").await, Some(format!("#puzzles/{}", of(day + 1).id())));
        assert_eq!(page.count("#day-solved").await, 0);
        page.wait_for_words("#progress-days", "1 day in a row").await;
    });
}

#[test]
fn a_wrong_turn_is_answered_and_taken_back_and_hints_and_the_solution_help() {
    let puzzle = puzzle_where(|puzzle| puzzle.steps().len() == 2 && trap(puzzle).is_some() && moves_only(puzzle));
    visit(PHONE.reduced_motion(), async |page| {
        page.open_puzzle(&puzzle).await;
        page.try_turn(trap(&puzzle).expect("a trap")).await;
        page.wait_for_words("#puzzle-said", "is legal, but").await;
        page.wait_for_words("#message", "Your opponent ").await;
        // Turn and answer stay until they have been read, with a sign, and the failure is stored at once.
        page.wait_for(".verdict[data-mood='wrong'] .verdict-sign .icon").await;
        page.wait_for_words("#puzzle-said", "Your opponent replies ").await;
        page.touch("#puzzle-back").await;
        page.wait_for_words("#message", "2 moves taken back").await;
        page.wait_until_gone("#puzzle-back").await;
        // The reason goes with the turn.
        page.wait_for(".verdict:not([data-mood])").await;
        assert_eq!(page.text("#puzzle-said").await, "");
        assert_eq!(page.progress().await.to_text().lines().nth(1), Some(&*format!("failed={}", puzzle.id())));

        page.touch("#puzzle-hint").await;
        page.wait_for(".verdict[data-mood='hint']").await;
        page.touch("#puzzle-hint").await;
        let Turn::Move { from, .. } = puzzle.steps()[0].turn else { panic!("a move") };
        page.wait_for_words("#puzzle-said", &from.to_string()).await;
        page.wait_for(&format!("{}[data-hinted]", at(from))).await;
        page.solve(&puzzle).await;
        page.wait_for_words("#puzzle-merit", "does not count as solved").await;
        assert_eq!(page.progress().await.solved(), 0);

        page.touch("#puzzle-again").await;
        page.touch("#puzzle-give-up").await;
        page.wait_for_words("#puzzle-said", "The solution: ").await;
        page.wait_for_words("#puzzle-merit", "for practice").await;
        page.focus_is_on("#line-on").await;
        page.wait_for(".turn[data-ply='1'][aria-current]").await;
        page.touch("#line-on").await;
        page.wait_for(".turn[data-ply='2'][aria-current]").await;
        page.touch("#puzzle-link").await;
        page.touch("#puzzle-next").await;
        page.wait_until_gone(&format!("[data-puzzle='{}']", puzzle.id())).await;
        page.wait_for("#puzzle-hint").await;
        // The page's own game is unchanged.
        assert!(page.table().await.game().turns().is_empty());
    });
}

#[test]
fn a_puzzle_is_solved_by_keyboard_alone() {
    let puzzle = puzzle_where(|puzzle| {
        let plain = puzzle.line().all(|turn| matches!(turn, Turn::Move { claim: None, .. }));
        puzzle.steps().len() == 2 && plain
    });
    visit(DESKTOP.reduced_motion(), async |page| {
        page.open_puzzle(&puzzle).await;
        page.focus_is_on("#room-title").await;
        tab_to(page, "[data-point]").await;
        for step in puzzle.steps() {
            let Turn::Move { from, to, .. } = step.turn else { panic!("a move") };
            page.wait_for_words("#status", "Your turn").await;
            walk_to(page, from).await;
            page.press("Enter").await;
            page.wait_for(&format!("{}[data-use='picked']", at(from))).await;
            // The first Escape may close a fanned-out stack.
            while page.count("[data-use='picked']").await > 0 {
                page.press("Escape").await;
            }
            page.press("Enter").await;
            walk_to(page, to).await;
            page.press("Enter").await;
            page.wait_for_words("#puzzle-said", "Right").await;
            if step.reply.is_some() {
                page.wait_for_words("#message", "Your opponent ").await;
            }
        }
        page.wait_for_words("#puzzle-merit", "This counts as solved.").await;
        assert!(page.eval::<bool>("document.activeElement.closest('#board') !== null").await);
        tab_to(page, "#puzzle-next").await;
        page.press("Enter").await;
        page.wait_for("#puzzle-hint").await;
        page.focus_is_on("#room-title").await;
        // It can be typed, too.
        page.open_puzzle(&puzzle).await;
        page.settle().await;
        page.focus_is_on("#room-title").await;
        tab_to(page, "#typed-turn").await;
        page.type_text(&puzzle.steps()[0].turn.to_string()).await;
        page.press("Enter").await;
        page.wait_for_words("#puzzle-said", "Right").await;
    });
}

#[test]
fn unreadable_progress_is_set_aside_and_puzzles_can_be_filtered() {
    let set = puzzles();
    let solved = set.puzzles()[0].id();
    let kept = format!("solved={solved} coffee\nstreak=many\n");
    let filter = PuzzleFilter {
        difficulty: Some(Difficulty::Hard),
        theme: Some(PuzzleTheme::Claim),
        variant: Some(Variant::Standard),
    };
    visit_prepared(DESKTOP.reduced_motion(), &with_stored(&[("lyngk.puzzles", &kept)]), async |page| {
        page.go_to_puzzles("/zzzzz").await;
        page.wait_for("#puzzle-unknown").await;
        page.wait_for_words("#broken-progress", "everything has been set aside unchanged").await;
        let aside: String = page.eval("localStorage.getItem('lyngk.puzzles.broken')").await;
        assert!(aside.starts_with(&kept), "{aside}");
        page.wait_for_words("#progress-all", "1 of 280").await;
        // It is offered until it is discarded.
        page.reload().await;
        page.click("#broken-discard").await;
        page.wait_until_gone("#broken-progress").await;
        assert!(page.eval::<bool>("localStorage.getItem('lyngk.puzzles.broken') === null").await);
        assert_eq!(page.progress().await.solved(), 1);

        for (select, value) in [("difficulty", "hard"), ("theme", "claim")] {
            let script = format!(
                "const select = document.querySelector('#filter-{select}'); select.value = '{value}';
                select.dispatchEvent(new Event('change', {{ bubbles: true }}));"
            );
            page.run(&script).await;
        }
        let progress = page.progress().await;
        let (done, all) = set.count(filter, &progress);
        page.wait_for_words("#puzzle-count", &format!("{done} of {all} solved")).await;
        page.reload().await;
        page.wait_for_words("#puzzle-count", &format!("{done} of {all} solved")).await;
        let next = set.next(filter, &progress, None).expect("one");
        assert_eq!(page.attribute("#puzzle-next", "href").await, Some(format!("#puzzles/{}", next.id())));
        assert_eq!(page.eval::<String>("document.querySelector('#filter-theme').value").await, "claim");
    });
}

#[test]
fn puzzles_that_cannot_be_fetched_can_be_tried_again() {
    let offline = "{
        const ask = fetch;
        window.fetch = (what, ...rest) => String(what).endsWith('.txt') && document.ill !== false
            ? (document.asked = (document.asked ?? 0) + 1) > 1 ? Promise.resolve(new Response('nonsense')) : Promise.reject('no')
            : ask(what, ...rest);
    }";
    visit_prepared(PHONE.reduced_motion(), offline, async |page| {
        page.go_to_puzzles("").await;
        page.wait_for_words("#puzzles-missing", "Nothing that you have solved is lost.").await;
        // An unreadable file fails as well.
        page.touch("#puzzles-again").await;
        page.wait_until("document.asked === 2", "the second try").await;
        page.wait_for("#puzzles-missing").await;
        page.run("document.ill = false;").await;
        page.touch("#puzzles-again").await;
        page.wait_for("#day-open").await;
    });
}

/// What must be seen without scrolling, and where it is. The harness may have scrolled to what it touched.
/// Places of the parts of a puzzle. The verdict comes first: it is as tall as its words, within the place of the talk.
const PLACES: &str = "(scrollTo(0, 0), document.querySelector('.room').scrollTo(0, 0),
    ['.verdict', '#board', '.puzzle-players .upper .claimed-colors', '.puzzle-players .lower .claimed-colors',
        '.puzzle-talk', '.puzzle-actions', '.puzzle-tray'].map(css => {
            const box = document.querySelector(css).getBoundingClientRect();
            return [css, Math.round(box.top), Math.round(box.bottom), Math.round(box.left), Math.round(box.right)];
        }))";

/// A part of the page: selector, top, bottom, left, right.
type Place = (String, i64, i64, i64, i64);

/// Asserts that no part has moved. The verdict may be higher or lower, but stays in its place and whole.
fn assert_unmoved(now: &[Place], before: &[Place]) {
    assert_eq!(now[1..], before[1..]);
    let (verdict, talk) = (&now[0], now.iter().find(|part| part.0 == ".puzzle-talk").expect("the talk"));
    assert_eq!((verdict.1, verdict.3, verdict.4), (talk.1, talk.3, talk.4), "{verdict:?} in {talk:?}");
    assert!(verdict.2 > verdict.1 && verdict.2 <= talk.2, "{verdict:?} in {talk:?}");
}

#[test]
fn a_puzzle_is_seen_without_scrolling_and_nothing_moves_after_a_wrong_turn() {
    let puzzle = puzzle_where(|puzzle| {
        puzzle.steps().len() == 2 && trap(puzzle).is_some() && !puzzle.position().claimable().is_empty()
    });
    let side = Visitor { width: 844, height: 390, ..PHONE };
    for visitor in [PHONE, SMALL, side] {
        visit(visitor.reduced_motion(), async |page| {
            page.open_puzzle(&puzzle).await;
            page.settle().await;
            let before: Vec<Place> = page.eval(PLACES).await;
            // The navigation may be at the lower edge.
            let end: f64 = page
                .eval("(r => r.top > innerHeight / 2 && r.width > r.height ? r.top : innerHeight)(document.querySelector('.head-rooms').getBoundingClientRect())")
                .await;
            for (part, top, bottom, left, right) in &before {
                let is_seen =
                    *top >= 0 && *bottom as f64 <= end + 1.0 && *left >= -1 && *right <= i64::from(visitor.width) + 1;
                assert!(is_seen && bottom > top, "{part}: {top} to {bottom}, {left} to {right} ({visitor:?})");
            }
            page.try_turn(trap(&puzzle).expect("a trap")).await;
            page.wait_for("#puzzle-back").await;
            assert_unmoved(&page.eval::<Vec<Place>>(PLACES).await, &before);
            let Some(Turn::Move { to, .. }) = trap(&puzzle) else { panic!("no move") };
            let mark = format!("#board .judged[data-mood='wrong'][data-at='{to}']");
            assert_eq!(page.count(&mark).await, 1, "{mark}");
            page.touch("#puzzle-back").await;
            page.wait_until_gone("#puzzle-back").await;
            page.touch("#puzzle-give-up").await;
            page.wait_for("#line-on").await;
            assert_unmoved(&page.eval::<Vec<Place>>(PLACES).await, &before);
            assert_eq!(page.count("#board .judged").await, 0);
        });
    }
}

#[test]
fn puzzles_and_lessons_show_no_threats_and_previews_no_tools() {
    let threatened = puzzle_where(|puzzle| !Threat::all(puzzle.position()).is_empty());
    let settings = with_stored(&[("lyngk.settings", "threats=on")]);
    visit_prepared(DESKTOP.reduced_motion(), &settings, async |page| {
        page.wait_for("#threats[aria-pressed='true']").await;
        page.open_puzzle(&threatened).await;
        page.settle().await;
        assert_eq!(page.count("#board .chip-threat, #threats").await, 0);
        page.go_to_puzzles("").await;
        page.wait_for("#day-open").await;
        page.settle().await;
        let tools = "[...document.querySelectorAll('.day-picture .board-tool')].every(tool => !tool.checkVisibility())";
        assert!(page.eval::<bool>(tools).await, "a preview has tools");
    });
}

/// The longest texts of a puzzle in a language, by mood.
fn longest_texts(words: &Words) -> Vec<(&'static str, String)> {
    let set = puzzles();
    let longest = |texts: Vec<String>| texts.into_iter().max_by_key(|text| text.chars().count()).expect("a text");
    let wrong = |puzzle: &Puzzle, trap: &Trap| {
        let mut session = PuzzleSession::new(puzzle.clone());
        let mut table = session.table();
        session.act(&mut table, Intent::Type(trap.turn.to_string()), Duration::ZERO);
        say::message(words, puzzle, session.message().expect("an answer"))
    };
    let traps = |puzzle: &Puzzle| puzzle.steps()[0].traps.iter().map(|trap| wrong(puzzle, trap)).collect::<Vec<_>>();
    let solved = |puzzle: &Puzzle| say::message(words, puzzle, &PuzzleMessage::Feedback(Feedback::Solved));
    let merits =
        ["solved", "helped", "failed", "practice"].map(|merit| words.text(&format!("puzzle-room-merit-{merit}")));
    vec![
        ("", longest(set.puzzles().iter().map(|puzzle| say::task(words, puzzle)).collect())),
        ("wrong", longest(set.puzzles().iter().flat_map(traps).collect())),
        ("right", format!("{} {}", longest(set.puzzles().iter().map(solved).collect()), longest(merits.to_vec()))),
    ]
}

/// What of a puzzle is cut off or outside the window, given the language and the texts.
const CUT_OFF: &str = "((language, texts) => {
    const wrong = [], find = css => document.querySelector(css);
    const check = (is, what) => is || wrong.push(`${what} (${language})`);
    const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(new Date(2026, 8, 30));
    find('#room-title').textContent = texts.title.replace('30', date.replaceAll(' ', '\u{a0}'));
    for (const [mood, text] of texts.said) {
        const verdict = find('.verdict');
        if (mood) verdict.dataset.mood = mood; else delete verdict.dataset.mood;
        find(mood ? '#puzzle-said' : '#puzzle-task').textContent = text;
        if (!mood) find('#puzzle-said').textContent = '';
        check(verdict.scrollHeight <= verdict.clientHeight + 1, `${mood || 'task'} is cut off: ${verdict.scrollHeight} of ${verdict.clientHeight}`);
    }
    const end = (rooms => rooms.top > innerHeight / 2 && rooms.width > rooms.height ? rooms.top : innerHeight)(find('.head-rooms').getBoundingClientRect());
    for (const part of document.querySelectorAll('.puzzle-head *, .puzzle-actions *, .puzzle .player, .puzzle .player-name, .puzzle .typed')) {
        const box = part.getBoundingClientRect();
        if (!part.checkVisibility() || getComputedStyle(part).clipPath !== 'none' || box.width === 0) continue;
        const what = `${part.tagName}.${part.className}#${part.id}`;
        check(box.bottom <= end + 1 && box.left >= 0 && box.right <= innerWidth + 1, `${what} is outside`);
        check(part.scrollWidth <= part.clientWidth + 1 || part.clientWidth === 0, `${what} is too narrow`);
    }
    check(document.documentElement.scrollWidth <= innerWidth, 'the page is too wide');
    return wrong;
})";

#[test]
fn every_text_of_a_puzzle_is_whole_in_every_window_and_language() {
    let puzzle = puzzle_where(|puzzle| puzzle.steps().len() == 2 && !puzzle.position().claimable().is_empty());
    let phones: &[_] = &[(320, 568), (360, 740), (390, 844), (568, 320), (640, 360), (844, 390)];
    for (visitor, sizes) in [(PHONE, phones), (DESKTOP, &[(640, 360), (1280, 720), (1280, 800), (1440, 900)])] {
        visit(visitor.reduced_motion(), async |page| {
            page.open_puzzle(&puzzle).await;
            for &(width, height) in sizes {
                let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": visitor.touch });
                page.tab().call("Emulation.setDeviceMetricsOverride", size).await.expect("the window has its size");
                page.settle().await;
                for language in Language::ALL {
                    let words = crate::lessons::words(language);
                    let texts = json!({ "title": say::daily(&words, "30"), "said": longest_texts(&words) });
                    let wrong: Vec<String> = page.eval(&format!("{CUT_OFF}('{}', {texts})", language.code())).await;
                    assert!(wrong.is_empty(), "{width} × {height}: {wrong:#?}");
                }
            }
        });
    }
}

#[test]
fn newcomers_get_easy_puzzles_of_the_standard_game_and_no_field_for_moves_by_touch() {
    visit(PHONE.reduced_motion(), async |page| {
        page.go_to_puzzles("").await;
        page.wait_for("#puzzle-next").await;
        for (select, value) in [("difficulty", "easy"), ("theme", "all"), ("variant", "std")] {
            let chosen: String = page.eval(&format!("document.querySelector('#filter-{select}').value")).await;
            assert_eq!(chosen, value, "{select}");
        }
        page.touch("#puzzle-next").await;
        page.wait_for("#puzzle-hint").await;
        assert!(!page.eval::<bool>("document.querySelector('#typed-turn').checkVisibility()").await);
    });
    visit_prepared(PHONE.reduced_motion(), &with_stored(&[("lyngk.puzzles.filter", "all all six")]), async |page| {
        page.go_to_puzzles("").await;
        page.wait_until("document.querySelector('#filter-variant')?.value === 'six'", "the stored choice").await;
        assert_eq!(page.eval::<String>("document.querySelector('#filter-difficulty').value").await, "all");
    });
}

/// Visits each view of the room.
async fn tour(page: &Visit, mut look: impl AsyncFnMut(&str)) {
    let puzzle = puzzle_where(|puzzle| {
        puzzle.steps().len() == 2 && trap(puzzle).is_some() && !puzzle.position().claimable().is_empty()
    });
    page.go_to_puzzles("").await;
    page.wait_for("#day-open").await;
    look("puzzles").await;
    page.open_puzzle(&puzzle).await;
    page.try_turn(trap(&puzzle).expect("a trap")).await;
    page.wait_for("#puzzle-back").await;
    page.touch("#puzzle-back").await;
    page.wait_until_gone("#puzzle-back").await;
    look("puzzle").await;
    page.touch("#puzzle-give-up").await;
    page.wait_for("#line-on").await;
    look("solution").await;
}

fn axe_everywhere(visitor: Visitor) {
    visit(visitor.reduced_motion(), async |page| tour(page, async |view| page.axe_at(view).await).await);
}

#[test]
fn puzzles_are_accessible_on_a_desktop() {
    axe_everywhere(DESKTOP);
    axe_everywhere(DESKTOP.dark());
}

#[test]
fn puzzles_are_accessible_on_a_phone() {
    axe_everywhere(PHONE);
    axe_everywhere(PHONE.dark());
}

#[test]
fn puzzles_fit_on_a_small_phone() {
    // German has the longest words.
    visit(SMALL.reduced_motion().speaking("de-DE"), async |page| tour(page, async |view| fits(page, view).await).await);
}
