### The texts of the game itself, loaded with the page. Keys and placeholders are the same in all languages: `tests/words.rs` checks it.
### Colour names are inserted exactly as they stand under "Pieces": write sentences that work with that form.

## Pieces

color-ivory = avorio
color-blue = blu
color-red = rosso
color-green = verde
color-black = nero
joker = jolly

## Lists: all items but the last, and the last item

list-and = { $first } { $last ->
    [e1] ed
    [e2] ed
    [e3] ed
    [e4] ed
    [e5] ed
    [e6] ed
    [e7] ed
   *[other] e
} { $last }
list-or = { $first } o { $last }
list-parts = { $first }; { $next }

## Players

player-one = Giocatore 1
player-two = Giocatore 2
you = Tu
engine-level = { $name } (livello { $level })
opponent = L’avversario

## A point, read aloud. Parts are joined by commas and semicolons: "d3, three high, red on top, yours; then green,
## blue; still missing: ivory and black".

point-empty = { $point }, vuoto
point-single = { $point }, { $color }, pedina singola
point-joker = { $point }, jolly, pedina singola
point-stack = { $point }, { $height ->
    [2] pila di due
    [3] pila di tre
    [4] pila di quattro
    [5] pila di cinque
   *[6] pila di sei
}, { $color } in cima
point-yours = tua
point-theirs = dell’avversario
point-of-player-one = del giocatore 1
point-of-player-two = del giocatore 2
point-of-named = di { $player }
point-neutral = neutrale
point-obstacle = ostacolo
point-below = sotto { $pieces }
point-needs = da aggiungere ancora: { $colors }
point-needs-some = da aggiungere ancora: { $count } tra { $colors } ({ $jokers ->
    [one] un jolly sostituisce l’altro
   *[other] i jolly sostituiscono gli altri
})
point-picked = in mano
point-movable = si può muovere
point-movable-with-claim = si può muovere se acquisisci il colore { $color }
point-landing = puoi arrivare qui
point-landing-lyngk = puoi arrivare qui con la regola-LYNGK
point-landing-claim = puoi arrivare qui se acquisisci il colore { $color }
point-completes = completa una pila di { $height }
point-makes-obstacle = forma un ostacolo
point-chosen = la mossa finisce qui
point-threat-you = qui potresti completare una pila
point-threat-opponent = qui l’avversario potrebbe completare una pila
point-threat-player-one = qui il giocatore 1 potrebbe completare una pila
point-threat-player-two = qui il giocatore 2 potrebbe completare una pila

## Turns, announced

turn-you-move = Hai mosso da { $from } a { $to }
turn-other-moves = { $player } ha mosso da { $from } a { $to }
turn-you-claim = Hai acquisito il colore { $color } e mosso da { $from } a { $to }
turn-other-claims = { $player } ha acquisito il colore { $color } e mosso da { $from } a { $to }
turn-you-pass = Hai passato
turn-other-passes = { $player } ha passato
turn-you-must-pass = non puoi muovere
turn-other-must-pass = { $player } non può muovere
turn-by-lyngk = con la regola-LYNGK, passando per { $points }
turn-completes = pila di { $height } completata
turn-you-complete = pila di { $height } completata: ben fatto!
turn-makes-obstacle = resta un ostacolo
turns-taken-back = { $count ->
    [one] { $count } mossa annullata
   *[other] { $count } mosse annullate
}

## Where the game stands

status-your-turn = Tocca a te
status-turn-of = { $player }, tocca a te
status-thinking = { $player } sta pensando…
status-plays = { $player } muove { $from } → { $to }
status-claims = { $player } acquisisce { $color }
status-must-pass = Nessuna mossa: passa
status-must-claim = Acquisisci un colore
status-paused = In pausa
paused-covered = Il tavoliere è coperto finché non scegli «Continua».
paused-left = In pausa: la pagina è stata lasciata o ricaricata. «Continua» scopre il tavoliere.
status-looking-back = Dopo la mossa { $number }
status-at-start = Posizione iniziale
status-picked = { $point }: dove va?
status-claiming = Colore { $color }: ora muovi
status-waiting-move = Muovere { $from } → { $to }?
status-waiting-claim = Colore { $color }, { $from } → { $to }?

## The end

end-you-won = Hai vinto
end-you-lost = Hai perso
end-player-won = { $player } ha vinto
end-draw = Pareggio
end-no-moves = Nessuno può più muovere.
end-count-you = tu
end-by-count = { $height ->
    [5] Decidono le pile di 5: { $first }, { $second }.
    [4] Pile di 5: { $fives } a { $fives }; decidono le pile di 4: { $first }, { $second }.
    [3] Pari nelle pile di 5 e di 4; decidono le pile di 3: { $first }, { $second }.
    [2] Pari fino alle pile di 3; decidono le pile di 2: { $first }, { $second }.
   *[1] Pari in tutte le pile; decidono le pedine singole: { $first }, { $second }.
}
end-all-equal = Pari a ogni altezza di pila.
end-by-your-six = Hai completato una pila di 6 in { $point }.
end-by-others-six = { $player } ha completato una pila di 6 in { $point }.
end-by-resignation = { $player } ha abbandonato.
end-by-time = { $player } ha esaurito il tempo.
end-by-your-resignation = Hai abbandonato.
end-by-your-time = Il tuo tempo è scaduto.
end-by-absence = Connessione di { $player } assente da troppo tempo.
end-by-your-absence = La tua connessione è mancata troppo a lungo.
end-by-agreement = I due giocatori si sono accordati per il pareggio.
end-by-forfeit = Il programma perdente ha avuto un errore.

## What a claim would change

claim-preview-stacks = { $count ->
    [0] per ora niente diventa tuo
    [one] { $count } pedina o pila diventa tua, e solo tu puoi muoverla
   *[other] { $count } pedine e pile diventano tue, e solo tu puoi muoverle
}
claim-preview-completes = puoi completare subito una pila in { $points }

## Threats

threats-none = Nessuno può completare una pila alla prossima mossa.
threats-of = { $player }: una pila si può completare in { $points }.

## Refusals. The number of the rule follows each sentence.

refused = { $turn } non è possibile.
cannot-pick = Da { $point } non si può partire.
refusal-nowhere = Per ora non ha dove andare.
refusal-over = La partita è finita.
refusal-may-not-pass = Chi può muovere non può passare.
refusal-may-not-pass-claim = Chi può muovere acquisendo un colore non può passare.
refusal-must-pass = Non c’è nessuna mossa permessa: devi passare.
refusal-already-claimed = { $player } ha già acquisito il colore { $color }.
refusal-already-yours = Hai già acquisito il colore { $color }.
refusal-no-claim-left = Due colori sono già stati acquisiti: { $colors }.
refusal-not-moving = Una mossa deve finire su un altro punto.
refusal-empty-start = In { $point } non c’è niente.
refusal-empty-end = In { $point } non c’è niente: una mossa deve finire su una pedina o una pila.
refusal-joker = Un jolly non si muove mai da solo.
refusal-opponents-color = La pila è dell’altro giocatore: in cima c’è il colore { $color }.
refusal-not-in-line = I due punti non sono sulla stessa linea.
refusal-blocked = { $point } sbarra la strada.
refusal-no-lyngk-path = Nessuna catena di punti-LYNGK ({ $color }) porta fin lì.
refusal-lyngk-is-for-own = I punti-LYNGK portano fin lì, ma li può usare solo chi ha acquisito il colore { $color }.
refusal-color-twice = La pila conterrebbe due volte lo stesso colore: { $colors }.
refusal-too-high = La pila avrebbe { $height } pedine; il massimo è { $limit }.
refusal-single-onto-stack = Una pedina neutrale singola può andare solo su una pedina singola.
refusal-onto-higher = Una pila neutrale non può andare su una pila più alta.
not-your-turn = Non tocca a te.
is-paused = La partita è in pausa.
looks-back = Questa è una posizione precedente. Torna alla partita per muovere.

## Typed turns and given positions

misread-turn = «{ $text }» non è una mossa. Scrivi per esempio d3-d4, oppure R,d3-d4 per acquisire prima il rosso.
misread-path = { $turn } è possibile, ma non per quel percorso.
engine-failed = Il computer non risponde più.
lpn-bad = Questa posizione non si può giocare.
lpn-syntax = Al carattere { $column } ci vuole { $expected }.
expected-stack = una pila come RIJ, oppure . per un punto vuoto
expected-char = il carattere { $char }
expected-space = uno spazio
expected-side = il giocatore di turno, 1 o 2
expected-claims = l’elenco dei colori acquisiti, presi da IBRGK in quest’ordine, oppure - se non ce ne sono
expected-score = il numero di pile completate
expected-variant = la variante, std o six
expected-end = la fine del testo
fault-too-high = La pila in { $point } ha { $height } pedine; il massimo è { $limit }.
fault-color-twice = La pila in { $point } contiene un colore più di una volta: { $colors }.
fault-joker-on-top = La pila in { $point } ha un jolly in cima: un jolly sta da solo o più in basso.
fault-too-many-pieces = Ci sono { $count } pedine di questo tipo: { $piece }. Il gioco ne ha { $limit }.
fault-piece-count = Sul tavoliere ci sono { $count } pedine; con questo punteggio devono essere { $expected }.
fault-too-many-scored = Le pile completate indicate sono { $count }; il massimo è { $limit }.
fault-too-many-claims = { $player } ha più di due colori: { $colors }.
fault-claimed-by-both = Entrambi i giocatori hanno acquisito lo stesso colore: { $colors }.
saved-bad = Non è stato possibile leggere la partita salvata: { $reason }
saved-bad-record = la riga { $line }, colonna { $column }, non è leggibile.
saved-bad-seats = non dice chi gioca.
saved-bad-details = l’orologio o il risultato non corrisponde alle mosse.

## Around the board

page-title = LYNGK
page-aim = Un gioco di pile per due: completa più pile di cinque colori diversi, con in cima uno dei tuoi.
skip-to-board = Vai al tavoliere
status-title = Stato della partita
panel-to-move = di turno
panel-clock = Tempo rimasto
panel-claims = Colori acquisiti
panel-unclaimed = ancora da acquisire
tray-title = Acquisisci un colore
tray-hint = Puoi acquisire un colore ora o più tardi: due in tutta la partita, non c’è fretta.
tray-must = Puoi muovere solo se acquisisci un colore: { $colors }.
tray-dashed = Arrivare su una pila tratteggiata acquisisce il colore { $color }.
tray-if = Se acquisisci il colore { $color }:
tray-claiming = Con questa mossa acquisisci il colore { $color }:
tray-undo = Scegli di nuovo { $color } per annullare.
tray-used-up-you = Hai acquisito i tuoi due colori.
tray-used-up-other = { $player } ha acquisito i suoi due colori.
action-play = Conferma
action-undo = Annulla
action-pass = Passa
action-continue = Continua
action-present = Torna alla partita
action-hint = Consiglio
action-hint-key = Suggerimento (tasto H)
controls-title = Partita
control-take-back = Ritira la mossa
control-pause = Pausa
control-resign = Abbandona
control-resign-sure = Abbandoni la partita?
control-resign-yes = Sì, abbandono
control-resign-no = No
control-threats = Minacce
control-rotate = Ruota
typed-label = Scrivi una mossa
typed-submit = Muovi
record-title = Mosse
record-empty = Nessuna mossa ancora.
record-pass = passa
record-steps = Scorri la partita
record-start = All’inizio
record-back = Una mossa indietro
record-on = Una mossa avanti
record-present = Alla posizione attuale
record-study = Studia questa partita
banners-title = Avvisi
trouble-engine = Il computer non risponde più. La tua partita è al sicuro.
trouble-engine-restart = Riavvialo
trouble-engine-without = Continua senza
broken-kept = Resta conservata com’era, e una nuova partita è pronta.
broken-copy = Copia il testo salvato
broken-copied = Copiato
broken-download = Scarica
broken-discard = Elimina
unkept = Questo browser non permette alla pagina di salvare niente: partite e impostazioni si perdono alla chiusura.
unkept-close = Ho capito
welcome-learn = Imparalo in sei minuti
welcome-not-now = Gioca subito

## Score, lead and clocks, beside the board

panel-score = { $count ->
    [one] { $count } pila completata
   *[other] { $count } pile completate
}
lead-you = { $by ->
    [one] Sei in testa di { $by } pila completata
   *[other] Sei in testa di { $by } pile completate
}
lead-other = { $by ->
    [one] { $player } è in testa di { $by } pila completata
   *[other] { $player } è in testa di { $by } pile completate
}
tie-you = { $height ->
    [5] Se finisse ora, vinceresti tu: più pile di 5, { $more } a { $less }
    [4] Se finisse ora, vinceresti tu: più pile di 4, { $more } a { $less }
    [3] Se finisse ora, vinceresti tu: più pile di 3, { $more } a { $less }
    [2] Se finisse ora, vinceresti tu: più pile di 2, { $more } a { $less }
   *[1] Se finisse ora, vinceresti tu: più pedine singole, { $more } a { $less }
}
tie-other = { $height ->
    [5] { $player } vincerebbe se finisse ora: più pile di 5, { $more } a { $less }
    [4] { $player } vincerebbe se finisse ora: più pile di 4, { $more } a { $less }
    [3] { $player } vincerebbe se finisse ora: più pile di 3, { $more } a { $less }
    [2] { $player } vincerebbe se finisse ora: più pile di 2, { $more } a { $less }
   *[1] { $player } vincerebbe se finisse ora: più pedine singole, { $more } a { $less }
}
lead-none = Parità
lead-two-rings = Le tue pile sono quelle con due anelli.
panel-slot-unknown = completata prima di questa posizione
clock-low = { $player }: poco tempo
rule-link = Regola { $rule }

## The head of the page

page-name = lyngk
head-rooms = Menu principale
head-play = Gioca
head-puzzles = Problemi
head-study = Studio
head-online = Online
head-new-game = Nuova partita
head-learn = Impara
head-settings = Impostazioni
head-language = Lingua
dialog-close = Chiudi

## The characters that play the engine’s levels: names, and how they play. The facts are those of docs/strength.md.
## Sentences without a subject need no gender.

opponent-level = Livello { $level }
opponent-beaten = vittoria ottenuta
opponent-pip = Pip
opponent-pip-plays = Di solito prende la pila che ha dritto davanti, ma non vede quasi mai una catena di punti-LYNGK.
opponent-nino = Nino
opponent-nino-plays = Ama completare pile, trova la via per un punto-LYNGK e si lascia sfuggire molto altro.
opponent-tilda = Tilda
opponent-tilda-plays = Prende quasi ogni pila in vista, senza chiedersi che cosa viene dopo.
opponent-amara = Amara
opponent-amara-plays = Gioca a intuito: ha occhio per le buone mosse e le lunghe catene, ma non guarda mai avanti.
opponent-jaro = Jaro
opponent-jaro-plays = Dà un’occhiata avanti prima di saltare, e sbaglia circa una volta su dieci.
opponent-bo = Bo
opponent-bo-plays = Soppesa qualche idea prima di ogni mossa e di rado ti lascia una pila da completare.
opponent-yuki = Yuki
opponent-yuki-plays = Confronta decine di posizioni e gioca sempre la mossa migliore che ha trovato.
opponent-ravi = Ravi
opponent-ravi-plays = Esamina centinaia di posizioni prima di ogni mossa e le tiene a mente tutte.
opponent-selma = Selma
opponent-selma-plays = Guarda lontano e risolve i finali con esattezza, fino all’ultima pedina.
opponent-onyx = Onyx
opponent-onyx-plays = Dà tutto: pensa più a lungo di tutti e risolve i finali con esattezza.

## A new game

new-title = Nuova partita
new-running = La partita in corso non è finita. Una nuova partita prenderà il suo posto.
new-back = Torna alla partita
new-start = Inizia
new-opponent = Avversario
new-opponent-engine = Computer
new-opponent-friend = In due su questo dispositivo
new-names = Nomi, se volete
new-level = Livello
new-side = Chi comincia
new-side-me = Io
new-side-lot = A caso
new-seat = Giochi come
new-variant = Variante
new-variant-standard = Pile di 5
new-variant-standard-hint = Il gioco standard: ogni pila di 5 completata vale un punto.
new-variant-six = Pile di 6
new-variant-six-hint = Vittoria immediata: le pile di 5 restano e crescono, e la prima pila di 6 vince all’istante.
new-more-item = { $name }: { $value }
new-from = Posizione iniziale
new-from-random = Casuale
new-from-day = Del giorno
new-from-day-hint = { $date }: oggi uguale per tutti.
new-from-seed = Per numero
new-from-seed-hint = Lo stesso numero dà sempre la stessa posizione iniziale.
new-from-lpn = Posizione data
new-from-lpn-hint = Scritta in LPN, che indica anche la variante.
new-seed = Numero della posizione
new-seed-bad = Inserisci un numero intero da 0 a { $limit }.
new-lpn = Posizione (LPN)
new-clock = Orologio
new-clock-none = Nessuno
new-clock-custom = Altro
new-clock-hint = Minuti per tutta la partita e secondi aggiunti a ogni mossa.
new-minutes = Minuti per la partita
new-seconds = Secondi aggiunti per mossa
new-clock-bad = Inserisci da 1 a { $minutes } minuti e da 0 a { $seconds } secondi.

## Settings

settings-title = Impostazioni
settings-language = Lingua
settings-language-browser = Come nel browser ({ $language })
settings-theme = Tema
settings-theme-system = Sistema
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-theme-contrast = Alto contrasto
settings-pieces = Pedine
settings-pieces-stone = Pietra
settings-pieces-stone-hint = Pietra tornita, incisa
settings-pieces-distinct = Distinte
settings-pieces-distinct-hint = Per ogni tipo di visione dei colori
settings-pieces-grey = Grigie
settings-pieces-grey-hint = Si riconoscono dai simboli
settings-board = Tavoliere
settings-board-plain = Semplice
settings-board-wood = Legno
settings-board-slate = Ardesia
settings-board-felt = Feltro
settings-rotation = Rotazione del tavoliere
settings-rotation-now = { $degrees ->
    [0] Non ruotato
   *[other] Ruotato di { $degrees }°
}
settings-rotate-left = Ruota a sinistra
settings-rotate-right = Ruota a destra
settings-rotate-reset = Ripristina
settings-turning = Gira il tavoliere verso chi deve muovere
settings-turning-hint = Dopo ogni mossa il tavoliere fa mezzo giro.
settings-turning-when = Quando si gioca in due su questo dispositivo.
settings-screen = Schermo
settings-fullscreen = Schermo intero
settings-zen = Modalità zen
settings-screen-hint = La modalità zen mostra solo ciò che serve per giocare.
settings-screen-keys = Esc la chiude. Tasti: Maiusc+F e Z.
zen-leave = Esci dalla modalità zen
settings-volume = Volume dei suoni
settings-silent = Nessun suono
settings-motion = Animazioni
settings-motion-slow = Lente
settings-motion-normal = Normali
settings-motion-fast = Veloci
settings-motion-off = Nessuna
settings-motion-hint = Sempre disattivate se lo chiede il tuo sistema.
settings-coordinates = Coordinate
settings-coordinates-hint = I nomi dei punti intorno al tavoliere.
settings-confirm = Conferma le mosse
settings-confirm-hint = Una mossa viene prima mostrata, poi giocata quando la confermi.
settings-passing = Passa da sé
settings-passing-hint = Quando nessuna mossa è possibile. Con l’orologio è sempre così.
settings-threats = Mostra le minacce
settings-threats-hint = Segnala le pile che uno dei due giocatori può completare alla prossima mossa.
settings-letters = Scorciatoie con un solo tasto
settings-letters-hint = Lettere e segni come R o ? agiscono subito. Disattivali se detti il testo.
settings-about = Informazioni sul programma

## About

about-title = Informazioni
about-game = LYNGK è un gioco per due di Kris Burm, uscito nel 2017, il settimo del progetto GIPF.
about-unofficial = Questo programma non è ufficiale. Non è stato né realizzato né approvato da Kris Burm o dai suoi editori. Se il gioco ti piace, giocalo anche con pedine vere.
about-licence = Licenza
about-notices = Licenze del software incluso
about-version = Versione

## The end of a game, beside the board

over-label = La partita è finita
over-review = Rivedi
over-rematch = Rivincita
over-new-game = Nuova partita
over-height = { $height ->
    [5] Di 5
    [4] Di 4
    [3] Di 3
    [2] Di 2
   *[1] Singole
}

language-unreachable = Ora non è possibile caricare questa lingua. Il server della pagina è ancora attivo?

## The board

board-name = Tavoliere

## A part of the page that could not be loaded

part-unreachable = Impossibile caricare questa parte. Sei online?
part-again = Riprova

## A newer version of the page

update-here = È disponibile una nuova versione. La tua partita resta com’è.
update-load = Aggiorna
update-later = Più tardi

## Games that are kept

game-left-out = Non c’era più spazio per la tua ultima partita. Scaricala, oppure libera spazio in Studio, alla voce «Tutte le partite e gli studi».





## Aids at the board

help-title = Tasti e segni
board-pencil = Disegnare frecce e cerchi
pencil-on = Disegno: trascina per una freccia, tocca un punto per un cerchio. Per giocare scegli di nuovo la matita.
pen-plain = Linea continua
pen-dashed = Linea tratteggiata
pen-dotted = Linea punteggiata
pen-mixed = Tratti e punti



# The page as an installed program and in search results
page-description = Gioca a LYNGK, il gioco da tavolo di Kris Burm con pile e colori: contro dieci avversari o in due, con lezioni, problemi e analisi.
shortcut-today = Il problema di oggi
