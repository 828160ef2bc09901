//! Runs [`lyngk_fuzz::lgn`] under libFuzzer.
#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| lyngk_fuzz::lgn(data));
