/** The coach going through a game: asked once, then heard from time to time until it is done. */

import { t } from "../i18n/language.svelte";
import { Refused } from "../net/problems";
import { SILENCE, wordsFor } from "../net/wording";
import type { Analysis, JudgedTurn } from "../protocol";

const PAUSE = 1000;
const LATER: ReadonlySet<string> = new Set(["busy", "preparing", "too_many"]);

export type AskCoach = (after: number) => Promise<Analysis>;

export class Coaching {
  state = $state<Analysis["state"]>("none");
  total = $state(0);
  turns = $state.raw<readonly JudgedTurn[]>([]);
  problem = $state.raw(SILENCE);

  readonly isWorking = $derived.by(() => this.state === "waiting" || this.state === "thinking");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private readonly looked: Promise<void>;

  /** look asks what is known, begin lets the coach begin too. */
  constructor(
    private readonly begin: AskCoach,
    private readonly look: AskCoach | null,
  ) {
    this.looked = look ? this.hear(look) : Promise.resolve();
  }

  /** Begin, unless the coach has been asked before. */
  async open(): Promise<void> {
    await this.looked;
    if (this.state === "none" && !this.isClosed) await this.start();
  }

  async start(): Promise<void> {
    this.turns = [];
    await this.hear(this.begin);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private async hear(ask: AskCoach): Promise<void> {
    this.problem = SILENCE;
    try {
      const answer = await ask(this.turns.length);
      this.state = answer.state;
      this.total = answer.total;
      this.turns = [...this.turns, ...answer.turns];
    } catch (error) {
      this.state = "failed";
      const isLater = error instanceof Refused && LATER.has(error.problem.reason);
      this.problem = isLater ? () => t("analysis-busy") : wordsFor(error);
    }
    if (this.isWorking && !this.isClosed) {
      this.timer = setTimeout(() => void this.hear(this.look ?? this.begin), PAUSE);
    }
  }
}
