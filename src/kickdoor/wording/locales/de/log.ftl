# Was im Spiel passiert: part-… sind Teile der Sätze event-….
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
event-out-of-game = Aus dem Spiel: { $cards }.
event-under-door-deck = { $who } legt { $cards } unter den Türstapel.
event-under-treasure-deck = { $who } legt { $cards } unter den Schatzstapel.
event-on-top-of-discards = { $who } legt { $cards } oben auf den Ablagestapel.
event-deck-to-discards = { $card } kommt vom Stapel auf den Ablagestapel.
event-discards = { $who } wirft { $cards } ab.
event-draws = { $who } zieht { $cards }.
event-takes-from-discards = { $who } nimmt { $cards } vom Ablagestapel.
event-gets-from = { $who } bekommt { $cards } von { $giver }.
event-takes-into-hand = { $who } nimmt { $cards } auf die Hand.
event-takes-from = { $who } nimmt { $cards } von { $giver }.
event-card-stays-in-front = { $card } bleibt vor { $who } liegen.
event-takes-off = { $who } legt { $cards } ab.
event-equips = { $who } legt { $cards } an.
event-gains-level = { $who } steigt auf Stufe { $level } auf.
event-gains-levels = { $who } steigt { $n } Stufen auf, auf Stufe { $level }.
event-loses-level = { $who } fällt auf Stufe { $level } zurück.
event-loses-levels = { $who } fällt { $n } Stufen zurück, auf Stufe { $level }.
event-now-male = { $who } ist jetzt männlich.
event-now-female = { $who } ist jetzt weiblich.
event-body-empty = { $who } lässt nichts zum Plündern zurück.
event-body-open = Die Sachen von { $who } sind frei zum Plündern: { $cards }.
event-loots-body-nothing = { $who } nimmt nichts von der Leiche von { $other }.
event-loots-body = { $who } nimmt { $cards } von der Leiche von { $other }.
event-too-many-big-gives = { $who } hat zu viele große Gegenstände und gibt { $other } { $cards }.
event-too-many-big = { $who } hat zu viele große Gegenstände: { $card } muss weg.
event-too-few-hands = { $who } hat zu wenige Hände: { $card } muss weg.
event-too-many-in-slot = { $who } trägt zu viel { $slot ->
    [headgear] Kopfbedeckung
    [armor] Rüstung
    [footgear] Schuhwerk
    [vehicle] Fahrzeuge
   *[other] { $slot }
}: { $card } muss weg.
event-monsters-join = { $monster } mischen sich in den Kampf ein.
event-monster-joins = { $monster } mischt sich in den Kampf ein.
event-monsters-leave = { $monster } verlassen den Kampf.
event-monster-leaves = { $monster } verlässt den Kampf.
event-monsters-killed = { $monster } sind besiegt.
event-monster-killed = { $monster } ist besiegt.
event-monsters-catch = { $monster } erwischen { $who }.
event-monster-catches = { $monster } erwischt { $who }.
event-monsters-left-aside = { $monster } sind vorerst aus dem Kampf.
event-monster-left-aside = { $monster } ist vorerst aus dem Kampf.
event-monsters-fought = Jetzt geht es gegen { $monster }.
event-monster-fought = Jetzt geht es gegen { $monster }.
event-plays-for-side = { $who } spielt { $cards } { $side ->
    [monsters] für die Monster
   *[other] gegen die Monster
}.
event-plays-on = { $who } spielt { $cards } auf { $other }.
event-plays = { $who } spielt { $cards }.
event-uses-for-side = { $who } benutzt { $what } { $side ->
    [monsters] für die Monster
   *[other] gegen die Monster
}.
event-uses-on = { $who } benutzt { $what } bei { $other }.
event-uses = { $who } benutzt { $what }.
event-forced-to-help = { $who } muss { $other } helfen.
event-helps = { $who } hilft { $other } { $price }.
event-takes-over-fight-from = { $who } übernimmt den Kampf von { $other }.
event-takes-over-fight = { $who } übernimmt den Kampf.
event-monster-gone = Das Monster ist weg. Keine Stufe.
event-wins-fight-one = { $who } gewinnt den Kampf.
event-wins-fight-many = { $who } gewinnt den Kampf gegen { $n } Monster.
event-treasures-face-down = { $who } zieht { $treasures } verdeckt.
event-treasures-face-up = { $who } zieht { $treasures } offen.
event-treasures-face-up-named = { $who } zieht { $treasures } offen: { $cards }.
event-rolls-to-run = { $who } würfelt beim Weglaufen eine { $n }.
event-rolls-for-looting = { $who } würfelt eine { $n } für die Reihenfolge beim Plündern.
event-rolls-for-first-turn = { $who } würfelt eine { $n } für den ersten Zug.
event-rolls = { $who } würfelt eine { $n }.
event-run-away-changes = Neuer Bonus beim Weglaufen für { $whose }.
event-bonus-changes = Neuer Bonus für { $whose }.
event-levels-change = Neue Stufe für { $whose }.
event-treasures-change = Neue Zahl an Schätzen für { $whose }.
event-gold-changes = Neuer Goldwert für { $whose }.
event-die-rolls-change = Würfelwürfe ändern sich für { $whose }.
event-use-or-carry-changes = Neue Grenzen bei Gegenständen für { $whose }.
event-strength-fighters = Die Kämpfenden haben jetzt zusammen { $n }.
event-strength-monsters = Die Monster haben jetzt zusammen { $n }.
event-strength-many = { $who } haben jetzt { $n }.
event-strength-one = { $who } hat jetzt { $n }.
event-frozen = { $whose } kann keine Karten spielen oder bekommen und nicht helfen.
event-cannot-escape = { $whose } kann nicht entkommen.
event-no-escape-from = Vor { $whose } gibt es kein Entkommen.
event-all-escape-from = Vor { $whose } entkommen alle ohne Wurf.
event-no-helpers = In diesem Kampf kann niemand helfen.
event-only-levels-count = In diesem Kampf zählen nur Stufen.
event-levels-do-not-count = In diesem Kampf zählen Stufen nicht.
event-bonuses-do-not-count = Die Boni der Kämpfenden zählen in diesem Kampf nicht.
event-open-to-all = Alle dürfen Monster dieser Art in diesen Kampf schicken.
event-unusable = Vorerst kann niemand { $whose } benutzen.
event-wins-ties = Bei Gleichstand gewinnt { $whose }.
event-effect = { $card } wirkt auf { $whose }.
event-effect-unnamed = Für { $whose } gilt jetzt ein Effekt.
event-curse-cancelled-by = { $curse } schadet { $who } nicht, dank { $card }.
event-curse-cancelled = { $curse } schadet { $who } nicht.
event-loss-spared-by = Dank { $card } verliert { $who } nichts.
event-loss-spared = { $who } verliert nichts.
event-nothing-happens = Nichts passiert.
event-bad-stuff-level-one = Die Schlimmen Dinge von { $card } bewirken nichts: { $who } ist schon auf Stufe 1.
event-bad-stuff-nothing-to-lose = Die Schlimmen Dinge von { $card } bewirken nichts: { $who } hat nichts zu verlieren.
event-bad-stuff-no-effect = Die Schlimmen Dinge von { $card } bewirken bei { $who } nichts.
event-no-effect-level-one = { $card } bewirkt nichts: { $who } ist schon auf Stufe 1.
event-no-effect-nothing-to-lose = { $card } bewirkt nichts: { $who } hat nichts zu verlieren.
event-no-effect = { $card } bewirkt bei { $who } nichts.
event-gift-offered = { $who } möchte { $other } { $cards } schenken.
event-trade-offered-hidden = { $who } bietet { $other } einen Tausch an.
event-trade-offered = { $who } bietet { $other } einen Tausch an: { $gives } gegen { $gets }.
event-traded-hidden = { $who } und { $other } tauschen Karten.
event-traded = { $who } tauscht mit { $other }: { $gives } gegen { $gets }.
event-shows-empty-hand = { $who } zeigt { $other } eine leere Hand.
event-shows-cards = { $who } zeigt { $other } { $cards }.
event-chooses-answer = { $who } wählt: { $answer ->
    [yes] Ja
    [no] Nein
    [male] männlich
    [female] weiblich
   *[other] { $answer }
}.
event-chooses = { $who } wählt.
event-loots-room = { $who } plündert den Raum.
event-loots-room-empty = { $who } plündert den Raum und findet nichts.
event-doors-reshuffled = Die abgelegten Türkarten werden neu gemischt: { $cards } im Stapel.
event-treasures-reshuffled = Die abgelegten Schätze werden neu gemischt: { $cards } im Stapel.
event-deal-kept-cards = { $who } hält die Absprache mit { $other } ein: { $cards }.
event-deal-kept = { $who } hält die Absprache mit { $other } ein.
event-attaches = { $who } legt { $card } auf { $host }.
event-ready = { $who } ist bereit.
event-goes-first = { $who } fängt an.
event-turn-of = { $who } ist am Zug.
event-kicks-door = { $who } tritt die Tür ein: { $card }.
event-looks-for-trouble = { $who } sucht Ärger: { $monster }.
event-must-fight = { $who } muss gegen { $monster } kämpfen.
event-gives = { $who } gibt { $cards } an { $other }.
event-asks-for-help = { $who } bittet { $other } um Hilfe { $price }.
event-promises-to-play = { $who } verspricht, { $cards } auf { $other } zu spielen.
event-offers-help = { $who } bietet { $other } Hilfe an { $price }.
event-declines-offer = { $who } lehnt das Angebot von { $other } ab.
event-withdraws-offers = { $who } nimmt alle offenen Angebote zurück.
event-stops-helping = { $who } hilft nicht mehr.
event-says-beaten = { $who } erklärt das Monster für besiegt.
event-wants-to-run = { $who } will weglaufen.
event-must-choose-again = Jetzt { $us } gegen { $them }: { $who } muss neu entscheiden.
event-fight-over = Der Kampf ist vorbei.
event-takes = { $who } nimmt { $cards }.
event-die-changed = Der Würfel von { $who } zeigt jetzt { $n }.
event-escapes = { $who } entkommt: { $monster } geht leer aus.
event-sacrifices = { $who } opfert { $companion }, um zu entkommen.
event-curse-strikes = { $curse } trifft { $who }.
event-dies = { $who } stirbt.
event-reborn = { $who } kommt mit einer neuen Figur zurück.
event-sells = { $who } verkauft { $cards } für { $gold } Gold.
event-charity = { $who } gibt { $other } als milde Gabe { $cards }.
event-lays-down = { $who } gibt { $cards } auf.
event-looks-at-deck = { $who } sieht sich { $cards } von einem Stapel an.
event-extra-turn = { $who } bekommt einen Extrazug.
event-deal-lapsed = { $who } kann einen Teil der Absprache mit { $other } nicht einhalten.
event-wins-game = { $who } gewinnt das Spiel!
event-endless-card = Das Spiel kann nicht weitergehen: Die Karte „{ $card }“ endet nie. Das Spiel ist pausiert.
event-endless-pack = Das Spiel kann nicht weitergehen: Eine Karte dieses Kartenpakets endet nie. Das Spiel ist pausiert.
event-continues = Das Spiel geht aus einer Wiederholung weiter, ab Zug { $turn }.
