//! The network against a slow reference implementation in floating point.

use lyngk_rules::{BoardSymmetry, Color, Points, Position, SplitMix64, Symmetry, Turn, Variant};
use wide::i16x16;

use super::file::from_half;
use super::inputs::TOP;
use super::kernel::Kernel;
use super::*;
use crate::evaluation::{POSITION_FEATURES, PositionFeatures, TURN_FEATURES, TurnFeatures, phase};

/// The file of the standard game's network.
const FILE: &[u8] = include_bytes!("../../data/std.net");

/// The file of a variant's network.
const fn file_of(variant: Variant) -> &'static [u8] {
    match variant {
        Variant::Standard => FILE,
        Variant::Six => include_bytes!("../../data/six.net"),
    }
}

/// The largest error of a probability by quantisation.
const CHANCES_DIFFER: f64 = 0.04;
/// The largest error of a prior.
const TURNS_DIFFER: f64 = 0.08;

type Row = Vec<f64>;

/// The weights of a file, one after the other.
struct Numbers {
    rest: std::vec::IntoIter<f64>,
}

impl Numbers {
    fn rows(&mut self, count: usize, width: usize) -> Vec<Row> {
        (0..count).map(|_| self.rest.by_ref().take(width).collect()).collect()
    }

    fn affine(&mut self, inputs: usize, outputs: usize) -> (Vec<Row>, Row) {
        (self.rows(outputs, inputs), self.rows(1, outputs).remove(0))
    }
}

fn apply((weights, bias): &(Vec<Row>, Row), input: &[f64]) -> Row {
    weights.iter().zip(bias).map(|(row, bias)| bias + row.iter().zip(input).map(|(w, x)| w * x).sum::<f64>()).collect()
}

fn marked(sum: &mut Row, bits: u64, table: &[Row]) {
    for (_, row) in table.iter().enumerate().filter(|(n, _)| bits >> n & 1 == 1) {
        sum.iter_mut().zip(row).for_each(|(sum, number)| *sum += number);
    }
}

fn sum(rows: &[Row], points: Points, by: f64) -> Row {
    let mut sum = vec![0.0; rows[0].len()];
    for point in points {
        sum.iter_mut().zip(&rows[point.index()]).for_each(|(sum, number)| *sum += number / by);
    }
    sum
}

fn rectified(row: Row) -> Row {
    row.into_iter().map(|number| number.max(0.0)).collect()
}

/// The outputs of the reference implementation.
struct Reference {
    chances: Row,
    margins: Row,
    /// For each point with a stack.
    fates: Vec<Row>,
    /// Logits of turns.
    weights: Row,
}

fn reference(core: &lyngk_rules::Core, turns: &[Turn]) -> Reference {
    let bytes = file_of(core.variant());
    let (width, layers) = (bytes[12] as usize, bytes[16] as usize);
    let numbers: Vec<f64> =
        bytes[28..].as_chunks::<2>().0.iter().map(|&half| from_half(u16::from_le_bytes(half)).into()).collect();
    let mut file = Numbers { rest: numbers.into_iter() };
    let facts = BoardFacts::new(core);
    let inputs = NetworkInputs::new(&facts);
    let (stacks, whole) = (file.rows(STACK_INPUTS, width), file.rows(GLOBAL_INPUTS, width));
    let mut shared = file.rows(1, width).remove(0);
    marked(&mut shared, inputs.global, &whole);
    let mut rows = vec![vec![0.0; width]; Point::COUNT];
    for point in inputs.occupied {
        let mut row = shared.clone();
        marked(&mut row, inputs.stacks[point.index()], &stacks);
        rows[point.index()] = rectified(row);
    }
    for _ in 0..layers {
        let (around, pool) = (file.affine(4 * width, width), file.affine(width, width));
        let shared = apply(&pool, &sum(&rows, inputs.occupied, 16.0));
        let before = rows.clone();
        for point in inputs.occupied {
            let at = point.index();
            let from: Points = inputs.occupied.iter().filter(|p| inputs.landings[p.index()].contains(point)).collect();
            let parts = [
                before[at].clone(),
                sum(&before, inputs.near[at], 4.0),
                sum(&before, inputs.landings[at], 8.0),
                sum(&before, from, 8.0),
            ];
            let more = apply(&around, &parts.concat());
            let more = rectified(more.iter().zip(&shared).map(|(one, other)| one + other).collect());
            rows[at].iter_mut().zip(more).for_each(|(number, more)| *number += more);
        }
    }
    let value = file.affine(3 * width, heads::HIDDEN);
    let (outcome, margins) = (file.affine(heads::HIDDEN, 3), file.affine(heads::HIDDEN, MARGINS));
    let movers = [file.affine(width, heads::POLICY_WIDTH), file.affine(width, heads::POLICY_WIDTH)];
    let (targets, claim) = (file.affine(width, heads::POLICY_WIDTH), file.affine(width, heads::POLICY_WIDTH));
    let fates = file.affine(width, FATES);
    let (of_whole, of_standing) =
        (file.rows(GLOBAL_INPUTS, heads::HIDDEN), file.rows(POSITION_FEATURES, heads::HIDDEN));
    let direct = file.rows(crate::evaluation::PHASES, POSITION_FEATURES);
    let (claim_weight, claim_bias) = (file.rows(1, heads::POLICY_WIDTH).remove(0), file.rows(1, 2).remove(0));
    let marks = file.rows(crate::evaluation::PHASES, TURN_FEATURES);
    assert_eq!(file.rest.len(), 0, "all of the file is read");

    let pooled: Vec<f64> = inputs.sides.iter().flat_map(|&side| sum(&rows, side, 8.0)).collect();
    let mut hidden = apply(&value, &pooled);
    marked(&mut hidden, inputs.global, &of_whole);
    let mut lead = 0.0;
    PositionFeatures::new(&facts).features(|feature, amount| {
        lead += direct[phase(core)][feature] * f64::from(amount);
        hidden.iter_mut().zip(&of_standing[feature]).for_each(|(sum, number)| *sum += number * f64::from(amount));
    });
    let hidden = rectified(hidden);
    let logits = apply(&outcome, &hidden);
    let chances = softmax(&[logits[0] + lead / 2.0, logits[1], logits[2] - lead / 2.0]);
    let margins = softmax(&apply(&margins, &hidden));
    let fates = rows.iter().map(|row| softmax(&apply(&fates, row))).collect();

    let claims = Color::ALL.map(|color| {
        let hidden = rectified(apply(&claim, &sum(&rows, core.topped(color), 4.0)));
        let first = usize::from(!core.claims(core.to_move()).is_empty());
        hidden.iter().zip(&claim_weight).map(|(x, w)| x * w).sum::<f64>() + claim_bias[first]
    });
    let known = TurnFeatures::new(&facts);
    let weights = turns.iter().map(|&turn| {
        let Turn::Move { claim, from, to } = turn else { return 0.0 };
        let own = inputs.sides[0].contains(from) || claim.is_some() && claim == core.top_color(from);
        let (mover, target) =
            (apply(&movers[usize::from(own)], &rows[from.index()]), apply(&targets, &rows[to.index()]));
        let mut weight = mover.iter().zip(target).map(|(one, other)| one * other).sum::<f64>() / 4.0;
        known.features(turn, |feature, _| weight += marks[phase(core)][feature]);
        weight + claim.map_or(0.0, |color| claims[color.index()])
    });
    Reference { chances, margins, fates, weights: weights.collect() }
}

fn positions() -> Vec<Position> {
    let mut random = SplitMix64::new(11);
    let mut positions = Vec::new();
    for (seed, variant) in [(1, Variant::Standard), (2, Variant::Six), (3, Variant::Standard)] {
        let mut position = Position::random_start(seed, variant);
        while let Some(turn) = position.random_turn(&mut random) {
            if position.turn_count() > 1 {
                positions.push(position);
            }
            position.play_unchecked(turn);
        }
    }
    positions
}

#[test]
fn quantised_inference_agrees_with_floating_point() {
    let cache = ActivationCache::new(3);
    for position in positions() {
        let network = Network::embedded(position.variant());
        let turns = position.turns();
        let slow = reference(&position, &turns);
        let facts = BoardFacts::new(&position);
        let fast = network.value(&facts, &cache);
        is_near(&[fast.win, fast.draw], &slow.chances[..2], &position);
        let prospects = network.auxiliary(&facts, &cache);
        is_near(&prospects.margins, &slow.margins, &position);
        for at in position.occupied().iter().map(Point::index) {
            is_near(&prospects.fates[at], &slow.fates[at], &position);
        }
        let mut weights = Vec::new();
        network.policy_logits(&facts, &turns, &cache, &mut weights);
        let fast = softmax(&weights.iter().copied().map(f64::from).collect::<Vec<_>>());
        for ((fast, slow), turn) in fast.iter().zip(softmax(&slow.weights)).zip(&turns) {
            assert!((fast - slow).abs() < TURNS_DIFFER, "{position} {turn}: {fast} {slow}");
        }
    }
}

fn is_near(fast: &[f32], slow: &[f64], position: &Position) {
    assert_eq!(fast.len(), slow.len());
    let off = |(&fast, &slow): (&f32, &f64)| (f64::from(fast) - slow).abs();
    let most = fast.iter().zip(slow).map(off).fold(0.0, f64::max);
    assert!(most < CHANCES_DIFFER, "{position}: {most} {fast:?} {slow:?}");
}

/// Checks that all kernels give the same embeddings.
fn kernels_agree<const B: usize>(body: &heads::Layers<B>) {
    for position in positions() {
        let inputs = NetworkInputs::new(&BoardFacts::new(&position));
        let embeddings = |kernel| {
            let mut rows = [[i16x16::ZERO; B]; Point::COUNT];
            body.trunk.infer_with(kernel, &inputs, &mut rows);
            rows
        };
        for kernel in Kernel::all() {
            assert!(embeddings(kernel) == embeddings(Kernel::Scalar), "{kernel:?} {position}");
        }
    }
}

#[test]
fn all_kernels_agree_to_the_last_bit() {
    #[cfg(target_arch = "x86_64")]
    assert_eq!(matches!(Kernel::fastest(), Kernel::Compiled), !is_x86_feature_detected!("avx2"));
    for variant in Variant::ALL {
        match &Network::embedded(variant).body {
            Width::W32(body) => kernels_agree(body),
            Width::W48(body) => kernels_agree(body),
            Width::W64(body) => kernels_agree(body),
        }
    }
}

/// A network with the largest weights that a file can have, with signs by place.
fn extreme(width: usize, is_negative: impl Fn(usize) -> bool) -> Network {
    let layers = 2;
    let number = |n: usize| if is_negative(n) { 0xfbff_u16 } else { 0x7bff };
    let shape = Shape::new(width, layers).expect("a shape");
    let numbers: Vec<u8> = (0..shape.weights()).flat_map(|n| number(n).to_le_bytes()).collect();
    let sizes = [width, layers].map(|size| (size as u32).to_le_bytes()).concat();
    let bytes = [&FILE[..12], &sizes, &file::checksum(&numbers, 0).to_le_bytes(), &numbers].concat();
    Network::read(&bytes).expect("a network")
}

#[test]
fn the_largest_weights_do_not_overflow() {
    let is_chance = |chance: f32| (0.0..=1.0).contains(&chance);
    let signs: [fn(usize) -> bool; 4] = [|_| false, |_| true, |n| n % 2 == 1, |n| n % 7 < 3];
    for signs in signs {
        match &extreme(48, signs).body {
            Width::W48(body) => kernels_agree(body),
            other => panic!("{other:?}"),
        }
        for network in [32, 48, 64].map(|width| extreme(width, signs)) {
            let (cache, mut weights) = (ActivationCache::new(1), Vec::new());
            for position in positions().iter().step_by(3) {
                let facts = BoardFacts::new(position);
                let chances = network.value(&facts, &cache);
                assert!(is_chance(chances.win) && is_chance(chances.draw), "{chances:?}");
                assert!(network.auxiliary(&facts, &cache).margins.into_iter().all(is_chance));
                network.policy_logits(&facts, &position.turns(), &cache, &mut weights);
                assert!(weights.iter().all(|weight| weight.is_finite()));
            }
        }
    }
}

/// The softmax in double precision.
fn softmax(weights: &[f64]) -> Vec<f64> {
    let highest = weights.iter().copied().fold(f64::MIN, f64::max);
    let powers: Vec<f64> = weights.iter().map(|weight| (weight - highest).exp()).collect();
    let sum: f64 = powers.iter().sum();
    powers.iter().map(|power| power / sum).collect()
}

#[test]
fn the_value_is_the_same_on_a_rotated_or_reflected_board() {
    for position in positions().iter().step_by(7) {
        let network = Network::embedded(position.variant());
        let chances = network.value(&BoardFacts::new(position), &ActivationCache::new(1));
        for board in BoardSymmetry::all() {
            let turned = Symmetry { board, ..Symmetry::IDENTITY }.position(position);
            let same = network.value(&BoardFacts::new(&turned), &ActivationCache::new(1));
            assert!((chances.win - same.win).abs() < 1e-5, "{position} {turned}");
        }
    }
}

#[test]
fn unusable_files_are_refused_with_the_reason() {
    assert!(Variant::ALL.iter().all(|&variant| file_of(variant).len() < 500_000), "a browser loads both");
    let said = |bytes: &[u8]| Network::read(bytes).map(|network| network.id).expect_err("no network").to_string();
    assert!(said(b"nothing").contains("does not begin with LYNGKNET"));
    assert!(said(&FILE[..20]).contains("does not begin with LYNGKNET"));
    let length = format!("has {} bytes, expected {}", FILE.len() - 1, FILE.len());
    assert!(said(&FILE[..FILE.len() - 1]).ends_with(&length));
    for (at, expected) in [(8, "has version 2"), (12, "width 49"), (16, "bytes, expected"), (1000, "is damaged")] {
        let mut bytes = FILE.to_vec();
        bytes[at] += 1;
        assert!(said(&bytes).contains(expected), "{}", said(&bytes));
    }
}

#[test]
fn each_variant_has_the_embedded_network_of_its_file() {
    for variant in Variant::ALL {
        let read = Network::read(file_of(variant)).expect("a network");
        assert_eq!(**Networks::embedded().of(variant), read);
        assert_eq!(Network::embedded_id(variant), read.id);
        let position = Position::random_start(1, variant);
        let value = |network: &Network| network.value(&BoardFacts::new(&position), &ActivationCache::new(1));
        assert_eq!(value(&Network::embedded(variant)), value(&read));
    }
    assert_ne!(Network::embedded(Variant::Standard), Network::embedded(Variant::Six));
    assert_eq!(crate::Options::default().network, crate::NetworkChoice::Embedded);
}

#[test]
fn one_network_can_serve_both_variants() {
    let network = Network::embedded(Variant::Six);
    let networks = Networks::same(std::sync::Arc::clone(&network));
    assert!(Variant::ALL.iter().all(|&variant| *networks.of(variant) == network));
}

#[test]
fn shapes_that_the_engine_cannot_run_are_refused() {
    for (width, layers) in [(0, 3), (16, 3), (49, 3), (128, 3), (48, 17)] {
        assert_eq!(Shape::new(width, layers), Err(NetworkError::Shape { width, layers }));
    }
    assert!([32, 48, 64].into_iter().all(|width| Shape::new(width, 16).is_ok()));
}

#[test]
fn the_colour_on_top_has_a_slot() {
    let start = Position::random_start(1, Variant::Standard);
    let inputs = NetworkInputs::new(&BoardFacts::new(&start));
    let joker = |point: &Point| start.top_color(*point).is_none();
    let tops = |point: Point| (inputs.stacks[point.index()] >> TOP & 0x1ff).count_ones();
    assert_eq!(inputs.occupied.iter().filter(joker).count(), 3);
    assert!(inputs.occupied.iter().all(|point| tops(point) == u32::from(!joker(&point))));
}

#[test]
fn logits_do_not_depend_on_the_other_turns() {
    let cache = ActivationCache::new(1);
    for position in positions() {
        let (network, facts) = (Network::embedded(position.variant()), BoardFacts::new(&position));
        let turns = position.turns();
        let logits = |turns: &[Turn]| {
            let mut logits = Vec::new();
            network.policy_logits(&facts, turns, &cache, &mut logits);
            logits
        };
        let all = logits(&turns);
        assert_eq!(all.len(), turns.len());
        for (&turn, &logit) in turns.iter().zip(&all) {
            assert_eq!(logits(&[turn]), [logit], "{position} {turn}");
        }
        let reversed: Vec<Turn> = turns.iter().copied().rev().collect();
        assert!(logits(&reversed).iter().rev().eq(&all), "{position}");
    }
}
