you = du

## was man tun kann
do-play = Ausspielen
do-play-card = Auf { $on } spielen
do-play-fighters = Für die Kämpfenden
do-play-monsters = Für die Monster
do-play-player =
    { $me ->
        [yes] Auf dich selbst
       *[no] Auf { $player }
    }
do-join = In den Kampf schicken
do-join-card = Zu { $on } in den Kampf schicken
do-join-fighters = In den Kampf schicken
do-join-monsters = In den Kampf schicken
do-lend = Ausleihen
do-lend-card = An { $on } ausleihen
do-attach = Anbringen
do-attach-card = An { $on } anbringen
do-equip = Ausrüsten
do-unequip = Nur tragen
do-sell = Verkaufen
do-give = Weggeben
do-give-player = { $player } geben
do-discard = Ablegen
do-use = { $word } einsetzen
do-use-card = { $word } auf { $on }
do-use-it = Einsetzen
do-use-it-card = Auf { $on } einsetzen
do-use-it-fighters = Für die Kämpfenden einsetzen
do-use-it-monsters = Für die Monster einsetzen
do-use-it-player =
    { $me ->
        [yes] Auf dich selbst einsetzen
       *[no] Auf { $player } einsetzen
    }
do-use-fighters = { $word }: für die Kämpfenden
do-use-monsters = { $word }: für die Monster
do-use-player =
    { $me ->
        [yes] { $word } auf dich selbst
       *[no] { $word } auf { $player }
    }
do-trouble = Damit Ärger suchen
do-sacrifice = Opfern, um zu entkommen
do-sacrifice-player = Opfern, um { $player } zu retten
do-choose = { $card } wählen
do-paying = { $what }, dafür { $paid } ablegen
do-ready = Ich bin so weit
do-kick = Tür eintreten
do-loot = Raum plündern
do-end = Zug beenden
do-keep = Auf die Hand nehmen
do-fight = Sieg ansagen
do-run = Weglaufen
do-run-card = Vor { $on } weglaufen
do-pass = Kein Einwand
do-withdraw = Angebote zurückziehen
do-accept-player = { $player }: annehmen
do-decline-player = { $player }: ablehnen

## das Kleingedruckte unter dem Knopf
step-ready = die ersten Karten liegen aus
step-kick = vorher deine Sachen ordnen
step-loot = verdeckt eine Karte ziehen
step-end = dein Zug ist vorbei
step-keep = oder gleich ausspielen
step-fight = { $us } gegen { $them }
step-run = ein Wurf für jedes Monster
step-pass = geschehen lassen
step-pass-kill = den Sieg gönnen
step-pass-curse = treffen lassen
step-pass-turn_end = der Zug darf enden
step-pass-flight = weglaufen lassen
step-pass-roll = den Wurf gelten lassen
step-pass-reborn = neue Karten dürfen jetzt wirken

## oben
turn-of = { $name } ist dran
turn-mine = Du bist dran
phase-setup = Erste Karten
phase-arrange = Vorbereiten
phase-door = Tür eintreten
phase-trouble = Ärger suchen
phase-combat = Kampf
phase-run = Weglaufen
phase-reward = Schätze
phase-loot_body = Leiche plündern
phase-charity = Milde Gabe
phase-over = Vorbei
phase-loot = Raum plündern
phases-label = Phasen dieses Zugs
tool-rule = Regel für diesen Moment
tool-sound-on = Ton an
tool-sound-off = Ton aus
tool-settings = Einstellungen
tool-full = Vollbild
tool-invite = Einladen
tool-pause = Pause
tool-resume = Weiter
tool-home = Startseite
tool-menu = Menü

## Plätze
seat-label = { $name }, Stufe { $level }, Stärke { $strength }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand
seat-level = Stufe
seat-strength = Stärke
seat-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
seat-fighting = Kämpft
seat-helping = Hilft
seat-dead = Tot
seat-turn = Am Zug
seat-away = weg
seat-thinking = überlegt
seat-you = du
seat-nothing = nichts im Spiel
seat-escaped = Entkommen
seat-caught = Erwischt
seat-carried = getragen, nicht benutzt
seat-bot = ein Bot
sex-male = männlich
sex-female = weiblich
pile-doors = Türen { $count }
pile-treasures = Schätze { $count }
pile-discards = Abgelegt { $count }

## der Kampf
fight-vs = vs.
fight-lead = { $who } { $many ->
    [one] liegt
   *[other] liegen
} um { $by } vorn
fight-lead-you = Du liegst um { $by } vorn
fight-tie-win = Gleichstand, und das reicht
fight-tie = Gleichstand reicht nicht
fight-short = { $by ->
    [one] { $by } fehlt
   *[other] { $by } fehlen
}
fight-fights = kämpft
fight-helps = hilft
fight-level = { $name }, Stufe { $level }
fight-other = Andere Wirkungen
fight-prize = Für den Sieg: { $levels ->
    [one] { $levels } Stufe
   *[other] { $levels } Stufen
} und { $treasures ->
    [one] { $treasures } Schatz
   *[other] { $treasures } Schätze
}
fight-aside = zählt nicht mit
and = { $a } und { $b }
stage-waiting = { $name } steht vor der Tür
stage-mine = Du bist dran. Ordne deine Sachen, dann tritt die Tür ein.
stage-setup = Erste Karten: Leg aus, was du magst.
stage-charity = Milde Gabe: mehr Karten, als auf die Hand dürfen.
stage-body = { $names } hat es nicht geschafft. Die anderen bedienen sich.
stage-body-mine = Du hast es nicht geschafft. Die anderen bedienen sich.
stage-end = Der Zug von { $name } ist fast vorbei
stage-end-mine = Dein Zug ist fast vorbei. Noch etwas?
stage-middle = Auf dem Tisch

## was gleich gilt
pending-kill = { $who } { $many ->
    [one] besiegt
   *[other] besiegen
} { $monsters }
pending-kill-win = { $who } { $many ->
    [one] besiegt
   *[other] besiegen
} { $monsters } und das Spiel ist gewonnen
pending-kill-win-you = Du besiegst { $monsters } und das Spiel ist gewonnen
pending-kill-none = { $who } { $many ->
    [one] gewinnt
   *[other] gewinnen
}, ohne zu töten
pending-kill-none-you = Du gewinnst, ohne zu töten
pending-kill-you = Du besiegst { $monsters }
pending-flight = { $who } läuft vor { $monsters } weg
pending-flight-you = Du läufst vor { $monsters } weg
pending-curse = { $card } trifft { $who }
pending-curse-you = { $card } trifft dich
pending-roll = { $who } hat gewürfelt
pending-roll-you = Du hast gewürfelt
pending-running = Das Weglaufen beginnt
pending-running-you = Das Weglaufen beginnt
pending-escaped = { $who } ist entkommen
pending-escaped-you = Du bist entkommen
pending-turn_end = { $who } beendet den Zug
pending-turn_end-you = Du beendest deinen Zug
pending-draw = { $who } zieht offen
pending-draw-you = Du ziehst offen
pending-reborn = { $who } ist wieder da
pending-reborn-you = Du bist wieder da
pending-final = Das gilt, wenn niemand eingreift.
pending-last = Zuletzt gespielt: { $card } von { $who }.
pending-waiting = Noch gefragt: { $names }
pending-nobody = Niemand hat etwas dagegen
pending-held = HALT! gerufen: { $names }
clock-reading = Lesezeit
clock-call = Letzter Aufruf
clock-untimed = Ohne Uhr: gewartet wird auf alle
clock-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
waiting-you = Du bist gefragt
answered = hat geantwortet
not-answered = hat noch nicht geantwortet

## die Knöpfe
wait = HALT!
wait-left = noch { $count }
wait-none = aufgebraucht
key-space = Leertaste
key-enter = Enter
auto = Automatisch passen
auto-off = Aus
auto-window = Dieses Mal
auto-fight = Dieser Kampf
auto-turn = Bis ich dran bin
stops = Immer fragen
stops-open = Immer fragen …
stops-title = Frag mich immer, bevor …
stops-note = Auch bei automatischem Passen, und auch wenn ich nichts zu spielen habe.
stops-kill = ein Sieg über ein Monster zählt
stops-run = jemand wegläuft
stops-curse = ein Fluch wirkt
stops-turn_end = ein Zug endet
stops-win = jemand das Spiel gewinnt
stops-cards = Karten, nach denen ich gefragt werde
stops-cards-alone = Du wirst überall gefragt, wo sich eine davon spielen lässt.
stops-cards-people = Mit anderen am Tisch wirst du jedes Mal gefragt, damit niemand merkt, was du hast.
stops-cards-none = Noch keine. Öffne eine Karte und wähle „Immer fragen“.
stops-remove = Nicht mehr nach { $card } fragen
ask-help = Um Hilfe bitten
offer-help = Hilfe anbieten
sell-items = Verkaufen
trade-items = Tauschen
nothing-to-do = Gerade nichts zu tun
waiting-others = Warten auf { $names }
decide-in = { $seconds } s
noted = Notiert: kein Einwand
take-back = Rückgängig
paused = Pause. Die Uhren stehen still.
go-on = Weiter
hand-label = Deine Hand
hand-empty = Deine Hand ist leer
gear-label = Deine Sachen
preview = { $us } gegen { $them }
card-playable = spielbar
rule-of = Regel { $rule }
close = Schließen
back = Zurück

## am Rand
rail-story = Verlauf
say-something = Sag etwas
say-send = Senden
reactions = Reaktionen
say-not = Du siehst zu. Reden können nur, die mitspielen; setz dich dazu.
story-label = Was bisher geschah
news-sat = { $name } setzt sich.
news-left = { $name } geht.
news-dealing = Die Karten werden gemischt.
news-started = Die Karten sind verteilt.
news-undid = { $name } nimmt den letzten Schritt zurück.
news-waited = { $name }: HALT!
news-paused = { $name } macht eine Pause.
news-resumed = Es geht weiter.
news-went_away = { $name } ist weg; ein Bot spielt weiter.
news-came_back = { $name } ist wieder da.
news-bot_sat = Ein Bot setzt sich.
news-rematched = { $name } will eine Revanche.
news-created = Der Tisch ist offen.
news-recovered = { $name } sitzt jetzt an einem anderen Gerät.
news-drew = { $name } hat { $card } gezeichnet.
news-voted = { $name } ist { $yes ->
    [yes] für
   *[no] gegen
} das Bild von { $card }.
news-drawing_in = Der Tisch will es: { $card } von { $name } hängt in der Galerie.
news-drawing_out = Der Tisch will { $card } von { $name } nicht.

## Verbindung
lost = Die Verbindung ist weg. Gleich wieder da …
ended = Die Verbindung ist beendet: { $why }
no-table = Diesen Tisch gibt es nicht, oder nicht mehr.
back-to-end = Zurück zum Ende des Spiels
loading = Der Tisch wird gedeckt …

## Wahl
choose-treasure = Nimm einen Schatz
choose-discard = Wähle, was wegkommt
choose-take = Wähle, was du nimmst
choose-swap = Wähle, was du tauschst
choose-surplus = Zu viel: Wähle, was wegkommt
choose-join = Wähle, was dazukommt
choose-bury = Wähle, was unter den Stapel kommt
choose-loot = Nimm eine Karte der Leiche
choose-cards = Wähle
choose-player = Wähle eine Person
choose-yes = Möchtest du?
choose-number = Wähle eine Zahl
choose-option = Wähle eins davon
choose-run = Vor welchem Monster läufst du zuerst weg?
choose-nothing = Nichts
choose-option-n = Möglichkeit { $n }
choose-male = Männlich
choose-female = Weiblich
choose-done = Das ist alles
choose-count = { $chosen } von { $least }
choose-looked = Du siehst dir diese Karten an
yes = Ja
no = Nein

## Absprachen
deal-ask-title = Um Hilfe bitten
deal-offer-title = { $name } Hilfe anbieten
deal-asked-title = { $name } möchte deine Hilfe
deal-offered-title = { $name } bietet dir Hilfe an
deal-trade-title = { $name } bietet einen Tausch an
deal-gift-title = { $name } hat etwas für dich
deal-against = gegen { $monsters }, { $treasures ->
    [one] { $treasures } Schatz
   *[other] { $treasures } Schätze
}
deal-whom = Wen
deal-all = Alle
deal-picks = Wer wann wählt
deal-picks-hint = tippe ein Gesicht an, oder ziehe es über mehrere
deal-pick-n = Wahl { $n }
deal-pick-of = Schatz { $n } geht an: { $name }
deal-items = Gegenstände von { $name }
deal-items-you = Gegenstände, die du gibst
deal-plays = Karten, die du fürs Helfen ausspielst
deal-plays-hint = nur ihr zwei seht sie; das Spiel hält sich daran
deal-promised = { $count ->
    [one] Fürs Helfen wird eine Karte ausgespielt.
   *[other] Fürs Helfen werden { $count } Karten ausgespielt.
}
deal-net-helper = Lohn der Hilfe ({ $helper }): { $treasures ->
    [0] kein Schatz
    [one] { $treasures } Schatz
   *[other] { $treasures } Schätze
}{ $items ->
    [0] {""}
   *[other] { " " }und { $names }
}.
deal-was = vorher: { $name }
deal-send-ask = Fragen
deal-send-offer = Hilfe anbieten
deal-counter = Gegenangebot senden
deal-accept = Annehmen
deal-refuse = Ablehnen
trade-title = Tauschen
trade-with = Mit wem
trade-give = Du gibst
trade-want = Du willst von { $name }
trade-send = Tausch anbieten
trade-nothing = Wähle auf beiden Seiten etwas.
gift-send = Verschenken
sell-title = Gegenstände gegen Stufen verkaufen
sell-gold = { $gold ->
    [0] Kein Wert
   *[other] { $gold } Gold
}
sell-sum = { $gold } Gold: { $levels ->
    [one] { $levels } Stufe
   *[other] { $levels } Stufen
}
sell-none = Wähle, was du verkaufst.
sell-send = Verkaufen
charity-title = Zu viele Karten
charity-text = Du hast { $held } auf der Hand und darfst { $limit } behalten. Was zu viel ist, bekommt, wer die niedrigste Stufe hat.
charity-text-away = Du hast { $held } auf der Hand und darfst { $limit } behalten. Du hast selbst die niedrigste Stufe: Was zu viel ist, wird abgelegt.
charity-to = An { $name }
charity-away = Ablegen

## vor dem Spiel
lobby-title = Der Tisch ist gedeckt
lobby-invite = Lade mit diesem Link ein
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-qr = Der Link als QR-Code
lobby-seats = Plätze
lobby-open = frei: Beim Start setzt sich ein { $strength ->
    [easy] leichter
    [hard] fieser
   *[medium] fairer
} { $temper ->
    [generous] und großzügiger Bot
    [greedy] und gieriger Bot
    [vengeful] und rachsüchtiger Bot
   *[even] Bot
}
lobby-sit = Hier hinsetzen
lobby-bot = { $strength ->
    [easy] Leichter
    [hard] Fieser
   *[medium] Fairer
} { $temper ->
    [generous] und großzügiger Bot
    [greedy] und gieriger Bot
    [vengeful] und rachsüchtiger Bot
   *[even] Bot
}
lobby-start = Spiel starten
lobby-start-hint = { $bots ->
    [0] alle sind da
    [one] ein Bot nimmt den freien Platz
   *[other] Bots nehmen die { $bots } freien Plätze
}
lobby-wait-host = Wer den Tisch aufgemacht hat, startet das Spiel.
lobby-name = Dein Name
lobby-watch = Du schaust zu.
lobby-recovery = Rückkehrcode
lobby-recovery-text = Mit diesem Code zieht dein Platz auf ein anderes Gerät um. Behalte ihn für dich.
sit-title = Mitspielen?
sit-text = Du übernimmst von einem Bot, sobald die Spieler zustimmen.

## joining a running game, and who keeps a seat
joins-label = Wer mitspielen möchte
join-asks = { $name } möchte den Platz von { $seat } übernehmen.
join-waiting = Noch jemand muss zustimmen.
join-yes = Reinlassen
join-no = Nein
join-mine = Du möchtest den Platz von { $seat }. Die Spieler entscheiden; so lange schaust du zu.
join-withdraw = Abbrechen
players-title = Runde
players-bot = Bot: Wer zuschaut, kann übernehmen
players-bot-locked = Bot: Platz gesperrt
players-away = Abwesend: Ein Bot spielt weiter
players-gone = Nicht verbunden
players-votes = Für einen Bot hier: { $names }
players-replace = Für einen Bot stimmen
players-keep = Stimme zurücknehmen
players-lock = Sperren
players-unlock = Freigeben
players-hint = Ein Bot übernimmt, wenn mehr als die Hälfte der anderen dafür ist, mindestens zwei, außer die Person ist abwesend.
lobby-locked = Gesperrt
news-asked_to_join = { $name } möchte mitspielen.
news-answered_join =
    { $seat ->
        [host] Wer den Tisch eröffnet hat,
       *[player] { $name }
    } { $yes ->
        [yes] ist einverstanden.
       *[no] lehnt ab.
    }
news-join_ended = Diesmal kommt niemand dazu.
news-locked =
    { $yes ->
        [yes] Der Platz von { $name } ist jetzt gesperrt.
       *[no] Der Platz von { $name } ist wieder frei.
    }
news-voted_to_replace =
    { $yes ->
        [yes] { $name } möchte einen Bot statt { $target }.
       *[no] { $name } möchte, dass { $target } bleibt.
    }
