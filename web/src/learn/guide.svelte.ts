/** Somebody's way through a lesson at a table: what is said now, kept as it changes. */

import { untrack } from "svelte";

import type { Table } from "../table/table.svelte";
import type { Teacher } from ".";
import { BEGINNING, ENOUGH, type Light, type Progress, follow, read, share, stepOf } from "./machine";
import { keep, learnt } from "./progress";

/** What a guide that has nothing to say does not lie on, if there is any other room. */
const BETTER_FREE = ["button:not(.chip)", "h1", "header", "p", "li", ".score"];

export class Guide {
  progress = $state.raw<Progress>(BEGINNING);
  /** Whether the player has ended the lesson. */
  isEnded = $state(false);

  constructor(
    readonly table: Table,
    readonly game: string,
    private readonly teacher: Teacher,
  ) {
    const known = learnt(game);
    if (known.table === table.code) this.progress = known.progress;
    else keep(game, { table: table.code, progress: BEGINNING, share: 0 });
    $effect(() => {
      void [table.now, table.record];
      untrack(() => this.change(follow(teacher.lesson, this.progress, this.scene)));
    });
  }

  private get scene() {
    return this.teacher.sceneOf(this.table);
  }

  private readonly step = $derived.by(() => stepOf(this.teacher.lesson, this.progress.step));

  /** The name of what is said: a step of the game, the offer to end, or "" for nothing. */
  readonly key = $derived.by(() => this.progress.step);
  readonly isOffer = $derived.by(() => this.progress.step === ENOUGH);
  /** Whether something is to be done, and not only read. */
  readonly isTask = $derived.by(() => this.step?.done !== undefined);
  readonly rule = $derived.by(() => this.step?.rule ?? "");
  readonly share = $derived.by(() => share(this.teacher.lesson, this.progress));

  /** What the note speaks of, and where one acts; both follow the table. */
  readonly lights = $derived.by((): { lights: readonly Light[]; acting: readonly string[] } => {
    void [this.table.now, this.table.record];
    const acting = this.teacher.lesson.acting(this.scene);
    if (!this.step) return { lights: [], acting: [...acting, ...BETTER_FREE] };
    return { lights: this.step.light?.(this.scene) ?? [], acting };
  });

  /** What the words speak of, as it was when they were first said. */
  readonly values = $derived.by(() => {
    void this.progress.step;
    return untrack(() => this.step?.values?.(this.scene) ?? {});
  });

  /** Go on: what is said was read, or is skipped. */
  next(): void {
    this.change(read(this.teacher.lesson, this.progress, this.scene));
  }

  end(): void {
    this.isEnded = true;
    keep(this.game, { isDone: true, share: 1 });
  }

  private change(progress: Progress): void {
    if (progress === this.progress) return;
    this.progress = progress;
    keep(this.game, { progress, share: share(this.teacher.lesson, progress) });
  }
}
