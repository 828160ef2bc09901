//! A table with everything around it: the engine's turns, hints, the review, puzzles, the saved game.
//!
//! Every change goes through [`Desk::act`] or one of the other methods for what the person wants. The texts about it are
//! collected in [`Desk::told`], for the message line or for a screen reader.

mod hints;
mod opponent;
mod puzzles;
mod review;

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::Sender;
use std::time::Duration;

use lyngk_game::tags::PlayerType;
use lyngk_rules::{PerPlayer, Player, Position, SplitMix64, Tag, Turn, Variant};
use lyngk_view::{Intent, Level, NewGame, Opponent, StartPosition, Table, TableEvent, WhoBegins, Words, say};

use crate::clock::{self, Clock};
use crate::event::Event;
use crate::store::{Store, StoreProblem};
use crate::{Begin, Manner, Play, Problem, Puzzles, texts};

use hints::Coach;
use opponent::EnginePlayer;
use puzzles::PuzzleRoom;
use review::Reviewer;
pub(crate) use review::{MomentTurns, summary};

/// Something to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Told {
    pub(crate) text: String,
    /// Something was not possible.
    pub(crate) is_refusal: bool,
}

/// A table with everything around it.
pub(crate) struct Desk {
    pub(crate) words: Words,
    table: Table,
    clock: Clock,
    events: Sender<Event>,
    random: SplitMix64,
    /// What has happened since it was last taken.
    told: Vec<Told>,
    /// The settings of the game on the table, for the next one.
    plan: NewGame,
    threats: bool,
    confirm: bool,
    store: Store,
    /// Why the game or the progress is not saved, if it is not.
    unsaved: Option<String>,
    /// The moves of the game that was written to a file of its own last.
    exported: Option<Vec<Turn>>,
    /// Hints and moments are told: no line of the screen shows them.
    tells_all: bool,
    opponent: EnginePlayer,
    coach: Coach,
    reviewer: Reviewer,
    puzzles: Option<PuzzleRoom>,
}

impl Desk {
    /// A desk with the saved game or a new one.
    pub(crate) fn open_game(play: &Play, events: Sender<Event>) -> Result<Desk, Problem> {
        let (clock, mut random) = (Clock::start(), random()?);
        let mut store = Store::open(&play.file)?;
        let saved = match &play.begin {
            Begin::New(_) => None,
            Begin::Earlier(number) => Some(store.earlier_game(*number, clock.now())?),
            Begin::Saved | Begin::SavedOr(_) => store.game(clock.now())?,
        };
        // After a game that is over comes another one with the same opponent.
        let is_over =
            matches!(play.begin, Begin::SavedOr(_)) && saved.as_ref().is_some_and(|table| table.ended().is_some());
        let is_resumed = saved.is_some() && !is_over;
        let mut kept_aside = None;
        let (table, settings) = match (saved, &play.begin) {
            (Some(last), _) if is_over => {
                let settings = plan_of(&last).rematch(&last);
                kept_aside = store.keep_aside()?;
                (settings.table(&mut random)?, settings)
            }
            (Some(table), begin) => {
                if matches!(begin, Begin::Earlier(_)) {
                    kept_aside = store.keep_aside()?;
                }
                let settings = plan_of(&table);
                (table, settings)
            }
            (None, Begin::New(settings) | Begin::SavedOr(settings)) => {
                let table = settings.table(&mut random)?;
                kept_aside = store.keep_aside()?;
                (table, settings.clone())
            }
            (None, Begin::Saved | Begin::Earlier(_)) => return Err(StoreProblem::Nothing(play.file.clone()).into()),
        };
        let words = texts::words(play.language);
        let pace = if is_lines(play.manner) { Duration::ZERO } else { opponent::PAUSE };
        let mut desk = Desk {
            words,
            table,
            clock,
            events,
            random,
            told: Vec::new(),
            plan: settings,
            threats: play.threats,
            confirm: play.confirm,
            store,
            unsaved: None,
            exported: None,
            tells_all: is_lines(play.manner),
            opponent: EnginePlayer::new(pace),
            coach: Coach::default(),
            reviewer: Reviewer::default(),
            puzzles: None,
        };
        desk.set_up();
        desk.tell_kept_aside(kept_aside);
        if is_resumed {
            if play.begin == Begin::Saved || matches!(play.begin, Begin::SavedOr(_)) {
                // The file stays as it is until something changes.
                let text = desk.table.save(desk.now());
                desk.store.reads_as(text);
            }
            desk.tell_resumed();
        }
        desk.save();
        desk.ask_opponent();
        Ok(desk)
    }

    /// A desk with a puzzle.
    pub(crate) fn open_puzzles(puzzles: &Puzzles, events: Sender<Event>) -> Result<Desk, Problem> {
        let (clock, random) = (Clock::start(), random()?);
        let mut store = Store::open(&puzzles.file)?;
        let (room, table) = PuzzleRoom::open(puzzles, &store.progress()?.unwrap_or_default())?;
        let mut desk = Desk {
            words: texts::words(puzzles.language),
            table,
            clock,
            events,
            random,
            told: Vec::new(),
            plan: NewGame::default(),
            threats: false,
            confirm: false,
            store,
            unsaved: None,
            exported: None,
            tells_all: is_lines(puzzles.manner),
            opponent: EnginePlayer::new(Duration::ZERO),
            coach: Coach::default(),
            reviewer: Reviewer::default(),
            puzzles: Some(room),
        };
        desk.save();
        Ok(desk)
    }

    /// Tells that an earlier game is on the table, and how it stands.
    fn tell_resumed(&mut self) {
        if let Some(ending) = self.ending() {
            return self.tell(ending);
        }
        self.tell(self.words.text("terminal-resumed"));
        // The clock did not run while the program did not.
        if self.table.game().running().is_some() {
            self.act(Intent::Pause);
        } else if self.table.is_covered() {
            self.tell(self.words.text("paused-covered"));
        }
    }

    /// Tells where the last game is kept, if it is.
    fn tell_kept_aside(&mut self, number: Option<usize>) {
        let Some(number) = number else { return };
        let file = self.store.earlier().display().to_string();
        let values = [("number", number.to_string().into()), ("file", file.into())];
        self.tell(self.words.with("terminal-kept-aside", values));
    }

    /// How the game ended: "Anna won. Ben resigned." None before the end, and at puzzles.
    pub(crate) fn ending(&self) -> Option<String> {
        let ended = self.table.ended().filter(|_| self.puzzles.is_none())?;
        let end = say::ended(&self.words, &self.table, ended);
        Some(format!("{}. {}", end.title, end.detail))
    }

    /// Why the person cannot move now. None if they can.
    pub(crate) fn why_not_now(&self) -> Option<String> {
        let table = &self.table;
        let key = match () {
            () if table.persons_turn() => return None,
            () if table.ended().is_some() => "refusal-over",
            () if table.game().is_paused() => "is-paused",
            () if table.shown_ply().is_some() => "looks-back",
            () => "not-your-turn",
        };
        Some(self.words.text(key))
    }

    /// Whether something has been told that nobody has taken yet.
    pub(crate) fn has_told(&self) -> bool {
        !self.told.is_empty()
    }

    /// Whether the game on the table would be put aside unfinished if another one began.
    pub(crate) fn is_unfinished(&self) -> bool {
        self.puzzles.is_none() && self.table.ended().is_none() && !self.table.game().turns().is_empty()
    }

    /// Pauses a running clock, while nobody can see it.
    pub(crate) fn pause_clock(&mut self) {
        if self.puzzles.is_none() && self.table.game().running().is_some() {
            self.act(Intent::Pause);
        }
    }

    /// Applies the settings to a new table.
    fn set_up(&mut self) {
        self.table.set_confirm(self.confirm);
        self.table.set_show_threats(self.threats);
        if self.puzzles.is_none() && self.table.game().tag("Date").is_none() {
            let (year, month, day) = clock::calendar(clock::today());
            if let Some(tag) = Tag::new("Date", format!("{year:04}.{month:02}.{day:02}")) {
                self.table.set_tag(tag);
            }
        }
    }

    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    pub(crate) fn now(&self) -> Duration {
        self.clock.now()
    }

    /// The displayed names of both players.
    pub(crate) fn names(&self) -> PerPlayer<String> {
        PerPlayer::from_fn(|player| say::player(&self.words, &self.table, player))
    }

    /// Returns what has happened since the last call, and forgets it.
    pub(crate) fn take_told(&mut self) -> Vec<Told> {
        std::mem::take(&mut self.told)
    }

    fn tell(&mut self, text: String) {
        self.told.push(Told { text, is_refusal: false });
    }

    fn tell_refusal(&mut self, text: String) {
        self.told.push(Told { text, is_refusal: true });
    }

    /// Handles an intent of the person.
    pub(crate) fn act(&mut self, intent: Intent) {
        let now = self.now();
        let events = match &mut self.puzzles {
            Some(room) => room.act(&mut self.table, intent, now),
            None => self.table.act(intent, now),
        };
        self.on_table_events(&events);
    }

    /// Tells what has happened at the table, saves it, and has the engine reply.
    fn on_table_events(&mut self, events: &[TableEvent]) {
        for event in events {
            let text = say::event(&self.words, &self.table, event);
            match event {
                TableEvent::Refused { .. }
                | TableEvent::CannotPick { .. }
                | TableEvent::Misread { .. }
                | TableEvent::NotYourTurn
                | TableEvent::IsPaused
                | TableEvent::LooksBack => self.tell_refusal(text),
                TableEvent::Ended(_) => {
                    if let Some(ending) = self.ending() {
                        self.tell(ending);
                    }
                }
                TableEvent::OpponentFailed => self.opponent_failed(),
                TableEvent::Played(_) | TableEvent::Paused | TableEvent::Resumed | TableEvent::TookBack(_) => {
                    self.tell(text);
                }
            }
        }
        let changes = |event: &TableEvent| {
            matches!(
                event,
                TableEvent::Played(_)
                    | TableEvent::Paused
                    | TableEvent::Resumed
                    | TableEvent::TookBack(_)
                    | TableEvent::Ended(_)
            )
        };
        if events.iter().any(changes) {
            self.drop_hint();
            self.drop_review();
            self.save();
        }
        self.after_puzzle_events();
        self.ask_opponent();
    }

    /// Saves the game or the progress, if it has changed.
    fn save(&mut self) {
        let text = match &self.puzzles {
            Some(room) => room.progress_text(),
            None => self.table.save(self.now()),
        };
        match self.store.write(&text) {
            Ok(()) => self.unsaved = None,
            Err(problem) => {
                let was_told = self.unsaved.replace(problem.to_string()).is_some();
                if let Some(told) = self.unsaved().filter(|_| !was_told) {
                    self.tell_refusal(told);
                }
            }
        }
    }

    /// That the game or the progress is not saved, and why. None if it is saved.
    pub(crate) fn unsaved(&self) -> Option<String> {
        let reason = self.unsaved.clone()?;
        Some(self.words.with("terminal-unsaved", [("reason", reason.into())]))
    }

    /// Whether something would be lost if the program ended now.
    pub(crate) fn would_lose(&self) -> bool {
        let is_elsewhere = || self.puzzles.is_none() && self.exported.as_deref() == Some(self.table.game().turns());
        self.unsaved.is_some() && !is_elsewhere()
    }

    /// Ends the session: the clock stops, and the game is saved.
    ///
    /// # Errors
    /// If it cannot be saved, and was not written to another file.
    pub(crate) fn close(&mut self) -> Result<(), Problem> {
        if self.puzzles.is_none() && self.table.game().running().is_some() {
            self.table.act(Intent::Pause, self.clock.now());
        }
        self.save();
        match self.unsaved.clone() {
            Some(reason) if self.would_lose() => Err(Problem::Unsaved(reason)),
            _ => Ok(()),
        }
    }

    /// Writes the game to a file of its own.
    pub(crate) fn export(&mut self, path: &Path) {
        let name = path.display().to_string();
        let text = match &self.puzzles {
            Some(room) => room.record(&self.words),
            None => self.table.save(self.now()),
        };
        let written = OpenOptions::new()
            .write(true)
            // No other file is overwritten.
            .create_new(true)
            .open(path)
            .and_then(|mut file| file.write_all(text.as_bytes()));
        match written {
            Ok(()) => {
                self.exported = Some(self.table.game().turns().to_vec());
                self.tell(self.words.with("terminal-exported", [("file", name.into())]));
            }
            Err(error) => {
                let values = [("file", name.into()), ("reason", error.to_string().into())];
                self.tell_refusal(self.words.with("terminal-not-exported", values));
            }
        }
    }

    /// A name for an exported game that no file has.
    pub(crate) fn export_name() -> PathBuf {
        let (year, month, day) = clock::calendar(clock::today());
        let name = |number: u32| match number {
            1 => format!("lyngk-{year:04}-{month:02}-{day:02}.lgn"),
            _ => format!("lyngk-{year:04}-{month:02}-{day:02}-{number}.lgn"),
        };
        (1..1000).map(|number| PathBuf::from(name(number))).find(|path| !path.exists()).unwrap_or_default()
    }

    /// Begins another game: the same once more with the roles swapped, or against another opponent.
    pub(crate) fn new_game(&mut self, opponent: Option<Opponent>) {
        let mut plan = self.plan.rematch(&self.table);
        if let Some(opponent) = opponent {
            let begins = if opponent == self.plan.opponent { plan.begins } else { WhoBegins::Random };
            plan = NewGame { opponent, begins, ..plan };
        }
        let table = match plan.table(&mut self.random) {
            Ok(table) => table,
            Err(error) => return self.tell_refusal(say::lpn(&self.words, &error)),
        };
        self.save();
        // A game that cannot be saved is not replaced.
        if let Some(unsaved) = self.unsaved() {
            self.told.retain(|told| told.text != unsaved);
            return self.tell_refusal(unsaved);
        }
        let kept_aside = match self.store.keep_aside() {
            Ok(number) => number,
            Err(problem) => {
                let told = self.words.with("terminal-unsaved", [("reason", problem.to_string().into())]);
                return self.tell_refusal(told);
            }
        };
        self.drop_hint();
        self.drop_review();
        self.plan = plan;
        self.table = table;
        self.set_up();
        self.tell(self.words.text("head-new-game"));
        self.tell_kept_aside(kept_aside);
        self.save();
        self.ask_opponent();
    }

    pub(crate) fn shows_threats(&self) -> bool {
        self.threats
    }

    pub(crate) fn toggle_threats(&mut self) {
        // In a puzzle they would give answers away.
        if self.puzzles.is_none() {
            self.threats = !self.threats;
            self.table.set_show_threats(self.threats);
        }
    }

    /// Steps through the game.
    pub(crate) fn step(&mut self, by: isize) {
        let last = self.table.game().turns().len();
        let ply = self.table.shown_ply().unwrap_or(last).saturating_add_signed(by).min(last);
        self.reviewer.leave_moment();
        self.act(Intent::ShowPly((ply < last).then_some(ply)));
    }

    /// Handles a line of an engine. Nothing of it is drawn until a turn, a hint or a step of the review has come of it: then it is true.
    pub(crate) fn hear(&mut self, engine: u64, line: Option<&str>) -> bool {
        let now = self.now();
        if let Some(event) = self.opponent.hear(engine, line, now) {
            return self.on_opponent_event(&event);
        }
        let event = self.coach.hear(engine, line, now);
        event.is_some_and(|event| self.on_coach_event(&event))
    }

    /// When [`tick`](Desk::tick) has something to do. `shows_clocks` is whether the display follows a running clock.
    pub(crate) fn deadline(&self, shows_clocks: bool) -> Option<Duration> {
        let now = self.now();
        let game = self.table.game();
        let shown = game.running().filter(|_| shows_clocks).and_then(|player| game.remaining(player, now));
        let shown = shown.filter(|left| !left.is_zero()).map(|left| now + clock::until_change(left));
        let room = self.puzzles.as_ref().and_then(PuzzleRoom::due);
        [shown, game.flag_falls_at(), self.opponent.deadline(), self.coach.deadline(), room].into_iter().flatten().min()
    }

    /// Handles the passing of time: a flag that falls, a reply that was held back, an engine that does not answer. Returns whether
    /// anything has changed.
    pub(crate) fn tick(&mut self) -> bool {
        let now = self.now();
        let mut changed = false;
        if self.table.game().flag_falls_at().is_some_and(|at| at <= now) {
            self.act(Intent::Tick);
            changed = true;
        }
        if self.puzzles.as_ref().and_then(PuzzleRoom::due).is_some_and(|due| due <= now) {
            self.act(Intent::Tick);
            changed = true;
        }
        if let Some(event) = self.opponent.tick(now) {
            changed |= self.on_opponent_event(&event);
        }
        changed |= self.play_when_due();
        if let Some(event) = self.coach.tick(now) {
            changed |= self.on_coach_event(&event);
        }
        changed
    }

    /// Whether an answer of an engine is waited for: to play, for a hint, or for the review.
    pub(crate) fn is_waiting(&self) -> bool {
        let room = self.puzzles.as_ref().and_then(PuzzleRoom::due);
        self.opponent.is_asked() || self.coach.is_busy() || room.is_some()
    }
}

fn is_lines(manner: Manner) -> bool {
    matches!(manner, Manner::Lines { .. })
}

/// Random numbers that nobody can foresee.
fn random() -> Result<SplitMix64, Problem> {
    let seed = getrandom::u64()
        .map_err(|error| Problem::System { what: "random numbers", error: io::Error::other(error.to_string()) })?;
    Ok(SplitMix64::new(seed))
}

/// The settings with which a saved game was begun, as far as its record tells.
fn plan_of(table: &Table) -> NewGame {
    let game = table.game();
    let engine = |player: Player| {
        let info = &game.players()[player];
        (info.player_type == Some(PlayerType::Engine)).then(|| info.level.and_then(Level::new)).flatten()
    };
    let first = Player::One;
    let begins = if table.only_person() == Some(Player::Two) { WhoBegins::Opponent } else { WhoBegins::You };
    let opponent = Player::ALL.into_iter().find_map(engine).map_or(Opponent::Friend, Opponent::Engine);
    let name = |player: Player| game.players()[player].name.clone().unwrap_or_default();
    NewGame {
        variant: game.start().variant(),
        opponent,
        begins,
        start: StartPosition::Random,
        control: game.controls()[first],
        names: [name(first), name(first.opponent())],
    }
}

/// The variant, as a title.
pub(crate) fn variant(words: &Words, position: &Position) -> String {
    words.text(match position.variant() {
        Variant::Standard => "new-variant-standard",
        Variant::Six => "new-variant-six",
    })
}

#[cfg(test)]
pub(crate) mod tests;
