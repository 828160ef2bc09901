//! Analysis of the games of a file: what is analysed, and where the results go.

use std::collections::VecDeque;
use std::ffi::OsStr;
use std::io::Write;
use std::num::NonZero;
use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use lyngk_engine::analysis::GameAnalysis;
use lyngk_engine::{Limits, Options};
use lyngk_rules::Record;

use super::pace::Pace;
use super::pool::{self, NumberedGame, PoolEvent};
use super::{annotate, chart, fields, game, words};
use crate::cli::AnalyseArgs;
use crate::games::Games;
use crate::output::{self, Output};
use crate::progress::{self, Progress};
use crate::{json, memory};

/// The number of games that are read in advance.
const READ_AHEAD: usize = 4;

/// The games that are analysed.
pub(super) struct Selection {
    /// The name of their file in messages.
    name: String,
    /// The number of games in the file, if it is known: not of a pipe, which can be read only once.
    in_file: Option<u64>,
    /// The number of games that are analysed, and of their turns, if they are known.
    total: Option<(u64, u64)>,
    games: Box<dyn Iterator<Item = Result<NumberedGame>> + Send>,
}

impl Selection {
    /// The record in a link.
    pub(super) fn of_link(record: Record) -> Selection {
        let total = Some((1, turns(&record)));
        let games = Box::new([Ok(NumberedGame { number: 1, record })].into_iter());
        Selection { name: "the link".to_owned(), in_file: Some(1), total, games }
    }

    /// The chosen games of a file. A file is checked to its end before the work begins, a pipe only as far as it is read.
    pub(super) fn of_file(games: Games, args: &AnalyseArgs) -> Result<Selection> {
        let name = games.name().to_owned();
        let path = args.what.subject.as_deref().map(Path::new).filter(|_| games.share().is_some());
        let counted = path.map(|path| count(path, args.game)).transpose()?;
        let none = games.none();
        let mut numbered = (1..).zip(games).map(|(number, game)| Ok(NumberedGame { number, record: game? }));
        // Two of them, to know whether there are several.
        let mut first = VecDeque::new();
        match args.game {
            None => first.extend(numbered.by_ref().take(2).collect::<Result<Vec<_>>>()?),
            Some(wanted) => {
                let mut in_file = 0;
                for game in numbered.by_ref() {
                    let game = game?;
                    in_file = game.number;
                    if in_file == wanted {
                        first.push_back(game);
                        break;
                    }
                }
                ensure!(
                    first.len() == 1 || in_file == 0,
                    "--game {wanted}: {name} has only {}",
                    words::count(in_file as usize, "game")
                );
            }
        }
        if first.is_empty() {
            return Err(none);
        }
        if args.svg.is_some() && first.len() > 1 {
            bail!("--svg draws one game, and {name} has more; choose one with --game N");
        }
        let all = args.game.is_none() && first.len() > 1;
        let total = match &counted {
            _ if !all => Some((1, first.iter().map(|game| turns(&game.record)).sum())),
            Some(Counted { games, turns }) => Some((*games, *turns)),
            None => None,
        };
        // The only game of a pipe is known to be the only one.
        let in_file = counted.map(|counted| counted.games).or((args.game.is_none() && !all).then_some(1));
        let rest: Box<dyn Iterator<Item = _> + Send> =
            if all { Box::new(numbered) } else { Box::new(std::iter::empty()) };
        let games = Box::new(first.into_iter().map(Ok).chain(rest));
        Ok(Selection { name, in_file, total, games })
    }

    /// The title of a report.
    fn title(&self, number: u64) -> String {
        match self.in_file {
            Some(1) => self.name.clone(),
            Some(games) => format!("{}, game {number} of {games}", self.name),
            None => format!("{}, game {number}", self.name),
        }
    }
}

/// What a file has.
struct Counted {
    games: u64,
    turns: u64,
}

/// Counts the games of a file. Errors after the wanted game do not matter.
fn count(path: &Path, wanted: Option<u64>) -> Result<Counted> {
    let games = Games::open(path)?.without_notes();
    let mut counted = Counted { games: 0, turns: 0 };
    let mut progress = Progress::new();
    for game in games {
        match game {
            Ok(record) => {
                counted.games += 1;
                counted.turns += turns(&record);
            }
            Err(_) if wanted.is_some_and(|wanted| counted.games >= wanted) => break,
            Err(error) => return Err(error),
        }
        progress.update(|| format!("checking the file: {} games", progress::grouped(counted.games as f64)));
    }
    progress.clear();
    Ok(counted)
}

fn turns(record: &Record) -> u64 {
    record.main_line().count() as u64
}

/// The number of games at the same time.
fn jobs(args: &AnalyseArgs, selection: &Selection) -> usize {
    let wanted = args.jobs.map_or_else(
        || thread::available_parallelism().map_or(1, NonZero::get) / args.threads as usize,
        |jobs| jobs as usize,
    );
    let useful = selection.total.map_or(usize::MAX, |(games, _)| games as usize);
    wanted.min(useful).max(1)
}

/// Refuses what does not fit into the memory.
pub(super) fn check_memory(args: &AnalyseArgs, jobs: usize) -> Result<()> {
    let what = format!("an analysis of {} at the same time", words::count(jobs, "position"));
    memory::check(memory::of_engine(args.hash as usize) * jobs as u64, &what, "choose a smaller --hash or fewer --jobs")
}

pub(super) fn run(selection: Selection, args: &AnalyseArgs, options: &Options, limits: &Limits) -> Result<()> {
    let jobs = jobs(args, &selection);
    check_memory(args, jobs)?;
    let mut results = Results::open(args)?;
    let (began, mut progress) = (Instant::now(), Progress::new());
    let (games, turns) = selection.total.unzip();
    let mut pace = Pace { games, turns, of_turn: limits.time, jobs: jobs as u32, ..Pace::default() };
    let titles = Selection { games: Box::new(std::iter::empty()), name: selection.name.clone(), ..selection };
    let source = read_ahead(selection.games)?;
    let analysed = pool::run(&source, jobs, options, limits, &mut |event| {
        match event {
            PoolEvent::Turns(judged) => pace.turns_done += judged,
            PoolEvent::Game(game, analysis) => {
                pace.games_done += 1;
                if let Some(analysis) = analysis.filter(|analysis| analysis.complete || !analysis.turns.is_empty()) {
                    progress.clear();
                    results.add(&titles.title(game.number), &game, &analysis)?;
                }
            }
        }
        progress.update(|| pace.line(began.elapsed()));
        Ok(())
    });
    progress.clear();
    if limits.stop.is_stopped() && analysed.is_ok() {
        progress::note(&format!("interrupted: {} analysed", words::count(pace.turns_done as usize, "turn")));
    }
    let finished = results.finish();
    analysed.and(finished)
}

/// Reads games on a thread of its own, a few of them in advance. It ends with them, or when nobody wants them any more.
fn read_ahead(games: Box<dyn Iterator<Item = Result<NumberedGame>> + Send>) -> Result<Receiver<Result<NumberedGame>>> {
    let (sender, receiver) = mpsc::sync_channel(READ_AHEAD);
    let reader = thread::Builder::new().name("reader".to_owned());
    reader
        .spawn(move || games.into_iter().all(|game| sender.send(game).is_ok()))
        .context("a thread cannot be started")?;
    Ok(receiver)
}

/// Where the results go, as soon as they are there.
struct Results {
    svg: Option<Output>,
    lgn: Option<Output>,
    is_json: bool,
    /// Whether standard output has the report.
    is_reported: bool,
    reports: u64,
    /// Whether any game was added.
    has_games: bool,
    /// The first error. The other outputs go on.
    error: Option<anyhow::Error>,
}

impl Results {
    /// Opens all outputs.
    fn open(args: &AnalyseArgs) -> Result<Results> {
        let paths: Vec<&Path> = [&args.svg, &args.lgn].into_iter().flatten().map(AsRef::as_ref).collect();
        output::check(Path::new(args.what.subject.as_deref().unwrap_or(OsStr::new("-"))), &paths)?;
        let is_reported = !paths.iter().any(|path| output::is_standard(path));
        ensure!(
            is_reported || !args.json,
            "--json writes to standard output, so --svg and --lgn need the name of a file"
        );
        let open = |path: &Option<_>| path.as_deref().map(Output::create).transpose();
        let (svg, lgn) = (open(&args.svg)?, open(&args.lgn)?);
        Ok(Results { svg, lgn, is_json: args.json, is_reported, reports: 0, has_games: false, error: None })
    }

    /// Adds a game. Files first: a closed pipe does not prevent them.
    fn add(&mut self, title: &str, game: &NumberedGame, analysis: &GameAnalysis) -> Result<()> {
        let record = &game.record;
        self.has_games = true;
        if let Some(svg) = &mut self.svg {
            let written = svg.write(&chart::chart(record, analysis));
            self.note(written);
        }
        if let Some(lgn) = &mut self.lgn {
            let written = lgn.write(&annotate::annotated(record, analysis).to_string());
            self.note(written);
        }
        if self.is_reported {
            let written = self.report(title, game, analysis);
            self.is_reported = written.is_ok();
            self.note(written);
        }
        // Nothing is left to write to.
        let is_useless = !self.is_reported && self.lgn.is_none() && self.svg.is_none();
        if is_useless { self.error.take().map_or(Ok(()), Err) } else { Ok(()) }
    }

    fn report(&mut self, title: &str, game: &NumberedGame, analysis: &GameAnalysis) -> Result<()> {
        let mut out = output::stdout();
        if self.is_json {
            return json::write(out, "gameAnalysis", fields::game(game.number, &game.record, analysis));
        }
        let separator = if self.reports > 0 { "\n" } else { "" };
        self.reports += 1;
        Ok(out.write_all((separator.to_owned() + &game::report(title, &game.record, analysis)).as_bytes())?)
    }

    fn note(&mut self, written: Result<()>) {
        if let Err(error) = written {
            self.error.get_or_insert(error);
        }
    }

    /// Gives the outputs their names. Without any game, files stay as they are.
    fn finish(mut self) -> Result<()> {
        if !self.has_games {
            return self.error.map_or(Ok(()), Err);
        }
        for output in [self.svg.take(), self.lgn.take()].into_iter().flatten() {
            let finished = output.finish();
            self.note(finished);
        }
        self.error.map_or(Ok(()), Err)
    }
}
