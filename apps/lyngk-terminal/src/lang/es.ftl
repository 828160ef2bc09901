### Los textos que solo necesita el terminal.

terminal-too-small = Esta ventana tiene { $columns } × { $rows } caracteres. El tablero necesita { $width } × { $height }: agrándala, o empieza con --lines.
terminal-resumed = Sigue la partida guardada.
terminal-unsaved = No se puede guardar la partida: { $reason }
terminal-exported = Escrito en { $file }.
terminal-not-exported = No se puede escribir { $file }: { $reason }
terminal-two = Tus pilas son las que llevan un 2 pequeño.
terminal-review-done = { $count ->
    [one] El repaso está listo: { $count } momento merece una mirada.
   *[other] El repaso está listo: { $count } momentos merecen una mirada.
}
terminal-new-game = Nueva partida: de 1 a 9, o 0 para el nivel 10; f para jugar dos personas; Intro para la misma, empezando el otro.
terminal-leave-unsaved = Las últimas jugadas no están guardadas. s: escribirlas en otro archivo; q: salir de todos modos; cualquier otra tecla: volver.
terminal-kept-aside = La última partida es la número { $number } de { $file }: lyngk play --game { $number } la abre de nuevo.
terminal-aside-sure = La partida del tablero no ha terminado. ¿Apartarla y empezar otra?
terminal-yes = sí
terminal-no = no
terminal-letters = Las flechas mueven el cursor. h da una pista, y k reclama el negro.

## Keys, on the last line

terminal-key-move = ir
terminal-key-choose = elegir
terminal-key-claim = color
terminal-key-steps = recorrer
terminal-key-moments = momento siguiente
terminal-key-export = a un archivo
terminal-key-help = ayuda
terminal-key-quit = salir

## Keys, in the help

terminal-help-targets = pila o destino siguiente
terminal-help-choose = tomar, dejar, jugar
terminal-help-claim = reclamar el color, o no
terminal-help-pass = pasar; con reloj: pausa
terminal-help-moments = momentos del repaso
terminal-help-export = escribir la partida
terminal-help-puzzle = problemas: solución, otra vez
terminal-help-quit = salir; la partida se guarda

## Marks around a stack, in the help

terminal-mark-picked = elegida para mover
terminal-mark-landing = destino
terminal-mark-lyngk = destino por la regla LYNGK
terminal-mark-claim = destino que reclama su color
terminal-mark-completes = destino que completa
terminal-mark-obstacle = destino que crea obstáculo
terminal-mark-chosen = la jugada acaba aquí
terminal-mark-path = punto LYNGK del camino
terminal-mark-hint = pista
terminal-mark-threat = se podría completar ya
terminal-mark-chance = podrías completarla tú
terminal-mark-from = última jugada: desde aquí
terminal-mark-through = última jugada: por aquí
terminal-mark-to = última jugada: hasta aquí

## Lines

terminal-lines-hello = Escribe una jugada como d3-e4, o help para ver todas las órdenes.
terminal-lines-board = Las pilas de abajo arriba, y el número de su dueño:
terminal-lines-legal = { $count ->
    [0] Ninguna jugada posible.
    [one] { $count } jugada posible:
   *[other] { $count } jugadas posibles:
}
terminal-lines-confirm = ¿{ $turn }? Escribe yes o no.
terminal-command-turn = una jugada; con una letra, reclama antes ese color
terminal-command-board = todo el tablero
terminal-command-status = la última jugada, el resultado, los colores y a quién le toca
terminal-command-legal = las jugadas posibles, o las de una pila
terminal-command-claims = qué cambiaría al reclamar cada color
terminal-command-hint = una pista; otra vez para saber más
terminal-command-new = otra partida: contra el mismo rival, contra un nivel de 1 a 10, o entre dos
terminal-command-review = repasar una partida terminada; recorrer sus momentos
terminal-command-look = qué hay en un punto y en las líneas que pasan por él
terminal-command-rules = una regla por su número, o el objetivo y todas las reglas
terminal-command-threats = los puntos en los que un jugador podría completar ya una pila
terminal-command-back = deshacer tu última jugada
terminal-command-pass = pasar, si no hay ninguna jugada posible
terminal-command-record = todas las jugadas hasta ahora
terminal-command-steps = mostrar una posición anterior: una jugada atrás, una adelante, la primera, y otra vez la partida
terminal-command-pause = parar el reloj, y seguir
terminal-command-resign = abandonar la partida
terminal-command-answer = responder a una pregunta: confirmar una jugada, o no
terminal-command-export = escribir la partida en un archivo
terminal-command-solution = mostrar la solución
terminal-command-again = empezar otra vez este problema
terminal-command-next = el problema siguiente
terminal-command-help = esta lista
terminal-command-quit = salir; todo se guarda
terminal-lines-unknown = Escribe help para ver todas las órdenes.
terminal-lines-answer = Escribe yes o no.
terminal-lines-no-question = No hay ninguna pregunta que responder.
terminal-lines-dropped = No ha cambiado nada.
terminal-lines-no-way-back = No tienes ninguna jugada que deshacer.
terminal-lines-no-moments = No hay momentos que recorrer: escribe review después de una partida.
terminal-lines-not-over = La partida aún no ha terminado.
terminal-lines-only-puzzles = Esta orden es para los problemas: lyngk puzzle.
terminal-lines-not-puzzles = Esta orden es para las partidas, no para los problemas.
terminal-lines-not-paused = La partida no está en pausa.
terminal-lines-you = Eres el jugador { $number }.
terminal-lines-all-claims = Cada una puede reclamar antes otro color: { $count } en total.
terminal-lines-towards = Hacia { $point }: { $points }
terminal-lines-wrong = La posición anterior a esta jugada vuelve a estar en el tablero.

## Pages of the help, and signs

terminal-page-signs = Signos
terminal-page-rules = Reglas
terminal-key-page = página siguiente
terminal-key-scroll = desplazar
terminal-help-target-before = pila o destino anterior
terminal-help-rule = la regla que cita el último rechazo
terminal-help-redraw = volver a dibujar la pantalla
terminal-help-mouse = Ratón: haz clic en las pilas o arrástralas; haz clic en los colores, en las jugadas de la lista y en las teclas de la última línea. El botón derecho deshace, la rueda recorre la partida.
terminal-sign-stack = ficha de arriba, altura de la pila desde dos, dueño
terminal-sign-buried = las fichas de debajo, de arriba abajo
terminal-sign-faded = tenue: ahora no se puede mover ni es un destino
terminal-sign-empty = punto vacío
terminal-sign-path = camino de la última jugada, y de la que estás haciendo
terminal-sign-obstacle = obstáculo: una pila completa que no cuenta para nadie
terminal-sign-winner = pila de 6 que ha ganado
terminal-sign-to-move = jugador al que le toca
terminal-sign-score = a la derecha de un nombre: pilas completadas
terminal-sign-heights = pilas por altura: dos de 5, ninguna de 4
terminal-sign-count = junto a un color: fichas y pilas que lo tienen arriba
terminal-sign-claimed = reclamado por este jugador
terminal-sign-chosen = reclamado con esta jugada
terminal-sign-unclaimable = ahora no se puede reclamar
terminal-review-failed = Ahora no hay repaso: el ordenador no responde.
terminal-mark-better-from = repaso: la jugada mejor, desde aquí
terminal-mark-better-to = repaso: la jugada mejor, hasta aquí
terminal-mark-played-from = repaso: la jugada hecha, desde aquí
terminal-mark-played-to = repaso: la jugada hecha, hasta aquí
