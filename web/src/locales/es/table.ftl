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
do-join = Añadirla al combate
do-join-card = Añadirla junto a { $on }
do-join-fighters = Añadirla al combate
do-join-monsters = Añadirla al combate
do-lend = Prestarla
do-lend-card = Prestarla a { $on }
do-attach = Añadirla
do-attach-card = Añadirla a { $on }
do-equip = Equipar
do-unequip = Quitártelo
do-sell = Vender
do-give = Regalar
do-give-player = Dar a { $player }
do-discard = Descartarla
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
do-paying =
    { $swap ->
        [yes] Intercambiar { $on } por { $paid }
       *[no] { $what }, descartando { $paid }
    }
do-ready = Ya estoy
do-kick = Patear la puerta
do-loot = Saquear la habitación
do-end = Acabar mi turno
do-keep = Quedártela
do-fight = Dar por vencido
do-run = Huir
do-run-card = Huir de { $on }
do-pass = Sin objeción
do-pass-running = ¡Corre!
do-withdraw = Retirar mis ofertas
do-accept-player = { $player }: aceptar
do-decline-player = { $player }: rechazar

## la letra pequeña bajo el botón
step-ready = empezar con estas cartas
step-kick = antes ordena tu equipo
step-loot = roba una carta boca abajo
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
step-pass-running = tira el dado
step-pass-reborn = puede usar sus cartas nuevas

## arriba
turn-of = Turno de { $name }
turn-mine = Tu turno
phase-setup = Mano inicial
phase-arrange = Equipo
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
seat-thinking = pensando
seat-you = tú
seat-nothing = nada en juego
seat-escaped = Escapó
seat-caught = No escapó
seat-carried = sin equipar
seat-bot = un bot
seat-lv = Nv. { $level }
player-open = { $name }: lo que tiene
player-in-play = En juego: { $count }
player-curses = Maldiciones: { $count }
player-curse = Maldecir
sex-male = hombre
sex-female = mujer
pile-doors = Puertas { $count }
pile-treasures = Tesoros { $count }
pile-discards = Descartes { $count }
pile-tops = Lo último descartado
discards-doors = Puertas
discards-treasures = Tesoros

## el combate
fight-vs = vs.
fight-lead = { $who } { $many ->
    [one] gana
   *[other] ganan
} por { $by }
fight-lead-you = Ganas por { $by }
fight-tie-win = Empate: es suficiente
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
fight-prize-short = { $levels ->
    [one] { $levels } nivel
   *[other] { $levels } niveles
}, { $treasures ->
    [one] { $treasures } Tesoro
   *[other] { $treasures } Tesoros
}
fight-aside = no cuenta
fight-ledger = De dónde salen los totales
strike-door = Del mazo
and = { $a } y { $b }
stage-arrange = Turno de { $name }
stage-arrange-mine = Es tu turno. Ordena tu equipo y luego abre la puerta de una patada.
stage-setup = Mano inicial: juega objetos, una raza o una clase.
stage-setup-wait = Esperando a { $names }.
stage-door = { $name } ha abierto la puerta.
stage-door-mine = Juega la carta de detrás de la puerta o tómala en la mano.
stage-trouble = { $name } busca problemas o saquea la habitación.
stage-trouble-mine = No hay ningún monstruo. Busca problemas con uno de tu mano o saquea la habitación.
stage-combat = { $name } combate.
stage-combat-mine = Combates.
stage-run = { $name } huye.
stage-run-mine = Huyes.
stage-reward = { $name } recibe la recompensa.
stage-reward-mine = Recibes la recompensa.
stage-charity = { $name } tiene demasiadas cartas y da algunas.
stage-charity-mine = Demasiadas cartas: da algunas.
stage-body = { $names } ha muerto. Los demás se llevan sus cosas.
stage-body-mine = Has muerto. Los demás se llevan tus cosas.
stage-body-pick = { $names } ha muerto. Toma una de sus cartas.
stage-end = El turno de { $name } casi ha terminado
stage-end-mine = Tu turno casi ha terminado. ¿Algo más?
stage-choose = { $name } está eligiendo.
stage-choose-mine = Elige.
stage-choose-treasure = { $name } elige un Tesoro.
stage-choose-treasure-mine = Elige un Tesoro.
stage-answer-mine = Tienes una oferta.
stage-window-kill = { $name } da al monstruo por vencido.
stage-window-kill-mine = Das al monstruo por vencido.
stage-window-flight = { $name } quiere huir.
stage-window-flight-mine = Quieres huir.
stage-window-curse = Una maldición está a punto de alcanzar a { $name }.
stage-window-curse-mine = Una maldición está a punto de alcanzarte.
stage-window-running = ¡Corre, { $name }!
stage-window-running-mine = ¡Corre!
stage-window-before_roll = { $name } está a punto de tirar.
stage-window-before_roll-mine = Estás a punto de tirar.
stage-window-roll = { $name } ha tirado.
stage-window-roll-mine = Has tirado.
stage-window-escaped = { $name } escapa, si nadie lo impide.
stage-window-escaped-mine = Escapas, si nadie lo impide.
stage-window-turn_end = El turno de { $name } termina. Última oportunidad.
stage-window-turn_end-mine = Tu turno termina. Los demás pueden reaccionar.
stage-window-draw = { $name } está a punto de robar.
stage-window-draw-mine = Estás a punto de robar.
stage-window-reborn = { $name } ha vuelto con cartas nuevas.
stage-window-reborn-mine = Has vuelto con cartas nuevas.
stage-middle = En la mesa

## lo que está a punto de valer
pending-kill = { $who } { $many ->
    [one] vence a
   *[other] vencen a
} { $monsters }
pending-kill-win = { $who } { $many ->
    [one] vence a
   *[other] vencen a
} { $monsters } y { $many ->
    [one] gana
   *[other] ganan
} la partida
pending-kill-win-you = Vences a { $monsters } y ganas la partida
pending-kill-none = El monstruo se va. Ningún nivel.
pending-kill-none-you = El monstruo se va. Ningún nivel.
pending-kill-you = Vences a { $monsters }
pending-flight = { $who } huye de { $monsters }
pending-flight-you = Huyes de { $monsters }
pending-curse = { $card } cae sobre { $who }
pending-curse-you = { $card } cae sobre ti
pending-roll = { $who } ha tirado
pending-roll-you = Has tirado
pending-running = ¡A correr!
pending-running-you = ¡A correr!
pending-escaped = { $who } escapa
pending-escaped-you = Escapas
pending-turn_end = { $who } acaba el turno
pending-turn_end-you = Acabas tu turno
pending-draw = { $who } puede tomar un descarte en su lugar
pending-draw-you = Puedes tomar un descarte en su lugar
pending-reborn = { $who } vuelve con cartas nuevas
pending-reborn-you = Vuelves con cartas nuevas
pending-final = Si nadie interviene.
pending-last = Última jugada: { $card }, de { $who }.
pending-waiting = Esperando a { $names }
pending-nobody = Nadie se opone
pending-held = Han gritado ¡ALTO!: { $names }
clock-reading = Tiempo de lectura
clock-call = Último aviso
clock-untimed = Sin reloj: esperando a todo el mundo
clock-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
waiting-you = Falta tu respuesta
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
trade-items = Intercambiar
nothing-to-do = Nada que hacer ahora
waiting-others = Esperando a { $names }
decide-in = { $seconds } s
decide-label = Tiempo para decidir
decide-late = Quedan diez segundos
decide-in-minutes = { $minutes } min
decide-in-hours = { $hours } h
decide-in-days = { $days } días
news-timeout = Se acabó el tiempo de { $name }.
time-up-ready = Se acabó el tiempo: tu preparación está lista.
time-up-kick = Se acabó el tiempo: has abierto la puerta.
time-up-keep = Se acabó el tiempo: has tomado la carta en la mano.
time-up-loot = Se acabó el tiempo: has saqueado la habitación.
time-up-end = Se acabó el tiempo: has terminado tu turno.
time-up-fight = Se acabó el tiempo: has dado al monstruo por vencido.
time-up-run = Se acabó el tiempo: has huido.
time-up-decline = Se acabó el tiempo: has rechazado la oferta.
time-up-choose = Se acabó el tiempo: se ha elegido por ti.
time-up-give = Se acabó el tiempo: has dado cartas.
time-up-discard = Se acabó el tiempo: has descartado cartas.
time-up-pass = Se acabó el tiempo: has pasado.
time-up-other = Se acabó el tiempo: se ha jugado por ti.
be-sex = { $sex ->
    [female] Jugar como mujer
   *[male] Jugar como hombre
}
worth-missing = { $gold ->
    [0] Oro suficiente
   *[other] Faltan { $gold } de oro
}
cards-missing = { $count ->
    [0] Cartas suficientes
    [one] Falta { $count } carta
   *[other] Faltan { $count } cartas
}
charity-missing = { $count ->
    [0] Ya basta
    [one] Falta dar { $count } carta
   *[other] Faltan por dar { $count } cartas
}
noted = No tienes objeción
take-back = Deshacer
paused = En pausa. Los relojes están parados.
go-on = Seguir
hand-label = Tu mano
hand-empty = Tu mano está vacía
gear-label = Tus cartas en juego
preview = { $us } contra { $them }
card-playable = se puede jugar
hand-index = Ir a una carta
would-fighters = Contigo:
would-monsters = Con los monstruos:
reader-empty = Señala una carta para leerla.
card-more = Más
card-in-hand = De tu mano
card-of = { $n } de { $count }
card-previous = Carta anterior
card-next = Carta siguiente
card-others = otras cartas
means-strength = Fuerza { $strength }
means-strength-with = Fuerza { $strength }, con { $names }
means-worn = { $me ->
    [yes] La llevas equipada
   *[no] { $name } la lleva equipada
}
means-carried = { $me ->
    [yes] La llevas: no tiene efecto hasta que la equipes
   *[no] { $name } la lleva: no tiene efecto hasta que la equipe
}
means-curse = { $me ->
    [yes] Te afecta
   *[no] Afecta a { $name }
}
means-idle = Ahora no tiene efecto
means-gold = Vale { $gold } de oro
dock-more = Más acciones
rule-of = Regla { $rule }
close = Cerrar
back = Volver

## al lado
rail-story = Historia
say-something = Di algo
say-send = Enviar
reactions = Reacciones
say-not = Estás mirando. Siéntate para hablar.
story-label = Qué ha pasado
news-sat = { $name } se sienta.
news-left = { $name } se va.
news-dealing = Se barajan las cartas.
news-started = Las cartas están repartidas.
news-undid = { $name } deshace el último paso.
news-waited = { $name }: ¡ALTO!
news-paused = { $name } pone la partida en pausa.
news-resumed = La partida sigue.
news-went_away = { $name } no está. Juega un bot por su parte.
news-came_back = { $name } ha vuelto.
news-bot_sat = Se sienta un bot.
news-rematched = { $name } quiere la revancha.
news-created = La mesa está abierta.
news-recovered = { $name } juega ahora en otro dispositivo.
news-drew = { $name } ha dibujado { $card }.
news-voted = { $name } vota { $yes ->
    [yes] a favor
   *[no] en contra
} del dibujo de { $card }.
news-drawing_in = Aprobado: { $card }, de { $name }, ya está en la galería.
news-drawing_out = Rechazado: { $card }, de { $name }.

## conexión
lost = Conexión perdida. Reconectando …
ended = Conexión cerrada: { $why }
no-table = Esa mesa no existe o se ha borrado.
back-to-end = Volver al final de la partida
loading = Preparando la mesa …

## elegir
choose-treasure = Toma un Tesoro
choose-discard = Elige qué descartar
choose-take = Elige qué tomar
choose-swap = Elige qué intercambiar
choose-surplus = Demasiado: elige qué descartar
choose-join = Elige qué se une al combate
choose-bury = Elige qué va al fondo del mazo
choose-give = Elige qué dar
choose-show = Elige qué mostrar
choose-replace = Elige la carta nueva
choose-make_room = Elige qué descartar para hacer sitio
choose-identity = Elige cuál de las tuyas reemplaza la carta nueva
choose-dismiss = Elige qué monstruo se va
choose-kill = Elige qué monstruo muere
choose-leave_aside = Elige qué monstruo dejar de lado
choose-copy = Elige qué monstruo recibe un gemelo
choose-escape = Elige de qué monstruo escapas
choose-inflict = Elige qué golpea
choose-loot = Toma una carta del cadáver
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
choose-worth = Elige objetos por valor de al menos { $gold } de oro
worth-level = Nivel { $level }
choose-done = Listo
choose-count = { $chosen } de { $least }
choose-looked = Miras estas cartas
yes = Sí
no = No

## tratos
deal-ask-title = Pedir ayuda
deal-offer-title = Ofrecer tu ayuda a { $name }
deal-asked-title = { $name } quiere tu ayuda
deal-offered-title = { $name } te ofrece ayuda
deal-trade-title = { $name } propone un intercambio
deal-gift-title = { $name } tiene algo para ti
deal-against = contra { $monsters }, { $treasures ->
    [one] { $treasures } Tesoro
   *[other] { $treasures } Tesoros
}
deal-whom = A quién se lo pides
deal-all = A todo el mundo
deal-picks = Quién se lleva cada Tesoro
deal-picks-hint = toca o arrastra
deal-pick-n = Elección { $n }
deal-pick-of = El Tesoro { $n } es para: { $name }
deal-items = Objetos de { $name }
deal-items-you = Objetos que das
deal-plays = Cartas que jugarás sobre quien ayuda
deal-plays-hint = solo las veis ambas partes; el juego se encarga de que las juegues
deal-promised = { $count ->
    [one] Se jugará una carta sobre quien ayuda.
   *[other] Se jugarán { $count } cartas sobre quien ayuda.
}
deal-net-helper = { $me ->
    [yes] Recibirías
   *[no] { $helper } recibiría
} { $treasures ->
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
trade-title = Intercambiar
trade-with = Intercambiar con
trade-give = Das
trade-want = Quieres de { $name }
trade-send = Proponer el intercambio
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

show-title = Mostrar cartas
show-to = Quién puede verlas
show-everybody = Todo el mundo
show-which = Cartas para mostrar
show-note = Se quedan en tu mano.
show-none = Elige qué cartas muestras.
show-send = Mostrar
charity-title = Demasiadas cartas
charity-text = Tienes { $held } cartas y puedes quedarte con { $limit }. El resto es para quien tenga el nivel más bajo.
charity-text-away = Tienes { $held } cartas y puedes quedarte con { $limit }. Tú tienes el nivel más bajo, así que el resto se descarta.
charity-to = A { $name }
charity-away = Descartar

## antes de la partida
lobby-title = La mesa está lista
lobby-invite = Invita con este enlace
lobby-copy = Copiar el enlace
lobby-copied = Copiado
lobby-qr = El enlace como código QR
lobby-seats = Asientos
lobby-open = libre: al empezar ocupa este asiento un bot { $strength ->
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
players-hint = Un bot toma el relevo si vota por él más de la mitad de los demás: al menos dos, salvo que la persona esté ausente.
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

keys-title = Teclas
keys-go = El botón grande
keys-wait = ¡Espera!
keys-hand = Ver las cartas de tu mano
keys-close = Devolver la carta
keys-deal = Pedir u ofrecer ayuda
keys-seat = A un jugador
keys-story = Al registro
keys-say = Al chat
keys-again = Mostrar otra vez la última carta
keys-rule = La regla de este momento
keys-help = Esta lista
keys-off = Puedes desactivar las teclas en los ajustes.
key-escape = Esc

## pistas
hint-chip = Pista
hint-title = ¿Tú qué harías?
hint-thinking = Un bot lo está pensando …
hint-note = Tu probabilidad de ganar la partida, según un bot. Solo sabe lo que tú sabes.
hint-close-it = Gracias
hint-raise = Levantar esa carta
keys-hint = Pedir una pista a un bot
