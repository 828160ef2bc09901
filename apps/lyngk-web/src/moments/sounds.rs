//! Synthesised sounds: stone on wood, and a few quiet tones.

use js_sys::Reflect;
use leptos::ev;
use leptos::prelude::*;
use lyngk_game::{Ended, Played};
use lyngk_rules::Completion;
use lyngk_view::Settings;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioNode, BiquadFilterType, DynamicsCompressorNode, GainNode, OscillatorType};

use crate::browser;
use crate::parts::{Judged, Judgement};
use crate::state::BoardState;

/// Seconds below which a running clock ticks.
const LOW_TIME: u64 = 10;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sound {
    PutDown,
    Claim,
    Complete,
    Obstacle,
    Refuse,
    Tick,
    Win,
    Loss,
    /// A tie, or the end of a game between two people at one screen.
    End,
}

/// Plays sounds for turns, refusals, low time and the end of the game.
pub(super) fn play_along(board: BoardState) {
    let speaker = Speaker::new(board);
    Effect::new(move |last: Option<Option<u64>>| {
        // A stack is heard when it lands. The first run only records the present number.
        let landed = board.under_way.landed();
        let number = landed.as_ref().map(|(number, _)| *number);
        if let Some((_, played)) = landed.filter(|_| last.is_some_and(|last| last != number)) {
            sounds_of(&played).for_each(|sound| speaker.play(sound));
        }
        number
    });
    Effect::new(move |_| {
        if board.message.read().as_ref().is_some_and(|message| message.refusal) {
            speaker.play(Sound::Refuse);
        }
    });
    hear_verdicts(speaker);
    hear_the_end(board, speaker);
    hear_low_time(board, speaker);
}

fn sounds_of(played: &Played) -> impl Iterator<Item = Sound> {
    let happened = &played.consequences;
    let completed = happened.completed.map(|completed| match completed.completion {
        Completion::Obstacle => Sound::Obstacle,
        Completion::Removed | Completion::Won => Sound::Complete,
    });
    [Some(Sound::PutDown), happened.claimed().map(|_| Sound::Claim), completed].into_iter().flatten()
}

/// Plays a sound when a room says whether a turn was right.
fn hear_verdicts(speaker: Speaker) {
    let Some(Judged(judged)) = use_context() else { return };
    Effect::new(move |before: Option<Option<Judgement>>| {
        let now = judged.get();
        if let Some(judgement) = now.filter(|_| before.is_some_and(|before| before != now)) {
            speaker.play(match judgement {
                Judgement::Wrong => Sound::Refuse,
                Judgement::Right => Sound::Claim,
                Judgement::Solved => Sound::Win,
            });
        }
        now
    });
}

/// Plays a sound when a game ends, by a turn, by time or by resignation.
fn hear_the_end(board: BoardState, speaker: Speaker) {
    let ended = Memo::new(move |_| board.shown.get().ended);
    Effect::new(move |last: Option<(u64, Option<Ended>)>| {
        let now = (board.game.get(), ended.get());
        let Some((game, before)) = last else { return now };
        if board.under_way.is_moving() {
            return (game, before);
        }
        // Another game may be over already when it is opened.
        if let (None, Some(end)) = (before, now.1)
            && game == now.0
        {
            let person = board.table.read_untracked().only_person();
            speaker.play(match (end.winner, person) {
                (Some(winner), Some(person)) if winner == person => Sound::Win,
                (Some(_), Some(_)) => Sound::Loss,
                _ => Sound::End,
            });
        }
        now
    });
}

/// Ticks once a second while a person's clock is low.
fn hear_low_time(board: BoardState, speaker: Speaker) {
    let second = Memo::new(move |_| {
        let now = board.now.get();
        let table = board.table.read_untracked();
        let left =
            table.game().running().filter(|_| table.persons_turn()).and_then(|it| table.game().remaining(it, now));
        left.map(|left| left.as_secs()).filter(|&seconds| seconds < LOW_TIME)
    });
    Effect::new(move |last: Option<Option<u64>>| {
        let now = second.get();
        if now.is_some() && last.is_some_and(|last| last != now) {
            speaker.play(Sound::Tick);
        }
        now
    });
}

/// Plays sounds at the volume of the settings.
#[derive(Clone, Copy)]
struct Speaker {
    board: BoardState,
    /// Browsers block sound before the first user input.
    touched: StoredValue<bool>,
    output: StoredValue<Option<Output>, LocalStorage>,
}

impl Speaker {
    fn new(board: BoardState) -> Speaker {
        let touched = StoredValue::new(had_input());
        let speaker = Speaker { board, touched, output: StoredValue::new_local(None) };
        let pointer = window_event_listener(ev::pointerdown, move |_| touched.set_value(true));
        let keyboard = window_event_listener(ev::keydown, move |_| touched.set_value(true));
        on_cleanup(move || {
            pointer.remove();
            keyboard.remove();
            speaker.output.update_value(|output| {
                if let Some(output) = output.take() {
                    let _ = output.context.close();
                }
            });
        });
        speaker
    }

    fn play(self, sound: Sound) {
        let volume = self.board.page.settings.read_untracked().volume;
        if volume == 0 || !self.touched.get_value() {
            return;
        }
        self.output.update_value(|output| {
            if output.is_none() {
                *output = Output::new().ok();
            }
            if let Some(output) = output {
                // Loudness is felt as a ratio, so equal steps of the slider are steps of the square.
                let share = f32::from(volume) / f32::from(Settings::LOUDEST);
                output.volume.gain().set_value(share * share * 2.0);
                // A missing sound is no reason to stop.
                let _ = sound.play(output);
            }
        });
        mark(sound);
    }
}

/// Whether there was input before this part of the page was loaded, as far as the browser tells.
fn had_input() -> bool {
    let read = |object: &JsValue, name: &str| Reflect::get(object, &name.into());
    let active =
        read(&window().navigator(), "userActivation").and_then(|activation| read(&activation, "hasBeenActive"));
    active.ok().and_then(|active| active.as_bool()).unwrap_or(false)
}

/// Sets a performance mark, so that tests can tell what was played.
fn mark(sound: Sound) {
    let name = match sound {
        Sound::PutDown => "sound-put-down",
        Sound::Claim => "sound-claim",
        Sound::Complete => "sound-complete",
        Sound::Obstacle => "sound-obstacle",
        Sound::Refuse => "sound-refuse",
        Sound::Tick => "sound-tick",
        Sound::Win => "sound-win",
        Sound::Loss => "sound-loss",
        Sound::End => "sound-end",
    };
    if let Some(performance) = window().performance() {
        let _ = performance.mark(name);
    }
}

/// The way to the loudspeaker.
struct Output {
    context: AudioContext,
    volume: GainNode,
}

impl Output {
    fn new() -> Result<Output, JsValue> {
        let context = AudioContext::new()?;
        let volume = context.create_gain()?;
        // Several sounds at once must not clip.
        let compressor: DynamicsCompressorNode = context.create_dynamics_compressor()?;
        let _ = volume.connect_with_audio_node(&compressor)?;
        let _ = compressor.connect_with_audio_node(&context.destination())?;
        Ok(Output { context, volume })
    }

    /// A tone that fades out: start and length in seconds, pitch in hertz.
    fn tone(&self, at: f64, length: f64, pitch: f32, volume: f32) -> Result<(), JsValue> {
        self.wave(OscillatorType::Sine, at, length, (pitch, pitch), volume)
    }

    /// A tone with its octave, as of a small bell.
    fn bell(&self, at: f64, length: f64, pitch: f32, volume: f32) -> Result<(), JsValue> {
        self.tone(at, length, pitch, volume)?;
        self.tone(at, length * 0.6, pitch * 2.0, volume * 0.3)
    }

    /// A wave that glides from one pitch to another and fades out.
    fn wave(
        &self,
        kind: OscillatorType,
        at: f64,
        length: f64,
        (from, to): (f32, f32),
        volume: f32,
    ) -> Result<(), JsValue> {
        let at = self.context.current_time() + at;
        let oscillator = self.context.create_oscillator()?;
        oscillator.set_type(kind);
        oscillator.frequency().set_value_at_time(from, at)?;
        oscillator.frequency().exponential_ramp_to_value_at_time(to, at + length)?;
        let _ = oscillator.connect_with_audio_node(&self.fading(at, length, volume)?)?;
        oscillator.start_with_when(at)?;
        oscillator.stop_with_when(at + length)
    }

    /// A short low-pass filtered noise.
    fn knock(&self, at: f64, pitch: f32, volume: f32) -> Result<(), JsValue> {
        const LENGTH: f64 = 0.05;
        let at = self.context.current_time() + at;
        let rate = self.context.sample_rate();
        let samples: Vec<f32> = (0..(rate * LENGTH as f32) as u32).map(|_| noise()).collect();
        let buffer = self.context.create_buffer(1, samples.len() as u32, rate)?;
        buffer.copy_to_channel(&samples, 0)?;
        let source = self.context.create_buffer_source()?;
        source.set_buffer(Some(&buffer));
        let filter = self.context.create_biquad_filter()?;
        filter.set_type(BiquadFilterType::Lowpass);
        filter.frequency().set_value(pitch);
        let _ = source.connect_with_audio_node(&filter)?;
        let _ = filter.connect_with_audio_node(&self.fading(at, LENGTH, volume)?)?;
        source.start_with_when(at)
    }

    /// A gain that starts at once and fades out, connected to the output.
    fn fading(&self, at: f64, length: f64, volume: f32) -> Result<AudioNode, JsValue> {
        let gain = self.context.create_gain()?;
        let now = gain.gain();
        now.set_value_at_time(0.000_1, at)?;
        now.exponential_ramp_to_value_at_time(volume, at + 0.005)?;
        now.exponential_ramp_to_value_at_time(0.000_1, at + length)?;
        let _ = gain.connect_with_audio_node(&self.volume)?;
        Ok(gain.into())
    }
}

impl Sound {
    fn play(self, output: &Output) -> Result<(), JsValue> {
        let _ = output.context.resume()?;
        // Notes of C major; those of the end come after the stack.
        match self {
            Sound::PutDown => {
                output.knock(0.0, 1_400.0, 0.35)?;
                output.tone(0.0, 0.12, 165.0, 0.16)
            }
            Sound::Claim => {
                output.tone(0.09, 0.25, 392.0, 0.07)?;
                output.tone(0.17, 0.3, 523.25, 0.07)
            }
            Sound::Complete => {
                for (number, pitch) in [392.0, 493.88, 587.33, 783.99].into_iter().enumerate() {
                    output.bell(0.1 + 0.08 * number as f64, 0.55, pitch, 0.07)?;
                }
                Ok(())
            }
            Sound::Obstacle => {
                output.knock(0.02, 500.0, 0.4)?;
                output.wave(OscillatorType::Triangle, 0.02, 0.35, (110.0, 70.0), 0.2)
            }
            Sound::Refuse => output.wave(OscillatorType::Triangle, 0.0, 0.16, (140.0, 105.0), 0.12),
            Sound::Tick => output.knock(0.0, 3_200.0, 0.2),
            Sound::Win => {
                for (number, pitch) in [523.25, 659.25, 783.99, 1_046.5].into_iter().enumerate() {
                    output.bell(0.45 + 0.13 * number as f64, 0.5, pitch, 0.08)?;
                }
                for pitch in [523.25, 659.25, 783.99] {
                    output.tone(1.0, 1.4, pitch, 0.05)?;
                }
                Ok(())
            }
            Sound::Loss => {
                for (number, pitch) in [392.0, 349.23, 311.13, 261.63].into_iter().enumerate() {
                    output.tone(0.45 + 0.22 * number as f64, 0.6, pitch, 0.07)?;
                }
                Ok(())
            }
            Sound::End => {
                for pitch in [261.63, 329.63, 392.0, 523.25] {
                    output.tone(0.45, 1.6, pitch, 0.05)?;
                }
                Ok(())
            }
        }
    }
}

fn noise() -> f32 {
    browser::random_seed() as f32 / 2f32.powi(52) - 1.0
}
