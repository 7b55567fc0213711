/** The texts of the games, loaded when one is wanted: its words, and how its positions are written down. */

import type { GameText } from "../text/game";
import { byGame } from "./folders";

export const TEXTS = byGame(import.meta.glob<GameText>("./*/text.ts", { import: "TEXT" }));
