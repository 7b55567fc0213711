/** Where one looks at a palace from: fitted by itself, moved by drag, pinch and wheel. */

import type { Bounds, Cell } from "./palace";

/** What a finger finds with ease. */
const EASY = 44;
/** A whole palace is shown down to this size of its cells, in pixels. */
const SMALLEST = 20;
const LARGEST = 96;
const CLOSEST = 150;
const FARTHEST = 16;
/** So much of a cell stays free round a palace that fills the screen. */
const TIGHT = 0.3;
/** So many pixels a finger may slip and still tap. */
const SLIP = 7;

export interface Insets {
  readonly top: number;
  readonly bottom: number;
}

export class Viewing {
  width = $state(0);
  height = $state(0);
  /** Pixels a cell. */
  size = $state(72);
  /** Where the fountain's corner lies, in pixels. */
  x = $state(0);
  y = $state(0);
  /** Whether the player moved the view; it is then left alone until the next turn. */
  isMoved = $state(false);
  /** How far it is pushed about by a pointer that is still down. */
  panX = $state(0);
  panY = $state(0);
  isPanning = $state(false);

  private readonly fingers = new Map<number, { x: number; y: number }>();
  private travelled = 0;
  private spread = 0;

  /**
   * Show a palace with so many free cells round it; where that makes it small, show only what has to be
   * seen, which is within `least`.
   */
  fit(bounds: Bounds, least: Bounds, insets: Insets, margin: number): void {
    const high = this.height - insets.top - insets.bottom;
    const sizeOf = (seen: Bounds, free: number): number =>
      Math.min(
        this.width / (seen.east - seen.west + 1 + 2 * free),
        high / (seen.south - seen.north + 1 + 2 * free),
      );
    const roomy = sizeOf(bounds, margin);
    const seen = roomy < EASY ? least : bounds;
    const room = roomy < EASY ? sizeOf(least, Math.min(margin, TIGHT)) : roomy;
    this.size = Math.max(SMALLEST, Math.min(LARGEST, Math.floor(room)));
    this.x = this.width / 2 - ((seen.west + seen.east + 1) / 2) * this.size;
    this.y = insets.top + high / 2 - ((seen.north + seen.south + 1) / 2) * this.size;
    this.isMoved = false;
  }

  /** Show everything, however small it gets. */
  overview(bounds: Bounds, insets: Insets): void {
    this.fit(bounds, bounds, insets, 1);
    const high = this.height - insets.top - insets.bottom;
    const room = Math.min(
      this.width / (bounds.east - bounds.west + 3),
      high / (bounds.south - bounds.north + 3),
    );
    if (room < this.size) this.zoom(room / this.size, this.width / 2, insets.top + high / 2);
  }

  zoom(factor: number, aboutX: number, aboutY: number): void {
    const size = Math.max(FARTHEST, Math.min(CLOSEST, this.size * factor));
    const scale = size / this.size;
    this.x = aboutX - (aboutX - this.x) * scale;
    this.y = aboutY - (aboutY - this.y) * scale;
    this.size = size;
    this.isMoved = true;
  }

  /** Bring a cell into sight that lies outside, such as one that the arrow keys lead to. */
  reveal(cell: Cell, insets: Insets): void {
    const [left, top] = [this.x + cell.x * this.size, this.y + cell.y * this.size];
    const right = Math.max(0, left + this.size - this.width);
    const below = Math.max(0, top + this.size - this.height + insets.bottom);
    const [dx, dy] = [Math.min(0, left) + right, Math.min(0, top - insets.top) + below];
    if (dx === 0 && dy === 0) return;
    this.x -= dx;
    this.y -= dy;
    this.isMoved = true;
  }

  cellAt(x: number, y: number): Cell {
    return { x: Math.floor((x - this.x) / this.size), y: Math.floor((y - this.y) / this.size) };
  }

  isHidden(bounds: Bounds, bottom: number): boolean {
    return (
      this.x + bounds.west * this.size < -1 ||
      this.y + bounds.north * this.size < -1 ||
      this.x + (bounds.east + 1) * this.size > this.width + 1 ||
      this.y + (bounds.south + 1) * this.size > this.height - bottom + 1
    );
  }

  /** Whether the finger that was lifted last had moved too far for a tap. */
  get wasDrag(): boolean {
    return this.travelled > SLIP;
  }

  press(event: PointerEvent): void {
    if (this.fingers.size === 0) this.travelled = 0;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.spread = this.distance();
    this.settle();
  }

  drag(event: PointerEvent, ground: Element): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.travelled += Math.abs(dx) + Math.abs(dy);
    if (this.travelled <= SLIP) return;
    this.isMoved = true;
    if (this.fingers.size < 2) {
      this.isPanning = true;
      this.panX += dx;
      this.panY += dy;
      return;
    }
    this.x += dx / this.fingers.size;
    this.y += dy / this.fingers.size;
    const spread = this.distance();
    const [middleX, middleY] = this.middle();
    const { left, top } = ground.getBoundingClientRect();
    if (this.spread > 0) this.zoom(spread / this.spread, middleX - left, middleY - top);
    this.spread = spread;
  }

  lift(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.spread = this.distance();
    this.settle();
  }

  /** Let what was pushed about lie where it is now. */
  private settle(): void {
    this.x += this.panX;
    this.y += this.panY;
    [this.panX, this.panY, this.isPanning] = [0, 0, false];
  }

  private distance(): number {
    const [one, other] = [...this.fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }

  private middle(): [number, number] {
    const all = [...this.fingers.values()];
    const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    return [mean(all.map((each) => each.x)), mean(all.map((each) => each.y))];
  }
}
