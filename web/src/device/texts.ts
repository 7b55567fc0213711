/** Games of this device as text, and games that come as text; what writes and reads them is loaded then. */

import type { PlayedGame } from "../bots/played";
import { OVER } from "../engine";
import { CommandRefused } from "../local/refused";
import type { Rules } from "../local/rules";
import type { LocalTable } from "../local/table";
import type { NewTable, Replay } from "../protocol";
import type { GameLog } from "../text";
import type { WrittenGame } from "./messages";
import { plain } from "./codes";
import type { StoredEvent } from "./store";

export class Texts {
  constructor(private readonly rulesOf: (game: string) => Promise<Rules>) {}

  /** Return the options of a new table: those that were chosen, and the others as they usually are. */
  async options({ game, chairs, options }: NewTable): Promise<Record<string, string>> {
    const { TEXTS, Unreadable, checkedOptions } = await import("../text");
    try {
      return checkedOptions(await TEXTS[game]!(), new Map(Object.entries(options ?? {})), chairs.length);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      throw new CommandRefused("bad_options", { expected: error.message });
    }
  }

  /** Return the record of a table's game. */
  async record(table: LocalTable): Promise<string> {
    const { TEXTS, recordOf } = await import("../text");
    const record = recordOf(table, await TEXTS[table.opened.game]!());
    if (record === null) throw new CommandRefused("not_begun");
    return record;
  }

  /** Return all that happened at a table whose game is over, with the seed. */
  async log(table: LocalTable, entries: readonly StoredEvent[]): Promise<string> {
    if (table.status !== "over") throw new CommandRefused("unfinished");
    const { tableLogText } = await import("../text");
    return tableLogText(plain(table.code), entries);
  }

  /** Return a finished game as the fragment of an address, "" where it is too long for one. */
  async link(table: LocalTable): Promise<string> {
    const { TEXTS, linkOf, logOf } = await import("../text");
    const log = logOf(table);
    if (!log || table.status !== "over") throw new CommandRefused("unfinished");
    return linkOf(log, { rules: table.rules, text: await TEXTS[log.game]!() }) ?? "";
  }

  /** Return a game that was written down, checked by the rules. */
  async read(written: WrittenGame): Promise<GameLog> {
    const { TEXTS, Unreadable, gameInLink, readRecord } = await import("../text");
    const games = Object.fromEntries(
      Object.entries(TEXTS).map(([game, load]) => [
        game,
        async () => ({ rules: await this.rulesOf(game), text: await load() }),
      ]),
    );
    try {
      return await ("link" in written ? gameInLink(written.link, games) : readRecord(written.record, games));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      throw new CommandRefused("unreadable", { found: error.message });
    }
  }

  async replay(log: GameLog, seat: number): Promise<Replay> {
    const { replayOfGame } = await import("../text");
    return replayOfGame(log, await this.rulesOf(log.game), seat);
  }

  /** Return a finished game as the coach goes through it. */
  async played({ game, seats, options, steps }: GameLog): Promise<PlayedGame> {
    const rules = await this.rulesOf(game);
    const opening = rules.start(seats.length, options);
    const end = steps.reduce((state, { action }) => rules.after(state, action), opening);
    if (rules.actor(end) !== OVER) throw new CommandRefused("unfinished");
    return { opening, steps: steps.flatMap(({ actor, action }) => [actor, action]) };
  }
}
