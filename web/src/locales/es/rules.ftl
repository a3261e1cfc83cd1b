rules-title = Las reglas
rules-lead = { $rules } reglas numeradas en { $chapters } capítulos, con nuestras propias palabras (en inglés). Cuando algo no se puede hacer en la mesa, se nombra la regla. Aquí están todas, con preguntas abiertas, las ediciones comparadas y combates enteros resueltos.
rules-learn = Aprender jugando
rules-search = Buscar en las reglas
rules-search-hint = Palabras, o un número como COMBAT-21
rules-edition = Edición
rules-edition-all = Todas las ediciones
rules-edition-classic = Classic
rules-edition-fu = Fu
rules-edition-impossible-1-51 = Impossible 1.51
rules-edition-impossible-1-61 = Impossible 1.61
rules-edition-pathfinder = Pathfinder
rules-contents = Índice
rules-overview = Resumen
rules-part-rule = Reglas
rules-part-doubt = Preguntas abiertas
rules-part-ruling = Aclaraciones
rules-part-difference = Ediciones comparadas
rules-part-example = Combates resueltos
rules-part-timing = ¿Qué puedo hacer y cuándo?
rules-about-rule = Lo que dicen los reglamentos, regla por regla.
rules-about-doubt = Lo que las reglas dejan abierto, y cómo se juega aquí.
rules-about-ruling = Lo que se decidió en otra parte, y con qué seguridad.
rules-about-difference = Tema por tema, las cinco ediciones.
rules-about-example = Paso a paso, con las sumas.
rules-about-timing = Cada acción, en cada momento de la partida.
rules-count =
    { $count ->
        [one] { $count } entrada
       *[other] { $count } entradas
    }
rules-count-chapter =
    { $count ->
        [one] { $count } regla
       *[other] { $count } reglas
    }
rules-none-here = Nada de este capítulo se aplica a esta edición.
rules-unknown = No existe la regla { $id }.
rules-link-to = Enlace a { $id }
rules-cited-doubt =
    { $count ->
        [one] { $count } pregunta abierta
       *[other] { $count } preguntas abiertas
    }
rules-cited-ruling =
    { $count ->
        [one] { $count } aclaración
       *[other] { $count } aclaraciones
    }
rules-cited-difference =
    { $count ->
        [one] { $count } diferencia
       *[other] { $count } diferencias
    }
rules-cited-example =
    { $count ->
        [one] { $count } combate resuelto
       *[other] { $count } combates resueltos
    }
rules-cited-timing =
    { $count ->
        [one] { $count } momento
       *[other] { $count } momentos
    }
rules-cited-rule =
    { $count ->
        [one] { $count } regla más
       *[other] { $count } reglas más
    }
rules-reason = Por qué:
rules-note =
    { $verdict ->
        [confirmed] Confirmado en otra parte
        [sharpens] Una aclaración añade
        [adopted] Tomado de una aclaración
        [contradicts] Una aclaración lo contradice
       *[disputed] Discutido
    }{ $sureness ->
        [A] { " " }(oficial)
        [B] { " " }(oficial, traducido)
        [C] { " " }(de segunda mano)
        [D] { " " }(discutido)
       *[none] { "" }
    }
rules-sureness =
    { $sureness ->
        [A] Texto oficial
        [B] Oficial, traducido
        [C] De segunda mano
       *[D] Discutido
    }
rules-inferred = Deducido
rules-rests-on = Se basa en:
rules-sums = { $players } contra { $monsters }
rules-result-winner = Gana
rules-result-levels = Niveles
rules-result-treasure-sum = Tesoros
rules-result-drawn-by = Los roba
rules-result-face = Boca arriba o abajo
rules-result-pick-order = Reparto
rules-timing-legend = C es Classic, F Fu, I Impossible (I2: solo 1.61), P Pathfinder; HK es Hong Kong. «Only if just received» significa: en el momento en que llega la carta, antes de hacer cualquier otra cosa.
rules-found =
    { $count ->
        [0] No se ha encontrado nada.
        [one] Se ha encontrado { $count } entrada.
       *[other] Se han encontrado { $count } entradas.
    }
rules-found-more = Mostrar { $count } más
rules-turn = Capítulo anterior y siguiente
rules-previous = Anterior
rules-next = Siguiente
rules-dialog = Reglas
rules-dialog-one = Regla { $id }
rules-dialog-page = En las reglas
rules-dialog-back = Volver
rules-in-english = Las reglas numeradas están en inglés.
