use lyngk_rules::SplitMix64;

use super::*;

/// The log of a game with random turns to the end. Its beginning is that of a stored log.
fn game() -> Vec<LogEntry> {
    let beginning = include_str!("../../../../testdata/room/duplicate.jsonl").lines();
    let beginning = beginning.take_while(|line| !line.contains("\"played\""));
    let mut log: Vec<LogEntry> = beginning.map(|line| serde_json::from_str(line).expect("an entry")).collect();
    let mut room = Room::replay(&log).expect("a log");
    let mut random = SplitMix64::new(5);
    while room.to_move().is_some() {
        let turns = room.game().expect("a game").position().turns();
        let turn = turns[random.below(turns.len() as u64) as usize];
        let command = serde_json::from_str(&format!("\"random-{}\"", log.len())).expect("an id");
        let entries = room.entries(vec![RoomEvent::Played { turn, credit: 0 }], room.last_at(), Some(&command));
        room.apply(&entries[0]).expect("a legal turn");
        log.extend(entries);
    }
    log
}

fn id() -> RoomId {
    "abcdefghijkm".parse().expect("an id")
}

/// The history of a drill with one game, in which everything went well: a turn every 100 ms.
fn history() -> Vec<Line> {
    let stored = game();
    let time = stored[0].at.as_millis();
    let told: Vec<LogEntry> = stored.iter().map(|entry| LogEntry { command: None, ..entry.clone() }).collect();
    let turns = stored.iter().filter_map(|entry| match &entry.event {
        RoomEvent::Played { turn, .. } => Some(turn.to_string()),
        _ => None,
    });
    let turns = turns.zip(1..).map(|(turn, ply)| {
        let sent = 100 * u64::from(ply);
        let [acknowledged, delivered] = [sent + 10, sent + 15];
        Line::Turn { game: id(), place: Place::Host, ply, turn, sent, acknowledged, delivered }
    });
    let told = [Place::Host, Place::Guest].map(|place| Line::Told { game: id(), place, entries: told.clone() });
    let mut lines = vec![Line::Began { seed: 1, time }, Line::Opened { game: id(), asked: 0, begun: 50 }];
    lines.extend(turns);
    lines.extend(told);
    lines.extend([Line::Stored { game: id(), entries: stored }, Line::Ended { time: time + 5_000 }]);
    lines
}

/// The kinds of problems after a change of what the database has.
fn problems_with_stored(change: impl Fn(&mut Vec<LogEntry>)) -> Vec<Problem> {
    let mut lines = history();
    for line in &mut lines {
        if let Line::Stored { entries, .. } = line {
            change(entries);
        }
    }
    problems(&lines)
}

fn problems(lines: &[Line]) -> Vec<Problem> {
    let mut problems: Vec<Problem> = Verdict::of(lines).problems.into_iter().map(|(problem, _)| problem).collect();
    problems.sort();
    problems.dedup();
    problems
}

#[test]
fn a_drill_without_a_problem_is_clean() {
    let verdict = Verdict::of(&history());
    assert!(verdict.is_clean(), "{verdict}");
    assert_eq!(verdict.games, 1);
}

#[test]
fn a_turn_that_is_not_stored_is_lost() {
    assert_eq!(problems_with_stored(|entries| drop(entries.pop())), [Problem::Lost]);
    assert_eq!(problems_with_stored(Vec::clear), [Problem::Lost, Problem::Illegal]);
    let mut lines = history();
    lines.retain(|line| !matches!(line, Line::Stored { .. }));
    assert_eq!(problems(&lines), [Problem::Lost]);
}

#[test]
fn a_turn_that_only_one_player_was_told_of_must_be_stored() {
    let mut lines = history();
    lines.retain(|line| !matches!(line, Line::Turn { .. }));
    for line in &mut lines {
        if let Line::Stored { entries, .. } = line {
            entries.pop();
        }
    }
    assert_eq!(problems(&lines), [Problem::Lost]);
}

#[test]
fn a_command_that_is_carried_out_twice_is_found() {
    let repeat = |entries: &mut Vec<LogEntry>| {
        let last = entries.len() - 1;
        entries[last].command = entries[last - 1].command.clone();
    };
    assert_eq!(problems_with_stored(repeat), [Problem::Doubled]);
    let mut lines = history();
    lines.push(lines.iter().find(|line| matches!(line, Line::Turn { .. })).expect("a turn").clone());
    assert_eq!(problems(&lines), [Problem::Doubled]);
}

#[test]
fn an_illegal_log_is_found() {
    let skip = |entries: &mut Vec<LogEntry>| {
        let number = entries[9].number;
        entries[9].number = number + 1;
    };
    assert!(problems_with_stored(skip).contains(&Problem::Illegal));
}

#[test]
fn a_game_without_an_end_is_stuck() {
    let mut lines = history();
    for line in &mut lines {
        if let Line::Told { entries, place: Place::Guest, .. } = line {
            entries.pop();
        }
    }
    assert_eq!(problems(&lines), [Problem::Stuck]);
    let mut lines = history();
    lines.push(Line::Failed { game: id(), problem: "the game does not start".to_owned() });
    assert_eq!(problems(&lines), [Problem::Stuck]);
}

#[test]
fn an_event_from_the_future_is_found() {
    let mut lines = history();
    lines.retain(|line| !matches!(line, Line::Ended { .. }));
    let time = game()[0].at.as_millis();
    lines.push(Line::Ended { time: time - 2_000 });
    assert_eq!(problems(&lines), [Problem::Misdated]);
}

#[test]
fn an_interrupted_drill_is_not_clean() {
    let mut lines = history();
    lines.pop();
    assert!(!Verdict::of(&lines).is_clean());
}

#[test]
fn the_time_in_which_nobody_could_move_is_the_longest_gap_during_the_fault() {
    let mut lines = history();
    for line in &mut lines {
        // From the fifth turn on, everything is three seconds late. The fifth was sent before.
        if let Line::Turn { ply, sent, acknowledged, delivered, .. } = line
            && *ply >= 5
        {
            *acknowledged += 3_000;
            *delivered += 3_000;
            *sent += if *ply == 5 { 0 } else { 3_000 };
        }
    }
    let fault = |kind, from, until| Line::Fault { kind, target: "node 1".to_owned(), from, until };
    lines.extend([fault(Kind::NodeKilled, 420, 2_000), fault(Kind::ClientsCut, 3_550, 3_700)]);
    let stalls = Verdict::of(&lines).stalls;
    assert_eq!(stalls[&Kind::NodeKilled], [Stall { nobody: 3_100, one_turn: 3_015 }]);
    assert_eq!(stalls[&Kind::ClientsCut], [Stall { nobody: 100, one_turn: 15 }]);
}

/// The history above, with a fault from 420 to 600 ms.
fn history_with_a_fault() -> Vec<Line> {
    let mut lines = history();
    lines.insert(2, Line::Fault { kind: Kind::NodeKilled, target: "node 1".to_owned(), from: 420, until: 600 });
    lines
}

#[test]
fn after_a_fault_there_must_be_a_turn_and_a_new_game() {
    let mut lines = history_with_a_fault();
    let verdict = Verdict::of(&lines);
    assert_eq!(verdict.failures, ["no game began after this: a server is killed"]);
    assert!(!verdict.is_clean());
    // One that was asked for before the end of the fault does not count.
    lines.push(Line::Opened { game: id(), asked: 590, begun: 700 });
    assert!(!Verdict::of(&lines).is_clean());
    lines.push(Line::Opened { game: id(), asked: 610, begun: 700 });
    assert!(Verdict::of(&lines).is_clean());
    // A second fault: the game must have begun before it, or after it another.
    lines.push(Line::Fault { kind: Kind::ClientsCut, target: "entrance".to_owned(), from: 690, until: 1_000_000 });
    let failures = Verdict::of(&lines).failures;
    let cut = "all clients are cut off";
    assert!(failures.contains(&"no game began after this: a server is killed".to_owned()), "{failures:?}");
    assert!(failures.contains(&format!("no game began after this: {cut}")), "{failures:?}");
    assert!(failures.contains(&format!("no turn was acknowledged after this: {cut}")), "{failures:?}");
}

#[test]
fn a_fault_in_which_nobody_can_move_for_too_long_is_a_failure() {
    let mut lines = history_with_a_fault();
    lines.push(Line::Opened { game: id(), asked: 40_000, begun: 40_050 });
    for line in &mut lines {
        if let Line::Turn { ply, sent, acknowledged, delivered, .. } = line
            && *ply >= 5
        {
            for time in [sent, acknowledged, delivered] {
                *time += 31_000;
            }
        }
    }
    let failures = Verdict::of(&lines).failures;
    assert_eq!(failures, ["a server is killed: nobody could move for 31 s, more than 30 s"]);
}
