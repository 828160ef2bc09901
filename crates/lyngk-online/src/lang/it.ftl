### The texts of online games. Keys and placeholders are the same in all languages.
### "You" is the person at this device. A person's name is inserted as it is: write sentences that work with any name.

## Lobby

online-title = Gioca online
online-intro = In due, ognuno dove si trova, senza account: manda un link o gioca con chi c’è.
online-missing = Per le partite online serve il server LYNGK, che questa pagina non ha. Tutto il resto funziona.
online-unreachable = Al momento il server non è raggiungibile. La pagina riprova da sola.
online-unreachable-again = Al momento il server non è raggiungibile. Riprova tra un momento.
online-name = Il tuo nome
online-name-hint = Senza nome sarai «{ $name }».
online-name-bad = Un nome ha da 1 a 24 caratteri, di cui almeno uno è una lettera o una cifra.
online-guest = Ospite
online-side-other = L’avversario
online-start = Posizione iniziale
online-start-random = Casuale
online-start-given = Posizione data
online-start-random-hint = Nessuno può sceglierla: tu, l’avversario e il server la sorteggiate insieme.
online-position = Posizione (LPN)
online-watching = Chi può guardare
online-private = Nessuno
online-public = Tutti
online-friend = Sfida un amico
online-friend-hint = Ricevi un link da mandare.
online-now = Gioca subito
online-now-hint = Appena qualcuno sceglie la stessa variante e lo stesso orologio.
online-post = Pubblica nella lobby
online-post-hint = Chiunque sia qui può accettare.
online-lobby = Sfide aperte
online-lobby-empty = Al momento non ci sono sfide aperte. Pubblicane una o sfida un amico.
online-games = Partite in corso
online-games-empty = Al momento non ci sono partite pubbliche.
online-yours = Le tue partite
online-yours-forget = Togli { $name } dall’elenco
online-accept = Accetta
online-watch = Guarda
online-continue = Continua
online-look = Apri
online-against = { $first } – { $second }
online-open-place = ancora nessuno
online-turns = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
online-won = Vinta
online-lost = Persa
online-tied = Parità
online-their-turn = tocca all’avversario

## Terms

online-terms-clock = { $minutes } min + { $seconds } s a mossa
online-terms-clock-seconds = { $total } s + { $seconds } s a mossa
online-terms-minutes = { $minutes } min
online-terms-no-clock = senza orologio
online-terms-host-first = { $name } ha la prima mossa
online-terms-host-second = { $name } ha la seconda mossa
online-terms-lot = si sorteggia chi comincia
online-terms-you-first = inizi tu
online-terms-other-first = inizia l’avversario
online-terms-random = inizio casuale
online-terms-given = posizione iniziale data
online-terms-public = tutti possono guardare
online-terms-private = nessuno può guardare

## Waiting for an opponent

online-waiting = In attesa dell’avversario
online-waiting-friend = Manda questo link a un amico. Chi lo apre per primo può accettare.
online-waiting-lobby = La tua sfida resta nella lobby finché questa pagina è aperta e non apri un’altra partita online. Puoi anche mandare il link.
online-loopback = Questo link funziona solo su questo computer. Per gli altri nella tua rete, avvia il server con --address 0.0.0.0 e apri la pagina all’indirizzo che indica.
online-link = Link a questa partita
online-copy = Copia il link
online-watch-link = Link per guardare
online-copy-watch = Copia il link per guardare
online-copied = Copiato
online-share = Condividi
online-share-text = Giochi a LYNGK con me?
online-qr = Mostra il codice QR
online-qr-label = Codice QR del link
online-cancel = Ritira la sfida
online-meanwhile = Intanto gioca contro il computer
online-accepted = { $name } ha accettato.
online-go = Vai alla partita

## Invitation

online-invites = { $name } ti sfida
online-aim-six = Un gioco di pile per due: chi completa per primo una pila di sei, con in cima uno dei suoi colori, vince subito.
online-invited-accept = Accetta e gioca
online-invited-no = Non ora

## The start

online-drawing = Sorteggio della posizione iniziale
online-drawing-hint = Il server e i giocatori mettono ciascuno un numero segreto. La partita comincia quando ci sono entrambi i giocatori.
online-drawing-waits = Si aspetta che { $name } apra la pagina.
online-fair = Inizio sorteggiato e verificato
online-fair-detail = Il server e i due giocatori si sono impegnati ciascuno su un numero prima di vedere quelli degli altri. Il tuo browser ha verificato che l’inizio deriva da tutti e tre.
online-drawn = Inizio sorteggiato
online-drawn-detail = L’inizio deriva da tutti e tre i numeri. Ma quello sotto il tuo nome non viene da questo browser: se hai continuato qui da un altro dispositivo, viene da lì.
online-server = Server
online-unfair = L’inizio non corrisponde ai numeri del sorteggio!
online-unfair-detail = Il server o l’avversario non ha rispettato il protocollo. Puoi annullare la partita.
online-given-start = La posizione iniziale era indicata nella sfida.
online-return-start = L’inizio è quello della partita precedente, a parti invertite.

## Connection

online-reconnecting = Connessione persa. Nuovo tentativo…
online-reconnecting-turn = Connessione persa. La tua mossa verrà inviata appena torna.
online-turn-unsent = La tua mossa non è ancora stata inviata…
online-online = { $name } è online
online-offline = { $name } è offline
online-good = connessione buona
online-fair-connection = connessione lenta
online-poor = connessione scarsa
online-you-online = Sei online
online-you-offline = Sei offline
online-watchers = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}
online-left = { $name } ha perso la connessione.
online-left-claim = { $name } manca da troppo tempo. Puoi rivendicare la vittoria.
online-left-wait = { $name } ha perso la connessione. Tra { $seconds } s potrai rivendicare la vittoria.
online-returned = { $name } è di nuovo online.
online-server-was-down = Il server non ha risposto per un momento. Intanto gli orologi erano fermi.
online-stopping = Il server si sta riavviando. La partita riprende tra un momento.
online-busy = Al momento il server non può salvare. La tua mossa verrà inviata di nuovo automaticamente.
online-full = Al momento il server è pieno. La pagina riprova da sola.
online-too-fast = Troppo in fretta. Si riprova tra un momento.
online-too-fast-again = Troppo in fretta. Riprova tra un minuto.
online-moved = Ora giochi questa partita su un altro dispositivo.
online-version = Questa pagina è più vecchia o più nuova del server. Ricaricala.
online-reload = Ricarica
online-not-understood = Il server e la pagina non si capiscono. Ricarica la pagina.
online-no-room = Questa partita non esiste oppure è privata.
online-bad-link = Questo link non porta a nessuna partita. Manca una lettera alla fine?
online-to-lobby = Alla lobby

## Acts at the table

online-draw = Pareggio
online-offer-draw = Proponi il pareggio
online-offer-take-back = Chiedi di ritirare
online-offer-pause = Chiedi una pausa
online-offer-resume = Riprendi
online-abort = Annulla
online-abort-hint = Chiude la partita senza risultato. Possibile finché non hanno mosso entrambi.
online-claim-win = Rivendica la vittoria
online-more = Altro
online-rename = Cambia
online-sure-resign = Abbandoni la partita?
online-sure-abort = Annulli la partita?
online-yes = Sì
online-no = No
online-offered-draw = { $name } propone il pareggio.
online-offered-take-back = { $name } chiede di ritirare una mossa.
online-offered-take-back-more = { $count ->
    [2] { $name } chiede di ritirare le ultime due mosse per muovere di nuovo.
   *[other] { $name } chiede di ritirare le ultime { $count } mosse per muovere di nuovo.
}
online-offered-pause = { $name } chiede una pausa.
online-offered-resume = { $name } vuole riprendere.
online-offered-rematch = { $name } chiede la rivincita.
online-offered-return = { $name } chiede lo stesso inizio a parti invertite.
online-you-offered-draw = Hai proposto il pareggio.
online-you-offered-take-back = Hai chiesto di ritirare la tua mossa.
online-you-offered-take-back-more = { $count ->
    [2] Hai chiesto di ritirare le ultime due mosse.
   *[other] Hai chiesto di ritirare le ultime { $count } mosse.
}
online-you-offered-pause = Hai chiesto una pausa.
online-you-offered-resume = In attesa che { $name } riprenda.
online-you-offered-rematch = Hai chiesto la rivincita.
online-you-offered-return = Hai chiesto lo stesso inizio a parti invertite.
online-agree = Accetta
online-decline = Rifiuta
online-withdraw = Ritira
online-declined = { $name } ha rifiutato.
online-offer-again = { $count ->
    [one] { $name } ha rifiutato. Potrai chiederlo di nuovo dopo un’altra mossa.
   *[other] { $name } ha rifiutato. Potrai chiederlo di nuovo dopo altre { $count } mosse.
}
online-withdrawn = { $name } ha ritirato la proposta.
online-paused-by-agreement = La partita è in pausa.
online-goes-on = La partita riprende.
online-device = Gioca su un altro dispositivo
online-copy-seat = Copia il link al mio posto
online-device-hint = Apri lì questo link entro dieci minuti. Funziona una volta sola, e poi la partita continua soltanto lì. Tienilo per te: chi lo apre gioca al tuo posto.
online-device-bad = Questo link è già stato usato o ha più di dieci minuti. Creane uno nuovo sul dispositivo su cui giochi.
online-device-taking = Passaggio a questo dispositivo…
online-notify = Avvisami quando tocca a me
online-your-turn = Tocca a te
online-your-turn-against = Tocca a te contro { $name }

## The end

online-aborted = La partita è stata annullata
online-aborted-detail = Non c’è un risultato.
online-cancelled = La sfida è stata ritirata
online-result = Risultato
online-rematch = Rivincita
online-rematch-hint = Nuovo inizio, a parti invertite
online-return = Stesso inizio, a parti invertite
online-return-hint = Decidono le due partite insieme
online-to-rematch = Alla prossima partita
online-review = Rivedi
online-download = Scarica
online-share-game = Link alla partita
online-new = Nuova partita
online-match = Le due partite insieme
online-match-won = Vinci l’incontro, { $own } a { $other }.
online-match-lost = Perdi l’incontro, { $own } a { $other }.
online-match-tied = L’incontro finisce in pareggio, { $own } a { $other }.
online-match-other = { $name } vince l’incontro, { $own } a { $other }.
online-match-stacks = Decide il maggior numero di pile da { $height } nelle due partite.
online-match-played-out = Una vittoria a testa. Una vittoria per abbandono, a tempo o con una pila da sei conta più di una ai punti.

## Chat

online-chat = Chat
online-chat-watchers = Chat degli spettatori
online-chat-empty = Nessuno ha ancora scritto niente.
online-chat-say = Scrivi un messaggio
online-chat-send = Invia
online-chat-unsent = non ancora inviato
online-chat-long = Un messaggio ha al massimo { $count } caratteri.
online-chat-mute = Silenzia
online-chat-unmute = Non silenziare più
online-chat-muted = La chat è silenziata.
online-chat-off = La chat è disattivata.
online-chat-turn-off = Disattiva la chat
online-chat-turn-on = Attiva la chat
online-chat-phrases = Frasi pronte
online-chat-you = Tu
online-chat-new = { $name } scrive: { $text }
online-phrase-hello = Ciao!
online-phrase-good-luck = Buona fortuna!
online-phrase-have-fun = Buon divertimento!
online-phrase-nice-turn = Bella mossa!
online-phrase-oops = Ops!
online-phrase-one-moment = Un attimo, per favore.
online-phrase-back = Eccomi di nuovo.
online-phrase-well-played = Ben giocato!
online-phrase-thank-you = Grazie!
online-phrase-goodbye = Alla prossima!
online-phrase-other = (una frase che questa pagina non conosce)

## Refusals

online-no-not-a-player = Possono farlo solo i due giocatori.
online-no-not-the-host = Solo chi ha lanciato la sfida può ritirarla.
online-no-full = Qualcuno è arrivato prima: entrambi i posti sono occupati.
online-no-already-seated = Sei già a questo tavolo.
online-no-cancelled = Questa sfida è stata ritirata.
online-no-name-taken = Qualcuno a questo tavolo ha un nome troppo simile. Scegline un altro.
online-no-not-started = La partita non è ancora cominciata.
online-no-started = La partita è già cominciata.
online-no-over = La partita è finita.
online-no-not-over = La partita non è ancora finita.
online-no-not-your-turn = Tocca all’avversario.
online-no-time-is-up = Il tempo è scaduto.
online-no-outdated-turn = Nel frattempo la posizione è cambiata. Guardala di nuovo, poi muovi.
online-no-illegal-turn = Secondo il server questa mossa è contro le regole.
online-no-paused = La partita è in pausa.
online-no-not-paused = La partita non è in pausa.
online-no-nothing-to-take-back = Non hai mosse da ritirare.
online-no-no-such-offer = Questa proposta non c’è più.
online-no-offered-already = L’hai già proposto. Prima fai altre due mosse.
online-no-too-late-to-abort = Avete già mosso entrambi. Puoi abbandonare o proporre il pareggio.
online-no-not-gone = L’avversario c’è, o non manca ancora da abbastanza tempo.
online-no-too-early-to-claim = Non prima che abbiate mosso entrambi. Puoi annullare la partita.
online-no-lot = Il sorteggio non è riuscito. Annulla la partita e lancia una nuova sfida.
online-no-talked-out = Hai scritto troppo a questo tavolo. La partita continua.
online-no-other = Il server ha rifiutato.
online-no-invalid = Il server non capisce questa sfida.
online-no-other-site = Il server ha rifiutato, perché la pagina viene da un altro indirizzo.
