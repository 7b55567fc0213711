/** What this device keeps of its tables: the events of each, and a line for lists. */

import type { AnyEvent } from "../local/events";
import type { Listed } from "../protocol";

/** An event as it is kept: the first of a table opens it, and has the number 0. */
export interface StoredEvent {
  readonly number: number;
  readonly at: number;
  readonly event: AnyEvent;
}

/** Somebody else has written an event of the same number: another page at the same table. */
export class Outrun extends Error {}

export interface TableStore {
  /** Every table, without order. */
  list(): Promise<Listed[]>;
  /** The events of a table behind a number, in order; none where there is no such table. */
  entries(code: string, behind?: number): Promise<StoredEvent[]>;
  /** Keep an event with what lists now tell of its table: both, or neither. */
  append(listed: Listed, entry: StoredEvent): Promise<void>;
  remove(code: string): Promise<void>;
}

/** Keeps tables as long as its page is open: where a browser keeps nothing. */
export class MemoryStore implements TableStore {
  private readonly tables = new Map<string, { listed: Listed; entries: StoredEvent[] }>();

  async list(): Promise<Listed[]> {
    return [...this.tables.values()].map(({ listed }) => listed);
  }

  async entries(code: string, behind = -1): Promise<StoredEvent[]> {
    return this.tables.get(code)?.entries.filter(({ number }) => number > behind) ?? [];
  }

  async append(listed: Listed, entry: StoredEvent): Promise<void> {
    const known = this.tables.get(listed.table) ?? { listed, entries: [] };
    if (known.entries.some(({ number }) => number === entry.number)) throw new Outrun(listed.table);
    this.tables.set(listed.table, { listed, entries: [...known.entries, entry] });
  }

  async remove(code: string): Promise<void> {
    this.tables.delete(code);
  }
}

const NAME = "qalat";
const VERSION = 1;
const TABLES = "tables";
const EVENTS = "events";
/** Above every number of an event. */
const LAST = Number.MAX_SAFE_INTEGER;

/** Keeps tables in the browser's own database. */
export class BrowserStore implements TableStore {
  private constructor(private readonly database: IDBDatabase) {}

  /** Open the database; fails where a browser keeps nothing. */
  static async open(): Promise<BrowserStore> {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES);
      request.result.createObjectStore(EVENTS);
    };
    const database = await answered(request);
    // A newer page may need the database in another form.
    database.onversionchange = () => database.close();
    return new BrowserStore(database);
  }

  async list(): Promise<Listed[]> {
    return answered(this.database.transaction(TABLES).objectStore(TABLES).getAll());
  }

  async entries(code: string, behind = -1): Promise<StoredEvent[]> {
    const rows = IDBKeyRange.bound([code, behind + 1], [code, LAST]);
    return answered(this.database.transaction(EVENTS).objectStore(EVENTS).getAll(rows));
  }

  async append(listed: Listed, entry: StoredEvent): Promise<void> {
    const transaction = this.database.transaction([TABLES, EVENTS], "readwrite");
    const isKept = committed(transaction);
    transaction.objectStore(EVENTS).add(entry, [listed.table, entry.number]);
    transaction.objectStore(TABLES).put(listed, listed.table);
    await isKept;
  }

  async remove(code: string): Promise<void> {
    const transaction = this.database.transaction([TABLES, EVENTS], "readwrite");
    const isKept = committed(transaction);
    transaction.objectStore(TABLES).delete(code);
    transaction.objectStore(EVENTS).delete(IDBKeyRange.bound([code, 0], [code, LAST]));
    await isKept;
  }
}

function answered<Found>(request: IDBRequest<Found>): Promise<Found> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser's database failed"));
  });
}

/** Return when all of a transaction is kept; what failed first says why it is not. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    let first: DOMException | null = null;
    transaction.onerror = ({ target }) => (first ??= (target as IDBRequest).error);
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => {
      const error = first ?? transaction.error;
      const isTaken = error?.name === "ConstraintError";
      reject(isTaken ? new Outrun(error.message) : (error ?? new Error("nothing more can be kept")));
    };
  });
}
