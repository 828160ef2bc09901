//! Moments: what is seen and heard when a stack moves, when it is completed, and at the end of a game.

use std::time::Duration;

use lyngk_rules::{Completion, PerPlayer, Player, Position, Record, SplitMix64, Turn, Variant};
use lyngk_view::{Arrangement, Intent, Level, Seat, Table, say};
use serde_json::json;

use crate::study::WASTED;
use crate::table::{at, english, position_where, some_turn, with_stored};
use crate::visit::{DESKTOP, PHONE, SMALL, Visit, visit, visit_prepared};

/// A turn that completes a stack in this way.
fn completing(position: &Position, wanted: Completion) -> Option<Turn> {
    let completes = |turn: &Turn| {
        let completed = position.consequences(*turn).ok().and_then(|consequences| consequences.completed);
        completed.is_some_and(|completed| completed.completion == wanted)
    };
    position.turns().into_iter().find(completes)
}

/// A position and a turn that completes a stack in this way.
fn before_completing(variant: Variant, wanted: Completion) -> (Position, Turn) {
    let position = position_where(variant, |position| completing(position, wanted).is_some());
    (position, completing(&position, wanted).expect("the position was found by it"))
}

/// Records in `document.seen` what is displayed in each frame: a stack that moves, one that is celebrated, completed stacks on the
/// cards, the status.
async fn watch(page: &Visit) {
    let script = "
        document.seen = [];
        const look = () => {
            const now = {
                moves: document.querySelector('.flight > g') !== null,
                celebrates: document.querySelector('.moment') !== null,
                count: document.querySelectorAll('.captured li, .slot.filled').length,
                status: document.querySelector('#status')?.textContent,
            };
            const last = document.seen.at(-1);
            if (JSON.stringify(last) !== JSON.stringify(now)) document.seen.push(now);
            requestAnimationFrame(look);
        };
        look();";
    page.run(script).await;
}

#[test]
fn leaving_the_game_while_a_stack_moves_does_no_harm() {
    visit(DESKTOP, async |page| {
        page.new_game(&["opponent=friend", "start=seed"], &[("new-seed", "4")]).await;
        let mut chance = SplitMix64::new(4);
        let mut table = page.table().await;
        for room in ["learn", "puzzles", "study"] {
            let turn = some_turn(table.game().position(), &mut chance);
            table = page.play(turn).await;
            page.run(&format!("location.hash = '#{room}';")).await;
            page.wait_for(&format!("#room[data-room='{room}']")).await;
            // Longer than any animation.
            page.run("await new Promise(done => setTimeout(done, 900));").await;
            page.run("location.hash = '#play';").await;
            page.wait_for("#board").await;
        }
        assert_eq!(table.game().turns().len(), 3);
        page.wait_for_status("Player 2 to move").await;
    });
}

#[test]
fn leaving_the_game_at_any_moment_of_two_moves_does_no_harm() {
    visit(DESKTOP, async |page| {
        let mut chance = SplitMix64::new(7);
        for moment in 0..12 {
            let table = page.table_for_person().await;
            let turn = some_turn(table.game().position(), &mut chance);
            page.play(turn).await;
            // From the start of one's own move to the end of the reply, which begins half a second after it.
            let leave =
                format!("await new Promise(done => setTimeout(done, {})); location.hash = '#learn';", moment * 110);
            page.run(&leave).await;
            page.wait_for("#room[data-room='learn']").await;
            // Longer than any animation.
            page.run("await new Promise(done => setTimeout(done, 700)); location.hash = '#play';").await;
            page.wait_for("#board").await;
        }
        assert!(page.table_for_person().await.game().turns().len() >= 24);
    });
}

/// Records in `document.told` what each frame says about whose turn it is: the status, the marked card, the clock that runs, whether
/// a stack moves, the message and the number of completed stacks.
async fn watch_whose_turn(page: &Visit) {
    let script = "
        document.told = [];
        const player = css => document.querySelector(css)?.closest('.player').classList.contains('upper');
        const look = () => {
            document.told.push({
                status: document.querySelector('#status').textContent,
                marked: player('.player.is-to-move .player-name'),
                runs: player('.player .clock.runs'),
                moves: document.querySelector('.flight > g') !== null,
                message: document.querySelector('#message').textContent,
                count: document.querySelectorAll('.slot.filled').length,
                at: performance.now(),
            });
            requestAnimationFrame(look);
        };
        look();";
    page.run(script).await;
}

/// Fails if a frame contradicts itself.
async fn assert_told_together(page: &Visit) {
    let wrong: Vec<String> = page
        .eval(
            "document.told
                .filter(({ status, marked, runs, moves, message }) =>
                    marked !== /thinking…$| plays | claims /.test(status) || marked !== (runs ?? marked)
                        || moves && marked && / moved /.test(message) && !message.startsWith('You'))
                .map(frame => JSON.stringify(frame))",
        )
        .await;
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn status_card_and_clock_change_together_and_with_the_opponents_stack() {
    visit(DESKTOP, async |page| {
        let choices = ["opponent=engine", "level=1", "side=first", "clock=5+3", "start=seed"];
        page.new_game(&choices, &[("new-seed", "4")]).await;
        let table = page.table().await;
        page.wait_for_status("Your turn").await;
        watch_whose_turn(page).await;
        // The own turn is told at once: nothing asks for it any more while it travels.
        let turn = some_turn(table.game().position(), &mut SplitMix64::new(4));
        page.play(turn).await;
        page.table_after(2).await;
        page.wait_for_status("Your turn").await;
        page.wait_for(".player.lower .clock.runs").await;
        assert_told_together(page).await;
        let early = "document.told.some(({ status, moves }, at) =>
            moves && status === 'Your turn' && document.told[at - 1]?.status !== 'Your turn')";
        assert!(!page.eval::<bool>(early).await, "told before the opponent's stack landed");
        // While it travels, the status says what is seen.
        let name = say::opponent(&english(), Level::new(1).expect("a level"));
        let says =
            format!("document.told.some(({{ status, moves }}) => moves && /^{name} (plays|claims) /.test(status))");
        assert!(page.eval::<bool>(&says).await, "{name} is said to think while a stack moves");
    });
}

#[test]
fn a_completed_stack_is_told_when_it_counts_and_enjoyed_before_the_reply() {
    let (position, turn) = before_completing(Variant::Standard, Completion::Removed);
    let side = if position.to_move() == Player::One { "side=first" } else { "side=second" };
    visit(DESKTOP, async |page| {
        let choices = ["opponent=engine", "level=1", side, "start=lpn"];
        page.new_game(&choices, &[("new-lpn", &position.to_string())]).await;
        page.wait_for_status("Your turn").await;
        let before = page.count(".slot.filled").await;
        watch_whose_turn(page).await;
        page.play(turn).await;
        page.table_after(2).await;
        page.wait_until(
            "document.told.at(-1).message.includes(' moved ') && !/^You/.test(document.told.at(-1).message)",
            "the reply",
        )
        .await;
        let told = "document.told.filter(({ message }) => /^You .* completed/.test(message))";
        let early = format!("{told}.some(({{ count }}) => count === {before})");
        assert!(!page.eval::<bool>(&early).await, "told before it counted");
        let millis: f64 = page.eval(&format!("(told => told.at(-1).at - told[0].at)({told})")).await;
        assert!(millis > 1_200.0, "it stays for {millis} ms");
    });
}

#[test]
fn a_stack_picked_up_before_the_opponents_has_landed_changes_everything_at_once() {
    visit(DESKTOP, async |page| {
        page.new_game(&["opponent=engine", "level=1", "side=first", "start=seed"], &[("new-seed", "4")]).await;
        let mut chance = SplitMix64::new(4);
        for turns in [0, 2, 4] {
            let table = page.table_after(turns).await;
            let turn = some_turn(table.game().position(), &mut chance);
            let Turn::Move { from, .. } = turn else { panic!("{turn}") };
            page.claim_for(turn).await;
            page.choose(from).await;
            page.wait_for(&format!("{}[data-use='picked']", at(from))).await;
            page.settle().await;
            assert_eq!(page.text("#status").await, format!("{from}: where to?"));
            page.wait_for(".player.lower.is-to-move").await;
            page.choose(from).await;
            page.wait_until_gone("[data-use='picked']").await;
            if turn.claim().is_some() {
                page.press("Escape").await;
            }
            page.play(turn).await;
        }
    });
}

/// Plays against the engine without waiting for anything that moves, completing stacks where possible, to the end. The number of a
/// card may lag by the one stack that flies.
async fn rush(page: &Visit, mut between: impl AsyncFnMut(usize)) -> Table {
    let mut chance = SplitMix64::new(6);
    loop {
        let table = page.table_for_person().await;
        if table.ended().is_some() {
            return table;
        }
        for player in Player::ALL {
            let (told, scored) = (score(page, player).await, table.game().position().scored(player));
            assert!(told <= scored && told + 1 >= scored, "{told} for {player} instead of {scored}");
        }
        let position = table.game().position();
        let turn = completing(position, Completion::Removed).unwrap_or_else(|| some_turn(position, &mut chance));
        page.play(turn).await;
        between(table.game().turns().len()).await;
    }
}

async fn score(page: &Visit, player: Player) -> u8 {
    page.text(&format!(".player[data-player='{player}'] .score-number")).await.parse().expect("a number")
}

/// Fails unless the cards tell the score and the end card is there.
async fn assert_told(page: &Visit, table: &Table) {
    page.wait_for("#game-over").await;
    for player in Player::ALL {
        assert_eq!(score(page, player).await, table.game().position().scored(player));
    }
    let ended = table.ended().expect("the game is over");
    page.wait_for_status(&say::ended(&english(), table, ended).title).await;
}

#[test]
fn a_game_played_as_fast_as_the_page_allows_counts_every_stack_and_ends() {
    let late = |position: &Position| position.occupied().len() < 30 && !position.must_pass();
    let start = position_where(Variant::Standard, late).to_string();
    let choices = ["opponent=engine", "level=2", "side=first", "start=lpn"];
    visit(DESKTOP, async |page| {
        page.new_game(&choices, &[("new-lpn", &start)]).await;
        let table = rush(page, async |_| ()).await;
        assert_told(page, &table).await;
    });
    visit(PHONE, async |page| {
        page.new_game(&choices, &[("new-lpn", &start)]).await;
        let table = rush(page, async |turns| {
            // The phone is turned to its side and back.
            let (width, height) = if turns % 4 < 2 { (740, 360) } else { (360, 740) };
            let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": true });
            page.tab().call("Emulation.setDeviceMetricsOverride", metrics).await.expect("the window is turned");
            // A finger goes where the board is after that.
            page.settle().await;
        })
        .await;
        assert_told(page, &table).await;
    });
}

#[test]
fn a_completed_stack_flies_to_its_owner_and_counts_when_it_arrives() {
    let (position, turn) = before_completing(Variant::Standard, Completion::Removed);
    visit(DESKTOP, async |page| {
        page.friends_at(position).await;
        let before = page.count(".captured li, .slot.filled").await;
        watch(page).await;
        page.play(turn).await;
        page.wait_for(".moment .moment-piece").await;
        page.wait_until_gone(".moment").await;
        assert_eq!(page.count(".captured li, .slot.filled").await, before + 1);
        let early = format!("document.seen.some(({{ celebrates, count }}) => celebrates && count !== {before})");
        assert!(!page.eval::<bool>(&early).await, "it counted before it arrived");
        // Looking back and returning repeats nothing.
        page.run("document.seen = [];").await;
        page.click("#look-start").await;
        page.click("#present").await;
        page.settle().await;
        assert!(!page.eval::<bool>("document.seen.some(({ celebrates, moves }) => celebrates || moves)").await);
        assert_eq!(page.count(".captured li, .slot.filled").await, before + 1);
    });
}

#[test]
fn without_motion_a_completed_stack_counts_at_once() {
    let (position, turn) = before_completing(Variant::Standard, Completion::Removed);
    visit(DESKTOP.reduced_motion(), async |page| {
        page.friends_at(position).await;
        let before = page.count(".captured li, .slot.filled").await;
        watch(page).await;
        page.play(turn).await;
        page.settle().await;
        assert_eq!(page.count(".captured li, .slot.filled").await, before + 1);
        assert!(!page.eval::<bool>("document.seen.some(({ celebrates, moves }) => celebrates || moves)").await);
    });
}

#[test]
fn an_obstacle_and_a_winning_stack_of_six_stay_on_the_board() {
    for (variant, completion, pieces) in
        [(Variant::Standard, Completion::Obstacle, 0), (Variant::Six, Completion::Won, 6)]
    {
        let (position, turn) = before_completing(variant, completion);
        visit(DESKTOP, async |page| {
            page.friends_at(position).await;
            page.play(turn).await;
            page.wait_for(".moment .moment-ring").await;
            assert_eq!(page.count(".moment .moment-piece").await, pieces);
            page.wait_until_gone(".moment").await;
        });
    }
}

/// A game against level 1, as an earlier visit would have stored it.
fn against_the_engine(turns: usize) -> String {
    let seats = PerPlayer::new(Seat::Person, Seat::Engine(Level::new(1).expect("a level")));
    let start = Position::random_start(21, Variant::Standard);
    let mut table = Table::new(&Arrangement { start, seats, control: None });
    let mut chance = SplitMix64::new(3);
    for _ in 0..turns {
        let turn = some_turn(table.game().position(), &mut chance);
        let intent = match table.engine_request() {
            Some(request) => Intent::EngineTurn { request: request.number, turn },
            None => Intent::Type(turn.to_string()),
        };
        table.act(intent, Duration::ZERO);
    }
    assert_eq!(table.game().turns().len(), turns);
    table.save(Duration::ZERO)
}

/// The heights of a graph's curve, as shares of the plot: graphs differ in height.
async fn curve(page: &Visit, graph: &str) -> Vec<f64> {
    let heights = format!(
        "(svg => svg.querySelector('.graph-line').getAttribute('d').match(/-?[\\d.]+/g).filter((_, at) => at % 2)
            .map(y => (y - 6) / (svg.viewBox.baseVal.height - 12)))(document.querySelector('{graph}'))"
    );
    page.eval(&heights).await
}

fn assert_same_curve(curve: &[f64], other: &[f64]) {
    let is_same = curve.len() == other.len() && curve.iter().zip(other).all(|(one, two)| (one - two).abs() < 0.02);
    assert!(is_same, "{curve:?} and {other:?}");
}

#[test]
fn the_end_card_reviews_the_game_and_steps_to_its_turns() {
    let stored = with_stored(&[("lyngk.game", &against_the_engine(8))]);
    visit_prepared(DESKTOP.reduced_motion(), &stored, async |page| {
        page.click("#resign").await;
        page.click("#resign-yes").await;
        assert_eq!(page.text("#game-over .over-title").await, "You lost after 4 moves.");
        page.wait_for("#over-graph").await;
        assert_eq!(page.attribute("#over-graph", "aria-valuenow").await.as_deref(), Some("8"));
        page.run("document.querySelector('#over-graph').focus();").await;
        page.press("ArrowLeft").await;
        page.wait_for_position(&page.table().await, 7).await;
        assert_eq!(page.count("#game-over").await, 1, "the card stays");
        page.press("End").await;
        page.wait_for_status("You lost").await;
        page.axe().await;
        // A game is reviewed once: the study shows the same curve, and so does the card later.
        let own = curve(page, "#over-graph").await;
        let kept = page.database("reviews").await;
        assert_eq!(kept.len(), 1);
        page.click("#over-review").await;
        page.wait_for("#tab-review[aria-selected='true']").await;
        page.wait_for("#review-graph").await;
        assert_same_curve(&curve(page, "#review-graph").await, &own);
        for _ in 0..2 {
            page.run("location.hash = '#play';").await;
            page.wait_for("#over-graph").await;
            assert_same_curve(&curve(page, "#over-graph").await, &own);
            page.reload().await;
        }
        assert_eq!(page.database("reviews").await, kept, "no second review");
    });
}

#[test]
fn the_turning_point_of_a_game_is_named_and_leads_to_its_position() {
    // The person had a win and threw it away.
    let start = *WASTED.parse::<Record>().expect("a record").start();
    let seats = PerPlayer::new(Seat::Person, Seat::Engine(Level::new(1).expect("a level")));
    let mut table = Table::new(&Arrangement { start, seats, control: None });
    table.act(Intent::Type("c6-d6".to_owned()), Duration::ZERO);
    let request = table.engine_request().expect("the engine is to reply").number;
    table.act(Intent::EngineTurn { request, turn: "e7-h4".parse().expect("a turn") }, Duration::ZERO);
    assert_eq!(table.game().turns().len(), 2);
    let stored = with_stored(&[("lyngk.game", &table.save(Duration::ZERO)), ("lyngk.welcomed", "yes")]);
    visit_prepared(DESKTOP.reduced_motion(), &stored, async |page| {
        page.click("#resign").await;
        page.click("#resign-yes").await;
        page.wait_for_words("#over-turn", "Turning point: move 1, c6 → d6").await;
        page.click("#over-turn").await;
        page.wait_for_position(&page.table().await, 1).await;
        assert_eq!(page.count("#game-over").await, 1, "the card stays");
    });
}

#[test]
fn rematch_and_review_stay_at_hand_until_the_next_game() {
    let stored = with_stored(&[("lyngk.game", &against_the_engine(4))]);
    for visitor in [DESKTOP, PHONE, SMALL] {
        visit_prepared(visitor.reduced_motion(), &stored, async |page| {
            page.touch("#resign").await;
            page.touch("#resign-yes").await;
            page.wait_for("#game-over").await;
            assert_in_window(page, "#over-rematch").await;
            assert_in_window(page, "#over-review").await;
            page.touch("#over-close").await;
            page.wait_until_gone("#game-over").await;
            assert_in_window(page, "#rematch").await;
            assert_in_window(page, "#review").await;
            page.reload().await;
            page.wait_for("#rematch").await;
            page.touch("#over-rematch").await;
            page.wait_until_gone("#game-over").await;
            page.wait_until_gone("#rematch").await;
            assert!(page.table().await.ended().is_none());
        });
    }
}

/// Fails unless an element is wholly within the window, without scrolling.
async fn assert_in_window(page: &Visit, css: &str) {
    page.wait_for(css).await;
    // A touch before may have scrolled.
    page.run("scrollTo(0, 0);").await;
    let inside = format!(
        "(box => scrollY === 0 && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth)
            (document.querySelector('{css}').getBoundingClientRect())"
    );
    page.wait_until(&inside, &format!("{css} to be in the window")).await;
}

#[test]
fn three_losses_in_a_row_suggest_an_easier_opponent_and_a_reload_counts_nothing() {
    let level = Level::new(2).expect("a level");
    visit(DESKTOP.reduced_motion(), async |page| {
        for game in 1..=3 {
            page.new_game(&["opponent=engine", "level=2", "side=first", "start=random"], &[]).await;
            page.click("#resign").await;
            page.click("#resign-yes").await;
            page.wait_for("#game-over").await;
            assert_eq!(page.count("#over-try").await, usize::from(game == 3), "after {game} losses");
            page.reload().await;
            page.wait_for("#game-over").await;
        }
        let easier = Level::new(level.number() - 1).expect("a level");
        let name = say::opponent(&english(), easier);
        assert_eq!(page.text("#over-try").await, format!("Try {name} next"));
        page.click("#over-try").await;
        let table = page.table_when("a new game", |table| table.ended().is_none()).await;
        assert!(table.seats().values().any(|seat| *seat == Seat::Engine(easier)));
    });
}

#[test]
fn the_end_card_copes_without_the_engine() {
    let stored = with_stored(&[("lyngk.game", &against_the_engine(4))]);
    let without = "window.Worker = class { constructor() { throw new Error('none'); } };";
    visit_prepared(DESKTOP.reduced_motion(), &format!("{stored}\n{without}"), async |page| {
        page.click("#resign").await;
        page.click("#resign-yes").await;
        page.wait_for_words("#game-over .over-note", "No graph just now").await;
        page.wait_for("#over-rematch").await;
    });
}

/// The sounds that were played so far.
async fn sounds(page: &Visit) -> Vec<String> {
    page.settle().await;
    page.eval("performance.getEntriesByType('mark').map(it => it.name).filter(it => it.startsWith('sound-'))").await
}

#[test]
fn a_clock_that_runs_low_ticks() {
    let control = Some("60+0".parse().expect("a time control"));
    let start = Position::random_start(21, Variant::Standard);
    let mut table = Table::new(&Arrangement { start, seats: PerPlayer::both(Seat::Person), control });
    table.act(Intent::Type(start.turns()[0].to_string()), Duration::ZERO);
    let text = table.save(Duration::from_secs(51));
    visit_prepared(DESKTOP.reduced_motion(), &with_stored(&[("lyngk.game", &text)]), async |page| {
        page.wait_for("#continue").await;
        assert!(!sounds(page).await.contains(&"sound-tick".to_owned()), "a clock that stands is silent");
        page.click("#continue").await;
        page.wait_until("performance.getEntriesByName('sound-tick').length > 0", "a tick").await;
    });
}

#[test]
fn completing_claiming_refusing_and_losing_sound_different_and_volume_zero_is_silent() {
    let (position, turn) = before_completing(Variant::Standard, Completion::Removed);
    visit(DESKTOP.reduced_motion(), async |page| {
        page.friends_at(position).await;
        page.play(turn).await;
        let played = sounds(page).await;
        assert!(played.contains(&"sound-put-down".to_owned()) && played.contains(&"sound-complete".to_owned()));
        page.new_game(&["opponent=engine", "level=1", "side=first", "start=random"], &[]).await;
        page.click("#resign").await;
        page.click("#resign-yes").await;
        assert!(sounds(page).await.contains(&"sound-loss".to_owned()));

        page.click("#head-settings").await;
        page.run("const slider = document.querySelector('#settings-volume'); slider.value = 0; slider.dispatchEvent(new Event('input', { bubbles: true }));").await;
        page.wait_for_words(".volume output", "Off").await;
        page.press("Escape").await;
        page.wait_until_gone("#dialog[open]").await;
        page.run("performance.clearMarks();").await;
        page.friends_at(position).await;
        page.play(turn).await;
        assert_eq!(sounds(page).await, [""; 0]);
    });
}
