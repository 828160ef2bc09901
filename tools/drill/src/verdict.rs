//! Verdict of a drill: every game compared with the messages to its players, and how long nobody could move.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt;

use lyngk_game::{EndReason, Ended};
use lyngk_room::{CommandId, LogEntry, Phase, Place, Room, RoomEvent, RoomId};

use crate::fault::Kind;
use crate::history::{Line, Millis};

/// How far the time of an event may be from the system's time, in milliseconds.
const CLOCK_ERROR: u64 = 1_000;
/// The milliseconds at both ends of the time between two faults that are not measured. The time has at least a second.
const REST_MARGIN: Millis = 250;
/// The number of problems that are printed.
const PRINTED_PROBLEMS: usize = 20;

/// Problem of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Problem {
    /// Something was acknowledged or told, and is not in the database.
    Lost,
    /// A command was carried out twice.
    Doubled,
    /// A log contradicts the rules.
    Illegal,
    /// A game could not be played to its end.
    Stuck,
    /// An event has a time at which it cannot have happened.
    Misdated,
}

impl Problem {
    const ALL: [Problem; 5] = [Problem::Lost, Problem::Doubled, Problem::Illegal, Problem::Stuck, Problem::Misdated];

    fn name(self) -> &'static str {
        match self {
            Problem::Lost => "acknowledged turns lost",
            Problem::Doubled => "turns doubled",
            Problem::Illegal => "illegal states",
            Problem::Stuck => "games stuck",
            Problem::Misdated => "events with a wrong time",
        }
    }
}

/// How long play was held up by a fault.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Stall {
    /// The longest time without an acknowledged turn in any game.
    nobody: Millis,
    /// The longest time from sending a turn until it was acknowledged and the opponent had it.
    one_turn: Millis,
}

/// The verdict on a drill.
#[derive(Debug, Default)]
pub(crate) struct Verdict {
    seed: Option<u64>,
    is_complete: bool,
    games: usize,
    turns: usize,
    problems: Vec<(Problem, String)>,
    /// Problems of the drill as a whole, in sentences.
    failures: Vec<String>,
    stalls: BTreeMap<Kind, Vec<Stall>>,
    /// The stalls between faults, for comparison.
    undisturbed: Vec<Stall>,
}

impl Verdict {
    /// Compares what was told with what was stored.
    pub(crate) fn of(history: &[Line]) -> Verdict {
        let mut verdict = Verdict::default();
        let mut stored: HashMap<RoomId, &[LogEntry]> = HashMap::new();
        let (mut began, mut ended) = (0, u64::MAX);
        for line in history {
            match line {
                Line::Began { seed, time } => (verdict.seed, began) = (Some(*seed), *time),
                Line::Ended { time } => (verdict.is_complete, ended) = (true, *time),
                Line::Stored { game, entries } => drop(stored.insert(*game, entries)),
                _ => {}
            }
        }
        for (game, entries) in &stored {
            verdict.check_stored(*game, entries, began.saturating_sub(CLOCK_ERROR)..=ended.saturating_add(CLOCK_ERROR));
        }
        let mut acknowledged = HashSet::new();
        let mut played = HashSet::new();
        for line in history {
            match line {
                Line::Turn { game, place, ply, turn, .. } => {
                    verdict.turns += 1;
                    if !acknowledged.insert((*game, *ply)) {
                        verdict.report(Problem::Doubled, *game, &format!("turn {ply} was acknowledged twice"));
                    }
                    let log = stored.get(game).copied().unwrap_or_default();
                    if nth_turn(log, *ply).as_ref() != Some(turn) {
                        verdict.report(Problem::Lost, *game, &format!("turn {ply}, {turn} of the {place:?}"));
                    }
                }
                Line::Told { game, place, entries } => {
                    played.insert(*game);
                    verdict.check_told(*game, *place, entries, stored.get(game).copied().unwrap_or_default());
                }
                Line::Failed { game, problem } => {
                    played.insert(*game);
                    verdict.report(Problem::Stuck, *game, problem);
                }
                _ => {}
            }
        }
        verdict.games = played.len();
        verdict.measure(history);
        verdict
    }

    /// Whether the drill is complete, and nothing is wrong.
    pub(crate) fn is_clean(&self) -> bool {
        self.is_complete && self.turns > 0 && self.problems.is_empty() && self.failures.is_empty()
    }

    fn report(&mut self, problem: Problem, game: RoomId, what: &str) {
        self.problems.push((problem, format!("{game}: {what}")));
    }

    fn check_stored(&mut self, game: RoomId, entries: &[LogEntry], times: std::ops::RangeInclusive<u64>) {
        match Room::replay(entries) {
            Ok(room) if room.start_is_fair() == Some(false) => {
                self.report(Problem::Illegal, game, "the start is not what the numbers say");
            }
            Ok(_) => {}
            Err(error) => self.report(Problem::Illegal, game, &format!("stored: {error}")),
        }
        let mut commands: HashSet<&CommandId> = HashSet::new();
        for entry in entries {
            // A command has one turn at most; the end of the game, which has the same command, is another event.
            let turn_of = entry.command.as_ref().filter(|_| matches!(entry.event, RoomEvent::Played { .. }));
            if turn_of.is_some_and(|command| !commands.insert(command)) {
                self.report(Problem::Doubled, game, &format!("event {} repeats a command", entry.number));
            }
            if !times.contains(&entry.at.as_millis()) {
                let at = entry.at.as_millis();
                self.report(Problem::Misdated, game, &format!("event {} is from {at}, not {times:?}", entry.number));
            }
        }
    }

    fn check_told(&mut self, game: RoomId, place: Place, told: &[LogEntry], stored: &[LogEntry]) {
        for (index, entry) in told.iter().enumerate() {
            let is_stored =
                stored.get(index).is_some_and(|stored| LogEntry { command: None, ..stored.clone() } == *entry);
            if !is_stored {
                self.report(Problem::Lost, game, &format!("event {}, which the {place:?} was told", entry.number));
            }
        }
        match Room::replay(told).map(|room| room.phase()) {
            Ok(Phase::Ended(Ended { reason: EndReason::Rules(_), .. })) => {}
            Ok(phase) => self.report(Problem::Stuck, game, &format!("the {place:?} was left with {phase:?}")),
            Err(error) => self.report(Problem::Illegal, game, &format!("told to the {place:?}: {error}")),
        }
    }

    /// Measures how long play was held up.
    fn measure(&mut self, history: &[Line]) {
        let turns = history.iter().filter_map(|line| match line {
            Line::Turn { sent, acknowledged, delivered, .. } => Some((*sent, *acknowledged, *delivered)),
            _ => None,
        });
        let turns: Vec<(Millis, Millis, Millis)> = turns.collect();
        let mut acknowledged: Vec<Millis> = turns.iter().map(|(_, acknowledged, _)| *acknowledged).collect();
        acknowledged.sort_unstable();
        let stall = |from: Millis, until: Millis| {
            let gaps = acknowledged.windows(2).filter(|gap| gap[1] > from && gap[0] < until);
            let times = turns.iter().map(|(sent, acknowledged, delivered)| (*sent, *acknowledged.max(delivered)));
            let during = times.filter(|(sent, done)| *done > from && *sent < until);
            Stall {
                nobody: gaps.map(|gap| gap[1] - gap[0]).max().unwrap_or(0),
                one_turn: during.map(|(sent, done)| done - sent).max().unwrap_or(0),
            }
        };
        let mut healed = None;
        let mut rests = Vec::new();
        for line in history {
            if let Line::Fault { kind, from, until, .. } = line {
                let stall = stall(*from, *until);
                if u128::from(stall.nobody) > kind.longest_stall().as_millis() {
                    let (seconds, limit) = (stall.nobody / 1000, kind.longest_stall().as_secs());
                    self.failures.push(format!("{kind}: nobody could move for {seconds} s, more than {limit} s"));
                }
                self.stalls.entry(*kind).or_default().push(stall);
                rests.extend(healed.map(|(_, healed)| (healed, *from)));
                self.check_play(history, healed, *from);
                healed = Some((*kind, *until));
            }
        }
        if healed.is_some() {
            self.check_play(history, healed, Millis::MAX);
        }
        let undisturbed = |(from, until): (Millis, Millis)| {
            let (from, until) = (from + REST_MARGIN, until.saturating_sub(REST_MARGIN));
            let gaps = acknowledged.windows(2).filter(|gap| gap[0] >= from && gap[1] <= until);
            // A stop that began before may be an effect of the last fault, and one that ends later one of the next.
            let times = turns.iter().map(|(sent, acknowledged, delivered)| (*sent, *acknowledged.max(delivered)));
            let within = times.filter(|(sent, done)| *sent >= from && *done <= until);
            Stall {
                nobody: gaps.map(|gap| gap[1] - gap[0]).max().unwrap_or(0),
                one_turn: within.map(|(sent, done)| done - sent).max().unwrap_or(0),
            }
        };
        self.undisturbed = rests.into_iter().map(undisturbed).collect();
    }
}

impl Verdict {
    /// Checks that play went on after a fault, or after the beginning, before the next one: turns and new games that were asked for then.
    fn check_play(&mut self, history: &[Line], healed: Option<(Kind, Millis)>, until: Millis) {
        let from = healed.map_or(0, |(_, healed)| healed);
        let has = |times: fn(&Line) -> Option<(Millis, Millis)>| {
            history.iter().filter_map(times).any(|(asked, done)| asked >= from && done <= until)
        };
        let has_turn = has(|line| match line {
            Line::Turn { sent, acknowledged, .. } => Some((*sent, *acknowledged)),
            _ => None,
        });
        let has_game = has(|line| match line {
            Line::Opened { asked, begun, .. } => Some((*asked, *begun)),
            _ => None,
        });
        let when =
            healed.map_or_else(|| "before the first fault".to_owned(), |(kind, _)| format!("after this: {kind}"));
        for (what, happened) in [("turn was acknowledged", has_turn), ("game began", has_game)] {
            if !happened {
                self.failures.push(format!("no {what} {when}"));
            }
        }
    }
}

/// The text of a game's turn, from 1.
fn nth_turn(log: &[LogEntry], ply: u32) -> Option<String> {
    let mut turns = log.iter().filter_map(|entry| match &entry.event {
        RoomEvent::Played { turn, .. } => Some(turn),
        _ => None,
    });
    turns.nth((ply as usize).checked_sub(1)?).map(ToString::to_string)
}

impl fmt::Display for Verdict {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.stalls.is_empty() {
            writeln!(out)?;
            writeln!(out, "| fault | times | nobody could move: median | worst | one turn took: median | worst |")?;
            writeln!(out, "|---|---|---|---|---|---|")?;
        }
        let faults = self.stalls.iter().map(|(kind, stalls)| (kind.to_string(), stalls));
        let none = Some(("none".to_owned(), &self.undisturbed)).filter(|(_, stalls)| !stalls.is_empty());
        for (name, stalls) in none.into_iter().chain(faults) {
            let column = |time: fn(&Stall) -> Millis| {
                let mut times: Vec<Millis> = stalls.iter().map(time).collect();
                times.sort_unstable();
                let (median, worst) = (times[(times.len() - 1) / 2], times[times.len() - 1]);
                format!("{:.2} s | {:.2} s", median as f64 / 1000.0, worst as f64 / 1000.0)
            };
            let (nobody, one_turn) = (column(|stall| stall.nobody), column(|stall| stall.one_turn));
            writeln!(out, "| {name} | {} | {nobody} | {one_turn} |", stalls.len())?;
        }
        writeln!(out)?;
        for (_, what) in self.problems.iter().take(PRINTED_PROBLEMS) {
            writeln!(out, "{what}")?;
        }
        for failure in &self.failures {
            writeln!(out, "{failure}")?;
        }
        if !self.is_complete {
            writeln!(out, "the log has no end: the drill was interrupted")?;
        }
        let seed = self.seed.map_or_else(|| "?".to_owned(), |seed| seed.to_string());
        write!(out, "seed {seed}, {} games, {} acknowledged turns", self.games, self.turns)?;
        for problem in Problem::ALL {
            let count = self.problems.iter().filter(|(found, _)| *found == problem).count();
            write!(out, ", {count} {}", problem.name())?;
        }
        writeln!(out)
    }
}

#[cfg(test)]
mod tests;
