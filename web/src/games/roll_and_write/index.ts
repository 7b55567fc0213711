import type { GamePages } from "..";
import BuildingSprite from "../../parts/buildings/BuildingSprite.svelte";
import Board from "./Board.svelte";
import PartSign from "./PartSign.svelte";
import { effectNames, marked, reasonWords } from "./reasons";
import { BYTES, FACT_BYTES, PARTS } from "./record";
import { chapter, chaptersCount, feat, replayed } from "./replay";
import { besides, scorings } from "./scorings";
import { tally } from "./tally";
import { turnWords } from "./wording";
import { partLetter } from "./words";

export const pages: GamePages = {
  sizes: { record: BYTES, facts: FACT_BYTES },
  board: Board,
  parts: PARTS,
  sprite: BuildingSprite,
  sign: PartSign,
  letter: partLetter,
  bystanders: ({ options }) => (options["solo"] === "against" ? "wins" : "plays"),
  besides,
  scorings,
  tally,
  scenes: {},
  replayed,
  turnWords,
  reasonWords,
  effectNames,
  marked,
  chapter,
  chaptersCount,
  feat,
};
