//! Charts of a training run: held-out loss, endings judged right, and Elo by generation.

use std::collections::BTreeMap;
use std::fs;

use anyhow::Result;
use lyngk_picture::graph::{LineChart, Series, charts};
use serde_json::Value;

use crate::folder::{Folder, lines};

/// Writes the charts of a run to its folder.
pub(crate) fn draw(folder: &Folder) -> Result<()> {
    let svg = charts("Progress of a training run", &[losses(folder), exams(folder), elo(folder)]);
    Ok(fs::write(folder.curves(), svg)?)
}

fn series(name: &str, points: Vec<(f64, f64)>) -> Series {
    Series { name: name.to_owned(), points }
}

fn losses(folder: &Folder) -> LineChart {
    let last = |name: &str| -> Vec<(f64, f64)> {
        let generations = 1..=folder.newest();
        let ends = generations.filter_map(|n| Some((n, lines(&folder.fit(n)).pop()?)));
        ends.filter_map(|(n, line)| Some((f64::from(n), line[name].as_f64()?))).collect()
    };
    let series =
        vec![series("policy", last("turns")), series("value", last("outcome")), series("fates", last("fates"))];
    LineChart { title: "Loss on games held out, by generation".to_owned(), series }
}

fn exams(folder: &Folder) -> LineChart {
    let exams = lines(&folder.exams());
    let share = |name: &str| -> Vec<(f64, f64)> {
        let share = |exam: &Value| Some(100.0 * exam[name].as_f64()? / exam["endings"].as_f64()?);
        exams.iter().filter_map(|exam| Some((exam["generation"].as_f64()?, share(exam)?))).collect()
    };
    let series = vec![
        series("value: right winner", share("value")),
        series("policy: best turn", share("turn")),
        series("search: best turn", share("search")),
    ];
    LineChart { title: "Solved endings judged right, in per cent".to_owned(), series }
}

fn elo(folder: &Folder) -> LineChart {
    // Each match is against an earlier network, so the differences add up.
    let mut ratings = BTreeMap::from([(0, 0.0)]);
    for gate in lines(&folder.gates()) {
        let (Some(generation), Some(against)) = (gate["generation"].as_u64(), gate["against"].as_u64()) else {
            continue;
        };
        // After a match without losses and draws, only the lower bound is known.
        let bound = if gate["lost"] == 0 && gate["drawn"] == 0 { "low" } else { "value" };
        let Some(elo) = gate["elo"][bound].as_f64() else { continue };
        let below = ratings.get(&against).copied().unwrap_or_default();
        ratings.insert(generation, below + elo);
    }
    let points = ratings.into_iter().map(|(generation, rating)| (generation as f64, rating)).collect();
    LineChart {
        title: "Elo above the engine without a network, by matches on the clock".to_owned(),
        series: vec![series("Elo", points)],
    }
}
