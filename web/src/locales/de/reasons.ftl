# Warum etwas nicht geht. Jeder Name besteht aus den englischen Wörtern, die der Server sagt.
said-You-are-not-asked-to-choose-anything = Du hast gerade nichts zu wählen.
said-Choose-one-of-what-is-offered-kind = Wähle etwas von dem, was angeboten wird ({ $kind ->
    [player] eine Person
    [number] eine Zahl
    [option] eine Möglichkeit
    [yes] ja oder nein
   *[other] { $kind }
}).
said-Choose-cards = Wähle Karten.
said-Choose-among-the-cards-offered-each-once = Wähle unter den angebotenen Karten, jede nur einmal.
said-Choose-n-of-them = Wähle { $n } davon.
said-Choose-least-to-most-of-them = Wähle { $least } bis { $most } davon.
said-The-cards-must-be-worth-gold-gold-or-more = Die Karten müssen mindestens { $gold } Gold wert sein.
said-The-surplus-goes-to-the-lowest-Level-player = Was zu viel ist, bekommt, wer die niedrigste Stufe hat.
said-It-is-not-your-Charity = Die milde Gabe ist nicht deine.
said-Charity-is-paid-with-cards-of-your-hand = Die milde Gabe kommt aus deiner Hand.
said-Only-the-surplus-of-n-goes = Nur was zu viel ist, kommt weg: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}.
said-You-are-the-lowest-your-surplus-is-discarded = Deine Stufe ist die niedrigste: Was zu viel ist, wird abgelegt.
said-Charity-goes-to-the-lowest-Level-player = Die milde Gabe bekommt, wer die niedrigste Stufe hat.
said-Those-tied-for-lowest-share-as-equally-as-possible = Wer gleichauf die niedrigste Stufe hat, bekommt möglichst gleich viel.
said-No-monster-of-its-tribe-is-in-the-fight = Im Kampf ist kein Monster seines Stammes.
said-There-is-no-fight-of-yours-to-decide = Du hast gerade keinen Kampf zu entscheiden.
said-Only-the-main-fighter-declares-the-outcome = Den Ausgang erklärt nur, wer den Kampf führt.
said-You-are-not-winning-us-against-them = Das reicht nicht zum Sieg: { $us } gegen { $them }.
said-Your-side-is-ahead-you-cannot-run-from-a-fight-you-are-winning = Deine Seite liegt vorn: Vor einem Kampf, den man gewinnt, läuft man nicht weg.
said-Monsters-join-only-a-running-fight = Monster kommen nur in einen laufenden Kampf dazu.
said-The-Monster-must-come-from-your-hand = Das Monster muss aus deiner Hand kommen.
said-Items-are-lent-only-in-a-running-fight = Gegenstände werden nur in einem laufenden Kampf verliehen.
said-Name-the-monster-that-receives-the-Item = Sag, welches Monster den Gegenstand bekommt.
said-Only-an-Item-of-your-hand-or-in-front-of-you-can-be-lent = Verleihen kannst du nur einen Gegenstand aus deiner Hand oder vor dir.
said-You-have-promised-that-Item-to-your-helper = Diesen Gegenstand hast du für die Hilfe versprochen.
said-Both-the-Item-and-the-monster-must-be-of-a-tribe-that-borrows = Gegenstand und Monster müssen zu einem Stamm gehören, der sich etwas leiht.
said-You-have-declared-already-others-may-still-react = Du hast dich schon erklärt; die anderen dürfen noch reagieren.
said-It-can-be-accompanied-by-one-Enhancer-of-your-hand = Es darf ein Verstärker aus deiner Hand mitkommen.
said-Only-an-Enhancer-that-makes-it-one-of-the-tribe-comes-with-it = Mitkommen darf nur ein Verstärker, der es zum Stamm gehören lässt.
said-Players-loot-a-body-one-after-the-other-from-the-highest-Level = Eine Leiche wird nacheinander geplündert, die höchste Stufe zuerst.
said-Choose-one-of-the-cards-that-lie-there = Wähle eine der Karten, die da liegen.
said-Only-cards-of-your-last-fight-that-still-lie-on-top-of-the-discards = Nur Karten deines letzten Kampfes, die noch oben auf den Ablagestapeln liegen.
said-Name-all-cards-of-the-fight-that-fell-on-that-pile = Nenne alle Karten des Kampfes, die auf diesen Stapel kamen.
said-Only-one-Big-item-may-be-in-play = Nur ein großer Gegenstand darf im Spiel sein.
said-You-cannot-use-card = Du kannst das nicht benutzen: { $card }.
said-You-have-no-hand-free-for-it = Du hast dafür keine Hand frei.
said-Items-stay-as-they-are-in-a-fight = Im Kampf bleiben die Gegenstände, wie sie sind.
said-That-is-not-an-Item-in-front-of-you = Das ist kein Gegenstand, der vor dir liegt.
said-It-is-in-use-already = Das ist schon in Gebrauch.
said-A-one-shot-is-used-by-playing-it = Was nur einmal wirkt, wird benutzt, indem man es spielt.
said-It-is-not-in-use = Das ist nicht in Gebrauch.
said-You-have-nothing-that-could-hold-it = Du hast nichts, was das tragen könnte.
said-Nothing-is-handed-to-a-companion-in-a-fight = Im Kampf wird dem Gefolge nichts übergeben.
said-That-card-is-not-yours = Diese Karte gehört dir nicht.
said-It-cannot-hold-that-kind-of-card = Eine solche Karte kann es nicht tragen.
said-It-holds-something-already = Es trägt schon etwas.
said-Take-apart-what-lies-on-it-first = Nimm erst weg, was darauf liegt.
said-An-Item-is-played-in-your-own-turn-or-when-just-received = Ein Gegenstand wird im eigenen Zug gespielt, oder wenn du ihn gerade bekommen hast.
said-Not-now = Nicht jetzt.
said-Name-the-Items-to-sell-each-once = Nenne die Gegenstände, die du verkaufst, jeden einmal.
said-Nothing-counts-double-here = Hier zählt nichts doppelt.
said-That-is-worth-gold-gold-a-Level-costs-1-000 = Das ist { $gold } Gold wert; eine Stufe kostet 1.000.
said-Nothing-is-sold-in-a-fight = Im Kampf wird nichts verkauft.
said-Items-are-sold-in-your-own-turn-outside-combat = Verkauft wird im eigenen Zug, außerhalb des Kampfes.
said-Selling-may-not-bring-the-winning-Level = Die Stufe zum Sieg lässt sich nicht kaufen.
said-You-have-said-that-you-are-ready = Du hast gesagt, dass du bereit bist.
said-Items-stay-as-they-are-while-you-run-away = Beim Weglaufen bleiben die Gegenstände, wie sie sind.
said-Items-are-switched-in-your-own-turn-outside-combat = Gewechselt werden Gegenstände im eigenen Zug, außerhalb des Kampfes.
said-Only-your-own-Items-are-sold = Du verkaufst nur eigene Gegenstände.
said-Nothing-is-sold-while-running-away = Beim Weglaufen wird nichts verkauft.
said-You-are-using-slot-already = Du benutzt schon { $slot ->
    [headgear] eine Kopfbedeckung
    [armor] eine Rüstung
    [footgear] Schuhwerk
    [vehicle] ein Fahrzeug
   *[other] so etwas ({ $slot })
}.
said-There-is-no-fight-to-help-in = Es gibt keinen Kampf, in dem man helfen könnte.
said-Only-the-main-fighter-takes-help = Hilfe nimmt nur an, wer den Kampf führt.
said-Somebody-is-helping-already = Es hilft schon jemand.
said-A-living-other-player-must-help = Helfen muss jemand anderes, lebendig.
said-This-fight-must-be-fought-alone = Dieser Kampf muss allein gekämpft werden.
said-That-player-cannot-help = Von dort kann keine Hilfe kommen.
said-Picks-are-written-with-H-and-M = Die Wahl wird mit H und M geschrieben.
said-This-edition-knows-no-promise-of-hand-cards = In dieser Edition werden keine Handkarten versprochen.
said-Each-card-is-promised-once = Jede Karte wird einmal versprochen.
said-Say-whom-you-ask = Sag, wen du fragst.
said-Help-is-offered-to-the-main-fighter = Hilfe wird der Person angeboten, die den Kampf führt.
said-The-dead-do-not-help = Tote helfen nicht.
said-Ask-for-Treasures-or-Items-hand-cards-are-the-fighter-s-to-promise = Verlange Schätze oder Gegenstände; Handkarten kann nur versprechen, wer kämpft.
said-Say-with-whom = Sag, mit wem.
said-The-dead-receive-nothing = Tote bekommen nichts.
said-That-player-cannot-receive-cards = Dorthin können keine Karten gehen.
said-Say-what-you-give = Sag, was du gibst.
said-Say-what-you-give-and-what-you-want-for-it = Sag, was du gibst und was du dafür willst.
said-Something-else-must-be-settled-first = Erst muss etwas anderes geklärt werden.
said-There-is-no-open-offer-for-you-to-answer = Du hast kein offenes Angebot zu beantworten.
said-You-have-no-open-offer = Du hast kein offenes Angebot.
said-Only-Items-the-fighter-carries-can-be-promised = Versprochen werden nur Gegenstände, die im Kampf getragen werden.
said-The-helper-could-not-carry-that = Wer hilft, könnte das nicht tragen.
said-No-trade-with-somebody-in-a-fight = Mit jemandem im Kampf wird nicht getauscht.
said-That-would-be-one-Big-item-too-many = Das wäre ein großer Gegenstand zu viel.
said-Only-Items-are-traded = Getauscht werden nur Gegenstände.
said-Only-Items-in-play-are-traded-never-from-the-hand = Getauscht werden nur Gegenstände im Spiel, nie aus der Hand.
said-Nothing-goes-with-it = Dazu gehört nichts weiter.
said-That-card-cannot-be-laid-down-at-will = Diese Karte kann man nicht einfach niederlegen.
said-Play-one-card = Spiel eine Karte.
said-You-cannot-play-cards = Du kannst keine Karten spielen.
said-That-card-is-not-in-your-hand = Diese Karte ist nicht auf deiner Hand.
said-You-have-promised-that-card-to-your-helper = Diese Karte hast du für die Hilfe versprochen.
said-No-Items-are-put-down-in-a-fight = Im Kampf werden keine Gegenstände ausgelegt.
said-It-is-put-down-in-your-own-turn-or-when-just-received = Das wird im eigenen Zug ausgelegt, oder wenn du es gerade bekommen hast.
said-Say-on-whom-the-curse-is-played = Sag, wen { $curse ->
    [Trap] die Falle
   *[other] der Fluch
} treffen soll.
said-The-dead-are-out-of-reach = Tote sind außer Reichweite.
said-Enhancers-are-played-into-a-running-fight = Verstärker werden in einen laufenden Kampf gespielt.
said-Name-a-monster-of-the-fight = Nenne ein Monster des Kampfes.
said-It-is-used-in-a-running-fight = Das wird in einem laufenden Kampf benutzt.
said-Say-for-which-side-fighters-or-monsters = Sag, für welche Seite: für die Monster oder dagegen.
said-It-cannot-be-used-so = So kann man das nicht benutzen.
said-It-is-for-a-player = Das ist für eine Person am Tisch.
said-The-dead-gain-no-Levels = Tote steigen nicht auf.
said-It-may-not-bring-the-winning-Level = Die Stufe zum Sieg darf es nicht bringen.
said-You-have-a-companion-already = Du hast schon Gefolge.
said-It-cannot-be-together-with-what-you-have = Das verträgt sich nicht mit dem, was du hast.
said-It-needs-a-card-to-go-with = Es braucht eine Karte, zu der es gehört.
said-Say-on-which-card = Sag, auf welche Karte.
said-It-cannot-lie-on-that = Darauf kann es nicht liegen.
said-It-goes-on-a-card-of-your-own = Es kommt auf eine eigene Karte.
said-One-is-enough = Eine genügt.
said-It-cannot-be-played-so = So kann man das nicht spielen.
said-Only-a-hand-card-that-you-could-play-on-the-helper-can-be-promised = Versprechen kannst du nur eine Handkarte, die du auf die helfende Person spielen könntest.
said-Lay-down-one-card = Leg eine Karte nieder.
said-Only-cards-in-front-of-you-can-be-laid-down = Niederlegen kannst du nur Karten vor dir.
said-A-companion-is-not-discarded-at-will-here = Gefolge wird hier nicht einfach abgelegt.
said-Items-are-never-simply-thrown-away = Gegenstände werden nie einfach weggeworfen.
said-A-Curse-stays-until-something-lifts-it = Ein Fluch bleibt, bis ihn etwas aufhebt.
said-You-are-dead = Du bist tot.
said-card-is-not-played-on-that = Darauf wird das nicht gespielt: { $card }.
said-A-Monster-comes-into-play-only-by-Trouble-with-a-card-that-brings-it-or-by-its-tribe = Ein Monster kommt nur ins Spiel, wenn man Ärger sucht, eine Karte es mitbringt oder sein Stamm es holt.
said-It-is-played-in-your-own-turn-or-when-just-received = Das wird im eigenen Zug gespielt, oder wenn du es gerade bekommen hast.
said-Just-received-it-may-be-played-only-outside-combat = Gerade bekommen, darf es nur außerhalb eines Kampfes gespielt werden.
said-Two-of-the-same-cannot-be-in-play-together = Zwei gleiche können nicht zusammen im Spiel sein.
said-That-companion-takes-no-such-card = Dieses Gefolge nimmt keine solche Karte.
said-Only-one-such-card-lies-on-a-companion = Auf Gefolge liegt nur eine solche Karte.
said-On-another-player-s-companion-only-during-a-fight = Auf fremdes Gefolge nur während eines Kampfes.
said-Not-while-somebody-runs-away = Nicht, während jemand wegläuft.
said-It-cannot-be-played-now = Das kann jetzt nicht gespielt werden.
said-The-Item-cannot-be-put-down-now = Der Gegenstand kann jetzt nicht ausgelegt werden.
said-It-brings-one-Monster-of-your-hand = Es bringt ein Monster aus deiner Hand mit.
said-That-leaves-you-with-as-many-Big-items-too-many = Damit hättest du noch genauso viele große Gegenstände zu viel.
said-Nobody-is-choosing-a-monster-to-run-from = Gerade wählt niemand, vor welchem Monster weggelaufen wird.
said-Another-player-is-running-now = Gerade läuft jemand anderes weg.
said-You-do-not-have-to-run-from-that = Davor musst du nicht weglaufen.
said-You-have-no-such-companion-to-give-up = Du hast kein solches Gefolge, das du opfern könntest.
said-A-companion-is-given-up-only-when-you-have-to-run-away = Gefolge wird nur geopfert, wenn du weglaufen musst.
said-It-replaces-all-your-rolls-so-it-comes-before-the-first = Es ersetzt alle deine Würfe und kommt deshalb vor dem ersten.
said-Nothing-chases-you-any-more = Nichts verfolgt dich mehr.
said-Only-the-main-fighter-may-save-the-helper-as-well = Nur wer den Kampf führt, darf auch die Hilfe retten.
said-The-game-has-begun-already = Das Spiel hat schon begonnen.
said-You-are-ready-already = Du bist schon bereit.
said-A-card-of-this-kind-cannot-be-put-down-before-the-game-begins = Eine Karte dieser Art kann vor dem Spiel nicht ausgelegt werden.
said-Only-one-identity-may-be-put-down = Nur eine Karte dieser Art darf ausgelegt werden: { $identity ->
    [class] Klasse
    [race] Rasse
    [style] Stil
    [loyalty] Loyalität
    [training] Ausbildung
    [faction] Fraktion
   *[other] { $identity }
}.
said-Only-one-companion-may-be-in-play = Nur einmal Gefolge darf im Spiel sein.
said-In-sex-neutral-play-characters-have-no-sex = In diesem Spiel haben die Figuren kein Geschlecht.
said-This-edition-does-not-offer-the-choice = Diese Edition lässt keine Wahl.
said-You-are-sex-already = Du bist schon { $sex ->
    [male] männlich
   *[other] weiblich
}.
said-You-may-have-one-Big-item-only = Du darfst nur einen großen Gegenstand haben.
said-Only-Items-you-can-use-may-be-put-down-now = Jetzt darfst du nur Gegenstände auslegen, die du benutzen kannst.
said-You-can-show-cards-of-your-hand = Zeigen kannst du Karten deiner Hand.
said-Show-them-to-somebody-else = Zeig sie jemand anderem.
said-It-is-not-your-turn = Du bist nicht am Zug.
said-The-door-is-kicked-open-once-at-the-start-of-a-turn = Die Tür wird einmal eingetreten, zu Beginn eines Zugs.
said-There-is-no-open-door-card-to-keep = Es liegt keine offene Türkarte da, die du behalten könntest.
said-Looking-for-trouble-comes-after-a-door-without-a-Monster-before-looting = Ärger sucht man nach einer Tür ohne Monster, vor dem Plündern.
said-The-room-is-looted-once-if-no-Monster-was-met-and-no-trouble-sought = Geplündert wird einmal, wenn kein Monster kam und kein Ärger gesucht wurde.
said-The-turn-cannot-end-before-its-phases-are-done = Der Zug endet erst, wenn seine Phasen vorbei sind.
said-The-Monster-must-come-from-your-own-hand = Das Monster muss aus deiner eigenen Hand kommen.
said-Only-a-Monster-makes-trouble = Nur ein Monster macht Ärger.
said-It-cannot-be-aimed-there = Dorthin kann es nicht gerichtet werden.
said-It-cannot-be-used-now = Das kann jetzt nicht benutzt werden.
said-It-has-been-used-already = Das wurde schon benutzt.
said-You-cannot-play-anything = Du kannst nichts spielen.
said-Its-condition-is-not-met = Die Bedingung dafür ist nicht erfüllt.
said-Each-card-pays-once = Jede Karte zahlt einmal.
said-You-may-not-discard-that-for-it = Das darfst du dafür nicht ablegen.
said-That-cannot-be-escaped = Dem ist nicht zu entkommen.
said-Nobody-has-a-card-that-could-be-discarded-for-it = Niemand hat eine Karte, die dafür abgelegt werden könnte.
said-It-costs-n-of-your-cards = Es kostet { $n ->
    [one] eine deiner Karten
   *[other] { $n } deiner Karten
}.
said-You-have-no-such-power = Du hast keine solche Fähigkeit.
said-That-holds-already = Das gilt schon.
said-You-do-not-have-to-run = Du musst nicht weglaufen.
said-Nobody-helps-in-this-fight = In diesem Kampf hilft niemand.
said-You-are-in-this-fight-already = Du bist schon in diesem Kampf.
said-Say-on-whom-or-what = Sag, auf wen oder was.
said-Only-on-another-player-who-is-fighting = Nur auf jemand anderen, der gerade kämpft.
said-Not-on-somebody-in-a-fight = Nicht auf jemanden im Kampf.
said-It-costs-cards-worth-gold-gold-or-more = Es kostet Karten, die mindestens { $gold } Gold wert sind.
said-Discard-one-to-n-cards-for-it = Leg dafür eine bis { $n } Karten ab.
said-You-do-not-have-to-run-from-it = Davor musst du gar nicht weglaufen.
said-It-needs-a-Monster-from-your-hand = Es braucht ein Monster aus deiner Hand.
said-You-have-no-card-to-put-in-its-place = Du hast keine Karte, die an seine Stelle treten könnte.
said-Nobody-can-be-forced-to-help-in-this-fight = In diesem Kampf kann niemand zur Hilfe gezwungen werden.
said-It-has-been-used-on-that-one-already = Dort wurde es schon benutzt.
said-You-have-no-Level-to-spare = Du hast keine Stufe übrig.
said-You-need-at-least-n-cards-to-pay-with = Zum Zahlen brauchst du mindestens { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}.
said-All-of-them-must-go = Sie müssen alle weg.
said-Say-which-monster-you-run-from-first = Sag, vor welchem Monster du zuerst wegläufst.
said-The-game-is-over = Das Spiel ist vorbei.
said-There-is-no-such-seat = Diesen Platz gibt es nicht.
said-There-is-no-such-card-or-player = Diese Karte oder Person gibt es nicht.
said-Name-one-card = Nenne eine Karte.
said-You-are-dead-until-the-next-turn-begins = Du bist tot, bis der nächste Zug beginnt.
said-You-have-begun-to-share-the-rest-of-the-surplus-follows = Du hast angefangen zu teilen: Der Rest muss folgen.
said-verb-cannot-be-said-like-that = So kann man das nicht sagen: `{ $verb }`.
said-There-is-nothing-to-pass-on = Es gibt nichts, wozu man passen könnte.
said-You-are-not-asked-or-have-passed-already = Du wirst nicht gefragt oder hast schon gepasst.
said-too-many-new-tables-from-your-address-wait-a-little = Zu viele neue Tische von deiner Adresse; warte ein wenig.
said-those-are-no-rules-too-many-or-too-long = Das sind keine Regeln: zu viele oder zu lange.
said-reaction-seconds-at-most-n = Letzter Aufruf: höchstens { $n } Sekunden.
said-you-sit-here-already = Du sitzt schon hier.
said-too-many-tries-wait-a-little = Zu viele Versuche; warte ein wenig.
said-the-cards-are-being-dealt-try-again-in-a-moment = Die Karten werden gerade verteilt; versuch es gleich noch einmal.
said-the-cards-are-being-dealt-contributions-can-no-longer-be-pledged = Die Karten werden gerade verteilt: Beiträge lassen sich nicht mehr ankündigen.
said-contributions-are-revealed-once-the-host-has-started-the-game = Beiträge werden aufgedeckt, wenn das Spiel gestartet ist.
said-that-is-not-the-contribution-that-you-have-pledged = Das ist nicht der Beitrag, den du angekündigt hast.
said-the-cards-have-been-dealt = Die Karten sind verteilt.
said-this-table-is-from-an-older-version-of-kickdoor-and-cannot-be-opened-any-more = Dieser Tisch stammt aus einer älteren Version von kickdoor und lässt sich nicht mehr öffnen.
said-the-seed-is-revealed-when-the-game-is-over = Die Startzahl wird verraten, wenn das Spiel vorbei ist.
said-a-lesson-was-not-dealt-by-a-seed-and-cannot-be-saved-as-a-game = Eine Lektion ist nicht gemischt und lässt sich nicht als Spiel speichern.
said-a-game-is-told-when-it-is-over = Ein Spiel wird erzählt, wenn es vorbei ist.
said-there-is-no-such-set = Diese Ausgabe gibt es nicht.
said-too-many-packs-from-your-address-wait-a-little = Zu viele Kartenpakete von deiner Adresse; warte ein wenig.
said-no-such-pack-was-uploaded-here = Ein solches Kartenpaket wurde hier nicht hochgeladen.
said-the-server-is-about-to-stop = Der Server hört gleich auf.
said-figures-are-for-this-machine-only = Zahlen gibt es nur auf diesem Rechner.
said-there-is-no-such-table = Diesen Tisch gibt es nicht.
said-too-many-wrong-secrets-wait-a-little = Zu viele falsche Schlüssel; warte ein wenig.
said-that-secret-opens-nothing-at-this-table = Dieser Schlüssel öffnet an diesem Tisch nichts.
said-that-pack-cannot-be-used-any-more = Dieses Kartenpaket lässt sich nicht mehr benutzen.
said-the-store-does-not-answer = Der Speicher antwortet nicht.
said-too-many-want-something-of-this-room-at-once-try-again = Zu viele wollen gerade etwas von diesem Raum; versuch es noch einmal.
said-this-player-is-yours-no-more-join-again = Diese Figur gehört dir nicht mehr; komm neu dazu.
said-you-look-on-join-to-take-part = Du schaust zu; komm dazu, um mitzumachen.
said-the-rooms-cannot-be-reached-just-now-try-again = Die Räume sind gerade nicht erreichbar; versuch es noch einmal.
said-that-id-was-used-by-somebody-else = Diese Kennung hat schon jemand anderes benutzt.
said-whoever-opened-the-room-does-that = Das macht, wer den Raum aufgemacht hat.
said-too-many-new-rooms-from-your-address-wait-a-little = Zu viele neue Räume von deiner Adresse; warte ein wenig.
said-you-are-here-already = Du bist schon hier.
said-a-name-or-a-player-who-is-there = Ein Name oder jemand, der schon da ist.
said-there-is-no-such-room = Diesen Raum gibt es nicht.
said-that-secret-opens-nothing-in-this-room = Dieser Schlüssel öffnet in diesem Raum nichts.
said-too-many-wrong-codes-wait-a-little = Zu viele falsche Codes; warte ein wenig.
said-too-many-want-something-of-this-table-at-once-try-again = Zu viele wollen gerade etwas von diesem Tisch; versuch es noch einmal.
said-the-server-made-a-mistake-what = Der Server hat einen Fehler gemacht: { $what }
said-the-server-made-a-mistake = Der Server hat einen Fehler gemacht.
said-the-tables-cannot-be-reached-just-now-try-again = Die Tische sind gerade nicht erreichbar; versuch es noch einmal.
said-each-parameter-once = Jede Angabe nur einmal.
said-a-request-must-be-sent-within-n-seconds = Eine Anfrage muss in { $n } Sekunden ankommen.
said-this-server-does-not-go-by-that-name-start-it-with-public-url-to-tell-it = So heißt dieser Server nicht; mit --public-url erfährt er seinen Namen.
said-too-many-calls-wait-a-little = Zu viele Anfragen; warte ein wenig.
said-pages-of-other-sites-may-not-do-that = Fremde Seiten dürfen das nicht.
said-at-most-n-bytes = Höchstens { $n } Bytes.
said-there-is-no-bot-name-there-are-names = Den Bot { $name } gibt es nicht; es gibt { $names }.
said-the-game-is-over = Das Spiel ist schon vorbei.
said-every-seat-is-taken = Alle Plätze sind besetzt.
said-who-sits-there = Da sitzt schon { $who }.
said-there-is-no-seat-number = Den Platz { $number } gibt es nicht.
said-somebody-is-called-name-here-already = { $name } heißt hier schon jemand.
said-that-recovery-code-opens-no-seat-here = Dieser Rückkehrcode öffnet hier keinen Platz.
said-the-game-has-started = Das Spiel hat angefangen.
said-nobody-sits-here-yet = Hier sitzt noch niemand.
said-bots-are-seated-where-nobody-sits-before-the-start = Bots setzen sich vor dem Start auf freie Plätze.
said-when-the-game-is-over-those-who-played-may-play-again = Ist das Spiel vorbei, können alle, die gespielt haben, noch einmal spielen.
said-no-game-is-on = Gerade läuft kein Spiel.
said-the-game-is-paused = Das Spiel macht Pause.
said-you-play-for-who-only = Du spielst nur für { $who }.
said-that-question-has-been-settled = Diese Frage ist schon geklärt.
said-the-effects-of-that-card-do-not-come-to-rest = Die Wirkungen dieser Karte kommen nie zur Ruhe.
said-other-packs-are-being-checked-try-again-in-a-moment = Gerade werden andere Kartenpakete geprüft; versuch es gleich noch einmal.
said-the-proxy-must-pass-on-the-caller-s-address = Der Proxy muss die Adresse des Aufrufers weitergeben.
said-the-server-is-too-busy-just-now-try-again = Der Server ist gerade überlastet; versuch es noch einmal.
said-that-id-was-used-for-another-request-take-a-new-one-for-each = Diese Kennung gehört zu einer anderen Anfrage; nimm für jede eine neue.
said-the-game-cannot-go-on-a-card-of-this-pack-never-ends = Das Spiel kann nicht weitergehen: Eine Karte dieses Kartenpakets endet nie.
said-nobody-asks-you-to-take-anything-back = Niemand bittet dich, etwas zurückzunehmen.
said-only-your-own-last-step-can-be-taken-back-before-somebody-else-takes-one = Zurücknehmen kannst du nur deinen eigenen letzten Schritt, bevor jemand anders handelt.
said-there-is-nothing-to-wait-for = Es gibt nichts, worauf zu warten wäre.
said-n-waits-a-turn-one-comes-back-when-you-play = Nur { $n }-mal HALT! in jedem Zug; spielst du etwas, kommt eins zurück.
said-there-is-nothing-to-pass-on = Gerade gibt es nichts, wozu man passen könnte.
said-there-is-no-fight-to-pass-in = Gerade ist kein Kampf.
said-there-is-nothing-to-say = Da steht nichts.
said-the-game-is-paused-already = Das Spiel macht schon Pause.
said-the-game-is-not-paused = Das Spiel macht keine Pause.
said-that-player-is-not-there = Diese Person ist nicht da.
said-who-has-a-phone-already-the-host-can-free-the-place = { $who } hat schon ein Telefon; wer den Raum aufgemacht hat, kann den Platz freigeben.
said-this-room-has-seen-too-much-open-a-new-one = Dieser Raum hat zu viel erlebt; mach einen neuen auf.
said-nothing-changes = Es ändert sich nichts.
said-such-a-die-does-not-show-that = Das zeigt so ein Würfel nicht.
said-that-player-is-not-yours-to-change = Diese Figur kannst du nicht ändern.
said-who-is-not-yours-to-change = Das kannst du nicht ändern: { $who }.
said-that-cannot-be-taken-back-any-more = Das lässt sich nicht mehr zurücknehmen.
said-that-does-not-take-it-back = Damit wird es nicht zurückgenommen.
said-everybody-takes-back-their-own-changes = Alle nehmen nur ihre eigenen Änderungen zurück.
said-it-has-been-changed-again-since = Es wurde inzwischen noch einmal geändert.
said-that-fight-is-over = Dieser Kampf ist vorbei.
said-at-most-players-players-and-monsters-monsters = Höchstens { $players } Personen und { $monsters } Monster.
said-there-is-no-cell-cell = Das Feld { $cell } gibt es nicht.
said-cell-cannot-be-that = { $cell } kann das nicht sein.
said-cell-is-one-of-values = { $cell } ist eins davon: { $values }.
said-at-most-players-players = Höchstens { $players } Personen.
said-this-seat-is-yours-no-more-you-left-or-it-has-moved-to-another-device = Dieser Platz gehört dir nicht mehr: Du bist gegangen, oder er ist auf ein anderes Gerät umgezogen.
said-whoever-opened-the-table-does-that = Das macht, wer den Tisch aufgemacht hat.
said-you-watch-here-sit-down-to-take-part = Du schaust hier zu; setz dich dazu, um mitzumachen.
said-the-server-stops-come-back-in-a-moment = Der Server macht eine Pause; komm gleich wieder.
said-too-many-connections-from-your-address = Zu viele Verbindungen von deiner Adresse.
said-the-tables-cannot-be-reached-just-now = Die Tische sind gerade nicht erreichbar.
said-far-too-many-requests = Viel zu viele Anfragen.
said-too-many-requests-wait-a-little = Zu viele Wünsche auf einmal; warte ein wenig.
said-a-point-lies-below-the-picture-y-is-at-most-most = Ein Punkt liegt unter dem Bild: y ist höchstens { $most }.
said-a-point-of-a-stroke-has-no-y = Einem Punkt eines Strichs fehlt y.
said-at-most-most-drawings-at-a-table = Höchstens { $most } Zeichnungen an einem Tisch.
said-at-most-most-numbers-in-all-strokes-together = Höchstens { $most } Zahlen in allen Strichen zusammen.
said-draw-a-card-that-everybody-sees-in-play-discarded-or-from-the-last-fight = Zeichne eine Karte, die alle sehen: im Spiel, abgelegt oder aus dem letzten Kampf.
said-nobody-draws-at-this-table-Sketch-mode-is-off = An diesem Tisch wird nicht gezeichnet: Der Zeichenmodus ist aus.
said-the-table-has-decided-on-it = Der Tisch hat darüber schon entschieden.
said-the-table-has-not-decided-on-your-last-drawing-yet = Der Tisch hat über deine letzte Zeichnung noch nicht entschieden.
said-there-is-no-icon-icon = Ein Symbol { $icon } gibt es nicht.
said-there-is-no-such-drawing = Diese Zeichnung gibt es nicht.
said-there-is-nothing-on-it = Das Blatt ist leer.
said-too-many-art-packs-for-your-address-wait-a-little = Zu viele Bilderpakete für deine Adresse; warte ein wenig.
said-too-many-drawings-from-your-address-wait-a-little = Zu viele Zeichnungen von deiner Adresse; warte ein wenig.
said-whoever-drew-it-is-for-it-and-others-vote = Wer sie gezeichnet hat, ist dafür; abstimmen die anderen.
said-whoever-gains-a-Level-may-draw-one-card-for-it = Wer eine Stufe gewinnt, darf dafür eine Karte zeichnen.
said-a-bot-plays-that-seat-already = Dort spielt schon ein Bot.
said-leave-the-table-to-hand-your-own-seat-to-a-bot = Deinen eigenen Platz gibst du einem Bot, indem du den Tisch verlässt.
said-n-people-are-waiting-to-be-let-in-try-again-later = { $n } Leute warten schon darauf, mitzuspielen; versuch es später noch einmal.
said-somebody-called-name-is-waiting-to-be-let-in = Jemand namens { $name } wartet schon darauf, mitzuspielen.
said-that-request-to-join-is-no-longer-open = Diese Anfrage ist nicht mehr offen.
said-the-host-has-locked-every-free-seat = Alle freien Plätze sind gesperrt.
said-the-host-has-locked-that-seat = Dieser Platz ist gesperrt.
said-you-have-asked-to-join-wait-until-the-table-lets-you-in = Du hast darum gebeten, mitzuspielen; warte, bis man dich reinlässt.
said-you-have-played-another-seat-in-this-game-you-can-only-return-to-that-one = Du hast in diesem Spiel schon einen anderen Platz gespielt; nur auf den kannst du zurück.
said-n-messages-are-all-that-one-table-keeps = Mehr als { $n } Nachrichten bewahrt ein Tisch nicht auf.
said-you-are-writing-very-fast-wait-a-moment = Du schreibst sehr schnell; warte einen Moment.
said-this-table-s-log-is-full-open-a-new-table = Dieser Tisch ist voll; öffne einen neuen.
said-Until-that-is-settled-you-can-only-respond-to-it = Bis das geklärt ist, kannst du nur darauf reagieren.
said-Until-the-curse-is-settled-you-can-only-respond-to-it = Bis { $curse ->
    [Trap] die Falle
   *[other] der Fluch
  } geklärt ist, kannst du nur darauf reagieren.
said-It-stays-with-the-companion-it-was-played-on = Das bleibt bei dem Begleiter, auf den es gespielt wurde.
