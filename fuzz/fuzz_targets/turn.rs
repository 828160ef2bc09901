//! Runs [`lyngk_fuzz::turn`] under libFuzzer.
#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| lyngk_fuzz::turn(data));
