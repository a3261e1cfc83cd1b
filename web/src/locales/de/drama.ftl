# Rampenlicht, Würfel, Tod, Diebstahl
spot-level = { $me ->
        [yes] Du bist jetzt Stufe { $level }.
       *[no] { $name } ist jetzt Stufe { $level }.
    }
spot-strength = Stärke { $from } → { $to }
spot-sums = Aus { $us } gegen { $them } wird { $us2 } gegen { $them2 }
spot-door = { $me ->
        [yes] Du trittst die Tür ein.
       *[no] tritt die Tür ein.
    }
spot-said = { $me ->
        [yes] Du spielst { $card }. { $effect }
       *[no] { $who } spielt { $card }. { $effect }
    }
spot-said-on = { $me ->
        [yes] Du spielst { $card } auf { $to }. { $effect }
       *[no] { $who } spielt { $card } auf { $to }. { $effect }
    }
spot-said-door = { $me ->
        [yes] Hinter der Tür: { $card }. { $effect }
       *[no] { $who } öffnet die Tür: { $card }. { $effect }
    }
spot-death = { $me ->
        [yes] Du bist tot!
       *[no] { $who } ist tot!
    }
spot-death-by = Getötet von: { $card }
spot-theft = { $me ->
        [yes] Du nimmst { $from } { $card } weg!
       *[no] { $you ->
            [yes] { $who } nimmt dir { $card } weg!
           *[no] { $who } nimmt { $from } { $card } weg!
        }
    }
spot-cards = { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
spot-stolen = So knapp!
spot-stolen-why = { $me ->
        [yes] Du gewinnst diesen Kampf doch nicht.
       *[no] { $who } gewinnt diesen Kampf doch nicht.
    }
spot-stolen-by = Dank { $card }
spot-again = Noch einmal zeigen

die = Würfel
die-shows = Der Würfel zeigt { $n }
die-rolled = Eine { $n }.
die-needs = Nötig: { $n }.
die-needs-none = Kein Wurf reicht.
die-run = { $person ->
        [you] Du läufst weg vor: { $monster }.
       *[other] { $who } läuft weg vor: { $monster }.
    }
die-changes = Ab 5, mit { $n } auf den Würfel.
die-odds = Was jeder Wurf bedeutet
die-away = weg
die-caught = erwischt
die-away-final = { $person ->
        [you] Du entkommst!
       *[other] { $who } entkommt!
    }
die-caught-final = { $person ->
        [you] { $monster } erwischt dich!
       *[other] { $monster } erwischt { $who }!
    }
die-away-so-far = { $person ->
        [you] Du entkommst, wenn niemand eingreift.
       *[other] { $who } entkommt, wenn niemand eingreift.
    }
die-caught-so-far = { $person ->
        [you] Du wirst erwischt, wenn niemand eingreift.
       *[other] { $who } wird erwischt, wenn niemand eingreift.
    }

# Das Protokoll: ein Ereignis, eine Zeile
log-details = Einzelheiten
log-the = { $name }
log-result = { $what }: { $result }
log-level = Stufe { $level }
log-loses = verliert { $cards }
log-dies = stirbt
log-wins = gewinnt das Spiel!
log-nothing = nichts passiert
log-takes = nimmt { $cards }
log-treasures = { $n ->
        [one] 1 Schatz
       *[other] { $n } Schätze
    }
log-beats = { $who } besiegt { $monsters }
log-caught = { $who } wird erwischt von { $monster }
log-away = { $who } entkommt { $monster }
log-door = { $who } tritt die Tür ein: { $card }
log-trouble = { $who } sucht Ärger: { $card }
log-struck = { $card } trifft { $who }
log-sells = { $who } verkauft { $cards } für { $gold } Goldstücke
log-plays = { $who } spielt { $card }
log-plays-on = { $who } spielt { $card } auf { $other }
log-uses = { $who } benutzt { $card }
log-uses-on = { $who } benutzt { $card } gegen { $other }
log-died = { $who } stirbt
log-stolen = { $who } nimmt { $other } { $cards } weg

# Ton, Hand, Zurücknehmen
sound-ask = Mit Ton spielen?
sound-yes = Ton an
sound-no = Kein Ton
settings-volume = Lautstärke
settings-banter = Bots reden
settings-banter-note = Sie kommentieren das Spiel im Protokoll und an ihrem Platz
hand-sort = Sortieren
hand-sort-drawn = Wie gezogen
hand-sort-kind = Nach Art
hand-sort-useful = Spielbare zuerst
hand-sort-strong = Stärkste zuerst
hand-show = Zeigen
hand-show-all = Alle
hand-show-playable = Spielbare
hand-show-items = Gegenstände
hand-show-other = Andere
hand-all-hidden = Keine Karte passt zu diesem Filter.
hand-hidden = { $n ->
        [one] 1 Karte ausgeblendet
       *[other] { $n } Karten ausgeblendet
    }
undo-ask = Um Zurücknehmen bitten
undo-asked = Die Runde muss zustimmen
undo-question = { $who } möchte den letzten Zug zurücknehmen
undo-allow = Erlauben
undo-refuse = Nicht erlauben
news-asked_undo = { $name } möchte den letzten Zug zurücknehmen.
news-answered_undo = { $name } { $yes ->
        [yes] ist einverstanden.
       *[no] ist nicht einverstanden.
    }
news-undo_ended = Nichts wird zurückgenommen.
