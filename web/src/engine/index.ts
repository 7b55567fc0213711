/** The games' rules and searches in the browser, from modules that are built by `make wasm`. */

export { type Chance, Engine, CHANCE, OVER, type Score, SETTLE_ONLY, SPECTATOR, type Views } from "./engine";
export type { GameSheet } from "./layout";
export type { Numbers, Records } from "./memory";
export { layoutOf, WrongModule, type Layout } from "./layout";
export { Search, type Turn } from "./search";
