gallery-title = Las cartas
gallery-lead = Cuatro sets de 168 cartas. Elige uno para leer, buscar y ampliar sus cartas.
gallery-lead-set = Una ventana en arco es una Puerta, las esquinas cortadas son un Tesoro. La forma y el color de la insignia muestran el tipo.
gallery-play = Jugar ya
gallery-play-set = Jugar con estas
gallery-sets = Sets
gallery-set-count = { $title }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas distintas
}
gallery-wait = Cargando las cartas …
gallery-unknown = No hay ningún set «{ $set }».
gallery-search = Buscar por nombre o texto
gallery-search-hint = Nombre o texto
gallery-deck = Mazo
gallery-deck-both = Ambos mazos
gallery-deck-door = Puertas
gallery-deck-treasure = Tesoros
gallery-in-door = Puerta
gallery-in-treasure = Tesoro
gallery-copies = Copias
gallery-copies-any = Las que sean
gallery-copies-of =
    { $count ->
        [one] { $count } copia
       *[other] { $count } copias
    }
gallery-tags = Etiqueta
gallery-tags-any = Cualquier etiqueta
gallery-kinds = Tipo
gallery-kinds-any = Todos los tipos
gallery-kind-monster = Monstruos
gallery-kind-enhancer = Potenciadores de monstruos
gallery-kind-curse =
    { $set ->
        [fu] Trampas
        [impossible] Trampas
       *[other] Maldiciones
    }
gallery-kind-item = Objetos
gallery-kind-upgrade = Potenciadores de objetos
gallery-kind-oneshot = De un solo uso
gallery-kind-level-up = Subidas de nivel
gallery-kind-companion =
    { $set ->
        [fu] Esbirros
       *[other] Mercenarios
    }
gallery-kind-special = Especiales
gallery-kind-class = Clases
gallery-kind-race = Razas
gallery-kind-style = Estilos
gallery-kind-loyalty = Lealtades
gallery-kind-training = Entrenamientos
gallery-kind-faction = Facciones
gallery-tag-undead = No muerto
gallery-tag-fire = Fuego
gallery-tag-below-waist = Bajo la cintura
gallery-tag-pole = Pértiga
gallery-tag-staff = Bastón
gallery-tag-dragon = Dragón
gallery-tag-wand = Varita
gallery-tag-weapon = Arma
gallery-tag-hong-kong = Hong Kong
gallery-tag-demon = Demonio
gallery-tag-powder = Polvo
gallery-tag-gaki = Gaki
gallery-tag-shark = Tiburón
gallery-tag-gun = Arma de fuego
gallery-tag-fruit = Fruta
gallery-tag-knife = Cuchillo
gallery-tag-in-black = De negro
gallery-tag-explosive = Explosivo
gallery-tag-gas = Gas
gallery-tag-goblin = Goblin
gallery-count-all = { $different } cartas distintas, { $boxed } en la caja
gallery-count-some = { $count } de { $all } cartas
gallery-everything = Mostrar todas
gallery-shelf-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
gallery-place = { $place } de { $count }
gallery-before = La carta anterior
gallery-after = La carta siguiente
gallery-copy = Copiar el enlace
gallery-copied = Copiado
gallery-bad-stuff = Mal Rollo:
gallery-rules-about = Reglas sobre estas cartas
gallery-print = Para imprimir: 63 × 88 mm, nueve por hoja, con dorsos si quieres:

gallery-drawn = Dibujadas por jugadores
gallery-drawn-all = Todos los dibujos de esta carta
gallery-drawn-count = { $count ->
    [one] { $count } dibujo de jugadores de este servidor
   *[other] { $count } dibujos de jugadores de este servidor
}
gallery-drawn-pack = Paquete de dibujos (ZIP)
gallery-drawn-print = Imprimir
