//! Panels around the board of a game.

mod actions;
mod banners;
mod claims;
mod clocks;
mod controls;
mod player;
mod record;
mod score;
mod score_details;
mod status;
mod typed;

pub(crate) use actions::{Actions, focus_board};
pub(crate) use claims::ClaimTray;
pub(crate) use clocks::run_clocks;
pub(crate) use controls::RotateControl;
pub(crate) use player::PlayerPanel;
pub(crate) use record::{Step, scroll_to_shown, step, step_button};
pub(crate) use score::completed;
pub(crate) use status::{Said, Status};
pub(crate) use typed::TypedTurn;

use leptos::prelude::*;

use crate::board;
use crate::browser;
use crate::game_over::GameOver;
use crate::parts::Around;
use banners::Banners;
use controls::Controls;
use record::Record;
use score_details::ScoreDetails;

/// A view of the part that is fetched as soon as the first board is on the screen.
pub(crate) fn around(view: Around) -> AnyView {
    match view {
        Around::Banners => view! { <Banners /> }.into_any(),
        Around::Controls => view! { <Controls /> }.into_any(),
        Around::GameOver => view! { <GameOver /> }.into_any(),
        Around::Motion => board::motion(),
        Around::Record => view! { <Record /> }.into_any(),
        Around::ScoreDetails(player) => view! { <ScoreDetails player /> }.into_any(),
        Around::Styles => view! { <link rel="stylesheet" href=browser::meta("lyngk-dialogs") /> }.into_any(),
    }
}
