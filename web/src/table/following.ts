/** A table as an update makes it of the one before. */

import { stepOf } from "../deeds";
import type { Spoken, TableNow, Update, WrittenDeed } from "../protocol";

/** As many words as the server keeps. */
const TALK_KEPT = 100;

/** Return a table behind an update; the record, the facts and one's own part are patched elsewhere. */
export function followed(before: TableNow, update: Update): TableNow {
  const { happened } = update;
  const after = {
    ...before,
    number: update.number,
    turn: update.turn,
    actor: update.actor,
    points: pointsAfter(before, update),
    ...doneAfter(before, update),
    talk: talkAfter(before, update),
    times: update.times ?? null,
    asked: update.asked ?? null,
    seats: update.seats ?? before.seats,
    names: update.names ?? before.names,
  };
  if (happened.event === "followed") after.followed = happened.table ?? "";
  if (!update.status) return after;
  return { ...after, status: update.status, seed: update.seed ?? "", winners: update.winners ?? [] };
}

/** How many steps a game has had. */
export function stepCount(now: TableNow | null): number {
  return (now?.steps ?? []).length / 2;
}

function pointsAfter({ points }: TableNow, { totals, parts }: Update): TableNow["points"] {
  if (!totals?.length) return points ?? null;
  return { totals, parts: parts ?? points?.parts ?? [] };
}

/** What was done so far; what is taken back takes its deeds along. */
function doneAfter(before: TableNow, update: Update): { steps: number[]; deeds: WrittenDeed[] } {
  const { event, seat = -1, steps: back = 0, actions = [], draws = [] } = update.happened;
  let [steps, deeds] = [[...(before.steps ?? [])], [...(before.deeds ?? [])]];
  if (event === "undone" || event === "taken_back") {
    steps = steps.slice(0, steps.length - 2 * back);
    deeds = deeds.filter((deed) => stepOf(deed) < steps.length / 2);
  }
  for (const action of actions) steps.push(seat, action);
  for (const draw of draws) steps.push(-1, draw);
  return { steps, deeds: [...deeds, ...(update.deeds ?? [])] };
}

function talkAfter({ talk = [] }: TableNow, { happened }: Update): Spoken[] {
  if (happened.event !== "said") return talk;
  const { name = "", text = "", at, seat = -1 } = happened;
  return [...talk, { name, text, at, seat }].slice(-TALK_KEPT);
}
