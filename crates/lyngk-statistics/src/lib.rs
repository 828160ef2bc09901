//! Elo with error bars, likelihood of superiority and SPRT, as pure functions of match results.
//!
//! Everything is computed from pairs: two games from one start with sides swapped. The two results are not independent, as a start
//! may favour one side, so the variance of single games would be wrong. A pair scores 0, ½, 1, 1½ or 2 points; the five
//! counts are called pentanomial.

/// The 97.5 % point of the normal distribution: 95 % lie between it and its negative.
const TWO_SIDED_95: f64 = 1.959_963_984_540_054;
/// The largest difference that is told. Beyond it, a match hardly shows how large the difference is: this value also stands for an
/// infinite one.
pub const ELO_BOUND: f64 = 800.0;

/// The numbers of pairs with 0, ½, 1, 1½ and 2 points.
///
/// ```
/// use lyngk_statistics::PlayerResult::{Draw, Loss, Win};
/// use lyngk_statistics::Pairs;
///
/// let mut pairs = Pairs::default();
/// for results in [[Win, Win], [Win, Draw], [Win, Loss], [Draw, Draw], [Win, Win], [Loss, Draw]] {
///     pairs.add(results);
/// }
/// assert_eq!(pairs, Pairs([0, 1, 2, 1, 2]));
/// assert!(pairs.elo().low < 0.0 && pairs.elo().value > 100.0, "{}", pairs.elo());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Pairs(pub [u64; 5]);

/// The result of a game for the player whose pairs are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum PlayerResult {
    Loss,
    Draw,
    Win,
}

impl PlayerResult {
    fn half_points(self) -> usize {
        match self {
            PlayerResult::Loss => 0,
            PlayerResult::Draw => 1,
            PlayerResult::Win => 2,
        }
    }
}

impl Pairs {
    /// Adds a pair by the results of its two games.
    pub fn add(&mut self, [one, two]: [PlayerResult; 2]) {
        self.0[one.half_points() + two.half_points()] += 1;
    }

    /// The number of pairs.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The share of all points, from 0 to 1. One half without any pair.
    #[must_use]
    pub fn mean(&self) -> f64 {
        if self.count() == 0 { 0.5 } else { weighted(&self.0.map(|count| count as f64), |share| share) }
    }

    /// The variance of a pair's share of points.
    fn variance(&self) -> f64 {
        let mean = self.mean();
        if self.count() == 0 {
            0.0
        } else {
            weighted(&self.0.map(|count| count as f64), |share| (share - mean).powi(2))
        }
    }

    /// The variance with one additional pair spread evenly over the five results. It keeps a streak of equal pairs at the start of a match
    /// from looking like certainty, and hardly matters with many pairs.
    fn cautious_variance(&self) -> f64 {
        let mean = self.mean();
        weighted(&self.0.map(|count| count as f64 + 0.2), |share| (share - mean).powi(2))
    }

    /// The share of points, with its 95 % confidence interval.
    fn share(&self) -> [f64; 3] {
        let (count, mean) = (self.count() as f64, self.mean());
        let variance = self.variance();
        if variance > 0.0 {
            let error = TWO_SIDED_95 * (variance / count).sqrt();
            return [(mean - error).max(0.0), mean, (mean + error).min(1.0)];
        }
        // All pairs are equal, so the variance is unknown. But if other results had a larger probability than this, one of them would have
        // occurred with 95 %.
        let other = if count > 0.0 { 1.0 - 0.05_f64.powf(1.0 / count) } else { 1.0 };
        [mean * (1.0 - other), mean, mean * (1.0 - other) + other]
    }

    /// The difference in strength, with its 95 % confidence interval.
    #[must_use]
    pub fn elo(&self) -> EloEstimate {
        let [low, value, high] = self.share().map(elo_of_share);
        EloEstimate { low, value, high }
    }

    /// The likelihood that the first player is the stronger one.
    #[must_use]
    pub fn likelihood_of_superiority(&self) -> f64 {
        let (count, lead) = (self.count() as f64, self.mean() - 0.5);
        let variance = self.variance();
        if variance > 0.0 {
            return normal_distribution(lead / (variance / count).sqrt());
        }
        // All pairs are equal. With a uniform prior for the probability of winning a pair, this is the likelihood that it is below one
        // half although all of them were won.
        let chance = 0.5_f64.powf(count + 1.0);
        if lead > 0.0 {
            1.0 - chance
        } else if lead < 0.0 {
            chance
        } else {
            0.5
        }
    }
}

/// The mean of a function of the shares of points, 0 to 1, with these weights.
fn weighted(weights: &[f64; 5], function: impl Fn(f64) -> f64) -> f64 {
    let sum: f64 =
        weights.iter().zip([0.0, 0.25, 0.5, 0.75, 1.0]).map(|(weight, share)| weight * function(share)).sum();
    sum / weights.iter().sum::<f64>()
}

/// A difference in Elo with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EloEstimate {
    /// The lower bound.
    pub low: f64,
    /// The most likely value.
    pub value: f64,
    /// The upper bound.
    pub high: f64,
}

/// `+35.2 ± 12.3`, or `> +800, at least +383` if a bound is out of range.
impl std::fmt::Display for EloEstimate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let is_bounded = |elo: f64| elo.abs() < ELO_BOUND;
        let EloEstimate { low, value, high } = *self;
        match (is_bounded(low), is_bounded(high)) {
            (true, true) => write!(f, "{} ± {:.1}", bounded(value), (high - low) / 2.0),
            (true, false) => write!(f, "{}, at least {low:+.1}", bounded(value)),
            (false, true) => write!(f, "{}, at most {high:+.1}", bounded(value)),
            (false, false) if (low > 0.0) == (high > 0.0) => write!(f, "{}", bounded(value)),
            (false, false) => write!(f, "{}, too few games to tell", bounded(value)),
        }
    }
}

/// A difference for people, limited to [`ELO_BOUND`].
fn bounded(elo: f64) -> String {
    if elo >= ELO_BOUND {
        format!("> {ELO_BOUND:+.0}")
    } else if elo <= -ELO_BOUND {
        format!("< {:+.0}", -ELO_BOUND)
    } else {
        // Adding zero turns minus zero into zero.
        format!("{:+.1}", elo + 0.0)
    }
}

/// The difference in strength that gives this share of points, within [`ELO_BOUND`].
fn elo_of_share(share: f64) -> f64 {
    // At both ends the formula would divide by zero or take its logarithm.
    if share <= 0.0 {
        -ELO_BOUND
    } else if share >= 1.0 {
        ELO_BOUND
    } else {
        (-400.0 * (1.0 / share - 1.0).log10()).clamp(-ELO_BOUND, ELO_BOUND)
    }
}

/// The share of points that a difference in strength gives.
fn share_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

/// The share of the normal distribution below this many standard deviations.
fn normal_distribution(deviations: f64) -> f64 {
    // Abramowitz and Stegun, 26.2.17: the error is below 1e-7.
    let t = 1.0 / (1.0 + 0.231_641_9 * deviations.abs());
    let series = [1.330_274_429, -1.821_255_978, 1.781_477_937, -0.356_563_782, 0.319_381_530];
    let polynomial = series.into_iter().fold(0.0, |sum, factor| (sum + factor) * t);
    let density = (-deviations * deviations / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    let above = density * polynomial;
    if deviations < 0.0 { above } else { 1.0 - above }
}

/// A sequential probability ratio test (SPRT) between two hypotheses about the difference in strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The difference of hypothesis H0.
    pub elo0: f64,
    /// The difference of hypothesis H1, larger than that of H0.
    pub elo1: f64,
    /// The probability of accepting H1 although H0 is true.
    pub alpha: f64,
    /// The probability of accepting H0 although H1 is true.
    pub beta: f64,
}

/// The decision of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SprtDecision {
    /// Undecided: more games are needed.
    Continue,
    /// H0, the smaller difference.
    AcceptH0,
    /// H1, the larger difference.
    AcceptH1,
}

impl Sprt {
    /// The log-likelihood ratio of H1 to H0, with pairs taken as normally distributed.
    #[must_use]
    pub fn log_likelihood_ratio(&self, pairs: &Pairs) -> f64 {
        if pairs.count() == 0 {
            return 0.0;
        }
        let (share0, share1) = (share_of_elo(self.elo0), share_of_elo(self.elo1));
        let evidence = (share1 - share0) * (2.0 * pairs.mean() - share0 - share1);
        pairs.count() as f64 * evidence / (2.0 * pairs.cautious_variance())
    }

    /// The bounds: below the first H0 is accepted, above the second H1.
    #[must_use]
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The decision with these pairs.
    #[must_use]
    pub fn decision(&self, pairs: &Pairs) -> SprtDecision {
        let ratio = self.log_likelihood_ratio(pairs);
        let (lower, upper) = self.bounds();
        if ratio <= lower {
            SprtDecision::AcceptH0
        } else if ratio >= upper {
            SprtDecision::AcceptH1
        } else {
            SprtDecision::Continue
        }
    }
}

/// The examples of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

#[cfg(test)]
mod tests {
    use super::*;
    use lyngk_rules::SplitMix64;

    fn close(value: f64, expected: f64) -> bool {
        (value - expected).abs() < 1e-5
    }

    /// The expected numbers are from a Python calculation with `math.erfc` for the likelihood of superiority.
    #[test]
    fn elo_error_bars_and_superiority_agree_with_an_independent_calculation() {
        let cases = [
            ([10, 20, 100, 35, 25], [41.337_649_205, 16.826_328_957, 66.266_204_805], 0.999_540_741),
            ([3, 0, 40, 1, 56], [207.462_170_769, 158.308_694_874, 265.465_425_448], 1.0),
            ([30, 5, 50, 5, 10], [-70.436_503_622, -115.850_546_225, -27.290_572_012], 0.000_633_632),
        ];
        for (counts, [value, low, high], superiority) in cases {
            let pairs = Pairs(counts);
            let elo = pairs.elo();
            assert!(close(elo.value, value) && close(elo.low, low) && close(elo.high, high), "{counts:?}: {elo:?}");
            assert!(close(pairs.likelihood_of_superiority(), superiority), "{counts:?}");
        }
    }

    /// The expected numbers are from a Python calculation that sums the difference of both log densities over the pairs.
    #[test]
    fn likelihood_ratios_and_bounds_agree_with_an_independent_calculation() {
        let cases = [
            ([10, 20, 100, 35, 25], 2.331_233_596, 2.654_177_024),
            ([3, 0, 40, 1, 56], 4.816_400_465, 4.950_527_072),
            ([30, 5, 50, 5, 10], -1.595_938_617, -1.489_146_009),
        ];
        for (counts, of_ten, around_zero) in cases {
            let ratio = |elo0, elo1| Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 }.log_likelihood_ratio(&Pairs(counts));
            assert!(close(ratio(0.0, 10.0), of_ten) && close(ratio(-5.0, 5.0), around_zero), "{counts:?}");
        }
        let (lower, upper) = Sprt { elo0: 0.0, elo1: 5.0, alpha: 0.05, beta: 0.1 }.bounds();
        assert!(close(lower, -2.251_291_799) && close(upper, 2.890_371_758));
    }

    #[test]
    fn shares_and_elo_are_each_others_inverse() {
        for elo in [-700.0, -35.5, 0.0, 1.0, 400.0] {
            assert!(close(elo_of_share(share_of_elo(elo)), elo), "{elo}");
        }
        assert!(close(share_of_elo(400.0), 10.0 / 11.0));
    }

    #[test]
    fn no_counts_give_an_infinite_or_undefined_number() {
        for counts in [[0; 5], [0, 0, 0, 0, 1], [0, 0, 0, 0, 5000], [900, 0, 0, 0, 0], [0, 0, 7, 0, 0], [1, 0, 0, 0, 1]]
        {
            let pairs = Pairs(counts);
            let elo = pairs.elo();
            assert!(elo.low <= elo.value && elo.value <= elo.high, "{counts:?}: {elo:?}");
            let text = elo.to_string();
            assert!(!text.contains("inf") && !text.contains("NaN"), "{counts:?}: {text}");
            assert!((0.0..=1.0).contains(&pairs.likelihood_of_superiority()), "{counts:?}");
            let sprt = Sprt { elo0: 0.0, elo1: 10.0, alpha: 0.05, beta: 0.05 };
            assert!(sprt.log_likelihood_ratio(&pairs).is_finite(), "{counts:?}");
        }
        // 0.05 to the power of a hundredth is 0.9705, which is 606.8 in Elo (Python again).
        assert_eq!(Pairs([0, 0, 0, 0, 100]).elo().to_string(), "> +800, at least +606.8");
        assert_eq!(Pairs([100, 0, 0, 0, 0]).elo().to_string(), "< -800, at most -606.8");
        assert_eq!(Pairs([0, 0, 1, 0, 199]).elo().to_string(), "> +800");
        assert_eq!(Pairs([0, 0, 0, 0, 0]).elo().to_string(), "+0.0, too few games to tell");
        assert_eq!(Pairs([10, 20, 100, 35, 25]).elo().to_string(), "+41.3 ± 24.7");
    }

    #[test]
    fn a_few_lucky_pairs_decide_nothing() {
        let sprt = Sprt { elo0: 0.0, elo1: 10.0, alpha: 0.05, beta: 0.05 };
        assert_eq!(sprt.decision(&Pairs([0, 0, 0, 0, 5])), SprtDecision::Continue);
        assert_eq!(sprt.decision(&Pairs([5, 0, 0, 0, 0])), SprtDecision::Continue);
        assert_eq!(sprt.decision(&Pairs([0, 0, 0, 0, 50])), SprtDecision::AcceptH1);
        assert_eq!(sprt.decision(&Pairs([50, 0, 0, 0, 0])), SprtDecision::AcceptH0);
    }

    /// The decision between players with this difference, who draw one game in ten.
    fn simulated(sprt: &Sprt, elo: f64, random: &mut SplitMix64) -> SprtDecision {
        let wins = share_of_elo(elo) - 0.05;
        let mut pairs = Pairs::default();
        loop {
            let mut game = || match random.below(1 << 32) as f64 / (1_u64 << 32) as f64 {
                drawn if drawn < wins => PlayerResult::Win,
                drawn if drawn < wins + 0.1 => PlayerResult::Draw,
                _ => PlayerResult::Loss,
            };
            pairs.add([game(), game()]);
            match sprt.decision(&pairs) {
                SprtDecision::Continue => (),
                decision => return decision,
            }
        }
    }

    #[test]
    fn a_test_is_seldom_wrong() {
        let sprt = Sprt { elo0: 0.0, elo1: 30.0, alpha: 0.05, beta: 0.05 };
        let mut random = SplitMix64::new(1);
        for (elo, right) in [(0.0, SprtDecision::AcceptH0), (30.0, SprtDecision::AcceptH1)] {
            let wrong = (0..1000).filter(|_| simulated(&sprt, elo, &mut random) != right).count();
            // Fifty are allowed on average; the normal approximation and chance may add a few.
            assert!(wrong < 70, "{wrong} of 1000 at {elo}");
            assert!(wrong > 10, "{wrong} of 1000 at {elo}: it could have decided earlier");
        }
    }
}
