### The texts of online games. Keys and placeholders are the same in all languages.
### "You" is the person at this device. A person's name is inserted as it is: write sentences that work with any name.

## Lobby

online-title = Online spelen
online-intro = Met z’n tweeën, elk op je eigen plek, zonder account: stuur een link of speel tegen wie er is.
online-missing = Voor onlinepartijen is de LYNGK-server nodig, en die heeft deze pagina niet. Al het andere werkt.
online-unreachable = De server is nu niet bereikbaar. De pagina probeert het vanzelf opnieuw.
online-unreachable-again = De server is nu niet bereikbaar. Probeer het zo nog eens.
online-name = Je naam
online-name-hint = Zonder naam heet je ‘{ $name }’.
online-name-bad = Een naam heeft 1 tot en met 24 tekens, waarvan minstens één letter of cijfer.
online-guest = Gast
online-side-other = Je tegenstander
online-start = Beginstelling
online-start-random = Willekeurig
online-start-given = Opgegeven stelling
online-start-random-hint = Niemand kan die bepalen: jij, je tegenstander en de server loten er samen om.
online-position = Stelling (LPN)
online-watching = Wie mag kijken
online-private = Niemand
online-public = Iedereen
online-friend = Daag een vriend uit
online-friend-hint = Je krijgt een link om te versturen.
online-now = Nu spelen
online-now-hint = Zodra iemand dezelfde variant en klok kiest.
online-post = In de lobby zetten
online-post-hint = Iedereen die hier is, kan accepteren.
online-lobby = Open uitdagingen
online-lobby-empty = Er zijn nu geen open uitdagingen. Zet er een in de lobby of daag een vriend uit.
online-games = Lopende partijen
online-games-empty = Er zijn nu geen openbare partijen.
online-yours = Je partijen
online-yours-forget = { $name } uit de lijst verwijderen
online-accept = Accepteren
online-watch = Kijken
online-continue = Verder
online-look = Bekijken
online-against = { $first } – { $second }
online-open-place = nog niemand
online-turns = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
online-won = Gewonnen
online-lost = Verloren
online-tied = Onbeslist
online-their-turn = je tegenstander is aan zet

## Terms

online-terms-clock = { $minutes } min + { $seconds } s per zet
online-terms-clock-seconds = { $total } s + { $seconds } s per zet
online-terms-minutes = { $minutes } min
online-terms-no-clock = zonder klok
online-terms-host-first = { $name } zet als eerste
online-terms-host-second = { $name } zet als tweede
online-terms-lot = het lot bepaalt wie begint
online-terms-you-first = jij begint
online-terms-other-first = je tegenstander begint
online-terms-random = willekeurige beginstelling
online-terms-given = opgegeven beginstelling
online-terms-public = iedereen mag kijken
online-terms-private = niemand mag kijken

## Waiting for an opponent

online-waiting = Wachten op je tegenstander
online-waiting-friend = Stuur deze link naar een vriend. Wie het eerst accepteert, speelt tegen je.
online-waiting-lobby = Je uitdaging staat in de lobby zolang deze pagina open is en je geen andere online partij opent. Je kunt de link ook versturen.
online-loopback = Deze link werkt alleen op deze computer. Start voor anderen in je netwerk de server met --address 0.0.0.0 en open de pagina op het adres dat hij noemt.
online-link = Link naar deze partij
online-copy = Link kopiëren
online-watch-link = Link om te kijken
online-copy-watch = Link om te kijken kopiëren
online-copied = Gekopieerd
online-share = Delen
online-share-text = Speel je een partij LYNGK met me?
online-qr = QR-code tonen
online-qr-label = QR-code van de link
online-cancel = Uitdaging intrekken
online-meanwhile = Intussen tegen de computer spelen
online-accepted = { $name } heeft geaccepteerd.
online-go = Naar de partij

## Invitation

online-invites = { $name } daagt je uit
online-aim-six = Een stapelspel voor twee: wie als eerste een stapel van zes voltooit, met een eigen kleur bovenop, wint meteen.
online-invited-accept = Accepteren en spelen
online-invited-no = Niet nu

## The start

online-drawing = De beginstelling wordt geloot
online-drawing-hint = De server en de spelers leveren elk een geheim getal. De partij begint zodra beide spelers er zijn.
online-drawing-waits = Wachten tot { $name } de pagina opent.
online-fair = Beginstelling geloot en gecontroleerd
online-fair-detail = De server en beide spelers hebben elk een getal vastgelegd voordat ze dat van de anderen zagen. Je browser heeft gecontroleerd dat de beginstelling uit alle drie volgt.
online-drawn = Beginstelling geloot
online-drawn-detail = De beginstelling volgt uit alle drie de getallen. Maar het getal onder jouw naam komt niet uit deze browser: als je vanaf een ander apparaat hierheen bent gegaan, komt het daarvandaan.
online-server = Server
online-unfair = De beginstelling klopt niet met de getallen van de loting!
online-unfair-detail = De server of je tegenstander heeft zich niet aan het protocol gehouden. Je kunt de partij afbreken.
online-given-start = De beginstelling was in de uitdaging opgegeven.
online-return-start = De beginstelling is die van de vorige partij, met verwisselde kanten.

## Connection

online-reconnecting = Verbinding verbroken. Nieuwe poging…
online-reconnecting-turn = Verbinding verbroken. Je zet wordt verstuurd zodra die terug is.
online-turn-unsent = Je zet is nog niet verstuurd…
online-online = { $name } is online
online-offline = { $name } is offline
online-good = goede verbinding
online-fair-connection = trage verbinding
online-poor = slechte verbinding
online-you-online = Je bent online
online-you-offline = Je bent offline
online-watchers = { $count ->
    [one] { $count } toeschouwer
   *[other] { $count } toeschouwers
}
online-left = { $name } heeft geen verbinding meer.
online-left-claim = { $name } is al te lang weg. Je mag de winst opeisen.
online-left-wait = { $name } heeft geen verbinding meer. Over { $seconds } s mag je de winst opeisen.
online-returned = { $name } is terug.
online-server-was-down = De server was even weg. De klokken stonden stil.
online-stopping = De server start opnieuw op. De partij gaat zo verder.
online-busy = De server kan nu niets opslaan. Je zet wordt vanzelf opnieuw verstuurd.
online-full = De server is nu vol. De pagina probeert het vanzelf opnieuw.
online-too-fast = Dat ging te snel. Zo volgt een nieuwe poging.
online-too-fast-again = Dat ging te snel. Probeer het over een minuut nog eens.
online-moved = Je speelt deze partij nu op een ander apparaat.
online-version = Deze pagina is ouder of nieuwer dan de server. Laad de pagina opnieuw.
online-reload = Opnieuw laden
online-not-understood = De server en de pagina begrijpen elkaar niet. Laad de pagina opnieuw.
online-no-room = Deze partij bestaat niet of is privé.
online-bad-link = Bij deze link hoort geen partij. Ontbreekt er een letter aan het eind?
online-to-lobby = Naar de lobby

## Acts at the table

online-draw = Onbeslist
online-offer-draw = Onbeslist voorstellen
online-offer-take-back = Vragen om terugname
online-offer-pause = Vragen om pauze
online-offer-resume = Verder spelen
online-abort = Afbreken
online-abort-hint = Beëindigt de partij zonder uitslag. Kan totdat beide spelers hebben gezet.
online-claim-win = Winst opeisen
online-more = Meer
online-rename = Wijzigen
online-sure-resign = Partij opgeven?
online-sure-abort = Partij afbreken?
online-yes = Ja
online-no = Nee
online-offered-draw = { $name } stelt onbeslist voor.
online-offered-take-back = { $name } wil een zet terugnemen.
online-offered-take-back-more = { $count ->
    [2] { $name } wil de laatste twee zetten terugnemen en opnieuw zetten.
   *[other] { $name } wil de laatste { $count } zetten terugnemen en opnieuw zetten.
}
online-offered-pause = { $name } vraagt om een pauze.
online-offered-resume = { $name } wil verder spelen.
online-offered-rematch = { $name } wil revanche.
online-offered-return = { $name } wil dezelfde beginstelling met verwisselde kanten.
online-you-offered-draw = Je hebt onbeslist voorgesteld.
online-you-offered-take-back = Je hebt gevraagd je zet terug te nemen.
online-you-offered-take-back-more = { $count ->
    [2] Je hebt gevraagd de laatste twee zetten terug te nemen.
   *[other] Je hebt gevraagd de laatste { $count } zetten terug te nemen.
}
online-you-offered-pause = Je hebt om een pauze gevraagd.
online-you-offered-resume = Wachten tot { $name } verder speelt.
online-you-offered-rematch = Je hebt om revanche gevraagd.
online-you-offered-return = Je hebt gevraagd om dezelfde beginstelling met verwisselde kanten.
online-agree = Accepteren
online-decline = Afwijzen
online-withdraw = Intrekken
online-declined = { $name } heeft het afgewezen.
online-offer-again = { $count ->
    [one] { $name } heeft het afgewezen. Na nog één zet kun je het opnieuw vragen.
   *[other] { $name } heeft het afgewezen. Na nog { $count } zetten kun je het opnieuw vragen.
}
online-withdrawn = { $name } heeft het voorstel ingetrokken.
online-paused-by-agreement = De partij is gepauzeerd.
online-goes-on = De partij gaat verder.
online-device = Op een ander apparaat spelen
online-copy-seat = Link naar mijn plaats kopiëren
online-device-hint = Open deze link daar binnen tien minuten. Hij werkt één keer, en daarna gaat de partij alleen daar verder. Houd hem voor jezelf: wie hem opent, speelt op jouw plaats.
online-device-bad = Deze link is al gebruikt of ouder dan tien minuten. Maak een nieuwe op het apparaat waarop je speelt.
online-device-taking = Je plaats wordt overgenomen…
online-notify = Waarschuw me als ik aan zet ben
online-your-turn = Jij bent aan zet
online-your-turn-against = Jij bent aan zet tegen { $name }

## The end

online-aborted = De partij is afgebroken
online-aborted-detail = Er is geen uitslag.
online-cancelled = De uitdaging is ingetrokken
online-result = Uitslag
online-rematch = Revanche
online-rematch-hint = Nieuwe beginstelling, andere kant
online-return = Zelfde stelling, andere kant
online-return-hint = Beide partijen samen beslissen
online-to-rematch = Naar de volgende partij
online-review = Beoordelen
online-download = Downloaden
online-share-game = Link naar de partij
online-new = Nieuwe partij
online-match = Beide partijen samen
online-match-won = Je wint de match met { $own } tegen { $other }.
online-match-lost = Je verliest de match met { $own } tegen { $other }.
online-match-tied = De match eindigt onbeslist, { $own } tegen { $other }.
online-match-other = { $name } wint de match, { $own } tegen { $other }.
online-match-stacks = Meer stapels van { $height } in beide partijen samen geven de doorslag.
online-match-played-out = Elk één overwinning. Winst door opgave, op tijd of met een stapel van zes telt zwaarder dan winst door telling.

## Chat

online-chat = Chat
online-chat-watchers = Chat van toeschouwers
online-chat-empty = Nog niemand heeft iets gezegd.
online-chat-say = Schrijf een bericht
online-chat-send = Versturen
online-chat-unsent = nog niet verstuurd
online-chat-long = Een bericht heeft hoogstens { $count } tekens.
online-chat-mute = Dempen
online-chat-unmute = Niet meer dempen
online-chat-muted = De chat is gedempt.
online-chat-off = De chat staat uit.
online-chat-turn-off = Chat uitzetten
online-chat-turn-on = Chat aanzetten
online-chat-phrases = Snelle berichten
online-chat-you = Jij
online-chat-new = { $name } zegt: { $text }
online-phrase-hello = Hallo!
online-phrase-good-luck = Succes!
online-phrase-have-fun = Veel plezier!
online-phrase-nice-turn = Mooie zet!
online-phrase-oops = Oeps!
online-phrase-one-moment = Een ogenblikje.
online-phrase-back = Ik ben er weer.
online-phrase-well-played = Goed gespeeld!
online-phrase-thank-you = Bedankt!
online-phrase-goodbye = Tot ziens!
online-phrase-other = (een bericht dat deze pagina niet kent)

## Refusals

online-no-not-a-player = Dit mogen alleen de twee spelers.
online-no-not-the-host = Alleen wie de uitdaging heeft geplaatst, kan die intrekken.
online-no-full = Iemand was sneller: beide plaatsen zijn bezet.
online-no-already-seated = Je zit al aan deze tafel.
online-no-cancelled = Deze uitdaging is ingetrokken.
online-no-name-taken = Iemand aan deze tafel heeft een naam die hier te veel op lijkt. Kies een andere.
online-no-not-started = De partij is nog niet begonnen.
online-no-started = De partij is al begonnen.
online-no-over = De partij is afgelopen.
online-no-not-over = De partij is nog niet afgelopen.
online-no-not-your-turn = Je tegenstander is aan zet.
online-no-time-is-up = De tijd is om.
online-no-outdated-turn = De stelling is intussen veranderd. Kijk nog eens en doe dan je zet.
online-no-illegal-turn = Volgens de server is deze zet tegen de regels.
online-no-paused = De partij is gepauzeerd.
online-no-not-paused = De partij is niet gepauzeerd.
online-no-nothing-to-take-back = Je hebt geen zet om terug te nemen.
online-no-no-such-offer = Dit voorstel is er niet meer.
online-no-offered-already = Je hebt dit al voorgesteld. Doe eerst nog twee zetten.
online-no-too-late-to-abort = Jullie hebben allebei gezet. Je kunt opgeven of onbeslist voorstellen.
online-no-not-gone = Je tegenstander is er, of is nog niet lang genoeg weg.
online-no-too-early-to-claim = Pas als jullie allebei een zet hebben gedaan. Je kunt de partij afbreken.
online-no-lot = De loting is mislukt. Breek de partij af en plaats een nieuwe uitdaging.
online-no-talked-out = Je hebt aan deze tafel te veel berichten gestuurd. De partij gaat door.
online-no-other = De server heeft dit geweigerd.
online-no-invalid = De server begrijpt deze uitdaging niet.
online-no-other-site = De server heeft dit geweigerd, omdat de pagina van een ander adres komt.
