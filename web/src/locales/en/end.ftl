end-loading = Preparing the story of this game …
end-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
end-you-win = You win!
end-won = Level { $level } on turn { $turn }.
end-won-fight = Level { $level } on turn { $turn }, over { $monsters }, { $fighters } vs { $against }.
end-won-helped = Level { $level } on turn { $turn }, with { $helper } over { $monsters }, { $fighters } vs { $against }.
end-no-waits = Nobody shouted WAIT!
end-waits = { $names } shouted WAIT! in vain.
end-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
end-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
end-own-pack = cards of your own
end-how = How it went
end-words = As text
end-turn = Turn { $turn }
end-chart-turn = turn { $turn }
end-chart-label = Levels over the turns, at the end: { $levels }

## turning points
end-point-death = { $known ->
    [yes] { $name } dies at level { $level }: { $card }
   *[no] { $name } dies at level { $level }
}
end-point-curse = { $card } hits { $name }, who loses { $n ->
    [one] a level
   *[other] { $n } levels
}: now level { $level }
end-point-beaten = Caught by { $card }, { $name } loses { $n ->
    [one] a level
   *[other] { $n } levels
}: now level { $level }
end-point-broken = { $known ->
    [yes] { $other } spoils { $name }’s kill with { $card }
   *[no] { $other } spoils { $name }’s kill
}
end-point-kill = { $name } kills { $card }, strength { $n }
end-point-win = { $name } wins at level { $level }

## awards
end-awards = Awards
end-award-fall = Hardest fall
end-award-fall-why = { $name }: level { $of }, and then { $card }
end-award-helper = Best friend
end-award-helper-why = { $name } helped to win { $n } fights
end-award-spoiler = Worst friend
end-award-spoiler-why = { $yours ->
    [0] { $name } spoiled { $n } kills
   *[other] { $name } spoiled { $n } kills, { $yours } of them yours
}
end-award-runner = Loaded dice
end-award-runner-why = { $name } rolled { $of } times to run and got away { $n } times
end-award-comeback = Comeback of the day
end-award-comeback-why = { $name } was { $n } levels behind, and won
end-award-mortal = Nine lives
end-award-mortal-why = { $name } died { $n } times
end-award-cursed = Black cat
end-award-cursed-why = { $n } curses struck { $name }
end-award-giant = Giant slayer
end-award-giant-why = { $name } killed { $card } at strength { $n }
end-award-slow = Flat feet
end-award-slow-why = { $name } ran and was caught { $n } times
end-award-richest = Dragon’s hoard
end-award-richest-why = { $name } ended with { $n } gold in items
end-award-merchant = Born merchant
end-award-merchant-why = { $name } sold items for { $n } gold
end-award-slayer = Monster hunter
end-award-slayer-why = { $name } killed { $n } monsters
end-award-loudest = Loudest voice
end-award-loudest-why = { $name } shouted WAIT! { $n } times

## what now
end-rematch = Rematch
end-rematch-more = , same table
end-rematch-waiting = Shuffling …
end-rematch-join = To the rematch
end-rematch-watch = Watch the rematch
end-replay = Replay
end-share = Share
end-look = The table
end-share-title = Share this game
end-share-text = Anyone with this link can watch the whole game
end-share-copy = Copy the link
end-share-copied = The link has been copied.

## the deal
end-seed = Shuffle seed { $seed }
end-check = Anyone can check the deal
end-proof-title = Check the deal
end-proof-text = When this table was opened, the server published a fingerprint of its secret key. Then every player’s browser added a random number of its own and published its fingerprint before anyone saw the other numbers. The shuffle is calculated from all of them together. So nobody could choose the cards: not the server, not the host, not a player.
end-proof-commitment = Fingerprint of the key
end-proof-key = The server's key
end-proof-given = From { $name }
end-proof-seed = Shuffle seed
end-proof-holds = Your browser has checked it: the key and the contributions match their fingerprints.
end-proof-yours = Your own contribution is part of it, and the fingerprints are the ones this browser saw before the deal.
end-proof-late = Your own contribution was not revealed in time, so the cards were dealt without it.
end-proof-unknown = This browser wasn’t at the table before the deal, so it can only check that the numbers match each other.
end-proof-withheld = { $count ->
    [one] { $names } had announced a contribution and did not reveal it in time.
   *[other] { $names } had announced contributions and did not reveal them in time.
  }
end-proof-flaw-key = The server’s key doesn’t match its fingerprint. This deal can’t be trusted.
end-proof-flaw-pledge = { $name }’s contribution doesn’t match its fingerprint. This deal can’t be trusted.
end-proof-flaw-unpledged = { $name }’s contribution was added after the deal. This deal can’t be trusted.
end-proof-flaw-seed = The seed doesn’t result from the key and the contributions. This deal can’t be trusted.
end-proof-flaw-commitment = The fingerprint of the key is not the one this browser saw before. This deal can’t be trusted.
end-proof-flaw-left-out = Your contribution was left out or replaced. This deal can’t be trusted.
end-proof-flaw-replaced = The fingerprint of { $name }’s contribution was replaced after the deal. This deal can’t be trusted.
end-proof-hash = On any computer, this prints the fingerprint of the key:
end-proof-hash-seed = And this prints the seed:
end-proof-play = To play the whole game again from the seed, with the same cards and dice:
end-proof-file = Save the game
