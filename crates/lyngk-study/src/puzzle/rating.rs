//! Ratings by Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2022), in the names of that paper.

use std::f64::consts::PI;

/// A rating with its deviation and volatility.
///
/// It is kept in whole numbers, so that it survives a text form exactly.
///
/// ```
/// use lyngk_study::puzzle::Rating;
///
/// let solved = Rating::NEW.after(1500, 1.0);
/// assert!(solved.points() > 1500 && solved.margin() < Rating::NEW.margin());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// In hundredths of a point.
    value: u32,
    /// In hundredths of a point.
    deviation: u32,
    /// In millionths.
    volatility: u32,
}

/// τ, which limits changes of the volatility. The paper recommends 0.3 to 1.2.
const TAU: f64 = 0.5;
/// Points of a unit on the scale of Glicko-2.
const SCALE: f64 = 173.7178;
/// The rating at 0 on that scale.
const MIDDLE: f64 = 1500.0;
/// The largest deviation, that of a new rating.
const MOST_DEVIATION: f64 = 350.0;
/// The smallest deviation, so that a rating can follow somebody who improves.
const LEAST_DEVIATION: f64 = 45.0;
/// The deviation of puzzles: the engine's levels have tried each some fifty times.
const PUZZLE_DEVIATION: f64 = 100.0;
/// The deviation at which puzzles are offered at the rating itself.
const SETTLED: f64 = 80.0;
/// The deviation from which on people see their rating. Before that a single puzzle moves it by hundreds of points.
const SHOWN: u32 = 13_000;

impl Rating {
    /// The rating of somebody unknown.
    pub const NEW: Rating = Rating { value: 150_000, deviation: 35_000, volatility: 60_000 };

    /// The rating in points.
    #[must_use]
    pub const fn points(self) -> u32 {
        (self.value + 50) / 100
    }

    /// Half the width of the interval that has the true strength in it 19 times out of 20, in points.
    #[must_use]
    pub const fn margin(self) -> u32 {
        (self.deviation * 2 + 50) / 100
    }

    /// Whether enough is known to show it: after 10 to 20 puzzles.
    #[must_use]
    pub const fn is_settled(self) -> bool {
        self.deviation <= SHOWN
    }

    /// The rating of puzzles to offer next. The less is known, the easier they are: a first puzzle that is too hard discourages.
    #[must_use]
    pub fn target(self) -> u16 {
        let (rating, deviation, _) = self.values();
        (rating - 2.0 * (deviation - SETTLED).max(0.0)).max(0.0) as u16
    }

    /// The rating after one puzzle: 1 for a win, 0.5 with help, 0 for a failure.
    #[must_use]
    pub fn after(self, puzzle: u16, score: f64) -> Rating {
        let (rating, deviation, volatility) =
            update(self.values(), &[Game { rating: f64::from(puzzle), deviation: PUZZLE_DEVIATION, score }]);
        Rating::of(rating, deviation.clamp(LEAST_DEVIATION, MOST_DEVIATION), volatility)
    }

    fn of(rating: f64, deviation: f64, volatility: f64) -> Rating {
        // Conversion saturates.
        let whole = |value: f64, parts: f64| (value * parts).round() as u32;
        Rating {
            value: whole(rating, 100.0),
            deviation: whole(deviation, 100.0),
            volatility: whole(volatility, 1_000_000.0),
        }
    }

    fn values(self) -> (f64, f64, f64) {
        let part = |value: u32, parts: f64| f64::from(value) / parts;
        (part(self.value, 100.0), part(self.deviation, 100.0), part(self.volatility, 1_000_000.0))
    }

    /// Three whole numbers.
    pub(super) fn to_text(self) -> String {
        format!("{} {} {}", self.value, self.deviation, self.volatility)
    }

    /// Reads three whole numbers that a rating can have.
    pub(super) fn from_text(text: &str) -> Option<Rating> {
        let numbers: Vec<u32> = text.split(' ').map(|number| number.parse().ok()).collect::<Option<_>>()?;
        let [value, deviation, volatility] = numbers[..] else { return None };
        let is_possible =
            value <= 500_000 && (1..=35_000).contains(&deviation) && (1..=1_000_000).contains(&volatility);
        is_possible.then_some(Rating { value, deviation, volatility })
    }
}

/// A game of a rating period.
struct Game {
    rating: f64,
    deviation: f64,
    score: f64,
}

/// Rating, deviation and volatility after a rating period: steps 2 to 8 of the paper.
fn update((rating, deviation, sigma): (f64, f64, f64), games: &[Game]) -> (f64, f64, f64) {
    let (mu, phi) = ((rating - MIDDLE) / SCALE, deviation / SCALE);
    let g = |phi: f64| 1.0 / (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt();
    let (mut information, mut surprise) = (0.0, 0.0);
    for game in games {
        let weight = g(game.deviation / SCALE);
        let expected = 1.0 / (1.0 + (-weight * (mu - (game.rating - MIDDLE) / SCALE)).exp());
        information += weight * weight * expected * (1.0 - expected);
        surprise += weight * (game.score - expected);
    }
    let v = 1.0 / information;
    let sigma = volatility(phi, sigma, v, v * surprise);
    let phi_star = phi.hypot(sigma);
    let phi = 1.0 / (1.0 / (phi_star * phi_star) + 1.0 / v).sqrt();
    (MIDDLE + SCALE * (mu + phi * phi * surprise), SCALE * phi, sigma)
}

/// The new volatility, by the Illinois algorithm of step 5.
fn volatility(phi: f64, sigma: f64, v: f64, delta: f64) -> f64 {
    let a = (sigma * sigma).ln();
    let f = |x: f64| {
        let spread = phi * phi + v + x.exp();
        x.exp() * (delta * delta - spread) / (2.0 * spread * spread) - (x - a) / (TAU * TAU)
    };
    let mut lower = a;
    let above = delta * delta - phi * phi - v;
    let mut upper = if above > 0.0 {
        above.ln()
    } else {
        // It gets below zero after few steps; the limit is for values that no rating has.
        (1..100).map(|k| a - f64::from(k) * TAU).find(|&x| f(x) >= 0.0).unwrap_or(a)
    };
    let (mut at_lower, mut at_upper) = (f(lower), f(upper));
    for _ in 0..100 {
        if (upper - lower).abs() <= 1e-6 {
            break;
        }
        let next = lower + (lower - upper) * at_lower / (at_upper - at_lower);
        let at_next = f(next);
        if at_next * at_upper <= 0.0 {
            (lower, at_lower) = (upper, at_upper);
        } else {
            at_lower /= 2.0;
        }
        (upper, at_upper) = (next, at_next);
    }
    (lower / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worked_example_of_the_paper() {
        let game = |rating, deviation, score| Game { rating, deviation, score };
        let games = [game(1400.0, 30.0, 1.0), game(1550.0, 100.0, 0.0), game(1700.0, 300.0, 0.0)];
        let (rating, deviation, sigma) = update((1500.0, 200.0, 0.06), &games);
        assert!((rating - 1464.06).abs() < 0.01, "{rating}");
        assert!((deviation - 151.52).abs() < 0.01, "{deviation}");
        assert!((sigma - 0.05999).abs() < 0.00001, "{sigma}");
    }

    #[test]
    fn the_rating_settles_at_the_strength() {
        // Somebody who solves what is rated below 1800, and nothing else.
        let mut rating = Rating::NEW;
        for _ in 0..60 {
            let puzzle = rating.target();
            rating = rating.after(puzzle, if puzzle < 1800 { 1.0 } else { 0.0 });
        }
        assert!(rating.points().abs_diff(1800) < 100, "{rating:?}");
        assert!(rating.is_settled() && rating.margin() < 250 && rating.target().abs_diff(1800) < 200, "{rating:?}");
    }

    #[test]
    fn a_rating_settles_after_about_as_many_puzzles_as_people_are_told() {
        for strength in [600, 1000, 1400, 1800, 2200] {
            let (mut rating, mut tries) = (Rating::NEW, 0);
            while !rating.is_settled() {
                let puzzle = rating.target().clamp(370, 2900);
                rating = rating.after(puzzle, if puzzle < strength { 1.0 } else { 0.0 });
                tries += 1;
            }
            assert!((10..=20).contains(&tries), "{tries} for {strength}");
        }
        assert!(!Rating::NEW.after(900, 0.0).is_settled());
    }

    #[test]
    fn newcomers_get_easier_puzzles_than_their_rating_says() {
        assert!(Rating::NEW.target() < 1000);
        assert_eq!(Rating::of(1500.0, 60.0, 0.06).target(), 1500);
    }

    #[test]
    fn surprises_change_more_than_expected_results() {
        let gain = |puzzle| Rating::NEW.after(puzzle, 1.0).points() - 1500;
        assert!(gain(2200) > 2 * gain(900), "{} {}", gain(2200), gain(900));
        assert!(Rating::NEW.after(1500, 0.0).points() < 1500);
        assert_eq!(Rating::NEW.after(1500, 0.5).points(), 1500);
    }

    #[test]
    fn no_result_leads_out_of_bounds() {
        for score in [0.0, 1.0] {
            let mut rating = Rating::NEW;
            for puzzle in (0..3000).step_by(7).chain((0..3000).rev().step_by(11)) {
                rating = rating.after(puzzle, score);
                assert_eq!(Rating::from_text(&rating.to_text()), Some(rating));
            }
        }
        assert_eq!(["", "1 2", "1 2 x", "1 0 5", "900000 5 5"].map(Rating::from_text), [None; 5]);
    }
}
