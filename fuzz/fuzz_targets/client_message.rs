//! Runs [`lyngk_fuzz::client_message`] under libFuzzer.
#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| lyngk_fuzz::client_message(data));
