//! Runs [`lyngk_fuzz::setup`] under libFuzzer.
#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| lyngk_fuzz::setup(data));
