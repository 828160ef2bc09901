//! Players of duels and tests: an evaluator and search parameters, described by a text.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, bail, ensure};
use lyngk_engine::evaluation::{AnyEvaluator, LinearEvaluator, NetworkEvaluator};
use lyngk_engine::network::{ActivationCache, Network, Networks};
use lyngk_engine::search::{LINEAR_TUNING, NETWORK_TUNING, Tree, Tuning};

/// The options of a player.
const OPTIONS: &str =
    "cpuct, fpu_reduction, expansion_visits, halving_visits, uncertainty, inverse_temperature, cache, visits";

/// The description of players in help texts.
pub(crate) fn help() -> String {
    format!(
        "`hand` (the linear weights), `embedded` (the engine's network of each variant) or a network file, followed by options in the form ,NAME=NUMBER; the names are {OPTIONS}"
    )
}

/// A player.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    pub(crate) name: String,
    pub(crate) networks: Option<Networks>,
    pub(crate) tuning: Tuning,
    inverse_temperature: Option<f32>,
    /// The number of positions in the network's cache.
    cache: Option<usize>,
    /// Visits of each search, if the description has them.
    pub(crate) visits: Option<u64>,
}

impl Player {
    /// The engine with its linear weights.
    pub(crate) fn hand() -> Player {
        Player {
            name: "hand".to_owned(),
            networks: None,
            tuning: LINEAR_TUNING,
            inverse_temperature: None,
            cache: None,
            visits: None,
        }
    }

    /// The engine with its own networks.
    pub(crate) fn embedded() -> Player {
        let name = "embedded".to_owned();
        Player { name, networks: Some(Networks::embedded()), tuning: NETWORK_TUNING, ..Player::hand() }
    }

    /// The engine with the network of a file, for both variants.
    pub(crate) fn with_network(path: &Path) -> Result<Player> {
        let bytes = fs::read(path).with_context(|| format!("{} cannot be read", path.display()))?;
        let network = Network::read(&bytes).with_context(|| path.display().to_string())?;
        let name = path.display().to_string();
        let networks = Some(Networks::same(Arc::new(network)));
        Ok(Player { name, networks, tuning: NETWORK_TUNING, ..Player::hand() })
    }

    /// The player of a description, see [`help`].
    pub(crate) fn read(text: &str) -> Result<Player> {
        let mut parts = text.split(',');
        let base = parts.next().unwrap_or_default();
        let mut player = match base {
            "hand" => Player::hand(),
            "embedded" => Player::embedded(),
            path => Player::with_network(Path::new(path))?,
        };
        text.clone_into(&mut player.name);
        for part in parts {
            let (name, number) = part.split_once('=').with_context(|| format!("{part} should be NAME=NUMBER"))?;
            let number: f32 = number.parse().with_context(|| format!("{part} should have a number"))?;
            ensure!(number.is_finite() && number >= 0.0, "{part} should have a number of at least 0");
            ensure!(name != "visits" || number >= 1.0, "{part} should have a number of at least 1");
            match name {
                "cpuct" => player.tuning.cpuct = number,
                "fpu_reduction" => player.tuning.fpu_reduction = number,
                "expansion_visits" => player.tuning.expansion_visits = number as u32,
                "inverse_temperature" => player.inverse_temperature = Some(number),
                "halving_visits" => player.tuning.halving_visits = number as u64,
                "uncertainty" => player.tuning.uncertainty = number,
                "visits" => player.visits = Some(number as u64),
                "cache" => player.cache = Some(number as usize),
                _ => bail!("there is no option {name}; the options are {OPTIONS}"),
            }
        }
        Ok(player)
    }

    /// The player's evaluator.
    pub(crate) fn evaluator(&self) -> AnyEvaluator {
        match &self.networks {
            Some(networks) => {
                let mut evaluator = NetworkEvaluator::new(networks.clone());
                evaluator.inverse_temperature = self.inverse_temperature.unwrap_or(evaluator.inverse_temperature);
                if let Some(positions) = self.cache {
                    evaluator.cache = ActivationCache::new(positions);
                }
                AnyEvaluator::Network(evaluator)
            }
            None => AnyEvaluator::Linear(Box::<LinearEvaluator>::default()),
        }
    }

    /// A search tree of a size in MiB.
    pub(crate) fn tree(&self, mib: usize) -> Tree {
        Tree::new(mib, self.tuning)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_network_of_the_repository_can_be_read() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("networks");
        let mut names = Vec::new();
        for file in fs::read_dir(&folder).expect("a folder") {
            let path = file.expect("a file").path();
            Player::with_network(&path).unwrap_or_else(|error| panic!("{error:#}"));
            names.extend(path.file_name().and_then(|name| name.to_str()).map(str::to_owned));
        }
        names.sort();
        assert_eq!(names, ["both.net", "six-full-39.net", "std-full-33.net"]);
    }
}
