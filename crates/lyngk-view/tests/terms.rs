//! Tests of wording in every language: terms to avoid with their replacements, typography, and essential words of the rules text.

use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser;
use lyngk_view::Language;

/// A text with its key. Each placeholder is shown as `{}`, and the variants of a selection follow each other on lines of their own.
struct Message {
    file: String,
    key: String,
    text: String,
}

fn texts(language: Language) -> Vec<Message> {
    let mut texts = Vec::new();
    for of in ["crates/lyngk-view", "crates/lyngk-study", "crates/lyngk-online", "apps/lyngk-terminal"] {
        let file = format!("{of}/src/lang/{}.ftl", language.code());
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(&file);
        let source = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let resource = parser::parse(source.as_str()).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut text = String::new();
            message.value.iter().for_each(|value| write(value, &mut text));
            texts.push(Message { file: file.clone(), key: message.id.name.to_owned(), text });
        }
    }
    texts
}

fn write(pattern: &Pattern<&str>, text: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression: Expression::Inline(_) } => text.push_str("{}"),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    text.push('\n');
                    write(&variant.value, text);
                }
                text.push('\n');
            }
        }
    }
}

/// Whether a phrase occurs in a text as whole words. A final `*` matches any ending of the last word.
fn has_words(text: &str, words: &str) -> bool {
    let (words, is_stem) = words.strip_suffix('*').map_or((words, false), |stem| (stem, true));
    text.match_indices(words).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + words.len()..].chars().next();
        let is_word = |char: Option<char>| char.is_some_and(char::is_alphanumeric);
        !is_word(before) && (is_stem || !is_word(after))
    })
}

/// A phrase to avoid, its replacement, and the keys of texts in which the phrase is right.
type Avoided = (&'static str, &'static str, &'static [&'static str]);

/// Texts about turns, which consist of a claim and a move, rather than about moves.
const TURN: &[&str] = &[
    "expected-side",
    "panel-to-move",
    "lesson-claim-3",
    "lesson-start-1-done",
    "rule-begin",
    "rule-d2-picture",
    "rule-d4",
    "rule-d5",
    "rule-turn-title",
    "rule-e1",
    "rule-e12",
    "rule-f5",
];

const ENGLISH: &[Avoided] = &[
    ("an own colour", "one of their own colours", &[]),
    ("Nobody’s point", "scores for nobody", &[]),
    ("nobody’s point", "scores for nobody", &[]),
    ("Who can", "A player who can", &[]),
    ("Who cannot", "A player who cannot", &[]),
    ("Only who", "Only a player who", &[]),
    ("only who", "only the player who", &[]),
    ("no turn", "no legal turn; or no move", &[]),
    ("whose a stack", "who owns a stack", &[]),
    ("Whose a stack", "who owns a stack", &[]),
    ("good turn", "good move", &[]),
    ("best turn", "best move", &[]),
    ("Best turns", "Best moves", &[]),
    ("better turn*", "better move", &[]),
    ("turns taken back", "moves taken back", &[]),
    ("By h2", "Via h2", &[]),
    ("Occasion", "Event", &[]),
    ("Here are all that there are", "here are all the …", &[]),
    ("Colours of the page", "Theme", &[]),
    ("Less movement", "Reduce motion", &[]),
    ("color", "colour", &[]),
];

const GERMAN: &[Avoided] = &[
    ("Spielzug*", "Zug", &[]),
    ("Spielzüge*", "Züge", &[]),
    ("Wähl", "Wähle", &[]),
    ("wähl", "wähle", &[]),
    ("Sofortsieg", "Sudden Death", &[]),
    ("niemandes", "zählt für niemanden", &[]),
    ("als Erinnerung", "als Merkzeichen", &[]),
    ("dieser Person", "wer die Farbe wählt", &[]),
    ("Vorige Variante", "Vorige Nebenvariante", &[]),
    ("In einer Variante", "In einer Nebenvariante", &[]),
    ("Zugziel*", "Zug", &[]),
    ("Alle Farben sind", "beide haben ihre zwei Farben gewählt (the fifth stays neutral)", &[]),
];

const FRENCH: &[Avoided] = &[
    ("tour", "coup, unless it is somebody’s turn", TURN),
    ("tours", "coups", &[]),
    ("mouchet*", "tacheté", &[]),
    ("Chances de", "{ $player } : chances", &[]),
    ("Occasion", "Événement", &[]),
    ("ne saute rien", "ne saute par-dessus rien", &[]),
    ("à vous seul de", "que personne d’autre ne peut", &[]),
    ("rejouer", "jouer de nouveau (rejouer is to move twice)", &[]),
    ("Toutes les couleurs sont", "chacun a réclamé ses deux couleurs (the fifth stays neutral)", &[]),
];

const ITALIAN: &[Avoided] = &[
    ("turno", "mossa, unless it is somebody’s turn", TURN),
    ("turni", "mosse", &[]),
    ("screziat*", "maculato", &[]),
    ("Esame", "Revisione", &[]),
    ("Occasione", "Evento", &[]),
    ("non vince niente", "non dà la vittoria", &[]),
    ("Meglio era", "Era meglio", &[]),
    ("variante secondaria", "variante", &[]),
    ("varianti secondarie", "varianti", &[]),
];

const DUTCH: &[Avoided] = &[
    ("los", "enkel", &[]),
    ("losse", "enkel; in the plural alleenstaand", &[]),
    ("beurt", "zet, unless it is somebody’s turn", TURN),
    ("beurten", "zetten", &[]),
    ("Tip", "Hint", &[]),
    ("tip", "hint", &[]),
    (
        "spel",
        "partij, unless LYNGK is meant",
        &[
            "editor-none-left",
            "fault-too-many-pieces",
            "lesson-complete-1",
            "rule-start",
            "about-game",
            "about-unofficial",
        ],
    ),
    ("niemands", "telt voor niemand", &[]),
    ("geldt voor", "geldt als", &[]),
    ("Gelegenheid", "Evenement", &[]),
    ("haar", "die", &[]),
    ("antwoordt niet", "reageert niet", &[]),
];

const SPANISH: &[Avoided] = &[
    ("ficha sola", "ficha suelta", &[]),
    ("fichas solas", "fichas sueltas", &[]),
    ("neutral sola", "neutral suelta", &[]),
    ("turno", "jugada, unless it is somebody’s turn", TURN),
    ("turnos", "jugadas", TURN),
    ("Máquina*", "ordenador", &[]),
    ("máquina*", "ordenador", &[]),
    ("pila de cinco", "pila de 5", &[]),
    ("pilas de cinco", "pilas de 5", &["lesson-aim-1"]),
    ("pila de seis", "pila de 6", &[]),
    ("pilas de seis", "pilas de 6", &[]),
    ("no gana nada", "no da la victoria", &[]),
    ("punto de nadie", "no cuenta para nadie", &[]),
    ("Ocasión", "Evento", &[]),
    ("Ya escrita", "Posición dada", &[]),
    ("variante secundaria", "variante", &[]),
    ("variantes secundarias", "variantes", &[]),
];

const POLISH: &[Avoided] = &[
    ("tura", "ruch", &[]),
    ("Tura", "Ruch", TURN),
    ("tury", "ruchy", &[]),
    ("Tury", "Ruchy", &[]),
    ("turę", "ruch", &[]),
    ("turą", "ruchem", &[]),
    ("turze", "ruchu, unless it is somebody’s turn", TURN),
    ("tur", "ruchów", &[]),
    ("Piątek", "stosów z pięciu pionów (Piątek is Friday)", &[]),
    ("Rusz się", "Wykonaj ruch", &[]),
    ("rusz się", "wykonaj ruch", &[]),
    ("Nakrapian*", "granitowy", &[]),
    ("nakrapian*", "granitowy", &[]),
    ("z listy", "wpis", &[]),
    ("gracza {}", "{ $player }: …", &[]),
    ("niczyim", "nie liczy się dla nikogo", &[]),
    ("Okazja", "Wydarzenie", &[]),
    ("Wszystkie kolory są", "obie strony przejęły po dwa kolory (the fifth stays neutral)", &[]),
];

const RUSSIAN: &[Avoided] = &[
    ("на память", "как отметку", &[]),
    ("Результат верный", "Исход предрешён", &[]),
    ("была верной", "была обеспечена", &[]),
    ("Доска", "Поле", &[]),
    ("доску", "поле", &[]),
    ("Повод", "Событие", &[]),
    ("«Анализ»", "«Разбор»", &[]),
    ("кБ", "КБ", &[]),
    ("Все цвета выбраны", "оба выбрали по два цвета (the fifth stays neutral)", &[]),
];

fn avoided(language: Language) -> &'static [Avoided] {
    match language {
        Language::English => ENGLISH,
        Language::German => GERMAN,
        Language::French => FRENCH,
        Language::Italian => ITALIAN,
        Language::Dutch => DUTCH,
        Language::Spanish => SPANISH,
        Language::Polish => POLISH,
        Language::Russian => RUSSIAN,
    }
}

#[test]
fn avoided_terms_do_not_occur() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let texts = texts(language);
        for (words, instead, right) in avoided(language) {
            for Message { file, key, text } in &texts {
                if has_words(text, words) && !right.contains(&key.as_str()) {
                    faults.push(format!("{file}: {key} says “{words}”; write: {instead}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Essential words of texts in each language, in the order of [`Language::ALL`].
const REQUIRED: [(&str, [&str; 8]); 6] = [
    // Only 19 of the 43 points have six neighbours.
    (
        "rule-board",
        [
            "up to six",
            "bis zu sechs",
            "six directions au plus",
            "sei direzioni al massimo",
            "hoogstens zes",
            "seis direcciones como máximo",
            "najwyżej sześciu",
            "не более чем в шести",
        ],
    ),
    (
        "rule-d1",
        [
            "stands for any colour",
            "steht für jede Farbe",
            "remplace n’importe quelle couleur",
            "vale per qualsiasi colore",
            "geldt als elke kleur",
            "vale por cualquier color",
            "zastępuje dowolny kolor",
            "заменяет любой цвет",
        ],
    ),
    ("rule-e3", [", F)", ", F)", ", F)", ", F)", ", F)", ", F)", ", F)", ", F)"]),
    ("rule-f1", ["only", "nur", "ne vaut que", "solo", "alleen", "solo", "tylko", "только"]),
    (
        "rule-h6",
        [
            "before anybody has won",
            "bevor jemand gewonnen hat",
            "avant que quelqu’un ait gagné",
            "prima che qualcuno abbia vinto",
            "voordat iemand heeft gewonnen",
            "antes de que alguien haya ganado",
            "zanim ktoś wygra",
            "раньше, чем кто-нибудь победил",
        ],
    ),
    (
        "lesson-end-2",
        [
            "blue and black are",
            "Blau und Schwarz",
            "le bleu et le noir",
            "il blu e il nero",
            "blauw en zwart",
            "el azul y el negro",
            "niebieski i czarny",
            "синий и чёрный",
        ],
    ),
];

#[test]
fn rules_text_contains_its_essential_words() {
    for (number, language) in Language::ALL.into_iter().enumerate() {
        let texts = texts(language);
        for (key, required) in REQUIRED {
            let text = texts.iter().find(|text| text.key == key).unwrap_or_else(|| panic!("there is no {key}"));
            let words = required[number];
            assert!(text.text.contains(words), "{}: {key} must say “{words}”", text.file);
        }
    }
}

#[test]
fn russian_rules_map_the_letters_of_the_booklet() {
    let texts = texts(Language::Russian);
    let intro = texts.iter().find(|text| text.key == "learn-rules-intro").expect("an introduction");
    for letters in ["Г — наш D", "Д — E", "Е — F", "Ж — G", "З — H"] {
        assert!(intro.text.contains(letters), "{letters}");
    }
}

/// The characters of a text, each with the one before it.
fn pairs(text: &str) -> impl Iterator<Item = (Option<char>, char)> {
    let before = std::iter::once(None).chain(text.chars().map(Some));
    before.zip(text.chars())
}

const NO_BREAK: char = '\u{a0}';
const NARROW_NO_BREAK: char = '\u{202f}';

#[test]
fn french_punctuation_has_no_break_spaces() {
    let mut faults = Vec::new();
    for Message { file, key, text } in texts(Language::French) {
        for (before, char) in pairs(&text) {
            let is_right = match char {
                ';' | '!' | '?' => matches!(before, None | Some(NARROW_NO_BREAK | '!' | '?')),
                ':' | '»' | '%' => before == Some(NO_BREAK),
                _ => before != Some('«') || char == NO_BREAK,
            };
            if !is_right {
                faults.push(format!("{file}: {key} has “{}{char}”", before.unwrap_or(' ')));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn ellipses_and_apostrophes_are_typographic() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        for Message { file, key, text } in texts(language) {
            let mut fault = |what: &str| faults.push(format!("{file}: {key} {what}"));
            if text.contains("...") {
                fault("has three dots; write …");
            }
            if text.contains('\'') {
                fault("has a straight apostrophe; write ’");
            }
            if text.contains("  ") || text.lines().any(|line| line.trim() != line && line.trim() == text.trim()) {
                fault("has spaces too many");
            }
            for (before, char) in pairs(&text) {
                // German sets an ellipsis apart from the word before it.
                let is_right = match language {
                    Language::German => matches!(before, Some(NO_BREAK | '/')),
                    _ => !matches!(before, Some(' ' | NO_BREAK)),
                };
                if char == '…' && !is_right {
                    fault("has an ellipsis with the wrong space before it");
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
