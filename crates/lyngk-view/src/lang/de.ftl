### The texts of the game itself, loaded with the page. Keys and placeholders are the same in all languages: `tests/words.rs` checks it.
### Colour names are inserted exactly as they stand under "Pieces": write sentences that work with that form.
### In German they are nouns ("wenn du Rot wählst"), so they are capitalised.

## Pieces

color-ivory = Elfenbein
color-blue = Blau
color-red = Rot
color-green = Grün
color-black = Schwarz
joker = Joker

## Lists: all items but the last, and the last item

list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-parts = { $first }; { $next }

## Players

player-one = Spieler 1
player-two = Spieler 2
you = Du
engine-level = { $name } (Stufe { $level })
opponent = Dein Gegner

## A point, read aloud. Parts are joined by commas and semicolons: "d3, three high, red on top, yours; then green,
## blue; still missing: ivory and black".

point-empty = { $point }, leer
point-single = { $point }, { $color }, einzeln
point-joker = { $point }, Joker, einzeln
point-stack = { $point }, { $height ->
    [2] Zweierstapel
    [3] Dreierstapel
    [4] Viererstapel
    [5] Fünferstapel
   *[6] Sechserstapel
}, oben { $color }
point-yours = gehört dir
point-theirs = gehört deinem Gegner
point-of-player-one = gehört Spieler 1
point-of-player-two = gehört Spieler 2
point-of-named = von { $player }
point-neutral = neutral
point-obstacle = Hindernis
point-below = darunter { $pieces }
point-needs = fehlt noch: { $colors }
point-needs-some = fehlt noch: { $count } von { $colors } ({ $jokers ->
    [one] ein Joker ersetzt die andere Farbe
   *[other] Joker ersetzen die anderen Farben
})
point-picked = aufgenommen
point-movable = kann ziehen
point-movable-with-claim = kann ziehen, wenn du { $color } wählst
point-landing = hier kannst du landen
point-landing-lyngk = hier kannst du mit der LYNGK-Regel landen
point-landing-claim = hier kannst du landen, wenn du { $color } wählst
point-completes = vollendet einen { $height }er-Stapel
point-makes-obstacle = ergibt ein Hindernis
point-chosen = hier endet der Zug
point-threat-you = du könntest hier einen Stapel vollenden
point-threat-opponent = dein Gegner könnte hier einen Stapel vollenden
point-threat-player-one = Spieler 1 könnte hier einen Stapel vollenden
point-threat-player-two = Spieler 2 könnte hier einen Stapel vollenden

## Turns, announced

turn-you-move = Du hast { $from } nach { $to } gezogen
turn-other-moves = { $player } hat { $from } nach { $to } gezogen
turn-you-claim = Du hast { $color } gewählt und { $from } nach { $to } gezogen
turn-other-claims = { $player } hat { $color } gewählt und { $from } nach { $to } gezogen
turn-you-pass = Du hast gepasst
turn-other-passes = { $player } hat gepasst
turn-you-must-pass = du kannst nicht ziehen
turn-other-must-pass = { $player } kann nicht ziehen
turn-by-lyngk = nach der LYNGK-Regel über { $points }
turn-completes = { $height }er-Stapel vollendet
turn-you-complete = { $height }er-Stapel vollendet: gut gemacht!
turn-makes-obstacle = ein Hindernis bleibt stehen
turns-taken-back = { $count ->
    [one] { $count } Zug zurückgenommen
   *[other] { $count } Züge zurückgenommen
}

## Where the game stands

status-your-turn = Du bist am Zug
status-turn-of = { $player } ist am Zug
status-thinking = { $player } denkt nach …
status-plays = { $player } zieht { $from } → { $to }
status-claims = { $player } wählt { $color }
status-must-pass = Kein Zug möglich: passen
status-must-claim = Wähle zuerst eine Farbe
status-paused = Pause
paused-covered = Der Spielplan ist verdeckt, bis du „Weiter“ wählst.
paused-left = Angehalten, weil die Seite verlassen oder neu geladen wurde. „Weiter“ deckt den Spielplan auf.
status-looking-back = Nach Zug { $number }
status-at-start = Anfangsstellung
status-picked = { $point }: Wohin?
status-claiming = { $color } gewählt: zieh!
status-waiting-move = { $from } → { $to } ziehen?
status-waiting-claim = { $color } wählen, { $from } → { $to }?

## The end

end-you-won = Du hast gewonnen
end-you-lost = Du hast verloren
end-player-won = { $player } hat gewonnen
end-draw = Unentschieden
end-no-moves = Niemand kann mehr ziehen.
end-count-you = du
end-by-count = { $height ->
    [5] Die 5er-Stapel entscheiden: { $first }, { $second }.
    [4] 5er-Stapel { $fives } zu { $fives }; die 4er-Stapel entscheiden: { $first }, { $second }.
    [3] 5er- und 4er-Stapel gleich; die 3er-Stapel entscheiden: { $first }, { $second }.
    [2] Bis zu den 3er-Stapeln gleich; die 2er-Stapel entscheiden: { $first }, { $second }.
   *[1] Alle Stapel gleich; einzelne Spielsteine entscheiden: { $first }, { $second }.
}
end-all-equal = Beide haben von jeder Höhe gleich viele Stapel.
end-by-your-six = Du hast auf { $point } einen 6er-Stapel vollendet.
end-by-others-six = { $player } hat auf { $point } einen 6er-Stapel vollendet.
end-by-resignation = { $player } hat aufgegeben.
end-by-time = { $player } hat die Zeit überschritten.
end-by-your-resignation = Du hast aufgegeben.
end-by-your-time = Deine Zeit ist abgelaufen.
end-by-absence = { $player } war zu lange nicht verbunden.
end-by-your-absence = Du warst zu lange nicht verbunden.
end-by-agreement = Beide Spieler haben sich auf Unentschieden geeinigt.
end-by-forfeit = Das unterlegene Programm ist ausgefallen.

## What a claim would change

claim-preview-stacks = { $count ->
    [0] noch gehört dir dadurch nichts
    [one] { $count } Spielstein oder Stapel gehört dann dir, und nur du darfst ihn ziehen
   *[other] { $count } Spielsteine und Stapel gehören dann dir, und nur du darfst sie ziehen
}
claim-preview-completes = du kannst sofort einen Stapel vollenden: { $points }

## Threats

threats-none = Niemand kann im nächsten Zug einen Stapel vollenden.
threats-of = { $player }: Auf { $points } lässt sich ein Stapel vollenden.

## Refusals. The number of the rule follows each sentence.

refused = { $turn } ist nicht möglich.
cannot-pick = { $point } kann nicht ziehen.
refusal-nowhere = Dafür gibt es gerade kein erlaubtes Ziel.
refusal-over = Die Partie ist zu Ende.
refusal-may-not-pass = Wer ziehen kann, darf nicht passen.
refusal-may-not-pass-claim = Wer nach einer Farbwahl ziehen kann, darf nicht passen.
refusal-must-pass = Es gibt keinen erlaubten Zug: Du musst passen.
refusal-already-claimed = { $player } hat { $color } schon gewählt.
refusal-already-yours = Du hast { $color } schon gewählt.
refusal-no-claim-left = Zwei Farben sind schon gewählt: { $colors }.
refusal-not-moving = Ein Zug muss auf einem anderen Punkt enden.
refusal-empty-start = Auf { $point } steht nichts.
refusal-empty-end = Auf { $point } steht nichts: Ein Zug muss auf einem Spielstein oder Stapel enden.
refusal-joker = Ein Joker zieht nie selbst.
refusal-opponents-color = Der Stapel gehört dem anderen Spieler: Oben liegt { $color }.
refusal-not-in-line = Die beiden Punkte liegen nicht auf einer Linie.
refusal-blocked = { $point } ist im Weg.
refusal-no-lyngk-path = Keine Kette von LYNGK-Punkten ({ $color }) führt dorthin.
refusal-lyngk-is-for-own = LYNGK-Punkte führen dorthin, aber nur wer { $color } gewählt hat, darf sie benutzen.
refusal-color-twice = Eine Farbe käme im Stapel doppelt vor: { $colors }.
refusal-too-high = Der Stapel hätte { $height } Spielsteine; höchstens { $limit } sind erlaubt.
refusal-single-onto-stack = Ein einzelner neutraler Spielstein darf nur auf einen einzelnen Spielstein ziehen.
refusal-onto-higher = Ein neutraler Stapel darf nicht auf einen höheren ziehen.
not-your-turn = Du bist nicht am Zug.
is-paused = Die Partie ist angehalten.
looks-back = Das ist eine frühere Stellung. Kehre zur Partie zurück, um zu ziehen.

## Typed turns and given positions

misread-turn = „{ $text }“ ist kein Zug. Schreib ihn wie d3-d4 oder, um zuerst Rot zu wählen, wie R,d3-d4.
misread-path = { $turn } ist möglich, aber nicht auf diesem Weg.
engine-failed = Der Computergegner antwortet nicht mehr.
lpn-bad = Das ist keine spielbare Stellung.
lpn-syntax = Bei Zeichen { $column } wird erwartet: { $expected }.
expected-stack = ein Stapel wie RIJ oder . für einen leeren Punkt
expected-char = das Zeichen { $char }
expected-space = ein Leerzeichen
expected-side = der Spieler am Zug, 1 oder 2
expected-claims = gewählte Farben aus IBRGK in dieser Reihenfolge oder - für keine
expected-score = die Zahl der vollendeten Stapel
expected-variant = die Variante, std oder six
expected-end = das Ende des Textes
fault-too-high = Der Stapel auf { $point } hat { $height } Spielsteine; höchstens { $limit } sind erlaubt.
fault-color-twice = Der Stapel auf { $point } enthält eine Farbe mehr als einmal: { $colors }.
fault-joker-on-top = Der Stapel auf { $point } hat oben einen Joker: Ein Joker steht allein oder liegt weiter unten.
fault-too-many-pieces = Von dieser Art gibt es { $count } Spielsteine: { $piece }. Das Spiel hat { $limit }.
fault-piece-count = Auf dem Spielplan sind { $count } Spielsteine; bei diesem Punktestand müssen es { $expected } sein.
fault-too-many-scored = Es sind { $count } vollendete Stapel angegeben; höchstens { $limit } sind möglich.
fault-too-many-claims = { $player } hat mehr als zwei Farben: { $colors }.
fault-claimed-by-both = Beide Spieler haben dieselbe Farbe gewählt: { $colors }.
saved-bad = Die gespeicherte Partie ließ sich nicht lesen: { $reason }
saved-bad-record = Zeile { $line }, Spalte { $column } ist nicht lesbar.
saved-bad-seats = Es steht nicht darin, wer spielt.
saved-bad-details = Ihre Uhr oder ihr Ergebnis passt nicht zu den Zügen.

## Around the board

page-title = LYNGK
page-aim = Ein Stapelspiel für zwei: Vollende die meisten Stapel aus fünf verschiedenen Farben, obenauf eine von dir.
skip-to-board = Zum Spielplan
status-title = Status
panel-to-move = am Zug
panel-clock = Restzeit
panel-claims = Gewählte Farben
panel-unclaimed = noch zu wählen
tray-title = Farbe wählen
tray-hint = Jetzt oder später darfst du eine Farbe wählen: zwei in der ganzen Partie, es eilt also nicht.
tray-must = Ziehen kannst du nur, wenn du eine Farbe wählst: { $colors }.
tray-dashed = Wer auf einem gestrichelten Stapel landet, wählt damit { $color }.
tray-if = Wenn du { $color } wählst:
tray-claiming = Mit diesem Zug wählst du { $color }:
tray-undo = Zum Zurücknehmen noch einmal { $color } wählen.
tray-used-up-you = Du hast deine beiden Farben gewählt.
tray-used-up-other = { $player } hat beide Farben gewählt.
action-play = Bestätigen
action-undo = Abbrechen
action-pass = Passen
action-continue = Weiter
action-present = Zur Partie
action-hint = Tipp
action-hint-key = Tipp (Taste H)
controls-title = Partie
control-take-back = Zurück
control-pause = Pause
control-resign = Aufgeben
control-resign-sure = Partie aufgeben?
control-resign-yes = Ja, aufgeben
control-resign-no = Nein
control-threats = Drohungen
control-rotate = Drehen
typed-label = Zug eintippen
typed-submit = Ziehen
record-title = Züge
record-empty = Noch kein Zug.
record-pass = Passen
record-steps = Partie durchgehen
record-start = Zum Anfang
record-back = Einen Zug zurück
record-on = Einen Zug vor
record-present = Zur aktuellen Stellung
record-study = Diese Partie studieren
banners-title = Hinweise
trouble-engine = Der Computergegner antwortet nicht mehr. Deine Partie ist sicher.
trouble-engine-restart = Neu starten
trouble-engine-without = Ohne ihn weiter
broken-kept = Sie bleibt unverändert erhalten, und eine neue Partie steht bereit.
broken-copy = Gespeicherten Text kopieren
broken-copied = Kopiert
broken-download = Herunterladen
broken-discard = Verwerfen
unkept = Dieser Browser erlaubt der Seite nicht, etwas zu speichern: Partien und Einstellungen gehen beim Schließen verloren.
unkept-close = Verstanden
welcome-learn = Lerne es in sechs Minuten
welcome-not-now = Gleich spielen

## Score, lead and clocks, beside the board

panel-score = { $count ->
    [one] { $count } vollendeter Stapel
   *[other] { $count } vollendete Stapel
}
lead-you = { $by ->
    [one] Du liegst { $by } vollendeten Stapel vorn
   *[other] Du liegst { $by } vollendete Stapel vorn
}
lead-other = { $by ->
    [one] { $player } liegt { $by } vollendeten Stapel vorn
   *[other] { $player } liegt { $by } vollendete Stapel vorn
}
tie-you = { $height ->
    [5] Wäre jetzt Schluss, würdest du gewinnen: mehr 5er-Stapel, { $more } zu { $less }
    [4] Wäre jetzt Schluss, würdest du gewinnen: mehr 4er-Stapel, { $more } zu { $less }
    [3] Wäre jetzt Schluss, würdest du gewinnen: mehr 3er-Stapel, { $more } zu { $less }
    [2] Wäre jetzt Schluss, würdest du gewinnen: mehr 2er-Stapel, { $more } zu { $less }
   *[1] Wäre jetzt Schluss, würdest du gewinnen: mehr Einzelsteine, { $more } zu { $less }
}
tie-other = { $height ->
    [5] { $player } würde gewinnen, wenn jetzt Schluss wäre: mehr 5er-Stapel, { $more } zu { $less }
    [4] { $player } würde gewinnen, wenn jetzt Schluss wäre: mehr 4er-Stapel, { $more } zu { $less }
    [3] { $player } würde gewinnen, wenn jetzt Schluss wäre: mehr 3er-Stapel, { $more } zu { $less }
    [2] { $player } würde gewinnen, wenn jetzt Schluss wäre: mehr 2er-Stapel, { $more } zu { $less }
   *[1] { $player } würde gewinnen, wenn jetzt Schluss wäre: mehr Einzelsteine, { $more } zu { $less }
}
lead-none = Gleichstand
lead-two-rings = Deine Stapel sind die mit zwei Ringen.
panel-slot-unknown = schon vor dieser Stellung vollendet
clock-low = { $player }: wenig Zeit
rule-link = Regel { $rule }

## The head of the page

page-name = lyngk
head-rooms = Hauptmenü
head-play = Spielen
head-puzzles = Aufgaben
head-study = Studie
head-online = Online
head-new-game = Neue Partie
head-learn = Lernen
head-settings = Einstellungen
head-language = Sprache
dialog-close = Schließen

## The characters that play the engine’s levels: names, and how they play. The facts are those of docs/strength.md.
## Sentences without a subject need no gender.

opponent-level = Stufe { $level }
opponent-beaten = schon besiegt
opponent-pip = Pip
opponent-pip-plays = Nimmt meist den Stapel, der geradeaus liegt, sieht aber kaum je eine Kette von LYNGK-Punkten.
opponent-nino = Nino
opponent-nino-plays = Vollendet gern Stapel, findet den Weg über einen LYNGK-Punkt und übersieht sonst vieles.
opponent-tilda = Tilda
opponent-tilda-plays = Nimmt fast jeden Stapel in Sicht, ohne zu fragen, was danach kommt.
opponent-amara = Amara
opponent-amara-plays = Spielt nach Gefühl: hat ein Auge für gute Züge und lange Ketten, denkt aber nie voraus.
opponent-jaro = Jaro
opponent-jaro-plays = Schaut kurz voraus, bevor es losgeht, und liegt etwa jedes zehnte Mal daneben.
opponent-bo = Bo
opponent-bo-plays = Wägt vor jedem Zug ein paar Ideen ab und lässt dir selten einen Stapel zum Vollenden.
opponent-yuki = Yuki
opponent-yuki-plays = Vergleicht Dutzende Stellungen und spielt immer den besten Zug, der sich findet.
opponent-ravi = Ravi
opponent-ravi-plays = Prüft vor jedem Zug Hunderte Stellungen und behält sie alle im Kopf.
opponent-selma = Selma
opponent-selma-plays = Denkt weit voraus und löst Endspiele genau, bis zum letzten Stein.
opponent-onyx = Onyx
opponent-onyx-plays = Gibt alles: denkt am längsten nach und löst Endspiele genau.

## A new game

new-title = Neue Partie
new-running = Die Partie auf dem Spielplan ist noch nicht zu Ende. Eine neue tritt an ihre Stelle.
new-back = Zur Partie
new-start = Los
new-opponent = Gegner
new-opponent-engine = Computer
new-opponent-friend = Zu zweit an diesem Gerät
new-names = Namen, wenn ihr mögt
new-level = Stufe
new-side = Wer beginnt
new-side-me = Ich
new-side-lot = Zufällig
new-seat = Du spielst als
new-variant = Variante
new-variant-standard = 5er-Stapel
new-variant-standard-hint = Das Standardspiel: Jeder vollendete 5er-Stapel ist ein Punkt.
new-variant-six = 6er-Stapel
new-variant-six-hint = Sudden Death: 5er-Stapel bleiben stehen und wachsen weiter, und der erste 6er-Stapel gewinnt auf der Stelle.
new-more-item = { $name }: { $value }
new-from = Anfangsstellung
new-from-random = Zufällig
new-from-day = Von heute
new-from-day-hint = { $date }: heute für alle die gleiche.
new-from-seed = Nach Nummer
new-from-seed-hint = Dieselbe Nummer ergibt immer dieselbe Anfangsstellung.
new-from-lpn = Eigene
new-from-lpn-hint = Als LPN geschrieben; die Variante steht mit darin.
new-seed = Nummer der Anfangsstellung
new-seed-bad = Gib eine ganze Zahl von 0 bis { $limit } ein.
new-lpn = Stellung (LPN)
new-clock = Uhr
new-clock-none = Keine
new-clock-custom = Andere
new-clock-hint = Minuten für die ganze Partie und Sekunden, die es für jeden Zug dazu gibt.
new-minutes = Minuten für die Partie
new-seconds = Sekunden pro Zug dazu
new-clock-bad = Gib 1 bis { $minutes } Minuten und 0 bis { $seconds } Sekunden ein.

## Settings

settings-title = Einstellungen
settings-language = Sprache
settings-language-browser = Wie im Browser ({ $language })
settings-theme = Farbschema
settings-theme-system = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-contrast = Hoher Kontrast
settings-pieces = Spielsteine
settings-pieces-stone = Stein
settings-pieces-stone-hint = Gedrechselter Stein, graviert
settings-pieces-distinct = Deutlich
settings-pieces-distinct-hint = Für jedes Farbensehen geeignet
settings-pieces-grey = Grau
settings-pieces-grey-hint = An den Symbolen zu erkennen
settings-board = Spielplan
settings-board-plain = Schlicht
settings-board-wood = Holz
settings-board-slate = Schiefer
settings-board-felt = Filz
settings-rotation = Drehung des Spielplans
settings-rotation-now = { $degrees ->
    [0] Nicht gedreht
   *[other] Um { $degrees }° gedreht
}
settings-rotate-left = Nach links drehen
settings-rotate-right = Nach rechts drehen
settings-rotate-reset = Zurücksetzen
settings-turning = Spielplan zum Spieler am Zug drehen
settings-turning-hint = Nach jedem Zug dreht sich der Spielplan um die Hälfte.
settings-turning-when = Wenn zwei an diesem Gerät spielen.
settings-screen = Bildschirm
settings-fullscreen = Vollbild
settings-zen = Zen-Modus
settings-screen-hint = Der Zen-Modus zeigt nur, was man zum Spielen braucht.
settings-screen-keys = Escape beendet ihn. Tasten: Umschalt+F und Z.
zen-leave = Zen-Modus beenden
settings-volume = Lautstärke
settings-silent = Aus
settings-motion = Animationen
settings-motion-slow = Langsam
settings-motion-normal = Normal
settings-motion-fast = Schnell
settings-motion-off = Aus
settings-motion-hint = Immer aus, wenn dein System so eingestellt ist.
settings-coordinates = Koordinaten
settings-coordinates-hint = Die Namen der Punkte rund um den Spielplan.
settings-confirm = Züge bestätigen
settings-confirm-hint = Ein Zug wird erst gezeigt und dann gespielt, wenn du ihn bestätigst.
settings-passing = Von selbst passen
settings-passing-hint = Wenn kein Zug möglich ist. Mit Uhr ist das immer so.
settings-threats = Drohungen zeigen
settings-threats-hint = Markiert die Stapel, die eine der beiden Seiten im nächsten Zug vollenden kann.
settings-letters = Kurzbefehle mit einer Taste
settings-letters-hint = Buchstaben und Zeichen wie R oder ? wirken sofort. Beim Diktieren besser ausschalten.
settings-about = Über dieses Programm

## About

about-title = Über lyngk
about-game = LYNGK ist ein Spiel für zwei von Kris Burm, erschienen 2017, das siebte des GIPF-Projekts.
about-unofficial = Dieses Programm ist inoffiziell. Es wurde von Kris Burm und seinen Verlagen weder gemacht noch gebilligt. Wenn dir das Spiel gefällt, spiel es auch mit echten Spielsteinen.
about-licence = Lizenz
about-notices = Lizenzen der enthaltenen Software
about-version = Version

## The end of a game, beside the board

over-label = Die Partie ist zu Ende
over-review = Auswerten
over-rematch = Revanche
over-new-game = Neue Partie
over-height = { $height ->
    [5] Fünfer
    [4] Vierer
    [3] Dreier
    [2] Zweier
   *[1] Einer
}

language-unreachable = Diese Sprache lässt sich gerade nicht laden. Läuft der Server der Seite noch?

## The board

board-name = Spielplan

## A part of the page that could not be loaded

part-unreachable = Dieser Teil konnte nicht geladen werden. Bist du online?
part-again = Erneut versuchen

## A newer version of the page

update-here = Eine neue Version ist verfügbar. Deine Partie bleibt, wie sie ist.
update-load = Aktualisieren
update-later = Später

## Games that are kept

game-left-out = Für deine letzte Partie war kein Platz mehr. Lade sie herunter oder schaffe Platz: Studie, „Alle Partien und Studien“.





## Aids at the board

help-title = Tasten und Zeichen
board-pencil = Pfeile und Kreise zeichnen
pencil-on = Zeichnen: Ziehe für einen Pfeil, tippe für einen Kreis auf einen Punkt. Zum Spielen wähle den Stift noch einmal.
pen-plain = Durchgezogene Linie
pen-dashed = Gestrichelte Linie
pen-dotted = Gepunktete Linie
pen-mixed = Striche und Punkte



# The page as an installed program and in search results
page-description = Spiele LYNGK, das Brettspiel von Kris Burm um Stapel und Farben: gegen zehn Gegner oder zu zweit, mit Lektionen, Aufgaben und Analyse.
shortcut-today = Aufgabe des Tages
