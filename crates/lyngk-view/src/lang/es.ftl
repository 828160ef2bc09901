### The texts of the game itself, loaded with the page. Keys and placeholders are the same in all languages: `tests/words.rs` checks it.
### Colour names are inserted exactly as they stand under "Pieces": write sentences that work with that form.

## Pieces

color-ivory = marfil
color-blue = azul
color-red = rojo
color-green = verde
color-black = negro
joker = comodín

## Lists: all items but the last, and the last item

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
engine-level = { $name } (nivel { $level })
opponent = Tu rival

## A point, read aloud. Parts are joined by commas and semicolons: "d3, three high, red on top, yours; then green,
## blue; still missing: ivory and black".

point-empty = { $point }, vacío
point-single = { $point }, { $color }, ficha suelta
point-joker = { $point }, comodín, ficha suelta
point-stack = { $point }, { $height ->
    [2] pila de 2
    [3] pila de 3
    [4] pila de 4
    [5] pila de 5
   *[6] pila de 6
}, { $color } arriba
point-yours = tuya
point-theirs = de tu rival
point-of-player-one = del jugador 1
point-of-player-two = del jugador 2
point-of-named = de { $player }
point-neutral = neutral
point-obstacle = obstáculo
point-below = debajo, { $pieces }
point-needs = aún por añadir: { $colors }
point-needs-some = aún por añadir: { $count } de estos colores, { $colors } ({ $jokers ->
    [one] un comodín sustituye al otro
   *[other] los comodines sustituyen a los otros
})
point-picked = elegida para mover
point-movable = se puede mover
point-movable-with-claim = se puede mover si reclamas el { $color }
point-landing = destino posible
point-landing-lyngk = destino posible por la regla LYNGK
point-landing-claim = destino posible si reclamas el { $color }
point-completes = completa una pila de { $height }
point-makes-obstacle = crea un obstáculo
point-chosen = la jugada acaba aquí
point-threat-you = podrías completar una pila aquí
point-threat-opponent = tu rival podría completar una pila aquí
point-threat-player-one = el jugador 1 podría completar una pila aquí
point-threat-player-two = el jugador 2 podría completar una pila aquí

## Turns, announced

turn-you-move = Has movido de { $from } a { $to }
turn-other-moves = { $player } ha movido de { $from } a { $to }
turn-you-claim = Has reclamado el { $color } y movido de { $from } a { $to }
turn-other-claims = { $player } ha reclamado el { $color } y movido de { $from } a { $to }
turn-you-pass = Has pasado
turn-other-passes = { $player } ha pasado
turn-you-must-pass = no puedes mover
turn-other-must-pass = { $player } no puede mover
turn-by-lyngk = pasando por los puntos LYNGK { $points }
turn-completes = pila de { $height } completada
turn-you-complete = pila de { $height } completada: ¡bien hecho!
turn-makes-obstacle = queda un obstáculo
turns-taken-back = { $count ->
    [one] { $count } jugada deshecha
   *[other] { $count } jugadas deshechas
}

## Where the game stands

status-your-turn = Te toca
status-turn-of = { $player }, te toca
status-thinking = { $player }: pensando…
status-plays = { $player } mueve { $from } → { $to }
status-claims = { $player } reclama el { $color }
status-must-pass = No puedes mover: pasa
status-must-claim = Reclama un color y mueve
status-paused = En pausa
paused-covered = El tablero está tapado hasta que elijas «Continuar».
paused-left = En pausa: la página se cerró o se recargó. «Continuar» destapa el tablero.
status-looking-back = Tras la jugada { $number }
status-at-start = Posición inicial
status-picked = { $point }: ¿adónde?
status-claiming = Color { $color }: ahora mueve
status-waiting-move = ¿Mover { $from } → { $to }?
status-waiting-claim = ¿Color { $color } y { $from } → { $to }?

## The end

end-you-won = Has ganado
end-you-lost = Has perdido
end-player-won = Gana { $player }
end-draw = Empate
end-no-moves = Ya nadie puede mover.
end-count-you = tú
end-by-count = { $height ->
    [5] Deciden las pilas de 5: { $first }, { $second }.
    [4] Pilas de 5: { $fives } a { $fives }; deciden las pilas de 4: { $first }, { $second }.
    [3] Igualdad en pilas de 5 y de 4; deciden las pilas de 3: { $first }, { $second }.
    [2] Igualdad hasta las pilas de 3; deciden las pilas de 2: { $first }, { $second }.
   *[1] Igualdad en todas las pilas; deciden las fichas sueltas: { $first }, { $second }.
}
end-all-equal = Igualdad en las pilas de todas las alturas.
end-by-your-six = Has completado una pila de 6 en { $point }.
end-by-others-six = { $player } ha completado una pila de 6 en { $point }.
end-by-resignation = { $player } ha abandonado.
end-by-time = { $player } se ha quedado sin tiempo.
end-by-your-resignation = Has abandonado.
end-by-your-time = Se te ha acabado el tiempo.
end-by-absence = { $player } llevaba demasiado tiempo sin conexión.
end-by-your-absence = Llevabas demasiado tiempo sin conexión.
end-by-agreement = Ambos jugadores han acordado el empate.
end-by-forfeit = El programa perdedor ha fallado.

## What a claim would change

claim-preview-stacks = { $count ->
    [0] por ahora nada pasa a ser tuyo
    [one] { $count } ficha o pila pasa a ser tuya, y solo tú puedes moverla
   *[other] { $count } fichas y pilas pasan a ser tuyas, y solo tú puedes moverlas
}
claim-preview-completes = puedes completar ya mismo una pila en { $points }

## Threats

threats-none = Nadie puede completar una pila en la próxima jugada.
threats-of = { $player }: se puede completar una pila en { $points }.

## Refusals. The number of the rule follows each sentence.

refused = { $turn } no es posible.
cannot-pick = Desde { $point } no se puede mover.
refusal-nowhere = Ahora no hay adónde ir.
refusal-over = La partida ha terminado.
refusal-may-not-pass = Quien puede mover no puede pasar.
refusal-may-not-pass-claim = Quien puede mover reclamando un color no puede pasar.
refusal-must-pass = No hay ninguna jugada legal: tienes que pasar.
refusal-already-claimed = { $player } ya ha reclamado el { $color }.
refusal-already-yours = Ya has reclamado el { $color }.
refusal-no-claim-left = Ya se han reclamado dos colores: { $colors }.
refusal-not-moving = Una jugada tiene que acabar en otro punto.
refusal-empty-start = En { $point } no hay nada.
refusal-empty-end = En { $point } no hay nada: una jugada tiene que acabar sobre una ficha o una pila.
refusal-joker = Un comodín nunca se mueve por sí solo.
refusal-opponents-color = La pila es del otro jugador: arriba está el { $color }.
refusal-not-in-line = Los dos puntos no están en la misma línea.
refusal-blocked = El camino está cortado en { $point }.
refusal-no-lyngk-path = Ninguna cadena de puntos LYNGK ({ $color }) lleva hasta allí.
refusal-lyngk-is-for-own = Hay puntos LYNGK que llevan hasta allí, pero solo puede usarlos quien haya reclamado el { $color }.
refusal-color-twice = La pila tendría dos veces el mismo color: { $colors }.
refusal-too-high = La pila tendría { $height } fichas; el máximo es { $limit }.
refusal-single-onto-stack = Una ficha neutral suelta solo puede moverse sobre otra ficha suelta.
refusal-onto-higher = Una pila neutral no puede moverse sobre otra más alta.
not-your-turn = No te toca a ti.
is-paused = La partida está en pausa.
looks-back = Esta posición es anterior. Vuelve a la partida para mover.

## Typed turns and given positions

misread-turn = «{ $text }» no es una jugada. Escribe, por ejemplo, d3-d4, o R,d3-d4 para reclamar antes el rojo.
misread-path = { $turn } es posible, pero no por ese camino.
engine-failed = El ordenador ha dejado de responder.
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
fault-too-high = La pila de { $point } tiene { $height } fichas; el máximo es { $limit }.
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
saved-bad-details = su reloj o su resultado no encajan con las jugadas.

## Around the board

page-title = LYNGK
page-aim = Un juego de pilas para dos: completa más pilas de 5 colores distintos que tu rival, con uno tuyo arriba.
skip-to-board = Ir al tablero
status-title = Estado de la partida
panel-to-move = turno
panel-clock = Tiempo restante
panel-claims = Colores reclamados
panel-unclaimed = color aún por reclamar
tray-title = Reclamar un color
tray-hint = Puedes reclamar un color ahora o más tarde: dos en toda la partida, así que no hay prisa.
tray-must = Solo puedes mover si reclamas un color: { $colors }.
tray-dashed = Caer en una pila con borde a trazos reclama el { $color }.
tray-if = Si reclamas el { $color }:
tray-claiming = Con esta jugada reclamas el { $color }:
tray-undo = Elige { $color } otra vez para anularlo.
tray-used-up-you = Has reclamado tus dos colores.
tray-used-up-other = { $player } ha reclamado sus dos colores.
action-play = Confirmar
action-undo = Cancelar
action-pass = Pasar
action-continue = Continuar
action-present = Volver a la partida
action-hint = Pista
action-hint-key = Pista (tecla H)
controls-title = Partida
control-take-back = Deshacer jugada
control-pause = Pausa
control-resign = Abandonar
control-resign-sure = ¿Abandonar esta partida?
control-resign-yes = Sí, abandonar
control-resign-no = No
control-threats = Amenazas
control-rotate = Girar
typed-label = Escribe una jugada
typed-submit = Mover
record-title = Jugadas
record-empty = Todavía no hay jugadas.
record-pass = pasa
record-steps = Recorrer la partida
record-start = Al principio
record-back = Una jugada atrás
record-on = Una jugada adelante
record-present = A la posición actual
record-study = Estudiar esta partida
banners-title = Avisos
trouble-engine = El ordenador ha dejado de responder. Tu partida está a salvo.
trouble-engine-restart = Reiniciarlo
trouble-engine-without = Seguir sin él
broken-kept = Se conserva tal como estaba, y hay una partida nueva preparada.
broken-copy = Copiar el texto guardado
broken-copied = Copiado
broken-download = Descargar
broken-discard = Descartarla
unkept = Este navegador no deja que la página guarde nada: las partidas y los ajustes se pierden al cerrarla.
unkept-close = Entendido
welcome-learn = Apréndelo en seis minutos
welcome-not-now = Jugar ya

## Score, lead and clocks, beside the board

panel-score = { $count ->
    [one] { $count } pila completada
   *[other] { $count } pilas completadas
}
lead-you = { $by ->
    [one] Vas por delante por { $by } pila completada
   *[other] Vas por delante por { $by } pilas completadas
}
lead-other = { $by ->
    [one] { $player } va por delante por { $by } pila completada
   *[other] { $player } va por delante por { $by } pilas completadas
}
tie-you = { $height ->
    [5] Si acabara ahora, ganarías tú: más pilas de 5, { $more } a { $less }
    [4] Si acabara ahora, ganarías tú: más pilas de 4, { $more } a { $less }
    [3] Si acabara ahora, ganarías tú: más pilas de 3, { $more } a { $less }
    [2] Si acabara ahora, ganarías tú: más pilas de 2, { $more } a { $less }
   *[1] Si acabara ahora, ganarías tú: más fichas sueltas, { $more } a { $less }
}
tie-other = { $height ->
    [5] { $player } ganaría si acabara ahora: más pilas de 5, { $more } a { $less }
    [4] { $player } ganaría si acabara ahora: más pilas de 4, { $more } a { $less }
    [3] { $player } ganaría si acabara ahora: más pilas de 3, { $more } a { $less }
    [2] { $player } ganaría si acabara ahora: más pilas de 2, { $more } a { $less }
   *[1] { $player } ganaría si acabara ahora: más fichas sueltas, { $more } a { $less }
}
lead-none = Igualdad
lead-two-rings = Tus pilas son las de dos anillos.
panel-slot-unknown = completada antes de esta posición
clock-low = { $player }: poco tiempo
rule-link = Regla { $rule }

## The head of the page

page-name = lyngk
head-rooms = Menú principal
head-play = Jugar
head-puzzles = Ejercicios
head-study = Estudio
head-online = En línea
head-new-game = Nueva partida
head-learn = Aprender
head-settings = Ajustes
head-language = Idioma
dialog-close = Cerrar

## The characters that play the engine’s levels: names, and how they play. The facts are those of docs/strength.md.
## Sentences without a subject need no gender.

opponent-level = Nivel { $level }
opponent-beaten = victoria lograda
opponent-pip = Pip
opponent-pip-plays = Suele llevarse la pila que tiene justo delante, pero casi nunca ve una cadena de puntos LYNGK.
opponent-nino = Nino
opponent-nino-plays = Disfruta completando pilas, encuentra el camino por un punto LYNGK y se le escapa mucho más.
opponent-tilda = Tilda
opponent-tilda-plays = Se lleva casi todas las pilas a la vista, sin preguntarse qué viene después.
opponent-amara = Amara
opponent-amara-plays = Juega por intuición: tiene ojo para las buenas jugadas y las cadenas largas, pero nunca mira adelante.
opponent-jaro = Jaro
opponent-jaro-plays = Echa un vistazo antes de saltar, y se equivoca más o menos una vez de cada diez.
opponent-bo = Bo
opponent-bo-plays = Sopesa unas cuantas ideas antes de cada jugada y rara vez te deja una pila por completar.
opponent-yuki = Yuki
opponent-yuki-plays = Compara decenas de posiciones y siempre juega lo mejor que ha encontrado.
opponent-ravi = Ravi
opponent-ravi-plays = Examina cientos de posiciones antes de cada jugada y las recuerda todas.
opponent-selma = Selma
opponent-selma-plays = Mira muy lejos y resuelve los finales con exactitud, hasta la última ficha.
opponent-onyx = Onyx
opponent-onyx-plays = Lo da todo: es quien más piensa, y resuelve los finales con exactitud.

## A new game

new-title = Nueva partida
new-running = La partida del tablero no ha terminado. Una nueva ocupará su lugar.
new-back = Volver a la partida
new-start = Empezar
new-opponent = Rival
new-opponent-engine = Ordenador
new-opponent-friend = Dos en este dispositivo
new-names = Nombres, si queréis
new-level = Nivel
new-side = Quién empieza
new-side-me = Yo
new-side-lot = Al azar
new-seat = Juegas como
new-variant = Variante
new-variant-standard = Pilas de 5
new-variant-standard-hint = El juego estándar: cada pila de 5 completada vale un punto.
new-variant-six = Pilas de 6
new-variant-six-hint = Muerte súbita: las pilas de 5 se quedan y crecen, y la primera de 6 gana al instante.
new-more-item = { $name }: { $value }
new-from = Posición inicial
new-from-random = Al azar
new-from-day = La de hoy
new-from-day-hint = { $date }: hoy es la misma para todo el mundo.
new-from-seed = Por número
new-from-seed-hint = El mismo número da siempre la misma posición inicial.
new-from-lpn = Posición dada
new-from-lpn-hint = Escrita en LPN, que indica también la variante.
new-seed = Número de la posición
new-seed-bad = Introduce un número entero de 0 a { $limit }.
new-lpn = Posición (LPN)
new-clock = Reloj
new-clock-none = Sin reloj
new-clock-custom = Otro
new-clock-hint = Minutos para toda la partida y segundos que se añaden en cada jugada.
new-minutes = Minutos para la partida
new-seconds = Segundos añadidos por jugada
new-clock-bad = Introduce de 1 a { $minutes } minutos y de 0 a { $seconds } segundos.

## Settings

settings-title = Ajustes
settings-language = Idioma
settings-language-browser = El del navegador ({ $language })
settings-theme = Tema
settings-theme-system = Sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-theme-contrast = Alto contraste
settings-pieces = Fichas
settings-pieces-stone = Piedra
settings-pieces-stone-hint = Piedra torneada y grabada
settings-pieces-distinct = Diferenciadas
settings-pieces-distinct-hint = Para cualquier visión del color
settings-pieces-grey = Grises
settings-pieces-grey-hint = Se distinguen por sus símbolos
settings-board = Tablero
settings-board-plain = Liso
settings-board-wood = Madera
settings-board-slate = Pizarra
settings-board-felt = Fieltro
settings-rotation = Giro del tablero
settings-rotation-now = { $degrees ->
    [0] Sin girar
   *[other] Girado { $degrees }°
}
settings-rotate-left = Girar a la izquierda
settings-rotate-right = Girar a la derecha
settings-rotate-reset = Restablecer
settings-turning = Girar el tablero hacia quien juega
settings-turning-hint = Después de cada jugada, el tablero da media vuelta.
settings-turning-when = Cuando dos personas juegan en este dispositivo.
settings-screen = Pantalla
settings-fullscreen = Pantalla completa
settings-zen = Modo zen
settings-screen-hint = El modo zen muestra solo lo necesario para jugar.
settings-screen-keys = Escape lo cierra. Teclas: Mayús+F y Z.
zen-leave = Salir del modo zen
settings-volume = Volumen de los sonidos
settings-silent = Sin sonido
settings-motion = Animaciones
settings-motion-slow = Lentas
settings-motion-normal = Normales
settings-motion-fast = Rápidas
settings-motion-off = Ninguna
settings-motion-hint = Siempre desactivadas si tu sistema lo pide.
settings-coordinates = Coordenadas
settings-coordinates-hint = Los nombres de los puntos alrededor del tablero.
settings-confirm = Confirmar jugadas
settings-confirm-hint = La jugada primero se muestra, y se hace cuando la confirmas.
settings-passing = Pasar sin preguntar
settings-passing-hint = Cuando no se puede mover. Con reloj siempre es así.
settings-threats = Mostrar amenazas
settings-threats-hint = Marca las pilas que cualquiera de los dos puede completar en la próxima jugada.
settings-letters = Atajos de una sola tecla
settings-letters-hint = Letras y signos como R o ? actúan al instante. Desactívalos si dictas.
settings-about = Acerca de este programa

## About

about-title = Acerca de
about-game = LYNGK es un juego para dos de Kris Burm, publicado en 2017, el séptimo del proyecto GIPF.
about-unofficial = Este programa no es oficial. No lo han hecho ni lo avalan Kris Burm ni sus editores. Si te gusta el juego, juégalo también con fichas de verdad.
about-licence = Licencia
about-notices = Licencias del software incluido
about-version = Versión

## The end of a game, beside the board

over-label = La partida ha terminado
over-review = Repasar
over-rematch = Revancha
over-new-game = Nueva partida
over-height = { $height ->
    [5] De 5
    [4] De 4
    [3] De 3
    [2] De 2
   *[1] Sueltas
}

language-unreachable = Ahora no se puede cargar este idioma. ¿Sigue en marcha el servidor de la página?

## The board

board-name = Tablero

## A part of the page that could not be loaded

part-unreachable = No se ha podido cargar esta parte. ¿Tienes conexión?
part-again = Reintentar

## A newer version of the page

update-here = Hay una versión nueva. Tu partida queda como está.
update-load = Actualizar
update-later = Más tarde

## Games that are kept

game-left-out = No quedaba sitio para tu última partida. Descárgala o haz sitio en Estudio, dentro de «Todas las partidas y estudios».





## Aids at the board

help-title = Teclas y marcas
board-pencil = Dibujar flechas y círculos
pencil-on = Dibujo: arrastra para una flecha, toca un punto para un círculo. Para jugar, elige otra vez el lápiz.
pen-plain = Línea continua
pen-dashed = Línea discontinua
pen-dotted = Línea de puntos
pen-mixed = Rayas y puntos



# The page as an installed program and in search results
page-description = Juega a LYNGK, el juego de mesa de Kris Burm con pilas y colores: contra diez rivales o entre dos, con lecciones, ejercicios y análisis.
shortcut-today = El ejercicio de hoy
