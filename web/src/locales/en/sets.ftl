set-classic = Classic dungeon
set-classic-note = the one to start with
set-fu = Kung-fu film
set-fu-note = styles, not races
set-impossible = Spy film
set-impossible-note = loyalties change
set-pathfinder = High fantasy
set-pathfinder-note = factions at war
