//! The moments of a reviewed game, one at a time, turning points first: the position before it with an arrow for the played turn, and one
//! for the better turn once somebody asks for it. The better line is told in words and played out on the board.

use std::time::Duration;

use leptos::prelude::*;
use lyngk_rules::{Mark, PerPlayer, Turn};
use lyngk_study::analysis::say;
use lyngk_study::review::{self, GIFT_SIGN, Moment};
use lyngk_view::Table;

use super::analysis::line_buttons;
use super::engine::EngineTask;
use super::room::StudyRoom;
use super::turn::turn_view;
use crate::browser;
use crate::icon::{self, Icon};
use crate::panels::step_button;
use crate::piece::Rings;

/// Time between the turns of a line that is played out.
const PAUSE: Duration = Duration::from_millis(1600);

/// The moments, and the chosen one.
#[derive(Clone, Copy)]
pub(super) struct Mistakes {
    room: StudyRoom,
    all: Memo<Vec<Moment>>,
    chosen: RwSignal<usize>,
}

impl Mistakes {
    /// The moments of the review: the person's own in a game played here, otherwise those of both. The board shows the first one, unless
    /// it shows another one already, or a variation.
    pub(super) fn new(room: StudyRoom) -> Mistakes {
        let all = Memo::new(move |_| {
            let whose = room.board.with_table(Table::only_person);
            room.engine.review.read().as_ref().map(|review| review.moments(whose)).unwrap_or_default()
        });
        let mistakes = Mistakes { room, all, chosen: RwSignal::new(0) };
        let is_moment = |ply: usize| all.read_untracked().iter().any(|moment| moment.ply() == ply);
        if untrack(|| room.main_ply()).is_some_and(|ply| !is_moment(ply)) {
            mistakes.choose(0);
        }
        mistakes.follow();
        mistakes
    }

    /// Chooses the mistake at the position that is shown, and marks it with arrows.
    fn follow(self) {
        let here = Memo::new(move |_| self.room.main_ply());
        Effect::new(move |_| {
            let Some(here) = here.get() else { return };
            let all = self.all.read();
            let at = all.iter().position(|moment| moment.ply() == here);
            let after = || all.iter().position(|moment| moment.ply() + 1 == here);
            if let Some(now) = at.or_else(after) {
                self.chosen.set(now);
            }
        });
        Effect::new(move |_| {
            let marked = self.present().map(|moment| {
                let position = moment.position;
                let better = moment.better().first().copied().filter(|_| self.is_revealed(&moment));
                let played = moment.analysis.turn;
                let paths = [better, Some(played)].map(|turn| turn.and_then(|turn| position.path(turn)));
                (moment.ply(), paths.map(Option::unwrap_or_default).to_vec())
            });
            self.room.marked.set(marked);
        });
    }

    /// The chosen moment. Reactive.
    fn present(self) -> Option<Moment> {
        self.all.read().get(self.chosen.get()).cloned()
    }

    /// Chooses a mistake, and shows the position before it.
    fn choose(self, number: usize) {
        let Some(ply) = self.all.read_untracked().get(number).map(Moment::ply) else { return };
        // Arrows of an analysis would be in the way.
        if self.room.engine.task.get_untracked() == EngineTask::Analysis {
            self.room.engine.stop();
        }
        self.chosen.set(number);
        self.room.go_to_turn(ply);
    }

    /// Chooses the mistake that led to the position after this many turns. Returns whether there is one.
    pub(super) fn choose_before(self, ply: usize) -> bool {
        let number = self.all.read_untracked().iter().position(|moment| moment.ply() + 1 == ply);
        number.map(|number| self.choose(number)).is_some()
    }

    /// Lets the person find a better turn, at this moment and the following ones.
    fn find(self, ply: usize) {
        self.room.retry(untrack(|| self.room.board.with_table(Table::only_person)), Some(ply));
    }

    /// Whether the better turn has been shown. Reactive.
    fn is_revealed(self, moment: &Moment) -> bool {
        self.room.revealed.read().contains(&moment.ply())
    }

    /// How many turns of a better line are on the board.
    fn played_of(self, moment: &Moment, line: &[Turn]) -> usize {
        let played = self.room.study.read_untracked().line();
        played.get(moment.ply()..).filter(|done| line.starts_with(done)).map_or(0, <[Turn]>::len)
    }

    /// Plays the better line out, from the position before the moment on, one turn after another.
    fn play_better(self) {
        let Some(moment) = untrack(|| self.present()) else { return };
        self.room.go_to_turn(moment.ply());
        self.play_on(moment, 0);
    }

    /// Plays the next turn of the better line, unless somebody has looked elsewhere meanwhile.
    fn play_on(self, moment: Moment, done: usize) {
        let line = moment.better();
        if self.room.study.is_disposed() || self.played_of(&moment, &line) != done {
            return;
        }
        let Some(&turn) = line.get(done) else { return };
        self.room.play_line(&[turn]);
        set_timeout(move || self.play_on(moment.clone(), done + 1), PAUSE);
    }
}

/// The chosen mistake with buttons to the others, or that there are none.
#[component]
pub(super) fn MistakeCard(mistakes: Mistakes) -> impl IntoView {
    let room = mistakes.room;
    let board = room.board;
    let count = Memo::new(move |_| mistakes.all.read().len());
    let title = move || {
        let turns = mistakes.present().is_some_and(|moment| moment.is_turning_point);
        review::say::moment_title(&board.words.get(), mistakes.chosen.get(), count.get(), turns)
    };
    let step = move |id: &'static str, sign: &'static str, key: &'static str, by: isize| {
        let to = move || mistakes.chosen.get().checked_add_signed(by).filter(|&to| to < count.get());
        let go = move || {
            if let Some(to) = untrack(to) {
                mistakes.choose(to);
            }
        };
        step_button(board, (id, sign, key, None), move || to().is_none(), go)
    };
    let card = move || {
        if count.get() == 0 {
            let is_yours = board.with_table(Table::only_person).is_some();
            let key = if is_yours { "review-no-mistakes-you" } else { "review-no-mistakes" };
            return view! { <p id="no-mistakes">{board.text(key)}</p> }.into_any();
        }
        view! {
            <section class="mistake" id="mistakes" aria-label=board.text("review-mistakes")>
                <div class="mistake-head">
                    {step("mistake-back", "‹", "review-previous", -1)}
                    <h3 aria-live="polite">{move || title()}</h3>
                    {step("mistake-on", "›", "retry-next", 1)}
                </div>
                {move || mistakes.present().map(|moment| told(mistakes, &moment))}
            </section>
        }
        .into_any()
    };
    view! { {move || card()} }
}

/// A mistake: whose, which turn, and what it cost; then two ways to go on, or both turns with the signs of their arrows.
fn told(mistakes: Mistakes, moment: &Moment) -> AnyView {
    let room = mistakes.room;
    let board = room.board;
    let words = board.words.get();
    let mistake = &moment.analysis;
    let (player, turn, ply) = (mistake.player, mistake.turn, mistake.index);
    let judgement = mistake.judgement.as_ref().filter(|judgement| judgement.grade.is_error());
    let sign = judgement.and_then(|judgement| judgement.mark().and_then(Mark::suffix)).unwrap_or(GIFT_SIGN);
    let grade = judgement.map_or_else(|| words.text("grade-gift"), |judgement| say::grade(&words, judgement.grade));
    let name = room.name(player);
    let cost = judgement.and_then(|_| say::cost(&words, mistake, &name, room.is_you(player)));
    let names = PerPlayer::from_fn(|player| room.name(player));
    let why = review::say::why(&words, moment, &names, board.with_table(Table::only_person));
    let rest = if mistakes.is_revealed(moment) { ways(mistakes, moment) } else { choices(mistakes, moment) };
    view! {
        <p class="mistake-turn">
            <Rings player />
            <span>{name}</span>
            <span class="tree-number">{room.move_number(ply)}"."</span>
            <b>{turn_view(board, turn)}{sign}</b>
            <span class="mistake-grade">{grade}</span>
        </p>
        <p class="mistake-why" id="mistake-why">{why.join(" ")}</p>
        <p class="mistake-cost">{cost}</p>
        {rest}
    }
    .into_any()
}

/// Ways to go on, before the better turn is known.
fn choices(mistakes: Mistakes, moment: &Moment) -> AnyView {
    let room = mistakes.room;
    let board = room.board;
    let ply = moment.ply();
    if moment.better().is_empty() {
        return ().into_any();
    }
    let reveal = move |_| {
        room.go_to_turn(ply);
        room.revealed.update(|revealed| revealed.push(ply));
        request_animation_frame(|| browser::focus_if_lost("#play-better"));
    };
    view! {
        <div class="study-row">
            <button type="button" class="primary" id="find-better" on:click=move |_| mistakes.find(ply)>
                {board.text("review-find")}
            </button>
            <button type="button" id="show-better" on:click=reveal>{board.text("retry-show")}</button>
        </div>
    }
    .into_any()
}

/// The played and the better turn, with the signs of their arrows, and why one is better.
fn ways(mistakes: Mistakes, moment: &Moment) -> AnyView {
    let room = mistakes.room;
    let board = room.board;
    let words = board.words.get();
    let mistake = &moment.analysis;
    let (player, turn, ply) = (mistake.player, mistake.turn, mistake.index);
    let judgement = mistake.judgement.as_ref().filter(|judgement| judgement.grade.is_error());
    let whose = |score| {
        words.with(
            "analysis-for",
            [("player", room.name(player).into()), ("score", say::short_score(&words, score).into())],
        )
    };
    let score = judgement.and_then(|judgement| judgement.better.as_ref()).map(|line| whose(line.score));
    let turns = moment.better();
    let names = PerPlayer::from_fn(|player| room.name(player));
    let told = review::say::line(&words, &moment.position, &turns, &names);
    let told = told.into_iter().map(|sentence| view! { <li>{sentence}</li> }).collect_view();
    // The line in words tells facts that anybody can read. Where there are none, one may speak to the player.
    let you = board.with_table(Table::only_person);
    let is_told = review::say::better(&words, moment, None).len() > 1;
    let better = Some(review::say::better(&words, moment, you)).filter(|said| !is_told && said.len() > 1);
    view! {
        {better.map(|better| view! { <p>{better.join(" ")}</p> })}
        <dl class="mistake-ways">
            <dt><svg class="way-sign way-played" viewBox="0 0 28 10" aria-hidden="true"><path d="M1 5h20M19 1l8 4-8 4z" /></svg> {words.text("review-played")}</dt>
            <dd>
                <button type="button" class="turn" id="played-turn" on:click=move |_| room.go_to_turn(ply + 1)>{turn_view(board, turn)}</button>
                <span class="mistake-score">{judgement.map(|_| whose(mistake.after))}</span>
            </dd>
            <dt><svg class="way-sign" viewBox="0 0 28 10" aria-hidden="true"><path d="M1 5h20M19 1l8 4-8 4z" /></svg> {words.text("review-better")}</dt>
            <dd>
                <span class="line-turns" id="better-line">{line_buttons(room, move || room.go_to_turn(ply), &turns)}</span>
                <span class="mistake-score">{score}</span>
            </dd>
        </dl>
        <ol class="better-words" id="better-words">{told}</ol>
        <button type="button" id="play-better" on:click=move |_| mistakes.play_better()>
            <Icon shape=icon::NEXT />
            {words.text("review-play-better")}
        </button>
    }
    .into_any()
}
