//! The choice of a network by variant, and the networks that the engine comes with.

use std::sync::{Arc, LazyLock};

use lyngk_rules::Variant;

use super::Network;
use super::file::CheckedFile;

/// The file of the standard game. Like the other, it is checked at compile time: one that cannot be used does not compile.
const STANDARD_FILE: CheckedFile<'static> = match CheckedFile::new(include_bytes!("../../data/std.net")) {
    Ok(file) => file,
    Err(_) => panic!("data/std.net is not a network that this engine can run"),
};
/// The file of the six-stack variant.
const SIX_FILE: CheckedFile<'static> = match CheckedFile::new(include_bytes!("../../data/six.net")) {
    Ok(file) => file,
    Err(_) => panic!("data/six.net is not a network that this engine can run"),
};

static EMBEDDED: LazyLock<Networks> =
    LazyLock::new(|| Networks { standard: Arc::new(STANDARD_FILE.network()), six: Arc::new(SIX_FILE.network()) });

/// A network for each variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Networks {
    standard: Arc<Network>,
    six: Arc<Network>,
}

impl Networks {
    /// The networks that the engine comes with.
    #[must_use]
    pub fn embedded() -> Networks {
        EMBEDDED.clone()
    }

    /// One network for both variants.
    #[must_use]
    pub fn same(network: Arc<Network>) -> Networks {
        Networks { standard: Arc::clone(&network), six: network }
    }

    /// The network of a variant.
    #[must_use]
    pub fn of(&self, variant: Variant) -> &Arc<Network> {
        match variant {
            Variant::Standard => &self.standard,
            Variant::Six => &self.six,
        }
    }
}

impl Network {
    /// The network that the engine comes with for a variant.
    #[must_use]
    pub fn embedded(variant: Variant) -> Arc<Network> {
        Arc::clone(EMBEDDED.of(variant))
    }

    /// The id of the embedded network of a variant, known without reading its weights.
    #[must_use]
    pub const fn embedded_id(variant: Variant) -> u64 {
        match variant {
            Variant::Standard => STANDARD_FILE.checksum(),
            Variant::Six => SIX_FILE.checksum(),
        }
    }
}
