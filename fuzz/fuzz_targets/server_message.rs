//! Runs [`lyngk_fuzz::server_message`] under libFuzzer.
#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| lyngk_fuzz::server_message(data));
