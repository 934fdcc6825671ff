/** Which symbols of a cost are drawn as covered. */
import type { Code } from '../table';

/** For each symbol from left to right: is its stone there? The last ones of a colour are missing. */
export function symbolsThere(cost: readonly Code[], missing: readonly Code[]): boolean[] {
  const lacking = [...missing];
  return cost
    .toReversed()
    .map((symbol) => {
      const place = lacking.indexOf(symbol);
      if (place >= 0) lacking.splice(place, 1);
      return place < 0;
    })
    .toReversed();
}
