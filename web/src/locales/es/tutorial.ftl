tutorial-title = Apréndelo jugando
tutorial-text = Cinco lecciones cortas en una mesa de verdad. Nadie lee reglas por gusto. (Uno de nosotros sí. A ese no lo invitamos.)
tutorial-count = { $done } de { $lessons } superadas
tutorial-start = Empezar
tutorial-go-on = Seguir
tutorial-again = Jugar otra vez
tutorial-skip-short = Saltar
tutorial-skip-of = Saltar: { $title }
tutorial-state-next = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}, unos dos minutos
tutorial-state-later = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
tutorial-state-begun = Empezada
tutorial-state-played = Superada
tutorial-state-skipped = Saltada
tutorial-all-done = Ya sabes todo lo que hay que saber.
tutorial-all-done-text = Lo demás es mala suerte y peores compañías. Adelante.
tutorial-play = Jugar ya

tutorial-coach = Tu guía
tutorial-lesson = Lección { $number }
tutorial-step = Paso { $step } de { $steps }
tutorial-restart = Empezar de nuevo esta lección
tutorial-skip = Saltar esta lección
tutorial-leave = Volver a todas las lecciones
tutorial-show = Muéstrame dónde
tutorial-pass = Alguien hace algo, y todo el mundo puede oponerse. Tú no tienes nada que añadir: pulsa «{ $button }».
tutorial-pass-running = Enseguida tiras el dado; hasta entonces todo el mundo puede intervenir. Tú no tienes nada que añadir: pulsa «{ $button }».
tutorial-watch = Mira: les toca a los demás.
tutorial-not-now = En cualquier otro momento, sí. En esta lección, sigue al pato.
tutorial-next = Siguiente: { $title }

tutorial-first-door-about = Vístete, patea una puerta, conviértete en otra persona.
tutorial-first-door-1 = Tu fuerza es tu nivel más lo que llevas puesto: o sea, 1. Un casco en la mano no sirve de nada. Tócalo y póntelo.
tutorial-first-door-2 = ¡Fuerza 2! El doble de peligro que una silla. Cada turno empieza ante una puerta, y aquí nadie llama. Patéala.
tutorial-first-door-3 = No es un monstruo, sino un elfo. Una carta así se puede guardar o jugar enseguida. Tócala y conviértete en elfo.
tutorial-first-door-4 = Aquí no vive nadie, así que puedes saquear la habitación: robas otra carta de Puerta, y nadie ve cuál.
tutorial-first-door-5 = Algunas cartas te dan un nivel sin más. Esta te pide que hiervas un hormiguero. Tócala y juégala.
tutorial-first-door-6 = Nivel 2, y en el nivel 10 ganas. Acaba tu turno. Quien tenga más de cinco cartas da el resto al nivel más bajo: la caridad.
tutorial-first-door-done = Una puerta bien pateada
tutorial-first-door-praise = Te pones cosas, pateas cosas, y ahora eres un elfo. La próxima vez habrá alguien en casa.

tutorial-first-fight-about = Una gallina, un empate y un frasco que arregla ambas cosas.
tutorial-first-fight-1 = Fuerza 2, una puerta nueva, ¿qué podría haber detrás? Patéala.
tutorial-first-fight-2 = 2 contra 2, y los empates los ganan los monstruos. Tu poción vale 3, y este pájaro odia el fuego. Tócala: ¡contra los monstruos!
tutorial-first-fight-3 = 5 contra 2. Da al monstruo por vencido. Todo el mundo puede estropeártelo: de eso va el juego, y la lección 4.
tutorial-first-fight-4 = Dos niveles: uno por la victoria y otro por el asado. Y un Tesoro que solo has visto tú. Tócalo y póntelo.
tutorial-first-fight-5 = Has combatido, así que no hay habitación que saquear: está llena de plumas. Acaba tu turno.
tutorial-first-fight-done = Hoy cenamos pollo
tutorial-first-fight-praise = Gana quien tiene más fuerza; con un empate no basta. Las pociones sirven una vez y desaparecen, como la gallina.

tutorial-help-about = Quien ayuda trae todo lo que tiene, y quiere cobrar.
tutorial-help-1 = Nivel 3, nada que ponerte, ningún plan. Patea la puerta.
tutorial-help-2 = El Platycore tiene 6, tú tienes 3. Ben tiene 4: abre «Pedir ayuda», elige a Ben, deja que elija primero y envíalo.
tutorial-help-3 = Ben se apunta, y cuenta toda su fuerza: 7 contra 6. Solo puede ayudar una persona. Da al monstruo por vencido.
tutorial-help-4 = Has subido un nivel. Ben no: quien ayuda solo recibe Tesoros, salvo los elfos. Ben tiene un sombrero. Acaba tu turno.
tutorial-help-5 = Ahora Ben está en apuros y te ofrece elegir primero. Podrías pedir más, pero hoy eres mejor persona. Acepta.
tutorial-help-6 = Está muerto, y tú eliges primero. El Horny Helmet te sienta mejor que unos pinchos en las rodillas. Elígelo y pulsa Listo.
tutorial-help-done = Un trato es un trato
tutorial-help-praise = La ayuda se compra, y lo acordado lo reparte la mesa, para que nadie tenga que fiarse de nadie. Las mentiras son para todo lo demás.

tutorial-interfering-about = Ben está a punto de ganar la partida. ¿Te vas a quedar mirando?
tutorial-interfering-1 = A Ben le falta una victoria para ganar: 9 contra 2. Aún puede actuar todo el mundo. Toca Humongous y ponla sobre las ranas.
tutorial-interfering-2 = Ben responde con ácido y se pone 14 contra 12. Una poción sirve para cualquier bando. Toca la tuya y lánzala a favor de los monstruos.
tutorial-interfering-3 = 14 contra 15: Ben echa a correr. Podrías oponerte, pero ya has hecho bastante. Pulsa «{ $button }».
tutorial-interfering-done = Ya eres de los nuestros
tutorial-interfering-praise = Ben sacó un 1, las ranas lo atraparon y le costó dos niveles. Dice que está bien. Ayuda a un monstruo siempre que alguien de la mesa vaya a ganar: para eso están los amigos. En una mesa de verdad corre el reloj, y ¡ALTO! lo detiene.

tutorial-running-about = Algunos combates no se pueden ganar. A otros tampoco se sobrevive.
tutorial-running-1 = Nivel 5, un elfo, un casco. Los buenos tiempos. Patea la puerta.
tutorial-running-2 = Un Lame Goblin: 1 contra tus 6. ¿Qué podría salir mal? Dalo por vencido. (No mires a Ben.)
tutorial-running-3 = Has mirado a Ben. Ha dejado entrar a un Bullrog: 19 contra 6. Contra eso no puede ayudar nadie en esta mesa. ¡Huye!
tutorial-running-4 = Tiras por cada monstruo, y con 5 o más escapas. El Goblin cojea, y los elfos corren bien: huye primero del Goblin.
tutorial-running-5 = El Bullrog te atrapó. Perdiste tus cosas, pero conservas tu nivel, sigues siendo elfo y tienes ocho cartas nuevas. ¡Patea la puerta!
tutorial-running-6 = Una planta en su maceta, nivel 1. Después del Bullrog, justo lo que necesitas. No tengas piedad.
tutorial-running-done = Una muerte muy provechosa
tutorial-running-praise = Huir cuesta suerte, morir cuesta cartas, y ninguna de las dos cuesta la partida. Esta era la última lección. Hay una mesa esperando, y alguien en ella tiene un Bullrog.
