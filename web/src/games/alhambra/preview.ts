/** What a cell that is looked at would change, in one line. */

import { t } from "../../i18n/language.svelte";
import { familyOf } from "../../record";
import type { Play } from "./play.svelte";
import { FAMILIES, FINISHED, type Facts, PLACE_POINTS, SCORINGS, TILES, WALL_PART } from "./record";
import { rowsOf } from "./seats";
import { amountWords, tileAndWalls, typeWords } from "./words";

interface Changes {
  readonly lead: string;
  readonly rest: string;
}

function standing(facts: Facts, rows: readonly number[], me: number, type: number): string {
  const own = facts.count[me]![type]!;
  const best = Math.max(...rows.filter((row) => row !== me).map((row) => facts.count[row]![type]!));
  if (own === 0) return "";
  if (own > best) return t("alhambra-leads-alone");
  return own === best ? t("alhambra-leads-shared") : t("alhambra-behind", { by: best - own });
}

/** How the counts of tiles change from some facts to others: "Garden 1 → 2". */
function countWords(before: Facts, after: Facts, me: number, types: readonly number[]): string {
  return types
    .map((type) => `${typeWords(type)} ${before.count[me]![type]} → ${after.count[me]![type]}`)
    .join(", ");
}

function gainWords(before: Facts, points: number): string {
  return t("alhambra-gain", {
    points: points > 0 ? `+${points}` : String(points),
    scoring: SCORINGS[before.next_scoring]!,
  });
}

const changedTypes = (before: Facts, after: Facts, me: number): number[] =>
  before.count[me]!.flatMap((count, type) => (count === after.count[me]![type] ? [] : [type]));

const sum = (points: readonly number[]): number => points.reduce((all, each) => all + each, 0);

/** What a tile of the market would bring that is to be paid; nothing where that is not known yet. */
function purchaseChanges(play: Play): Changes | null {
  const { foreseen, facts: before, me } = play;
  if (!foreseen) return null;
  const cells = foreseen.builds.length;
  if (cells === 0) return { lead: t("alhambra-fits-nowhere"), rest: t("alhambra-reserve-note") };
  const after = foreseen.usual?.facts;
  if (!after) return null;
  const types = changedTypes(before, after, me);
  // What the wall brings depends on the cell, and is shown when one is pointed at.
  const buildings = (facts: Facts): number => sum(facts.next_points[me]!.slice(0, WALL_PART));
  const places = types.map((type) => standing(after, rowsOf(play), me, type)).filter(Boolean);
  const points = gainWords(before, buildings(after) - buildings(before));
  const rest = [...places, points, t("alhambra-fits-on", { cells })].join(". ");
  return { lead: countWords(before, after, me, types), rest: `${rest}.` };
}

/** The money that lacks for a tile; what lies in the reserve is paid for. */
function lackWords(play: Play, slot: number, price: number): readonly string[] {
  const due = slot < 0 ? 0 : price - sum(play.cards(slot));
  return due > 0 ? [t("alhambra-peek-short", { money: amountWords(slot, due) })] : [];
}

/** What is known of a tile that is only looked at, as long as it lies where it was seen. */
function peekedChanges(play: Play): Changes | null {
  const { peeked, facts, me } = play;
  const slot = play.here.market.indexOf(peeked);
  const tile = TILES[peeked];
  if (!tile || (slot < 0 && !play.reserve.includes(peeked))) return null;
  const others = rowsOf(play).filter((row) => row !== me);
  const most = Math.max(...others.map((row) => facts.count[row]![tile.type]!));
  const pays = PLACE_POINTS[facts.next_scoring]![tile.type]!.filter((points) => points > 0).join(" / ");
  const counts = t("alhambra-peek", { own: facts.count[me]![tile.type]!, most });
  const brings = t("alhambra-peek-pays", { scoring: SCORINGS[facts.next_scoring]!, pays });
  return {
    lead: tileAndWalls(peeked),
    rest: `${[...lackWords(play, slot, tile.price), counts, brings].join(". ")}.`,
  };
}

/** Return the change of what is looked at, or null if it changes nothing that is counted. */
export function changesOf(play: Play): Changes | null {
  // Nothing follows from anything any more.
  if (play.phase === FINISHED) return null;
  if (!play.outcome) return play.slot >= 0 ? purchaseChanges(play) : peekedChanges(play);
  const { facts: after, action } = play.outcome;
  const { facts: before, me } = play;
  const { family } = familyOf(FAMILIES, action);
  if (family === "reserve") return { lead: t("alhambra-to-reserve"), rest: t("alhambra-reserve-note") };
  const types = changedTypes(before, after, me);
  const wall =
    after.wall[me] === before.wall[me]
      ? t("alhambra-wall-stays", { length: after.wall[me]! })
      : t("alhambra-wall-changes", { before: before.wall[me]!, after: after.wall[me]! });
  const places = types.map((type) => standing(after, rowsOf(play), me, type)).filter(Boolean);
  const points = gainWords(before, sum(after.next_points[me]!) - sum(before.next_points[me]!));
  const rest = [...places, points, wall].join(". ");
  return { lead: countWords(before, after, me, types), rest: `${rest}.` };
}
