### Teksty lekcji, zasad, zadań i analiz; wczytywane po otwarciu takiego pokoju.

## Study

study-brace = Komentarz nie może zawierać zamykającego nawiasu klamrowego. Jeśli go nie zmienisz, nawiasy klamrowe zostaną zapisane jako okrągłe.
study-brace-replaced = Komentarz zapisano z nawiasami okrągłymi zamiast klamrowych, bo nie może on zawierać zamykającego nawiasu klamrowego.
study-tag = To musi zmieścić się w jednym wierszu.
study-game = { $one } – { $two }, { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}, { $result }
tree-turn = { $number }, { $player }: { $turn }
mark-good = dobry ruch
mark-mistake = błąd
mark-very-good = bardzo dobry ruch
mark-blunder = poważny błąd
mark-interesting = ciekawy ruch
mark-doubtful = wątpliwy ruch
tree-clock = zegar { $time }
tree-drawn = z rysunkami
drawing-arrow = { $pen }: strzałka z { $from } na { $to }
drawing-circle = { $pen }: kółko wokół { $point }
drawing-all = Narysowano: { $shapes }.
drawing-added = Narysowano. { $shape }
drawing-removed = Usunięto. { $shape }
drawing-remove = Usuń. { $shape }
drawings-title = Rysunki
drawings-erase = Usuń wszystkie rysunki
tree-thought = namysł { $time }
mark-only-move = jedyny ruch
mark-even = równa pozycja
mark-unclear = niejasna pozycja
mark-slightly-better = { $player } stoi nieco lepiej
mark-clearly-better = { $player } stoi wyraźnie lepiej
mark-winning = { $player } ma wygraną pozycję
mark-zugzwang = zugzwang
mark-initiative = inicjatywa
mark-attack = atak
mark-compensation = rekompensata
mark-counterplay = kontrgra
mark-time-trouble = niedoczas
mark-idea = z ideą
mark-novelty = nowość
mark-number = znak { $number }
import-empty = Nie ma tu nic do odczytania.
import-too-large = Ten tekst ma { $size } kB; odczytać można najwyżej { $limit } kB.
import-too-many = W tym tekście jest ponad { $limit } partii. Wczytuj mniej naraz.
import-unknown = To nie jest ani partia, ani pozycja, ani link. Partia (LGN) zaczyna się od znacznika, na przykład [Variant "std"], a pozycja (LPN) od swoich kolumn, na przykład K/I,R,R,B/…
lgn-at = Wiersz { $line }, kolumna { $column }: { $problem }
lgn-missing-tag = Brakuje znacznika { $name }; musi stać przed ruchami.
lgn-repeated-tag = Znacznik { $name } występuje dwa razy; może wystąpić tylko raz.
lgn-tag-value = Wartość znacznika { $name } musi być jednym wierszem w cudzysłowie.
lgn-variant = „{ $value }” to nie jest wariant; wpisz std lub six.
lgn-start = Partia nie może się zacząć od tej pozycji. { $reasons }
lgn-turn = { $player }, ruch { $number }: { $reason }
lgn-nothing-to-vary = Wariant poboczny musi stać za ruchem, który zastępuje.
lgn-empty-variation = W wariancie pobocznym musi być jakiś ruch.
lgn-not-in-variation = Temu ) nie odpowiada żaden (.
lgn-open-variation = Wariant poboczny otwarto znakiem (; najpierw zamknij go znakiem ).
lgn-nothing-to-mark = Ocena musi stać za ruchem, którego dotyczy.
lgn-not-one = Musi tu być dokładnie jedna partia.
lgn-syntax = Jest tu „{ $found }”, a powinno być: { $expected }.
lgn-syntax-end = Tekst się tu kończy, a powinno być: { $expected }.
sgf-other-game = To partia gry „{ $game }”, a nie LYNGK.
sgf-missing = Brakuje właściwości { $name }.
sgf-too-large = Ta partia jest za duża, żeby ją odczytać.
sgf-order = Ten ruch nie pasuje do poprzednich.
sgf-note-obstacle = W Boardspace przeszkoda na { $points } zniknęła z planszy, gdy { $player } w ruchu { $number } przejmuje kontrolę nad kolorem: { $color }. Tutaj zostaje.
sgf-note-rules = Partia toczy się dalej według zasad Boardspace, z ruchami, które tu nie są możliwe: { $turns }
sgf-note-early = W Boardspace partia była w tym miejscu skończona. Według tutejszych zasad możliwy jest jeszcze ruch { $turn }.
sgf-note-result = Według zasad Boardspace wynik to { $result }.
sgf-note-doubt = Nie wiadomo na pewno, kto wygrał tę partię.
sgf-note-part = Części pliku nie odczytano, bo toczy się dalej od innej pozycji albo według innych zasad.
expected-point = punkt planszy, od a1 do i1
expected-row = numer punktu w tej kolumnie, od 1 do { $points }
expected-claim = kolor do przejęcia: I, B, R, G lub K
expected-turn = ruch, na przykład c1-c2, R,c1-c2 lub pass
expected-tag-name = nazwa znacznika
expected-tag = znacznik, na przykład [Variant "std"]
expected-number-or-result = numer ruchu albo wynik
expected-comment-end = nawias klamrowy zamykający komentarz
expected-mark = ocena: ! ? !! ?? !? ?! albo od $0 do $255
expected-result = ruch albo wynik: 1-0, 0-1, 1/2-1/2 lub *

## Editor

editor-none-left = Nie ma już pionów tego rodzaju: { $piece }. W grze jest ich { $limit }.
editor-empty = Na { $point } nic nie stoi.
editor-same-point = To już tam stoi.
editor-complete = Tę pozycję da się rozegrać.
editor-place = { $count ->
    [one] Trzeba jeszcze postawić na planszy lub zaliczyć do ukończonych stosów { $count } pion.
    [few] Trzeba jeszcze postawić na planszy lub zaliczyć do ukończonych stosów { $count } piony.
    [many] Trzeba jeszcze postawić na planszy lub zaliczyć do ukończonych stosów { $count } pionów.
   *[other] Trzeba jeszcze postawić na planszy lub zaliczyć do ukończonych stosów { $count } piona.
} W zapasie: { $pieces }.
editor-take-off = { $count ->
    [one] Trzeba zdjąć z planszy { $count } pion: należy do ukończonych stosów.
    [few] Trzeba zdjąć z planszy { $count } piony: należą do ukończonych stosów.
    [many] Trzeba zdjąć z planszy { $count } pionów: należą do ukończonych stosów.
   *[other] Trzeba zdjąć z planszy { $count } piona: należą do ukończonych stosów.
}
editor-cover-joker = Dżoker na { $point } musi mieć na sobie pion.
editor-some = { $count } × { $piece }

## Link

link-empty = Ten link jest pusty.
link-too-long = To za długie na link: liczba znaków to { $letters }, a może ich być najwyżej { $limit }. Pomiń komentarze lub warianty poboczne albo wyślij plik.
link-unknown-version = Ten link pochodzi z nowszej wersji strony. Odśwież stronę i otwórz link jeszcze raz.
link-wrong-letter = Znak { $place } w linku to „{ $letter }”, a taki w linkach nie występuje. Skopiuj link jeszcze raz.
link-damaged = Ten link jest ucięty lub źle przepisany. Skopiuj go jeszcze raz w całości.
link-impossible = Tego, co opisuje ten link, nie da się rozegrać.

## Analysis

score-chances = Wygrana { $win }%, remis { $draw }%, przegrana { $loss }%
score-short = { $percent }%
score-proved-win = pewna wygrana
score-proved-draw = pewny remis
score-proved-loss = pewna przegrana
score-win-in = { $count ->
    [one] Pewna wygrana w { $count } ruchu
    [few] Pewna wygrana w { $count } ruchach
    [many] Pewna wygrana w { $count } ruchach
   *[other] Pewna wygrana w { $count } ruchu
}
score-draw-in = { $count ->
    [one] Pewny remis w { $count } ruchu
    [few] Pewny remis w { $count } ruchach
    [many] Pewny remis w { $count } ruchach
   *[other] Pewny remis w { $count } ruchu
}
score-loss-in = { $count ->
    [one] Pewna przegrana w { $count } ruchu
    [few] Pewna przegrana w { $count } ruchach
    [many] Pewna przegrana w { $count } ruchach
   *[other] Pewna przegrana w { $count } ruchu
}
score-won = Wygrana
score-tied = Remis
score-lost = Przegrana
score-by-six = dzięki stosowi z sześciu pionów
score-by-stacks = { $height ->
    [5] dzięki stosom z pięciu pionów (+{ $count })
    [4] dzięki stosom z czterech pionów (+{ $count })
    [3] dzięki stosom z trzech pionów (+{ $count })
    [2] dzięki stosom z dwóch pionów (+{ $count })
   *[1] dzięki pojedynczym pionom (+{ $count })
}
analysis-no-claim = bez przejmowania koloru
grade-best = najlepszy ruch
grade-good = dobry ruch
grade-inaccuracy = niedokładność
grade-mistake = błąd
grade-blunder = poważny błąd
thrown-win-for-draw = Wygrana była pewna; teraz jest remis.
thrown-win-for-loss = Wygrana była pewna; teraz partia jest przegrana.
thrown-draw-for-loss = Remis był pewny; teraz partia jest przegrana.
theme-missed-completion = Można było od razu ukończyć stos.
theme-allows-completion = Teraz przeciwnik może ukończyć stos.
theme-early-claim = Było za wcześnie, aby przejąć kolor { $color }: kto czeka, może jeszcze odpowiedzieć na wszystko, a przejęty kolor można przykryć.
theme-missed-claim = Trzeba było już przejąć kolor { $color }.
theme-other-claim = Należało przejąć kolor { $better }, a nie { $claimed }.
theme-ran-out = Kto tak zagra, zostaje potem bez ruchu.
theme-missed-lyngk = Zasada LYNGK pozwalała na ruch przez { $points }.

## Review

review-progress = { $done } z { $count ->
    [one] { $count } ruchu
    [few] { $count } ruchów
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
retry-best = Tak, to jest lepszy ruch.
retry-good-enough = Dobrze: ten ruch jest wart tyle samo co najlepszy.
retry-as-played = Tak właśnie zagrano. Jest coś lepszego.
retry-worse = Jeszcze nie: ten ruch kosztuje { $percent ->
    [one] { $percent } punkt procentowy
    [few] { $percent } punkty procentowe
    [many] { $percent } punktów procentowych
   *[other] { $percent } punktu procentowego
} szans na wygraną.

## Puzzles

puzzles-title = Zadania
puzzles-unreadable = Nie udało się teraz wczytać zadań. Twoje rozwiązania są bezpieczne.
puzzle-number = Zadanie { $number }
puzzle-of-day = Zadanie dnia, { $date }
puzzle-action-give-up = Pokaż rozwiązanie
puzzle-action-again = Spróbuj jeszcze raz
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
    [one] Po odpowiedzi trzeba znaleźć jeszcze jeden.
    [few] Po odpowiedziach trzeba znaleźć jeszcze { $count }.
    [many] Po odpowiedziach trzeba znaleźć jeszcze { $count }.
   *[other] Po odpowiedziach trzeba znaleźć jeszcze { $count }.
}
puzzle-right = Dobrze. Przeciwnik odpowiada ruchem { $reply }. Co teraz?
puzzle-right-pass = Dobrze. Przeciwnik nie może wykonać ruchu i pasuje. Co teraz?
puzzle-solved = Dobrze, to jest rozwiązanie.
puzzle-over = To zadanie jest zakończone.
puzzle-wrong-win-to-loss = Ten ruch jest dozwolony, ale wypuszcza wygraną z rąk, a nawet przegrywa.
puzzle-wrong-win-to-draw = Ten ruch jest dozwolony, ale wypuszcza wygraną z rąk: zostaje tylko remis.
puzzle-wrong-draw-to-loss = Ten ruch jest dozwolony, ale przegrywa.
puzzle-wrong-answer = Przeciwnik odpowiada ruchem { $answer }.
puzzle-wrong-completes = Przeciwnik może ukończyć stos ruchem { $turn }.
puzzle-wrong-completes-so = W ten sposób kończy stos.
puzzle-hint-complete = Można od razu ukończyć stos.
puzzle-hint-deny = Przeciwnik zaraz ukończy stos. Nie dopuść do tego.
puzzle-hint-chain = Podążaj za swoim kolorem przez kolejne punkty pośrednie (LYNGK).
puzzle-hint-claim = Czas przejąć kontrolę nad kolorem.
puzzle-hint-run-out = Nie zostaw przeciwnikowi żadnego ruchu.
puzzle-hint-sudden-death = Stos z 6 pionów jest w zasięgu.
puzzle-hint-start = Przyjrzyj się temu, co stoi na { $point }.
puzzle-hint-start-claim = Najpierw przejmij kontrolę nad kolorem, potem wykonaj ruch z { $point }.
puzzle-shown = Oto rozwiązanie.
puzzle-outcome = { $wins }: { $why }.
puzzle-tied = Na końcu stosów jest po równo: remis.
puzzle-wins = { $count ->
    [one] Wygrywasz tym ruchem
    [few] Wygrywasz w { $count } ruchach
    [many] Wygrywasz w { $count } ruchach
   *[other] Wygrywasz w { $count } ruchach
}
puzzle-won-by = { $height ->
    [6] kończysz stos z 6 pionów
    [5] na końcu masz więcej stosów z 5 pionów, { $own } do { $theirs }
    [4] na końcu stosów z 5 pionów jest po równo, ale masz więcej stosów z 4 pionów, { $own } do { $theirs }
    [3] na końcu wyższych stosów jest po równo, ale masz więcej stosów z 3 pionów, { $own } do { $theirs }
    [2] na końcu wyższych stosów jest po równo, ale masz więcej stosów z 2 pionów, { $own } do { $theirs }
   *[1] na końcu wyższych stosów jest po równo, ale masz więcej pojedynczych pionów, { $own } do { $theirs }
}
puzzle-theme-is = Motyw: { $theme }.
puzzle-unstoppable = Stosu z 6 pionów nie da się już zatrzymać.
puzzle-action-play-out = Graj dalej
puzzle-action-study = Otwórz w Studium
puzzle-rating = Twój ranking: { $rating } ± { $margin }
puzzle-rating-change = Twój ranking: { $rating } ({ $change })
puzzle-rating-new = Po około { $of } zadaniach otrzymasz ranking. Od niego zależą następne.
puzzle-rating-finding = Twój ranking jest jeszcze ustalany ({ $count } z około { $of } zadań)
storm-title = Burza zadań
storm-intro = Jak najwięcej zadań w trzy minuty, od łatwych do trudnych. Zły ruch kończy zadanie i kosztuje dziesięć sekund.
storm-start = Rozpocznij burzę
storm-stop = Zakończ
storm-left = Pozostały czas
storm-solved = Rozwiązane
storm-right = Dobrze. Dotąd rozwiązane: { $count }.
storm-wrong = Źle: dziesięć sekund mniej. Czas na następne.
storm-over = Burza minęła
storm-result = { $count ->
    [one] { $count } zadanie rozwiązane
    [few] { $count } zadania rozwiązane
    [many] { $count } zadań rozwiązanych
   *[other] { $count } zadania rozwiązanego
}
storm-best = Twój rekord: { $count }
storm-pace = Czas na zadanie: { $seconds } s
storm-new-best = To twój nowy rekord.
storm-none-missed = Ani jednej pomyłki.
storm-missed = Do ponownego obejrzenia
storm-again = Jeszcze raz
paper-title = Do druku i zachowania
paper-intro = Następne zadania wybranego rodzaju, z rozwiązaniami na końcu.
paper-count = Ile
paper-print = Drukuj
paper-file = Pobierz jako plik
paper-solutions = Rozwiązania
puzzle-count = Rozwiązane tego rodzaju: { $solved } z { $all }
puzzle-count-all = Rozwiązane łącznie: { $solved } z { $all }
puzzle-none-left = Te masz już wszystkie rozwiązane. Wybierz inne albo poczekaj na następne zadanie dnia.
puzzle-none-exist = Nie ma takich zadań. Wybierz inne.
puzzle-none-in-variant = Nie ma takich zadań: „{ $theme }” jest tylko w wariancie „{ $variant }”.
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

## Lessons

lesson-basics = Podstawy
lesson-more = Pozostałe zasady
lesson-strategy = Pierwsze kroki w strategii

lesson-move-title = Cel gry i pierwsze ruchy
lesson-aim-1 = Cel gry: stosy z pięciu różnych kolorów, z jednym z twoich na wierzchu. Czerwony jest twój, a stosowi na środku brakuje tylko czerwonego. Wybierz czerwony pion, a potem ten stos.
lesson-aim-1-done = Stos z 5 pionów z twoim kolorem na wierzchu schodzi z planszy: punkt dla ciebie. Kto na końcu ma więcej punktów, wygrywa. A teraz zasady, po kolei.
lesson-aim-1-again = Tak wolno, ale to nie daje punktu. Postaw czerwony pion na stosie na środku.
lesson-move-1 = Wybierz czerwony pion na środku, a potem jeden z pionów dookoła. Ruch biegnie prosto wzdłuż linii i kończy się na pierwszym napotkanym pionie.
lesson-move-1-done = Tak wykonuje się ruch. Te dwa piony są teraz stosem, z czerwonym na wierzchu.
lesson-move-1-again = Tym pionem też można ruszyć. Na razie weź czerwony na środku.
lesson-move-2 = Pion przechodzi przez dowolnie wiele pustych punktów. Nigdy się na nich nie zatrzymuje i niczego nie przeskakuje. Przesuń niebieski pion na czarny.
lesson-move-2-done = Właśnie tak. Beżowy pion za czarnym był poza zasięgiem.
lesson-move-2-again = To też wolno. Ale która linia prowadzi od niebieskiego do czarnego?

lesson-build-title = Budowanie
lesson-build-1 = Stos rusza się w całości i staje na tym, co zastanie. Zbuduj stos z 4 pionów.
lesson-build-1-done = Już cztery! Więcej niż pięć pionów stos mieć nie może.
lesson-build-1-again = Ruch dozwolony, ale to nie stos z 4 pionów. Powstanie z dwóch stosów po dwa.
lesson-build-2 = Żaden kolor nie może się w stosie powtórzyć. Zrób stos z 3 pionów z tego na środku: przesuń go na kolor, którego mu brakuje.
lesson-build-2-done = Brakowało zielonego. Pięć różnych kolorów w jednym stosie: do tego dążymy.
lesson-build-2-again = Wolno, ale rusz stosem na środku. Czerwony i niebieski już w nim są.

lesson-neutral-title = Kolory neutralne
lesson-neutral-1 = Na początku wszystkie kolory są neutralne: może nimi ruszać każdy z graczy. Ale pojedynczy neutralny pion wchodzi tylko na pojedynczy pion. Rusz czerwonym.
lesson-neutral-1-done = Pojedynczy na pojedynczy. Wszystkie stosy dookoła były za wysokie.
lesson-neutral-1-again = To też wolno. A teraz rusz czerwonym pionem na środku.
lesson-neutral-2 = Neutralny stos może wejść na wszystko, co jest tak wysokie jak on lub niższe. Zbuduj stos z 4 pionów.
lesson-neutral-2-done = Dwa na dwa. Stos z 3 pionów byłby za wysoki.
lesson-neutral-2-again = Wolno, ale to nie stos z 4 pionów. Poszukaj dwóch stosów tej samej wysokości.
lesson-neutral-2-obstacle = Pięć kolorów, ale czerwony na wierzchu nie należy do nikogo: taki stos nie liczy się dla nikogo i już nigdy się nie ruszy. Połącz oba stosy z 2 pionów.

lesson-joker-title = Dżokery
lesson-joker-1 = Granitowe piony to dżokery. Dżoker zastępuje dowolny kolor, którego brakuje jego stosowi. Inne piony mogą na nim stanąć, ale sam nigdy się nie rusza. Wskaż pion, od którego nigdy nie zaczyna się ruch.
lesson-joker-1-done = To dżoker. Gdy stanie na nim inny pion, podróżuje dalej wewnątrz stosu.
lesson-joker-1-again = Ten może ruszać się sam. Poszukaj granitowego.
lesson-joker-2 = W jednym stosie może być kilka dżokerów. Zbuduj stos z 4 pionów z dwoma dżokerami.
lesson-joker-2-done = Dwa kolory i dwa dżokery: brakujące kolory mogą jeszcze dojść.
lesson-joker-2-again = Jeszcze nie. Dwa stosy mają na spodzie dżokera: połącz je.

lesson-claim-title = Przejmowanie kolorów
lesson-claim-1 = Przed ruchem możesz przejąć kontrolę nad neutralnym kolorem. Wybierz czerwony, a potem wykonaj dowolny ruch.
lesson-claim-1-done = Czerwony jest twój. Odtąd tylko ty ruszasz stosami, które mają go na wierzchu.
lesson-claim-1-again = Teraz twój jest inny kolor. Spróbuj jeszcze raz, z czerwonym.
lesson-claim-1-none = To był ruch bez przejęcia koloru. Najpierw wybierz czerwony, potem wykonaj ruch.
lesson-claim-2 = Twoje kolory mogą wchodzić na stosy dowolnej wysokości. Postaw swój czerwony pion na stosie z 3 pionów.
lesson-claim-2-done = Neutralny pion nie mógłby tego zrobić. Przeciwnikowi spodobał się pomysł: przejmuje niebieski.
lesson-claim-2-again = Dobrze, ale twój czerwony potrafi więcej. Nawet stos z 3 pionów nie jest dla niego za wysoki.
lesson-claim-3 = Każdy gracz może w partii przejąć dwa kolory, ale tylko jeden w turze. Przejmij swój drugi, jaki chcesz, i wykonaj ruch.
lesson-claim-3-done = Te dwa są twoje do końca partii. Gdy przejęte są cztery kolory, piąty na zawsze zostaje neutralny.
lesson-claim-3-again = Można też wykonać ruch bez przejmowania. Ale tym razem weź swój drugi kolor.

lesson-whose-title = Czyj to stos?
lesson-whose-1 = Tylko pion na wierzchu decyduje, do kogo należy stos. Czerwony jest twój, czarny przeciwnika. Wskaż stos, którym może ruszyć tylko przeciwnik.
lesson-whose-1-done = Na wierzchu jest czarny. Twój czerwony pod spodem niczego nie zmienia.
lesson-whose-1-again = Tego koloru nikt nie przejął, więc może nim ruszać każdy z was. Poszukaj czarnego na wierzchu.
lesson-whose-1-yours = Na wierzchu jest czerwony: ten jest twój.
lesson-whose-2 = A teraz wskaż coś, czym może ruszyć każdy z was.
lesson-whose-2-done = Dobrze: kolor na wierzchu jest jeszcze neutralny.
lesson-whose-2-again = Na wierzchu jest czarny: tym może ruszyć tylko przeciwnik.
lesson-whose-2-yours = Na wierzchu jest czerwony: tym możesz ruszyć tylko ty.

lesson-lyngk-title = Zasada LYNGK
lesson-lyngk-1 = Czerwony jest twój. Inny stos z czerwonym na wierzchu to dla niego punkt pośredni (LYNGK): może tam dojść i iść dalej w dowolnym kierunku. Przesuń pojedynczy czerwony pion na stos z 2 pionów z czarnym na wierzchu.
lesson-lyngk-1-done = Do punktu pośredniego, zakręt i dalej: wszystko w jednym ruchu.
lesson-lyngk-1-again = Tak też można. Ale znajdź drogę za róg, do stosu z niebieskiego i czarnego.
lesson-lyngk-2 = Ruch może prowadzić przez kilka punktów pośrednich, przez każdy raz. Znajdź taki, który prowadzi przez trzy.
lesson-lyngk-2-done = Trzy punkty pośrednie w jednym ruchu! Im więcej ich masz, tym dalej sięgasz.
lesson-lyngk-2-again = To nie były trzy punkty pośrednie. Zacznij od czerwonego, który stoi najdalej od pozostałych.
lesson-lyngk-3 = Punktem pośrednim jest tylko to, co ma na wierzchu ten sam kolor, bez względu na wysokość. Wskaż ten, z którego może skorzystać twój czerwony pion na środku.
lesson-lyngk-3-done = Czerwony na wierzchu: nic więcej się nie liczy.
lesson-lyngk-3-again = Poszukaj innego stosu z czerwonym na wierzchu.
lesson-lyngk-3-joker = Dżoker nigdy nie jest punktem pośrednim.
lesson-lyngk-3-below = Czerwony w nim jest, ale nie na wierzchu.
lesson-lyngk-4 = Z punktów pośrednich (LYNGK) może korzystać tylko kolor, nad którym masz kontrolę. Czerwonego nikt tu nie przejął, więc nie może jeszcze skręcić. Przejmij czerwony, a potem przesuń pojedynczy czerwony pion na stos z niebieskiego i czarnego.
lesson-lyngk-4-done = Po przejęciu czerwonego drugi czerwony stos stał się punktem pośrednim. Kolor neutralny nigdy ich nie ma.
lesson-lyngk-4-none = Bez przejęcia czerwony jest neutralny i nie może korzystać z punktów pośrednich. Najpierw przejmij czerwony.
lesson-lyngk-4-again = Przejmij czerwony, a potem przesuń pojedynczy czerwony pion za róg, na stos z niebieskiego i czarnego.

lesson-complete-title = Ukończenie piątki
lesson-complete-top = Decyduje to, co na wierzchu. Czarny jest neutralny: piątka z czarnym na wierzchu nie liczy się dla nikogo i zostaje na planszy jako przeszkoda. Zrób piątkę, która da punkt.
lesson-complete-top-done = Czerwony na wierzchu: punkt. Odwrotnie byłaby to przeszkoda.
lesson-complete-top-again = Jeszcze nie piątka. Twój czerwony pion i stos w środku mają razem pięć kolorów.
lesson-complete-top-obstacle = Przeszkoda: czarny na wierzchu nie należy do nikogo. Już nigdy się nie ruszy i nie liczy się dla nikogo. Spróbuj odwrotnie.
lesson-complete-2 = Przejęty kolor liczy się od razu. Przejmij jakiś i w tym samym ruchu ukończ stos z 5 pionów.
lesson-complete-2-done = Kolor i punkt w jednym ruchu!
lesson-complete-2-again = Jeszcze nie piątka. Jakiego koloru brakuje czwórce i który pion może go przynieść?

lesson-ready-title = Przed pierwszą partią
lesson-ready-1 = Stos z 4 pionów to prezent dla tego, kto może go ukończyć. Czerwony jest twój, niebieski i czarny – przeciwnika. Wykonaj ruch, ale nie zostawiaj niczego, co mógłby ukończyć.
lesson-ready-1-done = Bezpiecznie. Przed każdym ruchem sprawdź, co mógłby ukończyć przeciwnik.
lesson-ready-1-again = Powstaje stos z 4 pionów, któremu brakuje tylko niebieskiego, a niebieski może tam dotrzeć. Poszukaj bezpieczniejszego ruchu.
lesson-ready-1-four = Stos z 4 pionów, któremu brakuje tylko niebieskiego: przeciwnik go ukańcza i zdobywa punkt.
lesson-ready-2 = Pasujesz tylko wtedy, gdy nie możesz wykonać ruchu. Gdy nikt nie może, gra się kończy. Przy trzech ukończonych stosach na gracza decydują czwórki na planszy, potem trójki i tak dalej. Czerwony i zielony są twoje. Kto wygrywa?
lesson-ready-2-done = Twoja czwórka jest ważniejsza niż dwie trójki. Teraz wiesz już dość na pierwszą partię.
lesson-ready-2-again = Najpierw poszukaj czwórek. Czyj kolor jest na wierzchu?

lesson-start-title = Przygotowanie gry
lesson-start-1 = Tak zaczyna się partia: 43 piony, po osiem każdego koloru i trzy dżokery, losowo po jednym na każdym punkcie. O tym, kto zaczyna, decyduje los: zaczynasz ty. Rusz zielonym pionem na środku.
lesson-start-1-done = Teraz ruch przeciwnika. Gracie na przemian, aż nikt nie będzie mógł wykonać ruchu.
lesson-start-1-claim = Kolor możesz przejąć już w pierwszym ruchu. Ale tym razem zagraj bez przejmowania.
lesson-start-1-again = To też wolno. Ale tym razem zacznij od zielonego piona na środku.

lesson-obstacle-title = Przeszkody
lesson-obstacle-1 = Stos z 5 pionów z neutralnym kolorem na wierzchu nie liczy się dla nikogo. Ukończ taki bez przejmowania koloru i zobacz, co się stanie.
lesson-obstacle-1-done = Zostaje na miejscu i już nigdy się nie ruszy: to przeszkoda.
lesson-obstacle-1-again = To nie daje piątki. Trójka i dwójka mają razem pięć kolorów.
lesson-obstacle-1-point = Z przejęciem koloru to punkt i piękny ruch! Ale ten jeden raz zrób to bez niego.
lesson-obstacle-2 = Przeszkoda zostaje przeszkodą, nawet gdy ktoś później przejmie jej kolor. Ale czerwony jest teraz twój, a ta ma czerwony na wierzchu: użyj jej jako punktu pośredniego.
lesson-obstacle-2-done = Punktu z tego nie ma, ale to dobre miejsce, żeby skręcić.
lesson-obstacle-2-again = Ten ruch nie prowadził przez przeszkodę. Poprowadź przez nią swój pojedynczy czerwony pion.

lesson-pass-title = Pasowanie
lesson-pass-1 = Czerwony i zielony są twoje, niebieski i czarny przeciwnika. Twój czerwony pion nie ma gdzie stanąć, a innego nie masz: pozostaje spasować.
lesson-pass-1-done = Pasuje tylko ten, kto nie może wykonać ruchu. Zobacz, co teraz zrobi przeciwnik.
lesson-pass-2 = Piątka przeciwnika zeszła z planszy i droga jest wolna. Kto może wykonać ruch, musi go wykonać: śmiało.
lesson-pass-2-done = Pasowania się nie wybiera. Gdy tylko znów jest ruch, trzeba go wykonać.
lesson-pass-3 = W tej chwili nie masz ruchu. Ale możesz jeszcze przejąć kolor, a wtedy ruch się znajdzie. Nie wolno więc spasować: przejmij kolor i wykonaj ruch.
lesson-pass-3-done = Dobrze. Pasuje się tylko wtedy, gdy nawet przejęcie koloru nie pomaga.

lesson-end-title = Koniec gry
lesson-end-1 = Nikt nie może już wykonać ruchu: partia skończona. Masz cztery ukończone stosy, przeciwnik trzy. Na planszy zostały dwie czwórki z kolorami przeciwnika na wierzchu. Kto wygrywa?
lesson-end-1-done = Wygrywa ten, kto ukończył więcej stosów. To, co zostało na planszy, wtedy się nie liczy.
lesson-end-1-again = Najpierw decydują ukończone stosy, a tych masz więcej.
lesson-end-2 = Po trzy ukończone stosy. Teraz liczą się na planszy czwórki, dla tego, czyj kolor jest na wierzchu; potem trójki, dwójki i pojedyncze piony. Czerwony i zielony są twoje, niebieski i czarny przeciwnika. Kto wygrywa?
lesson-end-2-done = Po jednej czwórce, ale jest jeszcze trójka, i to przeciwnika. Twoje dwa pojedyncze piony już się nie liczą.
lesson-end-2-again = Obie strony mają po czwórce. Teraz spójrz na trójki.
lesson-end-3 = Po cztery ukończone stosy. Na planszy masz jeden pojedynczy pion, czerwony, a przeciwnik też jeden, niebieski. Dżoker nie należy do nikogo. Kto wygrywa?
lesson-end-3-done = Wszystko jest równe, aż po pojedyncze piony: partia kończy się remisem.
lesson-end-3-again = Obie strony mają cztery ukończone stosy i jeden pojedynczy pion. Co jeszcze mogłoby rozstrzygnąć?
lesson-end-you = Ja
lesson-end-opponent = Mój przeciwnik
lesson-end-nobody = Nikt, jest remis

lesson-six-title = Wariant: stosy z 6 pionów
lesson-six-1 = W tym wariancie piątki zostają na planszy i rosną dalej. Zbuduj taką ze swoim czerwonym na wierzchu.
lesson-six-1-done = Zostaje i jest twoja, dopóki na wierzchu jest czerwony.
lesson-six-1-again = Spróbuj pojedynczym czerwonym: sięga do czwórki na środku.
lesson-six-2 = Kto ukończy stos z 6 pionów z własnym kolorem na wierzchu, od razu wygrywa. Oprócz pięciu kolorów potrzeba dżokera, który oznacza kolor granitowy. Wygraj tę partię!
lesson-six-2-done = Pięć kolorów i dżoker, na wierzchu czerwony: natychmiastowe zwycięstwo.
lesson-six-2-again = Jeszcze nie. Stos na środku ma już dżokera i brakuje mu tylko czerwonego.
lesson-six-3 = Stos na środku z zielonym na wierzchu jest twój. Ma wszystkie pięć kolorów, ale żadnego dżokera. Czy mimo to możesz wygrać?
lesson-six-3-done = Prosto na dżokera. Sam nigdy się nie rusza, ale czeka na ciebie.
lesson-six-3-again = Tak się nie wygra. Jaki pion jako jedyny pasuje jeszcze do pięciu kolorów?
lesson-six-4 = Stos z 6 pionów z neutralnym kolorem na wierzchu nie daje zwycięstwa. Zielony jest twój, a czerwonego nikt nie przejął. Przesuń środkowy stos na dżokera bez przejmowania koloru i zobacz, co się stanie.
lesson-six-4-done = Zostaje na miejscu, a gra toczy się dalej. Nigdy już nie da zwycięstwa, nawet gdy ktoś później przejmie czerwony.
lesson-six-4-won = Z tym kolorem od razu wygrywasz! Ale ten jeden raz ukończ szóstkę bez przejmowania koloru.
lesson-six-5 = Ruchy się skończyły i nikt nie wygrał. Teraz liczą się piątki, dla tego, czyj kolor jest na wierzchu; potem czwórki, trójki, dwójki i pojedyncze piony. Czerwony i zielony są twoje, niebieski i czarny przeciwnika. Kto wygrywa?
lesson-six-5-done = Trzy piątki do dwóch dla przeciwnika. Szóstki mają na wierzchu neutralny beżowy: nie liczą się dla nikogo.
lesson-six-5-again = Policz piątki według koloru na wierzchu. Szóstki nie liczą się dla nikogo: beżowy jest neutralny.

## Strategy

strategy-claim-title = Kiedy przejąć kolor
strategy-claim-1 = Przejmuj kolor, gdy od razu coś daje. Nikt jeszcze żadnego nie ma, a na d1 i e1 piątka czeka na tego, kto będzie pierwszy. Wygrywa tylko jeden ruch.
strategy-claim-1-done = Punkt jest twój i zielony też. Zielony pion na c7 wkrótce ukończy następną piątkę.
strategy-claim-1-again = Tak się nie wygra. Na d1 i e1 czeka piątka: uprzedź przeciwnika i dobrze wybierz kolor, który znajdzie się na wierzchu.
strategy-claim-1-red = Z czerwonym to też punkt. Ale zielony przypada przeciwnikowi; tobie kończą się ruchy i to rozstrzyga.
strategy-claim-2 = Niebieski czy czarny: z każdym możesz ukończyć piątkę na h1 i h2. Ale jeden z nich oddaje zwycięstwo. Który kolor przyda się później bardziej?
strategy-claim-2-done = Niebieski jest na wierzchu jeszcze trzech stosów. Dają ci ruchy i groźby do samego końca.
strategy-claim-2-again = Najpierw weź punkt, który tu jest: h1 i h2 tworzą razem piątkę. Pytanie tylko, jaki kolor będzie na wierzchu.
strategy-claim-2-black = Ten sam punkt. Ale teraz niebieskie stosy są wolne dla przeciwnika, a one są więcej warte.
strategy-claim-3 = Przegrywasz 0:2. Znajdź kolor, który od razu daje punkt i prawie nie zostawia przeciwnikowi ruchów.
strategy-claim-3-done = Niebieski jest na wierzchu jeszcze czterech stosów, a czarny pion z h3 nie zepsuje już twojej drugiej czwórki. Wkrótce przeciwnik będzie musiał pasować, a ty odrobisz straty.
strategy-claim-3-again = Zdobądź punkt od razu, i to kolorem, który jest na wierzchu największej liczby stosów.
strategy-claim-3-black = Punkt, ale wszystkie te niebieskie stosy zostają dla przeciwnika. Niebieski był wart więcej.
strategy-claim-3-other = Niebieski to dobry wybór. Ale czwórki są dwie i teraz drugą ukończy przeciwnik.
strategy-claim-4 = Przeciwnik ma już oba kolory, więc czerwonego ani czarnego nikt ci nie zabierze. Przesuń beżowy z e3 na c2. Przejmujesz przy tym kolor czy czekasz?
strategy-claim-4-done = Ostatni kolor, którego nikt nie może zabrać, nie ucieknie. Przejmij go, gdy będzie jasne, którego potrzebujesz.
strategy-claim-4-again = Właściwy ruch to beżowy z e3 na c2. Pytanie tylko, czy przejąć przy tym kolor.
strategy-claim-4-early = Za wcześnie: przeciwnik widzi twój kolor i od razu przykrywa stos tego koloru.

strategy-tempo-title = Odbieranie ruchów
strategy-tempo-1 = Kto nie może wykonać ruchu, pasuje, a drugi gra dalej sam. Przeciwnikowi zostały dwa ruchy: neutralny czerwony z f5 i czarny z g2 na g7. Jeden ruch odbiera oba.
strategy-tempo-1-done = Czerwony jest teraz twój i stoi na g2. Przeciwnik może tylko patrzeć, jak zdobywasz potrzebną piątkę.
strategy-tempo-1-again = Przeciwnik może jeszcze wykonać ruch. Potrzebny ci czerwony, a g2 trzeba przykryć.
strategy-tempo-1-late = Dobry stos, ale teraz przeciwnik idzie z g2 na g7 i strat już nie odrobisz.
strategy-tempo-2 = Tracisz dwa punkty, ale wszystkie ruchy, jakie zostały przeciwnikowi, są wokół f6, g6 i g7. Odbierz je jednym ruchem.
strategy-tempo-2-done = Czarny zamknął zielony pion, a stos z f6 nie może tam wejść: jest w nim już czarny. Odtąd grasz tylko ty.
strategy-tempo-2-again = Przeciwnik ma jeszcze ruch. A gdyby neutralny czarny pion z g6 zamknął ten róg?
strategy-tempo-2-late = Przeciwnik idzie z f6 na g7 i dalej prowadzi.

strategy-deny-title = Przeszkadzanie
strategy-deny-1 = Beżowy stos z h4 chce stanąć na g2 i ukończyć piątkę. Ty żadnej ukończyć nie możesz. Zabierz więc pion, na którym ma stanąć.
strategy-deny-1-done = Piona na g2 już nie ma, a że zielony jest teraz twój, należy do ciebie. Przeciwnik nie może już nawet wykonać ruchu.
strategy-deny-1-again = To nie wystarczy: przeciwnik zachowuje przewagę. Pion z g2 musi zniknąć, a jego kolor powinien być twój.
strategy-deny-1-late = I stało się: z h4 na g2, przeciwnik ma piątkę.
strategy-deny-2 = Czerwony z g2 może dotrzeć na d4 i ukończyć piątkę. Najlepszą obroną jest tu stanąć na napastniku.
strategy-deny-2-done = Zielony stoi na czerwonym stosie, który jest teraz twój. W następnym ruchu ukończy piątkę na c4.
strategy-deny-2-again = To nie pomoże na długo. Który kolor, gdy go przejmiesz, dotrze na g2?
strategy-deny-2-late = Czerwony idzie na d4: piątka. Aby odeprzeć groźbę, trzeba uderzyć właśnie w nią.
strategy-deny-3 = Obie strony przejęły już po dwa kolory. Zielony stos z e2 chce stanąć na b2 i ukończyć piątkę. Ale stos na b2 jest neutralny.
strategy-deny-3-done = Stos na b1 sam ma teraz czerwony i zielony, więc ten z e2 już na niego nie wejdzie.
strategy-deny-3-again = Piątka na b2 wciąż jest możliwa. Tym stosem też możesz ruszyć.
strategy-deny-3-late = Teraz stos z e2 staje na b2: piątka, i partia przegrana.

strategy-network-title = Budowanie sieci
strategy-network-1 = Stosy z twoim kolorem na wierzchu to stacje: im więcej z nich się widzi, tym dalej wszystkie sięgają. Znajdź piątkę dla zielonego i przejmij to, czego przeciwnik potrzebuje do następnej.
strategy-network-1-done = Przez h2 i d5 na d4. A że niebieski jest twój, twoja będzie też piątka na d5.
strategy-network-1-again = Zielony z h4 dociera na d4 przez dwa punkty pośrednie. A jakiego koloru brakuje na d5?
strategy-network-1-unclaimed = Dobry ruch, ale bez przejęcia koloru. Przeciwnik bierze niebieski, a z nim piątkę na d5.
strategy-network-2 = Czerwony jest twój. Dwa jego stosy stoją tak dobrze, że trzeci może przejść przez oba. Gdzie stanie?
strategy-network-2-done = Przez g4 i e5 na c4: piątka. A stacje zostają na swoich miejscach.
strategy-network-2-again = Idź za czerwonym od stacji do stacji: z h2 przez g4 i e5. Nie przerywaj tego łańcucha.
strategy-network-2-broken = W ten sposób zabierasz stację z własnej sieci i zostaje tylko remis.

## Rules

rule-board-title = Plansza
rule-board = Sześciokąt z czterema punktami na każdym boku, razem 37, i jeszcze sześć punktów, po jednym za środkiem każdego boku: 43 punkty. Z każdego wychodzą linie w najwyżej sześciu kierunkach. Kolumny nazywają się od a do i, od lewej do prawej; punkty kolumny liczy się od dołu.

rule-setup-title = Piony, cel, przygotowanie
rule-pieces = Jest pięć kolorów: beżowy, niebieski, czerwony, zielony i czarny. Trzy granitowe piony to dżokery.
rule-start = Na początku na każdym punkcie stoi jeden losowy pion: po osiem każdego koloru i trzy dżokery. Jeszcze po jednym pionie każdego koloru leży obok planszy. Kto przejmuje kolor, bierze ten pion jako znacznik; te pięć nigdy nie wchodzi do gry.
rule-start-picture = Początek: 43 piony i po jednym każdego koloru obok planszy. Pion może wejść na sąsiada innego koloru, ale nie na swój kolor.
rule-begin = O tym, kto zaczyna, decyduje los; potem gra się na przemian. Nikt nie ma jeszcze koloru, więc układ nikogo nie faworyzuje.
rule-aim = Celem jest ukończyć więcej stosów niż przeciwnik: pięć pionów w pięciu różnych kolorach, z jednym z własnych kolorów na wierzchu. Dżoker może zastąpić brakujący kolor.

rule-colors-title = Dżokery, kolory neutralne i kontrolowane
rule-d1 = Dżoker zastępuje dowolny kolor, którego brakuje jego stosowi. Jest bierny: nigdy nie rusza się sam, ani pojedynczo, ani jako wierzch stosu; podróżuje wewnątrz stosów. Dżoker jest więc na wierzchu tylko wtedy, gdy stoi sam.
rule-d1-picture = Czerwony może stanąć na dżokerze. Sam dżoker nie może się ruszyć.
rule-d2 = Kolor, którego nikt nie przejął, jest neutralny: może nim ruszać każdy z graczy.
rule-d2-picture = Żaden kolor nie jest przejęty: gracz na ruchu może ruszyć każdym z trzech pionów.
rule-d3 = Każdy gracz może w partii przejąć dwa kolory, i tylko takie, które są jeszcze neutralne. Odtąd nie rusza nimi nikt inny.
rule-d3-picture = Czerwony jest twój i może się ruszyć. Czarny jest przeciwnika: nie możesz nim ruszyć.
rule-d4 = Kolor przejmuje się we własnej turze, przed ruchem.
rule-d4-picture = Pojedynczy neutralny pion nie może wejść na stos z 3 pionów. Przejmij najpierw czerwony, a będzie mógł.
rule-d5 = W jednej turze można przejąć najwyżej jeden kolor.
rule-d6 = Gdy każdy z graczy przejął dwa kolory, piąty zostaje neutralny do końca partii.
rule-d6-picture = Cztery kolory są przejęte. Beżowy zostaje neutralny: może wejść na pojedynczy pion, ale nie na stos z 2 pionów.

rule-turn-title = Tura
rule-e1 = W swojej turze możesz przejąć kolor; potem wykonujesz ruch jednym pionem lub stosem. Ruszyć można tym, co ma na wierzchu kolor neutralny lub własny.
rule-e2 = Stos rusza się w całości. Tylko pion na wierzchu decyduje, do kogo należy.
rule-e2-picture = Stos z czerwonego i niebieskiego wchodzi w całości na zielony i czarny: stos z 4 pionów z niebieskim na wierzchu.
rule-e3 = Ruch biegnie wzdłuż linii przez puste punkty do pierwszego zajętego i kończy się tam, na tym, co zastanie. Nigdy nie kończy się na pustym punkcie i niczego nie przeskakuje (wyjątek: zasada LYNGK, F).
rule-e3-picture = Niebieski może przejść przez trzy puste punkty i wejść na czarny. Nie może przeskoczyć na beżowy za nim ani zatrzymać się na pustym punkcie.
rule-e5 = Stos ma najwyżej pięć pionów i żadnego koloru dwa razy. Dżokerów może być w nim kilka.
rule-e5-picture = Twój niebieski stos może wejść na ten z zielonym: stos z 4 pionów z dwoma dżokerami. Na ten, w którym jest już niebieski, nie może, a na czwórce byłby za wysoki.
rule-e6 = Pojedynczy neutralny pion wchodzi tylko na pojedynczy pion: dowolnego innego koloru albo na dżokera.
rule-e6-picture = Czerwony pion może wejść na niebieski i na beżowy. Nie na czerwony, bo żaden kolor nie może się powtórzyć; nie na stos z 2 pionów, bo pojedynczy neutralny pion wchodzi tylko na pojedynczy.
rule-e7 = Stos z neutralnym kolorem na wierzchu wchodzi tylko na pion lub stos, który jest najwyżej tak wysoki jak on.
rule-e7-picture = Stos z 2 pionów może wejść na stos z 2 pionów i na pojedynczy pion, ale nie na stos z 3 pionów.
rule-e8 = Z jednym z własnych kolorów na wierzchu można wejść na każdą wysokość.
rule-e8-picture = Twój pojedynczy czerwony pion może wejść na stos z 3 pionów.
rule-e9 = Stos z 5 pionów, który ma na wierzchu kolor gracza wykonującego ruch, od razu schodzi z planszy: jeden punkt dla tego gracza.
rule-e9-picture = Twój czerwony staje na czwórce i kończy piątkę: punkt.
rule-e10 = Stos z 5 pionów z neutralnym kolorem na wierzchu zostaje jako przeszkoda i nie liczy się dla nikogo.
rule-e10-picture = Zielonego nikt nie przejął: ta piątka zostaje jako przeszkoda.
rule-e11 = Kto może wykonać ruch, nie może spasować.
rule-e11-picture = Czerwony sięga do stosu z 2 pionów. Spasować więc nie wolno.
rule-e12 = Kto nie może wykonać ruchu, pasuje, ale musi go wykonać, gdy tylko w późniejszej turze będzie to możliwe.
rule-e12-picture = Twój jedyny pion, czerwony, nie może stanąć na stosie, w którym jest czerwony. Pasujesz.

rule-lyngk-title = Zasada LYNGK
rule-f1 = Zasada LYNGK dotyczy tylko ruchów kolorem, nad którym przejęło się kontrolę.
rule-f1-picture = Czerwony jest tu neutralny: nie może iść dalej przez drugi czerwony stos. Jeśli przejmiesz czerwony, będzie mógł.
rule-f2 = Pion lub stos w twoim kolorze może dojść do innego z tym samym kolorem na wierzchu, do punktu pośredniego (LYNGK), a stamtąd iść dalej po dowolnej prostej, i tak raz po raz, aż stanie tam, gdzie mu wolno. Każdy punkt pośredni ma na wierzchu kolor, który się porusza.
rule-f2-picture = Przejmujesz czerwony i idziesz przez trzy punkty pośrednie na czwórkę: piątka ukończona, punkt.
rule-f4 = Dżoker nigdy nie jest punktem pośrednim.
rule-f4-picture = Twój czerwony może stanąć na dżokerze, ale nie może stamtąd iść dalej.
rule-f5 = Każdego punktu pośredniego używa się w turze najwyżej raz.
rule-lyngk-height = W stosie, który służy za punkt pośredni, liczy się tylko wierzch, nie wysokość.
rule-lyngk-height-picture = Czwórka z czerwonym na wierzchu jest dla twojego czerwonego piona takim samym punktem pośrednim jak każdy inny.

rule-end-title = Koniec gry
rule-g1 = Partia kończy się, gdy żaden z graczy nie może wykonać ruchu. Wygrywa ten, kto ukończył więcej stosów z 5 pionów.
rule-g1-picture = Nikt nie może wykonać ruchu. Gracz 1 ma cztery ukończone stosy, gracz 2 trzy: wygrywa gracz 1, cokolwiek zostało na planszy.
rule-g2 = Przy równej liczbie decydują czwórki na planszy, każda na korzyść tego, czyj kolor jest na wierzchu; potem trójki, dwójki i pojedyncze piony.
rule-g2-picture = Po trzy ukończone stosy i po jednej czwórce. Trójka należy do gracza 2, i to on wygrywa.
rule-g3 = Jeśli wszystko jest równe, partia kończy się remisem.
rule-g3-picture = Po cztery ukończone stosy, a na planszy same dżokery: remis.

rule-six-title = Wariant: stosy z 6 pionów
rule-h1 = Stosy z 5 pionów zostają na planszy, dalej się ruszają i rosną; granicą jest sześć.
rule-h1-picture = Twój czerwony tworzy stos z 5 pionów. Zostaje on na planszy.
rule-h2 = Dżoker oznacza też szósty kolor, granitowy. Pozostaje bierny, a tego koloru nie można przejąć.
rule-h3 = Stos z 6 pionów ma więc przynajmniej jednego dżokera; dalsze mogą zastępować brakujące kolory.
rule-h3-picture = Stos na środku ma swojego dżokera. Z twoim czerwonym na wierzchu stanie się szóstką.
rule-h4 = Kto ukończy stos z 6 pionów z własnym kolorem na wierzchu, od razu wygrywa.
rule-h4-picture = Twoja piątka wchodzi na dżokera: szóstka, i wygrana.
rule-h5 = Stos z 6 pionów z neutralnym kolorem na wierzchu nie daje zwycięstwa. Zostaje na miejscu, a gra toczy się dalej.
rule-h5-picture = Czerwony jest neutralny: ta szóstka nie daje zwycięstwa.
rule-h6 = Jeśli ruchy skończą się, zanim ktoś wygra, decydują piątki na planszy, każda na korzyść tego, czyj kolor jest na wierzchu; potem czwórki, trójki, dwójki i pojedyncze piony. Gdy wszystko jest równe, jest remis.

rule-rulings-title = Rozstrzygnięcia
rule-x1 = Przejęcie koloru i przesunięcie to jeden ruch. Jest dozwolony, jeśli po przejęciu koloru wolno tak przesunąć. Nie trzeba ruszać kolorem, który się właśnie przejęło.
rule-x1-picture = Możesz przejąć niebieski i ruszyć czerwonym.
rule-x2 = Kto może wykonać ruch tylko po przejęciu koloru, musi go przejąć i wykonać ruch. Pasuje tylko ten, kto nie ma żadnego dozwolonego ruchu, nawet z przejęciem; a kto pasuje, nie przejmuje koloru.
rule-x2-picture = Bez przejęcia koloru nie ma tu ruchu. Z czerwonym jest: nie możesz więc spasować.
rule-x3 = Partia kończy się, gdy żaden z graczy nie ma dozwolonego ruchu, nawet z przejęciem koloru. Do tej chwili pasuje ten, kto go nie ma.
rule-x4 = Stos ukończony z neutralnym kolorem na wierzchu (z 5 pionów, w wariancie z 6) do końca partii nie liczy się dla nikogo, także gdy jego kolor zostanie później przejęty; kto go przejmie, może wtedy używać stosu jako punktu pośredniego.
rule-x4-picture = Przeszkoda z czerwonym na wierzchu nie jest twoim punktem, ale twój czerwony może przez nią przejść.
rule-x5 = Podczas ruchu według zasady LYNGK punkt, z którego stos wyruszył, uważa się za pusty. Nie zmienia to tego, gdzie może stanąć; przejęty kolor, początek i koniec w pełni opisują ruch.
rule-x6 = Dwa ruchy są takie same, jeśli takie same są przejęty kolor, początek i koniec, niezależnie od drogi.
rule-x7 = Do kogo należy stos na końcu partii, decyduje pion, który jest wtedy na wierzchu. Przeszkody nie liczą się dla nikogo.

## Learning

learn-title = Nauka LYNGK
learn-intro = Po jednej rzeczy naraz. Na każdą próbę dostaniesz odpowiedź.
learn-begin = Zacznij
learn-go-on = Dalej: { $lesson }
learn-all-done = Wszystkie lekcje za tobą. Reszta to praktyka.
learn-time = około sześciu minut
learn-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
}
learn-steps-done = Zrobione: { $done } z { $count }
learn-done = Zrobione
learn-shown = Pokazane
learn-steps-shown = { $count ->
    [one] Przejrzane, { $count } krok do samodzielnej próby
    [few] Przejrzane, { $count } kroki do samodzielnej próby
    [many] Przejrzane, { $count } kroków do samodzielnej próby
   *[other] Przejrzane, { $count } kroku do samodzielnej próby
}
learn-lost = Pod tym adresem nie ma lekcji. Oto wszystkie lekcje.
learn-broken = Części zapisanych postępów nie da się odczytać. Została odłożona w tej przeglądarce, a reszta jest tutaj.
learn-all-lessons = Wszystkie lekcje
learn-step = Krok { $number } z { $count }
learn-task = Twoje zadanie
learn-not-yet = Jeszcze nie
learn-hint = Podpowiedź
learn-hint-points = Spójrz na to, co zaznaczone: { $points }.
learn-refused-higher = Tylko twoje własne stosy mogą wejść na wyższe.
learn-lyngk-point = Wybierz, gdzie ruch się kończy: droga przez punkty pośrednie (LYNGK) znajdzie się sama.
learn-show = Pokaż mi
learn-again = Spróbuj jeszcze raz
learn-next = Dalej
learn-next-lesson = Dalej: { $lesson }
learn-play-now = Zagraj teraz
learn-soon = Jeszcze dwie minuty:
learn-rules = Pełne zasady
learn-rules-text = Każda zasada z numerem i z przykładami do rozegrania
learn-rules-intro = Każda zasada ma numer, który strona podaje, gdy coś jest niedozwolone. Każdy przykład można wypróbować na planszy.
learn-contents = Rozdziały
learn-beside = Obok planszy
learn-try = Wypróbuj
learn-try-rule = Wypróbuj: { $rule }
learn-try-both = Tu grasz za obie strony. Jeśli coś jest niedozwolone, strona powie dlaczego.
learn-back-to-rules = Wróć do zasad
learn-back-to-game = Wróć do swojej gry

## Puzzles, on the page

puzzle-room-day-open = Rozwiąż
puzzle-room-day-easier = Zacznij od łatwiejszego
puzzle-room-day-six = Dzisiejsze zadanie ze stosami z 6 pionów
puzzle-room-day-solved = Rozwiązane dzisiaj
puzzle-room-day-failed = Dziś próbowane, nierozwiązane
puzzle-room-more = Więcej zadań
puzzle-room-difficulty = Poziom
puzzle-room-theme = Temat
puzzle-room-variant = Wariant
puzzle-room-progress = Twoje postępy
puzzle-room-all = Wszystkie zadania
puzzle-room-merit-solved = Zadanie liczy się jako rozwiązane.
puzzle-room-merit-helped = Rozwiązane z podpowiedzią: twoja seria się nie zmienia.
puzzle-room-merit-failed = Tym razem nierozwiązane; zadanie jeszcze wróci.
puzzle-room-merit-practice = To było dla wprawy: nic się nie zmienia.
puzzle-room-unknown = Pod tym adresem nie ma zadania. Oto wszystkie zadania.
puzzle-room-broken = Części zapisanych wyników zadań nie udało się odczytać. Reszta się liczy, a całość odłożono bez zmian.
puzzle-room-link = Kopiuj link
puzzle-room-link-by-hand = Link do tego zadania
puzzle-room-line = Rozwiązanie

## Studies, on the page

study-opened = Otwarto: { $game }.
study-put-aside = To, co było otwarte wcześniej, jest wśród twoich partii i studiów.
study-copy = kopia
study-copied = W innym oknie zmieniono te same miejsca tego studium. Obie wersje zostały zachowane: twoja nazywa się teraz „{ $name }”.
study-unkept = Przeglądarka nie pozwala stronie zapisać tego studium. Pozostaje otwarte, ale przepadnie po zamknięciu strony. Pobierz je.
study-unkept-full = Przeglądarka nie daje stronie więcej miejsca, więc ostatnie zmiany w tym studium nie są zapisane. Pobierz je albo usuń coś ze strony „Twoje partie i studia”.
study-unkept-download = Pobierz studium
study-broken = Nie da się odczytać zapisanego tu studium. { $reason } Zostało zachowane bez zmian, a nowe jest gotowe.
study-back-to-table = Wróć do gry online
study-link-broken = Nie da się otworzyć tego linku. { $reason } Nic się tu nie zmieniło.
study-tree = Ruchy
study-start = Początek
study-keys = Strzałki prowadzą przez studium: w lewo i w prawo wzdłuż linii, w górę i w dół między wariantami pobocznymi. Home i End prowadzą na jej końce, spacja odtwarza ruchy.
study-last = Na koniec linii
study-autoplay = Odtwórz ruchy
study-autoplay-stop = Wstrzymaj
study-previous = Poprzedni wariant poboczny
study-next = Następny wariant poboczny
chapters-title = Rozdziały
chapter-number = Rozdział { $number }
chapter-at = Rozdział { $number } z { $count }: { $name }
chapter-of = Rozdział { $number } z { $count }
chapter-previous = Poprzedni rozdział
chapter-next = Następny rozdział
chapters-up = W górę
chapters-down = W dół
chapters-remove = Usuń rozdział
chapters-removed = Usunięto: { $name }
chapters-study-name = Nazwa studium
chapters-name = Nazwa tego rozdziału
chapters-add = Dodaj rozdział
chapters-add-empty = Pusty, od tej pozycji
chapters-add-copy = Kopia tego rozdziału
chapters-paste = Z tekstu: partie (LGN), pozycja (LPN) albo link
chapters-read = Dodaj
chapters-limit = Studium może mieć najwyżej { $limit } rozdziałów.
study-notes = Notatki
study-analysis = Analiza
study-review = Ocena
study-open = Otwórz
study-share = Udostępnij
study-comment = Komentarz do tego ruchu
study-comment-start = Komentarz przed pierwszym ruchem
study-marks = Oceń ten ruch
study-position-marks = Oceń pozycję
study-promote = Promuj wariant
study-delete = Usuń od tego miejsca
study-redo = Ponów
study-details = O tej partii
source-title = Edytuj jako tekst (LGN)
source-label = Tekst zapisu
source-good = Tekst jest kompletnym zapisem.
source-apply = Zastosuj
source-discard = Odrzuć zmiany
source-applied = Tekst został zastosowany.
study-event = Wydarzenie
study-result = Wynik
study-wins = Wygrywa { $player }
study-result-open = Partia nieskończona lub wynik nieznany
study-paste = Wklej partię (LGN, SGF), pozycję albo link
study-read = Otwórz
study-file = Z pliku
study-choose = Jest tu kilka partii. Wybierz jedną:
study-choose-all = Otwórz wszystkie jako rozdziały jednego studium
study-choose-collection = Otwórz jako kolekcję
study-new = Nowa pozycja początkowa
study-new-six = Nowa pozycja początkowa, stosy z 6 pionów
study-copy-link = Kopiuj link
study-copy-game = Kopiuj partię (LGN)
study-download = Pobierz partię
study-download-all = Pobierz wszystkie rozdziały
study-copy-position = Kopiuj pozycję (LPN)
study-link-hint = Link zawiera całe studium: kto go otworzy, ten je zobaczy, i nic nie jest zapisywane gdzie indziej.
study-link-hint-chapter = Link zawiera ten rozdział, bez pozostałych. Wszystkie rozdziały można pobrać jako plik. Nic nie jest zapisywane gdzie indziej.
study-copy-by-hand = Przeglądarka nie pozwala stronie kopiować. Oto tekst:
study-stop = Zatrzymaj
analysis-start = Rozpocznij analizę
analysis-hint = Komputer analizuje pozycję na planszy i podąża za tobą przez partię.
analysis-thinking = Komputer myśli…
analysis-failed = Komputer nie odpowiada. Uruchom go jeszcze raz.
analysis-for = { $player }: { $score }
analysis-lines = Najlepsze ruchy: { $player }
analysis-claims = Co zmieniłoby przejęcie koloru
outlook-title = Perspektywy
outlook-end = Stosy z pięciu pionów na koniec: { $first } około { $one }, { $second } około { $two }
outlook-lead = { $player }, przewaga w co najmniej 4 na 5 takich partii: { $lead }
outlook-proved = Wynik jest pewny: jak skończy się partia, podano wyżej.
outlook-between = od { $low } do { $high }
outlook-show = Komu może przypaść który stos?
outlook-completes = { $player }, stosy w zasięgu: { $stacks }
outlook-open = Na razie dla żadnej ze stron nie widać stosu do ukończenia.
outlook-stack = { $point } { $percent }%
review-start = Oceń partię
review-effort = Jak dokładnie
review-quick = Szybko
review-thorough = Dokładnie
review-hint = Komputer ocenia każdy ruch linii głównej i pokazuje, gdzie można było zagrać lepiej.
review-changed = Linia główna zmieniła się od tego czasu. Oceń ją jeszcze raz.
review-longer = Od tego czasu na końcu przybyły ruchy, które nie są jeszcze ocenione.
review-at = Po ruchu { $number }: { $score }.
review-at-start = Na początku: { $score }.
review-elsewhere = W wariancie pobocznym
review-mistakes = Błędy
review-no-mistakes = Nie znaleziono błędów.
review-resigned = { $player } poddaje partię, choć szanse wynoszą { $percent }%.
review-resigned-you = Poddajesz partię, choć Twoje szanse wynoszą { $percent }%.
review-annotate = Dodaj do studium
review-annotated = Oceny i lepsze ruchy są już w studium.
retry-start = Nauka na błędach: { $player } ({ $count })
retry-title = Moment { $number } z { $count }
retry-title-own = Twój moment { $number } z { $count }
retry-task = { $player }: zagrano { $turn }. Znajdź na planszy coś lepszego.
retry-why = Po { $turn }: { $why }
retry-judging = Komputer się temu przygląda…
retry-show = Pokaż lepszy ruch
retry-next = Następny błąd
retry-leave = Wróć do studium
drill-open = Znajdź ruch
drill-lead = Przejdź studium jak lekcję: znajdź ruchy głównej linii.
drill-whose = Czyje ruchy znaleźć
drill-both = Obu graczy
drill-which = Które ruchy znaleźć
drill-all = Wszystkie ruchy
drill-marked = Tylko ruchy oznaczone ! lub !!
drill-start = Zacznij
drill-link = Kopiuj link do lekcji
drill-nothing = Przy tym wyborze w głównej linii nie ma ruchu do znalezienia.
drill-title = Ruch { $number } z { $count }
drill-task = Ruch ma { $player }. Znajdź ruch ze studium.
drill-wait = { $player } odpowiada…
drill-on = Studium toczy się dalej…
drill-right = Tak, to ten ruch.
drill-variation = Nie ten: w studium to wariant poboczny.
drill-answer = Dalej: { $turn }.
drill-unknown = Nie ten. Nie ma go w studium.
drill-from = Rusza się stos na { $point }.
drill-turn = Ten ruch to { $turn }.
drill-show = Pokaż ruch
drill-result = Koniec lekcji. Znalezione od razu i bez pomocy: { $found } z { $count }.
drill-repeat = Od początku

## One mistake at a time

review-again = Oceń ponownie
review-previous = Poprzedni błąd
review-played = Zagrano
review-better = Lepiej
review-play-better = Zagraj lepszy wariant
retry-task-you = Twój ruch: { $turn }. Znajdź na planszy coś lepszego.
turn-claiming = { $turn }, przejęty kolor: { $color }
turn-not-claiming = { $turn } bez przejmowania koloru

## Hints

hint-only = Masz tylko jeden dozwolony ruch.
hint-look = Spójrz na { $points }.
hint-points-of = { $points }… (razem { $count })
hint-forced-win = możesz wymusić wygraną
hint-forced-draw = przy najlepszej grze będzie remis
hint-forced-loss = przeciwnik może wymusić wygraną
hint-forced-line = { $count ->
    [one] { $forced }, na przykład w { $count } ruchu
    [few] { $forced }, na przykład w { $count } ruchach
    [many] { $forced }, na przykład w { $count } ruchach
   *[other] { $forced }, na przykład w { $count } ruchu
}
hint-pass = Możesz tylko spasować.
hint-move = Wykonaj ruch z { $from } na { $to }.
hint-claim-move = Przejmij kolor { $color }, a potem wykonaj ruch z { $from } na { $to }.
hint-through = Droga prowadzi przez punkty pośrednie (LYNGK): { $points }.
hint-wins = Partia się kończy i wygrywasz.
hint-completes = Na { $point } powstaje ukończony stos z { $height } pionów.
hint-builds = Na { $point } powstaje stos o wysokości { $height }.
hint-builds-own = Na { $point } powstaje stos o wysokości { $height }, którym możesz ruszyć tylko ty.
hint-obstacle = Na { $point } powstaje przeszkoda, z której nikt nie ma pożytku.
hint-runs-out = Przeciwnik nie ma potem ruchu i musi spasować.
hint-denies = Przeciwnik nie będzie mógł ukończyć stosu na { $points }.
hint-threatens = To przygotowuje stos, który możesz potem ukończyć: { $points }.
hint-still-open = Mimo to przeciwnik może ukończyć stos na { $points }.
hint-inevitable = Żaden ruch nie przeszkodzi przeciwnikowi ukończyć stosu na { $points }.
hint-safe = Przeciwnik nie ma potem żadnego stosu do ukończenia.
hint-promises = Co obiecuje ten ruch: { $score }.
hint-worse = Ruch { $turn } obiecuje mniej: { $score }.
hint-worse-completes = Ruch { $turn } od razu ukończyłby stos, ale obiecuje mniej: { $score }.
hint-worse-stops = Ruch { $turn } by temu zapobiegł, ale obiecuje mniej: { $score }.
hint-as-good = Ruch { $turn } jest mniej więcej tak samo dobry: { $score }.
hint-even = Ruch { $turn } jest równie dobry: najlepsze ruchy na razie niczym się nie różnią.
hint-worse-allows = Przeciwnik mógłby wtedy ukończyć stos na { $points }.
hint-failed = Teraz nie ma podpowiedzi: komputer nie odpowiada.
hint-show-turn = Pokaż ruch
hint-show-why = Dlaczego ten ruch?
hint-claim = Przejmij kolor { $color }
hint-this = Ten ruch
hint-other = Zamiast tego { $turn }
hint-used = { $count ->
    [one] { $count } podpowiedź w tej partii
    [few] { $count } podpowiedzi w tej partii
    [many] { $count } podpowiedzi w tej partii
   *[other] { $count } podpowiedzi w tej partii
}

## Editor, on the page

editor-title = Edytor pozycji
editor-open = Ustaw pozycję
editor-back = Wróć do studium
editor-reserve = Zapas
editor-left = { $piece }, zostało: { $count }
editor-take = Zdejmij
editor-move = Przenieś stos
editor-undo = Cofnij
editor-clear = Pusta plansza
editor-stacks = Ukończone stosy
editor-less = O jeden stos mniej
editor-more = O jeden stos więcej
editor-from-study = Pozycja ze studium
editor-swap = Zamień graczy
editor-random = Losowa pozycja początkowa
editor-study = Studiuj tę pozycję
editor-play = Graj od tego miejsca
editor-analyse = Analizuj
editor-keys = Klawisze przy planszy: I, B, R, G, K i J albo od 1 do 6 wybierają pion, T lub 7 zdejmuje, M lub 8 przenosi stosy; Enter wykonuje. Backspace zdejmuje górny pion, Delete cały stos. Przeciąganie zawsze przenosi stos.

## Library

library-title = Twoje partie i studia
library-lead = Są zapisane w tej przeglądarce i nigdzie indziej. Eksportuj je co jakiś czas, żeby nic nie przepadło.
library-back = Powrót do planszy
library-link = Wszystkie partie i studia
library-games = Partie
library-studies = Studia
library-no-games = Partia trafia tutaj, gdy zaczynasz następną.
library-no-studies = Studium pojawi się tutaj, gdy zagrasz w nim ruch albo napiszesz komentarz.
library-now-game = teraz na planszy
library-now-study = teraz otwarte
library-players = { $one } – { $two }
library-six = stosy z 6 pionów
library-turns = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
library-chapters = { $count ->
    [one] { $count } rozdział
    [few] { $count } rozdziały
    [many] { $count } rozdziałów
   *[other] { $count } rozdziału
}
library-unfinished = nieskończona
library-open-this = Otwórz: { $name }
library-rename = Zmień nazwę
library-rename-this = Zmień nazwę: { $name }
library-name = Nowa nazwa
library-save = Zapisz
library-cancel = Anuluj
library-renamed = Nazwa brzmi teraz: { $name }.
library-delete = Usuń
library-delete-this = Usuń: { $name }
library-deleted = Usunięto: { $name }
library-undo = Cofnij
library-export = Eksportuj wszystko
library-restore = Przywróć z pliku
library-nothing-new = W pliku nie było nic nowego.
library-restored = { $count ->
    [one] Przywrócono { $count } wpis.
    [few] Przywrócono { $count } wpisy.
    [many] Przywrócono { $count } wpisów.
   *[other] Przywrócono { $count } wpisu.
}
library-known = { $count ->
    [one] { $count } już tu był.
    [few] { $count } już tu były.
    [many] { $count } już tu było.
   *[other] { $count } już tu było.
}
library-left-out = { $count ->
    [one] Dla { $count } wpisu zabrakło miejsca. Usuń, czego już nie potrzebujesz, i jeszcze raz przywróć dane z pliku.
    [few] Dla { $count } wpisów zabrakło miejsca. Usuń, czego już nie potrzebujesz, i jeszcze raz przywróć dane z pliku.
    [many] Dla { $count } wpisów zabrakło miejsca. Usuń, czego już nie potrzebujesz, i jeszcze raz przywróć dane z pliku.
   *[other] Dla { $count } wpisu zabrakło miejsca. Usuń, czego już nie potrzebujesz, i jeszcze raz przywróć dane z pliku.
}
library-unread = { $count ->
    [one] { $count } wpisu nie da się odczytać. { $reason }
    [few] { $count } wpisów nie da się odczytać. Pierwszy: { $reason }
    [many] { $count } wpisów nie da się odczytać. Pierwszy: { $reason }
   *[other] { $count } wpisu nie da się odczytać. Pierwszy: { $reason }
}
library-full = Nie ma już miejsca. Wyeksportuj wszystko, a potem usuń, czego już nie potrzebujesz.
library-unkept = Przeglądarka nie pozwala stronie tego zapisać. Nic się nie zmieniło.
library-broken = Czegoś, co było tu zapisane, nie da się odczytać. Zostało zachowane bez zmian, a cała reszta jest na liście.
library-reading = Wczytywanie pliku: { $percent } %
library-more = Pokaż więcej (razem { $count })

## Collections

collection-reading = Wczytywanie: { $percent } %, partii do tej pory: { $count }
collection-storing = Plik jest zapisywany w tej przeglądarce. Nie zamykaj jeszcze strony.
collection-stopped = Wczytywanie przerwano. To, co wczytano, jest dostępne.
collection-empty = Plik jest pusty.
collection-not-text = Ten plik nie jest tekstem w UTF-8. Jeśli zawiera partie, zapisz go w edytorze tekstu jako UTF-8 i otwórz ponownie.
collection-some-not-text = Partie, które nie są w UTF-8 i których nie można odczytać: { $count }. Zapisz plik jako UTF-8 i otwórz go ponownie.
collection-no-game = W tym pliku nie ma żadnej partii. Partia (LGN) zaczyna się od znacznika, na przykład [Variant "std"].
collection-not-kept = Plik nie zostanie zachowany.
collection-unreadable = Przeglądarka nie mogła wczytać pliku do końca. Być może został zmieniony lub przeniesiony.
collection-broken-text = Wiersz { $line }: to nie jest tekst w UTF-8.
collection-broken-long = Od wiersza { $line }: to za długie na partię.
collection-hit = ruch { $number }: potem { $turn }
collection-hit-end = na końcu
collection-hit-variation = w wariancie, ruch { $number }: potem { $turn }
collection-hit-variation-end = na końcu wariantu
collection-title = Kolekcje
collection-lead = Tu można przeszukać plik z wieloma partiami (LGN, do { $limit } MB), także według pozycji. Wybierz go albo upuść na tę stronę.
collection-file = Otwórz kolekcję
collection-own = Szukaj w swoich partiach i studiach
collection-size = { $size } MB
collection-size-small = { $size } kB
collection-back = Wszystkie partie i studia
collection-to-list = Wróć do listy
collection-previous-game = Poprzednia partia na liście
collection-next-game = Następna partia na liście
collection-stop = Przerwij wczytywanie
collection-count = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
collection-shown = { $count } z { $total } partii
collection-broken = { $count ->
    [one] { $count } nie da się odczytać
    [few] { $count } nie da się odczytać
    [many] { $count } nie da się odczytać
   *[other] { $count } nie da się odczytać
}
collection-player = Gracz
collection-text = Komentarze i nazwy
collection-more = Więcej warunków
collection-from = Od
collection-to = Do
collection-result = Wynik
collection-any = dowolny
collection-shortest = Ruchów, co najmniej
collection-longest = Ruchów, co najwyżej
collection-level = Poziom
collection-kind = Rodzaj
collection-kind-game = partie
collection-kind-study = studia
collection-kind-broken = nieczytelne
collection-clear = Wyczyść warunki
collection-sort = Kolejność
collection-sort-file = jak w pliku
collection-sort-file-down = jak w pliku, od końca
collection-sort-day = data, od najstarszych
collection-sort-day-down = data, od najnowszych
collection-sort-players = gracze, od A do Z
collection-sort-players-down = gracze, od Z do A
collection-sort-moves = długość, od najkrótszych
collection-sort-moves-down = długość, od najdłuższych
collection-sort-result = wynik, najpierw gracz 1
collection-sort-result-down = wynik, najpierw nieskończone
collection-select-all = Zaznacz wszystko
collection-select-none = Odznacz wszystko
collection-selected = Zaznaczono: { $count }
collection-selected-hidden = Zaznaczone: { $count }, w tym niewidoczne: { $hidden }
collection-export = Eksportuj listę
collection-export-selected = Eksportuj zaznaczone
collection-exported = { $count ->
    [one] Wyeksportowano { $count } partię.
    [few] Wyeksportowano { $count } partie.
    [many] Wyeksportowano { $count } partii.
   *[other] Wyeksportowano { $count } partii.
}
collection-study = Utwórz studium z zaznaczonych
collection-study-none = Żadnej z zaznaczonych partii nie da się odczytać.
collection-none = Żadna partia nie spełnia tych warunków.
collection-keys = Strzałki, Page Up i Page Down poruszają się po liście, Enter otwiera partię, spacja ją zaznacza, Ctrl+A zaznacza wszystko.
collection-unkept-full = Nie ma miejsca, żeby zachować tę kolekcję. Można z niej korzystać do wyjścia ze studium.
collection-unkept = Przeglądarka nie pozwala stronie zachować tej kolekcji. Można z niej korzystać do wyjścia ze studium.
collection-missing = Tej kolekcji nie ma w tej przeglądarce.
collection-failed = Nie można przeszukać kolekcji: program, który ją czyta, przestał działać. Odśwież stronę.
collection-find = Szukaj tej pozycji w kolekcji
collection-board = Szukanie na planszy
collection-board-none = nic
collection-board-position = pozycja ze studium
collection-board-stack = stos
collection-board-claims = kontrolowane kolory
collection-position-hint = Liczą się też plansze obrócone i odbite.
collection-stack = Piony od dołu do góry (I, B, R, G, K, J)
collection-stack-hint = Liczą się tylko wierzch i to, jakie piony są pod nim, a nie ich kolejność.
collection-stack-wrong = To nie jest stos: wpisz od dwóch do sześciu liter, na przykład RIB.
collection-nobody = nikt
collection-next = Następny ruch
collection-games = Partie
collection-open = Nieskończone
collection-record-ends = koniec zapisu
collection-in-variations = tylko w wariancie
collection-all = Razem
collection-follow = Szukaj pozycji po { $turn }

## Pictures, prints and boards on other pages

picture-title = LYNGK: { $one } – { $two }
picture-title-turn = LYNGK: { $one } – { $two }, po { $turn }
picture-to-move = Na ruchu: { $player }.
picture-won = Zwycięstwo: { $player }.
picture-tied = Partia zakończyła się remisem.
picture-winner = wygrywa
picture-claims = { $player } – kontrolowane kolory: { $colors }.
picture-completed = { $player } – ukończone stosy: { $count }.
picture-stacks = Stosy na planszy, od dołu do góry: { $stacks }.
picture-after = Po { $turn }
share-send = Wyślij…
share-picture = Obraz pozycji
share-ground = Tło
share-ground-paper = Białe, na papier
share-turn = Ostatni ruch
share-players = Gracze
share-png = Pobierz PNG
share-svg = Pobierz SVG
share-copy-picture = Kopiuj obraz
share-failed = Przeglądarka nie mogła utworzyć obrazu. Spróbuj ponownie albo wybierz inny format.
share-embed = Plansza na inną stronę
share-embed-hint = Wstaw to na własną stronę: można tam prześledzić partię. Nic nie jest zapisywane.
share-embed-copy = Kopiuj kod
embed-open = Otwórz w LYNGK
embed-broken = Nie można pokazać tej planszy. { $reason }
print-title = Drukuj
print-diagrams = Diagramy w partii
print-marked = Początek, koniec i zaznaczone pozycje
print-commented = Także przy każdym komentarzu
print-every = Także co { $count } ruchów
print-here = Diagram tutaj
print-game = Drukuj partię
print-position = Drukuj pozycję
share-film = Animowany obraz partii
share-film-hint = GIF z jednym obrazem na każdy ruch linii głównej, w stylu obrazu powyżej.
share-film-make = Utwórz
share-film-again = Utwórz ponownie
share-film-progress = { $number } z { $count }
share-film-made = Gotowe: { $size } kB.
share-film-show = Pokaż animację
share-film-save = Pobierz GIF

## The card at the end of a game

over-by-score = { $moves ->
    [one] { $title } { $own }:{ $other } w { $moves } ruchu.
    [few] { $title } { $own }:{ $other } w { $moves } ruchach.
    [many] { $title } { $own }:{ $other } w { $moves } ruchach.
   *[other] { $title } { $own }:{ $other } w { $moves } ruchach.
}
over-after = { $moves ->
    [one] { $title } po { $moves } ruchu.
    [few] { $title } po { $moves } ruchach.
    [many] { $title } po { $moves } ruchach.
   *[other] { $title } po { $moves } ruchach.
}
over-turn = Punkt zwrotny: ruch { $turn }
over-try = Następny przeciwnik: { $name }
over-graph = Kto prowadził, ruch po ruchu
over-reviewing = Trwa ocena partii…
over-review-failed = Teraz nie ma wykresu: komputer nie odpowiada.
over-gifts = { $count ->
    [one] { $name }: jeden stos stał się możliwy dopiero po twoim poprzednim ruchu. Następnym razem warto na to uważać.
    [few] { $name }: { $count } stosy stały się możliwe dopiero po twoim poprzednim ruchu. Następnym razem warto na to uważać.
    [many] { $name }: { $count } stosów stało się możliwych dopiero po twoim poprzednim ruchu. Następnym razem warto na to uważać.
   *[other] { $name }: { $count } stosu stało się możliwe dopiero po twoim poprzednim ruchu. Następnym razem warto na to uważać.
}
over-close = Było blisko: zabrakło tylko jednego stosu.
over-first-win = Pierwsze zwycięstwo, przeciwnik: { $name }!

## Help: keys, gestures and marks

help-keys = Klawisze
help-cap-enter = Enter
help-cap-space = Spacja
help-cap-shift = Shift
help-cap-page-up = PgUp
help-cap-page-down = PgDn
help-cap-home = Home
help-cap-end = End
help-everywhere = Wszędzie
help-key-help = Otwiera tę stronę
help-key-escape = Odkłada stos; zamyka to, co otwarte
help-key-step = Jeden ruch wstecz lub naprzód
help-at-board = Przy planszy
help-key-arrows = Do następnego punktu na linii
help-key-other-line = Wzdłuż drugiej linii
help-key-choose = Podnosi stos lub go stawia
help-key-jump = Do następnego lub poprzedniego punktu, gdzie coś można zrobić
help-key-ends = Do pierwszego lub ostatniego z tych punktów
help-key-draw = Zaczyna strzałkę lub kółko w tym punkcie i kończy w punkcie, do którego dojdziesz
help-key-hint = Podpowiedź, w partiach z komputerem
help-key-rotate = Obrót planszy
help-key-flip = Obrót o połowę
help-key-rotate-back = Obrót w drugą stronę
help-letters = Pojedyncze klawisze
help-letters-note = Te klawisze można wyłączyć w ustawieniach.
help-in-record = Na liście ruchów
help-key-far = Na początek, do bieżącej pozycji
help-hand = Mysz i palec
help-do-drag = Przeciągnięcie stosu
help-means-drag = Przenosi go. Nad celem widać stos, który by powstał.
help-do-card = Zatrzymanie na stosie lub długie naciśnięcie
help-means-card = Pokazuje wszystkie piony i to, czego brakuje
help-do-circle = Kliknięcie prawym przyciskiem lub dotknięcie ołówkiem
help-means-circle = Rysuje kółko lub je usuwa
help-do-arrow = Przeciągnięcie prawym przyciskiem lub ołówkiem
help-means-arrow = Rysuje strzałkę. Shift, Alt lub oba: inna linia.
help-do-clear = Kliknięcie pustego punktu
help-means-clear = Usuwa rysunki. Robi to też następny ruch.
help-marks = Znaki na planszy
mark-player-one = Jeden pierścień: stos gracza 1
mark-player-two = Dwa pierścienie: stos gracza 2
mark-slots = Wysokość stosu i miejsce na każdy kolor: pełne, jeśli stos go ma, puste, jeśli go brakuje. Romb to dżoker.
mark-veiled = Bledszy: teraz nie możesz go ruszyć albo na nim stanąć
mark-needs-claim = Przerywana linia: może się ruszyć, jeśli przejmiesz jego kolor
mark-picked = Uniesiony: wzięty do ruchu
mark-landing = Stos może tu stanąć
mark-landing-lyngk = Łańcuch: staje tu według zasady LYNGK
mark-landing-claim = Kolorowy żeton: staje tu, jeśli przejmiesz ten kolor
mark-completes = Gwiazda: kończy twój stos
mark-makes-obstacle = Krzyżyk: tworzy przeszkodę
mark-chosen = Ptaszek: ruch kończy się tu i czeka na potwierdzenie
mark-hinted = Poświata: podpowiedź wskazuje ten stos
mark-becomes = Przeszedłby do ciebie z tym kolorem
mark-last-turn = Ostatni ruch: droga i cel
mark-threat = Groźba: ten gracz może tu ukończyć stos w następnym ruchu
mark-obstacle = Przeszkoda: nie rusza się, nie rośnie i nikomu się nie liczy
mark-winner = Zwycięski stos z 6 pionów
help-beside = Obok planszy
mark-slot = Miejsce na ukończony stos
mark-elsewhere = Drugi ruch o tym numerze jest w innym wierszu
help-answers = Podpowiedzi, oceny i zadania
mark-arrow = Strzałka: ruch wskazany przez podpowiedź lub analizę; im bledsza, tym słabszy
mark-right = Ptaszek: właściwy ruch
mark-wrong = Krzyżyk: błędny ruch

# The first game
guide-title = Twoja pierwsza partia
guide-start = Wybierz pion, a potem jedno z zaznaczonych miejsc. Razem utworzą stos.
guide-move = Wybierz pion, a potem jedno z zaznaczonych miejsc. Dobry początek: podążaj za strzałką z { $from } na { $to }.
guide-claim-move = Dobry początek: przejmij kolor { $color }, wybierz pion na { $from }, a potem { $to } jako cel. Razem utworzą stos.
guide-claiming = Przed ruchem możesz przejąć kontrolę nad kolorem: jego stosy będą tylko twoje. Dwa razy w partii, więc bez pośpiechu.
guide-claim = Dobra chwila: przejmij kolor { $color } i rusz z { $from } na { $to }. Piony i stosy, które staną się twoje: { $count }.
guide-complete = Ukończ stos: podążaj za strzałką z { $from } na { $to }. Stos z 5 pionów z twoim kolorem na górze liczy się.
guide-complete-claim = Ukończ stos: przejmij kolor { $color } i rusz z { $from } na { $to }. Stos z 5 pionów z twoim kolorem na górze liczy się.
guide-threat = Uwaga: w następnym ruchu przeciwnik może ukończyć stos na { $point }. Możesz go przesunąć albo zamknąć drogę?
guide-chain = { $from } może przez { $via }, gdzie na górze też jest twój kolor, dojść na { $to }. Łańcuch oznacza wszystkie takie miejsca.
guide-obstacle = Przekreślony stos z 5 na { $point } to przeszkoda: nikt nie kontrolował jego górnego koloru. Jest niczyj i zostaje.
guide-pass = Nie masz ruchu, więc pasujesz. Gdy tylko znów możesz się ruszyć, musisz to zrobić.
guide-passed = Przeciwnik nie miał ruchu i musiał spasować. Partia kończy się, gdy nikt nie ma ruchu.
guide-gift = Chwileczkę: przeciwnik może teraz ukończyć stos na { $point }. Chcesz cofnąć swój ruch?
guide-play-on = Gram dalej
guide-waits = { $player } czeka na ciebie
guide-close = Bez podpowiedzi

## Własne partie w czasie

own-title = Twoje partie w czasie
own-count = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}, ocenionych: { $reviewed }
own-mean = Średnia dokładność: { $accuracy }
own-trend = Ostatnie ocenione partie ({ $count }): { $lately }%, wcześniej: { $before }%.
own-trend-up = Grasz dokładniej.
own-trend-down = Grasz mniej dokładnie.
own-trend-even = To mniej więcej tyle samo.
own-graph = Dokładność twoich partii, od najstarszej do najnowszej
own-graph-key = Punkty: po jednej partii. Linia: średnia z pięciu partii.
own-won = wygrana
own-tied = remis
own-lost = przegrana
own-game = Przeciwnik: { $name }, { $result }
own-games = Wszystkie partie
own-review-this = Otwórz ocenę: { $game }
own-against = Wyniki według przeciwnika
own-opponent = Przeciwnik
own-column-won = Wygrane
own-column-tied = Remisy
own-column-lost = Przegrane
own-weaknesses = Typowe błędy
own-times = { $count ->
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
}
own-train = Zadania: { $theme }
own-train-any = Zadania
own-missed-stack = Nie widzisz stosu, który możesz ukończyć.
own-given-stack = Zostawiasz stos, który przeciwnik może ukończyć.
own-early-claim = Przejmujesz kolor za wcześnie.
own-missed-claim = Za długo czekasz z przejęciem koloru.
own-wrong-claim = Przejmujesz niewłaściwy kolor.
own-ran-out = Kończą ci się ruchy.
own-missed-lyngk = Nie widzisz drogi przez punkty pośrednie (LYNGK).
own-other = Inny ruch był lepszy z powodów, które trudno nazwać.
own-no-weaknesses = W ocenionych partiach nie znaleziono błędów.
own-review-rest = { $count ->
    [one] Oceń jeszcze { $count } partię
    [few] Oceń jeszcze { $count } partie
    [many] Oceń jeszcze { $count } partii
   *[other] Oceń jeszcze { $count } partii
}
own-reviewing = Ocena partii { $number } z { $count }
own-empty = Nie ma jeszcze zapisanych twoich partii z silnikiem. Rozegraj jedną do końca: jej ocena powie, jak dokładnie grasz i co ćwiczyć.
own-unreviewed = Żadna z tych partii nie została jeszcze oceniona. Ocena mówi, jak dokładnie grasz i co ćwiczyć.
own-play = Zagraj partię

## The report of a review

review-accuracy = Dokładność
review-inaccuracies = Niedokładności
review-blunders = Poważne błędy
review-given = Inne oddane stosy
review-given-note = Przeciwnik mógł ukończyć stos, do którego można było nie dopuścić, choć partia i tak była prawie przegrana. Stosy oddane ruchem ?!, ? lub ?? liczą się tam.
review-turning-point = punkt zwrotny
review-says = { $player }: { $turn }.
grade-gift = oddany stos
moment-missed-win = przegapiona wygrana
moment-missed-stack = przegapiony stos
review-find = Znajdź samodzielnie
review-fell-you = Twoje szanse spadły z { $from }% do { $to }%.
review-fell = { $player }: szanse spadły z { $from }% do { $to }%.
review-gave-you = Po tym ruchu { $player } kończy stos na { $point }.
review-gave-to-you = { $giver }: po tym ruchu kończysz stos na { $point }.
review-gave = { $giver }: po tym ruchu { $player } kończy stos na { $point }.
retry-still-gives = Jeszcze nie: przeciwnik nadal może ukończyć stos.
retry-shown-safe = Po ruchu { $turn } nie dałoby się ukończyć żadnego stosu.
score-tenths = { $whole },{ $tenth }%
analysis-searched = Przeszukane pozycje: { $count }, głębokość { $depth }, { $time }
analysis-line-count = Warianty
analysis-longest = Najdłuższe szukanie
analysis-seconds = { $seconds } s
analysis-limit = Koniec przy
analysis-no-limit = bez limitu
analysis-limit-visits = pozycje: { $count }
analysis-limit-depth = głębokość { $depth }
inspect-ask-threat = Groźba
inspect-ask-why = Dlaczego nie ten ruch?
inspect-why-none = Najpierw przejdź do ruchu: wyjaśniany jest ten, który doprowadził do pozycji na planszy.
inspect-no-threat = { $player }: brak możliwego ruchu.
inspect-threat = { $player } na posunięciu: { $turn }.
inspect-reply = { $player } odpowiada { $turn }.
inspect-only = To jedyny dozwolony ruch.
inspect-best = Nie znaleziono lepszego ruchu.
inspect-wins = Wygrywa partię.
inspect-runs-out = Pozostawia drugiego gracza bez ruchu.
inspect-denies = Zapobiega stosowi na { $points }.
inspect-threatens = Grozi ukończeniem stosu na { $points }.
inspect-prepares = Przygotowuje stos na { $points }, ale { $player } może ukończyć go wcześniej.
inspect-prepares-you = Przygotowuje stos na { $points }, ale możesz ukończyć go wcześniej.
inspect-nothing = Nic nie grozi.
inspect-could = { $player } może też ukończyć stos na { $points }.
inspect-could-you = Możesz też ukończyć stos na { $points }.
why-allows = Po tym ruchu { $player } może ukończyć stos na { $points }.
why-allows-you = Po tym ruchu możesz ukończyć stos na { $points }.
why-covers = { $player }: stos na { $point } zostaje przykryty.
why-covers-you = Przykrywa twój stos na { $point }.
why-scores = Stos na { $point } liczy się, ale kosztuje więcej, niż daje.
why-later = Nieco później { $player } może ukończyć stos na { $point }.
why-later-you = Nieco później możesz ukończyć stos na { $point }.
why-claim-taken = Kolor { $color } przejmuje { $player }.
why-claim-taken-you = Kolor { $color } przejmujesz ty.
why-claim-brings = Potem można ukończyć stos na { $point }.
why-claim-tops = Stosy i piony z tym kolorem na wierzchu: { $count }.
why-better = Lepszy był ruch { $turn }.
inspect-reply-you = Odpowiadasz { $turn }.
inspect-threat-you = Gdyby to był twój ruch: { $turn }.
inspect-no-threat-you = Nie masz tu możliwego ruchu.
inspect-as-good = Ten ruch jest mniej więcej tak dobry jak najlepszy.
analysis-lines-you = Twoje najlepsze ruchy
review-no-mistakes-you = Nie masz na koncie żadnych błędów.
retry-safe = Dobrze: po tym ruchu przeciwnik nie może ukończyć żadnego stosu.
duel-title = Komputer przeciw komputerowi
duel-watch = Oglądaj
duel-pause = Pauza
duel-speed = Tempo
duel-slow = wolne
duel-normal = zwykłe
duel-fast = szybkie
