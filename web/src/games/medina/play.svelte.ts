/** What a player of Medina is about to do: a kind of piece, a spot, and what that would change. */

import { t } from "../../i18n/language.svelte";
import { settings } from "../../settings.svelte";
import { Selection } from "../../table/board/selection.svelte";
import type { Table } from "../../table/table.svelte";
import { type Choices, type Kind, NOWHERE, type Spot, TRAY, actionAt, choices, isRim, roofsLeft } from "./city"; // prettier-ignore
import { type PiecePreview, previewOf } from "./preview";
import * as record from "./record";
import { reasonWords } from "./words";

/** How long the last piece of a turn can be taken back before the turn ends by itself. */
const GRACE = 1500;

const PAUSE_BEFORE_PREVIEW = 90;
const NOTHING_LIT: ReadonlyMap<Spot, number> = new Map();

export class Play extends Selection<record.Position, record.Facts, Spot> {
  kind = $state<Kind | null>(null);
  aimed = $state<Spot | null>(null);
  /** The corner tower that is looked at, or -1. */
  tower = $state(record.NOTHING);
  /** The last piece of the turn while it can still be taken back. */
  held = $state.raw<{ action: number; spot: Spot } | null>(null);

  readonly choices: Choices = $derived.by(() => choices(this.table.legal, this.facts));
  readonly lit: ReadonlyMap<Spot, number> = $derived.by(() =>
    this.kind === null ? NOTHING_LIT : (this.choices.get(this.kind) ?? NOTHING_LIT),
  );

  /** What a piece on the spot that is aimed at would change, as soon as the table has said so. */
  readonly preview: PiecePreview | null = $derived.by(() => {
    const action = this.aimed === null ? undefined : this.lit.get(this.aimed);
    return this.outcome && this.outcome.action === action ? previewOf(this, this.outcome, this.who) : null;
  });

  private asking: ReturnType<typeof setTimeout> | undefined;
  private ending: ReturnType<typeof setTimeout> | undefined;

  constructor(
    table: Table,
    private readonly who: (seat: number) => string,
  ) {
    super(table, record);
  }

  /** True when the next piece is the second of the turn. */
  get isSecond(): boolean {
    return this.here.phase === record.PIECE && this.here.laid > 0;
  }

  /** True when the last piece need not be placed. */
  get mayDecline(): boolean {
    return this.table.isMyTurn && this.table.legal.has(record.DECLINE);
  }

  supplyOf(kind: Kind): number {
    const seat = this.table.now?.you ?? -1;
    if (seat < 0) return 0;
    if (kind === "roof") return roofsLeft(this.here, seat);
    if (this.here.phase === record.FIRST_MERCHANT && kind === "merchant" && this.table.isMyTurn) return 1;
    return this.here.supply[seat]![record.KINDS.indexOf(kind)]!;
  }

  /** Keep the kind that was chosen as long as it goes somewhere; choose alone what alone can go. */
  override renew(): void {
    super.renew();
    const open = TRAY.filter((kind) => this.choices.get(kind)!.size > 0);
    if (this.kind !== null && open.includes(this.kind)) return;
    this.kind = open.length === 1 ? open[0]! : null;
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
      this.showRefusal({ place: null, sentence: t("medina-why-none_left"), rule: "MED-T2" });
      return;
    }
    const free = kind === "wall" ? record.CELLS : this.here.piece.indexOf(record.EMPTY);
    const action = kind === "roof" ? null : actionAt(kind, free, this.here, this.facts);
    const refused = action === null ? null : await this.table.whyNot(action);
    const rule = refused?.rule === "MED-R4" ? refused.rule : "";
    const sentence = rule ? this.reason(refused?.number ?? 0) : t("medina-nowhere");
    this.showRefusal({ place: null, sentence, rule });
  }

  /** Take a kind into the hand, to carry it somewhere. */
  lift(kind: Kind): void {
    this.release();
    this.clear();
    this.kind = kind;
  }

  /** Look at a spot: what a piece there would change is asked for, and shown. */
  aim(spot: Spot | null): void {
    this.tower = record.NOTHING;
    if (this.held || this.aimed === spot) return;
    this.aimed = spot;
    this.lookAway();
    clearTimeout(this.asking);
    const action = spot === null ? undefined : this.lit.get(spot);
    if (action === undefined) return;
    this.refusal = null;
    this.asking = setTimeout(() => void this.look(action), PAUSE_BEFORE_PREVIEW);
  }

  /** Look at a corner tower, which is no spot: nothing goes there. */
  lookAtTower(tower: number): void {
    this.aim(null);
    this.tower = tower;
  }

  /** Choose a spot: the piece is placed, or held for a moment where that ends the turn. */
  async tapSpot(spot: Spot): Promise<void> {
    if (!this.table.isMyTurn || this.table.busy) return;
    const action = this.lit.get(spot);
    if (action === undefined) await this.explain(spot);
    else if (this.isSecond && settings.confirm) this.hold(action, spot);
    else await this.place(action);
  }

  /** What is aimed at or held. */
  override get ready(): readonly number[] | null {
    const action = this.held?.action ?? (this.aimed === null ? undefined : this.lit.get(this.aimed));
    return action === undefined ? null : [action];
  }

  override async confirm(): Promise<void> {
    const [action] = this.ready ?? [];
    if (action !== undefined) await this.place(action);
  }

  /** Enter places on the spot that has the focus, and ends the turn wherever that is. */
  override confirmsOn(): boolean {
    return this.held !== null;
  }

  override get mayUndo(): boolean {
    return this.held !== null || super.mayUndo;
  }

  /** Leave the last piece out. */
  async decline(): Promise<void> {
    this.clear();
    if (settings.confirm) this.hold(record.DECLINE, NOWHERE);
    else await this.place(record.DECLINE);
  }

  override async undo(): Promise<void> {
    if (this.held) this.release();
    else await super.undo();
    this.clear();
  }

  /** Give up what was begun: a held piece first, then the aim, then the kind. */
  override cancel(): void {
    if (this.held) this.release();
    else if (this.aimed !== null || this.refusal) this.clear();
    else this.kind = null;
  }

  override close(): void {
    super.close();
    for (const timer of [this.asking, this.ending]) clearTimeout(timer);
  }

  protected override reason(number: number): string {
    return reasonWords(number);
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

  override clear(): void {
    super.clear();
    clearTimeout(this.asking);
    this.aimed = null;
    this.tower = record.NOTHING;
  }

  private async explain(spot: Spot): Promise<void> {
    this.clear();
    if (this.kind === null) {
      this.showRefusal({ place: spot, sentence: t("medina-choose-first"), rule: "" });
      return;
    }
    const action = actionAt(this.kind, spot, this.here, this.facts);
    if (action === null) this.showRefusal({ place: spot, ...misplaced(this.kind, spot) });
    else await this.refuse(action, spot);
  }
}

/** Say why a kind has no action at a spot at all. */
function misplaced(kind: Kind, spot: Spot): { sentence: string; rule: string } {
  if (isRim(spot)) return { sentence: t("medina-rim-takes-walls"), rule: "MED-W1" };
  if (kind === "wall") return { sentence: t("medina-walls-take-rim"), rule: "MED-W1" };
  return { sentence: t("medina-roofs-take-palaces"), rule: "MED-R1" };
}
