//! Somebody who plays: what they know, and how they search.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, bail, ensure};
use lyngk_engine::judge::{Knowledge, Learned, Trained};
use lyngk_engine::network::{Memory, Network};
use lyngk_engine::search::{LEARNED_TUNING, TUNING, Tree, Tuning};

use crate::challenger::{WAYS, Ways};

/// What can be said of a player: how it searches, how far turns are followed, how many positions it remembers and looks at, and how
/// it looks ahead if it is to be the challenger.
const OPTIONS: &str = "explore, doubt, expand, halving, trust, remember, visits, and for alpha-beta least and margin";

/// What is said of players in help.
pub(crate) fn described() -> String {
    format!("`hand` or a network file; then, each after a comma, any of these as NAME=NUMBER: {OPTIONS}")
}

/// A player by what is written on the command line: `hand` for the weights without a network or a network file, and then, each after
/// a comma, any of the [`OPTIONS`] with `=` and a number.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    pub(crate) name: String,
    network: Option<Arc<Network>>,
    pub(crate) tuning: Tuning,
    trust: Option<f32>,
    remember: Option<usize>,
    /// How many positions the player looks at for a turn, where it is said.
    pub(crate) visits: Option<u64>,
    /// How the player looks ahead, if not by tree search.
    pub(crate) ways: Option<Ways>,
}

impl Player {
    /// The engine without a network.
    pub(crate) fn hand() -> Player {
        Player {
            name: "hand".to_owned(),
            network: None,
            tuning: TUNING,
            trust: None,
            remember: None,
            visits: None,
            ways: None,
        }
    }

    /// The engine with the network of a file.
    pub(crate) fn with_network(path: &Path) -> Result<Player> {
        let bytes = fs::read(path).with_context(|| format!("{} cannot be read", path.display()))?;
        let network = Network::read(&bytes).with_context(|| path.display().to_string())?;
        let name = path.display().to_string();
        Ok(Player { name, network: Some(Arc::new(network)), tuning: LEARNED_TUNING, ..Player::hand() })
    }

    pub(crate) fn read(text: &str) -> Result<Player> {
        let mut parts = text.split(',');
        let who = parts.next().unwrap_or_default();
        let mut player = if who == "hand" { Player::hand() } else { Player::with_network(Path::new(who))? };
        text.clone_into(&mut player.name);
        for part in parts {
            let (name, number) = part.split_once('=').with_context(|| format!("{part} should be NAME=NUMBER"))?;
            let number: f32 = number.parse().with_context(|| format!("{part} should have a number"))?;
            ensure!(number.is_finite() && number >= 0.0, "{part} should have a number of at least 0");
            ensure!(name != "visits" || number >= 1.0, "{part} should have a number of at least 1");
            match name {
                "explore" => player.tuning.explore = number,
                "doubt" => player.tuning.doubt = number,
                "expand" => player.tuning.expand_at = number as u32,
                "trust" => player.trust = Some(number),
                "halving" => player.tuning.halving = number as u64,
                "least" => player.ways.get_or_insert(WAYS).least = (1000.0 * number) as i32,
                "margin" => player.ways.get_or_insert(WAYS).margin = (1000.0 * number) as i32,
                "visits" => player.visits = Some(number as u64),
                "remember" => player.remember = Some(number as usize),
                _ => bail!("{name} is not known; there are {OPTIONS}"),
            }
        }
        Ok(player)
    }

    /// What the player knows.
    pub(crate) fn judge(&self) -> Knowledge {
        match &self.network {
            Some(network) => {
                let mut judge = Learned::new(Arc::clone(network));
                judge.trust = self.trust.unwrap_or(judge.trust);
                if let Some(positions) = self.remember {
                    judge.memory = Memory::new(positions);
                }
                Knowledge::Learned(judge)
            }
            None => Knowledge::Trained(Box::<Trained>::default()),
        }
    }

    /// A tree to search in.
    pub(crate) fn tree(&self, mib: usize) -> Tree {
        Tree::new(mib, self.tuning)
    }
}
