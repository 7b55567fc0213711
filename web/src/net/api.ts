/** What is asked over HTTP. */

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

/** Something that the server refused; the reason is one of its closed list. */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.reason);
  }
}

/** The server could not be reached. */
export class Offline extends Error {}

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
  table: (code: string) => ask<Listed>("GET", `/tables/${code}`),
  sit: (code: string, seat: number | null, name = "") =>
    ask<Listed>("POST", `/tables/${code}/sit`, { seat, name }),
  stand: (code: string) => ask<Listed>("POST", `/tables/${code}/stand`, {}),
  setChair: (code: string, seat: number, chair: NewTable["chairs"][number]) =>
    ask<Opening>("POST", `/tables/${code}/chair`, { seat, chair }),
  begin: (code: string) => ask<Listed>("POST", `/tables/${code}/begin`, {}),
  close: (code: string) => ask<Listed>("POST", `/tables/${code}/close`, {}),
  replay: (code: string) => ask<Replay>("GET", `/tables/${code}/replay`),
  record: (text: string, seat: number) => ask<Replay>("POST", "/records", { text, seat }),
  analysis: (code: string, after: number) => ask<Analysis>("GET", `/tables/${code}/analysis?after=${after}`),
  analyse: (code: string, after: number) =>
    ask<Analysis>("POST", `/tables/${code}/analysis?after=${after}`, {}),
  analyseRecord: (text: string, after: number) =>
    ask<Analysis>("POST", `/records/analysis?after=${after}`, { text }),
  rematch: (code: string) => ask<Opening>("POST", `/tables/${code}/rematch`, {}),
};
