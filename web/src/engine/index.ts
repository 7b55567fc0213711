/** The games' rules and searches in the browser, from modules that are built by `make wasm`. */

export { Engine, CHANCE, OVER, SETTLE_ONLY, SPECTATOR } from "./engine";
export { layoutOf, WrongModule, type Layout } from "./layout";
export { Search, type Turn } from "./search";
