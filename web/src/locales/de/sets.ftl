set-classic = Klassischer Dungeon
set-classic-note = ideal für den Anfang
set-fu = Kung-Fu-Film
set-fu-note = Stile statt Rassen
set-impossible = Agentenfilm
set-impossible-note = Loyalitäten wechseln
set-pathfinder = High Fantasy
set-pathfinder-note = Fraktionen im Krieg
