### The texts of online games. Keys and placeholders are the same in all languages.
### "You" is the person at this device. A person's name is inserted as it is: write sentences that work with any name.

## Lobby

online-title = Online spielen
online-intro = Zu zweit, an zwei Orten, ohne Konto: Schick einen Link oder spiel mit jemandem, der gerade hier ist.
online-missing = Online-Partien brauchen den LYNGK-Server, und diese Seite läuft ohne ihn. Alles andere funktioniert.
online-unreachable = Der Server ist gerade nicht erreichbar. Die Seite versucht es von selbst weiter.
online-unreachable-again = Der Server ist gerade nicht erreichbar. Versuche es gleich noch einmal.
online-name = Dein Name
online-name-hint = Ohne Namen heißt du „{ $name }“.
online-name-bad = Ein Name hat 1 bis 24 Zeichen, darunter mindestens einen Buchstaben oder eine Ziffer.
online-guest = Gast
online-side-other = Dein Gegner
online-start = Anfangsstellung
online-start-random = Zufällig
online-start-given = Vorgegeben
online-start-random-hint = Niemand kann sie bestimmen: Du, dein Gegner und der Server losen sie gemeinsam aus.
online-position = Stellung (LPN)
online-watching = Wer zuschauen darf
online-private = Niemand
online-public = Alle
online-friend = Einen Freund herausfordern
online-friend-hint = Du bekommst einen Link zum Verschicken.
online-now = Sofort spielen
online-now-hint = Sobald jemand dieselbe Variante und Uhr wählt.
online-post = In der Lobby anbieten
online-post-hint = Alle, die hier sind, können annehmen.
online-lobby = Offene Herausforderungen
online-lobby-empty = Gerade gibt es keine offenen Herausforderungen. Biete eine an oder fordere einen Freund heraus.
online-games = Laufende Partien
online-games-empty = Gerade läuft keine öffentliche Partie.
online-yours = Deine Partien
online-yours-forget = { $name } aus der Liste entfernen
online-accept = Annehmen
online-watch = Zuschauen
online-continue = Weiterspielen
online-look = Ansehen
online-against = { $first } – { $second }
online-open-place = noch niemand
online-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
online-won = Gewonnen
online-lost = Verloren
online-tied = Unentschieden
online-their-turn = dein Gegner ist am Zug

## Terms

online-terms-clock = { $minutes } min + { $seconds } s pro Zug
online-terms-clock-seconds = { $total } s + { $seconds } s pro Zug
online-terms-minutes = { $minutes } min
online-terms-no-clock = ohne Uhr
online-terms-host-first = { $name } beginnt
online-terms-host-second = { $name } zieht als Zweites
online-terms-lot = Seiten per Los
online-terms-you-first = du beginnst
online-terms-other-first = dein Gegner beginnt
online-terms-random = zufällige Anfangsstellung
online-terms-given = vorgegebene Anfangsstellung
online-terms-public = alle dürfen zuschauen
online-terms-private = niemand darf zuschauen

## Waiting for an opponent

online-waiting = Warten auf deinen Gegner
online-waiting-friend = Schick diesen Link an jemanden, mit dem du spielen möchtest. Wer zuerst annimmt, spielt gegen dich.
online-waiting-lobby = Deine Herausforderung bleibt in der Lobby, solange diese Seite offen ist und du keine andere Online-Partie öffnest. Du kannst den Link auch verschicken.
online-loopback = Dieser Link funktioniert nur auf diesem Rechner. Für andere in deinem Netzwerk starte den Server mit --address 0.0.0.0 und öffne die Seite unter der Adresse, die er nennt.
online-link = Link zu dieser Partie
online-copy = Link kopieren
online-watch-link = Link zum Zuschauen
online-copy-watch = Link zum Zuschauen kopieren
online-copied = Kopiert
online-share = Teilen
online-share-text = Lust auf eine Partie LYNGK?
online-qr = QR-Code zeigen
online-qr-label = QR-Code des Links
online-cancel = Herausforderung zurückziehen
online-meanwhile = In der Zwischenzeit gegen den Computer
online-accepted = { $name } hat angenommen.
online-go = Zur Partie

## Invitation

online-invites = { $name } fordert dich heraus
online-aim-six = Ein Stapelspiel für zwei: Wer zuerst einen 6er-Stapel vollendet, obenauf eine eigene Farbe, gewinnt sofort.
online-invited-accept = Annehmen und spielen
online-invited-no = Nicht jetzt

## The start

online-drawing = Die Anfangsstellung wird ausgelost
online-drawing-hint = Der Server und beide Spieler steuern je eine geheime Zahl bei. Die Partie beginnt, sobald beide Spieler da sind.
online-drawing-waits = Warten, bis { $name } die Seite öffnet.
online-fair = Anfangsstellung ausgelost und geprüft
online-fair-detail = Der Server und beide Spieler haben sich je auf eine Zahl festgelegt, bevor sie die anderen kannten. Dein Browser hat geprüft, dass sich die Anfangsstellung aus allen dreien ergibt.
online-drawn = Anfangsstellung ausgelost
online-drawn-detail = Die Anfangsstellung ergibt sich aus allen drei Zahlen. Die unter deinem Namen stammt aber nicht aus diesem Browser: Wenn du von einem anderen Gerät hierher gewechselt bist, stammt sie von dort.
online-server = Server
online-unfair = Die Anfangsstellung passt nicht zu den Zahlen der Auslosung!
online-unfair-detail = Der Server oder dein Gegner hat sich nicht an das Protokoll gehalten. Du kannst die Partie abbrechen.
online-given-start = Die Anfangsstellung war in der Herausforderung vorgegeben.
online-return-start = Die Anfangsstellung ist die der vorigen Partie, mit vertauschten Seiten.

## Connection

online-reconnecting = Verbindung verloren. Neuer Versuch …
online-reconnecting-turn = Verbindung verloren. Dein Zug wird gesendet, sobald sie wieder steht.
online-turn-unsent = Dein Zug ist noch nicht gesendet …
online-online = { $name } ist online
online-offline = { $name } ist offline
online-good = gute Verbindung
online-fair-connection = langsame Verbindung
online-poor = schlechte Verbindung
online-you-online = Du bist online
online-you-offline = Du bist offline
online-watchers = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
online-left = { $name } hat die Verbindung verloren.
online-left-claim = { $name } ist schon zu lange weg. Du darfst den Sieg beanspruchen.
online-left-wait = { $name } hat die Verbindung verloren. In { $seconds } s darfst du den Sieg beanspruchen.
online-returned = { $name } ist wieder da.
online-server-was-down = Der Server war kurz weg. Die Uhren standen solange still.
online-stopping = Der Server startet neu. Gleich geht die Partie weiter.
online-busy = Der Server kann gerade nichts speichern. Dein Zug wird von selbst noch einmal gesendet.
online-full = Der Server ist gerade voll. Die Seite versucht es von selbst weiter.
online-too-fast = Das war zu schnell. Gleich folgt ein neuer Versuch.
online-too-fast-again = Das war zu schnell. Versuche es in einer Minute noch einmal.
online-moved = Du spielst diese Partie jetzt auf einem anderen Gerät.
online-version = Diese Seite ist älter oder neuer als der Server. Lade sie neu.
online-reload = Neu laden
online-not-understood = Server und Seite verstehen einander nicht. Lade die Seite neu.
online-no-room = Diese Partie gibt es nicht, oder sie ist privat.
online-bad-link = Zu diesem Link gehört keine Partie. Fehlt am Ende ein Buchstabe?
online-to-lobby = Zur Lobby

## Acts at the table

online-draw = Remis
online-offer-draw = Unentschieden anbieten
online-offer-take-back = Um Zugrücknahme bitten
online-offer-pause = Um Pause bitten
online-offer-resume = Weiterspielen
online-abort = Abbruch
online-abort-hint = Beendet die Partie ohne Ergebnis. Möglich, bis beide gezogen haben.
online-claim-win = Sieg beanspruchen
online-more = Mehr
online-rename = Ändern
online-sure-resign = Partie aufgeben?
online-sure-abort = Partie abbrechen?
online-yes = Ja
online-no = Nein
online-offered-draw = { $name } bietet Unentschieden an.
online-offered-take-back = { $name } möchte einen Zug zurücknehmen.
online-offered-take-back-more = { $count ->
    [2] { $name } möchte die letzten zwei Züge zurücknehmen und neu ziehen.
   *[other] { $name } möchte die letzten { $count } Züge zurücknehmen und neu ziehen.
}
online-offered-pause = { $name } bittet um eine Pause.
online-offered-resume = { $name } möchte weiterspielen.
online-offered-rematch = { $name } möchte eine Revanche.
online-offered-return = { $name } möchte ein Rückspiel: dieselbe Anfangsstellung, Seitentausch.
online-you-offered-draw = Du hast Unentschieden angeboten.
online-you-offered-take-back = Du hast darum gebeten, deinen Zug zurückzunehmen.
online-you-offered-take-back-more = { $count ->
    [2] Du hast darum gebeten, die letzten zwei Züge zurückzunehmen.
   *[other] Du hast darum gebeten, die letzten { $count } Züge zurückzunehmen.
}
online-you-offered-pause = Du hast um eine Pause gebeten.
online-you-offered-resume = Warten, bis { $name } weiterspielt.
online-you-offered-rematch = Du hast um eine Revanche gebeten.
online-you-offered-return = Du hast um ein Rückspiel gebeten: dieselbe Anfangsstellung, Seitentausch.
online-agree = Annehmen
online-decline = Ablehnen
online-withdraw = Zurückziehen
online-declined = { $name } hat abgelehnt.
online-offer-again = { $count ->
    [one] { $name } hat abgelehnt. Nach einem weiteren Zug kannst du wieder fragen.
   *[other] { $name } hat abgelehnt. Nach { $count } weiteren Zügen kannst du wieder fragen.
}
online-withdrawn = { $name } hat das Angebot zurückgezogen.
online-paused-by-agreement = Die Partie ist angehalten.
online-goes-on = Die Partie geht weiter.
online-device = Auf einem anderen Gerät spielen
online-copy-seat = Link zu meinem Platz kopieren
online-device-hint = Öffne diesen Link dort innerhalb von zehn Minuten. Er gilt einmal, und danach geht die Partie nur noch dort weiter. Gib ihn niemandem: Wer ihn öffnet, spielt auf deinem Platz.
online-device-bad = Dieser Link ist schon benutzt oder älter als zehn Minuten. Erstelle einen neuen auf dem Gerät, auf dem du spielst.
online-device-taking = Dein Platz wird übernommen …
online-notify = Benachrichtigen, wenn ich am Zug bin
online-your-turn = Du bist am Zug
online-your-turn-against = Du bist am Zug gegen { $name }

## The end

online-aborted = Die Partie wurde abgebrochen
online-aborted-detail = Sie hat kein Ergebnis.
online-cancelled = Die Herausforderung wurde zurückgezogen
online-result = Ergebnis
online-rematch = Revanche
online-rematch-hint = Neuer Start, Seiten getauscht
online-return = Rückspiel: gleicher Start, Seiten getauscht
online-return-hint = Beide Partien zusammen entscheiden
online-to-rematch = Zur nächsten Partie
online-review = Analysieren
online-download = Herunterladen
online-share-game = Link zur Partie
online-new = Neue Partie
online-match = Beide Partien zusammen
online-match-won = Du gewinnst das Match { $own } zu { $other }.
online-match-lost = Du verlierst das Match { $own } zu { $other }.
online-match-tied = Das Match endet unentschieden, { $own } zu { $other }.
online-match-other = { $name } gewinnt das Match, { $own } zu { $other }.
online-match-stacks = Mehr { $height }er-Stapel in beiden Partien zusammen entscheiden.
online-match-played-out = Je ein Sieg. Ein Sieg durch Aufgabe, Zeit oder Sechserstapel zählt mehr als einer durch Auszählen.

## Chat

online-chat = Chat
online-chat-watchers = Zuschauer-Chat
online-chat-empty = Noch hat niemand etwas geschrieben.
online-chat-say = Nachricht schreiben
online-chat-send = Senden
online-chat-unsent = noch nicht gesendet
online-chat-long = Eine Nachricht hat höchstens { $count } Zeichen.
online-chat-mute = Stummschalten
online-chat-unmute = Stummschaltung aufheben
online-chat-muted = Der Chat ist stummgeschaltet.
online-chat-off = Der Chat ist aus.
online-chat-turn-off = Chat ausschalten
online-chat-turn-on = Chat einschalten
online-chat-phrases = Schnellchat
online-chat-you = Du
online-chat-new = { $name } schreibt: { $text }
online-phrase-hello = Hallo!
online-phrase-good-luck = Viel Glück!
online-phrase-have-fun = Viel Spaß!
online-phrase-nice-turn = Schöner Zug!
online-phrase-oops = Hoppla!
online-phrase-one-moment = Einen Moment, bitte.
online-phrase-back = Bin wieder da.
online-phrase-well-played = Gut gespielt!
online-phrase-thank-you = Danke!
online-phrase-goodbye = Tschüss!
online-phrase-other = (eine Nachricht, die diese Seite nicht kennt)

## Refusals

online-no-not-a-player = Das können nur die beiden Spieler.
online-no-not-the-host = Nur wer die Herausforderung gestellt hat, kann sie zurückziehen.
online-no-full = Jemand war schneller: Beide Plätze sind besetzt.
online-no-already-seated = Du sitzt schon an diesem Tisch.
online-no-cancelled = Diese Herausforderung wurde zurückgezogen.
online-no-name-taken = Jemand an diesem Tisch hat einen sehr ähnlichen Namen. Nimm einen anderen.
online-no-not-started = Die Partie hat noch nicht begonnen.
online-no-started = Die Partie hat schon begonnen.
online-no-over = Die Partie ist zu Ende.
online-no-not-over = Die Partie ist noch nicht zu Ende.
online-no-not-your-turn = Dein Gegner ist am Zug.
online-no-time-is-up = Die Zeit ist abgelaufen.
online-no-outdated-turn = Die Stellung hat sich inzwischen geändert. Sieh noch einmal hin und zieh dann.
online-no-illegal-turn = Laut Server verstößt dieser Zug gegen die Regeln.
online-no-paused = Die Partie ist angehalten.
online-no-not-paused = Die Partie ist nicht angehalten.
online-no-nothing-to-take-back = Du hast keinen Zug zurückzunehmen.
online-no-no-such-offer = Dieses Angebot gibt es nicht mehr.
online-no-offered-already = Das hast du schon angeboten. Mach zuerst noch zwei Züge.
online-no-too-late-to-abort = Ihr habt beide schon gezogen. Du kannst aufgeben oder Unentschieden anbieten.
online-no-not-gone = Dein Gegner ist da oder noch nicht lange genug weg.
online-no-too-early-to-claim = Erst wenn ihr beide gezogen habt. Du kannst die Partie abbrechen.
online-no-lot = Die Auslosung hat nicht geklappt. Brich die Partie ab und stelle eine neue Herausforderung.
online-no-talked-out = Du hast an diesem Tisch zu viel geschrieben. Die Partie geht weiter.
online-no-other = Der Server hat das abgelehnt.
online-no-invalid = Der Server versteht diese Herausforderung nicht.
online-no-other-site = Der Server hat das abgelehnt, weil die Seite von einer anderen Adresse kommt.
