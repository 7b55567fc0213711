/** What the choice that is looked at would change, in a sentence. */

import { t } from "../../i18n/language.svelte";
import { blueOf, yellowOf } from "./dice";
import { type Choice, type Play, isBuilt } from "./play.svelte";
import { sumOf } from "./points";
import { FINISHED, LINE_POINTS, PLACE_POINTS } from "./record";
import { typeWords } from "./words";

/** A line that is worth as much brings no more. */
const MOST = Math.max(...LINE_POINTS);

function joined(said: string[]): string {
  return said.join(" · ");
}

/** Say how far a line is, and what brings points there next. */
function lineWords(kind: "row" | "column", value: number, built: number, points: number): string {
  const count = LINE_POINTS.findIndex((worth, filled) => filled > built && worth > points);
  const said = t(`rw-place-${kind}`, { value, built });
  return count < 0 ? said : `${said} (${count}: +${LINE_POINTS[count]})`;
}

/** Say what a place of the own sheet is worth, whether anything can be done there or not. */
export function placeWords({ here, facts, me }: Play, crossing: number): string {
  const type = here.layout[crossing]!;
  const [column, row] = [blueOf(crossing), yellowOf(crossing)];
  const built = isBuilt(here, me, crossing);
  const isOver = here.phase === FINISHED;
  const best = isOver ? 0 : (PLACE_POINTS[type]![facts.gone[type]!] ?? 0);
  const counted = { type: typeWords(type), built: here.count[me]![type]!, boxes: here.boxes[type]! };
  return joined([
    t(built ? "rw-place-built" : "rw-place-free"),
    best > 0 ? t("rw-place-type", { ...counted, points: best }) : t("rw-change-type", counted),
    lineWords("row", row, facts.in_row[me]![row - 1]!, isOver ? MOST : facts.row_points[me]![row - 1]!),
    lineWords(
      "column",
      column,
      facts.in_column[me]![column - 1]!,
      isOver ? MOST : facts.column_points[me]![column - 1]!,
    ),
  ]);
}

/** Say what a choice changes, the plainest first, or nothing while that is not known. */
export function changesOf(play: Play, choice: Choice): string {
  const { here, facts, me } = play;
  const { outcome } = play;
  if (outcome?.action !== choice.action) return "";
  const said: string[] = [];
  if (choice.crossing >= 0) {
    const type = here.layout[choice.crossing]!;
    const built = outcome.here.count[me]![type]!;
    said.push(t("rw-change-type", { type: typeWords(type), built, boxes: here.boxes[type]! }));
    const [row, column] = [yellowOf(choice.crossing), blueOf(choice.crossing)];
    const inRow = outcome.facts.row_points[me]![row - 1]!;
    const inColumn = outcome.facts.column_points[me]![column - 1]!;
    if (inRow > facts.row_points[me]![row - 1]!) {
      said.push(t("rw-change-row", { value: row, points: inRow }));
    }
    if (inColumn > facts.column_points[me]![column - 1]!) {
      said.push(t("rw-change-column", { value: column, points: inColumn }));
    }
  }
  const coins = outcome.facts.coins[me]! - facts.coins[me]!;
  if (coins !== 0) said.push(t("rw-change-coins", { coins: outcome.facts.coins[me]! }));
  const before = sumOf(here, facts, me).total;
  const after = sumOf(outcome.here, outcome.facts, me).total;
  if (after !== before) said.push(t("rw-change-total", { before, after }));
  return joined(said);
}
