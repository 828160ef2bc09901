### Every text that people read. Keys and placeholders are the same in all languages; `tests/words.rs` checks that.
### Names of colours are filled in as they stand under "Pieces": write sentences in which that form is right.

## Pieces

color-ivory = marfil
color-blue = azul
color-red = rojo
color-green = verde
color-black = negro
joker = comodín

## Lists: what is before the last word, and the last word

list-and = { $first } { $last ->
    [i1] e
   *[other] y
} { $last }
list-or = { $first } o { $last }
list-parts = { $first }; { $next }

## Players

player-one = Jugador 1
player-two = Jugador 2
you = Tú
engine-level = Máquina, nivel { $level }
opponent = Tu rival

## A point, read aloud. Parts are put together with commas and semicolons: "d3, three high, red on top, yours; then joker,
## blue; needs green, black or ivory".

point-empty = { $point }, vacío
point-single = { $point }, { $color }, ficha sola
point-joker = { $point }, comodín, ficha sola
point-stack = { $point }, { $height ->
    [2] pila de dos
    [3] pila de tres
    [4] pila de cuatro
    [5] pila de cinco
   *[6] pila de seis
}, { $color } arriba
point-yours = tuya
point-theirs = de tu rival
point-of-player-one = del jugador 1
point-of-player-two = del jugador 2
point-neutral = neutral
point-obstacle = obstáculo
point-below = debajo, { $pieces }
point-needs = necesita { $colors }
point-picked = elegida para mover
point-movable = se puede mover
point-movable-with-claim = se puede mover si reclamas el { $color }
point-landing = destino posible
point-landing-lyngk = destino posible por la regla LYNGK
point-landing-claim = destino posible si reclamas el { $color }
point-completes = completa una pila de { $height }
point-makes-obstacle = crea un obstáculo
point-chosen = el turno acaba aquí
point-threat-you = podrías completar una pila aquí
point-threat-opponent = tu rival podría completar una pila aquí
point-threat-player-one = el jugador 1 podría completar una pila aquí
point-threat-player-two = el jugador 2 podría completar una pila aquí

## Turns, announced

turn-moves = { $player }: de { $from } a { $to }
turn-claims-and-moves = { $player }: { $color } reclamado, de { $from } a { $to }
turn-passes = { $player }: paso
turn-by-lyngk = por puntos LYNGK: { $points }
turn-completes = pila de { $height } completada
turn-makes-obstacle = queda un obstáculo
turn-opponent-must-pass = el otro jugador no puede mover
turns-taken-back = { $count ->
    [one] { $count } turno deshecho
   *[other] { $count } turnos deshechos
}

## Where the game stands

status-your-turn = Te toca
status-turn-of = { $player }, te toca
status-thinking = { $player }: pensando…
status-must-pass = No se puede mover ninguna pila: hay que pasar.
status-paused = En pausa
status-looking-back = Tras el turno { $number }
status-picked = Desde { $point }: elige el destino
status-waiting = { $turn }: ¿lo juegas?

## The end

end-you-won = Has ganado
end-you-lost = Has perdido
end-player-won = Gana { $player }
end-draw = Empate
end-by-count = { $height ->
    [5] Más pilas de cinco: { $winner } a { $loser }.
    [4] Igualdad en pilas de cinco; más pilas de cuatro: { $winner } a { $loser }.
    [3] Igualdad hasta ahí; más pilas de tres: { $winner } a { $loser }.
    [2] Igualdad hasta ahí; más pilas de dos: { $winner } a { $loser }.
   *[1] Igualdad hasta ahí; más fichas solas: { $winner } a { $loser }.
}
end-by-six = Se ha completado una pila de seis.
end-all-equal = Igualdad en todas las pilas.
end-by-resignation = El otro jugador ha abandonado.
end-by-time = Al otro jugador se le ha acabado el tiempo.
end-by-your-resignation = Has abandonado.
end-by-your-time = Se te ha acabado el tiempo.

## What a claim would change

claim-preview-stacks = { $count ->
    [one] { $count } pila pasa a ser tuya
   *[other] { $count } pilas pasan a ser tuyas
}
claim-preview-opens = { $count ->
    [one] ganas { $count } movimiento
   *[other] ganas { $count } movimientos
}
claim-preview-takes = { $count ->
    [one] tu rival pierde { $count } movimiento
   *[other] tu rival pierde { $count } movimientos
}
claim-preview-completes = puedes completar una pila ya mismo en { $points }

## Threats

threats-none = Nadie puede completar una pila en el próximo turno.
threats-of = { $player }: ocasión de completar una pila en { $points }.

## Why not. The rule’s number is put behind each sentence.

refused = { $turn } no es posible.
cannot-pick = Desde { $point } no se puede mover.
refusal-nowhere = Ahora no hay adónde ir.
refusal-over = La partida ha terminado.
refusal-may-not-pass = Quien puede mover no puede pasar.
refusal-may-not-pass-claim = Quien puede mover reclamando un color no puede pasar.
refusal-must-pass = No hay ningún movimiento legal: tienes que pasar.
refusal-already-claimed = { $player } ya ha reclamado el { $color }.
refusal-already-yours = Ya has reclamado el { $color }.
refusal-no-claim-left = Ya se han reclamado dos colores: { $colors }.
refusal-not-moving = Un movimiento tiene que acabar en otro punto.
refusal-empty-start = En { $point } no hay nada.
refusal-empty-end = En { $point } no hay nada: un movimiento tiene que acabar sobre algo.
refusal-joker = Un comodín nunca se mueve por sí solo.
refusal-opponents-color = La pila es del otro jugador: arriba está el { $color }.
refusal-not-in-line = Los dos puntos no están en la misma línea.
refusal-blocked = El camino está cortado en { $point }.
refusal-no-lyngk-path = Ninguna cadena de puntos LYNGK ({ $color }) lleva hasta allí.
refusal-lyngk-is-for-own = Hay puntos LYNGK que llevan hasta allí, pero solo puede usarlos quien haya reclamado el { $color }.
refusal-color-twice = La pila tendría dos veces el mismo color: { $colors }.
refusal-too-high = La pila tendría { $height } fichas; el máximo es { $limit }.
refusal-single-onto-stack = Una ficha neutral sola solo puede moverse sobre otra ficha sola.
refusal-onto-higher = Una pila neutral no puede moverse sobre otra más alta.
not-your-turn = No es tu turno.
is-paused = La partida está en pausa.
looks-back = Esta posición es anterior. Vuelve al presente para mover.

## Typed turns and given positions

misread-turn = «{ $text }» no es un turno. Escríbelo como d3-d4, o R,d3-d4 para reclamar antes el rojo.
misread-path = { $turn } es posible, pero no por ese camino.
engine-failed = La máquina ha dejado de responder.
lpn-bad = Esta posición no se puede jugar.
lpn-syntax = En el carácter { $column } debería haber { $expected }.
expected-stack = una pila como RIJ, o . si el punto está vacío
expected-char = el carácter { $char }
expected-space = un espacio
expected-side = el jugador que mueve, 1 o 2
expected-claims = los colores reclamados, con las letras IBRGK en este orden, o - si no hay ninguno
expected-score = el número de pilas completadas
expected-variant = la variante, std o six
expected-end = el final del texto
fault-too-high = La pila de { $point } tiene altura { $height }; el máximo es { $limit }.
fault-color-twice = La pila de { $point } tiene algún color más de una vez: { $colors }.
fault-joker-on-top = La pila de { $point } tiene un comodín arriba: un comodín tiene que estar solo o debajo.
fault-too-many-pieces = Hay { $count } fichas de este tipo: { $piece }. En el juego hay { $limit }.
fault-piece-count = Fichas en el tablero: { $count }. Con este marcador deberían ser { $expected }.
fault-too-many-scored = El marcador indica { $count } pilas completadas; el máximo es { $limit }.
fault-too-many-claims = { $player } tiene más de dos colores: { $colors }.
fault-claimed-by-both = Los dos jugadores han reclamado el mismo color: { $colors }.
saved-bad = No se ha podido leer la partida guardada: { $reason }
saved-bad-record = no se entiende la línea { $line }, columna { $column }.
saved-bad-seats = no dice quién juega.
saved-bad-details = su reloj o su resultado no encajan con los turnos.

## Around the board

page-title = LYNGK
page-aim = Completa pilas de cinco colores distintos, con uno de los tuyos arriba. Gana quien complete más.
skip-to-board = Ir al tablero
status-title = Qué está pasando
panel-to-move = turno
panel-clock = Tiempo restante
panel-claims = Colores reclamados
panel-unclaimed = color aún por reclamar
panel-captured = Pilas completadas, de arriba abajo
panel-tally = Pilas que decidirían ahora
tally-leads = (por delante)
tray-title = Reclamar un color
tray-hint = Puedes reclamar un color junto con un movimiento. Señala uno para ver qué cambiaría.
tray-if = Si reclamas el { $color }:
tray-claiming = En este turno reclamas el { $color }:
tray-used-up = { $player }: los dos colores ya están reclamados.
action-play = Jugar
action-undo = Cancelar
action-pass = Pasar
action-continue = Continuar
action-present = Volver a la partida
action-hint = Pista
action-hint-key = Pista (tecla H en el tablero)
controls-title = Partida
control-take-back = Deshacer
control-pause = Pausa
control-resign = Abandonar
control-resign-sure = ¿Abandonar esta partida?
control-resign-yes = Sí, abandonar
control-resign-no = No
control-threats = Amenazas
control-rotate = Girar
typed-label = Escribe un turno
typed-submit = Jugar
record-title = Registro
record-empty = Todavía no hay turnos.
record-pass = paso
record-steps = Mirar atrás
record-start = Al principio
record-back = Un turno atrás
record-on = Un turno adelante
record-present = Al presente
record-study = Estudiar esta partida
banners-title = Avisos
trouble-engine = La máquina ha dejado de responder. Tu partida está a salvo.
trouble-engine-restart = Reactivarla
trouble-engine-without = Seguir sin ella
broken-kept = Se conserva tal como estaba, y hay una partida nueva preparada.
broken-copy = Copiar el texto guardado
broken-copied = Copiado
broken-download = Descargar
broken-discard = Descartarla
unkept = Este navegador no deja que la página guarde nada: las partidas y los ajustes duran hasta que la cierres.
unkept-close = De acuerdo
welcome = ¿No conoces LYNGK?
welcome-learn = Apréndelo en tres minutos
welcome-not-now = ahora no

## The head of the page

page-name = lyngk
head-rooms = Salas
head-play = Jugar
head-puzzles = Problemas
head-study = Estudio
head-new-game = Nueva partida
head-learn = Aprender
head-settings = Ajustes
head-language = Idioma
dialog-close = Cerrar

## A new game

new-title = Nueva partida
new-running = La partida del tablero no ha terminado. Una nueva ocupará su lugar.
new-back = Volver a la partida
new-start = Empezar
new-opponent = Rival
new-opponent-engine = Máquina
new-opponent-friend = Otra persona, aquí
new-level = Nivel
new-level-1 = Principiante: juega lo primero que se le ocurre y se le escapan muchas cosas.
new-level-3 = Aficionado: ve los peligros y hace planes sencillos.
new-level-5 = Experimentado: sabe lo que quiere y se le escapa poco de lo que está cerca.
new-level-7 = Fuerte: calcula varios turnos.
new-level-9 = Muy fuerte: ve muy lejos y calcula los finales hasta el último turno.
new-level-10 = Máxima fuerza: todo lo que la máquina puede dar.
new-side = Quién empieza
new-side-me = Yo
new-side-opponent = Máquina
new-side-lot = A suertes
new-seat = Juegas como
new-variant = Variante
new-variant-standard = Pilas de cinco
new-variant-standard-hint = El juego de siempre: cada pila de cinco completada vale un punto.
new-variant-six = Pilas de seis
new-variant-six-hint = Muerte súbita: las pilas de cinco se quedan y crecen, y la primera de seis gana al instante.
new-from = Posición inicial
new-from-random = Al azar
new-from-day = La de hoy
new-from-day-hint = { $date }: hoy es la misma para todo el mundo.
new-from-seed = Por número
new-from-seed-hint = El mismo número da siempre la misma posición inicial.
new-from-lpn = Ya escrita
new-from-lpn-hint = En notación LPN. La propia posición dice qué variante se juega.
new-seed = Número de la posición
new-seed-bad = Aquí hace falta un número entero de 0 a { $limit }.
new-lpn = Posición (LPN)
new-clock = Reloj
new-clock-none = Sin reloj
new-clock-custom = Otro
new-clock-hint = Minutos para la partida y segundos que se añaden en cada turno.
new-minutes = Minutos para la partida
new-seconds = Segundos por turno
new-clock-bad = Se admiten de 1 a { $minutes } minutos y de 0 a { $seconds } segundos.

## Settings

settings-title = Ajustes
settings-language = Idioma
settings-language-browser = El del navegador ({ $language })
settings-theme = Colores de la página
settings-theme-system = Sistema
settings-theme-light = Claros
settings-theme-dark = Oscuros
settings-theme-contrast = Alto contraste
settings-pieces = Fichas
settings-pieces-stone = Piedra
settings-pieces-stone-hint = Piedra torneada y grabada
settings-pieces-distinct = Diferenciadas
settings-pieces-distinct-hint = Para cualquier visión del color
settings-pieces-grey = Grises
settings-pieces-grey-hint = Se distinguen por sus símbolos
settings-rotation = Tablero
settings-rotation-now = { $degrees ->
    [0] Sin girar
   *[other] Girado { $degrees }°
}
settings-rotate-left = Izquierda
settings-rotate-right = Derecha
settings-rotate-reset = Restablecer
settings-sounds = Sonidos
settings-still = Menos movimiento
settings-still-hint = Las fichas aparecen directamente en su destino. Es siempre así si tu sistema lo pide.
settings-coordinates = Coordenadas
settings-coordinates-hint = Los nombres de los puntos junto al tablero.
settings-confirm = Confirmar turnos
settings-confirm-hint = El turno primero se muestra, y se juega cuando lo confirmas.
settings-threats = Mostrar amenazas
settings-threats-hint = Marca las pilas que cualquiera de los dos puede completar en el próximo turno.
settings-about = Acerca de este programa

## About

about-title = Acerca de
about-game = LYNGK es un juego para dos de Kris Burm, publicado en 2017, el séptimo del proyecto GIPF.
about-unofficial = Este programa no es oficial. No lo han hecho ni lo avalan Kris Burm ni sus editores. Si te gusta el juego, juégalo también con fichas de verdad.
about-licence = Licencia
about-version = Versión

## The end of a game, beside the board

over-label = La partida ha terminado
over-rematch = Revancha
over-new-game = Nueva partida
over-look = Ver el tablero
over-take-back = Deshacer
over-counts = Pilas
over-height = { $height ->
    [5] De 5
    [4] De 4
    [3] De 3
    [2] De 2
   *[1] Solas
}

language-unreachable = Ahora no se puede cargar este idioma. ¿Sigue en marcha el servidor de la página?

## The board

board-name = Tablero

## A part of the page that could not be loaded

part-unreachable = No se ha podido cargar esta parte. ¿Hay conexión?
part-again = Reintentar

## A newer version of the page

update-here = Hay una versión nueva. Tu partida queda como está.
update-load = Cargarla
update-later = Más tarde

## Games that are kept

game-left-out = No quedaba sitio aquí para tu última partida. Descárgala o haz sitio: Estudio, «Todas las partidas y estudios».
