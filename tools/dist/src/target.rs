//! Systems that a release is made for.

/// A processor under Linux. The programs are static, so the distribution does not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    X86,
    Arm,
}

impl Target {
    pub(crate) const ALL: [Target; 2] = [Target::X86, Target::Arm];

    /// The target whose programs this machine can start.
    pub(crate) fn of_this_machine() -> Option<Target> {
        let is_this = |target: &Target| cfg!(target_os = "linux") && target.architecture() == std::env::consts::ARCH;
        Target::ALL.into_iter().find(is_this)
    }

    /// Rust's name.
    pub(crate) fn triple(self) -> &'static str {
        match self {
            Target::X86 => "x86_64-unknown-linux-musl",
            Target::Arm => "aarch64-unknown-linux-musl",
        }
    }

    /// The architecture's usual name.
    pub(crate) fn architecture(self) -> &'static str {
        match self {
            Target::X86 => "x86_64",
            Target::Arm => "aarch64",
        }
    }

    /// Debian's name of the architecture.
    pub(crate) fn debian(self) -> &'static str {
        match self {
            Target::X86 => "amd64",
            Target::Arm => "arm64",
        }
    }

    /// The processors to compile for: the first one every machine has, the second one is preferred where it is.
    pub(crate) fn processors(self) -> (&'static str, Option<&'static str>) {
        match self {
            Target::X86 => ("x86-64", Some("x86-64-v3")),
            Target::Arm => ("generic", None),
        }
    }
}
