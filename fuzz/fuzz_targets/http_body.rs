//! Runs [`lyngk_fuzz::http_body`] under libFuzzer.
#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| lyngk_fuzz::http_body(data));
