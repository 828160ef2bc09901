### Los textos de lecciones, reglas, ejercicios y estudios, que se cargan al abrir una de esas salas.

## Study

study-brace = Un comentario no puede contener una llave de cierre. Si no la cambias, las llaves se guardan como paréntesis.
study-brace-replaced = Tu comentario se guardó con paréntesis en lugar de llaves, porque un comentario no puede contener una llave de cierre.
study-tag = Esto tiene que caber en una sola línea.
study-game = { $one } – { $two }, { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}, { $result }
tree-turn = { $number }, { $player }: { $turn }
mark-good = buena jugada
mark-mistake = error
mark-very-good = muy buena jugada
mark-blunder = error grave
mark-interesting = jugada interesante
mark-doubtful = jugada dudosa
tree-clock = reloj { $time }
tree-drawn = con dibujos
drawing-arrow = { $pen }: flecha de { $from } a { $to }
drawing-circle = { $pen }: círculo alrededor de { $point }
drawing-all = Dibujado: { $shapes }.
drawing-added = Dibujado. { $shape }
drawing-removed = Quitado. { $shape }
drawing-remove = Quitar. { $shape }
drawings-title = Dibujos
drawings-erase = Quitar todos los dibujos
tree-thought = pensó { $time }
mark-only-move = única jugada
mark-even = posición igualada
mark-unclear = posición poco clara
mark-slightly-better = { $player } está algo mejor
mark-clearly-better = { $player } está claramente mejor
mark-winning = { $player } tiene ventaja decisiva
mark-zugzwang = zugzwang
mark-initiative = iniciativa
mark-attack = ataque
mark-compensation = compensación
mark-counterplay = contrajuego
mark-time-trouble = apuros de tiempo
mark-idea = con la idea
mark-novelty = novedad
mark-number = signo { $number }
import-empty = No hay nada que leer.
import-too-large = Este texto ocupa { $size } kB; el máximo es { $limit } kB.
import-too-many = En este texto hay más de { $limit } partidas. Abre menos a la vez.
import-unknown = Esto no es una partida, ni una posición, ni un enlace. Una partida (LGN) empieza con una etiqueta como [Variant "std"]; una posición (LPN), con sus columnas, como K/I,R,R,B/…
lgn-at = Línea { $line }, columna { $column }: { $problem }
lgn-missing-tag = Falta la etiqueta { $name }; tiene que ir antes de las jugadas.
lgn-repeated-tag = La etiqueta { $name } aparece dos veces; solo puede aparecer una.
lgn-tag-value = El valor de la etiqueta { $name } tiene que ir en una línea y entre comillas.
lgn-variant = «{ $value }» no es una variante; escribe std o six.
lgn-start = La partida no puede empezar con esta posición. { $reasons }
lgn-turn = { $player }, jugada { $number }: { $reason }
lgn-nothing-to-vary = Una variante tiene que ir detrás de la jugada a la que sustituye.
lgn-empty-variation = En una variante tiene que haber alguna jugada.
lgn-not-in-variation = A este ) no le corresponde ningún (.
lgn-open-variation = Hay una variante abierta con (; ciérrala antes con ).
lgn-nothing-to-mark = Una valoración tiene que ir detrás de la jugada que juzga.
lgn-not-one = Aquí tiene que haber exactamente una partida.
lgn-syntax = Aquí debería haber { $expected }, pero hay «{ $found }».
lgn-syntax-end = Aquí debería haber { $expected }, pero el texto se acaba.
sgf-other-game = Esto es una partida de «{ $game }», no de LYNGK.
sgf-missing = Falta la propiedad { $name }.
sgf-too-large = Esta partida es demasiado grande para leerla.
sgf-order = Esta jugada no encaja con las anteriores.
sgf-note-obstacle = En Boardspace, cuando { $player } reclamó { $color } en la jugada { $number }, el obstáculo de { $points } salió del tablero. Aquí se queda.
sgf-note-rules = La partida sigue según las reglas de Boardspace, con jugadas que aquí no son posibles: { $turns }
sgf-note-early = En Boardspace la partida terminó aquí. Según las reglas de aquí, { $turn } todavía es posible.
sgf-note-result = Según las reglas de Boardspace, el resultado es { $result }.
sgf-note-doubt = No es seguro quién ganó esta partida.
sgf-note-part = Una parte del archivo no se ha leído, porque sigue desde otra posición o según otras reglas.
expected-point = un punto del tablero, de a1 a i1
expected-row = el número de un punto de esta columna, de 1 a { $points }
expected-claim = un color que reclamar: I, B, R, G o K
expected-turn = una jugada como c1-c2, R,c1-c2 o pass
expected-tag-name = el nombre de una etiqueta
expected-tag = una etiqueta como [Variant "std"]
expected-number-or-result = el número de una jugada o un resultado
expected-comment-end = la llave que cierra el comentario
expected-mark = una valoración: ! ? !! ?? !? ?! o de $0 a $255
expected-result = una jugada o el resultado: 1-0, 0-1, 1/2-1/2 o *

## Editor

editor-none-left = No quedan fichas de este tipo: { $piece }. En el juego hay { $limit }.
editor-empty = En { $point } no hay nada.
editor-same-point = Ya está ahí.
editor-complete = Esta posición se puede jugar.
editor-place = { $count ->
    [one] Falta { $count } ficha por poner en el tablero o contar en las pilas completadas.
   *[other] Faltan { $count } fichas por poner en el tablero o contar en las pilas completadas.
} En la reserva: { $pieces }.
editor-take-off = { $count ->
    [one] Hay que quitar { $count } ficha del tablero: forma parte de las pilas completadas.
   *[other] Hay que quitar { $count } fichas del tablero: forman parte de las pilas completadas.
}
editor-cover-joker = El comodín de { $point } necesita una ficha encima.
editor-some = { $count } × { $piece }

## Link

link-empty = Este enlace está vacío.
link-too-long = Es demasiado largo para un enlace: { $letters } caracteres, y el máximo es { $limit }. Quita comentarios o variantes, o envía un archivo.
link-unknown-version = Este enlace viene de una versión más nueva de la página. Recarga la página y abre el enlace otra vez.
link-wrong-letter = El carácter { $place } del enlace es «{ $letter }», que no aparece en ningún enlace. Cópialo otra vez.
link-damaged = Este enlace está cortado o mal escrito. Cópialo otra vez, entero.
link-impossible = Lo que describe este enlace no se puede jugar.

## Analysis

score-chances = Victoria { $win } %, empate { $draw } %, derrota { $loss } %
score-short = { $percent } %
score-proved-win = victoria segura
score-proved-draw = empate seguro
score-proved-loss = derrota segura
score-win-in = { $count ->
    [one] Victoria segura en { $count } jugada
   *[other] Victoria segura en { $count } jugadas
}
score-draw-in = { $count ->
    [one] Empate seguro en { $count } jugada
   *[other] Empate seguro en { $count } jugadas
}
score-loss-in = { $count ->
    [one] Derrota segura en { $count } jugada
   *[other] Derrota segura en { $count } jugadas
}
score-won = Ganada
score-tied = Empate
score-lost = Perdida
score-by-six = por una pila de 6
score-by-stacks = { $height ->
    [5] por pilas de 5 (+{ $count })
    [4] por pilas de 4 (+{ $count })
    [3] por pilas de 3 (+{ $count })
    [2] por pilas de 2 (+{ $count })
   *[1] por fichas sueltas (+{ $count })
}
analysis-no-claim = sin reclamar color
grade-best = la mejor jugada
grade-good = buena jugada
grade-inaccuracy = imprecisión
grade-mistake = error
grade-blunder = error grave
thrown-win-for-draw = La victoria era segura; ahora es un empate.
thrown-win-for-loss = La victoria era segura; ahora la partida está perdida.
thrown-draw-for-loss = El empate era seguro; ahora la partida está perdida.
theme-missed-completion = Se podía completar una pila de inmediato.
theme-allows-completion = Ahora tu rival puede completar una pila.
theme-early-claim = Era pronto para reclamar el { $color }: quien espera aún puede responder a todo, y un color reclamado se puede tapar.
theme-missed-claim = Era hora de reclamar el { $color }.
theme-other-claim = El color que había que reclamar era el { $better }, no el { $claimed }.
theme-ran-out = Quien juega así se queda después sin jugadas.
theme-missed-lyngk = La regla LYNGK permitía una jugada por { $points }.

## Review

review-progress = { $done } de { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
retry-best = Sí, esa es la mejor jugada.
retry-good-enough = Bien: esta jugada vale tanto como la mejor.
retry-as-played = Eso es lo que se jugó. Hay algo mejor.
retry-worse = Todavía no: así pierdes { $percent ->
    [one] { $percent } punto porcentual
   *[other] { $percent } puntos porcentuales
} de tus opciones.

## Puzzles

puzzles-title = Ejercicios
puzzles-unreadable = Ahora mismo no se pueden cargar los ejercicios. No se pierde nada de lo que has resuelto.
puzzle-number = Ejercicio { $number }
puzzle-of-day = Ejercicio del día, { $date }
puzzle-action-give-up = Ver la solución
puzzle-action-again = Reintentar
puzzle-action-next = Siguiente ejercicio
puzzle-action-daily = Ejercicio del día
puzzle-all-difficulties = Todas las dificultades
puzzle-easy = Fácil
puzzle-medium = Medio
puzzle-hard = Difícil
puzzle-all-themes = Todos los temas
puzzle-theme-complete = Completar una pila
puzzle-theme-deny = Impedir una pila
puzzle-theme-chain = Cadenas LYNGK
puzzle-theme-claim = Reclamar el color adecuado
puzzle-theme-run-out = Dejar al rival sin jugadas
puzzle-theme-sudden-death = Muerte súbita
puzzle-all-variants = Ambas variantes
puzzle-variant-standard = Pilas de 5
puzzle-variant-six = Pilas de 6
puzzle-task-win = Solo una jugada gana. Encuéntrala.
puzzle-task-draw = Ya no puedes ganar, pero una jugada salva el empate. Encuéntrala.
puzzle-task-length = { $count ->
    [one] Tras la respuesta hay otra más que encontrar.
   *[other] Tras las respuestas hay otras { $count } que encontrar.
}
puzzle-right = Correcto. Tu rival responde con { $reply }. ¿Y ahora?
puzzle-right-pass = Correcto. Tu rival no puede mover y pasa. ¿Y ahora?
puzzle-solved = Correcto, esa es la solución.
puzzle-over = Este ejercicio ha terminado.
puzzle-wrong-win-to-loss = La jugada es legal, pero deja escapar la victoria e incluso pierde.
puzzle-wrong-win-to-draw = La jugada es legal, pero deja escapar la victoria: solo queda el empate.
puzzle-wrong-draw-to-loss = La jugada es legal, pero pierde.
puzzle-wrong-answer = Tu rival responde con { $answer }.
puzzle-wrong-completes = Tu rival podría completar una pila con { $turn }.
puzzle-wrong-completes-so = Así completa una pila.
puzzle-hint-complete = Se puede completar una pila ahora mismo.
puzzle-hint-deny = Tu rival está a punto de completar una pila. Impídelo.
puzzle-hint-chain = Sigue tu color de un punto LYNGK a otro.
puzzle-hint-claim = Es hora de reclamar un color.
puzzle-hint-run-out = Deja a tu rival sin jugadas.
puzzle-hint-sudden-death = Una pila de 6 está al alcance.
puzzle-hint-start = Mira lo que hay en { $point }.
puzzle-hint-start-claim = Reclama primero un color y mueve después desde { $point }.
puzzle-shown = Esta es la solución.
puzzle-outcome = { $wins }: { $why }.
puzzle-tied = Al final las pilas están igualadas: empate.
puzzle-wins = { $count ->
    [one] Ganas con esta jugada
   *[other] Ganas en { $count } jugadas
}
puzzle-won-by = { $height ->
    [6] completas una pila de 6
    [5] al final tienes más pilas de 5, { $own } a { $theirs }
    [4] al final hay empate en pilas de 5, pero tienes más pilas de 4, { $own } a { $theirs }
    [3] al final hay empate en las pilas más altas, pero tienes más pilas de 3, { $own } a { $theirs }
    [2] al final hay empate en las pilas más altas, pero tienes más pilas de 2, { $own } a { $theirs }
   *[1] al final hay empate en las pilas más altas, pero tienes más fichas sueltas, { $own } a { $theirs }
}
puzzle-theme-is = Tema: { $theme }.
puzzle-unstoppable = Ya nada puede detener la pila de 6.
puzzle-action-play-out = Continuar
puzzle-action-study = Abrir en Estudio
puzzle-rating = Tu puntuación: { $rating } ± { $margin }
puzzle-rating-change = Tu puntuación: { $rating } ({ $change })
puzzle-rating-new = Tras unos { $of } ejercicios recibes una puntuación, que elige los siguientes.
puzzle-rating-finding = Tu puntuación aún se está calculando ({ $count } de unos { $of } ejercicios)
storm-title = Tormenta
storm-intro = Tantos ejercicios como puedas en tres minutos, de fáciles a difíciles. Una jugada equivocada termina el ejercicio y cuesta diez segundos.
storm-start = Empezar la tormenta
storm-stop = Terminar
storm-left = Tiempo restante
storm-solved = Resueltos
storm-right = Correcto. Resueltos hasta ahora: { $count }.
storm-wrong = Mal: diez segundos menos. A por el siguiente.
storm-over = La tormenta ha pasado
storm-result = { $count ->
    [one] { $count } ejercicio resuelto
   *[other] { $count } ejercicios resueltos
}
storm-best = Tu récord: { $count }
storm-pace = Tiempo por ejercicio: { $seconds } s
storm-new-best = Es tu nuevo récord.
storm-none-missed = Ni un solo error.
storm-missed = Para volver a ver
storm-again = Otra vez
paper-title = Para imprimir o guardar
paper-intro = Los próximos ejercicios del tipo elegido, con las soluciones al final.
paper-count = Cuántos
paper-print = Imprimir
paper-file = Descargar como archivo
paper-solutions = Soluciones
puzzle-count = Resueltos de este tipo: { $solved } de { $all }
puzzle-count-all = Resueltos en total: { $solved } de { $all }
puzzle-none-left = Estos los has resuelto todos. Elige otros o espera al próximo ejercicio del día.
puzzle-none-exist = No hay ejercicios de este tipo. Elige otros.
puzzle-none-in-variant = No hay ejercicios de este tipo: «{ $theme }» solo existe con «{ $variant }».
puzzle-streak = { $count ->
    [one] { $count } resuelto seguido; tu récord: { $best }
   *[other] { $count } resueltos seguidos; tu récord: { $best }
}
puzzle-days = { $count ->
    [one] Ejercicio del día: { $count } día seguido; tu récord: { $best }
   *[other] Ejercicio del día: { $count } días seguidos; tu récord: { $best }
}

## Lessons

lesson-basics = Lo básico
lesson-more = Las demás reglas
lesson-strategy = Primeras estrategias

lesson-move-title = El objetivo y las primeras jugadas
lesson-aim-1 = El objetivo: pilas de cinco colores distintos, con uno de los tuyos arriba. El rojo es tuyo, y a la pila del centro solo le falta el rojo. Elige la ficha roja y después la pila.
lesson-aim-1-done = Una pila de 5 con tu color arriba sale del tablero: un punto para ti. Al final gana quien tenga más puntos. Y ahora las reglas, una a una.
lesson-aim-1-again = Se puede, pero no es un punto. Pon la ficha roja sobre la pila del centro.
lesson-move-1 = Elige la ficha roja del centro y después una de las fichas que la rodean. Un movimiento sigue una línea recta y acaba sobre la primera ficha que encuentra.
lesson-move-1-done = Así se mueve una ficha. Ahora las dos forman una pila, con el rojo arriba.
lesson-move-1-again = Esa ficha también puede moverse. Por ahora toma la roja del centro.
lesson-move-2 = Una ficha pasa sobre todos los puntos vacíos que haya. Nunca se detiene en uno ni salta por encima de nada. Lleva la ficha azul sobre la negra.
lesson-move-2-done = Eso es. La ficha marfil de detrás quedaba fuera de su alcance.
lesson-move-2-again = Eso también se puede. Pero ¿qué línea lleva del azul al negro?

lesson-build-title = Apilar
lesson-build-1 = Una pila se mueve entera y cae encima de lo que encuentra. Forma una pila de 4.
lesson-build-1-done = ¡Ya son cuatro! Una pila puede tener cinco como máximo.
lesson-build-1-again = Es legal, pero no es una pila de 4. Dos pilas de 2 hacen una.
lesson-build-2 = Ningún color puede estar dos veces en una pila. Haz una pila de 3 con la del centro: llévala sobre un color que le falte.
lesson-build-2-done = Le faltaba el verde. Cinco colores distintos en una pila: hacia ahí vamos.
lesson-build-2-again = Se puede, pero debe moverse la pila del centro. Ya tiene rojo y azul.

lesson-neutral-title = Colores neutrales
lesson-neutral-1 = Al principio todos los colores son neutrales: los dos jugadores pueden moverlos. Pero una ficha neutral suelta solo va sobre otra ficha suelta. Mueve la roja.
lesson-neutral-1-done = Suelta sobre suelta. Todas las pilas de alrededor eran demasiado altas.
lesson-neutral-1-again = Eso también se puede. Ahora mueve la ficha roja del centro.
lesson-neutral-2 = Una pila neutral puede ir sobre todo lo que sea igual de alto que ella, o más bajo. Forma una pila de 4.
lesson-neutral-2-done = Dos sobre dos. La pila de 3 habría sido demasiado alta.
lesson-neutral-2-again = Se puede, pero no es una pila de 4. Busca dos pilas de la misma altura.
lesson-neutral-2-obstacle = Cinco colores, pero el rojo de arriba no es de nadie: una pila así no cuenta para nadie y no vuelve a moverse. Junta las dos pilas de 2.

lesson-joker-title = Comodines
lesson-joker-1 = Las fichas moteadas son los comodines. Un comodín vale por cualquier color que le falte a su pila. Otras fichas pueden caer sobre él, pero nunca se mueve por sí solo. Elige la ficha que nunca empieza un movimiento.
lesson-joker-1-done = Es el comodín. En cuanto una ficha cae sobre él, viaja dentro de la pila.
lesson-joker-1-again = Esta puede moverse por sí sola. Busca la ficha moteada.
lesson-joker-2 = En una pila puede haber varios comodines. Forma una pila de 4 con dos.
lesson-joker-2-done = Dos colores y dos comodines: los colores que faltan aún pueden sumarse.
lesson-joker-2-again = Todavía no. Dos pilas tienen un comodín abajo: júntalas.

lesson-claim-title = Reclamar un color
lesson-claim-1 = Antes de mover puedes reclamar un color neutral. Elige el rojo y luego mueve como quieras.
lesson-claim-1-done = El rojo es tuyo. Desde ahora solo tú mueves las pilas que lo tienen arriba.
lesson-claim-1-again = Ahora es tuyo otro color. Inténtalo otra vez, con el rojo.
lesson-claim-1-none = Has movido sin reclamar. Elige primero el rojo y después mueve.
lesson-claim-2 = Tus colores pueden ir sobre pilas de cualquier altura. Pon tu ficha roja sobre la pila de 3.
lesson-claim-2-done = Una ficha neutral no habría podido. A tu rival le gusta la idea y reclama el azul.
lesson-claim-2-again = Bien, pero tu rojo puede hacer más. Ni siquiera la pila de 3 es demasiado alta.
lesson-claim-3 = Cada uno puede reclamar dos colores en la partida, pero solo uno por turno. Reclama el segundo, el que quieras, y mueve.
lesson-claim-3-done = Estos dos son tuyos hasta el final. Cuando se han reclamado cuatro, el quinto queda neutral para siempre.
lesson-claim-3-again = También se puede mover sin reclamar. Pero esta vez toma tu segundo color.

lesson-whose-title = ¿De quién es la pila?
lesson-whose-1 = Solo la ficha de arriba dice de quién es una pila. El rojo es tuyo; el negro, de tu rival. Elige la pila que solo tu rival puede mover.
lesson-whose-1-done = Arriba está el negro. Que tu rojo esté debajo no cambia nada.
lesson-whose-1-again = Nadie ha reclamado este color: los dos podéis moverlo. Busca el negro arriba.
lesson-whose-1-yours = Arriba está el rojo: es tuya.
lesson-whose-2 = Ahora elige algo que podáis mover los dos.
lesson-whose-2-done = Correcto: el color de arriba sigue siendo neutral.
lesson-whose-2-again = Arriba está el negro: solo puede moverla tu rival.
lesson-whose-2-yours = Arriba está el rojo: solo puedes moverla tú.

lesson-lyngk-title = La regla LYNGK
lesson-lyngk-1 = El rojo es tuyo. Otra pila con el rojo arriba es para él un punto LYNGK: puede ir hasta allí y seguir en cualquier dirección. Lleva la ficha roja suelta sobre la pila de 2 con el negro arriba.
lesson-lyngk-1-done = Hasta el punto LYNGK, un giro y adelante: todo en una jugada.
lesson-lyngk-1-again = Así también vale. Pero encuentra el giro que lleva a la pila azul y negra.
lesson-lyngk-2 = Una jugada puede pasar por varios puntos LYNGK, una vez por cada uno. Encuentra una que pase por tres.
lesson-lyngk-2-done = ¡Tres puntos LYNGK en una sola jugada! Cuantos más tienes, más lejos llegas.
lesson-lyngk-2-again = Esos no eran tres puntos LYNGK. Empieza por la ficha roja más alejada de las demás.
lesson-lyngk-3 = Solo es punto LYNGK lo que tiene el mismo color arriba, sea cual sea su altura. Elige el que puede usar tu ficha roja del centro.
lesson-lyngk-3-done = El rojo arriba: nada más cuenta.
lesson-lyngk-3-again = Busca otra pila con el rojo arriba.
lesson-lyngk-3-joker = Un comodín nunca es un punto LYNGK.
lesson-lyngk-3-below = Tiene rojo, pero no arriba.
lesson-lyngk-4 = Solo un color que has reclamado puede usar puntos LYNGK. Aquí nadie ha reclamado el rojo: todavía no puede girar. Reclámalo y lleva la ficha roja suelta sobre la pila azul y negra.
lesson-lyngk-4-done = Al reclamar el rojo, la otra pila roja pasó a ser un punto LYNGK. Un color neutral nunca tiene ninguno.
lesson-lyngk-4-none = Sin reclamarlo, el rojo es neutral y no puede usar puntos LYNGK. Reclámalo primero.
lesson-lyngk-4-again = Reclama el rojo y lleva la ficha roja suelta, pasando por la otra pila roja, sobre la pila azul y negra.

lesson-complete-title = Completar una pila de 5
lesson-complete-top = Decide lo que queda arriba. El negro es neutral: una pila de 5 con negro arriba no cuenta para nadie y se queda en el tablero como obstáculo. Haz una pila de 5 que cuente.
lesson-complete-top-done = Rojo arriba: un punto. Al revés habría sido un obstáculo.
lesson-complete-top-again = Aún no hay pila de 5. Tu ficha roja y la pila del centro tienen cinco colores entre las dos.
lesson-complete-top-obstacle = Un obstáculo: el negro de arriba no es de nadie. No vuelve a moverse y no cuenta para nadie. Prueba al revés.
lesson-complete-2 = Un color reclamado vale al instante. Reclama uno y completa una pila de 5 en la misma jugada.
lesson-complete-2-done = ¡Un color y un punto en una sola jugada!
lesson-complete-2-again = Aún no hay pila de 5. ¿Qué color le falta a la pila de 4, y qué ficha puede traerlo?

lesson-ready-title = Antes de tu primera partida
lesson-ready-1 = Una pila de 4 es un regalo para quien pueda completarla. El rojo es tuyo; el azul y el negro, de tu rival. Mueve, pero no dejes nada que pueda completar.
lesson-ready-1-done = A salvo. Antes de cada jugada, mira qué podría completar tu rival.
lesson-ready-1-again = Así queda una pila de 4 a la que solo le falta el azul, y el azul puede llegar. Busca una jugada más segura.
lesson-ready-1-four = Una pila de 4 a la que solo le falta el azul: tu rival la completa y se lleva el punto.
lesson-ready-2 = Solo se pasa cuando no se puede mover. Cuando nadie puede, la partida termina. Con tres pilas completadas cada uno, deciden las pilas de 4 del tablero, luego las de 3, y así sucesivamente. El rojo y el verde son tuyos. ¿Quién gana?
lesson-ready-2-done = Tu pila de 4 vale más que dos de 3. Ya sabes bastante para tu primera partida.
lesson-ready-2-again = Busca primero las pilas de 4. ¿De quién es el color de arriba?

lesson-start-title = La preparación
lesson-start-1 = Una partida empieza así: 43 fichas, ocho de cada color y tres comodines, una en cada punto, al azar. Se sortea quién empieza: te toca a ti. Mueve la ficha verde del centro.
lesson-start-1-done = Ahora le toca a tu rival. Jugáis por turnos, hasta que ninguno de los dos pueda mover.
lesson-start-1-claim = Puedes reclamar un color ya en la primera jugada. Pero esta vez mueve sin reclamar.
lesson-start-1-again = Eso también se puede. Pero esta vez empieza con la ficha verde del centro.

lesson-obstacle-title = Obstáculos
lesson-obstacle-1 = Una pila de 5 con un color neutral arriba no cuenta para nadie. Completa una sin reclamar nada y mira qué pasa.
lesson-obstacle-1-done = Se queda donde está y no vuelve a moverse: un obstáculo.
lesson-obstacle-1-again = Así no son cinco. La pila de 3 y la de 2 tienen cinco colores entre las dos.
lesson-obstacle-1-point = Reclamando es un punto, ¡y una jugada estupenda! Pero por esta vez, hazlo sin reclamar.
lesson-obstacle-2 = Un obstáculo lo sigue siendo aunque luego alguien reclame su color. Pero ahora el rojo es tuyo, y este tiene el rojo arriba: úsalo como punto LYNGK.
lesson-obstacle-2-done = No es un punto para ti, pero sí un buen sitio donde girar.
lesson-obstacle-2-again = Esa jugada no pasó por el obstáculo. Lleva hasta allí tu ficha roja suelta y sigue adelante.

lesson-pass-title = Pasar
lesson-pass-1 = El rojo y el verde son tuyos; el azul y el negro, de tu rival. Tu ficha roja no tiene adónde ir y no tienes otra: solo queda pasar.
lesson-pass-1-done = Solo pasa quien no puede mover. Mira lo que hace ahora tu rival.
lesson-pass-2 = La pila de 5 de tu rival ha salido del tablero y el camino está libre. Quien puede mover tiene que mover: adelante.
lesson-pass-2-done = Pasar nunca se elige. En cuanto vuelve a haber una jugada, hay que hacerla.
lesson-pass-3 = Tal como está, no puedes mover. Pero aún puedes reclamar un color, y entonces sí podrías. Por eso no puedes pasar: reclama y mueve.
lesson-pass-3-done = Correcto. Solo se pasa cuando ni siquiera reclamar ayuda.

lesson-end-title = El final
lesson-end-1 = Ninguno de los dos puede mover ya: la partida ha terminado. Tú has completado cuatro pilas; tu rival, tres. Quedan dos pilas de 4 con colores de tu rival arriba. ¿Quién gana?
lesson-end-1-done = Gana quien ha completado más pilas. Lo que queda en el tablero ya no cuenta.
lesson-end-1-again = Primero deciden las pilas completadas, y tú tienes más.
lesson-end-2 = Tres pilas completadas cada uno. Ahora cuentan en el tablero las pilas de 4, para quien tenga el color de arriba; después las de 3, las de 2 y las fichas sueltas. El rojo y el verde son tuyos; el azul y el negro, de tu rival. ¿Quién gana?
lesson-end-2-done = Una pila de 4 cada uno, pero hay una de 3, y es de tu rival. Tus dos fichas sueltas llegan tarde.
lesson-end-2-again = Los dos tenéis una pila de 4. Mira ahora las de 3.
lesson-end-3 = Cuatro pilas completadas cada uno. En el tablero te queda una ficha suelta, la roja, y a tu rival otra, la azul. El comodín no es de nadie. ¿Quién gana?
lesson-end-3-done = Hay igualdad en todo, hasta en las fichas sueltas: la partida es un empate.
lesson-end-3-again = Los dos tenéis cuatro pilas completadas y una ficha suelta. ¿Qué más podría decidir?
lesson-end-you = Yo
lesson-end-opponent = Mi rival
lesson-end-nobody = Nadie, es un empate

lesson-six-title = Variante: pilas de 6
lesson-six-1 = En esta variante las pilas de 5 se quedan en el tablero y siguen creciendo. Forma una con tu rojo arriba.
lesson-six-1-done = Se queda, y es tuya mientras el rojo esté arriba.
lesson-six-1-again = Prueba con tu ficha roja suelta: alcanza la pila de 4 del centro.
lesson-six-2 = Quien completa una pila de 6 con un color propio arriba gana al instante. Además de los cinco colores hace falta un comodín, que vale por el blanco. ¡Gana esta partida!
lesson-six-2-done = Cinco colores y un comodín, con el rojo arriba: has ganado en el acto.
lesson-six-2-again = Todavía no. La pila del centro tiene su comodín y solo le falta el rojo.
lesson-six-3 = La pila del centro con el verde arriba es tuya. Tiene los cinco colores, pero ningún comodín. ¿Puedes ganar de todos modos?
lesson-six-3-done = Directa sobre el comodín. Nunca se mueve por sí solo, pero te espera.
lesson-six-3-again = Así no se gana. ¿Cuál es la única ficha que aún cabe con cinco colores?
lesson-six-4 = Una pila de 6 con un color neutral arriba no da la victoria. El verde es tuyo, y nadie ha reclamado el rojo. Lleva la pila del centro sobre el comodín sin reclamar nada y mira qué pasa.
lesson-six-4-done = Se queda donde está, y la partida sigue. Nunca dará la victoria, aunque luego alguien reclame el rojo.
lesson-six-4-won = ¡Reclamando ese color ganas al instante! Pero por esta vez, completa una pila de 6 sin reclamar.
lesson-six-5 = Se han acabado las jugadas y nadie ha ganado. Ahora cuentan las pilas de 5, para quien tenga el color de arriba; después las de 4, las de 3, las de 2 y las fichas sueltas. El rojo y el verde son tuyos; el azul y el negro, de tu rival. ¿Quién gana?
lesson-six-5-done = Tres pilas de 5 contra dos, para tu rival. Las de 6 tienen arriba el marfil, que es neutral: no cuentan para nadie.
lesson-six-5-again = Cuenta las pilas de 5 según el color de arriba. Las de 6 no cuentan para nadie: el marfil es neutral.

## Strategy

strategy-claim-title = Cuándo reclamar
strategy-claim-1 = Reclama un color cuando te dé algo enseguida. Nadie tiene ninguno, y en d1 y e1 una pila de 5 espera a quien llegue primero. Una sola jugada gana.
strategy-claim-1-done = El punto es tuyo, y el verde también. La ficha verde de c7 completará pronto otra pila de 5.
strategy-claim-1-again = Así no se gana. En d1 y e1 espera una pila de 5: adelántate y elige bien qué color queda arriba.
strategy-claim-1-red = Con el rojo también es un punto. Pero el verde es para tu rival; tú te quedas sin jugadas, y eso decide.
strategy-claim-2 = Azul o negro: con cualquiera puedes completar una pila de 5 en h1 y h2. Pero uno de los dos echa a perder la victoria. ¿Qué color servirá más después?
strategy-claim-2-done = El azul está arriba en otras tres pilas. Te dan jugadas y amenazas hasta el final.
strategy-claim-2-again = Primero toma el punto que hay: h1 y h2 juntas forman una pila de 5. La única cuestión es qué color queda arriba.
strategy-claim-2-black = El mismo punto. Pero ahora las pilas azules quedan libres para tu rival, y pesan más.
strategy-claim-3 = Pierdes por dos a cero. Busca el color que puntúa ya y no deja a tu rival casi nada que mover.
strategy-claim-3-done = El azul está arriba en otras cuatro pilas, y la ficha negra de h3 ya no puede estropear tu otra pila de 4. Pronto tu rival tendrá que pasar mientras tú remontas.
strategy-claim-3-again = Puntúa ya, y con el color que está arriba en más pilas.
strategy-claim-3-black = Un punto, pero todas esas pilas azules quedan para tu rival. El azul valía más.
strategy-claim-3-other = El azul es lo correcto. Pero hay dos pilas de 4, y ahora tu rival completa la otra.
strategy-claim-4 = Tu rival ya tiene sus dos colores: nadie puede quitarte ya el rojo ni el negro. Lleva el marfil de e3 a c2. ¿Reclamas un color con esta jugada, o esperas?
strategy-claim-4-done = Un último color que nadie te puede quitar no se escapa. Reclámalo cuando sepas cuál necesitas.
strategy-claim-4-again = Aquí la jugada es el marfil de e3 a c2. La única cuestión es si además reclamas un color.
strategy-claim-4-early = Demasiado pronto: tu rival ve tu color y tapa enseguida una pila de ese color.

strategy-tempo-title = Dejar sin jugadas
strategy-tempo-1 = Quien no puede mover pasa, y el otro sigue solo. A tu rival le quedan dos jugadas: el rojo neutral desde f5 y el negro de g2 a g7. Una sola jugada le quita las dos.
strategy-tempo-1-done = El rojo es tuyo y está en g2. Tu rival solo puede mirar mientras completas la pila de 5 que necesitas.
strategy-tempo-1-again = Tu rival aún puede mover. Te hace falta el rojo, y hay que tapar g2.
strategy-tempo-1-late = Buena pila, pero ahora tu rival va de g2 a g7 y ya no remontas.
strategy-tempo-2 = Vas dos puntos por detrás, pero las últimas jugadas de tu rival están todas en torno a f6, g6 y g7. Acaba con ellas con una sola jugada.
strategy-tempo-2-done = El negro ha encerrado la ficha verde, y la pila de f6 no puede ir allí: ya tiene negro. Desde ahora solo mueves tú.
strategy-tempo-2-again = A tu rival le queda una jugada. ¿Y si la ficha negra neutral de g6 cierra esa esquina?
strategy-tempo-2-late = Tu rival va de f6 a g7 y sigue por delante.

strategy-deny-title = Impedir
strategy-deny-1 = La pila marfil de h4 está a punto de caer en g2 y completar una pila de 5. Tú no puedes completar ninguna. Quita, pues, la ficha sobre la que quiere caer.
strategy-deny-1-done = La ficha ya no está en g2 y, con el verde, es tuya. Tu rival ni siquiera puede mover.
strategy-deny-1-again = No basta: tu rival sigue por delante. La ficha de g2 tiene que irse, y su color debería ser tuyo.
strategy-deny-1-late = Ahí está: de h4 a g2, y tu rival tiene la pila de 5.
strategy-deny-2 = El rojo de g2 puede ir a d4 y completar una pila de 5. Aquí la mejor defensa es caer sobre el atacante.
strategy-deny-2-done = El verde está encima de la pila roja, que ahora es tuya. En c4 completará una pila de 5.
strategy-deny-2-again = Eso no ayuda por mucho tiempo. ¿Qué color, si lo reclamas, llega a g2?
strategy-deny-2-late = El rojo va a d4: una pila de 5. Para detener una amenaza hay que atacarla.
strategy-deny-3 = Ya no se puede reclamar ningún color. La pila verde de e2 está a punto de caer en b2 y completar una pila de 5. Pero la pila de b2 es neutral.
strategy-deny-3-done = La pila de b1 tiene ahora rojo y verde: e2 ya no cabe encima.
strategy-deny-3-again = La pila de 5 en b2 sigue siendo posible. Esa pila también puedes moverla tú.
strategy-deny-3-late = Ahora e2 cae en b2: una pila de 5, y la partida está perdida.

strategy-network-title = Tejer redes
strategy-network-1 = Las pilas con tu color arriba son estaciones: cuantas más se ven entre sí, más lejos llegan todas. Encuentra la pila de 5 para el verde, y reclama lo que tu rival necesita para la siguiente.
strategy-network-1-done = Por h2 y d5 hasta d4. Y como el azul es tuyo, la pila de 5 de d5 también lo será.
strategy-network-1-again = El verde de h4 llega a d4 por dos puntos LYNGK. ¿Y qué color falta en d5?
strategy-network-1-unclaimed = La jugada correcta, pero sin reclamar. Tu rival toma el azul y, con él, la pila de 5 de d5.
strategy-network-2 = El rojo es tuyo. Dos de sus pilas están tan bien puestas que una tercera puede pasar por ambas. ¿Adónde llega?
strategy-network-2-done = Por g4 y e5 hasta c4: una pila de 5. Y las estaciones siguen en su sitio.
strategy-network-2-again = Sigue el rojo de estación en estación: desde h2 por g4 y e5. No rompas esa cadena.
strategy-network-2-broken = Así quitas una estación de tu propia red, y solo queda el empate.

## Rules

rule-board-title = El tablero
rule-board = Un hexágono con cuatro puntos por lado, 37 en total, y otros seis, uno más allá del centro de cada lado: 43 puntos. De cada uno salen líneas en seis direcciones como máximo. Las columnas van de la a a la i, de izquierda a derecha; los puntos de una columna se cuentan desde abajo.

rule-setup-title = Fichas, objetivo, preparación
rule-pieces = Hay cinco colores: marfil, azul, rojo, verde y negro. Las tres fichas blancas moteadas son los comodines.
rule-start = Al empezar hay una ficha en cada punto, colocada al azar: ocho de cada color y los tres comodines. Otra ficha de cada color queda junto al tablero. Quien reclama el color la toma como indicador; esas cinco nunca entran en juego.
rule-start-picture = Una posición inicial: 43 fichas, y una de cada color junto al tablero. Una ficha puede ir sobre una vecina de otro color, pero no sobre una del suyo.
rule-begin = Se sortea quién empieza; después se juega por turnos. Como nadie tiene aún un color, el reparto no favorece a nadie.
rule-aim = El objetivo es completar más pilas que el rival: cinco fichas de cinco colores distintos, con uno de los propios arriba. Un comodín puede ocupar el lugar de un color que falte.

rule-colors-title = Comodines, colores neutrales y reclamados
rule-d1 = Un comodín vale por cualquier color que le falte a su pila. Es pasivo: nunca se mueve por sí mismo, ni solo ni en lo alto de una pila; viaja dentro de las pilas. Por eso un comodín solo está arriba cuando está solo.
rule-d1-picture = El rojo puede caer sobre el comodín. El comodín no puede moverse.
rule-d2 = Un color que nadie ha reclamado es neutral: ambos pueden moverlo.
rule-d2-picture = No se ha reclamado nada: a quien le toca puede mover cualquiera de las tres.
rule-d3 = Cada jugador puede reclamar dos colores en una partida, y solo los que aún son neutrales. Desde entonces nadie más los mueve.
rule-d3-picture = El rojo es tuyo y puede moverse. El negro es de tu rival: no puedes moverlo.
rule-d4 = Se reclama en el propio turno, antes de mover.
rule-d4-picture = Una ficha neutral suelta no puede ir sobre una pila de 3. Reclama antes el rojo, y podrá.
rule-d5 = En un turno se reclama un color como máximo.
rule-d6 = Cuando ambos han reclamado dos colores, el quinto queda neutral hasta el final.
rule-d6-picture = Se han reclamado cuatro colores. El marfil sigue neutral: puede ir sobre una ficha suelta, pero no sobre una pila de 2.

rule-turn-title = Un turno
rule-e1 = En tu turno puedes reclamar un color; después mueves una ficha o una pila. Se puede mover lo que tenga arriba un color neutral o uno de los propios.
rule-e2 = Una pila se mueve entera. Solo la ficha de arriba dice de quién es.
rule-e2-picture = La pila roja y azul va entera sobre la verde y negra: una pila de 4 con el azul arriba.
rule-e3 = Un movimiento sigue una línea sobre puntos vacíos hasta el primero ocupado y acaba allí, sobre lo que encuentra. Nunca acaba en un punto vacío ni salta por encima de nada (excepción: la regla LYNGK, F).
rule-e3-picture = El azul puede pasar tres puntos vacíos hasta el negro. No puede saltar hasta la ficha marfil de detrás ni detenerse en un punto vacío.
rule-e5 = Una pila tiene cinco fichas como máximo y ningún color dos veces. Puede contener varios comodines.
rule-e5-picture = Tu pila azul puede ir sobre la que tiene verde: una pila de 4 con dos comodines. No sobre la que ya tiene azul; y sobre la pila de 4 sería demasiado alta.
rule-e6 = Una ficha neutral suelta solo va sobre otra ficha suelta: de cualquier otro color, o un comodín.
rule-e6-picture = La ficha roja puede ir sobre la azul y sobre la marfil. No sobre la roja, porque ningún color puede repetirse; no sobre la pila de 2, porque una ficha neutral suelta solo va sobre otra ficha suelta.
rule-e7 = Una pila con un color neutral arriba solo va sobre una ficha o pila que sea como mucho igual de alta.
rule-e7-picture = Una pila de 2 puede ir sobre la pila de 2 y sobre la ficha suelta, pero no sobre la pila de 3.
rule-e8 = Con uno de los colores propios arriba se puede ir sobre cualquier altura.
rule-e8-picture = Tu ficha roja suelta puede ir sobre la pila de 3.
rule-e9 = Una pila de 5 cuya ficha superior es de quien mueve sale del tablero al instante: un punto para quien mueve.
rule-e9-picture = Tu rojo cae sobre la pila de 4 y completa una pila de 5: un punto.
rule-e10 = Una pila de 5 con un color neutral arriba se queda como obstáculo y no cuenta para nadie.
rule-e10-picture = Nadie ha reclamado el verde: esta pila de 5 se queda como obstáculo.
rule-e11 = Quien puede mover no puede pasar.
rule-e11-picture = El rojo alcanza la pila de 2. Por tanto, no se puede pasar.
rule-e12 = Quien no puede mover pasa, pero debe volver a mover en cuanto un turno posterior lo permita.
rule-e12-picture = Tu única ficha, la roja, no puede caer sobre una pila que tiene rojo. Pasas.

rule-lyngk-title = La regla LYNGK
rule-f1 = La regla LYNGK solo vale para movimientos con un color que has reclamado.
rule-f1-picture = Aquí el rojo es neutral: no puede seguir a través de la otra pila roja. Si reclamas el rojo, sí.
rule-f2 = Una ficha o pila de tu color puede ir hasta otra con el mismo color arriba, un punto LYNGK, y desde allí seguir en línea recta, una y otra vez, hasta llegar donde le esté permitido. Todo punto LYNGK tiene arriba el color que se mueve.
rule-f2-picture = Reclamas el rojo y pasas por tres puntos LYNGK hasta la pila de 4: la pila de 5 está completa, un punto.
rule-f4 = Un comodín nunca es un punto LYNGK.
rule-f4-picture = Tu rojo puede caer sobre el comodín, pero no seguir desde allí.
rule-f5 = Cada punto LYNGK se usa como máximo una vez por turno.
rule-lyngk-height = De una pila que sirve de punto LYNGK solo importa lo de arriba, no la altura.
rule-lyngk-height-picture = La pila de 4 con el rojo arriba es para tu ficha roja un punto LYNGK como cualquier otro.

rule-end-title = El final
rule-g1 = La partida termina cuando ninguno puede mover. Gana quien haya completado más pilas de 5.
rule-g1-picture = Nadie puede mover. El jugador 1 ha completado cuatro pilas; el jugador 2, tres: gana el jugador 1, quede lo que quede en el tablero.
rule-g2 = Si hay igualdad, deciden las pilas de 4 que quedan en el tablero, cada una para quien tenga el color de arriba; después las de 3, las de 2 y las fichas sueltas.
rule-g2-picture = Tres pilas completadas y una pila de 4 cada uno. La pila de 3 es del jugador 2, que gana.
rule-g3 = Si hay igualdad en todo, la partida es un empate.
rule-g3-picture = Cuatro pilas completadas cada uno, y solo comodines en el tablero: empate.

rule-six-title = Variante: pilas de 6
rule-h1 = Las pilas de 5 se quedan en el tablero y pueden seguir moviéndose y creciendo; el límite es seis.
rule-h1-picture = Tu rojo forma una pila de 5. Se queda en el tablero.
rule-h2 = Un comodín vale también por un sexto color, el blanco. Sigue siendo pasivo, y el blanco no se puede reclamar.
rule-h3 = Así, una pila de 6 tiene al menos un comodín; otros pueden ocupar el lugar de colores que falten.
rule-h3-picture = La pila del centro tiene su comodín. Con tu rojo arriba se convierte en una pila de 6.
rule-h4 = Quien completa una pila de 6 con un color propio arriba gana al instante.
rule-h4-picture = Tu pila de 5 va sobre el comodín: una pila de 6, y has ganado.
rule-h5 = Una pila de 6 con un color neutral arriba no da la victoria. Se queda donde está, y la partida sigue.
rule-h5-picture = El rojo es neutral: esta pila de 6 no da la victoria.
rule-h6 = Si se acaban las jugadas antes de que alguien haya ganado, deciden las pilas de 5 que quedan en el tablero, cada una para quien tenga el color de arriba; después las de 4, las de 3, las de 2 y las fichas sueltas. Si hay igualdad en todo, es un empate.

rule-rulings-title = Aclaraciones
rule-x1 = Reclamar y mover son una sola jugada. Es legal si el movimiento lo es una vez reclamado el color. No hace falta mover el color recién reclamado.
rule-x1-picture = Puedes reclamar el azul y mover el rojo.
rule-x2 = Quien solo puede mover reclamando debe reclamar y mover. Pasa solo quien no tiene ninguna jugada legal, ni siquiera reclamando; y quien pasa no reclama.
rule-x2-picture = Sin reclamar, aquí no hay movimientos. Con el rojo sí: por tanto, no puedes pasar.
rule-x3 = La partida termina cuando ninguno tiene ya una jugada legal, ni siquiera reclamando. Hasta entonces, quien no la tiene pasa.
rule-x4 = Una pila que se completa con un color neutral arriba (de 5; de 6 en la variante) no cuenta para nadie en el resto de la partida, aunque luego se reclame su color; quien lo reclame puede usarla entonces como punto LYNGK.
rule-x4-picture = El obstáculo con el rojo arriba no es un punto para ti, pero tu rojo puede pasar por él.
rule-x5 = Durante una jugada LYNGK, el punto del que sale la pila cuenta como vacío. Eso no cambia adónde puede llegar; así, color reclamado, salida y llegada describen del todo una jugada.
rule-x6 = Dos jugadas son la misma si coinciden color reclamado, salida y llegada, sea cual sea el camino.
rule-x7 = De quién es una pila al acabar la partida lo dice la ficha que entonces está arriba. Los obstáculos no cuentan para nadie.

## Learning

learn-title = Aprende LYNGK
learn-intro = Una cosa cada vez. Pruebes lo que pruebes, recibes una respuesta.
learn-begin = Empezar
learn-go-on = Continuar: { $lesson }
learn-all-done = Has hecho todas las lecciones. Lo demás llega jugando.
learn-time = unos seis minutos
learn-steps = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
learn-steps-done = { $done } de { $count }
learn-done = Hecho
learn-shown = Mostrado
learn-steps-shown = { $count ->
    [one] Vista entera, { $count } paso por intentar
   *[other] Vista entera, { $count } pasos por intentar
}
learn-lost = En esta dirección no hay ninguna lección. Aquí están todas las lecciones.
learn-broken = Una parte de tu progreso no se puede leer. Se ha apartado en este navegador, y el resto está aquí.
learn-all-lessons = Todas las lecciones
learn-step = Paso { $number } de { $count }
learn-task = Tu tarea
learn-not-yet = Todavía no
learn-hint = Pista
learn-hint-points = Mira lo que está marcado: { $points }.
learn-refused-higher = Solo tus propias pilas pueden moverse sobre otras más altas.
learn-lyngk-point = Elige dónde termina el movimiento: el camino por los puntos LYNGK se encuentra solo.
learn-show = Muéstramelo
learn-again = Reintentar
learn-next = Siguiente
learn-next-lesson = Siguiente: { $lesson }
learn-play-now = Jugar ahora
learn-soon = Dos minutos más:
learn-rules = Las reglas completas
learn-rules-text = Cada regla con su número y con ejemplos que se pueden jugar
learn-rules-intro = Cada regla tiene un número, que la página cita cuando algo no está permitido. Cada ejemplo se puede probar en un tablero.
learn-contents = Capítulos
learn-beside = Junto al tablero
learn-try = Probar
learn-try-rule = Probar: { $rule }
learn-try-both = Aquí mueves por los dos jugadores. Si algo no está permitido, la página dice por qué.
learn-back-to-rules = Volver a las reglas
learn-back-to-game = Volver a tu partida

## Puzzles, on the page

puzzle-room-day-open = Resolverlo
puzzle-room-day-easier = Empezar con uno más fácil
puzzle-room-day-six = El problema de hoy con pilas de 6
puzzle-room-day-solved = Resuelto hoy
puzzle-room-day-failed = Intentado hoy, sin resolver
puzzle-room-more = Más ejercicios
puzzle-room-difficulty = Dificultad
puzzle-room-theme = Tema
puzzle-room-variant = Variante
puzzle-room-progress = Tu progreso
puzzle-room-all = Todos los ejercicios
puzzle-room-merit-solved = Cuenta como resuelto.
puzzle-room-merit-helped = Resuelto con una pista: tu racha no cambia.
puzzle-room-merit-failed = Esta vez no está resuelto; el ejercicio volverá.
puzzle-room-merit-practice = Era para practicar: no cambia nada.
puzzle-room-unknown = En esta dirección no hay ningún ejercicio. Aquí están todos los ejercicios.
puzzle-room-broken = No se ha podido leer una parte de tus resultados guardados. Los demás cuentan, y todo se ha apartado tal como estaba.
puzzle-room-link = Copiar el enlace
puzzle-room-link-by-hand = Enlace a este ejercicio
puzzle-room-line = La solución

## Studies, on the page

study-opened = Abierto: { $game }.
study-put-aside = Lo que estaba abierto antes está entre tus partidas y estudios.
study-copy = copia
study-copied = En otra ventana se han cambiado los mismos puntos de este estudio. Se conservan las dos versiones: la tuya se llama ahora «{ $name }».
study-unkept = El navegador no permite que la página guarde este estudio. Sigue abierto, pero se perdería al cerrar la página. Descárgalo.
study-unkept-full = El navegador no da más espacio a la página, así que tus últimos cambios en este estudio no están guardados. Descárgalo o borra algo en «Tus partidas y estudios».
study-unkept-download = Descargar el estudio
study-broken = El estudio guardado aquí no se puede leer. { $reason } Se conserva tal como estaba, y hay uno nuevo listo.
study-back-to-table = Volver a la partida en línea
study-link-broken = Este enlace no se puede abrir. { $reason } Aquí no ha cambiado nada.
study-tree = Jugadas
study-start = Inicio
study-keys = Las flechas recorren el estudio: izquierda y derecha por la línea, arriba y abajo entre variantes. Inicio y Fin llevan a sus extremos; la barra espaciadora reproduce las jugadas.
study-last = Al final de la línea
study-autoplay = Reproducir las jugadas
study-autoplay-stop = Pausa
study-previous = Variante anterior
study-next = Variante siguiente
chapters-title = Capítulos
chapter-number = Capítulo { $number }
chapter-at = Capítulo { $number } de { $count }: { $name }
chapter-of = Capítulo { $number } de { $count }
chapter-previous = Capítulo anterior
chapter-next = Capítulo siguiente
chapters-up = Subir
chapters-down = Bajar
chapters-remove = Quitar el capítulo
chapters-removed = Quitado: { $name }
chapters-study-name = Nombre del estudio
chapters-name = Nombre de este capítulo
chapters-add = Añadir un capítulo
chapters-add-empty = Vacío, desde esta posición
chapters-add-copy = Copia de este capítulo
chapters-paste = Desde un texto: partidas (LGN), una posición (LPN) o un enlace
chapters-read = Añadir
chapters-limit = Un estudio puede tener como máximo { $limit } capítulos.
study-notes = Notas
study-analysis = Análisis
study-review = Repaso
study-open = Abrir
study-share = Compartir
study-comment = Comentario sobre esta jugada
study-comment-start = Comentario antes de la primera jugada
study-marks = Valorar esta jugada
study-position-marks = Valorar la posición
study-promote = Promover la variante
study-delete = Borrar desde aquí
study-redo = Rehacer
study-details = Sobre esta partida
source-title = Editar como texto (LGN)
source-label = Texto de la partida
source-good = El texto es una partida completa.
source-apply = Aplicar
source-discard = Descartar los cambios
source-applied = El texto se ha aplicado.
study-event = Evento
study-result = Resultado
study-wins = Gana { $player }
study-result-open = Sin terminar o resultado desconocido
study-paste = Pega una partida (LGN, SGF), una posición o un enlace
study-read = Abrir
study-file = Desde un archivo
study-choose = Hay varias partidas. Elige una:
study-choose-all = Abrir todas como capítulos de un estudio
study-choose-collection = Abrir como colección
study-new = Nueva posición inicial
study-new-six = Nueva posición inicial, pilas de 6
study-copy-link = Copiar enlace
study-copy-game = Copiar partida (LGN)
study-download = Descargar partida
study-download-all = Descargar todos los capítulos
study-copy-position = Copiar posición (LPN)
study-link-hint = El enlace lleva el estudio entero: quien lo abre lo ve, y no se guarda nada en ningún otro sitio.
study-link-hint-chapter = El enlace lleva este capítulo, no los demás. Para compartir todos los capítulos, descárgalos como archivo. No se guarda nada en ningún otro sitio.
study-copy-by-hand = El navegador no deja copiar a la página. Aquí está el texto:
study-stop = Parar
analysis-start = Iniciar análisis
analysis-hint = El ordenador analiza la posición del tablero y te sigue por la partida.
analysis-thinking = El ordenador está pensando…
analysis-failed = El ordenador no responde. Inícialo otra vez.
analysis-for = { $player }: { $score }
analysis-lines = { $player }: mejores jugadas
analysis-claims = Qué cambiaría reclamar un color
outlook-title = Perspectivas
outlook-end = Pilas de 5 al final: { $first } unas { $one }, { $second } unas { $two }
outlook-lead = { $player }, ventaja en al menos 4 de cada 5 partidas así: { $lead }
outlook-proved = El resultado es seguro: arriba se dice cómo acaba la partida.
outlook-between = de { $low } a { $high }
outlook-show = ¿Quién podría llevarse cada pila?
outlook-completes = { $player }, pilas al alcance: { $stacks }
outlook-open = Todavía no hay ninguna pila a la vista para nadie.
outlook-stack = { $point } { $percent } %
review-start = Repasar la partida
review-effort = Con qué detalle
review-quick = Rápido
review-thorough = A fondo
review-hint = El ordenador juzga cada jugada de la línea principal y muestra dónde había algo mejor.
review-changed = La línea principal ha cambiado desde entonces. Repásala otra vez.
review-longer = Desde entonces se han añadido jugadas al final, que aún no están valoradas.
review-at = Tras la jugada { $number }: { $score }.
review-at-start = Al inicio: { $score }.
review-elsewhere = En una variante
review-mistakes = Errores
review-no-mistakes = No se han encontrado errores.
review-resigned = { $player } ha abandonado, aunque sus posibilidades eran del { $percent } %.
review-resigned-you = Has abandonado, aunque tus posibilidades eran del { $percent } %.
review-annotate = Añadir al estudio
review-annotated = Las valoraciones y las mejores jugadas ya están en el estudio.
retry-start = Aprender de los errores: { $player } ({ $count })
retry-title = Momento { $number } de { $count }
retry-title-own = Tu momento { $number } de { $count }
retry-task = { $player } jugó { $turn }. Encuentra algo mejor en el tablero.
retry-why = Tras { $turn }: { $why }
retry-judging = El ordenador la está valorando…
retry-show = Mostrar la mejor jugada
retry-next = Error siguiente
retry-leave = Volver al estudio
drill-open = Encuentra la jugada
drill-lead = Recorre el estudio como una lección: encuentra las jugadas de su línea principal.
drill-whose = Jugadas que hay que encontrar
drill-both = Ambos
drill-which = Qué jugadas encontrar
drill-all = Todas las jugadas
drill-marked = Solo las jugadas con ! o !!
drill-start = Empezar
drill-link = Copiar enlace a la lección
drill-nothing = Con esta elección, la línea principal no tiene jugadas que encontrar.
drill-title = Jugada { $number } de { $count }
drill-task = Le toca a { $player }. Encuentra la jugada del estudio.
drill-wait = { $player } responde…
drill-on = El estudio continúa…
drill-right = Sí, esa es la jugada.
drill-variation = Esta no: en el estudio es una variante.
drill-answer = Sigue con { $turn }.
drill-unknown = Esta no. No está en el estudio.
drill-from = Se mueve la pila de { $point }.
drill-turn = La jugada es { $turn }.
drill-show = Mostrar la jugada
drill-result = La lección ha terminado. Encontradas a la primera y sin ayuda: { $found } de { $count }.
drill-repeat = Desde el principio

## One mistake at a time

review-again = Repasar de nuevo
review-previous = Error anterior
review-played = Jugado
review-better = Mejor
review-play-better = Jugar la línea mejor
retry-task-you = Jugaste { $turn }. Encuentra algo mejor en el tablero.
turn-claiming = { $turn }, reclamando el { $color }
turn-not-claiming = { $turn } sin reclamar un color

## Hints

hint-only = Aquí solo hay una jugada legal.
hint-look = Mira { $points }.
hint-points-of = { $points }… ({ $count } en total)
hint-forced-win = puedes forzar la victoria
hint-forced-draw = con el mejor juego es un empate
hint-forced-loss = tu rival puede forzar la victoria
hint-forced-line = { $count ->
    [one] { $forced }, por ejemplo en { $count } jugada
   *[other] { $forced }, por ejemplo en { $count } jugadas
}
hint-pass = Solo puedes pasar.
hint-move = Mueve de { $from } a { $to }.
hint-claim-move = Reclama el { $color } y mueve después de { $from } a { $to }.
hint-through = El camino va por puntos LYNGK: { $points }.
hint-wins = Así se acaba la partida, y ganas tú.
hint-completes = Completa una pila de { $height } en { $point }.
hint-builds = Forma una pila de { $height } en { $point }.
hint-builds-own = Forma una pila de { $height } en { $point } que solo tú puedes mover.
hint-obstacle = En { $point } queda un obstáculo que ya no sirve a nadie.
hint-runs-out = Después, tu rival no puede mover y tiene que pasar.
hint-denies = Impide que tu rival complete una pila en { $points }.
hint-threatens = Prepara una pila que podrías completar a continuación: { $points }.
hint-still-open = Aun así, tu rival puede completar una pila en { $points }.
hint-inevitable = Ninguna jugada impide que tu rival complete una pila en { $points }.
hint-safe = A tu rival no le queda ninguna pila que completar.
hint-promises = Lo que te promete esta jugada: { $score }.
hint-worse = { $turn } promete menos: { $score }.
hint-worse-completes = { $turn } completaría una pila enseguida, pero promete menos: { $score }.
hint-worse-stops = { $turn } lo impediría, pero promete menos: { $score }.
hint-as-good = { $turn } es más o menos igual de buena: { $score }.
hint-even = { $turn } es igual de buena: aún no hay diferencia entre las mejores jugadas.
hint-worse-allows = Tu rival podría completar entonces una pila en { $points }.
hint-failed = Ahora no hay pista: el ordenador no responde.
hint-show-turn = Mostrar la jugada
hint-show-why = ¿Por qué esta jugada?
hint-claim = Reclamar el { $color }
hint-this = Esta jugada
hint-other = { $turn } en su lugar
hint-used = { $count ->
    [one] { $count } pista en esta partida
   *[other] { $count } pistas en esta partida
}

## Editor, on the page

editor-title = Editor de posiciones
editor-open = Componer una posición
editor-back = Volver al estudio
editor-reserve = Reserva
editor-left = { $piece }, quedan { $count }
editor-take = Quitar
editor-move = Mover una pila
editor-undo = Deshacer
editor-clear = Tablero vacío
editor-stacks = Pilas completadas
editor-less = Una pila menos
editor-more = Una pila más
editor-from-study = Posición del estudio
editor-swap = Intercambiar jugadores
editor-random = Posición inicial al azar
editor-study = Estudiar esta posición
editor-play = Jugar desde aquí
editor-analyse = Analizar
editor-keys = Teclas en el tablero: I, B, R, G, K y J o de 1 a 6 eligen una ficha, T o 7 quita, M u 8 mueve pilas; Intro lo hace. Retroceso quita la ficha de arriba, Supr toda la pila. Arrastrar siempre mueve una pila.

## Library

library-title = Tus partidas y estudios
library-lead = Se guardan en este navegador y en ningún otro sitio. Expórtalos de vez en cuando para que no se pierda nada.
library-back = Volver al tablero
library-link = Todas las partidas y estudios
library-games = Partidas
library-studies = Estudios
library-no-games = Una partida aparece aquí cuando empiezas otra.
library-no-studies = Un estudio aparece aquí en cuanto has hecho una jugada o escrito un comentario en él.
library-now-game = ahora en el tablero
library-now-study = abierto ahora
library-players = { $one } – { $two }
library-six = pilas de 6
library-turns = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
library-chapters = { $count ->
    [one] { $count } capítulo
   *[other] { $count } capítulos
}
library-unfinished = sin terminar
library-open-this = Abrir: { $name }
library-rename = Cambiar nombre
library-rename-this = Cambiar nombre: { $name }
library-name = Nombre nuevo
library-save = Guardar
library-cancel = Cancelar
library-renamed = Ahora se llama: { $name }.
library-delete = Eliminar
library-delete-this = Eliminar: { $name }
library-deleted = Eliminado: { $name }
library-undo = Deshacer
library-export = Exportar todo
library-restore = Restaurar desde un archivo
library-nothing-new = En el archivo no había nada nuevo.
library-restored = { $count ->
    [one] Se ha restaurado una entrada.
   *[other] Se han restaurado { $count } entradas.
}
library-known = { $count ->
    [one] Una ya estaba aquí.
   *[other] { $count } ya estaban aquí.
}
library-left-out = { $count ->
    [one] No había sitio para una. Elimina lo que ya no necesites y restaura el archivo otra vez.
   *[other] No había sitio para { $count }. Elimina lo que ya no necesites y restaura el archivo otra vez.
}
library-unread = { $count ->
    [one] Una no se puede leer. { $reason }
   *[other] { $count } no se pueden leer. La primera: { $reason }
}
library-full = No queda sitio. Exporta todo y elimina después lo que ya no necesites.
library-unkept = El navegador no deja que la página guarde esto. Nada ha cambiado.
library-broken = Algo que estaba guardado aquí no se puede leer. Se conserva tal como estaba, y todo lo demás está en la lista.
library-reading = Leyendo el archivo: { $percent } %
library-more = Mostrar más ({ $count } en total)

## Collections

collection-reading = Leyendo: { $percent } %, { $count } partidas hasta ahora
collection-storing = El archivo se está guardando en este navegador. No cierres la página todavía.
collection-stopped = Se ha detenido la lectura. Lo leído se puede usar.
collection-empty = El archivo está vacío.
collection-not-text = Este archivo no es un texto en UTF-8. Si contiene partidas, guárdalo como UTF-8 en un editor de texto y vuelve a abrirlo.
collection-some-not-text = Partidas ilegibles porque no están en UTF-8: { $count }. Guarda el archivo como UTF-8 y vuelve a abrirlo.
collection-no-game = No hay ninguna partida en este archivo. Una partida (LGN) empieza con una etiqueta como [Variant "std"].
collection-not-kept = El archivo no se guarda.
collection-unreadable = El navegador no ha podido leer el archivo hasta el final. Puede que se haya modificado o movido.
collection-broken-text = Línea { $line }: esto no es un texto en UTF-8.
collection-broken-long = Desde la línea { $line }: es demasiado largo para una partida.
collection-hit = movimiento { $number }: luego { $turn }
collection-hit-end = al final
collection-hit-variation = en una variante, movimiento { $number }: luego { $turn }
collection-hit-variation-end = al final de una variante
collection-title = Colecciones
collection-lead = Aquí se puede explorar un archivo con muchas partidas (LGN, hasta { $limit } MB), también por posición. Elígelo o arrástralo a esta página.
collection-file = Abrir una colección
collection-own = Buscar en tus partidas y estudios
collection-size = { $size } MB
collection-size-small = { $size } kB
collection-back = Todas las partidas y estudios
collection-to-list = Volver a la lista
collection-previous-game = Partida anterior de la lista
collection-next-game = Partida siguiente de la lista
collection-stop = Detener la lectura
collection-count = { $count ->
    [one] Una partida
   *[other] { $count } partidas
}
collection-shown = { $count } de { $total } partidas
collection-broken = { $count ->
    [one] Una no se puede leer
   *[other] { $count } no se pueden leer
}
collection-player = Jugador
collection-text = Comentarios y nombres
collection-more = Más condiciones
collection-from = Desde
collection-to = Hasta
collection-result = Resultado
collection-any = cualquiera
collection-shortest = Movimientos, mínimo
collection-longest = Movimientos, máximo
collection-level = Nivel
collection-kind = Tipo
collection-kind-game = partidas
collection-kind-study = estudios
collection-kind-broken = ilegibles
collection-clear = Borrar las condiciones
collection-sort = Orden
collection-sort-file = como en el archivo
collection-sort-file-down = como en el archivo, las últimas primero
collection-sort-day = fecha, las más antiguas primero
collection-sort-day-down = fecha, las más recientes primero
collection-sort-players = jugadores, de la A a la Z
collection-sort-players-down = jugadores, de la Z a la A
collection-sort-moves = duración, las más cortas primero
collection-sort-moves-down = duración, las más largas primero
collection-sort-result = resultado, primero el jugador 1
collection-sort-result-down = resultado, primero sin terminar
collection-select-all = Seleccionar todo
collection-select-none = Quitar la selección
collection-selected = { $count } seleccionadas
collection-selected-hidden = { $count } seleccionadas, { $hidden } de ellas no mostradas
collection-export = Exportar la lista
collection-export-selected = Exportar la selección
collection-exported = { $count ->
    [one] Se ha exportado una partida.
   *[other] Se han exportado { $count } partidas.
}
collection-study = Crear un estudio con la selección
collection-study-none = Ninguna de las partidas seleccionadas se puede leer.
collection-none = Ninguna partida cumple estas condiciones.
collection-keys = Las flechas, Re Pág y Av Pág recorren la lista, Intro abre una partida, la barra espaciadora la selecciona, Ctrl+A lo selecciona todo.
collection-unkept-full = No hay sitio para guardar esta colección. Puedes usarla hasta que salgas del estudio.
collection-unkept = El navegador no deja que la página guarde esta colección. Puedes usarla hasta que salgas del estudio.
collection-missing = Esta colección no está guardada en este navegador.
collection-failed = No se puede buscar en la colección: el programa que la lee ha fallado. Vuelve a cargar la página.
collection-find = Buscar esta posición en la colección
collection-board = Búsqueda en el tablero
collection-board-none = nada
collection-board-position = la posición del estudio
collection-board-stack = una pila
collection-board-claims = colores reclamados
collection-position-hint = También cuentan los tableros girados y reflejados.
collection-stack = Fichas de abajo arriba (I, B, R, G, K, J)
collection-stack-hint = Solo cuentan la cima y qué fichas hay debajo, no su orden.
collection-stack-wrong = Esto no es una pila: escribe de dos a seis letras, por ejemplo RIB.
collection-nobody = nadie
collection-next = Siguiente jugada
collection-games = Partidas
collection-open = Sin terminar
collection-record-ends = fin del registro
collection-in-variations = solo en una variante
collection-all = En total
collection-follow = Buscar la posición después de { $turn }

## Pictures, prints and boards on other pages

picture-title = LYNGK: { $one } – { $two }
picture-title-turn = LYNGK: { $one } – { $two }, tras { $turn }
picture-to-move = Mueve { $player }.
picture-won = Ha ganado { $player }.
picture-tied = La partida termina en empate.
picture-winner = gana
picture-claims = { $player }, colores reclamados: { $colors }.
picture-completed = { $player }, pilas completadas: { $count }.
picture-stacks = Pilas en el tablero, de abajo arriba: { $stacks }.
picture-after = Tras { $turn }
share-send = Enviar…
share-picture = Imagen de la posición
share-ground = Fondo
share-ground-paper = Blanco, para papel
share-turn = Última jugada
share-players = Jugadores
share-png = Descargar PNG
share-svg = Descargar SVG
share-copy-picture = Copiar imagen
share-failed = El navegador no ha podido crear la imagen. Inténtalo de nuevo o elige otro formato.
share-embed = Tablero para otra página
share-embed-hint = Ponlo en una página tuya: allí se puede recorrer la partida. No se guarda nada.
share-embed-copy = Copiar código
embed-open = Abrir en LYNGK
embed-broken = Este tablero no se puede mostrar. { $reason }
print-title = Imprimir
print-diagrams = Diagramas en la partida
print-marked = Inicio, final y donde se marque
print-commented = También en cada comentario
print-every = También cada { $count } jugadas
print-here = Diagrama aquí
print-game = Imprimir la partida
print-position = Imprimir la posición
share-film = Imagen animada de la partida
share-film-hint = Un GIF con una imagen por cada jugada de la línea principal, con el aspecto de la imagen de arriba.
share-film-make = Crear
share-film-again = Crear de nuevo
share-film-progress = { $number } de { $count }
share-film-made = Ya está: { $size } kB.
share-film-show = Mostrar la animación
share-film-save = Descargar GIF

## The card at the end of a game

over-by-score = { $moves ->
    [one] { $title } { $own } a { $other } en { $moves } jugada.
   *[other] { $title } { $own } a { $other } en { $moves } jugadas.
}
over-after = { $moves ->
    [one] { $title } tras { $moves } jugada.
   *[other] { $title } tras { $moves } jugadas.
}
over-turn = El momento clave: jugada { $turn }
over-try = Probar con { $name }
over-graph = Quién iba por delante, jugada a jugada
over-reviewing = Repasando la partida…
over-review-failed = Ahora no hay gráfico: el ordenador no responde.
over-gifts = { $count ->
    [one] Una pila de { $name } solo fue posible por tu jugada anterior. Fíjate en eso la próxima vez.
   *[other] { $count } pilas de { $name } solo fueron posibles por tu jugada anterior. Fíjate en eso la próxima vez.
}
over-close = Por poco: solo faltó una pila.
over-first-win = ¡Tu primera victoria contra { $name }!

## Help: keys, gestures and marks

help-keys = Teclas
help-cap-enter = Intro
help-cap-space = Espacio
help-cap-shift = Mayús
help-cap-page-up = Re Pág
help-cap-page-down = Av Pág
help-cap-home = Inicio
help-cap-end = Fin
help-everywhere = En todas partes
help-key-help = Abre esta página
help-key-escape = Devuelve una pila a su sitio; cierra lo que esté abierto
help-key-step = Una jugada atrás o adelante
help-at-board = En el tablero
help-key-arrows = Al siguiente punto de una línea
help-key-other-line = Por la otra línea
help-key-choose = Coge una pila o la deja
help-key-jump = Al punto siguiente o anterior donde se puede hacer algo
help-key-ends = Al primero o al último de esos puntos
help-key-draw = Empieza una flecha o un círculo en este punto y lo termina en el punto alcanzado
help-key-hint = Una pista, en partidas contra el ordenador
help-key-rotate = Girar el tablero
help-key-flip = Girarlo media vuelta
help-key-rotate-back = Girarlo en sentido contrario
help-letters = Teclas sueltas
help-letters-note = Estas teclas se pueden desactivar en los ajustes.
help-in-record = En la lista de jugadas
help-key-far = Al principio, a la posición actual
help-hand = Ratón y dedo
help-do-drag = Arrastrar una pila
help-means-drag = La mueve. Sobre un destino se ve la pila resultante.
help-do-card = Detenerse sobre una pila, o pulsación larga
help-means-card = Muestra todas sus fichas y lo que falta
help-do-circle = Clic derecho, o toque con el lápiz
help-means-circle = Dibuja un círculo, o lo quita
help-do-arrow = Arrastrar con el derecho, o con el lápiz
help-means-arrow = Dibuja una flecha. Mayús, Alt o ambas: otra línea.
help-do-clear = Clic en un punto vacío
help-means-clear = Borra los dibujos, igual que la próxima jugada
help-marks = Marcas en el tablero
mark-player-one = Un anillo: una pila del jugador 1
mark-player-two = Dos anillos: una pila del jugador 2
mark-slots = Altura de la pila y un hueco para cada color: lleno si lo tiene, vacío si le falta. Un rombo es un comodín.
mark-veiled = Más pálida: ahora no puedes moverla o no puedes caer en ella
mark-needs-claim = A trazos: puede moverse si reclamas su color
mark-picked = Elevada: cogida
mark-landing = La pila puede caer aquí
mark-landing-lyngk = Cadena: cae aquí por la regla LYNGK
mark-landing-claim = Disco de color: cae aquí si reclamas este color
mark-completes = Estrella: completa una pila tuya
mark-makes-obstacle = Cruz: crea un obstáculo
mark-chosen = Marca: la jugada acaba aquí y espera tu confirmación
mark-hinted = Halo: una pista señala esta pila
mark-becomes = Sería tuya con este color
mark-last-turn = La última jugada: su camino y su llegada
mark-threat = Amenaza: este jugador podría completar aquí una pila en la próxima jugada
mark-obstacle = Obstáculo: ni se mueve ni crece, no cuenta para nadie
mark-winner = La pila de 6 fichas que ganó
help-beside = Junto al tablero
mark-slot = Un lugar para una pila completada
mark-elsewhere = La otra jugada de este número está en otra fila
help-answers = Pistas, repasos y ejercicios
mark-arrow = Flecha: una jugada que muestra una pista o el análisis; cuanto más pálida, más débil
mark-right = Marca: la jugada correcta
mark-wrong = Cruz: la jugada incorrecta

# The first game
guide-title = Tu primera partida
guide-start = Elige una ficha y luego uno de los lugares marcados. Las dos forman una pila.
guide-move = Elige una ficha y luego uno de los lugares marcados. Un buen comienzo: sigue la flecha de { $from } a { $to }.
guide-claim-move = Un buen comienzo: reclama { $color }, elige la ficha de { $from } y luego { $to }, donde llega. Las dos forman una pila.
guide-claiming = Antes de mover puedes reclamar un color: sus pilas serán solo tuyas. Dos veces en toda la partida, así que no hay prisa.
guide-claim = Buen momento para reclamar { $color } y mover de { $from } a { $to }. Fichas y pilas que pasan a ser tuyas: { $count }.
guide-complete = Completa una pila: sigue la flecha de { $from } a { $to }. Una pila de 5 con tu color encima puntúa y sale del tablero.
guide-complete-claim = Completa una pila: reclama { $color } y mueve de { $from } a { $to }. Una pila de 5 con tu color encima puntúa.
guide-threat = Cuidado: tu rival podría completar una pila en { $point } con su próxima jugada. ¿Puedes apartarla o cerrar el camino?
guide-chain = { $from } puede llegar a { $to } por { $via }, donde también está tu color encima. Una cadena marca todos esos lugares.
guide-obstacle = La pila de 5 tachada en { $point } es un obstáculo: nadie había reclamado su color superior. No es de nadie y ahí se queda.
guide-pass = No puedes mover, así que pasas. En cuanto puedas mover de nuevo, tendrás que hacerlo.
guide-passed = Tu rival no podía mover y tuvo que pasar. La partida termina cuando ninguno de los dos puede mover.
guide-gift = Un momento: tu rival podría completar ahora una pila en { $point }. ¿Quieres deshacer tu jugada?
guide-play-on = Seguir
guide-waits = { $player } te espera
guide-close = No más consejos

## Las partidas propias a lo largo del tiempo

own-title = Tus partidas a lo largo del tiempo
own-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}, { $reviewed } de ellas repasadas
own-mean = Precisión media: { $accuracy }
own-trend = Tus últimas { $count } partidas repasadas: { $lately } %, antes: { $before } %.
own-trend-up = Juegas con más precisión.
own-trend-down = Juegas con menos precisión.
own-trend-even = Es más o menos lo mismo.
own-graph = Precisión de tus partidas, de la más antigua a la más reciente
own-graph-key = Puntos: una partida cada uno. Línea: media de cinco partidas.
own-won = ganada
own-tied = empatada
own-lost = perdida
own-game = Contra { $name }, { $result }
own-games = Todas las partidas
own-review-this = Abrir el repaso: { $game }
own-against = Resultados por rival
own-opponent = Rival
own-column-won = Ganadas
own-column-tied = Empatadas
own-column-lost = Perdidas
own-weaknesses = Errores típicos
own-times = { $count ->
    [one] una vez
   *[other] { $count } veces
}
own-train = Ejercicios: { $theme }
own-train-any = Ejercicios
own-missed-stack = Se te escapa una pila que podrías completar.
own-given-stack = Dejas una pila que tu rival puede completar.
own-early-claim = Reclamas un color demasiado pronto.
own-missed-claim = Esperas demasiado para reclamar un color.
own-wrong-claim = Reclamas el color equivocado.
own-ran-out = Te quedas sin jugadas.
own-missed-lyngk = Se te escapa un camino por puntos LYNGK.
own-other = Otra jugada era mejor, por razones difíciles de nombrar.
own-no-weaknesses = No se encontraron errores en las partidas repasadas.
own-review-rest = { $count ->
    [one] Repasar { $count } partida más
   *[other] Repasar { $count } partidas más
}
own-reviewing = Repasando la partida { $number } de { $count }
own-empty = Aún no tienes partidas guardadas contra el motor. Juega una hasta el final: su repaso dirá con cuánta precisión has jugado y qué entrenar.
own-unreviewed = Ninguna de estas partidas se ha repasado todavía. Un repaso dice con cuánta precisión has jugado y qué entrenar.
own-play = Jugar una partida

## The report of a review

review-accuracy = Precisión
review-inaccuracies = Imprecisiones
review-blunders = Errores graves
review-given = Otras pilas regaladas
review-given-note = El rival pudo completar una pila que se podía impedir, aunque la partida ya estaba casi perdida. Las pilas regaladas con ?!, ? o ?? cuentan allí.
review-turning-point = momento clave
review-says = { $player }: { $turn }.
grade-gift = pila regalada
moment-missed-win = victoria desaprovechada
moment-missed-stack = pila desaprovechada
review-find = Buscarla
review-fell-you = Tus posibilidades bajaron del { $from } % al { $to } %.
review-fell = { $player }: las posibilidades bajaron del { $from } % al { $to } %.
review-gave-you = Dejaste que { $player } completara una pila en { $point }.
review-gave-to-you = { $giver } te dejó completar una pila en { $point }.
review-gave = { $giver } dejó que { $player } completara una pila en { $point }.
retry-still-gives = Todavía no: tu rival aún puede completar una pila.
retry-shown-safe = Tras { $turn } no se habría podido completar ninguna pila.
score-tenths = { $whole },{ $tenth } %
analysis-searched = Posiciones examinadas: { $count }, profundidad { $depth }, { $time }
analysis-line-count = Variantes
analysis-longest = Búsqueda más larga
analysis-seconds = { $seconds } s
analysis-limit = Parar en
analysis-no-limit = sin límite
analysis-limit-visits = { $count } posiciones
analysis-limit-depth = profundidad { $depth }
inspect-ask-threat = Amenaza
inspect-ask-why = ¿Por qué no esta jugada?
inspect-why-none = Ve primero a una jugada: se explica la que llevó a la posición del tablero.
inspect-no-threat = { $player } no podría mover.
inspect-threat = Si le tocara a { $player }: { $turn }.
inspect-reply = { $player } responde { $turn }.
inspect-only = Es la única jugada permitida.
inspect-best = No se encontró una jugada mejor.
inspect-wins = Gana la partida.
inspect-runs-out = Deja al otro jugador sin jugadas.
inspect-denies = Impide una pila en { $points }.
inspect-threatens = Amenaza con completar una pila en { $points }.
inspect-prepares = Prepara una pila en { $points }, pero { $player } podría completarla antes.
inspect-prepares-you = Prepara una pila en { $points }, pero tú podrías completarla antes.
inspect-nothing = No hay ninguna amenaza.
inspect-could = { $player } también podría completar una pila en { $points }.
inspect-could-you = También podrías completar una pila en { $points }.
why-allows = Con esta jugada, { $player } puede completar una pila en { $points }.
why-allows-you = Con esta jugada, puedes completar una pila en { $points }.
why-covers = Tapa la pila de { $player } en { $point }.
why-covers-you = Tapa tu pila en { $point }.
why-scores = La pila en { $point } cuenta, pero cuesta más de lo que aporta.
why-later = Poco después, { $player } puede completar una pila en { $point }.
why-later-you = Poco después, puedes completar una pila en { $point }.
why-claim-taken = { $player } reclama en su lugar el { $color }.
why-claim-taken-you = En su lugar, tú reclamas el { $color }.
why-claim-brings = Después se podría completar una pila en { $point }.
why-claim-tops = Pilas y fichas con este color arriba: { $count }.
why-better = Era mejor { $turn }.
inspect-reply-you = Respondes { $turn }.
inspect-threat-you = Si te tocara a ti: { $turn }.
inspect-no-threat-you = No podrías mover.
inspect-as-good = Esta jugada es más o menos tan buena como la mejor.
analysis-lines-you = Tus mejores jugadas
review-no-mistakes-you = No has cometido ningún error.
retry-safe = Bien: tras esta jugada, tu rival no puede completar ninguna pila.
duel-title = Ordenador contra ordenador
duel-watch = Mirar
duel-pause = Pausa
duel-speed = Velocidad
duel-slow = lenta
duel-normal = normal
duel-fast = rápida
