/** What the player is about to do: a kind of piece, a spot, and what that would change. */

import { t } from "../../i18n/language.svelte";
import { settings } from "../../settings.svelte";
import { play } from "../../table/sound/sound";
import type { Table } from "../../table/table.svelte";
import {
  type Choices,
  type Kind,
  NOWHERE,
  type Spot,
  TRAY,
  actionAt,
  choices,
  isRim,
  roofsLeft,
} from "./city";
import { type Outcome, outcome } from "./outcome";
import {
  CELLS,
  DECLINE,
  EMPTY,
  FIRST_MERCHANT,
  type Facts,
  KINDS,
  PIECE,
  type Position,
  facts,
  position,
} from "./record";
import { type Refusal, refusalOf } from "./words";

/** How long the last piece of a turn can be taken back before the turn ends by itself. */
const GRACE = 1500;

const PAUSE_BEFORE_PREVIEW = 90;
const REFUSAL_STAYS = 4000;
const NOTHING_LIT: ReadonlyMap<Spot, number> = new Map();

export class Choice {
  kind = $state<Kind | null>(null);
  aimed = $state<Spot | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The last piece of the turn while it can still be taken back. */
  held = $state.raw<{ action: number; spot: Spot } | null>(null);

  readonly here: Position = $derived.by(() => position(this.table.record));
  readonly facts: Facts = $derived.by(() => facts(this.table.facts));
  readonly choices: Choices = $derived.by(() => choices(this.table.legal, this.facts));
  readonly lit: ReadonlyMap<Spot, number> = $derived.by(() =>
    this.kind === null ? NOTHING_LIT : (this.choices.get(this.kind) ?? NOTHING_LIT),
  );

  private preview: ReturnType<typeof setTimeout> | undefined;
  private forget: ReturnType<typeof setTimeout> | undefined;
  private ending: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: Table,
    private readonly who: (seat: number) => string,
  ) {}

  /** True when the next piece is the second of the turn. */
  get isSecond(): boolean {
    return this.here.phase === PIECE && this.here.laid > 0;
  }

  /** True when the last piece need not be placed. */
  get mayDecline(): boolean {
    return this.table.isMyTurn && this.table.legal.has(DECLINE);
  }

  supplyOf(kind: Kind): number {
    const seat = this.table.now?.you ?? -1;
    if (seat < 0) return 0;
    if (kind === "roof") return roofsLeft(this.here, seat);
    if (this.here.phase === FIRST_MERCHANT && kind === "merchant" && this.table.isMyTurn) return 1;
    return this.here.supply[seat]![KINDS.indexOf(kind)]!;
  }

  /** Keep what was chosen as long as it goes somewhere; choose alone what alone can go. */
  settle(): void {
    const open = TRAY.filter((kind) => this.choices.get(kind)!.size > 0);
    if (this.kind !== null && open.includes(this.kind)) return;
    this.kind = open.length === 1 ? open[0]! : null;
    this.clear();
  }

  async take(kind: Kind): Promise<void> {
    this.release();
    this.clear();
    if (this.choices.get(kind)!.size > 0 || !this.table.isMyTurn) {
      this.kind = this.kind === kind ? null : kind;
      return;
    }
    this.kind = null;
    if (this.supplyOf(kind) === 0) {
      this.refuse({ spot: null, sentence: t("medina-why-none_left"), rule: "MED-T2" });
      return;
    }
    const free = kind === "wall" ? CELLS : this.here.piece.indexOf(EMPTY);
    const action = kind === "roof" ? null : actionAt(kind, free, this.here, this.facts);
    const refused = action === null ? null : await this.table.whyNot(action);
    const told = refused && refused.rule === "MED-R4" ? refusalOf(null, refused) : null;
    this.refuse(told ?? { spot: null, sentence: t("medina-nowhere"), rule: "" });
  }

  /** Take a kind into the hand, to carry it somewhere. */
  lift(kind: Kind): void {
    this.release();
    this.clear();
    this.kind = kind;
  }

  /** Look at a spot: what a piece there would change is asked for, and told. */
  aim(spot: Spot | null): void {
    if (this.held || this.aimed === spot) return;
    this.aimed = spot;
    this.outcome = null;
    clearTimeout(this.preview);
    const action = spot === null ? undefined : this.lit.get(spot);
    if (action === undefined) return;
    this.refusal = null;
    this.preview = setTimeout(() => void this.foresee(action), PAUSE_BEFORE_PREVIEW);
  }

  private async foresee(action: number): Promise<void> {
    const before = {
      record: this.table.record,
      facts: this.table.facts,
      totals: this.table.now?.points?.totals ?? [],
    };
    const previewed = await this.table.preview(action);
    const isStill = this.aimed !== null && this.lit.get(this.aimed) === action;
    if (previewed && isStill && before.record === this.table.record) {
      this.outcome = outcome(action, before, previewed, this.who);
    }
  }

  /** Choose a spot: where fingers are wide the first tap only shows what would happen. */
  async choose(spot: Spot, pointer: string): Promise<void> {
    if (!this.table.isMyTurn || this.table.busy) return;
    const action = this.lit.get(spot);
    if (action === undefined) {
      await this.explain(spot);
      return;
    }
    const isFinger = pointer === "touch" || pointer === "pen";
    if (isFinger && settings.confirm && this.aimed !== spot) {
      this.aim(spot);
      return;
    }
    if (this.isSecond && settings.confirm && !isFinger) this.hold(action, spot);
    else await this.place(action);
  }

  /** Place what is aimed at or held, at once. */
  async confirm(): Promise<void> {
    const action = this.held?.action ?? (this.aimed === null ? undefined : this.lit.get(this.aimed));
    if (action !== undefined) await this.place(action);
  }

  /** Leave the last piece out. */
  async decline(): Promise<void> {
    this.clear();
    if (settings.confirm) this.hold(DECLINE, NOWHERE);
    else await this.place(DECLINE);
  }

  async undo(): Promise<void> {
    if (this.held) this.release();
    else await this.table.undo();
    this.clear();
  }

  /** Give up what was begun: a held piece first, then the aim, then the kind. */
  cancel(): void {
    if (this.held) this.release();
    else if (this.aimed !== null || this.refusal) this.clear();
    else this.kind = null;
  }

  close(): void {
    for (const timer of [this.preview, this.forget, this.ending]) clearTimeout(timer);
  }

  private async place(action: number): Promise<void> {
    this.release();
    await this.table.act(action);
    this.clear();
  }

  private hold(action: number, spot: Spot): void {
    this.release();
    this.aim(spot);
    this.held = { action, spot };
    this.ending = setTimeout(() => void this.confirm(), GRACE);
  }

  private release(): void {
    clearTimeout(this.ending);
    this.held = null;
  }

  private clear(): void {
    clearTimeout(this.preview);
    this.aimed = null;
    this.outcome = null;
    this.refusal = null;
  }

  private async explain(spot: Spot): Promise<void> {
    this.clear();
    if (this.kind === null) {
      this.refuse({ spot, sentence: t("medina-choose-first"), rule: "" });
      return;
    }
    const action = actionAt(this.kind, spot, this.here, this.facts);
    if (action === null) {
      this.refuse({ spot, ...misplaced(this.kind, spot) });
      return;
    }
    const refused = await this.table.whyNot(action);
    if (refused) this.refuse(refusalOf(spot, refused));
  }

  private refuse(refusal: Refusal): void {
    play("refusal");
    this.refusal = refusal;
    clearTimeout(this.forget);
    this.forget = setTimeout(() => {
      if (this.refusal === refusal) this.refusal = null;
    }, REFUSAL_STAYS);
  }
}

/** Say why a kind has no action at a spot at all. */
function misplaced(kind: Kind, spot: Spot): { sentence: string; rule: string } {
  if (isRim(spot)) return { sentence: t("medina-rim-takes-walls"), rule: "MED-W1" };
  if (kind === "wall") return { sentence: t("medina-walls-take-rim"), rule: "MED-W1" };
  return { sentence: t("medina-roofs-take-palaces"), rule: "MED-R1" };
}
