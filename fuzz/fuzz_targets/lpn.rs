//! Runs [`lyngk_fuzz::lpn`] under libFuzzer.
#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| lyngk_fuzz::lpn(data));
