/** Icons that can be stamped on a drawing, out of those that cards are drawn with. */
export const STAMPS = [
  "dragon-head", "goblin-head", "troll", "ghost", "skull-crossed-bones", "wizard-face", "cat", "chicken", "plastic-duck",
  "frog", "octopus", "spider-face", "evil-eyes", "nose-front", "lips", "mustache", "top-hat", "pointy-hat", "crown",
  "crossed-swords", "round-shield", "leather-boot", "locked-chest", "cut-diamond", "fire", "lightning-trio",
  "sun-radiations", "moon", "mountains", "pine-tree", "castle", "hearts",
] as const;

export type StampName = (typeof STAMPS)[number];
