/** Which symbols of a cost somebody's stones cover. */
import type { Code } from '../table';

/** For each symbol from left to right: is there a stone for it? */
export function covered(cost: readonly Code[], stones: readonly Code[]): boolean[] {
  const left = [...stones];
  return cost.map((symbol) => {
    const place = left.indexOf(symbol);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
