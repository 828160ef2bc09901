//! Plan of a training run, as a TOML file.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail, ensure};
use lyngk_engine::network;
use lyngk_rules::Variant;
use serde::Deserialize;
use serde::de::{Deserializer, Error as _};

/// The plan of a run.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Plan {
    /// Output folder.
    pub(crate) folder: PathBuf,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
    /// Number of networks.
    pub(crate) generations: u32,
    /// Variants of the games and matches, which alternate.
    #[serde(default = "both_variants", deserialize_with = "variants")]
    pub(crate) variants: Vec<Variant>,
    /// Network file to start from: it plays the first games, and the first fitting starts from its weights.
    pub(crate) from: Option<PathBuf>,
    /// Size of a new network, in a plan without `from`.
    pub(crate) network: Option<Shape>,
    /// Games for the first network, played by `from` or by the linear weights.
    pub(crate) first: Games,
    /// Games of every later generation.
    pub(crate) games: Games,
    pub(crate) first_fit: Fit,
    pub(crate) fit: Fit,
    pub(crate) last_fit: Fit,
    pub(crate) gate: Gate,
}

fn both_variants() -> Vec<Variant> {
    Variant::ALL.to_vec()
}

/// Reads variants by their names.
fn variants<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Variant>, D::Error> {
    let names = Vec::<String>::deserialize(deserializer)?;
    let variant = |name: &String| {
        let message = || D::Error::custom(format!("{name} is not a variant; the variants are std and six"));
        Variant::from_name(name).ok_or_else(message)
    };
    names.iter().map(variant).collect()
}

/// Size of the network.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Shape {
    pub(crate) width: u32,
    pub(crate) layers: u32,
}

/// Self-play games of a generation.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Games {
    /// Number of games.
    pub(crate) count: u64,
    /// Visits of a thorough search.
    pub(crate) thorough: u64,
    /// Visits of a cheap search.
    pub(crate) cheap: u64,
    /// On average, one in this many searches is thorough. Only these have a policy target.
    pub(crate) every: u64,
}

/// Fitting of a network.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Fit {
    pub(crate) steps: u32,
    pub(crate) batch: u32,
    /// Learning rate.
    pub(crate) rate: f64,
    /// Replay window: the number of generations whose games are used.
    pub(crate) window: u32,
}

/// Gating matches. They measure networks but do not steer the run: the newest network plays, accepted or not.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Gate {
    /// One in this many generations plays a match.
    pub(crate) every: u32,
    /// Time of each turn.
    pub(crate) milliseconds: u64,
    /// Limit on starts of each variant.
    pub(crate) pairs: u64,
    /// The two hypotheses of the SPRT.
    pub(crate) elo: [f64; 2],
}

impl Plan {
    pub(crate) fn read(path: &Path) -> Result<Plan> {
        let text = fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))?;
        let plan: Plan = toml::from_str(&text).map_err(|error| {
            // The full message of the error has several lines, with an excerpt of the file.
            let before = text.bytes().take(error.span().map_or(0, |span| span.start));
            let line = 1 + before.filter(|&byte| byte == b'\n').count();
            anyhow!("{} is not a plan: line {line}: {}", path.display(), error.message())
        })?;
        plan.check().with_context(|| path.display().to_string())?;
        Ok(plan)
    }

    /// Checks everything that would otherwise fail hours later.
    fn check(&self) -> Result<()> {
        let Plan { first, games, gate, .. } = self;
        let mut counts = vec![
            ("threads", self.threads as u64),
            ("generations", self.generations.into()),
            ("the number of variants", self.variants.len() as u64),
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
            ensure!(rate > 0.0 && rate.is_finite(), "rate should be a number above 0");
        }
        if let Some((name, _)) = counts.iter().find(|(_, count)| *count == 0) {
            bail!("{name} should be at least 1");
        }
        ensure!(gate.elo[0] < gate.elo[1], "elo should be two numbers, the lower one first");
        match (&self.from, self.network) {
            (None, Some(Shape { width, layers })) => _ = network::Shape::new(width as usize, layers as usize)?,
            (Some(_), None) => (),
            _ => bail!("a plan should have either from or [network]"),
        }
        Ok(())
    }

    /// The games of a generation.
    pub(crate) fn games_of(&self, generation: u32) -> Games {
        if generation == 0 { self.first } else { self.games }
    }

    /// The fitting of a generation. The last one has a longer schedule and a wider window.
    pub(crate) fn fit_of(&self, generation: u32) -> Fit {
        match generation {
            1 => self.first_fit,
            last if last == self.generations => self.last_fit,
            _ => self.fit,
        }
    }

    /// Whether a generation plays a match. The last one always does, because it is the result of the run.
    pub(crate) fn is_gated(&self, generation: u32) -> bool {
        generation.is_multiple_of(self.gate.every) || generation == self.generations
    }

    /// The replay window of a generation: the generations whose games it is fitted to.
    pub(crate) fn window(&self, generation: u32) -> std::ops::Range<u32> {
        generation.saturating_sub(self.fit_of(generation).window)..generation
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_plan_of_the_repository_is_valid() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("runs");
        let plans: Vec<PathBuf> =
            fs::read_dir(&folder).expect("a folder").map(|file| file.expect("a file").path()).collect();
        for plan in ["full", "std-full", "six-full", "std", "six", "std-further", "six-further", "small"] {
            assert!(plans.contains(&folder.join(format!("{plan}.toml"))), "{plan} is missing");
        }
        for path in plans {
            let plan = Plan::read(&path).unwrap_or_else(|error| panic!("{error:#}"));
            assert!(plan.generations > 0 && !plan.window(1).is_empty(), "{}", path.display());
            assert!(plan.is_gated(plan.generations), "{}", path.display());
        }
    }

    fn plan(name: &str) -> Plan {
        Plan::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("runs").join(name)).expect("a plan")
    }

    #[test]
    fn a_plan_is_of_both_variants_unless_it_names_them() {
        assert_eq!(plan("full.toml").variants, Variant::ALL);
        assert_eq!(plan("std.toml").variants, [Variant::Standard]);
        assert_eq!(plan("six.toml").variants, [Variant::Six]);
    }

    #[test]
    fn every_sixth_generation_and_the_last_are_gated() {
        let plan = plan("full.toml");
        let gated: Vec<u32> = (1..=plan.generations).filter(|&generation| plan.is_gated(generation)).collect();
        assert_eq!(gated, [6, 12, 18, 24, 25]);
    }
}
