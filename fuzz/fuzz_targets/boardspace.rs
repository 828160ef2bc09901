//! Runs [`lyngk_fuzz::boardspace`] under libFuzzer.
#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| lyngk_fuzz::boardspace(data));
