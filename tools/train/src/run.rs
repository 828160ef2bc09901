//! A run, step by step: each can be called by itself, and what is there already is not made again.
//!
//! While the games of a generation are played, the next network is fitted to those before it: processors play, a GPU fits.

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
use crate::folder::{Folder, is_noted, note, notes};
use crate::plan::{Fit, Plan};
use crate::play::{self, Session};
use crate::player::Player;

/// The fitting, which is written in Python: it comes with this program.
const PYTHON: [(&str, &str); 3] = [
    ("data.py", include_str!("../python/data.py")),
    ("model.py", include_str!("../python/model.py")),
    ("fit.py", include_str!("../python/fit.py")),
];
/// Games of a generation begin with seeds that no other has.
const SEEDS_OF_A_GENERATION: u64 = 10_000_000;
/// Matches begin from other starts than games.
const SEEDS_OF_MATCHES: u64 = 1 << 40;
/// How many positions a search looks at in an exam.
const EXAM_VISITS: u64 = 400;

/// A run and where it is.
#[derive(Debug)]
pub(crate) struct Run {
    plan: Plan,
    folder: Folder,
}

impl Run {
    pub(crate) fn new(plan: Plan) -> Result<Run> {
        let folder = Folder::open(&plan.folder)?;
        Ok(Run { plan, folder })
    }

    /// Does what is left of the run: every step leaves alone what is there already.
    pub(crate) fn go(&self) -> Result<()> {
        self.play_if_needed(0)?;
        for generation in 1..=self.plan.generations {
            std::thread::scope(|scope| {
                let playing = scope.spawn(|| self.play_if_needed(generation));
                self.fit(generation)?;
                playing.join().unwrap_or_else(|_| bail!("the games broke off"))
            })?;
            self.exam(generation)?;
            if self.plan.is_gated(generation) {
                self.gate(generation)?;
            }
            self.draw()?;
        }
        writeln!(io::stdout(), "{} generations are there: {}", self.folder.newest(), self.plan.folder.display())?;
        Ok(())
    }

    /// Plays the games of a generation if a network that is not there yet would learn from them.
    fn play_if_needed(&self, generation: u32) -> Result<()> {
        let mut later = generation + 1..=self.plan.generations;
        let learns = |later: u32| self.plan.window(later).contains(&generation);
        if later.any(|later| learns(later) && !self.folder.network(later).exists()) {
            self.play(generation)?;
        }
        Ok(())
    }

    /// Plays the games of a generation: the first by the engine without a network, others by the newest network there is, accepted or
    /// not, which in a run is that of the generation before; while there is none, by the engine without.
    pub(crate) fn play(&self, generation: u32) -> Result<()> {
        let games = self.folder.games(generation);
        if games.exists() {
            return Ok(());
        }
        let newest = if generation == 0 { 0 } else { self.folder.newest() };
        let player = match newest {
            0 => Player::hand(),
            newest => Player::with_network(&self.folder.network(newest))?,
        };
        writeln!(io::stdout(), "generation {generation}: games of {}", player.name)?;
        let session = Session {
            how: self.plan.games_of(generation),
            seed: self.plan.seed + u64::from(generation) * SEEDS_OF_A_GENERATION,
            threads: self.plan.threads,
        };
        Folder::make(&games, |folder| play::run(&session, &player, folder))
    }

    /// Fits the network of a generation to the games before it.
    pub(crate) fn fit(&self, generation: u32) -> Result<()> {
        if self.folder.network(generation).exists() {
            return Ok(());
        }
        let games = self.fitting(generation);
        ensure!(!games.is_empty(), "there are no games that generation {generation} could learn from");
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
            let shape = self.plan.network;
            for (name, number) in [
                ("--width", f64::from(shape.width)),
                ("--layers", f64::from(shape.layers)),
                ("--steps", f64::from(steps)),
                ("--batch", f64::from(batch)),
                ("--rate", rate),
                ("--seed", (self.plan.seed + u64::from(generation)) as f64),
            ] {
                python.arg(name).arg(number.to_string());
            }
            let status = python.status().context("python3 cannot be started; it is needed with PyTorch and NumPy")?;
            ensure!(status.success(), "fit.py failed ({status})");
            Ok(())
        })
    }

    /// The games that a generation is fitted to, as far as they are there.
    fn fitting(&self, generation: u32) -> Vec<PathBuf> {
        self.plan.window(generation).map(|games| self.folder.games(games)).filter(|games| games.exists()).collect()
    }

    /// Sees how a network does in endings that the solver has worked out.
    pub(crate) fn exam(&self, generation: u32) -> Result<()> {
        if is_noted(&self.folder.exams(), generation) {
            return Ok(());
        }
        let player = Player::with_network(&self.folder.network(generation))?;
        let marks =
            exam::hold(&Examinee { player: &player, visits: EXAM_VISITS }, &exam::endings(None)?, self.plan.threads);
        let all = marks.all();
        note(
            &self.folder.exams(),
            &json!({ "generation": generation, "endings": all.count, "value": all.value, "turn": all.turn, "search": all.search }),
        )?;
        writeln!(io::stdout(), "generation {generation}: {all}")?;
        Ok(())
    }

    /// Lets a network play the one that was accepted last, with the engine and the clock that people use. The first one
    /// plays the engine without a network. This says which network is good; the run goes on with the newest all the same.
    pub(crate) fn gate(&self, generation: u32) -> Result<()> {
        if !is_noted(&self.folder.gates(), generation) {
            let against = self.accepted(generation.saturating_sub(1));
            let champion = against.map_or("off".to_owned(), |it| self.folder.network(it).display().to_string());
            let mut result = self.play_match(&self.folder.network(generation), &champion)?;
            result["generation"] = generation.into();
            result["against"] = against.unwrap_or(0).into();
            result["accepted"] = (result["sprt"]["verdict"] == "H1").into();
            note(&self.folder.gates(), &result)?;
            writeln!(io::stdout(), "generation {generation}: {result}")?;
        }
        // The line says what was accepted: the copy follows it, also if there was a stop between them.
        let Some(accepted) = self.accepted(u32::MAX) else { return Ok(()) };
        Folder::make(&self.folder.accepted(), |copy| {
            fs::copy(self.folder.network(accepted), copy)?;
            Ok(())
        })
    }

    /// The last generation up to one that was accepted.
    fn accepted(&self, most: u32) -> Option<u32> {
        let gates = notes(&self.folder.gates()).into_iter().filter(|gate| gate["accepted"] == true);
        let generations = gates.filter_map(|gate| u32::try_from(gate["generation"].as_u64()?).ok());
        generations.filter(|&generation| generation <= most).max()
    }

    /// Plays a match between a network and another, or none.
    fn play_match(&self, network: &Path, champion: &str) -> Result<Value> {
        let gate = self.plan.gate;
        // The two variants by turns, so that neither is forgotten.
        let starts = (0..gate.pairs).flat_map(|pair| {
            Variant::ALL.map(|variant| Position::random_start(SEEDS_OF_MATCHES + pair, variant).to_string() + "\n")
        });
        fs::write(self.folder.starts(), starts.collect::<String>())?;
        let output = Command::new(lyngk())
            .arg("match")
            .arg(format!("full,network={}", network.display()))
            .arg(format!("full,network={champion}"))
            .arg("--starts")
            .arg(self.folder.starts())
            .args(["--movetime", &gate.milliseconds.to_string(), "--concurrency", &self.plan.threads.to_string()])
            .args(["--pairs", &(2 * gate.pairs).to_string(), "--sprt", &format!("{},{}", gate.elo[0], gate.elo[1])])
            .arg("--json")
            .output()
            .context("the program lyngk cannot be started; it should be beside this one")?;
        ensure!(output.status.success(), "lyngk match: {}", String::from_utf8_lossy(&output.stderr).trim_end());
        serde_json::from_slice(&output.stdout).context("lyngk match said something else")
    }

    /// Draws how it went.
    pub(crate) fn draw(&self) -> Result<()> {
        curves::draw(&self.folder)
    }

    /// The newest generation that has a network.
    pub(crate) fn newest(&self) -> u32 {
        self.folder.newest()
    }
}

/// The program that plays matches: beside this one, or where programs are.
fn lyngk() -> PathBuf {
    let beside = env::current_exe().ok().map(|path| path.with_file_name("lyngk")).filter(|path| path.exists());
    beside.unwrap_or_else(|| "lyngk".into())
}
