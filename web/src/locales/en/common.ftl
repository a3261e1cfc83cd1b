level-of = Level { $level } of { $goal }
page-broken = This page could not be loaded.
page-unknown = There is no such page.
try-again = Try again
to-home = To the home page
card-back-door = A Door card, face down
card-back-treasure = A Treasure card, face down
trouble-away = The server can’t be reached. Try again in a moment.
search-clear = Clear the search
play-problem = That table could not be opened.

sex-any = male or female, by chance
sex-any-short = Any
sex-label = Your character
