/** Games that somebody wrote down: read on this device, and where that cannot be, records on the server. */

import { api } from "../net/api";
import { NoDevice } from "../net/problems";
import type { Analysis, Replay } from "../protocol";
import { canPlayHere, deviceApi } from "./device.svelte";
import type { WrittenGame } from "./messages";

/** What begins the lines of a position that a game began from: only the server can read that. */
const POSITION = "\n| ";

/** Ask this device about a written game, or the server where it is a record that the device cannot read. */
async function asked<Answer>(
  written: WrittenGame,
  here: () => Promise<Answer>,
  there: (record: string) => Promise<Answer>,
): Promise<Answer> {
  const record = "record" in written ? written.record : null;
  if (record?.includes(POSITION)) return there(record);
  try {
    if (canPlayHere()) return await here();
  } catch (error) {
    if (!(error instanceof NoDevice) || record === null) throw error;
  }
  if (record === null) throw new NoDevice();
  return there(record);
}

export function readWritten(written: WrittenGame, seat: number): Promise<Replay> {
  return asked(
    written,
    () => deviceApi.read(written, seat),
    (record) => api.record(record, seat),
  );
}

export function analyseWritten(written: WrittenGame, after: number): Promise<Analysis> {
  return asked(
    written,
    () => deviceApi.analyseWritten(written, after),
    (record) => api.analyseRecord(record, after),
  );
}
