//! Runs [`lyngk_fuzz::network`] under libFuzzer.
#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| lyngk_fuzz::network(data));
