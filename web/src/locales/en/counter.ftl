counter-title = Level counter
counter-pitch = For a game of printed cards: levels, gear, fights and dice, on one screen or on everybody’s phone.
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
counter-resume = Go on
counter-short = { $who } { $level }
counter-forget = Forget { $what }
counter-local = This screen only
counter-come-in = Join the game
counter-who-are-you = Who are you?
counter-or-new = Or somebody new
counter-watch = Only show the board
counter-no-room = There is no such room.
counter-to-start = To the level counter
counter-line-first = One moment …
counter-line-lost = No connection
counter-line-kept = No connection: kept, sent later
counter-out = Your place in this room was freed. Join again if you like.

counter-back = Back
counter-board = Board: everybody, large
counter-full = Full screen
counter-options = Settings of the room
counter-players = Players
counter-you = you
counter-somebody = Somebody
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
counter-remove-sure = Remove for good?
counter-release = Free the phone
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
counter-behind = Short by { $by }
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
counter-them-note = on top of all of them
counter-monster = Monster { $number }
counter-monster-name = Name of monster { $number }
counter-monster-add = Another monster
counter-monster-remove = Remove monster { $number }
counter-monster-level = Level of monster { $number }
counter-monster-plus = Modifiers of monster { $number }
counter-monster-gain = Levels for monster { $number }
counter-plus = modifiers
counter-gain = Levels for the kill
counter-stakes = If it is lost
counter-if-lost = If it is lost
counter-if-lost-who = If it is lost: { $who }
counter-share = Levels for { $who }, if won
counter-loss-none = Away
counter-loss-death = Death
counter-levels = { $count ->
    [1] { $number } level
   *[other] { $number } levels
}
counter-win = Won
counter-lose = Lost
counter-stop = Call off
counter-not-yours-to-end = { $who } says how it ends.

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
counter-invite-how = Scan this, or type the code at the counter on another phone:
counter-invite-here = This address works on this device only. Start the server with --host 0.0.0.0 and open it by its address in your network.
counter-code = The code is { $code }
counter-share-link = Share the link
counter-copied = Copied
counter-add-here = Somebody without a phone
counter-add = Add
counter-local-note = There was no connection when this room was opened: it is on this screen only.
counter-go-online = Let phones join

counter-open = Everybody may change everybody
counter-open-note = Else each player changes their own numbers, and whoever opened the room all of them.
counter-awake = Keep the screen on
counter-awake-not = Browsers keep the screen on for pages with https only.
counter-restart = New game
counter-restart-sure = Everybody back to level 1?
counter-leave = Leave the room
counter-wins = { $who } wins!
counter-wins-at = Level { $level }
counter-not-yet = Not yet

counter-story = What happened
counter-undo = Undo
counter-undo-what = Undo: { $what }
counter-undo-none = Nothing to undo
counter-taken-back = undone
counter-told-opened = The room is open.
counter-told-joined = { $who } joins.
counter-told-claimed = { $who } now has a phone.
counter-told-released = The phone of { $who } is freed.
counter-told-added = { $who } is added.
counter-told-removed = { $who } is removed.
counter-told-fight = { $who } fights.
counter-told-stopped = The fight is called off.
counter-told-restarted = A new game begins.
counter-told-won = { $who } wins the fight.
counter-told-lost = { $who } loses the fight.
counter-told-fled = { $who } gets away.
counter-told-died = { $who } loses the fight and dies.
counter-told-rolled = { $who } rolls a { $number } (d{ $sides }).
counter-told-rolled-two = { $who } rolls { $one } and { $two }: { $sum } (2d{ $sides }).
counter-told-undone = Undone: { $what }
counter-told-up = { $who } rises to level { $level }.
counter-told-down = { $who } falls to level { $level }.
counter-told-gear = Gear of { $who }: { $gear } ({ $by }).
counter-told-bonus = Bonus of { $who } for one fight: { $bonus }.
counter-told-sex = { $sex ->
    [female] { $who } is female.
    [male] { $who } is male.
   *[none] { $who } is neither male nor female.
}
counter-told-is = { $who } is now { $what }.
counter-told-no-race = { $who } has no race any more.
counter-told-no-class = { $who } has no class any more.
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
counter-told-goal = The game is won at level { $level }.
counter-told-open = Everybody may change everybody.
counter-told-own = Everybody changes their own numbers.
