### Teksty potrzebne tylko w terminalu.

terminal-too-small = To okno ma { $columns } × { $rows } znaków. Plansza potrzebuje { $width } × { $height }: powiększ okno albo uruchom z --lines.
terminal-resumed = Zapisana partia trwa dalej.
terminal-unsaved = Nie można zapisać partii: { $reason }
terminal-exported = Zapisano w { $file }.
terminal-not-exported = Nie można zapisać { $file }: { $reason }
terminal-two = Twoje stosy to te z małą cyfrą 2.
terminal-review-done = { $count ->
    [one] Ocena gotowa: { $count } moment wart spojrzenia.
    [few] Ocena gotowa: { $count } momenty warte spojrzenia.
    [many] Ocena gotowa: { $count } momentów wartych spojrzenia.
   *[other] Ocena gotowa: { $count } momentu wartego spojrzenia.
}
terminal-new-game = Nowa gra: od 1 do 9 albo 0 dla poziomu 10; f dla dwóch osób; Enter dla takiej samej, w której zaczyna druga strona.
terminal-leave-unsaved = Ostatnie ruchy nie są zapisane. s: zapisz w innym pliku; q: wyjdź mimo to; dowolny inny klawisz: wróć.
terminal-kept-aside = Ostatnia partia ma numer { $number } w { $file }: lyngk play --game { $number } otwiera ją znowu.
terminal-aside-sure = Partia na planszy nie jest skończona. Odłożyć ją i zacząć inną?
terminal-yes = tak
terminal-no = nie
terminal-letters = Strzałki przesuwają kursor. h daje podpowiedź, a k przejmuje czarny.

## Keys, on the last line

terminal-key-move = idź
terminal-key-choose = wybierz
terminal-key-claim = kolor
terminal-key-steps = przeglądaj
terminal-key-moments = dalszy moment
terminal-key-export = do pliku
terminal-key-help = pomoc
terminal-key-quit = koniec

## Keys, in the help

terminal-help-targets = następny stos lub cel
terminal-help-choose = podnieś, odłóż, wykonaj ruch
terminal-help-claim = przejmij kolor albo nie
terminal-help-pass = spasuj; z zegarem: pauza
terminal-help-moments = momenty oceny
terminal-help-export = zapisz partię w pliku
terminal-help-puzzle = zadania: rozwiązanie, znów
terminal-help-quit = koniec; partia zostaje

## Marks around a stack, in the help

terminal-mark-picked = wybrany do ruchu
terminal-mark-landing = cel
terminal-mark-lyngk = cel dzięki zasadzie LYNGK
terminal-mark-claim = cel, który przejmuje kolor
terminal-mark-completes = cel, który kończy stos
terminal-mark-obstacle = cel, który tworzy przeszkodę
terminal-mark-chosen = tu kończy się ruch
terminal-mark-path = punkt LYNGK na drodze
terminal-mark-hint = podpowiedź
terminal-mark-threat = stos bliski ukończenia
terminal-mark-chance = możesz go ukończyć
terminal-mark-from = ostatni ruch: stąd
terminal-mark-through = ostatni ruch: tędy
terminal-mark-to = ostatni ruch: dotąd

## Lines

terminal-lines-hello = Napisz ruch, na przykład d3-e4, albo help, aby zobaczyć polecenia.
terminal-lines-board = Stosy od dołu do góry i numer właściciela:
terminal-lines-legal = { $count ->
    [0] Brak możliwych ruchów.
    [one] { $count } możliwy ruch:
    [few] { $count } możliwe ruchy:
    [many] { $count } możliwych ruchów:
   *[other] { $count } możliwego ruchu:
}
terminal-lines-confirm = { $turn }? Napisz yes albo no.
terminal-command-turn = ruch; z literą na początku najpierw przejmuje ten kolor
terminal-command-board = cała plansza
terminal-command-status = ostatni ruch, wynik, kolory i czyj jest ruch
terminal-command-legal = możliwe ruchy, wszystkie lub jednego stosu
terminal-command-claims = co zmieniłoby przejęcie każdego koloru
terminal-command-hint = podpowiedź; jeszcze raz, aby dowiedzieć się więcej
terminal-command-new = inna partia: z tym samym przeciwnikiem, z poziomem od 1 do 10 albo we dwoje
terminal-command-review = oceń zakończoną partię; przejdź jej momenty
terminal-command-look = co stoi na polu i na liniach, które przez nie biegną
terminal-command-rules = zasada o tym numerze albo cel i wszystkie zasady
terminal-command-threats = pola, na których gracz mógłby zaraz ukończyć stos
terminal-command-back = cofnij swój ostatni ruch
terminal-command-pass = spasuj, gdy żaden ruch nie jest możliwy
terminal-command-record = wszystkie ruchy do tej pory
terminal-command-steps = pokaż wcześniejszą pozycję: ruch wstecz, ruch naprzód, pierwszą i znowu partię
terminal-command-pause = zatrzymaj zegar i graj dalej
terminal-command-resign = poddaj partię
terminal-command-answer = odpowiedz na pytanie: potwierdź ruch albo nie
terminal-command-export = zapisz partię w pliku
terminal-command-solution = pokaż rozwiązanie
terminal-command-again = zacznij to zadanie od nowa
terminal-command-next = następne zadanie
terminal-command-help = ta lista
terminal-command-quit = koniec; wszystko zostaje zapisane
terminal-lines-unknown = Napisz help, aby zobaczyć polecenia.
terminal-lines-answer = Napisz yes albo no.
terminal-lines-no-question = Nie ma pytania, na które trzeba odpowiedzieć.
terminal-lines-dropped = Nic się nie zmieniło.
terminal-lines-no-way-back = Nie masz ruchu do cofnięcia.
terminal-lines-no-moments = Nie ma momentów do przejrzenia: napisz review po partii.
terminal-lines-not-over = Partia jeszcze się nie skończyła.
terminal-lines-only-puzzles = To polecenie jest dla zadań: lyngk puzzle.
terminal-lines-not-puzzles = To polecenie jest dla partii, nie dla zadań.
terminal-lines-not-paused = Partia nie jest wstrzymana.
terminal-lines-you = Jesteś graczem { $number }.
terminal-lines-all-claims = Każdy może też najpierw przejąć inny kolor: { $count } ze wszystkimi kolorami.
terminal-lines-towards = W stronę { $point }: { $points }
terminal-lines-wrong = Pozycja sprzed tego ruchu jest znowu na planszy.

## Pages of the help, and signs

terminal-page-signs = Znaki
terminal-page-rules = Zasady
terminal-key-page = następna strona
terminal-key-scroll = przewijaj
terminal-help-target-before = poprzedni stos lub cel
terminal-help-rule = zasada z ostatniej odmowy
terminal-help-redraw = narysuj ekran od nowa
terminal-help-mouse = Mysz: klikaj stosy albo je przeciągaj; klikaj kolory, zapisane ruchy i klawisze z ostatniego wiersza. Prawy przycisk cofa, kółko przegląda partię.
terminal-sign-stack = pion na wierzchu, wysokość stosu od dwóch, właściciel
terminal-sign-buried = piony poniżej, od góry do dołu
terminal-sign-faded = blady: nie może się teraz ruszyć ani nie jest celem
terminal-sign-empty = pusty punkt
terminal-sign-path = droga ostatniego ruchu oraz ruchu, który wykonujesz
terminal-sign-obstacle = przeszkoda: pełny stos, który nie liczy się dla nikogo
terminal-sign-winner = stos z 6 pionów, który wygrał
terminal-sign-to-move = gracz na ruchu
terminal-sign-score = na prawo od imienia: ukończone stosy
terminal-sign-heights = stosy według wysokości: dwa z 5, żaden z 4
terminal-sign-count = obok koloru: piony i stosy z nim na wierzchu
terminal-sign-claimed = przejęty przez tego gracza
terminal-sign-chosen = przejęty w tym ruchu
terminal-sign-unclaimable = nie można go teraz przejąć
terminal-review-failed = Teraz nie ma oceny: komputer nie odpowiada.
terminal-mark-better-from = ocena: lepszy ruch, stąd
terminal-mark-better-to = ocena: lepszy ruch, dotąd
terminal-mark-played-from = ocena: zagrany ruch, stąd
terminal-mark-played-to = ocena: zagrany ruch, dotąd
