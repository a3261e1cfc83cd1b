# Lo que pasa en la partida: part-… son partes de las frases log-….
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
log-out-of-game = Fuera del juego: { $cards }.
log-under-door-deck = { $who } pone { $cards } bajo el mazo de Puertas.
log-under-treasure-deck = { $who } pone { $cards } bajo el mazo de Tesoros.
log-on-top-of-discards = { $who } deja { $cards } encima de los descartes.
log-deck-to-discards = { $card } pasa del mazo a los descartes.
log-discards = { $who } descarta { $cards }.
log-draws = { $who } roba { $cards }.
log-takes-from-discards = { $who } recupera { $cards } de los descartes.
log-gets-from = { $who } recibe { $cards } de { $giver }.
log-takes-into-hand = { $who } se lleva { $cards } a la mano.
log-takes-from = { $who } le quita { $cards } a { $giver }.
log-card-stays-in-front = { $card } se queda delante de { $who }.
log-takes-off = { $who } se quita { $cards }.
log-equips = { $who } se equipa con { $cards }.
log-gains-level = { $who } sube al nivel { $level }.
log-gains-levels = { $who } sube { $n } niveles, al nivel { $level }.
log-loses-level = { $who } baja al nivel { $level }.
log-loses-levels = { $who } baja { $n } niveles, al nivel { $level }.
log-now-male = { $who } es ahora de sexo masculino.
log-now-female = { $who } es ahora de sexo femenino.
log-body-empty = { $who } no deja nada que saquear.
log-body-open = Las cosas de { $who } quedan para quien las quiera: { $cards }.
log-loots-body-nothing = { $who } no se lleva nada del cadáver de { $other }.
log-loots-body = { $who } se lleva { $cards } del cadáver de { $other }.
log-too-many-big-gives = { $who } tiene demasiados objetos grandes y da a { $other } { $cards }.
log-too-many-big = { $who } tiene demasiados objetos grandes: { $card } se va.
log-too-few-hands = { $who } no tiene manos suficientes: { $card } se va.
log-too-many-in-slot = { $who } lleva demasiado { $slot ->
    [headgear] en la cabeza
    [armor] como armadura
    [footgear] como calzado
    [vehicle] como vehículo
   *[other] de { $slot }
}: { $card } se va.
log-monsters-join = { $monster } se unen al combate.
log-monster-joins = { $monster } se une al combate.
log-monsters-leave = { $monster } abandonan el combate.
log-monster-leaves = { $monster } abandona el combate.
log-monsters-killed = { $monster } mueren.
log-monster-killed = { $monster } muere.
log-monsters-catch = { $monster } atrapan a { $who }.
log-monster-catches = { $monster } atrapa a { $who }.
log-monsters-left-aside = { $monster } quedan fuera del combate por ahora.
log-monster-left-aside = { $monster } queda fuera del combate por ahora.
log-monsters-fought = Ahora se combate contra { $monster }.
log-monster-fought = Ahora se combate contra { $monster }.
log-plays-for-side = { $who } juega { $cards } { $side ->
    [monsters] a favor de los monstruos
   *[other] en contra de los monstruos
}.
log-plays-on = { $who } juega { $cards } sobre { $other }.
log-plays = { $who } juega { $cards }.
log-uses-for-side = { $who } usa { $what } { $side ->
    [monsters] a favor de los monstruos
   *[other] en contra de los monstruos
}.
log-uses-on = { $who } usa { $what } sobre { $other }.
log-uses = { $who } usa { $what }.
log-forced-to-help = { $who } tiene que ayudar a { $other }.
log-helps = { $who } ayuda a { $other } { $price }.
log-takes-over-fight-from = { $who } se hace cargo del combate de { $other }.
log-takes-over-fight = { $who } se hace cargo del combate.
log-monster-gone = El monstruo se ha ido. Ningún nivel.
log-wins-fight-one = { $who } gana el combate.
log-wins-fight-many = { $who } gana el combate contra { $n } monstruos.
log-treasures-face-down = { $who } roba { $treasures } boca abajo.
log-treasures-face-up = { $who } roba { $treasures } boca arriba.
log-treasures-face-up-named = { $who } roba { $treasures } boca arriba: { $cards }.
log-rolls-to-run = { $who } saca un { $n } al huir.
log-rolls-for-looting = { $who } saca un { $n } para el orden del saqueo.
log-rolls-for-first-turn = { $who } saca un { $n } para el primer turno.
log-rolls = { $who } saca un { $n }.
log-run-away-changes = Nueva bonificación para huir: { $whose }.
log-bonus-changes = Nueva bonificación: { $whose }.
log-levels-change = Nuevo nivel: { $whose }.
log-treasures-change = Nuevo número de Tesoros: { $whose }.
log-gold-changes = Nuevo valor en oro: { $whose }.
log-die-rolls-change = Cambian las tiradas de { $whose }.
log-use-or-carry-changes = Nuevos límites de objetos: { $whose }.
log-strength-fighters = Quienes combaten suman ahora { $n }.
log-strength-monsters = Los monstruos suman ahora { $n }.
log-strength-many = { $who } tienen ahora { $n }.
log-strength-one = { $who } tiene ahora { $n }.
log-frozen = { $whose } no puede jugar ni recibir cartas ni ayudar a nadie.
log-cannot-escape = { $whose } no puede escapar.
log-no-escape-from = Nadie puede escapar de { $whose }.
log-all-escape-from = Todos escapan de { $whose } sin tirar el dado.
log-no-helpers = Nadie puede ayudar en este combate.
log-only-levels-count = En este combate solo cuentan los niveles.
log-levels-do-not-count = En este combate los niveles no cuentan.
log-bonuses-do-not-count = En este combate no cuentan las bonificaciones de quienes combaten.
log-open-to-all = Todos pueden añadir monstruos de esa clase a este combate.
log-unusable = De momento nadie puede usar { $whose }.
log-wins-ties = Los empates son para { $whose }.
log-effect = { $card } afecta a { $whose }.
log-effect-unnamed = Ahora hay un efecto sobre { $whose }.
log-curse-cancelled-by = { $curse } no afecta a { $who }, gracias a { $card }.
log-curse-cancelled = { $curse } no afecta a { $who }.
log-loss-spared-by = Gracias a { $card }, { $who } no pierde nada.
log-loss-spared = { $who } no pierde nada.
log-nothing-happens = No pasa nada.
log-bad-stuff-level-one = El Mal Rollo de { $card } no hace nada: { $who } ya está en el nivel 1.
log-bad-stuff-nothing-to-lose = El Mal Rollo de { $card } no hace nada: { $who } no tiene nada que perder.
log-bad-stuff-no-effect = El Mal Rollo de { $card } no le hace nada a { $who }.
log-no-effect-level-one = { $card } no hace nada: { $who } ya está en el nivel 1.
log-no-effect-nothing-to-lose = { $card } no hace nada: { $who } no tiene nada que perder.
log-no-effect = { $card } no le hace nada a { $who }.
log-gift-offered = { $who } quiere regalar a { $other } { $cards }.
log-trade-offered-hidden = { $who } ofrece a { $other } un intercambio.
log-trade-offered = { $who } ofrece a { $other } { $gives } a cambio de { $gets }.
log-traded-hidden = { $who } y { $other } intercambian cartas.
log-traded = { $who } da { $gives } a { $other } y recibe { $gets }.
log-shows-empty-hand = { $who } enseña a { $other } una mano vacía.
log-shows-cards = { $who } enseña a { $other } { $cards }.
log-chooses-answer = { $who } elige: { $answer ->
    [yes] sí
    [no] no
    [male] masculino
    [female] femenino
   *[other] { $answer }
}.
log-chooses = { $who } elige.
log-loots-room = { $who } saquea la sala.
log-loots-room-empty = { $who } saquea la sala y no encuentra nada.
log-doors-reshuffled = Se barajan los descartes de Puertas: { $cards } en el mazo.
log-treasures-reshuffled = Se barajan los descartes de Tesoros: { $cards } en el mazo.
log-deal-kept-cards = { $who } cumple el trato con { $other }: { $cards }.
log-deal-kept = { $who } cumple el trato con { $other }.
log-attaches = { $who } pone { $card } sobre { $host }.
log-ready = { $who } ya está.
log-goes-first = { $who } empieza.
log-turn-of = Turno de { $who }.
log-kicks-door = { $who } abre la puerta de una patada: { $card }.
log-looks-for-trouble = { $who } busca pelea: { $monster }.
log-must-fight = { $who } tiene que combatir contra { $monster }.
log-gives = { $who } da { $cards } a { $other }.
log-asks-for-help = { $who } pide ayuda a { $other } { $price }.
log-promises-to-play = { $who } promete jugar { $cards } sobre { $other }.
log-offers-help = { $who } ofrece ayuda a { $other } { $price }.
log-declines-offer = { $who } rechaza la oferta de { $other }.
log-withdraws-offers = { $who } retira todas sus ofertas.
log-stops-helping = { $who } deja de ayudar.
log-says-beaten = { $who } da al monstruo por vencido.
log-wants-to-run = { $who } quiere huir.
log-must-choose-again = Ahora { $us } contra { $them }: { $who } debe elegir de nuevo.
log-fight-over = El combate ha terminado.
log-takes = { $who } toma { $cards }.
log-die-changed = El dado de { $who } muestra ahora { $n }.
log-escapes = { $who } escapa de { $monster }.
log-sacrifices = { $who } sacrifica { $companion } para escapar.
log-curse-strikes = { $curse } cae sobre { $who }.
log-dies = { $who } muere.
log-reborn = { $who } vuelve con un personaje nuevo.
log-sells = { $who } vende { $cards } por { $gold } de oro.
log-charity = { $who } da a { $other } { $cards } por caridad.
log-lays-down = { $who } renuncia a { $cards }.
log-looks-at-deck = { $who } mira { $cards } de un mazo.
log-extra-turn = { $who } juega un turno extra.
log-deal-lapsed = { $who } no puede cumplir parte del trato con { $other }.
log-wins-game = ¡{ $who } gana la partida!
log-endless-card = La partida no puede seguir: la carta «{ $card }» no termina nunca. Queda en pausa.
log-endless-pack = La partida no puede seguir: una carta de este paquete no termina nunca. Queda en pausa.
