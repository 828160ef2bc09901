//! The packages whose code is in the program and the page, and their licences.

pub mod packages;
