/** Which servants may fall: whole sets of casualties instead of one servant after the other. */
import type { Servant } from '../table';

export interface Casualties {
  lost: Record<Servant, number>;
  /** The answers that bring it about; what is certain is not asked. */
  answers: Servant[];
}

type Counts = Record<Servant, number>;

const wall = (standing: Counts, shields: Counts): number =>
  standing.flame * shields.flame + standing.stone * shields.stone;

/** What happens without a question: all fall, or only one kind is left to fall. */
function certain(standing: Counts, shields: Counts, damage: number): Counts | null {
  if (damage <= 0) return { flame: 0, stone: 0 };
  if (damage >= wall(standing, shields)) return standing;
  const fall = (kind: Servant) =>
    Math.min(standing[kind], Math.ceil(damage / Math.max(1, shields[kind])));
  if (standing.flame === 0) return { flame: 0, stone: fall('stone') };
  if (standing.stone === 0) return { flame: fall('flame'), stone: 0 };
  return null;
}

function follow(
  standing: Counts,
  shields: Counts,
  damage: number,
  answers: Servant[],
  lost: Counts,
  found: Casualties[],
): void {
  const rest = certain(standing, shields, damage);
  if (rest) {
    const sum = { flame: lost.flame + rest.flame, stone: lost.stone + rest.stone };
    found.push({ lost: sum, answers });
    return;
  }
  for (const kind of ['flame', 'stone'] as const) {
    const left = { ...standing, [kind]: standing[kind] - 1 };
    const fallen = { ...lost, [kind]: lost[kind] + 1 };
    follow(left, shields, damage - shields[kind], [...answers, kind], fallen, found);
  }
}

const size = ({ lost }: Casualties): number => lost.flame + lost.stone;

/** Every set of servants that can take this damage, the smallest sets first. */
export function casualties(standing: Counts, shields: Counts, damage: number): Casualties[] {
  const found: Casualties[] = [];
  follow(standing, shields, damage, [], { flame: 0, stone: 0 }, found);
  const sets = new Map<string, Casualties>();
  for (const one of found) {
    const key = `${one.lost.flame}:${one.lost.stone}`;
    const known = sets.get(key);
    if (!known || known.answers.length > one.answers.length) sets.set(key, one);
  }
  return [...sets.values()].toSorted((one, other) => size(one) - size(other));
}
