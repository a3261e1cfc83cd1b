# What a player can do, to complete "it was better to …". A page begins it with a capital letter where it stands alone.
choice-ready = finish setting up
choice-kick = kick open the door
choice-loot = loot the room
choice-end = end the turn
choice-keep = take the card
choice-fight = fight
choice-run = run away
choice-run-from = run away from { $monster } first
choice-pass = do nothing
choice-withdraw = withdraw the offer
choice-show = show cards
choice-ask = ask { $who } to help for { $n ->
    [one] 1 Treasure
   *[other] { $n } Treasures
  }
choice-ask-free = ask { $who } to help for free
choice-ask-for-cards = ask { $who } to help in return for { $cards }
choice-offer = offer help for { $n ->
    [one] 1 Treasure
   *[other] { $n } Treasures
  }
choice-offer-free = offer help for free
choice-offer-for-cards = offer help in return for { $cards }
choice-accept = accept the offer
choice-accept-from = accept { $who }'s offer
choice-decline = turn down the offer
choice-decline-from = turn down { $who }'s offer
choice-trade = offer { $who } a trade: { $cards } for { $wanted }
choice-choose = choose { $what }
choice-choose-yes = say yes
choice-choose-no = say no
choice-choose-none = choose none
choice-choose-male = be male
choice-choose-female = be female
choice-play = play { $cards }
choice-play-on = play { $cards } on { $target }
choice-play-fighters = play { $cards } to help the fighters
choice-play-monsters = play { $cards } to help the monsters
choice-use = use { $what }
choice-use-on = use { $what } on { $target }
choice-trouble = look for trouble with { $monster }
choice-join = add { $monster } to the fight
choice-attach = put { $cards } on { $target }
choice-equip = equip { $cards }
choice-unequip = take off { $cards }
choice-sell = sell { $cards }
choice-give = give { $cards } to { $who }
choice-sacrifice = sacrifice { $cards } to escape
choice-discard = discard { $cards }
hint-winning = You are winning, { $us } vs { $them }.
hint-help = You are { $n } short, and { $who } can make up for it.
hint-run = You are { $n } short, and nothing you hold is enough.
hint-turns-fight = Then it is { $us } vs { $them }, and you win the fight.
hint-stop = Otherwise { $who } wins the game.
hint-kick = Nothing else helps you more before you open the door.
hint-only = You have no other choice.
hint-better = That wins you the game { $n } % more often than the next best choice.
hint-close = It makes little difference: the other choices are about as good.
