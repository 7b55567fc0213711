/** A touch that ends the showing of what others did, and does nothing else. */

/** Milliseconds after it in which what has just lit up under a finger is not meant. */
const UNMEANT = 300;
/** Keys that only help others, or lead from one thing to the next. */
const SILENT: ReadonlySet<string> = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "F6"]);

interface Shown {
  readonly isShowing: boolean;
  skip(): void;
}

export class Skipping {
  private skippedAt = -Infinity;

  constructor(private readonly table: Shown) {}

  /** Hear of a touch or a key before anything else does. */
  readonly touched = (event: Event): void => {
    if (this.isUnmeant(event)) event.stopPropagation();
    else if (this.table.isShowing && !(event instanceof KeyboardEvent && SILENT.has(event.key))) {
      this.skippedAt = performance.now();
      // What hears the same touch still finds the table as its player saw it.
      setTimeout(() => this.table.skip());
    }
  };

  /** Keep a click from what was not lit when its touch began. */
  readonly clicked = (event: Event): void => {
    if (!this.isUnmeant(event)) return;
    event.stopPropagation();
    event.preventDefault();
  };

  private isUnmeant({ target, type }: Event): boolean {
    const isLate = performance.now() - this.skippedAt > UNMEANT;
    return (
      !isLate && type !== "keydown" && target instanceof Element && target.closest("[data-lit]") !== null
    );
  }
}
