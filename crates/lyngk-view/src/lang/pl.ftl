### The texts of the game itself, loaded with the page. Keys and placeholders are the same in all languages: `tests/words.rs` checks it.
### Colour names are inserted exactly as they stand under "Pieces": write sentences that work with that form.

## Pieces

color-ivory = beżowy
color-blue = niebieski
color-red = czerwony
color-green = zielony
color-black = czarny
joker = dżoker

## Lists: all items but the last, and the last item

list-and = { $first } { $last ->
    [i1] oraz
   *[other] i
} { $last }
list-or = { $first } lub { $last }
list-parts = { $first }; { $next }

## Players

player-one = Gracz 1
player-two = Gracz 2
you = Ty
engine-level = { $name } (poziom { $level })
opponent = Przeciwnik

## A point, read aloud. Parts are joined by commas and semicolons: "d3, three high, red on top, yours; then green,
## blue; still missing: ivory and black".

point-empty = { $point }, pusty
point-single = { $point }, { $color }, pojedynczy pion
point-joker = { $point }, dżoker, pojedynczy pion
point-stack = { $point }, { $height ->
    [2] stos z dwóch pionów
    [3] stos z trzech pionów
    [4] stos z czterech pionów
    [5] stos z pięciu pionów
   *[6] stos z sześciu pionów
}, na wierzchu { $color }
point-yours = twój
point-theirs = przeciwnika
point-of-player-one = gracza 1
point-of-player-two = gracza 2
point-of-named = gracz: { $player }
point-neutral = neutralny
point-obstacle = przeszkoda
point-below = niżej { $pieces }
point-needs = brakuje jeszcze: { $colors }
point-needs-some = brakuje jeszcze { $count } z tych kolorów: { $colors } ({ $jokers ->
    [one] dżoker zastępuje pozostały
    [few] dżokery zastępują pozostałe
    [many] dżokery zastępują pozostałe
   *[other] dżokery zastępują pozostałe
})
point-picked = wybrany do ruchu
point-movable = można nim ruszyć
point-movable-with-claim = można nim ruszyć, jeśli przejmiesz kolor { $color }
point-landing = można tu zakończyć ruch
point-landing-lyngk = można tu zakończyć ruch dzięki zasadzie LYNGK
point-landing-claim = można tu zakończyć ruch, jeśli przejmiesz kolor { $color }
point-completes = powstanie pełny stos z { $height } pionów
point-makes-obstacle = powstanie przeszkoda
point-chosen = tu kończy się ruch
point-threat-you = możesz tu ukończyć stos
point-threat-opponent = przeciwnik może tu ukończyć stos
point-threat-player-one = gracz 1 może tu ukończyć stos
point-threat-player-two = gracz 2 może tu ukończyć stos

## Turns, announced

turn-you-move = Przesuwasz z { $from } na { $to }
turn-other-moves = { $player } przesuwa z { $from } na { $to }
turn-you-claim = Przejmujesz kolor { $color } i przesuwasz z { $from } na { $to }
turn-other-claims = { $player } przejmuje kolor { $color } i przesuwa z { $from } na { $to }
turn-you-pass = Pasujesz
turn-other-passes = { $player } pasuje
turn-you-must-pass = nie możesz wykonać ruchu
turn-other-must-pass = { $player } nie może wykonać ruchu
turn-by-lyngk = przez punkty pośrednie: { $points }
turn-completes = ukończony stos z { $height } pionów
turn-you-complete = ukończony stos z { $height } pionów: brawo!
turn-makes-obstacle = powstaje przeszkoda
turns-taken-back = { $count ->
    [one] Cofnięto { $count } ruch
    [few] Cofnięto { $count } ruchy
    [many] Cofnięto { $count } ruchów
   *[other] Cofnięto { $count } ruchu
}

## Where the game stands

status-your-turn = Twój ruch
status-turn-of = { $player }: twój ruch
status-thinking = { $player } myśli…
status-plays = { $player } gra { $from } → { $to }
status-claims = { $player } przejmuje kolor { $color }
status-must-pass = Brak ruchu: spasuj
status-must-claim = Najpierw przejmij kolor
status-paused = Pauza
paused-covered = Plansza jest zakryta, dopóki nie wybierzesz „Wznów”.
paused-left = Wstrzymano: strona została zamknięta lub odświeżona. „Wznów” odkrywa planszę.
status-looking-back = Po ruchu { $number }
status-at-start = Pozycja początkowa
status-picked = { $point }: dokąd?
status-claiming = Kolor { $color }: teraz ruch
status-waiting-move = Zagrać { $from } → { $to }?
status-waiting-claim = Kolor { $color }, { $from } → { $to }?

## The end

end-you-won = Wygrywasz
end-you-lost = Przegrywasz
end-player-won = Wygrywa { $player }
end-draw = Remis
end-no-moves = Nikt nie może już wykonać ruchu.
end-count-you = ty
end-by-count = { $height ->
    [5] Decydują stosy z 5 pionów: { $first }, { $second }.
    [4] Stosy z 5 pionów: { $fives } do { $fives }; decydują stosy z 4 pionów: { $first }, { $second }.
    [3] Stosy z 5 i 4 pionów: remis; decydują stosy z 3 pionów: { $first }, { $second }.
    [2] Wyższe stosy: remis; decydują stosy z 2 pionów: { $first }, { $second }.
   *[1] Wszystkie stosy: remis; decydują pojedyncze piony: { $first }, { $second }.
}
end-all-equal = Obaj gracze mają tyle samo stosów każdej wysokości.
end-by-your-six = Kończysz stos z sześciu pionów na { $point }.
end-by-others-six = { $player } kończy stos z sześciu pionów na { $point }.
end-by-resignation = { $player } poddaje partię.
end-by-time = { $player } nie ma już czasu.
end-by-your-resignation = Poddajesz partię.
end-by-your-time = Skończył ci się czas.
end-by-absence = { $player } zbyt długo nie ma połączenia.
end-by-your-absence = Zbyt długo nie było z tobą połączenia.
end-by-agreement = Gracze zgodzili się na remis.
end-by-forfeit = Program przegrywającego uległ awarii.

## What a claim would change

claim-preview-stacks = { $count ->
    [0] na razie nic nie zyskasz
    [one] zyskasz { $count } pion lub stos i tylko ty możesz nim ruszać
    [few] zyskasz { $count } piony i stosy i tylko ty możesz nimi ruszać
    [many] zyskasz { $count } pionów i stosów i tylko ty możesz nimi ruszać
   *[other] zyskasz { $count } piona i stosu i tylko ty możesz nimi ruszać
}
claim-preview-completes = od razu możesz ukończyć stos na { $points }

## Threats

threats-none = W następnym ruchu nikt nie może ukończyć stosu.
threats-of = { $player }: można ukończyć stos na { $points }.

## Refusals. The number of the rule follows each sentence.

refused = { $turn }: ruch niemożliwy.
cannot-pick = Z { $point } nie można wykonać ruchu.
refusal-nowhere = Nie ma teraz dokąd się ruszyć.
refusal-over = Partia jest skończona.
refusal-may-not-pass = Kto może wykonać ruch, nie może spasować.
refusal-may-not-pass-claim = Kto może wykonać ruch po przejęciu koloru, nie może spasować.
refusal-must-pass = Nie ma żadnego dozwolonego ruchu: musisz spasować.
refusal-already-claimed = { $player } kontroluje już kolor { $color }.
refusal-already-yours = Kontrolujesz już kolor { $color }.
refusal-no-claim-left = Przejęto już dwa kolory: { $colors }.
refusal-not-moving = Ruch musi kończyć się na innym punkcie.
refusal-empty-start = Na { $point } nic nie stoi.
refusal-empty-end = Na { $point } nic nie stoi: ruch musi kończyć się na pionie lub stosie.
refusal-joker = Dżoker nigdy nie rusza się sam.
refusal-opponents-color = Stos należy do drugiego gracza: na wierzchu jest { $color }.
refusal-not-in-line = Te dwa punkty nie leżą na jednej linii.
refusal-blocked = Droga jest zablokowana na { $point }.
refusal-no-lyngk-path = Nie prowadzi tam żaden ciąg punktów pośrednich (kolor: { $color }).
refusal-lyngk-is-for-own = Prowadzą tam punkty pośrednie, ale może z nich korzystać tylko ten, kto kontroluje kolor { $color }.
refusal-color-twice = W stosie dwa razy znalazłby się ten sam kolor: { $colors }.
refusal-too-high = Stos miałby { $height } pionów; może mieć najwyżej { $limit }.
refusal-single-onto-stack = Pojedynczy neutralny pion może wejść tylko na pojedynczy pion.
refusal-onto-higher = Neutralny stos nie może wejść na wyższy stos.
not-your-turn = To nie twój ruch.
is-paused = Gra jest wstrzymana.
looks-back = To wcześniejsza pozycja. Aby wykonać ruch, wróć do gry.

## Typed turns and given positions

misread-turn = „{ $text }” to nie jest zapis ruchu. Napisz na przykład d3-d4 albo R,d3-d4, aby najpierw przejąć kolor czerwony.
misread-path = Ruch { $turn } jest możliwy, ale nie tą drogą.
engine-failed = Komputer przestał odpowiadać.
lpn-bad = Tej pozycji nie da się rozegrać.
lpn-syntax = W miejscu znaku { $column } powinno być: { $expected }.
expected-stack = stos, na przykład RIJ, albo . dla pustego punktu
expected-char = znak { $char }
expected-space = odstęp
expected-side = gracz, do którego należy ruch, 1 lub 2
expected-claims = przejęte kolory, litery z IBRGK w tej kolejności, albo - gdy nie ma żadnego
expected-score = liczba ukończonych stosów
expected-variant = wariant, std lub six
expected-end = koniec tekstu
fault-too-high = Stos na { $point } ma wysokość { $height }; największa dozwolona to { $limit }.
fault-color-twice = W stosie na { $point } powtarza się kolor: { $colors }.
fault-joker-on-top = Stos na { $point } ma dżokera na wierzchu: dżoker musi stać sam albo leżeć niżej.
fault-too-many-pieces = Liczba pionów tego rodzaju ({ $piece }) to { $count }, a w grze może ich być najwyżej { $limit }.
fault-piece-count = Liczba pionów na planszy to { $count }, a przy tym wyniku powinna wynosić { $expected }.
fault-too-many-scored = Liczba ukończonych stosów to { $count }, a może ich być najwyżej { $limit }.
fault-too-many-claims = { $player } ma więcej niż dwa kolory: { $colors }.
fault-claimed-by-both = Obaj gracze przejęli ten sam kolor: { $colors }.
saved-bad = Nie udało się odczytać zapisanej partii: { $reason }
saved-bad-record = niezrozumiały zapis w wierszu { $line }, kolumnie { $column }.
saved-bad-seats = nie wiadomo, kto gra.
saved-bad-details = zegar lub wynik nie pasuje do ruchów.

## Around the board

page-title = LYNGK
page-aim = Gra w stosy dla dwojga: ukończ najwięcej stosów z pięciu różnych kolorów, na wierzchu jeden z twoich.
skip-to-board = Do planszy
status-title = Stan gry
panel-to-move = na ruchu
panel-clock = Pozostały czas
panel-claims = Kontrolowane kolory
panel-unclaimed = kolor jeszcze do przejęcia
tray-title = Przejmij kolor
tray-hint = Możesz przejąć kolor teraz albo później: dwa w całej partii, więc bez pośpiechu.
tray-must = Możesz wykonać ruch, tylko przejmując kolor: { $colors }.
tray-dashed = Stając na stosie z przerywaną linią, przejmujesz kolor { $color }.
tray-if = Jeśli przejmiesz kolor { $color }:
tray-claiming = Tym ruchem przejmujesz kolor { $color }:
tray-undo = Wybierz { $color } jeszcze raz, aby cofnąć.
tray-used-up-you = Masz już swoje dwa kolory.
tray-used-up-other = { $player } ma już swoje dwa kolory.
action-play = Potwierdź
action-undo = Anuluj
action-pass = Pasuj
action-continue = Wznów
action-present = Wróć do gry
action-hint = Podpowiedź
action-hint-key = Podpowiedź (klawisz H)
controls-title = Gra
control-take-back = Cofnij ruch
control-pause = Pauza
control-resign = Poddaj się
control-resign-sure = Poddać tę partię?
control-resign-yes = Tak, poddaję
control-resign-no = Nie
control-threats = Groźby
control-rotate = Obróć
typed-label = Wpisz ruch
typed-submit = Wykonaj ruch
record-title = Ruchy
record-empty = Nie ma jeszcze ruchów.
record-pass = pas
record-steps = Przeglądanie partii
record-start = Na początek
record-back = Ruch wstecz
record-on = Ruch dalej
record-present = Do bieżącej pozycji
record-study = Przeanalizuj tę partię
banners-title = Powiadomienia
trouble-engine = Komputer przestał odpowiadać. Twoja partia jest bezpieczna.
trouble-engine-restart = Uruchom go ponownie
trouble-engine-without = Graj dalej bez niego
broken-kept = Jej zapis pozostał bez zmian, a nowa partia już czeka.
broken-copy = Kopiuj zapis
broken-copied = Skopiowano
broken-download = Pobierz
broken-discard = Usuń
unkept = Ta przeglądarka nie pozwala stronie niczego zapisać: partie i ustawienia znikną po jej zamknięciu.
unkept-close = Rozumiem
welcome-learn = Poznaj grę w sześć minut
welcome-not-now = Graj od razu

## Score, lead and clocks, beside the board

panel-score = { $count ->
    [one] { $count } ukończony stos
    [few] { $count } ukończone stosy
    [many] { $count } ukończonych stosów
   *[other] { $count } ukończonego stosu
}
lead-you = { $by ->
    [one] Prowadzisz o { $by } ukończony stos
    [few] Prowadzisz o { $by } ukończone stosy
    [many] Prowadzisz o { $by } ukończonych stosów
   *[other] Prowadzisz o { $by } ukończonego stosu
}
lead-other = { $by ->
    [one] { $player } prowadzi o { $by } ukończony stos
    [few] { $player } prowadzi o { $by } ukończone stosy
    [many] { $player } prowadzi o { $by } ukończonych stosów
   *[other] { $player } prowadzi o { $by } ukończonego stosu
}
tie-you = { $height ->
    [5] Gdyby liczyć teraz, wygrywasz: więcej stosów z 5 pionów, { $more } do { $less }
    [4] Gdyby liczyć teraz, wygrywasz: więcej stosów z 4 pionów, { $more } do { $less }
    [3] Gdyby liczyć teraz, wygrywasz: więcej stosów z 3 pionów, { $more } do { $less }
    [2] Gdyby liczyć teraz, wygrywasz: więcej stosów z 2 pionów, { $more } do { $less }
   *[1] Gdyby liczyć teraz, wygrywasz: więcej pojedynczych pionów, { $more } do { $less }
}
tie-other = { $height ->
    [5] { $player } wygrywa, gdyby liczyć teraz: więcej stosów z 5 pionów, { $more } do { $less }
    [4] { $player } wygrywa, gdyby liczyć teraz: więcej stosów z 4 pionów, { $more } do { $less }
    [3] { $player } wygrywa, gdyby liczyć teraz: więcej stosów z 3 pionów, { $more } do { $less }
    [2] { $player } wygrywa, gdyby liczyć teraz: więcej stosów z 2 pionów, { $more } do { $less }
   *[1] { $player } wygrywa, gdyby liczyć teraz: więcej pojedynczych pionów, { $more } do { $less }
}
lead-none = Na razie remis
lead-two-rings = Twoje stosy to te z dwoma pierścieniami.
panel-slot-unknown = ukończony przed tą pozycją
clock-low = { $player }: mało czasu
rule-link = Zasada { $rule }

## The head of the page

page-name = lyngk
head-rooms = Menu główne
head-play = Gra
head-puzzles = Zadania
head-study = Studium
head-online = Online
head-new-game = Nowa gra
head-learn = Nauka
head-settings = Ustawienia
head-language = Język
dialog-close = Zamknij

## The characters that play the engine’s levels: names, and how they play. The facts are those of docs/strength.md.
## Sentences without a subject need no gender.

opponent-level = Poziom { $level }
opponent-beaten = zwycięstwo odniesione
opponent-pip = Pip
opponent-pip-plays = Zwykle bierze stos, który ma na wprost, ale prawie nigdy nie widzi ciągu punktów pośrednich.
opponent-nino = Nino
opponent-nino-plays = Lubi kończyć stosy, znajduje drogę przez jeden punkt pośredni, a wiele innych rzeczy przeocza.
opponent-tilda = Tilda
opponent-tilda-plays = Bierze prawie każdy stos w zasięgu wzroku, nie pytając, co będzie potem.
opponent-amara = Amara
opponent-amara-plays = Gra na wyczucie: ma oko do dobrych ruchów i długich ciągów, ale nigdy nie patrzy naprzód.
opponent-jaro = Jaro
opponent-jaro-plays = Zerka naprzód, zanim skoczy, i myli się mniej więcej raz na dziesięć ruchów.
opponent-bo = Bo
opponent-bo-plays = Przed każdym ruchem rozważa kilka pomysłów i rzadko zostawia ci stos do ukończenia.
opponent-yuki = Yuki
opponent-yuki-plays = Porównuje dziesiątki pozycji i zawsze wybiera najlepszy znaleziony ruch.
opponent-ravi = Ravi
opponent-ravi-plays = Przed każdym ruchem ogląda setki pozycji i o żadnej nie zapomina.
opponent-selma = Selma
opponent-selma-plays = Patrzy daleko naprzód i dokładnie rozwiązuje końcówki, do ostatniego piona.
opponent-onyx = Onyks
opponent-onyx-plays = Daje z siebie wszystko: myśli najdłużej i dokładnie rozwiązuje końcówki.

## A new game

new-title = Nowa gra
new-running = Partia na planszy nie jest skończona. Nowa zajmie jej miejsce.
new-back = Wróć do gry
new-start = Rozpocznij
new-opponent = Przeciwnik
new-opponent-engine = Komputer
new-opponent-friend = We dwoje przy tym urządzeniu
new-names = Imiona, jeśli chcecie
new-level = Poziom
new-side = Kto zaczyna
new-side-me = Ja
new-side-lot = Losowo
new-seat = Grasz jako
new-variant = Wariant
new-variant-standard = Stosy z 5 pionów
new-variant-standard-hint = Standardowa gra: każdy ukończony stos z 5 pionów to jeden punkt.
new-variant-six = Stosy z 6 pionów
new-variant-six-hint = Nagła śmierć: stosy z 5 pionów zostają i rosną, a pierwszy stos z 6 pionów od razu daje zwycięstwo.
new-more-item = { $name }: { $value }
new-from = Pozycja początkowa
new-from-random = Losowa
new-from-day = Dzisiejsza
new-from-day-hint = { $date }: dziś taka sama dla wszystkich.
new-from-seed = Z numeru
new-from-seed-hint = Ten sam numer zawsze daje tę samą pozycję początkową.
new-from-lpn = Podana
new-from-lpn-hint = Zapisana w LPN, który podaje też wariant.
new-seed = Numer pozycji
new-seed-bad = Wpisz liczbę całkowitą od 0 do { $limit }.
new-lpn = Pozycja (LPN)
new-clock = Zegar
new-clock-none = Brak
new-clock-custom = Inny
new-clock-hint = Minuty na całą partię i sekundy dodawane za każdy ruch.
new-minutes = Minuty na partię
new-seconds = Sekundy dodawane za ruch
new-clock-bad = Wpisz od 1 do { $minutes } minut i od 0 do { $seconds } sekund.

## Settings

settings-title = Ustawienia
settings-language = Język
settings-language-browser = Jak w przeglądarce ({ $language })
settings-theme = Motyw
settings-theme-system = Systemowy
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-theme-contrast = Kontrastowy
settings-pieces = Piony
settings-pieces-stone = Kamienne
settings-pieces-stone-hint = Toczony kamień z grawerunkiem
settings-pieces-distinct = Wyraziste
settings-pieces-distinct-hint = Dla każdego sposobu widzenia barw
settings-pieces-grey = Szare
settings-pieces-grey-hint = Do rozpoznania po symbolach
settings-board = Plansza
settings-board-plain = Jednolita
settings-board-wood = Drewno
settings-board-slate = Łupek
settings-board-felt = Filc
settings-rotation = Obrót planszy
settings-rotation-now = { $degrees ->
    [0] Bez obrotu
   *[other] Obrócona o { $degrees }°
}
settings-rotate-left = Obróć w lewo
settings-rotate-right = Obróć w prawo
settings-rotate-reset = Przywróć
settings-turning = Obracaj planszę w stronę gracza na ruchu
settings-turning-hint = Po każdym ruchu plansza obraca się o pół obrotu.
settings-turning-when = Gdy dwie osoby grają przy tym urządzeniu.
settings-screen = Ekran
settings-fullscreen = Pełny ekran
settings-zen = Tryb zen
settings-screen-hint = Tryb zen pokazuje tylko to, co potrzebne do gry.
settings-screen-keys = Escape go kończy. Klawisze: Shift+F i Z.
zen-leave = Wyjdź z trybu zen
settings-volume = Głośność dźwięków
settings-silent = Wyłączone
settings-motion = Animacje
settings-motion-slow = Wolne
settings-motion-normal = Zwykłe
settings-motion-fast = Szybkie
settings-motion-off = Brak
settings-motion-hint = Zawsze wyłączone, jeśli tak ustawiono w systemie.
settings-coordinates = Współrzędne
settings-coordinates-hint = Nazwy punktów wokół planszy.
settings-confirm = Potwierdzanie ruchów
settings-confirm-hint = Ruch jest najpierw pokazany, a wykonany dopiero po potwierdzeniu.
settings-passing = Pasuj samoczynnie
settings-passing-hint = Gdy żaden ruch nie jest możliwy. Z zegarem jest tak zawsze.
settings-threats = Pokazuj groźby
settings-threats-hint = Zaznacza stosy, które któryś z graczy może ukończyć w następnym ruchu.
settings-letters = Skróty jednoklawiszowe
settings-letters-hint = Litery i znaki, takie jak R lub ?, działają od razu. Wyłącz je, jeśli dyktujesz.
settings-about = O programie

## About

about-title = O programie
about-game = LYNGK to gra dla dwóch osób autorstwa Krisa Burma, wydana w 2017 roku, siódma w projekcie GIPF.
about-unofficial = Ten program jest nieoficjalny. Ani Kris Burm, ani jego wydawcy nie brali udziału w jego tworzeniu i go nie firmują. Jeśli gra ci się spodoba, zagraj w nią też prawdziwymi pionami.
about-licence = Licencja
about-notices = Licencje użytego oprogramowania
about-version = Wersja

## The end of a game, beside the board

over-label = Partia skończona
over-review = Oceń
over-rematch = Rewanż
over-new-game = Nowa gra
over-height = { $height ->
    [5] Piątki
    [4] Czwórki
    [3] Trójki
    [2] Dwójki
   *[1] Jedynki
}

language-unreachable = Nie można teraz wczytać tego języka. Czy serwer strony nadal działa?

## The board

board-name = Plansza

## A part of the page that could not be loaded

part-unreachable = Nie udało się wczytać tej części. Czy masz połączenie z internetem?
part-again = Spróbuj ponownie

## A newer version of the page

update-here = Dostępna jest nowa wersja. Twoja partia pozostanie bez zmian.
update-load = Zaktualizuj
update-later = Później

## Games that are kept

game-left-out = Zabrakło tu miejsca na twoją ostatnią partię. Pobierz ją albo zrób miejsce: Studium, „Wszystkie partie i studia”.





## Aids at the board

help-title = Klawisze i znaki
board-pencil = Rysowanie strzałek i kółek
pencil-on = Rysowanie: przeciągnij, aby narysować strzałkę, dotknij punktu, aby narysować kółko. Aby grać, wybierz ołówek ponownie.
pen-plain = Linia ciągła
pen-dashed = Linia kreskowana
pen-dotted = Linia kropkowana
pen-mixed = Kreski i kropki



# The page as an installed program and in search results
page-description = Zagraj w LYNGK, grę planszową Krisa Burma o stosach i kolorach: z dziesięcioma przeciwnikami lub we dwoje, z lekcjami, zadaniami i analizą.
shortcut-today = Zadanie na dziś
