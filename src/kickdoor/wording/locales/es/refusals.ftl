choose-nothing-asked = Ahora no te toca elegir nada.
choose-from-offered = Elige algo de lo que se ofrece ({ $kind ->
    [player] una persona
    [number] un número
    [option] una opción
    [yes] sí o no
   *[other] { $kind }
}).
choose-cards-only = Elige cartas.
choose-cards-offered-once = Elige entre las cartas ofrecidas, cada una solo una vez.
choose-worth = Las cartas deben valer al menos { $gold } de oro.
choose-exactly = Elige { $n } de ellas.
choose-between = Elige de { $least } a { $most } de ellas.
charity-to-lowest-surplus = Lo que sobra es para quien tiene el nivel más bajo.
charity-not-yours = La caridad no te toca a ti.
charity-from-hand = La caridad se paga con cartas de tu mano.
charity-only-surplus = Solo se va lo que sobra: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}.
charity-you-are-lowest = Tu nivel es el más bajo: lo que sobra se descarta.
charity-to-lowest = La caridad es para quien tiene el nivel más bajo.
charity-share-equally = Quienes empatan en el nivel más bajo se lo reparten lo más por igual posible.
fight-already-declared = Ya lo has declarado; los demás aún pueden reaccionar.
fight-none-to-decide = No tienes ningún combate que decidir.
fight-main-fighter-decides = Solo declara el resultado quien lleva el combate.
fight-not-winning = No vas ganando: { $us } contra { $them }.
fight-is-winning = Tu bando va por delante: no se huye de un combate que se está ganando.
monster-needs-fight = Los monstruos solo se unen a un combate en curso.
monster-from-hand = El monstruo debe salir de tu mano.
tribe-one-enhancer = Lo puede acompañar un Potenciador de tu mano.
tribe-enhancer-wrong = Solo lo acompaña un Potenciador que lo haga de la tribu.
tribe-no-monster = En el combate no hay ningún monstruo de su tribu.
lend-needs-fight = Solo se prestan objetos en un combate en curso.
lend-name-monster = Di qué monstruo recibe el objeto.
lend-own-item = Solo puedes prestar un objeto de tu mano o de los que tienes delante.
promised-item = Has prometido ese objeto a cambio de la ayuda.
lend-wrong-tribe = El objeto y el monstruo deben ser de una tribu que pide prestado.
loot-turn-order = Un cadáver se saquea por turnos, desde el nivel más alto.
loot-choose-offered = Elige una de las cartas que hay ahí.
fallen-last-fight-only = Solo cartas de tu último combate que sigan encima de los descartes.
fallen-name-all = Nombra todas las cartas del combate que cayeron en ese montón.
big-only-one = Solo puede haber un objeto grande en juego.
item-cannot-use = No puedes usar { $card }.
item-no-free-hand = No te queda ninguna mano libre para eso.
slot-taken = Ya usas { $slot ->
    [headgear] algo en la cabeza
    [armor] una armadura
    [footgear] calzado
    [vehicle] un vehículo
   *[other] algo así ({ $slot })
}.
setup-said-ready = Ya has dicho que podemos empezar.
item-locked-running = Al huir, los objetos se quedan como están.
item-locked-in-fight = En un combate los objetos se quedan como están.
not-now = Ahora no.
item-switch-own-turn = Los objetos se cambian en tu turno, fuera de combate.
item-not-in-front = Eso no es un objeto que tengas delante.
item-already-equipped = Ya está en uso.
item-one-shot = Lo de un solo uso se usa al jugarlo.
item-not-equipped = No está en uso.
companion-none-to-hold = No tienes nada que pueda llevarlo.
companion-not-in-fight = En un combate no se entrega nada al séquito.
card-not-yours = Esa carta no es tuya.
companion-cannot-hold = No puede llevar cartas de esa clase.
companion-holds-something = Ya lleva algo.
companion-take-apart-first = Quita primero lo que tiene encima.
item-own-turn = Un objeto se juega en tu turno o recién recibido.
sell-name-items = Nombra los objetos que vendes, cada uno una vez.
sell-own-items = Solo se venden objetos propios.
sell-no-double = Aquí nada cuenta doble.
sell-too-little = Eso vale { $gold } de oro; un nivel cuesta 1000.
sell-not-running = Al huir no se vende nada.
sell-not-in-fight = En un combate no se vende nada.
sell-own-turn = Los objetos se venden en tu turno, fuera de combate.
sell-not-winning-level = El nivel de la victoria no se puede comprar.
help-no-fight = No hay ningún combate en el que ayudar.
help-main-fighter-only = Solo acepta ayuda quien lleva el combate.
help-already-has-helper = Ya hay alguien ayudando.
help-living-other = Tiene que ayudar otra persona, y con vida.
help-fight-alone = Este combate se libra sin ayuda.
help-cannot = De ahí no puede venir ayuda.
help-picks-letters = La elección se escribe con H y M.
help-promise-once = Cada carta se promete una sola vez.
help-promise-fighters-items = Solo se prometen objetos que lleve quien combate.
help-no-hand-cards = En esta edición no se prometen cartas de la mano.
help-cannot-carry = Quien ayuda no podría llevar eso.
no-winning-level = No puede dar el nivel de la victoria.
help-whom = Di a quién se lo pides.
help-offer-to-main-fighter = La ayuda se ofrece a quien lleva el combate.
help-dead = Los muertos no ayudan.
help-ask-treasures-or-items = Pide Tesoros u objetos; las cartas de la mano solo las promete quien combate.
trade-with-whom = Di con quién.
receive-dead = Los muertos no reciben nada.
trade-not-in-fight = No se comercia con alguien en combate.
receive-cannot = Ahí no pueden ir cartas.
trade-items-only = Solo se comercia con objetos.
trade-items-in-play = Solo se comercia con objetos en juego, nunca de la mano.
trade-one-big-too-many = Sería un objeto grande de más.
trade-what-given = Di qué das.
trade-what-both = Di qué das y qué quieres a cambio.
settle-first = Antes hay que resolver otra cosa.
offer-none-to-answer = No tienes ninguna oferta que responder.
offer-none-open = No tienes ninguna oferta abierta.
play-one-card = Juega una carta.
you-are-dead = Tu personaje ha muerto.
play-no-cards = No puedes jugar cartas.
card-not-in-hand = Esa carta no está en tu mano.
promised-card = Has prometido esa carta a cambio de la ayuda.
play-not-on-that = Ahí no se juega { $card }.
monster-how-played = Un monstruo solo entra en juego al buscar pelea, con una carta que lo trae o por su tribu.
play-own-turn = Se juega en tu turno o recién recibida.
play-received-outside-combat = Recién recibida, solo se juega fuera de combate.
identity-twice = Dos iguales no pueden estar en juego a la vez.
item-not-played-in-fight = En un combate no se ponen objetos en juego.
put-down-own-turn = Se pone en juego en tu turno o recién recibida.
curse-on-whom = Di sobre quién se juega { $curse ->
    [Trap] la Trampa
   *[other] la Maldición
}.
target-dead = Los muertos están fuera de alcance.
companion-takes-no-such-card = Ese séquito no admite una carta así.
companion-one-such-card = Sobre el séquito solo va una carta así.
companion-of-other-in-fight = Sobre el séquito ajeno, solo durante un combate.
play-not-while-running = No mientras alguien huye.
enhancer-needs-fight = Los Potenciadores se juegan en un combate en curso.
enhancer-name-monster = Nombra un monstruo del combate.
use-needs-fight = Se usa en un combate en curso.
play-which-side = Di por qué bando: con los monstruos o contra ellos.
use-not-so = No se puede usar así.
play-for-player = Es para alguien de la mesa.
level-dead = Los muertos no suben de nivel.
companion-already = Ya tienes séquito.
identity-conflict = No es compatible con lo que tienes.
play-needs-card = Necesita una carta con la que ir.
play-not-now = Ahora no se puede jugar.
play-on-which-card = Di sobre qué carta.
attach-not-on-that = No puede ir encima de eso.
attach-item-not-now = El objeto no se puede poner en juego ahora.
attach-own-card = Va sobre una carta tuya.
attach-one-enough = Con una basta.
play-not-so = No se puede jugar así.
brings-one-monster = Trae un monstruo de tu mano.
play-nothing-goes-with = No va acompañada de nada.
help-promise-playable = Solo se promete una carta de la mano que podrías jugar sobre quien ayuda.
discard-one-card = Deja una carta.
discard-in-front = Solo puedes dejar cartas que tengas delante.
companion-not-discarded = Aquí el séquito no se descarta a voluntad.
item-never-discarded = Los objetos nunca se tiran sin más.
curse-stays = Una Maldición dura hasta que algo la levanta.
discard-not-at-will = Esa carta no se puede dejar a voluntad.
big-still-too-many = Así te seguirían sobrando los mismos objetos grandes.
run-nobody-choosing = Nadie está eligiendo de qué monstruo huir.
run-other-player = Ahora huye otra persona.
run-not-chased-by-that = De eso no tienes que huir.
sacrifice-no-companion = No tienes un séquito así que sacrificar.
sacrifice-when-running = El séquito solo se sacrifica cuando tienes que huir.
sacrifice-before-first-roll = Sustituye a todas tus tiradas, así que va antes de la primera.
sacrifice-nothing-chases = Ya no te persigue nada.
sacrifice-main-fighter-saves-helper = Solo quien lleva el combate puede salvar también a quien ayuda.
setup-game-begun = La partida ya ha empezado.
setup-already-ready = Ya has dicho que podías empezar.
setup-card-kind = Antes de empezar no se puede poner en juego una carta de este tipo.
setup-one-identity = Solo se puede poner en juego una carta de este tipo: { $identity ->
    [class] Clase
    [race] Raza
    [style] Estilo
    [loyalty] Lealtad
    [training] Entrenamiento
    [faction] Facción
   *[other] { $identity }
}.
setup-one-companion = Solo puede haber un séquito en juego.
setup-one-big = Solo puedes tener un objeto grande.
setup-usable-items = Ahora solo puedes poner en juego objetos que puedas usar.
setup-no-sex = En esta partida los personajes no tienen sexo.
setup-no-sex-choice = Esta edición no deja elegir.
setup-already-sex = Tu sexo ya es { $sex ->
    [male] masculino
   *[other] femenino
}.
show-own-hand = Puedes enseñar cartas de tu mano.
show-somebody-else = Enséñalas a otra persona.
turn-not-yours = No es tu turno.
door-once = La puerta se abre una sola vez, al principio del turno.
door-no-card = No hay ninguna carta de Puerta abierta que guardar.
trouble-when = Se busca pelea tras una puerta sin monstruo, antes de saquear.
trouble-own-hand = El monstruo debe salir de tu propia mano.
trouble-monster-only = Solo un monstruo da pelea.
loot-room-when = La sala se saquea una vez, si no hubo monstruo ni se buscó pelea.
end-turn-too-early = El turno no termina hasta que acaban sus fases.
respond-only-curse = Hasta que se resuelva { $curse ->
    [Trap] la trampa
   *[other] la maldición
  }, solo puedes responder.
respond-only = Hasta que se resuelva, solo puedes responder a eso.
use-not-now = Ahora no se puede usar.
use-already-used = Ya se ha usado.
play-nothing-now = No puedes jugar nada.
use-condition = No se cumple su condición.
use-already-holds = Eso ya se cumple.
run-not-from-it = No tienes que huir de ese monstruo.
use-needs-monster = Necesita un monstruo de tu mano.
use-no-replacement = No tienes ninguna carta que poner en su lugar.
run-not-needed = No tienes que huir.
run-cannot-escape = De eso no se puede escapar.
help-nobody-in-fight = En este combate no ayuda nadie.
fight-already-in-it = Ya estás en este combate.
help-nobody-forced = En este combate no se puede obligar a nadie a ayudar.
use-on-whom = Di sobre quién o qué.
use-already-on-that = Ahí ya se ha usado.
use-other-fighter = Solo sobre otra persona que esté combatiendo.
use-not-on-fighter = No sobre alguien en combate.
use-not-there = No se puede dirigir ahí.
pay-once = Cada carta paga una sola vez.
pay-no-level = No te sobra ningún nivel.
pay-at-least = Para pagar necesitas al menos { $n ->
    [one] una carta
   *[other] { $n } cartas
}.
pay-all = Tienen que irse todas.
pay-not-that = No puedes descartar eso para pagarlo.
companion-card-stays = Se queda con el compañero sobre el que se jugó.
pay-gold = Cuesta cartas que valgan al menos { $gold } de oro.
pay-nobody-has = Nadie tiene una carta que pudiera descartarse para ello.
pay-up-to = Descarta para ello de una a { $n } cartas.
pay-cards = Cuesta { $n ->
    [one] una de tus cartas
   *[other] { $n } de tus cartas
}.
use-no-such-power = No tienes ese poder.
run-which-first = Di de qué monstruo huyes primero.
game-over = La partida ha terminado.
no-such-seat = No existe ese sitio.
no-such-card = No existe esa carta o persona.
name-one-card = Nombra una carta.
you-are-dead-until-turn = Tu personaje está muerto hasta que empiece el próximo turno.
charity-share-rest = Has empezado a repartir: el resto de lo que sobra va detrás.
action-unreadable = No se puede decir así: `{ $verb }`.
pass-nothing = No hay nada ante lo que pasar.
pass-not-asked = No se te pregunta, o ya has pasado.
