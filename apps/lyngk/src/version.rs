//! The text of `lyngk --version`: version, commit, networks and signature.

use std::sync::LazyLock;

use lyngk_engine::network::Network;
use lyngk_rules::Variant;

/// The commit that the program was built from, or `unknown` (see `build.rs`).
const COMMIT: &str = env!("LYNGK_COMMIT");

/// The signature of the engine. It would take seconds to measure, so it comes from the file that a test of `lyngk-engine` compares
/// with a measurement.
const SIGNATURE: &str = include_str!("../../../testdata/signature.txt");

/// The signature of the embedded engine.
pub(crate) fn signature() -> &'static str {
    SIGNATURE.trim_end()
}

/// Version and commit, on one line.
pub(crate) fn short() -> &'static str {
    static TEXT: LazyLock<String> = LazyLock::new(|| match COMMIT {
        "unknown" => concat!(env!("CARGO_PKG_VERSION"), " (unknown commit)").to_owned(),
        commit => format!("{} (commit {commit})", env!("CARGO_PKG_VERSION")),
    });
    &TEXT
}

/// The checksums of the networks by variant: `std 0123456789abcdef, six 0123456789abcdef`.
pub(crate) fn networks() -> String {
    Variant::ALL.map(|variant| format!("{variant} {:016x}", Network::embedded_id(variant))).join(", ")
}

/// Version, commit, checksums of the networks and signature of the engine.
pub(crate) fn long() -> &'static str {
    static TEXT: LazyLock<String> =
        LazyLock::new(|| format!("{}\nnetworks {}\nsignature {}", short(), networks(), signature()));
    &TEXT
}
