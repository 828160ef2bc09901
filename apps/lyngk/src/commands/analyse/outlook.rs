//! Report on the network's outlook for a position.

use lyngk_engine::Score;
use lyngk_engine::analysis::{Capture, EndForecast, Outlook};
use lyngk_rules::{Player, Position};

use super::words::{self, add};

/// The number of stacks per line.
const STACKS_PER_LINE: usize = 5;

/// The outlook on a few lines. For a proved result, the likely final score is left out: the proof says how the game ends.
pub(super) fn report(position: &Position, outlook: &Outlook, proved: bool) -> String {
    let mut text = "\nOutlook of the network, without a search\n".to_owned();
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

fn likely_end(position: &Position, ending: &EndForecast) -> String {
    let [one, two] = ending.likely(position).into_array();
    let lead = ending.usual_lead(position);
    let usual = if lead.start() == lead.end() {
        signed(*lead.start())
    } else {
        format!("{} to {}", signed(*lead.start()), signed(*lead.end()))
    };
    format!(
        "     fives     about {one} for player 1 and {two} for player 2 at the end\n               lead of player 1: {usual} in at least 80 % of games\n"
    )
}

/// The stacks that a player may complete, the likeliest first.
fn may_complete(player: Player, captures: &[&Capture]) -> String {
    let mut text = String::new();
    for (number, row) in captures.chunks(STACKS_PER_LINE).enumerate() {
        let head = if number == 0 { format!("player {player}") } else { String::new() };
        let stacks: Vec<String> = row
            .iter()
            // Rounded down, so that nothing uncertain is shown as 100 %.
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
