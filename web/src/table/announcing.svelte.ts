/** What happens at a table, announced to those who hear it: one text at a time, at most one a second. */

const PAUSE = 1000;
/** Sentences announced at once, the newest of those that wait; a reader can look the others up. */
const MOST = 3;

export class Announcing {
  heard = $state("");

  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private known = -1;

  /** Announce what is new of all that has happened; what happened before one came is not announced. */
  follow(count: number, sentence: (index: number) => string): void {
    const first = this.known < 0 ? count : Math.min(this.known, count);
    this.known = count;
    for (let index = Math.max(first, count - MOST); index < count; index += 1) {
      this.say(sentence(index));
    }
  }

  say(sentence: string): void {
    if (!sentence) return;
    this.waiting = [...this.waiting, sentence].slice(-MOST);
    if (this.timer === undefined) this.tell();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private tell(): void {
    this.timer = undefined;
    if (this.waiting.length === 0) return;
    this.heard = this.waiting.join(" ");
    this.waiting = [];
    this.timer = setTimeout(() => this.tell(), PAUSE);
  }
}
