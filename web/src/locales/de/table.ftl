you = du

## was man tun kann
do-play = Ausspielen
do-play-card = Auf { $on } spielen
do-play-fighters = Gegen die Monster
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
do-lend = Verleihen
do-lend-card = An { $on } verleihen
do-attach = Anbringen
do-attach-card = An { $on } anbringen
do-equip = Anlegen
do-unequip = Ablegen
do-sell = Verkaufen
do-give = Weggeben
do-give-player = { $player } geben
do-discard = Abwerfen
do-use = { $word } einsetzen
do-use-card = { $word } auf { $on }
do-use-it = Einsetzen
do-use-it-card = Auf { $on } einsetzen
do-use-it-fighters = Gegen die Monster einsetzen
do-use-it-monsters = Für die Monster einsetzen
do-use-it-player =
    { $me ->
        [yes] Auf dich selbst einsetzen
       *[no] Auf { $player } einsetzen
    }
do-use-fighters = { $word }: gegen die Monster
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
do-paying =
    { $swap ->
        [yes] { $on } gegen { $paid } tauschen
       *[no] { $what }, dafür { $paid } abwerfen
    }
do-ready = Ich bin bereit
do-kick = Tür eintreten
do-loot = Raum plündern
do-end = Zug beenden
do-keep = Karte behalten
do-fight = Sieg ansagen
do-run = Weglaufen
do-run-card = Vor { $on } weglaufen
do-pass = Kein Einwand
do-pass-running = Lauf!
do-withdraw = Angebote zurückziehen
do-accept-player = { $player }: annehmen
do-decline-player = { $player }: ablehnen

## das Kleingedruckte unter dem Knopf
step-ready = mit diesen Karten anfangen
step-kick = vorher die Ausrüstung ordnen
step-loot = verdeckt eine Karte ziehen
step-end = dein Zug ist vorbei
step-keep = oder gleich ausspielen
step-fight = { $us } gegen { $them }
step-run = ein Wurf für jedes Monster
step-pass = zulassen
step-pass-kill = den Sieg gönnen
step-pass-curse = treffen lassen
step-pass-turn_end = den Zug enden lassen
step-pass-flight = weglaufen lassen
step-pass-roll = den Wurf gelten lassen
step-pass-running = würfeln
step-pass-reborn = die neuen Karten dürfen gespielt werden

## oben
turn-of = { $name } ist dran
turn-mine = Du bist dran
phase-setup = Starthand
phase-arrange = Ausrüstung
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
seat-carried = nicht angelegt
seat-bot = ein Bot
seat-lv = St. { $level }
player-open = { $name }: Karten im Spiel
player-in-play = Im Spiel: { $count }
player-curses = Flüche: { $count }
player-curse = Verfluchen
sex-male = männlich
sex-female = weiblich
pile-doors = Türen { $count }
pile-treasures = Schätze { $count }
pile-discards = Abgelegt { $count }
pile-tops = Oberste abgelegte Karten
discards-doors = Türkarten
discards-treasures = Schatzkarten

## der Kampf
fight-vs = vs.
fight-lead = { $who } { $many ->
    [one] liegt
   *[other] liegen
} um { $by } vorn
fight-lead-you = Du liegst um { $by } vorn
fight-tie-win = Gleichstand: Das reicht
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
fight-prize-short = { $levels ->
    [one] { $levels } Stufe
   *[other] { $levels } Stufen
}, { $treasures ->
    [one] { $treasures } Schatz
   *[other] { $treasures } Schätze
}
fight-aside = zählt nicht mit
fight-ledger = So setzen sich die Summen zusammen
strike-door = Vom Stapel
and = { $a } und { $b }
stage-arrange = { $name } ist dran
stage-arrange-mine = Du bist dran. Ordne deine Ausrüstung, dann tritt die Tür ein.
stage-setup = Starthand: Spiel Gegenstände, eine Rasse oder eine Klasse aus.
stage-setup-wait = Warten auf { $names }.
stage-door = { $name } hat die Tür geöffnet.
stage-door-mine = Spiel die Karte hinter der Tür oder nimm sie auf die Hand.
stage-trouble = { $name } sucht Ärger oder plündert den Raum.
stage-trouble-mine = Kein Monster hier. Such Ärger mit einem aus deiner Hand oder plündere den Raum.
stage-combat = { $name } kämpft.
stage-combat-mine = Du kämpfst.
stage-run = { $name } läuft weg.
stage-run-mine = Du läufst weg.
stage-reward = { $name } holt sich die Belohnung.
stage-reward-mine = Du holst dir die Belohnung.
stage-charity = { $name } hat zu viele Karten und gibt welche ab.
stage-charity-mine = Zu viele Karten: Gib welche ab.
stage-body = { $names } ist tot. Die anderen nehmen sich Karten.
stage-body-mine = Du bist tot. Die anderen nehmen sich deine Karten.
stage-body-pick = { $names } ist tot. Nimm dir eine Karte.
stage-end = Der Zug von { $name } ist fast vorbei
stage-end-mine = Dein Zug ist fast vorbei. Noch etwas?
stage-choose = { $name } wählt.
stage-choose-mine = Wähle.
stage-choose-treasure = { $name } sucht sich einen Schatz aus.
stage-choose-treasure-mine = Such dir einen Schatz aus.
stage-answer-mine = Du hast ein Angebot.
stage-window-kill = { $name } erklärt das Monster für besiegt.
stage-window-kill-mine = Du erklärst das Monster für besiegt.
stage-window-flight = { $name } will weglaufen.
stage-window-flight-mine = Du willst weglaufen.
stage-window-curse = Gleich trifft ein Fluch { $name }.
stage-window-curse-mine = Gleich trifft dich ein Fluch.
stage-window-running = Lauf, { $name }!
stage-window-running-mine = Lauf!
stage-window-before_roll = { $name } würfelt gleich.
stage-window-before_roll-mine = Du würfelst gleich.
stage-window-roll = { $name } hat gewürfelt.
stage-window-roll-mine = Du hast gewürfelt.
stage-window-escaped = { $name } entkommt, wenn niemand eingreift.
stage-window-escaped-mine = Du entkommst, wenn niemand eingreift.
stage-window-turn_end = Der Zug von { $name } endet. Letzte Gelegenheit.
stage-window-turn_end-mine = Dein Zug endet. Die anderen können reagieren.
stage-window-draw = { $name } zieht gleich eine Karte.
stage-window-draw-mine = Du ziehst gleich eine Karte.
stage-window-reborn = { $name } ist mit neuen Karten zurück.
stage-window-reborn-mine = Du bist mit neuen Karten zurück.
stage-middle = Auf dem Tisch

## was gleich gilt
pending-kill = { $who } { $many ->
    [one] besiegt
   *[other] besiegen
} { $monsters }
pending-kill-win = { $who } { $many ->
    [one] besiegt
   *[other] besiegen
} { $monsters } und { $many ->
    [one] gewinnt
   *[other] gewinnen
} das Spiel
pending-kill-win-you = Du besiegst { $monsters } und gewinnst das Spiel
pending-kill-none = Das Monster verschwindet. Keine Stufe.
pending-kill-none-you = Das Monster verschwindet. Keine Stufe.
pending-kill-you = Du besiegst { $monsters }
pending-flight = { $who } läuft vor { $monsters } weg
pending-flight-you = Du läufst vor { $monsters } weg
pending-curse = { $card } trifft { $who }
pending-curse-you = { $card } trifft dich
pending-roll = { $who } hat gewürfelt
pending-roll-you = Du hast gewürfelt
pending-running = Lauf!
pending-running-you = Lauf!
pending-escaped = { $who } entkommt
pending-escaped-you = Du entkommst
pending-turn_end = { $who } beendet den Zug
pending-turn_end-you = Du beendest deinen Zug
pending-draw = { $who } darf stattdessen vom Ablagestapel nehmen
pending-draw-you = Du darfst stattdessen vom Ablagestapel nehmen
pending-reborn = { $who } ist mit neuen Karten zurück
pending-reborn-you = Du bist mit neuen Karten zurück
pending-final = Wenn niemand eingreift.
pending-last = Zuletzt gespielt: { $card } von { $who }.
pending-waiting = Warten auf { $names }
pending-nobody = Niemand hat etwas dagegen
pending-held = HALT! gerufen: { $names }
clock-reading = Lesezeit
clock-call = Letzter Aufruf
clock-untimed = Ohne Uhr: Warten auf alle
clock-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
waiting-you = Deine Antwort fehlt noch
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
decide-label = Zeit für die Entscheidung
decide-late = Noch zehn Sekunden
decide-in-minutes = { $minutes } min
decide-in-hours = { $hours } h
decide-in-days = { $days } Tage
news-timeout = Die Zeit von { $name } ist um.
time-up-ready = Die Zeit ist um: Deine Aufstellung steht.
time-up-kick = Die Zeit ist um: Du hast die Tür eingetreten.
time-up-keep = Die Zeit ist um: Du hast die Karte auf die Hand genommen.
time-up-loot = Die Zeit ist um: Du hast den Raum geplündert.
time-up-end = Die Zeit ist um: Du hast deinen Zug beendet.
time-up-fight = Die Zeit ist um: Du hast das Monster für besiegt erklärt.
time-up-run = Die Zeit ist um: Du bist weggelaufen.
time-up-decline = Die Zeit ist um: Du hast das Angebot abgelehnt.
time-up-choose = Die Zeit ist um: Es wurde für dich gewählt.
time-up-give = Die Zeit ist um: Du hast Karten abgegeben.
time-up-discard = Die Zeit ist um: Du hast Karten abgelegt.
time-up-pass = Die Zeit ist um: Du hast gepasst.
time-up-other = Die Zeit ist um: Es wurde für dich gespielt.
be-sex = { $sex ->
    [female] Als Frau spielen
   *[male] Als Mann spielen
}
worth-missing = { $gold ->
    [0] Genug Gold
   *[other] Es fehlen noch { $gold } Gold
}
cards-missing = { $count ->
    [0] Genug Karten
    [one] Es fehlt noch { $count } Karte
   *[other] Es fehlen noch { $count } Karten
}
charity-missing = { $count ->
    [0] Das reicht
    [one] Noch { $count } Karte muss weg
   *[other] Noch { $count } Karten müssen weg
}
noted = Kein Einwand von dir
take-back = Rückgängig
paused = Pause. Die Uhren sind angehalten.
go-on = Weiter
hand-label = Deine Hand
hand-empty = Deine Hand ist leer
gear-label = Deine ausgespielten Karten
preview = { $us } gegen { $them }
card-playable = spielbar
hand-index = Zu einer Karte springen
would-fighters = Bei dir:
would-monsters = Bei den Monstern:
reader-empty = Zeig auf eine Karte, um sie zu lesen.
card-more = Mehr
card-in-hand = Aus deiner Hand
card-of = { $n } von { $count }
card-previous = Vorige Karte
card-next = Nächste Karte
card-others = andere Karten
means-strength = Stärke { $strength }
means-strength-with = Stärke { $strength }, mit { $names }
means-worn = { $me ->
    [yes] Du hast sie angelegt
   *[no] { $name } hat sie angelegt
}
means-carried = { $me ->
    [yes] Du hast sie nur dabei: Sie wirkt erst, wenn du sie anlegst
   *[no] { $name } hat sie nur dabei: Sie wirkt erst angelegt
}
means-curse = { $me ->
    [yes] Der Fluch liegt auf dir
   *[no] Der Fluch liegt auf { $name }
}
means-idle = Wirkt gerade nicht
means-gold = { $gold } Gold wert
dock-more = Weitere Aktionen
rule-of = Regel { $rule }
close = Schließen
back = Zurück

## am Rand
rail-story = Verlauf
say-something = Sag etwas
say-send = Senden
reactions = Reaktionen
say-not = Du schaust zu. Setz dich dazu, um mitzureden.
story-label = Was bisher geschah
news-sat = { $name } setzt sich.
news-left = { $name } geht.
news-dealing = Die Karten werden gemischt.
news-started = Die Karten sind ausgeteilt.
news-undid = { $name } nimmt den letzten Schritt zurück.
news-waited = { $name }: HALT!
news-paused = { $name } macht eine Pause.
news-resumed = Es geht weiter.
news-went_away = { $name } ist weg. Ein Bot spielt weiter.
news-came_back = { $name } ist wieder da.
news-bot_sat = Ein Bot setzt sich.
news-rematched = { $name } will eine Revanche.
news-created = Der Tisch ist offen.
news-recovered = { $name } spielt jetzt auf einem anderen Gerät.
news-drew = { $name } hat { $card } gezeichnet.
news-voted = { $name } stimmt { $yes ->
    [yes] für
   *[no] gegen
} das Bild von { $card }.
news-drawing_in = Angenommen: { $card } von { $name } ist jetzt in der Galerie.
news-drawing_out = Abgelehnt: { $card } von { $name }.

## Verbindung
lost = Verbindung verloren. Neuer Versuch …
ended = Verbindung beendet: { $why }
no-table = Diesen Tisch gibt es nicht oder nicht mehr.
back-to-end = Zurück zum Ende des Spiels
loading = Der Tisch wird gedeckt …

## Wahl
choose-treasure = Nimm einen Schatz
choose-discard = Wähle, was du abwirfst
choose-take = Wähle, was du nimmst
choose-swap = Wähle, was du tauschst
choose-surplus = Zu viel: Wähle, was du abwirfst
choose-join = Wähle, was in den Kampf kommt
choose-bury = Wähle, was unter den Stapel kommt
choose-give = Wähle, was du abgibst
choose-show = Wähle, was du zeigst
choose-replace = Wähle die neue Karte
choose-make_room = Wähle, was du abwirfst, um Platz zu schaffen
choose-identity = Wähle, welche deiner Karten die neue ersetzt
choose-dismiss = Wähle, welches Monster geht
choose-kill = Wähle, welches Monster stirbt
choose-leave_aside = Wähle, welches Monster beiseite bleibt
choose-copy = Wähle, welches Monster einen Zwilling bekommt
choose-escape = Wähle, welchem Monster du entkommst
choose-inflict = Wähle, was zuschlägt
choose-loot = Nimm eine Karte von der Leiche
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
choose-worth = Wähle Gegenstände im Wert von mindestens { $gold } Gold
worth-level = Stufe { $level }
choose-done = Fertig
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
deal-whom = Wen du fragst
deal-all = Alle
deal-picks = Wer welchen Schatz bekommt
deal-picks-hint = tippen oder ziehen
deal-pick-n = Wahl { $n }
deal-pick-of = Schatz { $n } geht an: { $name }
deal-items = Gegenstände von { $name }
deal-items-you = Gegenstände, die du gibst
deal-plays = Karten, die du auf die Hilfe spielst
deal-plays-hint = nur ihr zwei seht sie; das Spiel sorgt dafür, dass du sie spielst
deal-promised = { $count ->
    [one] Auf die helfende Person wird eine Karte gespielt.
   *[other] Auf die helfende Person werden { $count } Karten gespielt.
}
deal-net-helper = { $me ->
    [yes] Du bekämst
   *[no] { $helper } bekäme
} { $treasures ->
    [0] keinen Schatz
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
trade-with = Tauschen mit
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

show-title = Karten zeigen
show-to = Wer sie sehen darf
show-everybody = Alle
show-which = Karten zum Zeigen
show-note = Sie bleiben auf deiner Hand.
show-none = Wähle, welche Karten du zeigst.
show-send = Zeigen
charity-title = Zu viele Karten
charity-text = Du hast { $held } Karten und darfst { $limit } behalten. Den Rest bekommt, wer die niedrigste Stufe hat.
charity-text-away = Du hast { $held } Karten und darfst { $limit } behalten. Du hast selbst die niedrigste Stufe, deshalb wird der Rest abgeworfen.
charity-to = An { $name }
charity-away = Abwerfen

## vor dem Spiel
lobby-title = Der Tisch ist bereit
lobby-invite = Lade mit diesem Link ein
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-qr = Der Link als QR-Code
lobby-seats = Plätze
lobby-open = frei: Beim Start nimmt ein { $strength ->
    [easy] einfacher
    [hard] fieser
   *[medium] mittlerer
} { $temper ->
    [generous] und großzügiger Bot
    [greedy] und gieriger Bot
    [vengeful] und rachsüchtiger Bot
   *[even] Bot
} diesen Platz
lobby-sit = Hier hinsetzen
lobby-bot = { $strength ->
    [easy] Einfacher
    [hard] Fieser
   *[medium] Mittlerer
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
sit-text = Du übernimmst von einem Bot, sobald die Runde zustimmt.

## joining a running game, and who keeps a seat
joins-label = Wer mitspielen möchte
join-asks = { $name } möchte den Platz von { $seat } übernehmen.
join-waiting = Noch jemand muss zustimmen.
join-yes = Reinlassen
join-no = Nein
join-mine = Du möchtest den Platz von { $seat }. Die Runde entscheidet; so lange schaust du zu.
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
players-hint = Ein Bot übernimmt, wenn mehr als die Hälfte der anderen dafür stimmt: mindestens zwei, außer die Person ist abwesend.
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

keys-title = Tasten
keys-go = Der große Knopf
keys-wait = Warte!
keys-hand = Die Karten auf der Hand ansehen
keys-close = Die Karte zurücklegen
keys-deal = Um Hilfe bitten oder sie anbieten
keys-seat = Zu einem Spieler
keys-story = Zum Protokoll
keys-say = Zum Chat
keys-again = Die letzte Karte noch einmal zeigen
keys-rule = Die Regel zu diesem Moment
keys-help = Diese Liste
keys-off = In den Einstellungen lassen sich die Tasten abschalten.
key-escape = Esc

## Tipps
hint-chip = Tipp
hint-title = Was würdest du tun?
hint-thinking = Ein Bot denkt darüber nach …
hint-note = Deine Chance, das Spiel zu gewinnen, wie ein Bot sie sieht. Er weiß nur, was du weißt.
hint-close-it = Danke
hint-raise = Karte anheben
keys-hint = Einen Bot um einen Tipp bitten
