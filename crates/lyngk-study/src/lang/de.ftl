## Puzzles

puzzles-title = Aufgaben
puzzles-unreadable = Die Aufgaben lassen sich gerade nicht laden. Was du gelöst hast, bleibt erhalten.
puzzle-number = Aufgabe { $number }
puzzle-of-day = Aufgabe des Tages, { $date }
puzzle-action-hint = Tipp
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
puzzle-theme-sudden-death = Sofortsieg
puzzle-all-variants = Beide Varianten
puzzle-variant-standard = 5er-Stapel
puzzle-variant-six = 6er-Stapel
puzzle-task-win = Nur ein Spielzug gewinnt. Finde ihn.
puzzle-task-draw = Gewinnen kannst du nicht mehr, aber ein Spielzug rettet das Unentschieden. Finde ihn.
puzzle-task-length = { $count ->
    [one] Zu finden ist { $count } Spielzug.
   *[other] Zu finden sind { $count } Spielzüge nacheinander.
}
puzzle-right = Richtig. Dein Gegner antwortet { $reply }. Und jetzt?
puzzle-right-pass = Richtig. Dein Gegner kann nicht ziehen und passt. Und jetzt?
puzzle-solved = Richtig, das ist die Lösung.
puzzle-over = Diese Aufgabe ist abgeschlossen.
puzzle-wrong-win-to-loss = { $turn } ist erlaubt, vergibt aber den Sieg und verliert sogar.
puzzle-wrong-win-to-draw = { $turn } ist erlaubt, vergibt aber den Sieg: Mehr als ein Unentschieden ist dann nicht drin.
puzzle-wrong-draw-to-loss = { $turn } ist erlaubt, verliert aber.
puzzle-wrong-answer = Die Antwort ist { $answer }.
puzzle-wrong-completes = Dein Gegner könnte mit { $turn } einen Stapel vollenden.
puzzle-wrong-completes-so = Das vollendet einen Stapel.
puzzle-hint-complete = Ein Stapel lässt sich sofort vollenden.
puzzle-hint-deny = Dein Gegner ist dabei, einen Stapel zu vollenden. Verhindere es.
puzzle-hint-chain = Folge deiner Farbe von LYNGK-Punkt zu LYNGK-Punkt.
puzzle-hint-claim = Es ist Zeit, eine Farbe zu wählen.
puzzle-hint-run-out = Lass deinem Gegner keinen Zug.
puzzle-hint-sudden-death = Ein 6er-Stapel ist in Reichweite.
puzzle-hint-start = Sieh dir an, was auf { $point } steht.
puzzle-hint-start-claim = Wähle zuerst eine Farbe und zieh dann von { $point }.
puzzle-solution = Die Lösung: { $line }
puzzle-count = { $solved } von { $all } gelöst
puzzle-none-left = Diese hast du alle gelöst. Nimm dir andere vor oder warte auf die Aufgabe des Tages.
puzzle-streak = { $count ->
    [one] { $count } in Folge gelöst; dein Rekord: { $best }
   *[other] { $count } in Folge gelöst; dein Rekord: { $best }
}
puzzle-days = { $count ->
    [one] Aufgabe des Tages: { $count } Tag in Folge; dein Rekord: { $best }
   *[other] Aufgabe des Tages: { $count } Tage in Folge; dein Rekord: { $best }
}
