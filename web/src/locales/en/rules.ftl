rules-title = The rules
rules-lead = { $rules } numbered rules in { $chapters } chapters, in our own words. When the table refuses a move, it names the rule. You find them all here, with open questions, the editions compared and whole fights worked out.
rules-learn = Learn by playing
rules-search = Search the rules
rules-search-hint = Words, or an ID such as COMBAT-21
rules-edition = Edition
rules-edition-all = All editions
rules-edition-classic = Classic
rules-edition-fu = Fu
rules-edition-impossible-1-51 = Impossible 1.51
rules-edition-impossible-1-61 = Impossible 1.61
rules-edition-pathfinder = Pathfinder
rules-contents = Contents
rules-overview = Overview
rules-part-rule = Rules
rules-part-doubt = Open questions
rules-part-ruling = Rulings
rules-part-difference = Editions compared
rules-part-example = Worked fights
rules-part-timing = When may I do what?
rules-about-rule = What the rulebooks say, rule by rule.
rules-about-doubt = What the rules leave open, and how it is played here.
rules-about-ruling = What has been decided elsewhere, and how certain it is.
rules-about-difference = Topic by topic, all five editions.
rules-about-example = Step by step, with the totals.
rules-about-timing = Each action, at every moment of the game.
rules-count =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
rules-count-chapter =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-none-here = Nothing in this chapter applies to this edition.
rules-unknown = There is no rule { $id }.
rules-link-to = Link to { $id }
rules-cited-doubt =
    { $count ->
        [one] { $count } open question
       *[other] { $count } open questions
    }
rules-cited-ruling =
    { $count ->
        [one] { $count } ruling
       *[other] { $count } rulings
    }
rules-cited-difference =
    { $count ->
        [one] { $count } difference
       *[other] { $count } differences
    }
rules-cited-example =
    { $count ->
        [one] { $count } worked fight
       *[other] { $count } worked fights
    }
rules-cited-timing =
    { $count ->
        [one] { $count } timing
       *[other] { $count } timings
    }
rules-cited-rule =
    { $count ->
        [one] { $count } other rule
       *[other] { $count } other rules
    }
rules-reason = Why:
rules-note =
    { $verdict ->
        [confirmed] Confirmed elsewhere
        [sharpens] A ruling adds
        [adopted] Taken from a ruling
        [contradicts] A ruling disagrees
       *[disputed] Disputed
    }{ $sureness ->
        [A] { " " }(official)
        [B] { " " }(official, translated)
        [C] { " " }(second-hand)
        [D] { " " }(disputed)
       *[none] { "" }
    }
rules-sureness =
    { $sureness ->
        [A] Official text
        [B] Official, translated
        [C] Second-hand
       *[D] Disputed
    }
rules-inferred = Inferred
rules-rests-on = Based on:
rules-sums = { $players } against { $monsters }
rules-result-winner = Winner
rules-result-levels = Levels
rules-result-treasure-sum = Treasures
rules-result-drawn-by = Drawn by
rules-result-face = Face
rules-result-pick-order = Picks
rules-timing-legend = C is Classic, F Fu, I Impossible (I2: 1.61 only), P Pathfinder; HK is Hong Kong. “Only if just received” means the moment a player gets the card, before they do anything else.
rules-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } entry found.
       *[other] { $count } entries found.
    }
rules-found-more = Show { $count } more
rules-turn = Previous and next chapter
rules-previous = Previous
rules-next = Next
rules-dialog = Rules
rules-dialog-one = Rule { $id }
rules-dialog-page = In the rules
rules-dialog-back = Back
rules-in-english = The numbered rules are in English.
