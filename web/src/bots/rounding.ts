/** Numbers are rounded as Python rounds them: what lies in the middle goes to the even neighbour. */

/** Return a number with so many decimals. */
export function rounded(value: number, decimals: number): number {
  // Only a number of whole halves of the last place lies in the middle, and it has few binary places.
  const scale = 10 ** decimals;
  const halves = value * 2 ** (decimals + 1);
  if (Number.isInteger(halves) && halves % 2 !== 0) {
    const below = Math.floor(value * scale);
    return (below % 2 === 0 ? below : below + 1) / scale;
  }
  return Number(value.toFixed(decimals));
}
