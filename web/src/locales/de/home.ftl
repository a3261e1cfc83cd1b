home-pitch = Tritt die Tür ein.
home-pitch-em = Schieb es auf die anderen.
home-pitch-text = Das hinterhältige Kartenspiel für 3 bis 6, in deinem Browser. Kostenlos, offen, ohne Konto.
home-play = Jetzt gegen Bots spielen
home-sprint = 15-Minuten-Partie
home-sprint-note = Weniger Karten, schnelle Spielweise, bis Stufe 7, im Blitztempo
home-opening = Der Tisch wird gedeckt …
home-against = gegen
home-three-bots = drei Bots
home-doors = Wähle ein Set
home-links = Alle Seiten
home-link-tutorial = Fünf Lektionen zum Spielen
home-link-gallery = Alle Karten aller vier Sets, mit Suche
home-link-rules = Jede Regel, mit Nummer und Link
home-link-counter = Stufen zählen beim Spiel mit echten Karten
home-unofficial = Inoffizielles Fanprojekt und freie Software. Icons von game-icons.net, CC BY 3.0.
home-credits = Mitwirkende und Lizenz

home-join = Per Link dazukommen
home-join-note = Füg den Link ein. Setz dich dazu oder schau nur zu.
home-join-placeholder = { $host }/t/…
home-join-label = Link oder Name eines Tisches
home-join-go = Los
home-join-what = Das ist kein Link zu einem Tisch. Er endet etwa so: /t/NywCh6fBX-eT
home-join-none = Diesen Tisch gibt es hier nicht. Ist der Link vollständig?
home-open = Offene Tische
home-open-none = Gerade ist kein öffentlicher Tisch offen. Mach einen auf, dann steht er hier.
home-sit = Hinsetzen
home-sit-at = Hinsetzen: { $name }
home-watch = Zuschauen
home-watch-at = Zuschauen: { $name }
home-back = Zurück
home-back-to = Zurück: { $name }
home-table-of = Tisch von { $name }
home-table-nobodys = Ein Tisch
home-table-seated = { $seated } von { $seats } Plätzen besetzt
home-table-turn = Zug { $turn }

home-create = Tisch aufmachen
home-seats = Plätze
home-no-clock = Ohne Uhr
home-bots = Leere Plätze
home-bots-easy = Einfache Bots
home-bots-medium = Mittlere Bots
home-bots-hard = Fiese Bots
home-more = Mehr
home-own-rules = Hausregeln
home-listed = Öffentlich sichtbar
home-create-go = Tisch aufmachen

home-resume = Weiterspielen
home-resume-go = Zurück an den Tisch
home-turn-and-level = Zug { $turn }, du hast Stufe { $level }
home-sets-with = { $sets }, mit { $others }
home-level = du hast Stufe { $level }
home-resume-waiting = Das Spiel hat noch nicht begonnen. Freie Plätze übernehmen Bots.
home-resume-playing = Dein Platz und deine Karten warten auf diesem Gerät auf dich.
home-first = Zum ersten Mal hier?
home-first-note = Fünf kurze Lektionen, jede zum Spielen.
home-lesson-1 = Deine erste Tür
home-lesson-2 = Dein erster Kampf
home-lesson-3 = Hilfe und ihr Preis
home-lesson-4 = Anderen in die Suppe spucken
home-lesson-5 = Weglaufen und sterben
home-first-go = Tutorial spielen

home-advanced = Mehr Optionen
home-advanced-back = Zurück
home-cards = Karten
home-pack-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }
home-pack-first = bestimmt die Edition
home-upload = Pack hochladen …
home-upload-note = Deine eigenen Karten: ein ZIP-Archiv oder eine YAML-Datei.
home-keep = Karten im Spiel
home-rules = Regeln
home-edition = Edition
home-edition-first = Die der Karten
home-time = Zeit
home-days = Spiel über mehrere Tage
home-days-note = Alle spielen, wenn sie Zeit haben. Der Tisch wartet, auch wenn niemand da ist.
home-decision = Bedenkzeit
home-hold = Bot übernimmt nach
home-never = Nie
home-company = Runde
home-title-label = Titel
home-title-placeholder = Freitagabend
home-found = Wer mitspielen kann
home-by-link = Alle mit dem Link
home-public = Alle
home-temper = Bots sind
home-temper-even = Ausgeglichen
home-temper-generous = Großzügig
home-temper-greedy = Gierig
home-temper-vengeful = Rachsüchtig
home-hints = Tipps
home-hints-note = Wer allein mit Bots spielt, darf fragen, was ein Bot an seiner Stelle tun würde. Er weiß nur, was du weißt.
home-no-hints = Ohne Tipps
home-sketch = Zeichenmodus
home-sketch-note = Wer aufsteigt, darf das Bild einer Karte zeichnen. Stimmt der Tisch dafür, hat die Karte von da an dieses Bild, und es kommt in die Galerie.

home-rule-usual = Standard
home-on = An
home-off = Aus

home-some-seconds = { $seconds } s
home-some-minutes = { $minutes } min
home-some-hours = { $hours } h
home-some-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  }
home-per-cent = { $share } %
