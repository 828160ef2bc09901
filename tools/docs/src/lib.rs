//! Examples of the documentation, as tests.

/// The project's README.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
