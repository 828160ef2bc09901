### De teksten van lessen, regels, puzzels en studies, opgehaald wanneer zo’n kamer wordt geopend.

## Study

study-brace = In een opmerking mag geen sluitaccolade staan. Als je die niet verandert, worden accolades als ronde haakjes opgeslagen.
study-brace-replaced = Je opmerking is opgeslagen met ronde haakjes in plaats van accolades, omdat er geen sluitaccolade in mag staan.
study-tag = Dit moet op één regel passen.
study-game = { $one } – { $two }, { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}, { $result }
tree-turn = { $number }, { $player }: { $turn }
mark-good = goede zet
mark-mistake = fout
mark-very-good = heel goede zet
mark-blunder = blunder
mark-interesting = interessante zet
mark-doubtful = twijfelachtige zet
tree-clock = klok { $time }
tree-drawn = met tekeningen
drawing-arrow = { $pen }: pijl van { $from } naar { $to }
drawing-circle = { $pen }: cirkel om { $point }
drawing-all = Getekend: { $shapes }.
drawing-added = Getekend. { $shape }
drawing-removed = Verwijderd. { $shape }
drawing-remove = Verwijderen. { $shape }
drawings-title = Tekeningen
drawings-erase = Alle tekeningen verwijderen
tree-thought = { $time } nagedacht
mark-only-move = enige zet
mark-even = gelijke stelling
mark-unclear = onduidelijke stelling
mark-slightly-better = { $player } staat iets beter
mark-clearly-better = { $player } staat duidelijk beter
mark-winning = { $player } staat gewonnen
mark-zugzwang = zetdwang
mark-initiative = initiatief
mark-attack = aanval
mark-compensation = compensatie
mark-counterplay = tegenspel
mark-time-trouble = tijdnood
mark-idea = met het idee
mark-novelty = nieuwe zet
mark-number = teken { $number }
import-empty = Er is niets om te lezen.
import-too-large = Deze tekst is { $size } kB lang; { $limit } kB is het maximum.
import-too-many = In deze tekst staan meer dan { $limit } partijen. Open er minder tegelijk.
import-unknown = Dit is geen partij, geen stelling en geen link. Een partij (LGN) begint met een tag zoals [Variant "std"], een stelling (LPN) met de kolommen, zoals K/I,R,R,B/…
lgn-at = Regel { $line }, kolom { $column }: { $problem }
lgn-missing-tag = De tag { $name } ontbreekt; hij moet vóór de zetten staan.
lgn-repeated-tag = De tag { $name } staat er twee keer; hij mag er maar één keer staan.
lgn-tag-value = De waarde van de tag { $name } moet op één regel tussen aanhalingstekens staan.
lgn-variant = ‘{ $value }’ is geen variant; schrijf std of six.
lgn-start = Met deze stelling kan de partij niet beginnen. { $reasons }
lgn-turn = { $player }, zet { $number }: { $reason }
lgn-nothing-to-vary = Een zijvariant moet na de zet staan die hij vervangt.
lgn-empty-variation = In een zijvariant moet een zet staan.
lgn-not-in-variation = Bij deze ) hoort geen (.
lgn-open-variation = Er is een zijvariant geopend met (; sluit die eerst met ).
lgn-nothing-to-mark = Een beoordeling moet na de zet staan waar die bij hoort.
lgn-not-one = Hier moet precies één partij staan.
lgn-syntax = Hier staat ‘{ $found }’; verwacht wordt: { $expected }.
lgn-syntax-end = Hier eindigt de tekst; verwacht wordt: { $expected }.
sgf-other-game = Dit is een partij ‘{ $game }’, geen LYNGK.
sgf-missing = De eigenschap { $name } ontbreekt.
sgf-too-large = Deze partij is te groot om te lezen.
sgf-order = Deze zet past niet bij de zetten ervoor.
sgf-note-obstacle = Bij Boardspace verdween het obstakel op { $points } van het speelbord toen { $player } in zet { $number } { $color } claimde. Hier blijft het staan.
sgf-note-rules = De partij gaat verder volgens de regels van Boardspace, met zetten die hier niet kunnen: { $turns }
sgf-note-early = Bij Boardspace was de partij hier afgelopen. Volgens de regels hier is { $turn } nog mogelijk.
sgf-note-result = Volgens de regels van Boardspace is de uitslag { $result }.
sgf-note-doubt = Het is niet zeker wie deze partij heeft gewonnen.
sgf-note-part = Een deel van het bestand is niet gelezen, omdat het vanuit een andere stelling of volgens andere regels verdergaat.
expected-point = een punt van het speelbord, a1 tot en met i1
expected-row = het nummer van een punt in deze kolom, 1 tot en met { $points }
expected-claim = een kleur om te claimen: I, B, R, G of K
expected-turn = een zet zoals c1-c2, R,c1-c2 of pass
expected-tag-name = de naam van een tag
expected-tag = een tag zoals [Variant "std"]
expected-number-or-result = het nummer van een zet of een uitslag
expected-comment-end = de accolade die de opmerking sluit
expected-mark = een beoordeling: ! ? !! ?? !? ?! of $0 tot en met $255
expected-result = een zet of de uitslag: 1-0, 0-1, 1/2-1/2 of *

## Editor

editor-none-left = Van deze stukken is er geen meer over: { $piece }. Het spel heeft er { $limit }.
editor-empty = Op { $point } staat niets.
editor-same-point = Daar staat het al.
editor-complete = Deze stelling kan worden gespeeld.
editor-place = { $count ->
    [one] Er moet nog { $count } stuk op het speelbord komen of bij de voltooide stapels worden geteld.
   *[other] Er moeten nog { $count } stukken op het speelbord komen of bij de voltooide stapels worden geteld.
} In voorraad: { $pieces }.
editor-take-off = { $count ->
    [one] { $count } stuk moet van het speelbord: het hoort bij de voltooide stapels.
   *[other] { $count } stukken moeten van het speelbord: ze horen bij de voltooide stapels.
}
editor-cover-joker = Op de joker op { $point } moet nog een stuk.
editor-some = { $count } × { $piece }

## Link

link-empty = Deze link is leeg.
link-too-long = Dit is te lang voor een link: { $letters } tekens, en { $limit } is het maximum. Laat opmerkingen of zijvarianten weg, of stuur een bestand.
link-unknown-version = Deze link komt van een nieuwere versie van de pagina. Laad de pagina opnieuw en open de link nog eens.
link-wrong-letter = Teken { $place } van de link is ‘{ $letter }’, en dat komt in geen enkele link voor. Kopieer hem nog eens.
link-damaged = Deze link is afgekapt of verkeerd overgetypt. Kopieer hem nog eens, in zijn geheel.
link-impossible = Wat deze link beschrijft, kan niet worden gespeeld.

## Analysis

score-chances = Winst { $win }%, onbeslist { $draw }%, verlies { $loss }%
score-short = { $percent }%
score-proved-win = zekere winst
score-proved-draw = zeker onbeslist
score-proved-loss = zeker verlies
score-win-in = { $count ->
    [one] Zekere winst in { $count } zet
   *[other] Zekere winst in { $count } zetten
}
score-draw-in = { $count ->
    [one] Zeker onbeslist in { $count } zet
   *[other] Zeker onbeslist in { $count } zetten
}
score-loss-in = { $count ->
    [one] Zeker verlies in { $count } zet
   *[other] Zeker verlies in { $count } zetten
}
score-won = Gewonnen
score-tied = Onbeslist
score-lost = Verloren
score-by-six = door een stapel van 6
score-by-stacks = { $height ->
    [5] door stapels van 5 (+{ $count })
    [4] door stapels van 4 (+{ $count })
    [3] door stapels van 3 (+{ $count })
    [2] door stapels van 2 (+{ $count })
   *[1] door alleenstaande stukken (+{ $count })
}
analysis-no-claim = zonder claim
grade-best = beste zet
grade-good = goede zet
grade-inaccuracy = onnauwkeurigheid
grade-mistake = fout
grade-blunder = blunder
thrown-win-for-draw = De winst was zeker; nu wordt het onbeslist.
thrown-win-for-loss = De winst was zeker; nu is de partij verloren.
thrown-draw-for-loss = Onbeslist was zeker; nu is de partij verloren.
theme-missed-completion = Er kon meteen een stapel worden voltooid.
theme-allows-completion = Nu kan je tegenstander een stapel voltooien.
theme-early-claim = Het was te vroeg om { $color } te claimen: wie wacht, kan nog op alles antwoorden, en een geclaimde kleur kan worden afgedekt.
theme-missed-claim = Het was tijd om { $color } te claimen.
theme-other-claim = De kleur om te claimen was { $better }, niet { $claimed }.
theme-ran-out = Wie zo speelt, heeft daarna zelf geen zet meer.
theme-missed-lyngk = De LYNGK-regel maakte een zet via { $points } mogelijk.

## Review

review-progress = { $done } van de { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
retry-best = Ja, dat is de betere zet.
retry-good-enough = Goed: deze zet is evenveel waard als de beste.
retry-as-played = Zo is er gespeeld. Er is iets beters.
retry-worse = Nog niet: dit kost { $percent ->
    [one] { $percent } procentpunt
   *[other] { $percent } procentpunten
} van de winstkansen.

## Puzzles

puzzles-title = Puzzels
puzzles-unreadable = De puzzels kunnen nu niet worden geladen. Wat je hebt opgelost, blijft bewaard.
puzzle-number = Puzzel { $number }
puzzle-of-day = Puzzel van de dag, { $date }
puzzle-action-give-up = Toon de oplossing
puzzle-action-again = Opnieuw proberen
puzzle-action-next = Volgende puzzel
puzzle-action-daily = Puzzel van de dag
puzzle-all-difficulties = Alle niveaus
puzzle-easy = Makkelijk
puzzle-medium = Gemiddeld
puzzle-hard = Moeilijk
puzzle-all-themes = Alle thema’s
puzzle-theme-complete = Een stapel voltooien
puzzle-theme-deny = Een stapel verhinderen
puzzle-theme-chain = LYNGK-ketens
puzzle-theme-claim = De juiste kleur claimen
puzzle-theme-run-out = De tegenstander vastzetten
puzzle-theme-sudden-death = Sudden death
puzzle-all-variants = Beide varianten
puzzle-variant-standard = Stapels van 5
puzzle-variant-six = Stapels van 6
puzzle-task-win = Slechts één zet wint. Vind hem.
puzzle-task-draw = Winnen kan niet meer, maar met één zet blijft het onbeslist. Vind hem.
puzzle-task-length = { $count ->
    [one] Na het antwoord moet je er nog een vinden.
   *[other] Na de antwoorden moet je er nog { $count } vinden.
}
puzzle-right = Goed. Je tegenstander antwoordt met { $reply }. Wat nu?
puzzle-right-pass = Goed. Je tegenstander kan niet zetten en past. Wat nu?
puzzle-solved = Goed, dat is de oplossing.
puzzle-over = Deze puzzel is klaar.
puzzle-wrong-win-to-loss = Deze zet mag, maar geeft de winst weg en verliest zelfs.
puzzle-wrong-win-to-draw = Deze zet mag, maar geeft de winst weg: het wordt hoogstens onbeslist.
puzzle-wrong-draw-to-loss = Deze zet mag, maar verliest.
puzzle-wrong-answer = Je tegenstander antwoordt met { $answer }.
puzzle-wrong-completes = Je tegenstander kan met { $turn } een stapel voltooien.
puzzle-wrong-completes-so = Dat voltooit een stapel.
puzzle-hint-complete = Er kan meteen een stapel worden voltooid.
puzzle-hint-deny = Je tegenstander staat op het punt een stapel te voltooien. Verhinder het.
puzzle-hint-chain = Volg je kleur van LYNGK-punt naar LYNGK-punt.
puzzle-hint-claim = Het is tijd om een kleur te claimen.
puzzle-hint-run-out = Laat je tegenstander geen zet over.
puzzle-hint-sudden-death = Een stapel van 6 is binnen bereik.
puzzle-hint-start = Kijk naar wat op { $point } staat.
puzzle-hint-start-claim = Claim eerst een kleur en zet dan vanaf { $point }.
puzzle-shown = Dit is de oplossing.
puzzle-outcome = { $wins }: { $why }.
puzzle-tied = Aan het eind zijn de stapels gelijk verdeeld: onbeslist.
puzzle-wins = { $count ->
    [one] Je wint met deze zet
   *[other] Je wint in { $count } zetten
}
puzzle-won-by = { $height ->
    [6] je voltooit een stapel van 6
    [5] aan het eind heb je meer stapels van 5, { $own } tegen { $theirs }
    [4] aan het eind zijn de stapels van 5 gelijk verdeeld, maar heb jij meer stapels van 4, { $own } tegen { $theirs }
    [3] aan het eind zijn de hogere stapels gelijk verdeeld, maar heb jij meer stapels van 3, { $own } tegen { $theirs }
    [2] aan het eind zijn de hogere stapels gelijk verdeeld, maar heb jij meer stapels van 2, { $own } tegen { $theirs }
   *[1] aan het eind zijn de hogere stapels gelijk verdeeld, maar heb jij meer alleenstaande stukken, { $own } tegen { $theirs }
}
puzzle-theme-is = Thema: { $theme }.
puzzle-unstoppable = De stapel van 6 is niet meer tegen te houden.
puzzle-action-play-out = Doorspelen
puzzle-action-study = Openen in Studie
puzzle-rating = Je rating: { $rating } ± { $margin }
puzzle-rating-change = Je rating: { $rating } ({ $change })
puzzle-rating-new = Na ongeveer { $of } puzzels krijg je een rating. Die bepaalt de volgende.
puzzle-rating-finding = Je rating wordt nog bepaald ({ $count } van ongeveer { $of } puzzels)
storm-title = Storm
storm-intro = Zo veel mogelijk puzzels in drie minuten, van makkelijk naar moeilijk. Een verkeerde zet beëindigt de puzzel en kost tien seconden.
storm-start = Storm beginnen
storm-stop = Stoppen
storm-left = Resterende tijd
storm-solved = Opgelost
storm-right = Goed. Tot nu toe opgelost: { $count }.
storm-wrong = Fout: tien seconden minder. Door naar de volgende.
storm-over = De storm is voorbij
storm-result = { $count ->
    [one] { $count } puzzel opgelost
   *[other] { $count } puzzels opgelost
}
storm-best = Je record: { $count }
storm-pace = Tijd per puzzel: { $seconds } s
storm-new-best = Dat is je nieuwe record.
storm-none-missed = Geen enkele fout.
storm-missed = Nog eens bekijken
storm-again = Opnieuw
paper-title = Om af te drukken of te bewaren
paper-intro = De volgende puzzels van de gekozen soort, met de oplossingen achteraan.
paper-count = Hoeveel
paper-print = Afdrukken
paper-file = Downloaden als bestand
paper-solutions = Oplossingen
puzzle-count = Van deze soort: { $solved } van de { $all } opgelost
puzzle-count-all = In totaal: { $solved } van de { $all } opgelost
puzzle-none-left = Deze heb je allemaal opgelost. Kies andere of wacht op de volgende puzzel van de dag.
puzzle-none-exist = Zulke puzzels zijn er niet. Kies andere.
puzzle-none-in-variant = Zulke puzzels zijn er niet: ‘{ $theme }’ bestaat alleen met ‘{ $variant }’.
puzzle-streak = { $count ->
    [one] { $count } op rij opgelost; je record: { $best }
   *[other] { $count } op rij opgelost; je record: { $best }
}
puzzle-days = { $count ->
    [one] Puzzel van de dag: { $count } dag op rij; je record: { $best }
   *[other] Puzzel van de dag: { $count } dagen op rij; je record: { $best }
}

## Lessons

lesson-basics = De basis
lesson-more = De andere regels
lesson-strategy = Eerste strategie

lesson-move-title = Het doel en de eerste zetten
lesson-aim-1 = Het doel: stapels van vijf verschillende kleuren, met een van jouw kleuren bovenop. Rood is van jou, en de stapel in het midden mist alleen nog rood. Kies het rode stuk en dan de stapel.
lesson-aim-1-done = Een stapel van 5 met jouw kleur bovenop gaat van het speelbord: een punt voor jou. Wie aan het eind de meeste punten heeft, wint. En nu de regels, een voor een.
lesson-aim-1-again = Dat mag, maar het is geen punt. Zet het rode stuk op de stapel in het midden.
lesson-move-1 = Kies het rode stuk in het midden en dan een van de stukken eromheen. Een zet gaat recht langs een lijn en eindigt op het eerste stuk dat hij tegenkomt.
lesson-move-1-done = Zo verplaats je een stuk. De twee zijn nu een stapel, met rood bovenop.
lesson-move-1-again = Dat stuk kan ook bewegen. Neem nu eerst het rode in het midden.
lesson-move-2 = Een stuk gaat over zoveel lege punten als er zijn. Het stopt er nooit op en springt nooit ergens overheen. Zet het blauwe stuk op het zwarte.
lesson-move-2-done = Precies. Het ivoren stuk achter het zwarte was onbereikbaar.
lesson-move-2-again = Dat mag ook. Maar welke lijn leidt van blauw naar zwart?

lesson-build-title = Bouwen
lesson-build-1 = Een stapel beweegt als geheel en landt op wat er staat. Maak een stapel van 4.
lesson-build-1-done = Al vier hoog! Hoger dan vijf wordt een stapel niet.
lesson-build-1-again = Een geldige zet, maar geen stapel van 4. Van twee stapels van 2 maak je er een.
lesson-build-2 = Geen kleur mag twee keer in een stapel zitten. Maak van de stapel in het midden een stapel van 3: zet hem op een kleur die hij mist.
lesson-build-2-done = Groen ontbrak nog. Vijf verschillende kleuren in één stapel: daar gaat het om.
lesson-build-2-again = Dat mag, maar verplaats de stapel in het midden. Rood en blauw zitten er al in.

lesson-neutral-title = Neutrale kleuren
lesson-neutral-1 = In het begin zijn alle kleuren neutraal: beide spelers mogen ze verplaatsen. Maar een enkel neutraal stuk mag alleen op een enkel stuk. Verplaats het rode stuk.
lesson-neutral-1-done = Enkel op enkel. De stapels eromheen waren allemaal te hoog.
lesson-neutral-1-again = Dat mag ook. Verplaats nu het rode stuk dat in het midden ligt.
lesson-neutral-2 = Een neutrale stapel mag op alles wat even hoog is als hijzelf, of lager. Maak een stapel van 4.
lesson-neutral-2-done = Twee op twee. De stapel van 3 zou te hoog zijn geweest.
lesson-neutral-2-again = Dat mag, maar het is geen stapel van 4. Zoek twee stapels die even hoog zijn.
lesson-neutral-2-obstacle = Vijf kleuren, maar het rood bovenop is van niemand: zo’n stapel telt voor niemand en beweegt nooit meer. Zet de twee stapels van 2 op elkaar.

lesson-joker-title = Jokers
lesson-joker-1 = De gespikkelde stukken zijn jokers. Een joker geldt als elke kleur die zijn stapel mist. Andere stukken mogen erop landen, maar zelf beweegt hij nooit. Kies het stuk waarmee nooit een zet begint.
lesson-joker-1-done = Dat is de joker. Zodra er een stuk op landt, reist hij mee in de stapel.
lesson-joker-1-again = Dit stuk kan zelf bewegen. Zoek het gespikkelde.
lesson-joker-2 = Er mogen meerdere jokers in één stapel zitten. Maak een stapel van 4 met twee jokers.
lesson-joker-2-done = Twee kleuren en twee jokers: de kleuren die nog ontbreken, mogen erbij.
lesson-joker-2-again = Nog niet. Twee stapels hebben onderop een joker: breng ze bij elkaar.

lesson-claim-title = Kleuren claimen
lesson-claim-1 = Voordat je zet, mag je een neutrale kleur claimen. Kies rood en doe dan een zet naar keuze.
lesson-claim-1-done = Rood is nu van jou. Voortaan mag alleen jij stapels met rood bovenop verplaatsen.
lesson-claim-1-again = Nu is een andere kleur van jou. Probeer het nog eens, met rood.
lesson-claim-1-none = Dat was een zet zonder claim. Kies eerst rood en zet dan.
lesson-claim-2 = Je eigen kleuren mogen op stapels van elke hoogte. Zet je rode stuk op de stapel van 3.
lesson-claim-2-done = Een neutraal stuk had dat niet gemogen. Je tegenstander vindt het een goed idee en claimt blauw.
lesson-claim-2-again = Goed, maar je rood kan meer. Zelfs de stapel van 3 is niet te hoog.
lesson-claim-3 = Elke speler mag in een partij twee kleuren claimen, maar slechts één per beurt. Claim je tweede, welke je maar wilt, en doe een zet.
lesson-claim-3-done = Deze twee zijn van jou tot het einde. Zijn er vier kleuren geclaimd, dan blijft de vijfde voorgoed neutraal.
lesson-claim-3-again = Zetten zonder te claimen mag ook. Maar neem deze keer je tweede kleur.

lesson-whose-title = Van wie is de stapel?
lesson-whose-1 = Alleen het bovenste stuk zegt van wie een stapel is. Rood is van jou, zwart van je tegenstander. Kies de stapel die alleen je tegenstander mag verplaatsen.
lesson-whose-1-done = Zwart ligt bovenop. Dat jouw rood eronder zit, maakt niets uit.
lesson-whose-1-again = Niemand heeft deze kleur geclaimd, dus jullie mogen die allebei verplaatsen. Zoek zwart bovenop.
lesson-whose-1-yours = Rood ligt bovenop: die is van jou.
lesson-whose-2 = Kies nu iets wat jullie allebei mogen verplaatsen.
lesson-whose-2-done = Juist: de kleur bovenop is nog neutraal.
lesson-whose-2-again = Zwart ligt bovenop: die mag alleen je tegenstander verplaatsen.
lesson-whose-2-yours = Rood ligt bovenop: die mag alleen jij verplaatsen.

lesson-lyngk-title = De LYNGK-regel
lesson-lyngk-1 = Rood is van jou. Een andere stapel met rood bovenop is een LYNGK-punt: je rood mag erheen en vandaar verder in elke richting. Zet het enkele rode stuk op de stapel van 2 met zwart bovenop.
lesson-lyngk-1-done = Naar het LYNGK-punt, de hoek om en verder, alles in één zet.
lesson-lyngk-1-again = Dat kan ook. Maar zoek de weg om de hoek naar de stapel van blauw en zwart.
lesson-lyngk-2 = Een zet mag via meerdere LYNGK-punten gaan, elk één keer. Vind er een die via drie gaat.
lesson-lyngk-2-done = Via drie LYNGK-punten in één zet! Hoe meer je er hebt, hoe verder je komt.
lesson-lyngk-2-again = Dat waren geen drie LYNGK-punten. Begin met het rode stuk dat het verst van de andere staat.
lesson-lyngk-3 = Alleen wat dezelfde kleur bovenop heeft, is een LYNGK-punt, hoe hoog het ook is. Kies het punt dat je rode stuk in het midden kan gebruiken.
lesson-lyngk-3-done = Rood bovenop: alleen dat telt.
lesson-lyngk-3-again = Zoek een andere stapel met rood bovenop.
lesson-lyngk-3-joker = Een joker is nooit een LYNGK-punt.
lesson-lyngk-3-below = Er zit rood in, maar niet bovenop.
lesson-lyngk-4 = Alleen een kleur die je hebt geclaimd, mag LYNGK-punten gebruiken. Rood heeft hier niemand geclaimd, dus het kan de hoek nog niet om. Claim rood en zet dan het enkele rode stuk op de stapel van blauw en zwart.
lesson-lyngk-4-done = Door je claim werd de andere rode stapel een LYNGK-punt. Een neutrale kleur heeft er nooit een.
lesson-lyngk-4-none = Zonder claim is rood neutraal en mag het geen LYNGK-punten gebruiken. Claim eerst rood.
lesson-lyngk-4-again = Claim rood en ga dan met het enkele rode stuk de hoek om naar de stapel van blauw en zwart.

lesson-complete-title = Een stapel van 5 voltooien
lesson-complete-top = Wat bovenop ligt, beslist. Zwart is neutraal: een stapel van 5 met zwart bovenop telt voor niemand en blijft als obstakel staan. Maak een stapel van 5 die telt.
lesson-complete-top-done = Rood bovenop: een punt. Andersom was het een obstakel geworden.
lesson-complete-top-again = Nog geen stapel van 5. Jouw rode stuk en de stapel in het midden hebben samen vijf kleuren.
lesson-complete-top-obstacle = Een obstakel: het zwart bovenop is van niemand. Het beweegt nooit meer en telt voor niemand. Probeer het andersom.
lesson-complete-2 = Een geclaimde kleur geldt meteen. Claim er een en voltooi in dezelfde zet een stapel van 5.
lesson-complete-2-done = Een kleur en een punt in één zet!
lesson-complete-2-again = Nog geen stapel van 5. Welke kleur mist de stapel van 4, en welk stuk kan die brengen?

lesson-ready-title = Vóór je eerste partij
lesson-ready-1 = Een stapel van 4 is een cadeau voor wie hem kan voltooien. Rood is van jou, blauw en zwart zijn van je tegenstander. Zet, maar laat niets achter dat hij kan voltooien.
lesson-ready-1-done = Veilig. Kijk vóór elke zet wat je tegenstander zou kunnen voltooien.
lesson-ready-1-again = Zo ontstaat een stapel van 4 waaraan alleen blauw ontbreekt, en blauw kan erbij. Zoek een veiliger zet.
lesson-ready-1-four = Een stapel van 4 waaraan alleen blauw ontbreekt: je tegenstander voltooit hem en krijgt het punt.
lesson-ready-2 = Je past alleen als je niet kunt zetten. Kan niemand het meer, dan is de partij voorbij. Bij drie voltooide stapels elk beslissen de stapels van 4 op het speelbord, dan die van 3, enzovoort. Rood en groen zijn van jou. Wie wint?
lesson-ready-2-done = Jouw stapel van 4 wint van twee stapels van 3. Nu weet je genoeg voor je eerste partij.
lesson-ready-2-again = Kijk eerst naar stapels van 4. Van wie is de kleur bovenop?

lesson-start-title = De opstelling
lesson-start-1 = Zo begint een partij: 43 stukken, acht van elke kleur en drie jokers, willekeurig over alle punten verdeeld. Het lot bepaalt wie begint: jij. Verplaats het groene stuk dat in het midden ligt.
lesson-start-1-done = Nu is je tegenstander aan zet. Jullie zetten om de beurt, tot geen van beiden nog kan zetten.
lesson-start-1-claim = Je mag al bij je eerste zet een kleur claimen. Maar zet deze keer zonder claim.
lesson-start-1-again = Dat mag ook. Maar begin deze keer met het groene stuk dat in het midden ligt.

lesson-obstacle-title = Obstakels
lesson-obstacle-1 = Een stapel van 5 met een neutrale kleur bovenop telt voor niemand. Voltooi er een zonder iets te claimen, en kijk wat er gebeurt.
lesson-obstacle-1-done = Hij blijft staan en beweegt nooit meer: een obstakel.
lesson-obstacle-1-again = Dat worden er geen vijf. De stapel van 3 en de stapel van 2 hebben samen vijf kleuren.
lesson-obstacle-1-point = Met de claim is het een punt, en een mooie zet! Maar doe het deze ene keer zonder.
lesson-obstacle-2 = Een obstakel blijft een obstakel, ook als iemand later zijn kleur claimt. Maar rood is nu van jou, en dit heeft rood bovenop: gebruik het als LYNGK-punt.
lesson-obstacle-2-done = Geen punt voor jou, maar een goede plek om af te slaan.
lesson-obstacle-2-again = Die zet ging niet via het obstakel. Laat je enkele rode stuk erheen gaan, en verder.

lesson-pass-title = Passen
lesson-pass-1 = Rood en groen zijn van jou, blauw en zwart van je tegenstander. Je rode stuk kan nergens landen, en een ander heb je niet: je kunt alleen passen.
lesson-pass-1-done = Alleen wie niet kan zetten, past. Kijk wat je tegenstander nu doet.
lesson-pass-2 = De stapel van 5 van je tegenstander is van het speelbord, en de weg is vrij. Wie kan zetten, moet zetten: ga je gang.
lesson-pass-2-done = Passen is nooit een keuze. Zodra er weer een zet is, moet je die doen.
lesson-pass-3 = Zoals het nu staat, heb je geen zet. Maar je mag nog een kleur claimen, en dan zou je er een hebben. Daarom mag je niet passen: claim en zet.
lesson-pass-3-done = Juist. Je past alleen als zelfs claimen niet helpt.

lesson-end-title = Het einde
lesson-end-1 = Geen van jullie kan nog zetten: de partij is afgelopen. Jij hebt vier stapels voltooid, je tegenstander drie. Er staan nog twee stapels van 4 met kleuren van je tegenstander bovenop. Wie wint?
lesson-end-1-done = Wie meer stapels heeft voltooid, wint. Wat er nog op het speelbord staat, telt dan niet.
lesson-end-1-again = Eerst beslissen de voltooide stapels, en daarvan heb jij er meer.
lesson-end-2 = Allebei drie voltooide stapels. Nu tellen op het speelbord de stapels van 4, elk voor de eigenaar van de kleur bovenop; dan die van 3, van 2 en de alleenstaande stukken. Rood en groen zijn van jou, blauw en zwart van je tegenstander. Wie wint?
lesson-end-2-done = Allebei een stapel van 4, maar er is een stapel van 3, en die is van je tegenstander. Je twee alleenstaande stukken komen te laat.
lesson-end-2-again = Jullie hebben allebei een stapel van 4. Kijk nu naar de stapels van 3.
lesson-end-3 = Allebei vier voltooide stapels. Op het speelbord heb jij nog één enkel stuk, het rode, en je tegenstander ook één, het blauwe. De joker is van niemand. Wie wint?
lesson-end-3-done = Alles is gelijk, tot en met de alleenstaande stukken: de partij is onbeslist.
lesson-end-3-again = Jullie hebben allebei vier voltooide stapels en één enkel stuk. Wat zou dan nog kunnen beslissen?
lesson-end-you = Ik
lesson-end-opponent = Mijn tegenstander
lesson-end-nobody = Niemand, het is onbeslist

lesson-six-title = Variant: stapels van 6
lesson-six-1 = In deze variant blijven stapels van 5 op het speelbord en groeien ze verder. Maak er een met jouw rood bovenop.
lesson-six-1-done = Hij blijft staan, en hij is van jou zolang rood bovenop ligt.
lesson-six-1-again = Probeer je enkele rode stuk: het kan bij de stapel van 4 in het midden komen.
lesson-six-2 = Wie een stapel van 6 voltooit met een eigen kleur bovenop, wint meteen. Naast de vijf kleuren hoort er een joker in, die voor wit staat. Win deze partij!
lesson-six-2-done = Vijf kleuren en een joker, met rood bovenop: je hebt op slag gewonnen.
lesson-six-2-again = Nog niet. De stapel in het midden heeft zijn joker en mist alleen rood.
lesson-six-3 = De stapel in het midden met groen bovenop is van jou. Hij heeft alle vijf de kleuren, maar geen joker. Kun je toch winnen?
lesson-six-3-done = Recht op de joker. Zelf beweegt hij nooit, maar hij wacht op je.
lesson-six-3-again = Dat wint niet. Wat is het enige stuk dat nog bij vijf kleuren past?
lesson-six-4 = Een stapel van 6 met een neutrale kleur bovenop wint niet. Groen is van jou, en niemand heeft rood geclaimd. Zet de middelste stapel zonder claim op de joker, en kijk wat er gebeurt.
lesson-six-4-done = Hij blijft staan, en de partij gaat door. Winnen doet hij nooit, ook niet als iemand later rood claimt.
lesson-six-4-won = Met die claim win je meteen! Maar voltooi deze ene keer een stapel van 6 zonder claim.
lesson-six-5 = Er zijn geen zetten meer, en niemand heeft gewonnen. Nu tellen de stapels van 5, elk voor de eigenaar van de kleur bovenop; dan die van 4, van 3, van 2 en de alleenstaande stukken. Rood en groen zijn van jou, blauw en zwart van je tegenstander. Wie wint?
lesson-six-5-done = Drie stapels van 5 tegen twee, voor je tegenstander. De stapels van 6 hebben het neutrale ivoor bovenop: die tellen voor niemand.
lesson-six-5-again = Tel de stapels van 5 naar de kleur bovenop. De stapels van 6 tellen voor niemand: ivoor is neutraal.

## Strategy

strategy-claim-title = Wanneer je claimt
strategy-claim-1 = Claim een kleur als die meteen iets oplevert. Nog niemand heeft er een, en op d1 en e1 wacht een stapel van 5 op wie het eerst komt. Slechts één zet wint.
strategy-claim-1-done = Het punt is van jou, en groen ook. Het groene stuk op c7 voltooit straks de volgende stapel van 5.
strategy-claim-1-again = Dat wint niet. Op d1 en e1 wacht een stapel van 5: wees de eerste, en kies goed welke kleur bovenop komt.
strategy-claim-1-red = Met rood is het ook een punt. Maar groen gaat naar je tegenstander; jij raakt door je zetten heen, en dat beslist.
strategy-claim-2 = Blauw of zwart: met allebei kun je op h1 en h2 een stapel van 5 voltooien. Maar een van de twee geeft de winst weg. Aan welke kleur heb je later meer?
strategy-claim-2-done = Blauw ligt nog op drie andere stapels bovenop. Die geven je zetten en dreigingen tot het eind.
strategy-claim-2-again = Pak eerst het punt dat er ligt: h1 en h2 zijn samen een stapel van 5. De vraag is alleen welke kleur bovenop komt.
strategy-claim-2-black = Hetzelfde punt. Maar nu zijn de blauwe stapels vrij voor je tegenstander, en die wegen zwaarder.
strategy-claim-3 = Je staat met twee tegen nul achter. Zoek de kleur die nu scoort en je tegenstander bijna niets te zetten laat.
strategy-claim-3-done = Blauw ligt op nog vier stapels bovenop, en het zwarte stuk van h3 kan je andere stapel van 4 niet meer bederven. Straks moet je tegenstander passen terwijl jij inloopt.
strategy-claim-3-again = Scoor meteen, en met de kleur die op de meeste stapels bovenop ligt.
strategy-claim-3-black = Een punt, maar al die blauwe stapels blijven voor je tegenstander. Blauw was meer waard.
strategy-claim-3-other = Blauw is goed. Maar je hebt twee stapels van 4, en nu voltooit je tegenstander de andere.
strategy-claim-4 = Je tegenstander heeft allebei zijn kleuren al, dus niemand kan je rood of zwart nog afnemen. Zet ivoor van e3 naar c2. Claim je er een kleur bij, of wacht je?
strategy-claim-4-done = Een laatste claim die niemand je kan afnemen, loopt niet weg. Doe hem pas als je weet welke kleur je nodig hebt.
strategy-claim-4-again = Ivoor van e3 naar c2 is hier de zet. De vraag is alleen of je er een kleur bij claimt.
strategy-claim-4-early = Te vroeg: je tegenstander ziet je kleur en dekt meteen een stapel daarvan af.

strategy-tempo-title = De tegenstander vastzetten
strategy-tempo-1 = Wie niet kan zetten, past, en de ander gaat alleen verder. Je tegenstander heeft nog maar twee zetten: het neutrale rood van f5, en zwart van g2 naar g7. Eén zet neemt ze allebei weg.
strategy-tempo-1-done = Rood is nu van jou, en het staat op g2. Je tegenstander kan alleen toekijken terwijl jij de stapel van 5 maakt die je nodig hebt.
strategy-tempo-1-again = Je tegenstander kan nog zetten. Jij wilt rood, en g2 moet worden afgedekt.
strategy-tempo-1-late = Een mooie stapel, maar nu gaat je tegenstander van g2 naar g7, en je loopt niet meer in.
strategy-tempo-2 = Je staat twee punten achter, maar de laatste zetten van je tegenstander liggen allemaal rond f6, g6 en g7. Maak er met één zet een eind aan.
strategy-tempo-2-done = Zwart heeft het groene stuk ingesloten, en de stapel van f6 mag er niet op: daar zit zelf al zwart in. Voortaan ben alleen jij aan zet.
strategy-tempo-2-again = Je tegenstander heeft nog een zet. En als het neutrale zwarte stuk van g6 die hoek afsluit?
strategy-tempo-2-late = Je tegenstander gaat van f6 naar g7 en blijft voor.

strategy-deny-title = Verhinderen
strategy-deny-1 = De ivoren stapel op h4 dreigt op g2 te landen en een stapel van 5 te voltooien. Zelf kun je er geen voltooien. Neem dus het stuk weg waar hij op wil landen.
strategy-deny-1-done = Het stuk is weg van g2, en met groen is het van jou. Je tegenstander kan niet eens meer zetten.
strategy-deny-1-again = Dat is niet genoeg: je tegenstander houdt de overhand. Het stuk op g2 moet weg, en de kleur ervan moet van jou zijn.
strategy-deny-1-late = Daar is het al: van h4 naar g2, en je tegenstander heeft de stapel van 5.
strategy-deny-2 = Rood op g2 kan naar d4 gaan en een stapel van 5 voltooien. De beste verdediging is hier op de aanvaller landen.
strategy-deny-2-done = Groen ligt op de rode stapel, en die is nu van jou. Op c4 voltooit hij straks een stapel van 5.
strategy-deny-2-again = Dat helpt niet lang. Welke kleur kan, als je die claimt, op g2 komen?
strategy-deny-2-late = Rood gaat naar d4: een stapel van 5. Een dreiging stop je alleen door die aan te pakken.
strategy-deny-3 = Alle claims zijn gedaan. De groene stapel op e2 dreigt op b2 te landen en een stapel van 5 te voltooien. Maar de stapel op b2 is neutraal.
strategy-deny-3-done = De stapel op b1 bevat nu zelf rood en groen, dus e2 past er niet meer op.
strategy-deny-3-again = De stapel van 5 op b2 kan nog steeds. Ook die stapel mag jij verplaatsen.
strategy-deny-3-late = Nu landt e2 op b2: een stapel van 5, en de partij is verloren.

strategy-network-title = Netwerken bouwen
strategy-network-1 = Stapels met jouw kleur bovenop zijn stations: hoe meer er elkaar zien, hoe verder ze allemaal komen. Vind de stapel van 5 voor groen, en claim wat je tegenstander voor de volgende nodig heeft.
strategy-network-1-done = Via h2 en d5 naar d4. En omdat blauw van jou is, wordt de stapel van 5 op d5 dat ook.
strategy-network-1-again = Groen komt van h4 via twee LYNGK-punten op d4. En welke kleur ontbreekt er op d5?
strategy-network-1-unclaimed = De juiste zet, maar zonder claim. Je tegenstander neemt blauw, en daarmee de stapel van 5 op d5.
strategy-network-2 = Rood is van jou. Twee rode stapels staan zo goed dat een derde via allebei kan gaan. Waar landt hij?
strategy-network-2-done = Via g4 en e5 naar c4: een stapel van 5. En de stations blijven waar ze zijn.
strategy-network-2-again = Volg rood van station naar station: van h2 via g4 en e5. Breek die keten niet.
strategy-network-2-broken = Daarmee haal je een station uit je eigen netwerk, en meer dan onbeslist zit er niet in.

## Rules

rule-board-title = Het speelbord
rule-board = Een zeshoek met vier punten op elke zijde, samen 37, en nog zes punten, één buiten het midden van elke zijde: 43 punten. Vanuit elk punt lopen lijnen in hoogstens zes richtingen. De kolommen heten van links naar rechts a tot en met i; de punten van een kolom tel je van onderaf.

rule-setup-title = Stukken, doel, opstelling
rule-pieces = Er zijn vijf kleuren: ivoor, blauw, rood, groen en zwart. De drie witte, gespikkelde stukken zijn de jokers.
rule-start = In het begin ligt er op elk punt één stuk, willekeurig verdeeld: acht van elke kleur en de drie jokers. Van elke kleur ligt er nog één naast het speelbord. Wie de kleur claimt, neemt dat stuk als markering; die vijf komen nooit in het spel.
rule-start-picture = Een beginstelling: 43 stukken, en van elke kleur één naast het speelbord. Een stuk mag op een buurstuk van een andere kleur, maar niet op zijn eigen kleur.
rule-begin = Het lot bepaalt wie begint; daarna zetten de spelers om de beurt. Omdat nog niemand een kleur heeft, bevoordeelt de verdeling niemand.
rule-aim = Het doel is meer stapels te voltooien dan je tegenstander: vijf stukken in vijf verschillende kleuren, met een eigen kleur bovenop. Een joker mag voor een ontbrekende kleur staan.

rule-colors-title = Jokers, neutrale en geclaimde kleuren
rule-d1 = Een joker geldt als elke kleur die zijn stapel mist. Hij is passief: hij beweegt nooit zelf, noch alleen, noch als bovenste van een stapel; hij reist mee in stapels. Een joker ligt dus alleen bovenop als hij alleen ligt.
rule-d1-picture = Rood mag op de joker landen. De joker zelf mag niet bewegen.
rule-d2 = Een kleur die niemand heeft geclaimd, is neutraal: beide spelers mogen die verplaatsen.
rule-d2-picture = Er is niets geclaimd: wie aan zet is, mag elk van de drie verplaatsen.
rule-d3 = Elke speler mag in een partij twee kleuren claimen, en alleen kleuren die nog neutraal zijn. Vanaf dan verplaatst niemand anders ze.
rule-d3-picture = Rood is van jou en mag bewegen. Zwart is van je tegenstander: dat mag jij niet verplaatsen.
rule-d4 = Je claimt in je eigen beurt, voordat je zet.
rule-d4-picture = Een enkel neutraal stuk mag niet op een stapel van 3. Claim eerst rood, en het mag wel.
rule-d5 = Je mag hoogstens één kleur per beurt claimen.
rule-d6 = Als beide spelers twee kleuren hebben geclaimd, blijft de vijfde tot het einde neutraal.
rule-d6-picture = Vier kleuren zijn geclaimd. Ivoor blijft neutraal: het mag op een enkel stuk, maar niet op een stapel van 2.

rule-turn-title = Een beurt
rule-e1 = In je beurt mag je een kleur claimen; daarna verplaats je één stuk of stapel. Verplaatsen mag je wat een neutrale of een eigen kleur bovenop heeft.
rule-e2 = Een stapel beweegt als geheel. Alleen het bovenste stuk zegt van wie hij is.
rule-e2-picture = De stapel van rood en blauw gaat als geheel op groen en zwart: een stapel van 4 met blauw bovenop.
rule-e3 = Een zet volgt een lijn over lege punten tot het eerste bezette punt en eindigt daar, op wat er staat. Hij eindigt nooit op een leeg punt en springt nooit ergens overheen (uitzondering: de LYNGK-regel, F).
rule-e3-picture = Blauw mag over drie lege punten naar zwart. Het mag niet doorspringen naar het ivoren stuk erachter en niet op een leeg punt stoppen.
rule-e5 = Een stapel heeft hoogstens vijf stukken, en geen kleur twee keer. Er mogen meerdere jokers in zitten.
rule-e5-picture = Jouw blauwe stapel mag op die met groen: een stapel van 4 met twee jokers. Op die waar al blauw in zit, mag hij niet, en op de stapel van 4 werd hij te hoog.
rule-e6 = Een enkel neutraal stuk mag alleen op een enkel stuk: van een willekeurige andere kleur, of een joker.
rule-e6-picture = Het rode stuk mag op het blauwe en op het ivoren. Niet op het rode, want geen kleur mag er twee keer in; niet op de stapel van 2, want een enkel neutraal stuk mag alleen op een enkel stuk.
rule-e7 = Een stapel met een neutrale kleur bovenop mag alleen op een stuk of stapel die hoogstens even hoog is.
rule-e7-picture = Een stapel van 2 mag op de stapel van 2 en op het enkele stuk, maar niet op de stapel van 3.
rule-e8 = Met een eigen kleur bovenop mag je op elke hoogte.
rule-e8-picture = Jouw enkele rode stuk mag op de stapel van 3.
rule-e9 = Een stapel van 5 met bovenop een kleur van de speler die zet, gaat meteen van het speelbord: één punt voor die speler.
rule-e9-picture = Jouw rood landt op de stapel van 4 en voltooit een stapel van 5: een punt.
rule-e10 = Een stapel van 5 met een neutrale kleur bovenop blijft als obstakel staan en telt voor niemand.
rule-e10-picture = Niemand heeft groen geclaimd: deze stapel van 5 blijft als obstakel staan.
rule-e11 = Wie kan zetten, mag niet passen.
rule-e11-picture = Rood kan bij de stapel van 2 komen. Passen mag dus niet.
rule-e12 = Wie niet kan zetten, past, maar moet weer zetten zodra dat in een latere beurt kan.
rule-e12-picture = Je enige stuk, het rode, kan niet landen op een stapel waar rood in zit. Je past.

rule-lyngk-title = De LYNGK-regel
rule-f1 = De LYNGK-regel geldt alleen voor zetten met een kleur die je hebt geclaimd.
rule-f1-picture = Rood is hier neutraal: het mag niet verder via de andere rode stapel. Claim je rood, dan mag het wel.
rule-f2 = Een stuk of stapel van jouw kleur mag naar een ander met dezelfde kleur bovenop gaan, een LYNGK-punt, en vandaar in elke rechte lijn verder, telkens weer, tot het landt waar het mag. Elk LYNGK-punt heeft de bewegende kleur bovenop.
rule-f2-picture = Je claimt rood en gaat via drie LYNGK-punten naar de stapel van 4: de stapel van 5 is voltooid, een punt.
rule-f4 = Een joker is nooit een LYNGK-punt.
rule-f4-picture = Jouw rood mag op de joker landen, maar niet vandaar verdergaan.
rule-f5 = Elk LYNGK-punt wordt hoogstens één keer per beurt gebruikt.
rule-lyngk-height = Van een stapel die als LYNGK-punt dient, telt alleen wat bovenop ligt, niet de hoogte.
rule-lyngk-height-picture = De stapel van 4 met rood bovenop is voor jouw rode stuk een LYNGK-punt als elk ander.

rule-end-title = Het einde
rule-g1 = De partij eindigt als geen van beide spelers kan zetten. Wie meer stapels van 5 heeft voltooid, wint.
rule-g1-picture = Niemand kan zetten. Speler 1 heeft vier voltooide stapels, speler 2 drie: speler 1 wint, wat er ook nog op het speelbord staat.
rule-g2 = Bij gelijke stand beslissen de stapels van 4 op het speelbord, elk voor de eigenaar van de kleur bovenop; dan die van 3, van 2 en de alleenstaande stukken.
rule-g2-picture = Allebei drie voltooide stapels en een stapel van 4. De stapel van 3 is van speler 2, die wint.
rule-g3 = Is alles gelijk, dan is de partij onbeslist.
rule-g3-picture = Allebei vier voltooide stapels, en alleen jokers op het speelbord: onbeslist.

rule-six-title = Variant: stapels van 6
rule-h1 = Stapels van 5 blijven op het speelbord en mogen verder bewegen en groeien; de grens is zes.
rule-h1-picture = Jouw rood maakt een stapel van 5. Hij blijft op het speelbord.
rule-h2 = Een joker geldt ook als een zesde kleur, wit. Hij blijft passief, en wit kun je niet claimen.
rule-h3 = Een stapel van 6 bevat dus minstens één joker; andere jokers mogen voor ontbrekende kleuren staan.
rule-h3-picture = De stapel in het midden heeft zijn joker. Met jouw rood bovenop wordt het een stapel van 6.
rule-h4 = Wie een stapel van 6 voltooit met een eigen kleur bovenop, wint meteen.
rule-h4-picture = Jouw stapel van 5 gaat op de joker: een stapel van 6, je hebt gewonnen.
rule-h5 = Een stapel van 6 met een neutrale kleur bovenop wint niet. Hij blijft staan, en de partij gaat door.
rule-h5-picture = Rood is neutraal: deze stapel van 6 wint niet.
rule-h6 = Zijn er geen zetten meer voordat iemand heeft gewonnen, dan beslissen de stapels van 5 op het speelbord, elk voor de eigenaar van de kleur bovenop; dan die van 4, van 3, van 2 en de alleenstaande stukken. Is alles gelijk, dan is de partij onbeslist.

rule-rulings-title = Verduidelijkingen
rule-x1 = Claimen en verplaatsen zijn samen één zet. Die is geldig als er na de claim zo mag worden verplaatst. Je hoeft niet de zojuist geclaimde kleur te verplaatsen.
rule-x1-picture = Je mag blauw claimen en rood verplaatsen.
rule-x2 = Wie alleen na een claim kan zetten, moet claimen en zetten. Passen mag alleen wie helemaal geen geldige zet heeft, ook niet met een claim; en wie past, claimt niet.
rule-x2-picture = Zonder claim is er hier geen zet. Met rood wel: je mag dus niet passen.
rule-x3 = De partij is afgelopen als geen van beide spelers een geldige zet heeft, ook niet met een claim. Tot dan past wie er geen heeft.
rule-x4 = Een stapel die met een neutrale kleur bovenop wordt voltooid (van 5; in de variant van 6) telt de rest van de partij voor niemand, ook als zijn kleur later wordt geclaimd; wie die claimt, kan hem dan wel als LYNGK-punt gebruiken.
rule-x4-picture = Het obstakel met rood bovenop is geen punt voor jou, maar je rood mag er wel via verder.
rule-x5 = Het punt waar de stapel vandaan komt, geldt tijdens een LYNGK-zet als leeg. Dat maakt geen verschil voor waar hij kan landen; claim, begin en eind beschrijven een zet dus volledig.
rule-x6 = Twee zetten zijn gelijk als claim, begin en eind gelijk zijn, hoe de weg ook loopt.
rule-x7 = Van wie een stapel is als de partij is afgelopen, zegt het stuk dat dan bovenop ligt. Obstakels tellen voor niemand.

## Learning

learn-title = LYNGK leren
learn-intro = Eén ding tegelijk. Wat je ook probeert, je krijgt antwoord.
learn-begin = Beginnen
learn-go-on = Verder: { $lesson }
learn-all-done = Je hebt alle lessen gedaan. De rest is oefenen.
learn-time = ongeveer zes minuten
learn-steps = { $count ->
    [one] { $count } stap
   *[other] { $count } stappen
}
learn-steps-done = { $done } van { $count } gedaan
learn-done = Gelukt
learn-shown = Getoond
learn-steps-shown = { $count ->
    [one] Doorlopen, { $count } stap om zelf te proberen
   *[other] Doorlopen, { $count } stappen om zelf te proberen
}
learn-lost = Op dit adres is geen les. Hier zijn alle lessen.
learn-broken = Een deel van je bewaarde voortgang is niet te lezen. Dat deel is in deze browser opzijgelegd, en de rest is er nog.
learn-all-lessons = Alle lessen
learn-step = Stap { $number } van { $count }
learn-task = Jouw opdracht
learn-not-yet = Nog niet
learn-hint = Hint
learn-hint-points = Kijk naar wat gemarkeerd is: { $points }.
learn-refused-higher = Alleen je eigen stapels mogen op hogere stapels worden gezet.
learn-lyngk-point = Kies waar de zet eindigt: de weg over LYNGK-punten wordt voor je gevonden.
learn-show = Laat zien
learn-again = Opnieuw proberen
learn-next = Volgende
learn-next-lesson = Volgende: { $lesson }
learn-play-now = Nu spelen
learn-soon = Nog twee minuten:
learn-rules = De volledige regels
learn-rules-text = Elke regel met zijn nummer en met voorbeelden om na te spelen
learn-rules-intro = Elke regel heeft een nummer, dat de pagina noemt als iets niet mag. Elk voorbeeld kun je op een speelbord uitproberen.
learn-contents = Hoofdstukken
learn-beside = Naast het speelbord
learn-try = Probeer het
learn-try-rule = Probeer het: { $rule }
learn-try-both = Hier zet je voor beide kanten. Als iets niet mag, zegt de pagina waarom.
learn-back-to-rules = Terug naar de regels
learn-back-to-game = Terug naar je partij

## Puzzles, on the page

puzzle-room-day-open = Los hem op
puzzle-room-day-easier = Begin met een makkelijkere
puzzle-room-day-six = De puzzel van vandaag met stapels van 6
puzzle-room-day-solved = Vandaag opgelost
puzzle-room-day-failed = Vandaag geprobeerd, niet opgelost
puzzle-room-more = Meer puzzels
puzzle-room-difficulty = Niveau
puzzle-room-theme = Thema
puzzle-room-variant = Variant
puzzle-room-progress = Je voortgang
puzzle-room-all = Alle puzzels
puzzle-room-merit-solved = Dit telt als opgelost.
puzzle-room-merit-helped = Opgelost met een hint: je reeks verandert niet.
puzzle-room-merit-failed = Deze keer niet opgelost; de puzzel komt terug.
puzzle-room-merit-practice = Dit was om te oefenen: er verandert niets.
puzzle-room-unknown = Op dit adres is geen puzzel. Hier zijn alle puzzels.
puzzle-room-broken = Een deel van je bewaarde resultaten kon niet worden gelezen. Wat leesbaar was, telt, en alles is ongewijzigd opzijgelegd.
puzzle-room-link = Link kopiëren
puzzle-room-link-by-hand = Link naar deze puzzel
puzzle-room-line = De oplossing

## Studies, on the page

study-opened = Geopend: { $game }.
study-put-aside = Wat eerst open was, staat bij je partijen en studies.
study-copy = kopie
study-copied = In een ander venster zijn dezelfde plaatsen van deze studie veranderd. Beide versies zijn bewaard: de jouwe heet nu “{ $name }”.
study-unkept = De browser laat de pagina deze studie niet bewaren. Die blijft open, maar gaat verloren als je de pagina sluit. Download de studie.
study-unkept-full = De browser geeft de pagina geen ruimte meer; je laatste wijzigingen in deze studie zijn daarom niet bewaard. Download de studie, of verwijder iets onder “Je partijen en studies”.
study-unkept-download = Studie downloaden
study-broken = De hier bewaarde studie is niet te lezen. { $reason } Die is ongewijzigd bewaard, en er ligt een nieuwe klaar.
study-back-to-table = Terug naar de onlinepartij
study-link-broken = Deze link kan niet worden geopend. { $reason } Hier is niets veranderd.
study-tree = Zetten
study-start = Begin
study-keys = De pijltjestoetsen lopen door de studie: links en rechts langs de lijn, omhoog en omlaag tussen zijvarianten. Home en End gaan naar de uiteinden, de spatiebalk speelt de zetten af.
study-last = Naar het einde van de lijn
study-autoplay = Zetten afspelen
study-autoplay-stop = Pauzeren
study-previous = Vorige zijvariant
study-next = Volgende zijvariant
chapters-title = Hoofdstukken
chapter-number = Hoofdstuk { $number }
chapter-at = Hoofdstuk { $number } van { $count }: { $name }
chapter-of = Hoofdstuk { $number } van { $count }
chapter-previous = Vorig hoofdstuk
chapter-next = Volgend hoofdstuk
chapters-up = Omhoog
chapters-down = Omlaag
chapters-remove = Hoofdstuk verwijderen
chapters-removed = Verwijderd: { $name }
chapters-study-name = Naam van de studie
chapters-name = Naam van dit hoofdstuk
chapters-add = Hoofdstuk toevoegen
chapters-add-empty = Leeg, vanaf deze stelling
chapters-add-copy = Kopie van dit hoofdstuk
chapters-paste = Uit een tekst: partijen (LGN), een stelling (LPN) of een link
chapters-read = Toevoegen
chapters-limit = Een studie kan hoogstens { $limit } hoofdstukken hebben.
study-notes = Notities
study-analysis = Analyse
study-review = Beoordeling
study-open = Openen
study-share = Delen
study-comment = Opmerking bij deze zet
study-comment-start = Opmerking vóór de eerste zet
study-marks = Deze zet beoordelen
study-position-marks = De stelling beoordelen
study-promote = Zijvariant promoveren
study-delete = Verwijderen vanaf hier
study-redo = Opnieuw
study-details = Over deze partij
source-title = Als tekst bewerken (LGN)
source-label = Tekst van de partij
source-good = De tekst is een volledige partij.
source-apply = Toepassen
source-discard = Wijzigingen verwerpen
source-applied = De tekst is toegepast.
study-event = Evenement
study-result = Uitslag
study-wins = { $player } wint
study-result-open = Niet afgelopen of onbekend
study-paste = Plak een partij (LGN, SGF), een stelling of een link
study-read = Openen
study-file = Uit een bestand
study-choose = Er zijn meerdere partijen. Kies er een:
study-choose-all = Alles openen als hoofdstukken van één studie
study-choose-collection = Als verzameling openen
study-new = Nieuwe beginstelling
study-new-six = Nieuwe beginstelling, stapels van 6
study-copy-link = Link kopiëren
study-copy-game = Partij kopiëren (LGN)
study-download = Partij downloaden
study-download-all = Alle hoofdstukken downloaden
study-copy-position = Stelling kopiëren (LPN)
study-link-hint = De link bevat de hele studie: wie hem opent, ziet de studie, en nergens anders wordt iets opgeslagen.
study-link-hint-chapter = De link bevat dit hoofdstuk, niet de andere. Om alle hoofdstukken te delen, download je ze als bestand. Nergens anders wordt iets opgeslagen.
study-copy-by-hand = De browser laat de pagina niet kopiëren. Hier is de tekst:
study-stop = Stoppen
analysis-start = Analyse starten
analysis-hint = De computer analyseert de stelling op het speelbord en volgt je door de partij.
analysis-thinking = De computer denkt na…
analysis-failed = De computer reageert niet. Start hem opnieuw.
analysis-for = { $player }: { $score }
analysis-lines = Beste zetten: { $player }
analysis-claims = Wat een geclaimde kleur zou veranderen
outlook-title = Vooruitzichten
outlook-end = Stapels van 5 aan het eind: { $first } ongeveer { $one }, { $second } ongeveer { $two }
outlook-lead = { $player }, voorsprong in minstens 4 op de 5 van zulke partijen: { $lead }
outlook-proved = Het resultaat staat vast: hoe de partij eindigt, staat hierboven.
outlook-between = { $low } tot { $high }
outlook-show = Wie krijgt misschien welke stapel?
outlook-completes = { $player }, stapels binnen bereik: { $stacks }
outlook-open = Voor geen van beide kanten is al een stapel in zicht.
outlook-stack = { $point } { $percent }%
review-start = Partij beoordelen
review-effort = Hoe grondig
review-quick = Snel
review-thorough = Grondig
review-hint = De computer beoordeelt elke zet van de hoofdlijn en laat zien waar iets beters mogelijk was.
review-changed = De hoofdlijn is sindsdien veranderd. Laat die opnieuw beoordelen.
review-longer = Sindsdien zijn er aan het einde zetten bijgekomen, die nog niet beoordeeld zijn.
review-at = Na zet { $number }: { $score }.
review-at-start = Aan het begin: { $score }.
review-elsewhere = In een zijvariant
review-mistakes = Fouten
review-no-mistakes = Er zijn geen fouten gevonden.
review-resigned = { $player } heeft opgegeven, hoewel de kansen { $percent }% waren.
review-resigned-you = Je hebt opgegeven, hoewel je kansen { $percent }% waren.
review-annotate = Aan de studie toevoegen
review-annotated = Beoordelingen en betere zetten staan nu in de studie.
retry-start = Leren van fouten: { $player } ({ $count })
retry-title = Moment { $number } van { $count }
retry-title-own = Jouw moment { $number } van { $count }
retry-task = { $player } speelde { $turn }. Vind iets beters op het speelbord.
retry-why = Na { $turn }: { $why }
retry-judging = De computer bekijkt het…
retry-show = Betere zet tonen
retry-next = Volgende fout
retry-leave = Terug naar de studie
drill-open = Vind de zet
drill-lead = Speel de studie door als les: vind de zetten van de hoofdvariant.
drill-whose = Wiens zetten je zoekt
drill-both = Beide spelers
drill-which = Welke zetten je zoekt
drill-all = Alle zetten
drill-marked = Alleen zetten met ! of !!
drill-start = Beginnen
drill-link = Link naar de les kopiëren
drill-nothing = Bij deze keuze heeft de hoofdvariant geen zet om te vinden.
drill-title = Zet { $number } van { $count }
drill-task = { $player } is aan zet. Vind de zet van de studie.
drill-wait = { $player } antwoordt…
drill-on = De studie gaat verder…
drill-right = Ja, dat is de zet.
drill-variation = Deze niet: in de studie is het een zijvariant.
drill-answer = Het gaat verder met { $turn }.
drill-unknown = Deze niet. Hij staat niet in de studie.
drill-from = De stapel op { $point } verplaatst zich.
drill-turn = De zet is { $turn }.
drill-show = Zet tonen
drill-result = De les is klaar. Meteen en zonder hulp gevonden: { $found } van { $count }.
drill-repeat = Vanaf het begin

## One mistake at a time

review-again = Opnieuw beoordelen
review-previous = Vorige fout
review-played = Gespeeld
review-better = Beter
review-play-better = Betere zetten spelen
retry-task-you = Je speelde { $turn }. Vind iets beters op het speelbord.
turn-claiming = { $turn }, met claim op { $color }
turn-not-claiming = { $turn } zonder claim

## Hints

hint-only = Je hebt maar één geldige zet.
hint-look = Kijk naar { $points }.
hint-points-of = { $points }… ({ $count } in totaal)
hint-forced-win = je kunt de winst afdwingen
hint-forced-draw = met de beste zetten blijft het onbeslist
hint-forced-loss = je tegenstander kan de winst afdwingen
hint-forced-line = { $count ->
    [one] { $forced }, bijvoorbeeld in { $count } zet
   *[other] { $forced }, bijvoorbeeld in { $count } zetten
}
hint-pass = Je kunt alleen passen.
hint-move = Zet van { $from } naar { $to }.
hint-claim-move = Claim { $color } en zet dan van { $from } naar { $to }.
hint-through = De weg loopt via LYNGK-punten: { $points }.
hint-wins = Daarmee eindigt de partij, en jij wint.
hint-completes = Dat voltooit een stapel van { $height } op { $point }.
hint-builds = Op { $point } ontstaat een stapel van { $height }.
hint-builds-own = Op { $point } ontstaat een stapel van { $height } die alleen jij kunt verplaatsen.
hint-obstacle = Op { $point } komt een obstakel waar niemand iets aan heeft.
hint-runs-out = Je tegenstander kan daarna niet zetten en moet passen.
hint-denies = Dit voorkomt dat je tegenstander een stapel voltooit op { $points }.
hint-threatens = Het bereidt een stapel voor die je hierna kunt voltooien: { $points }.
hint-still-open = Toch kan je tegenstander op { $points } een stapel voltooien.
hint-inevitable = Geen enkele zet voorkomt dat je tegenstander een stapel voltooit op { $points }.
hint-safe = Je tegenstander kan daarna geen stapel voltooien.
hint-promises = Wat deze zet je belooft: { $score }.
hint-worse = { $turn } belooft minder: { $score }.
hint-worse-completes = { $turn } zou meteen een stapel voltooien, maar belooft minder: { $score }.
hint-worse-stops = { $turn } zou dat voorkomen, maar belooft minder: { $score }.
hint-as-good = { $turn } is ongeveer even goed: { $score }.
hint-even = { $turn } is net zo goed: tussen de beste zetten is er nog geen verschil.
hint-worse-allows = Je tegenstander kan dan op { $points } een stapel voltooien.
hint-failed = Er is nu geen hint: de computer reageert niet.
hint-show-turn = Zet tonen
hint-show-why = Waarom deze zet?
hint-claim = Claim { $color }
hint-this = Deze zet
hint-other = { $turn } in plaats daarvan
hint-used = { $count ->
    [one] { $count } hint in deze partij
   *[other] { $count } hints in deze partij
}

## Editor, on the page

editor-title = Stelling opzetten
editor-open = Een stelling opzetten
editor-back = Terug naar de studie
editor-reserve = Voorraad
editor-left = { $piece }, nog { $count }
editor-take = Weghalen
editor-move = Stapel verplaatsen
editor-undo = Ongedaan maken
editor-clear = Leeg speelbord
editor-stacks = Voltooide stapels
editor-less = Eén stapel minder
editor-more = Eén stapel meer
editor-from-study = Stelling van de studie
editor-swap = Spelers wisselen
editor-random = Willekeurige beginstelling
editor-study = Deze stelling bestuderen
editor-play = Vanaf hier spelen
editor-analyse = Analyseren
editor-keys = Toetsen bij het speelbord: I, B, R, G, K en J of 1 tot en met 6 kiezen een stuk, T of 7 haalt weg, M of 8 verplaatst stapels; Enter voert het uit. Backspace haalt het bovenste stuk weg, Delete de hele stapel. Slepen verplaatst altijd een stapel.

## Library

library-title = Je partijen en studies
library-lead = Ze worden in deze browser bewaard en nergens anders. Exporteer ze af en toe, dan gaat er niets verloren.
library-back = Terug naar het speelbord
library-link = Alle partijen en studies
library-games = Partijen
library-studies = Studies
library-no-games = Een partij komt hier te staan zodra je aan een andere begint.
library-no-studies = Een studie staat hier zodra je er een zet in hebt gedaan of iets bij hebt geschreven.
library-now-game = nu op het speelbord
library-now-study = nu open
library-players = { $one } – { $two }
library-six = stapels van 6
library-turns = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
library-chapters = { $count ->
    [one] { $count } hoofdstuk
   *[other] { $count } hoofdstukken
}
library-unfinished = niet afgelopen
library-open-this = Openen: { $name }
library-rename = Hernoemen
library-rename-this = Hernoemen: { $name }
library-name = Nieuwe naam
library-save = Opslaan
library-cancel = Annuleren
library-renamed = De naam is nu: { $name }.
library-delete = Verwijderen
library-delete-this = Verwijderen: { $name }
library-deleted = Verwijderd: { $name }
library-undo = Ongedaan maken
library-export = Alles exporteren
library-restore = Herstellen uit een bestand
library-nothing-new = Er stond niets nieuws in het bestand.
library-restored = { $count ->
    [one] Er is één hersteld.
   *[other] Er zijn er { $count } hersteld.
}
library-known = { $count ->
    [one] Eén stond hier al.
   *[other] { $count } stonden hier al.
}
library-left-out = { $count ->
    [one] Voor één was geen ruimte. Verwijder wat je niet meer nodig hebt en herstel het bestand nog eens.
   *[other] Voor { $count } was geen ruimte. Verwijder wat je niet meer nodig hebt en herstel het bestand nog eens.
}
library-unread = { $count ->
    [one] Eén is niet te lezen. { $reason }
   *[other] { $count } zijn niet te lezen. De eerste: { $reason }
}
library-full = Er is geen ruimte meer. Exporteer alles en verwijder dan wat je niet meer nodig hebt.
library-unkept = De browser laat de pagina dit niet bewaren. Er is niets veranderd.
library-broken = Iets wat hier bewaard was, is niet te lezen. Het is ongewijzigd bewaard, en al het andere staat in de lijst.
library-reading = Het bestand wordt gelezen: { $percent } %
library-more = Meer tonen ({ $count } in totaal)

## Collections

collection-reading = Bezig met lezen: { $percent } %, { $count } partijen tot nu toe
collection-storing = Het bestand wordt in deze browser opgeslagen. Sluit de pagina nog niet.
collection-stopped = Het lezen is gestopt. Wat gelezen is, kun je gebruiken.
collection-empty = Het bestand is leeg.
collection-not-text = Dit bestand is geen tekst in UTF-8. Als er partijen in staan, sla het dan in een teksteditor op als UTF-8 en open het opnieuw.
collection-some-not-text = Partijen die niet in UTF-8 en dus onleesbaar zijn: { $count }. Sla het bestand op als UTF-8 en open het opnieuw.
collection-no-game = Er staat geen partij in dit bestand. Een partij (LGN) begint met een tag zoals [Variant "std"].
collection-not-kept = Het bestand wordt niet bewaard.
collection-unreadable = De browser kon het bestand niet tot het einde lezen. Misschien is het gewijzigd of verplaatst.
collection-broken-text = Regel { $line }: dit is geen tekst in UTF-8.
collection-broken-long = Vanaf regel { $line }: dit is te lang voor een partij.
collection-hit = zet { $number }: dan { $turn }
collection-hit-end = aan het einde
collection-hit-variation = in een variant, zet { $number }: dan { $turn }
collection-hit-variation-end = aan het einde van een variant
collection-title = Verzamelingen
collection-lead = Een bestand met veel partijen (LGN, tot { $limit } MB) kan hier worden doorzocht, ook op stelling. Kies het, of sleep het naar deze pagina.
collection-file = Verzameling openen
collection-own = In je partijen en studies zoeken
collection-size = { $size } MB
collection-size-small = { $size } kB
collection-back = Alle partijen en studies
collection-to-list = Terug naar de lijst
collection-previous-game = Vorige partij van de lijst
collection-next-game = Volgende partij van de lijst
collection-stop = Stoppen met lezen
collection-count = { $count ->
    [one] Eén partij
   *[other] { $count } partijen
}
collection-shown = { $count } van { $total } partijen
collection-broken = { $count ->
    [one] Eén is onleesbaar
   *[other] { $count } zijn onleesbaar
}
collection-player = Speler
collection-text = Commentaar en namen
collection-more = Meer voorwaarden
collection-from = Van
collection-to = Tot en met
collection-result = Uitslag
collection-any = willekeurig
collection-shortest = Zetten, minstens
collection-longest = Zetten, hoogstens
collection-level = Niveau
collection-kind = Soort
collection-kind-game = partijen
collection-kind-study = studies
collection-kind-broken = onleesbaar
collection-clear = Voorwaarden wissen
collection-sort = Volgorde
collection-sort-file = zoals in het bestand
collection-sort-file-down = zoals in het bestand, laatste eerst
collection-sort-day = datum, oudste eerst
collection-sort-day-down = datum, nieuwste eerst
collection-sort-players = spelers, A tot Z
collection-sort-players-down = spelers, Z tot A
collection-sort-moves = lengte, kortste eerst
collection-sort-moves-down = lengte, langste eerst
collection-sort-result = uitslag, speler 1 eerst
collection-sort-result-down = uitslag, niet afgelopen eerst
collection-select-all = Alles selecteren
collection-select-none = Niets selecteren
collection-selected = { $count } geselecteerd
collection-selected-hidden = { $count } geselecteerd, waarvan { $hidden } niet getoond
collection-export = Lijst exporteren
collection-export-selected = Selectie exporteren
collection-exported = { $count ->
    [one] Eén partij is geëxporteerd.
   *[other] { $count } partijen zijn geëxporteerd.
}
collection-study = Studie maken van de selectie
collection-study-none = Geen van de geselecteerde partijen is leesbaar.
collection-none = Geen partij voldoet aan deze voorwaarden.
collection-keys = Met de pijltjes, Page Up en Page Down ga je door de lijst, Enter opent een partij, de spatiebalk selecteert die, Ctrl+A selecteert alles.
collection-unkept-full = Er is geen ruimte om deze verzameling te bewaren. Je kunt die gebruiken tot je de studie verlaat.
collection-unkept = De browser laat de pagina deze verzameling niet bewaren. Je kunt die gebruiken tot je de studie verlaat.
collection-missing = Deze verzameling staat niet in deze browser.
collection-failed = De verzameling kan niet worden doorzocht: het programma dat de partijen leest, is uitgevallen. Laad de pagina opnieuw.
collection-find = Deze stelling in de verzameling zoeken
collection-board = Zoeken op het bord
collection-board-none = niets
collection-board-position = de stelling van de studie
collection-board-stack = een stapel
collection-board-claims = geclaimde kleuren
collection-position-hint = Ook gedraaid en gespiegeld.
collection-stack = Stukken van onder naar boven (I, B, R, G, K, J)
collection-stack-hint = Alleen de top en welke stukken eronder liggen tellen, niet hun volgorde.
collection-stack-wrong = Dit is geen stapel: schrijf twee tot zes letters, bijvoorbeeld RIB.
collection-nobody = niemand
collection-next = Volgende zet
collection-games = Partijen
collection-open = Niet afgelopen
collection-record-ends = einde van de notatie
collection-in-variations = alleen in een variant
collection-all = Samen
collection-follow = De stelling na { $turn } zoeken

## Pictures, prints and boards on other pages

picture-title = LYNGK: { $one } – { $two }
picture-title-turn = LYNGK: { $one } – { $two }, na { $turn }
picture-to-move = { $player } is aan zet.
picture-won = { $player } heeft gewonnen.
picture-tied = De partij is onbeslist.
picture-winner = wint
picture-claims = Geclaimd door { $player }: { $colors }.
picture-completed = Voltooide stapels van { $player }: { $count }.
picture-stacks = Stapels op het speelbord, van onder naar boven: { $stacks }.
picture-after = Na { $turn }
share-send = Versturen…
share-picture = Afbeelding van de stelling
share-ground = Achtergrond
share-ground-paper = Wit, voor papier
share-turn = Laatste zet
share-players = Spelers
share-png = PNG downloaden
share-svg = SVG downloaden
share-copy-picture = Afbeelding kopiëren
share-failed = De browser kon de afbeelding niet maken. Probeer het opnieuw of kies een ander formaat.
share-embed = Speelbord voor een andere pagina
share-embed-hint = Zet dit in een eigen pagina: lezers kunnen de partij daar doorbladeren. Er wordt niets opgeslagen.
share-embed-copy = Code kopiëren
embed-open = Openen in LYNGK
embed-broken = Dit speelbord kan niet worden getoond. { $reason }
print-title = Afdrukken
print-diagrams = Diagrammen in de partij
print-marked = Begin, einde en waar gemarkeerd
print-commented = Ook bij elke opmerking
print-every = Ook om de { $count } zetten
print-here = Diagram hier
print-game = Partij afdrukken
print-position = Stelling afdrukken
share-film = Animatie van de partij
share-film-hint = Een GIF met één beeld voor elke zet van de hoofdlijn, in de stijl van de afbeelding hierboven.
share-film-make = Maken
share-film-again = Opnieuw maken
share-film-progress = { $number } van { $count }
share-film-made = Klaar: { $size } kB.
share-film-show = Animatie tonen
share-film-save = GIF downloaden

## The card at the end of a game

over-by-score = { $moves ->
    [one] { $title } met { $own }–{ $other } in { $moves } zet.
   *[other] { $title } met { $own }–{ $other } in { $moves } zetten.
}
over-after = { $moves ->
    [one] { $title } na { $moves } zet.
   *[other] { $title } na { $moves } zetten.
}
over-turn = Het keerpunt: zet { $turn }
over-try = Probeer { $name }
over-graph = Wie er voorstond, zet voor zet
over-reviewing = De partij wordt beoordeeld…
over-review-failed = Er is nu geen grafiek: de computer reageert niet.
over-gifts = { $count ->
    [one] Eén stapel van { $name } werd pas mogelijk door jouw zet ervoor. Let daar de volgende keer op.
   *[other] { $count } stapels van { $name } werden pas mogelijk door jouw zet ervoor. Let daar de volgende keer op.
}
over-close = Het scheelde weinig: maar één stapel te weinig.
over-first-win = Je eerste overwinning op { $name }!

## Help: keys, gestures and marks

help-keys = Toetsen
help-cap-enter = Enter
help-cap-space = Spatie
help-cap-shift = Shift
help-cap-page-up = PgUp
help-cap-page-down = PgDn
help-cap-home = Home
help-cap-end = End
help-everywhere = Overal
help-key-help = Opent dit overzicht
help-key-escape = Zet een stapel terug; sluit wat open is
help-key-step = Eén zet terug of vooruit
help-at-board = Bij het speelbord
help-key-arrows = Naar het volgende punt op een lijn
help-key-other-line = Op de andere lijn
help-key-choose = Pakt een stapel op of zet hem neer
help-key-jump = Naar het volgende of vorige punt waar iets mogelijk is
help-key-ends = Naar het eerste of laatste van die punten
help-key-draw = Begint een pijl of cirkel op dit punt en eindigt die op het bereikte punt
help-key-hint = Een hint, in partijen tegen de computer
help-key-rotate = Het bord draaien
help-key-flip = Een halve slag draaien
help-key-rotate-back = De andere kant op draaien
help-letters = Losse toetsen
help-letters-note = Deze toetsen kun je bij de instellingen uitzetten.
help-in-record = In de zettenlijst
help-key-far = Naar het begin, naar de huidige stelling
help-hand = Muis en vinger
help-do-drag = Een stapel slepen
help-means-drag = Verplaatst hem. Boven een doel zie je de stapel die zou ontstaan.
help-do-card = Op een stapel blijven staan, of lang drukken
help-means-card = Toont alle stukken en wat nog ontbreekt
help-do-circle = Rechtsklik, of tikken met het potlood
help-means-circle = Tekent een cirkel, of haalt hem weg
help-do-arrow = Slepen met rechts, of met het potlood
help-means-arrow = Tekent een pijl. Shift, Alt of allebei: een andere lijn.
help-do-clear = Klik op een leeg punt
help-means-clear = Wist de tekeningen. De volgende zet doet dat ook.
help-marks = Tekens op het speelbord
mark-player-one = Eén ring: een stapel van speler 1
mark-player-two = Twee ringen: een stapel van speler 2
mark-slots = Hoogte van de stapel en een plaats voor elke kleur: gevuld als hij die heeft, leeg als die ontbreekt. Een ruit is een joker.
mark-veiled = Bleker: die kun je nu niet zetten, of je kunt er niet op landen
mark-needs-claim = Gestreept: kan zetten als je zijn kleur claimt
mark-picked = Opgetild: opgepakt
mark-landing = Hier kan de stapel landen
mark-landing-lyngk = Ketting: landt hier met de LYNGK-regel
mark-landing-claim = Gekleurd schijfje: landt hier als je deze kleur claimt
mark-completes = Ster: voltooit een stapel van jou
mark-makes-obstacle = Kruis: maakt een obstakel
mark-chosen = Vinkje: de zet eindigt hier en wacht op je bevestiging
mark-hinted = Gloed: een hint wijst naar deze stapel
mark-becomes = Zou met deze kleur van jou worden
mark-last-turn = De laatste zet: de weg en het doel
mark-threat = Dreiging: deze speler kan hier hierna een stapel voltooien
mark-obstacle = Obstakel: beweegt niet, groeit niet, telt voor niemand
mark-winner = De stapel van 6 stukken die won
help-beside = Naast het speelbord
mark-slot = Een plaats voor een voltooide stapel
mark-elsewhere = De andere zet met dit nummer staat in een andere rij
help-answers = Hints, beoordelingen en puzzels
mark-arrow = Pijl: een zet die een hint of de analyse toont; hoe bleker, hoe zwakker
mark-right = Vinkje: de juiste zet
mark-wrong = Kruis: de verkeerde zet

# The first game
guide-title = Je eerste partij
guide-start = Kies een stuk en dan een van de gemarkeerde plaatsen. Samen worden ze één stapel.
guide-move = Kies een stuk en dan een van de gemarkeerde plaatsen. Een goed begin: volg de pijl van { $from } naar { $to }.
guide-claim-move = Een goed begin: claim { $color }, kies het stuk op { $from } en dan { $to }, waar het terechtkomt. Samen worden ze één stapel.
guide-claiming = Voor een zet mag je een kleur claimen: de stapels ervan zijn dan alleen van jou. Twee keer per partij, dus geen haast.
guide-claim = Een goed moment: claim { $color } en zet van { $from } naar { $to }. Stukken en stapels die van jou worden: { $count }.
guide-complete = Voltooi een stapel: volg de pijl van { $from } naar { $to }. Een stapel van 5 met jouw kleur bovenop telt.
guide-complete-claim = Voltooi een stapel: claim { $color } en zet van { $from } naar { $to }. Een stapel van 5 met jouw kleur bovenop telt.
guide-threat = Pas op: je tegenstander zou nu op { $point } een stapel kunnen voltooien. Kun je die wegzetten of de weg blokkeren?
guide-chain = { $from } kan via { $via }, waar jouw kleur ook bovenop ligt, door naar { $to }. Een ketting markeert al zulke plaatsen.
guide-obstacle = De doorgestreepte stapel op { $point } is een obstakel: niemand had de bovenste kleur geclaimd. Hij is van niemand en blijft.
guide-pass = Je kunt niet zetten en moet passen. Zodra je weer kunt zetten, moet dat ook.
guide-passed = Je tegenstander kon niet zetten en moest passen. De partij eindigt als geen van beiden nog kan zetten.
guide-gift = Even wachten: je tegenstander kan nu op { $point } een stapel voltooien. Wil je je zet terugnemen?
guide-play-on = Doorspelen
guide-waits = { $player } wacht op je
guide-close = Geen tips meer

## Eigen partijen door de tijd

own-title = Je partijen door de tijd
own-count = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}, waarvan { $reviewed } beoordeeld
own-mean = Gemiddelde nauwkeurigheid: { $accuracy }
own-trend = Je laatste { $count } beoordeelde partijen: { $lately }%, daarvoor: { $before }%.
own-trend-up = Je speelt nauwkeuriger.
own-trend-down = Je speelt minder nauwkeurig.
own-trend-even = Dat is ongeveer gelijk.
own-graph = Nauwkeurigheid van je partijen, van de oudste tot de nieuwste
own-graph-key = Stippen: elk één partij. Lijn: gemiddelde van vijf partijen.
own-won = gewonnen
own-tied = gelijk
own-lost = verloren
own-game = Tegen { $name }, { $result }
own-games = Alle partijen
own-review-this = Beoordeling openen: { $game }
own-against = Resultaten per tegenstander
own-opponent = Tegenstander
own-column-won = Gewonnen
own-column-tied = Gelijk
own-column-lost = Verloren
own-weaknesses = Typische fouten
own-times = { $count ->
    [one] één keer
   *[other] { $count } keer
}
own-train = Puzzels: { $theme }
own-train-any = Puzzels
own-missed-stack = Je mist een stapel die je kunt voltooien.
own-given-stack = Je laat een stapel staan die je tegenstander kan voltooien.
own-early-claim = Je claimt een kleur te vroeg.
own-missed-claim = Je wacht te lang met een claim.
own-wrong-claim = Je claimt de verkeerde kleur.
own-ran-out = Je raakt door je zetten heen.
own-missed-lyngk = Je ziet een weg via LYNGK-punten over het hoofd.
own-other = Een andere zet was beter, om redenen die moeilijk te benoemen zijn.
own-no-weaknesses = In de beoordeelde partijen zijn geen fouten gevonden.
own-review-rest = { $count ->
    [one] Nog { $count } partij beoordelen
   *[other] Nog { $count } partijen beoordelen
}
own-reviewing = Partij { $number } van { $count } wordt beoordeeld
own-empty = Er is nog geen partij van jou tegen de engine bewaard. Speel er een uit: de beoordeling zegt dan hoe nauwkeurig je hebt gespeeld en wat je kunt oefenen.
own-unreviewed = Van deze partijen is er nog geen beoordeeld. Een beoordeling zegt hoe nauwkeurig je hebt gespeeld en wat je kunt oefenen.
own-play = Een partij spelen

## The report of a review

review-accuracy = Nauwkeurigheid
review-inaccuracies = Onnauwkeurigheden
review-blunders = Blunders
review-given = Andere weggegeven stapels
review-given-note = De tegenstander kon een stapel voltooien die te voorkomen was, al was de partij toch al bijna verloren. Stapels die met ?!, ? of ?? zijn weggegeven, tellen daar.
review-turning-point = keerpunt
review-says = { $player }: { $turn }.
grade-gift = weggegeven stapel
moment-missed-win = gemiste winst
moment-missed-stack = gemiste stapel
review-find = Zelf vinden
review-fell-you = Je kansen daalden van { $from }% naar { $to }%.
review-fell = { $player }: de kansen daalden van { $from }% naar { $to }%.
review-gave-you = Je liet { $player } een stapel voltooien op { $point }.
review-gave-to-you = { $giver } liet je een stapel voltooien op { $point }.
review-gave = { $giver } liet { $player } een stapel voltooien op { $point }.
retry-still-gives = Nog niet: je tegenstander kan nog steeds een stapel voltooien.
retry-shown-safe = Na { $turn } had niemand een stapel kunnen voltooien.
score-tenths = { $whole },{ $tenth }%
analysis-searched = Doorzochte stellingen: { $count }, diepte { $depth }, { $time }
analysis-line-count = Varianten
analysis-longest = Langste zoektijd
analysis-seconds = { $seconds } s
analysis-limit = Stop bij
analysis-no-limit = geen grens
analysis-limit-visits = { $count } stellingen
analysis-limit-depth = diepte { $depth }
inspect-ask-threat = Dreiging
inspect-ask-why = Waarom niet deze zet?
inspect-why-none = Ga eerst naar een zet: de zet die naar de stelling op het bord leidde, wordt uitgelegd.
inspect-no-threat = { $player } zou niet kunnen zetten.
inspect-threat = Als { $player } aan zet was: { $turn }.
inspect-reply = { $player } antwoordt { $turn }.
inspect-only = Het is de enige toegestane zet.
inspect-best = Er is geen betere zet gevonden.
inspect-wins = Die wint de partij.
inspect-runs-out = Die laat de andere speler zonder zet.
inspect-denies = Die voorkomt een stapel op { $points }.
inspect-threatens = Die dreigt een stapel op { $points } te voltooien.
inspect-prepares = Die bereidt een stapel op { $points } voor, maar { $player } kan hem eerder voltooien.
inspect-prepares-you = Die bereidt een stapel op { $points } voor, maar jij kunt hem eerder voltooien.
inspect-nothing = Er dreigt niets.
inspect-could = { $player } zou ook een stapel op { $points } kunnen voltooien.
inspect-could-you = Je zou ook een stapel op { $points } kunnen voltooien.
why-allows = Na deze zet kan { $player } een stapel voltooien op { $points }.
why-allows-you = Na deze zet kun jij een stapel voltooien op { $points }.
why-covers = Die bedekt de stapel van { $player } op { $point }.
why-covers-you = Die bedekt jouw stapel op { $point }.
why-scores = De stapel op { $point } telt, maar kost meer dan hij oplevert.
why-later = Even later kan { $player } een stapel voltooien op { $point }.
why-later-you = Even later kun jij een stapel voltooien op { $point }.
why-claim-taken = { $player } claimt in plaats daarvan { $color }.
why-claim-taken-you = Jij claimt in plaats daarvan { $color }.
why-claim-brings = Daarna kan een stapel op { $point } voltooid worden.
why-claim-tops = Stapels en stukken met deze kleur bovenop: { $count }.
why-better = { $turn } was beter.
inspect-reply-you = Je antwoordt { $turn }.
inspect-threat-you = Als jij aan zet was: { $turn }.
inspect-no-threat-you = Je zou niet kunnen zetten.
inspect-as-good = Deze zet is ongeveer even goed als de beste.
analysis-lines-you = Jouw beste zetten
review-no-mistakes-you = Je hebt geen fouten gemaakt.
retry-safe = Goed: na deze zet kan je tegenstander geen stapel voltooien.
duel-title = Computer tegen computer
duel-watch = Kijken
duel-pause = Pauze
duel-speed = Tempo
duel-slow = langzaam
duel-normal = normaal
duel-fast = snel
