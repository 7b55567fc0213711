/** Late in Roll & Write: five players have built much, and spent some coins. */

export const NAMES = ["Zdeňka Nováková", "Þórdís", "Anežka", "Ľubomíra", "Maximiliane"];

const BUILT = 14;

const builtBy = (here, seat) => here.count[seat].reduce((sum, count) => sum + count, 0);

export function isLate(record, here) {
  return here.phase === record.ACTION && builtBy(here, 0) >= BUILT;
}

/** Who can build builds, here and there. */
export function choose(record, here, seat, legal) {
  const builds = legal.filter((action) => action >= record.BUILD && action < record.TAKE_COINS);
  const choices = builds.length > 0 ? builds : legal;
  return choices[(builtBy(here, seat) * 7) % choices.length];
}
