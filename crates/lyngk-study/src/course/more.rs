//! The rules that one meets later: obstacles, passing, the end, the variant.

use lyngk_rules::{Color, Point, Turn};

use super::{Case, Goal, Lesson, Part, Step, Task, Wrong, claim, go};

pub(super) const LESSONS: [Lesson; 4] = [
    Lesson {
        title: "lesson-obstacle-title",
        part: Part::More,
        claiming: true,
        scores: false,
        steps: &[
            Step {
                text: "lesson-obstacle-1",
                position: "./.,.,.,./.,.,R,.,.,.,./.,.,.,.,.,./.,.,.,IBG,.,RK,./.,.,.,.,.,./.,.,B,.,K,.,./.,.,.,./. 1 -/- 3/4 std",
                task: Task::Play { goals: &[Goal::Obstacle], model: go(Point::E4, Point::E6) },
                done: "lesson-obstacle-1-done",
                again: "lesson-obstacle-1-again",
                wrong: &[Wrong { case: Case::Play(&[Goal::Completes]), text: "lesson-obstacle-1-point", reply: None }],
                reply: None,
                hint: &[Point::E4, Point::E6],
            },
            Step {
                text: "lesson-obstacle-2",
                position: "./.,.,.,./.,.,R,.,.,.,./.,.,.,.,.,./.,G,.,IBGKR,.,BK,./.,.,.,.,.,./.,.,GK,.,IB,.,./.,.,.,./. 1 R/- 3/3 std",
                task: Task::Play { goals: &[Goal::Lyngk(1)], model: go(Point::C3, Point::E6) },
                done: "lesson-obstacle-2-done",
                again: "lesson-obstacle-2-again",
                wrong: &[],
                reply: None,
                hint: &[Point::C3, Point::E4],
            },
        ],
    },
    Lesson {
        title: "lesson-pass-title",
        part: Part::More,
        claiming: true,
        scores: false,
        steps: &[
            Step {
                text: "lesson-pass-1",
                position: "./.,.,.,./.,.,.,B,.,.,./.,.,.,.,.,./R,.,IRGK,.,.,GK,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./. 1 RG/BK 3/4 std",
                task: Task::Play { goals: &[Goal::Pass], model: Turn::Pass },
                done: "lesson-pass-1-done",
                again: "lesson-pass-1",
                wrong: &[],
                reply: Some(go(Point::C4, Point::E3)),
                hint: &[Point::E1, Point::E3],
            },
            Step {
                text: "lesson-pass-2",
                position: "./.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./R,.,.,.,.,GK,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./. 1 RG/BK 3/5 std",
                task: Task::Play { goals: &[Goal::From(Point::E1)], model: go(Point::E1, Point::E6) },
                done: "lesson-pass-2-done",
                again: "lesson-pass-2",
                wrong: &[],
                reply: None,
                hint: &[Point::E1, Point::E6],
            },
            Step {
                text: "lesson-pass-3",
                position: "R/.,.,.,./.,.,GIB,.,.,.,./.,.,.,.,.,./.,.,.,R,.,GIK,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./. 1 G/BK 3/4 std",
                task: Task::Play { goals: &[Goal::ClaimsAny], model: claim(Color::Red, Point::E4, Point::E6) },
                done: "lesson-pass-3-done",
                again: "lesson-pass-3",
                wrong: &[],
                reply: None,
                hint: &[Point::E4],
            },
        ],
    },
    Lesson {
        title: "lesson-end-title",
        part: Part::More,
        claiming: true,
        scores: true,
        steps: &[
            Step {
                text: "lesson-end-1",
                position: "./.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,IGRK,.,.,./.,.,.,.,.,./.,.,IGRB,.,.,.,./.,.,.,./. 1 RG/BK 4/3 std",
                task: Task::Choice {
                    options: &["lesson-end-you", "lesson-end-opponent", "lesson-end-nobody"],
                    right: 0,
                },
                done: "lesson-end-1-done",
                again: "lesson-end-1-again",
                wrong: &[],
                reply: None,
                hint: &[Point::E4, Point::G3],
            },
            Step {
                text: "lesson-end-2",
                position: "./.,.,.,./.,.,.,RIGB,.,.,./.,.,.,.,.,G/.,.,.,KBIR,.,.,./R,.,.,.,.,./.,.,.,IRK,.,.,./.,.,.,./. 1 RG/BK 3/3 std",
                task: Task::Choice {
                    options: &["lesson-end-you", "lesson-end-opponent", "lesson-end-nobody"],
                    right: 1,
                },
                done: "lesson-end-2-done",
                again: "lesson-end-2-again",
                wrong: &[],
                reply: None,
                hint: &[Point::G4],
            },
        ],
    },
    Lesson {
        title: "lesson-six-title",
        part: Part::More,
        claiming: true,
        scores: false,
        steps: &[
            Step {
                text: "lesson-six-1",
                position: "GKIRB/.,.,.,J/BRKIG,.,R,.,.,.,KRGIB/.,.,.,.,.,./.,J,.,IBGK,.,.,RBIGK/.,.,.,.,.,./BKRGI,.,.,.,.,.,IKRBG/J,.,.,./RGKIB 1 R/K 0/0 six",
                task: Task::Play {
                    goals: &[Goal::From(Point::C3), Goal::Onto(Point::E4)],
                    model: go(Point::C3, Point::E4),
                },
                done: "lesson-six-1-done",
                again: "lesson-six-1-again",
                wrong: &[],
                reply: None,
                hint: &[Point::C3, Point::E4],
            },
            Step {
                text: "lesson-six-2",
                position: "GKIRB/.,.,.,J/BRKIG,.,R,.,.,.,KRGIB/.,.,.,.,.,./.,.,.,JIBGK,.,.,RBKGI/.,.,.,.,.,./BKRGI,.,.,.,.,.,IKRBG/J,.,.,./RGKIB 1 R/K 0/0 six",
                task: Task::Play { goals: &[Goal::Completes], model: go(Point::C3, Point::E4) },
                done: "lesson-six-2-done",
                again: "lesson-six-2-again",
                wrong: &[],
                reply: None,
                hint: &[Point::C3, Point::E4],
            },
            Step {
                text: "lesson-six-3",
                position: "GKIRB/.,.,.,J/BRGIK,.,.,.,.,.,KRGIB/.,.,.,.,.,./.,.,.,IBRKG,.,J,RBIGK/.,.,.,.,.,./BKRGI,.,.,.,.,.,GKRBI/J,.,.,./RGKIB 1 G/K 0/0 six",
                task: Task::Play { goals: &[Goal::Completes], model: go(Point::E4, Point::E6) },
                done: "lesson-six-3-done",
                again: "lesson-six-3-again",
                wrong: &[],
                reply: None,
                hint: &[Point::E4, Point::E6],
            },
        ],
    },
];
