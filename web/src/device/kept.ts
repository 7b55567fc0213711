/** The tables that this device keeps, for pages that only list them. */

import type { Listed } from "../protocol";
import { BrowserStore } from "./store";

let store: Promise<BrowserStore> | null = null;

/** Return what is known of every table that is kept; nothing where the browser keeps nothing. */
export async function keptTables(): Promise<readonly Listed[]> {
  try {
    store ??= BrowserStore.open();
    return await (await store).list();
  } catch {
    store = null;
    return [];
  }
}
