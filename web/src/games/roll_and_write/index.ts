import type { GamePages } from "..";
import Board from "./Board.svelte";
import { effectNames, marked, reasonWords } from "./reasons";
import { BYTES, FACT_BYTES, PARTS } from "./record";
import { chapter, chaptersCount, feat, retell, turnWords } from "./retell";

export const pages: GamePages = {
  sizes: { record: BYTES, facts: FACT_BYTES },
  board: Board,
  parts: PARTS,
  retell,
  turnWords,
  reasonWords,
  effectNames,
  marked,
  chapter,
  chaptersCount,
  feat,
};
