//! Arbitrary-precision unsigned integer with the two operations that links need.

/// Limbs of 32 bits, the lowest first, without leading zeros.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct Number(Vec<u32>);

impl Number {
    pub(super) fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// Multiplies by `radix` and adds `digit < radix`.
    pub(super) fn push(&mut self, digit: u64, radix: u64) {
        let mut carry = u128::from(digit);
        for part in &mut self.0 {
            carry += u128::from(*part) * u128::from(radix);
            *part = carry as u32;
            carry >>= 32;
        }
        while carry > 0 {
            self.0.push(carry as u32);
            carry >>= 32;
        }
    }

    /// Divides by `radix` and returns the remainder: the inverse of [`push`](Number::push).
    pub(super) fn pop(&mut self, radix: u64) -> u64 {
        let mut rest = 0;
        for part in self.0.iter_mut().rev() {
            let now = u128::from(rest) << 32 | u128::from(*part);
            *part = (now / u128::from(radix)) as u32;
            rest = (now % u128::from(radix)) as u64;
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pop_undoes_push() {
        let digits: Vec<(u64, u64)> =
            (1..200).map(|n: u64| (n * n, n * n + n)).chain([(u64::MAX - 1, u64::MAX)]).collect();
        let mut number = Number::default();
        for &(digit, radix) in &digits {
            number.push(digit, radix);
        }
        for &(digit, radix) in digits.iter().rev() {
            assert_eq!(number.pop(radix), digit);
        }
        assert!(number.is_zero());
        assert_eq!(number.pop(7), 0);
    }
}
