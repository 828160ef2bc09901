//! Session: the engine's side of a conversation, as a state machine.

use std::time::Duration;

use lyngk_lei::{Answer, Command, Go, Info, Query, Setting, Start, Text, quoted};
use lyngk_rules::{GameResult, LongTurn, PerPlayer, Player, Position, Turn, TurnError, Variant};

use super::options::{self, SettingError};
use crate::analysis::outlook;
use crate::{Clock, Engine, GameClock, Limits, Options, Report, Stop};

const AUTHOR: &str = env!("CARGO_PKG_AUTHORS");

/// Why a valid line is refused.
#[derive(Debug, thiserror::Error)]
enum Refused {
    #[error("a search is running: send stop and wait for bestmove before {0}")]
    Searching(&'static str),
    #[error("turn {number}, {}: {error}", quoted(text))]
    Turn { number: usize, text: String, error: TurnError },
    #[error(transparent)]
    Setting(#[from] SettingError),
    #[error("Hash must be at most {most} here, found {found}: there is no more memory")]
    Memory { most: usize, found: usize },
    #[error("player {player} is to move and has no clock: {} is missing", clock_name(*player))]
    NoClock { player: Player },
}

const fn clock_name(player: Player) -> &'static str {
    match player {
        Player::One => "time1",
        Player::Two => "time2",
    }
}

/// Next step of the caller after a line.
#[derive(Debug)]
#[must_use]
pub enum Next {
    /// Read the next line.
    Read,
    /// Run this search, on any thread, and hand the result to [`Session::finish`]. Lines can be handled meanwhile.
    Search(Box<Search>),
    /// End, after the running search if there is one. It has been stopped.
    Quit,
}

/// A conversation with one client, from the engine's side. A line that is answered with an error changes nothing.
#[derive(Debug)]
pub struct Session {
    options: Options,
    /// The engine. None before it is needed, and while a search has it.
    engine: Option<Engine>,
    position: Position,
    /// Stops the running search. None if there is none.
    searching: Option<Stop>,
    /// The largest `Hash` that this machine can give, in MiB, if it is known.
    most_hash: Option<usize>,
}

impl Default for Session {
    fn default() -> Session {
        Session {
            options: Options::default(),
            engine: None,
            position: Position::random_start(0, Variant::Standard),
            searching: None,
            most_hash: None,
        }
    }
}

impl Session {
    /// A session with the default options and the random start with seed 0.
    #[must_use]
    pub fn new() -> Session {
        Session::default()
    }

    /// Refuses a `Hash` above this many MiB. An engine that gets more memory than the machine has is killed by the system later on.
    pub const fn limit_hash(&mut self, most: usize) {
        self.most_hash = Some(most);
    }

    /// The current position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Whether a search is running.
    #[must_use]
    pub const fn is_searching(&self) -> bool {
        self.searching.is_some()
    }

    /// Handles a line. Empty lines are ignored.
    pub fn handle(&mut self, line: &str, answer: &mut dyn FnMut(Answer)) -> Next {
        if line.trim_ascii().is_empty() {
            return Next::Read;
        }
        match line.parse() {
            Ok(command) => self.handle_command(command, answer),
            Err(error) => {
                answer(Answer::error(error));
                Next::Read
            }
        }
    }

    /// Handles a command.
    pub fn handle_command(&mut self, command: Command, answer: &mut dyn FnMut(Answer)) -> Next {
        self.try_handle(command, answer).unwrap_or_else(|refused| {
            answer(Answer::error(refused));
            Next::Read
        })
    }

    fn try_handle(&mut self, command: Command, answer: &mut dyn FnMut(Answer)) -> Result<Next, Refused> {
        match command {
            Command::Lei => introduce(answer),
            Command::IsReady => {
                if !self.is_searching() {
                    self.engine = Some(self.ready_engine());
                }
                answer(Answer::ReadyOk);
            }
            Command::Query(query) => answer(self.answer_query(query)),
            Command::SetOption(Setting { name, value }) => {
                self.must_be_idle("setoption")?;
                let mut options = self.options.clone();
                options::set(&mut options, name.as_str(), value.as_str())?;
                if let Some(most) = self.most_hash.filter(|&most| options.hash > most.max(self.options.hash)) {
                    return Err(Refused::Memory { most, found: options.hash });
                }
                self.options = options;
            }
            Command::NewGame => {
                self.must_be_idle("newgame")?;
                self.engine.iter_mut().for_each(Engine::new_game);
            }
            Command::Position { start, turns } => {
                self.must_be_idle("position")?;
                self.position = played(start, &turns)?;
            }
            Command::Go(go) => {
                self.must_be_idle("go")?;
                return self.go(&go, answer);
            }
            Command::Stop => self.stop(),
            Command::Quit => {
                self.stop();
                return Ok(Next::Quit);
            }
        }
        Ok(Next::Read)
    }

    /// Stops the running search, if there is one.
    pub fn stop(&self) {
        self.searching.iter().for_each(Stop::stop);
    }

    /// Takes the result of a search and answers with the turn to play.
    pub fn finish(&mut self, searched: Searched, answer: &mut dyn FnMut(Answer)) {
        self.searching = None;
        self.engine = Some(searched.engine);
        answer(Answer::BestMove(searched.best));
    }

    fn must_be_idle(&self, before: &'static str) -> Result<(), Refused> {
        if self.is_searching() { Err(Refused::Searching(before)) } else { Ok(()) }
    }

    /// An engine with the current options: the existing one, with its memory, unless more than the number of lines has changed.
    fn ready_engine(&mut self) -> Engine {
        let fitting = self.engine.take().map(|mut engine| {
            engine.set_lines(self.options.lines);
            engine
        });
        let fitting = fitting.filter(|engine| *engine.options() == self.options);
        fitting.unwrap_or_else(|| Engine::new(self.options.clone()))
    }

    fn answer_query(&self, query: Query) -> Answer {
        match query {
            Query::Turns => {
                let mut turns = self.position.turns();
                turns.sort_by_cached_key(Turn::to_string);
                Answer::Turns(turns)
            }
            Query::Result => {
                let outcome = self.position.outcome();
                Answer::Result(outcome.map_or(GameResult::Open, |outcome| outcome.winner.into()))
            }
            Query::Lpn => Answer::Lpn(self.position),
            Query::Outlook => Answer::Outlook(outlook(&self.position).map(Box::new)),
        }
    }

    fn go(&mut self, go: &Go, answer: &mut dyn FnMut(Answer)) -> Result<Next, Refused> {
        let limits = limits(go, &self.position)?;
        if self.position.is_over() {
            answer(Answer::BestMove(None));
            return Ok(Next::Read);
        }
        self.searching = Some(limits.stop.clone());
        let engine = self.ready_engine();
        Ok(Next::Search(Box::new(Search { engine, position: self.position, limits })))
    }
}

fn introduce(answer: &mut dyn FnMut(Answer)) {
    answer(Answer::Name(Text::new(concat!("lyngk ", env!("CARGO_PKG_VERSION")))));
    answer(Answer::Author(Text::new(AUTHOR)));
    options::announced().for_each(|option| answer(Answer::Option(option)));
    answer(Answer::LeiOk);
}

fn read_turn(position: &Position, number: usize, turn: &LongTurn) -> Result<Turn, Refused> {
    let text = turn.to_string();
    position.read_turn(&text).map_err(|error| Refused::Turn { number, text, error })
}

fn played(start: Start, turns: &[LongTurn]) -> Result<Position, Refused> {
    let mut position = start.position();
    for (number, turn) in (1..).zip(turns) {
        position.play_unchecked(read_turn(&position, number, turn)?);
    }
    Ok(position)
}

/// The limits of a `go` command.
fn limits(go: &Go, position: &Position) -> Result<Limits, Refused> {
    let player = position.to_move();
    let millis = |millis: u32| Duration::from_millis(millis.into());
    let remaining = go.times[player].map(millis);
    let is_by_clock = [go.times, go.increments].iter().flat_map(PerPlayer::values).any(Option::is_some);
    if is_by_clock && remaining.is_none() {
        return Err(Refused::NoClock { player });
    }
    let increment = go.increments[player].map(millis).unwrap_or_default();
    let among = (1..).zip(&go.among).map(|(number, turn)| read_turn(position, number, turn));
    let among: Vec<Turn> = among.collect::<Result<_, _>>()?;
    Ok(Limits {
        time: go.movetime.map(millis),
        game_clock: remaining.map(|remaining| GameClock { remaining, increment }),
        nodes: go.nodes,
        depth: go.depth,
        among: (!among.is_empty()).then_some(among),
        stop: Stop::new(),
    })
}

/// A search to run.
#[derive(Debug)]
pub struct Search {
    engine: Engine,
    position: Position,
    limits: Limits,
}

impl Search {
    /// Limits the nodes, in addition to the limits of the command.
    pub fn limit_nodes(&mut self, most: u64) {
        self.limits.nodes = Some(self.limits.nodes.map_or(most, |nodes| nodes.min(most)));
    }

    /// Runs the search to its end. [`Session::stop`] or the command `stop` end it from another thread.
    #[must_use]
    pub fn run(mut self, clock: &dyn Clock, answer: &mut dyn FnMut(Answer)) -> Searched {
        let mut last = None;
        let mut tell = |report: &Report| {
            let current = Some((report.nodes, report.depth, report.lines.clone()));
            // The last report may equal the one that the engine returns.
            if current != last {
                infos(report).for_each(|info| answer(Answer::Info(info)));
                last = current;
            }
        };
        let report = self.engine.go(&self.position, &self.limits, clock, &mut tell);
        tell(&report);
        Searched { engine: self.engine, best: report.best }
    }
}

/// The `info` lines of a report, the best first.
fn infos(report: &Report) -> impl Iterator<Item = Info> {
    let micros = report.time.as_micros().max(1);
    let nps = u64::try_from(u128::from(report.nodes) * 1_000_000 / micros).unwrap_or(u64::MAX);
    (1..).zip(&report.lines).map(move |(multipv, line)| Info {
        depth: report.depth,
        nodes: report.nodes,
        nps,
        time: report.time.as_millis() as u64,
        multipv,
        score: line.score,
        turns: line.turns.clone(),
    })
}

/// The result of a search.
#[derive(Debug)]
pub struct Searched {
    engine: Engine,
    best: Option<Turn>,
}
