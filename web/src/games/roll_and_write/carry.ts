/** A die that is carried to one of the lit crossings of its value. */

import type { Carried } from "../../table/motion/drag.svelte";
import { blueOf, yellowOf } from "./dice";
import { dieName } from "./journeys";
import type { Play } from "./play.svelte";
import { BLUE, NOTHING } from "./record";

const CROSSING = "crossing-";

export const crossingLanding = (crossing: number): string => `${CROSSING}${crossing}`;

export function carriedDie(play: Play, place: number, colour: number): Carried {
  const value = play.dice[place]![colour]!;
  const valueOf = colour === BLUE ? blueOf : yellowOf;
  const target = (name: string | null) =>
    name?.startsWith(CROSSING) ? play.targets.get(Number(name.slice(CROSSING.length))) : undefined;
  return {
    piece: dieName(play.me, place, colour),
    lift: () => [...play.targets.keys()].some((crossing) => valueOf(crossing) === value),
    lands: (name) => {
      const found = target(name);
      return found !== undefined && valueOf(found.crossing) === value;
    },
    over: (name) => play.lookAt(target(name)?.crossing ?? NOTHING),
    drop: (name) => void play.table.act(target(name)!.action),
  };
}
