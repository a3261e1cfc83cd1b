counter-title = Level counter
counter-pitch = For a game with printed cards: levels, gear, fights and dice, on one screen or on everyone’s phone.
counter-new = Start counting
counter-your-name = Your name
counter-name = Name
counter-goal = Winning level
counter-goal-10 = Level 10
counter-goal-20 = Level 20
counter-start = Start
counter-start-note = Add the others on this screen, or let them join with their phones.
counter-join = Join
counter-join-note = The code on the other screen
counter-join-go = Join
counter-code-what = A code has six letters and digits.
counter-resume = Continue
counter-short = { $who } { $level }
counter-forget = Forget { $what }
counter-local = This screen only
counter-come-in = Join the game
counter-who-are-you = Who are you?
counter-or-new = Or someone new
counter-watch = Only show the board
counter-no-room = There is no such room.
counter-to-start = To the level counter
counter-line-first = One moment …
counter-line-lost = No connection
counter-line-kept = No connection: saved, will be sent later
counter-out = Your place in this room was given up. Join again if you like.

counter-back = Back
counter-board = Board: everyone, large
counter-full = Full screen
counter-options = Room settings
counter-players = Players
counter-you = you
counter-somebody = Someone
counter-level = level
counter-level-of = Level of { $who }
counter-level-short = level { $level }
counter-strength = strength
counter-strength-of = Strength of { $who }
counter-gear = Gear
counter-gear-note = all items together
counter-bonus = Bonus
counter-bonus-note = for one fight
counter-parts = Level { $level }, gear { $gear }, bonus { $bonus }
counter-more = { $what }: one more
counter-less = { $what }: one less
counter-who-add = Race, class
counter-race = Race
counter-class = Class
counter-is-elf = Elf
counter-is-dwarf = Dwarf
counter-is-halfling = Halfling
counter-is-human = Human
counter-is-warrior = Warrior
counter-is-wizard = Wizard
counter-is-cleric = Cleric
counter-is-thief = Thief
counter-face = Colour and animal
counter-face-one = { $number ->
    [1] Amber cat
    [2] Red fox
    [3] Blue owl
    [4] Violet octopus
    [5] Green frog
   *[other] Pink rabbit
}
counter-sex = { $sex ->
    [female] female
   *[male] male
}
counter-sex-now = { $sex ->
    [female] Female. Change
    [male] Male. Change
   *[none] Choose male or female
}
counter-save = Done
counter-remove = Remove
counter-remove-sure = Remove permanently?
counter-release = Release the phone
counter-die = Died
counter-revive = Alive again

counter-fight = Fight
counter-fighters = Fighters
counter-monsters = Monsters
counter-vs = vs
counter-sum = { $ours } against { $theirs }
counter-both = { $one } and { $two }
counter-lead = { $number ->
    [1] { $who } leads by { $by }
   *[other] { $who } lead by { $by }
}
counter-behind = { $by } short
counter-tie = A tie
counter-fights = fights
counter-helps = helps
counter-made-of = { $has ->
    [yes] level { $level }, gear { $gear }, bonus { $bonus }
   *[no] level { $level }, gear { $gear }
}
counter-helper = Helper
counter-us = For the fighters
counter-us-note = cards played in the fight
counter-them = For the monsters
counter-them-note = for all of them together
counter-monster = Monster { $number }
counter-monster-name = Name of monster { $number }
counter-monster-add = Another monster
counter-monster-remove = Remove monster { $number }
counter-monster-level = Level of monster { $number }
counter-monster-plus = Modifiers of monster { $number }
counter-monster-gain = Levels for monster { $number }
counter-plus = modifiers
counter-gain = Levels for the kill
counter-stakes = If they lose
counter-if-lost = If they lose
counter-if-lost-who = If they lose: { $who }
counter-share = Levels for { $who } if they win
counter-loss-none = Escaped
counter-loss-death = Death
counter-levels = { $count ->
    [1] { $number } level
   *[other] { $number } levels
}
counter-win = Won
counter-lose = Lost
counter-stop = Cancel
counter-not-yours-to-end = { $who } decides how it ends.

counter-dice = Dice
counter-dice-sides = Which dice
counter-dice-count = How many
counter-dice-one = One
counter-dice-two = Two
counter-d6 = Six sides
counter-d10 = Ten sides
counter-dice-sum = { $one } + { $two } = { $sum }
counter-dice-shows = { $number }
counter-roll = Roll

counter-invite = Add players
counter-invite-how = Scan this, or enter the code in the counter on another phone:
counter-invite-here = This address only works on this device. Start the server with --host 0.0.0.0 and open it at its address in your network.
counter-code = The code is { $code }
counter-share-link = Share the link
counter-copied = Copied
counter-add-here = Someone without a phone
counter-add = Add
counter-local-note = There was no connection when this room was opened, so it is on this screen only.
counter-go-online = Connect phones

counter-open = Everyone can change everything
counter-open-note = Otherwise players change only their own numbers, and the host can change all of them.
counter-awake = Keep the screen on
counter-awake-not = Browsers keep the screen on only for https pages.
counter-restart = New game
counter-restart-sure = Everyone back to level 1?
counter-leave = Leave the room
counter-wins = { $who } wins!
counter-wins-at = Level { $level }
counter-not-yet = Not yet

counter-story = What has happened
counter-undo = Undo
counter-undo-what = Undo: { $what }
counter-undo-none = Nothing to undo
counter-taken-back = undone
counter-told-opened = The room is open.
counter-told-joined = { $who } joins.
counter-told-claimed = { $who } has joined with a phone.
counter-told-released = { $who }’s phone is released.
counter-told-added = { $who } is added.
counter-told-removed = { $who } is removed.
counter-told-fight = { $who } fights.
counter-told-stopped = The fight is cancelled.
counter-told-restarted = A new game begins.
counter-told-won = { $who } wins the fight.
counter-told-lost = { $who } loses the fight.
counter-told-fled = { $who } gets away.
counter-told-died = { $who } loses the fight and dies.
counter-told-rolled = { $who } rolls a { $number } (d{ $sides }).
counter-told-rolled-two = { $who } rolls { $one } and { $two }: { $sum } (2d{ $sides }).
counter-told-undone = Undone: { $what }
counter-told-up = { $who } goes up to level { $level }.
counter-told-down = { $who } drops to level { $level }.
counter-told-gear = Gear of { $who }: { $gear } ({ $by }).
counter-told-bonus = Bonus of { $who } for one fight: { $bonus }.
counter-told-sex = { $sex ->
    [female] { $who } is female.
    [male] { $who } is male.
   *[none] { $who } is neither male nor female.
}
counter-told-is = { $who } is now { $what }.
counter-told-no-race = { $who } no longer has a race.
counter-told-no-class = { $who } no longer has a class.
counter-told-name = { $before } is now called { $who }.
counter-told-face = { $who } has a new face.
counter-told-dead = { $who } is dead.
counter-told-alive = { $who } is alive again.
counter-told-helps = { $who } helps.
counter-told-alone = Nobody helps.
counter-told-us = { $by } for the fighters.
counter-told-them = { $by } for the monsters.
counter-told-share = { $levels ->
    [one] The helper would get { $levels } level.
   *[other] The helper would get { $levels } levels.
}
counter-told-monster = A monster of level { $level } joins the fight.
counter-told-monster-gone = A monster is gone.
counter-told-monster-level = A monster is level { $level }.
counter-told-monster-plus = { $by } on a monster.
counter-told-monster-gain = { $levels ->
    [one] A monster is worth { $levels } level.
   *[other] A monster is worth { $levels } levels.
}
counter-told-monster-name = The monster is { $name }.
counter-told-goal = Level { $level } wins the game.
counter-told-open = Everyone can change everything.
counter-told-own = Players change only their own numbers.
