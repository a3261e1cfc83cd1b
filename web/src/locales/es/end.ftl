end-loading = Preparando la historia de esta partida …
end-wins = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
end-you-win = ¡Has ganado!
end-won = Nivel { $level } en el turno { $turn }.
end-won-fight = Nivel { $level } en el turno { $turn }, contra { $monsters }, { $fighters } a { $against }.
end-won-helped = Nivel { $level } en el turno { $turn }, con { $helper } contra { $monsters }, { $fighters } a { $against }.
end-no-waits = Nadie gritó ¡ALTO!
end-waits = De nada sirvió gritar ¡ALTO!: { $names }.
end-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
end-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
end-own-pack = cartas propias
end-how = Cómo fue
end-words = Como texto
end-turn = Turno { $turn }
end-chart-turn = turno { $turn }
end-chart-label = Niveles a lo largo de los turnos, al final: { $levels }

## momentos decisivos
end-point-death = { $known ->
    [yes] { $name } muere en el nivel { $level }: { $card }
   *[no] { $name } muere en el nivel { $level }
}
end-point-curse = Por culpa de { $card }, { $name } pierde { $n ->
    [one] un nivel
   *[other] { $n } niveles
}: ahora nivel { $level }
end-point-beaten = En las garras de { $card }, { $name } pierde { $n ->
    [one] un nivel
   *[other] { $n } niveles
}: ahora nivel { $level }
end-point-broken = { $known ->
    [yes] { $other } le arrebata la victoria a { $name } con { $card }
   *[no] { $other } le arrebata la victoria a { $name }
}
end-point-kill = { $name } acaba con { $card }, fuerza { $n }
end-point-win = { $name } gana en el nivel { $level }

## premios
end-awards = Premios
end-award-fall = La mayor caída
end-award-fall-why = { $name }: nivel { $of }, y entonces { $card }
end-award-helper = Mejor amistad
end-award-helper-why = { $n ->
    [one] { $name } ayudó a ganar un combate
   *[other] { $name } ayudó a ganar { $n } combates
}
end-award-spoiler = Peor amistad
end-award-spoiler-why = { $name } estropeó { $n ->
    [one] una victoria
   *[other] { $n } victorias
}{ $yours ->
    [0] { "" }
    [one] , una de ellas a ti
   *[other] , { $yours } de ellas a ti
}
end-award-runner = Dados trucados
end-award-runner-why = { $name } tiró para huir { $of ->
    [one] una vez
   *[other] { $of } veces
} y escapó { $n ->
    [one] una vez
   *[other] { $n } veces
}
end-award-comeback = Desde el fondo
end-award-comeback-why = { $n ->
    [one] { $name } iba un nivel por detrás, y ganó
   *[other] { $name } iba { $n } niveles por detrás, y ganó
}
end-award-mortal = Siete vidas
end-award-mortal-why = { $n ->
    [one] { $name } murió una vez
   *[other] { $name } murió { $n } veces
}
end-award-cursed = Gato negro
end-award-cursed-why = { $n ->
    [one] Una maldición cayó sobre { $name }
   *[other] { $n } maldiciones cayeron sobre { $name }
}
end-award-giant = Matagigantes
end-award-giant-why = { $name } acabó con { $card } y su fuerza de { $n }
end-award-slow = Pies planos
end-award-slow-why = { $n ->
    [one] { $name } intentó huir y no escapó una vez
   *[other] { $name } intentó huir y no escapó { $n } veces
}
end-award-richest = Tesoro de dragón
end-award-richest-why = { $name } acabó con objetos por valor de { $n } piezas de oro
end-award-merchant = Ojo para el negocio
end-award-merchant-why = { $name } vendió objetos por { $n } piezas de oro
end-award-slayer = Cazamonstruos
end-award-slayer-why = { $n ->
    [one] { $name } mató un monstruo
   *[other] { $name } mató { $n } monstruos
}
end-award-loudest = La voz más fuerte
end-award-loudest-why = { $n ->
    [one] { $name } gritó ¡ALTO! una vez
   *[other] { $name } gritó ¡ALTO! { $n } veces
}

## y ahora
end-rematch = Revancha
end-rematch-more = , misma mesa
end-rematch-waiting = Barajando …
end-rematch-join = A la revancha
end-rematch-watch = Ver la revancha
end-replay = Repetición
end-share = Compartir
end-look = La mesa
end-share-title = Compartir esta partida
end-share-text = Quien tenga este enlace puede ver toda la partida
end-share-copy = Copiar el enlace
end-share-copied = El enlace se ha copiado.

## el reparto
end-seed = Semilla de la baraja { $seed }
end-check = Cualquiera puede comprobar el reparto
end-proof-title = Comprobar el reparto
end-proof-text = Al abrirse la mesa, el servidor publicó una huella de su clave secreta. Después, el navegador de cada persona añadió un número aleatorio propio, fijado por una huella antes de que nadie viera los demás. La baraja resulta de todos juntos. Por eso nadie pudo elegir las cartas: ni el servidor, ni quien abrió la mesa, ni nadie que jugara.
end-proof-commitment = Huella de la clave
end-proof-key = Clave del servidor
end-proof-given = De { $name }
end-proof-seed = Semilla de la baraja
end-proof-holds = Tu navegador lo ha comprobado: la clave, las aportaciones y sus huellas encajan.
end-proof-yours = Tu propia aportación forma parte del reparto, y las huellas son las que este navegador vio antes de repartir.
end-proof-late = Tu propia aportación no llegó a tiempo; las cartas se repartieron sin ella.
end-proof-unknown = Este navegador no estaba en la mesa antes del reparto y solo puede comprobar que los números encajan entre sí.
end-proof-withheld = { $count ->
    [one] { $names } anunció una aportación y no la reveló a tiempo.
   *[other] { $names } anunciaron aportaciones y no las revelaron a tiempo.
  }
end-proof-flaw-key = La clave del servidor no encaja con su huella. No se puede confiar en este reparto.
end-proof-flaw-pledge = La aportación de { $name } no encaja con su huella. No se puede confiar en este reparto.
end-proof-flaw-unpledged = La aportación de { $name } se añadió después del reparto. No se puede confiar en este reparto.
end-proof-flaw-seed = La semilla no resulta de la clave y las aportaciones. No se puede confiar en este reparto.
end-proof-flaw-commitment = La huella de la clave no es la que este navegador vio antes. No se puede confiar en este reparto.
end-proof-flaw-left-out = Tu aportación se omitió o se sustituyó. No se puede confiar en este reparto.
end-proof-flaw-replaced = La huella de la aportación de { $name } se sustituyó después del reparto. No se puede confiar en este reparto.
end-proof-hash = En cualquier ordenador, esto muestra la huella de la clave:
end-proof-hash-seed = Y esto, la semilla:
end-proof-play = Así vuelves a jugar toda la partida desde la semilla, con las mismas cartas y los mismos dados:
end-proof-file = Guardar la partida
