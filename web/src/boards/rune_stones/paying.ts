/** Which gems a smithy takes by itself: its colour first, then colours made wild, then white. */
import { COLOURS, ownSeat, type Colour, type Resource, type RuneView, type Smithy } from './table';

/** The colours that can pay for this artifact in place of its own. */
export function ableColours(view: RuneView, smithy: Smithy): Colour[] {
  const { turn, seats } = view.table;
  const seat = seats[ownSeat(view)]!;
  if (smithy.id === 'sW' || turn.wilds) return [...COLOURS];
  const able = [smithy.artifact, seat.wild_gem, turn.borrowed_wild, 'white'];
  return COLOURS.filter((colour) => able.includes(colour));
}

/** What the seat would pay in gems; nothing where it chooses gem by gem. */
export function smithyPayment(view: RuneView, smithy: Smithy): Partial<Record<Resource, number>> {
  const { turn, seats } = view.table;
  if (smithy.id === 'sW' || turn.wilds || !smithy.artifact) return {};
  const { gems } = seats[ownSeat(view)]!;
  const own = smithy.artifact;
  const order = [own, ...ableColours(view, smithy).filter((colour) => colour !== own)];
  const paid: Partial<Record<Resource, number>> = {};
  let due = smithy.gems;
  for (const colour of order) {
    const count = Math.min(due, gems[colour]);
    if (count > 0) paid[colour] = -count;
    due -= count;
  }
  return due > 0 ? {} : paid;
}
