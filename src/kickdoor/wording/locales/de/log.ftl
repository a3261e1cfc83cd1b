# Was im Spiel passiert: part-… sind Teile der Sätze log-….
part-card = eine Karte
part-cards = { $n } Karten
part-card-exact = 1 Karte
part-door = eine Türkarte
part-doors = { $n } Türkarten
part-treasure = einen Schatz
part-treasures = { $n } Schätze
part-item = einen Gegenstand
part-items = { $n } Gegenstände
part-somebody = jemand
part-first-treasure = den ersten Schatz
part-first-treasures = die ersten { $n } Schätze
part-one-pick = die { $place }. Wahl bei den Schätzen
part-several-picks = die Schatzwahl Nr. { $places }
part-cards-in-return = { $cards } als Gegenleistung
part-for-price = für { $price }
part-for-nothing = umsonst
part-one-of-them = einen davon
part-a-monster = ein Monster
part-a-monster-first = Ein Monster
part-the-monster-first = Das Monster
part-fighters = die Kämpfenden
part-monsters = die Monster
part-a-curse = { $curse ->
    [Trap] eine Falle
   *[other] einen Fluch
}
part-the-curse-first = { $curse ->
    [Trap] Die Falle
   *[other] Der Fluch
}
part-everybody = allen
part-another-card = einer anderen Karte
part-the-monster = das Monster
part-a-companion = Gefolge
log-out-of-game = Aus dem Spiel: { $cards }.
log-under-door-deck = { $who } legt { $cards } unter den Türstapel.
log-under-treasure-deck = { $who } legt { $cards } unter den Schatzstapel.
log-on-top-of-discards = { $who } legt { $cards } oben auf den Ablagestapel.
log-deck-to-discards = { $card } kommt vom Stapel auf den Ablagestapel.
log-discards = { $who } wirft { $cards } ab.
log-draws = { $who } zieht { $cards }.
log-takes-from-discards = { $who } nimmt { $cards } vom Ablagestapel.
log-gets-from = { $who } bekommt { $cards } von { $giver }.
log-takes-into-hand = { $who } nimmt { $cards } auf die Hand.
log-takes-from = { $who } nimmt { $cards } von { $giver }.
log-card-stays-in-front = { $card } bleibt vor { $who } liegen.
log-takes-off = { $who } legt { $cards } ab.
log-equips = { $who } legt { $cards } an.
log-gains-level = { $who } steigt auf Stufe { $level } auf.
log-gains-levels = { $who } steigt { $n } Stufen auf, auf Stufe { $level }.
log-loses-level = { $who } fällt auf Stufe { $level } zurück.
log-loses-levels = { $who } fällt { $n } Stufen zurück, auf Stufe { $level }.
log-now-male = { $who } ist jetzt männlich.
log-now-female = { $who } ist jetzt weiblich.
log-body-empty = { $who } lässt nichts zum Plündern zurück.
log-body-open = Die Sachen von { $who } sind frei zum Plündern: { $cards }.
log-loots-body-nothing = { $who } nimmt nichts von der Leiche von { $other }.
log-loots-body = { $who } nimmt { $cards } von der Leiche von { $other }.
log-too-many-big-gives = { $who } hat zu viele große Gegenstände und gibt { $other } { $cards }.
log-too-many-big = { $who } hat zu viele große Gegenstände: { $card } muss weg.
log-too-few-hands = { $who } hat zu wenige Hände: { $card } muss weg.
log-too-many-in-slot = { $who } trägt zu viel { $slot ->
    [headgear] Kopfbedeckung
    [armor] Rüstung
    [footgear] Schuhwerk
    [vehicle] Fahrzeuge
   *[other] { $slot }
}: { $card } muss weg.
log-monsters-join = { $monster } mischen sich in den Kampf ein.
log-monster-joins = { $monster } mischt sich in den Kampf ein.
log-monsters-leave = { $monster } verlassen den Kampf.
log-monster-leaves = { $monster } verlässt den Kampf.
log-monsters-killed = { $monster } sind besiegt.
log-monster-killed = { $monster } ist besiegt.
log-monsters-catch = { $monster } erwischen { $who }.
log-monster-catches = { $monster } erwischt { $who }.
log-monsters-left-aside = { $monster } sind vorerst aus dem Kampf.
log-monster-left-aside = { $monster } ist vorerst aus dem Kampf.
log-monsters-fought = Jetzt geht es gegen { $monster }.
log-monster-fought = Jetzt geht es gegen { $monster }.
log-plays-for-side = { $who } spielt { $cards } { $side ->
    [monsters] für die Monster
   *[other] gegen die Monster
}.
log-plays-on = { $who } spielt { $cards } auf { $other }.
log-plays = { $who } spielt { $cards }.
log-uses-for-side = { $who } benutzt { $what } { $side ->
    [monsters] für die Monster
   *[other] gegen die Monster
}.
log-uses-on = { $who } benutzt { $what } bei { $other }.
log-uses = { $who } benutzt { $what }.
log-forced-to-help = { $who } muss { $other } helfen.
log-helps = { $who } hilft { $other } { $price }.
log-takes-over-fight-from = { $who } übernimmt den Kampf von { $other }.
log-takes-over-fight = { $who } übernimmt den Kampf.
log-monster-gone = Das Monster ist weg. Keine Stufe.
log-wins-fight-one = { $who } gewinnt den Kampf.
log-wins-fight-many = { $who } gewinnt den Kampf gegen { $n } Monster.
log-treasures-face-down = { $who } zieht { $treasures } verdeckt.
log-treasures-face-up = { $who } zieht { $treasures } offen.
log-treasures-face-up-named = { $who } zieht { $treasures } offen: { $cards }.
log-rolls-to-run = { $who } würfelt beim Weglaufen eine { $n }.
log-rolls-for-looting = { $who } würfelt eine { $n } für die Reihenfolge beim Plündern.
log-rolls-for-first-turn = { $who } würfelt eine { $n } für den ersten Zug.
log-rolls = { $who } würfelt eine { $n }.
log-run-away-changes = Neuer Bonus beim Weglaufen für { $whose }.
log-bonus-changes = Neuer Bonus für { $whose }.
log-levels-change = Neue Stufe für { $whose }.
log-treasures-change = Neue Zahl an Schätzen für { $whose }.
log-gold-changes = Neuer Goldwert für { $whose }.
log-die-rolls-change = Würfelwürfe ändern sich für { $whose }.
log-use-or-carry-changes = Neue Grenzen bei Gegenständen für { $whose }.
log-strength-fighters = Die Kämpfenden haben jetzt zusammen { $n }.
log-strength-monsters = Die Monster haben jetzt zusammen { $n }.
log-strength-many = { $who } haben jetzt { $n }.
log-strength-one = { $who } hat jetzt { $n }.
log-frozen = { $whose } kann keine Karten spielen oder bekommen und nicht helfen.
log-cannot-escape = { $whose } kann nicht entkommen.
log-no-escape-from = Vor { $whose } gibt es kein Entkommen.
log-all-escape-from = Vor { $whose } entkommen alle ohne Wurf.
log-no-helpers = In diesem Kampf kann niemand helfen.
log-only-levels-count = In diesem Kampf zählen nur Stufen.
log-levels-do-not-count = In diesem Kampf zählen Stufen nicht.
log-bonuses-do-not-count = Die Boni der Kämpfenden zählen in diesem Kampf nicht.
log-open-to-all = Alle dürfen Monster dieser Art in diesen Kampf schicken.
log-unusable = Vorerst kann niemand { $whose } benutzen.
log-wins-ties = Bei Gleichstand gewinnt { $whose }.
log-effect = { $card } wirkt auf { $whose }.
log-effect-unnamed = Für { $whose } gilt jetzt ein Effekt.
log-curse-cancelled-by = { $curse } schadet { $who } nicht, dank { $card }.
log-curse-cancelled = { $curse } schadet { $who } nicht.
log-loss-spared-by = Dank { $card } verliert { $who } nichts.
log-loss-spared = { $who } verliert nichts.
log-nothing-happens = Nichts passiert.
log-bad-stuff-level-one = Die Schlimmen Dinge von { $card } bewirken nichts: { $who } ist schon auf Stufe 1.
log-bad-stuff-nothing-to-lose = Die Schlimmen Dinge von { $card } bewirken nichts: { $who } hat nichts zu verlieren.
log-bad-stuff-no-effect = Die Schlimmen Dinge von { $card } bewirken bei { $who } nichts.
log-no-effect-level-one = { $card } bewirkt nichts: { $who } ist schon auf Stufe 1.
log-no-effect-nothing-to-lose = { $card } bewirkt nichts: { $who } hat nichts zu verlieren.
log-no-effect = { $card } bewirkt bei { $who } nichts.
log-gift-offered = { $who } möchte { $other } { $cards } schenken.
log-trade-offered-hidden = { $who } bietet { $other } einen Tausch an.
log-trade-offered = { $who } bietet { $other } einen Tausch an: { $gives } gegen { $gets }.
log-traded-hidden = { $who } und { $other } tauschen Karten.
log-traded = { $who } tauscht mit { $other }: { $gives } gegen { $gets }.
log-shows-empty-hand = { $who } zeigt { $other } eine leere Hand.
log-shows-cards = { $who } zeigt { $other } { $cards }.
log-chooses-answer = { $who } wählt: { $answer ->
    [yes] Ja
    [no] Nein
    [male] männlich
    [female] weiblich
   *[other] { $answer }
}.
log-chooses = { $who } wählt.
log-loots-room = { $who } plündert den Raum.
log-loots-room-empty = { $who } plündert den Raum und findet nichts.
log-doors-reshuffled = Die abgelegten Türkarten werden neu gemischt: { $cards } im Stapel.
log-treasures-reshuffled = Die abgelegten Schätze werden neu gemischt: { $cards } im Stapel.
log-deal-kept-cards = { $who } hält die Absprache mit { $other } ein: { $cards }.
log-deal-kept = { $who } hält die Absprache mit { $other } ein.
log-attaches = { $who } legt { $card } auf { $host }.
log-ready = { $who } ist bereit.
log-goes-first = { $who } fängt an.
log-turn-of = { $who } ist am Zug.
log-kicks-door = { $who } tritt die Tür ein: { $card }.
log-looks-for-trouble = { $who } sucht Ärger: { $monster }.
log-must-fight = { $who } muss gegen { $monster } kämpfen.
log-gives = { $who } gibt { $cards } an { $other }.
log-asks-for-help = { $who } bittet { $other } um Hilfe { $price }.
log-promises-to-play = { $who } verspricht, { $cards } auf { $other } zu spielen.
log-offers-help = { $who } bietet { $other } Hilfe an { $price }.
log-declines-offer = { $who } lehnt das Angebot von { $other } ab.
log-withdraws-offers = { $who } nimmt alle offenen Angebote zurück.
log-stops-helping = { $who } hilft nicht mehr.
log-says-beaten = { $who } erklärt das Monster für besiegt.
log-wants-to-run = { $who } will weglaufen.
log-must-choose-again = Jetzt { $us } gegen { $them }: { $who } muss neu entscheiden.
log-fight-over = Der Kampf ist vorbei.
log-takes = { $who } nimmt { $cards }.
log-die-changed = Der Würfel von { $who } zeigt jetzt { $n }.
log-escapes = { $who } entkommt: { $monster } geht leer aus.
log-sacrifices = { $who } opfert { $companion }, um zu entkommen.
log-curse-strikes = { $curse } trifft { $who }.
log-dies = { $who } stirbt.
log-reborn = { $who } kommt mit einer neuen Figur zurück.
log-sells = { $who } verkauft { $cards } für { $gold } Gold.
log-charity = { $who } gibt { $other } als milde Gabe { $cards }.
log-lays-down = { $who } gibt { $cards } auf.
log-looks-at-deck = { $who } sieht sich { $cards } von einem Stapel an.
log-extra-turn = { $who } bekommt einen Extrazug.
log-deal-lapsed = { $who } kann einen Teil der Absprache mit { $other } nicht einhalten.
log-wins-game = { $who } gewinnt das Spiel!
log-endless-card = Das Spiel kann nicht weitergehen: Die Karte „{ $card }“ endet nie. Das Spiel ist pausiert.
log-endless-pack = Das Spiel kann nicht weitergehen: Eine Karte dieses Kartenpakets endet nie. Das Spiel ist pausiert.
