# Spotlight, die, death, theft
spot-level = { $me ->
        [yes] You are level { $level } now.
       *[no] { $name } is level { $level } now.
    }
spot-strength = Strength { $from } → { $to }
spot-sums = { $us } vs { $them } turns into { $us2 } vs { $them2 }
spot-door = { $me ->
        [yes] You kick open the door.
       *[no] kicks open the door.
    }
spot-said = { $me ->
        [yes] You play { $card }. { $effect }
       *[no] { $who } plays { $card }. { $effect }
    }
spot-said-on = { $me ->
        [yes] You play { $card } on { $to }. { $effect }
       *[no] { $who } plays { $card } on { $to }. { $effect }
    }
spot-said-door = { $me ->
        [yes] Behind the door: { $card }. { $effect }
       *[no] { $who } opens the door: { $card }. { $effect }
    }
spot-death = { $me ->
        [yes] You are dead!
       *[no] { $who } is dead!
    }
spot-death-by = Killed by { $card }
spot-theft = { $me ->
        [yes] You take { $card } from { $from }!
       *[no] { $you ->
            [yes] { $who } takes { $card } from you!
           *[no] { $who } takes { $card } from { $from }!
        }
    }
spot-cards = { $n ->
        [one] a card
       *[other] { $n } cards
    }
spot-stolen = So close!
spot-stolen-why = { $me ->
        [yes] You don't win this fight after all.
       *[no] { $who } doesn't win this fight after all.
    }
spot-stolen-by = Thanks to { $card }
spot-again = Show it again

die = Die
die-shows = The die shows { $n }
die-rolled = A { $n }.
die-needs = Needs { $n }.
die-needs-none = No roll is enough.
die-run = { $person ->
        [you] You run from { $monster }.
       *[other] { $who } runs from { $monster }.
    }
die-changes = 5 or more, with { $n } on the die.
die-odds = What each roll means
die-away = away
die-caught = caught
die-away-final = { $person ->
        [you] You get away!
       *[other] { $who } gets away!
    }
die-caught-final = { $person ->
        [you] { $monster } catches you!
       *[other] { $monster } catches { $who }!
    }
die-away-so-far = { $person ->
        [you] You get away, unless someone steps in.
       *[other] { $who } gets away, unless someone steps in.
    }
die-caught-so-far = { $person ->
        [you] You are caught, unless someone steps in.
       *[other] { $who } is caught, unless someone steps in.
    }

# The log: one event, one line
log-details = Details
log-the = the { $name }
log-result = { $what }: { $result }
log-level = level { $level }
log-loses = loses { $cards }
log-dies = dies
log-wins = wins the game!
log-nothing = nothing happens
log-takes = takes { $cards }
log-treasures = { $n ->
        [one] 1 Treasure
       *[other] { $n } Treasures
    }
log-beats = { $who } beats { $monsters }
log-caught = { $who } is caught by { $monster }
log-away = { $who } gets away from { $monster }
log-door = { $who } kicks open the door: { $card }
log-trouble = { $who } looks for trouble: { $card }
log-struck = { $card } hits { $who }
log-sells = { $who } sells { $cards } for { $gold } gold
log-plays = { $who } plays { $card }
log-plays-on = { $who } plays { $card } on { $other }
log-uses = { $who } uses { $card }
log-uses-on = { $who } uses { $card } on { $other }
log-died = { $who } dies
log-stolen = { $who } takes { $cards } from { $other }

# Sound, hand, taking back
sound-ask = Play with sound?
sound-yes = Sound on
sound-no = No sound
settings-volume = Volume
settings-banter = Bots talk
settings-banter-note = They comment on the game in the log and beside their seat
hand-sort = Sort
hand-sort-drawn = As drawn
hand-sort-kind = By kind
hand-sort-useful = Playable first
hand-sort-strong = Strongest first
hand-show = Show
hand-show-all = All
hand-show-playable = Playable
hand-show-items = Items
hand-show-other = Other
hand-all-hidden = No card fits this filter.
hand-hidden = { $n ->
        [one] 1 card hidden
       *[other] { $n } cards hidden
    }
undo-ask = Ask to take it back
undo-asked = Waiting for the table to agree
undo-question = { $who } wants to take back the last step
undo-allow = Allow
undo-refuse = Don't allow
news-asked_undo = { $name } asks to take the last step back.
news-answered_undo = { $name } { $yes ->
        [yes] agrees to take it back.
       *[no] does not agree to take it back.
    }
news-undo_ended = Nothing is taken back.
