### The texts of the game itself, loaded with the page. Keys and placeholders are the same in all languages: `tests/words.rs` checks it.
### Colour names are inserted exactly as they stand under "Pieces": write sentences that work with that form.

## Pieces

color-ivory = ivoor
color-blue = blauw
color-red = rood
color-green = groen
color-black = zwart
joker = joker

## Lists: all items but the last, and the last item

list-and = { $first } en { $last }
list-or = { $first } of { $last }
list-parts = { $first }; { $next }

## Players

player-one = Speler 1
player-two = Speler 2
you = Jij
engine-level = { $name } (niveau { $level })
opponent = Je tegenstander

## A point, read aloud. Parts are joined by commas and semicolons: "d3, three high, red on top, yours; then green,
## blue; still missing: ivory and black".

point-empty = { $point }, leeg
point-single = { $point }, { $color }, enkel stuk
point-joker = { $point }, joker, enkel stuk
point-stack = { $point }, { $height ->
    [2] stapel van twee
    [3] stapel van drie
    [4] stapel van vier
    [5] stapel van vijf
   *[6] stapel van zes
}, { $color } bovenop
point-yours = van jou
point-theirs = van je tegenstander
point-of-player-one = van speler 1
point-of-player-two = van speler 2
point-of-named = van { $player }
point-neutral = neutraal
point-obstacle = obstakel
point-below = daaronder { $pieces }
point-needs = nog nodig: { $colors }
point-needs-some = nog nodig: { $count } van { $colors } ({ $jokers ->
    [one] een joker vervangt de andere kleur
   *[other] jokers vervangen de andere kleuren
})
point-picked = opgepakt
point-movable = kun je verplaatsen
point-movable-with-claim = kun je verplaatsen als je { $color } claimt
point-landing = hier kun je landen
point-landing-lyngk = hier kun je landen met de LYNGK-regel
point-landing-claim = hier kun je landen als je { $color } claimt
point-completes = voltooit een stapel van { $height }
point-makes-obstacle = wordt een obstakel
point-chosen = de zet eindigt hier
point-threat-you = jij kunt hier een stapel voltooien
point-threat-opponent = je tegenstander kan hier een stapel voltooien
point-threat-player-one = speler 1 kan hier een stapel voltooien
point-threat-player-two = speler 2 kan hier een stapel voltooien

## Turns, announced

turn-you-move = Je hebt { $from } naar { $to } gezet
turn-other-moves = { $player } heeft { $from } naar { $to } gezet
turn-you-claim = Je hebt { $color } geclaimd en { $from } naar { $to } gezet
turn-other-claims = { $player } heeft { $color } geclaimd en { $from } naar { $to } gezet
turn-you-pass = Je hebt gepast
turn-other-passes = { $player } heeft gepast
turn-you-must-pass = jij kunt niet zetten
turn-other-must-pass = { $player } kan niet zetten
turn-by-lyngk = met de LYNGK-regel via { $points }
turn-completes = stapel van { $height } voltooid
turn-you-complete = stapel van { $height } voltooid: goed gedaan!
turn-makes-obstacle = er blijft een obstakel staan
turns-taken-back = { $count ->
    [one] { $count } zet teruggenomen
   *[other] { $count } zetten teruggenomen
}

## Where the game stands

status-your-turn = Jij bent aan zet
status-turn-of = { $player } is aan zet
status-thinking = { $player } denkt na…
status-plays = { $player } zet { $from } → { $to }
status-claims = { $player } claimt { $color }
status-must-pass = Geen zet mogelijk: pas
status-must-claim = Claim eerst een kleur
status-paused = Pauze
paused-covered = Het speelbord is afgedekt tot je ‘Verder’ kiest.
paused-left = Gepauzeerd: de pagina werd verlaten of herladen. ‘Verder’ toont het speelbord.
status-looking-back = Na zet { $number }
status-at-start = Beginstelling
status-picked = { $point }: waarheen?
status-claiming = Je claimt { $color }: zet nu
status-waiting-move = { $from } → { $to } zetten?
status-waiting-claim = Claim { $color }, { $from } → { $to }?

## The end

end-you-won = Je hebt gewonnen
end-you-lost = Je hebt verloren
end-player-won = { $player } heeft gewonnen
end-draw = Onbeslist
end-no-moves = Niemand kan nog zetten.
end-count-you = jij
end-by-count = { $height ->
    [5] De stapels van 5 beslissen: { $first }, { $second }.
    [4] Stapels van 5: { $fives } tegen { $fives }; de stapels van 4 beslissen: { $first }, { $second }.
    [3] Gelijk op stapels van 5 en 4; de stapels van 3 beslissen: { $first }, { $second }.
    [2] Gelijk tot en met stapels van 3; de stapels van 2 beslissen: { $first }, { $second }.
   *[1] Gelijk op alle stapels; enkele stukken beslissen: { $first }, { $second }.
}
end-all-equal = Beide spelers hebben van elke hoogte evenveel stapels.
end-by-your-six = Je hebt op { $point } een stapel van 6 voltooid.
end-by-others-six = { $player } heeft op { $point } een stapel van 6 voltooid.
end-by-resignation = { $player } heeft opgegeven.
end-by-time = { $player } heeft geen tijd meer.
end-by-your-resignation = Je hebt opgegeven.
end-by-your-time = Je tijd is om.
end-by-absence = { $player } had te lang geen verbinding.
end-by-your-absence = Je had te lang geen verbinding.
end-by-agreement = Beide spelers zijn onbeslist overeengekomen.
end-by-forfeit = Het verliezende programma is uitgevallen.

## What a claim would change

claim-preview-stacks = { $count ->
    [0] er wordt nog niets van jou
    [one] { $count } stuk of stapel wordt van jou, en alleen jij mag ermee zetten
   *[other] { $count } stukken en stapels worden van jou, en alleen jij mag ermee zetten
}
claim-preview-completes = je kunt meteen een stapel voltooien op { $points }

## Threats

threats-none = Niemand kan met de volgende zet een stapel voltooien.
threats-of = { $player }: een stapel te voltooien op { $points }.

## Refusals. The number of the rule follows each sentence.

refused = { $turn } is niet mogelijk.
cannot-pick = { $point } kun je niet verplaatsen.
refusal-nowhere = Het kan nu nergens landen.
refusal-over = De partij is afgelopen.
refusal-may-not-pass = Wie kan zetten, mag niet passen.
refusal-may-not-pass-claim = Wie kan zetten door een kleur te claimen, mag niet passen.
refusal-must-pass = Er is geen geldige zet: je moet passen.
refusal-already-claimed = { $player } heeft { $color } al geclaimd.
refusal-already-yours = Je hebt { $color } al geclaimd.
refusal-no-claim-left = Er zijn al twee kleuren geclaimd: { $colors }.
refusal-not-moving = Een zet moet op een ander punt eindigen.
refusal-empty-start = Op { $point } staat niets.
refusal-empty-end = Op { $point } staat niets: een zet moet op een stuk of een stapel eindigen.
refusal-joker = Een joker beweegt nooit zelf.
refusal-opponents-color = De stapel is van de andere speler: { $color } ligt bovenop.
refusal-not-in-line = De twee punten liggen niet op één lijn.
refusal-blocked = { $point } staat in de weg.
refusal-no-lyngk-path = Geen reeks LYNGK-punten ({ $color }) leidt daarheen.
refusal-lyngk-is-for-own = LYNGK-punten leiden erheen, maar alleen wie { $color } heeft geclaimd, mag ze gebruiken.
refusal-color-twice = De stapel zou dezelfde kleur twee keer bevatten: { $colors }.
refusal-too-high = De stapel zou { $height } stukken hoog zijn; { $limit } is het maximum.
refusal-single-onto-stack = Een enkel neutraal stuk mag alleen op een enkel stuk worden gezet.
refusal-onto-higher = Een neutrale stapel mag niet op een hogere stapel worden gezet.
not-your-turn = Je bent niet aan zet.
is-paused = De partij is gepauzeerd.
looks-back = Dit is een eerdere stelling. Ga terug naar de partij om te zetten.

## Typed turns and given positions

misread-turn = ‘{ $text }’ is geen zet. Schrijf bijvoorbeeld d3-d4, of R,d3-d4 om eerst rood te claimen.
misread-path = { $turn } is mogelijk, maar niet langs die weg.
engine-failed = De computer reageert niet meer.
lpn-bad = Deze stelling kan niet worden gespeeld.
lpn-syntax = Bij teken { $column } wordt verwacht: { $expected }.
expected-stack = een stapel zoals RIJ, of . voor een leeg punt
expected-char = het teken { $char }
expected-space = een spatie
expected-side = de speler aan zet, 1 of 2
expected-claims = een reeks geclaimde kleuren uit IBRGK in deze volgorde, of - voor geen
expected-score = het aantal voltooide stapels
expected-variant = de variant, std of six
expected-end = het einde van de tekst
fault-too-high = De stapel op { $point } is { $height } stukken hoog; { $limit } is het maximum.
fault-color-twice = De stapel op { $point } bevat een kleur meer dan één keer: { $colors }.
fault-joker-on-top = De stapel op { $point } heeft een joker bovenop: een joker staat alleen of ligt lager.
fault-too-many-pieces = Er zijn { $count } stukken van deze soort: { $piece }. Het spel heeft er { $limit }.
fault-piece-count = Er staan { $count } stukken op het speelbord; bij deze score moeten het er { $expected } zijn.
fault-too-many-scored = De score is { $count } voltooide stapels; { $limit } is het maximum.
fault-too-many-claims = { $player } heeft meer dan twee kleuren: { $colors }.
fault-claimed-by-both = Beide spelers hebben dezelfde kleur geclaimd: { $colors }.
saved-bad = De bewaarde partij kon niet worden gelezen: { $reason }
saved-bad-record = regel { $line }, kolom { $column } is niet te lezen.
saved-bad-seats = er staat niet in wie er speelt.
saved-bad-details = de klok of de uitslag klopt niet met de zetten.

## Around the board

page-title = LYNGK
page-aim = Een stapelspel voor twee: voltooi de meeste stapels van vijf verschillende kleuren, met een van jou bovenop.
skip-to-board = Naar het speelbord
status-title = Status
panel-to-move = aan zet
panel-clock = Resterende tijd
panel-claims = Geclaimde kleuren
panel-unclaimed = nog te claimen
tray-title = Claim een kleur
tray-hint = Je mag nu of later een kleur claimen: twee per partij, dus geen haast.
tray-must = Je kunt alleen zetten als je een kleur claimt: { $colors }.
tray-dashed = Wie op een gestreepte stapel landt, claimt { $color }.
tray-if = Als je { $color } claimt:
tray-claiming = Met deze zet claim je { $color }:
tray-undo = Kies nog een keer { $color } om dit te annuleren.
tray-used-up-you = Je hebt je twee kleuren geclaimd.
tray-used-up-other = { $player } heeft twee kleuren geclaimd.
action-play = Bevestigen
action-undo = Annuleren
action-pass = Passen
action-continue = Verder
action-present = Naar de partij
action-hint = Hint
action-hint-key = Hint (toets H)
controls-title = Partij
control-take-back = Terug
control-pause = Pauze
control-resign = Opgeven
control-resign-sure = Partij opgeven?
control-resign-yes = Ja, opgeven
control-resign-no = Nee
control-threats = Dreigingen
control-rotate = Draaien
typed-label = Typ een zet
typed-submit = Zet doen
record-title = Zetten
record-empty = Nog geen zetten.
record-pass = past
record-steps = Door de partij bladeren
record-start = Naar het begin
record-back = Eén zet terug
record-on = Eén zet verder
record-present = Naar de huidige stelling
record-study = Deze partij bestuderen
banners-title = Meldingen
trouble-engine = De computer reageert niet meer. Je partij is veilig.
trouble-engine-restart = Opnieuw starten
trouble-engine-without = Verder zonder
broken-kept = De partij is ongewijzigd bewaard, en er staat een nieuwe partij klaar.
broken-copy = Bewaarde tekst kopiëren
broken-copied = Gekopieerd
broken-download = Downloaden
broken-discard = Weggooien
unkept = In deze browser kan de pagina niets bewaren: partijen en instellingen gaan bij het sluiten verloren.
unkept-close = Begrepen
welcome-learn = Leer het in zes minuten
welcome-not-now = Meteen spelen

## Score, lead and clocks, beside the board

panel-score = { $count ->
    [one] { $count } voltooide stapel
   *[other] { $count } voltooide stapels
}
lead-you = { $by ->
    [one] Je staat { $by } voltooide stapel voor
   *[other] Je staat { $by } voltooide stapels voor
}
lead-other = { $by ->
    [one] { $player } staat { $by } voltooide stapel voor
   *[other] { $player } staat { $by } voltooide stapels voor
}
tie-you = { $height ->
    [5] Als het nu was afgelopen, zou jij winnen: meer stapels van 5, { $more } tegen { $less }
    [4] Als het nu was afgelopen, zou jij winnen: meer stapels van 4, { $more } tegen { $less }
    [3] Als het nu was afgelopen, zou jij winnen: meer stapels van 3, { $more } tegen { $less }
    [2] Als het nu was afgelopen, zou jij winnen: meer stapels van 2, { $more } tegen { $less }
   *[1] Als het nu was afgelopen, zou jij winnen: meer enkele stukken, { $more } tegen { $less }
}
tie-other = { $height ->
    [5] { $player } zou winnen als het nu was afgelopen: meer stapels van 5, { $more } tegen { $less }
    [4] { $player } zou winnen als het nu was afgelopen: meer stapels van 4, { $more } tegen { $less }
    [3] { $player } zou winnen als het nu was afgelopen: meer stapels van 3, { $more } tegen { $less }
    [2] { $player } zou winnen als het nu was afgelopen: meer stapels van 2, { $more } tegen { $less }
   *[1] { $player } zou winnen als het nu was afgelopen: meer enkele stukken, { $more } tegen { $less }
}
lead-none = Gelijke stand
lead-two-rings = Jouw stapels zijn die met twee ringen.
panel-slot-unknown = al voor deze stelling voltooid
clock-low = { $player }: weinig tijd
rule-link = Regel { $rule }

## The head of the page

page-name = lyngk
head-rooms = Hoofdmenu
head-play = Spelen
head-puzzles = Puzzels
head-study = Studie
head-online = Online
head-new-game = Nieuwe partij
head-learn = Leren
head-settings = Instellingen
head-language = Taal
dialog-close = Sluiten

## The characters that play the engine’s levels: names, and how they play. The facts are those of docs/strength.md.
## Sentences without a subject need no gender.

opponent-level = Niveau { $level }
opponent-beaten = al verslagen
opponent-pip = Pip
opponent-pip-plays = Pakt meestal de stapel die recht vooruit ligt, maar ziet bijna nooit een reeks LYNGK-punten.
opponent-nino = Nino
opponent-nino-plays = Voltooit graag stapels, vindt een weg over één LYNGK-punt en ziet verder veel over het hoofd.
opponent-tilda = Tilda
opponent-tilda-plays = Pakt bijna elke stapel in zicht, zonder zich af te vragen wat erna komt.
opponent-amara = Amara
opponent-amara-plays = Speelt op gevoel: heeft oog voor goede zetten en lange reeksen, maar kijkt nooit vooruit.
opponent-jaro = Jaro
opponent-jaro-plays = Kijkt even voordat het erop aankomt, en zit er ongeveer één op de tien keer naast.
opponent-bo = Bo
opponent-bo-plays = Weegt voor elke zet een paar ideeën af en laat je zelden een stapel om te voltooien.
opponent-yuki = Yuki
opponent-yuki-plays = Vergelijkt tientallen stellingen en speelt altijd de beste zet die daaruit komt.
opponent-ravi = Ravi
opponent-ravi-plays = Bekijkt honderden stellingen voor elke zet en houdt ze allemaal bij.
opponent-selma = Selma
opponent-selma-plays = Kijkt ver vooruit en lost eindspelen exact op, tot het laatste stuk.
opponent-onyx = Onyx
opponent-onyx-plays = Geeft alles: denkt het langst na en lost eindspelen exact op.

## A new game

new-title = Nieuwe partij
new-running = De partij op het speelbord is nog niet afgelopen. Een nieuwe partij komt ervoor in de plaats.
new-back = Naar de partij
new-start = Beginnen
new-opponent = Tegenstander
new-opponent-engine = Computer
new-opponent-friend = Met z’n tweeën op dit apparaat
new-names = Namen, als jullie willen
new-level = Niveau
new-side = Wie begint
new-side-me = Ik
new-side-lot = Willekeurig
new-seat = Jij speelt als
new-variant = Variant
new-variant-standard = Stapels van 5
new-variant-standard-hint = Het standaardspel: elke voltooide stapel van 5 is een punt.
new-variant-six = Stapels van 6
new-variant-six-hint = Sudden death: stapels van 5 blijven staan en groeien door, en de eerste stapel van 6 wint meteen.
new-more-item = { $name }: { $value }
new-from = Beginstelling
new-from-random = Willekeurig
new-from-day = Van vandaag
new-from-day-hint = { $date }: vandaag voor iedereen dezelfde.
new-from-seed = Op nummer
new-from-seed-hint = Hetzelfde nummer geeft altijd dezelfde beginstelling.
new-from-lpn = Opgegeven stelling
new-from-lpn-hint = Geschreven als LPN, waarin ook de variant staat.
new-seed = Nummer van de beginstelling
new-seed-bad = Vul een geheel getal van 0 tot en met { $limit } in.
new-lpn = Stelling (LPN)
new-clock = Klok
new-clock-none = Geen
new-clock-custom = Anders
new-clock-hint = Minuten voor de hele partij en seconden erbij per zet.
new-minutes = Minuten voor de partij
new-seconds = Seconden erbij per zet
new-clock-bad = Vul 1 tot en met { $minutes } minuten en 0 tot en met { $seconds } seconden in.

## Settings

settings-title = Instellingen
settings-language = Taal
settings-language-browser = Zoals in de browser ({ $language })
settings-theme = Thema
settings-theme-system = Systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-theme-contrast = Hoog contrast
settings-pieces = Stukken
settings-pieces-stone = Steen
settings-pieces-stone-hint = Gedraaide steen, gegraveerd
settings-pieces-distinct = Duidelijk
settings-pieces-distinct-hint = Ook voor wie kleuren anders ziet
settings-pieces-grey = Grijs
settings-pieces-grey-hint = Te herkennen aan hun symbolen
settings-board = Speelbord
settings-board-plain = Effen
settings-board-wood = Hout
settings-board-slate = Leisteen
settings-board-felt = Vilt
settings-rotation = Draaiing van het speelbord
settings-rotation-now = { $degrees ->
    [0] Niet gedraaid
   *[other] { $degrees }° gedraaid
}
settings-rotate-left = Linksom draaien
settings-rotate-right = Rechtsom draaien
settings-rotate-reset = Herstellen
settings-turning = Speelbord naar de speler aan zet draaien
settings-turning-hint = Na elke zet draait het speelbord een halve slag.
settings-turning-when = Wanneer jullie met z’n tweeën op dit apparaat spelen.
settings-screen = Scherm
settings-fullscreen = Volledig scherm
settings-zen = Zenmodus
settings-screen-hint = De zenmodus toont alleen wat je nodig hebt om te spelen.
settings-screen-keys = Escape beëindigt hem. Toetsen: Shift+F en Z.
zen-leave = Zenmodus verlaten
settings-volume = Geluidsvolume
settings-silent = Uit
settings-motion = Animaties
settings-motion-slow = Langzaam
settings-motion-normal = Normaal
settings-motion-fast = Snel
settings-motion-off = Uit
settings-motion-hint = Altijd uit als je systeem erom vraagt.
settings-coordinates = Coördinaten
settings-coordinates-hint = De namen van de punten rond het speelbord.
settings-confirm = Zetten bevestigen
settings-confirm-hint = Een zet wordt eerst getoond en pas gespeeld als je hem bevestigt.
settings-passing = Vanzelf passen
settings-passing-hint = Als er geen zet mogelijk is. Met een klok gaat dat altijd zo.
settings-threats = Dreigingen tonen
settings-threats-hint = Markeert de stapels die een van beide spelers met de volgende zet kan voltooien.
settings-letters = Sneltoetsen met één toets
settings-letters-hint = Letters en tekens zoals R of ? werken meteen. Zet ze uit als je dicteert.
settings-about = Over dit programma

## About

about-title = Over lyngk
about-game = LYNGK is een spel voor twee van Kris Burm, verschenen in 2017, het zevende van het GIPF-project.
about-unofficial = Dit programma is niet officieel. Het is niet gemaakt of goedgekeurd door Kris Burm of zijn uitgevers. Vind je het spel leuk, speel het dan ook met echte stukken.
about-licence = Licentie
about-notices = Licenties van de gebruikte software
about-version = Versie

## The end of a game, beside the board

over-label = De partij is afgelopen
over-review = Beoordelen
over-rematch = Revanche
over-new-game = Nieuwe partij
over-height = { $height ->
    [5] Vijven
    [4] Vieren
    [3] Drieën
    [2] Tweeën
   *[1] Enen
}

language-unreachable = Deze taal kan nu niet worden geladen. Draait de server van de pagina nog?

## The board

board-name = Speelbord

## A part of the page that could not be loaded

part-unreachable = Dit onderdeel kon niet worden geladen. Ben je online?
part-again = Opnieuw proberen

## A newer version of the page

update-here = Er is een nieuwe versie. Je partij blijft zoals hij is.
update-load = Bijwerken
update-later = Later

## Games that are kept

game-left-out = Er was geen ruimte meer voor je laatste partij. Download die, of maak ruimte in Studie, onder ‘Alle partijen en studies’.





## Aids at the board

help-title = Toetsen en tekens
board-pencil = Pijlen en cirkels tekenen
pencil-on = Tekenen: sleep voor een pijl, tik op een punt voor een cirkel. Kies het potlood opnieuw om te spelen.
pen-plain = Doorgetrokken lijn
pen-dashed = Streepjeslijn
pen-dotted = Stippellijn
pen-mixed = Streepjes en stippen



# The page as an installed program and in search results
page-description = Speel LYNGK, het bordspel van Kris Burm met stapels en kleuren: tegen tien tegenstanders of met zijn tweeën, met lessen, puzzels en analyse.
shortcut-today = Puzzel van vandaag
