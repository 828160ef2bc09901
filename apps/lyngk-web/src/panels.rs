//! Panels around the board of a game.

mod actions;
mod banners;
mod claims;
mod clocks;
mod controls;
mod player;
mod record;
mod score;
mod status;
mod typed;

pub(crate) use actions::{Actions, focus_board};
pub(crate) use banners::Banners;
pub(crate) use claims::ClaimTray;
pub(crate) use clocks::run_clocks;
pub(crate) use controls::{Controls, LookControls};
pub(crate) use player::PlayerPanel;
pub(crate) use record::{Record, Step, step, step_button};
pub(crate) use score::Lead;
pub(crate) use status::{Said, Status};
pub(crate) use typed::TypedTurn;
