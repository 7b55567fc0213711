/** Which rules have a picture; the pictures of a game are loaded with its rules. */

import type { Component } from "svelte";

import { byGame } from "../games/folders";

export interface Pictures {
  /** What the pictures share; stands on the page once. */
  sprite: Component;
  picture: Component<{ id: string }>;
  /** The rules that have one. */
  pictured: readonly string[];
}

/** The pictures of each game, loaded with its rules. */
export const PICTURES = byGame(
  import.meta.glob<Pictures>("../games/*/rules/index.ts", { import: "pictures" }),
);
