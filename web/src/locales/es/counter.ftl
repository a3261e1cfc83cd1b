counter-title = Contador de niveles
counter-pitch = Para una partida con cartas impresas: niveles, equipo, combates y dados, en una pantalla o en el móvil de cada cual.
counter-new = Empezar a contar
counter-your-name = Tu nombre
counter-name = Nombre
counter-goal = Nivel para ganar
counter-goal-10 = Nivel 10
counter-goal-20 = Nivel 20
counter-start = Empezar
counter-start-note = Añade al resto en esta pantalla, o que entren con sus móviles.
counter-join = Entrar
counter-join-note = El código de la otra pantalla
counter-join-go = Entrar
counter-code-what = Un código tiene seis letras y cifras.
counter-resume = Continuar
counter-short = { $who } { $level }
counter-forget = Olvidar { $what }
counter-local = Solo esta pantalla
counter-come-in = Entrar en la partida
counter-who-are-you = ¿Quién eres?
counter-or-new = O alguien nuevo
counter-watch = Ver solo el marcador
counter-no-room = Esa sala no existe.
counter-to-start = Al contador de niveles
counter-line-first = Un momento …
counter-line-lost = Sin conexión
counter-line-kept = Sin conexión: guardado, se enviará después
counter-out = Tu sitio en esta sala ha quedado libre. Vuelve a entrar si quieres.

counter-back = Volver
counter-board = Marcador: todo el mundo, en grande
counter-full = Pantalla completa
counter-options = Ajustes de la sala
counter-players = Quién juega
counter-you = tú
counter-somebody = Alguien
counter-level = nivel
counter-level-of = Nivel de { $who }
counter-level-short = nivel { $level }
counter-strength = fuerza
counter-strength-of = Fuerza de { $who }
counter-gear = Equipo
counter-gear-note = todos los objetos juntos
counter-bonus = Bonificación
counter-bonus-note = para un combate
counter-parts = Nivel { $level }, equipo { $gear }, bonificación { $bonus }
counter-more = { $what }: uno más
counter-less = { $what }: uno menos
counter-who-add = Raza, clase
counter-race = Raza
counter-class = Clase
counter-is-elf = Elfo
counter-is-dwarf = Enano
counter-is-halfling = Mediano
counter-is-human = Humano
counter-is-warrior = Guerrero
counter-is-wizard = Mago
counter-is-cleric = Clérigo
counter-is-thief = Ladrón
counter-face = Color y animal
counter-face-one = { $number ->
    [1] Gato ámbar
    [2] Zorro rojo
    [3] Búho azul
    [4] Pulpo violeta
    [5] Rana verde
   *[other] Conejo rosa
}
counter-sex = { $sex ->
    [female] mujer
   *[male] hombre
}
counter-sex-now = { $sex ->
    [female] Mujer. Cambiar
    [male] Hombre. Cambiar
   *[none] Elige hombre o mujer
}
counter-save = Listo
counter-remove = Quitar
counter-remove-sure = ¿Quitar del todo?
counter-release = Liberar el móvil
counter-die = Ha muerto
counter-revive = Vuelve a la vida

counter-fight = Combate
counter-fighters = Quién combate
counter-monsters = Monstruos
counter-vs = vs.
counter-sum = { $ours } contra { $theirs }
counter-both = { $one } y { $two }
counter-lead = { $number ->
    [1] { $who } gana por { $by }
   *[other] { $who } ganan por { $by }
}
counter-behind = { $by ->
    [one] Falta { $by }
   *[other] Faltan { $by }
}
counter-tie = Empate
counter-fights = combate
counter-helps = ayuda
counter-made-of = { $has ->
    [yes] nivel { $level }, equipo { $gear }, bonificación { $bonus }
   *[no] nivel { $level }, equipo { $gear }
}
counter-helper = Ayuda
counter-us = Contra los monstruos
counter-us-note = cartas jugadas en el combate
counter-them = Para los monstruos
counter-them-note = sumado a todos ellos
counter-monster = Monstruo { $number }
counter-monster-name = Nombre del monstruo { $number }
counter-monster-add = Otro monstruo
counter-monster-remove = Quitar el monstruo { $number }
counter-monster-level = Nivel del monstruo { $number }
counter-monster-plus = Modificadores del monstruo { $number }
counter-monster-gain = Niveles por el monstruo { $number }
counter-plus = modificadores
counter-gain = Niveles por matarlo
counter-stakes = Si se pierde
counter-if-lost = Si se pierde
counter-if-lost-who = Si se pierde: { $who }
counter-share = Niveles para { $who } si se gana
counter-loss-none = Escapa
counter-loss-death = Muerte
counter-levels = { $count ->
    [1] { $number } nivel
   *[other] { $number } niveles
}
counter-win = Victoria
counter-lose = Derrota
counter-stop = Cancelar
counter-not-yours-to-end = { $who } decide cómo acaba.

counter-dice = Dados
counter-dice-sides = Qué dados
counter-dice-count = Cuántos
counter-dice-one = Uno
counter-dice-two = Dos
counter-d6 = Seis caras
counter-d10 = Diez caras
counter-dice-sum = { $one } + { $two } = { $sum }
counter-dice-shows = { $number }
counter-roll = Tirar

counter-invite = Añadir gente
counter-invite-how = Escanea esto, o escribe el código en el contador de otro móvil:
counter-invite-here = Esta dirección solo funciona en este dispositivo. Arranca el servidor con --host 0.0.0.0 y ábrelo por su dirección en tu red.
counter-code = El código es { $code }
counter-share-link = Compartir el enlace
counter-copied = Copiado
counter-add-here = Alguien sin móvil
counter-add = Añadir
counter-local-note = No había conexión cuando se abrió esta sala, así que está solo en esta pantalla.
counter-go-online = Conectar móviles

counter-open = Todo el mundo puede cambiarlo todo
counter-open-note = Si no, cada cual cambia solo sus números, y quien abrió la sala puede cambiar todos.
counter-awake = Mantener la pantalla encendida
counter-awake-not = Los navegadores solo mantienen la pantalla encendida en páginas con https.
counter-restart = Partida nueva
counter-restart-sure = ¿Todo el mundo al nivel 1?
counter-leave = Salir de la sala
counter-wins = ¡Gana { $who }!
counter-wins-at = Nivel { $level }
counter-not-yet = Todavía no

counter-story = Qué ha pasado
counter-undo = Deshacer
counter-undo-what = Deshacer: { $what }
counter-undo-none = Nada que deshacer
counter-taken-back = deshecho
counter-told-opened = La sala está abierta.
counter-told-joined = Entra { $who }.
counter-told-claimed = { $who } ha entrado con un móvil.
counter-told-released = El móvil de { $who } queda libre.
counter-told-added = Se añade a { $who }.
counter-told-removed = Se quita a { $who }.
counter-told-fight = { $who } combate.
counter-told-stopped = El combate queda cancelado.
counter-told-restarted = Empieza una partida nueva.
counter-told-won = { $who } gana el combate.
counter-told-lost = { $who } pierde el combate.
counter-told-fled = { $who } escapa.
counter-told-died = { $who } pierde el combate y muere.
counter-told-rolled = { $who } saca un { $number } (d{ $sides }).
counter-told-rolled-two = { $who } saca { $one } y { $two }: { $sum } (2d{ $sides }).
counter-told-undone = Deshecho: { $what }
counter-told-up = { $who } sube al nivel { $level }.
counter-told-down = { $who } baja al nivel { $level }.
counter-told-gear = Equipo de { $who }: { $gear } ({ $by }).
counter-told-bonus = Bonificación de { $who } para un combate: { $bonus }.
counter-told-sex = { $sex ->
    [female] { $who } es mujer.
    [male] { $who } es hombre.
   *[none] { $who } no es ni hombre ni mujer.
}
counter-told-is = { $who } ahora es { $what }.
counter-told-no-race = { $who } ya no tiene raza.
counter-told-no-class = { $who } ya no tiene clase.
counter-told-name = { $before } ahora se llama { $who }.
counter-told-face = { $who } tiene una cara nueva.
counter-told-dead = { $who } ha muerto.
counter-told-alive = { $who } vuelve a la vida.
counter-told-helps = { $who } ayuda.
counter-told-alone = Nadie ayuda.
counter-told-us = { $by } contra los monstruos.
counter-told-them = { $by } para los monstruos.
counter-told-share = { $levels ->
    [one] Por ayudar se ganaría { $levels } nivel.
   *[other] Por ayudar se ganarían { $levels } niveles.
}
counter-told-monster = Un monstruo de nivel { $level } se une al combate.
counter-told-monster-gone = Un monstruo se va.
counter-told-monster-level = Un monstruo tiene nivel { $level }.
counter-told-monster-plus = { $by } a un monstruo.
counter-told-monster-gain = { $levels ->
    [one] Un monstruo vale { $levels } nivel.
   *[other] Un monstruo vale { $levels } niveles.
}
counter-told-monster-name = El monstruo se llama { $name }.
counter-told-goal = Se gana con el nivel { $level }.
counter-told-open = Todo el mundo puede cambiarlo todo.
counter-told-own = Cada cual cambia sus números.
