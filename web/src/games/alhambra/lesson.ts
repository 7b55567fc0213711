/** The first game of Alhambra: one turn hand in hand, then on one's own to the first scoring. */

import { type Deed, deedsOf } from "./deeds";
import { reserveOf, setAsideOf } from "./palace";
import { proposed } from "./payment";
import * as record from "./record";
import { amountWords, tileWords } from "./words";
import type { Table } from "../../table/table.svelte";
import { type SceneOf, did, lastTurn, sceneFrom } from "../../learn/deeds";
import type { Lesson } from "../../learn/machine";

export type Scene = SceneOf<record.Position, record.Facts, Deed>;

export const sceneOf = (table: Table): Scene => sceneFrom(table, { ...record, deedsOf });

const CONFIRM = '[data-do="confirm"]:not(:disabled)';

function isFree({ isMine, here, me }: Scene): boolean {
  return isMine && here.phase === record.ACTION && setAsideOf(here, me).length === 0;
}

/** The slot that can be paid to the point, or -1. */
function exactSlot({ here, legal, me }: Scene): number {
  return here.market.findIndex((tile, slot) => {
    if (tile < 0 || !legal.has(record.BUY + slot)) return false;
    const held = (here.hand[me]![slot] ?? []).flatMap((count, value) =>
      Array.from({ length: count }, () => value + 1),
    );
    const pays = (proposed(held, record.TILE_PRICE[tile]!) ?? []).map((place) => held[place]!);
    return pays.reduce((sum, value) => sum + value, 0) === record.TILE_PRICE[tile];
  });
}

const isAct = ({ kind }: Deed): boolean => kind !== "turn_began" && kind !== "dealt";

/** By how much the player's last purchase was paid too high; -1 where nothing was bought. */
function overpaid(scene: Scene): number {
  const turn = lastTurn(scene, isAct);
  const bought = turn.filter((deed) => deed.kind === "bought");
  const isDone = turn.some(({ kind }) => kind === "placed" || kind === "stored" || kind === "gave");
  if (bought.length === 0 || !isDone) return -1;
  return bought.reduce((sum, { paid, price }) => sum + paid - price, 0);
}

function isPlacing({ isMine, here }: Scene): boolean {
  return isMine && (here.phase === record.PLACEMENT || here.phase === record.SITE);
}

const hasSeveral = ({ legal }: Scene): boolean =>
  [...legal].some((action) => (record.TAKES[action]?.length ?? 0) > 1);

function leads({ facts, here, me }: Scene): number {
  return facts.count[me]!.findIndex((count, type) =>
    facts.count.slice(0, here.seats).every((row, seat) => seat === me || row[type]! < count),
  );
}

const hasRedesigned = (scene: Scene): boolean =>
  lastTurn(scene, isAct).some(({ kind }) => kind === "removed" || kind === "swapped" || kind === "moved");

/** What the latest scoring paid the player: all in all, and for the wall. */
function scored({ deeds, me }: Scene): { points: number; wall: number; most: number } {
  const latest = deeds.findLast((deed) => deed.kind === "scored");
  const points = latest?.sums[me] ?? 0;
  const wall = latest?.points[me]?.[record.WALL_PART] ?? 0;
  return { points, wall, most: points - wall };
}

const MAJORITIES = ['[data-learn="majorities"]', '[data-learn="to-majorities"]'];

export const lesson: Lesson<Scene> = {
  acting: (scene) =>
    isPlacing(scene) ? [".frame", ".ground .target", ".tip"] : [".frame", ".market", ".display", ".hand"],
  isEnough: ({ here }) => here.found > 0 && here.due === 0,
  steps: [
    { key: "welcome", light: () => [".ground .tile"], rule: "ALH-P5" },
    { key: "market", light: () => [".market"], rule: "ALH-T3" },
    { key: "hand", light: () => [".hand"], rule: "ALH-T3" },
    {
      key: "exact",
      moment: true,
      when: (scene) => isFree(scene) && exactSlot(scene) >= 0,
      done: (scene, since) => did(scene, since, "bought"),
      light: (scene) => [CONFIRM, `[data-slot="${exactSlot(scene)}"]`],
      values: (scene) => {
        const tile = scene.here.market[exactSlot(scene)] ?? 0;
        return {
          tile: tileWords(tile),
          price: amountWords(exactSlot(scene), record.TILE_PRICE[tile] ?? 0),
        };
      },
      rule: "ALH-T4",
    },
    {
      key: "again",
      moment: true,
      when: ({ isMine, here, me }) =>
        isMine && here.phase === record.ACTION && setAsideOf(here, me).length > 0,
      done: ({ here, isMine }) => !isMine || here.phase !== record.ACTION,
      light: () => [CONFIRM, ".display"],
      rule: "ALH-T4",
    },
    {
      key: "place",
      moment: true,
      when: isPlacing,
      done: (scene) => !isPlacing(scene),
      light: () => [CONFIRM, ".ground .target", ".ground"],
      rule: "ALH-B2",
    },
    {
      key: "overpaid",
      moment: true,
      when: (scene) => overpaid(scene) > 0,
      light: () => [".hand"],
      values: (scene) => ({ by: overpaid(scene) }),
      rule: "ALH-T3",
    },
    {
      key: "wall",
      moment: true,
      when: ({ facts, me }) => facts.wall[me]! > 0,
      light: () => [".ground .casing", ".ground"],
      values: ({ facts, me }) => ({ wall: facts.wall[me]! }),
      rule: "ALH-P3",
    },
    {
      key: "most",
      moment: true,
      when: (scene) => leads(scene) >= 0,
      light: () => MAJORITIES,
      values: (scene) => ({
        points: record.PLACE_POINTS[scene.facts.next_scoring]![Math.max(0, leads(scene))]![0],
      }),
      rule: "ALH-P1",
    },
    {
      key: "others",
      when: ({ here }) => here.turn > 1,
      light: () => [".others", ".strip"],
      rule: "ALH-E1",
    },
    {
      key: "free",
      when: isFree,
      done: (scene, since) =>
        did(scene, since, "took", "bought", "swapped", "placed", "moved", "removed", "stored"),
      insists: true,
      light: () => [CONFIRM, ".market, .display"],
      rule: "ALH-T1",
    },
    { key: "alone", light: () => [], rule: "ALH-E2" },
    {
      key: "reserve",
      moment: true,
      when: ({ here, me }) => reserveOf(here, me).length > 0,
      light: () => [".reserve[data-region]"],
      rule: "ALH-T8",
    },
    {
      key: "several",
      moment: true,
      when: (scene) => scene.here.turn > 4 && isFree(scene) && hasSeveral(scene),
      light: () => [".display"],
      rule: "ALH-T2",
    },
    {
      key: "redesign",
      moment: true,
      when: (scene) =>
        isFree(scene) &&
        reserveOf(scene.here, scene.me).some((tile) => scene.legal.has(record.REDESIGN + tile)),
      light: () => [".reserve[data-region]"],
      rule: "ALH-T7",
    },
    { key: "redesigned", moment: true, when: hasRedesigned, light: () => [".ground"], rule: "ALH-T7" },
    {
      key: "scored",
      moment: true,
      when: ({ here }) => here.found === 1 && here.due === 0,
      light: () => MAJORITIES,
      values: scored,
      rule: "ALH-P1",
    },
    {
      key: "second",
      moment: true,
      when: ({ here }) => here.found === 2 && here.due === 0,
      light: () => MAJORITIES,
      values: scored,
      rule: "ALH-P2",
    },
    {
      key: "last",
      moment: true,
      when: ({ here }) => here.found > 0 && here.bag_size < here.seats,
      light: () => [".market"],
      rule: "ALH-E4",
    },
  ],
};
