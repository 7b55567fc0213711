import type { GamePages } from "..";
import Board from "./Board.svelte";
import PalacesScene from "./PalacesScene.svelte";
import PartSign from "./PartSign.svelte";
import Pictures from "./Pictures.svelte";
import { effectNames, marked, reasonWords } from "./reasons";
import { BYTES, FACT_BYTES, PARTS } from "./record";
import { chapter, chaptersCount, feat, replayed } from "./replay";
import { scorings } from "./scorings";
import { tally } from "./tally";
import { turnWords } from "./wording";

export const pages: GamePages = {
  sizes: { record: BYTES, facts: FACT_BYTES },
  board: Board,
  parts: PARTS,
  sprite: Pictures,
  sign: PartSign,
  letter: () => "",
  bystanders: () => "wins",
  besides: () => "",
  scorings,
  tally,
  scenes: { buildings: PalacesScene },
  replayed,
  turnWords,
  reasonWords,
  effectNames,
  marked,
  chapter,
  chaptersCount,
  feat,
};
