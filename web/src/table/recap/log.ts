/** A game's log from its deeds: an entry a turn, and one for each thing that nobody decided. */

import { t } from "../../i18n/language.svelte";

/** What every deed of every game has. */
export interface AnyDeed {
  readonly kind: string;
  readonly step: number;
  readonly first: number;
  readonly seat: number;
}

export interface Entry<Deed> {
  /** Whose turn it is, or whom it befell; -1 for nobody. */
  readonly seat: number;
  /** Whether nobody decided it, such as a scoring. */
  readonly isAside: boolean;
  readonly deeds: readonly Deed[];
  /** How many steps the game had behind each deed, and what followed it without words. */
  readonly ends: readonly number[];
}

type Of<Deed, Kind> = Extract<Deed, { kind: Kind }>;

/** Part deeds into turns; only those of some kinds are logged, in turns or as asides. */
export function logOf<Deed extends AnyDeed, Kind extends Deed["kind"]>(
  deeds: readonly Deed[],
  inTurns: readonly Kind[],
  asides: readonly Kind[],
): Entry<Of<Deed, Kind>>[] {
  const [isInTurn, isAside] = [new Set<string>(inTurns), new Set<string>(asides)];
  const entries: (Entry<Of<Deed, Kind>> & { deeds: Of<Deed, Kind>[]; ends: number[] })[] = [];
  let turn = null as (typeof entries)[number] | null;
  for (const deed of deeds) {
    const logged = deed as Of<Deed, Kind>;
    if (isAside.has(deed.kind)) {
      entries.push({ seat: deed.seat, isAside: true, deeds: [logged], ends: [deed.step + 1] });
      turn = null;
    } else if (isInTurn.has(deed.kind)) {
      if (turn?.seat !== deed.seat) {
        turn = { seat: deed.seat, isAside: false, deeds: [], ends: [] };
        entries.push(turn);
      }
      turn.deeds.push(logged);
      turn.ends.push(deed.step + 1);
    } else if (turn?.seat === deed.seat) {
      turn.ends[turn.ends.length - 1] = deed.step + 1;
      if (deed.kind === "turn_ended") turn = null;
    }
  }
  return entries;
}

/** How a deed is worded: of somebody whose sign stands before it, to whoever did it, or as advice. */
export type Manner = "log" | "you" | "advise";

type Words<Deed> = (deed: Deed, manner: Manner) => string;

/** Whoever did something is told so as "you", with a sentence that begins as one. */
function ownWords<Deed>(deed: Deed, words: Words<Deed>): string {
  const sentence = t("own-deed", { deed: words(deed, "you") });
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}

/** Word the deeds of an entry, one after another; me is one's own seat. */
export function wordsOf<Deed>({ seat, deeds }: Entry<Deed>, me: number, words: Words<Deed>): string[] {
  if (seat < 0 || seat !== me) return deeds.map((deed) => words(deed, "log"));
  return deeds.map((deed, place) => (place === 0 ? ownWords(deed, words) : words(deed, "you")));
}

/** Return one sentence a deed, for whoever hears the table; worded only when it is asked for. */
export function sentencesOf<Deed>(
  entries: readonly Entry<Deed>[],
  who: (row: number) => string,
  me: number,
  words: Words<Deed>,
): (() => string)[] {
  const sentence = (seat: number, deed: Deed): string => {
    if (seat < 0) return words(deed, "log");
    if (seat === me) return `${ownWords(deed, words)}.`;
    return t("log-line", { name: who(seat), deed: words(deed, "log") });
  };
  return entries.flatMap(({ seat, deeds }) => deeds.map((deed) => () => sentence(seat, deed)));
}
