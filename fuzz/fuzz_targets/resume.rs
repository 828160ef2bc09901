//! Runs [`lyngk_fuzz::resume`] under libFuzzer.
#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| lyngk_fuzz::resume(data));
