/** What a player has chosen for this browser; kept in it. */

import type { Best } from "./table/best";
import type { Learnt } from "./learn/progress";

type Theme = "system" | "light" | "dark";
type MotionSetting = "system" | "calm" | "normal" | "quick" | "off";

export interface Settings {
  name: string;
  language: string;
  theme: Theme;
  motion: MotionSetting;
  sound: boolean;
  confirm: boolean;
  /** Whether what others say at a table is shown. */
  talk: boolean;
  /** Whether bots say a word as a game begins and when it is over. */
  botWords: boolean;
  /** The last table that was set up, for "play now". */
  last: Record<string, { players: number; level: string }>;
  /** How far each lesson has come. */
  lessons: Record<string, Learnt>;
  /** One's best result of each kind of game alone. */
  bests: Record<string, Best>;
}

const KEY = "qalat.settings";
const USUAL: Settings = {
  name: "",
  language: "",
  theme: "system",
  motion: "system",
  sound: true,
  confirm: true,
  talk: true,
  botWords: false,
  last: {},
  lessons: {},
  bests: {},
};

function kept(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state<Settings>(kept());

/** How long motion takes at the quickest, compared with normal. */
export const FASTEST = 0.4;
const FACTORS: Record<MotionSetting, number> = { system: 1, calm: 1.5, normal: 1, quick: FASTEST, off: 0 };

/** How long motion takes compared with normal; 0 lets nothing move. */
export function motionFactor(): number {
  const isReduced =
    settings.motion === "system" && globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
  return isReduced ? 0 : FACTORS[settings.motion];
}

/** Whether the page is dark now, whoever chose it. */
export const look = $state({ dark: false });

/** Keep what was chosen, and let the page follow it. */
export function applySettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  showSettings();
}

/** Follow what is chosen in another window of this browser. */
export function followOtherWindows(changed: () => void): void {
  addEventListener("storage", (event) => {
    if (event.key !== KEY) return;
    Object.assign(settings, kept());
    showSettings();
    changed();
  });
}

function showSettings(): void {
  look.dark =
    settings.theme === "dark" ||
    (settings.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset["theme"] = look.dark ? "dark" : "light";
  document.documentElement.dataset["motion"] = settings.motion;
}
