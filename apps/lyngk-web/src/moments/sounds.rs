//! Synthesised sounds: stone on wood, and a few quiet tones.

use leptos::ev;
use leptos::prelude::*;
use lyngk_rules::Completion;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioNode, BiquadFilterType, GainNode};

use crate::browser;
use crate::state::BoardState;

#[derive(Clone, Copy)]
enum Sound {
    PutDown,
    Claim,
    Complete,
    Refuse,
    End,
}

/// Plays sounds for turns, refusals and a turn that ends the game.
pub(super) fn play_along(board: BoardState) {
    // Browsers block sound before the first user input.
    let touched = StoredValue::new(false);
    let pointer = window_event_listener(ev::pointerdown, move |_| touched.set_value(true));
    let keyboard = window_event_listener(ev::keydown, move |_| touched.set_value(true));
    on_cleanup(move || {
        pointer.remove();
        keyboard.remove();
    });
    let context: StoredValue<Option<AudioContext>, LocalStorage> = StoredValue::new_local(None);
    let play = move |sound: Sound| {
        if !touched.get_value() || !board.page.settings.read_untracked().sounds {
            return;
        }
        context.update_value(|context| {
            if context.is_none() {
                *context = AudioContext::new().ok();
            }
            if let Some(context) = context {
                // A missing sound is no reason to stop.
                let _ = sound.play(context);
            }
        });
    };
    Effect::new(move |_| {
        let Some((_, played)) = board.played.get() else { return };
        let happened = &played.consequences;
        play(Sound::PutDown);
        if happened.claimed().is_some() {
            play(Sound::Claim);
        }
        if happened.completed.is_some_and(|completed| completed.completion != Completion::Obstacle) {
            play(Sound::Complete);
        }
        if played.ended.is_some() {
            play(Sound::End);
        }
    });
    Effect::new(move |_| {
        if board.message.read().as_ref().is_some_and(|message| message.refusal) {
            play(Sound::Refuse);
        }
    });
}

impl Sound {
    fn play(self, context: &AudioContext) -> Result<(), JsValue> {
        let _ = context.resume()?;
        let now = context.current_time();
        match self {
            Sound::PutDown => {
                knock(context, now)?;
                tone(context, now, 0.12, 165.0, 0.16)
            }
            Sound::Claim => {
                tone(context, now + 0.09, 0.25, 392.0, 0.07)?;
                tone(context, now + 0.17, 0.3, 523.25, 0.07)
            }
            Sound::Complete => {
                for (number, pitch) in [392.0, 493.88, 587.33].into_iter().enumerate() {
                    tone(context, now + 0.12 + 0.09 * number as f64, 0.5, pitch, 0.07)?;
                }
                Ok(())
            }
            Sound::Refuse => tone(context, now, 0.16, 130.0, 0.12),
            Sound::End => {
                for pitch in [261.63, 329.63, 392.0, 523.25] {
                    tone(context, now + 0.45, 1.6, pitch, 0.05)?;
                }
                Ok(())
            }
        }
    }
}

/// A sine wave that fades out.
fn tone(context: &AudioContext, at: f64, length: f64, pitch: f32, volume: f32) -> Result<(), JsValue> {
    let oscillator = context.create_oscillator()?;
    oscillator.frequency().set_value(pitch);
    let _ = oscillator.connect_with_audio_node(&fading(context, at, length, volume)?)?;
    oscillator.start_with_when(at)?;
    oscillator.stop_with_when(at + length)
}

/// A short low-pass filtered noise.
fn knock(context: &AudioContext, at: f64) -> Result<(), JsValue> {
    const LENGTH: f64 = 0.05;
    let rate = context.sample_rate();
    let samples: Vec<f32> = (0..(rate * LENGTH as f32) as u32).map(|_| noise()).collect();
    let buffer = context.create_buffer(1, samples.len() as u32, rate)?;
    buffer.copy_to_channel(&samples, 0)?;
    let source = context.create_buffer_source()?;
    source.set_buffer(Some(&buffer));
    let filter = context.create_biquad_filter()?;
    filter.set_type(BiquadFilterType::Lowpass);
    filter.frequency().set_value(1_400.0);
    let _ = source.connect_with_audio_node(&filter)?;
    let _ = filter.connect_with_audio_node(&fading(context, at, LENGTH, 0.35)?)?;
    source.start_with_when(at)
}

fn noise() -> f32 {
    browser::random_seed() as f32 / 2f32.powi(52) - 1.0
}

/// A gain that starts at once and fades out, connected to the output.
fn fading(context: &AudioContext, at: f64, length: f64, volume: f32) -> Result<AudioNode, JsValue> {
    let gain: GainNode = context.create_gain()?;
    let volume_now = gain.gain();
    volume_now.set_value_at_time(0.000_1, at)?;
    volume_now.exponential_ramp_to_value_at_time(volume, at + 0.005)?;
    volume_now.exponential_ramp_to_value_at_time(0.000_1, at + length)?;
    let _ = gain.connect_with_audio_node(&context.destination())?;
    Ok(gain.into())
}
