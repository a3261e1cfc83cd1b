# Lo que pasa en la mesa. Cada nombre son las palabras inglesas que dice el servidor.
said-who-draws-cards = { $who } roba { $cards }.
said-who-discards-cards = { $who } descarta { $cards }.
said-who-takes-cards-into-hand = { $who } se lleva { $cards } a la mano.
said-card-now-lies-in-front-of-who = { $card } queda ahora delante de { $who }.
said-who-goes-up-a-Level-to-Level-level = { $who } sube un nivel, al nivel { $level }.
said-who-goes-up-n-Levels-to-Level-level = { $who } sube { $n } niveles, al nivel { $level }.
said-who-goes-down-a-Level-to-Level-level = { $who } baja un nivel, al nivel { $level }.
said-who-goes-down-n-Levels-to-Level-level = { $who } baja { $n } niveles, al nivel { $level }.
said-who-loots-cards-from-the-body-of-other = { $who } saquea { $cards } del cadáver de { $other }.
said-who-has-too-many-slot-items-card-has-to-go = { $who } lleva demasiado { $slot ->
    [headgear] en la cabeza
    [armor] como armadura
    [footgear] como calzado
    [vehicle] como vehículo
   *[other] de { $slot }
}: { $card } se va.
said-monster-joins-the-fight = { $monster } se une al combate.
said-monster-is-fought = Ahora se combate contra { $monster }.
said-who-plays-cards = { $who } juega { $cards }.
said-who-uses-what = { $who } usa { $what }.
said-who-helps-other-price = { $who } ayuda a { $other } { $price }.
said-who-takes-over-the-fight = { $who } se hace cargo del combate.
said-who-wins-the-fight-n-monsters-killed = { $who } gana el combate: { $n } monstruos muertos.
said-who-draws-treasures-face-up-cards = { $who } roba { $treasures } boca arriba: { $cards }.
said-who-draws-treasures-face-up = { $who } roba { $treasures } boca arriba.
said-who-draws-treasures-face-down = { $who } roba { $treasures } boca abajo.
said-who-plays-cards-on-other = { $who } juega { $cards } sobre { $other }.
said-who-offers-other-gives-for-gets = { $who } ofrece a { $other } { $gives } a cambio de { $gets }.
said-who-gives-gives-to-other-and-gets-gets = { $who } da { $gives } a { $other } y recibe { $gets }.
said-who-shows-other-cards = { $who } enseña a { $other } { $cards }.
said-who-chooses = { $who } elige.
said-who-chooses-answer = { $who } elige: { $answer ->
    [yes] sí
    [no] no
    [male] masculino
    [female] femenino
   *[other] { $answer }
}.
said-who-loots-the-room-and-finds-nothing = { $who } saquea la sala y no encuentra nada.
said-who-keeps-the-deal-with-other = { $who } cumple el trato con { $other }.
said-who-keeps-the-deal-with-other-cards = { $who } cumple el trato con { $other }: { $cards }.
said-a-card = una carta
said-n-cards = { $n } cartas
said-1-card = 1 carta
said-a-Door = una carta de Puerta
said-n-Doors = { $n } cartas de Puerta
said-a-Treasure = un Tesoro
said-n-Treasures = { $n } Tesoros
said-an-Item = un objeto
said-n-Items = { $n } objetos
said-who-puts-cards-under-the-Door-deck = { $who } pone { $cards } bajo el mazo de Puertas.
said-who-puts-cards-under-the-Treasure-deck = { $who } pone { $cards } bajo el mazo de Tesoros.
said-who-lays-cards-on-top-of-the-discards = { $who } deja { $cards } encima de los descartes.
said-who-takes-cards-from-the-discards = { $who } recupera { $cards } de los descartes.
said-who-is-male-now = { $who } es ahora de sexo masculino.
said-who-is-female-now = { $who } es ahora de sexo femenino.
said-who-leaves-nothing-to-loot = { $who } no deja nada que saquear.
said-who-takes-nothing-from-the-body-of-other = { $who } no se lleva nada del cadáver de { $other }.
said-who-has-too-many-Big-items-and-hands-cards-to-other = { $who } tiene demasiados objetos grandes y da a { $other } { $cards }.
said-one = uno
said-who-has-too-many-Big-items-card-has-to-go = { $who } tiene demasiados objetos grandes: { $card } se va.
said-who-has-too-few-hands-card-has-to-go = { $who } no tiene manos suficientes: { $card } se va.
said-a-monster = un monstruo
said-A-monster = Un monstruo
said-the-monster = el monstruo
said-The-monster = El monstruo
said-a-companion = parte de su séquito
said-another-card = otra carta
said-monster-is-left-aside = { $monster } queda aparte.
said-who-plays-cards-on-the-side-of-the-side = { $who } juega { $cards } { $side ->
    [monsters] a favor de los monstruos
   *[other] en contra de los monstruos
}.
said-who-uses-what-on-the-side-of-the-side = { $who } usa { $what } { $side ->
    [monsters] a favor de los monstruos
   *[other] en contra de los monstruos
}.
said-who-uses-what-on-other = { $who } usa { $what } sobre { $other }.
said-who-has-to-help-other = { $who } tiene que ayudar a { $other }.
said-who-takes-over-the-fight-from-other = { $who } se hace cargo del combate de { $other }.
said-who-wins-the-fight-1-monster-killed = { $who } gana el combate: 1 monstruo muerto.
said-the-fighters = quienes combaten
said-the-monsters = los monstruos
said-The-chance-to-run-away-of-whose-changes = Cambia la probabilidad de huir: { $whose }.
said-The-bonus-of-whose-changes = Cambia la bonificación: { $whose }.
said-The-Levels-of-whose-change = Cambian los niveles: { $whose }.
said-The-Treasures-of-whose-change = Cambian los Tesoros: { $whose }.
said-The-gold-value-of-whose-changes = Cambia el valor en oro: { $whose }.
said-a-curse = { $curse ->
    [Trap] una Trampa
   *[other] una Maldición
}
said-The-curse = { $curse ->
    [Trap] La Trampa
   *[other] La Maldición
}
said-who-offers-other-cards-as-a-gift = { $who } quiere regalar a { $other } { $cards }.
said-who-offers-other-cards-for-others = { $who } ofrece a { $other } un cambio de cartas.
said-who-gives-cards-to-other-and-gets-others = { $who } cambia cartas con { $other }.
said-everybody = todo el mundo
said-who-shows-other-an-empty-hand = { $who } enseña a { $other } una mano vacía.
said-who-loots-the-room = { $who } saquea la sala.
said-The-Door-discards-are-shuffled-into-a-new-deck-of-cards = Se barajan los descartes de Puertas: { $cards } en el mazo.
said-The-Treasure-discards-are-shuffled-into-a-new-deck-of-cards = Se barajan los descartes de Tesoros: { $cards } en el mazo.
said-who-is-ready = Todo listo: { $who }.
said-who-goes-first = { $who } empieza.
said-It-is-who-s-turn = Es el turno de { $who }.
said-who-kicks-open-the-door-card = { $who } abre la puerta de una patada: { $card }.
said-who-looks-for-trouble-monster = { $who } busca pelea: { $monster }.
said-who-has-to-fight-monster = { $who } tiene que combatir contra { $monster }.
said-monster-leaves-the-fight = { $monster } deja el combate.
said-monster-is-killed = { $monster } muere.
said-who-gives-cards-to-other = { $who } da { $cards } a { $other }.
said-who-asks-other-to-help-price = { $who } pide ayuda a { $other } { $price }.
said-who-promises-to-play-cards-on-other = { $who } promete jugar { $cards } sobre { $other }.
said-who-offers-other-help-price = { $who } ofrece ayuda a { $other } { $price }.
said-who-declines-the-offer-of-other = { $who } rechaza la oferta de { $other }.
said-who-takes-back-every-open-offer = { $who } retira todas sus ofertas.
said-who-helps-no-more = { $who } deja de ayudar.
said-who-wants-to-run-away = { $who } quiere huir.
said-The-fight-is-over = El combate ha terminado.
said-who-takes-cards = { $who } se queda con { $cards }.
said-The-die-of-who-shows-n-now = El dado de { $who } muestra ahora { $n }.
said-who-gets-away-from-monster = { $who } escapa de { $monster }.
said-monster-catches-who = { $monster } atrapa a { $who }.
said-who-gives-up-companion-to-escape = { $who } sacrifica { $companion } para escapar.
said-curse-strikes-who = { $curse } cae sobre { $who }.
said-curse-does-nothing-to-who = { $curse } no hace nada a { $who }.
said-who-is-spared-the-loss = { $who } se libra de la pérdida.
said-who-dies = { $who } muere.
said-who-comes-back-with-a-new-character = { $who } vuelve con un personaje nuevo.
said-who-sells-cards-for-gold-gold = { $who } vende { $cards } por { $gold } de oro.
said-who-gives-cards-to-other-in-charity = { $who } da a { $other } { $cards } por caridad.
said-who-lays-down-cards = { $who } renuncia a { $cards }.
said-who-looks-at-cards-of-a-deck = { $who } mira { $cards } de un mazo.
said-who-takes-a-turn-out-of-order = { $who } juega un turno extra.
said-who-cannot-keep-a-part-of-the-deal-with-other = { $who } no puede cumplir parte del trato con { $other }.
said-Nothing-happens = No pasa nada.
said-who-wins-the-game = ¡{ $who } gana la partida!
said-somebody = alguien
said-for-price = a cambio de { $price }
said-for-nothing = a cambio de nada
said-who-gets-cards-from-giver = { $who } recibe { $cards } de { $giver }.
said-who-rolls-n-to-run-away = { $who } saca un { $n } al huir.
said-who-rolls-n-for-the-order-of-looting = { $who } saca un { $n } para el orden del saqueo.
said-who-rolls-n-for-the-first-turn = { $who } saca un { $n } para el primer turno.
said-who-rolls-n = { $who } saca un { $n }.
said-pick-place-of-the-Treasures = la { $place }.ª elección de Tesoro
said-picks-places-of-the-Treasures = las elecciones { $places } de Tesoro
said-cards-played-in-return = { $cards } en compensación
said-Out-of-the-game-cards = Fuera del juego: { $cards }.
said-From-the-deck-to-the-discards-card = Del mazo a los descartes: { $card }.
said-who-takes-cards-from-giver = { $who } le quita { $cards } a { $giver }.
said-who-takes-off-cards = { $who } se quita { $cards }.
said-who-equips-cards = { $who } se equipa con { $cards }.
said-who-s-stuff-is-up-for-grabs-cards = Las cosas de { $who } quedan a la vista de todos: { $cards }.
said-monster-join-the-fight = { $monster } se unen al combate.
said-monster-leave-the-fight = { $monster } abandonan el combate.
said-monster-are-killed = { $monster } quedan fuera de combate.
said-monster-catch-who = { $monster } atrapan a { $who }.
said-monster-are-left-aside = { $monster } quedan al margen.
said-monster-are-fought = Ahora se combate contra { $monster }.
said-The-monster-is-gone-No-Level = El monstruo se ha ido. Ningún nivel.
said-Every-die-roll-of-whose-changes = Cambia cada tirada de { $whose }.
said-What-whose-may-use-or-carry-changes = Cambia lo que { $whose } puede usar o llevar.
said-The-fighters-are-now-at-n = Quienes combaten suman ahora { $n }.
said-The-monsters-are-now-at-n = Los monstruos suman ahora { $n }.
said-who-are-now-at-n = { $who } tienen ahora { $n }.
said-who-is-now-at-n = { $who } tiene ahora { $n }.
said-whose-cannot-play-or-receive-cards-or-help-anyone = { $whose } no puede jugar ni recibir cartas ni ayudar a nadie.
said-whose-cannot-escape = { $whose } no puede escapar.
said-Nobody-can-escape-from-whose = Nadie puede escapar de { $whose }.
said-Everybody-escapes-from-whose-without-a-roll = Todos escapan de { $whose } sin tirar el dado.
said-Nobody-can-help-in-this-fight = Nadie puede ayudar en este combate.
said-Only-Levels-count-in-this-fight = En este combate solo cuentan los niveles.
said-Levels-do-not-count-in-this-fight = En este combate los niveles no cuentan.
said-The-fighters-bonuses-do-not-count-in-this-fight = En este combate no cuentan las bonificaciones de quienes combaten.
said-Everybody-may-add-monsters-of-that-kind-to-this-fight = Todos pueden añadir monstruos de esa clase a este combate.
said-For-now-nobody-can-use-whose = De momento nadie puede usar { $whose }.
said-Ties-go-to-whose = Los empates son para { $whose }.
said-card-has-an-effect-on-whose = { $card } afecta a { $whose }.
said-An-effect-holds-for-whose = Hay un efecto sobre { $whose }.
said-curse-does-nothing-to-who-thanks-to-card = { $curse } no le hace nada a { $who }, gracias a { $card }.
said-card-saves-who-from-the-loss = { $card } salva a { $who } de la pérdida.
said-The-Bad-Stuff-of-card-has-no-effect-who-is-at-Level-1-already = El mal rollo de { $card } no tiene efecto: { $who } ya está en el nivel 1.
said-The-Bad-Stuff-of-card-has-no-effect-who-has-nothing-to-lose-by-it = El mal rollo de { $card } no tiene efecto: { $who } no tiene nada que perder.
said-The-Bad-Stuff-of-card-has-no-effect-on-who = El mal rollo de { $card } no tiene efecto sobre { $who }.
said-card-has-no-effect-who-is-at-Level-1-already = { $card } no tiene efecto: { $who } ya está en el nivel 1.
said-card-has-no-effect-who-has-nothing-to-lose-by-it = { $card } no tiene efecto: { $who } no tiene nada que perder.
said-card-has-no-effect-on-who = { $card } no tiene efecto sobre { $who }.
said-who-puts-card-on-host = { $who } pone { $card } sobre { $host }.
said-who-says-the-monster-is-beaten = { $who } da al monstruo por vencido.
said-Now-us-vs-them-who-must-choose-again = Ahora { $us } contra { $them }: { $who } debe elegir de nuevo.
said-the-first-Treasure = el primer tesoro
said-the-first-n-Treasures = los primeros { $n } tesoros
