/** What a turn leads to, whatever the game: the reasons of the coach in words. */

import type { GamePages } from "../games";
import { spoken, t } from "../i18n/language.svelte";
import type { TableNow, WrittenEffect } from "../protocol";
import { partKey } from "./looks";
import { nameOf } from "./names";

/** The numbers of an effect, to be put into words as they are. */
export function numbersOf(effect: WrittenEffect): Record<string, number> {
  return Object.fromEntries(
    Object.entries(effect).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
  );
}

/** A part of the score in words: "C wall" is the wall in scoring C. */
function partWords(game: string, part: string): string {
  const [, letter = "", name = part] = /^(?:([A-Z]) )?(.+)$/.exec(part) ?? [];
  return [t(`part-${game}-${partKey(name)}`), letter].filter(Boolean).join(" ");
}

/** Points with one decimal, as the language writes it; nothing has no sign. */
export function figure(points: number): string {
  const written = new Intl.NumberFormat(spoken.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return written.format(Math.round(10 * points) / 10 + 0);
}

/** A chance in percent; while a game goes on it leaves room for both ends. */
export function sober(percent: number): number {
  return Math.min(99, Math.max(1, percent));
}

/** Reasons in one sentence, parted by semicolons. */
export function reasonsWords(
  effects: readonly WrittenEffect[],
  now: TableNow,
  pages: Pick<GamePages, "parts" | "reasonWords">,
): string {
  return effects
    .map((effect) => {
      if (effect.kind === "equal") return t("effect-equal");
      if (effect.kind === "expected") {
        const part = partWords(now.game, pages.parts[effect.part as number]!);
        return t("effect-expected", { part, points: figure((effect.tenths as number) / 10) });
      }
      return pages.reasonWords?.(effect, (row) => nameOf(now, row)) ?? "";
    })
    .join("; ");
}
