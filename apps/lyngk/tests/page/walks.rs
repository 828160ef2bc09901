//! Walks through all lessons and puzzles: whatever stands beside a board belongs to the position on it.
//!
//! The walks run as one script each in the page and note what they see; the tests compare it with the positions of `lyngk-study`.

use std::collections::BTreeMap;

use lyngk_picture::geometry;
use lyngk_rules::{Player, Position, Turn};
use lyngk_study::course::{Answer, Lesson};
use lyngk_study::puzzle::Puzzle;
use lyngk_view::Compass;
use serde::Deserialize;
use serde_json::json;

use crate::languages::is_thorough;
use crate::puzzles::puzzles;
use crate::visit::{DESKTOP, Visit, visit};

/// Observation of a script.
#[derive(Deserialize)]
struct Sight {
    /// Lesson and step, or puzzle and ply.
    place: String,
    /// The heights of the drawn stacks by point.
    heights: BTreeMap<String, usize>,
    /// The coordinates as they are drawn.
    labels: String,
    /// The cards of both players.
    players: BTreeMap<String, Card>,
}

#[derive(Debug, Deserialize, PartialEq, Eq)]
struct Card {
    colors: Vec<String>,
    score: Option<u8>,
}

/// Functions of the scripts: `see` notes everything, `until` waits.
const EYES: &str = "
    const seen = [];
    const find = css => document.querySelector(css);
    const all = (css, of = document) => [...of.querySelectorAll(css)];
    const later = () => new Promise(done => setTimeout(done, 0));
    const until = async (what, condition) => {
        const started = performance.now();
        while (!condition()) {
            if (performance.now() - started > 20000) throw new Error(`waited for ${what}`);
            await later();
        }
        await later();
    };
    const number = text => text === undefined || text === null ? null : Number(text.match(/[0-9]+/)[0]);
    const see = place => seen.push({
        place,
        heights: Object.fromEntries(all('#board [data-point]')
            .map(spot => [spot.dataset.point, Number(spot.dataset.height)])
            .filter(([, height]) => height > 0)),
        labels: all('.board-labels text').map(label => label.outerHTML).join(''),
        players: Object.fromEntries(all('.player').map(card => [card.dataset.player, {
            colors: all('[data-color]', card).map(claim => claim.dataset.color),
            score: number(card.querySelector('.score-number')?.textContent),
        }])),
    });
";

impl Sight {
    /// Fails unless the sight shows this position, with the scores of some players: lessons leave out those that say nothing.
    fn shows(&self, position: &Position, scores: &[Player]) {
        let place = &self.place;
        self.shows_board(position);
        for player in Player::ALL {
            let colors: Vec<String> = position.claims(player).iter().map(|color| color.name().to_owned()).collect();
            let score = scores.contains(&player).then(|| position.scored(player));
            assert_eq!(
                self.players.get(&player.to_string()),
                Some(&Card { colors, score }),
                "player {player} at {place}"
            );
        }
    }

    /// Fails unless the board shows this position.
    fn shows_board(&self, position: &Position) {
        let place = &self.place;
        let heights = position.occupied().iter().map(|point| (point.to_string(), position.stack(point).height()));
        assert_eq!(self.heights, heights.collect(), "the board at {place}");
        let labels = geometry::coordinates(Compass::new(0), |point| position.stack(point).height());
        assert_eq!(self.labels, labels, "coordinates at {place}");
    }
}

/// Runs a script after [`EYES`] and returns what it saw.
async fn walk(page: &Visit, script: &str) -> Vec<Sight> {
    page.wait_for("#board").await;
    page.eval(&format!("(async () => {{ {EYES} {script} return seen; }})()")).await
}

fn after(position: Position, turn: Option<Turn>) -> Position {
    let mut next = position;
    if let Some(turn) = turn {
        next.play(turn).expect("a legal turn");
    }
    next
}

#[test]
fn at_every_step_of_every_lesson_the_cards_and_coordinates_belong_to_the_board() {
    let lessons: Vec<(&str, Vec<bool>)> =
        Lesson::all().map(|it| (it.name(), it.steps.iter().map(|step| step.reply.is_some()).collect())).collect();
    let script = "
        const state = wanted => find('.answer')?.dataset.state === wanted;
        for (const [name, replies] of LESSONS) {
            location.hash = `#learn/${name}`;
            for (const [number, replied] of replies.entries()) {
                const place = `${name} ${number}`;
                await until(place, () => find(`[data-lesson='${name}'][data-step='${number}'] #board`) && state('trying'));
                see(`${place}: start`);
                find('#lesson-show').click();
                await until(`${place} shown`, () => state('done'));
                see(`${place}: shown`);
                if (replied) {
                    await until(`the reply at ${place}`, () => find('#lesson-answer .answer-more').textContent !== '');
                    see(`${place}: replied`);
                }
                find('#lesson-again').click();
                await until(`${place} again`, () => state('trying'));
                see(`${place}: again`);
                find('#lesson-show').click();
                await until(`${place} shown again`, () => state('done'));
                if (number + 1 < replies.length) find('#lesson-next').click();
            }
        }
    "
    .replace("LESSONS", &json!(lessons).to_string());
    visit(DESKTOP.reduced_motion(), async |page| {
        let mut seen = walk(page, &script).await.into_iter();
        for lesson in Lesson::all() {
            for step in lesson.steps {
                let start = step.position().expect("a position");
                let turn = match step.model() {
                    Answer::Play(turn) => Some(turn),
                    Answer::Point(_) | Answer::Choice(_) => None,
                };
                let shown = after(start, turn);
                let replied = step.reply.map(|reply| after(shown, Some(reply)));
                for position in [Some(start), Some(shown), replied, Some(start)].into_iter().flatten() {
                    let sight = seen.next().expect("a sight for each position");
                    if lesson.needs_players() {
                        sight.shows(&position, &Player::ALL);
                    } else {
                        sight.shows_board(&position);
                        assert!(sight.players.is_empty(), "cards at {}", sight.place);
                    }
                }
            }
        }
        assert_eq!(seen.count(), 0);
    });
}

/// The positions of a solution, from the start to the end.
fn positions(puzzle: &Puzzle) -> Vec<Position> {
    let mut positions = vec![*puzzle.position()];
    for turn in puzzle.line() {
        positions.push(after(positions[positions.len() - 1], Some(turn)));
    }
    positions
}

/// One puzzle in so many is opened, and of one in so many the solution is walked through as well. A
/// thorough run takes them all.
fn share() -> (usize, usize) {
    if is_thorough() { (1, 1) } else { (4, 56) }
}

#[test]
fn at_the_start_of_puzzles_and_along_solutions_the_cards_and_coordinates_belong_to_the_board() {
    let set = puzzles();
    let (opened, walked) = share();
    let opened: Vec<(&Puzzle, bool)> = (set.puzzles().iter().enumerate().step_by(opened))
        .map(|(number, puzzle)| (puzzle, number.is_multiple_of(walked)))
        .collect();
    let list: Vec<(String, bool)> = opened.iter().map(|(puzzle, walked)| (puzzle.id().to_string(), *walked)).collect();
    let script = "
        for (const [id, walked] of PUZZLES) {
            location.hash = `#puzzles/${id}`;
            await until(id, () => find(`[data-puzzle='${id}'] #puzzle-hint`));
            see(id);
            if (!walked) continue;
            find('#puzzle-give-up').click();
            await until(`the solution of ${id}`, () => find('#line-on'));
            const at = () => Number(find('.line-turns [aria-current]')?.dataset.ply ?? 0);
            const last = all('.line-turns .turn').length;
            const step = async (button, ply) => {
                find(button).click();
                await until(`ply ${ply} of ${id}`, () => at() === ply);
                see(`${id} after ${ply}`);
            };
            await step('#line-back', 0);
            for (let ply = 1; ply <= last; ply += 1) await step('#line-on', ply);
            // A jump to the start of the line, not only steps.
            find(\".turn[data-ply='1']\").click();
            await until(`ply 1 of ${id}`, () => at() === 1);
            see(`${id} back at 1`);
        }
    ";
    visit(DESKTOP.reduced_motion(), async |page| {
        let mut seen = Vec::new();
        // In portions: one call must not take too long.
        for portion in list.chunks(20) {
            seen.extend(walk(page, &script.replace("PUZZLES", &json!(portion).to_string())).await);
        }
        let mut seen = seen.into_iter();
        for (puzzle, walked) in opened {
            let mut expected = vec![*puzzle.position()];
            if walked {
                expected.extend(positions(puzzle));
                expected.push(positions(puzzle)[1]);
            }
            for position in expected {
                seen.next().expect("a sight for each position").shows(&position, &Player::ALL);
            }
        }
        assert_eq!(seen.count(), 0);
    });
}
