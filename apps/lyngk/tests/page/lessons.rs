//! The first visit, the lessons and the rules.

use std::collections::BTreeMap;
use std::fs;

use lyngk_rules::{Player, Point, Turn, Variant};
use lyngk_study::course::{
    Answer, Chapter, Clause, CoursePart, Lesson, LessonAttempt, LessonProgress, LessonStep, LessonTask,
};
use lyngk_view::{Language, Level, Seat, Words};

use crate::keyboard::{tab_to, walk_to};
use crate::languages;
use crate::table::{at, with_stored};
use crate::views::fits;
use crate::visit::{DESKTOP, PHONE, SMALL, Visit, quoted, visit, visit_prepared};

/// The texts of the rooms.
pub(crate) fn words(language: Language) -> Words {
    let path = format!("{}/../../crates/lyngk-study/src/lang/{}.ftl", env!("CARGO_MANIFEST_DIR"), language.code());
    Words::read(language, &fs::read_to_string(path).expect("the texts"))
}

fn lesson(name: &str) -> &'static Lesson {
    Lesson::named(name).unwrap_or_else(|| panic!("there is no lesson {name}"))
}

impl Visit {
    /// Opens an address within the room.
    async fn learn(&self, within: &str) {
        self.run(&format!("location.hash = '#learn/{within}';")).await;
    }

    /// Opens a lesson and waits for it.
    async fn open_lesson(&self, name: &str) {
        self.learn(name).await;
        self.wait_for(&format!("[data-lesson='{name}'] #board")).await;
    }

    /// Clicks a button that may be below the fold, by script.
    async fn press_button(&self, css: &str) {
        self.wait_for(css).await;
        self.run(&format!("document.querySelector({}).click();", quoted(css))).await;
    }

    /// Plays a turn at the board, legal or not.
    async fn make(&self, turn: Turn) {
        let Turn::Move { from, to, .. } = turn else { return self.press_button("#pass").await };
        // A new step moves the focus to its text.
        self.settle().await;
        self.claim_for(turn).await;
        self.choose(from).await;
        self.wait_for(&format!("{}[data-use='picked']", at(from))).await;
        self.choose(to).await;
    }

    /// Types a turn.
    async fn type_turn(&self, turn: Turn) {
        self.wait_for("#typed-turn").await;
        self.settle().await;
        self.run("document.querySelector('#typed-turn').focus(); document.activeElement.select();").await;
        self.type_text(&turn.to_string()).await;
        self.press("Enter").await;
    }

    /// Solves the open step by its model solution.
    async fn solve_step(&self, step: &LessonStep) {
        match step.model() {
            Answer::Play(turn) => self.make(turn).await,
            Answer::Point(point) => self.choose(point).await,
            Answer::Choice(option) => self.press_button(&format!("[data-option='{option}']")).await,
        }
        self.wait_for(".answer[data-state='done']").await;
    }

    /// Changes the size of the window.
    async fn resize(&self, width: u32, height: u32, mobile: bool) {
        let size = serde_json::json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile });
        self.tab().call("Emulation.setDeviceMetricsOverride", size).await.expect("a size");
        self.settle().await;
    }

    /// Changes the language. Returns its texts.
    pub(crate) async fn change_language(&self, language: Language) -> Words {
        self.run(&format!(
            "const select = document.querySelector('#language');
            select.value = '{}';
            select.dispatchEvent(new Event('change', {{ bubbles: true }}));",
            language.code()
        ))
        .await;
        words(language)
    }

    /// The stored progress.
    async fn learned(&self) -> LessonProgress {
        LessonProgress::from_text(&self.progress_text("learned").await)
    }
}

#[test]
fn a_first_visitor_can_play_at_once() {
    visit(PHONE.reduced_motion(), async |page| {
        let table = page.table().await;
        assert_eq!(table.seats().into_array(), [Seat::Person, Seat::Engine(Level::EASY)]);
        assert_eq!(table.game().position().variant(), Variant::Standard);
        page.wait_for_status("Your turn").await;
        assert_eq!(page.count("#dialog[open]").await, 0);
        page.wait_for("#welcome-learn").await;
        let turn = table.game().position().turns()[0];
        page.play(turn).await;
        let table = page.table_after(2).await;
        assert_eq!(table.game().to_move(), Player::One);
    });
}

#[test]
fn the_aim_of_the_game_is_on_the_first_screen() {
    let visible = "(aim => aim.height > 0 && aim.top >= 0 && aim.bottom <= innerHeight)(
        document.querySelector('#welcome-aim').getBoundingClientRect())";
    for visitor in [DESKTOP, PHONE, SMALL.speaking("ru-RU")] {
        visit(visitor.reduced_motion(), async |page| {
            page.wait_for("#welcome-aim").await;
            assert!(page.eval::<bool>(visible).await, "{visitor:?}");
        });
    }
}

#[test]
fn every_lesson_can_be_passed_and_progress_is_stored() {
    visit(DESKTOP.reduced_motion(), async |page| {
        let words = words(Language::English);
        // The invitation opens the first lesson at once; all lessons are a step away.
        page.click("#welcome-learn").await;
        page.wait_for("[data-lesson='move'][data-step='0'] #board").await;
        page.click("#all-lessons").await;
        page.wait_for("#learn-next").await;
        page.wait_until("document.activeElement.id === 'room-title'", "the focus on the heading").await;
        assert_eq!(page.count(".course-lesson[data-state='done']").await, 0);
        page.click("#learn-next").await;
        for lesson in Lesson::all() {
            for (number, step) in lesson.steps.iter().enumerate() {
                page.wait_for(&format!("[data-lesson='{}'][data-step='{number}'] #board", lesson.name())).await;
                page.wait_for(".answer[data-state='trying']").await;
                assert_eq!(page.text("#lesson-text").await, words.text(step.text));
                page.solve_step(step).await;
                page.wait_for_words("#lesson-answer", &words.text(step.done)).await;
                if number + 1 < lesson.steps.len() {
                    page.press_button("#lesson-next").await;
                }
            }
            assert_eq!(page.text("#room-title").await, words.text(lesson.title));
            assert!(page.learned().await.is_complete(lesson), "{}", lesson.title);
            let Some(following) = lesson.following() else { break };
            // The last lesson of the basics offers to play.
            let end_of_basics = following.part != CoursePart::Basics && lesson.part == CoursePart::Basics;
            assert_eq!(page.count("#play-now").await, usize::from(end_of_basics), "{}", lesson.title);
            page.press_button("#lesson-next").await;
        }
        page.wait_for("#play-now").await;
        page.click("#all-lessons").await;
        page.wait_for("#learn-all-done").await;
        page.reload().await;
        page.wait_for("#learn-all-done").await;
        let lessons = Lesson::all().count();
        assert_eq!(page.count(".course-lesson[data-state='done']").await, lessons);
        assert_eq!(page.count(".course-lesson[data-state='done'] .icon").await, lessons, "not by colour alone");
        // The page's own game is unchanged.
        assert!(page.table().await.game().turns().is_empty());
        page.click("#to-play").await;
        page.wait_for_status("Your turn").await;
    });
}

/// A wrong turn of some lesson with an answer of its own that includes a reply.
fn shown_to_be_wrong() -> (&'static Lesson, usize, Turn, &'static str, Turn) {
    for lesson in Lesson::all() {
        for (number, step) in lesson.steps.iter().enumerate() {
            for turn in step.position().expect("a position").turns() {
                let wrong = step.wrong(Answer::Play(turn)).filter(|_| !step.is_solved_by(Answer::Play(turn)));
                if let Some((wrong, reply)) = wrong.and_then(|wrong| Some((wrong, wrong.reply?))) {
                    return (lesson, number, turn, wrong.text, reply);
                }
            }
        }
    }
    panic!("there is none");
}

#[test]
fn wrong_turns_are_answered_with_the_reason() {
    visit(DESKTOP.reduced_motion(), async |page| {
        let words = words(Language::English);
        page.wait_for("#board").await;
        // Illegal: refused in plain words, without notation and numbers of rules.
        page.open_lesson("neutral").await;
        page.choose(Point::E4).await;
        page.wait_for(&format!("{}[data-use='picked']", at(Point::E4))).await;
        page.press("Escape").await;
        page.wait_until_gone("[data-use='picked']").await;
        page.make("e4-e6".parse().expect("a turn")).await;
        page.wait_for_words("#refusal", "A single neutral piece may only move onto a single piece.").await;
        assert!(!page.text("#refusal").await.contains(['(', '-']));
        page.wait_until_gone(&format!("{}[data-use='picked']", at(Point::E6))).await;
        assert_eq!(page.attribute(".answer", "data-state").await.as_deref(), Some("trying"));
        // A hint names the points and marks them on the board.
        page.click("#lesson-hint").await;
        page.wait_for_words("#lesson-hint-text", "Look at what is marked: e4 and g3.").await;
        assert_eq!(page.count(".mark-ring:not(.mark-case)").await, 2);
        page.click("#lesson-hint").await;
        page.wait_for_words("#lesson-hint-text", "Move from e4 to g3.").await;
        page.wait_for(".pointed .way").await;

        // Legal, but not the task. The next try starts from the position of the step.
        page.open_lesson("whose").await;
        assert_eq!(page.count("[data-use='movable']").await, 0, "what can be moved would be the answer");
        page.choose(Point::E4).await;
        page.wait_for_words("#lesson-answer", &words.text("lesson-whose-1-yours")).await;
        page.click("#lesson-again").await;
        page.wait_for(".answer[data-state='trying']").await;
        page.choose(Point::G3).await;
        page.wait_for_words("#lesson-answer", &words.text("lesson-whose-1-again")).await;
        page.choose(Point::C3).await;
        page.wait_for(".answer[data-state='done']").await;
        assert_eq!(page.learned().await.count(lesson("whose")), 1);
        page.open_lesson("end").await;
        page.click("[data-option='1']").await;
        page.wait_for_words("#lesson-answer", &words.text("lesson-end-1-again")).await;
        page.wait_for("[data-option='1'][aria-pressed='true']").await;
        page.wait_for_words(&format!(".player[data-player='{}'] .score-number", Player::One), "4").await;

        // A five with a neutral colour on top is an obstacle, which the basics show.
        page.open_lesson("complete").await;
        page.make("e4-c3".parse().expect("a turn")).await;
        page.wait_for_words("#lesson-answer", &words.text("lesson-complete-top-obstacle")).await;
        page.make("c3-e4".parse().expect("a turn")).await;
        page.wait_for_words("#lesson-answer", &words.text("lesson-complete-top-done")).await;

        // A hint after a wrong move takes it back: what is marked is on the board.
        page.open_lesson("build").await;
        let step = &lesson("build").steps[0];
        let wrong = step
            .position()
            .expect("a position")
            .turns()
            .into_iter()
            .find(|turn| turn.claim().is_none() && *turn != Turn::Pass && !step.is_solved_by(Answer::Play(*turn)));
        page.make(wrong.expect("a wrong turn")).await;
        page.wait_for(".answer[data-state='wrong']").await;
        page.click("#lesson-hint").await;
        page.wait_for(".answer[data-state='trying']").await;
        page.wait_for(".mark-ring").await;
        page.wait_until_gone("#board .trace").await;

        // A step that was shown is not counted as learned.
        page.click("#lesson-show").await;
        page.wait_for(".answer[data-state='done']").await;
        assert_eq!(page.text(".answer-sign").await.trim(), words.text("learn-shown"));
        assert_eq!(page.learned().await.count(lesson("build")), 0);
        page.click("#lesson-again").await;
        page.solve_step(step).await;
        assert_eq!(page.text(".answer-sign").await.trim(), words.text("learn-done"));
        assert_eq!(page.learned().await.count(lesson("build")), 1);
    });
    // The opponent's reply shows why it is wrong.
    let (lesson, number, turn, text, reply) = shown_to_be_wrong();
    let mut kept = LessonProgress::default();
    for step in &lesson.steps[..number] {
        kept.finish(step);
    }
    let kept = with_stored(&[("lyngk.learned", &kept.to_text())]);
    visit_prepared(DESKTOP, &kept, async |page| {
        page.wait_for("#board").await;
        page.open_lesson(lesson.name()).await;
        page.wait_for(&format!("[data-step='{number}']")).await;
        page.make(turn).await;
        page.wait_for_words("#lesson-answer", &words(Language::English).text(text)).await;
        // In words, as in a game, never in notation.
        let Turn::Move { claim, from, to } = reply else { panic!("a move") };
        let claims = claim.map_or(String::new(), |color| format!("claimed {} and ", color.name()));
        page.wait_for_words("#lesson-answer", &format!("Your opponent {claims}moved {from} to {to}")).await;
        assert!(!page.text("#lesson-answer").await.contains(&reply.to_string()));
        page.click("#lesson-again").await;
        page.wait_for(".answer[data-state='trying']").await;
        assert_eq!(page.text("#lesson-answer").await.trim(), "");
    });
}

#[test]
fn shown_answers_are_marked_and_the_lesson_is_gone_through() {
    visit(DESKTOP.reduced_motion(), async |page| {
        let words = words(Language::English);
        page.wait_for("#board").await;
        page.open_lesson("whose").await;
        page.choose(Point::C3).await;
        page.wait_for(".answer[data-state='done']").await;
        assert_eq!(page.count(".mark-ring:not(.mark-case)").await, 1, "one's own choice");
        page.click("#lesson-next").await;
        page.wait_for("[data-step='1']").await;
        page.wait_until_gone(".mark-ring").await;
        page.click("#lesson-show").await;
        page.wait_for(".answer[data-state='done']").await;
        assert_eq!(page.count(".mark-ring:not(.mark-case)").await, 2, "all that are right");
        assert_eq!(page.text(".answer-sign").await.trim(), words.text("learn-shown"));
        page.click("#all-lessons").await;
        page.wait_for("[data-lesson='whose'][data-state='seen']").await;
        let said = words.with("learn-steps-shown", [("count", 1_usize.into())]);
        assert_eq!(page.text("[data-lesson='whose'] .course-state").await, said);
        // It opens at the step that remains to be tried.
        page.click("[data-lesson='whose']").await;
        page.wait_for("[data-lesson='whose'][data-step='1'] #board").await;
        page.choose(Point::G3).await;
        page.wait_for(".answer[data-state='done']").await;
        page.click("#all-lessons").await;
        page.wait_for("[data-lesson='whose'][data-state='done']").await;
    });
}

#[test]
fn a_stack_that_cannot_be_reached_says_why_before_it_is_picked_up() {
    visit(PHONE.reduced_motion(), async |page| {
        page.wait_for("#board").await;
        page.open_lesson("move").await;
        page.choose(Point::C3).await;
        page.wait_for(&format!("{}[data-use='picked']", at(Point::C3))).await;
        page.choose(Point::G5).await;
        page.wait_for_words("#refusal", "e4 is in the way").await;
        page.wait_for(&format!("{}[data-use='picked']", at(Point::C3))).await;
        page.choose(Point::G5).await;
        page.wait_for(&format!("{}[data-use='picked']", at(Point::G5))).await;
        assert_eq!(page.text("#refusal").await.trim(), "");
    });
}

#[test]
fn a_lyngk_point_that_is_chosen_on_the_way_keeps_the_piece_in_hand() {
    visit(DESKTOP.reduced_motion(), async |page| {
        let words = words(Language::English);
        page.wait_for("#board").await;
        page.open_lesson("lyngk").await;
        page.make("c3-e4".parse().expect("a turn")).await;
        page.wait_for_words("#refusal", &words.text("learn-lyngk-point")).await;
        page.wait_for(&format!("{}[data-use='picked']", at(Point::C3))).await;
        page.choose(Point::E6).await;
        page.wait_for(".answer[data-state='done']").await;
    });
}

/// Names in player cards that are covered, or broken within a word.
const NAMES_IN_TROUBLE: &str = "(() => {
    const wrong = [];
    for (const card of document.querySelectorAll('.lesson-players .player')) {
        const name = card.querySelector('.player-name'), box = name.getBoundingClientRect();
        if (box.width <= 1) {
            if (innerHeight > 400) wrong.push(`${name.textContent} is not told`);
            continue;
        }
        if (!card.querySelector('.score-number').checkVisibility()) wrong.push(`${name.textContent} has no score`);
        for (const chip of card.querySelectorAll('.claimed > .disc, .empty-place, .slot, .score-number, .player-sign')) {
            const other = chip.getBoundingClientRect();
            if (other.width > 1 && chip.checkVisibility() && box.left < other.right - 1 && other.left < box.right - 1)
                wrong.push(`${name.textContent}: ${chip.className} at ${other.left}, the name ends at ${box.right}`);
            if (other.right > card.getBoundingClientRect().right + 1) wrong.push(`${chip.className} is outside`);
        }
        const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
        for (const word of text.data.matchAll(/\\S+/g)) {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            // An ellipsis splits a word too, but on one line.
            const lines = new Set([...range.getClientRects()].map(part => Math.round(part.top)));
            if (lines.size > 1) wrong.push(`${word[0]} is broken`);
        }
        if (box.width < 20 && name.scrollWidth > name.clientWidth + 1) wrong.push(`${name.textContent} has ${box.width} pixels`);
    }
    return wrong;
})()";

#[test]
fn names_beside_lessons_are_neither_covered_nor_broken() {
    let mut kept = LessonProgress::default();
    kept.finish(&lesson("ready").steps[0]);
    let kept = with_stored(&[("lyngk.learned", &kept.to_text())]);
    for (visitor, sizes) in [
        (PHONE, [(320, 568), (360, 640), (390, 844), (844, 390)].as_slice()),
        (DESKTOP, [(1280, 720), (1440, 900)].as_slice()),
    ] {
        visit_prepared(visitor.reduced_motion(), &kept, async |page| {
            page.wait_for("#board").await;
            for &language in languages::tried() {
                let words = page.change_language(language).await;
                for name in ["move", "whose", "complete", "ready", "end", "strategy-claim"] {
                    page.open_lesson(name).await;
                    page.wait_for_words("#lesson-show", &words.text("learn-show")).await;
                    for &(width, height) in sizes {
                        page.resize(width, height, visitor.touch).await;
                        let wrong: Vec<String> = page.eval(NAMES_IN_TROUBLE).await;
                        assert!(wrong.is_empty(), "{width} × {height}, {}, {name}: {wrong:#?}", language.code());
                    }
                }
            }
        });
    }
}

#[test]
fn the_task_stays_beside_the_answer_where_there_is_room() {
    let mut kept = LessonProgress::default();
    kept.finish(&lesson("ready").steps[0]);
    let kept = with_stored(&[("lyngk.learned", &kept.to_text())]);
    let is_seen = "document.querySelector('#lesson-text').getBoundingClientRect().width > 1";
    for (visitor, width, height) in [(DESKTOP, 1280, 800), (PHONE, 390, 844)] {
        visit_prepared(visitor.reduced_motion(), &kept, async |page| {
            page.wait_for("#board").await;
            page.resize(width, height, visitor.touch).await;
            for name in ["claim", "ready"] {
                page.open_lesson(name).await;
                page.press_button("#lesson-show").await;
                page.wait_for(".answer[data-state='done']").await;
                page.settle().await;
                assert!(page.eval::<bool>(is_seen).await, "{name} at {width} × {height}");
            }
            // Where there is none, the answer takes its place, and the task comes back with the room.
            page.resize(320, 480, visitor.touch).await;
            page.wait_until(&format!("!({is_seen})"), "the answer alone").await;
            page.resize(width, height, visitor.touch).await;
            page.wait_until(is_seen, "the task").await;
        });
    }
}

#[test]
fn boards_of_lessons_are_as_wide_as_a_small_phone() {
    visit(SMALL.reduced_motion(), async |page| {
        page.wait_for("#board").await;
        for language in [Language::English, Language::Russian] {
            page.change_language(language).await;
            // With claims or options there is a little less height.
            for (name, share) in [("move", 1.0), ("neutral", 1.0), ("whose", 1.0), ("ready", 0.94), ("claim", 0.94)] {
                page.open_lesson(name).await;
                for (width, height) in [(360, 640), (390, 844)] {
                    page.resize(width, height, true).await;
                    let drawn: f64 = page
                        .eval("(box => Math.min(box.width, box.height * 844 / 716))(document.querySelector('.lesson-board').getBoundingClientRect())")
                        .await;
                    assert!(drawn >= f64::from(width) * share - 2.0, "{name} at {width} × {height}: {drawn}");
                }
            }
        }
    });
}

#[test]
fn a_lesson_is_done_by_keyboard_alone() {
    let lesson = lesson("claim");
    let mut attempt = LessonAttempt::at(lesson, 0).expect("a step");
    visit(DESKTOP.reduced_motion(), async |page| {
        page.wait_for("#board").await;
        tab_to(page, "#to-learn").await;
        page.press("Enter").await;
        page.wait_until("document.activeElement.id === 'room-title'", "the focus on the heading").await;
        tab_to(page, "[data-lesson='claim']").await;
        page.press("Enter").await;
        page.wait_for("[data-lesson='claim'] #board").await;
        page.wait_until("document.activeElement.id === 'room-title'", "the focus on the heading").await;
        loop {
            let Answer::Play(Turn::Move { claim, from, to }) = attempt.step().model() else { panic!("a move") };
            if let Some(color) = claim {
                tab_to(page, &format!(".claim[data-color='{}']", color.name())).await;
                page.press("Enter").await;
                page.wait_for(".claim[aria-pressed='true']").await;
            }
            tab_to(page, "[data-point]").await;
            for point in [from, to] {
                walk_to(page, point).await;
                page.press("Enter").await;
            }
            page.wait_for(".answer[data-state='done']").await;
            if !attempt.advance() {
                break;
            }
            tab_to(page, "#lesson-next").await;
            page.press("Enter").await;
            page.wait_until("document.activeElement.id === 'lesson-text'", "the focus on the next task").await;
        }
        for (place, manner) in [("#lesson-answer", "polite"), ("#refusal", "assertive")] {
            assert_eq!(page.attribute(place, "aria-live").await.as_deref(), Some(manner));
        }
        assert!(page.learned().await.is_complete(lesson));
    });
}

#[test]
fn lessons_and_rules_are_there_in_every_language() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.wait_for("#board").await;
        page.open_lesson("end").await;
        let step = &lesson("end").steps[0];
        let LessonTask::Choice { options, .. } = step.task else { panic!("a question") };
        for language in Language::ALL {
            let words = page.change_language(language).await;
            page.wait_for_words("#lesson-text", &words.text(step.text)).await;
            assert_eq!(page.text("#room-title").await, words.text("lesson-end-title"));
            assert_eq!(page.text("#lesson-hint").await, words.text("learn-hint"));
            assert_eq!(page.text("[data-option='0']").await, words.text(options[0]));
        }
        page.learn("rules").await;
        page.wait_for("#rule-E7").await;
        for language in Language::ALL {
            let words = page.change_language(language).await;
            page.wait_for_words("#room-title", &words.text("learn-rules")).await;
            let shown: BTreeMap<String, String> = page
                .eval("Object.fromEntries([...document.querySelectorAll('.clause')].map(clause => [clause.id, clause.textContent]))")
                .await;
            for clause in Chapter::ALL.iter().flat_map(|chapter| chapter.clauses) {
                let texts = &shown[&format!("rule-{}", clause.name())];
                assert!(texts.contains(&words.text(clause.text)), "{}: {texts}", language.code());
                for example in clause.examples {
                    assert!(texts.contains(&words.text(example.picture)), "{}: {texts}", language.code());
                }
            }
        }
    });
}

/// Parts of a lesson that are cut off or outside the window, with these texts in its places.
const CUT_OFF: &str = "(async texts => {
    const wrong = [], find = css => document.querySelector(css);
    const check = (is, what) => is || wrong.push(what);
    const frame = () => new Promise(done => requestAnimationFrame(done));
    const said = async (state, task, answer, hint) => {
        find('.answer').dataset.state = state;
        find('#lesson-text').textContent = task;
        find('.answer-text').textContent = answer;
        find('#lesson-hint-text').textContent = hint;
        // The page measures again.
        dispatchEvent(new Event('resize'));
        await frame();
        await frame();
        const talk = find('.lesson-talk');
        check(talk.scrollHeight <= talk.clientHeight + 1, `${task || answer || hint} is cut off: ${talk.scrollHeight} of ${talk.clientHeight}`);
    };
    await said('trying', texts.task, '', '');
    await said('done', texts.task, texts.answer, '');
    await said('trying', texts.task, '', texts.hint);
    const end = (rooms => rooms.top > innerHeight / 2 && rooms.width > rooms.height ? rooms.top : innerHeight)(find('.head-rooms').getBoundingClientRect());
    for (const part of document.querySelectorAll('.lesson-head *, .lesson-ways *, .lesson-choices *, .tray-colors *, .lesson-players .player')) {
        const box = part.getBoundingClientRect();
        if (!part.checkVisibility() || getComputedStyle(part).clipPath !== 'none' || box.width === 0 || part.closest('svg')) continue;
        const what = `${part.tagName}.${part.className}#${part.id} ${part.textContent}`;
        check(box.bottom <= end + 1 && box.left >= 0 && box.right <= innerWidth + 1, `${what} is outside`);
        check(part.clientWidth === 0 || part.scrollWidth <= part.clientWidth + 1 && part.scrollHeight <= part.clientHeight + 1, `${what} is cut off`);
    }
    check(document.documentElement.scrollWidth <= innerWidth, 'the page is too wide');
    return wrong;
})";

/// The longest texts of the steps that fulfil a condition: tasks, answers and hints.
fn longest_texts(words: &Words, counts: impl Fn(&Lesson, &LessonStep) -> bool) -> serde_json::Value {
    let of_lesson =
        |lesson: &'static Lesson| lesson.steps.iter().filter(|step| counts(lesson, step)).collect::<Vec<_>>();
    let steps: Vec<_> = Lesson::all().flat_map(of_lesson).collect();
    let longest = |texts: Vec<String>| texts.into_iter().max_by_key(|text| text.chars().count()).unwrap_or_default();
    let answers = |step: &&LessonStep| {
        [step.done, step.again].into_iter().chain(step.wrong.iter().map(|wrong| wrong.text)).collect::<Vec<_>>()
    };
    serde_json::json!({
        "task": longest(steps.iter().map(|step| words.text(step.text)).collect()),
        "answer": longest(steps.iter().flat_map(answers).map(|key| words.text(key)).collect()),
        "hint": words.with("learn-hint-points", [("points", "e4, g3".into())]),
    })
}

#[test]
fn every_text_of_a_lesson_is_whole_in_every_window() {
    // The last step of the basics: a question, and three ways on once it is answered.
    let last = lesson("ready");
    let mut kept = LessonProgress::default();
    kept.finish(&last.steps[0]);
    let kept = with_stored(&[("lyngk.learned", &kept.to_text())]);
    let phones: &[_] = &[(320, 568), (360, 640), (390, 844), (640, 360), (844, 390)];
    for (visitor, sizes) in [(PHONE, phones), (DESKTOP, &[(1280, 720), (1440, 900)])] {
        visit_prepared(visitor.reduced_motion(), &kept, async |page| {
            page.wait_for("#board").await;
            for &language in languages::tried() {
                page.open_lesson("claim").await;
                let words = page.change_language(language).await;
                page.wait_for_words("#lesson-show", &words.text("learn-show")).await;
                page.wait_for(".claim").await;
                let all_fits = async |texts: serde_json::Value, when: &str| {
                    for &(width, height) in sizes {
                        page.resize(width, height, visitor.touch).await;
                        let wrong: Vec<String> = page.eval(&format!("{CUT_OFF}({texts})")).await;
                        assert!(wrong.is_empty(), "{width} × {height}, {}, {when}: {wrong:#?}", language.code());
                    }
                };
                all_fits(longest_texts(&words, Lesson::offers_claims), "with claims").await;
                page.open_lesson("neutral").await;
                page.wait_until_gone("#claim-tray").await;
                let plain = |lesson: &Lesson, step: &LessonStep| {
                    !lesson.offers_claims(step) && !matches!(step.task, LessonTask::Choice { .. })
                };
                all_fits(longest_texts(&words, plain), "with nothing but words").await;
                page.open_lesson("ready").await;
                page.wait_for("[data-step='1'] .lesson-choices").await;
                let questions = |_: &Lesson, step: &LessonStep| matches!(step.task, LessonTask::Choice { .. });
                all_fits(longest_texts(&words, questions), "with a question").await;
                page.press_button("#lesson-show").await;
                page.wait_for("#play-now").await;
                page.wait_for(".lesson-soon").await;
                all_fits(
                    serde_json::json!({ "task": "", "answer": words.text("lesson-ready-2-done"), "hint": "" }),
                    "at the end",
                )
                .await;
            }
        });
    }
}

#[test]
fn rules_have_addresses_and_their_examples_can_be_played() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.wait_for("#board").await;
        // Both numbers of a clause lead to it.
        for (number, id) in [("E7", "rule-E7"), ("F3", "rule-F2"), ("six", "chapter-six")] {
            page.learn(&format!("rules/{number}")).await;
            page.wait_until(&format!("document.activeElement.id === '{id}'"), &format!("the focus on {id}")).await;
            let seen =
                "(box => box.top >= 0 && box.top < innerHeight / 2)(document.activeElement.getBoundingClientRect())";
            assert!(page.eval::<bool>(seen).await, "{number} is in sight");
        }
        let examples = Chapter::ALL.iter().flat_map(|chapter| chapter.clauses).map(|clause| clause.examples.len());
        assert_eq!(page.count(".example .diagram").await, examples.sum::<usize>());
        assert_eq!(page.count(".beside li").await, 5, "beside the board at the start");
        page.axe().await;

        page.click("[data-try='E7']").await;
        page.wait_for("[data-try='E7'] #board").await;
        let example = &Clause::of("E7").expect("a clause").examples[0];
        for way in example.turns {
            let refused = !example.position().expect("a position").is_legal(way.turn());
            page.type_turn(way.turn()).await;
            if refused {
                page.wait_for_words("#refusal", "(Rule E7)").await;
            } else {
                page.wait_for("[data-point] .trace").await;
                page.click("#lesson-again").await;
                page.wait_until_gone("[data-point] .trace").await;
            }
        }
        page.click("#back-to-rules").await;
        page.wait_until("document.activeElement.id === 'rule-E7'", "the focus on the clause").await;
    });
}

#[test]
fn a_rule_that_was_asked_for_in_a_game_leads_back_to_it() {
    visit(PHONE.reduced_motion(), async |page| {
        let table = page.table().await;
        page.learn("rules/E7").await;
        page.wait_for("#rule-E7").await;
        assert_eq!(page.count("#back-to-game").await, 0, "no game is being played");
        page.run("location.hash = '#play';").await;
        page.wait_for_status("Your turn").await;
        page.play(table.game().position().turns()[0]).await;
        page.table_after(2).await;
        page.learn("rules/E7").await;
        page.wait_until("document.activeElement.id === 'rule-E7'", "the focus on the clause").await;
        let seen = "(box => box.top >= 0 && box.bottom <= innerHeight)(
            document.querySelector('#back-to-game').getBoundingClientRect())";
        assert!(page.eval::<bool>(seen).await, "it is in sight wherever the rule is");
        page.learn("try/E7").await;
        page.wait_for("[data-try='E7'] #back-to-game").await;
        page.press_button("#back-to-game").await;
        page.wait_for_status("Your turn").await;
    });
}

#[test]
fn claims_are_out_of_the_way_in_steps_without_them_and_cards_have_pictures() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.wait_for("#board").await;
        page.learn("").await;
        page.wait_for("#learn-next").await;
        assert!(page.count(".course-lessons .course-picture .piece-face").await > 100);
        assert_eq!(page.count(".course-lessons .course-picture").await, Lesson::all().count());
        page.open_lesson("claim").await;
        assert_eq!(page.count("#claim-tray").await, 1);
        page.solve_step(&lesson("claim").steps[0]).await;
        page.press_button("#lesson-next").await;
        page.wait_for("[data-step='1']").await;
        page.wait_until_gone("#claim-tray").await;
    });
}

#[test]
fn rules_are_readable_on_a_small_phone_and_broken_progress_is_reported() {
    let known = &lesson("move").steps[0];
    let kept = with_stored(&[("lyngk.learned", &format!("done={}\nwhat?\n", known.text))]);
    visit_prepared(SMALL.dark().reduced_motion(), &kept, async |page| {
        page.wait_for("#board").await;
        page.learn("rules").await;
        page.wait_for("#rule-E7 .diagram").await;
        page.axe().await;
        fits(page, "rules").await;
        page.learn("nothing").await;
        page.wait_for("#learn-lost").await;
        page.wait_for("#learn-broken").await;
        page.wait_for("[data-lesson='move'][data-state='begun']").await;
        let aside = page.database("values").await.remove("learned.broken").unwrap_or_default();
        assert!(aside.contains("what?"), "{aside}");
        assert!(page.eval::<bool>("localStorage.getItem('lyngk.learned') === null").await, "it has been moved");
        assert!(page.learned().await.has(known));
    });
}
