import type { IconName } from "./icon-names";

/** The animal of each seat. */
export const ANIMALS: readonly IconName[] = ["cat", "fox-head", "owl", "octopus", "frog", "rabbit"];
