//! The puzzles.

use std::time::Duration;

use lyngk_rules::{Point, Turn, Variant};
use lyngk_study::puzzle::{
    Difficulty, Feedback, Puzzle, PuzzleFilter, PuzzleGoal, PuzzleMessage, PuzzleProgress, PuzzleSession, PuzzleSet,
    PuzzleTheme, Rating, Trap, say,
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
                    let Turn::Move { from, to, .. } = reply else { panic!("a pass") };
                    let said = format!("Right. Your opponent replies {from} → {to}");
                    self.wait_for_words("#puzzle-said", &said).await;
                    self.wait_for_words("#message", "Your opponent ").await;
                }
                None => self.wait_for_words("#puzzle-said", "Right, that is the solution.").await,
            }
        }
    }

    /// The stored progress.
    async fn progress(&self) -> PuzzleProgress {
        PuzzleProgress::from_text(&self.progress_text("puzzles").await)
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
        page.wait_for_words("#progress-all", &format!("In total: 1 of {}", set.puzzles().len())).await;
        page.wait_for_words("#progress-rating", "Your rating is still being found (1 of about 15 puzzles)").await;
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
    let puzzle = puzzle_where(|puzzle| {
        let goes_on = puzzle.goal() == PuzzleGoal::Win && !puzzle.rest().is_empty();
        puzzle.steps().len() == 2 && trap(puzzle).is_some() && moves_only(puzzle) && goes_on
    });
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
        page.wait_for_words("#puzzle-merit", "Not solved this time").await;
        assert_eq!(page.progress().await.solved(), 0);

        page.touch("#puzzle-again").await;
        page.touch("#puzzle-give-up").await;
        page.wait_for_words("#puzzle-said", "This is the solution. You win ").await;
        page.wait_for_words("#puzzle-theme", "Theme").await;
        page.wait_for_words("#puzzle-why", "You ").await;
        page.wait_for_words("#puzzle-merit", "for practice").await;
        page.focus_is_on("#line-on").await;
        page.wait_for(".turn[data-ply='1'][aria-current]").await;
        page.touch("#line-on").await;
        page.wait_for(".turn[data-ply='2'][aria-current]").await;
        page.wait_for_words("#puzzle-why", "Your opponent ").await;
        // On to the end of the game, with its result: always by the same button, which says so.
        page.touch("#line-on").await;
        page.wait_for(".turn[data-ply='3'][aria-current]").await;
        page.wait_for_words("#line-on", "Play on").await;
        assert_eq!(page.attribute("#line-on", "aria-label").await.as_deref(), Some("Play on"));
        assert_eq!(page.count(".lead").await, page.count(".puzzle[data-over] .lead").await);
        page.touch("#line-on").await;
        page.wait_for(".turn[data-ply='4'][aria-current]").await;
        page.wait_until_gone(".line-word").await;
        let last = puzzle.line().count() + puzzle.rest().len();
        assert_eq!(page.count(".line-turns .turn").await, last);
        page.run(&format!("document.querySelector('.turn[data-ply=\"{last}\"]').click();")).await;
        page.wait_for_words("#puzzle-why", "You won.").await;
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
        // It can be typed, too: the field is there when it is asked for.
        page.open_puzzle(&puzzle).await;
        page.settle().await;
        page.focus_is_on("#room-title").await;
        assert_eq!(page.count("#typed-turn").await, 0);
        tab_to(page, "#puzzle-type").await;
        page.press("Enter").await;
        page.focus_is_on("#typed-turn").await;
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
        let aside = page.database("values").await.remove("puzzles.broken").unwrap_or_default();
        assert!(aside.starts_with(&kept), "{aside}");
        page.wait_for_words("#progress-all", &format!("1 of {}", set.puzzles().len())).await;
        // It is offered until it is discarded.
        page.reload().await;
        page.click("#broken-discard").await;
        page.wait_until_gone("#broken-progress").await;
        page.settle().await;
        assert!(!page.database("values").await.contains_key("puzzles.broken"));
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
fn a_kind_without_puzzles_says_why() {
    visit(PHONE.reduced_motion(), async |page| {
        page.go_to_puzzles("").await;
        for (select, value) in [("theme", "sudden-death"), ("variant", "std")] {
            let select = format!("#filter-{select}");
            page.wait_for(&select).await;
            let script = format!(
                "const select = document.querySelector('{select}'); select.value = '{value}';
                select.dispatchEvent(new Event('change', {{ bubbles: true }}));"
            );
            page.run(&script).await;
        }
        page.wait_for_words("#puzzle-none-left", "exists only with “Stacks of six”").await;
        assert_eq!(page.text("#puzzle-count").await, "");
        let idle = "[...document.querySelectorAll('#paper-print, #paper-file')].every(button => button.disabled)";
        assert!(page.eval::<bool>(idle).await, "there is nothing to print");
        // The choice that leads nowhere is grey, once another one is chosen.
        page.run("const select = document.querySelector('#filter-variant'); select.value = 'six'; select.dispatchEvent(new Event('change', { bubbles: true }));").await;
        page.wait_for("#filter-variant option[value='std']:disabled").await;
        page.wait_for("#paper-print:enabled").await;
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

/// Elements that must be in sight without scrolling, and their places. The harness may have scrolled to those that it touched.
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
            let after: Vec<Place> = page.eval(PLACES).await;
            if visitor.width > visitor.height {
                assert_unmoved(&after, &before);
            } else {
                // The result takes some of the height of a board that is nearly as wide as the window.
                assert_eq!((&after[2..4], &after[5..]), (&before[2..4], &before[5..]));
                assert!(after[1].2 - after[1].1 >= 170, "{:?}", after[1]);
            }
            assert_eq!(page.count("#board .judged").await, 0);
        });
    }
}

#[test]
fn a_long_note_about_a_claim_covers_no_button_and_refusals_have_no_notation() {
    let puzzle = puzzle_where(|puzzle| puzzle.id().to_string() == "xgznz");
    let low = Visitor { height: 720, ..DESKTOP };
    for visitor in [DESKTOP, low] {
        visit(visitor.reduced_motion(), async |page| {
            page.open_puzzle(&puzzle).await;
            page.claim_for(puzzle.steps()[0].turn).await;
            page.wait_for_words(".puzzle-tray", "This turn claims red").await;
            let gap = "document.querySelector('.puzzle-actions').getBoundingClientRect().top - \
                document.querySelector('.puzzle-tray .tray-hint').getBoundingClientRect().bottom";
            let gap: f64 = page.eval(gap).await;
            assert!(gap >= 0.0, "{gap}");
            let [from, to] = ["c2", "d3"].map(|point| point.parse::<Point>().expect("a point"));
            page.choose(from).await;
            page.wait_for(&format!("{}[data-use='picked']", at(from))).await;
            page.choose(to).await;
            page.wait_for_words("#refusal", "not on the same line").await;
            let refused = page.text("#refusal").await;
            assert!(refused.starts_with("The two points"), "{refused}");
            page.wait_for("#refusal a[href='#learn/rules/E3']").await;
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

/// Text of a verdict.
#[derive(Default, serde::Serialize)]
struct VerdictTexts {
    mood: &'static str,
    /// A step through the solution is shown.
    stepped: bool,
    said: String,
    why: String,
    merit: String,
}

/// The longest texts of a puzzle in a language, by mood. At the end everything is said at once.
fn longest_texts(words: &Words) -> Vec<VerdictTexts> {
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
    let rating = say::rating_change(words, None, Rating::NEW.after(2500, 1.0), 12);
    let merits = ["solved", "helped", "failed", "practice"]
        .map(|merit| format!("{} {rating}.", words.text(&format!("puzzle-room-merit-{merit}"))));
    // Every turn of the lines, to the end of the game.
    let steps = |puzzle: &Puzzle| {
        let mut session = PuzzleSession::new(puzzle.clone());
        let mut table = session.table();
        session.give_up(&mut table, Duration::ZERO);
        session.play_out(&mut table, Duration::ZERO);
        let plies = 1..=table.game().turns().len();
        let said = |ply| {
            session.act(&mut table, Intent::ShowPly(Some(ply)), Duration::ZERO);
            say::shown_turn(words, &table).expect("a turn")
        };
        plies.map(said).collect::<Vec<_>>()
    };
    let (solved, merits) = (longest(set.puzzles().iter().map(solved).collect()), longest(merits.to_vec()));
    let steps = longest(set.puzzles().iter().step_by(3).flat_map(steps).collect());
    let whole =
        |mood, stepped| VerdictTexts { mood, stepped, said: solved.clone(), why: steps.clone(), merit: merits.clone() };
    let alone = |mood, said| VerdictTexts { mood, said, ..VerdictTexts::default() };
    vec![
        alone("", longest(set.puzzles().iter().map(|puzzle| say::task(words, puzzle)).collect())),
        alone("wrong", longest(set.puzzles().iter().flat_map(traps).collect())),
        whole("right", false),
        whole("solution", true),
    ]
}

/// Parts of a puzzle that are cut off or outside the window, given the language and the texts.
const CUT_OFF: &str = "((language, texts) => {
    const wrong = [], find = css => document.querySelector(css);
    const check = (is, what) => is || wrong.push(`${what} (${language})`);
    const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(new Date(2026, 8, 30));
    find('#room-title').textContent = texts.title.replace('30', date.replaceAll(' ', '\u{a0}'));
    for (const { mood, stepped, said, why, merit } of texts.said) {
        const verdict = find('.verdict');
        if (mood) verdict.dataset.mood = mood; else delete verdict.dataset.mood;
        verdict.toggleAttribute('data-stepped', stepped);
        find('#puzzle-said').textContent = '';
        find(mood ? '#puzzle-said' : '#puzzle-task').textContent = said;
        find('#puzzle-why').textContent = why;
        find('#puzzle-merit').textContent = merit;
        const room = find('.puzzle-talk').getBoundingClientRect(), box = verdict.getBoundingClientRect();
        check(box.bottom <= room.bottom + 1, `${mood || 'task'} is outside its place`);
        const drawn = find('#board').getBoundingClientRect(), wide = Math.min(drawn.width, drawn.height * 844 / 716);
        if (!mood) find('#board').dataset.wide = wide;
        if (innerHeight >= 800) check(Math.abs(wide - find('#board').dataset.wide) < 1, `${mood}: the board is ${wide} instead of ${find('#board').dataset.wide} wide`);
        if (innerWidth < innerHeight) check(wide >= (why ? .5 : mood ? .7 : .8) * innerWidth, `${mood || 'task'}: the board is ${wide} wide`);
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
    check(innerWidth < 360 || getComputedStyle(find('.puzzle .upper > .player-name')).clipPath === 'none', 'the opponent has no name');
    return wrong;
})";

#[test]
fn every_text_of_a_puzzle_is_whole_in_every_window_and_language() {
    let puzzle = puzzle_where(|puzzle| puzzle.steps().len() == 2 && !puzzle.position().claimable().is_empty());
    let phones: &[_] = &[(320, 568), (360, 640), (360, 740), (390, 844), (568, 320), (640, 360), (844, 390)];
    for (visitor, sizes) in [(PHONE, phones), (DESKTOP, &[(640, 360), (1280, 720), (1280, 800), (1440, 900)])] {
        visit(visitor.reduced_motion(), async |page| {
            page.open_puzzle(&puzzle).await;
            page.run("document.querySelector('#puzzle-type').click();").await;
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
    let set = puzzles();
    visit(PHONE.reduced_motion(), async |page| {
        page.go_to_puzzles("").await;
        page.wait_for("#puzzle-next").await;
        let first = page.attribute("#puzzle-next", "href").await.expect("a link");
        let first = first.rsplit('/').next().and_then(|id| set.get(id.parse().ok()?)).expect("a puzzle");
        assert_eq!((first.difficulty(), first.variant()), (Difficulty::Easy, Variant::Standard));
        assert!(first.suits_beginners(), "{first:?}");
        assert_eq!(page.attribute("#day-easier", "href").await, page.attribute("#puzzle-next", "href").await);
        for (select, value) in [("difficulty", "all"), ("theme", "all"), ("variant", "std")] {
            let chosen: String = page.eval(&format!("document.querySelector('#filter-{select}').value")).await;
            assert_eq!(chosen, value, "{select}");
        }
        page.touch("#puzzle-next").await;
        page.wait_for("#puzzle-hint").await;
        assert!(!page.eval::<bool>("document.querySelector('#puzzle-type').checkVisibility()").await);
    });
    visit_prepared(PHONE.reduced_motion(), &with_stored(&[("lyngk.puzzles.filter", "all all six")]), async |page| {
        page.go_to_puzzles("").await;
        page.wait_until("document.querySelector('#filter-variant')?.value === 'six'", "the stored choice").await;
        assert_eq!(page.eval::<String>("document.querySelector('#filter-difficulty').value").await, "all");
    });
}

#[test]
fn help_or_an_error_does_not_count_for_the_day() {
    let day = 20_900;
    let puzzle = puzzles().of_day(day, Variant::Standard).expect("a puzzle").clone();
    visit_prepared(DESKTOP.reduced_motion(), &on_day(day), async |page| {
        page.go_to_puzzles("").await;
        page.click("#day-open").await;
        page.click("#puzzle-hint").await;
        page.wait_for(".verdict[data-mood='hint']").await;
        page.click("#puzzle-give-up").await;
        page.wait_for_words("#puzzle-merit", "Your rating is still being found").await;
        let rating = page.progress().await.rating().expect("a rating");
        let merit = page.text("#puzzle-merit").await;
        assert!(!merit.contains(&rating.points().to_string()), "a first number would be a slap: {merit}");
        page.click("#puzzle-all").await;
        page.wait_for_words("#day-failed", "Tried today, not solved").await;
        page.wait_for_words("#day-open", "Try again").await;
        page.click("#day-open").await;
        page.reload().await;
        page.wait_for(&format!("[data-puzzle='{}'] #puzzle-give-up", puzzle.id())).await;
        page.click("#puzzle-type").await;
        page.wait_for("#typed-turn").await;
        for step in puzzle.steps() {
            page.wait_for_words("#status", "Your turn").await;
            page.run(&format!(
                "const input = document.querySelector('#typed-turn'); input.focus(); input.value = '{}';
                input.dispatchEvent(new Event('input', {{ bubbles: true }}));",
                step.turn
            ))
            .await;
            page.press("Enter").await;
            page.wait_for_words("#puzzle-said", "Right").await;
        }
        page.wait_for_words("#puzzle-merit", "This counts as solved.").await;
        let progress = page.progress().await;
        assert_eq!((progress.has_solved_day(day), progress.days_in_a_row(day)), (false, 0));
        assert_eq!(progress.rating(), Some(rating), "the first try alone is rated");
    });
}

#[test]
fn a_puzzle_opens_in_study_with_its_lines() {
    let puzzle = puzzle_where(|puzzle| puzzle.steps().len() == 2 && trap(puzzle).is_some() && moves_only(puzzle));
    visit(DESKTOP.reduced_motion(), async |page| {
        page.open_puzzle(&puzzle).await;
        page.click("#puzzle-give-up").await;
        page.click("#puzzle-study").await;
        page.wait_for("[data-room='study'] #tree").await;
        let Turn::Move { from, to, .. } = puzzle.steps()[0].turn else { panic!("a move") };
        page.wait_for_words("#tree", &format!("{from}-{to}")).await;
        page.wait_for_words("#tree", "This move is legal, but").await;
        page.wait_for_words("#tree", "Theme").await;
        // The puzzle is as it was, until it is tried again.
        page.run("history.back();").await;
        page.wait_for_words("#puzzle-merit", "Not solved this time").await;
        page.wait_for("#puzzle-again").await;
        page.wait_for("#line-on").await;
        page.click("#puzzle-again").await;
        page.wait_for("#puzzle-give-up").await;
        page.solve(&puzzle).await;
        page.wait_for_words("#puzzle-merit", "for practice").await;
        page.click("#puzzle-study").await;
        page.wait_for("[data-room='study'] #tree").await;
        page.run("history.back();").await;
        page.wait_for_words("#puzzle-merit", "for practice").await;
        assert_eq!(page.progress().await.solved(), 0);
    });
}

#[test]
fn a_storm_counts_what_is_solved_and_lists_what_is_missed() {
    let set = puzzles();
    visit(DESKTOP.reduced_motion(), async |page| {
        page.go_to_puzzles("").await;
        // The explanation is beside the button, so it starts at once.
        page.wait_for_words(".more:has(#storm-open)", "three minutes").await;
        page.click("#storm-open").await;
        page.wait_for("#storm-clock").await;
        let mut missed = Vec::new();
        for solves in [true, true, false, true] {
            page.wait_for("#board [data-use^='movable']").await;
            let id: String = page.eval("document.querySelector('#storm').dataset.puzzle").await;
            let puzzle = id.parse().ok().and_then(|id| set.get(id)).expect("a puzzle").clone();
            if !solves {
                missed.push(puzzle.id().to_string());
            }
            let wrong = puzzle.steps()[0].traps.first().map(|trap| trap.turn).filter(|_| !solves);
            let turns: Vec<Turn> =
                wrong.map_or_else(|| puzzle.steps().iter().map(|step| step.turn).collect(), |it| vec![it]);
            for turn in turns {
                page.try_turn(turn).await;
                page.settle().await;
            }
            let next = format!("document.querySelector('#storm').dataset.puzzle !== '{id}'");
            page.wait_until(&next, "the next puzzle").await;
            page.wait_for("#storm .verdict:not([data-storm])").await;
        }
        assert_eq!(page.text("#storm-solved").await, "3");
        assert_eq!(page.progress().await.solved(), 3, "what is solved in a storm counts as solved");
        assert_eq!(page.progress().await.rating(), None, "and changes no rating");
        page.click("#storm-stop").await;
        page.focus_is_on("#room-title").await;
        page.wait_for_words("#storm-result", "3 puzzles solved").await;
        page.wait_for("#storm-new-best").await;
        assert_eq!(page.count("#storm-best").await, 0, "it is said once");
        page.wait_for_words("#storm-pace", "Time per puzzle: ").await;
        assert_eq!(page.progress().await.best_storm(), 3);
        assert_eq!(page.attribute("#storm-missed a", "href").await, Some(format!("#puzzles/{}", missed[0])));
        assert_eq!(page.count("#storm-missed .storm-picture > svg").await, 1, "the position that was missed");
        page.axe().await;
        page.reload().await;
        page.wait_for_words("#storm-best", "Your best: 3").await;
    });
}

#[test]
fn a_storm_ends_with_its_time() {
    let hurried = "{ const now = performance.now.bind(performance); document.later = 0; performance.now = () => now() + document.later; }";
    visit_prepared(PHONE.reduced_motion(), hurried, async |page| {
        page.go_to_puzzles("/storm").await;
        page.touch("#storm-start").await;
        page.wait_for_words("#storm-clock", "2:5").await;
        page.run("document.later = 185000;").await;
        page.wait_for_words("#storm-result", "0 puzzles solved").await;
        page.touch("#storm-again").await;
        page.wait_for("#storm-stop").await;
    });
}

#[test]
fn puzzles_can_be_printed_and_downloaded() {
    let printing = "window.print = () => { document.printed = (document.printed ?? 0) + 1; };
        URL.createObjectURL = (make => blob => { blob.text().then(text => { document.file = text; }); return make(blob); })(URL.createObjectURL.bind(URL));";
    visit_prepared(DESKTOP.reduced_motion(), printing, async |page| {
        page.go_to_puzzles("").await;
        page.click("#paper-print").await;
        page.wait_until("document.printed === 1", "printing").await;
        assert_eq!(page.count(".sheet-puzzle svg").await, 6);
        assert_eq!(page.count(".sheet-solutions li").await, 6);
        page.click("#paper-file").await;
        page.wait_until("document.file !== undefined", "the file").await;
        let file: String = page.eval("document.file").await;
        let games = match lyngk_study::import(&file) {
            Ok(lyngk_study::Imported::Games(games)) => games,
            other => panic!("{other:?}"),
        };
        assert_eq!(games.len(), 6);
        assert!(games.iter().all(|game| game.tag("Themes").is_some() && game.final_position().is_over()));
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
    page.go_to_puzzles("/storm").await;
    page.wait_for("#storm-start").await;
    look("before a storm").await;
    page.touch("#storm-start").await;
    page.wait_for("#storm-stop").await;
    page.settle().await;
    look("storm").await;
    page.touch("#storm-stop").await;
    page.wait_for("#storm-again").await;
    look("after a storm").await;
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
