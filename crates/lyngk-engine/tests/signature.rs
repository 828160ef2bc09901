//! The bench signature: the engine plays as it is known to.

use lyngk_engine::Signature;

#[test]
fn the_signature_is_the_recorded_one() {
    let known = include_str!("../../../testdata/signature.txt").trim();
    let now = Signature::measure().to_string();
    assert_eq!(now, known, "if play was meant to change: lyngk bench --signature > testdata/signature.txt");
}
