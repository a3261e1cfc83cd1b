set-classic = Mazmorra clásica
set-classic-note = la ideal para empezar
set-fu = Película de kung-fu
set-fu-note = estilos, no razas
set-impossible = Película de espías
set-impossible-note = las lealtades cambian
set-pathfinder = Alta fantasía
set-pathfinder-note = facciones en guerra
