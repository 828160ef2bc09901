//! The text of `lyngk --version`: version, commit, network and signature.

use std::sync::LazyLock;

use lyngk_engine::network::Network;

/// The commit that the program was built from, or `unknown` (see `build.rs`).
const COMMIT: &str = env!("LYNGK_COMMIT");

/// The signature of the engine. It would take seconds to measure, so it comes from the file that a test of `lyngk-engine` compares
/// with a measurement.
const SIGNATURE: &str = include_str!("../../../testdata/signature.txt");

/// Version and commit, on one line.
pub(crate) fn short() -> &'static str {
    static TEXT: LazyLock<String> = LazyLock::new(|| match COMMIT {
        "unknown" => concat!(env!("CARGO_PKG_VERSION"), " (unknown commit)").to_owned(),
        commit => format!("{} (commit {commit})", env!("CARGO_PKG_VERSION")),
    });
    &TEXT
}

/// Version, commit, checksum of the network and signature of the engine.
pub(crate) fn long() -> &'static str {
    static TEXT: LazyLock<String> = LazyLock::new(|| {
        format!("{}\nnetwork {:016x}\nsignature {}", short(), Network::EMBEDDED_ID, SIGNATURE.trim_end())
    });
    &TEXT
}
