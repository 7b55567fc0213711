/** What is asked over HTTP, or of this device where it has the table. */

import { isOnDevice } from "../device/codes";
import type {
  Analysis,
  Games,
  Listed,
  Listing,
  Me,
  NewTable,
  Opening,
  Pass,
  Problem,
  Replay,
  Status,
} from "../protocol";
import { Offline, Refused } from "./problems";

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Offline();
  }
  const answer: unknown = await response.json().catch(() => ({ reason: "busy" }));
  if (!response.ok) throw new Refused(answer as Problem, response.status);
  return answer as Answer;
}

type Device = (typeof import("../device/device.svelte"))["deviceApi"];

/** Ask about a table where it lies: on this device, or on the server. */
async function at<Answer>(
  code: string,
  here: (device: Device) => Promise<Answer>,
  there: () => Promise<Answer>,
): Promise<Answer> {
  return isOnDevice(code) ? here((await import("../device/device.svelte")).deviceApi) : there();
}

export const api = {
  games: () => ask<Games>("GET", "/games"),
  status: () => ask<Status>("GET", "/status"),
  me: () => ask<Me>("GET", "/me"),
  become: (name: string) => ask<Me>("POST", "/me", { name }),
  newPass: () => ask<Pass>("POST", "/me/pass", {}),
  usePass: (secret: string) => ask<Me>("POST", "/me/use-pass", { secret }),
  openTables: () => ask<Listing>("GET", "/tables"),
  ownTables: () => ask<Listing>("GET", "/tables/mine"),
  newTable: (table: NewTable) => ask<Opening>("POST", "/tables", table),
  newLesson: (game: string) => ask<Opening>("POST", "/lessons", { game }),
  table: (code: string) =>
    at(
      code,
      (device) => device.table(code),
      () => ask<Listed>("GET", `/tables/${code}`),
    ),
  sit: (code: string, seat: number | null, name = "") =>
    ask<Listed>("POST", `/tables/${code}/sit`, { seat, name }),
  stand: (code: string) => ask<Listed>("POST", `/tables/${code}/stand`, {}),
  setChair: (code: string, seat: number, chair: NewTable["chairs"][number]) =>
    ask<Opening>("POST", `/tables/${code}/chair`, { seat, chair }),
  begin: (code: string) =>
    at(
      code,
      (device) => device.begin(code),
      () => ask<Listed>("POST", `/tables/${code}/begin`, {}),
    ),
  close: (code: string) =>
    at(
      code,
      (device) => device.close(code),
      () => ask<Listed>("POST", `/tables/${code}/close`, {}),
    ),
  replay: (code: string) =>
    at(
      code,
      (device) => device.replay(code),
      () => ask<Replay>("GET", `/tables/${code}/replay`),
    ),
  record: (text: string, seat: number) => ask<Replay>("POST", "/records", { text, seat }),
  analysis: (code: string, after: number) =>
    at(
      code,
      (device) => device.analysis(code, after),
      () => ask<Analysis>("GET", `/tables/${code}/analysis?after=${after}`),
    ),
  analyse: (code: string, after: number) =>
    at(
      code,
      (device) => device.analyse(code, after),
      () => ask<Analysis>("POST", `/tables/${code}/analysis?after=${after}`, {}),
    ),
  analyseRecord: (text: string, after: number) =>
    ask<Analysis>("POST", `/records/analysis?after=${after}`, { text }),
  rematch: (code: string) =>
    at(
      code,
      (device) => device.rematch(code),
      () => ask<Opening>("POST", `/tables/${code}/rematch`, {}),
    ),
};
