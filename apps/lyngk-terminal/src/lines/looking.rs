//! The commands that only look: the board, a point, the legal moves, the record, the rules.

use std::io::{self, Write};

use lyngk_rules::{Direction, Piece, Player, Point, Turn};
use lyngk_view::{Intent, PointRole, Table, say};

use super::Lines;
use crate::{desk, rules};

impl Lines {
    /// How the game stands: the task or the last move, the players, the lead, the claims, and who is to move.
    pub(super) fn print_status(&self, out: &mut impl Write) -> io::Result<()> {
        let (words, table) = (&self.desk.words, self.desk.table());
        self.task(out)?;
        if let Some(last) = say::last_turn(words, table).filter(|_| !table.is_covered()) {
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
        // Once a stack is held, the text is about marks on a drawn board.
        let tray = say::tray(words, table);
        if !tray.is_empty() && table.draft().from.is_none() && !self.desk.is_puzzle() {
            writeln!(out, "{tray}")?;
        }
        if let Some(unsaved) = self.desk.unsaved() {
            writeln!(out, "! {unsaved}")?;
        }
        writeln!(out, "{}", self.desk.ending().unwrap_or_else(|| self.status()))
    }

    /// The pieces on a point from bottom to top, with the number of their owner: "d3 RB 1".
    fn stack(&self, point: Point) -> String {
        let position = self.desk.table().shown();
        let stack = position.stack(point);
        let pieces: String = stack.pieces().map(Piece::letter).collect();
        let owner = stack.top_color().and_then(|color| position.owner(color));
        let owner = owner.map_or("", |owner| if owner == Player::One { " 1" } else { " 2" });
        let pieces = if pieces.is_empty() { "-" } else { &pieces };
        format!("{point} {pieces}{owner}")
    }

    /// Says that the board is covered, if it is.
    fn is_covered(&self, out: &mut impl Write) -> io::Result<bool> {
        let is_covered = self.desk.table().is_covered();
        if is_covered {
            // The text names the button of the page. Here it is a command.
            writeln!(out, "! {} (continue)", self.desk.words.text("paused-covered"))?;
        }
        Ok(is_covered)
    }

    /// The board, a line for each column.
    pub(super) fn board(&self, out: &mut impl Write) -> io::Result<()> {
        if self.is_covered(out)? {
            return Ok(());
        }
        let words = &self.desk.words;
        let kinds = Piece::ALL.map(|piece| format!("{piece} {}", say::piece(words, piece)));
        writeln!(out, "{} {}.", words.text("terminal-lines-board"), kinds.join(", "))?;
        for column in 0..9 {
            let points: Vec<String> = Point::of_column(column).map(|point| self.stack(point)).collect();
            writeln!(out, "{}", points.join(", "))?;
        }
        Ok(())
    }

    /// What stands on a point.
    pub(super) fn point(&self, point: Point, out: &mut impl Write) -> io::Result<()> {
        if self.is_covered(out)? {
            return Ok(());
        }
        let table = self.desk.table();
        writeln!(out, "{}", say::point(&self.desk.words, table, point, &table.point_views()[point.index()]))
    }

    /// What stands on a point and on the lines through it, from the neighbour to the edge.
    pub(super) fn look(&self, point: &str, out: &mut impl Write) -> io::Result<()> {
        let Ok(point) = point.to_ascii_lowercase().parse::<Point>() else { return self.unknown(out) };
        if self.is_covered(out)? {
            return Ok(());
        }
        self.point(point, out)?;
        for direction in Direction::ALL {
            let mut line: Vec<Point> = point.ray(direction).iter().collect();
            line.sort_by_key(|&other| point.between(other).len());
            let Some(edge) = line.last() else { continue };
            let points: Vec<String> = line.iter().map(|&point| self.stack(point)).collect();
            let values = [("point", edge.to_string().into()), ("points", points.join(", ").into())];
            writeln!(out, "{}", self.desk.words.with("terminal-lines-towards", values))?;
        }
        Ok(())
    }

    /// What can be moved where: a line for each stack or, if one is named, for each of its landings. Claims are left out where a landing
    /// does not need them.
    pub(super) fn legal(&self, from: &str, out: &mut impl Write) -> io::Result<()> {
        if self.is_covered(out)? {
            return Ok(());
        }
        let words = &self.desk.words;
        if let Some(reason) = self.desk.why_not_now() {
            return writeln!(out, "! {reason}");
        }
        let mut table = self.desk.table().clone();
        // Without what has been chosen so far, a claim, a stack and a landing.
        (0..3).for_each(|_| drop(table.act(Intent::Cancel, self.desk.now())));
        if !from.is_empty() {
            let Ok(from) = from.to_ascii_lowercase().parse::<Point>() else { return self.unknown(out) };
            return self.landings_of(&mut table, from, out);
        }
        let views = table.point_views();
        let mut count = 0;
        let mut lines = Vec::new();
        for from in Point::ALL {
            let view = &views[from.index()];
            if !matches!(view.role, PointRole::Movable | PointRole::MovableWithClaim) {
                continue;
            }
            let mut held = table.clone();
            let _ = held.act(Intent::Choose(from), self.desk.now());
            let turns: Vec<String> = landings(&held, from).into_iter().map(|(turn, _)| turn.to_string()).collect();
            count += turns.len();
            lines.push(format!("{}: {}", say::point(words, &table, from, view), turns.join(", ")));
        }
        writeln!(out, "{}", words.with("terminal-lines-legal", [("count", count.into())]))?;
        lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
        let all = table.game().position().turns().len();
        if count > 0 && all > count {
            writeln!(out, "{}", words.with("terminal-lines-all-claims", [("count", all.into())]))?;
        }
        Ok(())
    }

    /// The landings of a stack, a line each: the turn, what stands there, and what the landing does.
    fn landings_of(&self, table: &mut Table, from: Point, out: &mut impl Write) -> io::Result<()> {
        let words = &self.desk.words;
        for event in table.act(Intent::Choose(from), self.desk.now()) {
            writeln!(out, "! {}", say::event(words, table, &event))?;
        }
        if table.draft().from.is_none() {
            return Ok(());
        }
        let landings = landings(table, from);
        writeln!(out, "{}", words.with("terminal-lines-legal", [("count", landings.len().into())]))?;
        let views = table.point_views();
        for (turn, to) in landings {
            let path = table.game().position().path(turn).unwrap_or_default();
            let through = path.get(1..path.len().saturating_sub(1)).unwrap_or_default();
            let mut said = vec![say::point(words, table, to, &views[to.index()])];
            if !through.is_empty() {
                let points = say::all_of(words, through.iter().map(ToString::to_string));
                said.push(words.with("turn-by-lyngk", [("points", points.into())]));
            }
            writeln!(out, "{turn}: {}", said.join("; "))?;
        }
        Ok(())
    }

    /// What claiming each colour would change.
    pub(super) fn claims(&mut self, out: &mut impl Write) -> io::Result<()> {
        if self.is_covered(out)? {
            return Ok(());
        }
        if let Some(reason) = self.desk.why_not_now() {
            return writeln!(out, "! {reason}");
        }
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

    /// Who could complete a stack, and where.
    pub(super) fn threats(&self, out: &mut impl Write) -> io::Result<()> {
        if self.is_covered(out)? {
            return Ok(());
        }
        let mut lines = say::threats(&self.desk.words, self.desk.table()).into_iter();
        lines.try_for_each(|line| writeln!(out, "{line}"))
    }

    pub(super) fn record(&self, out: &mut impl Write) -> io::Result<()> {
        let (words, table) = (&self.desk.words, self.desk.table());
        for ply in 1..=table.game().turns().len() {
            if let Some(said) = say::turn_at(words, table, ply) {
                writeln!(out, "{}. {said}", say::row(table.game().start().to_move(), ply))?;
            }
        }
        if table.game().turns().is_empty() {
            writeln!(out, "{}", words.text("record-empty"))?;
        }
        self.print_review(out)
    }

    /// What the complete review says about both players.
    pub(super) fn print_review(&self, out: &mut impl Write) -> io::Result<()> {
        for of in self.desk.review_of_players() {
            writeln!(out, "{}: {}", self.desk.names()[of.player], desk::summary(&self.desk.words, &of))?;
        }
        Ok(())
    }

    /// The text of a rule, or the aim and all rules.
    pub(super) fn rules(&self, number: &str, out: &mut impl Write) -> io::Result<()> {
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

    /// The puzzle: which, of which variant, how difficult, and what is to be found. Then the rating.
    pub(super) fn task(&self, out: &mut impl Write) -> io::Result<()> {
        let Some(puzzle) = self.desk.puzzle() else { return Ok(()) };
        let title = format!("{}, {}, {}. {}", puzzle.title, puzzle.difficulty, puzzle.variant, puzzle.task);
        writeln!(out, "{}", title.trim_end())?;
        puzzle.standing.iter().try_for_each(|line| writeln!(out, "{line}"))
    }
}

/// The turns of the stack that is held, with their landings.
fn landings(table: &Table, from: Point) -> Vec<(Turn, Point)> {
    let views = table.point_views();
    let landing = |to: Point| match views[to.index()].role {
        PointRole::Landing(landing) => Some((Turn::Move { claim: landing.claim, from, to }, to)),
        _ => None,
    };
    Point::ALL.into_iter().filter_map(landing).collect()
}
