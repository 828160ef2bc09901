### I testi che servono solo al terminale.

terminal-too-small = Questa finestra ha { $columns } × { $rows } caratteri. Il tavoliere ne richiede { $width } × { $height }: ingrandiscila, oppure avvia con --lines.
terminal-resumed = La partita salvata continua.
terminal-unsaved = La partita non può essere salvata: { $reason }
terminal-exported = Scritto in { $file }.
terminal-not-exported = Impossibile scrivere { $file }: { $reason }
terminal-two = Le tue pile sono quelle con un piccolo 2.
terminal-review-done = { $count ->
    [one] La revisione è pronta: { $count } momento merita uno sguardo.
   *[other] La revisione è pronta: { $count } momenti meritano uno sguardo.
}
terminal-new-game = Nuova partita: da 1 a 9, o 0 per il livello 10; f per giocare in due; Invio per la stessa, con l’altro che comincia.
terminal-leave-unsaved = Le ultime mosse non sono salvate. s: scrivile in un altro file; q: esci comunque; qualsiasi altro tasto: indietro.
terminal-kept-aside = L’ultima partita è la numero { $number } in { $file }: lyngk play --game { $number } la riapre.
terminal-aside-sure = La partita sul tavoliere non è finita. Metterla da parte e cominciarne un’altra?
terminal-yes = sì
terminal-no = no
terminal-letters = Le frecce muovono il cursore. h dà un consiglio, e k acquisisce il nero.

## Keys, on the last line

terminal-key-move = vai
terminal-key-choose = prendi
terminal-key-claim = colore
terminal-key-steps = scorri
terminal-key-moments = momento dopo
terminal-key-export = in un file
terminal-key-help = aiuto
terminal-key-quit = esci

## Keys, in the help

terminal-help-targets = pila o arrivo successivo
terminal-help-choose = prendi, posa, muovi
terminal-help-claim = acquisisci il colore, o no
terminal-help-pass = passa; con l’orologio: pausa
terminal-help-moments = momenti della revisione
terminal-help-export = scrivi la partita in un file
terminal-help-puzzle = problemi: soluzione, di nuovo
terminal-help-quit = esci; la partita resta

## Marks around a stack, in the help

terminal-mark-picked = in mano
terminal-mark-landing = arrivo
terminal-mark-lyngk = arrivo con la regola-LYNGK
terminal-mark-claim = arrivo che acquisisce
terminal-mark-completes = arrivo che completa una pila
terminal-mark-obstacle = arrivo che forma un ostacolo
terminal-mark-chosen = la mossa finisce qui
terminal-mark-path = punto-LYNGK del percorso
terminal-mark-hint = consiglio
terminal-mark-threat = pila presto completa
terminal-mark-chance = puoi completarla tu
terminal-mark-from = ultima mossa: da qui
terminal-mark-through = ultima mossa: di qui
terminal-mark-to = ultima mossa: fin qui

## Lines

terminal-lines-hello = Scrivi una mossa come d3-e4, oppure help per tutti i comandi.
terminal-lines-board = Le pile dal basso verso l’alto, e il numero di chi le possiede:
terminal-lines-legal = { $count ->
    [0] Nessuna mossa possibile.
    [one] { $count } mossa possibile:
   *[other] { $count } mosse possibili:
}
terminal-lines-confirm = { $turn }? Scrivi yes o no.
terminal-command-turn = una mossa; con una lettera, acquisisce prima quel colore
terminal-command-board = tutto il tavoliere
terminal-command-status = l’ultima mossa, il punteggio, i colori e a chi tocca
terminal-command-legal = le mosse possibili, o quelle di una pila
terminal-command-claims = che cosa cambierebbe acquisendo ogni colore
terminal-command-hint = un consiglio; di nuovo per saperne di più
terminal-command-new = un’altra partita: con lo stesso avversario, un livello da 1 a 10, o in due
terminal-command-review = rivedi una partita finita; scorri i suoi momenti
terminal-command-look = che cosa c’è su un punto e sulle linee che vi passano
terminal-command-rules = una regola secondo il numero, oppure lo scopo e tutte le regole
terminal-command-threats = i punti su cui un giocatore potrebbe subito completare una pila
terminal-command-back = riprendi la tua ultima mossa
terminal-command-pass = passa, se nessuna mossa è possibile
terminal-command-record = tutte le mosse fin qui
terminal-command-steps = mostra una posizione precedente: una mossa indietro, una avanti, la prima, e di nuovo la partita
terminal-command-pause = ferma l’orologio, e continua
terminal-command-resign = abbandona la partita
terminal-command-answer = rispondi a una domanda: conferma una mossa, o no
terminal-command-export = scrivi la partita in un file
terminal-command-solution = mostra la soluzione
terminal-command-again = ricomincia questo problema
terminal-command-next = il problema successivo
terminal-command-help = questo elenco
terminal-command-quit = esci; tutto resta salvato
terminal-lines-unknown = Scrivi help per vedere tutti i comandi.
terminal-lines-answer = Scrivi yes o no.
terminal-lines-no-question = Non c’è alcuna domanda a cui rispondere.
terminal-lines-dropped = Non è cambiato nulla.
terminal-lines-no-way-back = Non hai mosse da riprendere.
terminal-lines-no-moments = Non ci sono momenti da scorrere: scrivi review dopo una partita.
terminal-lines-not-over = La partita non è ancora finita.
terminal-lines-only-puzzles = Questo comando è per i problemi: lyngk puzzle.
terminal-lines-not-puzzles = Questo comando è per le partite, non per i problemi.
terminal-lines-not-paused = La partita non è in pausa.
terminal-lines-you = Sei il giocatore { $number }.
terminal-lines-all-claims = Ognuna può anche acquisire prima un altro colore: { $count } in tutto.
terminal-lines-towards = Verso { $point }: { $points }
terminal-lines-wrong = La posizione prima di questa mossa è di nuovo sul tavoliere.

## Pages of the help, and signs

terminal-page-signs = Segni
terminal-page-rules = Regole
terminal-key-page = pagina seguente
terminal-key-scroll = scorri
terminal-help-target-before = pila o arrivo precedente
terminal-help-rule = la regola citata dall’ultimo rifiuto
terminal-help-redraw = ridisegna lo schermo
terminal-help-mouse = Mouse: clicca le pile o trascinale; clicca i colori, le mosse della lista e i tasti dell’ultima riga. Il tasto destro annulla, la rotella scorre la partita.
terminal-sign-stack = pedina in cima, altezza della pila da due in su, proprietario
terminal-sign-buried = le pedine sottostanti, dall’alto in basso
terminal-sign-faded = sbiadita: ora non si può muovere e non è un arrivo
terminal-sign-empty = punto vuoto
terminal-sign-path = percorso dell’ultima mossa, e di quella che stai facendo
terminal-sign-obstacle = ostacolo: una pila piena che non dà punti a nessuno
terminal-sign-winner = pila di 6 che ha vinto
terminal-sign-to-move = giocatore che muove
terminal-sign-score = a destra di un nome: pile completate
terminal-sign-heights = pile per altezza: due di 5, nessuna di 4
terminal-sign-count = accanto a un colore: pedine e pile che lo hanno in cima
terminal-sign-claimed = acquisito da questo giocatore
terminal-sign-chosen = acquisito con questa mossa
terminal-sign-unclaimable = ora non si può acquisire
terminal-review-failed = Per ora nessuna revisione: il computer non risponde.
terminal-mark-better-from = revisione: la mossa migliore, da qui
terminal-mark-better-to = revisione: la mossa migliore, fin qui
terminal-mark-played-from = revisione: la mossa giocata, da qui
terminal-mark-played-to = revisione: la mossa giocata, fin qui
