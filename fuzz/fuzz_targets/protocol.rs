//! Runs [`lyngk_fuzz::protocol`] under libFuzzer.
#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| lyngk_fuzz::protocol(data));
