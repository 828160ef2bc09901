//! One's own games over time: accuracy and its trend, results by opponent, typical mistakes with the puzzles that train against them.
//!
//! Games without a review can be reviewed one after another. That goes on while other views of the room are open.

use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_picture::Length;
use lyngk_picture::draw::put;
use lyngk_picture::graph::{Plot, Scale};
use lyngk_rules::Record;
use lyngk_study::own_games::{OwnGame, OwnGames, Weakness, say};
use lyngk_study::{Entry, EntryKind, Review, Summary, puzzle};
use lyngk_view::say as view_say;

use super::keeper::Source;
use super::room::StudyRoom;
use super::tab::Tab;
use crate::icon::{self, Icon};
use crate::library::{self, EntryId, Found};
use crate::reviewer::Reviewer;
use crate::route::Room;
use crate::state::BoardState;
use crate::{browser, day, reviews, store};

/// Path of the view.
pub(super) const PATH: &str = "own";
/// Number of games in the list. More are added on demand.
const ROWS: usize = 30;
/// Milliseconds of work before other events get their turn.
const SLICE: f64 = 12.0;
/// Size of the graph, and the margin around the curve.
const GRAPH: (f64, f64) = (360.0, 110.0);
const EDGE: (f64, f64) = (30.0, 10.0);

/// The address of the view.
pub(crate) fn address() -> String {
    format!("{}/{PATH}", Room::Study.address())
}

/// A game, and where it is.
#[derive(Clone, PartialEq)]
struct Row {
    /// None for the game on the page's board.
    id: Option<EntryId>,
    game: OwnGame,
}

/// State of the view. It lives as long as the room.
#[derive(Clone, Copy)]
pub(crate) struct OwnGamesState {
    room: StudyRoom,
    /// The game that is played on the page.
    board_game: BoardState,
    /// The games, the oldest first, once they are loaded.
    rows: RwSignal<Option<Vec<Row>>>,
    /// The games that wait for their review, and how many there were.
    queue: RwSignal<(Vec<Option<EntryId>>, usize)>,
    reviewer: Reviewer,
}

impl OwnGamesState {
    pub(super) fn new(room: StudyRoom, board_game: BoardState) -> OwnGamesState {
        let (rows, queue) = (RwSignal::new(None), RwSignal::new((Vec::new(), 0)));
        let done = move |review: Review| finished(rows, queue, &review);
        let state = OwnGamesState { room, board_game, rows, queue, reviewer: Reviewer::new(done) };
        // The next game of the queue. Not within the event that has ended the last review.
        let first = Memo::new(move |_| queue.read().0.first().copied());
        Effect::new(move |_| {
            if let Some(id) = first.get() {
                spawn_local(async move { state.review(id).await });
            }
        });
        state
    }

    /// The record of a game: from the library, or the one on the page's board.
    async fn record(self, id: Option<EntryId>) -> Option<Record> {
        let Some(id) = id else { return board_entry(self.board_game).map(|entry| entry.record().clone()) };
        match library::load(id).await {
            Ok(Found::Entry(stored)) => Some(stored.entry.record().clone()),
            Ok(Found::Unreadable(_) | Found::Nothing) | Err(_) => None,
        }
    }

    /// Loads all games, and then what their reviews tell.
    async fn load(self) {
        let _ = library::collect().await;
        let stored = library::summaries().await.unwrap_or_default();
        let own = |(id, summary): (EntryId, Summary)| Some(Row { id: Some(id), game: OwnGame::of(&summary)? });
        let mut rows: Vec<Row> = stored.into_iter().rev().filter_map(own).collect();
        let on_board = board_entry(self.board_game).and_then(|entry| OwnGame::of(&Summary::of(&entry)));
        rows.extend(on_board.filter(|game| game.result.is_some()).map(|game| Row { id: None, game }));
        let mut started = browser::now_millis();
        for row in &mut rows {
            if let Some(record) = self.record(row.id).await
                && let Some(review) = reviews::load(&record).await
            {
                row.game = row.game.clone().with_review(&review);
            }
            if browser::now_millis() - started > SLICE {
                browser::yield_to_events().await;
                started = browser::now_millis();
            }
        }
        // The room may have been left.
        self.rows.try_set(Some(rows));
    }

    /// Reviews the first game of the queue.
    async fn review(self, id: Option<EntryId>) {
        match self.record(id).await {
            Some(record) => self.reviewer.start(&record),
            // Another tab has deleted it.
            None => drop(self.queue.try_update(|(queue, _)| queue.retain(|&waiting| waiting != id))),
        }
    }

    /// Begins to review all games that have no review.
    fn review_rest(self) {
        let waiting = self.unreviewed();
        self.queue.set((waiting.clone(), waiting.len()));
    }

    fn stop(self) {
        self.queue.set((Vec::new(), 0));
        self.reviewer.stop();
    }

    /// The games without a review, the latest first. Reactive.
    fn unreviewed(self) -> Vec<Option<EntryId>> {
        let rows = self.rows.read();
        rows.iter().flatten().rev().filter(|row| row.game.reviewed.is_none()).map(|row| row.id).collect()
    }

    /// Opens the review of a game in the study.
    async fn open(self, id: Option<EntryId>) {
        let source = match id {
            None => Some(Source::Unstored),
            Some(id) => match library::load(id).await {
                Ok(Found::Entry(stored)) => Some(Source::entry(id, &stored)),
                Ok(Found::Unreadable(_) | Found::Nothing) | Err(_) => None,
            },
        };
        let record = self.room.unless_left(self.record(id)).await.flatten();
        let (Some(source), Some(record)) = (source, record) else { return };
        self.room.open(record, source, true);
        self.room.tab.set(Tab::Review);
        self.room.review();
        let _ = window().location().set_hash(&Room::Study.address());
    }
}

/// Takes a finished review, and goes on with the next game.
fn finished(rows: RwSignal<Option<Vec<Row>>>, queue: RwSignal<(Vec<Option<EntryId>>, usize)>, review: &Review) {
    let Some(Some(id)) = queue.try_with_untracked(|(queue, _)| queue.first().copied()) else { return };
    rows.update(|rows| {
        if let Some(row) = rows.iter_mut().flatten().find(|row| row.id == id) {
            row.game = row.game.clone().with_review(review);
        }
    });
    queue.update(|(queue, _)| {
        queue.remove(0);
    });
}

/// The game on the page's board as an entry, unless it has not begun.
fn board_entry(board: BoardState) -> Option<Entry> {
    let has_turns = !board.table.read_untracked().game().turns().is_empty();
    let record = has_turns.then(|| store::to_lgn(board).parse::<Record>().ok()).flatten()?;
    Some(Entry::new(EntryKind::Game, record))
}

/// The view.
#[component]
pub(super) fn OwnGamesView(state: OwnGamesState) -> impl IntoView {
    let board = state.room.board;
    spawn_local(async move { state.load().await });
    let all = Memo::new(move |_| {
        let rows = state.rows.read();
        rows.as_ref().map(|rows| OwnGames::new(rows.iter().map(|row| row.game.clone()).collect()))
    });
    let shown = move || {
        let Some(all) = all.get() else { return ().into_any() };
        if all.games().is_empty() {
            return view! {
                <p id="own-empty">{board.text("own-empty")}</p>
                <p><a class="button primary" href=Room::Play.address()>{board.text("own-play")}</a></p>
            }
            .into_any();
        }
        let has_reviews = all.reviewed() > 0;
        view! {
            {facts(state, &all)}
            {has_reviews.then(|| graph(state, &all))}
            {has_reviews.then(|| weaknesses(state, &all))}
            {against(state, &all)}
        }
        .into_any()
    };
    view! {
        <div class="library own-games" id="own-games">
            <a class="room-back" id="own-back" href=super::library::address()>
                <Icon shape=icon::BACK />
                {board.text("library-title")}
            </a>
            <h2 class="room-title" id="own-title" tabindex="-1">{board.text("own-title")}</h2>
            <ReviewRest state />
            {move || shown()}
            <Games state />
        </div>
    }
}

/// How many games there are, the mean accuracy, and the trend.
fn facts(state: OwnGamesState, all: &OwnGames) -> AnyView {
    let words = state.room.board.words.get();
    let mean = all.accuracy().map(|mean| {
        let text = words.with("own-mean", [("accuracy", say::accuracy(&words, mean).into())]);
        view! { <li id="own-mean">{text}</li> }
    });
    let trend = all.trend().map(|trend| view! { <p id="own-trend">{say::trend(&words, &trend)}</p> });
    let unreviewed = (all.reviewed() == 0).then(|| view! { <p>{words.text("own-unreviewed")}</p> });
    view! {
        <ul class="kept-facts own-facts"><li id="own-count">{say::count(&words, all)}</li>{mean}</ul>
        {trend}
        {unreviewed}
    }
    .into_any()
}

/// Button to review the games that have no review; while it works, the progress and a button to stop.
#[component]
fn ReviewRest(state: OwnGamesState) -> impl IntoView {
    let board = state.room.board;
    let waiting = Memo::new(move |_| state.unreviewed().len());
    let running = Memo::new(move |_| state.queue.read().1 > 0 && !state.queue.read().0.is_empty());
    let turns = Memo::new(move |_| state.reviewer.review.read().as_ref().map_or((0, 1), Review::progress));
    let label = move || board.words.get().with("own-review-rest", [("count", waiting.get().into())]);
    let progress = move || {
        let (left, count) = state.queue.with(|(queue, count)| (queue.len(), *count));
        board.words.get().with("own-reviewing", [("number", (count - left + 1).into()), ("count", count.into())])
    };
    let bar = move || {
        let (left, count) = state.queue.with(|(queue, count)| (queue.len(), *count));
        let (done, total) = turns.get();
        (count - left) as f64 + done as f64 / total.max(1) as f64
    };
    let shown = move || {
        if running.get() {
            return view! {
                <p class="review-progress" id="own-reviewing">
                    <progress max=move || state.queue.read().1 value=move || bar() aria-labelledby="own-reviewing-text"></progress>
                    <span id="own-reviewing-text">{move || progress()}</span>
                </p>
                <button type="button" id="own-stop" on:click=move |_| state.stop()>{board.text("study-stop")}</button>
            }
            .into_any();
        }
        let button = (waiting.get() > 0).then(|| {
            view! {
                <button type="button" class="primary" id="own-review" on:click=move |_| state.review_rest()>
                    {move || label()}
                </button>
            }
        });
        view! { {button} }.into_any()
    };
    let trouble = move || state.reviewer.failed.get().then(|| board.words.get().text("analysis-failed"));
    view! {
        <div class="study-row own-review">{move || shown()}</div>
        <p class="study-problem" role="alert">{move || trouble()}</p>
    }
}

/// The accuracy of each game as a dot, and the mean of five games as a line.
fn graph(state: OwnGamesState, all: &OwnGames) -> AnyView {
    let words = state.room.board.words.get();
    let values: Vec<f32> = all.accuracies().map(|(_, accuracy)| accuracy).collect();
    let view_box = format!("0 0 {} {}", GRAPH.0, GRAPH.1);
    view! {
        <figure class="own-figure">
            <svg class="graph own-graph" id="own-graph" viewBox=view_box role="img" aria-label=words.text("own-graph") inner_html=drawing(&values, &all.curve())></svg>
            <figcaption class="study-hint">{format!("{}. {}", words.text("own-graph"), words.text("own-graph-key"))}</figcaption>
        </figure>
    }
    .into_any()
}

fn drawing(values: &[f32], curve: &[f32]) -> String {
    let last = values.len().saturating_sub(1).max(1) as f64;
    let plot = Plot {
        x: Scale::new((0.0, last), (EDGE.0, GRAPH.0 - EDGE.1)),
        y: Scale::new((0.0, 100.0), (GRAPH.1 - EDGE.1, EDGE.1)),
    };
    let points = |values: &[f32]| values.iter().enumerate().map(|(x, &y)| (x as f64, f64::from(y))).collect::<Vec<_>>();
    let mut svg = String::new();
    for percent in [0, 50, 100] {
        let (left, right) = (Length(EDGE.0), Length(GRAPH.0 - EDGE.1));
        let (at, text) = (plot.y.length(f64::from(percent)), Length(EDGE.0 - 6.0));
        let (y, below) = (Length(at), Length(at + 3.5));
        put(
            &mut svg,
            format_args!(
                "<path class=\"graph-middle\" d=\"M{left} {y}H{right}\"/><text class=\"own-scale\" x=\"{text}\" y=\"{below}\">{percent}</text>"
            ),
        );
    }
    put(&mut svg, format_args!("<path class=\"graph-line\" d=\"{}\"/>", plot.line(points(curve))));
    for place in points(values) {
        let (x, y) = plot.place(place);
        put(&mut svg, format_args!("<circle class=\"own-dot\" cx=\"{}\" cy=\"{}\" r=\"3.5\"/>", Length(x), Length(y)));
    }
    svg
}

/// The typical mistakes, each with the puzzles that train against it.
fn weaknesses(state: OwnGamesState, all: &OwnGames) -> AnyView {
    let words = state.room.board.words.get();
    let variant = all.usual_variant();
    let found = all.weaknesses();
    let row = |(weakness, count): (Weakness, usize)| {
        let theme = weakness.trained_by(variant);
        let label = match theme {
            Some(theme) => words.with("own-train", [("theme", puzzle::say::theme(&words, Some(theme)).into())]),
            None => words.text("own-train-any"),
        };
        let path = theme.map(|theme| format!("/theme/{}", theme.name())).unwrap_or_default();
        view! {
            <li class="kept">
                <div class="kept-what">
                    <p class="kept-name">{say::weakness(&words, weakness)}</p>
                    <p class="study-hint">{words.with("own-times", [("count", count.into())])}</p>
                </div>
                <a class="button" href=format!("{}{path}", Room::Puzzles.address())>{label}</a>
            </li>
        }
    };
    let none = found.is_empty().then(|| view! { <p>{words.text("own-no-weaknesses")}</p> });
    view! {
        <section class="kept-part" aria-labelledby="own-weaknesses">
            <h3 class="part-title" id="own-weaknesses">{words.text("own-weaknesses")}</h3>
            {none}
            <ul class="kept-list" id="own-weakness-list">{found.into_iter().map(row).collect_view()}</ul>
        </section>
    }
    .into_any()
}

/// The results against each opponent.
fn against(state: OwnGamesState, all: &OwnGames) -> Option<AnyView> {
    let words = state.room.board.words.get();
    let rows = all.against();
    if rows.is_empty() {
        return None;
    }
    let row = |of: &lyngk_study::own_games::Against| {
        view! {
            <tr>
                <th scope="row">{view_say::opponent_with_level(&words, of.level)}</th>
                <td>{of.won}</td>
                <td>{of.tied}</td>
                <td>{of.lost}</td>
            </tr>
        }
    };
    let head = |key: &'static str| view! { <th scope="col">{words.text(key)}</th> };
    let columns = ["own-opponent", "own-column-won", "own-column-tied", "own-column-lost"];
    Some(
        view! {
            <section class="kept-part" aria-labelledby="own-against">
                <h3 class="part-title" id="own-against">{words.text("own-against")}</h3>
                <table class="own-table" id="own-results">
                    <thead><tr>{columns.map(head).into_iter().collect_view()}</tr></thead>
                    <tbody>{rows.iter().map(row).collect_view()}</tbody>
                </table>
            </section>
        }
        .into_any(),
    )
}

/// All games, the latest first, each with its accuracy and a way to its review.
#[component]
fn Games(state: OwnGamesState) -> impl IntoView {
    let board = state.room.board;
    let most = RwSignal::new(ROWS);
    let count = Memo::new(move |_| state.rows.read().iter().flatten().count());
    let row = move |row: Row| {
        let words = board.words.get();
        let day = row.game.day.map(|is| day::of(is, words.language()));
        let game = say::game(&words, &row.game);
        let reviewed = row.game.reviewed.as_ref();
        let accuracy = reviewed
            .and_then(|reviewed| reviewed.accuracy)
            .map(|accuracy| format!("{}: {}", words.text("review-accuracy"), say::accuracy(&words, accuracy)));
        let errors = reviewed.map(|reviewed| say::counts(&words, reviewed.counts)).unwrap_or_default();
        let facts = day.clone().into_iter().chain(accuracy).chain(errors);
        let facts = facts.map(|fact| view! { <li>{fact}</li> }).collect_view();
        let name = [day, Some(game.clone())].into_iter().flatten().collect::<Vec<_>>().join(", ");
        let label = words.with("own-review-this", [("game", name.into())]);
        let id = row.id;
        view! {
            <li class="kept">
                <div class="kept-what">
                    <h4 class="kept-name">{game}</h4>
                    <ul class="kept-facts">{facts}</ul>
                </div>
                <button
                    type="button"
                    class="own-open"
                    aria-label=label
                    on:click=move |_| spawn_local(async move { state.open(id).await })
                >
                    {words.text("study-review")}
                </button>
            </li>
        }
    };
    let list = move || {
        let rows = state.rows.read();
        rows.iter().flatten().rev().take(most.get()).cloned().map(row).collect_view()
    };
    let more = move || {
        (count.get() > most.get()).then(|| {
            let label = board.words.get().with("library-more", [("count", count.get().into())]);
            view! {
                <button type="button" class="kept-more" on:click=move |_| most.update(|most| *most += ROWS)>{label}</button>
            }
        })
    };
    view! {
        <section class="kept-part" aria-labelledby="own-list" hidden=move || count.get() == 0>
            <h3 class="part-title" id="own-list">{board.text("own-games")}</h3>
            <ul class="kept-list" id="own-game-list">{move || list()}</ul>
            {move || more()}
        </section>
    }
}
