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
tutorial-pass = Alguien está haciendo algo, y todo el mundo puede oponerse. Tú no tienes nada que añadir: pulsa «Sin objeción».
tutorial-watch = Mira: les toca a los demás.
tutorial-not-now = En cualquier otro momento, sí. En esta lección, sigue al pato.
tutorial-next = Siguiente: { $title }

tutorial-first-door-about = Vístete, patea una puerta, conviértete en otra persona.
tutorial-first-door-1 = Eres Riley, nivel 1. Tu fuerza es tu nivel más lo que llevas puesto: o sea, 1. En la mano tienes un Helm of Courage, y ahí no sirve de nada. Toca la carta y luego póntelo.
tutorial-first-door-2 = ¡Fuerza 2! Ahora tienes el doble de peligro que una silla. Un turno empieza ante una puerta, y aquí no se llama. Patéala.
tutorial-first-door-3 = Ningún monstruo, pero sí un Elf, un elfo. Lo que no es un monstruo se puede guardar o jugar enseguida. Al elfo nadie le ha preguntado. Toca la carta y conviértete en uno.
tutorial-first-door-4 = Como aquí no vive nadie, puedes saquear la habitación: robas otra carta de Puerta, y nadie ve cuál.
tutorial-first-door-5 = Algunas cartas te dan un nivel sin más. Esta te pide que hiervas un hormiguero. Nadie dijo que el heroísmo fuera amable. Tócala y juégala.
tutorial-first-door-6 = Nivel 2, y en el nivel 10 ganas. No queda nada que hacer, así que acaba tu turno. Quien tenga entonces más de cinco cartas da el resto a quien tenga el nivel más bajo. Se llama caridad, y no le gusta a nadie.
tutorial-first-door-done = Una puerta bien pateada
tutorial-first-door-praise = Te pones cosas, pateas cosas, y ahora eres un elfo. La próxima vez habrá alguien en casa.

tutorial-first-fight-about = Una gallina, un empate y un frasco que arregla ambas cosas.
tutorial-first-fight-1 = Fuerza 2, una puerta nueva, ¿qué podría haber detrás? Patéala.
tutorial-first-fight-2 = Una Large Angry Chicken, una gallina grande y furiosa. Tiene 2, tú tienes 2, y los monstruos ganan los empates. Pero tienes una poción que vale 3 para cualquier bando, y este pájaro odia el fuego. Tócala y lánzala contra los monstruos.
tutorial-first-fight-3 = 5 contra 2. Da al monstruo por vencido. Todo el mundo tiene un momento para estropeártelo: en eso consiste el juego, y la lección 4.
tutorial-first-fight-4 = Dos niveles: uno por la victoria y otro por el asado, como dice la carta. Y un Tesoro que solo has visto tú. Puedes ponértelo enseguida.
tutorial-first-fight-5 = Has combatido, así que no hay habitación que saquear: está llena de plumas. Acaba tu turno.
tutorial-first-fight-done = Hoy cenamos pollo
tutorial-first-fight-praise = Gana quien tiene más fuerza; con un empate no basta. Las pociones sirven una vez y desaparecen, como la gallina.

tutorial-help-about = Quien ayuda trae todo lo que tiene, y quiere cobrar.
tutorial-help-1 = Nivel 3, nada que ponerte, ningún plan. Patea la puerta.
tutorial-help-2 = El Platycore tiene 6, tú tienes 3. Ben tiene 4, y está deseando que se lo pidan. Abre «Pedir ayuda», elige a Ben, deja que elija primero uno de los dos Tesoros y envíalo.
tutorial-help-3 = Ben se apunta, y cuenta toda su fuerza: 7 contra 6. Solo puede ayudar una persona, así que elige bien. Da al monstruo por vencido.
tutorial-help-4 = Tú has subido un nivel y Ben no: la ayuda se paga solo en Tesoros, salvo a los elfos. Ben se ha llevado un sombrero. El resto es tuyo. Acaba tu turno.
tutorial-help-5 = Ahora es Ben quien está en apuros, y se acuerda de sus amistades. Te ofrece elegir primero. Podrías pedir más con una contraoferta, pero hoy eres mejor persona. Acepta.
tutorial-help-6 = Está muerto, y tú eliges primero, a la vista de todo el mundo. El Horny Helmet te sienta mejor que unos pinchos en las rodillas. Elígelo y pulsa Listo.
tutorial-help-done = Un trato es un trato
tutorial-help-praise = La ayuda se compra, y lo acordado lo reparte la mesa, para que nadie tenga que fiarse de nadie. Las mentiras son para todo lo demás.

tutorial-interfering-about = Ben está a punto de ganar la partida. ¿Te vas a quedar mirando?
tutorial-interfering-1 = Ben tiene nivel 9 y le falta una victoria para ganar, con 9 contra unas Flying Frogs de 2. Antes de que valga, todo el mundo puede actuar. En una mesa de verdad corre el reloj, y ¡ALTO! lo detiene. Aquí te espera. Tienes Humongous: 10 más para un monstruo. Toca la carta y ponla sobre las ranas.
tutorial-interfering-2 = Ha lanzado ácido: 14 contra 12, y vuelve a ganar. Una poción sirve para cualquier bando, y los monstruos ganan los empates, pero ¿para qué racanear? Toca la tuya y lánzala a favor de los monstruos.
tutorial-interfering-3 = 14 contra 15, y no le quedan cartas. Ben echa a correr. Podrías oponerte, si te quedara algo. Ya has hecho bastante. Pulsa «Sin objeción».
tutorial-interfering-done = Ya eres de los nuestros
tutorial-interfering-praise = Ben sacó un 1, las ranas lo atraparon y le costó dos niveles. Dice que está bien. Ayuda a un monstruo siempre que alguien de la mesa vaya a ganar: para eso están los amigos.

tutorial-running-about = Algunos combates no se pueden ganar. A otros tampoco se sobrevive.
tutorial-running-1 = Nivel 5, un elfo, un casco. Los buenos tiempos. Patea la puerta.
tutorial-running-2 = Un Lame Goblin: 1 contra tus 6. ¿Qué podría salir mal? Dalo por vencido. (No mires a Ben.)
tutorial-running-3 = Has mirado a Ben. Ha dejado entrar a un Bullrog: 19 contra 6. Contra eso no puede ayudar nadie en esta mesa. ¡Huye!
tutorial-running-4 = Tiras una vez por cada monstruo, y con 5 o más escapas. Tú eliges de cuál huyes primero. El Goblin cojea, y los elfos corren bien: huye primero del Goblin.
tutorial-running-5 = El Goblin no te ha atrapado. El Bullrog sí, y has muerto. Los demás se han llevado tus cosas, empezando por el nivel más alto. Pero conservas tu nivel, sigues siendo un elfo y vuelves con ocho cartas nuevas. La muerte es un nuevo comienzo con papeleo. ¡Patea la puerta!
tutorial-running-6 = Una Potted Plant, una planta en su maceta, nivel 1. Después del Bullrog, justo lo que necesitas. No tengas piedad.
tutorial-running-done = Una muerte muy provechosa
tutorial-running-praise = Huir cuesta suerte, morir cuesta cartas, y ninguna de las dos cuesta la partida. Esta era la última lección. Hay una mesa esperando, y alguien en ella tiene un Bullrog.
