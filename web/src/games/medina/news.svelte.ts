/** What came of the pieces placed while the page was open: cards that changed hands. */

import { t } from "../../i18n/language.svelte";
import { COLOURS, type Position, TOWERS } from "./record";
import { deedText } from "./words";

interface Known {
  palace: readonly number[];
  tower: readonly number[];
  steps: number;
}

export class News {
  /** Sentences by the step that they came of. */
  told = $state.raw<ReadonlyMap<number, string[]>>(new Map());
  /** The latest thing, for whoever hears the table instead of seeing it. */
  announced = $state("");

  private known: Known | null = null;

  constructor(private readonly who: (seat: number) => string) {}

  /** Compare a position with the one before, and tell what is new. */
  follow(here: Position, steps: readonly number[]): void {
    const { known } = this;
    const count = steps.length / 2;
    this.known = { palace: here.palace_card, tower: here.tower_card, steps: count };
    if (!known || count <= known.steps) return;
    const sentences = [
      ...here.palace_card.flatMap((seat, colour) =>
        seat < 0 || seat === known.palace[colour]
          ? []
          : [t("medina-takes-palace-card", { name: this.who(seat), colour: COLOURS[colour]! })],
      ),
      ...here.tower_card.flatMap((seat, tower) =>
        seat < 0 || seat === known.tower[tower]
          ? []
          : [t("medina-takes-tower-card", { name: this.who(seat), tower: TOWERS[tower]! })],
      ),
    ];
    if (sentences.length) this.told = new Map([...this.told, [count - 1, sentences]]);
    const [seat = -1, action = -1] = steps.slice(-2);
    if (seat < 0) return;
    const deed = t("told", { name: this.who(seat), deed: deedText(action) });
    this.announced = [deed, ...sentences].join(" ");
  }
}
