## the offer
sketch-offer = Draw a card
sketch-offer-why = You gained a Level

## the sheet
sketch-title = Draw a card
sketch-lead = You gained a Level: draw the picture of a card on the table. If the table votes yes, it is shown in this server’s gallery with your name under it. The game goes on meanwhile.
sketch-which = Cards to draw
sketch-none = There is no card on the table to draw. Try again when there is one.
sketch-for = For
sketch-other = Another card
sketch-waits = The table is waiting for you. Your drawing is saved.
sketch-tool = Draw or stamp
sketch-draw = Draw
sketch-stamp = Stamp
sketch-inks = Inks
sketch-widths = Pens
sketch-stamps = Stamps
sketch-size = Size
sketch-keys = On the sheet: arrows move the stamp (farther with Shift), + and − change its size, Enter places it.
sketch-sheet-draw = Sheet. Draw with a mouse, a finger or a pen. To use the keyboard, choose Stamp.
sketch-sheet-stamp = Sheet. Arrows move the stamp, plus and minus change its size, Enter places it.
sketch-spot = { $across } % across, { $down } % down, size { $size } %
sketch-placed = { $stamp } placed; { $count ->
    [one] { $count } stamp
   *[other] { $count } stamps
} on the sheet
sketch-full = The sheet is full: undo something first.
sketch-undo = Undo
sketch-redo = Redo
sketch-clear = Clear
sketch-clear-ask = Clear the whole sheet?
sketch-clear-yes = Clear it
sketch-clear-no = Keep it
sketch-signature = By
sketch-later = Continue later
sketch-send = Show it to the table

## the vote
ballot-label = Vote on a drawing
ballot-title = { $name } has drawn { $card }. Show it in the gallery?
ballot-mine = The table is voting on your { $card }.
ballot-count = { $yes } yes, { $no } no
ballot-yes = Show it
ballot-no = No
ballot-later = Later
sketch-is-in = { $card } by { $name } is now in the gallery.
sketch-is-out = The table voted against { $card } by { $name }.
sketch-is-open = The table is voting on { $card } by { $name }.
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
