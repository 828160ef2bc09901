//! Runs [`lyngk_fuzz::restore`] under libFuzzer.
#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| lyngk_fuzz::restore(data));
