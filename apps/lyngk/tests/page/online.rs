//! Live games between people at two places, in two browsers.

use std::process::Command;

use lyngk_rules::{GameResult, Player, Position, Record, SplitMix64, Turn, Variant};
use lyngk_services::{Nats, Postgres, Proxy};
use lyngk_view::{Language, Words};

use crate::browser::Visitor;
use crate::library::WATCH_DOWNLOADS;
use crate::server::{Network, Server, plain};
use crate::table::{before_the_end, some_turn, with_stored};
use crate::visit::{DESKTOP, PHONE, SMALL, Visit, is_skipped, quoted, visit, visit_at, visit_prepared_together};

fn words(language: Language) -> Words {
    lyngk_online::words(language)
}

/// Accepts an offer. A click that comes as soon as the button may be meant for something else.
const AGREE: &str = "#online-agree[aria-disabled='false']";

impl Visit {
    /// Opens the room for online games under a name.
    async fn open_lobby(&self, name: &str) {
        self.touch("#to-online").await;
        self.write("#online-name", name).await;
    }

    /// Chooses something in the form for a challenge.
    async fn choose_terms(&self, choices: &[&str]) {
        for choice in choices {
            let (name, value) = choice.split_once('=').expect("a name and a value");
            if !matches!(name, "variant" | "clock")
                && self.eval("document.querySelector('.online-more:not([open])') !== null").await
            {
                self.touch(".online-more > summary").await;
            }
            self.touch(&format!("label:has(input[name='online-{name}'][value='{value}'])")).await;
        }
    }

    /// Makes a challenge and returns its link.
    async fn challenge(&self, name: &str, choices: &[&str], position: Option<&Position>) -> String {
        self.open_lobby(name).await;
        self.choose_terms(choices).await;
        if let Some(position) = position {
            self.choose_terms(&["start=given"]).await;
            self.write("#online-position", &position.to_string()).await;
        }
        self.touch("#online-friend").await;
        self.wait_for("#online-link").await;
        self.eval("document.querySelector('#online-link').value").await
    }

    /// Accepts the challenge of a link.
    async fn accept(&self, link: &str, name: &str) {
        self.open_link(link).await;
        self.write("#online-name", name).await;
        self.touch("#online-accept").await;
    }

    /// Opens a link to a table at the address of this visitor.
    async fn open_link(&self, link: &str) {
        let (_, fragment) = link.split_once('#').expect("a fragment");
        self.run(&format!("location.hash = {};", quoted(fragment))).await;
    }

    /// Waits for the board of a table.
    async fn at_the_table(&self) {
        self.wait_for(".online-table #board").await;
    }

    /// The game as the server has it.
    async fn live_record(&self) -> Record {
        let fetched = "fetch(`/api/rooms/${location.hash.split('/')[1]}/game.lgn`).then(it => it.text())";
        let text: String = self.eval(fetched).await;
        text.parse().unwrap_or_else(|error| panic!("{error} in {text}"))
    }

    /// The position that the server has, with the number of turns before it.
    async fn live_position(&self) -> (Position, usize) {
        let record = self.live_record().await;
        let line: Vec<_> = record.main_line().collect();
        (record.position(line.last().copied()), line.len())
    }

    /// Waits until this page shows a number of turns.
    async fn shows_turns(&self, turns: usize) {
        let shown = format!("document.querySelectorAll('#record .turn').length === {turns}");
        self.wait_until(&shown, &format!("{turns} turns in the record")).await;
    }

    /// Plays a turn by typing it.
    async fn type_live(&self, turn: Turn) {
        self.write(".typed input", &turn.to_string()).await;
        self.press("Enter").await;
    }

    /// Moves the focus to an element by the Tab key alone.
    async fn tab_to(&self, css: &str) {
        self.wait_for(css).await;
        let reached = format!("document.activeElement.matches({})", quoted(css));
        for _ in 0..200 {
            if self.eval(&reached).await {
                return;
            }
            self.press("Tab").await;
        }
        panic!("{css} is not reached by Tab");
    }

    /// Whether the person at this page is a player.
    async fn is_player(&self, player: Player) -> bool {
        self.attribute(".player.lower", "data-player").await == Some(player.to_string())
    }
}

/// Several people at once who have played before, so that nothing guides them.
fn visit_together<const N: usize>(visitors: [(Visitor, &str); N], doing: impl AsyncFnOnce(&[Visit; N])) {
    visit_prepared_together(visitors, &with_stored(&[("lyngk.welcomed", "yes")]), doing);
}

/// Visitors at the same server.
fn all<const N: usize>(server: &Server, visitors: [Visitor; N]) -> [(Visitor, &str); N] {
    visitors.map(|visitor| (visitor, server.url.as_str()))
}

/// A challenge of Anna that Ben has accepted.
async fn meet([anna, ben]: [&Visit; 2], choices: &[&str], position: Option<&Position>) -> String {
    let link = anna.challenge("Anna", choices, position).await;
    ben.accept(&link, "Ben").await;
    for player in [anna, ben] {
        player.at_the_table().await;
    }
    link
}

/// Plays random turns by the given way until the game has a number of them or is over.
async fn play_on(players: [&Visit; 2], turns: usize, chance: &mut SplitMix64) {
    loop {
        let (position, played) = players[0].live_position().await;
        if played >= turns || position.is_over() {
            return;
        }
        let turn = some_turn(&position, chance);
        let mover = if players[0].is_player(position.to_move()).await { players[0] } else { players[1] };
        // Nobody types notation on a phone.
        if turn == Turn::Pass || mover.visitor.touch {
            mover.make_turn(turn).await;
        } else {
            mover.type_live(turn).await;
        }
        for player in players {
            player.shows_turns(played + 1).await;
        }
    }
}

#[test]
fn two_people_play_by_a_link_in_two_languages() {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    visit_together(all(&server, [DESKTOP, PHONE.dark().speaking("de-DE")]), async |[anna, ben]| {
        let link = anna.challenge("Anna", &["clock=5+3"], None).await;
        anna.axe().await;
        ben.open_link(&link).await;
        let german = words(Language::German);
        // The terms can be seen before they are accepted.
        ben.wait_for_words(
            ".online-terms",
            &german.with("online-terms-clock", [("minutes", 5.into()), ("seconds", 3.into())]),
        )
        .await;
        ben.axe().await;
        ben.accept(&link, "Ben").await;
        for player in [anna, ben] {
            player.at_the_table().await;
            player.axe().await;
        }
        let mut chance = SplitMix64::new(5);
        for played in 0..4 {
            let (position, _) = anna.live_position().await;
            let mover = if anna.is_player(position.to_move()).await { anna } else { ben };
            mover.make_turn(some_turn(&position, &mut chance)).await;
            for player in [anna, ben] {
                player.shows_turns(played + 1).await;
            }
        }
        // Each reads a phrase in their own language.
        anna.touch("#online-chat-open").await;
        anna.touch(".online-phrase").await;
        ben.wait_for(".online-unread").await;
        ben.touch("#online-chat-open").await;
        ben.wait_for_words("#online-lines", &german.text("online-phrase-hello")).await;
        ben.axe().await;
        ben.press("Escape").await;
        ben.wait_until_gone("#online-chat").await;
        anna.touch("#online-more-open").await;
        anna.wait_for(".online-fair[data-fair='true']").await;
        anna.axe().await;
        // A tie needs both.
        anna.touch("#online-draw").await;
        // The status says what the buttons answer, and everything else stays within reach.
        ben.wait_for_words("#status", &german.with("online-offered-draw", [("name", "Anna".into())])).await;
        ben.wait_for("#online-give-up").await;
        // The answers have a place of their own: no click that was meant for another button hits them.
        assert_eq!(ben.count("#online-take-back, #online-draw, .side > .online-answer #online-agree").await, 3);
        let covered: bool = ben
            .eval(
                "(answer => [...document.querySelectorAll('.controls, .player, .tray-colors, .status')].some(part => {
                    const box = part.getBoundingClientRect();
                    return box.left < answer.right - 1 && answer.left < box.right - 1 && box.top < answer.bottom - 1
                        && answer.top < box.bottom - 1;
                }))(document.querySelector('.online-answer').getBoundingClientRect())",
            )
            .await;
        assert!(!covered, "the answers lie over something else");
        anna.wait_for_words("#status", &words(Language::English).text("online-you-offered-draw")).await;
        ben.touch(AGREE).await;
        for (player, language) in [(anna, Language::English), (ben, Language::German)] {
            player.wait_for_words("#online-over", &words(language).text("end-draw")).await;
            player.axe().await;
        }
        // The table is private, so a link for others has the game in it.
        anna.touch("#online-share-game").await;
        let shared: String = anna.eval("document.querySelector('#online-link').value").await;
        assert!(shared.contains("#study/g/"), "{shared}");
        // The review opens with the game and its names.
        anna.touch("#online-review").await;
        anna.wait_for(".study-desk").await;
        anna.wait_for_words(".study-side", "Ben").await;
        anna.axe().await;
        // From there, and from the study, it is one click back to the table, also after a reload.
        anna.touch("#back-to-table").await;
        anna.wait_for("#game-over").await;
        anna.touch("#online-study").await;
        anna.wait_for("#back-to-table").await;
        anna.reload().await;
        anna.touch("#back-to-table").await;
        anna.wait_for("#game-over").await;
        // The game is among one's own, once, also if its table is opened again.
        ben.reload().await;
        ben.wait_for("#game-over").await;
        ben.run("location.hash = '#study/library';").await;
        ben.wait_for_rows("games", 1).await;
        assert!(ben.listed("games").await[0].contains("Anna"));
    });
}

#[test]
fn a_whole_game_of_either_variant_is_played_live() {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    visit_together(all(&server, [DESKTOP, DESKTOP.dark()]), async |[anna, ben]| {
        meet([anna, ben], &["variant=six", "clock=10+5"], None).await;
        play_on([anna, ben], usize::MAX, &mut SplitMix64::new(9)).await;
        for player in [anna, ben] {
            player.wait_for("#game-over #online-over").await;
        }
        // A rematch with sides swapped, from a position that every turn ends.
        anna.touch("#online-new").await;
        ben.touch("#online-new").await;
        let mut standings = Vec::new();
        for player in [anna, ben] {
            player.wait_for("#online-yours .online-room").await;
            standings.push(player.text("#online-yours .online-room-facts").await);
        }
        standings.sort();
        // The start is by lot and the turns are random, so a tie can happen.
        let outcomes = [["You lost", "You won"], ["Tie", "Tie"]];
        let has = |told: [&str; 2]| standings.iter().zip(told).all(|(standing, told)| standing.starts_with(told));
        assert!(outcomes.into_iter().any(has), "{standings:?}");
        let link = meet([anna, ben], &["clock=none", "side=first"], Some(&before_the_end(Variant::Standard))).await;
        let began = anna.is_player(Player::One).await;
        play_on([anna, ben], usize::MAX, &mut SplitMix64::new(9)).await;
        anna.touch("#online-return").await;
        ben.wait_for(".online-offered").await;
        ben.touch(AGREE).await;
        for player in [anna, ben] {
            player
                .wait_until(&format!("!location.href.endsWith({})", quoted(&link[link.len() - 12..])), "the next room")
                .await;
            player.at_the_table().await;
        }
        anna.shows_turns(0).await;
        assert_ne!(anna.is_player(Player::One).await, began, "sides are swapped");
    });
}

#[test]
fn a_whole_standard_game_with_clocks_is_played_live() {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    visit_together(all(&server, [DESKTOP, DESKTOP]), async |[anna, ben]| {
        meet([anna, ben], &["variant=std", "clock=10+5"], None).await;
        play_on([anna, ben], usize::MAX, &mut SplitMix64::new(12)).await;
        for player in [anna, ben] {
            player.wait_for("#game-over #online-over").await;
        }
        let record = anna.live_record().await;
        assert_ne!(record.result, GameResult::Open);
        assert_eq!(record.tag("TimeControl"), Some("600+5"));
    });
}

#[test]
fn a_lost_network_a_reload_and_a_killed_server_lose_nothing() {
    if is_skipped() {
        return;
    }
    let mut server = Server::start();
    let network = Network::before(&server);
    let chance = &mut SplitMix64::new(2);
    let url = server.url.clone();
    visit_together([(DESKTOP, &url), (DESKTOP, &network.url)], async |[anna, ben]| {
        let players = [anna, ben];
        meet(players, &["clock=10+5", "side=first"], None).await;
        play_on(players, 1, chance).await;
        for player in players {
            player.expect_lost_connections();
        }
        // Ben moves while the network is cut. The move is there at once, and sent when the network is back.
        network.cut();
        let english = words(Language::English);
        ben.wait_for_words("#status", &english.text("online-reconnecting")).await;
        ben.axe().await;
        let (position, _) = anna.live_position().await;
        ben.type_live(some_turn(&position, chance)).await;
        ben.shows_turns(2).await;
        anna.wait_for(".player.upper .online-signal[data-bars='0']").await;
        anna.shows_turns(1).await;
        // Not even closing the page before that loses it.
        let table: String = ben.eval("location.href").await;
        ben.go("about:blank").await;
        network.mend();
        ben.go(&table).await;
        ben.at_the_table().await;
        anna.shows_turns(2).await;
        // Anna reloads in the middle of her turn.
        let (position, _) = anna.live_position().await;
        if let Turn::Move { from, .. } = some_turn(&position, chance) {
            anna.choose(from).await;
        }
        anna.reload().await;
        anna.at_the_table().await;
        anna.shows_turns(2).await;
        play_on(players, 4, chance).await;
        // The server is killed and started again between two turns.
        server.restart();
        for player in players {
            for side in ["lower", "upper"] {
                player.wait_for(&format!(".player.{side} .online-signal[data-bars='3']")).await;
            }
            player.shows_turns(4).await;
        }
        play_on(players, 6, chance).await;
        let line = anna.live_record().await;
        assert_eq!(line.main_line().count(), 6);
    });
}

/// Notes what the table says, and for how long the connection is lost.
const WATCH_CONNECTION: &str = "
    const watch = window.watched = { said: '', losses: 0, longest: 0 };
    let lostAt = null;
    new MutationObserver(() => {
        watch.said += document.querySelector('.online-table').innerText;
        const isLost = document.querySelector('.player.lower .online-signal').dataset.bars === '0';
        if (isLost && lostAt === null) {
            lostAt = performance.now();
            watch.losses += 1;
        } else if (!isLost && lostAt !== null) {
            watch.longest = Math.max(watch.longest, performance.now() - lostAt);
            lostAt = null;
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
";

#[test]
fn servers_that_are_restarted_one_after_the_other_are_not_noticed() {
    if is_skipped() {
        return;
    }
    let (Some(postgres), Some(nats)) = (Postgres::shared(), Nats::shared()) else { return };
    let database = postgres.create_database();
    let start = |port: u16| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lyngk"));
        command.args(["serve", "--port", &port.to_string(), "--database", &database, "--bus", &nats.url()]);
        lyngk_services::Server::start(&mut command)
    };
    let mut nodes = [start(0), start(0)];
    let ports = [0, 1].map(|node: usize| nodes[node].address.port());
    let proxy = Proxy::balance(&ports).expect("a proxy");
    let url = format!("http://127.0.0.1:{}/", proxy.port());
    let chance = &mut SplitMix64::new(2);
    visit_together([(DESKTOP, &url), (DESKTOP, &url)], async |[anna, ben]| {
        let players = [anna, ben];
        meet(players, &["clock=10+5", "side=first"], None).await;
        play_on(players, 2, chance).await;
        for player in players {
            player.expect_lost_connections();
            player.run(WATCH_CONNECTION).await;
        }
        for (node, port) in nodes.iter_mut().zip(ports) {
            let stopped = Command::new("kill").arg(node.child.id().to_string()).status();
            assert!(stopped.expect("kill runs").success());
            assert!(node.child.wait().expect("the end").success(), "it stops by itself");
            *node = start(port);
            for player in players {
                for side in ["lower", "upper"] {
                    player.wait_for(&format!(".player.{side} .online-signal[data-bars='3']")).await;
                }
            }
        }
        let english = words(Language::English);
        for player in players {
            let losses: u32 = player.eval("watched.losses").await;
            let longest: f64 = player.eval("watched.longest").await;
            println!("connections lost: {losses}, the longest for {longest:.0} ms");
            assert!(losses > 0 && longest < 2_000.0, "{losses} losses, the longest for {longest} ms");
            let said: String = player.eval("watched.said").await;
            assert!(said.contains("Anna"), "{said}");
            for sign in ["online-stopping", "online-reconnecting"] {
                assert!(!said.contains(&english.text(sign)), "{said}");
            }
        }
        play_on(players, 4, chance).await;
    });
}

#[test]
fn a_public_game_is_watched_on_a_phone() {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    visit_together(all(&server, [DESKTOP, DESKTOP, SMALL]), async |[anna, ben, watcher]| {
        let link = meet([anna, ben], &["watching=public"], None).await;
        play_on([anna, ben], 3, &mut SplitMix64::new(1)).await;
        // From the list of public games.
        watcher.touch("#to-online").await;
        watcher.touch("#online-games .online-room .button").await;
        watcher.at_the_table().await;
        watcher.shows_turns(3).await;
        assert!(link.ends_with(&watcher.eval::<String>("location.hash.split('/')[1]").await));
        assert_eq!(watcher.count("#online-draw").await, 0, "a watcher has no acts of players");
        play_on([anna, ben], 4, &mut SplitMix64::new(1)).await;
        watcher.shows_turns(4).await;
        watcher.axe().await;
    });
}

#[test]
fn every_bad_link_has_a_clear_page() {
    let english = words(Language::English);
    visit(DESKTOP, async |page| {
        page.wait_for("#board").await;
        page.run("location.hash = '#online/abc';").await;
        page.wait_for_words(".online-problem", &english.text("online-bad-link")).await;
        page.run("location.hash = '#online/abcdefghijkm';").await;
        page.expect_problem("404").await;
        page.wait_for_words(".online-problem", &english.text("online-no-room")).await;
        page.run("location.hash = '#online/seat/nonsense';").await;
        page.expect_problem("410").await;
        page.wait_for_words(".online-problem", &english.text("online-device-bad")).await;
        page.axe().await;
        // Nobody can have a name that is not one.
        page.touch("#online-to-lobby").await;
        page.write("#online-name", "...").await;
        page.touch("#online-friend").await;
        page.wait_for_words("#online-name-note", &english.text("online-name-bad")).await;
        page.axe().await;
        // A challenge that was withdrawn says so.
        let link = page.challenge("Anna", &[], None).await;
        page.touch("#online-cancel").await;
        page.wait_for(".online-form").await;
        page.reload().await;
        page.open_link(&link).await;
        page.wait_for_words(".online-problem", &english.text("online-no-cancelled")).await;
    });
}

#[test]
fn a_page_of_another_version_is_told_to_reload() {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    // A page from a time after the next change of the protocol.
    let script = "const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
            send.call(this, text.replace('\"version\":1', '\"version\":2'));
        };";
    visit_prepared_together([(PHONE, &server.url)], script, async |[page]: &[Visit; 1]| {
        page.open_lobby("Anna").await;
        page.touch("#online-friend").await;
        page.wait_for_words(".online-problem", &words(Language::English).text("online-version")).await;
        page.axe().await;
    });
}

#[test]
fn a_page_that_does_not_understand_the_server_gives_up() {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    // A server from a time after the next change of the protocol.
    let script = "const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data').get;
        Object.defineProperty(MessageEvent.prototype, 'data', { get() {
            const text = data.call(this);
            return typeof text === 'string' ? text.replace('\"type\":\"events\"', '\"type\":\"later\"') : text;
        } });
        document.entered = 0;
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
            if (text.includes('\"enter\"')) document.entered += 1;
            send.call(this, text);
        };";
    visit_prepared_together([(DESKTOP, &server.url)], script, async |[page]: &[Visit; 1]| {
        page.open_lobby("Anna").await;
        page.touch("#online-friend").await;
        page.wait_for_words(".online-problem", &words(Language::English).text("online-version")).await;
        page.wait_for("#online-reload").await;
        page.axe().await;
        assert_eq!(page.eval::<u32>("document.entered").await, 2, "it asks once more, and not for ever");
    });
}

#[test]
fn the_start_is_drawn_when_both_are_there() {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    let english = words(Language::English);
    visit_together(all(&server, [DESKTOP, PHONE.dark()]), async |[anna, ben]| {
        let link = anna.challenge("Anna", &["clock=5+3"], None).await;
        anna.go("about:blank").await;
        ben.accept(&link, "Ben").await;
        ben.wait_for_words("#online-title", &english.text("online-drawing")).await;
        ben.wait_for_words(".online-waiting", &english.with("online-drawing-waits", [("name", "Anna".into())])).await;
        ben.wait_for("#online-abort").await;
        ben.axe().await;
        anna.go(&link).await;
        for player in [anna, ben] {
            player.at_the_table().await;
        }
    });
}

/// A browser on Android, where only service workers make notifications. They are kept in `document.notified`.
const ANDROID: &str = "document.notified = [];
    window.Notification = class {
        static permission = 'default';
        static async requestPermission() { return (Notification.permission = 'granted'); }
        constructor() { throw new TypeError('Illegal constructor'); }
    };
    ServiceWorkerRegistration.prototype.showNotification = async (title, { tag }) => {
        document.notified.push(title + ' ' + tag);
    };";

#[test]
fn whoever_wants_to_is_notified_on_android_too() {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    let english = words(Language::English);
    let welcomed = with_stored(&[("lyngk.welcomed", "yes")]);
    let script = format!("{welcomed} {ANDROID}");
    visit_prepared_together(all(&server, [DESKTOP, DESKTOP]), &script, async |[anna, ben]: &[Visit; 2]| {
        let link = meet([anna, ben], &["clock=none", "side=first"], None).await;
        anna.wait_until("navigator.serviceWorker.controller !== null", "the service worker").await;
        anna.touch("#online-more-open").await;
        anna.touch("#online-notify").await;
        anna.wait_until_gone("#online-notify").await;
        anna.touch("#online-close").await;
        play_on([anna, ben], 1, &mut SplitMix64::new(1)).await;
        anna.run(
            "Object.defineProperty(document, 'hidden', { get: () => true });
            document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));",
        )
        .await;
        play_on([anna, ben], 2, &mut SplitMix64::new(1)).await;
        anna.wait_until("document.notified.length === 1", "the notification").await;
        let notified: String = anna.eval("document.notified[0]").await;
        let turn = english.with("online-your-turn-against", [("name", "Ben".into())]);
        assert_eq!(notified, format!("{turn} {}", &link[link.len() - 12..]));
    });
    // Without notifications in the browser, none are offered.
    let script = format!("{welcomed} {ANDROID} delete Navigator.prototype.serviceWorker;");
    visit_prepared_together(all(&server, [DESKTOP, DESKTOP]), &script, async |[anna, ben]: &[Visit; 2]| {
        meet([anna, ben], &["clock=none"], None).await;
        anna.touch("#online-more-open").await;
        anna.wait_for("#online-chat-switch").await;
        assert_eq!(anna.count("#online-notify").await, 0);
    });
}

#[test]
fn a_private_table_is_closed_to_others() {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    let english = words(Language::English);
    visit_together(all(&server, [DESKTOP; 3]), async |[anna, ben, third]| {
        let link = meet([anna, ben], &[], None).await;
        third.open_link(&link).await;
        third.expect_problem("404").await;
        third.wait_for_words(".online-problem", &english.text("online-no-room")).await;
    });
}

#[test]
fn without_a_server_the_page_says_so_and_the_rest_works() {
    if is_skipped() {
        return;
    }
    visit_at(DESKTOP, &plain("/"), async |page| {
        page.touch("#to-online").await;
        // It asks for both lists, once.
        page.expect_problem("list=lobby").await;
        page.expect_problem("list=games").await;
        page.wait_for("#online-missing").await;
        page.axe().await;
        page.touch("#to-play").await;
        page.wait_for("#board").await;
    });
}

#[test]
fn whoever_waits_plays_the_computer_until_somebody_accepts() {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    visit_together(all(&server, [DESKTOP, PHONE]), async |[anna, ben]| {
        let link = anna.challenge("Anna", &["side=first"], None).await;
        anna.touch("#online-meanwhile").await;
        anna.wait_for("main.play:not(.online-table) #board").await;
        anna.wait_for_words(".online-notice", &words(Language::English).text("online-waiting")).await;
        anna.touch("#online-notice-close").await;
        anna.wait_until_gone(".online-notice").await;
        ben.accept(&link, "Ben").await;
        // The start is drawn without her opening the room.
        anna.wait_for_words(".online-notice", "Ben").await;
        anna.axe().await;
        anna.wait_until("document.title.startsWith('●')", "the title").await;
        anna.touch("#online-go").await;
        anna.at_the_table().await;
        ben.at_the_table().await;
        anna.wait_until("document.title === 'LYNGK'", "the title").await;
        // A player who comes back to another room is told that a game goes on.
        anna.run("location.hash = '#play';").await;
        anna.reload().await;
        anna.wait_for_words(".online-notice", "Ben").await;
        anna.touch("#online-go").await;
        anna.at_the_table().await;
        play_on([anna, ben], 1, &mut SplitMix64::new(3)).await;
    });
}

#[test]
fn strangers_meet_in_the_lobby_and_by_playing_now() {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    visit_together(all(&server, [DESKTOP, SMALL.dark(), DESKTOP]), async |[anna, ben, cleo]| {
        anna.open_lobby("Anna").await;
        anna.choose_terms(&["clock=none"]).await;
        anna.touch("#online-post").await;
        anna.wait_for("#online-link").await;
        ben.open_lobby("Anna").await;
        ben.axe().await;
        // The list says what is offered, so one press is enough.
        ben.wait_for_words("#online-challenges .online-room", &words(Language::English).text("online-terms-lot")).await;
        ben.touch("#online-challenges .online-room .button").await;
        for player in [anna, ben] {
            player.at_the_table().await;
        }
        // Two people of the same name are told apart.
        assert_eq!(anna.text(".player.upper .player-name").await, "Anna 2");
        ben.axe().await;
        // Somebody else wants to play now, and Anna gives up and wants the same.
        cleo.open_lobby("Cleo").await;
        cleo.choose_terms(&["clock=3+2"]).await;
        cleo.touch("#online-now").await;
        cleo.wait_for("#online-link").await;
        anna.touch("#online-give-up").await;
        anna.touch("#online-yes[aria-disabled='false']").await;
        anna.wait_for("#game-over").await;
        anna.touch("#online-new").await;
        anna.choose_terms(&["clock=3+2"]).await;
        anna.touch("#online-now").await;
        for player in [anna, cleo] {
            player.at_the_table().await;
        }
        assert_eq!(anna.text(".player.upper .player-name").await, "Cleo");
    });
}

#[test]
fn a_given_start_is_seen_before_it_is_accepted() {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    let english = words(Language::English);
    let start = before_the_end(Variant::Standard);
    visit_together(all(&server, [DESKTOP, PHONE.dark(), DESKTOP]), async |[anna, ben, cleo]| {
        let link = anna.challenge("Anna", &["clock=none", "side=first"], Some(&start)).await;
        // The host who waits sees it, and so does a guest who opens the link.
        anna.wait_for(".online-waiting .online-start svg[aria-label]").await;
        anna.axe().await;
        ben.open_link(&link).await;
        ben.wait_for(".online-invitation .online-start svg[aria-label]").await;
        ben.axe().await;
        ben.accept(&link, "Ben").await;
        anna.at_the_table().await;
        assert!(anna.is_player(start.to_move()).await, "Anna wants to move first");
        // In the lobby it is seen, too. Somebody else is faster than Cleo, who does not know yet.
        ben.at_the_table().await;
        anna.touch("#online-give-up").await;
        anna.touch("#online-yes[aria-disabled='false']").await;
        ben.wait_for("#game-over").await;
        anna.open_lobby("Anna").await;
        anna.touch("#online-post").await;
        anna.wait_for("#online-link").await;
        cleo.open_lobby("Cleo").await;
        cleo.wait_for("#online-challenges .online-start svg[aria-label]").await;
        cleo.axe().await;
        cleo.run("Object.defineProperty(document, 'hidden', { get: () => true });").await;
        ben.open_lobby("Ben").await;
        ben.touch("#online-challenges .online-room .button").await;
        ben.at_the_table().await;
        cleo.touch("#online-challenges .online-room .button").await;
        cleo.expect_problem("409").await;
        cleo.wait_for_words("#online-challenges .online-problem", &english.text("online-no-full")).await;
        cleo.wait_until_gone("#online-challenges .online-room").await;
        cleo.axe().await;
    });
}

#[test]
fn a_place_moves_to_another_device() {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    let english = words(Language::English);
    visit_together(all(&server, [DESKTOP, DESKTOP, PHONE]), async |[anna, ben, phone]| {
        meet([anna, ben], &["clock=none", "side=first"], None).await;
        play_on([anna, ben], 2, &mut SplitMix64::new(8)).await;
        anna.touch("#online-more-open").await;
        anna.touch("#online-device").await;
        anna.wait_for("#online-seat-link").await;
        let link: String = anna.eval("document.querySelector('#online-seat-link').value").await;
        phone.open_link(&link).await;
        phone.at_the_table().await;
        phone.shows_turns(2).await;
        anna.wait_for_words("#online-connection", &english.text("online-moved")).await;
        anna.axe().await;
        // The number for the lot is still that of the first device.
        phone.touch("#online-more-open").await;
        phone.wait_for("#online-more").await;
        phone.touch("#online-close").await;
        // Nothing can be done there any more.
        assert_eq!(anna.count("#online-more, .online-table [data-use='movable'], #online-give-up").await, 0);
        play_on([phone, ben], 3, &mut SplitMix64::new(8)).await;
    });
}

#[test]
fn a_game_is_played_by_keyboard_alone() {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    let start = before_the_end(Variant::Standard);
    visit_together(all(&server, [DESKTOP, DESKTOP]), async |[anna, ben]| {
        anna.wait_for("#board").await;
        anna.tab_to("#to-online").await;
        anna.press("Enter").await;
        anna.wait_for("#online-name").await;
        anna.tab_to("#online-name").await;
        anna.type_text("Anna").await;
        anna.tab_to(".online-more > summary").await;
        anna.press("Enter").await;
        anna.tab_to("input[name='online-start'][value='random']").await;
        anna.press("ArrowRight").await;
        anna.wait_for("#online-position").await;
        anna.tab_to("#online-position").await;
        anna.type_text(&start.to_string()).await;
        anna.tab_to("input[name='online-side'][value='lot']").await;
        anna.press("ArrowRight").await;
        anna.tab_to("#online-name").await;
        // Enter in a field makes the challenge.
        anna.press("Enter").await;
        anna.wait_for("#online-link").await;
        let link: String = anna.eval("document.querySelector('#online-link').value").await;
        ben.open_link(&link).await;
        ben.wait_for("#online-name").await;
        ben.tab_to("#online-name").await;
        ben.press("Enter").await;
        for player in [anna, ben] {
            player.at_the_table().await;
        }
        let turn = some_turn(&start, &mut SplitMix64::new(4));
        anna.tab_to(".typed input").await;
        anna.type_text(&turn.to_string()).await;
        anna.press("Enter").await;
        for player in [anna, ben] {
            player.wait_for("#game-over #online-over").await;
        }
        ben.tab_to("#online-rematch").await;
        ben.press("Enter").await;
        anna.wait_for(AGREE).await;
        anna.tab_to("#online-agree").await;
        anna.press("Enter").await;
        for player in [anna, ben] {
            player.wait_until("document.querySelector('#game-over') === null", "the next game").await;
            player.at_the_table().await;
        }
    });
}

#[test]
fn a_second_table_ends_the_clocks_of_the_first() {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    visit_together(all(&server, [DESKTOP, DESKTOP, DESKTOP]), async |[anna, ben, watcher]| {
        let link = meet([anna, ben], &["clock=5+3", "watching=public"], None).await;
        play_on([anna, ben], 2, &mut SplitMix64::new(6)).await;
        watcher.open_link(&link).await;
        watcher.at_the_table().await;
        // Players and watchers can make a challenge, or enter another table, while a clock runs.
        let second = watcher.challenge("Cleo", &["clock=5+3"], None).await;
        anna.accept(&second, "Anna").await;
        let others = [anna, watcher];
        for other in others {
            other.at_the_table().await;
        }
        ben.touch("#to-online").await;
        ben.touch("#online-post").await;
        ben.wait_for("#online-link").await;
        // The clocks tick ten times a second.
        for page in [anna, ben, watcher] {
            page.eval::<bool>("new Promise(done => setTimeout(() => done(true), 500))").await;
            assert_eq!(page.count("#failed:not([hidden]), #rescue").await, 0);
        }
        play_on(others, 1, &mut SplitMix64::new(6)).await;
    });
}

#[test]
fn a_turn_and_a_message_made_offline_are_marked_as_not_sent() {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    let network = Network::before(&server);
    let chance = &mut SplitMix64::new(2);
    let url = server.url.clone();
    let english = words(Language::English);
    visit_together([(DESKTOP, &url), (DESKTOP, &network.url)], async |[anna, ben]| {
        meet([anna, ben], &["clock=10+5", "side=first"], None).await;
        play_on([anna, ben], 3, chance).await;
        for player in [anna, ben] {
            player.expect_lost_connections();
        }
        network.cut();
        ben.wait_for_words("#status", &english.text("online-reconnecting")).await;
        let (position, _) = anna.live_position().await;
        ben.type_live(some_turn(&position, chance)).await;
        ben.shows_turns(4).await;
        // The clock that runs at the server is Ben's, and it is still his turn.
        ben.wait_for_words("#status", &english.text("online-reconnecting-turn")).await;
        ben.wait_for(".player.lower.is-to-move .clock.runs").await;
        assert_eq!(ben.count(".player.upper.is-to-move, .player.upper .clock.runs").await, 0);
        ben.touch("#online-chat-open").await;
        ben.touch(".online-phrase").await;
        ben.wait_for_words(".online-unsaid", &english.text("online-chat-unsent")).await;
        ben.wait_for_words(".online-unsaid", &english.text("online-phrase-hello")).await;
        network.mend();
        ben.wait_for(".player.upper.is-to-move .clock.runs").await;
        ben.wait_until_gone(".online-unsaid").await;
        ben.wait_for_words("#online-lines", &english.text("online-phrase-hello")).await;
        anna.shows_turns(4).await;
    });
}

#[test]
fn a_rematch_is_offered_and_accepted_from_other_rooms() {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    let english = words(Language::English);
    visit_together(all(&server, [DESKTOP, PHONE]), async |[anna, ben]| {
        let link = meet([anna, ben], &["clock=none", "side=first"], Some(&before_the_end(Variant::Standard))).await;
        play_on([anna, ben], usize::MAX, &mut SplitMix64::new(9)).await;
        // After the end nothing is offered at the board.
        anna.wait_for("#game-over").await;
        anna.touch("#online-close").await;
        anna.wait_until_gone("#game-over").await;
        assert_eq!(anna.text("#claim-preview").await, "");
        assert_eq!(anna.count(".claim:not(.gone)").await, 0);
        // Anna reviews the game while Ben asks for another one.
        anna.touch("#online-result").await;
        anna.touch("#online-review").await;
        anna.wait_for(".study-desk").await;
        // Not even a reload makes her miss it.
        anna.reload().await;
        anna.wait_for(".study-desk").await;
        ben.touch("#online-rematch").await;
        let wants = english.with("online-offered-rematch", [("name", "Ben".into())]);
        anna.wait_for_words(".online-notice", &wants).await;
        anna.wait_until("document.title.startsWith('●')", "the title").await;
        anna.axe().await;
        anna.touch("#online-go").await;
        anna.wait_for(AGREE).await;
        // Only the answers stand out.
        assert_eq!(anna.count("#game-over .button-main").await, 1);
        // Ben is told of the new game in another room.
        ben.touch("#to-learn").await;
        anna.touch(AGREE).await;
        anna.wait_until_gone("#game-over").await;
        anna.at_the_table().await;
        ben.wait_for(".online-notice").await;
        ben.touch("#online-go").await;
        ben.at_the_table().await;
        anna.shows_turns(0).await;
        ben.shows_turns(0).await;
        // A look at the old table does not make her miss the new game.
        anna.open_link(&link).await;
        anna.wait_for("#game-over").await;
        anna.touch("#to-learn").await;
        anna.touch("#online-go").await;
        anna.at_the_table().await;
        anna.shows_turns(0).await;
    });
}

#[test]
fn a_pause_ends_when_both_want_to_go_on() {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    let english = words(Language::English);
    visit_together(all(&server, [DESKTOP, DESKTOP, DESKTOP]), async |[anna, ben, watcher]| {
        let link = meet([anna, ben], &["clock=5+3", "watching=public"], None).await;
        play_on([anna, ben], 2, &mut SplitMix64::new(6)).await;
        watcher.open_link(&link).await;
        watcher.at_the_table().await;
        let hidden = "getComputedStyle(document.querySelector('#continue')).visibility === 'hidden'";
        anna.touch("#online-pause").await;
        ben.touch(AGREE).await;
        for page in [anna, ben, watcher] {
            page.wait_for("#continue").await;
        }
        watcher.wait_until(hidden, "a watcher cannot end a pause").await;
        assert!(!anna.eval::<bool>(hidden).await);
        // Nobody is told to do what they cannot, and whoever comes back is told why the board is covered.
        watcher.wait_for_words("#message", &english.text("online-paused-by-agreement")).await;
        ben.wait_for_words("#message", &english.text("paused-covered")).await;
        anna.reload().await;
        anna.wait_for("#continue").await;
        anna.wait_for_words("#message", &english.text("paused-covered")).await;
        anna.touch("#continue").await;
        anna.wait_for_words("#status", "to go on.").await;
        assert!(anna.text("#status").await.starts_with("Waiting for"), "{}", anna.text("#status").await);
        anna.wait_until(hidden, "nothing more to do").await;
        anna.wait_for("#online-pause[aria-pressed='true']").await;
        anna.axe().await;
        // The other player answers one question.
        ben.wait_for(AGREE).await;
        ben.wait_until(hidden, "one question").await;
        ben.touch(AGREE).await;
        for page in [anna, ben, watcher] {
            page.wait_until_gone("#continue").await;
        }
        // A take-back that was declined says when it can be asked for again.
        anna.touch("#online-take-back").await;
        ben.touch("#online-decline[aria-disabled='false']").await;
        anna.wait_for("#online-take-back[aria-disabled='true']").await;
        let why = anna.attribute("#online-take-back", "title").await.expect("a title");
        assert!(why.contains("after 4 more moves"), "{why}");
        anna.touch("#online-take-back").await;
        anna.wait_for_words("#refusal", "after 4 more moves").await;
        // The link for watchers and that of the own place cannot be mistaken for each other.
        anna.touch("#online-more-open").await;
        anna.touch("#online-device").await;
        anna.wait_for("#online-seat-link").await;
        let labels = [anna.text("#online-copy").await, anna.text("#online-seat-copy").await];
        assert_eq!(labels, ["online-copy-watch", "online-copy-seat"].map(|key| english.text(key)));
        anna.axe().await;
        // All phrases are in sight, or one is cut off.
        anna.touch("#online-chat-open").await;
        let told = "(list => list.scrollHeight <= list.clientHeight
            || [...list.children].some(it => {
                const [box, all] = [it.getBoundingClientRect(), list.getBoundingClientRect()];
                return box.top < all.bottom - 8 && box.bottom > all.bottom;
            }))(document.querySelector('.online-phrases'))";
        anna.wait_until(told, "phrases that are cut off").await;
        // Read messages stay read.
        ben.touch("#online-chat-open").await;
        ben.touch(".online-phrase").await;
        anna.wait_for("#online-lines li").await;
        anna.touch("#online-close").await;
        anna.reload().await;
        anna.at_the_table().await;
        anna.touch("#online-chat-open").await;
        anna.wait_for("#online-lines li").await;
        anna.touch("#online-close").await;
        assert_eq!(anna.count(".online-unread").await, 0);
    });
}

#[test]
fn a_challenge_says_what_it_does_and_is_withdrawn_to_the_lobby() {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    let english = words(Language::English);
    visit_together(all(&server, [DESKTOP, DESKTOP]), async |[anna, ben]| {
        anna.open_lobby("Anna").await;
        anna.choose_terms(&["variant=six", "watching=private", "side=first"]).await;
        // Strangers make a public game, whatever the form says, and play now by lot.
        anna.wait_for_words("#online-friend", &english.text("online-terms-private")).await;
        anna.wait_for_words("#online-post", &english.text("online-terms-public")).await;
        anna.wait_for_words("#online-now", &english.text("online-terms-public")).await;
        anna.wait_for_words("#online-now", &english.text("online-terms-lot")).await;
        anna.axe().await;
        // A given position has its own variant, and nothing moves.
        let top =
            "Math.round(document.querySelector('[name=online-clock]').closest('fieldset').getBoundingClientRect().top)";
        let before: i64 = anna.eval(top).await;
        anna.choose_terms(&["start=given"]).await;
        anna.wait_for("#online-position").await;
        assert_eq!(anna.eval::<i64>(top).await, before);
        anna.choose_terms(&["start=random"]).await;
        anna.touch("#online-friend").await;
        anna.wait_for("#online-link").await;
        anna.touch("#online-cancel").await;
        anna.wait_for(".online-form").await;
        let link = anna.challenge("Anna", &[], None).await;
        ben.open_link(&link).await;
        ben.wait_for_words(".online-about", &english.text("online-aim-six")).await;
        // A player who plays the computer meanwhile is told that the game was aborted.
        anna.touch("#online-meanwhile").await;
        ben.accept(&link, "Ben").await;
        ben.at_the_table().await;
        anna.wait_for_words(".online-notice", "Ben").await;
        ben.touch("#online-give-up").await;
        ben.touch("#online-yes[aria-disabled='false']").await;
        anna.wait_for_words(".online-notice", &english.text("online-aborted")).await;
    });
}

#[test]
fn chat_can_be_muted_and_turned_off_and_watchers_have_their_own() {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    let english = words(Language::English);
    visit_together(all(&server, [DESKTOP, DESKTOP.dark(), PHONE]), async |[anna, ben, watcher]| {
        let chance = &mut SplitMix64::new(6);
        let link = meet([anna, ben], &["watching=public"], None).await;
        watcher.open_link(&link).await;
        watcher.at_the_table().await;
        watcher.touch("#online-chat-open").await;
        watcher.wait_for_words("#online-chat-title", &english.text("online-chat-watchers")).await;
        watcher.touch(".online-phrase").await;
        watcher.wait_for_words("#online-lines", &english.text("online-phrase-hello")).await;
        watcher.axe().await;
        ben.touch("#online-chat-open").await;
        ben.touch(".online-phrase").await;
        ben.touch("#online-close").await;
        anna.wait_for_words(".online-unread", "1").await;
        // What comes later has not brought the lines of the others.
        play_on([anna, ben], 1, chance).await;
        watcher.shows_turns(1).await;
        ben.touch("#online-chat-open").await;
        ben.wait_for("#online-lines li").await;
        for page in [ben, watcher] {
            assert_eq!(page.count("#online-lines li").await, 1);
        }
        // A player who mutes the chat hears nothing, and can listen again.
        anna.touch("#online-chat-open").await;
        anna.wait_for("#online-lines li").await;
        anna.touch("#online-mute").await;
        anna.wait_for_words("#online-chat", &english.text("online-chat-muted")).await;
        assert_eq!(anna.count("#online-lines li, #online-say").await, 0);
        anna.axe().await;
        anna.touch("#online-close").await;
        ben.touch(".online-phrase").await;
        ben.wait_for("#online-lines li:nth-child(2)").await;
        ben.touch("#online-close").await;
        play_on([anna, ben], 2, chance).await;
        assert_eq!(anna.count(".online-unread").await, 0);
        anna.touch("#online-chat-open").await;
        anna.touch("#online-mute").await;
        anna.wait_for("#online-lines li:nth-child(2)").await;
        // Off is off at all tables, also after a reload.
        anna.touch("#online-more-open").await;
        anna.wait_for_words("#online-chat-switch", &english.text("online-chat-turn-off")).await;
        anna.touch("#online-chat-switch").await;
        anna.wait_for_words("#online-chat-switch", &english.text("online-chat-turn-on")).await;
        anna.reload().await;
        anna.at_the_table().await;
        anna.touch("#online-chat-open").await;
        anna.wait_for_words("#online-chat", &english.text("online-chat-off")).await;
        assert_eq!(anna.count("#online-lines li, #online-say").await, 0);
        anna.touch("#online-chat-switch").await;
        anna.wait_for("#online-lines li:nth-child(2)").await;
    });
}

#[test]
fn names_change_codes_are_shown_offers_are_withdrawn_and_games_are_downloaded() {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    let english = words(Language::English);
    let script = format!("{} {WATCH_DOWNLOADS}", with_stored(&[("lyngk.welcomed", "yes")]));
    visit_prepared_together(all(&server, [DESKTOP, PHONE]), &script, async |[anna, ben]: &[Visit; 2]| {
        let link = anna.challenge("Anna", &["clock=5+3", "watching=public"], None).await;
        anna.touch("#online-qr").await;
        anna.wait_for(".online-code[aria-label]").await;
        anna.axe().await;
        ben.accept(&link, "Ben").await;
        for player in [anna, ben] {
            player.at_the_table().await;
        }
        anna.touch("#online-more-open").await;
        anna.touch("#online-qr").await;
        anna.wait_for(".online-code[aria-label]").await;
        anna.write("#online-rename", "...").await;
        anna.press("Enter").await;
        anna.wait_for_words(".online-rename .online-problem", &english.text("online-name-bad")).await;
        anna.write("#online-rename", "BEN").await;
        anna.press("Enter").await;
        anna.wait_for_words("#refusal", &english.text("online-no-name-taken")).await;
        anna.write("#online-rename", "Hannah").await;
        anna.press("Enter").await;
        ben.wait_for_words(".player.upper .player-name", "Hannah").await;
        anna.axe().await;
        anna.touch("#online-close").await;
        play_on([anna, ben], 2, &mut SplitMix64::new(6)).await;
        // An offer can be withdrawn before it is answered.
        ben.touch("#online-draw").await;
        anna.wait_for(AGREE).await;
        ben.touch("#online-draw[aria-pressed='true']").await;
        anna.wait_until_gone("#online-agree").await;
        anna.wait_for("#online-draw[aria-pressed='false']").await;
        anna.touch("#online-give-up").await;
        anna.touch("#online-yes[aria-disabled='false']").await;
        ben.touch("#online-rematch").await;
        anna.wait_for(AGREE).await;
        ben.touch("#online-withdraw").await;
        anna.wait_until_gone("#online-agree").await;
        ben.wait_for("#online-rematch").await;
        ben.touch("#online-download").await;
        ben.wait_until("document.made.length === 1", "the file").await;
        let text: String = ben.eval("document.made[0].text()").await;
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{error} in {text}"));
        assert_eq!(record.main_line().count(), 2);
        assert!(text.contains("\"Hannah\"") && text.contains("[%emt"), "{text}");
        assert!(record.tag("Date").is_some_and(|day| day.len() == "2026.11.16".len()), "{text}");
    });
}
