/** What one can do alone: the same ways in the bar on top and on the page. */

import type { IconName } from "../../parts/icons";

interface Way {
  readonly key: string;
  readonly path: string;
  readonly icon: IconName;
}

export const WAYS: readonly Way[] = [
  { key: "learn", path: "/learn", icon: "bulb" },
  { key: "rules", path: "/rules/alhambra", icon: "log" },
  { key: "bots", path: "/bots", icon: "bot" },
  { key: "replay", path: "/replay", icon: "play" },
];
