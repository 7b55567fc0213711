/** A game looked back at: where one is in it, and how one goes on. */

import { t } from "../i18n/language.svelte";
import type { GamePages } from "../games";
import type { AnyToClient, JudgedTurn } from "../protocol";
import type { Wire } from "../net/socket";
import { patched } from "../record";
import { Table } from "../table/table.svelte";
import { type Course, courseOf, nextTurn } from "./moves";
import type { Story } from "./story";
import type { Verdict } from "./verdicts";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP = 1200;

/** Nothing can be asked of a game that was played. */
const SILENT: Wire = {
  ask: () => Promise.resolve({ type: "refused", id: 0, reason: "over" }),
  reconnect: () => undefined,
  close: () => undefined,
};

/** A table at which nobody acts any more: boards show it, and light nothing. */
class PastTable extends Table {
  override get isMyTurn(): boolean {
    return false;
  }
}

export class ReplayState {
  readonly table: Table;
  /** The number of the move that is shown; 0 is how all began. */
  at = $state(0);
  isPlaying = $state(false);
  /** The turn whose better one is shown in its place, or null. */
  better = $state.raw<JudgedTurn | null>(null);
  speed = $state<(typeof SPEEDS)[number]>(1);

  readonly course: Course = $derived.by(() =>
    courseOf(
      this.pages.replayed(this.story.table),
      this.story.moments.map(({ actor }) => actor),
      t("replay-beginning"),
      t("replay-unfinished"),
    ),
  );
  readonly last = $derived.by(() => this.course.moves.length - 1);
  readonly move = $derived.by(() => this.course.moves[this.at]!);
  readonly moment = $derived.by(() => this.story.moments[this.move.until]!);
  /** Moves at which something of note began: a scoring, or a round, each with its sign. */
  readonly chapters = $derived.by(() => {
    const signs = this.course.moves.map(({ until }) => {
      const { record, facts } = this.story.moments[until]!;
      return this.pages.chapter(record, facts);
    });
    return signs.flatMap((sign, move) =>
      move > 0 && sign !== "" && sign !== signs[move - 1] ? [{ move, sign }] : [],
    );
  });
  /** What their signs count, or nothing. */
  get counted(): string {
    return this.pages.chaptersCount?.() ?? "";
  }

  /** What everybody had after each move. */
  readonly totals = $derived.by(() =>
    this.course.moves.map(({ until }) => this.story.moments[until]!.points.totals),
  );

  private hear: (message: AnyToClient) => void = () => undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly story: Story,
    readonly pages: GamePages,
    start: number | null,
  ) {
    let hear = this.hear;
    this.table = new PastTable(
      story.table.table,
      () => pages.sizes,
      (_code, _last, heard, connected) => {
        hear = heard;
        connected("here");
        return SILENT;
      },
    );
    this.hear = hear;
    this.go(start ?? this.last);
  }

  /** Show a move, the nearest there is. */
  go(move: number): void {
    this.better = null;
    this.at = Math.max(0, Math.min(this.last, Math.round(move)));
    const { until } = this.move;
    const { record, facts } = this.story.moments[until]!;
    this.show(until, record, facts);
  }

  /** Show the position that the best turn would have led to, in place of the one played. */
  goBetter(turn: JudgedTurn, move: number): void {
    this.seek(move);
    const { record, facts } = this.story.moments[turn.first]!;
    this.better = turn;
    this.show(turn.first, patched(record, turn.outcome), patched(facts, turn.outcome_facts));
  }

  /** Change between what was played in a turn and what would have been better. */
  compare({ turn, last }: Pick<Verdict, "turn" | "last">): void {
    if (this.better === turn) this.seek(last);
    else this.goBetter(turn, last);
  }

  private show(steps: number, record: Uint8Array, facts: Uint8Array): void {
    this.hear({
      ...this.story.tableAt(steps),
      type: "table",
      record: encoded(record),
      facts: encoded(facts),
    });
  }

  step(by: 1 | -1): void {
    this.pause();
    this.go(this.at + by);
  }

  turn(direction: 1 | -1): void {
    this.pause();
    this.go(nextTurn(this.course.moves, this.at, direction));
  }

  seek(move: number): void {
    this.pause();
    this.go(move);
  }

  toggle(): void {
    if (this.isPlaying) {
      this.pause();
      return;
    }
    if (this.at >= this.last) this.go(0);
    this.isPlaying = true;
    this.wait();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.isPlaying = false;
  }

  private wait(): void {
    this.timer = setTimeout(() => {
      this.go(this.at + 1);
      if (this.at >= this.last) this.pause();
      else this.wait();
    }, STEP / this.speed);
  }
}

function encoded(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
