//! Tour of all views: accessibility, overflow, target sizes and screenshots.

use lyngk_rules::{Player, Position, Turn, Variant};

use crate::browser::Visitor;
use crate::table::{before_the_end, position_where, with_stored};
use crate::visit::{DESKTOP, PHONE, SMALL, Visit, visit, visit_prepared};

/// 1280 × 1024 at 400 % zoom.
const ZOOMED: Visitor = Visitor { width: 320, height: 256, ..DESKTOP };

/// A position in the middle of a game: some colours are claimed, a stack has been completed, and a high one can be moved.
fn in_the_middle() -> (Position, Turn) {
    let high = |position: &Position| {
        let claimed = Player::ALL.into_iter().all(|player| !position.claims(player).is_empty());
        let scored = Player::ALL.into_iter().any(|player| position.scored(player) > 0);
        let is_high = |turn: &Turn| match turn {
            Turn::Move { claim: None, from, .. } => position.height(*from) > 2,
            _ => false,
        };
        position.turns().into_iter().find(|turn| claimed && scored && !position.claimable().is_empty() && is_high(turn))
    };
    let position = position_where(Variant::Standard, |position| high(position).is_some());
    (position, high(&position).expect("one"))
}

/// Visits each view of the page.
async fn tour(page: &Visit, mut look: impl AsyncFnMut(&str)) {
    page.wait_for("#board").await;
    page.wait_for("#welcome").await;
    look("start").await;
    tour_of_dialogs(page, &mut look).await;
    tour_of_lessons(page, &mut look).await;
    tour_of_a_game(page, &mut look).await;
    page.friends_at(before_the_end(Variant::Standard)).await;
    let table = page.table().await;
    page.play(table.game().position().turns()[0]).await;
    page.wait_for("#game-over").await;
    look("over").await;
}

async fn tour_of_dialogs(page: &Visit, look: &mut impl AsyncFnMut(&str)) {
    page.touch("#head-new-game").await;
    page.wait_for("#dialog[open] #new-start").await;
    look("new-game").await;
    page.fill_in(&["start=lpn", "clock=custom"], &[("new-lpn", "K/I,R")]).await;
    page.touch("#new-start").await;
    page.wait_for("#new-lpn[aria-invalid='true']").await;
    look("new-game-refused").await;
    page.press("Escape").await;
    page.wait_until_gone("#dialog[open]").await;
    page.touch("#head-settings").await;
    page.wait_for("#settings-confirm").await;
    look("settings").await;
    page.touch("#open-about").await;
    page.wait_for("#dialog[data-dialog='about']").await;
    look("about").await;
    page.touch("#dialog-close").await;
    page.wait_until_gone("#dialog[open]").await;
}

/// Visits the lessons, and goes back to the game.
async fn tour_of_lessons(page: &Visit, look: &mut impl AsyncFnMut(&str)) {
    page.touch("#to-learn").await;
    page.wait_for(".course").await;
    look("learn").await;
    page.run("location.hash = '#learn/claim';").await;
    page.wait_for("[data-lesson='claim'] #board").await;
    page.touch("#lesson-hint").await;
    page.wait_for(".mark-ring").await;
    look("lesson").await;
    page.touch("#lesson-show").await;
    page.wait_for(".answer[data-state='done']").await;
    look("lesson-done").await;
    page.run("location.hash = '#learn/end';").await;
    page.wait_for("[data-option='1']").await;
    page.touch("[data-option='1']").await;
    page.wait_for(".answer[data-state='wrong']").await;
    look("lesson-question").await;
    // The rules are long and have their own tests.
    page.run("location.hash = '#learn/try/E7';").await;
    page.wait_for("[data-try='E7'] #board").await;
    look("rules-try").await;
    page.touch("#to-play").await;
    page.wait_for(".play #board").await;
}

async fn tour_of_a_game(page: &Visit, look: &mut impl AsyncFnMut(&str)) {
    let (position, turn) = in_the_middle();
    let Turn::Move { from, .. } = turn else { panic!("a move") };
    // Two players may have the same name.
    let fields =
        [("new-lpn", position.to_string()), ("new-name-1", "Kim".to_owned()), ("new-name-2", "Kim".to_owned())];
    let fields = fields.each_ref().map(|(field, text)| (*field, text.as_str()));
    page.new_game(&["opponent=friend", "start=lpn", "clock=5+3"], &fields).await;
    // The guide of a first game shows them already.
    if page.count("#threats[aria-pressed='true']").await == 0 {
        page.touch("#threats").await;
    }
    page.wait_for("#threats[aria-pressed='true']").await;
    look("threats").await;
    page.touch("#threats").await;
    page.choose(from).await;
    page.wait_for("[data-use='picked']").await;
    look("picked").await;
    page.press("Escape").await;
    page.touch(".claim[aria-disabled='false']").await;
    page.wait_for(".claim[aria-pressed='true']").await;
    look("claiming").await;
    page.touch(".claim[aria-pressed='true']").await;
    page.choose("e4").await;
    look("said").await;
    page.press("Escape").await;
    page.touch("#resign").await;
    page.wait_for("#resign-yes").await;
    look("resigning").await;
    page.touch("#resign-no").await;
    page.wait_until("document.activeElement.id === 'resign'", "the focus to be back").await;
    let table = page.play(turn).await;
    if table.ended().is_none() {
        page.touch("#pause").await;
        page.wait_for("#continue").await;
        look("paused").await;
    }
}

/// Visits the views of failures.
fn tour_of_trouble(visitor: Visitor, mut look: impl AsyncFnMut(&Visit, &str)) {
    let script = format!(
        "{}
        window.Worker = class {{ constructor() {{ throw new Error('no'); }} }};
        const keep = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, text) {{
            if (key === 'lyngk.plan') throw new DOMException('full', 'QuotaExceededError');
            return keep.call(this, key, text);
        }};",
        with_stored(&[("lyngk.game", "what")])
    );
    visit_prepared(visitor.reduced_motion(), &script, async |page| {
        page.wait_for("#engine-trouble").await;
        page.wait_for("#broken-game").await;
        page.wait_for("#unkept").await;
        look(page, "trouble").await;
    });
}

fn axe_everywhere(visitor: Visitor) {
    visit(visitor.reduced_motion(), async |page| {
        tour(page, async |view| page.axe_at(view).await).await;
    });
    tour_of_trouble(visitor, async |page, view| page.axe_at(view).await);
}

impl Visit {
    /// Runs axe-core on a view; failures name it.
    pub(crate) async fn axe_at(&self, view: &str) {
        println!("axe: {view}");
        self.axe().await;
    }
}

#[test]
fn all_views_are_accessible_on_a_desktop() {
    axe_everywhere(DESKTOP);
}

#[test]
fn all_views_are_accessible_on_a_dark_desktop() {
    axe_everywhere(DESKTOP.dark());
}

#[test]
fn all_views_are_accessible_on_a_phone() {
    axe_everywhere(PHONE);
}

#[test]
fn all_views_are_accessible_on_a_dark_phone() {
    axe_everywhere(PHONE.dark());
}

#[test]
fn all_views_are_accessible_in_high_contrast() {
    let kept = with_stored(&[("lyngk.settings", "theme=contrast\n")]);
    visit_prepared(DESKTOP.reduced_motion(), &kept, async |page| {
        page.wait_for("html[data-theme='contrast']").await;
        tour(page, async |view| page.axe_at(view).await).await;
    });
}

/// Elements that overflow the window.
const STICKS_OUT: &str = "(() => {
    const width = document.documentElement.clientWidth;
    const found = [];
    if (document.documentElement.scrollWidth > width) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const dialog = document.querySelector('#dialog[open]');
    for (const part of dialog?.querySelectorAll('*') ?? [])
        // One pixel wide are texts for screen readers.
        if (part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'visible')
            found.push(`${part.className || part.tagName} in the dialog scrolls sideways`);
    for (const part of (dialog ?? document.body).querySelectorAll('button, p, h1, h2, h3, input, select, textarea, label, td, th, [data-point] .spot-hit')) {
        if (!part.checkVisibility({ visibilityProperty: true }) || part.closest('.sr-only, .skip, .turns')) continue;
        const box = part.getBoundingClientRect();
        if (box.width > 1 && (box.left < -1 || box.right > width + 1)) found.push(`${part.outerHTML.slice(0, 120)} sticks out`);
    }
    return found;
})()";

/// Touch targets smaller than 24 pixels.
const TOO_SMALL: &str = "(() => {
    const found = [];
    const place = document.querySelector('#dialog[open]') ?? document.body;
    for (const control of place.querySelectorAll('button, a[href], select, input, textarea, summary, [role=button]')) {
        if (!control.checkVisibility({ visibilityProperty: true }) || control.matches('.skip')) continue;
        const hit = control.querySelector('.spot-hit') ?? (control.matches('input') && control.closest('label')) ?? null;
        const box = (hit || control).getBoundingClientRect();
        if (box.width < 24 || box.height < 24)
            found.push(`${box.width.toFixed(1)} × ${box.height.toFixed(1)}: ${control.outerHTML.slice(0, 120)}`);
    }
    return found;
})()";

pub(crate) async fn fits(page: &Visit, view: &str) {
    let found: Vec<String> = page.eval(STICKS_OUT).await;
    assert!(found.is_empty(), "{view}:\n{}", found.join("\n"));
    let width: u32 = page.eval("innerWidth").await;
    assert_eq!(width, page.visitor.width, "{view} is wider than the window");
    let found: Vec<String> = page.eval(TOO_SMALL).await;
    assert!(found.is_empty(), "{view}: too small:\n{}", found.join("\n"));
}

#[test]
fn everything_fits_on_a_small_phone_with_large_enough_targets() {
    visit(SMALL.reduced_motion(), async |page| tour(page, async |view| fits(page, view).await).await);
    tour_of_trouble(SMALL, async |page, view| fits(page, view).await);
}

#[test]
fn everything_fits_at_four_hundred_percent() {
    visit(ZOOMED.reduced_motion(), async |page| tour(page, async |view| fits(page, view).await).await);
    tour_of_trouble(ZOOMED, async |page, view| fits(page, view).await);
}

#[test]
fn everything_fits_in_every_language_on_a_small_phone() {
    for language in ["de-DE", "ru-RU"] {
        visit(SMALL.reduced_motion().speaking(language), async |page| {
            tour(page, async |view| fits(page, &format!("{language} {view}")).await).await;
        });
    }
}

#[test]
#[ignore = "these are pictures to look at, in target/page-shots"]
fn pictures() {
    let by_night = |visitor: Visitor| if visitor.dark { "dark" } else { "light" };
    for (name, visitor) in [("desktop", DESKTOP), ("phone", PHONE), ("small", SMALL)] {
        for visitor in [visitor, visitor.dark()] {
            let shot = |view: &str| format!("{name}-{}-{view}", by_night(visitor));
            visit(visitor.reduced_motion(), async |page| {
                tour(page, async |view| page.screenshot(&shot(view)).await).await;
            });
            tour_of_trouble(visitor, async |page, view| page.screenshot(&shot(view)).await);
        }
    }
}
