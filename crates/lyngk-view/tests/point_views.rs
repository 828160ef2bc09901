//! View models of points: veils, claims under consideration, stacks of full height.

use std::time::Duration;

use lyngk_rules::{Color, PerPlayer, Player, Point, Points, Position, SplitMix64, Turn, Variant};
use lyngk_view::{Arrangement, FullStack, Intent, Level, PointRole, Seat, Table};

const NOW: Duration = Duration::ZERO;

fn table(start: Position, seats: [Seat; 2]) -> Table {
    Table::new(&Arrangement { start, seats: PerPlayer::new(seats[0], seats[1]), control: None })
}

fn veiled(table: &Table) -> Points {
    let views = table.point_views();
    Point::ALL.into_iter().filter(|point| views[point.index()].veiled).collect()
}

/// The stacks that a player cannot move, with or without a claim, but another could.
fn stuck(position: &Position, player: Player) -> Points {
    let position = position.with_to_move(player);
    let can_move = |from: Point| {
        position.turns().iter().any(|turn| matches!(turn, Turn::Move { from: other, .. } if *other == from))
    };
    let is_joker = |point: Point| position.top_color(point).is_none();
    position.occupied().iter().filter(|&point| !can_move(point) && !is_joker(point)).collect()
}

#[test]
fn what_the_person_cannot_move_is_veiled_in_every_turn_of_a_game_against_an_engine() {
    let mut chance = SplitMix64::new(5);
    let start = Position::random_start(5, Variant::Standard);
    let mut table = table(start, [Seat::Person, Seat::Engine(Level::EASY)]);
    let mut seen = 0;
    while let Some(turn) = table.game().position().random_turn(&mut chance) {
        let position = *table.game().position();
        assert_eq!(veiled(&table), stuck(&position, Player::One), "{position}");
        seen += veiled(&table).len();
        table.play_scripted(turn, NOW);
    }
    assert!(seen > 0 && table.ended().is_some());
    assert!(veiled(&table).is_empty(), "after the end there is nothing to do");
    table.act(Intent::ShowPly(Some(3)), NOW);
    assert!(veiled(&table).is_empty(), "nor in an earlier position");
}

/// A position in which each player has claimed a colour, and one with a stack that can move.
fn with_claims() -> (Position, Point) {
    let mut setup = Position::random_start(1, Variant::Standard).setup();
    setup.claims = PerPlayer::new([Color::Red].into_iter().collect(), [Color::Blue].into_iter().collect());
    let position = setup.position().expect("a position");
    let Some(&Turn::Move { from, .. }) = position.moves().first() else { panic!("no stack can move") };
    (position, from)
}

/// The stacks that are neither picked up nor landings.
fn bystanders(table: &Table) -> Points {
    let views = table.point_views();
    let is_one = |point: &Point| {
        let view = views[point.index()];
        !view.stack.is_empty() && view.role == PointRole::Nothing
    };
    Point::ALL.into_iter().filter(is_one).collect()
}

#[test]
fn while_a_stack_is_held_all_but_its_landings_are_veiled() {
    let (position, from) = with_claims();
    let mut table = table(position, [Seat::Person, Seat::Person]);
    assert_eq!(veiled(&table), stuck(&position, Player::One));
    table.act(Intent::Choose(from), NOW);
    assert!(bystanders(&table).len() > 5);
    assert_eq!(veiled(&table), bystanders(&table));
}

#[test]
fn in_studies_lessons_and_puzzles_nothing_is_veiled_until_a_stack_is_held() {
    let (position, from) = with_claims();
    let mut study = table(position, [Seat::Person, Seat::Engine(Level::EASY)]);
    study.set_free(true);
    for mut table in [study, table(position, [Seat::Person, Seat::Script])] {
        assert!(veiled(&table).is_empty());
        table.act(Intent::Choose(from), NOW);
        assert_eq!(veiled(&table), bystanders(&table));
        assert!(!veiled(&table).is_empty());
    }
}

#[test]
fn a_claim_under_consideration_shows_the_stacks_that_become_the_claimers() {
    let start = Position::random_start(1, Variant::Standard);
    let mut table = table(start, [Seat::Person, Seat::Person]);
    let becomes = |table: &Table| -> Points {
        let views = table.point_views();
        Point::ALL.into_iter().filter(|point| views[point.index()].becomes == Some(Player::One)).collect()
    };
    assert!(becomes(&table).is_empty());
    table.act(Intent::PreviewClaim(Some(Color::Red)), NOW);
    assert_eq!(becomes(&table), start.topped(Color::Red));
    table.act(Intent::PreviewClaim(None), NOW);
    table.act(Intent::Claim(Some(Color::Green)), NOW);
    assert_eq!(becomes(&table), start.topped(Color::Green));
}

#[test]
fn the_stack_of_six_that_wins_is_no_obstacle() {
    let (mut winners, mut obstacles) = (0, 0);
    for seed in 0..60 {
        let mut chance = SplitMix64::new(seed);
        let start = Position::random_start(seed, Variant::Six);
        let mut table = table(start, [Seat::Person, Seat::Person]);
        while let Some(turn) = table.game().position().random_turn(&mut chance) {
            table.play_scripted(turn, NOW);
        }
        let won = table.game().position().outcome().is_some_and(|it| it.ground == lyngk_rules::Ground::SuddenDeath);
        let full: Vec<FullStack> = table.point_views().iter().filter_map(|view| view.full).collect();
        let count = |kind| full.iter().filter(|&&full| full == kind).count();
        assert_eq!(count(FullStack::Winner), usize::from(won), "seed {seed}");
        winners += count(FullStack::Winner);
        obstacles += count(FullStack::Obstacle);
    }
    assert!(winners > 0 && obstacles > 0);
}
