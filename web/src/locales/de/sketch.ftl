## the offer
sketch-offer = Karte zeichnen
sketch-offer-why = Du bist eine Stufe aufgestiegen

## the sheet
sketch-title = Eine Karte zeichnen
sketch-lead = Du bist eine Stufe aufgestiegen: Zeichne das Bild einer Karte auf dem Tisch. Stimmt der Tisch dafür, kommt es mit deinem Namen in die Galerie dieses Servers. Das Spiel geht derweil weiter.
sketch-which = Karten zum Zeichnen
sketch-none = Auf dem Tisch liegt keine Karte zum Zeichnen. Versuch es später noch einmal.
sketch-for = Für
sketch-other = Andere Karte
sketch-waits = Der Tisch wartet auf dich. Deine Zeichnung ist gespeichert.
sketch-tool = Zeichnen oder stempeln
sketch-draw = Zeichnen
sketch-stamp = Stempeln
sketch-inks = Farben
sketch-widths = Stifte
sketch-stamps = Stempel
sketch-size = Größe
sketch-keys = Auf dem Blatt: Pfeile bewegen den Stempel (weiter mit Umschalt), + und − ändern die Größe, Enter stempelt.
sketch-sheet-draw = Blatt. Zeichne mit Maus, Finger oder Stift. Mit der Tastatur: Wähle Stempeln.
sketch-sheet-stamp = Blatt. Pfeile bewegen den Stempel, Plus und Minus ändern die Größe, Enter stempelt.
sketch-spot = { $across } % von links, { $down } % von oben, Größe { $size } %
sketch-placed = { $stamp } gestempelt; { $count ->
    [one] { $count } Stempel
   *[other] { $count } Stempel
} auf dem Blatt
sketch-full = Das Blatt ist voll: Nimm erst etwas zurück.
sketch-undo = Rückgängig
sketch-redo = Wiederholen
sketch-clear = Leeren
sketch-clear-ask = Das ganze Blatt leeren?
sketch-clear-yes = Leeren
sketch-clear-no = Behalten
sketch-signature = Von
sketch-later = Später weitermachen
sketch-send = Dem Tisch zeigen

## the vote
ballot-label = Abstimmung über ein Bild
ballot-title = { $name } hat { $card } gezeichnet. In der Galerie zeigen?
ballot-mine = Der Tisch stimmt über dein Bild von { $card } ab.
ballot-count = { $yes } dafür, { $no } dagegen
ballot-yes = Zeigen
ballot-no = Nein
ballot-later = Später
sketch-is-in = { $card } von { $name } ist jetzt in der Galerie.
sketch-is-out = Der Tisch ist gegen { $card } von { $name }.
sketch-is-open = Der Tisch stimmt über { $card } von { $name } ab.
drawing-alt = { $card }, gezeichnet von { $name }

## inks, pens, stamps
ink-0 = Schwarz
ink-1 = Weiß
ink-2 = Rot
ink-3 = Orange
ink-4 = Gelb
ink-5 = Grün
ink-6 = Blau
ink-7 = Violett
pen-0 = Feiner Stift
pen-1 = Stift
pen-2 = Filzstift
pen-3 = Pinsel
stamp-dragon-head = Drache
stamp-goblin-head = Goblin
stamp-troll = Troll
stamp-ghost = Gespenst
stamp-skull-crossed-bones = Totenkopf
stamp-wizard-face = Zauberer
stamp-cat = Katze
stamp-chicken = Huhn
stamp-plastic-duck = Ente
stamp-frog = Frosch
stamp-octopus = Krake
stamp-spider-face = Spinne
stamp-evil-eyes = Böse Augen
stamp-nose-front = Nase
stamp-lips = Lippen
stamp-mustache = Schnurrbart
stamp-top-hat = Zylinder
stamp-pointy-hat = Spitzer Hut
stamp-crown = Krone
stamp-crossed-swords = Schwerter
stamp-round-shield = Schild
stamp-leather-boot = Stiefel
stamp-locked-chest = Truhe
stamp-cut-diamond = Diamant
stamp-fire = Feuer
stamp-lightning-trio = Blitze
stamp-sun-radiations = Sonne
stamp-moon = Mond
stamp-mountains = Berge
stamp-pine-tree = Tanne
stamp-castle = Burg
stamp-hearts = Herzen
