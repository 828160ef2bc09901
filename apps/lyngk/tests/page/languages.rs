//! Languages: chosen, switched, and taken from the browser; and those that layouts are tried in.

use lyngk_view::{Language, Words, say};

use crate::visit::{DESKTOP, PHONE, Visit, visit};

/// The languages that layouts are tried in: those with the longest texts, or all of them in a thorough run.
pub(crate) fn tried() -> &'static [Language] {
    const LONGEST: &[Language] = &[Language::Russian, Language::Polish, Language::German];
    if is_thorough() { &Language::ALL } else { LONGEST }
}

/// Whether tests try everything instead of a sample: `LYNGK_LANGUAGES` is `all`, as in `cargo verify --thorough`.
pub(crate) fn is_thorough() -> bool {
    std::env::var("LYNGK_LANGUAGES").is_ok_and(|which| which == "all")
}

/// Waits until the page is in a language.
async fn speaks(page: &Visit, language: Language) {
    let words = Words::new(language);
    page.wait_for(&format!("html[lang='{}']", language.code())).await;
    page.wait_for_words("#head-new-game", &words.text("head-new-game")).await;
    page.wait_for_words("#take-back", &words.text("control-take-back")).await;
    page.wait_for_words("#claim-preview", &words.text("tray-hint")).await;
    let table = page.table().await;
    page.wait_for_status(&say::status(&words, &table)).await;
    let point = lyngk_rules::Point::E4;
    let label = say::point(&words, &table, point, &table.point_views()[point.index()]);
    page.settle().await;
    assert_eq!(page.attribute("[data-point='e4']", "aria-label").await, Some(label));
}

#[test]
fn the_language_changes_at_once() {
    visit(DESKTOP, async |page| {
        page.wait_for("#language").await;
        speaks(page, Language::English).await;
        page.run("document.querySelector('#language').focus();").await;
        for language in Language::ALL.into_iter().skip(1) {
            page.press("ArrowDown").await;
            speaks(page, language).await;
        }
        page.reload().await;
        speaks(page, Language::Russian).await;
    });
}

#[test]
fn an_open_dialog_changes_its_language_too() {
    visit(DESKTOP, async |page| {
        page.click("#head-settings").await;
        page.wait_for_words("#dialog-title", "Settings").await;
        // An opening dialog moves the focus to its title in the next frame.
        page.wait_until("document.activeElement?.id === 'dialog-title'", "the focus on the title").await;
        page.settle().await;
        page.run("document.querySelector('#settings-language').focus();").await;
        // The first option is the browser's language, the second English.
        page.press("ArrowDown").await;
        page.press("ArrowDown").await;
        page.wait_for_words("#dialog-title", &Words::new(Language::German).text("settings-title")).await;
        page.press("Home").await;
        page.wait_for_words("#dialog-title", "Settings").await;
    });
}

#[test]
fn the_first_language_is_the_browsers() {
    visit(PHONE.speaking("pl-PL"), async |page| speaks(page, Language::Polish).await);
    visit(PHONE.speaking("ja"), async |page| speaks(page, Language::English).await);
}
