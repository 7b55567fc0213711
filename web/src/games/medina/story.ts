/** What was placed so far, turn by turn. */

export interface Turn {
  seat: number;
  actions: number[];
  /** How many steps of the game came before it. */
  from: number;
}

const PIECES_A_TURN = 2;
const CHANCE = -1;

/** Return the turns of a game from its steps, which are seat and action by turns. */
export function turns(steps: readonly number[]): Turn[] {
  const told: Turn[] = [];
  for (let place = 0; place + 1 < steps.length; place += 2) {
    const [seat, action] = [steps[place]!, steps[place + 1]!];
    if (seat === CHANCE) continue;
    const last = told.at(-1);
    // The first merchant is nobody's piece: two more belong to the turn that it opens.
    const room = PIECES_A_TURN + (told.length === 1 ? 1 : 0);
    if (last && last.seat === seat && last.actions.length < room) last.actions.push(action);
    else told.push({ seat, actions: [action], from: place / 2 });
  }
  return told;
}

/** Return the turns of others since a seat's last own, the whole game for one who watches. */
export function since(all: readonly Turn[], seat: number): Turn[] {
  const last = all.findLastIndex((turn) => turn.seat === seat);
  return all.slice(last + 1);
}
