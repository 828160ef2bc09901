//! Running players.

use std::panic::{self, AssertUnwindSafe};
use std::time::Instant;

use anyhow::Result;
use lyngk_engine::{Engine, Limits, Options, Stop};
use lyngk_game::Forfeit;
use lyngk_rules::{SplitMix64, Turn};

use super::external::ExternalPlayer;
use super::fault::PlayerFault;
use super::limit::SearchLimit;
use super::play::TurnRequest;
use super::spec::{PlayerProgram, PlayerSpec};

/// A player that plays one game after another.
#[derive(Debug)]
pub(crate) enum Competitor {
    BuiltIn(Box<BuiltInPlayer>),
    External(Box<ExternalPlayer>),
}

impl Competitor {
    /// A player whose searches end early once `stop` is set.
    pub(crate) fn new(spec: &PlayerSpec, stop: &Stop) -> Competitor {
        let stop = stop.clone();
        match &spec.program {
            PlayerProgram::BuiltIn(options) => {
                Competitor::BuiltIn(Box::new(BuiltInPlayer { options: options.clone(), engine: None, stop }))
            }
            PlayerProgram::External { command, options } => {
                Competitor::External(Box::new(ExternalPlayer::new(command.clone(), options.clone(), stop)))
            }
        }
    }

    /// Prepares for a game. The outer error ends the match: the program cannot be started.
    pub(crate) fn new_game(&mut self, seed: GameSeed) -> Result<Result<(), PlayerFault>> {
        match self {
            Competitor::BuiltIn(player) => {
                player.new_game(seed);
                Ok(Ok(()))
            }
            Competitor::External(player) => player.new_game(),
        }
    }

    /// Asks for a turn. The caller checks whether it is legal and in time.
    pub(crate) fn turn(&mut self, request: &TurnRequest<'_>) -> Result<Turn, PlayerFault> {
        match self {
            Competitor::BuiltIn(player) => player.turn(request),
            Competitor::External(player) => player.turn(request),
        }
    }
}

/// The engine of this program as a player.
#[derive(Debug)]
pub(crate) struct BuiltInPlayer {
    options: Options,
    engine: Option<Engine>,
    stop: Stop,
}

impl BuiltInPlayer {
    fn new_game(&mut self, seed: GameSeed) {
        // The old engine goes first: two of them would need twice the memory.
        self.engine = None;
        self.engine = Some(Engine::new(Options { seed: seed.derive(self.options.seed), ..self.options.clone() }));
    }

    fn turn(&mut self, request: &TurnRequest<'_>) -> Result<Turn, PlayerFault> {
        let engine = self.engine.as_mut().ok_or_else(|| PlayerFault::crash("the engine has not been started"))?;
        let position = request.game.position();
        let limits = match request.limit {
            SearchLimit::Time(time) => Limits::time(time),
            SearchLimit::Nodes(nodes) => Limits::nodes(nodes),
            SearchLimit::Clock(_) => Limits { game_clock: request.clock(request.game.to_move()), ..Limits::default() },
        };
        let limits = Limits { stop: self.stop.clone(), ..limits };
        let began = Instant::now();
        let clock = || began.elapsed();
        // A panic loses this game and spares the others.
        let report = panic::catch_unwind(AssertUnwindSafe(|| engine.go(position, &limits, &clock, &mut |_| ())));
        let report = report.map_err(|_| PlayerFault::crash("the built-in engine panicked"))?;
        report
            .best
            .ok_or_else(|| PlayerFault::Forfeit(Forfeit::NoAnswer, "the built-in engine found no turn".to_owned()))
    }
}

/// The source of a player's random seed in a game. It is the same in every run, and different for every game and player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GameSeed {
    /// The index of the game in the match.
    pub(crate) game: usize,
    /// The index of the match's player.
    pub(crate) player: usize,
}

impl GameSeed {
    /// The seed, from the one that the command line sets.
    fn derive(self, base: u64) -> u64 {
        let number = SplitMix64::new(base).next_u64().wrapping_add(2 * self.game as u64 + self.player as u64);
        SplitMix64::new(number).next_u64()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_game_and_player_has_its_own_seed() {
        let sources = (0..1000).flat_map(|game| [0, 1].map(|player| GameSeed { game, player }));
        let seeds: BTreeSet<u64> = sources.map(|source| source.derive(0)).collect();
        assert_eq!(seeds.len(), 2000);
        assert_ne!(GameSeed { game: 0, player: 0 }.derive(0), GameSeed { game: 0, player: 0 }.derive(1));
    }
}
