//! Player of the moves of a game: from hands that pick and drop to turns.
//!
//! Every move makes a state that knows the one before, so a variation can begin at any of them. The number of states is that of moves,
//! and a line has at most [`LINE_LIMIT`].

use lyngk_rules::{
    Color, Comment, IllegalTurn, Mark, NodeId, Player, Point, Points, Position, Record, Refusal, Turn, Variant,
};

use super::Seat;
use super::action::{Action, Numbered, Place};
use super::edit::Layout;
use super::error::{Failure, OrderProblem, Problem};
use super::note::Note;

/// The maximum number of moves in a line. A game has at most 84 turns, each of a few moves.
const LINE_LIMIT: u32 = 2_000;

/// The index of a state.
pub(super) type StateId = usize;

/// How a game ended, other than by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    Resignation {
        loser: Seat,
    },
    /// The player who moved, and whether they claim to have won.
    Time {
        by: Seat,
        as_winner: bool,
    },
}

/// The state after a move.
#[derive(Clone, Debug)]
struct State {
    parent: Option<StateId>,
    /// Number of moves in its line, with this one.
    depth: u32,
    /// The number that the next move should have.
    next_number: u32,
    /// Whether it belongs to the first line, which is the game.
    is_main: bool,
    phase: Phase,
    /// Who is player 1.
    player_one: Seat,
    /// Which start the line has, counted from 1. Only lines with the record's start are read.
    start: usize,
    position: Position,
    /// The last turn.
    node: Option<NodeId>,
    /// Number of turns.
    plies: usize,
    draft: Draft,
    /// The remark on this move.
    remark: Option<usize>,
    /// Remarks up to here belong to earlier turns.
    ends_turn: bool,
    /// Milliseconds that each player has used up to their current turn, and up to the one before.
    used: [Option<u64>; 2],
    used_before: [Option<u64>; 2],
    agreement: Agreement,
    /// The turn that ended here and was not read.
    unread: Option<Turn>,
}

#[derive(Clone, Debug)]
enum Phase {
    Waiting,
    Editing(Box<Layout>),
    Playing,
    Ended(End),
}

/// How far a line agrees with our rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Agreement {
    Full,
    /// A claim took an obstacle, so a later turn may be legal at Boardspace only.
    BoardDiffers,
    /// The line goes on under other rules, so its turns are not read any more.
    Cut,
}

/// A turn in the making.
#[derive(Clone, Copy, Debug, Default)]
struct Draft {
    hand: Hand,
    claim: Option<Color>,
    moved: Option<(Point, Point)>,
    /// The offset of the move that says where the stack goes.
    moved_at: Option<usize>,
    resigned: Option<Seat>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Hand {
    #[default]
    Empty,
    Color(Color),
    Stack(Point),
}

/// A move with its place in the text, and the other properties of its node.
#[derive(Debug)]
pub(super) struct Move {
    pub(super) seat: Seat,
    pub(super) numbered: Numbered,
    /// Its offset.
    pub(super) at: usize,
    pub(super) remark: Remark,
    /// Milliseconds that the player has used.
    pub(super) used: Option<u64>,
}

/// What somebody wrote about a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Remark {
    pub(super) comment: Option<Comment>,
    pub(super) mark: Option<Mark>,
}

/// A game that is being read.
#[derive(Debug)]
pub(super) struct Play {
    record: Record,
    states: Vec<State>,
    remarks: Vec<Remark>,
    /// The last state of the main line.
    last: StateId,
    /// The place of player 1 and the position with which the record starts.
    started: Option<(Seat, Position)>,
    /// Number of starts so far.
    starts: usize,
    notes: Vec<Note>,
    /// The turn at which the main line goes on under other rules.
    cut: Option<(usize, Player, IllegalTurn)>,
    variations_cut: usize,
}

/// What was read of a game.
#[derive(Debug)]
pub(super) struct Played {
    pub(super) record: Record,
    pub(super) notes: Vec<Note>,
    pub(super) player_one: Seat,
    pub(super) end: Option<End>,
    /// The position at the end; none if the game went on under other rules.
    pub(super) position: Option<Position>,
}

impl Play {
    pub(super) fn new(start: Position) -> Play {
        let root = State {
            parent: None,
            depth: 0,
            next_number: 0,
            is_main: true,
            phase: Phase::Waiting,
            player_one: Seat::P0,
            start: 0,
            position: start,
            node: None,
            plies: 0,
            draft: Draft::default(),
            remark: None,
            ends_turn: true,
            used: [None; 2],
            used_before: [Some(0); 2],
            agreement: Agreement::Full,
            unread: None,
        };
        Play {
            record: Record::new(start),
            states: vec![root],
            remarks: Vec::new(),
            last: 0,
            started: None,
            starts: 0,
            notes: Vec::new(),
            cut: None,
            variations_cut: 0,
        }
    }

    /// The state before all moves.
    pub(super) const BEGINNING: StateId = 0;

    /// Adds a node without moves.
    pub(super) fn remark(&mut self, after: StateId, begins_variation: bool, remark: Remark) -> StateId {
        let state = self.follow(after, begins_variation, remark);
        self.add(state)
    }

    /// Adds a move after a state.
    pub(super) fn act(&mut self, after: StateId, begins_variation: bool, step: Move) -> Result<StateId, Failure> {
        let number = step.numbered.number.unwrap_or(self.states[after].next_number);
        let mut from = after;
        while self.states[from].next_number > number
            && let Some(parent) = self.states[from].parent
        {
            from = parent;
        }
        let mut state = self.follow(from, begins_variation || from != after, step.remark);
        state.depth += 1;
        if state.depth > LINE_LIMIT {
            return Err(Failure { at: step.at, problem: Problem::TooManyMoves { limit: LINE_LIMIT as usize } });
        }
        state.next_number = number + 1;
        if step.used.is_some() {
            state.used[step.seat.index()] = step.used;
        }
        self.apply(&mut state, step.seat, step.numbered.action, step.at)?;
        Ok(self.add(state))
    }

    /// A state like the one that it follows.
    fn follow(&mut self, after: StateId, begins_variation: bool, remark: Remark) -> State {
        let remark = (remark != Remark::default()).then(|| {
            self.remarks.push(remark);
            self.remarks.len() - 1
        });
        State {
            parent: Some(after),
            is_main: self.states[after].is_main && !begins_variation,
            remark,
            ends_turn: false,
            unread: None,
            ..self.states[after].clone()
        }
    }

    fn add(&mut self, state: State) -> StateId {
        let id = self.states.len();
        if state.is_main {
            self.last = id;
        }
        self.states.push(state);
        id
    }

    fn apply(&mut self, state: &mut State, seat: Seat, action: Action, at: usize) -> Result<(), Failure> {
        let fail = |problem: OrderProblem| Failure { at, problem: problem.into() };
        match (&mut state.phase, action) {
            (Phase::Ended(_), Action::Done) => Ok(()),
            (Phase::Ended(_), _) => Err(fail(OrderProblem::Over)),
            (_, Action::Start(player_one)) => self.start(state, player_one).map_err(|problem| Failure { at, problem }),
            (Phase::Waiting, Action::Edit) => {
                state.phase = Phase::Editing(Box::new(Layout::new(&state.position, Seat::P0)));
                Ok(())
            }
            (Phase::Waiting, _) => Err(fail(OrderProblem::NotStarted)),
            (Phase::Editing(layout), _) => layout.apply(action).map_err(fail),
            (Phase::Playing, Action::Edit) => {
                state.draft = Draft::default();
                state.phase = Phase::Editing(Box::new(Layout::new(&state.position, state.player_one)));
                Ok(())
            }
            (Phase::Playing, Action::Resign) => {
                // Resigning twice withdraws the resignation.
                state.draft.resigned = if state.draft.resigned.is_some() { None } else { Some(seat) };
                Ok(())
            }
            (Phase::Playing, Action::WinOnTime | Action::LoseOnTime) => {
                state.phase = Phase::Ended(End::Time { by: seat, as_winner: action == Action::WinOnTime });
                Ok(())
            }
            (Phase::Playing, Action::Done) if let Some(loser) = state.draft.resigned => {
                state.phase = Phase::Ended(End::Resignation { loser });
                Ok(())
            }
            (Phase::Playing, _) => {
                let to_move = state.to_move();
                if seat != to_move && state.agreement != Agreement::Cut {
                    let (mover, to_move) = (seat.name(), to_move.name());
                    return Err(fail(OrderProblem::OtherPlayer { mover, to_move }));
                }
                match action {
                    Action::Done | Action::Pass => {
                        let turn = state.draft.turn(action == Action::Pass).map_err(fail)?;
                        self.finish_turn(state, turn, at)
                    }
                    _ => state.draft.apply(seat, action, at).map_err(fail),
                }
            }
        }
    }

    fn start(&mut self, state: &mut State, player_one: Seat) -> Result<(), Problem> {
        let position = match &state.phase {
            Phase::Editing(layout) if !layout.is_complete() => return Err(OrderProblem::HandFull.into()),
            Phase::Editing(layout) => layout.position(player_one).map_err(Problem::Placement)?,
            Phase::Waiting => state.position,
            Phase::Playing if state.plies == 0 && state.draft.is_empty() => state.position,
            Phase::Playing | Phase::Ended(_) => return Err(OrderProblem::AlreadyStarted.into()),
        };
        state.phase = Phase::Playing;
        (state.player_one, state.position) = (player_one, position);
        (state.node, state.plies, state.draft) = (None, 0, Draft::default());
        state.agreement = Agreement::Full;
        let started = (player_one, position);
        if self.started.is_none() || state.is_main && self.record.children(None).is_empty() {
            let comments = std::mem::take(&mut self.record.comments);
            self.record = Record::new(position);
            self.record.comments = comments;
            self.started = Some(started);
            self.starts += 1;
        } else if self.started != Some(started) {
            state.agreement = Agreement::Cut;
            if state.is_main {
                self.notes.push(Note::PositionChanged);
            } else {
                self.variations_cut += 1;
            }
        }
        state.start = self.starts;
        if state.is_main {
            let (comments, _) = self.take_remarks_since_turn(state);
            self.record.comments.extend(comments);
        }
        state.ends_turn = true;
        Ok(())
    }

    fn finish_turn(&mut self, state: &mut State, turn: Turn, at: usize) -> Result<(), Failure> {
        if state.start != self.starts && state.agreement != Agreement::Cut {
            state.agreement = Agreement::Cut;
            self.variations_cut += 1;
        }
        if state.agreement == Agreement::Cut {
            state.unread = Some(turn);
            state.draft = Draft::default();
            return Ok(());
        }
        let before = state.position;
        let (number, player) = (state.plies / 2 + 1, before.to_move());
        let next = match before.after(turn) {
            Ok(next) => next,
            Err(error) if state.agreement == Agreement::BoardDiffers || is_pass_despite_claims(&error) => {
                (state.agreement, state.unread) = (Agreement::Cut, Some(turn));
                state.draft = Draft::default();
                if state.is_main {
                    self.cut = Some((number, player, error));
                } else {
                    self.variations_cut += 1;
                }
                return Ok(());
            }
            Err(error) => {
                let problem = Problem::Turn { number, player, error };
                return Err(Failure { at: state.draft.moved_at.unwrap_or(at), problem });
            }
        };
        let obstacles = obstacles_taken(&before, turn);
        if let Some(color) = turn.claim().filter(|_| !obstacles.is_empty()) {
            state.agreement = Agreement::BoardDiffers;
            if state.is_main {
                self.notes.push(Note::ObstaclesTaken { number, player, color, points: obstacles });
            }
        }
        let known = self.record.children(state.node).iter().copied();
        let node = match known.into_iter().find(|&id| self.record.node(id).turn() == turn) {
            Some(node) => node,
            None => self
                .record
                .push(state.node, turn)
                .map_err(|error| Failure { at, problem: Problem::Turn { number, player, error } })?,
        };
        let (mut comments, marks) = self.take_remarks_since_turn(state);
        comments.extend(state.take_elapsed().and_then(elapsed_comment));
        for comment in comments {
            let known = self.record.comments_mut(node);
            // Lines that are alike at first share their turns.
            if !known.contains(&comment) {
                known.push(comment);
            }
        }
        for mark in marks {
            let known = self.record.marks_mut(node);
            if !known.contains(&mark) {
                known.push(mark);
            }
        }
        (state.node, state.plies, state.position) = (Some(node), state.plies + 1, next);
        state.draft = Draft::default();
        state.ends_turn = true;
        Ok(())
    }

    /// Takes the comments and marks on the moves since the last turn, up to this state. A variation does not get them again: their
    /// number could grow with the square of the text.
    fn take_remarks_since_turn(&mut self, state: &State) -> (Vec<Comment>, Vec<Mark>) {
        let mut found = Vec::from_iter(state.remark);
        let mut before = state.parent;
        while let Some(state) = before.map(|id| &self.states[id]).filter(|state| !state.ends_turn) {
            found.extend(state.remark);
            before = state.parent;
        }
        let (mut comments, mut marks) = (Vec::new(), Vec::new());
        for &index in found.iter().rev() {
            let Remark { comment, mark } = std::mem::take(&mut self.remarks[index]);
            comments.extend(comment);
            marks.extend(mark);
        }
        (comments, marks)
    }

    /// The turns of a line that were not read.
    fn unread_turns(&self, last: StateId) -> Vec<Turn> {
        let line = std::iter::successors(Some(last), |&id| self.states[id].parent);
        let mut turns: Vec<Turn> = line.filter_map(|id| self.states[id].unread).collect();
        turns.reverse();
        turns
    }

    /// The end of the game.
    pub(super) fn finish(mut self) -> Played {
        let last = self.states[self.last].clone();
        if !last.ends_turn {
            let (comments, _) = self.take_remarks_since_turn(&last);
            match last.node {
                Some(node) if last.start == self.starts => self.record.comments_mut(node).extend(comments),
                _ => self.record.comments.extend(comments),
            }
        }
        if let Some((number, player, error)) = self.cut.take() {
            self.notes.push(Note::OtherRules { number, player, error, unread: self.unread_turns(self.last) });
        }
        if !last.draft.is_empty() && matches!(last.phase, Phase::Playing) && last.agreement != Agreement::Cut {
            self.notes.push(Note::Unfinished {
                number: last.plies / 2 + 1,
                player: last.position.to_move(),
                resigned: last.draft.resigned.is_some(),
            });
        }
        if self.variations_cut > 0 {
            self.notes.push(Note::VariationsCut { count: self.variations_cut });
        }
        Played {
            record: self.record,
            notes: self.notes,
            player_one: self.started.map_or(Seat::P0, |(seat, _)| seat),
            end: if let Phase::Ended(end) = last.phase { Some(end) } else { None },
            position: (last.agreement != Agreement::Cut).then_some(last.position),
        }
    }
}

impl State {
    fn to_move(&self) -> Seat {
        match self.position.to_move() {
            Player::One => self.player_one,
            Player::Two => self.player_one.other(),
        }
    }

    /// The milliseconds that the turn which ends here took, if they are known.
    fn take_elapsed(&mut self) -> Option<u64> {
        let seat = self.to_move().index();
        let now = self.used[seat].take();
        let before = std::mem::replace(&mut self.used_before[seat], now);
        now?.checked_sub(before?)
    }
}

impl Draft {
    fn is_empty(&self) -> bool {
        self.hand == Hand::Empty && self.claim.is_none() && self.moved.is_none() && self.resigned.is_none()
    }

    /// Adds a part of the turn, or takes one back.
    fn apply(&mut self, seat: Seat, action: Action, at: usize) -> Result<(), OrderProblem> {
        match action {
            Action::Claim(color, place) => {
                self.pick(seat, Place::Pool(color))?;
                self.drop(seat, Place::Claims(place))
            }
            Action::Move(from, to) => {
                if self.moved.is_some() {
                    return Err(OrderProblem::SecondMove);
                }
                self.lift(from, 0)?;
                self.land(to, at)
            }
            Action::Pick(place) => self.pick(seat, place),
            Action::Drop(place) => self.drop(seat, place),
            Action::Lift(point, level) => self.lift(point, level),
            Action::Land(point) => self.land(point, at),
            _ => Err(OrderProblem::NotEditing),
        }
    }

    fn pick(&mut self, seat: Seat, place: Place) -> Result<(), OrderProblem> {
        self.expect_empty_hand()?;
        if self.moved.is_some() {
            return Err(OrderProblem::ClaimAfterMove);
        }
        let color = match place {
            Place::Pool(_) if self.claim.is_some() => return Err(OrderProblem::SecondClaim),
            Place::Pool(color) => color,
            Place::Claims(owner) => {
                expect_own(seat, owner)?;
                self.claim.take().ok_or(OrderProblem::NothingClaimed)?
            }
            Place::Removed(_) => return Err(OrderProblem::NotEditing),
        };
        self.hand = Hand::Color(color);
        Ok(())
    }

    fn drop(&mut self, seat: Seat, place: Place) -> Result<(), OrderProblem> {
        let Hand::Color(color) = self.hand else { return Err(OrderProblem::HandEmpty) };
        match place {
            Place::Pool(pool) if pool == color => {}
            Place::Pool(_) => return Err(OrderProblem::HandFull),
            Place::Claims(owner) => {
                expect_own(seat, owner)?;
                self.claim = Some(color);
            }
            Place::Removed(_) => return Err(OrderProblem::NotEditing),
        }
        self.hand = Hand::Empty;
        Ok(())
    }

    fn lift(&mut self, point: Point, level: usize) -> Result<(), OrderProblem> {
        self.expect_empty_hand()?;
        if level > 0 {
            return Err(OrderProblem::PartOfStack);
        }
        let from = match self.moved {
            None => point,
            // The drop is taken back.
            Some((from, to)) if to == point => from,
            Some(_) => return Err(OrderProblem::SecondMove),
        };
        (self.hand, self.moved, self.moved_at) = (Hand::Stack(from), None, None);
        Ok(())
    }

    fn land(&mut self, point: Point, at: usize) -> Result<(), OrderProblem> {
        let Hand::Stack(from) = self.hand else { return Err(OrderProblem::HandEmpty) };
        self.hand = Hand::Empty;
        // Back where it was, it has not moved.
        if point != from {
            (self.moved, self.moved_at) = (Some((from, point)), Some(at));
        }
        Ok(())
    }

    fn expect_empty_hand(&self) -> Result<(), OrderProblem> {
        if self.hand == Hand::Empty { Ok(()) } else { Err(OrderProblem::HandFull) }
    }

    /// The turn. Nothing at all is a pass.
    fn turn(&self, is_pass: bool) -> Result<Turn, OrderProblem> {
        self.expect_empty_hand()?;
        match (self.claim, self.moved) {
            (_, Some(_)) if is_pass => Err(OrderProblem::SecondMove),
            (claim, Some((from, to))) => Ok(Turn::Move { claim, from, to }),
            (Some(color), None) => Err(OrderProblem::ClaimAlone { color }),
            (None, None) => Ok(Turn::Pass),
        }
    }
}

fn expect_own(seat: Seat, place: Seat) -> Result<(), OrderProblem> {
    if seat == place {
        return Ok(());
    }
    Err(OrderProblem::OtherPlace { place: place.claims(), own: seat.claims() })
}

/// Whether a pass is illegal only as the player could claim: by Boardspace's rules nobody has to.
fn is_pass_despite_claims(error: &IllegalTurn) -> bool {
    error.refusals().iter().all(|refusal| matches!(refusal, Refusal::MayNotPass { only_with_claim: true }))
}

/// Obstacles that the claim of a turn takes from the board by Boardspace's rules.
fn obstacles_taken(before: &Position, turn: Turn) -> Points {
    let mut taken = Points::EMPTY;
    if let Some(color) = turn.claim().filter(|_| before.variant() == Variant::Standard) {
        let full = Variant::Standard.height_limit();
        before.topped(color).iter().filter(|&point| before.height(point) == full).for_each(|point| taken.insert(point));
    }
    taken
}

/// The time that a turn took, as in PGN.
fn elapsed_comment(milliseconds: u64) -> Option<Comment> {
    Comment::new(format!("[%emt {}]", super::clock::seconds(milliseconds)))
}
