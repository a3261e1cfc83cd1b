# Por qué algo no se puede. Cada nombre son las palabras inglesas que dice el servidor.
said-You-are-not-asked-to-choose-anything = Ahora no te toca elegir nada.
said-Choose-one-of-what-is-offered-kind = Elige algo de lo que se ofrece ({ $kind ->
    [player] una persona
    [number] un número
    [option] una opción
    [yes] sí o no
   *[other] { $kind }
}).
said-Choose-cards = Elige cartas.
said-Choose-among-the-cards-offered-each-once = Elige entre las cartas ofrecidas, cada una solo una vez.
said-Choose-n-of-them = Elige { $n } de ellas.
said-Choose-least-to-most-of-them = Elige de { $least } a { $most } de ellas.
said-The-cards-must-be-worth-gold-gold-or-more = Las cartas deben valer al menos { $gold } de oro.
said-The-surplus-goes-to-the-lowest-Level-player = Lo que sobra es para quien tiene el nivel más bajo.
said-It-is-not-your-Charity = La caridad no te toca a ti.
said-Charity-is-paid-with-cards-of-your-hand = La caridad se paga con cartas de tu mano.
said-Only-the-surplus-of-n-goes = Solo se va lo que sobra: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}.
said-You-are-the-lowest-your-surplus-is-discarded = Tu nivel es el más bajo: lo que sobra se descarta.
said-Charity-goes-to-the-lowest-Level-player = La caridad es para quien tiene el nivel más bajo.
said-Those-tied-for-lowest-share-as-equally-as-possible = Quienes empatan en el nivel más bajo se lo reparten lo más por igual posible.
said-No-monster-of-its-tribe-is-in-the-fight = En el combate no hay ningún monstruo de su tribu.
said-There-is-no-fight-of-yours-to-decide = No tienes ningún combate que decidir.
said-Only-the-main-fighter-declares-the-outcome = Solo declara el resultado quien lleva el combate.
said-You-are-not-winning-us-against-them = No vas ganando: { $us } contra { $them }.
said-Your-side-is-ahead-you-cannot-run-from-a-fight-you-are-winning = Tu bando va por delante: no se huye de un combate que se está ganando.
said-Monsters-join-only-a-running-fight = Los monstruos solo se unen a un combate en curso.
said-The-Monster-must-come-from-your-hand = El monstruo debe salir de tu mano.
said-Items-are-lent-only-in-a-running-fight = Solo se prestan objetos en un combate en curso.
said-Name-the-monster-that-receives-the-Item = Di qué monstruo recibe el objeto.
said-Only-an-Item-of-your-hand-or-in-front-of-you-can-be-lent = Solo puedes prestar un objeto de tu mano o de los que tienes delante.
said-You-have-promised-that-Item-to-your-helper = Has prometido ese objeto a cambio de la ayuda.
said-Both-the-Item-and-the-monster-must-be-of-a-tribe-that-borrows = El objeto y el monstruo deben ser de una tribu que pide prestado.
said-You-have-declared-already-others-may-still-react = Ya lo has declarado; los demás aún pueden reaccionar.
said-It-can-be-accompanied-by-one-Enhancer-of-your-hand = Lo puede acompañar un Potenciador de tu mano.
said-Only-an-Enhancer-that-makes-it-one-of-the-tribe-comes-with-it = Solo lo acompaña un Potenciador que lo haga de la tribu.
said-Players-loot-a-body-one-after-the-other-from-the-highest-Level = Un cadáver se saquea por turnos, desde el nivel más alto.
said-Choose-one-of-the-cards-that-lie-there = Elige una de las cartas que hay ahí.
said-Only-cards-of-your-last-fight-that-still-lie-on-top-of-the-discards = Solo cartas de tu último combate que sigan encima de los descartes.
said-Name-all-cards-of-the-fight-that-fell-on-that-pile = Nombra todas las cartas del combate que cayeron en ese montón.
said-Only-one-Big-item-may-be-in-play = Solo puede haber un objeto grande en juego.
said-You-cannot-use-card = No puedes usar { $card }.
said-You-have-no-hand-free-for-it = No te queda ninguna mano libre para eso.
said-Items-stay-as-they-are-in-a-fight = En un combate los objetos se quedan como están.
said-That-is-not-an-Item-in-front-of-you = Eso no es un objeto que tengas delante.
said-It-is-in-use-already = Ya está en uso.
said-A-one-shot-is-used-by-playing-it = Lo de un solo uso se usa al jugarlo.
said-It-is-not-in-use = No está en uso.
said-You-have-nothing-that-could-hold-it = No tienes nada que pueda llevarlo.
said-Nothing-is-handed-to-a-companion-in-a-fight = En un combate no se entrega nada al séquito.
said-That-card-is-not-yours = Esa carta no es tuya.
said-It-cannot-hold-that-kind-of-card = No puede llevar cartas de esa clase.
said-It-holds-something-already = Ya lleva algo.
said-Take-apart-what-lies-on-it-first = Quita primero lo que tiene encima.
said-An-Item-is-played-in-your-own-turn-or-when-just-received = Un objeto se juega en tu turno o recién recibido.
said-Not-now = Ahora no.
said-Name-the-Items-to-sell-each-once = Nombra los objetos que vendes, cada uno una vez.
said-Nothing-counts-double-here = Aquí nada cuenta doble.
said-That-is-worth-gold-gold-a-Level-costs-1-000 = Eso vale { $gold } de oro; un nivel cuesta 1000.
said-Nothing-is-sold-in-a-fight = En un combate no se vende nada.
said-Items-are-sold-in-your-own-turn-outside-combat = Los objetos se venden en tu turno, fuera de combate.
said-Selling-may-not-bring-the-winning-Level = El nivel de la victoria no se puede comprar.
said-You-have-said-that-you-are-ready = Ya has dicho que podemos empezar.
said-Items-stay-as-they-are-while-you-run-away = Al huir, los objetos se quedan como están.
said-Items-are-switched-in-your-own-turn-outside-combat = Los objetos se cambian en tu turno, fuera de combate.
said-Only-your-own-Items-are-sold = Solo se venden objetos propios.
said-Nothing-is-sold-while-running-away = Al huir no se vende nada.
said-You-are-using-slot-already = Ya usas { $slot ->
    [headgear] algo en la cabeza
    [armor] una armadura
    [footgear] calzado
    [vehicle] un vehículo
   *[other] algo así ({ $slot })
}.
said-There-is-no-fight-to-help-in = No hay ningún combate en el que ayudar.
said-Only-the-main-fighter-takes-help = Solo acepta ayuda quien lleva el combate.
said-Somebody-is-helping-already = Ya hay alguien ayudando.
said-A-living-other-player-must-help = Tiene que ayudar otra persona, y con vida.
said-This-fight-must-be-fought-alone = Este combate se libra sin ayuda.
said-That-player-cannot-help = De ahí no puede venir ayuda.
said-Picks-are-written-with-H-and-M = La elección se escribe con H y M.
said-This-edition-knows-no-promise-of-hand-cards = En esta edición no se prometen cartas de la mano.
said-Each-card-is-promised-once = Cada carta se promete una sola vez.
said-Say-whom-you-ask = Di a quién se lo pides.
said-Help-is-offered-to-the-main-fighter = La ayuda se ofrece a quien lleva el combate.
said-The-dead-do-not-help = Los muertos no ayudan.
said-Ask-for-Treasures-or-Items-hand-cards-are-the-fighter-s-to-promise = Pide Tesoros u objetos; las cartas de la mano solo las promete quien combate.
said-Say-with-whom = Di con quién.
said-The-dead-receive-nothing = Los muertos no reciben nada.
said-That-player-cannot-receive-cards = Ahí no pueden ir cartas.
said-Say-what-you-give = Di qué das.
said-Say-what-you-give-and-what-you-want-for-it = Di qué das y qué quieres a cambio.
said-Something-else-must-be-settled-first = Antes hay que resolver otra cosa.
said-There-is-no-open-offer-for-you-to-answer = No tienes ninguna oferta que responder.
said-You-have-no-open-offer = No tienes ninguna oferta abierta.
said-Only-Items-the-fighter-carries-can-be-promised = Solo se prometen objetos que lleve quien combate.
said-The-helper-could-not-carry-that = Quien ayuda no podría llevar eso.
said-No-trade-with-somebody-in-a-fight = No se comercia con alguien en combate.
said-That-would-be-one-Big-item-too-many = Sería un objeto grande de más.
said-Only-Items-are-traded = Solo se comercia con objetos.
said-Only-Items-in-play-are-traded-never-from-the-hand = Solo se comercia con objetos en juego, nunca de la mano.
said-Nothing-goes-with-it = No va acompañada de nada.
said-That-card-cannot-be-laid-down-at-will = Esa carta no se puede dejar a voluntad.
said-Play-one-card = Juega una carta.
said-You-cannot-play-cards = No puedes jugar cartas.
said-That-card-is-not-in-your-hand = Esa carta no está en tu mano.
said-You-have-promised-that-card-to-your-helper = Has prometido esa carta a cambio de la ayuda.
said-No-Items-are-put-down-in-a-fight = En un combate no se ponen objetos en juego.
said-It-is-put-down-in-your-own-turn-or-when-just-received = Se pone en juego en tu turno o recién recibida.
said-Say-on-whom-the-curse-is-played = Di sobre quién se juega { $curse ->
    [Trap] la Trampa
   *[other] la Maldición
}.
said-The-dead-are-out-of-reach = Los muertos están fuera de alcance.
said-Enhancers-are-played-into-a-running-fight = Los Potenciadores se juegan en un combate en curso.
said-Name-a-monster-of-the-fight = Nombra un monstruo del combate.
said-It-is-used-in-a-running-fight = Se usa en un combate en curso.
said-Say-for-which-side-fighters-or-monsters = Di por qué bando: con los monstruos o contra ellos.
said-It-cannot-be-used-so = No se puede usar así.
said-It-is-for-a-player = Es para alguien de la mesa.
said-The-dead-gain-no-Levels = Los muertos no suben de nivel.
said-It-may-not-bring-the-winning-Level = No puede dar el nivel de la victoria.
said-You-have-a-companion-already = Ya tienes séquito.
said-It-cannot-be-together-with-what-you-have = No es compatible con lo que tienes.
said-It-needs-a-card-to-go-with = Necesita una carta con la que ir.
said-Say-on-which-card = Di sobre qué carta.
said-It-cannot-lie-on-that = No puede ir encima de eso.
said-It-goes-on-a-card-of-your-own = Va sobre una carta tuya.
said-One-is-enough = Con una basta.
said-It-cannot-be-played-so = No se puede jugar así.
said-Only-a-hand-card-that-you-could-play-on-the-helper-can-be-promised = Solo se promete una carta de la mano que podrías jugar sobre quien ayuda.
said-Lay-down-one-card = Deja una carta.
said-Only-cards-in-front-of-you-can-be-laid-down = Solo puedes dejar cartas que tengas delante.
said-A-companion-is-not-discarded-at-will-here = Aquí el séquito no se descarta a voluntad.
said-Items-are-never-simply-thrown-away = Los objetos nunca se tiran sin más.
said-A-Curse-stays-until-something-lifts-it = Una Maldición dura hasta que algo la levanta.
said-You-are-dead = Tu personaje ha muerto.
said-card-is-not-played-on-that = Ahí no se juega { $card }.
said-A-Monster-comes-into-play-only-by-Trouble-with-a-card-that-brings-it-or-by-its-tribe = Un monstruo solo entra en juego al buscar pelea, con una carta que lo trae o por su tribu.
said-It-is-played-in-your-own-turn-or-when-just-received = Se juega en tu turno o recién recibida.
said-Just-received-it-may-be-played-only-outside-combat = Recién recibida, solo se juega fuera de combate.
said-Two-of-the-same-cannot-be-in-play-together = Dos iguales no pueden estar en juego a la vez.
said-That-companion-takes-no-such-card = Ese séquito no admite una carta así.
said-Only-one-such-card-lies-on-a-companion = Sobre el séquito solo va una carta así.
said-On-another-player-s-companion-only-during-a-fight = Sobre el séquito ajeno, solo durante un combate.
said-Not-while-somebody-runs-away = No mientras alguien huye.
said-It-cannot-be-played-now = Ahora no se puede jugar.
said-The-Item-cannot-be-put-down-now = El objeto no se puede poner en juego ahora.
said-It-brings-one-Monster-of-your-hand = Trae un monstruo de tu mano.
said-That-leaves-you-with-as-many-Big-items-too-many = Así te seguirían sobrando los mismos objetos grandes.
said-Nobody-is-choosing-a-monster-to-run-from = Nadie está eligiendo de qué monstruo huir.
said-Another-player-is-running-now = Ahora huye otra persona.
said-You-do-not-have-to-run-from-that = De eso no tienes que huir.
said-You-have-no-such-companion-to-give-up = No tienes un séquito así que sacrificar.
said-A-companion-is-given-up-only-when-you-have-to-run-away = El séquito solo se sacrifica cuando tienes que huir.
said-It-replaces-all-your-rolls-so-it-comes-before-the-first = Sustituye a todas tus tiradas, así que va antes de la primera.
said-Nothing-chases-you-any-more = Ya no te persigue nada.
said-Only-the-main-fighter-may-save-the-helper-as-well = Solo quien lleva el combate puede salvar también a quien ayuda.
said-The-game-has-begun-already = La partida ya ha empezado.
said-You-are-ready-already = Ya has dicho que podías empezar.
said-A-card-of-this-kind-cannot-be-put-down-before-the-game-begins = Antes de empezar no se puede poner en juego una carta de este tipo.
said-Only-one-identity-may-be-put-down = Solo se puede poner en juego una carta de este tipo: { $identity ->
    [class] Clase
    [race] Raza
    [style] Estilo
    [loyalty] Lealtad
    [training] Entrenamiento
    [faction] Facción
   *[other] { $identity }
}.
said-Only-one-companion-may-be-in-play = Solo puede haber un séquito en juego.
said-In-sex-neutral-play-characters-have-no-sex = En esta partida los personajes no tienen sexo.
said-This-edition-does-not-offer-the-choice = Esta edición no deja elegir.
said-You-are-sex-already = Tu sexo ya es { $sex ->
    [male] masculino
   *[other] femenino
}.
said-You-may-have-one-Big-item-only = Solo puedes tener un objeto grande.
said-Only-Items-you-can-use-may-be-put-down-now = Ahora solo puedes poner en juego objetos que puedas usar.
said-You-can-show-cards-of-your-hand = Puedes enseñar cartas de tu mano.
said-Show-them-to-somebody-else = Enséñalas a otra persona.
said-It-is-not-your-turn = No es tu turno.
said-The-door-is-kicked-open-once-at-the-start-of-a-turn = La puerta se abre una sola vez, al principio del turno.
said-There-is-no-open-door-card-to-keep = No hay ninguna carta de Puerta abierta que guardar.
said-Looking-for-trouble-comes-after-a-door-without-a-Monster-before-looting = Se busca pelea tras una puerta sin monstruo, antes de saquear.
said-The-room-is-looted-once-if-no-Monster-was-met-and-no-trouble-sought = La sala se saquea una vez, si no hubo monstruo ni se buscó pelea.
said-The-turn-cannot-end-before-its-phases-are-done = El turno no termina hasta que acaban sus fases.
said-The-Monster-must-come-from-your-own-hand = El monstruo debe salir de tu propia mano.
said-Only-a-Monster-makes-trouble = Solo un monstruo da pelea.
said-It-cannot-be-aimed-there = No se puede dirigir ahí.
said-It-cannot-be-used-now = Ahora no se puede usar.
said-It-has-been-used-already = Ya se ha usado.
said-You-cannot-play-anything = No puedes jugar nada.
said-Its-condition-is-not-met = No se cumple su condición.
said-Each-card-pays-once = Cada carta paga una sola vez.
said-You-may-not-discard-that-for-it = No puedes descartar eso para pagarlo.
said-That-cannot-be-escaped = De eso no se puede escapar.
said-Nobody-has-a-card-that-could-be-discarded-for-it = Nadie tiene una carta que pudiera descartarse para ello.
said-It-costs-n-of-your-cards = Cuesta { $n ->
    [one] una de tus cartas
   *[other] { $n } de tus cartas
}.
said-You-have-no-such-power = No tienes ese poder.
said-That-holds-already = Eso ya se cumple.
said-You-do-not-have-to-run = No tienes que huir.
said-Nobody-helps-in-this-fight = En este combate no ayuda nadie.
said-You-are-in-this-fight-already = Ya estás en este combate.
said-Say-on-whom-or-what = Di sobre quién o qué.
said-Only-on-another-player-who-is-fighting = Solo sobre otra persona que esté combatiendo.
said-Not-on-somebody-in-a-fight = No sobre alguien en combate.
said-It-costs-cards-worth-gold-gold-or-more = Cuesta cartas que valgan al menos { $gold } de oro.
said-Discard-one-to-n-cards-for-it = Descarta para ello de una a { $n } cartas.
said-You-do-not-have-to-run-from-it = No tienes que huir de ese monstruo.
said-It-needs-a-Monster-from-your-hand = Necesita un monstruo de tu mano.
said-You-have-no-card-to-put-in-its-place = No tienes ninguna carta que poner en su lugar.
said-Nobody-can-be-forced-to-help-in-this-fight = En este combate no se puede obligar a nadie a ayudar.
said-It-has-been-used-on-that-one-already = Ahí ya se ha usado.
said-You-have-no-Level-to-spare = No te sobra ningún nivel.
said-You-need-at-least-n-cards-to-pay-with = Para pagar necesitas al menos { $n ->
    [one] una carta
   *[other] { $n } cartas
}.
said-All-of-them-must-go = Tienen que irse todas.
said-Say-which-monster-you-run-from-first = Di de qué monstruo huyes primero.
said-The-game-is-over = La partida ha terminado.
said-There-is-no-such-seat = No existe ese sitio.
said-There-is-no-such-card-or-player = No existe esa carta o persona.
said-Name-one-card = Nombra una carta.
said-You-are-dead-until-the-next-turn-begins = Tu personaje está muerto hasta que empiece el próximo turno.
said-You-have-begun-to-share-the-rest-of-the-surplus-follows = Has empezado a repartir: el resto de lo que sobra va detrás.
said-verb-cannot-be-said-like-that = No se puede decir así: `{ $verb }`.
said-There-is-nothing-to-pass-on = No hay nada ante lo que pasar.
said-You-are-not-asked-or-have-passed-already = No se te pregunta, o ya has pasado.
said-too-many-new-tables-from-your-address-wait-a-little = Demasiadas mesas nuevas desde tu dirección; espera un poco.
said-those-are-no-rules-too-many-or-too-long = Eso no son reglas: demasiadas o demasiado largas.
said-reaction-seconds-at-most-n = Última llamada: como mucho { $n } segundos.
said-you-sit-here-already = Ya tienes sitio aquí.
said-too-many-tries-wait-a-little = Demasiados intentos; espera un poco.
said-the-cards-are-being-dealt-try-again-in-a-moment = Se están repartiendo las cartas; inténtalo de nuevo en un momento.
said-the-cards-are-being-dealt-contributions-can-no-longer-be-pledged = Se están repartiendo las cartas: ya no se pueden anunciar aportaciones.
said-contributions-are-revealed-once-the-host-has-started-the-game = Las aportaciones se revelan cuando empieza la partida.
said-that-is-not-the-contribution-that-you-have-pledged = Esa no es la aportación que has anunciado.
said-the-cards-have-been-dealt = Las cartas están repartidas.
said-this-table-is-from-an-older-version-of-kickdoor-and-cannot-be-opened-any-more = Esta mesa es de una versión anterior de kickdoor y ya no se puede abrir.
said-the-seed-is-revealed-when-the-game-is-over = La semilla se revela cuando termina la partida.
said-a-lesson-was-not-dealt-by-a-seed-and-cannot-be-saved-as-a-game = Una lección no se baraja y no se puede guardar como partida.
said-a-game-is-told-when-it-is-over = Una partida se cuenta cuando ha terminado.
said-there-is-no-such-set = No existe ese juego de cartas.
said-too-many-packs-from-your-address-wait-a-little = Demasiados paquetes desde tu dirección; espera un poco.
said-no-such-pack-was-uploaded-here = Aquí no se ha subido ese paquete.
said-the-server-is-about-to-stop = El servidor está a punto de parar.
said-figures-are-for-this-machine-only = Las cifras son solo para este equipo.
said-there-is-no-such-table = No existe esa mesa.
said-too-many-wrong-secrets-wait-a-little = Demasiadas claves erróneas; espera un poco.
said-that-secret-opens-nothing-at-this-table = Esa clave no abre nada en esta mesa.
said-that-pack-cannot-be-used-any-more = Ese paquete ya no se puede usar.
said-the-store-does-not-answer = El almacén no responde.
said-too-many-want-something-of-this-room-at-once-try-again = Demasiadas peticiones a esta sala a la vez; inténtalo otra vez.
said-this-player-is-yours-no-more-join-again = Este personaje ya no es tuyo; únete otra vez.
said-you-look-on-join-to-take-part = Estás mirando; únete para participar.
said-the-rooms-cannot-be-reached-just-now-try-again = Ahora no se puede acceder a las salas; inténtalo otra vez.
said-that-id-was-used-by-somebody-else = Ese identificador ya lo usó otra persona.
said-whoever-opened-the-room-does-that = Eso lo hace quien abrió la sala.
said-too-many-new-rooms-from-your-address-wait-a-little = Demasiadas salas nuevas desde tu dirección; espera un poco.
said-you-are-here-already = Ya estás aquí.
said-a-name-or-a-player-who-is-there = Un nombre, o alguien que ya esté.
said-there-is-no-such-room = No existe esa sala.
said-that-secret-opens-nothing-in-this-room = Esa clave no abre nada en esta sala.
said-too-many-wrong-codes-wait-a-little = Demasiados códigos erróneos; espera un poco.
said-too-many-want-something-of-this-table-at-once-try-again = Demasiadas peticiones a esta mesa a la vez; inténtalo otra vez.
said-the-server-made-a-mistake-what = El servidor ha cometido un error: { $what }
said-the-server-made-a-mistake = El servidor ha cometido un error.
said-the-tables-cannot-be-reached-just-now-try-again = Ahora no se puede acceder a las mesas; inténtalo otra vez.
said-each-parameter-once = Cada parámetro una sola vez.
said-a-request-must-be-sent-within-n-seconds = Una petición debe llegar en { $n } segundos.
said-this-server-does-not-go-by-that-name-start-it-with-public-url-to-tell-it = Este servidor no se llama así; se le dice con --public-url.
said-too-many-calls-wait-a-little = Demasiadas llamadas; espera un poco.
said-pages-of-other-sites-may-not-do-that = Las páginas de otros sitios no pueden hacer eso.
said-at-most-n-bytes = Como mucho { $n } bytes.
said-there-is-no-bot-name-there-are-names = No existe el bot { $name }; hay { $names }.
said-the-game-is-over = La partida ya ha terminado.
said-every-seat-is-taken = Todos los sitios están ocupados.
said-who-sits-there = Ahí ya está { $who }.
said-there-is-no-seat-number = No existe el sitio { $number }.
said-somebody-is-called-name-here-already = Aquí ya hay alguien que se llama { $name }.
said-that-recovery-code-opens-no-seat-here = Ese código no abre ningún sitio aquí.
said-the-game-has-started = La partida ya está en marcha.
said-nobody-sits-here-yet = Aquí aún no hay nadie.
said-bots-are-seated-where-nobody-sits-before-the-start = Los bots ocupan sitios libres, antes de empezar.
said-when-the-game-is-over-those-who-played-may-play-again = Cuando acaba la partida, quienes jugaron pueden jugar otra vez.
said-no-game-is-on = No hay ninguna partida en marcha.
said-the-game-is-paused = La partida está en pausa.
said-you-play-for-who-only = Solo juegas por { $who }.
said-that-question-has-been-settled = Esa pregunta ya está resuelta.
said-the-effects-of-that-card-do-not-come-to-rest = Los efectos de esa carta no acaban nunca.
said-other-packs-are-being-checked-try-again-in-a-moment = Se están revisando otros paquetes; inténtalo de nuevo en un momento.
said-the-proxy-must-pass-on-the-caller-s-address = El proxy tiene que pasar la dirección de quien llama.
said-the-server-is-too-busy-just-now-try-again = El servidor está saturado ahora mismo; inténtalo de nuevo.
said-that-id-was-used-for-another-request-take-a-new-one-for-each = Ese identificador ya se usó en otra petición; usa uno nuevo para cada una.
said-the-game-cannot-go-on-a-card-of-this-pack-never-ends = La partida no puede seguir: una carta de este paquete no termina nunca.
said-nobody-asks-you-to-take-anything-back = Nadie te pide deshacer nada.
said-only-your-own-last-step-can-be-taken-back-before-somebody-else-takes-one = Solo puedes deshacer tu propio último paso, antes de que otra persona actúe.
said-there-is-nothing-to-wait-for = No hay nada que esperar.
said-n-waits-a-turn-one-comes-back-when-you-play = Solo { $n } veces ¡ESPERA! por turno; al jugar recuperas una.
said-there-is-nothing-to-pass-on = Ahora no hay nada ante lo que pasar.
said-there-is-no-fight-to-pass-in = Ahora no hay combate.
said-there-is-nothing-to-say = No hay nada que decir.
said-the-game-is-paused-already = La partida ya está en pausa.
said-the-game-is-not-paused = La partida no está en pausa.
said-that-player-is-not-there = Esa persona no está.
said-who-has-a-phone-already-the-host-can-free-the-place = { $who } ya tiene un teléfono; quien abrió la sala puede liberar el sitio.
said-this-room-has-seen-too-much-open-a-new-one = Esta sala ya ha visto demasiado; abre otra.
said-nothing-changes = No cambia nada.
said-such-a-die-does-not-show-that = Un dado así no muestra eso.
said-that-player-is-not-yours-to-change = No puedes cambiar ese personaje.
said-who-is-not-yours-to-change = No puedes cambiar a { $who }.
said-that-cannot-be-taken-back-any-more = Eso ya no se puede deshacer.
said-that-does-not-take-it-back = Así no se deshace.
said-everybody-takes-back-their-own-changes = Cada cual deshace sus propios cambios.
said-it-has-been-changed-again-since = Desde entonces se ha vuelto a cambiar.
said-that-fight-is-over = Ese combate ha terminado.
said-at-most-players-players-and-monsters-monsters = Como mucho { $players } personas y { $monsters } monstruos.
said-there-is-no-cell-cell = No existe la casilla { $cell }.
said-cell-cannot-be-that = { $cell } no puede ser eso.
said-cell-is-one-of-values = { $cell } es uno de estos: { $values }.
said-at-most-players-players = Como mucho { $players } personas.
said-this-seat-is-yours-no-more-you-left-or-it-has-moved-to-another-device = Este sitio ya no es tuyo: te fuiste, o se ha trasladado a otro dispositivo.
said-whoever-opened-the-table-does-that = Eso lo hace quien abrió la mesa.
said-you-watch-here-sit-down-to-take-part = Estás mirando; siéntate para participar.
said-the-server-stops-come-back-in-a-moment = El servidor se detiene; vuelve en un momento.
said-too-many-connections-from-your-address = Demasiadas conexiones desde tu dirección.
said-the-tables-cannot-be-reached-just-now = Ahora no se puede acceder a las mesas.
said-far-too-many-requests = Demasiadas peticiones, con diferencia.
said-too-many-requests-wait-a-little = Demasiadas peticiones; espera un poco.
said-a-point-lies-below-the-picture-y-is-at-most-most = Un punto queda debajo de la imagen: y es como mucho { $most }.
said-a-point-of-a-stroke-has-no-y = A un punto de un trazo le falta la y.
said-at-most-most-drawings-at-a-table = Como mucho { $most } dibujos en una mesa.
said-at-most-most-numbers-in-all-strokes-together = Como mucho { $most } números entre todos los trazos.
said-draw-a-card-that-everybody-sees-in-play-discarded-or-from-the-last-fight = Dibuja una carta que todos vean: en juego, descartada o del último combate.
said-nobody-draws-at-this-table-Sketch-mode-is-off = En esta mesa no se dibuja: el modo de dibujo está apagado.
said-the-table-has-decided-on-it = La mesa ya ha decidido sobre él.
said-the-table-has-not-decided-on-your-last-drawing-yet = La mesa aún no ha decidido sobre tu último dibujo.
said-there-is-no-icon-icon = No hay ningún icono { $icon }.
said-there-is-no-such-drawing = No existe ese dibujo.
said-there-is-nothing-on-it = No hay nada dibujado.
said-too-many-art-packs-for-your-address-wait-a-little = Demasiados paquetes de dibujos para tu dirección; espera un poco.
said-too-many-drawings-from-your-address-wait-a-little = Demasiados dibujos desde tu dirección; espera un poco.
said-whoever-drew-it-is-for-it-and-others-vote = Quien lo dibujó está a favor; votan los demás.
said-whoever-gains-a-Level-may-draw-one-card-for-it = Quien gana un nivel puede dibujar una carta por él.
said-a-bot-plays-that-seat-already = Ahí ya juega un bot.
said-leave-the-table-to-hand-your-own-seat-to-a-bot = Para dejar tu asiento a un bot, abandona la mesa.
said-n-people-are-waiting-to-be-let-in-try-again-later = Ya hay { $n } personas esperando para entrar; inténtalo más tarde.
said-somebody-called-name-is-waiting-to-be-let-in = Ya hay alguien llamado { $name } esperando para entrar.
said-that-request-to-join-is-no-longer-open = Esa solicitud ya no está abierta.
said-the-host-has-locked-every-free-seat = Todos los asientos libres están bloqueados.
said-the-host-has-locked-that-seat = Ese asiento está bloqueado.
said-you-have-asked-to-join-wait-until-the-table-lets-you-in = Has pedido entrar; espera a que la mesa te deje pasar.
said-you-have-played-another-seat-in-this-game-you-can-only-return-to-that-one = Ya has jugado otro asiento en esta partida; solo puedes volver a ese.
said-n-messages-are-all-that-one-table-keeps = Una mesa no guarda más de { $n } mensajes.
said-you-are-writing-very-fast-wait-a-moment = Escribes muy rápido; espera un momento.
said-this-table-s-log-is-full-open-a-new-table = Esta mesa está llena; abre una nueva.
said-Until-that-is-settled-you-can-only-respond-to-it = Hasta que se resuelva, solo puedes responder a eso.
said-Until-the-curse-is-settled-you-can-only-respond-to-it = Hasta que se resuelva { $curse ->
    [Trap] la trampa
   *[other] la maldición
  }, solo puedes responder.
said-It-stays-with-the-companion-it-was-played-on = Se queda con el compañero sobre el que se jugó.
