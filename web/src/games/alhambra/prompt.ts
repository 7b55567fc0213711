/** What is asked now, in one sentence, with a note behind it. */

import { t } from "../../i18n/language.svelte";
import { familyOf } from "../../record";
import { nameOf } from "../../table/names";
import { palaceOf } from "./palace";
import type { Play } from "./play.svelte";
import * as record from "./record";
import { amountWords, cardWords, tileWords } from "./words";

interface Prompt {
  readonly lead: string;
  readonly note: string;
  /** Whether the note is good news. */
  readonly isGood?: boolean;
}

/** What the primary button says; where there is little room the prompt alone tells of playing on. */
export function confirmWords(play: Play, isShort: boolean): string {
  if (play.slot >= 0 && play.chosen >= 0) return t(isShort ? "alhambra-build" : "alhambra-pay-and-build");
  const playsOn = !isShort && play.isExact;
  if (play.slot >= 0) return t(playsOn ? "alhambra-pay-and-play-on" : "alhambra-pay");
  if (play.take >= 0) return t("alhambra-take");
  if (play.chosen < 0) return t("alhambra-confirm");
  const { family } = familyOf(record.FAMILIES, play.chosen);
  return t(family === "at" ? "alhambra-build" : "alhambra-confirm");
}

function paying(play: Play): Prompt {
  const tile = play.here.market[play.slot]!;
  const lead = t("alhambra-prompt-pay", {
    price: amountWords(play.slot, play.price),
    tile: tileWords(tile),
    cards: play.paid.join(" + ") || "0",
  });
  const over = play.sum - play.price;
  if (over === 0) return { lead, note: t("alhambra-pays-exactly"), isGood: true };
  return { lead, note: t(over > 0 ? "alhambra-pays-over" : "alhambra-pays-short", { by: Math.abs(over) }) };
}

function chosen(play: Play): Prompt {
  const { family, index } = familyOf(record.FAMILIES, play.chosen);
  const picked = tileWords(play.here.picked);
  if (family !== "remove") return { lead: t(`alhambra-prompt-${family}`, { tile: picked }), note: "" };
  const there = palaceOf(play.here, play.me).find(
    (each) => (each.y + record.REACH) * record.ROW + each.x + record.REACH === index,
  );
  return { lead: t("alhambra-prompt-remove", { tile: tileWords(there?.tile ?? -1) }), note: "" };
}

function asked(play: Play): Prompt {
  const { here } = play;
  switch (play.phase) {
    case record.ACTION:
      if (play.mayPass && !play.mayDecline) return { lead: t("alhambra-prompt-pass"), note: "" };
      if (play.redesigning) return { lead: t("alhambra-prompt-redesign"), note: "" };
      // Beside one button more there is little room for words on a phone.
      if (play.mayDecline) return { lead: t("alhambra-prompt-may-play-on"), note: "" };
      return play.setAside.length > 0
        ? { lead: t("alhambra-prompt-play-on"), note: t("alhambra-prompt-action"), isGood: true }
        : { lead: t("alhambra-your-turn"), note: t("alhambra-prompt-action") };
    case record.PAYMENT:
      return { lead: t("alhambra-prompt-cards"), note: "" };
    case record.PLACEMENT:
      return { lead: t("alhambra-prompt-which"), note: "" };
    default: {
      const cells = play.targets.filter((each) => each.kind === "at").length;
      const key = play.phase === record.TARGET ? "alhambra-prompt-move" : "alhambra-prompt-place";
      return { lead: t(key, { tile: tileWords(here.picked) }), note: t("alhambra-cells-fit", { cells }) };
    }
  }
}

export function promptOf(play: Play): Prompt {
  const { now } = play.table;
  if (play.phase === record.FINISHED) return { lead: t("alhambra-over"), note: "" };
  if (play.table.isReplaced) return { lead: t("bot-sits-in"), note: "" };
  if (!play.isMine) {
    const name = now && now.actor >= 0 ? nameOf(now, now.actor) : "";
    return { lead: t("alhambra-prompt-wait", { name }), note: "" };
  }
  if (play.slot >= 0) return paying(play);
  if (play.take >= 0) {
    const cards = play.taking.map((place) => cardWords(play.here.display[place]!)).join(", ");
    return { lead: t("alhambra-prompt-take", { cards }), note: "" };
  }
  return play.chosen >= 0 ? chosen(play) : asked(play);
}
