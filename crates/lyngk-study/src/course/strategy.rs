//! Lessons on first strategy. The positions are from games; the solver proves the right turns to be the only winning ones.

use lyngk_rules::{Color, Point, Turn};

use super::{CoursePart, Lesson, LessonStep, LessonTask, TurnGoal, WrongAnswer, WrongCase, claim, go};

pub(super) const LESSONS: [Lesson; 4] = [
    Lesson {
        title: "strategy-claim-title",
        part: CoursePart::Strategy,
        scores: true,
        steps: &[
            LessonStep {
                text: "strategy-claim-1",
                position: "./GKBR,.,.,./.,.,.,.,.,IGBK,G/JIBR,.,.,.,.,./G,BIK,.,.,.,.,./.,.,.,.,.,./GRK,R,.,.,RIJKG,GBRKI,IGBKR/IJB,BRKI,.,./. 1 -/- 0/0 std",
                task: LessonTask::Play {
                    goals: &[TurnGoal::Is(claim(Color::Green, Point::E1, Point::D1))],
                    model: claim(Color::Green, Point::E1, Point::D1),
                },
                done: "strategy-claim-1-done",
                again: "strategy-claim-1-again",
                wrong: &[WrongAnswer {
                    case: WrongCase::Play(&[TurnGoal::Is(claim(Color::Red, Point::D1, Point::E1))]),
                    text: "strategy-claim-1-red",
                    reply: Some(claim(Color::Green, Point::H1, Point::G2)),
                }],
                reply: None,
                hint: &[Point::D1, Point::E1],
            },
            LessonStep {
                text: "strategy-claim-2",
                position: "R/KI,.,.,GB/I,I,.,.,.,.,./.,.,.,.,.,./R,.,.,RK,K,KGB,./.,.,.,IRG,.,./.,.,.,.,.,.,./RGB,IK,.,./B 1 G/R 2/2 std",
                task: LessonTask::Play {
                    goals: &[TurnGoal::Is(claim(Color::Blue, Point::H1, Point::H2))],
                    model: claim(Color::Blue, Point::H1, Point::H2),
                },
                done: "strategy-claim-2-done",
                again: "strategy-claim-2-again",
                wrong: &[WrongAnswer {
                    case: WrongCase::Play(&[TurnGoal::Is(claim(Color::Black, Point::H2, Point::H1))]),
                    text: "strategy-claim-2-black",
                    reply: Some(claim(Color::Ivory, Point::B4, Point::E4)),
                }],
                reply: None,
                hint: &[Point::H1, Point::H2],
            },
            LessonStep {
                text: "strategy-claim-3",
                position: "KGIR/.,.,.,./.,B,.,.,.,.,./.,.,.,.,GIR,./.,.,JGKRB,.,.,JIRB,K/G,IGRB,.,.,IG,./K,.,.,.,KIB,.,./.,RK,K,./B 1 R/I 0/2 std",
                task: LessonTask::Play {
                    goals: &[TurnGoal::Is(claim(Color::Blue, Point::E6, Point::H3))],
                    model: claim(Color::Blue, Point::E6, Point::H3),
                },
                done: "strategy-claim-3-done",
                again: "strategy-claim-3-again",
                wrong: &[
                    WrongAnswer {
                        case: WrongCase::Play(&[TurnGoal::Is(claim(Color::Black, Point::E7, Point::E6))]),
                        text: "strategy-claim-3-black",
                        reply: Some(claim(Color::Green, Point::I1, Point::H3)),
                    },
                    WrongAnswer {
                        case: WrongCase::Play(&[TurnGoal::Is(claim(Color::Blue, Point::E6, Point::E7))]),
                        text: "strategy-claim-3-other",
                        reply: Some(claim(Color::Black, Point::H3, Point::F2)),
                    },
                    WrongAnswer {
                        case: WrongCase::Play(&[TurnGoal::Is(claim(Color::Blue, Point::E6, Point::F1))]),
                        text: "strategy-claim-3-other",
                        reply: Some(claim(Color::Black, Point::H3, Point::F2)),
                    },
                    WrongAnswer {
                        case: WrongCase::Play(&[TurnGoal::Is(claim(Color::Blue, Point::F2, Point::E7))]),
                        text: "strategy-claim-3-other",
                        reply: Some(claim(Color::Green, Point::F1, Point::E6)),
                    },
                    WrongAnswer {
                        case: WrongCase::Play(&[TurnGoal::Is(claim(Color::Blue, Point::F2, Point::H3))]),
                        text: "strategy-claim-3-other",
                        reply: Some(claim(Color::Black, Point::E7, Point::E6)),
                    },
                ],
                reply: None,
                hint: &[Point::E6, Point::H3],
            },
            LessonStep {
                text: "strategy-claim-4",
                position: "./.,.,.,KJI/.,G,.,B,BK,.,K/.,.,IGRB,B,.,GRBI/.,.,I,.,K,.,./.,.,B,GR,R,R/.,KG,IJK,.,.,.,./R,JIG,.,GKRI/B 1 I/BG 0/1 std",
                task: LessonTask::Play {
                    goals: &[TurnGoal::Is(go(Point::E3, Point::C2))],
                    model: go(Point::E3, Point::C2),
                },
                done: "strategy-claim-4-done",
                again: "strategy-claim-4-again",
                wrong: &[
                    WrongAnswer {
                        case: WrongCase::Play(&[TurnGoal::Is(claim(Color::Black, Point::E3, Point::C2))]),
                        text: "strategy-claim-4-early",
                        reply: Some(go(Point::F3, Point::G3)),
                    },
                    WrongAnswer {
                        case: WrongCase::Play(&[TurnGoal::Is(claim(Color::Red, Point::E3, Point::C2))]),
                        text: "strategy-claim-4-early",
                        reply: Some(go(Point::D4, Point::F4)),
                    },
                ],
                reply: None,
                hint: &[Point::E3, Point::C2],
            },
        ],
    },
    Lesson {
        title: "strategy-tempo-title",
        part: CoursePart::Strategy,
        scores: true,
        steps: &[
            LessonStep {
                text: "strategy-tempo-1",
                position: "./.,G,.,RB/.,.,.,.,.,.,./.,.,KB,.,RK,RBI/.,GI,.,.,.,.,./.,.,.,IGKB,IR,./.,JBK,.,.,.,.,R/.,.,.,KGI/IGK 1 B/IK 1/2 std",
                task: LessonTask::Play {
                    goals: &[TurnGoal::Is(claim(Color::Red, Point::G7, Point::G2))],
                    model: claim(Color::Red, Point::G7, Point::G2),
                },
                done: "strategy-tempo-1-done",
                again: "strategy-tempo-1-again",
                wrong: &[WrongAnswer {
                    case: WrongCase::Play(&[TurnGoal::Is(go(Point::D3, Point::F5))]),
                    text: "strategy-tempo-1-late",
                    reply: Some(go(Point::G2, Point::G7)),
                }],
                reply: Some(Turn::Pass),
                hint: &[Point::G2, Point::G7],
            },
            LessonStep {
                text: "strategy-tempo-2",
                position: "./BR,.,.,./.,IBR,.,.,.,.,./K,.,.,GR,.,BR/K,.,IRGJK,GBR,GRKI,JBIG,./.,.,.,.,.,KIB/.,.,.,.,.,K,G/.,.,.,I/. 1 IR/BG 0/2 std",
                task: LessonTask::Play {
                    goals: &[TurnGoal::Is(go(Point::G6, Point::G7))],
                    model: go(Point::G6, Point::G7),
                },
                done: "strategy-tempo-2-done",
                again: "strategy-tempo-2-again",
                wrong: &[WrongAnswer {
                    case: WrongCase::Play(&[TurnGoal::Is(go(Point::D4, Point::H4))]),
                    text: "strategy-tempo-2-late",
                    reply: Some(go(Point::F6, Point::G7)),
                }],
                reply: Some(Turn::Pass),
                hint: &[Point::G6, Point::G7],
            },
        ],
    },
    Lesson {
        title: "strategy-deny-title",
        part: CoursePart::Strategy,
        scores: true,
        steps: &[
            LessonStep {
                text: "strategy-deny-1",
                position: "KIB/.,.,.,./.,.,.,.,.,.,R/.,.,JRGI,.,.,./.,KJB,RKI,.,.,.,./KB,.,.,.,.,KG/G,G,BRKG,IB,.,GIR,./.,.,.,BJRI/. 1 R/I 1/1 std",
                task: LessonTask::Play {
                    goals: &[TurnGoal::Is(claim(Color::Green, Point::G2, Point::F1))],
                    model: claim(Color::Green, Point::G2, Point::F1),
                },
                done: "strategy-deny-1-done",
                again: "strategy-deny-1-again",
                wrong: &[WrongAnswer {
                    case: WrongCase::Play(&[TurnGoal::Is(claim(Color::Blue, Point::A1, Point::G1))]),
                    text: "strategy-deny-1-late",
                    reply: Some(go(Point::H4, Point::G2)),
                }],
                reply: Some(Turn::Pass),
                hint: &[Point::G2],
            },
            LessonStep {
                text: "strategy-deny-2",
                position: "KG/.,IRJB,.,./.,.,.,BI,.,.,BK/.,.,BG,GBI,.,./.,.,.,.,.,GRKI,./.,.,.,.,GIRK,./.,JR,.,.,.,.,RI/BR,.,KI,G/K 1 B/R 1/1 std",
                task: LessonTask::Play {
                    goals: &[TurnGoal::Is(claim(Color::Green, Point::H4, Point::G2))],
                    model: claim(Color::Green, Point::H4, Point::G2),
                },
                done: "strategy-deny-2-done",
                again: "strategy-deny-2-again",
                wrong: &[WrongAnswer {
                    case: WrongCase::Play(&[TurnGoal::Is(claim(Color::Green, Point::H4, Point::H3))]),
                    text: "strategy-deny-2-late",
                    reply: Some(go(Point::G2, Point::D4)),
                }],
                reply: None,
                hint: &[Point::H4, Point::G2],
            },
            LessonStep {
                text: "strategy-deny-3",
                position: "./RG,IK,K,./.,.,.,.,B,.,./BI,.,.,IGR,.,RI/.,BRG,.,.,.,.,./BK,.,.,RB,.,./.,.,.,.,KGIR,.,./.,JKRBG,IGK,./K 1 BR/IG 1/1 std",
                task: LessonTask::Play {
                    goals: &[TurnGoal::Is(go(Point::B2, Point::B1))],
                    model: go(Point::B2, Point::B1),
                },
                done: "strategy-deny-3-done",
                again: "strategy-deny-3-again",
                wrong: &[WrongAnswer {
                    case: WrongCase::Play(&[TurnGoal::Is(go(Point::C5, Point::D4))]),
                    text: "strategy-deny-3-late",
                    reply: Some(go(Point::E2, Point::B2)),
                }],
                reply: None,
                hint: &[Point::B2],
            },
        ],
    },
    Lesson {
        title: "strategy-network-title",
        part: CoursePart::Strategy,
        scores: true,
        steps: &[
            LessonStep {
                text: "strategy-network-1",
                position: "./.,.,.,G/I,B,.,BRI,.,.,./I,.,.,IK,IRKG,./.,RKGI,RIG,.,.,RGKB,./.,.,.,.,B,./.,JKB,.,.,.,.,RBGK/.,KIG,.,RBG/. 1 G/R 0/1 std",
                task: LessonTask::Play {
                    goals: &[TurnGoal::Is(claim(Color::Blue, Point::H4, Point::D4))],
                    model: claim(Color::Blue, Point::H4, Point::D4),
                },
                done: "strategy-network-1-done",
                again: "strategy-network-1-again",
                wrong: &[WrongAnswer {
                    case: WrongCase::Play(&[TurnGoal::Is(go(Point::H4, Point::D4))]),
                    text: "strategy-network-1-unclaimed",
                    reply: Some(claim(Color::Blue, Point::C2, Point::C1)),
                }],
                reply: None,
                hint: &[Point::H4, Point::D4],
            },
            LessonStep {
                text: "strategy-network-2",
                position: "J/.,.,IBK,./G,BGK,.,G,.,.,RI/.,GRIB,.,.,.,I/.,.,I,.,KR,RB,./.,.,.,.,.,./G,.,KG,IR,.,.,./.,IKBR,BGK,./. 1 RK/B 1/1 std",
                task: LessonTask::Play {
                    goals: &[TurnGoal::Is(go(Point::H2, Point::C4))],
                    model: go(Point::H2, Point::C4),
                },
                done: "strategy-network-2-done",
                again: "strategy-network-2-again",
                wrong: &[WrongAnswer {
                    case: WrongCase::Play(&[TurnGoal::Is(go(Point::G4, Point::G3))]),
                    text: "strategy-network-2-broken",
                    reply: Some(go(Point::E3, Point::C4)),
                }],
                reply: None,
                hint: &[Point::H2, Point::C4],
            },
        ],
    },
];
