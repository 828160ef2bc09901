//! The plan of a run: one file says everything about it.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail, ensure};
use lyngk_engine::network::{Network, NetworkError};
use serde::Deserialize;

/// A run.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Plan {
    /// Where everything goes.
    pub(crate) folder: PathBuf,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
    /// How many networks are fitted.
    pub(crate) generations: u32,
    pub(crate) network: Shape,
    /// The games without a network.
    pub(crate) first: Games,
    /// Those of every later generation.
    pub(crate) games: Games,
    pub(crate) first_fit: Fit,
    pub(crate) fit: Fit,
    pub(crate) last_fit: Fit,
    pub(crate) gate: Gate,
}

/// How large the network is.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Shape {
    pub(crate) width: u32,
    pub(crate) layers: u32,
}

/// How games are played.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Games {
    /// How many.
    pub(crate) count: u64,
    /// How many positions a thorough search looks at.
    pub(crate) thorough: u64,
    /// How many a cheap one does.
    pub(crate) cheap: u64,
    /// One turn in so many is thought about thoroughly; only from these it is learnt which turns are good.
    pub(crate) every: u64,
}

/// How a network is fitted.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Fit {
    pub(crate) steps: u32,
    pub(crate) batch: u32,
    pub(crate) rate: f64,
    /// To the games of how many generations.
    pub(crate) window: u32,
}

/// When and how a network is accepted. That is only said of it: games are always played by the newest.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Gate {
    /// Every so many generations.
    pub(crate) every: u32,
    /// What each player has for a turn.
    pub(crate) milliseconds: u64,
    /// How many starts of each variant at most.
    pub(crate) pairs: u64,
    /// What the test decides between.
    pub(crate) elo: [f64; 2],
}

impl Plan {
    pub(crate) fn read(path: &Path) -> Result<Plan> {
        let text = fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))?;
        let plan: Plan = toml::from_str(&text).map_err(|error| {
            // Its own words go over several lines, as the line that is wrong is drawn among them.
            let before = text.bytes().take(error.span().map_or(0, |span| span.start));
            let line = 1 + before.filter(|&byte| byte == b'\n').count();
            anyhow!("{} is no plan of a run: line {line}: {}", path.display(), error.message())
        })?;
        plan.check().with_context(|| path.display().to_string())?;
        Ok(plan)
    }

    /// Finds now what would only be noticed after hours.
    fn check(&self) -> Result<()> {
        let Plan { first, games, gate, network: Shape { width, layers }, .. } = self;
        let mut counts = vec![
            ("threads", self.threads as u64),
            ("generations", self.generations.into()),
            ("first.count", first.count),
            ("gate.every", gate.every.into()),
            ("gate.milliseconds", gate.milliseconds),
            ("gate.pairs", gate.pairs),
        ];
        for Games { thorough, cheap, every, .. } in [first, games] {
            counts.extend([("thorough", *thorough), ("cheap", *cheap), ("every", *every)]);
        }
        for Fit { steps, batch, rate, window } in [self.first_fit, self.fit, self.last_fit] {
            counts.extend([("steps", steps.into()), ("batch", batch.into()), ("window", window.into())]);
            ensure!(rate > 0.0 && rate.is_finite(), "rate is a number above 0");
        }
        if let Some((name, _)) = counts.iter().find(|(_, count)| *count == 0) {
            bail!("{name} is at least 1");
        }
        ensure!(gate.elo[0] < gate.elo[1], "elo is two numbers, the lower first");
        // The engine knows which networks it reads: of a file that ends after its head it first says whether the size is possible.
        let head = [&b"LYNGKNET"[..], &1u32.to_le_bytes(), &width.to_le_bytes(), &layers.to_le_bytes(), &[0; 8]];
        match Network::read(&head.concat()) {
            Err(error @ NetworkError::Size { .. }) => Err(error.into()),
            _ => Ok(()),
        }
    }

    /// How the games of a generation are played.
    pub(crate) fn games_of(&self, generation: u32) -> Games {
        if generation == 0 { self.first } else { self.games }
    }

    /// How a generation is fitted. The last one takes its time: small steps, over more games.
    pub(crate) fn fit_of(&self, generation: u32) -> Fit {
        match generation {
            1 => self.first_fit,
            last if last == self.generations => self.last_fit,
            _ => self.fit,
        }
    }

    /// Whether a generation plays a match: one in so many does, and the last one, which is what comes of the run.
    pub(crate) fn is_gated(&self, generation: u32) -> bool {
        generation.is_multiple_of(self.gate.every) || generation == self.generations
    }

    /// Which games a generation is fitted to, where they are there.
    pub(crate) fn window(&self, generation: u32) -> std::ops::Range<u32> {
        generation.saturating_sub(self.fit_of(generation).window)..generation
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_plan_that_comes_with_the_program_can_be_read() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("runs");
        let plans: Vec<PathBuf> =
            fs::read_dir(&folder).expect("a folder").map(|file| file.expect("a file").path()).collect();
        for name in ["full.toml", "small.toml"] {
            assert!(plans.contains(&folder.join(name)), "{name} is missing");
        }
        for path in plans {
            let plan = Plan::read(&path).unwrap_or_else(|error| panic!("{error:#}"));
            assert!(plan.generations > 0 && !plan.window(1).is_empty(), "{}", path.display());
            assert!(plan.is_gated(plan.generations), "{}", path.display());
        }
    }

    #[test]
    fn one_generation_in_so_many_is_gated_and_the_last() {
        let plan = Plan::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("runs/full.toml")).expect("a plan");
        let gated: Vec<u32> = (1..=plan.generations).filter(|&generation| plan.is_gated(generation)).collect();
        assert_eq!(gated, [6, 12, 18, 24, 25]);
    }
}
