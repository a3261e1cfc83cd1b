gallery-title = Die Karten
gallery-lead = Vier Sets mit je 168 Karten. Wähle eines, um die Karten zu lesen, zu durchsuchen und zu vergrößern.
gallery-lead-set = Ein Bogenfenster ist eine Tür, gekappte Ecken sind ein Schatz. Form und Farbe des Abzeichens zeigen die Art.
gallery-play = Jetzt spielen
gallery-play-set = Mit diesen spielen
gallery-sets = Sets
gallery-set-count = { $title }: { $count ->
    [one] { $count } Karte
   *[other] { $count } verschiedene Karten
}
gallery-wait = Die Karten werden geladen …
gallery-unknown = Ein Set „{ $set }“ gibt es nicht.
gallery-search = Nach Name oder Text suchen
gallery-search-hint = Name oder Text
gallery-deck = Stapel
gallery-deck-both = Beide Stapel
gallery-deck-door = Türen
gallery-deck-treasure = Schätze
gallery-in-door = Tür
gallery-in-treasure = Schatz
gallery-copies = Exemplare
gallery-copies-any = Beliebig viele
gallery-copies-of =
    { $count ->
        [one] { $count } Exemplar
       *[other] { $count } Exemplare
    }
gallery-tags = Merkmal
gallery-tags-any = Alle Merkmale
gallery-kinds = Art
gallery-kinds-any = Alle Arten
gallery-kind-monster = Monster
gallery-kind-enhancer = Monsterverstärker
gallery-kind-curse =
    { $set ->
        [fu] Fallen
        [impossible] Fallen
       *[other] Flüche
    }
gallery-kind-item = Gegenstände
gallery-kind-upgrade = Gegenstandsverstärker
gallery-kind-oneshot = Nur einmal einsetzbar
gallery-kind-level-up = Stufenaufstiege
gallery-kind-companion =
    { $set ->
        [fu] Handlanger
       *[other] Mietlinge
    }
gallery-kind-special = Besondere
gallery-kind-class = Klassen
gallery-kind-race = Rassen
gallery-kind-style = Stile
gallery-kind-loyalty = Loyalitäten
gallery-kind-training = Ausbildungen
gallery-kind-faction = Fraktionen
gallery-tag-undead = Untot
gallery-tag-fire = Feuer
gallery-tag-below-waist = Unter der Gürtellinie
gallery-tag-pole = Stange
gallery-tag-staff = Stab
gallery-tag-dragon = Drache
gallery-tag-wand = Zauberstab
gallery-tag-weapon = Waffe
gallery-tag-hong-kong = Hongkong
gallery-tag-demon = Dämon
gallery-tag-powder = Pulver
gallery-tag-gaki = Gaki
gallery-tag-shark = Hai
gallery-tag-gun = Schusswaffe
gallery-tag-fruit = Obst
gallery-tag-knife = Messer
gallery-tag-in-black = In Schwarz
gallery-tag-explosive = Sprengstoff
gallery-tag-gas = Gas
gallery-tag-goblin = Goblin
gallery-count-all = { $different } verschiedene Karten, { $boxed } in der Schachtel
gallery-count-some = { $count } von { $all } Karten
gallery-everything = Alle zeigen
gallery-shelf-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
gallery-place = { $place } von { $count }
gallery-before = Die vorige Karte
gallery-after = Die nächste Karte
gallery-copy = Link kopieren
gallery-copied = Kopiert
gallery-bad-stuff = Schlimme Dinge:
gallery-rules-about = Regeln für diese Karten
gallery-print = Zum Drucken: 63 × 88 mm, neun auf einem Blatt, auf Wunsch mit Rückseiten:

gallery-drawn = Von Spielern gezeichnet
gallery-drawn-all = Alle Zeichnungen dieser Karte
gallery-drawn-count = { $count ->
    [one] { $count } Zeichnung von Spielern dieses Servers
   *[other] { $count } Zeichnungen von Spielern dieses Servers
}
gallery-drawn-pack = Bildpaket (ZIP)
gallery-drawn-print = Drucken
