# Lo que alguien puede hacer, en infinitivo. Si va solo, la página lo empieza con mayúscula.
choice-ready = terminar de prepararte
choice-kick = abrir la puerta de una patada
choice-loot = saquear la habitación
choice-end = terminar el turno
choice-keep = tomar la carta
choice-fight = luchar
choice-run = huir
choice-run-from = huir primero de { $monster }
choice-pass = no hacer nada
choice-withdraw = retirar la oferta
choice-show = enseñar cartas
choice-ask = pedir ayuda a { $who } por { $n ->
    [one] 1 Tesoro
   *[other] { $n } Tesoros
  }
choice-ask-free = pedir ayuda gratis a { $who }
choice-ask-for-cards = pedir ayuda a { $who } a cambio de { $cards }
choice-offer = ofrecer ayuda por { $n ->
    [one] 1 Tesoro
   *[other] { $n } Tesoros
  }
choice-offer-free = ofrecer ayuda gratis
choice-offer-for-cards = ofrecer ayuda a cambio de { $cards }
choice-accept = aceptar la oferta
choice-accept-from = aceptar la oferta de { $who }
choice-decline = rechazar la oferta
choice-decline-from = rechazar la oferta de { $who }
choice-trade = proponer un cambio a { $who }: { $cards } por { $wanted }
choice-choose = elegir { $what }
choice-choose-yes = decir que sí
choice-choose-no = decir que no
choice-choose-none = no elegir nada
choice-choose-male = ser hombre
choice-choose-female = ser mujer
choice-play = jugar { $cards }
choice-play-on = jugar { $cards } contra { $target }
choice-play-fighters = jugar { $cards } a favor de quienes combaten
choice-play-monsters = jugar { $cards } a favor de los monstruos
choice-use = usar { $what }
choice-use-on = usar { $what } contra { $target }
choice-trouble = buscar problemas con { $monster }
choice-join = añadir { $monster } al combate
choice-attach = dar { $cards } a { $target }
choice-equip = equiparte con { $cards }
choice-unequip = quitarte { $cards }
choice-sell = vender { $cards }
choice-give = dar { $cards } a { $who }
choice-sacrifice = sacrificar { $cards } para escapar
choice-discard = descartar { $cards }
hint-winning = Vas ganando: { $us } contra { $them }.
hint-help = Te faltan { $n }, y { $who } puede aportarlos.
hint-run = Te faltan { $n }, y nada de lo que tienes alcanza.
hint-turns-fight = Así quedan { $us } contra { $them } y ganas el combate.
hint-stop = Si no, { $who } gana la partida.
hint-kick = Nada te ayuda más antes de abrir la puerta.
hint-only = No tienes otra opción.
hint-better = Así ganas la partida un { $n } % más a menudo que con la segunda mejor opción.
hint-close = Apenas hay diferencia: las demás opciones son casi igual de buenas.
