//! The moments of a reviewed game, one at a time: the position before it with an arrow for the played turn, and one for the better turn
//! once somebody asks for it. The better line is told in words and played out on the board.

use std::time::Duration;

use leptos::prelude::*;
use lyngk_rules::{Mark, PerPlayer, Turn};
use lyngk_study::analysis::say;
use lyngk_study::review::{self, GIFT_SIGN, Grade, Moment, MomentKind};
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

/// The moments, of which [`StudyRoom::moment`] is told.
#[derive(Clone, Copy)]
pub(super) struct Mistakes {
    room: StudyRoom,
    /// Those that can be looked at one after the other: the person's own in a game played here, otherwise those of both.
    all: Memo<Vec<Moment>>,
}

impl Mistakes {
    /// The moments of the review. The board shows the turning point, or else the first one, unless it shows another one already, or a
    /// variation.
    pub(super) fn new(room: StudyRoom) -> Mistakes {
        let all = Memo::new(move |_| {
            let whose = room.board.with_table(Table::only_person);
            let is_wanted = |moment: &&Moment| whose.is_none_or(|player| moment.analysis.player == player);
            room.moments.read().iter().filter(is_wanted).cloned().collect()
        });
        let mistakes = Mistakes { room, all };
        mistakes.follow();
        untrack(|| mistakes.begin());
        mistakes
    }

    /// Tells a moment when the report opens.
    fn begin(self) {
        let all = self.all.read();
        let first = all.iter().find(|moment| moment.is_turning_point).or(all.first()).map(Moment::ply);
        match (self.room.main_ply(), first) {
            (Some(here), Some(first)) if self.at(here).is_none() => self.choose(first),
            (None, first) if self.present().is_none() => self.room.moment.set(first),
            _ => (),
        }
    }

    /// The moment to tell after this many turns: the one that is told already, one that is about to be played, or one that has been.
    fn at(self, here: usize) -> Option<usize> {
        let marked = self.room.moments.read();
        let is_near = |ply: &usize| (*ply == here || ply + 1 == here) && marked.iter().any(|it| it.ply() == *ply);
        let about_to_be = self.all.read().iter().map(Moment::ply).find(|&ply| ply == here);
        let been = || marked.iter().map(Moment::ply).find(|ply| ply + 1 == here);
        self.room.moment.get_untracked().filter(is_near).or(about_to_be).or_else(been)
    }

    /// Tells the moment at the position that is shown, and marks it with arrows.
    fn follow(self) {
        let here = Memo::new(move |_| self.room.main_ply());
        Effect::new(move |_| {
            let Some(here) = here.get() else { return };
            if let Some(now) = self.at(here) {
                self.room.moment.set(Some(now));
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

    /// The moment that is told. Reactive.
    fn present(self) -> Option<Moment> {
        let ply = self.room.moment.get()?;
        self.room.moments.read().iter().find(|moment| moment.ply() == ply).cloned()
    }

    /// The moment before or after the one that is told. Reactive.
    fn neighbour(self, is_after: bool) -> Option<usize> {
        let (all, now) = (self.all.read(), self.room.moment.get().unwrap_or_default());
        let mut plies = all.iter().map(Moment::ply);
        if is_after { plies.find(|&ply| ply > now) } else { plies.rfind(|&ply| ply < now) }
    }

    /// Chooses the moment with this many turns before it, and shows its position.
    fn choose(self, ply: usize) {
        // Arrows of an analysis would be in the way.
        if self.room.engine.task.get_untracked() == EngineTask::Analysis {
            self.room.engine.stop();
        }
        self.room.moment.set(Some(ply));
        self.room.go_to_turn(ply);
    }

    /// Chooses the moment that led to the position after this many turns. Returns whether there is one.
    pub(super) fn choose_before(self, ply: usize) -> bool {
        let moment = self.room.moments.read_untracked().iter().map(Moment::ply).find(|before| before + 1 == ply);
        moment.map(|before| self.choose(before)).is_some()
    }

    /// Lets the person find a better turn, at this moment and the following ones of the same player or, if nobody here has played, of both.
    fn find(self, moment: &Moment) {
        let person = untrack(|| self.room.board.with_table(Table::only_person));
        self.room.retry(person.map(|_| moment.analysis.player), Some(moment.ply()));
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
        let (moment, words) = (mistakes.present()?, board.words.get());
        let number = mistakes.all.read().iter().position(|other| other.ply() == moment.ply());
        let is_own = board.with_table(Table::only_person).is_some();
        let number = number.map(|number| review::say::moment_number(&words, number, count.get(), is_own));
        let kind = review::say::kind(&words, moment.kind());
        Some(number.into_iter().chain([kind]).collect::<Vec<_>>().join(" · "))
    };
    let step = move |id: &'static str, sign: &'static str, key: &'static str, is_after: bool| {
        let go = move || {
            if let Some(to) = untrack(|| mistakes.neighbour(is_after)) {
                mistakes.choose(to);
            }
        };
        step_button(board, (id, sign, key, None), move || mistakes.neighbour(is_after).is_none(), go)
    };
    let is_empty = Memo::new(move |_| count.get() == 0 && mistakes.present().is_none());
    let card = move || {
        if is_empty.get() {
            let is_yours = board.with_table(Table::only_person).is_some();
            let key = if is_yours { "review-no-mistakes-you" } else { "review-no-mistakes" };
            return view! { <p id="no-mistakes">{board.text(key)}</p> }.into_any();
        }
        view! {
            <section class="mistake" id="mistakes" aria-label=board.text("review-mistakes")>
                <div class="mistake-head">
                    {step("mistake-back", "‹", "review-previous", false)}
                    <h3 aria-live="polite">{move || title()}</h3>
                    {step("mistake-on", "›", "retry-next", true)}
                </div>
                {move || mistakes.present().map(|moment| told(mistakes, &moment))}
            </section>
        }
        .into_any()
    };
    view! { {move || card()} }
}

/// The sign of a moment: that of its grade, or of a stack given away.
fn sign(moment: &Moment) -> &'static str {
    let mark = moment.error().and_then(Grade::mark);
    mark.and_then(Mark::suffix).unwrap_or(GIFT_SIGN)
}

/// Why a turn was not the best one, a sentence each, and what it cost.
fn reason(room: StudyRoom, moment: &Moment) -> (Vec<String>, Option<String>) {
    let (words, player) = (room.board.words.get(), moment.analysis.player);
    let names = PerPlayer::from_fn(|player| room.name(player));
    let why = review::say::why(&words, moment, &names, room.board.with_table(Table::only_person));
    let cost = moment.error().and_then(|_| say::cost(&words, &moment.analysis, &names[player], room.is_you(player)));
    (why, cost)
}

/// A moment in a line: "?? missed win: You let Pip complete a stack on e4. Your chances fell from 82% to 20%."
pub(super) fn in_short(room: StudyRoom, moment: &Moment) -> String {
    let (why, cost) = reason(room, moment);
    let kind = review::say::kind(&room.board.words.get(), moment.kind());
    let said = why.into_iter().take(1).chain(cost).collect::<Vec<_>>().join(" ");
    format!("{} {kind}: {said}", sign(moment))
}

/// A mistake: whose, which turn, and what it cost; then two ways to go on, or both turns with the signs of their arrows.
fn told(mistakes: Mistakes, moment: &Moment) -> AnyView {
    let room = mistakes.room;
    let board = room.board;
    let words = board.words.get();
    let mistake = &moment.analysis;
    let (player, turn, ply) = (mistake.player, mistake.turn, mistake.index);
    // The title says what it is; where that is more than the grade, the grade stands beside the turn.
    let grade = moment.error().filter(|&grade| moment.kind() != MomentKind::Error(grade));
    let grade = grade.map(|grade| say::grade(&words, grade));
    let turns = moment.is_turning_point.then(|| words.text("review-turning-point"));
    let notes = grade.into_iter().chain(turns).collect::<Vec<_>>().join(" · ");
    let (why, cost) = reason(room, moment);
    let rest = if mistakes.is_revealed(moment) { ways(mistakes, moment) } else { choices(mistakes, moment) };
    view! {
        <p class="mistake-turn">
            <Rings player />
            <span>{room.name(player)}</span>
            <span class="tree-number">{room.move_number(ply)}"."</span>
            <b>{turn_view(board, turn)}{sign(moment)}</b>
            <span class="mistake-grade">{notes}</span>
        </p>
        <p class="mistake-reason">
            <span id="mistake-why">{why.join(" ")}</span>
            " "
            <span class="mistake-cost">{cost}</span>
        </p>
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
    let tried = moment.clone();
    view! {
        <div class="study-row">
            <button type="button" class="primary" id="find-better" on:click=move |_| mistakes.find(&tried)>
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
    let you = board.with_table(Table::only_person);
    let told = review::say::line(&words, &moment.position, &turns, &names, you);
    let told = told.into_iter().map(|sentence| view! { <li>{sentence}</li> }).collect_view();
    // The line in words tells facts that anybody can read. Where there are none, one may speak to the player.
    let is_told = review::say::better(&words, moment, &names, None).len() > 1;
    let better = Some(review::say::better(&words, moment, &names, you)).filter(|said| !is_told && said.len() > 1);
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
