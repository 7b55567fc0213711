/** The coach at a table: what it advises when asked, until the position is another. */

import type { Written } from "../deeds";
import { GAMES, type GamePages } from "../games";
import { t } from "../i18n/language.svelte";
import { SILENCE } from "../net/wording";
import type { Hinted } from "../protocol";
import { marks } from "./marks.svelte";
import type { Table } from "./table.svelte";

export class Coach {
  /** What it says first of all, in the language of the moment. */
  private said = $state.raw<() => string>(SILENCE);
  best = $state.raw<Hinted["best"][number] | null>(null);
  pages = $state.raw<GamePages | null>(null);
  isThinking = $state(false);

  /** `words` puts the deeds that are advised into words; `advise` is called with them, and with nothing when that is past. */
  constructor(
    readonly table: Table,
    private readonly words: (deeds: Written) => string,
    private readonly advise: (deeds: Written) => void,
  ) {}

  /** What it says, nothing before it was asked. */
  get line(): string {
    return this.said();
  }

  async ask(): Promise<void> {
    const { table } = this;
    const { now } = table;
    if (!table.isMyTurn || this.isThinking || !now) return;
    this.isThinking = true;
    const [hinted, pages] = await Promise.all([table.hint(), GAMES[now.game]!()]);
    this.isThinking = false;
    if (table.now?.turn !== now.turn) return;
    this.pages = pages;
    this.best = hinted?.best[0] ?? null;
    const advised = this.best?.deeds;
    this.said = () => this.words(advised) || t("coach-silent");
    if (this.best && pages.marked) marks.show(pages.marked(this.best.places, now.you, table.record));
    this.advise(this.best?.deeds);
  }

  /** Forget what was advised: the position is another, or the board goes. */
  forget(): void {
    this.said = SILENCE;
    this.best = null;
    marks.clear();
    this.advise([]);
  }
}
