//! One game between two players.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::Result;
use lyngk_rules::{GameResult, Player as Side, Position, Turn};

use super::fault::Fault;
use super::pace::Clocks;
use super::player::{Draw, Seat, Task};

/// A game to be played.
#[derive(Debug)]
pub(crate) struct Game {
    /// Which of the match, the first being 0.
    pub(crate) number: usize,
    pub(crate) start: Position,
    /// Which of the match's two players sits on each side.
    pub(crate) players: [usize; 2],
}

/// A game that was played.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) turns: Vec<Turn>,
    pub(crate) result: GameResult,
    /// What went wrong, if anything: the side that lost by it is the one that did not win.
    pub(crate) fault: Option<Fault>,
    /// How many turns each of the match's players was asked for, and how long they took together.
    pub(crate) spent: [(u32, Duration); 2],
}

impl Game {
    /// Plays the game; none when the match was stopped meanwhile. An error ends the match: a player cannot be started.
    pub(crate) fn play(&self, seats: &mut [Seat; 2], mut clocks: Clocks, stop: &AtomicBool) -> Result<Option<Played>> {
        let mut spent = [(0, Duration::ZERO); 2];
        let mut turns = Vec::new();
        let lost_by = |fault, side: Side, turns, spent| {
            Ok(Some(Played { turns, result: GameResult::Win(side.opponent()), fault: Some(fault), spent }))
        };
        for side in Side::ALL {
            let player = self.players[side.index()];
            if let Err(fault) = seats[player].new_game(Draw { game: self.number, player })? {
                return lost_by(fault, side, turns, spent);
            }
        }
        let mut position = self.start;
        loop {
            if let Some(outcome) = position.outcome() {
                return Ok(Some(Played { turns, result: outcome.winner.into(), fault: None, spent }));
            }
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let side = position.to_move();
            let player = self.players[side.index()];
            let task = Task { start: &self.start, turns: &turns, position: &position, budget: clocks.budget(side) };
            let asked = Instant::now();
            let answer = seats[player].turn(&task);
            let took = asked.elapsed();
            spent[player].0 += 1;
            spent[player].1 += took;
            let turn = match (answer, task.budget.deadline().filter(|&allowed| took > allowed)) {
                (Ok(turn), None) => turn,
                // A turn that comes too late does not count, neither one that would have won nor one that is not legal.
                (Ok(_) | Err(Fault::IllegalTurn(_)), Some(allowed)) => {
                    return lost_by(Fault::Time { took, allowed }, side, turns, spent);
                }
                (Err(fault), _) => return lost_by(fault, side, turns, spent),
            };
            if let Err(illegal) = position.play(turn) {
                return lost_by(Fault::IllegalTurn(illegal.to_string()), side, turns, spent);
            }
            clocks.spend(side, took);
            turns.push(turn);
        }
    }
}
