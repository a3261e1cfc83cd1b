you = tú

## qué se puede hacer
do-play = Jugarla
do-play-card = Jugarla sobre { $on }
do-play-fighters = Contra los monstruos
do-play-monsters = A favor de los monstruos
do-play-player =
    { $me ->
        [yes] Sobre ti
       *[no] Sobre { $player }
    }
do-join = Que se una al combate
do-join-card = Que se una a { $on }
do-join-fighters = Que se una al combate
do-join-monsters = Que se una al combate
do-lend = Prestarla
do-lend-card = Prestarla a { $on }
do-attach = Acoplarla
do-attach-card = Acoplarla a { $on }
do-equip = Equipar
do-unequip = Solo llevarlo
do-sell = Vender
do-give = Regalar
do-give-player = Dar a { $player }
do-discard = Descartar
do-use = Usar { $word }
do-use-card = { $word } sobre { $on }
do-use-it = Usarla
do-use-it-card = Usarla sobre { $on }
do-use-it-fighters = Usarla contra los monstruos
do-use-it-monsters = Usarla a favor de los monstruos
do-use-it-player =
    { $me ->
        [yes] Usarla sobre ti
       *[no] Usarla sobre { $player }
    }
do-use-fighters = { $word }: contra los monstruos
do-use-monsters = { $word }: a favor de los monstruos
do-use-player =
    { $me ->
        [yes] { $word } sobre ti
       *[no] { $word } sobre { $player }
    }
do-trouble = Buscar problemas con ella
do-sacrifice = Sacrificar para escapar
do-sacrifice-player = Sacrificar para salvar a { $player }
do-choose = Elegir { $card }
do-paying = { $what }, descartando { $paid }
do-ready = Ya estoy
do-kick = Patear la puerta
do-loot = Saquear la habitación
do-end = Acabar mi turno
do-keep = Quedártela en la mano
do-fight = Reclamar la victoria
do-run = Huir
do-run-card = Huir de { $on }
do-pass = Sin objeción
do-withdraw = Retirar mis ofertas
do-accept-player = { $player }: aceptar
do-decline-player = { $player }: rechazar

## la letra pequeña bajo el botón
step-ready = las primeras cartas ya están
step-kick = antes ordena tus cosas
step-loot = roba una carta a escondidas
step-end = tu turno acaba
step-keep = o juégala ya
step-fight = { $us } contra { $them }
step-run = tira un dado por monstruo
step-pass = deja que ocurra
step-pass-kill = que se lleven la victoria
step-pass-curse = deja que caiga
step-pass-turn_end = el turno puede acabar
step-pass-flight = deja que huyan
step-pass-roll = deja el dado como está
step-pass-reborn = las cartas nuevas ya pueden actuar

## arriba
turn-of = Turno de { $name }
turn-mine = Tu turno
phase-setup = Primeras cartas
phase-arrange = Prepararse
phase-door = Patear la puerta
phase-trouble = Buscar problemas
phase-combat = Combate
phase-run = Huir
phase-reward = Tesoros
phase-loot_body = Saquear el cadáver
phase-charity = Caridad
phase-over = Fin
phase-loot = Saquear la habitación
phases-label = Fases de este turno
tool-rule = Regla de este momento
tool-sound-on = Activar el sonido
tool-sound-off = Quitar el sonido
tool-settings = Ajustes
tool-full = Pantalla completa
tool-invite = Invitar
tool-pause = Pausa
tool-resume = Seguir
tool-home = Inicio
tool-menu = Menú

## asientos
seat-label = { $name }, nivel { $level }, fuerza { $strength }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en la mano
seat-level = nivel
seat-strength = fuerza
seat-hand = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
seat-fighting = Combate
seat-helping = Ayuda
seat-dead = Murió
seat-turn = Turno
seat-away = fuera
seat-thinking = piensa
seat-you = tú
seat-nothing = nada en juego
seat-escaped = Escapó
seat-caught = No escapó
seat-carried = se lleva, sin usar
seat-bot = un bot
sex-male = hombre
sex-female = mujer
pile-doors = Puertas { $count }
pile-treasures = Tesoros { $count }
pile-discards = Descartes { $count }

## el combate
fight-vs = vs.
fight-lead = { $who } { $many ->
    [one] gana
   *[other] ganan
} por { $by }
fight-lead-you = Ganas por { $by }
fight-tie-win = Empate, y se gana
fight-tie = Un empate no basta
fight-short = { $by ->
    [one] Falta { $by }
   *[other] Faltan { $by }
}
fight-fights = combate
fight-helps = ayuda
fight-level = { $name }, nivel { $level }
fight-other = Otros efectos
fight-prize = Por ganar: { $levels ->
    [one] { $levels } nivel
   *[other] { $levels } niveles
} y { $treasures ->
    [one] { $treasures } Tesoro
   *[other] { $treasures } Tesoros
}
fight-aside = no cuenta
and = { $a } y { $b }
stage-waiting = { $name } está ante la puerta
stage-mine = Tu turno. Ordena tus cosas y patea la puerta.
stage-setup = Primeras cartas: baja las que quieras.
stage-charity = Caridad: más cartas de las que caben en la mano.
stage-body = { $names } no lo ha conseguido. Los demás se sirven.
stage-body-mine = No lo has conseguido. Los demás se sirven.
stage-end = El turno de { $name } está a punto de acabar
stage-end-mine = Tu turno está a punto de acabar. ¿Algo más?
stage-middle = En la mesa

## lo que está a punto de valer
pending-kill = { $who } { $many ->
    [one] acaba
   *[other] acaban
} con { $monsters }
pending-kill-win = { $who } { $many ->
    [one] vence a
   *[other] vencen a
} { $monsters } y se gana la partida
pending-kill-win-you = Vences a { $monsters } y se gana la partida
pending-kill-none = { $who } { $many ->
    [one] gana
   *[other] ganan
} sin matar
pending-kill-none-you = Ganas sin matar
pending-kill-you = Acabas con { $monsters }
pending-flight = { $who } huye de { $monsters }
pending-flight-you = Huyes de { $monsters }
pending-curse = { $card } cae sobre { $who }
pending-curse-you = { $card } cae sobre ti
pending-roll = { $who } ha tirado
pending-roll-you = Has tirado
pending-running = Empieza la huida
pending-running-you = Empieza la huida
pending-escaped = { $who } ha escapado
pending-escaped-you = Has escapado
pending-turn_end = { $who } acaba el turno
pending-turn_end-you = Acabas tu turno
pending-draw = { $who } roba boca arriba
pending-draw-you = Robas boca arriba
pending-reborn = { $who } ha vuelto
pending-reborn-you = Has vuelto
pending-final = Vale si nadie hace nada.
pending-last = Última jugada: { $card }, de { $who }.
pending-waiting = Por responder: { $names }
pending-nobody = Nadie se opone
pending-held = Piden ¡ALTO!: { $names }
clock-reading = Tiempo de lectura
clock-call = Último aviso
clock-untimed = Sin reloj: se espera a todo el mundo
clock-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
waiting-you = Te toca responder
answered = ha respondido
not-answered = aún no ha respondido

## los botones
wait = ¡ALTO!
wait-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
wait-none = no quedan
key-space = Espacio
key-enter = Intro
auto = Paso automático
auto-off = No
auto-window = Esta vez
auto-fight = Este combate
auto-turn = Hasta mi turno
stops = Preguntarme siempre
stops-open = Preguntarme siempre …
stops-title = Preguntarme siempre antes de que …
stops-note = También si paso automáticamente y aunque no tenga nada que jugar.
stops-kill = valga una victoria
stops-run = alguien huya
stops-curse = caiga una Maldición
stops-turn_end = acabe un turno
stops-win = alguien gane la partida
stops-cards = Cartas por las que preguntarme
stops-cards-alone = Se te pregunta siempre que se pueda jugar una de ellas.
stops-cards-people = Con más gente en la mesa se te pregunta cada vez, para que nadie sepa qué tienes.
stops-cards-none = Ninguna todavía. Abre una carta y elige «Preguntarme siempre».
stops-remove = No preguntar más por { $card }
ask-help = Pedir ayuda
offer-help = Ofrecer ayuda
sell-items = Vender objetos
trade-items = Cambiar
nothing-to-do = Nada que hacer ahora
waiting-others = Esperando a { $names }
decide-in = { $seconds } s
noted = Anotado: sin objeción
take-back = Deshacer
paused = En pausa. Los relojes están parados.
go-on = Seguir
hand-label = Tu mano
hand-empty = Tu mano está vacía
gear-label = Tus cosas
preview = { $us } contra { $them }
card-playable = se puede jugar
rule-of = Regla { $rule }
close = Cerrar
back = Volver

## al lado
rail-story = Historia
say-something = Di algo
say-send = Enviar
reactions = Reacciones
say-not = Estás mirando. Solo hablan quienes juegan; siéntate para participar.
story-label = Qué ha pasado
news-sat = { $name } se sienta.
news-left = { $name } se va.
news-dealing = Se barajan las cartas.
news-started = Las cartas están repartidas.
news-undid = { $name } deshace el último paso.
news-waited = { $name }: ¡ALTO!
news-paused = { $name } pone la partida en pausa.
news-resumed = La partida sigue.
news-went_away = { $name } no está; sigue jugando un bot.
news-came_back = { $name } ha vuelto.
news-bot_sat = Se sienta un bot.
news-rematched = { $name } quiere la revancha.
news-created = La mesa está abierta.
news-recovered = { $name } está ahora en otro dispositivo.
news-drew = { $name } ha dibujado { $card }.
news-voted = { $name } vota { $yes ->
    [yes] a favor
   *[no] en contra
} del dibujo de { $card }.
news-drawing_in = La mesa lo quiere: { $card }, de { $name }, cuelga en la galería.
news-drawing_out = La mesa no quiere { $card }, de { $name }.

## conexión
lost = Se ha perdido la conexión. Volviendo …
ended = La conexión ha terminado: { $why }
no-table = Esa mesa no existe, o ya no.
back-to-end = Volver al final de la partida
loading = Poniendo la mesa …

## elegir
choose-treasure = Coge un Tesoro
choose-discard = Elige qué se va
choose-take = Elige qué coger
choose-swap = Elige qué cambiar
choose-surplus = Demasiado: elige qué se va
choose-join = Elige qué se une
choose-bury = Elige qué va al fondo del mazo
choose-loot = Coge una carta del cadáver
choose-cards = Elige
choose-player = Elige a alguien
choose-yes = ¿Quieres?
choose-number = Elige un número
choose-option = Elige una opción
choose-run = ¿De qué monstruo huyes primero?
choose-nothing = Nada
choose-option-n = Opción { $n }
choose-male = Hombre
choose-female = Mujer
choose-done = Eso es todo
choose-count = { $chosen } de { $least }
choose-looked = Miras estas cartas
yes = Sí
no = No

## tratos
deal-ask-title = Pedir ayuda
deal-offer-title = Ofrecer tu ayuda a { $name }
deal-asked-title = { $name } quiere tu ayuda
deal-offered-title = { $name } te ofrece ayuda
deal-trade-title = { $name } propone un cambio
deal-gift-title = { $name } tiene algo para ti
deal-against = contra { $monsters }, { $treasures ->
    [one] { $treasures } Tesoro
   *[other] { $treasures } Tesoros
}
deal-whom = A quién
deal-all = A todo el mundo
deal-picks = Quién elige cuándo
deal-picks-hint = toca una cara o arrástrala sobre varios
deal-pick-n = Elección { $n }
deal-pick-of = El Tesoro { $n } es para: { $name }
deal-items = Objetos de { $name }
deal-items-you = Objetos que das
deal-plays = Cartas que jugarás por la ayuda
deal-plays-hint = solo a la vista de ambas partes; el juego lo hace cumplir
deal-promised = { $count ->
    [one] Se jugará una carta por la ayuda.
   *[other] Se jugarán { $count } cartas por la ayuda.
}
deal-net-helper = Por la ayuda ({ $helper }): { $treasures ->
    [0] ningún Tesoro
    [one] { $treasures } Tesoro
   *[other] { $treasures } Tesoros
}{ $items ->
    [0] {""}
   *[other] { " " }y { $names }
}.
deal-was = antes: { $name }
deal-send-ask = Pedir
deal-send-offer = Ofrecer ayuda
deal-counter = Enviar contraoferta
deal-accept = Aceptar
deal-refuse = Rechazar
trade-title = Cambiar
trade-with = Con quién
trade-give = Das
trade-want = Quieres de { $name }
trade-send = Proponer el cambio
trade-nothing = Elige algo en los dos lados.
gift-send = Regalarlo
sell-title = Vender objetos por niveles
sell-gold = { $gold ->
    [0] Sin valor
   *[other] { $gold } de oro
}
sell-sum = { $gold } de oro: { $levels ->
    [one] { $levels } nivel
   *[other] { $levels } niveles
}
sell-none = Elige qué vendes.
sell-send = Vender
charity-title = Demasiadas cartas
charity-text = Tienes { $held } y puedes quedarte con { $limit }. Lo que sobra va a quien tenga el nivel más bajo.
charity-text-away = Tienes { $held } y puedes quedarte con { $limit }. Tú tienes el nivel más bajo: lo que sobra se descarta.
charity-to = A { $name }
charity-away = Descartarlas

## antes de la partida
lobby-title = La mesa está puesta
lobby-invite = Invita con este enlace
lobby-copy = Copiar el enlace
lobby-copied = Copiado
lobby-qr = El enlace como código QR
lobby-seats = Asientos
lobby-open = libre: al empezar se sienta un bot { $strength ->
    [easy] fácil
    [hard] cruel
   *[medium] normal
}{ $temper ->
    [generous] { " " }y generoso
    [greedy] { " " }y codicioso
    [vengeful] { " " }y vengativo
   *[even] { "" }
}
lobby-sit = Sentarse aquí
lobby-bot = Bot { $strength ->
    [easy] fácil
    [hard] cruel
   *[medium] normal
}{ $temper ->
    [generous] { " " }y generoso
    [greedy] { " " }y codicioso
    [vengeful] { " " }y vengativo
   *[even] { "" }
}
lobby-start = Empezar la partida
lobby-start-hint = { $bots ->
    [0] no falta nadie
    [one] un bot ocupa el asiento libre
   *[other] los bots ocupan los { $bots } asientos libres
}
lobby-wait-host = La partida la empieza quien abrió la mesa.
lobby-name = Tu nombre
lobby-watch = Estás mirando.
lobby-recovery = Código para volver
lobby-recovery-text = Con este código, tu asiento pasa a otro dispositivo. No se lo des a nadie.
sit-title = Pedir sitio
sit-text = Tomas el relevo de un bot en cuanto los jugadores acepten.

## joining a running game, and who keeps a seat
joins-label = Quiénes quieren entrar
join-asks = { $name } quiere ocupar el asiento de { $seat }.
join-waiting = Falta que acepte alguien más.
join-yes = Dejar entrar
join-no = No
join-mine = Has pedido el asiento de { $seat }. Deciden los jugadores; mientras tanto, miras.
join-withdraw = Cancelar
players-title = Jugadores
players-bot = Bot: un amigo puede pedir su sitio
players-bot-locked = Bot: asiento bloqueado
players-away = Ausente: juega un bot
players-gone = Sin conexión
players-votes = A favor de un bot aquí: { $names }
players-replace = Votar por un bot
players-keep = Retirar mi voto
players-lock = Bloquear
players-unlock = Desbloquear
players-hint = Un bot toma el relevo si lo quiere más de la mitad de los demás, al menos dos salvo que la persona esté ausente.
lobby-locked = Bloqueado
news-asked_to_join = { $name } quiere entrar en la partida.
news-answered_join =
    { $seat ->
        [host] Quien abrió la mesa
       *[player] { $name }
    } { $yes ->
        [yes] acepta.
       *[no] dice que no.
    }
news-join_ended = Esta vez no entra nadie.
news-locked =
    { $yes ->
        [yes] El asiento de { $name } queda bloqueado.
       *[no] El asiento de { $name } queda libre.
    }
news-voted_to_replace =
    { $yes ->
        [yes] { $name } quiere un bot en lugar de { $target }.
       *[no] { $name } quiere que { $target } se quede.
    }
