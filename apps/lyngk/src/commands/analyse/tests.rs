//! Tests of reports and files, with synthetic analyses and real ones of few nodes.

use std::time::Duration;

use lyngk_engine::analysis::{
    ClaimChoice, EndForecast, Fate, GameAnalysis, Grade, Outlook, PositionAnalysis, ThrownAway, TurnAnalysis,
    analyse_game, judge,
};
use lyngk_engine::{Engine, Limits, Line, Options, Proof, Score, Verdict, Wdl};
use lyngk_rules::{Color, Comment, Ground, Player, Point, Position, Record, SplitMix64, Tag, Turn, Variant};

use super::{annotate, chart, game, outlook, position, text_graph, words};

fn estimate(win: f32, draw: f32) -> Score {
    Score::Estimate(Wdl::new(win, draw))
}

fn proved(verdict: Verdict, distance: u16, ground: Ground, margin: u8) -> Score {
    Score::Proved(Proof { verdict, distance, ground, margin })
}

/// A random game with hostile tags.
fn random_game(seed: u64) -> Record {
    let mut random = SplitMix64::new(seed);
    let mut position = Position::random_start(seed, Variant::Standard);
    let mut record = Record::new(position);
    record.set_tag(Tag::new("Player1", "<b>Anna & \"Ben\"</b> \u{ffff}").expect("a tag"));
    record.set_tag(Tag::new("Player2", "]]> -- ".repeat(30)).expect("a tag"));
    let mut last = None;
    while let Some(turn) = position.random_turn(&mut random) {
        last = Some(record.push(last, turn).expect("a legal turn"));
        position.play_unchecked(turn);
    }
    record
}

fn analyse(record: &Record) -> GameAnalysis {
    let mut engine = Engine::new(Options { lines: 2, ..Options::default() });
    analyse_game(&mut engine, record, &Limits::nodes(40), &|| Duration::ZERO, &mut |_| ())
}

/// A synthetic analysis with swings and a proved end: it has all grades, ties and praise.
fn synthetic(record: &Record) -> GameAnalysis {
    let mut position = *record.start();
    let total = record.main_line().count();
    let mut turns: Vec<TurnAnalysis> = Vec::new();
    let chance = |index: usize| {
        let swing = (index as f32 * 0.45).sin() * 0.4 * index as f32 / total as f32;
        match total - index {
            left @ 0..=6 => proved(Verdict::Win, left as u16, Ground::Stacks { height: 4 }, 1),
            _ => estimate(0.44 + swing, 0.12),
        }
    };
    for (index, id) in record.main_line().enumerate() {
        let turn = record.node(id).turn();
        let player = position.to_move();
        let of = |score: Score| if player == Player::One { score } else { score.opposite() };
        let (before, after) = (of(chance(index)), of(chance(index + 1)));
        let other = position.turns().into_iter().find(|&other| other != turn);
        let judgement = other.map(|other| {
            let mut judgement = judge(&position, turn, Line { score: before, turns: vec![other] }, after);
            judgement.only_good = judgement.grade == Grade::Best && index % 7 == 3;
            judgement
        });
        turns.push(TurnAnalysis { index, player, turn, before, after, judgement });
        position.play_unchecked(turn);
    }
    let end = chance(total);
    let to_move = position.to_move();
    let end = Some(if to_move == Player::One { end } else { end.opposite() });
    GameAnalysis { turns, to_move, end, complete: true }
}

/// Checks that XML is well-formed: balanced tags, no stray `<` or `&`.
fn assert_well_formed(xml: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = xml;
    while let Some(at) = rest.find(['<', '&']) {
        if rest[at..].starts_with('&') {
            let known = ["&amp;", "&lt;", "&gt;", "&quot;"];
            assert!(known.iter().any(|entity| rest[at..].starts_with(entity)), "{}", &rest[at..]);
            rest = &rest[at + 1..];
            continue;
        }
        let end = at + rest[at..].find('>').expect("a tag that ends");
        let tag = &rest[at + 1..end];
        assert!(tag.matches('"').count().is_multiple_of(2), "{tag}");
        let name = tag.trim_start_matches('/').split([' ', '/']).next().expect("a name");
        assert!(!name.is_empty() && name.chars().all(char::is_alphanumeric), "{tag}");
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !tag.ends_with('/') {
            open.push(name);
        }
        rest = &rest[end + 1..];
    }
    assert_eq!(open, Vec::<&str>::new());
    assert!(!xml.chars().any(|char| char.is_control() && char != '\n' || char == '\u{ffff}'));
}

#[test]
fn scores_are_phrased() {
    let cases = [
        (estimate(0.612, 0.04), " 61 % win   4 % tie  35 % loss"),
        (estimate(0.505, 0.0), " 51 % win   0 % tie  49 % loss"),
        (proved(Verdict::Win, 7, Ground::Stacks { height: 5 }, 1), "proved: win in 7 turns, by 1 stack of five"),
        (proved(Verdict::Loss, 1, Ground::Stacks { height: 1 }, 2), "proved: loss in 1 turn, by 2 single pieces"),
        (proved(Verdict::Win, 2, Ground::SuddenDeath, 1), "proved: win in 2 turns, by a stack of six"),
        (proved(Verdict::Draw, 4, Ground::AllEqual, 0), "proved: tie in 4 turns"),
        (
            proved(Verdict::Loss, 0, Ground::Stacks { height: 3 }, 2),
            "proved: loss, the game is over, by 2 stacks of three",
        ),
    ];
    for (score, text) in cases {
        assert_eq!(words::score(score), text);
    }
    assert_eq!([0.05, 0.097, 0.1, 0.29].map(words::loss), ["5 %", "9 %", "10 %", "29 %"]);
    for thousandths in 0..=1000_u16 {
        let wdl = Wdl::new(f32::from(thousandths) / 1000.0, 0.0);
        assert_eq!(wdl.hundredths().iter().sum::<u16>(), 100);
    }
}

#[test]
fn the_report_of_a_position_has_proofs_lines_and_claims() {
    let start = Position::random_start(7, Variant::Standard);
    let turns = start.moves();
    let claiming = start.turns().into_iter().find(|turn| turn.claim() == Some(Color::Red)).expect("a claim");
    let win = proved(Verdict::Win, 7, Ground::Stacks { height: 5 }, 1);
    let lines = vec![
        Line { score: win, turns: vec![claiming] },
        Line { score: estimate(0.4, 0.1), turns: vec![turns[0], turns[1]] },
    ];
    let claims = vec![
        ClaimChoice { claim: None, line: lines[1].clone() },
        ClaimChoice { claim: Some(Color::Red), line: lines[0].clone() },
    ];
    let outlook = lyngk_engine::analysis::outlook(&start);
    let mut analysis = PositionAnalysis { lines, claims, outlook, nodes: 1, time: Duration::ZERO };
    let text = position::report(&start, &analysis);
    assert!(text.contains("Outlook of the network") && !text.contains("at the end\n"), "no estimate beside a proof");
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    analysis.lines.remove(0);
    assert!(position::report(&start, &analysis).contains("at the end\n"));
    for part in ["Best turns for player 1", "proved: win in 7 turns", "then ", "no claim", "R red", "+55", "1 node."] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
}

#[test]
fn the_outlook_names_the_stacks_that_players_may_complete() {
    let mut start = Position::random_start(7, Variant::Standard);
    let fate = |shares| Fate::new(shares).expect("a whole");
    let mut fates: Vec<(Point, Fate)> = start.occupied().iter().map(|point| (point, fate([900, 50, 50]))).collect();
    fates[0].1 = fate([100, 600, 300]);
    fates[1].1 = fate([200, 200, 600]);
    let margins = [0, 0, 0, 0, 50, 150, 400, 300, 100, 0, 0];
    let ending = EndForecast::from_parts(margins, fates).expect("a whole");
    let outlook = Outlook { chances: Wdl::new(0.6, 0.1), ending: Some(ending) };
    let text = outlook::report(&start, &outlook, false);
    for part in
        [" 60 % win", "about 4 for player 1 and 3 for player 2", "lead of player 1: 0 to +2 in at least 80 % of games"]
    {
        assert!(text.contains(part), "{part}\n{text}");
    }
    assert!(text.contains("player 2  may complete a1 60 %\n") && !text.contains(" b1 "), "{text}");
    assert_eq!(text.matches("90 %").count(), 41);
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    start.play_unchecked(start.moves()[0]);
    let seen_by_two = outlook::report(&start, &outlook, false);
    assert!(seen_by_two.contains("lead of player 1: −2 to 0"), "{seen_by_two}");
}

#[test]
fn the_report_of_a_game_fits_a_terminal_and_shows_proved_results() {
    let record = random_game(1);
    let analysis = synthetic(&record);
    let text = game::report("a.lgn", &record, &analysis);
    let (head, body) = text.split_once('\n').expect("lines");
    assert!(head.contains("Anna"));
    assert!(body.lines().all(|line| line.chars().count() <= 80), "{text}");
    for part in
        ["proved: 1 wins", "blunder, loses", " ?? ", "accuracy", "100 % ┤", "proved  ", "═", "the only good turn"]
    {
        assert!(body.contains(part), "{part}\n{text}");
    }
}

#[test]
fn a_proved_result_thrown_away_is_reported() {
    let record = random_game(1);
    let mut analysis = synthetic(&record);
    let judgement = analysis.turns[3].judgement.as_mut().expect("not forced");
    judgement.grade = Grade::Blunder;
    judgement.thrown_away = Some(ThrownAway { had: Verdict::Win, left: Verdict::Draw });
    let said = "throws away a proved win for a proved tie";
    assert!(game::report("a.lgn", &record, &analysis).contains(said));
    assert!(annotate::annotated(&record, &analysis).to_string().contains(&format!("It {said}.")));
    assert!(chart::chart(&record, &analysis).contains(said));
}

#[test]
fn the_longest_games_fit_the_graph() {
    let record = random_game(2);
    let mut analysis = synthetic(&record);
    let model = analysis.turns.clone();
    for length in [1, 2, 35, 36, 71, 72, 90, 200] {
        analysis.turns =
            (0..length).map(|index| TurnAnalysis { index, ..model[index % (model.len() / 2 * 2)].clone() }).collect();
        let text = text_graph::graph(&record, &analysis);
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{length}\n{text}");
    }
}

#[test]
fn the_chart_is_well_formed_and_names_are_escaped() {
    let record = random_game(1);
    let analysis = synthetic(&record);
    let picture = chart::chart(&record, &analysis);
    assert_well_formed(&picture);
    assert!(picture.contains("&lt;b&gt;Anna &amp; &quot;Ben&quot;&lt;/b&gt;"));
    for part in ["prefers-color-scheme:dark", "<title", "<desc", "class=\"proved\"", ">proved<", ">??<", ">?!<", ">!<"]
    {
        assert!(picture.contains(part), "{part}");
    }
    assert_well_formed(&chart::chart(&record, &analyse(&record)));
}

#[test]
fn an_annotated_record_reads_back_with_the_same_main_line_and_legal_variations() {
    for seed in 0..5 {
        let record = random_game(seed);
        let written = annotate::annotated(&record, &analyse(&record));
        let read: Record = written.to_string().parse().expect("a record whose every turn is legal");
        assert_eq!(read, written);
        let main = |record: &Record| record.main_line().map(|id| record.node(id).turn()).collect::<Vec<Turn>>();
        assert_eq!(main(&read), main(&record));
        assert!(read.main_line().any(|id| read.children(read.node(id).parent()).len() > 1), "no variation");
        assert!(read.main_line().all(|id| !read.node(id).comments.is_empty()));
        assert_eq!(analyse(&read), analyse(&record), "annotations do not change the analysis");
        assert_eq!(annotate::annotated(&read, &analyse(&read)), read, "a second annotation changes nothing");
    }
}

#[test]
fn comments_of_people_stay() {
    let mut record = random_game(3);
    let first = record.main_line().next().expect("a turn");
    record.comments_mut(first).extend(Comment::new("My favourite."));
    record.comments.extend(Comment::new("At the club."));
    let text = annotate::annotated(&record, &analyse(&record)).to_string();
    assert!(text.contains("{My favourite.}") && text.contains("{At the club.}"));
}

#[test]
fn a_game_without_turns_has_a_report_and_a_chart() {
    let record = Record::new(Position::random_start(1, Variant::Six));
    let analysis = analyse(&record);
    assert!(game::report("a.lgn", &record, &analysis).contains("no turns"));
    assert_well_formed(&chart::chart(&record, &analysis));
    assert_eq!(annotate::annotated(&record, &analysis).main_line().count(), 0);
}
