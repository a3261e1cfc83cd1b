# fight
phrase-who-helps-me = Wer hilft mir?
phrase-i-will-help-for-a-price = Ich helfe, für einen Preis.
phrase-not-for-that-little = Nicht für so wenig.
phrase-you-are-on-your-own = Du bist auf dich gestellt.
phrase-do-not-let-them-win = Lasst das nicht durchgehen!
phrase-has-anybody-got-something-against-this = Hat jemand etwas dagegen?
phrase-wait-i-have-something = Moment, ich habe etwas.
# bargain
phrase-deal = Abgemacht!
phrase-no-deal = Kein Handel.
phrase-one-more-treasure = Einen Schatz mehr.
phrase-i-pick-first = Ich wähle zuerst.
phrase-what-do-you-want-for-it = Was willst du dafür?
# turn
phrase-your-turn = Du bist dran.
phrase-one-moment-please = Einen Augenblick, bitte.
phrase-i-am-thinking = Ich überlege.
phrase-nothing-from-me = Von mir nichts.
# mood
phrase-ha = Ha!
phrase-ouch = Autsch.
phrase-that-was-mean = Das war gemein.
phrase-thank-you = Danke!
phrase-sorry-not-sorry = Tut mir leid. Nicht.
phrase-well-played = Gut gespielt.
phrase-good-game = Schönes Spiel!
# table
phrase-hello = Hallo!
phrase-i-will-be-right-back = Bin gleich zurück.
phrase-i-am-back = Bin wieder da.
phrase-shall-we-pause = Machen wir Pause?
phrase-once-more = Noch einmal?
phrase-goodbye = Tschüs!
