# Foco, dado, muerte, robo
spot-level = { $me ->
        [yes] Ahora eres de nivel { $level }.
       *[no] { $name } es ahora de nivel { $level }.
    }
spot-strength = Fuerza { $from } → { $to }
spot-sums = De { $us } contra { $them } a { $us2 } contra { $them2 }
spot-door = { $me ->
        [yes] Abres la puerta de una patada.
       *[no] abre la puerta de una patada.
    }
spot-said = { $me ->
        [yes] Juegas { $card }. { $effect }
       *[no] { $who } juega { $card }. { $effect }
    }
spot-said-on = { $me ->
        [yes] Juegas { $card } sobre { $to }. { $effect }
       *[no] { $who } juega { $card } sobre { $to }. { $effect }
    }
spot-said-door = { $me ->
        [yes] Tras la puerta: { $card }. { $effect }
       *[no] { $who } abre la puerta: { $card }. { $effect }
    }
spot-death = { $me ->
        [yes] ¡Has muerto!
       *[no] ¡{ $who } ha muerto!
    }
spot-death-by = La causa: { $card }
spot-theft = { $me ->
        [yes] ¡Le quitas { $card } a { $from }!
       *[no] { $you ->
            [yes] ¡{ $who } te quita { $card }!
           *[no] ¡{ $who } le quita { $card } a { $from }!
        }
    }
spot-cards = { $n ->
        [one] una carta
       *[other] { $n } cartas
    }
spot-stolen = ¡Por poco!
spot-stolen-why = { $me ->
        [yes] Al final no ganas este combate.
       *[no] Al final { $who } no gana este combate.
    }
spot-stolen-by = Gracias a { $card }
spot-again = Mostrar otra vez

die = Dado
die-shows = El dado muestra { $n }
die-rolled = Un { $n }.
die-needs = Hace falta { $n }.
die-needs-none = Ninguna tirada basta.
die-run = { $person ->
        [you] Huyes de { $monster }.
       *[other] { $who } huye de { $monster }.
    }
die-changes = 5 o más, con { $n } al dado.
die-odds = Qué significa cada tirada
die-away = escapa
die-caught = cae
die-away-final = { $person ->
        [you] ¡Escapas!
       *[other] ¡{ $who } escapa!
    }
die-caught-final = { $person ->
        [you] ¡{ $monster } te atrapa!
       *[other] ¡{ $monster } atrapa a { $who }!
    }
die-away-so-far = { $person ->
        [you] Escapas, si nadie interviene.
       *[other] { $who } escapa, si nadie interviene.
    }
die-caught-so-far = { $person ->
        [you] Te atrapa, si nadie interviene.
       *[other] Atrapa a { $who }, si nadie interviene.
    }

# El registro: un suceso, una línea
log-details = Detalles
log-the = { $name }
log-result = { $what }: { $result }
log-level = nivel { $level }
log-loses = pierde { $cards }
log-dies = muere
log-wins = ¡gana la partida!
log-nothing = no pasa nada
log-takes = toma { $cards }
log-treasures = { $n ->
        [one] 1 Tesoro
       *[other] { $n } Tesoros
    }
log-beats = { $who } vence a { $monsters }
log-caught = { $monster } atrapa a { $who }
log-away = { $who } escapa de { $monster }
log-door = { $who } abre la puerta de una patada: { $card }
log-trouble = { $who } busca pelea: { $card }
log-struck = { $card } golpea a { $who }
log-sells = { $who } vende { $cards } por { $gold } piezas de oro
log-plays = { $who } juega { $card }
log-plays-on = { $who } juega { $card } sobre { $other }
log-uses = { $who } usa { $card }
log-uses-on = { $who } usa { $card } con { $other }
log-died = { $who } muere
log-stolen = { $who } le quita { $cards } a { $other }

# Sonido, mano, deshacer
sound-ask = ¿Jugar con sonido?
sound-yes = Con sonido
sound-no = Sin sonido
settings-volume = Volumen
settings-banter = Los bots hablan
settings-banter-note = Comentan la partida en el registro y junto a su asiento
hand-sort = Ordenar
hand-sort-drawn = Según se roban
hand-sort-kind = Por tipo
hand-sort-useful = Primero las jugables
hand-sort-strong = Primero las más fuertes
hand-show = Mostrar
hand-show-all = Todas
hand-show-playable = Jugables
hand-show-items = Objetos
hand-show-other = Otras
hand-all-hidden = Ninguna carta cumple el filtro.
hand-hidden = { $n ->
        [one] 1 carta oculta
       *[other] { $n } cartas ocultas
    }
undo-ask = Pedir deshacer
undo-asked = La mesa tiene que aceptar
undo-question = { $who } quiere deshacer el último paso
undo-allow = Permitir
undo-refuse = No permitir
news-asked_undo = { $name } pide deshacer el último paso.
news-answered_undo = { $name } { $yes ->
        [yes] acepta.
       *[no] no acepta.
    }
news-undo_ended = No se deshace nada.
