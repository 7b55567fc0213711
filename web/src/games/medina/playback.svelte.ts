/** The others' turns shown again: nothing ever leaves the city, so its last pieces are covered. */

import { type Palace, type Spot, deed } from "./city";

const STEP = 700;

export class Playback {
  /** How many of the last steps are not shown yet. */
  private unshown = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

  private readonly hidden = $derived.by(() => {
    const actions = this.steps().filter((_, place) => place % 2 === 1);
    const deeds = (this.unshown ? actions.slice(-this.unshown) : []).map(deed);
    const spots = (isRoof: boolean) =>
      new Set(deeds.flatMap(({ kind, spot }) => ((kind === "roof") === isRoof ? [spot] : [])));
    return { pieces: spots(false), roofs: spots(true) };
  });

  /** The steps of the game are seat and action by turns. */
  constructor(
    private readonly steps: () => readonly number[],
    private readonly isPieceInAir: (spot: Spot) => boolean,
    private readonly isRoofInAir: (palace: number) => boolean,
  ) {}

  start(count: number): void {
    this.stop();
    this.unshown = count;
    this.timer = setInterval(() => {
      this.unshown = Math.max(0, this.unshown - 1);
      if (this.unshown === 0) this.stop();
    }, STEP);
  }

  stop(): void {
    clearInterval(this.timer);
    this.unshown = 0;
  }

  shows(spot: Spot): boolean {
    return !this.hidden.pieces.has(spot) && !this.isPieceInAir(spot);
  }

  shown(palaces: readonly Palace[]): Palace[] {
    return palaces
      .map((palace) => ({
        ...palace,
        blocks: palace.blocks.filter((cell) => this.shows(cell)),
        stables: palace.stables.filter((cell) => this.shows(cell)),
        owner: this.hidden.roofs.has(palace.name) || this.isRoofInAir(palace.name) ? -1 : palace.owner,
      }))
      .filter((palace) => palace.blocks.length > 0);
  }
}
