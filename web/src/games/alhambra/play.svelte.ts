/** What a player of Alhambra has begun to choose but not yet done: cards, a slot, a cell. */

import { familyOf } from "../../record";
import { settings } from "../../settings.svelte";
import { Selection } from "../../table/board/selection.svelte";
import { stepCount } from "../../table/following";
import type { Table } from "../../table/table.svelte";
import { type Cell, type PlacedTile, cellAt, cellNumber, palaceOf, reserveOf, setAsideOf } from "./palace";
import { isOnlyWay, proposed } from "./payment";
import { type Foreseen, type Plans, building, buildsOf, buying, endingTurn } from "./purchase";
import * as record from "./record";
import { lastClick } from "./wording";
import { reasonWords } from "./words";

export interface Target extends Cell {
  readonly action: number;
  readonly kind: "at" | "swap" | "remove";
}

export class Play extends Selection<record.Position, record.Facts, Cell> {
  readonly phase = $derived.by(() => this.here.phase);
  readonly palace = $derived.by(() => palaceOf(this.here, this.me));
  readonly reserve = $derived.by(() => reserveOf(this.here, this.me));
  readonly setAside = $derived.by(() => setAsideOf(this.here, this.me));
  readonly isForced = $derived.by(() => this.setAside.length === 1);

  readonly mayPass = $derived.by(() => this.table.legal.has(record.PASS));
  /** Whether one has bought and need not play on. */
  readonly mayDecline = $derived.by(() => this.mayPass && this.setAside.length > 0);

  /** Places on the display that are chosen. */
  taking = $state.raw<readonly number[]>([]);
  /** The slot that is being bought from. */
  slot = $state(record.NOTHING);
  /** Places, within the cards of its currency, of those that pay. */
  paying = $state.raw<readonly number[]>([]);
  /** Whether the palace's own tiles are lit, to be taken out. */
  redesigning = $state(false);

  /** What the purchase that is being chosen leads to, as soon as the table has answered. */
  foreseen = $state.raw<Foreseen | null>(null);
  /** A tile of the market or of the own reserve that is only looked at. */
  peeked = $state(record.NOTHING);
  /** Where tiles are meant to lie that are bought, but not yet placed. */
  plans = $state.raw<Plans>(new Map());
  /** Whether the cards that pay were chosen by hand. */
  private isByHand = false;
  private foreseeing: Promise<unknown> = Promise.resolve();

  constructor(table: Table) {
    super(table, record);
  }

  /** What the table will show if the chosen cell is built on. */
  readonly shownFacts = $derived.by(() => this.outcome?.facts ?? this.facts);

  /** The palace as it would be after what is looked at. */
  readonly shownPalace = $derived.by((): PlacedTile[] => {
    if (!this.outcome) return this.palace;
    const { family, index } = familyOf(record.FAMILIES, this.outcome.action);
    if (family !== "at" && family !== "swap" && family !== "remove") return this.palace;
    const cell = cellAt(index);
    const others = this.palace.filter((each) => each.x !== cell.x || each.y !== cell.y);
    return family === "remove" ? others : [...others, { tile: this.ghost, ...cell }];
  });

  /** The tile whose cells are lit. */
  readonly ghost = $derived.by(() => {
    return this.slot < 0 ? this.here.picked : (this.here.market[this.slot] ?? record.NOTHING);
  });

  /** Where bought tiles are meant to lie. */
  readonly planned = $derived.by((): PlacedTile[] =>
    [...this.plans].map(([tile, action]) => ({ tile, ...cellAt(action - record.AT) })),
  );

  readonly targets = $derived.by((): Target[] => {
    if (this.slot >= 0) {
      const builds = this.foreseen?.builds ?? [];
      return builds.map((action) => ({ action, kind: "at", ...cellAt(action - record.AT) }));
    }
    const lit: Target[] = [];
    for (const action of this.table.legal) {
      const { family, index } = familyOf(record.FAMILIES, action);
      if (family === "at" || family === "swap") lit.push({ action, kind: family, ...cellAt(index) });
      if (family === "remove" && this.redesigning) {
        lit.push({ action, kind: family, ...cellAt(index) });
      }
    }
    return lit;
  });

  /** The take that the chosen cards make, if it is one. */
  readonly take = $derived.by(() => this.takeOf(this.taking));

  /** The cards of a currency in hand, highest first. */
  cards(currency: number): number[] {
    const held = this.here.hand[this.me]?.[currency] ?? [];
    return held.flatMap((count, value) => Array.from({ length: count }, () => value + 1)).reverse();
  }

  /** One's money: the cards of each currency that one holds any of. */
  readonly money = $derived.by(() =>
    record.CURRENCIES.map((_, currency) => ({ currency, cards: this.cards(currency) })).filter(
      ({ cards }) => cards.length > 0,
    ),
  );

  readonly price = $derived.by(() => record.TILES[this.here.market[this.slot] ?? -1]?.price ?? 0);
  readonly paid = $derived.by(() => {
    const cards = this.slot < 0 ? [] : this.cards(this.slot);
    return this.paying.map((place) => cards[place] ?? 0).sort((a, b) => b - a);
  });
  readonly sum = $derived.by(() => this.paid.reduce((sum, value) => sum + value, 0));

  /** Whether what pays is the price to the point. */
  get isExact(): boolean {
    return this.sum === this.price;
  }

  isTakeable(place: number): boolean {
    const kind = this.here.display[place]!;
    return this.table.legal.has(record.TAKE + kind);
  }

  isBuyable(slot: number): boolean {
    return this.table.legal.has(record.BUY + slot);
  }

  /** Whether a slot can be paid to the point, so that one plays on. */
  paysExactly(slot: number): boolean {
    const tile = record.TILES[this.here.market[slot]!];
    if (!tile || !this.isBuyable(slot)) return false;
    const cards = this.cards(slot);
    const sum = (proposed(cards, tile.price) ?? []).reduce((all, place) => all + cards[place]!, 0);
    return sum === tile.price;
  }

  override clear(): void {
    super.clear();
    this.taking = [];
    this.slot = record.NOTHING;
    this.paying = [];
    this.foreseen = null;
    this.isByHand = false;
    this.redesigning = false;
  }

  /** What was planned for tiles that are not there any more is forgotten. */
  override renew(): void {
    super.renew();
    const kept = [...this.plans].filter(([tile]) => this.setAside.includes(tile));
    if (kept.length < this.plans.size) this.plans = new Map(kept);
  }

  /** Choose a card beside those that are chosen, or alone if they do not go together. */
  alsoTake(place: number): boolean {
    const together = this.taking.includes(place) ? this.taking : [...this.taking, place];
    const chosen = this.takeOf(together) < 0 ? [place] : together;
    this.clear();
    this.taking = chosen;
    return true;
  }

  async tapDisplay(place: number): Promise<void> {
    const alone = record.TAKE + this.here.display[place]!;
    if (!this.table.legal.has(alone)) return this.refuse(alone);
    if (this.taking.includes(place)) this.taking = this.taking.filter((each) => each !== place);
    else this.alsoTake(place);
    if (!settings.confirm && (this.here.display[place]! % record.VALUES) + 1 > record.MOST_TOGETHER) {
      await this.confirm();
    }
  }

  async tapSlot(slot: number): Promise<void> {
    if (!this.isBuyable(slot)) return this.refuse(record.BUY + slot);
    if (this.slot === slot) {
      this.clear();
      return;
    }
    this.clear();
    this.slot = slot;
    this.paying = proposed(this.cards(slot), this.price) ?? [];
    this.peeked = record.NOTHING;
    await this.foresee();
  }

  /** Look at a tile of the market or of the own reserve without choosing it. */
  peek(tile: number): void {
    this.peeked = tile;
  }

  /** Ask where the tile could be built that is being bought, and what it would bring. */
  private async foresee(): Promise<void> {
    this.known = new Map();
    this.foreseen = null;
    this.chosen = record.NOTHING;
    this.pointed = record.NOTHING;
    this.outcome = null;
    const { slot, ghost: tile } = this;
    if (slot < 0 || this.sum < this.price) return;
    const ends = this.isExact ? endingTurn(this.table.legal) : [];
    const actions = [...buying(slot, this.paid), ...ends, ...building(this.plans), record.PLACE + tile];
    const asked = this.table.foresee(...actions);
    this.foreseeing = asked;
    const answer = await asked;
    if (!answer || this.foreseeing !== asked || this.slot !== slot) return;
    const builds = buildsOf(answer.legal ?? []);
    this.foreseen = { slot, tile, actions, builds, usual: null };
    if (builds.length === 0) return;
    const usual = await this.ask(builds[0]!);
    if (this.foreseeing === asked && this.foreseen) this.foreseen = { ...this.foreseen, usual };
  }

  protected override get leading(): readonly number[] {
    return this.slot >= 0 ? (this.foreseen?.actions ?? []) : [];
  }

  /** Buy what is being paid for; the tile is meant for a place of the palace, if it fits there. */
  async buyFor(place: Cell): Promise<void> {
    await this.foreseeing;
    const away = ({ x, y }: Cell): number => Math.hypot(x + 0.5 - place.x, y + 0.5 - place.y);
    const [nearest] = [...this.targets].sort((one, other) => away(one) - away(other));
    if (nearest && away(nearest) < 1) await this.buyAndBuild(nearest.action);
    else await this.table.act(...(this.ready ?? []));
  }

  /** Buy a tile and build it: at once, or at the end of the turn where that goes on. */
  private async buyAndBuild(action: number): Promise<void> {
    const { ghost: tile, plans } = this;
    const buys = buying(this.slot, this.paid);
    if (!this.isExact) {
      await this.table.act(...buys, ...building(plans), record.PLACE + tile, action);
      return;
    }
    this.plans = new Map(plans).set(tile, action);
    if (!(await this.table.act(...buys))) this.plans = plans;
  }

  /** Whether a click on a cell buys at once: pointing there was the look, and there was no other choice. */
  private get isClear(): boolean {
    if (!this.confirms) return true;
    if (this.pointer !== "mouse") return false;
    return this.isExact || this.isByHand || isOnlyWay(this.cards(this.slot), this.price);
  }

  async tapCard(currency: number, place: number): Promise<void> {
    if (this.phase === record.PAYMENT && this.isMine) {
      await this.table.act(record.PAY + this.cards(currency)[place]! - 1);
    } else if (currency === this.slot) {
      this.paying = this.paying.includes(place)
        ? this.paying.filter((each) => each !== place)
        : [...this.paying, place];
      this.isByHand = true;
      await this.foresee();
    } else if (this.phase === record.ACTION && this.isMine) {
      await this.tapSlot(currency);
    }
  }

  async tapReserve(tile: number): Promise<void> {
    const action = record.REDESIGN + tile;
    if (this.phase === record.TARGET && this.here.picked === tile) {
      await this.undo();
      return;
    }
    if (this.phase === record.TARGET && this.isMine) await this.table.undo(1);
    if (this.table.legal.has(action)) await this.table.act(action);
    else await this.refuse(action);
  }

  async tapSetAside(tile: number): Promise<void> {
    if (this.phase === record.SITE && this.here.picked === tile) return;
    if (this.phase === record.SITE && this.isMine) await this.table.undo(1);
    await this.table.act(record.PLACE + tile);
  }

  /** A cell was tapped: build there, after a look, or hear why not. */
  async tapCell(cell: Cell): Promise<void> {
    if (!this.isMine) return;
    const target = this.targets.find((each) => each.x === cell.x && each.y === cell.y);
    const removal = record.REMOVE + cellNumber(cell);
    if (target) await this.choose(target.action);
    else if (this.phase === record.ACTION && this.table.legal.has(removal)) {
      await this.choose(removal);
    } else await this.refuse(this.asked(cell), cell);
  }

  /** A tile that is to be taken out is chosen while the palace's own tiles stay lit. */
  override async choose(action: number): Promise<void> {
    if (this.slot >= 0) return this.chooseCell(action);
    const { redesigning } = this;
    const choosing = super.choose(action);
    this.redesigning = redesigning;
    await choosing;
  }

  /** Choose where the tile goes that is being bought; clear choices, and second ones, are carried out. */
  private async chooseCell(action: number): Promise<void> {
    if (this.isClear || this.chosen === action) return this.buyAndBuild(action);
    this.chosen = action;
    await this.look(action);
  }

  override async confirm(): Promise<void> {
    if (this.slot >= 0 && this.chosen >= 0) await this.buyAndBuild(this.chosen);
    else await super.confirm();
  }

  private readonly complete = $derived.by((): number[] | null => {
    if (this.slot >= 0) {
      return this.price > 0 && this.sum >= this.price ? buying(this.slot, this.paid) : null;
    }
    if (this.chosen >= 0) return [this.chosen];
    return this.take >= 0 ? [this.take] : null;
  });

  override get ready(): readonly number[] | null {
    return this.complete;
  }

  /** Enter on what is already chosen confirms it; the space bar gives it back. */
  override confirmsOn(focused: Element | null): boolean {
    const isOnChosen = focused?.matches("[aria-pressed=true], [role=checkbox]");
    return this.isMine && (isOnChosen ? this.ready !== null : super.confirmsOn(focused));
  }

  override cancel(): void {
    if (this.isMine) this.clear();
  }

  override async restart(): Promise<void> {
    this.plans = new Map();
    await super.restart();
  }

  override async undo(): Promise<void> {
    const { now } = this.table;
    // What was meant to be built is asked anew, or it would be built again at once.
    this.plans = new Map();
    const isPicked = this.isForced && this.phase === record.SITE;
    const steps = lastClick(now?.deeds, stepCount(now), isPicked);
    await this.table.undo(Math.min(Math.max(1, steps), this.table.undoable));
  }

  /** The one tile that is to be placed is picked without a click, and what has its place is built there. */
  protected override get forced(): number {
    if (this.phase === record.PLACEMENT) {
      const tile = this.setAside.find((each) => this.plans.has(each) || this.isForced);
      return tile === undefined ? record.NOTHING : record.PLACE + tile;
    }
    const build = this.phase === record.SITE ? this.plans.get(this.here.picked) : undefined;
    return build !== undefined && this.table.legal.has(build) ? build : record.NOTHING;
  }

  protected override reason(number: number): string {
    return reasonWords(number);
  }

  private takeOf(places: readonly number[]): number {
    const kinds = places.map((place) => this.here.display[place]!).sort((a, b) => a - b);
    const index = record.TAKES.findIndex(
      (cards) => cards.length === kinds.length && cards.every((kind, at) => kind === kinds[at]),
    );
    return this.table.legal.has(record.TAKE + index) ? record.TAKE + index : record.NOTHING;
  }

  /** The action that a tap on a cell asks for in this moment. */
  private asked(cell: Cell): number {
    const number = cellNumber(cell);
    const isTaken = this.palace.some((each) => each.x === cell.x && each.y === cell.y);
    if (this.phase === record.TARGET) return (isTaken ? record.SWAP : record.AT) + number;
    return (isTaken && this.phase === record.ACTION ? record.REMOVE : record.AT) + number;
  }
}
