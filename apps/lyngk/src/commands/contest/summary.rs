//! The summary of a match, for people or as JSON.

use std::fmt::Write as _;

use lyngk_statistics::{ELO_BOUND, SprtDecision};
use serde_json::{Map, Value, json};

use super::config::MatchConfig;
use super::fault::FAULT_KINDS;
use super::scoreboard::{Scoreboard, SprtProgress};

/// The summary for people.
pub(crate) fn summary(config: &MatchConfig, scoreboard: &Scoreboard, is_interrupted: bool) -> String {
    let [one, two] = &config.players;
    let counts = scoreboard.counts;
    let pairs = &scoreboard.pairs;
    let rows = [
        ("games", format!("{}, complete pairs {}", counts.games(), pairs.count())),
        ("won-tied-lost", format!("{}-{}-{}", counts.wins, counts.draws, counts.losses)),
        ("points", if_any(counts.games(), format!("{:.1} %", counts.share() * 100.0))),
        ("Elo (95 %)", if_any(pairs.count(), pairs.elo().to_string())),
        ("LOS", if_any(pairs.count(), format!("{:.1} %", pairs.likelihood_of_superiority() * 100.0))),
        ("pairs 0,½,1,1½,2", pairs.0.map(|count| count.to_string()).join(" ")),
    ];
    let state =
        if is_interrupted { format!(" (interrupted, {} games were planned)", config.games) } else { String::new() };
    let mut text = format!("{} against {}{state}\n", one.name, two.name);
    let mut row = |name: &str, value: &str| {
        let _ = writeln!(text, "  {name:<18}{value}");
    };
    for (name, value) in &rows {
        row(name, value);
    }
    if let Some(sprt) = &scoreboard.sprt {
        row("SPRT", &verdict(sprt));
    }
    row("starting side", &format!("{:.1} % of the points", scoreboard.starter.share() * 100.0));
    for (player, (turns, time)) in config.players.iter().zip(scoreboard.spent) {
        if turns > 0 {
            let average = time.as_secs_f64() * 1000.0 / f64::from(turns);
            row("time per turn", &format!("{average:.2} ms, {}", player.name));
        }
    }
    for (player, faults) in config.players.iter().zip(scoreboard.faults) {
        let kinds = FAULT_KINDS.iter().zip(faults).filter(|&(_, count)| count > 0);
        let kinds: Vec<String> = kinds.map(|(kind, count)| format!("{} {count}", kind.name())).collect();
        let kinds = if kinds.is_empty() { "none".to_owned() } else { kinds.join(", ") };
        row("faults", &format!("{kinds}, {}", player.name));
    }
    text
}

/// A figure, if there is anything behind it.
fn if_any(count: u64, figure: String) -> String {
    if count > 0 { figure } else { "unknown".to_owned() }
}

/// The summary for programs.
pub(crate) fn json(config: &MatchConfig, scoreboard: &Scoreboard, is_interrupted: bool) -> Value {
    let (counts, pairs) = (scoreboard.counts, &scoreboard.pairs);
    let elo = pairs.elo();
    let sprt = scoreboard.sprt.as_ref().map(|sprt| {
        let verdict = match sprt.decision {
            SprtDecision::Continue => "undecided",
            SprtDecision::AcceptH0 => "H0",
            SprtDecision::AcceptH1 => "H1",
        };
        let ratio = sprt.test.log_likelihood_ratio(&sprt.pairs);
        json!({ "elo0": sprt.test.elo0, "elo1": sprt.test.elo1, "llr": positive_zero(ratio), "verdict": verdict })
    });
    let kinds = |faults: &[u64]| {
        let kinds = FAULT_KINDS.iter().zip(faults).filter(|&(_, &count)| count > 0);
        kinds.map(|(kind, &count)| (kind.name().to_owned(), count.into())).collect::<Map<String, Value>>()
    };
    let time =
        scoreboard.spent.map(|(turns, time)| (turns > 0).then(|| time.as_secs_f64() * 1000.0 / f64::from(turns)));
    json!({
        "players": config.players.each_ref().map(|player| &player.name),
        "settings": config.settings(),
        "engines": config.engines,
        "seed": config.starts.seed(0),
        "interrupted": is_interrupted,
        "planned": config.games,
        "games": counts.games(),
        "won": counts.wins,
        "drawn": counts.draws,
        "lost": counts.losses,
        "pairs": pairs.0,
        "elo": (pairs.count() > 0).then(|| json!({ "value": finite(elo.value), "low": finite(elo.low), "high": finite(elo.high) })),
        "los": (pairs.count() > 0).then(|| pairs.likelihood_of_superiority()),
        "starter": (counts.games() > 0).then(|| scoreboard.starter.share()),
        "sprt": sprt,
        "faults": scoreboard.faults.map(|faults| faults.iter().sum::<u64>()),
        "faultKinds": scoreboard.faults.map(|faults| kinds(&faults)),
        "timePerTurn": time,
    })
}

/// A difference in Elo; `None` for one without an end.
fn finite(elo: f64) -> Option<f64> {
    (elo.abs() < ELO_BOUND).then(|| positive_zero(elo))
}

/// JSON tells -0 from 0, and no reader expects it.
fn positive_zero(number: f64) -> f64 {
    number + 0.0
}

fn verdict(sprt: &SprtProgress) -> String {
    let test = &sprt.test;
    let (lower, upper) = test.bounds();
    let verdict = match sprt.decision {
        SprtDecision::Continue => "undecided".to_owned(),
        SprtDecision::AcceptH0 => format!("H0 accepted: Elo {:+}", test.elo0),
        SprtDecision::AcceptH1 => format!("H1 accepted: Elo {:+}", test.elo1),
    };
    format!(
        "{verdict} (LLR {:+.2}, bounds {lower:.2} and {upper:.2}, after {} pairs; H0 {:+}, H1 {:+})",
        test.log_likelihood_ratio(&sprt.pairs),
        sprt.pairs.count(),
        test.elo0,
        test.elo1
    )
}
