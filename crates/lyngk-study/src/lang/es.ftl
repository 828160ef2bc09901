## Puzzles

puzzles-title = Problemas
puzzles-unreadable = Ahora mismo no se pueden cargar los problemas. No se pierde nada de lo que has resuelto.
puzzle-number = Problema { $number }
puzzle-of-day = Problema del día, { $date }
puzzle-action-hint = Pista
puzzle-action-give-up = Ver la solución
puzzle-action-again = Otra vez
puzzle-action-next = Problema siguiente
puzzle-action-daily = Problema del día
puzzle-all-difficulties = Todas las dificultades
puzzle-easy = Fácil
puzzle-medium = Medio
puzzle-hard = Difícil
puzzle-all-themes = Todos los temas
puzzle-theme-complete = Completar una pila
puzzle-theme-deny = Impedir una pila
puzzle-theme-chain = Cadenas LYNGK
puzzle-theme-claim = Reclamar el color adecuado
puzzle-theme-run-out = Dejar al rival sin movimientos
puzzle-theme-sudden-death = Muerte súbita
puzzle-all-variants = Ambas variantes
puzzle-variant-standard = Pilas de 5
puzzle-variant-six = Pilas de 6
puzzle-task-win = Solo un movimiento gana. Encuéntralo.
puzzle-task-draw = Ya no puedes ganar, pero un movimiento salva el empate. Encuéntralo.
puzzle-task-length = { $count ->
    [one] Hay { $count } movimiento que encontrar.
   *[other] Hay { $count } movimientos que encontrar, uno tras otro.
}
puzzle-right = Correcto. Tu rival responde { $reply }. ¿Y ahora?
puzzle-right-pass = Correcto. Tu rival no puede mover y pasa. ¿Y ahora?
puzzle-solved = Correcto, esa es la solución.
puzzle-over = Este problema ha terminado.
puzzle-wrong-win-to-loss = { $turn } es legal, pero deja escapar la victoria e incluso pierde.
puzzle-wrong-win-to-draw = { $turn } es legal, pero deja escapar la victoria: solo queda el empate.
puzzle-wrong-draw-to-loss = { $turn } es legal, pero pierde.
puzzle-wrong-answer = La respuesta es { $answer }.
puzzle-wrong-completes = Tu rival podría completar una pila con { $turn }.
puzzle-wrong-completes-so = Así completa una pila.
puzzle-hint-complete = Se puede completar una pila ahora mismo.
puzzle-hint-deny = Tu rival está a punto de completar una pila. Impídelo.
puzzle-hint-chain = Sigue tu color de un punto LYNGK a otro.
puzzle-hint-claim = Es hora de reclamar un color.
puzzle-hint-run-out = Deja a tu rival sin movimientos.
puzzle-hint-sudden-death = Una pila de 6 está al alcance.
puzzle-hint-start = Mira lo que hay en { $point }.
puzzle-hint-start-claim = Reclama primero un color y mueve después desde { $point }.
puzzle-solution = La solución: { $line }
puzzle-count = Resueltos: { $solved } de { $all }
puzzle-none-left = Estos los has resuelto todos. Elige otros o espera al problema del día.
puzzle-streak = { $count ->
    [one] { $count } resuelto seguido; tu récord: { $best }
   *[other] { $count } resueltos seguidos; tu récord: { $best }
}
puzzle-days = { $count ->
    [one] Problema del día: { $count } día seguido; tu récord: { $best }
   *[other] Problema del día: { $count } días seguidos; tu récord: { $best }
}
