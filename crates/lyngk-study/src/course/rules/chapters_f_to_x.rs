//! Chapters F to X: the LYNGK rule, the end, the variant and the rulings.

use lyngk_rules::{Color, Point};

use super::{Chapter, Clause, Example, ExampleVerdict, turn};

pub(super) const LYNGK: Chapter = Chapter {
    letters: "F",
    title: "rule-lyngk-title",
    clauses: &[
        Clause {
            numbers: &["F1"],
            text: "rule-f1",
            examples: &[Example {
                picture: "rule-f1-picture",
                position: "./.,.,.,./.,.,R,.,.,.,./.,.,.,.,.,./.,K,.,GR,.,BK,./.,.,.,.,.,./.,.,I,.,B,.,./.,.,.,./. 1 -/- 3/4 std",
                turns: &[turn(None, &[Point::C3, Point::E4, Point::E6], ExampleVerdict::Refused)],
                marks: &[],
            }],
        },
        Clause {
            numbers: &["F2", "F3"],
            text: "rule-f2",
            examples: &[Example {
                picture: "rule-f2-picture",
                position: "G/R,.,.,./.,.,.,.,.,.,I/.,.,.,.,.,./.,.,.,BR,.,KR,./.,.,.,.,.,./.,.,.,IBGK,.,.,R/.,.,.,./G 1 -/- 3/3 std",
                turns: &[turn(
                    Some(Color::Red),
                    &[Point::B1, Point::E4, Point::E6, Point::G7, Point::G4],
                    ExampleVerdict::Scores,
                )],
                marks: &[],
            }],
        },
        Clause {
            numbers: &["F4"],
            text: "rule-f4",
            examples: &[Example {
                picture: "rule-f4-picture",
                position: "B/.,.,.,./.,.,R,.,.,.,./.,.,.,.,.,./.,G,.,J,.,BK,./.,.,.,.,.,./.,.,.,.,I,.,K/.,.,.,./. 1 R/- 3/4 std",
                turns: &[
                    turn(None, &[Point::C3, Point::E4], ExampleVerdict::Allowed),
                    turn(None, &[Point::C3, Point::E4, Point::E6], ExampleVerdict::Refused),
                ],
                marks: &[],
            }],
        },
        Clause { numbers: &["F5"], text: "rule-f5", examples: &[] },
        Clause {
            numbers: &[],
            text: "rule-lyngk-height",
            examples: &[Example {
                picture: "rule-lyngk-height-picture",
                position: "./.,.,.,./.,.,R,.,.,.,./.,.,.,.,.,./.,.,.,IBGR,.,K,./.,.,.,.,.,./.,.,G,.,B,.,./.,.,.,./. 1 R/- 3/4 std",
                turns: &[turn(None, &[Point::C3, Point::E4, Point::E6], ExampleVerdict::Allowed)],
                marks: &[],
            }],
        },
    ],
};

pub(super) const END: Chapter = Chapter {
    letters: "G",
    title: "rule-end-title",
    clauses: &[
        Clause {
            numbers: &["G1"],
            text: "rule-g1",
            examples: &[Example {
                picture: "rule-g1-picture",
                position: "./.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,IGRK,.,.,./.,.,.,.,.,./.,.,IGRB,.,.,.,./.,.,.,./. 1 RG/BK 4/3 std",
                turns: &[],
                marks: &[Point::E4, Point::G3],
            }],
        },
        Clause {
            numbers: &["G2"],
            text: "rule-g2",
            examples: &[Example {
                picture: "rule-g2-picture",
                position: "./.,.,.,./.,.,.,RIGB,.,.,./.,.,.,.,.,G/.,.,.,KBIR,.,.,./R,.,.,.,.,./.,.,.,IRK,.,.,./.,.,.,./. 1 RG/BK 3/3 std",
                turns: &[],
                marks: &[Point::G4],
            }],
        },
        Clause {
            numbers: &["G3"],
            text: "rule-g3",
            examples: &[Example {
                picture: "rule-g3-picture",
                position: "./.,.,.,./.,.,J,.,.,.,./.,.,.,.,.,./.,.,.,J,.,.,./.,.,.,.,.,./.,.,J,.,.,.,./.,.,.,./. 1 RG/BK 4/4 std",
                turns: &[],
                marks: &[],
            }],
        },
    ],
};

pub(super) const SIX: Chapter = Chapter {
    letters: "H",
    title: "rule-six-title",
    clauses: &[
        Clause {
            numbers: &["H1"],
            text: "rule-h1",
            examples: &[Example {
                picture: "rule-h1-picture",
                position: "GKIRB/.,.,.,J/BRKIG,.,R,.,.,.,KRGIB/.,.,.,.,.,./.,J,.,IBGK,.,.,RBIGK/.,.,.,.,.,./BKRGI,.,.,.,.,.,IKRBG/J,.,.,./RGKIB 1 R/K 0/0 six",
                turns: &[turn(None, &[Point::C3, Point::E4], ExampleVerdict::Allowed)],
                marks: &[],
            }],
        },
        Clause { numbers: &["H2"], text: "rule-h2", examples: &[] },
        Clause {
            numbers: &["H3"],
            text: "rule-h3",
            examples: &[Example {
                picture: "rule-h3-picture",
                position: "GKIRB/.,.,.,J/BRKIG,.,R,.,.,.,KRGIB/.,.,.,.,.,./.,.,.,JIBGK,.,.,RBKGI/.,.,.,.,.,./BKRGI,.,.,.,.,.,IKRBG/J,.,.,./RGKIB 1 R/K 0/0 six",
                turns: &[turn(None, &[Point::C3, Point::E4], ExampleVerdict::Scores)],
                marks: &[],
            }],
        },
        Clause {
            numbers: &["H4"],
            text: "rule-h4",
            examples: &[Example {
                picture: "rule-h4-picture",
                position: "GKIRB/.,.,.,J/BRGIK,.,.,.,.,.,KRGIB/.,.,.,.,.,./.,.,.,IBRKG,.,J,RBIGK/.,.,.,.,.,./BKRGI,.,.,.,.,.,GKRBI/J,.,.,./RGKIB 1 G/K 0/0 six",
                turns: &[turn(None, &[Point::E4, Point::E6], ExampleVerdict::Scores)],
                marks: &[],
            }],
        },
        Clause {
            numbers: &["H5"],
            text: "rule-h5",
            examples: &[Example {
                picture: "rule-h5-picture",
                position: "GKIRB/.,.,.,J/BRGIK,.,.,.,.,.,KRGIB/.,.,.,.,.,./.,.,.,IBGKR,.,J,RBIGK/.,.,.,.,.,./BKRGI,.,.,.,.,.,GKRBI/J,.,.,./RGKIB 1 G/K 0/0 six",
                turns: &[turn(None, &[Point::E4, Point::E6], ExampleVerdict::Blocks)],
                marks: &[],
            }],
        },
        Clause { numbers: &["H6"], text: "rule-h6", examples: &[] },
    ],
};

pub(super) const RULINGS: Chapter = Chapter {
    letters: "X",
    title: "rule-rulings-title",
    clauses: &[
        Clause {
            numbers: &["X1"],
            text: "rule-x1",
            examples: &[Example {
                picture: "rule-x1-picture",
                position: "./.,.,.,./.,.,K,.,B,.,./.,.,.,.,.,./.,G,.,R,.,BG,./.,.,.,.,.,./.,.,I,.,R,.,./.,.,.,./. 1 -/- 3/4 std",
                turns: &[turn(Some(Color::Blue), &[Point::E4, Point::C3], ExampleVerdict::Allowed)],
                marks: &[],
            }],
        },
        Clause {
            numbers: &["X2"],
            text: "rule-x2",
            examples: &[Example {
                picture: "rule-x2-picture",
                position: "R/.,.,.,./.,.,GIB,.,.,.,./.,.,.,.,.,./.,.,.,R,.,GIK,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./. 1 G/BK 3/4 std",
                turns: &[
                    turn(Some(Color::Red), &[Point::E4, Point::E6], ExampleVerdict::Allowed),
                    turn(None, &[], ExampleVerdict::Refused),
                ],
                marks: &[],
            }],
        },
        Clause { numbers: &["X3"], text: "rule-x3", examples: &[] },
        Clause {
            numbers: &["X4"],
            text: "rule-x4",
            examples: &[Example {
                picture: "rule-x4-picture",
                position: "./.,.,.,./.,.,R,.,.,.,./.,.,.,.,.,./.,G,.,IBGKR,.,BK,./.,.,.,.,.,./.,.,GK,.,IB,.,./.,.,.,./. 1 R/- 3/3 std",
                turns: &[turn(None, &[Point::C3, Point::E4, Point::E6], ExampleVerdict::Allowed)],
                marks: &[Point::E4],
            }],
        },
        Clause { numbers: &["X5"], text: "rule-x5", examples: &[] },
        Clause { numbers: &["X6"], text: "rule-x6", examples: &[] },
        Clause { numbers: &["X7"], text: "rule-x7", examples: &[] },
    ],
};
