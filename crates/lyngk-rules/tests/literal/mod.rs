//! Literal implementation of `docs/rules.md` and `docs/notation.md`: slow, plain, and independent of the library under test.
//! The numbers in the comments (`E6`, `X4`, ...) are those of the rules.

// Each test that includes this file uses only parts of it.
#![allow(dead_code)]
// A panic here is a failed test.
#![allow(clippy::missing_errors_doc, clippy::missing_panics_doc, clippy::must_use_candidate)]

use std::sync::OnceLock;

/// The five colours, in the order in which LPN writes claims.
const COLOURS: [char; 5] = ['I', 'B', 'R', 'G', 'K'];
const JOKER: char = 'J';

/// Board: the columns and how many points each has.
const COLUMNS: [(char, usize); 9] =
    [('a', 1), ('b', 4), ('c', 7), ('d', 6), ('e', 7), ('f', 6), ('g', 7), ('h', 4), ('i', 1)];

/// Board: "these 21 lines, and no others".
const LINES: &str = "
    a1 b2 c3 d2 e2 f1 g1  |  a1 b3 c5 d5 e6 f6 g7  |  b1 b2 b3 b4           |
    b1 c2 d1 e1           |  b1 c3 d3 e4 f4 g5 h4  |  b2 c4 d4 e5 f5 g6     |
    b3 c4 d3 e3 f2 g2     |  b4 c5 d4 e4 f3 g3 h1  |  b4 c6 d6 e7           |
    c1 c2 c3 c4 c5 c6 c7  |  c1 d1 e2 f2 g3 h2 i1  |  c2 d2 e3 f3 g4 h3     |
    c6 d5 e5 f4 g4 h2     |  c7 d6 e6 f5 g5 h3 i1  |  d1 d2 d3 d4 d5 d6     |
    e1 e2 e3 e4 e5 e6 e7  |  e1 f1 g2 h1           |  e7 f6 g6 h4           |
    f1 f2 f3 f4 f5 f6     |  g1 g2 g3 g4 g5 g6 g7  |  h1 h2 h3 h4";

/// A point is its index in `names()`.
type Point = usize;

/// The 43 points a1, b1, ..., i1: column by column, each from the bottom up, as in LPN.
fn names() -> &'static [String] {
    static NAMES: OnceLock<Vec<String>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let mut all = Vec::new();
        for (column, height) in COLUMNS {
            for row in 1..=height {
                all.push(format!("{column}{row}"));
            }
        }
        all
    })
}

/// The point with this name, if there is one.
fn point(name: &str) -> Option<Point> {
    names().iter().position(|known| known == name)
}

/// The 21 lines as points.
fn lines() -> &'static [Vec<Point>] {
    static ALL: OnceLock<Vec<Vec<Point>>> = OnceLock::new();
    ALL.get_or_init(|| {
        let line = |names: &str| names.split_whitespace().map(|name| point(name).expect("a point")).collect();
        LINES.split('|').map(line).collect()
    })
}

/// Returns an error with this reason unless the condition holds.
macro_rules! ensure {
    ($holds:expr, $($why:tt)+) => {
        if !$holds {
            return Err(format!($($why)+));
        }
    };
}

/// A position, parsed literally from LPN.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LiteralPosition {
    /// The stack on each point, from bottom to top; empty for an empty point.
    stacks: Vec<String>,
    /// The player to move, 1 or 2.
    mover: u8,
    /// The colours claimed by player 1 and by player 2, in the order IBRGK.
    claims: [String; 2],
    /// std: the stacks of five removed by each player; six: 1 for the player who has won by H4.
    won: [usize; 2],
    /// The variant of section H.
    six: bool,
}

impl LiteralPosition {
    /// Parses LPN. The error has the field, the place in it and the reason.
    pub(crate) fn read(lpn: &str) -> Result<LiteralPosition, String> {
        let fields: Vec<&str> = lpn.split(' ').collect();
        let [columns, side, claimed, score, variant] = fields[..] else {
            return Err(format!("LPN: {} fields, not five with one space between them", fields.len()));
        };
        ensure!(["std", "six"].contains(&variant), "field 5 (variant): '{variant}' is neither std nor six");
        ensure!(["1", "2"].contains(&side), "field 2 (side to move): '{side}' is neither 1 nor 2");
        let (six, mover) = (variant == "six", if side == "1" { 1 } else { 2 });
        let stacks = read_columns(columns, six)?;
        let claims = read_claims(claimed)?;
        let won = read_score(score, six)?;
        // std: exactly five pieces are missing for each removed stack; six: none is.
        let on_board: usize = stacks.iter().map(String::len).sum();
        let removed = if six { 0 } else { 5 * (won[0] + won[1]) };
        let all = on_board + removed;
        ensure!(all == 43, "field 1 (columns): {on_board} pieces and {removed} removed (field 4) are not 43");
        Ok(LiteralPosition { stacks, mover, claims, won, six })
    }

    /// The LPN of this position.
    pub(crate) fn write(&self) -> String {
        let mut columns = Vec::new();
        let mut stacks = self.stacks.iter();
        for (_, height) in COLUMNS {
            let column: Vec<&str> = stacks.by_ref().take(height).map(|s| if s.is_empty() { "." } else { s }).collect();
            columns.push(column.join(","));
        }
        let claims: Vec<&str> = self.claims.iter().map(|side| if side.is_empty() { "-" } else { side }).collect();
        let variant = if self.six { "six" } else { "std" };
        let [one, two] = self.won;
        format!("{} {} {} {one}/{two} {variant}", columns.join("/"), self.mover, claims.join("/"))
    }

    /// Every legal turn in short form, sorted by byte order; only `pass` if there is no other; empty if the game is over.
    pub(crate) fn turns(&self) -> Vec<String> {
        let turns = self.moves_with_claims();
        if turns.is_empty() && !self.is_over() {
            return vec!["pass".to_string()]; // E12, X2, X3
        }
        turns // E11: no pass while one can move
    }

    /// Plays a turn in short form; panics if it is illegal.
    #[must_use]
    pub(crate) fn play(&self, turn: &str) -> LiteralPosition {
        if turn == "pass" {
            assert_eq!(self.turns(), ["pass"], "E11: passing is not allowed");
            return self.other_side(); // X2: no claim with a pass
        }
        let (mut next, start, end) = self.begin(turn);
        let own = next.is_own(start);
        // E2, E3: the whole stack moves onto the stack at the end.
        let moved = std::mem::take(&mut next.stacks[start]);
        next.stacks[end].push_str(&moved);
        let height = next.stacks[end].len();
        let player = usize::from(next.mover - 1);
        if !next.six && height == 5 && own {
            // E9: it is removed at once and scores a point. (E10: with a neutral top it stays.)
            next.stacks[end].clear();
            next.won[player] += 1;
        }
        if next.six && height == 6 && own {
            next.won[player] = 1; // H4; the stack stays, as in `six` no piece is missing. (H5: neutral wins nothing.)
        }
        next.other_side()
    }

    /// The numbers of LYNGK points that the legal paths of a turn have, sorted, each once; 0 for the direct move. Panics if the
    /// turn is illegal.
    pub(crate) fn chain_lengths(&self, turn: &str) -> Vec<usize> {
        if turn == "pass" {
            return Vec::new(); // nothing moves, so there is no path
        }
        let (table, start, end) = self.begin(turn);
        let mut lengths = Vec::new();
        for run in table.runs(start) {
            let last = *run.last().unwrap_or(&start);
            if table.first_occupied(last, start).contains(&end) && table.may_land(start, end) {
                lengths.push(run.len());
            }
        }
        lengths.sort_unstable();
        lengths.dedup();
        lengths
    }

    /// All LYNGK points that the stack on `start` can use after this claim, sorted; empty if its top is not the mover's own then, or
    /// if the claim is illegal. A point is listed if a path reaches it, whether or not the stack can land from there.
    pub(crate) fn lyngk_points(&self, claim: Option<char>, start: &str) -> Vec<String> {
        let start = point(start).expect("the name of a point");
        let Some(table) = self.after_claim(claim) else {
            return Vec::new();
        };
        let mut found: Vec<String> = table.runs(start).concat().iter().map(|&p| names()[p].clone()).collect();
        found.sort();
        found.dedup();
        found
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        // H4: a completed stack of six ends it at once. G1, X3: else it ends when neither player has a legal turn.
        let stuck = |table: &LiteralPosition| table.moves_with_claims().is_empty();
        self.six_completed() || (stuck(self) && stuck(&self.other_side()))
    }

    /// The winner of a finished game: 1 or 2, or 0 for a tie.
    pub(crate) fn winner(&self) -> u8 {
        if self.six_completed() {
            return if self.won[0] == 1 { 1 } else { 2 }; // H4
        }
        // G1, G2, H6: fives first, then fours, threes, twos, singles; the first difference decides.
        for (one, two) in self.counts(1).into_iter().zip(self.counts(2)) {
            if one > two {
                return 1;
            }
            if two > one {
                return 2;
            }
        }
        0 // G3, H6
    }

    /// Fives, fours, threes, twos, singles of a player, as counted by G1 and G2 or H6.
    pub(crate) fn counts(&self, player: u8) -> [usize; 5] {
        assert!(player == 1 || player == 2, "player {player}");
        let mine = &self.claims[usize::from(player - 1)];
        // X7: ownership is by the top piece.
        let owned = |height: usize| {
            let high = self.stacks.iter().filter(|stack| stack.len() == height);
            high.filter(|stack| stack.ends_with(|top| mine.contains(top))).count()
        };
        // G1: the removed ones; X4, X7: a five still on the board is an obstacle and counts for nobody. H6: those on the
        // board; X7: a six counts for nobody.
        let fives = if self.six { owned(5) } else { self.won[usize::from(player - 1)] };
        [fives, owned(4), owned(3), owned(2), owned(1)]
    }

    /// The position after the claim of a turn in short form, with the start and the end of its move; panics if the turn is
    /// illegal.
    fn begin(&self, turn: &str) -> (LiteralPosition, Point, Point) {
        let (claim, path) = match turn.split_once(',') {
            Some((colour, path)) => (Some(colour.parse().expect("one colour before the comma")), path),
            None => (None, turn),
        };
        let (start, end) = path.split_once('-').expect("start-end");
        let (start, end) = (point(start).expect("a point"), point(end).expect("a point"));
        // D4, X1: the claim comes first, and the move is judged under it.
        let table = self.after_claim(claim).expect("a claim that is allowed");
        assert!(table.landings(start).contains(&end), "{turn} is not legal in {}", self.write());
        (table, start, end)
    }

    /// The same position with the other player to move.
    fn other_side(&self) -> LiteralPosition {
        let mut other = self.clone();
        other.mover = 3 - self.mover;
        other
    }

    /// H4: a player has completed a stack of six with one of their colours on top.
    fn six_completed(&self) -> bool {
        self.six && self.won != [0, 0]
    }

    /// E1: every turn of the player to move, with and without claims (X2) but without passing, in short form, sorted.
    fn moves_with_claims(&self) -> Vec<String> {
        let mut turns = Vec::new();
        // D5: no claim or one claim.
        for claim in [None].into_iter().chain(COLOURS.map(Some)) {
            // X1: the move is judged under the claims after this claim, and may be of any neutral colour or one of the mover's own.
            let Some(table) = self.after_claim(claim) else {
                continue;
            };
            let prefix = claim.map_or(String::new(), |colour| format!("{colour},"));
            for start in 0..names().len() {
                for end in table.landings(start) {
                    turns.push(format!("{prefix}{}-{}", names()[start], names()[end]));
                }
            }
        }
        turns.sort();
        turns
    }

    /// The position after the mover's claim and before the move, or `None` if the claim is illegal.
    fn after_claim(&self, claim: Option<char>) -> Option<LiteralPosition> {
        let mut table = self.clone();
        let Some(colour) = claim else {
            return Some(table);
        };
        let player = usize::from(self.mover - 1);
        // H2: jokers and white are not claimed.
        if !COLOURS.contains(&colour) {
            return None;
        }
        // D2, D3: only a neutral colour, and up to two in the game; so D6 follows.
        if self.claims.iter().any(|side| side.contains(colour)) || self.claims[player].len() == 2 {
            return None;
        }
        table.claims[player] = in_order(&format!("{}{colour}", self.claims[player]));
        Some(table)
    }

    /// E2: the top piece, which decides to whom the stack belongs.
    fn top(&self, at: Point) -> Option<char> {
        self.stacks[at].chars().last()
    }

    /// Whether the top there is a claimed colour of the player to move.
    fn is_own(&self, at: Point) -> bool {
        self.top(at).is_some_and(|top| self.claims[usize::from(self.mover - 1)].contains(top))
    }

    /// Whether the player to move may move this stack at all.
    fn is_movable(&self, at: Point) -> bool {
        let Some(top) = self.top(at) else {
            return false;
        };
        // D1: a joker is never moved.
        if top == JOKER {
            return false;
        }
        // D3, E1: a colour of the other player's is not moved; D2: neutral and own ones are.
        if self.claims[usize::from(2 - self.mover)].contains(top) {
            return false;
        }
        // H4: the game has already been won.
        !self.six_completed()
    }

    /// E3: for each direction from `from`, over empty points only, the first occupied point.
    /// X5: `start`, which the moving stack has left, counts as empty.
    fn first_occupied(&self, from: Point, start: Point) -> Vec<Point> {
        let is_occupied = |at: &Point| *at != start && !self.stacks[*at].is_empty();
        let mut found = Vec::new();
        for line in lines() {
            if let Some(place) = line.iter().position(|&at| at == from) {
                found.extend(line[place + 1..].iter().copied().find(is_occupied));
                found.extend(line[..place].iter().rev().copied().find(is_occupied));
            }
        }
        found
    }

    /// Whether the movable stack on `start` may land on `end` if it reaches it.
    fn may_land(&self, start: Point, end: Point) -> bool {
        let (moving, target) = (&self.stacks[start], &self.stacks[end]);
        // E3: it never lands on an empty point; its own start counts as empty (X5).
        if target.is_empty() || start == end {
            return false;
        }
        // E5, H1: no stack is higher than five, or six in the variant,
        if moving.len() + target.len() > if self.six { 6 } else { 5 } {
            return false;
        }
        // E5: and no colour is in it twice. Jokers may be.
        if moving.chars().any(|piece| piece != JOKER && target.contains(piece)) {
            return false;
        }
        let neutral = !self.is_own(start); // D2: as it is movable
        // E6: a single neutral piece moves only onto a single piece.
        if neutral && moving.len() == 1 && target.len() != 1 {
            return false;
        }
        // E7: a stack with a neutral top moves only onto something of at most its own height.
        if neutral && moving.len() > 1 && target.len() > moving.len() {
            return false;
        }
        // E8: a stack of the mover's own moves onto any height.
        true
    }

    /// Whether `at` can be a LYNGK point for the movable stack on `start`.
    fn is_lyngk_point(&self, start: Point, at: Point) -> bool {
        // F1: for the mover's own colours only. F2-F3: the same colour on top. F4: never a joker. The note under F, X4: of
        // that stack, only the top matters, whatever its height.
        self.is_own(start) && at != start && self.top(at) == self.top(start) && self.top(at) != Some(JOKER)
    }

    /// Every point on which the stack on `start` can land, directly or by LYNGK points. X6: the path does not matter, so each
    /// LYNGK point in reach is visited once (F5) and its landings are collected.
    fn landings(&self, start: Point) -> Vec<Point> {
        if !self.is_movable(start) {
            return Vec::new();
        }
        let mut landings = Vec::new();
        let mut reached = vec![start];
        let mut next = 0;
        while next < reached.len() {
            for at in self.first_occupied(reached[next], start) {
                if self.is_lyngk_point(start, at) && !reached.contains(&at) {
                    reached.push(at);
                }
                if self.may_land(start, at) && !landings.contains(&at) {
                    landings.push(at);
                }
            }
            next += 1;
        }
        landings
    }

    /// Every sequence of LYNGK points that the stack on `start` can use, including the empty one (the direct move); none if the
    /// stack may not be moved.
    fn runs(&self, start: Point) -> Vec<Vec<Point>> {
        let mut runs = Vec::new();
        if self.is_movable(start) {
            self.extend_run(start, &mut Vec::new(), &mut runs);
        }
        runs
    }

    /// Depth-first search: records the path so far and tries each LYNGK point that can follow.
    fn extend_run(&self, start: Point, used: &mut Vec<Point>, runs: &mut Vec<Vec<Point>>) {
        runs.push(used.clone());
        let here = *used.last().unwrap_or(&start);
        for at in self.first_occupied(here, start) {
            // F5: each is used at most once in a turn.
            if self.is_lyngk_point(start, at) && !used.contains(&at) {
                used.push(at);
                self.extend_run(start, used, runs);
                used.pop();
            }
        }
    }
}

/// Field 1 of an LPN, with the validity clauses that concern it alone.
fn read_columns(field: &str, six: bool) -> Result<Vec<String>, String> {
    let columns: Vec<&str> = field.split('/').collect();
    ensure!(columns.len() == 9, "field 1 (columns): {} columns, not nine", columns.len());
    let mut stacks = Vec::new();
    for (text, (column, height)) in columns.into_iter().zip(COLUMNS) {
        let points: Vec<&str> = text.split(',').collect();
        let found = points.len();
        ensure!(found == height, "field 1 (columns), column {column}: {found} points, not {height}");
        for stack in points {
            let name = &names()[stacks.len()];
            let stack = read_stack(stack, six);
            stacks.push(stack.map_err(|why| format!("field 1 (columns), point {name}: {why}"))?);
        }
    }
    // At most eight of each colour and three jokers.
    for (piece, most) in [('I', 8), ('B', 8), ('R', 8), ('G', 8), ('K', 8), (JOKER, 3)] {
        let count = stacks.concat().matches(piece).count();
        ensure!(count <= most, "field 1 (columns): {count} pieces {piece}, more than {most}");
    }
    Ok(stacks)
}

/// One point of field 1.
fn read_stack(text: &str, six: bool) -> Result<String, String> {
    if text == "." {
        return Ok(String::new());
    }
    ensure!(!text.is_empty(), "nothing written; an empty point is '.'");
    for piece in text.chars() {
        ensure!(COLOURS.contains(&piece) || piece == JOKER, "'{piece}' is no piece");
        // E5: no colour twice in a stack.
        ensure!(piece == JOKER || text.matches(piece).count() == 1, "{text} has {piece} twice");
    }
    // E5, H1: heights within the variant's limit.
    let limit = if six { 6 } else { 5 };
    ensure!(text.len() <= limit, "{text} is higher than {limit}");
    // D1: a joker is on top only when single.
    ensure!(text.len() == 1 || !text.ends_with(JOKER), "{text} has a joker on top");
    Ok(text.to_string())
}

/// Field 3 of an LPN.
fn read_claims(field: &str) -> Result<[String; 2], String> {
    let sides: Vec<&str> = field.split('/').collect();
    ensure!(sides.len() == 2, "field 3 (claims): '{field}' has not two sides");
    let mut claims = [String::new(), String::new()];
    for (player, side) in sides.into_iter().enumerate().filter(|(_, side)| *side != "-") {
        let place = format!("field 3 (claims), player {}", player + 1);
        ensure!(!side.is_empty(), "{place}: nothing written; no claim is '-'");
        for colour in side.chars() {
            ensure!(COLOURS.contains(&colour), "{place}: '{colour}' is no colour");
            // D3: none twice, whether by one player or by both.
            let twice = claims.concat().contains(colour);
            ensure!(!twice, "{place}: {colour} is claimed twice");
            claims[player].push(colour);
        }
        // D3: at most two each.
        ensure!(side.len() <= 2, "{place}: '{side}' is more than two claims");
        ensure!(in_order(side) == side, "{place}: '{side}' is not in the order IBRGK");
    }
    Ok(claims)
}

/// These colours in the order IBRGK.
fn in_order(colours: &str) -> String {
    COLOURS.iter().filter(|&&colour| colours.contains(colour)).collect()
}

/// Field 4 of an LPN.
fn read_score(field: &str, six: bool) -> Result<[usize; 2], String> {
    let allowed = !six || ["0/0", "1/0", "0/1"].contains(&field);
    ensure!(allowed, "field 4 (score): '{field}' is none of 0/0, 1/0, 0/1");
    // 43 pieces make at most eight stacks of five: more would fail the count of pieces.
    for one in 0..=8 {
        for two in 0..=8 {
            if field == format!("{one}/{two}") {
                return Ok([one, two]);
            }
        }
    }
    Err(format!("field 4 (score): '{field}' is not two numbers from 0 to 8 with a / between"))
}
