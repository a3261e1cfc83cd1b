# Was jemand tun kann, als Infinitiv. Allein stehend beginnt die Seite es mit einem Großbuchstaben.
choice-ready = mit dem Aufbau fertig werden
choice-kick = die Tür eintreten
choice-loot = den Raum plündern
choice-end = den Zug beenden
choice-keep = die Karte nehmen
choice-fight = kämpfen
choice-run = weglaufen
choice-run-from = zuerst vor { $monster } weglaufen
choice-pass = nichts tun
choice-withdraw = das Angebot zurückziehen
choice-show = Karten zeigen
choice-ask = { $who } für { $n ->
    [one] 1 Schatz
   *[other] { $n } Schätze
  } um Hilfe bitten
choice-ask-free = { $who } umsonst um Hilfe bitten
choice-ask-for-cards = { $who } gegen { $cards } um Hilfe bitten
choice-offer = für { $n ->
    [one] 1 Schatz
   *[other] { $n } Schätze
  } Hilfe anbieten
choice-offer-free = umsonst Hilfe anbieten
choice-offer-for-cards = gegen { $cards } Hilfe anbieten
choice-accept = das Angebot annehmen
choice-accept-from = das Angebot von { $who } annehmen
choice-decline = das Angebot ablehnen
choice-decline-from = das Angebot von { $who } ablehnen
choice-trade = { $who } einen Tausch anbieten: { $cards } gegen { $wanted }
choice-choose = { $what } wählen
choice-choose-yes = Ja sagen
choice-choose-no = Nein sagen
choice-choose-none = nichts wählen
choice-choose-male = männlich sein
choice-choose-female = weiblich sein
choice-play = { $cards } ausspielen
choice-play-on = { $cards } gegen { $target } ausspielen
choice-play-fighters = { $cards } für die Kämpfenden ausspielen
choice-play-monsters = { $cards } für die Monster ausspielen
choice-use = { $what } einsetzen
choice-use-on = { $what } gegen { $target } einsetzen
choice-trouble = mit { $monster } Ärger suchen
choice-join = { $monster } in den Kampf bringen
choice-attach = { $target } { $cards } geben
choice-equip = { $cards } anlegen
choice-unequip = { $cards } ablegen
choice-sell = { $cards } verkaufen
choice-give = { $who } { $cards } geben
choice-sacrifice = { $cards } opfern, um zu entkommen
choice-discard = { $cards } abwerfen
hint-winning = Du gewinnst mit { $us } gegen { $them }.
hint-help = Dir fehlen { $n }, und { $who } kann das ausgleichen.
hint-run = Dir fehlen { $n }, und nichts auf deiner Hand reicht dafür.
hint-turns-fight = Dann steht es { $us } gegen { $them }, und du gewinnst den Kampf.
hint-stop = Sonst gewinnt { $who } das Spiel.
hint-kick = Nichts anderes hilft dir mehr, bevor du die Tür öffnest.
hint-only = Du hast keine andere Wahl.
hint-better = Damit gewinnst du das Spiel um { $n } % öfter als mit der zweitbesten Wahl.
hint-close = Es macht kaum einen Unterschied: Die anderen Möglichkeiten sind etwa gleich gut.
