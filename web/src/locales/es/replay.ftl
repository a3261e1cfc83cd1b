replay-title = Repetición
replay-loading = Cargando la partida …
replay-missing = Esa partida no existe.
replay-early = Esta partida aún se está jugando.
replay-watch = Verla
replay-deal = El reparto
replay-turn = Turno { $turn } de { $of }
replay-step = paso { $step } de { $of }
replay-scrub = Punto de la partida
replay-play = Reproducir
replay-pause = Pausa
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-turn-back = Al turno anterior
replay-turn-on = Al turno siguiente
replay-speed = Velocidad
replay-times = { $speed }×
replay-eyes = De quién ves las cartas
replay-eyes-of = Mano de { $name }
replay-spectator = Ninguna mano
replay-extra = Más: velocidad, manos, guardar
replay-save = Guardar esta partida
replay-end = Cómo acabó

## probabilidad de ganar
chances-show = Probabilidades
chances-title = Probabilidad de ganar
chances-about = Paso a paso, tal como la ven los bots con todas las cartas a la vista.
chances-busy = Calculando la probabilidad de ganar de cada quien …
chances-percent = { $n } %
chances-tick = turno { $turn }
chances-turn = Turno { $turn }
chances-turn-head = Después de
chances-as-table = En una tabla
chances-table = Probabilidad de ganar después de cada turno
chances-marks = Momentos decisivos
chances-change = { $sign }{ $n } %
chances-whose = Qué jugadas se juzgan
chances-level = nivel { $level }
chances-chosen = { $mine ->
    [yes] (tú)
   *[no] (elegido)
}
advice-chose = { $mine ->
    [yes] Elegiste { $choice }.
   *[no] { $name } eligió { $choice }.
}
advice-cost = Costó un { $cost } %: era mejor { $better }.
advice-known = { $mine ->
    [yes] Solo se compara con lo que podías saber.
   *[no] Solo se compara con lo que { $name } podía saber.
}
advice-most-costly = { $mine ->
    [yes] Tus jugadas más costosas
   *[no] Las jugadas más costosas de { $name }
}
advice-none = { $mine ->
    [yes] No cometiste ningún error costoso.
   *[no] { $name } no cometió ningún error costoso.
}

## seguir jugando desde un paso
play-on = Seguir jugando desde aquí
play-on-more = los bots ocupan los demás asientos
play-on-about = Una mesa nueva empieza justo aquí, en el turno { $turn }. Las cartas y tiradas que vienen son las de esta partida.
play-on-seat = Tu asiento
play-on-bots = Los demás asientos
play-on-name = Tu nombre
play-on-no = Ahora no
play-on-go = Jugar
