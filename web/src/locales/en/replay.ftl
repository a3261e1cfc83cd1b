replay-title = Replay
replay-loading = Loading the game …
replay-missing = There is no such game.
replay-early = This game is still being played.
replay-watch = Watch it
replay-deal = The deal
replay-turn = Turn { $turn } of { $of }
replay-step = step { $step } of { $of }
replay-scrub = Position in the game
replay-play = Play
replay-pause = Pause
replay-back = Previous step
replay-on = Next step
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-speed = Speed
replay-times = { $speed }×
replay-eyes = Whose cards you see
replay-eyes-of = { $name }’s hand
replay-spectator = No hands
replay-extra = More: speed, hands, saving
replay-save = Save this game
replay-end = How it ended

## chances to win
chances-show = Win chances
chances-title = Chance to win
chances-about = Step by step, as the bots see it with all cards open.
chances-busy = Working out everybody’s chance to win …
chances-percent = { $n } %
chances-tick = turn { $turn }
chances-turn = Turn { $turn }
chances-turn-head = After
chances-as-table = As a table
chances-table = Chance to win after each turn
chances-marks = Turning points
chances-change = { $sign }{ $n } %
chances-whose = Whose moves are judged
chances-level = level { $level }
chances-chosen = { $mine ->
    [yes] (you)
   *[no] (chosen)
}
advice-chose = { $mine ->
    [yes] You chose to { $choice }.
   *[no] { $name } chose to { $choice }.
}
advice-cost = That cost { $cost } %: it was better to { $better }.
advice-known = { $mine ->
    [yes] Compared only with what you could know then.
   *[no] Compared only with what { $name } could know then.
}
advice-most-costly = { $mine ->
    [yes] Your most costly moves
   *[no] Most costly moves of { $name }
}
advice-none = { $mine ->
    [yes] You made no costly mistake.
   *[no] { $name } made no costly mistake.
}

## playing on from a step
play-on = Play on from here
play-on-more = bots take the other seats
play-on-about = A new table starts exactly here, on turn { $turn }. The cards and dice to come are those of this game.
play-on-seat = Your seat
play-on-bots = The other seats
play-on-name = Your name
play-on-no = Not now
play-on-go = Play
