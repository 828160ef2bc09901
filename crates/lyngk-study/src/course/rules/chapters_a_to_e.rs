//! Chapters A to E: board, pieces, claims and turns.

use lyngk_rules::{Color, Point};

use super::{Chapter, Clause, Example, ExampleVerdict, turn};

pub(super) const BOARD: Chapter = Chapter {
    letters: "",
    title: "rule-board-title",
    clauses: &[Clause { numbers: &[], text: "rule-board", examples: &[] }],
};

pub(super) const SETUP: Chapter = Chapter {
    letters: "A–C",
    title: "rule-setup-title",
    clauses: &[
        Clause { numbers: &[], text: "rule-pieces", examples: &[] },
        Clause {
            numbers: &[],
            text: "rule-start",
            examples: &[Example {
                picture: "rule-start-picture",
                position: "R/J,R,I,K/R,I,I,K,B,G,I/G,G,K,K,B,J/B,B,B,G,I,R,R/R,R,K,G,G,K/B,I,K,J,G,I,K/I,R,G,B/B 1 -/- 0/0 std",
                turns: &[
                    turn(None, &[Point::E4, Point::E5], ExampleVerdict::Allowed),
                    turn(None, &[Point::E4, Point::F4], ExampleVerdict::Refused),
                ],
                marks: &[],
            }],
        },
        Clause { numbers: &[], text: "rule-begin", examples: &[] },
        Clause { numbers: &[], text: "rule-aim", examples: &[] },
    ],
};

pub(super) const COLORS: Chapter = Chapter {
    letters: "D",
    title: "rule-colors-title",
    clauses: &[
        Clause {
            numbers: &["D1"],
            text: "rule-d1",
            examples: &[Example {
                picture: "rule-d1-picture",
                position: "G/.,.,.,./.,.,R,.,I,.,./.,.,.,.,.,./.,K,.,J,.,G,./.,.,.,.,.,./.,.,B,.,R,.,./.,.,.,./. 1 -/- 3/4 std",
                turns: &[
                    turn(None, &[Point::C3, Point::E4], ExampleVerdict::Allowed),
                    turn(None, &[Point::E4, Point::E6], ExampleVerdict::Refused),
                ],
                marks: &[],
            }],
        },
        Clause {
            numbers: &["D2"],
            text: "rule-d2",
            examples: &[Example {
                picture: "rule-d2-picture",
                position: "./.,.,.,./.,.,.,.,G,.,./.,.,.,.,.,./.,.,.,R,.,.,./.,.,.,.,.,./.,.,B,.,.,.,./.,.,.,./. 1 -/- 4/4 std",
                turns: &[
                    turn(None, &[Point::E4, Point::G3], ExampleVerdict::Allowed),
                    turn(None, &[Point::C5, Point::E4], ExampleVerdict::Allowed),
                ],
                marks: &[],
            }],
        },
        Clause {
            numbers: &["D3"],
            text: "rule-d3",
            examples: &[Example {
                picture: "rule-d3-picture",
                position: "./.,.,.,./.,.,K,.,G,.,./.,.,.,.,.,./.,I,.,R,.,GB,./.,.,.,.,.,./.,.,I,.,B,.,./.,.,.,./. 1 R/K 3/4 std",
                turns: &[
                    turn(None, &[Point::E4, Point::E6], ExampleVerdict::Allowed),
                    turn(None, &[Point::C3, Point::C5], ExampleVerdict::Refused),
                ],
                marks: &[],
            }],
        },
        Clause {
            numbers: &["D4"],
            text: "rule-d4",
            examples: &[Example {
                picture: "rule-d4-picture",
                position: "./.,.,.,./.,.,I,.,.,.,./.,.,.,.,.,./.,K,.,R,.,BGK,./.,.,.,.,.,./.,.,G,.,B,.,./.,.,.,./. 1 -/- 3/4 std",
                turns: &[turn(Some(Color::Red), &[Point::E4, Point::E6], ExampleVerdict::Allowed)],
                marks: &[],
            }],
        },
        Clause { numbers: &["D5"], text: "rule-d5", examples: &[] },
        Clause {
            numbers: &["D6"],
            text: "rule-d6",
            examples: &[Example {
                picture: "rule-d6-picture",
                position: "./.,.,.,./.,.,K,.,B,.,./.,.,.,.,.,./.,G,.,I,.,B,./.,.,.,.,.,./.,.,RG,.,R,.,./.,.,.,./. 1 RG/BK 3/4 std",
                turns: &[
                    turn(None, &[Point::E4, Point::C3], ExampleVerdict::Allowed),
                    turn(None, &[Point::E4, Point::G3], ExampleVerdict::Refused),
                ],
                marks: &[],
            }],
        },
    ],
};

pub(super) const TURN: Chapter = Chapter {
    letters: "E",
    title: "rule-turn-title",
    clauses: &[
        Clause { numbers: &["E1"], text: "rule-e1", examples: &[] },
        Clause {
            numbers: &["E2"],
            text: "rule-e2",
            examples: &[Example {
                picture: "rule-e2-picture",
                position: "./.,.,.,./.,.,GK,.,.,.,./.,.,.,.,.,./.,.,.,RB,.,I,./.,.,.,.,.,./.,.,K,.,GI,.,./.,.,.,./. 1 -/- 3/4 std",
                turns: &[turn(None, &[Point::E4, Point::C3], ExampleVerdict::Allowed)],
                marks: &[],
            }],
        },
        Clause {
            numbers: &["E3"],
            text: "rule-e3",
            examples: &[Example {
                picture: "rule-e3-picture",
                position: "./R,.,.,./.,.,R,.,.,B,./.,.,.,.,.,./I,.,.,.,.,.,G/.,.,.,.,.,./.,.,.,K,.,.,G/.,I,.,./. 1 -/- 3/4 std",
                turns: &[
                    turn(None, &[Point::C6, Point::G4], ExampleVerdict::Allowed),
                    turn(None, &[Point::C6, Point::H2], ExampleVerdict::Refused),
                    turn(None, &[Point::C6, Point::D6], ExampleVerdict::Refused),
                ],
                marks: &[],
            }],
        },
        Clause {
            numbers: &["E5"],
            text: "rule-e5",
            examples: &[Example {
                picture: "rule-e5-picture",
                position: "R/.,.,.,./.,.,JG,.,.,.,./.,.,.,.,.,./K,.,.,JB,.,RB,./.,.,.,.,.,./.,.,IRGK,.,.,.,I/.,.,.,./. 1 B/- 3/3 std",
                turns: &[
                    turn(None, &[Point::E4, Point::C3], ExampleVerdict::Allowed),
                    turn(None, &[Point::E4, Point::E6], ExampleVerdict::Refused),
                    turn(None, &[Point::E4, Point::G3], ExampleVerdict::Refused),
                ],
                marks: &[],
            }],
        },
        Clause {
            numbers: &["E6"],
            text: "rule-e6",
            examples: &[Example {
                picture: "rule-e6-picture",
                position: "./.,.,.,./.,.,R,.,I,.,./.,.,.,.,.,./.,.,.,R,.,B,./.,.,.,.,.,./.,.,GK,.,BR,.,./.,.,.,./. 1 -/- 3/4 std",
                turns: &[
                    turn(None, &[Point::E4, Point::E6], ExampleVerdict::Allowed),
                    turn(None, &[Point::E4, Point::C5], ExampleVerdict::Allowed),
                    turn(None, &[Point::E4, Point::C3], ExampleVerdict::Refused),
                    turn(None, &[Point::E4, Point::G3], ExampleVerdict::Refused),
                ],
                marks: &[],
            }],
        },
        Clause {
            numbers: &["E7"],
            text: "rule-e7",
            examples: &[Example {
                picture: "rule-e7-picture",
                position: "./.,.,.,./.,.,RK,.,.,.,./.,.,.,.,.,./.,.,.,GB,.,IKR,./.,.,.,.,.,./.,.,I,.,.,.,./.,.,.,./. 1 -/- 3/4 std",
                turns: &[
                    turn(None, &[Point::E4, Point::C3], ExampleVerdict::Allowed),
                    turn(None, &[Point::E4, Point::G3], ExampleVerdict::Allowed),
                    turn(None, &[Point::E4, Point::E6], ExampleVerdict::Refused),
                ],
                marks: &[],
            }],
        },
        Clause {
            numbers: &["E8"],
            text: "rule-e8",
            examples: &[Example {
                picture: "rule-e8-picture",
                position: "./.,.,.,./.,.,I,.,.,.,./.,.,.,.,.,./.,K,.,R,.,BGK,./.,.,.,.,.,./.,.,G,.,B,.,./.,.,.,./. 1 R/- 3/4 std",
                turns: &[turn(None, &[Point::E4, Point::E6], ExampleVerdict::Allowed)],
                marks: &[],
            }],
        },
        Clause {
            numbers: &["E9"],
            text: "rule-e9",
            examples: &[Example {
                picture: "rule-e9-picture",
                position: "./.,.,.,./.,.,R,.,.,.,./.,.,.,.,.,./.,.,.,IBGK,.,B,./.,.,.,.,.,./.,.,K,.,I,.,./.,.,.,./. 1 R/- 3/4 std",
                turns: &[turn(None, &[Point::C3, Point::E4], ExampleVerdict::Scores)],
                marks: &[],
            }],
        },
        Clause {
            numbers: &["E10"],
            text: "rule-e10",
            examples: &[Example {
                picture: "rule-e10-picture",
                position: "./.,.,.,./.,.,R,.,.,.,./.,.,.,.,.,./.,.,.,IBG,.,RK,./.,.,.,.,.,./.,.,B,.,K,.,./.,.,.,./. 1 -/- 3/4 std",
                turns: &[turn(None, &[Point::E4, Point::E6], ExampleVerdict::Blocks)],
                marks: &[],
            }],
        },
        Clause {
            numbers: &["E11"],
            text: "rule-e11",
            examples: &[Example {
                picture: "rule-e11-picture",
                position: "./.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./R,.,.,.,.,GK,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./. 1 RG/BK 3/5 std",
                turns: &[
                    turn(None, &[Point::E1, Point::E6], ExampleVerdict::Allowed),
                    turn(None, &[], ExampleVerdict::Refused),
                ],
                marks: &[],
            }],
        },
        Clause {
            numbers: &["E12"],
            text: "rule-e12",
            examples: &[Example {
                picture: "rule-e12-picture",
                position: "./.,.,.,./.,.,.,B,.,.,./.,.,.,.,.,./R,.,IRGK,.,.,GK,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./. 1 RG/BK 3/4 std",
                turns: &[
                    turn(None, &[], ExampleVerdict::Allowed),
                    turn(None, &[Point::E1, Point::E3], ExampleVerdict::Refused),
                ],
                marks: &[],
            }],
        },
    ],
};
