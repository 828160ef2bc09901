//! Runs [`lyngk_fuzz::link`] under libFuzzer.
#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| lyngk_fuzz::link(data));
