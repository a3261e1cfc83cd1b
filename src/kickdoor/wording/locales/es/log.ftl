# Lo que pasa en la partida: part-… son partes de las frases event-….
part-card = una carta
part-cards = { $n } cartas
part-card-exact = 1 carta
part-door = una carta de Puerta
part-doors = { $n } cartas de Puerta
part-treasure = un Tesoro
part-treasures = { $n } Tesoros
part-item = un objeto
part-items = { $n } objetos
part-somebody = alguien
part-first-treasure = el primer Tesoro
part-first-treasures = los primeros { $n } Tesoros
part-one-pick = la { $place }.ª elección de Tesoro
part-several-picks = las elecciones { $places } de Tesoro
part-cards-in-return = { $cards } a cambio
part-for-price = a cambio de { $price }
part-for-nothing = gratis
part-one-of-them = uno de ellos
part-a-monster = un monstruo
part-a-monster-first = Un monstruo
part-the-monster-first = El monstruo
part-fighters = quienes combaten
part-monsters = los monstruos
part-a-curse = { $curse ->
    [Trap] una Trampa
   *[other] una Maldición
}
part-the-curse-first = { $curse ->
    [Trap] La Trampa
   *[other] La Maldición
}
part-everybody = todo el mundo
part-another-card = otra carta
part-the-monster = el monstruo
part-a-companion = parte de su séquito
event-out-of-game = Fuera del juego: { $cards }.
event-under-door-deck = { $who } pone { $cards } bajo el mazo de Puertas.
event-under-treasure-deck = { $who } pone { $cards } bajo el mazo de Tesoros.
event-on-top-of-discards = { $who } deja { $cards } encima de los descartes.
event-deck-to-discards = { $card } pasa del mazo a los descartes.
event-discards = { $who } descarta { $cards }.
event-draws = { $who } roba { $cards }.
event-takes-from-discards = { $who } recupera { $cards } de los descartes.
event-gets-from = { $who } recibe { $cards } de { $giver }.
event-takes-into-hand = { $who } se lleva { $cards } a la mano.
event-takes-from = { $who } le quita { $cards } a { $giver }.
event-card-stays-in-front = { $card } se queda delante de { $who }.
event-takes-off = { $who } se quita { $cards }.
event-equips = { $who } se equipa con { $cards }.
event-gains-level = { $who } sube al nivel { $level }.
event-gains-levels = { $who } sube { $n } niveles, al nivel { $level }.
event-loses-level = { $who } baja al nivel { $level }.
event-loses-levels = { $who } baja { $n } niveles, al nivel { $level }.
event-now-male = { $who } es ahora de sexo masculino.
event-now-female = { $who } es ahora de sexo femenino.
event-body-empty = { $who } no deja nada que saquear.
event-body-open = Las cosas de { $who } quedan para quien las quiera: { $cards }.
event-loots-body-nothing = { $who } no se lleva nada del cadáver de { $other }.
event-loots-body = { $who } se lleva { $cards } del cadáver de { $other }.
event-too-many-big-gives = { $who } tiene demasiados objetos grandes y da a { $other } { $cards }.
event-too-many-big = { $who } tiene demasiados objetos grandes: { $card } se va.
event-too-few-hands = { $who } no tiene manos suficientes: { $card } se va.
event-too-many-in-slot = { $who } lleva demasiado { $slot ->
    [headgear] en la cabeza
    [armor] como armadura
    [footgear] como calzado
    [vehicle] como vehículo
   *[other] de { $slot }
}: { $card } se va.
event-monsters-join = { $monster } se unen al combate.
event-monster-joins = { $monster } se une al combate.
event-monsters-leave = { $monster } abandonan el combate.
event-monster-leaves = { $monster } abandona el combate.
event-monsters-killed = { $monster } mueren.
event-monster-killed = { $monster } muere.
event-monsters-catch = { $monster } atrapan a { $who }.
event-monster-catches = { $monster } atrapa a { $who }.
event-monsters-left-aside = { $monster } quedan fuera del combate por ahora.
event-monster-left-aside = { $monster } queda fuera del combate por ahora.
event-monsters-fought = Ahora se combate contra { $monster }.
event-monster-fought = Ahora se combate contra { $monster }.
event-plays-for-side = { $who } juega { $cards } { $side ->
    [monsters] a favor de los monstruos
   *[other] en contra de los monstruos
}.
event-plays-on = { $who } juega { $cards } sobre { $other }.
event-plays = { $who } juega { $cards }.
event-uses-for-side = { $who } usa { $what } { $side ->
    [monsters] a favor de los monstruos
   *[other] en contra de los monstruos
}.
event-uses-on = { $who } usa { $what } sobre { $other }.
event-uses = { $who } usa { $what }.
event-forced-to-help = { $who } tiene que ayudar a { $other }.
event-helps = { $who } ayuda a { $other } { $price }.
event-takes-over-fight-from = { $who } se hace cargo del combate de { $other }.
event-takes-over-fight = { $who } se hace cargo del combate.
event-monster-gone = El monstruo se ha ido. Ningún nivel.
event-wins-fight-one = { $who } gana el combate.
event-wins-fight-many = { $who } gana el combate contra { $n } monstruos.
event-treasures-face-down = { $who } roba { $treasures } boca abajo.
event-treasures-face-up = { $who } roba { $treasures } boca arriba.
event-treasures-face-up-named = { $who } roba { $treasures } boca arriba: { $cards }.
event-rolls-to-run = { $who } saca un { $n } al huir.
event-rolls-for-looting = { $who } saca un { $n } para el orden del saqueo.
event-rolls-for-first-turn = { $who } saca un { $n } para el primer turno.
event-rolls = { $who } saca un { $n }.
event-run-away-changes = Nueva bonificación para huir: { $whose }.
event-bonus-changes = Nueva bonificación: { $whose }.
event-levels-change = Nuevo nivel: { $whose }.
event-treasures-change = Nuevo número de Tesoros: { $whose }.
event-gold-changes = Nuevo valor en oro: { $whose }.
event-die-rolls-change = Cambian las tiradas de { $whose }.
event-use-or-carry-changes = Nuevos límites de objetos: { $whose }.
event-strength-fighters = Quienes combaten suman ahora { $n }.
event-strength-monsters = Los monstruos suman ahora { $n }.
event-strength-many = { $who } tienen ahora { $n }.
event-strength-one = { $who } tiene ahora { $n }.
event-frozen = { $whose } no puede jugar ni recibir cartas ni ayudar a nadie.
event-cannot-escape = { $whose } no puede escapar.
event-no-escape-from = Nadie puede escapar de { $whose }.
event-all-escape-from = Todos escapan de { $whose } sin tirar el dado.
event-no-helpers = Nadie puede ayudar en este combate.
event-only-levels-count = En este combate solo cuentan los niveles.
event-levels-do-not-count = En este combate los niveles no cuentan.
event-bonuses-do-not-count = En este combate no cuentan las bonificaciones de quienes combaten.
event-open-to-all = Todos pueden añadir monstruos de esa clase a este combate.
event-unusable = De momento nadie puede usar { $whose }.
event-wins-ties = Los empates son para { $whose }.
event-effect = { $card } afecta a { $whose }.
event-effect-unnamed = Ahora hay un efecto sobre { $whose }.
event-curse-cancelled-by = { $curse } no afecta a { $who }, gracias a { $card }.
event-curse-cancelled = { $curse } no afecta a { $who }.
event-loss-spared-by = Gracias a { $card }, { $who } no pierde nada.
event-loss-spared = { $who } no pierde nada.
event-nothing-happens = No pasa nada.
event-bad-stuff-level-one = El Mal Rollo de { $card } no hace nada: { $who } ya está en el nivel 1.
event-bad-stuff-nothing-to-lose = El Mal Rollo de { $card } no hace nada: { $who } no tiene nada que perder.
event-bad-stuff-no-effect = El Mal Rollo de { $card } no le hace nada a { $who }.
event-no-effect-level-one = { $card } no hace nada: { $who } ya está en el nivel 1.
event-no-effect-nothing-to-lose = { $card } no hace nada: { $who } no tiene nada que perder.
event-no-effect = { $card } no le hace nada a { $who }.
event-gift-offered = { $who } quiere regalar a { $other } { $cards }.
event-trade-offered-hidden = { $who } ofrece a { $other } un intercambio.
event-trade-offered = { $who } ofrece a { $other } { $gives } a cambio de { $gets }.
event-traded-hidden = { $who } y { $other } intercambian cartas.
event-traded = { $who } da { $gives } a { $other } y recibe { $gets }.
event-shows-empty-hand = { $who } enseña a { $other } una mano vacía.
event-shows-cards = { $who } enseña a { $other } { $cards }.
event-chooses-answer = { $who } elige: { $answer ->
    [yes] sí
    [no] no
    [male] masculino
    [female] femenino
   *[other] { $answer }
}.
event-chooses = { $who } elige.
event-loots-room = { $who } saquea la habitación.
event-loots-room-empty = { $who } saquea la habitación y no encuentra nada.
event-doors-reshuffled = Se barajan los descartes de Puertas: { $cards } en el mazo.
event-treasures-reshuffled = Se barajan los descartes de Tesoros: { $cards } en el mazo.
event-deal-kept-cards = { $who } cumple el trato con { $other }: { $cards }.
event-deal-kept = { $who } cumple el trato con { $other }.
event-attaches = { $who } pone { $card } sobre { $host }.
event-ready = { $who } ya está.
event-goes-first = { $who } empieza.
event-turn-of = Turno de { $who }.
event-kicks-door = { $who } abre la puerta de una patada: { $card }.
event-looks-for-trouble = { $who } busca problemas: { $monster }.
event-must-fight = { $who } tiene que combatir contra { $monster }.
event-gives = { $who } da { $cards } a { $other }.
event-asks-for-help = { $who } pide ayuda a { $other } { $price }.
event-promises-to-play = { $who } promete jugar { $cards } sobre { $other }.
event-offers-help = { $who } ofrece ayuda a { $other } { $price }.
event-declines-offer = { $who } rechaza la oferta de { $other }.
event-withdraws-offers = { $who } retira todas sus ofertas.
event-stops-helping = { $who } deja de ayudar.
event-says-beaten = { $who } da al monstruo por vencido.
event-wants-to-run = { $who } quiere huir.
event-must-choose-again = Ahora { $us } contra { $them }: { $who } debe elegir de nuevo.
event-fight-over = El combate ha terminado.
event-takes = { $who } toma { $cards }.
event-die-changed = El dado de { $who } muestra ahora { $n }.
event-escapes = { $who } escapa de { $monster }.
event-sacrifices = { $who } sacrifica { $companion } para escapar.
event-curse-strikes = { $curse } cae sobre { $who }.
event-dies = { $who } muere.
event-reborn = { $who } vuelve con un personaje nuevo.
event-sells = { $who } vende { $cards } por { $gold } de oro.
event-charity = { $who } da a { $other } { $cards } por caridad.
event-lays-down = { $who } renuncia a { $cards }.
event-looks-at-deck = { $who } mira { $cards } de un mazo.
event-extra-turn = { $who } juega un turno extra.
event-deal-lapsed = { $who } no puede cumplir parte del trato con { $other }.
event-wins-game = ¡{ $who } gana la partida!
event-endless-card = La partida no puede seguir: la carta «{ $card }» no termina nunca. Queda en pausa.
event-endless-pack = La partida no puede seguir: una carta de este paquete no termina nunca. Queda en pausa.
event-continues = La partida continúa desde una repetición, en el turno { $turn }.
