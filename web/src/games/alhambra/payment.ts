/** Which cards to offer for a price: the cheapest set that reaches it, of those the fewest cards. */

/** Return the places of the cards to offer, or null if they do not reach the price. */
export function proposed(values: readonly number[], price: number): number[] | null {
  const most = values.reduce((sum, value) => sum + value, 0);
  const best: (number[] | undefined)[] = Array.from({ length: most + 1 });
  best[0] = [];
  values.forEach((value, place) => {
    for (let sum = most; sum >= value; sum -= 1) {
      const before = best[sum - value];
      const known = best[sum];
      if (before && (!known || before.length + 1 < known.length)) best[sum] = [...before, place];
    }
  });
  return best.slice(price).find((places) => places !== undefined) ?? null;
}
