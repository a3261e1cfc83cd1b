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
tutorial-pass = Jemand tut etwas, und alle dürfen Einspruch erheben. Du hast nichts dagegen: Drück „Kein Einwand“.
tutorial-watch = Schau zu: Die anderen sind dran.
tutorial-not-now = Zu jeder anderen Zeit gern. In dieser Lektion folge der Ente.
tutorial-next = Weiter: { $title }

tutorial-first-door-about = Zieh dich an, tritt eine Tür ein, werde jemand anders.
tutorial-first-door-1 = Du bist Riley, Stufe 1. Deine Stärke ist deine Stufe plus das, was du trägst: also 1. Auf der Hand hast du einen Helm of Courage, und dort nützt er nichts. Tippe ihn an, dann setz ihn auf.
tutorial-first-door-2 = Stärke 2! Du bist jetzt doppelt so gefährlich wie ein Stuhl. Ein Zug beginnt an einer Tür, und hier wird nicht angeklopft. Tritt sie ein.
tutorial-first-door-3 = Kein Monster, aber ein Elf. Was kein Monster ist, darfst du behalten oder gleich ausspielen. Den Elf hat niemand gefragt. Tippe die Karte an und werde einer.
tutorial-first-door-4 = Weil hier niemand wohnt, darfst du den Raum plündern: Du ziehst noch eine Türkarte, und niemand sieht, welche.
tutorial-first-door-5 = Manche Karten schenken dir einfach eine Stufe. Diese möchte, dass du einen Ameisenhaufen kochst. Niemand hat gesagt, dass Heldentum nett ist. Tippe sie an und spiel sie aus.
tutorial-first-door-6 = Stufe 2, und auf Stufe 10 gewinnst du. Mehr gibt es nicht zu tun, also beende deinen Zug. Wer dann mehr als fünf Karten hat, gibt den Rest ab, an die niedrigste Stufe am Tisch. Das heißt Milde Gabe, und niemand mag sie.
tutorial-first-door-done = Sauber eingetreten
tutorial-first-door-praise = Du ziehst Sachen an, du trittst Sachen ein, und ein Elf bist du jetzt auch. Nächstes Mal wird jemand zu Hause sein.

tutorial-first-fight-about = Ein Huhn, ein Gleichstand, und eine Flasche gegen beides.
tutorial-first-fight-1 = Stärke 2, eine frische Tür, was soll schon dahinter sein? Tritt sie ein.
tutorial-first-fight-2 = Ein Large Angry Chicken, ein großes, wütendes Huhn. Es hat 2, du hast 2, und bei Gleichstand gewinnen die Monster. Aber du hast einen Trank, der für jede Seite 3 wert ist, und dieser Vogel hasst Feuer. Tippe ihn an und wirf ihn gegen die Monster.
tutorial-first-fight-3 = 5 gegen 2. Sag den Sieg an. Alle haben einen Moment, dir das zu verderben: Das ist das Spiel, und Lektion 4.
tutorial-first-fight-4 = Zwei Stufen: eine für den Sieg, eine für den Braten, wie es auf der Karte steht. Und ein Schatz, den nur du gesehen hast. Du darfst ihn gleich anlegen.
tutorial-first-fight-5 = Du hast gekämpft, also gibt es keinen Raum zu plündern: Er ist voller Federn. Beende deinen Zug.
tutorial-first-fight-done = Heute gibt es Huhn
tutorial-first-fight-praise = Mehr Stärke gewinnt, Gleichstand nicht. Tränke wirken einmal und sind dann weg, wie das Huhn.

tutorial-help-about = Wer hilft, bringt alles mit und will bezahlt werden.
tutorial-help-1 = Stufe 3, nichts anzuziehen, kein Plan. Tritt die Tür ein.
tutorial-help-2 = Der Platycore hat 6, du hast 3. Ben hat 4 und wartet nur darauf, gefragt zu werden. Öffne „Um Hilfe bitten“, wähle Ben, gib ihm die erste Wahl bei den zwei Schätzen, und schick es ab.
tutorial-help-3 = Ben ist dabei, und seine ganze Stärke zählt: 7 gegen 6. Helfen darf nur eine Person, also wähle gut. Sag den Sieg an.
tutorial-help-4 = Du bist eine Stufe aufgestiegen, Ben nicht: Fürs Helfen gibt es nur Schätze, außer für Elfen. Ben hat einen Hut genommen. Den Rest hast du. Beende deinen Zug.
tutorial-help-5 = Jetzt steckt Ben in Schwierigkeiten und erinnert sich an alte Freundschaften. Er bietet dir die erste Wahl. Du könntest mit einem Gegenangebot mehr verlangen, aber heute bist du ein besserer Mensch. Nimm an.
tutorial-help-6 = Es ist tot, und du wählst zuerst, vor aller Augen. Der Horny Helmet steht dir besser als Stacheln an den Knien. Wähle ihn und drück Fertig.
tutorial-help-done = Abgemacht ist abgemacht
tutorial-help-praise = Hilfe ist käuflich, und was ausgemacht war, teilt der Tisch aus, damit niemand irgendwem vertrauen muss. Gelogen wird bei allem anderen.

tutorial-interfering-about = Ben gewinnt gleich das ganze Spiel. Willst du einfach nur dasitzen?
tutorial-interfering-1 = Ben ist auf Stufe 9, ihm fehlt ein Sieg, und er hat 9 gegen ein paar Flying Frogs mit 2. Bevor es gilt, dürfen alle eingreifen. An einem echten Tisch läuft die Uhr, und HALT! hält sie an. Hier wartet sie auf dich. Du hast Humongous: 10 mehr für ein Monster. Tippe die Karte an und leg sie auf die Frösche.
tutorial-interfering-2 = Er hat Säure geworfen: 14 gegen 12, und schon gewinnt er wieder. Ein Trank wirkt für jede Seite, und bei Gleichstand gewinnen die Monster, aber wozu geizen? Tippe deinen an und wirf ihn für die Monster hinein.
tutorial-interfering-3 = 14 gegen 15, und keine Karten mehr. Ben nimmt die Beine in die Hand. Du könntest Einspruch erheben, wenn du noch etwas hättest. Du hast genug getan. Drück „Kein Einwand“.
tutorial-interfering-done = Jetzt gehörst du dazu
tutorial-interfering-praise = Ben hat eine 1 gewürfelt, die Frösche haben ihn erwischt, und es hat ihn zwei Stufen gekostet. Er sagt, es geht ihm gut. Hilf einem Monster, wann immer jemand am Tisch kurz vor dem Sieg steht: Dafür hat man Freunde.

tutorial-running-about = Manche Kämpfe sind nicht zu gewinnen. Manche auch nicht zu überleben.
tutorial-running-1 = Stufe 5, ein Elf, ein Helm. Die guten Tage. Tritt die Tür ein.
tutorial-running-2 = Ein Lame Goblin: 1 gegen deine 6. Was soll schon schiefgehen? Sag den Sieg an. (Schau nicht zu Ben.)
tutorial-running-3 = Du hast zu Ben geschaut. Er hat einen Bullrog hereinspazieren lassen: 19 gegen 6. Dagegen kann hier am Tisch niemand helfen. Lauf weg!
tutorial-running-4 = Du würfelst für jedes Monster einmal, und mit 5 oder mehr entkommst du. Du wählst, vor wem du zuerst wegläufst. Der Goblin hinkt, und Elfen laufen gut: Lauf zuerst vor dem Goblin weg.
tutorial-running-5 = Der Goblin hat dich nicht erwischt. Der Bullrog schon, und du bist gestorben. Die anderen haben deine Sachen genommen, die höchste Stufe zuerst. Aber deine Stufe behältst du, ein Elf bist du immer noch, und du kommst mit acht neuen Karten zurück. Der Tod ist ein Neuanfang mit Papierkram. Tritt die Tür ein!
tutorial-running-6 = Eine Potted Plant, eine Topfpflanze, Stufe 1. Nach dem Bullrog ist das genau, was du brauchst. Kenne keine Gnade.
tutorial-running-done = Tot, und es hat nicht geschadet
tutorial-running-praise = Flucht kostet Glück, Tod kostet Karten, und keins von beiden kostet das Spiel. Das war die letzte Lektion. Ein Tisch wartet, und jemand dort hat einen Bullrog auf der Hand.
