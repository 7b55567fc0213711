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

/** Whether the price can be reached in one way only, if no card is given that is not needed. */
export function isOnlyWay(values: readonly number[], price: number): boolean {
  const falling = [...values].sort((one, other) => other - one);
  const left = falling.map((_, place) => falling.slice(place).reduce((sum, value) => sum + value, 0));
  let ways = 0;
  // Cards are added from the highest down: as soon as they reach the price, the last was needed.
  const add = (place: number, due: number): void => {
    for (let next = place; next < falling.length && ways < 2 && left[next]! >= due; next += 1) {
      if (next > place && falling[next] === falling[next - 1]) continue;
      if (falling[next]! >= due) ways += 1;
      else add(next + 1, due - falling[next]!);
    }
  };
  add(0, price);
  return ways === 1;
}
