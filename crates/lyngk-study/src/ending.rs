//! The end of a game in words, and the turn that decided it.

use lyngk_game::{EndReason, Ended};
use lyngk_rules::{Ground, Player, Position, Turn};
use lyngk_view::{Table, Words, say};

use crate::GraphPoint;
use crate::study::say::turn_with_arrow;

/// The least change of the winner's expected result that counts as a turning point when the lead passes to them, and when it does not.
const LEAD_CHANGE: f32 = 0.1;
const GREAT_CHANGE: f32 = 0.2;

/// The result in a sentence: "You won 2 to 1 in 15 moves.", with the score in one line. Moves are counted as in the record: a turn of each player is one.
#[must_use]
pub fn headline(words: &Words, table: &Table, ended: Ended) -> String {
    let title = say::ended(words, table, ended).title;
    let moves = say::row(table.game().start().to_move(), table.game().turns().len());
    // The score is part of the sentence only if it decided the game.
    let Some(first) = table.only_person().or(ended.winner).filter(|_| by_score(ended)) else {
        return words.with("over-after", [("title", title.into()), ("moves", moves.into())]);
    };
    let scored = |player: Player| usize::from(table.game().position().scored(player)).into();
    let values =
        [("title", title.into()), ("own", scored(first)), ("other", scored(first.opponent())), ("moves", moves.into())];
    words.with("over-by-score", values)
}

fn by_score(ended: Ended) -> bool {
    matches!(ended.reason, EndReason::Rules(Ground::Stacks { height: 5 }))
}

/// The number of the turn that decided a game, from the graph of the winner's chances: the loser's last error that gave the lead away, or
/// the one that lost most. A change without an error is noise of the search. `None` if no turn stands out.
#[must_use]
pub fn turning_point(points: &[GraphPoint], winner: Player) -> Option<usize> {
    let expected = |point: &GraphPoint| point.chances.expectation();
    let gain = |pair: &[GraphPoint]| expected(&pair[1]) - expected(&pair[0]);
    let is_error =
        |pair: &&[GraphPoint]| pair[1].turn.is_some_and(|(player, grade)| player != winner && grade.is_error());
    let takes_lead =
        |pair: &&[GraphPoint]| expected(&pair[0]) <= 0.5 && expected(&pair[1]) > 0.5 && gain(pair) >= LEAD_CHANGE;
    let last_lead = points.windows(2).rev().filter(is_error).find(takes_lead);
    let greatest = || points.windows(2).filter(is_error).max_by(|one, two| gain(one).total_cmp(&gain(two)));
    let decisive = last_lead.or_else(|| greatest().filter(|pair| gain(pair) >= GREAT_CHANGE))?;
    Some(decisive[1].ply)
}

/// The turning point in words: "Turning point: move 5, b3 → g7, claiming black".
#[must_use]
pub fn turn(words: &Words, first: Player, number: usize, turn: Turn) -> String {
    let turn = format!("{}, {}", say::row(first, number), turn_with_arrow(words, turn));
    words.with("over-turn", [("turn", turn.into())])
}

/// A kind and true word for the only person at a table after a defeat by the rules: which stacks of the opponent only their own moves made
/// possible, or that it was close.
#[must_use]
pub fn consolation(words: &Words, table: &Table, ended: Ended) -> Option<String> {
    let person = table.only_person().filter(|person| ended.winner == Some(person.opponent()))?;
    if !matches!(ended.reason, EndReason::Rules(_)) {
        return None;
    }
    let opponent = person.opponent();
    let gifts = gifts(table, person);
    if gifts > 0 {
        let name = say::player(words, table, opponent);
        return Some(words.with("over-gifts", [("count", gifts.into()), ("name", name.into())]));
    }
    let position = table.game().position();
    let is_close = by_score(ended) && position.scored(opponent) == position.scored(person) + 1;
    is_close.then(|| words.text("over-close"))
}

/// The number of stacks that a player's opponent completed where they could not have before the player's last turn.
fn gifts(table: &Table, player: Player) -> usize {
    let completion = |position: &Position, turn: Turn| match turn {
        Turn::Move { to, .. } if position.completes(turn) => Some(to),
        _ => None,
    };
    let (mut position, mut before, mut count) = (*table.game().start(), None, 0);
    for &turn in table.game().turns() {
        if position.to_move() == player {
            before = Some(position);
        } else if let (Some(point), Some(before)) = (completion(&position, turn), before.take()) {
            let earlier: Position = before.with_to_move(player.opponent());
            let was_possible = earlier.turns().into_iter().any(|turn| completion(&earlier, turn) == Some(point));
            count += usize::from(!was_possible);
        }
        // The turns of a game are legal.
        let _ = position.play(turn);
    }
    count
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use lyngk_engine::analysis::Grade;
    use lyngk_rules::SplitMix64;
    use lyngk_view::{Intent, Language, NewGame, StartPosition};

    use super::*;
    use crate::Chances;

    fn graph(percents: &[u16]) -> Vec<GraphPoint> {
        let chances = |percent: u16| Chances { win: 10 * percent, draw: 0, loss: 1000 - 10 * percent, proof: None };
        // A rise of the winner's chances is an error of the loser.
        let turn = |ply: usize| {
            let gain = percents[ply].checked_sub(*percents.get(ply.checked_sub(1)?)?)?;
            Some((Player::Two, Grade::of_loss(f32::from(gain) / 100.0)))
        };
        let point = |(ply, &percent): (usize, &u16)| GraphPoint {
            ply,
            chances: chances(percent),
            turn: turn(ply),
            is_gift: false,
        };
        percents.iter().enumerate().map(point).collect()
    }

    #[test]
    fn the_turning_point_is_where_the_winner_took_the_lead_for_good() {
        let turning_point = |percents: &[u16]| turning_point(&graph(percents), Player::One);
        assert_eq!(turning_point(&[50, 65, 40, 62, 70, 100]), Some(3));
        assert_eq!(turning_point(&[55, 60, 58, 90, 100]), Some(3), "ahead from the start: the greatest gain");
        assert_eq!(turning_point(&[55, 60, 65, 70]), None);
        assert_eq!(turning_point(&[49, 51, 55, 60]), None, "a hair's breadth is no turn");
        assert_eq!(turning_point(&[]), None);
    }

    #[test]
    fn a_change_without_an_error_of_the_loser_is_no_turning_point() {
        // The first move of a game, by the winner: short searches disagree about the start.
        let mut points = graph(&[48, 66, 67, 68, 69, 70]);
        assert_eq!(turning_point(&points, Player::One), Some(1));
        points[1].turn = Some((Player::One, Grade::Best));
        assert_eq!(turning_point(&points, Player::One), None);
        points[1].turn = Some((Player::Two, Grade::Good));
        assert_eq!(turning_point(&points, Player::One), None);
    }

    #[test]
    fn a_game_that_a_stack_of_six_decided_was_not_close() {
        let words = Words::read(Language::English, include_str!("lang/en.ftl"));
        let start = "BG/KG,.,BRK,B/.,.,.,.,BR,I,B/.,I,.,J,B,G/.,.,.,.,.,.,G/I,.,.,IG,R,R/.,.,.,.,.,.,./K,.,I,KRI/K 1 IB/RK 1/2 std";
        let settings = NewGame { start: StartPosition::Lpn(start.to_owned()), ..NewGame::default() };
        let table = Table::new(&settings.arrange(&mut SplitMix64::new(1)).expect("a table"));
        let person = table.only_person().expect("one person");
        let told = |ground| {
            consolation(&words, &table, Ended { winner: Some(person.opponent()), reason: EndReason::Rules(ground) })
        };
        assert_eq!(told(Ground::Stacks { height: 5 }).as_deref(), Some("It was close: only one stack was missing."));
        assert_eq!(told(Ground::SuddenDeath), None);
    }

    #[test]
    fn the_headline_says_the_score_only_if_it_decided() {
        let view = include_str!("../../lyngk-view/src/lang/en.ftl");
        let own = include_str!("lang/en.ftl");
        let words = Words::read(Language::English, &format!("{view}\n{own}"));
        let mut table = Table::new(&NewGame::default().arrange(&mut SplitMix64::new(1)).expect("a random start"));
        let by_stacks = Ended { winner: Some(Player::Two), reason: EndReason::Rules(Ground::Stacks { height: 5 }) };
        assert_eq!(headline(&words, &table, by_stacks), "You lost 0\u{a0}to\u{a0}0 in 0 moves.");
        let turn = table.game().position().turns()[0];
        table.act(Intent::Type(turn.to_string()), Duration::ZERO);
        table.act(Intent::Resign, Duration::ZERO);
        assert_eq!(headline(&words, &table, table.ended().expect("an end")), "You lost after 1 move.");
        let told = super::turn(&words, Player::One, 9, turn);
        assert!(told.starts_with("Turning point: move 5, "), "{told}");
        let claim = "R,c1-c2".parse().expect("a turn");
        assert_eq!(super::turn(&words, Player::One, 3, claim), "Turning point: move 2, c1 → c2, claiming red");
    }
}
