### I testi di lezioni, regole, problemi e studi, caricati quando si apre una di queste stanze.

## Study

study-brace = Un commento non può contenere una parentesi graffa chiusa. Se non la cambi, le graffe vengono salvate come parentesi tonde.
study-brace-replaced = Il tuo commento è stato salvato con parentesi tonde al posto delle graffe, perché un commento non può contenere una graffa chiusa.
study-tag = Deve stare su una sola riga.
study-game = { $one } – { $two }, { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}, { $result }
tree-turn = { $number }, { $player }: { $turn }
mark-good = buona mossa
mark-mistake = errore
mark-very-good = ottima mossa
mark-blunder = errore grave
mark-interesting = mossa interessante
mark-doubtful = mossa dubbia
tree-clock = orologio { $time }
tree-drawn = con disegni
drawing-arrow = { $pen }: freccia da { $from } a { $to }
drawing-circle = { $pen }: cerchio attorno a { $point }
drawing-all = Disegni: { $shapes }.
drawing-added = Disegnato. { $shape }
drawing-removed = Rimosso. { $shape }
drawing-remove = Rimuovi. { $shape }
drawings-title = Disegni
drawings-erase = Rimuovi tutti i disegni
tree-thought = ha pensato { $time }
mark-only-move = unica mossa
mark-even = posizione pari
mark-unclear = posizione poco chiara
mark-slightly-better = { $player } sta un po’ meglio
mark-clearly-better = { $player } sta nettamente meglio
mark-winning = { $player } ha un vantaggio decisivo
mark-zugzwang = zugzwang
mark-initiative = iniziativa
mark-attack = attacco
mark-compensation = compenso
mark-counterplay = controgioco
mark-time-trouble = zeitnot
mark-idea = con l’idea
mark-novelty = novità
mark-number = segno { $number }
import-empty = Non c’è niente da leggere.
import-too-large = Questo testo è di { $size } kB; il massimo è { $limit } kB.
import-too-many = In questo testo ci sono più di { $limit } partite. Aprine meno per volta.
import-unknown = Non è una partita, né una posizione, né un link. Una partita (LGN) comincia con un’etichetta come [Variant "std"], una posizione (LPN) con le sue colonne, come K/I,R,R,B/…
lgn-at = Riga { $line }, colonna { $column }: { $problem }
lgn-missing-tag = Manca l’etichetta { $name }; deve stare prima delle mosse.
lgn-repeated-tag = L’etichetta { $name } compare due volte; può comparire una volta sola.
lgn-tag-value = Il valore dell’etichetta { $name } deve stare su una riga, tra virgolette.
lgn-variant = «{ $value }» non è una variante; scrivi std o six.
lgn-start = La partita non può cominciare da questa posizione. { $reasons }
lgn-turn = { $player }, mossa { $number }: { $reason }
lgn-nothing-to-vary = Una variante deve venire dopo la mossa che sostituisce.
lgn-empty-variation = In una variante deve esserci una mossa.
lgn-not-in-variation = A questa ) non corrisponde nessuna (.
lgn-open-variation = Una variante è stata aperta con (; chiudila prima con ).
lgn-nothing-to-mark = Un’annotazione deve venire dopo la mossa che giudica.
lgn-not-one = Qui deve esserci esattamente una partita.
lgn-syntax = Qui ci vuole { $expected }, ma c’è «{ $found }».
lgn-syntax-end = Qui ci vuole { $expected }, ma il testo finisce.
sgf-other-game = È una partita di «{ $game }», non di LYNGK.
sgf-missing = Manca la proprietà { $name }.
sgf-too-large = Questa partita è troppo grande per essere letta.
sgf-order = Questa mossa non si accorda con quelle precedenti.
sgf-note-obstacle = Su Boardspace, quando { $player } ha acquisito { $color } alla mossa { $number }, l’ostacolo in { $points } ha lasciato il tavoliere. Qui resta.
sgf-note-rules = La partita continua secondo le regole di Boardspace, con mosse che qui non sono possibili: { $turns }
sgf-note-early = Su Boardspace la partita era finita qui. Secondo le regole usate qui, { $turn } è ancora possibile.
sgf-note-result = Secondo le regole di Boardspace il risultato è { $result }.
sgf-note-doubt = Non è certo chi abbia vinto questa partita.
sgf-note-part = Una parte del file non è stata letta, perché continua da un’altra posizione o secondo altre regole.
expected-point = un punto del tavoliere, da a1 a i1
expected-row = il numero di un punto di questa colonna, da 1 a { $points }
expected-claim = un colore da acquisire: I, B, R, G o K
expected-turn = una mossa come c1-c2, R,c1-c2 o pass
expected-tag-name = il nome di un’etichetta
expected-tag = un’etichetta come [Variant "std"]
expected-number-or-result = il numero di una mossa o un risultato
expected-comment-end = la parentesi graffa che chiude il commento
expected-mark = un’annotazione: ! ? !! ?? !? ?! oppure da $0 a $255
expected-result = una mossa o il risultato: 1-0, 0-1, 1/2-1/2 o *

## Editor

editor-none-left = Non restano pedine di questo tipo: { $piece }. Il gioco ne ha { $limit }.
editor-empty = In { $point } non c’è niente.
editor-same-point = È già lì.
editor-complete = Questa posizione si può giocare.
editor-place = { $count ->
    [one] Resta { $count } pedina da mettere sul tavoliere o da contare nelle pile completate.
   *[other] Restano { $count } pedine da mettere sul tavoliere o da contare nelle pile completate.
} Nella riserva: { $pieces }.
editor-take-off = { $count ->
    [one] { $count } pedina va tolta dal tavoliere: fa parte delle pile completate.
   *[other] { $count } pedine vanno tolte dal tavoliere: fanno parte delle pile completate.
}
editor-cover-joker = Il jolly in { $point } deve avere una pedina sopra.
editor-some = { $count } × { $piece }

## Link

link-empty = Questo link è vuoto.
link-too-long = È troppo lungo per un link: { $letters } caratteri, e il massimo è { $limit }. Togli commenti o varianti, oppure manda un file.
link-unknown-version = Questo link viene da una versione più recente della pagina. Ricarica la pagina e apri di nuovo il link.
link-wrong-letter = Il carattere { $place } del link è «{ $letter }», che non compare in nessun link. Copialo di nuovo.
link-damaged = Questo link è incompleto o scritto male. Copialo di nuovo, tutto intero.
link-impossible = Quello che questo link descrive non si può giocare.

## Analysis

score-chances = Vittoria { $win }%, pareggio { $draw }%, sconfitta { $loss }%
score-short = { $percent }%
score-proved-win = vittoria certa
score-proved-draw = pareggio certo
score-proved-loss = sconfitta certa
score-win-in = { $count ->
    [one] Vittoria certa in { $count } mossa
   *[other] Vittoria certa in { $count } mosse
}
score-draw-in = { $count ->
    [one] Pareggio certo in { $count } mossa
   *[other] Pareggio certo in { $count } mosse
}
score-loss-in = { $count ->
    [one] Sconfitta certa in { $count } mossa
   *[other] Sconfitta certa in { $count } mosse
}
score-won = Vinta
score-tied = Pareggio
score-lost = Persa
score-by-six = con una pila di 6
score-by-stacks = { $height ->
    [5] per le pile di 5 (+{ $count })
    [4] per le pile di 4 (+{ $count })
    [3] per le pile di 3 (+{ $count })
    [2] per le pile di 2 (+{ $count })
   *[1] per le pedine singole (+{ $count })
}
analysis-no-claim = senza acquisire colori
grade-best = mossa migliore
grade-good = buona mossa
grade-inaccuracy = imprecisione
grade-mistake = errore
grade-blunder = errore grave
thrown-win-for-draw = La vittoria era certa; ora è un pareggio.
thrown-win-for-loss = La vittoria era certa; ora la partita è persa.
thrown-draw-for-loss = Il pareggio era certo; ora la partita è persa.
theme-missed-completion = Una pila si poteva completare subito.
theme-allows-completion = Ora l’avversario può completare una pila.
theme-early-claim = Era troppo presto per acquisire il colore { $color }: chi aspetta può ancora rispondere a tutto, e un colore acquisito si può coprire.
theme-missed-claim = Era il momento di acquisire il colore { $color }.
theme-other-claim = Il colore da acquisire era { $better }, non { $claimed }.
theme-ran-out = Chi gioca così resta poi senza mosse.
theme-missed-lyngk = La regola-LYNGK permetteva una mossa passando per { $points }.

## Review

review-progress = { $done } di { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
retry-best = Sì, è la mossa migliore.
retry-good-enough = Bene: questa mossa vale quanto la migliore.
retry-as-played = È quello che è stato giocato. C’è di meglio.
retry-worse = Non ancora: così perdi { $percent ->
    [one] { $percent } punto percentuale
   *[other] { $percent } punti percentuali
} di probabilità di vittoria.

## Puzzles

puzzles-title = Problemi
puzzles-unreadable = In questo momento non è possibile caricare i problemi. Ciò che hai risolto non va perso.
puzzle-number = Problema { $number }
puzzle-of-day = Problema del giorno, { $date }
puzzle-action-give-up = Mostra la soluzione
puzzle-action-again = Riprova
puzzle-action-next = Prossimo problema
puzzle-action-daily = Problema del giorno
puzzle-all-difficulties = Tutte le difficoltà
puzzle-easy = Facile
puzzle-medium = Medio
puzzle-hard = Difficile
puzzle-all-themes = Tutti i temi
puzzle-theme-complete = Completare una pila
puzzle-theme-deny = Impedire una pila
puzzle-theme-chain = Catene-LYNGK
puzzle-theme-claim = Il colore giusto da acquisire
puzzle-theme-run-out = Togliere le mosse all’avversario
puzzle-theme-sudden-death = Vittoria immediata
puzzle-all-variants = Entrambe le varianti
puzzle-variant-standard = Pile di 5
puzzle-variant-six = Pile di 6
puzzle-task-win = Una sola mossa vince. Trovala.
puzzle-task-draw = Non puoi più vincere, ma una mossa salva il pareggio. Trovala.
puzzle-task-length = { $count ->
    [one] Dopo la risposta ce n’è un’altra da trovare.
   *[other] Dopo le risposte ce ne sono altre { $count } da trovare.
}
puzzle-right = Giusto. L’avversario risponde con { $reply }. E adesso?
puzzle-right-pass = Giusto. L’avversario non può muovere e passa. E adesso?
puzzle-solved = Giusto, è la soluzione.
puzzle-over = Questo problema è concluso.
puzzle-wrong-win-to-loss = La mossa è permessa, ma getta via la vittoria e addirittura perde.
puzzle-wrong-win-to-draw = La mossa è permessa, ma getta via la vittoria: resta solo il pareggio.
puzzle-wrong-draw-to-loss = La mossa è permessa, ma perde.
puzzle-wrong-answer = L’avversario risponde con { $answer }.
puzzle-wrong-completes = Con { $turn } l’avversario potrebbe completare una pila.
puzzle-wrong-completes-so = Così completa una pila.
puzzle-hint-complete = Una pila si può completare subito.
puzzle-hint-deny = L’avversario sta per completare una pila. Impediscilo.
puzzle-hint-chain = Segui il tuo colore di punto-LYNGK in punto-LYNGK.
puzzle-hint-claim = È il momento di acquisire un colore.
puzzle-hint-run-out = Non lasciare mosse all’avversario.
puzzle-hint-sudden-death = Una pila di 6 è a portata di mano.
puzzle-hint-start = Guarda che cosa c’è in { $point }.
puzzle-hint-start-claim = Acquisisci prima un colore, poi muovi da { $point }.
puzzle-shown = Ecco la soluzione.
puzzle-outcome = { $wins }: { $why }.
puzzle-tied = Alla fine le pile sono pari: pareggio.
puzzle-wins = { $count ->
    [one] Vinci con questa mossa
   *[other] Vinci in { $count } mosse
}
puzzle-won-by = { $height ->
    [6] completi una pila di 6
    [5] alla fine hai più pile di 5, { $own } a { $theirs }
    [4] alla fine le pile di 5 sono pari, ma hai più pile di 4, { $own } a { $theirs }
    [3] alla fine le pile più alte sono pari, ma hai più pile di 3, { $own } a { $theirs }
    [2] alla fine le pile più alte sono pari, ma hai più pile di 2, { $own } a { $theirs }
   *[1] alla fine le pile più alte sono pari, ma hai più pedine singole, { $own } a { $theirs }
}
puzzle-theme-is = Tema: { $theme }.
puzzle-unstoppable = Nulla può più fermare la pila di 6.
puzzle-action-play-out = Continua
puzzle-action-study = Apri in Studio
puzzle-rating = Il tuo punteggio: { $rating } ± { $margin }
puzzle-rating-change = Il tuo punteggio: { $rating } ({ $change })
puzzle-rating-new = Dopo circa { $of } problemi ricevi un punteggio, che sceglie i successivi.
puzzle-rating-finding = Il tuo punteggio è ancora da stabilire ({ $count } su circa { $of } problemi)
storm-title = Tempesta
storm-intro = Quanti più problemi possibile in tre minuti, dai facili ai difficili. Una mossa sbagliata chiude il problema e costa dieci secondi.
storm-start = Inizia la tempesta
storm-stop = Smetti
storm-left = Tempo rimasto
storm-solved = Risolti
storm-right = Giusto. Risolti finora: { $count }.
storm-wrong = Sbagliato: dieci secondi in meno. Avanti col prossimo.
storm-over = La tempesta è finita
storm-result = { $count ->
    [one] { $count } problema risolto
   *[other] { $count } problemi risolti
}
storm-best = Il tuo record: { $count }
storm-pace = Tempo per problema: { $seconds } s
storm-new-best = È il tuo nuovo record.
storm-none-missed = Nemmeno un errore.
storm-missed = Da rivedere
storm-again = Ancora
paper-title = Da stampare o conservare
paper-intro = I prossimi problemi del tipo scelto, con le soluzioni alla fine.
paper-count = Quanti
paper-print = Stampa
paper-file = Scarica come file
paper-solutions = Soluzioni
puzzle-count = Risolti di questo tipo: { $solved } su { $all }
puzzle-count-all = Risolti in tutto: { $solved } su { $all }
puzzle-none-left = Questi li hai risolti tutti. Scegline altri o aspetta il prossimo problema del giorno.
puzzle-none-exist = Non ci sono problemi di questo tipo. Scegline altri.
puzzle-none-in-variant = Non ci sono problemi di questo tipo: «{ $theme }» esiste solo con «{ $variant }».
puzzle-streak = { $count ->
    [one] { $count } risolto di fila; il tuo record: { $best }
   *[other] { $count } risolti di fila; il tuo record: { $best }
}
puzzle-days = { $count ->
    [one] Problema del giorno: { $count } giorno di fila; il tuo record: { $best }
   *[other] Problema del giorno: { $count } giorni di fila; il tuo record: { $best }
}

## Lessons

lesson-basics = Le basi
lesson-more = Le altre regole
lesson-strategy = Prime strategie

lesson-move-title = Lo scopo e le prime mosse
lesson-aim-1 = Lo scopo: pile di cinque colori diversi, con in cima uno dei tuoi. Il rosso è tuo, e alla pila al centro manca solo il rosso. Scegli la pedina rossa, poi la pila.
lesson-aim-1-done = Una pila di 5 con il tuo colore in cima lascia il tavoliere: un punto per te. Alla fine vince chi ha più punti. E ora le regole, una alla volta.
lesson-aim-1-again = È permesso, ma non è un punto. Metti la pedina rossa sulla pila al centro.
lesson-move-1 = Scegli la pedina rossa al centro, poi una delle pedine intorno. Una mossa va dritta lungo una linea e finisce sulla prima pedina che incontra.
lesson-move-1-done = Ecco come si muove una pedina. Ora le due sono una pila, con il rosso in cima.
lesson-move-1-again = Anche quella pedina può muoversi. Per ora prendi la rossa al centro.
lesson-move-2 = Una pedina supera tutti i punti vuoti che trova. Non si ferma mai su uno di essi e non scavalca mai nulla. Porta la pedina blu su quella nera.
lesson-move-2-done = Proprio così. La pedina avorio dietro la nera era fuori portata.
lesson-move-2-again = Anche questo è permesso. Ma quale linea porta dal blu al nero?

lesson-build-title = Costruire
lesson-build-1 = Una pila si muove tutta intera e si posa su ciò che trova. Forma una pila di 4.
lesson-build-1-done = Già quattro pedine! Una pila ne ha al massimo cinque.
lesson-build-1-again = Una mossa permessa, ma non una pila di 4. Due pile di 2 ne fanno una.
lesson-build-2 = In una pila nessun colore può esserci due volte. Fai una pila di 3 con quella al centro: portala su un colore che le manca.
lesson-build-2-done = Le mancava il verde. Cinque colori diversi in una pila: ecco dove si arriva.
lesson-build-2-again = È permesso, ma muovi la pila al centro. Il rosso e il blu ci sono già.

lesson-neutral-title = I colori neutrali
lesson-neutral-1 = All’inizio tutti i colori sono neutrali: li possono muovere entrambi i giocatori. Ma una pedina neutrale singola va solo su una pedina singola. Muovi la rossa.
lesson-neutral-1-done = Singola su singola. Le pile intorno erano tutte troppo alte.
lesson-neutral-1-again = Anche questo è permesso. Ora muovi la pedina rossa al centro.
lesson-neutral-2 = Una pila neutrale va su tutto ciò che è alto quanto lei, o meno. Forma una pila di 4.
lesson-neutral-2-done = Due su due. La pila di 3 sarebbe stata troppo alta.
lesson-neutral-2-again = È permesso, ma non è una pila di 4. Cerca due pile della stessa altezza.
lesson-neutral-2-obstacle = Cinque colori, ma il rosso in cima non è di nessuno: una pila così non dà punti a nessuno e non si muove mai più. Unisci le due pile di 2.

lesson-joker-title = I jolly
lesson-joker-1 = Le pedine maculate sono i jolly. Un jolly vale per qualsiasi colore che manchi alla sua pila. Le altre possono finirci sopra, ma lui non si muove mai da solo. Scegli la pedina che non comincia mai una mossa.
lesson-joker-1-done = È il jolly. Appena una pedina ci finisce sopra, viaggia dentro la pila.
lesson-joker-1-again = Questa può muoversi da sola. Cerca la pedina maculata.
lesson-joker-2 = In una pila possono esserci più jolly. Forma una pila di 4 che ne contenga due.
lesson-joker-2-done = Due colori e due jolly: i colori che mancano possono ancora aggiungersi.
lesson-joker-2-again = Non ancora. Due pile hanno un jolly alla base: mettile insieme.

lesson-claim-title = Acquisire un colore
lesson-claim-1 = Prima di muovere puoi acquisire un colore neutrale. Scegli il rosso, poi fai la mossa che vuoi.
lesson-claim-1-done = Il rosso è tuo. Da ora solo tu muovi le pile con il rosso in cima.
lesson-claim-1-again = Così è tuo un altro colore. Riprova, con il rosso.
lesson-claim-1-none = Hai mosso senza acquisire un colore. Scegli prima il rosso, poi muovi.
lesson-claim-2 = I tuoi colori possono andare su pile di qualsiasi altezza. Metti la tua pedina rossa sulla pila di 3.
lesson-claim-2-done = Una pedina neutrale non avrebbe potuto. L’idea piace all’avversario, che acquisisce il blu.
lesson-claim-2-again = Va bene, ma il tuo rosso può fare di più. Nemmeno la pila di 3 è troppo alta.
lesson-claim-3 = Ognuno può acquisire due colori in una partita, ma uno solo per turno. Acquisisci il secondo, quello che vuoi, e muovi.
lesson-claim-3-done = Questi due sono tuoi fino alla fine. Quando quattro colori sono acquisiti, il quinto resta neutrale per sempre.
lesson-claim-3-again = Si può anche muovere senza acquisire niente. Ma questa volta prendi il tuo secondo colore.

lesson-whose-title = Di chi è la pila?
lesson-whose-1 = Solo la pedina in cima dice di chi è una pila. Il rosso è tuo, il nero dell’avversario. Scegli la pila che può muovere solo l’avversario.
lesson-whose-1-done = In cima c’è il nero. Il tuo rosso lì sotto non cambia niente.
lesson-whose-1-again = Nessuno ha acquisito questo colore: lo potete muovere entrambi. Cerca il nero in cima.
lesson-whose-1-yours = In cima c’è il rosso: questa è tua.
lesson-whose-2 = Ora scegli qualcosa che potete muovere entrambi.
lesson-whose-2-done = Giusto: il colore in cima è ancora neutrale.
lesson-whose-2-again = In cima c’è il nero: la può muovere solo l’avversario.
lesson-whose-2-yours = In cima c’è il rosso: la puoi muovere solo tu.

lesson-lyngk-title = La regola-LYNGK
lesson-lyngk-1 = Il rosso è tuo. Un’altra pila con il rosso in cima è per lui un punto-LYNGK: può andare fin lì e ripartire in qualsiasi direzione. Porta la pedina rossa singola sulla pila di 2 con il nero in cima.
lesson-lyngk-1-done = Fino al punto-LYNGK, una svolta e avanti: tutto in una mossa.
lesson-lyngk-1-again = Anche così funziona. Ma trova la svolta che porta alla pila blu e nera.
lesson-lyngk-2 = Una mossa può passare per più punti-LYNGK, una volta per ciascuno. Trovane una che passi per tre.
lesson-lyngk-2-done = Tre punti-LYNGK in una sola mossa! Più ne hai, più lontano arrivi.
lesson-lyngk-2-again = Così non passi per tre punti-LYNGK. Parti dalla pedina rossa più lontana dalle altre.
lesson-lyngk-3 = È un punto-LYNGK solo ciò che ha lo stesso colore in cima, alto o basso che sia. Scegli quello che la tua pedina rossa al centro può usare.
lesson-lyngk-3-done = Il rosso in cima: nient’altro conta.
lesson-lyngk-3-again = Cerca un’altra pila con il rosso in cima.
lesson-lyngk-3-joker = Un jolly non è mai un punto-LYNGK.
lesson-lyngk-3-below = Il rosso c’è, ma non in cima.
lesson-lyngk-4 = Solo un colore che hai acquisito può usare i punti-LYNGK. Qui nessuno ha acquisito il rosso: non può ancora svoltare. Acquisiscilo, poi porta la pedina rossa singola sulla pila blu e nera.
lesson-lyngk-4-done = Acquisito il rosso, l’altra pila rossa è diventata un punto-LYNGK. Un colore neutrale non ne ha mai.
lesson-lyngk-4-none = Finché non lo acquisisci, il rosso è neutrale e non può usare i punti-LYNGK. Prima acquisisci il rosso.
lesson-lyngk-4-again = Acquisisci il rosso, poi porta la pedina rossa singola, passando per l’altra pila rossa, sulla pila blu e nera.

lesson-complete-title = Completare una pila di 5
lesson-complete-top = Decide ciò che sta in cima. Il nero è neutrale: una pila di 5 con il nero in cima non dà punti a nessuno e resta sul tavoliere come ostacolo. Fai una pila di 5 che dia un punto.
lesson-complete-top-done = Rosso in cima: un punto. Al contrario sarebbe stata un ostacolo.
lesson-complete-top-again = Non è ancora una pila di 5. La tua pedina rossa e la pila al centro hanno insieme cinque colori.
lesson-complete-top-obstacle = Un ostacolo: il nero in cima non è di nessuno. Non si muove mai più e non dà punti a nessuno. Prova al contrario.
lesson-complete-2 = Un colore acquisito vale subito. Acquisiscine uno e completa una pila di 5 nella stessa mossa.
lesson-complete-2-done = Un colore e un punto in una sola mossa!
lesson-complete-2-again = Non è ancora una pila di 5. Quale colore manca alla pila di 4, e quale pedina può portarlo?

lesson-ready-title = Prima della tua prima partita
lesson-ready-1 = Una pila di 4 è un regalo per chi può completarla. Il rosso è tuo, il blu e il nero dell’avversario. Muovi, ma non lasciare nulla che lui possa completare.
lesson-ready-1-done = Al sicuro. Prima di ogni mossa, guarda che cosa potrebbe completare l’avversario.
lesson-ready-1-again = Così nasce una pila di 4 a cui manca solo il blu, e il blu può arrivarci. Cerca una mossa più sicura.
lesson-ready-1-four = Una pila di 4 a cui manca solo il blu: l’avversario la completa e prende il punto.
lesson-ready-2 = Si passa solo quando non si può muovere. Quando nessuno può, la partita è finita. Con tre pile completate a testa decidono le pile di 4 sul tavoliere, poi quelle di 3 e così via. Il rosso e il verde sono tuoi. Chi vince?
lesson-ready-2-done = La tua pila di 4 batte due pile di 3. Ora ne sai abbastanza per la tua prima partita.
lesson-ready-2-again = Cerca prima le pile di 4. Di chi è il colore in cima?

lesson-start-title = La preparazione
lesson-start-1 = Una partita comincia così: 43 pedine, otto di ogni colore e tre jolly, una per punto, a caso. Chi comincia si tira a sorte: tocca a te. Muovi la pedina verde al centro.
lesson-start-1-done = Ora tocca all’avversario. Si muove a turno, finché nessuno dei due può più muovere.
lesson-start-1-claim = Puoi acquisire un colore già alla prima mossa. Ma questa volta muovi senza acquisire.
lesson-start-1-again = Anche questo è permesso. Ma questa volta comincia con la pedina verde al centro.

lesson-obstacle-title = Gli ostacoli
lesson-obstacle-1 = Una pila di 5 con un colore neutrale in cima non dà punti a nessuno. Completane una senza acquisire niente, e guarda che cosa succede.
lesson-obstacle-1-done = Resta dov’è e non si muove mai più: un ostacolo.
lesson-obstacle-1-again = Così non arrivi a cinque. La pila di 3 e la pila di 2 hanno insieme cinque colori.
lesson-obstacle-1-point = Acquisendo il colore fai un punto, ed è una bella mossa! Ma per questa volta fallo senza acquisire niente.
lesson-obstacle-2 = Un ostacolo resta tale anche se poi qualcuno acquisisce il suo colore. Però ora il rosso è tuo, e questo ha il rosso in cima: usalo come punto-LYNGK.
lesson-obstacle-2-done = Nessun punto per te, ma un buon posto per svoltare.
lesson-obstacle-2-again = Questa mossa non è passata per l’ostacolo. Porta lì la tua pedina rossa singola, e poi oltre.

lesson-pass-title = Passare
lesson-pass-1 = Il rosso e il verde sono tuoi, il blu e il nero dell’avversario. La tua pedina rossa non ha dove andare, e altre non ne hai: non resta che passare.
lesson-pass-1-done = Passa solo chi non può muovere. Guarda che cosa fa ora l’avversario.
lesson-pass-2 = La pila di 5 dell’avversario ha lasciato il tavoliere, e la via è libera. Chi può muovere deve muovere: avanti.
lesson-pass-2-done = Passare non è mai una scelta. Appena c’è di nuovo una mossa, va giocata.
lesson-pass-3 = Così com’è, non hai mosse. Ma puoi ancora acquisire un colore, e allora ne avresti una. Perciò non puoi passare: acquisisci e muovi.
lesson-pass-3-done = Giusto. Si passa solo quando nemmeno acquisire un colore aiuta.

lesson-end-title = La fine
lesson-end-1 = Nessuno dei due può più muovere: la partita è finita. Tu hai completato quattro pile, l’avversario tre. Restano due pile di 4 con i colori dell’avversario in cima. Chi vince?
lesson-end-1-done = Vince chi ha completato più pile. Ciò che resta sul tavoliere in questo caso non conta.
lesson-end-1-again = Decidono prima le pile completate, e tu ne hai di più.
lesson-end-2 = Tre pile completate a testa. Ora contano le pile di 4 sul tavoliere, ognuna per chi possiede il colore in cima; poi quelle di 3, di 2 e le pedine singole. Il rosso e il verde sono tuoi, il blu e il nero sono dell’avversario. Chi vince?
lesson-end-2-done = Una pila di 4 a testa, ma c’è una pila di 3, ed è dell’avversario. Le tue due pedine singole arrivano troppo tardi.
lesson-end-2-again = Avete entrambi una pila di 4. Ora guarda le pile di 3.
lesson-end-3 = Quattro pile completate a testa. Sul tavoliere ti resta una pedina singola, la rossa, e all’avversario una, la blu. Il jolly non è di nessuno. Chi vince?
lesson-end-3-done = Tutto è pari, fino alle pedine singole: la partita è un pareggio.
lesson-end-3-again = Avete entrambi quattro pile completate e una pedina singola. Che cosa potrebbe ancora decidere?
lesson-end-you = Io
lesson-end-opponent = Il mio avversario
lesson-end-nobody = Nessuno, è un pareggio

lesson-six-title = Variante: le pile di 6
lesson-six-1 = In questa variante le pile di 5 restano sul tavoliere e continuano a crescere. Formane una con il tuo rosso in cima.
lesson-six-1-done = Resta, ed è tua finché il rosso è in cima.
lesson-six-1-again = Prova con la tua pedina rossa singola: arriva alla pila di 4 al centro.
lesson-six-2 = Chi completa una pila di 6 con un proprio colore in cima vince all’istante. Oltre ai cinque colori ci vuole un jolly, che vale per il bianco. Vinci questa partita!
lesson-six-2-done = Cinque colori e un jolly, con il rosso in cima: hai vinto sul colpo.
lesson-six-2-again = Non ancora. La pila al centro ha il suo jolly, le manca solo il rosso.
lesson-six-3 = La pila al centro con il verde in cima è tua. Ha tutti e cinque i colori, ma nessun jolly. Puoi vincere lo stesso?
lesson-six-3-done = Dritta sul jolly. Lui da solo non si muove mai, ma ti aspetta.
lesson-six-3-again = Così non si vince. Qual è l’unica pedina che va ancora bene con cinque colori?
lesson-six-4 = Una pila di 6 con un colore neutrale in cima non dà la vittoria. Il verde è tuo, e nessuno ha acquisito il rosso. Porta la pila al centro sul jolly senza acquisire niente, e guarda che cosa succede.
lesson-six-4-done = Resta dov’è, e la partita continua. Non darà mai la vittoria, anche se poi qualcuno acquisisce il rosso.
lesson-six-4-won = Acquisendo quel colore vinci all’istante! Ma per questa volta completa una pila di 6 senza acquisire.
lesson-six-5 = Le mosse sono finite, e nessuno ha vinto. Ora contano le pile di 5, ognuna per chi possiede il colore in cima; poi quelle di 4, di 3, di 2 e le pedine singole. Il rosso e il verde sono tuoi, il blu e il nero sono dell’avversario. Chi vince?
lesson-six-5-done = Tre pile di 5 contro due, per l’avversario. Le pile di 6 hanno in cima l’avorio, che è neutrale: non contano per nessuno.
lesson-six-5-again = Conta le pile di 5 secondo il colore in cima. Le pile di 6 non contano per nessuno: l’avorio è neutrale.

## Strategy

strategy-claim-title = Quando acquisire
strategy-claim-1 = Acquisisci un colore quando rende subito. Nessuno ne ha ancora uno, e in d1 ed e1 una pila di 5 aspetta chi arriva prima. Una sola mossa vince.
strategy-claim-1-done = Il punto è tuo, e anche il verde. La pedina verde in c7 completerà presto un’altra pila di 5.
strategy-claim-1-again = Così non si vince. In d1 ed e1 aspetta una pila di 5: arriva prima tu, e scegli bene il colore in cima.
strategy-claim-1-red = Anche con il rosso è un punto. Ma il verde va all’avversario; tu resti senza mosse, e questo decide.
strategy-claim-2 = Blu o nero: con ognuno puoi completare una pila di 5 in h1 e h2. Ma uno dei due butta via la vittoria. Quale colore servirà di più in seguito?
strategy-claim-2-done = Il blu è in cima ad altre tre pile. Ti danno mosse e minacce fino alla fine.
strategy-claim-2-again = Prima prendi il punto che c’è: h1 e h2 insieme fanno una pila di 5. La domanda è solo quale colore va in cima.
strategy-claim-2-black = Lo stesso punto. Ma ora le pile blu sono libere per l’avversario, e pesano di più.
strategy-claim-3 = Sei sotto due a zero. Cerca il colore che dà subito un punto e lascia all’avversario quasi niente da muovere.
strategy-claim-3-done = Il blu è in cima ad altre quattro pile, e la pedina nera di h3 non può più rovinare l’altra tua pila di 4. Presto l’avversario dovrà passare mentre tu recuperi.
strategy-claim-3-again = Fai subito il punto, e con il colore che è in cima al maggior numero di pile.
strategy-claim-3-black = Un punto, ma tutte quelle pile blu restano all’avversario. Il blu valeva di più.
strategy-claim-3-other = Il blu è giusto. Ma le pile di 4 sono due, e ora l’avversario completa l’altra.
strategy-claim-4 = L’avversario ha già entrambi i suoi colori: nessuno può più toglierti il rosso o il nero. Porta l’avorio da e3 in c2. Con questa mossa acquisisci un colore, o aspetti?
strategy-claim-4-done = Un ultimo colore che nessuno può prendere non scappa. Acquisiscilo quando saprai quale ti serve.
strategy-claim-4-again = Qui la mossa è l’avorio da e3 in c2. La domanda è solo se acquisire anche un colore.
strategy-claim-4-early = Troppo presto: l’avversario vede il tuo colore e copre subito una pila di quel colore.

strategy-tempo-title = Lasciare senza mosse
strategy-tempo-1 = Chi non può muovere passa, e l’altro va avanti da solo. All’avversario restano due mosse: il rosso neutrale da f5 e il nero da g2 a g7. Una sola mossa le toglie entrambe.
strategy-tempo-1-done = Il rosso ora è tuo, ed è in g2. L’avversario può solo guardare mentre completi la pila di 5 che ti serve.
strategy-tempo-1-again = L’avversario può ancora muovere. Ti serve il rosso, e g2 va coperto.
strategy-tempo-1-late = Una buona pila, ma ora l’avversario va da g2 a g7, e non recuperi più.
strategy-tempo-2 = Sei indietro di due punti, ma le ultime mosse dell’avversario sono tutte intorno a f6, g6 e g7. Bloccale tutte con una sola mossa.
strategy-tempo-2-done = Il nero ha chiuso la pedina verde, e la pila di f6 non ci può andare: contiene già il nero. Da ora giochi solo tu.
strategy-tempo-2-again = All’avversario resta una mossa. E se la pedina nera neutrale in g6 chiudesse quell’angolo?
strategy-tempo-2-late = L’avversario va da f6 a g7 e resta avanti.

strategy-deny-title = Impedire
strategy-deny-1 = La pila avorio in h4 sta per andare in g2 e completare una pila di 5. Tu non puoi completarne una. Togli allora la pedina su cui vuole finire.
strategy-deny-1-done = La pedina non è più in g2 e, con il verde, è tua. L’avversario non può nemmeno più muovere.
strategy-deny-1-again = Non basta: l’avversario resta in vantaggio. La pedina in g2 deve andarsene, e il suo colore dovrebbe essere tuo.
strategy-deny-1-late = Eccola: da h4 in g2, e l’avversario ha la pila di 5.
strategy-deny-2 = Il rosso in g2 può andare in d4 e completare una pila di 5. Qui la difesa migliore è finire sull’attaccante.
strategy-deny-2-done = Il verde sta sopra la pila rossa, che ora è tua. In c4 completerà una pila di 5.
strategy-deny-2-again = Non aiuta a lungo. Quale colore, una volta acquisito, arriva in g2?
strategy-deny-2-late = Il rosso va in d4: una pila di 5. Per fermare una minaccia bisogna colpirla.
strategy-deny-3 = Nessuno può più acquisire colori. La pila verde in e2 sta per andare in b2 e completare una pila di 5. Ma la pila in b2 è neutrale.
strategy-deny-3-done = Ora la pila in b1 contiene anche il rosso e il verde: e2 non ci può più andare.
strategy-deny-3-again = La pila di 5 in b2 è ancora possibile. Anche quella pila la puoi muovere tu.
strategy-deny-3-late = Ora e2 va in b2: una pila di 5, e la partita è persa.

strategy-network-title = Costruire reti
strategy-network-1 = Le pile con il tuo colore in cima sono stazioni: più ce ne sono che si vedono tra loro, più lontano arrivano tutte. Trova la pila di 5 per il verde, e acquisisci ciò che serve all’avversario per la prossima.
strategy-network-1-done = Passando per h2 e d5 fino a d4. E poiché il blu è tuo, lo sarà anche la pila di 5 in d5.
strategy-network-1-again = Il verde da h4 arriva in d4 passando per due punti-LYNGK. E quale colore manca in d5?
strategy-network-1-unclaimed = La mossa giusta, ma senza acquisire. L’avversario prende il blu e, con lui, la pila di 5 in d5.
strategy-network-2 = Il rosso è tuo. Due delle sue pile sono messe così bene che una terza può passare per entrambe. Dove arriva?
strategy-network-2-done = Passando per g4 ed e5 fino a c4: una pila di 5. E le stazioni restano dove sono.
strategy-network-2-again = Segui il rosso di stazione in stazione: da h2 passando per g4 ed e5. Non spezzare questa catena.
strategy-network-2-broken = Così togli una stazione alla tua stessa rete, e resta solo il pareggio.

## Rules

rule-board-title = Il tavoliere
rule-board = Un esagono con quattro punti per lato, 37 in tutto, e altri sei, uno oltre la metà di ogni lato: 43 punti. Da ognuno partono linee in sei direzioni al massimo. Le colonne vanno da a fino a i, da sinistra a destra; i punti di una colonna si contano dal basso.

rule-setup-title = Pedine, scopo, preparazione
rule-pieces = I colori sono cinque: avorio, blu, rosso, verde e nero. Le tre pedine bianche maculate sono i jolly.
rule-start = All’inizio su ogni punto c’è una pedina, disposta a caso: otto di ogni colore e i tre jolly. Un’altra pedina di ogni colore sta accanto al tavoliere. Chi acquisisce il colore la prende come segnalino; queste cinque non entrano mai in gioco.
rule-start-picture = Una posizione iniziale: 43 pedine, e una di ogni colore accanto al tavoliere. Una pedina può andare su una vicina di un altro colore, ma non su una del proprio.
rule-begin = Chi comincia si tira a sorte; poi si muove a turno. Poiché nessuno ha ancora un colore, la disposizione non favorisce nessuno.
rule-aim = Lo scopo è completare più pile dell’avversario: cinque pedine di cinque colori diversi, con in cima uno dei propri colori. Un jolly può stare al posto di un colore mancante.

rule-colors-title = Jolly, colori neutrali e acquisiti
rule-d1 = Un jolly vale per qualsiasi colore che manchi alla sua pila. È passivo: non si muove mai da solo, né singolo né in cima a una pila; viaggia dentro le pile. Perciò un jolly è in cima solo quando è singolo.
rule-d1-picture = Il rosso può andare sul jolly. Il jolly non può muoversi.
rule-d2 = Un colore che nessuno ha acquisito è neutrale: lo possono muovere entrambi.
rule-d2-picture = Nessun colore è acquisito: chi è di turno può muovere una qualsiasi delle tre.
rule-d3 = Ognuno può acquisire due colori in una partita, e solo colori ancora neutrali. Da quel momento non li muove nessun altro.
rule-d3-picture = Il rosso è tuo e può muoversi. Il nero è dell’avversario: non lo puoi muovere.
rule-d4 = Si acquisisce quando è il proprio turno, prima di muovere.
rule-d4-picture = Una pedina neutrale singola non può andare su una pila di 3. Acquisisci prima il rosso, e può farlo.
rule-d5 = In un turno si acquisisce al massimo un colore.
rule-d6 = Quando entrambi hanno acquisito due colori, il quinto resta neutrale fino alla fine.
rule-d6-picture = Quattro colori sono acquisiti. L’avorio resta neutrale: può andare su una pedina singola, ma non su una pila di 2.

rule-turn-title = Un turno
rule-e1 = Quando tocca a te, puoi acquisire un colore; poi muovi una pedina o una pila. Si può muovere ciò che ha in cima un colore neutrale o uno dei propri.
rule-e2 = Una pila si muove tutta intera. Solo la pedina in cima dice di chi è.
rule-e2-picture = La pila rossa e blu va tutta intera su quella verde e nera: una pila di 4 con il blu in cima.
rule-e3 = Una mossa segue una linea sopra punti vuoti fino al primo punto occupato e finisce lì, su ciò che trova. Non finisce mai su un punto vuoto e non scavalca mai nulla (eccezione: la regola-LYNGK, F).
rule-e3-picture = Il blu può superare tre punti vuoti e andare sul nero. Non può saltare fino alla pedina avorio dietro, né fermarsi su un punto vuoto.
rule-e5 = Una pila ha al massimo cinque pedine, e nessun colore due volte. Può contenere più jolly.
rule-e5-picture = La tua pila blu può andare su quella con il verde: una pila di 4 con due jolly. Non su quella che contiene già il blu; e sulla pila di 4 sarebbe troppo alta.
rule-e6 = Una pedina neutrale singola va solo su una pedina singola: di qualsiasi altro colore, oppure un jolly.
rule-e6-picture = La pedina rossa può andare sulla blu e su quella avorio. Non sulla rossa, perché nessun colore può esserci due volte; non sulla pila di 2, perché una pedina neutrale singola va solo su una pedina singola.
rule-e7 = Una pila con un colore neutrale in cima va solo su una pedina o una pila alta al massimo quanto lei.
rule-e7-picture = Una pila di 2 può andare sulla pila di 2 e sulla pedina singola, ma non sulla pila di 3.
rule-e8 = Con uno dei propri colori in cima si può andare su qualsiasi altezza.
rule-e8-picture = La tua pedina rossa singola può andare sulla pila di 3.
rule-e9 = Una pila di 5 con in cima un colore di chi muove lascia subito il tavoliere: un punto per lui.
rule-e9-picture = Il tuo rosso finisce sulla pila di 4 e completa una pila di 5: un punto.
rule-e10 = Una pila di 5 con un colore neutrale in cima resta dov’è, come ostacolo, e non dà punti a nessuno.
rule-e10-picture = Nessuno ha acquisito il verde: questa pila di 5 resta come ostacolo.
rule-e11 = Chi può muovere non può passare.
rule-e11-picture = Il rosso arriva alla pila di 2. Quindi non è permesso passare.
rule-e12 = Chi non può muovere passa, ma deve muovere di nuovo appena un turno successivo glielo permette.
rule-e12-picture = La tua unica pedina, la rossa, non può andare su una pila che contiene il rosso. Passi.

rule-lyngk-title = La regola-LYNGK
rule-f1 = La regola-LYNGK vale solo per le mosse con un colore che si è acquisito.
rule-f1-picture = Qui il rosso è neutrale: non può proseguire passando per l’altra pila rossa. Se acquisisci il rosso, può farlo.
rule-f2 = Una pedina o una pila del tuo colore può andare fino a un’altra con lo stesso colore in cima, un punto-LYNGK, e da lì ripartire in linea retta, più e più volte, finché arriva dove le è permesso. Ogni punto-LYNGK ha in cima il colore che si muove.
rule-f2-picture = Acquisisci il rosso e passi per tre punti-LYNGK fino alla pila di 4: la pila di 5 è completa, un punto.
rule-f4 = Un jolly non è mai un punto-LYNGK.
rule-f4-picture = Il tuo rosso può andare sul jolly, ma non proseguire da lì.
rule-f5 = Ogni punto-LYNGK si usa al massimo una volta per turno.
rule-lyngk-height = Di una pila che serve da punto-LYNGK conta solo la cima, non l’altezza.
rule-lyngk-height-picture = La pila di 4 con il rosso in cima è per la tua pedina rossa un punto-LYNGK come gli altri.

rule-end-title = La fine
rule-g1 = La partita finisce quando nessuno dei due può muovere. Vince chi ha completato più pile di 5.
rule-g1-picture = Nessuno può muovere. Il giocatore 1 ha completato quattro pile, il giocatore 2 tre: vince il giocatore 1, qualunque cosa resti sul tavoliere.
rule-g2 = In caso di parità decidono le pile di 4 rimaste sul tavoliere, ognuna per chi ha il proprio colore in cima; poi quelle di 3, di 2 e le pedine singole.
rule-g2-picture = Tre pile completate e una pila di 4 a testa. La pila di 3 è del giocatore 2, che vince.
rule-g3 = Se tutto è pari, la partita è un pareggio.
rule-g3-picture = Quattro pile completate a testa, e solo jolly sul tavoliere: pareggio.

rule-six-title = Variante: le pile di 6
rule-h1 = Le pile di 5 restano sul tavoliere e possono continuare a muoversi e a crescere; il limite è sei.
rule-h1-picture = Il tuo rosso forma una pila di 5. Resta sul tavoliere.
rule-h2 = Un jolly vale anche per un sesto colore, il bianco. Resta passivo, e il bianco non si può acquisire.
rule-h3 = Una pila di 6 contiene quindi almeno un jolly; altri jolly possono stare al posto di colori mancanti.
rule-h3-picture = La pila al centro ha il suo jolly. Con il tuo rosso in cima diventa una pila di 6.
rule-h4 = Chi completa una pila di 6 con un proprio colore in cima vince all’istante.
rule-h4-picture = La tua pila di 5 va sul jolly: una pila di 6, e hai vinto.
rule-h5 = Una pila di 6 con un colore neutrale in cima non dà la vittoria. Resta dov’è, e la partita continua.
rule-h5-picture = Il rosso è neutrale: questa pila di 6 non dà la vittoria.
rule-h6 = Se le mosse finiscono prima che qualcuno abbia vinto, decidono le pile di 5 rimaste sul tavoliere, ognuna per chi ha il proprio colore in cima; poi quelle di 4, di 3, di 2 e le pedine singole. Se tutto è pari, è un pareggio.

rule-rulings-title = Chiarimenti
rule-x1 = Acquisire e muovere sono una mossa sola. È permessa se lo è lo spostamento, una volta acquisito il colore. Non occorre muovere il colore appena acquisito.
rule-x1-picture = Puoi acquisire il blu e muovere il rosso.
rule-x2 = Chi può muovere solo acquisendo un colore deve acquisirlo e muovere. Passa solo chi non ha alcuna mossa permessa, nemmeno acquisendo; e chi passa non acquisisce.
rule-x2-picture = Senza acquisire, qui non ci sono mosse. Con il rosso sì: quindi non puoi passare.
rule-x3 = La partita è finita quando nessuno dei due ha più una mossa permessa, nemmeno acquisendo un colore. Fino ad allora chi non ne ha passa.
rule-x4 = Una pila completata con un colore neutrale in cima (di 5; di 6 nella variante) non conta per nessuno fino alla fine della partita, anche se il suo colore viene acquisito dopo; può allora servire da punto-LYNGK a chi lo ha acquisito.
rule-x4-picture = L’ostacolo con il rosso in cima non è un punto per te, ma il tuo rosso ci può passare.
rule-x5 = Durante una mossa LYNGK il punto da cui la pila è partita conta come vuoto. Ciò non cambia i punti d’arrivo possibili; perciò colore acquisito, partenza e arrivo descrivono del tutto una mossa.
rule-x6 = Due mosse sono uguali se lo sono colore acquisito, partenza e arrivo, qualunque sia il percorso.
rule-x7 = Di chi è una pila a partita finita lo dice la pedina che allora è in cima. Gli ostacoli non contano per nessuno.

## Learning

learn-title = Impara LYNGK
learn-intro = Una cosa alla volta. Qualunque cosa provi, ricevi una risposta.
learn-begin = Comincia
learn-go-on = Continua: { $lesson }
learn-all-done = Hai fatto tutte le lezioni. Il resto viene giocando.
learn-time = circa sei minuti
learn-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
learn-steps-done = { $done } su { $count }
learn-done = Fatto
learn-shown = Mostrato
learn-steps-shown = { $count ->
    [one] Vista tutta, { $count } passo da provare da te
   *[other] Vista tutta, { $count } passi da provare da te
}
learn-lost = A questo indirizzo non c’è nessuna lezione. Ecco tutte le lezioni.
learn-broken = Una parte dei tuoi progressi non è leggibile. È stata messa da parte in questo browser, e il resto è qui.
learn-all-lessons = Tutte le lezioni
learn-step = Passo { $number } di { $count }
learn-task = Il tuo compito
learn-not-yet = Non ancora
learn-hint = Suggerimento
learn-hint-points = Guarda quello che è segnato: { $points }.
learn-refused-higher = Solo le tue pile possono andare su pile più alte.
learn-lyngk-point = Scegli dove finisce la mossa: il percorso attraverso i punti-LYNGK si trova da sé.
learn-show = Fammi vedere
learn-again = Riprova
learn-next = Avanti
learn-next-lesson = Avanti: { $lesson }
learn-play-now = Gioca ora
learn-soon = Altri due minuti:
learn-rules = Le regole complete
learn-rules-text = Ogni regola con il suo numero e con esempi da giocare
learn-rules-intro = Ogni regola ha un numero, che la pagina cita quando qualcosa non è permesso. Ogni esempio si può provare su un tavoliere.
learn-contents = Capitoli
learn-beside = Accanto al tavoliere
learn-try = Prova
learn-try-rule = Prova: { $rule }
learn-try-both = Qui muovi per entrambi. Se qualcosa non è permesso, la pagina dice perché.
learn-back-to-rules = Torna alle regole
learn-back-to-game = Torna alla tua partita

## Puzzles, on the page

puzzle-room-day-open = Risolvilo
puzzle-room-day-easier = Inizia con uno più facile
puzzle-room-day-six = Il problema di oggi con pile di 6
puzzle-room-day-solved = Risolto oggi
puzzle-room-day-failed = Provato oggi, non risolto
puzzle-room-more = Altri problemi
puzzle-room-difficulty = Difficoltà
puzzle-room-theme = Tema
puzzle-room-variant = Variante
puzzle-room-progress = I tuoi progressi
puzzle-room-all = Tutti i problemi
puzzle-room-merit-solved = Conta come risolto.
puzzle-room-merit-helped = Risolto con un suggerimento: la tua serie non cambia.
puzzle-room-merit-failed = Stavolta non è risolto; il problema tornerà.
puzzle-room-merit-practice = Era per esercizio: non cambia nulla.
puzzle-room-unknown = A questo indirizzo non c’è nessun problema. Ecco tutti i problemi.
puzzle-room-broken = Non è stato possibile leggere una parte dei tuoi risultati salvati. Gli altri contano, e tutto è stato messo da parte com’era.
puzzle-room-link = Copia il link
puzzle-room-link-by-hand = Link a questo problema
puzzle-room-line = La soluzione

## Studies, on the page

study-opened = Aperto: { $game }.
study-put-aside = Ciò che era aperto prima si trova tra le tue partite e i tuoi studi.
study-copy = copia
study-copied = Gli stessi punti di questo studio sono stati modificati in un’altra finestra. Entrambe le versioni sono conservate: la tua ora si chiama “{ $name }”.
study-unkept = Il browser non permette alla pagina di salvare questo studio. Resta aperto, ma andrebbe perso chiudendo la pagina. Scaricalo.
study-unkept-full = Il browser non concede altro spazio alla pagina, quindi le tue ultime modifiche a questo studio non sono salvate. Scaricalo, oppure elimina qualcosa in “Le tue partite e i tuoi studi”.
study-unkept-download = Scarica lo studio
study-broken = Lo studio salvato qui non è leggibile. { $reason } È conservato com’era, e ce n’è uno nuovo pronto.
study-back-to-table = Torna alla partita online
study-link-broken = Questo link non si può aprire. { $reason } Qui non è cambiato nulla.
study-tree = Mosse
study-start = Inizio
study-keys = Le frecce percorrono lo studio: sinistra e destra lungo la linea, su e giù tra le varianti. Home e Fine portano ai suoi estremi, la barra spaziatrice riproduce le mosse.
study-last = Alla fine della linea
study-autoplay = Riproduci le mosse
study-autoplay-stop = Pausa
study-previous = Variante precedente
study-next = Variante successiva
chapters-title = Capitoli
chapter-number = Capitolo { $number }
chapter-at = Capitolo { $number } di { $count }: { $name }
chapter-of = Capitolo { $number } di { $count }
chapter-previous = Capitolo precedente
chapter-next = Capitolo successivo
chapters-up = Sposta in alto
chapters-down = Sposta in basso
chapters-remove = Rimuovi il capitolo
chapters-removed = Rimosso: { $name }
chapters-study-name = Nome dello studio
chapters-name = Nome di questo capitolo
chapters-add = Aggiungi un capitolo
chapters-add-empty = Vuoto, da questa posizione
chapters-add-copy = Copia di questo capitolo
chapters-paste = Da un testo: partite (LGN), una posizione (LPN) o un link
chapters-read = Aggiungi
chapters-limit = Uno studio può avere al massimo { $limit } capitoli.
study-notes = Note
study-analysis = Analisi
study-review = Revisione
study-open = Apri
study-share = Condividi
study-comment = Commento a questa mossa
study-comment-start = Commento prima della prima mossa
study-marks = Giudica questa mossa
study-position-marks = Giudica la posizione
study-promote = Promuovi la variante
study-delete = Elimina da qui in poi
study-redo = Ripeti
study-details = Informazioni sulla partita
source-title = Modifica come testo (LGN)
source-label = Testo della partita
source-good = Il testo è una partita completa.
source-apply = Applica
source-discard = Scarta le modifiche
source-applied = Il testo è stato applicato.
study-event = Evento
study-result = Risultato
study-wins = Vince { $player }
study-result-open = Partita non finita o risultato ignoto
study-paste = Incolla una partita (LGN, SGF), una posizione o un link
study-read = Apri
study-file = Da un file
study-choose = Ci sono più partite. Scegline una:
study-choose-all = Apri tutte come capitoli di uno studio
study-choose-collection = Apri come raccolta
study-new = Nuova posizione iniziale
study-new-six = Nuova posizione iniziale, pile di 6
study-copy-link = Copia il link
study-copy-game = Copia la partita (LGN)
study-download = Scarica la partita
study-download-all = Scarica tutti i capitoli
study-copy-position = Copia la posizione (LPN)
study-link-hint = Il link contiene tutto lo studio: chi lo apre lo vede, e nulla viene salvato altrove.
study-link-hint-chapter = Il link contiene questo capitolo, non gli altri. Per condividere tutti i capitoli, scaricali come file. Nulla viene salvato altrove.
study-copy-by-hand = Il browser non permette alla pagina di copiare. Ecco il testo:
study-stop = Ferma
analysis-start = Avvia l’analisi
analysis-hint = Il computer analizza la posizione sul tavoliere e ti segue lungo la partita.
analysis-thinking = Il computer sta pensando…
analysis-failed = Il computer non risponde. Riavvialo.
analysis-for = { $player }: { $score }
analysis-lines = { $player }: mosse migliori
analysis-claims = Che cosa cambierebbe acquisire un colore
outlook-title = Prospettive
outlook-end = Pile di 5 alla fine: { $first } circa { $one }, { $second } circa { $two }
outlook-lead = { $player }, vantaggio in almeno 4 partite simili su 5: { $lead }
outlook-proved = Il risultato è certo: come finisce la partita è scritto sopra.
outlook-between = da { $low } a { $high }
outlook-show = Chi potrebbe prendere quale pila?
outlook-completes = { $player }, pile a portata: { $stacks }
outlook-open = Nessuna pila è ancora in vista, né da una parte né dall’altra.
outlook-stack = { $point } { $percent }%
review-start = Rivedi la partita
review-effort = Quanto a fondo
review-quick = Veloce
review-thorough = A fondo
review-hint = Il computer giudica ogni mossa della linea principale e mostra dove si poteva fare meglio.
review-changed = La linea principale è cambiata da allora. Falla rivedere di nuovo.
review-longer = Da allora sono state aggiunte mosse alla fine, non ancora valutate.
review-at = Dopo la mossa { $number }: { $score }.
review-at-start = All’inizio: { $score }.
review-elsewhere = In una variante
review-mistakes = Errori
review-no-mistakes = Non sono stati trovati errori.
review-resigned = { $player } ha abbandonato, benché le sue probabilità fossero del { $percent }%.
review-resigned-you = Hai abbandonato, benché le tue probabilità fossero del { $percent }%.
review-annotate = Aggiungi allo studio
review-annotated = Le annotazioni e le mosse migliori ora sono nello studio.
retry-start = Impara dagli errori: { $player } ({ $count })
retry-title = Momento { $number } di { $count }
retry-title-own = Il tuo momento { $number } di { $count }
retry-task = { $player } ha giocato { $turn }. Trova di meglio sul tavoliere.
retry-why = Dopo { $turn }: { $why }
retry-judging = Il computer la sta valutando…
retry-show = Mostra la mossa migliore
retry-next = Errore successivo
retry-leave = Torna allo studio
drill-open = Trova la mossa
drill-lead = Percorri lo studio come una lezione: trova le mosse della linea principale.
drill-whose = Mosse da trovare
drill-both = Entrambi
drill-which = Quali mosse trovare
drill-all = Tutte le mosse
drill-marked = Solo le mosse con ! o !!
drill-start = Comincia
drill-link = Copia il link alla lezione
drill-nothing = Con questa scelta, la linea principale non ha mosse da trovare.
drill-title = Mossa { $number } di { $count }
drill-task = Tocca a { $player }. Trova la mossa dello studio.
drill-wait = { $player } risponde…
drill-on = Lo studio prosegue…
drill-right = Sì, è questa la mossa.
drill-variation = Non questa: nello studio è una variante.
drill-answer = Si prosegue con { $turn }.
drill-unknown = Non questa. Non è nello studio.
drill-from = Si muove la pila in { $point }.
drill-turn = La mossa è { $turn }.
drill-show = Mostra la mossa
drill-result = La lezione è finita. Trovate subito e senza aiuto: { $found } su { $count }.
drill-repeat = Dall’inizio

## One mistake at a time

review-again = Rivedi di nuovo
review-previous = Errore precedente
review-played = Giocata
review-better = Meglio
review-play-better = Gioca la linea migliore
retry-task-you = Hai giocato { $turn }. Trova di meglio sul tavoliere.
turn-claiming = { $turn }, acquisendo il colore { $color }
turn-not-claiming = { $turn } senza acquisire un colore

## Hints

hint-only = Qui c’è una sola mossa permessa.
hint-look = Guarda { $points }.
hint-points-of = { $points }… ({ $count } in tutto)
hint-forced-win = puoi forzare la vittoria
hint-forced-draw = con il gioco migliore è un pareggio
hint-forced-loss = l’avversario può forzare la vittoria
hint-forced-line = { $count ->
    [one] { $forced }, per esempio in { $count } mossa
   *[other] { $forced }, per esempio in { $count } mosse
}
hint-pass = Puoi solo passare.
hint-move = Muovi da { $from } a { $to }.
hint-claim-move = Acquisisci il colore { $color }, poi muovi da { $from } a { $to }.
hint-through = Il percorso passa per punti-LYNGK: { $points }.
hint-wins = Così la partita finisce, e vinci tu.
hint-completes = Completa una pila di { $height } in { $point }.
hint-builds = In { $point } nasce una pila di { $height }.
hint-builds-own = In { $point } nasce una pila di { $height } che solo tu puoi muovere.
hint-obstacle = In { $point } resta un ostacolo che non serve più a nessuno.
hint-runs-out = L’avversario poi non può muovere e deve passare.
hint-denies = Impedisce all’avversario di completare una pila in { $points }.
hint-threatens = Prepara una pila che potresti completare subito dopo: { $points }.
hint-still-open = L’avversario può comunque completare una pila in { $points }.
hint-inevitable = Nessuna mossa impedisce all’avversario di completare una pila in { $points }.
hint-safe = All’avversario non resta nessuna pila da completare.
hint-promises = Che cosa ti promette questa mossa: { $score }.
hint-worse = { $turn } promette meno: { $score }.
hint-worse-completes = { $turn } completerebbe subito una pila, ma promette meno: { $score }.
hint-worse-stops = { $turn } lo impedirebbe, ma promette meno: { $score }.
hint-as-good = { $turn } vale più o meno lo stesso: { $score }.
hint-even = { $turn } vale lo stesso: tra le mosse migliori non c’è ancora differenza.
hint-worse-allows = L’avversario potrebbe allora completare una pila in { $points }.
hint-failed = Per ora nessun suggerimento: il computer non risponde.
hint-show-turn = Mostra la mossa
hint-show-why = Perché questa mossa?
hint-claim = Acquisisci il { $color }
hint-this = Questa mossa
hint-other = Invece { $turn }
hint-used = { $count ->
    [one] { $count } suggerimento in questa partita
   *[other] { $count } suggerimenti in questa partita
}

## Editor, on the page

editor-title = Editor di posizioni
editor-open = Componi una posizione
editor-back = Torna allo studio
editor-reserve = Riserva
editor-left = { $piece }, ne restano { $count }
editor-take = Togli
editor-move = Sposta una pila
editor-undo = Annulla
editor-clear = Tavoliere vuoto
editor-stacks = Pile completate
editor-less = Una pila in meno
editor-more = Una pila in più
editor-from-study = Posizione dello studio
editor-swap = Scambia i giocatori
editor-random = Posizione iniziale casuale
editor-study = Studia questa posizione
editor-play = Gioca da qui
editor-analyse = Analizza
editor-keys = Tasti sul tavoliere: I, B, R, G, K e J o da 1 a 6 scelgono una pedina, T o 7 toglie, M o 8 sposta pile; Invio esegue. Backspace toglie la pedina in cima, Canc tutta la pila. Trascinare sposta sempre una pila.

## Library

library-title = Le tue partite e i tuoi studi
library-lead = Sono salvati in questo browser e in nessun altro posto. Esportali ogni tanto, così nulla va perso.
library-back = Torna al tavoliere
library-link = Tutte le partite e gli studi
library-games = Partite
library-studies = Studi
library-no-games = Una partita compare qui quando ne cominci un’altra.
library-no-studies = Uno studio compare qui non appena vi hai giocato una mossa o scritto un commento.
library-now-game = ora sul tavoliere
library-now-study = aperto ora
library-players = { $one } – { $two }
library-six = pile di 6
library-turns = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
library-chapters = { $count ->
    [one] { $count } capitolo
   *[other] { $count } capitoli
}
library-unfinished = non finita
library-open-this = Apri: { $name }
library-rename = Rinomina
library-rename-this = Rinomina: { $name }
library-name = Nuovo nome
library-save = Salva
library-cancel = Annulla
library-renamed = Ora il nome è: { $name }.
library-delete = Elimina
library-delete-this = Elimina: { $name }
library-deleted = Eliminato: { $name }
library-undo = Annulla
library-export = Esporta tutto
library-restore = Ripristina da un file
library-nothing-new = Nel file non c’era niente di nuovo.
library-restored = { $count ->
    [one] È stata ripristinata una voce.
   *[other] Sono state ripristinate { $count } voci.
}
library-known = { $count ->
    [one] Una c’era già.
   *[other] { $count } c’erano già.
}
library-left-out = { $count ->
    [one] Per una non c’era posto. Elimina ciò che non ti serve più e ripristina di nuovo il file.
   *[other] Per { $count } non c’era posto. Elimina ciò che non ti serve più e ripristina di nuovo il file.
}
library-unread = { $count ->
    [one] Una non si può leggere. { $reason }
   *[other] { $count } non si possono leggere. La prima: { $reason }
}
library-full = Non c’è più posto. Esporta tutto, poi elimina ciò che non ti serve più.
library-unkept = Il browser non permette alla pagina di salvarlo. Nulla è cambiato.
library-broken = Qualcosa che era salvato qui non è leggibile. È conservato com’era, e tutto il resto è nell’elenco.
library-reading = Lettura del file: { $percent } %
library-more = Mostra altri ({ $count } in tutto)

## Collections

collection-reading = Lettura: { $percent } %, { $count } partite finora
collection-storing = Il file viene salvato in questo browser. Non chiudere ancora la pagina.
collection-stopped = La lettura è stata interrotta. Ciò che è stato letto si può usare.
collection-empty = Il file è vuoto.
collection-not-text = Questo file non è un testo in UTF-8. Se contiene partite, salvalo come UTF-8 in un editor di testo e riaprilo.
collection-some-not-text = Partite illeggibili perché non sono in UTF-8: { $count }. Salva il file come UTF-8 e riaprilo.
collection-no-game = In questo file non ci sono partite. Una partita (LGN) comincia con un’etichetta come [Variant "std"].
collection-not-kept = Il file non viene conservato.
collection-unreadable = Il browser non ha potuto leggere il file fino alla fine. Forse è stato modificato o spostato.
collection-broken-text = Riga { $line }: non è un testo in UTF-8.
collection-broken-long = Dalla riga { $line }: è troppo lungo per una partita.
collection-hit = mossa { $number }: poi { $turn }
collection-hit-end = alla fine
collection-hit-variation = in una variante, mossa { $number }: poi { $turn }
collection-hit-variation-end = alla fine di una variante
collection-title = Raccolte
collection-lead = Qui si può esplorare un file con molte partite (LGN, fino a { $limit } MB), anche per posizione. Sceglilo o trascinalo su questa pagina.
collection-file = Apri una raccolta
collection-own = Cerca nelle tue partite e nei tuoi studi
collection-size = { $size } MB
collection-size-small = { $size } kB
collection-back = Tutte le partite e gli studi
collection-to-list = Torna all’elenco
collection-previous-game = Partita precedente dell’elenco
collection-next-game = Partita successiva dell’elenco
collection-stop = Interrompi la lettura
collection-count = { $count ->
    [one] Una partita
   *[other] { $count } partite
}
collection-shown = { $count } partite su { $total }
collection-broken = { $count ->
    [one] Una non si può leggere
   *[other] { $count } non si possono leggere
}
collection-player = Giocatore
collection-text = Commenti e nomi
collection-more = Altri criteri
collection-from = Dal
collection-to = Al
collection-result = Risultato
collection-any = qualsiasi
collection-shortest = Mosse, almeno
collection-longest = Mosse, al massimo
collection-level = Livello
collection-kind = Tipo
collection-kind-game = partite
collection-kind-study = studi
collection-kind-broken = illeggibili
collection-clear = Cancella i criteri
collection-sort = Ordine
collection-sort-file = come nel file
collection-sort-file-down = come nel file, dall’ultima
collection-sort-day = data, dalle più vecchie
collection-sort-day-down = data, dalle più recenti
collection-sort-players = giocatori, dalla A alla Z
collection-sort-players-down = giocatori, dalla Z alla A
collection-sort-moves = durata, dalle più brevi
collection-sort-moves-down = durata, dalle più lunghe
collection-sort-result = risultato, prima il giocatore 1
collection-sort-result-down = risultato, prima le non finite
collection-select-all = Seleziona tutto
collection-select-none = Deseleziona tutto
collection-selected = { $count } selezionate
collection-selected-hidden = { $count } selezionate, di cui { $hidden } non mostrate
collection-export = Esporta l’elenco
collection-export-selected = Esporta la selezione
collection-exported = { $count ->
    [one] È stata esportata una partita.
   *[other] Sono state esportate { $count } partite.
}
collection-study = Crea uno studio con la selezione
collection-study-none = Nessuna delle partite selezionate è leggibile.
collection-none = Nessuna partita soddisfa questi criteri.
collection-keys = Le frecce, Pag su e Pag giù scorrono l’elenco, Invio apre una partita, la barra spaziatrice la seleziona, Ctrl+A seleziona tutto.
collection-unkept-full = Non c’è posto per conservare questa raccolta. Puoi usarla finché non lasci lo studio.
collection-unkept = Il browser non permette alla pagina di conservare questa raccolta. Puoi usarla finché non lasci lo studio.
collection-missing = Questa raccolta non è salvata in questo browser.
collection-failed = Non si può cercare nella raccolta: il programma che la legge si è bloccato. Ricarica la pagina.
collection-find = Cerca questa posizione nella raccolta
collection-board = Ricerca sul tavoliere
collection-board-none = niente
collection-board-position = la posizione dello studio
collection-board-stack = una pila
collection-board-claims = colori acquisiti
collection-position-hint = Valgono anche i tavolieri ruotati e riflessi.
collection-stack = Pedine dal basso in alto (I, B, R, G, K, J)
collection-stack-hint = Contano solo la cima e quali pedine ci sono, non il loro ordine sotto.
collection-stack-wrong = Non è una pila: scrivi da due a sei lettere, per esempio RIB.
collection-nobody = nessuno
collection-next = Mossa successiva
collection-games = Partite
collection-open = Non finite
collection-record-ends = fine della registrazione
collection-in-variations = solo in una variante
collection-all = In tutto
collection-follow = Cerca la posizione dopo { $turn }

## Pictures, prints and boards on other pages

picture-title = LYNGK: { $one } – { $two }
picture-title-turn = LYNGK: { $one } – { $two }, dopo { $turn }
picture-to-move = Muove { $player }.
picture-won = Ha vinto { $player }.
picture-tied = La partita è finita in pareggio.
picture-winner = vince
picture-claims = { $player }, colori acquisiti: { $colors }.
picture-completed = { $player }, pile completate: { $count }.
picture-stacks = Pile sul tavoliere, dal basso verso l’alto: { $stacks }.
picture-after = Dopo { $turn }
share-send = Invia…
share-picture = Immagine della posizione
share-ground = Sfondo
share-ground-paper = Bianco, per la carta
share-turn = Ultima mossa
share-players = Giocatori
share-png = Scarica PNG
share-svg = Scarica SVG
share-copy-picture = Copia immagine
share-failed = Il browser non è riuscito a creare l’immagine. Riprova o scegli un altro formato.
share-embed = Tavoliere per un’altra pagina
share-embed-hint = Da inserire in una tua pagina: lì si può ripercorrere la partita. Non viene salvato nulla.
share-embed-copy = Copia codice
embed-open = Apri in LYNGK
embed-broken = Questo tavoliere non può essere mostrato. { $reason }
print-title = Stampa
print-diagrams = Diagrammi nella partita
print-marked = Inizio, fine e dove indicato
print-commented = Anche a ogni commento
print-every = Anche ogni { $count } mosse
print-here = Diagramma qui
print-game = Stampa la partita
print-position = Stampa la posizione
share-film = Immagine animata della partita
share-film-hint = Una GIF con un’immagine per ogni mossa della linea principale, nello stile dell’immagine sopra.
share-film-make = Crea
share-film-again = Crea di nuovo
share-film-progress = { $number } di { $count }
share-film-made = Pronta: { $size } kB.
share-film-show = Mostra l’animazione
share-film-save = Scarica GIF

## The card at the end of a game

over-by-score = { $moves ->
    [one] { $title } { $own } a { $other } in { $moves } mossa.
   *[other] { $title } { $own } a { $other } in { $moves } mosse.
}
over-after = { $moves ->
    [one] { $title } dopo { $moves } mossa.
   *[other] { $title } dopo { $moves } mosse.
}
over-turn = La svolta: mossa { $turn }
over-try = Prova con { $name }
over-graph = Chi era in vantaggio, mossa per mossa
over-reviewing = Revisione della partita in corso…
over-review-failed = Per ora nessun grafico: il computer non risponde.
over-gifts = { $count ->
    [one] Una pila di { $name } è diventata possibile solo con la tua mossa precedente. La prossima volta facci caso.
   *[other] { $count } pile di { $name } sono diventate possibili solo con la tua mossa precedente. La prossima volta facci caso.
}
over-close = Di misura: mancava una sola pila.
over-first-win = La tua prima vittoria contro { $name }!

## Help: keys, gestures and marks

help-keys = Tasti
help-cap-enter = Invio
help-cap-space = Spazio
help-cap-shift = Maiusc
help-cap-page-up = Pag ↑
help-cap-page-down = Pag ↓
help-cap-home = Inizio
help-cap-end = Fine
help-everywhere = Ovunque
help-key-help = Apre questa pagina
help-key-escape = Rimette a posto una pila; chiude ciò che è aperto
help-key-step = Una mossa indietro o avanti
help-at-board = Sul tavoliere
help-key-arrows = Al punto successivo lungo una linea
help-key-other-line = Lungo l’altra linea
help-key-choose = Prende una pila o la posa
help-key-jump = Al punto successivo o precedente in cui si può fare qualcosa
help-key-ends = Al primo o all’ultimo di questi punti
help-key-draw = Comincia una freccia o un cerchio in questo punto e lo termina nel punto raggiunto
help-key-hint = Un suggerimento, nelle partite contro il computer
help-key-rotate = Ruotare il tavoliere
help-key-flip = Ruotarlo di mezzo giro
help-key-rotate-back = Ruotarlo nell’altro senso
help-letters = Tasti singoli
help-letters-note = Questi tasti si possono disattivare nelle impostazioni.
help-in-record = Nell’elenco delle mosse
help-key-far = All’inizio, alla posizione attuale
help-hand = Mouse e dito
help-do-drag = Trascinare una pila
help-means-drag = La sposta. Sopra un punto d’arrivo si vede la pila che ne risulterebbe.
help-do-card = Soffermarsi su una pila, o tenere premuto
help-means-card = Mostra tutte le sue pedine e che cosa manca
help-do-circle = Clic destro, o tocco con la matita
help-means-circle = Disegna un cerchio, o lo cancella
help-do-arrow = Trascinare col destro, o con la matita
help-means-arrow = Disegna una freccia. Maiusc, Alt o entrambi: un’altra linea.
help-do-clear = Clic su un punto vuoto
help-means-clear = Cancella i disegni, come la mossa successiva
help-marks = Segni sul tavoliere
mark-player-one = Un anello: una pila del giocatore 1
mark-player-two = Due anelli: una pila del giocatore 2
mark-slots = Altezza della pila e un posto per ogni colore: pieno se c’è, vuoto se manca. Un rombo è un jolly.
mark-veiled = Più chiara: adesso non puoi muoverla o non puoi arrivarci
mark-needs-claim = Tratteggiata: può muoversi se acquisisci il suo colore
mark-picked = Sollevata: presa in mano
mark-landing = La pila può arrivare qui
mark-landing-lyngk = Catena: arriva qui con la regola-LYNGK
mark-landing-claim = Gettone colorato: arriva qui se acquisisci questo colore
mark-completes = Stella: completa una tua pila
mark-makes-obstacle = Croce: crea un ostacolo
mark-chosen = Spunta: la mossa finisce qui e attende la tua conferma
mark-hinted = Alone: un suggerimento indica questa pila
mark-becomes = Diventerebbe tua con questo colore
mark-last-turn = L’ultima mossa: il percorso e l’arrivo
mark-threat = Minaccia: qui questo giocatore potrebbe completare una pila alla prossima mossa
mark-obstacle = Ostacolo: non si muove, non cresce, non vale per nessuno
mark-winner = La pila di 6 pedine che ha vinto
help-beside = Accanto al tavoliere
mark-slot = Un posto per una pila completata
mark-elsewhere = L’altra mossa con questo numero è in un’altra riga
help-answers = Suggerimenti, revisioni e problemi
mark-arrow = Freccia: una mossa mostrata da un suggerimento o dall’analisi; più è pallida, più è debole
mark-right = Spunta: la mossa giusta
mark-wrong = Croce: la mossa sbagliata

# The first game
guide-title = La tua prima partita
guide-start = Scegli una pedina, poi uno dei posti segnati. Le due formano una pila.
guide-move = Scegli una pedina, poi uno dei posti segnati. Un buon inizio: segui la freccia da { $from } a { $to }.
guide-claim-move = Un buon inizio: acquisisci { $color }, scegli la pedina in { $from }, poi { $to }, dove arriva. Le due formano una pila.
guide-claiming = Prima di una mossa puoi acquisire un colore: le sue pile saranno solo tue. Due volte in tutta la partita: non c’è fretta.
guide-claim = Buon momento per acquisire { $color } e muovere da { $from } a { $to }. Pedine e pile che diventano tue: { $count }.
guide-complete = Completa una pila: segui la freccia da { $from } a { $to }. Una pila di 5 con il tuo colore in cima conta.
guide-complete-claim = Completa una pila: acquisisci { $color } e muovi da { $from } a { $to }. Una pila di 5 con il tuo colore in cima conta.
guide-threat = Attenzione: con la prossima mossa l’avversario potrebbe completare una pila in { $point }. Puoi spostarla o bloccare la strada?
guide-chain = { $from } può arrivare a { $to } passando per { $via }, dove in cima c’è lo stesso colore. Una catena segna tutti questi posti.
guide-obstacle = La pila di 5 barrata in { $point } è un ostacolo: nessuno ne aveva acquisito il colore in cima. Non è di nessuno e resta lì.
guide-pass = Non puoi muovere, quindi passi. Appena potrai muovere di nuovo, dovrai farlo.
guide-passed = L’avversario non poteva muovere e ha dovuto passare. La partita finisce quando nessuno dei due può più muovere.
guide-gift = Un momento: ora l’avversario potrebbe completare una pila in { $point }. Vuoi ritirare la tua mossa?
guide-play-on = Vai avanti
guide-waits = { $player } ti aspetta
guide-close = Niente più consigli

## Le proprie partite nel tempo

own-title = Le tue partite nel tempo
own-count = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}, di cui { $reviewed } riviste
own-mean = Precisione media: { $accuracy }
own-trend = Le tue ultime { $count } partite riviste: { $lately }%, prima: { $before }%.
own-trend-up = Giochi con più precisione.
own-trend-down = Giochi con meno precisione.
own-trend-even = È più o meno lo stesso.
own-graph = Precisione delle tue partite, dalla più vecchia alla più recente
own-graph-key = Punti: una partita ciascuno. Linea: media di cinque partite.
own-won = vinta
own-tied = pari
own-lost = persa
own-game = Contro { $name }, { $result }
own-games = Tutte le partite
own-review-this = Apri la revisione: { $game }
own-against = Risultati per avversario
own-opponent = Avversario
own-column-won = Vinte
own-column-tied = Pari
own-column-lost = Perse
own-weaknesses = Errori tipici
own-times = { $count ->
    [one] una volta
   *[other] { $count } volte
}
own-train = Problemi: { $theme }
own-train-any = Problemi
own-missed-stack = Ti sfugge una pila che potresti completare.
own-given-stack = Lasci una pila che l’avversario può completare.
own-early-claim = Acquisisci un colore troppo presto.
own-missed-claim = Aspetti troppo ad acquisire un colore.
own-wrong-claim = Acquisisci il colore sbagliato.
own-ran-out = Resti senza mosse.
own-missed-lyngk = Ti sfugge una via per i punti-LYNGK.
own-other = Un’altra mossa era migliore, per motivi difficili da nominare.
own-no-weaknesses = Nelle partite riviste non sono stati trovati errori.
own-review-rest = { $count ->
    [one] Rivedi un’altra partita
   *[other] Rivedi altre { $count } partite
}
own-reviewing = Revisione della partita { $number } di { $count }
own-empty = Non hai ancora partite salvate contro il motore. Giocane una fino alla fine: la revisione dirà con quanta precisione hai giocato e che cosa allenare.
own-unreviewed = Nessuna di queste partite è stata ancora rivista. Una revisione dice con quanta precisione hai giocato e che cosa allenare.
own-play = Gioca una partita

## The report of a review

review-accuracy = Precisione
review-inaccuracies = Imprecisioni
review-blunders = Errori gravi
review-given = Altre pile regalate
review-given-note = L’avversario ha potuto completare una pila che si poteva impedire, anche se la partita era già quasi persa. Le pile regalate con ?!, ? o ?? contano lì.
review-turning-point = svolta
review-says = { $player }: { $turn }.
grade-gift = pila regalata
moment-missed-win = vittoria mancata
moment-missed-stack = pila mancata
review-find = Trovala da te
review-fell-you = Le tue probabilità sono scese dal { $from }% al { $to }%.
review-fell = { $player }: le probabilità sono scese dal { $from }% al { $to }%.
review-gave-you = Hai lasciato che { $player } completasse una pila in { $point }.
review-gave-to-you = { $giver } ti ha lasciato completare una pila in { $point }.
review-gave = { $giver } ha lasciato che { $player } completasse una pila in { $point }.
retry-still-gives = Non ancora: l’avversario può ancora completare una pila.
retry-shown-safe = Dopo { $turn } nessuna pila si sarebbe potuta completare.
score-tenths = { $whole },{ $tenth }%
analysis-searched = Posizioni esaminate: { $count }, profondità { $depth }, { $time }
analysis-line-count = Varianti
analysis-longest = Ricerca più lunga
analysis-seconds = { $seconds } s
analysis-limit = Fermati a
analysis-no-limit = senza limite
analysis-limit-visits = { $count } posizioni
analysis-limit-depth = profondità { $depth }
inspect-ask-threat = Minaccia
inspect-ask-why = Perché non questa mossa?
inspect-why-none = Vai prima a una mossa: viene spiegata quella che ha portato alla posizione sul tavoliere.
inspect-no-threat = { $player } non potrebbe muovere.
inspect-threat = Se toccasse a { $player }: { $turn }.
inspect-reply = { $player } risponde { $turn }.
inspect-only = È l’unica mossa consentita.
inspect-best = Non è stata trovata una mossa migliore.
inspect-wins = Vince la partita.
inspect-runs-out = Lascia l’altro giocatore senza mosse.
inspect-denies = Impedisce una pila in { $points }.
inspect-threatens = Minaccia di completare una pila in { $points }.
inspect-prepares = Prepara una pila in { $points }, ma { $player } potrebbe completarla prima.
inspect-prepares-you = Prepara una pila in { $points }, ma potresti completarla prima tu.
inspect-nothing = Non c’è nessuna minaccia.
inspect-could = { $player } potrebbe anche completare una pila in { $points }.
inspect-could-you = Potresti anche completare una pila in { $points }.
why-allows = Dopo questa mossa { $player } può completare una pila in { $points }.
why-allows-you = Dopo questa mossa puoi completare una pila in { $points }.
why-covers = Copre la pila di { $player } in { $point }.
why-covers-you = Copre la tua pila in { $point }.
why-scores = La pila in { $point } conta, ma costa più di quanto renda.
why-later = Poco dopo { $player } può completare una pila in { $point }.
why-later-you = Poco dopo puoi completare una pila in { $point }.
why-claim-taken = { $player } acquisisce invece il colore { $color }.
why-claim-taken-you = Il colore { $color } lo acquisisci invece tu.
why-claim-brings = Dopo si potrebbe completare una pila in { $point }.
why-claim-tops = Pile e pedine con questo colore in cima: { $count }.
why-better = Era meglio { $turn }.
inspect-reply-you = Rispondi { $turn }.
inspect-threat-you = Se toccasse a te: { $turn }.
inspect-no-threat-you = Non potresti muovere.
inspect-as-good = Questa mossa vale più o meno quanto la migliore.
analysis-lines-you = Le tue mosse migliori
review-no-mistakes-you = Non hai fatto errori.
retry-safe = Bene: dopo questa mossa l’avversario non può completare nessuna pila.
duel-title = Computer contro computer
duel-watch = Guarda
duel-pause = Pausa
duel-speed = Velocità
duel-slow = lenta
duel-normal = normale
duel-fast = rapida
