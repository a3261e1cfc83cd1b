level-of = Stufe { $level } von { $goal }
page-broken = Diese Seite ließ sich nicht laden.
page-unknown = Diese Seite gibt es nicht.
try-again = Noch einmal versuchen
to-home = Zur Startseite
card-back-door = Eine verdeckte Türkarte
card-back-treasure = Eine verdeckte Schatzkarte
trouble-away = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
search-clear = Suche leeren
play-problem = Dieser Tisch ließ sich nicht öffnen.

sex-any = männlich oder weiblich, der Zufall entscheidet
sex-any-short = Egal
sex-label = Deine Figur
