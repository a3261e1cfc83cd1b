## the offer
sketch-offer = Draw a card
sketch-offer-why = You gained a Level

## the sheet
sketch-title = Draw a card
sketch-lead = You gained a Level: draw the picture of a card that lies in sight. If the table wants it, it hangs in this server’s gallery, with your name under it. The game goes on meanwhile.
sketch-which = Cards to draw
sketch-none = Nothing lies in sight that could be drawn. Try again when a card is on the table.
sketch-for = For
sketch-other = Another card
sketch-waits = The table waits for you. Your picture is kept.
sketch-tool = Draw or stamp
sketch-draw = Draw
sketch-stamp = Stamp
sketch-inks = Inks
sketch-widths = Pens
sketch-stamps = Stamps
sketch-size = Size
sketch-keys = On the sheet: arrows move the stamp (farther with Shift), + and − change its size, Enter places it.
sketch-sheet-draw = Sheet. Draw with a mouse, a finger or a pen; with keys, choose Stamp.
sketch-sheet-stamp = Sheet. Arrows move the stamp, plus and minus change its size, Enter places it.
sketch-spot = { $across } % across, { $down } % down, size { $size } %
sketch-placed = { $stamp } placed; { $count ->
    [one] { $count } stamp
   *[other] { $count } stamps
} on the sheet
sketch-full = The sheet is full: take something back first.
sketch-undo = Undo
sketch-redo = Redo
sketch-clear = Clear
sketch-clear-ask = Clear the whole sheet?
sketch-clear-yes = Clear it
sketch-clear-no = Keep it
sketch-signature = Signed
sketch-later = Go on later
sketch-send = Show it to the table

## the vote
ballot-label = Vote on a drawing
ballot-title = { $name } has drawn { $card }. Shall it hang in the gallery?
ballot-mine = Your { $card } lies before the table.
ballot-count = { $yes } yes, { $no } no
ballot-yes = Hang it
ballot-no = No
ballot-later = Put it aside
sketch-is-in = { $card } by { $name } hangs in the gallery now.
sketch-is-out = The table does not want { $card } by { $name }.
sketch-is-open = { $card } by { $name } lies before the table.
drawing-alt = { $card }, drawn by { $name }

## inks, pens, stamps
ink-0 = Black
ink-1 = White
ink-2 = Red
ink-3 = Orange
ink-4 = Yellow
ink-5 = Green
ink-6 = Blue
ink-7 = Violet
pen-0 = Fine pen
pen-1 = Pen
pen-2 = Felt pen
pen-3 = Brush
stamp-dragon-head = Dragon
stamp-goblin-head = Goblin
stamp-troll = Troll
stamp-ghost = Ghost
stamp-skull-crossed-bones = Skull
stamp-wizard-face = Wizard
stamp-cat = Cat
stamp-chicken = Chicken
stamp-plastic-duck = Duck
stamp-frog = Frog
stamp-octopus = Octopus
stamp-spider-face = Spider
stamp-evil-eyes = Evil eyes
stamp-nose-front = Nose
stamp-lips = Lips
stamp-mustache = Moustache
stamp-top-hat = Top hat
stamp-pointy-hat = Pointed hat
stamp-crown = Crown
stamp-crossed-swords = Swords
stamp-round-shield = Shield
stamp-leather-boot = Boot
stamp-locked-chest = Chest
stamp-cut-diamond = Diamond
stamp-fire = Fire
stamp-lightning-trio = Lightning
stamp-sun-radiations = Sun
stamp-moon = Moon
stamp-mountains = Mountains
stamp-pine-tree = Fir tree
stamp-castle = Castle
stamp-hearts = Hearts
