/** Where a tip lies beside what it is about. */

import type { Box } from "../../parts/box";

/** How much worse it is to cover what is asked about, or may be chosen, than anything else. */
const WEIGHT = 20;

function shared(one: Box, other: Box): number {
  const along = (from: "left" | "top", size: "width" | "height"): number =>
    Math.max(
      0,
      Math.min(one[from] + one[size], other[from] + other[size]) - Math.max(one[from], other[from]),
    );
  return along("left", "width") * along("top", "height");
}

/**
 * Return where to put a tip of some size within some room: in the corner in which it covers least of
 * what may be chosen, and then least of the rest.
 */
export function tipPlace(
  size: Pick<Box, "width" | "height">,
  room: Box,
  chosen: readonly Box[],
  rest: readonly Box[],
): Pick<Box, "left" | "top"> {
  const right = Math.max(room.left, room.left + room.width - size.width);
  const low = Math.max(room.top, room.top + room.height - size.height);
  const covered = (corner: Pick<Box, "left" | "top">): number => {
    const tip = { ...corner, ...size };
    const all = (boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + shared(tip, box), 0);
    return WEIGHT * all(chosen) + all(rest);
  };
  const corners = [room.top, low].flatMap((top) => [room.left, right].map((left) => ({ left, top })));
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
