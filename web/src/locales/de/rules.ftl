rules-title = Die Regeln
rules-lead = { $rules } nummerierte Regeln in { $chapters } Kapiteln, in eigenen Worten (auf Englisch). Wenn am Tisch etwas nicht geht, steht die Regel dabei. Hier findest du alle, mit offenen Fragen, den Editionen im Vergleich und durchgerechneten Kämpfen.
rules-learn = Beim Spielen lernen
rules-search = Die Regeln durchsuchen
rules-search-hint = Wörter oder eine Nummer wie COMBAT-21
rules-edition = Edition
rules-edition-all = Alle Editionen
rules-edition-classic = Classic
rules-edition-fu = Fu
rules-edition-impossible-1-51 = Impossible 1.51
rules-edition-impossible-1-61 = Impossible 1.61
rules-edition-pathfinder = Pathfinder
rules-contents = Inhalt
rules-overview = Überblick
rules-part-rule = Regeln
rules-part-doubt = Offene Fragen
rules-part-ruling = Auslegungen
rules-part-difference = Editionen im Vergleich
rules-part-example = Durchgerechnete Kämpfe
rules-part-timing = Wann darf ich was?
rules-about-rule = Was die Regelhefte sagen, Regel für Regel.
rules-about-doubt = Was die Regeln offenlassen, und wie es hier gespielt wird.
rules-about-ruling = Was anderswo entschieden wurde, und wie sicher das ist.
rules-about-difference = Thema für Thema, alle fünf Editionen.
rules-about-example = Schritt für Schritt, mit allen Summen.
rules-about-timing = Jede Handlung, in jedem Augenblick des Spiels.
rules-count =
    { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }
rules-count-chapter =
    { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
rules-none-here = Nichts in diesem Kapitel gilt für diese Edition.
rules-unknown = Eine Regel { $id } gibt es nicht.
rules-link-to = Link zu { $id }
rules-cited-doubt =
    { $count ->
        [one] { $count } offene Frage
       *[other] { $count } offene Fragen
    }
rules-cited-ruling =
    { $count ->
        [one] { $count } Auslegung
       *[other] { $count } Auslegungen
    }
rules-cited-difference =
    { $count ->
        [one] { $count } Unterschied
       *[other] { $count } Unterschiede
    }
rules-cited-example =
    { $count ->
        [one] { $count } durchgerechneter Kampf
       *[other] { $count } durchgerechnete Kämpfe
    }
rules-cited-timing =
    { $count ->
        [one] { $count } Zeitpunkt
       *[other] { $count } Zeitpunkte
    }
rules-cited-rule =
    { $count ->
        [one] { $count } andere Regel
       *[other] { $count } andere Regeln
    }
rules-reason = Warum:
rules-note =
    { $verdict ->
        [confirmed] Anderswo bestätigt
        [sharpens] Eine Auslegung ergänzt
        [adopted] Aus einer Auslegung übernommen
        [contradicts] Eine Auslegung widerspricht
       *[disputed] Umstritten
    }{ $sureness ->
        [A] { " " }(offiziell)
        [B] { " " }(offiziell, übersetzt)
        [C] { " " }(aus zweiter Hand)
        [D] { " " }(umstritten)
       *[none] { "" }
    }
rules-sureness =
    { $sureness ->
        [A] Offizieller Text
        [B] Offiziell, übersetzt
        [C] Aus zweiter Hand
       *[D] Umstritten
    }
rules-inferred = Erschlossen
rules-rests-on = Beruht auf:
rules-sums = { $players } gegen { $monsters }
rules-result-winner = Gewinnt
rules-result-levels = Stufen
rules-result-treasure-sum = Schätze
rules-result-drawn-by = Gezogen von
rules-result-face = Offen oder verdeckt
rules-result-pick-order = Auswahl
rules-timing-legend = C ist Classic, F Fu, I Impossible (I2: nur 1.61), P Pathfinder; HK ist Hongkong. „Only if just received“ heißt: in dem Augenblick, in dem die Karte ankommt, vor jeder anderen Handlung.
rules-found =
    { $count ->
        [0] Nichts gefunden.
        [one] { $count } Eintrag gefunden.
       *[other] { $count } Einträge gefunden.
    }
rules-found-more = { $count } weitere zeigen
rules-turn = Voriges und nächstes Kapitel
rules-previous = Zurück
rules-next = Weiter
rules-dialog = Regeln
rules-dialog-one = Regel { $id }
rules-dialog-page = In den Regeln
rules-dialog-back = Zurück
rules-in-english = Die nummerierten Regeln gibt es auf Englisch.
