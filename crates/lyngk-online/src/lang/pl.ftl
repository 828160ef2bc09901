### The texts of online games. Keys and placeholders are the same in all languages.
### "You" is the person at this device. A person's name is inserted as it is: write sentences that work with any name.

## Lobby

online-title = Gra online
online-intro = Dwie osoby, dwa miejsca, bez konta: wyślij link albo zagraj z kimś, kto tu jest.
online-missing = Gra online wymaga serwera LYNGK, którego ta strona nie ma. Wszystko inne działa.
online-unreachable = Serwer jest teraz nieosiągalny. Strona sama ponawia próbę.
online-unreachable-again = Serwer jest teraz nieosiągalny. Spróbuj ponownie za chwilę.
online-name = Twoje imię
online-name-hint = Bez imienia występujesz jako „{ $name }”.
online-name-bad = Imię ma od 1 do 24 znaków, w tym co najmniej jedną literę lub cyfrę.
online-guest = Gość
online-side-other = Przeciwnik
online-start = Pozycja początkowa
online-start-random = Losowa
online-start-given = Podana
online-start-random-hint = Nikt nie może jej wybrać: losujecie ją razem, ty, przeciwnik i serwer.
online-position = Pozycja (LPN)
online-watching = Kto może oglądać
online-private = Nikt
online-public = Wszyscy
online-friend = Wyzwij znajomych
online-friend-hint = Dostaniesz link do wysłania.
online-now = Zagraj od razu
online-now-hint = Gdy tylko ktoś wybierze ten sam wariant i zegar.
online-post = Ogłoś w poczekalni
online-post-hint = Może je przyjąć każdy, kto tu jest.
online-lobby = Otwarte wyzwania
online-lobby-empty = Nie ma teraz otwartych wyzwań. Ogłoś własne albo wyzwij znajomych.
online-games = Trwające partie
online-games-empty = Nie ma teraz publicznych partii.
online-yours = Twoje partie
online-yours-forget = Usuń wpis: { $name }
online-accept = Przyjmij
online-watch = Oglądaj
online-continue = Graj dalej
online-look = Zobacz
online-against = { $first } – { $second }
online-open-place = jeszcze nikt
online-turns = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
online-won = Wygrana
online-lost = Przegrana
online-tied = Remis
online-their-turn = ruch przeciwnika

## Terms

online-terms-clock = { $minutes } min + { $seconds } s za ruch
online-terms-clock-seconds = { $total } s + { $seconds } s za ruch
online-terms-minutes = { $minutes } min
online-terms-no-clock = bez zegara
online-terms-host-first = pierwszy ruch: { $name }
online-terms-host-second = drugi ruch: { $name }
online-terms-lot = los decyduje, kto zaczyna
online-terms-you-first = zaczynasz Ty
online-terms-other-first = zaczyna przeciwnik
online-terms-random = losowa pozycja początkowa
online-terms-given = podana pozycja początkowa
online-terms-public = wszyscy mogą oglądać
online-terms-private = nikt nie może oglądać

## Waiting for an opponent

online-waiting = Oczekiwanie na przeciwnika
online-waiting-friend = Wyślij ten link komuś znajomemu. Zagra z Tobą osoba, która pierwsza przyjmie wyzwanie.
online-waiting-lobby = Twoje wyzwanie jest w poczekalni, dopóki ta strona jest otwarta i nie otworzysz innej partii online. Możesz też wysłać link.
online-loopback = Ten link działa tylko na tym komputerze. Aby inni w twojej sieci mogli grać, uruchom serwer z opcją --address 0.0.0.0 i otwórz stronę pod adresem, który poda.
online-link = Link do tej partii
online-copy = Kopiuj link
online-watch-link = Link do oglądania
online-copy-watch = Kopiuj link do oglądania
online-copied = Skopiowano
online-share = Udostępnij
online-share-text = Zagrasz ze mną w LYNGK?
online-qr = Pokaż kod QR
online-qr-label = Kod QR linku
online-cancel = Wycofaj wyzwanie
online-meanwhile = W tym czasie zagraj z komputerem
online-accepted = { $name } przyjmuje wyzwanie.
online-go = Przejdź do gry

## Invitation

online-invites = { $name } rzuca ci wyzwanie
online-aim-six = Gra w stosy dla dwojga: kto pierwszy ukończy stos z sześciu pionów, z jednym ze swoich kolorów na wierzchu, od razu wygrywa.
online-invited-accept = Przyjmij i graj
online-invited-no = Nie teraz

## The start

online-drawing = Losowanie pozycji początkowej
online-drawing-hint = Serwer i gracze dokładają po jednej tajnej liczbie. Partia zacznie się, gdy obaj gracze będą na miejscu.
online-drawing-waits = Czekamy, aż { $name } otworzy stronę.
online-fair = Pozycja wylosowana i sprawdzona
online-fair-detail = Serwer i obaj gracze ustalili po jednej liczbie, zanim poznali pozostałe. Twoja przeglądarka sprawdziła, że pozycja początkowa wynika z wszystkich trzech.
online-drawn = Pozycja wylosowana
online-drawn-detail = Pozycja początkowa wynika ze wszystkich trzech liczb. Ale liczba pod twoim imieniem nie pochodzi z tej przeglądarki: po zmianie urządzenia pochodzi z poprzedniego.
online-server = Serwer
online-unfair = Pozycja początkowa nie wynika z liczb z losowania!
online-unfair-detail = Serwer lub przeciwnik nie trzyma się protokołu. Możesz przerwać partię.
online-given-start = Pozycję początkową podano w wyzwaniu.
online-return-start = Pozycja początkowa jest taka jak w poprzedniej partii, z zamianą stron.

## Connection

online-reconnecting = Utracono połączenie. Ponawianie próby…
online-reconnecting-turn = Utracono połączenie. Twój ruch zostanie wysłany, gdy tylko połączenie wróci.
online-turn-unsent = Twój ruch nie został jeszcze wysłany…
online-online = { $name } jest online
online-offline = { $name } jest offline
online-good = dobre połączenie
online-fair-connection = wolne połączenie
online-poor = słabe połączenie
online-you-online = Jesteś online
online-you-offline = Jesteś offline
online-watchers = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
online-left = { $name } traci połączenie.
online-left-claim = { $name } zbyt długo nie wraca. Możesz ogłosić zwycięstwo.
online-left-wait = { $name } traci połączenie. Za { $seconds } s możesz ogłosić zwycięstwo.
online-returned = { $name } wraca do gry.
online-server-was-down = Serwer przez chwilę nie działał. Zegary w tym czasie stały.
online-stopping = Serwer uruchamia się ponownie. Za chwilę gramy dalej.
online-busy = Serwer nie może teraz nic zapisać. Twój ruch zostanie automatycznie wysłany ponownie.
online-full = Serwer jest teraz pełny. Strona sama ponawia próbę.
online-too-fast = Za szybko. Za chwilę kolejna próba.
online-too-fast-again = Za szybko. Spróbuj ponownie za minutę.
online-moved = Grasz teraz tę partię na innym urządzeniu.
online-version = Ta strona jest starsza lub nowsza niż serwer. Odśwież ją.
online-reload = Odśwież
online-not-understood = Serwer i strona się nie rozumieją. Odśwież stronę.
online-no-room = Nie ma takiej partii albo jest prywatna.
online-bad-link = Ten link nie prowadzi do żadnej partii. Czy na końcu nie brakuje litery?
online-to-lobby = Do poczekalni

## Acts at the table

online-draw = Remis
online-offer-draw = Zaproponuj remis
online-offer-take-back = Poproś o cofnięcie
online-offer-pause = Poproś o pauzę
online-offer-resume = Wznów
online-abort = Przerwij
online-abort-hint = Kończy partię bez wyniku. Możliwe, dopóki obie strony nie wykonają ruchu.
online-claim-win = Ogłoś zwycięstwo
online-more = Więcej
online-rename = Zmień
online-sure-resign = Poddać partię?
online-sure-abort = Przerwać partię?
online-yes = Tak
online-no = Nie
online-offered-draw = { $name } proponuje remis.
online-offered-take-back = { $name } prosi o cofnięcie ruchu.
online-offered-take-back-more = { $count ->
    [2] { $name } prosi o cofnięcie dwóch ostatnich ruchów, aby zagrać inaczej.
   *[other] { $name } prosi o cofnięcie { $count } ostatnich ruchów, aby zagrać inaczej.
}
online-offered-pause = { $name } prosi o pauzę.
online-offered-resume = { $name } chce grać dalej.
online-offered-rematch = { $name } proponuje rewanż.
online-offered-return = { $name } proponuje tę samą pozycję z zamianą stron.
online-you-offered-draw = Proponujesz remis.
online-you-offered-take-back = Prosisz o cofnięcie swojego ruchu.
online-you-offered-take-back-more = { $count ->
    [2] Prosisz o cofnięcie dwóch ostatnich ruchów.
   *[other] Prosisz o cofnięcie { $count } ostatnich ruchów.
}
online-you-offered-pause = Prosisz o pauzę.
online-you-offered-resume = Czekamy, aż { $name } zechce grać dalej.
online-you-offered-rematch = Proponujesz rewanż.
online-you-offered-return = Proponujesz tę samą pozycję z zamianą stron.
online-agree = Przyjmij
online-decline = Odrzuć
online-withdraw = Wycofaj
online-declined = { $name } się nie zgadza.
online-offer-again = { $count ->
    [one] { $name } się nie zgadza. Możesz poprosić ponownie po jeszcze jednym ruchu.
    [few] { $name } się nie zgadza. Możesz poprosić ponownie po kolejnych { $count } ruchach.
    [many] { $name } się nie zgadza. Możesz poprosić ponownie po kolejnych { $count } ruchach.
   *[other] { $name } się nie zgadza. Możesz poprosić ponownie po kolejnych { $count } ruchach.
}
online-withdrawn = { $name } wycofuje propozycję.
online-paused-by-agreement = Gra jest wstrzymana.
online-goes-on = Gra toczy się dalej.
online-device = Graj na innym urządzeniu
online-copy-seat = Kopiuj link do mojego miejsca
online-device-hint = Otwórz tam ten link w ciągu dziesięciu minut. Działa raz, a gra toczy się potem tylko tam. Nikomu go nie dawaj: kto go otworzy, zagra na twoim miejscu.
online-device-bad = Ten link został już użyty albo ma więcej niż dziesięć minut. Utwórz nowy na urządzeniu, na którym grasz.
online-device-taking = Przejmowanie miejsca…
online-notify = Powiadom mnie, gdy będzie mój ruch
online-your-turn = Twój ruch
online-your-turn-against = Twój ruch. Przeciwnik: { $name }

## The end

online-aborted = Partia została przerwana
online-aborted-detail = Nie ma wyniku.
online-cancelled = Wyzwanie zostało wycofane
online-result = Wynik
online-rematch = Rewanż
online-rematch-hint = Nowa pozycja, zamiana stron
online-return = Ta sama pozycja, zamiana stron
online-return-hint = Decydują obie partie razem
online-to-rematch = Do następnej partii
online-review = Oceń
online-download = Pobierz
online-share-game = Link do partii
online-new = Nowa gra
online-match = Obie partie razem
online-match-won = Wygrywasz mecz { $own } do { $other }.
online-match-lost = Przegrywasz mecz { $own } do { $other }.
online-match-tied = Mecz kończy się remisem, { $own } do { $other }.
online-match-other = { $name } wygrywa mecz, { $own } do { $other }.
online-match-stacks = Decyduje większa liczba stosów o wysokości { $height } w obu partiach razem.
online-match-played-out = Po jednym zwycięstwie. Wygrana przez poddanie, na czas lub stosem sześciu liczy się bardziej niż wygrana przez liczenie.

## Chat

online-chat = Czat
online-chat-watchers = Czat widzów
online-chat-empty = Nikt jeszcze nic nie napisał.
online-chat-say = Napisz wiadomość
online-chat-send = Wyślij
online-chat-unsent = jeszcze niewysłane
online-chat-long = Wiadomość może mieć najwyżej { $count } znaków.
online-chat-mute = Wycisz
online-chat-unmute = Wyłącz wyciszenie
online-chat-muted = Czat jest wyciszony.
online-chat-off = Czat jest wyłączony.
online-chat-turn-off = Wyłącz czat
online-chat-turn-on = Włącz czat
online-chat-phrases = Gotowe zwroty
online-chat-you = Ty
online-chat-new = { $name } pisze: { $text }
online-phrase-hello = Cześć!
online-phrase-good-luck = Powodzenia!
online-phrase-have-fun = Miłej gry!
online-phrase-nice-turn = Ładny ruch!
online-phrase-oops = Ups!
online-phrase-one-moment = Chwileczkę.
online-phrase-back = Już jestem.
online-phrase-well-played = Dobrze zagrane!
online-phrase-thank-you = Dziękuję!
online-phrase-goodbye = Do zobaczenia!
online-phrase-other = (zwrot, którego ta strona nie zna)

## Refusals

online-no-not-a-player = To mogą zrobić tylko gracze.
online-no-not-the-host = Wyzwanie może wycofać tylko ten, kto je rzucił.
online-no-full = Ktoś był szybszy: oba miejsca są zajęte.
online-no-already-seated = Siedzisz już przy tym stole.
online-no-cancelled = To wyzwanie zostało wycofane.
online-no-name-taken = Ktoś przy tym stole ma bardzo podobne imię. Wybierz inne.
online-no-not-started = Partia jeszcze się nie zaczęła.
online-no-started = Partia już się zaczęła.
online-no-over = Partia jest skończona.
online-no-not-over = Partia nie jest jeszcze skończona.
online-no-not-your-turn = To ruch przeciwnika.
online-no-time-is-up = Czas minął.
online-no-outdated-turn = Pozycja zdążyła się zmienić. Spójrz jeszcze raz i wykonaj ruch.
online-no-illegal-turn = Według serwera ten ruch jest niezgodny z zasadami.
online-no-paused = Gra jest wstrzymana.
online-no-not-paused = Gra nie jest wstrzymana.
online-no-nothing-to-take-back = Nie masz ruchu do cofnięcia.
online-no-no-such-offer = Tej propozycji już nie ma.
online-no-offered-already = Ta propozycja już padła. Najpierw wykonaj jeszcze dwa ruchy.
online-no-too-late-to-abort = Obie strony mają już ruch za sobą. Możesz się poddać albo zaproponować remis.
online-no-not-gone = Przeciwnik jest na miejscu albo jego nieobecność trwa za krótko.
online-no-too-early-to-claim = Dopiero gdy oboje wykonacie ruch. Możesz przerwać partię.
online-no-lot = Losowanie się nie udało. Przerwij partię i rzuć nowe wyzwanie.
online-no-talked-out = Za dużo twoich wiadomości przy tym stole. Gra toczy się dalej.
online-no-other = Serwer odmówił.
online-no-invalid = Serwer nie rozumie tego wyzwania.
online-no-other-site = Serwer odmówił, bo strona pochodzi z innego adresu.
