## the offer
sketch-offer = Dibujar una carta
sketch-offer-why = Has subido de nivel

## the sheet
sketch-title = Dibujar una carta
sketch-lead = Has subido de nivel: dibuja la imagen de una carta que esté en la mesa. Si la mesa vota que sí, se verá en la galería de este servidor, con tu nombre. La partida sigue mientras tanto.
sketch-which = Cartas para dibujar
sketch-none = No hay en la mesa ninguna carta que dibujar. Inténtalo cuando haya una.
sketch-for = Para
sketch-other = Otra carta
sketch-waits = La mesa te espera. Tu dibujo se guarda.
sketch-tool = Dibujar o estampar
sketch-draw = Dibujar
sketch-stamp = Estampar
sketch-inks = Tintas
sketch-widths = Plumas
sketch-stamps = Sellos
sketch-size = Tamaño
sketch-keys = En la hoja: las flechas mueven el sello (más lejos con Mayús), + y − cambian el tamaño, Intro lo estampa.
sketch-sheet-draw = Hoja. Dibuja con el ratón, el dedo o un lápiz. Con el teclado, elige Estampar.
sketch-sheet-stamp = Hoja. Las flechas mueven el sello, más y menos cambian el tamaño, Intro lo estampa.
sketch-spot = { $across } % desde la izquierda, { $down } % desde arriba, tamaño { $size } %
sketch-placed = { $stamp }: estampado; { $count ->
    [one] { $count } sello
   *[other] { $count } sellos
} en la hoja
sketch-full = La hoja está llena: deshaz algo primero.
sketch-undo = Deshacer
sketch-redo = Rehacer
sketch-clear = Borrar
sketch-clear-ask = ¿Borrar toda la hoja?
sketch-clear-yes = Borrarla
sketch-clear-no = Dejarla
sketch-signature = De
sketch-later = Seguir luego
sketch-send = Enseñarlo a la mesa

## the vote
ballot-label = Votación sobre un dibujo
ballot-title = { $name } ha dibujado { $card }. ¿Lo mostramos en la galería?
ballot-mine = La mesa vota tu dibujo de { $card }.
ballot-count = { $yes } a favor, { $no } en contra
ballot-yes = Mostrarlo
ballot-no = No
ballot-later = Luego
sketch-is-in = { $card }, de { $name }, ya está en la galería.
sketch-is-out = La mesa ha votado contra { $card }, de { $name }.
sketch-is-open = La mesa vota { $card }, de { $name }.
drawing-alt = { $card }, dibujo de { $name }

## inks, pens, stamps
ink-0 = Negro
ink-1 = Blanco
ink-2 = Rojo
ink-3 = Naranja
ink-4 = Amarillo
ink-5 = Verde
ink-6 = Azul
ink-7 = Violeta
pen-0 = Pluma fina
pen-1 = Pluma
pen-2 = Rotulador
pen-3 = Pincel
stamp-dragon-head = Dragón
stamp-goblin-head = Duende
stamp-troll = Trol
stamp-ghost = Fantasma
stamp-skull-crossed-bones = Calavera
stamp-wizard-face = Mago
stamp-cat = Gato
stamp-chicken = Gallina
stamp-plastic-duck = Pato
stamp-frog = Rana
stamp-octopus = Pulpo
stamp-spider-face = Araña
stamp-evil-eyes = Ojos malvados
stamp-nose-front = Nariz
stamp-lips = Labios
stamp-mustache = Bigote
stamp-top-hat = Chistera
stamp-pointy-hat = Sombrero puntiagudo
stamp-crown = Corona
stamp-crossed-swords = Espadas
stamp-round-shield = Escudo
stamp-leather-boot = Bota
stamp-locked-chest = Cofre
stamp-cut-diamond = Diamante
stamp-fire = Fuego
stamp-lightning-trio = Rayos
stamp-sun-radiations = Sol
stamp-moon = Luna
stamp-mountains = Montañas
stamp-pine-tree = Abeto
stamp-castle = Castillo
stamp-hearts = Corazones
