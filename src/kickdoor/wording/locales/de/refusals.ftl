choose-nothing-asked = Du hast gerade nichts zu wählen.
choose-from-offered = Wähle etwas von dem, was angeboten wird ({ $kind ->
    [player] eine Person
    [number] eine Zahl
    [option] eine Möglichkeit
    [yes] ja oder nein
   *[other] { $kind }
}).
choose-cards-only = Wähle Karten.
choose-cards-offered-once = Wähle unter den angebotenen Karten, jede nur einmal.
choose-worth = Die Karten müssen mindestens { $gold } Gold wert sein.
choose-exactly = Wähle { $n } davon.
choose-between = Wähle { $least } bis { $most } davon.
charity-to-lowest-surplus = Was zu viel ist, bekommt, wer die niedrigste Stufe hat.
charity-not-yours = Die milde Gabe ist nicht deine.
charity-from-hand = Die milde Gabe kommt aus deiner Hand.
charity-only-surplus = Nur was zu viel ist, kommt weg: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}.
charity-you-are-lowest = Deine Stufe ist die niedrigste: Was zu viel ist, wird abgelegt.
charity-to-lowest = Die milde Gabe bekommt, wer die niedrigste Stufe hat.
charity-share-equally = Wer gleichauf die niedrigste Stufe hat, bekommt möglichst gleich viel.
fight-already-declared = Du hast dich schon erklärt; die anderen dürfen noch reagieren.
fight-none-to-decide = Du hast gerade keinen Kampf zu entscheiden.
fight-main-fighter-decides = Den Ausgang erklärt nur, wer den Kampf führt.
fight-not-winning = Das reicht nicht zum Sieg: { $us } gegen { $them }.
fight-is-winning = Deine Seite liegt vorn: Vor einem Kampf, den man gewinnt, läuft man nicht weg.
monster-needs-fight = Monster kommen nur in einen laufenden Kampf dazu.
monster-from-hand = Das Monster muss aus deiner Hand kommen.
tribe-one-enhancer = Es darf ein Verstärker aus deiner Hand mitkommen.
tribe-enhancer-wrong = Mitkommen darf nur ein Verstärker, der es zum Stamm gehören lässt.
tribe-no-monster = Im Kampf ist kein Monster seines Stammes.
lend-needs-fight = Gegenstände werden nur in einem laufenden Kampf verliehen.
lend-name-monster = Sag, welches Monster den Gegenstand bekommt.
lend-own-item = Verleihen kannst du nur einen Gegenstand aus deiner Hand oder vor dir.
promised-item = Diesen Gegenstand hast du für die Hilfe versprochen.
lend-wrong-tribe = Gegenstand und Monster müssen zu einem Stamm gehören, der sich etwas leiht.
loot-turn-order = Eine Leiche wird nacheinander geplündert, die höchste Stufe zuerst.
loot-choose-offered = Wähle eine der Karten, die da liegen.
fallen-last-fight-only = Nur Karten deines letzten Kampfes, die noch oben auf den Ablagestapeln liegen.
fallen-name-all = Nenne alle Karten des Kampfes, die auf diesen Stapel kamen.
big-only-one = Nur ein großer Gegenstand darf im Spiel sein.
item-cannot-use = Du kannst das nicht benutzen: { $card }.
item-no-free-hand = Du hast dafür keine Hand frei.
slot-taken = Du benutzt schon { $slot ->
    [headgear] eine Kopfbedeckung
    [armor] eine Rüstung
    [footgear] Schuhwerk
    [vehicle] ein Fahrzeug
   *[other] so etwas ({ $slot })
}.
setup-said-ready = Du hast gesagt, dass du bereit bist.
item-locked-running = Beim Weglaufen bleiben die Gegenstände, wie sie sind.
item-locked-in-fight = Im Kampf bleiben die Gegenstände, wie sie sind.
not-now = Nicht jetzt.
item-switch-own-turn = Gewechselt werden Gegenstände im eigenen Zug, außerhalb des Kampfes.
item-not-in-front = Das ist kein Gegenstand, der vor dir liegt.
item-already-equipped = Das ist schon in Gebrauch.
item-one-shot = Was nur einmal wirkt, wird benutzt, indem man es spielt.
item-not-equipped = Das ist nicht in Gebrauch.
companion-none-to-hold = Du hast nichts, was das tragen könnte.
companion-not-in-fight = Im Kampf wird dem Gefolge nichts übergeben.
card-not-yours = Diese Karte gehört dir nicht.
companion-cannot-hold = Eine solche Karte kann es nicht tragen.
companion-holds-something = Es trägt schon etwas.
companion-take-apart-first = Nimm erst weg, was darauf liegt.
item-own-turn = Ein Gegenstand wird im eigenen Zug gespielt, oder wenn du ihn gerade bekommen hast.
sell-name-items = Nenne die Gegenstände, die du verkaufst, jeden einmal.
sell-own-items = Du verkaufst nur eigene Gegenstände.
sell-no-double = Hier zählt nichts doppelt.
sell-too-little = Das ist { $gold } Gold wert; eine Stufe kostet 1.000.
sell-not-running = Beim Weglaufen wird nichts verkauft.
sell-not-in-fight = Im Kampf wird nichts verkauft.
sell-own-turn = Verkauft wird im eigenen Zug, außerhalb des Kampfes.
sell-not-winning-level = Die Stufe zum Sieg lässt sich nicht kaufen.
help-no-fight = Es gibt keinen Kampf, in dem man helfen könnte.
help-main-fighter-only = Hilfe nimmt nur an, wer den Kampf führt.
help-already-has-helper = Es hilft schon jemand.
help-living-other = Helfen muss jemand anderes, lebendig.
help-fight-alone = Dieser Kampf muss allein gekämpft werden.
help-cannot = Von dort kann keine Hilfe kommen.
help-picks-letters = Die Wahl wird mit H und M geschrieben.
help-promise-once = Jede Karte wird einmal versprochen.
help-promise-fighters-items = Versprochen werden nur Gegenstände, die im Kampf getragen werden.
help-no-hand-cards = In dieser Edition werden keine Handkarten versprochen.
help-cannot-carry = Wer hilft, könnte das nicht tragen.
no-winning-level = Die Stufe zum Sieg darf es nicht bringen.
help-whom = Sag, wen du fragst.
help-offer-to-main-fighter = Hilfe wird der Person angeboten, die den Kampf führt.
help-dead = Tote helfen nicht.
help-ask-treasures-or-items = Verlange Schätze oder Gegenstände; Handkarten kann nur versprechen, wer kämpft.
trade-with-whom = Sag, mit wem.
receive-dead = Tote bekommen nichts.
trade-not-in-fight = Mit jemandem im Kampf wird nicht getauscht.
receive-cannot = Dorthin können keine Karten gehen.
trade-items-only = Getauscht werden nur Gegenstände.
trade-items-in-play = Getauscht werden nur Gegenstände im Spiel, nie aus der Hand.
trade-one-big-too-many = Das wäre ein großer Gegenstand zu viel.
trade-what-given = Sag, was du gibst.
trade-what-both = Sag, was du gibst und was du dafür willst.
settle-first = Erst muss etwas anderes geklärt werden.
offer-none-to-answer = Du hast kein offenes Angebot zu beantworten.
offer-none-open = Du hast kein offenes Angebot.
play-one-card = Spiel eine Karte.
you-are-dead = Du bist tot.
play-no-cards = Du kannst keine Karten spielen.
card-not-in-hand = Diese Karte ist nicht auf deiner Hand.
promised-card = Diese Karte hast du für die Hilfe versprochen.
play-not-on-that = Darauf wird das nicht gespielt: { $card }.
monster-how-played = Ein Monster kommt nur ins Spiel, wenn man Ärger sucht, eine Karte es mitbringt oder sein Stamm es holt.
play-own-turn = Das wird im eigenen Zug gespielt, oder wenn du es gerade bekommen hast.
play-received-outside-combat = Gerade bekommen, darf es nur außerhalb eines Kampfes gespielt werden.
identity-twice = Zwei gleiche können nicht zusammen im Spiel sein.
item-not-played-in-fight = Im Kampf werden keine Gegenstände ausgelegt.
put-down-own-turn = Das wird im eigenen Zug ausgelegt, oder wenn du es gerade bekommen hast.
curse-on-whom = Sag, wen { $curse ->
    [Trap] die Falle
   *[other] der Fluch
} treffen soll.
target-dead = Tote sind außer Reichweite.
companion-takes-no-such-card = Dieses Gefolge nimmt keine solche Karte.
companion-one-such-card = Auf Gefolge liegt nur eine solche Karte.
companion-of-other-in-fight = Auf fremdes Gefolge nur während eines Kampfes.
play-not-while-running = Nicht, während jemand wegläuft.
enhancer-needs-fight = Verstärker werden in einen laufenden Kampf gespielt.
enhancer-name-monster = Nenne ein Monster des Kampfes.
use-needs-fight = Das wird in einem laufenden Kampf benutzt.
play-which-side = Sag, für welche Seite: für die Monster oder dagegen.
use-not-so = So kann man das nicht benutzen.
play-for-player = Das ist für eine Person am Tisch.
level-dead = Tote steigen nicht auf.
companion-already = Du hast schon Gefolge.
identity-conflict = Das verträgt sich nicht mit dem, was du hast.
play-needs-card = Es braucht eine Karte, zu der es gehört.
play-not-now = Das kann jetzt nicht gespielt werden.
play-on-which-card = Sag, auf welche Karte.
attach-not-on-that = Darauf kann es nicht liegen.
attach-item-not-now = Der Gegenstand kann jetzt nicht ausgelegt werden.
attach-own-card = Es kommt auf eine eigene Karte.
attach-one-enough = Eine genügt.
play-not-so = So kann man das nicht spielen.
brings-one-monster = Es bringt ein Monster aus deiner Hand mit.
play-nothing-goes-with = Dazu gehört nichts weiter.
help-promise-playable = Versprechen kannst du nur eine Handkarte, die du auf die helfende Person spielen könntest.
discard-one-card = Leg eine Karte nieder.
discard-in-front = Niederlegen kannst du nur Karten vor dir.
companion-not-discarded = Gefolge wird hier nicht einfach abgelegt.
item-never-discarded = Gegenstände werden nie einfach weggeworfen.
curse-stays = Ein Fluch bleibt, bis ihn etwas aufhebt.
discard-not-at-will = Diese Karte kann man nicht einfach niederlegen.
big-still-too-many = Damit hättest du noch genauso viele große Gegenstände zu viel.
run-nobody-choosing = Gerade wählt niemand, vor welchem Monster weggelaufen wird.
run-other-player = Gerade läuft jemand anderes weg.
run-not-chased-by-that = Davor musst du nicht weglaufen.
sacrifice-no-companion = Du hast kein solches Gefolge, das du opfern könntest.
sacrifice-when-running = Gefolge wird nur geopfert, wenn du weglaufen musst.
sacrifice-before-first-roll = Es ersetzt alle deine Würfe und kommt deshalb vor dem ersten.
sacrifice-nothing-chases = Nichts verfolgt dich mehr.
sacrifice-main-fighter-saves-helper = Nur wer den Kampf führt, darf auch die Hilfe retten.
setup-game-begun = Das Spiel hat schon begonnen.
setup-already-ready = Du bist schon bereit.
setup-card-kind = Eine Karte dieser Art kann vor dem Spiel nicht ausgelegt werden.
setup-one-identity = Nur eine Karte dieser Art darf ausgelegt werden: { $identity ->
    [class] Klasse
    [race] Rasse
    [style] Stil
    [loyalty] Loyalität
    [training] Ausbildung
    [faction] Fraktion
   *[other] { $identity }
}.
setup-one-companion = Nur einmal Gefolge darf im Spiel sein.
setup-one-big = Du darfst nur einen großen Gegenstand haben.
setup-usable-items = Jetzt darfst du nur Gegenstände auslegen, die du benutzen kannst.
setup-no-sex = In diesem Spiel haben die Figuren kein Geschlecht.
setup-no-sex-choice = Diese Edition lässt keine Wahl.
setup-already-sex = Du bist schon { $sex ->
    [male] männlich
   *[other] weiblich
}.
show-own-hand = Zeigen kannst du Karten deiner Hand.
show-somebody-else = Zeig sie jemand anderem.
turn-not-yours = Du bist nicht am Zug.
door-once = Die Tür wird einmal eingetreten, zu Beginn eines Zugs.
door-no-card = Es liegt keine offene Türkarte da, die du behalten könntest.
trouble-when = Ärger sucht man nach einer Tür ohne Monster, vor dem Plündern.
trouble-own-hand = Das Monster muss aus deiner eigenen Hand kommen.
trouble-monster-only = Nur ein Monster macht Ärger.
loot-room-when = Geplündert wird einmal, wenn kein Monster kam und kein Ärger gesucht wurde.
end-turn-too-early = Der Zug endet erst, wenn seine Phasen vorbei sind.
respond-only-curse = Bis { $curse ->
    [Trap] die Falle
   *[other] der Fluch
  } geklärt ist, kannst du nur darauf reagieren.
respond-only = Bis das geklärt ist, kannst du nur darauf reagieren.
use-not-now = Das kann jetzt nicht benutzt werden.
use-already-used = Das wurde schon benutzt.
play-nothing-now = Du kannst nichts spielen.
use-condition = Die Bedingung dafür ist nicht erfüllt.
use-already-holds = Das gilt schon.
run-not-from-it = Davor musst du gar nicht weglaufen.
use-needs-monster = Es braucht ein Monster aus deiner Hand.
use-no-replacement = Du hast keine Karte, die an seine Stelle treten könnte.
run-not-needed = Du musst nicht weglaufen.
run-cannot-escape = Dem ist nicht zu entkommen.
help-nobody-in-fight = In diesem Kampf hilft niemand.
fight-already-in-it = Du bist schon in diesem Kampf.
help-nobody-forced = In diesem Kampf kann niemand zur Hilfe gezwungen werden.
use-on-whom = Sag, auf wen oder was.
use-already-on-that = Dort wurde es schon benutzt.
use-other-fighter = Nur auf jemand anderen, der gerade kämpft.
use-not-on-fighter = Nicht auf jemanden im Kampf.
use-not-there = Dorthin kann es nicht gerichtet werden.
pay-once = Jede Karte zahlt einmal.
pay-no-level = Du hast keine Stufe übrig.
pay-at-least = Zum Zahlen brauchst du mindestens { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}.
pay-all = Sie müssen alle weg.
pay-not-that = Das darfst du dafür nicht ablegen.
companion-card-stays = Das bleibt bei dem Begleiter, auf den es gespielt wurde.
pay-gold = Es kostet Karten, die mindestens { $gold } Gold wert sind.
pay-nobody-has = Niemand hat eine Karte, die dafür abgelegt werden könnte.
pay-up-to = Leg dafür eine bis { $n } Karten ab.
pay-cards = Es kostet { $n ->
    [one] eine deiner Karten
   *[other] { $n } deiner Karten
}.
use-no-such-power = Du hast keine solche Fähigkeit.
run-which-first = Sag, vor welchem Monster du zuerst wegläufst.
game-over = Das Spiel ist vorbei.
no-such-seat = Diesen Platz gibt es nicht.
no-such-card = Diese Karte oder Person gibt es nicht.
name-one-card = Nenne eine Karte.
you-are-dead-until-turn = Du bist tot, bis der nächste Zug beginnt.
charity-share-rest = Du hast angefangen zu teilen: Der Rest muss folgen.
action-unreadable = So kann man das nicht sagen: `{ $verb }`.
pass-nothing = Es gibt nichts, wozu man passen könnte.
pass-not-asked = Du wirst nicht gefragt oder hast schon gepasst.
