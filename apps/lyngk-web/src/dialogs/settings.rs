//! Settings dialog. Changes take effect at once.

use leptos::prelude::*;
use lyngk_picture::draw;
use lyngk_rules::{Color, Piece};
use lyngk_view::{BoardTheme, ColorTheme, Language, Motion, PieceSet, Settings};

use super::field::{Choice, Choices, Switch};
use super::frame::{DialogFrame, DialogLink};
use crate::browser;
use crate::icon::{self, Icon};
use crate::piece::set_class;
use crate::screen;
use crate::state::{BoardState, Dialog, PageState};

/// The settings dialog.
#[component]
pub(crate) fn SettingsDialog() -> impl IntoView {
    view! {
        <DialogFrame title="settings-title">
            <LanguageField />
            <ThemeField />
            <PiecesField />
            <BoardField />
            <RotationField />
            <ScreenField />
            <MotionField />
            <Switches />
            <DialogLink id="open-help" to=Dialog::Help key="help-title" />
            <DialogLink id="open-about" to=Dialog::About key="settings-about" />
        </DialogFrame>
    }
}

/// Full screen and zen mode, which close the dialog.
#[component]
fn ScreenField() -> impl IntoView {
    let page: PageState = expect_context();
    let button = move |id: &'static str, key: &'static str, toggle: fn()| {
        let press = move |_| {
            page.dialog.set(None);
            toggle();
        };
        view! { <button type="button" class="button" id=id on:click=press>{page.text(key)}</button> }
    };
    view! {
        <fieldset class="field">
            <legend>{page.text("settings-screen")}</legend>
            <div class="rotation">
                {screen::can_fill().then(|| button("fullscreen", "settings-fullscreen", screen::toggle_fullscreen))}
                {button("zen", "settings-zen", screen::toggle_zen)}
            </div>
            <p class="field-hint">
                {page.text("settings-screen-hint")}
                <span class="with-keys">" " {page.text("settings-screen-keys")}</span>
            </p>
        </fieldset>
    }
}

/// A derived signal of the settings.
fn part<T: Send + Sync + 'static>(page: PageState, part: fn(&Settings) -> T) -> Signal<T> {
    Signal::derive(move || part(&page.settings.read()))
}

/// A callback that changes the settings.
fn change<T: 'static>(page: PageState, change: fn(&mut Settings, T)) -> Callback<T> {
    Callback::new(move |value| page.settings.update(|settings| change(settings, value)))
}

#[component]
fn LanguageField() -> impl IntoView {
    let page: PageState = expect_context();
    let own = Language::ALL
        .into_iter()
        .map(|language| {
            let now = move || page.settings.read().language == Some(language);
            view! {
                <option value=language.code() lang=language.code() prop:selected=move || now()>
                    {language.own_name()}
                </option>
            }
        })
        .collect_view();
    let browsers = move || {
        let preferred = browser::languages();
        let language = Language::preferred(preferred.iter().map(String::as_str));
        page.words.read().with("settings-language-browser", [("language", language.own_name().into())])
    };
    let choose = move |code: String| page.settings.update(|settings| settings.language = Language::from_tag(&code));
    view! {
        <div class="field">
            <label class="line-label" for="settings-language">
                {page.text("settings-language")}
            </label>
            <select
                class="line-input"
                id="settings-language"
                on:change:target=move |event| choose(event.target().value())
            >
                <option value="" prop:selected=move || page.settings.read().language.is_none()>
                    {move || browsers()}
                </option>
                {own}
            </select>
        </div>
    }
}

#[component]
fn ThemeField() -> impl IntoView {
    const THEMES: [ColorTheme; 4] = [ColorTheme::System, ColorTheme::Light, ColorTheme::Dark, ColorTheme::Contrast];
    let page: PageState = expect_context();
    let options = vec![
        Choice::new("system", page.text("settings-theme-system")),
        Choice::new("light", page.text("settings-theme-light")),
        Choice::new("dark", page.text("settings-theme-dark")),
        Choice::new("contrast", page.text("settings-theme-contrast")),
    ];
    let chosen = part(page, |settings| THEMES.iter().position(|theme| *theme == settings.theme).unwrap_or_default());
    let choose = change(page, |settings, number: usize| settings.theme = THEMES[number]);
    let legend = Signal::derive(page.text("settings-theme"));
    view! { <Choices name="theme" legend options chosen choose layout="segments segments-themes" /> }
}

#[component]
fn PiecesField() -> impl IntoView {
    const SETS: [PieceSet; 3] = [PieceSet::Stone, PieceSet::Distinct, PieceSet::Grey];
    let page: PageState = expect_context();
    let option = |value, set, label, hint| {
        let picture = Some(preview(set).into_any());
        Choice { picture, ..Choice::new(value, page.text(label)).hint(page.text(hint)) }
    };
    let options = vec![
        option("stone", PieceSet::Stone, "settings-pieces-stone", "settings-pieces-stone-hint"),
        option("distinct", PieceSet::Distinct, "settings-pieces-distinct", "settings-pieces-distinct-hint"),
        option("grey", PieceSet::Grey, "settings-pieces-grey", "settings-pieces-grey-hint"),
    ];
    let chosen = part(page, |settings| SETS.iter().position(|set| *set == settings.pieces).unwrap_or_default());
    let choose = change(page, |settings, number: usize| settings.pieces = SETS[number]);
    let legend = Signal::derive(page.text("settings-pieces"));
    view! { <Choices name="pieces" legend options chosen choose layout="cards cards-pieces" /> }
}

/// Preview of a piece set.
fn preview(set: PieceSet) -> impl IntoView {
    let discs = Piece::ALL
        .map(|piece| view! { <svg class="disc" viewBox="-20 -20 40 40" inner_html=draw::disc(piece)></svg> })
        .into_iter()
        .collect_view();
    view! { <span class=format!("preview {}", set_class(set)) aria-hidden="true">{discs}</span> }
}

#[component]
fn BoardField() -> impl IntoView {
    let page: PageState = expect_context();
    let option = |board: BoardTheme, label| {
        let picture = Some(board_preview(board).into_any());
        Choice { picture, ..Choice::new(board.name(), page.text(label)) }
    };
    let options = vec![
        option(BoardTheme::Plain, "settings-board-plain"),
        option(BoardTheme::Wood, "settings-board-wood"),
        option(BoardTheme::Slate, "settings-board-slate"),
        option(BoardTheme::Felt, "settings-board-felt"),
    ];
    let chosen =
        part(page, |settings| BoardTheme::ALL.iter().position(|board| *board == settings.board).unwrap_or_default());
    let choose = change(page, |settings, number: usize| settings.board = BoardTheme::ALL[number]);
    let legend = Signal::derive(page.text("settings-board"));
    view! { <Choices name="board" legend options chosen choose layout="cards cards-boards" /> }
}

/// Preview of a board: a piece of the plate with a crossing of its lines.
fn board_preview(board: BoardTheme) -> impl IntoView {
    let stone = draw::disc(Piece::Color(Color::Red));
    view! {
        <svg
            class="preview-board"
            data-board=board.name()
            viewBox="0 0 120 56"
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
        >
            <rect class="plate-flat" width="120" height="56" />
            <rect class="plate-grain" width="120" height="56" />
            <path class="plate-lines" d="M60 0V56M0-6 120 62M120-6 0 62" />
            <g class="disc stone" transform="translate(60 28) scale(.8)" inner_html=stone></g>
        </svg>
    }
}

#[component]
fn MotionField() -> impl IntoView {
    let page: PageState = expect_context();
    let options = vec![
        Choice::new("slow", page.text("settings-motion-slow")),
        Choice::new("normal", page.text("settings-motion-normal")),
        Choice::new("fast", page.text("settings-motion-fast")),
        Choice::new("off", page.text("settings-motion-off")),
    ];
    let chosen =
        part(page, |settings| Motion::ALL.iter().position(|motion| *motion == settings.motion).unwrap_or_default());
    let choose = change(page, |settings, number: usize| settings.motion = Motion::ALL[number]);
    let legend = Signal::derive(page.text("settings-motion"));
    view! {
        <Choices name="motion" legend options chosen choose layout="segments segments-themes" />
        // Under the choice that it explains.
        <p class="field-hint">{page.text("settings-motion-hint")}</p>
    }
}

#[component]
fn RotationField() -> impl IntoView {
    let page: PageState = expect_context();
    let now = move || {
        let degrees = u32::from(page.settings.read().rotation) * 60;
        page.words.read().with("settings-rotation-now", [("degrees", degrees.into())])
    };
    let rotate = move |by: u8| page.rotate(by);
    let button = move |id: &'static str, shape, by| {
        view! {
            <button type="button" class="button" id=id on:click=move |_| rotate(by)>
                <Icon shape />
                {page.text(id)}
            </button>
        }
    };
    view! {
        <fieldset class="field" data-field="rotation">
            <legend>{page.text("settings-rotation")}</legend>
            <div class="rotation">
                {button("settings-rotate-left", icon::TURN_LEFT, 5)}
                {button("settings-rotate-right", icon::TURN_RIGHT, 1)}
                <output class="rotation-now" aria-live="polite">{move || now()}</output>
                <button
                    type="button"
                    class="button-quiet"
                    id="settings-rotate-reset"
                    on:click=move |_| page.settings.update(|settings| settings.rotation = 0)
                >
                    {page.text("settings-rotate-reset")}
                </button>
            </div>
        </fieldset>
    }
}

#[component]
fn Switches() -> impl IntoView {
    let page: PageState = expect_context();
    // In a first game threats are marked whatever the settings say.
    let board: BoardState = expect_context();
    view! {
        <div class="switches">
            <VolumeField />
            <Switch
                name="settings-coordinates"
                label="settings-coordinates"
                hint="settings-coordinates-hint"
                on=part(page, |settings| settings.coordinates)
                switch=change(page, |settings, on| settings.coordinates = on)
            />
            <Switch
                name="settings-turning"
                label="settings-turning"
                hint="settings-turning-when"
                on=part(page, |settings| settings.turning)
                switch=change(page, |settings, on| settings.turning = on)
            />
            <Switch
                name="settings-confirm"
                label="settings-confirm"
                hint="settings-confirm-hint"
                on=part(page, |settings| settings.confirm)
                switch=change(page, |settings, on| settings.confirm = on)
            />
            <Switch
                name="settings-passing"
                label="settings-passing"
                hint="settings-passing-hint"
                on=part(page, |settings| settings.passing)
                switch=change(page, |settings, on| settings.passing = on)
            />
            <Switch
                name="settings-threats"
                label="settings-threats"
                hint="settings-threats-hint"
                on=Signal::derive(move || board.shows_threats())
                switch=Callback::new(move |_| board.toggle_threats())
            />
            <Switch
                name="settings-letters"
                label="settings-letters"
                hint="settings-letters-hint"
                on=part(page, |settings| settings.letters)
                switch=change(page, |settings, on| settings.letters = on)
            />
        </div>
    }
}

/// The volume of sounds. 0 is silent.
#[component]
fn VolumeField() -> impl IntoView {
    let page: PageState = expect_context();
    let volume = Memo::new(move |_| page.settings.read().volume);
    let now = move || match volume.get() {
        0 => page.words.read().text("settings-silent"),
        volume => format!("{}%", u32::from(volume) * 100 / u32::from(Settings::LOUDEST)),
    };
    let choose = move |value: String| {
        if let Ok(volume) = value.parse() {
            page.settings.update(|settings| settings.volume = volume);
        }
    };
    view! {
        <div class="volume">
            <label for="settings-volume">{page.text("settings-volume")}</label>
            <input
                type="range"
                id="settings-volume"
                min="0"
                max=Settings::LOUDEST
                prop:value=move || volume.get()
                aria-valuetext=move || now()
                on:input:target=move |event| choose(event.target().value())
            />
            <output for="settings-volume">{move || now()}</output>
        </div>
    }
}
