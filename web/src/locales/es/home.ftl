home-pitch = Patea la puerta.
home-pitch-em = Culpa a los demás.
home-pitch-text = El juego de cartas más traicionero, de 3 a 6, en tu navegador. Gratis, abierto y sin cuenta.
home-play = Jugar ya contra bots
home-sprint = Partida de 15 minutos
home-sprint-note = Menos cartas, reglas rápidas, hasta el Nivel 7, a ritmo relámpago
home-opening = Abriendo la mesa …
home-against = contra
home-three-bots = tres bots
home-doors = Elige un set
home-links = Todas las páginas
home-link-tutorial = Cinco lecciones que se juegan
home-link-gallery = Todas las cartas de los cuatro sets, con buscador
home-link-rules = Cada regla, numerada y enlazada
home-link-counter = Cuenta niveles con cartas de verdad
home-unofficial = Proyecto de fans no oficial y software libre. Iconos de game-icons.net, CC BY 3.0.
home-credits = Créditos y licencia

home-join = Entrar con un enlace
home-join-note = Pega el enlace. Siéntate o limítate a mirar.
home-join-placeholder = { $host }/t/…
home-join-label = Enlace o nombre de una mesa
home-join-go = Entrar
home-join-what = Eso no es un enlace a una mesa. Termina así: /t/NywCh6fBX-eT
home-join-none = Aquí no existe esa mesa. ¿Está completo el enlace?
home-open = Mesas abiertas
home-open-none = Ahora mismo no hay ninguna mesa pública abierta. Crea una y aparecerá aquí.
home-sit = Sentarse
home-sit-at = Sentarse: { $name }
home-watch = Mirar
home-watch-at = Mirar: { $name }
home-back = Volver
home-back-to = Volver: { $name }
home-table-of = Mesa de { $name }
home-table-nobodys = Una mesa
home-table-seated = { $seated } de { $seats } asientos ocupados
home-table-turn = turno { $turn }

home-create = Crear una mesa
home-seats = Asientos
home-no-clock = Sin reloj
home-bots = Asientos libres
home-bots-easy = Bots fáciles
home-bots-medium = Bots normales
home-bots-hard = Bots crueles
home-more = Más
home-own-rules = Reglas de la casa
home-listed = Visible para todo el mundo
home-create-go = Crear la mesa

home-resume = Continuar
home-resume-go = Volver a la mesa
home-turn-and-level = turno { $turn }, tienes nivel { $level }
home-sets-with = { $sets }, con { $others }
home-level = tienes nivel { $level }
home-resume-waiting = La partida no ha empezado. Los bots ocuparán los asientos que queden libres.
home-resume-playing = Tu asiento y tus cartas te esperan en este dispositivo.
home-first = ¿Es tu primera vez?
home-first-note = Cinco lecciones cortas, y todas se juegan.
home-lesson-1 = Tu primera puerta
home-lesson-2 = Tu primer combate
home-lesson-3 = La ayuda y su precio
home-lesson-4 = Fastidiar a los demás
home-lesson-5 = Huir y morir
home-first-go = Jugar el tutorial

home-advanced = Más opciones
home-advanced-back = Volver
home-cards = Cartas
home-pack-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  }
home-pack-first = fija la edición
home-upload = Subir un paquete …
home-upload-note = Tus propias cartas: un archivo ZIP o un fichero YAML.
home-keep = Cartas en juego
home-rules = Reglas
home-edition = Edición
home-edition-first = La de las cartas
home-time = Tiempo
home-days = Jugar durante varios días
home-days-note = Cada cual juega cuando tiene tiempo. La mesa espera, aunque no haya nadie.
home-decision = Tiempo para decidir
home-hold = Un bot toma el relevo tras
home-never = Nunca
home-company = Jugadores
home-title-label = Título
home-title-placeholder = Viernes por la noche
home-found = Quién puede entrar
home-by-link = Quien tenga el enlace
home-public = Cualquiera
home-temper = Los bots son
home-temper-even = Equilibrados
home-temper-generous = Generosos
home-temper-greedy = Codiciosos
home-temper-vengeful = Vengativos
home-hints = Pistas
home-hints-note = Si juegas a solas con bots, puedes preguntar qué haría un bot en tu lugar. Solo sabe lo que tú sabes.
home-no-hints = Sin pistas
home-sketch = Modo de dibujo
home-sketch-note = Al subir de nivel puedes dibujar la imagen de una carta. Si la mesa vota que sí, la carta tiene desde entonces tu imagen, y se ve en la galería.

home-rule-usual = Por defecto
home-on = Sí
home-off = No

home-some-seconds = { $seconds } s
home-some-minutes = { $minutes } min
home-some-hours = { $hours } h
home-some-days = { $days ->
    [one] 1 día
   *[other] { $days } días
  }
home-per-cent = { $share } %
