//! Runs [`lyngk_fuzz::room_log`] under libFuzzer.
#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| lyngk_fuzz::room_log(data));
