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
do-join = Let it join the fight
do-join-card = Let it join { $on }
do-join-fighters = Let it join the fight
do-join-monsters = Let it join the fight
do-lend = Lend it
do-lend-card = Lend it to { $on }
do-attach = Attach it
do-attach-card = Attach it to { $on }
do-equip = Put it to use
do-unequip = Carry it only
do-sell = Sell it
do-give = Give it away
do-give-player = Give it to { $player }
do-discard = Lay it down
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
do-paying = { $what }, discarding { $paid }
do-ready = I am ready
do-kick = Kick open the door
do-loot = Loot the room
do-end = End my turn
do-keep = Take it into your hand
do-fight = Claim the kill
do-run = Run away
do-run-card = Run from { $on }
do-pass = No objection
do-withdraw = Take my offers back
do-accept-player = Accept { $player }
do-decline-player = Decline { $player }

## the small print under the button
step-ready = first cards are laid down
step-kick = put your things in order first
step-loot = draw a card unseen
step-end = your turn is over
step-keep = or play it at once
step-fight = { $us } vs { $them }
step-run = roll a die for each monster
step-pass = let it happen
step-pass-kill = let them have the kill
step-pass-curse = let it strike
step-pass-turn_end = the turn may end
step-pass-flight = let them run
step-pass-roll = let the die lie
step-pass-reborn = new cards may act now

## top
turn-of = { $name }’s turn
turn-mine = Your turn
phase-setup = First cards
phase-arrange = Get ready
phase-door = Kick open the door
phase-trouble = Look for trouble
phase-combat = Fight
phase-run = Run away
phase-reward = Treasure
phase-loot_body = Looting the body
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
tool-resume = Go on
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
seat-thinking = thinks
seat-you = you
seat-nothing = nothing in play
seat-escaped = Escaped
seat-caught = Caught
seat-carried = carried, not in use
seat-bot = a bot
sex-male = male
sex-female = female
pile-doors = Doors { $count }
pile-treasures = Treasures { $count }
pile-discards = Discards { $count }

## the fight
fight-vs = vs
fight-lead = { $who } { $many ->
    [one] leads
   *[other] lead
} by { $by }
fight-lead-you = You lead by { $by }
fight-tie-win = A tie, and it is won
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
fight-aside = left aside
and = { $a } and { $b }
stage-waiting = { $name } is at the door
stage-mine = Your turn. Put your things in order, then kick open the door.
stage-setup = First cards: lay down what you like.
stage-charity = Charity: more cards than a hand may hold.
stage-body = { $names } did not make it. The others help themselves.
stage-body-mine = You did not make it. The others help themselves.
stage-end = { $name }’s turn is nearly over
stage-end-mine = Your turn is nearly over. Anything else?
stage-middle = On the table

## what is about to become final
pending-kill = { $who } { $many ->
    [one] kills
   *[other] kill
} { $monsters }
pending-kill-win = { $who } { $many ->
    [one] kills
   *[other] kill
} { $monsters } and the game is won
pending-kill-win-you = You kill { $monsters } and the game is won
pending-kill-none = { $who } { $many ->
    [one] wins
   *[other] win
} without a kill
pending-kill-none-you = You win without a kill
pending-kill-you = You kill { $monsters }
pending-flight = { $who } runs away from { $monsters }
pending-flight-you = You run away from { $monsters }
pending-curse = { $card } strikes { $who }
pending-curse-you = { $card } strikes you
pending-roll = { $who } has rolled
pending-roll-you = You have rolled
pending-running = The running begins
pending-running-you = The running begins
pending-escaped = { $who } has got away
pending-escaped-you = You have got away
pending-turn_end = { $who } ends the turn
pending-turn_end-you = You end your turn
pending-draw = { $who } draws face up
pending-draw-you = You draw face up
pending-reborn = { $who } is back
pending-reborn-you = You are back
pending-final = Final unless someone acts.
pending-last = Last played: { $card } by { $who }.
pending-waiting = Waiting for { $names }
pending-nobody = Nobody objects
pending-held = Held by { $names }
clock-reading = Time to read
clock-call = Last call
clock-untimed = No clock: waiting for everybody
clock-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
waiting-you = You are asked
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
noted = No objection noted
take-back = Undo
paused = Paused. The clocks stand still.
go-on = Go on
hand-label = Your hand
hand-empty = Your hand is empty
gear-label = Your things
preview = { $us } vs { $them }
card-playable = playable
rule-of = Rule { $rule }
close = Close
back = Back

## the rail
rail-story = Story
say-something = Say something
say-send = Send
reactions = Reactions
say-not = You are watching. Only those who play can talk; sit down to join in.
story-label = What has happened
news-sat = { $name } sits down.
news-left = { $name } leaves.
news-dealing = The cards are being shuffled.
news-started = The cards are dealt.
news-undid = { $name } takes the last step back.
news-waited = { $name }: WAIT!
news-paused = { $name } pauses the game.
news-resumed = The game goes on.
news-went_away = { $name } is away; a bot plays on.
news-came_back = { $name } is back.
news-bot_sat = A bot sits down.
news-rematched = { $name } wants a rematch.
news-created = The table is open.
news-recovered = { $name } sits at another device now.
news-drew = { $name } has drawn { $card }.
news-voted = { $name } { $yes ->
    [yes] wants
   *[no] does not want
} the drawing of { $card }.
news-drawing_in = The table wants it: { $card } by { $name } hangs in the gallery.
news-drawing_out = The table does not want { $card } by { $name }.

## connection
lost = The connection is lost. Coming back …
ended = The connection has ended: { $why }
no-table = There is no such table, or no more.
back-to-end = Back to the end of the game
loading = Setting the table …

## choosing
choose-treasure = Take a Treasure
choose-discard = Choose what goes
choose-take = Choose what to take
choose-swap = Choose what to swap
choose-surplus = Too many: choose what goes
choose-join = Choose what joins
choose-bury = Choose what goes to the bottom of the deck
choose-loot = Take one card of the body
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
choose-done = That is it
choose-count = { $chosen } of { $least }
choose-looked = You look at these cards
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
deal-whom = Whom
deal-all = Everybody
deal-picks = Who picks when
deal-picks-hint = tap a face, or draw it over several
deal-pick-n = Pick { $n }
deal-pick-of = Treasure { $n } goes to { $name }
deal-items = Items from { $name }
deal-items-you = Items you give
deal-plays = Cards you will play on the helper
deal-plays-hint = shown to you two only; kept by the game
deal-promised = { $count ->
    [one] A card will be played on the helper.
   *[other] { $count } cards will be played on the helper.
}
deal-net-helper = { $helper } would get { $treasures ->
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
deal-refuse = Refuse
trade-title = Trade
trade-with = With whom
trade-give = You give
trade-want = You want from { $name }
trade-send = Offer the trade
trade-nothing = Choose something on both sides.
gift-send = Give it as a present
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
charity-title = Too many cards
charity-text = You hold { $held } and may keep { $limit }. The surplus goes to whoever has the lowest level.
charity-text-away = You hold { $held } and may keep { $limit }. You have the lowest level yourself: the surplus is discarded.
charity-to = To { $name }
charity-away = Discard them

## before the game
lobby-title = The table is set
lobby-invite = Invite friends with this link
lobby-copy = Copy the link
lobby-copied = Copied
lobby-qr = The link as a QR code
lobby-seats = Seats
lobby-open = open: { $strength ->
    [easy] an easy
    [hard] a mean
   *[medium] a fair
} { $temper ->
    [generous] and generous bot
    [greedy] and greedy bot
    [vengeful] and vengeful bot
   *[even] bot
} sits down at the start
lobby-sit = Sit here
lobby-bot = { $strength ->
    [easy] Easy
    [hard] Mean
   *[medium] Fair
} { $temper ->
    [generous] and generous bot
    [greedy] and greedy bot
    [vengeful] and vengeful bot
   *[even] bot
}
lobby-start = Start the game
lobby-start-hint = { $bots ->
    [0] everybody is here
    [one] a bot takes the open seat
   *[other] bots take the { $bots } open seats
}
lobby-wait-host = The host starts the game.
lobby-name = Your name
lobby-watch = You are watching.
lobby-recovery = Recovery code
lobby-recovery-text = With this code your seat moves to another device. Keep it to yourself.
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
players-keep = Take back my vote
players-lock = Lock
players-unlock = Unlock
players-hint = A bot takes over when more than half of the other players want it, at least two unless the person is away.
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
