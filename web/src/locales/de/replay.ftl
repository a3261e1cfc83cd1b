replay-title = Wiederholung
replay-loading = Das Spiel wird geladen …
replay-missing = Dieses Spiel gibt es nicht.
replay-early = Dieses Spiel läuft noch.
replay-watch = Zuschauen
replay-deal = Beim Austeilen
replay-turn = Zug { $turn } von { $of }
replay-step = Schritt { $step } von { $of }
replay-scrub = Stelle im Spiel
replay-play = Abspielen
replay-pause = Pause
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-turn-back = Zum vorigen Zug
replay-turn-on = Zum nächsten Zug
replay-speed = Tempo
replay-times = { $speed }×
replay-eyes = Wessen Karten du siehst
replay-eyes-of = Hand von { $name }
replay-spectator = Keine Hand
replay-extra = Mehr: Tempo, Hände, Speichern
replay-save = Dieses Spiel speichern
replay-end = Wie es ausging

## Gewinnchancen
chances-show = Gewinnchancen
chances-title = Gewinnchance
chances-about = Schritt für Schritt, wie die Bots es mit offenen Karten sehen.
chances-busy = Die Gewinnchancen werden berechnet …
chances-percent = { $n } %
chances-tick = Zug { $turn }
chances-turn = Zug { $turn }
chances-turn-head = Nach
chances-as-table = Als Tabelle
chances-table = Gewinnchance nach jedem Zug
chances-marks = Wendepunkte
chances-change = { $sign }{ $n } %
chances-whose = Wessen Züge beurteilt werden
chances-level = Stufe { $level }
chances-chosen = { $mine ->
    [yes] (du)
   *[no] (gewählt)
}
advice-chose = { $mine ->
    [yes] Deine Wahl: { $choice }.
   *[no] Wahl von { $name }: { $choice }.
}
advice-cost = Das hat { $cost } % gekostet. Besser war: { $better }.
advice-known = { $mine ->
    [yes] Verglichen nur mit dem, was du wissen konntest.
   *[no] Verglichen nur mit dem, was { $name } wissen konnte.
}
advice-most-costly = { $mine ->
    [yes] Deine teuersten Entscheidungen
   *[no] Die teuersten Entscheidungen von { $name }
}
advice-none = { $mine ->
    [yes] Du hast keinen teuren Fehler gemacht.
   *[no] { $name } hat keinen teuren Fehler gemacht.
}

## von einer Stelle aus weiterspielen
play-on = Hier weiterspielen
play-on-more = Bots übernehmen die anderen Plätze
play-on-about = Ein neuer Tisch beginnt genau hier, in Zug { $turn }. Karten und Würfe sind die aus diesem Spiel.
play-on-seat = Dein Platz
play-on-bots = Die anderen Plätze
play-on-name = Dein Name
play-on-no = Jetzt nicht
play-on-go = Spielen
