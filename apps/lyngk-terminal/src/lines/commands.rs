//! The commands that can be typed.

use std::io::{self, Write};
use std::path::Path;

use lyngk_rules::{Piece, Player, Point, Turn};
use lyngk_view::{Intent, Level, Opponent, say};

use super::Lines;
use crate::{desk, rules};

/// Whether the program goes on after a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    Read,
    Quit,
}

/// The commands with the texts about them, in the order of the help.
pub(super) const COMMANDS: [(&str, &str); 20] = [
    ("d3-e4, R,d3-e4", "terminal-command-turn"),
    ("e4", "terminal-command-point"),
    ("board", "terminal-command-board"),
    ("status", "terminal-command-status"),
    ("legal, legal d3", "terminal-command-legal"),
    ("claims", "terminal-command-claims"),
    ("threats", "control-threats"),
    ("hint", "terminal-command-hint"),
    ("back", "control-take-back"),
    ("pass", "action-pass"),
    ("record", "record-title"),
    ("pause, continue", "terminal-help-pass"),
    ("resign", "control-resign"),
    ("new, new 3, new two", "terminal-command-new"),
    ("review, next, previous", "terminal-command-review"),
    ("export FILE", "terminal-help-export"),
    ("solution", "puzzle-action-give-up"),
    ("again", "puzzle-action-again"),
    ("help", "terminal-key-help"),
    ("quit", "terminal-help-quit"),
];

impl Lines {
    /// Answers a command.
    pub(super) fn command(&mut self, line: &str, out: &mut impl Write) -> io::Result<Next> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let is_puzzle = self.desk.is_puzzle();
        match word.to_ascii_lowercase().as_str() {
            "" | "status" => self.status_command(out)?,
            "quit" | "exit" | "q" => return Ok(Next::Quit),
            "help" | "?" => self.help(out)?,
            "board" => self.board(out)?,
            "legal" => self.legal(rest, out)?,
            "claims" => self.claims(out)?,
            "rule" | "rules" => self.rules(rest, out)?,
            "threats" if !is_puzzle => {
                for line in say::threats(&self.desk.words, self.desk.table()) {
                    writeln!(out, "{line}")?;
                }
            }
            "hint" => {
                self.desk.give_hint();
                self.puzzle_message(out)?;
            }
            "back" => self.desk.act(Intent::TakeBack),
            "pass" => self.desk.act(Intent::Pass),
            "yes" => self.desk.act(Intent::Confirm),
            "no" => self.desk.act(Intent::Cancel),
            "pause" => self.desk.act(Intent::Pause),
            "continue" if self.desk.has_opponent_failed() => self.desk.restart_opponent(),
            "continue" => self.desk.act(Intent::Resume),
            "resign" => self.desk.act(Intent::Resign),
            "record" => self.record(out)?,
            "review" => self.desk.begin_review(),
            "next" if is_puzzle => {
                self.desk.next_puzzle();
                self.task(out)?;
            }
            "next" => self.desk.step_moment(true),
            "previous" => self.desk.step_moment(false),
            "solution" => {
                self.desk.give_up_puzzle();
                self.puzzle_message(out)?;
            }
            "again" => {
                self.desk.puzzle_again();
                self.task(out)?;
            }
            "new" if !is_puzzle => self.new_game(rest, out)?,
            "export" if !rest.is_empty() => self.desk.export(Path::new(rest)),
            _ => self.turn_or_point(line, out)?,
        }
        out.flush()?;
        Ok(Next::Read)
    }

    /// A point is described, everything else is read as a turn.
    fn turn_or_point(&mut self, line: &str, out: &mut impl Write) -> io::Result<()> {
        if let Ok(point) = line.to_ascii_lowercase().parse::<Point>() {
            let view = &self.desk.table().point_views()[point.index()];
            return writeln!(out, "{}", say::point(&self.desk.words, self.desk.table(), point, view));
        }
        // A turn is played in the present position.
        if self.desk.table().shown_ply().is_some() && !self.desk.is_puzzle() {
            self.desk.act(Intent::ShowPly(None));
        }
        self.desk.act(Intent::Type(line.to_owned()));
        if let Some(turn) = self.desk.table().waiting() {
            let sure = self.desk.words.with("terminal-lines-confirm", [("turn", turn.to_string().into())]);
            writeln!(out, "{sure}")?;
        }
        self.puzzle_message(out)
    }

    fn status_command(&mut self, out: &mut impl Write) -> io::Result<()> {
        if self.desk.is_puzzle() {
            return self.task(out);
        }
        let (words, table) = (&self.desk.words, self.desk.table());
        if let Some(last) = say::last_turn(words, table) {
            writeln!(out, "{last}")?;
        }
        let position = table.shown();
        for (player, name) in self.desk.names().iter() {
            let claims = say::all_of(words, position.claims(player).iter().map(|color| say::color(words, color)));
            let scored = words.with("panel-score", [("count", position.scored(player).into())]);
            let clock = table.game().remaining(player, self.desk.now()).map(say::clock);
            let parts = [scored, claims].into_iter().filter(|part| !part.is_empty()).chain(clock);
            writeln!(out, "{name}: {}", parts.collect::<Vec<_>>().join("; "))?;
        }
        if say::leader(&position).is_some() && table.ended().is_none() {
            writeln!(out, "{}", say::lead(words, table, &position))?;
        }
        let tray = say::tray(words, table);
        if !tray.is_empty() {
            writeln!(out, "{tray}")?;
        }
        writeln!(out, "{}", self.status())
    }

    fn help(&self, out: &mut impl Write) -> io::Result<()> {
        for (command, text) in COMMANDS {
            writeln!(out, "{command}: {}", self.desk.words.text(text))?;
        }
        Ok(())
    }

    /// The board, a line for each column: stacks from bottom to top, with the number of their owner.
    fn board(&self, out: &mut impl Write) -> io::Result<()> {
        let (words, table) = (&self.desk.words, self.desk.table());
        if table.is_covered() {
            return writeln!(out, "{}", words.text("paused-covered"));
        }
        let kinds = Piece::ALL.map(|piece| format!("{piece} {}", say::piece(words, piece)));
        writeln!(out, "{} {}.", words.text("terminal-lines-board"), kinds.join(", "))?;
        let position = table.shown();
        let stack = |point: Point| {
            let stack = position.stack(point);
            let pieces: String = stack.pieces().map(Piece::letter).collect();
            let owner = stack.top_color().and_then(|color| position.owner(color));
            let owner = owner.map_or("", |owner| if owner == Player::One { " 1" } else { " 2" });
            let pieces = if pieces.is_empty() { "-" } else { &pieces };
            format!("{point} {pieces}{owner}")
        };
        for column in 0..9 {
            let points: Vec<String> = Point::of_column(column).map(stack).collect();
            writeln!(out, "{}", points.join(", "))?;
        }
        Ok(())
    }

    /// All legal turns, or those of one stack, without those that only add a claim to a legal one.
    fn legal(&self, from: &str, out: &mut impl Write) -> io::Result<()> {
        let position = *self.desk.table().game().position();
        let wanted = from.to_ascii_lowercase().parse::<Point>().ok();
        let fits = |turn: &Turn| match *turn {
            Turn::Pass => true,
            Turn::Move { claim, from, to } => {
                let is_needed = claim.is_none() || !position.is_legal(Turn::Move { claim: None, from, to });
                is_needed && wanted.is_none_or(|wanted| wanted == from)
            }
        };
        let mut turns: Vec<String> = position.turns().into_iter().filter(fits).map(|turn| turn.to_string()).collect();
        turns.sort_unstable();
        writeln!(out, "{}", self.desk.words.with("terminal-lines-legal", [("count", turns.len().into())]))?;
        if turns.is_empty() { Ok(()) } else { writeln!(out, "{}", turns.join(" ")) }
    }

    /// What claiming each colour would change.
    fn claims(&mut self, out: &mut impl Write) -> io::Result<()> {
        let claimable = self.desk.table().claimable();
        for color in claimable.iter() {
            self.desk.act(Intent::PreviewClaim(Some(color)));
            writeln!(out, "{}: {}", color.letter(), say::tray(&self.desk.words, self.desk.table()))?;
        }
        self.desk.act(Intent::PreviewClaim(None));
        if claimable.is_empty() {
            writeln!(out, "{}", say::tray(&self.desk.words, self.desk.table()))?;
        }
        Ok(())
    }

    fn record(&self, out: &mut impl Write) -> io::Result<()> {
        let (words, table) = (&self.desk.words, self.desk.table());
        for ply in 1..=table.game().turns().len() {
            if let Some(said) = say::turn_at(words, table, ply) {
                writeln!(out, "{}. {said}", say::row(table.game().start().to_move(), ply))?;
            }
        }
        if table.game().turns().is_empty() {
            writeln!(out, "{}", words.text("record-empty"))?;
        }
        for of in self.desk.review_of_players() {
            writeln!(out, "{}: {}", self.desk.names()[of.player], desk::summary(words, &of))?;
        }
        Ok(())
    }

    /// The text of a rule, or the aim and all rules.
    fn rules(&self, number: &str, out: &mut impl Write) -> io::Result<()> {
        let words = &self.desk.words;
        if let Some(text) = rules::rule(words, number) {
            let number = number.to_ascii_uppercase();
            return writeln!(out, "{}: {text}", words.with("rule-link", [("rule", number.into())]));
        }
        writeln!(out, "{}", rules::aim(words))?;
        for chapter in rules::chapters(words) {
            writeln!(out, "{}", chapter.title)?;
            for (numbers, text) in chapter.clauses {
                writeln!(out, "{numbers}{}{text}", if numbers.is_empty() { "" } else { ": " })?;
            }
        }
        Ok(())
    }

    fn new_game(&mut self, against: &str, out: &mut impl Write) -> io::Result<()> {
        let opponent = match against {
            "" => None,
            "two" => Some(Opponent::Friend),
            level => match level.parse().ok().and_then(Level::new) {
                Some(level) => Some(Opponent::Engine(level)),
                None => return writeln!(out, "! {}", self.desk.words.text("terminal-command-new")),
            },
        };
        self.desk.new_game(opponent);
        Ok(())
    }

    pub(super) fn task(&self, out: &mut impl Write) -> io::Result<()> {
        let Some(puzzle) = self.desk.puzzle() else { return Ok(()) };
        writeln!(out, "{}, {}. {}", puzzle.title, puzzle.difficulty, puzzle.task)?;
        puzzle.standing.iter().try_for_each(|line| writeln!(out, "{line}"))
    }

    /// The answer to a turn at a puzzle, a hint, or the solution.
    fn puzzle_message(&self, out: &mut impl Write) -> io::Result<()> {
        let message = self.desk.puzzle().and_then(|puzzle| puzzle.message);
        message.map_or(Ok(()), |message| writeln!(out, "{message}"))
    }
}
