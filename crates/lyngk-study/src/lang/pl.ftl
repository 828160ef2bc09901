## Puzzles

puzzles-title = Zadania
puzzles-unreadable = Nie udało się teraz pobrać zadań. Twoje rozwiązania są bezpieczne.
puzzle-number = Zadanie { $number }
puzzle-of-day = Zadanie dnia, { $date }
puzzle-action-hint = Podpowiedź
puzzle-action-give-up = Pokaż rozwiązanie
puzzle-action-again = Jeszcze raz
puzzle-action-next = Następne zadanie
puzzle-action-daily = Zadanie dnia
puzzle-all-difficulties = Wszystkie poziomy
puzzle-easy = Łatwe
puzzle-medium = Średnie
puzzle-hard = Trudne
puzzle-all-themes = Wszystkie tematy
puzzle-theme-complete = Ukończ stos
puzzle-theme-deny = Nie dopuść do ukończenia stosu
puzzle-theme-chain = Łańcuchy LYNGK
puzzle-theme-claim = Przejmij właściwy kolor
puzzle-theme-run-out = Pozbaw przeciwnika ruchów
puzzle-theme-sudden-death = Nagła śmierć
puzzle-all-variants = Oba warianty
puzzle-variant-standard = Stosy z 5 pionów
puzzle-variant-six = Stosy z 6 pionów
puzzle-task-win = Wygrywa tylko jeden ruch. Znajdź go.
puzzle-task-draw = Wygrać już się nie da, ale jeden ruch ratuje remis. Znajdź go.
puzzle-task-length = { $count ->
    [one] Do znalezienia jest { $count } ruch.
    [few] Do znalezienia są { $count } ruchy, jeden po drugim.
    [many] Do znalezienia jest { $count } ruchów, jeden po drugim.
   *[other] Do znalezienia jest { $count } ruchu, jeden po drugim.
}
puzzle-right = Dobrze. Przeciwnik odpowiada { $reply }. Co teraz?
puzzle-right-pass = Dobrze. Przeciwnik nie może wykonać ruchu i pasuje. Co teraz?
puzzle-solved = Dobrze, to jest rozwiązanie.
puzzle-over = To zadanie jest zakończone.
puzzle-wrong-win-to-loss = { $turn } jest zgodne z zasadami, ale wypuszcza wygraną z rąk, a nawet przegrywa.
puzzle-wrong-win-to-draw = { $turn } jest zgodne z zasadami, ale wypuszcza wygraną z rąk: zostaje tylko remis.
puzzle-wrong-draw-to-loss = { $turn } jest zgodne z zasadami, ale przegrywa.
puzzle-wrong-answer = Odpowiedź to { $answer }.
puzzle-wrong-completes = Przeciwnik może ukończyć stos ruchem { $turn }.
puzzle-wrong-completes-so = W ten sposób kończy stos.
puzzle-hint-complete = Można od razu ukończyć stos.
puzzle-hint-deny = Przeciwnik zaraz ukończy stos. Nie dopuść do tego.
puzzle-hint-chain = Podążaj za swoim kolorem przez kolejne punkty pośrednie (LYNGK).
puzzle-hint-claim = Czas przejąć kontrolę nad kolorem.
puzzle-hint-run-out = Nie zostaw przeciwnikowi żadnego ruchu.
puzzle-hint-sudden-death = Stos z 6 pionów jest w zasięgu.
puzzle-hint-start = Przyjrzyj się temu, co stoi na { $point }.
puzzle-hint-start-claim = Najpierw przejmij kontrolę nad kolorem, potem rusz się z { $point }.
puzzle-solution = Rozwiązanie: { $line }
puzzle-count = Rozwiązane: { $solved } z { $all }
puzzle-none-left = Te masz już wszystkie rozwiązane. Wybierz inne albo poczekaj na zadanie dnia.
puzzle-streak = { $count ->
    [one] { $count } rozwiązane z rzędu; twój rekord: { $best }
    [few] { $count } rozwiązane z rzędu; twój rekord: { $best }
    [many] { $count } rozwiązanych z rzędu; twój rekord: { $best }
   *[other] { $count } rozwiązanego z rzędu; twój rekord: { $best }
}
puzzle-days = { $count ->
    [one] Zadanie dnia: { $count } dzień z rzędu; twój rekord: { $best }
    [few] Zadanie dnia: { $count } dni z rzędu; twój rekord: { $best }
    [many] Zadanie dnia: { $count } dni z rzędu; twój rekord: { $best }
   *[other] Zadanie dnia: { $count } dnia z rzędu; twój rekord: { $best }
}
