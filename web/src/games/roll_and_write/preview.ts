/** What the choice that is looked at would change, in a sentence. */

import { t } from "../../i18n/language.svelte";
import { blueOf, yellowOf } from "./dice";
import type { Choice, Play } from "./play.svelte";
import { sumOf } from "./points";
import { typeWords } from "./words";

/** As wide as any number of points in a line, or of coins; and more than any choice adds to a total. */
const WIDE_NUMBER = 10;
const MOST_MORE = 90;

/**
 * Say as much as a choice can ever change, for the room that it takes: what it does change is told only
 * when the table has answered, and nothing may move then.
 */
export function mostChangesOf(play: Play, { kind, crossing }: Choice): string {
  const { here, facts, me } = play;
  const said: string[] = [];
  if (crossing >= 0) {
    const type = here.layout[crossing]!;
    const boxes = here.boxes[type]!;
    said.push(
      t("rw-change-type", { type: typeWords(type), built: boxes, boxes }),
      t("rw-change-row", { value: yellowOf(crossing), points: WIDE_NUMBER }),
      t("rw-change-column", { value: blueOf(crossing), points: WIDE_NUMBER }),
    );
  }
  if (kind !== "build") said.push(t("rw-change-coins", { coins: WIDE_NUMBER }));
  const before = sumOf(here, facts, me).total;
  said.push(t("rw-change-total", { before, after: before + MOST_MORE }));
  return joined(said);
}

function joined(said: string[]): string {
  return said.join(" · ");
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
