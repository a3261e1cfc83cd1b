level-of = Nivel { $level } de { $goal }
page-broken = No se ha podido cargar esta página.
page-unknown = Esta página no existe.
try-again = Volver a intentarlo
to-home = A la página de inicio
card-back-door = Una carta de Puerta boca abajo
card-back-treasure = Una carta de Tesoro boca abajo
trouble-away = No se puede contactar con el servidor. Inténtalo de nuevo en un momento.
search-clear = Borrar la búsqueda
play-problem = No se ha podido abrir esa mesa.

sex-any = hombre o mujer, al azar
sex-any-short = Azar
sex-label = Tu personaje
