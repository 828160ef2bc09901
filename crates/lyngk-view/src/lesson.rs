//! The game in three minutes: what is told, and the scenes that show it.
//!
//! A scene is a piece of a board with moves on it. That every move is what it is said to be is tested by the rules themselves.

use lyngk_rules::{Color, Completion, Point, Position, Turn};

/// One step of the lesson. Title, text and picture are keys of [`Words`](crate::Words).
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// What it is about.
    pub title: &'static str,
    /// Two or three sentences.
    pub text: &'static str,
    /// What the scene shows, for those who do not see it.
    pub picture: &'static str,
    /// What is drawn.
    pub scene: Scene,
}

/// Some points of a board, seen by player 1, who is to move.
#[derive(Clone, Copy, Debug)]
pub struct Scene {
    /// What stands on points, written as in LPN. Points without anything are empty.
    pub stacks: &'static [(Point, &'static str)],
    /// The colours that player 1 and player 2 have claimed, as letters.
    pub claims: [&'static str; 2],
    /// Moves to be drawn.
    pub ways: &'static [Way],
}

/// A turn in a scene.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// The colour that is claimed first.
    pub claim: Option<Color>,
    /// From the start by the LYNGK points to the end. Nothing is a pass.
    pub path: &'static [Point],
    /// What comes of it.
    pub verdict: Verdict,
}

impl Way {
    /// The turn, whether it may be made or not.
    #[must_use]
    pub fn turn(&self) -> Turn {
        match (self.path.first(), self.path.last()) {
            (Some(&from), Some(&to)) => Turn::Move { claim: self.claim, from, to },
            _ => Turn::Pass,
        }
    }
}

/// What comes of a turn in a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It may be made.
    Allowed,
    /// It may not.
    Refused,
    /// It completes a stack and scores: a point or, with stacks of six, the game.
    Scores,
    /// It completes a stack that stays as an obstacle.
    Blocks,
}

impl Verdict {
    /// What comes of a turn by the rules.
    #[must_use]
    pub fn of(position: &Position, turn: Turn) -> Verdict {
        let Ok(consequences) = position.consequences(turn) else { return Verdict::Refused };
        match consequences.completed.map(|completed| completed.completion) {
            None => Verdict::Allowed,
            Some(Completion::Removed | Completion::Won) => Verdict::Scores,
            Some(Completion::Obstacle) => Verdict::Blocks,
        }
    }
}

const fn way(path: &'static [Point], verdict: Verdict) -> Way {
    Way { claim: None, path, verdict }
}

impl Lesson {
    /// The lesson from beginning to end.
    pub const ALL: [Lesson; 8] = [
        Lesson { title: "learn-aim-title", text: "learn-aim", picture: "learn-aim-picture", scene: AIM },
        Lesson { title: "learn-move-title", text: "learn-move", picture: "learn-move-picture", scene: MOVE },
        Lesson { title: "learn-build-title", text: "learn-build", picture: "learn-build-picture", scene: BUILD },
        Lesson {
            title: "learn-neutral-title",
            text: "learn-neutral",
            picture: "learn-neutral-picture",
            scene: NEUTRAL,
        },
        Lesson { title: "learn-claim-title", text: "learn-claim", picture: "learn-claim-picture", scene: CLAIM },
        Lesson { title: "learn-lyngk-title", text: "learn-lyngk", picture: "learn-lyngk-picture", scene: LYNGK },
        Lesson { title: "learn-score-title", text: "learn-score", picture: "learn-score-picture", scene: SCORE },
        Lesson { title: "learn-end-title", text: "learn-end", picture: "learn-end-picture", scene: END },
    ];
}

const AIM: Scene = Scene {
    stacks: &[
        (Point::E4, "KGBIR"),
        (Point::D3, ""),
        (Point::D4, ""),
        (Point::E3, ""),
        (Point::E5, ""),
        (Point::F3, ""),
        (Point::F4, ""),
    ],
    claims: ["R", ""],
    ways: &[],
};

const MOVE: Scene = Scene {
    stacks: &[
        (Point::C3, "R"),
        (Point::C4, "K"),
        (Point::C5, "I"),
        (Point::D3, ""),
        (Point::E4, ""),
        (Point::F4, "B"),
        (Point::G4, ""),
    ],
    claims: ["", ""],
    ways: &[
        way(&[Point::C3, Point::F4], Verdict::Allowed),
        way(&[Point::C3, Point::C5], Verdict::Refused),
        way(&[Point::F4, Point::G4], Verdict::Refused),
    ],
};

const BUILD: Scene = Scene {
    stacks: &[
        (Point::C3, "RB"),
        (Point::C4, ""),
        (Point::C5, "KR"),
        (Point::D3, ""),
        (Point::E4, "JG"),
        (Point::G3, "J"),
        (Point::G4, ""),
        (Point::G5, "I"),
    ],
    claims: ["", ""],
    ways: &[
        way(&[Point::C3, Point::E4], Verdict::Allowed),
        way(&[Point::C3, Point::C5], Verdict::Refused),
        way(&[Point::G3, Point::G5], Verdict::Refused),
    ],
};

const NEUTRAL: Scene = Scene {
    stacks: &[
        (Point::B2, "R"),
        (Point::B3, ""),
        (Point::B4, "GK"),
        (Point::C4, ""),
        (Point::D4, "I"),
        (Point::F3, "IB"),
        (Point::F4, ""),
        (Point::F5, "KR"),
        (Point::G4, ""),
        (Point::H3, "RKG"),
    ],
    claims: ["", ""],
    ways: &[
        way(&[Point::B2, Point::D4], Verdict::Allowed),
        way(&[Point::B2, Point::B4], Verdict::Refused),
        way(&[Point::F3, Point::F5], Verdict::Allowed),
        way(&[Point::F3, Point::H3], Verdict::Refused),
    ],
};

const CLAIM: Scene = Scene {
    stacks: &[(Point::D3, "R"), (Point::D5, "K"), (Point::E4, ""), (Point::E5, ""), (Point::F4, "IBG")],
    claims: ["R", "K"],
    ways: &[way(&[Point::D3, Point::F4], Verdict::Allowed), way(&[Point::D5, Point::F4], Verdict::Refused)],
};

const LYNGK: Scene = Scene {
    stacks: &[
        (Point::C3, "R"),
        (Point::D3, ""),
        (Point::E4, "BR"),
        (Point::F3, ""),
        (Point::G3, "R"),
        (Point::G4, "IBGK"),
    ],
    claims: ["R", ""],
    ways: &[way(&[Point::C3, Point::E4, Point::G3, Point::G4], Verdict::Scores)],
};

const SCORE: Scene = Scene {
    stacks: &[
        (Point::B2, "KR"),
        (Point::C4, ""),
        (Point::D4, "IBG"),
        (Point::F3, "JGB"),
        (Point::G4, ""),
        (Point::H3, "RK"),
    ],
    claims: ["R", ""],
    ways: &[way(&[Point::B2, Point::D4], Verdict::Scores), way(&[Point::F3, Point::H3], Verdict::Blocks)],
};

const END: Scene = Scene {
    stacks: &[(Point::C4, "IBGR"), (Point::D4, "BGK"), (Point::E4, "GR"), (Point::F4, "K")],
    claims: ["R", "K"],
    ways: &[],
};

#[cfg(test)]
mod tests {
    use lyngk_rules::{Colors, Points, Setup};

    use super::*;

    fn colors(letters: &str) -> Colors {
        letters.chars().filter_map(Color::from_letter).collect()
    }

    /// The scene with as many pieces aside, in nobody's way, as make it a position, and the rest in stacks already scored.
    fn position(scene: &Scene) -> Position {
        let mut setup = Setup { claims: scene.claims.map(colors), ..Setup::default() };
        for (point, letters) in scene.stacks.iter().filter(|(_, letters)| !letters.is_empty()) {
            setup.stacks[point.index()] = letters.parse().expect("a stack");
        }
        let count = |setup: &Setup| setup.stacks.iter().map(|stack| stack.height()).sum::<usize>();
        let empty: Points = scene.stacks.iter().map(|(point, _)| *point).collect();
        let mut aside = Point::ALL.into_iter().filter(|point| !empty.contains(*point));
        while count(&setup) % 5 != 3 {
            let point = aside.next().expect("room");
            setup.stacks[point.index()] = "I".parse().expect("a piece");
        }
        setup.scored[0] = ((43 - count(&setup)) / 5) as u8;
        setup.position().expect("a position")
    }

    #[test]
    fn every_move_that_is_shown_is_what_it_is_said_to_be() {
        for lesson in Lesson::ALL {
            let position = position(&lesson.scene);
            for way in lesson.scene.ways {
                let turn = way.turn();
                assert_eq!(Verdict::of(&position, turn), way.verdict, "{} {turn}", lesson.title);
                if way.verdict != Verdict::Refused {
                    assert_eq!(position.path(turn).as_deref(), Some(way.path), "{} {turn}", lesson.title);
                }
            }
        }
    }
}
