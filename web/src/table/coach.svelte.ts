/** The coach at a table: what it advises when asked, until the position is another. */

import type { Written } from "../deeds";
import { GAMES, type GamePages } from "../games";
import { t } from "../i18n/language.svelte";
import type { Hinted } from "../protocol";
import { marks } from "./marks.svelte";
import type { Table } from "./table.svelte";

export class Coach {
  /** What it says first of all, nothing before it was asked. */
  line = $state("");
  best = $state.raw<Hinted["best"][number] | null>(null);
  pages = $state.raw<GamePages | null>(null);
  isThinking = $state(false);

  /** `words` puts the deeds that are advised into words; `told` hears them, and nothing when that is past. */
  constructor(
    readonly table: Table,
    private readonly words: (deeds: Written) => string,
    private readonly told: (deeds: Written) => void,
  ) {}

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
    this.line = this.words(this.best?.deeds) || t("coach-silent");
    if (this.best && pages.marked) marks.show(pages.marked(this.best.places, now.you, table.record));
    this.told(this.best?.deeds);
  }

  /** Forget what was advised: the position is another, or the board goes. */
  forget(): void {
    this.line = "";
    this.best = null;
    marks.clear();
    this.told([]);
  }
}
