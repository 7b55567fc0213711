/** The first game of Roll & Write: a build, coins and dice hand in hand, then some rounds alone. */

import { type Deed, deedsOf } from "./deeds";
import * as record from "./record";
import { typeWords } from "./words";
import type { Table } from "../../table/table.svelte";
import { type SceneOf, did, lastTurn, sceneFrom } from "../../learn/deeds";
import type { Lesson } from "../../learn/machine";

export type Scene = SceneOf<record.Position, record.Facts, Deed>;

export const sceneOf = (table: Table): Scene => sceneFrom(table, { ...record, deedsOf });

/** After so many rounds one has seen what there is. */
const ROUNDS_TAUGHT = 6;

const isAt =
  (phase: number) =>
  ({ isMine, here }: Scene): boolean =>
    isMine && here.phase === phase;
const isFree = isAt(record.ACTION);
const isAgain = isAt(record.AGAIN);
const isKeeping = isAt(record.KEEPING);

const canBuild = (scene: Scene): boolean =>
  isFree(scene) && [...scene.legal].some((action) => action >= record.BUILD && action < record.TAKE_COINS);

/** The first row or column that is worth points, and how many; 0 while there is none. */
function linePoints({ facts, me }: Scene): number {
  return [...facts.row_points[me]!, ...facts.column_points[me]!].find((points) => points > 0) ?? 0;
}

/** A type of which the player lacks one building, or -1. */
function almost({ here, me }: Scene): number {
  return here.count[me]!.findIndex((count, type) => count === here.boxes[type]! - 1);
}

/** A type that has been completed by the player, or by the others, or -1. */
function completed({ here, me }: Scene, isOwn: boolean): number {
  return record.TYPES.findIndex((_, type) =>
    here.paid.some((row, seat) => (seat === me) === isOwn && row[type]! >= 0),
  );
}

const isAct = ({ kind }: Deed): boolean =>
  kind === "turned" || kind === "built" || kind === "coins_taken" || kind === "kept";

const LIT = "section.paper [data-crossing].lit";
const SHEET = ['[data-learn="score-sheet"]', '[data-learn="types"]'];

export const lesson: Lesson<Scene> = {
  acting: () => [".tray", LIT],
  isEnough: (scene) => scene.here.round_number >= ROUNDS_TAUGHT && isFree(scene),
  steps: [
    { key: "welcome", light: () => ["section.paper"], rule: "RW-M1" },
    { key: "dice", light: () => [".tray .dice"], rule: "RW-T2" },
    {
      key: "build",
      moment: true,
      when: canBuild,
      done: (scene, since) => did(scene, since, "built"),
      light: () => [LIT],
      values: ({ here, me }) => {
        const most = Math.max(...here.count[me]!);
        const type = here.count[me]!.indexOf(most);
        return { type: typeWords(type), built: most, boxes: here.boxes[type]! };
      },
      rule: "RW-T2",
    },
    {
      key: "again",
      moment: true,
      when: isAgain,
      done: (scene) => !isAgain(scene),
      light: () => [".tray .choices"],
      values: ({ facts, me }) => ({ coins: facts.coins[me]! }),
      rule: "RW-C2",
    },
    {
      key: "keep",
      moment: true,
      when: isKeeping,
      done: (scene) => !isKeeping(scene),
      light: () => [".tray .choices"],
      rule: "RW-T5",
    },
    {
      key: "passed",
      when: (scene) => did(scene, 0, "built", "coins_taken") && !isAgain(scene) && !isKeeping(scene),
      light: () => [".tray .dice"],
      rule: "RW-T3",
    },
    { key: "types", light: () => SHEET, rule: "RW-P1" },
    { key: "lines", light: () => ["section.paper .edge"], rule: "RW-F2" },
    {
      key: "coins",
      when: isFree,
      light: () => [`[data-action="${record.TAKE_COINS}"]`, ".tray"],
      rule: "RW-T4",
    },
    { key: "turning", when: isFree, light: () => [".tray .dice"], rule: "RW-C1" },
    {
      key: "free",
      when: isFree,
      done: (scene, since) => did(scene, since, "built", "coins_taken"),
      insists: true,
      light: () => [".tray"],
      rule: "RW-T1",
    },
    { key: "alone", light: () => [], rule: "RW-S4" },
    {
      key: "turned",
      moment: true,
      when: (scene) => lastTurn(scene, isAct).some(({ kind }) => kind === "turned"),
      light: () => [".tray .dice"],
      rule: "RW-C1",
    },
    {
      key: "full",
      moment: true,
      when: (scene) => isFree(scene) && !canBuild(scene),
      light: () => [`[data-action="${record.TAKE_COINS}"]`],
      rule: "RW-T2",
    },
    {
      key: "line",
      moment: true,
      when: (scene) => linePoints(scene) > 0,
      light: () => ["section.paper .line.paid"],
      values: (scene) => ({ points: linePoints(scene) }),
      rule: "RW-F2",
    },
    {
      key: "almost",
      moment: true,
      when: (scene) => isFree(scene) && almost(scene) >= 0,
      light: () => SHEET,
      values: (scene) => ({ type: typeWords(Math.max(0, almost(scene))) }),
      rule: "RW-P1",
    },
    {
      key: "completed",
      moment: true,
      when: (scene) => completed(scene, true) >= 0,
      light: () => SHEET,
      values: (scene) => {
        const type = Math.max(0, completed(scene, true));
        return { type: typeWords(type), points: scene.here.paid[scene.me]![type]! };
      },
      rule: "RW-P1",
    },
    {
      key: "taken",
      moment: true,
      when: (scene) => completed(scene, false) >= 0,
      light: () => SHEET,
      values: (scene) => ({ type: typeWords(Math.max(0, completed(scene, false))) }),
      rule: "RW-F1",
    },
    {
      key: "last",
      moment: true,
      when: (scene) => isFree(scene) && scene.here.round_number === record.ROUNDS[scene.here.seats],
      light: () => SHEET,
      rule: "RW-F3",
    },
  ],
};
