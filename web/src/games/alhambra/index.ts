import type { GamePages } from "..";
import { t } from "../../i18n/language.svelte";
import Board from "./Board.svelte";
import PartSign from "./PartSign.svelte";
import WallScene from "./WallScene.svelte";
import Sprite from "./art/Sprite.svelte";
import { effectNames, marked, reasonWords } from "./reasons";
import { BYTES, FACT_BYTES, PARTS } from "./record";
import { chapter, feat, replayed } from "./replay";
import { scorings } from "./scorings";
import { tally } from "./tally";
import { turnWords } from "./wording";
import { partLetter } from "./words";

export const pages: GamePages = {
  sizes: { record: BYTES, facts: FACT_BYTES },
  board: Board,
  parts: PARTS,
  sprite: Sprite,
  sign: PartSign,
  letter: partLetter,
  bystanders: () => "scores",
  besides: (now) => (now.names.length > now.seats.length ? t("alhambra-end-dirk") : ""),
  scorings,
  tally,
  scenes: { wall: WallScene },
  replayed,
  turnWords,
  reasonWords,
  effectNames,
  marked,
  chapter,
  feat,
};
