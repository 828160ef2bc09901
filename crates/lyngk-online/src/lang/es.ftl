### The texts of online games. Keys and placeholders are the same in all languages.
### "You" is the person at this device. A person's name is inserted as it is: write sentences that work with any name.

## Lobby

online-title = Jugar en línea
online-intro = Dos personas, cada una en su sitio y sin cuenta: envía un enlace o juega con quien esté aquí.
online-missing = Las partidas en línea necesitan el servidor de LYNGK, y esta página no lo tiene. Todo lo demás funciona.
online-unreachable = Ahora no se puede conectar con el servidor. La página lo reintenta sola.
online-unreachable-again = Ahora no se puede conectar con el servidor. Inténtalo de nuevo en un momento.
online-name = Tu nombre
online-name-hint = Sin nombre aparecerás como «{ $name }».
online-name-bad = Un nombre tiene de 1 a 24 caracteres, con al menos una letra o una cifra.
online-guest = Invitado
online-side-other = Tu rival
online-start = Posición inicial
online-start-random = Al azar
online-start-given = Posición dada
online-start-random-hint = Nadie puede elegirla: la sorteáis entre tú, tu rival y el servidor.
online-position = Posición (LPN)
online-watching = Quién puede mirar
online-private = Nadie
online-public = Todo el mundo
online-friend = Desafiar a un amigo
online-friend-hint = Recibes un enlace para enviarlo.
online-now = Jugar ya
online-now-hint = En cuanto alguien elija la misma variante y el mismo reloj.
online-post = Publicar en la sala
online-post-hint = Puede aceptarlo cualquiera que esté aquí.
online-lobby = Desafíos abiertos
online-lobby-empty = Ahora no hay desafíos abiertos. Publica uno o desafía a un amigo.
online-games = Partidas en curso
online-games-empty = Ahora no hay partidas públicas.
online-yours = Tus partidas
online-yours-forget = Quitar de la lista: { $name }
online-accept = Aceptar
online-watch = Mirar
online-continue = Continuar
online-look = Ver
online-against = { $first } – { $second }
online-open-place = aún nadie
online-turns = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
online-won = Ganada
online-lost = Perdida
online-tied = Empate
online-their-turn = le toca a tu rival

## Terms

online-terms-clock = { $minutes } min + { $seconds } s por jugada
online-terms-clock-seconds = { $total } s + { $seconds } s por jugada
online-terms-minutes = { $minutes } min
online-terms-no-clock = sin reloj
online-terms-host-first = { $name } mueve en primer lugar
online-terms-host-second = { $name } mueve en segundo lugar
online-terms-lot = se sortea quién empieza
online-terms-you-first = empiezas tú
online-terms-other-first = empieza tu rival
online-terms-random = posición inicial al azar
online-terms-given = posición inicial dada
online-terms-public = puede mirar todo el mundo
online-terms-private = no puede mirar nadie

## Waiting for an opponent

online-waiting = Esperando a tu rival
online-waiting-friend = Envía este enlace a un amigo. Quien acepte primero juega contra ti.
online-waiting-lobby = Tu desafío sigue en la sala mientras esta página esté abierta y no abras otra partida en línea. También puedes enviar el enlace.
online-loopback = Este enlace solo funciona en este ordenador. Para otras personas de tu red, inicia el servidor con --address 0.0.0.0 y abre la página en la dirección que indique.
online-link = Enlace a esta partida
online-copy = Copiar enlace
online-watch-link = Enlace para mirar
online-copy-watch = Copiar el enlace para mirar
online-copied = Copiado
online-share = Compartir
online-share-text = ¿Echamos una partida de LYNGK?
online-qr = Mostrar código QR
online-qr-label = Código QR del enlace
online-cancel = Retirar desafío
online-meanwhile = Jugar mientras contra el ordenador
online-accepted = { $name } ha aceptado.
online-go = Ir a la partida

## Invitation

online-invites = { $name } te desafía
online-aim-six = Un juego de pilas para dos: gana al instante quien complete primero una pila de 6, con uno de sus colores arriba.
online-invited-accept = Aceptar y jugar
online-invited-no = Ahora no

## The start

online-drawing = Sorteo de la posición inicial
online-drawing-hint = El servidor y los jugadores aportan cada uno un número secreto. La partida empieza cuando están los dos jugadores.
online-drawing-waits = Esperando a que { $name } abra la página.
online-fair = Inicio sorteado y comprobado
online-fair-detail = El servidor y los dos jugadores fijaron cada uno un número antes de ver los demás. Tu navegador ha comprobado que el inicio sale de los tres.
online-drawn = Inicio sorteado
online-drawn-detail = El inicio sale de los tres números. Pero el que figura con tu nombre no procede de este navegador: si has pasado aquí desde otro dispositivo, procede de aquel.
online-server = Servidor
online-unfair = ¡El inicio no corresponde a los números del sorteo!
online-unfair-detail = El servidor o tu rival no ha respetado el protocolo. Puedes anular la partida.
online-given-start = La posición inicial venía dada en el desafío.
online-return-start = El inicio es el de la partida anterior, con cambio de lado.

## Connection

online-reconnecting = Conexión perdida. Reintentando…
online-reconnecting-turn = Conexión perdida. Tu jugada se enviará en cuanto se recupere.
online-turn-unsent = Tu jugada aún no se ha enviado…
online-online = { $name } está en línea
online-offline = { $name } no tiene conexión
online-good = buena conexión
online-fair-connection = conexión lenta
online-poor = mala conexión
online-you-online = Estás en línea
online-you-offline = No tienes conexión
online-watchers = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
}
online-left = { $name } ha perdido la conexión.
online-left-claim = { $name } lleva demasiado tiempo fuera. Puedes reclamar la victoria.
online-left-wait = { $name } ha perdido la conexión. En { $seconds } s podrás reclamar la victoria.
online-returned = { $name } ha vuelto.
online-server-was-down = El servidor no ha respondido por un momento. Los relojes estaban parados.
online-stopping = El servidor se está reiniciando. La partida sigue en un momento.
online-busy = Ahora el servidor no puede guardar nada. Tu jugada se volverá a enviar automáticamente.
online-full = Ahora el servidor está lleno. La página lo reintenta sola.
online-too-fast = Demasiado rápido. Se reintenta en un momento.
online-too-fast-again = Demasiado rápido. Inténtalo de nuevo en un minuto.
online-moved = Ahora juegas esta partida en otro dispositivo.
online-version = Esta página es más antigua o más nueva que el servidor. Recárgala.
online-reload = Recargar
online-not-understood = El servidor y la página no se entienden. Recarga la página.
online-no-room = Esta partida no existe o es privada.
online-bad-link = Este enlace no lleva a ninguna partida. ¿Falta una letra al final?
online-to-lobby = Ir a la sala

## Acts at the table

online-draw = Empate
online-offer-draw = Ofrecer empate
online-offer-take-back = Pedir deshacer
online-offer-pause = Pedir pausa
online-offer-resume = Reanudar
online-abort = Anular
online-abort-hint = Termina la partida sin resultado. Se puede hasta que hayan movido los dos.
online-claim-win = Reclamar la victoria
online-more = Más
online-rename = Cambiar
online-sure-resign = ¿Abandonar la partida?
online-sure-abort = ¿Anular la partida?
online-yes = Sí
online-no = No
online-offered-draw = { $name } ofrece empate.
online-offered-take-back = { $name } pide deshacer una jugada.
online-offered-take-back-more = { $count ->
    [2] { $name } pide deshacer las dos últimas jugadas para volver a jugar.
   *[other] { $name } pide deshacer las últimas { $count } jugadas para volver a jugar.
}
online-offered-pause = { $name } pide una pausa.
online-offered-resume = { $name } quiere reanudar la partida.
online-offered-rematch = { $name } quiere la revancha.
online-offered-return = { $name } quiere la misma posición inicial con cambio de lado.
online-you-offered-draw = Has ofrecido empate.
online-you-offered-take-back = Has pedido deshacer tu jugada.
online-you-offered-take-back-more = { $count ->
    [2] Has pedido deshacer las dos últimas jugadas.
   *[other] Has pedido deshacer las últimas { $count } jugadas.
}
online-you-offered-pause = Has pedido una pausa.
online-you-offered-resume = Esperando a que { $name } reanude la partida.
online-you-offered-rematch = Has pedido la revancha.
online-you-offered-return = Has pedido la misma posición inicial con cambio de lado.
online-agree = Aceptar
online-decline = Rechazar
online-withdraw = Retirar
online-declined = { $name } no ha aceptado.
online-offer-again = { $count ->
    [one] { $name } no ha aceptado. Podrás pedirlo de nuevo tras otra jugada.
   *[other] { $name } no ha aceptado. Podrás pedirlo de nuevo tras { $count } jugadas más.
}
online-withdrawn = { $name } ha retirado la propuesta.
online-paused-by-agreement = La partida está en pausa.
online-goes-on = La partida sigue.
online-device = Jugar en otro dispositivo
online-copy-seat = Copiar el enlace a mi sitio
online-device-hint = Abre allí este enlace en menos de diez minutos. Sirve una sola vez, y después la partida sigue solo allí. No lo compartas: quien lo abra jugará en tu sitio.
online-device-bad = Este enlace ya se ha usado o tiene más de diez minutos. Crea otro en el dispositivo en el que juegas.
online-device-taking = Pasando tu sitio a este dispositivo…
online-notify = Avisarme cuando me toque
online-your-turn = Te toca
online-your-turn-against = Te toca contra { $name }

## The end

online-aborted = La partida se ha anulado
online-aborted-detail = No tiene resultado.
online-cancelled = El desafío se ha retirado
online-result = Resultado
online-rematch = Revancha
online-rematch-hint = Posición nueva, cambio de lado
online-return = Misma posición, cambio de lado
online-return-hint = Deciden las dos partidas juntas
online-to-rematch = Siguiente partida
online-review = Repasar
online-download = Descargar
online-share-game = Enlace a la partida
online-new = Nueva partida
online-match = Las dos partidas juntas
online-match-won = Ganas el encuentro por { $own } a { $other }.
online-match-lost = Pierdes el encuentro por { $own } a { $other }.
online-match-tied = El encuentro acaba en empate, { $own } a { $other }.
online-match-other = { $name } gana el encuentro, { $own } a { $other }.
online-match-stacks = Decide quién tiene más pilas de { $height } entre las dos partidas.
online-match-played-out = Una victoria cada uno. Ganar por abandono, por tiempo o con una pila de 6 cuenta más que ganar por recuento.

## Chat

online-chat = Chat
online-chat-watchers = Chat de espectadores
online-chat-empty = Aún no ha escrito nadie.
online-chat-say = Escribe un mensaje
online-chat-send = Enviar
online-chat-unsent = aún sin enviar
online-chat-long = Un mensaje tiene como máximo { $count } caracteres.
online-chat-mute = Silenciar
online-chat-unmute = Dejar de silenciar
online-chat-muted = El chat está silenciado.
online-chat-off = El chat está desactivado.
online-chat-turn-off = Desactivar el chat
online-chat-turn-on = Activar el chat
online-chat-phrases = Frases rápidas
online-chat-you = Tú
online-chat-new = { $name } dice: { $text }
online-phrase-hello = ¡Hola!
online-phrase-good-luck = ¡Suerte!
online-phrase-have-fun = ¡A divertirse!
online-phrase-nice-turn = ¡Buena jugada!
online-phrase-oops = ¡Ups!
online-phrase-one-moment = Un momento, por favor.
online-phrase-back = Ya estoy de vuelta.
online-phrase-well-played = ¡Bien jugado!
online-phrase-thank-you = ¡Gracias!
online-phrase-goodbye = ¡Adiós!
online-phrase-other = (una frase que esta página no conoce)

## Refusals

online-no-not-a-player = Esto solo lo pueden hacer los dos jugadores.
online-no-not-the-host = Solo puede retirar el desafío quien lo ha creado.
online-no-full = Alguien se ha adelantado: los dos sitios están ocupados.
online-no-already-seated = Ya estás en esta mesa.
online-no-cancelled = Este desafío se ha retirado.
online-no-name-taken = En esta mesa ya hay un nombre muy parecido. Elige otro.
online-no-not-started = La partida aún no ha empezado.
online-no-started = La partida ya ha empezado.
online-no-over = La partida ha terminado.
online-no-not-over = La partida aún no ha terminado.
online-no-not-your-turn = Le toca a tu rival.
online-no-time-is-up = Se ha acabado el tiempo.
online-no-outdated-turn = La posición ha cambiado entretanto. Mírala otra vez y luego mueve.
online-no-illegal-turn = Según el servidor, esta jugada va contra las reglas.
online-no-paused = La partida está en pausa.
online-no-not-paused = La partida no está en pausa.
online-no-nothing-to-take-back = No tienes ninguna jugada que deshacer.
online-no-no-such-offer = Esta propuesta ya no existe.
online-no-offered-already = Ya lo has propuesto. Antes haz dos jugadas más.
online-no-too-late-to-abort = Ya habéis movido los dos. Puedes abandonar u ofrecer empate.
online-no-not-gone = Tu rival está aquí o aún no lleva fuera el tiempo suficiente.
online-no-too-early-to-claim = No antes de que ambos hayáis jugado. Puedes anular la partida.
online-no-lot = El sorteo ha fallado. Anula la partida y crea un nuevo desafío.
online-no-talked-out = Has escrito demasiado en esta mesa. La partida sigue.
online-no-other = El servidor lo ha rechazado.
online-no-invalid = El servidor no entiende este desafío.
online-no-other-site = El servidor lo ha rechazado porque la página viene de otra dirección.
