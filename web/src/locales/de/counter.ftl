counter-title = Stufenzähler
counter-pitch = Für ein Spiel mit gedruckten Karten: Stufen, Ausrüstung, Kämpfe und Würfel, auf einem Bildschirm oder auf allen Handys.
counter-new = Zählen
counter-your-name = Dein Name
counter-name = Name
counter-goal = Stufe zum Sieg
counter-goal-10 = Stufe 10
counter-goal-20 = Stufe 20
counter-start = Los geht’s
counter-start-note = Trag die anderen auf diesem Bildschirm ein, oder lass sie mit ihren Handys dazukommen.
counter-join = Dazukommen
counter-join-note = Der Code auf dem anderen Bildschirm
counter-join-go = Dazukommen
counter-code-what = Ein Code hat sechs Buchstaben und Ziffern.
counter-resume = Weiterzählen
counter-short = { $who } { $level }
counter-forget = { $what } vergessen
counter-local = Nur dieser Bildschirm
counter-come-in = Mitspielen
counter-who-are-you = Wer bist du?
counter-or-new = Oder jemand Neues
counter-watch = Nur die Tafel zeigen
counter-no-room = Diesen Raum gibt es nicht.
counter-to-start = Zum Stufenzähler
counter-line-first = Einen Moment …
counter-line-lost = Keine Verbindung
counter-line-kept = Keine Verbindung: gespeichert, wird später gesendet
counter-out = Dein Platz in diesem Raum wurde freigegeben. Komm gern wieder dazu.

counter-back = Zurück
counter-board = Tafel: alle, groß
counter-full = Vollbild
counter-options = Einstellungen des Raums
counter-players = Wer mitspielt
counter-you = du
counter-somebody = Jemand
counter-level = Stufe
counter-level-of = Stufe von { $who }
counter-level-short = Stufe { $level }
counter-strength = Stärke
counter-strength-of = Stärke von { $who }
counter-gear = Ausrüstung
counter-gear-note = alle Gegenstände zusammen
counter-bonus = Bonus
counter-bonus-note = für einen Kampf
counter-parts = Stufe { $level }, Ausrüstung { $gear }, Bonus { $bonus }
counter-more = { $what }: eins mehr
counter-less = { $what }: eins weniger
counter-who-add = Rasse, Klasse
counter-race = Rasse
counter-class = Klasse
counter-is-elf = Elf
counter-is-dwarf = Zwerg
counter-is-halfling = Halbling
counter-is-human = Mensch
counter-is-warrior = Krieger
counter-is-wizard = Zauberer
counter-is-cleric = Kleriker
counter-is-thief = Dieb
counter-face = Farbe und Tier
counter-face-one = { $number ->
    [1] Goldgelbe Katze
    [2] Roter Fuchs
    [3] Blaue Eule
    [4] Violetter Krake
    [5] Grüner Frosch
   *[other] Rosa Hase
}
counter-sex = { $sex ->
    [female] weiblich
   *[male] männlich
}
counter-sex-now = { $sex ->
    [female] Weiblich. Ändern
    [male] Männlich. Ändern
   *[none] Männlich oder weiblich wählen
}
counter-save = Fertig
counter-remove = Entfernen
counter-remove-sure = Endgültig entfernen?
counter-release = Handy freigeben
counter-die = Gestorben
counter-revive = Wieder am Leben

counter-fight = Kampf
counter-fighters = Kämpfende
counter-monsters = Monster
counter-vs = vs.
counter-sum = { $ours } gegen { $theirs }
counter-both = { $one } und { $two }
counter-lead = { $number ->
    [1] { $who } liegt um { $by } vorn
   *[other] { $who } liegen um { $by } vorn
}
counter-behind = { $by ->
    [one] Es fehlt { $by }
   *[other] Es fehlen { $by }
}
counter-tie = Gleichstand
counter-fights = kämpft
counter-helps = hilft
counter-made-of = { $has ->
    [yes] Stufe { $level }, Ausrüstung { $gear }, Bonus { $bonus }
   *[no] Stufe { $level }, Ausrüstung { $gear }
}
counter-helper = Hilfe
counter-us = Für die Kämpfenden
counter-us-note = im Kampf gespielte Karten
counter-them = Für die Monster
counter-them-note = auf alle zusammen
counter-monster = Monster { $number }
counter-monster-name = Name von Monster { $number }
counter-monster-add = Noch ein Monster
counter-monster-remove = Monster { $number } entfernen
counter-monster-level = Stufe von Monster { $number }
counter-monster-plus = Boni von Monster { $number }
counter-monster-gain = Stufen für Monster { $number }
counter-plus = Boni
counter-gain = Stufen für den Sieg
counter-stakes = Bei einer Niederlage
counter-if-lost = Bei einer Niederlage
counter-if-lost-who = Bei einer Niederlage: { $who }
counter-share = Stufen für { $who } bei einem Sieg
counter-loss-none = Entkommen
counter-loss-death = Tod
counter-levels = { $count ->
    [1] { $number } Stufe
   *[other] { $number } Stufen
}
counter-win = Gewonnen
counter-lose = Verloren
counter-stop = Abbrechen
counter-not-yours-to-end = { $who } entscheidet, wie es ausgeht.

counter-dice = Würfel
counter-dice-sides = Welche Würfel
counter-dice-count = Wie viele
counter-dice-one = Einer
counter-dice-two = Zwei
counter-d6 = Sechs Seiten
counter-d10 = Zehn Seiten
counter-dice-sum = { $one } + { $two } = { $sum }
counter-dice-shows = { $number }
counter-roll = Würfeln

counter-invite = Leute hinzufügen
counter-invite-how = Scannt das, oder gebt den Code auf einem anderen Handy im Zähler ein:
counter-invite-here = Diese Adresse gilt nur auf diesem Gerät. Starte den Server mit --host 0.0.0.0 und öffne ihn unter seiner Adresse in deinem Netz.
counter-code = Der Code ist { $code }
counter-share-link = Link teilen
counter-copied = Kopiert
counter-add-here = Jemand ohne Handy
counter-add = Hinzufügen
counter-local-note = Als dieser Raum aufgemacht wurde, gab es keine Verbindung. Deshalb ist er nur auf diesem Bildschirm.
counter-go-online = Handys verbinden

counter-open = Alle dürfen alles ändern
counter-open-note = Sonst ändern alle nur die eigenen Werte; wer den Raum aufgemacht hat, kann alle ändern.
counter-awake = Bildschirm anlassen
counter-awake-not = Browser lassen den Bildschirm nur bei Seiten mit https an.
counter-restart = Neues Spiel
counter-restart-sure = Alle zurück auf Stufe 1?
counter-leave = Raum verlassen
counter-wins = { $who } gewinnt!
counter-wins-at = Stufe { $level }
counter-not-yet = Noch nicht

counter-story = Was bisher geschah
counter-undo = Rückgängig
counter-undo-what = Rückgängig: { $what }
counter-undo-none = Nichts rückgängig zu machen
counter-taken-back = zurückgenommen
counter-told-opened = Der Raum ist offen.
counter-told-joined = { $who } kommt dazu.
counter-told-claimed = { $who } ist mit einem Handy dabei.
counter-told-released = Das Handy von { $who } ist freigegeben.
counter-told-added = { $who } ist dabei.
counter-told-removed = { $who } ist nicht mehr dabei.
counter-told-fight = { $who } kämpft.
counter-told-stopped = Der Kampf ist abgebrochen.
counter-told-restarted = Ein neues Spiel beginnt.
counter-told-won = { $who } gewinnt den Kampf.
counter-told-lost = { $who } verliert den Kampf.
counter-told-fled = { $who } entkommt.
counter-told-died = { $who } verliert den Kampf und stirbt.
counter-told-rolled = { $who } würfelt: { $number } (W{ $sides }).
counter-told-rolled-two = { $who } würfelt { $one } und { $two }: { $sum } (2W{ $sides }).
counter-told-undone = Zurückgenommen: { $what }
counter-told-up = { $who } steigt auf Stufe { $level }.
counter-told-down = { $who } fällt auf Stufe { $level }.
counter-told-gear = Ausrüstung von { $who }: { $gear } ({ $by }).
counter-told-bonus = Bonus von { $who } für einen Kampf: { $bonus }.
counter-told-sex = { $sex ->
    [female] { $who } ist weiblich.
    [male] { $who } ist männlich.
   *[none] { $who } ist weder männlich noch weiblich.
}
counter-told-is = { $who } ist jetzt { $what }.
counter-told-no-race = { $who } hat keine Rasse mehr.
counter-told-no-class = { $who } hat keine Klasse mehr.
counter-told-name = { $before } heißt jetzt { $who }.
counter-told-face = { $who } hat ein neues Gesicht.
counter-told-dead = { $who } ist tot.
counter-told-alive = { $who } lebt wieder.
counter-told-helps = { $who } hilft.
counter-told-alone = Niemand hilft.
counter-told-us = { $by } für die Kämpfenden.
counter-told-them = { $by } für die Monster.
counter-told-share = { $levels ->
    [one] Fürs Helfen gäbe es { $levels } Stufe.
   *[other] Fürs Helfen gäbe es { $levels } Stufen.
}
counter-told-monster = Ein Monster der Stufe { $level } kommt in den Kampf.
counter-told-monster-gone = Ein Monster ist weg.
counter-told-monster-level = Ein Monster hat Stufe { $level }.
counter-told-monster-plus = { $by } auf ein Monster.
counter-told-monster-gain = { $levels ->
    [one] Ein Monster bringt { $levels } Stufe.
   *[other] Ein Monster bringt { $levels } Stufen.
}
counter-told-monster-name = Das Monster heißt { $name }.
counter-told-goal = Stufe { $level } gewinnt das Spiel.
counter-told-open = Alle dürfen alles ändern.
counter-told-own = Alle ändern nur die eigenen Werte.
