### Die Texte von Lektionen, Regeln, Aufgaben und Studien; sie werden geholt, wenn ein solcher Raum geöffnet wird.

## Study

study-brace = In einem Kommentar darf keine schließende geschweifte Klammer stehen. Wenn du sie nicht änderst, werden geschweifte Klammern als runde gespeichert.
study-brace-replaced = Dein Kommentar wurde mit runden statt geschweiften Klammern gespeichert, da er keine schließende geschweifte Klammer enthalten darf.
study-tag = Das muss in eine einzige Zeile passen.
study-game = { $one } – { $two }, { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}, { $result }
tree-turn = { $number }, { $player }: { $turn }
mark-good = guter Zug
mark-mistake = Fehler
mark-very-good = sehr guter Zug
mark-blunder = grober Patzer
mark-interesting = interessanter Zug
mark-doubtful = zweifelhafter Zug
tree-clock = Uhr { $time }
tree-drawn = mit Zeichnungen
drawing-arrow = { $pen }: Pfeil von { $from } nach { $to }
drawing-circle = { $pen }: Kreis um { $point }
drawing-all = Eingezeichnet: { $shapes }.
drawing-added = Eingezeichnet. { $shape }
drawing-removed = Entfernt. { $shape }
drawing-remove = Entfernen. { $shape }
drawings-title = Zeichnungen
drawings-erase = Alle Zeichnungen entfernen
tree-thought = { $time } nachgedacht
mark-only-move = einziger Zug
mark-even = ausgeglichene Stellung
mark-unclear = unklare Stellung
mark-slightly-better = { $player } steht etwas besser
mark-clearly-better = { $player } steht klar besser
mark-winning = { $player } steht auf Gewinn
mark-zugzwang = Zugzwang
mark-initiative = Initiative
mark-attack = Angriff
mark-compensation = Kompensation
mark-counterplay = Gegenspiel
mark-time-trouble = Zeitnot
mark-idea = mit der Idee
mark-novelty = Neuerung
mark-number = Zeichen { $number }
import-empty = Hier gibt es nichts zu lesen.
import-too-large = Dieser Text ist { $size } kB lang; höchstens { $limit } kB lassen sich lesen.
import-too-many = In diesem Text stehen mehr als { $limit } Partien. Nimm weniger auf einmal.
import-unknown = Das ist weder eine Partie noch eine Stellung noch ein Link. Eine Partie (LGN) beginnt mit einer Angabe wie [Variant "std"], eine Stellung (LPN) mit ihren Spalten, etwa K/I,R,R,B/…
lgn-at = Zeile { $line }, Spalte { $column }: { $problem }
lgn-missing-tag = Die Angabe { $name } fehlt; sie muss vor den Zügen stehen.
lgn-repeated-tag = Die Angabe { $name } steht zweimal da; sie darf nur einmal vorkommen.
lgn-tag-value = Der Wert der Angabe { $name } muss in einer Zeile in Anführungszeichen stehen.
lgn-variant = „{ $value }“ ist keine Variante; schreib std oder six.
lgn-start = Mit dieser Stellung kann die Partie nicht beginnen. { $reasons }
lgn-turn = { $player }, Zug { $number }: { $reason }
lgn-nothing-to-vary = Eine Nebenvariante muss hinter dem Zug stehen, den sie ersetzt.
lgn-empty-variation = In einer Nebenvariante muss ein Zug stehen.
lgn-not-in-variation = Zu dieser ) fehlt die (.
lgn-open-variation = Eine Nebenvariante wurde mit ( geöffnet; schließ sie erst mit ).
lgn-nothing-to-mark = Eine Bewertung muss hinter dem Zug stehen, dem sie gilt.
lgn-not-one = Hier muss genau eine Partie stehen.
lgn-syntax = Hier steht „{ $found }“; erwartet wird: { $expected }.
lgn-syntax-end = Hier endet der Text; erwartet wird: { $expected }.
sgf-other-game = Das ist eine Partie „{ $game }“, nicht LYNGK.
sgf-missing = Die Eigenschaft { $name } fehlt.
sgf-too-large = Diese Partie ist zu groß zum Einlesen.
sgf-order = Dieser Zug passt nicht zu denen davor.
sgf-note-obstacle = Bei Boardspace verschwand das Hindernis auf { $points } vom Spielplan, als { $player } in Zug { $number } { $color } wählte. Hier bleibt es stehen.
sgf-note-rules = Die Partie geht nach den Regeln von Boardspace weiter, mit Zügen, die hier nicht möglich sind: { $turns }
sgf-note-early = Bei Boardspace war die Partie hier zu Ende. Nach den Regeln hier ist noch { $turn } möglich.
sgf-note-result = Nach den Regeln von Boardspace ist das Ergebnis { $result }.
sgf-note-doubt = Es ist nicht sicher, wer diese Partie gewonnen hat.
sgf-note-part = Ein Teil der Datei wurde nicht gelesen, weil er von einer anderen Stellung oder nach anderen Regeln weitergeht.
expected-point = ein Punkt des Spielplans, a1 bis i1
expected-row = die Nummer eines Punktes in dieser Spalte, 1 bis { $points }
expected-claim = eine Farbe, die gewählt wird: I, B, R, G oder K
expected-turn = ein Zug wie c1-c2, R,c1-c2 oder pass
expected-tag-name = der Name einer Angabe
expected-tag = eine Angabe wie [Variant "std"]
expected-number-or-result = die Nummer eines Zuges oder ein Ergebnis
expected-comment-end = die geschweifte Klammer, die den Kommentar schließt
expected-mark = eine Bewertung: ! ? !! ?? !? ?! oder $0 bis $255
expected-result = ein Zug oder das Ergebnis: 1-0, 0-1, 1/2-1/2 oder *

## Editor

editor-none-left = Von diesen Spielsteinen ist keiner mehr übrig: { $piece }. Das Spiel hat { $limit }.
editor-empty = Auf { $point } steht nichts.
editor-same-point = Das steht schon dort.
editor-complete = Diese Stellung lässt sich spielen.
editor-place = { $count ->
    [one] { $count } Spielstein gehört noch auf den Spielplan oder zu einem vollendeten Stapel.
   *[other] { $count } Spielsteine gehören noch auf den Spielplan oder zu vollendeten Stapeln.
} Im Vorrat: { $pieces }.
editor-take-off = { $count ->
    [one] { $count } Spielstein muss vom Spielplan: Er gehört zu den vollendeten Stapeln.
   *[other] { $count } Spielsteine müssen vom Spielplan: Sie gehören zu den vollendeten Stapeln.
}
editor-cover-joker = Der Joker auf { $point } braucht noch einen Spielstein über sich.
editor-some = { $count } × { $piece }

## Link

link-empty = Dieser Link ist leer.
link-too-long = Das ist zu lang für einen Link: { $letters } Zeichen, höchstens { $limit } sind möglich. Lass Kommentare oder Nebenvarianten weg oder verschicke eine Datei.
link-unknown-version = Dieser Link stammt von einer neueren Version der Seite. Lade die Seite neu und öffne den Link noch einmal.
link-wrong-letter = Zeichen { $place } des Links ist „{ $letter }“; das kommt in keinem Link vor. Kopiere ihn noch einmal.
link-damaged = Dieser Link ist abgeschnitten oder vertippt. Kopiere ihn noch einmal vollständig.
link-impossible = Was dieser Link beschreibt, lässt sich nicht spielen.

## Analysis

score-chances = Sieg { $win } %, Unentschieden { $draw } %, Niederlage { $loss } %
score-short = { $percent } %
score-proved-win = sicherer Sieg
score-proved-draw = sicheres Unentschieden
score-proved-loss = sichere Niederlage
score-win-in = { $count ->
    [one] Sicherer Sieg in { $count } Zug
   *[other] Sicherer Sieg in { $count } Zügen
}
score-draw-in = { $count ->
    [one] Sicheres Unentschieden in { $count } Zug
   *[other] Sicheres Unentschieden in { $count } Zügen
}
score-loss-in = { $count ->
    [one] Sichere Niederlage in { $count } Zug
   *[other] Sichere Niederlage in { $count } Zügen
}
score-won = Gewonnen
score-tied = Unentschieden
score-lost = Verloren
score-by-six = durch einen 6er-Stapel
score-by-stacks = { $height ->
    [5] durch 5er-Stapel (+{ $count })
    [4] durch 4er-Stapel (+{ $count })
    [3] durch 3er-Stapel (+{ $count })
    [2] durch 2er-Stapel (+{ $count })
   *[1] durch einzelne Spielsteine (+{ $count })
}
analysis-no-claim = keine Farbwahl
grade-best = bester Zug
grade-good = guter Zug
grade-inaccuracy = Ungenauigkeit
grade-mistake = Fehler
grade-blunder = grober Patzer
thrown-win-for-draw = Der Sieg war sicher; jetzt wird es ein Unentschieden.
thrown-win-for-loss = Der Sieg war sicher; jetzt ist die Partie verloren.
thrown-draw-for-loss = Das Unentschieden war sicher; jetzt ist die Partie verloren.
theme-missed-completion = Ein Stapel hätte sich sofort vollenden lassen.
theme-allows-completion = Jetzt kann der Gegner einen Stapel vollenden.
theme-early-claim = Es war zu früh, { $color } zu wählen: Wer wartet, kann noch auf alles antworten, und eine gewählte Farbe lässt sich zudecken.
theme-missed-claim = Es war Zeit, { $color } zu wählen.
theme-other-claim = Zu wählen war { $better }, nicht { $claimed }.
theme-ran-out = Wer so zieht, hat danach selbst keinen Zug mehr.
theme-missed-lyngk = Die LYNGK-Regel erlaubte einen Zug über { $points }.

## Review

review-progress = { $done } von { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
}
retry-best = Ja, das ist der bessere Zug.
retry-good-enough = Gut: Dieser Zug ist so viel wert wie der beste.
retry-as-played = So wurde gespielt. Es gibt etwas Besseres.
retry-worse = Noch nicht: Das kostet { $percent ->
    [one] { $percent } Prozentpunkt
   *[other] { $percent } Prozentpunkte
} der Gewinnchancen.

## Puzzles

puzzles-title = Aufgaben
puzzles-unreadable = Die Aufgaben lassen sich gerade nicht laden. Was du gelöst hast, bleibt erhalten.
puzzle-number = Aufgabe { $number }
puzzle-of-day = Aufgabe des Tages, { $date }
puzzle-action-give-up = Lösung zeigen
puzzle-action-again = Noch einmal
puzzle-action-next = Nächste Aufgabe
puzzle-action-daily = Aufgabe des Tages
puzzle-all-difficulties = Alle Schwierigkeiten
puzzle-easy = Leicht
puzzle-medium = Mittel
puzzle-hard = Schwer
puzzle-all-themes = Alle Themen
puzzle-theme-complete = Stapel vollenden
puzzle-theme-deny = Stapel verhindern
puzzle-theme-chain = LYNGK-Ketten
puzzle-theme-claim = Die richtige Farbe wählen
puzzle-theme-run-out = Dem Gegner die Züge nehmen
puzzle-theme-sudden-death = Sudden Death
puzzle-all-variants = Beide Varianten
puzzle-variant-standard = 5er-Stapel
puzzle-variant-six = 6er-Stapel
puzzle-task-win = Nur ein Zug gewinnt. Finde ihn.
puzzle-task-draw = Gewinnen kannst du nicht mehr, aber ein Zug rettet das Unentschieden. Finde ihn.
puzzle-task-length = { $count ->
    [one] Nach der Antwort ist noch einer zu finden.
   *[other] Nach den Antworten sind noch { $count } weitere zu finden.
}
puzzle-right = Richtig. Dein Gegner antwortet mit { $reply }. Und jetzt?
puzzle-right-pass = Richtig. Dein Gegner kann nicht ziehen und passt. Und jetzt?
puzzle-solved = Richtig, das ist die Lösung.
puzzle-over = Diese Aufgabe ist abgeschlossen.
puzzle-wrong-win-to-loss = Der Zug ist erlaubt, vergibt aber den Sieg und verliert sogar.
puzzle-wrong-win-to-draw = Der Zug ist erlaubt, vergibt aber den Sieg: Mehr als ein Unentschieden ist dann nicht drin.
puzzle-wrong-draw-to-loss = Der Zug ist erlaubt, verliert aber.
puzzle-wrong-answer = Dein Gegner antwortet mit { $answer }.
puzzle-wrong-completes = Dein Gegner könnte mit { $turn } einen Stapel vollenden.
puzzle-wrong-completes-so = Damit vollendet er einen Stapel.
puzzle-hint-complete = Ein Stapel lässt sich sofort vollenden.
puzzle-hint-deny = Dein Gegner ist dabei, einen Stapel zu vollenden. Verhindere es.
puzzle-hint-chain = Folge deiner Farbe von LYNGK-Punkt zu LYNGK-Punkt.
puzzle-hint-claim = Es ist Zeit, eine Farbe zu wählen.
puzzle-hint-run-out = Lass deinem Gegner keinen Zug.
puzzle-hint-sudden-death = Ein 6er-Stapel ist in Reichweite.
puzzle-hint-start = Sieh dir an, was auf { $point } steht.
puzzle-hint-start-claim = Wähle zuerst eine Farbe und zieh dann von { $point }.
puzzle-shown = Das ist die Lösung.
puzzle-outcome = { $wins }: { $why }.
puzzle-tied = Am Ende herrscht bei allen Stapeln Gleichstand: unentschieden.
puzzle-wins = { $count ->
    [one] Du gewinnst mit diesem Zug
   *[other] Du gewinnst in { $count } Zügen
}
puzzle-won-by = { $height ->
    [6] Du vollendest einen 6er-Stapel
    [5] Am Ende hast du mehr 5er-Stapel, { $own } zu { $theirs }
    [4] Am Ende herrscht bei den 5er-Stapeln Gleichstand, und du hast mehr 4er-Stapel, { $own } zu { $theirs }
    [3] Am Ende herrscht bei den höheren Stapeln Gleichstand, und du hast mehr 3er-Stapel, { $own } zu { $theirs }
    [2] Am Ende herrscht bei den höheren Stapeln Gleichstand, und du hast mehr 2er-Stapel, { $own } zu { $theirs }
   *[1] Am Ende herrscht bei den höheren Stapeln Gleichstand, und du hast mehr einzelne Spielsteine, { $own } zu { $theirs }
}
puzzle-theme-is = Thema: { $theme }.
puzzle-unstoppable = Der 6er-Stapel ist nicht mehr aufzuhalten.
puzzle-action-play-out = Weiterspielen
puzzle-action-study = In der Studie öffnen
puzzle-rating = Deine Wertung: { $rating } ± { $margin }
puzzle-rating-change = Deine Wertung: { $rating } ({ $change })
puzzle-rating-new = Nach etwa { $of } Aufgaben bekommst du eine Wertung. Sie bestimmt die nächsten.
puzzle-rating-finding = Deine Wertung wird noch ermittelt ({ $count } von etwa { $of } Aufgaben)
storm-title = Aufgaben-Sturm
storm-intro = So viele Aufgaben wie möglich in drei Minuten, von leicht bis schwer. Ein falscher Zug beendet die Aufgabe und kostet zehn Sekunden.
storm-start = Sturm beginnen
storm-stop = Aufhören
storm-left = Restzeit
storm-solved = Gelöst
storm-right = Richtig. Bisher gelöst: { $count }.
storm-wrong = Falsch: zehn Sekunden weniger. Weiter mit der nächsten.
storm-over = Der Sturm ist vorbei
storm-result = { $count ->
    [one] { $count } Aufgabe gelöst
   *[other] { $count } Aufgaben gelöst
}
storm-best = Dein Rekord: { $count }
storm-pace = Zeit pro Aufgabe: { $seconds } s
storm-new-best = Das ist dein neuer Rekord.
storm-none-missed = Kein einziger Fehler.
storm-missed = Noch einmal ansehen
storm-again = Noch einmal
paper-title = Zum Drucken und Mitnehmen
paper-intro = Die nächsten Aufgaben der gewählten Art, mit den Lösungen am Ende.
paper-count = Wie viele
paper-print = Drucken
paper-file = Als Datei herunterladen
paper-solutions = Lösungen
puzzle-count = Von dieser Art: { $solved } von { $all } gelöst
puzzle-count-all = Insgesamt: { $solved } von { $all } gelöst
puzzle-none-left = Diese hast du alle gelöst. Nimm dir andere vor oder warte auf die nächste Aufgabe des Tages.
puzzle-none-exist = Solche Aufgaben gibt es nicht. Nimm dir andere vor.
puzzle-none-in-variant = Solche Aufgaben gibt es nicht: „{ $theme }“ gibt es nur mit „{ $variant }“.
puzzle-streak = { $count ->
    [one] { $count } in Folge gelöst; dein Rekord: { $best }
   *[other] { $count } in Folge gelöst; dein Rekord: { $best }
}
puzzle-days = { $count ->
    [one] Aufgabe des Tages: { $count } Tag in Folge; dein Rekord: { $best }
   *[other] Aufgabe des Tages: { $count } Tage in Folge; dein Rekord: { $best }
}

## Lessons

lesson-basics = Die Grundlagen
lesson-more = Die übrigen Regeln
lesson-strategy = Erste Strategie

lesson-move-title = Das Ziel und die ersten Züge
lesson-aim-1 = Das Ziel: Stapel aus fünf verschiedenen Farben, mit einer von deinen obenauf. Rot gehört dir, und dem Stapel in der Mitte fehlt nur noch Rot. Wähle den roten Spielstein und dann den Stapel.
lesson-aim-1-done = Ein 5er-Stapel mit deiner Farbe obenauf kommt vom Spielplan: ein Punkt für dich. Wer am Ende mehr Punkte hat, gewinnt. Jetzt die Regeln, eine nach der anderen.
lesson-aim-1-again = Das ist erlaubt, aber kein Punkt. Setze den roten Spielstein auf den Stapel in der Mitte.
lesson-move-1 = Wähle den roten Spielstein in der Mitte und dann einen der Spielsteine ringsum. Ein Zug führt geradeaus eine Linie entlang und endet auf dem ersten Spielstein, auf den er trifft.
lesson-move-1-done = So zieht man. Die beiden sind jetzt ein Stapel, mit Rot obenauf.
lesson-move-1-again = Auch dieser Spielstein kann ziehen. Nimm jetzt aber den roten in der Mitte.
lesson-move-2 = Ein Spielstein läuft über beliebig viele leere Punkte. Er hält nie auf einem an und springt nie über etwas hinweg. Zieh den blauen Spielstein auf den schwarzen.
lesson-move-2-done = Genau so. Den elfenbeinfarbenen hinter dem schwarzen hätte er nicht erreicht.
lesson-move-2-again = Auch das ist erlaubt. Aber welche Linie führt von Blau nach Schwarz?

lesson-build-title = Bauen
lesson-build-1 = Ein Stapel zieht immer als Ganzes und landet auf dem, was dort liegt. Baue einen 4er-Stapel.
lesson-build-1-done = Schon vier hoch! Höher als fünf wird kein Stapel.
lesson-build-1-again = Ein erlaubter Zug, aber kein 4er-Stapel. Aus zwei 2er-Stapeln wird einer.
lesson-build-2 = Keine Farbe darf in einem Stapel zweimal vorkommen. Mache aus dem Stapel in der Mitte einen 3er-Stapel: Zieh ihn auf eine Farbe, die ihm fehlt.
lesson-build-2-done = Grün hat gefehlt. Fünf verschiedene Farben in einem Stapel: Darauf läuft es hinaus.
lesson-build-2-again = Erlaubt, aber zieh den Stapel in der Mitte. Rot und Blau hat er schon.

lesson-neutral-title = Neutrale Farben
lesson-neutral-1 = Anfangs sind alle Farben neutral: Beide dürfen sie ziehen. Ein einzelner neutraler Spielstein darf aber nur auf einen einzelnen ziehen. Zieh den roten.
lesson-neutral-1-done = Einzeln auf einzeln. Die Stapel ringsum waren ihm alle zu hoch.
lesson-neutral-1-again = Auch das ist erlaubt. Zieh jetzt den roten Spielstein in der Mitte.
lesson-neutral-2 = Ein neutraler Stapel darf auf alles ziehen, was höchstens so hoch ist wie er selbst. Baue einen 4er-Stapel.
lesson-neutral-2-done = Zwei auf zwei. Der 3er-Stapel wäre zu hoch gewesen.
lesson-neutral-2-again = Erlaubt, aber kein 4er-Stapel. Suche zwei Stapel, die gleich hoch sind.
lesson-neutral-2-obstacle = Fünf Farben, aber das Rot obenauf gehört niemandem: Ein solcher Stapel zählt für niemanden und zieht nie wieder. Setze die beiden 2er-Stapel aufeinander.

lesson-joker-title = Joker
lesson-joker-1 = Die gesprenkelten Spielsteine sind Joker. Ein Joker steht für jede Farbe, die seinem Stapel fehlt. Andere dürfen auf ihm landen, aber selbst zieht er nie. Wähle den Spielstein, mit dem nie ein Zug beginnt.
lesson-joker-1-done = Das ist der Joker. Sobald ein Spielstein auf ihm landet, reist er im Stapel mit.
lesson-joker-1-again = Dieser kann selbst ziehen. Suche den gesprenkelten.
lesson-joker-2 = In einem Stapel dürfen mehrere Joker sein. Baue einen 4er-Stapel mit zweien davon.
lesson-joker-2-done = Zwei Farben und zwei Joker: Die fehlenden Farben dürfen noch dazukommen.
lesson-joker-2-again = Das ist es noch nicht. Zwei Stapel haben unten einen Joker: Bring sie zusammen.

lesson-claim-title = Farben wählen
lesson-claim-1 = Vor dem Ziehen darfst du eine neutrale Farbe wählen. Wähle Rot und mache dann irgendeinen Zug.
lesson-claim-1-done = Rot gehört jetzt dir. Von nun an ziehst nur du Stapel mit Rot obenauf.
lesson-claim-1-again = Jetzt gehört dir eine andere Farbe. Versuche es noch einmal, mit Rot.
lesson-claim-1-none = Das war ein Zug ohne Farbwahl. Wähle zuerst Rot und zieh dann.
lesson-claim-2 = Deine eigenen Farben dürfen auf Stapel jeder Höhe. Setze deinen roten Spielstein auf den 3er-Stapel.
lesson-claim-2-done = Ein neutraler Spielstein hätte das nicht gedurft. Deinem Gegner gefällt die Idee: Er wählt Blau.
lesson-claim-2-again = Gut, aber dein Rot kann mehr. Nicht einmal der 3er-Stapel ist ihm zu hoch.
lesson-claim-3 = Jeder darf in einer Partie zwei Farben wählen, aber nur eine je Zug. Wähle deine zweite, welche du magst, und zieh.
lesson-claim-3-done = Diese beiden gehören dir bis zum Ende der Partie. Sind vier Farben gewählt, bleibt die fünfte für immer neutral.
lesson-claim-3-again = Man darf auch ziehen, ohne zu wählen. Aber nimm diesmal deine zweite Farbe.

lesson-whose-title = Wem gehört der Stapel?
lesson-whose-1 = Allein der oberste Spielstein entscheidet, wem ein Stapel gehört. Rot ist deine Farbe, Schwarz die deines Gegners. Wähle den Stapel, den nur dein Gegner ziehen darf.
lesson-whose-1-done = Schwarz liegt obenauf. Dass darunter dein Rot steckt, ändert nichts.
lesson-whose-1-again = Diese Farbe hat niemand gewählt, also dürft ihr sie beide ziehen. Suche Schwarz obenauf.
lesson-whose-1-yours = Rot liegt obenauf: Der gehört dir.
lesson-whose-2 = Wähle jetzt etwas, das ihr beide ziehen dürft.
lesson-whose-2-done = Richtig: Die Farbe obenauf ist noch neutral.
lesson-whose-2-again = Schwarz liegt obenauf: Den darf nur dein Gegner ziehen.
lesson-whose-2-yours = Rot liegt obenauf: Den darfst nur du ziehen.

lesson-lyngk-title = Die LYNGK-Regel
lesson-lyngk-1 = Rot gehört dir. Ein anderer Stapel mit Rot obenauf ist für dein Rot ein LYNGK-Punkt: Es darf dorthin laufen und von da in jede Richtung weiter. Zieh den einzelnen roten Spielstein auf den 2er-Stapel mit Schwarz obenauf.
lesson-lyngk-1-done = Zum LYNGK-Punkt, um die Ecke und weiter, alles in einem Zug.
lesson-lyngk-1-again = Auch das geht. Aber suche den Weg um die Ecke zum Stapel aus Blau und Schwarz.
lesson-lyngk-2 = Ein Zug darf über mehrere LYNGK-Punkte führen, über jeden einmal. Finde einen, der über drei führt.
lesson-lyngk-2-done = Über drei LYNGK-Punkte in einem einzigen Zug! Je mehr du davon hast, desto weiter kommst du.
lesson-lyngk-2-again = Das waren keine drei LYNGK-Punkte. Fang mit dem roten an, der am weitesten von den anderen entfernt ist.
lesson-lyngk-3 = Ein LYNGK-Punkt ist nur, was dieselbe Farbe obenauf hat, wie hoch es auch ist. Wähle den, den dein roter Spielstein in der Mitte benutzen kann.
lesson-lyngk-3-done = Rot obenauf: Sonst zählt nichts.
lesson-lyngk-3-again = Suche einen anderen Stapel mit Rot obenauf.
lesson-lyngk-3-joker = Ein Joker ist nie ein LYNGK-Punkt.
lesson-lyngk-3-below = Rot ist zwar darin, aber nicht obenauf.
lesson-lyngk-4 = LYNGK-Punkte darf nur eine Farbe benutzen, die du gewählt hast. Rot hat hier niemand gewählt, also kommt es noch nicht um die Ecke. Wähle Rot und zieh dann den einzelnen roten Spielstein auf den Stapel aus Blau und Schwarz.
lesson-lyngk-4-done = Durch deine Farbwahl wurde der andere rote Stapel zum LYNGK-Punkt. Eine neutrale Farbe hat nie einen.
lesson-lyngk-4-none = Ohne Farbwahl ist Rot neutral und darf keine LYNGK-Punkte benutzen. Wähle zuerst Rot.
lesson-lyngk-4-again = Wähle Rot und zieh dann den einzelnen roten Spielstein um die Ecke auf den Stapel aus Blau und Schwarz.

lesson-complete-title = Einen 5er-Stapel vollenden
lesson-complete-top = Es zählt, was obenauf liegt. Schwarz ist neutral: Ein 5er-Stapel mit Schwarz obenauf zählt für niemanden und bleibt als Hindernis stehen. Mach einen, der zählt.
lesson-complete-top-done = Rot obenauf: ein Punkt. Andersherum wäre es ein Hindernis geworden.
lesson-complete-top-again = Noch kein 5er-Stapel. Dein roter Spielstein und der Stapel in der Mitte haben zusammen fünf Farben.
lesson-complete-top-obstacle = Ein Hindernis: Das Schwarz obenauf gehört niemandem. Es zieht nie wieder und zählt für niemanden. Versuch es andersherum.
lesson-complete-2 = Eine gewählte Farbe gilt sofort. Wähle eine und vollende im selben Zug einen 5er-Stapel.
lesson-complete-2-done = Eine Farbe und ein Punkt in einem Zug!
lesson-complete-2-again = Noch kein 5er-Stapel. Welche Farbe fehlt dem 4er-Stapel, und welcher Spielstein könnte sie bringen?

lesson-ready-title = Vor deiner ersten Partie
lesson-ready-1 = Ein 4er-Stapel ist ein Geschenk für den, der ihn vollenden kann. Rot gehört dir, Blau und Schwarz deinem Gegner. Zieh, aber lass nichts stehen, was er vollenden kann.
lesson-ready-1-done = Sicher. Schau vor jedem Zug nach, was dein Gegner vollenden könnte.
lesson-ready-1-again = So entsteht ein 4er-Stapel, dem nur Blau fehlt, und Blau kommt heran. Such einen sichereren Zug.
lesson-ready-1-four = Ein 4er-Stapel, dem nur Blau fehlt: Dein Gegner vollendet ihn und bekommt den Punkt.
lesson-ready-2 = Du passt nur, wenn du nicht ziehen kannst. Kann es keiner mehr, ist die Partie zu Ende. Bei je drei vollendeten Stapeln entscheiden die 4er auf dem Spielplan, dann die 3er und so weiter. Rot und Grün gehören dir. Wer gewinnt?
lesson-ready-2-done = Dein 4er schlägt zwei 3er. Für deine erste Partie weißt du jetzt genug.
lesson-ready-2-again = Such zuerst nach 4er-Stapeln. Wessen Farbe liegt obenauf?

lesson-start-title = Der Aufbau
lesson-start-1 = So beginnt eine Partie: 43 Spielsteine, acht von jeder Farbe und drei Joker, zufällig auf alle Punkte verteilt. Wer beginnt, wird ausgelost: Du bist es. Zieh den grünen Spielstein in der Mitte.
lesson-start-1-done = Jetzt ist dein Gegner am Zug. Ihr zieht abwechselnd, bis keiner von euch mehr ziehen kann.
lesson-start-1-claim = Schon im ersten Zug darfst du eine Farbe wählen. Zieh diesmal aber ohne Farbwahl.
lesson-start-1-again = Auch das ist erlaubt. Beginne diesmal aber mit dem grünen Spielstein in der Mitte.

lesson-obstacle-title = Hindernisse
lesson-obstacle-1 = Ein 5er-Stapel mit einer neutralen Farbe obenauf zählt für niemanden. Vollende einen, ohne eine Farbe zu wählen, und schau, was geschieht.
lesson-obstacle-1-done = Er bleibt stehen und zieht nie wieder: ein Hindernis.
lesson-obstacle-1-again = Das ergibt keinen 5er. Der 3er- und der 2er-Stapel haben zusammen fünf Farben.
lesson-obstacle-1-point = Mit der Farbwahl wird es ein Punkt, ein feiner Zug! Mache es aber dieses eine Mal ohne.
lesson-obstacle-2 = Ein Hindernis bleibt eines, auch wenn später jemand seine Farbe wählt. Aber Rot gehört jetzt dir, und dieses hat Rot obenauf: Benutze es als LYNGK-Punkt.
lesson-obstacle-2-done = Kein Punkt für dich, aber eine gute Stelle zum Abbiegen.
lesson-obstacle-2-again = Dieser Zug ging nicht über das Hindernis. Lass deinen einzelnen roten Spielstein dorthin laufen und weiter.

lesson-pass-title = Passen
lesson-pass-1 = Rot und Grün gehören dir, Blau und Schwarz deinem Gegner. Dein roter Spielstein kann nirgends landen, und einen anderen hast du nicht: Dir bleibt nur zu passen.
lesson-pass-1-done = Nur wer nicht ziehen kann, passt. Schau, was dein Gegner jetzt macht.
lesson-pass-2 = Der 5er deines Gegners ist vom Spielplan, und der Weg ist frei. Wer ziehen kann, muss ziehen: Nur zu.
lesson-pass-2-done = Passen kann man sich nicht aussuchen. Sobald wieder ein Zug möglich ist, muss man ziehen.
lesson-pass-3 = So, wie es steht, hast du keinen Zug. Du darfst aber noch eine Farbe wählen, und dann hättest du einen. Dann darfst du nicht passen: Wähle und zieh.
lesson-pass-3-done = Richtig. Man passt nur, wenn auch eine Farbwahl nicht hilft.

lesson-end-title = Das Ende
lesson-end-1 = Keiner von euch kann mehr ziehen: Die Partie ist zu Ende. Du hast vier Stapel vollendet, dein Gegner drei. Übrig sind zwei 4er-Stapel mit Farben deines Gegners obenauf. Wer gewinnt?
lesson-end-1-done = Wer mehr Stapel vollendet hat, gewinnt. Was noch auf dem Spielplan steht, zählt dann nicht.
lesson-end-1-again = Zuerst entscheiden die vollendeten Stapel, und davon hast du mehr.
lesson-end-2 = Je drei vollendete Stapel. Jetzt zählen auf dem Spielplan die 4er-Stapel für den, dessen Farbe obenauf liegt; dann 3er, 2er und einzelne Spielsteine. Rot und Grün gehören dir, Blau und Schwarz deinem Gegner. Wer gewinnt?
lesson-end-2-done = Jeder hat einen 4er, aber da ist noch ein 3er, und der gehört deinem Gegner. Deine zwei einzelnen Spielsteine zählen nun nicht mehr.
lesson-end-2-again = Beide haben einen 4er-Stapel. Schau dir jetzt die 3er an.
lesson-end-3 = Je vier vollendete Stapel. Auf dem Spielplan hast du noch einen einzelnen Spielstein, den roten, und dein Gegner einen, den blauen. Der Joker gehört niemandem. Wer gewinnt?
lesson-end-3-done = Alles ist gleich, bis hin zu den einzelnen Spielsteinen: Die Partie ist unentschieden.
lesson-end-3-again = Ihr habt beide vier vollendete Stapel und einen einzelnen Spielstein. Was könnte da noch entscheiden?
lesson-end-you = Ich
lesson-end-opponent = Mein Gegner
lesson-end-nobody = Niemand, es ist unentschieden

lesson-six-title = Variante: 6er-Stapel
lesson-six-1 = In dieser Variante bleiben 5er-Stapel auf dem Spielplan und wachsen weiter. Baue einen mit deinem Rot obenauf.
lesson-six-1-done = Er bleibt stehen, und er gehört dir, solange Rot obenauf liegt.
lesson-six-1-again = Versuche es mit deinem einzelnen roten: Er erreicht den 4er-Stapel in der Mitte.
lesson-six-2 = Wer einen 6er-Stapel mit einer eigenen Farbe obenauf vollendet, gewinnt sofort. Dazu braucht es die fünf Farben und einen Joker, der für Weiß steht. Gewinne diese Partie!
lesson-six-2-done = Fünf Farben und ein Joker, Rot obenauf: Du hast auf der Stelle gewonnen.
lesson-six-2-again = Noch nicht. Der Stapel in der Mitte hat schon einen Joker, ihm fehlt nur Rot.
lesson-six-3 = Der Stapel in der Mitte mit Grün obenauf gehört dir. Er hat alle fünf Farben, aber keinen Joker. Kannst du trotzdem gewinnen?
lesson-six-3-done = Geradewegs auf den Joker. Selbst zieht er nie, aber er wartet auf dich.
lesson-six-3-again = Das gewinnt nicht. Was passt als Einziges noch zu fünf Farben?
lesson-six-4 = Ein 6er-Stapel mit einer neutralen Farbe obenauf gewinnt nicht. Grün gehört dir, und Rot hat niemand gewählt. Zieh den Stapel in der Mitte auf den Joker, ohne eine Farbe zu wählen, und schau, was geschieht.
lesson-six-4-done = Er bleibt stehen, und die Partie geht weiter. Er gewinnt nie, auch wenn später jemand Rot wählt.
lesson-six-4-won = Mit dieser Farbwahl gewinnst du sofort! Vollende aber dieses eine Mal einen 6er ohne Farbwahl.
lesson-six-5 = Die Züge sind ausgegangen, und niemand hat gewonnen. Jetzt zählen die 5er-Stapel für den, dessen Farbe obenauf liegt; dann 4er, 3er, 2er und einzelne Spielsteine. Rot und Grün gehören dir, Blau und Schwarz deinem Gegner. Wer gewinnt?
lesson-six-5-done = Drei 5er gegen zwei, für deinen Gegner. Die 6er haben das neutrale Elfenbein obenauf: Sie zählen für niemanden.
lesson-six-5-again = Zähle die 5er-Stapel nach der Farbe obenauf. Die 6er zählen für niemanden: Elfenbein ist neutral.

## Strategy

strategy-claim-title = Wann man eine Farbe wählt
strategy-claim-1 = Wähle eine Farbe, wenn sie dir gleich etwas bringt. Noch hat niemand eine, und auf d1 und e1 wartet ein 5er auf den, der zuerst kommt. Nur ein einziger Zug gewinnt.
strategy-claim-1-done = Der Punkt gehört dir und Grün dazu. Der grüne Spielstein auf c7 wird bald den nächsten 5er vollenden.
strategy-claim-1-again = Das gewinnt nicht. Auf d1 und e1 wartet ein 5er: Komm deinem Gegner zuvor, und überlege gut, welche Farbe obenauf liegen soll.
strategy-claim-1-red = Auch mit Rot ist es ein Punkt. Aber Grün bekommt dein Gegner; dir gehen die Züge aus, und das entscheidet.
strategy-claim-2 = Blau oder Schwarz: Mit jeder der beiden kannst du aus h1 und h2 einen 5er machen. Eine davon verschenkt aber den Sieg. Welche Farbe nützt dir später mehr?
strategy-claim-2-done = Blau liegt noch auf drei weiteren Stapeln obenauf. Sie geben dir Züge und Drohungen bis zum Ende.
strategy-claim-2-again = Nimm zuerst den Punkt, der da ist: h1 und h2 ergeben zusammen einen 5er. Die Frage ist nur, welche Farbe obenauf kommt.
strategy-claim-2-black = Derselbe Punkt. Aber nun stehen die blauen Stapel deinem Gegner frei, und die wiegen mehr.
strategy-claim-3 = Du liegst 0:2 zurück. Suche die Farbe, die jetzt einen Punkt bringt und deinem Gegner fast nichts zu ziehen lässt.
strategy-claim-3-done = Blau liegt auf vier weiteren Stapeln obenauf, und der schwarze Spielstein von h3 kann deinen anderen 4er-Stapel nicht mehr verderben. Bald muss dein Gegner passen, während du aufholst.
strategy-claim-3-again = Hole den Punkt sofort, und zwar mit der Farbe, die auf den meisten Stapeln obenauf liegt.
strategy-claim-3-black = Ein Punkt, aber die vielen blauen Stapel bleiben deinem Gegner. Blau war mehr wert.
strategy-claim-3-other = Blau ist richtig. Aber du hast zwei 4er-Stapel, und nun vollendet dein Gegner den anderen.
strategy-claim-4 = Dein Gegner hat schon beide Farben, Rot und Schwarz kann dir also niemand mehr nehmen. Zieh Elfenbein von e3 auf c2. Wählst du dabei eine Farbe, oder wartest du?
strategy-claim-4-done = Eine letzte Farbwahl, die dir niemand nehmen kann, läuft nicht weg. Triff sie, wenn du weißt, welche Farbe du brauchst.
strategy-claim-4-again = Elfenbein von e3 auf c2 ist hier der Zug. Die Frage ist nur, ob du dabei eine Farbe wählst.
strategy-claim-4-early = Zu früh: Dein Gegner sieht deine Farbe und deckt sofort einen Stapel dieser Farbe zu.

strategy-tempo-title = Dem Gegner die Züge nehmen
strategy-tempo-1 = Wer nicht ziehen kann, passt, und der andere macht allein weiter. Dein Gegner hat nur noch zwei Züge: das neutrale Rot von f5 und Schwarz von g2 nach g7. Ein einziger Zug nimmt ihm beide.
strategy-tempo-1-done = Rot gehört jetzt dir und liegt auf g2. Dein Gegner kann nur zusehen, wie du dir den nötigen 5er holst.
strategy-tempo-1-again = Dein Gegner kann noch ziehen. Du brauchst Rot für dich, und g2 muss zugedeckt werden.
strategy-tempo-1-late = Ein guter Stapel, aber nun zieht dein Gegner von g2 nach g7, und du holst nicht mehr auf.
strategy-tempo-2 = Du liegst zwei Punkte zurück, aber die Züge, die deinem Gegner noch bleiben, liegen alle um f6, g6 und g7. Nimm sie ihm mit einem einzigen Zug.
strategy-tempo-2-done = Schwarz hat den grünen Spielstein eingeschlossen, und der Stapel von f6 darf dort nicht landen: Er enthält Schwarz schon. Von nun an ziehst nur noch du.
strategy-tempo-2-again = Dein Gegner hat noch einen Zug. Was wäre, wenn der neutrale schwarze Spielstein auf g6 diese Ecke verschließt?
strategy-tempo-2-late = Dein Gegner zieht von f6 nach g7 und bleibt vorn.

strategy-deny-title = Verhindern
strategy-deny-1 = Der elfenbeinfarbene Stapel auf h4 will auf g2 landen und einen 5er vollenden. Selbst kannst du keinen vollenden. Nimm ihm also weg, worauf er landen will.
strategy-deny-1-done = Der Spielstein ist weg von g2, und weil Grün jetzt deine Farbe ist, gehört er dir. Dein Gegner kann nicht einmal mehr ziehen.
strategy-deny-1-again = Das genügt nicht: Dein Gegner behält die Oberhand. Der Spielstein auf g2 muss weg, und seine Farbe sollte dir gehören.
strategy-deny-1-late = Da ist es schon: von h4 auf g2, und dein Gegner hat den 5er.
strategy-deny-2 = Rot auf g2 kann nach d4 laufen und einen 5er vollenden. Die beste Abwehr ist hier, auf dem Angreifer zu landen.
strategy-deny-2-done = Grün liegt nun auf dem roten Stapel, und damit gehört er dir. Auf c4 vollendet er als Nächstes einen 5er.
strategy-deny-2-again = Das hilft nicht lange. Welche Farbe kommt bis g2, wenn du sie wählst?
strategy-deny-2-late = Rot läuft nach d4: ein 5er. Wer eine Drohung abwehren will, muss genau dort eingreifen.
strategy-deny-3 = Beide haben ihre zwei Farben schon gewählt. Der grüne Stapel auf e2 will auf b2 landen und einen 5er vollenden. Aber der Stapel auf b2 ist neutral.
strategy-deny-3-done = Der Stapel auf b1 enthält nun selbst Rot und Grün, und der von e2 passt nicht mehr darauf.
strategy-deny-3-again = Der 5er auf b2 ist noch möglich. Auch diesen Stapel darfst du ziehen.
strategy-deny-3-late = Jetzt landet der Stapel von e2 auf b2: ein 5er, und die Partie ist verloren.

strategy-network-title = Netze bauen
strategy-network-1 = Stapel mit deiner Farbe obenauf sind Stationen: Je mehr davon einander sehen, desto weiter kommen sie alle. Finde den 5er für Grün, und wähle die Farbe, die dein Gegner für den nächsten braucht.
strategy-network-1-done = Über h2 und d5 auf d4. Und weil Blau dir gehört, bekommst du auch den 5er auf d5.
strategy-network-1-again = Grün kommt von h4 über zwei LYNGK-Punkte nach d4. Und welche Farbe fehlt auf d5?
strategy-network-1-unclaimed = Der richtige Zug, aber ohne Farbwahl. Dein Gegner nimmt Blau und damit den 5er auf d5.
strategy-network-2 = Rot gehört dir. Zwei seiner Stapel stehen so gut, dass ein dritter durch beide hindurchlaufen kann. Wo landet er?
strategy-network-2-done = Über g4 und e5 auf c4: ein 5er. Und die Stationen bleiben, wo sie sind.
strategy-network-2-again = Folge Rot von Station zu Station: von h2 über g4 und e5. Zerreiß diese Kette nicht.
strategy-network-2-broken = Damit nimmst du eine Station aus deinem eigenen Netz, und es bleibt nur ein Unentschieden.

## Rules

rule-board-title = Der Spielplan
rule-board = Ein Sechseck mit vier Punkten auf jeder Seite, zusammen 37, und sechs weitere, je einer außen vor der Mitte jeder Seite: 43 Punkte. Von jedem gehen Linien in bis zu sechs Richtungen aus. Die Spalten heißen von links nach rechts a bis i, die Punkte einer Spalte werden von unten gezählt.

rule-setup-title = Spielsteine, Ziel, Aufbau
rule-pieces = Es gibt fünf Farben: Elfenbein, Blau, Rot, Grün und Schwarz. Die drei weiß gesprenkelten Spielsteine sind die Joker.
rule-start = Zu Beginn liegt auf jedem Punkt ein Spielstein, zufällig verteilt: acht von jeder Farbe und die drei Joker. Je ein weiterer jeder Farbe liegt neben dem Spielplan. Wer die Farbe wählt, nimmt ihn als Merkzeichen; diese fünf kommen nie ins Spiel.
rule-start-picture = Ein Anfang: 43 Spielsteine und je einer jeder Farbe neben dem Spielplan. Ein Spielstein darf auf einen Nachbarn anderer Farbe ziehen, aber nicht auf die eigene Farbe.
rule-begin = Wer beginnt, wird ausgelost; danach wird abwechselnd gezogen. Da noch niemand eine Farbe hat, begünstigt die Verteilung niemanden.
rule-aim = Ziel ist es, mehr Stapel zu vollenden als der Gegner: fünf Spielsteine in fünf verschiedenen Farben, mit einer eigenen Farbe obenauf. Ein Joker kann für eine fehlende Farbe stehen.

rule-colors-title = Joker, neutrale und gewählte Farben
rule-d1 = Ein Joker steht für jede Farbe, die seinem Stapel fehlt. Er ist passiv: Er zieht nie selbst, weder allein noch als oberster eines Stapels; er reist in Stapeln mit. Obenauf liegt ein Joker daher nur, wenn er allein ist.
rule-d1-picture = Rot darf auf dem Joker landen. Der Joker selbst darf nicht ziehen.
rule-d2 = Eine Farbe, die niemand gewählt hat, ist neutral: Beide dürfen sie ziehen.
rule-d2-picture = Keine Farbe ist gewählt: Wer am Zug ist, darf jeden der drei ziehen.
rule-d3 = Jeder darf in einer Partie zwei Farben wählen, und nur solche, die noch neutral sind. Von da an zieht sie niemand anderes.
rule-d3-picture = Rot gehört dir und darf ziehen. Schwarz gehört deinem Gegner: Du darfst es nicht ziehen.
rule-d4 = Man wählt eine Farbe, wenn man am Zug ist, vor dem Ziehen.
rule-d4-picture = Ein einzelner neutraler Spielstein darf nicht auf einen 3er-Stapel. Wählst du zuerst Rot, darf er es.
rule-d5 = In einem Zug darf man höchstens eine Farbe wählen.
rule-d6 = Haben beide zwei Farben gewählt, bleibt die fünfte bis zum Ende neutral.
rule-d6-picture = Vier Farben sind gewählt. Elfenbein bleibt neutral: Es darf auf einen einzelnen Spielstein, aber nicht auf einen 2er-Stapel.

rule-turn-title = Ein Zug
rule-e1 = Wer am Zug ist, darf eine Farbe wählen und zieht dann einen Spielstein oder Stapel. Ziehen darf man, was eine neutrale oder eine eigene Farbe obenauf hat.
rule-e2 = Ein Stapel zieht als Ganzes. Allein der oberste Spielstein entscheidet, wem er gehört.
rule-e2-picture = Der Stapel aus Rot und Blau zieht als Ganzes auf Grün und Schwarz: ein 4er-Stapel mit Blau obenauf.
rule-e3 = Ein Zug folgt einer Linie über leere Punkte bis zum ersten besetzten Punkt und endet dort auf dem, was er findet. Er endet nie auf einem leeren Punkt und springt nie über etwas hinweg (Ausnahme: die LYNGK-Regel, F).
rule-e3-picture = Blau darf über drei leere Punkte auf Schwarz laufen. Es darf nicht zum elfenbeinfarbenen dahinter springen und nicht auf einem leeren Punkt anhalten.
rule-e5 = Ein Stapel hat höchstens fünf Spielsteine und keine Farbe zweimal. Er darf mehrere Joker enthalten.
rule-e5-picture = Dein blauer Stapel darf auf den mit Grün: ein 4er-Stapel mit zwei Jokern. Auf den, in dem schon Blau ist, darf er nicht, und auf dem 4er-Stapel würde er zu hoch.
rule-e6 = Ein einzelner neutraler Spielstein zieht nur auf einen einzelnen Spielstein: einen beliebigen anderer Farbe oder einen Joker.
rule-e6-picture = Der rote Spielstein darf auf den blauen und den elfenbeinfarbenen. Nicht auf den roten, denn keine Farbe darf doppelt sein; nicht auf den 2er-Stapel, denn ein einzelner neutraler zieht nur auf einen einzelnen.
rule-e7 = Ein Stapel mit neutraler Farbe obenauf zieht nur auf das, was höchstens so hoch ist wie er selbst.
rule-e7-picture = Ein 2er-Stapel darf auf den 2er-Stapel und auf den einzelnen Spielstein, aber nicht auf den 3er-Stapel.
rule-e8 = Mit einer eigenen Farbe obenauf darf man auf jede Höhe ziehen.
rule-e8-picture = Dein einzelner roter Spielstein darf auf den 3er-Stapel.
rule-e9 = Ein 5er-Stapel mit einer Farbe des Ziehenden obenauf kommt sofort vom Spielplan: ein Punkt für ihn.
rule-e9-picture = Dein Rot landet auf dem 4er-Stapel und vollendet einen 5er: ein Punkt.
rule-e10 = Ein 5er-Stapel mit neutraler Farbe obenauf bleibt als Hindernis stehen und zählt für niemanden.
rule-e10-picture = Grün hat niemand gewählt: Dieser 5er bleibt als Hindernis stehen.
rule-e11 = Wer ziehen kann, darf nicht passen.
rule-e11-picture = Rot erreicht den 2er-Stapel. Passen ist also nicht erlaubt.
rule-e12 = Wer nicht ziehen kann, passt, muss aber wieder ziehen, sobald es in einem späteren Zug möglich ist.
rule-e12-picture = Dein einziger Spielstein, der rote, kann nicht auf einem Stapel landen, in dem Rot ist. Du passt.

rule-lyngk-title = Die LYNGK-Regel
rule-f1 = Die LYNGK-Regel gilt nur für Züge mit einer Farbe, die man selbst gewählt hat.
rule-f1-picture = Rot ist hier neutral: Es darf nicht über den anderen roten Stapel weiterlaufen. Wählst du Rot, darf es das.
rule-f2 = Ein Spielstein oder Stapel deiner Farbe darf zu einem anderen mit derselben Farbe obenauf laufen, einem LYNGK-Punkt, und von dort auf jeder Linie geradeaus weiter, immer wieder, bis er landet, wo er darf. Jeder LYNGK-Punkt hat die ziehende Farbe obenauf.
rule-f2-picture = Du wählst Rot und läufst über drei LYNGK-Punkte auf den 4er-Stapel: Der 5er ist vollendet, ein Punkt.
rule-f4 = Ein Joker ist nie ein LYNGK-Punkt.
rule-f4-picture = Dein Rot darf auf dem Joker landen, aber von dort nicht weiterlaufen.
rule-f5 = Jeder LYNGK-Punkt wird in einem Zug höchstens einmal benutzt.
rule-lyngk-height = Bei einem Stapel, der als LYNGK-Punkt dient, zählt nur die Farbe obenauf, nicht die Höhe.
rule-lyngk-height-picture = Der 4er-Stapel mit Rot obenauf ist für dein Rot ein LYNGK-Punkt wie jeder andere.

rule-end-title = Das Ende
rule-g1 = Die Partie endet, wenn keiner mehr ziehen kann. Wer mehr 5er-Stapel vollendet hat, gewinnt.
rule-g1-picture = Niemand kann ziehen. Spieler 1 hat vier vollendete Stapel, Spieler 2 hat drei: Spieler 1 gewinnt, was auch immer noch auf dem Spielplan steht.
rule-g2 = Bei Gleichstand entscheiden die 4er-Stapel auf dem Spielplan, jeder für den, dessen Farbe obenauf liegt; dann 3er, 2er und einzelne Spielsteine.
rule-g2-picture = Je drei vollendete Stapel und je ein 4er. Der 3er-Stapel gehört Spieler 2, und der gewinnt.
rule-g3 = Ist alles gleich, endet die Partie unentschieden.
rule-g3-picture = Je vier vollendete Stapel, und nur Joker auf dem Spielplan: unentschieden.

rule-six-title = Variante: 6er-Stapel
rule-h1 = 5er-Stapel bleiben auf dem Spielplan, ziehen und wachsen weiter; die Grenze liegt bei sechs.
rule-h1-picture = Dein Rot macht einen 5er-Stapel. Er bleibt auf dem Spielplan.
rule-h2 = Ein Joker steht auch für eine sechste Farbe, Weiß. Er bleibt passiv, und Weiß kann man nicht wählen.
rule-h3 = Ein 6er-Stapel enthält also mindestens einen Joker; weitere dürfen für fehlende Farben stehen.
rule-h3-picture = Der Stapel in der Mitte hat seinen Joker. Mit deinem Rot obenauf wird er ein 6er.
rule-h4 = Wer einen 6er-Stapel mit einer eigenen Farbe obenauf vollendet, gewinnt sofort.
rule-h4-picture = Dein 5er-Stapel zieht auf den Joker: ein 6er, du hast gewonnen.
rule-h5 = Ein 6er-Stapel mit neutraler Farbe obenauf gewinnt nicht. Er bleibt stehen, und die Partie geht weiter.
rule-h5-picture = Rot ist neutral: Dieser 6er gewinnt nicht.
rule-h6 = Gehen die Züge aus, bevor jemand gewonnen hat, entscheiden die 5er-Stapel auf dem Spielplan, jeder für den, dessen Farbe obenauf liegt; dann 4er, 3er, 2er und einzelne Spielsteine. Ist alles gleich, ist die Partie unentschieden.

rule-rulings-title = Klarstellungen
rule-x1 = Farbwahl und Ziehen sind zusammen ein Zug. Er ist erlaubt, wenn nach der Farbwahl so gezogen werden darf. Gezogen werden muss nicht mit der eben gewählten Farbe.
rule-x1-picture = Du darfst Blau wählen und Rot ziehen.
rule-x2 = Wer nur nach einer Farbwahl ziehen kann, muss wählen und ziehen. Passen darf nur, wer auch mit einer Farbwahl keinen erlaubten Zug hat; und wer passt, wählt keine Farbe.
rule-x2-picture = Ohne Farbwahl gibt es hier keinen Zug. Mit Rot gibt es einen: Du darfst also nicht passen.
rule-x3 = Die Partie ist zu Ende, sobald keiner mehr einen erlaubten Zug hat, auch nicht mit einer Farbwahl. Bis dahin passt, wer keinen hat.
rule-x4 = Ein Stapel, der mit neutraler Farbe obenauf vollendet wird (aus fünf, in der Variante aus sechs Spielsteinen), zählt für den Rest der Partie für niemanden, auch wenn seine Farbe später gewählt wird; wer sie wählt, kann ihn dann als LYNGK-Punkt nutzen.
rule-x4-picture = Das Hindernis mit Rot obenauf ist kein Punkt für dich, aber dein Rot darf darüber laufen.
rule-x5 = Der Punkt, von dem ein Stapel losgezogen ist, gilt während des LYNGK-Zugs als leer. Für die möglichen Ziele macht das keinen Unterschied; Farbwahl, Anfang und Ende beschreiben einen Zug also vollständig.
rule-x6 = Zwei Züge sind gleich, wenn Farbwahl, Anfang und Ende gleich sind, wie auch immer der Weg verläuft.
rule-x7 = Wem ein Stapel am Ende der Partie gehört, entscheidet der Spielstein, der dann obenauf liegt. Hindernisse zählen für niemanden.

## Learning

learn-title = LYNGK lernen
learn-intro = Eins nach dem anderen. Was du auch versuchst, du bekommst eine Antwort.
learn-begin = Anfangen
learn-go-on = Weiter mit: { $lesson }
learn-all-done = Du hast alle Lektionen geschafft. Alles Weitere ist Übung.
learn-time = etwa sechs Minuten
learn-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
learn-steps-done = { $done } von { $count } geschafft
learn-done = Geschafft
learn-shown = Gezeigt
learn-steps-shown = { $count ->
    [one] Durchgesehen, { $count } Schritt zum Selbermachen
   *[other] Durchgesehen, { $count } Schritte zum Selbermachen
}
learn-lost = Unter dieser Adresse gibt es keine Lektion. Hier sind alle Lektionen.
learn-broken = Ein Teil deines gespeicherten Fortschritts ist nicht lesbar. Er ist in diesem Browser beiseitegelegt, der Rest ist da.
learn-all-lessons = Alle Lektionen
learn-step = Schritt { $number } von { $count }
learn-task = Deine Aufgabe
learn-not-yet = Noch nicht
learn-hint = Tipp
learn-hint-points = Sieh dir an, was markiert ist: { $points }.
learn-refused-higher = Nur deine eigenen Stapel dürfen auf höhere ziehen.
learn-lyngk-point = Wähle, wo der Zug endet: Der Weg über LYNGK-Punkte wird für dich gefunden.
learn-show = Zeig es mir
learn-again = Noch einmal
learn-next = Weiter
learn-next-lesson = Weiter: { $lesson }
learn-play-now = Jetzt spielen
learn-soon = Noch zwei Minuten:
learn-rules = Die vollständigen Regeln
learn-rules-text = Jede Regel mit ihrer Nummer und mit Bildern zum Nachspielen
learn-rules-intro = Jede Regel hat eine Nummer, die dir die Seite nennt, wenn etwas nicht erlaubt ist. Jedes Bild kannst du auf einem Spielplan ausprobieren.
learn-contents = Kapitel
learn-beside = Neben dem Spielplan
learn-try = Ausprobieren
learn-try-rule = Ausprobieren: { $rule }
learn-try-both = Hier ziehst du für beide Seiten. Ist etwas nicht erlaubt, sagt dir die Seite, warum.
learn-back-to-rules = Zurück zu den Regeln
learn-back-to-game = Zurück zu deiner Partie

## Puzzles, on the page

puzzle-room-day-open = Lösen
puzzle-room-day-easier = Mit einer leichteren beginnen
puzzle-room-day-six = Die heutige Aufgabe mit 6er-Stapeln
puzzle-room-day-solved = Heute gelöst
puzzle-room-day-failed = Heute versucht, nicht gelöst
puzzle-room-more = Weitere Aufgaben
puzzle-room-difficulty = Schwierigkeit
puzzle-room-theme = Thema
puzzle-room-variant = Variante
puzzle-room-progress = Dein Fortschritt
puzzle-room-all = Alle Aufgaben
puzzle-room-merit-solved = Das zählt als gelöst.
puzzle-room-merit-helped = Mit Tipp gelöst: Deine Serie bleibt unverändert.
puzzle-room-merit-failed = Diesmal nicht gelöst; die Aufgabe kommt wieder.
puzzle-room-merit-practice = Das war zur Übung und ändert nichts.
puzzle-room-unknown = Unter dieser Adresse gibt es keine Aufgabe. Hier sind alle Aufgaben.
puzzle-room-broken = Ein Teil deiner gespeicherten Ergebnisse ließ sich nicht lesen. Was lesbar war, zählt, und alles ist unverändert beiseitegelegt.
puzzle-room-link = Link kopieren
puzzle-room-link-by-hand = Link zu dieser Aufgabe
puzzle-room-line = Die Lösung

## Studies, on the page

study-opened = Geöffnet: { $game }.
study-put-aside = Was vorher offen war, steht bei deinen Partien und Studien.
study-copy = Kopie
study-copied = In einem anderen Fenster wurden dieselben Stellen dieser Studie geändert. Beide Fassungen bleiben erhalten: Deine heißt jetzt „{ $name }“.
study-unkept = Der Browser lässt die Seite diese Studie nicht speichern. Sie bleibt offen, ginge aber verloren, wenn du die Seite schließt. Lade sie herunter.
study-unkept-full = Der Browser gibt der Seite keinen weiteren Platz, deshalb sind deine letzten Änderungen an dieser Studie nicht gespeichert. Lade sie herunter, oder lösche etwas unter „Deine Partien und Studien“.
study-unkept-download = Studie herunterladen
study-broken = Die hier gespeicherte Studie ist nicht lesbar. { $reason } Sie bleibt unverändert erhalten, und eine neue liegt bereit.
study-back-to-table = Zurück zur Online-Partie
study-link-broken = Dieser Link lässt sich nicht öffnen. { $reason } Hier hat sich nichts geändert.
study-tree = Züge
study-start = Anfang
study-keys = Pfeiltasten gehen durch die Studie: links und rechts entlang der Linie, auf und ab zwischen den Nebenvarianten. Pos1 und Ende führen an ihre Enden, die Leertaste spielt die Züge ab.
study-last = Ans Ende der Linie
study-autoplay = Züge abspielen
study-autoplay-stop = Anhalten
study-previous = Vorige Nebenvariante
study-next = Nächste Nebenvariante
chapters-title = Kapitel
chapter-number = Kapitel { $number }
chapter-at = Kapitel { $number } von { $count }: { $name }
chapter-of = Kapitel { $number } von { $count }
chapter-previous = Voriges Kapitel
chapter-next = Nächstes Kapitel
chapters-up = Nach oben
chapters-down = Nach unten
chapters-remove = Kapitel entfernen
chapters-removed = Entfernt: { $name }
chapters-study-name = Name der Studie
chapters-name = Name dieses Kapitels
chapters-add = Kapitel hinzufügen
chapters-add-empty = Leer, von dieser Stellung aus
chapters-add-copy = Kopie dieses Kapitels
chapters-paste = Aus einem Text: Partien (LGN), eine Stellung (LPN) oder ein Link
chapters-read = Hinzufügen
chapters-limit = Eine Studie kann höchstens { $limit } Kapitel haben.
study-notes = Notizen
study-analysis = Analyse
study-review = Auswertung
study-open = Öffnen
study-share = Teilen
study-comment = Kommentar zu diesem Zug
study-comment-start = Kommentar vor dem ersten Zug
study-marks = Diesen Zug bewerten
study-position-marks = Die Stellung bewerten
study-promote = Nebenvariante aufwerten
study-delete = Ab hier löschen
study-redo = Wiederholen
study-details = Über diese Partie
source-title = Als Text bearbeiten (LGN)
source-label = Text der Aufzeichnung
source-good = Der Text ist eine vollständige Aufzeichnung.
source-apply = Übernehmen
source-discard = Änderungen verwerfen
source-applied = Der Text ist übernommen.
study-event = Veranstaltung
study-result = Ergebnis
study-wins = { $player } gewinnt
study-result-open = Nicht beendet oder unbekannt
study-paste = Partie (LGN, SGF), Stellung oder Link einfügen
study-read = Öffnen
study-file = Aus einer Datei
study-choose = Das sind mehrere Partien. Wähle eine:
study-choose-all = Alle als Kapitel einer Studie öffnen
study-choose-collection = Als Sammlung öffnen
study-new = Neue Anfangsstellung
study-new-six = Neue Anfangsstellung, 6er-Stapel
study-copy-link = Link kopieren
study-copy-game = Partie kopieren (LGN)
study-download = Partie herunterladen
study-download-all = Alle Kapitel herunterladen
study-copy-position = Stellung kopieren (LPN)
study-link-hint = Der Link enthält die ganze Studie: Wer ihn öffnet, sieht sie, und nirgends sonst wird etwas gespeichert.
study-link-hint-chapter = Der Link enthält dieses Kapitel, nicht die anderen. Alle Kapitel zusammen lassen sich als Datei herunterladen. Nirgends sonst wird etwas gespeichert.
study-copy-by-hand = Der Browser erlaubt der Seite das Kopieren nicht. Hier ist der Text:
study-stop = Anhalten
analysis-start = Analyse starten
analysis-hint = Der Computer analysiert die Stellung auf dem Spielplan und folgt dir durch die Partie.
analysis-thinking = Der Computer denkt nach …
analysis-failed = Der Computer antwortet nicht. Starte ihn noch einmal.
analysis-for = { $player }: { $score }
analysis-lines = Beste Züge: { $player }
analysis-claims = Was eine gewählte Farbe ändern würde
outlook-title = Aussichten
outlook-end = 5er-Stapel am Ende: { $first } etwa { $one }, { $second } etwa { $two }
outlook-lead = { $player }, Vorsprung in mindestens 4 von 5 solchen Partien: { $lead }
outlook-proved = Das Ergebnis steht fest: Wie die Partie endet, steht oben.
outlook-between = { $low } bis { $high }
outlook-show = Wer könnte welchen Stapel bekommen?
outlook-completes = { $player }, Stapel in Reichweite: { $stacks }
outlook-open = Noch ist für keine Seite ein Stapel in Sicht.
outlook-stack = { $point } { $percent } %
review-start = Partie auswerten
review-effort = Wie gründlich
review-quick = Schnell
review-thorough = Gründlich
review-hint = Der Computer beurteilt jeden Zug der Hauptlinie und zeigt, wo Besseres möglich war.
review-changed = Die Hauptlinie hat sich seither geändert. Lass die Partie noch einmal auswerten.
review-longer = Seither kamen am Ende Züge dazu, die hier noch nicht beurteilt sind.
review-at = Nach Zug { $number }: { $score }.
review-at-start = Am Anfang: { $score }.
review-elsewhere = In einer Nebenvariante
review-mistakes = Fehler
review-no-mistakes = Es wurden keine Fehler gefunden.
review-resigned = { $player } hat aufgegeben, obwohl die Chancen bei { $percent } % standen.
review-resigned-you = Du hast aufgegeben, obwohl deine Chancen bei { $percent } % standen.
review-annotate = In die Studie übernehmen
review-annotated = Bewertungen und bessere Züge stehen jetzt in der Studie.
retry-start = Aus Fehlern lernen: { $player } ({ $count })
retry-title = Stelle { $number } von { $count }
retry-title-own = Deine Stelle { $number } von { $count }
retry-task = { $player } hat { $turn } gespielt. Finde auf dem Spielplan etwas Besseres.
retry-why = Nach { $turn }: { $why }
retry-judging = Der Computer sieht es sich an …
retry-show = Besseren Zug zeigen
retry-next = Nächster Fehler
retry-leave = Zurück zur Studie
drill-open = Finde den Zug
drill-lead = Spiele die Studie als Lektion durch: Finde die Züge ihrer Hauptvariante.
drill-whose = Wessen Züge zu finden sind
drill-both = Beide
drill-which = Welche Züge zu finden sind
drill-all = Alle Züge
drill-marked = Nur Züge mit ! oder !!
drill-start = Beginnen
drill-link = Link zur Lektion kopieren
drill-nothing = Für diese Wahl gibt es in der Hauptvariante keinen Zug zu finden.
drill-title = Zug { $number } von { $count }
drill-task = { $player } ist am Zug. Finde den Zug der Studie.
drill-wait = { $player } antwortet …
drill-on = Die Studie geht weiter …
drill-right = Ja, das ist der Zug.
drill-variation = Dieser nicht: In der Studie ist er eine Nebenvariante.
drill-answer = Es geht weiter mit { $turn }.
drill-unknown = Dieser nicht. Er steht nicht in der Studie.
drill-from = Der Stapel auf { $point } zieht.
drill-turn = Der Zug ist { $turn }.
drill-show = Zug zeigen
drill-result = Die Lektion ist zu Ende. Sofort und ohne Hilfe gefunden: { $found } von { $count }.
drill-repeat = Von vorn

## One mistake at a time

review-again = Noch einmal auswerten
review-previous = Vorheriger Fehler
review-played = Gespielt
review-better = Besser
review-play-better = Bessere Zugfolge spielen
retry-task-you = Du hast { $turn } gespielt. Finde auf dem Spielplan etwas Besseres.
turn-claiming = { $turn }, gewählt: { $color }
turn-not-claiming = { $turn }, ohne eine Farbe zu wählen,

## Hints

hint-only = Du hast nur einen einzigen erlaubten Zug.
hint-look = Sieh dir { $points } an.
hint-points-of = { $points } … (insgesamt { $count })
hint-forced-win = Du kannst den Sieg erzwingen
hint-forced-draw = Bei bestem Spiel endet es unentschieden
hint-forced-loss = Dein Gegner kann den Sieg erzwingen
hint-forced-line = { $count ->
    [one] { $forced }, zum Beispiel in { $count } Zug
   *[other] { $forced }, zum Beispiel in { $count } Zügen
}
hint-pass = Du kannst nur passen.
hint-move = Zieh von { $from } nach { $to }.
hint-claim-move = Wähle { $color } und zieh dann von { $from } nach { $to }.
hint-through = Der Weg führt über LYNGK-Punkte: { $points }.
hint-wins = Damit endet die Partie, und du gewinnst.
hint-completes = Das vollendet einen { $height }er-Stapel auf { $point }.
hint-builds = Auf { $point } entsteht ein { $height }er-Stapel.
hint-builds-own = Auf { $point } entsteht ein { $height }er-Stapel, den nur du bewegen kannst.
hint-obstacle = Auf { $point } entsteht ein Hindernis, das niemandem mehr nützt.
hint-runs-out = Dein Gegner kann danach nicht ziehen und muss passen.
hint-denies = Das hindert deinen Gegner daran, auf { $points } einen Stapel zu vollenden.
hint-threatens = Das bereitet einen Stapel vor, den du als Nächstes vollenden könntest: { $points }.
hint-still-open = Trotzdem kann dein Gegner auf { $points } einen Stapel vollenden.
hint-inevitable = Kein Zug hindert deinen Gegner daran, auf { $points } einen Stapel zu vollenden.
hint-safe = Deinem Gegner bleibt kein Stapel, den er vollenden könnte.
hint-promises = Was dir dieser Zug verspricht: { $score }.
hint-worse = { $turn } verspricht weniger: { $score }.
hint-worse-completes = { $turn } würde sofort einen Stapel vollenden, verspricht aber weniger: { $score }.
hint-worse-stops = { $turn } würde das verhindern, verspricht aber weniger: { $score }.
hint-as-good = { $turn } ist etwa gleich gut: { $score }.
hint-even = { $turn } ist genauso gut: Zwischen den besten Zügen gibt es noch keinen Unterschied.
hint-worse-allows = Dein Gegner könnte dann auf { $points } einen Stapel vollenden.
hint-failed = Gerade gibt es keinen Tipp: Der Computer antwortet nicht.
hint-show-turn = Zug zeigen
hint-show-why = Warum dieser Zug?
hint-claim = { $color } wählen
hint-this = Dieser Zug
hint-other = Stattdessen { $turn }
hint-used = { $count ->
    [one] { $count } Tipp in dieser Partie
   *[other] { $count } Tipps in dieser Partie
}

## Editor, on the page

editor-title = Stellungseditor
editor-open = Stellung aufbauen
editor-back = Zur Studie
editor-reserve = Vorrat
editor-left = { $piece }, noch { $count }
editor-take = Abnehmen
editor-move = Stapel versetzen
editor-undo = Rückgängig
editor-clear = Leerer Spielplan
editor-stacks = Vollendete Stapel
editor-less = Ein Stapel weniger
editor-more = Ein Stapel mehr
editor-from-study = Stellung der Studie
editor-swap = Spieler tauschen
editor-random = Zufällige Anfangsstellung
editor-study = Diese Stellung studieren
editor-play = Von hier spielen
editor-analyse = Analysieren
editor-keys = Tasten am Spielplan: I, B, R, G, K und J oder 1 bis 6 wählen einen Spielstein, T oder 7 nimmt ab, M oder 8 versetzt Stapel; Enter führt es aus. Die Rücktaste nimmt den obersten Spielstein ab, Entf den ganzen Stapel. Ziehen mit der Maus oder dem Finger versetzt immer einen Stapel.

## Library

library-title = Deine Partien und Studien
library-lead = Sie sind nur in diesem Browser gespeichert. Exportiere sie ab und zu, damit nichts verloren geht.
library-back = Zurück zum Spielplan
library-link = Alle Partien und Studien
library-games = Partien
library-studies = Studien
library-no-games = Eine Partie steht hier, sobald du eine andere beginnst.
library-no-studies = Eine Studie steht hier, sobald du darin einen Zug gemacht oder etwas dazu geschrieben hast.
library-now-game = gerade auf dem Spielplan
library-now-study = gerade offen
library-players = { $one } – { $two }
library-six = 6er-Stapel
library-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
library-chapters = { $count ->
    [one] { $count } Kapitel
   *[other] { $count } Kapitel
}
library-unfinished = nicht beendet
library-open-this = Öffnen: { $name }
library-rename = Umbenennen
library-rename-this = Umbenennen: { $name }
library-name = Neuer Name
library-save = Speichern
library-cancel = Abbrechen
library-renamed = Der Name ist jetzt: { $name }.
library-delete = Löschen
library-delete-this = Löschen: { $name }
library-deleted = Gelöscht: { $name }
library-undo = Rückgängig
library-export = Alles exportieren
library-restore = Aus einer Datei wiederherstellen
library-nothing-new = In der Datei war nichts Neues.
library-restored = { $count ->
    [one] Ein Eintrag wurde wiederhergestellt.
   *[other] { $count } Einträge wurden wiederhergestellt.
}
library-known = { $count ->
    [one] Einer war schon hier.
   *[other] { $count } waren schon hier.
}
library-left-out = { $count ->
    [one] Für einen war kein Platz mehr. Lösche, was du nicht mehr brauchst, und stelle dann noch einmal aus der Datei wieder her.
   *[other] Für { $count } war kein Platz mehr. Lösche, was du nicht mehr brauchst, und stelle dann noch einmal aus der Datei wieder her.
}
library-unread = { $count ->
    [one] Einer lässt sich nicht lesen. { $reason }
   *[other] { $count } lassen sich nicht lesen. Der erste: { $reason }
}
library-full = Es ist kein Platz mehr. Exportiere alles und lösche dann, was du nicht mehr brauchst.
library-unkept = Der Browser erlaubt der Seite nicht, das zu speichern. Nichts hat sich geändert.
library-broken = Etwas, das hier gespeichert war, lässt sich nicht lesen. Es bleibt unverändert erhalten, und alles andere steht in der Liste.
library-reading = Die Datei wird gelesen: { $percent } %
library-more = Mehr zeigen ({ $count } insgesamt)

## Collections

collection-reading = Wird gelesen: { $percent } %, bisher { $count } Partien
collection-storing = Die Datei wird in diesem Browser gespeichert. Bitte schließe die Seite noch nicht.
collection-stopped = Das Lesen wurde abgebrochen. Was gelesen ist, kann benutzt werden.
collection-empty = Die Datei ist leer.
collection-not-text = Diese Datei ist kein Text in UTF-8. Falls sie Partien enthält, speichere sie in einem Texteditor als UTF-8 und öffne sie noch einmal.
collection-some-not-text = Partien, die nicht in UTF-8 und daher nicht lesbar sind: { $count }. Speichere die Datei als UTF-8 und öffne sie noch einmal.
collection-no-game = In dieser Datei ist keine Partie. Eine Partie (LGN) beginnt mit einer Angabe wie [Variant "std"].
collection-not-kept = Die Datei wird nicht gespeichert.
collection-unreadable = Der Browser konnte die Datei nicht bis zum Ende lesen. Vielleicht wurde sie geändert oder verschoben.
collection-broken-text = Zeile { $line }: Das ist kein Text in UTF-8.
collection-broken-long = Ab Zeile { $line }: Das ist zu lang für eine Partie.
collection-hit = Zug { $number }: dann { $turn }
collection-hit-end = am Ende
collection-hit-variation = in einer Variante, Zug { $number }: dann { $turn }
collection-hit-variation-end = am Ende einer Variante
collection-title = Sammlungen
collection-lead = Eine Datei mit vielen Partien (LGN, bis { $limit } MB) kann hier durchsucht werden, auch nach Stellungen. Wähle sie aus oder ziehe sie auf diese Seite.
collection-file = Sammlung öffnen
collection-own = In deinen Partien und Studien suchen
collection-size = { $size } MB
collection-size-small = { $size } kB
collection-back = Alle Partien und Studien
collection-to-list = Zurück zur Liste
collection-previous-game = Vorige Partie der Liste
collection-next-game = Nächste Partie der Liste
collection-stop = Lesen abbrechen
collection-count = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
}
collection-shown = { $count } von { $total } Partien
collection-broken = { $count ->
    [one] Eine lässt sich nicht lesen
   *[other] { $count } lassen sich nicht lesen
}
collection-player = Spieler
collection-text = Kommentare und Namen
collection-more = Weitere Bedingungen
collection-from = Von
collection-to = Bis
collection-result = Ergebnis
collection-any = beliebig
collection-shortest = Züge, mindestens
collection-longest = Züge, höchstens
collection-level = Stufe
collection-kind = Art
collection-kind-game = Partien
collection-kind-study = Studien
collection-kind-broken = nicht lesbar
collection-clear = Bedingungen löschen
collection-sort = Reihenfolge
collection-sort-file = wie in der Datei
collection-sort-file-down = wie in der Datei, letzte zuerst
collection-sort-day = Datum, älteste zuerst
collection-sort-day-down = Datum, neueste zuerst
collection-sort-players = Spieler, A bis Z
collection-sort-players-down = Spieler, Z bis A
collection-sort-moves = Länge, kürzeste zuerst
collection-sort-moves-down = Länge, längste zuerst
collection-sort-result = Ergebnis, Spieler 1 zuerst
collection-sort-result-down = Ergebnis, nicht beendete zuerst
collection-select-all = Alle auswählen
collection-select-none = Auswahl aufheben
collection-selected = { $count } ausgewählt
collection-selected-hidden = { $count } ausgewählt, davon { $hidden } nicht angezeigt
collection-export = Liste exportieren
collection-export-selected = Ausgewählte exportieren
collection-exported = { $count ->
    [one] Eine Partie wurde exportiert.
   *[other] { $count } Partien wurden exportiert.
}
collection-study = Studie aus den ausgewählten Partien
collection-study-none = Keine der ausgewählten Partien ist lesbar.
collection-none = Keine Partie erfüllt diese Bedingungen.
collection-keys = Pfeiltasten, Bild auf und Bild ab bewegen sich in der Liste, Enter öffnet eine Partie, die Leertaste wählt sie aus, Strg+A wählt alle aus.
collection-unkept-full = Für diese Sammlung ist kein Platz. Du kannst sie benutzen, bis du die Studie verlässt.
collection-unkept = Der Browser erlaubt der Seite nicht, diese Sammlung zu speichern. Du kannst sie benutzen, bis du die Studie verlässt.
collection-missing = Diese Sammlung ist in diesem Browser nicht gespeichert.
collection-failed = Die Sammlung kann nicht durchsucht werden: Das Programm, das sie liest, ist ausgefallen. Lade die Seite neu.
collection-find = Diese Stellung in der Sammlung suchen
collection-board = Suche auf dem Brett
collection-board-none = nichts
collection-board-position = die Stellung der Studie
collection-board-stack = ein Stapel
collection-board-claims = gewählte Farben
collection-position-hint = Auch gedreht und gespiegelt.
collection-stack = Spielsteine von unten nach oben (I, B, R, G, K, J)
collection-stack-hint = Es zählen nur die Spitze und welche Steine darunter liegen, nicht deren Reihenfolge.
collection-stack-wrong = Das ist kein Stapel: Schreibe zwei bis sechs Buchstaben, etwa RIB.
collection-nobody = niemand
collection-next = Nächster Zug
collection-games = Partien
collection-open = Nicht beendet
collection-record-ends = die Aufzeichnung endet
collection-in-variations = nur in einer Variante
collection-all = Zusammen
collection-follow = Die Stellung nach { $turn } suchen

## Pictures, prints and boards on other pages

picture-title = LYNGK: { $one } – { $two }
picture-title-turn = LYNGK: { $one } – { $two }, nach { $turn }
picture-to-move = { $player } ist am Zug.
picture-won = { $player } hat gewonnen.
picture-tied = Die Partie endet unentschieden.
picture-winner = gewinnt
picture-claims = Gewählt von { $player }: { $colors }.
picture-completed = Vollendete Stapel von { $player }: { $count }.
picture-stacks = Stapel auf dem Spielplan, von unten nach oben: { $stacks }.
picture-after = Nach { $turn }
share-send = Senden …
share-picture = Bild der Stellung
share-ground = Hintergrund
share-ground-paper = Weiß, für Papier
share-turn = Letzter Zug
share-players = Spieler
share-png = PNG herunterladen
share-svg = SVG herunterladen
share-copy-picture = Bild kopieren
share-failed = Der Browser konnte das Bild nicht erzeugen. Versuche es noch einmal oder nimm ein anderes Format.
share-embed = Spielplan für eine andere Seite
share-embed-hint = Füge dies in eine eigene Seite ein: Dort kann man die Partie durchgehen. Es wird nichts gespeichert.
share-embed-copy = Code kopieren
embed-open = In LYNGK öffnen
embed-broken = Dieser Spielplan kann nicht gezeigt werden. { $reason }
print-title = Drucken
print-diagrams = Diagramme in der Partie
print-marked = Anfang, Ende und markierte Stellungen
print-commented = Auch bei jedem Kommentar
print-every = Auch nach je { $count } Zügen
print-here = Diagramm hier
print-game = Partie drucken
print-position = Stellung drucken
share-film = Animiertes Bild der Partie
share-film-hint = Ein GIF mit einem Bild für jeden Zug der Hauptlinie, im Stil des Bildes oben.
share-film-make = Erstellen
share-film-again = Neu erstellen
share-film-progress = { $number } von { $count }
share-film-made = Fertig: { $size } kB.
share-film-show = Animation zeigen
share-film-save = GIF herunterladen

## The card at the end of a game

over-by-score = { $moves ->
    [one] { $title }: { $own } zu { $other } in { $moves } Zug.
   *[other] { $title }: { $own } zu { $other } in { $moves } Zügen.
}
over-after = { $moves ->
    [one] { $title }, nach { $moves } Zug.
   *[other] { $title }, nach { $moves } Zügen.
}
over-turn = Die Wende: Zug { $turn }
over-try = Als Nächstes: { $name }
over-graph = Wer vorn lag, Zug für Zug
over-reviewing = Die Partie wird ausgewertet …
over-review-failed = Gerade gibt es keine Kurve: Der Computer antwortet nicht.
over-gifts = { $count ->
    [one] Ein Stapel von { $name } wurde erst durch deinen Zug davor möglich. Darauf lohnt es sich zu achten.
   *[other] { $count } Stapel von { $name } wurden erst durch deinen Zug davor möglich. Darauf lohnt es sich zu achten.
}
over-close = Es war knapp: Nur ein Stapel hat gefehlt.
over-first-win = Dein erster Sieg gegen { $name }!

## Help: keys, gestures and marks

help-keys = Tasten
help-cap-enter = Eingabe
help-cap-space = Leertaste
help-cap-shift = Umschalt
help-cap-page-up = Bild ↑
help-cap-page-down = Bild ↓
help-cap-home = Pos 1
help-cap-end = Ende
help-everywhere = Überall
help-key-help = Öffnet diese Übersicht
help-key-escape = Setzt einen Stapel zurück; schließt, was offen ist
help-key-step = Einen Zug zurück oder vor
help-at-board = Am Spielplan
help-key-arrows = Zum nächsten Punkt auf einer Linie
help-key-other-line = Auf der anderen Linie
help-key-choose = Nimmt einen Stapel auf oder setzt ihn ab
help-key-jump = Zum nächsten oder vorigen Punkt, an dem etwas möglich ist
help-key-ends = Zum ersten oder letzten dieser Punkte
help-key-draw = Beginnt an diesem Punkt einen Pfeil oder Kreis und beendet ihn am erreichten Punkt
help-key-hint = Ein Tipp, in Partien gegen den Computer
help-key-rotate = Brett drehen
help-key-flip = Um die Hälfte drehen
help-key-rotate-back = In die andere Richtung drehen
help-letters = Einzelne Tasten
help-letters-note = Diese Tasten lassen sich in den Einstellungen ausschalten.
help-in-record = In der Zugliste
help-key-far = Zum Anfang, zur jetzigen Stellung
help-hand = Maus und Finger
help-do-drag = Einen Stapel ziehen
help-means-drag = Bewegt ihn. Über einem Ziel ist der Stapel zu sehen, der entstünde.
help-do-card = Auf einem Stapel verweilen oder lange drücken
help-means-card = Zeigt alle seine Spielsteine und was noch fehlt
help-do-circle = Rechtsklick, oder Tippen mit dem Stift
help-means-circle = Zeichnet einen Kreis oder entfernt ihn
help-do-arrow = Rechts ziehen, oder Ziehen mit dem Stift
help-means-arrow = Zeichnet einen Pfeil. Umschalt, Alt oder beide: eine andere Linie.
help-do-clear = Klick auf einen leeren Punkt
help-means-clear = Löscht die Zeichnungen. Das tut auch der nächste Zug.
help-marks = Zeichen auf dem Spielplan
mark-player-one = Ein Ring: ein Stapel von Spieler 1
mark-player-two = Zwei Ringe: ein Stapel von Spieler 2
mark-slots = Höhe des Stapels und ein Platz für jede Farbe: gefüllt, wenn er sie hat, leer, wenn sie fehlt. Eine Raute ist ein Joker.
mark-veiled = Blasser: Den Stapel kannst du jetzt nicht ziehen oder nicht auf ihm landen
mark-needs-claim = Gestrichelt: bewegt sich, wenn du seine Farbe wählst
mark-picked = Angehoben: aufgenommen
mark-landing = Hier kann der Stapel landen
mark-landing-lyngk = Kette: landet hier nach der LYNGK-Regel
mark-landing-claim = Farbiger Chip: landet hier, wenn du diese Farbe wählst
mark-completes = Stern: vollendet einen eigenen Stapel
mark-makes-obstacle = Kreuz: lässt ein Hindernis entstehen
mark-chosen = Haken: Der Zug endet hier und wartet auf deine Bestätigung
mark-hinted = Lichthof: Ein Tipp zeigt auf diesen Stapel
mark-becomes = Würde durch diese Wahl deiner
mark-last-turn = Der letzte Zug: sein Weg und sein Ziel
mark-threat = Drohung: Hier könnte diese Seite als Nächstes einen Stapel vollenden
mark-obstacle = Hindernis: bewegt sich nicht, wächst nicht, zählt für niemanden
mark-winner = Der 6er-Stapel, der gewonnen hat
help-beside = Neben dem Spielplan
mark-slot = Ein Platz für einen vollendeten Stapel
mark-elsewhere = Der andere Zug mit dieser Nummer steht in einer anderen Zeile
help-answers = Tipps, Auswertungen und Aufgaben
mark-arrow = Pfeil: ein Zug, den ein Tipp oder die Analyse zeigt; je blasser, desto schwächer
mark-right = Haken: der richtige Zug
mark-wrong = Kreuz: der falsche Zug

# The first game
guide-title = Deine erste Partie
guide-start = Wähle einen Spielstein und dann eine der markierten Stellen. Aus beiden wird ein Stapel.
guide-move = Wähle einen Spielstein und dann eine der markierten Stellen. Ein guter Anfang: Folge dem Pfeil von { $from } nach { $to }.
guide-claim-move = Ein guter Anfang: Wähle die Farbe { $color }, dann den Spielstein auf { $from } und als Ziel { $to }. Aus beiden wird ein Stapel.
guide-claiming = Vor einem Zug darfst du eine Farbe wählen: Ihre Stapel gehören dann nur dir. Zweimal in der ganzen Partie, es eilt also nicht.
guide-claim = Ein guter Moment: Wähle { $color } und zieh von { $from } nach { $to }. Spielsteine und Stapel, die dir dann gehören: { $count }.
guide-complete = Vollende einen Stapel: Folge dem Pfeil von { $from } nach { $to }. Ein 5er-Stapel mit deiner Farbe oben zählt.
guide-complete-claim = Vollende einen Stapel: Wähle { $color } und zieh von { $from } nach { $to }. Ein 5er-Stapel mit deiner Farbe oben zählt.
guide-threat = Vorsicht: Dein Gegner könnte als Nächstes auf { $point } einen Stapel vollenden. Kannst du ihn wegziehen oder den Weg versperren?
guide-chain = { $from } kann über { $via }, wo auch deine Farbe oben liegt, bis { $to } ziehen. Eine Kette markiert alle solchen Stellen.
guide-obstacle = Der durchgestrichene 5er auf { $point } ist ein Hindernis: Niemand hatte seine oberste Farbe gewählt. Er gehört niemandem und bleibt.
guide-pass = Du kannst nicht ziehen und musst passen. Sobald du wieder ziehen kannst, musst du es auch.
guide-passed = Dein Gegner konnte nicht ziehen und musste passen. Die Partie endet, wenn keiner mehr ziehen kann.
guide-gift = Einen Moment: Dein Gegner könnte jetzt auf { $point } einen Stapel vollenden. Möchtest du deinen Zug zurücknehmen?
guide-play-on = Weiterspielen
guide-waits = { $player } wartet auf dich
guide-close = Keine Tipps mehr

## Eigene Partien im Lauf der Zeit

own-title = Deine Partien im Lauf der Zeit
own-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}, davon { $reviewed } ausgewertet
own-mean = Genauigkeit im Mittel: { $accuracy }
own-trend = Deine letzten { $count } ausgewerteten Partien: { $lately } %, davor: { $before } %.
own-trend-up = Du spielst genauer.
own-trend-down = Du spielst ungenauer.
own-trend-even = Das ist etwa gleich.
own-graph = Genauigkeit deiner Partien, von der ältesten bis zur neuesten
own-graph-key = Punkte: je eine Partie. Linie: Mittel aus fünf Partien.
own-won = gewonnen
own-tied = unentschieden
own-lost = verloren
own-game = Gegen { $name }, { $result }
own-games = Alle Partien
own-review-this = Auswertung öffnen: { $game }
own-against = Ergebnisse nach Gegner
own-opponent = Gegner
own-column-won = Gewonnen
own-column-tied = Unentschieden
own-column-lost = Verloren
own-weaknesses = Typische Fehler
own-times = { $count ->
    [one] einmal
   *[other] { $count }-mal
}
own-train = Aufgaben: { $theme }
own-train-any = Aufgaben
own-missed-stack = Du übersiehst einen Stapel, den du vollenden könntest.
own-given-stack = Du lässt einen Stapel stehen, den dein Gegner vollenden kann.
own-early-claim = Du wählst eine Farbe zu früh.
own-missed-claim = Du wartest zu lange mit der Wahl einer Farbe.
own-wrong-claim = Du wählst die falsche Farbe.
own-ran-out = Dir gehen die Züge aus.
own-missed-lyngk = Du übersiehst einen Weg über LYNGK-Punkte.
own-other = Ein anderer Zug war besser, aus Gründen, die schwer zu benennen sind.
own-no-weaknesses = In den ausgewerteten Partien wurden keine Fehler gefunden.
own-review-rest = { $count ->
    [one] Noch { $count } Partie auswerten
   *[other] Noch { $count } Partien auswerten
}
own-reviewing = Partie { $number } von { $count } wird ausgewertet
own-empty = Hier ist noch keine Partie von dir gegen die Engine gespeichert. Spiel eine zu Ende: Ihre Auswertung sagt dann, wie genau du gespielt hast und was du üben kannst.
own-unreviewed = Von diesen Partien ist noch keine ausgewertet. Eine Auswertung sagt, wie genau du gespielt hast und was du üben kannst.
own-play = Eine Partie spielen

## The report of a review

review-accuracy = Genauigkeit
review-inaccuracies = Ungenauigkeiten
review-blunders = Grobe Patzer
review-given = Andere verschenkte Stapel
review-given-note = Der Gegner konnte einen Stapel vollenden, der zu verhindern war, obwohl die Partie ohnehin fast verloren war. Mit ?!, ? oder ?? verschenkte Stapel zählen dort.
review-turning-point = Wendepunkt
review-says = { $player }: { $turn }.
grade-gift = verschenkter Stapel
moment-missed-win = verpasster Sieg
moment-missed-stack = verpasster Stapel
review-find = Selbst finden
review-fell-you = Deine Chancen sind von { $from } % auf { $to } % gefallen.
review-fell = { $player }: Die Chancen sind von { $from } % auf { $to } % gefallen.
review-gave-you = Danach konnte { $player } auf { $point } einen Stapel vollenden.
review-gave-to-you = { $giver }: Danach konntest du auf { $point } einen Stapel vollenden.
review-gave = { $giver }: Danach konnte { $player } auf { $point } einen Stapel vollenden.
retry-still-gives = Noch nicht: Dein Gegner kann immer noch einen Stapel vollenden.
retry-shown-safe = Nach { $turn } wäre kein Stapel zu vollenden gewesen.
score-tenths = { $whole },{ $tenth } %
analysis-searched = Durchsuchte Stellungen: { $count }, Tiefe { $depth }, { $time }
analysis-line-count = Varianten
analysis-longest = Längste Suche
analysis-seconds = { $seconds } s
analysis-limit = Ende bei
analysis-no-limit = ohne Grenze
analysis-limit-visits = { $count } Stellungen
analysis-limit-depth = Tiefe { $depth }
inspect-ask-threat = Drohung
inspect-ask-why = Warum nicht dieser Zug?
inspect-why-none = Geh zuerst zu einem Zug: Erklärt wird der, der zur Stellung auf dem Brett geführt hat.
inspect-no-threat = { $player } könnte nicht ziehen.
inspect-threat = Wäre { $player } am Zug: { $turn }.
inspect-reply = { $player } antwortet { $turn }.
inspect-only = Es ist der einzige erlaubte Zug.
inspect-best = Ein besserer Zug wurde nicht gefunden.
inspect-wins = Er gewinnt die Partie.
inspect-runs-out = Er nimmt dem anderen Spieler alle Züge.
inspect-denies = Er verhindert einen Stapel auf { $points }.
inspect-threatens = Er droht, einen Stapel auf { $points } zu vollenden.
inspect-prepares = Er bereitet einen Stapel auf { $points } vor, den aber { $player } zuerst vollenden könnte.
inspect-prepares-you = Er bereitet einen Stapel auf { $points } vor, den du aber zuerst vollenden könntest.
inspect-nothing = Es droht nichts.
inspect-could = { $player } könnte auch einen Stapel auf { $points } vollenden.
inspect-could-you = Du könntest auch einen Stapel auf { $points } vollenden.
why-allows = Danach kann { $player } auf { $points } einen Stapel vollenden.
why-allows-you = Danach kannst du auf { $points } einen Stapel vollenden.
why-covers = Er deckt den Stapel von { $player } auf { $point } zu.
why-covers-you = Er deckt deinen Stapel auf { $point } zu.
why-scores = Der Stapel auf { $point } zählt, kostet aber mehr, als er bringt.
why-later = Wenig später kann { $player } auf { $point } einen Stapel vollenden.
why-later-you = Wenig später kannst du auf { $point } einen Stapel vollenden.
why-claim-taken = { $player } wählt { $color } stattdessen.
why-claim-taken-you = Du wählst { $color } stattdessen.
why-claim-brings = Danach ließe sich auf { $point } ein Stapel vollenden.
why-claim-tops = Stapel und Steine mit dieser Farbe obenauf: { $count }.
why-better = Besser war { $turn }.
inspect-reply-you = Du antwortest { $turn }.
inspect-threat-you = Wärst du am Zug: { $turn }.
inspect-no-threat-you = Du könntest nicht ziehen.
inspect-as-good = Dieser Zug ist etwa so gut wie der beste.
analysis-lines-you = Deine besten Züge
review-no-mistakes-you = Du hast keine Fehler gemacht.
retry-safe = Gut: Danach kann dein Gegner keinen Stapel vollenden.
duel-title = Computer gegen Computer
duel-watch = Zuschauen
duel-pause = Pause
duel-speed = Tempo
duel-slow = langsam
duel-normal = normal
duel-fast = schnell
