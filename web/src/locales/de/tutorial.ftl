tutorial-title = Lern es beim Spielen
tutorial-text = Fünf kurze Lektionen an einem echten Tisch. Niemand liest zum Spaß Regeln. (Einer von uns schon. Den laden wir nicht ein.)
tutorial-count = { $done } von { $lessons } geschafft
tutorial-start = Los geht’s
tutorial-go-on = Weiter
tutorial-again = Noch einmal
tutorial-skip-short = Überspringen
tutorial-skip-of = Überspringen: { $title }
tutorial-state-next = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}, etwa zwei Minuten
tutorial-state-later = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
tutorial-state-begun = Angefangen
tutorial-state-played = Geschafft
tutorial-state-skipped = Übersprungen
tutorial-all-done = Du weißt alles, was es zu wissen gibt.
tutorial-all-done-text = Der Rest ist Pech und schlechte Gesellschaft. Ab mit dir.
tutorial-play = Jetzt spielen

tutorial-coach = Dein Coach
tutorial-lesson = Lektion { $number }
tutorial-step = Schritt { $step } von { $steps }
tutorial-restart = Diese Lektion neu beginnen
tutorial-skip = Diese Lektion überspringen
tutorial-leave = Zurück zu allen Lektionen
tutorial-show = Zeig mir, wo
tutorial-pass = Jemand tut etwas, und alle dürfen Einspruch erheben. Du hast nichts dagegen: Drück „{ $button }“.
tutorial-pass-running = Gleich würfelst du; bis dahin dürfen alle eingreifen. Du hast nichts mehr vor: Drück „{ $button }“.
tutorial-watch = Schau zu: Die anderen sind dran.
tutorial-not-now = Zu jeder anderen Zeit gern. In dieser Lektion folge der Ente.
tutorial-next = Weiter: { $title }

tutorial-first-door-about = Zieh dich an, tritt eine Tür ein, werde jemand anders.
tutorial-first-door-1 = Deine Stärke ist deine Stufe plus das, was du trägst: also 1. Ein Helm auf der Hand nützt nichts. Tippe ihn an, dann setz ihn auf.
tutorial-first-door-2 = Stärke 2! Doppelt so gefährlich wie ein Stuhl. Jeder Zug beginnt an einer Tür, und hier klopft niemand an. Tritt sie ein.
tutorial-first-door-3 = Kein Monster, sondern ein Elf. So eine Karte darfst du behalten oder gleich ausspielen. Tippe sie an und werde ein Elf.
tutorial-first-door-4 = Hier wohnt niemand, also darfst du den Raum plündern: Du ziehst noch eine Türkarte, und niemand sieht, welche.
tutorial-first-door-5 = Manche Karten schenken dir einfach eine Stufe. Für diese kochst du einen Ameisenhaufen. Tippe sie an und spiel sie aus.
tutorial-first-door-6 = Stufe 2, und auf Stufe 10 gewinnst du. Beende deinen Zug. Wer mehr als fünf Karten hat, gibt den Rest an die niedrigste Stufe.
tutorial-first-door-done = Sauber eingetreten
tutorial-first-door-praise = Du ziehst Sachen an, du trittst Sachen ein, und ein Elf bist du jetzt auch. Nächstes Mal wird jemand zu Hause sein.

tutorial-first-fight-about = Ein Huhn, ein Gleichstand, und eine Flasche gegen beides.
tutorial-first-fight-1 = Stärke 2, eine frische Tür, was soll schon dahinter sein? Tritt sie ein.
tutorial-first-fight-2 = 2 gegen 2, und bei Gleichstand gewinnen Monster. Dein Trank ist 3 wert, und der Vogel hasst Feuer. Tippe ihn an: gegen die Monster!
tutorial-first-fight-3 = 5 gegen 2. Sag den Sieg an. Alle haben einen Moment, dir das zu verderben: Das ist das Spiel, und Lektion 4.
tutorial-first-fight-4 = Zwei Stufen: eine für den Sieg, eine für den Braten. Und ein Schatz, den nur du gesehen hast. Tippe ihn an und leg ihn an.
tutorial-first-fight-5 = Du hast gekämpft, also gibt es keinen Raum zu plündern: Er ist voller Federn. Beende deinen Zug.
tutorial-first-fight-done = Heute gibt es Huhn
tutorial-first-fight-praise = Mehr Stärke gewinnt, Gleichstand nicht. Tränke wirken einmal und sind dann weg, wie das Huhn.

tutorial-help-about = Wer hilft, bringt alles mit und will bezahlt werden.
tutorial-help-1 = Stufe 3, nichts anzuziehen, kein Plan. Tritt die Tür ein.
tutorial-help-2 = Der Platycore hat 6, du hast 3. Ben hat 4: Öffne „Um Hilfe bitten“, wähle Ben, gib ihm die erste Wahl und schick es ab.
tutorial-help-3 = Ben ist dabei, und seine ganze Stärke zählt: 7 gegen 6. Helfen darf nur einer. Sag den Sieg an.
tutorial-help-4 = Du bist aufgestiegen, Ben nicht: Fürs Helfen gibt es nur Schätze, außer für Elfen. Ben hat jetzt einen Hut. Beende deinen Zug.
tutorial-help-5 = Jetzt braucht Ben dich und bietet dir die erste Wahl. Du könntest mehr verlangen, aber heute bist du ein guter Mensch. Nimm an.
tutorial-help-6 = Es ist tot, und du wählst zuerst. Der Horny Helmet steht dir besser als Stacheln an den Knien. Wähle ihn und drück Fertig.
tutorial-help-done = Abgemacht ist abgemacht
tutorial-help-praise = Hilfe ist käuflich, und was ausgemacht war, teilt der Tisch aus, damit niemand irgendwem vertrauen muss. Gelogen wird bei allem anderen.

tutorial-interfering-about = Ben gewinnt gleich das ganze Spiel. Willst du einfach nur dasitzen?
tutorial-interfering-1 = Ben fehlt ein Sieg zum Gewinnen: 9 gegen 2. Noch dürfen alle eingreifen. Tippe Humongous an und leg die Karte auf die Frösche.
tutorial-interfering-2 = Ben antwortet mit Säure und kommt damit auf 14 gegen 12. Ein Trank wirkt für jede Seite. Tippe deinen an und wirf ihn für die Monster.
tutorial-interfering-3 = 14 gegen 15: Ben läuft weg. Du könntest Einspruch erheben, aber du hast genug getan. Drück „{ $button }“.
tutorial-interfering-done = Jetzt gehörst du dazu
tutorial-interfering-praise = Ben hat eine 1 gewürfelt, die Frösche haben ihn erwischt, und es hat ihn zwei Stufen gekostet. Er sagt, es geht ihm gut. Hilf einem Monster, wann immer jemand am Tisch kurz vor dem Sieg steht: Dafür hat man Freunde. An einem echten Tisch läuft dabei die Uhr, und HALT! hält sie an.

tutorial-running-about = Manche Kämpfe sind nicht zu gewinnen. Manche auch nicht zu überleben.
tutorial-running-1 = Stufe 5, ein Elf, ein Helm. Die guten Tage. Tritt die Tür ein.
tutorial-running-2 = Ein Lame Goblin: 1 gegen deine 6. Was soll schon schiefgehen? Sag den Sieg an. (Schau nicht zu Ben.)
tutorial-running-3 = Du hast zu Ben geschaut. Er hat einen Bullrog hereingelassen: 19 gegen 6. Dagegen hilft hier niemand. Lauf weg!
tutorial-running-4 = Du würfelst für jedes Monster, ab 5 entkommst du. Der Goblin hinkt, und Elfen laufen gut: Lauf zuerst vor dem Goblin weg.
tutorial-running-5 = Der Bullrog hat dich erwischt. Deine Sachen sind weg, aber du behältst Stufe und Elf und hast acht neue Karten. Tritt die Tür ein!
tutorial-running-6 = Eine Topfpflanze, Stufe 1. Nach dem Bullrog genau das, was du brauchst. Kenne keine Gnade.
tutorial-running-done = Tot, und es hat nicht geschadet
tutorial-running-praise = Flucht kostet Glück, Tod kostet Karten, und keins von beiden kostet das Spiel. Das war die letzte Lektion. Ein Tisch wartet, und jemand dort hat einen Bullrog auf der Hand.
