/** What the game is in the middle of: in words for the middle of the table, and as the rules it rests on. */
import { listed, t } from "@/lib/words.svelte";
import type { Fight, Owed, Scene } from "@/protocol";

/** Who looks on, and what the players are called. */
export interface Looker {
  readonly me: number; // -1: a spectator
  readonly scene: Scene;
  name(seat: number): string;
}

type Situation =
  | "setup"
  | "arrange"
  | "door"
  | "trouble"
  | "combat"
  | "run"
  | "reward"
  | "charity"
  | "end"
  | "loot"
  | "choose"
  | "answer"
  | "over"
  | `window-${string}`;

interface Moment {
  what: Situation;
  seat: number; // whose decision or turn it is
  about: string; // of a choice or an offer: which
}

/** A question to me comes before one to others; an offer holds nothing up. */
function asked(scene: Scene, me: number, kind: string): Owed | undefined {
  const found = scene.pending.filter((each) => each.kind === kind);
  return found.find((each) => each.seat === me) ?? found[0];
}

export function momentOf(scene: Scene, me: number): Moment {
  const is = (what: Situation, seat = scene.turn, about = ""): Moment => ({ what, seat, about });
  if (scene.phase === "over") return is("over");
  const offer = asked(scene, me, "accept");
  if (offer && offer.seat === me) return is("answer", me, offer.about);
  const choice = asked(scene, me, "choose");
  if (choice?.about === "loot") return is("loot", choice.seat);
  if (choice) return is("choose", choice.seat, choice.about);
  if (scene.window) return is(`window-${scene.window.word}`, scene.window.seat);
  if (scene.phase === "setup") return is("setup", asked(scene, me, "ready")?.seat ?? -1);
  const charity = asked(scene, me, "charity");
  if (charity) return is("charity", charity.seat);
  if (asked(scene, me, "end")) return is("end");
  if (asked(scene, me, "keep")) return is("door");
  if (asked(scene, me, "trouble")) return is("trouble");
  if (asked(scene, me, "kick")) return is("arrange");
  switch (scene.phase) {
    case "combat":
      return is("combat", scene.combat?.main);
    case "run":
      return is("run", asked(scene, me, "run")?.seat ?? scene.combat?.main);
    case "reward":
      return is("reward", scene.combat?.main);
    case "loot_body":
      return is("loot", -1);
    case "charity":
      return is("end");
    case "door":
    case "trouble":
      return is(scene.phase);
    default:
      return is("arrange");
  }
}

/** The fight in the middle of the table. One that has killed somebody, or whose monsters are beaten, is over. */
export function fightOf(scene: Scene): Fight | null {
  const isWon = scene.phase === "reward" && !scene.combat?.monsters.length;
  return scene.phase === "loot_body" || isWon ? null : scene.combat;
}

/** For the middle of the table, where no fight is shown. */
export function stageWords(looker: Looker): string {
  const { me, scene } = looker;
  const name = (seat: number): string => looker.name(seat);
  const { what, seat, about } = momentOf(scene, me);
  const mine = seat >= 0 && seat === me ? "-mine" : "";
  const who = seat >= 0 ? name(seat) : "";
  switch (what) {
    case "setup": {
      const others = scene.pending.filter((each) => each.kind === "ready").map((each) => name(each.seat));
      return mine ? t("stage-setup") : t("stage-setup-wait", { names: listed(others) });
    }
    case "loot": {
      const dead = scene.players.filter((player) => player.dead);
      const names = listed(dead.map((player) => name(player.seat)));
      if (dead.some((player) => player.seat === me)) return t("stage-body-mine");
      return mine ? t("stage-body-pick", { names }) : t("stage-body", { names });
    }
    case "over":
      return t("phase-over");
    default:
      return t(`stage-${what}${about.includes("treasure") ? "-treasure" : ""}${mine}`, { name: who });
  }
}

/** Per edition, where they differ: `classic` and `pathfinder` have three phases, the others four. */
const THREE = new Set(["classic", "pathfinder"]);
const OPENING: Record<string, string> = { classic: "SETUP-9", fu: "SETUP-10", pathfinder: "SETUP-12" };
const WINDOWS: Record<string, readonly string[]> = {
  kill: ["COMBAT-21", "COMBAT-22"],
  flight: ["RUN-1", "RUN-3"],
  curse: ["CURSE-5", "CURSE-17"],
  running: ["RUN-22", "RUN-3"],
  before_roll: ["RUN-12", "RUN-3"],
  roll: ["RUN-22", "RUN-9"],
  escaped: ["RUN-3"],
  turn_end: ["TURN-10"],
  draw: ["CARDS-2"],
  reborn: ["DEATH-20"],
};

/** The rules that this moment rests on, the most important first. */
export function rulesOf(scene: Scene, me: number): readonly string[] {
  const { what, about } = momentOf(scene, me);
  const three = THREE.has(scene.edition);
  if (what.startsWith("window-")) return WINDOWS[scene.window?.word ?? ""] ?? ["TIMING-19"];
  switch (what) {
    case "setup":
      return [OPENING[scene.edition] ?? "SETUP-11", "SETUP-13"];
    case "arrange":
      return [three ? "TURN-6" : "TURN-5", "TURN-7", "DOOR-1"];
    case "door":
      return ["DOOR-5"];
    case "trouble":
      return three ? ["TROUBLE-4", "TROUBLE-2", "LOOT-2"] : ["TROUBLE-3", "TROUBLE-2", "LOOT-1"];
    case "combat":
      return ["COMBAT-2", "COMBAT-3", "HELP-1"];
    case "run":
      return ["RUN-12", "RUN-3", "RUN-9"];
    case "reward":
      return [three ? "REWARD-1" : "REWARD-2", "REWARD-3"];
    case "charity":
      return ["CHARITY-1", three ? "CHARITY-3" : "CHARITY-2"];
    case "end":
      return ["TURN-10", "CHARITY-1"];
    case "loot":
      return ["DEATH-7", "DEATH-10"];
    case "answer":
      return about === "trade" || about === "gift" ? ["TRADE-1", "TRADE-7"] : ["HELP-1", "HELP-6"];
    case "choose":
      return choiceRules(about, three);
    default:
      return ["WIN-1"];
  }
}

function choiceRules(about: string, three: boolean): readonly string[] {
  if (about.includes("surplus big")) return three ? ["BIG-1", "BIG-6"] : ["BIG-1", "BIG-10"];
  if (about.includes("surplus")) return ["CLASS-13"];
  if (about.includes("treasure")) return three ? ["HELP-7", "HELP-21"] : ["HELP-7"];
  return ["TIMING-19"];
}
