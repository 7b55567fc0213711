/** Which rules have a picture; the pictures of a game are loaded with its rules. */

import type { Component } from "svelte";

export const PICTURED: Readonly<Record<string, readonly string[]>> = {
  alhambra: [
    "ALH-M1", "ALH-M2", "ALH-M3", "ALH-M4", "ALH-S5", "ALH-T2", "ALH-T3", "ALH-T4", "ALH-B2", "ALH-B3", "ALH-B4",
    "ALH-B5", "ALH-T7", "ALH-B6", "ALH-P1", "ALH-P3", "ALH-P4",
  ],
  roll_and_write: [
    "RW-M1", "RW-M2", "RW-M5", "RW-T2", "RW-T3", "RW-T4", "RW-C1", "RW-C2", "RW-P2", "RW-F1", "RW-F2",
  ],
  medina: [
    "MED-M1", "MED-M2", "MED-T1", "MED-B1", "MED-B2", "MED-B3", "MED-B4", "MED-R1", "MED-S1", "MED-H1", "MED-W1",
    "MED-C1", "MED-C2", "MED-P1",
  ],
}; // prettier-ignore

export interface Pictures {
  /** What the pictures share; stands on the page once. */
  sprite: Component;
  picture: Component<{ id: string }>;
}

export const PICTURES: Readonly<Record<string, () => Promise<Pictures>>> = {
  alhambra: async () => (await import("./alhambra")).pictures,
  roll_and_write: async () => (await import("./roll_and_write")).pictures,
  medina: async () => (await import("./medina")).pictures,
};
