//! What the network expects of a position.

use lyngk_engine::Score;
use lyngk_engine::analysis::{Capture, Ending, Outlook};
use lyngk_rules::{Player, Position};

use super::words::{self, add};

/// How many stacks are named on a line.
const ON_A_LINE: usize = 5;

/// The outlook as a few lines. Where the result is proved, how the game ends is said with the proof, and not guessed here.
pub(super) fn report(position: &Position, outlook: &Outlook, proved: bool) -> String {
    let mut text = "\nWhat the network expects at first sight, without a search\n".to_owned();
    add(&mut text, format_args!("     chances   {}\n", words::score(Score::Estimate(outlook.chances))));
    if let Some(ending) = &outlook.ending {
        if !proved {
            text += &likely_end(position, ending);
        }
        let captures = ending.captures(position);
        for player in Player::ALL {
            let of_player: Vec<&Capture> = captures.iter().filter(|capture| capture.player == player).collect();
            text += &may_complete(player, &of_player);
        }
    }
    text
}

fn likely_end(position: &Position, ending: &Ending) -> String {
    let [one, two] = ending.likely(position);
    let lead = ending.usual_lead(position);
    let usual = if lead.start() == lead.end() {
        signed(*lead.start())
    } else {
        format!("{} to {}", signed(*lead.start()), signed(*lead.end()))
    };
    format!(
        "     fives     at the end about {one} for player 1 and {two} for player 2\n               lead of player 1: {usual} in at least four of five games\n"
    )
}

/// The stacks that a player may well complete, the likeliest first.
fn may_complete(player: Player, captures: &[&Capture]) -> String {
    let mut text = String::new();
    for (number, row) in captures.chunks(ON_A_LINE).enumerate() {
        let head = if number == 0 { format!("player {player}") } else { String::new() };
        let stacks: Vec<String> = row
            .iter()
            // To the lower hundredth: nothing that is open is said to be certain.
            .map(|capture| format!("{} {} %", capture.point, capture.share / 10))
            .collect();
        let what = if number == 0 { "may complete " } else { "             " };
        add(&mut text, format_args!("     {head:<8}  {what}{}\n", stacks.join("  ")));
    }
    text
}

fn signed(lead: i8) -> String {
    match lead {
        0 => "0".to_owned(),
        lead if lead < 0 => format!("−{}", lead.unsigned_abs()),
        lead => format!("+{lead}"),
    }
}
