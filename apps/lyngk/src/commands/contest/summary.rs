//! A match in words: the line while it goes on, and the summary at its end.

use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write as _};
use std::time::{Duration, Instant};

use lyngk_statistics::Verdict;
use serde_json::json;

use super::fault::Fault;
use super::plan::Plan;
use super::standing::{Standing, Trial};

/// How often the line changes on a terminal, and how often one is written elsewhere.
const ON_TERMINAL: Duration = Duration::from_millis(200);
const ELSEWHERE: Duration = Duration::from_secs(10);

/// Tells on standard error how a match goes: on a terminal one line that changes, elsewhere a line now and then.
#[derive(Debug)]
pub(crate) struct Progress {
    began: Instant,
    told: Instant,
    /// How many games were there before.
    before: u64,
    games: u64,
    is_terminal: bool,
}

impl Progress {
    pub(crate) fn new(plan: &Plan, standing: &Standing) -> Progress {
        let now = Instant::now();
        let before = standing.counts.games();
        Progress { began: now, told: now, before, games: plan.games as u64, is_terminal: io::stderr().is_terminal() }
    }

    /// Says how the match stands, if it is time to.
    pub(crate) fn tell(&mut self, standing: &Standing) {
        let pause = if self.is_terminal { ON_TERMINAL } else { ELSEWHERE };
        if self.told.elapsed() < pause {
            return;
        }
        self.told = Instant::now();
        let line = self.line(standing);
        // Where nobody can be told, the match goes on all the same.
        let _ = if self.is_terminal {
            write!(io::stderr(), "\r\x1b[2K{line}").and_then(|()| io::stderr().flush())
        } else {
            writeln!(io::stderr(), "{line}")
        };
    }

    /// Says something that stays.
    pub(crate) fn note(&self, note: &str) {
        self.clear();
        let _ = writeln!(io::stderr(), "{note}");
    }

    /// Takes the line away.
    pub(crate) fn clear(&self) {
        if self.is_terminal {
            let _ = write!(io::stderr(), "\r\x1b[2K");
        }
    }

    fn line(&self, standing: &Standing) -> String {
        let counts = standing.counts;
        let done = counts.games();
        let mut line = format!(
            "{done}/{} games, +{} ={} -{}, Elo {}",
            self.games,
            counts.wins,
            counts.draws,
            counts.losses,
            standing.pairs.elo()
        );
        if let Some(trial) = &standing.trial {
            let _ = write!(line, ", LLR {:+.2}", trial.sprt.log_likelihood_ratio(&trial.pairs));
        }
        let faults: u64 = standing.faults.iter().flatten().sum();
        if faults > 0 {
            let _ = write!(line, ", faults {faults}");
        }
        let played = done - self.before;
        if played > 0 {
            let left = self.began.elapsed().mul_f64(self.games.saturating_sub(done) as f64 / played as f64);
            let _ = write!(line, ", {}{} left", if standing.trial.is_some() { "at most " } else { "" }, in_words(left));
        }
        line
    }
}

/// `1 h 5 min`, `5 min 12 s` or `12 s`.
fn in_words(time: Duration) -> String {
    let seconds = time.as_secs();
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => format!("{seconds} s"),
        (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
        (hours, minutes, _) => format!("{hours} h {minutes} min"),
    }
}

/// What came out.
pub(crate) fn summary(plan: &Plan, standing: &Standing) -> String {
    let [one, two] = &plan.players;
    let counts = standing.counts;
    let pairs = &standing.pairs;
    let rows = [
        ("games", format!("{}, complete pairs {}", counts.games(), pairs.count())),
        ("won-drawn-lost", format!("{}-{}-{}", counts.wins, counts.draws, counts.losses)),
        ("points", format!("{:.1} %", counts.share() * 100.0)),
        ("Elo (95 %)", pairs.elo().to_string()),
        ("LOS", format!("{:.1} %", pairs.likelihood_of_superiority() * 100.0)),
        ("pairs 0,½,1,1½,2", pairs.0.map(|count| count.to_string()).join(" ")),
    ];
    let mut text = format!("{} against {}\n", one.name, two.name);
    let mut row = |name: &str, value: &str| {
        let _ = writeln!(text, "  {name:<18}{value}");
    };
    for (name, value) in &rows {
        row(name, value);
    }
    if let Some(trial) = &standing.trial {
        row("SPRT", &verdict(trial));
    }
    row("the side to begin", &format!("{:.1} % of the points", standing.starter.share() * 100.0));
    for (player, (turns, time)) in plan.players.iter().zip(standing.spent) {
        if turns > 0 {
            let average = time.as_secs_f64() * 1000.0 / f64::from(turns);
            row("time per turn", &format!("{average:.2} ms, {}", player.name));
        }
    }
    for (player, faults) in plan.players.iter().zip(standing.faults) {
        let kinds = Fault::KINDS.iter().zip(faults).filter(|&(_, count)| count > 0);
        let kinds: Vec<String> = kinds.map(|(kind, count)| format!("{kind} {count}")).collect();
        let kinds = if kinds.is_empty() { "none".to_owned() } else { kinds.join(", ") };
        row("faults", &format!("{kinds}, {}", player.name));
    }
    text
}

/// The same for programs: one object on one line.
pub(crate) fn json(plan: &Plan, standing: &Standing) -> String {
    let (counts, pairs) = (standing.counts, &standing.pairs);
    let elo = pairs.elo();
    let sprt = standing.trial.as_ref().map(|trial| {
        let verdict = match trial.verdict {
            Verdict::Continue => "undecided",
            Verdict::AcceptH0 => "H0",
            Verdict::AcceptH1 => "H1",
        };
        let ratio = trial.sprt.log_likelihood_ratio(&trial.pairs);
        json!({ "elo0": trial.sprt.elo0, "elo1": trial.sprt.elo1, "llr": ratio, "verdict": verdict })
    });
    let object = json!({
        "players": plan.players.each_ref().map(|player| &player.name),
        "games": counts.games(),
        "won": counts.wins,
        "drawn": counts.draws,
        "lost": counts.losses,
        "pairs": pairs.0,
        "elo": { "value": elo.value, "low": elo.low, "high": elo.high },
        "sprt": sprt,
        "faults": standing.faults.map(|faults| faults.iter().sum::<u64>()),
    });
    format!("{object}\n")
}

fn verdict(trial: &Trial) -> String {
    let sprt = &trial.sprt;
    let (lower, upper) = sprt.bounds();
    let verdict = match trial.verdict {
        Verdict::Continue => "not decided".to_owned(),
        Verdict::AcceptH0 => format!("H0 accepted: Elo {:+}", sprt.elo0),
        Verdict::AcceptH1 => format!("H1 accepted: Elo {:+}", sprt.elo1),
    };
    format!(
        "{verdict} (LLR {:+.2} within {lower:.2} to {upper:.2} after {} pairs; H0 {:+}, H1 {:+})",
        sprt.log_likelihood_ratio(&trial.pairs),
        trial.pairs.count(),
        sprt.elo0,
        sprt.elo1
    )
}
