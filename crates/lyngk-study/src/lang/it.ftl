## Puzzles

puzzles-title = Problemi
puzzles-unreadable = In questo momento non è possibile caricare i problemi. Ciò che hai risolto non va perso.
puzzle-number = Problema { $number }
puzzle-of-day = Problema del giorno, { $date }
puzzle-action-hint = Suggerimento
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
puzzle-theme-chain = Catene LYNGK
puzzle-theme-claim = Il colore giusto da acquisire
puzzle-theme-run-out = Togliere le mosse all’avversario
puzzle-theme-sudden-death = Vittoria immediata
puzzle-all-variants = Entrambe le varianti
puzzle-variant-standard = Pile di 5
puzzle-variant-six = Pile di 6
puzzle-task-win = Una sola mossa vince. Trovala.
puzzle-task-draw = Non puoi più vincere, ma una mossa salva il pareggio. Trovala.
puzzle-task-length = { $count ->
    [one] C’è { $count } mossa da trovare.
   *[other] Ci sono { $count } mosse da trovare, una dopo l’altra.
}
puzzle-right = Giusto. L’avversario risponde { $reply }. E adesso?
puzzle-right-pass = Giusto. L’avversario non può muovere e passa. E adesso?
puzzle-solved = Giusto, è la soluzione.
puzzle-over = Questo problema è concluso.
puzzle-wrong-win-to-loss = { $turn } è possibile, ma getta via la vittoria e anzi perde.
puzzle-wrong-win-to-draw = { $turn } è possibile, ma getta via la vittoria: resta solo il pareggio.
puzzle-wrong-draw-to-loss = { $turn } è possibile, ma perde.
puzzle-wrong-answer = La risposta è { $answer }.
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
puzzle-solution = La soluzione: { $line }
puzzle-count = Risolti: { $solved } su { $all }
puzzle-none-left = Questi li hai risolti tutti. Scegline altri o aspetta il problema del giorno.
puzzle-streak = { $count ->
    [one] { $count } risolto di fila; il tuo record: { $best }
   *[other] { $count } risolti di fila; il tuo record: { $best }
}
puzzle-days = { $count ->
    [one] Problema del giorno: { $count } giorno di fila; il tuo record: { $best }
   *[other] Problema del giorno: { $count } giorni di fila; il tuo record: { $best }
}
