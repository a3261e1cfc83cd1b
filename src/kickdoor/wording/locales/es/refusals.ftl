# Por qué no se permite una acción. En orden alfabético.
action-unreadable = `{ $verb }` no funciona así.
attach-item-not-now = Ahora no puedes jugar ese objeto.
attach-not-on-that = No puede ir sobre esa carta.
attach-one-enough = Esa carta ya tiene una.
attach-own-card = Va sobre una carta tuya.
big-only-one = Solo puedes tener un objeto grande.
big-still-too-many = Te seguirían sobrando objetos grandes.
brings-one-monster = Elige un monstruo de tu mano para que venga con ella.
card-not-in-hand = Esa carta no está en tu mano.
card-not-yours = Esa carta no es tuya.
charity-from-hand = Regala cartas de tu mano.
charity-not-yours = No te sobra ninguna carta.
charity-only-surplus = Regala exactamente { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}: solo las que te sobran.
charity-share-equally = Reparte las cartas por igual entre quienes tienen el nivel más bajo.
charity-share-rest = Regala primero el resto de las cartas que te sobran.
charity-to-lowest = Las cartas que te sobran son para quien tiene el nivel más bajo.
charity-to-lowest-surplus = Las cartas que te sobran son para quien tiene el nivel más bajo.
charity-you-are-lowest = Tienes el nivel más bajo: descarta las cartas que te sobran.
choose-between = Elige de { $least } a { $most }.
choose-cards-offered-once = Elige entre las cartas ofrecidas, cada una solo una vez.
choose-cards-only = Elige cartas.
choose-exactly = Elige exactamente { $n }.
choose-from-offered = Elige una de las opciones ({ $kind ->
    [player] una persona
    [number] un número
    [option] una opción
    [yes] sí o no
   *[other] { $kind }
}).
choose-nothing-asked = Ahora no tienes nada que elegir.
choose-worth = Elige cartas que valgan al menos { $gold } de oro.
companion-already = Ya tienes séquito.
companion-cannot-hold = Tu séquito no puede llevar cartas de esa clase.
companion-card-stays = Se queda con el séquito sobre el que se jugó.
companion-holds-something = Tu séquito ya lleva algo.
companion-none-to-hold = No tienes ningún séquito que pueda llevarlo.
companion-not-discarded = No puedes descartar tu séquito sin más.
companion-not-in-fight = No puedes darle nada a tu séquito durante un combate.
companion-of-other-in-fight = Sobre el séquito de otra persona solo se juega durante un combate.
companion-one-such-card = Un séquito solo puede tener una carta así.
companion-take-apart-first = Quita primero lo que tiene encima.
companion-takes-no-such-card = Esa carta no puede ir sobre este séquito.
curse-on-whom = Elige sobre quién cae { $curse ->
    [Trap] la Trampa
   *[other] la Maldición
}.
curse-stays = Una Maldición dura hasta que algo la levanta.
discard-in-front = Solo puedes descartar cartas que tengas delante.
discard-not-at-will = No puedes descartar esa carta sin más.
discard-one-card = Elige una carta para descartar.
door-no-card = No hay ninguna carta de Puerta que tomar.
door-once = La puerta se abre una sola vez, al principio de tu turno.
end-turn-too-early = Aún no puedes terminar tu turno.
enhancer-name-monster = Elige un monstruo de este combate.
enhancer-needs-fight = Solo puedes jugarla durante un combate.
fallen-last-fight-only = Solo cartas de tu último combate que sigan encima de los descartes.
fallen-name-all = Nombra todas las cartas del combate que están en ese montón.
fight-already-declared = Ya lo has decidido. Los demás aún pueden reaccionar.
fight-already-in-it = Ya estás en este combate.
fight-is-winning = Vas ganando este combate, así que no puedes huir.
fight-main-fighter-decides = Solo quien empezó el combate decide si ganar o huir.
fight-none-to-decide = Ahora no tienes ningún combate que decidir.
fight-not-winning = No vas ganando: { $us } contra { $them }.
game-over = La partida ha terminado.
help-already-has-helper = Ya hay alguien ayudando.
help-ask-treasures-or-items = Pide Tesoros u objetos. Solo quien empezó el combate puede prometer cartas de la mano.
help-cannot = Esa persona no puede ayudar.
help-cannot-carry = Quien ayuda no podría llevar eso.
help-dead = Los muertos no pueden ayudar.
help-fight-alone = Nadie puede ayudar en este combate.
help-living-other = Pídeselo a otra persona que esté viva.
help-main-fighter-only = Solo quien empezó el combate puede aceptar ayuda.
help-no-fight = No hay ningún combate en el que ayudar.
help-no-hand-cards = En esta edición no puedes prometer cartas de tu mano.
help-nobody-forced = En este combate no se puede obligar a nadie a ayudar.
help-nobody-in-fight = Nadie puede ayudar en este combate.
help-offer-to-main-fighter = Ofrece tu ayuda a quien empezó el combate.
help-picks-letters = Escribe el orden con H (quien ayuda) y M (quien combate).
help-promise-fighters-items = Solo puedes prometer objetos que lleve quien combate.
help-promise-once = Promete cada carta una sola vez.
help-promise-playable = Solo puedes prometer una carta de tu mano que podrías jugar sobre quien ayuda.
help-whom = Elige a quién pides ayuda.
identity-conflict = No es compatible con lo que tienes.
identity-twice = No puedes tener dos iguales.
item-already-equipped = Ya lo llevas puesto.
item-cannot-use = No puedes usar { $card }.
item-locked-in-fight = No puedes cambiar tu equipo durante un combate.
item-locked-running = No puedes cambiar tu equipo mientras huyes.
item-never-discarded = No puedes tirar un objeto sin más. Véndelo, intercámbialo o gástalo.
item-no-free-hand = No te queda ninguna mano libre para eso.
item-not-equipped = No lo llevas puesto.
item-not-in-front = Ese objeto no está delante de ti.
item-not-played-in-fight = No puedes jugar objetos durante un combate.
item-one-shot = Los objetos de un solo uso no se equipan. Juega la carta para usarla.
item-own-turn = Juega un objeto en tu turno o justo al recibirlo.
item-switch-own-turn = Cambia tu equipo en tu turno, fuera de combate.
lend-name-monster = Elige el monstruo que recibe el objeto.
lend-needs-fight = Solo puedes prestar un objeto durante un combate.
lend-own-item = Presta un objeto de tu mano o de los que tienes delante.
lend-wrong-tribe = El objeto y el monstruo deben ser los dos de una tribu que pide prestado.
level-dead = Los muertos no pueden subir de nivel.
loot-choose-offered = Elige una carta del cadáver.
loot-room-when = Solo puedes saquear la habitación una vez, si no hubo monstruo ni buscaste problemas.
loot-turn-order = Aún no te toca saquear: empieza el nivel más alto.
monster-from-hand = Añade un monstruo de tu mano.
monster-how-played = Úsalo para buscar problemas, o añádelo con una carta como Wandering Monster.
monster-needs-fight = Solo puedes añadir un monstruo durante un combate.
name-one-card = Elige una carta.
no-such-card = No existe esa carta o persona.
no-such-seat = No existe ese asiento.
no-winning-level = Eso no puede dar el nivel de la victoria.
not-now = Ahora no.
offer-none-open = No tienes ninguna oferta abierta.
offer-none-to-answer = No tienes ninguna oferta que responder.
pass-not-asked = Nadie te espera, o ya has pasado.
pass-nothing = Ahora no hay nada a lo que oponerse.
pay-all = Tienes que pagar con todas.
pay-at-least = Para pagar necesitas al menos { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}.
pay-cards = Cuesta { $n ->
    [one] 1 de tus cartas
   *[other] { $n } de tus cartas
}.
pay-gold = Cuesta cartas que valgan al menos { $gold } de oro.
pay-no-level = No te sobra ningún nivel.
pay-nobody-has = Nadie tiene una carta con la que pagarlo.
pay-not-that = No puedes pagarlo con eso.
pay-once = Con cada carta solo puedes pagar una vez.
pay-up-to = Págalo con 1 a { $n } cartas.
play-for-player = Elige una persona para ella.
play-needs-card = Elige una carta sobre la que jugarla.
play-no-cards = Ahora no puedes jugar cartas.
play-not-now = Ahora no puedes jugarla.
play-not-on-that = No puedes jugar { $card } sobre eso.
play-not-so = No puedes jugarla así.
play-not-while-running = No mientras alguien huye.
play-nothing-goes-with = No puedes jugar nada con ella.
play-nothing-now = Ahora no puedes jugar nada.
play-on-which-card = Elige una carta sobre la que jugarla.
play-own-turn = Juégala en tu turno o justo al recibirla.
play-received-outside-combat = Una carta recién recibida solo se juega enseguida si no estás en combate.
play-which-side = Elige un bando: con los monstruos o contra ellos.
promised-card = Has prometido esa carta a cambio de la ayuda.
promised-item = Has prometido ese objeto a cambio de la ayuda.
put-down-own-turn = Juégala en tu turno o justo al recibirla.
receive-cannot = Esa persona no puede recibir cartas ahora.
receive-dead = Los muertos no pueden recibir cartas.
respond-only = Hasta que se resuelva, solo puedes responder a eso.
respond-only-curse = Hasta que se resuelva { $curse ->
    [Trap] la Trampa
   *[other] la Maldición
}, solo puedes responder.
run-cannot-escape = De eso no se puede escapar.
run-nobody-choosing = Ahora no huye nadie.
run-not-chased-by-that = De eso no tienes que huir.
run-not-from-it = De eso no tienes que huir.
run-not-needed = No tienes que huir.
run-other-player = Ahora huye otra persona.
run-which-first = Elige de qué monstruo huyes primero.
sacrifice-before-first-roll = Sacrifícalo antes de tu primera tirada: sustituye a todas.
sacrifice-main-fighter-saves-helper = Solo quien empezó el combate puede salvar también a quien ayuda.
sacrifice-no-companion = No tienes ningún séquito que sacrificar.
sacrifice-nothing-chases = Ya no te persigue nada.
sacrifice-when-running = Solo puedes sacrificar tu séquito cuando tienes que huir.
sell-name-items = Elige los objetos que vendes, cada uno solo una vez.
sell-no-double = Aquí no puedes vender nada por el doble.
sell-not-in-fight = No puedes vender objetos durante un combate.
sell-not-running = No puedes vender objetos mientras huyes.
sell-not-winning-level = El nivel de la victoria no se puede comprar.
sell-own-items = Solo puedes vender tus propios objetos.
sell-own-turn = Vende objetos en tu turno, fuera de combate.
sell-too-little = Eso vale { $gold } de oro. Un nivel cuesta 1000.
settle-first = Antes hay que resolver otra cosa.
setup-already-ready = Ya has terminado de prepararte.
setup-already-sex = Tu sexo ya es { $sex ->
    [male] masculino
   *[other] femenino
}.
setup-card-kind = No puedes jugarla antes de que empiece la partida.
setup-game-begun = La partida ya ha empezado.
setup-no-sex = En esta partida los personajes no tienen sexo.
setup-no-sex-choice = En esta edición no puedes elegir tu sexo.
setup-one-big = Solo puedes tener un objeto grande.
setup-one-companion = Solo puedes tener un séquito.
setup-one-identity = Solo puedes tener una carta de este tipo: { $identity ->
    [class] Clase
    [race] Raza
    [style] Estilo
    [loyalty] Lealtad
    [training] Entrenamiento
    [faction] Facción
   *[other] { $identity }
}.
setup-said-ready = Ya has dicho que has terminado de prepararte.
setup-usable-items = Antes de empezar solo puedes jugar objetos que puedas usar.
show-own-hand = Solo puedes enseñar cartas de tu mano.
show-somebody-else = Enséñalas a otra persona.
slot-taken = Ya llevas { $slot ->
    [headgear] algo en la cabeza
    [armor] una armadura
    [footgear] calzado
    [vehicle] un vehículo
   *[other] algo así ({ $slot })
}.
target-dead = No puedes elegir a los muertos.
trade-items-in-play = Solo puedes intercambiar objetos en juego, no cartas de tu mano.
trade-items-only = Solo puedes intercambiar objetos.
trade-not-in-fight = No puedes intercambiar con alguien que está en combate.
trade-one-big-too-many = Sería un objeto grande de más.
trade-what-both = Elige qué das y qué quieres a cambio.
trade-what-given = Elige qué das.
trade-with-whom = Elige con quién intercambias.
tribe-enhancer-wrong = Solo lo puede acompañar un Potenciador que lo haga de la misma tribu.
tribe-no-monster = En este combate no hay ningún monstruo de su tribu.
tribe-one-enhancer = Puedes añadir con él un Potenciador de tu mano.
trouble-monster-only = Solo puedes buscar problemas con un monstruo.
trouble-own-hand = Elige un monstruo de tu mano.
trouble-when = Busca problemas tras una puerta sin monstruo, antes de saquear.
turn-not-yours = No es tu turno.
use-already-holds = Eso ya es así.
use-already-on-that = Ya la has usado ahí.
use-already-used = Ya la has usado.
use-condition = No cumples su condición.
use-needs-fight = Solo puedes usarla durante un combate.
use-needs-monster = Necesitas un monstruo en la mano.
use-no-replacement = No tienes ninguna carta que poner en su lugar.
use-no-such-power = No tienes ese poder.
use-not-now = Ahora no puedes usarla.
use-not-on-fighter = No sobre alguien que esté en combate.
use-not-so = No puedes usarla así.
use-not-there = No puedes usarla sobre eso.
use-on-whom = Elige sobre quién o qué usarla.
use-other-fighter = Solo sobre otra persona que esté en combate.
you-are-dead = Tu personaje ha muerto.
you-are-dead-until-turn = Tu personaje está muerto hasta que empiece el próximo turno.
