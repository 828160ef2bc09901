//! Steps of a training run. Each step skips what exists already, so a run can be resumed.
//!
//! The CPU plays the games of a generation while a GPU fits the next network to the games before.

use std::env;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use lyngk_rules::{Position, Variant};
use serde_json::{Value, json};

use crate::curves;
use crate::exam::{self, Examinee};
use crate::folder::{Folder, append_line, has_line, lines};
use crate::plan::{Fit, Plan, Shape};
use crate::play::{self, Session};
use crate::player::Player;

/// The Python files, which are copied to the folder of the run.
const PYTHON: [(&str, &str); 3] = [
    ("data.py", include_str!("../python/data.py")),
    ("model.py", include_str!("../python/model.py")),
    ("fit.py", include_str!("../python/fit.py")),
];
/// The distance between the seeds of two generations.
const SEEDS_PER_GENERATION: u64 = 10_000_000;
/// The first seed of matches, which is far above those of games.
const MATCH_SEEDS: u64 = 1 << 40;
/// Visits of each search in the test on endings.
const EXAM_VISITS: u64 = 400;

/// A run.
#[derive(Debug)]
pub(crate) struct Run {
    plan: Plan,
    folder: Folder,
}

impl Run {
    pub(crate) fn new(plan: Plan) -> Result<Run> {
        // A file that cannot be read should fail now, not after hours.
        plan.from.as_deref().map(Player::with_network).transpose()?;
        let folder = Folder::open(&plan.folder)?;
        Ok(Run { plan, folder })
    }

    /// Starts or resumes the run.
    pub(crate) fn go(&self) -> Result<()> {
        self.play_if_needed(0)?;
        for generation in 1..=self.plan.generations {
            std::thread::scope(|scope| {
                let playing = scope.spawn(|| self.play_if_needed(generation));
                self.fit(generation)?;
                playing.join().unwrap_or_else(|_| bail!("a thread that played games has panicked"))
            })?;
            self.exam(generation)?;
            if self.plan.is_gated(generation) {
                self.gate(generation)?;
            }
            self.draw()?;
        }
        writeln!(io::stdout(), "{} generations are complete: {}", self.folder.newest(), self.plan.folder.display())?;
        Ok(())
    }

    /// Plays the games of a generation if a network that does not exist yet needs them.
    fn play_if_needed(&self, generation: u32) -> Result<()> {
        let mut later = generation + 1..=self.plan.generations;
        let uses = |later: u32| self.plan.window(later).contains(&generation);
        if later.any(|later| uses(later) && !self.folder.network(later).exists()) {
            self.play(generation)?;
        }
        Ok(())
    }

    /// Plays the games of a generation with the newest network, accepted or not. Generation 0 uses the network that the
    /// run starts from, or the linear weights.
    pub(crate) fn play(&self, generation: u32) -> Result<()> {
        let games = self.folder.games(generation);
        if games.exists() {
            return Ok(());
        }
        let newest = if generation == 0 { 0 } else { self.folder.newest() };
        let player = match (newest, &self.plan.from) {
            (0, None) => Player::hand(),
            (0, Some(from)) => Player::with_network(from)?,
            _ => Player::with_network(&self.folder.network(newest))?,
        };
        writeln!(io::stdout(), "generation {generation}: games of {}", player.name)?;
        let session = Session {
            games: self.plan.games_of(generation),
            variants: &self.plan.variants,
            seed: self.plan.seed + u64::from(generation) * SEEDS_PER_GENERATION,
            threads: self.plan.threads,
        };
        Folder::make(&games, |folder| play::run(&session, &player, folder))
    }

    /// Fits the network of a generation to the games of its replay window.
    pub(crate) fn fit(&self, generation: u32) -> Result<()> {
        if self.folder.network(generation).exists() {
            return Ok(());
        }
        let games = self.replay_window(generation);
        ensure!(!games.is_empty(), "generation {generation} has no games to learn from");
        for (name, text) in PYTHON {
            fs::write(self.folder.python().join(name), text)?;
        }
        writeln!(io::stdout(), "generation {generation}: fitting")?;
        let checkpoint = self.folder.checkpoint();
        let Fit { steps, batch, rate, .. } = self.plan.fit_of(generation);
        let _ = fs::remove_file(self.folder.fit(generation));
        Folder::make(&self.folder.network(generation), |network| {
            let mut python = Command::new(env::var_os("LYNGK_PYTHON").unwrap_or_else(|| "python3".into()));
            python.arg(self.folder.python().join("fit.py")).args(&games);
            python.arg("--out").arg(network).arg("--checkpoint").arg(checkpoint);
            python.arg("--log").arg(self.folder.fit(generation));
            if let Some(from) = &self.plan.from {
                python.arg("--from").arg(from);
            }
            if let Some(Shape { width, layers }) = self.plan.network {
                python.args(["--width", &width.to_string(), "--layers", &layers.to_string()]);
            }
            for (name, number) in [
                ("--steps", f64::from(steps)),
                ("--batch", f64::from(batch)),
                ("--rate", rate),
                ("--seed", (self.plan.seed + u64::from(generation)) as f64),
            ] {
                python.arg(name).arg(number.to_string());
            }
            let status =
                python.status().context("python3 cannot be started; training needs it with PyTorch and NumPy")?;
            ensure!(status.success(), "fit.py failed ({status})");
            Ok(())
        })
    }

    /// The folders of games that a generation is fitted to.
    fn replay_window(&self, generation: u32) -> Vec<PathBuf> {
        self.plan.window(generation).map(|games| self.folder.games(games)).filter(|games| games.exists()).collect()
    }

    /// Tests a network on solved endings of the run's variants.
    pub(crate) fn exam(&self, generation: u32) -> Result<()> {
        if has_line(&self.folder.exams(), generation) {
            return Ok(());
        }
        let player = Player::with_network(&self.folder.network(generation))?;
        let mut endings = exam::endings(None)?;
        endings.retain(|ending| self.plan.variants.contains(&ending.position.variant()));
        let marks = exam::hold(&Examinee { player: &player, visits: EXAM_VISITS }, &endings, self.plan.threads);
        let all = marks.all();
        append_line(
            &self.folder.exams(),
            &json!({ "generation": generation, "endings": all.count, "value": all.value, "turn": all.turn, "search": all.search }),
        )?;
        writeln!(io::stdout(), "generation {generation}: {all}")?;
        Ok(())
    }

    /// Plays a match of the whole engine, on the clock, against the network that was accepted last. The first network plays against
    /// the one that the run starts from, or the linear weights. The result does not change the run: the newest network plays on.
    pub(crate) fn gate(&self, generation: u32) -> Result<()> {
        if !has_line(&self.folder.gates(), generation) {
            let against = self.accepted(generation.saturating_sub(1));
            let champion = against.map(|generation| self.folder.network(generation)).or_else(|| self.plan.from.clone());
            let champion = champion.map_or("off".to_owned(), |path| path.display().to_string());
            let mut result = self.play_match(&self.folder.network(generation), &champion)?;
            result["generation"] = generation.into();
            result["against"] = against.unwrap_or(0).into();
            result["accepted"] = (result["sprt"]["verdict"] == "H1").into();
            append_line(&self.folder.gates(), &result)?;
            writeln!(io::stdout(), "generation {generation}: {result}")?;
        }
        // An interruption between the line and the copy is repaired here.
        let Some(accepted) = self.accepted(u32::MAX) else { return Ok(()) };
        Folder::make(&self.folder.accepted(), |copy| {
            fs::copy(self.folder.network(accepted), copy)?;
            Ok(())
        })
    }

    /// The last accepted generation up to a number.
    fn accepted(&self, most: u32) -> Option<u32> {
        let gates = lines(&self.folder.gates()).into_iter().filter(|gate| gate["accepted"] == true);
        let generations = gates.filter_map(|gate| u32::try_from(gate["generation"].as_u64()?).ok());
        generations.filter(|&generation| generation <= most).max()
    }

    /// Plays a match between a network and a champion: a network file, or `off` for the linear weights.
    fn play_match(&self, network: &Path, champion: &str) -> Result<Value> {
        let gate = self.plan.gate;
        let pairs = gate.pairs * self.plan.variants.len() as u64;
        // The variants alternate, so that an early decision rests on both.
        let starts = (0..gate.pairs).flat_map(|pair| {
            let start =
                move |&variant: &Variant| Position::random_start(MATCH_SEEDS + pair, variant).to_string() + "\n";
            self.plan.variants.iter().map(start)
        });
        fs::write(self.folder.starts(), starts.collect::<String>())?;
        let output = Command::new(lyngk())
            .arg("match")
            .arg(format!("full,network={}", network.display()))
            .arg(format!("full,network={champion}"))
            .arg("--starts")
            .arg(self.folder.starts())
            .args(["--movetime", &gate.milliseconds.to_string(), "--concurrency", &self.plan.threads.to_string()])
            .args(["--pairs", &pairs.to_string(), "--sprt", &format!("{},{}", gate.elo[0], gate.elo[1])])
            .arg("--json")
            .output()
            .context("lyngk cannot be started; it should be in the folder of this program")?;
        ensure!(output.status.success(), "lyngk match: {}", String::from_utf8_lossy(&output.stderr).trim_end());
        serde_json::from_slice(&output.stdout).context("the output of lyngk match is not JSON")
    }

    /// Draws the charts of the run.
    pub(crate) fn draw(&self) -> Result<()> {
        curves::draw(&self.folder)
    }

    /// The newest generation that has a network.
    pub(crate) fn newest(&self) -> u32 {
        self.folder.newest()
    }
}

/// The program `lyngk`: in the folder of this program, or in `PATH`.
fn lyngk() -> PathBuf {
    let beside = env::current_exe().ok().map(|path| path.with_file_name("lyngk")).filter(|path| path.exists());
    beside.unwrap_or_else(|| "lyngk".into())
}
