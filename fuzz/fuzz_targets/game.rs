//! Runs [`lyngk_fuzz::game`] under libFuzzer.
#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| lyngk_fuzz::game(data));
