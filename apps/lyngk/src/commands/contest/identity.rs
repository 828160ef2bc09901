//! Identity of the engines of a match.
//!
//! The settings say what the command line said: `full,network=new.net` or `cmd:./engine`. What is behind these names can change between
//! two runs, and the games of two engines must not count as those of one.

use anyhow::Result;
use lyngk_engine::network::Network;
use lyngk_engine::{NetworkChoice, Options, Stop, Strength};
use lyngk_rules::Variant;

use super::external::ExternalPlayer;
use super::spec::{PlayerProgram, PlayerSpec};
use crate::version;

/// The identities of both engines in a match of these variants. Programs are started for it, and say their names.
pub(crate) fn of_players(players: &[PlayerSpec; 2], variants: &[Variant], stop: &Stop) -> Result<String> {
    let [one, two] = players.each_ref().map(|player| of_program(&player.program, variants, stop));
    Ok(format!("{} against {}", one?, two?))
}

fn of_program(program: &PlayerProgram, variants: &[Variant], stop: &Stop) -> Result<String> {
    match program {
        PlayerProgram::BuiltIn(options) => Ok(of_built_in(options, variants)),
        PlayerProgram::External { command, options } => {
            let mut player = ExternalPlayer::new(command.clone(), options.clone(), stop.clone());
            let name = player.name()?.unwrap_or_else(|| "a program without a name".to_owned());
            // It becomes the value of a tag.
            Ok(name.chars().filter(|char| !char.is_control()).collect())
        }
    }
}

/// Version, signature, and the checksums of the networks that it uses.
fn of_built_in(options: &Options, variants: &[Variant]) -> String {
    let engine = format!("lyngk {} with signature {}", env!("CARGO_PKG_VERSION"), version::signature());
    if matches!(options.strength, Strength::Random | Strength::Greedy | Strength::Plain) {
        return engine;
    }
    let networks = match &options.network {
        NetworkChoice::None => return engine,
        NetworkChoice::Given(network) => vec![format!("{:016x}", network.id)],
        NetworkChoice::Embedded => {
            variants.iter().map(|&variant| format!("{:016x}", Network::embedded_id(variant))).collect()
        }
    };
    format!("{engine} and network {}", networks.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn identity(player: &str, variants: &[Variant]) -> String {
        let player = PlayerSpec::read(player).expect("a player");
        of_program(&player.program, variants, &Stop::new()).expect("an engine")
    }

    #[test]
    fn the_networks_of_the_match_are_part_of_the_identity() {
        let [std, six] = Variant::ALL.map(|variant| format!("{:016x}", Network::embedded_id(variant)));
        assert!(identity("full", &[Variant::Standard]).ends_with(&format!(" and network {std}")));
        assert!(identity("level:3", &Variant::ALL).ends_with(&format!(" and network {std}, {six}")));
        for without in ["full,network=off", "random", "greedy", "plain"] {
            assert!(identity(without, &Variant::ALL).ends_with(version::signature()), "{without}");
        }
    }
}
