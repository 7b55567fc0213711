/** The first game of Medina: every kind of piece once, the first roof, then on one's own. */

import { type Palace, palaces } from "./city";
import { type Deed, deedsOf } from "./deeds";
import * as record from "./record";
import { kindText } from "./words";
import type { Table } from "../../table/table.svelte";
import { type SceneOf, did, sceneFrom } from "../../learn/deeds";
import type { Lesson, Light, Step } from "../../learn/machine";

export type Scene = SceneOf<record.Position, record.Facts, Deed>;

export const sceneOf = (table: Table): Scene => sceneFrom(table, { ...record, deedsOf });

/** A palace of so many pieces is worth a roof in a first game. */
const WORTH_A_ROOF = 4;

const CITY = "[data-learn='city']";
const TRAY = ".tray";
const PLACE = ".place:not(:disabled)";
const SPOTS = "[data-spot].lit";
const piece = (kind: string): string => `.tray [data-kind="${kind}"]`;

/** Pieces of some kinds, and once one is chosen where it goes, and what places it. */
function pieces(...kinds: string[]): Light[] {
  const chosen = kinds.map((kind) => `${piece(kind)}[aria-pressed="true"]`).join(", ");
  return [[chosen, PLACE], [chosen, SPOTS], kinds.map(piece).join(", ")];
}

const isPlaying = ({ isMine, here }: Scene): boolean => isMine && here.phase === record.PIECE;

function isLegal({ legal }: Scene, family: keyof typeof record.FAMILIES): boolean {
  const { first, count } = record.FAMILIES[family];
  return [...legal].some((action) => action >= first && action < first + count);
}

/** Ask for a piece of a kind, whenever it can be placed. */
function placing(kind: "stable" | "merchant" | "wall", deed: Deed["kind"], rule: string): Step<Scene> {
  return {
    key: kind,
    when: (scene) => isPlaying(scene) && isLegal(scene, kind),
    done: (scene, since) => did(scene, since, deed),
    light: () => pieces(kind),
    rule,
  };
}

/** The largest palace that the player may roof now, or null. */
function roofable(scene: Scene): Palace | null {
  const free = palaces(scene.here, scene.facts).filter(({ name, colour }) =>
    scene.legal.has(record.ROOF + colour * record.CELLS + name),
  );
  return free.reduce<Palace | null>(
    (best, palace) => (best === null || palace.worth > best.worth ? palace : best),
    null,
  );
}

function ownPalace({ here, facts, me }: Scene): Palace | null {
  return palaces(here, facts).find(({ owner }) => owner === me) ?? null;
}

const holdsTower = ({ here, me }: Scene): number => here.tower_card.indexOf(me);

/** A colour whose card the player's palace had and another one took, or -1. */
function lostCard({ here, me }: Scene): number {
  return here.palace_card.findIndex((holder, colour) => {
    const laid = here.rank.map((row) => row[colour]!).filter((rank) => rank > 0);
    return holder >= 0 && holder !== me && here.rank[me]![colour] === Math.min(...laid);
  });
}

const goneColour = ({ here }: Scene): number =>
  record.COLOURS.findIndex((_, colour) => here.roof.slice(0, here.seats).every((row) => row[colour]! >= 0));

const PLACED = ["built", "attached", "traded", "walled", "roofed", "declined"] as const;

/** How many turns the player has ended. */
const turnsOf = ({ deeds, me }: Scene): number =>
  deeds.filter(({ kind, seat }) => kind === "turn_ended" && seat === me).length;

/** After so many turns one has seen what there is, with a roof or without. */
const TURNS_TAUGHT = 10;

export const lesson: Lesson<Scene> = {
  acting: () => [".play", SPOTS],
  isEnough: (scene) =>
    isPlaying(scene) &&
    scene.here.laid === record.NO_PIECE &&
    turnsOf(scene) >= (ownPalace(scene) ? TURNS_TAUGHT - 3 : TURNS_TAUGHT),
  steps: [
    { key: "welcome", light: () => [CITY], rule: "MED-R1" },
    { key: "supply", light: () => [TRAY], rule: "MED-T2" },
    {
      key: "first",
      moment: true,
      when: ({ isMine, here }) => isMine && here.phase === record.FIRST_MERCHANT,
      done: ({ here }) => here.phase !== record.FIRST_MERCHANT,
      light: () => [PLACE, SPOTS],
      rule: "MED-T1",
    },
    {
      key: "building",
      when: isPlaying,
      done: (scene, since) => did(scene, since, "built"),
      insists: true,
      light: () => pieces(...record.COLOURS),
      rule: "MED-B4",
    },
    {
      key: "grow",
      when: isPlaying,
      done: (scene, since) => did(scene, since, ...PLACED),
      light: () => pieces(...record.COLOURS),
      rule: "MED-B3",
    },
    { key: "apart", light: () => [CITY], rule: "MED-B2" },
    placing("stable", "attached", "MED-S1"),
    placing("merchant", "traded", "MED-H1"),
    placing("wall", "walled", "MED-W1"),
    { key: "points", light: () => ["[data-learn='own']", TRAY], rule: "MED-P1" },
    {
      key: "roof",
      when: (scene) => isPlaying(scene) && (roofable(scene)?.worth ?? 0) >= WORTH_A_ROOF,
      done: (scene) => ownPalace(scene) !== null,
      insists: true,
      light: () => pieces("roof"),
      values: (scene) => {
        const palace = roofable(scene);
        return { kind: kindText(record.COLOURS[palace?.colour ?? 0]!), worth: palace?.worth ?? 0 };
      },
      rule: "MED-R1",
    },
    {
      key: "owned",
      when: (scene) => ownPalace(scene) !== null,
      light: () => ["[data-learn='own']", CITY],
      values: (scene) => {
        const palace = ownPalace(scene);
        return {
          kind: kindText(record.COLOURS[palace?.colour ?? 0]!),
          worth: palace?.worth ?? 0,
        };
      },
      rule: "MED-R2",
    },
    {
      key: "card",
      when: (scene) => ownPalace(scene) !== null,
      light: () => ["[data-learn='cards']", ".play"],
      rule: "MED-C1",
    },
    { key: "towers", light: () => ["[data-learn='cards']", CITY], rule: "MED-C2" },
    { key: "alone", light: () => [], rule: "MED-T3" },
    {
      key: "theirs",
      moment: true,
      when: ({ here, me }) => here.roof.some((row, seat) => seat !== me && row.some((palace) => palace >= 0)),
      light: () => [CITY],
      rule: "MED-R1",
    },
    {
      key: "tower",
      moment: true,
      when: (scene) => holdsTower(scene) >= 0,
      light: () => ["[data-learn='cards']", CITY],
      values: (scene) => ({ points: record.TOWER_POINTS[Math.max(0, holdsTower(scene))]! }),
      rule: "MED-C2",
    },
    {
      key: "lost",
      moment: true,
      when: (scene) => lostCard(scene) >= 0,
      light: () => ["[data-learn='cards']", CITY],
      values: (scene) => ({ kind: kindText(record.COLOURS[Math.max(0, lostCard(scene))]!) }),
      rule: "MED-C1",
    },
    {
      key: "gone",
      moment: true,
      when: (scene) => goneColour(scene) >= 0,
      light: () => [TRAY],
      values: (scene) => ({ kind: kindText(record.COLOURS[Math.max(0, goneColour(scene))]!) }),
      rule: "MED-R3",
    },
  ],
};
