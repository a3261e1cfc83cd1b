# Warum eine Aktion nicht erlaubt ist. Nach Namen sortiert.
action-unreadable = `{ $verb }` geht so nicht.
attach-item-not-now = Diesen Gegenstand kannst du jetzt nicht ausspielen.
attach-not-on-that = Das kann nicht auf diese Karte.
attach-one-enough = Diese Karte hat schon eine.
attach-own-card = Das gehört auf eine eigene Karte.
big-only-one = Du darfst nur einen großen Gegenstand haben.
big-still-too-many = Du hättest immer noch zu viele große Gegenstände.
brings-one-monster = Wähle ein Monster aus deiner Hand, das mitkommt.
card-not-in-hand = Diese Karte hast du nicht auf der Hand.
card-not-yours = Diese Karte gehört dir nicht.
charity-from-hand = Verschenke Karten aus deiner Hand.
charity-not-yours = Du hast keine überzähligen Karten.
charity-only-surplus = Gib genau { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} ab: nur die überzähligen.
charity-share-equally = Teile die Karten gleichmäßig unter allen mit der niedrigsten Stufe auf.
charity-share-rest = Verschenke erst die übrigen überzähligen Karten.
charity-to-lowest = Überzählige Karten bekommt, wer die niedrigste Stufe hat.
charity-to-lowest-surplus = Überzählige Karten bekommt, wer die niedrigste Stufe hat.
charity-you-are-lowest = Du hast die niedrigste Stufe: Wirf deine überzähligen Karten ab.
choose-between = Wähle { $least } bis { $most }.
choose-cards-offered-once = Wähle aus den angebotenen Karten, jede nur einmal.
choose-cards-only = Wähle Karten.
choose-exactly = Wähle genau { $n }.
choose-from-offered = Wähle eine der Möglichkeiten ({ $kind ->
    [player] eine Person
    [number] eine Zahl
    [option] eine Option
    [yes] ja oder nein
   *[other] { $kind }
}).
choose-nothing-asked = Du hast gerade nichts zu wählen.
choose-worth = Wähle Karten, die zusammen mindestens { $gold } Gold wert sind.
companion-already = Du hast schon Gefolge.
companion-cannot-hold = Solche Karten kann dein Gefolge nicht tragen.
companion-card-stays = Das bleibt bei dem Gefolge, auf das es gespielt wurde.
companion-holds-something = Dein Gefolge trägt schon etwas.
companion-none-to-hold = Du hast kein Gefolge, das das tragen könnte.
companion-not-discarded = Gefolge kannst du nicht einfach abwerfen.
companion-not-in-fight = Im Kampf kannst du deinem Gefolge nichts geben.
companion-of-other-in-fight = Auf fremdes Gefolge kannst du das nur während eines Kampfes spielen.
companion-one-such-card = Gefolge kann nur eine solche Karte haben.
companion-take-apart-first = Nimm erst ab, was daran hängt.
companion-takes-no-such-card = Diese Karte passt nicht zu diesem Gefolge.
curse-on-whom = Wähle, wen { $curse ->
    [Trap] die Falle
   *[other] der Fluch
} treffen soll.
curse-stays = Ein Fluch bleibt, bis ihn etwas aufhebt.
discard-in-front = Abwerfen kannst du nur Karten, die vor dir liegen.
discard-not-at-will = Diese Karte kannst du nicht einfach abwerfen.
discard-one-card = Wähle eine Karte, die du abwirfst.
door-no-card = Da ist keine Türkarte zum Nehmen.
door-once = Die Tür trittst du einmal ein, zu Beginn deines Zugs.
end-turn-too-early = Du kannst deinen Zug noch nicht beenden.
enhancer-name-monster = Wähle ein Monster in diesem Kampf.
enhancer-needs-fight = Das kannst du nur während eines Kampfes spielen.
fallen-last-fight-only = Nur Karten aus deinem letzten Kampf, die noch oben auf dem Ablagestapel liegen.
fallen-name-all = Nenne alle Karten aus dem Kampf, die auf diesem Stapel liegen.
fight-already-declared = Du hast dich schon entschieden. Die anderen dürfen noch reagieren.
fight-already-in-it = Du bist schon in diesem Kampf.
fight-is-winning = Du gewinnst diesen Kampf und kannst deshalb nicht weglaufen.
fight-main-fighter-decides = Über Sieg oder Flucht entscheidet nur, wer den Kampf begonnen hat.
fight-none-to-decide = Du hast gerade keinen Kampf zu entscheiden.
fight-not-winning = Das reicht nicht zum Sieg: { $us } gegen { $them }.
game-over = Das Spiel ist vorbei.
help-already-has-helper = Es hilft schon jemand.
help-ask-treasures-or-items = Verlange Schätze oder Gegenstände. Handkarten kann nur versprechen, wer den Kampf begonnen hat.
help-cannot = Diese Person kann nicht helfen.
help-cannot-carry = Die helfende Person könnte das nicht tragen.
help-dead = Tote können nicht helfen.
help-fight-alone = In diesem Kampf kann niemand helfen.
help-living-other = Frag jemand anderen, der noch lebt.
help-main-fighter-only = Hilfe kann nur annehmen, wer den Kampf begonnen hat.
help-no-fight = Es gibt keinen Kampf, in dem man helfen könnte.
help-no-hand-cards = In dieser Edition kannst du keine Handkarten versprechen.
help-nobody-forced = In diesem Kampf kann niemand zur Hilfe gezwungen werden.
help-nobody-in-fight = In diesem Kampf kann niemand helfen.
help-offer-to-main-fighter = Biete deine Hilfe der Person an, die den Kampf begonnen hat.
help-picks-letters = Schreib die Reihenfolge mit H (Hilfe) und M (wer kämpft).
help-promise-fighters-items = Versprechen kannst du nur Gegenstände, die du im Kampf trägst.
help-promise-once = Versprich jede Karte nur einmal.
help-promise-playable = Versprechen kannst du nur eine Handkarte, die du auf die helfende Person spielen könntest.
help-whom = Wähle, wen du um Hilfe bittest.
identity-conflict = Das passt nicht zu dem, was du hast.
identity-twice = Du kannst nicht zweimal dasselbe haben.
item-already-equipped = Du hast das schon angelegt.
item-cannot-use = Das kannst du nicht benutzen: { $card }.
item-locked-in-fight = Im Kampf kannst du deine Ausrüstung nicht wechseln.
item-locked-running = Beim Weglaufen kannst du deine Ausrüstung nicht wechseln.
item-never-discarded = Gegenstände kannst du nicht einfach wegwerfen. Verkauf, tausch oder verbrauch sie.
item-no-free-hand = Du hast keine Hand dafür frei.
item-not-equipped = Du hast das nicht angelegt.
item-not-in-front = Dieser Gegenstand liegt nicht vor dir.
item-not-played-in-fight = Im Kampf kannst du keine Gegenstände ausspielen.
item-one-shot = Einmal-Gegenstände legt man nicht an. Spiel die Karte, um sie zu benutzen.
item-own-turn = Spiel einen Gegenstand in deinem Zug oder gleich, wenn du ihn bekommst.
item-switch-own-turn = Wechsle deine Ausrüstung in deinem Zug, außerhalb eines Kampfes.
lend-name-monster = Wähle das Monster, das den Gegenstand bekommt.
lend-needs-fight = Einen Gegenstand kannst du nur während eines Kampfes verleihen.
lend-own-item = Verleih einen Gegenstand aus deiner Hand oder einen, der vor dir liegt.
lend-wrong-tribe = Gegenstand und Monster müssen beide zu einem Stamm gehören, der sich etwas leiht.
level-dead = Tote können nicht aufsteigen.
loot-choose-offered = Wähle eine Karte von der Leiche.
loot-room-when = Den Raum kannst du nur einmal plündern, und nur ohne Monster und ohne Ärger gesucht zu haben.
loot-turn-order = Du bist beim Plündern noch nicht dran: Die höchste Stufe kommt zuerst.
monster-from-hand = Nimm ein Monster aus deiner Hand.
monster-how-played = Such damit Ärger, oder bring es mit einer Karte wie Wandering Monster in einen Kampf.
monster-needs-fight = Ein Monster kannst du nur während eines Kampfes dazulegen.
name-one-card = Wähle eine Karte.
no-such-card = Diese Karte oder Person gibt es nicht.
no-such-seat = Diesen Platz gibt es nicht.
no-winning-level = Die Stufe zum Sieg gibt es dafür nicht.
not-now = Nicht jetzt.
offer-none-open = Du hast kein offenes Angebot.
offer-none-to-answer = Du hast kein Angebot zu beantworten.
pass-not-asked = Auf dich wartet gerade niemand, oder du hast schon gepasst.
pass-nothing = Gerade gibt es nichts, wogegen du etwas haben könntest.
pay-all = Du musst mit allen bezahlen.
pay-at-least = Zum Bezahlen brauchst du mindestens { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
pay-cards = Es kostet { $n ->
    [one] 1 deiner Karten
   *[other] { $n } deiner Karten
}.
pay-gold = Es kostet Karten im Wert von mindestens { $gold } Gold.
pay-no-level = Du hast keine Stufe übrig.
pay-nobody-has = Niemand hat eine Karte, mit der man das bezahlen könnte.
pay-not-that = Damit kannst du das nicht bezahlen.
pay-once = Mit jeder Karte kannst du nur einmal bezahlen.
pay-up-to = Bezahl mit 1 bis { $n } Karten.
play-for-player = Wähle eine Person dafür.
play-needs-card = Wähle eine Karte, auf die du das spielst.
play-no-cards = Du kannst gerade keine Karten spielen.
play-not-now = Das kannst du jetzt nicht spielen.
play-not-on-that = Darauf kannst du das nicht spielen: { $card }.
play-not-so = So kannst du das nicht spielen.
play-not-while-running = Nicht, während jemand wegläuft.
play-nothing-goes-with = Dazu kannst du nichts mitspielen.
play-nothing-now = Du kannst gerade nichts spielen.
play-on-which-card = Wähle eine Karte, auf die du das spielst.
play-own-turn = Spiel das in deinem Zug oder gleich, wenn du es bekommst.
play-received-outside-combat = Eine Karte, die du gerade bekommen hast, kannst du nur außerhalb eines Kampfes sofort spielen.
play-which-side = Wähle eine Seite: für die Monster oder gegen sie.
promised-card = Diese Karte hast du für die Hilfe versprochen.
promised-item = Diesen Gegenstand hast du für die Hilfe versprochen.
put-down-own-turn = Spiel das in deinem Zug oder gleich, wenn du es bekommst.
receive-cannot = Diese Person kann gerade keine Karten bekommen.
receive-dead = Tote können keine Karten bekommen.
respond-only = Bis das geklärt ist, kannst du nur darauf reagieren.
respond-only-curse = Bis { $curse ->
    [Trap] die Falle
   *[other] der Fluch
} geklärt ist, kannst du nur darauf reagieren.
run-cannot-escape = Davor gibt es kein Entkommen.
run-nobody-choosing = Gerade läuft niemand weg.
run-not-chased-by-that = Davor musst du nicht weglaufen.
run-not-from-it = Davor musst du nicht weglaufen.
run-not-needed = Du musst nicht weglaufen.
run-other-player = Gerade läuft jemand anderes weg.
run-which-first = Wähle, vor welchem Monster du zuerst wegläufst.
sacrifice-before-first-roll = Opfere es vor deinem ersten Wurf: Es ersetzt alle deine Würfe.
sacrifice-main-fighter-saves-helper = Nur wer den Kampf begonnen hat, kann auch die helfende Person retten.
sacrifice-no-companion = Du hast kein Gefolge, das du opfern könntest.
sacrifice-nothing-chases = Dich verfolgt nichts mehr.
sacrifice-when-running = Gefolge kannst du nur opfern, wenn du weglaufen musst.
sell-name-items = Wähle die Gegenstände, die du verkaufst, jeden nur einmal.
sell-no-double = Hier kannst du nichts zum doppelten Preis verkaufen.
sell-not-in-fight = Im Kampf kannst du nichts verkaufen.
sell-not-running = Beim Weglaufen kannst du nichts verkaufen.
sell-not-winning-level = Die Stufe zum Sieg kannst du nicht kaufen.
sell-own-items = Du kannst nur eigene Gegenstände verkaufen.
sell-own-turn = Verkauf Gegenstände in deinem Zug, außerhalb eines Kampfes.
sell-too-little = Das ist { $gold } Gold wert. Eine Stufe kostet 1.000.
settle-first = Erst muss etwas anderes geklärt werden.
setup-already-ready = Du bist schon bereit.
setup-already-sex = Du bist schon { $sex ->
    [male] männlich
   *[other] weiblich
}.
setup-card-kind = Das kannst du nicht vor Spielbeginn ausspielen.
setup-game-begun = Das Spiel hat schon begonnen.
setup-no-sex = In diesem Spiel haben die Figuren kein Geschlecht.
setup-no-sex-choice = In dieser Edition kannst du dein Geschlecht nicht wählen.
setup-one-big = Du darfst nur einen großen Gegenstand haben.
setup-one-companion = Du darfst nur ein Gefolge haben.
setup-one-identity = Davon darfst du nur eine haben: { $identity ->
    [class] Klasse
    [race] Rasse
    [style] Stil
    [loyalty] Loyalität
    [training] Ausbildung
    [faction] Fraktion
   *[other] { $identity }
}.
setup-said-ready = Du hast schon gesagt, dass du bereit bist.
setup-usable-items = Vor Spielbeginn kannst du nur Gegenstände ausspielen, die du benutzen kannst.
show-own-hand = Du kannst nur Karten aus deiner Hand zeigen.
show-somebody-else = Zeig sie jemand anderem.
slot-taken = Du trägst schon { $slot ->
    [headgear] eine Kopfbedeckung
    [armor] eine Rüstung
    [footgear] Schuhwerk
    [vehicle] ein Fahrzeug
   *[other] so etwas ({ $slot })
}.
target-dead = Tote kannst du nicht wählen.
trade-items-in-play = Du kannst nur Gegenstände tauschen, die im Spiel sind, keine Handkarten.
trade-items-only = Du kannst nur Gegenstände tauschen.
trade-not-in-fight = Mit jemandem, der gerade kämpft, kannst du nicht tauschen.
trade-one-big-too-many = Das wäre ein großer Gegenstand zu viel.
trade-what-both = Wähle, was du gibst und was du dafür willst.
trade-what-given = Wähle, was du gibst.
trade-with-whom = Wähle, mit wem du tauschst.
tribe-enhancer-wrong = Mitspielen darfst du nur einen Verstärker, der das Monster zum selben Stamm macht.
tribe-no-monster = In diesem Kampf ist kein Monster seines Stammes.
tribe-one-enhancer = Du darfst einen Verstärker aus deiner Hand mitspielen.
trouble-monster-only = Ärger suchen kannst du nur mit einem Monster.
trouble-own-hand = Wähle ein Monster aus deiner Hand.
trouble-when = Ärger suchst du nach einer Tür ohne Monster, vor dem Plündern.
turn-not-yours = Du bist nicht am Zug.
use-already-holds = Das gilt schon.
use-already-on-that = Das hast du dort schon benutzt.
use-already-used = Das hast du schon benutzt.
use-condition = Du erfüllst die Bedingung dafür nicht.
use-needs-fight = Das kannst du nur während eines Kampfes benutzen.
use-needs-monster = Du brauchst dafür ein Monster auf der Hand.
use-no-replacement = Du hast keine Karte als Ersatz.
use-no-such-power = Diese Fähigkeit hast du nicht.
use-not-now = Das kannst du jetzt nicht benutzen.
use-not-on-fighter = Das geht nicht bei jemandem, der gerade kämpft.
use-not-so = So kannst du das nicht benutzen.
use-not-there = Darauf kannst du das nicht anwenden.
use-on-whom = Wähle, auf wen oder was du es anwendest.
use-other-fighter = Das geht nur bei jemand anderem, der gerade kämpft.
you-are-dead = Du bist tot.
you-are-dead-until-turn = Du bist tot, bis der nächste Zug beginnt.
