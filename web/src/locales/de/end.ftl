end-loading = Die Geschichte dieses Spiels wird vorbereitet …
end-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
end-you-win = Du gewinnst!
end-won = Stufe { $level } in Zug { $turn }.
end-won-fight = Stufe { $level } in Zug { $turn }, gegen { $monsters }, { $fighters } zu { $against }.
end-won-helped = Stufe { $level } in Zug { $turn }, mit { $helper } gegen { $monsters }, { $fighters } zu { $against }.
end-no-waits = Niemand rief HALT!
end-waits = HALT! half nichts: { $names }.
end-turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
end-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
end-own-pack = eigene Karten
end-how = Wie es lief
end-words = Als Text
end-turn = Zug { $turn }
end-chart-turn = Zug { $turn }
end-chart-label = Stufen über die Züge, am Ende: { $levels }

## Wendepunkte
end-point-death = { $known ->
    [yes] { $name } stirbt auf Stufe { $level }: { $card }
   *[no] { $name } stirbt auf Stufe { $level }
}
end-point-curse = Von { $card } getroffen, verliert { $name } { $n ->
    [one] eine Stufe
   *[other] { $n } Stufen
}: jetzt Stufe { $level }
end-point-beaten = Von { $card } erwischt, verliert { $name } { $n ->
    [one] eine Stufe
   *[other] { $n } Stufen
}: jetzt Stufe { $level }
end-point-broken = { $known ->
    [yes] { $other } vermasselt { $name } den Sieg mit { $card }
   *[no] { $other } vermasselt { $name } den Sieg
}
end-point-kill = { $name } erledigt { $card }, Stärke { $n }
end-point-win = { $name } gewinnt auf Stufe { $level }

## Auszeichnungen
end-awards = Auszeichnungen
end-award-fall = Tiefster Sturz
end-award-fall-why = { $name }: Stufe { $of }, und dann { $card }
end-award-helper = Gute Seele
end-award-helper-why = { $n ->
    [one] { $name } half, einen Kampf zu gewinnen
   *[other] { $name } half, { $n } Kämpfe zu gewinnen
}
end-award-spoiler = Miese Seele
end-award-spoiler-why = { $name } vermasselte { $n ->
    [one] einen Sieg
   *[other] { $n } Siege
}{ $yours ->
    [0] { "" }
    [one] , einmal dir
   *[other] , { $yours }-mal dir
}
end-award-runner = Gezinkte Würfel
end-award-runner-why = { $name } würfelte { $of ->
    [one] einmal
   *[other] { $of }-mal
} beim Weglaufen und entkam { $n ->
    [one] einmal
   *[other] { $n }-mal
}
end-award-comeback = Von ganz hinten
end-award-comeback-why = { $n ->
    [one] { $name } lag eine Stufe zurück und gewann
   *[other] { $name } lag { $n } Stufen zurück und gewann
}
end-award-mortal = Neun Leben
end-award-mortal-why = { $name } starb { $n ->
    [one] einmal
   *[other] { $n }-mal
}
end-award-cursed = Schwarze Katze
end-award-cursed-why = { $n ->
    [one] Ein Fluch traf { $name }
   *[other] { $n } Flüche trafen { $name }
}
end-award-giant = Großwildjagd
end-award-giant-why = { $name } erledigte { $card } mit Stärke { $n }
end-award-slow = Plattfüße
end-award-slow-why = { $name } lief weg und wurde { $n ->
    [one] einmal
   *[other] { $n }-mal
} erwischt
end-award-richest = Drachenhort
end-award-richest-why = { $name } hatte am Ende Gegenstände für { $n } Goldstücke
end-award-merchant = Handel im Blut
end-award-merchant-why = { $name } verkaufte Gegenstände für { $n } Goldstücke
end-award-slayer = Monsterjagd
end-award-slayer-why = { $n ->
    [one] { $name } erledigte ein Monster
   *[other] { $name } erledigte { $n } Monster
}
end-award-loudest = Lauteste Stimme
end-award-loudest-why = { $name } rief { $n ->
    [one] einmal
   *[other] { $n }-mal
} HALT!

## was nun
end-rematch = Revanche
end-rematch-more = , selber Tisch
end-rematch-waiting = Es wird gemischt …
end-rematch-join = Zur Revanche
end-rematch-watch = Revanche ansehen
end-replay = Wiederholung
end-share = Teilen
end-look = Der Tisch
end-share-title = Dieses Spiel teilen
end-share-text = Wer diesen Link hat, kann das ganze Spiel ansehen
end-share-copy = Link kopieren
end-share-copied = Der Link ist kopiert.

## die Mischung
end-seed = Startzahl der Mischung { $seed }
end-check = Die Mischung können alle nachprüfen
end-proof-title = Die Mischung prüfen
end-proof-text = Als der Tisch aufgemacht wurde, hat der Server einen Fingerabdruck seines geheimen Schlüssels veröffentlicht. Dann hat der Browser jeder Person eine eigene Zufallszahl beigesteuert, festgelegt durch einen Fingerabdruck, bevor jemand die anderen sah. Die Mischung folgt aus allen zusammen. Darum konnte niemand die Karten aussuchen: nicht der Server, nicht, wer den Tisch aufgemacht hat, und niemand am Tisch.
end-proof-commitment = Fingerabdruck des Schlüssels
end-proof-key = Schlüssel des Servers
end-proof-given = Von { $name }
end-proof-seed = Startzahl der Mischung
end-proof-holds = Dein Browser hat es geprüft: Der Schlüssel, die Beiträge und ihre Fingerabdrücke passen zusammen.
end-proof-yours = Dein eigener Beitrag ist dabei, und die Fingerabdrücke sind die, die dieser Browser vor dem Austeilen gesehen hat.
end-proof-late = Dein eigener Beitrag kam nicht rechtzeitig; die Karten wurden ohne ihn gemischt.
end-proof-unknown = Dieser Browser war vor dem Austeilen nicht am Tisch und kann nur prüfen, ob die Zahlen zueinander passen.
end-proof-withheld = { $count ->
    [one] { $names } hatte einen Beitrag angekündigt und nicht rechtzeitig aufgedeckt.
   *[other] { $names } hatten Beiträge angekündigt und nicht rechtzeitig aufgedeckt.
  }
end-proof-flaw-key = Der Schlüssel des Servers passt nicht zu seinem Fingerabdruck. Dieser Mischung ist nicht zu trauen.
end-proof-flaw-pledge = Der Beitrag von { $name } passt nicht zu seinem Fingerabdruck. Dieser Mischung ist nicht zu trauen.
end-proof-flaw-unpledged = Der Beitrag von { $name } kam erst nach dem Austeilen dazu. Dieser Mischung ist nicht zu trauen.
end-proof-flaw-seed = Die Startzahl folgt nicht aus dem Schlüssel und den Beiträgen. Dieser Mischung ist nicht zu trauen.
end-proof-flaw-commitment = Der Fingerabdruck des Schlüssels ist nicht der, den dieser Browser früher gesehen hat. Dieser Mischung ist nicht zu trauen.
end-proof-flaw-left-out = Dein Beitrag wurde weggelassen oder ersetzt. Dieser Mischung ist nicht zu trauen.
end-proof-flaw-replaced = Der Fingerabdruck des Beitrags von { $name } wurde nach dem Austeilen ersetzt. Dieser Mischung ist nicht zu trauen.
end-proof-hash = Auf jedem Computer gibt das den Fingerabdruck des Schlüssels aus:
end-proof-hash-seed = Und das die Startzahl:
end-proof-play = So spielst du das ganze Spiel von der Startzahl aus noch einmal, mit denselben Karten und Würfen:
end-proof-file = Spiel speichern
