gallery-title = The cards
gallery-lead = Four sets of 168 cards each. Choose one to read, search and enlarge its cards.
gallery-lead-set = An arched window is a Door, cut corners are a Treasure. The shape and colour of the badge show the kind.
gallery-play = Play now
gallery-play-set = Play with these
gallery-sets = Sets
gallery-set-count = { $title }: { $count } different cards
gallery-wait = Loading the cards …
gallery-unknown = There is no set “{ $set }”.
gallery-search = Search by name or text
gallery-search-hint = Name or text
gallery-deck = Deck
gallery-deck-both = Both decks
gallery-deck-door = Doors
gallery-deck-treasure = Treasures
gallery-in-door = Door
gallery-in-treasure = Treasure
gallery-copies = Copies
gallery-copies-any = Any number
gallery-copies-of =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
gallery-tags = Tag
gallery-tags-any = Any tag
gallery-kinds = Kind
gallery-kinds-any = All kinds
gallery-kind-monster = Monsters
gallery-kind-enhancer = Monster enhancers
gallery-kind-curse =
    { $set ->
        [fu] Traps
        [impossible] Traps
       *[other] Curses
    }
gallery-kind-item = Items
gallery-kind-upgrade = Item enhancers
gallery-kind-oneshot = One-shots
gallery-kind-level-up = Go up a level
gallery-kind-companion =
    { $set ->
        [fu] Mooks
       *[other] Hirelings
    }
gallery-kind-special = Specials
gallery-kind-class = Classes
gallery-kind-race = Races
gallery-kind-style = Styles
gallery-kind-loyalty = Loyalties
gallery-kind-training = Trainings
gallery-kind-faction = Factions
gallery-tag-undead = Undead
gallery-tag-fire = Fire
gallery-tag-below-waist = Below the waist
gallery-tag-pole = Pole
gallery-tag-staff = Staff
gallery-tag-dragon = Dragon
gallery-tag-wand = Wand
gallery-tag-weapon = Weapon
gallery-tag-hong-kong = Hong Kong
gallery-tag-demon = Demon
gallery-tag-powder = Powder
gallery-tag-gaki = Gaki
gallery-tag-shark = Shark
gallery-tag-gun = Gun
gallery-tag-fruit = Fruit
gallery-tag-knife = Knife
gallery-tag-in-black = In Black
gallery-tag-explosive = Explosive
gallery-tag-gas = Gas
gallery-tag-goblin = Goblin
gallery-count-all = { $different } different cards, { $boxed } in the box
gallery-count-some = { $count } of { $all } cards
gallery-everything = Show all
gallery-shelf-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
gallery-place = { $place } of { $count }
gallery-before = Previous card
gallery-after = Next card
gallery-copy = Copy the link
gallery-copied = Copied
gallery-bad-stuff = Bad Stuff:
gallery-rules-about = Rules for these cards
gallery-print = To print: 63 × 88 mm, nine on a sheet, with backs if you like:

gallery-drawn = Drawn by players
gallery-drawn-all = All drawings of this card
gallery-drawn-count = { $count ->
    [one] { $count } drawing by players of this server
   *[other] { $count } drawings by players of this server
}
gallery-drawn-pack = Art pack (ZIP)
gallery-drawn-print = Print
