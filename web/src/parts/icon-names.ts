/** The icons that the pages themselves use; cards bring their own. All are in tools/icons.txt, and so are credited. */
export const NAMES = [
  "boot-kick", "crossed-swords", "cog", "rule-book", "speaker", "speaker-off", "crown", "backpack", "female", "male",
  "talk", "chat-bubble", "run", "locked-chest", "upgrade", "two-coins", "biceps", "vintage-robot", "shaking-hands",
  "check-mark", "cancel", "magnifying-glass", "open-book", "stairs", "perspective-dice-six", "round-table", "hourglass",
  "card-joker", "pencil", "linked-rings", "expand", "contract", "share", "trade", "present", "tombstone", "cat",
  "fox-head", "owl", "octopus", "frog", "rabbit", "cut-diamond", "closed-doors", "dragon-head", "chicken", "top-hat",
  "ninja-mask", "griffin-shield", "level-end-flag", "plastic-duck", "dwarf-face", "play-button", "pause-button",
  "next-button", "previous-button", "save-arrow", "return-arrow", "hand", "help", "padlock", "world", "key",
  "fangs", "evil-eyes", "card-pick", "trophy-cup", "broken-heart", "skull-crossed-bones", "stopwatch", "plain-arrow",
  "nunchaku", "time-bomb", "goblin-head",
  "stiletto", "sprint", "cursed-star",
  "smartphone", "thumb-down",
  "delighted", "screaming", "enrage", "sly", "hearts", "high-five", "hamburger-menu",
] as const;

export type IconName = (typeof NAMES)[number];
