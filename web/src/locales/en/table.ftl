you = you

## what may be done
do-play = Play it
do-play-card = Play it on { $on }
do-play-fighters = For the fighters
do-play-monsters = For the monsters
do-play-player =
    { $me ->
        [yes] On yourself
       *[no] On { $player }
    }
do-join = Add it to the fight
do-join-card = Add it beside { $on }
do-join-fighters = Add it to the fight
do-join-monsters = Add it to the fight
do-lend = Lend it
do-lend-card = Lend it to { $on }
do-attach = Attach it
do-attach-card = Attach it to { $on }
do-equip = Equip
do-unequip = Take it off
do-sell = Sell it
do-give = Give it away
do-give-player = Give it to { $player }
do-discard = Discard it
do-use = Use { $word }
do-use-card = { $word } on { $on }
do-use-it = Use it
do-use-it-card = Use it on { $on }
do-use-it-fighters = Use it for the fighters
do-use-it-monsters = Use it for the monsters
do-use-it-player =
    { $me ->
        [yes] Use it on yourself
       *[no] Use it on { $player }
    }
do-use-fighters = { $word }: for the fighters
do-use-monsters = { $word }: for the monsters
do-use-player =
    { $me ->
        [yes] { $word } on yourself
       *[no] { $word } on { $player }
    }
do-trouble = Look for trouble with it
do-sacrifice = Sacrifice it to escape
do-sacrifice-player = Sacrifice it to save { $player }
do-choose = Choose { $card }
do-paying =
    { $swap ->
        [yes] Swap { $on } for { $paid }
       *[no] { $what }, discarding { $paid }
    }
do-ready = I’m set up
do-kick = Kick open the door
do-loot = Loot the room
do-end = End my turn
do-keep = Keep the card
do-fight = Claim the kill
do-run = Run away
do-run-card = Run from { $on }
do-pass = No objection
do-pass-running = Run for it!
do-withdraw = Withdraw my offers
do-accept-player = Accept { $player }
do-decline-player = Decline { $player }

## the small print under the button
step-ready = start with these cards
step-kick = sort out your gear first
step-loot = draw a card face down
step-end = your turn is over
step-keep = or play it at once
step-fight = { $us } vs { $them }
step-run = roll a die for each monster
step-pass = let it happen
step-pass-kill = let them have the kill
step-pass-curse = let it strike
step-pass-turn_end = let the turn end
step-pass-flight = let them run
step-pass-roll = let the roll stand
step-pass-running = roll the die
step-pass-reborn = they may use their new cards

## top
turn-of = { $name }’s turn
turn-mine = Your turn
phase-setup = Opening hand
phase-arrange = Sort gear
phase-door = Kick open the door
phase-trouble = Look for trouble
phase-combat = Fight
phase-run = Run away
phase-reward = Treasure
phase-loot_body = Loot the body
phase-charity = Charity
phase-over = Over
phase-loot = Loot the room
phases-label = Phases of this turn
tool-rule = Rule for this moment
tool-sound-on = Turn sound on
tool-sound-off = Turn sound off
tool-settings = Settings
tool-full = Full screen
tool-invite = Invite
tool-pause = Pause
tool-resume = Resume
tool-home = Home
tool-menu = Menu

## seats
seat-label = { $name }, level { $level }, strength { $strength }, { $cards } cards in hand
seat-level = level
seat-strength = strength
seat-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
seat-fighting = Fighting
seat-helping = Helping
seat-dead = Dead
seat-turn = Turn
seat-away = away
seat-thinking = thinking
seat-you = you
seat-nothing = nothing in play
seat-escaped = Escaped
seat-caught = Caught
seat-carried = not equipped
seat-bot = a bot
seat-lv = Lv { $level }
player-open = { $name }: what they have
player-in-play = In play: { $count }
player-curses = Curses: { $count }
player-curse = Curse them
sex-male = male
sex-female = female
pile-doors = Doors { $count }
pile-treasures = Treasures { $count }
pile-discards = Discards { $count }
pile-tops = Top of the discards
discards-doors = Doors
discards-treasures = Treasures

## the fight
fight-vs = vs
fight-lead = { $who } { $many ->
    [one] leads
   *[other] lead
} by { $by }
fight-lead-you = You lead by { $by }
fight-tie-win = A tie: that’s enough
fight-tie = A tie is not enough
fight-short = { $by } short
fight-fights = fights
fight-helps = helps
fight-level = { $name }, level { $level }
fight-other = Other effects
fight-prize = For winning: { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
} and { $treasures ->
    [one] { $treasures } Treasure
   *[other] { $treasures } Treasures
}
fight-prize-short = { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
}, { $treasures ->
    [one] { $treasures } Treasure
   *[other] { $treasures } Treasures
}
fight-aside = set aside
fight-ledger = How the totals add up
strike-door = From the deck
and = { $a } and { $b }
stage-arrange = { $name }’s turn
stage-arrange-mine = Your turn. Sort out your gear, then kick open the door.
stage-setup = Opening hand: play any items, race or class.
stage-setup-wait = Waiting for { $names } to set up.
stage-door = { $name } has opened the door.
stage-door-mine = Play the card behind the door, or take it into your hand.
stage-trouble = { $name } looks for trouble or loots the room.
stage-trouble-mine = No monster here. Look for trouble with one from your hand, or loot the room.
stage-combat = { $name } fights.
stage-combat-mine = You fight.
stage-run = { $name } runs away.
stage-run-mine = You run away.
stage-reward = { $name } collects the reward.
stage-reward-mine = You collect the reward.
stage-charity = { $name } has too many cards and gives some away.
stage-charity-mine = Too many cards: give some away.
stage-body = { $names } died. Their stuff is up for grabs.
stage-body-mine = You died. The others take your stuff.
stage-body-pick = { $names } died. Take one of their cards.
stage-end = { $name }’s turn is nearly over
stage-end-mine = Your turn is nearly over. Anything else?
stage-choose = { $name } is choosing.
stage-choose-mine = Choose.
stage-choose-treasure = { $name } picks a Treasure.
stage-choose-treasure-mine = Pick a Treasure.
stage-answer-mine = You have an offer to answer.
stage-window-kill = { $name } says the monster is beaten.
stage-window-kill-mine = You say the monster is beaten.
stage-window-flight = { $name } wants to run.
stage-window-flight-mine = You want to run.
stage-window-curse = A curse is about to hit { $name }.
stage-window-curse-mine = A curse is about to hit you.
stage-window-running = Run for it, { $name }!
stage-window-running-mine = Run for it!
stage-window-before_roll = { $name } is about to roll.
stage-window-before_roll-mine = You are about to roll.
stage-window-roll = { $name } has rolled.
stage-window-roll-mine = You have rolled.
stage-window-escaped = { $name } gets away, unless someone steps in.
stage-window-escaped-mine = You get away, unless someone steps in.
stage-window-turn_end = { $name }’s turn ends. Last chance to react.
stage-window-turn_end-mine = Your turn ends. Others may react.
stage-window-draw = { $name } is about to draw.
stage-window-draw-mine = You are about to draw.
stage-window-reborn = { $name } is back with new cards.
stage-window-reborn-mine = You are back with new cards.
stage-middle = On the table

## what is about to become final
pending-kill = { $who } { $many ->
    [one] kills
   *[other] kill
} { $monsters }
pending-kill-win = { $who } { $many ->
    [one] kills
   *[other] kill
} { $monsters } and { $many ->
    [one] wins
   *[other] win
} the game
pending-kill-win-you = You kill { $monsters } and win the game
pending-kill-none = The monster goes away. No Level.
pending-kill-none-you = The monster goes away. No Level.
pending-kill-you = You kill { $monsters }
pending-flight = { $who } runs away from { $monsters }
pending-flight-you = You run away from { $monsters }
pending-curse = { $card } hits { $who }
pending-curse-you = { $card } hits you
pending-roll = { $who } has rolled
pending-roll-you = You have rolled
pending-running = Run for it!
pending-running-you = Run for it!
pending-escaped = { $who } gets away
pending-escaped-you = You get away
pending-turn_end = { $who } is ending the turn
pending-turn_end-you = You are ending your turn
pending-draw = { $who } may take a discard instead
pending-draw-you = You may take a discard instead
pending-reborn = { $who } is back with new cards
pending-reborn-you = You are back with new cards
pending-final = Unless someone steps in.
pending-last = Last played: { $card } by { $who }.
pending-waiting = Waiting for { $names }
pending-nobody = Nobody objects
pending-held = Held by { $names }
clock-reading = Time to read
clock-call = Last call
clock-untimed = No clock: waiting for everyone
clock-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
waiting-you = Your answer is needed
answered = has answered
not-answered = has not answered yet

## the dock
wait = WAIT!
wait-left = { $count } left
wait-none = none left
key-space = Space
key-enter = Enter
auto = Auto-pass
auto-off = Off
auto-window = This window
auto-fight = This fight
auto-turn = Until my turn
stops = Always ask me
stops-open = Always ask me …
stops-title = Always ask me before …
stops-note = Even while I auto-pass, and even when I have nothing to play.
stops-kill = somebody’s kill counts
stops-run = somebody runs away
stops-curse = a Curse strikes
stops-turn_end = a turn ends
stops-win = somebody wins the game
stops-cards = Cards to ask me about
stops-cards-alone = You are asked wherever one of them can be played.
stops-cards-people = With other people at the table you are asked every time, so that nobody can tell what you hold.
stops-cards-none = None yet. Open a card and choose “Always ask me”.
stops-remove = Don’t ask me about { $card } any more
ask-help = Ask for help
offer-help = Offer help
sell-items = Sell items
trade-items = Trade
nothing-to-do = Nothing to do right now
waiting-others = Waiting for { $names }
decide-in = { $seconds } s
decide-label = Time to decide
decide-late = Ten seconds left
decide-in-minutes = { $minutes } min
decide-in-hours = { $hours } h
decide-in-days = { $days } days
news-timeout = Time’s up for { $name }.
time-up-ready = Time’s up: your setup is done.
time-up-kick = Time’s up: you kicked open the door.
time-up-keep = Time’s up: you took the card into your hand.
time-up-loot = Time’s up: you looted the room.
time-up-end = Time’s up: you ended your turn.
time-up-fight = Time’s up: you said the monster is beaten.
time-up-run = Time’s up: you ran away.
time-up-decline = Time’s up: you declined the offer.
time-up-choose = Time’s up: a choice was made for you.
time-up-give = Time’s up: you gave cards away.
time-up-discard = Time’s up: you discarded cards.
time-up-pass = Time’s up: you passed.
time-up-other = Time’s up: a move was made for you.
be-sex = { $sex ->
    [female] Play as a woman
   *[male] Play as a man
}
worth-missing = { $gold ->
    [0] Enough gold
   *[other] { $gold } more gold needed
}
cards-missing = { $count ->
    [0] Enough cards
    [one] { $count } more card needed
   *[other] { $count } more cards needed
}
charity-missing = { $count ->
    [0] That’s enough
    [one] { $count } more card has to go
   *[other] { $count } more cards have to go
}
noted = You have no objection
take-back = Undo
paused = Paused. The clocks are stopped.
go-on = Resume
hand-label = Your hand
hand-empty = Your hand is empty
gear-label = Your cards in play
preview = { $us } vs { $them }
card-playable = playable
hand-index = Jump to a card
would-fighters = With you:
would-monsters = With the monsters:
reader-empty = Point at a card to read it.
card-more = More
card-in-hand = From your hand
card-of = { $n } of { $count }
card-previous = Previous card
card-next = Next card
card-others = other cards
means-strength = Strength { $strength }
means-strength-with = Strength { $strength }, with { $names }
means-worn = { $me ->
    [yes] You have it equipped
   *[no] { $name } has it equipped
}
means-carried = { $me ->
    [yes] You carry it: no effect until you equip it
   *[no] { $name } carries it: no effect until it is equipped
}
means-curse = { $me ->
    [yes] It affects you
   *[no] It affects { $name }
}
means-idle = No effect right now
means-gold = Worth { $gold } gold
dock-more = More actions
rule-of = Rule { $rule }
close = Close
back = Back

## the rail
rail-story = Story
say-something = Say something
say-send = Send
reactions = Reactions
say-not = You are watching. Sit down to join the chat.
story-label = What has happened so far
news-sat = { $name } sits down.
news-left = { $name } leaves.
news-dealing = The cards are being shuffled.
news-started = The cards are dealt.
news-undid = { $name } takes back the last step.
news-waited = { $name }: WAIT!
news-paused = { $name } pauses the game.
news-resumed = The game goes on.
news-went_away = { $name } is away. A bot plays for them.
news-came_back = { $name } is back.
news-bot_sat = A bot sits down.
news-rematched = { $name } wants a rematch.
news-created = The table is open.
news-recovered = { $name } now plays on another device.
news-drew = { $name } has drawn { $card }.
news-voted = { $name } votes { $yes ->
    [yes] for
   *[no] against
} the drawing of { $card }.
news-drawing_in = Voted in: { $card } by { $name } is now in the gallery.
news-drawing_out = Voted down: { $card } by { $name }.

## connection
lost = Connection lost. Reconnecting …
ended = Connection closed: { $why }
no-table = There is no such table, or it has been deleted.
back-to-end = Back to the end of the game
loading = Setting the table …

## choosing
choose-treasure = Take a Treasure
choose-discard = Choose what to discard
choose-take = Choose what to take
choose-swap = Choose what to swap
choose-surplus = Too many: choose what to discard
choose-join = Choose what joins the fight
choose-bury = Choose what goes to the bottom of the deck
choose-give = Choose what to give
choose-show = Choose what to show
choose-replace = Choose the new card
choose-make_room = Choose what to discard to make room
choose-identity = Choose which of yours the new card replaces
choose-dismiss = Choose which monster leaves
choose-kill = Choose which monster dies
choose-leave_aside = Choose which monster to leave aside
choose-copy = Choose which monster gets a twin
choose-escape = Choose which monster you escape from
choose-inflict = Choose what strikes
choose-loot = Take one card from the body
choose-cards = Choose
choose-player = Choose a player
choose-yes = Do you want to?
choose-number = Choose a number
choose-option = Choose one
choose-run = Which monster do you run from first?
choose-nothing = Nothing
choose-option-n = Option { $n }
choose-male = Male
choose-female = Female
choose-worth = Choose items worth { $gold } gold or more
worth-level = Level { $level }
choose-done = Done
choose-count = { $chosen } of { $least }
choose-looked = You are looking at these cards
yes = Yes
no = No

## deals
deal-ask-title = Ask for help
deal-offer-title = Offer { $name } your help
deal-asked-title = { $name } wants your help
deal-offered-title = { $name } offers you help
deal-trade-title = { $name } offers a trade
deal-gift-title = { $name } has something for you
deal-against = against { $monsters }, { $treasures ->
    [one] { $treasures } Treasure
   *[other] { $treasures } Treasures
}
deal-whom = Who to ask
deal-all = Everyone
deal-picks = Who gets each pick
deal-picks-hint = tap or drag
deal-pick-n = Pick { $n }
deal-pick-of = Treasure { $n } goes to { $name }
deal-items = Items from { $name }
deal-items-you = Items you give
deal-plays = Cards you will play on the helper
deal-plays-hint = only you two see them; the game makes sure you play them
deal-promised = { $count ->
    [one] A card will be played on the helper.
   *[other] { $count } cards will be played on the helper.
}
deal-net-helper = { $me ->
    [yes] You would get
   *[no] { $helper } would get
} { $treasures ->
    [0] no Treasure
    [one] { $treasures } Treasure
   *[other] { $treasures } Treasures
}{ $items ->
    [0] {""}
   *[other] { " " }and { $names }
}.
deal-was = was { $name }
deal-send-ask = Ask
deal-send-offer = Offer help
deal-counter = Send counter-offer
deal-accept = Accept
deal-refuse = Decline
trade-title = Trade
trade-with = Trade with
trade-give = You give
trade-want = You want from { $name }
trade-send = Offer the trade
trade-nothing = Choose something on both sides.
gift-send = Give as a gift
sell-title = Sell items for levels
sell-gold = { $gold ->
    [0] No Value
   *[other] { $gold } gold
}
sell-sum = { $gold } gold: { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
}
sell-none = Choose what to sell.
sell-send = Sell

show-title = Show cards
show-to = Who may see them
show-everybody = Everyone
show-which = Cards to show
show-note = They stay in your hand.
show-none = Choose the cards to show.
show-send = Show
charity-title = Too many cards
charity-text = You have { $held } cards and may keep { $limit }. The rest goes to the player with the lowest Level.
charity-text-away = You have { $held } cards and may keep { $limit }. You have the lowest Level yourself, so the rest is discarded.
charity-to = To { $name }
charity-away = Discard

## before the game
lobby-title = The table is ready
lobby-invite = Invite friends with this link
lobby-copy = Copy the link
lobby-copied = Copied
lobby-qr = The link as a QR code
lobby-seats = Seats
lobby-open = open: { $strength ->
    [easy] an easy
    [hard] a mean
   *[medium] a medium
} { $temper ->
    [generous] and generous bot
    [greedy] and greedy bot
    [vengeful] and vengeful bot
   *[even] bot
} takes this seat at the start
lobby-sit = Sit here
lobby-bot = { $strength ->
    [easy] Easy
    [hard] Mean
   *[medium] Medium
} { $temper ->
    [generous] and generous bot
    [greedy] and greedy bot
    [vengeful] and vengeful bot
   *[even] bot
}
lobby-start = Start the game
lobby-start-hint = { $bots ->
    [0] everyone is here
    [one] a bot takes the open seat
   *[other] bots take the { $bots } open seats
}
lobby-wait-host = The host starts the game.
lobby-name = Your name
lobby-watch = You are watching.
lobby-recovery = Recovery code
lobby-recovery-text = Use this code to move your seat to another device. Keep it to yourself.
sit-title = Ask to join
sit-text = You take over from a bot once the players agree.

## joining a running game, and who keeps a seat
joins-label = People who want to join
join-asks = { $name } wants to take { $seat }’s seat.
join-waiting = Another player has to agree too.
join-yes = Let them in
join-no = No
join-mine = You asked for { $seat }’s seat. The players decide; until then you watch.
join-withdraw = Cancel
players-title = Players
players-bot = Bot: a friend can ask to take over
players-bot-locked = Bot: seat locked
players-away = Away: a bot plays for them
players-gone = Not connected
players-votes = Votes for a bot here: { $names }
players-replace = Vote for a bot
players-keep = Withdraw my vote
players-lock = Lock
players-unlock = Unlock
players-hint = A bot takes over when more than half of the other players vote for it: at least two votes, unless the player is away.
lobby-locked = Locked
news-asked_to_join = { $name } asks to join the game.
news-answered_join =
    { $seat ->
        [host] The host
       *[player] { $name }
    } { $yes ->
        [yes] lets them in.
       *[no] says no.
    }
news-join_ended = Nobody joins this time.
news-locked =
    { $yes ->
        [yes] The host locks { $name }’s seat.
       *[no] The host unlocks { $name }’s seat.
    }
news-voted_to_replace =
    { $yes ->
        [yes] { $name } wants a bot in { $target }’s place.
       *[no] { $name } wants { $target } to stay.
    }

keys-title = Keys
keys-go = The big button
keys-wait = Wait!
keys-hand = Look at the cards in your hand
keys-close = Put the card back
keys-deal = Ask for help or offer it
keys-seat = To a player
keys-story = To the log
keys-say = To the chat
keys-again = Show the last card again
keys-rule = The rule for this moment
keys-help = This list
keys-off = You can turn the keys off in the settings.
key-escape = Esc

## hints
hint-chip = Hint
hint-title = What would you do?
hint-thinking = A bot is thinking about it …
hint-note = Your chance to win the game, as a bot sees it. It knows only what you know.
hint-close-it = Thanks
hint-raise = Raise that card
keys-hint = Ask a bot for a hint
