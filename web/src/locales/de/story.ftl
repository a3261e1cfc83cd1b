# Was am Tisch geschieht. Jeder Name besteht aus den englischen Wörtern, die der Server sagt.
said-who-draws-cards = { $who } zieht { $cards }.
said-who-discards-cards = { $who } legt { $cards } ab.
said-who-takes-cards-into-hand = { $who } nimmt { $cards } auf die Hand.
said-card-now-lies-in-front-of-who = { $card } liegt jetzt vor { $who }.
said-who-goes-up-a-Level-to-Level-level = { $who } steigt eine Stufe auf, auf Stufe { $level }.
said-who-goes-up-n-Levels-to-Level-level = { $who } steigt { $n } Stufen auf, auf Stufe { $level }.
said-who-goes-down-a-Level-to-Level-level = { $who } verliert eine Stufe, jetzt Stufe { $level }.
said-who-goes-down-n-Levels-to-Level-level = { $who } verliert { $n } Stufen, jetzt Stufe { $level }.
said-who-loots-cards-from-the-body-of-other = { $who } plündert { $cards } von der Leiche von { $other }.
said-who-has-too-many-slot-items-card-has-to-go = { $who } trägt zu viel { $slot ->
    [headgear] Kopfbedeckung
    [armor] Rüstung
    [footgear] Schuhwerk
    [vehicle] Fahrzeuge
   *[other] { $slot }
}: { $card } muss weg.
said-monster-joins-the-fight = { $monster } kommt in den Kampf dazu.
said-monster-is-fought = { $monster } wird bekämpft.
said-who-plays-cards = { $who } spielt { $cards }.
said-who-uses-what = { $who } benutzt { $what }.
said-who-helps-other-price = { $who } hilft { $other } { $price }.
said-who-takes-over-the-fight = { $who } übernimmt den Kampf.
said-who-wins-the-fight-n-monsters-killed = { $who } gewinnt den Kampf: { $n } Monster getötet.
said-who-draws-treasures-face-up-cards = { $who } zieht offen { $treasures }: { $cards }.
said-who-draws-treasures-face-up = { $who } zieht offen { $treasures }.
said-who-draws-treasures-face-down = { $who } zieht verdeckt { $treasures }.
said-who-plays-cards-on-other = { $who } spielt { $cards } auf { $other }.
said-who-offers-other-gives-for-gets = { $who } bietet { $other } einen Tausch an: { $gives } gegen { $gets }.
said-who-gives-gives-to-other-and-gets-gets = { $who } tauscht mit { $other }: { $gives } gegen { $gets }.
said-who-shows-other-cards = { $who } zeigt { $other } { $cards }.
said-who-chooses = { $who } wählt.
said-who-chooses-answer = { $who } wählt: { $answer ->
    [yes] Ja
    [no] Nein
    [male] männlich
    [female] weiblich
   *[other] { $answer }
}.
said-who-loots-the-room-and-finds-nothing = { $who } plündert den Raum und findet nichts.
said-who-keeps-the-deal-with-other = { $who } hält die Absprache mit { $other } ein.
said-who-keeps-the-deal-with-other-cards = { $who } hält die Absprache mit { $other } ein: { $cards }.
said-a-card = eine Karte
said-n-cards = { $n } Karten
said-1-card = 1 Karte
said-a-Door = eine Türkarte
said-n-Doors = { $n } Türkarten
said-a-Treasure = einen Schatz
said-n-Treasures = { $n } Schätze
said-an-Item = einen Gegenstand
said-n-Items = { $n } Gegenstände
said-who-puts-cards-under-the-Door-deck = { $who } legt { $cards } unter den Türstapel.
said-who-puts-cards-under-the-Treasure-deck = { $who } legt { $cards } unter den Schatzstapel.
said-who-lays-cards-on-top-of-the-discards = { $who } legt { $cards } oben auf den Ablagestapel.
said-who-takes-cards-from-the-discards = { $who } nimmt { $cards } vom Ablagestapel.
said-who-is-male-now = { $who } ist jetzt männlich.
said-who-is-female-now = { $who } ist jetzt weiblich.
said-who-leaves-nothing-to-loot = { $who } lässt nichts zum Plündern zurück.
said-who-takes-nothing-from-the-body-of-other = { $who } nimmt nichts von der Leiche von { $other }.
said-who-has-too-many-Big-items-and-hands-cards-to-other = { $who } hat zu viele große Gegenstände und gibt { $other } { $cards }.
said-one = einer
said-who-has-too-many-Big-items-card-has-to-go = { $who } hat zu viele große Gegenstände: { $card } muss weg.
said-who-has-too-few-hands-card-has-to-go = { $who } hat zu wenige Hände: { $card } muss weg.
said-a-monster = ein Monster
said-A-monster = Ein Monster
said-the-monster = das Monster
said-The-monster = Das Monster
said-a-companion = etwas aus dem Gefolge
said-another-card = einer anderen Karte
said-monster-is-left-aside = { $monster } bleibt außen vor.
said-who-plays-cards-on-the-side-of-the-side = { $who } spielt { $cards } { $side ->
    [monsters] für die Monster
   *[other] gegen die Monster
}.
said-who-uses-what-on-the-side-of-the-side = { $who } benutzt { $what } { $side ->
    [monsters] für die Monster
   *[other] gegen die Monster
}.
said-who-uses-what-on-other = { $who } benutzt { $what } bei { $other }.
said-who-has-to-help-other = { $who } muss { $other } helfen.
said-who-takes-over-the-fight-from-other = { $who } übernimmt den Kampf von { $other }.
said-who-wins-the-fight-1-monster-killed = { $who } gewinnt den Kampf: 1 Monster getötet.
said-the-fighters = alle, die kämpfen
said-the-monsters = die Monster
said-The-chance-to-run-away-of-whose-changes = Die Chance beim Weglaufen ändert sich: { $whose }.
said-The-bonus-of-whose-changes = Der Bonus ändert sich: { $whose }.
said-The-Levels-of-whose-change = Die Stufen ändern sich: { $whose }.
said-The-Treasures-of-whose-change = Die Schätze ändern sich: { $whose }.
said-The-gold-value-of-whose-changes = Der Goldwert ändert sich: { $whose }.
said-a-curse = { $curse ->
    [Trap] eine Falle
   *[other] einen Fluch
}
said-The-curse = { $curse ->
    [Trap] Die Falle
   *[other] Der Fluch
}
said-who-offers-other-cards-as-a-gift = { $who } möchte { $other } { $cards } schenken.
said-who-offers-other-cards-for-others = { $who } bietet { $other } Karten zum Tausch an.
said-who-gives-cards-to-other-and-gets-others = { $who } tauscht Karten mit { $other }.
said-everybody = allen
said-who-shows-other-an-empty-hand = { $who } zeigt { $other } eine leere Hand.
said-who-loots-the-room = { $who } plündert den Raum.
said-The-Door-discards-are-shuffled-into-a-new-deck-of-cards = Abgelegte Türen werden neu gemischt: { $cards } im Stapel.
said-The-Treasure-discards-are-shuffled-into-a-new-deck-of-cards = Abgelegte Schätze werden neu gemischt: { $cards } im Stapel.
said-who-is-ready = { $who } ist bereit.
said-who-goes-first = { $who } fängt an.
said-It-is-who-s-turn = { $who } ist am Zug.
said-who-kicks-open-the-door-card = { $who } tritt die Tür ein: { $card }.
said-who-looks-for-trouble-monster = { $who } sucht Ärger: { $monster }.
said-monster-leaves-the-fight = { $monster } verlässt den Kampf.
said-monster-is-killed = { $monster } ist besiegt.
said-who-gives-cards-to-other = { $who } gibt { $cards } an { $other }.
said-who-asks-other-to-help-price = { $who } bittet { $other } um Hilfe { $price }.
said-who-promises-to-play-cards-on-other = { $who } verspricht, { $cards } auf { $other } zu spielen.
said-who-offers-other-help-price = { $who } bietet { $other } Hilfe an { $price }.
said-who-declines-the-offer-of-other = { $who } lehnt das Angebot von { $other } ab.
said-who-takes-back-every-open-offer = { $who } nimmt alle offenen Angebote zurück.
said-who-helps-no-more = { $who } hilft nicht mehr.
said-who-wants-to-run-away = { $who } will weglaufen.
said-The-fight-is-over = Der Kampf ist vorbei.
said-who-takes-cards = { $who } nimmt { $cards }.
said-The-die-of-who-shows-n-now = Der Würfel von { $who } zeigt jetzt { $n }.
said-who-gets-away-from-monster = { $who } entkommt: { $monster } hat das Nachsehen.
said-monster-catches-who = { $monster } erwischt { $who }.
said-who-gives-up-companion-to-escape = { $who } opfert { $companion }, um zu entkommen.
said-curse-strikes-who = { $curse } trifft { $who }.
said-curse-does-nothing-to-who = { $curse } kann { $who } nichts anhaben.
said-who-is-spared-the-loss = { $who } bleibt der Verlust erspart.
said-who-dies = { $who } stirbt.
said-who-comes-back-with-a-new-character = { $who } kommt mit einer neuen Figur zurück.
said-who-sells-cards-for-gold-gold = { $who } verkauft { $cards } für { $gold } Gold.
said-who-gives-cards-to-other-in-charity = { $who } gibt { $other } als milde Gabe { $cards }.
said-who-lays-down-cards = { $who } legt { $cards } nieder.
said-who-looks-at-cards-of-a-deck = { $who } sieht sich { $cards } eines Stapels an.
said-who-takes-a-turn-out-of-order = { $who } bekommt einen Zug außer der Reihe.
said-who-cannot-keep-a-part-of-the-deal-with-other = { $who } kann einen Teil der Absprache mit { $other } nicht einhalten.
said-Nothing-happens = Nichts geschieht.
said-who-wins-the-game = { $who } gewinnt das Spiel!
said-somebody = jemand
said-for-price = für { $price }
said-for-nothing = ohne Gegenleistung
said-who-gets-cards-from-giver = { $who } bekommt { $cards } von { $giver }.
said-who-rolls-n-to-run-away = { $who } würfelt beim Weglaufen eine { $n }.
said-who-rolls-n-for-the-order-of-looting = { $who } würfelt eine { $n } um die Reihenfolge beim Plündern.
said-who-rolls-n-for-the-first-turn = { $who } würfelt eine { $n } um den ersten Zug.
said-who-rolls-n = { $who } würfelt eine { $n }.
said-pick-place-of-the-Treasures = die { $place }. Wahl unter den Schätzen
said-picks-places-of-the-Treasures = die Schatzwahl Nr. { $places }
said-cards-played-in-return = { $cards } als Gegenleistung
said-Out-of-the-game-cards = Aus dem Spiel: { $cards }.
said-From-the-deck-to-the-discards-card = Vom Stapel auf den Ablagestapel: { $card }.
said-who-takes-cards-from-giver = { $who } nimmt { $cards } von { $giver }.
said-who-takes-off-cards = { $who } legt { $cards } beiseite.
said-who-equips-cards = { $who } legt { $cards } an.
said-who-s-stuff-is-up-for-grabs-cards = Die Sachen von { $who } sind zu haben: { $cards }.
said-monster-join-the-fight = { $monster } kommen in den Kampf dazu.
said-monster-leave-the-fight = { $monster } verlassen den Kampf.
said-monster-are-killed = { $monster } sind besiegt.
said-monster-catch-who = { $monster } erwischen { $who }.
said-monster-are-left-aside = { $monster } bleiben außen vor.
said-monster-are-fought = { $monster } werden bekämpft.
said-The-monster-is-gone-No-Level = Das Monster ist weg. Keine Stufe.
said-Every-die-roll-of-whose-changes = Jeder Würfelwurf ändert sich: { $whose }.
said-What-whose-may-use-or-carry-changes = Was man benutzen oder tragen darf, ändert sich: { $whose }.
said-The-fighters-are-now-at-n = Wer kämpft, kommt jetzt zusammen auf { $n }.
said-The-monsters-are-now-at-n = Die Monster kommen jetzt auf { $n }.
said-who-are-now-at-n = { $who } kommen jetzt auf { $n }.
said-who-is-now-at-n = { $who } kommt jetzt auf { $n }.
said-whose-cannot-play-or-receive-cards-or-help-anyone = { $whose } kann weder Karten spielen noch bekommen, noch jemandem helfen.
said-whose-cannot-escape = { $whose } kann nicht entkommen.
said-Nobody-can-escape-from-whose = Vor { $whose } gibt es kein Entkommen.
said-Everybody-escapes-from-whose-without-a-roll = Vor { $whose } entkommen alle ohne Wurf.
said-Nobody-can-help-in-this-fight = In diesem Kampf kann niemand helfen.
said-Only-Levels-count-in-this-fight = In diesem Kampf zählen nur Stufen.
said-Levels-do-not-count-in-this-fight = In diesem Kampf zählen Stufen nicht.
said-The-fighters-bonuses-do-not-count-in-this-fight = Die Boni der Kämpfenden zählen in diesem Kampf nicht.
said-Everybody-may-add-monsters-of-that-kind-to-this-fight = Alle dürfen Monster dieser Art in den Kampf schicken.
said-For-now-nobody-can-use-whose = Vorerst kann niemand { $whose } benutzen.
said-Ties-go-to-whose = Bei Gleichstand gewinnt { $whose }.
said-card-has-an-effect-on-whose = { $card } wirkt auf { $whose }.
said-An-effect-holds-for-whose = Es gilt ein Effekt für { $whose }.
said-curse-does-nothing-to-who-thanks-to-card = { $curse } kann { $who } nichts anhaben, dank { $card }.
said-card-saves-who-from-the-loss = { $card } bewahrt { $who } vor dem Verlust.
said-The-Bad-Stuff-of-card-has-no-effect-who-is-at-Level-1-already = Die Schlimmen Dinge von { $card } bleiben ohne Wirkung: { $who } ist schon auf Stufe 1.
said-The-Bad-Stuff-of-card-has-no-effect-who-has-nothing-to-lose-by-it = Die Schlimmen Dinge von { $card } bleiben ohne Wirkung: { $who } hat nichts, was man verlieren könnte.
said-The-Bad-Stuff-of-card-has-no-effect-on-who = Die Schlimmen Dinge von { $card } bleiben ohne Wirkung auf { $who }.
said-card-has-no-effect-who-is-at-Level-1-already = { $card } bleibt ohne Wirkung: { $who } ist schon auf Stufe 1.
said-card-has-no-effect-who-has-nothing-to-lose-by-it = { $card } bleibt ohne Wirkung: { $who } hat nichts, was man verlieren könnte.
said-card-has-no-effect-on-who = { $card } bleibt ohne Wirkung auf { $who }.
said-who-puts-card-on-host = { $who } legt { $card } auf { $host }.
said-who-says-the-monster-is-beaten = { $who } erklärt das Monster für besiegt.
said-Now-us-vs-them-who-must-choose-again = Jetzt { $us } gegen { $them }: { $who } muss neu entscheiden.
said-the-first-Treasure = den ersten Schatz
said-the-first-n-Treasures = die ersten { $n } Schätze
said-who-has-to-fight-monster = { $who } muss gegen { $monster } kämpfen.
