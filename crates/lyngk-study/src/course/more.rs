//! Lessons on the other rules: setting up, obstacles, passing, the end, the variant.

use lyngk_rules::{Color, Point, Turn};

use super::{CoursePart, Lesson, LessonStep, LessonTask, TurnGoal, WrongAnswer, WrongCase, claim, go};

/// The answers to "Who wins?".
const WINNERS: [&str; 3] = ["lesson-end-you", "lesson-end-opponent", "lesson-end-nobody"];

pub(super) const LESSONS: [Lesson; 5] = [
    Lesson {
        title: "lesson-start-title",
        part: CoursePart::More,
        claiming: true,
        scores: false,
        steps: &[LessonStep {
            text: "lesson-start-1",
            position: "R/J,R,I,K/R,I,I,K,B,G,I/G,G,K,K,B,J/B,B,B,G,I,R,R/R,R,K,G,G,K/B,I,K,J,G,I,K/I,R,G,B/B 1 -/- 0/0 std",
            // Without a claim, so that the reply is legal whatever the learner plays.
            task: LessonTask::Play {
                goals: &[TurnGoal::From(Point::E4), TurnGoal::ClaimsNothing],
                model: go(Point::E4, Point::E5),
            },
            done: "lesson-start-1-done",
            again: "lesson-start-1-again",
            wrong: &[WrongAnswer {
                case: WrongCase::Play(&[TurnGoal::ClaimsAny]),
                text: "lesson-start-1-claim",
                reply: None,
            }],
            reply: Some(go(Point::B2, Point::B3)),
            hint: &[Point::E4],
        }],
    },
    Lesson {
        title: "lesson-obstacle-title",
        part: CoursePart::More,
        claiming: true,
        scores: false,
        steps: &[
            LessonStep {
                text: "lesson-obstacle-1",
                position: "./.,.,.,./.,.,R,.,.,.,./.,.,.,.,.,./.,.,.,IBG,.,RK,./.,.,.,.,.,./.,.,B,.,K,.,./.,.,.,./. 1 -/- 3/4 std",
                task: LessonTask::Play { goals: &[TurnGoal::Obstacle], model: go(Point::E4, Point::E6) },
                done: "lesson-obstacle-1-done",
                again: "lesson-obstacle-1-again",
                wrong: &[WrongAnswer {
                    case: WrongCase::Play(&[TurnGoal::Completes]),
                    text: "lesson-obstacle-1-point",
                    reply: None,
                }],
                reply: None,
                hint: &[Point::E4, Point::E6],
            },
            LessonStep {
                text: "lesson-obstacle-2",
                position: "./.,.,.,./.,.,R,.,.,.,./.,.,.,.,.,./.,G,.,IBGKR,.,BK,./.,.,.,.,.,./.,.,GK,.,IB,.,./.,.,.,./. 1 R/- 3/3 std",
                task: LessonTask::Play { goals: &[TurnGoal::Lyngk(1)], model: go(Point::C3, Point::E6) },
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
        part: CoursePart::More,
        claiming: true,
        scores: false,
        steps: &[
            LessonStep {
                text: "lesson-pass-1",
                position: "./.,.,.,./.,.,.,B,.,.,./.,.,.,.,.,./R,.,IRGK,.,.,GK,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./. 1 RG/BK 3/4 std",
                task: LessonTask::Play { goals: &[TurnGoal::Pass], model: Turn::Pass },
                done: "lesson-pass-1-done",
                again: "lesson-pass-1",
                wrong: &[],
                reply: Some(go(Point::C4, Point::E3)),
                hint: &[Point::E1, Point::E3],
            },
            LessonStep {
                text: "lesson-pass-2",
                position: "./.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./R,.,.,.,.,GK,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./. 1 RG/BK 3/5 std",
                task: LessonTask::Play { goals: &[TurnGoal::From(Point::E1)], model: go(Point::E1, Point::E6) },
                done: "lesson-pass-2-done",
                again: "lesson-pass-2",
                wrong: &[],
                reply: None,
                hint: &[Point::E1, Point::E6],
            },
            LessonStep {
                text: "lesson-pass-3",
                position: "R/.,.,.,./.,.,GIB,.,.,.,./.,.,.,.,.,./.,.,.,R,.,GIK,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./. 1 G/BK 3/4 std",
                task: LessonTask::Play {
                    goals: &[TurnGoal::ClaimsAny],
                    model: claim(Color::Red, Point::E4, Point::E6),
                },
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
        part: CoursePart::More,
        claiming: true,
        scores: true,
        steps: &[
            LessonStep {
                text: "lesson-end-1",
                position: "./.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,IGRK,.,.,./.,.,.,.,.,./.,.,IGRB,.,.,.,./.,.,.,./. 1 RG/BK 4/3 std",
                task: LessonTask::Choice { options: &WINNERS, right: 0 },
                done: "lesson-end-1-done",
                again: "lesson-end-1-again",
                wrong: &[],
                reply: None,
                hint: &[Point::E4, Point::G3],
            },
            LessonStep {
                text: "lesson-end-2",
                position: "./.,.,.,./.,.,.,RIGB,.,.,./.,.,.,.,.,G/.,.,.,KBIR,.,.,./R,.,.,.,.,./.,.,.,IRK,.,.,./.,.,.,./. 1 RG/BK 3/3 std",
                task: LessonTask::Choice { options: &WINNERS, right: 1 },
                done: "lesson-end-2-done",
                again: "lesson-end-2-again",
                wrong: &[],
                reply: None,
                hint: &[Point::G4],
            },
            LessonStep {
                text: "lesson-end-3",
                position: "./.,.,.,./.,.,.,R,.,.,./.,.,.,.,.,./.,.,.,J,.,.,./.,.,.,.,.,./.,.,.,B,.,.,./.,.,.,./. 1 RG/BK 4/4 std",
                task: LessonTask::Choice { options: &WINNERS, right: 2 },
                done: "lesson-end-3-done",
                again: "lesson-end-3-again",
                wrong: &[],
                reply: None,
                hint: &[Point::C4, Point::G4],
            },
        ],
    },
    Lesson {
        title: "lesson-six-title",
        part: CoursePart::More,
        claiming: true,
        scores: false,
        steps: &[
            LessonStep {
                text: "lesson-six-1",
                position: "GKIRB/.,.,.,J/BRKIG,.,R,.,.,.,KRGIB/.,.,.,.,.,./.,J,.,IBGK,.,.,RBIGK/.,.,.,.,.,./BKRGI,.,.,.,.,.,IKRBG/J,.,.,./RGKIB 1 R/K 0/0 six",
                task: LessonTask::Play {
                    goals: &[TurnGoal::From(Point::C3), TurnGoal::Onto(Point::E4)],
                    model: go(Point::C3, Point::E4),
                },
                done: "lesson-six-1-done",
                again: "lesson-six-1-again",
                wrong: &[],
                reply: None,
                hint: &[Point::C3, Point::E4],
            },
            LessonStep {
                text: "lesson-six-2",
                position: "GKIRB/.,.,.,J/BRKIG,.,R,.,.,.,KRGIB/.,.,.,.,.,./.,.,.,JIBGK,.,.,RBKGI/.,.,.,.,.,./BKRGI,.,.,.,.,.,IKRBG/J,.,.,./RGKIB 1 R/K 0/0 six",
                task: LessonTask::Play { goals: &[TurnGoal::Completes], model: go(Point::C3, Point::E4) },
                done: "lesson-six-2-done",
                again: "lesson-six-2-again",
                wrong: &[],
                reply: None,
                hint: &[Point::C3, Point::E4],
            },
            LessonStep {
                text: "lesson-six-3",
                position: "GKIRB/.,.,.,J/BRGIK,.,.,.,.,.,KRGIB/.,.,.,.,.,./.,.,.,IBRKG,.,J,RBIGK/.,.,.,.,.,./BKRGI,.,.,.,.,.,GKRBI/J,.,.,./RGKIB 1 G/K 0/0 six",
                task: LessonTask::Play { goals: &[TurnGoal::Completes], model: go(Point::E4, Point::E6) },
                done: "lesson-six-3-done",
                again: "lesson-six-3-again",
                wrong: &[],
                reply: None,
                hint: &[Point::E4, Point::E6],
            },
            LessonStep {
                text: "lesson-six-4",
                position: "GKIRB/.,.,.,J/BRGIK,.,.,.,.,.,KRGIB/.,.,.,.,.,./.,.,.,IBGKR,.,J,RBIGK/.,.,.,.,.,./BKRGI,.,.,.,.,.,GKRBI/J,.,.,./RGKIB 1 G/K 0/0 six",
                task: LessonTask::Play { goals: &[TurnGoal::Obstacle], model: go(Point::E4, Point::E6) },
                done: "lesson-six-4-done",
                // Every other turn here claims the colour on top, and wins.
                again: "lesson-six-4-won",
                wrong: &[],
                reply: None,
                hint: &[Point::E4, Point::E6],
            },
            LessonStep {
                text: "lesson-six-5",
                position: "./.,.,.,./.,.,BKIGR,.,JKRGBI,.,./.,.,.,.,.,./.,KIRBG,.,IRGKB,.,JBKRGI,./.,.,.,.,.,./.,.,IGRBK,.,RGIKB,.,./.,.,JGBKRI,./. 1 RG/BK 0/0 six",
                task: LessonTask::Choice { options: &WINNERS, right: 1 },
                done: "lesson-six-5-done",
                again: "lesson-six-5-again",
                wrong: &[],
                reply: None,
                hint: &[Point::C3, Point::E2, Point::E4, Point::G3, Point::G5],
            },
        ],
    },
];
