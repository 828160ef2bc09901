### Texte, die nur das Terminal braucht.

terminal-too-small = Dieses Fenster hat { $columns } × { $rows } Zeichen. Der Spielplan braucht { $width } × { $height }: Mach es größer oder starte mit --lines.
terminal-resumed = Die gespeicherte Partie geht weiter.
terminal-unsaved = Die Partie kann nicht gespeichert werden: { $reason }
terminal-exported = In { $file } geschrieben.
terminal-not-exported = { $file } kann nicht geschrieben werden: { $reason }
terminal-two = Deine Stapel sind die mit einer kleinen 2.
terminal-review-done = { $count ->
    [one] Die Auswertung ist fertig: { $count } Stelle ist einen Blick wert.
   *[other] Die Auswertung ist fertig: { $count } Stellen sind einen Blick wert.
}
terminal-new-game = Neue Partie: 1 bis 9, oder 0 für Stufe 10; f für zwei Personen; Enter für dieselbe noch einmal, in der die andere Seite beginnt.
terminal-leave-unsaved = Die letzten Züge sind nicht gespeichert. s: in eine andere Datei schreiben; q: trotzdem beenden; jede andere Taste: zurück.
terminal-kept-aside = Die letzte Partie ist Nummer { $number } in { $file }: lyngk play --game { $number } öffnet sie wieder.
terminal-aside-sure = Die Partie auf dem Brett ist nicht zu Ende. Beiseitelegen und eine andere beginnen?
terminal-yes = ja
terminal-no = nein
terminal-letters = Die Pfeiltasten bewegen den Cursor. h gibt einen Tipp, und k wählt Schwarz.

## Keys, on the last line

terminal-key-move = gehen
terminal-key-choose = nehmen
terminal-key-claim = Farbe
terminal-key-steps = blättern
terminal-key-moments = nächste Stelle
terminal-key-export = in Datei
terminal-key-help = Hilfe
terminal-key-quit = Ende

## Keys, in the help

terminal-help-targets = nächster Stapel, nächstes Ziel
terminal-help-choose = aufnehmen, absetzen, ziehen
terminal-help-claim = Farbe wählen oder doch nicht
terminal-help-pass = passen; mit Uhr: Pause
terminal-help-moments = Stellen der Auswertung
terminal-help-export = Partie in eine Datei schreiben
terminal-help-puzzle = Aufgaben: Lösung, noch einmal
terminal-help-quit = beenden; die Partie bleibt

## Marks around a stack, in the help

terminal-mark-picked = aufgenommen
terminal-mark-landing = Ziel
terminal-mark-lyngk = Ziel nach der LYNGK-Regel
terminal-mark-claim = Ziel, das seine Farbe wählt
terminal-mark-completes = Ziel, das einen Stapel füllt
terminal-mark-obstacle = Ziel, das ein Hindernis macht
terminal-mark-chosen = hier endet der Zug
terminal-mark-path = LYNGK-Punkt des Weges
terminal-mark-hint = Tipp
terminal-mark-threat = gleich zu vollenden
terminal-mark-chance = von dir gleich zu vollenden
terminal-mark-from = letzter Zug: von hier
terminal-mark-through = letzter Zug: hier durch
terminal-mark-to = letzter Zug: hierher

## Lines

terminal-lines-hello = Gib einen Zug wie d3-e4 ein, oder help für alle Befehle.
terminal-lines-board = Stapel von unten nach oben, und die Nummer des Besitzers:
terminal-lines-legal = { $count ->
    [0] Kein möglicher Zug.
    [one] { $count } möglicher Zug:
   *[other] { $count } mögliche Züge:
}
terminal-lines-confirm = { $turn }? Gib yes oder no ein.
terminal-command-turn = ziehen; mit einem Buchstaben davor zuerst diese Farbe wählen
terminal-command-board = der ganze Spielplan
terminal-command-status = der letzte Zug, Stand, Farben, und wer am Zug ist
terminal-command-legal = die möglichen Züge, oder die eines Stapels
terminal-command-claims = was die Wahl jeder Farbe ändern würde
terminal-command-hint = ein Tipp; noch einmal für mehr davon
terminal-command-new = neue Partie: gegen dieselbe Seite, gegen eine Stufe von 1 bis 10, oder zu zweit
terminal-command-review = eine beendete Partie auswerten; ihre Stellen durchgehen
terminal-command-look = was auf einem Punkt steht, und was auf den Linien durch ihn liegt
terminal-command-rules = eine Regel nach ihrer Nummer, oder das Ziel und alle Regeln
terminal-command-threats = die Punkte, auf denen jemand gleich einen Stapel vollenden könnte
terminal-command-back = deinen letzten Zug zurücknehmen
terminal-command-pass = passen, wenn kein Zug möglich ist
terminal-command-record = alle Züge bisher
terminal-command-steps = eine frühere Stellung zeigen: einen Zug zurück, einen vor, die erste, und wieder die Partie
terminal-command-pause = die Uhr anhalten, und weiterspielen
terminal-command-resign = die Partie aufgeben
terminal-command-answer = eine Frage beantworten: einen Zug bestätigen oder nicht
terminal-command-export = die Partie in eine Datei schreiben
terminal-command-solution = die Lösung zeigen
terminal-command-again = diese Aufgabe noch einmal beginnen
terminal-command-next = die nächste Aufgabe
terminal-command-help = diese Liste
terminal-command-quit = beenden; alles bleibt erhalten
terminal-lines-unknown = Gib help ein, um alle Befehle zu sehen.
terminal-lines-answer = Gib yes oder no ein.
terminal-lines-no-question = Es gibt keine Frage zu beantworten.
terminal-lines-dropped = Nichts hat sich geändert.
terminal-lines-no-way-back = Du hast keinen Zug zurückzunehmen.
terminal-lines-no-moments = Es gibt keine Stellen durchzugehen: Gib nach einer Partie review ein.
terminal-lines-not-over = Die Partie ist noch nicht zu Ende.
terminal-lines-only-puzzles = Dieser Befehl ist für Aufgaben: lyngk puzzle.
terminal-lines-not-puzzles = Dieser Befehl ist für Partien, nicht für Aufgaben.
terminal-lines-not-paused = Die Partie ist nicht angehalten.
terminal-lines-you = Du bist Spieler { $number }.
terminal-lines-all-claims = Jeder kann auch erst eine andere Farbe wählen: { $count } mit allen Farben.
terminal-lines-towards = Richtung { $point }: { $points }
terminal-lines-wrong = Die Stellung vor diesem Zug ist wieder auf dem Brett.

## Pages of the help, and signs

terminal-page-signs = Zeichen
terminal-page-rules = Regeln
terminal-key-page = nächste Seite
terminal-key-scroll = blättern
terminal-help-target-before = voriger Stapel, voriges Ziel
terminal-help-rule = die Regel, die eine Ablehnung zuletzt nannte
terminal-help-redraw = den Bildschirm neu zeichnen
terminal-help-mouse = Maus: Klicke Stapel an oder ziehe sie; klicke auf Farben, auf Züge der Liste und auf Tasten der letzten Zeile. Die rechte Taste nimmt zurück, das Rad blättert durch die Partie.
terminal-sign-stack = oberster Spielstein, Höhe des Stapels ab zwei, Besitzer
terminal-sign-buried = die Spielsteine darunter, von oben nach unten
terminal-sign-faded = blass: jetzt weder zu bewegen noch als Ziel möglich
terminal-sign-empty = leerer Punkt
terminal-sign-path = Weg des letzten Zuges und des Zuges, den du gerade machst
terminal-sign-obstacle = Hindernis: ein voller Stapel, der für niemanden zählt
terminal-sign-winner = 6er-Stapel, der gewonnen hat
terminal-sign-to-move = am Zug
terminal-sign-score = rechts neben einem Namen: vollendete Stapel
terminal-sign-heights = Stapel nach Höhe: zwei 5er, kein 4er
terminal-sign-count = neben einer Farbe: Spielsteine und Stapel mit ihr obenauf
terminal-sign-claimed = von diesem Spieler gewählt
terminal-sign-chosen = mit diesem Zug gewählt
terminal-sign-unclaimable = jetzt nicht zu wählen
terminal-review-failed = Gerade gibt es keine Auswertung: Der Computer antwortet nicht.
terminal-mark-better-from = Auswertung: der bessere Zug, von hier
terminal-mark-better-to = Auswertung: der bessere Zug, hierher
terminal-mark-played-from = Auswertung: der gespielte Zug, von hier
terminal-mark-played-to = Auswertung: der gespielte Zug, hierher
