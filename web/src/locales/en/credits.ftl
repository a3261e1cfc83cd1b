credits = Credits
credits-title = Who made this
credits-icons = Pictures
credits-icons-text = The pictures are composed of { $icons } icons by { $authors } authors of
credits-icons-changes = We recolour, turn and layer them; the shapes themselves are unchanged. Thank you!
credits-count = { $icons ->
    [one] 1 icon
   *[other] { $icons } icons
  }
credits-unofficial = Unofficial
credits-unofficial-text = This is an unofficial fan work. It is not affiliated with, endorsed by or sponsored by the publisher of Munchkin.
credits-unofficial-words = Munchkin and the names of its cards belong to their owners; they are named here as facts, to describe what the program plays. No text or art of the games is included: rules and cards are described in our own words.
credits-unofficial-buy = If you like this, buy the real thing.
credits-fonts = Typefaces
credits-fonts-text = Both under the SIL Open Font License 1.1.
credits-software = Software in these pages
credits-software-text = Free software that runs in your browser right now.
credits-licence = Licence
credits-licence-text = kickdoor is free software under the MIT licence: use it, change it, share it. © 2026 the kickdoor contributors. Parts marked MIT have the same licence, © their own authors.
credits-licence-whole = Full text
